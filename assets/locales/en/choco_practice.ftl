# Practising calls alone.

# The game as the box knows it
game-choco_practice = Choco-Boom practice
bot-metronome = Metronome
bot-metronome-line = calls what is due, always in the same time
option-cards = Cards
option-cards-line = All kinds about equally often.
option-cards-value = { $value }
option-doubles = Doubles
option-doubles-line = One card in four.

# The sheet to begin from
solo-practice = Practise calling
practice-how = Call the word of each colour, as quickly as you can.
practice-kind-agrees = Fits
practice-kind-agrees-line = Picture and colour agree: { $item }.
practice-kind-differs = Tricky
practice-kind-differs-line = The colour counts: { $item }.
practice-kind-parrot = Parrot
practice-kind-parrot-line = It repeats the last call: { $item }.
practice-kind-double = Double
practice-kind-double-line = The same thing twice, in any colour: slap.
practice-private = Only you see it. It stays on this device, if you keep it.
practice-choose = How long
practice-hesitation-line = A slower call is a mistake.
practice-start = Practise

# While cards come
practice-so-far = So far
practice-progress = { $done } of { $cards }
practice-pause = Pause
practice-no-card = No card yet
practice-ready = Fingers ready?
practice-ready-line = { $cards } cards come by themselves. Call each below{ $doubles ->
    [some] , and slap doubles
   *[other] {""}
  }.
practice-keys = Keyboard: 1 to { $doubles ->
    [some] 5.
   *[other] 4.
  }
practice-begin = Begin
practice-paused = A pause
practice-paused-line = Cards to come: { $left }.
practice-before = The last word: { $item }.
practice-go-on = Go on
practice-right = Right: { $item }
practice-by-colour = { $colour ->
    [yellow] Yellow
    [red] Red
    [brown] Brown
   *[other] Blue
  } means: { $item }.
practice-repeats = A parrot repeats the last word: { $item }.
# Before the sentence that says what the colour means
practice-own-colour = The parrot has nothing to repeat.
practice-double = The same thing twice is a double: slap.
# Before the sentence that says why
practice-no-double = That was no double.
practice-slap = Slap
practice-too-late = The time was up.

# What came of it
practice-score = Right: { $right } of { $cards }.
practice-result = Your calls
practice-plot = Usual time for right calls
practice-table = This time
practice-head-kind = Kind
practice-head-median = Usual time
practice-head-wrong = Wrong
practice-head-slow = Too late
practice-head-count = Cards
practice-unit = s
practice-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
practice-number = { NUMBER($seconds, minimumFractionDigits: 2) }
practice-no-time = no right call
practice-mistakes = Mistakes: { $count }
practice-in = in { $cards }
practice-last = before: { $count } in { $cards }
# One point of a picture: $kind is the name of a kind, as “Tricky”, $time as “0.81 s”
practice-of-kind = { $kind }: { $time }, mistakes: { $count } in { $cards }
practice-wrong = Wrong: { $wrong } of { $cards }, too late: { $slow }.
practice-too-few = Comparing needs ten right calls of each kind.
practice-cost = Tricky pictures took { $how ->
    [longer] { NUMBER($seconds, minimumFractionDigits: 2) } s longer.
   *[other] no longer.
  }
practice-parrot-cost = Parrots took { $how ->
    [longer] { NUMBER($seconds, minimumFractionDigits: 2) } s longer.
   *[other] no longer.
  }
practice-stroop = Such pictures slow everybody down: the Stroop effect.
practice-keep-line = Keep it to compare later: on this device, until you delete it.
practice-keep = Keep it
practice-forget = Do not keep it
practice-kept = Kept.
practice-forgotten = Not kept.

# What was kept
practice-kept-title = Kept so far
practice-settings = { $cards } cards, { $seconds } s to call
practice-damaged = Damaged. Kept until you delete it.
practice-delete-of = Delete: { $when }
practice-sure = Delete this for good?
practice-removed = Deleted.
