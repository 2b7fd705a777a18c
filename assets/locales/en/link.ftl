### Links: what is shared of a game, what a link invites to, and what may be wrong with it.

## The sheet from which a game is shared
link-share = Share
link-what-for = What is the link for?
link-use-resume = Play on elsewhere
link-use-resume-line = This very game, on another tablet
link-use-replay = Watch
link-use-replay-line = The whole game, move by move
link-use-deal = Same deal
link-use-deal-line = The same cards, from the first move
link-use-lesson-line = The lesson, from its first step
link-use-setup = Set-up
link-use-setup-line = The same seats and house rules, new cards
link-use-position = Board
link-use-position-line = To play on from, or to count
link-carries-resume = The link contains the whole game: all hands, and every move with its time.
link-carries-replay = The link contains the whole game: all hands, and every move with its time.
link-carries-deal = The link contains the order of the cards, the seats and the house rules, but no moves.
link-carries-lesson = The link contains the lesson, but no moves and no names.
link-carries-setup = The link contains the seats and the house rules, but no cards and no moves.
link-carries-position = The link contains the board, the seats and whose turn it is, but no hands and no moves.
link-names = With your names
link-carries-names = Your names are in it.
link-carries-no-names = No names are in it.
link-field = Link
link-field-text = Text of the link
link-text-only = This Chocobox is a file, so it has no address. Others scan this code under “Links and replays”, or you send them this text, and they paste it there.
link-copy = Copy the link
link-send = Send
link-save = Save as a file
link-copied = Copied.
link-copy-not = Copying is not allowed here. Please use the file.
link-send-not = It could not be sent.
link-selected = Copying is not allowed here. The link is selected: copy it from the field.
link-saved = The file is ready. Others open it under “Links and replays”.
link-none = This game cannot be shared as a link.
link-code = The link as a code to scan
link-code-large = Tap to fill the screen
link-code-close = Tap to close
link-code-none = This link has { $count } characters, too many for a code. Send it, or save it as a file.
link-code-fine = If a camera cannot read such small squares, tap the code, or save the link as a file.

## A link that was opened
link-shared = A shared game
link-invites-resume = A game to go on with
link-invites-replay = A game to watch
link-invites-deal = The same cards for you
link-invites-lesson = A lesson for you
link-invites-setup = A game, set up for you
link-invites-position = A board to play on from
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
link-state-deal = Everyone who opens this link gets the same cards, from the first move.
link-state-lesson = It takes about three minutes, and you play from the first step.
link-state-setup = New cards are dealt each time.
link-state-position = Some cards lie on the table already; the hidden ones are dealt anew.
link-without = without { $rule }
link-way-resume = Go on here
link-way-resume-line = Where the others stopped. Then it is saved here too.
link-way-yours = Go on with yours
link-way-yours-line = The game that is saved here.
link-way-second = A second game
link-way-second-line = From the move in the link. Your saved game stays as it is.
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

## What may be wrong
link-broken = This link does not open
link-fault-bad = The link is damaged or incomplete. Ask for it again, and copy all of it.
link-fault-older = The link is from an older Chocobox, and the rules of this game have changed since.
link-fault-newer = The link is from a newer Chocobox. Reload the shelf while you are online, take the newer one there, and open the link again.
link-fault-other = That did not work this time. The link itself may be fine.
link-other = Another link

## The box for links
link-title = Links and replays
link-paste = Paste a link here, or the text of one
link-paste-example = …#/g/1…
link-open = Open
link-file = Choose a file or photos
link-own = Your own games
link-own-line = Every game that is saved here can be watched again, and shared.
link-share-game = Share: { $game }
link-share-setup = Share this set-up
link-other-open = Open a link
