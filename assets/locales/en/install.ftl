### How the box is installed on a device, how much room it takes, and how it is emptied.

## A place of its own
# $device, here and below: what holds the page, chosen as in these words.
install-title = Keep it on this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }
install-done = Chocobox is now on this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }.

## The room it takes
space-title = On this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }
space-games = { $count ->
    [0] No saved games
    [one] { $count } saved game
   *[other] { $count } saved games
  }
# $size: how many megabytes.
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB used
space-promise-yes = The browser has promised to keep it all
space-promise-no = If space runs short, the browser may delete it all
space-measuring = Having a look …

## Emptying
space-site-clear = Remove the program only
space-site-line = Saved games and settings stay.
space-site-ask = Remove the program only?
space-site-tell = Saved games and settings stay. The next time, Chocobox is downloaded again.
space-site-yes = Remove the program
space-site-done = The program is removed. Saved games and settings are still here; Chocobox is downloaded again the next time.
space-all-clear = Delete everything
space-all-line = Saved games, practice results, class sets and settings go too.
space-all-ask = Delete everything?
# Below "Delete everything?". $count: saved games.
space-all-tell = { $count ->
    [0] All settings, practice results and class sets go
    [one] { $count } saved game goes for good, and all settings, practice results and class sets
   *[other] { $count } saved games go for good, and all settings, practice results and class sets
  }. This cannot be undone.
space-all-yes = Delete everything
space-all-done = Everything is deleted. Nothing of Chocobox is left in this browser.
space-cut-off = You are offline just now. Chocobox cannot be opened again until you are online.
space-keep = Keep it
space-emptied = Done
space-again = Open Chocobox again
