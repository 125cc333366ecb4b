# What Belaad's table says beyond the game's own words.

bel-scholars = Scholars
bel-generation = Generation
bel-generation-of = Generation { $n } of 4
bel-generation-about = Five scholars appear together. When the third of them is employed or assassinated, the other two leave the game and the next five appear. With the third of generation 4 the game ends.
bel-discarded = Left the game: { $names }.
bel-taken = taken
bel-taken-count = { $n } of 3 taken
bel-in-deck = { $n } in deck
bel-for = for
bel-no-auxiliary = no extras
bel-needs-nothing = always active
bel-decks = Action decks
bel-used = used
bel-played = Discard
bel-discard = Cards on the discard pile
bel-nothing-played = Discard pile
bel-leaf-eliminate = eliminate
bel-leaf-top-card = a top card
bel-leaf-any-symbol = any symbol
bel-leaf-gold = gold
bel-leaf-red = { $n ->
    [one] red coin
   *[other] red coins
}
bel-leaf-tokens = { $n ->
    [one] token
   *[other] tokens
}
bel-return-orange = Orange into the bag
bel-return-tokens = tokens to the bag
bel-discard-sword = a sword to the pool
bel-swords = Swords
bel-swords-about = There are five swords; these lie in the pool. A sword negates a Defeat card or an elimination, and swords employ scholars that show a sword price.
bel-battle-cards = Battle cards
bel-bag = Bag
bel-bag-about = Tokens are drawn at random. White tokens go to the character with their symbol, orange ones wherever you like.
bel-order = Order
bel-points = { $n ->
    [one] point
   *[other] points
}
bel-treasury = Treasury
bel-treasury-about = It pays first, for every player of the team, and nobody can steal from it.
bel-assassinated = Assassinated
bel-active-points = { $n } of 6 active points
bel-nobody-yet = nobody yet
bel-hashash-deck = Hashash cards
bel-hashash-deck-about = { $n ->
    [one] One card in the deck. Hashash draws three and keeps two.
   *[other] { $n } cards in the deck. Hashash draws three and keeps two.
 }
bel-top-back = The top card belongs under { $symbol }.
bel-known-card = Place { $place } from the top: { $card }
bel-with-team = with team
bel-cards-in-hand = Cards in hand
bel-trophies = Trophies
bel-turn = Turn
bel-over = The game is over.
bel-chain = Chain of actions
bel-step-play = Play
bel-step-act = Act
bel-step-draw = Draw
bel-single-action = one action
bel-decides = { $name } decides
bel-battle = Battle
bel-aggressor = Attacks
bel-defender = Defends
bel-reveal = Reveal a battle card
bel-concede = Concede
bel-wins-trophy = wins a trophy
bel-wins-sword = wins a sword
bel-wins-token = wins a token
bel-odds = Reveal a card: { $turn } turn the battle; { $defeat } are a Defeat, which loses it and one character's tokens.
bel-next-card = Odds of the next card
bel-battle-deck = Battle deck
bel-battle-deck-about = { $n ->
    [one] One card. The weaker side reveals or concedes; a card adds to the strength of who reveals it.
   *[other] { $n } cards. The weaker side reveals or concedes; a card adds to the strength of who reveals it.
 }

bel-main-points = { $n ->
    [one] 1 main point.
   *[other] { $n } main points.
 }
bel-auxiliary-none = No extra points.
bel-auxiliary-specialty = Counts for { $specialty }. Points for scholars of one specialty in a team: { $table }.
bel-auxiliary-coins = At the end: { $deal }.
bel-auxiliary-company = { $points } more at the end if the team has at least { $scholars } scholars.
bel-printed-cost = Printed cost: { $gold } gold{ $swords ->
    [0] , no swords
    [one] {" "}or 1 sword
   *[other] {" "}or { $swords } swords
 }.
bel-order-needs-nothing = For the Order always active.
bel-order-needs = Active for the Order once it holds tokens for: { $symbols }.
bel-employed-by = Employed by { $name }.
bel-victim-active = Assassinated, and active.
bel-victim-inactive = Assassinated, but tokens are missing.
bel-can-pay = can pay
bel-is-short = { $n } short
bel-price-about = The price now: printed cost less the team's Influence. Treasury and teammates help to pay.
bel-secondary-for = Secondary action for { $price }:
bel-card-about = Both actions may be performed, in any order, each once.
bel-count-of = { $printed } printed and { $tokens } of { $spaces } tokens.
bel-ability = Ability:
bel-bottom-free = An orange token on the free bottom space triggers it.
bel-bottom-taken = The bottom space is taken until the team's whole row is full or the token is removed.
bel-costs = { $price }:
bel-heard-price = { $team }: { $gold } gold.
bel-heard-swords = { $n ->
    [one] Or one sword.
   *[other] Or { $n } swords.
 }
bel-heard-team = { $team }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }. Treasury: { $treasury }.
bel-hashash-about = Lies under the board with this symbol and is lost when that character is eliminated. Only the Order uses it, once a turn.
bel-hashash-used = Used already.
bel-hidden-trophies = { $n ->
    [one] One trophy face down
   *[other] { $n } trophies face down
 }
bel-standing-about = If the game ended now.
bel-order-points = { $n } of { $goal } active points.
bel-order-about = The Order wins as soon as its active scholars are worth 6. A scholar is active when each of its dagger symbols is covered by an assassinated token; an orange token covers any.
bel-order-tokens = Assassinated tokens: { $tokens }.
bel-purse = Your purse
bel-own-coins = You have { $purse }.
bel-payment-about = The Treasury pays first, then you, then teammates who lend.
bel-own-swords = { $n ->
    [one] You have one sword.
   *[other] You have { $n } swords.
 }
bel-own-trophy = Trophy { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }

bel-symbol-influence = Employ a scholar; each symbol takes 1 gold off the cost.
bel-symbol-income = Take 1 gold for each symbol.
bel-symbol-steal = Steal up to 1 gold for each symbol from one opposing player.
bel-symbol-recruit = Draw a token for each symbol.
bel-symbol-military = Start a battle; your symbols are your strength. If you win, you take a trophy worth points; the Order takes a token.
bel-any-symbol = Activate any symbol of your characters.
bel-collect-gold = Take { $n } gold.
bel-collect-red = Take { $n } red coins.
bel-draw-tokens = { $n ->
    [one] Draw a token and place it.
   *[other] Draw { $n } tokens and place them.
 }
bel-extra-symbols = The symbol of this card's primary action counts { $n } more. Buy it first.
bel-fill-treasury = All gold of your team moves to its Treasury.
bel-eliminate = An opposing character loses all its tokens, unless a sword negates it.
bel-perform-top-card = Perform the top card of a deck, each deck once a turn. The card stays where it is.

bel-ability-one-of = One of these: { $choices }.
bel-choice-collect-gold = take { $n } gold
bel-choice-draw-tokens = draw { $n } tokens
bel-choice-perform-top-card = perform one action of a top card
bel-choice-steal-coins = steal up to { $n } coins from opposing players
bel-choice-return-tokens = return up to { $n } tokens of one opposing team to the bag
bel-choice-discard-sword = send a sword of an opposing player back to the pool
bel-ability-team-red = Every player of your team takes { $n } red coins.
bel-ability-treasury-highest = Your Treasury takes as much gold as the highest symbol count of an opposing character.
bel-ability-take-all-gold = Take all gold of one opposing player.
bel-ability-take-sword = Take a sword from the pool.
bel-ability-employ-for-tokens = Return all top tokens of your strongest character (at least { $n }) to the bag and employ a scholar free of charge.
bel-ability-copy = Perform the ability of another character: { $whose }.
bel-ability-team-to-treasury = All coins of your team's players move to its Treasury.
bel-ability-exchange = Two players of your choice exchange all their coins.
bel-ability-strength = While the token lies here, your team's battle strength is { $attack } more in attack and { $defence } more in defence.
bel-ability-assassinate = Pay { $n } gold and assassinate a scholar, or a token of an opposing character.
bel-ability-draw-hashash = Draw three Hashash cards and keep two of them.
bel-ability-assassinate-from-bag = A random token from the bag counts as assassinated.
bel-hashash-single-action = Perform one action of a top card.
bel-hashash-extra-turn = Take another whole turn after this one.
bel-hashash-extra-symbols = The next symbol activated this turn counts { $n } more.
bel-hashash-silence = Negate the action card that an opponent just played.
bel-hashash-new-card = Draw the top Hashash card.
bel-hashash-assassinate = Assassinate a scholar, or a token of an opposing character.
bel-hashash-unbind = Return an orange token from any board to the bag.
bel-hashash-tokens = Draw { $n } tokens and place them.
bel-hashash-strength = { $n } more strength in a battle of the Order.
bel-hashash-fear = As long as it lies here, employing costs { $gold } gold or { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
 } more.
bel-hashash-change = Pay { $pay } gold and take { $take } red coins, or the other way round.
bel-hashash-ward = Negate a Defeat card, or the elimination of a character of the Order.
bel-ties = By equal points, more swords decide between Kingdom and People, then more gold left. The Order comes last unless it has won.
