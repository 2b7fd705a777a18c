### What one can do here, for teachers and families. Tests prove each sentence: change none without them.

can-title = What this box can do
can-how = Each line says what you can do. Press it and you see the tests that prove it: programs that try it out. They are part of the source code.

can-games = The games
can-four = You can play four table games by their printed rules, from the first card to the count.
can-lessons = Each game has a lesson of a few minutes, which you learn by playing.
can-strength = Bots are easy, middle or hard, and the harder ones win more.
can-honest = A bot sees only what its seat may see.
can-secret = Several persons can play on one screen, and nobody sees another’s cards.
can-first = In the quick games the hand that landed first wins, whichever was heard first.
can-looking = You can look back at a game: it shows your mistakes, what would have been better, and why.
can-today = Each day has a task, the same for everybody.
can-candle = A candle may burn for each turn. Once it is out, a word reminds you, and nothing is lost.

can-places = Where it plays
can-offline = After the first visit you can play without internet, even if its host is gone.
can-engines = It plays in Chromium, Firefox and WebKit, from which Chrome, Edge, Firefox and Safari are made.
can-stick = It is also one file, which plays from a USB stick.
can-sizes = Every page has room on every screen, from a phone of 320 pixels to a board of 2560.
can-tongues = It speaks six languages, and each page has room for each of them.
can-newer = A newer version comes whole, and never under an open game. You take it on the shelf, or it is there once all windows were closed.
can-near = Several tablets and phones can play at one table, without internet.

can-stays = What stays, and what goes nowhere
can-link = A link or a code holds a whole game, and you can go on with it on another device.
can-old = Links and saved games from version 1.0 on open for ever, by the rules of their time: samples of each are tried again.
can-kept = All that is kept goes into one file, and comes out of it on another device.
can-shared = Several children can share a device: two touches change who plays, and each has things of its own. A guest leaves no trace.
can-unsent = Nothing is sent anywhere. Only a learning platform may get the points of its own tasks.
can-wall = A bot that a stranger wrote reaches nothing but its table.

can-classes = For a class
can-set = A class set is a code. Each result is played again by the rules, so nobody can make one up.
can-tile = While a task is played, a large tile can say from afar how it goes. Nothing is sent for that.
can-kiosk = A set can hide the rest of the box until it is done; a grown-up opens it with a sum.
can-scanned = One tap reads the codes of a whole class, without a network.
can-ready = Ready lessons bring tasks, a course and the time they take.
can-paper = Any table becomes a picture for a worksheet, or a question on paper with its key on a second sheet.
can-names = Names in the results of a class expire.
can-platform = A learning platform takes the box as a SCORM package, and gets the points.
can-module = Servers without internet, RACHEL and Internet-in-a-Box, take it as a module.
can-found = Catalogues of teaching find the ready lessons.
can-written = You can write a bot in Python, and bots can play a tournament.

# $held of $all. A tag is one of a list of official names for games.
can-held = From here on official names stand there, too: { $held } of the { $all } tags of the Accessible Games Initiative hold here.

can-see = For eyes
can-colours = You need not tell colours apart: shapes, marks and words say the same.
can-contrast = Words stand out clearly, in light and in dark.
can-edges = Keys have clear edges, and a ring shows where you are with the keyboard.
can-system = If your device chooses the colours, all keys keep an edge. What cannot be pressed has a dashed one.
can-large = Letters may be twice as large, and all can still be read.
can-spacing = Letters, words and lines may stand farther apart, and nothing is cut.
can-far = Even enlarged four times, each page shows everything, and a table a board to play on.
can-turned = You can hold the screen upright or across.
can-calm = The settings calm all movement. Nothing shakes, and nothing moves for ever.
can-flashes = Nothing flashes more than three times a second.

can-hear = For ears and screen readers
can-reader = A screen reader tells every page, menu and key.
can-told = What happens at the table is told by itself.
can-quiet = Nothing sounds before you touch something, and sounds can be switched off.
can-volumes = Signals and things each have a volume of their own, and all of them one together.
can-mono = Both ears can hear the same.

can-hands = For hands
can-keys = You can play every game with the keyboard alone.
can-switch = One switch or two are enough: at the table you are led through all that can be done.
can-letters = Keys of one letter can be switched off, so that nothing happens by chance.
can-focus = Nothing happens before you press, wherever you are.
can-touch = You can play every game by touch alone.
can-mouse = You can play every game with a mouse alone.
can-holds = You can play without holding a key down.
can-single = You never need two fingers: a tap turns a card, and the whole board fits on the screen.
can-drags = Whatever can be dragged can be done by taps, too.
can-slips = A finger that slips off presses nothing, and many moves can be taken back.
can-room = Whatever you press is large enough for a finger.
can-motion = You need not move or shake the device.

can-play = For calm and clear play
can-hurry = Nobody needs quick hands: house rules let Choco-Boom wait for everybody, and Kaboom! goes without slaps, with ten seconds for a power.
can-levels = You choose how strong each bot is.
can-save = You can save a game at any move, as a link or a file, and go on from there.
can-sure = Before anything is deleted, you are asked.
can-login = There is no account and no password.
can-languages = Each page says which language it is in, so that it is read aloud rightly.
can-reasons = What does not work is told in words, with the reason.

can-limits = What is not so
can-limit-1 = People who use a screen reader, switches or a magnifier each day have not tested it yet. NVDA, JAWS, VoiceOver and TalkBack were not there: programs check what they are given.
can-limit-2 = With their usual rules Choco-Boom and Kaboom! ask for quick hands.
can-limit-3 = Round a tablet that lies flat you hold the eye in Kaboom! down, so that only you see. On a screen of your own a tap or a key is enough.
can-limit-4 = Keys cannot be given another meaning.
can-limit-5 = Letters in a game begin smaller than the tags for text ask. The browser can enlarge them.
can-limit-6 = Nobody speaks or chats here, so there is nothing to subtitle.
# $tags: official names, in English.
can-limit-tags = Not claimed: { $tags }.
