# What Dwar7s Fall's board says beyond the game's own words.

df-map = Karte der Königreiche
df-cell = { $card }, Zeile { $row }, Spalte { $col }, { $standing } von { $slots } Plätzen besetzt
df-spot = In Zeile { $row }, Spalte { $col } legen
df-gain = { $what }: { $n ->
    [one] { $vp } Punkt
   *[other] { $vp } Punkte
 } für dein Königreich
df-gain-other = { $said }, { $vp } für { $name }
df-turn = Drehen: klicken oder R drücken
df-move = Bewegen
df-move-meeple = Meeple bewegen
df-place = Einsetzen
df-caption-kingdom = Reich
df-caption-fire = Daheim
df-caption-hand = Hand
df-reveal = { $said }: +{ $vp }
df-stop = Halt
df-draws = { $n ->
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
 }
df-decrees = Königliche Erlasse
df-round = Runde { $n }
df-last-round = Letzte Runde
df-phase-actions = Aktionen
df-phase-resolve = Aufgaben
df-phase-roaming = Der Troll streift
df-phase-end = Zugende
df-phase-over = Das Ende
df-goals = Ziele
df-goal = { $goal }: { $cost }{ $monsters ->
    [0] {""}
    [one] {" "}und ein besiegtes Monster
   *[other] {" "}und { $monsters } besiegte Monster
 } für { $vp } Punkte
df-hand-in = Eintauschen: { $vp } Punkte
df-piles = Edelsteinvorrat
df-pile = { $gem }: noch { $n } im Vorrat
df-own-gems = { $gem }: du hast { $n }
df-ogre-deck = Ogerstapel
df-ogre-discards = Abgelegte Ogerkarten
df-ogre-cards = Ogerkarten
df-toll = Maut { $n } von { $of }, dann wechselt die Laune
df-campfire = Lagerfeuer
df-nobody = Niemand da
df-completed = Erfüllt
df-actions = { $used } von { $of } Aktionen genutzt
df-class-tool = { $class } für { $cost }
df-rob = { $card }: { $name }
df-score = Punkte, wenn das Spiel jetzt endete
df-kingdom = Königreich: Punkte und Felder
df-goals-done = Erfüllte Ziele
df-hand-size = Handkarten
df-kingdom-cards = { $n ->
    [one] 1 Königreichskarte auf der Hand
   *[other] { $n } Königreichskarten auf der Hand
 }
df-monsters = Besiegte Monster
df-pouches = Gestohlene Beutel
df-points = Punkte
df-goals-left = Ziele im Stapel
df-pouch-pile = Beutel im Vorrat
df-first = Beginnt

df-short-castle = Burg
df-short-goldmine = Gold
df-short-emeraldmine = Smaragd
df-short-diamondmine = Diamant
df-short-rubymine = Rubin
df-short-tavern = Taverne
df-short-generalstore = Laden
df-short-firedragon = Drache
df-short-frostgiant = Riese
df-short-ogrecastle = Burg
df-short-forestdragon = Drache
df-short-treant = Baumhirte
df-short-bigbadwolf = Wolf
df-short-trollslake = See
df-short-memorial = Denkmal

df-needs = Braucht { $n } deiner Meeples; { $slots } haben darauf Platz.
df-task-dig = Graben: Die oberste Karte eines Stapels ohne Meeples kommt nach unten. Jedes Monster im Königreich dieser Burg verhindert es.
df-task-gems = Nimm { $gems }.
df-task-draw = Ziehe { $n ->
    [one] eine Ogerkarte
   *[other] { $n } Ogerkarten
 }.
df-task-trade = Handeln: Bezahle ein Ziel aus der Auslage und nimm es.
df-task-defeat = Besiege es, wenn kein fremder Meeple darauf steht. Es verlässt das Brett und gehört dir.
df-task-toll = Zahle die Maut: Führe den Troll bis zu zwei Schritte, dann wirkt seine Laune.
df-task-rotate = Drehe eine Karte ohne Meeples.
df-castle-bonus = Macht ihr Gebiet zum Königreich ihres Besitzers, der in jedem Zug eine Aktion mehr hat.
df-blocks-mines = In seinem Königreich geben Minen keine Edelsteine.
df-blocks-action = In seinem Königreich geben Burgen keine zusätzliche Aktion.
df-blocks-inns = In seinem Königreich geben Tavernen und Läden nichts.
df-stacks = Minen dürfen auf Minen, Tavernen und Läden aufeinander gelegt werden, wo niemand steht.
df-in-kingdom = In einem Königreich: { $vp } Punkte.
df-blocked = Zurzeit von einem Monster in diesem Königreich blockiert.
df-standing = { $name }: { $n } hier, { $needed } nötig.
df-walls = Mauern: { $walls }.
df-kingdom-of = Königreich von { $names }.
df-no-kingdom = In keinem Königreich.
df-beneath = Darunter: { $cards }.
df-troll-here = Hier steht der Troll.
df-protected = Ogerkarten können ihr nichts anhaben: Ein Wächter oder Drache schützt sie.
df-worth = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 } wert.
df-worth-to = Für { $name }: { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 }.
df-has = { $name }: { $n }
df-lacking = Dir fehlt: { $gems }.
df-about-goal = Wird im Gemischtwarenladen gekauft. Ziele bleiben dein und zählen am Ende.
df-about-goals = Mit drei Meeples im Gemischtwarenladen kaufst du eines. Die Zahl daneben sagt, wie viele noch im Stapel sind.
df-about-ogres = Ogerkarten sind freie Aktionen mit überraschender Wirkung. Es gibt sie in Tavernen. Die anderen kennen nur ihre Zahl.
df-about-pouches = Ein Oger nimmt einen für jeden Streich gegen einen fremden Meeple und löst sie beim Pfandleiher gegen Edelsteine ein.
df-about-monsters = Besiegte Monster zählen am Ende Punkte und bezahlen Dracheneier.
df-about-campfire = Hier ruhen die Meeples. Einen davon auf eine Karte mit freiem Platz einzusetzen ist eine Aktion.
df-about-actions = Karte legen, Meeple einsetzen oder bewegen: drei Aktionen im Zug, eine mehr mit deiner Burg im Spiel. Ogerkarten sind frei.
df-resting = Bei { $name } ruhen: { $meeples }.
df-away = Auf dem Brett: { $classes }.
df-about-troll = Wer den See in Ruhe lässt, bei dem streift der Troll am Zugende von selbst umher.
df-roaming = Verbliebene Streifkarten: { $n }
df-about-score = Noch verdeckte Geheimziele zählen hier nicht mit.
df-about-kingdom = Alle Karten, die offene Durchgänge mit der Burg verbinden. Wer es teilt, zählt es jeweils ganz.
df-about-target = Wer am Ende des Zuges { $n } hat, beendet das Spiel mit dieser Runde.
df-about-hand = Königreichskarten, Edelsteine und Ogerkarten: am Zugende höchstens neun. Königreichskarten kennen alle.
df-about-round = Das Spiel endet mit der Runde, in der jemand { $n } Ziele hat, spätestens nach Runde { $limit }.
df-triggered = { $name } hat genug Ziele: Dies ist die letzte Runde.
df-points-of = { $name }: zurzeit { $n } Punkte
df-kingdom-worth = { $vp } Punkte auf { $cells ->
    [one] einem Feld
   *[other] { $cells } Feldern
 }
df-no-castle = Ohne die Burg auf dem Brett gibt es kein Königreich.
df-secret-hidden = Das Geheimziel ist noch verdeckt.
df-known = Dir bekannt: { $cards }.
df-so-far = Bisher: { $have } von { $need }
df-only-you = Nur du siehst es. Decke es auf, solange die Bedingung erfüllt ist.
df-monster-vp = Ein besiegtes Monster ist { $vp } Punkte wert.

df-ogre-ambush = Schicke alle Meeples auf einer Karte heim, auch deine eigenen.
df-ogre-brute = Ein fremder Meeple und einer von dir tauschen die Plätze, wo immer sie stehen.
df-ogre-panic = Bewege einen beliebigen Meeple ein oder zwei Schritte durch offene Durchgänge.
df-ogre-thief = Nimm einen zufälligen Edelstein aus einer fremden Hand.
df-ogre-crown = Nimm einem Gegner alle Ogerkarten.
df-ogre-wreckingball = Schicke alle Meeples auf einer Karte heim; ist sie ein Stapel, kommt seine oberste Karte nach unten.
df-ogre-trollking = Ziehe zwei Ogerkarten; oder wehre eine Ogerkarte ab, die dich trifft.

df-secret-architect = Dein Königreich hat mindestens { $n } Felder.
df-secret-berserker = Du hast mindestens { $n } Monster besiegt.
df-secret-king = Dein Königreich ist mindestens { $n } Punkte wert.
df-secret-miner = Du hast von jeder Art mindestens { $n } Edelstein.
df-secret-ogreindisguise = Du hast mindestens { $n } Ogerkarten.
df-secret-researcher = Du hast gleichzeitig auf zwei Monstern je mindestens { $n } Meeples.
df-secret-wizard = Du hast mindestens { $n } Edelsteine dieser Art: { $gem }.
df-secret-zookeeper = Dein Königreich hat mindestens { $n } Monster.
df-secret-townsmen = Dein Königreich hat mindestens { $n } Tavernen oder Läden.
df-secret-warlock = Du hast mindestens { $n } Edelsteine dieser Art: { $gem }.
df-secret-adventurers = Du hast ein Monster mit mindestens { $n } Arten von Meeples besiegt.

df-kind-basic = Wird auf eine Karte mit freiem Platz gesetzt und zieht durch offene Durchgänge. Genügend von ihnen erledigen eine Aufgabe und kehren heim.
df-kind-alchemist = Auf dem Brett: Verwandle für eine Aktion einen Edelstein in einen anderer Art, aber nie Gold in einen Rubin.
df-kind-warrior = Auf dem Brett: Stoße für eine Aktion einen Gegner von seiner Karte auf die nächste.
df-kind-guardian = Ogerkarten können der Karte nichts anhaben, auf der er steht.
df-kind-king = Ihn zu setzen kostet keine Aktion.
df-kind-dragon = Ihn zu setzen kostet keine Aktion, und Ogerkarten können seiner Karte nichts anhaben.
df-kind-ogreking = Ihn zu setzen kostet keine Aktion. Für eine Aktion schickt er einen anderen Meeple von seiner Karte heim.

df-people-dwarfs = Zwerge: keine besonderen Gaben, aber alle Karten und Klassen.
df-people-elves = Elfen brauchen auf jeder Mine drei Meeples. Gegen ein Monster zählen auch Elfen auf Karten daneben. Einmal im Zug dürfen sie die Schuppen eines besiegten Monsters für Edelsteine bis 4 Punkte verkaufen.
df-people-ogres = Oger brauchen auf jeder Mine drei Meeples. Karten mit −2 Punkten zählen für sie +2. Streiche gegen Gegner bringen gestohlene Beutel, für die der Pfandleiher Edelsteine gibt.
df-people-crystal = Kristallzwerge meiden fremde Burgen, fürchten keine Frostriesen und dürfen einmal im Zug einen Edelstein in einen Diamanten verwandeln. Klassen kosten sie einen Diamanten mehr und bringen mehr Punkte.
df-ties = Bei gleichen Punkten liegt das größere Königreich vorn, danach entscheiden mehr Meeples auf dem Plan. Sonst wird der Platz geteilt.
