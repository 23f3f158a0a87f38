<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Preferans</source>
        <translation>Acerca de Preferans</translation>
    </message>
    <message>
        <source>Preferans {version}</source>
        <translation>Preferans {version}</translation>
    </message>
    <message>
        <source>The card game of bidding, tricks and whists, for one person against bots.</source>
        <translation>El juego de cartas de subasta, bazas y whists, para una persona contra bots.</translation>
    </message>
    <message>
        <source>This program opens no network connection.</source>
        <translation>Este programa no abre ninguna conexión de red.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence: use it, change it and pass it on, but without any warranty.</source>
        <translation>Es software libre con licencia MIT: úsalo, cámbialo y pásalo a otros, pero sin garantía alguna.</translation>
    </message>
    <message>
        <source>It is made with Qt {version}, which is used under the GNU Lesser General Public License, version 3. You may replace the Qt libraries by others of your own.</source>
        <translation>Está hecho con Qt {version}, que se usa según la Licencia Pública General Reducida de GNU, versión 3. Puedes sustituir las bibliotecas de Qt por otras tuyas.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>The running total of each player, in points.</source>
        <translation>El total acumulado de cada jugador, en puntos.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pula</translation>
    </message>
    <message>
        <source>Points of made contracts.</source>
        <translation>Puntos de los contratos cumplidos.</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>Penalty points.</source>
        <translation>Puntos de sanción.</translation>
    </message>
    <message>
        <source>Missing to a pool of {target}, × {weight}</source>
        <translation>Falta hasta pula {target}, × {weight}</translation>
    </message>
    <message>
        <source>Missing pool points go on the mountain, surplus ones come off.</source>
        <translation>Los puntos que faltan en la pula pasan a la montaña; los que sobran se restan.</translation>
    </message>
    <message>
        <source>Mountain to be settled</source>
        <translation>Montaña por liquidar</translation>
    </message>
    <message>
        <source>The mountain with the missing pool points.</source>
        <translation>La montaña con los puntos que faltan en la pula.</translation>
    </message>
    <message>
        <source>Mountain part, × {price}</source>
        <translation>Parte de la montaña, × {price}</translation>
    </message>
    <message>
        <source>Each point of the own mountain costs {price} whists.</source>
        <translation>Cada punto de la montaña propia cuesta {price} whists.</translation>
    </message>
    <message>
        <source>All mountains together, {sum}, divided by {players}.</source>
        <translation>Todas las montañas juntas, {sum}, divididas entre {players}.</translation>
    </message>
    <message>
        <source>Mean of the mountains</source>
        <translation>Media de las montañas</translation>
    </message>
    <message>
        <source>Mean less own mountain</source>
        <translation>Media menos montaña propia</translation>
    </message>
    <message>
        <source>A mountain below the mean gains, one above it loses.</source>
        <translation>Una montaña por debajo de la media gana; por encima, pierde.</translation>
    </message>
    <message>
        <source>Each point of the line above is {price} whists.</source>
        <translation>Cada punto de la línea anterior vale {price} whists.</translation>
    </message>
    <message>
        <source>Whists on the others</source>
        <translation>Whists contra los demás</translation>
    </message>
    <message>
        <source>Whists of the others</source>
        <translation>Whists de los demás</translation>
    </message>
    <message>
        <source>What the others have written on the player.</source>
        <translation>Lo que los demás han anotado en contra.</translation>
    </message>
    <message>
        <source>Whist part</source>
        <translation>Parte de los whists</translation>
    </message>
    <message>
        <source>The two lines above together.</source>
        <translation>Las dos líneas anteriores juntas.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>{number} on {name}</source>
        <translation>{number} (rival: {name})</translation>
    </message>
    <message>
        <source>Result, exactly</source>
        <translation>Resultado exacto</translation>
    </message>
    <message>
        <source>Everything together, in whists.</source>
        <translation>Todo junto, en whists.</translation>
    </message>
    <message>
        <source>Result in whole whists</source>
        <translation>Resultado en whists enteros</translation>
    </message>
    <message>
        <source>Rounded so that the sum stays the same.</source>
        <translation>Redondeado de modo que la suma no cambie.</translation>
    </message>
    <message>
        <source>Against the mean</source>
        <translation>Respecto a la media</translation>
    </message>
    <message>
        <source>The results less their mean: this line sums to zero.</source>
        <translation>Los resultados menos su media: esta línea suma cero.</translation>
    </message>
    <message>
        <source>Moved on the mountain</source>
        <translation>Movido en la montaña</translation>
    </message>
    <message>
        <source>So many points make the mean of the mountains whole.</source>
        <translation>Con estos puntos la media de las montañas es un número entero.</translation>
    </message>
    <message>
        <source>Whists for that</source>
        <translation>Whists a cambio</translation>
    </message>
    <message>
        <source>What the points moved are worth to the others, in whole whists.</source>
        <translation>Lo que valen para los demás los puntos movidos, en whists enteros.</translation>
    </message>
    <message>
        <source>By the device of one point: a mountain is moved and paid for.</source>
        <translation>Con el recurso de un punto: se mueve una montaña y se compensa en whists.</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>very seldom</source>
        <comment>how often</comment>
        <translation>muy rara vez</translation>
    </message>
    <message>
        <source>seldom</source>
        <comment>how often</comment>
        <translation>rara vez</translation>
    </message>
    <message>
        <source>about every other time</source>
        <comment>how often</comment>
        <translation>cerca de la mitad de las veces</translation>
    </message>
    <message>
        <source>more often than not</source>
        <comment>how often</comment>
        <translation>la mayoría de las veces</translation>
    </message>
    <message>
        <source>nearly always</source>
        <comment>how often</comment>
        <translation>casi siempre</translation>
    </message>
    <message>
        <source>in fewer than {percent} % of cases</source>
        <translation>en menos del {percent} % de los casos</translation>
    </message>
    <message>
        <source>in more than {percent} % of cases</source>
        <translation>en más del {percent} % de los casos</translation>
    </message>
    <message>
        <source>in about {percent} % of cases</source>
        <translation>en cerca del {percent} % de los casos</translation>
    </message>
    <message>
        <source>hardly a trick</source>
        <comment>an average number of tricks</comment>
        <translation>apenas alguna baza</translation>
    </message>
    <message>
        <source>about {tricks}</source>
        <comment>such as: about 5 tricks</comment>
        <translation>alrededor de {tricks}</translation>
    </message>
    <message>
        <source>about {number} tricks</source>
        <comment>with one decimal, such as 5.2</comment>
        <translation>alrededor de {number} bazas</translation>
    </message>
    <message>
        <source>{number} whists</source>
        <comment>with one decimal, such as 5.2</comment>
        <translation>{number} whists</translation>
    </message>
    <message>
        <source>{number} ± {error} whists</source>
        <translation>{number} ± {error} whists</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>&amp;Ver todas las manos</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Ir al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ir al final</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <comment>the suit by itself</comment>
        <translation>picas</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>the suit by itself</comment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>the suit by itself</comment>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>the suit by itself</comment>
        <translation>corazones</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in: seven of spades</comment>
        <translation>picas</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in: seven of clubs</comment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in: seven of diamonds</comment>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in: seven of hearts</comment>
        <translation>corazones</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>misère without the talon</source>
        <translation>misère sin talón</translation>
    </message>
    <message>
        <source>nine without the talon</source>
        <translation>nueve sin talón</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misère</translation>
    </message>
    <message>
        <source>six</source>
        <comment>level of a contract</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>level of a contract</comment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>level of a contract</comment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>level of a contract</comment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>level of a contract</comment>
        <translation>diez</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in: six spades</comment>
        <translation>picas</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in: six clubs</comment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in: six diamonds</comment>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in: six hearts</comment>
        <translation>corazones</translation>
    </message>
    <message>
        <source>no trump</source>
        <comment>in: six no trump</comment>
        <translation>sin triunfo</translation>
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
        <translation>Así el contrato se cumple menos veces.</translation>
    </message>
    <message>
        <source>The contract is then beaten less often.</source>
        <translation>Así el contrato falla menos veces.</translation>
    </message>
    <message>
        <source>You are then caught more often.</source>
        <translation>Así tu misère falla más veces.</translation>
    </message>
    <message>
        <source>The declarer is then caught less often.</source>
        <translation>Así el misère falla menos veces.</translation>
    </message>
    <message>
        <source>You then take a trick more now and then.</source>
        <translation>Así haces una baza más de vez en cuando.</translation>
    </message>
    <message>
        <source>That costs a trick now and then.</source>
        <translation>Eso cuesta una baza de vez en cuando.</translation>
    </message>
    <message>
        <source>That costs about one trick.</source>
        <translation>Eso cuesta más o menos una baza.</translation>
    </message>
    <message>
        <source>With these cards {contract} is made {often}.</source>
        <translation>Con estas cartas, {contract} se cumple {often}.</translation>
    </message>
    <message>
        <source>If all pass, this hand comes off cheaply: {tricks}.</source>
        <translation>Si todos pasan, esta mano sale barata: {tricks}.</translation>
    </message>
    <message>
        <source>This hand can bid: {contract} is made {often}.</source>
        <translation>Esta mano da para anunciar: {contract} se cumple {often}.</translation>
    </message>
    <message>
        <source>If all pass, this hand takes {tricks} at raspasy.</source>
        <translation>Si todos pasan, esta mano carga con {tricks}.</translation>
    </message>
    <message>
        <source>A misère with these cards is caught {often}.</source>
        <translation>Un misère con estas cartas falla {often}.</translation>
    </message>
    <message>
        <source>These cards can play misère: it is caught {often}.</source>
        <translation>Con estas cartas se puede jugar misère: falla {often}.</translation>
    </message>
    <message>
        <source>Another bid suits these cards better: {contract}.</source>
        <translation>A estas cartas les va mejor otro anuncio: {contract}.</translation>
    </message>
    <message>
        <source>A lower bid is enough: {contract}.</source>
        <translation>Basta un anuncio más bajo: {contract}.</translation>
    </message>
    <message>
        <source>A higher bid is better here: {contract}.</source>
        <translation>Aquí conviene un anuncio más alto: {contract}.</translation>
    </message>
    <message>
        <source>Look at your cards before you call.</source>
        <translation>Mira tus cartas antes de hablar.</translation>
    </message>
    <message>
        <source>To defend brings more here than to play.</source>
        <translation>Aquí rinde más defender que jugar.</translation>
    </message>
    <message>
        <source>Every trump counts: keep the {card}.</source>
        <translation>Cada triunfo cuenta; guarda este: {card}.</translation>
    </message>
    <message>
        <source>The {card} is good for a trick: keep it.</source>
        <translation>Esta carta vale una baza; guárdala: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes a trick only with a lower card beside it.</source>
        <translation>Esta carta solo hace baza si otra más baja la guarda: {card}.</translation>
    </message>
    <message>
        <source>A long suit brings tricks: keep all your cards in {suit}.</source>
        <translation>Un palo largo da bazas: quédate con todas tus cartas de {suit}.</translation>
    </message>
    <message>
        <source>The {card} hardly takes a trick: lay it away.</source>
        <translation>Esta carta difícilmente hará baza; descártala: {card}.</translation>
    </message>
    <message>
        <source>Lay away all your cards in {suit}: then you can trump it.</source>
        <translation>Descarta todas tus cartas de {suit}: así podrás jugar triunfo en ese palo.</translation>
    </message>
    <message>
        <source>Too few low cards are beside the {card}: it can be caught.</source>
        <translation>Esta carta tiene pocas bajas al lado; te pueden obligar a ganar con ella: {card}.</translation>
    </message>
    <message>
        <source>The {card} makes its suit safe: keep it.</source>
        <translation>Esta carta da seguridad a su palo; guárdala: {card}.</translation>
    </message>
    <message>
        <source>With the talon these cards are worth more.</source>
        <translation>Con el talón, estas cartas valen más.</translation>
    </message>
    <message>
        <source>Here it is better to leave the talon.</source>
        <translation>Aquí conviene dejar el talón.</translation>
    </message>
    <message>
        <source>It is too early to give up: {contract} is made {often}.</source>
        <translation>Es pronto para rendirse: {contract} se cumple {often}.</translation>
    </message>
    <message>
        <source>To give up is cheaper: {contract} is made {often}.</source>
        <translation>Rendirse sale más barato: {contract} se cumple {often}.</translation>
    </message>
    <message>
        <source>The contract is too high: {contract} is made {often}.</source>
        <translation>El contrato es demasiado alto: {contract} se cumple {often}.</translation>
    </message>
    <message>
        <source>There is more in these cards: {contract} is made {often}.</source>
        <translation>Estas cartas dan para más: {contract} se cumple {often}.</translation>
    </message>
    <message>
        <source>Against a lower contract the defenders owe more tricks: {contract}.</source>
        <translation>Contra un contrato más bajo la defensa debe más bazas: {contract}.</translation>
    </message>
    <message>
        <source>More tricks are in another contract: {contract}.</source>
        <translation>Otro contrato da más bazas: {contract}.</translation>
    </message>
    <message>
        <source>The whist is too dear: together the two hands take {tricks}, the duty is {owed}.</source>
        <translation>El whist sale caro: las dos manos juntas hacen {tricks} y la cuota es de {owed}.</translation>
    </message>
    <message>
        <source>The whist pays: together the two hands take {tricks}, the duty is {owed}.</source>
        <translation>El whist compensa: las dos manos juntas hacen {tricks} y la cuota es de {owed}.</translation>
    </message>
    <message>
        <source>Your cards add too little: leave the whist to the other.</source>
        <translation>Tus cartas añaden poco: deja el whist al otro defensor.</translation>
    </message>
    <message>
        <source>Your own tricks bring you whists only if you whist too.</source>
        <translation>Tus bazas solo te dan whists si tú también dices whist.</translation>
    </message>
    <message>
        <source>Half-whist is safe: alone you owe {owed}, together the hands take {tricks}.</source>
        <translation>El medio whist es seguro: por tu cuenta debes {owed}; las dos manos juntas hacen {tricks}.</translation>
    </message>
    <message>
        <source>Half-whist brings whists without play, a pass brings none.</source>
        <translation>El medio whist da whists sin jugar; un pase no da ninguno.</translation>
    </message>
    <message>
        <source>A look at a hand costs nothing: look before you decide.</source>
        <translation>Mirar una mano no cuesta nada: hazlo antes de decidir.</translation>
    </message>
    <message>
        <source>It is better to look at the other hand.</source>
        <translation>Conviene mirar la otra mano.</translation>
    </message>
    <message>
        <source>With open cards both hands can be played as one.</source>
        <translation>Con defensa abierta, ambas manos se juegan como una sola.</translation>
    </message>
    <message>
        <source>With closed cards the declarer knows less.</source>
        <translation>Con defensa cerrada, el declarante sabe menos.</translation>
    </message>
    <message>
        <source>Your cards do better without those of the passer.</source>
        <translation>Tus cartas rinden más sin las de quien pasó.</translation>
    </message>
    <message>
        <source>The cards of the passer take tricks that you will miss.</source>
        <translation>Las cartas de quien pasó hacen bazas que te van a faltar.</translation>
    </message>
    <message>
        <source>Draw the trumps first (still out: {number}).</source>
        <translation>Arrastra primero los triunfos (quedan fuera: {number}).</translation>
    </message>
    <message>
        <source>You need your trumps later: do not lead them now.</source>
        <translation>Necesitarás tus triunfos más tarde: no salgas ahora a triunfo.</translation>
    </message>
    <message>
        <source>A trump led now only helps the declarer.</source>
        <translation>Salir ahora a triunfo solo ayuda al declarante.</translation>
    </message>
    <message>
        <source>A trump led now leaves the declarer fewer to trump with.</source>
        <translation>Si sales ahora a triunfo, al declarante le quedan menos para ganar en otros palos.</translation>
    </message>
    <message>
        <source>The {card} is high: take its trick while you can.</source>
        <translation>Esta carta manda; haz su baza mientras puedas: {card}.</translation>
    </message>
    <message>
        <source>It is too early for the {card}: keep it for later.</source>
        <translation>Es pronto para esta carta; guárdala para más tarde: {card}.</translation>
    </message>
    <message>
        <source>The {card} is your way back to the lead: work on {suit} before it goes.</source>
        <translation>Tu carta para recuperar la salida es {card}: antes de gastarla, trabaja el palo de {suit}.</translation>
    </message>
    <message>
        <source>The {card} takes a trick if others lead the suit: do not lead it.</source>
        <translation>Esta carta hace baza si son otros los que salen a su palo; no salgas tú: {card}.</translation>
    </message>
    <message>
        <source>A lead in {suit} gives more away: better is the {card}.</source>
        <translation>Salir a {suit} regala más; mejor esta carta: {card}.</translation>
    </message>
    <message>
        <source>This suit is led with a higher card: the {card}.</source>
        <translation>En este palo se sale con una carta más alta: {card}.</translation>
    </message>
    <message>
        <source>This suit is led with a lower card: the {card}.</source>
        <translation>En este palo se sale con una carta más baja: {card}.</translation>
    </message>
    <message>
        <source>That costs {tricks}.</source>
        <translation>Eso cuesta {tricks}.</translation>
    </message>
    <message>
        <source>The contract is then made {often}, with the better choice {other_often}.</source>
        <translation>Así el contrato se cumple {often}; con la mejor opción, {other_often}.</translation>
    </message>
    <message>
        <source>The contract is then beaten {often}, with the better choice {other_often}.</source>
        <translation>Así el contrato falla {often}; con la mejor opción, {other_often}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}.</source>
        <translation>Esta baza conviene ganarla: {card}.</translation>
    </message>
    <message>
        <source>Cover the card on the table: with the {card}.</source>
        <translation>Cubre la carta de la mesa con otra más alta: {card}.</translation>
    </message>
    <message>
        <source>Let this trick go: you need the {card} later.</source>
        <translation>Cede esta baza; más tarde necesitarás esta carta: {card}.</translation>
    </message>
    <message>
        <source>Take over from your partner, to lead: with the {card}.</source>
        <translation>Supera al otro defensor para salir tú: {card}.</translation>
    </message>
    <message>
        <source>Your partner is taking this trick: keep the {card}.</source>
        <translation>El otro defensor ya gana esta baza; guarda esta carta: {card}.</translation>
    </message>
    <message>
        <source>A lower card is enough here: the {card}.</source>
        <translation>Aquí basta una carta más baja: {card}.</translation>
    </message>
    <message>
        <source>A higher card is needed here: the {card}.</source>
        <translation>Aquí hace falta una carta más alta: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes nothing here: keep it for later.</source>
        <translation>Esta carta no gana nada aquí; guárdala para más tarde: {card}.</translation>
    </message>
    <message>
        <source>The {card} would be in the way later: part with it now.</source>
        <translation>Esta carta estorbará más tarde; suéltala ahora: {card}.</translation>
    </message>
    <message>
        <source>This trick is worth a trump.</source>
        <translation>Esta baza vale un triunfo.</translation>
    </message>
    <message>
        <source>This trick is not worth a trump.</source>
        <translation>Esta baza no vale un triunfo.</translation>
    </message>
    <message>
        <source>The {card} needs all the low cards that are beside it.</source>
        <translation>Esta carta necesita todas las bajas que la guardan: {card}.</translation>
    </message>
    <message>
        <source>The {card} will take a trick: do not throw it away.</source>
        <translation>Esta carta hará una baza; no la tires: {card}.</translation>
    </message>
    <message>
        <source>You still need your cards in {suit}: throw another suit.</source>
        <translation>Aún necesitas tus cartas de {suit}: echa otro palo.</translation>
    </message>
    <message>
        <source>The {card} can be made to take a trick: throw it now.</source>
        <translation>Con esta carta te pueden obligar a ganar; suéltala ahora: {card}.</translation>
    </message>
    <message>
        <source>Low cards keep you safe: do not throw the {card}.</source>
        <translation>Las cartas bajas te protegen; no tires esta: {card}.</translation>
    </message>
    <message>
        <source>Stay below: play the {card}.</source>
        <translation>Quédate por debajo con esta carta: {card}.</translation>
    </message>
    <message>
        <source>The {card} goes away safely now: keep the lower ones.</source>
        <translation>Guarda las más bajas y suelta esta ahora, sin riesgo: {card}.</translation>
    </message>
    <message>
        <source>If you must take a trick, take it high: with the {card}.</source>
        <translation>Si tienes que ganar la baza, gánala con una carta alta: {card}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}: later it costs more.</source>
        <translation>Gana ahora esta baza; más tarde sale más cara: {card}.</translation>
    </message>
    <message>
        <source>In {suit} you can be caught: safer is the {card}.</source>
        <translation>En {suit} te pueden obligar a ganar; más segura es esta carta: {card}.</translation>
    </message>
    <message>
        <source>Lead a lower card of this suit: the {card}.</source>
        <translation>Sal con una carta más baja de este palo: {card}.</translation>
    </message>
    <message>
        <source>Lead a higher card of this suit: the {card}.</source>
        <translation>Sal con una carta más alta de este palo: {card}.</translation>
    </message>
    <message>
        <source>No higher card is left: the {card} must take the trick.</source>
        <translation>No queda ninguna carta más alta; esta gana la baza por fuerza: {card}.</translation>
    </message>
    <message>
        <source>Few cards are higher: the {card} may well take the trick.</source>
        <translation>Quedan pocas cartas más altas; esta bien puede llevarse la baza: {card}.</translation>
    </message>
    <message>
        <source>You are then caught {often}, with the better choice {other_often}.</source>
        <translation>Así tu misère falla {often}; con la mejor opción, {other_often}.</translation>
    </message>
    <message>
        <source>You then take {tricks} from here on, with the better choice {other_tricks}.</source>
        <translation>Así haces {tricks} de aquí en adelante; con la mejor opción, {other_tricks}.</translation>
    </message>
    <message>
        <source>The declarer can be caught in {suit}: lead that suit.</source>
        <translation>El declarante puede caer en {suit}: sal a ese palo.</translation>
    </message>
    <message>
        <source>It is too early to lead {suit}, where the declarer can be caught.</source>
        <translation>Es pronto para salir a {suit}, donde el declarante puede caer.</translation>
    </message>
    <message>
        <source>On {suit} the declarer can throw a dangerous card.</source>
        <translation>Si se sale a {suit}, el declarante puede soltar una carta peligrosa.</translation>
    </message>
    <message>
        <source>The declarer is taking this trick: stay below him.</source>
        <translation>El declarante va ganando esta baza: quédate por debajo.</translation>
    </message>
    <message>
        <source>The {card} can lie below a card of the declarer: keep it.</source>
        <translation>Esta carta puede quedar por debajo de una del declarante; guárdala: {card}.</translation>
    </message>
    <message>
        <source>The {card} would save the declarer: throw it now.</source>
        <translation>Esta carta salvaría al declarante; suéltala ahora: {card}.</translation>
    </message>
    <message>
        <source>Take this trick with the {card}, to be the one to lead.</source>
        <translation>Gana esta baza para salir tú: {card}.</translation>
    </message>
    <message>
        <source>The declarer is then caught {often}, with the better choice {other_often}.</source>
        <translation>Así el misère falla {often}; con la mejor opción, {other_often}.</translation>
    </message>
</context>
<context>
    <name>CheckDealDialog</name>
    <message>
        <source>told after the deal</source>
        <translation>se revela tras el reparto</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Todavía no se han repartido cartas.</translation>
    </message>
    <message>
        <source>You chose the cards of this deal by their number.</source>
        <translation>Elegiste las cartas de este reparto por su número.</translation>
    </message>
    <message>
        <source>This deal is being played; number and salt are told when it is over.</source>
        <translation>Este reparto se está jugando; el número y la sal se revelan cuando termine.</translation>
    </message>
    <message>
        <source>Right: number and salt give exactly what was shown before the deal. No card was changed.</source>
        <translation>Correcto: el número y la sal dan exactamente lo que se mostró antes del reparto. No se cambió ninguna carta.</translation>
    </message>
    <message>
        <source>Wrong: number and salt do not give what was shown before the deal. The record of this match was changed.</source>
        <translation>Incorrecto: el número y la sal no dan lo que se mostró antes del reparto. El registro de esta partida fue modificado.</translation>
    </message>
    <message>
        <source>Check the dealing</source>
        <translation>Comprobar el reparto</translation>
    </message>
    <message>
        <source>Before each deal the program draws a number, which fixes all cards, and shows a seal of it that nobody can foresee or undo. After the deal it tells the number and the salt, and anybody can make the seal again.</source>
        <translation>Antes de cada reparto el programa saca un número que fija todas las cartas y muestra de él un sello que nadie puede prever ni deshacer. Después del reparto revela el número y la sal, y cualquiera puede volver a hacer el sello.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Reparto {number}</translation>
    </message>
    <message>
        <source>&amp;Deal:</source>
        <translation>&amp;Reparto:</translation>
    </message>
    <message>
        <source>&amp;Seal shown before:</source>
        <translation>&amp;Sello mostrado antes:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Número:</translation>
    </message>
    <message>
        <source>S&amp;alt:</source>
        <translation>S&amp;al:</translation>
    </message>
    <message>
        <source>&amp;Check it yourself:</source>
        <translation>&amp;Compruébalo tú:</translation>
    </message>
    <message>
        <source>Copy the &amp;line</source>
        <translation>Copiar la &amp;línea</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>fine</source>
        <comment>the class of a decision</comment>
        <translation>bien</translation>
    </message>
    <message>
        <source>slip</source>
        <comment>the class of a decision</comment>
        <translation>descuido</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>the class of a decision</comment>
        <translation>error</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>the class of a decision</comment>
        <translation>error grave</translation>
    </message>
    <message>
        <source>rules</source>
        <comment>a part of the game</comment>
        <translation>reglas</translation>
    </message>
    <message>
        <source>auction</source>
        <comment>a part of the game</comment>
        <translation>subasta</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>a part of the game</comment>
        <translation>descarte</translation>
    </message>
    <message>
        <source>contract</source>
        <comment>a part of the game</comment>
        <translation>contrato</translation>
    </message>
    <message>
        <source>whist</source>
        <comment>a part of the game</comment>
        <translation>whist</translation>
    </message>
    <message>
        <source>opening lead</source>
        <comment>a part of the game</comment>
        <translation>salida inicial</translation>
    </message>
    <message>
        <source>declarer&apos;s play</source>
        <comment>a part of the game</comment>
        <translation>juego del declarante</translation>
    </message>
    <message>
        <source>defence</source>
        <comment>a part of the game</comment>
        <translation>defensa</translation>
    </message>
    <message>
        <source>misère</source>
        <comment>a part of the game</comment>
        <translation>misère</translation>
    </message>
    <message>
        <source>raspasy</source>
        <comment>a part of the game</comment>
        <translation>todos pasan</translation>
    </message>
    <message>
        <source>score sheet</source>
        <comment>a part of the game</comment>
        <translation>hoja de puntuación</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <comment>as an entry of a list</comment>
        <translation>descartar {cards}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>as an entry of a list</comment>
        <translation>paso</translation>
    </message>
    <message>
        <source>whist</source>
        <comment>as an entry of a list</comment>
        <translation>whist</translation>
    </message>
    <message>
        <source>half-whist</source>
        <comment>as an entry of a list</comment>
        <translation>medio whist</translation>
    </message>
    <message>
        <source>open defence</source>
        <comment>as an entry of a list</comment>
        <translation>defensa abierta</translation>
    </message>
    <message>
        <source>closed defence</source>
        <comment>as an entry of a list</comment>
        <translation>defensa cerrada</translation>
    </message>
    <message>
        <source>here</source>
        <comment>a call that matches the bid</comment>
        <translation>aquí</translation>
    </message>
    <message>
        <source>take the talon</source>
        <comment>as an entry of a list</comment>
        <translation>tomar el talón</translation>
    </message>
    <message>
        <source>look at the cards</source>
        <comment>as an entry of a list</comment>
        <translation>mirar las cartas</translation>
    </message>
    <message>
        <source>offer half of a misère</source>
        <comment>as an entry of a list</comment>
        <translation>ofrecer la mitad de un misère</translation>
    </message>
    <message>
        <source>leave the talon</source>
        <comment>as an entry of a list</comment>
        <translation>dejar el talón</translation>
    </message>
    <message>
        <source>give up for three tricks</source>
        <comment>as an entry of a list</comment>
        <translation>rendirse con tres de menos</translation>
    </message>
    <message>
        <source>look at the hand to the declarer&apos;s left</source>
        <translation>mirar la mano a la izquierda del declarante</translation>
    </message>
    <message>
        <source>look at the hand to the declarer&apos;s right</source>
        <translation>mirar la mano a la derecha del declarante</translation>
    </message>
    <message>
        <source>defend alone</source>
        <comment>as an entry of a list</comment>
        <translation>defender a solas</translation>
    </message>
    <message>
        <source>agree</source>
        <comment>as an entry of a list</comment>
        <translation>aceptar</translation>
    </message>
    <message>
        <source>refuse</source>
        <comment>as an entry of a list</comment>
        <translation>rechazar</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Escribe unas letras</translation>
    </message>
    <message>
        <source>Letters of the command</source>
        <translation>Letras del comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>P&amp;ráctica</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Cuándo</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>&amp;Subjects</source>
        <translation>Te&amp;mas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>&amp;Leer en voz alta</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>&amp;Velocidad de animación</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Choose rules and names and begin a new match</source>
        <translation>Elegir reglas y nombres y empezar una partida nueva</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a match from a file</source>
        <translation>Abrir una partida desde un archivo</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>&amp;Partidas guardadas…</translation>
    </message>
    <message>
        <source>Go on with a match that is kept here</source>
        <translation>Continuar una partida que se conserva aquí</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>Write this match to a file; it is always saved here anyway</source>
        <translation>Guardar esta partida en un archivo; aquí se guarda siempre de todos modos</translation>
    </message>
    <message>
        <source>Next d&amp;eal</source>
        <translation>Siguiente &amp;reparto</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir las cartas</translation>
    </message>
    <message>
        <source>&amp;Deal number…</source>
        <translation>Nú&amp;mero de reparto…</translation>
    </message>
    <message>
        <source>Choose the cards of the next deal by their number</source>
        <translation>Elegir por su número las cartas del siguiente reparto</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>&amp;Jugar este reparto otra vez</translation>
    </message>
    <message>
        <source>Play the cards of this deal once more; the match waits</source>
        <translation>Juega las mismas cartas otra vez; la partida espera</translation>
    </message>
    <message>
        <source>&amp;Print sheet…</source>
        <translation>&amp;Imprimir hoja…</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimir la hoja de puntuación</translation>
    </message>
    <message>
        <source>E&amp;xport sheet as PDF…</source>
        <translation>E&amp;xportar hoja a PDF…</translation>
    </message>
    <message>
        <source>Write the score sheet to a PDF file</source>
        <translation>Guardar la hoja de puntuación en un archivo PDF</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close this window; the match is saved</source>
        <translation>Cerrar esta ventana; la partida queda guardada</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Leave the program; the match is saved</source>
        <translation>Salir del programa; la partida queda guardada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Take back your last decision in this deal</source>
        <translation>Retirar tu última decisión en este reparto</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Make the decision again that you took back</source>
        <translation>Volver a tomar la decisión que retiraste</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Be asked a helpful question; each further hint says more</source>
        <translation>Recibir una pregunta que ayuda; cada nueva pista dice más</translation>
    </message>
    <message>
        <source>&amp;Claim…</source>
        <translation>Re&amp;clamar…</translation>
    </message>
    <message>
        <source>Show your hand and say how the other tricks will fall</source>
        <translation>Mostrar tu mano y decir cómo caerán las demás bazas</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>Agree to what is proposed</source>
        <translation>Estar de acuerdo con lo propuesto</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>Rec&amp;hazar</translation>
    </message>
    <message>
        <source>Do not agree; the play goes on</source>
        <translation>No estar de acuerdo; el juego sigue</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Última &amp;baza</translation>
    </message>
    <message>
        <source>Look at the last trick once more</source>
        <translation>Ver otra vez la última baza</translation>
    </message>
    <message>
        <source>Look at an &amp;older trick…</source>
        <translation>Ver una baza a&amp;nterior…</translation>
    </message>
    <message>
        <source>See an older trick or your discard again; it costs a trick</source>
        <translation>Volver a ver una baza anterior o tu descarte; cuesta una baza</translation>
    </message>
    <message>
        <source>&amp;Take my card back</source>
        <translation>&amp;Retirar mi carta</translation>
    </message>
    <message>
        <source>Put a revoke right while the trick is not complete</source>
        <translation>Corregir un renuncio mientras la baza no está completa</translation>
    </message>
    <message>
        <source>Call to accou&amp;nt…</source>
        <translation>Señalar un &amp;error…</translation>
    </message>
    <message>
        <source>Say that an opponent has shown an error</source>
        <translation>Decir que un rival ha mostrado un error</translation>
    </message>
    <message>
        <source>&amp;Watch faster</source>
        <translation>&amp;Ver más rápido</translation>
    </message>
    <message>
        <source>Watch a deal in which you have no part at a higher speed</source>
        <translation>Ver a mayor velocidad un reparto en el que no participas</translation>
    </message>
    <message>
        <source>S&amp;kip to the result</source>
        <translation>&amp;Saltar al resultado</translation>
    </message>
    <message>
        <source>Go to the end of a deal in which you have no part, or to your decision</source>
        <translation>Ir al final de un reparto en el que no participas, o a tu decisión</translation>
    </message>
    <message>
        <source>&amp;End the match early…</source>
        <translation>&amp;Terminar la partida antes…</translation>
    </message>
    <message>
        <source>Propose to settle the sheet as it stands, between two deals</source>
        <translation>Proponer, entre dos repartos, que se liquide la hoja tal como está</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Hoja de &amp;puntuación</translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation>Mostrar u ocultar la hoja de puntuación</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>Show or hide what has happened, in sentences</source>
        <translation>Mostrar u ocultar lo ocurrido, en frases</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Siguiente panel</translation>
    </message>
    <message>
        <source>Move the focus to the next part of the window</source>
        <translation>Mover el foco a la parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Fill the whole screen, or stop doing so</source>
        <translation>Ocupar toda la pantalla o dejar de hacerlo</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>Barra de &amp;menús</translation>
    </message>
    <message>
        <source>Show or hide the menu bar; the same key brings it back</source>
        <translation>Mostrar u ocultar la barra de menús; la misma tecla la recupera</translation>
    </message>
    <message>
        <source>&amp;Situation</source>
        <translation>&amp;Situación</translation>
    </message>
    <message>
        <source>Say whose turn it is and what is played</source>
        <translation>Decir a quién le toca y qué se juega</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Mano</translation>
    </message>
    <message>
        <source>Say which cards you hold</source>
        <translation>Decir qué cartas tienes</translation>
    </message>
    <message>
        <source>&amp;Trick</source>
        <translation>&amp;Baza</translation>
    </message>
    <message>
        <source>Say which cards lie on the table</source>
        <translation>Decir qué cartas hay en la mesa</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>&amp;Puntuación</translation>
    </message>
    <message>
        <source>Say how the score stands</source>
        <translation>Decir cómo va la puntuación</translation>
    </message>
    <message>
        <source>&amp;No animation</source>
        <translation>&amp;Sin animación</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Muy rápida</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <translation>Mu&amp;y lenta</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Rapidez con que se mueven las cartas</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>El idioma del programa</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>Idioma del &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Deck and table…</source>
        <translation>&amp;Baraja y mesa…</translation>
    </message>
    <message>
        <source>Choose cards, cloth and colours</source>
        <translation>Elegir cartas, tapete y colores</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>Set the program to your taste</source>
        <translation>Ajustar el programa a tu gusto</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>&amp;Reglas de esta partida</translation>
    </message>
    <message>
        <source>Read the rules as they are played here</source>
        <translation>Leer las reglas tal como se juegan aquí</translation>
    </message>
    <message>
        <source>&amp;How to use the program</source>
        <translation>Cómo &amp;usar el programa</translation>
    </message>
    <message>
        <source>Read about mouse, keys, saving and fairness</source>
        <translation>Leer sobre el ratón, las teclas, el guardado y el reparto limpio</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>See every key and what it does</source>
        <translation>Ver todas las teclas y lo que hacen</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Buscar un comando…</translation>
    </message>
    <message>
        <source>Type a few letters of a command and run it</source>
        <translation>Escribir unas letras de un comando y ejecutarlo</translation>
    </message>
    <message>
        <source>Check the &amp;dealing…</source>
        <translation>Comprobar el re&amp;parto…</translation>
    </message>
    <message>
        <source>Make sure that no card was changed after the deal</source>
        <translation>Asegurarse de que no se cambió ninguna carta tras el reparto</translation>
    </message>
    <message>
        <source>Copy diagnostic &amp;text</source>
        <translation>Copiar texto de &amp;diagnóstico</translation>
    </message>
    <message>
        <source>Copy a few lines about this computer for a report of a fault</source>
        <translation>Copiar unas líneas sobre este equipo para informar de un fallo</translation>
    </message>
    <message>
        <source>&amp;About Preferans</source>
        <translation>A&amp;cerca de Preferans</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>&amp;Before the action counts</source>
        <translation>&amp;Antes de que cuente la decisión</translation>
    </message>
    <message>
        <source>After the &amp;trick</source>
        <translation>Después de la &amp;baza</translation>
    </message>
    <message>
        <source>After the &amp;deal</source>
        <translation>Después del &amp;reparto</translation>
    </message>
    <message>
        <source>&amp;Never, only note it</source>
        <translation>&amp;Nunca, solo toma nota</translation>
    </message>
    <message>
        <source>&amp;Beginner: only blunders</source>
        <translation>&amp;Principiante: solo errores graves</translation>
    </message>
    <message>
        <source>&amp;Learner: mistakes too</source>
        <translation>&amp;Aprendiz: también errores</translation>
    </message>
    <message>
        <source>&amp;Club: slips too</source>
        <translation>&amp;Club: también descuidos</translation>
    </message>
    <message>
        <source>&amp;Exam: say nothing</source>
        <translation>&amp;Examen: no dice nada</translation>
    </message>
    <message>
        <source>Slips against the &amp;rules</source>
        <translation>Descuidos contra las &amp;reglas</translation>
    </message>
    <message>
        <source>&amp;Auction</source>
        <translation>&amp;Subasta</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descarte</translation>
    </message>
    <message>
        <source>&amp;Contract</source>
        <translation>&amp;Contrato</translation>
    </message>
    <message>
        <source>&amp;Whist</source>
        <translation>&amp;Whist</translation>
    </message>
    <message>
        <source>Opening &amp;lead</source>
        <translation>Sa&amp;lida inicial</translation>
    </message>
    <message>
        <source>Declarer&apos;s &amp;play</source>
        <translation>&amp;Juego del declarante</translation>
    </message>
    <message>
        <source>De&amp;fence</source>
        <translation>De&amp;fensa</translation>
    </message>
    <message>
        <source>&amp;Misère</source>
        <translation>&amp;Misère</translation>
    </message>
    <message>
        <source>Ra&amp;spasy</source>
        <translation>&amp;Todos pasan</translation>
    </message>
    <message>
        <source>&amp;Tutor</source>
        <translation>&amp;Tutor</translation>
    </message>
    <message>
        <source>Be told of your errors, or not</source>
        <translation>Recibir avisos de tus errores, o no</translation>
    </message>
    <message>
        <source>When the tutor speaks of an error of judgement</source>
        <translation>Cuándo habla el tutor de un error de criterio</translation>
    </message>
    <message>
        <source>How serious an error must be before the tutor speaks</source>
        <translation>Lo grave que debe ser un error para que el tutor hable de él</translation>
    </message>
    <message>
        <source>Whether the tutor speaks of errors of this kind</source>
        <translation>Si el tutor habla de errores de este tipo</translation>
    </message>
    <message>
        <source>&amp;Keep the sheet myself</source>
        <translation>&amp;Anoto yo los puntos</translation>
    </message>
    <message>
        <source>After each deal, write the numbers yourself</source>
        <translation>Después de cada reparto, escribe tú los números</translation>
    </message>
    <message>
        <source>&amp;Review match</source>
        <translation>R&amp;epaso de la partida</translation>
    </message>
    <message>
        <source>See what your decisions were worth, and find better ones</source>
        <translation>Ver cuánto valían tus decisiones y buscar otras mejores</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>&amp;Progreso</translation>
    </message>
    <message>
        <source>See what you have learnt so far</source>
        <translation>Ver lo que has aprendido hasta ahora</translation>
    </message>
</context>
<context>
    <name>Conduct</name>
    <message>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Estricto</translation>
    </message>
    <message>
        <source>Live table</source>
        <translation>Como en una mesa real</translation>
    </message>
    <message>
        <source>Illegal actions never pass and are explained; the first slip of a deal is put right and noted.</source>
        <translation>Las acciones ilegales no se admiten y se explican; el primer descuido de cada reparto se corrige y se anota.</translation>
    </message>
    <message>
        <source>Only legal actions are offered.</source>
        <translation>Solo se ofrecen acciones legales.</translation>
    </message>
    <message>
        <source>You can revoke, miscount the discard or look at an old trick, and the others may catch you; the code of the game decides.</source>
        <translation>Puedes cometer un renuncio, contar mal el descarte o mirar una baza antigua, y los demás pueden descubrirte; decide el código del juego.</translation>
    </message>
</context>
<context>
    <name>ConductChoice</name>
    <message>
        <source>Help at the ta&amp;ble:</source>
        <translation>A&amp;yuda en la mesa:</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whist(s)</source>
        <translation>
            <numerusform>%n whist</numerusform>
            <numerusform>%n whists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>as in: it counts 2 times</comment>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n descuido</numerusform>
            <numerusform>%n descuidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n error grave</numerusform>
            <numerusform>%n errores graves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dark</name>
    <message>
        <source>A bid in the dark counts {times}, and nobody else sees the talon.</source>
        <translation>Un anuncio a ciegas cuenta {times}, y nadie más ve el talón.</translation>
    </message>
    <message>
        <source>There is a bid: a pass in the dark is a pass like any other.</source>
        <translation>Ya hay un anuncio: un pase a ciegas es un pase como cualquier otro.</translation>
    </message>
    <message>
        <source>After your pass the bidding starts at level {level}.</source>
        <translation>Tras tu pase la subasta empieza en el nivel {level}.</translation>
    </message>
    <message>
        <source>If all pass, the cards are dealt again.</source>
        <translation>Si todos pasan, se reparte de nuevo.</translation>
    </message>
    <message>
        <source>If all pass, each trick counts {times}, and you get a bomb × {factor}.</source>
        <translation>Si todos pasan, cada baza cuenta {times} y recibes una bomba × {factor}.</translation>
    </message>
    <message>
        <source>If all pass, each trick counts {times}; you and {name} get a bomb × {factor}.</source>
        <translation>Si todos pasan, cada baza cuenta {times}; hay una bomba × {factor} para {name} y para ti.</translation>
    </message>
    <message>
        <source>Above nine no trump; caught with closed hands.</source>
        <translation>Por encima de nueve sin triunfo; la defensa juega con manos cerradas.</translation>
    </message>
    <message>
        <source>Only a nine in the dark or a ten goes above it.</source>
        <translation>Solo lo supera un nueve a ciegas o un diez.</translation>
    </message>
    <message>
        <source>Passed in the dark: {players}. The bidding now starts at level {level}.</source>
        <translation>Han pasado a ciegas: {players}. Ahora la subasta empieza en el nivel {level}.</translation>
    </message>
    <message>
        <source>A six in the dark is whisted by both, with closed hands.</source>
        <translation>Contra un seis a ciegas ambos dicen whist, con manos cerradas.</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>The largest number is {largest}.</source>
        <translation>El número más alto es {largest}.</translation>
    </message>
    <message>
        <source>Whoever has seen a deal with this number knows its cards.</source>
        <translation>Quien haya visto un reparto con este número conoce sus cartas.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de reparto</translation>
    </message>
    <message>
        <source>The same number always gives the same cards, on every computer and for ever. The number you type is used for the next deal.</source>
        <translation>El mismo número da siempre las mismas cartas, en cualquier equipo y para siempre. El número que escribas se usará en el siguiente reparto.</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Número:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Use this number</source>
        <translation>&amp;Usar este número</translation>
    </message>
</context>
<context>
    <name>DealsModel</name>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>Deal {number}, {column}: {value}</source>
        <translation>Reparto {number}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>DecisionList</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>By what they lost</source>
        <translation>Por lo que costaron</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Por orden de juego</translation>
    </message>
    <message>
        <source>Sor&amp;ted:</source>
        <translation>O&amp;rdenar:</translation>
    </message>
    <message>
        <source>Su&amp;bject:</source>
        <translation>Tem&amp;a:</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>Orden de las decisiones</translation>
    </message>
    <message>
        <source>Subject of the decisions</source>
        <translation>Tema de las decisiones</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avance del repaso</translation>
    </message>
    <message>
        <source>%v of %m looked into</source>
        <translation>%v de %m examinadas</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n carta en tu mano</numerusform>
            <numerusform>%n cartas en tu mano</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>You write {whists}, and the contract counts as made.</source>
        <translation>Anotas {whists} y el contrato cuenta como cumplido.</translation>
    </message>
    <message>
        <source>You write {whists} without play, unless {name} whists after all. Then you are out.</source>
        <translation>Anotas {whists} sin jugar, salvo que {name} diga whist después. En ese caso quedas fuera.</translation>
    </message>
    <message>
        <source>{name} whists alone, and you owe nothing.</source>
        <translation>El whist es solo de {name}; tú no debes nada.</translation>
    </message>
    <message>
        <source>You owe nothing. {name} is asked next.</source>
        <translation>No debes nada. Ahora responde {name}.</translation>
    </message>
    <message>
        <source>The half-whist stands: {name} writes {whists}.</source>
        <translation>Queda el medio whist: {name} anota {whists}.</translation>
    </message>
    <message>
        <source>{name} makes the contract without play: {points}.</source>
        <translation>{name} cumple el contrato sin jugar: {points}.</translation>
    </message>
    <message>
        <source>The cards of {name} lie open after the first card, and you play them too.</source>
        <translation>Tras la primera carta se descubren las cartas de {name}, y también las juegas tú.</translation>
    </message>
    <message>
        <source>The cards of {name} lie open, and you play them too.</source>
        <translation>Se descubren las cartas de {name}, y también las juegas tú.</translation>
    </message>
    <message>
        <source>After the first card both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Tras la primera carta se descubren ambas manos y juegas también las cartas de {name}.</translation>
    </message>
    <message>
        <source>Both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Se descubren ambas manos y juegas también las cartas de {name}.</translation>
    </message>
    <message>
        <source>{name} comes back and plays without your help.</source>
        <translation>{name} vuelve al juego y juega sin tu ayuda.</translation>
    </message>
    <message>
        <source>You play the hand of {hand}, and {name} plays without your help.</source>
        <translation>Juegas la mano de {hand}, y {name} juega sin tu ayuda.</translation>
    </message>
    <message>
        <source>No hand is shown: {name} plays without your help.</source>
        <translation>No se descubre ninguna mano ni diriges las cartas de {name}.</translation>
    </message>
    <message>
        <source>The cards of {name} are not played.</source>
        <translation>Las cartas de {name} no se juegan.</translation>
    </message>
    <message>
        <source>You owe nothing.</source>
        <translation>No debes nada.</translation>
    </message>
    <message>
        <source>You owe {tricks}; each missing one costs {points}.</source>
        <translation>Debes {tricks}; cada una que falte cuesta {points}.</translation>
    </message>
    <message>
        <source>{name} makes the contract without play: {points}, in the pool or off the mountain.</source>
        <translation>{name} cumple el contrato sin jugar: {points}, en la pula o a restar de la montaña.</translation>
    </message>
    <message>
        <source>If {name} whists too, you two owe {tricks} together.</source>
        <translation>Si {name} también dice whist, la cuota conjunta es de {tricks}.</translation>
    </message>
    <message>
        <source>You two owe {tricks} together.</source>
        <translation>La cuota conjunta es de {tricks}.</translation>
    </message>
    <message>
        <source>{name} answers for that.</source>
        <translation>De ella responde {name}.</translation>
    </message>
    <message>
        <source>You share by halves what is missing.</source>
        <translation>Lo que falte se reparte a medias.</translation>
    </message>
    <message>
        <source>You answer for that.</source>
        <translation>De ella respondes tú.</translation>
    </message>
    <message>
        <source>You answer for {tricks} of these.</source>
        <translation>Tú respondes de {tricks}.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {tricks} alone, or you retreat to half-whist.</source>
        <translation>Si {name} pasa, debes {tricks} por tu cuenta o te retiras a medio whist.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {fewer} without those cards, or {tricks} with them.</source>
        <translation>Si {name} pasa, debes {fewer} sin esas cartas o {tricks} con ellas.</translation>
    </message>
    <message>
        <source>If {name} passes, you owe {tricks} alone.</source>
        <translation>Si {name} pasa, debes {tricks} por tu cuenta.</translation>
    </message>
    <message>
        <source>You take the whist back from {name}: the contract is played.</source>
        <translation>Reabres tras el medio whist de {name}: el contrato se juega.</translation>
    </message>
    <message>
        <source>You take over the hand of {name}.</source>
        <translation>Te haces cargo de la mano de {name}.</translation>
    </message>
    <message>
        <source>If tricks are missing, nothing is written against you.</source>
        <translation>Si faltan bazas, no se anota nada contra ti.</translation>
    </message>
    <message>
        <source>You owe {fewer} without the cards of {name}, {tricks} with them.</source>
        <translation>Debes {fewer} sin las cartas de {name} o {tricks} con ellas.</translation>
    </message>
    <message>
        <source>You owe {tricks}, all by yourself.</source>
        <translation>Debes {tricks} por tu cuenta.</translation>
    </message>
    <message>
        <source>Each missing trick costs you two {points} together.</source>
        <translation>Cada baza que falte cuesta {points} a la defensa.</translation>
    </message>
    <message>
        <source>Each missing trick puts {points} on your mountain.</source>
        <translation>Cada baza que falte añade {points} a tu montaña.</translation>
    </message>
    <message>
        <source>Each missing trick costs you {points}.</source>
        <translation>Cada baza que falte te cuesta {points}.</translation>
    </message>
    <message>
        <source>Each trick you take brings {whists}.</source>
        <translation>Cada baza tuya te da {whists}.</translation>
    </message>
    <message>
        <source>Each trick of the defence brings you {whists}.</source>
        <translation>Cada baza de la defensa te da {whists}.</translation>
    </message>
    <message>
        <source>You share the whists: {whists} a trick.</source>
        <translation>Compartes los whists: {whists} por baza.</translation>
    </message>
    <message>
        <source>If the contract fails, you share the whists: {whists} a trick.</source>
        <translation>Si el contrato falla, compartes los whists: {whists} por baza.</translation>
    </message>
    <message>
        <source>For each trick that {name} falls short you write {whists}.</source>
        <translation>Por cada baza que le falte a {name} anotas {whists}.</translation>
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
        <translation>{name} anota {amount} contra ti:</translation>
    </message>
    <message>
        <source>You write {amount} on {other}:</source>
        <translation>Anotas {amount} contra {other}:</translation>
    </message>
    <message>
        <source>{name} writes {amount} on {other}:</source>
        <translation>{name} anota {amount} contra {other}:</translation>
    </message>
    <message>
        <source>You get {amount} in the pool:</source>
        <translation>Anotas {amount} en la pula:</translation>
    </message>
    <message>
        <source>{name} gets {amount} in the pool:</source>
        <translation>{name} anota {amount} en la pula:</translation>
    </message>
    <message>
        <source>Your total changes by {amount}:</source>
        <translation>Tu total cambia en {amount}:</translation>
    </message>
    <message>
        <source>The total of {name} changes by {amount}:</source>
        <translation>El total de {name} cambia en {amount}:</translation>
    </message>
    <message>
        <source>You take {amount} off your mountain:</source>
        <translation>Restas {amount} de tu montaña:</translation>
    </message>
    <message>
        <source>{name} takes {amount} off the mountain:</source>
        <translation>{name} resta {amount} de su montaña:</translation>
    </message>
    <message>
        <source>You get {amount} on the mountain:</source>
        <translation>Anotas {amount} en la montaña:</translation>
    </message>
    <message>
        <source>{name} gets {amount} on the mountain:</source>
        <translation>{name} anota {amount} en la montaña:</translation>
    </message>
    <message>
        <source>contract made.</source>
        <translation>contrato cumplido.</translation>
    </message>
    <message>
        <source>nobody whisted.</source>
        <translation>nadie dijo whist.</translation>
    </message>
    <message>
        <source>the half-whist stands.</source>
        <translation>queda el medio whist.</translation>
    </message>
    <message>
        <source>{tricks} short, {price} each.</source>
        <translation>{tricks} de menos, a {price} por baza.</translation>
    </message>
    <message>
        <source>{tricks} taken, {price} each.</source>
        <translation>{tricks}, a {price} por baza.</translation>
    </message>
    <message>
        <source>half of {tricks}, {price} each.</source>
        <translation>la mitad de {tricks}, a {price} por baza.</translation>
    </message>
    <message>
        <source>half-whist, {tricks} at {price}.</source>
        <translation>medio whist, {tricks} a {price}.</translation>
    </message>
    <message>
        <source>consolation, declarer {tricks} short, {price} each.</source>
        <translation>consolación, declarante con {tricks} de menos, a {price} por baza.</translation>
    </message>
    <message>
        <source>consolation of the half-whister, {tricks} at {price}.</source>
        <translation>consolación del medio whister, {tricks} a {price}.</translation>
    </message>
    <message>
        <source>consolation of the passer, {tricks} at {price}.</source>
        <translation>consolación de quien pasó, {tricks} a {price}.</translation>
    </message>
    <message>
        <source>whist short by {tricks}, {price} each.</source>
        <translation>whist con {tricks} de menos, a {price} por baza.</translation>
    </message>
    <message>
        <source>nobody whisted, and it is written off.</source>
        <translation>nadie dijo whist, y el contrato se descuenta.</translation>
    </message>
    <message>
        <source>given up without play, {tricks} short, {price} each.</source>
        <translation>rendición sin jugar, {tricks} de menos, a {price} por baza.</translation>
    </message>
    <message>
        <source>{tricks} above the contract, {price} each.</source>
        <translation>{tricks} por encima del contrato, a {price} por baza.</translation>
    </message>
    <message>
        <source>good cards in the talon, {count} × {price}.</source>
        <translation>buenas cartas en el talón, {count} × {price}.</translation>
    </message>
    <message>
        <source>the declarer left the talon.</source>
        <translation>el declarante dejó el talón.</translation>
    </message>
    <message>
        <source>misère without a trick.</source>
        <translation>misère sin ninguna baza.</translation>
    </message>
    <message>
        <source>misère with {tricks}, {price} each.</source>
        <translation>misère con {tricks}, a {price} por baza.</translation>
    </message>
    <message>
        <source>raspasy, {tricks} counted, {price} each.</source>
        <translation>todos pasan: cuentan {tricks}, a {price}.</translation>
    </message>
    <message>
        <source>raspasy, fewest tricks.</source>
        <translation>todos pasan, menos bazas que nadie.</translation>
    </message>
    <message>
        <source>raspasy without a trick.</source>
        <translation>todos pasan, sin ninguna baza.</translation>
    </message>
    <message>
        <source>the sitting dealer&apos;s point at raspasy.</source>
        <translation>todos pasan, el punto de quien reparte y descansa.</translation>
    </message>
    <message>
        <source>help from {helper}.</source>
        <translation>ayuda recibida ({helper}).</translation>
    </message>
    <message>
        <source>help with {points}, {price} each.</source>
        <translation>ayuda con {points}, a {price} por punto.</translation>
    </message>
    <message>
        <source>all pools that could take it are closed.</source>
        <translation>están cerradas todas las pulas que podían recibirlo.</translation>
    </message>
    <message>
        <source>the rest of an award that no pool could take.</source>
        <translation>resto de un premio que ninguna pula podía recibir.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation>Reparto {number}: repartes tú.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation>Reparto {number}: reparte {name}.</translation>
    </message>
    <message>
        <source>All pass: raspasy. Everybody avoids tricks.</source>
        <translation>Todos pasan: cada uno por su cuenta evita bazas.</translation>
    </message>
    <message>
        <source>You take the talon: {cards}.</source>
        <translation>Tomas el talón: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the talon: {cards}.</source>
        <translation>{name} toma el talón: {cards}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Juegas {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} juega {contract}.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Anuncias {contract}.</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Miras tus cartas.</translation>
    </message>
    <message>
        <source>{name} looks at the cards dealt.</source>
        <translation>{name} mira las cartas repartidas.</translation>
    </message>
    <message>
        <source>All pass: nothing is written, and there is a new deal.</source>
        <translation>Todos pasan: no se anota nada y hay un nuevo reparto.</translation>
    </message>
    <message>
        <source>Both must whist a ten, and they owe no tricks.</source>
        <translation>Contra un diez ambos deben decir whist, sin cuota.</translation>
    </message>
    <message>
        <source>Both must whist this six, with closed hands.</source>
        <translation>Contra este seis ambos deben decir whist, con las manos cerradas.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} anuncia {contract}.</translation>
    </message>
    <message>
        <source>You match the bid: here.</source>
        <translation>Igualas el anuncio: «aquí».</translation>
    </message>
    <message>
        <source>{name} matches the bid: here.</source>
        <translation>{name} iguala el anuncio: «aquí».</translation>
    </message>
    <message>
        <source>You take the talon without a bid.</source>
        <translation>Tomas el talón sin anunciar.</translation>
    </message>
    <message>
        <source>{name} takes the talon without a bid.</source>
        <translation>{name} toma el talón sin anunciar.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>You bid {contract} in the dark.</source>
        <translation>Anuncias {contract} a ciegas.</translation>
    </message>
    <message>
        <source>{name} bids {contract} in the dark.</source>
        <translation>{name} anuncia {contract} a ciegas.</translation>
    </message>
    <message>
        <source>You match the bid in the dark: here.</source>
        <translation>Igualas el anuncio a ciegas: «aquí».</translation>
    </message>
    <message>
        <source>{name} matches the bid in the dark: here.</source>
        <translation>{name} iguala el anuncio a ciegas: «aquí».</translation>
    </message>
    <message>
        <source>You ask for the talon in the dark.</source>
        <translation>Pides el talón a ciegas.</translation>
    </message>
    <message>
        <source>{name} asks for the talon in the dark.</source>
        <translation>{name} pide el talón a ciegas.</translation>
    </message>
    <message>
        <source>You pass in the dark.</source>
        <translation>Pasas a ciegas.</translation>
    </message>
    <message>
        <source>{name} passes in the dark.</source>
        <translation>{name} pasa a ciegas.</translation>
    </message>
    <message>
        <source>{name} shows you the hand and offers you half of a misère.</source>
        <translation>{name} te muestra su mano y te ofrece la mitad de un misère.</translation>
    </message>
    <message>
        <source>You show {dealer} your hand and offer half of a misère.</source>
        <translation>Muestras tu mano a {dealer} y ofreces la mitad de un misère.</translation>
    </message>
    <message>
        <source>{name} shows {dealer} the hand and offers half of a misère.</source>
        <translation>{name} muestra su mano a {dealer} y ofrece la mitad de un misère.</translation>
    </message>
    <message>
        <source>You would take half of the misère.</source>
        <translation>Tomarías la mitad del misère.</translation>
    </message>
    <message>
        <source>{name} would take half of the misère.</source>
        <translation>{name} tomaría la mitad del misère.</translation>
    </message>
    <message>
        <source>You do not share the misère.</source>
        <translation>No compartes el misère.</translation>
    </message>
    <message>
        <source>{name} does not share the misère.</source>
        <translation>{name} no comparte el misère.</translation>
    </message>
    <message>
        <source>You give up and write three tricks short.</source>
        <translation>Te rindes y anotas tres bazas de menos.</translation>
    </message>
    <message>
        <source>{name} gives up and writes three tricks short.</source>
        <translation>{name} se rinde y anota tres bazas de menos.</translation>
    </message>
    <message>
        <source>You make your discard.</source>
        <translation>Haces el descarte.</translation>
    </message>
    <message>
        <source>{name} makes the discard.</source>
        <translation>{name} hace el descarte.</translation>
    </message>
    <message>
        <source>You take the talon, and nobody else sees it.</source>
        <translation>Tomas el talón, y nadie más lo ve.</translation>
    </message>
    <message>
        <source>{name} takes the talon, and nobody else sees it.</source>
        <translation>{name} toma el talón, y nadie más lo ve.</translation>
    </message>
    <message>
        <source>You win with {contract}. The talon stays face down.</source>
        <translation>Ganas la subasta con {contract}. El talón queda boca abajo.</translation>
    </message>
    <message>
        <source>{name} wins with {contract}. The talon stays face down.</source>
        <translation>{name} gana la subasta con {contract}. El talón queda boca abajo.</translation>
    </message>
    <message>
        <source>You leave the talon and play the cards dealt.</source>
        <translation>Dejas el talón y juegas las cartas repartidas.</translation>
    </message>
    <message>
        <source>{name} leaves the talon and plays the cards dealt.</source>
        <translation>{name} deja el talón y juega las cartas repartidas.</translation>
    </message>
    <message>
        <source>You offer half-whist.</source>
        <translation>Ofreces medio whist.</translation>
    </message>
    <message>
        <source>{name} offers half-whist.</source>
        <translation>{name} ofrece medio whist.</translation>
    </message>
    <message>
        <source>You take the whist back: the contract is played.</source>
        <translation>Reabres con whist: el contrato se juega.</translation>
    </message>
    <message>
        <source>{name} takes the whist back: the contract is played.</source>
        <translation>{name} reabre con whist: el contrato se juega.</translation>
    </message>
    <message>
        <source>You whist.</source>
        <translation>Dices whist.</translation>
    </message>
    <message>
        <source>{name} whists.</source>
        <translation>{name} dice whist.</translation>
    </message>
    <message>
        <source>You pass the whist.</source>
        <translation>Renuncias al whist.</translation>
    </message>
    <message>
        <source>{name} passes the whist.</source>
        <translation>{name} renuncia al whist.</translation>
    </message>
    <message>
        <source>You write the contract off your mountain.</source>
        <translation>Restas el contrato de tu montaña.</translation>
    </message>
    <message>
        <source>{name} writes the contract off the mountain.</source>
        <translation>{name} resta el contrato de su montaña.</translation>
    </message>
    <message>
        <source>You write the contract in the pool.</source>
        <translation>Anotas el contrato en la pula.</translation>
    </message>
    <message>
        <source>{name} writes the contract in the pool.</source>
        <translation>{name} anota el contrato en la pula.</translation>
    </message>
    <message>
        <source>You defend alone: the cards of the other are not played.</source>
        <translation>Defiendes a solas: las cartas del otro defensor no se juegan.</translation>
    </message>
    <message>
        <source>{name} defends alone: the cards of the other are not played.</source>
        <translation>{name} defiende a solas: las cartas del otro defensor no se juegan.</translation>
    </message>
    <message>
        <source>{name} deals, and looks at your hand.</source>
        <translation>{name} reparte y mira tu mano.</translation>
    </message>
    <message>
        <source>You look at the hand of {owner}.</source>
        <translation>Miras la mano de {owner}.</translation>
    </message>
    <message>
        <source>{name} deals, and looks at the hand of {owner}.</source>
        <translation>{name} reparte y mira la mano de {owner}.</translation>
    </message>
    <message>
        <source>You defend in the open and play both hands.</source>
        <translation>Eliges defensa abierta y juegas ambas manos.</translation>
    </message>
    <message>
        <source>{name} defends in the open and plays both hands.</source>
        <translation>{name} elige defensa abierta y juega ambas manos.</translation>
    </message>
    <message>
        <source>You defend with closed hands.</source>
        <translation>Eliges defensa cerrada.</translation>
    </message>
    <message>
        <source>{name} defends with closed hands.</source>
        <translation>{name} elige defensa cerrada.</translation>
    </message>
    <message>
        <source>You call the passer back in the light and play both hands.</source>
        <translation>Llamas de nuevo a quien pasó, con defensa abierta, y juegas ambas manos.</translation>
    </message>
    <message>
        <source>{name} calls the passer back in the light and plays both hands.</source>
        <translation>{name} llama de nuevo a quien pasó, con defensa abierta, y juega ambas manos.</translation>
    </message>
    <message>
        <source>You call the passer back in the dark.</source>
        <translation>Llamas de nuevo a quien pasó, con defensa cerrada.</translation>
    </message>
    <message>
        <source>{name} calls the passer back in the dark.</source>
        <translation>{name} llama de nuevo a quien pasó, con defensa cerrada.</translation>
    </message>
    <message>
        <source>Your hand is laid open: {cards}.</source>
        <translation>Se descubre tu mano: {cards}.</translation>
    </message>
    <message>
        <source>The hand of {name} is laid open: {cards}.</source>
        <translation>Se descubre la mano de {name}: {cards}.</translation>
    </message>
    <message>
        <source>The talon shows the {card}: that suit is led.</source>
        <translation>El talón muestra {card}: se sale a ese palo.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Juegas {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} juega {card}.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Ganas la baza {number}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} gana la baza {number}.</translation>
    </message>
    <message>
        <source>You show your hand and claim: {split}.</source>
        <translation>Muestras tu mano y reclamas: {split}.</translation>
    </message>
    <message>
        <source>{name} shows the hand and claims: {split}.</source>
        <translation>{name} muestra su mano y reclama: {split}.</translation>
    </message>
    <message>
        <source>Tricks: {split}.</source>
        <translation>Bazas: {split}.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>Aceptas.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} acepta.</translation>
    </message>
    <message>
        <source>You do not agree.</source>
        <translation>No aceptas.</translation>
    </message>
    <message>
        <source>{name} does not agree.</source>
        <translation>{name} no acepta.</translation>
    </message>
    <message>
        <source>You propose to end the match here.</source>
        <translation>Propones terminar aquí la partida.</translation>
    </message>
    <message>
        <source>{name} proposes to end the match here.</source>
        <translation>{name} propone terminar aquí la partida.</translation>
    </message>
    <message>
        <source>The match is over: {results}.</source>
        <translation>La partida ha terminado: {results}.</translation>
    </message>
    <message>
        <source>You make {contract} without play.</source>
        <translation>Cumples {contract} sin jugar.</translation>
    </message>
    <message>
        <source>{name} makes {contract} without play.</source>
        <translation>{name} cumple {contract} sin jugar.</translation>
    </message>
    <message>
        <source>You give up {contract} and write three tricks short.</source>
        <translation>Te rindes con {contract} y anotas tres bazas de menos.</translation>
    </message>
    <message>
        <source>{name} gives up {contract} and writes three tricks short.</source>
        <translation>{name} se rinde con {contract} y anota tres bazas de menos.</translation>
    </message>
    <message>
        <source>All passed, and the cards are dealt again.</source>
        <translation>Todos pasaron, y se reparte de nuevo.</translation>
    </message>
    <message>
        <source>You make the misère.</source>
        <translation>Cumples el misère.</translation>
    </message>
    <message>
        <source>{name} makes the misère.</source>
        <translation>{name} cumple el misère.</translation>
    </message>
    <message>
        <source>Your misère is caught: {tricks}.</source>
        <translation>Tu misère falla: {tricks}.</translation>
    </message>
    <message>
        <source>The misère of {name} is caught: {tricks}.</source>
        <translation>El misère de {name} falla: {tricks}.</translation>
    </message>
    <message>
        <source>Raspasy is over: {split}.</source>
        <translation>Fin de «todos pasan»: {split}.</translation>
    </message>
    <message>
        <source>You make {contract} with {tricks}.</source>
        <translation>Cumples {contract} con {tricks}.</translation>
    </message>
    <message>
        <source>{name} makes {contract} with {tricks}.</source>
        <translation>{name} cumple {contract} con {tricks}.</translation>
    </message>
    <message>
        <source>You fail in {contract} with {tricks}.</source>
        <translation>Fallas {contract} con {tricks}.</translation>
    </message>
    <message>
        <source>{name} fails in {contract} with {tricks}.</source>
        <translation>{name} falla {contract} con {tricks}.</translation>
    </message>
    <message>
        <source>You notice it.</source>
        <translation>Lo adviertes.</translation>
    </message>
    <message>
        <source>{name} notices it.</source>
        <translation>{name} lo advierte.</translation>
    </message>
    <message>
        <source>The play goes back to trick {number}.</source>
        <translation>El juego vuelve a la baza {number}.</translation>
    </message>
    <message>
        <source>The discard is made anew.</source>
        <translation>El descarte se hace de nuevo.</translation>
    </message>
    <message>
        <source>Your {card} stays face up until it may be played.</source>
        <translation>Tu carta queda boca arriba hasta que se pueda jugar: {card}.</translation>
    </message>
    <message>
        <source>The {card} of {name} stays face up until it may be played.</source>
        <translation>La carta de {name} queda boca arriba hasta que se pueda jugar: {card}.</translation>
    </message>
    <message>
        <source>You look at your discard.</source>
        <translation>Miras tu descarte.</translation>
    </message>
    <message>
        <source>{name} looks at the discard.</source>
        <translation>{name} mira su descarte.</translation>
    </message>
    <message>
        <source>You look at trick {number} again.</source>
        <translation>Miras otra vez la baza {number}.</translation>
    </message>
    <message>
        <source>{name} looks at trick {number} again.</source>
        <translation>{name} mira otra vez la baza {number}.</translation>
    </message>
    <message>
        <source>The first slip costs nothing.</source>
        <translation>El primer descuido no cuesta nada.</translation>
    </message>
    <message>
        <source>The first slip is put right without a penalty.</source>
        <translation>El primer descuido se corrige sin sanción.</translation>
    </message>
    <message>
        <source>You take your card back.</source>
        <translation>Retiras tu carta.</translation>
    </message>
    <message>
        <source>{name} takes a card back.</source>
        <translation>{name} retira una carta.</translation>
    </message>
    <message>
        <source>It stays face up until it may be played.</source>
        <translation>Queda boca arriba hasta que se pueda jugar.</translation>
    </message>
    <message>
        <source>You revoked in trick {number}.</source>
        <translation>Cometiste un renuncio en la baza {number}.</translation>
    </message>
    <message>
        <source>{name} revoked in trick {number}.</source>
        <translation>{name} cometió un renuncio en la baza {number}.</translation>
    </message>
    <message>
        <source>You hold a wrong number of cards.</source>
        <translation>Tienes un número incorrecto de cartas.</translation>
    </message>
    <message>
        <source>{name} holds a wrong number of cards.</source>
        <translation>{name} tiene un número incorrecto de cartas.</translation>
    </message>
    <message>
        <source>You looked back, which costs a trick.</source>
        <translation>Miraste cartas ya apartadas, y eso cuesta una baza.</translation>
    </message>
    <message>
        <source>{name} looked back, which costs a trick.</source>
        <translation>{name} miró cartas ya apartadas, y eso cuesta una baza.</translation>
    </message>
</context>
<context>
    <name>Factors</name>
    <message>
        <source>Everything counts {times}, for a bomb.</source>
        <translation>Todo cuenta {times}, por una bomba.</translation>
    </message>
    <message>
        <source>Everything counts {times}: bid in the dark.</source>
        <translation>Todo cuenta {times}: anuncio a ciegas.</translation>
    </message>
    <message>
        <source>Everything counts {times}: bid in the dark, and for a bomb.</source>
        <translation>Todo cuenta {times}: anuncio a ciegas y una bomba.</translation>
    </message>
    <message>
        <source>Each trick counts {times}: passed in the dark.</source>
        <translation>Cada baza cuenta {times}: pase a ciegas.</translation>
    </message>
    <message>
        <source>A bomb × {factor} for: {players}.</source>
        <translation>Una bomba × {factor} para: {players}.</translation>
    </message>
    <message>
        <source>Written half by {one}, half by {other}.</source>
        <translation>Se anota a medias: {one} y {other}.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>deals</source>
        <translation>repartos</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisiones</translation>
    </message>
    <message>
        <source>whists lost a decision</source>
        <translation>whists perdidos por decisión</translation>
    </message>
    <message>
        <source>mistakes and blunders a deal</source>
        <translation>errores por reparto, sin los descuidos</translation>
    </message>
    <message>
        <source>first errors put right</source>
        <translation>primeros errores corregidos</translation>
    </message>
    <message>
        <source>decisions with a hint</source>
        <translation>decisiones con pista</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>decisions</source>
        <translation>decisiones</translation>
    </message>
    <message>
        <source>whists lost
a decision</source>
        <translation>whists perdidos
por decisión</translation>
    </message>
    <message>
        <source>whists lost
in 100 deals</source>
        <translation>whists perdidos
en 100 repartos</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>descuidos</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>blunders</source>
        <translation>errores graves</translation>
    </message>
    <message>
        <source>all errors</source>
        <translation>todos los errores</translation>
    </message>
    <message>
        <source>that count</source>
        <translation>que cuentan</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>corregidos</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>con pista</translation>
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
        <translation>General</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Idioma del sistema</translation>
    </message>
    <message>
        <source>Names at the table</source>
        <translation>Nombres en la mesa</translation>
    </message>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Tú:</translation>
    </message>
    <message>
        <source>On your l&amp;eft:</source>
        <translation>A tu i&amp;zquierda:</translation>
    </message>
    <message>
        <source>&amp;Opposite, with four:</source>
        <translation>En&amp;frente, con cuatro:</translation>
    </message>
    <message>
        <source>On your r&amp;ight:</source>
        <translation>A tu &amp;derecha:</translation>
    </message>
    <message>
        <source>Name of the animal</source>
        <translation>Nombre del animal</translation>
    </message>
    <message>
        <source>The next match begins with these names. An opponent without a name is called after the animal on the plate, which shows the character.</source>
        <translation>La próxima partida empieza con estos nombres. Un rival sin nombre se llama como el animal dibujado a su lado, que muestra su carácter.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Not found in the guide</source>
        <translation>No se encuentra en la guía</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>the find that is shown</comment>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;This page</source>
        <translation>&amp;Esta página</translation>
    </message>
    <message>
        <source>The &amp;whole guide</source>
        <translation>La &amp;guía entera</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo encontrado</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Página de la guía</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Best is: {action}.</source>
        <translation>Lo mejor: {action}.</translation>
    </message>
    <message>
        <source>{action}: {whists}</source>
        <translation>{action}: {whists}</translation>
    </message>
    <message>
        <source>{action}: {whists}, succeeds {often}</source>
        <translation>{action}: {whists}, sale bien {often}</translation>
    </message>
    <message>
        <source>How many tricks would you take as declarer, and how many if all pass?</source>
        <translation>¿Cuántas bazas harías como declarante, y cuántas si todos pasan?</translation>
    </message>
    <message>
        <source>How many tricks would you take, and how many must it be?</source>
        <translation>¿Cuántas bazas harías, y cuántas hacen falta?</translation>
    </message>
    <message>
        <source>Which cards will never take a trick?</source>
        <translation>¿Qué cartas no harán nunca baza?</translation>
    </message>
    <message>
        <source>Which two cards could be made to take a trick?</source>
        <translation>¿Con qué dos cartas te podrían obligar a ganar?</translation>
    </message>
    <message>
        <source>How many tricks are certain, and how many are likely?</source>
        <translation>¿Cuántas bazas son seguras, y cuántas probables?</translation>
    </message>
    <message>
        <source>How many tricks do you count for the defence? The duty is {owed}.</source>
        <translation>¿Cuántas bazas cuentas para la defensa? La cuota es de {owed}.</translation>
    </message>
    <message>
        <source>Does it help your side more to see both hands, or to hide?</source>
        <translation>¿Qué ayuda más a la defensa: ver ambas manos u ocultarlas?</translation>
    </message>
    <message>
        <source>How many trumps are still out, and who may hold them?</source>
        <translation>¿Cuántos triunfos quedan fuera, y quién puede tenerlos?</translation>
    </message>
    <message>
        <source>How many tricks can you take at once, and where are more?</source>
        <translation>¿Cuántas bazas puedes hacer ya, y dónde hay más?</translation>
    </message>
    <message>
        <source>If you take this trick, what will you lead next?</source>
        <translation>Si ganas esta baza, ¿con qué saldrás después?</translation>
    </message>
    <message>
        <source>Which suit can you lead without giving anything away?</source>
        <translation>¿A qué palo puedes salir sin regalar nada?</translation>
    </message>
    <message>
        <source>How many tricks do you still need, and from which suit?</source>
        <translation>¿Cuántas bazas te faltan todavía, y de qué palo pueden venir?</translation>
    </message>
    <message>
        <source>Who should take this trick, and what is led after it?</source>
        <translation>¿Quién debería ganar esta baza, y a qué se sale después?</translation>
    </message>
    <message>
        <source>Which of your cards can you do without?</source>
        <translation>¿De cuáles de tus cartas puedes prescindir?</translation>
    </message>
    <message>
        <source>Which of your suits are safe from the lowest card up?</source>
        <translation>¿Cuáles de tus palos son seguros desde la carta más baja?</translation>
    </message>
    <message>
        <source>Which is the highest card that you can get rid of safely?</source>
        <translation>¿Cuál es la carta más alta que puedes soltar sin riesgo?</translation>
    </message>
    <message>
        <source>Which of your cards is the most dangerous?</source>
        <translation>¿Cuál de tus cartas es la más peligrosa?</translation>
    </message>
    <message>
        <source>In which suit does the declarer have a gap?</source>
        <translation>¿En qué palo tiene un agujero el declarante?</translation>
    </message>
    <message>
        <source>Which of the two of you should take this trick?</source>
        <translation>¿Cuál de los dos defensores debería ganar esta baza?</translation>
    </message>
    <message>
        <source>Which of your cards would save the declarer later?</source>
        <translation>¿Cuáles de tus cartas salvarían más tarde al declarante?</translation>
    </message>
    <message>
        <source>Which of your cards would somebody else have to beat?</source>
        <translation>¿Cuál de tus cartas tendría que superar otro jugador?</translation>
    </message>
    <message>
        <source>Can you stay under, and if not, which card will you use?</source>
        <translation>¿Puedes quedarte por debajo? Y si no, ¿qué carta usarás?</translation>
    </message>
    <message>
        <source>Ask yourself whether these cards really make the contract.</source>
        <translation>Pregúntate si estas cartas dan de verdad para el contrato.</translation>
    </message>
    <message>
        <source>Think of how little this hand takes if all pass.</source>
        <translation>Piensa en las pocas bazas que haría esta mano si todos pasan.</translation>
    </message>
    <message>
        <source>Think of what the talon may add to this hand.</source>
        <translation>Piensa en lo que el talón puede añadir a esta mano.</translation>
    </message>
    <message>
        <source>Think of how much this hand takes if all pass.</source>
        <translation>Piensa con cuántas bazas cargaría esta mano si todos pasan.</translation>
    </message>
    <message>
        <source>Look at each suit from the seven up: is there a gap?</source>
        <translation>Mira cada palo desde el siete hacia arriba: ¿hay un agujero?</translation>
    </message>
    <message>
        <source>Compare the suits: which one takes the most tricks?</source>
        <translation>Compara los palos: ¿con cuál harías más bazas?</translation>
    </message>
    <message>
        <source>Do not bid more than you have to.</source>
        <translation>No anuncies más de lo necesario.</translation>
    </message>
    <message>
        <source>Think of what you can make, and of what the defenders would owe.</source>
        <translation>Piensa en lo que puedes cumplir y en la cuota de la defensa.</translation>
    </message>
    <message>
        <source>Ask yourself how often the contract can still be made.</source>
        <translation>Pregúntate cuántas veces se cumpliría aún el contrato.</translation>
    </message>
    <message>
        <source>Every trump counts.</source>
        <translation>Cada triunfo cuenta.</translation>
    </message>
    <message>
        <source>Keep the cards that take a trick.</source>
        <translation>Guarda las cartas que hacen baza.</translation>
    </message>
    <message>
        <source>A king or a queen needs low cards beside it.</source>
        <translation>Un rey o una dama necesitan cartas bajas que los guarden.</translation>
    </message>
    <message>
        <source>A long suit brings tricks by its last cards.</source>
        <translation>Un palo largo da bazas con sus últimas cartas.</translation>
    </message>
    <message>
        <source>Part with the cards that take nothing anyway.</source>
        <translation>Suelta las cartas que de todos modos no ganan nada.</translation>
    </message>
    <message>
        <source>A suit that you do not have can be trumped.</source>
        <translation>En un palo que no tienes puedes jugar triunfo.</translation>
    </message>
    <message>
        <source>Look for the suit in which you have too few low cards.</source>
        <translation>Busca el palo en el que te faltan cartas bajas.</translation>
    </message>
    <message>
        <source>Ask yourself whether the talon helps these cards.</source>
        <translation>Pregúntate si el talón ayuda a estas cartas.</translation>
    </message>
    <message>
        <source>Set the tricks you count against the duty.</source>
        <translation>Compara con la cuota las bazas que cuentas.</translation>
    </message>
    <message>
        <source>Count your own tricks alone: do they pay for a whist?</source>
        <translation>Cuenta solo tus propias bazas: ¿compensan un whist?</translation>
    </message>
    <message>
        <source>Think of the half-whist, which needs no tricks.</source>
        <translation>Piensa en el medio whist, que no exige bazas.</translation>
    </message>
    <message>
        <source>Think of what a look at the cards would tell.</source>
        <translation>Piensa en lo que te diría una mirada a las cartas.</translation>
    </message>
    <message>
        <source>Ask yourself who gains when the cards lie open.</source>
        <translation>Pregúntate a quién le conviene que se descubran las cartas.</translation>
    </message>
    <message>
        <source>Ask yourself what the passer&apos;s cards add.</source>
        <translation>Pregúntate qué añaden las cartas de quien pasó.</translation>
    </message>
    <message>
        <source>Think of the trumps that are still out.</source>
        <translation>Piensa en los triunfos que quedan fuera.</translation>
    </message>
    <message>
        <source>Think of what your trumps are needed for.</source>
        <translation>Piensa para qué necesitas tus triunfos.</translation>
    </message>
    <message>
        <source>Ask yourself who gains when trumps are led.</source>
        <translation>Pregúntate a quién le conviene que se salga a triunfo.</translation>
    </message>
    <message>
        <source>Take what is yours while you can.</source>
        <translation>Haz tus bazas mientras puedas.</translation>
    </message>
    <message>
        <source>High cards do not run away: keep a way back to the lead.</source>
        <translation>Las cartas altas no se escapan: conserva con qué recuperar la salida.</translation>
    </message>
    <message>
        <source>Some suits are better led by the others.</source>
        <translation>A algunos palos conviene que salgan los demás.</translation>
    </message>
    <message>
        <source>Compare the suits: one of them gives less away.</source>
        <translation>Compara los palos: con uno de ellos regalas menos.</translation>
    </message>
    <message>
        <source>The suit is not all: which card of it do you lead?</source>
        <translation>El palo no lo es todo: ¿con qué carta de él sales?</translation>
    </message>
    <message>
        <source>Count the tricks that each way leads to.</source>
        <translation>Cuenta las bazas a las que lleva cada camino.</translation>
    </message>
    <message>
        <source>Ask yourself whether this trick is worth taking.</source>
        <translation>Pregúntate si vale la pena ganar esta baza.</translation>
    </message>
    <message>
        <source>Ask yourself which of the two of you should be on lead.</source>
        <translation>Pregúntate cuál de los dos defensores debería salir.</translation>
    </message>
    <message>
        <source>Think of how high your card must be.</source>
        <translation>Piensa en lo alta que debe ser tu carta.</translation>
    </message>
    <message>
        <source>A high card can be in the way of others.</source>
        <translation>Una carta alta puede estorbar a otras.</translation>
    </message>
    <message>
        <source>Ask yourself whether this trick is worth a trump.</source>
        <translation>Pregúntate si esta baza vale un triunfo.</translation>
    </message>
    <message>
        <source>One of your suits is still needed, another is not.</source>
        <translation>Uno de tus palos aún hace falta; otro, no.</translation>
    </message>
    <message>
        <source>Part with danger, and keep the low cards.</source>
        <translation>Suelta las cartas peligrosas y guarda las bajas.</translation>
    </message>
    <message>
        <source>Think of staying low.</source>
        <translation>Piensa en quedarte por debajo.</translation>
    </message>
    <message>
        <source>This is a moment to be rid of a high card.</source>
        <translation>Es buen momento para soltar una carta alta.</translation>
    </message>
    <message>
        <source>If a trick must be taken, choose when and with which card.</source>
        <translation>Si hay que ganar una baza, elige cuándo y con qué carta.</translation>
    </message>
    <message>
        <source>Lead where you are safe.</source>
        <translation>Sal a un palo seguro.</translation>
    </message>
    <message>
        <source>Lead a card that somebody else must beat.</source>
        <translation>Sal con una carta que otro tenga que superar.</translation>
    </message>
    <message>
        <source>Think of the tricks that you may be made to take.</source>
        <translation>Piensa en las bazas que te pueden obligar a hacer.</translation>
    </message>
    <message>
        <source>Look for the gap, and ask yourself whether it is time.</source>
        <translation>Busca el agujero y pregúntate si ya es el momento.</translation>
    </message>
    <message>
        <source>Give the declarer no chance to throw a dangerous card.</source>
        <translation>No des al declarante ocasión de soltar una carta peligrosa.</translation>
    </message>
    <message>
        <source>A low card catches, a high one saves the declarer.</source>
        <translation>Una carta baja hace caer al declarante; una alta lo salva.</translation>
    </message>
    <message>
        <source>High cards in the suit of the gap have to go.</source>
        <translation>En el palo del agujero, fuera las cartas altas.</translation>
    </message>
    <message>
        <source>Think of where the declarer can be caught.</source>
        <translation>Piensa dónde puede caer el declarante.</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Reparto {number}: {result}</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: nothing, total {total}</source>
        <translation>Reparto {number}, {name}: nada, total {total}</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: {amounts}, total {total}</source>
        <translation>Reparto {number}, {name}: {amounts}, total {total}</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>O&amp;pponents:</source>
        <translation>Ri&amp;vales:</translation>
    </message>
    <message>
        <source>&amp;Each their own level</source>
        <translation>Cada u&amp;no con su nivel</translation>
    </message>
</context>
<context>
    <name>LimitOfMatch</name>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>asked at the start</source>
        <translation>se pide al empezar</translation>
    </message>
</context>
<context>
    <name>ListOfNumbers</name>
    <message>
        <source>Write whole numbers from {minimum} to {maximum} with commas between them.</source>
        <translation>Escribe números enteros de {minimum} a {maximum}, separados por comas.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the match</source>
        <translation>Registro de la partida</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Deck and table</source>
        <translation>Baraja y mesa</translation>
    </message>
    <message>
        <source>How cards and table will look</source>
        <translation>Cómo se verán las cartas y la mesa</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>a table cloth</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>a table cloth</comment>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Navy</source>
        <comment>a table cloth</comment>
        <translation>Azul marino</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>a table cloth</comment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>the back of a card</comment>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Rays</source>
        <comment>the back of a card</comment>
        <translation>Rayos</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>the back of a card</comment>
        <translation>Escamas</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <comment>the back of a card</comment>
        <translation>Zigzag</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Tapete de la mesa</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>C&amp;olores:</translation>
    </message>
    <message>
        <source>Co&amp;ntrast:</source>
        <translation>Co&amp;ntraste:</translation>
    </message>
    <message>
        <source>Cloth:</source>
        <translation>Tapete:</translation>
    </message>
    <message>
        <source>Back:</source>
        <translation>Dorso:</translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation>&amp;Letras:</translation>
    </message>
    <message>
        <source>&amp;Four colours, one for each suit</source>
        <translation>C&amp;uatro colores, uno por palo</translation>
    </message>
    <message>
        <source>Large &amp;signs in the corners</source>
        <translation>Si&amp;gnos grandes en las esquinas</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>English: {letters}</source>
        <translation>Inglés: {letters}</translation>
    </message>
    <message>
        <source>Russian: {letters}</source>
        <translation>Ruso: {letters}</translation>
    </message>
    <message>
        <source>Swedish: {letters}</source>
        <translation>Sueco: {letters}</translation>
    </message>
    <message>
        <source>Polish: {letters}</source>
        <translation>Polaco: {letters}</translation>
    </message>
    <message>
        <source>French: {letters}</source>
        <translation>Francés: {letters}</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Según el idioma</translation>
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
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Matches (*.pulka);;All files (*)</source>
        <translation>Partidas (*.pulka);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>&amp;Match:</source>
        <translation>&amp;Partida:</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de un archivo</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Abrir arc&amp;hivo…</translation>
    </message>
    <message>
        <source>Whose &amp;decisions:</source>
        <translation>Decisio&amp;nes de:</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>De quién son las decisiones</translation>
    </message>
</context>
<context>
    <name>MatchControl</name>
    <message>
        <source>You take your last decision back.</source>
        <translation>Retiras tu última decisión.</translation>
    </message>
    <message>
        <source>{name} takes the last decision back.</source>
        <translation>{name} retira su última decisión.</translation>
    </message>
    <message>
        <source>End the match here?</source>
        <translation>¿Terminar aquí la partida?</translation>
    </message>
    <message>
        <source>{name} considers ending the match.</source>
        <translation>{name} considera si terminar la partida.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Deal {number}:</source>
        <translation>Reparto {number}:</translation>
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
        <translation>Duración:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Repartos:</translation>
    </message>
    <message>
        <source>M&amp;inutes:</source>
        <translation>M&amp;inutos:</translation>
    </message>
    <message>
        <source>&amp;Other</source>
        <translation>&amp;Otro</translation>
    </message>
    <message>
        <source>Points in the pool for each player</source>
        <translation>Puntos de pula para cada jugador</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>not known</source>
        <translation>se desconoce</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Verla</translation>
    </message>
    <message>
        <source>Go &amp;on with it</source>
        <translation>&amp;Continuarla</translation>
    </message>
    <message>
        <source>No match is kept yet. Begin one with New match.</source>
        <translation>Todavía no hay partidas guardadas. Empieza una con Nueva partida.</translation>
    </message>
    <message>
        <source>This match cannot be read any more: {problem}</source>
        <translation>Esta partida ya no se puede leer: {problem}</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Eliminar la partida</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>¿Eliminar esta partida para siempre?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Write to a &amp;file…</source>
        <translation>&amp;Guardar en un archivo…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Ce&amp;rrar</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name of the rules</source>
        <translation>Nombre de las reglas</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>&amp;Nombre de estas reglas:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <comment>the name of the person on the score sheet</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Boris</source>
        <comment>the usual name of an opponent</comment>
        <translation>Boris</translation>
    </message>
    <message>
        <source>Anton</source>
        <comment>the usual name of an opponent</comment>
        <translation>Antón</translation>
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
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>{name} is for three players.</source>
        <translation>{name} es para tres jugadores.</translation>
    </message>
    <message>
        <source>{name} is for four players.</source>
        <translation>{name} es para cuatro jugadores.</translation>
    </message>
    <message>
        <source>From {preset}. What differs:</source>
        <translation>A partir de {preset}. Lo que cambia:</translation>
    </message>
    <message>
        <source>The same as {preset}.</source>
        <translation>Igual que {preset}.</translation>
    </message>
    <message>
        <source>In short:</source>
        <translation>En resumen:</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Jugadores:</translation>
    </message>
    <message>
        <source>T&amp;hree</source>
        <translation>Tre&amp;s</translation>
    </message>
    <message>
        <source>Fo&amp;ur</source>
        <translation>C&amp;uatro</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>What these rules agree on</source>
        <translation>Lo que acuerdan estas reglas</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;Empezar la partida</translation>
    </message>
</context>
<context>
    <name>NumberForEachLevel</name>
    <message>
        <source>level {level}</source>
        <translation>nivel {level}</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Beginner</source>
        <comment>a level of play</comment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a level of play</comment>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>a level of play</comment>
        <translation>De club</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a level of play</comment>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a level of play</comment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Sees little beyond the own cards and often misjudges them.</source>
        <translation>Ve poco más que sus propias cartas y a menudo las valora mal.</translation>
    </message>
    <message>
        <source>Plays for company and takes little notice of calls and cards.</source>
        <translation>Juega por pasar el rato y se fija poco en la subasta y en las cartas.</translation>
    </message>
    <message>
        <source>Plays a sound game and draws the obvious conclusions.</source>
        <translation>Juega con solidez y saca las conclusiones evidentes.</translation>
    </message>
    <message>
        <source>Counts the cards, reads the calls and seldom errs.</source>
        <translation>Cuenta las cartas, lee la subasta y rara vez se equivoca.</translation>
    </message>
    <message>
        <source>Misses nothing, reckons everything through and takes time for it.</source>
        <translation>No se le escapa nada, lo calcula todo y se toma su tiempo.</translation>
    </message>
    <message>
        <source>Even-tempered</source>
        <comment>a character</comment>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Cautious</source>
        <comment>a character</comment>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Bold bidder</source>
        <comment>a character</comment>
        <translation>Audaz en la subasta</translation>
    </message>
    <message>
        <source>Eager whister</source>
        <comment>a character</comment>
        <translation>Amigo del whist</translation>
    </message>
    <message>
        <source>Misère lover</source>
        <comment>a character</comment>
        <translation>Amante del misère</translation>
    </message>
    <message>
        <source>Does what is worth most and has no favourites.</source>
        <translation>Hace lo que más vale, sin preferencias.</translation>
    </message>
    <message>
        <source>Bids and whists a little less than the cards are worth.</source>
        <translation>Subasta y dice whist con algo más de prudencia de la que piden las cartas.</translation>
    </message>
    <message>
        <source>Bids a little more than the cards are worth.</source>
        <translation>Subasta con algo más de audacia de la que permiten las cartas.</translation>
    </message>
    <message>
        <source>Whists where others would pass.</source>
        <translation>Dice whist donde otros pasarían.</translation>
    </message>
    <message>
        <source>Plays misère wherever there is half a chance.</source>
        <translation>Juega misère en cuanto hay media ocasión.</translation>
    </message>
    <message>
        <source>By rule of thumb</source>
        <translation>Por reglas prácticas</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>the name of a player</comment>
        <translation>Búho</translation>
    </message>
    <message>
        <source>Barn Owl</source>
        <comment>the name of a player</comment>
        <translation>Lechuza</translation>
    </message>
    <message>
        <source>Tawny Owl</source>
        <comment>the name of a player</comment>
        <translation>Mochuelo</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>the name of a player</comment>
        <translation>Erizo</translation>
    </message>
    <message>
        <source>Urchin</source>
        <comment>the name of a player, a hedgehog</comment>
        <translation>Púas</translation>
    </message>
    <message>
        <source>Prickles</source>
        <comment>the name of a player, a hedgehog</comment>
        <translation>Pinchos</translation>
    </message>
    <message>
        <source>Falcon</source>
        <comment>the name of a player</comment>
        <translation>Halcón</translation>
    </message>
    <message>
        <source>Kestrel</source>
        <comment>the name of a player, a falcon</comment>
        <translation>Alcotán</translation>
    </message>
    <message>
        <source>Merlin</source>
        <comment>the name of a player, a falcon</comment>
        <translation>Esmerejón</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>the name of a player</comment>
        <translation>Zorro</translation>
    </message>
    <message>
        <source>Vixen</source>
        <comment>the name of a player, a fox</comment>
        <translation>Raposo</translation>
    </message>
    <message>
        <source>Reynard</source>
        <comment>the name of a player, a fox</comment>
        <translation>Raposa</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>the name of a player</comment>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>Dormouse</source>
        <comment>the name of a player, a mouse</comment>
        <translation>Lirón</translation>
    </message>
    <message>
        <source>Field Mouse</source>
        <comment>the name of a player, a mouse</comment>
        <translation>Ratoncito</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>{action} (chosen)</source>
        <translation>{action} (lo elegido)</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Whists</source>
        <translation>Whists</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Con todas las cartas a la vista</translation>
    </message>
    <message>
        <source>As if every hand had been seen: this shows only good or bad luck.</source>
        <translation>Como si se hubieran visto todas las manos: solo muestra la suerte.</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Lo que se podía saber</translation>
    </message>
    <message>
        <source>On average over deals that fit what had been seen and heard.</source>
        <translation>De media, en repartos que encajan con lo visto y oído hasta entonces.</translation>
    </message>
    <message>
        <source>±</source>
        <comment>a margin of error</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>Margin of error of the difference from the best</source>
        <translation>Margen de error de la diferencia con la mejor opción</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>You</source>
        <comment>at the head of a row</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contratos</translation>
    </message>
    <message>
        <source>{contract} in the dark</source>
        <translation>{contract} a ciegas</translation>
    </message>
    <message>
        <source>{contract}, the standing bid</source>
        <translation>{contract}, el anuncio vigente</translation>
    </message>
    <message>
        <source>M&amp;isère</source>
        <translation>M&amp;isère</translation>
    </message>
    <message>
        <source>Take no trick at all.</source>
        <translation>No hacer ninguna baza.</translation>
    </message>
    <message>
        <source>H&amp;ere</source>
        <translation>A&amp;quí</translation>
    </message>
    <message>
        <source>M&amp;isère in the dark</source>
        <translation>M&amp;isère a ciegas</translation>
    </message>
    <message>
        <source>H&amp;ere in the dark</source>
        <translation>A&amp;quí a ciegas</translation>
    </message>
    <message>
        <source>&amp;Pass in the dark</source>
        <translation>Pa&amp;so a ciegas</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;so</translation>
    </message>
    <message>
        <source>You make no further call in this deal.</source>
        <translation>No vuelves a hablar en esta subasta.</translation>
    </message>
    <message>
        <source>Misère &amp;without talon</source>
        <translation>Misère sin &amp;talón</translation>
    </message>
    <message>
        <source>Take no trick at all with the cards dealt.</source>
        <translation>No hacer ninguna baza con las cartas repartidas.</translation>
    </message>
    <message>
        <source>&amp;Nine without talon</source>
        <translation>&amp;Nueve sin talón</translation>
    </message>
    <message>
        <source>Play nine or ten with the cards dealt; you name it afterwards.</source>
        <translation>Jugar nueve o diez con las cartas repartidas; lo nombras después.</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>Ve&amp;r mis cartas</translation>
    </message>
    <message>
        <source>What you call then is no call in the dark.</source>
        <translation>Lo que anuncies después ya no será a ciegas.</translation>
    </message>
    <message>
        <source>&amp;Take the talon</source>
        <translation>To&amp;mar el talón</translation>
    </message>
    <message>
        <source>O&amp;ffer half to {name}</source>
        <translation>O&amp;frecer la mitad a {name}</translation>
    </message>
    <message>
        <source>{name} sees your hand, and may take half of a misère.</source>
        <translation>{name} ve tu mano y puede tomar la mitad de un misère.</translation>
    </message>
    <message>
        <source>It counts as a bid of {contract}.</source>
        <translation>Cuenta como anunciar {contract}.</translation>
    </message>
    <message>
        <source>You have not looked at your cards.</source>
        <translation>No has mirado tus cartas.</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Nadie ha anunciado todavía</translation>
    </message>
    <message>
        <source>It is your call.</source>
        <translation>Te toca hablar.</translation>
    </message>
    <message>
        <source>The bid stays at {contract}, and you hold it.</source>
        <translation>El anuncio sigue en {contract}, pero pasa a ser tuyo.</translation>
    </message>
    <message>
        <source>{name} holds the bid at {contract}</source>
        <translation>{name} mantiene el anuncio: {contract}</translation>
    </message>
    <message>
        <source>{name} holds the bid at {contract}, in the dark</source>
        <translation>{name} mantiene el anuncio, a ciegas: {contract}</translation>
    </message>
    <message>
        <source>Without th&amp;ree</source>
        <translation>T&amp;res de menos</translation>
    </message>
    <message>
        <source>Name your contract: a nine or a ten.</source>
        <translation>Nombra tu contrato: un nueve o un diez.</translation>
    </message>
    <message>
        <source>You won the bidding at {contract}</source>
        <translation>Has ganado la subasta con {contract}</translation>
    </message>
    <message>
        <source>Name your contract: this one or a higher one.</source>
        <translation>Nombra tu contrato: este o uno más alto.</translation>
    </message>
    <message>
        <source>&amp;Play this contract</source>
        <translation>J&amp;ugar este contrato</translation>
    </message>
    <message>
        <source>&amp;Play {contract}</source>
        <translation>J&amp;ugar {contract}</translation>
    </message>
    <message>
        <source>Further tricks: {name}</source>
        <translation>Bazas restantes: {name}</translation>
    </message>
    <message>
        <source>One less: {what}</source>
        <translation>Una menos: {what}</translation>
    </message>
    <message>
        <source>One more: {what}</source>
        <translation>Una más: {what}</translation>
    </message>
    <message>
        <source>{name}, played by you</source>
        <translation>{name}, juegas tú</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>tricks of a player</comment>
        <translation>hechas</translation>
    </message>
    <message>
        <source>further</source>
        <comment>tricks of a player</comment>
        <translation>restantes</translation>
    </message>
    <message>
        <source>together</source>
        <comment>tricks of a player</comment>
        <translation>en total</translation>
    </message>
    <message>
        <source>If all agree: {outcome}</source>
        <translation>Si todos aceptan: {outcome}</translation>
    </message>
    <message>
        <source>&amp;Claim</source>
        <translation>Re&amp;clamar</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>Se&amp;guir jugando</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Your discard</source>
        <translation>Tu descarte</translation>
    </message>
    <message>
        <source>What do you want to see again?</source>
        <translation>¿Qué quieres volver a ver?</translation>
    </message>
    <message>
        <source>Only the last trick is free: any other look costs you a trick.</source>
        <translation>Solo la última baza es libre: cualquier otra mirada te cuesta una baza.</translation>
    </message>
    <message>
        <source>Who is to be called to account?</source>
        <translation>¿Quién ha cometido el error?</translation>
    </message>
    <message>
        <source>An error counts once the cards on the table show it.</source>
        <translation>Un error cuenta cuando las cartas de la mesa lo muestran.</translation>
    </message>
    <message>
        <source>I take the rest</source>
        <translation>El resto para mí</translation>
    </message>
    <message>
        <source>The rest to {name}</source>
        <translation>El resto a {name}</translation>
    </message>
    <message>
        <source>Still to come: {tricks}. Your hand will be shown.</source>
        <translation>Quedan por jugar: {tricks}. Se mostrará tu mano.</translation>
    </message>
    <message>
        <source>How shall the rest be shared?</source>
        <translation>¿Cómo se reparte el resto?</translation>
    </message>
    <message>
        <source>Still to come: {tricks}. The hand of {name} will be shown.</source>
        <translation>Quedan por jugar: {tricks}. Se mostrará la mano de {name}.</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>Ac&amp;eptar</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Rechazar</translation>
    </message>
    <message>
        <source>Play goes on with the hand of the claim open.</source>
        <translation>El juego sigue con la mano de quien reclama descubierta.</translation>
    </message>
    <message>
        <source>{name} makes a claim</source>
        <translation>{name} reclama</translation>
    </message>
    <message>
        <source>balance in whists</source>
        <translation>saldo en whists</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Ver la &amp;mesa</translation>
    </message>
    <message>
        <source>Se&amp;ttlement</source>
        <translation>&amp;Liquidación</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>S&amp;iguiente reparto</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>No se anota nada.</translation>
    </message>
    <message>
        <source>{name}: {unit}, {amount}</source>
        <comment>the balance of a deal</comment>
        <translation>{name}: {unit}, {amount}</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>V&amp;olver a la partida</translation>
    </message>
    <message>
        <source>balance in points</source>
        <translation>saldo en puntos</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Anotado en la hoja</translation>
    </message>
    <message>
        <source>&amp;Lay away</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Leave the &amp;talon</source>
        <translation>Dejar el &amp;talón</translation>
    </message>
    <message>
        <source>You play misère</source>
        <translation>Juegas misère</translation>
    </message>
    <message>
        <source>Choose two cards to lay away.</source>
        <translation>Elige dos cartas para el descarte.</translation>
    </message>
    <message>
        <source>This card goes out of play.</source>
        <translation>Esta carta sale del juego.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Elige una carta más.</translation>
    </message>
    <message>
        <source>These two cards go out of play.</source>
        <translation>Estas dos cartas quedan fuera del juego.</translation>
    </message>
    <message>
        <source>These cards go out of play.</source>
        <translation>Estas cartas salen del juego.</translation>
    </message>
    <message>
        <source>{name}, {line}: {number}</source>
        <translation>{name}, {line}: {number}</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Save &amp;copy…</source>
        <translation>&amp;Guardar copia…</translation>
    </message>
    <message>
        <source>How the result comes about</source>
        <translation>Cómo se obtiene el resultado</translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
        <source>The match was ended by agreement.</source>
        <translation>La partida terminó de común acuerdo.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>{players} share the first place with {amount} points</source>
        <translation>Primer puesto compartido con {amount} puntos: {players}</translation>
    </message>
    <message>
        <source>You win with {amount} points</source>
        <translation>Ganas con {amount} puntos</translation>
    </message>
    <message>
        <source>{name} wins with {amount} points</source>
        <translation>{name} gana con {amount} puntos</translation>
    </message>
    <message>
        <source>You win with {amount} whists</source>
        <translation>Ganas con {amount} whists</translation>
    </message>
    <message>
        <source>{name} wins with {amount} whists</source>
        <translation>{name} gana con {amount} whists</translation>
    </message>
    <message>
        <source>Against the mean of all: {amount}.</source>
        <translation>Respecto a la media de todos: {amount}.</translation>
    </message>
    <message>
        <source>{players} share the first place with {amount} whists</source>
        <translation>Primer puesto compartido con {amount} whists: {players}</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>&amp;Terminar la partida</translation>
    </message>
    <message>
        <source>If all agree, the match is settled in whists as it stands:</source>
        <translation>Si todos aceptan, la partida se liquida en whists tal como está:</translation>
    </message>
    <message>
        <source>If all agree, the match is settled in points as it stands:</source>
        <translation>Si todos aceptan, la partida se liquida en puntos tal como está:</translation>
    </message>
    <message>
        <source>&amp;Whist</source>
        <translation>&amp;Whist</translation>
    </message>
    <message>
        <source>Ha&amp;lf-whist</source>
        <translation>M&amp;edio whist</translation>
    </message>
    <message>
        <source>Loo&amp;k at the hand of {name}</source>
        <translation>Ve&amp;r la mano de {name}</translation>
    </message>
    <message>
        <source>L&amp;ook at the hand of {name}</source>
        <translation>Ver &amp;la mano de {name}</translation>
    </message>
    <message>
        <source>One hand only; you would play it if you whist.</source>
        <translation>Solo una mano; es la que jugarías si dices whist.</translation>
    </message>
    <message>
        <source>You answer first.</source>
        <translation>Respondes en primer lugar.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>A so&amp;las</translation>
    </message>
    <message>
        <source>Call in the &amp;light</source>
        <translation>Llamar: a&amp;bierta</translation>
    </message>
    <message>
        <source>Call in the &amp;dark</source>
        <translation>Llamar: &amp;cerrada</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;bierta</translation>
    </message>
    <message>
        <source>&amp;Closed</source>
        <translation>&amp;Cerrada</translation>
    </message>
    <message>
        <source>You whist alone. How do you defend?</source>
        <translation>El whist es solo tuyo. ¿Qué defensa eliges?</translation>
    </message>
    <message>
        <source>&amp;Take half</source>
        <translation>&amp;Tomar la mitad</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>Re&amp;chazar</translation>
    </message>
    <message>
        <source>You write nothing for a misère.</source>
        <translation>No anotas nada por un misère.</translation>
    </message>
    <message>
        <source>The hand lies before you.</source>
        <translation>Tienes la mano a la vista.</translation>
    </message>
    <message>
        <source>Having seen it, you cannot whist in this deal.</source>
        <translation>Como la has visto, no puedes decir whist en este reparto.</translation>
    </message>
    <message>
        <source>Nobody else sees it.</source>
        <translation>Nadie más lo ve.</translation>
    </message>
    <message>
        <source>The talon is shown, and the bid in the dark is forgotten.</source>
        <translation>Se descubre el talón, y el anuncio a ciegas queda sin efecto.</translation>
    </message>
    <message>
        <source>You won the bidding at {contract}, in the dark</source>
        <translation>Has ganado la subasta con {contract}, a ciegas</translation>
    </message>
    <message>
        <source>You see your cards now, and not yet the talon.</source>
        <translation>Ahora ves tus cartas, pero todavía no el talón.</translation>
    </message>
    <message>
        <source>In the &amp;pool</source>
        <translation>En la p&amp;ula</translation>
    </message>
    <message>
        <source>Off the &amp;mountain</source>
        <translation>Restar de la &amp;montaña</translation>
    </message>
    <message>
        <source>Nobody whists. Where do you write it?</source>
        <translation>Nadie dice whist. ¿Dónde lo anotas?</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>pass</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>whist</source>
        <translation>whist</translation>
    </message>
    <message>
        <source>half-whist</source>
        <translation>medio whist</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misère</translation>
    </message>
    <message>
        <source>misère without talon</source>
        <translation>misère sin talón</translation>
    </message>
    <message>
        <source>nine without talon</source>
        <translation>nueve sin talón</translation>
    </message>
    <message>
        <source>the talon</source>
        <translation>el talón</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>first hand</source>
        <translation>primera mano</translation>
    </message>
    <message>
        <source>a bomb: the next contract counts {factor} times</source>
        <translation>una bomba: el próximo contrato cuenta {factor} veces</translation>
    </message>
    <message>
        <source>has not looked at the cards</source>
        <translation>no ha mirado sus cartas</translation>
    </message>
    <message>
        <source>has half of the misère</source>
        <translation>tiene la mitad del misère</translation>
    </message>
    <message>
        <source>has bid in the dark: everything counts twice</source>
        <translation>anunció a ciegas: todo cuenta el doble</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>whists</source>
        <translation>whist</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>manos abiertas</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasó</translation>
    </message>
    <message>
        <source>the hand is out of play</source>
        <translation>la mano está fuera del juego</translation>
    </message>
    <message>
        <source>you play this hand</source>
        <translation>juegas tú esta mano</translation>
    </message>
    <message>
        <source>{name} plays this hand</source>
        <translation>esta mano la juega {name}</translation>
    </message>
    <message>
        <source>the dealer has seen this hand</source>
        <translation>quien reparte ha visto esta mano</translation>
    </message>
    <message>
        <source>has revoked: this hand lies open</source>
        <translation>renuncio: esta mano está a la vista</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Velocidad de animación:</translation>
    </message>
    <message>
        <source>Click t&amp;wice to play a card</source>
        <translation>Jugar una carta con &amp;dos clics</translation>
    </message>
    <message>
        <source>The first click chooses the card, the second one plays it.</source>
        <translation>El primer clic elige la carta y el segundo la juega.</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>&amp;Letras sueltas como teclas</translation>
    </message>
    <message>
        <source>They act while the table has the focus, like S for the score sheet.</source>
        <translation>Funcionan mientras la mesa tiene el foco, como la S para la hoja de puntuación.</translation>
    </message>
    <message>
        <source>&amp;Turn all figures on the score sheet to me</source>
        <translation>&amp;Girar hacia mí todas las cifras de la hoja</translation>
    </message>
    <message>
        <source>On paper everybody writes facing their own side of the sheet.</source>
        <translation>En el papel cada uno escribe de cara a su lado de la hoja.</translation>
    </message>
    <message>
        <source>&amp;Pace of opponents:</source>
        <translation>Ri&amp;tmo de los rivales:</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>the pace of opponents</comment>
        <translation>Instantáneo</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>the pace of opponents</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>the pace of opponents</comment>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <comment>the pace of opponents</comment>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>They never wait where there is nothing to choose.</source>
        <translation>Nunca esperan cuando no hay nada que elegir.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is something a little better.</source>
        <translation>Hay algo un poco mejor.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Hay algo mejor.</translation>
    </message>
    <message>
        <source>There is something much better.</source>
        <translation>Hay algo mucho mejor.</translation>
    </message>
    <message>
        <source>{action}: this may cost about {whists}.</source>
        <translation>{action}: puede costar cerca de {whists}.</translation>
    </message>
    <message>
        <source>This is the first error of the deal: taken back, it does not count.</source>
        <translation>Es el primer error de este reparto: si lo corriges, no cuenta.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Mejor: {action}.</translation>
    </message>
    <message>
        <source>Hint {rung} of {last}</source>
        <translation>Pista {rung} de {last}</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Sin pista</translation>
    </message>
    <message>
        <source>{grade}, {loss}: {action}.</source>
        <translation>{grade}, {loss}: {action}.</translation>
    </message>
    <message>
        <source>{action}: best</source>
        <translation>{action}: lo mejor</translation>
    </message>
    <message>
        <source>{action}: less by {loss}</source>
        <translation>{action}: {loss} menos</translation>
    </message>
    <message>
        <source>{grade}: {action}.</source>
        <translation>{grade}: {action}.</translation>
    </message>
    <message>
        <source>Here there is nothing to advise.</source>
        <translation>Aquí no hay nada que aconsejar.</translation>
    </message>
    <message>
        <source>Tutor: off</source>
        <translation>Tutor: desactivado</translation>
    </message>
    <message>
        <source>Tutor: silent at a live table</source>
        <translation>Tutor: callado en mesa real</translation>
    </message>
    <message>
        <source>Tutor: exam</source>
        <translation>Tutor: examen</translation>
    </message>
    <message>
        <source>blunders</source>
        <comment>what the tutor speaks of</comment>
        <translation>errores graves</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what the tutor speaks of</comment>
        <translation>errores</translation>
    </message>
    <message>
        <source>all errors</source>
        <comment>what the tutor speaks of</comment>
        <translation>todos los errores</translation>
    </message>
    <message>
        <source>Tutor: {errors}, at once</source>
        <translation>Tutor: {errors}, al momento</translation>
    </message>
    <message>
        <source>Tutor: {errors}, after the trick</source>
        <translation>Tutor: {errors}, tras la baza</translation>
    </message>
    <message>
        <source>Tutor: {errors}, after the deal</source>
        <translation>Tutor: {errors}, tras el reparto</translation>
    </message>
    <message>
        <source>Tutor: {errors}, noted only</source>
        <translation>Tutor: {errors}, solo toma nota</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>&amp;The tutor helps me to learn</source>
        <translation>&amp;El tutor me ayuda a aprender</translation>
    </message>
    <message>
        <source>&amp;When he speaks:</source>
        <translation>Cuán&amp;do habla:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Nivel:</translation>
    </message>
    <message>
        <source>What he speaks of</source>
        <translation>De qué habla</translation>
    </message>
    <message>
        <source>Everything is noted for your progress, also what he does not speak of, and stays on this computer. At a live table he is silent and notes nothing.</source>
        <translation>Todo queda anotado para tu progreso, también aquello de lo que no habla, y no sale de este equipo. En una mesa real calla y no anota nada.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Páginas de las preferencias</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>&amp;Restablecer esta página</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>What is wrong with the rules</source>
        <translation>Qué falla en las reglas</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>What would do</source>
        <translation>Qué se admite</translation>
    </message>
</context>
<context>
    <name>ProfileFile</name>
    <message>
        <source>{file} holds no rules: each line should be a rule and its value.</source>
        <translation>{file} no contiene reglas: cada línea debe ser una regla y su valor.</translation>
    </message>
    <message>
        <source>{file} cannot be used yet:</source>
        <translation>{file} aún no se puede usar:</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}.</source>
        <translation>{file} no se puede escribir: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>{file} no se puede leer: {problem}.</translation>
    </message>
    <message>
        <source>{file} is too large to be a profile.</source>
        <translation>{file} es demasiado grande para ser un perfil.</translation>
    </message>
    <message>
        <source>{file} is not a text in YAML or JSON.</source>
        <translation>{file} no es un texto en YAML o JSON.</translation>
    </message>
    <message>
        <source>{file} cannot be understood in line {line}.</source>
        <translation>{file} no se entiende en la línea {line}.</translation>
    </message>
    <message>
        <source>No rule has this name. Is {rule} meant?</source>
        <translation>Ninguna regla se llama así. ¿Quieres decir {rule}?</translation>
    </message>
    <message>
        <source>No rule has this name.</source>
        <translation>Ninguna regla se llama así.</translation>
    </message>
    <message>
        <source>{reason} Possible here: {allowed}</source>
        <translation>{reason} Posible aquí: {allowed}</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>Your own</source>
        <translation>Tus reglas</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Eliminar reglas</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? Matches that use it keep its rules.</source>
        <translation>¿Eliminar «{name}» para siempre? Las partidas que usan estas reglas las conservan.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Rules to a file</source>
        <translation>Reglas a un archivo</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml)</source>
        <translation>Perfiles de reglas (*.yaml)</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Reglas de un archivo</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml *.yml *.json)</source>
        <translation>Perfiles de reglas (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>Tod&amp;as las reglas…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>&amp;Guardar en un archivo…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De un &amp;archivo…</translation>
    </message>
</context>
<context>
    <name>ProfileName</name>
    <message>
        <source>Give these rules a name.</source>
        <translation>Da un nombre a estas reglas.</translation>
    </message>
    <message>
        <source>A name has {number} letters at most, all on one line.</source>
        <translation>Un nombre tiene como máximo {number} letras, en una sola línea.</translation>
    </message>
    <message>
        <source>This is the name of a preset; choose another one.</source>
        <translation>Es el nombre de unas reglas del programa; elige otro.</translation>
    </message>
    <message>
        <source>Other rules have this name already; choose another one.</source>
        <translation>Ya hay otras reglas con este nombre; elige otro.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nuestras reglas</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Sochi</source>
        <translation>Sochi</translation>
    </message>
    <message>
        <source>Sochi for three</source>
        <translation>Sochi para tres</translation>
    </message>
    <message>
        <source>Sochi by the code</source>
        <translation>Sochi según el código</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <translation>Leningrado</translation>
    </message>
    <message>
        <source>Rostov</source>
        <translation>Rostov</translation>
    </message>
    <message>
        <source>Polish preferans</source>
        <translation>Preferans polaco</translation>
    </message>
    <message>
        <source>The usual game: good for the first evening.</source>
        <translation>El juego habitual: bueno para la primera tarde.</translation>
    </message>
    <message>
        <source>A plainer Sochi: free bidding, no half-whist, dearer raspasy.</source>
        <translation>Un Sochi más sencillo: subasta libre, sin medio whist, «todos pasan» más caro.</translation>
    </message>
    <message>
        <source>Sochi as the code of 1996 has it, a long game.</source>
        <translation>Sochi según el código de 1996, una partida larga.</translation>
    </message>
    <message>
        <source>Double penalties and whists; a missing whist trick costs half.</source>
        <translation>Sanciones y whists dobles; la baza que falta cuesta la mitad.</translation>
    </message>
    <message>
        <source>Raspasy is paid in whists, consolation is always ten.</source>
        <translation>«Todos pasan» se paga en whists; la consolación es siempre diez.</translation>
    </message>
    <message>
        <source>Signed points, no misère, the declarer leads.</source>
        <translation>Puntos con signo, sin misère, sale el declarante.</translation>
    </message>
    <message>
        <source>{rule}: {value} (in {preset}: {usual})</source>
        <translation>{rule}: {value} (en {preset}: {usual})</translation>
    </message>
    <message>
        <source>The dealer sits out; at raspasy the talon plays for them.</source>
        <translation>Quien reparte descansa; cuando todos pasan, el talón juega por él.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Quien reparte descansa.</translation>
    </message>
    <message>
        <source>The dealer may whist last: after a half-whist, and from eight up when both pass.</source>
        <translation>Quien reparte puede decir whist el último: tras un medio whist y, de ocho en adelante, cuando pasan los dos.</translation>
    </message>
    <message>
        <source>The dealer may whist last whenever both have refused.</source>
        <translation>Quien reparte puede decir whist el último siempre que los dos hayan rehusado.</translation>
    </message>
    <message>
        <source>The match ends when everybody has {target} points in the pool.</source>
        <translation>La partida acaba cuando todos tienen {target} puntos en la pula.</translation>
    </message>
    <message>
        <source>The match ends when the pools together reach {target} points a player.</source>
        <translation>La partida acaba cuando las pulas juntas llegan a {target} puntos por jugador.</translation>
    </message>
    <message>
        <source>Contracts from six to ten are worth {values} points.</source>
        <translation>Los contratos de seis a diez valen {values} puntos.</translation>
    </message>
    <message>
        <source>Missing tricks and whists cost twice as much.</source>
        <translation>Las bazas que faltan y los whists cuentan el doble.</translation>
    </message>
    <message>
        <source>Bids rise one step at a time.</source>
        <translation>Los anuncios suben un escalón cada vez.</translation>
    </message>
    <message>
        <source>Bids may jump to any higher step.</source>
        <translation>Un anuncio puede saltar a cualquier escalón superior.</translation>
    </message>
    <message>
        <source>A bid cannot be matched.</source>
        <translation>Un anuncio no se puede igualar.</translation>
    </message>
    <message>
        <source>An earlier hand may match a later one: “here”.</source>
        <translation>Una mano anterior puede igualar a una posterior: «aquí».</translation>
    </message>
    <message>
        <source>There is no misère.</source>
        <translation>No hay misère.</translation>
    </message>
    <message>
        <source>A whister pays the full price for missing tricks.</source>
        <translation>Un whister paga el precio completo de las bazas que falten.</translation>
    </message>
    <message>
        <source>A whister pays half the price for missing tricks.</source>
        <translation>Un whister paga la mitad del precio de las bazas que falten.</translation>
    </message>
    <message>
        <source>A whister pays half the price until their own pool is closed.</source>
        <translation>Un whister paga la mitad del precio hasta que se cierra su pula.</translation>
    </message>
    <message>
        <source>A sole whister keeps all whists for tricks.</source>
        <translation>Un whister único se queda con todos los whists por bazas.</translation>
    </message>
    <message>
        <source>When the contract fails, a sole whister shares the whists for tricks.</source>
        <translation>Si el contrato falla, un whister único comparte los whists por bazas.</translation>
    </message>
    <message>
        <source>A sole whister always shares the whists.</source>
        <translation>Un whister único comparte siempre los whists.</translation>
    </message>
    <message>
        <source>Half-whist is played against six and seven.</source>
        <translation>Hay medio whist contra seis y siete.</translation>
    </message>
    <message>
        <source>There is no half-whist.</source>
        <translation>No hay medio whist.</translation>
    </message>
    <message>
        <source>A ten may be whisted, for one trick.</source>
        <translation>Un contrato de diez admite whist, con cuota de una baza.</translation>
    </message>
    <message>
        <source>A ten is checked with all hands open.</source>
        <translation>Un contrato de diez se comprueba con todas las manos abiertas.</translation>
    </message>
    <message>
        <source>A ten is always whisted, without a duty.</source>
        <translation>Contra un contrato de diez siempre hay whist, sin cuota.</translation>
    </message>
    <message>
        <source>After raspasy the bidding starts higher; in turn at {levels}.</source>
        <translation>Tras «todos pasan» la subasta empieza más arriba: {levels}.</translation>
    </message>
    <message>
        <source>Tricks at raspasy cost {prices} points, more with each in a row.</source>
        <translation>Las bazas de «todos pasan» cuestan {prices} puntos, más cada vez que se repite.</translation>
    </message>
    <message>
        <source>At raspasy the fewest tricks earn whists: {number} for each trick of a rival.</source>
        <translation>En «todos pasan» quien hace menos bazas anota whists: {number} por cada baza de cada rival.</translation>
    </message>
    <message>
        <source>When all pass, the cards are dealt again.</source>
        <translation>Si todos pasan, se reparte de nuevo.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>{path} cannot be read: {problem}</source>
        <translation>{path} no se puede leer: {problem}</translation>
    </message>
    <message>
        <source>Damaged match file</source>
        <translation>Archivo de partida dañado</translation>
    </message>
    <message>
        <source>{path} is damaged: {problem}

Open what can be saved, up to entry {number}? The file is left as it is.</source>
        <translation>{path} está dañado: {problem}

¿Abrir lo que se pueda salvar, hasta la entrada {number}? El archivo queda como está.</translation>
    </message>
    <message>
        <source>{path} is no match of one person against bots; it can be checked with the command preferans replay.</source>
        <translation>{path} no es una partida de una persona contra bots; se puede comprobar con la orden preferans replay.</translation>
    </message>
    <message>
        <source>{path} needs the bot {name}, which this version of the program does not have; open it with a newer one.</source>
        <translation>{path} necesita el bot {name}, que esta versión del programa no tiene; ábrelo con una más nueva.</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>Exportar esta partida</translation>
    </message>
    <message>
        <source>Matches (*.pulka)</source>
        <translation>Partidas (*.pulka)</translation>
    </message>
    <message>
        <source>{path} could not be written: {problem}. Choose another folder.</source>
        <translation>No se pudo escribir {path}: {problem}. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>The program calculates slowly on this computer: install a C compiler, then run start.py or install Preferans again.</source>
        <translation>El programa calcula despacio en este equipo: instala un compilador de C y después ejecuta start.py o vuelve a instalar Preferans.</translation>
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
        <translation>aún pocos datos</translation>
    </message>
    <message>
        <source>No decisions in this time.</source>
        <translation>No hay decisiones en este periodo.</translation>
    </message>
    <message>
        <source>all subjects</source>
        <translation>todos los temas</translation>
    </message>
    <message>
        <source>Errors of this kind are only counted.</source>
        <translation>Los errores de este tipo solo se cuentan.</translation>
    </message>
    <message>
        <source>Not enough yet: {number} of {least} decisions.</source>
        <translation>Aún pocos datos: {number} de {least} decisiones.</translation>
    </message>
    <message>
        <source>From {first} whists a decision on {start} to {last} on {end}, after {number} decisions.</source>
        <translation>De {first} whists por decisión el {start} a {last} el {end}, tras {number} decisiones.</translation>
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
        <translation>todas las reglas</translation>
    </message>
    <message>
        <source>Whists lost a decision, over the last 200: {subject}</source>
        <translation>Whists perdidos por decisión, en las últimas 200: {subject}</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Reglas:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Periodo:</translation>
    </message>
    <message>
        <source>Whists lost in 100 deals, the greatest leak first</source>
        <translation>Whists perdidos en 100 repartos, de más a menos</translation>
    </message>
    <message>
        <source>Figures by subject</source>
        <translation>Cifras por tema</translation>
    </message>
    <message>
        <source>A whist is not worth the same by all rules. Choose one of them to compare.</source>
        <translation>Un whist no vale lo mismo con unas reglas que con otras. Elige unas para poder comparar.</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>desde el principio</translation>
    </message>
    <message>
        <source>the last 90 days</source>
        <translation>los últimos 90 días</translation>
    </message>
    <message>
        <source>the last 30 days</source>
        <translation>los últimos 30 días</translation>
    </message>
</context>
<context>
    <name>ProgressWindow</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>{path} could not be written: {problem}. Choose another folder.</source>
        <translation>No se pudo escribir {path}: {problem}. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>Delete the progress</source>
        <translation>Eliminar el progreso</translation>
    </message>
    <message>
        <source>Delete all that is kept of your progress?</source>
        <translation>¿Eliminar todo lo que se conserva de tu progreso?</translation>
    </message>
    <message>
        <source>This covers all rules and all dates, and it cannot be undone.</source>
        <translation>Afecta a todas las reglas y a todas las fechas, y no se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Switch the tutor on and play: your decisions are counted here by subject, with what they lose.</source>
        <translation>Todavía no hay nada. Activa el tutor y juega: aquí se cuentan tus decisiones por tema, con lo que cuestan.</translation>
    </message>
    <message>
        <source>&amp;Export CSV</source>
        <translation>E&amp;xportar CSV</translation>
    </message>
    <message>
        <source>Every &amp;decision…</source>
        <translation>Cada &amp;decisión…</translation>
    </message>
    <message>
        <source>The &amp;summary…</source>
        <translation>El &amp;resumen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>That is not what is asked for now.</source>
        <translation>Ahora se pide otra cosa.</translation>
    </message>
    <message>
        <source>The bid stands at {value}; you must go higher.</source>
        <translation>El anuncio está en {value}; debes subir más.</translation>
    </message>
    <message>
        <source>Bids rise one step at a time; the next is {value}.</source>
        <translation>Los anuncios suben un escalón cada vez; el siguiente es {value}.</translation>
    </message>
    <message>
        <source>After raspasy the bidding starts at level {value}.</source>
        <translation>Tras «todos pasan», la subasta empieza en el nivel {value}.</translation>
    </message>
    <message>
        <source>Over misère only nine or more may be bid.</source>
        <translation>Sobre misère solo se puede anunciar nueve o más.</translation>
    </message>
    <message>
        <source>After a nine over misère this call is closed.</source>
        <translation>Tras un nueve sobre misère este anuncio está cerrado.</translation>
    </message>
    <message>
        <source>You have called misère, so this call is closed to you.</source>
        <translation>Has anunciado misère, así que este anuncio está cerrado para ti.</translation>
    </message>
    <message>
        <source>Misère is not played at this table.</source>
        <translation>En esta mesa no se juega misère.</translation>
    </message>
    <message>
        <source>Misère must be your first call.</source>
        <translation>Misère debe ser tu primer anuncio.</translation>
    </message>
    <message>
        <source>Misère does not rank above {value}.</source>
        <translation>Misère no supera {value}.</translation>
    </message>
    <message>
        <source>The bidding starts at level {value}, above misère.</source>
        <translation>La subasta empieza en el nivel {value}, por encima de misère.</translation>
    </message>
    <message>
        <source>“Here” is not played at this table.</source>
        <translation>En esta mesa no se juega «aquí».</translation>
    </message>
    <message>
        <source>There is no bid to match yet.</source>
        <translation>Todavía no hay anuncio que igualar.</translation>
    </message>
    <message>
        <source>Misère cannot be matched.</source>
        <translation>Misère no se puede igualar.</translation>
    </message>
    <message>
        <source>Only a hand that speaks earlier may match this bid.</source>
        <translation>Solo una mano anterior puede igualar este anuncio.</translation>
    </message>
    <message>
        <source>A bid may be matched only when one player has passed.</source>
        <translation>Un anuncio solo se puede igualar cuando alguien ha pasado.</translation>
    </message>
    <message>
        <source>After passes in the dark the bidding starts at level {value}.</source>
        <translation>Tras los pases a ciegas la subasta empieza en el nivel {value}.</translation>
    </message>
    <message>
        <source>You have seen your cards.</source>
        <translation>Ya has visto tus cartas.</translation>
    </message>
    <message>
        <source>Over misère in the dark only a nine in the dark or a ten may be bid.</source>
        <translation>Sobre misère a ciegas solo se puede anunciar un nueve a ciegas o un diez.</translation>
    </message>
    <message>
        <source>Nobody bids without the talon at this table.</source>
        <translation>En esta mesa no se anuncia sin talón.</translation>
    </message>
    <message>
        <source>Only the last hand takes the talon without a bid, after two passes.</source>
        <translation>Solo la última mano toma el talón sin anunciar, tras dos pases.</translation>
    </message>
    <message>
        <source>Misère is not shared at this table.</source>
        <translation>En esta mesa no se comparte misère.</translation>
    </message>
    <message>
        <source>The dealer has been asked once in this deal.</source>
        <translation>En este reparto ya se preguntó una vez a quien reparte.</translation>
    </message>
    <message>
        <source>Look at your cards, and ask before you call misère.</source>
        <translation>Mira tus cartas, y pregunta antes de anunciar misère.</translation>
    </message>
    <message>
        <source>Lay exactly two cards away.</source>
        <translation>Descarta exactamente dos cartas.</translation>
    </message>
    <message>
        <source>You do not hold the {value}.</source>
        <translation>No tienes esta carta: {value}.</translation>
    </message>
    <message>
        <source>The talon cannot be left in this deal.</source>
        <translation>En este reparto no se puede dejar el talón.</translation>
    </message>
    <message>
        <source>As the dealer you cannot leave the talon.</source>
        <translation>Como repartes tú, no puedes dejar el talón.</translation>
    </message>
    <message>
        <source>This deal cannot be given up for three tricks.</source>
        <translation>En este reparto no cabe rendirse con tres bazas de menos.</translation>
    </message>
    <message>
        <source>You won the bidding at {value}; name at least that.</source>
        <translation>Ganaste la subasta con {value}; nombra al menos eso.</translation>
    </message>
    <message>
        <source>You won the bidding at {value}; misère is not open now.</source>
        <translation>Ganaste la subasta con {value}; ahora no cabe misère.</translation>
    </message>
    <message>
        <source>There is no half-whist at level {value}.</source>
        <translation>En el nivel {value} no hay medio whist.</translation>
    </message>
    <message>
        <source>Half-whist is only for the second defender, after a pass.</source>
        <translation>El medio whist es solo para el segundo defensor, tras un pase.</translation>
    </message>
    <message>
        <source>You have whisted: stay, or leave for half-whist.</source>
        <translation>Ya dijiste whist: mantenlo o retírate a medio whist.</translation>
    </message>
    <message>
        <source>Look at the hand of a defender first; you would play it.</source>
        <translation>Mira antes la mano de un defensor; sería la que juegas.</translation>
    </message>
    <message>
        <source>Only a dealer who sits out may look at a hand.</source>
        <translation>Solo quien reparte y descansa puede mirar una mano.</translation>
    </message>
    <message>
        <source>You have seen one hand, and may see no other.</source>
        <translation>Ya has visto una mano; no puedes ver otra.</translation>
    </message>
    <message>
        <source>You may look at the hand of a defender only.</source>
        <translation>Solo puedes mirar la mano de un defensor.</translation>
    </message>
    <message>
        <source>At this table the passer always plays along.</source>
        <translation>En esta mesa quien pasó siempre juega también.</translation>
    </message>
    <message>
        <source>The {value} is not in this hand.</source>
        <translation>Esta carta no está en esta mano: {value}.</translation>
    </message>
    <message>
        <source>You must follow suit: {value}.</source>
        <translation>Debes asistir al palo: {value}.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump: {value}.</source>
        <translation>No puedes asistir, así que debes jugar triunfo: {value}.</translation>
    </message>
    <message>
        <source>You can beat the {value}, so you must.</source>
        <translation>Puedes superar esta carta, así que debes hacerlo: {value}.</translation>
    </message>
    <message>
        <source>The {value} lies face up and must be played now.</source>
        <translation>Esta carta está boca arriba y hay que jugarla ahora: {value}.</translation>
    </message>
    <message>
        <source>Nobody can do anything wrong at this table.</source>
        <translation>En esta mesa nadie puede cometer faltas.</translation>
    </message>
    <message>
        <source>Only an opponent can be called to account.</source>
        <translation>Solo puedes señalar la falta de un rival.</translation>
    </message>
    <message>
        <source>Nothing on the table shows that anything is wrong.</source>
        <translation>Nada en la mesa muestra que haya una falta.</translation>
    </message>
    <message>
        <source>There is no card that should be taken back.</source>
        <translation>No hay ninguna carta que se deba retirar.</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at.</source>
        <translation>Solo se puede mirar la última baza.</translation>
    </message>
    <message>
        <source>You have laid no cards away that you could look at.</source>
        <translation>No tienes ningún descarte que mirar.</translation>
    </message>
    <message>
        <source>The tricks must add up to the {value} that remain.</source>
        <translation>La suma debe ser igual a las bazas que quedan: {value}.</translation>
    </message>
    <message>
        <source>A claim was refused in this trick; play it out first.</source>
        <translation>En esta baza ya se rechazó una reclamación; juégala primero.</translation>
    </message>
    <message>
        <source>A claim is waiting for its answer.</source>
        <translation>Hay una reclamación pendiente de respuesta.</translation>
    </message>
    <message>
        <source>There is no claim to answer.</source>
        <translation>No hay ninguna reclamación que responder.</translation>
    </message>
    <message>
        <source>A match can be ended early only between two deals.</source>
        <translation>Una partida solo puede terminar antes entre dos repartos.</translation>
    </message>
    <message>
        <source>At this table a match is always played to its end.</source>
        <translation>En esta mesa la partida se juega siempre hasta el final.</translation>
    </message>
    <message>
        <source>This deal is not finished yet.</source>
        <translation>Este reparto aún no ha terminado.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>No time was agreed on at this table.</source>
        <translation>En esta mesa no se acordó ningún tiempo.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>&amp;Show the numbers</source>
        <translation>&amp;Mostrar los números</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <source>Write what this deal brings to each place, and leave the rest empty.</source>
        <translation>Escribe lo que este reparto aporta a cada casilla y deja vacías las demás.</translation>
    </message>
    <message>
        <source>All of it is right.</source>
        <translation>Todo está bien.</translation>
    </message>
    <message>
        <source>These are the numbers. Go to one to read what it is for.</source>
        <translation>Estos son los números. Ve a uno para leer a qué se debe.</translation>
    </message>
    <message>
        <source>Whist: {players}.</source>
        <translation>Whist: {players}.</translation>
    </message>
    <message>
        <source>In the talon: {cards}.</source>
        <translation>En el talón: {cards}.</translation>
    </message>
    <message>
        <source>Half-whist: {player}.</source>
        <translation>Medio whist: {player}.</translation>
    </message>
    <message>
        <source>{place}: a number is missing here.</source>
        <translation>{place}: aquí falta un número.</translation>
    </message>
    <message>
        <source>{place}: the place is right, the amount is not.</source>
        <translation>{place}: la casilla es correcta; la cantidad, no.</translation>
    </message>
    <message>
        <source>{place}: the amount is right, the column is not.</source>
        <translation>{place}: la cantidad es correcta; la columna, no.</translation>
    </message>
    <message>
        <source>{place}: the amount is right, the player is not.</source>
        <translation>{place}: la cantidad es correcta; el jugador, no.</translation>
    </message>
    <message>
        <source>{place}: nothing is written here for this deal.</source>
        <translation>{place}: aquí no se anota nada en este reparto.</translation>
    </message>
    <message>
        <source>The first slip of a match does not count.</source>
        <translation>El primer descuido de una partida no cuenta.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Deal {number}: {subject}</source>
        <translation>Reparto {number}: {subject}</translation>
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
        <translation>demasiado igualado</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Elegiste: {action}</translation>
    </message>
    <message>
        <source>{name} chose: {action}</source>
        <translation>{name} eligió: {action}</translation>
    </message>
    <message>
        <source>Too close to call: it may have been an error.</source>
        <translation>Demasiado igualado para juzgar: puede que fuera un error.</translation>
    </message>
    <message>
        <source>This was fine.</source>
        <translation>Estuvo bien.</translation>
    </message>
    <message>
        <source>It loses {loss} ({grade}).</source>
        <translation>Cuesta {loss} ({grade}).</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>No había nada mejor.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Mejor: {action}</translation>
    </message>
    <message>
        <source>About as good: {action}</source>
        <translation>Casi igual de bueno: {action}</translation>
    </message>
    <message>
        <source>Right choice, bad luck: as the cards lay, another would have brought more.</source>
        <translation>Buena elección, mala suerte: tal como estaban las cartas, otra habría dado más.</translation>
    </message>
    <message>
        <source>Lucky escape: as the cards lay, it cost nothing.</source>
        <translation>Hubo suerte: tal como estaban las cartas, no costó nada.</translation>
    </message>
    <message>
        <source>You tried: {action}. That is what was chosen.</source>
        <translation>Has probado: {action}. Es lo que se eligió.</translation>
    </message>
    <message>
        <source>You tried: {action}. Yes, that is better.</source>
        <translation>Has probado: {action}. Sí, es mejor.</translation>
    </message>
    <message>
        <source>You tried: {action}. That is hardly better than what was chosen.</source>
        <translation>Has probado: {action}. Apenas mejora lo que se eligió.</translation>
    </message>
    <message>
        <source>You tried: {action}. There is something better ({grade}).</source>
        <translation>Has probado: {action}. Todavía hay algo mejor ({grade}).</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>Lost in all: {loss}</source>
        <translation>Perdido en total: {loss}</translation>
    </message>
    <message>
        <source>Without error: {faultless} of {weighty} decisions that matter.</source>
        <translation>Sin error: {faultless} de {weighty} decisiones de peso.</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Todavía no ha terminado ningún reparto de esta partida.</translation>
    </message>
    <message>
        <source>{path} is damaged, and is shown as far as it is sound: {problem}</source>
        <translation>{path} está dañado y solo se muestra la parte sana: {problem}</translation>
    </message>
    <message>
        <source>The coach is looking into it.</source>
        <translation>El entrenador lo está mirando.</translation>
    </message>
    <message>
        <source>The coach can say nothing about that. Try another.</source>
        <translation>Sobre eso el entrenador no puede decir nada. Prueba otra cosa.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
</context>
<context>
    <name>RuleClashes</name>
    <message>
        <source>A match needs three or four players; allow at least one of them.</source>
        <translation>Una partida necesita tres o cuatro jugadores; permite al menos una de las dos opciones.</translation>
    </message>
    <message>
        <source>Totals are the result only where everybody has one total.</source>
        <translation>Los totales solo son el resultado cuando cada uno lleva un solo total.</translation>
    </message>
    <message>
        <source>A pool that takes everything has no points left to help others with: let nobody be helped, or let pools take points up to the target.</source>
        <translation>Una pula que lo admite todo no deja puntos para ayudar a otros: elige que no se ayude a nadie o que las pulas admitan puntos hasta la meta.</translation>
    </message>
    <message>
        <source>Such a match would never end: not by the pool, and not by agreement. Set a number of deals or a time.</source>
        <translation>Una partida así no acabaría nunca: ni por la pula ni de común acuerdo. Pon un número de repartos o un tiempo.</translation>
    </message>
    <message>
        <source>These bids begin with a misère, and misère is not played.</source>
        <translation>Estos anuncios empiezan con un misère, y misère no se juega.</translation>
    </message>
    <message>
        <source>There is a quota from eight up, so somebody must pay when it is missed; or set it to zero.</source>
        <translation>A partir de ocho hay cuota, así que alguien debe pagar si no se cumple; si no, ponla a cero.</translation>
    </message>
    <message>
        <source>When each pays for their own part from eight up, each level with a quota needs such a part.</source>
        <translation>Si a partir de ocho cada uno paga su parte, cada nivel con cuota necesita esa parte.</translation>
    </message>
    <message>
        <source>A contract can be played after a half-whist, so it must be clear who writes consolation.</source>
        <translation>Un contrato se puede jugar tras un medio whist, así que debe estar claro quién anota consolación.</translation>
    </message>
    <message>
        <source>The bidding starts higher after raspasy, so it must be clear when that is over.</source>
        <translation>Tras «todos pasan» la subasta empieza más arriba, así que debe estar claro cuándo termina eso.</translation>
    </message>
    <message>
        <source>Where everybody has one total, there is no misère.</source>
        <translation>Cuando cada uno lleva un solo total, no hay misère.</translation>
    </message>
    <message>
        <source>Where everybody has one total, raspasy is not played.</source>
        <translation>Cuando cada uno lleva un solo total, no se juega a «todos pasan».</translation>
    </message>
    <message>
        <source>Where everybody has one total, there is no pool and no mountain.</source>
        <translation>Cuando cada uno lleva un solo total, no hay pula ni montaña.</translation>
    </message>
    <message>
        <source>Only when misère is played.</source>
        <translation>Solo si se juega misère.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Solo con cuatro jugadores.</translation>
    </message>
    <message>
        <source>Only when raspasy is played.</source>
        <translation>Solo si se juega a «todos pasan».</translation>
    </message>
    <message>
        <source>Only when tricks in raspasy cost points on the mountain.</source>
        <translation>Solo si las bazas de «todos pasan» cuestan puntos de montaña.</translation>
    </message>
    <message>
        <source>Only with half-whist.</source>
        <translation>Solo con medio whist.</translation>
    </message>
    <message>
        <source>Only when somebody is helped.</source>
        <translation>Solo si se ayuda a alguien.</translation>
    </message>
    <message>
        <source>Only when there is consolation.</source>
        <translation>Solo si hay consolación.</translation>
    </message>
    <message>
        <source>Only with three players.</source>
        <translation>Solo con tres jugadores.</translation>
    </message>
    <message>
        <source>Only when the fullest open pool is helped.</source>
        <translation>Solo si se ayuda a la pula abierta más llena.</translation>
    </message>
    <message>
        <source>Only when a pool takes points up to its target.</source>
        <translation>Solo si una pula admite puntos hasta su meta.</translation>
    </message>
    <message>
        <source>Only when the sitting dealer may whist.</source>
        <translation>Solo si quien reparte y descansa puede decir whist.</translation>
    </message>
    <message>
        <source>Only when somebody may whist after a half-whist.</source>
        <translation>Solo si alguien puede decir whist tras un medio whist.</translation>
    </message>
    <message>
        <source>Only when the fewest tricks in raspasy bring whists.</source>
        <translation>Solo si en «todos pasan» quien hace menos bazas anota whists.</translation>
    </message>
    <message>
        <source>Only with more than one lowest level.</source>
        <translation>Solo con más de un nivel mínimo.</translation>
    </message>
    <message>
        <source>“{title}” is “{value}”</source>
        <comment>a rule and its value</comment>
        <translation>«{title}» es «{value}»</translation>
    </message>
    <message>
        <source>A value is needed: {others}.</source>
        <translation>Hace falta un valor: {others}.</translation>
    </message>
    <message>
        <source>This does not go together: {others}.</source>
        <translation>Esto no es compatible: {others}.</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Not possible: {reason}</source>
        <translation>No es posible: {reason}</translation>
    </message>
    <message>
        <source>{preset} has: {reason}</source>
        <translation>En {preset}: {reason}</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Cambiada.</translation>
    </message>
    <message>
        <source>Back to {preset}</source>
        <translation>Volver a {preset}</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Whether a bid must be the very next step or may be any higher one.</source>
        <translation>Si un anuncio debe ser el escalón siguiente o puede ser cualquiera superior.</translation>
    </message>
    <message>
        <source>Who may take over a bid of a later hand without going higher.</source>
        <translation>Quién puede quedarse con el anuncio de una mano posterior sin subir.</translation>
    </message>
    <message>
        <source>After two passes this counts as the lowest bid there is.</source>
        <translation>Tras dos pases, cuenta como el anuncio más bajo posible.</translation>
    </message>
    <message>
        <source>How many cards go to a hand at a time.</source>
        <translation>Cuántas cartas recibe una mano cada vez.</translation>
    </message>
    <message>
        <source>Which two cards may be set aside while dealing; the program deals the fourth pair.</source>
        <translation>Qué dos cartas se pueden apartar al repartir; el programa aparta la cuarta pareja.</translation>
    </message>
    <message>
        <source>What the declarer may name after laying two cards away.</source>
        <translation>Qué puede nombrar el declarante después del descarte.</translation>
    </message>
    <message>
        <source>Having seen the talon, the declarer may write three tricks short instead of playing.</source>
        <translation>Tras ver el talón, el declarante puede anotar tres bazas de menos en vez de jugar.</translation>
    </message>
    <message>
        <source>Each trick too many costs the declarer as much as one too few.</source>
        <translation>Cada baza de más cuesta al declarante lo mismo que una de menos.</translation>
    </message>
    <message>
        <source>The declarer may leave the talon, and the dealer writes so much on the mountain; with zero it must be taken.</source>
        <translation>El declarante puede dejar el talón, y quien reparte anota estos puntos en su montaña; con cero, hay que tomarlo.</translation>
    </message>
    <message>
        <source>Misère is the promise to take no trick at all.</source>
        <translation>Misère es la promesa de no hacer ninguna baza.</translation>
    </message>
    <message>
        <source>Whoever has called anything else in this auction cannot call misère.</source>
        <translation>Quien ya ha anunciado otra cosa en esta subasta no puede anunciar misère.</translation>
    </message>
    <message>
        <source>Where it stands among the bids.</source>
        <translation>Qué lugar ocupa entre los anuncios.</translation>
    </message>
    <message>
        <source>Once a nine has been bid over it, all others must pass.</source>
        <translation>En cuanto se anuncia un nueve por encima, todos los demás deben pasar.</translation>
    </message>
    <message>
        <source>Points in the pool for a misère without a trick.</source>
        <translation>Puntos en la pula por un misère sin ninguna baza.</translation>
    </message>
    <message>
        <source>Points on the mountain for each trick taken.</source>
        <translation>Puntos de montaña por cada baza hecha.</translation>
    </message>
    <message>
        <source>Against misère both defending hands lie open.</source>
        <translation>Contra misère se descubren ambas manos de la defensa.</translation>
    </message>
    <message>
        <source>Together, against a contract of each level; if met, nobody pays.</source>
        <translation>En conjunto, contra un contrato de cada nivel; si se cumple, nadie paga.</translation>
    </message>
    <message>
        <source>When both whist and miss the quota together, each answers for so many tricks.</source>
        <translation>Si ambos dicen whist y no llegan a la cuota en conjunto, cada uno responde de estas bazas.</translation>
    </message>
    <message>
        <source>When both whist against eight, nine or ten and miss the quota.</source>
        <translation>Si ambos dicen whist contra ocho, nueve o diez y no llegan a la cuota.</translation>
    </message>
    <message>
        <source>It matters for one result only: a six against which one whister takes three tricks and the other none.</source>
        <translation>Solo importa en un resultado: un seis contra el que un whister hace tres bazas y el otro ninguna.</translation>
    </message>
    <message>
        <source>Compared with what a missing trick costs the declarer.</source>
        <translation>En comparación con lo que cuesta al declarante una baza de menos.</translation>
    </message>
    <message>
        <source>Whether the sole whister shares the whists for tricks with the other.</source>
        <translation>Si el whister único comparte con el otro defensor los whists por bazas.</translation>
    </message>
    <message>
        <source>After a pass the second defender may take half the quota in whists, and nothing is played.</source>
        <translation>Tras un pase, el segundo defensor puede anotar la mitad de la cuota en whists, y no se juega.</translation>
    </message>
    <message>
        <source>A defender who whisted and hears a pass may change to half-whist.</source>
        <translation>Un defensor que dijo whist y luego oye un pase puede retirarse a medio whist.</translation>
    </message>
    <message>
        <source>A defender who passed may whist after all when the other says half.</source>
        <translation>Un defensor que pasó puede decir whist después, si el otro dice medio whist.</translation>
    </message>
    <message>
        <source>Who writes the half-whister’s part when the contract is played after all and fails.</source>
        <translation>Quién anota la parte del medio whister si al final el contrato se juega y falla.</translation>
    </message>
    <message>
        <source>How a contract of ten tricks is met.</source>
        <translation>Cómo se defiende un contrato de diez bazas.</translation>
    </message>
    <message>
        <source>Open, the whister plays both hands; closed, each plays their own.</source>
        <translation>Abierta: el whister juega ambas manos. Cerrada: cada uno juega la suya.</translation>
    </message>
    <message>
        <source>In an open defence, before or after the first card.</source>
        <translation>En defensa abierta, antes o después de la primera carta.</translation>
    </message>
    <message>
        <source>Asked last, the dealer looks at one defender’s hand and may take that seat.</source>
        <translation>Quien reparte responde en último lugar, mira la mano de un defensor y puede ocupar su puesto.</translation>
    </message>
    <message>
        <source>What missing tricks cost a dealer who whisted.</source>
        <translation>Lo que cuestan las bazas que falten a quien reparte y dijo whist.</translation>
    </message>
    <message>
        <source>Before the first call a player may show the dealer the hand; if both agree, each writes half.</source>
        <translation>Antes de su primer anuncio un jugador puede mostrar la mano a quien reparte; si ambos aceptan, cada uno anota la mitad.</translation>
    </message>
    <message>
        <source>Whists that the sitting dealer writes on the declarer for them.</source>
        <translation>Whists que quien reparte y descansa anota por ellas contra el declarante.</translation>
    </message>
    <message>
        <source>What the dealer does with its two cards in raspasy.</source>
        <translation>Qué hace quien reparte con las dos cartas del talón en «todos pasan».</translation>
    </message>
    <message>
        <source>What it brings in the sitting dealer’s pool.</source>
        <translation>Lo que da en la pula de quien reparte y descansa.</translation>
    </message>
    <message>
        <source>Who plays the first card of a contract.</source>
        <translation>Quién juega la primera carta de un contrato.</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must play a trump if there is one.</source>
        <translation>Quien no pueda asistir al palo debe jugar triunfo si tiene.</translation>
    </message>
    <message>
        <source>In contracts with tricks to win, a card that beats the best one must be played.</source>
        <translation>En contratos con bazas que ganar, quien pueda superar la mejor carta debe hacerlo.</translation>
    </message>
    <message>
        <source>Six spades must be whisted by both defenders, and is played closed.</source>
        <translation>Contra seis picas ambos defensores deben decir whist, con defensa cerrada.</translation>
    </message>
    <message>
        <source>Misère and nine without taking the talon rank between nine no trump and ten spades.</source>
        <translation>Misère y nueve sin tomar el talón están entre nueve sin triunfo y diez picas.</translation>
    </message>
    <message>
        <source>Who speaks before looking at the cards doubles what is written; dark passes give bombs that multiply a later contract.</source>
        <translation>Quien habla antes de mirar sus cartas dobla lo que se anota; los pases a ciegas dan bombas que multiplican un contrato posterior.</translation>
    </message>
    <message>
        <source>What this way of playing is called; by itself it changes nothing.</source>
        <translation>Cómo se llama esta forma de jugar; el nombre por sí solo no cambia nada.</translation>
    </message>
    <message>
        <source>How many may sit at the table; with four, the dealer sits out each deal.</source>
        <translation>Cuántos pueden sentarse a la mesa; con cuatro, quien reparte descansa en cada reparto.</translation>
    </message>
    <message>
        <source>Everybody has a pool, a mountain and whists, or one total that goes up and down.</source>
        <translation>Cada uno lleva pula, montaña y whists, o un solo total que sube y baja.</translation>
    </message>
    <message>
        <source>So many points make a pool full.</source>
        <translation>Con estos puntos se llena una pula.</translation>
    </message>
    <message>
        <source>Either each pool must be full, or all together reach the pool times the players.</source>
        <translation>O se llena cada pula, o todas juntas llegan a la pula multiplicada por los jugadores.</translation>
    </message>
    <message>
        <source>The match also ends after so many deals or minutes; the deal that is running is finished.</source>
        <translation>La partida acaba también tras estos repartos o minutos; el reparto en curso se termina.</translation>
    </message>
    <message>
        <source>Whether a match may be settled before it has come to its end.</source>
        <translation>Si una partida se puede liquidar antes de llegar a su final.</translation>
    </message>
    <message>
        <source>How mountains and whists become the result of each player.</source>
        <translation>Cómo las montañas y los whists se convierten en el resultado de cada jugador.</translation>
    </message>
    <message>
        <source>What such a point is worth at the settlement.</source>
        <translation>Lo que vale cada punto de montaña en la liquidación.</translation>
    </message>
    <message>
        <source>What is done when the mountains cannot be divided evenly.</source>
        <translation>Qué se hace cuando la división de las montañas no es exacta.</translation>
    </message>
    <message>
        <source>The first slip of each player is put right and costs nothing.</source>
        <translation>El primer descuido de cada jugador se corrige y no cuesta nada.</translation>
    </message>
    <message>
        <source>Whether a pool stops at its target or takes all that its owner earns.</source>
        <translation>Si una pula se detiene en su meta o admite todo lo que gana su dueño.</translation>
    </message>
    <message>
        <source>Points that a full pool cannot take go into this pool, and the giver writes whists.</source>
        <translation>Los puntos que no caben en una pula llena van a esta, y quien ayuda anota whists.</translation>
    </message>
    <message>
        <source>Who is helped when two open pools are equally full.</source>
        <translation>A quién se ayuda cuando dos pulas abiertas están igual de llenas.</translation>
    </message>
    <message>
        <source>The giver writes so many whists on the other for each point.</source>
        <translation>Quien ayuda anota estos whists contra el otro por cada punto.</translation>
    </message>
    <message>
        <source>Who gets no help in the deal just played.</source>
        <translation>Quién no recibe ayuda en el reparto recién jugado.</translation>
    </message>
    <message>
        <source>Where points go that no pool can take any more.</source>
        <translation>Adónde van los puntos que ya no caben en ninguna pula.</translation>
    </message>
    <message>
        <source>What a point missing from the pool adds to the mountain at the settlement; one too many takes as much off.</source>
        <translation>Lo que añade a la montaña, en la liquidación, un punto que falta en la pula; uno de más resta lo mismo.</translation>
    </message>
    <message>
        <source>A declarer whom nobody whists may take the value off the mountain; what is left goes to the pool.</source>
        <translation>Si nadie dice whist, el declarante puede restar el valor de su montaña; lo que sobra va a la pula.</translation>
    </message>
    <message>
        <source>Points for a made contract of each level.</source>
        <translation>Puntos por un contrato cumplido de cada nivel.</translation>
    </message>
    <message>
        <source>Points on the mountain for each missing trick.</source>
        <translation>Puntos de montaña por cada baza de menos.</translation>
    </message>
    <message>
        <source>Whists written on the declarer for each trick of the defence.</source>
        <translation>Whists que se anotan contra el declarante por cada baza de la defensa.</translation>
    </message>
    <message>
        <source>Extra whists on a declarer who fails, for each trick short and to each who may write it.</source>
        <translation>Whists añadidos contra el declarante que falla, por cada baza de menos y para cada uno que pueda anotarlos.</translation>
    </message>
    <message>
        <source>Who gets something when a contract fails; misère brings nobody any.</source>
        <translation>Quién recibe algo cuando un contrato falla; misère no da nada a nadie.</translation>
    </message>
    <message>
        <source>Whether the defender who passed writes their own, or the whister both.</source>
        <translation>Si el defensor que pasó anota la suya, o el whister anota ambas.</translation>
    </message>
    <message>
        <source>In raspasy everybody plays alone and avoids tricks; this is what tricks lead to.</source>
        <translation>En «todos pasan» cada uno juega por su cuenta y evita bazas; esto es lo que traen las bazas.</translation>
    </message>
    <message>
        <source>Points on the mountain, for one raspasy in a row after another; the last price stays.</source>
        <translation>Puntos de montaña, de un «todos pasan» al siguiente de la serie; el último precio se mantiene.</translation>
    </message>
    <message>
        <source>Whoever has the fewest tricks writes so many whists for each trick of the others.</source>
        <translation>Quien hace menos bazas anota estos whists por cada baza de los demás.</translation>
    </message>
    <message>
        <source>It makes the figures smaller; the differences between players stay the same.</source>
        <translation>Reduce las cifras; las diferencias entre jugadores no cambian.</translation>
    </message>
    <message>
        <source>What a raspasy without a trick brings in the pool.</source>
        <translation>Lo que da en la pula un «todos pasan» sin ninguna baza.</translation>
    </message>
    <message>
        <source>What the two cards of the talon do in raspasy.</source>
        <translation>Qué hacen las dos cartas del talón en «todos pasan».</translation>
    </message>
    <message>
        <source>After it, prices and the lowest bid begin again from the start.</source>
        <translation>Después, los precios y el nivel mínimo vuelven a empezar desde el principio.</translation>
    </message>
    <message>
        <source>After a misère too, prices and the lowest bid begin again.</source>
        <translation>También tras un misère vuelven a empezar los precios y el nivel mínimo.</translation>
    </message>
    <message>
        <source>Where the bidding starts: usually, after one raspasy, after two in a row, and so on.</source>
        <translation>Dónde empieza la subasta: de costumbre, tras un «todos pasan», tras dos seguidos, y así sucesivamente.</translation>
    </message>
    <message>
        <source>How the lowest bids go on when the row of raspasy is longer.</source>
        <translation>Cómo siguen los niveles mínimos cuando la serie de «todos pasan» es más larga.</translation>
    </message>
    <message>
        <source>Who deals the next cards.</source>
        <translation>Quién reparte las siguientes cartas.</translation>
    </message>
</context>
<context>
    <name>RuleTitles</name>
    <message>
        <source>Table and match</source>
        <translation>Mesa y partida</translation>
    </message>
    <message>
        <source>Pool and help</source>
        <translation>Pula y ayuda</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Deal and auction</source>
        <translation>Reparto y subasta</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Talón y contrato</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Whist</source>
        <translation>Whist</translation>
    </message>
    <message>
        <source>Four players: the sitting dealer</source>
        <translation>Cuatro jugadores: quien descansa</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Juego de las cartas</translation>
    </message>
    <message>
        <source>Raspasy</source>
        <translation>Todos pasan</translation>
    </message>
    <message>
        <source>Rare games</source>
        <translation>Juegos poco comunes</translation>
    </message>
    <message>
        <source>How bids rise</source>
        <translation>Cómo suben los anuncios</translation>
    </message>
    <message>
        <source>Matching a bid: “here”</source>
        <translation>Igualar un anuncio: «aquí»</translation>
    </message>
    <message>
        <source>Third hand may take the talon without a word</source>
        <translation>La tercera mano puede tomar el talón sin anunciar</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>Cómo se reparten las cartas</translation>
    </message>
    <message>
        <source>Cards for the talon</source>
        <translation>Cartas para el talón</translation>
    </message>
    <message>
        <source>The contract that is named</source>
        <translation>El contrato que se nombra</translation>
    </message>
    <message>
        <source>Giving up for three tricks</source>
        <translation>Rendirse con tres bazas de menos</translation>
    </message>
    <message>
        <source>Tricks above the contract cost</source>
        <translation>Las bazas por encima del contrato cuestan</translation>
    </message>
    <message>
        <source>Price of a rejected talon</source>
        <translation>Precio de un talón rechazado</translation>
    </message>
    <message>
        <source>Misère is played</source>
        <translation>Se juega misère</translation>
    </message>
    <message>
        <source>Misère must be the first call</source>
        <translation>Misère debe ser el primer anuncio</translation>
    </message>
    <message>
        <source>Rank of misère</source>
        <translation>Rango de misère</translation>
    </message>
    <message>
        <source>A nine over misère ends the auction</source>
        <translation>Un nueve sobre misère cierra la subasta</translation>
    </message>
    <message>
        <source>Value of misère</source>
        <translation>Valor de misère</translation>
    </message>
    <message>
        <source>A trick in misère costs</source>
        <translation>Una baza en misère cuesta</translation>
    </message>
    <message>
        <source>When the defenders show their cards</source>
        <translation>Cuándo muestra sus cartas la defensa</translation>
    </message>
    <message>
        <source>Tricks the whisters owe</source>
        <translation>Bazas que deben los whisters</translation>
    </message>
    <message>
        <source>Each whister’s own part</source>
        <translation>Parte propia de cada whister</translation>
    </message>
    <message>
        <source>Who pays from eight up</source>
        <translation>Quién paga a partir de ocho</translation>
    </message>
    <message>
        <source>What two whisters pay for</source>
        <translation>Lo que pagan dos whisters</translation>
    </message>
    <message>
        <source>A trick short costs the whister</source>
        <translation>Una baza de menos cuesta al whister</translation>
    </message>
    <message>
        <source>Whists when one defender passed</source>
        <translation>Whists cuando un defensor pasó</translation>
    </message>
    <message>
        <source>Half-whist</source>
        <translation>Medio whist</translation>
    </message>
    <message>
        <source>Stepping back to half-whist</source>
        <translation>Retirada a medio whist</translation>
    </message>
    <message>
        <source>Whisting after a half-whist</source>
        <translation>Decir whist tras un medio whist</translation>
    </message>
    <message>
        <source>Consolation after a half-whist was overruled</source>
        <translation>Consolación tras reabrir un medio whist</translation>
    </message>
    <message>
        <source>Defence against a ten</source>
        <translation>Defensa contra un diez</translation>
    </message>
    <message>
        <source>How a sole whister plays</source>
        <translation>Defensa de un whister único</translation>
    </message>
    <message>
        <source>When open hands are laid down</source>
        <translation>Cuándo se descubren las manos abiertas</translation>
    </message>
    <message>
        <source>The sitting dealer may whist</source>
        <translation>Quien reparte y descansa puede decir whist</translation>
    </message>
    <message>
        <source>A whisting dealer pays</source>
        <translation>Quien reparte y dijo whist paga</translation>
    </message>
    <message>
        <source>Misère may be shared with the dealer</source>
        <translation>Misère se puede compartir con quien reparte</translation>
    </message>
    <message>
        <source>Good cards in the talon</source>
        <translation>Buenas cartas en el talón</translation>
    </message>
    <message>
        <source>Talon in raspasy, four players</source>
        <translation>Talón en «todos pasan», cuatro jugadores</translation>
    </message>
    <message>
        <source>The dealer without a trick in raspasy</source>
        <translation>Quien reparte, sin bazas en «todos pasan»</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Quién sale primero</translation>
    </message>
    <message>
        <source>Trumping is a duty</source>
        <translation>Es obligatorio jugar triunfo</translation>
    </message>
    <message>
        <source>Beating the trick is a duty</source>
        <translation>Es obligatorio superar la baza</translation>
    </message>
    <message>
        <source>“Stalingrad”</source>
        <translation>«Stalingrad»</translation>
    </message>
    <message>
        <source>Bids without the talon</source>
        <translation>Anuncios sin talón</translation>
    </message>
    <message>
        <source>Dark calls and bombs</source>
        <translation>Anuncios a ciegas y bombas</translation>
    </message>
    <message>
        <source>Name of the convention</source>
        <translation>Nombre de la convención</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>How points are kept</source>
        <translation>Cómo se llevan los puntos</translation>
    </message>
    <message>
        <source>Pool of each player</source>
        <translation>Pula de cada jugador</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partida acaba</translation>
    </message>
    <message>
        <source>Limit besides the pool</source>
        <translation>Límite además de la pula</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Terminar antes</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Liquidación</translation>
    </message>
    <message>
        <source>A point on the mountain</source>
        <translation>Un punto de montaña</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>First slip is forgiven</source>
        <translation>Se perdona el primer descuido</translation>
    </message>
    <message>
        <source>What a pool takes</source>
        <translation>Qué admite una pula</translation>
    </message>
    <message>
        <source>Who is helped</source>
        <translation>A quién se ayuda</translation>
    </message>
    <message>
        <source>Help between equal pools</source>
        <translation>Ayuda entre pulas iguales</translation>
    </message>
    <message>
        <source>Whists for help</source>
        <translation>Whists por la ayuda</translation>
    </message>
    <message>
        <source>Never helped</source>
        <translation>Nunca reciben ayuda</translation>
    </message>
    <message>
        <source>When all pools are full</source>
        <translation>Cuando todas las pulas están llenas</translation>
    </message>
    <message>
        <source>A missing point in the pool</source>
        <translation>Un punto que falta en la pula</translation>
    </message>
    <message>
        <source>Unwhisted contracts may reduce the mountain</source>
        <translation>Los contratos sin whist pueden reducir la montaña</translation>
    </message>
    <message>
        <source>Value of a contract</source>
        <translation>Valor de un contrato</translation>
    </message>
    <message>
        <source>A trick short costs the declarer</source>
        <translation>Una baza de menos cuesta al declarante</translation>
    </message>
    <message>
        <source>A trick brings the whister</source>
        <translation>Una baza da al whister</translation>
    </message>
    <message>
        <source>Consolation</source>
        <translation>Consolación</translation>
    </message>
    <message>
        <source>Who writes consolation</source>
        <translation>Quién anota consolación</translation>
    </message>
    <message>
        <source>Consolation when one whists</source>
        <translation>Consolación cuando solo uno dice whist</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Cuando todos pasan</translation>
    </message>
    <message>
        <source>Price of a trick in raspasy</source>
        <translation>Precio de una baza en «todos pasan»</translation>
    </message>
    <message>
        <source>Whists for a rival’s trick</source>
        <translation>Whists por la baza de un rival</translation>
    </message>
    <message>
        <source>The fewest tricks are taken off everybody</source>
        <translation>A todos se les resta el menor número de bazas</translation>
    </message>
    <message>
        <source>For no trick at all</source>
        <translation>Por no hacer ninguna baza</translation>
    </message>
    <message>
        <source>Talon in raspasy, three players</source>
        <translation>Talón en «todos pasan», tres jugadores</translation>
    </message>
    <message>
        <source>What ends a row of raspasy</source>
        <translation>Qué termina una serie de «todos pasan»</translation>
    </message>
    <message>
        <source>Misère ends the row too</source>
        <translation>Misère también termina la serie</translation>
    </message>
    <message>
        <source>Lowest bid after raspasy</source>
        <translation>Nivel mínimo tras «todos pasan»</translation>
    </message>
    <message>
        <source>After the last of these levels</source>
        <translation>Después del último de estos niveles</translation>
    </message>
    <message>
        <source>Dealer after raspasy</source>
        <translation>Quién reparte tras «todos pasan»</translation>
    </message>
</context>
<context>
    <name>RuleValues</name>
    <message>
        <source>Without a meaning</source>
        <translation>Sin efecto</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>A number of deals, agreed at the start</source>
        <translation>Un número de repartos, acordado al empezar</translation>
    </message>
    <message>
        <source>A time, agreed at the start</source>
        <translation>Un tiempo, acordado al empezar</translation>
    </message>
    <message>
        <source>The value of the contract</source>
        <translation>El valor del contrato</translation>
    </message>
    <message>
        <source>Twice the value of the contract</source>
        <translation>El doble del valor del contrato</translation>
    </message>
    <message>
        <source>Ten points</source>
        <translation>Diez puntos</translation>
    </message>
    <message>
        <source>They name the suits of the first two tricks</source>
        <translation>Indican el palo de las dos primeras bazas</translation>
    </message>
    <message>
        <source>They stay hidden</source>
        <translation>Permanecen ocultas</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>No se juega</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Sochi</source>
        <translation>Sochi</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <translation>Leningrado</translation>
    </message>
    <message>
        <source>Rostov</source>
        <translation>Rostov</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polaca</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Propia</translation>
    </message>
    <message>
        <source>Pool, mountain and whists</source>
        <translation>Pula, montaña y whists</translation>
    </message>
    <message>
        <source>One total, up and down</source>
        <translation>Un solo total, que sube y baja</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>When every pool is full</source>
        <translation>Cuando cada pula está llena</translation>
    </message>
    <message>
        <source>When the pools together are full</source>
        <translation>Cuando las pulas juntas están llenas</translation>
    </message>
    <message>
        <source>Not by the pool</source>
        <translation>No por la pula</translation>
    </message>
    <message>
        <source>Up to the target</source>
        <translation>Hasta la meta</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>The fullest open pool</source>
        <translation>A la pula abierta más llena</translation>
    </message>
    <message>
        <source>The next open pool on the left</source>
        <translation>A la siguiente abierta a la izquierda</translation>
    </message>
    <message>
        <source>Nobody is helped</source>
        <translation>A nadie</translation>
    </message>
    <message>
        <source>The first one on the giver’s left</source>
        <translation>A la primera a la izquierda de quien ayuda</translation>
    </message>
    <message>
        <source>A whister who was short</source>
        <translation>Un whister con bazas de menos</translation>
    </message>
    <message>
        <source>The sitting dealer</source>
        <translation>Quien reparte y descansa</translation>
    </message>
    <message>
        <source>Off one’s mountain, then onto the others’</source>
        <translation>Restan montaña propia; luego suman ajena</translation>
    </message>
    <message>
        <source>Off one’s mountain, even below zero</source>
        <translation>Restan montaña propia, incluso bajo cero</translation>
    </message>
    <message>
        <source>They are lost</source>
        <translation>Se pierden</translation>
    </message>
    <message>
        <source>One point</source>
        <translation>Un punto</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Dos puntos</translation>
    </message>
    <message>
        <source>Ten whists</source>
        <translation>Diez whists</translation>
    </message>
    <message>
        <source>Mountains against their average</source>
        <translation>Montañas frente a su media</translation>
    </message>
    <message>
        <source>Whists less one’s own mountain</source>
        <translation>Whists menos la montaña propia</translation>
    </message>
    <message>
        <source>The totals as they stand</source>
        <translation>Los totales tal como están</translation>
    </message>
    <message>
        <source>Exact fractions are kept</source>
        <translation>Se conservan las fracciones exactas</translation>
    </message>
    <message>
        <source>One point is moved, for whists</source>
        <translation>Se mueve un punto a cambio de whists</translation>
    </message>
    <message>
        <source>If all agree; missing points are charged</source>
        <translation>Si todos aceptan; se carga lo que falta</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>If all agree</source>
        <translation>Si todos aceptan</translation>
    </message>
    <message>
        <source>Fifteen whists</source>
        <translation>Quince whists</translation>
    </message>
    <message>
        <source>Whisters</source>
        <translation>Whisters</translation>
    </message>
    <message>
        <source>A defender who passed</source>
        <translation>Un defensor que pasó</translation>
    </message>
    <message>
        <source>Each their own</source>
        <translation>Cada uno la suya</translation>
    </message>
    <message>
        <source>The whister, for both</source>
        <translation>El whister, por ambos</translation>
    </message>
    <message>
        <source>Twenty points</source>
        <translation>Veinte puntos</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>De dos en dos</translation>
    </message>
    <message>
        <source>Any but the first or the last</source>
        <translation>Cualquiera menos la primera y la última</translation>
    </message>
    <message>
        <source>Nothing is agreed</source>
        <translation>Nada acordado</translation>
    </message>
    <message>
        <source>The next player, as always</source>
        <translation>El siguiente, como siempre</translation>
    </message>
    <message>
        <source>The same dealer again</source>
        <translation>Otra vez la misma persona</translation>
    </message>
    <message>
        <source>One step at a time</source>
        <translation>Un escalón cada vez</translation>
    </message>
    <message>
        <source>To any higher step</source>
        <translation>A cualquier escalón superior</translation>
    </message>
    <message>
        <source>Nobody may match</source>
        <translation>Nadie puede igualar</translation>
    </message>
    <message>
        <source>Any earlier hand</source>
        <translation>Cualquier mano anterior</translation>
    </message>
    <message>
        <source>An earlier hand, once one has passed</source>
        <translation>Una mano anterior, si alguien ha pasado</translation>
    </message>
    <message>
        <source>Between 8 no trump and 9 spades</source>
        <translation>Entre 8 sin triunfo y 9 picas</translation>
    </message>
    <message>
        <source>Misère and nine</source>
        <translation>Misère y nueve</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Se juega</translation>
    </message>
    <message>
        <source>The last one stays</source>
        <translation>Se mantiene el último</translation>
    </message>
    <message>
        <source>They begin again</source>
        <translation>Vuelven a empezar</translation>
    </message>
    <message>
        <source>Any contract</source>
        <translation>Cualquier contrato</translation>
    </message>
    <message>
        <source>A contract that is made</source>
        <translation>Un contrato cumplido</translation>
    </message>
    <message>
        <source>A contract that is whisted and made</source>
        <translation>Un contrato con whist y cumplido</translation>
    </message>
    <message>
        <source>Not below the winning bid</source>
        <translation>No por debajo del anuncio ganador</translation>
    </message>
    <message>
        <source>For aces, and king with ace or queen</source>
        <translation>Por ases, y rey con as o dama</translation>
    </message>
    <message>
        <source>A consolation for each ace</source>
        <translation>Una consolación por cada as</translation>
    </message>
    <message>
        <source>The one who whisted second</source>
        <translation>Quien dijo whist en segundo lugar</translation>
    </message>
    <message>
        <source>Each for their own part</source>
        <translation>Cada uno su parte</translation>
    </message>
    <message>
        <source>Nobody; there is no quota</source>
        <translation>Nadie; no hay cuota</translation>
    </message>
    <message>
        <source>Their part, but no more than is missing</source>
        <translation>Su parte, pero no más de lo que falta</translation>
    </message>
    <message>
        <source>Each for half of what is missing</source>
        <translation>Cada uno la mitad de lo que falta</translation>
    </message>
    <message>
        <source>The full price</source>
        <translation>El precio completo</translation>
    </message>
    <message>
        <source>Half the price</source>
        <translation>La mitad del precio</translation>
    </message>
    <message>
        <source>Half, until one’s own pool is full</source>
        <translation>La mitad, hasta llenar la pula propia</translation>
    </message>
    <message>
        <source>The whister keeps them all</source>
        <translation>El whister se los queda todos</translation>
    </message>
    <message>
        <source>Shared when the contract fails</source>
        <translation>Se comparten si el contrato falla</translation>
    </message>
    <message>
        <source>Always shared</source>
        <translation>Siempre se comparten</translation>
    </message>
    <message>
        <source>Against a six</source>
        <translation>Contra un seis</translation>
    </message>
    <message>
        <source>Against a seven</source>
        <translation>Contra un siete</translation>
    </message>
    <message>
        <source>The one who whisted after all</source>
        <translation>Quien reabrió con whist</translation>
    </message>
    <message>
        <source>The half-whister</source>
        <translation>El medio whister</translation>
    </message>
    <message>
        <source>Nobody writes it</source>
        <translation>Nadie la anota</translation>
    </message>
    <message>
        <source>Whist or pass, as always</source>
        <translation>Whist o paso, como siempre</translation>
    </message>
    <message>
        <source>Checked with all hands open</source>
        <translation>Se comprueba con todas las manos abiertas</translation>
    </message>
    <message>
        <source>Both whist, closed, and owe nothing</source>
        <translation>Whist de ambos, cerrada y sin cuota</translation>
    </message>
    <message>
        <source>As the whister likes</source>
        <translation>Como prefiera el whister</translation>
    </message>
    <message>
        <source>Always open</source>
        <translation>Siempre abierta</translation>
    </message>
    <message>
        <source>Always closed</source>
        <translation>Siempre cerrada</translation>
    </message>
    <message>
        <source>Alone, or calling the other back</source>
        <translation>A solas, o llamando de nuevo al otro</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes de la primera carta</translation>
    </message>
    <message>
        <source>After the first card</source>
        <translation>Después de la primera carta</translation>
    </message>
    <message>
        <source>After half-whist; from eight after two passes</source>
        <translation>Tras medio whist; desde ocho, tras dos pases</translation>
    </message>
    <message>
        <source>Whenever nobody else whists</source>
        <translation>Siempre que nadie más diga whist</translation>
    </message>
    <message>
        <source>Like any whister</source>
        <translation>Como cualquier whister</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>La primera mano</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>El declarante</translation>
    </message>
    <message>
        <source>Before the first card, or after the declarer’s</source>
        <translation>Antes de la primera carta, o después de la del declarante</translation>
    </message>
    <message>
        <source>Tricks cost points on the mountain</source>
        <translation>Las bazas cuestan puntos de montaña</translation>
    </message>
    <message>
        <source>The fewest tricks bring whists</source>
        <translation>Quien hace menos bazas anota whists</translation>
    </message>
    <message>
        <source>Nothing is played; new cards are dealt</source>
        <translation>No se juega; se reparte de nuevo</translation>
    </message>
    <message>
        <source>The price of one trick</source>
        <translation>El precio de una baza</translation>
    </message>
    <message>
        <source>The same as the others</source>
        <translation>Lo mismo que a los demás</translation>
    </message>
    <message>
        <source>One point, tricks or not</source>
        <translation>Un punto, haga bazas o no</translation>
    </message>
    <message>
        <source>The dealer leads them, and they can win</source>
        <translation>Quien reparte sale con ellas; pueden ganar</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Not possible as it is: {rules}. The reason stands there.</source>
        <translation>Así no es posible: {rules}. El motivo está junto a la regla.</translation>
    </message>
    <message>
        <source>This changed too: {rules}.</source>
        <translation>También ha cambiado: {rules}.</translation>
    </message>
    <message>
        <source>Everything is as in {preset}.</source>
        <translation>Todo está como en {preset}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from {preset}.</source>
        <translation>
            <numerusform>%n regla difiere de {preset}.</numerusform>
            <numerusform>%n reglas difieren de {preset}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, our way</source>
        <translation>{preset}, a nuestra manera</translation>
    </message>
    <message>
        <source>The rules were changed and are not saved. Give the changes up?</source>
        <translation>Las reglas han cambiado y no están guardadas. ¿Renunciar a los cambios?</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Renunciar</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Reglas: {name}</translation>
    </message>
    <message>
        <source>{name}, from {preset}</source>
        <translation>{name}, a partir de {preset}</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>Only what &amp;differs</source>
        <translation>Solo lo que &amp;difiere</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grupos de reglas</translation>
    </message>
    <message>
        <source>No such rule.</source>
        <translation>No existe esa regla.</translation>
    </message>
    <message>
        <source>&amp;Everything back to {preset}</source>
        <translation>&amp;Todo como en {preset}</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
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
        <translation>pula</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montaña</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>whists</source>
        <translation>whists</translation>
    </message>
    <message>
        <source>on {name}</source>
        <translation>vs {name}</translation>
    </message>
    <message>
        <source>{owner}, {column}</source>
        <translation>{owner}, {column}</translation>
    </message>
    <message>
        <source>{owner}, whists on {opponent}</source>
        <translation>{owner}, whists (rival: {opponent})</translation>
    </message>
    <message>
        <source>{place}: {amount}</source>
        <translation>{place}: {amount}</translation>
    </message>
    <message>
        <source>Deal {deal}. Total now: {total}.</source>
        <translation>Reparto {deal}. Total ahora: {total}.</translation>
    </message>
    <message>
        <source>{place}: {numbers}</source>
        <translation>{place}: {numbers}</translation>
    </message>
    <message>
        <source>The match is over when all pools together hold {total} points, {target} a player.</source>
        <translation>La partida acaba cuando todas las pulas juntas suman {total} puntos, {target} por jugador.</translation>
    </message>
    <message>
        <source>A pool is closed at {target} points. The match is over when all are.</source>
        <translation>Una pula se cierra con {target} puntos. La partida acaba cuando lo están todas.</translation>
    </message>
    <message>
        <source>whists on {opponent} {total}</source>
        <translation>whists (rival: {opponent}) {total}</translation>
    </message>
    <message>
        <source>result {result}</source>
        <translation>resultado {result}</translation>
    </message>
    <message>
        <source>balance {balance}</source>
        <translation>saldo {balance}</translation>
    </message>
    <message>
        <source>bombs {factors}</source>
        <translation>bombas {factors}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Reparte {name}.</translation>
    </message>
    <message>
        <source>{name} deals and sits out.</source>
        <translation>{name} reparte y descansa.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPanel</name>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>The sheet as it is pencilled at the table</source>
        <translation>La hoja tal como se escribe en la mesa</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Totals and results of all deals</source>
        <translation>Totales y resultados de todos los repartos</translation>
    </message>
    <message>
        <source>Points by deal</source>
        <translation>Puntos por reparto</translation>
    </message>
    <message>
        <source>Totals by player</source>
        <translation>Totales por jugador</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Resultados por reparto</translation>
    </message>
</context>
<context>
    <name>SeatFields</name>
    <message>
        <source>Two players have the same name; change one of them.</source>
        <translation>Dos jugadores tienen el mismo nombre; cambia uno.</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Tú</translation>
    </message>
    <message>
        <source>On your &amp;left</source>
        <translation>A tu i&amp;zquierda</translation>
    </message>
    <message>
        <source>Opposi&amp;te</source>
        <translation>En&amp;frente</translation>
    </message>
    <message>
        <source>On your &amp;right</source>
        <translation>A tu &amp;derecha</translation>
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
        <translation>vs
{name}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>bombs</source>
        <translation>bombas</translation>
    </message>
    <message>
        <source>{name}, result by the rules of this match: {value}</source>
        <translation>{name}, resultado según las reglas de esta partida: {value}</translation>
    </message>
    <message>
        <source>{name}, balance in whists: {value}</source>
        <translation>{name}, saldo en whists: {value}</translation>
    </message>
    <message>
        <source>{name}, bombs: {value}</source>
        <translation>{name}, bombas: {value}</translation>
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
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Single letters act while the table has the focus.</source>
        <translation>Las letras sueltas funcionan mientras la mesa tiene el foco.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>Put right: the first slip of a deal does not count.</source>
        <translation>Corregido: el primer descuido de un reparto no cuenta.</translation>
    </message>
    <message>
        <source>Slip {number} of this deal.</source>
        <translation>Descuido {number} de este reparto.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Nobody else writes anything.</source>
        <translation>Nadie más anota nada.</translation>
    </message>
    <message>
        <source>You play the ten cards dealt.</source>
        <translation>Juegas las diez cartas repartidas.</translation>
    </message>
    <message>
        <source>Of a misère each of you writes {made} in the pool, or {caught} on the mountain a trick.</source>
        <translation>De un misère cada uno de los dos anota {made} en la pula, o {caught} en la montaña por baza.</translation>
    </message>
    <message>
        <source>It brings {made}, and each trick costs {caught}.</source>
        <translation>Da {made}, y cada baza cuesta {caught}.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn to bid.</source>
        <translation>Te toca anunciar.</translation>
    </message>
    <message>
        <source>{name} is to bid.</source>
        <translation>Le toca anunciar a {name}.</translation>
    </message>
    <message>
        <source>Lay two cards away.</source>
        <translation>Descarta dos cartas.</translation>
    </message>
    <message>
        <source>{name} is laying two cards away.</source>
        <translation>{name} descarta dos cartas.</translation>
    </message>
    <message>
        <source>Name your contract.</source>
        <translation>Nombra tu contrato.</translation>
    </message>
    <message>
        <source>{name} is naming the contract.</source>
        <translation>{name} nombra el contrato.</translation>
    </message>
    <message>
        <source>How do you defend?</source>
        <translation>¿Qué defensa eliges?</translation>
    </message>
    <message>
        <source>{name} chooses how to defend.</source>
        <translation>{name} elige la defensa.</translation>
    </message>
    <message>
        <source>Whist or pass?</source>
        <translation>¿Whist o paso?</translation>
    </message>
    <message>
        <source>{name} is to whist or pass.</source>
        <translation>{name} elige: whist o paso.</translation>
    </message>
    <message>
        <source>Do you agree?</source>
        <translation>¿Aceptas?</translation>
    </message>
    <message>
        <source>{name} is to answer.</source>
        <translation>Le toca responder a {name}.</translation>
    </message>
    <message>
        <source>Do you take half of the misère?</source>
        <translation>¿Tomas la mitad del misère?</translation>
    </message>
    <message>
        <source>The dealer, {name}, considers half of the misère.</source>
        <translation>{name}, que reparte, considera la mitad del misère.</translation>
    </message>
    <message>
        <source>Your turn: look at your cards, or bid in the dark.</source>
        <translation>Te toca: mira tus cartas o anuncia a ciegas.</translation>
    </message>
    <message>
        <source>{name} is to look at the cards or to bid in the dark.</source>
        <translation>Le toca a {name}: mirar sus cartas o anunciar a ciegas.</translation>
    </message>
    <message>
        <source>You deal: whist in place of a defender, or pass?</source>
        <translation>Repartes tú: ¿whist en lugar de un defensor, o paso?</translation>
    </message>
    <message>
        <source>The dealer, {name}, considers a whist.</source>
        <translation>{name}, que reparte, considera decir whist.</translation>
    </message>
    <message>
        <source>Take the talon, or turn to misère?</source>
        <translation>¿Tomas el talón o cambias a misère?</translation>
    </message>
    <message>
        <source>{name}, who bid in the dark, considers misère.</source>
        <translation>{name}, que anunció a ciegas, considera misère.</translation>
    </message>
    <message>
        <source>Nobody whists: where do you write the contract?</source>
        <translation>Nadie dice whist: ¿dónde anotas el contrato?</translation>
    </message>
    <message>
        <source>Nobody whists: {name} chooses where the contract is written.</source>
        <translation>Nadie dice whist: {name} elige dónde se anota el contrato.</translation>
    </message>
    <message>
        <source>Play a card from the hand of {name}.</source>
        <translation>Juega una carta de la mano de {name}.</translation>
    </message>
    <message>
        <source>Your turn to play.</source>
        <translation>Te toca jugar.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Le toca jugar a {name}.</translation>
    </message>
    <message>
        <source>Raspasy</source>
        <translation>Todos pasan</translation>
    </message>
    <message>
        <source>Your bid: {contract}</source>
        <translation>Tu anuncio: {contract}</translation>
    </message>
    <message>
        <source>{name} bids {contract}</source>
        <translation>{name} dice {contract}</translation>
    </message>
    <message>
        <source>You play misère</source>
        <translation>Juegas misère</translation>
    </message>
    <message>
        <source>{name} plays misère</source>
        <translation>{name} juega misère</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Juegas {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tu anuncio</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} anuncia</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Juegas</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} juega</translation>
    </message>
    <message>
        <source>the talon leads {suit}</source>
        <translation>el talón sale a {suit}</translation>
    </message>
    <message>
        <source>every trick counts against you</source>
        <translation>cada baza cuenta en contra</translation>
    </message>
    <message>
        <source>must take none, has {taken}</source>
        <translation>ni una baza; van {taken}</translation>
    </message>
    <message>
        <source>needs {needed}</source>
        <translation>meta: {needed} bazas</translation>
    </message>
    <message>
        <source>has {taken} of {needed} – defence has {others} of {quota}</source>
        <translation>meta {needed}, van {taken} – defensa: meta {quota}, van {others}</translation>
    </message>
    <message>
        <source>You have not looked at your cards.</source>
        <translation>No has mirado tus cartas.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>No tienes cartas.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tienes {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>No hay cartas en la mesa.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>En la mesa: {cards}.</translation>
    </message>
    <message>
        <source>{name}: total {total}.</source>
        <translation>{name}: total {total}.</translation>
    </message>
    <message>
        <source>{name}: pool {pool}, mountain {mountain}, balance {balance}.</source>
        <translation>{name}: pula {pool}, montaña {mountain}, saldo {balance}.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Todavía no se ha hecho ninguna baza.</translation>
    </message>
    <message>
        <source>Last trick: {cards}.</source>
        <translation>Última baza: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}.</source>
        <translation>Baza {number}: {cards}.</translation>
    </message>
    <message>
        <source>You laid away: {cards}.</source>
        <translation>Descartaste: {cards}.</translation>
    </message>
</context>
<context>
    <name>StoragePage</name>
    <message>
        <source>What is stored</source>
        <translation>Qué se guarda</translation>
    </message>
    <message>
        <source>Your matches and these preferences are kept on this computer. Each decision is saved at once; there is nothing to save by hand.</source>
        <translation>Tus partidas y estas preferencias se guardan en este equipo. Cada decisión se guarda al instante; no hay nada que guardar a mano.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>La carpeta</translation>
    </message>
    <message>
        <source>Folder of the stored data</source>
        <translation>Carpeta de los datos guardados</translation>
    </message>
    <message>
        <source>The program opens no network connection and sends nothing to anybody.</source>
        <translation>El programa no abre ninguna conexión de red ni envía nada a nadie.</translation>
    </message>
    <message>
        <source>To delete a match, choose Saved matches in the menu Game.</source>
        <translation>Para eliminar una partida, elige Partidas guardadas en el menú Partida.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>on the table: {card}</source>
        <translation>en la mesa: {card}</translation>
    </message>
    <message>
        <source>{name} holds the {card}</source>
        <translation>{name} tiene {card}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {number}</source>
        <translation>{card}, carta {place} de {number}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {number}, playable</source>
        <translation>{card}, carta {place} de {number}, jugable</translation>
    </message>
    <message>
        <source>{card}, exposed</source>
        <translation>{card}, a la vista</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>{call} in the dark</source>
        <translation>{call} a ciegas</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Previous or next card</source>
        <translation>Carta anterior o siguiente</translation>
    </message>
    <message>
        <source>Previous or next suit</source>
        <translation>Palo anterior o siguiente</translation>
    </message>
    <message>
        <source>Home, End</source>
        <comment>the keys</comment>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>First or last card</source>
        <translation>Primera o última carta</translation>
    </message>
    <message>
        <source>The first card to the tenth</source>
        <translation>De la primera a la décima carta</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <comment>the keys</comment>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Jugar o elegir la carta</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>No elegir ninguna carta</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
</context>
<context>
    <name>TutorButton</name>
    <message>
        <source>Turn the tutor off; the arrow opens what can be set</source>
        <translation>Desactivar el tutor; la flecha abre sus ajustes</translation>
    </message>
    <message>
        <source>Turn the tutor on; the arrow opens what can be set</source>
        <translation>Activar el tutor; la flecha abre sus ajustes</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>&amp;Think again</source>
        <translation>Pensarlo &amp;otra vez</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>Vo&amp;lver atrás</translation>
    </message>
    <message>
        <source>H&amp;int {rung} of 4</source>
        <translation>P&amp;ista {rung} de 4</translation>
    </message>
    <message>
        <source>Do it &amp;anyway</source>
        <translation>&amp;Hacerlo de todos modos</translation>
    </message>
    <message>
        <source>&amp;Quiet for this deal</source>
        <translation>Sile&amp;ncio en este reparto</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>R&amp;epasar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Nothing has been done yet; choose anew</source>
        <translation>Aún no se ha hecho nada; elige de nuevo</translation>
    </message>
    <message>
        <source>Choose anew; in this deal the tutor says nothing more</source>
        <translation>Elige de nuevo; en este reparto el tutor no dice nada más</translation>
    </message>
    <message>
        <source>Go back to this decision; the first error of a deal does not count then</source>
        <translation>Volver a esta decisión; así, el primer error de un reparto no cuenta</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers behind this</source>
        <translation>Los números que hay detrás</translation>
    </message>
    <message>
        <source>The error before</source>
        <translation>El error anterior</translation>
    </message>
    <message>
        <source>The next error</source>
        <translation>El error siguiente</translation>
    </message>
</context>
<context>
    <name>VerdictPane</name>
    <message>
        <source>S&amp;kip</source>
        <translation>Sa&amp;ltar</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Pró&amp;ximo error</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Find something better</source>
        <translation>Encuentra algo mejor</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>Pis&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Ver la s&amp;olución</translation>
    </message>
    <message>
        <source>Pla&amp;y on from here</source>
        <translation>Seguir &amp;jugando desde aquí</translation>
    </message>
    <message>
        <source>In &amp;another chair</source>
        <translation>En el lu&amp;gar de otro</translation>
    </message>
    <message>
        <source>The same cards from this moment on, against the bots.</source>
        <translation>Las mismas cartas desde este momento, contra los bots.</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>You are watching</source>
        <translation>Estás mirando</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Watch the play at the usual speed</source>
        <translation>Ver el juego a la velocidad habitual</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Watch the play at a higher speed</source>
        <translation>Ver el juego a mayor velocidad</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Saltar al resultado</translation>
    </message>
    <message>
        <source>Go to the end of the deal, or to what you have to decide</source>
        <translation>Ir al final del reparto, o a lo que tengas que decidir</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Read the rule in the guide ({key})</source>
        <translation>Leer la regla en la guía ({key})</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Deal {number} · number {chosen}</source>
        <translation>Reparto {number} · número {chosen}</translation>
    </message>
    <message>
        <source>The same number gives the same cards, for ever.</source>
        <translation>El mismo número da las mismas cartas, para siempre.</translation>
    </message>
    <message>
        <source>Deal {number} · seal {seal}</source>
        <translation>Reparto {number} · sello {seal}</translation>
    </message>
    <message>
        <source>The cards of this deal were fixed before the first call. Seal: {seal}. Afterwards you can check it (Help menu).</source>
        <translation>Las cartas de este reparto quedaron fijadas antes del primer anuncio. Sello: {seal}. Después puedes comprobarlo (menú Ayuda).</translation>
    </message>
    <message>
        <source>Last deal: number {number}</source>
        <translation>Último reparto: número {number}</translation>
    </message>
    <message>
        <source>At a live table nobody takes a decision back.</source>
        <translation>En una mesa real nadie retira una decisión.</translation>
    </message>
    <message>
        <source>At a live table nobody helps you.</source>
        <translation>En una mesa real nadie te ayuda.</translation>
    </message>
    <message>
        <source>Only in a match at a live table.</source>
        <translation>Solo en una partida como en una mesa real.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>En un examen no hay pistas.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Matches (*.pulka);;All files (*)</source>
        <translation>Partidas (*.pulka);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Guardar una copia de esta partida</translation>
    </message>
    <message>
        <source>Matches (*.pulka)</source>
        <translation>Partidas (*.pulka)</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Exportar la hoja de puntuación</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>{path} could not be written; choose another folder.</source>
        <translation>No se pudo escribir {path}; elige otra carpeta.</translation>
    </message>
    <message>
        <source>The next deal will be number {number}.</source>
        <translation>El siguiente reparto llevará el número {number}.</translation>
    </message>
    <message>
        <source>End the match early</source>
        <translation>Terminar la partida antes</translation>
    </message>
    <message>
        <source>Propose to end the match here? If all agree, missing pool points go to the mountains and the sheet is settled.</source>
        <translation>¿Proponer que la partida termine aquí? Si todos aceptan, los puntos que faltan en las pulas pasan a las montañas y se liquida la hoja.</translation>
    </message>
    <message>
        <source>The diagnostic text is on the clipboard.</source>
        <translation>El texto de diagnóstico está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>The match ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>La partida acaba, como muy tarde, tras %n reparto.</numerusform>
            <numerusform>La partida acaba, como muy tarde, tras %n repartos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No deal begins after %n minute(s).</source>
        <translation>
            <numerusform>Tras %n minuto no empieza ningún reparto.</numerusform>
            <numerusform>Tras %n minutos no empieza ningún reparto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>Cada baza de «todos pasan» cuesta %n punto en la montaña.</numerusform>
            <numerusform>Cada baza de «todos pasan» cuesta %n puntos en la montaña.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s)</source>
        <translation>
            <numerusform>Tras %n reparto</numerusform>
            <numerusform>Tras %n repartos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Tras %n minuto</numerusform>
            <numerusform>Tras %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) not right yet.</source>
        <translation>
            <numerusform>Queda %n número por corregir.</numerusform>
            <numerusform>Quedan %n números por corregir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Opponent</name>
    <message>
        <source>{place}: character</source>
        <translation>{place}: carácter</translation>
    </message>
    <message>
        <source>{place}: level</source>
        <translation>{place}: nivel</translation>
    </message>
</context>
</TS>
