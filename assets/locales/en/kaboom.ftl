### Kaboom! at the table.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
### Without $who, $name may be “You” too: it stands alone, before or after a colon.
### Only Kaboom! has an exclamation mark.
### $way is “keys” for who plays by keys or only listens, else “touch”.

## On the shelf
game-kaboom = Kaboom!
line-kaboom = Remember what lies there
credit-kaboom = A travellers’ card game, also called Cabo or Cambio. Nobody knows who invented it.
# Names of bots stand on plates: at most some twelve letters
bot-crab = Crab
bot-crab-line = slow, minds its own cards
bot-forgetful = Goldfish
bot-forgetful-line = forgets now and then
bot-steady = Owl
bot-steady-line = knows its own cards
bot-shark = Shark
bot-shark-line = remembers well, slaps fast
bot-orca = Orca
bot-orca-line = counts every card

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

# The same without its suit: only after a colon.
kaboom-rank = { $rank ->
    [0] joker
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
  }

# Where a card lies, as its owner sees it: after a colon, or in kaboom-spot.
kaboom-place = { $place ->
    [0] far left
    [1] far right
    [2] near left
    [3] near right
   *[other] extra card { $number }
  }
# $place is kaboom-place. Stands alone: after a colon, in brackets, in a list.
kaboom-spot = { $who ->
    [you] yours
   *[other] { $name }
  }, { $place }
# $spot is kaboom-spot, $card is kaboom-card; these three are only spoken
kaboom-card-down = { $spot }: face down.
kaboom-card-up = { $spot }: { $card }, worth { $points }.
kaboom-face = { $card } ({ $spot })
kaboom-drawn = Drawn: { $card }, worth { $points }.
# Below a card: short
kaboom-counts = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
# Below a card, at most 35 letters: what anybody may do who discards it
kaboom-power = { $power ->
    [look_own] Power: look at yours.
    [look_other] Power: look at another’s.
    [swap_blind] Power: swap two.
    [swap_seen] Power: see two, then swap.
   *[other] No power.
  }
kaboom-drawn-place = drawn card
kaboom-drawn-down = { $name }: drawn card

# The table
kaboom-board = Piles
kaboom-board-keys = Arrow keys move, Enter chooses.
kaboom-grids = All cards
kaboom-grid = { $name }, cards: { $count }
kaboom-secret = Secret: { $name }
kaboom-stock = Draw pile: { $count }.
kaboom-discard = Discard: { $card ->
    [none] empty
   *[other] { $card }
  }.

# Plates
kaboom-points = Points: { $points }
kaboom-points-unit = points
kaboom-cards = Cards: { $count }
kaboom-caller = { $name }: Kaboom!
kaboom-round = Round { $round } of { $rounds }

# Pads and keys of a seat: short, in one line
# $word is the text on the key
kaboom-eye-of = { $word }: { $name }
kaboom-eye-hold = { $way ->
    [keys] Look
   *[touch] Hold to look
  }
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
kaboom-note-peek = { $way ->
    [keys] Press Enter on the eye to see your two near cards, once.
   *[touch] Hold the eye to see your two near cards, once.
  }
# $way is “tap” after a tap that leaves the eye open
kaboom-note-peeking = { $way ->
    [keys] Remember both, then press Enter again.
    [tap] Remember both, then tap the eye.
   *[touch] Remember both, then let go.
  }
kaboom-note-draw = Your turn: draw, or say Kaboom!
kaboom-note-draw-last = Your last turn: draw.
kaboom-note-call = No card to draw: say Kaboom!
kaboom-note-drawn = { $way ->
    [keys] Keep it: choose one of yours. Or discard it.
   *[touch] Keep it: tap one of yours. Or discard it.
  }
kaboom-note-drawn-bare = You have no cards: discard it.
kaboom-note-power-look_own = { $way ->
    [keys] Look: choose one of yours.
   *[touch] Look: tap one of yours.
  }
kaboom-note-power-look_other = { $way ->
    [keys] Look: choose another’s card.
   *[touch] Look: tap another’s card.
  }
kaboom-note-power-swap_blind = { $way ->
    [keys] Swap unseen: choose two cards.
   *[touch] Swap unseen: tap two cards.
  }
kaboom-note-power-swap_seen = { $way ->
    [keys] Choose two cards to see both.
   *[touch] Tap two cards to see both.
  }
kaboom-note-second = { $way ->
    [keys] Choose the second card.
   *[touch] Tap the second card.
  }
kaboom-note-looked = { $way ->
    [keys] Press Enter on the eye to see it.
   *[touch] Hold the eye to see it.
  }
kaboom-note-looked-own = { $way ->
    [keys] Remember it, then choose it.
   *[touch] Remember it, then tap it.
  }
kaboom-note-decide = { $way ->
    [keys] Press Enter on the eye to see both. Swap or leave?
   *[touch] Hold the eye to see both. Swap or leave?
  }
kaboom-note-decide-own = Swap or leave?
# $rank is kaboom-rank
kaboom-note-slap = Wanted: { $rank }. Know one? Slap.
kaboom-note-reveal = { $way ->
    [keys] You were first. Now choose: { $rank }.
   *[touch] You were first. Now tap: { $rank }.
  }
kaboom-note-more = { $way ->
    [keys] Choose: { $rank }. Or say that’s all.
   *[touch] Tap: { $rank }. Or say that’s all.
  }
kaboom-note-give = { $way ->
    [keys] Choose one of yours to give it to { $name }, or give nothing.
   *[touch] Tap one of yours to give it to { $name }, or give nothing.
  }
kaboom-note-give-up = Nothing to turn up: give up.

# Answers
kaboom-say-eye = { $way ->
    [keys] Press Enter on the eye to look.
   *[touch] Hold the eye to look.
  }
kaboom-say-sight = You may not look now.
kaboom-say-own = { $way ->
    [keys] Choose one of yours.
   *[touch] Tap one of yours.
  }
kaboom-say-pad = { $way ->
    [keys] To slap, press Enter on the hand at your edge.
   *[touch] To slap, touch the hand at your edge.
  }
kaboom-say-slap-settling = Too late: somebody was first.
kaboom-say-slap-first = { $way ->
    [keys] You were first: choose a match.
   *[touch] You were first: tap a match.
  }
kaboom-say-slap-locked = After Kaboom! you slap no more.

# After the sentence that tells the card
kaboom-say-may = You may choose it.
kaboom-say-held = Chosen first.
# $cards is a list of kaboom-face
kaboom-say-faces = You see: { $cards }.
kaboom-say-shut = Covered.
kaboom-say-place = Place: { $place }.
kaboom-say-given = From: { $place }. To: { $to_place }.

# $spot, $first and $other are kaboom-spot, $card is kaboom-card
kaboom-event-dealt = Round { $round }. First: { $name }.
kaboom-event-peeked = Looking: { $name }.
kaboom-event-covered = Done looking: { $name }.
kaboom-event-flippingbegan = All have looked. First to flip: { $name }.
kaboom-event-reached = At the draw pile: { $name }.
kaboom-event-calling = { $name }: about to say Kaboom!
kaboom-event-flipped = { $who ->
    [you] You flipped
   *[other] { $name } flipped
  }: { $card }.
kaboom-event-turnbegan = { $who ->
    [you] Your turn.
   *[other] Turn: { $name }.
  }
kaboom-event-drew = { $who ->
    [you] You drew.
   *[other] { $name } drew.
  }
kaboom-event-replaced = { $name }: card kept. Discarded: { $card }.
kaboom-event-discarded = { $who ->
    [you] You discarded
   *[other] { $name } discarded
  }: { $card }.
kaboom-event-looked = { $who ->
    [you] You look
   *[other] { $name } looks
  }: { $spot }.
kaboom-event-lookedboth = { $who ->
    [you] You look
   *[other] { $name } looks
  }: { $first }; { $other }.
kaboom-event-swapped = { $who ->
    [you] You swapped
   *[other] { $name } swapped
  }: { $first }; { $other }.
kaboom-event-stayed = { $name }: no swap.
kaboom-event-powerskipped = { $name }: power not used.
kaboom-event-powerlost = { $name }: power lost.
kaboom-event-slapped = { $who ->
    [you] You slapped.
   *[other] { $name } slapped.
  }
# $margin: so many thousandths of a second before the next hand; 0: at the same time; none: no other hand
kaboom-event-slapwon = { $who ->
    [you] You were first
   *[other] { $name } was first
  }{ $margin ->
    [none] .
    [0] : a photo finish, decided by chance.
   *[other] , { $margin } ms ahead.
  }
kaboom-event-slapignored = { $name }: { $cause ->
    [soon] too soon
   *[other] too late
  }. That costs nothing.
kaboom-event-using = { $name }: power used.
kaboom-event-ignored = { $name }: { $cause ->
    [soon] too soon
   *[other] too late
  }.
kaboom-event-revealed = { $who ->
    [you] You turned up
   *[other] { $name } turned up
  }: { $card } ({ $spot }). { $match ->
    [yes] A match.
   *[other] No match.
  }
kaboom-event-gaveup = { $name }: nothing turned up.
kaboom-event-slapdone = Slap over, matches: { $matches }.
kaboom-event-penalized = { $name }, penalty cards: { $places }.
kaboom-event-gave = { $who ->
    [you] You gave
   *[other] { $name } gave
  } a card to { $to ->
    [you] you
   *[other] { $to_name }
  }.
kaboom-event-gavenothing = { $name }: nothing given.
kaboom-event-kaboomed = { $auto ->
    [yes] { $name }, no cards left: Kaboom!
   *[other] { $name }: Kaboom!
  } All others have one last turn.
kaboom-event-passedby = { $name }: no card left to draw.
kaboom-event-shuffled = Discard shuffled. Draw pile: { $count }.
kaboom-event-reopened = The game goes on.
kaboom-event-toolate = No more slaps this round.
kaboom-event-nobodycalled = No Kaboom! in 60 turns each: the round is counted.
# $points is a list: each name with its points
kaboom-event-roundended = Round { $round } is over: { $points }.
kaboom-event-ended = The game is over.
kaboom-event-undone = { $name }: taken back.

# Why not
kaboom-why-peek-first = First all look at two cards.
kaboom-why-seen-once = You have looked already.
kaboom-why-settling = Wait: somebody has slapped.
kaboom-why-slaps-off = Slaps are off.
kaboom-why-nothing-to-slap = Nothing to slap now.
kaboom-why-locked = Locked by Kaboom!
kaboom-why-spent = You had your chance.
kaboom-why-no-penalty = No slaps: no penalty cards left.
kaboom-why-not-first = Slap first.
kaboom-why-held = Wait: others may still slap.
kaboom-why-flipping = First somebody must slap a match.
kaboom-why-called = Somebody has said Kaboom!
kaboom-why-no-stock = The draw pile is empty.
kaboom-why-drawn-first = First put the drawn card away.
kaboom-why-not-drawn = You have drawn no card.
kaboom-why-no-power = You have no power now.
kaboom-why-gap = No card there.
kaboom-why-other-power = This power is for other cards.

# What a beginner meets for the first time
kaboom-first-look-own = Discard it to look at one of yours.
kaboom-first-look-other = Discard it to look at another’s card.
kaboom-first-swap-blind = Discard it to swap any two, unseen.
kaboom-first-swap-seen = Discard a king to see two cards, then swap them or not.
kaboom-first-slap = Know a card like the top one? Slap, and it is gone.
kaboom-first-call = Closest to zero? Say Kaboom! All others have one last turn.

# $spot, $first and $other are kaboom-spot, $place is kaboom-place
kaboom-advice-peek = Look at your near cards.
kaboom-advice-cover = Let go.
kaboom-advice-flip = Flip the top card.
kaboom-advice-draw = Draw.
kaboom-advice-kaboom = Say Kaboom!
kaboom-advice-replace = Put it here: { $place }.
kaboom-advice-discard = Discard it.
kaboom-advice-look = Look here: { $spot }.
kaboom-advice-swap = Swap: { $spot }; { $other }.
kaboom-advice-lookboth = Look: { $spot }; { $other }.
kaboom-advice-decide = { $swap ->
    [yes] Swap them.
   *[other] Leave them.
  }
kaboom-advice-skippower = Skip the power.
kaboom-advice-slap = Slap.
kaboom-advice-reveal = Turn up: { $spot }.
kaboom-advice-giveup = Give up.
kaboom-advice-enough = Say that’s all.
kaboom-advice-give = Give: { $place }.
kaboom-advice-keep = Give nothing.
kaboom-hint-your-turn = Your turn.
kaboom-hint-keeps-low = The new card counts little.
kaboom-hint-throws-high = That one counts more.
kaboom-hint-unknown-card = You do not know that card.
kaboom-hint-too-high = The new card would not help.
kaboom-hint-learns = You get to know a card.
kaboom-hint-trades-down = The other card is probably lower.
kaboom-hint-hurts-leader = It hurts whoever is ahead.
kaboom-hint-knows-match = You know a match.
kaboom-hint-no-match = You know no match.
kaboom-hint-gives-high = It counts the most.
kaboom-hint-likely-closest = You are probably closest.
kaboom-hint-not-yet = Too early for Kaboom!
kaboom-hint-leaves-it = A swap would not help.
kaboom-hint-keeps-matches = It can still find a match.

# $rank is kaboom-rank, $card is kaboom-card
kaboom-paid-wrong = Wanted: { $rank }. Turned up: { $card }.
# $cards is a list of kaboom-card
kaboom-sheet-cards = { $count ->
    [0] no cards
   *[other] { $cards }
  }
kaboom-paid-none = Slapped, but nothing turned up.

# The finished round
kaboom-sheet-title = Round { $round } is over
kaboom-sheet-next = Round { $round }
kaboom-sheet-read = Close
kaboom-sheet-scores = Points by round
kaboom-sheet-name = Name
kaboom-sheet-sum = Sum
# $sum as “10 + 5”: why the one who said Kaboom! has these points
kaboom-sum = { $reason ->
    [closest] closest
    [tied] tied
   *[other] not closest
  }: { $sum }

# The count
# $cards is kaboom-sheet-cards
kaboom-count-cards = { $name }: { $cards }. Sum: { $total }.
kaboom-count-called = { $reason ->
    [closest] Closest to zero.
    [tied] Somebody is as close.
   *[other] Somebody is closer.
  } Points: { $points }.
kaboom-count-closest = Closest to zero: { $names }.
kaboom-count-sum = { $name }, sum: { $points }.

# The end
kaboom-praise-matches = Cards remembered: { $value }
kaboom-praise-round = Best round: { $signed }
kaboom-rule-fewest = The fewest points win.
kaboom-rule-shared = The fewest points win; equals share.
kaboom-end-line = { $rounds ->
    [one] { $name }
   *[other] { $name }: best round { $best }, worst { $worst }
  }

# Help
kaboom-help-eye = Hold the eye, your hand around it: only you may see. Let go to hide.
kaboom-help-tap = On a screen of your own a short tap on the eye is enough: it stays open until the next tap.
kaboom-help-slap = Know a match for the discard? Quickly touch the hand at your edge, then tap the card.
kaboom-help-cards = Tap the draw pile to draw. To keep the card, tap one of yours; else tap the discard.

# The lesson: one or two short sentences each, in a line over the table
lesson-kaboom-peek = { $way ->
    [keys] Press Enter on the eye: look at your two near cards, then Enter again.
   *[touch] Hold the eye: look at your two near cards, then let go.
  }
lesson-kaboom-cover = Look well, then let go.
lesson-kaboom-flip = A two and a queen: remember them. Flip the top card.
lesson-kaboom-slap = Another two. You know where yours lies: slap.
lesson-kaboom-reveal = { $way ->
    [keys] You were first. Choose your two.
   *[touch] You were first. Tap your two.
  }
lesson-kaboom-no-two = No two. In a game that costs two penalty cards.
lesson-kaboom-enough = { $way ->
    [keys] One card less. Choose “That’s all”.
   *[touch] One card less. Tap “That’s all”.
  }
lesson-kaboom-draw = Now draw.
lesson-kaboom-keep = Put the three on your queen: 3 points, not 15.
lesson-kaboom-not-kept = Your queen still lies there: 15 points.
lesson-kaboom-other = Now the goldfish draws, discards and slaps.
lesson-kaboom-penalty = A nine is no five: two penalty cards.
lesson-kaboom-power = Draw again.
lesson-kaboom-seven = A seven: discard it for its power.
lesson-kaboom-no-power = You kept the seven. Its power works only when discarded.
lesson-kaboom-look = { $way ->
    [keys] Its power: choose a far card to see it.
   *[touch] Its power: tap a far card to see it.
  }
lesson-kaboom-near = { $way ->
    [keys] You know that one. Choose a far card.
   *[touch] You know that one. Tap a far card.
  }
lesson-kaboom-seen = { $way ->
    [keys] Remember it, then choose it again.
   *[touch] Remember it, then tap it again.
  }
lesson-kaboom-call = Your sum is small: say Kaboom! The goldfish has one last turn.
lesson-kaboom-drawn = You have drawn. Kaboom comes before that.
lesson-kaboom-last-turn = The goldfish has its last turn.
lesson-kaboom-count = You are closest to zero: minus points. The lowest sum wins.
lesson-kaboom-first-peek = { $way ->
    [keys] First press Enter on the eye.
   *[touch] First hold the eye.
  }
lesson-kaboom-first-cover = First cover the card again.
lesson-kaboom-first-flip = First flip the top card.
lesson-kaboom-first-slap = First slap.
lesson-kaboom-first-reveal = { $way ->
    [keys] First choose your matching card.
   *[touch] First tap your matching card.
  }
lesson-kaboom-first-enough = { $way ->
    [keys] First choose “That’s all”.
   *[touch] First tap “That’s all”.
  }
lesson-kaboom-first-draw = First draw.
lesson-kaboom-first-replace = First put the card on one of yours.
lesson-kaboom-first-discard = First discard it.
lesson-kaboom-first-look = First look at a far card.
lesson-kaboom-first-kaboom = First say Kaboom.

# What is worth telling of a game that is over
kaboom-moment-bestslap = { $name }, best slap: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## The rules on a card
# Four sentences, at most sixty words together: they are printed on a card
card-kaboom-1 = Look at your two near cards once.
card-kaboom-2 = Draw. Swap it for one of yours, or discard it: from seven up it has a power.
card-kaboom-3 = Same rank discarded? Slap first, turn yours up, and it is gone.
card-kaboom-4 = Closest to zero? Say Kaboom! The lowest sum of all rounds wins.
