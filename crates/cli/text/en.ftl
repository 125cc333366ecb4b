# The words of `sofra play` around a game.
board = Board
hand = Yours alone
choices = Choices
log = What happened
hint = Hint
aid = Player aid
legend = How to read the board
why = Why not?
result = Result
turn-keys = ↑↓ choose · Enter do it · u take back · h hint · i and if I do this? · w why not · ? aid · l legend · PgUp PgDn scroll · q stop
over-keys = u take back · ? aid · l legend · PgUp PgDn scroll · q stop
wait-keys = q stop
panel-keys = ↑↓ scroll · Esc back
why-keys = type words to find something · ↑↓ scroll · Esc back
why-nothing = Nothing that fits is forbidden now.
why-more = { $named } and { $more } more
no-hint = No bot has an answer here.
thinking = { $seats } is thinking …
hint-thinking = A bot thinks about it …
plain-number = Type a number from 1 to { $most }.
plain-keys = A number; h for a hint, h 3 to ask about choice 3; w for why not, w and words to find something; u to take back; ? for the aid; q to stop.
result-line = { $rank }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
typed = Number: { $typed }
