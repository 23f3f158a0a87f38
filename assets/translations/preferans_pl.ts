<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Preferans</source>
        <translation>O programie Preferans</translation>
    </message>
    <message>
        <source>Preferans {version}</source>
        <translation>Preferans {version}</translation>
    </message>
    <message>
        <source>The card game of bidding, tricks and whists, for one person against bots.</source>
        <translation>Gra karciana z&#xa0;licytacją, lewami i&#xa0;wistami: jedna osoba przeciwko botom.</translation>
    </message>
    <message>
        <source>This program opens no network connection.</source>
        <translation>Program nie nawiązuje żadnych połączeń z&#xa0;siecią.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence: use it, change it and pass it on, but without any warranty.</source>
        <translation>To wolne oprogramowanie na licencji MIT: można go używać, zmieniać je i&#xa0;przekazywać dalej, ale bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>It is made with Qt {version}, which is used under the GNU Lesser General Public License, version 3. You may replace the Qt libraries by others of your own.</source>
        <translation>Program korzysta z&#xa0;Qt {version} na licencji GNU Lesser General Public License, wersja 3. Biblioteki Qt można zastąpić własnymi.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>The running total of each player, in points.</source>
        <translation>Bieżąca suma każdego gracza, w punktach.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pula</translation>
    </message>
    <message>
        <source>Points of made contracts.</source>
        <translation>Punkty za wygrane kontrakty.</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Penalty points.</source>
        <translation>Punkty karne.</translation>
    </message>
    <message>
        <source>Missing to a pool of {target}, × {weight}</source>
        <translation>Brakuje do puli {target}, × {weight}</translation>
    </message>
    <message>
        <source>Missing pool points go on the mountain, surplus ones come off.</source>
        <translation>Brakujące punkty puli idą na górę, nadwyżka z&#xa0;niej schodzi.</translation>
    </message>
    <message>
        <source>Mountain to be settled</source>
        <translation>Góra do rozliczenia</translation>
    </message>
    <message>
        <source>The mountain with the missing pool points.</source>
        <translation>Góra z brakującymi punktami puli.</translation>
    </message>
    <message>
        <source>Mountain part, × {price}</source>
        <translation>Część z góry, × {price}</translation>
    </message>
    <message>
        <source>Each point of the own mountain costs {price} whists.</source>
        <translation>Cena punktu na własnej górze w&#xa0;wistach: {price}.</translation>
    </message>
    <message>
        <source>All mountains together, {sum}, divided by {players}.</source>
        <translation>Wszystkie góry razem, {sum}, podzielone przez {players}.</translation>
    </message>
    <message>
        <source>Mean of the mountains</source>
        <translation>Średnia gór</translation>
    </message>
    <message>
        <source>Mean less own mountain</source>
        <translation>Średnia minus własna góra</translation>
    </message>
    <message>
        <source>A mountain below the mean gains, one above it loses.</source>
        <translation>Góra poniżej średniej zyskuje, powyżej średniej traci.</translation>
    </message>
    <message>
        <source>Each point of the line above is {price} whists.</source>
        <translation>Wartość punktu z&#xa0;wiersza powyżej w&#xa0;wistach: {price}.</translation>
    </message>
    <message>
        <source>Whists on the others</source>
        <translation>Wisty na innych</translation>
    </message>
    <message>
        <source>Whists of the others</source>
        <translation>Wisty innych</translation>
    </message>
    <message>
        <source>What the others have written on the player.</source>
        <translation>Co inni zapisali na gracza.</translation>
    </message>
    <message>
        <source>Whist part</source>
        <translation>Część z wistów</translation>
    </message>
    <message>
        <source>The two lines above together.</source>
        <translation>Dwa wiersze powyżej razem.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>{number} on {name}</source>
        <translation>{number} na: {name}</translation>
    </message>
    <message>
        <source>Result, exactly</source>
        <translation>Dokładny wynik</translation>
    </message>
    <message>
        <source>Everything together, in whists.</source>
        <translation>Wszystko razem, w wistach.</translation>
    </message>
    <message>
        <source>Result in whole whists</source>
        <translation>Wynik w całych wistach</translation>
    </message>
    <message>
        <source>Rounded so that the sum stays the same.</source>
        <translation>Zaokrąglony tak, aby suma się nie zmieniła.</translation>
    </message>
    <message>
        <source>Against the mean</source>
        <translation>Względem średniej</translation>
    </message>
    <message>
        <source>The results less their mean: this line sums to zero.</source>
        <translation>Wyniki minus ich średnia: ten wiersz sumuje się do zera.</translation>
    </message>
    <message>
        <source>Moved on the mountain</source>
        <translation>Przesunięcie na górze</translation>
    </message>
    <message>
        <source>So many points make the mean of the mountains whole.</source>
        <translation>Tyle punktów trzeba, aby średnia gór była liczbą całkowitą.</translation>
    </message>
    <message>
        <source>Whists for that</source>
        <translation>Wisty za to</translation>
    </message>
    <message>
        <source>What the points moved are worth to the others, in whole whists.</source>
        <translation>Ile przesunięte punkty są warte dla innych, w całych wistach.</translation>
    </message>
    <message>
        <source>By the device of one point: a mountain is moved and paid for.</source>
        <translation>Metoda jednego punktu: punkty na górze się przesuwa, a różnicę wyrównuje wistami.</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>very seldom</source>
        <comment>how often</comment>
        <translation>bardzo rzadko</translation>
    </message>
    <message>
        <source>seldom</source>
        <comment>how often</comment>
        <translation>rzadko</translation>
    </message>
    <message>
        <source>about every other time</source>
        <comment>how often</comment>
        <translation>mniej więcej co drugi raz</translation>
    </message>
    <message>
        <source>more often than not</source>
        <comment>how often</comment>
        <translation>przeważnie</translation>
    </message>
    <message>
        <source>nearly always</source>
        <comment>how often</comment>
        <translation>prawie zawsze</translation>
    </message>
    <message>
        <source>in fewer than {percent} % of cases</source>
        <translation>w mniej niż {percent}% przypadków</translation>
    </message>
    <message>
        <source>in more than {percent} % of cases</source>
        <translation>w ponad {percent}% przypadków</translation>
    </message>
    <message>
        <source>in about {percent} % of cases</source>
        <translation>w około {percent}% przypadków</translation>
    </message>
    <message>
        <source>hardly a trick</source>
        <comment>an average number of tricks</comment>
        <translation>prawie nic</translation>
    </message>
    <message>
        <source>about {tricks}</source>
        <comment>such as: about 5 tricks</comment>
        <translation>mniej więcej {tricks}</translation>
    </message>
    <message>
        <source>about {number} tricks</source>
        <comment>with one decimal, such as 5.2</comment>
        <translation>średnio {number} lewy</translation>
    </message>
    <message>
        <source>{number} whists</source>
        <comment>with one decimal, such as 5.2</comment>
        <translation>{number} wista</translation>
    </message>
    <message>
        <source>{number} ± {error} whists</source>
        <translation>{number} ± {error} wista</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Wszystkie ręce &amp;odkryte</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Pierwszy krok</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Krok dalej</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ostatni krok</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <comment>the suit by itself</comment>
        <translation>piki</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>the suit by itself</comment>
        <translation>trefle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>the suit by itself</comment>
        <translation>kara</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>the suit by itself</comment>
        <translation>kiery</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <translation>ósemka</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <translation>dziewiątka</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <translation>dziesiątka</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <translation>król</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in: seven of spades</comment>
        <translation>pik</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in: seven of clubs</comment>
        <translation>trefl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in: seven of diamonds</comment>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in: seven of hearts</comment>
        <translation>kier</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>misère without the talon</source>
        <translation>mizer bez musika</translation>
    </message>
    <message>
        <source>nine without the talon</source>
        <translation>dziewięć bez musika</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>mizer</translation>
    </message>
    <message>
        <source>six</source>
        <comment>level of a contract</comment>
        <translation>sześć</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>level of a contract</comment>
        <translation>siedem</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>level of a contract</comment>
        <translation>osiem</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>level of a contract</comment>
        <translation>dziewięć</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>level of a contract</comment>
        <translation>dziesięć</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in: six spades</comment>
        <translation>pików</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in: six clubs</comment>
        <translation>trefli</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in: six diamonds</comment>
        <translation>kar</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in: six hearts</comment>
        <translation>kierów</translation>
    </message>
    <message>
        <source>no trump</source>
        <comment>in: six no trump</comment>
        <translation>bez atu</translation>
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
        <translation>Kontrakt udaje się wtedy rzadziej.</translation>
    </message>
    <message>
        <source>The contract is then beaten less often.</source>
        <translation>Rozgrywający przegrywa wtedy rzadziej.</translation>
    </message>
    <message>
        <source>You are then caught more often.</source>
        <translation>Mizer przegrywasz wtedy częściej.</translation>
    </message>
    <message>
        <source>The declarer is then caught less often.</source>
        <translation>Rozgrywającego łapie się wtedy rzadziej.</translation>
    </message>
    <message>
        <source>You then take a trick more now and then.</source>
        <translation>Od czasu do czasu bierzesz wtedy o jedną lewę więcej.</translation>
    </message>
    <message>
        <source>That costs a trick now and then.</source>
        <translation>To od czasu do czasu kosztuje lewę.</translation>
    </message>
    <message>
        <source>That costs about one trick.</source>
        <translation>To kosztuje mniej więcej jedną lewę.</translation>
    </message>
    <message>
        <source>With these cards {contract} is made {often}.</source>
        <translation>Z tymi kartami {contract} udaje się {often}.</translation>
    </message>
    <message>
        <source>If all pass, this hand comes off cheaply: {tricks}.</source>
        <translation>Jeśli wszyscy spasują, ta ręka weźmie tylko tyle: {tricks}.</translation>
    </message>
    <message>
        <source>This hand can bid: {contract} is made {often}.</source>
        <translation>Tą ręką można licytować: {contract} udaje się {often}.</translation>
    </message>
    <message>
        <source>If all pass, this hand takes {tricks} at raspasy.</source>
        <translation>Jeśli wszyscy spasują, w raspasach ta ręka weźmie tyle: {tricks}.</translation>
    </message>
    <message>
        <source>A misère with these cards is caught {often}.</source>
        <translation>Mizer z tymi kartami przegrywa się {often}.</translation>
    </message>
    <message>
        <source>These cards can play misère: it is caught {often}.</source>
        <translation>Tymi kartami można grać mizer: przegrywa się go {often}.</translation>
    </message>
    <message>
        <source>Another bid suits these cards better: {contract}.</source>
        <translation>Do tych kart lepiej pasuje inna odzywka: {contract}.</translation>
    </message>
    <message>
        <source>A lower bid is enough: {contract}.</source>
        <translation>Wystarczy niższa odzywka: {contract}.</translation>
    </message>
    <message>
        <source>A higher bid is better here: {contract}.</source>
        <translation>Tu lepsza jest wyższa odzywka: {contract}.</translation>
    </message>
    <message>
        <source>Look at your cards before you call.</source>
        <translation>Zajrzyj do kart, zanim coś powiesz.</translation>
    </message>
    <message>
        <source>To defend brings more here than to play.</source>
        <translation>Tu więcej przynosi obrona niż własny kontrakt.</translation>
    </message>
    <message>
        <source>Every trump counts: keep the {card}.</source>
        <translation>Każdy atut się liczy, zostaw i ten: {card}.</translation>
    </message>
    <message>
        <source>The {card} is good for a trick: keep it.</source>
        <translation>Ta karta weźmie lewę, zostaw ją: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes a trick only with a lower card beside it.</source>
        <translation>Bez niższej karty do osłony nie weźmie lewy {card}.</translation>
    </message>
    <message>
        <source>A long suit brings tricks: keep all your cards in {suit}.</source>
        <translation>Długi kolor daje lewy: zostaw wszystkie {suit}.</translation>
    </message>
    <message>
        <source>The {card} hardly takes a trick: lay it away.</source>
        <translation>Ta karta raczej nie weźmie lewy, odłóż ją: {card}.</translation>
    </message>
    <message>
        <source>Lay away all your cards in {suit}: then you can trump it.</source>
        <translation>Odłóż wszystkie {suit}, a potem możesz je przebijać atutem.</translation>
    </message>
    <message>
        <source>Too few low cards are beside the {card}: it can be caught.</source>
        <translation>Za mało niskich kart ma przy sobie {card}: tu mogą cię złapać.</translation>
    </message>
    <message>
        <source>The {card} makes its suit safe: keep it.</source>
        <translation>Dzięki tej karcie kolor jest bezpieczny, zostaw ją: {card}.</translation>
    </message>
    <message>
        <source>With the talon these cards are worth more.</source>
        <translation>Z musikiem te karty są warte więcej.</translation>
    </message>
    <message>
        <source>Here it is better to leave the talon.</source>
        <translation>Tu lepiej zostawić musik.</translation>
    </message>
    <message>
        <source>It is too early to give up: {contract} is made {often}.</source>
        <translation>Na poddanie się jest za wcześnie: {contract} udaje się {often}.</translation>
    </message>
    <message>
        <source>To give up is cheaper: {contract} is made {often}.</source>
        <translation>Taniej jest się poddać: {contract} udaje się {often}.</translation>
    </message>
    <message>
        <source>The contract is too high: {contract} is made {often}.</source>
        <translation>Kontrakt jest za wysoki: {contract} udaje się {often}.</translation>
    </message>
    <message>
        <source>There is more in these cards: {contract} is made {often}.</source>
        <translation>Te karty stać na więcej: {contract} udaje się {often}.</translation>
    </message>
    <message>
        <source>Against a lower contract the defenders owe more tricks: {contract}.</source>
        <translation>Przeciw niższemu kontraktowi obrońcy mają większy obowiązek: {contract}.</translation>
    </message>
    <message>
        <source>More tricks are in another contract: {contract}.</source>
        <translation>Więcej lew daje inny kontrakt: {contract}.</translation>
    </message>
    <message>
        <source>The whist is too dear: together the two hands take {tricks}, the duty is {owed}.</source>
        <translation>Wist jest za drogi: obie ręce razem to {tricks}, a obowiązek to {owed}.</translation>
    </message>
    <message>
        <source>The whist pays: together the two hands take {tricks}, the duty is {owed}.</source>
        <translation>Wist się opłaca: obie ręce razem to {tricks}, a obowiązek to {owed}.</translation>
    </message>
    <message>
        <source>Your cards add too little: leave the whist to the other.</source>
        <translation>Twoje karty dodają za mało: zostaw wist drugiemu obrońcy.</translation>
    </message>
    <message>
        <source>Your own tricks bring you whists only if you whist too.</source>
        <translation>Własne lewy dadzą ci wisty tylko wtedy, gdy też wistujesz.</translation>
    </message>
    <message>
        <source>Half-whist is safe: alone you owe {owed}, together the hands take {tricks}.</source>
        <translation>Półwist jest bezpieczny; gdy wistujesz tylko ty, obowiązek to {owed}, a obie ręce razem to {tricks}.</translation>
    </message>
    <message>
        <source>Half-whist brings whists without play, a pass brings none.</source>
        <translation>Półwist daje wisty bez gry, a pas nie daje żadnych.</translation>
    </message>
    <message>
        <source>A look at a hand costs nothing: look before you decide.</source>
        <translation>Obejrzenie ręki nic nie kosztuje: obejrzyj ją, zanim zdecydujesz.</translation>
    </message>
    <message>
        <source>It is better to look at the other hand.</source>
        <translation>Lepiej obejrzeć drugą rękę.</translation>
    </message>
    <message>
        <source>With open cards both hands can be played as one.</source>
        <translation>Na widno obie ręce można rozegrać jak jedną.</translation>
    </message>
    <message>
        <source>With closed cards the declarer knows less.</source>
        <translation>Na ciemno rozgrywający wie mniej.</translation>
    </message>
    <message>
        <source>Your cards do better without those of the passer.</source>
        <translation>Twoje karty poradzą sobie lepiej bez kart pasującego.</translation>
    </message>
    <message>
        <source>The cards of the passer take tricks that you will miss.</source>
        <translation>Karty pasującego wezmą lewy, których ci zabraknie.</translation>
    </message>
    <message>
        <source>Draw the trumps first (still out: {number}).</source>
        <translation>Najpierw ściągnij atuty (jeszcze u przeciwników: {number}).</translation>
    </message>
    <message>
        <source>You need your trumps later: do not lead them now.</source>
        <translation>Atuty przydadzą ci się później: teraz w nie nie wychodź.</translation>
    </message>
    <message>
        <source>A trump led now only helps the declarer.</source>
        <translation>Wyjście w atut pomaga teraz tylko rozgrywającemu.</translation>
    </message>
    <message>
        <source>A trump led now leaves the declarer fewer to trump with.</source>
        <translation>Wyjście w atut zostawi teraz rozgrywającemu mniej atutów do przebijania.</translation>
    </message>
    <message>
        <source>The {card} is high: take its trick while you can.</source>
        <translation>Weź pewną lewę, póki możesz: {card}.</translation>
    </message>
    <message>
        <source>It is too early for the {card}: keep it for later.</source>
        <translation>Na tę kartę jest za wcześnie, zostaw ją na później: {card}.</translation>
    </message>
    <message>
        <source>The {card} is your way back to the lead: work on {suit} before it goes.</source>
        <translation>Twoje dojście to {card}: zanim je oddasz, wyrób {suit}.</translation>
    </message>
    <message>
        <source>The {card} takes a trick if others lead the suit: do not lead it.</source>
        <translation>Nie wychodź w ten kolor: gdy wyjdą w niego inni, lewę weźmie {card}.</translation>
    </message>
    <message>
        <source>A lead in {suit} gives more away: better is the {card}.</source>
        <translation>Wyjście w {suit} oddaje więcej; lepiej: {card}.</translation>
    </message>
    <message>
        <source>This suit is led with a higher card: the {card}.</source>
        <translation>W ten kolor wychodzi się wyższą kartą: {card}.</translation>
    </message>
    <message>
        <source>This suit is led with a lower card: the {card}.</source>
        <translation>W ten kolor wychodzi się niższą kartą: {card}.</translation>
    </message>
    <message>
        <source>That costs {tricks}.</source>
        <translation>Strata: {tricks}.</translation>
    </message>
    <message>
        <source>The contract is then made {often}, with the better choice {other_often}.</source>
        <translation>Kontrakt udaje się wtedy {often}, a przy lepszym wyborze {other_often}.</translation>
    </message>
    <message>
        <source>The contract is then beaten {often}, with the better choice {other_often}.</source>
        <translation>Rozgrywający przegrywa wtedy {often}, a przy lepszym wyborze {other_often}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}.</source>
        <translation>Weź tę lewę: {card}.</translation>
    </message>
    <message>
        <source>Cover the card on the table: with the {card}.</source>
        <translation>Przebij kartę na stole wyższą: {card}.</translation>
    </message>
    <message>
        <source>Let this trick go: you need the {card} later.</source>
        <translation>Oddaj tę lewę, ta karta przyda ci się później: {card}.</translation>
    </message>
    <message>
        <source>Take over from your partner, to lead: with the {card}.</source>
        <translation>Przejmij lewę partnera, żeby wyjście było twoje: {card}.</translation>
    </message>
    <message>
        <source>Your partner is taking this trick: keep the {card}.</source>
        <translation>Partner bierze tę lewę, więc zostaw tę kartę: {card}.</translation>
    </message>
    <message>
        <source>A lower card is enough here: the {card}.</source>
        <translation>Tu wystarczy niższa karta: {card}.</translation>
    </message>
    <message>
        <source>A higher card is needed here: the {card}.</source>
        <translation>Tu potrzebna jest wyższa karta: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes nothing here: keep it for later.</source>
        <translation>Tu ta karta nic nie weźmie, zostaw ją na później: {card}.</translation>
    </message>
    <message>
        <source>The {card} would be in the way later: part with it now.</source>
        <translation>Ta karta będzie potem zawadzać, pozbądź się jej teraz: {card}.</translation>
    </message>
    <message>
        <source>This trick is worth a trump.</source>
        <translation>Ta lewa jest warta atutu.</translation>
    </message>
    <message>
        <source>This trick is not worth a trump.</source>
        <translation>Ta lewa nie jest warta atutu.</translation>
    </message>
    <message>
        <source>The {card} needs all the low cards that are beside it.</source>
        <translation>Ta karta potrzebuje całej swojej osłony: {card}.</translation>
    </message>
    <message>
        <source>The {card} will take a trick: do not throw it away.</source>
        <translation>Ta karta weźmie lewę, nie zrzucaj jej: {card}.</translation>
    </message>
    <message>
        <source>You still need your cards in {suit}: throw another suit.</source>
        <translation>Twoje {suit} będą jeszcze potrzebne: zrzuć inny kolor.</translation>
    </message>
    <message>
        <source>The {card} can be made to take a trick: throw it now.</source>
        <translation>Tą kartą mogą cię zmusić do wzięcia lewy, zrzuć ją teraz: {card}.</translation>
    </message>
    <message>
        <source>Low cards keep you safe: do not throw the {card}.</source>
        <translation>Niskie karty dają bezpieczeństwo, nie zrzucaj tej: {card}.</translation>
    </message>
    <message>
        <source>Stay below: play the {card}.</source>
        <translation>Zostań nisko: {card}.</translation>
    </message>
    <message>
        <source>The {card} goes away safely now: keep the lower ones.</source>
        <translation>Teraz bezpiecznie zejdzie {card}: niższe karty zostaw.</translation>
    </message>
    <message>
        <source>If you must take a trick, take it high: with the {card}.</source>
        <translation>Jeśli już trzeba wziąć lewę, weź ją wysoką kartą: {card}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}: later it costs more.</source>
        <translation>Weź tę lewę teraz, później będzie drożej: {card}.</translation>
    </message>
    <message>
        <source>In {suit} you can be caught: safer is the {card}.</source>
        <translation>W {suit} lepiej nie wychodź, mogą cię w nich złapać; bezpieczniej: {card}.</translation>
    </message>
    <message>
        <source>Lead a lower card of this suit: the {card}.</source>
        <translation>Wyjdź niższą kartą tego koloru: {card}.</translation>
    </message>
    <message>
        <source>Lead a higher card of this suit: the {card}.</source>
        <translation>Wyjdź wyższą kartą tego koloru: {card}.</translation>
    </message>
    <message>
        <source>No higher card is left: the {card} must take the trick.</source>
        <translation>Nie ma już wyższej karty, więc lewę na pewno weźmie {card}.</translation>
    </message>
    <message>
        <source>Few cards are higher: the {card} may well take the trick.</source>
        <translation>Wyższych kart jest mało, więc lewę łatwo może wziąć {card}.</translation>
    </message>
    <message>
        <source>You are then caught {often}, with the better choice {other_often}.</source>
        <translation>Mizer przegrywasz wtedy {often}, a przy lepszym wyborze {other_often}.</translation>
    </message>
    <message>
        <source>You then take {tricks} from here on, with the better choice {other_tricks}.</source>
        <translation>Od tej chwili to dla ciebie {tricks}, a przy lepszym wyborze {other_tricks}.</translation>
    </message>
    <message>
        <source>The declarer can be caught in {suit}: lead that suit.</source>
        <translation>Wyjdź w {suit}: tam można złapać rozgrywającego.</translation>
    </message>
    <message>
        <source>It is too early to lead {suit}, where the declarer can be caught.</source>
        <translation>Na wyjście w {suit} jest za wcześnie, choć tam można złapać rozgrywającego.</translation>
    </message>
    <message>
        <source>On {suit} the declarer can throw a dangerous card.</source>
        <translation>Po wyjściu w {suit} rozgrywający może zrzucić niebezpieczną kartę.</translation>
    </message>
    <message>
        <source>The declarer is taking this trick: stay below him.</source>
        <translation>Rozgrywający bierze tę lewę: zostań niżej od niego.</translation>
    </message>
    <message>
        <source>The {card} can lie below a card of the declarer: keep it.</source>
        <translation>Ta karta może zostać pod kartą rozgrywającego, zachowaj ją: {card}.</translation>
    </message>
    <message>
        <source>The {card} would save the declarer: throw it now.</source>
        <translation>Ta karta uratowałaby rozgrywającego, zrzuć ją teraz: {card}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}, to be the one to lead.</source>
        <translation>Weź tę lewę, żeby wyjście było twoje: {card}.</translation>
    </message>
    <message>
        <source>The declarer is then caught {often}, with the better choice {other_often}.</source>
        <translation>Rozgrywającego łapie się wtedy {often}, a przy lepszym wyborze {other_often}.</translation>
    </message>
</context>
<context>
    <name>CheckDealDialog</name>
    <message>
        <source>told after the deal</source>
        <translation>ujawniane po rozdaniu</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Karty nie zostały jeszcze rozdane.</translation>
    </message>
    <message>
        <source>You chose the cards of this deal by their number.</source>
        <translation>Karty tego rozdania zostały wybrane numerem.</translation>
    </message>
    <message>
        <source>This deal is being played; number and salt are told when it is over.</source>
        <translation>To rozdanie jeszcze trwa; numer i&#xa0;sól zostaną ujawnione po jego końcu.</translation>
    </message>
    <message>
        <source>Right: number and salt give exactly what was shown before the deal. No card was changed.</source>
        <translation>Zgadza się: numer i&#xa0;sól dają dokładnie to, co było pokazane przed rozdaniem. Żadna karta nie została zmieniona.</translation>
    </message>
    <message>
        <source>Wrong: number and salt do not give what was shown before the deal. The record of this match was changed.</source>
        <translation>Nie zgadza się: numer i&#xa0;sól nie dają tego, co było pokazane przed rozdaniem. Zapis tej partii został zmieniony.</translation>
    </message>
    <message>
        <source>Check the dealing</source>
        <translation>Sprawdzanie rozdania</translation>
    </message>
    <message>
        <source>Before each deal the program draws a number, which fixes all cards, and shows a seal of it that nobody can foresee or undo. After the deal it tells the number and the salt, and anybody can make the seal again.</source>
        <translation>Przed każdym rozdaniem program losuje numer, który ustala wszystkie karty, i&#xa0;pokazuje jego pieczęć, której nikt nie może przewidzieć ani odwrócić. Po rozdaniu ujawnia numer i&#xa0;sól, a&#xa0;wtedy każdy może odtworzyć pieczęć.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>&amp;Deal:</source>
        <translation>&amp;Rozdanie:</translation>
    </message>
    <message>
        <source>&amp;Seal shown before:</source>
        <translation>&amp;Pieczęć sprzed rozdania:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Numer:</translation>
    </message>
    <message>
        <source>S&amp;alt:</source>
        <translation>&amp;Sól:</translation>
    </message>
    <message>
        <source>&amp;Check it yourself:</source>
        <translation>Spra&amp;wdź samodzielnie:</translation>
    </message>
    <message>
        <source>Copy the &amp;line</source>
        <translation>&amp;Kopiuj wiersz</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>fine</source>
        <comment>the class of a decision</comment>
        <translation>dobrze</translation>
    </message>
    <message>
        <source>slip</source>
        <comment>the class of a decision</comment>
        <translation>drobny błąd</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>the class of a decision</comment>
        <translation>błąd</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>the class of a decision</comment>
        <translation>gruby błąd</translation>
    </message>
    <message>
        <source>rules</source>
        <comment>a part of the game</comment>
        <translation>zasady</translation>
    </message>
    <message>
        <source>auction</source>
        <comment>a part of the game</comment>
        <translation>licytacja</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>a part of the game</comment>
        <translation>odkładanie kart</translation>
    </message>
    <message>
        <source>contract</source>
        <comment>a part of the game</comment>
        <translation>kontrakt</translation>
    </message>
    <message>
        <source>whist</source>
        <comment>a part of the game</comment>
        <translation>wist</translation>
    </message>
    <message>
        <source>opening lead</source>
        <comment>a part of the game</comment>
        <translation>pierwsze wyjście</translation>
    </message>
    <message>
        <source>declarer&apos;s play</source>
        <comment>a part of the game</comment>
        <translation>gra rozgrywającego</translation>
    </message>
    <message>
        <source>defence</source>
        <comment>a part of the game</comment>
        <translation>obrona</translation>
    </message>
    <message>
        <source>misère</source>
        <comment>a part of the game</comment>
        <translation>mizer</translation>
    </message>
    <message>
        <source>raspasy</source>
        <comment>a part of the game</comment>
        <translation>raspasy</translation>
    </message>
    <message>
        <source>score sheet</source>
        <comment>a part of the game</comment>
        <translation>arkusz zapisu</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <comment>as an entry of a list</comment>
        <translation>na bok {cards}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>as an entry of a list</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>whist</source>
        <comment>as an entry of a list</comment>
        <translation>wist</translation>
    </message>
    <message>
        <source>half-whist</source>
        <comment>as an entry of a list</comment>
        <translation>półwist</translation>
    </message>
    <message>
        <source>open defence</source>
        <comment>as an entry of a list</comment>
        <translation>obrona na widno</translation>
    </message>
    <message>
        <source>closed defence</source>
        <comment>as an entry of a list</comment>
        <translation>obrona na ciemno</translation>
    </message>
    <message>
        <source>here</source>
        <comment>a call that matches the bid</comment>
        <translation>trzymam</translation>
    </message>
    <message>
        <source>take the talon</source>
        <comment>as an entry of a list</comment>
        <translation>wzięcie musika</translation>
    </message>
    <message>
        <source>look at the cards</source>
        <comment>as an entry of a list</comment>
        <translation>zajrzenie do kart</translation>
    </message>
    <message>
        <source>offer half of a misère</source>
        <comment>as an entry of a list</comment>
        <translation>propozycja połowy mizera</translation>
    </message>
    <message>
        <source>leave the talon</source>
        <comment>as an entry of a list</comment>
        <translation>zostawienie musika</translation>
    </message>
    <message>
        <source>give up for three tricks</source>
        <comment>as an entry of a list</comment>
        <translation>poddanie się bez trzech</translation>
    </message>
    <message>
        <source>look at the hand to the declarer&apos;s left</source>
        <translation>obejrzenie ręki na lewo od rozgrywającego</translation>
    </message>
    <message>
        <source>look at the hand to the declarer&apos;s right</source>
        <translation>obejrzenie ręki na prawo od rozgrywającego</translation>
    </message>
    <message>
        <source>defend alone</source>
        <comment>as an entry of a list</comment>
        <translation>obrona w pojedynkę</translation>
    </message>
    <message>
        <source>agree</source>
        <comment>as an entry of a list</comment>
        <translation>zgoda</translation>
    </message>
    <message>
        <source>refuse</source>
        <comment>as an entry of a list</comment>
        <translation>odmowa</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Znajdź polecenie</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Wpisz kilka liter</translation>
    </message>
    <message>
        <source>Letters of the command</source>
        <translation>Litery polecenia</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Trening</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Kiedy się odzywa</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Poziom</translation>
    </message>
    <message>
        <source>&amp;Subjects</source>
        <translation>Te&amp;maty</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>&amp;Odczytaj</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>Szybkość &amp;animacji</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>Choose rules and names and begin a new match</source>
        <translation>Wybierz zasady i imiona i zacznij nową partię</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open a match from a file</source>
        <translation>Otwórz partię z pliku</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>Zapisane p&amp;artie…</translation>
    </message>
    <message>
        <source>Go on with a match that is kept here</source>
        <translation>Wróć do jednej z przechowywanych tu partii</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Zapisz &amp;kopię…</translation>
    </message>
    <message>
        <source>Write this match to a file; it is always saved here anyway</source>
        <translation>Zapisz tę partię do pliku; tutaj i&#xa0;tak jest zawsze zapisana</translation>
    </message>
    <message>
        <source>Next d&amp;eal</source>
        <translation>Następne &amp;rozdanie</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Rozdaj karty</translation>
    </message>
    <message>
        <source>&amp;Deal number…</source>
        <translation>Nu&amp;mer rozdania…</translation>
    </message>
    <message>
        <source>Choose the cards of the next deal by their number</source>
        <translation>Wybierz karty następnego rozdania numerem</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>Zagraj to rozdanie &amp;jeszcze raz</translation>
    </message>
    <message>
        <source>Play the cards of this deal once more; the match waits</source>
        <translation>Zagraj tymi samymi kartami jeszcze raz; partia poczeka</translation>
    </message>
    <message>
        <source>&amp;Print sheet…</source>
        <translation>&amp;Drukuj arkusz…</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Wydrukuj arkusz zapisu</translation>
    </message>
    <message>
        <source>E&amp;xport sheet as PDF…</source>
        <translation>&amp;Eksportuj arkusz do PDF…</translation>
    </message>
    <message>
        <source>Write the score sheet to a PDF file</source>
        <translation>Zapisz arkusz do pliku PDF</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Close this window; the match is saved</source>
        <translation>Zamknij to okno; partia jest zapisana</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>Leave the program; the match is saved</source>
        <translation>Zakończ program; partia jest zapisana</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Take back your last decision in this deal</source>
        <translation>Cofnij swoją ostatnią decyzję w tym rozdaniu</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Make the decision again that you took back</source>
        <translation>Powtórz cofniętą decyzję</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Podpow&amp;iedź</translation>
    </message>
    <message>
        <source>Be asked a helpful question; each further hint says more</source>
        <translation>Trener zadaje pomocne pytanie; każda następna podpowiedź mówi więcej</translation>
    </message>
    <message>
        <source>&amp;Claim…</source>
        <translation>Podział &amp;lew…</translation>
    </message>
    <message>
        <source>Show your hand and say how the other tricks will fall</source>
        <translation>Pokaż karty i&#xa0;powiedz, kto weźmie pozostałe lewy</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Zgoda</translation>
    </message>
    <message>
        <source>Agree to what is proposed</source>
        <translation>Zgódź się na propozycję</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>O&amp;dmowa</translation>
    </message>
    <message>
        <source>Do not agree; the play goes on</source>
        <translation>Nie zgódź się; gra toczy się dalej</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Ostatnia lewa</translation>
    </message>
    <message>
        <source>Look at the last trick once more</source>
        <translation>Obejrzyj jeszcze raz ostatnią lewę</translation>
    </message>
    <message>
        <source>Look at an &amp;older trick…</source>
        <translation>Zobacz &amp;starszą lewę…</translation>
    </message>
    <message>
        <source>See an older trick or your discard again; it costs a trick</source>
        <translation>Obejrzyj starszą lewę albo swoje odrzucone karty; kosztuje to lewę</translation>
    </message>
    <message>
        <source>&amp;Take my card back</source>
        <translation>Cofnij moją &amp;kartę</translation>
    </message>
    <message>
        <source>Put a revoke right while the trick is not complete</source>
        <translation>Napraw fałszywy renons, póki lewa nie jest skończona</translation>
    </message>
    <message>
        <source>Call to accou&amp;nt…</source>
        <translation>W&amp;ytknij błąd…</translation>
    </message>
    <message>
        <source>Say that an opponent has shown an error</source>
        <translation>Powiedz, że przeciwnik ujawnił błąd</translation>
    </message>
    <message>
        <source>&amp;Watch faster</source>
        <translation>Oglądaj &amp;szybciej</translation>
    </message>
    <message>
        <source>Watch a deal in which you have no part at a higher speed</source>
        <translation>Oglądaj szybciej rozdanie, w którym nie bierzesz udziału</translation>
    </message>
    <message>
        <source>S&amp;kip to the result</source>
        <translation>Przejdź do &amp;wyniku</translation>
    </message>
    <message>
        <source>Go to the end of a deal in which you have no part, or to your decision</source>
        <translation>Przejdź do końca rozdania, w którym nie bierzesz udziału, albo do swojej decyzji</translation>
    </message>
    <message>
        <source>&amp;End the match early…</source>
        <translation>Wcześniejszy &amp;koniec partii…</translation>
    </message>
    <message>
        <source>Propose to settle the sheet as it stands, between two deals</source>
        <translation>Zaproponuj między rozdaniami rozliczenie obecnego zapisu</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Arkusz zapisu</translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation>Pokaż lub ukryj arkusz zapisu</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Dziennik</translation>
    </message>
    <message>
        <source>Show or hide what has happened, in sentences</source>
        <translation>Pokaż lub ukryj opis przebiegu gry</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Następny panel</translation>
    </message>
    <message>
        <source>Move the focus to the next part of the window</source>
        <translation>Przejdź do następnej części okna</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>Fill the whole screen, or stop doing so</source>
        <translation>Włącz lub wyłącz pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>Pasek &amp;menu</translation>
    </message>
    <message>
        <source>Show or hide the menu bar; the same key brings it back</source>
        <translation>Pokaż lub ukryj pasek menu; ten sam klawisz go przywraca</translation>
    </message>
    <message>
        <source>&amp;Situation</source>
        <translation>&amp;Sytuacja</translation>
    </message>
    <message>
        <source>Say whose turn it is and what is played</source>
        <translation>Powiedz, czyja kolej i co jest grane</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>Moje &amp;karty</translation>
    </message>
    <message>
        <source>Say which cards you hold</source>
        <translation>Powiedz, jakie masz karty</translation>
    </message>
    <message>
        <source>&amp;Trick</source>
        <translation>&amp;Lewa na stole</translation>
    </message>
    <message>
        <source>Say which cards lie on the table</source>
        <translation>Powiedz, jakie karty leżą na stole</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>&amp;Wynik</translation>
    </message>
    <message>
        <source>Say how the score stands</source>
        <translation>Powiedz, jaki jest stan zapisu</translation>
    </message>
    <message>
        <source>&amp;No animation</source>
        <translation>Bez &amp;animacji</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Bardzo szybko</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <translation>&amp;Szybko</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normalnie</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>S&amp;pokojnie</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <translation>&amp;Wolno</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Jak szybko poruszają się karty</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>Język programu</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>Język &amp;systemu</translation>
    </message>
    <message>
        <source>&amp;Deck and table…</source>
        <translation>&amp;Karty i stół…</translation>
    </message>
    <message>
        <source>Choose cards, cloth and colours</source>
        <translation>Wybierz karty, sukno i kolory</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencje…</translation>
    </message>
    <message>
        <source>Set the program to your taste</source>
        <translation>Dostosuj program do swoich upodobań</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>&amp;Zasady tej partii</translation>
    </message>
    <message>
        <source>Read the rules as they are played here</source>
        <translation>Przeczytaj zasady, według których toczy się gra</translation>
    </message>
    <message>
        <source>&amp;How to use the program</source>
        <translation>&amp;Obsługa programu</translation>
    </message>
    <message>
        <source>Read about mouse, keys, saving and fairness</source>
        <translation>Przeczytaj o&#xa0;myszy, klawiszach, zapisywaniu i&#xa0;uczciwości</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>See every key and what it does</source>
        <translation>Zobacz wszystkie klawisze i ich działanie</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Znajdź &amp;polecenie…</translation>
    </message>
    <message>
        <source>Type a few letters of a command and run it</source>
        <translation>Wpisz kilka liter polecenia i wykonaj je</translation>
    </message>
    <message>
        <source>Check the &amp;dealing…</source>
        <translation>Sprawdź &amp;rozdanie…</translation>
    </message>
    <message>
        <source>Make sure that no card was changed after the deal</source>
        <translation>Upewnij się, że po rozdaniu nie zmieniono żadnej karty</translation>
    </message>
    <message>
        <source>Copy diagnostic &amp;text</source>
        <translation>Kopiuj tekst &amp;diagnostyczny</translation>
    </message>
    <message>
        <source>Copy a few lines about this computer for a report of a fault</source>
        <translation>Skopiuj kilka wierszy o&#xa0;tym komputerze do zgłoszenia błędu</translation>
    </message>
    <message>
        <source>&amp;About Preferans</source>
        <translation>O pro&amp;gramie Preferans</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Wersja i licencja</translation>
    </message>
    <message>
        <source>&amp;Before the action counts</source>
        <translation>&amp;Zanim decyzja zapadnie</translation>
    </message>
    <message>
        <source>After the &amp;trick</source>
        <translation>Po &amp;lewie</translation>
    </message>
    <message>
        <source>After the &amp;deal</source>
        <translation>Po &amp;rozdaniu</translation>
    </message>
    <message>
        <source>&amp;Never, only note it</source>
        <translation>&amp;Nigdy, tylko notuje</translation>
    </message>
    <message>
        <source>&amp;Beginner: only blunders</source>
        <translation>&amp;Początkujący: tylko grube błędy</translation>
    </message>
    <message>
        <source>&amp;Learner: mistakes too</source>
        <translation>&amp;Uczeń: także zwykłe błędy</translation>
    </message>
    <message>
        <source>&amp;Club: slips too</source>
        <translation>&amp;Klubowy: także drobne błędy</translation>
    </message>
    <message>
        <source>&amp;Exam: say nothing</source>
        <translation>&amp;Egzamin: trener milczy</translation>
    </message>
    <message>
        <source>Slips against the &amp;rules</source>
        <translation>Pomyłki wbrew &amp;zasadom</translation>
    </message>
    <message>
        <source>&amp;Auction</source>
        <translation>&amp;Licytacja</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odkładanie kart</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Kontrakt</translation>
    </message>
    <message>
        <source>&amp;Whist</source>
        <translation>&amp;Wist</translation>
    </message>
    <message>
        <source>Opening &amp;lead</source>
        <translation>&amp;Pierwsze wyjście</translation>
    </message>
    <message>
        <source>Declarer&apos;s &amp;play</source>
        <translation>&amp;Gra rozgrywającego</translation>
    </message>
    <message>
        <source>De&amp;fence</source>
        <translation>O&amp;brona</translation>
    </message>
    <message>
        <source>&amp;Misère</source>
        <translation>&amp;Mizer</translation>
    </message>
    <message>
        <source>Ra&amp;spasy</source>
        <translation>&amp;Raspasy</translation>
    </message>
    <message>
        <source>&amp;Tutor</source>
        <translation>&amp;Trener</translation>
    </message>
    <message>
        <source>Be told of your errors, or not</source>
        <translation>Trener mówi o twoich błędach albo milczy</translation>
    </message>
    <message>
        <source>When the tutor speaks of an error of judgement</source>
        <translation>Kiedy trener mówi o błędzie w ocenie</translation>
    </message>
    <message>
        <source>How serious an error must be before the tutor speaks</source>
        <translation>Jak poważny musi być błąd, żeby trener się odezwał</translation>
    </message>
    <message>
        <source>Whether the tutor speaks of errors of this kind</source>
        <translation>Czy trener mówi o błędach tego rodzaju</translation>
    </message>
    <message>
        <source>&amp;Keep the sheet myself</source>
        <translation>&amp;Zapis prowadzę ja</translation>
    </message>
    <message>
        <source>After each deal, write the numbers yourself</source>
        <translation>Po każdym rozdaniu wpisz liczby samodzielnie</translation>
    </message>
    <message>
        <source>&amp;Review match</source>
        <translation>&amp;Analiza partii</translation>
    </message>
    <message>
        <source>See what your decisions were worth, and find better ones</source>
        <translation>Zobacz, ile warte były twoje decyzje, i znajdź lepsze</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>Po&amp;stępy</translation>
    </message>
    <message>
        <source>See what you have learnt so far</source>
        <translation>Zobacz, czego już się nauczyłeś</translation>
    </message>
</context>
<context>
    <name>Conduct</name>
    <message>
        <source>Learning</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Ściśle</translation>
    </message>
    <message>
        <source>Live table</source>
        <translation>Jak przy prawdziwym stole</translation>
    </message>
    <message>
        <source>Illegal actions never pass and are explained; the first slip of a deal is put right and noted.</source>
        <translation>Niedozwolone działania są zawsze odrzucane i objaśniane; pierwszy błąd w rozdaniu zostaje naprawiony i odnotowany.</translation>
    </message>
    <message>
        <source>Only legal actions are offered.</source>
        <translation>Do wyboru jest tylko to, co dozwolone.</translation>
    </message>
    <message>
        <source>You can revoke, miscount the discard or look at an old trick, and the others may catch you; the code of the game decides.</source>
        <translation>Możesz popełnić fałszywy renons, odłożyć złą liczbę kart albo zajrzeć do starej lewy, a inni mogą to zauważyć; rozstrzyga kodeks gry.</translation>
    </message>
</context>
<context>
    <name>ConductChoice</name>
    <message>
        <source>Help at the ta&amp;ble:</source>
        <translation>Pomoc przy &amp;stole:</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n lewa</numerusform>
            <numerusform>%n lewy</numerusform>
            <numerusform>%n lew</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whist(s)</source>
        <translation>
            <numerusform>%n wist</numerusform>
            <numerusform>%n wisty</numerusform>
            <numerusform>%n wistów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>as in: it counts 2 times</comment>
        <translation>
            <numerusform>%n raz</numerusform>
            <numerusform>%n razy</numerusform>
            <numerusform>%n razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n drobny błąd</numerusform>
            <numerusform>%n drobne błędy</numerusform>
            <numerusform>%n drobnych błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n gruby błąd</numerusform>
            <numerusform>%n grube błędy</numerusform>
            <numerusform>%n grubych błędów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dark</name>
    <message>
        <source>A bid in the dark counts {times}, and nobody else sees the talon.</source>
        <translation>Odzywka w ciemno liczy się {times}, a musika nie widzi nikt inny.</translation>
    </message>
    <message>
        <source>There is a bid: a pass in the dark is a pass like any other.</source>
        <translation>Jest już odzywka: pas w ciemno jest zwykłym pasem.</translation>
    </message>
    <message>
        <source>After your pass the bidding starts at level {level}.</source>
        <translation>Po twoim pasie licytacja zaczyna się od poziomu {level}.</translation>
    </message>
    <message>
        <source>If all pass, the cards are dealt again.</source>
        <translation>Jeśli wszyscy spasują, karty rozdaje się od nowa.</translation>
    </message>
    <message>
        <source>If all pass, each trick counts {times}, and you get a bomb × {factor}.</source>
        <translation>Jeśli wszyscy spasują, każda lewa liczy się {times}, a ty dostajesz bombę × {factor}.</translation>
    </message>
    <message>
        <source>If all pass, each trick counts {times}; you and {name} get a bomb × {factor}.</source>
        <translation>Jeśli wszyscy spasują, każda lewa liczy się {times}; bombę × {factor} dostajesz ty i {name}.</translation>
    </message>
    <message>
        <source>Above nine no trump; caught with closed hands.</source>
        <translation>Wyższy niż dziewięć bez atu; obrona gra z zakrytymi kartami.</translation>
    </message>
    <message>
        <source>Only a nine in the dark or a ten goes above it.</source>
        <translation>Przebija go tylko dziewiątka w ciemno lub dziesiątka.</translation>
    </message>
    <message>
        <source>Passed in the dark: {players}. The bidding now starts at level {level}.</source>
        <translation>Pas w ciemno: {players}. Licytacja zaczyna się teraz od poziomu {level}.</translation>
    </message>
    <message>
        <source>A six in the dark is whisted by both, with closed hands.</source>
        <translation>Szóstkę w ciemno wistują obaj obrońcy, z zakrytymi kartami.</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>The largest number is {largest}.</source>
        <translation>Największy numer to {largest}.</translation>
    </message>
    <message>
        <source>Whoever has seen a deal with this number knows its cards.</source>
        <translation>Kto widział już rozdanie o&#xa0;tym numerze, zna jego karty.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numer rozdania</translation>
    </message>
    <message>
        <source>The same number always gives the same cards, on every computer and for ever. The number you type is used for the next deal.</source>
        <translation>Ten sam numer zawsze daje te same karty, na każdym komputerze. Wpisany numer posłuży do następnego rozdania.</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Numer:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Use this number</source>
        <translation>&amp;Użyj tego numeru</translation>
    </message>
</context>
<context>
    <name>DealsModel</name>
    <message>
        <source>result</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>Deal {number}, {column}: {value}</source>
        <translation>Rozdanie {number}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>DecisionList</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>By what they lost</source>
        <translation>Według straty</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>Sor&amp;ted:</source>
        <translation>&amp;Kolejność:</translation>
    </message>
    <message>
        <source>Su&amp;bject:</source>
        <translation>Te&amp;mat:</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>Kolejność decyzji</translation>
    </message>
    <message>
        <source>Subject of the decisions</source>
        <translation>Temat decyzji</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Postęp analizy</translation>
    </message>
    <message>
        <source>%v of %m looked into</source>
        <translation>Sprawdzono %v z %m</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n karta na ręce</numerusform>
            <numerusform>%n karty na ręce</numerusform>
            <numerusform>%n kart na ręce</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>You write {whists}, and the contract counts as made.</source>
        <translation>Zapisujesz {whists}, a&#xa0;kontrakt uznaje się za wygrany.</translation>
    </message>
    <message>
        <source>You write {whists} without play, unless {name} whists after all. Then you are out.</source>
        <translation>Zapisujesz {whists} bez gry, chyba że {name} jednak wistuje. Wtedy półwist przepada.</translation>
    </message>
    <message>
        <source>{name} whists alone, and you owe nothing.</source>
        <translation>Wistuje tylko {name}, a&#xa0;ty nie masz obowiązku brania lew.</translation>
    </message>
    <message>
        <source>You owe nothing. {name} is asked next.</source>
        <translation>Nie masz obowiązku brania lew. Teraz odpowiada {name}.</translation>
    </message>
    <message>
        <source>The half-whist stands: {name} writes {whists}.</source>
        <translation>Półwist zostaje: {name} zapisuje {whists}.</translation>
    </message>
    <message>
        <source>{name} makes the contract without play: {points}.</source>
        <translation>{name} wygrywa kontrakt bez gry: {points}.</translation>
    </message>
    <message>
        <source>The cards of {name} lie open after the first card, and you play them too.</source>
        <translation>Po pierwszej karcie karty gracza {name} leżą odkryte, a ty grasz także nimi.</translation>
    </message>
    <message>
        <source>The cards of {name} lie open, and you play them too.</source>
        <translation>Karty gracza {name} leżą odkryte, a ty grasz także nimi.</translation>
    </message>
    <message>
        <source>After the first card both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Po pierwszej karcie obie ręce leżą odkryte, a&#xa0;ty grasz także za gracza {name}.</translation>
    </message>
    <message>
        <source>Both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Obie ręce leżą odkryte, a&#xa0;ty grasz także za gracza {name}.</translation>
    </message>
    <message>
        <source>{name} comes back and plays without your help.</source>
        <translation>{name} wraca do gry i gra bez twojej pomocy.</translation>
    </message>
    <message>
        <source>You play the hand of {hand}, and {name} plays without your help.</source>
        <translation>Grasz kartami gracza {hand}, a {name} gra bez twojej pomocy.</translation>
    </message>
    <message>
        <source>No hand is shown: {name} plays without your help.</source>
        <translation>Nikt nie odkrywa kart: {name} gra bez twojej pomocy.</translation>
    </message>
    <message>
        <source>The cards of {name} are not played.</source>
        <translation>Karty gracza {name} nie biorą udziału w grze.</translation>
    </message>
    <message>
        <source>You owe nothing.</source>
        <translation>Nie masz obowiązku brania lew.</translation>
    </message>
    <message>
        <source>You owe {tricks}; each missing one costs {points}.</source>
        <translation>Twój obowiązek: {tricks}; każda brakująca lewa kosztuje {points}.</translation>
    </message>
    <message>
        <source>{name} makes the contract without play: {points}, in the pool or off the mountain.</source>
        <translation>{name} wygrywa kontrakt bez gry: {points}, do puli albo zdjęte z góry.</translation>
    </message>
    <message>
        <source>If {name} whists too, you two owe {tricks} together.</source>
        <translation>Jeśli {name} też wistuje, wasz wspólny obowiązek to {tricks}.</translation>
    </message>
    <message>
        <source>You two owe {tricks} together.</source>
        <translation>Wasz wspólny obowiązek to {tricks}.</translation>
    </message>
    <message>
        <source>{name} answers for that.</source>
        <translation>Odpowiada za to {name}.</translation>
    </message>
    <message>
        <source>You share by halves what is missing.</source>
        <translation>Za braki odpowiadacie po połowie.</translation>
    </message>
    <message>
        <source>You answer for that.</source>
        <translation>Odpowiadasz za to ty.</translation>
    </message>
    <message>
        <source>You answer for {tricks} of these.</source>
        <translation>Twoja część: {tricks}.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {tricks} alone, or you retreat to half-whist.</source>
        <translation>Jeśli {name} pasuje, cały obowiązek ({tricks}) jest twój albo wycofujesz się na półwist.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {fewer} without those cards, or {tricks} with them.</source>
        <translation>Jeśli {name} pasuje, twój obowiązek to {fewer} w pojedynkę albo {tricks} po przywołaniu.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {tricks} alone.</source>
        <translation>Jeśli {name} pasuje, cały obowiązek jest twój: {tricks}.</translation>
    </message>
    <message>
        <source>You take the whist back from {name}: the contract is played.</source>
        <translation>Półwist gracza {name} przepada: kontrakt jest rozgrywany.</translation>
    </message>
    <message>
        <source>You take over the hand of {name}.</source>
        <translation>Przejmujesz karty gracza {name}.</translation>
    </message>
    <message>
        <source>If tricks are missing, nothing is written against you.</source>
        <translation>Za brakujące lewy nic ci się nie zapisuje.</translation>
    </message>
    <message>
        <source>You owe {fewer} without the cards of {name}, {tricks} with them.</source>
        <translation>Twój obowiązek: {fewer} bez kart gracza {name}, {tricks} z nimi.</translation>
    </message>
    <message>
        <source>You owe {tricks}, all by yourself.</source>
        <translation>Cały obowiązek jest twój: {tricks}.</translation>
    </message>
    <message>
        <source>Each missing trick costs you two {points} together.</source>
        <translation>Każda brakująca lewa kosztuje was razem {points}.</translation>
    </message>
    <message>
        <source>Each missing trick puts {points} on your mountain.</source>
        <translation>Każda brakująca lewa to {points} na twoją górę.</translation>
    </message>
    <message>
        <source>Each missing trick costs you {points}.</source>
        <translation>Każda brakująca lewa kosztuje cię {points}.</translation>
    </message>
    <message>
        <source>Each trick you take brings {whists}.</source>
        <translation>Każda twoja lewa daje {whists}.</translation>
    </message>
    <message>
        <source>Each trick of the defence brings you {whists}.</source>
        <translation>Każda lewa obrony daje ci {whists}.</translation>
    </message>
    <message>
        <source>You share the whists: {whists} a trick.</source>
        <translation>Dzielicie się wistami: {whists} za lewę.</translation>
    </message>
    <message>
        <source>If the contract fails, you share the whists: {whists} a trick.</source>
        <translation>Jeśli kontrakt jest przegrany, dzielicie się wistami: {whists} za lewę.</translation>
    </message>
    <message>
        <source>For each trick that {name} falls short you write {whists}.</source>
        <translation>Za każdą wpadkę gracza {name} zapisujesz {whists}.</translation>
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
        <translation>{name} zapisuje {amount} na ciebie:</translation>
    </message>
    <message>
        <source>You write {amount} on {other}:</source>
        <translation>Zapisujesz {amount} na gracza {other}:</translation>
    </message>
    <message>
        <source>{name} writes {amount} on {other}:</source>
        <translation>{name} zapisuje {amount} na gracza {other}:</translation>
    </message>
    <message>
        <source>You get {amount} in the pool:</source>
        <translation>Dostajesz {amount} do puli:</translation>
    </message>
    <message>
        <source>{name} gets {amount} in the pool:</source>
        <translation>{name} dostaje {amount} do puli:</translation>
    </message>
    <message>
        <source>Your total changes by {amount}:</source>
        <translation>Twoja suma zmienia się o {amount}:</translation>
    </message>
    <message>
        <source>The total of {name} changes by {amount}:</source>
        <translation>Suma gracza {name} zmienia się o {amount}:</translation>
    </message>
    <message>
        <source>You take {amount} off your mountain:</source>
        <translation>Zdejmujesz {amount} ze swojej góry:</translation>
    </message>
    <message>
        <source>{name} takes {amount} off the mountain:</source>
        <translation>{name} zdejmuje {amount} ze swojej góry:</translation>
    </message>
    <message>
        <source>You get {amount} on the mountain:</source>
        <translation>Dostajesz {amount} na górę:</translation>
    </message>
    <message>
        <source>{name} gets {amount} on the mountain:</source>
        <translation>{name} dostaje {amount} na górę:</translation>
    </message>
    <message>
        <source>contract made.</source>
        <translation>kontrakt wygrany.</translation>
    </message>
    <message>
        <source>nobody whisted.</source>
        <translation>nikt nie wistuje.</translation>
    </message>
    <message>
        <source>the half-whist stands.</source>
        <translation>półwist zostaje.</translation>
    </message>
    <message>
        <source>{tricks} short, {price} each.</source>
        <translation>wpadka, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>{tricks} taken, {price} each.</source>
        <translation>wist, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>half of {tricks}, {price} each.</source>
        <translation>wisty na pół, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>half-whist, {tricks} at {price}.</source>
        <translation>półwist, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>consolation, declarer {tricks} short, {price} each.</source>
        <translation>konsolacja za wpadkę rozgrywającego, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>consolation of the half-whister, {tricks} at {price}.</source>
        <translation>konsolacja półwistującego, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>consolation of the passer, {tricks} at {price}.</source>
        <translation>konsolacja pasującego, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>whist short by {tricks}, {price} each.</source>
        <translation>wpadka wistu, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>nobody whisted, and it is written off.</source>
        <translation>nikt nie wistuje, wartość kontraktu zdjęta z góry.</translation>
    </message>
    <message>
        <source>given up without play, {tricks} short, {price} each.</source>
        <translation>poddane bez gry, wpadka, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>{tricks} above the contract, {price} each.</source>
        <translation>ponad kontrakt, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>good cards in the talon, {count} × {price}.</source>
        <translation>dobre karty w musiku, {count} × {price}.</translation>
    </message>
    <message>
        <source>the declarer left the talon.</source>
        <translation>rozgrywający zostawia musik.</translation>
    </message>
    <message>
        <source>misère without a trick.</source>
        <translation>mizer bez lewy.</translation>
    </message>
    <message>
        <source>misère with {tricks}, {price} each.</source>
        <translation>mizer, {tricks} po {price}.</translation>
    </message>
    <message>
        <source>raspasy, {tricks} counted, {price} each.</source>
        <translation>raspasy: liczą się {tricks}, po {price}.</translation>
    </message>
    <message>
        <source>raspasy, fewest tricks.</source>
        <translation>raspasy, najmniej lew.</translation>
    </message>
    <message>
        <source>raspasy without a trick.</source>
        <translation>raspasy bez lewy.</translation>
    </message>
    <message>
        <source>the sitting dealer&apos;s point at raspasy.</source>
        <translation>punkt pauzującego rozdającego w raspasach.</translation>
    </message>
    <message>
        <source>help from {helper}.</source>
        <translation>pomoc od gracza {helper}.</translation>
    </message>
    <message>
        <source>help with {points}, {price} each.</source>
        <translation>pomoc, {points} po {price}.</translation>
    </message>
    <message>
        <source>all pools that could take it are closed.</source>
        <translation>wszystkie pule, które mogłyby to przyjąć, są zamknięte.</translation>
    </message>
    <message>
        <source>the rest of an award that no pool could take.</source>
        <translation>reszta nagrody, której nie przyjęła żadna pula.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation>Rozdanie {number}: rozdajesz ty.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation>Rozdanie {number}: rozdaje {name}.</translation>
    </message>
    <message>
        <source>All pass: raspasy. Everybody avoids tricks.</source>
        <translation>Wszyscy pasują: raspasy. Każdy unika lew.</translation>
    </message>
    <message>
        <source>You take the talon: {cards}.</source>
        <translation>Bierzesz musik: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the talon: {cards}.</source>
        <translation>{name} bierze musik: {cards}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Grasz {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} gra {contract}.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Licytujesz {contract}.</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Zaglądasz do swoich kart.</translation>
    </message>
    <message>
        <source>{name} looks at the cards dealt.</source>
        <translation>{name} zagląda do swoich kart.</translation>
    </message>
    <message>
        <source>All pass: nothing is written, and there is a new deal.</source>
        <translation>Wszyscy pasują: nic się nie zapisuje, następuje nowe rozdanie.</translation>
    </message>
    <message>
        <source>Both must whist a ten, and they owe no tricks.</source>
        <translation>Dziesiątkę muszą wistować obaj, bez obowiązku brania lew.</translation>
    </message>
    <message>
        <source>Both must whist this six, with closed hands.</source>
        <translation>Tę szóstkę wistują obaj, na ciemno.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} licytuje {contract}.</translation>
    </message>
    <message>
        <source>You match the bid: here.</source>
        <translation>Mówisz „trzymam”: odzywka jest twoja.</translation>
    </message>
    <message>
        <source>{name} matches the bid: here.</source>
        <translation>{name} trzyma odzywkę.</translation>
    </message>
    <message>
        <source>You take the talon without a bid.</source>
        <translation>Bierzesz musik bez odzywki.</translation>
    </message>
    <message>
        <source>{name} takes the talon without a bid.</source>
        <translation>{name} bierze musik bez odzywki.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasujesz.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>You bid {contract} in the dark.</source>
        <translation>Licytujesz {contract} w ciemno.</translation>
    </message>
    <message>
        <source>{name} bids {contract} in the dark.</source>
        <translation>{name} licytuje {contract} w ciemno.</translation>
    </message>
    <message>
        <source>You match the bid in the dark: here.</source>
        <translation>Mówisz w ciemno „trzymam”: odzywka jest twoja.</translation>
    </message>
    <message>
        <source>{name} matches the bid in the dark: here.</source>
        <translation>{name} trzyma odzywkę w ciemno.</translation>
    </message>
    <message>
        <source>You ask for the talon in the dark.</source>
        <translation>Prosisz o musik w ciemno.</translation>
    </message>
    <message>
        <source>{name} asks for the talon in the dark.</source>
        <translation>{name} prosi o musik w ciemno.</translation>
    </message>
    <message>
        <source>You pass in the dark.</source>
        <translation>Pasujesz w ciemno.</translation>
    </message>
    <message>
        <source>{name} passes in the dark.</source>
        <translation>{name} pasuje w ciemno.</translation>
    </message>
    <message>
        <source>{name} shows you the hand and offers you half of a misère.</source>
        <translation>{name} pokazuje ci karty i proponuje połowę mizera.</translation>
    </message>
    <message>
        <source>You show {dealer} your hand and offer half of a misère.</source>
        <translation>Pokazujesz karty graczowi {dealer} i proponujesz połowę mizera.</translation>
    </message>
    <message>
        <source>{name} shows {dealer} the hand and offers half of a misère.</source>
        <translation>{name} pokazuje karty graczowi {dealer} i proponuje połowę mizera.</translation>
    </message>
    <message>
        <source>You would take half of the misère.</source>
        <translation>Zgadzasz się wziąć połowę mizera.</translation>
    </message>
    <message>
        <source>{name} would take half of the misère.</source>
        <translation>{name} zgadza się wziąć połowę mizera.</translation>
    </message>
    <message>
        <source>You do not share the misère.</source>
        <translation>Nie bierzesz połowy mizera.</translation>
    </message>
    <message>
        <source>{name} does not share the misère.</source>
        <translation>{name} nie bierze połowy mizera.</translation>
    </message>
    <message>
        <source>You give up and write three tricks short.</source>
        <translation>Poddajesz się i zapisujesz trzy wpadki.</translation>
    </message>
    <message>
        <source>{name} gives up and writes three tricks short.</source>
        <translation>{name} poddaje się i zapisuje trzy wpadki.</translation>
    </message>
    <message>
        <source>You make your discard.</source>
        <translation>Odkładasz karty.</translation>
    </message>
    <message>
        <source>{name} makes the discard.</source>
        <translation>{name} odkłada karty.</translation>
    </message>
    <message>
        <source>You take the talon, and nobody else sees it.</source>
        <translation>Bierzesz musik, którego nie widzi nikt inny.</translation>
    </message>
    <message>
        <source>{name} takes the talon, and nobody else sees it.</source>
        <translation>{name} bierze musik, którego nie widzi nikt inny.</translation>
    </message>
    <message>
        <source>You win with {contract}. The talon stays face down.</source>
        <translation>Wygrywasz licytację: {contract}. Musik pozostaje zakryty.</translation>
    </message>
    <message>
        <source>{name} wins with {contract}. The talon stays face down.</source>
        <translation>{name} wygrywa licytację: {contract}. Musik pozostaje zakryty.</translation>
    </message>
    <message>
        <source>You leave the talon and play the cards dealt.</source>
        <translation>Zostawiasz musik i grasz rozdanymi kartami.</translation>
    </message>
    <message>
        <source>{name} leaves the talon and plays the cards dealt.</source>
        <translation>{name} zostawia musik i gra rozdanymi kartami.</translation>
    </message>
    <message>
        <source>You offer half-whist.</source>
        <translation>Mówisz „półwist”.</translation>
    </message>
    <message>
        <source>{name} offers half-whist.</source>
        <translation>{name} mówi „półwist”.</translation>
    </message>
    <message>
        <source>You take the whist back: the contract is played.</source>
        <translation>Jednak wistujesz: kontrakt jest rozgrywany.</translation>
    </message>
    <message>
        <source>{name} takes the whist back: the contract is played.</source>
        <translation>{name} jednak wistuje: kontrakt jest rozgrywany.</translation>
    </message>
    <message>
        <source>You whist.</source>
        <translation>Wistujesz.</translation>
    </message>
    <message>
        <source>{name} whists.</source>
        <translation>{name} wistuje.</translation>
    </message>
    <message>
        <source>You pass the whist.</source>
        <translation>Nie wistujesz.</translation>
    </message>
    <message>
        <source>{name} passes the whist.</source>
        <translation>{name} nie wistuje.</translation>
    </message>
    <message>
        <source>You write the contract off your mountain.</source>
        <translation>Zdejmujesz wartość kontraktu ze swojej góry.</translation>
    </message>
    <message>
        <source>{name} writes the contract off the mountain.</source>
        <translation>{name} zdejmuje wartość kontraktu ze swojej góry.</translation>
    </message>
    <message>
        <source>You write the contract in the pool.</source>
        <translation>Zapisujesz kontrakt do puli.</translation>
    </message>
    <message>
        <source>{name} writes the contract in the pool.</source>
        <translation>{name} zapisuje kontrakt do puli.</translation>
    </message>
    <message>
        <source>You defend alone: the cards of the other are not played.</source>
        <translation>Bronisz w pojedynkę: karty drugiego obrońcy nie biorą udziału w grze.</translation>
    </message>
    <message>
        <source>{name} defends alone: the cards of the other are not played.</source>
        <translation>{name} broni w pojedynkę: karty drugiego obrońcy nie biorą udziału w grze.</translation>
    </message>
    <message>
        <source>{name} deals, and looks at your hand.</source>
        <translation>{name} rozdaje i ogląda twoje karty.</translation>
    </message>
    <message>
        <source>You look at the hand of {owner}.</source>
        <translation>Oglądasz karty gracza {owner}.</translation>
    </message>
    <message>
        <source>{name} deals, and looks at the hand of {owner}.</source>
        <translation>{name} rozdaje i ogląda karty gracza {owner}.</translation>
    </message>
    <message>
        <source>You defend in the open and play both hands.</source>
        <translation>Bronisz na widno i grasz obiema rękami.</translation>
    </message>
    <message>
        <source>{name} defends in the open and plays both hands.</source>
        <translation>{name} broni na widno i gra obiema rękami.</translation>
    </message>
    <message>
        <source>You defend with closed hands.</source>
        <translation>Bronisz na ciemno.</translation>
    </message>
    <message>
        <source>{name} defends with closed hands.</source>
        <translation>{name} broni na ciemno.</translation>
    </message>
    <message>
        <source>You call the passer back in the light and play both hands.</source>
        <translation>Przywołujesz pasującego na widno i grasz obiema rękami.</translation>
    </message>
    <message>
        <source>{name} calls the passer back in the light and plays both hands.</source>
        <translation>{name} przywołuje pasującego na widno i gra obiema rękami.</translation>
    </message>
    <message>
        <source>You call the passer back in the dark.</source>
        <translation>Przywołujesz pasującego na ciemno.</translation>
    </message>
    <message>
        <source>{name} calls the passer back in the dark.</source>
        <translation>{name} przywołuje pasującego na ciemno.</translation>
    </message>
    <message>
        <source>Your hand is laid open: {cards}.</source>
        <translation>Odkrywasz karty: {cards}.</translation>
    </message>
    <message>
        <source>The hand of {name} is laid open: {cards}.</source>
        <translation>{name} odkrywa karty: {cards}.</translation>
    </message>
    <message>
        <source>The talon shows the {card}: that suit is led.</source>
        <translation>Karta z&#xa0;musika: {card}. Wychodzi się w&#xa0;ten kolor.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Zagrywasz: {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} zagrywa: {card}.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Bierzesz lewę {number}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} bierze lewę {number}.</translation>
    </message>
    <message>
        <source>You show your hand and claim: {split}.</source>
        <translation>Pokazujesz karty i&#xa0;proponujesz podział: {split}.</translation>
    </message>
    <message>
        <source>{name} shows the hand and claims: {split}.</source>
        <translation>{name} pokazuje karty i&#xa0;proponuje podział: {split}.</translation>
    </message>
    <message>
        <source>Tricks: {split}.</source>
        <translation>Lewy: {split}.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>Zgadzasz się.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} zgadza się.</translation>
    </message>
    <message>
        <source>You do not agree.</source>
        <translation>Nie zgadzasz się.</translation>
    </message>
    <message>
        <source>{name} does not agree.</source>
        <translation>{name} nie zgadza się.</translation>
    </message>
    <message>
        <source>You propose to end the match here.</source>
        <translation>Proponujesz zakończyć partię.</translation>
    </message>
    <message>
        <source>{name} proposes to end the match here.</source>
        <translation>{name} proponuje zakończyć partię.</translation>
    </message>
    <message>
        <source>The match is over: {results}.</source>
        <translation>Koniec partii: {results}.</translation>
    </message>
    <message>
        <source>You make {contract} without play.</source>
        <translation>Wygrywasz {contract} bez gry.</translation>
    </message>
    <message>
        <source>{name} makes {contract} without play.</source>
        <translation>{name} wygrywa {contract} bez gry.</translation>
    </message>
    <message>
        <source>You give up {contract} and write three tricks short.</source>
        <translation>Poddajesz {contract} i zapisujesz trzy wpadki.</translation>
    </message>
    <message>
        <source>{name} gives up {contract} and writes three tricks short.</source>
        <translation>{name} poddaje {contract} i zapisuje trzy wpadki.</translation>
    </message>
    <message>
        <source>All passed, and the cards are dealt again.</source>
        <translation>Wszyscy pasują, więc karty rozdaje się od nowa.</translation>
    </message>
    <message>
        <source>You make the misère.</source>
        <translation>Wygrywasz mizer.</translation>
    </message>
    <message>
        <source>{name} makes the misère.</source>
        <translation>{name} wygrywa mizer.</translation>
    </message>
    <message>
        <source>Your misère is caught: {tricks}.</source>
        <translation>Przegrywasz mizer: {tricks}.</translation>
    </message>
    <message>
        <source>The misère of {name} is caught: {tricks}.</source>
        <translation>{name} przegrywa mizer: {tricks}.</translation>
    </message>
    <message>
        <source>Raspasy is over: {split}.</source>
        <translation>Koniec raspasów: {split}.</translation>
    </message>
    <message>
        <source>You make {contract} with {tricks}.</source>
        <translation>Wygrywasz {contract}: {tricks}.</translation>
    </message>
    <message>
        <source>{name} makes {contract} with {tricks}.</source>
        <translation>{name} wygrywa {contract}: {tricks}.</translation>
    </message>
    <message>
        <source>You fail in {contract} with {tricks}.</source>
        <translation>Przegrywasz {contract}: {tricks}.</translation>
    </message>
    <message>
        <source>{name} fails in {contract} with {tricks}.</source>
        <translation>{name} przegrywa {contract}: {tricks}.</translation>
    </message>
    <message>
        <source>You notice it.</source>
        <translation>Zauważasz to.</translation>
    </message>
    <message>
        <source>{name} notices it.</source>
        <translation>{name} to zauważa.</translation>
    </message>
    <message>
        <source>The play goes back to trick {number}.</source>
        <translation>Gra wraca do lewy {number}.</translation>
    </message>
    <message>
        <source>The discard is made anew.</source>
        <translation>Karty odrzuca się od nowa.</translation>
    </message>
    <message>
        <source>Your {card} stays face up until it may be played.</source>
        <translation>Twoja karta leży odkryta, dopóki nie będzie można jej zagrać: {card}.</translation>
    </message>
    <message>
        <source>The {card} of {name} stays face up until it may be played.</source>
        <translation>Karta gracza {name} leży odkryta, dopóki nie będzie można jej zagrać: {card}.</translation>
    </message>
    <message>
        <source>You look at your discard.</source>
        <translation>Oglądasz swoje odłożone karty.</translation>
    </message>
    <message>
        <source>{name} looks at the discard.</source>
        <translation>{name} ogląda swoje odłożone karty.</translation>
    </message>
    <message>
        <source>You look at trick {number} again.</source>
        <translation>Oglądasz jeszcze raz lewę {number}.</translation>
    </message>
    <message>
        <source>{name} looks at trick {number} again.</source>
        <translation>{name} ogląda jeszcze raz lewę {number}.</translation>
    </message>
    <message>
        <source>The first slip costs nothing.</source>
        <translation>Pierwsza pomyłka nic nie kosztuje.</translation>
    </message>
    <message>
        <source>The first slip is put right without a penalty.</source>
        <translation>Pierwszą pomyłkę naprawia się bez kary.</translation>
    </message>
    <message>
        <source>You take your card back.</source>
        <translation>Cofasz swoją kartę.</translation>
    </message>
    <message>
        <source>{name} takes a card back.</source>
        <translation>{name} cofa kartę.</translation>
    </message>
    <message>
        <source>It stays face up until it may be played.</source>
        <translation>Leży odkryta, dopóki nie można jej zagrać.</translation>
    </message>
    <message>
        <source>You revoked in trick {number}.</source>
        <translation>Popełniasz fałszywy renons w lewie {number}.</translation>
    </message>
    <message>
        <source>{name} revoked in trick {number}.</source>
        <translation>{name} popełnia fałszywy renons w lewie {number}.</translation>
    </message>
    <message>
        <source>You hold a wrong number of cards.</source>
        <translation>Masz złą liczbę kart.</translation>
    </message>
    <message>
        <source>{name} holds a wrong number of cards.</source>
        <translation>{name} ma złą liczbę kart.</translation>
    </message>
    <message>
        <source>You looked back, which costs a trick.</source>
        <translation>Zaglądasz wstecz, a to kosztuje lewę.</translation>
    </message>
    <message>
        <source>{name} looked back, which costs a trick.</source>
        <translation>{name} zagląda wstecz, a to kosztuje lewę.</translation>
    </message>
</context>
<context>
    <name>Factors</name>
    <message>
        <source>Everything counts {times}, for a bomb.</source>
        <translation>Wszystko liczy się {times} z powodu bomby.</translation>
    </message>
    <message>
        <source>Everything counts {times}: bid in the dark.</source>
        <translation>Wszystko liczy się {times}: licytacja w ciemno.</translation>
    </message>
    <message>
        <source>Everything counts {times}: bid in the dark, and for a bomb.</source>
        <translation>Wszystko liczy się {times}: licytacja w ciemno i bomba.</translation>
    </message>
    <message>
        <source>Each trick counts {times}: passed in the dark.</source>
        <translation>Każda lewa liczy się {times}: pas w ciemno.</translation>
    </message>
    <message>
        <source>A bomb × {factor} for: {players}.</source>
        <translation>Bomba × {factor} dla graczy: {players}.</translation>
    </message>
    <message>
        <source>Written half by {one}, half by {other}.</source>
        <translation>Zapisują po połowie: {one} i {other}.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>deals</source>
        <translation>rozdania</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decyzje</translation>
    </message>
    <message>
        <source>whists lost a decision</source>
        <translation>stracone wisty na decyzję</translation>
    </message>
    <message>
        <source>mistakes and blunders a deal</source>
        <translation>błędy na rozdanie, bez drobnych</translation>
    </message>
    <message>
        <source>first errors put right</source>
        <translation>naprawione pierwsze błędy</translation>
    </message>
    <message>
        <source>decisions with a hint</source>
        <translation>decyzje z podpowiedzią</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>decisions</source>
        <translation>decyzje</translation>
    </message>
    <message>
        <source>whists lost
a decision</source>
        <translation>stracone wisty
na decyzję</translation>
    </message>
    <message>
        <source>whists lost
in 100 deals</source>
        <translation>stracone wisty
na 100 rozdań</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>drobne
błędy</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>zwykłe
błędy</translation>
    </message>
    <message>
        <source>blunders</source>
        <translation>grube
błędy</translation>
    </message>
    <message>
        <source>all errors</source>
        <translation>wszystkie
błędy</translation>
    </message>
    <message>
        <source>that count</source>
        <translation>liczone</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>naprawione</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>z podpowiedzią</translation>
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
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Język systemu</translation>
    </message>
    <message>
        <source>Names at the table</source>
        <translation>Imiona przy stole</translation>
    </message>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Ty:</translation>
    </message>
    <message>
        <source>On your l&amp;eft:</source>
        <translation>Po &amp;lewej:</translation>
    </message>
    <message>
        <source>&amp;Opposite, with four:</source>
        <translation>&amp;Naprzeciwko, we czworo:</translation>
    </message>
    <message>
        <source>On your r&amp;ight:</source>
        <translation>Po &amp;prawej:</translation>
    </message>
    <message>
        <source>Name of the animal</source>
        <translation>Nazwa zwierzęcia</translation>
    </message>
    <message>
        <source>The next match begins with these names. An opponent without a name is called after the animal on the plate, which shows the character.</source>
        <translation>Następna partia zacznie się z&#xa0;tymi imionami. Przeciwnik bez imienia nazywa się jak zwierzę narysowane obok niego, które pokazuje jego charakter.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Not found in the guide</source>
        <translation>Nie ma w przewodniku</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>the find that is shown</comment>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Przewodnik</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rukuj…</translation>
    </message>
    <message>
        <source>&amp;This page</source>
        <translation>&amp;Ta strona</translation>
    </message>
    <message>
        <source>The &amp;whole guide</source>
        <translation>&amp;Cały przewodnik</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Szukaj w przewodniku</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Znalezione miejsca</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Strona przewodnika</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Best is: {action}.</source>
        <translation>Najlepiej: {action}.</translation>
    </message>
    <message>
        <source>{action}: {whists}</source>
        <translation>{action}: {whists}</translation>
    </message>
    <message>
        <source>{action}: {whists}, succeeds {often}</source>
        <translation>{action}: {whists}, udaje się {often}</translation>
    </message>
    <message>
        <source>How many tricks would you take as declarer, and how many if all pass?</source>
        <translation>Ile lew weźmiesz, gdy to ty rozgrywasz, a ile, jeśli wszyscy spasują?</translation>
    </message>
    <message>
        <source>How many tricks would you take, and how many must it be?</source>
        <translation>Ile lew weźmiesz, a ile trzeba wziąć?</translation>
    </message>
    <message>
        <source>Which cards will never take a trick?</source>
        <translation>Które karty na pewno nie wezmą lewy?</translation>
    </message>
    <message>
        <source>Which two cards could be made to take a trick?</source>
        <translation>Które dwie karty można zmusić do wzięcia lewy?</translation>
    </message>
    <message>
        <source>How many tricks are certain, and how many are likely?</source>
        <translation>Ile lew jest pewnych, a ile prawdopodobnych?</translation>
    </message>
    <message>
        <source>How many tricks do you count for the defence? The duty is {owed}.</source>
        <translation>Ile lew naliczysz w obronie? Obowiązek: {owed}.</translation>
    </message>
    <message>
        <source>Does it help your side more to see both hands, or to hide?</source>
        <translation>Co bardziej pomoże obronie: widzieć obie ręce czy je ukryć?</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who may hold them?</source>
        <translation>Ile atutów jest jeszcze u przeciwników i kto może je mieć?</translation>
    </message>
    <message>
        <source>How many tricks can you take at once, and where are more?</source>
        <translation>Ile lew możesz wziąć od razu i skąd wezmą się następne?</translation>
    </message>
    <message>
        <source>If you take this trick, what will you lead next?</source>
        <translation>Jeśli weźmiesz tę lewę, w co wyjdziesz potem?</translation>
    </message>
    <message>
        <source>Which suit can you lead without giving anything away?</source>
        <translation>W który kolor możesz wyjść, niczego nie oddając?</translation>
    </message>
    <message>
        <source>How many tricks do you still need, and from which suit?</source>
        <translation>Ile lew jeszcze potrzeba i z którego koloru?</translation>
    </message>
    <message>
        <source>Who should take this trick, and what is led after it?</source>
        <translation>Kto powinien wziąć tę lewę i w co potem wyjść?</translation>
    </message>
    <message>
        <source>Which of your cards can you do without?</source>
        <translation>Bez których kart możesz się obejść?</translation>
    </message>
    <message>
        <source>Which of your suits are safe from the lowest card up?</source>
        <translation>Które z twoich kolorów są bezpieczne od najniższej karty w górę?</translation>
    </message>
    <message>
        <source>Which is the highest card that you can get rid of safely?</source>
        <translation>Jaka jest najwyższa karta, której możesz się bezpiecznie pozbyć?</translation>
    </message>
    <message>
        <source>Which of your cards is the most dangerous?</source>
        <translation>Która z twoich kart jest najbardziej niebezpieczna?</translation>
    </message>
    <message>
        <source>In which suit does the declarer have a gap?</source>
        <translation>W którym kolorze rozgrywający ma dziurę?</translation>
    </message>
    <message>
        <source>Which of the two of you should take this trick?</source>
        <translation>Kto z was dwojga powinien wziąć tę lewę?</translation>
    </message>
    <message>
        <source>Which of your cards would save the declarer later?</source>
        <translation>Które z twoich kart mogłyby potem uratować rozgrywającego?</translation>
    </message>
    <message>
        <source>Which of your cards would somebody else have to beat?</source>
        <translation>Którą z twoich kart ktoś inny musiałby przebić?</translation>
    </message>
    <message>
        <source>Can you stay under, and if not, which card will you use?</source>
        <translation>Czy możesz zostać niżej, a jeśli nie, którą kartą weźmiesz?</translation>
    </message>
    <message>
        <source>Ask yourself whether these cards really make the contract.</source>
        <translation>Zastanów się, czy te karty naprawdę wystarczą na kontrakt.</translation>
    </message>
    <message>
        <source>Think of how little this hand takes if all pass.</source>
        <translation>Pomyśl, jak mało ta ręka weźmie, jeśli wszyscy spasują.</translation>
    </message>
    <message>
        <source>Think of what the talon may add to this hand.</source>
        <translation>Pomyśl, co do tej ręki może dodać musik.</translation>
    </message>
    <message>
        <source>Think of how much this hand takes if all pass.</source>
        <translation>Pomyśl, jak dużo ta ręka weźmie, jeśli wszyscy spasują.</translation>
    </message>
    <message>
        <source>Look at each suit from the seven up: is there a gap?</source>
        <translation>Przejrzyj każdy kolor od siódemki w górę: czy jest w nim dziura?</translation>
    </message>
    <message>
        <source>Compare the suits: which one takes the most tricks?</source>
        <translation>Porównaj kolory: który daje najwięcej lew?</translation>
    </message>
    <message>
        <source>Do not bid more than you have to.</source>
        <translation>Nie licytuj wyżej, niż trzeba.</translation>
    </message>
    <message>
        <source>Think of what you can make, and of what the defenders would owe.</source>
        <translation>Pomyśl, ile możesz wygrać i jaki obowiązek mieliby obrońcy.</translation>
    </message>
    <message>
        <source>Ask yourself how often the contract can still be made.</source>
        <translation>Zastanów się, jak często ten kontrakt da się jeszcze wygrać.</translation>
    </message>
    <message>
        <source>Every trump counts.</source>
        <translation>Liczy się każdy atut.</translation>
    </message>
    <message>
        <source>Keep the cards that take a trick.</source>
        <translation>Zostaw karty, które wezmą lewę.</translation>
    </message>
    <message>
        <source>A king or a queen needs low cards beside it.</source>
        <translation>Król i dama potrzebują niskich kart do osłony.</translation>
    </message>
    <message>
        <source>A long suit brings tricks by its last cards.</source>
        <translation>Długi kolor daje lewy swoimi ostatnimi kartami.</translation>
    </message>
    <message>
        <source>Part with the cards that take nothing anyway.</source>
        <translation>Pozbądź się kart, które i tak nic nie wezmą.</translation>
    </message>
    <message>
        <source>A suit that you do not have can be trumped.</source>
        <translation>Kolor, którego nie masz, możesz przebijać atutem.</translation>
    </message>
    <message>
        <source>Look for the suit in which you have too few low cards.</source>
        <translation>Poszukaj koloru, w którym masz za mało niskich kart.</translation>
    </message>
    <message>
        <source>Ask yourself whether the talon helps these cards.</source>
        <translation>Zastanów się, czy musik pomaga tym kartom.</translation>
    </message>
    <message>
        <source>Set the tricks you count against the duty.</source>
        <translation>Porównaj naliczone lewy z obowiązkiem.</translation>
    </message>
    <message>
        <source>Count your own tricks alone: do they pay for a whist?</source>
        <translation>Policz tylko własne lewy: czy wist się opłaci?</translation>
    </message>
    <message>
        <source>Think of the half-whist, which needs no tricks.</source>
        <translation>Pomyśl o półwiście: do niego lewy nie są potrzebne.</translation>
    </message>
    <message>
        <source>Think of what a look at the cards would tell.</source>
        <translation>Pomyśl, co powiedziałby ci rzut oka na karty.</translation>
    </message>
    <message>
        <source>Ask yourself who gains when the cards lie open.</source>
        <translation>Zastanów się, kto zyska, gdy karty będą odkryte.</translation>
    </message>
    <message>
        <source>Ask yourself what the passer&apos;s cards add.</source>
        <translation>Zastanów się, co dodadzą karty pasującego.</translation>
    </message>
    <message>
        <source>Think of the trumps that are still out.</source>
        <translation>Pomyśl o atutach, które są jeszcze u przeciwników.</translation>
    </message>
    <message>
        <source>Think of what your trumps are needed for.</source>
        <translation>Pomyśl, do czego potrzebne ci są atuty.</translation>
    </message>
    <message>
        <source>Ask yourself who gains when trumps are led.</source>
        <translation>Zastanów się, komu pomoże wyjście w atut.</translation>
    </message>
    <message>
        <source>Take what is yours while you can.</source>
        <translation>Weź, co twoje, póki możesz.</translation>
    </message>
    <message>
        <source>High cards do not run away: keep a way back to the lead.</source>
        <translation>Wysokie karty nie uciekną: zostaw sobie dojście.</translation>
    </message>
    <message>
        <source>Some suits are better led by the others.</source>
        <translation>W niektóre kolory lepiej, żeby wyszli inni.</translation>
    </message>
    <message>
        <source>Compare the suits: one of them gives less away.</source>
        <translation>Porównaj kolory: w jednym z nich oddasz mniej.</translation>
    </message>
    <message>
        <source>The suit is not all: which card of it do you lead?</source>
        <translation>Kolor to nie wszystko: którą kartą z niego wyjdziesz?</translation>
    </message>
    <message>
        <source>Count the tricks that each way leads to.</source>
        <translation>Policz, do ilu lew prowadzi każda droga.</translation>
    </message>
    <message>
        <source>Ask yourself whether this trick is worth taking.</source>
        <translation>Zastanów się, czy warto brać tę lewę.</translation>
    </message>
    <message>
        <source>Ask yourself which of the two of you should be on lead.</source>
        <translation>Zastanów się, kto z was dwojga powinien wychodzić.</translation>
    </message>
    <message>
        <source>Think of how high your card must be.</source>
        <translation>Pomyśl, jak wysoka musi być twoja karta.</translation>
    </message>
    <message>
        <source>A high card can be in the way of others.</source>
        <translation>Wysoka karta może blokować pozostałe.</translation>
    </message>
    <message>
        <source>Ask yourself whether this trick is worth a trump.</source>
        <translation>Zastanów się, czy ta lewa jest warta atutu.</translation>
    </message>
    <message>
        <source>One of your suits is still needed, another is not.</source>
        <translation>Jeden z twoich kolorów będzie jeszcze potrzebny, inny nie.</translation>
    </message>
    <message>
        <source>Part with danger, and keep the low cards.</source>
        <translation>Pozbądź się niebezpiecznych kart, a niskie zostaw.</translation>
    </message>
    <message>
        <source>Think of staying low.</source>
        <translation>Pomyśl, jak zostać nisko.</translation>
    </message>
    <message>
        <source>This is a moment to be rid of a high card.</source>
        <translation>To dobra chwila, żeby pozbyć się wysokiej karty.</translation>
    </message>
    <message>
        <source>If a trick must be taken, choose when and with which card.</source>
        <translation>Jeśli lewę trzeba wziąć, wybierz, kiedy i którą kartą.</translation>
    </message>
    <message>
        <source>Lead where you are safe.</source>
        <translation>Wyjdź w kolor, w którym nic ci nie grozi.</translation>
    </message>
    <message>
        <source>Lead a card that somebody else must beat.</source>
        <translation>Wyjdź kartą, którą ktoś inny będzie musiał przebić.</translation>
    </message>
    <message>
        <source>Think of the tricks that you may be made to take.</source>
        <translation>Pomyśl o lewach, do których wzięcia mogą cię zmusić.</translation>
    </message>
    <message>
        <source>Look for the gap, and ask yourself whether it is time.</source>
        <translation>Poszukaj dziury i zastanów się, czy to już pora.</translation>
    </message>
    <message>
        <source>Give the declarer no chance to throw a dangerous card.</source>
        <translation>Nie dawaj rozgrywającemu okazji do zrzucenia niebezpiecznej karty.</translation>
    </message>
    <message>
        <source>A low card catches, a high one saves the declarer.</source>
        <translation>Niska karta łapie rozgrywającego, wysoka go ratuje.</translation>
    </message>
    <message>
        <source>High cards in the suit of the gap have to go.</source>
        <translation>W kolorze z dziurą trzeba się pozbyć wysokich kart.</translation>
    </message>
    <message>
        <source>Think of where the declarer can be caught.</source>
        <translation>Pomyśl, gdzie można złapać rozgrywającego.</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>result</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Rozdanie {number}: {result}</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: nothing, total {total}</source>
        <translation>Rozdanie {number}, {name}: nic, suma {total}</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: {amounts}, total {total}</source>
        <translation>Rozdanie {number}, {name}: {amounts}, suma {total}</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>O&amp;pponents:</source>
        <translation>Przeciw&amp;nicy:</translation>
    </message>
    <message>
        <source>&amp;Each their own level</source>
        <translation>&amp;Każdy na swoim poziomie</translation>
    </message>
</context>
<context>
    <name>LimitOfMatch</name>
    <message>
        <source>number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>asked at the start</source>
        <translation>ustal na początku</translation>
    </message>
</context>
<context>
    <name>ListOfNumbers</name>
    <message>
        <source>Write whole numbers from {minimum} to {maximum} with commas between them.</source>
        <translation>Wpisz liczby całkowite od {minimum} do {maximum}, oddzielone przecinkami.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the match</source>
        <translation>Dziennik partii</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Deck and table</source>
        <translation>Karty i stół</translation>
    </message>
    <message>
        <source>How cards and table will look</source>
        <translation>Wygląd kart i stołu</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>a table cloth</comment>
        <translation>Zielone</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>a table cloth</comment>
        <translation>Bordowe</translation>
    </message>
    <message>
        <source>Navy</source>
        <comment>a table cloth</comment>
        <translation>Granatowe</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>a table cloth</comment>
        <translation>Papierowe</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>the back of a card</comment>
        <translation>Kratka</translation>
    </message>
    <message>
        <source>Rays</source>
        <comment>the back of a card</comment>
        <translation>Promienie</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>the back of a card</comment>
        <translation>Łuski</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <comment>the back of a card</comment>
        <translation>Jodełka</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Rewers kart</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Kolory:</translation>
    </message>
    <message>
        <source>Co&amp;ntrast:</source>
        <translation>Ko&amp;ntrast:</translation>
    </message>
    <message>
        <source>Cloth:</source>
        <translation>Sukno:</translation>
    </message>
    <message>
        <source>Back:</source>
        <translation>Rewers:</translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation>&amp;Litery:</translation>
    </message>
    <message>
        <source>&amp;Four colours, one for each suit</source>
        <translation>&amp;Cztery barwy, każdy kolor inna</translation>
    </message>
    <message>
        <source>Large &amp;signs in the corners</source>
        <translation>D&amp;uże znaki w rogach</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Wysoki</translation>
    </message>
    <message>
        <source>English: {letters}</source>
        <translation>Angielskie: {letters}</translation>
    </message>
    <message>
        <source>Russian: {letters}</source>
        <translation>Rosyjskie: {letters}</translation>
    </message>
    <message>
        <source>Swedish: {letters}</source>
        <translation>Szwedzkie: {letters}</translation>
    </message>
    <message>
        <source>Polish: {letters}</source>
        <translation>Polskie: {letters}</translation>
    </message>
    <message>
        <source>French: {letters}</source>
        <translation>Francuskie: {letters}</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Zgodnie z językiem</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Preferans</source>
        <translation>Preferans</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Arkusz zapisu</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Open a match</source>
        <translation>Otwieranie partii</translation>
    </message>
    <message>
        <source>Matches (*.pulka);;All files (*)</source>
        <translation>Partie (*.pulka);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>wszyscy</translation>
    </message>
    <message>
        <source>&amp;Match:</source>
        <translation>&amp;Partia:</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>z pliku</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Otwó&amp;rz plik…</translation>
    </message>
    <message>
        <source>Whose &amp;decisions:</source>
        <translation>Czyje &amp;decyzje:</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Czyje decyzje</translation>
    </message>
</context>
<context>
    <name>MatchControl</name>
    <message>
        <source>You take your last decision back.</source>
        <translation>Cofasz swoją ostatnią decyzję.</translation>
    </message>
    <message>
        <source>{name} takes the last decision back.</source>
        <translation>{name} cofa ostatnią decyzję.</translation>
    </message>
    <message>
        <source>End the match here?</source>
        <translation>Zakończyć partię w tym miejscu?</translation>
    </message>
    <message>
        <source>{name} considers ending the match.</source>
        <translation>{name} zastanawia się nad zakończeniem partii.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Koniec partii.</translation>
    </message>
    <message>
        <source>Deal {number}:</source>
        <translation>Rozdanie {number}:</translation>
    </message>
</context>
<context>
    <name>MatchLength</name>
    <message>
        <source>Pool:</source>
        <translation>Pula:</translation>
    </message>
    <message>
        <source>Length:</source>
        <translation>Długość:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Rozdania:</translation>
    </message>
    <message>
        <source>M&amp;inutes:</source>
        <translation>&amp;Minuty:</translation>
    </message>
    <message>
        <source>&amp;Other</source>
        <translation>&amp;Inna</translation>
    </message>
    <message>
        <source>Points in the pool for each player</source>
        <translation>Punkty w puli każdego gracza</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>not known</source>
        <translation>nieznani</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>uszkodzona</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>skończona</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Obejrzyj</translation>
    </message>
    <message>
        <source>Go &amp;on with it</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>No match is kept yet. Begin one with New match.</source>
        <translation>Nie ma jeszcze żadnej partii. Zacznij poleceniem Nowa partia.</translation>
    </message>
    <message>
        <source>This match cannot be read any more: {problem}</source>
        <translation>Tej partii nie da się już odczytać: {problem}</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Usuwanie partii</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Usunąć tę partię na zawsze?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Zachowaj</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Zapisane partie</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnio</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>Write to a &amp;file…</source>
        <translation>Zapisz do &amp;pliku…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name of the rules</source>
        <translation>Nazwa zasad</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>&amp;Nazwa tych zasad:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <comment>the name of the person on the score sheet</comment>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Boris</source>
        <comment>the usual name of an opponent</comment>
        <translation>Borys</translation>
    </message>
    <message>
        <source>Anton</source>
        <comment>the usual name of an opponent</comment>
        <translation>Antoni</translation>
    </message>
    <message>
        <source>Clara</source>
        <comment>the usual name of an opponent</comment>
        <translation>Klara</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>{name} is for three players.</source>
        <translation>{name}: tylko dla trojga graczy.</translation>
    </message>
    <message>
        <source>{name} is for four players.</source>
        <translation>{name}: tylko dla czworga graczy.</translation>
    </message>
    <message>
        <source>From {preset}. What differs:</source>
        <translation>Na podstawie: {preset}. Różnice:</translation>
    </message>
    <message>
        <source>The same as {preset}.</source>
        <translation>To samo co {preset}.</translation>
    </message>
    <message>
        <source>In short:</source>
        <translation>W skrócie:</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Gracze:</translation>
    </message>
    <message>
        <source>T&amp;hree</source>
        <translation>Tro&amp;je</translation>
    </message>
    <message>
        <source>Fo&amp;ur</source>
        <translation>&amp;Czworo</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Troje graczy</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Czworo graczy</translation>
    </message>
    <message>
        <source>What these rules agree on</source>
        <translation>Ustalenia tych zasad</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;Zacznij partię</translation>
    </message>
</context>
<context>
    <name>NumberForEachLevel</name>
    <message>
        <source>level {level}</source>
        <translation>poziom {level}</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <comment>a level of play</comment>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a level of play</comment>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a level of play</comment>
        <translation>Klubowy</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a level of play</comment>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a level of play</comment>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Sees little beyond the own cards and often misjudges them.</source>
        <translation>Widzi niewiele poza własnymi kartami i&#xa0;często źle je ocenia.</translation>
    </message>
    <message>
        <source>Plays for company and takes little notice of calls and cards.</source>
        <translation>Gra dla towarzystwa, mało zważa na licytację i&#xa0;zagrane karty.</translation>
    </message>
    <message>
        <source>Plays a sound game and draws the obvious conclusions.</source>
        <translation>Gra solidnie i&#xa0;wyciąga oczywiste wnioski.</translation>
    </message>
    <message>
        <source>Counts the cards, reads the calls and seldom errs.</source>
        <translation>Liczy karty, czyta licytację i&#xa0;rzadko się myli.</translation>
    </message>
    <message>
        <source>Misses nothing, reckons everything through and takes time for it.</source>
        <translation>Niczego nie przeocza, wszystko przelicza i&#xa0;nie spieszy się z&#xa0;odpowiedzią.</translation>
    </message>
    <message>
        <source>Even-tempered</source>
        <comment>a character</comment>
        <translation>Zrównoważony</translation>
    </message>
    <message>
        <source>Cautious</source>
        <comment>a character</comment>
        <translation>Ostrożny</translation>
    </message>
    <message>
        <source>Bold bidder</source>
        <comment>a character</comment>
        <translation>Śmiały w&#xa0;licytacji</translation>
    </message>
    <message>
        <source>Eager whister</source>
        <comment>a character</comment>
        <translation>Chętny do wistowania</translation>
    </message>
    <message>
        <source>Misère lover</source>
        <comment>a character</comment>
        <translation>Miłośnik mizerów</translation>
    </message>
    <message>
        <source>Does what is worth most and has no favourites.</source>
        <translation>Robi to, co warte najwięcej, bez upodobań.</translation>
    </message>
    <message>
        <source>Bids and whists a little less than the cards are worth.</source>
        <translation>Licytuje i&#xa0;wistuje trochę ostrożniej, niż pozwalają karty.</translation>
    </message>
    <message>
        <source>Bids a little more than the cards are worth.</source>
        <translation>Licytuje trochę śmielej, niż pozwalają karty.</translation>
    </message>
    <message>
        <source>Whists where others would pass.</source>
        <translation>Wistuje tam, gdzie inni by spasowali.</translation>
    </message>
    <message>
        <source>Plays misère wherever there is half a chance.</source>
        <translation>Gra mizera, gdy tylko jest cień szansy.</translation>
    </message>
    <message>
        <source>By rule of thumb</source>
        <translation>Według prostych reguł</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>the name of a player</comment>
        <translation>Sowa</translation>
    </message>
    <message>
        <source>Barn Owl</source>
        <comment>the name of a player</comment>
        <translation>Puchacz</translation>
    </message>
    <message>
        <source>Tawny Owl</source>
        <comment>the name of a player</comment>
        <translation>Puszczyk</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>the name of a player</comment>
        <translation>Jeż</translation>
    </message>
    <message>
        <source>Urchin</source>
        <comment>the name of a player, a hedgehog</comment>
        <translation>Igiełka</translation>
    </message>
    <message>
        <source>Prickles</source>
        <comment>the name of a player, a hedgehog</comment>
        <translation>Jeżyk</translation>
    </message>
    <message>
        <source>Falcon</source>
        <comment>the name of a player</comment>
        <translation>Sokół</translation>
    </message>
    <message>
        <source>Kestrel</source>
        <comment>the name of a player, a falcon</comment>
        <translation>Kobuz</translation>
    </message>
    <message>
        <source>Merlin</source>
        <comment>the name of a player, a falcon</comment>
        <translation>Raróg</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>the name of a player</comment>
        <translation>Lis</translation>
    </message>
    <message>
        <source>Vixen</source>
        <comment>the name of a player, a fox</comment>
        <translation>Lisica</translation>
    </message>
    <message>
        <source>Reynard</source>
        <comment>the name of a player, a fox</comment>
        <translation>Mykita</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>the name of a player</comment>
        <translation>Mysz</translation>
    </message>
    <message>
        <source>Dormouse</source>
        <comment>the name of a player, a mouse</comment>
        <translation>Nornica</translation>
    </message>
    <message>
        <source>Field Mouse</source>
        <comment>the name of a player, a mouse</comment>
        <translation>Popielica</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>{action} (chosen)</source>
        <translation>{action} (wybrane)</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Możliwość</translation>
    </message>
    <message>
        <source>Whists</source>
        <translation>Wisty</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Przy odkrytych kartach</translation>
    </message>
    <message>
        <source>As if every hand had been seen: this shows only good or bad luck.</source>
        <translation>Jakby widać było wszystkie ręce: to mówi tylko o szczęściu.</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Co można było wiedzieć</translation>
    </message>
    <message>
        <source>On average over deals that fit what had been seen and heard.</source>
        <translation>Średnio w rozdaniach zgodnych z tym, co było widać i słychać.</translation>
    </message>
    <message>
        <source>±</source>
        <comment>a margin of error</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>Margin of error of the difference from the best</source>
        <translation>Jak pewna jest różnica względem najlepszej możliwości</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>You</source>
        <comment>at the head of a row</comment>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>{contract} in the dark</source>
        <translation>{contract} w ciemno</translation>
    </message>
    <message>
        <source>{contract}, the standing bid</source>
        <translation>{contract}, obecna odzywka</translation>
    </message>
    <message>
        <source>M&amp;isère</source>
        <translation>&amp;Mizer</translation>
    </message>
    <message>
        <source>Take no trick at all.</source>
        <translation>Nie wziąć ani jednej lewy.</translation>
    </message>
    <message>
        <source>H&amp;ere</source>
        <translation>&amp;Trzymam</translation>
    </message>
    <message>
        <source>M&amp;isère in the dark</source>
        <translation>&amp;Mizer w ciemno</translation>
    </message>
    <message>
        <source>H&amp;ere in the dark</source>
        <translation>&amp;Trzymam w ciemno</translation>
    </message>
    <message>
        <source>&amp;Pass in the dark</source>
        <translation>P&amp;as w ciemno</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>P&amp;as</translation>
    </message>
    <message>
        <source>You make no further call in this deal.</source>
        <translation>Nie licytujesz więcej w tym rozdaniu.</translation>
    </message>
    <message>
        <source>Misère &amp;without talon</source>
        <translation>Mizer &amp;bez musika</translation>
    </message>
    <message>
        <source>Take no trick at all with the cards dealt.</source>
        <translation>Nie wziąć ani jednej lewy rozdanymi kartami.</translation>
    </message>
    <message>
        <source>&amp;Nine without talon</source>
        <translation>&amp;Dziewięć bez musika</translation>
    </message>
    <message>
        <source>Play nine or ten with the cards dealt; you name it afterwards.</source>
        <translation>Grać dziewiątkę lub dziesiątkę rozdanymi kartami; kontrakt podajesz potem.</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>&amp;Zajrzyj do kart</translation>
    </message>
    <message>
        <source>What you call then is no call in the dark.</source>
        <translation>Późniejsza odzywka nie jest już w ciemno.</translation>
    </message>
    <message>
        <source>&amp;Take the talon</source>
        <translation>W&amp;eź musik</translation>
    </message>
    <message>
        <source>O&amp;ffer half to {name}</source>
        <translation>Zaproponuj poł&amp;owę: {name}</translation>
    </message>
    <message>
        <source>{name} sees your hand, and may take half of a misère.</source>
        <translation>{name} widzi wtedy twoje karty i może wziąć połowę mizera.</translation>
    </message>
    <message>
        <source>It counts as a bid of {contract}.</source>
        <translation>Liczy się jako odzywka: {contract}.</translation>
    </message>
    <message>
        <source>You have not looked at your cards.</source>
        <translation>Nie znasz jeszcze swoich kart.</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Nie ma jeszcze odzywki</translation>
    </message>
    <message>
        <source>It is your call.</source>
        <translation>Twoja kolej.</translation>
    </message>
    <message>
        <source>The bid stays at {contract}, and you hold it.</source>
        <translation>Odzywka pozostaje ({contract}) i jest twoja.</translation>
    </message>
    <message>
        <source>{name} holds the bid at {contract}</source>
        <translation>{name} licytuje {contract}</translation>
    </message>
    <message>
        <source>{name} holds the bid at {contract}, in the dark</source>
        <translation>{name} licytuje {contract}, w ciemno</translation>
    </message>
    <message>
        <source>Without th&amp;ree</source>
        <translation>Bez &amp;trzech</translation>
    </message>
    <message>
        <source>Name your contract: a nine or a ten.</source>
        <translation>Podaj kontrakt: dziewiątkę lub dziesiątkę.</translation>
    </message>
    <message>
        <source>You won the bidding at {contract}</source>
        <translation>Wygrywasz licytację: {contract}</translation>
    </message>
    <message>
        <source>Name your contract: this one or a higher one.</source>
        <translation>Podaj kontrakt: ten lub wyższy.</translation>
    </message>
    <message>
        <source>&amp;Play this contract</source>
        <translation>Gra&amp;m ten kontrakt</translation>
    </message>
    <message>
        <source>&amp;Play {contract}</source>
        <translation>Gra&amp;m {contract}</translation>
    </message>
    <message>
        <source>Further tricks: {name}</source>
        <translation>Dalsze lewy: {name}</translation>
    </message>
    <message>
        <source>One less: {what}</source>
        <translation>O jedną mniej: {what}</translation>
    </message>
    <message>
        <source>One more: {what}</source>
        <translation>O jedną więcej: {what}</translation>
    </message>
    <message>
        <source>{name}, played by you</source>
        <translation>{name} (grasz ty)</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>tricks of a player</comment>
        <translation>wzięte</translation>
    </message>
    <message>
        <source>further</source>
        <comment>tricks of a player</comment>
        <translation>dalsze</translation>
    </message>
    <message>
        <source>together</source>
        <comment>tricks of a player</comment>
        <translation>razem</translation>
    </message>
    <message>
        <source>If all agree: {outcome}</source>
        <translation>Jeśli wszyscy się zgodzą: {outcome}</translation>
    </message>
    <message>
        <source>&amp;Claim</source>
        <translation>&amp;Zaproponuj</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>Graj &amp;dalej</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Lewa {number}</translation>
    </message>
    <message>
        <source>Your discard</source>
        <translation>Twoje odrzucone karty</translation>
    </message>
    <message>
        <source>What do you want to see again?</source>
        <translation>Co chcesz zobaczyć jeszcze raz?</translation>
    </message>
    <message>
        <source>Only the last trick is free: any other look costs you a trick.</source>
        <translation>Za darmo jest tylko ostatnia lewa: każde inne spojrzenie kosztuje cię lewę.</translation>
    </message>
    <message>
        <source>Who is to be called to account?</source>
        <translation>Kto popełnił błąd?</translation>
    </message>
    <message>
        <source>An error counts once the cards on the table show it.</source>
        <translation>Błąd liczy się, gdy widać go po kartach na stole.</translation>
    </message>
    <message>
        <source>I take the rest</source>
        <translation>Reszta dla mnie</translation>
    </message>
    <message>
        <source>The rest to {name}</source>
        <translation>Reszta: {name}</translation>
    </message>
    <message>
        <source>Still to come: {tricks}. Your hand will be shown.</source>
        <translation>Zostało: {tricks}. Twoje karty zostaną odkryte.</translation>
    </message>
    <message>
        <source>How shall the rest be shared?</source>
        <translation>Jak podzielić pozostałe lewy?</translation>
    </message>
    <message>
        <source>Still to come: {tricks}. The hand of {name} will be shown.</source>
        <translation>Zostało: {tricks}. Karty gracza {name} zostaną odkryte.</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Zgoda</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Odmowa</translation>
    </message>
    <message>
        <source>Play goes on with the hand of the claim open.</source>
        <translation>Gra toczy się dalej, a&#xa0;karty proponującego leżą odkryte.</translation>
    </message>
    <message>
        <source>{name} makes a claim</source>
        <translation>{name} proponuje podział lew</translation>
    </message>
    <message>
        <source>balance in whists</source>
        <translation>saldo w wistach</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Obejrzyj stół</translation>
    </message>
    <message>
        <source>Se&amp;ttlement</source>
        <translation>Rozli&amp;czenie</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Następne rozdanie</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Nic się nie zapisuje.</translation>
    </message>
    <message>
        <source>{name}: {unit}, {amount}</source>
        <comment>the balance of a deal</comment>
        <translation>{name}: {unit}, {amount}</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Z powrotem do partii</translation>
    </message>
    <message>
        <source>balance in points</source>
        <translation>saldo w punktach</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Zapisane w arkuszu</translation>
    </message>
    <message>
        <source>&amp;Lay away</source>
        <translation>&amp;Odłóż</translation>
    </message>
    <message>
        <source>Leave the &amp;talon</source>
        <translation>Zostaw &amp;musik</translation>
    </message>
    <message>
        <source>You play misère</source>
        <translation>Grasz mizer</translation>
    </message>
    <message>
        <source>Choose two cards to lay away.</source>
        <translation>Wybierz dwie karty do odłożenia.</translation>
    </message>
    <message>
        <source>This card goes out of play.</source>
        <translation>Ta karta wychodzi z gry.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Wybierz jeszcze jedną kartę.</translation>
    </message>
    <message>
        <source>These two cards go out of play.</source>
        <translation>Te dwie karty wychodzą z gry.</translation>
    </message>
    <message>
        <source>These cards go out of play.</source>
        <translation>Te karty wychodzą z gry.</translation>
    </message>
    <message>
        <source>{name}, {line}: {number}</source>
        <translation>{name}, {line}: {number}</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>Save &amp;copy…</source>
        <translation>Zapi&amp;sz kopię…</translation>
    </message>
    <message>
        <source>How the result comes about</source>
        <translation>Jak powstał wynik</translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation>Czas minął.</translation>
    </message>
    <message>
        <source>The match was ended by agreement.</source>
        <translation>Partia zakończona za zgodą wszystkich.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Koniec partii.</translation>
    </message>
    <message>
        <source>{players} share the first place with {amount} points</source>
        <translation>Pierwsze miejsce: {players}. Wynik w punktach: {amount}</translation>
    </message>
    <message>
        <source>You win with {amount} points</source>
        <translation>Wygrywasz. Wynik w punktach: {amount}</translation>
    </message>
    <message>
        <source>{name} wins with {amount} points</source>
        <translation>Wygrywa {name}. Wynik w punktach: {amount}</translation>
    </message>
    <message>
        <source>You win with {amount} whists</source>
        <translation>Wygrywasz. Wynik w wistach: {amount}</translation>
    </message>
    <message>
        <source>{name} wins with {amount} whists</source>
        <translation>Wygrywa {name}. Wynik w wistach: {amount}</translation>
    </message>
    <message>
        <source>Against the mean of all: {amount}.</source>
        <translation>Względem średniej wszystkich: {amount}.</translation>
    </message>
    <message>
        <source>{players} share the first place with {amount} whists</source>
        <translation>Pierwsze miejsce: {players}. Wynik w&#xa0;wistach: {amount}</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>&amp;Zakończ partię</translation>
    </message>
    <message>
        <source>If all agree, the match is settled in whists as it stands:</source>
        <translation>Jeśli wszyscy się zgodzą, partia kończy się z&#xa0;takim wynikiem w&#xa0;wistach:</translation>
    </message>
    <message>
        <source>If all agree, the match is settled in points as it stands:</source>
        <translation>Jeśli wszyscy się zgodzą, partia kończy się z takim wynikiem w punktach:</translation>
    </message>
    <message>
        <source>&amp;Whist</source>
        <translation>Wis&amp;t</translation>
    </message>
    <message>
        <source>Ha&amp;lf-whist</source>
        <translation>Półw&amp;ist</translation>
    </message>
    <message>
        <source>Loo&amp;k at the hand of {name}</source>
        <translation>&amp;Obejrzyj karty: {name}</translation>
    </message>
    <message>
        <source>L&amp;ook at the hand of {name}</source>
        <translation>O&amp;bejrzyj karty: {name}</translation>
    </message>
    <message>
        <source>One hand only; you would play it if you whist.</source>
        <translation>Wolno obejrzeć tylko jedną rękę; przy wiście grasz właśnie nią.</translation>
    </message>
    <message>
        <source>You answer first.</source>
        <translation>Twoja odpowiedź jest pierwsza.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>W po&amp;jedynkę</translation>
    </message>
    <message>
        <source>Call in the &amp;light</source>
        <translation>Przywołuję na wi&amp;dno</translation>
    </message>
    <message>
        <source>Call in the &amp;dark</source>
        <translation>Przywołuję na &amp;ciemno</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Na wi&amp;dno</translation>
    </message>
    <message>
        <source>&amp;Closed</source>
        <translation>Na &amp;ciemno</translation>
    </message>
    <message>
        <source>You whist alone. How do you defend?</source>
        <translation>Wistujesz tylko ty. Jak bronisz?</translation>
    </message>
    <message>
        <source>&amp;Take half</source>
        <translation>&amp;Biorę połowę</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Odmawiam</translation>
    </message>
    <message>
        <source>You write nothing for a misère.</source>
        <translation>Za mizer nic nie zapisujesz.</translation>
    </message>
    <message>
        <source>The hand lies before you.</source>
        <translation>Karty leżą przed tobą.</translation>
    </message>
    <message>
        <source>Having seen it, you cannot whist in this deal.</source>
        <translation>Po ich obejrzeniu nie możesz wistować w tym rozdaniu.</translation>
    </message>
    <message>
        <source>Nobody else sees it.</source>
        <translation>Nie widzi go nikt inny.</translation>
    </message>
    <message>
        <source>The talon is shown, and the bid in the dark is forgotten.</source>
        <translation>Musik zostaje odkryty, a odzywka w ciemno przestaje się liczyć.</translation>
    </message>
    <message>
        <source>You won the bidding at {contract}, in the dark</source>
        <translation>Wygrywasz licytację w ciemno: {contract}</translation>
    </message>
    <message>
        <source>You see your cards now, and not yet the talon.</source>
        <translation>Widzisz teraz swoje karty, ale jeszcze nie musik.</translation>
    </message>
    <message>
        <source>In the &amp;pool</source>
        <translation>Zapi&amp;sz do puli</translation>
    </message>
    <message>
        <source>Off the &amp;mountain</source>
        <translation>&amp;Zdejmij z góry</translation>
    </message>
    <message>
        <source>Nobody whists. Where do you write it?</source>
        <translation>Nikt nie wistuje. Gdzie zapisujesz kontrakt?</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Arkusz zapisu</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>here</source>
        <translation>trzymam</translation>
    </message>
    <message>
        <source>whist</source>
        <translation>wist</translation>
    </message>
    <message>
        <source>half-whist</source>
        <translation>półwist</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>mizer</translation>
    </message>
    <message>
        <source>misère without talon</source>
        <translation>mizer bez musika</translation>
    </message>
    <message>
        <source>nine without talon</source>
        <translation>dziewięć bez musika</translation>
    </message>
    <message>
        <source>the talon</source>
        <translation>musik</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>first hand</source>
        <translation>pierwsza ręka</translation>
    </message>
    <message>
        <source>a bomb: the next contract counts {factor} times</source>
        <translation>bomba: następny kontrakt liczy się {factor} razy</translation>
    </message>
    <message>
        <source>has not looked at the cards</source>
        <translation>nie zna swoich kart</translation>
    </message>
    <message>
        <source>has half of the misère</source>
        <translation>ma połowę mizera</translation>
    </message>
    <message>
        <source>has bid in the dark: everything counts twice</source>
        <translation>licytacja w ciemno: wszystko liczy się podwójnie</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>rozgrywa</translation>
    </message>
    <message>
        <source>whists</source>
        <translation>wistuje</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>na widno</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>the hand is out of play</source>
        <translation>karty poza grą</translation>
    </message>
    <message>
        <source>you play this hand</source>
        <translation>grasz tą ręką</translation>
    </message>
    <message>
        <source>{name} plays this hand</source>
        <translation>tą ręką gra {name}</translation>
    </message>
    <message>
        <source>the dealer has seen this hand</source>
        <translation>rozdający zna te karty</translation>
    </message>
    <message>
        <source>has revoked: this hand lies open</source>
        <translation>fałszywy renons: ta ręka leży odkryta</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>Szybkość &amp;animacji:</translation>
    </message>
    <message>
        <source>Click t&amp;wice to play a card</source>
        <translation>Zagrywaj kartę &amp;dwoma kliknięciami</translation>
    </message>
    <message>
        <source>The first click chooses the card, the second one plays it.</source>
        <translation>Pierwsze kliknięcie wybiera kartę, drugie ją zagrywa.</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>&amp;Pojedyncze litery jako klawisze</translation>
    </message>
    <message>
        <source>They act while the table has the focus, like S for the score sheet.</source>
        <translation>Działają, gdy stół jest aktywny, na przykład S dla arkusza zapisu.</translation>
    </message>
    <message>
        <source>&amp;Turn all figures on the score sheet to me</source>
        <translation>&amp;Obróć wszystkie liczby arkusza do mnie</translation>
    </message>
    <message>
        <source>On paper everybody writes facing their own side of the sheet.</source>
        <translation>Na papierze każdy pisze od własnej strony arkusza.</translation>
    </message>
    <message>
        <source>&amp;Pace of opponents:</source>
        <translation>&amp;Tempo przeciwników:</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>the pace of opponents</comment>
        <translation>Natychmiastowe</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>the pace of opponents</comment>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>the pace of opponents</comment>
        <translation>Naturalne</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <comment>the pace of opponents</comment>
        <translation>Spokojne</translation>
    </message>
    <message>
        <source>They never wait where there is nothing to choose.</source>
        <translation>Gdy nie ma w&#xa0;czym wybierać, nie czekają nigdy.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is something a little better.</source>
        <translation>Jest coś trochę lepszego.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Jest coś lepszego.</translation>
    </message>
    <message>
        <source>There is something much better.</source>
        <translation>Jest coś dużo lepszego.</translation>
    </message>
    <message>
        <source>{action}: this may cost about {whists}.</source>
        <translation>{action}: możliwa strata to mniej więcej {whists}.</translation>
    </message>
    <message>
        <source>This is the first error of the deal: taken back, it does not count.</source>
        <translation>To pierwszy błąd w tym rozdaniu; jeśli go cofniesz, nie będzie się liczyć.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Lepiej: {action}.</translation>
    </message>
    <message>
        <source>Hint {rung} of {last}</source>
        <translation>Podpowiedź {rung} z {last}</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Brak podpowiedzi</translation>
    </message>
    <message>
        <source>{grade}, {loss}: {action}.</source>
        <translation>{grade} ({loss}): {action}.</translation>
    </message>
    <message>
        <source>{action}: best</source>
        <translation>{action}: najlepszy wybór</translation>
    </message>
    <message>
        <source>{action}: less by {loss}</source>
        <translation>{action}: mniej o {loss}</translation>
    </message>
    <message>
        <source>{grade}: {action}.</source>
        <translation>{grade}: {action}.</translation>
    </message>
    <message>
        <source>Here there is nothing to advise.</source>
        <translation>Tu nie ma co doradzać.</translation>
    </message>
    <message>
        <source>Tutor: off</source>
        <translation>Trener: wyłączony</translation>
    </message>
    <message>
        <source>Tutor: silent at a live table</source>
        <translation>Trener: milczy przy prawdziwym stole</translation>
    </message>
    <message>
        <source>Tutor: exam</source>
        <translation>Trener: egzamin</translation>
    </message>
    <message>
        <source>blunders</source>
        <comment>what the tutor speaks of</comment>
        <translation>grube błędy</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what the tutor speaks of</comment>
        <translation>błędy</translation>
    </message>
    <message>
        <source>all errors</source>
        <comment>what the tutor speaks of</comment>
        <translation>wszystkie błędy</translation>
    </message>
    <message>
        <source>Tutor: {errors}, at once</source>
        <translation>Trener: {errors}, od razu</translation>
    </message>
    <message>
        <source>Tutor: {errors}, after the trick</source>
        <translation>Trener: {errors}, po lewie</translation>
    </message>
    <message>
        <source>Tutor: {errors}, after the deal</source>
        <translation>Trener: {errors}, po rozdaniu</translation>
    </message>
    <message>
        <source>Tutor: {errors}, noted only</source>
        <translation>Trener: {errors}, tylko notuje</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>&amp;The tutor helps me to learn</source>
        <translation>&amp;Trener pomaga mi się uczyć</translation>
    </message>
    <message>
        <source>&amp;When he speaks:</source>
        <translation>&amp;Kiedy się odzywa:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Poziom:</translation>
    </message>
    <message>
        <source>What he speaks of</source>
        <translation>O czym mówi</translation>
    </message>
    <message>
        <source>Everything is noted for your progress, also what he does not speak of, and stays on this computer. At a live table he is silent and notes nothing.</source>
        <translation>Na potrzeby postępów trener notuje wszystko, także to, o czym nie mówi; notatki zostają na tym komputerze. Przy prawdziwym stole milczy i niczego nie notuje.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Strony preferencji</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>P&amp;rzywróć tę stronę</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>What is wrong with the rules</source>
        <translation>Błędy w zasadach</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What would do</source>
        <translation>Dozwolone</translation>
    </message>
</context>
<context>
    <name>ProfileFile</name>
    <message>
        <source>{file} holds no rules: each line should be a rule and its value.</source>
        <translation>W&#xa0;pliku {file} nie ma zasad: każdy wiersz powinien zawierać zasadę i&#xa0;jej wartość.</translation>
    </message>
    <message>
        <source>{file} cannot be used yet:</source>
        <translation>Pliku {file} nie można jeszcze użyć:</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>Nie można zapisać pliku {file}: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>Nie można odczytać pliku {file}: {problem}.</translation>
    </message>
    <message>
        <source>{file} is too large to be a profile.</source>
        <translation>Plik {file} jest za duży jak na profil.</translation>
    </message>
    <message>
        <source>{file} is not a text in YAML or JSON.</source>
        <translation>Plik {file} nie jest tekstem YAML ani JSON.</translation>
    </message>
    <message>
        <source>{file} cannot be understood in line {line}.</source>
        <translation>Plik {file} jest niezrozumiały w&#xa0;wierszu {line}.</translation>
    </message>
    <message>
        <source>No rule has this name. Is {rule} meant?</source>
        <translation>Nie ma zasady o&#xa0;tej nazwie. Czy chodzi o&#xa0;{rule}?</translation>
    </message>
    <message>
        <source>No rule has this name.</source>
        <translation>Nie ma zasady o tej nazwie.</translation>
    </message>
    <message>
        <source>{reason} Possible here: {allowed}</source>
        <translation>{reason} Możliwe tutaj: {allowed}</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>Your own</source>
        <translation>Własne</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Usuwanie zasad</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? Matches that use it keep its rules.</source>
        <translation>Usunąć zasady „{name}” na zawsze? Partie, które z nich korzystają, zachowają je.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Zachowaj</translation>
    </message>
    <message>
        <source>Rules to a file</source>
        <translation>Zapis zasad do pliku</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml)</source>
        <translation>Profile zasad (*.yaml)</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Odczyt zasad z pliku</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml *.yml *.json)</source>
        <translation>Profile zasad (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>Zasa&amp;dy…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Więc&amp;ej</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Zmień nazwę…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>Zapisz do &amp;pliku…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>&amp;Wczytaj z pliku…</translation>
    </message>
</context>
<context>
    <name>ProfileName</name>
    <message>
        <source>Give these rules a name.</source>
        <translation>Nadaj tym zasadom nazwę.</translation>
    </message>
    <message>
        <source>A name has {number} letters at most, all on one line.</source>
        <translation>Nazwa może mieć najwyżej {number} znaków, w jednym wierszu.</translation>
    </message>
    <message>
        <source>This is the name of a preset; choose another one.</source>
        <translation>To nazwa wbudowanego profilu; wybierz inną.</translation>
    </message>
    <message>
        <source>Other rules have this name already; choose another one.</source>
        <translation>Inne zasady mają już tę nazwę; wybierz inną.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nasze zasady</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Sochi</source>
        <translation>Soczi</translation>
    </message>
    <message>
        <source>Sochi for three</source>
        <translation>Soczi dla trojga</translation>
    </message>
    <message>
        <source>Sochi by the code</source>
        <translation>Soczi według kodeksu</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <translation>Leningrad</translation>
    </message>
    <message>
        <source>Rostov</source>
        <translation>Rostów</translation>
    </message>
    <message>
        <source>Polish preferans</source>
        <translation>Preferans polski</translation>
    </message>
    <message>
        <source>The usual game: good for the first evening.</source>
        <translation>Zwykła gra: dobra na pierwszy wieczór.</translation>
    </message>
    <message>
        <source>A plainer Sochi: free bidding, no half-whist, dearer raspasy.</source>
        <translation>Prostsza odmiana Soczi: swobodna licytacja, bez półwistu, droższe raspasy.</translation>
    </message>
    <message>
        <source>Sochi as the code of 1996 has it, a long game.</source>
        <translation>Soczi według kodeksu z 1996 roku, długa gra.</translation>
    </message>
    <message>
        <source>Double penalties and whists; a missing whist trick costs half.</source>
        <translation>Podwójne kary i&#xa0;wisty; brakująca lewa wistu za pół ceny.</translation>
    </message>
    <message>
        <source>Raspasy is paid in whists, consolation is always ten.</source>
        <translation>Raspasy liczone w&#xa0;wistach, konsolacja zawsze dziesięć.</translation>
    </message>
    <message>
        <source>Signed points, no misère, the declarer leads.</source>
        <translation>Punkty dodatnie i&#xa0;ujemne, bez mizera, wychodzi rozgrywający.</translation>
    </message>
    <message>
        <source>{rule}: {value} (in {preset}: {usual})</source>
        <translation>{rule}: {value} ({preset}: {usual})</translation>
    </message>
    <message>
        <source>The dealer sits out; at raspasy the talon plays for them.</source>
        <translation>Rozdający pauzuje; w raspasach gra za niego musik.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Rozdający pauzuje.</translation>
    </message>
    <message>
        <source>The dealer may whist last: after a half-whist, and from eight up when both pass.</source>
        <translation>Rozdający może wistować ostatni: po półwiście, a od ósemki, gdy obaj pasują.</translation>
    </message>
    <message>
        <source>The dealer may whist last whenever both have refused.</source>
        <translation>Rozdający może wistować ostatni, ilekroć obaj odmówili.</translation>
    </message>
    <message>
        <source>The match ends when everybody has {target} points in the pool.</source>
        <translation>Partia kończy się, gdy każdy ma w&#xa0;puli {target}&#xa0;pkt.</translation>
    </message>
    <message>
        <source>The match ends when the pools together reach {target} points a player.</source>
        <translation>Partia kończy się, gdy pule razem osiągną {target}&#xa0;pkt na gracza.</translation>
    </message>
    <message>
        <source>Contracts from six to ten are worth {values} points.</source>
        <translation>Wartość kontraktów od szóstki do dziesiątki w&#xa0;punktach: {values}.</translation>
    </message>
    <message>
        <source>Missing tricks and whists cost twice as much.</source>
        <translation>Wpadki i wisty liczą się podwójnie.</translation>
    </message>
    <message>
        <source>Bids rise one step at a time.</source>
        <translation>Odzywki rosną o jeden stopień.</translation>
    </message>
    <message>
        <source>Bids may jump to any higher step.</source>
        <translation>Odzywki mogą przeskakiwać stopnie.</translation>
    </message>
    <message>
        <source>A bid cannot be matched.</source>
        <translation>Odzywki nie można trzymać.</translation>
    </message>
    <message>
        <source>An earlier hand may match a later one: “here”.</source>
        <translation>Wcześniejsza ręka może przejąć odzywkę późniejszej: „trzymam”.</translation>
    </message>
    <message>
        <source>There is no misère.</source>
        <translation>Nie ma mizera.</translation>
    </message>
    <message>
        <source>A whister pays the full price for missing tricks.</source>
        <translation>Wistujący płaci za brakujące lewy pełną cenę.</translation>
    </message>
    <message>
        <source>A whister pays half the price for missing tricks.</source>
        <translation>Wistujący płaci za brakujące lewy połowę ceny.</translation>
    </message>
    <message>
        <source>A whister pays half the price until their own pool is closed.</source>
        <translation>Wistujący płaci połowę ceny do zamknięcia własnej puli.</translation>
    </message>
    <message>
        <source>A sole whister keeps all whists for tricks.</source>
        <translation>Jedyny wistujący zachowuje wszystkie wisty za lewy.</translation>
    </message>
    <message>
        <source>When the contract fails, a sole whister shares the whists for tricks.</source>
        <translation>Gdy kontrakt jest przegrany, jedyny wistujący dzieli się wistami za lewy.</translation>
    </message>
    <message>
        <source>A sole whister always shares the whists.</source>
        <translation>Jedyny wistujący zawsze dzieli się wistami.</translation>
    </message>
    <message>
        <source>Half-whist is played against six and seven.</source>
        <translation>Półwist jest dozwolony przy szóstce i&#xa0;siódemce.</translation>
    </message>
    <message>
        <source>There is no half-whist.</source>
        <translation>Nie ma półwistu.</translation>
    </message>
    <message>
        <source>A ten may be whisted, for one trick.</source>
        <translation>Dziesiątkę można wistować, z&#xa0;obowiązkiem jednej lewy.</translation>
    </message>
    <message>
        <source>A ten is checked with all hands open.</source>
        <translation>Dziesiątkę sprawdza się przy odkrytych kartach wszystkich.</translation>
    </message>
    <message>
        <source>A ten is always whisted, without a duty.</source>
        <translation>Dziesiątkę wistuje się zawsze, bez obowiązku.</translation>
    </message>
    <message>
        <source>After raspasy the bidding starts higher; in turn at {levels}.</source>
        <translation>Po raspasach licytacja zaczyna się wyżej, kolejno od {levels}.</translation>
    </message>
    <message>
        <source>Tricks at raspasy cost {prices} points, more with each in a row.</source>
        <translation>Lewa w&#xa0;kolejnych raspasach kosztuje coraz więcej punktów: {prices}.</translation>
    </message>
    <message>
        <source>At raspasy the fewest tricks earn whists: {number} for each trick of a rival.</source>
        <translation>W&#xa0;raspasach najmniej lew daje wisty: {number} za każdą lewę rywala.</translation>
    </message>
    <message>
        <source>When all pass, the cards are dealt again.</source>
        <translation>Gdy wszyscy pasują, karty rozdaje się od nowa.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>{path} cannot be read: {problem}</source>
        <translation>Nie można odczytać {path}: {problem}</translation>
    </message>
    <message>
        <source>Damaged match file</source>
        <translation>Uszkodzony plik partii</translation>
    </message>
    <message>
        <source>{path} is damaged: {problem}

Open what can be saved, up to entry {number}? The file is left as it is.</source>
        <translation>Plik {path} jest uszkodzony: {problem}

Otworzyć to, co da się uratować, do wpisu {number}? Plik pozostanie bez zmian.</translation>
    </message>
    <message>
        <source>{path} is no match of one person against bots; it can be checked with the command preferans replay.</source>
        <translation>{path} nie jest partią jednej osoby z botami; można ją sprawdzić poleceniem preferans replay.</translation>
    </message>
    <message>
        <source>{path} needs the bot {name}, which this version of the program does not have; open it with a newer one.</source>
        <translation>{path} wymaga bota {name}, którego ta wersja programu nie ma; otwórz plik w nowszej.</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>Eksport partii</translation>
    </message>
    <message>
        <source>Matches (*.pulka)</source>
        <translation>Partie (*.pulka)</translation>
    </message>
    <message>
        <source>{path} could not be written: {problem}. Choose another folder.</source>
        <translation>Nie udało się zapisać {path}: {problem}. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>The program calculates slowly on this computer: install a C compiler, then run start.py or install Preferans again.</source>
        <translation>Program liczy na tym komputerze powoli: zainstaluj kompilator języka C, a&#xa0;potem uruchom start.py lub zainstaluj program Preferans ponownie.</translation>
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
        <translation>jeszcze za mało</translation>
    </message>
    <message>
        <source>No decisions in this time.</source>
        <translation>W tym okresie nie ma decyzji.</translation>
    </message>
    <message>
        <source>all subjects</source>
        <translation>wszystkie tematy</translation>
    </message>
    <message>
        <source>Errors of this kind are only counted.</source>
        <translation>Takie pomyłki są tylko liczone.</translation>
    </message>
    <message>
        <source>Not enough yet: {number} of {least} decisions.</source>
        <translation>Jeszcze za mało decyzji: {number} z {least}.</translation>
    </message>
    <message>
        <source>From {first} whists a decision on {start} to {last} on {end}, after {number} decisions.</source>
        <translation>Strata w wistach na decyzję: od {first} dnia {start} do {last} dnia {end}; liczba decyzji: {number}.</translation>
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
        <translation>wszystkie zasady</translation>
    </message>
    <message>
        <source>Whists lost a decision, over the last 200: {subject}</source>
        <translation>Stracone wisty na decyzję, ostatnie 200: {subject}</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>Za&amp;sady:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Okres:</translation>
    </message>
    <message>
        <source>Whists lost in 100 deals, the greatest leak first</source>
        <translation>Stracone wisty na 100 rozdań, od największej straty</translation>
    </message>
    <message>
        <source>Figures by subject</source>
        <translation>Liczby według tematów</translation>
    </message>
    <message>
        <source>A whist is not worth the same by all rules. Choose one of them to compare.</source>
        <translation>Nie przy wszystkich zasadach wist jest wart tyle samo. Aby porównywać, wybierz jedne z nich.</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>od początku</translation>
    </message>
    <message>
        <source>the last 90 days</source>
        <translation>ostatnie 90 dni</translation>
    </message>
    <message>
        <source>the last 30 days</source>
        <translation>ostatnie 30 dni</translation>
    </message>
</context>
<context>
    <name>ProgressWindow</name>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Wartości rozdzielone przecinkami (*.csv)</translation>
    </message>
    <message>
        <source>{path} could not be written: {problem}. Choose another folder.</source>
        <translation>Nie udało się zapisać {path}: {problem}. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>Delete the progress</source>
        <translation>Usuwanie postępów</translation>
    </message>
    <message>
        <source>Delete all that is kept of your progress?</source>
        <translation>Usunąć wszystko, co zapisano o twoich postępach?</translation>
    </message>
    <message>
        <source>This covers all rules and all dates, and it cannot be undone.</source>
        <translation>Dotyczy to wszystkich zasad i wszystkich dat; nie da się tego cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Zachowaj</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postępy</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Switch the tutor on and play: your decisions are counted here by subject, with what they lose.</source>
        <translation>Na razie nic tu nie ma. Włącz trenera i graj: twoje decyzje będą tu liczone według tematów, razem z tym, ile kosztowały.</translation>
    </message>
    <message>
        <source>&amp;Export CSV</source>
        <translation>&amp;Eksportuj CSV</translation>
    </message>
    <message>
        <source>Every &amp;decision…</source>
        <translation>Każda &amp;decyzja…</translation>
    </message>
    <message>
        <source>The &amp;summary…</source>
        <translation>&amp;Podsumowanie…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja kolej.</translation>
    </message>
    <message>
        <source>That is not what is asked for now.</source>
        <translation>Teraz chodzi o coś innego.</translation>
    </message>
    <message>
        <source>The bid stands at {value}; you must go higher.</source>
        <translation>Obecna odzywka to {value}; trzeba licytować wyżej.</translation>
    </message>
    <message>
        <source>Bids rise one step at a time; the next is {value}.</source>
        <translation>Odzywki rosną o&#xa0;jeden stopień; następna to {value}.</translation>
    </message>
    <message>
        <source>After raspasy the bidding starts at level {value}.</source>
        <translation>Po raspasach licytacja zaczyna się od poziomu {value}.</translation>
    </message>
    <message>
        <source>Over misère only nine or more may be bid.</source>
        <translation>Mizer można przebić tylko dziewiątką lub wyżej.</translation>
    </message>
    <message>
        <source>After a nine over misère this call is closed.</source>
        <translation>Po dziewiątce na mizer ta odzywka jest niemożliwa.</translation>
    </message>
    <message>
        <source>You have called misère, so this call is closed to you.</source>
        <translation>Po własnym mizerze ta odzywka jest niemożliwa.</translation>
    </message>
    <message>
        <source>Misère is not played at this table.</source>
        <translation>Przy tym stole nie gra się mizera.</translation>
    </message>
    <message>
        <source>Misère must be your first call.</source>
        <translation>Mizer musi być twoją pierwszą odzywką.</translation>
    </message>
    <message>
        <source>Misère does not rank above {value}.</source>
        <translation>Mizer nie jest wyższy niż {value}.</translation>
    </message>
    <message>
        <source>The bidding starts at level {value}, above misère.</source>
        <translation>Licytacja zaczyna się od poziomu {value}, powyżej mizera.</translation>
    </message>
    <message>
        <source>“Here” is not played at this table.</source>
        <translation>Przy tym stole nie ma „trzymam”.</translation>
    </message>
    <message>
        <source>There is no bid to match yet.</source>
        <translation>Nie ma jeszcze odzywki, którą można by trzymać.</translation>
    </message>
    <message>
        <source>Misère cannot be matched.</source>
        <translation>Mizera nie można trzymać.</translation>
    </message>
    <message>
        <source>Only a hand that speaks earlier may match this bid.</source>
        <translation>Tę odzywkę może trzymać tylko ręka, która mówi wcześniej.</translation>
    </message>
    <message>
        <source>A bid may be matched only when one player has passed.</source>
        <translation>Odzywkę można trzymać dopiero, gdy ktoś spasuje.</translation>
    </message>
    <message>
        <source>After passes in the dark the bidding starts at level {value}.</source>
        <translation>Po pasach w ciemno licytacja zaczyna się od poziomu {value}.</translation>
    </message>
    <message>
        <source>You have seen your cards.</source>
        <translation>Znasz już swoje karty.</translation>
    </message>
    <message>
        <source>Over misère in the dark only a nine in the dark or a ten may be bid.</source>
        <translation>Mizer w ciemno można przebić tylko dziewiątką w ciemno lub dziesiątką.</translation>
    </message>
    <message>
        <source>Nobody bids without the talon at this table.</source>
        <translation>Przy tym stole nie licytuje się gry bez musika.</translation>
    </message>
    <message>
        <source>Only the last hand takes the talon without a bid, after two passes.</source>
        <translation>Bez odzywki bierze musik tylko ostatnia ręka, po dwóch pasach.</translation>
    </message>
    <message>
        <source>Misère is not shared at this table.</source>
        <translation>Przy tym stole nie dzieli się mizera.</translation>
    </message>
    <message>
        <source>The dealer has been asked once in this deal.</source>
        <translation>W tym rozdaniu już raz zapytano rozdającego.</translation>
    </message>
    <message>
        <source>Look at your cards, and ask before you call misère.</source>
        <translation>Zajrzyj do kart i zapytaj, zanim zalicytujesz mizer.</translation>
    </message>
    <message>
        <source>Lay exactly two cards away.</source>
        <translation>Odłóż dokładnie dwie karty.</translation>
    </message>
    <message>
        <source>You do not hold the {value}.</source>
        <translation>Nie masz tej karty: {value}.</translation>
    </message>
    <message>
        <source>The talon cannot be left in this deal.</source>
        <translation>W tym rozdaniu nie można zostawić musika.</translation>
    </message>
    <message>
        <source>As the dealer you cannot leave the talon.</source>
        <translation>Gdy rozdajesz, nie możesz zostawić musika.</translation>
    </message>
    <message>
        <source>This deal cannot be given up for three tricks.</source>
        <translation>Tego rozdania nie można poddać za trzy wpadki.</translation>
    </message>
    <message>
        <source>You won the bidding at {value}; name at least that.</source>
        <translation>Wygrana odzywka to {value}; podaj co najmniej tyle.</translation>
    </message>
    <message>
        <source>You won the bidding at {value}; misère is not open now.</source>
        <translation>Wygrana odzywka to {value}; mizera już nie można wybrać.</translation>
    </message>
    <message>
        <source>There is no half-whist at level {value}.</source>
        <translation>Na poziomie {value} nie ma półwistu.</translation>
    </message>
    <message>
        <source>Half-whist is only for the second defender, after a pass.</source>
        <translation>Półwist jest tylko dla drugiego obrońcy, po pasie.</translation>
    </message>
    <message>
        <source>You have whisted: stay, or leave for half-whist.</source>
        <translation>Już wistujesz: zostań przy tym albo przejdź na półwist.</translation>
    </message>
    <message>
        <source>Look at the hand of a defender first; you would play it.</source>
        <translation>Najpierw obejrzyj karty jednego z obrońców; to nimi zagrasz.</translation>
    </message>
    <message>
        <source>Only a dealer who sits out may look at a hand.</source>
        <translation>Karty obrońcy może obejrzeć tylko pauzujący rozdający.</translation>
    </message>
    <message>
        <source>You have seen one hand, and may see no other.</source>
        <translation>Znasz już jedną rękę; drugiej nie możesz obejrzeć.</translation>
    </message>
    <message>
        <source>You may look at the hand of a defender only.</source>
        <translation>Możesz obejrzeć tylko karty obrońcy.</translation>
    </message>
    <message>
        <source>At this table the passer always plays along.</source>
        <translation>Przy tym stole pasujący zawsze bierze udział w grze.</translation>
    </message>
    <message>
        <source>The {value} is not in this hand.</source>
        <translation>Tej karty nie ma na tej ręce: {value}.</translation>
    </message>
    <message>
        <source>You must follow suit: {value}.</source>
        <translation>Trzeba dołożyć do koloru: {value}.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump: {value}.</source>
        <translation>Nie masz tego koloru, więc trzeba dać atut: {value}.</translation>
    </message>
    <message>
        <source>You can beat the {value}, so you must.</source>
        <translation>Możesz przebić tę kartę, więc musisz: {value}.</translation>
    </message>
    <message>
        <source>The {value} lies face up and must be played now.</source>
        <translation>Ta karta leży odkryta i trzeba ją teraz zagrać: {value}.</translation>
    </message>
    <message>
        <source>Nobody can do anything wrong at this table.</source>
        <translation>Przy tym stole nikt nie może popełnić błędu.</translation>
    </message>
    <message>
        <source>Only an opponent can be called to account.</source>
        <translation>Błąd można zarzucić tylko przeciwnikowi.</translation>
    </message>
    <message>
        <source>Nothing on the table shows that anything is wrong.</source>
        <translation>Nic na stole nie wskazuje na błąd.</translation>
    </message>
    <message>
        <source>There is no card that should be taken back.</source>
        <translation>Nie ma karty, którą należałoby cofnąć.</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at.</source>
        <translation>Obejrzeć wolno tylko ostatnią lewę.</translation>
    </message>
    <message>
        <source>You have laid no cards away that you could look at.</source>
        <translation>Nie masz odłożonych kart, które można by obejrzeć.</translation>
    </message>
    <message>
        <source>The tricks must add up to the {value} that remain.</source>
        <translation>Lewy muszą się sumować do pozostałych: {value}.</translation>
    </message>
    <message>
        <source>A claim was refused in this trick; play it out first.</source>
        <translation>W&#xa0;tej lewie odrzucono już podział; najpierw ją dokończ.</translation>
    </message>
    <message>
        <source>A claim is waiting for its answer.</source>
        <translation>Propozycja podziału czeka na odpowiedź.</translation>
    </message>
    <message>
        <source>There is no claim to answer.</source>
        <translation>Nie ma propozycji, na którą można by odpowiedzieć.</translation>
    </message>
    <message>
        <source>A match can be ended early only between two deals.</source>
        <translation>Partię można skończyć wcześniej tylko między rozdaniami.</translation>
    </message>
    <message>
        <source>At this table a match is always played to its end.</source>
        <translation>Przy tym stole partię gra się zawsze do końca.</translation>
    </message>
    <message>
        <source>This deal is not finished yet.</source>
        <translation>To rozdanie jeszcze się nie skończyło.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>No time was agreed on at this table.</source>
        <translation>Przy tym stole nie ustalono czasu.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>&amp;Show the numbers</source>
        <translation>Po&amp;każ liczby</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Sprawdź</translation>
    </message>
    <message>
        <source>Write what this deal brings to each place, and leave the rest empty.</source>
        <translation>Wpisz, co to rozdanie przynosi w poszczególnych polach, a pozostałe zostaw puste.</translation>
    </message>
    <message>
        <source>All of it is right.</source>
        <translation>Wszystko się zgadza.</translation>
    </message>
    <message>
        <source>These are the numbers. Go to one to read what it is for.</source>
        <translation>Oto liczby. Przejdź do którejś, aby przeczytać, skąd się wzięła.</translation>
    </message>
    <message>
        <source>Whist: {players}.</source>
        <translation>Wist: {players}.</translation>
    </message>
    <message>
        <source>In the talon: {cards}.</source>
        <translation>W musiku: {cards}.</translation>
    </message>
    <message>
        <source>Half-whist: {player}.</source>
        <translation>Półwist: {player}.</translation>
    </message>
    <message>
        <source>{place}: a number is missing here.</source>
        <translation>{place}: tu brakuje liczby.</translation>
    </message>
    <message>
        <source>{place}: the place is right, the amount is not.</source>
        <translation>{place}: miejsce się zgadza, liczba nie.</translation>
    </message>
    <message>
        <source>{place}: the amount is right, the column is not.</source>
        <translation>{place}: liczba się zgadza, kolumna nie.</translation>
    </message>
    <message>
        <source>{place}: the amount is right, the player is not.</source>
        <translation>{place}: liczba się zgadza, gracz nie.</translation>
    </message>
    <message>
        <source>{place}: nothing is written here for this deal.</source>
        <translation>{place}: w tym rozdaniu nic się tu nie zapisuje.</translation>
    </message>
    <message>
        <source>The first slip of a match does not count.</source>
        <translation>Pierwsza pomyłka w partii się nie liczy.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Deal {number}: {subject}</source>
        <translation>Rozdanie {number}: {subject}</translation>
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
{grade} ({loss}) · {place}</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>trudno rozstrzygnąć</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Twój wybór: {action}</translation>
    </message>
    <message>
        <source>{name} chose: {action}</source>
        <translation>{name} wybiera: {action}</translation>
    </message>
    <message>
        <source>Too close to call: it may have been an error.</source>
        <translation>Trudno rozstrzygnąć: być może to był błąd.</translation>
    </message>
    <message>
        <source>This was fine.</source>
        <translation>To była dobra decyzja.</translation>
    </message>
    <message>
        <source>It loses {loss} ({grade}).</source>
        <translation>Strata to {loss} ({grade}).</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Nic lepszego nie było.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Lepiej: {action}</translation>
    </message>
    <message>
        <source>About as good: {action}</source>
        <translation>Równie dobrze: {action}</translation>
    </message>
    <message>
        <source>Right choice, bad luck: as the cards lay, another would have brought more.</source>
        <translation>Dobry wybór, pech w kartach: przy tym układzie inny dałby więcej.</translation>
    </message>
    <message>
        <source>Lucky escape: as the cards lay, it cost nothing.</source>
        <translation>Szczęście w kartach: przy tym układzie nic to nie kosztowało.</translation>
    </message>
    <message>
        <source>You tried: {action}. That is what was chosen.</source>
        <translation>Twoja próba: {action}. Właśnie to zostało wybrane.</translation>
    </message>
    <message>
        <source>You tried: {action}. Yes, that is better.</source>
        <translation>Twoja próba: {action}. Tak, to jest lepsze.</translation>
    </message>
    <message>
        <source>You tried: {action}. That is hardly better than what was chosen.</source>
        <translation>Twoja próba: {action}. To niewiele lepsze od pierwotnego wyboru.</translation>
    </message>
    <message>
        <source>You tried: {action}. There is something better ({grade}).</source>
        <translation>Twoja próba: {action}. Da się jeszcze lepiej ({grade}).</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Bez błędów</translation>
    </message>
    <message>
        <source>Lost in all: {loss}</source>
        <translation>Strata razem: {loss}</translation>
    </message>
    <message>
        <source>Without error: {faultless} of {weighty} decisions that matter.</source>
        <translation>Ważne decyzje bez błędu: {faultless} z {weighty}.</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>W tej partii nie skończyło się jeszcze żadne rozdanie.</translation>
    </message>
    <message>
        <source>{path} is damaged, and is shown as far as it is sound: {problem}</source>
        <translation>Plik {path} jest uszkodzony; pokazano to, co da się odczytać: {problem}</translation>
    </message>
    <message>
        <source>The coach is looking into it.</source>
        <translation>Trener to sprawdza.</translation>
    </message>
    <message>
        <source>The coach can say nothing about that. Try another.</source>
        <translation>O tym trener nic nie może powiedzieć. Spróbuj czegoś innego.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
</context>
<context>
    <name>RuleClashes</name>
    <message>
        <source>A match needs three or four players; allow at least one of them.</source>
        <translation>Partia wymaga trojga lub czworga graczy; dopuść przynajmniej jedną z tych liczb.</translation>
    </message>
    <message>
        <source>Totals are the result only where everybody has one total.</source>
        <translation>Sumy są wynikiem tylko wtedy, gdy każdy ma jedną sumę.</translation>
    </message>
    <message>
        <source>A pool that takes everything has no points left to help others with: let nobody be helped, or let pools take points up to the target.</source>
        <translation>Pula, która przyjmuje wszystko, nie ma punktów na pomoc dla innych: niech nikt nie dostaje pomocy albo niech pule przyjmują punkty tylko do celu.</translation>
    </message>
    <message>
        <source>Such a match would never end: not by the pool, and not by agreement. Set a number of deals or a time.</source>
        <translation>Taka partia nigdy by się nie skończyła: ani przez pulę, ani za zgodą graczy. Ustaw liczbę rozdań lub czas.</translation>
    </message>
    <message>
        <source>These bids begin with a misère, and misère is not played.</source>
        <translation>Te odzywki zaczynają się od mizera, a mizera się nie gra.</translation>
    </message>
    <message>
        <source>There is a quota from eight up, so somebody must pay when it is missed; or set it to zero.</source>
        <translation>Od ósemki wzwyż jest obowiązek, więc ktoś musi płacić, gdy nie jest wypełniony; albo ustaw zero.</translation>
    </message>
    <message>
        <source>When each pays for their own part from eight up, each level with a quota needs such a part.</source>
        <translation>Gdy od ósemki wzwyż każdy płaci za własną część, każdy poziom z obowiązkiem musi mieć taką część.</translation>
    </message>
    <message>
        <source>A contract can be played after a half-whist, so it must be clear who writes consolation.</source>
        <translation>Kontrakt może być rozgrywany po półwiście, więc musi być jasne, kto zapisuje konsolację.</translation>
    </message>
    <message>
        <source>The bidding starts higher after raspasy, so it must be clear when that is over.</source>
        <translation>Po raspasach licytacja zaczyna się wyżej, więc musi być jasne, kiedy to się kończy.</translation>
    </message>
    <message>
        <source>Where everybody has one total, there is no misère.</source>
        <translation>Gdy każdy ma jedną sumę, nie ma mizera.</translation>
    </message>
    <message>
        <source>Where everybody has one total, raspasy is not played.</source>
        <translation>Gdy każdy ma jedną sumę, nie gra się raspasów.</translation>
    </message>
    <message>
        <source>Where everybody has one total, there is no pool and no mountain.</source>
        <translation>Gdy każdy ma jedną sumę, nie ma puli ani góry.</translation>
    </message>
    <message>
        <source>Only when misère is played.</source>
        <translation>Tylko gdy gra się mizer.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Tylko we czworo.</translation>
    </message>
    <message>
        <source>Only when raspasy is played.</source>
        <translation>Tylko gdy gra się raspasy.</translation>
    </message>
    <message>
        <source>Only when tricks in raspasy cost points on the mountain.</source>
        <translation>Tylko gdy lewy w raspasach kosztują punkty na górę.</translation>
    </message>
    <message>
        <source>Only with half-whist.</source>
        <translation>Tylko z półwistem.</translation>
    </message>
    <message>
        <source>Only when somebody is helped.</source>
        <translation>Tylko gdy ktoś dostaje pomoc.</translation>
    </message>
    <message>
        <source>Only when there is consolation.</source>
        <translation>Tylko gdy jest konsolacja.</translation>
    </message>
    <message>
        <source>Only with three players.</source>
        <translation>Tylko we troje.</translation>
    </message>
    <message>
        <source>Only when the fullest open pool is helped.</source>
        <translation>Tylko gdy pomoc dostaje najpełniejsza otwarta pula.</translation>
    </message>
    <message>
        <source>Only when a pool takes points up to its target.</source>
        <translation>Tylko gdy pula przyjmuje punkty do celu.</translation>
    </message>
    <message>
        <source>Only when the sitting dealer may whist.</source>
        <translation>Tylko gdy pauzujący rozdający może wistować.</translation>
    </message>
    <message>
        <source>Only when somebody may whist after a half-whist.</source>
        <translation>Tylko gdy ktoś może wistować po półwiście.</translation>
    </message>
    <message>
        <source>Only when the fewest tricks in raspasy bring whists.</source>
        <translation>Tylko gdy najmniej lew w raspasach daje wisty.</translation>
    </message>
    <message>
        <source>Only with more than one lowest level.</source>
        <translation>Tylko gdy najniższych poziomów jest więcej niż jeden.</translation>
    </message>
    <message>
        <source>“{title}” is “{value}”</source>
        <comment>a rule and its value</comment>
        <translation>„{title}” to „{value}”</translation>
    </message>
    <message>
        <source>A value is needed: {others}.</source>
        <translation>Potrzebna jest wartość: {others}.</translation>
    </message>
    <message>
        <source>This does not go together: {others}.</source>
        <translation>To do siebie nie pasuje: {others}.</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Niemożliwe: {reason}</translation>
    </message>
    <message>
        <source>{preset} has: {reason}</source>
        <translation>{preset}: {reason}</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Zmienione.</translation>
    </message>
    <message>
        <source>Back to {preset}</source>
        <translation>Przywróć: {preset}</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Whether a bid must be the very next step or may be any higher one.</source>
        <translation>Czy odzywka musi być dokładnie o stopień wyższa, czy może być dowolnie wyższa.</translation>
    </message>
    <message>
        <source>Who may take over a bid of a later hand without going higher.</source>
        <translation>Kto może przejąć odzywkę późniejszej ręki bez podwyższania.</translation>
    </message>
    <message>
        <source>After two passes this counts as the lowest bid there is.</source>
        <translation>Po dwóch pasach liczy się to jako najniższa możliwa odzywka.</translation>
    </message>
    <message>
        <source>How many cards go to a hand at a time.</source>
        <translation>Po ile kart rozdaje się na rękę.</translation>
    </message>
    <message>
        <source>Which two cards may be set aside while dealing; the program deals the fourth pair.</source>
        <translation>Które dwie karty można odłożyć na bok przy rozdawaniu; program odkłada czwartą parę.</translation>
    </message>
    <message>
        <source>What the declarer may name after laying two cards away.</source>
        <translation>Co może podać rozgrywający po odłożeniu dwóch kart.</translation>
    </message>
    <message>
        <source>Having seen the talon, the declarer may write three tricks short instead of playing.</source>
        <translation>Rozgrywający, który zna musik, może zapisać trzy wpadki zamiast grać.</translation>
    </message>
    <message>
        <source>Each trick too many costs the declarer as much as one too few.</source>
        <translation>Każda lewa za dużo kosztuje rozgrywającego tyle, ile brakująca.</translation>
    </message>
    <message>
        <source>The declarer may leave the talon, and the dealer writes so much on the mountain; with zero it must be taken.</source>
        <translation>Rozgrywający może zostawić musik, a rozdający zapisuje wtedy tyle na swoją górę; przy zerze musik trzeba wziąć.</translation>
    </message>
    <message>
        <source>Misère is the promise to take no trick at all.</source>
        <translation>Mizer to zobowiązanie, że nie weźmie się ani jednej lewy.</translation>
    </message>
    <message>
        <source>Whoever has called anything else in this auction cannot call misère.</source>
        <translation>Kto w tej licytacji powiedział już coś innego, nie może zalicytować mizera.</translation>
    </message>
    <message>
        <source>Where it stands among the bids.</source>
        <translation>Gdzie stoi wśród odzywek.</translation>
    </message>
    <message>
        <source>Once a nine has been bid over it, all others must pass.</source>
        <translation>Po dziewiątce na mizer wszyscy pozostali muszą spasować.</translation>
    </message>
    <message>
        <source>Points in the pool for a misère without a trick.</source>
        <translation>Punkty do puli za mizer bez lewy.</translation>
    </message>
    <message>
        <source>Points on the mountain for each trick taken.</source>
        <translation>Punkty na górę za każdą wziętą lewę.</translation>
    </message>
    <message>
        <source>Against misère both defending hands lie open.</source>
        <translation>Przeciw mizerowi obie ręce obrońców leżą odkryte.</translation>
    </message>
    <message>
        <source>Together, against a contract of each level; if met, nobody pays.</source>
        <translation>Razem, przeciw kontraktowi na każdym poziomie; gdy obowiązek jest wypełniony, nikt nie płaci.</translation>
    </message>
    <message>
        <source>When both whist and miss the quota together, each answers for so many tricks.</source>
        <translation>Gdy obaj wistują i razem nie wypełnią obowiązku, każdy odpowiada za tyle lew.</translation>
    </message>
    <message>
        <source>When both whist against eight, nine or ten and miss the quota.</source>
        <translation>Gdy obaj wistują przeciw ósemce, dziewiątce lub dziesiątce i nie wypełnią obowiązku.</translation>
    </message>
    <message>
        <source>It matters for one result only: a six against which one whister takes three tricks and the other none.</source>
        <translation>Ma znaczenie tylko przy jednym wyniku: przeciw szóstce jeden wistujący bierze trzy lewy, a drugi żadnej.</translation>
    </message>
    <message>
        <source>Compared with what a missing trick costs the declarer.</source>
        <translation>W porównaniu z tym, ile brakująca lewa kosztuje rozgrywającego.</translation>
    </message>
    <message>
        <source>Whether the sole whister shares the whists for tricks with the other.</source>
        <translation>Czy jedyny wistujący dzieli się z drugim obrońcą wistami za lewy.</translation>
    </message>
    <message>
        <source>After a pass the second defender may take half the quota in whists, and nothing is played.</source>
        <translation>Po pasie drugi obrońca może zapisać wisty za połowę obowiązku, a kontraktu się nie rozgrywa.</translation>
    </message>
    <message>
        <source>A defender who whisted and hears a pass may change to half-whist.</source>
        <translation>Obrońca, który wistuje i słyszy pas, może przejść na półwist.</translation>
    </message>
    <message>
        <source>A defender who passed may whist after all when the other says half.</source>
        <translation>Obrońca, który spasował, może jednak wistować, gdy drugi mówi „półwist”.</translation>
    </message>
    <message>
        <source>Who writes the half-whister’s part when the contract is played after all and fails.</source>
        <translation>Kto zapisuje część półwistującego, gdy kontrakt jest jednak rozgrywany i przegrany.</translation>
    </message>
    <message>
        <source>How a contract of ten tricks is met.</source>
        <translation>Jak broni się przeciw kontraktowi na dziesięć lew.</translation>
    </message>
    <message>
        <source>Open, the whister plays both hands; closed, each plays their own.</source>
        <translation>Na widno wistujący gra obiema rękami; na ciemno każdy gra własną.</translation>
    </message>
    <message>
        <source>In an open defence, before or after the first card.</source>
        <translation>W obronie na widno, przed pierwszą kartą lub po niej.</translation>
    </message>
    <message>
        <source>Asked last, the dealer looks at one defender’s hand and may take that seat.</source>
        <translation>Rozdający, pytany na końcu, ogląda karty jednego z obrońców i może zająć jego miejsce.</translation>
    </message>
    <message>
        <source>What missing tricks cost a dealer who whisted.</source>
        <translation>Ile brakujące lewy kosztują rozdającego, który wistuje.</translation>
    </message>
    <message>
        <source>Before the first call a player may show the dealer the hand; if both agree, each writes half.</source>
        <translation>Przed pierwszą odzywką gracz może pokazać karty rozdającemu; przy obopólnej zgodzie każdy zapisuje połowę.</translation>
    </message>
    <message>
        <source>Whists that the sitting dealer writes on the declarer for them.</source>
        <translation>Wisty, które pauzujący rozdający zapisuje za nie na rozgrywającego.</translation>
    </message>
    <message>
        <source>What the dealer does with its two cards in raspasy.</source>
        <translation>Co rozdający robi w raspasach z dwiema kartami musika.</translation>
    </message>
    <message>
        <source>What it brings in the sitting dealer’s pool.</source>
        <translation>Co to daje do puli pauzującego rozdającego.</translation>
    </message>
    <message>
        <source>Who plays the first card of a contract.</source>
        <translation>Kto zagrywa pierwszą kartę kontraktu.</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must play a trump if there is one.</source>
        <translation>Kto nie ma koloru, musi dać atut, jeśli go ma.</translation>
    </message>
    <message>
        <source>In contracts with tricks to win, a card that beats the best one must be played.</source>
        <translation>W kontraktach, w których bierze się lewy, kto może przebić najwyższą kartę, musi to zrobić.</translation>
    </message>
    <message>
        <source>Six spades must be whisted by both defenders, and is played closed.</source>
        <translation>Sześć pików muszą wistować obaj obrońcy, na ciemno.</translation>
    </message>
    <message>
        <source>Misère and nine without taking the talon rank between nine no trump and ten spades.</source>
        <translation>Mizer i dziewięć bez brania musika stoją między dziewięcioma bez atu a dziesięcioma pikami.</translation>
    </message>
    <message>
        <source>Who speaks before looking at the cards doubles what is written; dark passes give bombs that multiply a later contract.</source>
        <translation>Kto mówi przed obejrzeniem kart, podwaja zapis; pasy w ciemno dają bomby, które mnożą późniejszy kontrakt.</translation>
    </message>
    <message>
        <source>What this way of playing is called; by itself it changes nothing.</source>
        <translation>Jak nazywa się ten sposób gry; sama nazwa niczego nie zmienia.</translation>
    </message>
    <message>
        <source>How many may sit at the table; with four, the dealer sits out each deal.</source>
        <translation>Ile osób może usiąść do stołu; przy czworgu graczach rozdający pauzuje.</translation>
    </message>
    <message>
        <source>Everybody has a pool, a mountain and whists, or one total that goes up and down.</source>
        <translation>Każdy ma pulę, górę i wisty albo jedną sumę, która rośnie i maleje.</translation>
    </message>
    <message>
        <source>So many points make a pool full.</source>
        <translation>Tyle punktów zapełnia pulę.</translation>
    </message>
    <message>
        <source>Either each pool must be full, or all together reach the pool times the players.</source>
        <translation>Albo musi być pełna każda pula, albo wszystkie razem osiągają pulę razy liczbę graczy.</translation>
    </message>
    <message>
        <source>The match also ends after so many deals or minutes; the deal that is running is finished.</source>
        <translation>Partia kończy się także po tylu rozdaniach lub minutach; rozpoczęte rozdanie gra się do końca.</translation>
    </message>
    <message>
        <source>Whether a match may be settled before it has come to its end.</source>
        <translation>Czy partię można rozliczyć, zanim dojdzie do końca.</translation>
    </message>
    <message>
        <source>How mountains and whists become the result of each player.</source>
        <translation>Jak z gór i wistów powstaje wynik każdego gracza.</translation>
    </message>
    <message>
        <source>What such a point is worth at the settlement.</source>
        <translation>Ile taki punkt jest wart przy rozliczeniu.</translation>
    </message>
    <message>
        <source>What is done when the mountains cannot be divided evenly.</source>
        <translation>Co się robi, gdy gór nie da się podzielić równo.</translation>
    </message>
    <message>
        <source>The first slip of each player is put right and costs nothing.</source>
        <translation>Pierwszy błąd każdego gracza zostaje naprawiony i nic nie kosztuje.</translation>
    </message>
    <message>
        <source>Whether a pool stops at its target or takes all that its owner earns.</source>
        <translation>Czy pula zatrzymuje się przy celu, czy przyjmuje wszystko, co zdobędzie jej właściciel.</translation>
    </message>
    <message>
        <source>Points that a full pool cannot take go into this pool, and the giver writes whists.</source>
        <translation>Punkty, których pełna pula nie może przyjąć, idą do tej puli, a pomagający zapisuje wisty.</translation>
    </message>
    <message>
        <source>Who is helped when two open pools are equally full.</source>
        <translation>Kto dostaje pomoc, gdy dwie otwarte pule są równie pełne.</translation>
    </message>
    <message>
        <source>The giver writes so many whists on the other for each point.</source>
        <translation>Tyle wistów pomagający zapisuje na drugiego gracza za każdy punkt.</translation>
    </message>
    <message>
        <source>Who gets no help in the deal just played.</source>
        <translation>Kto nie dostaje pomocy w dopiero co rozegranym rozdaniu.</translation>
    </message>
    <message>
        <source>Where points go that no pool can take any more.</source>
        <translation>Dokąd idą punkty, których nie może już przyjąć żadna pula.</translation>
    </message>
    <message>
        <source>What a point missing from the pool adds to the mountain at the settlement; one too many takes as much off.</source>
        <translation>Ile punkt brakujący w puli dodaje do góry przy rozliczeniu; nadmiarowy tyle samo odejmuje.</translation>
    </message>
    <message>
        <source>A declarer whom nobody whists may take the value off the mountain; what is left goes to the pool.</source>
        <translation>Rozgrywający, przeciw któremu nikt nie wistuje, może zdjąć wartość kontraktu z góry; reszta idzie do puli.</translation>
    </message>
    <message>
        <source>Points for a made contract of each level.</source>
        <translation>Punkty za wygrany kontrakt na każdym poziomie.</translation>
    </message>
    <message>
        <source>Points on the mountain for each missing trick.</source>
        <translation>Punkty na górę za każdą brakującą lewę.</translation>
    </message>
    <message>
        <source>Whists written on the declarer for each trick of the defence.</source>
        <translation>Wisty zapisywane na rozgrywającego za każdą lewę obrony.</translation>
    </message>
    <message>
        <source>Extra whists on a declarer who fails, for each trick short and to each who may write it.</source>
        <translation>Dodatkowe wisty na rozgrywającego, który przegrał: za każdą wpadkę, dla każdego, komu wolno je zapisać.</translation>
    </message>
    <message>
        <source>Who gets something when a contract fails; misère brings nobody any.</source>
        <translation>Kto coś dostaje, gdy kontrakt jest przegrany; przy mizerze nie dostaje nikt.</translation>
    </message>
    <message>
        <source>Whether the defender who passed writes their own, or the whister both.</source>
        <translation>Czy obrońca, który spasował, zapisuje swoją, czy wistujący zapisuje obie.</translation>
    </message>
    <message>
        <source>In raspasy everybody plays alone and avoids tricks; this is what tricks lead to.</source>
        <translation>W raspasach każdy gra sam i unika lew; tu ustala się, co przynoszą lewy.</translation>
    </message>
    <message>
        <source>Points on the mountain, for one raspasy in a row after another; the last price stays.</source>
        <translation>Punkty na górę w kolejnych raspasach; ostatnia cena już się nie zmienia.</translation>
    </message>
    <message>
        <source>Whoever has the fewest tricks writes so many whists for each trick of the others.</source>
        <translation>Kto ma najmniej lew, zapisuje tyle wistów za każdą lewę pozostałych.</translation>
    </message>
    <message>
        <source>It makes the figures smaller; the differences between players stay the same.</source>
        <translation>Liczby są wtedy mniejsze; różnice między graczami się nie zmieniają.</translation>
    </message>
    <message>
        <source>What a raspasy without a trick brings in the pool.</source>
        <translation>Co raspasy bez lewy dają do puli.</translation>
    </message>
    <message>
        <source>What the two cards of the talon do in raspasy.</source>
        <translation>Co robią w raspasach dwie karty musika.</translation>
    </message>
    <message>
        <source>After it, prices and the lowest bid begin again from the start.</source>
        <translation>Potem ceny i najniższa odzywka zaczynają się od początku.</translation>
    </message>
    <message>
        <source>After a misère too, prices and the lowest bid begin again.</source>
        <translation>Także po mizerze ceny i najniższa odzywka zaczynają się od początku.</translation>
    </message>
    <message>
        <source>Where the bidding starts: usually, after one raspasy, after two in a row, and so on.</source>
        <translation>Od czego zaczyna się licytacja: zwykle, po jednych raspasach, po dwóch z rzędu i tak dalej.</translation>
    </message>
    <message>
        <source>How the lowest bids go on when the row of raspasy is longer.</source>
        <translation>Jak zmieniają się najniższe odzywki, gdy seria raspasów jest dłuższa.</translation>
    </message>
    <message>
        <source>Who deals the next cards.</source>
        <translation>Kto rozdaje następne karty.</translation>
    </message>
</context>
<context>
    <name>RuleTitles</name>
    <message>
        <source>Table and match</source>
        <translation>Stół i partia</translation>
    </message>
    <message>
        <source>Pool and help</source>
        <translation>Pula i pomoc</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Deal and auction</source>
        <translation>Rozdanie i licytacja</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Musik i kontrakt</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Mizer</translation>
    </message>
    <message>
        <source>Whist</source>
        <translation>Wist</translation>
    </message>
    <message>
        <source>Four players: the sitting dealer</source>
        <translation>Czworo: pauzujący rozdający</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Rozgrywka</translation>
    </message>
    <message>
        <source>Raspasy</source>
        <translation>Raspasy</translation>
    </message>
    <message>
        <source>Rare games</source>
        <translation>Rzadkie odmiany</translation>
    </message>
    <message>
        <source>How bids rise</source>
        <translation>Jak rosną odzywki</translation>
    </message>
    <message>
        <source>Matching a bid: “here”</source>
        <translation>Przejęcie odzywki: „trzymam”</translation>
    </message>
    <message>
        <source>Third hand may take the talon without a word</source>
        <translation>Trzecia ręka może wziąć musik bez słowa</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>Jak rozdaje się karty</translation>
    </message>
    <message>
        <source>Cards for the talon</source>
        <translation>Karty na musik</translation>
    </message>
    <message>
        <source>The contract that is named</source>
        <translation>Podany kontrakt</translation>
    </message>
    <message>
        <source>Giving up for three tricks</source>
        <translation>Poddanie za trzy wpadki</translation>
    </message>
    <message>
        <source>Tricks above the contract cost</source>
        <translation>Lewy ponad kontrakt kosztują</translation>
    </message>
    <message>
        <source>Price of a rejected talon</source>
        <translation>Cena zostawionego musika</translation>
    </message>
    <message>
        <source>Misère is played</source>
        <translation>Gra się mizer</translation>
    </message>
    <message>
        <source>Misère must be the first call</source>
        <translation>Mizer musi być pierwszą odzywką</translation>
    </message>
    <message>
        <source>Rank of misère</source>
        <translation>Miejsce mizera</translation>
    </message>
    <message>
        <source>A nine over misère ends the auction</source>
        <translation>Dziewiątka na mizer kończy licytację</translation>
    </message>
    <message>
        <source>Value of misère</source>
        <translation>Wartość mizera</translation>
    </message>
    <message>
        <source>A trick in misère costs</source>
        <translation>Lewa w mizerze kosztuje</translation>
    </message>
    <message>
        <source>When the defenders show their cards</source>
        <translation>Kiedy obrońcy odkrywają karty</translation>
    </message>
    <message>
        <source>Tricks the whisters owe</source>
        <translation>Wspólny obowiązek wistujących</translation>
    </message>
    <message>
        <source>Each whister’s own part</source>
        <translation>Własna część wistującego</translation>
    </message>
    <message>
        <source>Who pays from eight up</source>
        <translation>Kto płaci od ósemki wzwyż</translation>
    </message>
    <message>
        <source>What two whisters pay for</source>
        <translation>Za co płacą dwaj wistujący</translation>
    </message>
    <message>
        <source>A trick short costs the whister</source>
        <translation>Brakująca lewa kosztuje wistującego</translation>
    </message>
    <message>
        <source>Whists when one defender passed</source>
        <translation>Wisty, gdy jeden obrońca spasował</translation>
    </message>
    <message>
        <source>Half-whist</source>
        <translation>Półwist</translation>
    </message>
    <message>
        <source>Stepping back to half-whist</source>
        <translation>Wycofanie się na półwist</translation>
    </message>
    <message>
        <source>Whisting after a half-whist</source>
        <translation>Wist po półwiście</translation>
    </message>
    <message>
        <source>Consolation after a half-whist was overruled</source>
        <translation>Konsolacja, gdy półwist przepadł</translation>
    </message>
    <message>
        <source>Defence against a ten</source>
        <translation>Obrona przeciw dziesiątce</translation>
    </message>
    <message>
        <source>How a sole whister plays</source>
        <translation>Jak gra jedyny wistujący</translation>
    </message>
    <message>
        <source>When open hands are laid down</source>
        <translation>Kiedy wykłada się karty na widno</translation>
    </message>
    <message>
        <source>The sitting dealer may whist</source>
        <translation>Wist pauzującego rozdającego</translation>
    </message>
    <message>
        <source>A whisting dealer pays</source>
        <translation>Wistujący rozdający płaci</translation>
    </message>
    <message>
        <source>Misère may be shared with the dealer</source>
        <translation>Mizer można dzielić z rozdającym</translation>
    </message>
    <message>
        <source>Good cards in the talon</source>
        <translation>Dobre karty w musiku</translation>
    </message>
    <message>
        <source>Talon in raspasy, four players</source>
        <translation>Musik w raspasach, czworo graczy</translation>
    </message>
    <message>
        <source>The dealer without a trick in raspasy</source>
        <translation>Rozdający bez lewy w raspasach</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Kto wychodzi pierwszy</translation>
    </message>
    <message>
        <source>Trumping is a duty</source>
        <translation>Obowiązek dania atutu</translation>
    </message>
    <message>
        <source>Beating the trick is a duty</source>
        <translation>Obowiązek przebijania</translation>
    </message>
    <message>
        <source>“Stalingrad”</source>
        <translation>„Stalingrad”</translation>
    </message>
    <message>
        <source>Bids without the talon</source>
        <translation>Odzywki bez musika</translation>
    </message>
    <message>
        <source>Dark calls and bombs</source>
        <translation>Odzywki w ciemno i bomby</translation>
    </message>
    <message>
        <source>Name of the convention</source>
        <translation>Nazwa konwencji</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>How points are kept</source>
        <translation>Sposób zapisu</translation>
    </message>
    <message>
        <source>Pool of each player</source>
        <translation>Pula każdego gracza</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>Limit besides the pool</source>
        <translation>Limit oprócz puli</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Wcześniejszy koniec</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Rozliczenie</translation>
    </message>
    <message>
        <source>A point on the mountain</source>
        <translation>Punkt na górze</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Zaokrąglanie</translation>
    </message>
    <message>
        <source>First slip is forgiven</source>
        <translation>Pierwszy błąd się wybacza</translation>
    </message>
    <message>
        <source>What a pool takes</source>
        <translation>Ile przyjmuje pula</translation>
    </message>
    <message>
        <source>Who is helped</source>
        <translation>Kto dostaje pomoc</translation>
    </message>
    <message>
        <source>Help between equal pools</source>
        <translation>Pomoc przy równych pulach</translation>
    </message>
    <message>
        <source>Whists for help</source>
        <translation>Wisty za pomoc</translation>
    </message>
    <message>
        <source>Never helped</source>
        <translation>Kto nie dostaje pomocy</translation>
    </message>
    <message>
        <source>When all pools are full</source>
        <translation>Gdy wszystkie pule są pełne</translation>
    </message>
    <message>
        <source>A missing point in the pool</source>
        <translation>Brakujący punkt w puli</translation>
    </message>
    <message>
        <source>Unwhisted contracts may reduce the mountain</source>
        <translation>Kontrakt bez wistu może zmniejszyć górę</translation>
    </message>
    <message>
        <source>Value of a contract</source>
        <translation>Wartość kontraktu</translation>
    </message>
    <message>
        <source>A trick short costs the declarer</source>
        <translation>Brakująca lewa kosztuje rozgrywającego</translation>
    </message>
    <message>
        <source>A trick brings the whister</source>
        <translation>Lewa daje wistującemu</translation>
    </message>
    <message>
        <source>Consolation</source>
        <translation>Konsolacja</translation>
    </message>
    <message>
        <source>Who writes consolation</source>
        <translation>Kto zapisuje konsolację</translation>
    </message>
    <message>
        <source>Consolation when one whists</source>
        <translation>Konsolacja, gdy wistuje jeden</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Gdy wszyscy pasują</translation>
    </message>
    <message>
        <source>Price of a trick in raspasy</source>
        <translation>Cena lewy w raspasach</translation>
    </message>
    <message>
        <source>Whists for a rival’s trick</source>
        <translation>Wisty za lewę rywala</translation>
    </message>
    <message>
        <source>The fewest tricks are taken off everybody</source>
        <translation>Najmniejszą liczbę lew odejmuje się wszystkim</translation>
    </message>
    <message>
        <source>For no trick at all</source>
        <translation>Za raspasy bez lewy</translation>
    </message>
    <message>
        <source>Talon in raspasy, three players</source>
        <translation>Musik w raspasach, troje graczy</translation>
    </message>
    <message>
        <source>What ends a row of raspasy</source>
        <translation>Co kończy serię raspasów</translation>
    </message>
    <message>
        <source>Misère ends the row too</source>
        <translation>Serię kończy też mizer</translation>
    </message>
    <message>
        <source>Lowest bid after raspasy</source>
        <translation>Najniższa odzywka po raspasach</translation>
    </message>
    <message>
        <source>After the last of these levels</source>
        <translation>Po ostatnim z tych poziomów</translation>
    </message>
    <message>
        <source>Dealer after raspasy</source>
        <translation>Rozdający po raspasach</translation>
    </message>
</context>
<context>
    <name>RuleValues</name>
    <message>
        <source>Without a meaning</source>
        <translation>Bez znaczenia</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>A number of deals, agreed at the start</source>
        <translation>Liczba rozdań ustalana na początku</translation>
    </message>
    <message>
        <source>A time, agreed at the start</source>
        <translation>Czas ustalany na początku</translation>
    </message>
    <message>
        <source>The value of the contract</source>
        <translation>Wartość kontraktu</translation>
    </message>
    <message>
        <source>Twice the value of the contract</source>
        <translation>Dwukrotna wartość kontraktu</translation>
    </message>
    <message>
        <source>Ten points</source>
        <translation>Dziesięć punktów</translation>
    </message>
    <message>
        <source>They name the suits of the first two tricks</source>
        <translation>Wskazują kolory dwóch pierwszych lew</translation>
    </message>
    <message>
        <source>They stay hidden</source>
        <translation>Pozostają zakryte</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nie gra się</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Sochi</source>
        <translation>Soczi</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <translation>Leningrad</translation>
    </message>
    <message>
        <source>Rostov</source>
        <translation>Rostów</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczna</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polska</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Własna</translation>
    </message>
    <message>
        <source>Pool, mountain and whists</source>
        <translation>Pula, góra i wisty</translation>
    </message>
    <message>
        <source>One total, up and down</source>
        <translation>Jedna suma, na plus i minus</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dwoje</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Troje</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Czworo</translation>
    </message>
    <message>
        <source>When every pool is full</source>
        <translation>Gdy każda pula jest pełna</translation>
    </message>
    <message>
        <source>When the pools together are full</source>
        <translation>Gdy pule razem są pełne</translation>
    </message>
    <message>
        <source>Not by the pool</source>
        <translation>Nie przez pulę</translation>
    </message>
    <message>
        <source>Up to the target</source>
        <translation>Tylko do celu</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>The fullest open pool</source>
        <translation>Najpełniejsza otwarta pula</translation>
    </message>
    <message>
        <source>The next open pool on the left</source>
        <translation>Następna otwarta pula na lewo</translation>
    </message>
    <message>
        <source>Nobody is helped</source>
        <translation>Nikt nie dostaje pomocy</translation>
    </message>
    <message>
        <source>The first one on the giver’s left</source>
        <translation>Pierwsza na lewo od pomagającego</translation>
    </message>
    <message>
        <source>A whister who was short</source>
        <translation>Wistujący z wpadką</translation>
    </message>
    <message>
        <source>The sitting dealer</source>
        <translation>Pauzujący rozdający</translation>
    </message>
    <message>
        <source>Off one’s mountain, then onto the others’</source>
        <translation>Z własnej góry, potem na góry innych</translation>
    </message>
    <message>
        <source>Off one’s mountain, even below zero</source>
        <translation>Z własnej góry, nawet poniżej zera</translation>
    </message>
    <message>
        <source>They are lost</source>
        <translation>Przepadają</translation>
    </message>
    <message>
        <source>One point</source>
        <translation>Jeden punkt</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Dwa punkty</translation>
    </message>
    <message>
        <source>Ten whists</source>
        <translation>Dziesięć wistów</translation>
    </message>
    <message>
        <source>Mountains against their average</source>
        <translation>Góry względem średniej</translation>
    </message>
    <message>
        <source>Whists less one’s own mountain</source>
        <translation>Wisty minus własna góra</translation>
    </message>
    <message>
        <source>The totals as they stand</source>
        <translation>Sumy bez zmian</translation>
    </message>
    <message>
        <source>Exact fractions are kept</source>
        <translation>Zostają dokładne ułamki</translation>
    </message>
    <message>
        <source>One point is moved, for whists</source>
        <translation>Przesuwa się punkt, za wisty</translation>
    </message>
    <message>
        <source>If all agree; missing points are charged</source>
        <translation>Za zgodą wszystkich; braki idą na górę</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>If all agree</source>
        <translation>Za zgodą wszystkich</translation>
    </message>
    <message>
        <source>Fifteen whists</source>
        <translation>Piętnaście wistów</translation>
    </message>
    <message>
        <source>Whisters</source>
        <translation>Wistujący</translation>
    </message>
    <message>
        <source>A defender who passed</source>
        <translation>Obrońca, który spasował</translation>
    </message>
    <message>
        <source>Each their own</source>
        <translation>Każdy swoją</translation>
    </message>
    <message>
        <source>The whister, for both</source>
        <translation>Wistujący, za obu</translation>
    </message>
    <message>
        <source>Twenty points</source>
        <translation>Dwadzieścia punktów</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>Po dwie</translation>
    </message>
    <message>
        <source>Any but the first or the last</source>
        <translation>Dowolne oprócz pierwszych i ostatnich</translation>
    </message>
    <message>
        <source>Nothing is agreed</source>
        <translation>Bez ustaleń</translation>
    </message>
    <message>
        <source>The next player, as always</source>
        <translation>Następny gracz, jak zawsze</translation>
    </message>
    <message>
        <source>The same dealer again</source>
        <translation>Ten sam gracz jeszcze raz</translation>
    </message>
    <message>
        <source>One step at a time</source>
        <translation>O jeden stopień</translation>
    </message>
    <message>
        <source>To any higher step</source>
        <translation>Na dowolny wyższy stopień</translation>
    </message>
    <message>
        <source>Nobody may match</source>
        <translation>Nikt nie może trzymać</translation>
    </message>
    <message>
        <source>Any earlier hand</source>
        <translation>Każda wcześniejsza ręka</translation>
    </message>
    <message>
        <source>An earlier hand, once one has passed</source>
        <translation>Wcześniejsza ręka, gdy ktoś spasuje</translation>
    </message>
    <message>
        <source>Between 8 no trump and 9 spades</source>
        <translation>Między 8 bez atu a 9 pikami</translation>
    </message>
    <message>
        <source>Misère and nine</source>
        <translation>Mizer i dziewięć</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gra się</translation>
    </message>
    <message>
        <source>The last one stays</source>
        <translation>Ostatni już się nie zmienia</translation>
    </message>
    <message>
        <source>They begin again</source>
        <translation>Zaczynają się od nowa</translation>
    </message>
    <message>
        <source>Any contract</source>
        <translation>Dowolny kontrakt</translation>
    </message>
    <message>
        <source>A contract that is made</source>
        <translation>Wygrany kontrakt</translation>
    </message>
    <message>
        <source>A contract that is whisted and made</source>
        <translation>Wygrany kontrakt z wistem</translation>
    </message>
    <message>
        <source>Not below the winning bid</source>
        <translation>Nie niższy od zwycięskiej odzywki</translation>
    </message>
    <message>
        <source>For aces, and king with ace or queen</source>
        <translation>Za asy oraz króla z asem lub damą</translation>
    </message>
    <message>
        <source>A consolation for each ace</source>
        <translation>Konsolacja za każdego asa</translation>
    </message>
    <message>
        <source>The one who whisted second</source>
        <translation>Ten, kto wistuje jako drugi</translation>
    </message>
    <message>
        <source>Each for their own part</source>
        <translation>Każdy za własną część</translation>
    </message>
    <message>
        <source>Nobody; there is no quota</source>
        <translation>Nikt; nie ma obowiązku</translation>
    </message>
    <message>
        <source>Their part, but no more than is missing</source>
        <translation>Za własną część, najwyżej za braki</translation>
    </message>
    <message>
        <source>Each for half of what is missing</source>
        <translation>Każdy za połowę braków</translation>
    </message>
    <message>
        <source>The full price</source>
        <translation>Pełną cenę</translation>
    </message>
    <message>
        <source>Half the price</source>
        <translation>Połowę ceny</translation>
    </message>
    <message>
        <source>Half, until one’s own pool is full</source>
        <translation>Połowę, aż własna pula będzie pełna</translation>
    </message>
    <message>
        <source>The whister keeps them all</source>
        <translation>Wistujący zachowuje wszystkie</translation>
    </message>
    <message>
        <source>Shared when the contract fails</source>
        <translation>Dzielone, gdy kontrakt jest przegrany</translation>
    </message>
    <message>
        <source>Always shared</source>
        <translation>Zawsze dzielone</translation>
    </message>
    <message>
        <source>Against a six</source>
        <translation>Przy szóstce</translation>
    </message>
    <message>
        <source>Against a seven</source>
        <translation>Przy siódemce</translation>
    </message>
    <message>
        <source>The one who whisted after all</source>
        <translation>Ten, kto jednak wistuje</translation>
    </message>
    <message>
        <source>The half-whister</source>
        <translation>Półwistujący</translation>
    </message>
    <message>
        <source>Nobody writes it</source>
        <translation>Nikt jej nie zapisuje</translation>
    </message>
    <message>
        <source>Whist or pass, as always</source>
        <translation>Wist albo pas, jak zawsze</translation>
    </message>
    <message>
        <source>Checked with all hands open</source>
        <translation>Sprawdza się przy odkrytych kartach</translation>
    </message>
    <message>
        <source>Both whist, closed, and owe nothing</source>
        <translation>Wistują obaj, na ciemno, bez obowiązku</translation>
    </message>
    <message>
        <source>As the whister likes</source>
        <translation>Jak chce wistujący</translation>
    </message>
    <message>
        <source>Always open</source>
        <translation>Zawsze na widno</translation>
    </message>
    <message>
        <source>Always closed</source>
        <translation>Zawsze na ciemno</translation>
    </message>
    <message>
        <source>Alone, or calling the other back</source>
        <translation>W pojedynkę albo z przywołaniem</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Przed pierwszą kartą</translation>
    </message>
    <message>
        <source>After the first card</source>
        <translation>Po pierwszej karcie</translation>
    </message>
    <message>
        <source>After half-whist; from eight after two passes</source>
        <translation>Po półwiście; od ósemki po dwóch pasach</translation>
    </message>
    <message>
        <source>Whenever nobody else whists</source>
        <translation>Zawsze, gdy nie wistuje nikt inny</translation>
    </message>
    <message>
        <source>Like any whister</source>
        <translation>Jak każdy wistujący</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Pierwsza ręka</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>Before the first card, or after the declarer’s</source>
        <translation>Przed pierwszą kartą albo po karcie rozgrywającego</translation>
    </message>
    <message>
        <source>Tricks cost points on the mountain</source>
        <translation>Lewy kosztują punkty na górę</translation>
    </message>
    <message>
        <source>The fewest tricks bring whists</source>
        <translation>Najmniej lew daje wisty</translation>
    </message>
    <message>
        <source>Nothing is played; new cards are dealt</source>
        <translation>Nic się nie gra; rozdaje się nowe karty</translation>
    </message>
    <message>
        <source>The price of one trick</source>
        <translation>Cena jednej lewy</translation>
    </message>
    <message>
        <source>The same as the others</source>
        <translation>To samo co inni</translation>
    </message>
    <message>
        <source>One point, tricks or not</source>
        <translation>Jeden punkt, z lewami czy bez</translation>
    </message>
    <message>
        <source>The dealer leads them, and they can win</source>
        <translation>Wychodzi nimi rozdający; mogą brać lewy</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Not possible as it is: {rules}. The reason stands there.</source>
        <translation>Tak się nie da: {rules}. Powód podano przy zasadzie.</translation>
    </message>
    <message>
        <source>This changed too: {rules}.</source>
        <translation>Zmieniło się też: {rules}.</translation>
    </message>
    <message>
        <source>Everything is as in {preset}.</source>
        <translation>Wszystko jest jak w profilu {preset}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from {preset}.</source>
        <translation>
            <numerusform>%n zasada różni się od profilu {preset}.</numerusform>
            <numerusform>%n zasady różnią się od profilu {preset}.</numerusform>
            <numerusform>%n zasad różni się od profilu {preset}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, our way</source>
        <translation>{preset} po naszemu</translation>
    </message>
    <message>
        <source>The rules were changed and are not saved. Give the changes up?</source>
        <translation>Zmiany zasad nie są zapisane. Porzucić je?</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Porzuć</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Wróć do zasad</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Zasady: {name}</translation>
    </message>
    <message>
        <source>{name}, from {preset}</source>
        <translation>{name}, na podstawie: {preset}</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Znajdź zasadę</translation>
    </message>
    <message>
        <source>Only what &amp;differs</source>
        <translation>Tylko &amp;różnice</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grupy zasad</translation>
    </message>
    <message>
        <source>No such rule.</source>
        <translation>Nie ma takiej zasady.</translation>
    </message>
    <message>
        <source>&amp;Everything back to {preset}</source>
        <translation>&amp;Przywróć wszystko: {preset}</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Zapi&amp;sz</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>the title of a rule within a sentence</comment>
        <translation>„{title}”</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>pool</source>
        <translation>pula</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>góra</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>whists</source>
        <translation>wisty</translation>
    </message>
    <message>
        <source>on {name}</source>
        <translation>na: {name}</translation>
    </message>
    <message>
        <source>{owner}, {column}</source>
        <translation>{owner}, {column}</translation>
    </message>
    <message>
        <source>{owner}, whists on {opponent}</source>
        <translation>{owner}, wisty na: {opponent}</translation>
    </message>
    <message>
        <source>{place}: {amount}</source>
        <translation>{place}: {amount}</translation>
    </message>
    <message>
        <source>Deal {deal}. Total now: {total}.</source>
        <translation>Rozdanie {deal}. Suma teraz: {total}.</translation>
    </message>
    <message>
        <source>{place}: {numbers}</source>
        <translation>{place}: {numbers}</translation>
    </message>
    <message>
        <source>The match is over when all pools together hold {total} points, {target} a player.</source>
        <translation>Partia kończy się, gdy wszystkie pule mają razem {total}&#xa0;pkt, po {target} na gracza.</translation>
    </message>
    <message>
        <source>A pool is closed at {target} points. The match is over when all are.</source>
        <translation>Pula zamyka się przy {target}&#xa0;pkt. Partia kończy się, gdy zamknięte są wszystkie.</translation>
    </message>
    <message>
        <source>whists on {opponent} {total}</source>
        <translation>wisty na: {opponent} {total}</translation>
    </message>
    <message>
        <source>result {result}</source>
        <translation>wynik {result}</translation>
    </message>
    <message>
        <source>balance {balance}</source>
        <translation>saldo {balance}</translation>
    </message>
    <message>
        <source>bombs {factors}</source>
        <translation>bomby {factors}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Rozdaje {name}.</translation>
    </message>
    <message>
        <source>{name} deals and sits out.</source>
        <translation>{name} rozdaje i pauzuje.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPanel</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The sheet as it is pencilled at the table</source>
        <translation>Arkusz zapisany ołówkiem, jak przy stole</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Totals and results of all deals</source>
        <translation>Sumy i wyniki wszystkich rozdań</translation>
    </message>
    <message>
        <source>Points by deal</source>
        <translation>Punkty według rozdań</translation>
    </message>
    <message>
        <source>Totals by player</source>
        <translation>Sumy graczy</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Wyniki rozdań</translation>
    </message>
</context>
<context>
    <name>SeatFields</name>
    <message>
        <source>Two players have the same name; change one of them.</source>
        <translation>Dwoje graczy ma to samo imię; zmień jedno z nich.</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Ty</translation>
    </message>
    <message>
        <source>On your &amp;left</source>
        <translation>Po &amp;lewej</translation>
    </message>
    <message>
        <source>Opposi&amp;te</source>
        <translation>Na&amp;przeciwko</translation>
    </message>
    <message>
        <source>On your &amp;right</source>
        <translation>Po pra&amp;wej</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>balance</source>
        <translation>saldo</translation>
    </message>
    <message>
        <source>on
{name}</source>
        <translation>na:
{name}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>bombs</source>
        <translation>bomby</translation>
    </message>
    <message>
        <source>{name}, result by the rules of this match: {value}</source>
        <translation>{name}, wynik według zasad tej partii: {value}</translation>
    </message>
    <message>
        <source>{name}, balance in whists: {value}</source>
        <translation>{name}, saldo w wistach: {value}</translation>
    </message>
    <message>
        <source>{name}, bombs: {value}</source>
        <translation>{name}, bomby: {value}</translation>
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
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Single letters act while the table has the focus.</source>
        <translation>Pojedyncze litery działają, gdy stół jest aktywny.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>Put right: the first slip of a deal does not count.</source>
        <translation>Naprawione: pierwsza pomyłka w rozdaniu się nie liczy.</translation>
    </message>
    <message>
        <source>Slip {number} of this deal.</source>
        <translation>Pomyłka {number} w tym rozdaniu.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Nobody else writes anything.</source>
        <translation>Nikt inny nic nie zapisuje.</translation>
    </message>
    <message>
        <source>You play the ten cards dealt.</source>
        <translation>Grasz dziesięcioma rozdanymi kartami.</translation>
    </message>
    <message>
        <source>Of a misère each of you writes {made} in the pool, or {caught} on the mountain a trick.</source>
        <translation>Za mizer każde z was zapisuje {made} do puli albo {caught} na górę za każdą lewę.</translation>
    </message>
    <message>
        <source>It brings {made}, and each trick costs {caught}.</source>
        <translation>Daje {made}, a każda lewa kosztuje {caught}.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn to bid.</source>
        <translation>Twoja kolej na licytację.</translation>
    </message>
    <message>
        <source>{name} is to bid.</source>
        <translation>Licytuje {name}.</translation>
    </message>
    <message>
        <source>Lay two cards away.</source>
        <translation>Odłóż dwie karty.</translation>
    </message>
    <message>
        <source>{name} is laying two cards away.</source>
        <translation>{name} odkłada dwie karty.</translation>
    </message>
    <message>
        <source>Name your contract.</source>
        <translation>Podaj swój kontrakt.</translation>
    </message>
    <message>
        <source>{name} is naming the contract.</source>
        <translation>{name} podaje kontrakt.</translation>
    </message>
    <message>
        <source>How do you defend?</source>
        <translation>Jak bronisz?</translation>
    </message>
    <message>
        <source>{name} chooses how to defend.</source>
        <translation>{name} wybiera sposób obrony.</translation>
    </message>
    <message>
        <source>Whist or pass?</source>
        <translation>Wist czy pas?</translation>
    </message>
    <message>
        <source>{name} is to whist or pass.</source>
        <translation>{name} decyduje: wist czy pas.</translation>
    </message>
    <message>
        <source>Do you agree?</source>
        <translation>Czy się zgadzasz?</translation>
    </message>
    <message>
        <source>{name} is to answer.</source>
        <translation>Odpowiada {name}.</translation>
    </message>
    <message>
        <source>Do you take half of the misère?</source>
        <translation>Czy bierzesz połowę mizera?</translation>
    </message>
    <message>
        <source>The dealer, {name}, considers half of the misère.</source>
        <translation>Rozdający ({name}) zastanawia się nad połową mizera.</translation>
    </message>
    <message>
        <source>Your turn: look at your cards, or bid in the dark.</source>
        <translation>Twoja kolej: zajrzyj do kart albo licytuj w ciemno.</translation>
    </message>
    <message>
        <source>{name} is to look at the cards or to bid in the dark.</source>
        <translation>{name} decyduje: zajrzeć do kart czy licytować w ciemno.</translation>
    </message>
    <message>
        <source>You deal: whist in place of a defender, or pass?</source>
        <translation>Rozdajesz: wist w miejsce obrońcy czy pas?</translation>
    </message>
    <message>
        <source>The dealer, {name}, considers a whist.</source>
        <translation>Rozdający ({name}) zastanawia się nad wistem.</translation>
    </message>
    <message>
        <source>Take the talon, or turn to misère?</source>
        <translation>Wziąć musik czy przejść na mizer?</translation>
    </message>
    <message>
        <source>{name}, who bid in the dark, considers misère.</source>
        <translation>{name} po licytacji w ciemno zastanawia się nad mizerem.</translation>
    </message>
    <message>
        <source>Nobody whists: where do you write the contract?</source>
        <translation>Nikt nie wistuje: gdzie zapisujesz kontrakt?</translation>
    </message>
    <message>
        <source>Nobody whists: {name} chooses where the contract is written.</source>
        <translation>Nikt nie wistuje: {name} wybiera, gdzie zapisać kontrakt.</translation>
    </message>
    <message>
        <source>Play a card from the hand of {name}.</source>
        <translation>Zagraj kartę za gracza {name}.</translation>
    </message>
    <message>
        <source>Your turn to play.</source>
        <translation>Twoja kolej, zagraj kartę.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Zagrywa {name}.</translation>
    </message>
    <message>
        <source>Raspasy</source>
        <translation>Raspasy</translation>
    </message>
    <message>
        <source>Your bid: {contract}</source>
        <translation>Twoje: {contract}</translation>
    </message>
    <message>
        <source>{name} bids {contract}</source>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>You play misère</source>
        <translation>Grasz mizer</translation>
    </message>
    <message>
        <source>{name} plays misère</source>
        <translation>{name} gra mizer</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Grasz {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} gra {contract}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Twoja odzywka</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} licytuje</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Grasz</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} gra</translation>
    </message>
    <message>
        <source>the talon leads {suit}</source>
        <translation>musik wskazuje kolor: {suit}</translation>
    </message>
    <message>
        <source>every trick counts against you</source>
        <translation>każda lewa to strata</translation>
    </message>
    <message>
        <source>must take none, has {taken}</source>
        <translation>cel: bez lew, jest {taken}</translation>
    </message>
    <message>
        <source>needs {needed}</source>
        <translation>cel: {needed}</translation>
    </message>
    <message>
        <source>has {taken} of {needed} – defence has {others} of {quota}</source>
        <translation>cel {needed}, jest {taken} – obrona: cel {quota}, jest {others}</translation>
    </message>
    <message>
        <source>You have not looked at your cards.</source>
        <translation>Nie znasz jeszcze swoich kart.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nie masz kart.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Twoje karty: {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Na stole nie ma kart.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Na stole: {cards}.</translation>
    </message>
    <message>
        <source>{name}: total {total}.</source>
        <translation>{name}: suma {total}.</translation>
    </message>
    <message>
        <source>{name}: pool {pool}, mountain {mountain}, balance {balance}.</source>
        <translation>{name}: pula {pool}, góra {mountain}, saldo {balance}.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Nie ma jeszcze żadnej lewy.</translation>
    </message>
    <message>
        <source>Last trick: {cards}.</source>
        <translation>Ostatnia lewa: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}.</source>
        <translation>Lewa {number}: {cards}.</translation>
    </message>
    <message>
        <source>You laid away: {cards}.</source>
        <translation>Odrzucone karty: {cards}.</translation>
    </message>
</context>
<context>
    <name>StoragePage</name>
    <message>
        <source>What is stored</source>
        <translation>Co jest zapisywane</translation>
    </message>
    <message>
        <source>Your matches and these preferences are kept on this computer. Each decision is saved at once; there is nothing to save by hand.</source>
        <translation>Twoje partie i&#xa0;te preferencje są przechowywane na tym komputerze. Każda decyzja jest zapisywana od razu; niczego nie trzeba zapisywać samodzielnie.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Folder of the stored data</source>
        <translation>Folder z zapisanymi danymi</translation>
    </message>
    <message>
        <source>The program opens no network connection and sends nothing to anybody.</source>
        <translation>Program nie nawiązuje połączeń z&#xa0;siecią i&#xa0;niczego nikomu nie wysyła.</translation>
    </message>
    <message>
        <source>To delete a match, choose Saved matches in the menu Game.</source>
        <translation>Aby usunąć partię, wybierz Zapisane partie w&#xa0;menu Gra.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>on the table: {card}</source>
        <translation>na stole: {card}</translation>
    </message>
    <message>
        <source>{name} holds the {card}</source>
        <translation>{name} ma kartę: {card}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {number}</source>
        <translation>{card}, karta {place} z {number}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {number}, playable</source>
        <translation>{card}, karta {place} z&#xa0;{number}, można zagrać</translation>
    </message>
    <message>
        <source>{card}, exposed</source>
        <translation>{card}, odkryta</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>{call} in the dark</source>
        <translation>{call} w ciemno</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Previous or next card</source>
        <translation>Poprzednia lub następna karta</translation>
    </message>
    <message>
        <source>Previous or next suit</source>
        <translation>Poprzedni lub następny kolor</translation>
    </message>
    <message>
        <source>Home, End</source>
        <comment>the keys</comment>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>First or last card</source>
        <translation>Pierwsza lub ostatnia karta</translation>
    </message>
    <message>
        <source>The first card to the tenth</source>
        <translation>Od pierwszej do dziesiątej karty</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <comment>the keys</comment>
        <translation>Enter, Spacja</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Zagraj lub wybierz kartę</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Nie wybieraj karty</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
</context>
<context>
    <name>TutorButton</name>
    <message>
        <source>Turn the tutor off; the arrow opens what can be set</source>
        <translation>Wyłącz trenera; strzałka otwiera jego ustawienia</translation>
    </message>
    <message>
        <source>Turn the tutor on; the arrow opens what can be set</source>
        <translation>Włącz trenera; strzałka otwiera jego ustawienia</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>&amp;Think again</source>
        <translation>Po&amp;myślę jeszcze</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Cofam to</translation>
    </message>
    <message>
        <source>H&amp;int {rung} of 4</source>
        <translation>Podpow&amp;iedź {rung} z 4</translation>
    </message>
    <message>
        <source>Do it &amp;anyway</source>
        <translation>Z&amp;ostaję przy tym</translation>
    </message>
    <message>
        <source>&amp;Quiet for this deal</source>
        <translation>C&amp;isza w tym rozdaniu</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Analiza…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Nothing has been done yet; choose anew</source>
        <translation>Nic się jeszcze nie stało; wybierz od nowa</translation>
    </message>
    <message>
        <source>Choose anew; in this deal the tutor says nothing more</source>
        <translation>Wybierz od nowa; w tym rozdaniu trener już się nie odezwie</translation>
    </message>
    <message>
        <source>Go back to this decision; the first error of a deal does not count then</source>
        <translation>Wróć do tej decyzji; pierwszy błąd w rozdaniu nie będzie się wtedy liczyć</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Numbers behind this</source>
        <translation>Liczby, które za tym stoją</translation>
    </message>
    <message>
        <source>The error before</source>
        <translation>Poprzedni błąd</translation>
    </message>
    <message>
        <source>The next error</source>
        <translation>Następny błąd</translation>
    </message>
</context>
<context>
    <name>VerdictPane</name>
    <message>
        <source>S&amp;kip</source>
        <translation>Pom&amp;iń</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>&amp;Następny błąd</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Find something better</source>
        <translation>Znajdź coś lepszego</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>Podpo&amp;wiedź</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Pok&amp;aż</translation>
    </message>
    <message>
        <source>Pla&amp;y on from here</source>
        <translation>Graj &amp;stąd dalej</translation>
    </message>
    <message>
        <source>In &amp;another chair</source>
        <translation>Z innego mi&amp;ejsca</translation>
    </message>
    <message>
        <source>The same cards from this moment on, against the bots.</source>
        <translation>Te same karty, od tej chwili przeciwko botom.</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>You are watching</source>
        <translation>Oglądasz</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Watch the play at the usual speed</source>
        <translation>Oglądaj grę w zwykłym tempie</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>Watch the play at a higher speed</source>
        <translation>Oglądaj grę w szybszym tempie</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Przejdź do wyniku</translation>
    </message>
    <message>
        <source>Go to the end of the deal, or to what you have to decide</source>
        <translation>Przejdź do końca rozdania albo do swojej decyzji</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Read the rule in the guide ({key})</source>
        <translation>Przeczytaj regułę w przewodniku ({key})</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Deal {number} · number {chosen}</source>
        <translation>Rozdanie {number} · numer {chosen}</translation>
    </message>
    <message>
        <source>The same number gives the same cards, for ever.</source>
        <translation>Ten sam numer zawsze daje te same karty.</translation>
    </message>
    <message>
        <source>Deal {number} · seal {seal}</source>
        <translation>Rozdanie {number} · pieczęć {seal}</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before the first call. Seal: {seal}. Afterwards you can check it (Help menu).</source>
        <translation>Karty tego rozdania zostały ustalone przed pierwszą odzywką. Pieczęć: {seal}. Po rozdaniu można ją sprawdzić (menu Pomoc).</translation>
    </message>
    <message>
        <source>Last deal: number {number}</source>
        <translation>Ostatnie rozdanie: numer {number}</translation>
    </message>
    <message>
        <source>At a live table nobody takes a decision back.</source>
        <translation>Przy prawdziwym stole nikt nie cofa decyzji.</translation>
    </message>
    <message>
        <source>At a live table nobody helps you.</source>
        <translation>Przy prawdziwym stole nikt ci nie podpowiada.</translation>
    </message>
    <message>
        <source>Only in a match at a live table.</source>
        <translation>Tylko w partii jak przy prawdziwym stole.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>Na egzaminie nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Otwieranie partii</translation>
    </message>
    <message>
        <source>Matches (*.pulka);;All files (*)</source>
        <translation>Partie (*.pulka);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Zapis kopii partii</translation>
    </message>
    <message>
        <source>Matches (*.pulka)</source>
        <translation>Partie (*.pulka)</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Eksport arkusza zapisu</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>{path} could not be written; choose another folder.</source>
        <translation>Nie udało się zapisać {path}; wybierz inny folder.</translation>
    </message>
    <message>
        <source>The next deal will be number {number}.</source>
        <translation>Następne rozdanie będzie miało numer {number}.</translation>
    </message>
    <message>
        <source>End the match early</source>
        <translation>Wcześniejszy koniec partii</translation>
    </message>
    <message>
        <source>Propose to end the match here? If all agree, missing pool points go to the mountains and the sheet is settled.</source>
        <translation>Zaproponować zakończenie partii? Jeśli wszyscy się zgodzą, brakujące punkty puli trafią na góry i&#xa0;zapis zostanie rozliczony.</translation>
    </message>
    <message>
        <source>The diagnostic text is on the clipboard.</source>
        <translation>Tekst diagnostyczny jest w schowku.</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>The match ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>Partia kończy się najpóźniej po %n rozdaniu.</numerusform>
            <numerusform>Partia kończy się najpóźniej po %n rozdaniach.</numerusform>
            <numerusform>Partia kończy się najpóźniej po %n rozdaniach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No deal begins after %n minute(s).</source>
        <translation>
            <numerusform>Po %n minucie nie zaczyna się już żadne rozdanie.</numerusform>
            <numerusform>Po %n minutach nie zaczyna się już żadne rozdanie.</numerusform>
            <numerusform>Po %n minutach nie zaczyna się już żadne rozdanie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>Lewa w raspasach kosztuje %n punkt na górę.</numerusform>
            <numerusform>Lewa w raspasach kosztuje %n punkty na górę.</numerusform>
            <numerusform>Lewa w raspasach kosztuje %n punktów na górę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s)</source>
        <translation>
            <numerusform>Po %n rozdaniu</numerusform>
            <numerusform>Po %n rozdaniach</numerusform>
            <numerusform>Po %n rozdaniach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Po %n minucie</numerusform>
            <numerusform>Po %n minutach</numerusform>
            <numerusform>Po %n minutach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) not right yet.</source>
        <translation>
            <numerusform>Jeszcze %n liczba się nie zgadza.</numerusform>
            <numerusform>Jeszcze %n liczby się nie zgadzają.</numerusform>
            <numerusform>Jeszcze %n liczb się nie zgadza.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Opponent</name>
    <message>
        <source>{place}: character</source>
        <translation>{place}: charakter</translation>
    </message>
    <message>
        <source>{place}: level</source>
        <translation>{place}: poziom</translation>
    </message>
</context>
</TS>
