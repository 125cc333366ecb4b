game-name = Clash of Rage
    .about = Four clans storm the Cities of the Elves, forge legends and fight each other with dice and rage.

option-target = Length
    .about = How many Victory points win.
option-target-normal = normal: 4 Victory points
option-target-long = long: 5 Victory points
option-clans = Clans
    .about = How clans are given out.
option-clans-choose = chosen in seat order
option-clans-random = dealt at random
option-elves = Elves
    .about = How the Elves are placed. Mixed Elves are harder to beat.
option-elves-random = at random
option-elves-mixed = one of each type in every City
option-map = Map
    .about = How the region tiles are laid.
option-map-random = at random
option-map-standard = the standard map

ending-victory = Enough Victory points in the winner's own second action
ending-last-turn = The last turn has ended
origin-cities = Elven Cities
origin-legendary = Legendary Equipment

action-choose-clan = { $clan }
    .group = Choose a clan
action-choose-tactics = { $card }
    .group = Choose a Tactics card
action-place-stronghold = Site { $site }
    .group = Place the Stronghold
action-deploy = At { $location }
    .group = Place the unit
action-move = Move
    .group = Take an action
action-equip = Equip
    .group = Take an action
action-pass = Pass
    .group = Take an action
action-move-units = { $unit } at { $from }
    .group = Move units
action-move-hero = { $hero }
    .group = Move a hero
action-end-movement = End the movement
    .group = Finish
action-go-to = To { $location }
    .group = Choose the destination
action-send = { $count }
    .group = How many move
action-battle-at = Battle at { $territory }
    .group = Choose the next battle
action-fight = Fight
    .group = Launch an assault
action-flee = Flee to the Stronghold
    .group = Launch an assault
action-reroll = { $dice ->
        [0] Keep the dice
        [one] Reroll 1 die
       *[other] Reroll { $dice } dice
    }
    .group = Reroll blanks
action-eliminate = { $unit }
    .group = Eliminate a unit
action-buy = { $card }
    .group = Buy equipment
action-forge = Forge Legendary Equipment
    .group = Forge
action-recruit = { $hero }
    .group = Recruit a hero
action-done = Done
    .group = Finish
action-take-legendary = { $card }
    .group = Choose a Legendary Equipment
action-keep = Keep the equipment as it is
    .group = Rearrange equipment
action-rearrange = Rearrange
    .group = Rearrange equipment
action-fill = { $card }
    .group = Fill the slot
action-serve = Stone at { $territory }
    .group = Choose a Reinforcement Stone

choice-clan = { $clan }: { $troops }
choice-tactics = { $card }
choice-stronghold = Site { $site }, next to { $gate }
choice-deploy = { $unit } to { $spot }
choice-move = Move: march with units and heroes, then fight
choice-equip = Equip: buy, forge, recruit, give out equipment
choice-pass = Pass: take no action
choice-units = { $troop } at { $spot }: Movement { $movement }
choice-units-to = { $troop } at { $spot }, only to { $goal }
choice-hero = { $hero } at { $spot }: Movement { $movement }
choice-hero-to = { $hero } at { $spot }, only to { $goal }
choice-end-movement = End the movement
choice-end-movement-to-fight = End the movement and fight: { $goals }
choice-go-to = To { $goal }
choice-send = { $troop } to { $goal }
choice-battle-at = { $goal }
choice-fight = Fight: roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $extra ->
        [0] {""}
        [one] , 1 more wound for symbols and Rage
       *[other] , { $extra } more wounds for symbols and Rage
    }{ $stopped ->
        [0] {""}
        [one] , 1 wound fewer for Shields
       *[other] , { $stopped } wounds fewer for Shields
    }; the wounds strike { $foes }
choice-flee = Flee: your army leaves { $spot } for the Stronghold
choice-reroll = { $dice ->
    [0] Keep the dice as they are
    [one] Reroll 1 blank die
   *[other] Reroll { $dice } blank dice
}
choice-eliminate = { $unit }: takes { $life } of { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
choice-eliminate-elf = { $unit }: takes { $life } of { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }, brings 1 Crystal
choice-buy = { $card } for { $gold } Gold ({ $slot }: { $values })
choice-forge = Forge: pay { $crystals } Crystals, draw { $cards ->
        [one] 1 Legendary Equipment and keep it
       *[other] { $cards } Legendary Equipment and keep 1
    } for 1 Victory point
choice-recruit = { $hero } for { $gold } Gold ({ $values })
choice-done = Done: get nothing more
choice-legendary = { $card } ({ $slot }: { $values })
choice-keep = Keep the equipment as it is
choice-keep-idle = Keep the equipment as it is: nobody carries what lies in the stash
choice-rearrange = Rearrange: give out all equipment anew, slot by slot
choice-hand-out = Hand out: give out all equipment anew, slot by slot
choice-fill = { $card } ({ $values })
choice-leave-empty = Leave the slot empty
choice-serve = Stone at { $spot }: 1 { $unit }

spot = { $location } ({ $feature })
goal-elves = { $spot }: battle against { $foes }
goal-player = { $spot }: battle against { $foes } of { $seat }
value-added = { $symbol } +{ $amount }
value-movement = Movement { $amount }
value-march = +{ $amount } Movement for units that set out with the hero
tie-break-legendary = more Legendary Equipment
tie-break-crystals = more Crystals
tie-break-units = more units on the board
tie-break-gold = more Gold
tie-break-turn-order = the lower turn order number

event-clan-chosen = { $seat } leads the { $clan }.
event-turn-began = Turn { $turn } begins.
event-elves-armed = The { $elf } takes up { $card }.
event-elves-rearmed = The { $elf } replaces { $before } with { $card }.
event-elves-kept = The { $elf } keeps { $held } and puts { $card } under the deck.
event-market-opened = New on the Black Market: { $card }.
event-market-stacked = One more on the Black Market: { $card }.
event-tactics-revealed = { $seat } reveals { $card }.
event-stronghold-placed = { $seat } builds the Stronghold on site { $site }.
event-income = { $seat } receives { $gold } Gold.
event-plundered = { $seat } plunders { $cities ->
        [one] 1 City
       *[other] { $cities } Cities
    } for { $crystals ->
        [one] 1 Crystal
       *[other] { $crystals } Crystals
    }.
event-deployed = { $seat } places { $troop } at { $location }.
event-not-received = { $seat } does not receive { $troop }: the Reserve has no more.
event-tactics-shuffled = { $seat } shuffles the discard pile into a new draw pile.
event-tactics-drawn = { $seat } draws { $card }.
event-tactics-drawn-hidden = { $seat } draws a Tactics card.
event-passed = { $seat } passes.
event-moved = { $seat } moves { $troop } from { $from } to { $to }.
event-hero-moved = { $seat } moves { $hero } from { $from } to { $to }.
event-hero-returned = { $hero } returns to the Stronghold of { $seat }.
event-player-attacked = { $seat } attacks { $foe } at { $territory }.
event-elves-attacked = { $seat } attacks the Elves at { $territory }.
event-initiative = { $side } strikes first: { $attacker ->
        [one] 1 Hourglass
       *[other] { $attacker } Hourglasses
    } for the Attacker, { $defender } for the Defender.
event-fled = { $seat } flees from { $territory }.
event-rage-gained = { $side } takes { $tokens ->
        [one] 1 Rage token
       *[other] { $tokens } Rage tokens
    } and now has { $rage }.
event-rolled = { $side } rolls { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    } and { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    }.
event-rerolled = { $side } rerolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    } and { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    }.
event-struck = { $side } deals { $total ->
        [one] 1 wound
       *[other] { $total } wounds
    }: { $faces } on the dice{ $bonus ->
        [0] {""}
       *[other] , { $bonus } more for Wound symbols
    }{ $rage ->
        [0] {""}
       *[other] , { $rage } more for Rage
    }{ $shield ->
        [0] {""}
       *[other] , { $shield } fewer for Shields
    }.
event-unit-eliminated = { $seat } loses 1 { $unit }.
event-elf-eliminated = { $seat } eliminates 1 { $unit } and takes 1 Crystal.
event-wounds-lost = { $wounds ->
        [one] 1 wound is
       *[other] { $wounds } wounds are
    } lost.
event-enraged = { $side } has eliminated nobody and takes 1 Rage token: { $rage } now.
event-battle-won = { $seat } wins the battle at { $territory } ({ $feature }).
event-elves-held = The Elves hold { $territory } ({ $feature }).
event-bought = { $seat } buys { $card } for { $gold } Gold.
event-legendary-drawn = { $seat } pays { $crystals ->
        [one] 1 Crystal
       *[other] { $crystals } Crystals
    } and draws { $cards }.
event-legendary-drawn-hidden = { $seat } pays { $crystals ->
        [one] 1 Crystal
       *[other] { $crystals } Crystals
    } and draws { $count } Legendary { $count ->
        [one] card
       *[other] cards
    }.
event-forged = { $seat } forges { $card }: 1 Victory point.
event-recruited = { $seat } recruits { $hero } for { $gold } Gold.
event-equipped = { $seat } gives { $card } to the { $unit }.
event-rearranging = { $seat } rearranges the equipment.
event-stone-served = The Stone at { $territory } brings { $seat } { $troop }.
event-won = { $seat } wins with { $points } Victory points.
event-last-turn-ended = Turn { $turn } was the last.
event-first-by-points = { $seat } wins with { $points ->
        [one] 1 Victory point
       *[other] { $points } Victory points
    }.
event-first-by-tie-break = { $seat } and { $second } have { $points ->
        [one] 1 Victory point
       *[other] { $points } Victory points
    } each: { $seat } wins, with { $by }.
event-runner-up = { $seat } comes next with { $points ->
        [one] 1 Victory point
       *[other] { $points } Victory points
    }.

prompt-clan = Choose the clan that you lead.
prompt-tactics = Choose your Tactics card. All are revealed together.
prompt-stronghold = Place your Stronghold. Your units set out from it: look for a Forge or City nearby.
prompt-deploy = Where does the next { $unit } go? ({ $left } to place)
prompt-first-action = Take your First Action.
prompt-second-action = Take your Second Action.
prompt-group = Choose who moves, or end the movement.
prompt-units-destination = { $troop } at { $from }: where to?
prompt-hero-destination = Where does { $hero } go from { $from }?
prompt-how-many = { $troop } at { $from }: how many go to { $to }?
prompt-next-battle = Which battle is fought next?
prompt-assault = Battle at { $territory }: you have { $units ->
        [one] 1 unit
       *[other] { $units } units
    }{ $rage ->
        [0] {""}
       *[other] {" "}and { $rage } Rage
    }, the enemy has { $enemies ->
        [one] 1 unit
       *[other] { $enemies } units
    }{ $enemy_rage ->
        [0] {""}
       *[other] {" "}and { $enemy_rage } Rage
    }. Fight or flee?
prompt-reroll = You have { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    } and { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    }: how many blanks do you reroll? ({ $rerolls ->
        [one] 1 reroll
       *[other] { $rerolls } rerolls
    } left)
prompt-eliminate = You deal { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }: which enemy unit falls?
prompt-eliminate-for-elves = You decide for the Elves: they deal { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }. Which unit of { $seat } falls?
prompt-shop = You have { $gold } Gold and { $crystals ->
        [one] 1 Crystal
       *[other] { $crystals } Crystals
    }. What do you get?
prompt-legendary = Choose the Legendary Equipment that you forge.
prompt-rearrange = Who carries what? Equipment in the stash helps nobody.
prompt-fill = What does the { $unit } carry ({ $slot })?
prompt-serve = Which Stone brings 1 { $unit }? ({ $left } left in the Reserve)

refusal-clan-taken = The { $clan } already has a leader.
refusal-not-on-map = This map has no territory { $location }.
refusal-not-your-card = You play the cards of the { $clan } only.
refusal-played-already = You have played { $card }: it lies on your discard pile until that is shuffled.
refusal-not-in-hand = { $card } is still in your draw pile.
refusal-no-such-site = The map has no site { $site }.
refusal-site-occupied = A Stronghold already stands on { $site }.
refusal-site-near-other = { $site } lies next to the Stronghold on { $other }.
refusal-no-own-unit = You have no unit at { $location }.
refusal-nothing-to-move = You have nothing that could move.
refusal-nothing-to-equip = You can get nothing and own no equipment.
refusal-not-your-unit = You lead the { $clan }: only its units move at your command.
refusal-no-unmoved-unit = There is no { $unit } at { $from } that has not moved yet.
refusal-no-movement = The { $unit } has no Movement.
refusal-hero-on-offer = { $hero } has not been recruited.
refusal-not-your-hero = { $hero } serves { $seat }.
refusal-hero-has-moved = { $hero } has already moved.
refusal-hero-has-nowhere = { $hero } can reach neither the Stronghold nor another of your armies.
refusal-hero-has-no-army = { $hero } is in the Stronghold and can reach none of your armies.
refusal-already-there = The journey already begins at { $location }.
refusal-too-far = { $location } is too far for { $points } Movement.
refusal-behind-range = A Rocky Range bars the way to { $location }.
refusal-behind-enemies = Enemies bar the way to { $location }: entering their territory ends the journey unless you flank them.
refusal-hero-needs-unit = A hero goes only where you have a unit; at { $location } you have none.
refusal-too-many-units = Only { $unmoved ->
        [one] 1 unit can still move there
       *[other] { $unmoved } units can still move there
    }.
refusal-no-battle = There is no battle to fight at { $territory }.
refusal-not-so-many-blanks = There { $blanks ->
        [one] is only 1 blank die
       *[other] are only { $blanks } blank dice
    }.
refusal-own-unit = The { $unit } is on the assaulting side: wounds go to the enemy.
refusal-not-in-battle = No such enemy unit fights at { $territory }.
refusal-must-eliminate = { $wounds ->
        [one] 1 wound is
       *[other] { $wounds } wounds are
    } left and enough for a unit: one must fall.
refusal-too-tough = The { $unit } has Life { $life }, and only { $wounds } { $wounds ->
        [one] wound is
       *[other] wounds are
    } left.
refusal-not-for-sale = { $card } is Legendary: it is forged, never sold.
refusal-not-on-market = The Black Market has no { $card }.
refusal-card-too-dear = { $card } costs { $cost } Gold; you have { $gold }.
refusal-forged-already = You forge only once in an Equip action.
refusal-no-forge = You control no Forge.
refusal-no-legendary-left = No Legendary Equipment is left.
refusal-too-few-crystals = Forging costs { $cost } Crystals; you have { $crystals }.
refusal-recruited-already = You recruit only once in an Equip action.
refusal-hero-is-yours = { $hero } serves you already.
refusal-hero-taken = { $hero } serves { $seat } already.
refusal-hero-too-dear = { $hero } costs { $cost } Gold; you have { $gold }.
refusal-not-drawn = { $card } is not among the cards that you drew.
refusal-not-owned = You have no { $card } left to give out.
refusal-wrong-slot = { $card } does not fit there ({ $slot }).
refusal-no-stone-to-serve = No Stone at { $territory } waits for this unit.

tactics-card = Tactics { $number } ({ $units }, { $gold } Gold)
side-elves = The Elf host

clan-bohorg-tribe = Bohorg Tribe
clan-steamfield-barony = Steamfield Barony
clan-godleif-clan = Godleif Clan
clan-army-of-the-tomb = Army of the Tomb
level-one = I
level-two = II
level-three = III
slot-arms = arms
slot-body = body
hero-kaela = Kaela the War Singer
hero-brunn = Brunn the Bulwark
hero-mirek = Mirek the Oracle
hero-tarsk = Tarsk the Pathfinder
feature-plain = open land
feature-city = City
feature-forge = Forge
feature-stone-one = Stone I
feature-stone-two = Stone II
feature-stone-three = Stone III
phase-set-up = choosing clans
phase-tactics = Tactics
phase-first-action = First Action
phase-stones = Reinforcement Stones
phase-second-action = Second Action

symbol-strength = Strength
symbol-life = Life
symbol-movement = Movement
symbol-hourglass = Hourglass
symbol-wound = Wound
symbol-shield = Shield
symbol-reroll = Reroll
symbol-rage = Rage
symbol-flying = Flying
symbol-march = Movement for units at the hero's side +

sketch-turn = Turn
sketch-map = Map
sketch-battle = Battle
sketch-elves = Elves
sketch-market = Black Market and heroes
sketch-ranges = Rocky Ranges
sketch-stash = Stash
sketch-standing = Turn { $turn } of { $limit }, { $phase }. { $target } Victory points win.
sketch-order = Turn order: { $seats }
sketch-legend = 2:3/0/1 is an army of player 2 with 3 units of level I and 1 of level III; E: Elves; +K a hero; [2] a Stronghold.
sketch-player = { $clan }: { $points ->
        [one] 1 Victory point
       *[other] { $points } Victory points
    } ({ $cities } from Cities, { $legendary } from Legendary Equipment), { $gold } Gold, { $crystals ->
        [one] 1 Crystal
       *[other] { $crystals } Crystals
    }
sketch-newcomer = No clan yet
sketch-stronghold = Stronghold on { $site }
sketch-home = Stronghold
sketch-counts = { $board } on the board, { $reserve } in the Reserve
sketch-elf-count = { $board } on the board
sketch-tactics = Tactics cards: { $hand } in hand, { $pile } in the draw pile, { $discards } discarded
sketch-hero-at = { $hero }: at { $location }
sketch-hero-free = { $hero }: { $gold } Gold
sketch-ware = { $copies } × { $card }: { $gold } Gold
sketch-decks = { $equipment ->
        [one] 1 card
       *[other] { $equipment } cards
    } in the equipment deck, { $legendary } in the Legendary deck
sketch-combatant = { $side }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, Hourglass { $hourglass }, Wound { $wound }, Shield { $shield }, Reroll { $reroll }, Rage { $rage }
sketch-dice = Dice: { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    }, { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    }

# Units.
unit-pummeler = Pummeler
    .counted = { $n ->
        [one] { $n } Pummeler
       *[other] { $n } Pummelers
    }
unit-krag-rider = Krag Rider
    .counted = { $n ->
        [one] { $n } Krag Rider
       *[other] { $n } Krag Riders
    }
unit-executioner = Executioner
    .counted = { $n ->
        [one] { $n } Executioner
       *[other] { $n } Executioners
    }
unit-lancer = Lancer
    .counted = { $n ->
        [one] { $n } Lancer
       *[other] { $n } Lancers
    }
unit-steam-knight = Steam Knight
    .counted = { $n ->
        [one] { $n } Steam Knight
       *[other] { $n } Steam Knights
    }
unit-steam-colossus = Steam Colossus
    .counted = { $n ->
        [one] { $n } Steam Colossus
       *[other] { $n } Steam Colossi
    }
unit-berserker = Berserker
    .counted = { $n ->
        [one] { $n } Berserker
       *[other] { $n } Berserkers
    }
unit-valkyrie = Valkyrie
    .counted = { $n ->
        [one] { $n } Valkyrie
       *[other] { $n } Valkyries
    }
unit-jotun = Jotun
    .counted = { $n ->
        [one] { $n } Jotun
       *[other] { $n } Jotuns
    }
unit-skeleton = Skeleton
    .counted = { $n ->
        [one] { $n } Skeleton
       *[other] { $n } Skeletons
    }
unit-mummy = Mummy
    .counted = { $n ->
        [one] { $n } Mummy
       *[other] { $n } Mummies
    }
unit-lich = Lich
    .counted = { $n ->
        [one] { $n } Lich
       *[other] { $n } Liches
    }
unit-shining-guard = Shining Guard
    .counted = { $n ->
        [one] { $n } Shining Guard
       *[other] { $n } Shining Guards
    }
unit-high-elder = High Elder
    .counted = { $n ->
        [one] { $n } High Elder
       *[other] { $n } High Elders
    }
unit-templar = Templar
    .counted = { $n ->
        [one] { $n } Templar
       *[other] { $n } Templars
    }

# Equipment.
equipment-short-sword = Short Sword
equipment-crossbow = Crossbow
equipment-battle-axe = Battle Axe
equipment-throwing-knives = Throwing Knives
equipment-shamans-staff = Shaman's Staff
equipment-tower-shield = Tower Shield
equipment-war-hammer = War Hammer
equipment-blunderbuss = Blunderbuss
equipment-war-drum = War Drum
equipment-rock-breaker = Rock Breaker
equipment-double-flail = Double Flail
equipment-rune-blade = Rune Blade
equipment-marching-boots = Marching Boots
equipment-leather-armor = Leather Armor
equipment-shamans-coat = Shaman's Coat
equipment-spiked-harness = Spiked Harness
equipment-chain-mail = Chain Mail
equipment-winged-harness = Winged Harness
equipment-plate-armor = Plate Armor
equipment-massive-armor = Massive Armor
equipment-kingslayer = Kingslayer
equipment-thunder-maul = Thunder Maul
equipment-staff-of-ages = Staff of Ages
equipment-dragon-cannon = Dragon Cannon
equipment-aegis-of-dawn = Aegis of Dawn
equipment-titan-plate = Titan Plate
equipment-phoenix-mantle = Phoenix Mantle
equipment-storm-wings = Storm Wings
equipment-heart-of-wrath = Heart of Wrath

# Places.
location-aC = aC
location-a0 = a0
location-a1 = a1
location-a2 = a2
location-a3 = a3
location-a4 = a4
location-a5 = a5
location-bC = bC
location-b0 = b0
location-b1 = b1
location-b2 = b2
location-b3 = b3
location-b4 = b4
location-b5 = b5
location-cC = cC
location-c0 = c0
location-c1 = c1
location-c2 = c2
location-c3 = c3
location-c4 = c4
location-c5 = c5
location-dC = dC
location-d0 = d0
location-d1 = d1
location-d2 = d2
location-d3 = d3
location-d4 = d4
location-d5 = d5
location-stronghold = the Stronghold
site-S01 = S01
site-S02 = S02
site-S03 = S03
site-S04 = S04
site-S05 = S05
site-S06 = S06
site-S07 = S07
site-S08 = S08
site-S09 = S09
site-S10 = S10
site-S11 = S11
site-S12 = S12
site-S13 = S13
site-S14 = S14
site-S15 = S15
site-S16 = S16
site-S17 = S17
site-S18 = S18
site-S19 = S19
site-S20 = S20
site-S21 = S21
site-S22 = S22
site-S23 = S23
site-S24 = S24

# Lessons

lesson-first = Your first turn
    .about = Tactics, a march, a battle with dice, and a hammer. 8 minutes.
lesson-first-goal = You lead a clan against the Elves and against the others. You need 4 Victory points, and whoever has them first wins.
lesson-first-city = A City (the yellow castle) that you hold is worth 1 point. At a Forge (the anvil) you make legends out of Crystals, 1 point each. Elves guard both.
lesson-first-cards = These are your Tactics cards. Each brings units and Gold, and its number says who goes first: the lowest.
lesson-first-tactics = Choose Tactics 24: four Berserkers, a Valkyrie and 9 Gold. Everybody chooses at the same time.
lesson-first-stronghold = Now build your Stronghold here, at the edge of the map. Only two Elves guard the Forge next door. Nobody else can ever enter the Stronghold.
lesson-first-move = Your units stand in the Stronghold. A turn has two actions; the first one is yours now. Choose Move.
lesson-first-units = Pick up the Berserkers.
lesson-first-go = Send them to the Forge next door. Below it stands your chance of winning: for them alone, and if everybody comes along.
lesson-first-send = All four. The strength of an army is that of its best unit, but every unit takes wounds.
lesson-first-march = The Valkyrie could come along, but try it without her. End the movement: where armies meet, they fight.
lesson-first-fight = You strike first: you have 0 Hourglasses, the Elves have 2. Roll the dice!
lesson-first-fall = 3 wounds. A Shining Guard takes 2 of them and weakens your blows with its Shield, so it should fall first. Each Elf brings a Crystal.
lesson-first-again = Now the Elf has struck back. Fight on: you could also flee to your Stronghold.
lesson-first-defend = The Forge was yours, and already somebody wants it! Your defenders are stronger. Fight.
lesson-first-equip = You have held it. For your second action, spend your Gold: choose Equip.
lesson-first-hammer = Buy the War Hammer: Strength +3 means three more dice.
lesson-first-not-hammer = Not bad, but the War Hammer does more for your Berserkers. Take it back.
lesson-first-done = That is enough for now: choose Done, and keep the rest for a hero.
lesson-first-rearrange = Now give it to somebody: choose Hand out.
lesson-first-fill = Give it to the Berserkers. What one type carries, all its units carry.
lesson-first-elves = A new turn begins, and the Elves arm themselves. The longer you wait, the stronger they get.
lesson-first-over = Now you know a turn: Tactics, two actions, and battles between them. For points, take Cities; and with a Forge and 6 Crystals, Equip forges a legend. Play on from here, or see it done in the next lesson.

lesson-points = Battles, heroes, legends
    .about = Defend a Forge, hire a hero, and where points come from. 7 minutes.
lesson-points-forge = The game of the first lesson goes on. You hold this Forge, and the second turn begins.
lesson-points-tactics = Choose Tactics 25: three Berserkers and two Valkyries. A high number means that you go last.
lesson-points-deploy = New units come to your Stronghold, or wherever you already have a unit. Put them into the Forge, where your rival is near.
lesson-points-deploy-two = The next one, too.
lesson-points-deploy-three = And the third Berserker.
lesson-points-deploy-four = A Valkyrie: her symbols help the whole army.
lesson-points-deploy-five = And the other one.
lesson-points-fight = Attacked, as expected! Thanks to the hammer you roll 7 dice. Fight.
lesson-points-reroll = A Reroll symbol: roll both blanks again. It costs nothing.
lesson-points-equip = Won. Now it is your action: choose Equip.
lesson-points-hero = Hire Kaela. A hero joins an army: hers gets a Rage token in every assault, and that is a wound without a die.
lesson-points-done = That was your Gold.
lesson-points-keep = The hammer stays with the Berserkers.
lesson-points-city = A City is worth a point as long as a unit of yours stands there, and brings 3 Crystals each turn.
lesson-points-legends = With a Forge and 6 Crystals you forge a legend, with more Forges for 4: a point that nobody can take away.
lesson-points-over = Whoever has 4 points in their second action wins at once. Yours is next: play on from here.

lesson-legends = A legend is forged
    .about = You forge a weapon for the ages, hire an oracle and win a battle that looked lost. 8 minutes.
lesson-legends-forge-held = The second turn. You hold a City and this Forge, and have 8 Crystals: enough for a legend.
lesson-legends-equip = Choose Equip.
lesson-legends-forge = Forge, for 6 Crystals. You draw two legends and keep one. With more Forges it costs only 4, and you see more of them.
lesson-legends-maul = Take the Thunder Maul. It is a weapon, and a Victory point that nobody can take from you.
lesson-legends-hero = There is Gold left. Hire Mirek the Oracle: the army at his side may roll a blank again.
lesson-legends-done = That is enough.
lesson-legends-give = Now give out what you got.
lesson-legends-lancers = The maul goes to the Lancers: from now on every one of them fights with it, wherever they stand.
lesson-legends-defend = Your City is attacked, and your rival struck first: fewer hourglasses. Strike back.
lesson-legends-move = Your second action. A Jotun and a Berserker stand near your gate, and one Lancer is at home. Move.
lesson-legends-lancer = Take the Lancer.
lesson-legends-jotun = To b3, alone against two. With the maul that isn't madness.
lesson-legends-there = No more moves.
lesson-legends-fight = The maul is quick and heavy: you strike first, with 7 dice. Fight!
lesson-legends-strike = Six wounds! The Jotun takes four of them; the rest is enough for the Berserker.
lesson-legends-points = Two points: one for the City, as long as you hold it, and one for the maul, for good. Four win in a second action.
lesson-legends-over = The next attack is rolling. Fight, and play on from here.

# What makes a position worth something: said in hints as "+1.2 gold".
term-cities = Elven Cities held
term-legendary = Legendary Equipment
term-guards = units that guard the Cities
term-forges = Forges held
term-crystals = crystals for the next forging
term-stones = Reinforcement Stones held
term-units = the strength of the units
term-heroes = heroes
term-gold = gold
term-siege = armies strong enough for Cities and Forges

# What the codes of the text view mean.
view-legend =
    a3 City: a territory and what stands there; S04: a place for a Stronghold
    2:3/0/1: an army of player 2 with 3 units of level I, none of level II and 1 of level III
    E: Elves; +K: a hero with that letter; [2]: the Stronghold of player 2
    aC|a4: a Rocky Range between two territories
