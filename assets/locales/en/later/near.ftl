### Several tablets at one table. Each device shows a code and reads the other’s with its camera; then they talk to each other, without internet.

meet-how = Hold both screens face to face: each looks at the other’s code.
meet-camera = May the camera look for the other device? Its picture stays here.
meet-seen = I see you! Now it is your turn: let the other device look too.
# A device that sat at the tablet before: only the tablet must look now.
meet-kept = Hold this device over the tablet, so that it sees this code.
# The tablet’s answer, when the device that was there before has no need to look.
meet-known = I see you! One moment.
# The answer, where the tablet has a new code meanwhile, or meets for another seat.
meet-turn = The other device waits for another code. Let it look at this one, too.
# After eight seconds; below stand keys for other ways.
meet-late = Nobody is there yet. Has the other device looked too? Then both must be in the same Wi-Fi, or in the hotspot of a phone that does not play.
meet-why = { $why ->
    [own-ticket] This is the code of this device. The one of the other is needed.
    [other-ticket] The other device has another version of Chocobox. Both need the same one.
    [joined] This device has read another code already. Begin anew to change that.
   *[no-ticket] This is no code of a device that wants to play, or not all of it.
  }
meet-none = This browser cannot reach other devices: it lacks WebRTC, or it is switched off.
meet-code = The code of this device
meet-instead = Copy and paste the texts below instead.
meet-texts = Without a camera
meet-own = This code as text, for the other device
meet-copy = Copy the text
meet-copied = Copied. Now paste it on the other device.
meet-selected = Copying is not allowed here. The text is selected: copy it.
meet-other = The text of the other device
meet-join = Join
meet-again = Begin anew

### The sheet with everybody’s seat, and the page of a guest: a phone or a tablet that has one seat at the table of another tablet.

near-text = A phone or another tablet can be a seat of its own: it shows only its own hand. No internet is needed.
near-here = at this tablet
# The same, as another device says it.
near-host = at the tablet
near-there = at another device
near-away = away
# Short, by a name: this person has stopped a live game for a moment.
near-pause = pause
near-give = Give to a phone
near-again = Meet again
near-take = Take back
near-goes-on = Who goes on at this seat?
near-tablet = We, at this tablet
near-bot = A bot
near-stay = Leave it as it is
# $name: whose seat the other device gets.
near-meet-for = A device for { $name }
near-link = Send the game as a link instead
# $name: a person whose device does not answer, or answers again.
near-gone = { $name } is away. The seat waits.
near-back = { $name } is back.
# $name: a person who sat at the tablet until now.
near-moved = { $name } plays at another device now.
near-phone = Sit down at a table
# $key: the name of that key.
near-phone-text = Open a game on the tablet, then “{ $key }” in its menu. Then the two devices meet.
near-meet = Meet the tablet
near-left = The tablet has closed this seat. Your game is safe there.
near-lost = The way to the tablet is cut. Your seat waits there: let the two devices meet again.
near-other = The two devices have different versions of Chocobox. Load the newest one on both; without internet, open the same file chocobox.html on both. Then meet again.
near-taken = Somebody has sat down there already.
near-table-away = The tablet does not answer. As soon as it does, the game goes on by itself.
near-all = All play on screens of their own.

# Said by a guest’s device when the game is over, if everybody there had made the deal by secret numbers. $fair is what it found;
# $devices is the number of all devices whose numbers made it, two or more: persons count whether there were so many.
fair-deal = { $fair ->
    [right] A fair deal, made by { $devices } devices: nobody chose these cards, and every move fits the rules.
    [promise] Not a fair deal: the tablet has changed its secret number.
    [share] Not a fair deal: the number of this device was left out.
    [seed] Not a fair deal: the numbers of all devices make other cards.
   *[moves] Not a fair game: by the rules its moves do not lead to this end.
  }
