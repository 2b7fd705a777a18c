### Choco-Boom at the table.

## On the shelf
game-choco_boom = Choco-Boom
line-choco_boom = Say it, see it, slap it
credit-choco_boom = Game by Haim Shafir.
bot-sleepy = Dormouse
bot-sleepy-line = calls slowly, and dozes off now and then
bot-mole = Mole
bot-mole-line = calls calmly, and sees badly
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
boom-turn = { $who ->
    [you] You flip
   *[other] { $name } flips
  } a card

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
boom-guilty = Mistake
boom-guilty-of = Mistake: { $name }
boom-innocent = No mistake
boom-innocent-of = No mistake: { $name }
boom-out = No cards: slap only
boom-muted = Hand rests until the next card
boom-case = { $name } objects to { $other }

# What to do
boom-note-flip = Your turn: flip a card!
boom-note-flip-aloud = Flip a card and call its word aloud!
boom-note-call = { $shows ->
    [repeats] Parrot! Call the last word again.
    [parrot] Parrot! Call the word of its colour.
   *[colour] { $slap ->
        [yes] Call it! Only a double is slapped.
       *[no] Call it! Only the colour counts.
      }
  }
boom-note-ready = Press Ready! { $who ->
    [you] You go on.
   *[other] { $name } goes on.
  }
boom-note-vote = Did { $other } make a mistake?
boom-note-wait = Waiting for { $names }.
boom-note-slap = Watch for a double.
boom-note-rest = Wait for the next card.

# Why a seat pays, said to that seat
boom-fine-wrong-call = { $shows ->
    [colour] A { $colour } card is called { $wanted }.
    [repeats] A parrot repeats the last word: { $wanted }.
    [parrot] This parrot is { $colour } and has nothing to repeat: { $wanted }.
   *[nothing] The word was { $wanted }.
  } You called { $item }.
boom-fine-hesitated = { $shows ->
    [colour] A { $colour } card is called { $wanted }.
    [repeats] A parrot repeats the last word: { $wanted }.
    [parrot] This parrot is { $colour } and has nothing to repeat: { $wanted }.
   *[nothing] The word was { $wanted }.
  } Your time was up.
boom-fine-wrong-slap = { $lies ->
    [two] You slapped, but { $top } on { $before } is no double.
   *[one] You slapped, but one card alone is no double.
  }
boom-fine-guilty = The others found a mistake in your call.
boom-fine-false-accusation = { $lies ->
    [double] A double need not be called: { $name } made no mistake.
   *[other] No mistake was found in the call of { $name }.
  }
boom-fine-admitted = You said yourself that it was a mistake. That is fair play.
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
boom-say-slap-spent = You have slapped at this card already.

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
    [no] {" "}{ $wanted } was right.
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
  } came { $cause ->
    [soon] too soon for this card
    [late] too late for this card
   *[paused] in a pause
  }. It does not count and costs nothing.
boom-event-ignored = { $who ->
    [you] Your touch
   *[other] { $name }’s touch
  } came { $cause ->
    [soon] too soon
    [late] too late
   *[paused] in a pause
  }. It does not count.
boom-event-slapfree = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
  } came for what lay there before. That costs nothing.
boom-event-muted = { $who ->
    [you] You slapped
   *[other] { $name } slapped
  } at no double. Without cards that costs nothing, but that hand rests until the next card.
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
    [yes] a mistake.
   *[no] no mistake.
  }
boom-event-decided = { $who ->
    [you] You
   *[other] { $name }
  } made { $guilty ->
    [yes] a mistake.
   *[no] no mistake.
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
boom-why-called = This card has been called.
boom-why-slapped = A hand is on the double: no call is needed any more.
boom-why-aloud = In this game you call aloud.
boom-why-not-aloud = In this game Chocobox hears the calls, so nobody objects.
boom-why-objected = An objection was made.
boom-why-no-pile = No card lies there now.
boom-why-spent = You have slapped at this card already.
boom-why-not-waited = Nobody waits for you now.
boom-why-not-asked = There is nothing for you to vote on now.
boom-why-not-offered = That is not possible now.

# What a beginner meets for the first time
choco_boom-first-double = The same picture twice in a row is a double: press your hand, quick!
choco_boom-first-parrot = When a parrot comes, call the last word again.

# Hints
boom-advice-flip = Flip your top card.
boom-advice-call = Call { $item }.
boom-advice-ready = Press Ready.
boom-advice-object = Object.
boom-advice-vote = { $guilty ->
    [yes] Vote: a mistake.
   *[no] Vote: no mistake.
  }
boom-advice-slap = Slap.
boom-hint-by-colour = Only the colour counts, not the picture.
boom-hint-repeats = A parrot repeats the last word.
boom-hint-own-colour = The parrot has nothing to repeat, so its colour counts.
boom-hint-double = The same picture lies there twice.
boom-hint-elephant = A yellow elephant may be slapped.
boom-hint-row = The same word was called four times in a row.
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
choco_boom-praise-slap = { $who ->
    [you] Your best slap
   *[other] Best slap
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = { $who ->
    [you] Your usual call
   *[other] Usual call
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Cards flipped: { $value }
boom-truth = The decks are weighed. Most cards win.
choco_boom-rule-most = Most cards win.
choco_boom-rule-shared = Most cards win; equal decks share.
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
boom-end-call = calls in about { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
boom-end-empty = No cards left: { $names }.
boom-end-pile = { $count ->
    [one] One card was left on the pile. It counts
   *[other] { $count } cards were left on the pile. They count
  } for nobody.

# Keys
boom-key-slap = slap
boom-key-flip = flip your top card
boom-key-call = call banana, strawberry, choco, elephant
boom-key-ready = ready
boom-key-object = object
boom-key-guilty = vote: a mistake
boom-key-innocent = vote: no mistake

# Help
boom-help-flip = Press your deck to flip its top card. Everybody sees it at once.
boom-help-call = Then press the word of its colour, before the ring runs out. A parrot repeats the last word.
boom-help-slap = The same picture twice? Press your hand as quickly as you can. You need not touch the pile.
boom-help-ready = After a fine everybody presses Ready. Then whoever paid goes on.

## The lesson
lesson-choco_boom-flip = Press your deck: that flips your top card.
lesson-choco_boom-yellow = The card is yellow, and yellow means Banana. Press Banana!
lesson-choco_boom-other = Now it is the Dormouse’s turn: it flips and calls.
lesson-choco_boom-picture = Your turn: flip. Only the colour counts, not the picture!
lesson-choco_boom-colour = A blue banana! Call the word for blue, not the picture.
lesson-choco_boom-repeats = A parrot repeats the last word. Watch what the Dormouse calls.
lesson-choco_boom-parrot = The Dormouse called Strawberry. Your turn: flip!
lesson-choco_boom-repeat = Here is your parrot! Call the last word again.
lesson-choco_boom-watch = Watch for the same picture twice in a row: a double.
lesson-choco_boom-look = Your turn: flip, and look at the pictures.
lesson-choco_boom-double = Two peppers: a double! Nobody calls it. Slap with your hand!
lesson-choco_boom-won = You were first: the pile is yours! Now the Dormouse plays.
lesson-choco_boom-go = Your turn: flip your card.
lesson-choco_boom-same = Twice blue: is that a double? Slap or call!
lesson-choco_boom-quick = The Dormouse has three cards left. From now on call before the ring ends!
lesson-choco_boom-ready = Your turn: flip, then call at once!
lesson-choco_boom-now = Call now, before the ring ends!
lesson-choco_boom-in-time = In time! Now it is the Dormouse’s turn.
lesson-choco_boom-last = Your turn: flip, and look closely!
lesson-choco_boom-again = A carrot on a carrot: what is that? Be quick!
lesson-choco_boom-yours = Yes, a double: the pile is yours! The Dormouse flips its last card.
lesson-choco_boom-end = The Dormouse has no cards left. Most cards win: that is you!
lesson-choco_boom-first-flip = First flip your card.
lesson-choco_boom-first-call = First call your card.
lesson-choco_boom-first-slap = First slap with your hand.

# What is worth telling of a game that is over
boom-moment-bestslap = { $who ->
    [you] Your best slap
   *[name] Best slap by { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $who ->
    [you] Your slowest call
   *[name] Slowest call by { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card }: { $item })
boom-moment-finedcall = { $who ->
    [you] You called
   *[name] { $name } called
  } { $item ->
    [none] nothing in time
   *[other] { $item }
  } ({ $card }). { $shows ->
    [repeats] A parrot repeats the last word: { $wanted }.
    [parrot] This parrot was { $colour } and had nothing to repeat: { $wanted }.
   *[colour] The card was { $colour }, so { $wanted }.
  }
boom-moment-unslapped = Nobody slapped this double in time: { $card }. { $count } cards lay there.

## The rules on a card
card-choco_boom-1 = Flip a card and call by its colour: yellow Banana, red Strawberry, brown Choco, blue Elephant.
card-choco_boom-2 = A parrot repeats the last call.
card-choco_boom-3 = The same picture twice: slap. The first hand wins the pile.
card-choco_boom-4 = A mistake costs two cards. The fullest deck wins.
