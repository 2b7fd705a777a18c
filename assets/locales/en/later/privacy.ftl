### For a school's data officer. Each sentence is true of the code.

privacy-title = Data protection
privacy-for = For data officers of schools, and for all who want to know exactly.
privacy-print = Print this page

privacy-short = In short
privacy-short-1 = Chocobox has no accounts, no server of its own, no advertising, no statistics and no cookies. It asks only the host that it was opened from, and only for its own files.
privacy-short-2 = What somebody plays or types stays in the browser of that device, until a person shows a code, sends a link or saves a file. The only other way out is a learning platform, see below.

privacy-where = What lies where
privacy-where-1 = Saved games: the moves, the names typed at the table, and when each was last played. They are in the browser’s database (IndexedDB).
privacy-where-2 = In the same database: class sets and the results that a teacher has taken in, with names, or numbers or animals if the set has those; the tries with their moves and times; the link of each result; what the teacher has decided about names.
privacy-where-3 = Also there: kept calling practices, only numbers, no name, and only if somebody pressed to keep them; puzzles of own moves, which looking back at a game makes; bots that somebody wrote in the workshop, with earlier versions and the name that their author chose.
privacy-where-4 = Settings, in the browser’s local storage: language, look, sound, tips, the name and the animals chosen last, how the last games went, how far a child is on its path, and an unfinished class set.
privacy-where-5 = On a pupil’s tablet the settings also hold, for the last 20 class sets, the typed name and a random number that tells two tablets apart.
privacy-where-6 = The program itself lies in the browser’s cache, to play without internet. It holds nothing about anybody.

privacy-long = How long
privacy-long-1 = Everything stays until somebody deletes it: single games, results and sets where they are shown, everything at once in the settings. A browser may also delete the data of sites that were not used for long.
privacy-long-2 = Names in a teacher’s results expire: on each device the teacher sets 30 days, 90 days (usual), a year or never. They count from the day when the pupil’s last result of the set came to the device.
privacy-long-3 = It is done when a page for teachers is opened. The name becomes a number such as “Child 3”, also in the link kept with the result; names that the teacher gave or expected go too. A link that cannot be written anew is dropped, and that game can no longer be watched.
privacy-long-4 = Names on pupils’ tablets and in saved games do not expire by themselves. A set with numbers or animals needs no name.

privacy-link = What a link or a code carries
privacy-link-1 = Everything stands behind the # sign of the address. Browsers do not send that part to any server.
privacy-link-2 = The link of a class set: its title, its tasks, and what it settles. No name.
privacy-link-3 = The link of a result: the set, the name or the picked number, the minute when it was made, a random number of the device, how many players began these tasks on it, and the tries with their moves and times. It is not encrypted: whoever has it can read it.
privacy-link-4 = The link of a game: the deal or the moves. To go on with a game the names go along; otherwise only if the person who shares it so chooses.
privacy-link-5 = The link of a bot: its game, its code, and the name that its author chose, if any. The result of a task “write a bot” holds the code too. The link of a tournament: the names, the code and the points of all bots that played.
privacy-link-6 = A mail or messenger service sees a link sent by it. A code shown from tablet to tablet passes no network.

privacy-host = What a host’s log sees
privacy-host-1 = As with every web page: the address of the device in the network, the time, the kind of browser, and which of the program’s files were fetched.
privacy-host-2 = After the first visit the files come from the device, and the host is asked whether there is a newer version.
privacy-host-3 = It sees no name, game, set or result: these are behind the # sign or never in an address.
privacy-host-4 = The one file, opened from a stick or a folder, asks no host at all.

privacy-platform = What a learning platform gets
privacy-platform-1 = Only the SCORM package with a class set in it hands anything over, and only to the platform that opened it: the points of a hundred, whether all tasks are done, how long the visit was, and the text of the result’s link.
privacy-platform-2 = That text holds the moves and times of the tries, but not the typed name: in its place stands a question mark, or the first number of the set.
privacy-platform-3 = To keep children who share a tablet apart, the package reads the platform’s identifier of the pupil, not the name. A number computed from it stays in this browser with the child’s games.
privacy-platform-4 = What the platform stores, and who may see it there, the school settles with the platform.

privacy-device = Camera, files and what schools can do
privacy-device-1 = The scanner reads codes on the device itself. Its pictures are neither stored nor sent. The browser asks before it opens the camera.
# “…” as the key is called in whole-save.
privacy-device-2 = “Keep everything in a file” writes games, sets, results, settings and names readably into one file. It leaves the device only as the person wishes; keep it like a class list.
# “…” as the key is called in space-all-clear.
privacy-device-3 = To show and delete what is stored about a child: open the set and delete its results, delete saved games of the child, or use “Delete everything” in the settings of that device.
