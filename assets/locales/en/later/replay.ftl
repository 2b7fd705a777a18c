### Watching a game again.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
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
replay-nothing = Nothing that you could see happened here.
replay-run = Play
replay-pause = Pause
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
replay-play-on-line = { $ply ->
    [0] A new game begins with these cards.
   *[other] A new game goes on from move { $ply }.
  } This one stays as it is.
replay-which-seat = Which seat is yours?
replay-seat-person = a person until now
replay-seat-bot = a bot until now; other seats stay
replay-seat-changes = a bot until now; it takes the other person’s seat

# The moments
replay-moments = Moments
replay-moments-none = No move stands out in this game.
replay-moment = Something was decided here.
# $change is a number
replay-moment-lead = { $way ->
    [less] { $who ->
        [you] You lose
       *[other] { $name } loses
      }
   *[other] { $who ->
        [you] You gain
       *[other] { $name } gains
      }
  } { $change } on the others.
replay-moment-ahead = { $who ->
    [you] From here on you stay in front.
   *[other] From here on { $name } stays in front.
  }
replay-change = { $who ->
    [you] Your lead
   *[other] Lead of { $name }
  }: { $way ->
    [less] −{ $change }
   *[other] +{ $change }
  }.
replay-schokoly-swapped = { $who ->
    [you] You swap
   *[other] { $name } swaps
  } a card.
replay-schokoly-redrew = { $who ->
    [you] You draw
   *[other] { $name } draws
  } a new hand.
replay-choco-boom-pilewon = { $who ->
    [you] You win
   *[other] { $name } wins
  } a pile.
replay-choco-boom-outofcards = { $who ->
    [you] You have
   *[other] { $name } has
  } no cards left.
replay-choco-boom-backin = { $who ->
    [you] You have
   *[other] { $name } has
  } cards again.
replay-choco-boom-fined = { $who ->
    [you] You pay
   *[other] { $name } pays
  } a fine.
replay-choco-challenge-took = { $who ->
    [you] You take
   *[other] { $name } takes
  } a dessert.
replay-choco-challenge-busted = { $who ->
    [you] You bust.
   *[other] { $name } busts.
  }
replay-kaboom-roundended = The round is over.
replay-kaboom-kaboomed = { $who ->
    [you] You say
   *[other] { $name } says
  } Kaboom!
replay-kaboom-penalized = { $who ->
    [you] You take
   *[other] { $name } takes
  } a penalty card.
replay-kaboom-slapdone = The slap is over.

# When there is nothing to watch
replay-lost-behind = In its link this game stands behind one from an older Chocobox, so it cannot be read.
replay-lost-link = This link is damaged, or not from Chocobox.
replay-lost-nothing = This link holds no game to watch.
replay-lost-task = This task is not finished yet. Then you can watch it.
