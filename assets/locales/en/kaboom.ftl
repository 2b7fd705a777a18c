### Kaboom! at the table.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
### Only Kaboom! has an exclamation mark.

## On the shelf
game-kaboom = Kaboom!
line-kaboom = Remember what lies there
credit-kaboom = A game with ordinary cards that travellers teach each other, also known as Cabo or Cambio. Nobody knows who invented it.
# Names of bots stand on plates: at most some twelve letters
bot-crab = Crab
bot-crab-line = keeps to its own cards, and is slow
bot-forgetful = Goldfish
bot-forgetful-line = forgets now and then what lies where
bot-steady = Owl
bot-steady-line = knows its own cards, and stays calm
bot-shark = Shark
bot-shark-line = remembers all it saw, and slaps fast
bot-orca = Orca
bot-orca-line = counts every card, and hunts sharks

## At the table

# A card. $rank is a number: 0 is a joker, 1 an ace, 11 to 13 jack, queen, king. It always stands alone: after a colon, in brackets, in a list.
kaboom-card = { $rank ->
    [0] joker
    [1] ace
    [11] jack
    [12] queen
    [13] { $suit ->
        [H] red
        [D] red
       *[other] black
      } king
   *[other] { $rank }
  }{ $rank ->
    [0] {""}
    [13] {""}
   *[other] {" "}of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[other] clubs
      }
  }

# Where a card lies, as its seat sees it
# Where a card lies, as its owner sees it, after a colon.
kaboom-place = { $place ->
    [0] far left
    [1] far right
    [2] near left
    [3] near right
   *[other] extra card { $number }
  }
# The same with its owner. Stands alone: after a colon, in brackets, in a list.
kaboom-spot = { $who ->
    [you] yours
   *[other] { $name }
  }, { $place ->
    [0] far left
    [1] far right
    [2] near left
    [3] near right
   *[other] extra card { $number }
  }
# $spot is kaboom-spot, $card is kaboom-card; these three are only spoken
kaboom-card-down = { $spot }: face down.
kaboom-card-up = { $spot }: { $card }, worth { $points }.
kaboom-face = { $card } ({ $spot })
# On a locked seat’s pad, too
kaboom-locked = Locked: said Kaboom!
kaboom-drawn = Drawn: { $card }, worth { $points }.
# Below a card: short
kaboom-counts = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
# Below a card, at most 35 letters: what anybody may do who discards it
kaboom-power = { $power ->
    [look_own] Power: look at an own card.
    [look_other] Power: look at another’s card.
    [swap_blind] Power: swap two cards.
    [swap_seen] Power: see two, then swap.
   *[other] No power.
  }
kaboom-drawn-place = drawn card
kaboom-drawn-down = { $name }: a drawn card

# The table
kaboom-board = The two piles
kaboom-board-keys = Cards and piles. Arrow keys move, Enter chooses.
kaboom-grids = Everybody’s cards
kaboom-grid = { $name }, cards: { $count }
kaboom-secret = Secret: { $name }
kaboom-stock = Draw pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }.
kaboom-discard = Discard: { $card ->
    [none] nothing yet
   *[other] { $card }
  }.

# Plates
kaboom-points = Points so far: { $points }
kaboom-points-unit = points
kaboom-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
kaboom-called = Kaboom!
# Who has said it
kaboom-caller = { $name }: Kaboom!
kaboom-round = Round { $round } of { $rounds }

# Pads and keys of a seat: short, in one line
kaboom-eye-of = Hold to look: { $name }
kaboom-eye-hold = Hold to look
kaboom-call = Kaboom!
kaboom-draw = Draw
kaboom-flip = Flip
kaboom-put-away = Discard
kaboom-give-up = Give up
kaboom-enough = That’s all
kaboom-keep = Give nothing
kaboom-skip = Skip
kaboom-swap = Swap them
kaboom-leave = Leave them
kaboom-cover = Cover

# What to do: one line over the table
kaboom-note-peek = Hold the eye to see your two near cards. Only once.
kaboom-note-peeking = Remember your two cards, then let go.
kaboom-note-flip = Flip the top card of the draw pile.
kaboom-note-draw = Your turn: draw a card, or say Kaboom!
kaboom-note-draw-last = Your last turn: draw a card.
kaboom-note-call = There is no card to draw: say Kaboom!
kaboom-note-choose = Keep it: tap one of your cards. { $power ->
    [look_own] Or discard it, and look at one of yours.
    [look_other] Or discard it, and look at a card of somebody else.
    [swap_blind] Or discard it, and swap any two cards.
    [swap_seen] Or discard it, see two cards, swap them or not.
   *[other] Or discard it.
  }
kaboom-note-drawn = Keep the new card: tap one of yours. Or discard it.
kaboom-note-drawn-bare = You have no cards: discard the new one.
kaboom-note-power-look_own = Tap one of your cards to look at it.
kaboom-note-power-look_other = Tap a card of another player to look at it.
kaboom-note-power-swap_blind = Tap two cards to swap them, unseen.
kaboom-note-power-swap_seen = Tap two cards: you see both, then swap them or not.
kaboom-note-second = Now tap the second card.
kaboom-note-looked = Hold the eye to see the card.
kaboom-note-looked-own = Remember the card, then tap it.
kaboom-note-decide = Hold the eye to see both. Swap them, or leave them?
kaboom-note-decide-own = Swap the two cards, or leave them?
# $rank is a number: 0 is a joker, 1 an ace, 11 to 13 jack, queen, king
kaboom-note-slap = Know { $rank ->
    [0] the other joker
    [1] another ace
    [11] another jack
    [12] another queen
    [13] another king
   *[other] another { $rank }
  }? Slap. If not, wait.
kaboom-note-reveal = You were first. Now tap { $rank ->
    [0] the other joker
    [1] another ace
    [11] another jack
    [12] another queen
    [13] another king
   *[other] another { $rank }
  }.
kaboom-note-more = Tap { $rank ->
    [0] the other joker
    [1] another ace
    [11] another jack
    [12] another queen
    [13] another king
   *[other] another { $rank }
  }, or say that’s all.
kaboom-note-give = Tap one of your cards to give it to { $name }, or give nothing.
kaboom-note-give-up = No card can be turned up: give up.

# Answers
kaboom-say-enter = Choose a card with the arrow keys.
kaboom-say-eye = Hold the eye to see your near cards.
kaboom-say-sight = You may not look now.
kaboom-say-own = Tap a card of your own.
kaboom-say-pad = To slap, touch the hand at your edge.
kaboom-say-slap-nothing-to-slap = There is nothing to slap now.
kaboom-say-slap-settling = Too late: somebody was first.
kaboom-say-slap-first = You were first. Now tap a matching card.
kaboom-say-slap-spent = You had your chance at this card.
kaboom-say-slap-locked = You said Kaboom!, so you slap no more.
kaboom-say-slap-slaps-off = In this game nobody slaps.
kaboom-say-slap-no-penalty = No penalty card is left, so nobody can slap.

# After the sentence that tells the card
kaboom-say-may = You may choose it.
kaboom-say-held = Chosen as the first.
kaboom-say-gap = Nothing lies there now.
# $cards is a list of kaboom-face
kaboom-say-faces = You see: { $cards }.
kaboom-say-shut = Covered.
kaboom-say-place = Place: { $place }.
kaboom-say-given = From: { $place }. To: { $to_place }.

# Whose card

# $spot, $first and $other are kaboom-spot, $card is kaboom-card
kaboom-event-dealt = Round { $round }. { $who ->
    [you] You start.
   *[other] { $name } starts.
  }
kaboom-event-peeked = { $who ->
    [you] You look
   *[other] { $name } looks
  } at two near cards.
kaboom-event-covered = { $who ->
    [you] You have
   *[other] { $name } has
  } looked.
kaboom-event-flippingbegan = Everybody has looked. { $who ->
    [you] You flip
   *[other] { $name } flips
  } first.
kaboom-event-reached = { $who ->
    [you] You reach
   *[other] { $name } reaches
  } for the draw pile.
kaboom-event-calling = { $who ->
    [you] You want
   *[other] { $name } wants
  } to say Kaboom!
kaboom-event-flipped = { $who ->
    [you] You flipped
   *[other] { $name } flipped
  }: { $card }.
kaboom-event-turnbegan = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $name }.
  }
kaboom-event-drew = { $who ->
    [you] You drew
   *[other] { $name } drew
  } a card.
kaboom-event-replaced = { $who ->
    [you] You kept the card and discarded
   *[other] { $name } kept the card and discarded
  }: { $card }.
kaboom-event-discarded = { $who ->
    [you] You discarded
   *[other] { $name } discarded
  }: { $card }.
kaboom-event-looked = { $who ->
    [you] You look
   *[other] { $name } looks
  } at a card: { $spot }.
kaboom-event-lookedboth = { $who ->
    [you] You look
   *[other] { $name } looks
  } at two cards: { $first }; { $other }.
kaboom-event-swapped = { $who ->
    [you] You swapped
   *[other] { $name } swapped
  } two cards: { $first }; { $other }.
kaboom-event-stayed = { $who ->
    [you] You left
   *[other] { $name } left
  } both cards.
kaboom-event-powerskipped = { $who ->
    [you] You did not use
   *[other] { $name } did not use
  } the power.
kaboom-event-powerlost = { $who ->
    [you] Your power
   *[other] The power of { $name }
  } is lost.
kaboom-event-slapped = { $who ->
    [you] You slapped.
   *[other] { $name } slapped.
  }
# $margin: so many thousandths of a second; $next, $next_name: whose hand came next
kaboom-event-slapwon = { $photo ->
    [yes] Photo finish with { $next ->
        [you] you
       *[other] { $next_name }
      }. Chance decided: { $who ->
        [you] you were
       *[other] { $name } was
      } first.
   *[other] { $who ->
        [you] You were
       *[other] { $name } was
      } first{ $margin ->
        [none] {""}
       *[other] , { $margin } ms before { $next ->
            [you] you
           *[other] { $next_name }
          }
      }.
  }
kaboom-event-slapignored = { $who ->
    [you] Your hand
   *[other] The hand of { $name }
  } came { $cause ->
    [soon] too soon
   *[other] too late
  }. That costs nothing.
kaboom-event-using = { $who ->
    [you] You use
   *[other] { $name } uses
  } the power.
kaboom-event-ignored = { $who ->
    [you] Your touch
   *[other] The touch of { $name }
  } came { $cause ->
    [soon] too soon
   *[other] too late
  }.
kaboom-event-revealed = { $who ->
    [you] You turned
   *[other] { $name } turned
  } up a card ({ $spot }): { $card }. { $match ->
    [yes] It matches.
   *[other] It does not match.
  }
kaboom-event-gaveup = { $who ->
    [you] You turned
   *[other] { $name } turned
  } up nothing.
kaboom-event-slapdone = The slap is over{ $matches ->
    [0] {""}
    [one] , with one match
   *[other] , with { $matches } matches
  }.
kaboom-event-penalized = { $who ->
    [you] You take
   *[other] { $name } takes
  } { $places ->
    [0] no penalty card: none is left
    [one] one penalty card
   *[other] { $places } penalty cards
  }.
kaboom-event-gave = { $who ->
    [you] You gave
   *[other] { $name } gave
  } a card to { $to ->
    [you] you
   *[other] { $to_name }
  }.
kaboom-event-gavenothing = { $who ->
    [you] You gave
   *[other] { $name } gave
  } nothing.
kaboom-event-kaboomed = { $auto ->
    [yes] { $who ->
        [you] You have
       *[other] { $name } has
      } no cards left: Kaboom!
   *[other] { $who ->
        [you] You said: Kaboom!
       *[other] { $name } said: Kaboom!
      }
  } All others have one last turn.
kaboom-event-passedby = No card is left: { $who ->
    [you] you cannot draw.
   *[other] { $name } cannot draw.
  }
kaboom-event-shuffled = The discard was shuffled. New draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
  }.
kaboom-event-reopened = The game goes on.
kaboom-event-toolate = Nobody can slap any more this round.
kaboom-event-nobodycalled = In 60 turns each nobody has said Kaboom! The round is counted.
# $points is a list: each name with its points
kaboom-event-roundended = Round { $round } is over: { $points }.
kaboom-event-ended = The game is over.
kaboom-event-undone = { $who ->
    [you] You took
   *[other] { $name } took
  } it back.

# Why not
kaboom-why-over = The game is over.
kaboom-why-peek-first = First everybody looks at two cards.
kaboom-why-seen-once = You have looked already.
kaboom-why-settling = Wait: somebody has slapped.
kaboom-why-slaps-off = In this game nobody slaps.
kaboom-why-nothing-to-slap = There is nothing to slap now.
kaboom-why-locked = Locked by Kaboom!
kaboom-why-spent = You had your chance at this card.
kaboom-why-no-penalty = No penalty card is left, so nobody can slap.
kaboom-why-not-first = Slap first.
kaboom-why-not-turn = It is not your turn.
kaboom-why-held = Wait: others may still slap.
kaboom-why-flipping = Cards are flipped until somebody slaps a match.
kaboom-why-called = Somebody has said Kaboom!
kaboom-why-no-stock = The draw pile is empty.
kaboom-why-drawn-first = First put away the card that you drew.
kaboom-why-not-drawn = You have not drawn a card.
kaboom-why-no-power = You have no power now.
kaboom-why-gap = No card lies there.
kaboom-why-other-power = This power is for other cards.
kaboom-why-not-offered = You cannot do that now.

# What a beginner meets for the first time
kaboom-first-look-own = This card has a power: discard it, and look at one of yours.
kaboom-first-look-other = This card has a power: discard it, and look at another’s card.
kaboom-first-swap-blind = This card has a power: discard it, and swap any two, unseen.
kaboom-first-swap-seen = A king has a power: discard it, see two cards, swap them or not.
kaboom-first-slap = Know a card like the top one? Slap, and it is gone.
kaboom-first-call = Closest to zero? Say Kaboom! All others have one more turn.

# $spot, $first and $other are kaboom-spot, $place is kaboom-place
kaboom-advice-peek = Look at your near cards.
kaboom-advice-cover = Let go.
kaboom-advice-flip = Flip the top card.
kaboom-advice-draw = Draw.
kaboom-advice-kaboom = Say Kaboom!
kaboom-advice-replace = Put it here: { $place }.
kaboom-advice-discard = Discard it.
kaboom-advice-look = Look at this card: { $spot }.
kaboom-advice-swap = Swap two cards: { $spot }; { $other }.
kaboom-advice-lookboth = Look at two cards: { $spot }; { $other }.
kaboom-advice-decide = { $swap ->
    [yes] Swap the two cards.
   *[other] Leave the two cards.
  }
kaboom-advice-skippower = Skip the power.
kaboom-advice-slap = Slap.
kaboom-advice-reveal = Turn up this card: { $spot }.
kaboom-advice-giveup = Give up.
kaboom-advice-enough = Say that’s all.
kaboom-advice-give = Give this card: { $place }.
kaboom-advice-keep = Give nothing.
kaboom-hint-your-turn = It is your turn.
kaboom-hint-only-choice = There is nothing else.
kaboom-hint-keeps-low = The new card counts little.
kaboom-hint-throws-high = What lies there counts more.
kaboom-hint-unknown-card = You do not know what lies there.
kaboom-hint-too-high = The new card would not lower your sum.
kaboom-hint-learns = You get to know a card.
kaboom-hint-trades-down = The other card is probably lower.
kaboom-hint-hurts-leader = It hurts whoever is ahead.
kaboom-hint-knows-match = You know a card that matches.
kaboom-hint-no-match = You know no card that matches.
kaboom-hint-gives-high = It counts the most.
kaboom-hint-likely-closest = You are probably closest to zero.
kaboom-hint-not-yet = It is too early for Kaboom!
kaboom-hint-leaves-it = A change would not help you.
kaboom-hint-keeps-matches = More cards can still match what you keep.

# $rank is a number: 0 is a joker, 1 an ace, 11 to 13 jack, queen, king; $card is kaboom-card
kaboom-paid-wrong = Wanted: { $rank ->
    [0] joker
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
  }. Turned up: { $card }.
# $cards is a list of kaboom-card
kaboom-sheet-cards = { $count ->
    [0] No cards
   *[other] { $cards }
  }
kaboom-paid-none = Whoever slaps must turn up a match.

# The finished round
kaboom-sheet-title = Round { $round } is over
kaboom-sheet-next = On to round { $round }
kaboom-sheet-read = Close
kaboom-sheet-scores = Points, round by round
kaboom-sheet-name = Name
kaboom-sheet-sum = Sum
kaboom-fewest = The fewest points win.
# $sum as “10 + 5”: why the one who said Kaboom! has these points
kaboom-sum = { $reason ->
    [closest] closest
    [tied] tied
   *[other] not closest
  }: { $sum }

# What a round's points come from

# The count
kaboom-count-cards = { $name }: { $count ->
    [0] no cards
   *[other] { $cards }
  }. Sum: { $total }.
kaboom-count-called = Said Kaboom!, { $reason ->
    [closest] and all others are farther from zero
    [tied] but somebody is as close to zero
   *[other] but somebody is closer to zero
  }. Points: { $points }.
kaboom-count-closest = { $count ->
    [one] Closest to zero: { $names }.
   *[other] Equally close to zero: { $names }.
  }
kaboom-count-sum = { $name }: { $points } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.

# The end
kaboom-praise-matches = Cards remembered: { $value }
kaboom-praise-round = Best round: { $signed }
kaboom-truth = All cards are turned up. The fewest points win.
kaboom-rule-fewest = The fewest points win.
kaboom-rule-shared = The fewest points win; equals share.
kaboom-end-line = { $rounds ->
    [one] { $name }
   *[other] { $name }: best round { $best }, worst { $worst }
  }
kaboom-end-call = { $who ->
    [you] You said
   *[other] { $name } said
  } the last Kaboom! with { $total }: { $reason ->
    [closest] closest to zero
    [tied] somebody was as close
   *[other] somebody was closer
  }. Points: { $points }.

# What a key of the keyboard does
kaboom-key-slap = slap, by seat
kaboom-key-slap-own = slap, when alone
kaboom-key-eye = look, and cover again
kaboom-key-flip = flip the top card
kaboom-key-draw = draw
kaboom-key-discard = discard the drawn card
kaboom-key-kaboom = say Kaboom!
kaboom-key-yes = swap the two cards
kaboom-key-no = leave, skip, give nothing, that’s all
kaboom-key-giveup = give up a slap
kaboom-key-arrows = from card to card
kaboom-key-enter = choose where the arrows point
kaboom-key-back = let go; close a finished round

# Help
kaboom-help-eye = Hold the eye, with your hand around it: only you may see that. Let go, and it is hidden.
kaboom-help-slap = Know a card that matches the discard? Touch the hand at your edge, quickly. Then tap the card.
kaboom-help-cards = Tap the draw pile to draw. Tap one of your cards to put the new one there, or the discard to throw it away. To swap, tap one card, then the other.

# The lesson: one or two short sentences each, in a line over the table
lesson-kaboom-peek = Hold the eye: look at your two near cards, then let go.
lesson-kaboom-cover = Look well, then let go.
lesson-kaboom-flip = A two and a queen: remember them. Now flip the top card.
lesson-kaboom-slap = Another two. You know where yours lies, so slap.
lesson-kaboom-reveal = You were first. Now tap your own two.
lesson-kaboom-no-two = That is no two. In a game it costs two penalty cards.
lesson-kaboom-enough = One card less for you. Tap “That’s all”.
lesson-kaboom-draw = Now draw a card.
lesson-kaboom-keep = Put the three where your queen lies: 3 points, not 15.
lesson-kaboom-not-kept = Now your queen still lies there: 15 points.
lesson-kaboom-other = Now the goldfish draws, discards and slaps.
lesson-kaboom-penalty = A nine is no five: that costs two penalty cards.
lesson-kaboom-power = Your turn: draw again.
lesson-kaboom-seven = A seven: discard it to use its power.
lesson-kaboom-no-power = You kept the seven. Only when discarded it has a power.
lesson-kaboom-look = Its power: tap a far card to look at it.
lesson-kaboom-near = You know that card already. Look at a far one.
lesson-kaboom-seen = Remember it, then tap it again.
lesson-kaboom-call = Your sum is small. Say Kaboom! The goldfish has one last turn.
lesson-kaboom-drawn = You have drawn. Kaboom is said before that.
lesson-kaboom-last-turn = Now the goldfish has its last turn.
lesson-kaboom-count = You are closest to zero: minus points. The lowest sum wins.
lesson-kaboom-first-peek = First hold the eye.
lesson-kaboom-first-cover = First cover the card again.
lesson-kaboom-first-flip = First flip the top card.
lesson-kaboom-first-slap = First slap.
lesson-kaboom-first-reveal = First tap your own card that fits.
lesson-kaboom-first-enough = First tap “That’s all”.
lesson-kaboom-first-draw = First draw a card.
lesson-kaboom-first-replace = First put the card where one of yours lies.
lesson-kaboom-first-discard = First discard the card.
lesson-kaboom-first-look = First look at a far card.
lesson-kaboom-first-kaboom = First say Kaboom.

# What is worth telling of a game that is over
kaboom-moment-bestslap = { $who ->
    [you] Your best slap
   *[other] Best slap by { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## The rules on a card
# Four sentences, at most sixty words together: they are printed on a card
card-kaboom-1 = Look at your two near cards once. Remember them.
card-kaboom-2 = Draw. Swap it for one of yours, or discard it: from seven up it has a power.
card-kaboom-3 = Same rank discarded? Slap first, turn yours up, and it is gone.
card-kaboom-4 = Closest to zero? Say Kaboom! The lowest sum of all rounds wins.
