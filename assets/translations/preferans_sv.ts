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
        <source>The running total of each player, in points.</source>
        <translation>Varje spelares löpande summa, i poäng.</translation>
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
    <message>
        <source>Moved on the mountain</source>
        <translation>Flyttat på goran</translation>
    </message>
    <message>
        <source>So many points make the mean of the mountains whole.</source>
        <translation>Så många poäng gör medelgoran till ett helt tal.</translation>
    </message>
    <message>
        <source>Whists for that</source>
        <translation>Vistor för det</translation>
    </message>
    <message>
        <source>What the points moved are worth to the others, in whole whists.</source>
        <translation>Vad de flyttade poängen är värda för de andra, i hela vistor.</translation>
    </message>
    <message>
        <source>By the device of one point: a mountain is moved and paid for.</source>
        <translation>Enligt enpoängsregeln: poäng på en gora flyttas och betalas.</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>very seldom</source>
        <comment>how often</comment>
        <translation>mycket sällan</translation>
    </message>
    <message>
        <source>seldom</source>
        <comment>how often</comment>
        <translation>sällan</translation>
    </message>
    <message>
        <source>about every other time</source>
        <comment>how often</comment>
        <translation>ungefär varannan gång</translation>
    </message>
    <message>
        <source>more often than not</source>
        <comment>how often</comment>
        <translation>oftast</translation>
    </message>
    <message>
        <source>nearly always</source>
        <comment>how often</comment>
        <translation>nästan alltid</translation>
    </message>
    <message>
        <source>in fewer than {percent} % of cases</source>
        <translation>i mindre än {percent} % av fallen</translation>
    </message>
    <message>
        <source>in more than {percent} % of cases</source>
        <translation>i mer än {percent} % av fallen</translation>
    </message>
    <message>
        <source>in about {percent} % of cases</source>
        <translation>i ungefär {percent} % av fallen</translation>
    </message>
    <message>
        <source>hardly a trick</source>
        <comment>an average number of tricks</comment>
        <translation>knappt något stick</translation>
    </message>
    <message>
        <source>about {tricks}</source>
        <comment>such as: about 5 tricks</comment>
        <translation>ungefär {tricks}</translation>
    </message>
    <message>
        <source>about {number} tricks</source>
        <comment>with one decimal, such as 5.2</comment>
        <translation>ungefär {number} stick</translation>
    </message>
    <message>
        <source>{number} whists</source>
        <comment>with one decimal, such as 5.2</comment>
        <translation>{number} vistor</translation>
    </message>
    <message>
        <source>{number} ± {error} whists</source>
        <translation>{number} ± {error} vistor</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Alla &amp;händer öppna</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Första steget</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ett steg bakåt</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Ett steg framåt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Sista steget</translation>
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
        <source>misère without the talon</source>
        <translation>misär utan talong</translation>
    </message>
    <message>
        <source>nine without the talon</source>
        <translation>nio utan talong</translation>
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
    <name>Causes</name>
    <message>
        <source>The contract is then made less often.</source>
        <translation>Kontraktet klaras då mer sällan.</translation>
    </message>
    <message>
        <source>The contract is then beaten less often.</source>
        <translation>Kontraktet går då bet mer sällan.</translation>
    </message>
    <message>
        <source>You are then caught more often.</source>
        <translation>Du går då bet oftare.</translation>
    </message>
    <message>
        <source>The declarer is then caught less often.</source>
        <translation>Spelföraren går då bet mer sällan.</translation>
    </message>
    <message>
        <source>You then take a trick more now and then.</source>
        <translation>Ibland får du då ta ett stick till.</translation>
    </message>
    <message>
        <source>That costs a trick now and then.</source>
        <translation>Det kostar ett stick då och då.</translation>
    </message>
    <message>
        <source>That costs about one trick.</source>
        <translation>Det kostar ungefär ett stick.</translation>
    </message>
    <message>
        <source>With these cards {contract} is made {often}.</source>
        <translation>Med de här korten klaras {contract} {often}.</translation>
    </message>
    <message>
        <source>If all pass, this hand comes off cheaply: {tricks}.</source>
        <translation>Om alla passar blir det billigt: den här handen tar {tricks}.</translation>
    </message>
    <message>
        <source>This hand can bid: {contract} is made {often}.</source>
        <translation>Den här handen kan bjuda: {contract} klaras {often}.</translation>
    </message>
    <message>
        <source>If all pass, this hand takes {tricks} at raspasy.</source>
        <translation>Om alla passar tar den här handen {tricks} i raspasy.</translation>
    </message>
    <message>
        <source>A misère with these cards is caught {often}.</source>
        <translation>En misär med de här korten går bet {often}.</translation>
    </message>
    <message>
        <source>These cards can play misère: it is caught {often}.</source>
        <translation>De här korten duger till misär: den går bet {often}.</translation>
    </message>
    <message>
        <source>Another bid suits these cards better: {contract}.</source>
        <translation>Ett annat bud passar korten bättre: {contract}.</translation>
    </message>
    <message>
        <source>A lower bid is enough: {contract}.</source>
        <translation>Det räcker med ett lägre bud: {contract}.</translation>
    </message>
    <message>
        <source>A higher bid is better here: {contract}.</source>
        <translation>Här är ett högre bud bättre: {contract}.</translation>
    </message>
    <message>
        <source>Look at your cards before you call.</source>
        <translation>Titta på dina kort innan du bjuder.</translation>
    </message>
    <message>
        <source>To defend brings more here than to play.</source>
        <translation>Här ger det mer att försvara än att spela.</translation>
    </message>
    <message>
        <source>Every trump counts: keep the {card}.</source>
        <translation>Varje trumf räknas: behåll {card}.</translation>
    </message>
    <message>
        <source>The {card} is good for a trick: keep it.</source>
        <translation>Behåll {card}: det kortet är gott för ett stick.</translation>
    </message>
    <message>
        <source>The {card} takes a trick only with a lower card beside it.</source>
        <translation>Utan ett lägre kort som skydd tar {card} inget stick.</translation>
    </message>
    <message>
        <source>A long suit brings tricks: keep all your cards in {suit}.</source>
        <translation>En lång färg ger stick: behåll alla dina kort i {suit}.</translation>
    </message>
    <message>
        <source>The {card} hardly takes a trick: lay it away.</source>
        <translation>Lägg bort {card}: det kortet tar knappast något stick.</translation>
    </message>
    <message>
        <source>Lay away all your cards in {suit}: then you can trump it.</source>
        <translation>Lägg bort alla dina kort i {suit}: då kan du trumfa den färgen.</translation>
    </message>
    <message>
        <source>Too few low cards are beside the {card}: it can be caught.</source>
        <translation>För få låga kort skyddar {card}: det kortet kan tvingas att ta ett stick.</translation>
    </message>
    <message>
        <source>The {card} makes its suit safe: keep it.</source>
        <translation>Behåll {card}: då är färgen säker.</translation>
    </message>
    <message>
        <source>With the talon these cards are worth more.</source>
        <translation>Med talongen blir de här korten mer värda.</translation>
    </message>
    <message>
        <source>Here it is better to leave the talon.</source>
        <translation>Här är det bättre att låta talongen ligga.</translation>
    </message>
    <message>
        <source>It is too early to give up: {contract} is made {often}.</source>
        <translation>Det är för tidigt att ge upp: {contract} klaras {often}.</translation>
    </message>
    <message>
        <source>To give up is cheaper: {contract} is made {often}.</source>
        <translation>Det är billigare att ge upp: {contract} klaras {often}.</translation>
    </message>
    <message>
        <source>The contract is too high: {contract} is made {often}.</source>
        <translation>Kontraktet är för högt: {contract} klaras {often}.</translation>
    </message>
    <message>
        <source>There is more in these cards: {contract} is made {often}.</source>
        <translation>Det finns mer i de här korten: {contract} klaras {often}.</translation>
    </message>
    <message>
        <source>Against a lower contract the defenders owe more tricks: {contract}.</source>
        <translation>Mot ett lägre kontrakt ska försvararna ta fler stick: {contract}.</translation>
    </message>
    <message>
        <source>More tricks are in another contract: {contract}.</source>
        <translation>Ett annat kontrakt ger fler stick: {contract}.</translation>
    </message>
    <message>
        <source>The whist is too dear: together the two hands take {tricks}, the duty is {owed}.</source>
        <translation>Whisten blir för dyr: händerna tar {tricks} tillsammans, kravet är {owed}.</translation>
    </message>
    <message>
        <source>The whist pays: together the two hands take {tricks}, the duty is {owed}.</source>
        <translation>Whisten lönar sig: händerna tar {tricks} tillsammans, kravet är {owed}.</translation>
    </message>
    <message>
        <source>Your cards add too little: leave the whist to the other.</source>
        <translation>Dina kort tillför för lite: lämna whisten till den andra.</translation>
    </message>
    <message>
        <source>Your own tricks bring you whists only if you whist too.</source>
        <translation>Dina egna stick ger dig vistor bara om du också whistar.</translation>
    </message>
    <message>
        <source>Half-whist is safe: alone you owe {owed}, together the hands take {tricks}.</source>
        <translation>Halvwhisten är säker; ensam ska du ta {owed}, och händerna tar {tricks} tillsammans.</translation>
    </message>
    <message>
        <source>Half-whist brings whists without play, a pass brings none.</source>
        <translation>Halvwhist ger vistor utan spel, ett pass ger inga.</translation>
    </message>
    <message>
        <source>A look at a hand costs nothing: look before you decide.</source>
        <translation>En titt på en hand kostar inget: titta innan du bestämmer dig.</translation>
    </message>
    <message>
        <source>It is better to look at the other hand.</source>
        <translation>Det är bättre att titta på den andra handen.</translation>
    </message>
    <message>
        <source>With open cards both hands can be played as one.</source>
        <translation>Med öppna kort kan båda händerna spelas som en.</translation>
    </message>
    <message>
        <source>With closed cards the declarer knows less.</source>
        <translation>Med dolda kort vet spelföraren mindre.</translation>
    </message>
    <message>
        <source>Your cards do better without those of the passer.</source>
        <translation>Dina kort klarar sig bättre utan passarens.</translation>
    </message>
    <message>
        <source>The cards of the passer take tricks that you will miss.</source>
        <translation>Passarens kort tar stick som du kommer att sakna.</translation>
    </message>
    <message>
        <source>Draw the trumps first (still out: {number}).</source>
        <translation>Dra trumfen först (kvar ute: {number}).</translation>
    </message>
    <message>
        <source>You need your trumps later: do not lead them now.</source>
        <translation>Du behöver din trumf senare: spela inte ut den nu.</translation>
    </message>
    <message>
        <source>A trump led now only helps the declarer.</source>
        <translation>Att spela ut trumf nu hjälper bara spelföraren.</translation>
    </message>
    <message>
        <source>A trump led now leaves the declarer fewer to trump with.</source>
        <translation>Spela ut trumf nu, så får spelföraren mindre att trumfa med.</translation>
    </message>
    <message>
        <source>The {card} is high: take its trick while you can.</source>
        <translation>Högst är {card}: ta det sticket medan du kan.</translation>
    </message>
    <message>
        <source>It is too early for the {card}: keep it for later.</source>
        <translation>Det är för tidigt för {card}: spara det kortet till senare.</translation>
    </message>
    <message>
        <source>The {card} is your way back to the lead: work on {suit} before it goes.</source>
        <translation>Med {card} kommer du in igen: spela upp {suit} först.</translation>
    </message>
    <message>
        <source>The {card} takes a trick if others lead the suit: do not lead it.</source>
        <translation>Om andra spelar ut färgen tar {card} ett stick: spela inte ut den själv.</translation>
    </message>
    <message>
        <source>A lead in {suit} gives more away: better is the {card}.</source>
        <translation>Utspel i {suit} ger bort mer: {card} är bättre.</translation>
    </message>
    <message>
        <source>This suit is led with a higher card: the {card}.</source>
        <translation>Spela ut ett högre kort i den här färgen: {card}.</translation>
    </message>
    <message>
        <source>This suit is led with a lower card: the {card}.</source>
        <translation>Spela ut ett lägre kort i den här färgen: {card}.</translation>
    </message>
    <message>
        <source>That costs {tricks}.</source>
        <translation>Det kostar {tricks}.</translation>
    </message>
    <message>
        <source>The contract is then made {often}, with the better choice {other_often}.</source>
        <translation>Kontraktet klaras då {often}, med det bättre valet {other_often}.</translation>
    </message>
    <message>
        <source>The contract is then beaten {often}, with the better choice {other_often}.</source>
        <translation>Kontraktet går då bet {often}, med det bättre valet {other_often}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}.</source>
        <translation>Ta det här sticket med {card}.</translation>
    </message>
    <message>
        <source>Cover the card on the table: with the {card}.</source>
        <translation>Stick över kortet på bordet: {card}.</translation>
    </message>
    <message>
        <source>Let this trick go: you need the {card} later.</source>
        <translation>Låt sticket gå: du behöver {card} senare.</translation>
    </message>
    <message>
        <source>Take over from your partner, to lead: with the {card}.</source>
        <translation>Stick över din medspelare med {card}, så får du spela ut.</translation>
    </message>
    <message>
        <source>Your partner is taking this trick: keep the {card}.</source>
        <translation>Din medspelare tar sticket: behåll {card}.</translation>
    </message>
    <message>
        <source>A lower card is enough here: the {card}.</source>
        <translation>Här räcker ett lägre kort: {card}.</translation>
    </message>
    <message>
        <source>A higher card is needed here: the {card}.</source>
        <translation>Här behövs ett högre kort: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes nothing here: keep it for later.</source>
        <translation>Här tar {card} ingenting: spara det kortet till senare.</translation>
    </message>
    <message>
        <source>The {card} would be in the way later: part with it now.</source>
        <translation>Senare står {card} i vägen: spela det kortet nu.</translation>
    </message>
    <message>
        <source>This trick is worth a trump.</source>
        <translation>Det här sticket är värt en trumf.</translation>
    </message>
    <message>
        <source>This trick is not worth a trump.</source>
        <translation>Det här sticket är inte värt en trumf.</translation>
    </message>
    <message>
        <source>The {card} needs all the low cards that are beside it.</source>
        <translation>Alla låga kort bredvid {card} behövs som skydd.</translation>
    </message>
    <message>
        <source>The {card} will take a trick: do not throw it away.</source>
        <translation>Kasta inte {card}: det kortet kommer att ta ett stick.</translation>
    </message>
    <message>
        <source>You still need your cards in {suit}: throw another suit.</source>
        <translation>Du behöver fortfarande dina kort i {suit}: kasta från en annan färg.</translation>
    </message>
    <message>
        <source>The {card} can be made to take a trick: throw it now.</source>
        <translation>Kasta {card} nu: det kortet kan tvingas att ta ett stick.</translation>
    </message>
    <message>
        <source>Low cards keep you safe: do not throw the {card}.</source>
        <translation>Låga kort skyddar dig: kasta inte {card}.</translation>
    </message>
    <message>
        <source>Stay below: play the {card}.</source>
        <translation>Lägg under: {card}.</translation>
    </message>
    <message>
        <source>The {card} goes away safely now: keep the lower ones.</source>
        <translation>Nu kan du tryggt bli av med {card}: behåll de lägre korten.</translation>
    </message>
    <message>
        <source>If you must take a trick, take it high: with the {card}.</source>
        <translation>Måste du ta ett stick, ta det högt: med {card}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}: later it costs more.</source>
        <translation>Ta det här sticket med {card}: senare kostar det mer.</translation>
    </message>
    <message>
        <source>In {suit} you can be caught: safer is the {card}.</source>
        <translation>I {suit} kan du tvingas att ta stick: {card} är säkrare.</translation>
    </message>
    <message>
        <source>Lead a lower card of this suit: the {card}.</source>
        <translation>Spela ut ett lägre kort i färgen: {card}.</translation>
    </message>
    <message>
        <source>Lead a higher card of this suit: the {card}.</source>
        <translation>Spela ut ett högre kort i färgen: {card}.</translation>
    </message>
    <message>
        <source>No higher card is left: the {card} must take the trick.</source>
        <translation>Inget högre kort finns kvar: {card} måste ta sticket.</translation>
    </message>
    <message>
        <source>Few cards are higher: the {card} may well take the trick.</source>
        <translation>Det finns få högre kort: {card} kan mycket väl ta sticket.</translation>
    </message>
    <message>
        <source>You are then caught {often}, with the better choice {other_often}.</source>
        <translation>Du går då bet {often}, med det bättre valet {other_often}.</translation>
    </message>
    <message>
        <source>You then take {tricks} from here on, with the better choice {other_tricks}.</source>
        <translation>Härifrån tar du då {tricks}, med det bättre valet {other_tricks}.</translation>
    </message>
    <message>
        <source>The declarer can be caught in {suit}: lead that suit.</source>
        <translation>Spelföraren kan tvingas att ta stick i {suit}: spela ut den färgen.</translation>
    </message>
    <message>
        <source>It is too early to lead {suit}, where the declarer can be caught.</source>
        <translation>Det är för tidigt för {suit}, där spelföraren kan tvingas att ta stick.</translation>
    </message>
    <message>
        <source>On {suit} the declarer can throw a dangerous card.</source>
        <translation>Om du spelar ut {suit} kan spelföraren kasta ett farligt kort.</translation>
    </message>
    <message>
        <source>The declarer is taking this trick: stay below him.</source>
        <translation>Spelföraren är på väg att ta sticket: lägg under.</translation>
    </message>
    <message>
        <source>The {card} can lie below a card of the declarer: keep it.</source>
        <translation>Behåll {card}: det kortet kan ligga under ett av spelförarens.</translation>
    </message>
    <message>
        <source>The {card} would save the declarer: throw it now.</source>
        <translation>Kasta {card} nu: det kortet skulle rädda spelföraren.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}, to be the one to lead.</source>
        <translation>Ta sticket med {card}, så är det du som spelar ut.</translation>
    </message>
    <message>
        <source>The declarer is then caught {often}, with the better choice {other_often}.</source>
        <translation>Spelföraren går då bet {often}, med det bättre valet {other_often}.</translation>
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
    <name>Coaching</name>
    <message>
        <source>fine</source>
        <comment>the class of a decision</comment>
        <translation>bra</translation>
    </message>
    <message>
        <source>slip</source>
        <comment>the class of a decision</comment>
        <translation>miss</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>the class of a decision</comment>
        <translation>misstag</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>the class of a decision</comment>
        <translation>blunder</translation>
    </message>
    <message>
        <source>rules</source>
        <comment>a part of the game</comment>
        <translation>regler</translation>
    </message>
    <message>
        <source>auction</source>
        <comment>a part of the game</comment>
        <translation>budgivning</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>a part of the game</comment>
        <translation>talongbyte</translation>
    </message>
    <message>
        <source>contract</source>
        <comment>a part of the game</comment>
        <translation>kontrakt</translation>
    </message>
    <message>
        <source>whist</source>
        <comment>a part of the game</comment>
        <translation>whist</translation>
    </message>
    <message>
        <source>opening lead</source>
        <comment>a part of the game</comment>
        <translation>första utspelet</translation>
    </message>
    <message>
        <source>declarer&apos;s play</source>
        <comment>a part of the game</comment>
        <translation>spelföring</translation>
    </message>
    <message>
        <source>defence</source>
        <comment>a part of the game</comment>
        <translation>försvar</translation>
    </message>
    <message>
        <source>misère</source>
        <comment>a part of the game</comment>
        <translation>misär</translation>
    </message>
    <message>
        <source>raspasy</source>
        <comment>a part of the game</comment>
        <translation>raspasy</translation>
    </message>
    <message>
        <source>score sheet</source>
        <comment>a part of the game</comment>
        <translation>protokoll</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <comment>as an entry of a list</comment>
        <translation>lägga bort {cards}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>as an entry of a list</comment>
        <translation>pass</translation>
    </message>
    <message>
        <source>whist</source>
        <comment>as an entry of a list</comment>
        <translation>whist</translation>
    </message>
    <message>
        <source>half-whist</source>
        <comment>as an entry of a list</comment>
        <translation>halvwhist</translation>
    </message>
    <message>
        <source>open defence</source>
        <comment>as an entry of a list</comment>
        <translation>öppet försvar</translation>
    </message>
    <message>
        <source>closed defence</source>
        <comment>as an entry of a list</comment>
        <translation>dolt försvar</translation>
    </message>
    <message>
        <source>here</source>
        <comment>a call that matches the bid</comment>
        <translation>här</translation>
    </message>
    <message>
        <source>take the talon</source>
        <comment>as an entry of a list</comment>
        <translation>ta talongen</translation>
    </message>
    <message>
        <source>look at the cards</source>
        <comment>as an entry of a list</comment>
        <translation>titta på korten</translation>
    </message>
    <message>
        <source>offer half of a misère</source>
        <comment>as an entry of a list</comment>
        <translation>erbjuda en halv misär</translation>
    </message>
    <message>
        <source>leave the talon</source>
        <comment>as an entry of a list</comment>
        <translation>låta talongen ligga</translation>
    </message>
    <message>
        <source>give up for three tricks</source>
        <comment>as an entry of a list</comment>
        <translation>ge upp, tre bet</translation>
    </message>
    <message>
        <source>look at the hand to the declarer&apos;s left</source>
        <translation>titta på handen till vänster om spelföraren</translation>
    </message>
    <message>
        <source>look at the hand to the declarer&apos;s right</source>
        <translation>titta på handen till höger om spelföraren</translation>
    </message>
    <message>
        <source>defend alone</source>
        <comment>as an entry of a list</comment>
        <translation>försvara ensam</translation>
    </message>
    <message>
        <source>agree</source>
        <comment>as an entry of a list</comment>
        <translation>godta</translation>
    </message>
    <message>
        <source>refuse</source>
        <comment>as an entry of a list</comment>
        <translation>avslå</translation>
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
        <source>&amp;Practice</source>
        <translation>&amp;Träning</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;När</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>N&amp;ivå</translation>
    </message>
    <message>
        <source>&amp;Subjects</source>
        <translation>&amp;Områden</translation>
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
        <source>&amp;Hint</source>
        <translation>Ti&amp;ps</translation>
    </message>
    <message>
        <source>Be asked a helpful question; each further hint says more</source>
        <translation>Få en fråga på vägen; varje nytt tips säger mer</translation>
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
        <source>Look at an &amp;older trick…</source>
        <translation>Se ett &amp;äldre stick…</translation>
    </message>
    <message>
        <source>See an older trick or your discard again; it costs a trick</source>
        <translation>Se ett äldre stick eller dina bortlagda kort igen; det kostar ett stick</translation>
    </message>
    <message>
        <source>&amp;Take my card back</source>
        <translation>&amp;Ta tillbaka mitt kort</translation>
    </message>
    <message>
        <source>Put a revoke right while the trick is not complete</source>
        <translation>Rätta ett otillåtet kort medan sticket inte är klart</translation>
    </message>
    <message>
        <source>Call to accou&amp;nt…</source>
        <translation>Påtala ett &amp;fel…</translation>
    </message>
    <message>
        <source>Say that an opponent has shown an error</source>
        <translation>Säg att en motståndare har visat ett fel</translation>
    </message>
    <message>
        <source>&amp;Watch faster</source>
        <translation>Titta &amp;fortare</translation>
    </message>
    <message>
        <source>Watch a deal in which you have no part at a higher speed</source>
        <translation>Följ i högre hastighet en giv som du inte deltar i</translation>
    </message>
    <message>
        <source>S&amp;kip to the result</source>
        <translation>&amp;Hoppa till resultatet</translation>
    </message>
    <message>
        <source>Go to the end of a deal in which you have no part, or to your decision</source>
        <translation>Gå till slutet av en giv som du inte deltar i, eller till ditt nästa beslut</translation>
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
    <message>
        <source>&amp;Before the action counts</source>
        <translation>&amp;Innan det gäller</translation>
    </message>
    <message>
        <source>After the &amp;trick</source>
        <translation>Efter &amp;sticket</translation>
    </message>
    <message>
        <source>After the &amp;deal</source>
        <translation>Efter &amp;given</translation>
    </message>
    <message>
        <source>&amp;Never, only note it</source>
        <translation>&amp;Aldrig, bara notera</translation>
    </message>
    <message>
        <source>&amp;Beginner: only blunders</source>
        <translation>&amp;Nybörjare: bara blundrar</translation>
    </message>
    <message>
        <source>&amp;Learner: mistakes too</source>
        <translation>&amp;Elev: även misstag</translation>
    </message>
    <message>
        <source>&amp;Club: slips too</source>
        <translation>&amp;Klubbspelare: även missar</translation>
    </message>
    <message>
        <source>&amp;Exam: say nothing</source>
        <translation>&amp;Prov: säg ingenting</translation>
    </message>
    <message>
        <source>Slips against the &amp;rules</source>
        <translation>Misstag mot &amp;reglerna</translation>
    </message>
    <message>
        <source>&amp;Auction</source>
        <translation>&amp;Budgivning</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Talongbyte</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Kontrakt</translation>
    </message>
    <message>
        <source>&amp;Whist</source>
        <translation>&amp;Whist</translation>
    </message>
    <message>
        <source>Opening &amp;lead</source>
        <translation>Första &amp;utspelet</translation>
    </message>
    <message>
        <source>Declarer&apos;s &amp;play</source>
        <translation>S&amp;pelföring</translation>
    </message>
    <message>
        <source>De&amp;fence</source>
        <translation>&amp;Försvar</translation>
    </message>
    <message>
        <source>&amp;Misère</source>
        <translation>&amp;Misär</translation>
    </message>
    <message>
        <source>Ra&amp;spasy</source>
        <translation>Ra&amp;spasy</translation>
    </message>
    <message>
        <source>&amp;Tutor</source>
        <translation>&amp;Tränare</translation>
    </message>
    <message>
        <source>Be told of your errors, or not</source>
        <translation>Få höra när något kunde ha gjorts bättre, eller inte</translation>
    </message>
    <message>
        <source>When the tutor speaks of an error of judgement</source>
        <translation>När tränaren säger till om en felbedömning</translation>
    </message>
    <message>
        <source>How serious an error must be before the tutor speaks</source>
        <translation>Hur stora fel tränaren säger till om</translation>
    </message>
    <message>
        <source>Whether the tutor speaks of errors of this kind</source>
        <translation>Om tränaren säger till om fel av det här slaget</translation>
    </message>
    <message>
        <source>&amp;Keep the sheet myself</source>
        <translation>Jag &amp;för protokollet</translation>
    </message>
    <message>
        <source>After each deal, write the numbers yourself</source>
        <translation>Skriv siffrorna själv efter varje giv</translation>
    </message>
    <message>
        <source>&amp;Review match</source>
        <translation>&amp;Genomgång av partiet</translation>
    </message>
    <message>
        <source>See what your decisions were worth, and find better ones</source>
        <translation>Se vad dina beslut var värda, och hitta bättre</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>F&amp;ramsteg</translation>
    </message>
    <message>
        <source>See what you have learnt so far</source>
        <translation>Se vad du har lärt dig hittills</translation>
    </message>
</context>
<context>
    <name>Conduct</name>
    <message>
        <source>Learning</source>
        <translation>Övning</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strikt</translation>
    </message>
    <message>
        <source>Live table</source>
        <translation>Som vid ett riktigt bord</translation>
    </message>
    <message>
        <source>Illegal actions never pass and are explained; the first slip of a deal is put right and noted.</source>
        <translation>Otillåtna drag går aldrig igenom och förklaras; det första misstaget i en giv rättas och noteras.</translation>
    </message>
    <message>
        <source>Only legal actions are offered.</source>
        <translation>Bara tillåtna drag erbjuds.</translation>
    </message>
    <message>
        <source>You can revoke, miscount the discard or look at an old trick, and the others may catch you; the code of the game decides.</source>
        <translation>Du kan spela ett otillåtet kort, lägga bort fel antal kort eller titta på ett gammalt stick, och de andra kan komma på dig; spelets kodex avgör.</translation>
    </message>
</context>
<context>
    <name>ConductChoice</name>
    <message>
        <source>Help at the ta&amp;ble:</source>
        <translation>H&amp;jälp vid bordet:</translation>
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
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>as in: it counts 2 times</comment>
        <translation>
            <numerusform>%n gång</numerusform>
            <numerusform>%n gånger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n miss</numerusform>
            <numerusform>%n missar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n misstag</numerusform>
            <numerusform>%n misstag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blundrar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dark</name>
    <message>
        <source>A bid in the dark counts {times}, and nobody else sees the talon.</source>
        <translation>Ett bud i blindo räknas {times}, och ingen annan ser talongen.</translation>
    </message>
    <message>
        <source>There is a bid: a pass in the dark is a pass like any other.</source>
        <translation>Det finns redan ett bud: ett pass i blindo är då ett vanligt pass.</translation>
    </message>
    <message>
        <source>After your pass the bidding starts at level {level}.</source>
        <translation>Efter ditt pass börjar budgivningen på {level}.</translation>
    </message>
    <message>
        <source>If all pass, the cards are dealt again.</source>
        <translation>Om alla passar delas korten ut på nytt.</translation>
    </message>
    <message>
        <source>If all pass, each trick counts {times}, and you get a bomb × {factor}.</source>
        <translation>Om alla passar räknas varje stick {times}, och du får en bomb × {factor}.</translation>
    </message>
    <message>
        <source>If all pass, each trick counts {times}; you and {name} get a bomb × {factor}.</source>
        <translation>Om alla passar räknas varje stick {times}; du och {name} får var sin bomb × {factor}.</translation>
    </message>
    <message>
        <source>Above nine no trump; caught with closed hands.</source>
        <translation>Över nio utan trumf; försvaret spelar dolt.</translation>
    </message>
    <message>
        <source>Only a nine in the dark or a ten goes above it.</source>
        <translation>Bara en nia i blindo eller en tia går över den.</translation>
    </message>
    <message>
        <source>Passed in the dark: {players}. The bidding now starts at level {level}.</source>
        <translation>Pass i blindo: {players}. Budgivningen börjar nu på {level}.</translation>
    </message>
    <message>
        <source>A six in the dark is whisted by both, with closed hands.</source>
        <translation>En sexa i blindo whistas av båda, dolt.</translation>
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
    <name>DecisionList</name>
    <message>
        <source>All</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>By what they lost</source>
        <translation>Efter vad de kostade</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>I spelordning</translation>
    </message>
    <message>
        <source>Sor&amp;ted:</source>
        <translation>&amp;Ordning:</translation>
    </message>
    <message>
        <source>Su&amp;bject:</source>
        <translation>Områ&amp;de:</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>Beslutens ordning</translation>
    </message>
    <message>
        <source>Subject of the decisions</source>
        <translation>Beslutens område</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Så långt har genomgången kommit</translation>
    </message>
    <message>
        <source>%v of %m looked into</source>
        <translation>%v av %m genomgångna</translation>
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
        <source>The cards of {name} lie open after the first card, and you play them too.</source>
        <translation>Korten hos {name} ligger öppna efter första kortet, och du spelar även dem.</translation>
    </message>
    <message>
        <source>The cards of {name} lie open, and you play them too.</source>
        <translation>Korten hos {name} ligger öppna, och du spelar även dem.</translation>
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
        <source>{name} comes back and plays without your help.</source>
        <translation>{name} kommer tillbaka och spelar utan din hjälp.</translation>
    </message>
    <message>
        <source>You play the hand of {hand}, and {name} plays without your help.</source>
        <translation>Du spelar handen hos {hand}, och {name} spelar utan din hjälp.</translation>
    </message>
    <message>
        <source>No hand is shown: {name} plays without your help.</source>
        <translation>Ingen hand visas: {name} spelar utan din hjälp.</translation>
    </message>
    <message>
        <source>The cards of {name} are not played.</source>
        <translation>Korten hos {name} spelas inte.</translation>
    </message>
    <message>
        <source>You owe nothing.</source>
        <translation>Du har inget krav på dig.</translation>
    </message>
    <message>
        <source>You owe {tricks}; each missing one costs {points}.</source>
        <translation>Du ska ta {tricks}; varje stick som saknas kostar {points}.</translation>
    </message>
    <message>
        <source>{name} makes the contract without play: {points}, in the pool or off the mountain.</source>
        <translation>{name} klarar kontraktet utan spel: {points}, i puljan eller som avdrag från goran.</translation>
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
        <source>If {name} passes, you owe {fewer} without those cards, or {tricks} with them.</source>
        <translation>Om {name} passar ska du ta {fewer} utan de korten, eller {tricks} med dem.</translation>
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
        <source>You take over the hand of {name}.</source>
        <translation>Du tar över handen från {name}.</translation>
    </message>
    <message>
        <source>If tricks are missing, nothing is written against you.</source>
        <translation>Om stick saknas skrivs inget mot dig.</translation>
    </message>
    <message>
        <source>You owe {fewer} without the cards of {name}, {tricks} with them.</source>
        <translation>Du ska ta {fewer} utan korten hos {name}, {tricks} med dem.</translation>
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
        <source>nobody whisted, and it is written off.</source>
        <translation>ingen whistade, och kontraktet skrivs av.</translation>
    </message>
    <message>
        <source>given up without play, {tricks} short, {price} each.</source>
        <translation>uppgivet utan spel, {tricks} saknas, {price} per stick.</translation>
    </message>
    <message>
        <source>{tricks} above the contract, {price} each.</source>
        <translation>{tricks} över kontraktet, {price} per stick.</translation>
    </message>
    <message>
        <source>good cards in the talon, {count} × {price}.</source>
        <translation>bra kort i talongen, {count} × {price}.</translation>
    </message>
    <message>
        <source>the declarer left the talon.</source>
        <translation>spelföraren lät talongen ligga.</translation>
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
        <source>You look at your cards.</source>
        <translation>Du tittar på dina kort.</translation>
    </message>
    <message>
        <source>{name} looks at the cards dealt.</source>
        <translation>{name} tittar på sina kort.</translation>
    </message>
    <message>
        <source>All pass: nothing is written, and there is a new deal.</source>
        <translation>Alla passar: inget skrivs, och det blir en ny giv.</translation>
    </message>
    <message>
        <source>Both must whist a ten, and they owe no tricks.</source>
        <translation>Båda måste whista ett tiokontrakt, men utan krav på stick.</translation>
    </message>
    <message>
        <source>Both must whist this six, with closed hands.</source>
        <translation>Den här sexan måste båda whista, med stängda händer.</translation>
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
        <source>You take the talon without a bid.</source>
        <translation>Du tar talongen utan bud.</translation>
    </message>
    <message>
        <source>{name} takes the talon without a bid.</source>
        <translation>{name} tar talongen utan bud.</translation>
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
        <source>You bid {contract} in the dark.</source>
        <translation>Du bjuder {contract} i blindo.</translation>
    </message>
    <message>
        <source>{name} bids {contract} in the dark.</source>
        <translation>{name} bjuder {contract} i blindo.</translation>
    </message>
    <message>
        <source>You match the bid in the dark: here.</source>
        <translation>Du övertar budet i blindo: här.</translation>
    </message>
    <message>
        <source>{name} matches the bid in the dark: here.</source>
        <translation>{name} övertar budet i blindo: här.</translation>
    </message>
    <message>
        <source>You ask for the talon in the dark.</source>
        <translation>Du begär talongen i blindo.</translation>
    </message>
    <message>
        <source>{name} asks for the talon in the dark.</source>
        <translation>{name} begär talongen i blindo.</translation>
    </message>
    <message>
        <source>You pass in the dark.</source>
        <translation>Du passar i blindo.</translation>
    </message>
    <message>
        <source>{name} passes in the dark.</source>
        <translation>{name} passar i blindo.</translation>
    </message>
    <message>
        <source>{name} shows you the hand and offers you half of a misère.</source>
        <translation>{name} visar dig sin hand och erbjuder dig en halv misär.</translation>
    </message>
    <message>
        <source>You show {dealer} your hand and offer half of a misère.</source>
        <translation>Du visar {dealer} din hand och erbjuder en halv misär.</translation>
    </message>
    <message>
        <source>{name} shows {dealer} the hand and offers half of a misère.</source>
        <translation>{name} visar {dealer} sin hand och erbjuder en halv misär.</translation>
    </message>
    <message>
        <source>You would take half of the misère.</source>
        <translation>Du är villig att ta halva misären.</translation>
    </message>
    <message>
        <source>{name} would take half of the misère.</source>
        <translation>{name} är villig att ta halva misären.</translation>
    </message>
    <message>
        <source>You do not share the misère.</source>
        <translation>Du delar inte misären.</translation>
    </message>
    <message>
        <source>{name} does not share the misère.</source>
        <translation>{name} delar inte misären.</translation>
    </message>
    <message>
        <source>You give up and write three tricks short.</source>
        <translation>Du ger upp och skriver tre saknade stick.</translation>
    </message>
    <message>
        <source>{name} gives up and writes three tricks short.</source>
        <translation>{name} ger upp och skriver tre saknade stick.</translation>
    </message>
    <message>
        <source>You make your discard.</source>
        <translation>Du lägger bort kort.</translation>
    </message>
    <message>
        <source>{name} makes the discard.</source>
        <translation>{name} lägger bort kort.</translation>
    </message>
    <message>
        <source>You take the talon, and nobody else sees it.</source>
        <translation>Du tar talongen, och ingen annan ser den.</translation>
    </message>
    <message>
        <source>{name} takes the talon, and nobody else sees it.</source>
        <translation>{name} tar talongen, och ingen annan ser den.</translation>
    </message>
    <message>
        <source>You win with {contract}. The talon stays face down.</source>
        <translation>Du vinner budgivningen med {contract}. Talongen förblir nedvänd.</translation>
    </message>
    <message>
        <source>{name} wins with {contract}. The talon stays face down.</source>
        <translation>{name} vinner budgivningen med {contract}. Talongen förblir nedvänd.</translation>
    </message>
    <message>
        <source>You leave the talon and play the cards dealt.</source>
        <translation>Du låter talongen ligga och spelar de utdelade korten.</translation>
    </message>
    <message>
        <source>{name} leaves the talon and plays the cards dealt.</source>
        <translation>{name} låter talongen ligga och spelar de utdelade korten.</translation>
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
        <source>You write the contract off your mountain.</source>
        <translation>Du drar av kontraktet från din gora.</translation>
    </message>
    <message>
        <source>{name} writes the contract off the mountain.</source>
        <translation>{name} drar av kontraktet från goran.</translation>
    </message>
    <message>
        <source>You write the contract in the pool.</source>
        <translation>Du skriver kontraktet i puljan.</translation>
    </message>
    <message>
        <source>{name} writes the contract in the pool.</source>
        <translation>{name} skriver kontraktet i puljan.</translation>
    </message>
    <message>
        <source>You defend alone: the cards of the other are not played.</source>
        <translation>Du försvarar ensam: den andras kort spelas inte.</translation>
    </message>
    <message>
        <source>{name} defends alone: the cards of the other are not played.</source>
        <translation>{name} försvarar ensam: den andras kort spelas inte.</translation>
    </message>
    <message>
        <source>{name} deals, and looks at your hand.</source>
        <translation>Givaren, {name}, tittar på din hand.</translation>
    </message>
    <message>
        <source>You look at the hand of {owner}.</source>
        <translation>Du tittar på handen hos {owner}.</translation>
    </message>
    <message>
        <source>{name} deals, and looks at the hand of {owner}.</source>
        <translation>Givaren, {name}, tittar på handen hos {owner}.</translation>
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
        <source>You call the passer back in the light and play both hands.</source>
        <translation>Du kallar tillbaka passaren öppet och spelar båda händerna.</translation>
    </message>
    <message>
        <source>{name} calls the passer back in the light and plays both hands.</source>
        <translation>{name} kallar tillbaka passaren öppet och spelar båda händerna.</translation>
    </message>
    <message>
        <source>You call the passer back in the dark.</source>
        <translation>Du kallar tillbaka passaren dolt.</translation>
    </message>
    <message>
        <source>{name} calls the passer back in the dark.</source>
        <translation>{name} kallar tillbaka passaren dolt.</translation>
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
        <source>Tricks: {split}.</source>
        <translation>Stick: {split}.</translation>
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
        <source>You give up {contract} and write three tricks short.</source>
        <translation>Du ger upp {contract} och skriver tre saknade stick.</translation>
    </message>
    <message>
        <source>{name} gives up {contract} and writes three tricks short.</source>
        <translation>{name} ger upp {contract} och skriver tre saknade stick.</translation>
    </message>
    <message>
        <source>All passed, and the cards are dealt again.</source>
        <translation>Alla passade, och korten delas ut på nytt.</translation>
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
    <message>
        <source>You notice it.</source>
        <translation>Du märker det.</translation>
    </message>
    <message>
        <source>{name} notices it.</source>
        <translation>{name} märker det.</translation>
    </message>
    <message>
        <source>The play goes back to trick {number}.</source>
        <translation>Spelet går tillbaka till stick {number}.</translation>
    </message>
    <message>
        <source>The discard is made anew.</source>
        <translation>Korten läggs bort på nytt.</translation>
    </message>
    <message>
        <source>Your {card} stays face up until it may be played.</source>
        <translation>Ditt kort {card} ligger öppet tills det får spelas.</translation>
    </message>
    <message>
        <source>The {card} of {name} stays face up until it may be played.</source>
        <translation>Kortet {card} hos {name} ligger öppet tills det får spelas.</translation>
    </message>
    <message>
        <source>You look at your discard.</source>
        <translation>Du tittar på dina bortlagda kort.</translation>
    </message>
    <message>
        <source>{name} looks at the discard.</source>
        <translation>{name} tittar på sina bortlagda kort.</translation>
    </message>
    <message>
        <source>You look at trick {number} again.</source>
        <translation>Du tittar på stick {number} igen.</translation>
    </message>
    <message>
        <source>{name} looks at trick {number} again.</source>
        <translation>{name} tittar på stick {number} igen.</translation>
    </message>
    <message>
        <source>The first slip costs nothing.</source>
        <translation>Det första misstaget kostar ingenting.</translation>
    </message>
    <message>
        <source>The first slip is put right without a penalty.</source>
        <translation>Det första misstaget rättas utan straff.</translation>
    </message>
    <message>
        <source>You take your card back.</source>
        <translation>Du tar tillbaka ditt kort.</translation>
    </message>
    <message>
        <source>{name} takes a card back.</source>
        <translation>{name} tar tillbaka ett kort.</translation>
    </message>
    <message>
        <source>It stays face up until it may be played.</source>
        <translation>Det ligger öppet tills det får spelas.</translation>
    </message>
    <message>
        <source>You revoked in trick {number}.</source>
        <translation>Du spelade ett otillåtet kort i stick {number}.</translation>
    </message>
    <message>
        <source>{name} revoked in trick {number}.</source>
        <translation>{name} spelade ett otillåtet kort i stick {number}.</translation>
    </message>
    <message>
        <source>You hold a wrong number of cards.</source>
        <translation>Du har fel antal kort.</translation>
    </message>
    <message>
        <source>{name} holds a wrong number of cards.</source>
        <translation>{name} har fel antal kort.</translation>
    </message>
    <message>
        <source>You looked back, which costs a trick.</source>
        <translation>Du tittade tillbaka, och det kostar ett stick.</translation>
    </message>
    <message>
        <source>{name} looked back, which costs a trick.</source>
        <translation>{name} tittade tillbaka, och det kostar ett stick.</translation>
    </message>
</context>
<context>
    <name>Factors</name>
    <message>
        <source>Everything counts {times}, for a bomb.</source>
        <translation>Allt räknas {times}, på grund av en bomb.</translation>
    </message>
    <message>
        <source>Everything counts {times}: bid in the dark.</source>
        <translation>Allt räknas {times}: bud i blindo.</translation>
    </message>
    <message>
        <source>Everything counts {times}: bid in the dark, and for a bomb.</source>
        <translation>Allt räknas {times}: bud i blindo, och en bomb.</translation>
    </message>
    <message>
        <source>Each trick counts {times}: passed in the dark.</source>
        <translation>Varje stick räknas {times}: pass i blindo.</translation>
    </message>
    <message>
        <source>A bomb × {factor} for: {players}.</source>
        <translation>En bomb × {factor} till: {players}.</translation>
    </message>
    <message>
        <source>Written half by {one}, half by {other}.</source>
        <translation>Skrivs till hälften av {one}, till hälften av {other}.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>deals</source>
        <translation>givar</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>beslut</translation>
    </message>
    <message>
        <source>whists lost a decision</source>
        <translation>förlorade vistor per beslut</translation>
    </message>
    <message>
        <source>mistakes and blunders a deal</source>
        <translation>misstag och blundrar per giv</translation>
    </message>
    <message>
        <source>first errors put right</source>
        <translation>rättade första fel</translation>
    </message>
    <message>
        <source>decisions with a hint</source>
        <translation>beslut med tips</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>decisions</source>
        <translation>beslut</translation>
    </message>
    <message>
        <source>whists lost
a decision</source>
        <translation>förlorade vistor
per beslut</translation>
    </message>
    <message>
        <source>whists lost
in 100 deals</source>
        <translation>förlorade vistor
på 100 givar</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>missar</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>misstag</translation>
    </message>
    <message>
        <source>blunders</source>
        <translation>blundrar</translation>
    </message>
    <message>
        <source>all errors</source>
        <translation>alla fel</translation>
    </message>
    <message>
        <source>that count</source>
        <translation>som räknas</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>rättade</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>med tips</translation>
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
        <source>&amp;Opposite, with four:</source>
        <translation>&amp;Mitt emot, vid fyra:</translation>
    </message>
    <message>
        <source>On your r&amp;ight:</source>
        <translation>Till &amp;höger:</translation>
    </message>
    <message>
        <source>Name of the animal</source>
        <translation>Djurets namn</translation>
    </message>
    <message>
        <source>The next match begins with these names. An opponent without a name is called after the animal on the plate, which shows the character.</source>
        <translation>Nästa parti börjar med dessa namn. En motståndare utan namn kallas efter djuret som är tecknat bredvid och visar karaktären.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Not found in the guide</source>
        <translation>Finns inte i handboken</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>the find that is shown</comment>
        <translation>{number} av {count}</translation>
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
        <source>&amp;This page</source>
        <translation>&amp;Den här sidan</translation>
    </message>
    <message>
        <source>The &amp;whole guide</source>
        <translation>&amp;Hela handboken</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Sök i handboken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Sökträffar</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Sida i handboken</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Best is: {action}.</source>
        <translation>Bäst är: {action}.</translation>
    </message>
    <message>
        <source>{action}: {whists}</source>
        <translation>{action}: {whists}</translation>
    </message>
    <message>
        <source>{action}: {whists}, succeeds {often}</source>
        <translation>{action}: {whists}, lyckas {often}</translation>
    </message>
    <message>
        <source>How many tricks would you take as declarer, and how many if all pass?</source>
        <translation>Hur många stick skulle du ta som spelförare, och hur många om alla passar?</translation>
    </message>
    <message>
        <source>How many tricks would you take, and how many must it be?</source>
        <translation>Hur många stick skulle du ta, och hur många måste det bli?</translation>
    </message>
    <message>
        <source>Which cards will never take a trick?</source>
        <translation>Vilka kort kommer aldrig att ta ett stick?</translation>
    </message>
    <message>
        <source>Which two cards could be made to take a trick?</source>
        <translation>Vilka två kort kan tvingas att ta ett stick?</translation>
    </message>
    <message>
        <source>How many tricks are certain, and how many are likely?</source>
        <translation>Hur många stick är säkra, och hur många är troliga?</translation>
    </message>
    <message>
        <source>How many tricks do you count for the defence? The duty is {owed}.</source>
        <translation>Hur många stick räknar du till för försvaret? Kravet är {owed}.</translation>
    </message>
    <message>
        <source>Does it help your side more to see both hands, or to hide?</source>
        <translation>Vad hjälper er mest: att se båda händerna, eller att dölja dem?</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who may hold them?</source>
        <translation>Hur många trumf är kvar ute, och vem kan ha dem?</translation>
    </message>
    <message>
        <source>How many tricks can you take at once, and where are more?</source>
        <translation>Hur många stick kan du ta genast, och var finns det fler?</translation>
    </message>
    <message>
        <source>If you take this trick, what will you lead next?</source>
        <translation>Om du tar det här sticket, vad spelar du ut sedan?</translation>
    </message>
    <message>
        <source>Which suit can you lead without giving anything away?</source>
        <translation>Vilken färg kan du spela ut utan att ge bort något?</translation>
    </message>
    <message>
        <source>How many tricks do you still need, and from which suit?</source>
        <translation>Hur många stick till behöver ni, och i vilken färg finns de?</translation>
    </message>
    <message>
        <source>Who should take this trick, and what is led after it?</source>
        <translation>Vem bör ta det här sticket, och vad spelas ut efter det?</translation>
    </message>
    <message>
        <source>Which of your cards can you do without?</source>
        <translation>Vilka av dina kort kan du undvara?</translation>
    </message>
    <message>
        <source>Which of your suits are safe from the lowest card up?</source>
        <translation>Vilka av dina färger är säkra från det lägsta kortet och uppåt?</translation>
    </message>
    <message>
        <source>Which is the highest card that you can get rid of safely?</source>
        <translation>Vilket är det högsta kort som du tryggt kan göra dig av med?</translation>
    </message>
    <message>
        <source>Which of your cards is the most dangerous?</source>
        <translation>Vilket av dina kort är farligast?</translation>
    </message>
    <message>
        <source>In which suit does the declarer have a gap?</source>
        <translation>I vilken färg har spelföraren ett hål?</translation>
    </message>
    <message>
        <source>Which of the two of you should take this trick?</source>
        <translation>Vem av er två bör ta det här sticket?</translation>
    </message>
    <message>
        <source>Which of your cards would save the declarer later?</source>
        <translation>Vilka av dina kort skulle rädda spelföraren senare?</translation>
    </message>
    <message>
        <source>Which of your cards would somebody else have to beat?</source>
        <translation>Vilket av dina kort skulle någon annan tvingas sticka över?</translation>
    </message>
    <message>
        <source>Can you stay under, and if not, which card will you use?</source>
        <translation>Kan du lägga under, och om inte, vilket kort använder du då?</translation>
    </message>
    <message>
        <source>Ask yourself whether these cards really make the contract.</source>
        <translation>Fråga dig om de här korten verkligen klarar kontraktet.</translation>
    </message>
    <message>
        <source>Think of how little this hand takes if all pass.</source>
        <translation>Tänk på hur lite den här handen tar om alla passar.</translation>
    </message>
    <message>
        <source>Think of what the talon may add to this hand.</source>
        <translation>Tänk på vad talongen kan ge den här handen.</translation>
    </message>
    <message>
        <source>Think of how much this hand takes if all pass.</source>
        <translation>Tänk på hur mycket den här handen tar om alla passar.</translation>
    </message>
    <message>
        <source>Look at each suit from the seven up: is there a gap?</source>
        <translation>Se på varje färg från sjuan och uppåt: finns det ett hål?</translation>
    </message>
    <message>
        <source>Compare the suits: which one takes the most tricks?</source>
        <translation>Jämför färgerna: vilken ger flest stick?</translation>
    </message>
    <message>
        <source>Do not bid more than you have to.</source>
        <translation>Bjud inte högre än du behöver.</translation>
    </message>
    <message>
        <source>Think of what you can make, and of what the defenders would owe.</source>
        <translation>Tänk på vad du kan klara, och på vad försvararna då ska ta.</translation>
    </message>
    <message>
        <source>Ask yourself how often the contract can still be made.</source>
        <translation>Fråga dig hur ofta kontraktet fortfarande går att klara.</translation>
    </message>
    <message>
        <source>Every trump counts.</source>
        <translation>Varje trumf räknas.</translation>
    </message>
    <message>
        <source>Keep the cards that take a trick.</source>
        <translation>Behåll de kort som tar stick.</translation>
    </message>
    <message>
        <source>A king or a queen needs low cards beside it.</source>
        <translation>En kung eller en dam behöver låga kort bredvid sig.</translation>
    </message>
    <message>
        <source>A long suit brings tricks by its last cards.</source>
        <translation>En lång färg ger stick med sina sista kort.</translation>
    </message>
    <message>
        <source>Part with the cards that take nothing anyway.</source>
        <translation>Gör dig av med kort som ändå inte tar något.</translation>
    </message>
    <message>
        <source>A suit that you do not have can be trumped.</source>
        <translation>En färg som du inte har kan du trumfa.</translation>
    </message>
    <message>
        <source>Look for the suit in which you have too few low cards.</source>
        <translation>Leta efter färgen där du har för få låga kort.</translation>
    </message>
    <message>
        <source>Ask yourself whether the talon helps these cards.</source>
        <translation>Fråga dig om talongen hjälper de här korten.</translation>
    </message>
    <message>
        <source>Set the tricks you count against the duty.</source>
        <translation>Jämför sticken du räknar till med kravet.</translation>
    </message>
    <message>
        <source>Count your own tricks alone: do they pay for a whist?</source>
        <translation>Räkna bara dina egna stick: räcker de till en whist?</translation>
    </message>
    <message>
        <source>Think of the half-whist, which needs no tricks.</source>
        <translation>Tänk på halvwhisten, som inte kräver några stick.</translation>
    </message>
    <message>
        <source>Think of what a look at the cards would tell.</source>
        <translation>Tänk på vad en titt på korten skulle visa.</translation>
    </message>
    <message>
        <source>Ask yourself who gains when the cards lie open.</source>
        <translation>Fråga dig vem som tjänar på att korten ligger öppna.</translation>
    </message>
    <message>
        <source>Ask yourself what the passer&apos;s cards add.</source>
        <translation>Fråga dig vad passarens kort tillför.</translation>
    </message>
    <message>
        <source>Think of the trumps that are still out.</source>
        <translation>Tänk på trumfen som är kvar ute.</translation>
    </message>
    <message>
        <source>Think of what your trumps are needed for.</source>
        <translation>Tänk på vad du behöver din trumf till.</translation>
    </message>
    <message>
        <source>Ask yourself who gains when trumps are led.</source>
        <translation>Fråga dig vem som tjänar på att trumf spelas ut.</translation>
    </message>
    <message>
        <source>Take what is yours while you can.</source>
        <translation>Ta det som är ditt medan du kan.</translation>
    </message>
    <message>
        <source>High cards do not run away: keep a way back to the lead.</source>
        <translation>Höga kort springer inte bort: se till att du kan komma in igen.</translation>
    </message>
    <message>
        <source>Some suits are better led by the others.</source>
        <translation>Vissa färger är det bättre att låta de andra spela ut.</translation>
    </message>
    <message>
        <source>Compare the suits: one of them gives less away.</source>
        <translation>Jämför färgerna: en av dem ger bort mindre.</translation>
    </message>
    <message>
        <source>The suit is not all: which card of it do you lead?</source>
        <translation>Färgen är inte allt: vilket kort i den spelar du ut?</translation>
    </message>
    <message>
        <source>Count the tricks that each way leads to.</source>
        <translation>Räkna sticken som varje väg leder till.</translation>
    </message>
    <message>
        <source>Ask yourself whether this trick is worth taking.</source>
        <translation>Fråga dig om det här sticket är värt att ta.</translation>
    </message>
    <message>
        <source>Ask yourself which of the two of you should be on lead.</source>
        <translation>Fråga dig vem av er två som bör spela ut härnäst.</translation>
    </message>
    <message>
        <source>Think of how high your card must be.</source>
        <translation>Tänk på hur högt ditt kort behöver vara.</translation>
    </message>
    <message>
        <source>A high card can be in the way of others.</source>
        <translation>Ett högt kort kan stå i vägen för andra.</translation>
    </message>
    <message>
        <source>Ask yourself whether this trick is worth a trump.</source>
        <translation>Fråga dig om det här sticket är värt en trumf.</translation>
    </message>
    <message>
        <source>One of your suits is still needed, another is not.</source>
        <translation>En av dina färger behövs fortfarande, en annan inte.</translation>
    </message>
    <message>
        <source>Part with danger, and keep the low cards.</source>
        <translation>Gör dig av med faran, och behåll de låga korten.</translation>
    </message>
    <message>
        <source>Think of staying low.</source>
        <translation>Tänk på att lägga lågt.</translation>
    </message>
    <message>
        <source>This is a moment to be rid of a high card.</source>
        <translation>Nu är ett bra tillfälle att bli av med ett högt kort.</translation>
    </message>
    <message>
        <source>If a trick must be taken, choose when and with which card.</source>
        <translation>Måste ett stick tas, välj när och med vilket kort.</translation>
    </message>
    <message>
        <source>Lead where you are safe.</source>
        <translation>Spela ut där du är trygg.</translation>
    </message>
    <message>
        <source>Lead a card that somebody else must beat.</source>
        <translation>Spela ut ett kort som någon annan måste sticka över.</translation>
    </message>
    <message>
        <source>Think of the tricks that you may be made to take.</source>
        <translation>Tänk på sticken som du kan tvingas att ta.</translation>
    </message>
    <message>
        <source>Look for the gap, and ask yourself whether it is time.</source>
        <translation>Leta efter hålet, och fråga dig om tiden är inne.</translation>
    </message>
    <message>
        <source>Give the declarer no chance to throw a dangerous card.</source>
        <translation>Ge spelföraren ingen chans att kasta ett farligt kort.</translation>
    </message>
    <message>
        <source>A low card catches, a high one saves the declarer.</source>
        <translation>Ett lågt kort fäller spelföraren, ett högt räddar.</translation>
    </message>
    <message>
        <source>High cards in the suit of the gap have to go.</source>
        <translation>Höga kort i färgen med hålet måste bort.</translation>
    </message>
    <message>
        <source>Think of where the declarer can be caught.</source>
        <translation>Tänk på var spelföraren kan tvingas att ta ett stick.</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>result</source>
        <translation>resultat</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Giv {number}: {result}</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: nothing, total {total}</source>
        <translation>Giv {number}, {name}: inget, summa {total}</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: {amounts}, total {total}</source>
        <translation>Giv {number}, {name}: {amounts}, summa {total}</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>O&amp;pponents:</source>
        <translation>M&amp;otståndare:</translation>
    </message>
    <message>
        <source>&amp;Each their own level</source>
        <translation>Ege&amp;n nivå för var och en</translation>
    </message>
</context>
<context>
    <name>LimitOfMatch</name>
    <message>
        <source>number</source>
        <translation>antal</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ingen gräns</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuter</translation>
    </message>
    <message>
        <source>asked at the start</source>
        <translation>bestäms vid start</translation>
    </message>
</context>
<context>
    <name>ListOfNumbers</name>
    <message>
        <source>Write whole numbers from {minimum} to {maximum} with commas between them.</source>
        <translation>Skriv heltal från {minimum} till {maximum} med komma emellan.</translation>
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
        <source>Tutor</source>
        <translation>Tränare</translation>
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
    <name>MatchChoice</name>
    <message>
        <source>Open a match</source>
        <translation>Öppna ett parti</translation>
    </message>
    <message>
        <source>Matches (*.pulka);;All files (*)</source>
        <translation>Partier (*.pulka);;Alla filer (*)</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>&amp;Match:</source>
        <translation>&amp;Parti:</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>från en fil</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Öppna &amp;fil…</translation>
    </message>
    <message>
        <source>Whose &amp;decisions:</source>
        <translation>Vems &amp;beslut:</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Vems beslut</translation>
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
        <source>Length:</source>
        <translation>Längd:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Givar:</translation>
    </message>
    <message>
        <source>M&amp;inutes:</source>
        <translation>M&amp;inuter:</translation>
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
    <name>NameDialog</name>
    <message>
        <source>Name of the rules</source>
        <translation>Reglernas namn</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>Reglernas &amp;namn:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Av&amp;bryt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
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
        <source>Anton</source>
        <comment>the usual name of an opponent</comment>
        <translation>Anton</translation>
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
        <source>New match</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>{name} is for three players.</source>
        <translation>{name} är för tre spelare.</translation>
    </message>
    <message>
        <source>{name} is for four players.</source>
        <translation>{name} är för fyra spelare.</translation>
    </message>
    <message>
        <source>From {preset}. What differs:</source>
        <translation>Utgår från {preset}. Det som skiljer:</translation>
    </message>
    <message>
        <source>The same as {preset}.</source>
        <translation>Samma som {preset}.</translation>
    </message>
    <message>
        <source>In short:</source>
        <translation>I korthet:</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Spelare:</translation>
    </message>
    <message>
        <source>T&amp;hree</source>
        <translation>&amp;Tre</translation>
    </message>
    <message>
        <source>Fo&amp;ur</source>
        <translation>&amp;Fyra</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre spelare</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Fyra spelare</translation>
    </message>
    <message>
        <source>What these rules agree on</source>
        <translation>Överenskommelser i reglerna</translation>
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
    <name>NumberForEachLevel</name>
    <message>
        <source>level {level}</source>
        <translation>nivå {level}</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <comment>a level of play</comment>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a level of play</comment>
        <translation>Hobbyspelare</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a level of play</comment>
        <translation>Klubbspelare</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a level of play</comment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a level of play</comment>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>Sees little beyond the own cards and often misjudges them.</source>
        <translation>Ser inte mycket mer än de egna korten och bedömer dem ofta fel.</translation>
    </message>
    <message>
        <source>Plays for company and takes little notice of calls and cards.</source>
        <translation>Spelar för sällskapets skull och lägger inte mycket märke till bud och kort.</translation>
    </message>
    <message>
        <source>Plays a sound game and draws the obvious conclusions.</source>
        <translation>Spelar stabilt och drar de självklara slutsatserna.</translation>
    </message>
    <message>
        <source>Counts the cards, reads the calls and seldom errs.</source>
        <translation>Räknar korten, läser buden och gör sällan fel.</translation>
    </message>
    <message>
        <source>Misses nothing, reckons everything through and takes time for it.</source>
        <translation>Missar ingenting, räknar igenom allt och tar sig tid.</translation>
    </message>
    <message>
        <source>Even-tempered</source>
        <comment>a character</comment>
        <translation>Balanserad</translation>
    </message>
    <message>
        <source>Cautious</source>
        <comment>a character</comment>
        <translation>Försiktig</translation>
    </message>
    <message>
        <source>Bold bidder</source>
        <comment>a character</comment>
        <translation>Djärv budgivare</translation>
    </message>
    <message>
        <source>Eager whister</source>
        <comment>a character</comment>
        <translation>Ivrig whistare</translation>
    </message>
    <message>
        <source>Misère lover</source>
        <comment>a character</comment>
        <translation>Misärälskare</translation>
    </message>
    <message>
        <source>Does what is worth most and has no favourites.</source>
        <translation>Gör det som är mest värt, utan favoriter.</translation>
    </message>
    <message>
        <source>Bids and whists a little less than the cards are worth.</source>
        <translation>Bjuder och whistar lite försiktigare än korten tillåter.</translation>
    </message>
    <message>
        <source>Bids a little more than the cards are worth.</source>
        <translation>Bjuder lite djärvare än korten tillåter.</translation>
    </message>
    <message>
        <source>Whists where others would pass.</source>
        <translation>Whistar där andra skulle passa.</translation>
    </message>
    <message>
        <source>Plays misère wherever there is half a chance.</source>
        <translation>Spelar misär så fort det finns en halv chans.</translation>
    </message>
    <message>
        <source>By rule of thumb</source>
        <translation>Efter tumregler</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>the name of a player</comment>
        <translation>Ugglan</translation>
    </message>
    <message>
        <source>Barn Owl</source>
        <comment>the name of a player</comment>
        <translation>Berguven</translation>
    </message>
    <message>
        <source>Tawny Owl</source>
        <comment>the name of a player</comment>
        <translation>Kattugglan</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>the name of a player</comment>
        <translation>Igelkotten</translation>
    </message>
    <message>
        <source>Urchin</source>
        <comment>the name of a player, a hedgehog</comment>
        <translation>Kotten</translation>
    </message>
    <message>
        <source>Prickles</source>
        <comment>the name of a player, a hedgehog</comment>
        <translation>Taggen</translation>
    </message>
    <message>
        <source>Falcon</source>
        <comment>the name of a player</comment>
        <translation>Falken</translation>
    </message>
    <message>
        <source>Kestrel</source>
        <comment>the name of a player, a falcon</comment>
        <translation>Stenfalken</translation>
    </message>
    <message>
        <source>Merlin</source>
        <comment>the name of a player, a falcon</comment>
        <translation>Jaktfalken</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>the name of a player</comment>
        <translation>Räven</translation>
    </message>
    <message>
        <source>Vixen</source>
        <comment>the name of a player, a fox</comment>
        <translation>Mickel</translation>
    </message>
    <message>
        <source>Reynard</source>
        <comment>the name of a player, a fox</comment>
        <translation>Rödräven</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>the name of a player</comment>
        <translation>Musen</translation>
    </message>
    <message>
        <source>Dormouse</source>
        <comment>the name of a player, a mouse</comment>
        <translation>Skogsmusen</translation>
    </message>
    <message>
        <source>Field Mouse</source>
        <comment>the name of a player, a mouse</comment>
        <translation>Hasselmusen</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>{action} (chosen)</source>
        <translation>{action} (valt)</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Alternativ</translation>
    </message>
    <message>
        <source>Whists</source>
        <translation>Vistor</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Med alla kort öppna</translation>
    </message>
    <message>
        <source>As if every hand had been seen: this shows only good or bad luck.</source>
        <translation>Som om alla händer hade synts: det visar bara tur eller otur.</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Vad som gick att veta</translation>
    </message>
    <message>
        <source>On average over deals that fit what had been seen and heard.</source>
        <translation>I genomsnitt över givar som stämmer med det som hade synts och sagts.</translation>
    </message>
    <message>
        <source>±</source>
        <comment>a margin of error</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>Margin of error of the difference from the best</source>
        <translation>Hur säker skillnaden mot det bästa är</translation>
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
        <source>{contract} in the dark</source>
        <translation>{contract} i blindo</translation>
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
        <source>M&amp;isère in the dark</source>
        <translation>&amp;Misär i blindo</translation>
    </message>
    <message>
        <source>H&amp;ere in the dark</source>
        <translation>Hä&amp;r i blindo</translation>
    </message>
    <message>
        <source>&amp;Pass in the dark</source>
        <translation>&amp;Pass i blindo</translation>
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
        <source>Misère &amp;without talon</source>
        <translation>Misär &amp;utan talong</translation>
    </message>
    <message>
        <source>Take no trick at all with the cards dealt.</source>
        <translation>Ta inget stick alls med de utdelade korten.</translation>
    </message>
    <message>
        <source>&amp;Nine without talon</source>
        <translation>&amp;Nio utan talong</translation>
    </message>
    <message>
        <source>Play nine or ten with the cards dealt; you name it afterwards.</source>
        <translation>Spela nio eller tio med de utdelade korten; du väljer kontrakt efteråt.</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>&amp;Titta på mina kort</translation>
    </message>
    <message>
        <source>What you call then is no call in the dark.</source>
        <translation>Det du bjuder sedan är inget bud i blindo.</translation>
    </message>
    <message>
        <source>&amp;Take the talon</source>
        <translation>Ta ta&amp;longen</translation>
    </message>
    <message>
        <source>O&amp;ffer half to {name}</source>
        <translation>Er&amp;bjud {name} hälften</translation>
    </message>
    <message>
        <source>{name} sees your hand, and may take half of a misère.</source>
        <translation>{name} ser din hand och får ta en halv misär.</translation>
    </message>
    <message>
        <source>It counts as a bid of {contract}.</source>
        <translation>Det räknas som budet {contract}.</translation>
    </message>
    <message>
        <source>You have not looked at your cards.</source>
        <translation>Du har inte tittat på dina kort.</translation>
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
        <source>{name} holds the bid at {contract}, in the dark</source>
        <translation>{name} har budet {contract}, i blindo</translation>
    </message>
    <message>
        <source>Without th&amp;ree</source>
        <translation>Ge &amp;upp, tre bet</translation>
    </message>
    <message>
        <source>Name your contract: a nine or a ten.</source>
        <translation>Välj kontrakt: en nia eller en tia.</translation>
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
        <source>{name}, played by you</source>
        <translation>{name}, spelas av dig</translation>
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
        <source>Trick {number}</source>
        <translation>Stick {number}</translation>
    </message>
    <message>
        <source>Your discard</source>
        <translation>Dina bortlagda kort</translation>
    </message>
    <message>
        <source>What do you want to see again?</source>
        <translation>Vad vill du se igen?</translation>
    </message>
    <message>
        <source>Only the last trick is free: any other look costs you a trick.</source>
        <translation>Bara det senaste sticket är fritt: varje annan titt kostar dig ett stick.</translation>
    </message>
    <message>
        <source>Who is to be called to account?</source>
        <translation>Vem har gjort fel?</translation>
    </message>
    <message>
        <source>An error counts once the cards on the table show it.</source>
        <translation>Ett fel räknas när korten på bordet visar det.</translation>
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
        <source>Still to come: {tricks}. The hand of {name} will be shown.</source>
        <translation>Återstår: {tricks}. Handen hos {name} visas.</translation>
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
        <source>Nothing is written.</source>
        <translation>Inget skrivs.</translation>
    </message>
    <message>
        <source>{name}: {unit}, {amount}</source>
        <comment>the balance of a deal</comment>
        <translation>{name}: {unit}, {amount}</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>Till&amp;baka till partiet</translation>
    </message>
    <message>
        <source>balance in points</source>
        <translation>saldo i poäng</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Skrivet i protokollet</translation>
    </message>
    <message>
        <source>&amp;Lay away</source>
        <translation>&amp;Lägg bort</translation>
    </message>
    <message>
        <source>Leave the &amp;talon</source>
        <translation>Låt &amp;talongen ligga</translation>
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
        <source>This card goes out of play.</source>
        <translation>Det här kortet går ur spelet.</translation>
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
        <source>These cards go out of play.</source>
        <translation>De här korten går ur spelet.</translation>
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
        <source>The time is over.</source>
        <translation>Tiden är ute.</translation>
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
        <source>{players} share the first place with {amount} points</source>
        <translation>{players} delar första platsen med {amount} poäng</translation>
    </message>
    <message>
        <source>You win with {amount} points</source>
        <translation>Du vinner med {amount} poäng</translation>
    </message>
    <message>
        <source>{name} wins with {amount} points</source>
        <translation>{name} vinner med {amount} poäng</translation>
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
        <source>Against the mean of all: {amount}.</source>
        <translation>Mot medelvärdet av alla: {amount}.</translation>
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
        <source>If all agree, the match is settled in points as it stands:</source>
        <translation>Om alla godtar avräknas partiet i poäng som det står:</translation>
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
        <source>Loo&amp;k at the hand of {name}</source>
        <translation>&amp;Titta på handen hos {name}</translation>
    </message>
    <message>
        <source>L&amp;ook at the hand of {name}</source>
        <translation>T&amp;itta på handen hos {name}</translation>
    </message>
    <message>
        <source>One hand only; you would play it if you whist.</source>
        <translation>Bara en hand; det är den du spelar om du whistar.</translation>
    </message>
    <message>
        <source>You answer first.</source>
        <translation>Du svarar först.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>&amp;Ensam</translation>
    </message>
    <message>
        <source>Call in the &amp;light</source>
        <translation>Kalla in &amp;öppet</translation>
    </message>
    <message>
        <source>Call in the &amp;dark</source>
        <translation>Kalla in &amp;dolt</translation>
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
    <message>
        <source>&amp;Take half</source>
        <translation>&amp;Ta hälften</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Avstå</translation>
    </message>
    <message>
        <source>You write nothing for a misère.</source>
        <translation>Du skriver inget för en misär.</translation>
    </message>
    <message>
        <source>The hand lies before you.</source>
        <translation>Handen ligger framför dig.</translation>
    </message>
    <message>
        <source>Having seen it, you cannot whist in this deal.</source>
        <translation>När du har sett den kan du inte whista i den här given.</translation>
    </message>
    <message>
        <source>Nobody else sees it.</source>
        <translation>Ingen annan ser den.</translation>
    </message>
    <message>
        <source>The talon is shown, and the bid in the dark is forgotten.</source>
        <translation>Talongen visas, och budet i blindo räknas inte mer.</translation>
    </message>
    <message>
        <source>You won the bidding at {contract}, in the dark</source>
        <translation>Du vann budgivningen på {contract}, i blindo</translation>
    </message>
    <message>
        <source>You see your cards now, and not yet the talon.</source>
        <translation>Du ser dina kort nu, men inte talongen än.</translation>
    </message>
    <message>
        <source>In the &amp;pool</source>
        <translation>I &amp;puljan</translation>
    </message>
    <message>
        <source>Off the &amp;mountain</source>
        <translation>Från &amp;goran</translation>
    </message>
    <message>
        <source>Nobody whists. Where do you write it?</source>
        <translation>Ingen whistar. Var skriver du kontraktet?</translation>
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
        <source>misère without talon</source>
        <translation>misär utan talong</translation>
    </message>
    <message>
        <source>nine without talon</source>
        <translation>nio utan talong</translation>
    </message>
    <message>
        <source>the talon</source>
        <translation>talongen</translation>
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
        <source>a bomb: the next contract counts {factor} times</source>
        <translation>en bomb: nästa kontrakt räknas {factor} gånger</translation>
    </message>
    <message>
        <source>has not looked at the cards</source>
        <translation>har inte tittat på korten</translation>
    </message>
    <message>
        <source>has half of the misère</source>
        <translation>har halva misären</translation>
    </message>
    <message>
        <source>has bid in the dark: everything counts twice</source>
        <translation>har bjudit i blindo: allt räknas dubbelt</translation>
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
    <message>
        <source>the hand is out of play</source>
        <translation>handen är ur spel</translation>
    </message>
    <message>
        <source>you play this hand</source>
        <translation>du spelar denna hand</translation>
    </message>
    <message>
        <source>{name} plays this hand</source>
        <translation>{name} spelar denna hand</translation>
    </message>
    <message>
        <source>the dealer has seen this hand</source>
        <translation>givaren har sett den här handen</translation>
    </message>
    <message>
        <source>has revoked: this hand lies open</source>
        <translation>otillåtet kort: handen ligger öppen</translation>
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
    <message>
        <source>&amp;Pace of opponents:</source>
        <translation>Motståndarnas te&amp;mpo:</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>the pace of opponents</comment>
        <translation>Omedelbart</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>the pace of opponents</comment>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>the pace of opponents</comment>
        <translation>Naturligt</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <comment>the pace of opponents</comment>
        <translation>Makligt</translation>
    </message>
    <message>
        <source>They never wait where there is nothing to choose.</source>
        <translation>De väntar aldrig när det inte finns något att välja på.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is something a little better.</source>
        <translation>Det finns något som är lite bättre.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Det finns något bättre.</translation>
    </message>
    <message>
        <source>There is something much better.</source>
        <translation>Det finns något mycket bättre.</translation>
    </message>
    <message>
        <source>{action}: this may cost about {whists}.</source>
        <translation>{action} kan kosta ungefär {whists}.</translation>
    </message>
    <message>
        <source>This is the first error of the deal: taken back, it does not count.</source>
        <translation>Det är det första felet i given: tar du tillbaka det räknas det inte.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Bättre: {action}.</translation>
    </message>
    <message>
        <source>Hint {rung} of {last}</source>
        <translation>Tips {rung} av {last}</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Inget tips</translation>
    </message>
    <message>
        <source>{grade}, {loss}: {action}.</source>
        <translation>{grade}, {loss}: {action}.</translation>
    </message>
    <message>
        <source>{action}: best</source>
        <translation>{action}: bäst</translation>
    </message>
    <message>
        <source>{action}: less by {loss}</source>
        <translation>{action}: {loss} mindre</translation>
    </message>
    <message>
        <source>{grade}: {action}.</source>
        <translation>{grade}: {action}.</translation>
    </message>
    <message>
        <source>Here there is nothing to advise.</source>
        <translation>Här finns inget råd att ge.</translation>
    </message>
    <message>
        <source>Tutor: off</source>
        <translation>Tränare: av</translation>
    </message>
    <message>
        <source>Tutor: silent at a live table</source>
        <translation>Tränare: tyst vid ett riktigt bord</translation>
    </message>
    <message>
        <source>Tutor: exam</source>
        <translation>Tränare: prov</translation>
    </message>
    <message>
        <source>blunders</source>
        <comment>what the tutor speaks of</comment>
        <translation>blundrar</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what the tutor speaks of</comment>
        <translation>misstag</translation>
    </message>
    <message>
        <source>all errors</source>
        <comment>what the tutor speaks of</comment>
        <translation>alla fel</translation>
    </message>
    <message>
        <source>Tutor: {errors}, at once</source>
        <translation>Tränare: {errors}, genast</translation>
    </message>
    <message>
        <source>Tutor: {errors}, after the trick</source>
        <translation>Tränare: {errors}, efter sticket</translation>
    </message>
    <message>
        <source>Tutor: {errors}, after the deal</source>
        <translation>Tränare: {errors}, efter given</translation>
    </message>
    <message>
        <source>Tutor: {errors}, noted only</source>
        <translation>Tränare: {errors}, noteras bara</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>&amp;The tutor helps me to learn</source>
        <translation>&amp;Tränaren hjälper mig att lära</translation>
    </message>
    <message>
        <source>&amp;When he speaks:</source>
        <translation>&amp;När tränaren säger till:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>N&amp;ivå:</translation>
    </message>
    <message>
        <source>What he speaks of</source>
        <translation>Vad tränaren säger till om</translation>
    </message>
    <message>
        <source>Everything is noted for your progress, also what he does not speak of, and stays on this computer. At a live table he is silent and notes nothing.</source>
        <translation>Allt noteras för dina framsteg, även det som tränaren inte säger till om, och stannar på den här datorn. Vid ett riktigt bord är tränaren tyst och noterar ingenting.</translation>
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
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} går inte att skriva: {problem}.</translation>
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
        <source>{reason} Possible here: {allowed}</source>
        <translation>{reason} Möjligt här: {allowed}</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>Your own</source>
        <translation>Dina egna</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Ta bort regler</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? Matches that use it keep its rules.</source>
        <translation>Ta bort ”{name}” för gott? Partier som använder reglerna behåller dem.</translation>
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
        <source>Rules to a file</source>
        <translation>Regler till fil</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml)</source>
        <translation>Regelprofiler (*.yaml)</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Regler från fil</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml *.yml *.json)</source>
        <translation>Regelprofiler (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>Alla &amp;regler…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>M&amp;er</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Byt &amp;namn…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Ta &amp;bort…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>Skriv till &amp;fil…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>&amp;Hämta från fil…</translation>
    </message>
</context>
<context>
    <name>ProfileName</name>
    <message>
        <source>Give these rules a name.</source>
        <translation>Ge reglerna ett namn.</translation>
    </message>
    <message>
        <source>A name has {number} letters at most, all on one line.</source>
        <translation>Ett namn har högst {number} tecken, på en enda rad.</translation>
    </message>
    <message>
        <source>This is the name of a preset; choose another one.</source>
        <translation>Så heter en färdig profil; välj ett annat namn.</translation>
    </message>
    <message>
        <source>Other rules have this name already; choose another one.</source>
        <translation>Andra regler heter redan så; välj ett annat namn.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Våra regler</translation>
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
        <source>{rule}: {value} (in {preset}: {usual})</source>
        <translation>{rule}: {value} (i {preset}: {usual})</translation>
    </message>
    <message>
        <source>The dealer sits out; at raspasy the talon plays for them.</source>
        <translation>Givaren står över; i raspasy spelar talongen åt givaren.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Givaren står över.</translation>
    </message>
    <message>
        <source>The dealer may whist last: after a half-whist, and from eight up when both pass.</source>
        <translation>Givaren får whista sist: efter en halvwhist, och från åtta när båda passar.</translation>
    </message>
    <message>
        <source>The dealer may whist last whenever both have refused.</source>
        <translation>Givaren får whista sist så snart båda har avstått.</translation>
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
    <message>
        <source>The program calculates slowly on this computer: install a C compiler, then run start.py or install Preferans again.</source>
        <translation>Programmet räknar långsamt på den här datorn: installera en C-kompilator och kör sedan start.py eller installera Preferans på nytt.</translation>
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
        <translation>för lite än</translation>
    </message>
    <message>
        <source>No decisions in this time.</source>
        <translation>Inga beslut under den här tiden.</translation>
    </message>
    <message>
        <source>all subjects</source>
        <translation>alla områden</translation>
    </message>
    <message>
        <source>Errors of this kind are only counted.</source>
        <translation>Sådana misstag räknas bara.</translation>
    </message>
    <message>
        <source>Not enough yet: {number} of {least} decisions.</source>
        <translation>För lite än: {number} av {least} beslut.</translation>
    </message>
    <message>
        <source>From {first} whists a decision on {start} to {last} on {end}, after {number} decisions.</source>
        <translation>Från {first} vistor per beslut den {start} till {last} den {end}, efter {number} beslut.</translation>
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
        <translation>alla regler</translation>
    </message>
    <message>
        <source>Whists lost a decision, over the last 200: {subject}</source>
        <translation>Förlorade vistor per beslut, över de senaste 200: {subject}</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regler:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Tid:</translation>
    </message>
    <message>
        <source>Whists lost in 100 deals, the greatest leak first</source>
        <translation>Förlorade vistor på 100 givar, den största läckan först</translation>
    </message>
    <message>
        <source>Figures by subject</source>
        <translation>Siffror per område</translation>
    </message>
    <message>
        <source>A whist is not worth the same by all rules. Choose one of them to compare.</source>
        <translation>En vist är inte värd lika mycket enligt alla regler. Välj en sorts regler för att kunna jämföra.</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>från början</translation>
    </message>
    <message>
        <source>the last 90 days</source>
        <translation>de senaste 90 dagarna</translation>
    </message>
    <message>
        <source>the last 30 days</source>
        <translation>de senaste 30 dagarna</translation>
    </message>
</context>
<context>
    <name>ProgressWindow</name>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommaseparerade värden (*.csv)</translation>
    </message>
    <message>
        <source>{path} could not be written: {problem}. Choose another folder.</source>
        <translation>{path} gick inte att skriva: {problem}. Välj en annan mapp.</translation>
    </message>
    <message>
        <source>Delete the progress</source>
        <translation>Ta bort framstegen</translation>
    </message>
    <message>
        <source>Delete all that is kept of your progress?</source>
        <translation>Ta bort allt som är sparat om dina framsteg?</translation>
    </message>
    <message>
        <source>This covers all rules and all dates, and it cannot be undone.</source>
        <translation>Det gäller alla regler och alla datum, och det går inte att ångra.</translation>
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
        <source>Progress</source>
        <translation>Framsteg</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Switch the tutor on and play: your decisions are counted here by subject, with what they lose.</source>
        <translation>Inget är sparat än. Slå på tränaren och spela: dina beslut räknas här område för område, med vad de kostade.</translation>
    </message>
    <message>
        <source>&amp;Export CSV</source>
        <translation>&amp;Exportera CSV</translation>
    </message>
    <message>
        <source>Every &amp;decision…</source>
        <translation>Varje &amp;beslut…</translation>
    </message>
    <message>
        <source>The &amp;summary…</source>
        <translation>&amp;Sammanfattningen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Ta &amp;bort…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
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
        <source>After a nine over misère this call is closed.</source>
        <translation>Efter en nia över misär går det budet inte längre.</translation>
    </message>
    <message>
        <source>You have called misère, so this call is closed to you.</source>
        <translation>Du har bjudit misär, så det budet går inte för dig.</translation>
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
        <source>After passes in the dark the bidding starts at level {value}.</source>
        <translation>Efter pass i blindo börjar budgivningen på {value}.</translation>
    </message>
    <message>
        <source>You have seen your cards.</source>
        <translation>Du har sett dina kort.</translation>
    </message>
    <message>
        <source>Over misère in the dark only a nine in the dark or a ten may be bid.</source>
        <translation>Över misär i blindo får bara en nia i blindo eller en tia bjudas.</translation>
    </message>
    <message>
        <source>Nobody bids without the talon at this table.</source>
        <translation>Ingen bjuder utan talong vid det här bordet.</translation>
    </message>
    <message>
        <source>Only the last hand takes the talon without a bid, after two passes.</source>
        <translation>Bara efterhand tar talongen utan bud, efter två pass.</translation>
    </message>
    <message>
        <source>Misère is not shared at this table.</source>
        <translation>Misär delas inte vid det här bordet.</translation>
    </message>
    <message>
        <source>The dealer has been asked once in this deal.</source>
        <translation>Givaren har redan tillfrågats en gång i den här given.</translation>
    </message>
    <message>
        <source>Look at your cards, and ask before you call misère.</source>
        <translation>Titta på dina kort, och fråga innan du bjuder misär.</translation>
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
        <source>The talon cannot be left in this deal.</source>
        <translation>I den här given går det inte att låta talongen ligga.</translation>
    </message>
    <message>
        <source>As the dealer you cannot leave the talon.</source>
        <translation>Som givare får du inte låta talongen ligga.</translation>
    </message>
    <message>
        <source>This deal cannot be given up for three tricks.</source>
        <translation>Den här given kan inte ges upp för tre stick.</translation>
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
        <source>Look at the hand of a defender first; you would play it.</source>
        <translation>Titta först på en försvarares hand; det är den du skulle spela.</translation>
    </message>
    <message>
        <source>Only a dealer who sits out may look at a hand.</source>
        <translation>Bara en givare som står över får titta på en hand.</translation>
    </message>
    <message>
        <source>You have seen one hand, and may see no other.</source>
        <translation>Du har sett en hand och får inte se någon annan.</translation>
    </message>
    <message>
        <source>You may look at the hand of a defender only.</source>
        <translation>Du får bara titta på en försvarares hand.</translation>
    </message>
    <message>
        <source>At this table the passer always plays along.</source>
        <translation>Vid det här bordet spelar passaren alltid med.</translation>
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
        <source>You can beat the {value}, so you must.</source>
        <translation>Du kan sticka över {value} och måste göra det.</translation>
    </message>
    <message>
        <source>The {value} lies face up and must be played now.</source>
        <translation>Kortet {value} ligger öppet och måste spelas nu.</translation>
    </message>
    <message>
        <source>Nobody can do anything wrong at this table.</source>
        <translation>Vid det här bordet kan ingen göra fel.</translation>
    </message>
    <message>
        <source>Only an opponent can be called to account.</source>
        <translation>Bara en motståndare kan ställas till svars.</translation>
    </message>
    <message>
        <source>Nothing on the table shows that anything is wrong.</source>
        <translation>Inget på bordet visar att något är fel.</translation>
    </message>
    <message>
        <source>There is no card that should be taken back.</source>
        <translation>Det finns inget kort som ska tas tillbaka.</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at.</source>
        <translation>Du får bara titta på det senaste sticket.</translation>
    </message>
    <message>
        <source>You have laid no cards away that you could look at.</source>
        <translation>Du har inga bortlagda kort att titta på.</translation>
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
    <message>
        <source>No time was agreed on at this table.</source>
        <translation>Ingen tid är avtalad vid det här bordet.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>&amp;Show the numbers</source>
        <translation>&amp;Visa talen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Kontrollera</translation>
    </message>
    <message>
        <source>Write what this deal brings to each place, and leave the rest empty.</source>
        <translation>Skriv vad given ger på varje plats, och lämna resten tomt.</translation>
    </message>
    <message>
        <source>All of it is right.</source>
        <translation>Allt stämmer.</translation>
    </message>
    <message>
        <source>These are the numbers. Go to one to read what it is for.</source>
        <translation>Här är talen. Gå till ett av dem för att läsa vad det gäller.</translation>
    </message>
    <message>
        <source>Whist: {players}.</source>
        <translation>Whist: {players}.</translation>
    </message>
    <message>
        <source>In the talon: {cards}.</source>
        <translation>I talongen: {cards}.</translation>
    </message>
    <message>
        <source>Half-whist: {player}.</source>
        <translation>Halvwhist: {player}.</translation>
    </message>
    <message>
        <source>{place}: a number is missing here.</source>
        <translation>{place}: här saknas ett tal.</translation>
    </message>
    <message>
        <source>{place}: the place is right, the amount is not.</source>
        <translation>{place}: platsen är rätt, men inte talet.</translation>
    </message>
    <message>
        <source>{place}: the amount is right, the column is not.</source>
        <translation>{place}: talet är rätt, men inte kolumnen.</translation>
    </message>
    <message>
        <source>{place}: the amount is right, the player is not.</source>
        <translation>{place}: talet är rätt, men inte spelaren.</translation>
    </message>
    <message>
        <source>{place}: nothing is written here for this deal.</source>
        <translation>{place}: här skrivs inget för den här given.</translation>
    </message>
    <message>
        <source>The first slip of a match does not count.</source>
        <translation>Det första misstaget i ett parti räknas inte.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Deal {number}: {subject}</source>
        <translation>Giv {number}: {subject}</translation>
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
        <translation>för jämnt</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Du valde: {action}</translation>
    </message>
    <message>
        <source>{name} chose: {action}</source>
        <translation>{name} valde: {action}</translation>
    </message>
    <message>
        <source>Too close to call: it may have been an error.</source>
        <translation>För jämnt för att avgöra: det kan ha varit ett fel.</translation>
    </message>
    <message>
        <source>This was fine.</source>
        <translation>Det här var bra.</translation>
    </message>
    <message>
        <source>It loses {loss} ({grade}).</source>
        <translation>Det kostar {loss} ({grade}).</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Inget var bättre.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Bättre: {action}</translation>
    </message>
    <message>
        <source>About as good: {action}</source>
        <translation>Ungefär lika bra: {action}</translation>
    </message>
    <message>
        <source>Right choice, bad luck: as the cards lay, another would have brought more.</source>
        <translation>Rätt val men otur: som korten satt hade ett annat gett mer.</translation>
    </message>
    <message>
        <source>Lucky escape: as the cards lay, it cost nothing.</source>
        <translation>Tur den här gången: som korten satt kostade det inget.</translation>
    </message>
    <message>
        <source>You tried: {action}. That is what was chosen.</source>
        <translation>Du provade: {action}. Det var just det som valdes.</translation>
    </message>
    <message>
        <source>You tried: {action}. Yes, that is better.</source>
        <translation>Du provade: {action}. Ja, det är bättre.</translation>
    </message>
    <message>
        <source>You tried: {action}. That is hardly better than what was chosen.</source>
        <translation>Du provade: {action}. Det är knappast bättre än det som valdes.</translation>
    </message>
    <message>
        <source>You tried: {action}. There is something better ({grade}).</source>
        <translation>Du provade: {action}. Det finns bättre ({grade}).</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Inga fel</translation>
    </message>
    <message>
        <source>Lost in all: {loss}</source>
        <translation>Förlorat totalt: {loss}</translation>
    </message>
    <message>
        <source>Without error: {faultless} of {weighty} decisions that matter.</source>
        <translation>Utan fel: {faultless} av {weighty} beslut som spelar roll.</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Ingen giv i partiet är färdig än.</translation>
    </message>
    <message>
        <source>{path} is damaged, and is shown as far as it is sound: {problem}</source>
        <translation>{path} är skadad och visas så långt den är hel: {problem}</translation>
    </message>
    <message>
        <source>The coach is looking into it.</source>
        <translation>Tränaren tittar på det.</translation>
    </message>
    <message>
        <source>The coach can say nothing about that. Try another.</source>
        <translation>Tränaren kan inte säga något om det. Prova något annat.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Genomgång</translation>
    </message>
</context>
<context>
    <name>RuleClashes</name>
    <message>
        <source>A match needs three or four players; allow at least one of them.</source>
        <translation>Ett parti kräver tre eller fyra spelare; tillåt åtminstone det ena.</translation>
    </message>
    <message>
        <source>Totals are the result only where everybody has one total.</source>
        <translation>Summorna är resultatet bara där var och en har en enda summa.</translation>
    </message>
    <message>
        <source>A pool that takes everything has no points left to help others with: let nobody be helped, or let pools take points up to the target.</source>
        <translation>En pulja som tar emot allt har inga poäng över att hjälpa andra med: låt ingen få hjälp, eller låt puljor ta emot poäng upp till målet.</translation>
    </message>
    <message>
        <source>Such a match would never end: not by the pool, and not by agreement. Set a number of deals or a time.</source>
        <translation>Ett sådant parti skulle aldrig ta slut, varken genom puljan eller genom överenskommelse. Ange ett antal givar eller en tid.</translation>
    </message>
    <message>
        <source>These bids begin with a misère, and misère is not played.</source>
        <translation>De här buden börjar med en misär, och misär spelas inte.</translation>
    </message>
    <message>
        <source>There is a quota from eight up, so somebody must pay when it is missed; or set it to zero.</source>
        <translation>Från åtta och uppåt finns ett krav, så någon måste betala när det inte nås; eller sätt kravet till noll.</translation>
    </message>
    <message>
        <source>When each pays for their own part from eight up, each level with a quota needs such a part.</source>
        <translation>När var och en betalar för sin egen del från åtta och uppåt behöver varje nivå med krav en sådan del.</translation>
    </message>
    <message>
        <source>A contract can be played after a half-whist, so it must be clear who writes consolation.</source>
        <translation>Ett kontrakt kan spelas efter en halvwhist, så det måste vara klart vem som skriver konsolation.</translation>
    </message>
    <message>
        <source>The bidding starts higher after raspasy, so it must be clear when that is over.</source>
        <translation>Budgivningen börjar högre efter raspasy, så det måste vara klart när det är över.</translation>
    </message>
    <message>
        <source>Where everybody has one total, there is no misère.</source>
        <translation>Där var och en har en enda summa finns ingen misär.</translation>
    </message>
    <message>
        <source>Where everybody has one total, raspasy is not played.</source>
        <translation>Där var och en har en enda summa spelas inte raspasy.</translation>
    </message>
    <message>
        <source>Where everybody has one total, there is no pool and no mountain.</source>
        <translation>Där var och en har en enda summa finns varken pulja eller gora.</translation>
    </message>
    <message>
        <source>Only when misère is played.</source>
        <translation>Bara när misär spelas.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Bara med fyra spelare.</translation>
    </message>
    <message>
        <source>Only when raspasy is played.</source>
        <translation>Bara när raspasy spelas.</translation>
    </message>
    <message>
        <source>Only when tricks in raspasy cost points on the mountain.</source>
        <translation>Bara när stick i raspasy kostar poäng på goran.</translation>
    </message>
    <message>
        <source>Only with half-whist.</source>
        <translation>Bara med halvwhist.</translation>
    </message>
    <message>
        <source>Only when somebody is helped.</source>
        <translation>Bara när någon får hjälp.</translation>
    </message>
    <message>
        <source>Only when there is consolation.</source>
        <translation>Bara när det finns konsolation.</translation>
    </message>
    <message>
        <source>Only with three players.</source>
        <translation>Bara med tre spelare.</translation>
    </message>
    <message>
        <source>Only when the fullest open pool is helped.</source>
        <translation>Bara när den pulja som är närmast full får hjälp.</translation>
    </message>
    <message>
        <source>Only when a pool takes points up to its target.</source>
        <translation>Bara när en pulja tar emot poäng upp till målet.</translation>
    </message>
    <message>
        <source>Only when the sitting dealer may whist.</source>
        <translation>Bara när givaren som står över får whista.</translation>
    </message>
    <message>
        <source>Only when somebody may whist after a half-whist.</source>
        <translation>Bara när någon får återta whisten efter en halvwhist.</translation>
    </message>
    <message>
        <source>Only when the fewest tricks in raspasy bring whists.</source>
        <translation>Bara när lägst antal stick i raspasy ger vistor.</translation>
    </message>
    <message>
        <source>Only with more than one lowest level.</source>
        <translation>Bara med mer än en lägsta nivå.</translation>
    </message>
    <message>
        <source>“{title}” is “{value}”</source>
        <comment>a rule and its value</comment>
        <translation>”{title}” är ”{value}”</translation>
    </message>
    <message>
        <source>A value is needed: {others}.</source>
        <translation>Ett värde behövs: {others}.</translation>
    </message>
    <message>
        <source>This does not go together: {others}.</source>
        <translation>Det här går inte ihop: {others}.</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Går inte: {reason}</translation>
    </message>
    <message>
        <source>{preset} has: {reason}</source>
        <translation>I {preset}: {reason}</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Ändrad.</translation>
    </message>
    <message>
        <source>Back to {preset}</source>
        <translation>Tillbaka till {preset}</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Whether a bid must be the very next step or may be any higher one.</source>
        <translation>Om ett bud måste vara precis nästa steg eller får vara vilket högre som helst.</translation>
    </message>
    <message>
        <source>Who may take over a bid of a later hand without going higher.</source>
        <translation>Vem som får överta budet från en senare hand utan att gå högre.</translation>
    </message>
    <message>
        <source>After two passes this counts as the lowest bid there is.</source>
        <translation>Efter två pass räknas det som det lägsta möjliga budet.</translation>
    </message>
    <message>
        <source>How many cards go to a hand at a time.</source>
        <translation>Hur många kort en hand får åt gången.</translation>
    </message>
    <message>
        <source>Which two cards may be set aside while dealing; the program deals the fourth pair.</source>
        <translation>Vilka två kort som får läggas åt sidan medan man ger; programmet tar det fjärde paret.</translation>
    </message>
    <message>
        <source>What the declarer may name after laying two cards away.</source>
        <translation>Vad spelföraren får välja efter att ha lagt bort två kort.</translation>
    </message>
    <message>
        <source>Having seen the talon, the declarer may write three tricks short instead of playing.</source>
        <translation>När talongen är sedd får spelföraren skriva tre saknade stick i stället för att spela.</translation>
    </message>
    <message>
        <source>Each trick too many costs the declarer as much as one too few.</source>
        <translation>Varje stick för mycket kostar spelföraren lika mycket som ett för lite.</translation>
    </message>
    <message>
        <source>The declarer may leave the talon, and the dealer writes so much on the mountain; with zero it must be taken.</source>
        <translation>Spelföraren får låta talongen ligga, och givaren skriver så mycket på goran; vid noll måste den tas.</translation>
    </message>
    <message>
        <source>Misère is the promise to take no trick at all.</source>
        <translation>Misär är ett löfte att inte ta något stick alls.</translation>
    </message>
    <message>
        <source>Whoever has called anything else in this auction cannot call misère.</source>
        <translation>Den som har bjudit något annat i budgivningen kan inte bjuda misär.</translation>
    </message>
    <message>
        <source>Where it stands among the bids.</source>
        <translation>Var den står bland buden.</translation>
    </message>
    <message>
        <source>Once a nine has been bid over it, all others must pass.</source>
        <translation>När en nia har bjudits över den måste alla andra passa.</translation>
    </message>
    <message>
        <source>Points in the pool for a misère without a trick.</source>
        <translation>Poäng i puljan för en misär utan stick.</translation>
    </message>
    <message>
        <source>Points on the mountain for each trick taken.</source>
        <translation>Poäng på goran för varje taget stick.</translation>
    </message>
    <message>
        <source>Against misère both defending hands lie open.</source>
        <translation>Mot misär ligger försvarets båda händer öppna.</translation>
    </message>
    <message>
        <source>Together, against a contract of each level; if met, nobody pays.</source>
        <translation>Tillsammans, mot ett kontrakt på varje nivå; nås kravet betalar ingen.</translation>
    </message>
    <message>
        <source>When both whist and miss the quota together, each answers for so many tricks.</source>
        <translation>När båda whistar och tillsammans inte når kravet svarar var och en för så många stick.</translation>
    </message>
    <message>
        <source>When both whist against eight, nine or ten and miss the quota.</source>
        <translation>När båda whistar mot åtta, nio eller tio och inte når kravet.</translation>
    </message>
    <message>
        <source>It matters for one result only: a six against which one whister takes three tricks and the other none.</source>
        <translation>Det har betydelse i ett enda fall: en sexa där den ena whistaren tar tre stick och den andra inget.</translation>
    </message>
    <message>
        <source>Compared with what a missing trick costs the declarer.</source>
        <translation>Jämfört med vad ett stick som saknas kostar spelföraren.</translation>
    </message>
    <message>
        <source>Whether the sole whister shares the whists for tricks with the other.</source>
        <translation>Om en ensam whistare delar vistorna för stick med den andra.</translation>
    </message>
    <message>
        <source>After a pass the second defender may take half the quota in whists, and nothing is played.</source>
        <translation>Efter ett pass får den andra försvararen ta vistor för halva kravet, och inget spelas.</translation>
    </message>
    <message>
        <source>A defender who whisted and hears a pass may change to half-whist.</source>
        <translation>En försvarare som whistar och sedan får höra pass får gå ner till halvwhist.</translation>
    </message>
    <message>
        <source>A defender who passed may whist after all when the other says half.</source>
        <translation>En försvarare som har passat får återta whisten när den andra säger halvwhist.</translation>
    </message>
    <message>
        <source>Who writes the half-whister’s part when the contract is played after all and fails.</source>
        <translation>Vem som skriver halvwhistarens del när kontraktet ändå spelas och går bet.</translation>
    </message>
    <message>
        <source>How a contract of ten tricks is met.</source>
        <translation>Hur ett tiokontrakt bemöts.</translation>
    </message>
    <message>
        <source>Open, the whister plays both hands; closed, each plays their own.</source>
        <translation>Öppet spelar whistaren båda händerna; dolt spelar var och en sina egna kort.</translation>
    </message>
    <message>
        <source>In an open defence, before or after the first card.</source>
        <translation>I ett öppet försvar, före eller efter första kortet.</translation>
    </message>
    <message>
        <source>Asked last, the dealer looks at one defender’s hand and may take that seat.</source>
        <translation>Givaren tillfrågas sist, tittar på en försvarares hand och får ta den platsen.</translation>
    </message>
    <message>
        <source>What missing tricks cost a dealer who whisted.</source>
        <translation>Vad stick som saknas kostar en givare som har whistat.</translation>
    </message>
    <message>
        <source>Before the first call a player may show the dealer the hand; if both agree, each writes half.</source>
        <translation>Före sitt första bud får en spelare visa handen för givaren; går båda med på det skriver var och en hälften.</translation>
    </message>
    <message>
        <source>Whists that the sitting dealer writes on the declarer for them.</source>
        <translation>Vistor som givaren som står över skriver på spelföraren för dem.</translation>
    </message>
    <message>
        <source>What the dealer does with its two cards in raspasy.</source>
        <translation>Vad givaren gör med talongens två kort i raspasy.</translation>
    </message>
    <message>
        <source>What it brings in the sitting dealer’s pool.</source>
        <translation>Vad det ger i puljan för givaren som står över.</translation>
    </message>
    <message>
        <source>Who plays the first card of a contract.</source>
        <translation>Vem som spelar det första kortet i ett kontrakt.</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must play a trump if there is one.</source>
        <translation>Den som inte kan följa färg måste trumfa, om det går.</translation>
    </message>
    <message>
        <source>In contracts with tricks to win, a card that beats the best one must be played.</source>
        <translation>I kontrakt där stick ska vinnas måste den som kan sticka över göra det.</translation>
    </message>
    <message>
        <source>Six spades must be whisted by both defenders, and is played closed.</source>
        <translation>Sex spader måste whistas av båda försvararna och spelas dolt.</translation>
    </message>
    <message>
        <source>Misère and nine without taking the talon rank between nine no trump and ten spades.</source>
        <translation>Misär och nio utan talong ligger mellan nio utan trumf och tio spader.</translation>
    </message>
    <message>
        <source>Who speaks before looking at the cards doubles what is written; dark passes give bombs that multiply a later contract.</source>
        <translation>Den som bjuder utan att ha tittat på korten fördubblar det som skrivs; pass i blindo ger bomber som multiplicerar ett senare kontrakt.</translation>
    </message>
    <message>
        <source>What this way of playing is called; by itself it changes nothing.</source>
        <translation>Vad det här spelsättet kallas; namnet i sig ändrar inget.</translation>
    </message>
    <message>
        <source>How many may sit at the table; with four, the dealer sits out each deal.</source>
        <translation>Hur många som får sitta vid bordet; med fyra står givaren över i varje giv.</translation>
    </message>
    <message>
        <source>Everybody has a pool, a mountain and whists, or one total that goes up and down.</source>
        <translation>Alla har pulja, gora och vistor, eller en enda summa som går upp och ner.</translation>
    </message>
    <message>
        <source>So many points make a pool full.</source>
        <translation>Så många poäng fyller en pulja.</translation>
    </message>
    <message>
        <source>Either each pool must be full, or all together reach the pool times the players.</source>
        <translation>Antingen måste varje pulja bli full, eller så måste alla tillsammans nå puljan gånger antalet spelare.</translation>
    </message>
    <message>
        <source>The match also ends after so many deals or minutes; the deal that is running is finished.</source>
        <translation>Partiet slutar också efter så många givar eller minuter; den giv som pågår spelas till slut.</translation>
    </message>
    <message>
        <source>Whether a match may be settled before it has come to its end.</source>
        <translation>Om ett parti får avräknas innan det har nått sitt slut.</translation>
    </message>
    <message>
        <source>How mountains and whists become the result of each player.</source>
        <translation>Hur goror och vistor blir till varje spelares resultat.</translation>
    </message>
    <message>
        <source>What such a point is worth at the settlement.</source>
        <translation>Vad en sådan poäng är värd vid avräkningen.</translation>
    </message>
    <message>
        <source>What is done when the mountains cannot be divided evenly.</source>
        <translation>Vad som görs när gororna inte går att dela jämnt.</translation>
    </message>
    <message>
        <source>The first slip of each player is put right and costs nothing.</source>
        <translation>Varje spelares första misstag rättas och kostar inget.</translation>
    </message>
    <message>
        <source>Whether a pool stops at its target or takes all that its owner earns.</source>
        <translation>Om en pulja stannar vid målet eller tar emot allt som ägaren får.</translation>
    </message>
    <message>
        <source>Points that a full pool cannot take go into this pool, and the giver writes whists.</source>
        <translation>Poäng som en full pulja inte kan ta emot går till den här puljan, och den som hjälper skriver vistor.</translation>
    </message>
    <message>
        <source>Who is helped when two open pools are equally full.</source>
        <translation>Vem som får hjälp när två puljor är lika nära att bli fulla.</translation>
    </message>
    <message>
        <source>The giver writes so many whists on the other for each point.</source>
        <translation>Den som hjälper skriver så många vistor på den andra för varje poäng.</translation>
    </message>
    <message>
        <source>Who gets no help in the deal just played.</source>
        <translation>Vem som inte får hjälp i den giv som just har spelats.</translation>
    </message>
    <message>
        <source>Where points go that no pool can take any more.</source>
        <translation>Vart poäng går som ingen pulja längre kan ta emot.</translation>
    </message>
    <message>
        <source>What a point missing from the pool adds to the mountain at the settlement; one too many takes as much off.</source>
        <translation>Vad en poäng som saknas i puljan ger på goran vid avräkningen; en för mycket drar av lika mycket.</translation>
    </message>
    <message>
        <source>A declarer whom nobody whists may take the value off the mountain; what is left goes to the pool.</source>
        <translation>En spelförare som ingen whistar mot får dra av värdet från goran; det som blir över går till puljan.</translation>
    </message>
    <message>
        <source>Points for a made contract of each level.</source>
        <translation>Poäng för ett klarat kontrakt på varje nivå.</translation>
    </message>
    <message>
        <source>Points on the mountain for each missing trick.</source>
        <translation>Poäng på goran för varje stick som saknas.</translation>
    </message>
    <message>
        <source>Whists written on the declarer for each trick of the defence.</source>
        <translation>Vistor som skrivs på spelföraren för varje stick för försvaret.</translation>
    </message>
    <message>
        <source>Extra whists on a declarer who fails, for each trick short and to each who may write it.</source>
        <translation>Extra vistor på en spelförare som går bet, för varje stick som saknas och till var och en som får skriva dem.</translation>
    </message>
    <message>
        <source>Who gets something when a contract fails; misère brings nobody any.</source>
        <translation>Vem som får något när ett kontrakt går bet; misär ger ingen något.</translation>
    </message>
    <message>
        <source>Whether the defender who passed writes their own, or the whister both.</source>
        <translation>Om försvararen som passade skriver sin egen, eller om whistaren skriver båda.</translation>
    </message>
    <message>
        <source>In raspasy everybody plays alone and avoids tricks; this is what tricks lead to.</source>
        <translation>I raspasy spelar var och en för sig och undviker stick; det här är vad stick leder till.</translation>
    </message>
    <message>
        <source>Points on the mountain, for one raspasy in a row after another; the last price stays.</source>
        <translation>Poäng på goran, för den ena raspasyn i följd efter den andra; det sista priset gäller sedan.</translation>
    </message>
    <message>
        <source>Whoever has the fewest tricks writes so many whists for each trick of the others.</source>
        <translation>Den som har lägst antal stick skriver så många vistor för varje stick hos de andra.</translation>
    </message>
    <message>
        <source>It makes the figures smaller; the differences between players stay the same.</source>
        <translation>Det gör siffrorna mindre; skillnaderna mellan spelarna förblir desamma.</translation>
    </message>
    <message>
        <source>What a raspasy without a trick brings in the pool.</source>
        <translation>Vad en raspasy utan stick ger i puljan.</translation>
    </message>
    <message>
        <source>What the two cards of the talon do in raspasy.</source>
        <translation>Vad talongens två kort gör i raspasy.</translation>
    </message>
    <message>
        <source>After it, prices and the lowest bid begin again from the start.</source>
        <translation>Efter det börjar priser och lägsta bud om från början.</translation>
    </message>
    <message>
        <source>After a misère too, prices and the lowest bid begin again.</source>
        <translation>Även efter en misär börjar priser och lägsta bud om.</translation>
    </message>
    <message>
        <source>Where the bidding starts: usually, after one raspasy, after two in a row, and so on.</source>
        <translation>Var budgivningen börjar: vanligtvis, efter en raspasy, efter två i följd och så vidare.</translation>
    </message>
    <message>
        <source>How the lowest bids go on when the row of raspasy is longer.</source>
        <translation>Hur de lägsta buden fortsätter när serien av raspasy är längre.</translation>
    </message>
    <message>
        <source>Who deals the next cards.</source>
        <translation>Vem som delar ut nästa kort.</translation>
    </message>
</context>
<context>
    <name>RuleTitles</name>
    <message>
        <source>Table and match</source>
        <translation>Bord och parti</translation>
    </message>
    <message>
        <source>Pool and help</source>
        <translation>Pulja och hjälp</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Priser</translation>
    </message>
    <message>
        <source>Deal and auction</source>
        <translation>Giv och budgivning</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Talong och kontrakt</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misär</translation>
    </message>
    <message>
        <source>Whist</source>
        <translation>Whist</translation>
    </message>
    <message>
        <source>Four players: the sitting dealer</source>
        <translation>Med fyra: givaren står över</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Spelet</translation>
    </message>
    <message>
        <source>Raspasy</source>
        <translation>Raspasy</translation>
    </message>
    <message>
        <source>Rare games</source>
        <translation>Ovanliga spel</translation>
    </message>
    <message>
        <source>How bids rise</source>
        <translation>Hur buden höjs</translation>
    </message>
    <message>
        <source>Matching a bid: “here”</source>
        <translation>Överta ett bud: ”här”</translation>
    </message>
    <message>
        <source>Third hand may take the talon without a word</source>
        <translation>Efterhand får ta talongen utan ett ord</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>Hur korten delas ut</translation>
    </message>
    <message>
        <source>Cards for the talon</source>
        <translation>Kort till talongen</translation>
    </message>
    <message>
        <source>The contract that is named</source>
        <translation>Kontraktet som väljs</translation>
    </message>
    <message>
        <source>Giving up for three tricks</source>
        <translation>Ge upp för tre stick</translation>
    </message>
    <message>
        <source>Tricks above the contract cost</source>
        <translation>Stick över kontraktet kostar</translation>
    </message>
    <message>
        <source>Price of a rejected talon</source>
        <translation>Priset för att låta talongen ligga</translation>
    </message>
    <message>
        <source>Misère is played</source>
        <translation>Misär spelas</translation>
    </message>
    <message>
        <source>Misère must be the first call</source>
        <translation>Misär måste vara första budet</translation>
    </message>
    <message>
        <source>Rank of misère</source>
        <translation>Misärens rang</translation>
    </message>
    <message>
        <source>A nine over misère ends the auction</source>
        <translation>En nia över misär avslutar budgivningen</translation>
    </message>
    <message>
        <source>Value of misère</source>
        <translation>Misärens värde</translation>
    </message>
    <message>
        <source>A trick in misère costs</source>
        <translation>Ett stick i misär kostar</translation>
    </message>
    <message>
        <source>When the defenders show their cards</source>
        <translation>När försvararna visar sina kort</translation>
    </message>
    <message>
        <source>Tricks the whisters owe</source>
        <translation>Stick som whistarna ska ta</translation>
    </message>
    <message>
        <source>Each whister’s own part</source>
        <translation>Varje whistares egen del</translation>
    </message>
    <message>
        <source>Who pays from eight up</source>
        <translation>Vem som betalar från åtta och uppåt</translation>
    </message>
    <message>
        <source>What two whisters pay for</source>
        <translation>Vad två whistare betalar för</translation>
    </message>
    <message>
        <source>A trick short costs the whister</source>
        <translation>Ett stick för lite kostar whistaren</translation>
    </message>
    <message>
        <source>Whists when one defender passed</source>
        <translation>Vistor när en försvarare har passat</translation>
    </message>
    <message>
        <source>Half-whist</source>
        <translation>Halvwhist</translation>
    </message>
    <message>
        <source>Stepping back to half-whist</source>
        <translation>Gå ner till halvwhist</translation>
    </message>
    <message>
        <source>Whisting after a half-whist</source>
        <translation>Återta whisten efter en halvwhist</translation>
    </message>
    <message>
        <source>Consolation after a half-whist was overruled</source>
        <translation>Konsolation när whisten återtogs</translation>
    </message>
    <message>
        <source>Defence against a ten</source>
        <translation>Försvar mot ett tiokontrakt</translation>
    </message>
    <message>
        <source>How a sole whister plays</source>
        <translation>Hur en ensam whistare spelar</translation>
    </message>
    <message>
        <source>When open hands are laid down</source>
        <translation>När öppna händer läggs upp</translation>
    </message>
    <message>
        <source>The sitting dealer may whist</source>
        <translation>Givaren som står över får whista</translation>
    </message>
    <message>
        <source>A whisting dealer pays</source>
        <translation>En givare som whistar betalar</translation>
    </message>
    <message>
        <source>Misère may be shared with the dealer</source>
        <translation>Misär får delas med givaren</translation>
    </message>
    <message>
        <source>Good cards in the talon</source>
        <translation>Bra kort i talongen</translation>
    </message>
    <message>
        <source>Talon in raspasy, four players</source>
        <translation>Talongen i raspasy, fyra spelare</translation>
    </message>
    <message>
        <source>The dealer without a trick in raspasy</source>
        <translation>Givaren utan stick i raspasy</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Vem som spelar ut först</translation>
    </message>
    <message>
        <source>Trumping is a duty</source>
        <translation>Trumftvång</translation>
    </message>
    <message>
        <source>Beating the trick is a duty</source>
        <translation>Tvång att sticka över</translation>
    </message>
    <message>
        <source>“Stalingrad”</source>
        <translation>”Stalingrad”</translation>
    </message>
    <message>
        <source>Bids without the talon</source>
        <translation>Bud utan talong</translation>
    </message>
    <message>
        <source>Dark calls and bombs</source>
        <translation>Bud i blindo och bomber</translation>
    </message>
    <message>
        <source>Name of the convention</source>
        <translation>Spelsättets namn</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>How points are kept</source>
        <translation>Hur poängen förs</translation>
    </message>
    <message>
        <source>Pool of each player</source>
        <translation>Pulja för varje spelare</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Partiet slutar</translation>
    </message>
    <message>
        <source>Limit besides the pool</source>
        <translation>Gräns utöver puljan</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Sluta i förtid</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Avräkning</translation>
    </message>
    <message>
        <source>A point on the mountain</source>
        <translation>En poäng på goran</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Avrundning</translation>
    </message>
    <message>
        <source>First slip is forgiven</source>
        <translation>Första misstaget förlåts</translation>
    </message>
    <message>
        <source>What a pool takes</source>
        <translation>Vad en pulja tar emot</translation>
    </message>
    <message>
        <source>Who is helped</source>
        <translation>Vem som får hjälp</translation>
    </message>
    <message>
        <source>Help between equal pools</source>
        <translation>Hjälp mellan lika puljor</translation>
    </message>
    <message>
        <source>Whists for help</source>
        <translation>Vistor för hjälp</translation>
    </message>
    <message>
        <source>Never helped</source>
        <translation>Får aldrig hjälp</translation>
    </message>
    <message>
        <source>When all pools are full</source>
        <translation>När alla puljor är fulla</translation>
    </message>
    <message>
        <source>A missing point in the pool</source>
        <translation>En poäng som saknas i puljan</translation>
    </message>
    <message>
        <source>Unwhisted contracts may reduce the mountain</source>
        <translation>Kontrakt utan whist får minska goran</translation>
    </message>
    <message>
        <source>Value of a contract</source>
        <translation>Kontraktets värde</translation>
    </message>
    <message>
        <source>A trick short costs the declarer</source>
        <translation>Ett stick för lite kostar spelföraren</translation>
    </message>
    <message>
        <source>A trick brings the whister</source>
        <translation>Ett stick ger whistaren</translation>
    </message>
    <message>
        <source>Consolation</source>
        <translation>Konsolation</translation>
    </message>
    <message>
        <source>Who writes consolation</source>
        <translation>Vem som skriver konsolation</translation>
    </message>
    <message>
        <source>Consolation when one whists</source>
        <translation>Konsolation när en whistar</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>När alla passar</translation>
    </message>
    <message>
        <source>Price of a trick in raspasy</source>
        <translation>Priset för ett stick i raspasy</translation>
    </message>
    <message>
        <source>Whists for a rival’s trick</source>
        <translation>Vistor för ett stick hos en annan</translation>
    </message>
    <message>
        <source>The fewest tricks are taken off everybody</source>
        <translation>Lägsta antalet stick dras av för alla</translation>
    </message>
    <message>
        <source>For no trick at all</source>
        <translation>För inget stick alls</translation>
    </message>
    <message>
        <source>Talon in raspasy, three players</source>
        <translation>Talongen i raspasy, tre spelare</translation>
    </message>
    <message>
        <source>What ends a row of raspasy</source>
        <translation>Vad som bryter serien av raspasy</translation>
    </message>
    <message>
        <source>Misère ends the row too</source>
        <translation>Misär bryter också serien</translation>
    </message>
    <message>
        <source>Lowest bid after raspasy</source>
        <translation>Lägsta budet efter raspasy</translation>
    </message>
    <message>
        <source>After the last of these levels</source>
        <translation>Efter den sista av dessa nivåer</translation>
    </message>
    <message>
        <source>Dealer after raspasy</source>
        <translation>Givare efter raspasy</translation>
    </message>
</context>
<context>
    <name>RuleValues</name>
    <message>
        <source>Without a meaning</source>
        <translation>Utan betydelse</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ingen gräns</translation>
    </message>
    <message>
        <source>A number of deals, agreed at the start</source>
        <translation>Ett antal givar, bestäms vid start</translation>
    </message>
    <message>
        <source>A time, agreed at the start</source>
        <translation>En tid, bestäms vid start</translation>
    </message>
    <message>
        <source>The value of the contract</source>
        <translation>Kontraktets värde</translation>
    </message>
    <message>
        <source>Twice the value of the contract</source>
        <translation>Dubbla kontraktsvärdet</translation>
    </message>
    <message>
        <source>Ten points</source>
        <translation>Tio poäng</translation>
    </message>
    <message>
        <source>They name the suits of the first two tricks</source>
        <translation>De anger färgen i de två första sticken</translation>
    </message>
    <message>
        <source>They stay hidden</source>
        <translation>De förblir dolda</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ingenting</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Spelas inte</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Sochi</source>
        <translation>Sotji</translation>
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
        <source>Classic</source>
        <translation>Klassisk</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polsk</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Vår egen</translation>
    </message>
    <message>
        <source>Pool, mountain and whists</source>
        <translation>Pulja, gora och vistor</translation>
    </message>
    <message>
        <source>One total, up and down</source>
        <translation>En enda summa, upp och ner</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Två</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Fyra</translation>
    </message>
    <message>
        <source>When every pool is full</source>
        <translation>När varje pulja är full</translation>
    </message>
    <message>
        <source>When the pools together are full</source>
        <translation>När puljorna tillsammans är fulla</translation>
    </message>
    <message>
        <source>Not by the pool</source>
        <translation>Inte genom puljan</translation>
    </message>
    <message>
        <source>Up to the target</source>
        <translation>Upp till målet</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Allt</translation>
    </message>
    <message>
        <source>The fullest open pool</source>
        <translation>Den pulja som är närmast full</translation>
    </message>
    <message>
        <source>The next open pool on the left</source>
        <translation>Nästa ofyllda pulja till vänster</translation>
    </message>
    <message>
        <source>Nobody is helped</source>
        <translation>Ingen får hjälp</translation>
    </message>
    <message>
        <source>The first one on the giver’s left</source>
        <translation>Den första till vänster om den som hjälper</translation>
    </message>
    <message>
        <source>A whister who was short</source>
        <translation>En whistare som saknade stick</translation>
    </message>
    <message>
        <source>The sitting dealer</source>
        <translation>Givaren som står över</translation>
    </message>
    <message>
        <source>Off one’s mountain, then onto the others’</source>
        <translation>Dras från egen gora, läggs sedan på andras</translation>
    </message>
    <message>
        <source>Off one’s mountain, even below zero</source>
        <translation>Dras från egen gora, även under noll</translation>
    </message>
    <message>
        <source>They are lost</source>
        <translation>De går förlorade</translation>
    </message>
    <message>
        <source>One point</source>
        <translation>En poäng</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Två poäng</translation>
    </message>
    <message>
        <source>Ten whists</source>
        <translation>Tio vistor</translation>
    </message>
    <message>
        <source>Mountains against their average</source>
        <translation>Gororna mot medelvärdet</translation>
    </message>
    <message>
        <source>Whists less one’s own mountain</source>
        <translation>Vistor minus egen gora</translation>
    </message>
    <message>
        <source>The totals as they stand</source>
        <translation>Summorna som de står</translation>
    </message>
    <message>
        <source>Exact fractions are kept</source>
        <translation>Exakta bråk behålls</translation>
    </message>
    <message>
        <source>One point is moved, for whists</source>
        <translation>En poäng flyttas, mot vistor</translation>
    </message>
    <message>
        <source>If all agree; missing points are charged</source>
        <translation>Om alla godtar; saknade poäng läggs på goran</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>If all agree</source>
        <translation>Om alla godtar</translation>
    </message>
    <message>
        <source>Fifteen whists</source>
        <translation>Femton vistor</translation>
    </message>
    <message>
        <source>Whisters</source>
        <translation>Whistare</translation>
    </message>
    <message>
        <source>A defender who passed</source>
        <translation>En försvarare som passade</translation>
    </message>
    <message>
        <source>Each their own</source>
        <translation>Var och en sin egen</translation>
    </message>
    <message>
        <source>The whister, for both</source>
        <translation>Whistaren, för båda</translation>
    </message>
    <message>
        <source>Twenty points</source>
        <translation>Tjugo poäng</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>Två åt gången</translation>
    </message>
    <message>
        <source>Any but the first or the last</source>
        <translation>Vilka som helst utom första och sista paret</translation>
    </message>
    <message>
        <source>Nothing is agreed</source>
        <translation>Inget är avtalat</translation>
    </message>
    <message>
        <source>The next player, as always</source>
        <translation>Nästa spelare, som alltid</translation>
    </message>
    <message>
        <source>The same dealer again</source>
        <translation>Samma givare igen</translation>
    </message>
    <message>
        <source>One step at a time</source>
        <translation>Ett steg i taget</translation>
    </message>
    <message>
        <source>To any higher step</source>
        <translation>Till valfritt högre steg</translation>
    </message>
    <message>
        <source>Nobody may match</source>
        <translation>Ingen får överta</translation>
    </message>
    <message>
        <source>Any earlier hand</source>
        <translation>Varje tidigare hand</translation>
    </message>
    <message>
        <source>An earlier hand, once one has passed</source>
        <translation>En tidigare hand, när någon har passat</translation>
    </message>
    <message>
        <source>Between 8 no trump and 9 spades</source>
        <translation>Mellan 8 utan trumf och 9 spader</translation>
    </message>
    <message>
        <source>Misère and nine</source>
        <translation>Misär och nio</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spelas</translation>
    </message>
    <message>
        <source>The last one stays</source>
        <translation>Den sista gäller sedan</translation>
    </message>
    <message>
        <source>They begin again</source>
        <translation>De börjar om</translation>
    </message>
    <message>
        <source>Any contract</source>
        <translation>Vilket kontrakt som helst</translation>
    </message>
    <message>
        <source>A contract that is made</source>
        <translation>Ett klarat kontrakt</translation>
    </message>
    <message>
        <source>A contract that is whisted and made</source>
        <translation>Ett whistat och klarat kontrakt</translation>
    </message>
    <message>
        <source>Not below the winning bid</source>
        <translation>Inte under det vinnande budet</translation>
    </message>
    <message>
        <source>For aces, and king with ace or queen</source>
        <translation>För ess, och kung med ess eller dam</translation>
    </message>
    <message>
        <source>A consolation for each ace</source>
        <translation>En konsolation för varje ess</translation>
    </message>
    <message>
        <source>The one who whisted second</source>
        <translation>Den som whistade sist</translation>
    </message>
    <message>
        <source>Each for their own part</source>
        <translation>Var och en för sin egen del</translation>
    </message>
    <message>
        <source>Nobody; there is no quota</source>
        <translation>Ingen; det finns inget krav</translation>
    </message>
    <message>
        <source>Their part, but no more than is missing</source>
        <translation>Sin del, men aldrig mer än vad som saknas</translation>
    </message>
    <message>
        <source>Each for half of what is missing</source>
        <translation>Var och en för hälften av det som saknas</translation>
    </message>
    <message>
        <source>The full price</source>
        <translation>Fullt pris</translation>
    </message>
    <message>
        <source>Half the price</source>
        <translation>Halva priset</translation>
    </message>
    <message>
        <source>Half, until one’s own pool is full</source>
        <translation>Halva, tills den egna puljan är full</translation>
    </message>
    <message>
        <source>The whister keeps them all</source>
        <translation>Whistaren behåller alla</translation>
    </message>
    <message>
        <source>Shared when the contract fails</source>
        <translation>Delas när kontraktet går bet</translation>
    </message>
    <message>
        <source>Always shared</source>
        <translation>Delas alltid</translation>
    </message>
    <message>
        <source>Against a six</source>
        <translation>Mot sex</translation>
    </message>
    <message>
        <source>Against a seven</source>
        <translation>Mot sju</translation>
    </message>
    <message>
        <source>The one who whisted after all</source>
        <translation>Den som återtog whisten</translation>
    </message>
    <message>
        <source>The half-whister</source>
        <translation>Halvwhistaren</translation>
    </message>
    <message>
        <source>Nobody writes it</source>
        <translation>Ingen skriver den</translation>
    </message>
    <message>
        <source>Whist or pass, as always</source>
        <translation>Whist eller pass, som alltid</translation>
    </message>
    <message>
        <source>Checked with all hands open</source>
        <translation>Kontrolleras med alla händer öppna</translation>
    </message>
    <message>
        <source>Both whist, closed, and owe nothing</source>
        <translation>Båda whistar dolt, utan krav</translation>
    </message>
    <message>
        <source>As the whister likes</source>
        <translation>Som whistaren vill</translation>
    </message>
    <message>
        <source>Always open</source>
        <translation>Alltid öppet</translation>
    </message>
    <message>
        <source>Always closed</source>
        <translation>Alltid dolt</translation>
    </message>
    <message>
        <source>Alone, or calling the other back</source>
        <translation>Ensam, eller kallar tillbaka den andra</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Före första kortet</translation>
    </message>
    <message>
        <source>After the first card</source>
        <translation>Efter första kortet</translation>
    </message>
    <message>
        <source>After half-whist; from eight after two passes</source>
        <translation>Efter halvwhist; från åtta efter två pass</translation>
    </message>
    <message>
        <source>Whenever nobody else whists</source>
        <translation>Alltid när ingen annan whistar</translation>
    </message>
    <message>
        <source>Like any whister</source>
        <translation>Som varje whistare</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Förhand</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>Spelföraren</translation>
    </message>
    <message>
        <source>Before the first card, or after the declarer’s</source>
        <translation>Före första kortet, eller efter spelförarens</translation>
    </message>
    <message>
        <source>Tricks cost points on the mountain</source>
        <translation>Stick kostar poäng på goran</translation>
    </message>
    <message>
        <source>The fewest tricks bring whists</source>
        <translation>Lägst antal stick ger vistor</translation>
    </message>
    <message>
        <source>Nothing is played; new cards are dealt</source>
        <translation>Inget spelas; korten delas ut på nytt</translation>
    </message>
    <message>
        <source>The price of one trick</source>
        <translation>Priset för ett stick</translation>
    </message>
    <message>
        <source>The same as the others</source>
        <translation>Samma som för de andra</translation>
    </message>
    <message>
        <source>One point, tricks or not</source>
        <translation>En poäng, stick eller ej</translation>
    </message>
    <message>
        <source>The dealer leads them, and they can win</source>
        <translation>Givaren spelar ut dem, och de kan vinna</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Av&amp;bryt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Stän&amp;g</translation>
    </message>
    <message>
        <source>Not possible as it is: {rules}. The reason stands there.</source>
        <translation>Så här går det inte: {rules}. Skälet står där.</translation>
    </message>
    <message>
        <source>This changed too: {rules}.</source>
        <translation>Detta ändrades också: {rules}.</translation>
    </message>
    <message>
        <source>Everything is as in {preset}.</source>
        <translation>Allt är som i {preset}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from {preset}.</source>
        <translation>
            <numerusform>%n regel skiljer sig från {preset}.</numerusform>
            <numerusform>%n regler skiljer sig från {preset}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, our way</source>
        <translation>{preset}, på vårt vis</translation>
    </message>
    <message>
        <source>The rules were changed and are not saved. Give the changes up?</source>
        <translation>Reglerna har ändrats men inte sparats. Ska ändringarna kastas?</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Kasta</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regler: {name}</translation>
    </message>
    <message>
        <source>{name}, from {preset}</source>
        <translation>{name}, utifrån {preset}</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Hitta regel</translation>
    </message>
    <message>
        <source>Only what &amp;differs</source>
        <translation>Bara det som &amp;avviker</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grupper av regler</translation>
    </message>
    <message>
        <source>No such rule.</source>
        <translation>Ingen sådan regel.</translation>
    </message>
    <message>
        <source>&amp;Everything back to {preset}</source>
        <translation>Allt &amp;tillbaka till {preset}</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spara so&amp;m…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>the title of a rule within a sentence</comment>
        <translation>”{title}”</translation>
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
        <source>result {result}</source>
        <translation>resultat {result}</translation>
    </message>
    <message>
        <source>balance {balance}</source>
        <translation>saldo {balance}</translation>
    </message>
    <message>
        <source>bombs {factors}</source>
        <translation>bomber {factors}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} ger.</translation>
    </message>
    <message>
        <source>{name} deals and sits out.</source>
        <translation>{name} ger och står över.</translation>
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
        <source>Points by deal</source>
        <translation>Poäng per giv</translation>
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
    <name>SeatFields</name>
    <message>
        <source>Two players have the same name; change one of them.</source>
        <translation>Två spelare har samma namn; ändra det ena.</translation>
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
        <source>Opposi&amp;te</source>
        <translation>&amp;Mitt emot</translation>
    </message>
    <message>
        <source>On your &amp;right</source>
        <translation>Till &amp;höger</translation>
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
        <source>result</source>
        <translation>resultat</translation>
    </message>
    <message>
        <source>bombs</source>
        <translation>bomber</translation>
    </message>
    <message>
        <source>{name}, result by the rules of this match: {value}</source>
        <translation>{name}, resultat enligt partiets regler: {value}</translation>
    </message>
    <message>
        <source>{name}, balance in whists: {value}</source>
        <translation>{name}, saldo i vistor: {value}</translation>
    </message>
    <message>
        <source>{name}, bombs: {value}</source>
        <translation>{name}, bomber: {value}</translation>
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
    <name>Slips</name>
    <message>
        <source>Put right: the first slip of a deal does not count.</source>
        <translation>Rättat: givens första misstag räknas inte.</translation>
    </message>
    <message>
        <source>Slip {number} of this deal.</source>
        <translation>Misstag {number} i den här given.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Nobody else writes anything.</source>
        <translation>Ingen annan skriver något.</translation>
    </message>
    <message>
        <source>You play the ten cards dealt.</source>
        <translation>Du spelar de tio utdelade korten.</translation>
    </message>
    <message>
        <source>Of a misère each of you writes {made} in the pool, or {caught} on the mountain a trick.</source>
        <translation>Av en misär skriver ni {made} var i puljan, eller {caught} var på goran per stick.</translation>
    </message>
    <message>
        <source>It brings {made}, and each trick costs {caught}.</source>
        <translation>Den ger {made}, och varje stick kostar {caught}.</translation>
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
        <source>How do you defend?</source>
        <translation>Hur försvarar du?</translation>
    </message>
    <message>
        <source>{name} chooses how to defend.</source>
        <translation>{name} väljer hur försvaret spelar.</translation>
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
        <source>Do you agree?</source>
        <translation>Godtar du?</translation>
    </message>
    <message>
        <source>{name} is to answer.</source>
        <translation>{name} ska svara.</translation>
    </message>
    <message>
        <source>Do you take half of the misère?</source>
        <translation>Tar du halva misären?</translation>
    </message>
    <message>
        <source>The dealer, {name}, considers half of the misère.</source>
        <translation>Givaren, {name}, överväger halva misären.</translation>
    </message>
    <message>
        <source>Your turn: look at your cards, or bid in the dark.</source>
        <translation>Din tur: titta på dina kort, eller bjud i blindo.</translation>
    </message>
    <message>
        <source>{name} is to look at the cards or to bid in the dark.</source>
        <translation>{name} ska titta på sina kort eller bjuda i blindo.</translation>
    </message>
    <message>
        <source>You deal: whist in place of a defender, or pass?</source>
        <translation>Du ger: whista i stället för en försvarare, eller passa?</translation>
    </message>
    <message>
        <source>The dealer, {name}, considers a whist.</source>
        <translation>Givaren, {name}, överväger whist.</translation>
    </message>
    <message>
        <source>Take the talon, or turn to misère?</source>
        <translation>Ta talongen, eller gå över till misär?</translation>
    </message>
    <message>
        <source>{name}, who bid in the dark, considers misère.</source>
        <translation>{name}, som bjöd i blindo, överväger misär.</translation>
    </message>
    <message>
        <source>Nobody whists: where do you write the contract?</source>
        <translation>Ingen whistar: var skriver du kontraktet?</translation>
    </message>
    <message>
        <source>Nobody whists: {name} chooses where the contract is written.</source>
        <translation>Ingen whistar: {name} väljer var kontraktet skrivs.</translation>
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
        <source>You have not looked at your cards.</source>
        <translation>Du har inte tittat på dina kort.</translation>
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
        <source>{name}: total {total}.</source>
        <translation>{name}: summa {total}.</translation>
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
    <message>
        <source>Trick {number}: {cards}.</source>
        <translation>Stick {number}: {cards}.</translation>
    </message>
    <message>
        <source>You laid away: {cards}.</source>
        <translation>Du lade bort: {cards}.</translation>
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
        <source>{card}, exposed</source>
        <translation>{card}, öppet</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>{call} in the dark</source>
        <translation>{call} i blindo</translation>
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
    <name>TutorButton</name>
    <message>
        <source>Turn the tutor off; the arrow opens what can be set</source>
        <translation>Stäng av tränaren; pilen öppnar det som går att ställa in</translation>
    </message>
    <message>
        <source>Turn the tutor on; the arrow opens what can be set</source>
        <translation>Slå på tränaren; pilen öppnar det som går att ställa in</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>&amp;Think again</source>
        <translation>&amp;Tänk om</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>Ta till&amp;baka</translation>
    </message>
    <message>
        <source>H&amp;int {rung} of 4</source>
        <translation>T&amp;ips {rung} av 4</translation>
    </message>
    <message>
        <source>Do it &amp;anyway</source>
        <translation>Gör &amp;det ändå</translation>
    </message>
    <message>
        <source>&amp;Quiet for this deal</source>
        <translation>T&amp;yst i den här given</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Genomgång…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>Nothing has been done yet; choose anew</source>
        <translation>Inget är gjort än; välj på nytt</translation>
    </message>
    <message>
        <source>Choose anew; in this deal the tutor says nothing more</source>
        <translation>Välj på nytt; i den här given säger tränaren inget mer</translation>
    </message>
    <message>
        <source>Go back to this decision; the first error of a deal does not count then</source>
        <translation>Gå tillbaka till det här beslutet; det första felet i en giv räknas då inte</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Siffror</translation>
    </message>
    <message>
        <source>Numbers behind this</source>
        <translation>Siffrorna bakom</translation>
    </message>
    <message>
        <source>The error before</source>
        <translation>Föregående fel</translation>
    </message>
    <message>
        <source>The next error</source>
        <translation>Nästa fel</translation>
    </message>
</context>
<context>
    <name>VerdictPane</name>
    <message>
        <source>S&amp;kip</source>
        <translation>Hoppa ö&amp;ver</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Näs&amp;ta fel</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Omdöme</translation>
    </message>
    <message>
        <source>Find something better</source>
        <translation>Hitta något bättre</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>T&amp;ips</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Vi&amp;sa</translation>
    </message>
    <message>
        <source>Pla&amp;y on from here</source>
        <translation>Spela vidare hä&amp;rifrån</translation>
    </message>
    <message>
        <source>In &amp;another chair</source>
        <translation>På en &amp;annan plats</translation>
    </message>
    <message>
        <source>The same cards from this moment on, against the bots.</source>
        <translation>Samma kort från det här ögonblicket, mot datorspelarna.</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>You are watching</source>
        <translation>Du tittar på</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Följ</translation>
    </message>
    <message>
        <source>Watch the play at the usual speed</source>
        <translation>Följ spelet i vanlig hastighet</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Fortare</translation>
    </message>
    <message>
        <source>Watch the play at a higher speed</source>
        <translation>Följ spelet i högre hastighet</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Hoppa till resultatet</translation>
    </message>
    <message>
        <source>Go to the end of the deal, or to what you have to decide</source>
        <translation>Gå till slutet av given, eller till ditt nästa beslut</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
    <message>
        <source>Read the rule in the guide ({key})</source>
        <translation>Läs regeln i guiden ({key})</translation>
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
        <source>At a live table nobody takes a decision back.</source>
        <translation>Vid ett riktigt bord tar ingen tillbaka ett beslut.</translation>
    </message>
    <message>
        <source>At a live table nobody helps you.</source>
        <translation>Vid ett riktigt bord får du ingen hjälp.</translation>
    </message>
    <message>
        <source>Only in a match at a live table.</source>
        <translation>Bara i ett parti som vid ett riktigt bord.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>Vid prov ges inga tips.</translation>
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
        <source>No deal begins after %n minute(s).</source>
        <translation>
            <numerusform>Ingen giv börjar efter %n minut.</numerusform>
            <numerusform>Ingen giv börjar efter %n minuter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>Ett stick i raspasy kostar %n poäng på goran.</numerusform>
            <numerusform>Ett stick i raspasy kostar %n poäng på goran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s)</source>
        <translation>
            <numerusform>Efter %n giv</numerusform>
            <numerusform>Efter %n givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Efter %n minut</numerusform>
            <numerusform>Efter %n minuter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) not right yet.</source>
        <translation>
            <numerusform>%n tal stämmer inte än.</numerusform>
            <numerusform>%n tal stämmer inte än.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Opponent</name>
    <message>
        <source>{place}: character</source>
        <translation>{place}: karaktär</translation>
    </message>
    <message>
        <source>{place}: level</source>
        <translation>{place}: nivå</translation>
    </message>
</context>
</TS>
