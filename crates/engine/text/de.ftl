# Wörter, die zu jedem Spiel gehören.
seat = Spieler { $n }
and = und
yes = ja
no = nein
nothing = nichts
# Warum eine Aktion nicht geht, in jedem Spiel.
engine-over = Das Spiel ist zu Ende.
engine-not-your-turn = Du bist nicht an der Reihe. Am Zug: { $seats }. Die Frage: „{ $question }“
engine-other-question = Danach wirst du gerade nicht gefragt: { $question }
# Was ein Bot über eine Wahl sagt, in jedem Spiel.
advice-best = Der Bot würde wählen: { $choice }
advice-next = Das bringt { $points } Punkte und { $win } Gewinnchance mehr als das Nächstbeste: { $choice }
advice-asked = Das bringt { $points } Punkte und { $win } Gewinnchance mehr als: { $choice }
advice-next-safer = Das bringt { $win } Gewinnchance mehr als das Nächstbeste: { $choice }
advice-asked-safer = Das bringt { $win } Gewinnchance mehr als: { $choice }
advice-close = Etwa gleich gut: { $choice }
reason-rival-less = { $seat } hat weniger: { $term }
reason-rival-more = { $seat } hat mehr: { $term }
term-later = was in späteren Zügen folgt
term-result = das Endergebnis
# Ein Rätsel, in jedem Spiel.
lesson-puzzle-task = Eine Wahl ist hier klar die beste. Welche?
lesson-puzzle-wrong = Es gibt etwas Besseres. Nimm es zurück und versuch es noch einmal.
lesson-puzzle-over = Gefunden! Darum:
# Was viele Spiele haben.
points = Punkte
round = Runde { $n }
turn = Zug { $n }
hand = Hand
deck = Stapel
pile = Ablage
on-the-table = Auf dem Tisch
