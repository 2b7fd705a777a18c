# Watching a game again.
replay-title = Replay
replay-of = Replay: { $game }
exhibition-title = The bots play
exhibition-of = { $game }: the bots play
replay-look-failed = Looking back did not work this time. You can still watch the game move by move.
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
    [0] A new game begins with these cards. The one you are watching stays as it is.
   *[other] A new game goes on from move { $ply }. The one you are watching stays as it is.
}
replay-which-seat = Which seat is yours?
replay-seat-person = a person until now
replay-seat-bot = a bot until now; the other seats stay as they are
replay-seat-changes = a bot until now; it moves to the other person’s seat

# The moments
replay-moments = Moments
replay-moments-none = No move stands out in this game.
replay-moment = Something was decided here.
replay-moment-lead = { $who ->
    [you] { $way ->
        [less] You lose { $change } on the others.
       *[more] You gain { $change } on the others.
    }
   *[name] { $way ->
        [less] { $name } loses { $change } on the others.
       *[more] { $name } gains { $change } on the others.
    }
}
replay-moment-ahead = { $who ->
    [you] From here on you stay in front.
   *[name] From here on { $name } stays in front.
}
replay-change = { $who ->
    [you] { $way ->
        [less] Your lead: −{ $change }.
       *[more] Your lead: +{ $change }.
    }
   *[name] { $way ->
        [less] { $name }’s lead: −{ $change }.
       *[more] { $name }’s lead: +{ $change }.
    }
}
replay-schokoly-swapped = { $who ->
    [you] You swap a card.
   *[name] { $name } swaps a card.
}
replay-schokoly-redrew = { $who ->
    [you] You draw a new hand.
   *[name] { $name } draws a new hand.
}
replay-choco-boom-pilewon = { $who ->
    [you] You win a pile.
   *[name] { $name } wins a pile.
}
replay-choco-boom-outofcards = { $who ->
    [you] You are out of cards.
   *[name] { $name } is out of cards.
}
replay-choco-boom-backin = { $who ->
    [you] You slap your way back into the game.
   *[name] { $name } slaps back into the game.
}
replay-choco-boom-fined = { $who ->
    [you] You pay a fine.
   *[name] { $name } pays a fine.
}
replay-choco-challenge-took = { $who ->
    [you] You take a dessert.
   *[name] { $name } takes a dessert.
}
replay-choco-challenge-busted = { $who ->
    [you] You bust.
   *[name] { $name } busts.
}
replay-kaboom-roundended = The round is over.
replay-kaboom-kaboomed = { $who ->
    [you] You call Kaboom!
   *[name] { $name } calls Kaboom!
}
replay-kaboom-penalized = { $who ->
    [you] You draw a penalty card.
   *[name] { $name } draws a penalty card.
}
replay-kaboom-slapdone = { $who ->
    [you] You are done with your slap.
   *[name] { $name } is done with the slap.
}

# When there is nothing to watch
replay-lost = This game cannot be shown
replay-lost-older = This game is from an older Chocobox.
replay-lost-behind = This game cannot be read: in its link it stands behind one from an older Chocobox.
replay-lost-newer = This game is from a newer Chocobox. Reload the shelf while you are online, and take the newer one there.
replay-lost-damaged = This game is damaged: its moves do not follow the rules.
replay-lost-link = This link is damaged, or not from Chocobox.
replay-lost-nothing = There is no game to watch in this link.
replay-lost-task = This task is not finished yet. Play it to its end, then you can watch it.
replay-lost-other = Something went wrong with this game. Please open it again.
