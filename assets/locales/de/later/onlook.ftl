### Während eine Klasse spielt.

onlook-title = Beim Spielen zuschauen
onlook-text = Auf der Seite dieser Aufgaben drückt ein Kind auf „{ $key }“; hier lässt du sein Tablet herein. Dann verbinden sich die zwei Geräte. Nichts davon wird gespeichert.
onlook-in = Ein Tablet hereinlassen
onlook-wrong = Fehlversuche: { $wrong }
onlook-came = { $name } ist da.
onlook-away = { $name } ist weg.
onlook-gone = Wegräumen
onlook-gone-name = Wegräumen: { $name }
onlook-other = Die zwei Geräte haben verschiedene Aufgaben. Öffne auf beiden dieselben und verbinde sie noch einmal.

onlook-show = Der Lehrkraft live zeigen
onlook-shown = Das Tablet der Lehrkraft sieht deinen Namen, deine Aufgabe und deine Versuche.
onlook-stop = Nicht mehr zeigen
