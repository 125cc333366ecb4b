game-name = Belaad
    .about = Königreich und Volk stellen über vier Generationen Gelehrte ein; der Orden ermordet sie.

# Wörter

team-kingdom = Königreich
team-people = Volk
team-order = Orden der Haschaschin
symbol-influence = Einfluss
symbol-income = Einkommen
symbol-steal = Diebstahl
symbol-recruit = Anwerben
symbol-military = Militär
token-influence = Einflussmarker
    .counted = { $n } Einflussmarker
token-income = Einkommensmarker
    .counted = { $n } Einkommensmarker
token-steal = Diebstahlmarker
    .counted = { $n } Diebstahlmarker
token-recruit = Anwerbemarker
    .counted = { $n } Anwerbemarker
token-military = Militärmarker
    .counted = { $n } Militärmarker
token-orange = orangefarbener Marker
    .counted = { $n ->
        [one] { $n } orangefarbener Marker
       *[other] { $n } orangefarbene Marker
    }
colour-white = weiß
colour-orange = orange
space-top = oberes Feld
space-bottom = unteres Feld
coin-gold = Gold
    .counted = { $n } Gold
coin-red = rote Münzen
    .counted = { $n ->
        [one] { $n } rote Münze
       *[other] { $n } rote Münzen
    }
sword = Schwert
    .counted = { $n ->
        [one] { $n } Schwert
       *[other] { $n } Schwerter
    }
character-sultan = Sultan
character-vizier = Wesir
character-treasurer = Schatzmeister
character-sheriff = Vogt
character-commander = Feldherr
character-bahlool = Bahlul
character-preacher = Prediger
character-trustworthy = Vertrauensmann
character-altruist = Wohltäter
character-folk-hero = Volksheld
character-sect-leader = Sektenführer
character-hashash = Haschasch
character-spy = Spion
character-assassin = Assassine
specialty-astronomy = Astronomie
specialty-mathematics = Mathematik
specialty-medicine = Medizin
scholar-farabi = Farabi
scholar-fazari = Fazari
scholar-sufi = Sufi
scholar-tusi = Tusi
scholar-khayyam = Chayyam
scholar-ibn-battuta = Ibn Battuta
scholar-kindi = Kindi
scholar-jahiz = Dschahiz
scholar-masudi = Masudi
scholar-idrisi = Idrisi
scholar-asturlabi = Asturlabi
scholar-ibn-tufayl = Ibn Tufail
scholar-biruni = Biruni
scholar-ibn-baytar = Ibn al-Baitar
scholar-dinawari = Dinawari
scholar-ibn-hayyan = Ibn Hayyan
scholar-ibn-nafis = Ibn an-Nafis
scholar-rasis = Rhazes
scholar-zahrawi = Zahrawi
scholar-avicenna = Avicenna
scholar-khwarizmi = Chwarizmi
scholar-buzjani = Buzdschani
scholar-ibn-khaldun = Ibn Chaldun
scholar-firas = Firas
scholar-ibn-haytham = Ibn al-Haitham
scholar-banu-musa = Banu Musa
scholar-khazini = Chazini
scholar-jazari = Dschazari
scholar-karaji = Karadschi
scholar-battani = Battani
hashash-borrowed-action = Geborgte Aktion
hashash-extra-turn = Zusatzzug
hashash-two-symbols = Zwei Symbole
hashash-silence = Schweigen
hashash-new-card = Neue Karte
hashash-dagger = Dolch
hashash-unbind = Lösung vom Bann
hashash-initiates = Eingeweihte
hashash-strength-three = Stärke +3
hashash-fear = Furcht
hashash-money-changer = Geldwechsler
hashash-strength-five = Stärke +5
hashash-ward = Schutz
choice-collect-gold = Gold nehmen
choice-draw-tokens = Marker ziehen
choice-perform-top-card = eine Aktion einer obersten Karte ausführen
choice-steal-coins = Münzen stehlen
choice-return-tokens = gegnerische Marker in den Beutel legen
choice-discard-sword = ein Schwert in den Vorrat legen

# Karten, beschrieben durch das, was auf ihnen steht

action-card = A{ $tens }{ $ones } ({ $face })
card-face = { $primary }; { $price }: { $secondary }
primary-gold = { $count } Gold
primary-red = { $count ->
    [one] { $count } rote Münze
   *[other] { $count } rote Münzen
}
primary-tokens = { $count } Marker
primary-any-symbol = beliebiges Symbol
primary-one = { $first }
primary-two = { $first } oder { $second }
primary-three = { $first }, { $second } oder { $third }
secondary-gold = { $count } Gold
secondary-red = { $count ->
    [one] { $count } rote Münze
   *[other] { $count } rote Münzen
}
secondary-tokens = { $count } Marker
secondary-extra-symbols = +{ $count } Symbole
secondary-treasury = alles Gold in die Schatzkammer
secondary-eliminate = einen Charakter ausschalten
secondary-top-card = eine oberste Karte ausführen
secondary-any-symbol = ein beliebiges Symbol aktivieren
battle-card-plus = +{ $count }
battle-card-minus = −{ $count }
battle-card-defeat = Niederlage
auxiliary-none = ohne Fachgebiet
auxiliary-specialty = { $specialty }
auxiliary-coins = { $points } dazu für { $purse }
auxiliary-any-coins = { $points } dazu für { $coins } beliebige Münzen
auxiliary-company = { $points } dazu bei { $scholars } Gelehrten im Team

# Entscheidungen

action-play-card = { $card } spielen
    .group = Karte spielen
action-employ-with-swords = { $scholar } mit Schwertern einstellen
    .group = Mit Schwertern einstellen
action-use-hashash = { $card } einsetzen
    .group = Haschasch-Karte einsetzen
action-go-on = Weiter zum Ziehen
    .group = Weiter
action-primary = Primäraktion ausführen
    .group = Primäraktion
action-primary-symbol = { $symbol } aktivieren
    .group = Primäraktion
action-secondary = Sekundäraktion bezahlen
    .group = Sekundäraktion
action-finish = Karte abschließen
    .group = Weiter
action-top-card = Oberste Karte von Stapel { $deck } ausführen
    .group = Oberste Karte wählen
action-top-primary = Primäraktion von Stapel { $deck }
    .group = Eine Aktion einer obersten Karte wählen
action-top-symbol = { $symbol } von Stapel { $deck }
    .group = Eine Aktion einer obersten Karte wählen
action-top-secondary = Sekundäraktion von Stapel { $deck }
    .group = Eine Aktion einer obersten Karte wählen
action-activate = { $symbol } aktivieren
    .group = Symbol wählen
action-steal-from = { $seat } bestehlen
    .group = Spieler wählen
action-employ = { $scholar } einstellen
    .group = Gelehrten wählen
action-attack = { $team-key ->
    [team-kingdom] Das Königreich
    [team-people] Das Volk
   *[other] Den Orden
} angreifen
    .group = Team wählen
action-place-white = Marker legen: { $symbol }
    .group = Weiße Marker
action-place-bottom = { $character }, unteres Feld
    .group = Orangefarbenen Marker auf ein unteres Feld
action-place-top = { $character }, oberes Feld
    .group = Orangefarbenen Marker auf ein oberes Feld
action-return-orange = Orangefarbenen Marker in den Beutel zurücklegen
    .group = Zurücklegen
action-use-ability = Fähigkeit nutzen
    .group = Fähigkeit
action-decline-ability = Fähigkeit nicht nutzen
    .group = Fähigkeit
action-choose = Wählen: { $option }
    .group = Fähigkeit
action-copy = Fähigkeit „{ $character }“ kopieren
    .group = Charakter wählen
action-take-all-gold = Alles Gold von { $seat } nehmen
    .group = Spieler wählen
action-sacrifice = Alle oberen Marker zurücklegen: { $character }
    .group = Charakter wählen
action-exchange = { $first } tauscht alle Münzen mit jemandem
    .group = Erster Spieler
action-exchange-with = mit { $second }
    .group = Zweiter Spieler
action-assassinate-scholar = { $scholar } ermorden
    .group = Gelehrten ermorden
action-assassinate-token = Einen { $colour ->
    [orange] orangefarbenen
   *[other] weißen
} Marker nehmen: { $character }
    .group = Marker ermorden
action-put-back = { $card } zurücklegen
    .group = Karte zurücklegen
action-steal-coin = Von { $seat } stehlen: { $coin }
    .group = Münze stehlen
action-return-token = Einen { $colour ->
    [orange] orangefarbenen
   *[other] weißen
} Marker zurücklegen: { $character }
    .group = Marker zurücklegen
action-stop = Aufhören
    .group = Weiter
action-discard-sword = Ein Schwert von { $seat } in den Vorrat legen
    .group = Schwert wählen
action-unbind = Orangefarbener Marker von { $character } ({ $space })
    .group = Orangefarbenen Marker zurücklegen
action-change = Bezahlen: { $pay }
    .group = Geld wechseln
action-concede = Aufgeben: Der Kampf ist verloren
    .group = Kampf
action-reveal = Oberste Kampfkarte aufdecken
    .group = Kampf
action-negate = Aufheben
    .group = Aufheben
action-accept = Geschehen lassen
    .group = Aufheben
action-eliminate = { $character } ausschalten
    .group = Charakter ausschalten
action-silence = Karte zum Schweigen bringen
    .group = Schweigen
action-let-pass = Karte ausführen lassen
    .group = Schweigen
action-lend = In diesem Zug mit Münzen aushelfen
    .group = Leihen
action-refuse-to-lend = In diesem Zug nichts dazugeben
    .group = Leihen
action-draw = Von Stapel { $deck } ziehen
    .group = Karte ziehen
action-back = Zurück zur Auswahl davor
    .group = Weiter

# Was Entscheidungen kosten und bringen

activity-income = { $amount } nehmen
activity-recruit = { $count } Marker ziehen
activity-steal = einem Spieler bis zu { $amount } wegnehmen
activity-steal-from = { $seat } { $amount } wegnehmen
activity-influence = jemanden für { $amount } weniger einstellen
activity-employ = { $scholar } für { $price } einstellen
activity-military = mit Stärke { $strength } angreifen
activity-battle = { $seat } angreifen, { $attack } zu { $defence }
bought-eliminate = ausschalten: { $character }
bought-top-card = oberste Karte von Stapel { $deck } ausführen, { $card }
deed-take-gold = alles Gold von { $seat } nehmen ({ $amount })
deed-give-up = alle { $count } oberen Marker des Plans „{ $character }“ zurücklegen und jemanden kostenlos einstellen
deed-exchange = { $first } und { $second } tauschen alle ihre Münzen
deed-treasury = { $amount } für die Schatzkammer
ability-either = { $first } oder { $second }
ability-team-red = { $amount } für alle im Team
ability-treasury = Gold für die Schatzkammer, so viel wie die höchste gegnerische Symbolzahl
ability-take-all-gold = einem Gegner alles Gold wegnehmen
ability-take-sword = ein Schwert aus dem Vorrat nehmen
ability-employ-for-tokens = alle oberen Marker des stärksten Charakters zurücklegen (mindestens { $count }) und jemanden kostenlos einstellen
ability-copy = die Fähigkeit eines anderen Charakters kopieren
ability-team-to-treasury = alle Münzen des Teams in seine Schatzkammer
ability-exchange = zwei Spieler tauschen alle ihre Münzen
ability-strength = +{ $attack } im Angriff und +{ $defence } in der Verteidigung, solange der Marker liegt
ability-assassinate = für { $price } jemanden oder einen Marker ermorden
ability-draw-hashash = drei Haschasch-Karten ziehen, zwei behalten
ability-assassinate-from-bag = einen zufälligen Marker aus dem Beutel als ermordet behalten
pick-collect-gold = { $count } Gold nehmen
pick-draw-tokens = { $count } Marker ziehen
pick-perform-top-card = eine Aktion einer obersten Karte ausführen
pick-steal-coins = bis zu { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
} stehlen
pick-return-tokens = bis zu { $count } obere Marker eines gegnerischen Teams in den Beutel legen
pick-discard-sword = ein Schwert in den Vorrat legen
doing-single-action = eine Aktion einer obersten Karte
doing-extra-turn = nach diesem Zug noch einer
doing-extra-symbols = das nächste Symbol zählt { $count } mehr
doing-silence = die gerade gespielte Karte zum Schweigen bringen
doing-draw-hashash = die oberste Haschasch-Karte ziehen
doing-assassinate = einen Gelehrten oder einen Marker ermorden
doing-unbind = einen orangefarbenen Marker in den Beutel legen
doing-tokens = { $count } Marker ziehen
doing-strength = +{ $count } Stärke in diesem Kampf
doing-fear = Einstellen kostet die anderen { $gold } Gold oder { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
} mehr
doing-change = { $pay } Münzen einer Art bezahlen, { $take } der anderen nehmen
doing-ward = eine Niederlage oder Ausschaltung aufheben
purpose-secondary = die Sekundäraktion ({ $secondary })
purpose-scholar = { $scholar }
verdict-points = { $team-key ->
    [team-kingdom] Das Königreich
    [team-people] Das Volk
   *[other] Der Orden
} gewinnt mit { $own } zu { $other } Punkten.
verdict-swords = Gleich viele Punkte: { $team-key ->
    [team-kingdom] Das Königreich
    [team-people] Das Volk
   *[other] Der Orden
} gewinnt nach Schwertern, { $own } zu { $other }.
verdict-gold = Gleich viele Punkte und Schwerter: { $team-key ->
    [team-kingdom] Das Königreich
    [team-people] Das Volk
   *[other] Der Orden
} gewinnt nach übrigem Gold, { $own } zu { $other }.
verdict-shared = Königreich und Volk gewinnen gemeinsam: gleich viele Punkte ({ $points }), Schwerter und Gold.
verdict-order = Der Orden gewinnt mit { $points } aktiven Punkten.
spoils-trophy = nimmt eine Trophäe ({ $least } bis { $most } Punkte)
spoils-sword = nimmt ein Schwert
spoils-token = ermordet einen Marker deines Teams
spoils-nothing = bekommt nichts
trophy-card = { $card } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})

offer-play-idly = { offer-play-idly.name }: { offer-play-idly.effect }
    .name = { $card } spielen
    .effect = Davon ist jetzt nichts möglich
offer-employ-with-swords = { offer-employ-with-swords.name }: { offer-employ-with-swords.effect }
    .name = { $scholar } für { $swords } einstellen
    .effect = { $main ->
        [one] { $main } Punkt
       *[other] { $main } Punkte
    }, { $auxiliary }
offer-use-hashash = { offer-use-hashash.name }: { offer-use-hashash.effect }
    .name = { $card } für { $price } einsetzen
    .effect = { $effect }
offer-use-change = { offer-use-change.name }: { offer-use-change.effect }
    .name = { $card } einsetzen
    .effect = { $paid } gegen { $taken } (bezahlt in { $coin })
offer-use-unbind = { offer-use-unbind.name }: { offer-use-unbind.effect }
    .name = { $card } für { $price } einsetzen
    .effect = der orangefarbene Marker kommt in den Beutel ({ $character }, { $space })
offer-primary = { offer-primary.name }: { offer-primary.effect }
    .name = Primäraktion
    .effect = { $primary }
offer-symbol = { offer-symbol.name }: { offer-symbol.effect }
    .name = { $symbol }
    .effect = { $effect }
offer-secondary = { offer-secondary.name }: { offer-secondary.effect }
    .name = Für { $price }
    .effect = { $effect }
offer-top-card = { offer-top-card.name }: { offer-top-card.effect }
    .name = Oberste Karte von Stapel { $deck } ausführen
    .effect = { $card }
offer-top-primary = { offer-top-primary.name }: { offer-top-primary.effect }
    .name = Stapel { $deck }, Primäraktion
    .effect = { $primary }
offer-top-symbol = { offer-top-symbol.name }: { offer-top-symbol.effect }
    .name = Stapel { $deck }, { $symbol }
    .effect = { $effect }
offer-top-secondary = { offer-top-secondary.name }: { offer-top-secondary.effect }
    .name = Stapel { $deck }, für { $price }
    .effect = { $effect }
offer-steal-from = { $amount } von { $seat } nehmen
offer-employ = { offer-employ.name }: { offer-employ.effect }
    .name = { $scholar } für { $price } einstellen
    .effect = { $main ->
        [one] { $main } Punkt
       *[other] { $main } Punkte
    }, { $auxiliary }
offer-employ-free = { offer-employ-free.name }: { offer-employ-free.effect }
    .name = { $scholar } kostenlos einstellen
    .effect = { $main ->
        [one] { $main } Punkt
       *[other] { $main } Punkte
    }, { $auxiliary }
offer-attack = { offer-attack.name }: { offer-attack.effect }
    .name = { $team-key ->
        [team-kingdom] Das Königreich
        [team-people] Das Volk
       *[other] Den Orden
    } angreifen
    .effect = deine Stärke { $attack } gegen { $defence } von { $seat }
offer-return-white = { offer-return-white.name }: { offer-return-white.effect }
    .name = { $symbol }
    .effect = kein Platz, zurück in den Beutel
offer-place-bottom = { offer-place-bottom.name }: { offer-place-bottom.effect }
    .name = { $character }, unteres Feld
    .effect = { $effect }
offer-place-bottom-idly = { offer-place-bottom-idly.name }: { offer-place-bottom-idly.effect }
    .name = { $character }, unteres Feld
    .effect = die Fähigkeit würde jetzt nichts bewirken
offer-place-white = { offer-place-white.name }: { offer-place-white.effect }
    .name = Marker auf den Plan „{ $character }“ legen
    .effect = { $symbol } zählt { $count }
offer-place-top = { offer-place-top.name }: { offer-place-top.effect }
    .name = { $character }, oberes Feld
    .effect = { $symbol } zählt { $count }
offer-use-ability = { offer-use-ability.name }: { offer-use-ability.effect }
    .name = Fähigkeit „{ $character }“ nutzen
    .effect = { $effect }
offer-choose = { offer-choose.name }: { offer-choose.effect }
    .name = Wählen
    .effect = { $option }
offer-choose-sword = { offer-choose-sword.name }: { offer-choose-sword.effect }
    .name = Wählen
    .effect = das Schwert von { $seat } in den Vorrat legen
offer-copy = { offer-copy.name }: { offer-copy.effect }
    .name = Fähigkeit „{ $character }“ kopieren
    .effect = { $effect }
offer-take-all-gold = { offer-take-all-gold.name }: { offer-take-all-gold.effect }
    .name = Alles Gold von { $seat } nehmen
    .effect = { $amount }
offer-sacrifice = Alle { $count } oberen Marker des Plans „{ $character }“ zurücklegen
offer-exchange-pair = { $first } und { $second } tauschen alle ihre Münzen
offer-assassinate-scholar = { offer-assassinate-scholar.name }: { offer-assassinate-scholar.effect }
    .name = { $scholar } für { $price } ermorden
    .effect = { $main ->
        [one] { $main } Punkt
       *[other] { $main } Punkte
    }
offer-assassinate-token = Für { $price } einen { $colour ->
    [orange] orangefarbenen
   *[other] weißen
} Marker nehmen: { $character }
offer-put-back = { offer-put-back.name }: { offer-put-back.effect }
    .name = { $card } zurücklegen
    .effect = { $effect }
offer-change = { $paid } bezahlen, { $taken } nehmen
offer-concede = { offer-concede.name }: { offer-concede.effect }
    .name = Aufgeben
    .effect = { $seat } gewinnt und { $spoils }; sonst verlierst du nichts
offer-reveal = { offer-reveal.name }: { offer-reveal.effect }
    .name = Oberste Kampfkarte aufdecken
    .effect = ab +{ $needed } ist { $seat } dran; eine Niederlage kostet{ $negatable-key ->
        [yes] , wenn du sie nicht aufhebst,
       *[no] {""}
    } den Kampf und die Marker eines Charakters
offer-accept-defeat = { offer-accept-defeat.name }: { offer-accept-defeat.effect }
    .name = Geschehen lassen
    .effect = { $seat } gewinnt, { $spoils } und schaltet einen deiner Charaktere aus
offer-accept-elimination = { offer-accept-elimination.name }: { offer-accept-elimination.effect }
    .name = Geschehen lassen
    .effect = { $character } verliert { $tokens ->
        [0] keinen Marker
       *[other] { $tokens } Marker
    }{ $cards ->
        [0] {""}
        [one] {" "}und { $cards } Haschasch-Karte
       *[other] {" "}und { $cards } Haschasch-Karten
    }
offer-negate-with-sword = { offer-negate-with-sword.name }: { offer-negate-with-sword.effect }
    .name = Aufheben
    .effect = ein Schwert abgeben (du hast { $swords })
offer-negate-with-card = Mit { $card } für { $price } aufheben
offer-eliminate = { offer-eliminate.name }: { offer-eliminate.effect }
    .name = { $character } ausschalten
    .effect = Der Plan verliert { $tokens ->
        [0] keinen Marker
       *[other] { $tokens } Marker
    }{ $cards ->
        [0] {""}
        [one] {" "}und { $cards } Haschasch-Karte
       *[other] {" "}und { $cards } Haschasch-Karten
    }
offer-silence = { $card } für { $price } zum Schweigen bringen
offer-lend = { offer-lend.name }; { offer-lend.effect }
    .name = In diesem Zug mit Münzen aushelfen
    .effect = jetzt gebraucht: { $amount }
offer-draw = { $card } von Stapel { $deck } ziehen

# Fragen

prompt-play-card = { $armed ->
    [0] Spiele eine Aktionskarte aus deiner Hand.
   *[other] Spiele eine Aktionskarte aus deiner Hand, oder stelle vorher mit deinen Schwertern einen Gelehrten ein.
}
prompt-card = Nutze die Aktionen dieser Karte in beliebiger Reihenfolge oder schließ sie ab.
prompt-top-card = Welche oberste Karte führst du aus?
prompt-single-action = Welche einzelne Aktion welcher obersten Karte führst du aus?
prompt-any-symbol = Welches Symbol aktivierst du?
prompt-steal = Wem stiehlst du bis zu { $count } Gold?
prompt-influence = Wen stellst du ein? Dein Einfluss senkt die Kosten um { $discount } Gold.
prompt-military = Welches Team greifst du an?
prompt-tokens = Noch zu legen: { $tokens }.
prompt-ability = Nutzt du die Fähigkeit „{ $character }“: { $effect }?
prompt-one-of = Wozu nutzt du die Fähigkeit „{ $character }“?
prompt-copy = Wessen Fähigkeit kopierst du?
prompt-take-all-gold = Wessen Gold nimmst du?
prompt-sacrifice = Welcher deiner stärksten Charaktere gibt seine Marker ab?
prompt-employ-free = Wen stellst du kostenlos ein?
prompt-exchange = Wer ist der erste der beiden Spieler, die alle Münzen tauschen?
prompt-exchange-with = Mit wem tauscht { $first } alle Münzen?
prompt-assassinate = Wen oder was ermordest du für { $price }?
prompt-put-back = Welche der drei Karten kommt wieder unter den Stapel?
prompt-steal-coins = Welche Münze stiehlst du? (noch { $left })
prompt-return-tokens = Welcher Marker kommt in den Beutel? (noch { $left })
prompt-discard-sword = Wessen Schwert kommt in den Vorrat?
prompt-unbind = Welcher orangefarbene Marker kommt in den Beutel?
prompt-change = { $card }: Welche Münzen bezahlst du?
prompt-battle = Kampf: Du hast Stärke { $own }, { $seat } hat { $theirs }. { $behind ->
    [0] Bei Gleichstand ist dran, wer angreift: eine Karte aufdecken oder aufgeben?
   *[other] Die schwächere Seite ist dran: eine Karte aufdecken oder aufgeben?
}
prompt-defeat = Du hast eine Niederlage aufgedeckt: Hebst du sie auf, oder verlierst du den Kampf und die Marker eines Charakters?
prompt-spoils = Du hast den Kampf gewonnen: Welchen Marker { $team-key ->
    [team-kingdom] des Königreichs
    [team-people] des Volks
   *[other] des Ordens
} ermordest du?
prompt-winner-eliminates = Du hast den Kampf gewonnen: Welchen Charakter { $team-key ->
    [team-kingdom] des Königreichs
    [team-people] des Volks
   *[other] des Ordens
} schaltest du aus?
prompt-eliminate = Welchen Charakter schaltest du aus?
prompt-negation = { $seat } will einen deiner Charaktere ausschalten: { $target }. Verhinderst du das?
prompt-silence = { $seat } hat { $card } gespielt. Bringst du die Karte zum Schweigen?
prompt-lend = { $seat } bittet dich um { $own }: { $purpose } kostet { $price }. Hilfst du in diesem Zug aus?
prompt-after = Noch etwas, bevor du ziehst?
prompt-draw = Von welchem Stapel ziehst du?

# Was geschah

event-turn-began = { $seat } ist am Zug.
event-extra-turn-began = { $seat } hat einen Zusatzzug.
event-card-played = { $seat } spielt { $card }.
event-silenced = { $card } verstummt: { $seat } kann nur noch ziehen.
event-collected = { $seat } nimmt { $amount }.
event-income-collected = { $seat } nimmt { $amount } Einkommen ({ $character }).
event-secondary-bought = { $seat } bezahlt { $price } für die Sekundäraktion: { $secondary }.
event-paid = { $seat } bezahlt { $price }.
event-top-card-performed = { $seat } nutzt die oberste Karte von Stapel { $deck }: { $card }.
event-stole = { $seat } nimmt { $amount } von { $victim }.
event-lent = { $seat } hilft { $borrower } in diesem Zug mit Münzen aus.
event-refused-to-lend = { $seat } gibt { $borrower } in diesem Zug nichts dazu.
event-treasury-filled = Die Schatzkammer { $team-key ->
    [team-kingdom] des Königreichs
    [team-people] des Volks
   *[other] des Ordens
} erhält { $purse } von den Spielern.
event-tokens-drawn = { $seat } zieht aus dem Beutel: { $tokens }.
event-influence-returned = Der Orden kann nichts damit anfangen, zurück in den Beutel: { $tokens }.
event-white-placed = { $seat } legt den { $token } auf den Plan „{ $character }“.
event-white-returned = { $seat } hat keinen Platz und legt den { $token } in den Beutel zurück.
event-orange-on-top = { $seat } legt einen orangefarbenen Marker auf ein oberes Feld des Plans „{ $character }“.
event-orange-on-bottom = { $seat } legt einen orangefarbenen Marker auf ein unteres Feld des Plans „{ $character }“.
event-orange-returned = { $seat } legt einen orangefarbenen Marker in den Beutel zurück.
event-row-cleared = Die Reihe { $team-key ->
    [team-kingdom] des Königreichs
    [team-people] des Volks
   *[other] des Ordens
} ist voll. Zurück in den Beutel: { $tokens }.
event-employed = { $seat } stellt { $scholar } für { $price } ein.
event-employed-with-swords = { $seat } stellt { $scholar } für { $swords } ein.
event-employed-free = { $seat } stellt { $scholar } kostenlos ein.
event-generation-ended = Die Generation ist zu Ende; aus dem Spiel: { $discarded }.
event-generation-began = Generation { $generation } erscheint: { $scholars }.
event-battle-began = { $aggressor } greift { $defender } an: { $attack } zu { $defence }.
event-revealed = { $seat } deckt { $card } auf: Angriff { $attack }, Verteidigung { $defence }.
event-defeat-negated-by-sword = { $seat } gibt ein Schwert ab und hebt die Niederlage auf.
event-defeat-negated-by-card = { $seat } hebt die Niederlage mit { $card } auf.
event-conceded = { $seat } gibt auf.
event-battle-won = { $seat } gewinnt den Kampf gegen { $loser }.
event-trophy-seen = { $seat } behält eine Trophäe: { $card }.
event-trophy-taken = { $seat } behält verdeckt eine Trophäe.
event-sword-taken = { $seat } nimmt ein Schwert aus dem Vorrat.
event-eliminated = { $seat } schaltet einen Charakter aus: { $character }. Alle Marker seines Plans kommen in den Beutel.
event-elimination-negated-by-sword = { $seat } gibt ein Schwert ab und rettet einen Charakter: { $character }.
event-elimination-negated-by-card = { $seat } rettet mit { $card } einen Charakter: { $character }.
event-hashash-lost = Haschasch-Karten unter dem Plan „{ $character }“ gehen verloren: { $cards }.
event-ability-used = { $seat } nutzt die Fähigkeit „{ $character }“.
event-ability-declined = { $seat } verzichtet auf die Fähigkeit „{ $character }“.
event-ability-copied = { $seat } kopiert die Fähigkeit „{ $character }“.
event-team-collected = Alle Spieler { $team-key ->
    [team-kingdom] des Königreichs
    [team-people] des Volks
   *[other] des Ordens
} nehmen { $amount }.
event-treasury-collected = Die Schatzkammer { $team-key ->
    [team-kingdom] des Königreichs
    [team-people] des Volks
   *[other] des Ordens
} erhält { $amount }.
event-sacrificed = { $seat } legt alle oberen Marker des Plans „{ $character }“ in den Beutel.
event-exchanged = { $first } und { $second } tauschen alle ihre Münzen.
event-hashash-seen = { $seat } zieht { $cards }.
event-hashash-drawn = { $seat } zieht drei Haschasch-Karten mit den Rückseiten { $backs }.
event-hashash-put-back = { $seat } legt { $card } unter den Stapel.
event-hashash-put-back-unseen = { $seat } legt eine Karte unter den Stapel, Rückseite: { $back }.
event-hashash-placed = { $card } kommt unter dem Plan „{ $character }“ ins Spiel.
event-hashash-used = { $seat } setzt { $card } ein.
event-token-returned = Ein { $colour ->
    [orange] orangefarbener
   *[other] weißer
} Marker kommt vom Plan „{ $character }“ in den Beutel.
event-sword-discarded = Ein Schwert von { $victim } kommt in den Vorrat.
event-unbound = Ein orangefarbener Marker kommt vom Plan „{ $character }“ in den Beutel ({ $space }).
event-changed = { $seat } bezahlt { $paid } und nimmt { $taken }.
event-scholar-assassinated = { $seat } ermordet { $scholar }.
event-token-assassinated = { $seat } ermordet einen { $colour ->
    [orange] orangefarbenen
   *[other] weißen
} Marker vom Plan „{ $character }“.
event-drawn-token-assassinated = { $seat } zieht einen Marker und behält ihn als ermordet: { $token }.
event-card-drawn = { $seat } zieht { $card } von Stapel { $deck }.
event-decks-reshuffled = Ein Stapel ist leer: Ablage und Stapel werden gemischt und neu geteilt.
event-fourth-generation-ended = Die vierte Generation ist zu Ende und damit das Spiel.
event-order-won = { $seat } hat { $points } aktive Punkte: Der Orden gewinnt.
event-turn-limit-reached = Die Höchstzahl der Züge ist erreicht, das Spiel ist vorbei.
event-scored = { $team }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-won = { $verdict }
event-nothing-done = Von { $card } ist jetzt nichts möglich: { $seat } macht weiter.

# Warum nicht

refusal-nobody-there = Dort sitzt in diesem Spiel niemand.
refusal-no-order = Der Orden spielt hier nicht mit.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-already-performed = Dieser Teil der Karte wurde schon ausgeführt.
refusal-not-on-the-card = Die Karte hat keine solche Aktion.
refusal-symbol-not-on-the-card = Die Karte zeigt dieses Symbol nicht: { $symbol }.
refusal-no-character-with = Dein Team hat keinen Charakter mit diesem Symbol: { $symbol }.
refusal-bag-empty = Der Beutel ist leer.
refusal-nobody-has-gold = Kein gegnerischer Spieler hat Gold.
refusal-battle-deck-empty = Es gibt keine Kampfkarte mehr zum Aufdecken.
refusal-nobody-to-eliminate = Kein gegnerischer Charakter hat etwas zu verlieren.
refusal-nothing-for-the-treasury = Niemand in deinem Team hätte noch Gold für die Schatzkammer.
refusal-nothing-to-strengthen = Kein Symbol dieser Karte kann noch mehr zählen.
refusal-no-top-card-left = Alle obersten Karten wurden in diesem Zug genutzt.
refusal-top-card-used = Die oberste Karte von Stapel { $deck } wurde in diesem Zug genutzt.
refusal-not-as-single-action = Zusätzliche Symbole brauchen die Primäraktion derselben Karte.
refusal-cannot-pay = Das kostet { $price }, und du hast nur { $available }.
refusal-already-employed = Du hast in diesem Zug schon jemanden eingestellt.
refusal-order-never-employs = Der Orden stellt niemanden ein.
refusal-not-revealed = { $scholar } liegt nicht aus.
refusal-nobody-payable = Du kannst keinen ausliegenden Gelehrten bezahlen.
refusal-no-sword-price = { $scholar } ist nicht mit Schwertern zu gewinnen.
refusal-not-enough-swords = { $scholar } kostet { $needed ->
    [one] { $needed } Schwert
   *[other] { $needed } Schwerter
}, und du hast { $have }.
refusal-not-an-opponent = { $seat } ist kein Gegner.
refusal-no-gold = { $seat } hat kein Gold.
refusal-not-an-opposing-team = Dieses Team kannst du nicht angreifen: { $team }.
refusal-not-in-the-batch = Ein solcher Marker ist nicht gezogen oder schon gelegt: { $symbol }.
refusal-not-your-character = Diesen Charakter hat dein Team nicht: { $character }.
refusal-no-free-top-space = Kein oberes Feld ist frei: { $character }.
refusal-no-free-bottom-space = Kein unteres Feld ist frei: { $character }.
refusal-not-a-choice = Das kann diese Fähigkeit nicht: { $option }.
refusal-choice-without-target = Dafür gibt es kein Ziel: { $option }.
refusal-not-copyable = Diese Fähigkeit kann nicht kopiert werden: { $character }.
refusal-ability-without-effect = Diese Fähigkeit würde gerade nichts bewirken: { $character }.
refusal-not-the-strongest = Das ist nicht dein stärkster Charakter mit genug Markern: { $character }.
refusal-not-a-first-player = { $seat } kann nicht der Erste der beiden sein.
refusal-not-a-second-player = { $seat } kann nicht der Zweite der beiden sein.
refusal-no-such-token = Auf keinem oberen Feld liegt ein solcher Marker ({ $colour }): { $character }.
refusal-not-a-target = Dieser Charakter gehört zu keinem gegnerischen Team: { $character }.
refusal-not-drawn = { $card } wurde nicht gezogen.
refusal-no-such-coin = { $seat } hat das nicht: { $coin }.
refusal-other-team = Alle Marker müssen von einem Team kommen: { $team }.
refusal-take-one-first = Nimm zuerst mindestens eins.
refusal-no-sword = { $seat } hat kein Schwert.
refusal-no-orange-token = Dort liegt kein orangefarbener Marker: { $character }, { $space }.
refusal-not-in-play = { $card } ist nicht im Spiel.
refusal-already-used = { $card } wurde schon eingesetzt.
refusal-without-effect = { $card } würde gerade nichts bewirken.
refusal-nothing-to-eliminate = Auf dem Plan „{ $character }“ gibt es nichts zu verlieren.
refusal-not-of-the-losers = Dieser Charakter gehört nicht zum unterlegenen Team: { $character }.
refusal-team-cannot-pay = Das kostet { $price }, und dein Team hat für dich nur { $available }, Hilfe der anderen eingerechnet.
refusal-nothing-refused = Es gibt keinen Grund zurückzugehen: niemand hat dir in diesem Zug Münzen verweigert.
refusal-left-too-often = Du bist in diesem Zug schon dreimal zurückgegangen; wähle aus dieser Liste.
refusal-play-first = Spiele zuerst eine Aktionskarte, gezogen wird danach.
refusal-already-played = Du hast deine Karte gespielt, jetzt ziehst du.
refusal-finish-the-card = Schließe zuerst die ausliegende Karte ab, gezogen wird danach.
refusal-card-is-open = Mit Schwertern stellst du vor einer Karte oder nach der letzten ein, nicht während eine Karte ausliegt.
refusal-too-late-for-swords = Mit Schwertern stellst du ein, bevor du zum Ziehen übergehst.
refusal-only-the-order = Haschasch-Karten setzt der Orden ein, zu seinen Zeitpunkten.
refusal-only-at-a-menu = { $card } setzt der Orden in seinem eigenen Zug ein, bei einer Karte oder zwischen zwei Karten.
refusal-only-after-a-card = { $card } kommt zum Einsatz, wenn ein Gegner gerade eine Karte gespielt hat.
refusal-only-in-battle = { $card } kommt zum Einsatz, wenn der Orden in einem Kampf am Zug ist.
refusal-only-against = { $card } hilft gegen eine Niederlage oder eine Ausschaltung.
refusal-ongoing = { $card } wirkt dauernd und wird nie eingesetzt.
refusal-in-the-extra-turn = Ein Zusatzzug bringt keinen weiteren Zusatzzug.

# Das Ende

ending-fourth-generation = Die vierte Generation ist zu Ende
ending-assassinations = Der Orden hat durch seine Morde gewonnen
ending-turn-limit = Die Höchstzahl der Züge ist erreicht
origin-main = Hauptpunkte
origin-specialties = Fachgebiete
origin-coins = Zusatzpunkte für Münzen
origin-company = Zusatzpunkte für viele Gelehrte
origin-trophies = Trophäen
origin-active = Aktive Punkte

# Die Textansicht

sketch-turn = Zug
sketch-turn-of = Zug { $turn }: { $seat }
sketch-asked = { $seat } entscheidet
sketch-pool = Beutel: { $tokens }. Schwerter im Vorrat: { $swords }. Karten im Kampfstapel: { $cards }.
sketch-revealed-cards = Aufgedeckte Kampfkarten: { $cards }
sketch-open-card = Liegt aus: { $card }{ $extra ->
    [0] {""}
   *[other] , +{ $extra } Symbole
}
sketch-open-batch = Zu legen: { $tokens }
sketch-open-battle = Kampf: { $aggressor } { $attack } zu { $defence } { $defender }
sketch-open-drawn = Gezogene Haschasch-Karten: { $cards }
sketch-open-single-action = Eine Aktion einer obersten Karte
sketch-open-ability = Fähigkeit: { $character }
sketch-open-elimination = Ausschaltung: { $character }
sketch-scholars = Gelehrte
sketch-generation = Generation { $generation }, { $deck } im Stapel
sketch-scholar = { $scholar }: { $cost } Gold{ $swords ->
    [0] {""}
    [one] {" "}oder { $swords } Schwert
   *[other] {" "}oder { $swords } Schwerter
}; { $main ->
    [one] { $main } Punkt
   *[other] { $main } Punkte
}, { $auxiliary }; der Orden braucht: { $symbols }
sketch-score = Punkte: { $points }
sketch-player = { $seat }: { $purse }; Schwerter { $swords }; Karten { $cards }; Trophäen { $trophies }; Gelehrte: { $scholars }
sketch-treasury = Schatzkammer: { $purse }
sketch-character = { $character } ({ $symbol } { $count })
sketch-hashash-card = { $card }, { $price }: { $effect }
sketch-order = Der Orden
sketch-assassinated-tokens = Marker: { $tokens }
sketch-active = Aktive Punkte: { $points } von 6
sketch-active-scholar = { $scholar }: { $main ->
    [one] { $main } Punkt
   *[other] { $main } Punkte
}, aktiv (braucht: { $symbols })
sketch-inactive-scholar = { $scholar }: { $main ->
    [one] { $main } Punkt
   *[other] { $main } Punkte
}, nicht aktiv (braucht: { $symbols })
sketch-hashash-deck = Haschasch-Stapel mit { $cards }, Rückseite der obersten Karte: { $back }
sketch-known-card = Platz { $place } von oben: { $card }
sketch-decks = Aktionsstapel
sketch-deck = Stapel { $deck } mit { $cards }: { $top }
sketch-deck-used = Stapel { $deck } mit { $cards }, oberste Karte genutzt: { $top }
sketch-discard = Karten auf dem Ablagestapel: { $cards }
sketch-hand = Deine Hand
sketch-reading = So liest man die Pläne
    .about = Ein Charakter mit seinem Symbol und was es jetzt zählt. [o#..]: die oberen Felder, [.]: die unteren; o ist ein weißer Marker, # ein orangefarbener, ein Punkt ein leeres Feld.

# Lektionen

lesson-first = Dein erster Gelehrter
    .about = Das Ziel, Karten mit zwei Aktionen und ein Gelehrter für dein Team. 5 Minuten.
lesson-first-goal = Das sind die Gelehrten eines goldenen Zeitalters. Jeder, den ihr einstellt, bringt euch die Punkte neben der Feder. Nach vier Generationen gewinnt das Team mit den meisten Punkten.
lesson-first-team = Du spielst für das Königreich, zusammen mit dem Spieler gegenüber; der Palast ist euer Zeichen. Die Charaktere des Königreichs gehören euch beiden: Jeder macht ein Symbol stärker.
lesson-first-hand = In deinem Zug spielst du eine Karte. Ihre obere Aktion, die primäre, ist kostenlos; die untere, die sekundäre, hat einen Preis.
lesson-first-card = Gelehrte kosten Gold. Spiel die Karte, die 3 Gold bringt.
lesson-first-not-card = Keine schlechte Idee, aber zuerst brauchst du Gold. Nimm es zurück und spiel die Karte mit den 3 Gold.
lesson-first-gold = Jetzt die obere Aktion: Nimm 3 Gold.
lesson-first-enough = Die untere Aktion würde 2 Gold kosten. Du willst dein Gold behalten, also beende die Karte.
lesson-first-draw = Am Ende ziehst du die oberste Karte eines Stapels. Die obersten Karten liegen offen: Nimm die mit 4 Gold.
lesson-first-others = Die anderen haben gespielt. Das Volk hat Marker auf seine Charaktere gelegt: So werden deren Symbole stärker.
lesson-first-influence = Du hast 4 Gold. Mit Einfluss stellst du einen Gelehrten ein, und jedes Einfluss-Symbol spart 1 Gold. Spiel die Karte mit Einfluss.
lesson-first-not-influence = Das kann warten: Jetzt ist ein Gelehrter zu haben, und das Volk will ihn auch. Nimm es zurück.
lesson-first-symbol = Aktiviere Einfluss.
lesson-first-employ = Stell Dschahiz ein. Die Zahl beim Palast sagt, was er euch kostet, euer Einfluss schon abgezogen: 4 Gold. Er bringt 1 Punkt und 1 weiteren, wenn du am Ende 2 rote Münzen für ihn hast.
lesson-first-not-employ = Ein guter Mann, aber du kannst dir Dschahiz leisten, der mehr wert sein kann. Nimm es zurück.
lesson-first-scored = Dein Team hat seinen ersten Gelehrten und 1 Punkt. Mehrere vom selben Fachgebiet, etwa Medizin, bringen noch mehr: 2, 3 oder 4 geben 2, 5 oder 9 Punkte dazu.
lesson-first-draw-two = Zieh eine Karte und beende so deinen Zug: Nimm die, die ein beliebiges Symbol aktiviert.
lesson-first-generation = Sind drei der fünf Gelehrten vergeben, kommt die nächste Generation. Nach der vierten wird gezählt.
lesson-first-over = Karte spielen, Aktionen nutzen, nachziehen: Das ist ein Zug in Belaad. Spiel von hier weiter oder lern Marker und Schwerter kennen.

lesson-points = Marker und Schwerter
    .about = Mach deine Charaktere stärker und stell einen Gelehrten ohne Gold ein. 5 Minuten.
lesson-points-team = Wie stark ein Symbol ist, hängt von seinem Charakter ab: gedruckte Symbole und Marker auf den oberen Feldern. Sie gelten für dein ganzes Team.
lesson-points-tokens = Spiel die Karte, mit der du 3 Marker ziehst.
lesson-points-draw = Zieh sie aus dem Beutel.
lesson-points-white = Ein weißer Marker kommt zu seinem Charakter. Einkommen macht euren Schatzmeister stärker.
lesson-points-white-two = Den anderen weißen auch.
lesson-points-orange = Ein orangefarbener Marker passt überall hin: oben als beliebiges Symbol oder unten, wo er einmal eine Fähigkeit auslöst. Die des Feldherrn bringt ein Schwert.
lesson-points-ability = Nutze sie.
lesson-points-enough = Dein Gold willst du behalten. Beende die Karte.
lesson-points-sword = Manche Gelehrte lassen sich mit Schwertern statt mit Gold einstellen. Banu Musa kostet nur eines!
lesson-points-not-sword = Du kannst das Schwert aufheben, aber ein Gelehrter für ein einziges ist ein gutes Geschäft. Nimm es zurück.
lesson-points-take = Zieh die Karte mit Einfluss, für den nächsten.
lesson-points-scoring = Gelehrte bringen ihre Hauptpunkte, mehrere vom selben Fachgebiet noch mehr, und manche wollen am Ende Münzen. Auch Trophäen aus Kämpfen zählen.
lesson-points-over = Erst aufbauen, dann einstellen: So gewinnt ein Team. Spiel von hier weiter.

lesson-order = Der Orden
    .about = Spiel das dritte Team, das die Gelehrten tot sehen will. 5 Minuten.
lesson-order-goal = Zu dritt und zu fünft gibt es den Orden, und der bist du. Du stellst keine Gelehrten ein, du lässt sie ermorden: 6 aktive Hauptpunkte gewinnen sofort.
lesson-order-hand = Du spielst Karten wie alle anderen, aber du bist allein, und deine Charaktere haben eigene Fähigkeiten.
lesson-order-tokens = Du brauchst Marker. Spiel die Karte, mit der du drei ziehst.
lesson-order-draw = Zieh sie.
lesson-order-white = Der weiße macht deinen Sektenführer stärker.
lesson-order-assassin = Leg einen orangefarbenen auf das untere Feld des Meuchlers.
lesson-order-kill = Nutze die Fähigkeit: Ein Marker aus dem Beutel wird dein Opfer. Solche Opfer machen ermordete Gelehrte aktiv.
lesson-order-hashash = Der andere kommt auf das untere Feld des Haschaschi.
lesson-order-cards = Nutze sie: Du ziehst drei Haschaschin-Karten und behältst zwei.
lesson-order-back = Leg „Neue Karte“ zurück. Die anderen beiden liegen ab jetzt vor dir und gehen je einmal.
lesson-order-take = Zieh eine Karte und beende so deinen Zug.
lesson-order-goal-again = Auf jedem Gelehrten steht, was der Orden für ihn braucht. Sammle das und schlag dann zu.
lesson-order-over = Du gewinnst, sobald 6 Hauptpunkte aktiv sind. Spiel von hier weiter.

# What makes a position worth something: said in hints as "+1.2 gold".
term-scholars = Hauptpunkte der Gelehrten
term-specialties = Fachgebiete, fertige und begonnene
term-auxiliary = Zusatzpunkte der Gelehrten
term-trophies = Trophäen
term-gold = Gold zum Einstellen
term-red = rote Münzen für Sekundäraktionen
term-swords = Schwerter
term-cards = Karten auf der Hand
term-symbols = Symbole der Charaktere
term-active = aktive Punkte des Ordens
term-uncovered = Hauptpunkte, die noch nicht aktiv sind
term-tokens = Marker, die sie aktiv machen
term-hashash = ausliegende Hashash-Karten
term-recruits = Angeworbene beim Sektenführer
term-waiting = ein Sektenführer, der warten muss
term-time = Zeit, die noch bleibt
term-rivals = was die Gegner haben

# What the codes of the text view mean.
view-legend =
    Sultan (Einfluss 1)  [o#..] [#]: ein Charakter, sein Symbol und wie oft es zählt
    erste Klammer: die oberen Felder, o ein weißer Marker, # ein orangefarbener, . frei; zweite Klammer: das untere Feld
    A25: eine Aktionskarte, erst die Primäraktion, dann der Preis der Sekundäraktion und was sie bringt
