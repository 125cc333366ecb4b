# What Simurgh's board says beyond the game's own words.

sim-city = City
sim-wilds = Wilds
sim-chronicle = Chronicle
sim-objectives = Objectives
sim-round = Round { $n }
sim-set-up = Set-up
sim-over = The game is over
sim-last-turns = Last turns: { $name } has triggered the end
sim-empty = empty
sim-plot = Plot { $name }
sim-pedestal = Objective Space { $name }
sim-drawn = Your tiles to choose from
sim-no-hand = Your hand is empty.
sim-buy-tiles = The Scout Quarters sell tiles.
sim-on-top = on top
sim-under = under
sim-pool = Your Vassals at home
sim-nobody = Nobody at home
sim-place-marker = Put the marker on
sim-row-caption = Scout Quarters: tiles for sale
sim-statue-caption = Dragonlord Statue: spaces for Objectives
sim-hand = Tiles in hand
sim-score = Power Points
sim-extra = and { $n } more if the game ended now
sim-held = Tokens held
sim-places = Points for the places
sim-troops = At home: { $home }. On the board: { $out }.

# Places, kinds, Dragons

sim-city-armoury = Armoury
sim-city-library = Library
sim-city-forge = Forge
sim-city-dragon-spires = Dragon Spires
sim-city-great-market = Great Market
sim-city-barracks = Barracks
sim-city-hunting-grounds = Hunting Grounds
sim-city-training-grounds = Training Grounds
sim-city-builders-square = Builders’ Square
sim-city-breeding-grounds = Breeding Grounds
sim-city-scout-quarters = Scout Quarters
sim-city-dragonlord-statue = Dragon­lord Statue
sim-kind-production = Production
sim-kind-research = Research
sim-kind-transformation = Transformation
sim-kind-power = Power
sim-kind-exploration = Exploration
sim-dragon-A = Red
sim-dragon-B = Green
sim-dragon-C = Gold
sim-dragon-D = Blue
sim-dragon-E = White
sim-dragon-F = Bronze
sim-dragon-G = Black
sim-dragon-H = Silver
sim-dragon-I = Violet
sim-dragon-J = Grey
sim-dragon-K = Copper
sim-dragon-L = Turquoise

# Effects in words

sim-and = and
sim-or = or
sim-take = Take { $gain }.
sim-pay = Pay { $cost }.
sim-exchange = Pay { $cost }, take { $gain }.
sim-markers = { $n } { $n ->
    [one] Ability marker
   *[other] Ability markers
}
sim-spearmen = { $n } { $n ->
    [one] Spearman
   *[other] Spearmen
}
sim-dragonriders = { $n } { $n ->
    [one] Dragonrider
   *[other] Dragonriders
}
sim-draw-dragons = 1 of the top { $tiles } Dragons { $markers ->
    [0] without markers
    [one] with 1 marker
   *[other] with { $markers } markers
}
sim-row-tile = any face-up tile of the row
sim-top-tile = the top face-down tile
sim-when-received = When you receive { $goods }: { $n } more.
sim-when-moved = When your Dragonrider moves down: take { $gain }.
sim-when-moved-again = After your Dragonrider has moved down: move it down once more for its Movement Cost.
sim-when-spearman-given-up = When you give up a Spearman: take { $gain }.
sim-when-dragonrider-given-up = When you give up a Dragonrider: take { $gain }.
sim-when-objective = When you place an Objective: it may replace one that lies face up, on that one’s space.
sim-once = Single use: its marker is never replaced.

# Cards

sim-for-all = Spearmen and Dragonriders may go there.
sim-for-riders = Dragonriders only.
sim-room-many = Any number of Vassals.
sim-room = { $n ->
    [one] One Vassal at a time.
   *[other] Room for { $n } Vassals.
}
sim-here = Here: { $names }.
sim-space-of = { $tile }, space { $n }
sim-level-of = { $tile }, level { $n }
sim-movement-cost = Movement Cost for the first level and each step down: { $cost }.
sim-about-crowd = The tile goes to the Chronicle when nobody stands on it any more, or when 3 Vassals (4 with four or five players) have come.
sim-about-exploration = Dragonriders only, one of each player. Enter at level 1; once a turn a Dragonrider may advance one level for the Movement Cost. Whoever reaches level 4 sends the tile to the Chronicle.
sim-about-scouts = Take 1 Wood or 1 Stone, then a tile from the row for its price, or the top face-down tile.
sim-about-statue = A Dragonrider at the Statue draws three Objectives and places one of them or none: pay the cost of its space and take the points at once. It scores for everybody in the end.
sim-about-plot = Choose a tile of your hand first, then the plot; a Vassal goes onto the tile. Covering the plot gives { $gain }.
sim-deck = { $n ->
    [one] 1 face-down Action Tile
   *[other] { $n } face-down Action Tiles
}
sim-about-deck = At the Scout Quarters the top one costs { $cost }.
sim-known-in-deck = You know, from the top:
sim-dragon-deck = { $n ->
    [one] 1 Dragon
   *[other] { $n } Dragons
} in the Dragon deck.
sim-objective-deck = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} in the Objective deck.
sim-counts-all-markers = Counts the Ability markers on all your Dragons.
sim-counts-markers = Counts the Ability markers on your Dragons { $dragons }.
sim-counts-food = Counts your Vegetables and Meat.
sim-place-points = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
} place: { $n ->
    [one] 1 point
   *[other] { $n } points
}
sim-stands = { $name }: { $count }, now worth { $n ->
    [one] 1 point
   *[other] { $n } points
}
sim-about-objective = Scored for everybody at the end. Ties share their places.
sim-lair-of = { $name }: { $n ->
    [0] no Ability marker on it.
    [one] 1 Ability marker on it.
   *[other] { $n } Ability markers on it.
}
sim-ability = { $dragon }, ability { $n }
sim-about-active = Free Action: costs the marker that lies on it.
sim-about-triggered = Offered at its moment: costs the marker that lies on it.
sim-about-resource = You may keep { $n } resources at the end of your turn.
sim-about-end = The end comes with { $most } tiles in the Chronicle (now { $tiles }) or { $goals } Objectives at the Statue (now { $laid }). Then everybody else has one more turn.
sim-about-limit = In any case after { $n } rounds.
sim-vassals-of = { $name }’s Vassals
sim-in-pool = at home, ready
sim-resting = at home, ready next turn
sim-in-stock = still to be gained
sim-about-vassals = Retrieving Vassals is a Main Action. New ones come from the Barracks, the Hunting Grounds and some Dragons.
sim-points-of = { $name }’s Power Points
sim-if-now = If the game ended now
sim-hand-of = { $name }’s hand
sim-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
sim-has-power-tile = The Power Tile is among them.
sim-known-tiles = You know: { $tiles }.
sim-about-hand = At most five tiles at the end of a turn.
sim-ties = By equal points, whoever has more markers on their Dragons comes first.
