# Words that belong to every game.
seat = Player { $n }
and = and
yes = yes
no = no
nothing = nothing
