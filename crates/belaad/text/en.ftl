game-name = Belaad
    .about = Kingdom and People employ scholars over four generations; the Order assassinates them.

# Words

team-kingdom = Kingdom
team-people = People
team-order = Order of Hashashin
symbol-influence = Influence
symbol-income = Income
symbol-steal = Steal
symbol-recruit = Recruit
symbol-military = Military
token-influence = Influence token
    .counted = { $n ->
        [one] { $n } Influence token
       *[other] { $n } Influence tokens
    }
token-income = Income token
    .counted = { $n ->
        [one] { $n } Income token
       *[other] { $n } Income tokens
    }
token-steal = Steal token
    .counted = { $n ->
        [one] { $n } Steal token
       *[other] { $n } Steal tokens
    }
token-recruit = Recruit token
    .counted = { $n ->
        [one] { $n } Recruit token
       *[other] { $n } Recruit tokens
    }
token-military = Military token
    .counted = { $n ->
        [one] { $n } Military token
       *[other] { $n } Military tokens
    }
token-orange = orange token
    .counted = { $n ->
        [one] { $n } orange token
       *[other] { $n } orange tokens
    }
colour-white = white
colour-orange = orange
space-top = top space
space-bottom = bottom space
coin-gold = gold
    .counted = { $n } gold
coin-red = red coins
    .counted = { $n ->
        [one] { $n } red coin
       *[other] { $n } red coins
    }
sword = sword
    .counted = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
character-sultan = Sultan
character-vizier = Vizier
character-treasurer = Treasurer
character-sheriff = Sheriff
character-commander = Commander
character-bahlool = Bahlool
character-preacher = Preacher
character-trustworthy = Trustworthy
character-altruist = Altruist
character-folk-hero = Folk Hero
character-sect-leader = Sect Leader
character-hashash = Hashash
character-spy = Spy
character-assassin = Assassin
specialty-astronomy = Astronomy
specialty-mathematics = Mathematics
specialty-medicine = Medicine
scholar-farabi = Farabi
scholar-fazari = Fazari
scholar-sufi = Sufi
scholar-tusi = Tusi
scholar-khayyam = Khayyam
scholar-ibn-battuta = Ibn Battuta
scholar-kindi = Kindi
scholar-jahiz = Jahiz
scholar-masudi = Masudi
scholar-idrisi = Idrisi
scholar-asturlabi = Asturlabi
scholar-ibn-tufayl = Ibn Tufayl
scholar-biruni = Biruni
scholar-ibn-baytar = Ibn Baytar
scholar-dinawari = Dinawari
scholar-ibn-hayyan = Ibn Hayyan
scholar-ibn-nafis = Ibn Nafis
scholar-rasis = Rasis
scholar-zahrawi = Zahrawi
scholar-avicenna = Avicenna
scholar-khwarizmi = Khwarizmi
scholar-buzjani = Buzjani
scholar-ibn-khaldun = Ibn Khaldun
scholar-firas = Firas
scholar-ibn-haytham = Ibn Haytham
scholar-banu-musa = Banu Musa
scholar-khazini = Khazini
scholar-jazari = Jazari
scholar-karaji = Karaji
scholar-battani = Battani
hashash-borrowed-action = Borrowed Action
hashash-extra-turn = Extra Turn
hashash-two-symbols = Two Symbols
hashash-silence = Silence
hashash-new-card = New Card
hashash-dagger = Dagger
hashash-unbind = Unbind
hashash-initiates = Initiates
hashash-strength-three = Strength +3
hashash-fear = Fear
hashash-money-changer = Money Changer
hashash-strength-five = Strength +5
hashash-ward = Ward
choice-collect-gold = collect gold
choice-draw-tokens = draw tokens
choice-perform-top-card = perform one action of a top card
choice-steal-coins = steal coins
choice-return-tokens = return opposing tokens to the bag
choice-discard-sword = send a sword back to the pool

# Cards, described by what is printed on them

action-card = A{ $tens }{ $ones } ({ $face })
card-face = { $primary }; { $price }: { $secondary }
primary-gold = { $count } gold
primary-red = { $count ->
    [one] { $count } red coin
   *[other] { $count } red coins
}
primary-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
primary-any-symbol = any symbol
primary-one = { $first }
primary-two = { $first } or { $second }
primary-three = { $first }, { $second } or { $third }
secondary-gold = { $count } gold
secondary-red = { $count ->
    [one] { $count } red coin
   *[other] { $count } red coins
}
secondary-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
secondary-extra-symbols = +{ $count } symbols
secondary-treasury = all gold to the Treasury
secondary-eliminate = eliminate a character
secondary-top-card = perform a top card
secondary-any-symbol = activate any symbol
battle-card-plus = +{ $count }
battle-card-minus = −{ $count }
battle-card-defeat = Defeat
auxiliary-none = no specialty
auxiliary-specialty = { $specialty }
auxiliary-coins = { $points } more for { $purse }
auxiliary-any-coins = { $points } more for any { $coins } coins
auxiliary-company = { $points } more with { $scholars } scholars in the team

# Decisions

action-play-card = Play { $card }
    .group = Play a card
action-employ-with-swords = Employ { $scholar } with swords
    .group = Employ with swords
action-use-hashash = Use { $card }
    .group = Use a Hashash card
action-go-on = Go on to the draw
    .group = Go on
action-primary = Perform the primary action
    .group = Primary action
action-primary-symbol = Activate { $symbol }
    .group = Primary action
action-secondary = Pay for the secondary action
    .group = Secondary action
action-finish = Finish this card
    .group = Go on
action-top-card = Perform the top card of deck { $deck }
    .group = Choose a top card
action-top-primary = Primary action of deck { $deck }
    .group = Choose one action of a top card
action-top-symbol = { $symbol } of deck { $deck }
    .group = Choose one action of a top card
action-top-secondary = Secondary action of deck { $deck }
    .group = Choose one action of a top card
action-activate = Activate { $symbol }
    .group = Choose a symbol
action-steal-from = Steal from { $seat }
    .group = Choose a player
action-employ = Employ { $scholar }
    .group = Choose a scholar
action-attack = Attack the { $team }
    .group = Choose a team
action-place-white = Place the { $symbol } token
    .group = White tokens
action-place-bottom = { $character }, bottom space
    .group = Orange token to a bottom space
action-place-top = { $character }, top space
    .group = Orange token to a top space
action-return-orange = Return the orange token to the bag
    .group = Return
action-use-ability = Use the ability
    .group = Ability
action-decline-ability = Don't use the ability
    .group = Ability
action-choose = Choose: { $option }
    .group = Ability
action-copy = Copy the { $character } ability
    .group = Choose a character
action-take-all-gold = Take all gold of { $seat }
    .group = Choose a player
action-sacrifice = Return all top tokens of the { $character } board
    .group = Choose a character
action-exchange = { $first } exchanges all coins with another player
    .group = First player
action-exchange-with = with { $second }
    .group = Second player
action-assassinate-scholar = Assassinate { $scholar }
    .group = Assassinate a scholar
action-assassinate-token = Take { $colour ->
    [orange] an orange
   *[other] a { $colour }
} token of the { $character } board
    .group = Assassinate a token
action-put-back = Put { $card } back
    .group = Put a card back
action-steal-coin = Steal { $coin } from { $seat }
    .group = Steal a coin
action-return-token = Return { $colour ->
    [orange] an orange
   *[other] a { $colour }
} token of the { $character } board
    .group = Return a token
action-stop = Stop
    .group = Go on
action-discard-sword = Send a sword of { $seat } back to the pool
    .group = Choose a sword
action-unbind = The orange token in a { $space } of the { $character } board
    .group = Return an orange token
action-change = Pay with { $pay }
    .group = Change money
action-concede = Concede: you lose the battle
    .group = Battle
action-reveal = Reveal the top battle card
    .group = Battle
action-negate = Negate it
    .group = Negate
action-accept = Let it happen
    .group = Negate
action-eliminate = Eliminate the { $character }
    .group = Eliminate a character
action-silence = Silence the card
    .group = Silence
action-let-pass = Let the card be performed
    .group = Silence
action-lend = Lend coins this turn
    .group = Lend
action-refuse-to-lend = Lend nothing this turn
    .group = Lend
action-draw = Draw from deck { $deck }
    .group = Draw a card
action-back = Back to the choice before
    .group = Go on

# What choices cost and bring

activity-income = collect { $amount }
activity-recruit = draw { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
activity-steal = take up to { $amount } from a player
activity-steal-from = take { $amount } from { $seat }
activity-influence = employ a scholar for { $amount } less
activity-employ = employ { $scholar } for { $price }
activity-military = attack with strength { $strength }
activity-battle = attack { $seat }, { $attack } to { $defence }
bought-eliminate = eliminate the { $character }
bought-top-card = perform the top card of deck { $deck }, { $card }
deed-take-gold = take all gold of { $seat }: { $amount }
deed-give-up = return all { $count } top tokens of the { $character } board and employ a scholar free of charge
deed-exchange = { $first } and { $second } exchange all their coins
deed-treasury = { $amount } for the Treasury
ability-either = { $first }, or { $second }
ability-team-red = { $amount } for every player of the team
ability-treasury = gold for the Treasury, as much as the highest opposing symbol count
ability-take-all-gold = take all gold of an opposing player
ability-take-sword = take a sword from the pool
ability-employ-for-tokens = return all top tokens of your strongest character, at least { $count }, and employ a scholar free of charge
ability-copy = copy the ability of another character
ability-team-to-treasury = all coins of the team into its Treasury
ability-exchange = two players exchange all their coins
ability-strength = +{ $attack } in attack and +{ $defence } in defence while the token lies there
ability-assassinate = assassinate a scholar or a token for { $price }
ability-draw-hashash = draw three Hashash cards and keep two
ability-assassinate-from-bag = keep a random token from the bag as assassinated
pick-collect-gold = collect { $count } gold
pick-draw-tokens = draw { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
pick-perform-top-card = perform one action of a top card
pick-steal-coins = steal up to { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
pick-return-tokens = return up to { $count ->
    [one] { $count } top token
   *[other] { $count } top tokens
} of one opposing team
pick-discard-sword = send a sword back to the pool
doing-single-action = one action of a top card
doing-extra-turn = another turn after this one
doing-extra-symbols = the next symbol counts { $count } more
doing-silence = silence the card just played
doing-draw-hashash = draw the top Hashash card
doing-assassinate = assassinate a scholar or a token
doing-unbind = return an orange token to the bag
doing-tokens = draw { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
doing-strength = +{ $count } strength in this battle
doing-fear = employing costs the others { $gold } gold or { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
} more
doing-change = pay { $pay } coins of one kind, take { $take } of the other
doing-ward = negate a Defeat card or an elimination
purpose-secondary = the secondary action ({ $secondary })
purpose-scholar = { $scholar }
verdict-points = { $team-key ->
    [team-people] The People win
   *[other] The { $team } wins
} with { $own } to { $other } points.
verdict-swords = Equal points: { $team-key ->
    [team-people] the People win
   *[other] the { $team } wins
} by swords, { $own } to { $other }.
verdict-gold = Equal points and swords: { $team-key ->
    [team-people] the People win
   *[other] the { $team } wins
} by gold left, { $own } to { $other }.
verdict-shared = Kingdom and People share the victory: equal points ({ $points }), swords and gold.
verdict-order = The Order wins with { $points } active points.
spoils-trophy = takes a trophy card ({ $least } to { $most } points)
spoils-sword = takes a sword
spoils-token = assassinates a token of your team
spoils-nothing = gains nothing
trophy-card = { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

offer-play-idly = { offer-play-idly.name }: { offer-play-idly.effect }
    .name = Play { $card }
    .effect = nothing of it can be done now
offer-employ-with-swords = { offer-employ-with-swords.name }: { offer-employ-with-swords.effect }
    .name = Employ { $scholar } for { $swords }
    .effect = { $main ->
        [one] { $main } point
       *[other] { $main } points
    }, { $auxiliary }
offer-use-hashash = { offer-use-hashash.name }: { offer-use-hashash.effect }
    .name = Use { $card } for { $price }
    .effect = { $effect }
offer-use-change = { offer-use-change.name }: { offer-use-change.effect }
    .name = Use { $card }, paying in { $coin }
    .effect = { $paid } for { $taken }
offer-use-unbind = { offer-use-unbind.name }: { offer-use-unbind.effect }
    .name = Use { $card } for { $price }
    .effect = return the orange token in a { $space } of the { $character } board
offer-primary = { offer-primary.name }: { offer-primary.effect }
    .name = Primary action
    .effect = { $primary }
offer-symbol = { offer-symbol.name }: { offer-symbol.effect }
    .name = { $symbol }
    .effect = { $effect }
offer-secondary = { offer-secondary.name }: { offer-secondary.effect }
    .name = Pay { $price }
    .effect = { $effect }
offer-top-card = { offer-top-card.name }: { offer-top-card.effect }
    .name = Perform the top card of deck { $deck }
    .effect = { $card }
offer-top-primary = { offer-top-primary.name }: { offer-top-primary.effect }
    .name = Deck { $deck }, primary action
    .effect = { $primary }
offer-top-symbol = { offer-top-symbol.name }: { offer-top-symbol.effect }
    .name = Deck { $deck }, { $symbol }
    .effect = { $effect }
offer-top-secondary = { offer-top-secondary.name }: { offer-top-secondary.effect }
    .name = Deck { $deck }, pay { $price }
    .effect = { $effect }
offer-steal-from = Take { $amount } from { $seat }
offer-employ = { offer-employ.name }: { offer-employ.effect }
    .name = Employ { $scholar } for { $price }
    .effect = { $main ->
        [one] { $main } point
       *[other] { $main } points
    }, { $auxiliary }
offer-employ-free = { offer-employ-free.name }: { offer-employ-free.effect }
    .name = Employ { $scholar } free of charge
    .effect = { $main ->
        [one] { $main } point
       *[other] { $main } points
    }, { $auxiliary }
offer-attack = { offer-attack.name }: { offer-attack.effect }
    .name = Attack the { $team }
    .effect = your strength { $attack } against { $defence } of { $seat }
offer-return-white = { offer-return-white.name }: { offer-return-white.effect }
    .name = { $symbol } token
    .effect = no room, back into the bag
offer-place-bottom = { offer-place-bottom.name }: { offer-place-bottom.effect }
    .name = { $character }, bottom space
    .effect = { $effect }
offer-place-bottom-idly = { offer-place-bottom-idly.name }: { offer-place-bottom-idly.effect }
    .name = { $character }, bottom space
    .effect = the ability would do nothing now
offer-place-white = { offer-place-white.name }: { offer-place-white.effect }
    .name = { $symbol } token onto the { $character } board
    .effect = { $symbol } counts { $count }
offer-place-top = { offer-place-top.name }: { offer-place-top.effect }
    .name = { $character }, top space
    .effect = { $symbol } counts { $count }
offer-use-ability = { offer-use-ability.name }: { offer-use-ability.effect }
    .name = Use the { $character } ability
    .effect = { $effect }
offer-choose = { offer-choose.name }: { offer-choose.effect }
    .name = Choose
    .effect = { $option }
offer-choose-sword = { offer-choose-sword.name }: { offer-choose-sword.effect }
    .name = Choose
    .effect = send the sword of { $seat } back to the pool
offer-copy = { offer-copy.name }: { offer-copy.effect }
    .name = Copy the { $character } ability
    .effect = { $effect }
offer-take-all-gold = { offer-take-all-gold.name }: { offer-take-all-gold.effect }
    .name = Take all gold of { $seat }
    .effect = { $amount }
offer-sacrifice = Return all { $count } top tokens of the { $character } board
offer-exchange-pair = { $first } and { $second } exchange all their coins
offer-assassinate-scholar = { offer-assassinate-scholar.name }: { offer-assassinate-scholar.effect }
    .name = Assassinate { $scholar } for { $price }
    .effect = { $main ->
        [one] { $main } point
       *[other] { $main } points
    }
offer-assassinate-token = Take { $colour ->
    [orange] an orange
   *[other] a { $colour }
} token of the { $character } board for { $price }
offer-put-back = { offer-put-back.name }: { offer-put-back.effect }
    .name = Put { $card } back
    .effect = { $effect }
offer-change = Pay { $paid }, take { $taken }
offer-concede = { offer-concede.name }: { offer-concede.effect }
    .name = Concede
    .effect = { $seat } wins and { $spoils }; you lose nothing else
offer-reveal = { offer-reveal.name }: { offer-reveal.effect }
    .name = Reveal the top battle card
    .effect = at +{ $needed } or more { $seat } must act; a Defeat card{ $negatable-key ->
        [yes] , unless you negate it,
       *[no] {""}
    } loses the battle and one character's tokens
offer-accept-defeat = { offer-accept-defeat.name }: { offer-accept-defeat.effect }
    .name = Let it happen
    .effect = { $seat } wins, { $spoils }, and eliminates one of your characters
offer-accept-elimination = { offer-accept-elimination.name }: { offer-accept-elimination.effect }
    .name = Let it happen
    .effect = the { $character } board loses { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }{ $cards ->
        [0] {""}
        [one] {" "}and { $cards } Hashash card
       *[other] {" "}and { $cards } Hashash cards
    }
offer-negate-with-sword = { offer-negate-with-sword.name }: { offer-negate-with-sword.effect }
    .name = Negate it
    .effect = give up a sword (you have { $swords })
offer-negate-with-card = Negate it with { $card } for { $price }
offer-eliminate = { offer-eliminate.name }: { offer-eliminate.effect }
    .name = Eliminate the { $character }
    .effect = the board loses { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }{ $cards ->
        [0] {""}
        [one] {" "}and { $cards } Hashash card
       *[other] {" "}and { $cards } Hashash cards
    }
offer-silence = Silence { $card } for { $price }
offer-lend = { offer-lend.name }; { offer-lend.effect }
    .name = Lend your coins this turn
    .effect = needed now: { $amount }
offer-draw = Draw { $card } from deck { $deck }

# Questions

prompt-play-card = { $armed ->
    [0] Play an action card from your hand.
   *[other] Play an action card from your hand, or first employ a scholar with your swords.
}
prompt-card = Use this card's actions in any order, or finish it.
prompt-top-card = Which top card do you perform?
prompt-single-action = Which one action of which top card do you perform?
prompt-any-symbol = Which symbol do you activate?
prompt-steal = Whom do you steal up to { $count } gold from?
prompt-influence = Whom do you employ? Your Influence takes { $discount } gold off the cost.
prompt-military = Which team do you attack?
prompt-tokens = Place the tokens you drew: { $tokens }.
prompt-ability = Do you use the { $character } ability: { $effect }?
prompt-one-of = What do you use the { $character } ability for?
prompt-copy = Whose ability do you copy?
prompt-take-all-gold = Whose gold do you take?
prompt-sacrifice = Which of your strongest characters gives up its tokens?
prompt-employ-free = Whom do you employ free of charge?
prompt-exchange = Who is the first of the two players who exchange all their coins?
prompt-exchange-with = With whom does { $first } exchange all coins?
prompt-assassinate = Whom or what do you assassinate for { $price }?
prompt-put-back = Which of the three cards goes back under the deck?
prompt-steal-coins = Which coin do you steal? ({ $left } left)
prompt-return-tokens = Which token returns to the bag? ({ $left } left)
prompt-discard-sword = Whose sword goes back to the pool?
prompt-unbind = Which orange token returns to the bag?
prompt-change = { $card }: which coins do you pay?
prompt-battle = Battle: you have strength { $own }, { $seat } has { $theirs }. { $behind ->
    [0] On equal strength the attacker acts: reveal a card or concede?
   *[other] The weaker side acts: reveal a card or concede?
}
prompt-defeat = You revealed a Defeat card: negate it, or lose the battle and one character's tokens?
prompt-spoils = You won the battle: which token of the { $team } do you assassinate?
prompt-winner-eliminates = You won the battle: which character of the { $team } do you eliminate?
prompt-eliminate = Which character do you eliminate?
prompt-negation = { $seat } wants to eliminate your { $target }. Do you negate it?
prompt-silence = { $seat } played { $card }. Do you silence it?
prompt-lend = { $seat } asks for { $own } of yours: { $purpose } costs { $price }. Do you lend your coins this turn?
prompt-after = Anything else before you draw?
prompt-draw = From which deck do you draw?

# What happened

event-turn-began = { $seat } begins a turn.
event-extra-turn-began = { $seat } takes an extra turn.
event-card-played = { $seat } plays { $card }.
event-silenced = { $card } is silenced: { $seat } can only draw.
event-collected = { $seat } collects { $amount }.
event-income-collected = { $seat } collects { $amount } as Income ({ $character }).
event-secondary-bought = { $seat } pays { $price } for the secondary action: { $secondary }.
event-paid = { $seat } pays { $price }.
event-top-card-performed = { $seat } turns to the top of deck { $deck }: { $card }.
event-stole = { $seat } takes { $amount } from { $victim }.
event-lent = { $seat } lends { $borrower } coins for this turn.
event-refused-to-lend = { $seat } lends { $borrower } nothing this turn.
event-treasury-filled = The Treasury of the { $team } receives { $purse } from its players.
event-tokens-drawn = { $seat } draws { $tokens } from the bag.
event-influence-returned = The Order has no use for { $tokens }: back into the bag.
event-white-placed = { $seat } places the { $token } on the { $character } board.
event-white-returned = { $seat } has no room for the { $token } and returns it to the bag.
event-orange-on-top = { $seat } places an orange token in a top space of the { $character } board.
event-orange-on-bottom = { $seat } places an orange token in a bottom space of the { $character } board.
event-orange-returned = { $seat } returns an orange token to the bag.
event-row-cleared = The row of the { $team } is full: { $tokens } return to the bag.
event-employed = { $seat } employs { $scholar } for { $price }.
event-employed-with-swords = { $seat } employs { $scholar } for { $swords }.
event-employed-free = { $seat } employs { $scholar } free of charge.
event-generation-ended = The generation is over; out of the game: { $discarded }.
event-generation-began = Generation { $generation } appears: { $scholars }.
event-battle-began = { $aggressor } attacks { $defender }: { $attack } to { $defence }.
event-revealed = { $seat } reveals { $card }: attack { $attack }, defence { $defence }.
event-defeat-negated-by-sword = { $seat } gives up a sword to negate the Defeat card.
event-defeat-negated-by-card = { $seat } negates the Defeat card with { $card }.
event-conceded = { $seat } concedes.
event-battle-won = { $seat } wins the battle against { $loser }.
event-trophy-seen = { $seat } keeps a trophy card: { $card }.
event-trophy-taken = { $seat } keeps a trophy card face down.
event-sword-taken = { $seat } takes a sword from the pool.
event-eliminated = { $seat } eliminates the { $character }: all tokens of the board return to the bag.
event-elimination-negated-by-sword = { $seat } gives up a sword and saves { $character }.
event-elimination-negated-by-card = { $seat } saves { $character } with { $card }.
event-hashash-lost = { $character } loses Hashash cards: { $cards }.
event-ability-used = { $seat } uses the { $character } ability.
event-ability-declined = { $seat } does not use the { $character } ability.
event-ability-copied = { $seat } copies the { $character } ability.
event-team-collected = Every player of the { $team } collects { $amount }.
event-treasury-collected = The Treasury of the { $team } collects { $amount }.
event-sacrificed = { $seat } returns all top tokens of the { $character } board to the bag.
event-exchanged = { $first } and { $second } exchange all their coins.
event-hashash-seen = { $seat } draws { $cards }.
event-hashash-drawn = { $seat } draws three Hashash cards with the backs { $backs }.
event-hashash-put-back = { $seat } puts { $card } under the deck.
event-hashash-put-back-unseen = { $seat } puts a card under the deck, its back shows { $back }.
event-hashash-placed = { $card } comes into play under the { $character } board.
event-hashash-used = { $seat } uses { $card }.
event-token-returned = { $colour ->
    [orange] An orange
   *[other] A { $colour }
} token returns from the { $character } board to the bag.
event-sword-discarded = A sword of { $victim } goes back to the pool.
event-unbound = An orange token returns from the { $character } board to the bag ({ $space }).
event-changed = { $seat } pays { $paid } and takes { $taken }.
event-scholar-assassinated = { $seat } assassinates { $scholar }.
event-token-assassinated = { $seat } assassinates { $colour ->
    [orange] an orange
   *[other] a { $colour }
} token of the { $character } board.
event-drawn-token-assassinated = { $seat } draws a token and keeps it as assassinated: { $token }.
event-card-drawn = { $seat } draws { $card } from deck { $deck }.
event-decks-reshuffled = A deck is used up: discard pile and decks are shuffled and split anew.
event-fourth-generation-ended = The fourth generation is over, and with it the game.
event-order-won = { $seat } has { $points } active points: the Order wins.
event-turn-limit-reached = The limit of turns is reached, the game is over.
event-scored = Score of the { $team }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won = { $verdict }
event-nothing-done = Nothing of { $card } can be done: { $seat } goes on.

# Why not

refusal-nobody-there = Nobody sits there in this game.
refusal-no-order = The Order does not play in this game.
refusal-not-in-hand = You don't hold { $card }.
refusal-already-performed = This part of the card was performed already.
refusal-not-on-the-card = The card has no such action.
refusal-symbol-not-on-the-card = The card doesn't show { $symbol }.
refusal-no-character-with = Your team has no character with { $symbol }.
refusal-bag-empty = The bag is empty.
refusal-nobody-has-gold = No opposing player has gold.
refusal-battle-deck-empty = There is no battle card left to reveal.
refusal-nobody-to-eliminate = No opposing character has anything to lose.
refusal-nothing-for-the-treasury = Nobody in your team would have gold left for the Treasury.
refusal-nothing-to-strengthen = No symbol of this card is left to count more.
refusal-no-top-card-left = All top cards were used this turn.
refusal-top-card-used = The top card of deck { $deck } was used this turn.
refusal-not-as-single-action = Extra symbols need the primary action of the same card.
refusal-cannot-pay = It costs { $price }, and you have only { $available }.
refusal-already-employed = You have employed a scholar this turn.
refusal-order-never-employs = The Order never employs.
refusal-not-revealed = { $scholar } is not among the revealed scholars.
refusal-nobody-payable = You can't pay for any revealed scholar.
refusal-no-sword-price = { $scholar } can't be won with swords.
refusal-not-enough-swords = { $scholar } costs { $needed ->
    [one] { $needed } sword
   *[other] { $needed } swords
}, and you have { $have }.
refusal-not-an-opponent = { $seat } is not an opposing player.
refusal-no-gold = { $seat } has no gold.
refusal-not-an-opposing-team = You can't attack the { $team }.
refusal-not-in-the-batch = You drew no { $symbol } token, or it is placed already.
refusal-not-your-character = Your team has no { $character }.
refusal-no-free-top-space = The { $character } board has no free top space.
refusal-no-free-bottom-space = The { $character } board has no free bottom space.
refusal-not-a-choice = This ability can't do that: { $option }.
refusal-choice-without-target = There is nothing to do that with: { $option }.
refusal-not-copyable = This ability can't be copied: { $character }.
refusal-ability-without-effect = This ability would do nothing now: { $character }.
refusal-not-the-strongest = { $character } is not your strongest character with enough tokens.
refusal-not-a-first-player = { $seat } can't be the first of the two.
refusal-not-a-second-player = { $seat } can't be the second of the two.
refusal-no-such-token = The { $character } board has no { $colour } token in a top space.
refusal-not-a-target = { $character } is not of an opposing team.
refusal-not-drawn = { $card } was not drawn.
refusal-no-such-coin = { $seat } has no { $coin }.
refusal-other-team = All tokens must be of the { $team }.
refusal-take-one-first = Take at least one first.
refusal-no-sword = { $seat } has no sword.
refusal-no-orange-token = No orange token lies there: { $character }, { $space }.
refusal-not-in-play = { $card } is not in play.
refusal-already-used = { $card } was used already.
refusal-without-effect = { $card } would do nothing now.
refusal-nothing-to-eliminate = There is nothing to lose on the { $character } board.
refusal-not-of-the-losers = { $character } is not of the losing team.
refusal-team-cannot-pay = It costs { $price }, and your team has only { $available } for you, loans included.
refusal-nothing-refused = There is nothing to go back for: nobody has refused you a loan this turn.
refusal-left-too-often = You have gone back three times this turn; choose from this list.
refusal-play-first = First play an action card: that comes before drawing.
refusal-already-played = You have played your card; now you draw.
refusal-finish-the-card = First finish the card that is open; drawing comes after it.
refusal-card-is-open = Swords employ before a card is played or after the last one, not while a card is open.
refusal-too-late-for-swords = Swords employ before you go on to the draw.
refusal-only-the-order = Hashash cards are used by the Order, at its own moments.
refusal-only-at-a-menu = { $card } is used in the Order's own turn, at the menu of a card or between cards.
refusal-only-after-a-card = { $card } is used when an opponent has just played a card.
refusal-only-in-battle = { $card } is used when it is the Order's turn in a battle.
refusal-only-against = { $card } is used against a Defeat card or an elimination.
refusal-ongoing = { $card } works all the time and is never used.
refusal-in-the-extra-turn = An extra turn can't bring another extra turn.

# The end

ending-fourth-generation = The fourth generation is over
ending-assassinations = The Order has won by its assassinations
ending-turn-limit = The limit of turns is reached
origin-main = Main points
origin-specialties = Specialties
origin-coins = Extra points for coins
origin-company = Extra points for many scholars
origin-trophies = Trophies
origin-active = Active points

# The text view

sketch-turn = Turn
sketch-turn-of = Turn { $turn }: { $seat }
sketch-asked = { $seat } decides
sketch-pool = Bag: { $tokens }. Swords in the pool: { $swords }. Cards in the battle deck: { $cards }.
sketch-revealed-cards = Battle cards revealed: { $cards }
sketch-open-card = Open: { $card }{ $extra ->
    [0] {""}
   *[other] , +{ $extra } symbols
}
sketch-open-batch = To place: { $tokens }
sketch-open-battle = Battle: { $aggressor } { $attack } to { $defence } { $defender }
sketch-open-drawn = Hashash cards drawn: { $cards }
sketch-open-single-action = One action of a top card
sketch-open-ability = Ability: { $character }
sketch-open-elimination = Elimination of the { $character }
sketch-scholars = Scholars
sketch-generation = Generation { $generation }, { $deck } in the deck
sketch-scholar = { $scholar }: { $cost } gold{ $swords ->
    [0] {""}
    [one] {" "}or { $swords } sword
   *[other] {" "}or { $swords } swords
}; { $main ->
    [one] { $main } point
   *[other] { $main } points
}, { $auxiliary }; the Order needs: { $symbols }
sketch-score = Score: { $points }
sketch-player = { $seat }: { $purse }; swords { $swords }; cards { $cards }; trophies { $trophies }; scholars: { $scholars }
sketch-treasury = Treasury: { $purse }
sketch-character = { $character } ({ $symbol } { $count })
sketch-hashash-card = { $card }, { $price }: { $effect }
sketch-order = The Order
sketch-assassinated-tokens = Tokens: { $tokens }
sketch-active = Active points: { $points } of 6
sketch-active-scholar = { $scholar }: { $main ->
    [one] { $main } point
   *[other] { $main } points
}, active (needs: { $symbols })
sketch-inactive-scholar = { $scholar }: { $main ->
    [one] { $main } point
   *[other] { $main } points
}, not active (needs: { $symbols })
sketch-hashash-deck = Hashash deck of { $cards }, back of the top card: { $back }
sketch-known-card = Place { $place } from the top: { $card }
sketch-decks = Action decks
sketch-deck = Deck { $deck } of { $cards }: { $top }
sketch-deck-used = Deck { $deck } of { $cards }, top card used: { $top }
sketch-discard = Cards on the discard pile: { $cards }
sketch-hand = Your hand
sketch-reading = How to read the boards
    .about = A character with its symbol and what that counts now. [o#..]: the top spaces, [.]: the bottom spaces; o is a white token, # an orange one, a dot an empty space.

# Lessons

lesson-first = Your first scholar
    .about = The goal, cards with two actions, and a scholar for your team. 5 minutes.
lesson-first-goal = These are the scholars of a golden age. Each one you employ brings your team the points at the feather. After four generations the team with the most points wins.
lesson-first-team = You play for the Kingdom, together with the player opposite; the palace is your sign. The Kingdom's characters belong to you both: each makes one symbol stronger.
lesson-first-hand = On your turn you play one card. Its upper action, the primary one, is free; the lower one, the secondary, has a price.
lesson-first-card = Scholars cost gold. Play the card that brings 3 gold.
lesson-first-not-card = A fair idea, but first you need gold. Take it back and play the card with 3 gold.
lesson-first-gold = Now the upper action: take 3 gold.
lesson-first-enough = The lower action would cost 2 gold. You want to keep your gold, so finish the card.
lesson-first-draw = At the end you draw the top card of a deck. The top cards lie open: take the one with 4 gold.
lesson-first-others = The others have played. The People placed tokens on their characters: so their symbols get stronger.
lesson-first-influence = You have 4 gold. With Influence you employ a scholar, and each Influence saves 1 gold. Play the Influence card.
lesson-first-not-influence = That can wait: a scholar is for sale now, and the People want him as well. Take it back.
lesson-first-symbol = Activate Influence.
lesson-first-employ = Employ Jahiz. The number at your palace is what he costs you, your Influence already taken off: 4 gold. He brings 1 point, and 1 more if you have 2 red coins for him at the end.
lesson-first-not-employ = He is a good man, but you can afford Jahiz, who can be worth more. Take it back.
lesson-first-scored = Your team has its first scholar, and 1 point. Scholars of one specialty, such as Medicine, are worth extra: 2, 3 or 4 of one give 2, 5 or 9 points.
lesson-first-draw-two = Draw a card to end your turn: take the one that activates any symbol.
lesson-first-generation = When three of the five scholars are taken, the next generation comes. After the fourth one the points are counted.
lesson-first-over = Play a card, use its actions, draw: that is a turn of Belaad. Play on from here, or learn about tokens and swords.

lesson-points = Tokens and swords
    .about = Make your characters stronger, and employ a scholar without gold. 5 minutes.
lesson-points-team = How strong a symbol is depends on its character: printed symbols plus tokens on the upper spaces. They count for your whole team.
lesson-points-tokens = Play the card that draws 3 tokens.
lesson-points-draw = Draw them from the bag.
lesson-points-white = A white token goes to its own character. Income makes your Treasurer stronger.
lesson-points-white-two = The other white one, too.
lesson-points-orange = An orange token fits anywhere: on top as any symbol, or at the bottom, where it sets off an ability once. The Commander's brings a sword.
lesson-points-ability = Use it.
lesson-points-enough = You want to keep your gold. Finish the card.
lesson-points-sword = Some scholars can be employed with swords instead of gold. Banu Musa costs just one!
lesson-points-not-sword = You can save the sword, but a scholar for a single one is a bargain. Take it back.
lesson-points-take = Draw the card with Influence, for the next one.
lesson-points-scoring = Scholars bring their main points, sets of one specialty more, and some want coins at the end. Trophies from battles count as well.
lesson-points-over = Build up, then employ: that is how a team wins. Play on from here.

lesson-order = The Order
    .about = Play the third team, which wants the scholars dead. 5 minutes.
lesson-order-goal = With three or five players there is the Order, and that is you. You don't employ scholars, you assassinate them: 6 active main points win at once.
lesson-order-hand = You play cards as everybody does, but you are alone, and your characters have abilities of their own.
lesson-order-tokens = You need tokens. Play the card that draws three.
lesson-order-draw = Draw them.
lesson-order-white = The white one makes your Sect Leader stronger.
lesson-order-assassin = Put an orange one on the bottom space of the Assassin.
lesson-order-kill = Use the ability: a token from the bag becomes your victim. Victims like this make assassinated scholars active.
lesson-order-hashash = The other one goes to the bottom space of the Hashash.
lesson-order-cards = Use it: you draw three Hashash cards and keep two.
lesson-order-back = Put New Card back. The other two lie before you from now on and can be used once each.
lesson-order-take = Draw a card to end your turn.
lesson-order-goal-again = Each scholar says what the Order needs for him. Gather that, then strike.
lesson-order-over = You win as soon as 6 main points are active. Play on from here.

# What makes a position worth something: said in hints as "+1.2 gold".
term-scholars = main points of scholars
term-specialties = specialties, complete and begun
term-auxiliary = extra points of scholars
term-trophies = trophies
term-gold = gold to employ with
term-red = red coins for secondary actions
term-swords = swords
term-cards = cards in hand
term-symbols = symbols of the characters
term-active = active points of the Order
term-uncovered = main points that aren’t active yet
term-tokens = tokens to make them active
term-hashash = Hashash cards in play
term-recruits = the Sect Leader’s recruits
term-waiting = a Sect Leader who has to wait
term-time = time that is left
term-rivals = what the rivals have

# What the codes of the text view mean.
view-legend =
    Sultan (Influence 1)  [o#..] [#]: a character, its symbol and how often that counts
    first brackets: the top spaces, o a white token, # an orange one, . free; second brackets: the bottom space
    A25: an action card, its primary action first, then the price of the secondary one and what that brings
