<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Preferans</source>
        <translation>О программе «Преферанс»</translation>
    </message>
    <message>
        <source>Preferans {version}</source>
        <translation>Преферанс {version}</translation>
    </message>
    <message>
        <source>The card game of bidding, tricks and whists, for one person against bots.</source>
        <translation>Карточная игра с торговлей, взятками и вистами: один человек против ботов.</translation>
    </message>
    <message>
        <source>This program opens no network connection.</source>
        <translation>Программа не устанавливает сетевых соединений.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence: use it, change it and pass it on, but without any warranty.</source>
        <translation>Это свободная программа под лицензией MIT: пользуйтесь ею, изменяйте и передавайте дальше, но без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>It is made with Qt {version}, which is used under the GNU Lesser General Public License, version 3. You may replace the Qt libraries by others of your own.</source>
        <translation>Она сделана на Qt {version}; библиотека используется на условиях GNU Lesser General Public License версии 3. Библиотеки Qt можно заменить своими.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>The running total of each player, in points.</source>
        <translation>Счёт каждого игрока, в очках.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Пуля</translation>
    </message>
    <message>
        <source>Points of made contracts.</source>
        <translation>Очки за сыгранные контракты.</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Гора</translation>
    </message>
    <message>
        <source>Penalty points.</source>
        <translation>Штрафные очки.</translation>
    </message>
    <message>
        <source>Missing to a pool of {target}, × {weight}</source>
        <translation>Недостаёт до пули {target}, × {weight}</translation>
    </message>
    <message>
        <source>Missing pool points go on the mountain, surplus ones come off.</source>
        <translation>Недостающие очки пули идут в гору, лишние списываются с неё.</translation>
    </message>
    <message>
        <source>Mountain to be settled</source>
        <translation>Гора к расчёту</translation>
    </message>
    <message>
        <source>The mountain with the missing pool points.</source>
        <translation>Гора вместе с недостающими очками пули.</translation>
    </message>
    <message>
        <source>Mountain part, × {price}</source>
        <translation>За гору, × {price}</translation>
    </message>
    <message>
        <source>Each point of the own mountain costs {price} whists.</source>
        <translation>Цена очка своей горы в вистах: {price}.</translation>
    </message>
    <message>
        <source>All mountains together, {sum}, divided by {players}.</source>
        <translation>Сумма всех гор, {sum}, делённая на число игроков, {players}.</translation>
    </message>
    <message>
        <source>Mean of the mountains</source>
        <translation>Средняя гора</translation>
    </message>
    <message>
        <source>Mean less own mountain</source>
        <translation>Средняя минус своя</translation>
    </message>
    <message>
        <source>A mountain below the mean gains, one above it loses.</source>
        <translation>Гора ниже средней даёт выигрыш, выше средней&#xa0;— проигрыш.</translation>
    </message>
    <message>
        <source>Each point of the line above is {price} whists.</source>
        <translation>Цена очка предыдущей строки в вистах: {price}.</translation>
    </message>
    <message>
        <source>Whists on the others</source>
        <translation>Висты на других</translation>
    </message>
    <message>
        <source>Whists of the others</source>
        <translation>Висты других</translation>
    </message>
    <message>
        <source>What the others have written on the player.</source>
        <translation>Что другие записали на этого игрока.</translation>
    </message>
    <message>
        <source>Whist part</source>
        <translation>За висты</translation>
    </message>
    <message>
        <source>The two lines above together.</source>
        <translation>Две предыдущие строки вместе.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>{number} on {name}</source>
        <translation>{number} на игрока {name}</translation>
    </message>
    <message>
        <source>Result, exactly</source>
        <translation>Итог, точный</translation>
    </message>
    <message>
        <source>Everything together, in whists.</source>
        <translation>Всё вместе, в вистах.</translation>
    </message>
    <message>
        <source>Result in whole whists</source>
        <translation>Итог в целых вистах</translation>
    </message>
    <message>
        <source>Rounded so that the sum stays the same.</source>
        <translation>Округлено так, чтобы сумма не изменилась.</translation>
    </message>
    <message>
        <source>Against the mean</source>
        <translation>Относительно среднего</translation>
    </message>
    <message>
        <source>The results less their mean: this line sums to zero.</source>
        <translation>Итоги за вычетом их среднего: сумма этой строки равна нулю.</translation>
    </message>
    <message>
        <source>Moved on the mountain</source>
        <translation>Поправка к горе</translation>
    </message>
    <message>
        <source>So many points make the mean of the mountains whole.</source>
        <translation>С этой поправкой средняя гора становится целой.</translation>
    </message>
    <message>
        <source>Whists for that</source>
        <translation>Висты за поправку</translation>
    </message>
    <message>
        <source>What the points moved are worth to the others, in whole whists.</source>
        <translation>Сколько эти очки стоят остальным, в целых вистах.</translation>
    </message>
    <message>
        <source>By the device of one point: a mountain is moved and paid for.</source>
        <translation>Одну гору меняют, и за это рассчитываются вистами.</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>very seldom</source>
        <comment>how often</comment>
        <translation>очень редко</translation>
    </message>
    <message>
        <source>seldom</source>
        <comment>how often</comment>
        <translation>редко</translation>
    </message>
    <message>
        <source>about every other time</source>
        <comment>how often</comment>
        <translation>примерно через раз</translation>
    </message>
    <message>
        <source>more often than not</source>
        <comment>how often</comment>
        <translation>в большинстве случаев</translation>
    </message>
    <message>
        <source>nearly always</source>
        <comment>how often</comment>
        <translation>почти всегда</translation>
    </message>
    <message>
        <source>in fewer than {percent} % of cases</source>
        <translation>менее чем в {percent}&#xa0;% случаев</translation>
    </message>
    <message>
        <source>in more than {percent} % of cases</source>
        <translation>более чем в {percent}&#xa0;% случаев</translation>
    </message>
    <message>
        <source>in about {percent} % of cases</source>
        <translation>примерно в {percent}&#xa0;% случаев</translation>
    </message>
    <message>
        <source>hardly a trick</source>
        <comment>an average number of tricks</comment>
        <translation>почти ни одной взятки</translation>
    </message>
    <message>
        <source>about {tricks}</source>
        <comment>such as: about 5 tricks</comment>
        <translation>примерно {tricks}</translation>
    </message>
    <message>
        <source>about {number} tricks</source>
        <comment>with one decimal, such as 5.2</comment>
        <translation>примерно {number}&#xa0;взятки</translation>
    </message>
    <message>
        <source>{number} whists</source>
        <comment>with one decimal, such as 5.2</comment>
        <translation>{number}&#xa0;виста</translation>
    </message>
    <message>
        <source>{number} ± {error} whists</source>
        <translation>{number}&#xa0;±&#xa0;{error}&#xa0;виста</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Все &amp;карты открыты</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>К концу</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <comment>the suit by itself</comment>
        <translation>пики</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>the suit by itself</comment>
        <translation>трефы</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>the suit by itself</comment>
        <translation>бубны</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>the suit by itself</comment>
        <translation>черви</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <translation>восьмёрка</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <translation>девятка</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <translation>десятка</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <translation>король</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <translation>туз</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in: seven of spades</comment>
        <translation>пик</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in: seven of clubs</comment>
        <translation>треф</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in: seven of diamonds</comment>
        <translation>бубён</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in: seven of hearts</comment>
        <translation>червей</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>misère without the talon</source>
        <translation>мизер без прикупа</translation>
    </message>
    <message>
        <source>nine without the talon</source>
        <translation>девять без прикупа</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>мизер</translation>
    </message>
    <message>
        <source>six</source>
        <comment>level of a contract</comment>
        <translation>шесть</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>level of a contract</comment>
        <translation>семь</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>level of a contract</comment>
        <translation>восемь</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>level of a contract</comment>
        <translation>девять</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>level of a contract</comment>
        <translation>десять</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in: six spades</comment>
        <translation>пик</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in: six clubs</comment>
        <translation>треф</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in: six diamonds</comment>
        <translation>бубён</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in: six hearts</comment>
        <translation>червей</translation>
    </message>
    <message>
        <source>no trump</source>
        <comment>in: six no trump</comment>
        <translation>без козыря</translation>
    </message>
    <message>
        <source>{level} {strain}</source>
        <comment>a contract</comment>
        <translation>{level} {strain}</translation>
    </message>
</context>
<context>
    <name>Causes</name>
    <message>
        <source>The contract is then made less often.</source>
        <translation>Так контракт удаётся сыграть реже.</translation>
    </message>
    <message>
        <source>The contract is then beaten less often.</source>
        <translation>Так разыгрывающего удаётся посадить реже.</translation>
    </message>
    <message>
        <source>You are then caught more often.</source>
        <translation>Так вас ловят чаще.</translation>
    </message>
    <message>
        <source>The declarer is then caught less often.</source>
        <translation>Так разыгрывающего удаётся поймать реже.</translation>
    </message>
    <message>
        <source>You then take a trick more now and then.</source>
        <translation>Так вы иногда берёте лишнюю взятку.</translation>
    </message>
    <message>
        <source>That costs a trick now and then.</source>
        <translation>Это иногда стоит взятки.</translation>
    </message>
    <message>
        <source>That costs about one trick.</source>
        <translation>Это стоит примерно одной взятки.</translation>
    </message>
    <message>
        <source>With these cards {contract} is made {often}.</source>
        <translation>С этими картами {contract} удаётся сыграть {often}.</translation>
    </message>
    <message>
        <source>If all pass, this hand comes off cheaply: {tricks}.</source>
        <translation>Если все спасуют, этой руке грозит немного: {tricks}.</translation>
    </message>
    <message>
        <source>This hand can bid: {contract} is made {often}.</source>
        <translation>С этой рукой можно торговаться: {contract} удаётся сыграть {often}.</translation>
    </message>
    <message>
        <source>If all pass, this hand takes {tricks} at raspasy.</source>
        <translation>Если все спасуют, на распасах у этой руки {tricks}.</translation>
    </message>
    <message>
        <source>A misère with these cards is caught {often}.</source>
        <translation>Мизер с этими картами ловят {often}.</translation>
    </message>
    <message>
        <source>These cards can play misère: it is caught {often}.</source>
        <translation>С этими картами можно играть мизер: ловят его {often}.</translation>
    </message>
    <message>
        <source>Another bid suits these cards better: {contract}.</source>
        <translation>Этим картам больше подходит другая заявка: {contract}.</translation>
    </message>
    <message>
        <source>A lower bid is enough: {contract}.</source>
        <translation>Хватит и заявки пониже: {contract}.</translation>
    </message>
    <message>
        <source>A higher bid is better here: {contract}.</source>
        <translation>Здесь лучше заявка повыше: {contract}.</translation>
    </message>
    <message>
        <source>Look at your cards before you call.</source>
        <translation>Посмотрите карты, прежде чем торговаться.</translation>
    </message>
    <message>
        <source>To defend brings more here than to play.</source>
        <translation>Здесь защищаться выгоднее, чем играть.</translation>
    </message>
    <message>
        <source>Every trump counts: keep the {card}.</source>
        <translation>Каждый козырь на счету, оставьте и этот: {card}.</translation>
    </message>
    <message>
        <source>The {card} is good for a trick: keep it.</source>
        <translation>Оставьте на руке верную взятку: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes a trick only with a lower card beside it.</source>
        <translation>Не сносите прикрытие: без него {card} взятки не возьмёт.</translation>
    </message>
    <message>
        <source>A long suit brings tricks: keep all your cards in {suit}.</source>
        <translation>Длинная масть приносит взятки: оставьте все {suit}.</translation>
    </message>
    <message>
        <source>The {card} hardly takes a trick: lay it away.</source>
        <translation>Взятки {card} почти наверняка не даст: лучше снести.</translation>
    </message>
    <message>
        <source>Lay away all your cards in {suit}: then you can trump it.</source>
        <translation>Снесите все {suit}: тогда эту масть можно бить козырем.</translation>
    </message>
    <message>
        <source>Too few low cards are beside the {card}: it can be caught.</source>
        <translation>Осталась дыра: мелких карт мало, и взять может {card}.</translation>
    </message>
    <message>
        <source>The {card} makes its suit safe: keep it.</source>
        <translation>Не сносите: {card} делает масть надёжной.</translation>
    </message>
    <message>
        <source>With the talon these cards are worth more.</source>
        <translation>С прикупом эти карты стоят больше.</translation>
    </message>
    <message>
        <source>Here it is better to leave the talon.</source>
        <translation>Здесь прикуп лучше оставить.</translation>
    </message>
    <message>
        <source>It is too early to give up: {contract} is made {often}.</source>
        <translation>Сдаваться рано: {contract} удаётся сыграть {often}.</translation>
    </message>
    <message>
        <source>To give up is cheaper: {contract} is made {often}.</source>
        <translation>Сдаться дешевле: {contract} удаётся сыграть {often}.</translation>
    </message>
    <message>
        <source>The contract is too high: {contract} is made {often}.</source>
        <translation>Контракт слишком высок: {contract} удаётся сыграть {often}.</translation>
    </message>
    <message>
        <source>There is more in these cards: {contract} is made {often}.</source>
        <translation>Эти карты стоят большего: {contract} удаётся сыграть {often}.</translation>
    </message>
    <message>
        <source>Against a lower contract the defenders owe more tricks: {contract}.</source>
        <translation>Против контракта пониже защита обязана взять больше: {contract}.</translation>
    </message>
    <message>
        <source>More tricks are in another contract: {contract}.</source>
        <translation>В другом контракте взяток больше: {contract}.</translation>
    </message>
    <message>
        <source>The whist is too dear: together the two hands take {tricks}, the duty is {owed}.</source>
        <translation>Вист слишком дорог: в двух руках {tricks}, а с вас {owed}.</translation>
    </message>
    <message>
        <source>The whist pays: together the two hands take {tricks}, the duty is {owed}.</source>
        <translation>Вист выгоден: в двух руках {tricks}, а с вас {owed}.</translation>
    </message>
    <message>
        <source>Your cards add too little: leave the whist to the other.</source>
        <translation>Ваши карты добавят слишком мало: оставьте вист партнёру.</translation>
    </message>
    <message>
        <source>Your own tricks bring you whists only if you whist too.</source>
        <translation>За свои взятки вы пишете висты, только если тоже вистуете.</translation>
    </message>
    <message>
        <source>Half-whist is safe: alone you owe {owed}, together the hands take {tricks}.</source>
        <translation>Полвиста надёжнее: в одиночку с вас {owed}, а в двух руках {tricks}.</translation>
    </message>
    <message>
        <source>Half-whist brings whists without play, a pass brings none.</source>
        <translation>Полвиста — это висты без розыгрыша, а пас не даёт ничего.</translation>
    </message>
    <message>
        <source>A look at a hand costs nothing: look before you decide.</source>
        <translation>Посмотреть карты ничего не стоит: взгляните, прежде чем решать.</translation>
    </message>
    <message>
        <source>It is better to look at the other hand.</source>
        <translation>Лучше посмотреть другую руку.</translation>
    </message>
    <message>
        <source>With open cards both hands can be played as one.</source>
        <translation>В светлую две руки играют как одна.</translation>
    </message>
    <message>
        <source>With closed cards the declarer knows less.</source>
        <translation>Втёмную разыгрывающий знает меньше.</translation>
    </message>
    <message>
        <source>Your cards do better without those of the passer.</source>
        <translation>Без карт спасовавшего ваши сыграют лучше.</translation>
    </message>
    <message>
        <source>The cards of the passer take tricks that you will miss.</source>
        <translation>Карты спасовавшего берут взятки, которых вам не хватит.</translation>
    </message>
    <message>
        <source>Draw the trumps first (still out: {number}).</source>
        <translation>Сначала выбейте козыри (на чужих руках: {number}).</translation>
    </message>
    <message>
        <source>You need your trumps later: do not lead them now.</source>
        <translation>Козыри вам ещё понадобятся: не ходите с них сейчас.</translation>
    </message>
    <message>
        <source>A trump led now only helps the declarer.</source>
        <translation>Ход с козыря сейчас на руку только разыгрывающему.</translation>
    </message>
    <message>
        <source>A trump led now leaves the declarer fewer to trump with.</source>
        <translation>Ход с козыря оставит разыгрывающему меньше козырей, чтобы бить.</translation>
    </message>
    <message>
        <source>The {card} is high: take its trick while you can.</source>
        <translation>Возьмите верную взятку, пока можно: {card}.</translation>
    </message>
    <message>
        <source>It is too early for the {card}: keep it for later.</source>
        <translation>Ещё рано: {card} пригодится позже.</translation>
    </message>
    <message>
        <source>The {card} is your way back to the lead: work on {suit} before it goes.</source>
        <translation>Вернуться на ход вам поможет {card}: сначала отработайте {suit}.</translation>
    </message>
    <message>
        <source>The {card} takes a trick if others lead the suit: do not lead it.</source>
        <translation>Не ходите в эту масть сами: с чужого хода {card} возьмёт взятку.</translation>
    </message>
    <message>
        <source>A lead in {suit} gives more away: better is the {card}.</source>
        <translation>Ход в {suit} отдаёт больше: лучше {card}.</translation>
    </message>
    <message>
        <source>This suit is led with a higher card: the {card}.</source>
        <translation>В эту масть лучше пойти картой старше: {card}.</translation>
    </message>
    <message>
        <source>This suit is led with a lower card: the {card}.</source>
        <translation>В эту масть лучше пойти картой младше: {card}.</translation>
    </message>
    <message>
        <source>That costs {tricks}.</source>
        <translation>Потеря: {tricks}.</translation>
    </message>
    <message>
        <source>The contract is then made {often}, with the better choice {other_often}.</source>
        <translation>Так контракт удаётся сыграть {often}, а при лучшем выборе — {other_often}.</translation>
    </message>
    <message>
        <source>The contract is then beaten {often}, with the better choice {other_often}.</source>
        <translation>Так разыгрывающего удаётся посадить {often}, а при лучшем выборе — {other_often}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}.</source>
        <translation>Возьмите эту взятку: {card}.</translation>
    </message>
    <message>
        <source>Cover the card on the table: with the {card}.</source>
        <translation>Перебейте карту на столе: {card}.</translation>
    </message>
    <message>
        <source>Let this trick go: you need the {card} later.</source>
        <translation>Отдайте эту взятку: {card} ещё понадобится.</translation>
    </message>
    <message>
        <source>Take over from your partner, to lead: with the {card}.</source>
        <translation>Перебейте партнёра, чтобы ход перешёл к вам: {card}.</translation>
    </message>
    <message>
        <source>Your partner is taking this trick: keep the {card}.</source>
        <translation>Эту взятку берёт партнёр: {card} ещё пригодится.</translation>
    </message>
    <message>
        <source>A lower card is enough here: the {card}.</source>
        <translation>Здесь хватит карты младше: {card}.</translation>
    </message>
    <message>
        <source>A higher card is needed here: the {card}.</source>
        <translation>Здесь нужна карта старше: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes nothing here: keep it for later.</source>
        <translation>Здесь {card} ничего не берёт: приберегите на потом.</translation>
    </message>
    <message>
        <source>The {card} would be in the way later: part with it now.</source>
        <translation>Потом {card} будет только мешать: отдайте сейчас.</translation>
    </message>
    <message>
        <source>This trick is worth a trump.</source>
        <translation>Эта взятка стоит козыря.</translation>
    </message>
    <message>
        <source>This trick is not worth a trump.</source>
        <translation>Эта взятка козыря не стоит.</translation>
    </message>
    <message>
        <source>The {card} needs all the low cards that are beside it.</source>
        <translation>Прикрытие нужно целиком: без него {card} не возьмёт.</translation>
    </message>
    <message>
        <source>The {card} will take a trick: do not throw it away.</source>
        <translation>Не сбрасывайте: {card} ещё возьмёт взятку.</translation>
    </message>
    <message>
        <source>You still need your cards in {suit}: throw another suit.</source>
        <translation>Ваши {suit} ещё нужны: сбросьте другую масть.</translation>
    </message>
    <message>
        <source>The {card} can be made to take a trick: throw it now.</source>
        <translation>Эту карту вас могут заставить взять, сбросьте сейчас: {card}.</translation>
    </message>
    <message>
        <source>Low cards keep you safe: do not throw the {card}.</source>
        <translation>Вас берегут мелкие карты: {card} ещё пригодится.</translation>
    </message>
    <message>
        <source>Stay below: play the {card}.</source>
        <translation>Держитесь пониже: {card}.</translation>
    </message>
    <message>
        <source>The {card} goes away safely now: keep the lower ones.</source>
        <translation>Сейчас {card} уходит безопасно: младшие приберегите.</translation>
    </message>
    <message>
        <source>If you must take a trick, take it high: with the {card}.</source>
        <translation>Раз уж брать, то старшей картой: {card}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}: later it costs more.</source>
        <translation>Возьмите эту взятку сейчас, потом будет дороже: {card}.</translation>
    </message>
    <message>
        <source>In {suit} you can be caught: safer is the {card}.</source>
        <translation>Ваши {suit} небезопасны: надёжнее {card}.</translation>
    </message>
    <message>
        <source>Lead a lower card of this suit: the {card}.</source>
        <translation>Пойдите в эту масть картой младше: {card}.</translation>
    </message>
    <message>
        <source>Lead a higher card of this suit: the {card}.</source>
        <translation>Пойдите в эту масть картой старше: {card}.</translation>
    </message>
    <message>
        <source>No higher card is left: the {card} must take the trick.</source>
        <translation>Старше уже ничего нет: {card} возьмёт взятку наверняка.</translation>
    </message>
    <message>
        <source>Few cards are higher: the {card} may well take the trick.</source>
        <translation>Старших карт мало: {card} вполне может взять.</translation>
    </message>
    <message>
        <source>You are then caught {often}, with the better choice {other_often}.</source>
        <translation>Так вас ловят {often}, а при лучшем выборе — {other_often}.</translation>
    </message>
    <message>
        <source>You then take {tricks} from here on, with the better choice {other_tricks}.</source>
        <translation>Так у вас впереди {tricks}, а при лучшем выборе — {other_tricks}.</translation>
    </message>
    <message>
        <source>The declarer can be caught in {suit}: lead that suit.</source>
        <translation>Ходите в {suit}: там разыгрывающего можно поймать.</translation>
    </message>
    <message>
        <source>It is too early to lead {suit}, where the declarer can be caught.</source>
        <translation>Ходить в {suit} ещё рано, хотя разыгрывающий там и ловится.</translation>
    </message>
    <message>
        <source>On {suit} the declarer can throw a dangerous card.</source>
        <translation>На {suit} разыгрывающий может сбросить опасную карту.</translation>
    </message>
    <message>
        <source>The declarer is taking this trick: stay below him.</source>
        <translation>Взятку берёт разыгрывающий: положите карту младше.</translation>
    </message>
    <message>
        <source>The {card} can lie below a card of the declarer: keep it.</source>
        <translation>Под карту разыгрывающего ещё ляжет {card}: приберегите.</translation>
    </message>
    <message>
        <source>The {card} would save the declarer: throw it now.</source>
        <translation>Разыгрывающего может спасти {card}: сбросьте сейчас.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}, to be the one to lead.</source>
        <translation>Возьмите эту взятку, чтобы ход был ваш: {card}.</translation>
    </message>
    <message>
        <source>The declarer is then caught {often}, with the better choice {other_often}.</source>
        <translation>Так разыгрывающего удаётся поймать {often}, а при лучшем выборе — {other_often}.</translation>
    </message>
</context>
<context>
    <name>CheckDealDialog</name>
    <message>
        <source>told after the deal</source>
        <translation>станет известно после сдачи</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Карт ещё не сдавали.</translation>
    </message>
    <message>
        <source>You chose the cards of this deal by their number.</source>
        <translation>Вы сами выбрали карты этой сдачи по номеру.</translation>
    </message>
    <message>
        <source>This deal is being played; number and salt are told when it is over.</source>
        <translation>Сдача ещё играется; номер и соль станут известны в её конце.</translation>
    </message>
    <message>
        <source>Right: number and salt give exactly what was shown before the deal. No card was changed.</source>
        <translation>Верно: номер и соль дают в точности то, что было показано до сдачи. Ни одна карта не подменена.</translation>
    </message>
    <message>
        <source>Wrong: number and salt do not give what was shown before the deal. The record of this match was changed.</source>
        <translation>Неверно: номер и соль не дают того, что было показано до сдачи. Протокол этой партии изменён.</translation>
    </message>
    <message>
        <source>Check the dealing</source>
        <translation>Проверка сдачи</translation>
    </message>
    <message>
        <source>Before each deal the program draws a number, which fixes all cards, and shows a seal of it that nobody can foresee or undo. After the deal it tells the number and the salt, and anybody can make the seal again.</source>
        <translation>Перед каждой сдачей программа выбирает случайный номер, который определяет все карты, и показывает его отпечаток: угадать по нему номер или подменить номер потом нельзя. После сдачи она называет номер и соль, и каждый может получить отпечаток заново.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Сдача {number}</translation>
    </message>
    <message>
        <source>&amp;Deal:</source>
        <translation>&amp;Сдача:</translation>
    </message>
    <message>
        <source>&amp;Seal shown before:</source>
        <translation>&amp;Отпечаток до сдачи:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Номер:</translation>
    </message>
    <message>
        <source>S&amp;alt:</source>
        <translation>Со&amp;ль:</translation>
    </message>
    <message>
        <source>&amp;Check it yourself:</source>
        <translation>Проверьте са&amp;ми:</translation>
    </message>
    <message>
        <source>Copy the &amp;line</source>
        <translation>Скопировать с&amp;троку</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>fine</source>
        <comment>the class of a decision</comment>
        <translation>хорошо</translation>
    </message>
    <message>
        <source>slip</source>
        <comment>the class of a decision</comment>
        <translation>неточность</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>the class of a decision</comment>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>the class of a decision</comment>
        <translation>грубая ошибка</translation>
    </message>
    <message>
        <source>rules</source>
        <comment>a part of the game</comment>
        <translation>правила</translation>
    </message>
    <message>
        <source>auction</source>
        <comment>a part of the game</comment>
        <translation>торговля</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>a part of the game</comment>
        <translation>снос</translation>
    </message>
    <message>
        <source>contract</source>
        <comment>a part of the game</comment>
        <translation>заказ</translation>
    </message>
    <message>
        <source>whist</source>
        <comment>a part of the game</comment>
        <translation>вист</translation>
    </message>
    <message>
        <source>opening lead</source>
        <comment>a part of the game</comment>
        <translation>первый ход</translation>
    </message>
    <message>
        <source>declarer&apos;s play</source>
        <comment>a part of the game</comment>
        <translation>игра разыгрывающего</translation>
    </message>
    <message>
        <source>defence</source>
        <comment>a part of the game</comment>
        <translation>защита</translation>
    </message>
    <message>
        <source>misère</source>
        <comment>a part of the game</comment>
        <translation>мизер</translation>
    </message>
    <message>
        <source>raspasy</source>
        <comment>a part of the game</comment>
        <translation>распасы</translation>
    </message>
    <message>
        <source>score sheet</source>
        <comment>a part of the game</comment>
        <translation>роспись</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <comment>as an entry of a list</comment>
        <translation>снос: {cards}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>as an entry of a list</comment>
        <translation>пас</translation>
    </message>
    <message>
        <source>whist</source>
        <comment>as an entry of a list</comment>
        <translation>вист</translation>
    </message>
    <message>
        <source>half-whist</source>
        <comment>as an entry of a list</comment>
        <translation>полвиста</translation>
    </message>
    <message>
        <source>open defence</source>
        <comment>as an entry of a list</comment>
        <translation>игра в светлую</translation>
    </message>
    <message>
        <source>closed defence</source>
        <comment>as an entry of a list</comment>
        <translation>игра втёмную</translation>
    </message>
    <message>
        <source>here</source>
        <comment>a call that matches the bid</comment>
        <translation>«здесь»</translation>
    </message>
    <message>
        <source>take the talon</source>
        <comment>as an entry of a list</comment>
        <translation>взять прикуп</translation>
    </message>
    <message>
        <source>look at the cards</source>
        <comment>as an entry of a list</comment>
        <translation>посмотреть карты</translation>
    </message>
    <message>
        <source>offer half of a misère</source>
        <comment>as an entry of a list</comment>
        <translation>предложить мизер пополам</translation>
    </message>
    <message>
        <source>leave the talon</source>
        <comment>as an entry of a list</comment>
        <translation>оставить прикуп</translation>
    </message>
    <message>
        <source>give up for three tricks</source>
        <comment>as an entry of a list</comment>
        <translation>сдаться «без трёх»</translation>
    </message>
    <message>
        <source>look at the hand to the declarer&apos;s left</source>
        <translation>посмотреть карты слева от разыгрывающего</translation>
    </message>
    <message>
        <source>look at the hand to the declarer&apos;s right</source>
        <translation>посмотреть карты справа от разыгрывающего</translation>
    </message>
    <message>
        <source>defend alone</source>
        <comment>as an entry of a list</comment>
        <translation>играть в одиночку</translation>
    </message>
    <message>
        <source>agree</source>
        <comment>as an entry of a list</comment>
        <translation>согласиться</translation>
    </message>
    <message>
        <source>refuse</source>
        <comment>as an entry of a list</comment>
        <translation>отказаться</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Поиск команды</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Введите несколько букв</translation>
    </message>
    <message>
        <source>Letters of the command</source>
        <translation>Буквы команды</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>Об&amp;учение</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Когда</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Уровень</translation>
    </message>
    <message>
        <source>&amp;Subjects</source>
        <translation>Т&amp;емы</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>&amp;Прочитать вслух</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>&amp;Скорость анимации</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>Choose rules and names and begin a new match</source>
        <translation>Выбрать правила и имена и начать новую партию</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a match from a file</source>
        <translation>Открыть партию из файла</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>Сохранённые &amp;партии…</translation>
    </message>
    <message>
        <source>Go on with a match that is kept here</source>
        <translation>Продолжить партию, которая хранится здесь</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Сохранить &amp;копию…</translation>
    </message>
    <message>
        <source>Write this match to a file; it is always saved here anyway</source>
        <translation>Записать эту партию в файл; здесь она и так сохраняется всегда</translation>
    </message>
    <message>
        <source>Next d&amp;eal</source>
        <translation>&amp;Следующая сдача</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Сдать карты</translation>
    </message>
    <message>
        <source>&amp;Deal number…</source>
        <translation>Но&amp;мер сдачи…</translation>
    </message>
    <message>
        <source>Choose the cards of the next deal by their number</source>
        <translation>Выбрать карты следующей сдачи по номеру</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>С&amp;ыграть сдачу ещё раз</translation>
    </message>
    <message>
        <source>Play the cards of this deal once more; the match waits</source>
        <translation>Сыграть те же карты ещё раз; партия подождёт</translation>
    </message>
    <message>
        <source>&amp;Print sheet…</source>
        <translation>Пе&amp;чать росписи…</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Напечатать роспись</translation>
    </message>
    <message>
        <source>E&amp;xport sheet as PDF…</source>
        <translation>&amp;Экспорт росписи в PDF…</translation>
    </message>
    <message>
        <source>Write the score sheet to a PDF file</source>
        <translation>Записать роспись в файл PDF</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Close this window; the match is saved</source>
        <translation>Закрыть окно; партия сохранена</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Leave the program; the match is saved</source>
        <translation>Выйти из программы; партия сохранена</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Take back your last decision in this deal</source>
        <translation>Взять назад своё последнее решение в этой сдаче</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Make the decision again that you took back</source>
        <translation>Снова принять решение, взятое назад</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>Be asked a helpful question; each further hint says more</source>
        <translation>Получить наводящий вопрос; каждая следующая подсказка говорит больше</translation>
    </message>
    <message>
        <source>&amp;Claim…</source>
        <translation>Предложить &amp;раздел…</translation>
    </message>
    <message>
        <source>Show your hand and say how the other tricks will fall</source>
        <translation>Открыть карты и сказать, как разойдутся остальные взятки</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Согласиться</translation>
    </message>
    <message>
        <source>Agree to what is proposed</source>
        <translation>Принять то, что предлагают</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>О&amp;тказаться</translation>
    </message>
    <message>
        <source>Do not agree; the play goes on</source>
        <translation>Не соглашаться; игра продолжается</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Последняя &amp;взятка</translation>
    </message>
    <message>
        <source>Look at the last trick once more</source>
        <translation>Посмотреть последнюю взятку ещё раз</translation>
    </message>
    <message>
        <source>Look at an &amp;older trick…</source>
        <translation>Посмотреть &amp;старую взятку…</translation>
    </message>
    <message>
        <source>See an older trick or your discard again; it costs a trick</source>
        <translation>Ещё раз увидеть старую взятку или свой снос; это стоит взятки</translation>
    </message>
    <message>
        <source>&amp;Take my card back</source>
        <translation>Взять карту &amp;назад</translation>
    </message>
    <message>
        <source>Put a revoke right while the trick is not complete</source>
        <translation>Исправить фальшренонс, пока взятка не закончена</translation>
    </message>
    <message>
        <source>Call to accou&amp;nt…</source>
        <translation>Указать на о&amp;шибку…</translation>
    </message>
    <message>
        <source>Say that an opponent has shown an error</source>
        <translation>Сказать, что у соперника открылась ошибка</translation>
    </message>
    <message>
        <source>&amp;Watch faster</source>
        <translation>Смотреть &amp;быстрее</translation>
    </message>
    <message>
        <source>Watch a deal in which you have no part at a higher speed</source>
        <translation>Быстрее смотреть сдачу, в которой вы не участвуете</translation>
    </message>
    <message>
        <source>S&amp;kip to the result</source>
        <translation>Сразу к &amp;итогу</translation>
    </message>
    <message>
        <source>Go to the end of a deal in which you have no part, or to your decision</source>
        <translation>Перейти к концу сдачи, в которой вы не участвуете, или к вашему решению</translation>
    </message>
    <message>
        <source>&amp;End the match early…</source>
        <translation>&amp;Закончить досрочно…</translation>
    </message>
    <message>
        <source>Propose to settle the sheet as it stands, between two deals</source>
        <translation>Предложить между сдачами рассчитаться по росписи как она есть</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Роспись</translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation>Показать или скрыть роспись</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Журнал</translation>
    </message>
    <message>
        <source>Show or hide what has happened, in sentences</source>
        <translation>Показать или скрыть рассказ о том, что произошло</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Следующая область</translation>
    </message>
    <message>
        <source>Move the focus to the next part of the window</source>
        <translation>Перейти к следующей части окна</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>Fill the whole screen, or stop doing so</source>
        <translation>Занять весь экран или вернуться в окно</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>Строка &amp;меню</translation>
    </message>
    <message>
        <source>Show or hide the menu bar; the same key brings it back</source>
        <translation>Показать или скрыть строку меню; вернуть её можно той же клавишей</translation>
    </message>
    <message>
        <source>&amp;Situation</source>
        <translation>&amp;Положение</translation>
    </message>
    <message>
        <source>Say whose turn it is and what is played</source>
        <translation>Сказать, чей ход и что играется</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>Свои &amp;карты</translation>
    </message>
    <message>
        <source>Say which cards you hold</source>
        <translation>Сказать, какие карты у вас на руках</translation>
    </message>
    <message>
        <source>&amp;Trick</source>
        <translation>&amp;Взятка</translation>
    </message>
    <message>
        <source>Say which cards lie on the table</source>
        <translation>Сказать, какие карты лежат на столе</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>&amp;Счёт</translation>
    </message>
    <message>
        <source>Say how the score stands</source>
        <translation>Сказать, каков счёт</translation>
    </message>
    <message>
        <source>&amp;No animation</source>
        <translation>Без &amp;анимации</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Очень быстро</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Нормально</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;Спокойно</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <translation>Не&amp;торопливо</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Как быстро движутся карты</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>Язык программы</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>Язык &amp;системы</translation>
    </message>
    <message>
        <source>&amp;Deck and table…</source>
        <translation>&amp;Колода и стол…</translation>
    </message>
    <message>
        <source>Choose cards, cloth and colours</source>
        <translation>Выбрать карты, сукно и цвета</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Параметры…</translation>
    </message>
    <message>
        <source>Set the program to your taste</source>
        <translation>Настроить программу по своему вкусу</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>&amp;Правила этой партии</translation>
    </message>
    <message>
        <source>Read the rules as they are played here</source>
        <translation>Прочитать правила, по которым здесь играют</translation>
    </message>
    <message>
        <source>&amp;How to use the program</source>
        <translation>&amp;Как пользоваться программой</translation>
    </message>
    <message>
        <source>Read about mouse, keys, saving and fairness</source>
        <translation>Прочитать о мыши, клавишах, сохранении и честности</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сочетания клавиш</translation>
    </message>
    <message>
        <source>See every key and what it does</source>
        <translation>Посмотреть все клавиши и их действие</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Найти команду…</translation>
    </message>
    <message>
        <source>Type a few letters of a command and run it</source>
        <translation>Набрать несколько букв команды и выполнить её</translation>
    </message>
    <message>
        <source>Check the &amp;dealing…</source>
        <translation>Проверить сда&amp;чу…</translation>
    </message>
    <message>
        <source>Make sure that no card was changed after the deal</source>
        <translation>Убедиться, что ни одна карта не подменена после сдачи</translation>
    </message>
    <message>
        <source>Copy diagnostic &amp;text</source>
        <translation>Скопировать &amp;диагностику</translation>
    </message>
    <message>
        <source>Copy a few lines about this computer for a report of a fault</source>
        <translation>Скопировать несколько строк об этом компьютере для сообщения об ошибке</translation>
    </message>
    <message>
        <source>&amp;About Preferans</source>
        <translation>&amp;О программе</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Версия и лицензия</translation>
    </message>
    <message>
        <source>&amp;Before the action counts</source>
        <translation>&amp;Сразу, пока решение можно изменить</translation>
    </message>
    <message>
        <source>After the &amp;trick</source>
        <translation>После &amp;взятки</translation>
    </message>
    <message>
        <source>After the &amp;deal</source>
        <translation>После с&amp;дачи</translation>
    </message>
    <message>
        <source>&amp;Never, only note it</source>
        <translation>&amp;Никогда, только отмечать</translation>
    </message>
    <message>
        <source>&amp;Beginner: only blunders</source>
        <translation>&amp;Новичок: только грубые ошибки</translation>
    </message>
    <message>
        <source>&amp;Learner: mistakes too</source>
        <translation>&amp;Ученик: и просто ошибки</translation>
    </message>
    <message>
        <source>&amp;Club: slips too</source>
        <translation>&amp;Клубный игрок: и неточности</translation>
    </message>
    <message>
        <source>&amp;Exam: say nothing</source>
        <translation>&amp;Экзамен: ничего не говорить</translation>
    </message>
    <message>
        <source>Slips against the &amp;rules</source>
        <translation>Оплошности против &amp;правил</translation>
    </message>
    <message>
        <source>&amp;Auction</source>
        <translation>&amp;Торговля</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Снос</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Заказ</translation>
    </message>
    <message>
        <source>&amp;Whist</source>
        <translation>&amp;Вист</translation>
    </message>
    <message>
        <source>Opening &amp;lead</source>
        <translation>Первый &amp;ход</translation>
    </message>
    <message>
        <source>Declarer&apos;s &amp;play</source>
        <translation>&amp;Игра разыгрывающего</translation>
    </message>
    <message>
        <source>De&amp;fence</source>
        <translation>За&amp;щита</translation>
    </message>
    <message>
        <source>&amp;Misère</source>
        <translation>&amp;Мизер</translation>
    </message>
    <message>
        <source>Ra&amp;spasy</source>
        <translation>&amp;Распасы</translation>
    </message>
    <message>
        <source>&amp;Tutor</source>
        <translation>&amp;Тренер</translation>
    </message>
    <message>
        <source>Be told of your errors, or not</source>
        <translation>Слышать о своих ошибках или нет</translation>
    </message>
    <message>
        <source>When the tutor speaks of an error of judgement</source>
        <translation>Когда тренер говорит об ошибочном решении</translation>
    </message>
    <message>
        <source>How serious an error must be before the tutor speaks</source>
        <translation>О каких по тяжести ошибках говорит тренер</translation>
    </message>
    <message>
        <source>Whether the tutor speaks of errors of this kind</source>
        <translation>Говорит ли тренер об ошибках этого рода</translation>
    </message>
    <message>
        <source>&amp;Keep the sheet myself</source>
        <translation>&amp;Пулю пишу я</translation>
    </message>
    <message>
        <source>After each deal, write the numbers yourself</source>
        <translation>После каждой сдачи самому записывать числа</translation>
    </message>
    <message>
        <source>&amp;Review match</source>
        <translation>&amp;Разбор партии</translation>
    </message>
    <message>
        <source>See what your decisions were worth, and find better ones</source>
        <translation>Посмотреть, чего стоили ваши решения, и найти лучшие</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>Про&amp;гресс</translation>
    </message>
    <message>
        <source>See what you have learnt so far</source>
        <translation>Посмотреть, чему вы уже научились</translation>
    </message>
</context>
<context>
    <name>Conduct</name>
    <message>
        <source>Learning</source>
        <translation>С подсказками</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Строго</translation>
    </message>
    <message>
        <source>Live table</source>
        <translation>Живой стол</translation>
    </message>
    <message>
        <source>Illegal actions never pass and are explained; the first slip of a deal is put right and noted.</source>
        <translation>То, чего нельзя, не выполняется, и вам объясняют почему; первая оплошность в сдаче исправляется и отмечается.</translation>
    </message>
    <message>
        <source>Only legal actions are offered.</source>
        <translation>Предлагается только то, что можно.</translation>
    </message>
    <message>
        <source>You can revoke, miscount the discard or look at an old trick, and the others may catch you; the code of the game decides.</source>
        <translation>Можно не дать масти, снести не две карты или заглянуть в старую взятку, а другие могут это заметить; решает кодекс игры.</translation>
    </message>
</context>
<context>
    <name>ConductChoice</name>
    <message>
        <source>Help at the ta&amp;ble:</source>
        <translation>Ст&amp;рогость стола:</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;взятка</numerusform>
            <numerusform>%n&#xa0;взятки</numerusform>
            <numerusform>%n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whist(s)</source>
        <translation>
            <numerusform>%n&#xa0;вист</numerusform>
            <numerusform>%n&#xa0;виста</numerusform>
            <numerusform>%n&#xa0;вистов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>as in: it counts 2 times</comment>
        <translation>
            <numerusform>в&#xa0;%n&#xa0;раз</numerusform>
            <numerusform>в&#xa0;%n&#xa0;раза</numerusform>
            <numerusform>в&#xa0;%n&#xa0;раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n&#xa0;неточность</numerusform>
            <numerusform>%n&#xa0;неточности</numerusform>
            <numerusform>%n&#xa0;неточностей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n&#xa0;ошибка</numerusform>
            <numerusform>%n&#xa0;ошибки</numerusform>
            <numerusform>%n&#xa0;ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n&#xa0;грубая ошибка</numerusform>
            <numerusform>%n&#xa0;грубые ошибки</numerusform>
            <numerusform>%n&#xa0;грубых ошибок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dark</name>
    <message>
        <source>A bid in the dark counts {times}, and nobody else sees the talon.</source>
        <translation>Тёмная заявка: всё {times} дороже, и прикуп видите только вы.</translation>
    </message>
    <message>
        <source>There is a bid: a pass in the dark is a pass like any other.</source>
        <translation>Заявка уже есть: тёмный пас ничем не отличается от обычного.</translation>
    </message>
    <message>
        <source>After your pass the bidding starts at level {level}.</source>
        <translation>После вашего паса торговля начинается с уровня {level}.</translation>
    </message>
    <message>
        <source>If all pass, the cards are dealt again.</source>
        <translation>Если все пасуют, карты пересдают.</translation>
    </message>
    <message>
        <source>If all pass, each trick counts {times}, and you get a bomb × {factor}.</source>
        <translation>Если все пасуют, каждая взятка {times} дороже, а вы получаете бомбу × {factor}.</translation>
    </message>
    <message>
        <source>If all pass, each trick counts {times}; you and {name} get a bomb × {factor}.</source>
        <translation>Если все пасуют, каждая взятка {times} дороже; бомбу × {factor} получаете вы и {name}.</translation>
    </message>
    <message>
        <source>Above nine no trump; caught with closed hands.</source>
        <translation>Старше девяти без козыря; ловят его, не открывая карт.</translation>
    </message>
    <message>
        <source>Only a nine in the dark or a ten goes above it.</source>
        <translation>Перебивают его только десятерной или тёмной девятерной.</translation>
    </message>
    <message>
        <source>Passed in the dark: {players}. The bidding now starts at level {level}.</source>
        <translation>Тёмный пас: {players}. Торговля теперь начинается с уровня {level}.</translation>
    </message>
    <message>
        <source>A six in the dark is whisted by both, with closed hands.</source>
        <translation>На тёмной шестерной вистуют оба, не открывая карт.</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>The largest number is {largest}.</source>
        <translation>Наибольший номер: {largest}.</translation>
    </message>
    <message>
        <source>Whoever has seen a deal with this number knows its cards.</source>
        <translation>Кто уже видел сдачу с этим номером, тот знает её карты.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Номер сдачи</translation>
    </message>
    <message>
        <source>The same number always gives the same cards, on every computer and for ever. The number you type is used for the next deal.</source>
        <translation>Один и тот же номер всегда даёт одни и те же карты, на любом компьютере и в любое время. Введённый номер будет у следующей сдачи.</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Номер:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Use this number</source>
        <translation>&amp;Взять этот номер</translation>
    </message>
</context>
<context>
    <name>DealsModel</name>
    <message>
        <source>result</source>
        <translation>результат</translation>
    </message>
    <message>
        <source>Deal {number}, {column}: {value}</source>
        <translation>Сдача {number}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>DecisionList</name>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>By what they lost</source>
        <translation>По потерям</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>По порядку</translation>
    </message>
    <message>
        <source>Sor&amp;ted:</source>
        <translation>&amp;Сортировка:</translation>
    </message>
    <message>
        <source>Su&amp;bject:</source>
        <translation>&amp;Тема:</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>Порядок решений</translation>
    </message>
    <message>
        <source>Subject of the decisions</source>
        <translation>Тема решений</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Ход разбора</translation>
    </message>
    <message>
        <source>%v of %m looked into</source>
        <translation>Разобрано %v из %m</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>На руках %n&#xa0;карта</numerusform>
            <numerusform>На руках %n&#xa0;карты</numerusform>
            <numerusform>На руках %n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>You write {whists}, and the contract counts as made.</source>
        <translation>Вы пишете {whists}, контракт считается сыгранным.</translation>
    </message>
    <message>
        <source>You write {whists} without play, unless {name} whists after all. Then you are out.</source>
        <translation>Вы пишете {whists} без розыгрыша, если только {name} не вернёт вист: тогда вы выходите из игры.</translation>
    </message>
    <message>
        <source>{name} whists alone, and you owe nothing.</source>
        <translation>{name} вистует в одиночку, вы ни за что не отвечаете.</translation>
    </message>
    <message>
        <source>You owe nothing. {name} is asked next.</source>
        <translation>Вы ни за что не отвечаете. Дальше отвечает {name}.</translation>
    </message>
    <message>
        <source>The half-whist stands: {name} writes {whists}.</source>
        <translation>Полвиста остаётся: {name} пишет {whists}.</translation>
    </message>
    <message>
        <source>{name} makes the contract without play: {points}.</source>
        <translation>{name} выполняет контракт без розыгрыша: {points}.</translation>
    </message>
    <message>
        <source>The cards of {name} lie open after the first card, and you play them too.</source>
        <translation>После первой карты рука игрока {name} открывается, и вы ходите и за неё.</translation>
    </message>
    <message>
        <source>The cards of {name} lie open, and you play them too.</source>
        <translation>Рука игрока {name} открывается, и вы ходите и за неё.</translation>
    </message>
    <message>
        <source>After the first card both hands lie face up, and you play the cards of {name} too.</source>
        <translation>После первой карты обе руки открываются, и вы ходите и за игрока {name}.</translation>
    </message>
    <message>
        <source>Both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Обе руки открываются, и вы ходите и за игрока {name}.</translation>
    </message>
    <message>
        <source>{name} comes back and plays without your help.</source>
        <translation>{name} возвращается в игру и играет без вашей помощи.</translation>
    </message>
    <message>
        <source>You play the hand of {hand}, and {name} plays without your help.</source>
        <translation>Вы играете картами игрока {hand}, а {name} играет без вашей помощи.</translation>
    </message>
    <message>
        <source>No hand is shown: {name} plays without your help.</source>
        <translation>Карты не открываются: {name} играет без вашей помощи.</translation>
    </message>
    <message>
        <source>The cards of {name} are not played.</source>
        <translation>Карты игрока {name} в игре не участвуют.</translation>
    </message>
    <message>
        <source>You owe nothing.</source>
        <translation>Вы ни за что не отвечаете.</translation>
    </message>
    <message>
        <source>You owe {tricks}; each missing one costs {points}.</source>
        <translation>С вас {tricks}; каждая недобранная стоит {points}.</translation>
    </message>
    <message>
        <source>{name} makes the contract without play: {points}, in the pool or off the mountain.</source>
        <translation>{name} выполняет контракт без розыгрыша: {points} в пулю или с горы.</translation>
    </message>
    <message>
        <source>If {name} whists too, you two owe {tricks} together.</source>
        <translation>Если {name} тоже вистует, с вас двоих {tricks}.</translation>
    </message>
    <message>
        <source>You two owe {tricks} together.</source>
        <translation>С вас двоих {tricks}.</translation>
    </message>
    <message>
        <source>{name} answers for that.</source>
        <translation>Отвечает {name}.</translation>
    </message>
    <message>
        <source>You share by halves what is missing.</source>
        <translation>Недобор делится пополам.</translation>
    </message>
    <message>
        <source>You answer for that.</source>
        <translation>Отвечаете вы.</translation>
    </message>
    <message>
        <source>You answer for {tricks} of these.</source>
        <translation>Из них на вас {tricks}.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {tricks} alone, or you retreat to half-whist.</source>
        <translation>Если {name} пасует, с вас в одиночку {tricks}, либо вы уходите за полвиста.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {fewer} without those cards, or {tricks} with them.</source>
        <translation>Если {name} пасует, с вас {fewer} без этих карт или {tricks} с ними.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {tricks} alone.</source>
        <translation>Если {name} пасует, с вас в одиночку {tricks}.</translation>
    </message>
    <message>
        <source>You take the whist back from {name}: the contract is played.</source>
        <translation>Вы возвращаете вист, {name} выходит из игры: контракт играется.</translation>
    </message>
    <message>
        <source>You take over the hand of {name}.</source>
        <translation>Вы играете картами игрока {name}.</translation>
    </message>
    <message>
        <source>If tricks are missing, nothing is written against you.</source>
        <translation>За недобор ничего не пишется.</translation>
    </message>
    <message>
        <source>You owe {fewer} without the cards of {name}, {tricks} with them.</source>
        <translation>С вас {fewer} без карт игрока {name} или {tricks} с ними.</translation>
    </message>
    <message>
        <source>You owe {tricks}, all by yourself.</source>
        <translation>С вас {tricks}, вы отвечаете в одиночку.</translation>
    </message>
    <message>
        <source>Each missing trick costs you two {points} together.</source>
        <translation>Каждая недобранная взятка стоит вам двоим {points}.</translation>
    </message>
    <message>
        <source>Each missing trick puts {points} on your mountain.</source>
        <translation>Каждая недобранная взятка&#xa0;— {points} вам в гору.</translation>
    </message>
    <message>
        <source>Each missing trick costs you {points}.</source>
        <translation>Каждая недобранная взятка стоит вам {points}.</translation>
    </message>
    <message>
        <source>Each trick you take brings {whists}.</source>
        <translation>Каждая ваша взятка приносит {whists}.</translation>
    </message>
    <message>
        <source>Each trick of the defence brings you {whists}.</source>
        <translation>Каждая взятка защиты приносит вам {whists}.</translation>
    </message>
    <message>
        <source>You share the whists: {whists} a trick.</source>
        <translation>Висты делятся: вам {whists} за взятку.</translation>
    </message>
    <message>
        <source>If the contract fails, you share the whists: {whists} a trick.</source>
        <translation>Если контракт не сыгран, висты делятся: вам {whists} за взятку.</translation>
    </message>
    <message>
        <source>For each trick that {name} falls short you write {whists}.</source>
        <translation>За каждую взятку, которую {name} недоберёт, вы пишете {whists}.</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>{what} {why}</source>
        <comment>an entry and its reason</comment>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{name} writes {amount} on you:</source>
        <translation>{name} пишет {amount} на вас:</translation>
    </message>
    <message>
        <source>You write {amount} on {other}:</source>
        <translation>Вы пишете {amount} на игрока {other}:</translation>
    </message>
    <message>
        <source>{name} writes {amount} on {other}:</source>
        <translation>{name} пишет {amount} на игрока {other}:</translation>
    </message>
    <message>
        <source>You get {amount} in the pool:</source>
        <translation>Вам {amount} в пулю:</translation>
    </message>
    <message>
        <source>{name} gets {amount} in the pool:</source>
        <translation>{name} пишет {amount} в пулю:</translation>
    </message>
    <message>
        <source>Your total changes by {amount}:</source>
        <translation>Ваша сумма меняется на {amount}:</translation>
    </message>
    <message>
        <source>The total of {name} changes by {amount}:</source>
        <translation>Сумма игрока {name} меняется на {amount}:</translation>
    </message>
    <message>
        <source>You take {amount} off your mountain:</source>
        <translation>Вы списываете {amount} с горы:</translation>
    </message>
    <message>
        <source>{name} takes {amount} off the mountain:</source>
        <translation>{name} списывает {amount} с горы:</translation>
    </message>
    <message>
        <source>You get {amount} on the mountain:</source>
        <translation>Вам {amount} в гору:</translation>
    </message>
    <message>
        <source>{name} gets {amount} on the mountain:</source>
        <translation>{name} пишет {amount} в гору:</translation>
    </message>
    <message>
        <source>contract made.</source>
        <translation>контракт сыгран.</translation>
    </message>
    <message>
        <source>nobody whisted.</source>
        <translation>никто не вистует.</translation>
    </message>
    <message>
        <source>the half-whist stands.</source>
        <translation>полвиста остаётся.</translation>
    </message>
    <message>
        <source>{tricks} short, {price} each.</source>
        <translation>ремиз, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>{tricks} taken, {price} each.</source>
        <translation>{tricks} по {price}.</translation>
    </message>
    <message>
        <source>half of {tricks}, {price} each.</source>
        <translation>половина вистов, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>half-whist, {tricks} at {price}.</source>
        <translation>полвиста, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>consolation, declarer {tricks} short, {price} each.</source>
        <translation>консоляция за ремиз, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>consolation of the half-whister, {tricks} at {price}.</source>
        <translation>консоляция за ушедшего за полвиста, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>consolation of the passer, {tricks} at {price}.</source>
        <translation>консоляция за пасующего, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>whist short by {tricks}, {price} each.</source>
        <translation>ремиз на висте, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>nobody whisted, and it is written off.</source>
        <translation>никто не вистует, контракт списан с горы.</translation>
    </message>
    <message>
        <source>given up without play, {tricks} short, {price} each.</source>
        <translation>без трёх, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>{tricks} above the contract, {price} each.</source>
        <translation>недозаказ, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>good cards in the talon, {count} × {price}.</source>
        <translation>хорошие карты в прикупе, {count} × {price}.</translation>
    </message>
    <message>
        <source>the declarer left the talon.</source>
        <translation>прикуп оставлен.</translation>
    </message>
    <message>
        <source>misère without a trick.</source>
        <translation>мизер без взяток.</translation>
    </message>
    <message>
        <source>misère with {tricks}, {price} each.</source>
        <translation>мизер, {tricks} по {price}.</translation>
    </message>
    <message>
        <source>raspasy, {tricks} counted, {price} each.</source>
        <translation>распасы, в счёт идёт: {tricks}, по {price}.</translation>
    </message>
    <message>
        <source>raspasy, fewest tricks.</source>
        <translation>распасы, меньше всех взяток.</translation>
    </message>
    <message>
        <source>raspasy without a trick.</source>
        <translation>распасы без взяток.</translation>
    </message>
    <message>
        <source>the sitting dealer&apos;s point at raspasy.</source>
        <translation>очко за распасы сидящему на прикупе.</translation>
    </message>
    <message>
        <source>help from {helper}.</source>
        <translation>помощь от игрока {helper}.</translation>
    </message>
    <message>
        <source>help with {points}, {price} each.</source>
        <translation>помощь, {points} по {price}.</translation>
    </message>
    <message>
        <source>all pools that could take it are closed.</source>
        <translation>все пули, куда это можно записать, закрыты.</translation>
    </message>
    <message>
        <source>the rest of an award that no pool could take.</source>
        <translation>остаток, которому не нашлось места в пулях.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation>Сдача {number}: сдаёте вы.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation>Сдача {number}: сдаёт {name}.</translation>
    </message>
    <message>
        <source>All pass: raspasy. Everybody avoids tricks.</source>
        <translation>Все пасуют: распасы. Каждый избегает взяток.</translation>
    </message>
    <message>
        <source>You take the talon: {cards}.</source>
        <translation>Вы берёте прикуп: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the talon: {cards}.</source>
        <translation>{name} берёт прикуп: {cards}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Вы играете {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} играет {contract}.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Вы заявляете {contract}.</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Вы смотрите свои карты.</translation>
    </message>
    <message>
        <source>{name} looks at the cards dealt.</source>
        <translation>{name} смотрит свои карты.</translation>
    </message>
    <message>
        <source>All pass: nothing is written, and there is a new deal.</source>
        <translation>Все пасуют: никто ничего не пишет, карты пересдают.</translation>
    </message>
    <message>
        <source>Both must whist a ten, and they owe no tricks.</source>
        <translation>На десятерной вистуют оба, обязательных взяток нет.</translation>
    </message>
    <message>
        <source>Both must whist this six, with closed hands.</source>
        <translation>Эту шестерную вистуют оба, втёмную.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} заявляет {contract}.</translation>
    </message>
    <message>
        <source>You match the bid: here.</source>
        <translation>Вы говорите «здесь».</translation>
    </message>
    <message>
        <source>{name} matches the bid: here.</source>
        <translation>{name} говорит «здесь».</translation>
    </message>
    <message>
        <source>You take the talon without a bid.</source>
        <translation>Вы молча берёте прикуп.</translation>
    </message>
    <message>
        <source>{name} takes the talon without a bid.</source>
        <translation>{name} молча берёт прикуп.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} пасует.</translation>
    </message>
    <message>
        <source>You bid {contract} in the dark.</source>
        <translation>Вы заявляете втёмную: {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract} in the dark.</source>
        <translation>{name} заявляет втёмную: {contract}.</translation>
    </message>
    <message>
        <source>You match the bid in the dark: here.</source>
        <translation>Вы говорите втёмную «здесь».</translation>
    </message>
    <message>
        <source>{name} matches the bid in the dark: here.</source>
        <translation>{name} говорит втёмную «здесь».</translation>
    </message>
    <message>
        <source>You ask for the talon in the dark.</source>
        <translation>Вы втёмную просите прикуп.</translation>
    </message>
    <message>
        <source>{name} asks for the talon in the dark.</source>
        <translation>{name} втёмную просит прикуп.</translation>
    </message>
    <message>
        <source>You pass in the dark.</source>
        <translation>Вы пасуете втёмную.</translation>
    </message>
    <message>
        <source>{name} passes in the dark.</source>
        <translation>{name} пасует втёмную.</translation>
    </message>
    <message>
        <source>{name} shows you the hand and offers you half of a misère.</source>
        <translation>{name} показывает вам карты и предлагает мизер пополам.</translation>
    </message>
    <message>
        <source>You show {dealer} your hand and offer half of a misère.</source>
        <translation>Вы показываете карты игроку {dealer} и предлагаете мизер пополам.</translation>
    </message>
    <message>
        <source>{name} shows {dealer} the hand and offers half of a misère.</source>
        <translation>{name} показывает карты игроку {dealer} и предлагает мизер пополам.</translation>
    </message>
    <message>
        <source>You would take half of the misère.</source>
        <translation>Вы соглашаетесь на половину мизера.</translation>
    </message>
    <message>
        <source>{name} would take half of the misère.</source>
        <translation>{name} соглашается на половину мизера.</translation>
    </message>
    <message>
        <source>You do not share the misère.</source>
        <translation>Вы отказываетесь от половины мизера.</translation>
    </message>
    <message>
        <source>{name} does not share the misère.</source>
        <translation>{name} отказывается от половины мизера.</translation>
    </message>
    <message>
        <source>You give up and write three tricks short.</source>
        <translation>Вы сдаётесь «без трёх».</translation>
    </message>
    <message>
        <source>{name} gives up and writes three tricks short.</source>
        <translation>{name} сдаётся «без трёх».</translation>
    </message>
    <message>
        <source>You make your discard.</source>
        <translation>Вы делаете снос.</translation>
    </message>
    <message>
        <source>{name} makes the discard.</source>
        <translation>{name} делает снос.</translation>
    </message>
    <message>
        <source>You take the talon, and nobody else sees it.</source>
        <translation>Вы берёте прикуп, больше его никто не видит.</translation>
    </message>
    <message>
        <source>{name} takes the talon, and nobody else sees it.</source>
        <translation>{name} берёт прикуп, больше его никто не видит.</translation>
    </message>
    <message>
        <source>You win with {contract}. The talon stays face down.</source>
        <translation>Вы выигрываете торговлю: {contract}. Прикуп остаётся закрытым.</translation>
    </message>
    <message>
        <source>{name} wins with {contract}. The talon stays face down.</source>
        <translation>{name} выигрывает торговлю: {contract}. Прикуп остаётся закрытым.</translation>
    </message>
    <message>
        <source>You leave the talon and play the cards dealt.</source>
        <translation>Вы оставляете прикуп и играете сданными картами.</translation>
    </message>
    <message>
        <source>{name} leaves the talon and plays the cards dealt.</source>
        <translation>{name} оставляет прикуп и играет сданными картами.</translation>
    </message>
    <message>
        <source>You offer half-whist.</source>
        <translation>Вы уходите за полвиста.</translation>
    </message>
    <message>
        <source>{name} offers half-whist.</source>
        <translation>{name} уходит за полвиста.</translation>
    </message>
    <message>
        <source>You take the whist back: the contract is played.</source>
        <translation>Вы возвращаете вист: контракт играется.</translation>
    </message>
    <message>
        <source>{name} takes the whist back: the contract is played.</source>
        <translation>{name} возвращает вист: контракт играется.</translation>
    </message>
    <message>
        <source>You whist.</source>
        <translation>Вы вистуете.</translation>
    </message>
    <message>
        <source>{name} whists.</source>
        <translation>{name} вистует.</translation>
    </message>
    <message>
        <source>You pass the whist.</source>
        <translation>Вы отказываетесь от виста.</translation>
    </message>
    <message>
        <source>{name} passes the whist.</source>
        <translation>{name} отказывается от виста.</translation>
    </message>
    <message>
        <source>You write the contract off your mountain.</source>
        <translation>Вы списываете контракт с горы.</translation>
    </message>
    <message>
        <source>{name} writes the contract off the mountain.</source>
        <translation>{name} списывает контракт с горы.</translation>
    </message>
    <message>
        <source>You write the contract in the pool.</source>
        <translation>Вы пишете контракт в пулю.</translation>
    </message>
    <message>
        <source>{name} writes the contract in the pool.</source>
        <translation>{name} пишет контракт в пулю.</translation>
    </message>
    <message>
        <source>You defend alone: the cards of the other are not played.</source>
        <translation>Вы играете в одиночку: карты второго защитника не участвуют.</translation>
    </message>
    <message>
        <source>{name} defends alone: the cards of the other are not played.</source>
        <translation>{name} играет в одиночку: карты второго защитника не участвуют.</translation>
    </message>
    <message>
        <source>{name} deals, and looks at your hand.</source>
        <translation>{name} сидит на прикупе и смотрит ваши карты.</translation>
    </message>
    <message>
        <source>You look at the hand of {owner}.</source>
        <translation>Вы смотрите карты игрока {owner}.</translation>
    </message>
    <message>
        <source>{name} deals, and looks at the hand of {owner}.</source>
        <translation>{name} сидит на прикупе и смотрит карты игрока {owner}.</translation>
    </message>
    <message>
        <source>You defend in the open and play both hands.</source>
        <translation>Вы играете открыто, обеими руками.</translation>
    </message>
    <message>
        <source>{name} defends in the open and plays both hands.</source>
        <translation>{name} играет открыто, обеими руками.</translation>
    </message>
    <message>
        <source>You defend with closed hands.</source>
        <translation>Вы играете втёмную.</translation>
    </message>
    <message>
        <source>{name} defends with closed hands.</source>
        <translation>{name} играет втёмную.</translation>
    </message>
    <message>
        <source>You call the passer back in the light and play both hands.</source>
        <translation>Вы приглашаете спасовавшего в светлую и играете обеими руками.</translation>
    </message>
    <message>
        <source>{name} calls the passer back in the light and plays both hands.</source>
        <translation>{name} приглашает спасовавшего в светлую и играет обеими руками.</translation>
    </message>
    <message>
        <source>You call the passer back in the dark.</source>
        <translation>Вы приглашаете спасовавшего втёмную.</translation>
    </message>
    <message>
        <source>{name} calls the passer back in the dark.</source>
        <translation>{name} приглашает спасовавшего втёмную.</translation>
    </message>
    <message>
        <source>Your hand is laid open: {cards}.</source>
        <translation>Ваши карты открыты: {cards}.</translation>
    </message>
    <message>
        <source>The hand of {name} is laid open: {cards}.</source>
        <translation>Карты игрока {name} открыты: {cards}.</translation>
    </message>
    <message>
        <source>The talon shows the {card}: that suit is led.</source>
        <translation>В прикупе {card}: ход в эту масть.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Вы: {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Вы берёте взятку {number}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} берёт взятку {number}.</translation>
    </message>
    <message>
        <source>You show your hand and claim: {split}.</source>
        <translation>Вы открываете карты и предлагаете: {split}.</translation>
    </message>
    <message>
        <source>{name} shows the hand and claims: {split}.</source>
        <translation>{name} открывает карты и предлагает: {split}.</translation>
    </message>
    <message>
        <source>Tricks: {split}.</source>
        <translation>Взятки: {split}.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>Вы соглашаетесь.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} соглашается.</translation>
    </message>
    <message>
        <source>You do not agree.</source>
        <translation>Вы не соглашаетесь.</translation>
    </message>
    <message>
        <source>{name} does not agree.</source>
        <translation>{name} не соглашается.</translation>
    </message>
    <message>
        <source>You propose to end the match here.</source>
        <translation>Вы предлагаете на этом закончить партию.</translation>
    </message>
    <message>
        <source>{name} proposes to end the match here.</source>
        <translation>{name} предлагает на этом закончить партию.</translation>
    </message>
    <message>
        <source>The match is over: {results}.</source>
        <translation>Партия окончена: {results}.</translation>
    </message>
    <message>
        <source>You make {contract} without play.</source>
        <translation>Вы выполняете {contract} без розыгрыша.</translation>
    </message>
    <message>
        <source>{name} makes {contract} without play.</source>
        <translation>{name} выполняет {contract} без розыгрыша.</translation>
    </message>
    <message>
        <source>You give up {contract} and write three tricks short.</source>
        <translation>Вы сдаётесь «без трёх»: {contract}.</translation>
    </message>
    <message>
        <source>{name} gives up {contract} and writes three tricks short.</source>
        <translation>{name} сдаётся «без трёх»: {contract}.</translation>
    </message>
    <message>
        <source>All passed, and the cards are dealt again.</source>
        <translation>Все пасуют, карты пересдают.</translation>
    </message>
    <message>
        <source>You make the misère.</source>
        <translation>Ваш мизер сыгран.</translation>
    </message>
    <message>
        <source>{name} makes the misère.</source>
        <translation>Мизер игрока {name} сыгран.</translation>
    </message>
    <message>
        <source>Your misère is caught: {tricks}.</source>
        <translation>Ваш мизер пойман: {tricks}.</translation>
    </message>
    <message>
        <source>The misère of {name} is caught: {tricks}.</source>
        <translation>Мизер игрока {name} пойман: {tricks}.</translation>
    </message>
    <message>
        <source>Raspasy is over: {split}.</source>
        <translation>Распасы окончены: {split}.</translation>
    </message>
    <message>
        <source>You make {contract} with {tricks}.</source>
        <translation>Вы выполняете {contract}: {tricks}.</translation>
    </message>
    <message>
        <source>{name} makes {contract} with {tricks}.</source>
        <translation>{name} выполняет {contract}: {tricks}.</translation>
    </message>
    <message>
        <source>You fail in {contract} with {tricks}.</source>
        <translation>Вы садитесь: {contract}, {tricks}.</translation>
    </message>
    <message>
        <source>{name} fails in {contract} with {tricks}.</source>
        <translation>{name} садится: {contract}, {tricks}.</translation>
    </message>
    <message>
        <source>You notice it.</source>
        <translation>Замечаете это вы.</translation>
    </message>
    <message>
        <source>{name} notices it.</source>
        <translation>Замечает это {name}.</translation>
    </message>
    <message>
        <source>The play goes back to trick {number}.</source>
        <translation>Игра возвращается к взятке {number}.</translation>
    </message>
    <message>
        <source>The discard is made anew.</source>
        <translation>Снос делается заново.</translation>
    </message>
    <message>
        <source>Your {card} stays face up until it may be played.</source>
        <translation>Ваша карта остаётся открытой, пока её нельзя сыграть: {card}.</translation>
    </message>
    <message>
        <source>The {card} of {name} stays face up until it may be played.</source>
        <translation>Карта игрока {name} остаётся открытой, пока её нельзя сыграть: {card}.</translation>
    </message>
    <message>
        <source>You look at your discard.</source>
        <translation>Вы заглядываете в свой снос.</translation>
    </message>
    <message>
        <source>{name} looks at the discard.</source>
        <translation>{name} заглядывает в снос.</translation>
    </message>
    <message>
        <source>You look at trick {number} again.</source>
        <translation>Вы снова смотрите взятку {number}.</translation>
    </message>
    <message>
        <source>{name} looks at trick {number} again.</source>
        <translation>{name} снова смотрит взятку {number}.</translation>
    </message>
    <message>
        <source>The first slip costs nothing.</source>
        <translation>Первая оплошность ничего не стоит.</translation>
    </message>
    <message>
        <source>The first slip is put right without a penalty.</source>
        <translation>Первая оплошность исправляется без штрафа.</translation>
    </message>
    <message>
        <source>You take your card back.</source>
        <translation>Вы берёте свою карту назад.</translation>
    </message>
    <message>
        <source>{name} takes a card back.</source>
        <translation>{name} берёт карту назад.</translation>
    </message>
    <message>
        <source>It stays face up until it may be played.</source>
        <translation>Она лежит открытой, пока её нельзя будет сыграть.</translation>
    </message>
    <message>
        <source>You revoked in trick {number}.</source>
        <translation>У вас фальшренонс во взятке {number}.</translation>
    </message>
    <message>
        <source>{name} revoked in trick {number}.</source>
        <translation>У игрока {name} фальшренонс во взятке {number}.</translation>
    </message>
    <message>
        <source>You hold a wrong number of cards.</source>
        <translation>У вас неверное число карт.</translation>
    </message>
    <message>
        <source>{name} holds a wrong number of cards.</source>
        <translation>У игрока {name} неверное число карт.</translation>
    </message>
    <message>
        <source>You looked back, which costs a trick.</source>
        <translation>Взгляд назад стоит вам взятки.</translation>
    </message>
    <message>
        <source>{name} looked back, which costs a trick.</source>
        <translation>Взгляд назад стоит игроку {name} взятки.</translation>
    </message>
</context>
<context>
    <name>Factors</name>
    <message>
        <source>Everything counts {times}, for a bomb.</source>
        <translation>Всё {times} дороже: бомба.</translation>
    </message>
    <message>
        <source>Everything counts {times}: bid in the dark.</source>
        <translation>Всё {times} дороже: тёмная заявка.</translation>
    </message>
    <message>
        <source>Everything counts {times}: bid in the dark, and for a bomb.</source>
        <translation>Всё {times} дороже: тёмная заявка и бомба.</translation>
    </message>
    <message>
        <source>Each trick counts {times}: passed in the dark.</source>
        <translation>Каждая взятка {times} дороже: тёмный пас.</translation>
    </message>
    <message>
        <source>A bomb × {factor} for: {players}.</source>
        <translation>Бомбу × {factor} получают: {players}.</translation>
    </message>
    <message>
        <source>Written half by {one}, half by {other}.</source>
        <translation>Пишут пополам: {one} и {other}.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>deals</source>
        <translation>сдач</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>решений</translation>
    </message>
    <message>
        <source>whists lost a decision</source>
        <translation>вистов потеряно на решение</translation>
    </message>
    <message>
        <source>mistakes and blunders a deal</source>
        <translation>ошибок на сдачу, без неточностей</translation>
    </message>
    <message>
        <source>first errors put right</source>
        <translation>первых ошибок исправлено</translation>
    </message>
    <message>
        <source>decisions with a hint</source>
        <translation>решений с подсказкой</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>decisions</source>
        <translation>решения</translation>
    </message>
    <message>
        <source>whists lost
a decision</source>
        <translation>вистов потеряно
на решение</translation>
    </message>
    <message>
        <source>whists lost
in 100 deals</source>
        <translation>вистов потеряно
на 100 сдач</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>неточности</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>ошибки</translation>
    </message>
    <message>
        <source>blunders</source>
        <translation>грубые
ошибки</translation>
    </message>
    <message>
        <source>all errors</source>
        <translation>всего
ошибок</translation>
    </message>
    <message>
        <source>that count</source>
        <translation>идут в счёт</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>исправлено</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>с подсказкой</translation>
    </message>
    <message>
        <source>{subject}, {column}: {value}</source>
        <translation>{subject}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Язык системы</translation>
    </message>
    <message>
        <source>Names at the table</source>
        <translation>Имена за столом</translation>
    </message>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Вы:</translation>
    </message>
    <message>
        <source>On your l&amp;eft:</source>
        <translation>С&amp;лева от вас:</translation>
    </message>
    <message>
        <source>&amp;Opposite, with four:</source>
        <translation>&amp;Напротив, вчетвером:</translation>
    </message>
    <message>
        <source>On your r&amp;ight:</source>
        <translation>С&amp;права от вас:</translation>
    </message>
    <message>
        <source>Name of the animal</source>
        <translation>Имя животного</translation>
    </message>
    <message>
        <source>The next match begins with these names. An opponent without a name is called after the animal on the plate, which shows the character.</source>
        <translation>Следующая партия начнётся с этими именами. Соперник без имени зовётся по животному, которое нарисовано возле него и показывает характер.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Not found in the guide</source>
        <translation>В руководстве не найдено</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>the find that is shown</comment>
        <translation>{number} из {count}</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;This page</source>
        <translation>&amp;Эта страница</translation>
    </message>
    <message>
        <source>The &amp;whole guide</source>
        <translation>&amp;Всё руководство</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Страница руководства</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Best is: {action}.</source>
        <translation>Лучше всего: {action}.</translation>
    </message>
    <message>
        <source>{action}: {whists}</source>
        <translation>{action}: {whists}</translation>
    </message>
    <message>
        <source>{action}: {whists}, succeeds {often}</source>
        <translation>{action}: {whists}, удаётся {often}</translation>
    </message>
    <message>
        <source>How many tricks would you take as declarer, and how many if all pass?</source>
        <translation>Сколько взяток вы возьмёте, если будете играть, и сколько, если все спасуют?</translation>
    </message>
    <message>
        <source>How many tricks would you take, and how many must it be?</source>
        <translation>Сколько взяток вы возьмёте и сколько нужно?</translation>
    </message>
    <message>
        <source>Which cards will never take a trick?</source>
        <translation>Какие карты точно не возьмут взятки?</translation>
    </message>
    <message>
        <source>Which two cards could be made to take a trick?</source>
        <translation>Какими двумя картами вас могут заставить взять?</translation>
    </message>
    <message>
        <source>How many tricks are certain, and how many are likely?</source>
        <translation>Сколько взяток верных и сколько вероятных?</translation>
    </message>
    <message>
        <source>How many tricks do you count for the defence? The duty is {owed}.</source>
        <translation>Сколько взяток вы насчитали у защиты? С вас {owed}.</translation>
    </message>
    <message>
        <source>Does it help your side more to see both hands, or to hide?</source>
        <translation>Что вам нужнее: видеть обе руки или скрыть их?</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who may hold them?</source>
        <translation>Сколько козырей ещё на чужих руках и у кого они могут быть?</translation>
    </message>
    <message>
        <source>How many tricks can you take at once, and where are more?</source>
        <translation>Сколько взяток вы берёте сразу и где найти ещё?</translation>
    </message>
    <message>
        <source>If you take this trick, what will you lead next?</source>
        <translation>Если возьмёте эту взятку, с чего пойдёте дальше?</translation>
    </message>
    <message>
        <source>Which suit can you lead without giving anything away?</source>
        <translation>В какую масть можно пойти, ничего не отдавая?</translation>
    </message>
    <message>
        <source>How many tricks do you still need, and from which suit?</source>
        <translation>Сколько взяток вам ещё нужно и в какой масти они?</translation>
    </message>
    <message>
        <source>Who should take this trick, and what is led after it?</source>
        <translation>Кому лучше взять эту взятку и с чего пойдут после неё?</translation>
    </message>
    <message>
        <source>Which of your cards can you do without?</source>
        <translation>Без какой из своих карт вы обойдётесь?</translation>
    </message>
    <message>
        <source>Which of your suits are safe from the lowest card up?</source>
        <translation>Какие масти у вас надёжны, считая с младшей карты?</translation>
    </message>
    <message>
        <source>Which is the highest card that you can get rid of safely?</source>
        <translation>Какую самую старшую карту можно отдать безопасно?</translation>
    </message>
    <message>
        <source>Which of your cards is the most dangerous?</source>
        <translation>Какая из ваших карт самая опасная?</translation>
    </message>
    <message>
        <source>In which suit does the declarer have a gap?</source>
        <translation>В какой масти у разыгрывающего дыра?</translation>
    </message>
    <message>
        <source>Which of the two of you should take this trick?</source>
        <translation>Кому из вас двоих лучше взять эту взятку?</translation>
    </message>
    <message>
        <source>Which of your cards would save the declarer later?</source>
        <translation>Какие из ваших карт потом спасут разыгрывающего?</translation>
    </message>
    <message>
        <source>Which of your cards would somebody else have to beat?</source>
        <translation>Какую из ваших карт придётся перебить кому-то другому?</translation>
    </message>
    <message>
        <source>Can you stay under, and if not, which card will you use?</source>
        <translation>Можно ли положить ниже, а если нет, какой картой брать?</translation>
    </message>
    <message>
        <source>Ask yourself whether these cards really make the contract.</source>
        <translation>Подумайте, действительно ли эти карты тянут на контракт.</translation>
    </message>
    <message>
        <source>Think of how little this hand takes if all pass.</source>
        <translation>Подумайте, как мало возьмёт эта рука, если все спасуют.</translation>
    </message>
    <message>
        <source>Think of what the talon may add to this hand.</source>
        <translation>Подумайте, что может добавить прикуп.</translation>
    </message>
    <message>
        <source>Think of how much this hand takes if all pass.</source>
        <translation>Подумайте, сколько возьмёт эта рука, если все спасуют.</translation>
    </message>
    <message>
        <source>Look at each suit from the seven up: is there a gap?</source>
        <translation>Посмотрите каждую масть от семёрки вверх: нет ли дыры?</translation>
    </message>
    <message>
        <source>Compare the suits: which one takes the most tricks?</source>
        <translation>Сравните масти: какая даст больше всего взяток?</translation>
    </message>
    <message>
        <source>Do not bid more than you have to.</source>
        <translation>Не поднимайтесь выше, чем нужно.</translation>
    </message>
    <message>
        <source>Think of what you can make, and of what the defenders would owe.</source>
        <translation>Подумайте, что вы сможете сыграть и сколько тогда должна взять защита.</translation>
    </message>
    <message>
        <source>Ask yourself how often the contract can still be made.</source>
        <translation>Подумайте, как часто этот контракт ещё удаётся сыграть.</translation>
    </message>
    <message>
        <source>Every trump counts.</source>
        <translation>Каждый козырь на счету.</translation>
    </message>
    <message>
        <source>Keep the cards that take a trick.</source>
        <translation>Берегите карты, которые берут взятки.</translation>
    </message>
    <message>
        <source>A king or a queen needs low cards beside it.</source>
        <translation>Королю и даме нужно прикрытие.</translation>
    </message>
    <message>
        <source>A long suit brings tricks by its last cards.</source>
        <translation>Длинная масть берёт взятки последними картами.</translation>
    </message>
    <message>
        <source>Part with the cards that take nothing anyway.</source>
        <translation>Расстаньтесь с картами, которые всё равно ничего не возьмут.</translation>
    </message>
    <message>
        <source>A suit that you do not have can be trumped.</source>
        <translation>Масть, которой у вас нет, можно бить козырем.</translation>
    </message>
    <message>
        <source>Look for the suit in which you have too few low cards.</source>
        <translation>Найдите масть, в которой у вас слишком мало мелких карт.</translation>
    </message>
    <message>
        <source>Ask yourself whether the talon helps these cards.</source>
        <translation>Подумайте, поможет ли прикуп этим картам.</translation>
    </message>
    <message>
        <source>Set the tricks you count against the duty.</source>
        <translation>Сравните взятки, которые насчитали, с обязательными.</translation>
    </message>
    <message>
        <source>Count your own tricks alone: do they pay for a whist?</source>
        <translation>Посчитайте только свои взятки: окупят ли они вист?</translation>
    </message>
    <message>
        <source>Think of the half-whist, which needs no tricks.</source>
        <translation>Подумайте, не уйти ли за полвиста: взяток там не нужно.</translation>
    </message>
    <message>
        <source>Think of what a look at the cards would tell.</source>
        <translation>Подумайте, что покажет взгляд в карты.</translation>
    </message>
    <message>
        <source>Ask yourself who gains when the cards lie open.</source>
        <translation>Подумайте, кому выгодно, если карты открыты.</translation>
    </message>
    <message>
        <source>Ask yourself what the passer&apos;s cards add.</source>
        <translation>Подумайте, что добавят карты спасовавшего.</translation>
    </message>
    <message>
        <source>Think of the trumps that are still out.</source>
        <translation>Подумайте о козырях, которые ещё не вышли.</translation>
    </message>
    <message>
        <source>Think of what your trumps are needed for.</source>
        <translation>Подумайте, для чего вам нужны козыри.</translation>
    </message>
    <message>
        <source>Ask yourself who gains when trumps are led.</source>
        <translation>Подумайте, кому на руку ход с козыря.</translation>
    </message>
    <message>
        <source>Take what is yours while you can.</source>
        <translation>Берите своё, пока можно.</translation>
    </message>
    <message>
        <source>High cards do not run away: keep a way back to the lead.</source>
        <translation>Старшие карты не убегут: оставьте себе возможность вернуться на ход.</translation>
    </message>
    <message>
        <source>Some suits are better led by the others.</source>
        <translation>В некоторые масти пусть лучше ходят другие.</translation>
    </message>
    <message>
        <source>Compare the suits: one of them gives less away.</source>
        <translation>Сравните масти: в одной из них вы отдаёте меньше.</translation>
    </message>
    <message>
        <source>The suit is not all: which card of it do you lead?</source>
        <translation>Масть — ещё не всё: какой картой из неё пойти?</translation>
    </message>
    <message>
        <source>Count the tricks that each way leads to.</source>
        <translation>Посчитайте, сколько взяток выйдет в каждом случае.</translation>
    </message>
    <message>
        <source>Ask yourself whether this trick is worth taking.</source>
        <translation>Подумайте, стоит ли брать эту взятку.</translation>
    </message>
    <message>
        <source>Ask yourself which of the two of you should be on lead.</source>
        <translation>Подумайте, у кого из вас двоих должен быть ход.</translation>
    </message>
    <message>
        <source>Think of how high your card must be.</source>
        <translation>Подумайте, какая по старшинству карта здесь нужна.</translation>
    </message>
    <message>
        <source>A high card can be in the way of others.</source>
        <translation>Старшая карта может мешать остальным.</translation>
    </message>
    <message>
        <source>Ask yourself whether this trick is worth a trump.</source>
        <translation>Подумайте, стоит ли эта взятка козыря.</translation>
    </message>
    <message>
        <source>One of your suits is still needed, another is not.</source>
        <translation>Одна масть вам ещё нужна, другая — нет.</translation>
    </message>
    <message>
        <source>Part with danger, and keep the low cards.</source>
        <translation>Избавляйтесь от опасных карт, мелкие берегите.</translation>
    </message>
    <message>
        <source>Think of staying low.</source>
        <translation>Старайтесь держаться пониже.</translation>
    </message>
    <message>
        <source>This is a moment to be rid of a high card.</source>
        <translation>Сейчас удобно избавиться от старшей карты.</translation>
    </message>
    <message>
        <source>If a trick must be taken, choose when and with which card.</source>
        <translation>Если взятки не избежать, выберите, когда и какой картой её взять.</translation>
    </message>
    <message>
        <source>Lead where you are safe.</source>
        <translation>Ходите там, где вам ничего не грозит.</translation>
    </message>
    <message>
        <source>Lead a card that somebody else must beat.</source>
        <translation>Пойдите картой, которую придётся перебить другому.</translation>
    </message>
    <message>
        <source>Think of the tricks that you may be made to take.</source>
        <translation>Подумайте, какие взятки вам могут всучить.</translation>
    </message>
    <message>
        <source>Look for the gap, and ask yourself whether it is time.</source>
        <translation>Найдите дыру и подумайте, пора ли туда ходить.</translation>
    </message>
    <message>
        <source>Give the declarer no chance to throw a dangerous card.</source>
        <translation>Не дайте разыгрывающему сбросить опасную карту.</translation>
    </message>
    <message>
        <source>A low card catches, a high one saves the declarer.</source>
        <translation>Мелкая карта ловит, старшая спасает разыгрывающего.</translation>
    </message>
    <message>
        <source>High cards in the suit of the gap have to go.</source>
        <translation>От старших карт в масти с дырой нужно избавиться.</translation>
    </message>
    <message>
        <source>Think of where the declarer can be caught.</source>
        <translation>Подумайте, где можно поймать разыгрывающего.</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>result</source>
        <translation>результат</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Сдача {number}: {result}</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: nothing, total {total}</source>
        <translation>Сдача {number}, {name}: ничего, счёт {total}</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: {amounts}, total {total}</source>
        <translation>Сдача {number}, {name}: {amounts}, счёт {total}</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>O&amp;pponents:</source>
        <translation>Соперни&amp;ки:</translation>
    </message>
    <message>
        <source>&amp;Each their own level</source>
        <translation>У каждого сво&amp;й уровень</translation>
    </message>
</context>
<context>
    <name>LimitOfMatch</name>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>asked at the start</source>
        <translation>спросить в начале</translation>
    </message>
</context>
<context>
    <name>ListOfNumbers</name>
    <message>
        <source>Write whole numbers from {minimum} to {maximum} with commas between them.</source>
        <translation>Впишите через запятую целые числа от {minimum} до {maximum}.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the match</source>
        <translation>Журнал партии</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Deck and table</source>
        <translation>Колода и стол</translation>
    </message>
    <message>
        <source>How cards and table will look</source>
        <translation>Как будут выглядеть карты и стол</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>a table cloth</comment>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>a table cloth</comment>
        <translation>Бордовое</translation>
    </message>
    <message>
        <source>Navy</source>
        <comment>a table cloth</comment>
        <translation>Синее</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>a table cloth</comment>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>the back of a card</comment>
        <translation>Решётка</translation>
    </message>
    <message>
        <source>Rays</source>
        <comment>the back of a card</comment>
        <translation>Лучи</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>the back of a card</comment>
        <translation>Чешуя</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <comment>the back of a card</comment>
        <translation>Шевроны</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Рубашка карт</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Цвета:</translation>
    </message>
    <message>
        <source>Co&amp;ntrast:</source>
        <translation>&amp;Контраст:</translation>
    </message>
    <message>
        <source>Cloth:</source>
        <translation>Сукно:</translation>
    </message>
    <message>
        <source>Back:</source>
        <translation>Рубашка:</translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation>&amp;Буквы:</translation>
    </message>
    <message>
        <source>&amp;Four colours, one for each suit</source>
        <translation>&amp;Четыре цвета, свой у каждой масти</translation>
    </message>
    <message>
        <source>Large &amp;signs in the corners</source>
        <translation>Круп&amp;ные знаки в углах</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Высокий</translation>
    </message>
    <message>
        <source>English: {letters}</source>
        <translation>Английские: {letters}</translation>
    </message>
    <message>
        <source>Russian: {letters}</source>
        <translation>Русские: {letters}</translation>
    </message>
    <message>
        <source>Swedish: {letters}</source>
        <translation>Шведские: {letters}</translation>
    </message>
    <message>
        <source>Polish: {letters}</source>
        <translation>Польские: {letters}</translation>
    </message>
    <message>
        <source>French: {letters}</source>
        <translation>Французские: {letters}</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>По языку программы</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Preferans</source>
        <translation>Преферанс</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Matches (*.pulka);;All files (*)</source>
        <translation>Партии (*.pulka);;Все файлы (*)</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>все игроки</translation>
    </message>
    <message>
        <source>&amp;Match:</source>
        <translation>&amp;Партия:</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>из файла</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Открыть &amp;файл…</translation>
    </message>
    <message>
        <source>Whose &amp;decisions:</source>
        <translation>&amp;Чьи решения:</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чьи решения</translation>
    </message>
</context>
<context>
    <name>MatchControl</name>
    <message>
        <source>You take your last decision back.</source>
        <translation>Вы берёте назад своё последнее решение.</translation>
    </message>
    <message>
        <source>{name} takes the last decision back.</source>
        <translation>{name} берёт назад последнее решение.</translation>
    </message>
    <message>
        <source>End the match here?</source>
        <translation>Закончить партию на этом?</translation>
    </message>
    <message>
        <source>{name} considers ending the match.</source>
        <translation>{name} решает, закончить ли партию.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Deal {number}:</source>
        <translation>Сдача {number}:</translation>
    </message>
</context>
<context>
    <name>MatchLength</name>
    <message>
        <source>Pool:</source>
        <translation>Пуля:</translation>
    </message>
    <message>
        <source>Length:</source>
        <translation>Длина:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Сдач:</translation>
    </message>
    <message>
        <source>M&amp;inutes:</source>
        <translation>&amp;Минут:</translation>
    </message>
    <message>
        <source>&amp;Other</source>
        <translation>Др&amp;угая</translation>
    </message>
    <message>
        <source>Points in the pool for each player</source>
        <translation>Очков в пуле у каждого игрока</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>повреждена</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>окончена</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>играется</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Посмо&amp;треть</translation>
    </message>
    <message>
        <source>Go &amp;on with it</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>No match is kept yet. Begin one with New match.</source>
        <translation>Здесь пока нет ни одной партии. Начните её командой «Новая партия».</translation>
    </message>
    <message>
        <source>This match cannot be read any more: {problem}</source>
        <translation>Эту партию больше нельзя прочитать: {problem}</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Удаление партии</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Удалить эту партию навсегда?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Оставить</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Последняя игра</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сдач</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>Write to a &amp;file…</source>
        <translation>Записать в &amp;файл…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name of the rules</source>
        <translation>Название правил</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>&amp;Название этих правил:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <comment>the name of the person on the score sheet</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Boris</source>
        <comment>the usual name of an opponent</comment>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Anton</source>
        <comment>the usual name of an opponent</comment>
        <translation>Антон</translation>
    </message>
    <message>
        <source>Clara</source>
        <comment>the usual name of an opponent</comment>
        <translation>Клара</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>{name} is for three players.</source>
        <translation>{name}: только втроём.</translation>
    </message>
    <message>
        <source>{name} is for four players.</source>
        <translation>{name}: только вчетвером.</translation>
    </message>
    <message>
        <source>From {preset}. What differs:</source>
        <translation>Основа: {preset}. Отличия:</translation>
    </message>
    <message>
        <source>The same as {preset}.</source>
        <translation>Всё как в правилах «{preset}».</translation>
    </message>
    <message>
        <source>In short:</source>
        <translation>Коротко:</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Игроки:</translation>
    </message>
    <message>
        <source>T&amp;hree</source>
        <translation>&amp;Трое</translation>
    </message>
    <message>
        <source>Fo&amp;ur</source>
        <translation>&amp;Четверо</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Три игрока</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Четыре игрока</translation>
    </message>
    <message>
        <source>What these rules agree on</source>
        <translation>Соглашения этих правил</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;Начать партию</translation>
    </message>
</context>
<context>
    <name>NumberForEachLevel</name>
    <message>
        <source>level {level}</source>
        <translation>уровень {level}</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <comment>a level of play</comment>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a level of play</comment>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a level of play</comment>
        <translation>Клубный игрок</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a level of play</comment>
        <translation>Знаток</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a level of play</comment>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Sees little beyond the own cards and often misjudges them.</source>
        <translation>Видит немногим дальше своих карт и часто оценивает их неверно.</translation>
    </message>
    <message>
        <source>Plays for company and takes little notice of calls and cards.</source>
        <translation>Играет за компанию, мало следит за торговлей и вышедшими картами.</translation>
    </message>
    <message>
        <source>Plays a sound game and draws the obvious conclusions.</source>
        <translation>Играет основательно и делает очевидные выводы.</translation>
    </message>
    <message>
        <source>Counts the cards, reads the calls and seldom errs.</source>
        <translation>Считает карты, читает торговлю и редко ошибается.</translation>
    </message>
    <message>
        <source>Misses nothing, reckons everything through and takes time for it.</source>
        <translation>Ничего не упускает, всё просчитывает и не торопится с ответом.</translation>
    </message>
    <message>
        <source>Even-tempered</source>
        <comment>a character</comment>
        <translation>Уравновешенный</translation>
    </message>
    <message>
        <source>Cautious</source>
        <comment>a character</comment>
        <translation>Осторожный</translation>
    </message>
    <message>
        <source>Bold bidder</source>
        <comment>a character</comment>
        <translation>Рисковый в торговле</translation>
    </message>
    <message>
        <source>Eager whister</source>
        <comment>a character</comment>
        <translation>Охотник повистовать</translation>
    </message>
    <message>
        <source>Misère lover</source>
        <comment>a character</comment>
        <translation>Охотник до мизеров</translation>
    </message>
    <message>
        <source>Does what is worth most and has no favourites.</source>
        <translation>Делает то, что выгоднее всего, без пристрастий.</translation>
    </message>
    <message>
        <source>Bids and whists a little less than the cards are worth.</source>
        <translation>Торгуется и вистует чуть осторожнее, чем позволяют карты.</translation>
    </message>
    <message>
        <source>Bids a little more than the cards are worth.</source>
        <translation>Торгуется чуть смелее, чем позволяют карты.</translation>
    </message>
    <message>
        <source>Whists where others would pass.</source>
        <translation>Вистует там, где другие пасуют.</translation>
    </message>
    <message>
        <source>Plays misère wherever there is half a chance.</source>
        <translation>Играет мизер, едва представится случай.</translation>
    </message>
    <message>
        <source>By rule of thumb</source>
        <translation>По простым приёмам</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>the name of a player</comment>
        <translation>Сова</translation>
    </message>
    <message>
        <source>Barn Owl</source>
        <comment>the name of a player</comment>
        <translation>Филин</translation>
    </message>
    <message>
        <source>Tawny Owl</source>
        <comment>the name of a player</comment>
        <translation>Сыч</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>the name of a player</comment>
        <translation>Ёж</translation>
    </message>
    <message>
        <source>Urchin</source>
        <comment>the name of a player, a hedgehog</comment>
        <translation>Колючка</translation>
    </message>
    <message>
        <source>Prickles</source>
        <comment>the name of a player, a hedgehog</comment>
        <translation>Ежиха</translation>
    </message>
    <message>
        <source>Falcon</source>
        <comment>the name of a player</comment>
        <translation>Сокол</translation>
    </message>
    <message>
        <source>Kestrel</source>
        <comment>the name of a player, a falcon</comment>
        <translation>Кречет</translation>
    </message>
    <message>
        <source>Merlin</source>
        <comment>the name of a player, a falcon</comment>
        <translation>Сапсан</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>the name of a player</comment>
        <translation>Лиса</translation>
    </message>
    <message>
        <source>Vixen</source>
        <comment>the name of a player, a fox</comment>
        <translation>Патрикеевна</translation>
    </message>
    <message>
        <source>Reynard</source>
        <comment>the name of a player, a fox</comment>
        <translation>Чернобурка</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>the name of a player</comment>
        <translation>Мышка</translation>
    </message>
    <message>
        <source>Dormouse</source>
        <comment>the name of a player, a mouse</comment>
        <translation>Полёвка</translation>
    </message>
    <message>
        <source>Field Mouse</source>
        <comment>the name of a player, a mouse</comment>
        <translation>Соня</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>{action} (chosen)</source>
        <translation>{action} (выбрано)</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Whists</source>
        <translation>Висты</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>При открытых картах</translation>
    </message>
    <message>
        <source>As if every hand had been seen: this shows only good or bad luck.</source>
        <translation>Как если бы все карты были видны: это говорит только об удаче.</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Что можно было знать</translation>
    </message>
    <message>
        <source>On average over deals that fit what had been seen and heard.</source>
        <translation>В среднем по раскладам, возможным при том, что было видно и сказано.</translation>
    </message>
    <message>
        <source>±</source>
        <comment>a margin of error</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>Margin of error of the difference from the best</source>
        <translation>Насколько надёжна разница с лучшим вариантом</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>You</source>
        <comment>at the head of a row</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>{contract} in the dark</source>
        <translation>{contract} втёмную</translation>
    </message>
    <message>
        <source>{contract}, the standing bid</source>
        <translation>{contract}, текущая заявка</translation>
    </message>
    <message>
        <source>M&amp;isère</source>
        <translation>&amp;Мизер</translation>
    </message>
    <message>
        <source>Take no trick at all.</source>
        <translation>Не взять ни одной взятки.</translation>
    </message>
    <message>
        <source>H&amp;ere</source>
        <translation>&amp;Здесь</translation>
    </message>
    <message>
        <source>M&amp;isère in the dark</source>
        <translation>Тёмный &amp;мизер</translation>
    </message>
    <message>
        <source>H&amp;ere in the dark</source>
        <translation>&amp;Здесь втёмную</translation>
    </message>
    <message>
        <source>&amp;Pass in the dark</source>
        <translation>Тёмный &amp;пас</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Пас</translation>
    </message>
    <message>
        <source>You make no further call in this deal.</source>
        <translation>В этой сдаче вы больше не торгуетесь.</translation>
    </message>
    <message>
        <source>Misère &amp;without talon</source>
        <translation>Мизер &amp;без прикупа</translation>
    </message>
    <message>
        <source>Take no trick at all with the cards dealt.</source>
        <translation>Не взять ни одной взятки сданными картами.</translation>
    </message>
    <message>
        <source>&amp;Nine without talon</source>
        <translation>&amp;Девять без прикупа</translation>
    </message>
    <message>
        <source>Play nine or ten with the cards dealt; you name it afterwards.</source>
        <translation>Сыграть девять или десять сданными картами; контракт закажете потом.</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>Посмотреть &amp;карты</translation>
    </message>
    <message>
        <source>What you call then is no call in the dark.</source>
        <translation>После этого говорить втёмную уже нельзя.</translation>
    </message>
    <message>
        <source>&amp;Take the talon</source>
        <translation>Вз&amp;ять прикуп</translation>
    </message>
    <message>
        <source>O&amp;ffer half to {name}</source>
        <translation>Мизер попо&amp;лам: {name}</translation>
    </message>
    <message>
        <source>{name} sees your hand, and may take half of a misère.</source>
        <translation>{name} видит ваши карты и может взять половину мизера.</translation>
    </message>
    <message>
        <source>It counts as a bid of {contract}.</source>
        <translation>Это считается заявкой: {contract}.</translation>
    </message>
    <message>
        <source>You have not looked at your cards.</source>
        <translation>Вы ещё не смотрели свои карты.</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Заявок ещё нет</translation>
    </message>
    <message>
        <source>It is your call.</source>
        <translation>Ваше слово.</translation>
    </message>
    <message>
        <source>The bid stays at {contract}, and you hold it.</source>
        <translation>Заявка остаётся прежней, {contract}, но теперь она ваша.</translation>
    </message>
    <message>
        <source>{name} holds the bid at {contract}</source>
        <translation>{name} держит заявку: {contract}</translation>
    </message>
    <message>
        <source>{name} holds the bid at {contract}, in the dark</source>
        <translation>{name} держит заявку втёмную: {contract}</translation>
    </message>
    <message>
        <source>Without th&amp;ree</source>
        <translation>Без &amp;трёх</translation>
    </message>
    <message>
        <source>Name your contract: a nine or a ten.</source>
        <translation>Закажите контракт: девять или десять.</translation>
    </message>
    <message>
        <source>You won the bidding at {contract}</source>
        <translation>Торговля за вами: {contract}</translation>
    </message>
    <message>
        <source>Name your contract: this one or a higher one.</source>
        <translation>Закажите контракт: этот или старше.</translation>
    </message>
    <message>
        <source>&amp;Play this contract</source>
        <translation>И&amp;грать этот контракт</translation>
    </message>
    <message>
        <source>&amp;Play {contract}</source>
        <translation>И&amp;грать {contract}</translation>
    </message>
    <message>
        <source>Further tricks: {name}</source>
        <translation>{name}: ещё взяток</translation>
    </message>
    <message>
        <source>One less: {what}</source>
        <translation>На одну меньше: {what}</translation>
    </message>
    <message>
        <source>One more: {what}</source>
        <translation>На одну больше: {what}</translation>
    </message>
    <message>
        <source>{name}, played by you</source>
        <translation>{name}, играете вы</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>tricks of a player</comment>
        <translation>взято</translation>
    </message>
    <message>
        <source>further</source>
        <comment>tricks of a player</comment>
        <translation>ещё</translation>
    </message>
    <message>
        <source>together</source>
        <comment>tricks of a player</comment>
        <translation>всего</translation>
    </message>
    <message>
        <source>If all agree: {outcome}</source>
        <translation>Если все согласятся&#xa0;— {outcome}</translation>
    </message>
    <message>
        <source>&amp;Claim</source>
        <translation>&amp;Предложить</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>Играть &amp;дальше</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Взятка {number}</translation>
    </message>
    <message>
        <source>Your discard</source>
        <translation>Ваш снос</translation>
    </message>
    <message>
        <source>What do you want to see again?</source>
        <translation>Что вы хотите увидеть ещё раз?</translation>
    </message>
    <message>
        <source>Only the last trick is free: any other look costs you a trick.</source>
        <translation>Бесплатно только последнюю взятку: любой другой взгляд стоит вам взятки.</translation>
    </message>
    <message>
        <source>Who is to be called to account?</source>
        <translation>Кто ошибся?</translation>
    </message>
    <message>
        <source>An error counts once the cards on the table show it.</source>
        <translation>Ошибка считается, когда её видно по картам на столе.</translation>
    </message>
    <message>
        <source>I take the rest</source>
        <translation>Остальные мои</translation>
    </message>
    <message>
        <source>The rest to {name}</source>
        <translation>Остальные: {name}</translation>
    </message>
    <message>
        <source>Still to come: {tricks}. Your hand will be shown.</source>
        <translation>Осталось: {tricks}. Ваши карты откроются.</translation>
    </message>
    <message>
        <source>How shall the rest be shared?</source>
        <translation>Как разойдутся остальные взятки?</translation>
    </message>
    <message>
        <source>Still to come: {tricks}. The hand of {name} will be shown.</source>
        <translation>Осталось: {tricks}. Карты игрока {name} откроются.</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>Согл&amp;аситься</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>О&amp;тказаться</translation>
    </message>
    <message>
        <source>Play goes on with the hand of the claim open.</source>
        <translation>Игра продолжится, но карты предложившего останутся открытыми.</translation>
    </message>
    <message>
        <source>{name} makes a claim</source>
        <translation>{name} предлагает раздел</translation>
    </message>
    <message>
        <source>balance in whists</source>
        <translation>баланс в вистах</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Посмотреть на сто&amp;л</translation>
    </message>
    <message>
        <source>Se&amp;ttlement</source>
        <translation>&amp;Расчёт</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Следующая с&amp;дача</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Ничего не пишется.</translation>
    </message>
    <message>
        <source>{name}: {unit}, {amount}</source>
        <comment>the balance of a deal</comment>
        <translation>{name}: {unit}, {amount}</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>Вернуться к пар&amp;тии</translation>
    </message>
    <message>
        <source>balance in points</source>
        <translation>баланс в очках</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Записано в роспись</translation>
    </message>
    <message>
        <source>&amp;Lay away</source>
        <translation>Сн&amp;ести</translation>
    </message>
    <message>
        <source>Leave the &amp;talon</source>
        <translation>Оставить &amp;прикуп</translation>
    </message>
    <message>
        <source>You play misère</source>
        <translation>Вы играете мизер</translation>
    </message>
    <message>
        <source>Choose two cards to lay away.</source>
        <translation>Выберите две карты для сноса.</translation>
    </message>
    <message>
        <source>This card goes out of play.</source>
        <translation>Эта карта выходит из игры.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Выберите ещё одну карту.</translation>
    </message>
    <message>
        <source>These two cards go out of play.</source>
        <translation>Эти две карты выходят из игры.</translation>
    </message>
    <message>
        <source>These cards go out of play.</source>
        <translation>Эти карты выходят из игры.</translation>
    </message>
    <message>
        <source>{name}, {line}: {number}</source>
        <translation>{name}, {line}: {number}</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Новая &amp;партия…</translation>
    </message>
    <message>
        <source>Save &amp;copy…</source>
        <translation>Сохранить &amp;копию…</translation>
    </message>
    <message>
        <source>How the result comes about</source>
        <translation>Как получился итог</translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation>Время вышло.</translation>
    </message>
    <message>
        <source>The match was ended by agreement.</source>
        <translation>Партия закончена по соглашению.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>{players} share the first place with {amount} points</source>
        <translation>Первое место делят {players}, очки: {amount}</translation>
    </message>
    <message>
        <source>You win with {amount} points</source>
        <translation>Вы побеждаете, очки: {amount}</translation>
    </message>
    <message>
        <source>{name} wins with {amount} points</source>
        <translation>Побеждает {name}, очки: {amount}</translation>
    </message>
    <message>
        <source>You win with {amount} whists</source>
        <translation>Вы побеждаете, висты: {amount}</translation>
    </message>
    <message>
        <source>{name} wins with {amount} whists</source>
        <translation>Побеждает {name}, висты: {amount}</translation>
    </message>
    <message>
        <source>Against the mean of all: {amount}.</source>
        <translation>Относительно среднего: {amount}.</translation>
    </message>
    <message>
        <source>{players} share the first place with {amount} whists</source>
        <translation>Первое место делят {players}, висты: {amount}</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>&amp;Закончить партию</translation>
    </message>
    <message>
        <source>If all agree, the match is settled in whists as it stands:</source>
        <translation>Если все согласятся, партия рассчитывается в вистах как есть:</translation>
    </message>
    <message>
        <source>If all agree, the match is settled in points as it stands:</source>
        <translation>Если все согласятся, партия рассчитывается в очках как есть:</translation>
    </message>
    <message>
        <source>&amp;Whist</source>
        <translation>Вис&amp;т</translation>
    </message>
    <message>
        <source>Ha&amp;lf-whist</source>
        <translation>По&amp;лвиста</translation>
    </message>
    <message>
        <source>Loo&amp;k at the hand of {name}</source>
        <translation>Посмотреть &amp;карты: {name}</translation>
    </message>
    <message>
        <source>L&amp;ook at the hand of {name}</source>
        <translation>Посмот&amp;реть карты: {name}</translation>
    </message>
    <message>
        <source>One hand only; you would play it if you whist.</source>
        <translation>Посмотреть можно только одну руку; ею вы и играете, если вистуете.</translation>
    </message>
    <message>
        <source>You answer first.</source>
        <translation>Первый ответ за вами.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>В о&amp;диночку</translation>
    </message>
    <message>
        <source>Call in the &amp;light</source>
        <translation>&amp;Пригласить в светлую</translation>
    </message>
    <message>
        <source>Call in the &amp;dark</source>
        <translation>Пригласить в&amp;тёмную</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыто</translation>
    </message>
    <message>
        <source>&amp;Closed</source>
        <translation>В&amp;тёмную</translation>
    </message>
    <message>
        <source>You whist alone. How do you defend?</source>
        <translation>Вы вистуете в одиночку. Как играть?</translation>
    </message>
    <message>
        <source>&amp;Take half</source>
        <translation>Взять &amp;половину</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>О&amp;тказаться</translation>
    </message>
    <message>
        <source>You write nothing for a misère.</source>
        <translation>За мизер вы ничего не пишете.</translation>
    </message>
    <message>
        <source>The hand lies before you.</source>
        <translation>Карты лежат перед вами.</translation>
    </message>
    <message>
        <source>Having seen it, you cannot whist in this deal.</source>
        <translation>Раз вы их видите, вистовать в этой сдаче нельзя.</translation>
    </message>
    <message>
        <source>Nobody else sees it.</source>
        <translation>Больше его никто не видит.</translation>
    </message>
    <message>
        <source>The talon is shown, and the bid in the dark is forgotten.</source>
        <translation>Прикуп открывается, а тёмная заявка уже не в счёт.</translation>
    </message>
    <message>
        <source>You won the bidding at {contract}, in the dark</source>
        <translation>Торговля за вами втёмную: {contract}</translation>
    </message>
    <message>
        <source>You see your cards now, and not yet the talon.</source>
        <translation>Свои карты вы уже видите, прикуп — ещё нет.</translation>
    </message>
    <message>
        <source>In the &amp;pool</source>
        <translation>Записать в &amp;пулю</translation>
    </message>
    <message>
        <source>Off the &amp;mountain</source>
        <translation>Списать с &amp;горы</translation>
    </message>
    <message>
        <source>Nobody whists. Where do you write it?</source>
        <translation>Никто не вистует. Куда записать контракт?</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Роспись</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>whist</source>
        <translation>вист</translation>
    </message>
    <message>
        <source>half-whist</source>
        <translation>полвиста</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>мизер</translation>
    </message>
    <message>
        <source>misère without talon</source>
        <translation>мизер без прикупа</translation>
    </message>
    <message>
        <source>nine without talon</source>
        <translation>девять без прикупа</translation>
    </message>
    <message>
        <source>the talon</source>
        <translation>прикуп</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>сдаёт</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>на прикупе</translation>
    </message>
    <message>
        <source>first hand</source>
        <translation>первая рука</translation>
    </message>
    <message>
        <source>a bomb: the next contract counts {factor} times</source>
        <translation>бомба: следующая игра × {factor}</translation>
    </message>
    <message>
        <source>has not looked at the cards</source>
        <translation>ещё не смотрит в карты</translation>
    </message>
    <message>
        <source>has half of the misère</source>
        <translation>половина мизера</translation>
    </message>
    <message>
        <source>has bid in the dark: everything counts twice</source>
        <translation>тёмная заявка: всё вдвое дороже</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>разыгрывает</translation>
    </message>
    <message>
        <source>whists</source>
        <translation>вистует</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>the hand is out of play</source>
        <translation>карты не участвуют</translation>
    </message>
    <message>
        <source>you play this hand</source>
        <translation>вы играете этой рукой</translation>
    </message>
    <message>
        <source>{name} plays this hand</source>
        <translation>этой рукой играет {name}</translation>
    </message>
    <message>
        <source>the dealer has seen this hand</source>
        <translation>эти карты видит сдающий</translation>
    </message>
    <message>
        <source>has revoked: this hand lies open</source>
        <translation>фальшренонс: эти карты открыты</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Скорость анимации:</translation>
    </message>
    <message>
        <source>Click t&amp;wice to play a card</source>
        <translation>Ходить &amp;двумя щелчками</translation>
    </message>
    <message>
        <source>The first click chooses the card, the second one plays it.</source>
        <translation>Первый щелчок выбирает карту, второй кладёт её на стол.</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>Команды одной &amp;буквой</translation>
    </message>
    <message>
        <source>They act while the table has the focus, like S for the score sheet.</source>
        <translation>Действуют, пока фокус на столе; например, S&#xa0;— роспись.</translation>
    </message>
    <message>
        <source>&amp;Turn all figures on the score sheet to me</source>
        <translation>&amp;Повернуть все цифры росписи ко мне</translation>
    </message>
    <message>
        <source>On paper everybody writes facing their own side of the sheet.</source>
        <translation>На бумаге каждый пишет лицом к своей стороне листа.</translation>
    </message>
    <message>
        <source>&amp;Pace of opponents:</source>
        <translation>&amp;Темп соперников:</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>the pace of opponents</comment>
        <translation>Мгновенный</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>the pace of opponents</comment>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>the pace of opponents</comment>
        <translation>Естественный</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <comment>the pace of opponents</comment>
        <translation>Неторопливый</translation>
    </message>
    <message>
        <source>They never wait where there is nothing to choose.</source>
        <translation>Там, где выбирать не из чего, они не ждут.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is something a little better.</source>
        <translation>Есть вариант чуть лучше.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Есть вариант лучше.</translation>
    </message>
    <message>
        <source>There is something much better.</source>
        <translation>Есть вариант гораздо лучше.</translation>
    </message>
    <message>
        <source>{action}: this may cost about {whists}.</source>
        <translation>{action}: это может стоить примерно {whists}.</translation>
    </message>
    <message>
        <source>This is the first error of the deal: taken back, it does not count.</source>
        <translation>Это первая ошибка в сдаче: если взять решение назад, она не в счёт.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Лучше: {action}.</translation>
    </message>
    <message>
        <source>Hint {rung} of {last}</source>
        <translation>Подсказка {rung} из {last}</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Подсказки нет</translation>
    </message>
    <message>
        <source>{grade}, {loss}: {action}.</source>
        <translation>{grade}, {loss}: {action}.</translation>
    </message>
    <message>
        <source>{action}: best</source>
        <translation>{action}: лучше всего</translation>
    </message>
    <message>
        <source>{action}: less by {loss}</source>
        <translation>{action}: хуже на {loss}</translation>
    </message>
    <message>
        <source>{grade}: {action}.</source>
        <translation>{grade}: {action}.</translation>
    </message>
    <message>
        <source>Here there is nothing to advise.</source>
        <translation>Здесь советовать нечего.</translation>
    </message>
    <message>
        <source>Tutor: off</source>
        <translation>Тренер: выключен</translation>
    </message>
    <message>
        <source>Tutor: silent at a live table</source>
        <translation>Тренер: за живым столом молчит</translation>
    </message>
    <message>
        <source>Tutor: exam</source>
        <translation>Тренер: экзамен</translation>
    </message>
    <message>
        <source>blunders</source>
        <comment>what the tutor speaks of</comment>
        <translation>грубые ошибки</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what the tutor speaks of</comment>
        <translation>ошибки</translation>
    </message>
    <message>
        <source>all errors</source>
        <comment>what the tutor speaks of</comment>
        <translation>все ошибки</translation>
    </message>
    <message>
        <source>Tutor: {errors}, at once</source>
        <translation>Тренер: {errors}, сразу</translation>
    </message>
    <message>
        <source>Tutor: {errors}, after the trick</source>
        <translation>Тренер: {errors}, после взятки</translation>
    </message>
    <message>
        <source>Tutor: {errors}, after the deal</source>
        <translation>Тренер: {errors}, после сдачи</translation>
    </message>
    <message>
        <source>Tutor: {errors}, noted only</source>
        <translation>Тренер: {errors}, только отмечает</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>&amp;The tutor helps me to learn</source>
        <translation>&amp;Тренер помогает мне учиться</translation>
    </message>
    <message>
        <source>&amp;When he speaks:</source>
        <translation>&amp;Когда говорит:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Уровень:</translation>
    </message>
    <message>
        <source>What he speaks of</source>
        <translation>О чём говорит</translation>
    </message>
    <message>
        <source>Everything is noted for your progress, also what he does not speak of, and stays on this computer. At a live table he is silent and notes nothing.</source>
        <translation>Для вашего прогресса отмечается всё, даже то, о чём тренер не говорит; эти записи остаются на этом компьютере. За живым столом он молчит и ничего не отмечает.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Страницы параметров</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>Сб&amp;росить эту страницу</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>What is wrong with the rules</source>
        <translation>Что не так с правилами</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>What would do</source>
        <translation>Что подойдёт</translation>
    </message>
</context>
<context>
    <name>ProfileFile</name>
    <message>
        <source>{file} holds no rules: each line should be a rule and its value.</source>
        <translation>В файле {file} нет правил: в каждой строке должно быть правило и его значение.</translation>
    </message>
    <message>
        <source>{file} cannot be used yet:</source>
        <translation>Файл {file} пока нельзя использовать:</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Не удалось записать файл {file}: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>Файл {file} не читается: {problem}.</translation>
    </message>
    <message>
        <source>{file} is too large to be a profile.</source>
        <translation>Файл {file} слишком велик для файла правил.</translation>
    </message>
    <message>
        <source>{file} is not a text in YAML or JSON.</source>
        <translation>Файл {file}&#xa0;— не текст в формате YAML или JSON.</translation>
    </message>
    <message>
        <source>{file} cannot be understood in line {line}.</source>
        <translation>Файл {file}: непонятна строка {line}.</translation>
    </message>
    <message>
        <source>No rule has this name. Is {rule} meant?</source>
        <translation>Правила с таким именем нет. Имеется в виду {rule}?</translation>
    </message>
    <message>
        <source>No rule has this name.</source>
        <translation>Правила с таким именем нет.</translation>
    </message>
    <message>
        <source>{reason} Possible here: {allowed}</source>
        <translation>{reason} Подойдёт: {allowed}</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>Your own</source>
        <translation>Ваши правила</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Удаление правил</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? Matches that use it keep its rules.</source>
        <translation>Удалить «{name}» навсегда? В партиях по этим правилам они останутся.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Оставить</translation>
    </message>
    <message>
        <source>Rules to a file</source>
        <translation>Запись правил в файл</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml)</source>
        <translation>Файлы правил (*.yaml)</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Правила из файла</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml *.yml *.json)</source>
        <translation>Файлы правил (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>Все пр&amp;авила…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Ещё</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Переименовать…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>Записать в &amp;файл…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>&amp;Из файла…</translation>
    </message>
</context>
<context>
    <name>ProfileName</name>
    <message>
        <source>Give these rules a name.</source>
        <translation>Дайте этим правилам название.</translation>
    </message>
    <message>
        <source>A name has {number} letters at most, all on one line.</source>
        <translation>Название — одна строка, знаков не больше {number}.</translation>
    </message>
    <message>
        <source>This is the name of a preset; choose another one.</source>
        <translation>Так называются готовые правила; выберите другое название.</translation>
    </message>
    <message>
        <source>Other rules have this name already; choose another one.</source>
        <translation>Так уже называются другие правила; выберите другое название.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Наши правила</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Sochi</source>
        <translation>Сочинка</translation>
    </message>
    <message>
        <source>Sochi for three</source>
        <translation>Сочинка на троих</translation>
    </message>
    <message>
        <source>Sochi by the code</source>
        <translation>Сочинка по кодексу</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <translation>Ленинградка</translation>
    </message>
    <message>
        <source>Rostov</source>
        <translation>Ростов</translation>
    </message>
    <message>
        <source>Polish preferans</source>
        <translation>Польский преферанс</translation>
    </message>
    <message>
        <source>The usual game: good for the first evening.</source>
        <translation>Обычная игра: подойдёт для первого вечера.</translation>
    </message>
    <message>
        <source>A plainer Sochi: free bidding, no half-whist, dearer raspasy.</source>
        <translation>Сочинка попроще: свободная торговля, без полвиста, распасы дороже.</translation>
    </message>
    <message>
        <source>Sochi as the code of 1996 has it, a long game.</source>
        <translation>Сочинка по Кодексу 1996 года, долгая игра.</translation>
    </message>
    <message>
        <source>Double penalties and whists; a missing whist trick costs half.</source>
        <translation>Гора и висты вдвое дороже, вист полуответственный.</translation>
    </message>
    <message>
        <source>Raspasy is paid in whists, consolation is always ten.</source>
        <translation>Распасы пишутся вистами, консоляция всегда десять.</translation>
    </message>
    <message>
        <source>Signed points, no misère, the declarer leads.</source>
        <translation>Очки с плюсом и минусом, без мизера, первым ходит разыгрывающий.</translation>
    </message>
    <message>
        <source>{rule}: {value} (in {preset}: {usual})</source>
        <translation>{rule}: {value} ({preset}: {usual})</translation>
    </message>
    <message>
        <source>The dealer sits out; at raspasy the talon plays for them.</source>
        <translation>Сдающий сидит на прикупе; на распасах за него играет прикуп.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Сдающий сидит на прикупе.</translation>
    </message>
    <message>
        <source>The dealer may whist last: after a half-whist, and from eight up when both pass.</source>
        <translation>Последнее слово о висте за сдающим: после полвиста, а с восьмерной — когда оба пасуют.</translation>
    </message>
    <message>
        <source>The dealer may whist last whenever both have refused.</source>
        <translation>Сдающий может вистовать последним всякий раз, когда оба отказались.</translation>
    </message>
    <message>
        <source>The match ends when everybody has {target} points in the pool.</source>
        <translation>Партия идёт, пока в пуле у каждого не будет {target}.</translation>
    </message>
    <message>
        <source>The match ends when the pools together reach {target} points a player.</source>
        <translation>Партия идёт, пока в пулях вместе не будет по {target} на игрока.</translation>
    </message>
    <message>
        <source>Contracts from six to ten are worth {values} points.</source>
        <translation>Цена контрактов от шести до десяти: {values}.</translation>
    </message>
    <message>
        <source>Missing tricks and whists cost twice as much.</source>
        <translation>Ремиз и висты вдвое дороже.</translation>
    </message>
    <message>
        <source>Bids rise one step at a time.</source>
        <translation>Торгуются по одной ступени.</translation>
    </message>
    <message>
        <source>Bids may jump to any higher step.</source>
        <translation>В торговле можно перескакивать ступени.</translation>
    </message>
    <message>
        <source>A bid cannot be matched.</source>
        <translation>«Здесь» не говорят.</translation>
    </message>
    <message>
        <source>An earlier hand may match a later one: “here”.</source>
        <translation>Старшая рука может удержать заявку младшей: «здесь».</translation>
    </message>
    <message>
        <source>There is no misère.</source>
        <translation>Мизера нет.</translation>
    </message>
    <message>
        <source>A whister pays the full price for missing tricks.</source>
        <translation>Вист ответственный: недобор пишется по полной цене.</translation>
    </message>
    <message>
        <source>A whister pays half the price for missing tricks.</source>
        <translation>Вист полуответственный: недобор пишется за полцены.</translation>
    </message>
    <message>
        <source>A whister pays half the price until their own pool is closed.</source>
        <translation>Вист полуответственный, пока своя пуля не закрыта.</translation>
    </message>
    <message>
        <source>After raspasy the bidding starts higher; in turn at {levels}.</source>
        <translation>Выход из распасов: {levels}.</translation>
    </message>
    <message>
        <source>A sole whister keeps all whists for tricks.</source>
        <translation>Вист жлобский: единственный вистующий пишет все висты за взятки себе.</translation>
    </message>
    <message>
        <source>When the contract fails, a sole whister shares the whists for tricks.</source>
        <translation>Вист джентльменский: если контракт не сыгран, висты за взятки делят пополам.</translation>
    </message>
    <message>
        <source>A sole whister always shares the whists.</source>
        <translation>Единственный вистующий всегда делит висты с пасующим.</translation>
    </message>
    <message>
        <source>Half-whist is played against six and seven.</source>
        <translation>На шестерной и семерной можно уйти за полвиста.</translation>
    </message>
    <message>
        <source>There is no half-whist.</source>
        <translation>Полвиста нет.</translation>
    </message>
    <message>
        <source>A ten may be whisted, for one trick.</source>
        <translation>На десятерной вистуют, обязательна одна взятка.</translation>
    </message>
    <message>
        <source>A ten is checked with all hands open.</source>
        <translation>Десятерная проверяется, все карты открыты.</translation>
    </message>
    <message>
        <source>A ten is always whisted, without a duty.</source>
        <translation>На десятерной вистуют всегда, без обязательных взяток.</translation>
    </message>
    <message>
        <source>Tricks at raspasy cost {prices} points, more with each in a row.</source>
        <translation>Взятка на распасах: {prices} в гору, подряд всё дороже.</translation>
    </message>
    <message>
        <source>At raspasy the fewest tricks earn whists: {number} for each trick of a rival.</source>
        <translation>На распасах взявший меньше всех пишет висты, по {number} за взятку соперника.</translation>
    </message>
    <message>
        <source>When all pass, the cards are dealt again.</source>
        <translation>Если все пасуют, карты пересдают.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>{path} cannot be read: {problem}</source>
        <translation>Файл {path} не читается: {problem}</translation>
    </message>
    <message>
        <source>Damaged match file</source>
        <translation>Файл партии повреждён</translation>
    </message>
    <message>
        <source>{path} is damaged: {problem}

Open what can be saved, up to entry {number}? The file is left as it is.</source>
        <translation>Файл {path} повреждён: {problem}

Открыть то, что уцелело, до записи {number}? Сам файл не изменится.</translation>
    </message>
    <message>
        <source>{path} is no match of one person against bots; it can be checked with the command preferans replay.</source>
        <translation>{path} — не партия одного человека с ботами; её можно проверить командой preferans replay.</translation>
    </message>
    <message>
        <source>{path} needs the bot {name}, which this version of the program does not have; open it with a newer one.</source>
        <translation>Для {path} нужен бот {name}, которого в этой версии программы нет; откройте файл в более новой.</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>Экспорт этой партии</translation>
    </message>
    <message>
        <source>Matches (*.pulka)</source>
        <translation>Партии (*.pulka)</translation>
    </message>
    <message>
        <source>{path} could not be written: {problem}. Choose another folder.</source>
        <translation>Не удалось записать {path}: {problem}. Выберите другую папку.</translation>
    </message>
    <message>
        <source>The program calculates slowly on this computer: install a C compiler, then run start.py or install Preferans again.</source>
        <translation>Программа считает на этом компьютере медленно: установите компилятор C, затем запустите start.py или установите «Преферанс» заново.</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>{amount} ({least}–{most})</source>
        <comment>a mean and its interval</comment>
        <translation>{amount} ({least}–{most})</translation>
    </message>
    <message>
        <source>not enough yet</source>
        <translation>пока мало</translation>
    </message>
    <message>
        <source>No decisions in this time.</source>
        <translation>За это время решений нет.</translation>
    </message>
    <message>
        <source>all subjects</source>
        <translation>все темы</translation>
    </message>
    <message>
        <source>Errors of this kind are only counted.</source>
        <translation>Такие ошибки только подсчитываются.</translation>
    </message>
    <message>
        <source>Not enough yet: {number} of {least} decisions.</source>
        <translation>Пока мало: решений {number} из {least}.</translation>
    </message>
    <message>
        <source>From {first} whists a decision on {start} to {last} on {end}, after {number} decisions.</source>
        <translation>Вистов потеряно на решение: {start} — {first}, {end} — {last}; учтено решений: {number}.</translation>
    </message>
    <message>
        <source>{subject}: {amount}</source>
        <translation>{subject}: {amount}</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>all rules</source>
        <translation>все правила</translation>
    </message>
    <message>
        <source>Whists lost a decision, over the last 200: {subject}</source>
        <translation>Вистов потеряно на решение, по последним 200: {subject}</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Правила:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Время:</translation>
    </message>
    <message>
        <source>Whists lost in 100 deals, the greatest leak first</source>
        <translation>Вистов потеряно на 100 сдач, самые большие потери сверху</translation>
    </message>
    <message>
        <source>Figures by subject</source>
        <translation>Показатели по темам</translation>
    </message>
    <message>
        <source>A whist is not worth the same by all rules. Choose one of them to compare.</source>
        <translation>По разным правилам вист стоит неодинаково. Для сравнения выберите одни правила.</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>с самого начала</translation>
    </message>
    <message>
        <source>the last 90 days</source>
        <translation>последние 90 дней</translation>
    </message>
    <message>
        <source>the last 30 days</source>
        <translation>последние 30 дней</translation>
    </message>
</context>
<context>
    <name>ProgressWindow</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Значения через запятую (*.csv)</translation>
    </message>
    <message>
        <source>{path} could not be written: {problem}. Choose another folder.</source>
        <translation>Не удалось записать {path}: {problem}. Выберите другую папку.</translation>
    </message>
    <message>
        <source>Delete the progress</source>
        <translation>Удаление прогресса</translation>
    </message>
    <message>
        <source>Delete all that is kept of your progress?</source>
        <translation>Удалить всё, что хранится о вашем прогрессе?</translation>
    </message>
    <message>
        <source>This covers all rules and all dates, and it cannot be undone.</source>
        <translation>Это касается всех правил и всех дат; вернуть удалённое нельзя.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Оставить</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Прогресс</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Switch the tutor on and play: your decisions are counted here by subject, with what they lose.</source>
        <translation>Здесь пока ничего нет. Включите тренера и играйте: ваши решения будут собираться здесь по темам, вместе с потерями.</translation>
    </message>
    <message>
        <source>&amp;Export CSV</source>
        <translation>&amp;Экспорт в CSV</translation>
    </message>
    <message>
        <source>Every &amp;decision…</source>
        <translation>Все &amp;решения…</translation>
    </message>
    <message>
        <source>The &amp;summary…</source>
        <translation>&amp;Сводка…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>That is not what is asked for now.</source>
        <translation>Сейчас спрашивают не об этом.</translation>
    </message>
    <message>
        <source>The bid stands at {value}; you must go higher.</source>
        <translation>Текущая заявка: {value}; нужна старше.</translation>
    </message>
    <message>
        <source>Bids rise one step at a time; the next is {value}.</source>
        <translation>Торгуются по одной ступени; следующая: {value}.</translation>
    </message>
    <message>
        <source>After raspasy the bidding starts at level {value}.</source>
        <translation>После распасов торговля начинается с уровня {value}.</translation>
    </message>
    <message>
        <source>Over misère only nine or more may be bid.</source>
        <translation>Мизер перебивают только девятерной и выше.</translation>
    </message>
    <message>
        <source>After a nine over misère this call is closed.</source>
        <translation>После девятерной поверх мизера так сказать уже нельзя.</translation>
    </message>
    <message>
        <source>You have called misère, so this call is closed to you.</source>
        <translation>Вы объявили мизер, поэтому так сказать вам уже нельзя.</translation>
    </message>
    <message>
        <source>Misère is not played at this table.</source>
        <translation>За этим столом мизер не играют.</translation>
    </message>
    <message>
        <source>Misère must be your first call.</source>
        <translation>Мизер объявляют только первой заявкой.</translation>
    </message>
    <message>
        <source>Misère does not rank above {value}.</source>
        <translation>Мизер не старше, чем {value}.</translation>
    </message>
    <message>
        <source>The bidding starts at level {value}, above misère.</source>
        <translation>Торговля начинается с уровня {value}, это выше мизера.</translation>
    </message>
    <message>
        <source>“Here” is not played at this table.</source>
        <translation>За этим столом «здесь» не говорят.</translation>
    </message>
    <message>
        <source>There is no bid to match yet.</source>
        <translation>Пока нет заявки, на которую можно сказать «здесь».</translation>
    </message>
    <message>
        <source>Misère cannot be matched.</source>
        <translation>На мизер «здесь» не говорят.</translation>
    </message>
    <message>
        <source>Only a hand that speaks earlier may match this bid.</source>
        <translation>«Здесь» может сказать только рука, которая говорит раньше.</translation>
    </message>
    <message>
        <source>A bid may be matched only when one player has passed.</source>
        <translation>«Здесь» говорят, только когда один игрок уже спасовал.</translation>
    </message>
    <message>
        <source>After passes in the dark the bidding starts at level {value}.</source>
        <translation>После тёмных пасов торговля начинается с уровня {value}.</translation>
    </message>
    <message>
        <source>You have seen your cards.</source>
        <translation>Вы уже видели свои карты.</translation>
    </message>
    <message>
        <source>Over misère in the dark only a nine in the dark or a ten may be bid.</source>
        <translation>Тёмный мизер перебивают только десятерной или тёмной девятерной.</translation>
    </message>
    <message>
        <source>Nobody bids without the talon at this table.</source>
        <translation>За этим столом заявок без прикупа нет.</translation>
    </message>
    <message>
        <source>Only the last hand takes the talon without a bid, after two passes.</source>
        <translation>Молча берёт прикуп только третья рука, после двух пасов.</translation>
    </message>
    <message>
        <source>Misère is not shared at this table.</source>
        <translation>За этим столом мизер пополам не играют.</translation>
    </message>
    <message>
        <source>The dealer has been asked once in this deal.</source>
        <translation>Сдающего в этой сдаче уже спрашивали.</translation>
    </message>
    <message>
        <source>Look at your cards, and ask before you call misère.</source>
        <translation>Сначала посмотрите карты; спрашивают до того, как объявлен мизер.</translation>
    </message>
    <message>
        <source>Lay exactly two cards away.</source>
        <translation>Снести нужно ровно две карты.</translation>
    </message>
    <message>
        <source>You do not hold the {value}.</source>
        <translation>У вас нет этой карты: {value}.</translation>
    </message>
    <message>
        <source>The talon cannot be left in this deal.</source>
        <translation>В этой сдаче оставить прикуп нельзя.</translation>
    </message>
    <message>
        <source>As the dealer you cannot leave the talon.</source>
        <translation>Вы сдавали, поэтому оставить прикуп нельзя.</translation>
    </message>
    <message>
        <source>This deal cannot be given up for three tricks.</source>
        <translation>В этой сдаче сдаться «без трёх» нельзя.</translation>
    </message>
    <message>
        <source>You won the bidding at {value}; name at least that.</source>
        <translation>Торговля выиграна на заявке {value}; закажите не меньше.</translation>
    </message>
    <message>
        <source>You won the bidding at {value}; misère is not open now.</source>
        <translation>Торговля выиграна на заявке {value}; мизер теперь не заказать.</translation>
    </message>
    <message>
        <source>There is no half-whist at level {value}.</source>
        <translation>На уровне {value} полвиста нет.</translation>
    </message>
    <message>
        <source>Half-whist is only for the second defender, after a pass.</source>
        <translation>За полвиста уходит только второй защитник, после паса первого.</translation>
    </message>
    <message>
        <source>You have whisted: stay, or leave for half-whist.</source>
        <translation>Вы уже вистуете: оставайтесь или уходите за полвиста.</translation>
    </message>
    <message>
        <source>Look at the hand of a defender first; you would play it.</source>
        <translation>Сначала посмотрите карты одного из защитников: ими вы и сыграете.</translation>
    </message>
    <message>
        <source>Only a dealer who sits out may look at a hand.</source>
        <translation>Смотреть чужие карты может только сидящий на прикупе.</translation>
    </message>
    <message>
        <source>You have seen one hand, and may see no other.</source>
        <translation>Одну руку вы уже видели, другую смотреть нельзя.</translation>
    </message>
    <message>
        <source>You may look at the hand of a defender only.</source>
        <translation>Смотреть можно только карты защитника.</translation>
    </message>
    <message>
        <source>At this table the passer always plays along.</source>
        <translation>За этим столом карты спасовавшего всегда в игре.</translation>
    </message>
    <message>
        <source>The {value} is not in this hand.</source>
        <translation>В этой руке нет такой карты: {value}.</translation>
    </message>
    <message>
        <source>You must follow suit: {value}.</source>
        <translation>Нужно ходить в масть: {value}.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump: {value}.</source>
        <translation>Масти у вас нет, поэтому нужен козырь: {value}.</translation>
    </message>
    <message>
        <source>You can beat the {value}, so you must.</source>
        <translation>Эту карту вы можете перебить, значит, обязаны: {value}.</translation>
    </message>
    <message>
        <source>The {value} lies face up and must be played now.</source>
        <translation>Сейчас нужно сыграть открытую карту: {value}.</translation>
    </message>
    <message>
        <source>Nobody can do anything wrong at this table.</source>
        <translation>За этим столом ошибиться нельзя.</translation>
    </message>
    <message>
        <source>Only an opponent can be called to account.</source>
        <translation>Указать на ошибку можно только сопернику.</translation>
    </message>
    <message>
        <source>Nothing on the table shows that anything is wrong.</source>
        <translation>На столе ничто не указывает на ошибку.</translation>
    </message>
    <message>
        <source>There is no card that should be taken back.</source>
        <translation>Нет карты, которую нужно взять назад.</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at.</source>
        <translation>Смотреть можно только последнюю взятку.</translation>
    </message>
    <message>
        <source>You have laid no cards away that you could look at.</source>
        <translation>У вас нет сноса, в который можно заглянуть.</translation>
    </message>
    <message>
        <source>The tricks must add up to the {value} that remain.</source>
        <translation>В сумме должно быть столько взяток, сколько осталось: {value}.</translation>
    </message>
    <message>
        <source>A claim was refused in this trick; play it out first.</source>
        <translation>В этой взятке предложение уже отклонили; сначала доиграйте её.</translation>
    </message>
    <message>
        <source>A claim is waiting for its answer.</source>
        <translation>Предложение ждёт ответа.</translation>
    </message>
    <message>
        <source>There is no claim to answer.</source>
        <translation>Предложения, на которое нужно ответить, нет.</translation>
    </message>
    <message>
        <source>A match can be ended early only between two deals.</source>
        <translation>Закончить партию досрочно можно только между сдачами.</translation>
    </message>
    <message>
        <source>At this table a match is always played to its end.</source>
        <translation>За этим столом партию всегда доигрывают до конца.</translation>
    </message>
    <message>
        <source>This deal is not finished yet.</source>
        <translation>Эта сдача ещё не окончена.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>No time was agreed on at this table.</source>
        <translation>За этим столом о времени не договаривались.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>&amp;Show the numbers</source>
        <translation>Показать &amp;числа</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Прове&amp;рить</translation>
    </message>
    <message>
        <source>Write what this deal brings to each place, and leave the rest empty.</source>
        <translation>Впишите в графы то, что приносит эта сдача; остальные оставьте пустыми.</translation>
    </message>
    <message>
        <source>All of it is right.</source>
        <translation>Всё верно.</translation>
    </message>
    <message>
        <source>These are the numbers. Go to one to read what it is for.</source>
        <translation>Вот верные числа. Перейдите к любому, чтобы узнать, за что оно.</translation>
    </message>
    <message>
        <source>Whist: {players}.</source>
        <translation>Вист: {players}.</translation>
    </message>
    <message>
        <source>In the talon: {cards}.</source>
        <translation>В прикупе: {cards}.</translation>
    </message>
    <message>
        <source>Half-whist: {player}.</source>
        <translation>Полвиста: {player}.</translation>
    </message>
    <message>
        <source>{place}: a number is missing here.</source>
        <translation>{place}: здесь не хватает числа.</translation>
    </message>
    <message>
        <source>{place}: the place is right, the amount is not.</source>
        <translation>{place}: место верное, а число нет.</translation>
    </message>
    <message>
        <source>{place}: the amount is right, the column is not.</source>
        <translation>{place}: число верное, а графа не та.</translation>
    </message>
    <message>
        <source>{place}: the amount is right, the player is not.</source>
        <translation>{place}: число верное, а игрок не тот.</translation>
    </message>
    <message>
        <source>{place}: nothing is written here for this deal.</source>
        <translation>{place}: за эту сдачу здесь ничего не пишут.</translation>
    </message>
    <message>
        <source>The first slip of a match does not count.</source>
        <translation>Первая оплошность в партии не в счёт.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Deal {number}: {subject}</source>
        <translation>Сдача {number}: {subject}</translation>
    </message>
    <message>
        <source>{action}
{grade} · {place}</source>
        <translation>{action}
{grade} · {place}</translation>
    </message>
    <message>
        <source>{action}
{grade}, {loss} · {place}</source>
        <translation>{action}
{grade}, {loss} · {place}</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>на грани</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Ваш выбор: {action}</translation>
    </message>
    <message>
        <source>{name} chose: {action}</source>
        <translation>Выбор игрока {name}: {action}</translation>
    </message>
    <message>
        <source>Too close to call: it may have been an error.</source>
        <translation>На грани: возможно, это была ошибка.</translation>
    </message>
    <message>
        <source>This was fine.</source>
        <translation>Это было хорошо.</translation>
    </message>
    <message>
        <source>It loses {loss} ({grade}).</source>
        <translation>Потеря: {loss} ({grade}).</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Лучше ничего не было.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Лучше: {action}</translation>
    </message>
    <message>
        <source>About as good: {action}</source>
        <translation>Примерно так же хорошо: {action}</translation>
    </message>
    <message>
        <source>Right choice, bad luck: as the cards lay, another would have brought more.</source>
        <translation>Выбор верный, но не повезло: при этом раскладе другой принёс бы больше.</translation>
    </message>
    <message>
        <source>Lucky escape: as the cards lay, it cost nothing.</source>
        <translation>Повезло: при этом раскладе это ничего не стоило.</translation>
    </message>
    <message>
        <source>You tried: {action}. That is what was chosen.</source>
        <translation>Вы пробуете: {action}. Так и было выбрано.</translation>
    </message>
    <message>
        <source>You tried: {action}. Yes, that is better.</source>
        <translation>Вы пробуете: {action}. Да, это лучше.</translation>
    </message>
    <message>
        <source>You tried: {action}. That is hardly better than what was chosen.</source>
        <translation>Вы пробуете: {action}. Это едва ли лучше того, что было выбрано.</translation>
    </message>
    <message>
        <source>You tried: {action}. There is something better ({grade}).</source>
        <translation>Вы пробуете: {action}. Это {grade}: есть и лучше.</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Ошибок нет</translation>
    </message>
    <message>
        <source>Lost in all: {loss}</source>
        <translation>Потеряно всего: {loss}</translation>
    </message>
    <message>
        <source>Without error: {faultless} of {weighty} decisions that matter.</source>
        <translation>Важных решений: {weighty}, из них без ошибок: {faultless}.</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>В этой партии ещё нет оконченных сдач.</translation>
    </message>
    <message>
        <source>{path} is damaged, and is shown as far as it is sound: {problem}</source>
        <translation>Файл {path} повреждён и показан, насколько уцелел: {problem}</translation>
    </message>
    <message>
        <source>The coach is looking into it.</source>
        <translation>Тренер думает над этим.</translation>
    </message>
    <message>
        <source>The coach can say nothing about that. Try another.</source>
        <translation>Об этом тренер ничего сказать не может. Попробуйте другое.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
</context>
<context>
    <name>RuleClashes</name>
    <message>
        <source>A match needs three or four players; allow at least one of them.</source>
        <translation>Играют трое или четверо; отметьте хотя бы одно.</translation>
    </message>
    <message>
        <source>Totals are the result only where everybody has one total.</source>
        <translation>Счёт служит итогом, только если он у каждого один.</translation>
    </message>
    <message>
        <source>A pool that takes everything has no points left to help others with: let nobody be helped, or let pools take points up to the target.</source>
        <translation>Если в пулю входит всё, помогать нечем: откажитесь от помощи или пусть пуля принимает очки только до закрытия.</translation>
    </message>
    <message>
        <source>Such a match would never end: not by the pool, and not by agreement. Set a number of deals or a time.</source>
        <translation>Такая партия никогда не кончится: ни по пуле, ни по согласию. Задайте число сдач или время.</translation>
    </message>
    <message>
        <source>These bids begin with a misère, and misère is not played.</source>
        <translation>Эти заявки начинаются с мизера, а мизер не играют.</translation>
    </message>
    <message>
        <source>There is a quota from eight up, so somebody must pay when it is missed; or set it to zero.</source>
        <translation>С восьмерной и выше есть обязательные взятки, значит, за недобор кто-то платит; или поставьте там ноль.</translation>
    </message>
    <message>
        <source>When each pays for their own part from eight up, each level with a quota needs such a part.</source>
        <translation>Если с восьмерной и выше каждый платит за свою долю, она нужна на каждом уровне, где есть обязательные взятки.</translation>
    </message>
    <message>
        <source>A contract can be played after a half-whist, so it must be clear who writes consolation.</source>
        <translation>Контракт могут сыграть и после полвиста, поэтому нужно решить, кто пишет консоляцию.</translation>
    </message>
    <message>
        <source>The bidding starts higher after raspasy, so it must be clear when that is over.</source>
        <translation>После распасов торговля начинается выше, поэтому нужно решить, когда это кончается.</translation>
    </message>
    <message>
        <source>Where everybody has one total, there is no misère.</source>
        <translation>Когда у каждого один счёт, мизера нет.</translation>
    </message>
    <message>
        <source>Where everybody has one total, raspasy is not played.</source>
        <translation>Когда у каждого один счёт, распасов нет.</translation>
    </message>
    <message>
        <source>Where everybody has one total, there is no pool and no mountain.</source>
        <translation>Когда у каждого один счёт, пули и горы нет.</translation>
    </message>
    <message>
        <source>Only when misère is played.</source>
        <translation>Только если играют мизер.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Только вчетвером.</translation>
    </message>
    <message>
        <source>Only when raspasy is played.</source>
        <translation>Только если играют распасы.</translation>
    </message>
    <message>
        <source>Only when tricks in raspasy cost points on the mountain.</source>
        <translation>Только если взятки на распасах пишутся в гору.</translation>
    </message>
    <message>
        <source>Only with half-whist.</source>
        <translation>Только если есть полвиста.</translation>
    </message>
    <message>
        <source>Only when somebody is helped.</source>
        <translation>Только если кому-то помогают.</translation>
    </message>
    <message>
        <source>Only when there is consolation.</source>
        <translation>Только если есть консоляция.</translation>
    </message>
    <message>
        <source>Only with three players.</source>
        <translation>Только втроём.</translation>
    </message>
    <message>
        <source>Only when the fullest open pool is helped.</source>
        <translation>Только если помогают самой полной незакрытой пуле.</translation>
    </message>
    <message>
        <source>Only when a pool takes points up to its target.</source>
        <translation>Только если пуля принимает очки до закрытия.</translation>
    </message>
    <message>
        <source>Only when the sitting dealer may whist.</source>
        <translation>Только если сидящий на прикупе может вистовать.</translation>
    </message>
    <message>
        <source>Only when somebody may whist after a half-whist.</source>
        <translation>Только если после полвиста ещё можно вистовать.</translation>
    </message>
    <message>
        <source>Only when the fewest tricks in raspasy bring whists.</source>
        <translation>Только если на распасах взявший меньше всех пишет висты.</translation>
    </message>
    <message>
        <source>Only with more than one lowest level.</source>
        <translation>Только если наименьших уровней больше одного.</translation>
    </message>
    <message>
        <source>“{title}” is “{value}”</source>
        <comment>a rule and its value</comment>
        <translation>«{title}» — «{value}»</translation>
    </message>
    <message>
        <source>A value is needed: {others}.</source>
        <translation>Нужно значение: {others}.</translation>
    </message>
    <message>
        <source>This does not go together: {others}.</source>
        <translation>Это не сочетается: {others}.</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Так нельзя: {reason}</translation>
    </message>
    <message>
        <source>{preset} has: {reason}</source>
        <translation>В правилах «{preset}»: {reason}</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Изменено.</translation>
    </message>
    <message>
        <source>Back to {preset}</source>
        <translation>Вернуть: {preset}</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Whether a bid must be the very next step or may be any higher one.</source>
        <translation>Должна ли заявка быть ровно на ступень выше или может быть любой старшей.</translation>
    </message>
    <message>
        <source>Who may take over a bid of a later hand without going higher.</source>
        <translation>Кто может взять себе заявку младшей руки, не поднимая её.</translation>
    </message>
    <message>
        <source>After two passes this counts as the lowest bid there is.</source>
        <translation>После двух пасов это считается самой низкой заявкой из возможных.</translation>
    </message>
    <message>
        <source>How many cards go to a hand at a time.</source>
        <translation>Сколько карт сдают за раз каждому.</translation>
    </message>
    <message>
        <source>Which two cards may be set aside while dealing; the program deals the fourth pair.</source>
        <translation>Какую пару откладывают при сдаче; программа откладывает четвёртую.</translation>
    </message>
    <message>
        <source>What the declarer may name after laying two cards away.</source>
        <translation>Что разыгрывающий вправе заказать после сноса.</translation>
    </message>
    <message>
        <source>Having seen the talon, the declarer may write three tricks short instead of playing.</source>
        <translation>Увидев прикуп, разыгрывающий может не играть, а записать себе три недобранные взятки.</translation>
    </message>
    <message>
        <source>Each trick too many costs the declarer as much as one too few.</source>
        <translation>Каждая взятка сверх контракта стоит разыгрывающему столько же, сколько недобранная.</translation>
    </message>
    <message>
        <source>The declarer may leave the talon, and the dealer writes so much on the mountain; with zero it must be taken.</source>
        <translation>Разыгрывающий может оставить прикуп, и тогда сдававший пишет столько в гору; если ноль, прикуп берут обязательно.</translation>
    </message>
    <message>
        <source>Misère is the promise to take no trick at all.</source>
        <translation>Мизер — обязательство не взять ни одной взятки.</translation>
    </message>
    <message>
        <source>Whoever has called anything else in this auction cannot call misère.</source>
        <translation>Кто в этой торговле уже сказал что-то другое, мизер не объявит.</translation>
    </message>
    <message>
        <source>Where it stands among the bids.</source>
        <translation>Где он стоит среди заявок.</translation>
    </message>
    <message>
        <source>Once a nine has been bid over it, all others must pass.</source>
        <translation>Когда мизер перебит девятерной, все остальные пасуют.</translation>
    </message>
    <message>
        <source>Points in the pool for a misère without a trick.</source>
        <translation>Очки в пулю за мизер без взяток.</translation>
    </message>
    <message>
        <source>Points on the mountain for each trick taken.</source>
        <translation>Очки в гору за каждую взятку.</translation>
    </message>
    <message>
        <source>Against misère both defending hands lie open.</source>
        <translation>На мизере карты обоих защитников лежат открыто.</translation>
    </message>
    <message>
        <source>Together, against a contract of each level; if met, nobody pays.</source>
        <translation>Сколько их нужно взять вместе на каждом уровне; если взяли, никто не платит.</translation>
    </message>
    <message>
        <source>When both whist and miss the quota together, each answers for so many tricks.</source>
        <translation>За столько взяток отвечает каждый, если вистуют оба и вместе недобрали.</translation>
    </message>
    <message>
        <source>When both whist against eight, nine or ten and miss the quota.</source>
        <translation>Если вистуют оба и недобрали на восьмерной, девятерной или десятерной.</translation>
    </message>
    <message>
        <source>It matters for one result only: a six against which one whister takes three tricks and the other none.</source>
        <translation>Важно лишь в одном случае: на шестерной один вистующий взял три взятки, а другой ни одной.</translation>
    </message>
    <message>
        <source>Compared with what a missing trick costs the declarer.</source>
        <translation>Цена недостающей взятки по сравнению с недобранной взяткой разыгрывающего.</translation>
    </message>
    <message>
        <source>Whether the sole whister shares the whists for tricks with the other.</source>
        <translation>Делит ли единственный вистующий висты за взятки со спасовавшим.</translation>
    </message>
    <message>
        <source>After a pass the second defender may take half the quota in whists, and nothing is played.</source>
        <translation>После паса первого второй защитник может без розыгрыша записать висты за половину обязательных взяток.</translation>
    </message>
    <message>
        <source>A defender who whisted and hears a pass may change to half-whist.</source>
        <translation>Кто сказал «вист» и услышал «пас», может уйти за полвиста.</translation>
    </message>
    <message>
        <source>A defender who passed may whist after all when the other says half.</source>
        <translation>Спасовавший защитник может всё же вистовать, если другой уходит за полвиста.</translation>
    </message>
    <message>
        <source>Who writes the half-whister’s part when the contract is played after all and fails.</source>
        <translation>Кто пишет долю ушедшего за полвиста, если контракт всё же играли и он не сыгран.</translation>
    </message>
    <message>
        <source>How a contract of ten tricks is met.</source>
        <translation>Как защищаются от контракта на десять взяток.</translation>
    </message>
    <message>
        <source>Open, the whister plays both hands; closed, each plays their own.</source>
        <translation>В светлую вистующий играет обеими руками, втёмную каждый играет своими картами.</translation>
    </message>
    <message>
        <source>In an open defence, before or after the first card.</source>
        <translation>При игре в светлую: до первой карты или после неё.</translation>
    </message>
    <message>
        <source>Asked last, the dealer looks at one defender’s hand and may take that seat.</source>
        <translation>Его спрашивают последним: он смотрит карты одного из защитников и может сесть на его место.</translation>
    </message>
    <message>
        <source>What missing tricks cost a dealer who whisted.</source>
        <translation>Во что обходятся недостающие взятки вистующему с прикупа.</translation>
    </message>
    <message>
        <source>Before the first call a player may show the dealer the hand; if both agree, each writes half.</source>
        <translation>До своей первой заявки игрок может показать карты сидящему на прикупе; если тот согласен, каждый пишет половину.</translation>
    </message>
    <message>
        <source>Whists that the sitting dealer writes on the declarer for them.</source>
        <translation>Висты, которые сидящий на прикупе пишет за них на разыгрывающего.</translation>
    </message>
    <message>
        <source>What the dealer does with its two cards in raspasy.</source>
        <translation>Что на распасах делает сдающий с двумя картами прикупа.</translation>
    </message>
    <message>
        <source>What it brings in the sitting dealer’s pool.</source>
        <translation>Что это приносит сидящему на прикупе в пулю.</translation>
    </message>
    <message>
        <source>Who plays the first card of a contract.</source>
        <translation>Кто ходит с первой карты контракта.</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must play a trump if there is one.</source>
        <translation>Если масти нет, а козырь есть, нужно бить козырем.</translation>
    </message>
    <message>
        <source>In contracts with tricks to win, a card that beats the best one must be played.</source>
        <translation>В контрактах, где взятки берут, лучшую карту нужно перебить, если есть чем.</translation>
    </message>
    <message>
        <source>Six spades must be whisted by both defenders, and is played closed.</source>
        <translation>На шести пиках оба защитника обязаны вистовать; играют втёмную.</translation>
    </message>
    <message>
        <source>Misère and nine without taking the talon rank between nine no trump and ten spades.</source>
        <translation>Мизер и девять без прикупа стоят между девятью без козыря и десятью пиками.</translation>
    </message>
    <message>
        <source>Who speaks before looking at the cards doubles what is written; dark passes give bombs that multiply a later contract.</source>
        <translation>Кто говорит, не глядя в карты, удваивает всё, что пишется; тёмные пасы дают бомбы, которые умножают следующую игру.</translation>
    </message>
    <message>
        <source>What this way of playing is called; by itself it changes nothing.</source>
        <translation>Как называют такую игру; само название ничего не меняет.</translation>
    </message>
    <message>
        <source>How many may sit at the table; with four, the dealer sits out each deal.</source>
        <translation>Сколько человек может быть за столом; вчетвером сдающий сидит на прикупе.</translation>
    </message>
    <message>
        <source>Everybody has a pool, a mountain and whists, or one total that goes up and down.</source>
        <translation>У каждого либо пуля, гора и висты, либо один счёт, который растёт и убывает.</translation>
    </message>
    <message>
        <source>So many points make a pool full.</source>
        <translation>Столько очков закрывают пулю.</translation>
    </message>
    <message>
        <source>Either each pool must be full, or all together reach the pool times the players.</source>
        <translation>Либо закрывают каждую пулю, либо все вместе набирают по пуле на игрока.</translation>
    </message>
    <message>
        <source>The match also ends after so many deals or minutes; the deal that is running is finished.</source>
        <translation>Партия кончается и после стольких сдач или минут; начатую сдачу доигрывают.</translation>
    </message>
    <message>
        <source>Whether a match may be settled before it has come to its end.</source>
        <translation>Можно ли рассчитаться, не доиграв партию.</translation>
    </message>
    <message>
        <source>How mountains and whists become the result of each player.</source>
        <translation>Как из гор и вистов получается итог каждого.</translation>
    </message>
    <message>
        <source>What such a point is worth at the settlement.</source>
        <translation>Сколько оно стоит при расчёте.</translation>
    </message>
    <message>
        <source>What is done when the mountains cannot be divided evenly.</source>
        <translation>Как поступают, если средняя гора не целая.</translation>
    </message>
    <message>
        <source>The first slip of each player is put right and costs nothing.</source>
        <translation>Первая оплошность каждого исправляется и ничего не стоит.</translation>
    </message>
    <message>
        <source>Whether a pool stops at its target or takes all that its owner earns.</source>
        <translation>Закрывается ли пуля или принимает всё, что зарабатывает её хозяин.</translation>
    </message>
    <message>
        <source>Points that a full pool cannot take go into this pool, and the giver writes whists.</source>
        <translation>Очки сверх закрытой пули идут в эту пулю, а помогающий пишет висты.</translation>
    </message>
    <message>
        <source>Who is helped when two open pools are equally full.</source>
        <translation>Кому помогают, если две незакрытые пули равны.</translation>
    </message>
    <message>
        <source>The giver writes so many whists on the other for each point.</source>
        <translation>Столько вистов помогающий пишет на другого за каждое очко.</translation>
    </message>
    <message>
        <source>Who gets no help in the deal just played.</source>
        <translation>Кто не получает помощи в только что сыгранной сдаче.</translation>
    </message>
    <message>
        <source>Where points go that no pool can take any more.</source>
        <translation>Куда идут очки, которых уже не примет ни одна пуля.</translation>
    </message>
    <message>
        <source>What a point missing from the pool adds to the mountain at the settlement; one too many takes as much off.</source>
        <translation>Сколько оно прибавляет к горе при расчёте; лишнее очко столько же снимает.</translation>
    </message>
    <message>
        <source>A declarer whom nobody whists may take the value off the mountain; what is left goes to the pool.</source>
        <translation>Если никто не вистует, разыгрывающий может списать цену контракта с горы; остаток идёт в пулю.</translation>
    </message>
    <message>
        <source>Points for a made contract of each level.</source>
        <translation>Очки за сыгранный контракт каждого уровня.</translation>
    </message>
    <message>
        <source>Points on the mountain for each missing trick.</source>
        <translation>Очки в гору за каждую недобранную взятку.</translation>
    </message>
    <message>
        <source>Whists written on the declarer for each trick of the defence.</source>
        <translation>Висты на разыгрывающего за каждую взятку защиты.</translation>
    </message>
    <message>
        <source>Extra whists on a declarer who fails, for each trick short and to each who may write it.</source>
        <translation>Дополнительные висты за ремиз разыгрывающего: каждому, кто вправе их писать, за каждую недобранную взятку.</translation>
    </message>
    <message>
        <source>Who gets something when a contract fails; misère brings nobody any.</source>
        <translation>Кто получает её за ремиз; на мизере её не пишет никто.</translation>
    </message>
    <message>
        <source>Whether the defender who passed writes their own, or the whister both.</source>
        <translation>Спасовавший пишет свою сам, или вистующий пишет обе.</translation>
    </message>
    <message>
        <source>In raspasy everybody plays alone and avoids tricks; this is what tricks lead to.</source>
        <translation>На распасах каждый играет за себя и избегает взяток; здесь сказано, что за них пишут.</translation>
    </message>
    <message>
        <source>Points on the mountain, for one raspasy in a row after another; the last price stays.</source>
        <translation>Очки в гору, от одних распасов к другим подряд; последняя цена остаётся.</translation>
    </message>
    <message>
        <source>Whoever has the fewest tricks writes so many whists for each trick of the others.</source>
        <translation>Столько вистов взявший меньше всех пишет за каждую взятку остальных.</translation>
    </message>
    <message>
        <source>It makes the figures smaller; the differences between players stay the same.</source>
        <translation>Числа становятся меньше, а разница между игроками та же.</translation>
    </message>
    <message>
        <source>What a raspasy without a trick brings in the pool.</source>
        <translation>Сколько распасы без взяток приносят в пулю.</translation>
    </message>
    <message>
        <source>What the two cards of the talon do in raspasy.</source>
        <translation>Для чего на распасах две карты прикупа.</translation>
    </message>
    <message>
        <source>After it, prices and the lowest bid begin again from the start.</source>
        <translation>После этого цены и наименьшая заявка начинаются сначала.</translation>
    </message>
    <message>
        <source>After a misère too, prices and the lowest bid begin again.</source>
        <translation>И после мизера цены и наименьшая заявка начинаются сначала.</translation>
    </message>
    <message>
        <source>Where the bidding starts: usually, after one raspasy, after two in a row, and so on.</source>
        <translation>С какого уровня торгуются: обычно, после одних распасов, после двух подряд и так далее.</translation>
    </message>
    <message>
        <source>How the lowest bids go on when the row of raspasy is longer.</source>
        <translation>Как идут наименьшие заявки, если распасов подряд больше.</translation>
    </message>
    <message>
        <source>Who deals the next cards.</source>
        <translation>Кто сдаёт следующим.</translation>
    </message>
</context>
<context>
    <name>RuleTitles</name>
    <message>
        <source>Table and match</source>
        <translation>Стол и партия</translation>
    </message>
    <message>
        <source>Pool and help</source>
        <translation>Пуля и помощь</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>Deal and auction</source>
        <translation>Сдача и торговля</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Прикуп и контракт</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Мизер</translation>
    </message>
    <message>
        <source>Whist</source>
        <translation>Вист</translation>
    </message>
    <message>
        <source>Four players: the sitting dealer</source>
        <translation>Сидящий на прикупе</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Raspasy</source>
        <translation>Распасы</translation>
    </message>
    <message>
        <source>Rare games</source>
        <translation>Редкие игры</translation>
    </message>
    <message>
        <source>How bids rise</source>
        <translation>Как растут заявки</translation>
    </message>
    <message>
        <source>Matching a bid: “here”</source>
        <translation>Удержать заявку: «здесь»</translation>
    </message>
    <message>
        <source>Third hand may take the talon without a word</source>
        <translation>Третья рука может молча взять прикуп</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>Как сдают карты</translation>
    </message>
    <message>
        <source>Cards for the talon</source>
        <translation>Карты для прикупа</translation>
    </message>
    <message>
        <source>The contract that is named</source>
        <translation>Заказ контракта</translation>
    </message>
    <message>
        <source>Giving up for three tricks</source>
        <translation>Сдаться «без трёх»</translation>
    </message>
    <message>
        <source>Tricks above the contract cost</source>
        <translation>Недозаказ наказывается</translation>
    </message>
    <message>
        <source>Price of a rejected talon</source>
        <translation>Цена оставленного прикупа</translation>
    </message>
    <message>
        <source>Misère is played</source>
        <translation>Мизер играют</translation>
    </message>
    <message>
        <source>Misère must be the first call</source>
        <translation>Мизер — только первой заявкой</translation>
    </message>
    <message>
        <source>Rank of misère</source>
        <translation>Место мизера</translation>
    </message>
    <message>
        <source>A nine over misère ends the auction</source>
        <translation>Девятерная поверх мизера заканчивает торговлю</translation>
    </message>
    <message>
        <source>Value of misère</source>
        <translation>Цена мизера</translation>
    </message>
    <message>
        <source>A trick in misère costs</source>
        <translation>Цена взятки на мизере</translation>
    </message>
    <message>
        <source>When the defenders show their cards</source>
        <translation>Когда защитники открывают карты</translation>
    </message>
    <message>
        <source>Tricks the whisters owe</source>
        <translation>Обязательные взятки</translation>
    </message>
    <message>
        <source>Each whister’s own part</source>
        <translation>Доля каждого вистующего</translation>
    </message>
    <message>
        <source>Who pays from eight up</source>
        <translation>Кто платит с восьмерной и выше</translation>
    </message>
    <message>
        <source>What two whisters pay for</source>
        <translation>За что платят двое вистующих</translation>
    </message>
    <message>
        <source>A trick short costs the whister</source>
        <translation>Ответственность вистующего</translation>
    </message>
    <message>
        <source>Whists when one defender passed</source>
        <translation>Висты, если один защитник спасовал</translation>
    </message>
    <message>
        <source>Half-whist</source>
        <translation>Полвиста</translation>
    </message>
    <message>
        <source>Stepping back to half-whist</source>
        <translation>Отступить за полвиста</translation>
    </message>
    <message>
        <source>Whisting after a half-whist</source>
        <translation>Вернуть вист после полвиста</translation>
    </message>
    <message>
        <source>Consolation after a half-whist was overruled</source>
        <translation>Консоляция, если вист вернули</translation>
    </message>
    <message>
        <source>Defence against a ten</source>
        <translation>Защита на десятерной</translation>
    </message>
    <message>
        <source>How a sole whister plays</source>
        <translation>Как играет единственный вистующий</translation>
    </message>
    <message>
        <source>When open hands are laid down</source>
        <translation>Когда открывают карты в светлую</translation>
    </message>
    <message>
        <source>The sitting dealer may whist</source>
        <translation>Вист сидящего на прикупе</translation>
    </message>
    <message>
        <source>A whisting dealer pays</source>
        <translation>Вистующий с прикупа платит</translation>
    </message>
    <message>
        <source>Misère may be shared with the dealer</source>
        <translation>Мизер пополам с сидящим на прикупе</translation>
    </message>
    <message>
        <source>Good cards in the talon</source>
        <translation>Хорошие карты в прикупе</translation>
    </message>
    <message>
        <source>Talon in raspasy, four players</source>
        <translation>Прикуп на распасах вчетвером</translation>
    </message>
    <message>
        <source>The dealer without a trick in raspasy</source>
        <translation>Сидящему на прикупе за распасы без взяток</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Trumping is a duty</source>
        <translation>Бить козырем обязательно</translation>
    </message>
    <message>
        <source>Beating the trick is a duty</source>
        <translation>Перебивать обязательно</translation>
    </message>
    <message>
        <source>“Stalingrad”</source>
        <translation>«Сталинград»</translation>
    </message>
    <message>
        <source>Bids without the talon</source>
        <translation>Заявки без прикупа</translation>
    </message>
    <message>
        <source>Dark calls and bombs</source>
        <translation>Тёмные и бомбы</translation>
    </message>
    <message>
        <source>Name of the convention</source>
        <translation>Название игры</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>How points are kept</source>
        <translation>Как ведут счёт</translation>
    </message>
    <message>
        <source>Pool of each player</source>
        <translation>Пуля каждого игрока</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Партия кончается</translation>
    </message>
    <message>
        <source>Limit besides the pool</source>
        <translation>Ограничение помимо пули</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Досрочное окончание</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>A point on the mountain</source>
        <translation>Очко горы</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Округление</translation>
    </message>
    <message>
        <source>First slip is forgiven</source>
        <translation>Первая оплошность прощается</translation>
    </message>
    <message>
        <source>What a pool takes</source>
        <translation>Сколько входит в пулю</translation>
    </message>
    <message>
        <source>Who is helped</source>
        <translation>Кому помогают</translation>
    </message>
    <message>
        <source>Help between equal pools</source>
        <translation>Помощь при равных пулях</translation>
    </message>
    <message>
        <source>Whists for help</source>
        <translation>Висты за помощь</translation>
    </message>
    <message>
        <source>Never helped</source>
        <translation>Остаются без помощи</translation>
    </message>
    <message>
        <source>When all pools are full</source>
        <translation>Когда все пули закрыты</translation>
    </message>
    <message>
        <source>A missing point in the pool</source>
        <translation>Недостающее очко пули</translation>
    </message>
    <message>
        <source>Unwhisted contracts may reduce the mountain</source>
        <translation>Контракт без виста можно списать с горы</translation>
    </message>
    <message>
        <source>Value of a contract</source>
        <translation>Цена контракта</translation>
    </message>
    <message>
        <source>A trick short costs the declarer</source>
        <translation>Недобранная взятка разыгрывающего</translation>
    </message>
    <message>
        <source>A trick brings the whister</source>
        <translation>Взятка вистующего</translation>
    </message>
    <message>
        <source>Consolation</source>
        <translation>Консоляция</translation>
    </message>
    <message>
        <source>Who writes consolation</source>
        <translation>Кто пишет консоляцию</translation>
    </message>
    <message>
        <source>Consolation when one whists</source>
        <translation>Консоляция, если вистует один</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Если все пасуют</translation>
    </message>
    <message>
        <source>Price of a trick in raspasy</source>
        <translation>Цена взятки на распасах</translation>
    </message>
    <message>
        <source>Whists for a rival’s trick</source>
        <translation>Висты за взятку соперника</translation>
    </message>
    <message>
        <source>The fewest tricks are taken off everybody</source>
        <translation>Амнистия: у всех вычитают наименьшее число взяток</translation>
    </message>
    <message>
        <source>For no trick at all</source>
        <translation>За распасы без взяток</translation>
    </message>
    <message>
        <source>Talon in raspasy, three players</source>
        <translation>Прикуп на распасах втроём</translation>
    </message>
    <message>
        <source>What ends a row of raspasy</source>
        <translation>Что прерывает ряд распасов</translation>
    </message>
    <message>
        <source>Misère ends the row too</source>
        <translation>Мизер тоже прерывает ряд</translation>
    </message>
    <message>
        <source>Lowest bid after raspasy</source>
        <translation>Выход из распасов</translation>
    </message>
    <message>
        <source>After the last of these levels</source>
        <translation>После последнего из этих уровней</translation>
    </message>
    <message>
        <source>Dealer after raspasy</source>
        <translation>Кто сдаёт после распасов</translation>
    </message>
</context>
<context>
    <name>RuleValues</name>
    <message>
        <source>Without a meaning</source>
        <translation>Не имеет значения</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>A number of deals, agreed at the start</source>
        <translation>Число сдач, по уговору в начале</translation>
    </message>
    <message>
        <source>A time, agreed at the start</source>
        <translation>Время, по уговору в начале</translation>
    </message>
    <message>
        <source>The value of the contract</source>
        <translation>Цена контракта</translation>
    </message>
    <message>
        <source>Twice the value of the contract</source>
        <translation>Двойная цена контракта</translation>
    </message>
    <message>
        <source>Ten points</source>
        <translation>Десять очков</translation>
    </message>
    <message>
        <source>They name the suits of the first two tricks</source>
        <translation>Указывают масть двух первых взяток</translation>
    </message>
    <message>
        <source>They stay hidden</source>
        <translation>Остаются закрытыми</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Не играют</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Sochi</source>
        <translation>Сочинка</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <translation>Ленинградка</translation>
    </message>
    <message>
        <source>Rostov</source>
        <translation>Ростов</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Польская</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Своя</translation>
    </message>
    <message>
        <source>Pool, mountain and whists</source>
        <translation>Пуля, гора и висты</translation>
    </message>
    <message>
        <source>One total, up and down</source>
        <translation>Один счёт, с плюсом и минусом</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Двое</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Трое</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четверо</translation>
    </message>
    <message>
        <source>When every pool is full</source>
        <translation>Когда закрыты все пули</translation>
    </message>
    <message>
        <source>When the pools together are full</source>
        <translation>По общей сумме всех пуль</translation>
    </message>
    <message>
        <source>Not by the pool</source>
        <translation>Не по пуле</translation>
    </message>
    <message>
        <source>Up to the target</source>
        <translation>Только до закрытия</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>The fullest open pool</source>
        <translation>Самой полной незакрытой пуле</translation>
    </message>
    <message>
        <source>The next open pool on the left</source>
        <translation>Ближайшей слева незакрытой пуле</translation>
    </message>
    <message>
        <source>Nobody is helped</source>
        <translation>Никому</translation>
    </message>
    <message>
        <source>The first one on the giver’s left</source>
        <translation>Ближайшей слева от помогающего</translation>
    </message>
    <message>
        <source>A whister who was short</source>
        <translation>Недобравший вистующий</translation>
    </message>
    <message>
        <source>The sitting dealer</source>
        <translation>Сидящий на прикупе</translation>
    </message>
    <message>
        <source>Off one’s mountain, then onto the others’</source>
        <translation>Списать с горы, потом в чужие горы</translation>
    </message>
    <message>
        <source>Off one’s mountain, even below zero</source>
        <translation>Списать с горы, даже ниже нуля</translation>
    </message>
    <message>
        <source>They are lost</source>
        <translation>Пропадают</translation>
    </message>
    <message>
        <source>One point</source>
        <translation>Одно очко</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Два очка</translation>
    </message>
    <message>
        <source>Ten whists</source>
        <translation>Десять вистов</translation>
    </message>
    <message>
        <source>Mountains against their average</source>
        <translation>Горы сравнивают со средней</translation>
    </message>
    <message>
        <source>Whists less one’s own mountain</source>
        <translation>Висты минус своя гора</translation>
    </message>
    <message>
        <source>The totals as they stand</source>
        <translation>Счёт как есть</translation>
    </message>
    <message>
        <source>Exact fractions are kept</source>
        <translation>Дроби держат до конца</translation>
    </message>
    <message>
        <source>One point is moved, for whists</source>
        <translation>Гору меняют на очко, за висты</translation>
    </message>
    <message>
        <source>If all agree; missing points are charged</source>
        <translation>По согласию, недостача в гору</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>If all agree</source>
        <translation>По согласию</translation>
    </message>
    <message>
        <source>Fifteen whists</source>
        <translation>Пятнадцать вистов</translation>
    </message>
    <message>
        <source>Whisters</source>
        <translation>Вистующие</translation>
    </message>
    <message>
        <source>A defender who passed</source>
        <translation>Спасовавший защитник</translation>
    </message>
    <message>
        <source>Each their own</source>
        <translation>Каждый пишет свою</translation>
    </message>
    <message>
        <source>The whister, for both</source>
        <translation>Вистующий за двоих</translation>
    </message>
    <message>
        <source>Twenty points</source>
        <translation>Двадцать очков</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>По две</translation>
    </message>
    <message>
        <source>Any but the first or the last</source>
        <translation>Любую, кроме первой и последней</translation>
    </message>
    <message>
        <source>Nothing is agreed</source>
        <translation>Не оговорено</translation>
    </message>
    <message>
        <source>The next player, as always</source>
        <translation>Следующий, как всегда</translation>
    </message>
    <message>
        <source>The same dealer again</source>
        <translation>Снова тот же</translation>
    </message>
    <message>
        <source>One step at a time</source>
        <translation>По одной ступени</translation>
    </message>
    <message>
        <source>To any higher step</source>
        <translation>На любую старшую ступень</translation>
    </message>
    <message>
        <source>Nobody may match</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Any earlier hand</source>
        <translation>Любая старшая рука</translation>
    </message>
    <message>
        <source>An earlier hand, once one has passed</source>
        <translation>Старшая рука, если один спасовал</translation>
    </message>
    <message>
        <source>Between 8 no trump and 9 spades</source>
        <translation>Между восемью без козыря и девятью пиками</translation>
    </message>
    <message>
        <source>Misère and nine</source>
        <translation>Мизер и девять</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Играют</translation>
    </message>
    <message>
        <source>The last one stays</source>
        <translation>Остаётся последний</translation>
    </message>
    <message>
        <source>They begin again</source>
        <translation>Всё сначала</translation>
    </message>
    <message>
        <source>Any contract</source>
        <translation>Любой контракт</translation>
    </message>
    <message>
        <source>A contract that is made</source>
        <translation>Сыгранный контракт</translation>
    </message>
    <message>
        <source>A contract that is whisted and made</source>
        <translation>Контракт, сыгранный против виста</translation>
    </message>
    <message>
        <source>Not below the winning bid</source>
        <translation>Не ниже выигравшей заявки</translation>
    </message>
    <message>
        <source>For aces, and king with ace or queen</source>
        <translation>За тузы, туз с королём, марьяж</translation>
    </message>
    <message>
        <source>A consolation for each ace</source>
        <translation>Консоляция за каждого туза</translation>
    </message>
    <message>
        <source>The one who whisted second</source>
        <translation>Второй вистующий</translation>
    </message>
    <message>
        <source>Each for their own part</source>
        <translation>Каждый за свою долю</translation>
    </message>
    <message>
        <source>Nobody; there is no quota</source>
        <translation>Никто: обязательных взяток нет</translation>
    </message>
    <message>
        <source>Their part, but no more than is missing</source>
        <translation>За долю, но не больше недостачи</translation>
    </message>
    <message>
        <source>Each for half of what is missing</source>
        <translation>Каждый за половину недостачи</translation>
    </message>
    <message>
        <source>The full price</source>
        <translation>Полная цена (вист ответственный)</translation>
    </message>
    <message>
        <source>Half the price</source>
        <translation>Полцены (вист полуответственный)</translation>
    </message>
    <message>
        <source>Half, until one’s own pool is full</source>
        <translation>Полцены, пока своя пуля не закрыта</translation>
    </message>
    <message>
        <source>The whister keeps them all</source>
        <translation>Все вистующему (жлобский)</translation>
    </message>
    <message>
        <source>Shared when the contract fails</source>
        <translation>При ремизе делят (джентльменский)</translation>
    </message>
    <message>
        <source>Always shared</source>
        <translation>Всегда делят</translation>
    </message>
    <message>
        <source>Against a six</source>
        <translation>На шестерной</translation>
    </message>
    <message>
        <source>Against a seven</source>
        <translation>На семерной</translation>
    </message>
    <message>
        <source>The one who whisted after all</source>
        <translation>Вернувший вист</translation>
    </message>
    <message>
        <source>The half-whister</source>
        <translation>Ушедший за полвиста</translation>
    </message>
    <message>
        <source>Nobody writes it</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Whist or pass, as always</source>
        <translation>Вист или пас, как всегда</translation>
    </message>
    <message>
        <source>Checked with all hands open</source>
        <translation>Проверка, все карты открыты</translation>
    </message>
    <message>
        <source>Both whist, closed, and owe nothing</source>
        <translation>Оба вистуют втёмную без обязательств</translation>
    </message>
    <message>
        <source>As the whister likes</source>
        <translation>Как хочет вистующий</translation>
    </message>
    <message>
        <source>Always open</source>
        <translation>Всегда в светлую</translation>
    </message>
    <message>
        <source>Always closed</source>
        <translation>Всегда втёмную</translation>
    </message>
    <message>
        <source>Alone, or calling the other back</source>
        <translation>В одиночку или пригласив второго</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>До первой карты</translation>
    </message>
    <message>
        <source>After the first card</source>
        <translation>После первой карты</translation>
    </message>
    <message>
        <source>After half-whist; from eight after two passes</source>
        <translation>После полвиста; с восьми после пасов</translation>
    </message>
    <message>
        <source>Whenever nobody else whists</source>
        <translation>Если больше никто не вистует</translation>
    </message>
    <message>
        <source>Like any whister</source>
        <translation>Как любой вистующий</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Первая рука</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>Разыгрывающий</translation>
    </message>
    <message>
        <source>Before the first card, or after the declarer’s</source>
        <translation>До первой карты, а если ходит разыгрывающий — после неё</translation>
    </message>
    <message>
        <source>Tricks cost points on the mountain</source>
        <translation>Взятки пишут в гору</translation>
    </message>
    <message>
        <source>The fewest tricks bring whists</source>
        <translation>Взявший меньше всех пишет висты</translation>
    </message>
    <message>
        <source>Nothing is played; new cards are dealt</source>
        <translation>Не играют, карты пересдают</translation>
    </message>
    <message>
        <source>The price of one trick</source>
        <translation>Цена одной взятки</translation>
    </message>
    <message>
        <source>The same as the others</source>
        <translation>Как остальным</translation>
    </message>
    <message>
        <source>One point, tricks or not</source>
        <translation>Очко, даже если взятки есть</translation>
    </message>
    <message>
        <source>The dealer leads them, and they can win</source>
        <translation>Ими ходит сдающий, они могут взять</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Not possible as it is: {rules}. The reason stands there.</source>
        <translation>Так нельзя: {rules}. Причина указана там же.</translation>
    </message>
    <message>
        <source>This changed too: {rules}.</source>
        <translation>Изменилось и это: {rules}.</translation>
    </message>
    <message>
        <source>Everything is as in {preset}.</source>
        <translation>Всё как в правилах «{preset}».</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from {preset}.</source>
        <translation>
            <numerusform>%n&#xa0;отличие от правил «{preset}».</numerusform>
            <numerusform>%n&#xa0;отличия от правил «{preset}».</numerusform>
            <numerusform>%n&#xa0;отличий от правил «{preset}».</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, our way</source>
        <translation>{preset} по-нашему</translation>
    </message>
    <message>
        <source>The rules were changed and are not saved. Give the changes up?</source>
        <translation>Правила изменены и не сохранены. Отказаться от изменений?</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Отказаться</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Правила: {name}</translation>
    </message>
    <message>
        <source>{name}, from {preset}</source>
        <translation>{name}, основа: {preset}</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Найти правило</translation>
    </message>
    <message>
        <source>Only what &amp;differs</source>
        <translation>Только о&amp;тличия</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Группы правил</translation>
    </message>
    <message>
        <source>No such rule.</source>
        <translation>Такого правила нет.</translation>
    </message>
    <message>
        <source>&amp;Everything back to {preset}</source>
        <translation>&amp;Вернуть всё: {preset}</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>the title of a rule within a sentence</comment>
        <translation>«{title}»</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>pool</source>
        <translation>пуля</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>гора</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>whists</source>
        <translation>висты</translation>
    </message>
    <message>
        <source>on {name}</source>
        <translation>на: {name}</translation>
    </message>
    <message>
        <source>{owner}, {column}</source>
        <translation>{owner}, {column}</translation>
    </message>
    <message>
        <source>{owner}, whists on {opponent}</source>
        <translation>{owner}, висты на игрока {opponent}</translation>
    </message>
    <message>
        <source>{place}: {amount}</source>
        <translation>{place}: {amount}</translation>
    </message>
    <message>
        <source>Deal {deal}. Total now: {total}.</source>
        <translation>Сдача {deal}. Теперь всего: {total}.</translation>
    </message>
    <message>
        <source>{place}: {numbers}</source>
        <translation>{place}: {numbers}</translation>
    </message>
    <message>
        <source>The match is over when all pools together hold {total} points, {target} a player.</source>
        <translation>Партия окончена, когда во всех пулях вместе {total}, по {target} на игрока.</translation>
    </message>
    <message>
        <source>A pool is closed at {target} points. The match is over when all are.</source>
        <translation>Пуля закрыта, когда в ней {target}. Партия окончена, когда закрыты все.</translation>
    </message>
    <message>
        <source>whists on {opponent} {total}</source>
        <translation>висты на игрока {opponent} {total}</translation>
    </message>
    <message>
        <source>result {result}</source>
        <translation>итог {result}</translation>
    </message>
    <message>
        <source>balance {balance}</source>
        <translation>баланс {balance}</translation>
    </message>
    <message>
        <source>bombs {factors}</source>
        <translation>бомбы {factors}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Сдаёт {name}.</translation>
    </message>
    <message>
        <source>{name} deals and sits out.</source>
        <translation>{name} сдаёт и сидит на прикупе.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPanel</name>
    <message>
        <source>Paper</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>The sheet as it is pencilled at the table</source>
        <translation>Роспись, как её ведут карандашом за столом</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Totals and results of all deals</source>
        <translation>Суммы и результаты всех сдач</translation>
    </message>
    <message>
        <source>Points by deal</source>
        <translation>Очки по сдачам</translation>
    </message>
    <message>
        <source>Totals by player</source>
        <translation>Суммы по игрокам</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Результаты по сдачам</translation>
    </message>
</context>
<context>
    <name>SeatFields</name>
    <message>
        <source>Two players have the same name; change one of them.</source>
        <translation>У двух игроков одно имя; измените одно из них.</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Вы</translation>
    </message>
    <message>
        <source>On your &amp;left</source>
        <translation>С&amp;лева от вас</translation>
    </message>
    <message>
        <source>Opposi&amp;te</source>
        <translation>Напрот&amp;ив</translation>
    </message>
    <message>
        <source>On your &amp;right</source>
        <translation>С&amp;права от вас</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>balance</source>
        <translation>баланс</translation>
    </message>
    <message>
        <source>on
{name}</source>
        <translation>на
{name}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>итог</translation>
    </message>
    <message>
        <source>bombs</source>
        <translation>бомбы</translation>
    </message>
    <message>
        <source>{name}, result by the rules of this match: {value}</source>
        <translation>{name}, итог по правилам этой партии: {value}</translation>
    </message>
    <message>
        <source>{name}, balance in whists: {value}</source>
        <translation>{name}, баланс в вистах: {value}</translation>
    </message>
    <message>
        <source>{name}, bombs: {value}</source>
        <translation>{name}, бомбы: {value}</translation>
    </message>
    <message>
        <source>{place}: {value}</source>
        <translation>{place}: {value}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>Single letters act while the table has the focus.</source>
        <translation>Одиночные буквы действуют, пока фокус на столе.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>Put right: the first slip of a deal does not count.</source>
        <translation>Исправлено: первая оплошность сдачи не в счёт.</translation>
    </message>
    <message>
        <source>Slip {number} of this deal.</source>
        <translation>Оплошность {number} в этой сдаче.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Nobody else writes anything.</source>
        <translation>Больше никто ничего не пишет.</translation>
    </message>
    <message>
        <source>You play the ten cards dealt.</source>
        <translation>Вы играете десятью сданными картами.</translation>
    </message>
    <message>
        <source>Of a misère each of you writes {made} in the pool, or {caught} on the mountain a trick.</source>
        <translation>За мизер каждый из вас двоих пишет {made} в пулю или {caught} в гору за каждую взятку.</translation>
    </message>
    <message>
        <source>It brings {made}, and each trick costs {caught}.</source>
        <translation>Мизер приносит {made}, каждая взятка стоит {caught}.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn to bid.</source>
        <translation>Ваше слово.</translation>
    </message>
    <message>
        <source>{name} is to bid.</source>
        <translation>Торгуется {name}.</translation>
    </message>
    <message>
        <source>Lay two cards away.</source>
        <translation>Снесите две карты.</translation>
    </message>
    <message>
        <source>{name} is laying two cards away.</source>
        <translation>{name} сносит две карты.</translation>
    </message>
    <message>
        <source>Name your contract.</source>
        <translation>Закажите контракт.</translation>
    </message>
    <message>
        <source>{name} is naming the contract.</source>
        <translation>{name} заказывает контракт.</translation>
    </message>
    <message>
        <source>How do you defend?</source>
        <translation>Как будете играть?</translation>
    </message>
    <message>
        <source>{name} chooses how to defend.</source>
        <translation>{name} решает, как играть.</translation>
    </message>
    <message>
        <source>Whist or pass?</source>
        <translation>Вист или пас?</translation>
    </message>
    <message>
        <source>{name} is to whist or pass.</source>
        <translation>{name} решает: вист или пас.</translation>
    </message>
    <message>
        <source>Do you agree?</source>
        <translation>Вы согласны?</translation>
    </message>
    <message>
        <source>{name} is to answer.</source>
        <translation>Отвечает {name}.</translation>
    </message>
    <message>
        <source>Do you take half of the misère?</source>
        <translation>Берёте половину мизера?</translation>
    </message>
    <message>
        <source>The dealer, {name}, considers half of the misère.</source>
        <translation>Сдающий, {name}, решает, взять ли половину мизера.</translation>
    </message>
    <message>
        <source>Your turn: look at your cards, or bid in the dark.</source>
        <translation>Ваше слово: посмотрите карты или говорите втёмную.</translation>
    </message>
    <message>
        <source>{name} is to look at the cards or to bid in the dark.</source>
        <translation>{name} решает: посмотреть карты или говорить втёмную.</translation>
    </message>
    <message>
        <source>You deal: whist in place of a defender, or pass?</source>
        <translation>Вы на прикупе: вист за защитника или пас?</translation>
    </message>
    <message>
        <source>The dealer, {name}, considers a whist.</source>
        <translation>Сдающий, {name}, решает: вист или пас.</translation>
    </message>
    <message>
        <source>Take the talon, or turn to misère?</source>
        <translation>Взять прикуп или перейти на мизер?</translation>
    </message>
    <message>
        <source>{name}, who bid in the dark, considers misère.</source>
        <translation>{name} решает, перейти ли с тёмной на мизер.</translation>
    </message>
    <message>
        <source>Nobody whists: where do you write the contract?</source>
        <translation>Никто не вистует: куда записать контракт?</translation>
    </message>
    <message>
        <source>Nobody whists: {name} chooses where the contract is written.</source>
        <translation>Никто не вистует: {name} решает, куда записать контракт.</translation>
    </message>
    <message>
        <source>Play a card from the hand of {name}.</source>
        <translation>Сходите за игрока {name}.</translation>
    </message>
    <message>
        <source>Your turn to play.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Ходит {name}.</translation>
    </message>
    <message>
        <source>Raspasy</source>
        <translation>Распасы</translation>
    </message>
    <message>
        <source>Your bid: {contract}</source>
        <translation>Вы: {contract}</translation>
    </message>
    <message>
        <source>{name} bids {contract}</source>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>You play misère</source>
        <translation>Вы: мизер</translation>
    </message>
    <message>
        <source>{name} plays misère</source>
        <translation>{name}: мизер</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Вы: {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ваша заявка</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>Заявка: {name}</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Вы играете</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} играет</translation>
    </message>
    <message>
        <source>the talon leads {suit}</source>
        <translation>ход прикупа: {suit}</translation>
    </message>
    <message>
        <source>every trick counts against you</source>
        <translation>каждая взятка&#xa0;— в минус</translation>
    </message>
    <message>
        <source>must take none, has {taken}</source>
        <translation>взяток быть не должно, взято {taken}</translation>
    </message>
    <message>
        <source>needs {needed}</source>
        <translation>нужно взять {needed}</translation>
    </message>
    <message>
        <source>has {taken} of {needed} – defence has {others} of {quota}</source>
        <translation>взято {taken} из {needed}&#xa0;— защита {others} из {quota}</translation>
    </message>
    <message>
        <source>You have not looked at your cards.</source>
        <translation>Вы ещё не смотрели свои карты.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>У вас на руках нет карт.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>У вас на руках: {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>На столе нет карт.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>На столе: {cards}.</translation>
    </message>
    <message>
        <source>{name}: total {total}.</source>
        <translation>{name}: счёт {total}.</translation>
    </message>
    <message>
        <source>{name}: pool {pool}, mountain {mountain}, balance {balance}.</source>
        <translation>{name}: пуля {pool}, гора {mountain}, баланс {balance}.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Ещё нет ни одной взятки.</translation>
    </message>
    <message>
        <source>Last trick: {cards}.</source>
        <translation>Последняя взятка: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}.</source>
        <translation>Взятка {number}: {cards}.</translation>
    </message>
    <message>
        <source>You laid away: {cards}.</source>
        <translation>Вы снесли: {cards}.</translation>
    </message>
</context>
<context>
    <name>StoragePage</name>
    <message>
        <source>What is stored</source>
        <translation>Что хранится</translation>
    </message>
    <message>
        <source>Your matches and these preferences are kept on this computer. Each decision is saved at once; there is nothing to save by hand.</source>
        <translation>Ваши партии и эти параметры хранятся на этом компьютере. Каждое решение сохраняется сразу; вручную сохранять ничего не нужно.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Folder of the stored data</source>
        <translation>Папка с сохранёнными данными</translation>
    </message>
    <message>
        <source>The program opens no network connection and sends nothing to anybody.</source>
        <translation>Программа не устанавливает сетевых соединений и никому ничего не отправляет.</translation>
    </message>
    <message>
        <source>To delete a match, choose Saved matches in the menu Game.</source>
        <translation>Чтобы удалить партию, выберите «Сохранённые партии» в меню «Игра».</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>on the table: {card}</source>
        <translation>на столе: {card}</translation>
    </message>
    <message>
        <source>{name} holds the {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {number}</source>
        <translation>{card}, карта {place} из {number}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {number}, playable</source>
        <translation>{card}, карта {place} из {number}, можно сыграть</translation>
    </message>
    <message>
        <source>{card}, exposed</source>
        <translation>{card}, открыта</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>{call} in the dark</source>
        <translation>{call} втёмную</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Previous or next card</source>
        <translation>Предыдущая или следующая карта</translation>
    </message>
    <message>
        <source>Previous or next suit</source>
        <translation>Предыдущая или следующая масть</translation>
    </message>
    <message>
        <source>Home, End</source>
        <comment>the keys</comment>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>First or last card</source>
        <translation>Первая или последняя карта</translation>
    </message>
    <message>
        <source>The first card to the tenth</source>
        <translation>Карта с первой по десятую</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <comment>the keys</comment>
        <translation>Enter, пробел</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Сыграть или выбрать карту</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Снять выбор с карты</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>За столом</translation>
    </message>
</context>
<context>
    <name>TutorButton</name>
    <message>
        <source>Turn the tutor off; the arrow opens what can be set</source>
        <translation>Выключить тренера; стрелка открывает его настройки</translation>
    </message>
    <message>
        <source>Turn the tutor on; the arrow opens what can be set</source>
        <translation>Включить тренера; стрелка открывает его настройки</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>&amp;Think again</source>
        <translation>Подумать е&amp;щё</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>Вз&amp;ять назад</translation>
    </message>
    <message>
        <source>H&amp;int {rung} of 4</source>
        <translation>Подска&amp;зка {rung} из 4</translation>
    </message>
    <message>
        <source>Do it &amp;anyway</source>
        <translation>Всё &amp;же сделать</translation>
    </message>
    <message>
        <source>&amp;Quiet for this deal</source>
        <translation>В этой сдаче мол&amp;чать</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>Раз&amp;бор…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Закр&amp;ыть</translation>
    </message>
    <message>
        <source>Nothing has been done yet; choose anew</source>
        <translation>Ещё ничего не сделано; выберите заново</translation>
    </message>
    <message>
        <source>Choose anew; in this deal the tutor says nothing more</source>
        <translation>Выберите заново; в этой сдаче тренер больше ничего не скажет</translation>
    </message>
    <message>
        <source>Go back to this decision; the first error of a deal does not count then</source>
        <translation>Вернуться к этому решению; тогда первая ошибка сдачи не в счёт</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>В цифрах</translation>
    </message>
    <message>
        <source>Numbers behind this</source>
        <translation>То же самое в цифрах</translation>
    </message>
    <message>
        <source>The error before</source>
        <translation>Предыдущая ошибка</translation>
    </message>
    <message>
        <source>The next error</source>
        <translation>Следующая ошибка</translation>
    </message>
</context>
<context>
    <name>VerdictPane</name>
    <message>
        <source>S&amp;kip</source>
        <translation>П&amp;ропустить</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Следующая &amp;ошибка</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Find something better</source>
        <translation>Найдите вариант лучше</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Пока&amp;зать</translation>
    </message>
    <message>
        <source>Pla&amp;y on from here</source>
        <translation>&amp;Играть отсюда</translation>
    </message>
    <message>
        <source>In &amp;another chair</source>
        <translation>За дру&amp;гого игрока</translation>
    </message>
    <message>
        <source>The same cards from this moment on, against the bots.</source>
        <translation>Те же карты с этого места, против ботов.</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>You are watching</source>
        <translation>Вы смотрите игру</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Следить</translation>
    </message>
    <message>
        <source>Watch the play at the usual speed</source>
        <translation>Смотреть игру с обычной скоростью</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Watch the play at a higher speed</source>
        <translation>Смотреть игру быстрее</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Сразу к итогу</translation>
    </message>
    <message>
        <source>Go to the end of the deal, or to what you have to decide</source>
        <translation>Перейти к концу сдачи или к тому, что решать вам</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Read the rule in the guide ({key})</source>
        <translation>Прочитать правило в руководстве ({key})</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Deal {number} · number {chosen}</source>
        <translation>Сдача {number} · номер {chosen}</translation>
    </message>
    <message>
        <source>The same number gives the same cards, for ever.</source>
        <translation>Один и тот же номер всегда даёт одни и те же карты.</translation>
    </message>
    <message>
        <source>Deal {number} · seal {seal}</source>
        <translation>Сдача {number} · отпечаток {seal}</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before the first call. Seal: {seal}. Afterwards you can check it (Help menu).</source>
        <translation>Карты этой сдачи были определены до первой заявки. Отпечаток: {seal}. Потом его можно проверить (меню «Справка»).</translation>
    </message>
    <message>
        <source>Last deal: number {number}</source>
        <translation>Последняя сдача: номер {number}</translation>
    </message>
    <message>
        <source>At a live table nobody takes a decision back.</source>
        <translation>За живым столом решения назад не берут.</translation>
    </message>
    <message>
        <source>At a live table nobody helps you.</source>
        <translation>За живым столом никто не подсказывает.</translation>
    </message>
    <message>
        <source>Only in a match at a live table.</source>
        <translation>Только в партии за живым столом.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>На экзамене подсказок нет.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Matches (*.pulka);;All files (*)</source>
        <translation>Партии (*.pulka);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Сохранить копию этой партии</translation>
    </message>
    <message>
        <source>Matches (*.pulka)</source>
        <translation>Партии (*.pulka)</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Экспорт росписи</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>{path} could not be written; choose another folder.</source>
        <translation>Не удалось записать {path}; выберите другую папку.</translation>
    </message>
    <message>
        <source>The next deal will be number {number}.</source>
        <translation>У следующей сдачи будет номер {number}.</translation>
    </message>
    <message>
        <source>End the match early</source>
        <translation>Досрочное окончание партии</translation>
    </message>
    <message>
        <source>Propose to end the match here? If all agree, missing pool points go to the mountains and the sheet is settled.</source>
        <translation>Предложить на этом закончить партию? Если все согласятся, недостающие очки пуль пойдут в горы, и по росписи будет сделан расчёт.</translation>
    </message>
    <message>
        <source>The diagnostic text is on the clipboard.</source>
        <translation>Диагностический текст скопирован в буфер обмена.</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>The match ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>В партии не больше %n&#xa0;сдачи.</numerusform>
            <numerusform>В партии не больше %n&#xa0;сдач.</numerusform>
            <numerusform>В партии не больше %n&#xa0;сдач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No deal begins after %n minute(s).</source>
        <translation>
            <numerusform>После %n&#xa0;минуты новых сдач не начинают.</numerusform>
            <numerusform>После %n&#xa0;минут новых сдач не начинают.</numerusform>
            <numerusform>После %n&#xa0;минут новых сдач не начинают.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>Взятка на распасах: %n&#xa0;очко в гору.</numerusform>
            <numerusform>Взятка на распасах: %n&#xa0;очка в гору.</numerusform>
            <numerusform>Взятка на распасах: %n&#xa0;очков в гору.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s)</source>
        <translation>
            <numerusform>После %n&#xa0;сдачи</numerusform>
            <numerusform>После %n&#xa0;сдач</numerusform>
            <numerusform>После %n&#xa0;сдач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>После %n&#xa0;минуты</numerusform>
            <numerusform>После %n&#xa0;минут</numerusform>
            <numerusform>После %n&#xa0;минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) not right yet.</source>
        <translation>
            <numerusform>Ещё не сходится: %n&#xa0;число.</numerusform>
            <numerusform>Ещё не сходится: %n&#xa0;числа.</numerusform>
            <numerusform>Ещё не сходится: %n&#xa0;чисел.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Opponent</name>
    <message>
        <source>{place}: character</source>
        <translation>{place}: характер</translation>
    </message>
    <message>
        <source>{place}: level</source>
        <translation>{place}: уровень</translation>
    </message>
</context>
</TS>
