### Wie die Schachtel auf einem Gerät installiert wird, wie viel Platz sie braucht, und wie man sie leert.

## Ein eigener Platz
install-title = Auf diesem Gerät behalten
install-done = Chocobox ist auf diesem Gerät.

## Der Platz, den sie braucht
space-title = Auf diesem Gerät
space-games = Gespeicherte Partien: { $count }
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB belegt
space-promise-yes = Der Browser verspricht, alles aufzubewahren
space-promise-no = Wird der Platz knapp, darf der Browser alles löschen
space-measuring = Ich sehe nach …

## Leeren
space-site-clear = Nur das Programm entfernen
space-site-line = Gespeicherte Partien und Einstellungen bleiben. Das Programm wird beim nächsten Mal neu geladen.
space-site-done = Das Programm ist entfernt. Gespeicherte Partien und Einstellungen sind noch da.
space-all-clear = Alles löschen
space-all-line = Gespeicherte Partien, Übungen und Einstellungen von allen und alle Aufgaben für Klassen verschwinden für immer.
space-all-done = Alles ist gelöscht.
space-cut-off = Du bist offline: Chocobox lässt sich erst wieder öffnen, wenn du online bist.
space-emptied = Fertig
space-again = Chocobox wieder öffnen
