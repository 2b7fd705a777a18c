### Bots that go from one to another: their links, a task of a class, and tournaments.

## Shared from the bench
bot-share = Share my bot
bot-author-field = Who wrote it? (optional)
bot-author-line = Everybody with the link can read this name and the code.
bot-share-not = Too long for a link. Save it as a file.
bot-earlier = Earlier versions
bot-earlier-done = The earlier version is back. The other one is earlier now.

## Opened from a link
bot-title = A shared bot
bot-of = Bot for { $game }
bot-by = by { $author }
bot-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }
bot-code = The code of this bot
bot-read-first = Somebody else wrote this program: read it first. It runs in a closed room, sees only its own cards, and reaches nothing on this device.
bot-play = Let it play
bot-play-line = Yours stays under “Earlier versions”.
bot-keep = Keep mine
bot-here = It is on your bench.
bot-to-bench = To the bench

## A task of a class
bot-task-back = Back to the tasks
bot-hand-in = Hand in
bot-handed-in = Handed in. You can change it, and hand it in again.

## A tournament
tournament-title = Tournament
tournament-of = Tournament: { $game }
tournament-who = Who plays?
tournament-box = A bot of the box plays too
tournament-box-slow = Bots of the box that think long are left out.
tournament-of-box = { $name } of the box
tournament-none = No bots yet. Scan or paste results first.
tournament-deals = How long
tournament-deals-value = { $count } deals
tournament-line = All play all, with the same deals from each seat.
# $bot is the name of a bot of the box
tournament-third = In the third seat: { $bot }. If it wins, nobody else has won.
tournament-many = Too many games. Choose fewer deals or bots.
tournament-start = Start with { $count }
tournament-plays = The bots are playing …
tournament-rests = Paused
tournament-done = { $done } of { $all } games
tournament-pause = Pause
tournament-go-on = Go on
tournament-stop = Stop
tournament-fault = The games could not be played. Press “Go on”.
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
tournament-stumbled = { $count } ×
tournament-head-games = Games
tournament-games-of = More about { $name }
tournament-against = against { $name }
tournament-game = Game { $number } against { $name }: { $how ->
    [won] won
    [shared] shared
   *[lost] lost
  }
tournament-game-unplayed = Game { $number } against { $name }: { $how ->
    [won] won
    [shared] shared
   *[lost] lost
  } without a move
tournament-share-do = Share the ranking
tournament-share-line = The link holds the names and the code of all these bots.
tournament-share-not = Too large for a link. Play with fewer bots.
tournament-told = Somebody else tells this tournament.
tournament-verify = Play it again here
tournament-same = The same ranking came out here.
tournament-other = Another ranking came out here. The link is not true, or from another version.
tournament-older = An older version played this by other rules.
tournament-other-older = Another ranking came out here. Both may be right: an older version has other rules.
tournament-unread = Its code cannot be read
tournament-out = Plays no more
tournament-interval = The thin line shows how far chance may reach. A bot whose code goes wrong or gives no answer stumbles: it loses that game. After three without an answer it plays no more.
