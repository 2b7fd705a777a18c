### Choco-Boom at the table.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
### Without $who, $name may be “You” too: it stands alone, before or after a colon.
### Exclamation marks: only in what to do now, and in the lesson.

## On the shelf
game-choco_boom = Choco-Boom
line-choco_boom = Say it, see it, slap it
credit-choco_boom = By Haim Shafir.
# Names of bots stand on plates: at most some twelve letters
bot-sleepy = Dormouse
bot-sleepy-line = slow, and dozes off
bot-mole = Mole
bot-mole-line = calm, but sees badly
bot-awake = Squirrel
bot-awake-line = wide awake, rarely wrong
bot-lightning = Lightning
bot-lightning-line = fast as a flash

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
boom-pile = Pile, { $count ->
    [one] one card
   *[other] { $count } cards
  }. On top: { $card }.
boom-pile-empty = New pile.
boom-under = Fines under it: { $count }.
boom-time = Time to call
boom-called = { $name }, call: { $item }
boom-won = { $name }: { $count } cards
boom-turn = { $who ->
    [you] You flip
   *[other] { $name } flips
  }

# Plates and keys of a seat: short, in one line
boom-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
boom-flip = Flip
# $word is the word on the key
boom-key-of = { $word }: { $name }
boom-ready = Ready
boom-object = Objection
boom-guilty = Mistake
boom-innocent = No mistake
boom-double = Double
# In a game without hurry, beside “Double”: the answer of whoever sees none
boom-pass = No double
boom-out = No cards: slap only
boom-muted = Hand rests

# What to do: one line over the table
boom-note-flip = Your turn: flip!
boom-note-flip-aloud = Flip, and call aloud!
boom-note-call = { $shows ->
    [repeats] Parrot! The last word again.
    [parrot] Parrot! The word for its colour.
   *[other] { $slap ->
        [yes] Call! Only a double is slapped.
       *[other] Call! Only the colour counts.
      }
  }
# To whoever flipped, in a game without hurry: call, or press the key “Double”
boom-note-call-calm = { $shows ->
    [repeats] Parrot! The last word again, or Double.
    [parrot] Parrot! The word for its colour, or Double.
   *[other] Call, or press Double!
  }
# To whoever did not flip, in a game without hurry
boom-note-pass = A double? Take your time.
boom-note-ready = Press Ready! Next: { $name }.
boom-note-vote = A mistake by { $other }?
# What was due, before what the seat has done. $wanted is the word on a key.
boom-due = { $shows ->
    [colour] { $colour ->
        [yellow] Yellow
        [red] Red
        [brown] Brown
       *[other] Blue
      } means: { $wanted }.
    [repeats] A parrot repeats the last word: { $wanted }.
    [parrot] Nothing to repeat, so the colour counts: { $wanted }.
   *[other] Right was: { $wanted }.
  }
boom-note-wait = Waiting for { $names }.
boom-note-slap = Watch for a double.
boom-note-rest = Wait for the next card.

# Why a seat pays, said to that seat
boom-fine-wrong-call = You called: { $item }.
boom-fine-hesitated = Your time was up.
boom-fine-wrong-slap = { $lies ->
    [single] One card alone is no double.
   *[other] These two are no double.
  }
boom-fine-guilty = The others voted: a mistake.
boom-fine-false-accusation = { $lies ->
    [double] No mistake: a double needs no call.
   *[other] { $name } made no mistake.
  }
boom-fine-admitted = You admitted a mistake: fair play.
boom-fine-paid = { $count ->
    [0] You have no cards to pay.
    [one] You pay one card.
   *[other] You pay { $count } cards.
  }

# Answers

# The story
boom-event-reached = Next card: { $name }.
boom-event-flipped = { $who ->
    [you] You flipped
   *[other] { $name } flipped
  }: { $card }.
boom-event-turnbegan = { $who ->
    [you] Your turn.
   *[other] Turn: { $name }.
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
boom-event-waited = { $name }: time is up.
boom-event-slapped = { $who ->
    [you] You slapped.
   *[other] { $name } slapped.
  }
boom-event-slapignored = { $name }: { $cause ->
    [soon] too soon
    [late] too late
   *[other] in a pause
  }. That costs nothing.
boom-event-ignored = { $name }: { $cause ->
    [soon] too soon
    [late] too late
   *[other] in a pause
  }.
boom-event-slapfree = { $name }: too late for the cards before. That costs nothing.
boom-event-muted = { $name }: no double. That hand rests until the next card.
# $margin: so many thousandths of a second before the next hand; 0: at the same time; none: no other hand
boom-event-pilewon = { $who ->
    [you] You win
   *[other] { $name } wins
  } { $count } cards{ $margin ->
    [none] .
    [0] : a photo finish, decided by chance.
   *[other] , { $margin } ms ahead.
  }
boom-event-fined = { $who ->
    [you] You pay
   *[other] { $name } pays
  } { $paid ->
    [0] nothing
    [one] one card
   *[other] { $paid } cards
  }: { $reason ->
    [wrong_call] a wrong call
    [hesitated] a late call
    [wrong_slap] a wrong slap
    [guilty] a mistake, by vote
    [false_accusation] a needless objection
   *[other] an admitted mistake
  }.
boom-event-objectionmade = Objection: { $name }.
boom-event-objected = { $accused ->
    [own] Mistake admitted: { $name }.
   *[other] { $name }: objection to { $accused_name }.
  }
boom-event-voted = { $name }, vote: { $guilty ->
    [yes] a mistake
   *[other] no mistake
  }.
boom-event-decided = Decided: { $guilty ->
    [yes] a mistake
   *[other] no mistake
  }.
boom-event-readied = Ready: { $name }.
boom-event-resumed = All are ready.
boom-event-outofcards = { $name }: no cards left.
boom-event-backin = { $name }: cards again.
boom-event-answered = { $who ->
    [you] You have answered.
   *[other] { $name } has answered.
  }
# All have answered, and now it is told. $double: whether this seat saw one
boom-event-said = { $who ->
    [you] You said
   *[other] { $name } said
  }: { $double ->
    [yes] double
   *[other] no double
  }.
boom-event-reopened = Paused until all are ready.
boom-event-ended = The game is over.
boom-event-undone = { $name }: taken back.

# Why not
boom-why-voting = First the others vote.
boom-why-paused = Paused until all are ready.
boom-why-call-first = First comes the call.
boom-why-reached = A card is coming.
boom-why-no-cards = You have no cards.
boom-why-not-flipper = Not your card.
boom-why-called = It has been called.
boom-why-slapped = A hand is on the double: no call needed.
boom-why-aloud = Here you call aloud.
boom-why-not-aloud = Nobody objects here: Chocobox checks the calls.
boom-why-objected = Somebody has objected.
boom-why-no-pile = Nothing to slap now.
boom-why-spent = You have slapped already.
boom-why-not-waited = Nobody waits for you.
boom-why-not-asked = You cannot vote now.
boom-why-answered = Nothing more to answer here.
boom-why-own-card = Your card: call it, or press Double.
boom-why-not-calm = Here you simply do not slap.
boom-why-not-told = Not all have answered yet.

# What a beginner meets for the first time
choco_boom-first-double = The same picture twice is a double: slap!
choco_boom-first-parrot = A parrot: call the last word again.

# $item is the word on a key; $calm: a game without hurry, in which the hand is a key that says “Double”
boom-advice-flip = Flip.
boom-advice-call = Call: { $item }.
boom-advice-ready = Press Ready.
boom-advice-object = Object.
boom-advice-vote = Vote: { $guilty ->
    [yes] a mistake
   *[other] no mistake
  }.
boom-advice-slap = { $calm ->
    [yes] Press Double.
   *[other] Slap.
  }
boom-advice-pass = Press No double.
boom-hint-by-colour = Only the colour counts.
boom-hint-repeats = A parrot repeats the last word.
boom-hint-own-colour = Nothing to repeat: its colour counts.
boom-hint-double = The same picture twice.
boom-hint-elephant = A yellow elephant.
boom-hint-row = The same word four times in a row.
boom-hint-no-double = Nothing to slap here.
boom-hint-your-turn = All wait for your card.
boom-hint-waited-for = The others wait.

# The count
boom-count-deck = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }.
boom-count-pile = On the pile, for nobody: { $count }.

# The end
choco_boom-praise-slap = Best slap: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = Usual call: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Cards flipped: { $value }
choco_boom-rule-most = Most cards win.
choco_boom-rule-shared = Most cards win; equals share.
# A line of the result; $calls is none where nothing was called
boom-end-line = { $name }, piles: { $piles }, fines: { $fines }{ $calls ->
    [none] {""}
   *[other] , usual call: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
  }
boom-end-empty = No cards left: { $names }.

# Help
boom-help-call = Then press the word for its colour before the ring runs out.
boom-help-slap = The same picture twice? Press your hand, quickly.
boom-help-ready = After a fine all press Ready.

## The lesson: one or two short sentences each, in a line over the table
lesson-choco_boom-flip = Press your deck to flip its top card.
lesson-choco_boom-yellow = Yellow means Banana. Press Banana!
lesson-choco_boom-other = Now the Dormouse flips and calls.
lesson-choco_boom-picture = Flip. Only the colour counts, not the picture!
lesson-choco_boom-colour = A blue banana! Call the word for blue.
lesson-choco_boom-repeats = A parrot repeats the last word.
lesson-choco_boom-parrot = The Dormouse called Strawberry. Now flip!
lesson-choco_boom-repeat = Your parrot! Call the last word again.
lesson-choco_boom-watch = The same picture twice in a row is a double. Watch!
lesson-choco_boom-look = Flip, and look at the pictures.
lesson-choco_boom-double = Two peppers: a double! No call. Slap with your hand!
lesson-choco_boom-won = The pile is yours! Now the Dormouse plays.
lesson-choco_boom-go = Your turn: flip.
lesson-choco_boom-same = Twice blue: a double? Slap or call!
lesson-choco_boom-quick = Three cards left for the Dormouse. Now call before the ring ends!
lesson-choco_boom-ready = Flip, then call at once!
lesson-choco_boom-now = Call before the ring ends!
lesson-choco_boom-in-time = In time! Now the Dormouse.
lesson-choco_boom-last = Flip, and look closely!
lesson-choco_boom-again = Two carrots: what now? Be quick!
lesson-choco_boom-yours = Yes, a double! The Dormouse flips its last card.
lesson-choco_boom-end = The Dormouse has no cards left. Most cards win: yours!
lesson-choco_boom-first-flip = First flip your card.
lesson-choco_boom-first-call = First call your card.
lesson-choco_boom-first-slap = First slap with your hand.

# $card is boom-card, $item a word on a key
boom-moment-bestslap = { $name }, best slap: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $name }, slowest call: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card }: { $item })
# Before boom-due
boom-moment-finedcall = { $name }, call: { $item ->
    [none] too late
   *[other] { $item }
  } ({ $card }).
boom-moment-unslapped = Nobody slapped this double: { $card }, for { $count } cards.

## The rules on a card
# Four sentences, at most sixty words together: they are printed on a card
card-choco_boom-1 = Flip, and call by colour: yellow Banana, red Strawberry, brown Choco, blue Elephant.
card-choco_boom-2 = A parrot repeats the last call.
card-choco_boom-3 = The same picture twice: slap. The first hand wins the pile.
card-choco_boom-4 = A mistake costs two cards. Most cards win.
