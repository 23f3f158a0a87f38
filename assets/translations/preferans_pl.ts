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
        <source>The running total of each player.</source>
        <translation>Bieżąca suma każdego gracza.</translation>
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
        <source>After the first card both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Po pierwszej karcie obie ręce leżą odkryte, a&#xa0;ty grasz także za gracza {name}.</translation>
    </message>
    <message>
        <source>Both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Obie ręce leżą odkryte, a&#xa0;ty grasz także za gracza {name}.</translation>
    </message>
    <message>
        <source>No hand is shown: {name} plays without your help.</source>
        <translation>Nikt nie odkrywa kart: {name} gra bez twojej pomocy.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} i {other}</translation>
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
        <source>If {name} passes, you owe {tricks} alone.</source>
        <translation>Jeśli {name} pasuje, cały obowiązek jest twój: {tricks}.</translation>
    </message>
    <message>
        <source>You take the whist back from {name}: the contract is played.</source>
        <translation>Półwist gracza {name} przepada: kontrakt jest rozgrywany.</translation>
    </message>
    <message>
        <source>If tricks are missing, nothing is written against you.</source>
        <translation>Za brakujące lewy nic ci się nie zapisuje.</translation>
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
        <source>You lay two cards away.</source>
        <translation>Odkładasz dwie karty.</translation>
    </message>
    <message>
        <source>{name} lays two cards away.</source>
        <translation>{name} odkłada dwie karty.</translation>
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
        <source>You pass.</source>
        <translation>Pasujesz.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
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
        <source>On your r&amp;ight:</source>
        <translation>Po &amp;prawej:</translation>
    </message>
    <message>
        <source>The next match begins with these names.</source>
        <translation>Następna partia zacznie się z tymi imionami.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Not found on this page</source>
        <translation>Nie znaleziono na tej stronie</translation>
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
        <source>Search this page</source>
        <translation>Szukaj na tej stronie</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Strona przewodnika</translation>
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
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
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
        <source>&amp;Deals:</source>
        <translation>&amp;Rozdania:</translation>
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
        <source>Clara</source>
        <comment>the usual name of an opponent</comment>
        <translation>Klara</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Rules from a file</source>
        <translation>Zasady z pliku</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml *.yml *.json)</source>
        <translation>Profile zasad (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Two players have the same name; change one of them.</source>
        <translation>Dwoje graczy ma to samo imię; zmień jedno z&#xa0;nich.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules from a &amp;file…</source>
        <translation>Zasady z &amp;pliku…</translation>
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
        <source>On your &amp;right</source>
        <translation>Po pra&amp;wej</translation>
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
        <source>&amp;Pass</source>
        <translation>P&amp;as</translation>
    </message>
    <message>
        <source>You make no further call in this deal.</source>
        <translation>Nie licytujesz więcej w tym rozdaniu.</translation>
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
        <source>{name}: balance of this deal in whists {amount}</source>
        <translation>{name}: saldo tego rozdania w&#xa0;wistach {amount}</translation>
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
        <source>&amp;Back to the match</source>
        <translation>&amp;Z powrotem do partii</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Zapisane w arkuszu</translation>
    </message>
    <message>
        <source>Tricks: {split}</source>
        <translation>Lewy: {split}</translation>
    </message>
    <message>
        <source>&amp;Lay away</source>
        <translation>&amp;Odłóż</translation>
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
        <source>Choose one more card.</source>
        <translation>Wybierz jeszcze jedną kartę.</translation>
    </message>
    <message>
        <source>These two cards go out of play.</source>
        <translation>Te dwie karty wychodzą z gry.</translation>
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
        <source>The match was ended by agreement.</source>
        <translation>Partia zakończona za zgodą wszystkich.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Koniec partii.</translation>
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
        <source>&amp;Whist</source>
        <translation>Wis&amp;t</translation>
    </message>
    <message>
        <source>Ha&amp;lf-whist</source>
        <translation>Półw&amp;ist</translation>
    </message>
    <message>
        <source>You answer first.</source>
        <translation>Twoja odpowiedź jest pierwsza.</translation>
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
        <source>{file} cannot be played here:</source>
        <translation>Według pliku {file} nie da się tu grać:</translation>
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
        <source>With {others}: {allowed}</source>
        <translation>Przy {others}: {allowed}</translation>
    </message>
    <message>
        <source>This version does not play it.</source>
        <translation>Ta wersja programu tego nie obsługuje.</translation>
    </message>
    <message>
        <source>The list should hold {players}.</source>
        <translation>Na liście powinno być {players}.</translation>
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
        <source>A nine over misère ends the bidding; you can only pass.</source>
        <translation>Dziewiątka po mizerze kończy licytację; można tylko spasować.</translation>
    </message>
    <message>
        <source>Your misère was outbid; you can only pass.</source>
        <translation>Twój mizer został przelicytowany; można tylko spasować.</translation>
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
        <source>Lay exactly two cards away.</source>
        <translation>Odłóż dokładnie dwie karty.</translation>
    </message>
    <message>
        <source>You do not hold the {value}.</source>
        <translation>Nie masz tej karty: {value}.</translation>
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
        <source>balance {balance}</source>
        <translation>saldo {balance}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Rozdaje {name}.</translation>
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
        <source>Totals by player</source>
        <translation>Sumy graczy</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Wyniki rozdań</translation>
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
        <source>{name}, balance in whists: {value}</source>
        <translation>{name}, saldo w wistach: {value}</translation>
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
        <source>Whist or pass?</source>
        <translation>Wist czy pas?</translation>
    </message>
    <message>
        <source>{name} is to whist or pass.</source>
        <translation>{name} decyduje: wist czy pas.</translation>
    </message>
    <message>
        <source>Open or closed defence?</source>
        <translation>Obrona na widno czy na ciemno?</translation>
    </message>
    <message>
        <source>{name} chooses open or closed defence.</source>
        <translation>{name} wybiera obronę na widno lub na ciemno.</translation>
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
        <source>Table</source>
        <translation>Stół</translation>
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
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>Lewa w raspasach kosztuje %n punkt na górę.</numerusform>
            <numerusform>Lewa w raspasach kosztuje %n punkty na górę.</numerusform>
            <numerusform>Lewa w raspasach kosztuje %n punktów na górę.</numerusform>
        </translation>
    </message>
</context>
</TS>
