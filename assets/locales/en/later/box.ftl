### About the box itself: whose games these are, its addresses, and how it gets a place of its own.

## About
about-what = Chocobox is a box of table games in your browser. Once opened it needs no internet.
# $version: a number as 1.2.0. $day: a day.
about-this = Version { $version }, { $day }
about-whose = Whose games these are
about-not-ours = The games belong to those who invented and published them. They did not make, order or approve Chocobox. If you like a game, buy the real box. It smells better.
about-names = The names only say which game it is. All words, pictures and sounds were made for Chocobox.
about-ask = Questions and faults
about-ask-whom = Ask whoever gave you the address of this page. If something is wrong, tell them what you did, what you saw and the version above.
about-ask-hole = Report a gap in security in private: SECURITY.md of the source code says how.
about-languages = Languages
about-languages-mend = Does a sentence sound wrong? Report it like a fault, with a better one.
# $language: its own name, as "Français".
about-languages-unread = { $language }: nobody who grew up with it has read it yet.
# $name: its own name. $missing: so many of $all messages are not there.
about-languages-partial = { $name }: { $missing } of { $all } sentences are still in English.
about-access = Accessibility
about-access-goal = Chocobox wants to meet WCAG 2.2, level AA. All games can be played by touch, by keyboard and with a screen reader. Nothing depends on colour alone, type may be twice as large, and the settings calm all movement.
about-access-tried = Programs test every screen in every language, light and dark, and play games by keys. People who use a screen reader each day have not tested it yet.
about-access-hard = Choco-Boom and Kaboom! ask for quick hands, but house rules make both calm. If something keeps you out, report it like a fault.
about-private = What stays on your device
about-private-text = Everything stays in this browser. Nothing is sent anywhere.
about-workshop = Bot workshop: write a bot and let it play
about-private-platform = Your learning platform gets what you play of its own tasks: points, time and moves. Everything else stays in this browser.
about-stays = What you can count on
about-stays-opens = Whatever version 1.0 or a later one has made opens in all that follow: links, saved games, class sets and results.
about-stays-free = Chocobox is free. It has no advertising, no accounts, and no server that collects anything.
about-stays-alone = What is on your device goes on without internet, whatever happens to its makers.
about-stays-safe = For at least two years from version 1.0, gaps in security are closed in the newest version. Before that ends, a last version says so here, half a year ahead.
about-made-of = What it is made of
about-licences = Chocobox is free software under the MIT licence. With it comes the work of others:
about-texts = All licences in full
about-texts-missing = The texts could not be loaded. Open this page while online.
about-name = Name
about-version = Version
about-licence = Licence

## Addresses
addresses-how = Each game has an address. Put that of this page, up to the # sign, in front.
addresses-look = Look back at a finished game, with the text of its link:
addresses-seed = With seed=7, or any whole number, everyone gets the same cards. With flat=1 the tablet lies flat between several players, where the game allows it.
addresses-candle = With candle=2 a candle burns for two minutes in each turn, where several people play in turns:
# person, person:Anna stay as they are. Two numbers of seats.
addresses-players = { $least } to { $most } seats, clockwise from the near edge: person, person:Anna, or a bot.
# $values: numbers, as "0, 1, 2".
addresses-first = Who begins: { $values }, where 0 is the seat at the near edge.
# $values: numbers, as "1, 2, 3"; $usual: one of them.
addresses-values = { $values }; usually { $usual }.
# $name: a word of an address, as pace_1.
addresses-each = The other seats have { $name } and so on.
# $name: of a bot. $line: a sentence about it.
addresses-is = { $name }: { $line }

## A place of its own
install-why = It is then among your apps, fills the screen and needs no internet.
install-take = Put it there
install-nothing = Nothing can be kept in this window. It may be private, or part of another app. Open Chocobox in an ordinary browser window.
install-http = Browsers keep only what comes by https://. Open this page at an https:// address, or ask whoever offers it for one.
install-playing = While you play
install-awake = The screen stays on during a game, where the browser allows it.

## Step by step
install-step-share = Tap the share sign. In newer Safari it may lie behind the three dots.
install-step-share-other = Tap the share sign, in the address bar or in the browser’s menu.
# Words in “…” here and below stand in menus of browsers: as they are called there in this language.
install-step-home = Choose “Add to Home Screen”, then “Add”.
install-step-safari = If that is not there, open this page in Safari and share it.
install-step-once = Open Chocobox there once while you are online.
install-step-drawer = Games saved in the browser stay there: Chocobox on the Home Screen saves its own.
install-step-inside = Another app shows this page and keeps nothing. Open it in your browser, with the three dots or the share sign.
install-step-dots = Open the browser’s menu, the three dots.
install-step-lines = Open the browser’s menu, the three lines.
install-step-add = Choose “Add to home screen” or “Install”, and say yes.
install-step-page = Choose “Add page to”, then “Home screen”.
install-step-bar = In the address bar, click the sign of a screen with an arrow.
install-step-cast = If it is not there: in the browser’s menu, under “Cast, save and share”, choose “Install page as app”.
install-step-edge = If it is not there: in the browser’s menu, under “Apps” or “More tools”, install this site.
install-step-file = In the menu bar choose “File”, then “Add to Dock”.
install-step-bookmark = Make a bookmark with the star in the address bar.
install-step-stays = It opens Chocobox without internet.
install-step-look = Look in the browser’s menu for “Add to home screen” or “Install”.
install-step-else = If that is not there, a bookmark is enough: the page is kept all the same.
