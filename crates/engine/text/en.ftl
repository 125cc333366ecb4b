# Words that belong to every game.
seat = Player { $n }
and = and
yes = yes
no = no
nothing = nothing
# Why an action is not possible, whatever the game.
engine-over = The game is over.
engine-not-your-turn = It is not your turn. { $seats } must decide: { $question }
engine-other-question = That is not what you are asked now: { $question }
