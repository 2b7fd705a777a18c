### Bots that go from one to another: their links, a task of a class, and tournaments.

## Shared from the bench
bot-share = Share my bot
bot-author-field = Who wrote it? (optional)
bot-author-line = Everybody who opens the link can read this name, and the code.
bot-share-not = This bot is too long for a link. Save it as a file instead.
bot-earlier = Earlier versions
bot-earlier-done = The earlier version is back. The one before it is an earlier version now.

## Opened from a link
bot-title = A shared bot
bot-of = Bot for { $game }
bot-by = by { $author }
bot-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }
bot-code = The code of this bot
bot-read-first = Somebody else wrote this program. Read it first. When it plays, it runs in a closed room: it sees only its own cards, and it cannot reach anything on this device.
bot-play = Let it play
bot-play-line = It comes to your bench and plays when you press “Run”. Your own bot stays under “Earlier versions”.
bot-play-first = It comes to your bench and plays when you press “Run”.
bot-keep = Keep mine
bot-here = This bot is on your bench already.
bot-to-bench = To the bench

## A task of a class
bot-task-back = Back to the tasks
bot-hand-in = Hand in
bot-handed-in = Your bot is handed in. You can change it and hand it in again.
