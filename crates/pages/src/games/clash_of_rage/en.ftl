# What Clash of Rage's board says beyond the game's own words.

cor-map = Map of the Kingdom
cor-battle = Battle
cor-battle-at = Battle at { $place }
cor-elves = Elves
cor-you = You
cor-turn = Turn { $turn }
cor-order = Turn order
cor-market = Black Market
cor-legends = Forge a legend
cor-heroes = Heroes for hire
cor-orders = What you can do
cor-no-clan = No clan yet
cor-stash = Stash
cor-stronghold = Stronghold
cor-stronghold-of = Stronghold of { $name }
cor-site = Site { $site }
cor-held-by = held by { $name }
cor-phases = Phases of the turn
cor-cities = Cities
cor-besieged = Cities under attack
cor-cards-left = Cards left

cor-move = Move
cor-equip = Equip
cor-pass = Pass
cor-end-movement = End movement
cor-done = Done
cor-rearrange = Rearrange
cor-keep = Keep as it is
cor-hand-out = Hand out
cor-keep-idle = Leave in the stash
cor-leave-empty = Leave empty
cor-rest = The rest as before
cor-give = { $card } for the { $unit }, all else stays
cor-send = { $n ->
    [one] One goes
   *[other] { $n } go
 }
cor-fight = Fight
cor-flee = Flee
cor-reroll = Reroll blank dice
cor-keep-dice = Keep

cor-attacker = Attacker
cor-defender = Defender
cor-strikes = to strike
cor-odds = Odds
cor-dice = { $wounds } Wounds and { $blanks } blanks
cor-wounds-left = { $n ->
    [one] 1 wound to assign
   *[other] { $n } wounds to assign
 }
cor-report-won = { $winner ->
    [Elves] The Elves
   *[other] { $winner }
 } beat { $loser ->
    [Elves] the Elves
   *[other] { $loser }
 } at { $place }
cor-report-you-won = You beat { $loser ->
    [Elves] the Elves
   *[other] { $loser }
 } at { $place }
cor-report-you-lost = { $winner ->
    [Elves] The Elves
   *[other] { $winner }
 } beat you at { $place }
cor-report-fled = { $loser } fled from { $winner ->
    [Elves] the Elves
   *[other] { $winner }
 } at { $place }
cor-report-you-fled = You fled from { $winner ->
    [Elves] the Elves
   *[other] { $winner }
 } at { $place }
cor-report-fled-you = { $loser } fled from you at { $place }
cor-losses = Losses:
cor-losses-none = none
cor-go-on = Continue
cor-siege = The City { $place } counts for nobody until the battle there is over: { $name } has 1 point fewer.
cor-siege-you = The City { $place } counts for nobody until the battle there is over: you have 1 point fewer.
cor-forsaken = Nobody stays in the City { $place }: it no longer counts for you.
cor-enough = { $name } has enough Victory points, and wins by still having them in their own second action.
cor-outlook = { $place }: { $chance }% chance of winning
cor-outlook-rising = { $place }: { $chance }% chance of winning, { $best }% if all from there come along
cor-first = { $name } strikes first:
cor-first-elves = The Elves strike first:
cor-first-you = You strike first:
cor-first-fewer = fewer Hourglasses (each type counts once)
cor-first-tie = a tie goes to the defender

cor-controlled = { $name } controls it.
cor-behind-range = Behind a Rocky Range: { $places }.
cor-chance = { $name } would win here about { $chance } times in 100.
cor-chance-of-all = With everybody who can come along from the same place: about { $chance } times in 100.
cor-flanked = { $own } against { $enemies }: flanked. More units may pass through.
cor-not-flanked = { $own } against { $enemies }: whoever enters on foot must stop.
cor-touches = Touches { $places }.
cor-counts = { $board } on the board, { $reserve } in the Reserve
cor-elf-counts = { $board } on the board
cor-led-by = Led by { $name }.
cor-tactics-title = Tactics { $n }
cor-tactics-text = Brings { $units } and { $gold } Gold.
cor-card-text = { $slot } · { $cost } Gold · { $copies } in the game. Every unit of the type that carries it has:
cor-card-legendary = { $slot } · Legendary: 1 Victory point for ever. Every unit of the type that carries it has:
cor-hero-yours = Serves you. Now at { $place }.
cor-hero-serves = Serves { $name }. Now at { $place }.
cor-hero-free = For hire: { $cost } Gold, one hero in an Equip action.
cor-hero-march = Units that stand with the hero when Move is chosen have +{ $n } Movement.
cor-hero-text = Movement { $movement }. Goes only where you have units, cannot be eliminated, does not count for flanking.
cor-points = { $points } of { $target }: { $cities } from Cities, { $legendary } from Legendary Equipment.
cor-besieged-text = { $n ->
    [one] One more City is under attack. It counts
   *[other] { $n } more Cities are under attack. They count
 } for nobody until the battle is over.
cor-hand = { $hand } in hand, { $pile } in the draw pile, { $discards } discarded.
cor-discarded = Discarded: { $numbers }
cor-known = Surely in hand: { $numbers }

cor-feature-plain = Open land: a way through, and nothing more.
cor-feature-city = An Elven City: 1 Victory point while you hold it, and 3 Crystals each turn.
cor-feature-forge = A Forge: whoever holds one can forge Legendary Equipment. The second makes it cheaper, each shows one more card.
cor-feature-stone = A Reinforcement Stone: brings a unit of its level between the actions to whoever holds it.

cor-clan-bohorg = Brutes of the steppe. Pummelers and riders wound by themselves; the Executioner hits hardest of all.
cor-clan-steamfield = Knights in steam-driven armour. Hard to wound, slow to strike.
cor-clan-godleif = Nordic warriors. Many dice, little life, and Valkyries that fly.
cor-clan-army = The undead. A horde of skeletons, slow mummies, and liches who roll again.

cor-phase-set = Each player chooses a clan.
cor-phase-tactics = Everybody lays a card face down; all are revealed together. Then come gold, crystals from Cities, and reinforcements. From turn 2 on the Elves first draw equipment.
cor-phase-first = In turn order each player moves and fights, or equips, or passes.
cor-phase-stones = Each Reinforcement Stone you hold brings a unit of its level.
cor-phase-second = One more action each. Whoever has enough Victory points in their own second action wins at once.

cor-sym-strength = Dice. The strongest type in the army decides how many are rolled.
cor-sym-life = Wounds it takes to eliminate one unit in one assault.
cor-sym-movement = Borders a unit may cross in a Moving action.
cor-sym-hourglass = The army with fewer strikes first; the defender in a tie.
cor-sym-wound = Wounds without rolling, once for the type in each assault.
cor-sym-shield = Wounds of the enemy that come to nothing in each assault.
cor-sym-reroll = Times in each assault that blank dice may be rolled again.
cor-sym-rage = Rage tokens: each is one more wound in every assault of this battle. Who eliminates nobody takes one.
cor-sym-flying = Ignores Rocky Ranges and need not stop for enemies.

cor-thing-turn = Turn
cor-text-turn = If nobody has won by the last turn, the game ends and most Victory points win.
cor-thing-order = Turn order
cor-text-order = The lower number acts earlier in this turn.
cor-thing-goal = Victory points
cor-text-goal = A City counts while you hold it, forged Legendary Equipment for ever. Have enough in your own second action to win.
cor-thing-market = Black Market
cor-text-market = Six stacks. In an Equip action buy as many cards as you can pay.
cor-thing-deck = Equipment deck
cor-text-deck = Fills the market, and the Elves draw from it at the beginning of each turn.
cor-thing-legends = Legendary Equipment
cor-text-legends = Needs a Forge. 6 Crystals with one Forge, 4 with more; you draw one card more than you hold Forges and keep one. 1 Victory point for ever. Once in an Equip action.
cor-thing-heroes = Heroes
cor-text-heroes = Hire one in an Equip action. The hero starts in your Stronghold and strengthens the army it is with.
cor-thing-elves = Elves
cor-text-elves = They hold Cities with four and Forges with two. From turn 2 on each living type draws equipment and keeps what is dearer. The player to the right of the Attacker decides for them.
cor-thing-gold = Gold
cor-text-gold = From Tactics cards. Buys equipment and heroes.
cor-thing-crystals = Crystals
cor-text-crystals = One for each Elf you eliminate, three a turn for each City. They forge Legendary Equipment.
cor-thing-dice = Dice
cor-text-dice = Four sides show a Wound, two are blank. Wounds = faces + own Wound symbols + own Rage − enemy Shields.
cor-thing-wounds = Wounds to assign
cor-text-wounds = Each unit costs as many wounds as it has Life. While one can be eliminated, one must be.
cor-thing-odds = Odds
cor-text-odds = Worked out for sides that never flee, reroll every blank and eliminate the highest level they can.
cor-thing-reinforcements = Reinforcements
cor-text-reinforcements = Place each in your Stronghold or where you already have a unit.
cor-thing-stash = Stash
cor-text-stash = Cards that nobody carries. Rearrange at the end of an Equip action.
cor-thing-reserve = Reserve
cor-text-reserve = Units that can still come as reinforcements. Whoever falls returns here.
cor-thing-fielded = On the board
cor-text-fielded = Units in territories and in the Stronghold.
cor-thing-facedown = Laid face down
cor-text-facedown = Has chosen. All cards are revealed together.
cor-thing-range = Rocky Range
cor-text-range = Only flyers cross this border.
cor-thing-flank = Flanking
cor-text-flank = With at least as many units as the enemies there, further units may cross the territory without stopping.
cor-thing-hand = Tactics cards
cor-text-stronghold = Nobody else may enter it. Who flees returns here, and reinforcements may always come here.
cor-text-site = A place for a Stronghold: not next to another one.
cor-text-slot = Each unit type carries one weapon and one armor. They count for all units of the type.
cor-ties = Whoever won comes first. Of the others with equal points, the better place goes to more Legendary Equipment, then to more Crystals, units on the board and Gold, and at last to the lower turn order number.
