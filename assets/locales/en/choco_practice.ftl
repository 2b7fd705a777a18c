# Practising calls alone.

# The game as the box knows it
game-choco_practice = Choco-Boom practice
line-choco_practice = Say it, again and again
credit-choco_practice = After a game by Haim Shafir.
bot-metronome = Metronome
bot-metronome-line = calls what is due, always in the same time
option-cards = Cards
option-cards-line = All kinds about equally often.
option-cards-value = { $value }
option-doubles = Doubles
option-doubles-line = One card in four is a double: slap.

# The sheet to begin from
solo-practice = Practise calling
practice-how = Cards come one after the other. Call the word of each colour, as quickly as you can. The picture may trick you.
practice-kind-agrees = Fits
practice-kind-agrees-line = Picture and colour say the same: { $item }.
practice-kind-differs = Tricky
practice-kind-differs-line = The picture says something else. The colour counts: { $item }.
practice-kind-parrot = Parrot
practice-kind-parrot-line = It repeats the call before it: { $item }.
practice-kind-double = Double
practice-kind-double-line = The same thing twice, in any colour: slap. Then a new pile begins.
practice-private = Nobody else sees how you do. It stays on this device, and only if you keep it.
practice-choose = How long
practice-hesitation-line = A slower call is a mistake.
practice-start = Practise

# While cards come
practice-so-far = So far
practice-progress = { $done } of { $cards }
practice-pause = Pause
practice-no-card = No card yet
practice-ready = Fingers ready?
practice-ready-line = { $cards } cards come by themselves. Call each with a key below{ $doubles ->
    [some] , and slap the doubles.
   *[other] .
  }
practice-keys = Keys on a keyboard: { $doubles ->
    [some] 1 to 5.
   *[other] 1 to 4.
  }
practice-begin = Begin
practice-paused = A pause
practice-paused-line = { $left ->
    [one] One card is still to come.
   *[other] { $left } cards are still to come.
  }
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
practice-own-colour = The parrot has nothing to repeat. { $colour ->
    [yellow] Yellow
    [red] Red
    [brown] Brown
   *[other] Blue
  } means: { $item }.
practice-double = The same thing twice is a double: slap.
# Before the sentence that says why
practice-no-double = That was no double.
practice-slap = Slap
practice-too-late = The time was up.

# What came of it
practice-score = { $right } of { $cards } calls were right.
practice-result = Your calls
practice-plot = Your usual time for right calls with each kind, now and before
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
practice-mistakes = { $count ->
    [0] no mistake
    [one] { $count } mistake
   *[other] { $count } mistakes
  }
practice-in = in { $cards }
practice-last = before: { $count } in { $cards }
# One point of a picture: $kind is the name of a kind, as “Tricky”, $time as “0.81 s”
practice-of-kind = { $kind }: { $time }, { $count ->
    [0] no mistake
    [one] { $count } mistake
   *[other] { $count } mistakes
  } in { $cards }
practice-wrong = Of { $cards } calls, { $wrong } wrong and { $slow } too late.
practice-too-few = To compare the kinds, make at least ten right calls of each.
practice-cost = { $how ->
    [longer] Where the picture tricked you, you took { NUMBER($seconds, minimumFractionDigits: 2) } s longer.
   *[other] Where the picture could trick you, you took no longer.
  }
practice-parrot-cost = { $how ->
    [longer] Parrots took { NUMBER($seconds, minimumFractionDigits: 2) } s longer.
   *[other] Parrots took no longer.
  }
practice-stroop = Such pictures slow everybody down. That is called the Stroop effect. With practice it shrinks.
practice-keep-line = Keep it to compare it later. It stays on this device until you delete it.
practice-keep = Keep it
practice-forget = Do not keep it
practice-kept = It is kept.
practice-forgotten = It was not kept.

# What was kept
practice-kept-title = Kept so far
practice-settings = { $cards } cards, { $seconds } s to call
practice-damaged = Damaged. It is kept until you delete it.
practice-delete-of = Delete: { $when }
practice-sure = Delete this for good?
practice-removed = It is deleted.
