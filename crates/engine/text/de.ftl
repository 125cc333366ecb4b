# Wörter, die zu jedem Spiel gehören.
seat = Spieler { $n }
and = und
yes = ja
no = nein
nothing = nichts
