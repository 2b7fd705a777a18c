### How the box is installed on a device, how much room it takes, and how it is emptied.

## A place of its own
install-title = Keep it on this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }
install-why = The box then stands among the apps, has the screen to itself and needs no internet.
install-own = The box has its place on this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  } already.
install-done = The box now has its place on this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }.
install-take = Put it there
install-nothing = This window does not keep the box. Perhaps it is a private window, or shown inside another app. Open the box in an ordinary window of your browser, then it can stay.
install-playing = While you play
install-gestures = Gestures with four or five fingers can take touches away from the game. On an iPad they are switched off in Settings, under Multitasking & Gestures.
install-awake = The screen stays on during a game, where the browser allows it.

## Step by step
install-step-share = Tap the share sign. In newer Safari it may lie behind the three dots.
install-step-share-other = Tap the share sign, in the address bar or in the browser’s menu.
install-step-home = Choose “Add to Home Screen”, then “Add”.
install-step-safari = If that is not offered, open this page in Safari and share it from there.
install-step-once = Open the box from its new place once while there is internet. After that it needs none.
install-step-drawer = Games saved in the browser stay in the browser: the box on the Home Screen has a drawer of its own.
install-step-inside-ios = This page is shown inside another app, which keeps nothing. Open it in Safari: that is offered behind the three dots or the share sign.
install-step-inside-android = This page is shown inside another app, which keeps nothing. Open it in your browser: that is offered behind the three dots.
install-step-dots = Open the browser’s menu, the three dots.
install-step-lines = Open the browser’s menu, the three lines.
install-step-add = Choose “Add to home screen” or “Install”, and say yes.
install-step-page = Choose “Add page to”, then “Home screen”.
install-step-bar = In the address bar, click the sign of a screen with an arrow.
install-step-cast = If it is not there: in the browser’s menu, under “Cast, save and share”, choose “Install page as app”.
install-step-edge = If it is not there: in the browser’s menu, under “Apps” or “More tools”, choose to install this site.
install-step-file = In the menu bar choose “File”, then “Add to Dock”.
install-step-older = Older Safari has no such choice. There a bookmark is enough: the page is kept all the same.
install-step-bookmark = Nothing needs to be put in place here: make a bookmark with the star in the address bar.
install-step-stays = The box is kept all the same, and opens from the bookmark without internet.
install-step-look = Look in the browser’s menu for “Add to home screen” or “Install”.
install-step-else = If neither is there, a bookmark is enough: the page is kept all the same.

## The room it takes
room-title = On this { $device ->
    [phone] phone
    [computer] computer
   *[tablet] tablet
  }
room-games = { $count ->
    [0] No saved games
    [one] { $count } saved game
   *[other] { $count } saved games
  }
room-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB of room taken
room-promise-yes = The browser has promised to keep it all
room-promise-no = If room runs short, the browser may tidy it away
room-measuring = Having a look …

## Emptying
room-site-clear = Clear the box only
room-site-line = Saved games and settings stay. The box is fetched again when it is next opened.
room-site-ask = Clear the box only?
room-site-tell = Saved games and settings stay. The next time, the box is fetched from the internet again.
room-site-yes = Clear the box
room-site-done = The box is cleared. Saved games and settings are still here, and the next time it is fetched again.
room-all-clear = Clear everything
room-all-line = Saved games, kept practices, class sets and settings go too. Nothing of Chocobox stays in this browser.
room-all-ask = Clear everything?
room-all-tell = { $count ->
    [0] All settings, kept practices and class sets go
    [one] { $count } saved game goes for good, and all settings, kept practices and class sets
   *[other] { $count } saved games go for good, and all settings, kept practices and class sets
  }. That cannot be taken back.
room-all-yes = Clear everything
room-all-done = Everything is cleared. Nothing of Chocobox is left in this browser.
room-cut-off = There is no internet just now. Until there is, the box cannot be opened again.
room-keep = Keep it
room-emptied = Cleared
room-again = Open the box again
