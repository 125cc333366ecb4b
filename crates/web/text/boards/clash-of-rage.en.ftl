# What Clash of Rage's board says beyond the game's own words.
