# Was das Brett von Clash of Rage über die Worte des Spiels hinaus sagt.

cor-map = Karte des Königreichs
cor-battle = Kampf
cor-battle-at = Kampf auf { $place }
cor-elves = Elfen
cor-you = Du
cor-turn = Runde { $turn }
cor-order = Reihenfolge
cor-market = Schwarzmarkt
cor-legends = Legende schmieden
cor-heroes = Helden
cor-orders = Was du tun kannst
cor-no-clan = Noch kein Clan
cor-stash = Lager
cor-stronghold = Festung
cor-stronghold-of = Festung von { $name }
cor-site = Platz { $site }
cor-held-by = in der Hand von { $name }
cor-phases = Phasen der Runde
cor-cities = Städte
cor-besieged = Angegriffene Städte
cor-cards-left = Karten übrig

cor-move = Bewegen
cor-equip = Ausrüsten
cor-pass = Passen
cor-end-movement = Bewegung beenden
cor-done = Fertig
cor-rearrange = Umverteilen
cor-keep = So lassen
cor-hand-out = Austeilen
cor-keep-idle = Im Lager lassen
cor-leave-empty = Leer lassen
cor-rest = Den Rest wie vorher
cor-give = { $card } für { $unit }, sonst bleibt alles
cor-send = { $n ->
    [one] Eine zieht
   *[other] { $n } ziehen
 }
cor-fight = Kämpfen
cor-flee = Fliehen
cor-reroll = Leere Würfel neu werfen
cor-keep-dice = So lassen

cor-attacker = Angriff
cor-defender = Abwehr
cor-strikes = am Zug
cor-odds = Aussichten
cor-dice = { $wounds } Wunden und { $blanks } leere Würfel
cor-wounds-left = { $n ->
    [one] 1 Wunde zu verteilen
   *[other] { $n } Wunden zu verteilen
 }
cor-report-won = { $place }: Sieg für { $winner ->
    [Elfen] die Elfen
   *[other] { $winner }
 } gegen { $loser ->
    [Elfen] die Elfen
   *[other] { $loser }
 }
cor-report-you-won = { $place }: Dein Sieg gegen { $loser ->
    [Elfen] die Elfen
   *[other] { $loser }
 }
cor-report-you-lost = { $place }: Deine Niederlage gegen { $winner ->
    [Elfen] die Elfen
   *[other] { $winner }
 }
cor-report-fled = { $place }: { $loser } flieht vor { $winner ->
    [Elfen] den Elfen
   *[other] { $winner }
 }
cor-report-you-fled = { $place }: Du bist vor { $winner ->
    [Elfen] den Elfen
   *[other] { $winner }
 } geflohen
cor-report-fled-you = { $place }: { $loser } ist vor dir geflohen
cor-losses = Verluste:
cor-losses-none = keine
cor-go-on = Weiter
cor-siege = Bis der Kampf entschieden ist, zählt die Stadt { $place } für niemanden: { $name } hat 1 Punkt weniger.
cor-siege-you = Bis der Kampf entschieden ist, zählt die Stadt { $place } für niemanden: Du hast 1 Punkt weniger.
cor-forsaken = In der Stadt { $place } bleibt niemand: Sie zählt nicht mehr für dich.
cor-enough = { $name } hat genug Siegpunkte und gewinnt, wenn es dabei bis zur eigenen zweiten Aktion bleibt.
cor-outlook = { $place }: { $chance } % Aussicht auf den Sieg
cor-outlook-rising = { $place }: { $chance } % Aussicht auf den Sieg, { $best } %, wenn alle von dort mitkommen
cor-first = { $name } schlägt zuerst zu:
cor-first-elves = Die Elfen schlagen zuerst zu:
cor-first-you = Du schlägst zuerst zu:
cor-first-fewer = weniger Sanduhren (jeder Typ zählt einmal)
cor-first-tie = Gleichstand geht an die Verteidigung

cor-controlled = Unter der Kontrolle von { $name }.
cor-behind-range = Hinter einem Felsgebirge: { $places }.
cor-chance = { $name } würde hier etwa { $chance } von 100 Kämpfen gewinnen.
cor-chance-of-all = Wenn alle mitkommen, die am selben Ort stehen und so weit kommen: etwa { $chance } von 100.
cor-flanked = { $own } gegen { $enemies }: umgangen. Weitere Einheiten dürfen hindurchziehen.
cor-not-flanked = { $own } gegen { $enemies }: Wer zu Fuß hineinzieht, muss anhalten.
cor-touches = Grenzt an { $places }.
cor-counts = { $board } auf der Karte, { $reserve } in der Reserve
cor-elf-counts = { $board } auf der Karte
cor-led-by = Geführt von { $name }.
cor-tactics-title = Taktik { $n }
cor-tactics-text = Bringt { $units } und { $gold } Gold.
cor-card-text = { $slot } · { $cost } Gold · { $copies }-mal im Spiel. Jede Einheit des Typs, der sie trägt, hat:
cor-card-legendary = { $slot } · Legendär: für immer 1 Siegpunkt. Jede Einheit des Typs, der sie trägt, hat:
cor-hero-yours = Steht in deinem Dienst. Jetzt: { $place }.
cor-hero-serves = Steht im Dienst von { $name }. Jetzt: { $place }.
cor-hero-free = Zu haben für { $cost } Gold, je Ausrüsten nur ein Held.
cor-hero-march = Einheiten, die bei der Wahl von „Bewegen“ hier stehen, haben +{ $n } Bewegung.
cor-hero-text = Bewegung { $movement }. Zieht nur dorthin, wo du Einheiten hast, kann nicht ausgeschaltet werden und zählt nicht beim Umgehen.
cor-points = { $points } von { $target }: { $cities } aus Städten, { $legendary } aus legendärer Ausrüstung.
cor-besieged-text = { $n ->
    [one] Eine weitere Stadt wird angegriffen. Sie zählt
   *[other] { $n } weitere Städte werden angegriffen. Sie zählen
 } für niemanden, bis der Kampf entschieden ist.
cor-hand = { $hand } auf der Hand, { $pile } im Stapel, { $discards } abgelegt.
cor-discarded = Abgelegt: { $numbers }
cor-known = Sicher auf der Hand: { $numbers }

cor-feature-plain = Offenes Land: gut zum Durchziehen, sonst ist hier nichts zu holen.
cor-feature-city = Eine Elfenstadt: 1 Siegpunkt, solange du sie hältst, und jede Runde 3 Kristalle.
cor-feature-forge = Eine Schmiede: Wer eine hält, kann legendäre Ausrüstung schmieden. Die zweite macht es billiger, und jede zeigt eine Karte mehr.
cor-feature-stone = Ein Verstärkungsstein: Wer ihn hält, bekommt zwischen den Aktionen eine Einheit seiner Stufe.

cor-clan-bohorg = Rohe Kerle aus der Steppe. Prügler und Reiter verwunden von selbst; der Scharfrichter schlägt am härtesten zu.
cor-clan-steamfield = Ritter in Dampfpanzern. Schwer zu verwunden, langsam im Zuschlagen.
cor-clan-godleif = Krieger des Nordens. Viele Würfel, wenig Leben, und Walküren, die fliegen.
cor-clan-army = Die Untoten. Ein Heer von Skeletten, langsame Mumien und Lichs, die neu würfeln.

cor-phase-set = Alle wählen einen Clan.
cor-phase-tactics = Alle legen verdeckt eine Karte; dann wird gemeinsam aufgedeckt. Es folgen Gold, Kristalle aus Städten und Verstärkungen. Ab Runde 2 ziehen zuvor die Elfen Ausrüstung.
cor-phase-first = Der Reihe nach bewegen und kämpfen, ausrüsten oder passen.
cor-phase-stones = Jeder Verstärkungsstein, den du hältst, bringt eine Einheit seiner Stufe.
cor-phase-second = Noch eine Aktion für alle. Wer in der eigenen zweiten Aktion genug Siegpunkte hat, gewinnt sofort.

cor-sym-strength = Würfel. Der stärkste Typ der Armee bestimmt, wie viele geworfen werden.
cor-sym-life = So viele Wunden schalten in einem Angriff eine Einheit aus.
cor-sym-movement = So viele Grenzen darf eine Einheit beim Bewegen überqueren.
cor-sym-hourglass = Wer weniger hat, schlägt zuerst zu; bei Gleichstand, wer verteidigt.
cor-sym-wound = Wunden ohne Würfeln, je Typ einmal in jedem Angriff.
cor-sym-shield = So viele Wunden des Feindes verpuffen in jedem Angriff.
cor-sym-reroll = So oft dürfen in jedem Angriff leere Würfel neu geworfen werden.
cor-sym-rage = Wutmarker: jeder ist eine Wunde mehr in jedem Angriff dieses Kampfes. Wer niemanden ausschaltet, nimmt einen.
cor-sym-flying = Überquert Felsgebirge und muss bei Feinden nicht anhalten.

cor-thing-turn = Runde
cor-text-turn = Hat bis zur letzten Runde niemand gewonnen, endet das Spiel, und die meisten Siegpunkte zählen.
cor-thing-order = Reihenfolge
cor-text-order = Die kleinere Zahl ist in dieser Runde früher dran.
cor-thing-goal = Siegpunkte
cor-text-goal = Eine Stadt zählt, solange du sie hältst, geschmiedete legendäre Ausrüstung für immer. Wer in der eigenen zweiten Aktion genug hat, gewinnt.
cor-thing-market = Schwarzmarkt
cor-text-market = Sechs Stapel. Beim Ausrüsten kaufst du so viele Karten, wie du bezahlen kannst.
cor-thing-deck = Ausrüstungsstapel
cor-text-deck = Füllt den Markt, und zu Beginn jeder Runde ziehen die Elfen davon.
cor-thing-legends = Legendäre Ausrüstung
cor-text-legends = Braucht eine Schmiede. 6 Kristalle mit einer Schmiede, 4 mit mehreren; du ziehst eine Karte mehr, als du Schmieden hältst, und behältst eine. Für immer 1 Siegpunkt. Einmal je Ausrüsten.
cor-thing-heroes = Helden
cor-text-heroes = Beim Ausrüsten wirbst du einen an. Er beginnt in deiner Festung und stärkt die Armee, bei der er ist.
cor-thing-elves = Elfen
cor-text-elves = Sie halten Städte zu viert und Schmieden zu zweit. Ab Runde 2 zieht jeder lebende Typ Ausrüstung und behält die teurere. Für sie entscheidet, wer rechts vom Angreifer sitzt.
cor-thing-gold = Gold
cor-text-gold = Von Taktikkarten. Damit kaufst du Ausrüstung und wirbst Helden an.
cor-thing-crystals = Kristalle
cor-text-crystals = Einer für jeden ausgeschalteten Elfen, drei je Runde für jede Stadt. Damit schmiedest du legendäre Ausrüstung.
cor-thing-dice = Würfel
cor-text-dice = Vier Seiten zeigen eine Wunde, zwei sind leer. Wunden = Würfel + eigene Wundsymbole + eigene Wut − Schilde des Feindes.
cor-thing-wounds = Wunden zu verteilen
cor-text-wounds = Jede Einheit kostet so viele Wunden, wie sie Leben hat. Solange eine ausgeschaltet werden kann, muss es sein.
cor-thing-odds = Aussichten
cor-text-odds = Berechnet für den Fall, dass niemand flieht und beide Seiten alle leeren Würfel neu werfen und die höchste mögliche Stufe ausschalten.
cor-thing-reinforcements = Verstärkungen
cor-text-reinforcements = Stelle jede in deine Festung oder dorthin, wo du schon eine Einheit hast.
cor-thing-stash = Lager
cor-text-stash = Karten, die niemand trägt. Umverteilt wird am Ende des Ausrüstens.
cor-thing-reserve = Reserve
cor-text-reserve = Einheiten, die noch als Verstärkung kommen können. Wer fällt, kehrt hierher zurück.
cor-thing-fielded = Auf der Karte
cor-text-fielded = Einheiten in Gebieten und in der Festung.
cor-thing-facedown = Verdeckt gelegt
cor-text-facedown = Hat gewählt. Alle Karten werden gemeinsam aufgedeckt.
cor-thing-range = Felsgebirge
cor-text-range = Nur wer fliegt, überquert diese Grenze.
cor-thing-flank = Umgehen
cor-text-flank = Mit mindestens so vielen Einheiten, wie dort Feinde stehen, dürfen weitere das Gebiet ohne Halt durchqueren.
cor-thing-hand = Taktikkarten
cor-text-stronghold = Niemand sonst darf hinein. Wer flieht, kehrt hierher zurück, und Verstärkungen dürfen immer hier aufgestellt werden.
cor-text-site = Ein Platz für eine Festung: nicht neben einer anderen.
cor-text-slot = Jeder Typ trägt eine Waffe und eine Rüstung. Sie gelten für alle Einheiten des Typs.
cor-ties = Wer gewonnen hat, steht vorn. Unter den anderen mit gleichen Punkten entscheiden legendäre Ausrüstung, dann Kristalle, Einheiten auf dem Plan und Gold, zuletzt die kleinere Nummer der Zugreihenfolge.
