# What Connect Four's board says beyond the game's own words.

c4-column = Column { $n }
c4-free = { $n ->
    [0] Full.
    [one] One free place.
   *[other] { $n } free places.
 }
