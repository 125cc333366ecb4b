# What Simurgh's board says beyond the game's own words.
