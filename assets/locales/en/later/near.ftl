### Several tablets at one table. Each device shows a code and reads the other’s with its camera; then they talk to each other, without internet.

meet-how = Hold both screens face to face: each looks at the other’s code.
meet-camera = May the camera look for the other device? Its picture stays here.
meet-seen = I see you! Now it is your turn: let the other device look too.
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
