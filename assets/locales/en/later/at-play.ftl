### While a class plays a set: a large tile says from afar how it goes, and the rest of the box may be hidden.

## For teachers: two switches of a set, each with a line, and what each means on the page of the set
class-at-play = While they play
class-glance = A tile to be seen from afar
class-glance-line = Beside each task, large: its number, and “working”, “stuck” or “done”. Nothing is sent.
class-glance-told = At each task a large tile says how it goes.
class-kiosk = Only these tasks
class-kiosk-line = The rest of the box is hidden until all tasks are done. It does not lock the tablet.
class-kiosk-told = The rest of the box is hidden until all tasks are done; a grown-up opens it with a sum.

## For pupils
# Large, to be read from three metres: one or two short words.
glance-state = { $state ->
    [stuck] Stuck
    [done] Done
   *[working] Working
  }
# Small, at the foot of the same tile.
glance-press = { $state ->
    [stuck] Going on? Press here.
   *[working] Stuck? Press here.
  }
kiosk-hides = The rest of the box is hidden until these tasks are done. The tablet itself is not locked.
kiosk-adult = For grown-ups: open the box
# $less, $more: two numbers, whose product a grown-up knows.
kiosk-sum = How much is { $less } × { $more }?
# A key with one answer, a figure only.
kiosk-answer = { $number }
kiosk-wrong = That is not right. Here is another sum.
kiosk-done = All tasks are done: the whole box is open.
kiosk-open = A grown-up has opened the box.
