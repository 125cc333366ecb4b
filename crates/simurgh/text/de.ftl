game-name = Simurgh – Das Erbe der Drachenlords
    .about = Vasallen einsetzen, die Wildnis Tafel um Tafel auslegen und mit Hilfe der Drachen Machtpunkte gewinnen.

# Optionen

option-mode = Modus
    .about = Wie Tafeln und Drachen zu Beginn verteilt werden und was übrige Ressourcen zählen.
option-mode-spearman = Speerkämpfer: Starttafeln und Drachen werden ausgeteilt
option-mode-dragonlord = Drachenlord: Starttafeln und Drachen werden gewählt
option-length = Länge
    .about = Wie viele Aufgaben oder Tafeln in der Chronik das Spiel beenden.
option-length-short = kurz
option-length-medium = mittellang
option-length-long = lang
option-edition = Ausgabe
    .about = Welche Regel gilt, wo die englische und die deutsche Anleitung voneinander abweichen.
option-edition-english = englische Anleitung
option-edition-german = deutsche Anleitung
option-first_player = Startspieler
    .about = Wer beginnt; automatisch: ein zufälliger Spieler.
option-turn_limit = Rundenlimit
    .about = Nach so vielen Spielrunden endet das Spiel auf jeden Fall; automatisch: 60, 80 oder 100, je nach Länge.

# Güter

good-vegetable = Gemüse
    .counted = { $n } Gemüse
good-meat = Fleisch
    .counted = { $n } Fleisch
good-wood = Holz
    .counted = { $n } Holz
good-stone = Stein
    .counted = { $n } Stein
good-wisdom = Weisheit
    .counted = { $n } Weisheit
good-weapon = Waffe
    .counted = { $n } { $n ->
        [one] Waffe
       *[other] Waffen
    }
good-power-point = Machtpunkt
    .counted = { $n } { $n ->
        [one] Machtpunkt
       *[other] Machtpunkte
    }
good-vegetable-or-meat = Gemüse oder Fleisch
    .counted = { $n ->
        [one] 1 Gemüse oder Fleisch
       *[other] { $n } Gemüse oder Fleisch (beliebig gemischt)
    }
good-wood-or-stone = Holz oder Stein
    .counted = { $n ->
        [one] 1 Holz oder Stein
       *[other] { $n } Holz oder Stein (beliebig gemischt)
    }

# Vasallen und Orte

vassal-spearman = Speerkämpfer
    .counted = { $n } Speerkämpfer
vassal-dragonrider = Drachenreiter
    .counted = { $n } Drachenreiter
ability-marker = Fähigkeitsmarker
    .counted = { $n } Fähigkeitsmarker
city-armoury = Waffenkammer
city-library = Bibliothek
city-forge = Schmiede
city-dragon-spires = Drachentürme
city-great-market = Großer Markt
city-barracks = Kaserne
city-hunting-grounds = Jagdgründe
city-training-grounds = Trainingsgelände
city-builders-square = Platz der Baumeister
city-breeding-grounds = Brutstätten
city-scout-quarters = Kundschafterquartier
city-dragonlord-statue = Drachenlord-Statue
wilds-w1 = W1
wilds-w2 = W2
wilds-w3 = W3
wilds-w4 = W4
wilds-w5 = W5
wilds-w6 = W6
row-s1 = S1
row-s2 = S2
row-s3 = S3
row-s4 = S4
statue-o1 = O1
statue-o2 = O2
statue-o3 = O3
statue-o4 = O4
statue-o5 = O5
end-top = auf den Stapel
end-bottom = unter den Stapel
free-none = nichts mehr tun
free-dragons = Drachen nutzen
free-advance = einen Drachenreiter weiterbewegen
free-both = Drachen nutzen, einen Drachenreiter weiterbewegen
main-both = Setze einen Vasallen ein oder nimm Vasallen zurück
main-place = Setze einen Vasallen ein
main-retrieve = Nimm Vasallen zurück
hour-early = noch nicht der letzte Zug
hour-last = der letzte Zug
spot-alone = { $spot }
# Wohin, woher und wo.
spot-into = { $spot-key ->
    [city-armoury] in die Waffenkammer
    [city-library] in die Bibliothek
    [city-forge] in die Schmiede
    [city-dragon-spires] in die Drachentürme
    [city-great-market] auf den Großen Markt
    [city-barracks] in die Kaserne
    [city-hunting-grounds] in die Jagdgründe
    [city-training-grounds] auf das Trainingsgelände
    [city-builders-square] auf den Platz der Baumeister
    [city-breeding-grounds] in die Brutstätten
    [city-scout-quarters] ins Kundschafterquartier
    [city-dragonlord-statue] an die Drachenlord-Statue
   *[other] auf { $spot }
}
spot-from = { $spot-key ->
    [city-armoury] aus der Waffenkammer
    [city-library] aus der Bibliothek
    [city-forge] aus der Schmiede
    [city-dragon-spires] aus den Drachentürmen
    [city-great-market] vom Großen Markt
    [city-barracks] aus der Kaserne
    [city-hunting-grounds] aus den Jagdgründen
    [city-training-grounds] vom Trainingsgelände
    [city-builders-square] vom Platz der Baumeister
    [city-breeding-grounds] aus den Brutstätten
    [city-scout-quarters] aus dem Kundschafterquartier
    [city-dragonlord-statue] von der Drachenlord-Statue
   *[other] von { $spot }
}
spot-at = { $spot-key ->
    [city-armoury] in der Waffenkammer
    [city-library] in der Bibliothek
    [city-forge] in der Schmiede
    [city-dragon-spires] in den Drachentürmen
    [city-great-market] auf dem Großen Markt
    [city-barracks] in der Kaserne
    [city-hunting-grounds] in den Jagdgründen
    [city-training-grounds] auf dem Trainingsgelände
    [city-builders-square] auf dem Platz der Baumeister
    [city-breeding-grounds] in den Brutstätten
    [city-scout-quarters] im Kundschafterquartier
    [city-dragonlord-statue] an der Drachenlord-Statue
   *[other] auf { $spot }
}
space-of-wilds = { $wilds }, Platz { $column }
space-of-tile = { $tile }, Feld { $column }
level-of-tile = { $tile }, Stufe { $column }

# Tafeln

kind-production-tile = Produktionstafel #{ $tens }{ $ones }
kind-research-tile = Forschungstafel #{ $tens }{ $ones }
kind-transformation-tile = Umwandlungstafel #{ $tens }{ $ones }
kind-power-tile = Machttafel #{ $tens }{ $ones }
kind-exploration-tile = Erkundungstafel #{ $tens }{ $ones }
objective = Aufgabentafel #{ $number }
dragon-red = Drache Rot #{ $number }
dragon-green = Drache Grün #{ $number }
dragon-gold = Drache Gold #{ $number }
dragon-blue = Drache Blau #{ $number }
dragon-white = Drache Weiß #{ $number }
dragon-bronze = Drache Bronze #{ $number }
dragon-black = Drache Schwarz #{ $number }
dragon-silver = Drache Silber #{ $number }
dragon-violet = Drache Violett #{ $number }
dragon-grey = Drache Grau #{ $number }
dragon-copper = Drache Kupfer #{ $number }
dragon-turquoise = Drache Türkis #{ $number }
colour-red = Rot
colour-green = Grün
colour-gold = Gold
colour-blue = Blau
colour-white = Weiß
colour-bronze = Bronze
colour-black = Schwarz
colour-silver = Silber
colour-violet = Violett
colour-grey = Grau
colour-copper = Kupfer
colour-turquoise = Türkis
# Wirkungen

effect-nothing = nichts
effect-take = du erhältst { $gain }
effect-pay = du zahlst { $cost }
effect-exchange = du zahlst { $cost } und erhältst { $gain }
effect-levels = du zahlst für jede Stufe { $cost } und erhältst der Reihe nach: { $gains }
effect-scouting = { $effect }, dann kaufst du eine Aktionstafel
effect-without-room = { $effect } (kein Platz für Marker)
effect-statue = du ziehst 3 Aufgabentafeln und legst eine davon oder keine aus
effect-statue-unpaid = du ziehst 3 Aufgabentafeln und legst eine oder keine aus; was du gerade hast, reicht für keinen Platz
either = { $first } oder { $second }
joined = { $first }; { $second }
dragons-drawn = 1 von { $tiles } gezogenen Drachen { $markers ->
    [0] ohne Marker
    [one] mit 1 Marker
   *[other] mit { $markers } Markern
}
tile-of-the-row = eine beliebige offene Tafel
tile-from-the-deck = die oberste verdeckte Tafel
vegetables = Gemüse
weapons = Waffen
power-points = Machtpunkte
power-receive = wenn du { $goods } erhältst: { $count } mehr davon
power-step = wenn ein Drachenreiter weiterzieht: du erhältst { $gain }
power-extra-move = wenn ein Drachenreiter weitergezogen ist: er zieht gegen Bezahlung noch einmal weiter
power-give-up = wenn du einen { $vassal } abgibst: du erhältst { $gain }
power-replace-objective = wenn du eine Aufgabe auslegst: sie ersetzt eine, die schon liegt
counts-all-markers = Fähigkeitsmarker auf allen Drachen
counts-food = Gemüse und Fleisch
counts-markers-on = Fähigkeitsmarker auf { $types }
objective-points = { $counts }: { $third ->
    [0] { $first } Punkte für den ersten Platz, { $second } für den zweiten
   *[other] { $first } Punkte für den ersten Platz, { $second } für den zweiten, { $third } für den dritten
}
source-bonus = Bonus von { $wilds }
source-row = Tafel auf { $row }

# Was eine Wahl kostet und bringt

choice-ability = { $dragon }, { $slot }. Fähigkeit: { $effect }
choice-advance = Drachenreiter weiter auf { $spot }: { $effect }
choice-boost = { $dragon }, { $slot }. Fähigkeit: { $goods } mehr
choice-cover = Auf { $wilds }: { $effect }
choice-done-interlude = Weiter
choice-done-retrieving = Die anderen bleiben stehen
choice-done-window = Nein, weiter
choice-dragon = { $dragon }: { $abilities }
choice-extra-move = { $dragon }, { $slot }. Fähigkeit: noch einmal weiter auf { $spot }: { $effect }
choice-give-up = { $vassal } { spot-at }
choice-lay-tile = { $tile }: { $spaces }
choice-marker = { $dragon }, auf die { $slot }. Fähigkeit: { $effect }
choice-objective = { $objective } ({ $points })
choice-pay-marker = Marker von { $dragon }, { $slot }. Fähigkeit ({ $effect })
choice-place-objective = Auf { $space }: { $effect }
choice-remove = Anstelle von { $old } auf { $wilds }: du zahlst 1 Waffe, dann { $effect }
choice-replace-objective = { $old } auf { $space } ersetzen, mit einem Marker von { $dragon }: { $effect }
choice-retrieve = { $vassal } { spot-at }
choice-return-dragon = { $end-key ->
    [end-top] Auf den Stapel
   *[end-bottom] Unter den Stapel
}: { $dragon } ({ $abilities })
choice-return-objective = { $end-key ->
    [end-top] Auf den Stapel
   *[end-bottom] Unter den Stapel
}: { $objective } ({ $points })
choice-return-token = { $goods } zurückgeben
choice-row-tile = { $tile } auf { $row }: { $effect }. Die Tafel: { $spaces }
choice-space = { $spot }: { $effect }
choice-space-for = { $spot }, { $vassal }: { $effect }
choice-then = { $first } → { $next }
choice-tile = { $tile }: { $spaces }
choice-top-tile = Oberste verdeckte Tafel: { $effect }

# Entscheidungen

action-keep-power-tile = { $tile }
    .group = Machttafel behalten
action-take-row-tile = Die Tafel auf { $row }
    .group = Tafel nehmen
action-keep-dragon = { $dragon }
    .group = Drachen behalten
action-place-vassal = { $space }
    .group = Vasallen einsetzen
action-lay-tile = { $tile }
    .group = Aktionstafel auslegen
action-retrieve-vassals = Vasallen zurücknehmen
    .group = Vasallen zurücknehmen
action-use-ability = { $dragon }, Fähigkeit { $slot }
    .group = Drachenfähigkeit nutzen
action-boost-good = { $dragon }: mehr { $good }
    .group = Drachenfähigkeit nutzen
action-advance-rider = Der Drachenreiter auf { $wilds }
    .group = Drachenreiter weiterbewegen
action-end-turn = Zug beenden
    .group = Spielzug
action-choose-vassal = { $vassal }
    .group = Welcher Vasall
action-cover-space = Auf { $wilds }
    .group = Tafel auslegen
action-remove-tile = Die Tafel auf { $wilds } für 1 Waffe entfernen
    .group = Tafel auslegen
action-retrieve = { $vassal }: { $space }
    .group = Vasallen zurücknehmen
action-retrieve-all = Alle
    .group = Vasallen zurücknehmen
action-choose = { $offer }
    .group = Wählen
action-split-tokens = { $split }
    .group = Wählen
action-give-up = { $vassal }: { $space }
    .group = Vasallen abgeben
action-pay-marker = Der Marker von { $dragon }, Fähigkeit { $slot }
    .group = Fähigkeitsmarker abgeben
action-place-marker = { $dragon }
    .group = Fähigkeitsmarker legen
action-return-dragon = { $dragon } { $end }
    .group = Drachen zurücklegen
action-return-objective = { $objective } { $end }
    .group = Aufgabe zurücklegen
action-draw-top-tile = Die oberste verdeckte Tafel
    .group = Tafel nehmen
action-choose-objective = { $objective }
    .group = Aufgabe wählen
action-decline-objectives = Keine davon
    .group = Aufgabe wählen
action-place-objective = Auf { $space }
    .group = Aufgabe auslegen
action-replace-objective = Die auf { $space } ersetzen
    .group = Aufgabe auslegen
action-discard-tile = { $tile } { $end }
    .group = Tafel abwerfen
action-return-token = { $good }
    .group = Ressource zurücklegen
action-done = Fertig
    .group = Weiter

# Fragen

prompt-keep-power-tile = Behalte eine dieser Machttafeln und gib die anderen weiter.
prompt-draft-tile = Nimm eine der offenen Tafeln.
prompt-keep-start-dragon = Behalte einen deiner drei Drachen.
prompt-turn = { $hour-key ->
    [hour-last] Dein letzter Zug
   *[other] Hauptaktion
}: { $main }{ $main-key ->
    [main-retrieve] , denn niemand steht bereit.
   *[other] .
}{ $free-key ->
    [free-none] {""}
    [free-both] {" "}Vorher: Drachen oder Drachenreiter.
   *[other] {" "}Vorher darfst du { $free }.
}
prompt-after-main-action = { $free-key ->
    [free-none] Es gibt nichts mehr zu tun: Beende deinen Zug.
   *[other] Du kannst noch { $free } oder deinen Zug beenden.
}
prompt-no-main-action = Keine Hauptaktion ist möglich. { $free-key ->
    [free-none] Beende deinen Zug.
   *[other] Du kannst { $free } oder deinen Zug beenden.
}
prompt-choose-vassal = Wer geht { spot-into }?
prompt-choose-wilds = Wohin legst du { $tile }?
prompt-choose-wilds-for-rider = Wohin legst du { $tile }? Dein Drachenreiter betritt Stufe 1: { $entry }.
prompt-enter-tile = Setze einen Vasallen auf { $tile } ein.
prompt-retrieve = Welche Vasallen nimmst du zurück?
prompt-pay-goods = { $source }: Was zahlst du?
prompt-give-up = { $source }: Welchen { $vassal } gibst du ab?
prompt-pay-marker = { $source }: Welchen Fähigkeitsmarker gibst du ab?
prompt-take-goods = { $source }: Was nimmst du?
prompt-place-marker = Lege einen Fähigkeitsmarker (noch { $count }).
prompt-keep-dragon = { $count ->
    [0] Welchen Drachen behältst du, ohne Marker?
    [one] Welchen Drachen behältst du, mit 1 Marker?
   *[other] Welchen Drachen behältst du, mit { $count } Markern?
}
prompt-return-dragon = Leg einen Drachen zurück: Oben wird er zuerst gezogen, unten zuletzt (noch { $count }).
prompt-return-objective = Leg eine Aufgabe zurück: Oben wird sie zuerst gezogen, unten zuletzt (noch { $count }).
prompt-return-unpaid-objective = Was du hast, reicht für keinen freien Platz an der Statue. Leg die Aufgaben auf den Stapel oder darunter (noch { $count }).
prompt-take-tile = Welche Aktionstafel kaufst du?
prompt-before-tile = { $free-key ->
    [free-none] Mach weiter und kauf eine Tafel.
   *[other] Du kannst { $free } oder weitermachen und eine Tafel kaufen.
}
prompt-before-objective = { $free-key ->
    [free-none] Mach weiter und wähle eine Aufgabe.
   *[other] Du kannst { $free } oder weitermachen und eine Aufgabe wählen.
}
prompt-before-unpaid-objective = Was du hast, reicht für keinen freien Platz an der Statue. { $free-key ->
    [free-none] Mach weiter und leg die Aufgaben zurück.
   *[other] Du kannst { $free } oder ohne Aufgabe weitermachen.
}
prompt-choose-objective = Welche der gezogenen Aufgaben legst du aus?
prompt-place-objective = Auf welchen Platz legst du deine Aufgabe?
prompt-received = Du erhältst { $goods }. Nutzt du eine Fähigkeit, um mehr zu bekommen?
prompt-gave-up = Nutzt du eine Fähigkeit für den abgegebenen Vasallen?
prompt-moved-down = Nutzt du eine Fähigkeit für den Schritt deines Drachenreiters?
prompt-take-row-tile = Welche offene Tafel nimmst du?
prompt-tile-limit = { $count ->
    [one] Wirf 1 Tafel ab: { $limit } darfst du behalten.
   *[other] Wirf { $count } Tafeln ab: { $limit } darfst du behalten.
}
prompt-resource-limit = { $count ->
    [one] Lege 1 Ressource zurück: { $limit } darfst du behalten.
   *[other] Lege { $count } Ressourcen zurück: { $limit } darfst du behalten.
}

# Ereignisse

event-kept-power-tile = { $seat } behält { $tile }.
event-kept-some-power-tile = { $seat } behält eine Machttafel.
event-drafted-tile = { $seat } nimmt { $tile } auf die Hand.
event-draft-closed = Die übrigen Tafeln werden in den Stapel gemischt und eine neue Auslage wird aufgedeckt.
event-chose-dragon = { $seat } hat einen Drachen gewählt.
event-revealed-dragon = { $seat } deckt { $dragon } auf, mit drei Fähigkeitsmarkern.
event-turn-began = { $seat } ist am Zug.
event-placed = { $seat } setzt einen { $vassal } { spot-into }.
event-laid-tile = { $seat } legt { $tile } auf { $wilds } aus.
event-removed-tile = { $seat } zahlt 1 Waffe und entfernt { $tile }; sie kommt in die Chronik.
event-tile-left = { $tile } ist { $departure } und kommt in die Chronik.
event-came-home = { $seat } bekommt einen { $vassal } zurück.
event-paid = { $seat } zahlt { $goods }.
event-took = { $seat } erhält { $goods }.
event-gave-up = { $seat } gibt einen { $vassal } ab.
event-recruited = { $seat } erhält einen neuen { $vassal }.
event-paid-marker = { $seat } gibt den Marker der { $slot }. Fähigkeit von { $dragon } ab.
event-placed-marker = { $seat } legt einen Fähigkeitsmarker auf die { $slot }. Fähigkeit von { $dragon }.
event-lost-markers = { $count ->
    [one] Ein Fähigkeitsmarker von { $seat } passt nirgends und verfällt.
   *[other] { $count } Fähigkeitsmarker von { $seat } passen nirgends und verfallen.
}
event-used-ability = { $seat } nutzt die { $slot }. Fähigkeit von { $dragon }.
event-boosted = { $dragon } bringt { $seat } zusätzlich { $goods }.
event-saw-dragons = { $seat } zieht { $dragons }.
event-drew-dragons = { $count ->
    [one] { $seat } zieht 1 Drachentafel.
   *[other] { $seat } zieht { $count } Drachentafeln.
}
event-kept-dragon = { $count ->
    [0] { $seat } behält { $dragon }, ohne Fähigkeitsmarker.
    [one] { $seat } behält { $dragon } mit 1 Fähigkeitsmarker.
   *[other] { $seat } behält { $dragon } mit { $count } Fähigkeitsmarkern.
}
event-returned-dragon = { $seat } legt { $dragon } zurück { $end }.
event-returned-some-dragon = { $seat } legt eine Drachentafel zurück { $end }.
event-saw-objectives = { $seat } zieht { $objectives }.
event-drew-objectives = { $count ->
    [one] { $seat } zieht 1 Aufgabentafel.
   *[other] { $seat } zieht { $count } Aufgabentafeln.
}
event-declined-objectives = { $seat } legt keine Aufgabe aus.
event-objective-without-space = { $seat } legt keine Aufgabe aus: Kein Feld ist frei und bezahlbar.
event-placed-objective = { $seat } legt { $objective } auf { $space } aus.
event-replaced-objective = { $seat } ersetzt { $old } auf { $space } durch { $objective }.
event-returned-objective = { $seat } legt { $objective } zurück { $end }.
event-returned-some-objective = { $seat } legt eine Aufgabentafel zurück { $end }.
event-took-tile = { $seat } nimmt { $tile } von { $row }.
event-drew-tile = { $seat } zieht { $tile }, die oberste verdeckte Tafel.
event-drew-some-tile = { $seat } zieht die oberste verdeckte Tafel.
event-retrieved = { $seat } nimmt einen { $vassal } { spot-from } zurück.
event-moved-down = Der Drachenreiter von { $seat } zieht weiter auf { $spot }.
event-row-filled = { $tile } liegt jetzt auf { $row }.
event-discarded = { $seat } legt { $tile } aus der Hand { $end }.
event-discarded-some = { $seat } legt eine Tafel aus der Hand { $end }.
event-returned-token = { $seat } legt 1 { $good } zurück.
event-end-triggered = { $seat } löst das Spielende aus: { $cause }. Alle anderen haben noch einen Zug.
event-game-over = Das Spiel ist zu Ende: { $cause }.
event-scored-objective = { $points ->
    [one] { $seat } erhält 1 Machtpunkt für { $objective }.
   *[other] { $seat } erhält { $points } Machtpunkte für { $objective }.
}
event-scored-resources = { $points ->
    [one] { $seat } erhält 1 Machtpunkt für übrige Ressourcen.
   *[other] { $seat } erhält { $points } Machtpunkte für übrige Ressourcen.
}
event-won = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkten
} Vorsprung.
event-won-by-markers = { $seat } gewinnt bei Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} durch die meisten Fähigkeitsmarker: { $markers }.
event-shared-victory = { $seats } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
departure-empty = verlassen
departure-crowded = überfüllt
departure-explored = ganz erkundet
cause-objectives = Genügend Aufgaben liegen aus
cause-chronicle = Die Chronik ist voll
cause-turn-limit = Die letzte Spielrunde ist gespielt

# Ablehnungen

refusal-not-dealt = Diese Tafel hast du nicht bekommen.
refusal-not-in-hand-to-discard = Du kannst nur Tafeln aus deiner Hand abwerfen, und diese hast du nicht: { $tile }.
refusal-no-choice-of-goods = Keine Fähigkeit von { $dragon } lässt dich hier ein Gut wählen.
refusal-marker-too-late = Der Marker auf der { $slot }. Fähigkeit von { $dragon } kam dafür zu spät.
refusal-only-when-replacing = Die { $slot }. Fähigkeit von { $dragon } wirkt nur, wenn du eine Aufgabe auslegst: Wähle dann, welche sie ersetzt.
refusal-only-when-giving-up = Die { $slot }. Fähigkeit von { $dragon } wirkt nur, wenn du gerade einen { $vassal } abgegeben hast.
refusal-only-after-step = Die { $slot }. Fähigkeit von { $dragon } wirkt nur, wenn einer deiner Drachenreiter gerade weitergezogen ist.
refusal-only-when-receiving = Die { $slot }. Fähigkeit von { $dragon } wirkt nur, wenn du gerade etwas davon erhalten hast: { $goods }.
refusal-only-as-free-action = Die { $slot }. Fähigkeit von { $dragon } ist eine Nebenaktion: Nutze sie vor oder nach deiner Hauptaktion.
refusal-level-full = Dort ist kein Platz frei: { $spot }.
refusal-only-exploration = In der Wildnis ist kein Platz frei, und dort liegen nur Erkundungstafeln: Keine davon kann entfernt werden.
refusal-one-vassal-left = Nur noch einer deiner Vasallen ist auf dem Spielplan: Wähle ihn selbst.
refusal-retrieve-one = Nimm mindestens einen Vasallen zurück.
refusal-onto-new-tile = Dein Vasall kommt auf die Tafel, die du gerade ausgelegt hast: { $tile }.
refusal-not-an-alternative = Das steht hier nicht zur Wahl.
refusal-main-action-taken = Du hast deine Hauptaktion schon ausgeführt.
refusal-main-action-due = Führe zuerst deine Hauptaktion aus: Setze einen Vasallen ein oder nimm Vasallen zurück.
refusal-no-vassal-ready = Du hast keinen Vasallen bereit.
refusal-vassals-rest = Deine Vasallen sind in diesem Zug zurückgekommen und ab deinem nächsten Zug wieder bereit.
refusal-nobody-to-retrieve = Du hast keinen Vasallen auf dem Spielplan, den du zurücknehmen könntest.
refusal-not-your-vassal = Kein { $vassal } von dir steht { spot-at }.
refusal-blocks-scout-quarters = Dann könntest du im Kundschafterquartier keine Tafel nehmen.
refusal-dragonriders-only = Dort darf nur ein Drachenreiter hin: { $spot }.
refusal-occupied = Dieses Feld ist besetzt: { $spot }.
refusal-no-tile-there = Auf { $wilds } liegt keine Tafel.
refusal-no-such-space = Dieses Feld gibt es nicht: { $space }.
refusal-cannot-pay = Dir fehlt: { $goods }.
refusal-cannot-pay-choice = Du kannst keine der Möglichkeiten bezahlen.
refusal-not-enough-points = { $count ->
    [one] Dir fehlt 1 Machtpunkt.
   *[other] Dir fehlen { $count } Machtpunkte.
}
refusal-rest-not-payable = Dann könntest du den Rest der Kosten nicht bezahlen.
refusal-no-marker-to-pay = Du hast keinen Fähigkeitsmarker zum Abgeben.
refusal-no-vassal-to-give-up = Du hast keinen solchen Vasallen zum Abgeben: { $vassal }.
refusal-last-vassal = Deinen letzten Vasallen gibst du nie ab.
refusal-other-vassal-due = Abzugeben ist ein anderer Vasall: { $vassal }.
refusal-not-expendable = Diesen { $vassal } kannst du nicht abgeben: { $spot }.
refusal-no-vassal-in-stock = Kein solcher Vasall ist mehr im Vorrat: { $vassal }.
refusal-dragon-deck-empty = Der Drachenstapel ist leer.
refusal-row-empty = Keine Tafel liegt offen aus.
refusal-action-deck-empty = Der Stapel der Aktionstafeln ist leer.
refusal-no-tile-to-take = Du kannst im Kundschafterquartier keine Tafel bezahlen.
refusal-no-tile-in-row = Auf { $row } liegt keine Tafel.
refusal-not-in-hand = { $tile } ist nicht auf deiner Hand.
refusal-not-in-play = { $wilds } ist für mehr Spieler.
refusal-space-taken = Auf { $wilds } liegt schon eine Tafel.
refusal-space-is-free = Eine Tafel kann nur entfernt werden, wenn kein Platz in der Wildnis frei ist.
refusal-no-weapon = In der Wildnis ist kein Platz frei. Eine Tafel zu entfernen kostet 1 Waffe, und du hast keine.
refusal-exploration-stays = { $tile } kann nicht mit einer Waffe entfernt werden.
refusal-nothing-to-enter = Du könntest kein Feld von { $tile } betreten.
refusal-blocks-new-tile = Dann könntest du kein Feld von { $tile } betreten.
refusal-enter-at-first-level = Erkundungstafeln betritt man auf der ersten Stufe.
refusal-rider-on-tile = Du hast schon einen Drachenreiter auf { $wilds }.
refusal-no-rider-there = Du hast auf { $wilds } keinen Drachenreiter, der erkundet.
refusal-last-level = Darunter ist keine Stufe mehr.
refusal-already-advanced = Du hast in diesem Zug schon einen Drachenreiter weiterbewegt.
refusal-entered-this-turn = Dieser Drachenreiter hat die Tafel erst in diesem Zug betreten.
refusal-not-your-dragon = { $dragon } gehört dir nicht.
refusal-no-marker-there = Auf der { $slot }. Fähigkeit von { $dragon } liegt kein Marker.
refusal-no-room-on-dragon = Auf { $dragon } ist kein Platz für einen Marker.
refusal-name-the-good = Sag, wovon du mehr willst.
refusal-not-received = Davon kannst du nicht mehr bekommen: { $good }.
refusal-dragon-not-drawn = { $dragon } ist nicht unter deinen gezogenen Tafeln.
refusal-only-under = Diese Tafeln kommen unter den Stapel.
refusal-not-drawn = { $objective } ist nicht unter deinen gezogenen Tafeln.
refusal-no-space-for-objective = Du kannst keinen Platz für Aufgabentafeln bezahlen.
refusal-objective-there = Auf { $space } liegt schon eine Aufgabe.
refusal-no-objective-there = Auf { $space } liegt keine Aufgabe.
refusal-cannot-replace = Du hast keine Fähigkeit mit Marker, um eine Aufgabe zu ersetzen.
refusal-power-tile-stays = Eine Machttafel wird nie abgeworfen.
refusal-no-resource = Machtpunkte sind keine Ressource.

# Das Ende

ending-objectives = Genügend Aufgaben liegen aus
ending-chronicle = Die Chronik ist voll
ending-turn-limit = Die letzte Spielrunde ist gespielt
origin-track = Im Spiel
origin-objective-73 = Aufgabe #73
origin-objective-74 = Aufgabe #74
origin-objective-75 = Aufgabe #75
origin-objective-76 = Aufgabe #76
origin-objective-77 = Aufgabe #77
origin-objective-78 = Aufgabe #78
origin-objective-79 = Aufgabe #79
origin-objective-80 = Aufgabe #80
origin-objective-81 = Aufgabe #81
origin-objective-82 = Aufgabe #82
origin-objective-83 = Aufgabe #83
origin-objective-84 = Aufgabe #84
origin-resources = Ressourcen

# Die Textansicht

sketch-set-up = Spielaufbau
sketch-turn = Runde { $round }, Zug { $turn }: { $seat }
sketch-ended = Das Spiel ist zu Ende
sketch-players = Spieler
sketch-score = { $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
}
sketch-no-resources = keine Ressourcen
sketch-hand = Tafeln auf der Hand
sketch-pool = bereit
sketch-stock = im Vorrat
sketch-power-tile = mit der Machttafel
sketch-city = Stadt
sketch-wilds = Wildnis
sketch-row = Kundschafterquartier
sketch-deck = verdeckt
sketch-statue = Drachenlord-Statue
sketch-chronicle = Chronik ({ $count } von { $most })
sketch-choices = Deine gezogenen Tafeln
sketch-decks = Stapel
sketch-action-deck = Aktionstafeln
sketch-dragon-deck = Drachen
sketch-objective-deck = Aufgaben
sketch-known = dir bekannt, von oben gezählt
sketch-empty = -
sketch-nobody = niemand
sketch-marker = Marker
sketch-riders-only = nur Drachenreiter
sketch-room = { $room ->
    [one] Platz für 1
   *[other] Platz für { $room }
}
sketch-end-triggered = { $seat } hat das Spielende ausgelöst.

# Lektionen

lesson-first = Dein erster Zug
    .about = Das Ziel, Vasallen und zehn Punkte mit einer Machttafel. 5 Minuten.
lesson-first-goal = Du führst eines der großen Häuser. Wer am Ende die meisten Machtpunkte hat, gewinnt. Das hier ist die Stadt: zwölf Felder, auf denen deine Vasallen für dich arbeiten.
lesson-first-turn = Das sind deine Vasallen: ein Speerkämpfer mit Speer und ein Drachenreiter mit Flügeln. In deinem Zug tust du eines: einen einsetzen oder welche zurückholen.
lesson-first-library = Sammeln wir zuerst Weisheit. Die Bibliothek gibt 2 davon. Wähle die Bibliothek.
lesson-first-not-library = Das geht, aber für unseren Plan brauchst du jetzt Weisheit. Nimm es zurück und geh in die Bibliothek.
lesson-first-spearman = Schick den Speerkämpfer. Heb dir den Drachenreiter auf: Er darf auch auf Felder, die dem Speerkämpfer verwehrt sind.
lesson-first-not-spearman = Das kann der Drachenreiter auch, aber dafür ist er zu schade. Nimm es zurück und schick den Speerkämpfer.
lesson-first-end = Jetzt hast du 4 Weisheit. Der Speerkämpfer bleibt in der Bibliothek. Beende deinen Zug.
lesson-first-rival = Dein Gegner hat eine Tafel in die Wildnis gelegt und benutzt. Von jetzt an dürfen alle sie benutzen, auch du.
lesson-first-hand = Auch du hast Tafeln. Sie sind geheim, bis du sie legst. Eine ist eine Machttafel: Sie macht aus Ressourcen viele Punkte.
lesson-first-power = Leg deine Machttafel aus. Der Vasall, den du in diesem Zug einsetzt, kommt darauf.
lesson-first-plot = Leg sie auf den ersten Platz. Jeder Platz gibt dem, der ihn bedeckt, einen kleinen Bonus.
lesson-first-bonus = Hier ist der Bonus 1 Holz oder 1 Stein. Nimm, was du magst.
lesson-first-ten = Jetzt setz deinen Vasallen dorthin, wo aus 4 Weisheit 10 Machtpunkte werden.
lesson-first-not-ten = Das geht, aber du hast 4 Weisheit gespart, und dafür gibt es 10 Punkte. Nimm es zurück.
lesson-first-scored = Zehn Punkte! Hier steht dein Punktestand.
lesson-first-end-two = Beende deinen Zug.
lesson-first-retrieve = Dein Gegner hat deine Tafel benutzt. Deine Vasallen sind jetzt beide unterwegs, also hol sie zurück: Wähle „Vasallen zurücknehmen“.
lesson-first-all = Nimm „Alle“. Beide auf einmal zu holen kostet einen Zug, einzeln wären es zwei.
lesson-first-end-three = In deinem nächsten Zug stehen sie wieder bereit. Beende diesen.
lesson-first-finish = Eine Tafel, auf der niemand mehr steht, kommt in die Chronik. Liegen dort 8 Tafeln oder an der Statue 4 Aufgaben, endet das Spiel.
lesson-first-over = So läuft Simurgh: Ressourcen sammeln, Tafeln legen, aus Ressourcen Punkte machen, Vasallen zurückholen. Rote Flügel heißen „nur Drachenreiter“, ∞ „Platz für beliebig viele“. Spiel von hier weiter oder nimm die nächste Lektion.

lesson-points = Wie man Punkte macht
    .about = Drachen, ihre Marker und Aufgaben, die am Ende zählen. 5 Minuten.
lesson-points-dragon = Das ist dein Drache. Er hat drei Fähigkeiten; liegt ein Marker darauf, kannst du sie einmal nutzen.
lesson-points-library = Geh in die Bibliothek und hol 2 Weisheit.
lesson-points-spearman = Der Speerkämpfer genügt. Den Drachenreiter brauchst du gleich.
lesson-points-ability = Dein Drache hat es gemerkt: Immer wenn du Weisheit bekommst, kann er 2 dazugeben. Nutze die Fähigkeit; ihr Marker ist danach weg.
lesson-points-end = 6 Weisheit! Beende deinen Zug.
lesson-points-statue-about = An der Drachenlord-Statue legst du Aufgaben aus. Du bezahlst den Platz und bekommst sofort Punkte; am Ende zählt die Aufgabe für alle.
lesson-points-statue = Schick deinen Drachenreiter dorthin. Ein Speerkämpfer darf nicht.
lesson-points-objective = Du hast drei gezogen. Wähle die, die Marker auf Violett zählt: Dein Drache ist violett, also liegst du vorn. Sie kostet 3 Weisheit und bringt jetzt 5 Punkte.
lesson-points-not-objective = Die zählt Drachen, die du nicht hast. Nimm es zurück und such nach Violett.
lesson-points-back = Die anderen gehen zurück. Leg diese unter den Stapel, damit sie so bald niemand bekommt.
lesson-points-back-too = Und diese auch.
lesson-points-end-two = Beende deinen Zug.
lesson-points-counts = Am Ende bekommt die meisten Punkte, wer die meisten Marker auf den gezeigten Drachen hat. Ein Marker, den du nutzt, fehlt dir also bei der Aufgabe.
lesson-points-over = Punkte gibt es sofort auf Feldern, Tafeln und Plätzen an der Statue, und am Ende für Aufgaben. Spiel weiter: Hol zuerst deine Vasallen.

lesson-modes = Drachenlord-Modus und deutsche Ausgabe
    .about = Such dir deinen Start selbst aus, und was sonst noch anders ist. 5 Minuten.
lesson-modes-about = Im Drachenlord-Modus wird nichts zugeteilt: Du suchst dir Machttafel, Tafeln und Drachen selbst aus.
lesson-modes-power = Von drei Machttafeln behältst du eine und gibst zwei weiter. Behalte Nr. 31: Zwei ihrer Felder geben Punkte für nichts.
lesson-modes-row = Nun nimmt jeder reihum eine offene Tafel. Nimm Produktion Nr. 03: Holz und Stein sind früh nützlich.
lesson-modes-row-two = Und noch einmal. Produktion Nr. 12 bringt Gemüse, und damit bekommst du Vasallen.
lesson-modes-dragon = Zum Schluss behältst du einen von drei Drachen. Der Schwarze macht Waffen. Alle Drachen werden zugleich gezeigt.
lesson-modes-resources = Hier darfst du nur 12 Ressourcen behalten, und am Ende lohnt es sich, wenige zu haben: keine sind 5 Punkte wert, mehr als sechs nichts.
lesson-modes-german = Dieser Tisch spielt nach der deutschen Ausgabe: Vasallen, die heimkommen, weil eine Tafel verschwindet, kannst du im selben Zug wieder einsetzen.
lesson-modes-over = Modus, Länge und Ausgabe lassen sich frei kombinieren, wenn du einen Tisch eröffnest. Spiel von hier weiter.

# What makes a position worth something: said in hints as "+1.2 gold".
term-track = Machtpunkte auf der Wertungsleiste
term-objectives = Aufgaben nach heutigem Stand
term-resources = Ressourcen zum Ausgeben
term-statue = Vorräte für die Drachenlord-Statue
term-vassals = Vasallen, und wer davon bereitsteht
term-depth = Reiter weit vorn auf einer Erkundung
term-markers = Fähigkeitsmarker
term-dragons = Drachen, die neue Marker bekommen können
term-tiles = Tafeln auf der Hand

# What the codes of the text view mean.
view-legend =
    W1, W2 …: Plätze der Wildnis; S1 bis S4: offene Tafeln; O1 bis O5: Felder der Statue; #58: die Nummer einer Tafel oder eines Drachen
    (Platz für 1), (nur Drachenreiter): wer auf einem Feld stehen darf; <Spieler 1: 1 Speerkämpfer>: wer dort steht
    { "[" }Marker]: eine Fähigkeit, die genutzt werden kann
    bereit: kann eingesetzt werden; im Vorrat: noch nicht deine
