game-name = Clash of Rage
    .about = Vier Clans stürmen die Städte der Elfen, schmieden Legenden und bekämpfen einander mit Würfeln und Wut.

option-target = Länge
    .about = Wie viele Siegpunkte zum Sieg reichen.
option-target-normal = normal: 4 Siegpunkte
option-target-long = lang: 5 Siegpunkte
option-clans = Clans
    .about = Wie die Clans verteilt werden.
option-clans-choose = der Reihe nach gewählt
option-clans-random = zufällig verteilt
option-elves = Elfen
    .about = Wie die Elfen aufgestellt werden. Gemischte Elfen sind schwerer zu schlagen.
option-elves-random = zufällig
option-elves-mixed = in jeder Stadt von jeder Art einer
option-map = Karte
    .about = Wie die Regionsplatten gelegt werden.
option-map-random = zufällig
option-map-standard = die Standardkarte

ending-victory = Genug Siegpunkte in der eigenen zweiten Aktion
ending-last-turn = Die letzte Runde ist zu Ende
origin-cities = Elfenstädte
origin-legendary = Legendäre Ausrüstung

action-choose-clan = { $clan }
    .group = Clan wählen
action-choose-tactics = { $card }
    .group = Taktikkarte wählen
action-place-stronghold = Platz { $site }
    .group = Festung errichten
action-deploy = Ort: { $location }
    .group = Einheit aufstellen
action-move = Bewegen
    .group = Aktion wählen
action-equip = Ausrüsten
    .group = Aktion wählen
action-pass = Passen
    .group = Aktion wählen
action-move-units = { $unit } ({ $from })
    .group = Einheiten bewegen
action-move-hero = { $hero }
    .group = Helden bewegen
action-end-movement = Bewegung beenden
    .group = Abschließen
action-go-to = Ziel: { $location }
    .group = Ziel wählen
action-send = { $count }
    .group = Wie viele ziehen
action-battle-at = Kampf in { $territory }
    .group = Nächsten Kampf wählen
action-fight = Kämpfen
    .group = Angriff führen
action-flee = In die Festung fliehen
    .group = Angriff führen
action-reroll = { $dice ->
        [0] Würfel liegen lassen
        [one] 1 Würfel neu werfen
       *[other] { $dice } Würfel neu werfen
    }
    .group = Leere Würfel neu werfen
action-eliminate = { $unit }
    .group = Einheit ausschalten
action-buy = { $card }
    .group = Ausrüstung kaufen
action-forge = Legendäre Ausrüstung schmieden
    .group = Schmieden
action-recruit = { $hero }
    .group = Helden anwerben
action-done = Fertig
    .group = Abschließen
action-take-legendary = { $card }
    .group = Legendäre Ausrüstung wählen
action-keep = Ausrüstung so lassen
    .group = Ausrüstung umverteilen
action-rearrange = Umverteilen
    .group = Ausrüstung umverteilen
action-fill = { $card }
    .group = Platz belegen
action-serve = Stein in { $territory }
    .group = Verstärkungsstein wählen

choice-clan = { $clan }: { $troops }
choice-tactics = { $card }
choice-stronghold = Platz { $site }, grenzt an { $gate }
choice-deploy = { $unit } { $spot ->
    [Festung] in die Festung
   *[other] nach { $spot }
}
choice-move = Bewegen: Einheiten und Helden ziehen, dann wird gekämpft
choice-equip = Ausrüsten: kaufen, schmieden, anwerben, Ausrüstung verteilen
choice-pass = Passen: keine Aktion
choice-units = { $troop } { $spot ->
    [Festung] in der Festung
   *[other] auf { $spot }
}: Bewegung { $movement }
choice-units-to = { $troop } { $spot ->
    [Festung] in der Festung
   *[other] auf { $spot }
}, einziges Ziel: { $goal }
choice-hero = { $hero } { $spot ->
    [Festung] in der Festung
   *[other] auf { $spot }
}: Bewegung { $movement }
choice-hero-to = { $hero } { $spot ->
    [Festung] in der Festung
   *[other] auf { $spot }
}, einziges Ziel: { $goal }
choice-end-movement = Bewegung beenden
choice-end-movement-to-fight = Bewegung beenden und kämpfen: { $goals }
choice-go-to = Ziel: { $goal }
choice-send = { $troop }, Ziel: { $goal }
choice-battle-at = { $goal }
choice-fight = Kämpfen: { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }{ $extra ->
        [0] {""}
        [one] , 1 Wunde mehr durch Symbole und Wut
       *[other] , { $extra } Wunden mehr durch Symbole und Wut
    }{ $stopped ->
        [0] {""}
        [one] , 1 Wunde weniger durch Schilde
       *[other] , { $stopped } Wunden weniger durch Schilde
    }; Gegner: { $foes }
choice-flee = Fliehen: Deine Armee zieht sich von { $spot } in die Festung zurück
choice-reroll = { $dice ->
        [0] Würfel liegen lassen
        [one] 1 leeren Würfel neu werfen
       *[other] { $dice } leere Würfel neu werfen
    }
choice-eliminate = { $unit }: kostet { $life } von { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
choice-eliminate-elf = { $unit }: kostet { $life } von { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }, bringt 1 Kristall
choice-buy = { $card } für { $gold } Gold ({ $slot }: { $values })
choice-forge = Schmieden: { $crystals } Kristalle zahlen, { $cards ->
        [one] 1 legendäre Ausrüstung ziehen und behalten
       *[other] { $cards } legendäre Ausrüstungen ziehen und 1 behalten
    }, bringt 1 Siegpunkt
choice-recruit = { $hero } für { $gold } Gold ({ $values })
choice-done = Fertig: nichts weiter nehmen
choice-legendary = { $card } ({ $slot }: { $values })
choice-keep = Ausrüstung so lassen
choice-keep-idle = Ausrüstung so lassen: Was im Lager liegt, trägt niemand
choice-rearrange = Umverteilen: alle Ausrüstung Platz für Platz neu vergeben
choice-hand-out = Austeilen: alle Ausrüstung Platz für Platz neu vergeben
choice-fill = { $card } ({ $values })
choice-leave-empty = Den Platz leer lassen
choice-serve = Stein auf { $spot }: 1 { $unit }

spot = { $location } ({ $feature })
goal-elves = { $spot }: Kampf (dort { $foes })
goal-player = { $spot }: Kampf (dort { $foes } von { $seat })
value-added = { $symbol } +{ $amount }
value-movement = Bewegung { $amount }
value-march = +{ $amount } Bewegung für mitziehende Einheiten
tie-break-legendary = mehr legendäre Ausrüstung
tie-break-crystals = mehr Kristalle
tie-break-units = mehr Einheiten auf der Karte
tie-break-gold = mehr Gold
tie-break-turn-order = die niedrigere Zahl auf der Taktikkarte

event-clan-chosen = { $seat } führt den Clan „{ $clan }“.
event-turn-began = Runde { $turn } beginnt.
event-elves-armed = Die Elfen rüsten auf: { $elf } bekommt { $card }.
event-elves-rearmed = Die Elfen rüsten auf: { $elf } bekommt { $card } statt { $before }.
event-elves-kept = { $elf } behält { $held }. Unter den Stapel: { $card }.
event-market-opened = Neu auf dem Schwarzmarkt: { $card }.
event-market-stacked = Noch einmal auf dem Schwarzmarkt: { $card }.
event-tactics-revealed = { $seat } deckt auf: { $card }.
event-stronghold-placed = { $seat } errichtet die Festung auf Platz { $site }.
event-income = { $seat } erhält { $gold } Gold.
event-plundered = { $seat } plündert { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    } und erhält { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }.
event-deployed = { $seat } stellt { $troop } { $location ->
    [Festung] in der Festung
   *[other] auf { $location }
} auf.
event-not-received = { $seat } bekommt { $troop } nicht: Die Reserve ist aufgebraucht.
event-tactics-shuffled = { $seat } mischt die abgelegten Karten zu einem neuen Stapel.
event-tactics-drawn = { $seat } zieht: { $card }.
event-tactics-drawn-hidden = { $seat } zieht eine Taktikkarte.
event-passed = { $seat } passt.
event-moved = { $seat } bewegt { $troop } { $from ->
    [Festung] aus der Festung
   *[other] von { $from }
} { $to ->
    [Festung] in die Festung
   *[other] nach { $to }
}.
event-hero-moved = { $seat }: { $hero } zieht { $from ->
    [Festung] aus der Festung
   *[other] von { $from }
} { $to ->
    [Festung] in die Festung
   *[other] nach { $to }
}.
event-hero-returned = { $hero } kehrt in die Festung von { $seat } zurück.
event-player-attacked = { $seat } greift { $foe } auf { $territory } an.
event-elves-attacked = { $seat } greift die Elfen auf { $territory } an.
event-initiative = { $side } schlägt zuerst zu: { $attacker ->
        [one] 1 Sanduhr
       *[other] { $attacker } Sanduhren
    } im Angriff, { $defender } in der Verteidigung.
event-fled = { $seat } flieht von { $territory }.
event-rage-gained = { $side } nimmt { $tokens } Wutmarker und hat nun { $rage }.
event-rolled = { $side } würfelt { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } und { $blanks ->
        [one] 1 leeren Würfel
       *[other] { $blanks } leere Würfel
    }.
event-rerolled = { $side } wirft { $dice } Würfel neu: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } und { $blanks ->
        [one] 1 leerer Würfel
       *[other] { $blanks } leere Würfel
    }.
event-struck = { $side } verursacht { $total ->
        [one] 1 Wunde
       *[other] { $total } Wunden
    }: { $faces } gewürfelt{ $bonus ->
        [0] {""}
       *[other] , { $bonus } mehr durch Wundsymbole
    }{ $rage ->
        [0] {""}
       *[other] , { $rage } mehr durch Wut
    }{ $shield ->
        [0] {""}
       *[other] , { $shield } weniger durch Schilde
    }.
event-unit-eliminated = { $seat } verliert 1 { $unit }.
event-elf-eliminated = Gefallen: 1 { $unit }. { $seat } nimmt 1 Kristall.
event-wounds-lost = { $wounds ->
        [one] 1 Wunde verfällt
       *[other] { $wounds } Wunden verfallen
    }.
event-enraged = { $side } hat niemanden ausgeschaltet und nimmt 1 Wutmarker: nun { $rage }.
event-battle-won = { $seat } gewinnt den Kampf auf { $territory } ({ $feature }).
event-elves-held = Die Elfen halten { $territory } ({ $feature }).
event-bought = { $seat } kauft { $card } für { $gold } Gold.
event-legendary-drawn = { $seat } zahlt { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    } und zieht { $cards }.
event-legendary-drawn-hidden = { $seat } zahlt { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    } und zieht { $count ->
        [one] 1 legendäre Karte
       *[other] { $count } legendäre Karten
    }.
event-forged = { $seat } schmiedet { $card }: 1 Siegpunkt.
event-recruited = { $seat } wirbt für { $gold } Gold einen Helden an: { $hero }.
event-equipped = { $seat } verteilt Ausrüstung: { $card } für { $unit }.
event-rearranging = { $seat } verteilt die Ausrüstung neu.
event-stone-served = Der Stein auf { $territory } bringt { $seat } { $troop }.
event-won = { $seat } gewinnt mit { $points } Siegpunkten.
event-last-turn-ended = Runde { $turn } war die letzte.
event-first-by-points = { $seat } gewinnt mit { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkten
    }.
event-first-by-tie-break = { $seat } und { $second } haben je { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}: { $seat } gewinnt, entscheidend: { $by }.
event-runner-up = Dahinter folgt { $seat } mit { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkten
    }.

prompt-clan = Wähle den Clan, den du führst.
prompt-tactics = Wähle deine Taktikkarte. Alle werden zugleich aufgedeckt.
prompt-stronghold = Errichte deine Festung. Von dort ziehen deine Einheiten los: Such dir eine Schmiede oder Stadt in der Nähe.
prompt-deploy = Wohin kommt die nächste Einheit: { $unit }? (noch { $left })
prompt-first-action = Führe deine erste Aktion aus.
prompt-second-action = Führe deine zweite Aktion aus.
prompt-group = Wähle, wer sich bewegt, oder beende die Bewegung.
prompt-units-destination = { $troop } { $from ->
    [Festung] in der Festung
   *[other] auf { $from }
}: Wohin?
prompt-hero-destination = Wohin zieht { $hero } { $from ->
    [Festung] aus der Festung
   *[other] von { $from }
}?
prompt-how-many = { $troop } { $from ->
    [Festung] in der Festung
   *[other] auf { $from }
}: Wie viele ziehen { $to ->
    [Festung] in die Festung
   *[other] nach { $to }
}?
prompt-next-battle = Welcher Kampf folgt?
prompt-assault = Kampf auf { $territory }: Du hast { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }{ $rage ->
        [0] {""}
       *[other] {" "}und { $rage } Wut
    }, der Gegner { $enemies ->
        [one] 1 Einheit
       *[other] { $enemies } Einheiten
    }{ $enemy_rage ->
        [0] {""}
       *[other] {" "}und { $enemy_rage } Wut
    }. Kämpfen oder fliehen?
prompt-reroll = Du hast { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } und { $blanks ->
        [one] 1 leeren Würfel
       *[other] { $blanks } leere Würfel
    }: Wie viele leere Würfel wirfst du neu? (noch { $rerolls }-mal)
prompt-eliminate = Du verteilst noch { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }: Welche gegnerische Einheit fällt?
prompt-eliminate-for-elves = Du entscheidest für die Elfen: Sie verteilen noch { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }. Welche Einheit von { $seat } fällt?
prompt-shop = Du hast { $gold } Gold und { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }. Was nimmst du?
prompt-legendary = Wähle die legendäre Ausrüstung, die du schmiedest.
prompt-rearrange = Wer trägt was? Ausrüstung im Lager nützt niemandem.
prompt-fill = { $unit }: Welche { $slot }?
prompt-serve = Welcher Stein bringt die Einheit: { $unit }? (noch { $left } in der Reserve)

refusal-clan-taken = Der Clan „{ $clan }“ hat schon jemanden, der ihn führt.
refusal-not-on-map = Diese Karte hat kein Gebiet { $location }.
refusal-not-your-card = Du spielst nur Karten deines Clans „{ $clan }“.
refusal-played-already = { $card } hast du schon gespielt: Sie liegt auf deinem Ablagestapel, bis er gemischt wird.
refusal-not-in-hand = { $card } steckt noch in deinem Nachziehstapel.
refusal-no-such-site = Die Karte hat keinen Platz { $site }.
refusal-site-occupied = Auf { $site } steht schon eine Festung.
refusal-site-near-other = { $site } liegt neben der Festung auf { $other }.
refusal-no-own-unit = { $location ->
    [Festung] In der Festung
   *[other] Auf { $location }
} hast du keine Einheit.
refusal-nothing-to-move = Du hast nichts, was sich bewegen könnte.
refusal-nothing-to-equip = Du kannst nichts erwerben und besitzt keine Ausrüstung.
refusal-not-your-unit = Du führst den Clan „{ $clan }“: Nur seine Einheiten bewegen sich auf dein Wort.
refusal-no-unmoved-unit = { $from ->
    [Festung] In der Festung
   *[other] Auf { $from }
} steht keine Einheit dieser Art, die sich noch bewegen darf: { $unit }.
refusal-no-movement = { $unit } hat keine Bewegung.
refusal-hero-on-offer = { $hero } ist noch nicht angeworben.
refusal-not-your-hero = { $hero } steht im Dienst von { $seat }.
refusal-hero-has-moved = { $hero } hat sich schon bewegt.
refusal-hero-has-nowhere = { $hero } erreicht weder die Festung noch eine andere deiner Armeen.
refusal-hero-has-no-army = { $hero } ist in der Festung und erreicht keine deiner Armeen.
refusal-already-there = Die Reise beginnt schon dort ({ $location }).
refusal-too-far = { $location ->
    [Festung] Die Festung
   *[other] { $location }
} ist zu weit weg für Bewegung { $points }.
refusal-behind-range = Ein Felsgebirge versperrt den Weg { $location ->
    [Festung] zur Festung
   *[other] nach { $location }
}.
refusal-behind-enemies = Feinde versperren den Weg { $location ->
    [Festung] zur Festung
   *[other] nach { $location }
}: Wer ihr Gebiet betritt, muss anhalten, solange sie nicht umgangen werden.
refusal-hero-needs-unit = Helden ziehen nur dorthin, wo du eine Einheit hast ({ $location }).
refusal-too-many-units = { $unmoved ->
        [one] Nur 1 Einheit kann
       *[other] Nur { $unmoved } Einheiten können
    } noch dorthin ziehen.
refusal-no-battle = In { $territory } gibt es keinen Kampf.
refusal-not-so-many-blanks = Es gibt nur { $blanks ->
        [one] 1 leeren Würfel
       *[other] { $blanks } leere Würfel
    }.
refusal-own-unit = { $unit } gehört zur angreifenden Seite: Wunden treffen den Gegner.
refusal-not-in-battle = So eine gegnerische Einheit kämpft in { $territory } nicht.
refusal-must-eliminate = { $wounds ->
        [one] 1 Wunde ist übrig und reicht
       *[other] { $wounds } Wunden sind übrig und reichen
    } für eine Einheit: Eine muss fallen.
refusal-too-tough = { $unit } hat { $life } Leben, und es sind nur { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } übrig.
refusal-not-for-sale = { $card } ist legendär: Sie wird geschmiedet, nie verkauft.
refusal-not-on-market = { $card } liegt nicht auf dem Schwarzmarkt.
refusal-card-too-dear = { $card } kostet { $cost } Gold; du hast { $gold }.
refusal-forged-already = Pro Ausrüsten wird nur einmal geschmiedet.
refusal-no-forge = Du kontrollierst keine Schmiede.
refusal-no-legendary-left = Es gibt keine legendäre Ausrüstung mehr.
refusal-too-few-crystals = Schmieden kostet { $cost } Kristalle; du hast { $crystals }.
refusal-recruited-already = Pro Ausrüsten wird nur einmal angeworben.
refusal-hero-is-yours = { $hero } steht schon in deinem Dienst.
refusal-hero-taken = { $hero } steht schon im Dienst von { $seat }.
refusal-hero-too-dear = { $hero } kostet { $cost } Gold; du hast { $gold }.
refusal-not-drawn = { $card } ist nicht unter den gezogenen Karten.
refusal-not-owned = Du hast die Karte { $card } nicht mehr zu vergeben.
refusal-wrong-slot = { $card } passt dort nicht ({ $slot }).
refusal-no-stone-to-serve = In { $territory } wartet kein Stein auf diese Einheit.

tactics-card = Taktik { $number } ({ $units }, { $gold } Gold)
side-elves = Das Elfenheer

clan-bohorg-tribe = Stamm der Bohorg
clan-steamfield-barony = Baronie Steamfield
clan-godleif-clan = Clan Godleif
clan-army-of-the-tomb = Armee der Gruft
level-one = I
level-two = II
level-three = III
slot-arms = Waffe
slot-body = Rüstung
hero-kaela = Kaela die Kriegssängerin
hero-brunn = Brunn das Bollwerk
hero-mirek = Mirek das Orakel
hero-tarsk = Tarsk der Pfadfinder
feature-plain = offenes Land
feature-city = Stadt
feature-forge = Schmiede
feature-stone-one = Stein I
feature-stone-two = Stein II
feature-stone-three = Stein III
phase-set-up = Wahl der Clans
phase-tactics = Taktik
phase-first-action = erste Aktion
phase-stones = Verstärkungssteine
phase-second-action = zweite Aktion

symbol-strength = Stärke
symbol-life = Leben
symbol-movement = Bewegung
symbol-hourglass = Sanduhr
symbol-wound = Wunde
symbol-shield = Schild
symbol-reroll = Wiederholung
symbol-rage = Wut
symbol-flying = Fliegen
symbol-march = Bewegung für Einheiten an seiner Seite +

sketch-turn = Runde
sketch-map = Karte
sketch-battle = Kampf
sketch-elves = Elfen
sketch-market = Schwarzmarkt und Helden
sketch-ranges = Felsgebirge
sketch-stash = Lager
sketch-standing = Runde { $turn } von { $limit }, { $phase }. { $target } Siegpunkte reichen zum Sieg.
sketch-order = Reihenfolge: { $seats }
sketch-legend = 2:3/0/1 ist eine Armee von Spieler 2 mit 3 Einheiten der Stufe I und 1 der Stufe III; E: Elfen; +K ein Held; [2] eine Festung.
sketch-player = { $clan }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } ({ $cities } aus Städten, { $legendary } aus legendärer Ausrüstung), { $gold } Gold, { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }
sketch-newcomer = Noch kein Clan
sketch-stronghold = Festung auf { $site }
sketch-home = Festung
sketch-counts = { $board } auf der Karte, { $reserve } in der Reserve
sketch-elf-count = { $board } auf der Karte
sketch-tactics = Taktikkarten: { $hand } auf der Hand, { $pile } im Stapel, { $discards } abgelegt
sketch-hero-at = { $hero }: { $location }
sketch-hero-free = { $hero }: { $gold } Gold
sketch-ware = { $copies } × { $card }: { $gold } Gold
sketch-decks = { $equipment ->
        [one] 1 Karte
       *[other] { $equipment } Karten
    } im Ausrüstungsstapel, { $legendary } im legendären Stapel
sketch-combatant = { $side }: { $dice } Würfel, Sanduhr { $hourglass }, Wunde { $wound }, Schild { $shield }, Wiederholung { $reroll }, Wut { $rage }
sketch-dice = Würfel: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }, { $blanks } leer

# Einheiten.
unit-pummeler = Prügler
    .counted = { $n } Prügler
unit-krag-rider = Krag-Reiter
    .counted = { $n } Krag-Reiter
unit-executioner = Scharfrichter
    .counted = { $n } Scharfrichter
unit-lancer = Lanzenträger
    .counted = { $n } Lanzenträger
unit-steam-knight = Dampfritter
    .counted = { $n } Dampfritter
unit-steam-colossus = Dampfkoloss
    .counted = { $n ->
        [one] { $n } Dampfkoloss
       *[other] { $n } Dampfkolosse
    }
unit-berserker = Berserker
    .counted = { $n } Berserker
unit-valkyrie = Walküre
    .counted = { $n ->
        [one] { $n } Walküre
       *[other] { $n } Walküren
    }
unit-jotun = Jotun
    .counted = { $n ->
        [one] { $n } Jotun
       *[other] { $n } Jotuns
    }
unit-skeleton = Skelett
    .counted = { $n ->
        [one] { $n } Skelett
       *[other] { $n } Skelette
    }
unit-mummy = Mumie
    .counted = { $n ->
        [one] { $n } Mumie
       *[other] { $n } Mumien
    }
unit-lich = Lich
    .counted = { $n ->
        [one] { $n } Lich
       *[other] { $n } Lichs
    }
unit-shining-guard = Leuchtende Wache
    .counted = { $n ->
        [one] { $n } Leuchtende Wache
       *[other] { $n } Leuchtende Wachen
    }
unit-high-elder = Hoher Ältester
    .counted = { $n ->
        [one] { $n } Hoher Ältester
       *[other] { $n } Hohe Älteste
    }
unit-templar = Templer
    .counted = { $n } Templer

# Ausrüstung.
equipment-short-sword = Kurzschwert
equipment-crossbow = Armbrust
equipment-battle-axe = Streitaxt
equipment-throwing-knives = Wurfmesser
equipment-shamans-staff = Schamanenstab
equipment-tower-shield = Turmschild
equipment-war-hammer = Kriegshammer
equipment-blunderbuss = Donnerbüchse
equipment-war-drum = Kriegstrommel
equipment-rock-breaker = Felsbrecher
equipment-double-flail = Doppelflegel
equipment-rune-blade = Runenklinge
equipment-marching-boots = Marschstiefel
equipment-leather-armor = Lederrüstung
equipment-shamans-coat = Schamanenmantel
equipment-spiked-harness = Stachelharnisch
equipment-chain-mail = Kettenhemd
equipment-winged-harness = Flügelharnisch
equipment-plate-armor = Plattenrüstung
equipment-massive-armor = Massive Rüstung
equipment-kingslayer = Königsmörder
equipment-thunder-maul = Donnerkeule
equipment-staff-of-ages = Stab der Zeitalter
equipment-dragon-cannon = Drachenkanone
equipment-aegis-of-dawn = Ägide der Morgenröte
equipment-titan-plate = Titanenpanzer
equipment-phoenix-mantle = Phönixmantel
equipment-storm-wings = Sturmschwingen
equipment-heart-of-wrath = Herz des Zorns

# Orte.
location-aC = aC
location-a0 = a0
location-a1 = a1
location-a2 = a2
location-a3 = a3
location-a4 = a4
location-a5 = a5
location-bC = bC
location-b0 = b0
location-b1 = b1
location-b2 = b2
location-b3 = b3
location-b4 = b4
location-b5 = b5
location-cC = cC
location-c0 = c0
location-c1 = c1
location-c2 = c2
location-c3 = c3
location-c4 = c4
location-c5 = c5
location-dC = dC
location-d0 = d0
location-d1 = d1
location-d2 = d2
location-d3 = d3
location-d4 = d4
location-d5 = d5
location-stronghold = Festung
site-S01 = S01
site-S02 = S02
site-S03 = S03
site-S04 = S04
site-S05 = S05
site-S06 = S06
site-S07 = S07
site-S08 = S08
site-S09 = S09
site-S10 = S10
site-S11 = S11
site-S12 = S12
site-S13 = S13
site-S14 = S14
site-S15 = S15
site-S16 = S16
site-S17 = S17
site-S18 = S18
site-S19 = S19
site-S20 = S20
site-S21 = S21
site-S22 = S22
site-S23 = S23
site-S24 = S24

# Lektionen

lesson-first = Deine erste Runde
    .about = Taktik, ein Marsch, ein Würfelkampf und ein Hammer. 8 Minuten.
lesson-first-goal = Du führst einen Clan gegen die Elfen und gegen die anderen. Du brauchst 4 Siegpunkte; wer sie zuerst hat, gewinnt.
lesson-first-city = Eine Stadt (die gelbe Burg), die du hältst, ist 1 Punkt wert. In einer Schmiede (der Amboss) schmiedest du aus Kristallen Legenden, jede 1 Punkt wert. Elfen bewachen beides.
lesson-first-cards = Das sind deine Taktikkarten. Jede bringt Einheiten und Gold, und ihre Zahl sagt, wer zuerst dran ist: die niedrigste.
lesson-first-tactics = Wähle Taktik 24: vier Berserker, eine Walküre und 9 Gold. Alle wählen gleichzeitig.
lesson-first-stronghold = Bau jetzt hier am Rand der Karte deine Festung. Die Schmiede nebenan bewachen nur zwei Elfen. In die Festung kommt nie jemand anders hinein.
lesson-first-move = Deine Einheiten stehen in der Festung. Eine Runde hat zwei Aktionen, jetzt kommt deine erste. Wähle Bewegen.
lesson-first-units = Nimm die Berserker.
lesson-first-go = Schick sie in die Schmiede nebenan. Darunter stehen deine Aussichten: für sie allein, und wenn alle mitkommen.
lesson-first-send = Alle vier. Die Stärke einer Armee ist die ihrer besten Einheit, aber jede Einheit fängt Wunden ab.
lesson-first-march = Die Walküre könnte mitkommen, aber versuch es ohne sie. Beende die Bewegung: Wo sich Armeen treffen, wird gekämpft.
lesson-first-fight = Du schlägst zuerst zu: Du hast 0 Sanduhren, die Elfen haben 2. Würfle!
lesson-first-fall = 3 Wunden. Eine Leuchtende Wache fängt 2 davon ab und schwächt mit ihrem Schild deine Schläge, also soll sie zuerst fallen. Jeder Elf bringt einen Kristall.
lesson-first-again = Der Elf hat zurückgeschlagen. Kämpf weiter: Du könntest auch in deine Festung fliehen.
lesson-first-defend = Die Schmiede gehört dir, und schon will sie jemand haben! Deine Verteidiger sind stärker. Kämpfe.
lesson-first-equip = Du hast sie gehalten. In deiner zweiten Aktion gibst du dein Gold aus: Wähle Ausrüsten.
lesson-first-hammer = Kauf den Kriegshammer: Stärke +3 heißt drei Würfel mehr.
lesson-first-not-hammer = Nicht schlecht, aber der Kriegshammer nützt deinen Berserkern mehr. Nimm es zurück.
lesson-first-done = Das genügt fürs Erste: Wähle Fertig und spar den Rest für einen Helden.
lesson-first-rearrange = Jetzt teil ihn aus: Wähle Austeilen.
lesson-first-fill = Gib ihn den Berserkern. Was ein Typ trägt, tragen alle seine Einheiten.
lesson-first-elves = Eine neue Runde beginnt, und die Elfen rüsten auf. Je länger du wartest, desto stärker werden sie.
lesson-first-over = Jetzt kennst du eine Runde: Taktik, zwei Aktionen und dazwischen Kämpfe. Punkte bringen Städte, und mit einer Schmiede und 6 Kristallen schmiedest du beim Ausrüsten eine Legende. Spiel weiter, oder sieh es dir in der nächsten Lektion an.

lesson-points = Kämpfe, Helden, Legenden
    .about = Verteidige eine Schmiede, wirb einen Helden an, und woher Punkte kommen. 7 Minuten.
lesson-points-forge = Das Spiel der ersten Lektion geht weiter. Du hältst diese Schmiede, und die zweite Runde beginnt.
lesson-points-tactics = Wähle Taktik 25: drei Berserker und zwei Walküren. Eine hohe Zahl heißt, dass du als Letzter dran bist.
lesson-points-deploy = Neue Einheiten kommen in die Festung oder dorthin, wo du schon eine hast. Stell sie in die Schmiede, denn dein Gegner ist nah.
lesson-points-deploy-two = Die nächste auch.
lesson-points-deploy-three = Und den dritten Berserker.
lesson-points-deploy-four = Eine Walküre: Ihre Symbole helfen der ganzen Armee.
lesson-points-deploy-five = Und die andere.
lesson-points-fight = Angegriffen, wie erwartet! Dank des Hammers würfelst du mit 7 Würfeln. Kämpfe.
lesson-points-reroll = Ein Symbol zum Nachwürfeln: Wirf beide leeren Würfel noch einmal. Es kostet nichts.
lesson-points-equip = Gewonnen. Jetzt kommt deine Aktion: Wähle Ausrüsten.
lesson-points-hero = Wirb Kaela an. Ein Held schließt sich einer Armee an: Ihre bekommt bei jedem Sturm einen Wutmarker, und das ist eine Wunde ohne Würfel.
lesson-points-done = Das war dein Gold.
lesson-points-keep = Der Hammer bleibt bei den Berserkern.
lesson-points-city = Eine Stadt ist einen Punkt wert, solange eine Einheit von dir darin steht, und bringt jede Runde 3 Kristalle.
lesson-points-legends = Mit einer Schmiede und 6 Kristallen schmiedest du eine Legende, mit mehr Schmieden für 4: ein Punkt, den dir niemand nehmen kann.
lesson-points-over = Wer in seiner zweiten Aktion 4 Punkte hat, gewinnt sofort. Deine kommt jetzt: Spiel von hier weiter.

lesson-legends = Eine Legende wird geschmiedet
    .about = Du schmiedest eine Waffe für die Ewigkeit, wirbst ein Orakel an und gewinnst einen Kampf, der verloren schien. 8 Minuten.
lesson-legends-forge-held = Die zweite Runde. Du hältst eine Stadt und diese Schmiede und hast 8 Kristalle: genug für eine Legende.
lesson-legends-equip = Wähle Ausrüsten.
lesson-legends-forge = Schmiede für 6 Kristalle. Du ziehst zwei Legenden und behältst eine. Mit mehr Schmieden kostet es nur 4, und du siehst mehr davon.
lesson-legends-maul = Nimm die Donnerkeule. Sie ist eine Waffe und ein Siegpunkt, den dir niemand nehmen kann.
lesson-legends-hero = Gold ist noch da. Wirb Mirek das Orakel an: Die Armee an seiner Seite darf einen leeren Würfel neu werfen.
lesson-legends-done = Das genügt.
lesson-legends-give = Nun verteil, was du bekommen hast.
lesson-legends-lancers = Die Keule geht an die Lanzenträger: Von jetzt an kämpft jeder von ihnen damit, wo er auch steht.
lesson-legends-defend = Deine Stadt wird angegriffen, und dein Gegner war schneller: weniger Sanduhren. Schlag zurück.
lesson-legends-move = Deine zweite Aktion. Ein Jotun und ein Berserker stehen vor deinem Tor, und ein Lanzenträger ist daheim. Beweg dich.
lesson-legends-lancer = Nimm den Lanzenträger.
lesson-legends-jotun = Nach b3, allein gegen zwei. Mit der Keule ist das kein Wahnsinn.
lesson-legends-there = Keine weiteren Bewegungen.
lesson-legends-fight = Die Keule ist schnell und schwer: Du schlägst zuerst zu, mit 7 Würfeln. Kämpf!
lesson-legends-strike = Sechs Wunden! Der Jotun nimmt vier davon, der Rest genügt für den Berserker.
lesson-legends-points = Zwei Punkte: einer für die Stadt, solange du sie hältst, einer für die Keule, für immer. Mit vieren gewinnst du in einer zweiten Aktion.
lesson-legends-over = Der nächste Angriff rollt. Kämpf, und spiel von hier aus weiter.

# What makes a position worth something: said in hints as "+1.2 gold".
term-cities = gehaltene Elfenstädte
term-legendary = legendäre Ausrüstung
term-guards = Einheiten, die die Städte bewachen
term-forges = gehaltene Schmieden
term-crystals = Kristalle fürs nächste Schmieden
term-stones = gehaltene Verstärkungssteine
term-units = die Stärke der Einheiten
term-heroes = Helden
term-gold = Gold
term-siege = Armeen, die für Städte und Schmieden stark genug sind

# What the codes of the text view mean.
view-legend =
    a3 Stadt: ein Gebiet und was dort steht; S04: ein Platz für eine Festung
    2:3/0/1: eine Armee von Spieler 2 mit 3 Einheiten der Stufe I, keiner der Stufe II und 1 der Stufe III
    E: Elfen; +K: ein Held mit diesem Buchstaben; [2]: die Festung von Spieler 2
    aC|a4: ein Felsgebirge zwischen zwei Gebieten
