### Kaboom! at the table.

## On the shelf
game-kaboom = Kaboom!
line-kaboom = Remember what lies there
credit-kaboom = A game with ordinary cards that travellers teach each other, also known as Cabo, Cambio and by many other names. Nobody knows who invented it.
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

# Cards, as they are called
kaboom-rank-a = ace
kaboom-rank-2 = two
kaboom-rank-3 = three
kaboom-rank-4 = four
kaboom-rank-5 = five
kaboom-rank-6 = six
kaboom-rank-7 = seven
kaboom-rank-8 = eight
kaboom-rank-9 = nine
kaboom-rank-10 = ten
kaboom-rank-j = jack
kaboom-rank-q = queen
kaboom-rank-k = king
kaboom-rank-x = joker
kaboom-suit-s = spades
kaboom-suit-h = hearts
kaboom-suit-d = diamonds
kaboom-suit-c = clubs
kaboom-card = { $rank } of { $suit }
kaboom-king-red = red king
kaboom-king-black = black king

# Where a card lies, as its seat sees it
kaboom-place-0 = far left
kaboom-place-1 = far right
kaboom-place-2 = near left
kaboom-place-3 = near right
kaboom-place-more = extra card { $number }
kaboom-card-down = { $name }, { $place }: face down
kaboom-card-up = { $name }, { $place }: { $card }
kaboom-locked = Said Kaboom!: locked
kaboom-drawn = Drawn: { $card }. { $counts }. { $power }.
kaboom-counts = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
kaboom-power = { $power ->
    [look_own] Power: look at one of yours
    [look_other] Power: look at another’s card
    [swap_blind] Power: swap two cards
    [swap_seen] Power: look at two, then swap
   *[none] No power
  }
kaboom-drawn-place = drawn card
kaboom-drawn-down = { $name } holds a drawn card

# The table
kaboom-board = The two piles
kaboom-board-keys = Cards and piles. Arrow keys go from card to card, Enter chooses one.
kaboom-grids = Everybody’s cards
kaboom-grid = Cards of { $name }: { $count }
kaboom-secret = What only { $name } may see
kaboom-stock = Draw pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
kaboom-discard = Discard: { $card ->
    [none] nothing yet
   *[other] { $card }
  }

# Plates
kaboom-points = Points so far: { $points }
kaboom-points-unit = points
kaboom-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
kaboom-called = Kaboom!
kaboom-round = Round { $round } of { $rounds }

# Pads and keys of a seat
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

# What to do
kaboom-note-peek = Hold the eye to look at your two near cards. Only once.
kaboom-note-peeking = Remember your two cards, then let go.
kaboom-note-flip = Flip the top card of the draw pile.
kaboom-note-draw = Your turn: draw a card, or say Kaboom!
kaboom-note-draw-last = Your last turn: draw a card.
kaboom-note-call = There is no card to draw: say Kaboom!
kaboom-note-drew = { $card }, { $counts }.
kaboom-note-choose = { $power ->
    [look_own] Keep it: tap one of your cards. Or discard it and look at one of them.
    [look_other] Keep it: tap one of your cards. Or discard it and look at another player’s card.
    [swap_blind] Keep it: tap one of your cards. Or discard it and swap any two cards.
    [swap_seen] Keep it: tap one of your cards. Or discard it, look at two cards, and swap them or not.
   *[none] Keep it: tap one of your cards. Or discard it.
  }
kaboom-note-drawn = Keep the new card: tap one of yours. Or discard it.
kaboom-note-drawn-bare = You have no cards: discard the new one.
kaboom-note-power-look_own = Tap one of your cards to look at it.
kaboom-note-power-look_other = Tap a card of another player to look at it.
kaboom-note-power-swap_blind = Tap two cards to swap them, unseen.
kaboom-note-power-swap_seen = Tap two cards: you see both, then swap them or not.
kaboom-note-second = Now tap the second card.
kaboom-note-looked = Hold the eye to see the card. It is covered when you let go.
kaboom-note-looked-own = Remember the card, then tap it to cover it.
kaboom-note-decide = Hold the eye to see both cards. Swap them, or leave them?
kaboom-note-decide-own = Swap the two cards, or leave them?
kaboom-note-slap = Know another { $rank }? Slap. Nothing fits? Just wait.
kaboom-note-reveal = You were first. Now tap another { $rank }.
kaboom-note-more = Tap another { $rank }, or say that’s all.
kaboom-note-give = Tap one of your cards to give it to { $name }, or give nothing.
kaboom-note-give-up = There is no card to turn up: give up.

# Answers
kaboom-say-enter = Choose a card with the arrow keys.
kaboom-say-eye = Hold the eye to see your two near cards.
kaboom-say-sight = There is nothing for you to look at now.
kaboom-say-own = Tap one of your own cards.
kaboom-say-pad = To slap, touch the hand at your edge.
kaboom-say-slap-nothing-to-slap = There is nothing to slap now.
kaboom-say-slap-settling = Too late: somebody was first.
kaboom-say-slap-first = You were first. Now tap a matching card.
kaboom-say-slap-spent = You have had your chance at this card.
kaboom-say-slap-locked = You said Kaboom!, so you cannot slap any more.
kaboom-say-slap-slaps-off = In this game nobody slaps.
kaboom-say-slap-no-penalty = No card is left for a penalty, so nobody can slap.

# Spoken
kaboom-say-may = { $thing }. You may choose it.
kaboom-say-held = { $thing }. Chosen as the first.
kaboom-say-gap = Nothing lies there now.
kaboom-say-faces = You see: { $cards }.
kaboom-say-shut = Covered.
kaboom-say-place = Place: { $place }.
kaboom-say-places = Places: { $first_place }, and { $other_place }.
kaboom-say-given = From { $place } to { $to_place }.
kaboom-say-power-look_own = { $who ->
    [you] You
   *[other] { $name }
  } may look at one of { $who ->
    [you] your
   *[other] their
  } own cards.
kaboom-say-power-look_other = { $who ->
    [you] You
   *[other] { $name }
  } may look at another player’s card.
kaboom-say-power-swap_blind = { $who ->
    [you] You
   *[other] { $name }
  } may swap two cards.
kaboom-say-power-swap_seen = { $who ->
    [you] You
   *[other] { $name }
  } may look at two cards and swap them.

# Whose card
kaboom-whose-mine = one of your own
kaboom-whose-own = one of their own
kaboom-whose-you = one of yours
kaboom-whose-name = one of { $name }’s
kaboom-whose-another = another

# The story
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
  } covered the cards again.
kaboom-event-flippingbegan = Everybody has looked. { $who ->
    [you] You flip
   *[other] { $name } flips
  } first.
kaboom-event-reached = { $who ->
    [you] You reach
   *[other] { $name } reaches
  } for the draw pile.
kaboom-event-calling = { $who ->
    [you] You are
   *[other] { $name } is
  } about to say Kaboom!
kaboom-event-flipped = { $who ->
    [you] You flipped
   *[other] { $name } flipped
  }: { $card }.
kaboom-event-turnbegan = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
  }
kaboom-event-drew = { $who ->
    [you] You drew
   *[other] { $name } drew
  } a card.
kaboom-event-replaced = { $who ->
    [you] You kept the card and threw
   *[other] { $name } kept the card and threw
  } away: { $card }.
kaboom-event-discarded = { $who ->
    [you] You discarded
   *[other] { $name } discarded
  }: { $card }.
kaboom-event-looked = { $who ->
    [you] You look
   *[other] { $name } looks
  } at { $owner }.
kaboom-event-lookedboth = { $who ->
    [you] You look
   *[other] { $name } looks
  } at two cards: { $first_owner } and { $other }.
kaboom-event-swapped = { $who ->
    [you] You swapped
   *[other] { $name } swapped
  } two cards: { $first_owner } and { $other }.
kaboom-event-stayed = { $who ->
    [you] You left
   *[other] { $name } left
  } both cards where they were.
kaboom-event-powerskipped = { $who ->
    [you] You did not use
   *[other] { $name } did not use
  } the card’s power.
kaboom-event-powerlost = { $who ->
    [you] Your card’s power
   *[other] The power of { $name }’s card
  } is gone.
kaboom-event-slapped = { $who ->
    [you] You slapped.
   *[other] { $name } slapped.
  }
kaboom-event-slapwon = { $photo ->
    [yes] A photo finish with { $next ->
        [you] you
       *[other] { $next_name }
      }. Chance decided: { $who ->
        [you] you were
       *[other] { $name } was
      } first.
   *[no] { $margin ->
        [none] { $who ->
            [you] You slapped
           *[other] { $name } slapped
          } first.
       *[other] { $who ->
            [you] You were
           *[other] { $name } was
          } first, { $margin } ms before { $next ->
            [you] you
           *[other] { $next_name }
          }.
      }
  }
kaboom-event-slapignored = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
  } came { $cause ->
    [soon] too soon for this card
   *[late] too late for this card
  }. It does not count and costs nothing.
kaboom-event-using = { $who ->
    [you] You use
   *[other] { $name } uses
  } the card’s power.
kaboom-event-ignored = { $who ->
    [you] Your touch
   *[other] { $name }’s touch
  } came { $cause ->
    [soon] too soon
   *[late] too late
  }. It does not count.
kaboom-event-revealed = { $who ->
    [you] You turned
   *[other] { $name } turned
  } up { $owner }: { $card }. { $match ->
    [yes] It matches.
   *[no] It does not match.
  }
kaboom-event-gaveup = { $who ->
    [you] You turned
   *[other] { $name } turned
  } up nothing.
kaboom-event-slapdone = { $matches ->
    [0] The slap is over.
    [one] The slap is over, with one match.
   *[other] The slap is over, with { $matches } matches.
  }
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
   *[no] { $who ->
        [you] You said: Kaboom!
       *[other] { $name } said: Kaboom!
      }
  } Everybody else has one last turn.
kaboom-event-passedby = { $who ->
    [you] You cannot
   *[other] { $name } cannot
  } draw: no card is left.
kaboom-event-shuffled = The discard was shuffled into a new draw pile of { $count ->
    [one] one card
   *[other] { $count } cards
  }.
kaboom-event-reopened = The game goes on. All clocks start again.
kaboom-event-toolate = Nobody can slap any more in this round.
kaboom-event-nobodycalled = Nobody has said Kaboom! in 60 turns each: the round is counted.
kaboom-event-roundended = Round { $round } is over. { $points }.
kaboom-event-ended = The game is over.
kaboom-event-undone = { $who ->
    [you] You took
   *[other] { $name } took
  } it back.

# Why not
kaboom-why-over = The game is over.
kaboom-why-peek-first = First everybody looks at two cards.
kaboom-why-seen-once = You have looked at these cards already.
kaboom-why-settling = Wait a moment: somebody has slapped.
kaboom-why-slaps-off = In this game nobody slaps.
kaboom-why-nothing-to-slap = There is nothing to slap now.
kaboom-why-locked = Kaboom! has locked these cards.
kaboom-why-spent = You have had your chance at this card.
kaboom-why-no-penalty = No card is left for a penalty, so nobody can slap.
kaboom-why-not-first = Slap first, then you may turn a card up.
kaboom-why-not-turn = It is not your turn.
kaboom-why-held = Wait a moment, others may still slap.
kaboom-why-flipping = Cards are flipped until somebody slaps a match.
kaboom-why-called = Kaboom! has been said already.
kaboom-why-no-stock = The draw pile is empty.
kaboom-why-drawn-first = You have drawn. Put the card somewhere first.
kaboom-why-not-drawn = You have not drawn a card.
kaboom-why-no-power = You have no power to use now.
kaboom-why-gap = No card lies there.
kaboom-why-other-power = This power is for other cards.
kaboom-why-not-offered = You cannot do that now.

# What a beginner meets for the first time
kaboom-first-look-own = Your card has a power: discard it, and look at one of your own.
kaboom-first-look-other = Your card has a power: discard it, and look at somebody else’s card.
kaboom-first-swap-blind = Your card has a power: discard it, and swap any two, unseen.
kaboom-first-swap-seen = The king has a power: discard it, see two cards, swap them or not.
kaboom-first-slap = Know a card like the top one? Slap, and you are rid of it.
kaboom-first-call = Closest to zero? Say Kaboom! All others have one more turn.

# Hints
kaboom-advice-peek = Look at your two near cards.
kaboom-advice-cover = Put back what you have seen.
kaboom-advice-flip = Flip the top card.
kaboom-advice-draw = Draw.
kaboom-advice-kaboom = Say Kaboom!
kaboom-advice-replace = Put it in place of this card: { $place }.
kaboom-advice-discard = Discard it.
kaboom-advice-look = Look at { $owner }: { $place }.
kaboom-advice-swap = Swap { $owner }, { $place }, and { $other }, { $other_place }.
kaboom-advice-lookboth = Look at { $owner }, { $place }, and { $other }, { $other_place }.
kaboom-advice-decide = { $swap ->
    [yes] Swap the two cards.
   *[no] Leave the two cards.
  }
kaboom-advice-skippower = Leave the power unused.
kaboom-advice-slap = Slap.
kaboom-advice-reveal = Turn up { $owner }: { $place }.
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
kaboom-hint-trades-down = You are likely to get the lower card.
kaboom-hint-hurts-leader = It makes it harder for whoever is ahead.
kaboom-hint-knows-match = You know a card that matches.
kaboom-hint-no-match = You know no card that matches.
kaboom-hint-gives-high = It counts the most.
kaboom-hint-likely-closest = You are likely to be closest to zero.
kaboom-hint-not-yet = For Kaboom! it is too early.
kaboom-hint-leaves-it = A change would not help you.
kaboom-hint-keeps-matches = More cards can still match what you keep.

# Why a penalty was paid
kaboom-paid-wrong = Wanted: { $wanted }. Turned up: { $card }.
kaboom-paid-none = Whoever slaps must turn up a match.

# The finished round
kaboom-sheet-title = Round { $round } is over
kaboom-sheet-next = On to round { $round }
kaboom-sheet-read = Close
kaboom-sheet-none = No cards
kaboom-sheet-scores = Points, round by round
kaboom-sheet-name = Name
kaboom-sheet-sum = Sum
kaboom-fewest = The fewest points win.
kaboom-sum-closest = closest: { $sum }
kaboom-sum-not_closest = not closest: { $sum }
kaboom-sum-tied = tied: { $sum }

# What a round's points come from
kaboom-reason-closest = closest with { $total }, so { $points } points
kaboom-reason-not_closest = not closest with { $total }, so { $points } points
kaboom-reason-tied = tied with { $total }, so { $points } points

# The count
kaboom-count-cards = { $name }: { $cards }. Sum: { $total }.
kaboom-count-none = { $name }: no cards. Sum: 0.
kaboom-count-called = Said Kaboom!, { $reason }.
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
kaboom-praise-round = { $who ->
    [you] Your best round
   *[other] Best round
  }: { $signed }
kaboom-truth = All cards are turned up. The fewest points win.
kaboom-rule-fewest = The fewest points win.
kaboom-rule-shared = The fewest points win; equal sums share.
kaboom-end-line = { $rounds ->
    [one] { $name }
   *[other] { $name }: best round { $best }, worst { $worst }
  }
kaboom-end-call = { $who ->
    [you] You
   *[other] { $name }
  } called the last Kaboom! – { $reason }.

# Keys
kaboom-key-slap = slap, by seat
kaboom-key-slap-own = slap, when you play alone
kaboom-key-eye = look, and cover again
kaboom-key-flip = flip the top card
kaboom-key-draw = draw
kaboom-key-discard = discard the drawn card
kaboom-key-kaboom = say Kaboom!
kaboom-key-yes = swap the two cards
kaboom-key-no = leave them, skip, give nothing, that’s all
kaboom-key-giveup = give up a slap
kaboom-key-arrows = from card to card
kaboom-key-enter = choose the card the arrows point at
kaboom-key-back = let go of what is chosen, put a finished round away

# Help
kaboom-help-eye = Hold the eye to see what only you may see, and cover it with your hand. It is hidden again when you let go.
kaboom-help-slap = When you know a card that matches the discard, touch the hand at your edge, as quickly as you can. Then tap the matching card.
kaboom-help-cards = Tap the draw pile to draw. Tap one of your cards to put the new one in its place, or tap the discard to throw it away. For a swap, tap one card and then the other.

# The lesson, sentence by sentence
lesson-kaboom-peek = Hold the eye: look at your two near cards, then let go.
lesson-kaboom-cover = Look well, then let go.
lesson-kaboom-flip = A two and a queen: remember them. Now flip the top card.
lesson-kaboom-slap = Another two. You know where yours lies, so slap.
lesson-kaboom-reveal = You were first. Now tap your own two.
lesson-kaboom-no-two = That is no two. In a game it would cost you two penalty cards.
lesson-kaboom-enough = One card less for you. Tap “That’s all”.
lesson-kaboom-draw = Now draw a card.
lesson-kaboom-keep = Put the three where your queen lies: 3 points, not 15.
lesson-kaboom-not-kept = Now your queen still lies there, with 15 points.
lesson-kaboom-other = Now the goldfish draws, discards and slaps.
lesson-kaboom-penalty = A nine is no five: a wrong card costs two penalty cards.
lesson-kaboom-power = Your turn: draw again.
lesson-kaboom-seven = A seven: discard it, and you may use its power.
lesson-kaboom-no-power = You kept the seven. It has a power only when you discard it.
lesson-kaboom-look = Its power: tap a far card to look at it.
lesson-kaboom-near = You know that card already. Look at a far one.
lesson-kaboom-seen = Remember it, then tap it again.
lesson-kaboom-call = Your sum is small now. Say Kaboom! The goldfish has one last turn.
lesson-kaboom-drawn = You have drawn. Kaboom is said before that.
lesson-kaboom-last-turn = Now the goldfish has its last turn.
lesson-kaboom-count = You are closest to zero: minus points for you. The lowest sum wins.
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
   *[name] Best slap by { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## The rules on a card
card-kaboom-1 = Look at your two near cards once. Remember them.
card-kaboom-2 = Draw. Swap it for one of yours, or discard it: from seven up it has a power.
card-kaboom-3 = Same rank discarded? Slap first, turn yours up, and it is gone.
card-kaboom-4 = Closest to zero? Say Kaboom! The lowest sum of all rounds wins.
