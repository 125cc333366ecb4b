# What Dwar7s Fall's board says beyond the game's own words.

df-map = Map of the kingdoms
df-cell = { $card }, row { $row }, column { $col }, { $standing } of { $slots } slots taken
df-spot = Lay it in row { $row }, column { $col }
df-gain = { $what }: { $n ->
    [one] { $vp } point
   *[other] { $vp } points
 } for your kingdom
df-gain-other = { $said }, { $vp } for { $name }
df-turn = Rotate it: click or press R
df-move = Move
df-move-meeple = Move a meeple
df-place = Place one
df-caption-kingdom = Kingdom
df-caption-fire = At rest
df-caption-hand = Hand
df-reveal = { $said }: +{ $vp }
df-stop = Stop
df-draws = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
 }
df-decrees = Royal decrees
df-round = Round { $n }
df-last-round = Last round
df-phase-actions = Actions
df-phase-resolve = Tasks
df-phase-roaming = The troll roams
df-phase-end = End of turn
df-phase-over = The end
df-goals = Goals
df-goal = { $goal }: { $cost }{ $monsters ->
    [0] {""}
    [one] {" "}and a defeated monster
   *[other] {" "}and { $monsters } defeated monsters
 } for { $vp } points
df-hand-in = Hand in: { $vp } points
df-piles = Gems to take
df-pile = { $gem }: { $n } left in the pile
df-own-gems = { $gem }: you have { $n }
df-ogre-deck = Ogre deck
df-ogre-discards = Ogre discard pile
df-ogre-cards = Ogre cards
df-toll = Toll { $n } of { $of } before the mood changes
df-campfire = Campfire
df-nobody = Nobody here
df-completed = Completed
df-actions = { $used } of { $of } actions used
df-class-tool = { $class } for { $cost }
df-rob = { $card }: { $name }
df-score = Points if the game ended now
df-kingdom = Kingdom: points and cells
df-goals-done = Completed goals
df-hand-size = Cards in hand
df-kingdom-cards = { $n ->
    [one] 1 kingdom card in hand
   *[other] { $n } kingdom cards in hand
 }
df-monsters = Defeated monsters
df-pouches = Stolen pouches
df-points = Points
df-goals-left = Goals left in the deck
df-pouch-pile = Pouches in the pile
df-first = Begins

df-short-castle = Castle
df-short-goldmine = Gold
df-short-emeraldmine = Emerald
df-short-diamondmine = Diamond
df-short-rubymine = Ruby
df-short-tavern = Tavern
df-short-generalstore = Store
df-short-firedragon = Dragon
df-short-frostgiant = Giant
df-short-ogrecastle = Castle
df-short-forestdragon = Dragon
df-short-treant = Treant
df-short-bigbadwolf = Wolf
df-short-trollslake = Lake
df-short-memorial = Memorial

df-needs = Needs { $n } of your meeples; { $slots } fit on it.
df-task-dig = Dig: the top card of a stack without meeples goes to its bottom. Any monster in this castle's kingdom prevents it.
df-task-gems = Take { $gems }.
df-task-draw = Draw { $n ->
    [one] an ogre card
   *[other] { $n } ogre cards
 }.
df-task-trade = Trade: pay for a goal of the row and take it.
df-task-defeat = Defeat it, if no other player's meeple stands on it. It leaves the board and is yours.
df-task-toll = Pay the toll: lead the troll up to two steps, then its mood takes effect.
df-task-rotate = Rotate a card without meeples.
df-castle-bonus = Makes its region the kingdom of its owner, who has one action more each turn.
df-blocks-mines = In its kingdom mines give no gems.
df-blocks-action = In its kingdom the castles give no extra action.
df-blocks-inns = In its kingdom taverns and stores give nothing.
df-stacks = Mines may be laid on mines, taverns and stores on each other, where nobody stands.
df-in-kingdom = In a kingdom: { $vp } points.
df-blocked = Blocked now by a monster in this kingdom.
df-standing = { $name }: { $n } here, { $needed } needed.
df-walls = Walls: { $walls }.
df-kingdom-of = Kingdom of { $names }.
df-no-kingdom = In no kingdom.
df-beneath = Beneath: { $cards }.
df-troll-here = The troll stands here.
df-protected = Ogre cards can't touch it: a Guardian or Dragon protects it.
df-worth = Worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
 }.
df-worth-to = To { $name }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
 }.
df-has = { $name }: { $n }
df-lacking = You lack { $gems }.
df-about-goal = Bought at a General Store. Goals stay yours and count at the end.
df-about-goals = Pay for one with three meeples at a General Store. The number beside is what is left in the deck.
df-about-ogres = Ogre cards are free actions with surprising effects. They come from taverns. Only their number is known to the others.
df-about-pouches = An ogre takes one for each trick played on an enemy's meeple, and turns them into gems at the pawnbroker's.
df-about-monsters = Defeated monsters count points at the end and pay for dragon eggs.
df-about-campfire = Meeples rest here. Placing one on any card with a free slot is an action.
df-about-actions = Play a card, place a meeple or move one: three actions a turn, one more with your castle in play. Ogre cards are free.
df-resting = { $name } has at rest: { $meeples }.
df-away = On the board: { $classes }.
df-about-troll = Whoever leaves the lake alone lets the troll roam by itself at the end of the turn.
df-roaming = Roaming cards left: { $n }
df-about-score = Secret goals that are still hidden are not counted.
df-about-kingdom = All cards that open passages connect with the castle. Sharing players each count it whole.
df-about-target = Whoever has { $n } at the end of a turn ends the game with this round.
df-about-hand = Kingdom cards, gems and ogre cards: at most nine at the end of a turn. Kingdom cards are known to everybody.
df-about-round = The game ends with the round in which somebody has { $n } goals, at the latest after round { $limit }.
df-triggered = { $name } has enough goals: this is the last round.
df-points-of = { $name }: { $n } points now
df-kingdom-worth = { $vp } points on { $cells ->
    [one] one cell
   *[other] { $cells } cells
 }
df-no-castle = Without the castle on the board there is no kingdom.
df-secret-hidden = The secret goal is still hidden.
df-known = Known to you: { $cards }.
df-so-far = So far: { $have } of { $need }
df-only-you = Only you see it. Reveal it while the requirement holds.
df-monster-vp = A defeated monster is worth { $vp } points.

df-ogre-ambush = Send home all meeples on a card, your own too.
df-ogre-brute = An enemy's meeple and one of yours change places, wherever they stand.
df-ogre-panic = Move any meeple one or two steps through open passages.
df-ogre-thief = Take a random gem from an enemy's hand.
df-ogre-crown = Take all ogre cards of an enemy.
df-ogre-wreckingball = Send home all meeples on a card; if it is a stack, its top card goes to the bottom.
df-ogre-trollking = Draw two ogre cards; or, when an ogre card hits you, deny it.

df-secret-architect = Your kingdom has at least { $n } cells.
df-secret-berserker = You have defeated at least { $n } monsters.
df-secret-king = Your kingdom is worth at least { $n } points.
df-secret-miner = You hold at least { $n } gem of each kind.
df-secret-ogreindisguise = You hold at least { $n } ogre cards.
df-secret-researcher = You have at least { $n } meeples on each of two monsters at the same time.
df-secret-wizard = You hold at least { $n } gems of this kind: { $gem }.
df-secret-zookeeper = Your kingdom has at least { $n } monsters.
df-secret-townsmen = Your kingdom has at least { $n } taverns or stores.
df-secret-warlock = You hold at least { $n } gems of this kind: { $gem }.
df-secret-adventurers = You have defeated a monster with at least { $n } kinds of meeples.

df-kind-basic = Placed on a card with a free slot, moved through open passages. Enough of them complete a task and return.
df-kind-alchemist = On the board: for an action change a gem into one of another kind, but never Gold into a Ruby.
df-kind-warrior = On the board: for an action push an enemy from his card to the next.
df-kind-guardian = Ogre cards can't touch the card he stands on.
df-kind-king = Placing him is free.
df-kind-dragon = Placing it is free, and ogre cards can't touch its card.
df-kind-ogreking = Placing him is free. For an action he sends home another meeple from his card.

df-people-dwarfs = Dwarfs: no special traits, but every card and class there is.
df-people-elves = Elves need three meeples on every mine. Against a monster elves on cards next to it count too. Once a turn they may sell a defeated monster's scales for gems worth up to 4 points.
df-people-ogres = Ogres need three meeples on every mine. Cards of −2 points count +2 for them. Tricks on enemies bring stolen pouches, which the pawnbroker takes for gems.
df-people-crystal = Crystal Dwarfs keep away from foreign castles, don't mind Frost Giants, and once a turn may turn a gem into a Diamond. Classes cost them a Diamond more and are worth more.
df-ties = By equal points, the larger kingdom comes first, then more meeples on the board. After that the place is shared.
