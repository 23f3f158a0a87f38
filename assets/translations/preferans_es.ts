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
        <source>The running total of each player.</source>
        <translation>El total acumulado de cada jugador.</translation>
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
        <source>After the first card both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Tras la primera carta se descubren ambas manos y juegas también las cartas de {name}.</translation>
    </message>
    <message>
        <source>Both hands lie face up, and you play the cards of {name} too.</source>
        <translation>Se descubren ambas manos y juegas también las cartas de {name}.</translation>
    </message>
    <message>
        <source>No hand is shown: {name} plays without your help.</source>
        <translation>No se descubre ninguna mano ni diriges las cartas de {name}.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
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
        <source>If {name} passes, you owe {tricks} alone.</source>
        <translation>Si {name} pasa, debes {tricks} por tu cuenta.</translation>
    </message>
    <message>
        <source>You take the whist back from {name}: the contract is played.</source>
        <translation>Reabres tras el medio whist de {name}: el contrato se juega.</translation>
    </message>
    <message>
        <source>If tricks are missing, nothing is written against you.</source>
        <translation>Si faltan bazas, no se anota nada contra ti.</translation>
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
        <source>You lay two cards away.</source>
        <translation>Descartas dos cartas.</translation>
    </message>
    <message>
        <source>{name} lays two cards away.</source>
        <translation>{name} descarta dos cartas.</translation>
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
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
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
        <source>On your r&amp;ight:</source>
        <translation>A tu &amp;derecha:</translation>
    </message>
    <message>
        <source>The next match begins with these names.</source>
        <translation>La próxima partida empieza con estos nombres.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Not found on this page</source>
        <translation>No está en esta página</translation>
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
        <source>Search this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Página de la guía</translation>
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
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
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
        <source>&amp;Deals:</source>
        <translation>&amp;Repartos:</translation>
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
        <source>Clara</source>
        <comment>the usual name of an opponent</comment>
        <translation>Clara</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Rules from a file</source>
        <translation>Reglas de un archivo</translation>
    </message>
    <message>
        <source>Profiles of rules (*.yaml *.yml *.json)</source>
        <translation>Perfiles de reglas (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Two players have the same name; change one of them.</source>
        <translation>Dos jugadores tienen el mismo nombre; cambia uno.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules from a &amp;file…</source>
        <translation>Reglas de un &amp;archivo…</translation>
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
        <source>On your &amp;right</source>
        <translation>A tu &amp;derecha</translation>
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
        <source>&amp;Pass</source>
        <translation>Pa&amp;so</translation>
    </message>
    <message>
        <source>You make no further call in this deal.</source>
        <translation>No vuelves a hablar en esta subasta.</translation>
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
        <source>{name}: balance of this deal in whists {amount}</source>
        <translation>{name}: saldo de este reparto en whists {amount}</translation>
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
        <source>&amp;Back to the match</source>
        <translation>V&amp;olver a la partida</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Anotado en la hoja</translation>
    </message>
    <message>
        <source>Tricks: {split}</source>
        <translation>Bazas: {split}</translation>
    </message>
    <message>
        <source>&amp;Lay away</source>
        <translation>&amp;Descartar</translation>
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
        <source>Choose one more card.</source>
        <translation>Elige una carta más.</translation>
    </message>
    <message>
        <source>These two cards go out of play.</source>
        <translation>Estas dos cartas quedan fuera del juego.</translation>
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
        <source>The match was ended by agreement.</source>
        <translation>La partida terminó de común acuerdo.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
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
        <source>&amp;Whist</source>
        <translation>&amp;Whist</translation>
    </message>
    <message>
        <source>Ha&amp;lf-whist</source>
        <translation>M&amp;edio whist</translation>
    </message>
    <message>
        <source>You answer first.</source>
        <translation>Respondes en primer lugar.</translation>
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
        <source>{file} cannot be played here:</source>
        <translation>{file} no se puede jugar aquí:</translation>
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
        <source>With {others}: {allowed}</source>
        <translation>Con {others}: {allowed}</translation>
    </message>
    <message>
        <source>This version does not play it.</source>
        <translation>Esta versión no lo juega.</translation>
    </message>
    <message>
        <source>The list should hold {players}.</source>
        <translation>La lista debe contener {players}.</translation>
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
        <source>A nine over misère ends the bidding; you can only pass.</source>
        <translation>Un nueve sobre misère cierra la subasta; solo puedes pasar.</translation>
    </message>
    <message>
        <source>Your misère was outbid; you can only pass.</source>
        <translation>Han superado tu misère; solo puedes pasar.</translation>
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
        <source>Lay exactly two cards away.</source>
        <translation>Descarta exactamente dos cartas.</translation>
    </message>
    <message>
        <source>You do not hold the {value}.</source>
        <translation>No tienes esta carta: {value}.</translation>
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
        <source>balance {balance}</source>
        <translation>saldo {balance}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Reparte {name}.</translation>
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
        <source>Totals by player</source>
        <translation>Totales por jugador</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Resultados por reparto</translation>
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
        <source>{name}, balance in whists: {value}</source>
        <translation>{name}, saldo en whists: {value}</translation>
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
        <source>Whist or pass?</source>
        <translation>¿Whist o paso?</translation>
    </message>
    <message>
        <source>{name} is to whist or pass.</source>
        <translation>{name} elige: whist o paso.</translation>
    </message>
    <message>
        <source>Open or closed defence?</source>
        <translation>¿Defensa abierta o cerrada?</translation>
    </message>
    <message>
        <source>{name} chooses open or closed defence.</source>
        <translation>{name} elige defensa abierta o cerrada.</translation>
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
        <source>Table</source>
        <translation>Mesa</translation>
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
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>Cada baza de «todos pasan» cuesta %n punto en la montaña.</numerusform>
            <numerusform>Cada baza de «todos pasan» cuesta %n puntos en la montaña.</numerusform>
        </translation>
    </message>
</context>
</TS>
