### Wie die Schachtel auf einem Gerät bleibt, wie viel Platz sie braucht, und wie man sie leert.

## Ein eigener Platz
keep-title = Auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  } behalten
keep-why = Die Schachtel steht dann bei den Apps, hat den Bildschirm für sich und braucht kein Internet.
keep-own = Die Schachtel hat auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  } schon ihren Platz.
keep-done = Die Schachtel hat jetzt auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  } ihren Platz.
keep-take = Dorthin stellen
keep-nothing = Dieses Fenster behält die Schachtel nicht. Vielleicht ist es ein privates Fenster, oder es steckt in einer anderen App. Öffne die Schachtel in einem gewöhnlichen Fenster deines Browsers, dann kann sie bleiben.
keep-playing = Beim Spielen
keep-gestures = Gesten mit vier oder fünf Fingern können dem Spiel Berührungen wegnehmen. Auf dem iPad schaltet man sie in den Einstellungen unter Multitasking & Gesten aus.
keep-awake = Der Bildschirm bleibt während einer Partie an, wo der Browser es erlaubt.

## Schritt für Schritt
keep-step-share = Tippe auf das Teilen-Zeichen. Im neueren Safari kann es hinter den drei Punkten liegen.
keep-step-share-other = Tippe auf das Teilen-Zeichen, in der Adresszeile oder im Menü des Browsers.
keep-step-home = Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.
keep-step-safari = Fehlt diese Auswahl, öffne die Seite in Safari und teile sie von dort.
keep-step-once = Öffne die Schachtel von ihrem neuen Platz einmal, solange Internet da ist. Danach braucht sie keines.
keep-step-drawer = Partien, die im Browser gespeichert sind, bleiben im Browser: Die Schachtel auf dem Home-Bildschirm hat ihre eigene Schublade.
keep-step-inside-ios = Diese Seite steckt in einer anderen App, und die behält nichts. Öffne sie in Safari: Das geht über die drei Punkte oder das Teilen-Zeichen.
keep-step-inside-android = Diese Seite steckt in einer anderen App, und die behält nichts. Öffne sie in deinem Browser: Das geht über die drei Punkte.
keep-step-dots = Öffne das Menü des Browsers, die drei Punkte.
keep-step-lines = Öffne das Menü des Browsers, die drei Striche.
keep-step-add = Wähle „Zum Startbildschirm hinzufügen“ oder „Installieren“ und sag Ja.
keep-step-page = Wähle „Seite hinzufügen zu“, dann „Startbildschirm“.
keep-step-bar = Klicke in der Adresszeile auf das Zeichen mit Bildschirm und Pfeil.
keep-step-cast = Fehlt es, wähle im Menü des Browsers unter „Streamen, speichern und teilen“ das Installieren der Seite.
keep-step-edge = Fehlt es, wähle im Menü des Browsers unter „Apps“ oder „Weitere Tools“ das Installieren dieser Website.
keep-step-file = Wähle in der Menüleiste „Ablage“, dann „Zum Dock hinzufügen“.
keep-step-older = Älteres Safari kann das nicht. Dort genügt ein Lesezeichen: Die Seite bleibt trotzdem da.
keep-step-bookmark = Hier muss nichts aufgestellt werden: Setze mit dem Stern in der Adresszeile ein Lesezeichen.
keep-step-stays = Die Schachtel bleibt trotzdem da und geht vom Lesezeichen aus ohne Internet auf.
keep-step-look = Suche im Menü des Browsers nach „Zum Startbildschirm“ oder „Installieren“.
keep-step-else = Fehlt beides, genügt ein Lesezeichen: Die Seite bleibt trotzdem da.

## Der Platz, den sie braucht
room-title = Auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  }
room-games = { $count ->
    [0] Keine gespeicherten Partien
    [one] { $count } gespeicherte Partie
   *[other] { $count } gespeicherte Partien
  }
room-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB Platz belegt
room-promise-yes = Der Browser hat versprochen, alles aufzubewahren
room-promise-no = Wird der Platz knapp, darf der Browser aufräumen
room-measuring = Es wird nachgesehen …

## Leeren
room-site-clear = Nur die Schachtel entfernen
room-site-line = Gespeicherte Partien und Einstellungen bleiben. Die Schachtel wird beim nächsten Öffnen neu geholt.
room-site-ask = Nur die Schachtel entfernen?
room-site-tell = Gespeicherte Partien und Einstellungen bleiben. Beim nächsten Mal wird die Schachtel neu aus dem Internet geholt.
room-site-yes = Schachtel entfernen
room-site-done = Die Schachtel ist entfernt. Gespeicherte Partien und Einstellungen sind noch da, und beim nächsten Mal wird sie neu geholt.
room-all-clear = Alles entfernen
room-all-line = Auch gespeicherte Partien, behaltene Übungen, Aufgaben für Klassen und Einstellungen. In diesem Browser bleibt nichts von Chocobox.
room-all-ask = Alles entfernen?
room-all-tell = { $count ->
    [0] Alle Einstellungen, behaltenen Übungen und Aufgaben für Klassen verschwinden
    [one] { $count } gespeicherte Partie verschwindet für immer, dazu alle Einstellungen, behaltenen Übungen und Aufgaben für Klassen
   *[other] { $count } gespeicherte Partien verschwinden für immer, dazu alle Einstellungen, behaltenen Übungen und Aufgaben für Klassen
  }. Das lässt sich nicht zurücknehmen.
room-all-yes = Alles entfernen
room-all-done = Alles ist entfernt. In diesem Browser ist nichts mehr von Chocobox.
room-cut-off = Gerade ist kein Internet da. Solange das so ist, geht die Schachtel nicht wieder auf.
room-keep = Behalten
room-emptied = Entfernt
room-again = Schachtel wieder öffnen
