### Who is who in a class, and which try counts.

## A new set
# The next three are answers to it.
class-terms-names = Names
class-terms-names-typed = Typed
class-terms-names-typed-line = Everyone types a name or nickname.
class-terms-names-numbers = Numbers
class-terms-names-numbers-line = Everyone picks a number. No names.
class-terms-names-animals = Animals
class-terms-names-animals-line = Everyone picks an animal. No names.
class-option-picks = How many
class-option-picks-line = As many as pupils.
class-option-picks-value = { $value }
class-terms-counts = Which try counts
# An answer to "Which try counts": the first one.
class-terms-counts-first = The first
class-terms-counts-first-line = Later tries do not count.
class-terms-counts-best = The best
class-terms-counts-best-line = With the most points.
class-terms-counts-last = The last
class-terms-counts-last-line = Before the result is shown.

## The pupils’ page
# The name of a pupil who picked an animal: "Hedgehog 3".
class-animal = { $animal } { $number }
class-pick = { $kind ->
    [numbers] Your number
   *[animals] Your animal
  }
class-pick-line = The code that you show holds only this.
class-pick-asked = { $kind ->
    [numbers] Pick your number first.
   *[animals] Pick your animal first.
  }
# $name: a number, or an animal as "Hedgehog 3".
class-you-are = { $kind ->
    [numbers] You are number { $name }.
   *[animals] You are { $name }.
  }
class-change = Change
class-counts-line = In each task the { $counts ->
    [first] first finished
    [last] last
   *[best] best
  } try counts.
class-practice-line = Once you have seen the solution, more tries do not count.
class-bot-line = The last bot that you hand in counts.
class-practise = Practise
class-try-counts = Try { $nth } of { $tries } counts.
# $score: what came of it, as "7 of 9 points".
class-last-try = { $practice ->
    [true] Last: { $score } (practice).
   *[other] Last: { $score }.
  }
class-only-practice = only practice
class-shown-tries = It tells how often you tried.
class-shown-players = It also tells: { $count } players began on this tablet.
class-skipped-line = Before it, unfinished or gone: { $count }. The result says so.

## The teacher’s table
class-names-told = { $kind ->
    [numbers] Everyone picks a number from 1 to { $count }.
    [animals] Everyone picks one of { $count } animals.
   *[typed] Everyone types a name.
  }
# Beside points, a few words in a small letter.
class-try-of = { $nth ->
    [0] best of { $tries }
   *[other] try { $nth } of { $tries }
  }
# Beside points, a few words in a small letter.
class-skipped = { $count } before it missing
class-players = Players on this tablet: { $count }
# Two pupils typed the same name. $copy: 2, 3 and so on.
class-name-copy = { $name } ({ $copy })
class-head-more = More
class-more-of = More about { $name }
class-same-asked = Another tablet has a { $name }: the same child?
class-same-child = The same child
class-two-children = Two children
class-same-child-as = The same as { $name }
class-another-child = Another child
class-decided = The table is new.
class-tries = All tries
# Before what came of it, as "Try 2: 7 of 9 points".
class-try = Try { $nth }:
class-watch-try = Watch { $name }, task { $number }, try { $nth }
class-try-counting = counts
class-try-practice = practice
class-not-carried = Not in the results: { $count } more, unfinished, deleted, or without room.
class-pupil = Who this is
class-rename = Name in this table
class-rename-do = Rename
class-merge = The same child as
class-merge-do = Merge
class-split = Split into { $count }
class-handed-in = Handed in
class-delete-of = Delete { $name } from { $when }
class-missing = { $count } of { $all } are missing:
class-all-there = All are here: { $all }.
class-expected = Names you expect
class-expected-line = One name in each line, as typed. The list stays on this device.
class-csv-tries = All tries (CSV)
