### The scanner: codes that the camera reads one after the other.

scan-do = Scan
scan-title = Scan results
scan-line = Hold one tablet after the other in front of the camera.
scan-picture = What the camera sees
scan-other = Another camera
scan-waiting = Codes being checked: { $count } …
scan-new = { $name }: { $total } of { $most }. Results: { $count }
# $name, here and below: of a pupil, a number or an animal.
scan-known = { $name }: here already. Results: { $count }
scan-before = Read before
scan-nothing = This code is not from Chocobox.
# $missing: numbers of parts, as "2 and 5".
scan-parts = Parts read: { $here } of { $count }. Missing: { $missing }.
scan-fault = { $why ->
    [none] Browsers give a camera only to addresses with https.
    [refused] The camera is not allowed. Allow it for this page in the browser’s settings, then try again.
    [missing] No camera was found.
    [busy] Something else is using the camera. Close that, then try again.
   *[broken] The camera does not work here.
  }
scan-lost = The scanner did not arrive. Try again, or use photos, files and links.
scan-instead = Without a camera: close this and use photos, files or links.
link-scan-title = Scan a link
link-scan-line = Hold the code in front of the camera, or its parts in any order.
link-part = This is one part of a longer link. Press “Scan” and hold the others in front of the camera.
