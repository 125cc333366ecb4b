# What Dwar7s Fall's board says beyond the game's own words.
