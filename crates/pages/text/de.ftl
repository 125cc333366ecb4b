# Was die Seiten um ein Spiel herum sagen. Die Spiele bringen ihre eigenen Worte mit.

skip-to-content = Zum Inhalt
nav-site = Seite
other-language = English
other-language-code = en
settings = Einstellungen
save = Speichern
show = Zeigen
copy = Kopieren
copied = Kopiert.
back-home = Zur Startseite
back-to-table = Zurück zum Tisch
offline = Verbindung verloren. Neuer Versuch …
online = Wieder verbunden.

home-title = Brettspiele
home-welcome = Setz dich und spiel.
home-about = Vollständige Regeln, Bots, die immer Zeit haben, und ein Link für deine Freunde. Ganz ohne Konto.
home-games = Spiele
home-my-tables = Deine Tische
home-open-tables = Offene Tische
home-more-tables = Weitere offene Tische
home-no-open-tables = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und wähle „Alle dürfen mitspielen“.
home-running-tables = Partien zum Zuschauen
players-exactly = { $n } Spieler
players-from-to = { $min }–{ $max } Spieler
length-minutes = 10 Minuten
length-hour = etwa eine Stunde
length-evening = 1–2 Stunden
play-now = Gegen Bots spielen
new-table = Neuer Tisch
new-table-of = { $game }: neuer Tisch
rules = Regeln
rules-of = { $game }: Regeln
rules-chapters = Kapitel
rules-note = Nach diesen Regeln spielt das Programm, und jede Ablehnung am Tisch führt hierher. Sie sind auf Englisch festgehalten.
your-turn = Du bist dran
status-gathering = Wartet auf Mitspieler
status-playing = Läuft
status-over = Beendet
status-closed = Geschlossen
status-closing = Wird bald geschlossen

seats-how-many = Wie viele spielen mit?
seats-who = Wer sitzt wo?
seats-who-about = Nimm mehrere Plätze, um euch einen Bildschirm zu teilen. Offene Plätze warten auf alle, die deinen Link haben.
seat-number = Platz { $n }
seat-open = Frei
seat-you = Du
seat-decides = Am Zug
seat-away = Nicht da
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
seat-more = Dieser Platz …
bot-in-seat = Bot { $n }
place-me = Hier spiele ich
place-open = Frei für Freunde
place-bot = Bot: { $level }
bot-novice = Anfänger
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-master = Meister
bot-grandmaster = Großmeister
bot-greedy = Gierig
bot-search = Denker
bot-random = Zufall
options = Optionen
options-usual = Ohne Auswahl wird das übliche Spiel gespielt.
option-wrong-range = „{ $option }“ ist eine Zahl von { $min } bis { $max }.
option-wrong-value = „{ $option }“ ist etwas davon: { $values }.
option-wrong-seats = „{ $option }“: wähle für alle Plätze oder für keinen.
form-wrong = „{ $field }“: „{ $value }“ steht nicht zur Wahl.
option-by-rules = Wie in den Regeln
terms = Am Tisch
clock = Uhr
clock-about = Wem die Zeit ausgeht, den vertritt ein Bot; man darf zurückkommen.
clock-none = Ohne Uhr
clock-live = Am Stück
clock-slow = Über Tage
clock-quick = Schnell: je 5 Minuten, 15 Sekunden zurück
clock-relaxed = Gemütlich: je 15 Minuten, 30 Sekunden zurück
clock-evening = Abend: je 45 Minuten, 1 Minute zurück
clock-daily = Täglich: je 2 Tage, 12 Stunden zurück
clock-weekly = Wöchentlich: je 7 Tage, 1 Tag zurück
access = Wer darf sich setzen?
access-invited = Nur wer den Link hat
access-listed = Alle dürfen mitspielen
your-name = Dein Name
your-name-empty = Leer lassen für eine Überraschung
your-name-label = Name
your-name-about = Alle an deinen Tischen sehen ihn.
open-table = Tisch eröffnen

room-title = Der Tisch ist gedeckt
room-about = Das Spiel beginnt, sobald alle Plätze besetzt sind.
call-off = Partie absagen
invite = Einladung
invite-about = Schick diesen Link deinen Freunden. Er geht auf jedem Gerät, das diesen Server erreicht: zu Hause, wenn er mit --share gestartet ist.
join-title = { $game }: Platz nehmen
join-full = Alle Plätze sind besetzt.
join-from = { $name } lädt dich zu { $game } ein
join-watch = Nur zuschauen
shared-title = { $game }: { $names }
join-seat = Platz { $n } nehmen
sit-down = Hinsetzen
seat-a-bot = Bot
seat-make-open = Platz freigeben
take-back = Deinen Platz zurücknehmen
leave = Aufstehen
leave-about = Ein Bot spielt für dich weiter, und du kannst zurückkommen.
leave-sure = Jetzt aufstehen
release = Platz aufgeben
release-about = Ein Bot spielt weiter, und jeder darf den Platz nehmen.
release-sure = Endgültig aufgeben
end = Spiel gemeinsam beenden
end-about = Alle, die hier sitzen, werden gefragt. Stimmen alle zu, endet das Spiel, wie es steht, und der Tisch wird geschlossen.
end-sure = Ende vorschlagen
end-asked = { $name } möchte das Spiel hier beenden.
end-agree = Beenden
end-refuse = Weiterspielen
round-over-look = Ansehen, wie es vorher stand
standstill = Seit Längerem hat sich kein Punktestand geändert. Ihr könnt weiterspielen oder das Spiel gemeinsam beenden.
move-device = Auf anderem Gerät weiter
move-device-about = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, bekommt den Platz: behalte ihn für dich.
move-device-link = Link zu deinem Platz
recover-title = Hier weiterspielen?
recover-about = Dein Platz zieht auf dieses Gerät um.
recover-here = Hier weiterspielen

prompt = Was gefragt ist
board = Spielplan
own-area = Deine Sachen
tabs = Rund um den Tisch
tab-board = Brett
tab-hand = Hand
strip = Stand
strip-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sheet = Auswahl zeigen oder verbergen
whole-map = Die ganze Karte
tab-choices = Wählen
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-table = Tisch
ask-gathering = { $open ->
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
 }
ask-closed = Dieser Tisch wurde geschlossen.
expires = { $days ->
    [one] Hier hat lange niemand gespielt. Der Tisch wird morgen geschlossen.
   *[other] Hier hat lange niemand gespielt. Der Tisch wird in { $days } Tagen geschlossen.
 }
expires-stay = Wir spielen noch
ask-answered = Deine Antwort steht. Du kannst sie ändern, bis alle geantwortet haben.
ask-other = { $name } entscheidet.
ask-others = { $n } Spieler entscheiden.
thinking = denkt nach
result-draw = Unentschieden.
result-won = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
 }
choices-none = Gerade gibt es nichts zu entscheiden. Klick auf dem Plan an, worüber du etwas wissen willst.
choices-watching = Du schaust diesem Tisch zu.
undo = Zurück
undo-ask = Um Rücknahme bitten
undo-ask-why = Andere haben einen Teil gesehen oder seitdem gespielt und werden deshalb gefragt.
undo-unseen = { $n ->
    [one] Den letzten Schritt zurücknehmen, ohne zu fragen
   *[other] Die letzten { $n } Schritte zurücknehmen, ohne zu fragen
 }
undo-asked = { $n ->
    [one] { $name } möchte einen Schritt zurücknehmen.
   *[other] { $name } möchte { $n } Schritte zurücknehmen.
 }
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-waiting = Die anderen sind gefragt.
restart-turn = Zug neu beginnen
bundles = { $n ->
    [one] 1 Abkürzung: mehrere Schritte auf einmal
   *[other] { $n } Abkürzungen: mehrere Schritte auf einmal
 }
bundle-then = { $first }, dann: { $next }
bundle-again = Wie beim letzten Mal: { $choice }
bundle-on = { $choice } – und weiter, solange danach gefragt wird
keep-words = Von selbst (Esc hält an):
bundle-times = { $choice } (×{ $n })
hint = Tipp
rematch = Noch einmal
rematch-go = Zur nächsten Partie
afterwards = Lektionen und stärkere Bots
rule-link = Regel { $rule }
confirm-again = Noch einmal, um zu bestätigen.
curtain-title = Gib den Bildschirm an { $name }
curtain-about = Alle anderen schauen bitte weg.
curtain-lift = Ich bin { $name }

chat-earlier = Frühere Zeilen
chat-say = Sag etwas
chat-send = Senden
former-guest = ein früherer Gast
person-about = Zu dieser Person
person-for-you = Für dich
person-mute = Stummschalten
person-hear = Wieder anhören
person-mute-about = Du siehst nicht mehr, was diese Person sagt, an keinem Tisch. Sie erfährt nichts davon.
person-report = Melden
person-report-about = Wer diesen Server betreibt, bekommt die Zeile, von der du kommst, und deine Worte.
person-report-words = Was ist passiert?
person-report-send = Meldung senden
person-as-host = Als Gastgeber
person-silence = Nicht reden lassen
person-let-speak = Wieder reden lassen
person-silence-about = Alle sehen, dass du das getan hast. Wer nicht reden darf, kann trotzdem spielen.
person-remove = Vom Tisch entfernen
person-remove-about = Der Platz wird frei; im Spiel übernimmt ein Bot. Die Person kann sich hier nicht mehr setzen und nichts mehr sagen.
person-is-removed = Du hast diese Person vom Tisch entfernt.
me = Deine Daten
me-nobody = Über dich ist nichts gespeichert. Einen Namen bekommst du, wenn du dich an einen Tisch setzt.
me-export = Alles, was gespeichert ist
me-export-about = Dein Name, deine Geräte und Tische, was du gesagt und notiert hast, wen du stummgeschaltet und gemeldet hast. Vom Passwort ist nur eine Prüfsumme gespeichert.
me-export-save = Als Datei sichern
me-muted = Wen du stummgeschaltet hast
me-delete = Alles löschen
me-delete-about = Du verlässt jeden Tisch, und dein Name, deine Worte, Notizen und Geräte werden gelöscht. In Spielen, die vorbei sind, bleibt dein Platz als „ein früherer Gast“. Was du zum Zufall eines Spiels beigetragen hast, bleibt, weil der Beweis es braucht.
me-delete-sure = Ich bin sicher. Das lässt sich nicht rückgängig machen.
note = Deine private Notiz
note-saved = Notiert.
fairness = Fairer Zufall
fairness-about = Vor dem ersten Zug hat der Server einen Fingerabdruck seines Geheimnisses gezeigt, und alle haben etwas Eigenes hinzugefügt. Nach dem Spiel wird das Geheimnis gezeigt, und jeder kann mit `sofra verify` prüfen, dass kein Würfel und keine Karte ausgesucht war.
fairness-commitment = Fingerabdruck:
fairness-seed = Startwert:
forked-from = Geht nach Schritt { $n } eines anderen Spiels weiter
journal = Spielbericht
journal-about = Jede Entscheidung des Spiels in einer Datei.
journal-save = Spielbericht speichern

final-scoring = Schlusswertung
final-origin = Punkte durch
final-total = Summe
final-shared = Wer hier gleich viele Punkte hat, teilt sich den Platz.
final-place = Rang
final-rank = { $n }.
replay = Nachspielen
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-at = Schritt { $at } von { $of }
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Sicht von
replay-eyes-all = Zuschauern
replay-turn = Zug
fork = Ab hier weiterspielen
fork-as = Als wer? Die anderen Plätze nehmen Bots.
log-turn = Zug { $n }

story-sat-down = { $name } setzt sich.
story-stood-up = { $name } steht auf.
story-bot-invited = Ein Bot setzt sich: { $name }, { $level }.
story-bot-left = { $name } geht; ein Bot springt ein.
story-bot-released = Jemand gibt den Platz auf; { $name } springt ein.
story-bot-out-of-time = { $name } hat keine Zeit mehr; ein Bot springt ein.
story-came-back = { $name } ist wieder da.
story-started = Das Spiel beginnt.
story-undone = { $n ->
    [one] { $name } nimmt einen Schritt zurück.
   *[other] { $name } nimmt { $n } Schritte zurück.
 }
story-undo-asked = { $n ->
    [one] { $name } bittet, einen Schritt zurückzunehmen.
   *[other] { $name } bittet, { $n } Schritte zurückzunehmen.
 }
story-undo-refused = { $name } lehnt ab.
story-end-asked = { $name } möchte das Spiel beenden.
story-end-refused = { $name } möchte weiterspielen.
story-end-agreed = Alle wollen das Spiel beenden. Der Tisch ist geschlossen.
story-rules-changed = Die Regeln wurden berichtigt (Fassung { $n }); das Spiel geht danach weiter.
story-warned = Lange hat niemand gespielt: der Tisch wird geschlossen.
story-closed = Der Tisch ist geschlossen.
story-rematched = Dieselben spielen an einem neuen Tisch weiter.
story-muted = Der Gastgeber lässt { $name } nicht mehr reden.
story-removed = Der Gastgeber entfernt { $name } vom Tisch.

settings-saved = Gespeichert.
settings-look = Aussehen
language = Sprache
language-en = English
language-de = Deutsch
theme = Hell oder dunkel
theme-device = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
pieces = Spielsteine
pieces-about = Jeder Spieler hat eine Farbe, eine Form und einen Anfangsbuchstaben. Kräftige Formen helfen, wenn dir Farben ähnlich vorkommen.
pieces-colours = Farben und Formen
pieces-shapes = Kräftige Formen
motion = Bewegung
motion-about = Wie schnell Steine wandern.
motion-normal = Normal
motion-slow = Langsam
motion-off = Aus
sound = Ton
sound-about = Ein Klang, wenn du dran bist.
confirm = Ende des Zugs bestätigen
confirm-about = Was den Zug weitergibt, braucht einen zweiten Klick.
finish = Zug von selbst beenden
finish-about = Wo nur eine Wahl bleibt, wird sie getroffen: Ein Zug endet, wenn nichts anderes mehr geht.
switch-off = Aus
switch-on = An
password = Passwort
password-keep = Deinen Namen behalten
password-about = Mit einem Passwort gehört der Name dir, und du kannst dich auf anderen Geräten anmelden. Mindestens 8 Zeichen.
password-kept = Der Name gehört dir. Hier kannst du ein anderes Passwort setzen.
password-old = Bisheriges Passwort
devices = Deine Geräte
devices-about = Auf { $n } Geräten kennt man dich. Eines, das 90 Tage nicht benutzt wird, wird vergessen.
device-since = Seit { $since }, zuletzt benutzt { $used }
devices-end = Überall sonst abmelden
password-new = Neues Passwort
sign-in = Anmelden
sign-in-about = Wenn du einen Namen mit Passwort hast.
sign-out = Abmelden


error-title = Das ging nicht
error-not-found = An dieser Adresse ist nichts.
error-too-many = Das war zu viel auf einmal. Warte ein paar Sekunden.
error-no-guest = Dafür brauchst du einen Namen: setz dich zuerst an einen Tisch.
error-field = Das Feld „{ $name }“ fehlt oder ist nicht lesbar.
error-unknown-deed = Die Seite hat um etwas gebeten, das der Server nicht kennt. Lade sie neu.
error-no-table = Diesen Tisch gibt es nicht.
error-newer-table = An diesem Tisch spielt schon eine neuere Version dieser Seite. Lade sie gleich noch einmal.
error-unreadable-table = Dieser Tisch ist nicht mehr lesbar.
error-no-step = Diesen Schritt gibt es im Spiel nicht.
error-not-your-eyes = Mit den Augen der anderen siehst du erst, wenn das Spiel vorbei ist.
error-not-your-seat = Du sitzt nicht auf diesem Platz.
error-not-playing = An diesem Tisch wird gerade nicht gespielt.
error-stale-step = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin und wähle dann.
error-unknown-action = Diese Wahl kennt das Spiel nicht. Lade die Seite neu.
error-no-advice = Gerade kein Tipp.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-no-undo-asked = Niemand hat um eine Rücknahme gebeten.
error-no-end-asked = Niemand hat vorgeschlagen, das Spiel zu beenden.
error-undone-too-often = An diesem Tisch wurde schon zu oft zurückgenommen. Von jetzt an geht es nur noch vorwärts.
error-no-seat = Der Tisch hat diesen Platz nicht.
error-seat-taken = Jemand war schneller: der Platz ist besetzt.
error-seat-reserved = Dieser Platz ist für jemand anderen.
error-not-invited = Um hier Platz zu nehmen, brauchst du den Einladungslink.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-begun = Das Spiel hat schon begonnen.
error-over = Das Spiel ist vorbei.
error-unknown-bot = Diesen Bot gibt es nicht.
error-unknown-game = Dieses Spiel gibt es nicht.
error-bad-options = So lässt sich das nicht spielen. Das Spiel sagt auf Englisch, warum: { $reason }.
error-bad-clock = Diese Uhr ergibt keinen Sinn.
error-long-entropy = Das ist zu lang.
error-has-seat = Du hast an diesem Tisch schon einen Platz.
error-saw-hand = Du hast an diesem Tisch schon eine andere Hand gesehen. Dieser Platz ist für jemand anderen.
error-too-many-open = Du wartest schon an fünf Tischen. Lass einen voll werden oder sag einen ab.
error-namesake = An diesem Tisch heißt jemand fast genauso wie du. Wähle einen anderen Namen.
error-bad-seat-token = Dieser Link gilt nicht mehr. Hol dir auf dem anderen Gerät einen neuen.
error-bad-name = Ein Name hat 1 bis 24 Zeichen.
error-name-taken = Diesen Namen hält jemand mit einem Passwort. Wähle einen anderen.
error-bad-password = Ein Passwort hat mindestens 8 Zeichen.
error-wrong-password = Name oder Passwort stimmen nicht.
error-crowded = Gerade melden sich zu viele auf einmal an. Versuch es in ein paar Sekunden noch einmal.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-muted = Der Gastgeber lässt dich an diesem Tisch nicht reden.
error-banned = Wer diesen Server betreibt, lässt dich nicht herein.
error-nobody-there = Da ist niemand mehr, auf den das zutrifft.
error-yourself = Das bist du selbst.
error-too-many-muted = Es sind schon zu viele.
error-not-sure = Setz den Haken, wenn du sicher bist.
error-chat-empty = Es gibt nichts zu sagen.
error-chat-too-long = Das ist zu lang.
error-not-over = Das geht erst, wenn das Spiel vorbei ist.
error-store-full = Die Festplatte des Servers ist voll. Nichts ging verloren, aber gespielt werden kann erst, wenn wieder Platz ist.
error-store-read-only = Der Server kann gerade nicht schreiben. Nichts ging verloren.
error-store-busy = Der Server ist beschäftigt. Versuch es noch einmal.
error-store-unreachable = Der Server erreicht seine Datenbank nicht. Nichts ging verloren. Versuch es noch einmal.
error-store-failed = Die Datenbank des Servers hat versagt. Nichts ging verloren. Versuch es noch einmal.

recap = { $n ->
    [one] Ein Ereignis seit deinem letzten Zug
   *[other] { $n } Ereignisse seit deinem letzten Zug
 }
chart-points = Punkteverlauf
chart-expected = Verlauf der Punkte, die Bots für das Ende erwarteten
chart-chances = Gewinnaussichten in %, wie Bots sie Zug für Zug einschätzten
turning-points = Entscheidende Augenblicke
turning-about = Ein starker Bot sucht in der ganzen Partie die Entscheidungen, die am meisten gekostet haben.
turning-find = Suchen
turning-underway = Der Bot sieht die Partie durch …
turning-none = Niemand hat etwas Wichtiges ausgelassen.
turning-step = { $name }, Schritt { $n }:
turning-done = „{ $done }“ – besser war „{ $better }“ ({ $percent } % eines Sieges wert).
share-replay = Link zum Replay kopieren
share-picture = Bild speichern
share-picture-name = sofra-ergebnis

skip-to-choices = Zur Auswahl
recap-short = { $n ->
    [one] 1 Ereignis
   *[other] { $n } Ereignisse
 }
replay-back = Zurück zum Tisch
pace = Tempo
pace-about = Wie schnell Bots spielen. An einem Tisch mit mehreren Menschen zählt der langsamste Wunsch.
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-turn = Bis zu mir
notices = Hinweise auf dem Bildschirm
notices-about = Ein kurzer Hinweis, wenn du am Zug bist und die Seite verdeckt ist. Der Browser fragt dich vorher.
keys = Tasten
keys-choices = Die Auswahl mit dieser Nummer treffen
keys-arrows = Innerhalb von Spielplan, Hand, Auswahl oder Spielern gehen
keys-prompt = Zur Frage
keys-board = Zum Spielplan
keys-undo = Zurücknehmen
keys-hint = Um einen Tipp bitten
keys-aid = Die Spielübersicht zeigen
keys-log = Den Verlauf zeigen
keys-chat = Im Chat schreiben
