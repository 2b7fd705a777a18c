### Bots that go from one to another: their links, a task of a class, and tournaments.

## Shared from the bench
bot-share = Share my bot
bot-author-field = Who wrote it? (optional)
bot-author-line = Everybody who opens the link can read this name and the code.
bot-share-not = This bot is too long for a link. Save it as a file.
bot-earlier = Earlier versions
bot-earlier-done = The earlier version is back. The other one is now the earlier one.

## Opened from a link
bot-title = A shared bot
bot-of = Bot for { $game }
bot-by = by { $author }
bot-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }
bot-code = The code of this bot
bot-read-first = Somebody else wrote this program: read it first. It runs in a closed room, sees only its own cards, and cannot reach anything on this device.
bot-play = Let it play
bot-play-line = It comes to your bench and plays when you press “Run”. Your own bot stays under “Earlier versions”.
bot-play-first = It comes to your bench and plays when you press “Run”.
bot-keep = Keep mine
bot-here = This bot is on your bench.
bot-to-bench = To the bench

## A task of a class
bot-task-back = Back to the tasks
bot-hand-in = Hand in
bot-handed-in = Your bot is handed in. You can still change it, and hand it in again.

## A tournament
tournament-title = Tournament
tournament-of = Tournament: { $game }
tournament-who = Who plays?
tournament-theirs = Handed in
tournament-box = Let a bot of the box play too
tournament-box-slow = Bots of the box that think long are left out: a tournament would take hours.
tournament-of-box = { $name } of the box
tournament-none = No bot has been handed in yet. First scan or paste the results of your pupils.
tournament-deals = How long
tournament-deals-value = { $count } deals
tournament-line = Every bot plays every other, with the same deals from each seat, so luck weighs less.
# $bot is the name of a bot of the box
tournament-third = A bot of the box sits in the third seat: { $bot }. If it wins, nobody else has won.
tournament-many = These are too many games. Choose fewer deals or bots.
tournament-start = { $count ->
    [0] Start
    [1] Start
   *[other] Start with { $count } bots
  }
tournament-plays = The bots are playing …
tournament-rests = The tournament rests
tournament-done = { $done } of { $all } games
tournament-pause = Pause
tournament-go-on = Go on
tournament-stop = Stop
tournament-fault = The games could not be played. Press “Go on” to try again.
# $name is one name, or all of them in a list
tournament-won = { $count ->
    [one] { $name } wins!
   *[other] A tie for first place: { $name }
  }
tournament-table = Ranking
tournament-head-rank = Place
tournament-head-bot = Bot
tournament-head-share = Games won
tournament-head-stumbled = Stumbled
tournament-percent = { $percent } %
tournament-share = { $percent } percent, with chance between { $low } and { $high }
tournament-stumbled = { $count ->
    [0] never
    [one] once
   *[other] { $count } times
  }
tournament-head-games = Games
tournament-games-of = More about { $name }
tournament-against = against { $name }
tournament-game-won = Game { $number } against { $name }: won. Watch it
tournament-game-lost = Game { $number } against { $name }: lost. Watch it
tournament-game-shared = Game { $number } against { $name }: shared. Watch it
tournament-game-unplayed = Game { $number } against { $name }: { $how ->
    [won] won
    [shared] shared
   *[other] lost
  } without a move
tournament-again = Play again
tournament-share-do = Share the ranking
tournament-share-line = The link holds the names and the code of all these bots, to play the same tournament again.
tournament-share-not = This tournament is too large for a link. Play it with fewer bots.
tournament-told = Somebody else played this tournament and told this of it. If it is played again here, the bots run in a closed room.
tournament-verify = Play it again here
tournament-same = The same ranking came out here.
tournament-other = Another ranking came out here. What the link told is not true, or it is from another version.
tournament-older = An older version played this, with other luck, and who stumbled did not lose. So another ranking may come out here.
tournament-other-older = Another ranking came out here. An older version played by other rules, so both may be right.
tournament-unread = Its code cannot be read
tournament-out = Plays no more
tournament-interval = The thin line shows how far chance alone may reach. More deals make it shorter. A bot stumbles when its code goes wrong or gives no answer: it loses that game. After three games without an answer it plays no more.
