### Watching a game again.
### $name: “You”, a person or a bot; nobody knows whether that is a he or a she.
### $way is “keys” for who plays by keys or only listens, else “touch”.
replay-title = Replay
replay-of = Replay: { $game }
exhibition-title = The bots play
exhibition-of = { $game }: the bots play
replay-look-failed = Looking back did not work. You can still watch the game.
replay-leave = Back
replay-slider = Move
replay-where = { $ply ->
    [0] Before the first move
   *[other] Move { $ply } of { $plies }
  }
replay-move = Move { $ply }
replay-begins = Here the game begins.
replay-start-keys = { $way ->
    [keys] The right arrow shows the next move, Space lets the game run.
   *[touch] {""}
  }
replay-nothing = Nothing that you could see.
replay-run = Play
replay-back = One move back
replay-on = One move on
replay-moment-back = To the moment before
replay-moment-on = To the next moment
replay-speed = Speed: { $speed } times
replay-times = { $speed }×

# Whose eyes
replay-covered = This game is not over yet: the hands are covered.
replay-sight = What you see
replay-seat = As one player sees it
replay-open = All cards open
replay-seat-of = Whose seat?
replay-open-from = From whose side?

# Going on from a move
replay-play-on = Play on from here
replay-play-on-line = A new game begins; this one stays as it is.
replay-which-seat = Which seat is yours?
replay-seat-person = a person until now
replay-seat-bot = a bot until now; other seats stay
replay-seat-changes = a bot until now; it takes the other seat

# The moments
replay-moments = Moments
replay-moments-none = No move stands out in this game.
replay-moment = Something was decided here.
# $change: as “+5” or “−5”, compared with the others
replay-moment-lead = { $name }: lead { $change }.
replay-moment-ahead = { $name }: in front from here on.
replay-schokoly-swapped = { $name }: a card swapped.
replay-schokoly-redrew = { $name }: a new hand.
replay-choco-boom-pilewon = { $name }: a pile won.
replay-choco-boom-outofcards = { $name }: no cards left.
replay-choco-boom-backin = { $name }: cards again.
replay-choco-boom-fined = { $name }: a fine.
replay-choco-challenge-took = { $name }: a dessert.
replay-choco-challenge-busted = { $name }: a bust.
replay-kaboom-roundended = The round is over.
replay-kaboom-kaboomed = { $name }: Kaboom!
replay-kaboom-penalized = { $name }: a penalty card.
replay-kaboom-slapdone = The slap is over.

# When there is nothing to watch
replay-lost-behind = It comes after a game from an older Chocobox, so it cannot be read.
replay-lost-link = This link is damaged, or not from Chocobox.
replay-lost-nothing = This link holds no game to watch.
replay-lost-task = This task is not finished yet.
