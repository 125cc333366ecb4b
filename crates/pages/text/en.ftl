# What the pages say around a game. The games bring their own words.

skip-to-content = Skip to the content
nav-site = Site
other-language = Deutsch
other-language-code = de
settings = Settings
save = Save
show = Show
copy = Copy
copied = Copied.
back-home = To the first page
back-to-table = Back to the table
offline = Connection lost. Trying again …
online = Connected again.

home-title = Board games
home-welcome = Sit down and play.
home-about = Complete rules, bots that are always there, and a link for your friends. No account needed.
home-games = Games
home-my-tables = Your tables
home-open-tables = Open tables
home-more-tables = More open tables
home-no-open-tables = Nobody is waiting for players right now. Open a table and choose “Anybody may join”.
home-running-tables = Games you can watch
players-exactly = { $n } players
players-from-to = { $min }–{ $max } players
length-minutes = 10 minutes
length-hour = about an hour
length-evening = 1–2 hours
play-now = Play against bots
new-table = New table
new-table-of = { $game }: new table
rules = Rules
rules-of = { $game }: rules
rules-chapters = Chapters
rules-note = These are the rules of record: the program plays by them, and every refusal on a table leads here.
your-turn = Your turn
status-gathering = Waiting for players
status-playing = In play
status-over = Finished
status-closed = Closed
status-closing = Will be closed soon

seats-how-many = How many players?
seats-who = Who sits where?
seats-who-about = Give yourself several seats to share one screen. Open seats wait for whoever has your link.
seat-number = Seat { $n }
seat-open = Open
seat-you = You
seat-decides = To move
seat-away = Away
watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
seat-more = This seat …
bot-in-seat = Bot { $n }
place-me = I play here
place-open = Open for a friend
place-bot = Bot: { $level }
bot-novice = Novice
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-master = Master
bot-grandmaster = Grandmaster
bot-greedy = Greedy
bot-search = Thinker
bot-random = Random
options = Options
options-usual = Without a choice the usual game is played.
option-wrong-range = “{ $option }” is a number from { $min } to { $max }.
option-wrong-value = “{ $option }” is one of these: { $values }.
option-wrong-seats = “{ $option }”: choose for every seat or for none.
form-wrong = “{ $field }”: “{ $value }” is not among the choices.
option-by-rules = As the rules say
terms = At the table
clock = Clock
clock-about = Whoever runs out of time is replaced by a bot and may come back.
clock-none = No clock
clock-live = In one sitting
clock-slow = Over days
clock-quick = Quick: 5 minutes each, 15 seconds back
clock-relaxed = Relaxed: 15 minutes each, 30 seconds back
clock-evening = Evening: 45 minutes each, 1 minute back
clock-daily = Daily: 2 days each, 12 hours back
clock-weekly = Weekly: 7 days each, 1 day back
access = Who may sit down?
access-invited = Only people with the link
access-listed = Anybody may join
your-name = Your name
your-name-empty = Leave empty for a surprise
your-name-label = Name
your-name-about = Everybody at your tables sees it.
open-table = Open the table

room-title = The table is set
room-about = The game begins as soon as every seat is taken.
call-off = Call the game off
invite = Invitation
invite-about = Send this link to your friends. It works on every device that reaches this server: at home, if it was started with --share.
join-title = { $game }: sit down
join-full = All seats are taken.
join-from = { $name } invites you to { $game }
join-watch = Just watch
shared-title = { $game }: { $names }
join-seat = Take seat { $n }
sit-down = Sit down
seat-a-bot = Bot
seat-make-open = Make it open
take-back = Take your seat back
leave = Leave
leave-about = A bot plays on for you, and you can come back.
leave-sure = Leave now
release = Give up the seat
release-about = A bot plays on, and anybody may take the seat.
release-sure = Give it up for good
end = End the game together
end-about = Everybody who sits here is asked. If all agree, the game ends as it stands and the table is closed.
end-sure = Ask to end the game
end-asked = { $name } would like to end the game here.
end-agree = End it
end-refuse = Play on
round-over-look = See how it stood before
standstill = Nobody’s points have changed for a long time. You may go on, or end the game together.
move-device = Go on with another device
move-device-about = Open this link on the other device. Whoever has it gets the seat, so keep it to yourself.
move-device-link = Link to your seat
recover-title = Go on here?
recover-about = Your seat moves to this device.
recover-here = Go on here

prompt = What is asked
board = Board
own-area = Your things
tabs = Around the table
tab-board = Board
tab-hand = Hand
strip = Standings
strip-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sheet = Show or hide the choices
whole-map = The whole map
tab-choices = Choices
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-table = Table
ask-gathering = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
 }
ask-closed = This table was closed.
expires = { $days ->
    [one] Nobody has played here for long. The table will be closed tomorrow.
   *[other] Nobody has played here for long. The table will be closed in { $days } days.
 }
expires-stay = We still play
ask-answered = Your answer is in. You can change it until everybody has answered.
ask-other = { $name } decides.
ask-others = { $n } players decide.
thinking = thinking
result-draw = A draw.
result-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } win!
 }
choices-none = Nothing to decide right now. Click anything on the board to learn about it.
choices-watching = You are watching this table.
undo = Undo
undo-ask = Ask to undo
undo-ask-why = Others have seen some of it or have played since, so they are asked.
undo-unseen = { $n ->
    [one] Take back the last step, which nobody needs to agree to
   *[other] Take back the last { $n } steps, which nobody needs to agree to
 }
undo-asked = { $n ->
    [one] { $name } would like to take back one step.
   *[other] { $name } would like to take back { $n } steps.
 }
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = The others are asked.
restart-turn = Restart turn
bundles = { $n ->
    [one] 1 shortcut: several steps at once
   *[other] { $n } shortcuts: several steps at once
 }
bundle-then = { $first }, then: { $next }
bundle-again = As last time: { $choice }
bundle-on = { $choice } – and on, while it is asked
keep-words = By itself (Esc stops it):
bundle-times = { $choice } (×{ $n })
hint = Hint
rematch = Play again
rematch-go = To the next game
afterwards = Lessons and stronger bots
rule-link = Rule { $rule }
confirm-again = Once more to confirm.
curtain-title = Hand the screen to { $name }
curtain-about = Nobody else looks, please.
curtain-lift = I am { $name }

chat-earlier = Earlier
chat-say = Say something
chat-send = Send
former-guest = a former guest
person-about = About this person
person-for-you = For yourself
person-mute = Mute
person-hear = Hear again
person-mute-about = You no longer see what this person says, at any table. They don’t learn of it.
person-report = Report
person-report-about = The person who runs this server gets the line you came from and your words.
person-report-words = What happened?
person-report-send = Send the report
person-as-host = As the host
person-silence = Don’t let speak
person-let-speak = Let speak again
person-silence-about = Everybody sees that you did this. Somebody who is silenced can still play.
person-remove = Remove from the table
person-remove-about = Their seat becomes free; during a game a bot takes over. They can’t sit down or speak here any more.
person-is-removed = You have removed this person from the table.
me = Your data
me-nobody = Nothing is stored about you. You get a name when you sit down at a table.
me-export = Everything that is stored
me-export-about = Your name, devices, tables, what you said and noted, whom you muted and reported. Of your password only a hash is stored.
me-export-save = Save as a file
me-muted = People you muted
me-delete = Delete everything
me-delete-about = You leave every table, and your name, words, notes and devices are deleted. In games that are over, your seat stays as “a former guest”. What you added to the chance of a game stays, because the proof needs it.
me-delete-sure = I am sure. This can’t be undone.
note = Your private note
note-saved = Noted.
fairness = Fair chance
fairness-about = Before the first move the server showed a fingerprint of its secret, and every player added something of their own. After the game the secret is shown, so anybody can check with `sofra verify` that no die and no card was chosen.
fairness-commitment = Fingerprint:
fairness-seed = Seed:
forked-from = Goes on from step { $n } of another game
journal = Journal
journal-about = Every decision of the game in one file.
journal-save = Save the journal

final-scoring = Final scoring
final-origin = Points from
final-total = Total
final-shared = Players with equal points here share their place.
final-place = Place
final-rank = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
replay = Replay
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-at = Step { $at } of { $of }
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-eyes-all = Spectators
replay-turn = Turn
fork = Play on from here
fork-as = As whom? Bots take the other seats.
log-turn = Turn { $n }

story-sat-down = { $name } sits down.
story-stood-up = { $name } stands up.
story-bot-invited = A bot sits down: { $name }, { $level }.
story-bot-left = { $name } leaves; a bot sits in.
story-bot-released = A player gives up their seat; { $name } sits in.
story-bot-out-of-time = { $name } is out of time; a bot sits in.
story-came-back = { $name } is back.
story-started = The game begins.
story-undone = { $n ->
    [one] { $name } takes back one step.
   *[other] { $name } takes back { $n } steps.
 }
story-undo-asked = { $n ->
    [one] { $name } asks to take back one step.
   *[other] { $name } asks to take back { $n } steps.
 }
story-undo-refused = { $name } refuses.
story-end-asked = { $name } would like to end the game.
story-end-refused = { $name } wants to play on.
story-end-agreed = All agreed to end the game. The table is closed.
story-rules-changed = The rules have been corrected (version { $n }); the game goes on by them.
story-warned = Nobody has played for long: the table will be closed.
story-closed = The table is closed.
story-rematched = The same players meet again at a new table.
story-muted = The host doesn’t let { $name } speak.
story-removed = The host removes { $name } from the table.

settings-saved = Saved.
settings-look = How it looks
language = Language
language-en = English
language-de = Deutsch
theme = Light or dark
theme-device = As the device says
theme-light = Light
theme-dark = Dark
pieces = Pieces
pieces-about = Every player has a colour, a shape and an initial. Strong shapes help if colours look alike to you.
pieces-colours = Colours and shapes
pieces-shapes = Strong shapes
motion = Movement
motion-about = How fast pieces travel.
motion-normal = Normal
motion-slow = Slow
motion-off = Off
sound = Sound
sound-about = A chime when it is your turn.
confirm = Confirm the end of your turn
confirm-about = A choice that hands the turn on needs a second click.
finish = End the turn by itself
finish-about = Where only one choice is left, it is taken: a turn ends when nothing else can be done.
switch-off = Off
switch-on = On
password = Password
password-keep = Keep your name
password-about = With a password your name is yours, and you can sign in with another device. At least 8 characters.
password-kept = Your name is yours. You can set another password here.
password-old = The password so far
devices = Your devices
devices-about = You are known on { $n } devices. One that isn’t used for 90 days is forgotten.
device-since = Since { $since }, last used { $used }
devices-end = Sign out everywhere else
password-new = New password
sign-in = Sign in
sign-in-about = If you have kept a name with a password.
sign-out = Sign out


error-title = That didn’t work
error-not-found = There is nothing at this address.
error-too-many = That was too much at once. Wait a few seconds.
error-no-guest = You need a name for that: sit down at a table first.
error-field = The field “{ $name }” is missing or can’t be read.
error-unknown-deed = This page asked for something the server doesn’t know. Load it again.
error-no-table = There is no such table.
error-newer-table = A newer version of this site plays at this table. Reload the page in a moment.
error-unreadable-table = This table can’t be read any more.
error-no-step = The game has no such step.
error-not-your-eyes = You can see with other players’ eyes once the game is over.
error-not-your-seat = You don’t sit in this seat.
error-not-playing = No game is on at this table.
error-stale-step = The game has gone on meanwhile. Look again, then choose.
error-unknown-action = The game doesn’t know this choice. Load the page again.
error-no-advice = No hint right now.
error-nothing-to-undo = There is nothing to take back.
error-no-undo-asked = Nobody has asked to take anything back.
error-no-end-asked = Nobody has asked to end the game.
error-undone-too-often = Too much was taken back at this table. The game goes on, but only forward.
error-no-seat = The table has no such seat.
error-seat-taken = Somebody else was quicker: the seat is taken.
error-seat-reserved = This seat is kept for somebody else.
error-not-invited = You need the invitation link to sit down here.
error-not-host = Only whoever opened the table may do that.
error-begun = The game has already begun.
error-over = The game is over.
error-unknown-bot = There is no such bot.
error-unknown-game = There is no such game.
error-bad-options = It can’t be played like this: { $reason }.
error-bad-clock = This clock makes no sense.
error-long-entropy = That is too long.
error-has-seat = You have a seat at this table already.
error-saw-hand = You have seen another hand at this table. Somebody else may have this seat.
error-too-many-open = You wait at five tables already. Let one fill up, or call it off.
error-namesake = Somebody at this table has a name that looks like yours. Choose another.
error-bad-seat-token = This link is no longer good. Ask for a new one on your other device.
error-bad-name = A name has 1 to 24 letters.
error-name-taken = Somebody keeps this name with a password. Choose another one.
error-bad-password = A password has at least 8 characters.
error-wrong-password = Name or password are wrong.
error-crowded = Too many people are signing in at this moment. Try again in a few seconds.
error-removed = The host has removed you from this table.
error-muted = The host doesn’t let you speak at this table.
error-banned = The person who runs this server keeps you out.
error-nobody-there = There is nobody any more to whom that applies.
error-yourself = That is you.
error-too-many-muted = There are too many already.
error-not-sure = Tick the box if you are sure.
error-chat-empty = There is nothing to say.
error-chat-too-long = That is too long.
error-not-over = That is possible once the game is over.
error-store-full = The server’s disk is full. Nothing was lost, but nothing can be played until there is room.
error-store-read-only = The server can’t write at the moment. Nothing was lost.
error-store-busy = The server is busy. Try again.
error-store-unreachable = The server can’t reach its database. Nothing was lost. Try again.
error-store-failed = The server’s database failed. Nothing was lost. Try again.

recap = { $n ->
    [one] One thing happened since your last turn
   *[other] { $n } things happened since your last turn
 }
chart-points = Points over the turns
chart-expected = Points that bots expected for the end, over the turns
chart-chances = Chances of winning in %, as bots judged them turn by turn
turning-points = Decisive moments
turning-about = A strong bot looks through the whole game for the decisions that cost the most.
turning-find = Find them
turning-underway = The bot is looking through the game …
turning-none = Nobody let anything important slip.
turning-step = { $name }, step { $n }:
turning-done = “{ $done }” – better was “{ $better }” (worth { $percent } % of a victory).
share-replay = Copy the replay’s link
share-picture = Save a picture
share-picture-name = sofra-result

skip-to-choices = Skip to the choices
recap-short = { $n ->
    [one] One thing happened
   *[other] { $n } things happened
 }
replay-back = Back to the table
pace = Pace
pace-about = How fast bots play. At a table of several people the slowest wish counts.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-turn = To my turn
notices = Notices on the desktop
notices-about = A short notice when it is your turn and the page is hidden. The browser asks you first.
keys = Keys
keys-choices = Take a choice by its number
keys-arrows = Move within board, hand, choices or players
keys-prompt = Go to the question
keys-board = Go to the board
keys-undo = Take back
keys-hint = Ask for a hint
keys-aid = Show the player aid
keys-log = Show the log
keys-chat = Write in the chat
