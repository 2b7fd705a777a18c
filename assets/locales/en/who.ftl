### Who is who in a class, and which try counts.

## A new set
who-names = Names
who-names-typed = Typed
who-names-typed-line = Everyone types a name or a nickname.
who-names-numbers = Numbers
who-names-numbers-line = Everyone picks a number. No name is needed.
who-names-animals = Animals
who-names-animals-line = Everyone picks an animal. No name is needed.
who-option-picks = How many
who-option-picks-line = As many as there are pupils.
who-option-picks-value = { $value }
who-counts = Which try counts
who-counts-first = The first
who-counts-first-line = Later tries are seen, but do not count.
who-counts-best = The best
who-counts-best-line = The one with the most points.
who-counts-last = The last
who-counts-last-line = The one before the result is shown.

## The pupils’ page
who-animal = { $animal } { $number }
who-pick = { $kind ->
    [numbers] Your number
   *[animals] Your animal
  }
who-pick-line = Only this is in the code that you show, and no name.
who-pick-asked = { $kind ->
    [numbers] Please pick your number first.
   *[animals] Please pick your animal first.
  }
who-you-are = { $kind ->
    [numbers] You are number { $name }.
   *[animals] You are { $name }.
  }
who-change = Change
who-next-done = A fresh start. Please pick who you are.
who-counts-line = { $counts ->
    [first] Your first finished try at each task counts.
    [last] Your last try at each task counts.
   *[best] Your best try at each task counts.
  }
who-practice-line = Once you have seen the solution, playing again is practice and does not count.
who-bot-line = Of a bot the last one counts that you hand in.
who-practise = Practise
who-nth-counts = Try { $nth } of { $tries } counts.
who-last = { $practice ->
    [true] Last: { $score } (practice).
   *[other] Last: { $score }.
  }
who-only-practice = only practice
who-shown-tries = It tells how often you tried.
who-shown-players = It also tells that { $count } players have begun on this tablet.
who-skipped-line = { $count ->
    [one] { $count } try before it was not finished or is gone, and the result says so.
   *[other] { $count } tries before it were not finished or are gone, and the result says so.
  }

## The teacher’s table
who-names-told = { $kind ->
    [numbers] Everyone picks a number from 1 to { $count }.
    [animals] Everyone picks one of { $count } animals.
   *[typed] Everyone types a name.
  }
who-counts-told = { $counts ->
    [first] The first finished try at each task counts. Earlier ones that were deleted or not finished are told as missing.
    [last] The last try at each task counts.
   *[best] The best try at each task counts.
  }
who-nth = { $nth ->
    [0] best of { $tries }
   *[other] try { $nth } of { $tries }
  }
who-skipped = { $count } before it missing
who-players = { $count } players began on the same tablet
who-copy = { $name } ({ $copy })
who-head-more = More
who-more-of = More about { $name }
who-asked = { $others ->
    [one] Two tablets used the name { $name }: the same child, or two?
   *[other] Another tablet used the name { $name }: one of these children, or another?
  }
who-same = The same child
who-two = Two children
who-same-as = The same as { $name }
who-another = Another child
who-decided = The table is made anew.
who-tries = All tries
who-try = Try { $nth }:
who-watch-of = Watch { $name }, task { $number }, try { $nth }
who-counting = counts
who-practice = practice
who-not-carried = { $count ->
    [one] { $count } more try is not in the results: not finished, deleted, or it had no room.
   *[other] { $count } more tries are not in the results: not finished, deleted, or they had no room.
  }
who-is = Who this is
who-rename = Name in this table
who-rename-do = Rename
who-merge = The same child as
who-merge-do = Merge
who-split = { $count ->
    [one] Split into { $count } child
   *[other] Split into { $count } children
  }
who-handed-in = Handed in
who-delete-of = Delete the result of { $name } from { $when }
who-missing = { $count } of { $all } are missing:
who-all-there = { $all ->
    [one] { $all } of { $all } is here.
   *[other] All { $all } are here.
  }
who-expected = Names you expect
who-expected-field = Names of your pupils
who-expected-line = One name in each line, as your pupils type it. The list stays on this device.
who-csv-tries = All tries (CSV)
