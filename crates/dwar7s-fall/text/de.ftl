game-name = Dwar7s Fall
    .about = Legt gemeinsam ein Reich aus Karten, schickt eure Zwerge an die Arbeit und erfüllt Ziele, bevor der Winter kommt.

# Optionen
option-races = Völker
    .about = Das Volk jedes Platzes. Ohne Wahl: Zwerge in der Reihenfolge der Plätze, dann Elfen, Oger und Kristallzwerge.
option-races-blue = Blaue Zwerge
option-races-red = Rote Zwerge
option-races-green = Grüne Zwerge
option-races-yellow = Gelbe Zwerge
option-races-elves = Elfen
option-races-ogres = Oger
option-races-crystal_dwarfs = Kristallzwerge
option-mat = Spielmatte
    .about = Die Karten liegen auf einer quadratischen Matte; ohne sie hat der Tisch keinen Rand.
option-empires = Imperien
    .about = Klassen, Dracheneier und mehr Edelsteine, Ogerkarten und Geheimziele. Immer an mit fünf oder mehr Spielern oder einem neuen Volk.
option-troll = Die Brücke des Trolls
    .about = Ein See, ein Troll mit wechselnden Launen und der Trollkönig.
option-scenario = Szenario
    .about = Die königlichen Erlasse, die die Regeln ändern, nach Szenario.
option-scenario-off = Kein Szenario
option-scenario-random = Ausgelost
option-scenario-fortune_teller = Wahrsagerin
option-scenario-bloodthirsty = Blutrünstig
option-scenario-chaos_control = Gezähmtes Chaos
option-scenario-siege = Belagerung
option-scenario-axe_gospel = Evangelium der Axt
option-scenario-damsel_in_distress = Holde Maid in Nöten
option-scenario-lords_of_the_arena = Herren der Arena
option-decrees = Königliche Erlasse
    .about = Erlasse eigener Wahl, zusätzlich zu denen des Szenarios.
option-decrees-hard_workers = Harte Arbeiter
option-decrees-the_dwarfs_way = Auf Zwergenart
option-decrees-charming_merchants = Charmante Händler
option-decrees-fortress = Festung
option-decrees-experienced_beast_hunters = Erfahrene Bestienjäger
option-decrees-battle_memorial = Schlachtdenkmal
option-decrees-hired_hands = Angeheuerte Hände
option-decrees-crazy_balloonists = Verrückte Ballonfahrer
option-decrees-greedy_landlords = Gierige Grundherren
option-decrees-bar_fights = Kneipenschlägereien
option-decrees-dragon_king = Drachenkönig
option-decrees-frost_invasion = Frostinvasion
option-decrees-high_ho = Heiho
option-decrees-hidden_tunnels = Geheime Tunnel
option-goal_target = Ziele bis zum Spielende
    .about = Mit so vielen erfüllten Zielen löst ein Spieler das Ende aus. Üblich sind 3, ab fünf Spielern 2.
option-round_limit = Höchste Rundenzahl
    .about = Spätestens nach dieser Runde endet das Spiel. Üblich sind 40, mit Heiho 100.

# Namen
race-blue = Blau
race-red = Rot
race-green = Grün
race-yellow = Gelb
race-elves = Elfen
race-ogres = Oger
race-crystal-dwarfs = Kristallzwerge
card-castle = Burg
card-gold-mine = Goldmine
card-emerald-mine = Smaragdmine
card-diamond-mine = Diamantmine
card-ruby-mine = Rubinmine
card-tavern = Taverne
card-general-store = Gemischtwarenladen
card-fire-dragon = Feuerdrache
card-frost-giant = Frostriese
card-ogre-castle = Ogerburg
card-forest-dragon = Walddrache
card-treant = Baumhirte
card-big-bad-wolf = Großer böser Wolf
card-trolls-lake = Trollsee
card-memorial = Denkmal
short-card-castle = Burg
short-card-gold-mine = Goldmine
short-card-emerald-mine = Smaragdmine
short-card-diamond-mine = Diamantmine
short-card-ruby-mine = Rubinmine
short-card-tavern = Taverne
short-card-general-store = Laden
short-card-fire-dragon = Feuerdrache
short-card-frost-giant = Frostriese
short-card-ogre-castle = Ogerburg
short-card-forest-dragon = Walddrache
short-card-treant = Baumhirte
short-card-big-bad-wolf = Böser Wolf
short-card-trolls-lake = Trollsee
short-card-memorial = Denkmal
gem-gold = Gold
    .counted = { $n } Gold
gem-emerald = Smaragd
    .counted = { $n ->
        [one] { $n } Smaragd
       *[other] { $n } Smaragde
    }
gem-diamond = Diamant
    .counted = { $n ->
        [one] { $n } Diamant
       *[other] { $n } Diamanten
    }
gem-ruby = Rubin
    .counted = { $n ->
        [one] { $n } Rubin
       *[other] { $n } Rubine
    }
ogre-card-ambush = Hinterhalt
    .counted = { $n } × Hinterhalt
ogre-card-brute = Rohling
    .counted = { $n } × Rohling
ogre-card-panic = Panik
    .counted = { $n } × Panik
ogre-card-thief = Dieb
    .counted = { $n } × Dieb
ogre-card-crown = Krone
    .counted = { $n } × Krone
ogre-card-wrecking-ball = Abrissbirne
    .counted = { $n } × Abrissbirne
ogre-card-troll-king = Trollkönig
    .counted = { $n } × Trollkönig
goal-tg01 = Handelsziel 1
goal-tg02 = Handelsziel 2
goal-tg03 = Handelsziel 3
goal-tg04 = Handelsziel 4
goal-tg05 = Handelsziel 5
goal-tg06 = Handelsziel 6
goal-tg07 = Handelsziel 7
goal-tg08 = Handelsziel 8
goal-tg09 = Handelsziel 9
goal-tg10 = Handelsziel 10
goal-eg1 = Drachenei 1
goal-eg2 = Drachenei 2
goal-eg3 = Drachenei 3
goal-eg4 = Drachenei 4
goal-eg5 = Drachenei 5
goal-eg6 = Drachenei 6
secret-goal-architect = Baumeister
secret-goal-berserker = Berserker
secret-goal-king = König
secret-goal-miner = Bergmann
secret-goal-ogre-in-disguise = Verkleideter Oger
secret-goal-researcher = Forscher
secret-goal-wizard = Zauberer
secret-goal-zookeeper = Zoowärter
secret-goal-townsmen = Bürger
secret-goal-warlock = Hexenmeister
secret-goal-adventurers = Abenteurer
kind-basic = Meeple
    .counted = { $n ->
        [one] { $n } Meeple
       *[other] { $n } Meeples
    }
kind-alchemist = Alchemist
    .counted = { $n } Alchemist
kind-warrior = Krieger
    .counted = { $n } Krieger
kind-guardian = Wächter
    .counted = { $n } Wächter
kind-king = König
    .counted = { $n } König
kind-dragon = Drache
    .counted = { $n } Drache
kind-ogre-king = Ogerkönig
    .counted = { $n } Ogerkönig
mood-scary = Furchterregend
    .about = Wenn die Laune wirkt, gehen alle Meeples auf der Karte des Trolls heim.
mood-warband-leader = Bandenführer
    .about = Eine Aufgabe auf der Karte des Trolls gibt zwei Ogerkarten statt ihres Ergebnisses.
mood-miner = Bergmann
    .about = Eine Mine unter dem Troll gibt doppelt so viele Edelsteine.
mood-mighty = Mächtig
    .about = Ein Monster unter dem Troll braucht nur drei Meeples.
roaming-sleep-walking = Schlafwandeln
roaming-mourning = Trauern
roaming-crazy-stunt = Verrücktes Kunststück
roaming-running = Rennen
decree-hard-workers = Harte Arbeiter
    .about = Am Morgen machen alle ihre Aktionen, in der Nacht erledigen alle ihre Aufgaben. Dann wandert die Axt weiter.
decree-the-dwarfs-way = Auf Zwergenart
    .about = Am Zugende werden volle Karten geräumt, auf denen niemand genug Meeples hat.
decree-charming-merchants = Charmante Händler
    .about = Beim Handeln darfst du ein billigeres Ziel eintauschen: Seine Kosten gelten als bezahlt.
decree-fortress = Festung
    .about = Meeples werden nur im eigenen Königreich oder in keinem gesetzt. Ohne solchen Platz darfst du stattdessen eine Karte drehen.
decree-experienced-beast-hunters = Erfahrene Bestienjäger
    .about = Jedes besiegte Monster macht das nächste um einen Meeple leichter, bis hinab zu drei.
decree-battle-memorial = Schlachtdenkmal
    .about = Wo ein Monster fiel, kommt ein Denkmal hin. Seine Aufgabe dreht eine Karte.
decree-hired-hands = Angeheuerte Hände
    .about = Lege eine Ogerkarte für eine weitere Aktion ab.
decree-crazy-balloonists = Verrückte Ballonfahrer
    .about = Setze im Zug höchstens einen Meeple auf jede Karte.
decree-greedy-landlords = Gierige Grundherren
    .about = Am Ende werden die Punkte eines geteilten Königreichs unter denen aufgeteilt, die es teilen.
decree-bar-fights = Kneipenschlägereien
    .about = Drei Meeples in einer Taverne dürfen zwei Ogerkarten statt einer ziehen.
decree-dragon-king = Drachenkönig
    .about = Am Ende zählen Minen in einem Königreich mit Drachen nichts. Wer im Zug ein Monster gelegt hat, kann das Ende nicht auslösen.
decree-frost-invasion = Frostinvasion
    .about = Am Ende zählen Minen in einem Königreich mit Frostriesen nichts. Wer im Zug ein Monster gelegt hat, kann das Ende nicht auslösen.
decree-high-ho = Heiho
    .about = Eine Aktion im Zug statt drei.
decree-hidden-tunnels = Geheime Tunnel
    .about = Für eine Aktion geht ein Meeple von einer Mine zu einer beliebigen anderen, die kein Drache bewacht.
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
rotation-0 = ungedreht
rotation-1 = eine Vierteldrehung im Uhrzeigersinn
rotation-2 = auf dem Kopf
rotation-3 = eine Vierteldrehung gegen den Uhrzeigersinn
cell = ({ $row }, { $col })

# Aktionen
action-play-card = Königreichskarte spielen
    .group = Aktionen
action-place-meeple = Meeple einsetzen
    .group = Aktionen
action-move-meeple = Meeple bewegen
    .group = Aktionen
action-buy-class = Klasse kaufen
    .group = Aktionen
action-use-alchemist = Alchemist: Edelstein verwandeln
    .group = Aktionen
action-use-warrior = Krieger: Gegner wegstoßen
    .group = Aktionen
action-use-ogre-king = Ogerkönig: Meeple heimschicken
    .group = Aktionen
action-rotate-card = Karte drehen
    .group = Aktionen
action-use-tunnel = Durch einen Tunnel gehen
    .group = Aktionen
action-play-ogre-card = Ogerkarte spielen
    .group = Freie Aktionen
action-place-for-free = König, Ogerkönig oder Drachen ohne Aktion einsetzen
    .group = Freie Aktionen
action-monster-scales = Monsterschuppen verkaufen
    .group = Freie Aktionen
action-pawnbroker = Zum Pfandleiher gehen
    .group = Freie Aktionen
action-frozen-heart = Gefrorenes Herz: Edelstein zum Diamanten machen
    .group = Freie Aktionen
action-hire-hands = Helfer anheuern
    .group = Freie Aktionen
action-reveal = Geheimziel aufdecken
    .group = Geheimziel
action-end = Aktionen beenden
    .group = Aktionen
action-card = { $card }
    .group = Königreichskarte
action-turn = { $rotation }
    .group = Drehung
action-cell = { $cell }
    .group = Spielplan
action-meeple = { $kind }
    .group = Meeple
action-victim = { $kind } von { $owner }
    .group = Meeple
action-step = Nach { $side }
    .group = Schritt
action-stop = Hier aufhören
    .group = Schritt
action-ogre-card = { $card }
    .group = Ogerkarte
action-enemy = { $seat }
    .group = Gegner
action-deny = Mit dem Trollkönig verhindern
    .group = Reaktion
action-pass = Geschehen lassen
    .group = Reaktion
action-trade = { $goal }, dafür abgegeben: { $hand_in }
    .group = Handel
action-no-trade = Kein Handel
    .group = Handel
action-bar-fight = Drei kehren zurück, zwei Ogerkarten ziehen
    .group = Kneipenschlägerei
action-quiet-drink = Wie sonst, eine Ogerkarte ziehen
    .group = Kneipenschlägerei
action-gem = { $gem }
    .group = Edelstein
action-keep = Geheim halten
    .group = Geheimziel
action-class = { $class }
    .group = Klasse
action-campfire = Am Lagerfeuer
    .group = Meeple

# Auswahl
choice-plain = { $action }
choice-then = { $first } → { $next }
choice-scales = Schuppen eines besiegten Monsters verkaufen: 1 von { $monsters } abgeben, Edelsteine bis zum Wert 4 nehmen
choice-pawn = Zum Pfandleiher gehen: von { $pouches ->
        [one] { $pouches } Beutel
       *[other] { $pouches } Beuteln
    } abgeben, Edelsteine vom selben Wert nehmen, höchstens 4
choice-end = { $left ->
        [0] Aktionen beenden
        [one] Aktionen beenden, { $left } bleibt übrig
       *[other] Aktionen beenden, { $left } bleiben übrig
    }
choice-reveal = { $goal } aufdecken ({ $requirement }): { $vp } Punkte
choice-keep = { $goal } geheim halten
choice-card = { $card }: { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    } im Königreich; { $needed ->
        [one] { $needed } Meeple
       *[other] { $needed } Meeples
    }: { $task }
choice-new-cell = Auf das leere Feld { $cell }
choice-stack = Auf die Karte { $card } { $cell }
choice-turn = { $rotation }, Mauern: { $walls }
choice-turn-open = sie hat keine Mauern
choice-spot = { $card } { $cell }: { $task }, nötig: { $needed }; { $taken } von { $slots } Plätzen besetzt
choice-blocked-spot = { $card } { $cell }: von einem Monster blockiert, nötig: { $needed }; { $taken } von { $slots } Plätzen besetzt
choice-there = { $card } { $cell }: { $own ->
    [0] niemand von dir
   *[other] { $own } von dir
}, { $others ->
    [0] sonst niemand
   *[other] { $others } von anderen
} darauf
choice-strike = { $card } { $cell }: { $meeples ->
        [0] niemand darauf, Stapel umgraben
        [one] { $meeples } Meeple heimschicken
       *[other] { $meeples } Meeples heimschicken
    }
choice-complete = { $card } { $cell }: { $needed ->
        [one] { $needed } Meeple kehrt zurück
       *[other] { $needed } Meeples kehren zurück
    }, { $task }
choice-complete-in-vain = { $card } { $cell }: { $needed ->
        [one] { $needed } Meeple kehrt zurück
       *[other] { $needed } Meeples kehren zurück
    }, den Rest verhindert ein Monster
choice-defeat = { $card } { $cell } besiegen: { $present } von dir darauf, { $needed } nötig, { $vp } Punkte wert
choice-no-task = Keine weitere Aufgabe erledigen
choice-dig = Auf { $cell } umgraben: { $card } kommt nach unten, { $next } obenauf
choice-no-turn = Alle Karten liegen lassen
choice-step = Nach { $side }: { $card } { $cell }, { $taken } von { $slots } Plätzen besetzt
choice-troll-step = Den Troll nach { $side } führen: { $card } { $cell }
choice-panic-stop = Dort anhalten
choice-troll-stays = Der Troll bleibt auf der Karte { $card } { $cell }
choice-no-more-gems = Keinen Edelstein mehr nehmen
choice-play-ogre-card = { $card }: { $effect }
choice-hire = { $card } für eine weitere Aktion abgeben
choice-discard-ogre-card = { $card } abwerfen
choice-rob-gems = { $seat } bestehlen (hat { $gems })
choice-rob-ogre-cards = { $count ->
    [one] { $seat } berauben (hat 1 Ogerkarte)
   *[other] { $seat } berauben (hat { $count } Ogerkarten)
}
choice-deny = { $card } verhindern: deinen Trollkönig abwerfen
choice-pass = { $card } geschehen lassen
choice-trade = { $goal }: { $cost }{ $monsters ->
        [0] {""}
        [one] {" "}und ein besiegtes Monster
       *[other] {" "}und { $monsters } besiegte Monster
    } zahlen, { $vp } Punkte
choice-exchange = { $goal }: { $hand_in } abgeben, { $cost }{ $monsters ->
        [0] {""}
        [one] {" "}und ein besiegtes Monster
       *[other] {" "}und { $monsters } besiegte Monster
    } zahlen, { $vp } Punkte
choice-bar-fight = Schlägerei: { $meeples } Meeples kehren zurück, { $cards } Ogerkarten ziehen
choice-quiet-drink = In Ruhe trinken: { $meeples } Meeples kehren zurück, { $cards ->
        [one] { $cards } Ogerkarte
       *[other] { $cards } Ogerkarten
    } ziehen
choice-discard-gem = { $gem } abwerfen, { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    } wert
choice-give-gem = { $gem } geben, { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    } wert
choice-take-gem = { $gem } nehmen, { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    } wert
choice-class = { $class }: { $cost } zahlen; { $powers }; am Ende { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }
choice-upgrade-at = Der Meeple auf der Karte { $card } { $cell } bekommt die Klasse { $class }
choice-upgrade-at-campfire = Ein Meeple am Lagerfeuer bekommt die Klasse { $class }
choice-meeple = { $kind ->
    [Meeple] Ein einfacher Meeple
   *[other] Der { $kind }
}
choice-victim = { $kind ->
    [Meeple] Ein Meeple von { $owner }
   *[other] Der { $kind } von { $owner }
}
task-dig = einen Stapel umgraben
task-gems = { $gems } nehmen
task-draw = { $count ->
        [one] { $count } Ogerkarte
       *[other] { $count } Ogerkarten
    } ziehen
task-trade = Edelsteine gegen ein Ziel tauschen
task-defeat = das Monster besiegen
task-toll = den Troll führen
task-rotate = eine Karte drehen
effect-clear = alle auf einer Karte heimschicken
effect-swap = ein gegnerischer Meeple und einer von dir tauschen die Plätze
effect-chase = einen Meeple eine oder zwei Karten weit bewegen
effect-steal-gem = einem Gegner einen zufälligen Edelstein nehmen
effect-steal-ogre-cards = einem Gegner alle Ogerkarten nehmen
effect-clear-and-dig = alle auf einer Karte heimschicken und den Stapel umgraben
effect-draw = { $count } Ogerkarten ziehen
requirement-kingdom-cells = ein Königreich aus { $count } Karten
requirement-monsters-defeated = { $count ->
        [one] { $count } besiegtes Monster
       *[other] { $count } besiegte Monster
    }
requirement-kingdom-worth = ein Königreich, das { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } wert ist
requirement-each-gem = je { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    } jeder Sorte
requirement-ogre-cards = { $count ->
        [one] { $count } Ogerkarte
       *[other] { $count } Ogerkarten
    } auf der Hand
requirement-meeples-on-monsters = je { $meeples ->
        [one] { $meeples } Meeple
       *[other] { $meeples } Meeples
    } auf { $monsters ->
        [one] { $monsters } Monster
       *[other] { $monsters } Monstern
    }
requirement-gems = { $gems } auf der Hand
requirement-kingdom-monsters = { $count } Monster in deinem Königreich
requirement-kingdom-inns = { $count ->
        [one] { $count } Taverne oder Laden
       *[other] { $count } Tavernen oder Läden
    } in deinem Königreich
requirement-kinds-in-a-defeat = ein Monster, das Meeples von { $count ->
        [one] { $count } Art
       *[other] { $count } Arten
    } besiegt haben
power-change-gem = verwandelt mit einer Aktion einen Edelstein
power-push = stößt mit einer Aktion einen Gegner weg
power-protect = schützt seine Karte vor Ogerkarten
power-free-placement = wird ohne Aktion eingesetzt
power-send-home = schickt mit einer Aktion einen Meeple heim

# Fragen
prompt-menu = { $left ->
    [0] Deine Aktionen sind aufgebraucht.
   *[other] Wähle eine Aktion (noch { $left }) oder beende deine Aktionen.
 }
prompt-card = Welche Königreichskarte spielst du?
prompt-card-cell = { $card }: Wohin damit?
prompt-card-rotation = { $card }: Wie soll die Karte liegen?
prompt-place = Welchen Meeple setzt du ein?
prompt-place-for-free = Welchen Meeple setzt du ohne Aktion ein?
prompt-place-cell = Auf welche Karte kommt der { $kind }?
prompt-move-from = Von welcher Karte bewegst du einen Meeple?
prompt-move-kind = Welchen Meeple bewegst du?
prompt-move-to = Wohin geht der { $kind }?
prompt-tunnel-from = An welcher Mine beginnt der Tunnel?
prompt-tunnel-to = An welcher Mine kommt der { $kind } heraus?
prompt-class = Welche Klasse kaufst du?
prompt-upgrade = Welcher Meeple bekommt die Klasse { $class }?
prompt-give = Welchen Edelstein gibst du?
prompt-take = Welchen Edelstein nimmst du? Dafür gibst du: { $given }.
prompt-freeze = Welcher Edelstein wird zum Diamanten?
prompt-push-victim = Wen stößt dein Krieger weg?
prompt-push-to = Wohin wird der { $kind } von { $owner } gestoßen?
prompt-send-home = Wen schickt dein Ogerkönig heim?
prompt-turn-card = Welche Karte drehst du? Du kannst auch alle liegen lassen.
prompt-turn-by-fortress = Kein Platz für einen Meeple. Welche Karte drehst du?
prompt-turn-to = Wie soll die Karte liegen?
prompt-ogre-card = Welche Ogerkarte spielst du?
prompt-ogre-target = { $card }: Welche Karte triffst du?
prompt-ogre-victim-cell = { $card }: Auf welcher Karte steht dein Opfer?
prompt-ogre-victim = { $card }: Welcher Meeple ist dein Opfer?
prompt-brute-own-cell = Rohling: Von welcher Karte kommt dein eigener Meeple?
prompt-brute-own = Rohling: Welcher deiner Meeples tauscht den Platz?
prompt-panic-step = Panik: Wohin flieht der { $kind } von { $owner }?
prompt-panic-next = Panik: Wohin flieht der { $kind } von { $owner } weiter?
prompt-ogre-enemy = { $card }: Wen beraubst du?
prompt-deny-card = { $seat } spielt { $card } auf die Karte { $struck } { $cell }: Deine Meeples dort müssten heim. Verhinderst du es mit deinem Trollkönig?
prompt-deny-meeple = { $seat } spielt { $card }: Dein { $kind } käme auf die Karte { $to } { $cell }. Verhinderst du es mit deinem Trollkönig?
prompt-deny-robbery = { $seat } spielt { $card }: Du würdest alle Ogerkarten verlieren. Verhinderst du es mit deinem Trollkönig?
prompt-deny-theft = { $seat } spielt { $card }: Du würdest einen Edelstein verlieren. Verhinderst du es mit deinem Trollkönig?
prompt-scales = Welchen Edelstein nimmst du für die Schuppen? Noch { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkte
    }.
prompt-pouches = Welchen Edelstein nimmst du für Beutel? Noch { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkte
    }.
prompt-hire = Welche Ogerkarte gibst du für eine weitere Aktion?
prompt-task = Welche Aufgabe erledigst du als Nächstes?
prompt-return = Wer kehrt ans Lagerfeuer zurück? Noch { $left }.
prompt-dig = Welchen Stapel gräbst du um?
prompt-trade = Welches Ziel nimmst du?
prompt-drink = Gibt es eine Kneipenschlägerei?
prompt-lead = Wohin führst du den Troll? Bis zu { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    }.
prompt-discard = Du darfst 9 Karten und Edelsteine behalten und hast { $over } zu viel. Was wirfst du ab?
prompt-reveal = Deckst du dein Geheimziel auf?
prompt-show-before-choice = Was { $seat } gleich tut, macht dein Geheimziel zunichte. Deckst du es vorher auf?
prompt-show-before-mood = Der Troll macht gleich dein Geheimziel zunichte. Deckst du es vorher auf?
prompt-show = { $seat } spielt { $card }, das kann dein Geheimziel zunichtemachen. Deckst du es vorher auf?

# Ereignisse
event-round-began = Runde { $round } beginnt.
event-turn-began = { $seat } ist am Zug.
event-left-actions = { $seat } lässt { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } ungenutzt.
event-night-began = Die Nacht von { $seat } bricht an.
event-laid = { $seat } legt die Karte { $card } auf { $cell }.
event-stacked = { $seat } legt auf { $cell } die Karte { $card } auf die Karte { $below }.
event-placed = { $seat } setzt { $kind ->
        [Meeple] einen Meeple
        [Alchemist] den Alchemisten
        [Drache] den Drachen
       *[other] den { $kind }
    } auf die Karte { $card } { $cell }.
event-moved = { $seat } zieht { $kind ->
        [Meeple] einen Meeple
        [Alchemist] den Alchemisten
        [Drache] den Drachen
       *[other] den { $kind }
    } auf die Karte { $card } { $cell }.
event-tunnelled = { $seat } schickt { $kind ->
        [Meeple] einen Meeple
        [Alchemist] den Alchemisten
        [Drache] den Drachen
       *[other] den { $kind }
    } durch einen Tunnel zur Karte { $card } { $cell }.
event-upgraded = { $seat } zahlt { $paid } und gibt einem Meeple die Klasse { $class }.
event-recruited = { $seat } zahlt { $paid } und gewinnt einen weiteren Meeple: { $class }.
event-changed = Der Alchemist von { $seat } verwandelt einen Edelstein: Aus { $given } wird { $taken }.
event-pushed = Der Krieger von { $seat } stößt { $kind ->
        [Meeple] einen Meeple
        [Alchemist] den Alchemisten
        [Drache] den Drachen
       *[other] den { $kind }
    } von { $owner } auf die Karte { $card } { $cell }.
event-sent-home = Der Ogerkönig von { $seat } schickt { $kind ->
        [Meeple] einen Meeple
        [Alchemist] den Alchemisten
        [Drache] den Drachen
       *[other] den { $kind }
    } von { $owner } heim.
event-turned = { $seat } dreht die Karte { $card } auf { $cell }.
event-left-cards = { $seat } lässt alle Karten liegen.
event-sold-scales = { $seat } verkauft die Schuppen eines besiegten Monsters.
event-took-gem = { $seat } nimmt einen Edelstein: { $gem }.
event-froze = { $seat } lässt gefrieren: { $given } wird { $taken }.
event-hired = { $seat } gibt { $card } für eine weitere Aktion ab.
event-played-ogre-card = { $seat } spielt { $card }.
event-denied = { $seat } zeigt den Trollkönig: { $card } bleibt ohne Wirkung.
event-cleared = Alle auf der Karte { $card } { $cell } werden heimgeschickt.
event-swapped = { $own ->
        [Meeple] Ein Meeple
       *[other] Der { $own }
    } von { $seat } und { $kind ->
        [Meeple] ein Meeple
       *[other] der { $kind }
    } von { $owner } tauschen die Plätze.
event-chased = { $kind ->
        [Meeple] Ein Meeple
       *[other] Der { $kind }
    } von { $owner } flieht auf die Karte { $card } { $cell }.
event-stole-gem = { $seat } bestiehlt { $from }: { $gem }.
event-stole-ogre-cards = { $seat } nimmt alle Ogerkarten von { $from }: { $cards }.
event-stole-hidden-ogre-cards = { $count ->
    [one] { $seat } nimmt die einzige Ogerkarte von { $from }.
    [2] { $seat } nimmt beide Ogerkarten von { $from }.
   *[other] { $seat } nimmt alle { $count } Ogerkarten von { $from }.
}
event-drew-ogre-cards = { $seat } zieht { $cards }.
event-drew-hidden-ogre-cards = { $seat } zieht { $count ->
        [one] eine Ogerkarte
       *[other] { $count } Ogerkarten
    }.
event-reshuffled = Die abgelegten Ogerkarten werden zu einem neuen Stapel gemischt.
event-took-pouch = { $seat } nimmt einen gestohlenen Beutel.
event-returned = { $count ->
    [one] 1 Meeple von { $seat } erledigt die Aufgabe der Karte { $card } { $cell } und kehrt zurück.
   *[other] { $count } Meeples von { $seat } erledigen die Aufgabe der Karte { $card } { $cell } und kehren zurück.
}
event-blocked = Ein Monster im Königreich blockiert die Karte { $card }.
event-no-effect = Die Karte { $card } bringt jetzt nichts.
event-mined = { $seat } nimmt { $gems }.
event-dug = Der Stapel auf { $cell } wird umgegraben; jetzt liegt { $card } obenauf.
event-traded = { $seat } zahlt { $paid } für { $goal }.
event-handed-in = { $seat } gibt { $goal } ab.
event-declined-trade = { $seat } handelt nicht.
event-goal-uncovered = { $goal } kommt in die Auslage.
event-defeated = { $seat } besiegt ein Monster: { $card } { $cell }!
event-commemorated = Auf { $cell } wird ein Denkmal gelegt.
event-brawled = Um die Getränke von { $seat } gibt es eine Schlägerei.
event-roamed = Der Troll streift umher: { $roaming }.
event-troll-moved = Der Troll kommt auf die Karte { $card } { $cell }.
event-troll-returned = Der Troll kehrt an seinen See zurück.
event-troll-scared = Der Troll verscheucht alle von der Karte { $card } { $cell }.
event-mood-changed = Die Laune des Trolls wechselt: { $mood }.
event-discarded-gem = { $seat } wirft einen Edelstein ab: { $gem }.
event-discarded-ogre-card = { $seat } wirft { $card } ab.
event-dwarfs-way = Auf der Karte { $card } { $cell } kommt niemand voran: Alle gehen heim.
event-revealed = { $seat } deckt das Geheimziel auf: { $goal }.
event-end-triggered = { $seat } hat genug Ziele: Das Spiel endet mit dieser Runde.
event-end-postponed = { $seat } hat genug Ziele, aber ein Monster ausgelegt: Durch { $decree } geht das Spiel weiter.
event-game-ended = Das Spiel ist vorbei.
event-unrevealed = Das Geheimziel von { $seat } war { $goal }.
event-won = { $seat } gewinnt mit { $vp } Punkten, { $lead } vor { $second }.
event-won-by-kingdom = { $seat } und { $second } haben je { $vp } Punkte: { $seat } gewinnt mit dem größeren Königreich, { $cells } Felder.
event-won-by-meeples = { $seat } und { $second } haben je { $vp } Punkte und { $cells } Felder: { $seat } gewinnt mit mehr Meeples auf dem Spielplan, { $meeples }.
event-won-together = { $seat } gewinnt mit { $vp } Punkten gemeinsam mit anderen.

# Ablehnungen
refusal-no-actions-left = Alle { $allowance } Aktionen dieses Zuges sind verbraucht.
refusal-no-free-actions-left = In diesem Zug gibt es keine weiteren freien Aktionen.
refusal-must-lay-first-card = Der Startspieler muss die erste Karte legen.
refusal-no-card-in-hand = Du hast keine Königreichskarte mehr.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-monsters-forbidden = Das Ende naht: Monster dürfen nicht mehr gespielt werden.
refusal-off-the-mat = Das liegt außerhalb der Matte.
refusal-not-in-start-square = Die erste Karte liegt in der Mitte.
refusal-not-beside-a-card = Eine Karte muss neben einer anderen liegen.
refusal-other-type = { $card } kann nicht auf { $below } gestapelt werden.
refusal-meeples-on-it = Hier stehen Meeples: { $card }.
refusal-troll-on-it = Hier steht der Troll: { $card }.
refusal-same-walls = Das ergibt dieselben Mauern.
refusal-no-card-there = Dort liegt keine Karte.
refusal-not-at-campfire = Niemand dieser Art sitzt an deinem Lagerfeuer: { $kind }.
refusal-nobody-at-campfire = Niemand an deinem Lagerfeuer kann so eingesetzt werden.
refusal-placed-for-free = Das Einsetzen ist hier eine freie Aktion: { $kind }.
refusal-not-placed-for-free = Das Einsetzen kostet hier eine Aktion: { $kind }.
refusal-card-full = Hier ist kein Platz mehr frei: { $card }.
refusal-foreign-kingdom = Festung: Diese Karte liegt in einem fremden Königreich: { $card }.
refusal-placed-there-before = Verrückte Ballonfahrer: Auf diese Karte hast du schon einen Meeple gesetzt: { $card }.
refusal-no-spot = Auf keiner Karte ist ein Platz frei.
refusal-no-spot-at-home = Festung: Alle Karten mit freiem Platz liegen in fremden Königreichen.
refusal-placed-everywhere = Verrückte Ballonfahrer: Auf jede Karte mit freiem Platz hast du in diesem Zug schon einen Meeple gesetzt.
refusal-no-meeple-there = Du hast dort keinen Meeple: { $card }.
refusal-no-such-meeple = So einen Meeple gibt es dort nicht: { $kind }.
refusal-no-passage = Nach { $side } führt kein offener Weg.
refusal-no-way-out = Von hier führt kein offener Weg zu einem freien Platz: { $card }.
refusal-nobody-can-move = Keiner deiner Meeples kann sich bewegen.
refusal-no-empires = Klassen gehören zu den Imperien.
refusal-not-for-your-people = Diese Klasse hat dein Volk nicht: { $class }.
refusal-class-owned = Diese Klasse hast du schon: { $class }.
refusal-cannot-pay-class = Die Klasse { $class } kostet { $cost }; du hast { $gems }.
refusal-no-basic-meeple = Es gibt dort keinen einfachen Meeple.
refusal-no-class = Es gibt keine Klasse, die du kaufen könntest.
refusal-not-on-board = Die Figur muss auf dem Spielplan stehen.
refusal-no-such-gem = So einen Edelstein hast du nicht: { $gem }.
refusal-pile-empty = Davon ist keiner mehr da: { $gem }.
refusal-same-gem = { $gem } kann nicht in sich selbst verwandelt werden.
refusal-gold-to-ruby = Gold darf nicht zu Rubin werden.
refusal-nothing-to-change = Du hast keinen Edelstein, der verwandelt werden könnte.
refusal-nobody-to-push = Es gibt keinen Gegner zum Wegstoßen oder keinen Weg hinaus.
refusal-nobody-to-send-home = Es gibt sonst niemanden, der heimgeschickt werden könnte.
refusal-elves-only = Nur die Elfen verkaufen Monsterschuppen.
refusal-ogres-only = Nur die Oger gehen zum Pfandleiher.
refusal-crystal-dwarfs-only = Nur die Kristallzwerge haben ein gefrorenes Herz.
refusal-scales-used = Monsterschuppen lassen sich einmal im Zug verkaufen.
refusal-no-monster = Du hast kein besiegtes Monster.
refusal-pawnbroker-used = Zum Pfandleiher geht es einmal im Zug.
refusal-nothing-to-pawn = Für deine { $pouches } Beutel ist kein Edelstein zu haben.
refusal-no-pouches = Du hast keinen gestohlenen Beutel.
refusal-take-a-gem = Nimm mindestens einen Edelstein.
refusal-over-budget = { $left ->
        [one] Nur { $left } Punkt ist übrig
       *[other] Nur { $left } Punkte sind übrig
    }: zu wenig für { $gem }.
refusal-frozen-heart-used = Das gefrorene Herz wirkt einmal im Zug.
refusal-already-diamond = Das ist schon ein Diamant.
refusal-nothing-to-freeze = Davon hast du nichts, was gefrieren könnte: { $gem }.
refusal-no-gem-to-freeze = Du hast keinen Edelstein, der gefrieren könnte.
refusal-no-diamond-left = Im Vorrat liegt kein Diamant mehr.
refusal-not-decreed = Dieser Erlass gilt nicht: { $decree }.
refusal-spots-left = Du kannst noch einen Meeple einsetzen.
refusal-no-tunnel = Kein Tunnel führt dich irgendwohin.
refusal-not-a-mine = Das ist keine Mine: { $card }.
refusal-dragon-guards-mine = Ein Drache bewacht das Königreich dieser Mine: { $card }.
refusal-same-mine = Es muss eine andere Mine sein.
refusal-no-ogre-card = Diese Ogerkarte hast du nicht: { $card }.
refusal-no-ogre-cards = Du hast keine Ogerkarte.
refusal-no-target = Es gibt kein Ziel für { $card }.
refusal-nothing-playable = Keine deiner Ogerkarten hat ein Ziel.
refusal-protected = Ein Wächter oder Drache schützt diese Karte: { $card }.
refusal-nobody-on-it = Hier steht niemand: { $card }.
refusal-no-enemy-on-it = Hier steht kein Gegner: { $card }.
refusal-not-an-enemy = { $seat } ist nicht dein Gegner.
refusal-same-card = Sie stehen auf derselben Karte.
refusal-back-again = Er darf nicht dort enden, wo er begonnen hat.
refusal-no-gems-to-steal = { $seat } hat keine Edelsteine.
refusal-thief-on-yourself = Der Dieb bestiehlt einen Gegner, nicht dich.
refusal-crown-on-yourself = Die Krone nimmt die Ogerkarten eines Gegners, nicht deine.
refusal-nobody-sits-there = An diesem Platz sitzt niemand.
refusal-no-ogre-cards-to-steal = { $seat } hat keine Ogerkarten.
refusal-no-open-task = Hier hast du keine offene Aufgabe: { $card }.
refusal-too-few-meeples = Hier hast du { $present } von { $needed } Meeples: { $card }.
refusal-enemy-on-monster = Hier steht ein Gegner, so lässt sich das Monster nicht besiegen: { $card }.
refusal-foreign-castle = Kristallzwerge erledigen auf fremden Burgen keine Aufgabe.
refusal-kingdom-cards-stay = Königreichskarten werden nie abgeworfen: Wähle einen Edelstein oder eine Ogerkarte.
refusal-no-gem-to-discard = Davon hast du nichts abzuwerfen: { $gem }.
refusal-no-ogre-card-to-discard = Diese Ogerkarte hast du nicht: { $card }.
refusal-must-complete = Erst muss diese Aufgabe erledigt werden: { $card }.
refusal-no-stack = Das ist kein Stapel: { $card }.
refusal-nothing-to-turn = Wie sie auch liegt, diese Karte hat dieselben Mauern: { $card }.
refusal-no-card-to-turn = Keine Karte lässt sich drehen.
refusal-not-in-row = { $goal } liegt nicht aus.
refusal-cannot-pay-goal = { $goal } kostet { $cost }; du hast { $gems }.
refusal-no-monster-for-goal = { $goal } kostet auch ein besiegtes Monster, und du hast keines abzugeben.
refusal-must-trade = Du kannst ein Ziel bezahlen, also musst du eines nehmen.
refusal-not-your-goal = { $goal } gehört dir nicht.
refusal-not-cheaper = { $goal } ist nicht billiger als das neue Ziel.
refusal-no-card-that-way = Im { $side } liegt keine Karte.
refusal-already-revealed = Dein Geheimziel ist schon aufgedeckt.
refusal-requirement-unmet = Die Bedingung deines Geheimziels ist nicht erfüllt.

# Das Ende
ending-goals = Genug Ziele sind erfüllt
ending-rounds = Die letzte Runde ist vorbei
origin-kingdom = Königreich
origin-goals = Ziele
origin-secret_goal = Geheimziel
origin-monsters = Monster
origin-gems = Edelsteine
origin-classes = Klassen

# Die Skizze
sketch-turn = Zug
sketch-round = Runde { $round }, am Zug: { $seat }, { $used } von { $allowance } Aktionen verbraucht
sketch-waiting = { $seat } entscheidet
sketch-in-play = Wird gespielt: { $card }
sketch-triggered = { $seat } hat das Ende ausgelöst
sketch-won = Das Spiel ist vorbei. { $seats } gewinnt.
sketch-won-together = Das Spiel ist vorbei. { $seats } gewinnen gemeinsam.
sketch-decree = Erlass „{ $decree }“: { $about }
sketch-board = Spielplan
sketch-empty = Noch liegt keine Karte aus.
sketch-legend = So liest man den Spielplan
sketch-legend-lines =
    # Mauer · offene Seite leer · Meeples nach Spielernummer: o Meeple, A Alchemist, W Krieger, G Wächter, K König, D Drache, O Ogerkönig
    2/3 zwei von drei Plätzen besetzt · x2 Stapel aus zwei Karten · T Troll · *12 Königreich der Spieler 1 und 2 · - kein Königreich
sketch-player = { $seat } ({ $race })
sketch-points = Punkte bis jetzt: { $vp }
sketch-final-points = Punkte: { $vp }
sketch-kingdom = Königreich: { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}, { $vp } SP
sketch-hand = Königreichskarten: { $cards }
sketch-possessions = Edelsteine: { $gems }; Ogerkarten: { $count }
sketch-ogre-cards = Bekannte Ogerkarten: { $cards }
sketch-campfire = Am Lagerfeuer: { $meeples }
sketch-goals = Ziele: { $goals }
sketch-goal-worth = { $goal } ({ $vp } SP)
sketch-secret = Geheimziel: { $goal } ({ $requirement }; { $vp } Punkte)
sketch-secret-revealed = Geheimziel, erfüllt: { $goal } ({ $requirement }; { $vp } Punkte)
sketch-secret-hidden = Geheimziel: verdeckt
sketch-monsters = Monster: { $monsters }; Beutel: { $pouches }
sketch-table = Auf dem Tisch
sketch-piles = Edelsteinstapel: { $gems }
sketch-goal = { $goal }: { $cost }{ $monsters ->
        [0] {""}
        [one] {" "}und ein Monster
       *[other] {" "}und { $monsters } Monster
    } für { $vp } SP
sketch-decks = Handelsstapel: { $goals }; Ogerstapel: { $ogres }; abgelegte Ogerkarten: { $discards }
sketch-troll = Der Troll
sketch-mood = Laune „{ $mood }“: { $about }
sketch-troll-lines = Auf { $cell }; Launen: { $moods }; Zollstein auf { $marker } von { $slots }; Streifkarten: { $roaming }
sketch-nobody = niemand
unknown = unbekannt

# Lektionen

lesson-first = Dein erstes Königreich
    .about = Karten legen, ein Königreich bauen und dein Geheimziel erfüllen. 6 Minuten.
lesson-first-goal = Der Winter kommt, und die Zwerge bauen. Punkte gibt es für dein Königreich, für Ziele, Edelsteine und besiegte Monster. Die meisten Punkte gewinnen.
lesson-first-hand = Das sind deine neun Königreichskarten; alle Zwerge haben die gleichen. Zuerst kommt die Burg: Dein Königreich ist alles, was mit deiner Burg verbunden ist.
lesson-first-castle = Wähle die Burg.
lesson-first-castle-cell = Leg sie hierhin, in die Mitte. Die Zahl sagt, wie viele Punkte sie dort bringt.
lesson-first-castle-turn = Karten haben Mauern. Dreh sie so, dass die einzige Mauer nach links zeigt: Drei Seiten bleiben offen.
lesson-first-actions = Du hast drei Aktionen pro Zug und, wenn deine Burg auf dem Plan liegt, eine vierte.
lesson-first-play = Nimm jetzt die Rubinmine auf: Im Königreich ist sie 3 Punkte wert, so viel wie die Burg.
lesson-first-ruby = Wähle die Rubinmine.
lesson-first-ruby-cell = Leg sie unter die Burg.
lesson-first-ruby-turn = Auf den Kopf: Jetzt berührt ihre einzige offene Seite die Burg, und die beiden sind verbunden.
lesson-first-play-two = Als Nächstes die Diamantmine: 2 Punkte.
lesson-first-diamond = Wähle die Diamantmine.
lesson-first-diamond-cell = Über die Burg. Auch auf die Rubinmine dürfte sie, denn eine Mine darf auf einer Mine liegen; das würde dich aber einen Punkt kosten.
lesson-first-diamond-turn = Dreh sie so, dass oben und unten offen sind.
lesson-first-play-three = Eine Aktion hast du noch. Nimm die Smaragdmine auf: 2 Punkte.
lesson-first-emerald = Wähle die Smaragdmine.
lesson-first-emerald-cell = Rechts neben die Burg.
lesson-first-emerald-turn = Lass sie so, wie sie ist: Die Seite zur Burg ist offen.
lesson-first-secret = Dein Königreich ist 10 Punkte wert, und genau das ist dein Geheimziel: König. Nur du kennst es, bis du es aufdeckst.
lesson-first-reveal = Deck es auf: 6 Punkte für dich, und die bleiben dir, was immer mit dem Königreich geschieht.
lesson-first-rival = Karten gehören niemandem! Dein Gegner hat in deiner Diamantmine geschürft und deine Rubinmine überdeckt. Seine Burg hängt jetzt an deiner: Ihr teilt euch das Königreich, und seine Punkte zählen für beide.
lesson-first-end = Ziele beenden das Spiel: Sobald jemand 2 hat, wird die Runde noch zu Ende gespielt, und die meisten Punkte gewinnen. Die rote Fahne bei jedem Spieler zählt sie.
lesson-first-work = Für Ziele brauchst du Edelsteine und Meeples. Meeples in einer Mine bringen ihren Edelstein; die Kreise zeigen, wie viele es braucht. Drei in einem Laden tauschen Edelsteine gegen ein Ziel.
lesson-first-over = Jetzt weißt du, wie Königreiche wachsen, und du bist wieder am Zug. Spiel von hier weiter oder lern, wie Meeples Edelsteine schürfen und Ziele kaufen.

lesson-points = Meeples bei der Arbeit
    .about = Edelsteine schürfen, Aufgaben erfüllen, und was Ziele kosten. 6 Minuten.
lesson-points-meeples = Das Spiel der ersten Lektion geht weiter. An deinem Lagerfeuer sitzen sieben Meeples, und jetzt gehen sie an die Arbeit.
lesson-points-take = Nimm einen Meeple.
lesson-points-mine = Setz ihn auf die obere Smaragdmine. Die Mine braucht zwei.
lesson-points-not-mine = Das geht, aber zwei am selben Ort erfüllen eher eine Aufgabe. Nimm es zurück.
lesson-points-take-two = Nimm noch einen.
lesson-points-mine-two = Setz ihn zum ersten.
lesson-points-take-three = Und noch einen.
lesson-points-gold = Der kommt in die Goldmine, wo schon dein Gegner wartet.
lesson-points-take-four = Deine vierte Aktion: noch ein Meeple.
lesson-points-gold-two = Auch in die Goldmine. Für deine Aufgabe zählen nur deine eigenen Meeples.
lesson-points-task = Beide Aufgaben sind bereit; die Reihenfolge bestimmst du. Fang mit dem Smaragd an. Die Meeples kommen danach nach Hause.
lesson-points-goals = Edelsteine sind Punkte, aber Ziele sind mehr. Drei Meeples in einem Gemischtwarenladen tauschen Edelsteine gegen eines davon.
lesson-points-over = Hat jemand genug Ziele, wird die Runde zu Ende gespielt und alles gezählt. Spiel weiter: Leg deinen Gemischtwarenladen.

lesson-modes = Trolle, Völker, Erlasse
    .about = Was die Erweiterungen bringen: ein Volk mit eigenen Kräften, ein Troll, der sich führen lässt, Erlasse. 10 Minuten.
lesson-modes-more = In der Mitte liegt ein See, und ein Troll streift umher. Du hast eine Burg gebaut und 2 Gold geschürft; dann hat dir dein Gegner einen Drachen und einen Riesen vor die Tür gesetzt.
lesson-modes-people = Du führst die Kristallzwerge. Frostriesen stören sie nicht, und einmal im Zug lassen sie einen Edelstein zum Diamanten gefrieren. Andere Völker können anderes.
lesson-modes-freeze = Nutz dein gefrorenes Herz: Aus Gold, das 1 zählt, wird ein Diamant, der 2 zählt. Das kostet keine Aktion.
lesson-modes-troll = Die Laune des Trolls verändert, was auf der Karte geschieht, auf der er steht. Nach drei Zügen kommt die nächste Laune.
lesson-modes-dragon = Ein Drache in deinem Königreich sperrt alle deine Minen und kostet dich 2 Punkte. Um ihn zu besiegen, braucht es fünf Meeples. Wir versuchen es mit dreien und dem Troll.
lesson-modes-take = Nimm einen Meeple.
lesson-modes-hunt = Setz ihn auf den Feuerdrachen.
lesson-modes-not-dragon = Das geht, aber der Drache bliebe. Nimm es zurück.
lesson-modes-take-two = Noch einen.
lesson-modes-hunt-two = Zum Drachen.
lesson-modes-take-three = Und den dritten.
lesson-modes-hunt-three = Auch zum Drachen.
lesson-modes-take-four = Deine vierte Aktion: noch ein Meeple.
lesson-modes-lake = Dieser geht zum Trollsee. Er zahlt die Maut, und dann darfst du den Troll bis zu zwei Schritte weit führen.
lesson-modes-lead = Führ den Troll nach Westen, zum Drachen. Er geht durch Wände.
lesson-modes-stay = Dort soll er bleiben.
lesson-modes-defeat = Die Laune hat gewechselt: Mächtig. Wo der Troll steht, genügen drei Meeples. Besieg den Drachen!
lesson-modes-egg = Ein besiegtes Monster zählt 3 Punkte, und Dracheneier verlangen eins: Mit einem Rubin bringt dieses hier 12 dazu.
lesson-modes-classes = Für Edelsteine und eine Aktion lernt ein Meeple eine Klasse: Der Alchemist verwandelt Edelsteine, der Krieger stößt Feinde weg, der Wächter schützt, der König braucht keine Aktion.
lesson-modes-decrees = Erlasse ändern einzelne Regeln für das ganze Spiel. Hier gelten die Geheimen Tunnel: Eine Aktion bringt einen Meeple von Mine zu Mine.
lesson-modes-over = All das lässt sich kombinieren oder weglassen. Spiel weiter: Der Riese vor deiner Tür ist als Nächster dran.

# What makes a position worth something: said in hints as "+1.2 gold".
term-points = Punkte
term-goals = erfüllte Ziele
term-gems = Edelsteine, die Ziele verlangen werden
term-freezable = Edelsteine, die zu Diamanten werden können
term-secret = ein Geheimziel in Reichweite
term-ogre-cards = Ogerkarten
term-room = Platz auf der Hand
term-campfire = freie Meeples am Lagerfeuer
term-castle = die zusätzliche Aktion der Burg
term-work = Meeples bei der Arbeit
term-savings = der Weg zum nächsten Ziel
term-obstacles = eigene Karten, die allen im Weg liegen

# What the codes of the text view mean.
view-legend =
    # eine Mauer; eine Seite ohne Mauer ist offen
    Meeples nach Nummer: o Meeple, A Alchemist, W Krieger, G Wächter, K König, D Drache, O Ogerkönig
    2/3: zwei von drei Plätzen besetzt; x2: ein Stapel aus zwei Karten; T: der Troll
    { "*" }12: in den Königreichen von Spieler 1 und 2; -: in keinem Königreich
    die Zahlen am Rand sind Spalten und Zeilen der Felder: (2, 3)
