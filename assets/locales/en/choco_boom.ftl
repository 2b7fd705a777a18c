### Choco-Boom at the table.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
### Exclamation marks: only in what to do now, and in the lesson.

## On the shelf
game-choco_boom = Choco-Boom
line-choco_boom = Say it, see it, slap it
credit-choco_boom = Game by Haim Shafir.
# Names of bots stand on plates: at most some twelve letters
bot-sleepy = Dormouse
bot-sleepy-line = calls slowly, and dozes off now and then
bot-mole = Mole
bot-mole-line = calls calmly, and sees badly
bot-awake = Squirrel
bot-awake-line = is wide awake, and rarely wrong
bot-lightning = Lightning
bot-lightning-line = calls and slaps in a flash

## At the table

# A card. It always stands alone: after a colon, in brackets.
boom-card = { $colour ->
    [yellow] yellow
    [red] red
    [brown] brown
   *[other] blue
  } { $item ->
    [banana] banana
    [strawberry] strawberry
    [choco] choco
    [elephant] elephant
    [parrot] parrot
    [carrot] carrot
   *[other] pepper
  }

# What is called out, as it stands on the keys: short. In sentences it stands after a colon.
boom-word-banana = Banana
boom-word-strawberry = Strawberry
boom-word-choco = Choco
boom-word-elephant = Elephant

# $card is boom-card
boom-board = The pile
boom-pile = Pile: { $count ->
    [0] no card yet
    [one] one card, on top: { $card }
   *[other] { $count } cards, on top: { $card }
  }.
boom-pile-empty = A new pile begins.
boom-under = { $count ->
    [one] One fine lies
   *[other] { $count } fines lie
  } under it.
boom-time = Time to call
boom-called = { $name }, call: { $item }
boom-won = { $name }: { $count } cards
boom-turn = { $who ->
    [you] You flip
   *[other] { $name } flips
  } a card

# Plates and keys of a seat: short, in one line
boom-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
boom-deck-of = { $name }, deck: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
boom-flip = Flip
boom-flip-of = Flip: { $name }
# $item is the word on the key
boom-call-of = { $item }: { $name }
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

# What to do: one line over the table
boom-note-flip = Your turn: flip a card!
boom-note-flip-aloud = Flip a card and call its word aloud!
boom-note-call = { $shows ->
    [repeats] Parrot! Call the last word again.
    [parrot] Parrot! Call the word of its colour.
   *[other] { $slap ->
        [yes] Call it! Only a double is slapped.
       *[other] Call it! Only the colour counts.
      }
  }
boom-note-ready = Press Ready! { $who ->
    [you] You go on.
   *[other] { $name } goes on.
  }
boom-note-vote = Did { $other } make a mistake?
# What was due, before what the seat has done. $wanted is the word on a key.
boom-due = { $shows ->
    [colour] { $colour ->
        [yellow] Yellow
        [red] Red
        [brown] Brown
       *[other] Blue
      } means: { $wanted }.
    [repeats] A parrot repeats the last word: { $wanted }.
    [parrot] There was no word to repeat, so the colour counts: { $wanted }.
   *[other] Right was: { $wanted }.
  }
boom-note-wait = Waiting for { $names }.
boom-note-slap = Watch for a double.
boom-note-rest = Wait for the next card.

# Why a seat pays, said to that seat
boom-fine-wrong-call = You called: { $item }.
boom-fine-hesitated = Your time was up.
boom-fine-wrong-slap = { $lies ->
    [single] You slapped, but one card alone is no double.
   *[other] You slapped, but these two are no double.
  }
boom-fine-guilty = The others found a mistake in your call.
boom-fine-false-accusation = { $lies ->
    [double] A double need not be called: { $name } made no mistake.
   *[other] { $name } made no mistake.
  }
boom-fine-admitted = You admitted a mistake. That is fair play.
boom-fine-paid = { $count ->
    [0] You have no card to pay with.
    [one] One card goes under the pile.
   *[other] { $count } cards go under the pile.
  }

# What a fine is for

# Answers
boom-say-slap-no-pile = There is no card to slap now.
boom-say-slap-spent = You have slapped at this card.

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
   *[other] It is the turn of { $name }.
  }
boom-event-callmade = { $who ->
    [you] You call.
   *[other] { $name } calls.
  }
boom-event-called = { $who ->
    [you] You called
   *[other] { $name } called
  }: { $item }.{ $right ->
    [no] {" "}Right was: { $wanted }.
   *[other] {""}
  }
boom-event-waited = { $who ->
    [you] Your time is up.
   *[other] The time of { $name } is up.
  }
boom-event-slapped = { $who ->
    [you] You slapped.
   *[other] { $name } slapped.
  }
boom-event-slapignored = { $who ->
    [you] Your hand
   *[other] The hand of { $name }
  } came { $cause ->
    [soon] too soon
    [late] too late
   *[other] in a pause
  }. That costs nothing.
boom-event-ignored = { $who ->
    [you] Your touch
   *[other] The touch of { $name }
  } came { $cause ->
    [soon] too soon
    [late] too late
   *[other] in a pause
  }.
boom-event-slapfree = { $who ->
    [you] Your hand
   *[other] The hand of { $name }
  } came for the cards before. That costs nothing.
boom-event-muted = { $who ->
    [you] You slapped
   *[other] { $name } slapped
  } at no double. That hand rests until the next card.
# $margin: so many thousandths of a second; $next, $next_name: whose hand came next
boom-event-pilewon = { $photo ->
    [yes] Photo finish with { $next ->
        [you] you
       *[other] { $next_name }
      }. Chance decided: { $who ->
        [you] you win
       *[other] { $name } wins
      } { $count } cards.
   *[other] { $who ->
        [you] You win
       *[other] { $name } wins
      } { $count } cards{ $margin ->
        [none] {""}
       *[other] , { $margin } ms before { $next ->
            [you] you
           *[other] { $next_name }
          }
      }.
  }
boom-event-fined = { $who ->
    [you] You pay
   *[other] { $name } pays
  } { $paid ->
    [0] nothing, as no card is left
    [one] one card
   *[other] { $paid } cards
  }: { $reason ->
    [wrong_call] a wrong call
    [hesitated] a late call
    [wrong_slap] a wrong slap
    [guilty] a mistake that the others found
    [false_accusation] a needless objection
   *[other] an admitted mistake
  }.
boom-event-objectionmade = { $who ->
    [you] You press
   *[other] { $name } presses
  } Objection.
boom-event-objected = { $accused ->
    [own] { $who ->
        [you] You admit
       *[other] { $name } admits
      } a mistake.
   *[other] { $who ->
        [you] You object
       *[other] { $name } objects
      } to { $accused ->
        [you] your call
       *[other] the call of { $accused_name }
      }.
  }
boom-event-voted = { $who ->
    [you] You vote
   *[other] { $name } votes
  }: { $guilty ->
    [yes] a mistake
   *[other] no mistake
  }.
boom-event-decided = { $who ->
    [you] You made
   *[other] { $name } made
  } { $guilty ->
    [yes] a mistake
   *[other] no mistake
  }.
boom-event-readied = { $who ->
    [you] You press
   *[other] { $name } presses
  } Ready.
boom-event-resumed = Everybody is ready.
boom-event-outofcards = { $who ->
    [you] You have
   *[other] { $name } has
  } no cards left: slap only.
boom-event-backin = { $who ->
    [you] You have
   *[other] { $name } has
  } cards again.
boom-event-reopened = The game goes on when everybody is ready.
boom-event-ended = The game is over.
boom-event-undone = { $who ->
    [you] You took
   *[other] { $name } took
  } it back.

# Why not
boom-why-over = The game is over.
boom-why-voting = First the others vote.
boom-why-paused = The game waits until everybody is ready.
boom-why-not-turn = It is not your turn.
boom-why-call-first = First the card on top is called.
boom-why-reached = A card is on its way.
boom-why-no-cards = You have no cards to flip.
boom-why-not-flipper = It is not your card.
boom-why-called = This card has been called.
boom-why-slapped = A hand lies on the double: no call is needed.
boom-why-aloud = In this game you call aloud.
boom-why-not-aloud = In this game nobody objects: Chocobox hears the calls.
boom-why-objected = An objection was made.
boom-why-no-pile = No card lies there now.
boom-why-spent = You have slapped at this card.
boom-why-not-waited = Nobody waits for you now.
boom-why-not-asked = You cannot vote now.
boom-why-not-offered = That is not possible now.

# What a beginner meets for the first time
choco_boom-first-double = The same picture twice in a row is a double: slap, quick!
choco_boom-first-parrot = When a parrot comes, call the last word again.

# $item is the word on a key
boom-advice-flip = Flip your top card.
boom-advice-call = Call: { $item }.
boom-advice-ready = Press Ready.
boom-advice-object = Object.
boom-advice-vote = Vote: { $guilty ->
    [yes] a mistake
   *[other] no mistake
  }.
boom-advice-slap = Slap.
boom-hint-by-colour = Only the colour counts.
boom-hint-repeats = A parrot repeats the last word.
boom-hint-own-colour = There is no word to repeat, so its colour counts.
boom-hint-double = The same picture lies there twice.
boom-hint-elephant = A yellow elephant may be slapped.
boom-hint-row = The same word came four times in a row.
boom-hint-your-turn = Everybody waits for your card.
boom-hint-waited-for = The others are waiting.

# The count
boom-count-deck = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }.
boom-count-pile = Cards on the pile, for nobody: { $count }{ $under ->
    [0] {""}
   *[other] {" "}({ $under } as fines)
  }.

# The end
choco_boom-praise-slap = Best slap: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = Usual call: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Cards flipped: { $value }
boom-truth = The decks are weighed. Most cards win.
choco_boom-rule-most = Most cards win.
choco_boom-rule-shared = Most cards win; equals share.
# A line of the result; $calls is none where nothing was called
boom-end-line = { $name }: { $piles ->
    [0] no pile
    [one] one pile
   *[other] { $piles } piles
  }, { $fines ->
    [0] no fine
    [one] one fine
   *[other] { $fines } fines
  }{ $calls ->
    [none] {""}
   *[other] , calls in about { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
  }
boom-end-empty = No cards left: { $names }.
boom-end-pile = Left on the pile, for nobody: { $count ->
    [one] one card
   *[other] { $count } cards
  }.

# What a key of the keyboard does
boom-key-slap = slap
boom-key-flip = flip your top card
boom-key-call = call banana, strawberry, choco, elephant
boom-key-ready = ready
boom-key-object = object
boom-key-guilty = vote: a mistake
boom-key-innocent = vote: no mistake

# Help
boom-help-flip = Press your deck to flip its top card.
boom-help-call = Then press the word of its colour, before the ring runs out. A parrot repeats the last word.
boom-help-slap = The same picture twice? Press your hand, quickly.
boom-help-ready = After a fine everybody presses Ready. Then whoever paid goes on.

## The lesson: one or two short sentences each, in a line over the table
lesson-choco_boom-flip = Press your deck to flip your top card.
lesson-choco_boom-yellow = Yellow means Banana. Press Banana!
lesson-choco_boom-other = Now the Dormouse flips and calls.
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
lesson-choco_boom-quick = The Dormouse has three cards left. Now call before the ring ends!
lesson-choco_boom-ready = Your turn: flip, then call at once!
lesson-choco_boom-now = Call now, before the ring ends!
lesson-choco_boom-in-time = In time! Now the Dormouse plays.
lesson-choco_boom-last = Your turn: flip, and look closely!
lesson-choco_boom-again = A carrot on a carrot: what now? Be quick!
lesson-choco_boom-yours = Yes, a double: the pile is yours! The Dormouse flips its last card.
lesson-choco_boom-end = The Dormouse has no cards left. Most cards win: that is you!
lesson-choco_boom-first-flip = First flip your card.
lesson-choco_boom-first-call = First call your card.
lesson-choco_boom-first-slap = First slap with your hand.

# $card is boom-card, $item a word on a key
boom-moment-bestslap = { $who ->
    [you] Your best slap
   *[other] Best slap by { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $who ->
    [you] Your slowest call
   *[other] Slowest call by { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card }: { $item })
# Before boom-due
boom-moment-finedcall = { $who ->
    [you] You called
   *[other] { $name } called
  }{ $item ->
    [none] {" "}nothing in time
   *[other] : { $item }
  } ({ $card }).
boom-moment-unslapped = Nobody slapped this double in time: { $card }. It was for { $count } cards.

## The rules on a card
# Four sentences, at most sixty words together: they are printed on a card
card-choco_boom-1 = Flip a card and call by its colour: yellow Banana, red Strawberry, brown Choco, blue Elephant.
card-choco_boom-2 = A parrot repeats the last call.
card-choco_boom-3 = The same picture twice: slap. The first hand wins the pile.
card-choco_boom-4 = A mistake costs two cards. The fullest deck wins.
