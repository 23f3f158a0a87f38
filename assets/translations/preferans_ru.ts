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
        <source>The running total of each player.</source>
        <translation>Текущая сумма каждого игрока.</translation>
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
        <source>After the first card both hands lie face up, and you play the cards of {name} too.</source>
        <translation>После первой карты обе руки открываются, и вы ходите и за игрока {name}.</translation>
    </message>
    <message>
        <source>Both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Обе руки открываются, и вы ходите и за игрока {name}.</translation>
    </message>
    <message>
        <source>No hand is shown: {name} plays without your help.</source>
        <translation>Карты не открываются: {name} играет без вашей помощи.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} и {other}</translation>
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
        <source>If {name} passes, you owe {tricks} alone.</source>
        <translation>Если {name} пасует, с вас в одиночку {tricks}.</translation>
    </message>
    <message>
        <source>You take the whist back from {name}: the contract is played.</source>
        <translation>Вы возвращаете вист, {name} выходит из игры: контракт играется.</translation>
    </message>
    <message>
        <source>If tricks are missing, nothing is written against you.</source>
        <translation>За недобор ничего не пишется.</translation>
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
        <source>You lay two cards away.</source>
        <translation>Вы сносите две карты.</translation>
    </message>
    <message>
        <source>{name} lays two cards away.</source>
        <translation>{name} сносит две карты.</translation>
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
        <source>You pass.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} пасует.</translation>
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
        <source>On your r&amp;ight:</source>
        <translation>С&amp;права от вас:</translation>
    </message>
    <message>
        <source>The next match begins with these names.</source>
        <translation>Следующая партия начнётся с этими именами.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Not found on this page</source>
        <translation>На этой странице не найдено</translation>
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
        <source>Search this page</source>
        <translation>Поиск на странице</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Страница руководства</translation>
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
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
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
        <source>&amp;Deals:</source>
        <translation>&amp;Сдач:</translation>
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
        <source>Clara</source>
        <comment>the usual name of an opponent</comment>
        <translation>Клара</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Rules from a file</source>
        <translation>Правила из файла</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml *.yml *.json)</source>
        <translation>Файлы правил (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Two players have the same name; change one of them.</source>
        <translation>У двух игроков одно имя; измените одно из них.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rules from a &amp;file…</source>
        <translation>Правила из &amp;файла…</translation>
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
        <source>On your &amp;right</source>
        <translation>С&amp;права от вас</translation>
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
        <source>&amp;Pass</source>
        <translation>&amp;Пас</translation>
    </message>
    <message>
        <source>You make no further call in this deal.</source>
        <translation>В этой сдаче вы больше не торгуетесь.</translation>
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
        <source>{name}: balance of this deal in whists {amount}</source>
        <translation>{name}: баланс этой сдачи в вистах {amount}</translation>
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
        <source>&amp;Back to the match</source>
        <translation>Вернуться к пар&amp;тии</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Записано в роспись</translation>
    </message>
    <message>
        <source>Tricks: {split}</source>
        <translation>Взятки: {split}</translation>
    </message>
    <message>
        <source>&amp;Lay away</source>
        <translation>Сн&amp;ести</translation>
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
        <source>Choose one more card.</source>
        <translation>Выберите ещё одну карту.</translation>
    </message>
    <message>
        <source>These two cards go out of play.</source>
        <translation>Эти две карты выходят из игры.</translation>
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
        <source>The match was ended by agreement.</source>
        <translation>Партия закончена по соглашению.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
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
        <source>&amp;Whist</source>
        <translation>Вис&amp;т</translation>
    </message>
    <message>
        <source>Ha&amp;lf-whist</source>
        <translation>По&amp;лвиста</translation>
    </message>
    <message>
        <source>You answer first.</source>
        <translation>Первый ответ за вами.</translation>
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
        <source>{file} cannot be played here:</source>
        <translation>По файлу {file} здесь нельзя играть:</translation>
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
        <source>With {others}: {allowed}</source>
        <translation>При {others}: {allowed}</translation>
    </message>
    <message>
        <source>This version does not play it.</source>
        <translation>Эта версия так не играет.</translation>
    </message>
    <message>
        <source>The list should hold {players}.</source>
        <translation>В списке должно быть {players}.</translation>
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
        <source>A nine over misère ends the bidding; you can only pass.</source>
        <translation>Девятерная поверх мизера заканчивает торговлю; вам остаётся пас.</translation>
    </message>
    <message>
        <source>Your misère was outbid; you can only pass.</source>
        <translation>Ваш мизер перебит; вам остаётся пас.</translation>
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
        <source>Lay exactly two cards away.</source>
        <translation>Снести нужно ровно две карты.</translation>
    </message>
    <message>
        <source>You do not hold the {value}.</source>
        <translation>У вас нет этой карты: {value}.</translation>
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
        <source>balance {balance}</source>
        <translation>баланс {balance}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Сдаёт {name}.</translation>
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
        <source>Totals by player</source>
        <translation>Суммы по игрокам</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Результаты по сдачам</translation>
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
        <source>{name}, balance in whists: {value}</source>
        <translation>{name}, баланс в вистах: {value}</translation>
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
        <source>Whist or pass?</source>
        <translation>Вист или пас?</translation>
    </message>
    <message>
        <source>{name} is to whist or pass.</source>
        <translation>{name} решает: вист или пас.</translation>
    </message>
    <message>
        <source>Open or closed defence?</source>
        <translation>Играть открыто или втёмную?</translation>
    </message>
    <message>
        <source>{name} chooses open or closed defence.</source>
        <translation>{name} выбирает: открыто или втёмную.</translation>
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
        <source>Table</source>
        <translation>Стол</translation>
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
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>Взятка на распасах: %n&#xa0;очко в гору.</numerusform>
            <numerusform>Взятка на распасах: %n&#xa0;очка в гору.</numerusform>
            <numerusform>Взятка на распасах: %n&#xa0;очков в гору.</numerusform>
        </translation>
    </message>
</context>
</TS>
