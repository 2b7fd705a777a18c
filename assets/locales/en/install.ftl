### How the box is installed on a device, how much room it takes, and how it is emptied.

## A place of its own
install-title = Keep it on this device
install-done = Chocobox is on this device.

## The room it takes
space-title = On this device
space-games = Saved games: { $count }
# $size: how many megabytes.
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB used
space-promise-yes = The browser promises to keep it all
space-promise-no = If space runs short, the browser may delete it all
space-measuring = Measuring …

## Emptying
space-site-clear = Remove the program only
space-site-line = Saved games and settings stay. The program is downloaded again the next time.
space-site-done = The program is removed. Saved games and settings are still here.
space-all-clear = Delete everything
space-all-line = Saved games, practice results and settings of everybody, and all class sets, go for good.
space-all-done = Everything is deleted.
space-cut-off = You are offline: Chocobox cannot be opened again until you are online.
space-emptied = Done
space-again = Open Chocobox again
