# What Connect Four's board says beyond the game's own words.

c4-column = Spalte { $n }
c4-free = { $n ->
    [0] Voll.
    [one] Ein freier Platz.
   *[other] { $n } freie Plätze.
 }
