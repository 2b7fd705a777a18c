### Wie die Schachtel auf einem Gerät installiert wird, wie viel Platz sie braucht, und wie man sie leert.

## Ein eigener Platz
install-title = Auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  } behalten
install-done = Chocobox ist jetzt auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  }.

## Der Platz, den sie braucht
space-title = Auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  }
space-games = { $count ->
    [0] Keine gespeicherten Partien
    [one] { $count } gespeicherte Partie
   *[other] { $count } gespeicherte Partien
  }
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB Platz belegt
space-promise-yes = Der Browser hat versprochen, alles aufzubewahren
space-promise-no = Wird der Platz knapp, darf der Browser alles löschen
space-measuring = Ich sehe nach …

## Leeren
space-site-clear = Nur das Programm entfernen
space-site-line = Gespeicherte Partien und Einstellungen bleiben.
space-site-ask = Nur das Programm entfernen?
space-site-tell = Gespeicherte Partien und Einstellungen bleiben. Beim nächsten Mal wird Chocobox neu geladen.
space-site-yes = Programm entfernen
space-site-done = Das Programm ist entfernt. Gespeicherte Partien und Einstellungen sind noch da, und beim nächsten Mal wird Chocobox neu geladen.
space-all-clear = Alles löschen
space-all-line = Auch gespeicherte Partien, Übungen, Aufgaben für Klassen und Einstellungen. In diesem Browser bleibt nichts von Chocobox.
space-all-ask = Alles löschen?
space-all-tell = { $count ->
    [0] Alle Einstellungen, Übungen und Aufgaben für Klassen verschwinden
    [one] { $count } gespeicherte Partie verschwindet für immer, dazu alle Einstellungen, Übungen und Aufgaben für Klassen
   *[other] { $count } gespeicherte Partien verschwinden für immer, dazu alle Einstellungen, Übungen und Aufgaben für Klassen
  }. Das lässt sich nicht zurücknehmen.
space-all-yes = Alles löschen
space-all-done = Alles ist gelöscht. In diesem Browser ist nichts mehr von Chocobox.
space-cut-off = Du bist gerade offline. Solange das so ist, lässt sich Chocobox nicht wieder öffnen.
space-keep = Behalten
space-emptied = Fertig
space-again = Chocobox wieder öffnen
