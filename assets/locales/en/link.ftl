### Links: what is shared of a game.
### $way is “keys” for who plays by keys or only listens, else “touch”.

## The sheet from which a game is shared
link-what-for = What is the link for?
# What a link may be for.
link-use-resume = Play on elsewhere
link-use-replay = Watch
link-use-deal = Same deal
link-use-setup = Set-up
link-use-position = Board
link-carries-replay = In it: the whole game, all hands, and every move with its time.
link-carries-deal = In it: cards, seats and house rules. No moves.
link-carries-lesson = In it: the lesson. No moves, no names.
link-carries-setup = In it: seats and house rules. No cards, no moves.
link-carries-position = In it: the board, the seats and whose turn it is. No hands, no moves.
link-names = With your names
link-field = Link
link-field-text = Text of the link
link-text-only = This Chocobox is a file without an address. Others scan this code under “Links and replays”, or paste this text there.
link-copy = Copy the link
link-send = Send
link-save = Save as a file
link-copied = Copied.
link-copy-not = Copying is not allowed here. Please use the file.
link-send-not = It could not be sent.
link-selected = Copying is not allowed here. The link is selected: copy it.
link-saved = The file is ready. Others open it under “Links and replays”.
link-none = This game cannot be shared as a link.
link-code = The link as a code to scan
link-code-large = { $way ->
    [keys] Fill the screen
   *[touch] Tap to fill the screen
  }
link-code-close = { $way ->
    [keys] Close
   *[touch] Tap to close
  }
link-code-none = This link is too long for a code. Send it or save it as a file.
link-code-fine = If a camera cannot read it, make the code larger, or save the link as a file.

## A link that was opened
link-shared = A shared game
# A house rule that is not played, in a list. $rule: its name, which begins a line elsewhere.
link-without = { $rule }: off

## The box for links
# $game: the name of a game.
link-share-game = Share: { $game }
link-share-setup = Share this set-up
link-other-open = Open a link

## A link in several codes
# On a picture of a code. Short.
link-code-part = Part { $number } of { $count }
link-code-parts = This link takes several codes, in any order. Only “Scan” in Chocobox reads them.
link-code-several = Show it as { $count } larger codes
link-code-back = Part before
link-code-on = Next part
link-code-run = Go on by itself
link-code-pause = Pause
