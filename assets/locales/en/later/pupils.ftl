### Who is who in a class, and which try counts.

## A new set
# The next three are answers to it.
class-terms-names = Names
class-terms-names-typed = Typed
class-terms-names-typed-line = Everyone types a name or a nickname.
class-terms-names-numbers = Numbers
class-terms-names-numbers-line = Everyone picks a number. No name is needed.
class-terms-names-animals = Animals
class-terms-names-animals-line = Everyone picks an animal. No name is needed.
class-option-picks = How many
class-option-picks-line = As many as there are pupils.
class-option-picks-value = { $value }
class-terms-counts = Which try counts
# An answer to "Which try counts": the first one.
class-terms-counts-first = The first
class-terms-counts-first-line = Later tries are seen, but do not count.
class-terms-counts-best = The best
class-terms-counts-best-line = The one with the most points.
class-terms-counts-last = The last
class-terms-counts-last-line = The one before the result is shown.

## The pupils’ page
# The name of a pupil who picked an animal: "Hedgehog 3".
class-animal = { $animal } { $number }
class-pick = { $kind ->
    [numbers] Your number
   *[animals] Your animal
  }
class-pick-line = Only this is in the code that you show; no name.
class-pick-asked = { $kind ->
    [numbers] Please pick your number first.
   *[animals] Please pick your animal first.
  }
# $name: a number, or an animal as "Hedgehog 3".
class-you-are = { $kind ->
    [numbers] You are number { $name }.
   *[animals] You are { $name }.
  }
class-change = Change
class-next-pick = A fresh start. Pick who you are.
class-counts-line = { $counts ->
    [first] Your first finished try at each task counts.
    [last] Your last try at each task counts.
   *[best] Your best try at each task counts.
  }
class-practice-line = Once you have seen the solution, more tries are practice and do not count.
class-bot-line = Of a bot the last one that you hand in counts.
class-practise = Practise
class-try-counts = Try { $nth } of { $tries } counts.
# $score: what came of it, as "7 of 9 points".
class-last-try = { $practice ->
    [true] Last: { $score } (practice).
   *[other] Last: { $score }.
  }
class-only-practice = only practice
class-shown-tries = It tells how often you tried.
class-shown-players = It also tells that { $count } players have begun on this tablet.
class-skipped-line = { $count ->
    [one] { $count } try before it is unfinished or gone, and the result says so.
   *[other] { $count } tries before it are unfinished or gone, and the result says so.
  }

## The teacher’s table
class-names-told = { $kind ->
    [numbers] Everyone picks a number from 1 to { $count }.
    [animals] Everyone picks one of { $count } animals.
   *[typed] Everyone types a name.
  }
class-counts-told = { $counts ->
    [first] The first finished try at each task counts. Earlier ones that were deleted or not finished are told as missing.
    [last] The last try at each task counts.
   *[best] The best try at each task counts.
  }
# Beside points, a few words in a small letter.
class-try-of = { $nth ->
    [0] best of { $tries }
   *[other] try { $nth } of { $tries }
  }
# Beside points, a few words in a small letter.
class-skipped = { $count } before it missing
class-players = { $count } players began on the same tablet
# Two pupils typed the same name. $copy: 2, 3 and so on.
class-name-copy = { $name } ({ $copy })
class-head-more = More
class-more-of = More about { $name }
class-same-asked = { $others ->
    [one] Two tablets used the name { $name }: the same child, or two?
   *[other] Another tablet used the name { $name }: one of these children, or another?
  }
class-same-child = The same child
class-two-children = Two children
class-same-child-as = The same as { $name }
class-another-child = Another child
class-decided = The table is made anew.
class-tries = All tries
# Before what came of it, as "Try 2: 7 of 9 points".
class-try = Try { $nth }:
class-watch-try = Watch { $name }, task { $number }, try { $nth }
class-try-counting = counts
class-try-practice = practice
class-not-carried = { $count ->
    [one] { $count } more try is not in the results: unfinished, deleted, or without room.
   *[other] { $count } more tries are not in the results: unfinished, deleted, or without room.
  }
class-pupil = Who this is
class-rename = Name in this table
class-rename-do = Rename
class-merge = The same child as
class-merge-do = Merge
class-split = { $count ->
    [one] Split into { $count } child
   *[other] Split into { $count } children
  }
class-handed-in = Handed in
class-delete-of = Delete the result of { $name } from { $when }
class-missing = { $count } of { $all } are missing:
class-all-there = { $all ->
    [one] { $all } of { $all } is here.
   *[other] All { $all } are here.
  }
class-expected = Names you expect
class-expected-field = Names of your pupils
class-expected-line = One name in each line, as your pupils type it. The list stays on this device.
class-csv-tries = All tries (CSV)
