<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Preferans</source>
        <translation>Om Preferans</translation>
    </message>
    <message>
        <source>Preferans {version}</source>
        <translation>Preferans {version}</translation>
    </message>
    <message>
        <source>The card game of bidding, tricks and whists, for one person against bots.</source>
        <translation>Kortspelet med bud, stick och vistor, för en person mot datorspelare.</translation>
    </message>
    <message>
        <source>This program opens no network connection.</source>
        <translation>Programmet öppnar ingen nätverksanslutning.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence: use it, change it and pass it on, but without any warranty.</source>
        <translation>Det är fri programvara under MIT-licensen: använd det, ändra det och sprid det vidare, men utan någon garanti.</translation>
    </message>
    <message>
        <source>It is made with Qt {version}, which is used under the GNU Lesser General Public License, version 3. You may replace the Qt libraries by others of your own.</source>
        <translation>Det är gjort med Qt {version}, som används under GNU Lesser General Public License, version 3. Du får byta ut Qt-biblioteken mot egna.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>The running total of each player.</source>
        <translation>Varje spelares löpande summa.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pulja</translation>
    </message>
    <message>
        <source>Points of made contracts.</source>
        <translation>Poäng för klarade kontrakt.</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Gora</translation>
    </message>
    <message>
        <source>Penalty points.</source>
        <translation>Straffpoäng.</translation>
    </message>
    <message>
        <source>Missing to a pool of {target}, × {weight}</source>
        <translation>Saknas till pulja {target}, × {weight}</translation>
    </message>
    <message>
        <source>Missing pool points go on the mountain, surplus ones come off.</source>
        <translation>Poäng som saknas i puljan läggs på goran, överskott dras av.</translation>
    </message>
    <message>
        <source>Mountain to be settled</source>
        <translation>Gora att avräkna</translation>
    </message>
    <message>
        <source>The mountain with the missing pool points.</source>
        <translation>Goran med de puljapoäng som saknas.</translation>
    </message>
    <message>
        <source>Mountain part, × {price}</source>
        <translation>Goradelen, × {price}</translation>
    </message>
    <message>
        <source>Each point of the own mountain costs {price} whists.</source>
        <translation>Varje poäng på den egna goran kostar {price} vistor.</translation>
    </message>
    <message>
        <source>All mountains together, {sum}, divided by {players}.</source>
        <translation>Alla goror tillsammans, {sum}, delat med {players}.</translation>
    </message>
    <message>
        <source>Mean of the mountains</source>
        <translation>Medelgora</translation>
    </message>
    <message>
        <source>Mean less own mountain</source>
        <translation>Medelgora minus egen gora</translation>
    </message>
    <message>
        <source>A mountain below the mean gains, one above it loses.</source>
        <translation>En gora under medelvärdet vinner, en över det förlorar.</translation>
    </message>
    <message>
        <source>Each point of the line above is {price} whists.</source>
        <translation>Varje poäng på raden ovanför är {price} vistor.</translation>
    </message>
    <message>
        <source>Whists on the others</source>
        <translation>Vistor på de andra</translation>
    </message>
    <message>
        <source>Whists of the others</source>
        <translation>De andras vistor</translation>
    </message>
    <message>
        <source>What the others have written on the player.</source>
        <translation>Vad de andra har skrivit på spelaren.</translation>
    </message>
    <message>
        <source>Whist part</source>
        <translation>Vistdelen</translation>
    </message>
    <message>
        <source>The two lines above together.</source>
        <translation>De två raderna ovanför tillsammans.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>{number} on {name}</source>
        <translation>{number} på {name}</translation>
    </message>
    <message>
        <source>Result, exactly</source>
        <translation>Resultat, exakt</translation>
    </message>
    <message>
        <source>Everything together, in whists.</source>
        <translation>Allt tillsammans, i vistor.</translation>
    </message>
    <message>
        <source>Result in whole whists</source>
        <translation>Resultat i hela vistor</translation>
    </message>
    <message>
        <source>Rounded so that the sum stays the same.</source>
        <translation>Avrundat så att summan förblir densamma.</translation>
    </message>
    <message>
        <source>Against the mean</source>
        <translation>Mot medelvärdet</translation>
    </message>
    <message>
        <source>The results less their mean: this line sums to zero.</source>
        <translation>Resultaten minus deras medelvärde: raden har summan noll.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <comment>the suit by itself</comment>
        <translation>spader</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>the suit by itself</comment>
        <translation>klöver</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>the suit by itself</comment>
        <translation>ruter</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>the suit by itself</comment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <translation>tio</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <translation>knekt</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <translation>dam</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <translation>kung</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <translation>ess</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in: seven of spades</comment>
        <translation>spader</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in: seven of clubs</comment>
        <translation>klöver</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in: seven of diamonds</comment>
        <translation>ruter</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in: seven of hearts</comment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misär</translation>
    </message>
    <message>
        <source>six</source>
        <comment>level of a contract</comment>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>level of a contract</comment>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>level of a contract</comment>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>level of a contract</comment>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>level of a contract</comment>
        <translation>tio</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in: six spades</comment>
        <translation>spader</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in: six clubs</comment>
        <translation>klöver</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in: six diamonds</comment>
        <translation>ruter</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in: six hearts</comment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>no trump</source>
        <comment>in: six no trump</comment>
        <translation>utan trumf</translation>
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
        <translation>visas efter given</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Inga kort har delats ut än.</translation>
    </message>
    <message>
        <source>You chose the cards of this deal by their number.</source>
        <translation>Du valde den här givens kort genom deras nummer.</translation>
    </message>
    <message>
        <source>This deal is being played; number and salt are told when it is over.</source>
        <translation>Given pågår; nummer och salt visas när den är slut.</translation>
    </message>
    <message>
        <source>Right: number and salt give exactly what was shown before the deal. No card was changed.</source>
        <translation>Rätt: nummer och salt ger exakt det som visades före given. Inget kort har ändrats.</translation>
    </message>
    <message>
        <source>Wrong: number and salt do not give what was shown before the deal. The record of this match was changed.</source>
        <translation>Fel: nummer och salt ger inte det som visades före given. Partiets uppgifter har ändrats.</translation>
    </message>
    <message>
        <source>Check the dealing</source>
        <translation>Kontrollera given</translation>
    </message>
    <message>
        <source>Before each deal the program draws a number, which fixes all cards, and shows a seal of it that nobody can foresee or undo. After the deal it tells the number and the salt, and anybody can make the seal again.</source>
        <translation>Före varje giv drar programmet ett nummer som bestämmer alla kort, och visar ett sigill av det som ingen kan förutse eller göra ogjort. Efter given visas numret och saltet, och vem som helst kan göra om sigillet.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>&amp;Deal:</source>
        <translation>&amp;Giv:</translation>
    </message>
    <message>
        <source>&amp;Seal shown before:</source>
        <translation>&amp;Visat sigill:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Nummer:</translation>
    </message>
    <message>
        <source>S&amp;alt:</source>
        <translation>&amp;Salt:</translation>
    </message>
    <message>
        <source>&amp;Check it yourself:</source>
        <translation>&amp;Kontrollera själv:</translation>
    </message>
    <message>
        <source>Copy the &amp;line</source>
        <translation>Kopiera &amp;raden</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;täng</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Hitta kommando</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Skriv några bokstäver</translation>
    </message>
    <message>
        <source>Letters of the command</source>
        <translation>Bokstäver i kommandot</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandon</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Drag</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>&amp;Läs upp</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Anpassa</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>&amp;Animationshastighet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nytt parti…</translation>
    </message>
    <message>
        <source>Choose rules and names and begin a new match</source>
        <translation>Välj regler och namn och börja ett nytt parti</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öppna…</translation>
    </message>
    <message>
        <source>Open a match from a file</source>
        <translation>Öppna ett parti från en fil</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>Sparade &amp;partier…</translation>
    </message>
    <message>
        <source>Go on with a match that is kept here</source>
        <translation>Fortsätt ett parti som finns sparat här</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Spara en kopia…</translation>
    </message>
    <message>
        <source>Write this match to a file; it is always saved here anyway</source>
        <translation>Skriv partiet till en fil; här är det ändå alltid sparat</translation>
    </message>
    <message>
        <source>Next d&amp;eal</source>
        <translation>Nästa &amp;giv</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dela ut korten</translation>
    </message>
    <message>
        <source>&amp;Deal number…</source>
        <translation>Gi&amp;vnummer…</translation>
    </message>
    <message>
        <source>Choose the cards of the next deal by their number</source>
        <translation>Välj korten i nästa giv genom deras nummer</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>Spela given &amp;igen</translation>
    </message>
    <message>
        <source>Play the cards of this deal once more; the match waits</source>
        <translation>Spela samma kort en gång till; partiet väntar</translation>
    </message>
    <message>
        <source>&amp;Print sheet…</source>
        <translation>S&amp;kriv ut protokoll…</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Skriv ut protokollet</translation>
    </message>
    <message>
        <source>E&amp;xport sheet as PDF…</source>
        <translation>&amp;Exportera som PDF…</translation>
    </message>
    <message>
        <source>Write the score sheet to a PDF file</source>
        <translation>Skriv protokollet till en PDF-fil</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;täng</translation>
    </message>
    <message>
        <source>Close this window; the match is saved</source>
        <translation>Stäng fönstret; partiet är sparat</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>Leave the program; the match is saved</source>
        <translation>Lämna programmet; partiet är sparat</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Take back your last decision in this deal</source>
        <translation>Ta tillbaka ditt senaste beslut i given</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Make the decision again that you took back</source>
        <translation>Gör om beslutet som du tog tillbaka</translation>
    </message>
    <message>
        <source>&amp;Claim…</source>
        <translation>&amp;Begär stick…</translation>
    </message>
    <message>
        <source>Show your hand and say how the other tricks will fall</source>
        <translation>Visa handen och säg hur resten av sticken fördelas</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>Go&amp;dta</translation>
    </message>
    <message>
        <source>Agree to what is proposed</source>
        <translation>Gå med på det som föreslås</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>Avs&amp;lå</translation>
    </message>
    <message>
        <source>Do not agree; the play goes on</source>
        <translation>Gå inte med på det; spelet fortsätter</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Senaste sticket</translation>
    </message>
    <message>
        <source>Look at the last trick once more</source>
        <translation>Titta på det senaste sticket en gång till</translation>
    </message>
    <message>
        <source>&amp;End the match early…</source>
        <translation>&amp;Avsluta i förtid…</translation>
    </message>
    <message>
        <source>Propose to settle the sheet as it stands, between two deals</source>
        <translation>Föreslå att protokollet avräknas som det står, mellan två givar</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation>Visa eller dölj protokollet</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Lo&amp;gg</translation>
    </message>
    <message>
        <source>Show or hide what has happened, in sentences</source>
        <translation>Visa eller dölj vad som har hänt, i meningar</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nästa del</translation>
    </message>
    <message>
        <source>Move the focus to the next part of the window</source>
        <translation>Flytta fokus till nästa del av fönstret</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>Fill the whole screen, or stop doing so</source>
        <translation>Fyll hela skärmen, eller sluta med det</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>&amp;Menyrad</translation>
    </message>
    <message>
        <source>Show or hide the menu bar; the same key brings it back</source>
        <translation>Visa eller dölj menyraden; samma tangent tar fram den igen</translation>
    </message>
    <message>
        <source>&amp;Situation</source>
        <translation>&amp;Läget</translation>
    </message>
    <message>
        <source>Say whose turn it is and what is played</source>
        <translation>Säg vems tur det är och vad som spelas</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Handen</translation>
    </message>
    <message>
        <source>Say which cards you hold</source>
        <translation>Säg vilka kort du har</translation>
    </message>
    <message>
        <source>&amp;Trick</source>
        <translation>&amp;Sticket</translation>
    </message>
    <message>
        <source>Say which cards lie on the table</source>
        <translation>Säg vilka kort som ligger på bordet</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>S&amp;tällningen</translation>
    </message>
    <message>
        <source>Say how the score stands</source>
        <translation>Säg hur poängen står</translation>
    </message>
    <message>
        <source>&amp;No animation</source>
        <translation>&amp;Ingen animation</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Mycket snabb</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <translation>&amp;Snabb</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;Lugn</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <translation>Ma&amp;klig</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Hur fort korten rör sig</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>Programmets språk</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>&amp;Systemets språk</translation>
    </message>
    <message>
        <source>&amp;Deck and table…</source>
        <translation>&amp;Kort och bord…</translation>
    </message>
    <message>
        <source>Choose cards, cloth and colours</source>
        <translation>Välj kort, duk och färger</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>Set the program to your taste</source>
        <translation>Ställ in programmet efter din smak</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>&amp;Regler för partiet</translation>
    </message>
    <message>
        <source>Read the rules as they are played here</source>
        <translation>Läs reglerna som de spelas här</translation>
    </message>
    <message>
        <source>&amp;How to use the program</source>
        <translation>&amp;Så används programmet</translation>
    </message>
    <message>
        <source>Read about mouse, keys, saving and fairness</source>
        <translation>Läs om mus, tangenter, sparande och rättvis giv</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Kortkommandon</translation>
    </message>
    <message>
        <source>See every key and what it does</source>
        <translation>Se alla tangenter och vad de gör</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Hitta kommando…</translation>
    </message>
    <message>
        <source>Type a few letters of a command and run it</source>
        <translation>Skriv några bokstäver i ett kommando och kör det</translation>
    </message>
    <message>
        <source>Check the &amp;dealing…</source>
        <translation>Kontrollera &amp;given…</translation>
    </message>
    <message>
        <source>Make sure that no card was changed after the deal</source>
        <translation>Förvissa dig om att inget kort ändrats efter given</translation>
    </message>
    <message>
        <source>Copy diagnostic &amp;text</source>
        <translation>Kopiera &amp;felsökningstext</translation>
    </message>
    <message>
        <source>Copy a few lines about this computer for a report of a fault</source>
        <translation>Kopiera några rader om datorn till en felrapport</translation>
    </message>
    <message>
        <source>&amp;About Preferans</source>
        <translation>&amp;Om Preferans</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version och licens</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stick</numerusform>
            <numerusform>%n stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whist(s)</source>
        <translation>
            <numerusform>%n vist</numerusform>
            <numerusform>%n vistor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>The largest number is {largest}.</source>
        <translation>Det största numret är {largest}.</translation>
    </message>
    <message>
        <source>Whoever has seen a deal with this number knows its cards.</source>
        <translation>Den som har sett en giv med detta nummer känner till korten.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Givnummer</translation>
    </message>
    <message>
        <source>The same number always gives the same cards, on every computer and for ever. The number you type is used for the next deal.</source>
        <translation>Samma nummer ger alltid samma kort, på varje dator och för all framtid. Numret du skriver används för nästa giv.</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Nummer:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;Use this number</source>
        <translation>An&amp;vänd numret</translation>
    </message>
</context>
<context>
    <name>DealsModel</name>
    <message>
        <source>result</source>
        <translation>resultat</translation>
    </message>
    <message>
        <source>Deal {number}, {column}: {value}</source>
        <translation>Giv {number}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n kort på handen</numerusform>
            <numerusform>%n kort på handen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>You write {whists}, and the contract counts as made.</source>
        <translation>Du skriver {whists}, och kontraktet räknas som klarat.</translation>
    </message>
    <message>
        <source>You write {whists} without play, unless {name} whists after all. Then you are out.</source>
        <translation>Du skriver {whists} utan spel, om inte {name} whistar ändå. Då är du ute.</translation>
    </message>
    <message>
        <source>{name} whists alone, and you owe nothing.</source>
        <translation>{name} whistar ensam, och du har inget krav på dig.</translation>
    </message>
    <message>
        <source>You owe nothing. {name} is asked next.</source>
        <translation>Du har inget krav på dig. {name} tillfrågas härnäst.</translation>
    </message>
    <message>
        <source>The half-whist stands: {name} writes {whists}.</source>
        <translation>Halvwhisten gäller: {name} skriver {whists}.</translation>
    </message>
    <message>
        <source>{name} makes the contract without play: {points}.</source>
        <translation>{name} klarar kontraktet utan spel: {points}.</translation>
    </message>
    <message>
        <source>After the first card both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Efter första kortet ligger båda händerna öppna, och du spelar även korten för {name}.</translation>
    </message>
    <message>
        <source>Both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Båda händerna ligger öppna, och du spelar även korten för {name}.</translation>
    </message>
    <message>
        <source>No hand is shown: {name} plays without your help.</source>
        <translation>Ingen hand visas: {name} spelar utan din hjälp.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} och {other}</translation>
    </message>
    <message>
        <source>If {name} whists too, you two owe {tricks} together.</source>
        <translation>Om även {name} whistar ska ni ta {tricks} tillsammans.</translation>
    </message>
    <message>
        <source>You two owe {tricks} together.</source>
        <translation>Ni ska ta {tricks} tillsammans.</translation>
    </message>
    <message>
        <source>{name} answers for that.</source>
        <translation>Det svarar {name} för.</translation>
    </message>
    <message>
        <source>You share by halves what is missing.</source>
        <translation>Ni delar lika på det som saknas.</translation>
    </message>
    <message>
        <source>You answer for that.</source>
        <translation>Det svarar du för.</translation>
    </message>
    <message>
        <source>You answer for {tricks} of these.</source>
        <translation>Du svarar för {tricks} av dem.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {tricks} alone, or you retreat to half-whist.</source>
        <translation>Om {name} passar ska du ta {tricks} ensam, eller gå ner till halvwhist.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {tricks} alone.</source>
        <translation>Om {name} passar ska du ta {tricks} ensam.</translation>
    </message>
    <message>
        <source>You take the whist back from {name}: the contract is played.</source>
        <translation>Du återtar whisten från {name}: kontraktet spelas.</translation>
    </message>
    <message>
        <source>If tricks are missing, nothing is written against you.</source>
        <translation>Om stick saknas skrivs inget mot dig.</translation>
    </message>
    <message>
        <source>You owe {tricks}, all by yourself.</source>
        <translation>Du ska ta {tricks}, helt på egen hand.</translation>
    </message>
    <message>
        <source>Each missing trick costs you two {points} together.</source>
        <translation>Varje stick som saknas kostar er {points} tillsammans.</translation>
    </message>
    <message>
        <source>Each missing trick puts {points} on your mountain.</source>
        <translation>Varje stick som saknas ger {points} på din gora.</translation>
    </message>
    <message>
        <source>Each missing trick costs you {points}.</source>
        <translation>Varje stick som saknas kostar dig {points}.</translation>
    </message>
    <message>
        <source>Each trick you take brings {whists}.</source>
        <translation>Varje stick du tar ger {whists}.</translation>
    </message>
    <message>
        <source>Each trick of the defence brings you {whists}.</source>
        <translation>Varje stick för försvaret ger dig {whists}.</translation>
    </message>
    <message>
        <source>You share the whists: {whists} a trick.</source>
        <translation>Ni delar på vistorna: {whists} per stick.</translation>
    </message>
    <message>
        <source>If the contract fails, you share the whists: {whists} a trick.</source>
        <translation>Om kontraktet går bet delar ni på vistorna: {whists} per stick.</translation>
    </message>
    <message>
        <source>For each trick that {name} falls short you write {whists}.</source>
        <translation>För varje stick som {name} saknar skriver du {whists}.</translation>
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
        <translation>{name} skriver {amount} på dig:</translation>
    </message>
    <message>
        <source>You write {amount} on {other}:</source>
        <translation>Du skriver {amount} på {other}:</translation>
    </message>
    <message>
        <source>{name} writes {amount} on {other}:</source>
        <translation>{name} skriver {amount} på {other}:</translation>
    </message>
    <message>
        <source>You get {amount} in the pool:</source>
        <translation>Du får {amount} i puljan:</translation>
    </message>
    <message>
        <source>{name} gets {amount} in the pool:</source>
        <translation>{name} får {amount} i puljan:</translation>
    </message>
    <message>
        <source>Your total changes by {amount}:</source>
        <translation>Din summa ändras med {amount}:</translation>
    </message>
    <message>
        <source>The total of {name} changes by {amount}:</source>
        <translation>Summan för {name} ändras med {amount}:</translation>
    </message>
    <message>
        <source>You take {amount} off your mountain:</source>
        <translation>Du drar av {amount} från din gora:</translation>
    </message>
    <message>
        <source>{name} takes {amount} off the mountain:</source>
        <translation>{name} drar av {amount} från goran:</translation>
    </message>
    <message>
        <source>You get {amount} on the mountain:</source>
        <translation>Du får {amount} på goran:</translation>
    </message>
    <message>
        <source>{name} gets {amount} on the mountain:</source>
        <translation>{name} får {amount} på goran:</translation>
    </message>
    <message>
        <source>contract made.</source>
        <translation>klarat kontrakt.</translation>
    </message>
    <message>
        <source>nobody whisted.</source>
        <translation>ingen whistade.</translation>
    </message>
    <message>
        <source>the half-whist stands.</source>
        <translation>halvwhisten gäller.</translation>
    </message>
    <message>
        <source>{tricks} short, {price} each.</source>
        <translation>{tricks} saknas, {price} per stick.</translation>
    </message>
    <message>
        <source>{tricks} taken, {price} each.</source>
        <translation>för {tricks}, {price} per stick.</translation>
    </message>
    <message>
        <source>half of {tricks}, {price} each.</source>
        <translation>hälften av {tricks}, {price} per stick.</translation>
    </message>
    <message>
        <source>half-whist, {tricks} at {price}.</source>
        <translation>halvwhist, {tricks} à {price}.</translation>
    </message>
    <message>
        <source>consolation, declarer {tricks} short, {price} each.</source>
        <translation>konsolation, spelföraren saknar {tricks}, {price} per stick.</translation>
    </message>
    <message>
        <source>consolation of the half-whister, {tricks} at {price}.</source>
        <translation>halvwhistarens konsolation, {tricks} à {price}.</translation>
    </message>
    <message>
        <source>consolation of the passer, {tricks} at {price}.</source>
        <translation>passarens konsolation, {tricks} à {price}.</translation>
    </message>
    <message>
        <source>whist short by {tricks}, {price} each.</source>
        <translation>whisten saknar {tricks}, {price} per stick.</translation>
    </message>
    <message>
        <source>misère without a trick.</source>
        <translation>misär utan stick.</translation>
    </message>
    <message>
        <source>misère with {tricks}, {price} each.</source>
        <translation>misär med {tricks}, {price} per stick.</translation>
    </message>
    <message>
        <source>raspasy, {tricks} counted, {price} each.</source>
        <translation>raspasy, {tricks} räknas, {price} per stick.</translation>
    </message>
    <message>
        <source>raspasy, fewest tricks.</source>
        <translation>raspasy, lägst antal stick.</translation>
    </message>
    <message>
        <source>raspasy without a trick.</source>
        <translation>raspasy utan stick.</translation>
    </message>
    <message>
        <source>the sitting dealer&apos;s point at raspasy.</source>
        <translation>poäng i raspasy för givaren som står över.</translation>
    </message>
    <message>
        <source>help from {helper}.</source>
        <translation>hjälp från {helper}.</translation>
    </message>
    <message>
        <source>help with {points}, {price} each.</source>
        <translation>hjälp med {points}, {price} per poäng.</translation>
    </message>
    <message>
        <source>all pools that could take it are closed.</source>
        <translation>alla puljor som kunde ta emot är fulla.</translation>
    </message>
    <message>
        <source>the rest of an award that no pool could take.</source>
        <translation>resten av en vinst som ingen pulja kunde ta emot.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation>Giv {number}: du ger.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation>Giv {number}: {name} ger.</translation>
    </message>
    <message>
        <source>All pass: raspasy. Everybody avoids tricks.</source>
        <translation>Alla passar: raspasy. Alla undviker stick.</translation>
    </message>
    <message>
        <source>You take the talon: {cards}.</source>
        <translation>Du tar talongen: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the talon: {cards}.</source>
        <translation>{name} tar talongen: {cards}.</translation>
    </message>
    <message>
        <source>You lay two cards away.</source>
        <translation>Du lägger bort två kort.</translation>
    </message>
    <message>
        <source>{name} lays two cards away.</source>
        <translation>{name} lägger bort två kort.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Du spelar {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} spelar {contract}.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Du bjuder {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} bjuder {contract}.</translation>
    </message>
    <message>
        <source>You match the bid: here.</source>
        <translation>Du övertar budet: här.</translation>
    </message>
    <message>
        <source>{name} matches the bid: here.</source>
        <translation>{name} övertar budet: här.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passar.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passar.</translation>
    </message>
    <message>
        <source>You offer half-whist.</source>
        <translation>Du erbjuder halvwhist.</translation>
    </message>
    <message>
        <source>{name} offers half-whist.</source>
        <translation>{name} erbjuder halvwhist.</translation>
    </message>
    <message>
        <source>You take the whist back: the contract is played.</source>
        <translation>Du återtar whisten: kontraktet spelas.</translation>
    </message>
    <message>
        <source>{name} takes the whist back: the contract is played.</source>
        <translation>{name} återtar whisten: kontraktet spelas.</translation>
    </message>
    <message>
        <source>You whist.</source>
        <translation>Du whistar.</translation>
    </message>
    <message>
        <source>{name} whists.</source>
        <translation>{name} whistar.</translation>
    </message>
    <message>
        <source>You pass the whist.</source>
        <translation>Du säger pass till whist.</translation>
    </message>
    <message>
        <source>{name} passes the whist.</source>
        <translation>{name} säger pass till whist.</translation>
    </message>
    <message>
        <source>You defend in the open and play both hands.</source>
        <translation>Du försvarar öppet och spelar båda händerna.</translation>
    </message>
    <message>
        <source>{name} defends in the open and plays both hands.</source>
        <translation>{name} försvarar öppet och spelar båda händerna.</translation>
    </message>
    <message>
        <source>You defend with closed hands.</source>
        <translation>Du försvarar dolt.</translation>
    </message>
    <message>
        <source>{name} defends with closed hands.</source>
        <translation>{name} försvarar dolt.</translation>
    </message>
    <message>
        <source>Your hand is laid open: {cards}.</source>
        <translation>Din hand läggs upp: {cards}.</translation>
    </message>
    <message>
        <source>The hand of {name} is laid open: {cards}.</source>
        <translation>{name} lägger upp handen: {cards}.</translation>
    </message>
    <message>
        <source>The talon shows the {card}: that suit is led.</source>
        <translation>Talongen visar {card}: det är utspelsfärgen.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Du spelar {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} spelar {card}.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Du tar stick {number}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} tar stick {number}.</translation>
    </message>
    <message>
        <source>You show your hand and claim: {split}.</source>
        <translation>Du visar handen och begär stick: {split}.</translation>
    </message>
    <message>
        <source>{name} shows the hand and claims: {split}.</source>
        <translation>{name} visar handen och begär stick: {split}.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>Du godtar.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} godtar.</translation>
    </message>
    <message>
        <source>You do not agree.</source>
        <translation>Du avslår.</translation>
    </message>
    <message>
        <source>{name} does not agree.</source>
        <translation>{name} avslår.</translation>
    </message>
    <message>
        <source>You propose to end the match here.</source>
        <translation>Du föreslår att partiet avslutas här.</translation>
    </message>
    <message>
        <source>{name} proposes to end the match here.</source>
        <translation>{name} föreslår att partiet avslutas här.</translation>
    </message>
    <message>
        <source>The match is over: {results}.</source>
        <translation>Partiet är slut: {results}.</translation>
    </message>
    <message>
        <source>You make {contract} without play.</source>
        <translation>Du klarar {contract} utan spel.</translation>
    </message>
    <message>
        <source>{name} makes {contract} without play.</source>
        <translation>{name} klarar {contract} utan spel.</translation>
    </message>
    <message>
        <source>You make the misère.</source>
        <translation>Du klarar misären.</translation>
    </message>
    <message>
        <source>{name} makes the misère.</source>
        <translation>{name} klarar misären.</translation>
    </message>
    <message>
        <source>Your misère is caught: {tricks}.</source>
        <translation>Du går bet på misären: {tricks}.</translation>
    </message>
    <message>
        <source>The misère of {name} is caught: {tricks}.</source>
        <translation>{name} går bet på misären: {tricks}.</translation>
    </message>
    <message>
        <source>Raspasy is over: {split}.</source>
        <translation>Raspasyn är slut: {split}.</translation>
    </message>
    <message>
        <source>You make {contract} with {tricks}.</source>
        <translation>Du klarar {contract} med {tricks}.</translation>
    </message>
    <message>
        <source>{name} makes {contract} with {tricks}.</source>
        <translation>{name} klarar {contract} med {tricks}.</translation>
    </message>
    <message>
        <source>You fail in {contract} with {tricks}.</source>
        <translation>Du går bet på {contract} med {tricks}.</translation>
    </message>
    <message>
        <source>{name} fails in {contract} with {tricks}.</source>
        <translation>{name} går bet på {contract} med {tricks}.</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Allmänt</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Språk:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Systemets språk</translation>
    </message>
    <message>
        <source>Names at the table</source>
        <translation>Namn vid bordet</translation>
    </message>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Du:</translation>
    </message>
    <message>
        <source>On your l&amp;eft:</source>
        <translation>Till &amp;vänster:</translation>
    </message>
    <message>
        <source>On your r&amp;ight:</source>
        <translation>Till &amp;höger:</translation>
    </message>
    <message>
        <source>The next match begins with these names.</source>
        <translation>Nästa parti börjar med dessa namn.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Not found on this page</source>
        <translation>Finns inte på sidan</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Handbok</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Bakåt</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Framåt</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Skriv ut…</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Sök på sidan</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Sida i handboken</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the match</source>
        <translation>Partiets logg</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Deck and table</source>
        <translation>Kort och bord</translation>
    </message>
    <message>
        <source>How cards and table will look</source>
        <translation>Så kommer kort och bord att se ut</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>a table cloth</comment>
        <translation>Grön</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>a table cloth</comment>
        <translation>Vinröd</translation>
    </message>
    <message>
        <source>Navy</source>
        <comment>a table cloth</comment>
        <translation>Marinblå</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>a table cloth</comment>
        <translation>Papper</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>the back of a card</comment>
        <translation>Galler</translation>
    </message>
    <message>
        <source>Rays</source>
        <comment>the back of a card</comment>
        <translation>Strålar</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>the back of a card</comment>
        <translation>Fjäll</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <comment>the back of a card</comment>
        <translation>Vinklar</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Duk på bordet</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Kortens baksida</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Färgtema:</translation>
    </message>
    <message>
        <source>Co&amp;ntrast:</source>
        <translation>&amp;Kontrast:</translation>
    </message>
    <message>
        <source>Cloth:</source>
        <translation>Duk:</translation>
    </message>
    <message>
        <source>Back:</source>
        <translation>Baksida:</translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation>&amp;Bokstäver:</translation>
    </message>
    <message>
        <source>&amp;Four colours, one for each suit</source>
        <translation>F&amp;yrfärgad lek, en kulör för varje färg</translation>
    </message>
    <message>
        <source>Large &amp;signs in the corners</source>
        <translation>S&amp;tora tecken i hörnen</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Som i systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hög</translation>
    </message>
    <message>
        <source>English: {letters}</source>
        <translation>Engelska: {letters}</translation>
    </message>
    <message>
        <source>Russian: {letters}</source>
        <translation>Ryska: {letters}</translation>
    </message>
    <message>
        <source>Swedish: {letters}</source>
        <translation>Svenska: {letters}</translation>
    </message>
    <message>
        <source>Polish: {letters}</source>
        <translation>Polska: {letters}</translation>
    </message>
    <message>
        <source>French: {letters}</source>
        <translation>Franska: {letters}</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Som i språket</translation>
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
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Verktygsfält</translation>
    </message>
</context>
<context>
    <name>MatchControl</name>
    <message>
        <source>You take your last decision back.</source>
        <translation>Du tar tillbaka ditt senaste beslut.</translation>
    </message>
    <message>
        <source>{name} takes the last decision back.</source>
        <translation>{name} tar tillbaka det senaste beslutet.</translation>
    </message>
    <message>
        <source>End the match here?</source>
        <translation>Avsluta partiet här?</translation>
    </message>
    <message>
        <source>{name} considers ending the match.</source>
        <translation>{name} funderar på att avsluta partiet.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
    <message>
        <source>Deal {number}:</source>
        <translation>Giv {number}:</translation>
    </message>
</context>
<context>
    <name>MatchLength</name>
    <message>
        <source>Pool:</source>
        <translation>Pulja:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Givar:</translation>
    </message>
    <message>
        <source>&amp;Other</source>
        <translation>&amp;Annan</translation>
    </message>
    <message>
        <source>Points in the pool for each player</source>
        <translation>Poäng i puljan för varje spelare</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>not known</source>
        <translation>okända</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>skadat</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>avslutat</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>pågår</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>Go &amp;on with it</source>
        <translation>F&amp;ortsätt spela</translation>
    </message>
    <message>
        <source>No match is kept yet. Begin one with New match.</source>
        <translation>Inget parti är sparat än. Börja ett med Nytt parti.</translation>
    </message>
    <message>
        <source>This match cannot be read any more: {problem}</source>
        <translation>Partiet går inte längre att läsa: {problem}</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Ta bort partiet</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Ta bort partiet för gott?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behåll</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Sparade partier</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Senast spelat</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Ta &amp;bort…</translation>
    </message>
    <message>
        <source>Write to a &amp;file…</source>
        <translation>Skriv till &amp;fil…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <comment>the name of the person on the score sheet</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Boris</source>
        <comment>the usual name of an opponent</comment>
        <translation>Boris</translation>
    </message>
    <message>
        <source>Clara</source>
        <comment>the usual name of an opponent</comment>
        <translation>Clara</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Rules from a file</source>
        <translation>Regler från fil</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml *.yml *.json)</source>
        <translation>Regelprofiler (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Two players have the same name; change one of them.</source>
        <translation>Två spelare har samma namn; ändra det ena.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules from a &amp;file…</source>
        <translation>Regler från &amp;fil…</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Du</translation>
    </message>
    <message>
        <source>On your &amp;left</source>
        <translation>Till &amp;vänster</translation>
    </message>
    <message>
        <source>On your &amp;right</source>
        <translation>Till &amp;höger</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Av&amp;bryt</translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;Starta partiet</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>You</source>
        <comment>at the head of a row</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>{contract}, the standing bid</source>
        <translation>{contract}, det gällande budet</translation>
    </message>
    <message>
        <source>M&amp;isère</source>
        <translation>&amp;Misär</translation>
    </message>
    <message>
        <source>Take no trick at all.</source>
        <translation>Ta inget stick alls.</translation>
    </message>
    <message>
        <source>H&amp;ere</source>
        <translation>Hä&amp;r</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pass</translation>
    </message>
    <message>
        <source>You make no further call in this deal.</source>
        <translation>Du bjuder inte mer i den här given.</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Ingen har bjudit än</translation>
    </message>
    <message>
        <source>It is your call.</source>
        <translation>Din tur att bjuda.</translation>
    </message>
    <message>
        <source>The bid stays at {contract}, and you hold it.</source>
        <translation>Budet står kvar på {contract} och blir ditt.</translation>
    </message>
    <message>
        <source>{name} holds the bid at {contract}</source>
        <translation>{name} har budet {contract}</translation>
    </message>
    <message>
        <source>You won the bidding at {contract}</source>
        <translation>Du vann budgivningen på {contract}</translation>
    </message>
    <message>
        <source>Name your contract: this one or a higher one.</source>
        <translation>Välj kontrakt: detta eller ett högre.</translation>
    </message>
    <message>
        <source>&amp;Play this contract</source>
        <translation>S&amp;pela kontraktet</translation>
    </message>
    <message>
        <source>&amp;Play {contract}</source>
        <translation>S&amp;pela {contract}</translation>
    </message>
    <message>
        <source>Further tricks: {name}</source>
        <translation>Fler stick: {name}</translation>
    </message>
    <message>
        <source>One less: {what}</source>
        <translation>Ett färre: {what}</translation>
    </message>
    <message>
        <source>One more: {what}</source>
        <translation>Ett till: {what}</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>tricks of a player</comment>
        <translation>tagna</translation>
    </message>
    <message>
        <source>further</source>
        <comment>tricks of a player</comment>
        <translation>fler</translation>
    </message>
    <message>
        <source>together</source>
        <comment>tricks of a player</comment>
        <translation>totalt</translation>
    </message>
    <message>
        <source>If all agree: {outcome}</source>
        <translation>Om alla godtar: {outcome}</translation>
    </message>
    <message>
        <source>&amp;Claim</source>
        <translation>&amp;Begär</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>Spela v&amp;idare</translation>
    </message>
    <message>
        <source>I take the rest</source>
        <translation>Jag tar resten</translation>
    </message>
    <message>
        <source>The rest to {name}</source>
        <translation>Resten till {name}</translation>
    </message>
    <message>
        <source>Still to come: {tricks}. Your hand will be shown.</source>
        <translation>Återstår: {tricks}. Din hand visas.</translation>
    </message>
    <message>
        <source>How shall the rest be shared?</source>
        <translation>Hur ska resten fördelas?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Godta</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>Avs&amp;lå</translation>
    </message>
    <message>
        <source>Play goes on with the hand of the claim open.</source>
        <translation>Spelet fortsätter, och den visade handen ligger kvar öppen.</translation>
    </message>
    <message>
        <source>{name} makes a claim</source>
        <translation>{name} begär stick</translation>
    </message>
    <message>
        <source>balance in whists</source>
        <translation>saldo i vistor</translation>
    </message>
    <message>
        <source>{name}: balance of this deal in whists {amount}</source>
        <translation>{name}: givens saldo i vistor {amount}</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Titta på bordet</translation>
    </message>
    <message>
        <source>Se&amp;ttlement</source>
        <translation>Slut&amp;räkning</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nästa giv</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>Till&amp;baka till partiet</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Skrivet i protokollet</translation>
    </message>
    <message>
        <source>Tricks: {split}</source>
        <translation>Stick: {split}</translation>
    </message>
    <message>
        <source>&amp;Lay away</source>
        <translation>&amp;Lägg bort</translation>
    </message>
    <message>
        <source>You play misère</source>
        <translation>Du spelar misär</translation>
    </message>
    <message>
        <source>Choose two cards to lay away.</source>
        <translation>Välj två kort att lägga bort.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Välj ett kort till.</translation>
    </message>
    <message>
        <source>These two cards go out of play.</source>
        <translation>Dessa två kort går ur spel.</translation>
    </message>
    <message>
        <source>{name}, {line}: {number}</source>
        <translation>{name}, {line}: {number}</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nytt parti…</translation>
    </message>
    <message>
        <source>Save &amp;copy…</source>
        <translation>Spara &amp;kopia…</translation>
    </message>
    <message>
        <source>How the result comes about</source>
        <translation>Så räknas resultatet fram</translation>
    </message>
    <message>
        <source>The match was ended by agreement.</source>
        <translation>Partiet avslutades i samförstånd.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
    <message>
        <source>You win with {amount} whists</source>
        <translation>Du vinner med {amount} vistor</translation>
    </message>
    <message>
        <source>{name} wins with {amount} whists</source>
        <translation>{name} vinner med {amount} vistor</translation>
    </message>
    <message>
        <source>{players} share the first place with {amount} whists</source>
        <translation>{players} delar första platsen med {amount} vistor</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>Avsluta &amp;partiet</translation>
    </message>
    <message>
        <source>If all agree, the match is settled in whists as it stands:</source>
        <translation>Om alla godtar avräknas partiet i vistor som det står:</translation>
    </message>
    <message>
        <source>&amp;Whist</source>
        <translation>&amp;Whist</translation>
    </message>
    <message>
        <source>Ha&amp;lf-whist</source>
        <translation>Ha&amp;lvwhist</translation>
    </message>
    <message>
        <source>You answer first.</source>
        <translation>Du svarar först.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öppet</translation>
    </message>
    <message>
        <source>&amp;Closed</source>
        <translation>D&amp;olt</translation>
    </message>
    <message>
        <source>You whist alone. How do you defend?</source>
        <translation>Du whistar ensam. Hur försvarar du?</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>here</source>
        <translation>här</translation>
    </message>
    <message>
        <source>whist</source>
        <translation>whist</translation>
    </message>
    <message>
        <source>half-whist</source>
        <translation>halvwhist</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misär</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>ger</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>står över</translation>
    </message>
    <message>
        <source>first hand</source>
        <translation>förhand</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>spelförare</translation>
    </message>
    <message>
        <source>whists</source>
        <translation>whistar</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>öppna händer</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>har passat</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animationshastighet:</translation>
    </message>
    <message>
        <source>Click t&amp;wice to play a card</source>
        <translation>Klicka &amp;två gånger för att spela</translation>
    </message>
    <message>
        <source>The first click chooses the card, the second one plays it.</source>
        <translation>Första klicket väljer kortet, det andra spelar det.</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>&amp;Enstaka bokstäver är kortkommandon</translation>
    </message>
    <message>
        <source>They act while the table has the focus, like S for the score sheet.</source>
        <translation>De gäller när bordet har fokus, till exempel S för protokollet.</translation>
    </message>
    <message>
        <source>&amp;Turn all figures on the score sheet to me</source>
        <translation>&amp;Vänd alla siffror i protokollet mot mig</translation>
    </message>
    <message>
        <source>On paper everybody writes facing their own side of the sheet.</source>
        <translation>På papper skriver var och en från sin egen sida av arket.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Inställningarnas sidor</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>&amp;Återställ sidan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Stän&amp;g</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>What is wrong with the rules</source>
        <translation>Vad som är fel med reglerna</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
    <message>
        <source>What would do</source>
        <translation>Vad som duger</translation>
    </message>
</context>
<context>
    <name>ProfileFile</name>
    <message>
        <source>{file} holds no rules: each line should be a rule and its value.</source>
        <translation>{file} innehåller inga regler: varje rad ska vara en regel och dess värde.</translation>
    </message>
    <message>
        <source>{file} cannot be used yet:</source>
        <translation>{file} går inte att använda än:</translation>
    </message>
    <message>
        <source>{file} cannot be played here:</source>
        <translation>{file} går inte att spela här:</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>{file} går inte att läsa: {problem}.</translation>
    </message>
    <message>
        <source>{file} is too large to be a profile.</source>
        <translation>{file} är för stor för att vara en profil.</translation>
    </message>
    <message>
        <source>{file} is not a text in YAML or JSON.</source>
        <translation>{file} är inte en text i YAML eller JSON.</translation>
    </message>
    <message>
        <source>{file} cannot be understood in line {line}.</source>
        <translation>{file} går inte att tolka på rad {line}.</translation>
    </message>
    <message>
        <source>No rule has this name. Is {rule} meant?</source>
        <translation>Ingen regel heter så. Menas {rule}?</translation>
    </message>
    <message>
        <source>No rule has this name.</source>
        <translation>Ingen regel heter så.</translation>
    </message>
    <message>
        <source>With {others}: {allowed}</source>
        <translation>Med {others}: {allowed}</translation>
    </message>
    <message>
        <source>This version does not play it.</source>
        <translation>Den här versionen spelar inte så.</translation>
    </message>
    <message>
        <source>The list should hold {players}.</source>
        <translation>Listan ska innehålla {players}.</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Sochi</source>
        <translation>Sotji</translation>
    </message>
    <message>
        <source>Sochi for three</source>
        <translation>Sotji för tre</translation>
    </message>
    <message>
        <source>Sochi by the code</source>
        <translation>Sotji enligt kodexen</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <translation>Leningrad</translation>
    </message>
    <message>
        <source>Rostov</source>
        <translation>Rostov</translation>
    </message>
    <message>
        <source>Polish preferans</source>
        <translation>Polsk preferans</translation>
    </message>
    <message>
        <source>The usual game: good for the first evening.</source>
        <translation>Det vanliga spelet: bra för första kvällen.</translation>
    </message>
    <message>
        <source>A plainer Sochi: free bidding, no half-whist, dearer raspasy.</source>
        <translation>En enklare Sotji: fria bud, ingen halvwhist, dyrare raspasy.</translation>
    </message>
    <message>
        <source>Sochi as the code of 1996 has it, a long game.</source>
        <translation>Sotji enligt 1996 års kodex, ett långt spel.</translation>
    </message>
    <message>
        <source>Double penalties and whists; a missing whist trick costs half.</source>
        <translation>Dubbla straff och vistor; ett viststick för lite kostar hälften.</translation>
    </message>
    <message>
        <source>Raspasy is paid in whists, consolation is always ten.</source>
        <translation>Raspasy betalas i vistor, konsolationen är alltid tio.</translation>
    </message>
    <message>
        <source>Signed points, no misère, the declarer leads.</source>
        <translation>Plus- och minuspoäng, ingen misär, spelföraren spelar ut.</translation>
    </message>
    <message>
        <source>The match ends when everybody has {target} points in the pool.</source>
        <translation>Partiet slutar när alla har {target} poäng i puljan.</translation>
    </message>
    <message>
        <source>The match ends when the pools together reach {target} points a player.</source>
        <translation>Partiet slutar när puljorna tillsammans når {target} poäng per spelare.</translation>
    </message>
    <message>
        <source>Contracts from six to ten are worth {values} points.</source>
        <translation>Kontrakt från sex till tio är värda {values} poäng.</translation>
    </message>
    <message>
        <source>Missing tricks and whists cost twice as much.</source>
        <translation>Stick som saknas och vistor kostar dubbelt.</translation>
    </message>
    <message>
        <source>Bids rise one step at a time.</source>
        <translation>Buden höjs ett steg i taget.</translation>
    </message>
    <message>
        <source>Bids may jump to any higher step.</source>
        <translation>Buden får hoppa till valfritt högre steg.</translation>
    </message>
    <message>
        <source>A bid cannot be matched.</source>
        <translation>Ett bud kan inte övertas.</translation>
    </message>
    <message>
        <source>An earlier hand may match a later one: “here”.</source>
        <translation>En tidigare hand får överta en senares bud: ”här”.</translation>
    </message>
    <message>
        <source>There is no misère.</source>
        <translation>Det finns ingen misär.</translation>
    </message>
    <message>
        <source>A whister pays the full price for missing tricks.</source>
        <translation>En whistare betalar fullt pris för stick som saknas.</translation>
    </message>
    <message>
        <source>A whister pays half the price for missing tricks.</source>
        <translation>En whistare betalar halva priset för stick som saknas.</translation>
    </message>
    <message>
        <source>A whister pays half the price until their own pool is closed.</source>
        <translation>En whistare betalar halva priset tills den egna puljan är full.</translation>
    </message>
    <message>
        <source>A sole whister keeps all whists for tricks.</source>
        <translation>En ensam whistare behåller alla vistor för stick.</translation>
    </message>
    <message>
        <source>When the contract fails, a sole whister shares the whists for tricks.</source>
        <translation>När kontraktet går bet delar en ensam whistare vistorna för stick.</translation>
    </message>
    <message>
        <source>A sole whister always shares the whists.</source>
        <translation>En ensam whistare delar alltid vistorna.</translation>
    </message>
    <message>
        <source>Half-whist is played against six and seven.</source>
        <translation>Halvwhist spelas mot sex och sju.</translation>
    </message>
    <message>
        <source>There is no half-whist.</source>
        <translation>Det finns ingen halvwhist.</translation>
    </message>
    <message>
        <source>A ten may be whisted, for one trick.</source>
        <translation>Ett tiokontrakt får whistas, med krav på ett stick.</translation>
    </message>
    <message>
        <source>A ten is checked with all hands open.</source>
        <translation>Ett tiokontrakt kontrolleras med alla händer öppna.</translation>
    </message>
    <message>
        <source>A ten is always whisted, without a duty.</source>
        <translation>Ett tiokontrakt whistas alltid, utan krav.</translation>
    </message>
    <message>
        <source>After raspasy the bidding starts higher; in turn at {levels}.</source>
        <translation>Efter raspasy börjar buden högre, i tur och ordning på {levels}.</translation>
    </message>
    <message>
        <source>Tricks at raspasy cost {prices} points, more with each in a row.</source>
        <translation>Stick i raspasy kostar {prices} poäng, mer för varje i följd.</translation>
    </message>
    <message>
        <source>At raspasy the fewest tricks earn whists: {number} for each trick of a rival.</source>
        <translation>I raspasy ger lägst antal stick vistor: {number} för varje stick hos en annan.</translation>
    </message>
    <message>
        <source>When all pass, the cards are dealt again.</source>
        <translation>När alla passar delas korten ut på nytt.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>{path} cannot be read: {problem}</source>
        <translation>{path} går inte att läsa: {problem}</translation>
    </message>
    <message>
        <source>Damaged match file</source>
        <translation>Skadad partifil</translation>
    </message>
    <message>
        <source>{path} is damaged: {problem}

Open what can be saved, up to entry {number}? The file is left as it is.</source>
        <translation>{path} är skadad: {problem}

Öppna det som kan räddas, till och med post {number}? Filen lämnas som den är.</translation>
    </message>
    <message>
        <source>{path} is no match of one person against bots; it can be checked with the command preferans replay.</source>
        <translation>{path} är inget parti mellan en person och bottar; det kan kontrolleras med kommandot preferans replay.</translation>
    </message>
    <message>
        <source>{path} needs the bot {name}, which this version of the program does not have; open it with a newer one.</source>
        <translation>{path} behöver botten {name}, som inte finns i den här versionen av programmet; öppna filen i en nyare.</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>Exportera partiet</translation>
    </message>
    <message>
        <source>Matches (*.pulka)</source>
        <translation>Partier (*.pulka)</translation>
    </message>
    <message>
        <source>{path} could not be written: {problem}. Choose another folder.</source>
        <translation>{path} gick inte att skriva: {problem}. Välj en annan mapp.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Det är inte din tur.</translation>
    </message>
    <message>
        <source>That is not what is asked for now.</source>
        <translation>Det är inte det som frågas nu.</translation>
    </message>
    <message>
        <source>The bid stands at {value}; you must go higher.</source>
        <translation>Budet står på {value}; du måste gå högre.</translation>
    </message>
    <message>
        <source>Bids rise one step at a time; the next is {value}.</source>
        <translation>Buden höjs ett steg i taget; nästa är {value}.</translation>
    </message>
    <message>
        <source>After raspasy the bidding starts at level {value}.</source>
        <translation>Efter raspasy börjar budgivningen på {value}.</translation>
    </message>
    <message>
        <source>Over misère only nine or more may be bid.</source>
        <translation>Över misär får bara nio eller mer bjudas.</translation>
    </message>
    <message>
        <source>A nine over misère ends the bidding; you can only pass.</source>
        <translation>En nia över misär avslutar budgivningen; du kan bara passa.</translation>
    </message>
    <message>
        <source>Your misère was outbid; you can only pass.</source>
        <translation>Din misär blev överbjuden; du kan bara passa.</translation>
    </message>
    <message>
        <source>Misère is not played at this table.</source>
        <translation>Misär spelas inte vid det här bordet.</translation>
    </message>
    <message>
        <source>Misère must be your first call.</source>
        <translation>Misär måste vara ditt första bud.</translation>
    </message>
    <message>
        <source>Misère does not rank above {value}.</source>
        <translation>Misär är inte högre än {value}.</translation>
    </message>
    <message>
        <source>The bidding starts at level {value}, above misère.</source>
        <translation>Budgivningen börjar på {value}, över misär.</translation>
    </message>
    <message>
        <source>“Here” is not played at this table.</source>
        <translation>”Här” spelas inte vid det här bordet.</translation>
    </message>
    <message>
        <source>There is no bid to match yet.</source>
        <translation>Det finns inget bud att överta än.</translation>
    </message>
    <message>
        <source>Misère cannot be matched.</source>
        <translation>Misär kan inte övertas.</translation>
    </message>
    <message>
        <source>Only a hand that speaks earlier may match this bid.</source>
        <translation>Bara en hand som talar tidigare får överta budet.</translation>
    </message>
    <message>
        <source>A bid may be matched only when one player has passed.</source>
        <translation>Ett bud får övertas först när en spelare har passat.</translation>
    </message>
    <message>
        <source>Lay exactly two cards away.</source>
        <translation>Lägg bort exakt två kort.</translation>
    </message>
    <message>
        <source>You do not hold the {value}.</source>
        <translation>Du har inte {value}.</translation>
    </message>
    <message>
        <source>You won the bidding at {value}; name at least that.</source>
        <translation>Du vann budgivningen på {value}; välj minst det.</translation>
    </message>
    <message>
        <source>You won the bidding at {value}; misère is not open now.</source>
        <translation>Du vann budgivningen på {value}; misär går inte längre.</translation>
    </message>
    <message>
        <source>There is no half-whist at level {value}.</source>
        <translation>Det finns ingen halvwhist mot {value}.</translation>
    </message>
    <message>
        <source>Half-whist is only for the second defender, after a pass.</source>
        <translation>Halvwhist är bara för den andra försvararen, efter pass.</translation>
    </message>
    <message>
        <source>You have whisted: stay, or leave for half-whist.</source>
        <translation>Du har whistat: stå fast, eller gå ner till halvwhist.</translation>
    </message>
    <message>
        <source>The {value} is not in this hand.</source>
        <translation>Den här handen har inte {value}.</translation>
    </message>
    <message>
        <source>You must follow suit: {value}.</source>
        <translation>Du måste följa färg: {value}.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump: {value}.</source>
        <translation>Du kan inte följa färg och måste trumfa: {value}.</translation>
    </message>
    <message>
        <source>The tricks must add up to the {value} that remain.</source>
        <translation>Sticken måste tillsammans bli de {value} som återstår.</translation>
    </message>
    <message>
        <source>A claim was refused in this trick; play it out first.</source>
        <translation>En begäran avslogs i det här sticket; spela färdigt det först.</translation>
    </message>
    <message>
        <source>A claim is waiting for its answer.</source>
        <translation>En begäran väntar på svar.</translation>
    </message>
    <message>
        <source>There is no claim to answer.</source>
        <translation>Det finns ingen begäran att svara på.</translation>
    </message>
    <message>
        <source>A match can be ended early only between two deals.</source>
        <translation>Ett parti kan avslutas i förtid bara mellan två givar.</translation>
    </message>
    <message>
        <source>At this table a match is always played to its end.</source>
        <translation>Vid det här bordet spelas ett parti alltid till slut.</translation>
    </message>
    <message>
        <source>This deal is not finished yet.</source>
        <translation>Given är inte färdig än.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>pool</source>
        <translation>pulja</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>gora</translation>
    </message>
    <message>
        <source>points</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>whists</source>
        <translation>vistor</translation>
    </message>
    <message>
        <source>on {name}</source>
        <translation>på {name}</translation>
    </message>
    <message>
        <source>{owner}, {column}</source>
        <translation>{owner}, {column}</translation>
    </message>
    <message>
        <source>{owner}, whists on {opponent}</source>
        <translation>{owner}, vistor på {opponent}</translation>
    </message>
    <message>
        <source>{place}: {amount}</source>
        <translation>{place}: {amount}</translation>
    </message>
    <message>
        <source>Deal {deal}. Total now: {total}.</source>
        <translation>Giv {deal}. Summa nu: {total}.</translation>
    </message>
    <message>
        <source>{place}: {numbers}</source>
        <translation>{place}: {numbers}</translation>
    </message>
    <message>
        <source>The match is over when all pools together hold {total} points, {target} a player.</source>
        <translation>Partiet är slut när alla puljor tillsammans har {total} poäng, {target} per spelare.</translation>
    </message>
    <message>
        <source>A pool is closed at {target} points. The match is over when all are.</source>
        <translation>En pulja är full vid {target} poäng. Partiet är slut när alla är fulla.</translation>
    </message>
    <message>
        <source>whists on {opponent} {total}</source>
        <translation>vistor på {opponent} {total}</translation>
    </message>
    <message>
        <source>balance {balance}</source>
        <translation>saldo {balance}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} ger.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPanel</name>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>The sheet as it is pencilled at the table</source>
        <translation>Protokollet som det skrivs med penna vid bordet</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
    <message>
        <source>Totals and results of all deals</source>
        <translation>Summor och resultat för alla givar</translation>
    </message>
    <message>
        <source>Totals by player</source>
        <translation>Summor per spelare</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Resultat per giv</translation>
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
        <translation>på
{name}</translation>
    </message>
    <message>
        <source>{name}, balance in whists: {value}</source>
        <translation>{name}, saldo i vistor: {value}</translation>
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
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Vad den gör</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tangent</translation>
    </message>
    <message>
        <source>Single letters act while the table has the focus.</source>
        <translation>Enstaka bokstäver gäller när bordet har fokus.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn to bid.</source>
        <translation>Din tur att bjuda.</translation>
    </message>
    <message>
        <source>{name} is to bid.</source>
        <translation>{name} ska bjuda.</translation>
    </message>
    <message>
        <source>Lay two cards away.</source>
        <translation>Lägg bort två kort.</translation>
    </message>
    <message>
        <source>{name} is laying two cards away.</source>
        <translation>{name} lägger bort två kort.</translation>
    </message>
    <message>
        <source>Name your contract.</source>
        <translation>Välj kontrakt.</translation>
    </message>
    <message>
        <source>{name} is naming the contract.</source>
        <translation>{name} väljer kontrakt.</translation>
    </message>
    <message>
        <source>Whist or pass?</source>
        <translation>Whist eller pass?</translation>
    </message>
    <message>
        <source>{name} is to whist or pass.</source>
        <translation>{name} ska whista eller passa.</translation>
    </message>
    <message>
        <source>Open or closed defence?</source>
        <translation>Öppet eller dolt försvar?</translation>
    </message>
    <message>
        <source>{name} chooses open or closed defence.</source>
        <translation>{name} väljer öppet eller dolt försvar.</translation>
    </message>
    <message>
        <source>Do you agree?</source>
        <translation>Godtar du?</translation>
    </message>
    <message>
        <source>{name} is to answer.</source>
        <translation>{name} ska svara.</translation>
    </message>
    <message>
        <source>Play a card from the hand of {name}.</source>
        <translation>Spela ett kort för {name}.</translation>
    </message>
    <message>
        <source>Your turn to play.</source>
        <translation>Din tur att spela.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} ska spela.</translation>
    </message>
    <message>
        <source>Raspasy</source>
        <translation>Raspasy</translation>
    </message>
    <message>
        <source>Your bid: {contract}</source>
        <translation>Ditt bud: {contract}</translation>
    </message>
    <message>
        <source>{name} bids {contract}</source>
        <translation>{name} bjuder {contract}</translation>
    </message>
    <message>
        <source>You play misère</source>
        <translation>Du spelar misär</translation>
    </message>
    <message>
        <source>{name} plays misère</source>
        <translation>{name} spelar misär</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Du spelar {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ditt bud</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} bjuder</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Du spelar</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} spelar</translation>
    </message>
    <message>
        <source>the talon leads {suit}</source>
        <translation>talongen visar {suit}</translation>
    </message>
    <message>
        <source>every trick counts against you</source>
        <translation>varje stick kostar</translation>
    </message>
    <message>
        <source>must take none, has {taken}</source>
        <translation>får inte ta stick, har {taken}</translation>
    </message>
    <message>
        <source>needs {needed}</source>
        <translation>behöver {needed}</translation>
    </message>
    <message>
        <source>has {taken} of {needed} – defence has {others} of {quota}</source>
        <translation>behöver {needed}, har {taken} – försvaret {quota}, har {others}</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du har inga kort.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Du har {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Inget kort ligger på bordet.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>På bordet: {cards}.</translation>
    </message>
    <message>
        <source>{name}: pool {pool}, mountain {mountain}, balance {balance}.</source>
        <translation>{name}: pulja {pool}, gora {mountain}, saldo {balance}.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Inget stick har tagits än.</translation>
    </message>
    <message>
        <source>Last trick: {cards}.</source>
        <translation>Senaste sticket: {cards}.</translation>
    </message>
</context>
<context>
    <name>StoragePage</name>
    <message>
        <source>What is stored</source>
        <translation>Vad som sparas</translation>
    </message>
    <message>
        <source>Your matches and these preferences are kept on this computer. Each decision is saved at once; there is nothing to save by hand.</source>
        <translation>Dina partier och dessa inställningar finns på den här datorn. Varje beslut sparas genast; du behöver inte spara något för hand.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Mappen</translation>
    </message>
    <message>
        <source>Folder of the stored data</source>
        <translation>Mapp för sparade data</translation>
    </message>
    <message>
        <source>The program opens no network connection and sends nothing to anybody.</source>
        <translation>Programmet öppnar ingen nätverksanslutning och skickar ingenting till någon.</translation>
    </message>
    <message>
        <source>To delete a match, choose Saved matches in the menu Game.</source>
        <translation>Vill du ta bort ett parti, välj Sparade partier i menyn Spel.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>on the table: {card}</source>
        <translation>på bordet: {card}</translation>
    </message>
    <message>
        <source>{name} holds the {card}</source>
        <translation>{name} har {card}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {number}</source>
        <translation>{card}, kort {place} av {number}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {number}, playable</source>
        <translation>{card}, kort {place} av {number}, spelbart</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Previous or next card</source>
        <translation>Föregående eller nästa kort</translation>
    </message>
    <message>
        <source>Previous or next suit</source>
        <translation>Föregående eller nästa färg</translation>
    </message>
    <message>
        <source>Home, End</source>
        <comment>the keys</comment>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>First or last card</source>
        <translation>Första eller sista kortet</translation>
    </message>
    <message>
        <source>The first card to the tenth</source>
        <translation>Första kortet till det tionde</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <comment>the keys</comment>
        <translation>Enter, Mellanslag</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Spela eller välj kortet</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Välj inget kort</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Deal {number} · number {chosen}</source>
        <translation>Giv {number} · nummer {chosen}</translation>
    </message>
    <message>
        <source>The same number gives the same cards, for ever.</source>
        <translation>Samma nummer ger samma kort, för all framtid.</translation>
    </message>
    <message>
        <source>Deal {number} · seal {seal}</source>
        <translation>Giv {number} · sigill {seal}</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before the first call. Seal: {seal}. Afterwards you can check it (Help menu).</source>
        <translation>Korten i den här given var bestämda före första budet. Sigill: {seal}. Efteråt kan du kontrollera det (menyn Hjälp).</translation>
    </message>
    <message>
        <source>Last deal: number {number}</source>
        <translation>Senaste given: nummer {number}</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Öppna ett parti</translation>
    </message>
    <message>
        <source>Matches (*.pulka);;All files (*)</source>
        <translation>Partier (*.pulka);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Spara en kopia av partiet</translation>
    </message>
    <message>
        <source>Matches (*.pulka)</source>
        <translation>Partier (*.pulka)</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Exportera protokollet</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>{path} could not be written; choose another folder.</source>
        <translation>{path} gick inte att skriva; välj en annan mapp.</translation>
    </message>
    <message>
        <source>The next deal will be number {number}.</source>
        <translation>Nästa giv får nummer {number}.</translation>
    </message>
    <message>
        <source>End the match early</source>
        <translation>Avsluta i förtid</translation>
    </message>
    <message>
        <source>Propose to end the match here? If all agree, missing pool points go to the mountains and the sheet is settled.</source>
        <translation>Föreslå att partiet avslutas här? Om alla godtar läggs de puljapoäng som saknas på gororna och protokollet avräknas.</translation>
    </message>
    <message>
        <source>The diagnostic text is on the clipboard.</source>
        <translation>Felsökningstexten finns i urklipp.</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>The match ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>Partiet slutar senast efter %n giv.</numerusform>
            <numerusform>Partiet slutar senast efter %n givar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>Ett stick i raspasy kostar %n poäng på goran.</numerusform>
            <numerusform>Ett stick i raspasy kostar %n poäng på goran.</numerusform>
        </translation>
    </message>
</context>
</TS>
