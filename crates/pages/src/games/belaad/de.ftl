# What Belaad's table says beyond the game's own words.

bel-scholars = Gelehrte
bel-generation = Generation
bel-generation-of = Generation { $n } von 4
bel-generation-about = Fünf Gelehrte erscheinen gemeinsam. Sobald der dritte von ihnen eingestellt oder ermordet ist, verlassen die anderen zwei das Spiel und die nächsten fünf erscheinen. Mit dem dritten der vierten Generation endet das Spiel.
bel-discarded = Nicht mehr im Spiel: { $names }.
bel-taken = vergeben
bel-taken-count = { $n } von 3 vergeben
bel-in-deck = { $n } im Stapel
bel-for = für
bel-no-auxiliary = kein Zusatz
bel-needs-nothing = immer aktiv
bel-decks = Aktionsstapel
bel-used = genutzt
bel-played = Ablage
bel-discard = Karten auf dem Ablagestapel
bel-nothing-played = Ablagestapel
bel-leaf-eliminate = aus­schalten
bel-leaf-top-card = oberste Karte
bel-leaf-any-symbol = beliebiges Symbol
bel-leaf-gold = Gold
bel-leaf-red = { $n ->
    [one] rote Münze
   *[other] rote Münzen
}
bel-leaf-tokens = { $n ->
    [one] Marker
   *[other] Marker
}
bel-return-orange = Orange in den Beutel
bel-return-tokens = Marker in den Beutel
bel-discard-sword = Schwert in den Vorrat
bel-swords = Schwerter
bel-swords-about = Es gibt fünf Schwerter; diese liegen im Vorrat. Ein Schwert hebt eine Niederlage oder eine Ausschaltung auf, und mit Schwertern stellt man Gelehrte ein, die einen Schwertpreis zeigen.
bel-battle-cards = Kampf­karten
bel-bag = Beutel
bel-bag-about = Marker werden blind gezogen. Weiße kommen zum Charakter mit ihrem Symbol, orangefarbene dorthin, wo du willst.
bel-order = Orden
bel-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
bel-treasury = Schatz­kammer
bel-treasury-about = Sie zahlt zuerst, für alle im Team, und niemand kann aus ihr stehlen.
bel-assassinated = Ermordet
bel-active-points = { $n } von 6 aktiven Punkten
bel-nobody-yet = noch niemand
bel-hashash-deck = Haschasch-Karten
bel-hashash-deck-about = { $n ->
    [one] Eine Karte im Stapel. Der Haschasch zieht drei und behält zwei.
   *[other] { $n } Karten im Stapel. Der Haschasch zieht drei und behält zwei.
 }
bel-top-back = Die oberste Karte gehört unter { $symbol }.
bel-known-card = Platz { $place } von oben: { $card }
bel-with-team = mit Team
bel-cards-in-hand = Karten auf der Hand
bel-trophies = Trophäen
bel-turn = Zug
bel-over = Das Spiel ist zu Ende.
bel-chain = Kette der Aktionen
bel-step-play = Spielen
bel-step-act = Handeln
bel-step-draw = Ziehen
bel-single-action = eine Aktion
bel-decides = { $name } entscheidet
bel-battle = Kampf
bel-aggressor = Greift an
bel-defender = Verteidigt
bel-reveal = Kampfkarte aufdecken
bel-concede = Aufgeben
bel-wins-trophy = gewinnt Trophäe
bel-wins-sword = gewinnt Schwert
bel-wins-token = gewinnt Marker
bel-odds = Aufdecken: { $turn } wenden den Kampf; { $defeat } sind eine Niederlage, die ihn und die Marker eines Charakters kostet.
bel-next-card = Aussichten der nächsten Karte
bel-battle-deck = Kampfstapel
bel-battle-deck-about = { $n ->
    [one] Eine Karte. Die schwächere Seite deckt auf oder gibt auf; eine Karte zählt zur Stärke dessen, der sie aufdeckt.
   *[other] { $n } Karten. Die schwächere Seite deckt auf oder gibt auf; eine Karte zählt zur Stärke dessen, der sie aufdeckt.
 }

bel-main-points = { $n ->
    [one] 1 Hauptpunkt.
   *[other] { $n } Hauptpunkte.
 }
bel-auxiliary-none = Keine Zusatzpunkte.
bel-auxiliary-specialty = Zählt für { $specialty }. Punkte für Gelehrte eines Fachgebiets im Team: { $table }.
bel-auxiliary-coins = Am Ende: { $deal }.
bel-auxiliary-company = { $points } dazu am Ende, wenn das Team mindestens { $scholars } Gelehrte hat.
bel-printed-cost = Aufgedruckter Preis: { $gold } Gold{ $swords ->
    [0] , keine Schwerter
    [one] {" "}oder 1 Schwert
   *[other] {" "}oder { $swords } Schwerter
 }.
bel-order-needs-nothing = Für den Orden immer aktiv.
bel-order-needs = Für den Orden aktiv, sobald er Marker hat für: { $symbols }.
bel-employed-by = Eingestellt von { $name }.
bel-victim-active = Ermordet und aktiv.
bel-victim-inactive = Ermordet, aber es fehlen Marker.
bel-can-pay = bezahlbar
bel-is-short = { $n } zu wenig
bel-price-about = Der Preis jetzt: aufgedruckter Preis minus Einfluss des Teams. Schatzkammer und Teamgefährten zahlen mit.
bel-secondary-for = Sekundäraktion für { $price }:
bel-card-about = Beide Aktionen dürfen ausgeführt werden, in beliebiger Reihenfolge, jede einmal.
bel-count-of = { $printed } aufgedruckt und { $tokens } von { $spaces } Markern.
bel-ability = Fähigkeit:
bel-bottom-free = Ein orangefarbener Marker auf dem freien unteren Feld löst sie aus.
bel-bottom-taken = Das untere Feld ist besetzt, bis die ganze Reihe des Teams voll ist oder der Marker entfernt wird.
bel-costs = { $price }:
bel-heard-price = { $team }: { $gold } Gold.
bel-heard-swords = { $n ->
    [one] Oder ein Schwert.
   *[other] Oder { $n } Schwerter.
 }
bel-heard-team = { $team }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Schatzkammer: { $treasury }.
bel-hashash-about = Liegt unter dem Plan mit diesem Symbol und geht verloren, wenn dieser Charakter ausgeschaltet wird. Nur der Orden setzt sie ein, einmal pro Zug.
bel-hashash-used = Schon eingesetzt.
bel-hidden-trophies = { $n ->
    [one] Eine verdeckte Trophäe
   *[other] { $n } verdeckte Trophäen
 }
bel-standing-about = Wenn das Spiel jetzt zu Ende wäre.
bel-order-points = { $n } von { $goal } aktiven Punkten.
bel-order-about = Der Orden gewinnt, sobald seine aktiven Gelehrten 6 wert sind. Ein Gelehrter ist aktiv, wenn jedes seiner Dolchsymbole von einem ermordeten Marker gedeckt ist; ein orangefarbener deckt jedes.
bel-order-tokens = Ermordete Marker: { $tokens }.
bel-purse = Deine Börse
bel-own-coins = Du hast { $purse }.
bel-payment-about = Zuerst zahlt die Schatzkammer, dann du, dann Teamgefährten, die dir leihen.
bel-own-swords = { $n ->
    [one] Du hast ein Schwert.
   *[other] Du hast { $n } Schwerter.
 }
bel-own-trophy = Trophäe { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

bel-symbol-influence = Stelle einen Gelehrten ein; jedes Symbol senkt den Preis um 1 Gold.
bel-symbol-income = Nimm 1 Gold je Symbol.
bel-symbol-steal = Stiehl einem gegnerischen Spieler bis zu 1 Gold je Symbol.
bel-symbol-recruit = Ziehe einen Marker je Symbol.
bel-symbol-military = Beginne einen Kampf; deine Symbole sind deine Stärke. Wer so gewinnt, nimmt eine Trophäe, die Punkte bringt; der Orden nimmt einen Marker.
bel-any-symbol = Aktiviere ein beliebiges Symbol deiner Charaktere.
bel-collect-gold = Nimm { $n } Gold.
bel-collect-red = Nimm { $n } rote Münzen.
bel-draw-tokens = { $n ->
    [one] Ziehe einen Marker und lege ihn.
   *[other] Ziehe { $n } Marker und lege sie.
 }
bel-extra-symbols = Das Symbol der Primäraktion dieser Karte zählt { $n } mehr. Kaufe es vorher.
bel-fill-treasury = Alles Gold deines Teams kommt in seine Schatzkammer.
bel-eliminate = Ein gegnerischer Charakter verliert alle Marker, außer ein Schwert hebt es auf.
bel-perform-top-card = Führe die oberste Karte eines Stapels aus, jeden Stapel einmal pro Zug. Die Karte bleibt liegen.

bel-ability-one-of = Eines davon: { $choices }.
bel-choice-collect-gold = { $n } Gold nehmen
bel-choice-draw-tokens = { $n } Marker ziehen
bel-choice-perform-top-card = eine Aktion einer obersten Karte ausführen
bel-choice-steal-coins = gegnerischen Spielern bis zu { $n } Münzen stehlen
bel-choice-return-tokens = bis zu { $n } Marker eines gegnerischen Teams in den Beutel legen
bel-choice-discard-sword = ein Schwert eines gegnerischen Spielers in den Vorrat legen
bel-ability-team-red = Alle Spieler deines Teams nehmen { $n } rote Münzen.
bel-ability-treasury-highest = Deine Schatzkammer erhält so viel Gold, wie der stärkste gegnerische Charakter Symbole hat.
bel-ability-take-all-gold = Nimm einem gegnerischen Spieler alles Gold.
bel-ability-take-sword = Nimm ein Schwert aus dem Vorrat.
bel-ability-employ-for-tokens = Lege alle oberen Marker deines stärksten Charakters (mindestens { $n }) in den Beutel und stelle einen Gelehrten kostenlos ein.
bel-ability-copy = Führe die Fähigkeit eines anderen Charakters aus: { $whose }.
bel-ability-team-to-treasury = Alle Münzen der Spieler deines Teams kommen in seine Schatzkammer.
bel-ability-exchange = Zwei Spieler deiner Wahl tauschen alle ihre Münzen.
bel-ability-strength = Solange der Marker hier liegt, ist dein Team im Angriff um { $attack } und in der Verteidigung um { $defence } stärker.
bel-ability-assassinate = Bezahle { $n } Gold und ermorde einen Gelehrten oder einen Marker eines gegnerischen Charakters.
bel-ability-draw-hashash = Ziehe drei Haschasch-Karten und behalte zwei davon.
bel-ability-assassinate-from-bag = Ein zufälliger Marker aus dem Beutel gilt als ermordet.
bel-hashash-single-action = Führe eine Aktion einer obersten Karte aus.
bel-hashash-extra-turn = Nach diesem Zug folgt noch ein ganzer Zug.
bel-hashash-extra-symbols = Das nächste Symbol, das du in diesem Zug aktivierst, zählt { $n } mehr.
bel-hashash-silence = Hebe die Aktionskarte auf, die ein Gegner gerade gespielt hat.
bel-hashash-new-card = Ziehe die oberste Haschasch-Karte.
bel-hashash-assassinate = Ermorde einen Gelehrten oder einen Marker eines gegnerischen Charakters.
bel-hashash-unbind = Lege einen orangefarbenen Marker von einem beliebigen Plan in den Beutel.
bel-hashash-tokens = Ziehe { $n } Marker und lege sie.
bel-hashash-strength = { $n } mehr Stärke in einem Kampf des Ordens.
bel-hashash-fear = Solange sie hier liegt, kostet das Einstellen { $gold } Gold oder { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
 } mehr.
bel-hashash-change = Bezahle { $pay } Gold und nimm { $take } rote Münzen, oder umgekehrt.
bel-hashash-ward = Hebe eine Niederlage auf oder die Ausschaltung eines Charakters des Ordens.
bel-ties = Bei gleichen Punkten entscheiden zwischen Königreich und Volk mehr Schwerter, dann mehr übriges Gold. Der Orden steht zuletzt, wenn er nicht gewonnen hat.
