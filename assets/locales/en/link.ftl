### Links: what is shared of a game, what a link invites to, and what may be wrong with it.

## The sheet from which a game is shared
link-share = Share
link-what-for = What is the link for?
link-use-resume = Go on elsewhere
link-use-resume-line = This very game, on another tablet
link-use-replay = Watch
link-use-replay-line = The whole game, move by move
link-use-deal = Same deal
link-use-deal-line = The same cards, from the first move
link-use-lesson-line = The lesson, from its first step
link-use-setup = Set-up
link-use-setup-line = The same seats and house rules, new cards
link-use-position = Board
link-use-position-line = To go on from, or to count
link-carries-resume = The link carries the whole game: every move with its time, and all hands.
link-carries-replay = The link carries the whole game: every move with its time, and all hands.
link-carries-deal = The link carries the order of the cards, the seats and the house rules. No move.
link-carries-lesson = The link carries the lesson. No move, no name.
link-carries-setup = The link carries the seats and the house rules. No card, no move.
link-carries-position = The link carries the board, the seats and whose turn it is. No hand, no move.
link-names = With your names
link-carries-names = Names are in it.
link-carries-no-names = No names.
link-field = Link
link-field-text = Text of the link
link-text-only = This box is a file, so it has no address of its own. Give this text to others: in their box, under “Links and replays”, they paste it.
link-copy = Copy
link-send = Send
link-save = As a file
link-copied = Copied.
link-selected = This browser does not allow that here. The link is selected: copy it from the field.
link-saved = The file is ready. In another box it is opened under “Links and replays”.
link-none = No link can be made of this game.
link-code = The link as a code for cameras
link-code-large = Tap to fill the screen
link-code-close = Tap to close
link-code-none = With { $count } characters this link is too long for a code. Send it, or hand it on as a file.
link-code-fine = Many fine squares: if the camera does not read them, tap the code, or hand the link on as a file.

## A link that was opened
link-shared = A shared game
link-invites-resume = A game to go on with
link-invites-replay = A game to watch
link-invites-deal = The same cards for you
link-invites-lesson = A lesson for you
link-invites-setup = A game, set up for you
link-invites-position = A board on the table
link-state-resume = { $done ->
    [yes] Finished after { $count ->
      [one] { $count } move
     *[other] { $count } moves
    }.
   *[no] { $count ->
      [0] Not a move has been made yet.
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
      [0] Not a move has been made yet.
      [one] { $count } move so far.
     *[other] { $count } moves so far.
    }
  }
link-state-deal = It begins at the first move. Whoever opens this link is dealt the same cards.
link-state-lesson = It takes about three minutes, and you play from the first step.
link-state-setup = New cards are dealt each time.
link-state-position = Some cards lie already; the hidden ones are dealt anew.
link-without = without { $rule }
link-way-resume = Go on here
link-way-resume-line = Where the others stopped. It is then saved here.
link-way-yours = Go on with yours
link-way-yours-line = The game that is saved here.
link-way-second = A second game
link-way-second-line = From where the link stands. The saved one stays as it is.
link-way-watch = Watch
link-way-watch-line = Move by move, as slowly as you like.
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
link-twin-same = This game is saved here already, just as far.
link-twin-further = This game is saved here already, and { $count ->
    [one] { $count } move
   *[other] { $count } moves
  } further than the link.
link-twin-behind = This game is saved here already. The link is { $count ->
    [one] { $count } move
   *[other] { $count } moves
  } further; if you go on, the saved one is brought up to it.
link-nothing-yet = Nothing has been saved or begun yet.
link-drawer = If the box stands on your Home Screen: copy the address of this page, and paste it there under “Links and replays”.

## What may be wrong
link-broken = This link does not open
link-fault-bad = The link is damaged, or was not copied to its end. Ask for it once more, and copy it as a whole.
link-fault-older = The link is from an older box, and the rules of this game have changed since.
link-fault-newer = The link is from a newer box. Load the shelf anew while there is internet, take the newer Chocobox there, and open the link again.
link-fault-table = This box has no table for what the link holds.
link-fault-other = The box did not answer this time. The link may well be good.
link-other = Another link

## The box for links
link-title = Links and replays
link-paste = Paste a link here, or the text of one
link-paste-example = …#/g/1…
link-open = Open
link-file = Choose a file
link-own = Your own games
link-own-line = Every game that is saved here can be watched again, and shared.
link-share-game = Share: { $game }
link-share-setup = Share this set-up
link-other-open = Open a link
