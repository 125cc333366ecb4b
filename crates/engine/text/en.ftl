# Words that belong to every game.
seat = Player { $n }
and = and
yes = yes
no = no
nothing = nothing
# Why an action is not possible, whatever the game.
engine-over = The game is over.
engine-not-your-turn = It is not your turn. { $seats } must decide: “{ $question }”
engine-other-question = That is not what you are asked now: { $question }
# What a bot says of a choice, whatever the game. Points and chances are written with their digits.
advice-best = The bot would choose: { $choice }
advice-next = Better by { $points } points and { $win } chance of winning than the next best: { $choice }
advice-asked = Better by { $points } points and { $win } chance of winning than: { $choice }
advice-next-safer = Better by { $win } chance of winning than the next best: { $choice }
advice-asked-safer = Better by { $win } chance of winning than: { $choice }
advice-close = About as good: { $choice }
reason-rival-less = { $seat } has less: { $term }
reason-rival-more = { $seat } has more: { $term }
term-later = what follows in later turns
term-result = the final result
# A puzzle, whatever the game.
lesson-puzzle-task = One choice is clearly the best here. Which one?
lesson-puzzle-wrong = There is something better. Take it back and try again.
lesson-puzzle-over = Found! This is why:
# What many games have.
points = Points
round = Round { $n }
turn = Turn { $n }
hand = Hand
deck = Deck
pile = Discard pile
on-the-table = On the table
