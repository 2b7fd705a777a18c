### How the box is installed on a device, how much room it takes, and how it is emptied.

## A place of its own
install-title = Keep it on this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }
install-why = Chocobox is then among your apps, fills the screen and needs no internet.
install-own = Chocobox is already on this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }.
install-done = Chocobox is now on this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }.
install-take = Put it there
install-nothing = Nothing can be kept in this window. Perhaps it is a private window, or part of another app. Open Chocobox in an ordinary browser window, then it can stay.
install-http = The address of this page begins with http://, and browsers keep only what comes by https://: open Chocobox at an address that begins with https://, or ask whoever offers it for one.
install-playing = While you play
install-gestures = Four or five fingers can switch to another app in the middle of a game. On an iPad, turn that off in Settings, under Multitasking & Gestures.
install-awake = The screen stays on during a game, where the browser allows it.

## Step by step
install-step-share = Tap the share sign. In newer Safari it may lie behind the three dots.
install-step-share-other = Tap the share sign, in the address bar or in the browser’s menu.
install-step-home = Choose “Add to Home Screen”, then “Add”.
install-step-safari = If you do not see that, open this page in Safari and share it from there.
install-step-once = Open Chocobox from its new place once while you are online. After that it needs no internet.
install-step-drawer = Games saved in the browser stay there: Chocobox on the Home Screen saves its own.
install-step-inside-ios = This page is shown inside another app, which keeps nothing. Open it in Safari, with the three dots or the share sign.
install-step-inside-android = This page is shown inside another app, which keeps nothing. Open it in your browser, with the three dots.
install-step-dots = Open the browser’s menu, the three dots.
install-step-lines = Open the browser’s menu, the three lines.
install-step-add = Choose “Add to home screen” or “Install”, and say yes.
install-step-page = Choose “Add page to”, then “Home screen”.
install-step-bar = In the address bar, click the sign of a screen with an arrow.
install-step-cast = If it is not there: in the browser’s menu, under “Cast, save and share”, choose “Install page as app”.
install-step-edge = If it is not there: in the browser’s menu, under “Apps” or “More tools”, choose to install this site.
install-step-file = In the menu bar choose “File”, then “Add to Dock”.
install-step-older = Older versions of Safari cannot do that. A bookmark is enough there: the page is kept all the same.
install-step-bookmark = There is nothing to install here: make a bookmark with the star in the address bar.
install-step-stays = Chocobox is kept all the same, and opens from the bookmark without internet.
install-step-look = Look in the browser’s menu for “Add to home screen” or “Install”.
install-step-else = If neither is there, a bookmark is enough: the page is kept all the same.

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
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB used
space-promise-yes = The browser has promised to keep it all
space-promise-no = If space runs short, the browser may delete it all
space-measuring = Having a look …

## Emptying
space-site-clear = Remove the program only
space-site-line = Saved games and settings stay. Chocobox is downloaded again when you next open it.
space-site-ask = Remove the program only?
space-site-tell = Saved games and settings stay. The next time, Chocobox is downloaded again.
space-site-yes = Remove the program
space-site-done = The program is removed. Your saved games and settings are still here, and Chocobox is downloaded again the next time.
space-all-clear = Delete everything
space-all-line = Saved games, practice results, class sets and settings go too. Nothing of Chocobox stays in this browser.
space-all-ask = Delete everything?
space-all-tell = { $count ->
    [0] All settings, practice results and class sets go
    [one] { $count } saved game goes for good, and all settings, practice results and class sets
   *[other] { $count } saved games go for good, and all settings, practice results and class sets
  }. This cannot be undone.
space-all-yes = Delete everything
space-all-done = Everything is deleted. Nothing of Chocobox is left in this browser.
space-cut-off = You are offline just now. Until you are online, Chocobox cannot be opened again.
space-keep = Keep it
space-emptied = Done
space-again = Open Chocobox again
