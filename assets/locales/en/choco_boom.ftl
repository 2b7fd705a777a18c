### Choco-Boom at the table.

## On the shelf
game-choco_boom = Choco-Boom
line-choco_boom = Say it, see it, slap it
credit-choco_boom = Game by Haim Shafir.
bot-sleepy = Dormouse
bot-sleepy-line = calls slowly, and dozes off now and then
bot-awake = Squirrel
bot-awake-line = is wide awake, and rarely wrong
bot-lightning = Lightning
bot-lightning-line = calls and slaps in a flash

## At the table

# What cards show, and in which colour
boom-item-banana = banana
boom-item-strawberry = strawberry
boom-item-choco = choco
boom-item-elephant = elephant
boom-item-parrot = parrot
boom-item-carrot = carrot
boom-item-pepper = pepper
boom-colour-yellow = yellow
boom-colour-red = red
boom-colour-brown = brown
boom-colour-blue = blue
boom-card = { $colour } { $item }

# What is called, as it stands on the keys
boom-word-banana = Banana
boom-word-strawberry = Strawberry
boom-word-choco = Choco
boom-word-elephant = Elephant

# The table
boom-board = The pile
boom-pile = Pile: { $count ->
    [0] no card yet
    [one] one card, on top { $card }
   *[other] { $count } cards, on top { $card }
  }
boom-pile-empty = A new pile begins
boom-under = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
  } under the pile as a fine
boom-time = Time to call
boom-called = { $name } calls: { $item }
boom-won = { $name }: { $count } cards
boom-turn = { $name } flips

# Plates and keys of a seat
boom-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
boom-deck-of = Deck of { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
boom-flip = Flip
boom-flip-of = Flip the top card: { $name }
boom-call-of = Call { $item }: { $name }
boom-ready = Ready
boom-ready-of = Ready: { $name }
boom-object = Objection
boom-object-of = Objection: { $name }
boom-guilty = Guilty
boom-guilty-of = Guilty: { $name }
boom-innocent = Not guilty
boom-innocent-of = Not guilty: { $name }
boom-out = No cards, but a hand
boom-muted = Rests until the next card
boom-waiting = Waiting for { $names }
boom-case = { $name } objects to { $other }

# What to do
boom-note-flip = Your turn: flip your top card.
boom-note-flip-aloud = Your turn: flip your top card, and say aloud what belongs to it.
boom-note-call = Call what belongs to the colour.
boom-note-call-parrot = A parrot: call once more what was called last.
boom-note-ready = Ready? { $who ->
    [you] You go on.
   *[other] { $name } goes on.
  }
boom-note-ready-break = There was a break. Ready? { $who ->
    [you] You go on.
   *[other] { $name } goes on.
  }
boom-note-vote = { $name } objects. Did { $other } make a mistake?
boom-note-wait = Waiting for { $names }.

# Why a seat pays, said to that seat
boom-fine-wrong-call = { $shows ->
    [colour] The card was { $colour }: { $wanted } was due; you called { $item }.
    [repeats] A parrot repeats the last call: { $wanted } was due; you called { $item }.
    [parrot] The parrot was { $colour }: { $wanted } was due; you called { $item }.
   *[nothing] { $wanted } was due; you called { $item }.
  }
boom-fine-hesitated = { $shows ->
    [colour] The card was { $colour }: { $wanted } was due, and the time was up.
    [repeats] A parrot repeats the last call: { $wanted } was due, and the time was up.
    [parrot] The parrot was { $colour }: { $wanted } was due, and the time was up.
   *[nothing] { $wanted } was due, and the time was up.
  }
boom-fine-wrong-slap = { $lies ->
    [two] You slapped, but { $top } on { $before } is no double.
   *[one] You slapped, but one card alone is no double.
  }
boom-fine-guilty = The others found a mistake in your call.
boom-fine-false-accusation = { $lies ->
    [double] A double need not be called: { $name } made no mistake.
   *[other] No mistake was found in the call of { $name }.
  }
boom-fine-admitted = You said yourself that it was a mistake. That is fair.
boom-fine-paid = { $count ->
    [0] You have no card to pay with.
    [one] One card goes under the pile.
    [2] Two cards go under the pile.
   *[other] { $count } cards go under the pile.
  }

# What a fine is for
boom-reason-wrong-call = a wrong call
boom-reason-hesitated = calling too late
boom-reason-wrong-slap = a slap at the wrong time
boom-reason-guilty = a mistake that the others found
boom-reason-false-accusation = an objection without reason
boom-reason-admitted = a mistake that was admitted

# Answers
boom-say-slap-no-pile = There is no card to slap now.
boom-say-slap-spent = You have had your chance at this card.

# The story
boom-event-reached = { $who ->
    [you] You reach
   *[other] { $name } reaches
  } for the deck.
boom-event-flipped = { $who ->
    [you] You flipped
   *[other] { $name } flipped
  }: { $card }.
boom-event-turnbegan = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
  }
boom-event-callmade = { $who ->
    [you] You call.
   *[other] { $name } calls.
  }
boom-event-called = { $who ->
    [you] You called
   *[other] { $name } called
  }: { $item }.{ $right ->
    [no] {" "}{ $wanted } was due.
   *[yes] {""}
  }
boom-event-waited = The time of { $who ->
    [you] your card
   *[other] { $name }’s card
  } is over.
boom-event-slapped = { $who ->
    [you] You slapped.
   *[other] { $name } slapped.
  }
boom-event-slapignored = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
  } landed when no slap counts: too soon, too late or in a pause. That means nothing.
boom-event-ignored = { $who ->
    [you] Your touch
   *[other] { $name }’s touch
  } came too soon or too late. That means nothing.
boom-event-slapfree = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
  } was meant for what lay there before. That costs nothing.
boom-event-muted = { $who ->
    [you] You slapped
   *[other] { $name } slapped
  } in vain. Without cards that costs nothing, but that hand rests until the next card.
boom-event-pilewon = { $photo ->
    [yes] A photo finish with { $next ->
        [you] you
       *[other] { $next_name }
      }. Chance says that { $who ->
        [you] you were
       *[other] { $name } was
      } first, for { $count } cards.
   *[no] { $margin ->
        [none] { $who ->
            [you] You win
           *[other] { $name } wins
          } the pile of { $count } cards.
       *[other] { $who ->
            [you] You win
           *[other] { $name } wins
          } the pile of { $count } cards, { $margin } ms before { $next ->
            [you] you
           *[other] { $next_name }
          }.
      }
  }
boom-event-fined = { $who ->
    [you] You pay
   *[other] { $name } pays
  } { $paid ->
    [0] nothing, for no card is left,
    [one] one card
    [2] two cards
   *[other] { $paid } cards
  } for { $reason }.
boom-event-objectionmade = { $who ->
    [you] You press
   *[other] { $name } presses
  } Objection.
boom-event-objected = { $who ->
    [you] You object
   *[other] { $name } objects
  } to { $accused ->
    [own] { $who ->
        [you] your own call
       *[other] their own call
      }
    [you] your call
   *[other] { $accused_name }’s call
  }.
boom-event-voted = { $who ->
    [you] You vote
   *[other] { $name } votes
  }: { $guilty ->
    [yes] guilty.
   *[no] not guilty.
  }
boom-event-decided = { $who ->
    [you] You are
   *[other] { $name } is
  } { $guilty ->
    [yes] found guilty.
   *[no] not guilty.
  }
boom-event-readied = { $who ->
    [you] You are
   *[other] { $name } is
  } ready.
boom-event-resumed = Everybody is ready.
boom-event-outofcards = { $who ->
    [you] You have
   *[other] { $name } has
  } no cards left, but may still slap.
boom-event-backin = { $who ->
    [you] You are
   *[other] { $name } is
  } back in the game.
boom-event-reopened = The game goes on after a break, when everybody is ready.
boom-event-ended = The game is over.
boom-event-undone = { $who ->
    [you] You took
   *[other] { $name } took
  } it back.

# Why not
boom-why-over = The game is over.
boom-why-voting = First the others vote on an objection.
boom-why-paused = The game pauses until everybody is ready.
boom-why-not-turn = It is not your turn.
boom-why-call-first = First the card on top is called.
boom-why-reached = A card is on its way.
boom-why-no-cards = You have no cards to flip.
boom-why-not-flipper = It is not your card. Whoever flipped it calls it.
boom-why-called = This card has had its call.
boom-why-aloud = Calls are spoken aloud in this game.
boom-why-not-aloud = In this game Chocobox hears the calls, so nobody objects.
boom-why-objected = An objection was made.
boom-why-no-pile = No card lies there now.
boom-why-spent = You have had your chance at this card.
boom-why-not-waited = Nobody waits for you now.
boom-why-not-asked = There is nothing for you to vote on now.
boom-why-not-offered = That is not possible now.

# What a beginner meets for the first time
boom-first-double = The same picture twice in a row is a double: slap the pile!
boom-first-parrot = When a parrot comes, call once more what was called last.

# Hints
boom-advice-flip = Flip your top card.
boom-advice-call = Call { $item }.
boom-advice-ready = Say that you are ready.
boom-advice-object = Object.
boom-advice-vote = { $guilty ->
    [yes] Vote guilty.
   *[no] Vote not guilty.
  }
boom-advice-slap = Slap.
boom-hint-by-colour = It belongs to the colour, whatever the picture is.
boom-hint-repeats = A parrot repeats the last call.
boom-hint-own-colour = There is no call to repeat, so the parrot is called by its colour.
boom-hint-double = Two of the same picture lie on each other.
boom-hint-elephant = A yellow elephant may be slapped.
boom-hint-row = The same was called four times in a row.
boom-hint-your-turn = Everybody waits for your card.
boom-hint-waited-for = The others are waiting.

# The count
boom-count-deck = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  } in the deck.
boom-count-pile = { $count ->
    [0] No card lies on the pile.
    [one] One card lies on the pile. It counts for nobody.
   *[other] { $count } cards lie on the pile{ $under ->
        [0] {""}
       *[other] , { $under } of them as fines
      }. They count for nobody.
  }

# The end
boom-end-title = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
  }
boom-end-line = { $name }: { $what }
boom-end-piles = { $count ->
    [0] no pile
    [one] one pile
   *[other] { $count } piles
  }
boom-end-fines = { $count ->
    [0] no fine
    [one] one fine
   *[other] { $count } fines
  }
boom-end-call = calls in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
boom-end-slap = best slap { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
boom-end-empty = No cards left: { $names }.
boom-end-pile = On the pile { $count ->
    [one] lay one card
   *[other] lay { $count } cards
  }, for nobody.

# Keys
boom-key-slap = slap
boom-key-flip = flip your top card
boom-key-call = call banana, strawberry, choco, elephant
boom-key-ready = ready
boom-key-object = object
boom-key-guilty = vote guilty
boom-key-innocent = vote not guilty

# Help
boom-help-flip = Press your deck to flip its top card. It shows to everybody in the same moment.
boom-help-call = Then press what belongs to the colour of the card, or what was called last, if it is a parrot, before the ring has run out.
boom-help-slap = When two of the same picture lie on each other, press the hand at your edge, as quickly as you can. The pile itself need not be touched.
boom-help-ready = After a fine everybody presses Ready. Then whoever was fined goes on.
