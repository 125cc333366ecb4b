# What Simurgh's board says beyond the game's own words.

sim-city = Stadt
sim-wilds = Wildnis
sim-chronicle = Chronik
sim-objectives = Aufgaben
sim-round = Runde { $n }
sim-set-up = Spielaufbau
sim-over = Das Spiel ist zu Ende
sim-last-turns = Letzte Züge: { $name } hat das Ende ausgelöst
sim-empty = leer
sim-plot = Platz { $name }
sim-pedestal = Aufgabenplatz { $name }
sim-drawn = Deine Tafeln zur Auswahl
sim-no-hand = Deine Hand ist leer.
sim-buy-tiles = Tafeln gibt es im Kundschafterquartier.
sim-on-top = obenauf
sim-under = darunter
sim-pool = Deine Vasallen zu Hause
sim-nobody = Niemand zu Hause
sim-place-marker = Marker legen auf
sim-row-caption = Kundschafterquartier: Tafeln zu kaufen
sim-statue-caption = Drachenlord-Statue: Plätze für Aufgaben
sim-hand = Tafeln auf der Hand
sim-score = Machtpunkte
sim-extra = und { $n } mehr, wenn das Spiel jetzt endete
sim-held = Marken im Vorrat
sim-places = Punkte für die Plätze
sim-troops = Zu Hause: { $home }. Auf dem Spielbrett: { $out }.

# Places, kinds, Dragons

sim-city-armoury = Waffen­kammer
sim-city-library = Biblio­thek
sim-city-forge = Schmiede
sim-city-dragon-spires = Drachen­türme
sim-city-great-market = Großer Markt
sim-city-barracks = Kaserne
sim-city-hunting-grounds = Jagd­gründe
sim-city-training-grounds = Trainings­gelände
sim-city-builders-square = Platz der Bau­meister
sim-city-breeding-grounds = Brut­stätten
sim-city-scout-quarters = Kund­schafter­quartier
sim-city-dragonlord-statue = Drachen­lord-Statue
sim-kind-production = Produktion
sim-kind-research = Forschung
sim-kind-transformation = Umwandlung
sim-kind-power = Macht
sim-kind-exploration = Erkundung
sim-dragon-A = Rot
sim-dragon-B = Grün
sim-dragon-C = Gold
sim-dragon-D = Blau
sim-dragon-E = Weiß
sim-dragon-F = Bronze
sim-dragon-G = Schwarz
sim-dragon-H = Silber
sim-dragon-I = Violett
sim-dragon-J = Grau
sim-dragon-K = Kupfer
sim-dragon-L = Türkis

# Effects in words

sim-and = und
sim-or = oder
sim-take = Nimm { $gain }.
sim-pay = Zahle { $cost }.
sim-exchange = Zahle { $cost }, nimm { $gain }.
sim-markers = { $n } Fähigkeitsmarker
sim-spearmen = { $n } Speerkämpfer
sim-dragonriders = { $n } Drachenreiter
sim-draw-dragons = 1 der { $tiles } obersten Drachen { $markers ->
    [0] ohne Marker
    [one] mit 1 Marker
   *[other] mit { $markers } Markern
}
sim-row-tile = eine beliebige offene Tafel der Reihe
sim-top-tile = die oberste verdeckte Tafel
sim-when-received = Wenn du { $goods } erhältst: { $n } mehr davon.
sim-when-moved = Wenn dein Drachenreiter weiterzieht: Nimm { $gain }.
sim-when-moved-again = Nachdem dein Drachenreiter weitergezogen ist: Bewege ihn für seine Bewegungskosten noch einmal.
sim-when-spearman-given-up = Wenn du einen Speerkämpfer abgibst: Nimm { $gain }.
sim-when-dragonrider-given-up = Wenn du einen Drachenreiter abgibst: Nimm { $gain }.
sim-when-objective = Wenn du eine Aufgabentafel auslegst: Sie darf eine offene auf deren Platz ersetzen.
sim-once = Einmalig nutzbar: Der Marker wird nie ersetzt.

# Cards

sim-for-all = Für Speerkämpfer und Drachenreiter.
sim-for-riders = Nur für Drachenreiter.
sim-room-many = Beliebig viele Vasallen.
sim-room = { $n ->
    [one] Nur ein Vasall.
   *[other] Platz für { $n } Vasallen.
}
sim-here = Hier: { $names }.
sim-space-of = { $tile }, Feld { $n }
sim-level-of = { $tile }, Stufe { $n }
sim-movement-cost = Bewegungskosten für die erste Stufe und jeden Schritt: { $cost }.
sim-about-crowd = Die Tafel kommt in die Chronik, sobald niemand mehr auf ihr steht oder 3 Vasallen (zu viert und zu fünft 4) gekommen sind.
sim-about-exploration = Nur für Drachenreiter, einer je Spieler. Betreten wird Stufe 1; einmal je Zug darf ein Drachenreiter für die Bewegungskosten eine Stufe weiter. Wer Stufe 4 erreicht, schickt die Tafel in die Chronik.
sim-about-scouts = Nimm 1 Holz oder 1 Stein, dann eine Tafel der Reihe zu ihrem Preis oder die oberste verdeckte Tafel.
sim-about-statue = Ein Drachenreiter an der Statue zieht drei Aufgabentafeln und legt eine oder keine aus: Zahle die Kosten ihres Platzes und nimm sofort die Punkte. Am Ende wird sie für alle gewertet.
sim-about-plot = Wähle zuerst eine Tafel aus deiner Hand, dann den Platz; auf die Tafel kommt ein Vasall. Der Platz bringt dabei { $gain }.
sim-deck = { $n ->
    [one] 1 verdeckte Aktionstafel
   *[other] { $n } verdeckte Aktionstafeln
}
sim-about-deck = Im Kundschafterquartier kostet die oberste { $cost }.
sim-known-in-deck = Du kennst, von oben gezählt:
sim-dragon-deck = { $n ->
    [one] 1 Drache
   *[other] { $n } Drachen
} im Drachenstapel.
sim-objective-deck = { $n ->
    [one] 1 Tafel
   *[other] { $n } Tafeln
} im Aufgabenstapel.
sim-counts-all-markers = Zählt die Fähigkeitsmarker auf all deinen Drachen.
sim-counts-markers = Zählt die Fähigkeitsmarker auf deinen Drachen { $dragons }.
sim-counts-food = Zählt dein Gemüse und Fleisch.
sim-place-points = { $place }. Platz: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
sim-stands = { $name }: { $count }, jetzt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} wert
sim-about-objective = Wird am Ende für alle gewertet. Bei Gleichstand werden die Plätze geteilt.
sim-lair-of = { $name }: { $n ->
    [0] kein Fähigkeitsmarker darauf.
   *[other] { $n } Fähigkeitsmarker darauf.
}
sim-ability = { $dragon }, Fähigkeit { $n }
sim-about-active = Nebenaktion: kostet den Marker, der darauf liegt.
sim-about-triggered = Wird im passenden Moment angeboten: kostet den Marker, der darauf liegt.
sim-about-resource = Am Ende deines Zuges darfst du { $n } Ressourcen behalten.
sim-about-end = Das Ende kommt mit { $most } Tafeln in der Chronik (jetzt { $tiles }) oder { $goals } Aufgabentafeln an der Statue (jetzt { $laid }). Dann haben alle anderen noch einen Zug.
sim-about-limit = In jedem Fall nach { $n } Runden.
sim-vassals-of = Vasallen von { $name }
sim-in-pool = zu Hause, bereit
sim-resting = zu Hause, nächsten Zug bereit
sim-in-stock = noch zu gewinnen
sim-about-vassals = Vasallen zurückzunehmen ist eine Hauptaktion. Neue kommen aus der Kaserne, den Jagdgründen und von manchen Drachen.
sim-points-of = Machtpunkte von { $name }
sim-if-now = Wenn das Spiel jetzt endete
sim-hand-of = Hand von { $name }
sim-tiles = { $n ->
    [one] 1 Tafel
   *[other] { $n } Tafeln
}
sim-has-power-tile = Die Machttafel ist darunter.
sim-known-tiles = Du kennst: { $tiles }.
sim-about-hand = Höchstens fünf Tafeln am Ende eines Zuges.
sim-ties = Bei gleichen Punkten liegt vorn, wer mehr Marker auf seinen Drachen hat.
