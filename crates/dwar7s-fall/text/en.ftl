game-name = Dwar7s Fall
    .about = Lay out a common realm of cards, send your dwarfs to work, and complete goals before winter comes.

# Options
option-races = Races
    .about = The people of each seat. Without a choice: dwarfs in the order of seats, then elves, ogres and crystal dwarfs.
option-races-blue = Blue dwarfs
option-races-red = Red dwarfs
option-races-green = Green dwarfs
option-races-yellow = Yellow dwarfs
option-races-elves = Elves
option-races-ogres = Ogres
option-races-crystal_dwarfs = Crystal dwarfs
option-mat = Game mat
    .about = Cards are laid on a square mat; without it the table has no edge.
option-empires = The Empires
    .about = Classes, dragon eggs and more gems, ogre cards and secret goals. Always on with five or more players or a new people.
option-troll = The Troll's Bridge
    .about = A lake, a troll with changing moods, and the Troll King.
option-scenario = Scenario
    .about = The royal decrees that change the rules, by scenario.
option-scenario-off = No scenario
option-scenario-random = Drawn by lot
option-scenario-fortune_teller = Fortune Teller
option-scenario-bloodthirsty = Bloodthirsty
option-scenario-chaos_control = Chaos Control
option-scenario-siege = Siege
option-scenario-axe_gospel = Axe Gospel
option-scenario-damsel_in_distress = Damsel in Distress
option-scenario-lords_of_the_arena = Lords of the Arena
option-decrees = Royal decrees
    .about = Decrees of your own choice, besides those of the scenario.
option-decrees-hard_workers = Hard Workers
option-decrees-the_dwarfs_way = The Dwarfs Way
option-decrees-charming_merchants = Charming Merchants
option-decrees-fortress = Fortress
option-decrees-experienced_beast_hunters = Experienced Beast Hunters
option-decrees-battle_memorial = Battle Memorial
option-decrees-hired_hands = Hired Hands
option-decrees-crazy_balloonists = Crazy Balloonists
option-decrees-greedy_landlords = Greedy Landlords
option-decrees-bar_fights = Bar Fights
option-decrees-dragon_king = Dragon King
option-decrees-frost_invasion = Frost Invasion
option-decrees-high_ho = High Ho
option-decrees-hidden_tunnels = Hidden Tunnels
option-goal_target = Goals to end the game
    .about = Completed goals with which a player triggers the end. Usually 3, with five or more players 2.
option-round_limit = Round limit
    .about = The game ends after this round at the latest. Usually 40, with High Ho 100.

# Names
race-blue = Blue
race-red = Red
race-green = Green
race-yellow = Yellow
race-elves = Elves
race-ogres = Ogres
race-crystal-dwarfs = Crystal Dwarfs
card-castle = Castle
card-gold-mine = Gold Mine
card-emerald-mine = Emerald Mine
card-diamond-mine = Diamond Mine
card-ruby-mine = Ruby Mine
card-tavern = Tavern
card-general-store = General Store
card-fire-dragon = Fire Dragon
card-frost-giant = Frost Giant
card-ogre-castle = Ogre Castle
card-forest-dragon = Forest Dragon
card-treant = Treant
card-big-bad-wolf = Big Bad Wolf
card-trolls-lake = Troll's Lake
card-memorial = Memorial
short-card-castle = Castle
short-card-gold-mine = Gold Mine
short-card-emerald-mine = Emerald Mine
short-card-diamond-mine = Diamond Mine
short-card-ruby-mine = Ruby Mine
short-card-tavern = Tavern
short-card-general-store = Store
short-card-fire-dragon = Fire Dragon
short-card-frost-giant = Frost Giant
short-card-ogre-castle = Ogre Castle
short-card-forest-dragon = Forest Drag.
short-card-treant = Treant
short-card-big-bad-wolf = Big Bad Wolf
short-card-trolls-lake = Troll's Lake
short-card-memorial = Memorial
gem-gold = Gold
    .counted = { $n } Gold
gem-emerald = Emerald
    .counted = { $n ->
        [one] { $n } Emerald
       *[other] { $n } Emeralds
    }
gem-diamond = Diamond
    .counted = { $n ->
        [one] { $n } Diamond
       *[other] { $n } Diamonds
    }
gem-ruby = Ruby
    .counted = { $n ->
        [one] { $n } Ruby
       *[other] { $n } Rubies
    }
ogre-card-ambush = Ambush
    .counted = { $n } × Ambush
ogre-card-brute = Brute
    .counted = { $n } × Brute
ogre-card-panic = Panic
    .counted = { $n } × Panic
ogre-card-thief = Thief
    .counted = { $n } × Thief
ogre-card-crown = Crown
    .counted = { $n } × Crown
ogre-card-wrecking-ball = Wrecking Ball
    .counted = { $n } × Wrecking Ball
ogre-card-troll-king = Troll King
    .counted = { $n } × Troll King
goal-tg01 = Trading Goal 1
goal-tg02 = Trading Goal 2
goal-tg03 = Trading Goal 3
goal-tg04 = Trading Goal 4
goal-tg05 = Trading Goal 5
goal-tg06 = Trading Goal 6
goal-tg07 = Trading Goal 7
goal-tg08 = Trading Goal 8
goal-tg09 = Trading Goal 9
goal-tg10 = Trading Goal 10
goal-eg1 = Dragon Egg 1
goal-eg2 = Dragon Egg 2
goal-eg3 = Dragon Egg 3
goal-eg4 = Dragon Egg 4
goal-eg5 = Dragon Egg 5
goal-eg6 = Dragon Egg 6
secret-goal-architect = Architect
secret-goal-berserker = Berserker
secret-goal-king = King
secret-goal-miner = Miner
secret-goal-ogre-in-disguise = Ogre in Disguise
secret-goal-researcher = Researcher
secret-goal-wizard = Wizard
secret-goal-zookeeper = Zookeeper
secret-goal-townsmen = Townsmen
secret-goal-warlock = Warlock
secret-goal-adventurers = Adventurers
kind-basic = meeple
    .counted = { $n ->
        [one] { $n } meeple
       *[other] { $n } meeples
    }
kind-alchemist = Alchemist
    .counted = { $n } Alchemist
kind-warrior = Warrior
    .counted = { $n } Warrior
kind-guardian = Guardian
    .counted = { $n } Guardian
kind-king = King
    .counted = { $n } King
kind-dragon = Dragon
    .counted = { $n } Dragon
kind-ogre-king = Ogre King
    .counted = { $n } Ogre King
mood-scary = Scary
    .about = Whenever the mood takes effect, all meeples on the troll's card go home.
mood-warband-leader = Warband Leader
    .about = A task on the troll's card gives two ogre cards instead of its result.
mood-miner = Miner
    .about = A mine under the troll gives twice its gems.
mood-mighty = Mighty
    .about = A monster under the troll needs only three meeples.
roaming-sleep-walking = Sleep Walking
roaming-mourning = Mourning
roaming-crazy-stunt = Crazy Stunt
roaming-running = Running
decree-hard-workers = Hard Workers
    .about = In the morning all take their actions, at night all complete their tasks. Then the axe passes on.
decree-the-dwarfs-way = The Dwarfs Way
    .about = At the end of a turn, full cards on which nobody has enough meeples are cleared.
decree-charming-merchants = Charming Merchants
    .about = When trading you may hand in a cheaper goal: its cost counts as paid.
decree-fortress = Fortress
    .about = Meeples are placed only in your own kingdom or in none. Without such a spot you may rotate a card instead.
decree-experienced-beast-hunters = Experienced Beast Hunters
    .about = Each monster you have defeated makes the next one easier by one meeple, down to three.
decree-battle-memorial = Battle Memorial
    .about = Where a monster fell a memorial is laid. Its task rotates a card.
decree-hired-hands = Hired Hands
    .about = Discard an ogre card for one more action.
decree-crazy-balloonists = Crazy Balloonists
    .about = Place at most one meeple on each card a turn.
decree-greedy-landlords = Greedy Landlords
    .about = At the end a shared kingdom's points are divided among those who share it.
decree-bar-fights = Bar Fights
    .about = Three meeples at a tavern may draw two ogre cards instead of one.
decree-dragon-king = Dragon King
    .about = At the end mines count nothing in a kingdom with a dragon. Whoever laid a monster this turn can't trigger the end.
decree-frost-invasion = Frost Invasion
    .about = At the end mines count nothing in a kingdom with a Frost Giant. Whoever laid a monster this turn can't trigger the end.
decree-high-ho = High Ho
    .about = One action a turn instead of three.
decree-hidden-tunnels = Hidden Tunnels
    .about = For an action a meeple goes from a mine to any other mine that no dragon guards.
side-north = north
side-east = east
side-south = south
side-west = west
rotation-0 = not turned
rotation-1 = a quarter turn clockwise
rotation-2 = upside down
rotation-3 = a quarter turn counter-clockwise
cell = ({ $row }, { $col })

# Actions
action-play-card = Play a kingdom card
    .group = Actions
action-place-meeple = Place a meeple
    .group = Actions
action-move-meeple = Move a meeple
    .group = Actions
action-buy-class = Buy a class
    .group = Actions
action-use-alchemist = Alchemist: change a gem
    .group = Actions
action-use-warrior = Warrior: push an enemy
    .group = Actions
action-use-ogre-king = Ogre King: send a meeple home
    .group = Actions
action-rotate-card = Rotate a card
    .group = Actions
action-use-tunnel = Take a tunnel
    .group = Actions
action-play-ogre-card = Play an ogre card
    .group = Free actions
action-place-for-free = Place a King, Ogre King or Dragon for free
    .group = Free actions
action-monster-scales = Sell monster scales
    .group = Free actions
action-pawnbroker = Visit the pawnbroker's
    .group = Free actions
action-frozen-heart = Frozen Heart: turn a gem into a Diamond
    .group = Free actions
action-hire-hands = Hire hands
    .group = Free actions
action-reveal = Reveal your secret goal
    .group = Secret goal
action-end = End your actions
    .group = Actions
action-card = { $card }
    .group = Kingdom card
action-turn = { $rotation }
    .group = Rotation
action-cell = { $cell }
    .group = Board
action-meeple = { $kind }
    .group = Meeple
action-victim = { $kind } of { $owner }
    .group = Meeple
action-step = To the { $side }
    .group = Step
action-stop = Stop here
    .group = Step
action-ogre-card = { $card }
    .group = Ogre card
action-enemy = { $seat }
    .group = Enemy
action-deny = Deny it with the Troll King
    .group = Reaction
action-pass = Let it happen
    .group = Reaction
action-trade = { $goal }, handing in { $hand_in }
    .group = Trade
action-no-trade = No trade
    .group = Trade
action-bar-fight = Three return, draw two ogre cards
    .group = Bar fight
action-quiet-drink = As usual, draw one ogre card
    .group = Bar fight
action-gem = { $gem }
    .group = Gem
action-keep = Keep it secret
    .group = Secret goal
action-class = { $class }
    .group = Class
action-campfire = At the campfire
    .group = Meeple

# Choices
choice-plain = { $action }
choice-then = { $first } → { $next }
choice-scales = Sell the scales of a defeated monster: give 1 of your { $monsters }, take gems worth up to 4
choice-pawn = Visit the pawnbroker's: give some of your { $pouches ->
        [one] { $pouches } pouch
       *[other] { $pouches } pouches
    }, take gems worth as much, up to 4
choice-end = { $left ->
        [0] End your actions
        [one] End your actions, leaving { $left } unused
       *[other] End your actions, leaving { $left } unused
    }
choice-reveal = Reveal { $goal } ({ $requirement }): { $vp } points
choice-keep = Keep { $goal } secret
choice-card = { $card }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } in a kingdom; { $needed ->
        [one] { $needed } meeple
       *[other] { $needed } meeples
    }: { $task }
choice-new-cell = On the empty cell { $cell }
choice-stack = On top of the { $card } { $cell }
choice-turn = { $rotation }, walls: { $walls }
choice-turn-open = it has no walls
choice-spot = { $card } { $cell }: { $task }, needs { $needed }; { $taken } of { $slots } places taken
choice-blocked-spot = { $card } { $cell }: blocked by a monster, needs { $needed }; { $taken } of { $slots } places taken
choice-there = { $card } { $cell }: { $own ->
    [0] none of yours
   *[other] { $own } of yours
}, { $others ->
    [0] nobody else
   *[other] { $others } of others
} on it
choice-strike = { $card } { $cell }: { $meeples ->
        [0] nobody on it, dig the stack
        [one] send { $meeples } meeple home
       *[other] send { $meeples } meeples home
    }
choice-complete = { $card } { $cell }: { $needed ->
        [one] { $needed } meeple returns
       *[other] { $needed } meeples return
    }, { $task }
choice-complete-in-vain = { $card } { $cell }: { $needed ->
        [one] { $needed } meeple returns
       *[other] { $needed } meeples return
    }, a monster blocks the rest
choice-defeat = Defeat the { $card } { $cell }: { $present } of yours on it, { $needed } needed, worth { $vp } points
choice-no-task = Complete no more tasks
choice-dig = Dig at { $cell }: the { $card } goes under, the { $next } comes next
choice-no-turn = Leave every card as it lies
choice-step = To the { $side }: { $card } { $cell }, { $taken } of { $slots } places taken
choice-troll-step = Lead the troll { $side }: { $card } { $cell }
choice-panic-stop = Stop there
choice-troll-stays = The troll stays on the { $card } { $cell }
choice-no-more-gems = Take no more gems
choice-play-ogre-card = { $card }: { $effect }
choice-hire = Give { $card } for one more action
choice-discard-ogre-card = Discard { $card }
choice-rob-gems = Rob { $seat }, who has { $gems }
choice-rob-ogre-cards = { $count ->
    [one] Rob { $seat }, who has 1 ogre card
   *[other] Rob { $seat }, who has { $count } ogre cards
}
choice-deny = Deny { $card }: discard your Troll King
choice-pass = Let { $card } happen
choice-trade = { $goal }: pay { $cost }{ $monsters ->
        [0] {""}
        [one] {" "}and a defeated monster
       *[other] {" "}and { $monsters } defeated monsters
    }, { $vp } points
choice-exchange = { $goal }: hand in { $hand_in }, pay { $cost }{ $monsters ->
        [0] {""}
        [one] {" "}and a defeated monster
       *[other] {" "}and { $monsters } defeated monsters
    }, { $vp } points
choice-bar-fight = Bar fight: { $meeples } meeples return, draw { $cards } ogre cards
choice-quiet-drink = A quiet drink: { $meeples } meeples return, draw { $cards ->
        [one] { $cards } ogre card
       *[other] { $cards } ogre cards
    }
choice-discard-gem = Discard { $gem }, worth { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
choice-give-gem = Give { $gem }, worth { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
choice-take-gem = Take { $gem }, worth { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
choice-class = { $class }: pay { $cost }; { $powers }; { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } at the end
choice-upgrade-at = The meeple on the { $card } { $cell } becomes the { $class }
choice-upgrade-at-campfire = A meeple at the campfire becomes the { $class }
choice-meeple = { $kind ->
    [meeple] A plain meeple
   *[other] The { $kind }
}
choice-victim = { $kind ->
        [meeple] A meeple
       *[other] The { $kind }
    } of { $owner }
task-dig = dig a stack
task-gems = take { $gems }
task-draw = draw { $count ->
        [one] { $count } ogre card
       *[other] { $count } ogre cards
    }
task-trade = trade gems for a goal
task-defeat = defeat the monster
task-toll = lead the troll
task-rotate = rotate a card
effect-clear = send home everybody on a card
effect-swap = an enemy meeple and one of yours change places
effect-chase = move any meeple one or two cards
effect-steal-gem = take a random gem from an enemy
effect-steal-ogre-cards = take all ogre cards of an enemy
effect-clear-and-dig = send home everybody on a card and dig its stack
effect-draw = draw { $count } ogre cards
requirement-kingdom-cells = a kingdom of { $count } cards
requirement-monsters-defeated = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    } defeated
requirement-kingdom-worth = a kingdom worth { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
requirement-each-gem = { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    } of each kind
requirement-ogre-cards = { $count ->
        [one] { $count } ogre card
       *[other] { $count } ogre cards
    } in hand
requirement-meeples-on-monsters = { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } on each of { $monsters ->
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    }
requirement-gems = { $gems } in hand
requirement-kingdom-monsters = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    } in your kingdom
requirement-kingdom-inns = { $count ->
        [one] { $count } tavern or store
       *[other] { $count } taverns or stores
    } in your kingdom
requirement-kinds-in-a-defeat = a monster defeated by { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
    } of meeples
power-change-gem = an action changes a gem
power-push = an action pushes an enemy away
power-protect = protects its card from ogre cards
power-free-placement = is placed for free
power-send-home = an action sends a meeple home

# Prompts
prompt-menu = { $left ->
    [0] You have used all your actions.
   *[other] Choose an action ({ $left } left), or end your actions.
 }
prompt-card = Which kingdom card do you play?
prompt-card-cell = Where do you lay the { $card }?
prompt-card-rotation = How does the { $card } lie?
prompt-place = Which meeple do you place?
prompt-place-for-free = Which meeple do you place for free?
prompt-place-cell = On which card do you place the { $kind }?
prompt-move-from = From which card do you move a meeple?
prompt-move-kind = Which meeple do you move?
prompt-move-to = Where does the { $kind } go?
prompt-tunnel-from = At which mine does the tunnel begin?
prompt-tunnel-to = At which mine does the { $kind } come out?
prompt-class = Which class do you buy?
prompt-upgrade = Which meeple becomes the { $class }?
prompt-give = Which gem do you give?
prompt-take = Which gem do you take for the { $given }?
prompt-freeze = Which gem turns into a Diamond?
prompt-push-victim = Whom does your Warrior push?
prompt-push-to = To which card do you push the { $kind } of { $owner }?
prompt-send-home = Whom does your Ogre King send home?
prompt-turn-card = Which card do you rotate? You may leave every card as it lies.
prompt-turn-by-fortress = There is no spot for a meeple. Which card do you rotate?
prompt-turn-to = How do you want the card to lie?
prompt-ogre-card = Which ogre card do you play?
prompt-ogre-target = { $card }: which card do you strike?
prompt-ogre-victim-cell = { $card }: on which card is your victim?
prompt-ogre-victim = { $card }: which meeple is your victim?
prompt-brute-own-cell = Brute: from which card comes your own meeple?
prompt-brute-own = Brute: which of your meeples changes places?
prompt-panic-step = Panic: where does the { $kind } of { $owner } run?
prompt-panic-next = Panic: where does the { $kind } of { $owner } run next?
prompt-ogre-enemy = { $card }: whom do you rob?
prompt-deny-card = { $seat } plays { $card } on the { $struck } { $cell }: your meeples there would go home. Do you deny it with your Troll King?
prompt-deny-meeple = { $seat } plays { $card }: your { $kind } would go to the { $to } { $cell }. Do you deny it with your Troll King?
prompt-deny-robbery = { $seat } plays { $card }: all your ogre cards would change hands. Do you deny it with your Troll King?
prompt-deny-theft = { $seat } plays { $card }: one of your gems would change hands. Do you deny it with your Troll King?
prompt-scales = Which gem do you take for the scales? { $left ->
        [one] { $left } point
       *[other] { $left } points
    } left.
prompt-pouches = Which gem do you take for pouches? { $left ->
        [one] { $left } point
       *[other] { $left } points
    } left.
prompt-hire = Which ogre card do you give for one more action?
prompt-task = Which task do you complete next?
prompt-return = Who returns to the campfire? { $left } to go.
prompt-dig = Which stack do you dig?
prompt-trade = Which goal do you take?
prompt-drink = Is there a bar fight?
prompt-lead = Where do you lead the troll? Up to { $left ->
        [one] { $left } step
       *[other] { $left } steps
    }.
prompt-discard = You may keep 9 cards and gems, and have { $over } too many. What do you discard?
prompt-reveal = Do you reveal your secret goal?
prompt-show-before-choice = What { $seat } is about to do undoes your secret goal. Do you reveal it first?
prompt-show-before-mood = The troll is about to undo your secret goal. Do you reveal it first?
prompt-show = { $seat } plays { $card }, which can undo your secret goal. Do you reveal it first?

# Events
event-round-began = Round { $round } begins.
event-turn-began = { $seat } takes a turn.
event-left-actions = { $seat } leaves { $count ->
        [one] one action
       *[other] { $count } actions
    } unused.
event-night-began = It is the night of { $seat }.
event-laid = { $seat } lays the { $card } at { $cell }.
event-stacked = { $seat } stacks the { $card } on the { $below } at { $cell }.
event-placed = { $seat } places { $kind ->
        [meeple] a meeple
       *[other] the { $kind }
    } on the { $card } at { $cell }.
event-moved = { $seat } moves { $kind ->
        [meeple] a meeple
       *[other] the { $kind }
    } to the { $card } at { $cell }.
event-tunnelled = { $seat } sends { $kind ->
        [meeple] a meeple
       *[other] the { $kind }
    } through a tunnel to the { $card } at { $cell }.
event-upgraded = { $seat } pays { $paid } and makes a meeple the { $class }.
event-recruited = { $seat } pays { $paid } and wins the { $class } as one more meeple.
event-changed = The Alchemist of { $seat } turns 1 { $given } into 1 { $taken }.
event-pushed = The Warrior of { $seat } pushes { $kind ->
        [meeple] a meeple
       *[other] the { $kind }
    } of { $owner } to the { $card } at { $cell }.
event-sent-home = The Ogre King of { $seat } sends home { $kind ->
        [meeple] a meeple
       *[other] the { $kind }
    } of { $owner }.
event-turned = { $seat } rotates the { $card } at { $cell }.
event-left-cards = { $seat } leaves every card as it lies.
event-sold-scales = { $seat } sells the scales of a defeated monster.
event-took-gem = { $seat } takes a gem: { $gem }.
event-froze = { $seat } freezes { $given } into { $taken }.
event-hired = { $seat } gives up { $card } for one more action.
event-played-ogre-card = { $seat } plays { $card }.
event-denied = { $seat } shows the Troll King: { $card } has no effect.
event-cleared = Everybody on the { $card } at { $cell } is sent home.
event-swapped = { $own ->
        [meeple] A meeple
       *[other] The { $own }
    } of { $seat } and { $kind ->
        [meeple] a meeple
       *[other] the { $kind }
    } of { $owner } change places.
event-chased = { $kind ->
        [meeple] A meeple
       *[other] The { $kind }
    } of { $owner } runs to the { $card } at { $cell }.
event-stole-gem = { $seat } steals from { $from }: { $gem }.
event-stole-ogre-cards = { $seat } takes all ogre cards of { $from }: { $cards }.
event-stole-hidden-ogre-cards = { $count ->
    [one] { $seat } takes the only ogre card of { $from }.
    [2] { $seat } takes both ogre cards of { $from }.
   *[other] { $seat } takes all { $count } ogre cards of { $from }.
}
event-drew-ogre-cards = { $seat } draws { $cards }.
event-drew-hidden-ogre-cards = { $seat } draws { $count ->
        [one] an ogre card
       *[other] { $count } ogre cards
    }.
event-reshuffled = The ogre discard pile is shuffled into a new deck.
event-took-pouch = { $seat } takes a stolen pouch.
event-returned = { $count ->
        [one] A meeple of { $seat } completes the task of the { $card } at { $cell } and returns.
       *[other] { $count } meeples of { $seat } complete the task of the { $card } at { $cell } and return.
    }
event-blocked = A monster in the kingdom blocks the { $card }.
event-no-effect = There is nothing to be had from the { $card } now.
event-mined = { $seat } takes { $gems }.
event-dug = The stack at { $cell } is dug: the { $card } lies on top.
event-traded = { $seat } pays { $paid } for { $goal }.
event-handed-in = { $seat } hands in { $goal }.
event-declined-trade = { $seat } doesn't trade.
event-goal-uncovered = { $goal } joins the row.
event-defeated = { $seat } defeats the { $card } at { $cell }!
event-commemorated = A memorial is laid at { $cell }.
event-brawled = There is a bar fight over { $seat }'s drinks.
event-roamed = The troll roams: { $roaming }.
event-troll-moved = The troll comes to the { $card } at { $cell }.
event-troll-returned = The troll returns to its lake.
event-troll-scared = The troll scares everybody away from the { $card } at { $cell }.
event-mood-changed = The troll's mood changes: { $mood }.
event-discarded-gem = { $seat } discards a gem: { $gem }.
event-discarded-ogre-card = { $seat } discards { $card }.
event-dwarfs-way = Nobody gets anywhere on the { $card } at { $cell }: all go home.
event-revealed = { $seat } reveals the secret goal { $goal }.
event-end-triggered = { $seat } has enough goals: the game ends with this round.
event-end-postponed = { $seat } has enough goals, but has laid a monster: by { $decree } the game goes on.
event-game-ended = The game is over.
event-unrevealed = The secret goal of { $seat } was { $goal }.
event-won = { $seat } wins with { $vp } points, { $lead } ahead of { $second }.
event-won-by-kingdom = { $seat } and { $second } have { $vp } points each: { $seat } wins by the larger kingdom, { $cells } cells.
event-won-by-meeples = { $seat } and { $second } have { $vp } points and { $cells } cells each: { $seat } wins by more meeples on the board, { $meeples }.
event-won-together = { $seat } shares the victory with { $vp } points.

# Refusals
refusal-no-actions-left = All { $allowance } actions of this turn are used.
refusal-no-free-actions-left = No more free actions this turn.
refusal-must-lay-first-card = The first player must lay the first card.
refusal-no-card-in-hand = You have no kingdom card left.
refusal-not-in-hand = You have no { $card } in hand.
refusal-monsters-forbidden = The end is near: monsters may no longer be played.
refusal-off-the-mat = That is off the mat.
refusal-not-in-start-square = The first card lies in the middle.
refusal-not-beside-a-card = A card must lie beside another.
refusal-other-type = The { $card } can't be stacked on the { $below }.
refusal-meeples-on-it = There are meeples on the { $card }.
refusal-troll-on-it = The troll stands on the { $card }.
refusal-same-walls = That gives the same walls.
refusal-no-card-there = No card lies there.
refusal-not-at-campfire = No { $kind } rests at your campfire.
refusal-nobody-at-campfire = Nobody at your campfire can be placed like that.
refusal-placed-for-free = Your { $kind } is placed as a free action.
refusal-not-placed-for-free = Placing { $kind ->
        [meeple] a meeple
       *[other] the { $kind }
    } costs an action.
refusal-card-full = The { $card } is full.
refusal-foreign-kingdom = Fortress: the { $card } is in a foreign kingdom.
refusal-placed-there-before = Crazy Balloonists: you have placed a meeple on this { $card } already.
refusal-no-spot = No card on the board has a free place.
refusal-no-spot-at-home = Fortress: every card with a free place lies in a foreign kingdom.
refusal-placed-everywhere = Crazy Balloonists: you have placed a meeple on every card with a free place this turn.
refusal-no-meeple-there = You have no meeple on the { $card }.
refusal-no-such-meeple = There is no such { $kind }.
refusal-no-passage = There is no open passage to the { $side }.
refusal-no-way-out = No open passage with a free slot leads away from the { $card }.
refusal-nobody-can-move = None of your meeples can move.
refusal-no-empires = Classes come with The Empires.
refusal-not-for-your-people = Your people have no { $class }.
refusal-class-owned = You already have the { $class }.
refusal-cannot-pay-class = The { $class } costs { $cost }; you have { $gems }.
refusal-no-basic-meeple = There is no basic meeple to be upgraded.
refusal-no-class = There is no class that you could buy.
refusal-not-on-board = The piece must stand on the board.
refusal-no-such-gem = You have no such gem: { $gem }.
refusal-pile-empty = There is none left: { $gem }.
refusal-same-gem = { $gem } can't be changed into itself.
refusal-gold-to-ruby = Gold may not become a Ruby.
refusal-nothing-to-change = You have no gem that could be changed.
refusal-nobody-to-push = There is no enemy to be pushed, or no way out.
refusal-nobody-to-send-home = There is nobody else to be sent home.
refusal-elves-only = Only the elves sell the scales of monsters.
refusal-ogres-only = Only the ogres go to the pawnbroker's.
refusal-crystal-dwarfs-only = Only the crystal dwarfs have a Frozen Heart.
refusal-scales-used = Monster Scales can be used once a turn.
refusal-no-monster = You have no defeated monster.
refusal-pawnbroker-used = The Pawnbroker's can be visited once a turn.
refusal-nothing-to-pawn = No gem that is left can be had for your { $pouches ->
        [one] { $pouches } pouch
       *[other] { $pouches } pouches
    }.
refusal-no-pouches = You have no stolen pouch.
refusal-take-a-gem = Take at least one gem.
refusal-over-budget = { $left ->
        [one] Only { $left } point is left
       *[other] Only { $left } points are left
    }: not enough for { $gem }.
refusal-frozen-heart-used = Frozen Heart can be used once a turn.
refusal-already-diamond = It is a Diamond already.
refusal-nothing-to-freeze = You have no { $gem } to freeze.
refusal-no-gem-to-freeze = You have no gem but Diamonds to freeze.
refusal-no-diamond-left = No Diamond is left in the pile.
refusal-not-decreed = The decree { $decree } is not active.
refusal-spots-left = You can still place a meeple.
refusal-no-tunnel = No tunnel leads anywhere for you.
refusal-not-a-mine = The { $card } is no mine.
refusal-dragon-guards-mine = A dragon guards the kingdom of this { $card }.
refusal-same-mine = It must be another mine.
refusal-no-ogre-card = You don't have { $card }.
refusal-no-ogre-cards = You have no ogre card.
refusal-no-target = There is no target for { $card }.
refusal-nothing-playable = None of your ogre cards has a target.
refusal-protected = The { $card } is protected by a Guardian or Dragon.
refusal-nobody-on-it = Nobody stands on the { $card }.
refusal-no-enemy-on-it = No enemy stands on the { $card }.
refusal-not-an-enemy = { $seat } is not your enemy.
refusal-same-card = They stand on the same card.
refusal-back-again = It may not end where it began.
refusal-no-gems-to-steal = { $seat } has no gems.
refusal-thief-on-yourself = The Thief robs an enemy, not you.
refusal-crown-on-yourself = The Crown takes the ogre cards of an enemy, not yours.
refusal-nobody-sits-there = Nobody sits at that seat.
refusal-no-ogre-cards-to-steal = { $seat } has no ogre cards.
refusal-no-open-task = You have no open task on the { $card }.
refusal-too-few-meeples = You have { $present } of { $needed } meeples on the { $card }.
refusal-enemy-on-monster = An enemy stands on the { $card }: it can't be defeated.
refusal-foreign-castle = Crystal dwarfs complete no task on a foreign castle.
refusal-kingdom-cards-stay = Kingdom cards are never discarded: choose a gem or an ogre card.
refusal-no-gem-to-discard = You have no { $gem } to discard.
refusal-no-ogre-card-to-discard = You have no { $card } to discard.
refusal-must-complete = The task of the { $card } must be completed first.
refusal-no-stack = The { $card } is no stack.
refusal-nothing-to-turn = However it lies, the { $card } has the same walls.
refusal-no-card-to-turn = No card can be rotated.
refusal-not-in-row = { $goal } is not in the row.
refusal-cannot-pay-goal = { $goal } costs { $cost }; you have { $gems }.
refusal-no-monster-for-goal = { $goal } also costs a defeated monster, and you have none to give.
refusal-must-trade = You can pay for a goal, so you must take one.
refusal-not-your-goal = { $goal } is not yours.
refusal-not-cheaper = { $goal } is not cheaper than the new goal.
refusal-no-card-that-way = There is no card to the { $side }.
refusal-already-revealed = Your secret goal is revealed already.
refusal-requirement-unmet = The requirement of your secret goal is not met.

# The end
ending-goals = Enough goals were completed
ending-rounds = The last round is over
origin-kingdom = Kingdom
origin-goals = Goals
origin-secret_goal = Secret goal
origin-monsters = Monsters
origin-gems = Gems
origin-classes = Classes

# The sketch
sketch-turn = Turn
sketch-round = Round { $round }, turn of { $seat }, { $used } of { $allowance } actions used
sketch-waiting = { $seat } decides
sketch-in-play = Being played: { $card }
sketch-triggered = { $seat } has triggered the end
sketch-won = The game is over. { $seats } wins.
sketch-won-together = The game is over. { $seats } win together.
sketch-decree = Decree { $decree }: { $about }
sketch-board = Board
sketch-empty = No card is laid yet.
sketch-legend = How to read the board
sketch-legend-lines =
    # wall · open side blank · meeples by player number: o meeple, A Alchemist, W Warrior, G Guardian, K King, D Dragon, O Ogre King
    2/3 two of three slots taken · x2 stack of two · T troll · *12 kingdom of players 1 and 2 · - no kingdom
sketch-player = { $seat } ({ $race })
sketch-points = Points so far: { $vp }
sketch-final-points = Points: { $vp }
sketch-kingdom = Kingdom: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $vp } VP
sketch-hand = Kingdom cards: { $cards }
sketch-possessions = Gems: { $gems }; ogre cards: { $count }
sketch-ogre-cards = Known ogre cards: { $cards }
sketch-campfire = At the campfire: { $meeples }
sketch-goals = Goals: { $goals }
sketch-goal-worth = { $goal } ({ $vp } VP)
sketch-secret = Secret goal: { $goal } ({ $requirement }; { $vp } points)
sketch-secret-revealed = Secret goal, completed: { $goal } ({ $requirement }; { $vp } points)
sketch-secret-hidden = Secret goal: hidden
sketch-monsters = Monsters: { $monsters }; pouches: { $pouches }
sketch-table = On the table
sketch-piles = Gem piles: { $gems }
sketch-goal = { $goal }: { $cost }{ $monsters ->
        [0] {""}
        [one] {" "}and a monster
       *[other] {" "}and { $monsters } monsters
    } for { $vp } VP
sketch-decks = Trading deck: { $goals }; ogre deck: { $ogres }; ogre discards: { $discards }
sketch-troll = The troll
sketch-mood = Mood { $mood }: { $about }
sketch-troll-lines = At { $cell }; moods: { $moods }; toll marker on { $marker } of { $slots }; roaming deck: { $roaming }
sketch-nobody = nobody
unknown = unknown

# Lessons

lesson-first = Your first kingdom
    .about = Lay cards, build a kingdom and fulfil your secret goal. 6 minutes.
lesson-first-goal = Winter is coming, and the dwarfs build. Points come from your kingdom, from goals, gems and defeated monsters. The most points win.
lesson-first-hand = These are your nine kingdom cards; all dwarfs have the same ones. The castle comes first: your kingdom is everything that is connected with it.
lesson-first-castle = Choose the Castle.
lesson-first-castle-cell = Lay it here, in the middle. The number says how many points you get there.
lesson-first-castle-turn = Cards have walls. Turn it so that its only wall is on the left: three sides stay open.
lesson-first-actions = You have three actions a turn, and with your castle on the board a fourth one.
lesson-first-play = Now pick up the Ruby Mine: in a kingdom it is worth 3 points, as much as the castle.
lesson-first-ruby = Choose the Ruby Mine.
lesson-first-ruby-cell = Lay it below the castle.
lesson-first-ruby-turn = Upside down: now its only open side touches the castle, and the two are connected.
lesson-first-play-two = Next, the Diamond Mine: 2 points.
lesson-first-diamond = Choose the Diamond Mine.
lesson-first-diamond-cell = Above the castle. It could also cover the Ruby Mine, since a mine may lie on a mine; but that would cost you a point.
lesson-first-diamond-turn = Turn it so that top and bottom are open.
lesson-first-play-three = You have one action left. Pick up the Emerald Mine: 2 points.
lesson-first-emerald = Choose the Emerald Mine.
lesson-first-emerald-cell = To the right of the castle.
lesson-first-emerald-turn = Leave it as it is: the side towards the castle is open.
lesson-first-secret = Your kingdom is worth 10 points, and that is exactly your secret goal: King. Only you know it until you reveal it.
lesson-first-reveal = Reveal it: 6 points for you, and they stay yours whatever happens to the kingdom.
lesson-first-rival = Cards belong to nobody! Your rival has mined in your Diamond Mine and covered your Ruby Mine. Its castle has joined yours: now you share the kingdom, and its points count for both.
lesson-first-end = Goals end the game: once somebody has 2, the round is finished and the most points win. A red flag beside each player’s name counts them.
lesson-first-work = For goals you need gems and meeples. Meeples on a mine bring its gem; the circles say how many it takes. Three on a General Store trade gems for a goal.
lesson-first-over = Now you know how kingdoms grow, and it is your turn again. Play on from here, or learn how meeples mine gems and buy goals.

lesson-points = Meeples at work
    .about = Mine gems, complete tasks, and what goals cost. 6 minutes.
lesson-points-meeples = The game of the first lesson goes on. Seven meeples sit at your campfire, and now they go to work.
lesson-points-take = Take a meeple.
lesson-points-mine = Place it on the upper Emerald Mine. The mine needs two.
lesson-points-not-mine = That works, but two in one place finish a task sooner. Take it back.
lesson-points-take-two = Take another one.
lesson-points-mine-two = Place it beside the first.
lesson-points-take-three = And one more.
lesson-points-gold = This one goes to the Gold Mine, where your rival already waits.
lesson-points-take-four = Your fourth action: another meeple.
lesson-points-gold-two = To the Gold Mine as well. Only your own meeples count for your task.
lesson-points-task = Both tasks are ready; you choose the order. Begin with the emerald. The meeples come home afterwards.
lesson-points-goals = Gems are points, but goals are more. Three meeples on a General Store trade gems for one of these.
lesson-points-over = When somebody has enough goals, the round is finished and everything is counted. Play on: lay your General Store.

lesson-modes = Trolls, peoples, decrees
    .about = What the expansions add: a people with its own powers, a troll that can be led, decrees. 10 minutes.
lesson-modes-more = A lake lies in the middle, and a troll walks about. You have built a castle and mined 2 Gold; then your rival put a dragon and a giant at your door.
lesson-modes-people = You lead the Crystal Dwarfs. Frost Giants don't trouble them, and once a turn they freeze a gem into a Diamond. Other peoples have other powers.
lesson-modes-freeze = Use your Frozen Heart: Gold, worth 1, becomes a Diamond, worth 2. It costs no action.
lesson-modes-troll = The troll's mood changes what happens on the card where it stands. After three turns the next mood comes up.
lesson-modes-dragon = A dragon in your kingdom closes all your mines and costs you 2 points. It takes five meeples to defeat one. Let's try it with three, and the troll.
lesson-modes-take = Take a meeple.
lesson-modes-hunt = Place it on the Fire Dragon.
lesson-modes-not-dragon = That works, but the dragon would stay. Take it back.
lesson-modes-take-two = Another one.
lesson-modes-hunt-two = To the dragon.
lesson-modes-take-three = And the third.
lesson-modes-hunt-three = To the dragon as well.
lesson-modes-take-four = Your fourth action: one more meeple.
lesson-modes-lake = This one goes to the Troll's Lake. It pays the toll, and then you may lead the troll up to two steps.
lesson-modes-lead = Lead the troll west, to the dragon. It walks through walls.
lesson-modes-stay = Let it stay there.
lesson-modes-defeat = The mood has changed to Mighty: where the troll stands, three meeples are enough. Defeat the dragon!
lesson-modes-egg = A defeated monster is worth 3 points, and Dragon Eggs ask for one: with a Ruby this one brings 12 more.
lesson-modes-classes = For gems and an action a meeple learns a class: the Alchemist changes gems, the Warrior pushes enemies away, the Guardian protects, the King needs no action.
lesson-modes-decrees = Decrees change single rules for the whole game. Here it is Hidden Tunnels: an action takes a meeple from mine to mine.
lesson-modes-over = All of this can be combined, or left out. Play on: the giant at your door is next.

# What makes a position worth something: said in hints as "+1.2 gold".
term-points = points
term-goals = completed goals
term-gems = gems that goals will ask for
term-freezable = gems that can become diamonds
term-secret = a secret goal within reach
term-ogre-cards = ogre cards
term-room = room in the hand
term-campfire = meeples free at the campfire
term-castle = the castle’s extra action
term-work = meeples at work
term-savings = the way to the next goal
term-obstacles = own cards in everybody’s way

# What the codes of the text view mean.
view-legend =
    # a wall; a side without one is open
    meeples by player number: o meeple, A Alchemist, W Warrior, G Guardian, K King, D Dragon, O Ogre King
    2/3: two of three slots taken; x2: a stack of two cards; T: the troll
    { "*" }12: in the kingdoms of players 1 and 2; -: in no kingdom
    the numbers at the edges are the columns and rows of cells: (2, 3)
