### A link that was opened, and the box for links.

link-invites-resume = A game to go on with
link-invites-replay = A game to watch
link-invites-deal = The same cards for you
link-invites-lesson = A lesson for you
link-invites-setup = A game, set up for you
link-invites-position = A board to play on from
# $done: yes when the game is over. $count: moves.
link-state-replay = { $done ->
    [yes] Finished. Moves: { $count }.
   *[no] Moves so far: { $count }.
  }
link-state-deal = Everyone who opens it gets the same cards.
link-state-lesson = It takes about three minutes.
link-state-setup = New cards are dealt each time.
link-state-position = The hidden cards are dealt anew.
link-way-resume = Go on here
link-way-yours = Go on with yours
link-way-second = A second game
link-way-second-line = From the move in the link. Your saved game stays.
link-way-watch = Watch
link-way-look = Look back
link-way-deal = Play the same deal
link-way-lesson = Learn by playing
link-way-setup = Play
link-way-others = Play with other cards
link-way-change = Change something first
link-way-position = Go on from here
link-way-count = Count it
link-way-best = Find the best place
link-twin-same = You have this game here already.
# $count: so many moves the two are apart.
link-twin-further = You have this game here already, further on than the link. Moves: +{ $count }.
link-twin-behind = You have this game here already, not as far as the link. Moves: −{ $count }. If you go on, it catches up.
link-nothing-yet = Nothing is saved or begun yet.
link-drawer = Is Chocobox on your Home Screen? Copy the address of this page and paste it there under “Links and replays”.
link-broken = This link does not open
link-fault-bad = The link is damaged or incomplete. Ask for it again, and copy all of it.
# These tell why a link does not open.
link-fault-older = The link is from an older Chocobox; the rules have changed.
link-fault-newer = The link is from a newer Chocobox. While online, reload the shelf, take the newer one, and open the link again.
link-fault-other = That did not work. The link itself may be fine.
link-other = Another link
link-title = Links and replays
link-paste = Paste a link or its text here
link-paste-example = …#/g/1…
link-open = Open
link-file = Choose a file or photos
link-own = Your own games
