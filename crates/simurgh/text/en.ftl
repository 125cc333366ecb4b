game-name = Simurgh
    .about = Place Vassals, lay out the Wilds tile by tile, and win Power Points with the help of Dragons.

# Options

option-mode = Mode
    .about = How tiles and Dragons are handed out at the start, and what leftover resources are worth.
option-mode-spearman = Spearman: start tiles and Dragons are dealt
option-mode-dragonlord = Dragonlord: start tiles and Dragons are chosen
option-length = Length
    .about = How many Objectives or Chronicle tiles end the game.
option-length-short = short
option-length-medium = medium
option-length-long = long
option-edition = Edition
    .about = Which rulebook decides where the English and the German one differ.
option-edition-english = English rulebook
option-edition-german = German rulebook
option-first_player = First player
    .about = The player who begins; automatic: a random one.
option-turn_limit = Turn limit
    .about = After so many rounds the game ends in any case; automatic: 60, 80 or 100, by length.

# Goods

good-vegetable = Vegetable
    .counted = { $n } { $n ->
        [one] Vegetable
       *[other] Vegetables
    }
good-meat = Meat
    .counted = { $n } Meat
good-wood = Wood
    .counted = { $n } Wood
good-stone = Stone
    .counted = { $n } Stone
good-wisdom = Wisdom
    .counted = { $n } Wisdom
good-weapon = Weapon
    .counted = { $n } { $n ->
        [one] Weapon
       *[other] Weapons
    }
good-power-point = Power Point
    .counted = { $n } { $n ->
        [one] Power Point
       *[other] Power Points
    }
good-vegetable-or-meat = Vegetables or Meat
    .counted = { $n ->
        [one] 1 Vegetable or Meat
       *[other] { $n } Vegetables or Meat (any mix)
    }
good-wood-or-stone = Wood or Stone
    .counted = { $n ->
        [one] 1 Wood or Stone
       *[other] { $n } Wood or Stone (any mix)
    }

# Vassals and places

vassal-spearman = Spearman
    .counted = { $n } { $n ->
        [one] Spearman
       *[other] Spearmen
    }
vassal-dragonrider = Dragonrider
    .counted = { $n } { $n ->
        [one] Dragonrider
       *[other] Dragonriders
    }
ability-marker = Ability marker
    .counted = { $n } { $n ->
        [one] Ability marker
       *[other] Ability markers
    }
city-armoury = the Armoury
city-library = the Library
city-forge = the Forge
city-dragon-spires = the Dragon Spires
city-great-market = the Great Market
city-barracks = the Barracks
city-hunting-grounds = the Hunting Grounds
city-training-grounds = the Training Grounds
city-builders-square = Builders' Square
city-breeding-grounds = the Breeding Grounds
city-scout-quarters = the Scout Quarters
city-dragonlord-statue = the Dragonlord Statue
wilds-w1 = W1
wilds-w2 = W2
wilds-w3 = W3
wilds-w4 = W4
wilds-w5 = W5
wilds-w6 = W6
row-s1 = S1
row-s2 = S2
row-s3 = S3
row-s4 = S4
statue-o1 = O1
statue-o2 = O2
statue-o3 = O3
statue-o4 = O4
statue-o5 = O5
end-top = top
end-bottom = bottom
free-none = do nothing more
free-dragons = use Dragons
free-advance = advance a Dragonrider
free-both = use Dragons, advance a Dragonrider
main-both = place a Vassal or retrieve Vassals
main-place = place a Vassal
main-retrieve = retrieve Vassals
hour-early = not yet the last turn
hour-last = the last turn
# A space of the City as a heading, without its article.
spot-alone = { $spot-key ->
    [city-armoury] Armoury
    [city-library] Library
    [city-forge] Forge
    [city-dragon-spires] Dragon Spires
    [city-great-market] Great Market
    [city-barracks] Barracks
    [city-hunting-grounds] Hunting Grounds
    [city-training-grounds] Training Grounds
    [city-builders-square] Builders' Square
    [city-breeding-grounds] Breeding Grounds
    [city-scout-quarters] Scout Quarters
    [city-dragonlord-statue] Dragonlord Statue
   *[other] { $spot }
}
space-of-wilds = { $wilds }, place { $column }
space-of-tile = { $tile }, space { $column }
level-of-tile = { $tile }, level { $column }

# Tiles

kind-production-tile = Production #{ $tens }{ $ones }
kind-research-tile = Research #{ $tens }{ $ones }
kind-transformation-tile = Transformation #{ $tens }{ $ones }
kind-power-tile = Power #{ $tens }{ $ones }
kind-exploration-tile = Exploration #{ $tens }{ $ones }
objective = Objective #{ $number }
dragon-red = Red Dragon #{ $number }
dragon-green = Green Dragon #{ $number }
dragon-gold = Gold Dragon #{ $number }
dragon-blue = Blue Dragon #{ $number }
dragon-white = White Dragon #{ $number }
dragon-bronze = Bronze Dragon #{ $number }
dragon-black = Black Dragon #{ $number }
dragon-silver = Silver Dragon #{ $number }
dragon-violet = Violet Dragon #{ $number }
dragon-grey = Grey Dragon #{ $number }
dragon-copper = Copper Dragon #{ $number }
dragon-turquoise = Turquoise Dragon #{ $number }
colour-red = Red
colour-green = Green
colour-gold = Gold
colour-blue = Blue
colour-white = White
colour-bronze = Bronze
colour-black = Black
colour-silver = Silver
colour-violet = Violet
colour-grey = Grey
colour-copper = Copper
colour-turquoise = Turquoise
# Effects

effect-nothing = nothing
effect-take = take { $gain }
effect-pay = pay { $cost }
effect-exchange = pay { $cost }, take { $gain }
effect-levels = pay { $cost } for each level and take, one after the other: { $gains }
effect-scouting = { $effect }, then buy an Action Tile
effect-without-room = { $effect } (no room for a marker)
effect-statue = draw 3 Objectives, then place one of them or none
effect-statue-unpaid = draw 3 Objectives, then place one or none; what you have now pays for no space
either = { $first } or { $second }
joined = { $first }; { $second }
dragons-drawn = 1 of { $tiles } drawn Dragons, { $markers ->
    [0] without markers
    [one] with 1 marker
   *[other] with { $markers } markers
}
tile-of-the-row = any face-up tile of the row
tile-from-the-deck = the top face-down tile
vegetables = Vegetables
weapons = Weapons
power-points = Power Points
power-receive = when you receive { $goods }: { $count } more
power-step = when a Dragonrider moves down: take { $gain }
power-extra-move = when a Dragonrider moved down: move it down again, at its cost
power-give-up = when you give up a { $vassal }: take { $gain }
power-replace-objective = when you place an Objective: replace one that lies there
counts-all-markers = Ability markers on all Dragons
counts-food = Vegetables and Meat
counts-markers-on = Ability markers on { $types }
objective-points = { $counts }: { $third ->
    [0] { $first } points for the first place, { $second } for the second
   *[other] { $first } points for the first place, { $second } for the second, { $third } for the third
}
source-bonus = the bonus of { $wilds }
source-row = the tile on { $row }

# Choices with what they cost and bring

choice-ability = { $dragon }, { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability: { $effect }
choice-advance = Dragonrider to { $spot }: { $effect }
choice-boost = { $dragon }, { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability: { $goods } more
choice-cover = On { $wilds }: { $effect }
choice-done-interlude = Go on
choice-done-retrieving = The others stay where they are
choice-done-window = No, go on
choice-dragon = { $dragon }: { $abilities }
choice-extra-move = { $dragon }, { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability: move down again to { $spot }: { $effect }
choice-give-up = The { $vassal } on { $spot }
choice-lay-tile = { $tile }: { $spaces }
choice-marker = { $dragon }, onto the { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability: { $effect }
choice-objective = { $objective } ({ $points })
choice-pay-marker = The marker on { $dragon }, { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability ({ $effect })
choice-place-objective = On { $space }: { $effect }
choice-remove = In place of { $old } on { $wilds }: pay 1 Weapon, then { $effect }
choice-replace-objective = Replace { $old } on { $space } with a marker of the { $dragon }: { $effect }
choice-retrieve = The { $vassal } on { $spot }
choice-return-dragon = To the { $end } of the deck: { $dragon } ({ $abilities })
choice-return-objective = To the { $end } of the deck: { $objective } ({ $points })
choice-return-token = Return { $goods }
choice-row-tile = { $tile } on { $row }: { $effect }. The tile: { $spaces }
choice-space = { spot-alone }: { $effect }
choice-space-for = { spot-alone }, { $vassal }: { $effect }
choice-then = { $first } → { $next }
choice-tile = { $tile }: { $spaces }
choice-top-tile = The top face-down tile: { $effect }

# Decisions

action-keep-power-tile = { $tile }
    .group = Keep a Power Tile
action-take-row-tile = The tile on { $row }
    .group = Take a tile
action-keep-dragon = { $dragon }
    .group = Keep a Dragon
action-place-vassal = { $space }
    .group = Place a Vassal
action-lay-tile = { $tile }
    .group = Lay a tile
action-retrieve-vassals = Retrieve Vassals
    .group = Retrieve Vassals
action-use-ability = { $dragon }, ability { $slot }
    .group = Use a Dragon Ability
action-boost-good = { $dragon }: more { $good }
    .group = Use a Dragon Ability
action-advance-rider = The Dragonrider on { $wilds }
    .group = Advance a Dragonrider
action-end-turn = End the turn
    .group = Turn
action-choose-vassal = { $vassal }
    .group = Which Vassal
action-cover-space = On { $wilds }
    .group = Lay the tile
action-remove-tile = Remove the tile on { $wilds } for 1 Weapon
    .group = Lay the tile
action-retrieve = { $vassal } on { $space }
    .group = Retrieve a Vassal
action-retrieve-all = All of them
    .group = Retrieve a Vassal
action-choose = { $offer }
    .group = Choose
action-split-tokens = { $split }
    .group = Choose
action-give-up = { $vassal } on { $space }
    .group = Give up a Vassal
action-pay-marker = The marker on { $dragon }, ability { $slot }
    .group = Pay an Ability marker
action-place-marker = { $dragon }
    .group = Place an Ability marker
action-return-dragon = { $dragon } to the { $end } of the deck
    .group = Put a Dragon back
action-return-objective = { $objective } to the { $end } of the deck
    .group = Put an Objective back
action-draw-top-tile = The top face-down tile
    .group = Take a tile
action-choose-objective = { $objective }
    .group = Choose an Objective
action-decline-objectives = None of them
    .group = Choose an Objective
action-place-objective = On { $space }
    .group = Place the Objective
action-replace-objective = Replace the one on { $space }
    .group = Place the Objective
action-discard-tile = { $tile } to the { $end } of the deck
    .group = Discard a tile
action-return-token = { $good }
    .group = Return a token
action-done = Done
    .group = Go on

# Prompts

prompt-keep-power-tile = Keep one of these Power Tiles and pass the others on.
prompt-draft-tile = Take one of the face-up tiles.
prompt-keep-start-dragon = Keep one of your three Dragons.
prompt-turn = { $hour-key ->
    [hour-last] Your last turn
   *[other] Your Main Action
}: { $main }{ $main-key ->
    [main-retrieve] , for nobody is ready at home.
   *[other] .
}{ $free-key ->
    [free-none] {""}
    [free-both] {" "}You may use Dragons or advance a Dragonrider first.
   *[other] {" "}You may { $free } first.
}
prompt-after-main-action = { $free-key ->
    [free-none] Nothing is left to do: end your turn.
   *[other] You may { $free }, or end your turn.
}
prompt-no-main-action = No Main Action is possible. { $free-key ->
    [free-none] End your turn.
   *[other] You may { $free }, or end your turn.
}
prompt-choose-vassal = Which Vassal goes to { $spot }?
prompt-choose-wilds = Where do you lay { $tile }?
prompt-choose-wilds-for-rider = Where do you lay { $tile }? Your Dragonrider enters level 1: { $entry }.
prompt-enter-tile = Place a Vassal on { $tile }.
prompt-retrieve = Which Vassals do you retrieve?
prompt-pay-goods = What do you pay for { $source }?
prompt-give-up = Which { $vassal } do you give up for { $source }?
prompt-pay-marker = Which Ability marker do you pay for { $source }?
prompt-take-goods = What do you take from { $source }?
prompt-place-marker = Place an Ability marker ({ $count } left).
prompt-keep-dragon = { $count ->
    [0] Which Dragon do you keep, without markers?
    [one] Which Dragon do you keep, with 1 marker?
   *[other] Which Dragon do you keep, with { $count } markers?
}
prompt-return-dragon = Put a Dragon back: on top of the deck it is drawn next, under it last ({ $count } left).
prompt-return-objective = Put an Objective back: on top of the deck it is drawn next, under it last ({ $count } left).
prompt-return-unpaid-objective = What you have pays for no free Objective Space. Put the Objectives back on the deck or under it ({ $count } left).
prompt-take-tile = Which Action Tile do you buy?
prompt-before-tile = { $free-key ->
    [free-none] Go on and buy a tile.
   *[other] You may { $free }, or go on and buy a tile.
}
prompt-before-objective = { $free-key ->
    [free-none] Go on and choose an Objective.
   *[other] You may { $free }, or go on and choose an Objective.
}
prompt-before-unpaid-objective = What you have pays for no free Objective Space. { $free-key ->
    [free-none] Go on and put the Objectives back.
   *[other] You may { $free }, or go on without an Objective.
}
prompt-choose-objective = Which of the drawn Objectives do you place?
prompt-place-objective = On which space do you place your Objective?
prompt-received = You receive { $goods }. Do you use an ability to get more?
prompt-gave-up = Do you use an ability for the Vassal you gave up?
prompt-moved-down = Do you use an ability for your Dragonrider's step?
prompt-take-row-tile = Which face-up tile do you take?
prompt-tile-limit = { $count ->
    [one] Discard 1 tile: you may keep { $limit }.
   *[other] Discard { $count } tiles: you may keep { $limit }.
}
prompt-resource-limit = { $count ->
    [one] Return 1 resource: you may keep { $limit }.
   *[other] Return { $count } resources: you may keep { $limit }.
}

# Events

event-kept-power-tile = { $seat } keeps { $tile }.
event-kept-some-power-tile = { $seat } keeps a Power Tile.
event-drafted-tile = { $seat } takes { $tile } into the hand.
event-draft-closed = The tiles left over are shuffled into the deck, and a new row is laid out.
event-chose-dragon = { $seat } has chosen a Dragon.
event-revealed-dragon = { $seat } reveals the { $dragon } with three Ability markers.
event-turn-began = { $seat } begins a turn.
event-placed = { $seat } places a { $vassal } on { $spot }.
event-laid-tile = { $seat } lays { $tile } on { $wilds }.
event-removed-tile = { $seat } pays 1 Weapon and removes { $tile }, which goes to the Chronicle.
event-tile-left = { $tile } { $departure } and goes to the Chronicle.
event-came-home = A { $vassal } of { $seat } comes home.
event-paid = { $seat } pays { $goods }.
event-took = { $seat } takes { $goods }.
event-gave-up = { $seat } gives up a { $vassal }.
event-recruited = { $seat } gains a { $vassal }.
event-paid-marker = { $seat } pays the marker on the { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon }.
event-placed-marker = { $seat } puts an Ability marker on the { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon }.
event-lost-markers = { $count ->
    [one] An Ability marker of { $seat } fits nowhere and is lost.
   *[other] { $count } Ability markers of { $seat } fit nowhere and are lost.
}
event-used-ability = { $seat } uses the { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon }.
event-boosted = The { $dragon } brings { $seat } { $goods } more.
event-saw-dragons = { $seat } draws { $dragons }.
event-drew-dragons = { $count ->
    [one] { $seat } draws 1 Dragon Tile.
   *[other] { $seat } draws { $count } Dragon Tiles.
}
event-kept-dragon = { $count ->
    [0] { $seat } keeps the { $dragon }, without Ability markers.
    [one] { $seat } keeps the { $dragon } with 1 Ability marker.
   *[other] { $seat } keeps the { $dragon } with { $count } Ability markers.
}
event-returned-dragon = { $seat } puts the { $dragon } back to the { $end } of the deck.
event-returned-some-dragon = { $seat } puts a Dragon Tile back to the { $end } of the deck.
event-saw-objectives = { $seat } draws { $objectives }.
event-drew-objectives = { $count ->
    [one] { $seat } draws 1 Objective Tile.
   *[other] { $seat } draws { $count } Objective Tiles.
}
event-declined-objectives = { $seat } places no Objective.
event-objective-without-space = { $seat } places no Objective: no space is free and affordable.
event-placed-objective = { $seat } places { $objective } on { $space }.
event-replaced-objective = { $seat } replaces { $old } on { $space } with { $objective }.
event-returned-objective = { $seat } puts { $objective } back to the { $end } of the deck.
event-returned-some-objective = { $seat } puts an Objective Tile back to the { $end } of the deck.
event-took-tile = { $seat } takes { $tile } from { $row }.
event-drew-tile = { $seat } draws { $tile }, the top face-down tile.
event-drew-some-tile = { $seat } draws the top face-down tile.
event-retrieved = { $seat } retrieves a { $vassal } from { $spot }.
event-moved-down = { $seat }'s Dragonrider moves down to { $spot }.
event-row-filled = { $tile } now lies on { $row }.
event-discarded = { $seat } discards { $tile } to the { $end } of the deck.
event-discarded-some = { $seat } discards a tile to the { $end } of the deck.
event-returned-token = { $seat } returns 1 { $good }.
event-end-triggered = { $seat } triggers the end: { $cause }. Everybody else has one more turn.
event-game-over = The game is over: { $cause }.
event-scored-objective = { $points ->
    [one] { $seat } scores 1 Power Point for { $objective }.
   *[other] { $seat } scores { $points } Power Points for { $objective }.
}
event-scored-resources = { $points ->
    [one] { $seat } scores 1 Power Point for leftover resources.
   *[other] { $seat } scores { $points } Power Points for leftover resources.
}
event-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $lead } ahead.
event-won-by-markers = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, level with others, by the most Ability markers: { $markers }.
event-shared-victory = { $seats } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
departure-empty = is deserted
departure-crowded = is crowded
departure-explored = is explored to the end
cause-objectives = enough Objectives lie face up
cause-chronicle = the Chronicle is full
cause-turn-limit = the last round has been played

# Refusals

refusal-not-dealt = That tile was not dealt to you.
refusal-not-in-hand-to-discard = You can discard only tiles of your hand, and { $tile } is not there.
refusal-no-choice-of-goods = No ability of the { $dragon } lets you choose a good here.
refusal-marker-too-late = The marker on the { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon } came too late for this.
refusal-only-when-replacing = The { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon } works only when you place an Objective: choose the one to replace then.
refusal-only-when-giving-up = The { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon } works only when you have just given up a { $vassal }.
refusal-only-after-step = The { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon } works only when one of your Dragonriders has just moved down.
refusal-only-when-receiving = The { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon } works only when you have just received some of this: { $goods }.
refusal-only-as-free-action = The { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon } is a Free Action: use it before or after your Main Action.
refusal-level-full = No space is free there: { $spot }.
refusal-only-exploration = No space of the Wilds is free, and only Exploration Tiles lie there: none of them can be removed.
refusal-one-vassal-left = Only one of your Vassals is left on the board: name it.
refusal-retrieve-one = Retrieve at least one Vassal.
refusal-onto-new-tile = Your Vassal goes onto the tile you have just laid: { $tile }.
refusal-not-an-alternative = That is not among the alternatives.
refusal-main-action-taken = You have taken your Main Action.
refusal-main-action-due = Take your Main Action first: place a Vassal or retrieve Vassals.
refusal-no-vassal-ready = You have no Vassal in your pool.
refusal-vassals-rest = Your Vassals came home this turn and can be placed from your next turn on.
refusal-nobody-to-retrieve = You have no Vassal on the board to retrieve.
refusal-not-your-vassal = You have no { $vassal } on { $spot }.
refusal-blocks-scout-quarters = Then you could not take a tile at the Scout Quarters.
refusal-dragonriders-only = Only a Dragonrider may go there: { $spot }.
refusal-occupied = That space is taken: { $spot }.
refusal-no-tile-there = There is no tile on { $wilds }.
refusal-no-such-space = There is no such space: { $space }.
refusal-cannot-pay = You lack { $goods }.
refusal-cannot-pay-choice = You can pay none of the alternatives.
refusal-not-enough-points = { $count ->
    [one] You lack 1 Power Point.
   *[other] You lack { $count } Power Points.
}
refusal-rest-not-payable = Then you could not pay the rest of the cost.
refusal-no-marker-to-pay = You have no Ability marker to pay with.
refusal-no-vassal-to-give-up = You have no { $vassal } to give up.
refusal-last-vassal = You never give up your last Vassal.
refusal-other-vassal-due = It is a { $vassal } that you have to give up.
refusal-not-expendable = You can't give up that { $vassal }: { $spot }.
refusal-no-vassal-in-stock = There is no { $vassal } left in your stock.
refusal-dragon-deck-empty = The Dragon deck is empty.
refusal-row-empty = No tile lies face up.
refusal-action-deck-empty = The Action deck is empty.
refusal-no-tile-to-take = You can pay for no tile at the Scout Quarters.
refusal-no-tile-in-row = There is no tile on { $row }.
refusal-not-in-hand = { $tile } is not in your hand.
refusal-not-in-play = { $wilds } is for more players.
refusal-space-taken = Another tile lies on { $wilds }.
refusal-space-is-free = A tile can be removed only when no space of the Wilds is free.
refusal-no-weapon = No space of the Wilds is free. Removing a tile costs 1 Weapon, and you have none.
refusal-exploration-stays = { $tile } can't be removed with a Weapon.
refusal-nothing-to-enter = You could enter no space of { $tile }.
refusal-blocks-new-tile = Then you could enter no space of { $tile }.
refusal-enter-at-first-level = Exploration Tiles are entered at the first level.
refusal-rider-on-tile = You have a Dragonrider on { $wilds } already.
refusal-no-rider-there = You have no Dragonrider exploring { $wilds }.
refusal-last-level = There is no level below.
refusal-already-advanced = You have advanced a Dragonrider this turn.
refusal-entered-this-turn = That Dragonrider entered the tile this turn.
refusal-not-your-dragon = The { $dragon } is not yours.
refusal-no-marker-there = The { $slot ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ability of the { $dragon } has no marker.
refusal-no-room-on-dragon = The { $dragon } has no empty ability for a marker.
refusal-name-the-good = Say of which good you want more.
refusal-not-received = You can't get more of this: { $good }.
refusal-dragon-not-drawn = The { $dragon } is not among the tiles you drew.
refusal-only-under = These tiles go under the deck.
refusal-not-drawn = { $objective } is not among the tiles you drew.
refusal-no-space-for-objective = You can pay for no Objective Space.
refusal-objective-there = An Objective lies on { $space }.
refusal-no-objective-there = There is no Objective on { $space }.
refusal-cannot-replace = You have no ability with a marker to replace an Objective.
refusal-power-tile-stays = A Power Tile is never discarded.
refusal-no-resource = Power Points are not a resource.

# The end

ending-objectives = Enough Objectives lie face up
ending-chronicle = The Chronicle is full
ending-turn-limit = The last round has been played
origin-track = During the game
origin-objective-73 = Objective #73
origin-objective-74 = Objective #74
origin-objective-75 = Objective #75
origin-objective-76 = Objective #76
origin-objective-77 = Objective #77
origin-objective-78 = Objective #78
origin-objective-79 = Objective #79
origin-objective-80 = Objective #80
origin-objective-81 = Objective #81
origin-objective-82 = Objective #82
origin-objective-83 = Objective #83
origin-objective-84 = Objective #84
origin-resources = Resources

# The text view

sketch-set-up = Set-up
sketch-turn = Round { $round }, turn { $turn }: { $seat }
sketch-ended = The game is over
sketch-players = Players
sketch-score = { $points ->
    [one] 1 Power Point
   *[other] { $points } Power Points
}
sketch-no-resources = no resources
sketch-hand = tiles in hand
sketch-pool = in the pool
sketch-stock = in stock
sketch-power-tile = with the Power Tile
sketch-city = City
sketch-wilds = Wilds
sketch-row = Scout Quarters
sketch-deck = face-down
sketch-statue = Dragonlord Statue
sketch-chronicle = Chronicle ({ $count } of { $most })
sketch-choices = Your drawn tiles
sketch-decks = Decks
sketch-action-deck = Action
sketch-dragon-deck = Dragons
sketch-objective-deck = Objectives
sketch-known = known to you, counted from the top
sketch-empty = -
sketch-nobody = nobody
sketch-marker = marker
sketch-riders-only = Dragonriders only
sketch-room = { $room ->
    [one] room for 1
   *[other] room for { $room }
}
sketch-end-triggered = { $seat } has triggered the end.

# Lessons

lesson-first = Your first turn
    .about = The goal, Vassals, and ten points from a Power Tile. 5 minutes.
lesson-first-goal = You lead one of the great houses. Whoever has the most Power Points at the end wins. This is the City: twelve spaces where your Vassals work for you.
lesson-first-turn = These are your Vassals: a Spearman with his spear and a Dragonrider with wings. On your turn you do one thing: place one of them, or fetch some back.
lesson-first-library = Let us gather Wisdom first. The Library gives 2 of it. Choose the Library.
lesson-first-not-library = You can do that, but for our plan you need Wisdom now. Take it back and go to the Library.
lesson-first-spearman = Send the Spearman. Keep the Dragonrider: it may go to spaces where a Spearman may not.
lesson-first-not-spearman = The Dragonrider can do this, too, but he is too good for it. Take it back and send the Spearman.
lesson-first-end = You have 4 Wisdom now. The Spearman stays in the Library. End your turn.
lesson-first-rival = Your rival has laid a tile in the Wilds and used it. From now on everybody may use it, you as well.
lesson-first-hand = You have tiles, too. They are secret until you lay them. One is a Power Tile: it turns resources into many points.
lesson-first-power = Lay your Power Tile. The Vassal you place this turn will go onto it.
lesson-first-plot = Put it on the first plot. Every plot pays a small bonus to whoever covers it.
lesson-first-bonus = Here the bonus is 1 Wood or 1 Stone. Take whichever you like.
lesson-first-ten = Now place your Vassal where 4 Wisdom become 10 Power Points.
lesson-first-not-ten = That works, but you saved up 4 Wisdom, and for them there are 10 points. Take it back.
lesson-first-scored = Ten points! Here is your score.
lesson-first-end-two = End your turn.
lesson-first-retrieve = Your rival used your tile. Both your Vassals are out now, so fetch them back: choose “Retrieve Vassals”.
lesson-first-all = Take “All of them”. Fetching both at once takes one turn; one by one it would take two.
lesson-first-end-three = They are ready again in your next turn. End this one.
lesson-first-finish = A tile on which nobody stands goes to the Chronicle. When 8 tiles lie there, or 4 Objectives at the Statue, the game ends.
lesson-first-over = That is how Simurgh goes: gather resources, lay tiles, turn resources into points, fetch your Vassals. Red wings mean “Dragonriders only”, ∞ “room for any number”. Play on from here, or take the next lesson.

lesson-points = How points are made
    .about = Dragons, their markers, and Objectives that count at the end. 5 minutes.
lesson-points-dragon = This is your Dragon. It has three abilities; one with a marker on it can be used once.
lesson-points-library = Go to the Library for 2 Wisdom.
lesson-points-spearman = The Spearman will do. You need the Dragonrider in a moment.
lesson-points-ability = Your Dragon noticed: whenever you receive Wisdom, it can add 2. Use the ability; its marker is gone afterwards.
lesson-points-end = 6 Wisdom! End your turn.
lesson-points-statue-about = At the Dragonlord Statue you place Objectives. You pay for the place and score at once; at the end the Objective counts for everybody.
lesson-points-statue = Send your Dragonrider there. A Spearman may not go.
lesson-points-objective = You drew three. Choose the one that counts markers on Violet: your Dragon is violet, so you will be ahead. It costs 3 Wisdom and brings 5 points now.
lesson-points-not-objective = That one counts Dragons that you don't have. Take it back and look for Violet.
lesson-points-back = The others go back. Put this one under the deck, so that nobody gets it soon.
lesson-points-back-too = And this one as well.
lesson-points-end-two = End your turn.
lesson-points-counts = At the end, whoever has the most markers on the Dragons shown gets the most points. So a marker that you use is one less for the Objective.
lesson-points-over = Points come at once from spaces, tiles and places at the Statue, and at the end from Objectives. Play on: fetch your Vassals first.

lesson-modes = Dragonlord mode and German edition
    .about = Choose your start yourself, and what else is different. 5 minutes.
lesson-modes-about = In Dragonlord mode nothing is dealt: you choose your Power Tile, your tiles and your Dragon.
lesson-modes-power = Of three Power Tiles you keep one and pass two on. Keep #31: two of its spaces give points for nothing.
lesson-modes-row = Now everybody takes a face-up tile, in turn order. Take Production #03: Wood and Stone are useful early.
lesson-modes-row-two = And once more. Production #12 brings Vegetables, and they bring Vassals.
lesson-modes-dragon = Last, keep one of three Dragons. The Black Dragon makes Weapons. All Dragons are shown together.
lesson-modes-resources = You may keep only 12 resources here, and at the end it pays to have few: none are worth 5 points, more than six nothing.
lesson-modes-german = This table plays by the German edition: Vassals that come home because a tile leaves can be placed again in the same turn.
lesson-modes-over = Modes, lengths and editions can be combined freely when you open a table. Play on from here.

# What makes a position worth something: said in hints as "+1.2 gold".
term-track = Power Points on the track
term-objectives = Objectives as they stand
term-resources = resources to spend
term-statue = goods saved for the Statue
term-vassals = Vassals, and who is ready at home
term-depth = riders deep in an Exploration Tile
term-markers = Ability markers
term-dragons = Dragons that can be charged again
term-tiles = Action Tiles in hand

# What the codes of the text view mean.
view-legend =
    W1, W2 …: places of the Wilds; S1 to S4: tiles on offer; O1 to O5: spaces of the Statue; #58: the number of a tile or Dragon
    (room for 1), (Dragonriders only): who may stand on a space; <Player 1: 1 Spearman>: who stands there
    { "[" }marker]: an ability that can be used
    in the pool: at home and ready; in stock: not yours yet
