### For a school's data officer. Each sentence is true of the code.

privacy-title = Data protection
privacy-print = Print this page

privacy-short = In short
privacy-short-1 = Chocobox has no accounts, no server of its own, no advertising, no statistics and no cookies. It asks only the host that it was opened from, and only for its own files.
privacy-short-2 = What somebody plays or types stays in the browser of that device, until a person shows a code, sends a link, saves a file or lets another device in. The only other way out is a learning platform, see below.

privacy-where = What lies where
privacy-where-1 = In the browser’s database (IndexedDB): saved games, with their moves, the names typed at the table, and when each was last played.
privacy-where-2 = Also there: class sets and the results that a teacher has taken in, with names, numbers or animals; the tries with their moves and times; the link of each result; what the teacher has decided about names.
privacy-where-3 = Also there: calling practices that somebody has chosen to keep, only numbers, no name; puzzles of own moves, made by looking back at a game; bots written in the workshop, with earlier versions and the name that their author chose.
privacy-where-4 = In the browser’s local storage: language, look, sound, tips, the name and the animals chosen last, how the last games went, how far a child is on its path, and an unfinished class set. Where several children share the device, also the name and the animal of each; the things of each lie apart, and nothing of a guest is kept.
privacy-where-5 = Also there, on a pupil’s tablet, for the last 20 class sets: the typed name and a random number that tells two tablets apart; and which set hides the rest of the box, while one does.
privacy-where-6 = In the browser’s cache: the program itself. It holds nothing about anybody.

privacy-long = How long
privacy-long-1 = Everything stays until somebody deletes it: single games, results and sets where they are shown, everything at once in the settings. A browser may also delete the data of sites not used for long.
privacy-long-2 = Names in a teacher’s results expire. On each device the teacher sets 30 days, 90 days (usual), a year or never, counted from the day when the pupil’s last result of the set came to it.
privacy-long-3 = When a page for teachers is opened, an expired name becomes a number such as “Child 3”, also in the link kept with the result; names that the teacher gave or expected go too. A link that cannot be written anew is dropped, and its game can no longer be watched.
privacy-long-4 = Names on pupils’ tablets and in saved games do not expire. A set with numbers or animals needs no name.

privacy-link = What a link or a code carries
privacy-link-1 = Everything stands behind the # sign of the address, a part that browsers send to no server.
privacy-link-2 = The link of a class set: its title, its tasks, and what it settles. No name.
privacy-link-3 = The link of a result: the set, the name or the picked number, the minute when it was made, a random number of the device, how many players began these tasks on it, and the tries with their moves and times. It is not encrypted: whoever has it can read it.
privacy-link-4 = The link of a game: the deal or the moves. Names go along if the game is to go on; otherwise only if the person who shares it so chooses.
privacy-link-5 = The link of a bot: its game, its code, and the name that its author chose, if any. The result of a task “write a bot” holds the code too. The link of a tournament: names, code and points of all its bots.
privacy-link-6 = A mail or messenger service sees the links sent by it. A code shown from tablet to tablet passes no network.

privacy-near = From device to device
privacy-near-1 = Several tablets at one table: names, moves and what a seat may see go from device to device in the same Wi-Fi, never to a server. The codes that two devices show each other hold their addresses in that network. A device keeps the newest code of the tablet where it sits until that seat is closed.
privacy-near-2 = A class at play, only where a pupil so chooses: the name or the picked number, the number of the task, how many tries failed and how many tasks are done go to the teacher’s tablet in the same way, while both have Chocobox open. That tablet does not store them.

privacy-host = What a host’s log sees
privacy-host-1 = As with every web page: the device’s address in the network, the time, the kind of browser, and which files of the program were fetched.
privacy-host-2 = After the first visit the files come from the device; the host is only asked for a newer version.
privacy-host-3 = It sees no name, game, set or result.
privacy-host-4 = The one file, opened from a stick or a folder, asks no host.

privacy-platform = What a learning platform gets
privacy-platform-1 = Only the SCORM package with a class set in it hands anything over, and only to the platform that opened it: the points of a hundred, whether all tasks are done, the length of the visit, and the text of the result’s link.
privacy-platform-2 = In that text a question mark, or the first number of the set, stands for the typed name.
privacy-platform-3 = To keep children who share a tablet apart, the package reads the platform’s identifier of the pupil, not the name. A number computed from it stays in this browser with the child’s games.
privacy-platform-4 = What the platform stores, and who may see it, the school settles with the platform.

privacy-device = Camera, files and what schools can do
privacy-device-1 = The scanner reads codes on the device. Its pictures are neither stored nor sent. The browser asks before it opens the camera.
# “…” as the key is called in whole-save.
privacy-device-2 = “Keep everything in a file” writes games, sets, results, settings and names readably into one file: keep it like a class list.
# “…” as the keys are called in shelf-who and space-all-clear.
privacy-device-3 = To show and delete what is stored about a child: open the set and delete its results, delete the child’s saved games, delete the child itself under “Who plays?” on the shelf, or use “Delete everything” in the settings of that device. Where several children share the device, games of class tasks are among nobody’s saved games; “Delete everything” deletes them.
