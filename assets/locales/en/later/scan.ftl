### The scanner: codes that the camera reads one after the other.

scan-do = Scan
scan-title = Scan results
scan-line = Hold one tablet after the other in front of the camera. A sound tells that its code is read.
scan-picture = What the camera sees
scan-other = Another camera
scan-waiting = { $count ->
    [one] { $count } code is being checked …
   *[other] { $count } codes are being checked …
  }
scan-new = { $name }: { $total } of { $most }, { $count ->
    [one] { $count } result
   *[other] { $count } results
  }
# $name, here and below: of a pupil, a number or an animal.
scan-known = { $name } is already there, { $count ->
    [one] { $count } result
   *[other] { $count } results
  }
scan-before = Read before
scan-nothing = This code is not from Chocobox.
# $missing: numbers of parts, as "2 and 5".
scan-parts = { $here } of { $count } parts are read. Still missing: { $missing }.
scan-fault = { $why ->
    [none] This browser gives this page no camera: that takes an address with https.
    [refused] The camera is not allowed here. Allow it in the browser’s settings for this page, then try again.
    [missing] No camera was found.
    [busy] Something else is using the camera. Close that, then try again.
   *[broken] The camera does not work here.
  }
scan-lost = The scanner did not arrive. Try again, or use photos, files and links.
scan-instead = Without a camera: close this, then choose photos of the codes, drop or paste them, or use files and links.
link-scan-title = Scan a link
link-scan-line = Hold the code in front of the camera, or its parts one after the other, in any order.
link-part = This is one part of a longer link. Press “Scan” and hold the other parts in front of the camera.
