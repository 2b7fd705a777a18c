### What stands in the page itself, for when no other file comes. All of it is in plain text.

front-soon = The box is on its way.
front-stuck = Not all of Chocobox has arrived.
front-again = Try again
# A network that wants a sign-in, as in a hotel, answers for every other site.
front-portal = This network answers everything with a page of its own, perhaps for signing in: open any other page, sign in there, then try again here.
# The page stands in a frame of another page, or was opened as a file from a folder.
front-shut = Chocobox cannot start here, inside another page that shuts it in or from a folder. Open its address in a window of its own, or use the one file, chocobox.html.
front-script = Chocobox needs JavaScript.
