# Wörter, die zu jedem Spiel gehören.
seat = Spieler { $n }
and = und
yes = ja
no = nein
nothing = nichts
# Warum eine Aktion nicht geht, in jedem Spiel.
engine-over = Das Spiel ist zu Ende.
engine-not-your-turn = Du bist nicht an der Reihe. Am Zug: { $seats }. { $question }
engine-other-question = Danach wirst du gerade nicht gefragt: { $question }
