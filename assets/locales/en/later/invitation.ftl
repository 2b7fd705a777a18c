### A link that was opened, and the box for links.

link-invites-resume = A game to go on with
link-invites-replay = A game to watch
link-invites-deal = The same cards for you
link-invites-lesson = A lesson for you
link-invites-setup = A game, set up for you
link-invites-position = A board to play on from
# $done: yes when the game is over. $count: moves.
link-state-resume = { $done ->
    [yes] Finished after { $count ->
      [one] { $count } move
     *[other] { $count } moves
    }.
   *[no] { $count ->
      [0] No move has been made yet.
      [one] { $count } move has been made.
     *[other] { $count } moves have been made.
    }
  }
link-state-replay = { $done ->
    [yes] Finished after { $count ->
      [one] { $count } move
     *[other] { $count } moves
    }.
   *[no] { $count ->
      [0] No move has been made yet.
      [one] { $count } move so far.
     *[other] { $count } moves so far.
    }
  }
link-state-deal = Everyone who opens it gets the same cards, from the first move.
link-state-lesson = It takes about three minutes, from the first step.
link-state-setup = New cards are dealt each time.
link-state-position = Some cards lie on the table already; the hidden ones are dealt anew.
link-way-resume = Go on here
link-way-resume-line = Where the others stopped. Then it is saved here too.
link-way-yours = Go on with yours
link-way-yours-line = The game that is saved here.
link-way-second = A second game
link-way-second-line = From the move in the link. Your saved game stays.
link-way-watch = Watch
link-way-watch-line = Move by move, as slowly as you like.
link-way-look = Look back
link-way-look-line = Chances, luck and mistakes, move by move.
link-way-deal = Play the same deal
link-way-deal-line = The same cards, from the first move.
link-way-lesson = Learn by playing
link-way-lesson-line = Step by step; nothing can go wrong.
link-way-setup = Play
link-way-setup-line = The same seats and house rules, new cards.
link-way-others = Play with other cards
link-way-others-line = The same seats and house rules.
link-way-change = Change something first
link-way-change-line = Other players, names or house rules.
link-way-position = Go on from here
link-way-position-line = As a game of your own.
link-way-count = Count it
link-way-count-line = Find the largest areas on this board.
link-way-best = Find the best place
link-way-best-line = For one card on this board.
link-twin-same = You have this game here already, at the same move.
# How far the saved game is before the one in the link.
link-twin-further = You have this game here already, { $count ->
    [one] { $count } move
   *[other] { $count } moves
  } further than the link.
link-twin-behind = You have this game here already. The link is { $count ->
    [one] { $count } move
   *[other] { $count } moves
  } further; if you go on, your saved game catches up.
link-nothing-yet = Nothing has been saved or begun yet.
link-drawer = Is Chocobox on your Home Screen? Copy the address of this page and paste it there under “Links and replays”.
link-broken = This link does not open
link-fault-bad = The link is damaged or incomplete. Ask for it again, and copy all of it.
# These tell why a link does not open.
link-fault-older = The link is from an older Chocobox; the rules have changed since.
link-fault-newer = The link is from a newer Chocobox. Reload the shelf while you are online, take the newer one, and open the link again.
link-fault-other = That did not work this time. The link itself may be fine.
link-other = Another link
link-title = Links and replays
link-paste = Paste a link here, or the text of one
link-paste-example = …#/g/1…
link-open = Open
link-file = Choose a file or photos
link-own = Your own games
link-own-line = Every saved game can be watched again and shared.
