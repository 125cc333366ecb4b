# What Belaad's board says beyond the game's own words.
