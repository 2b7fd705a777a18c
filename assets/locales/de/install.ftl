### Wie die Schachtel auf einem Gerät installiert wird, wie viel Platz sie braucht, und wie man sie leert.

## Ein eigener Platz
install-title = Auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  } behalten
install-why = Die Schachtel steht dann bei den Apps, hat den Bildschirm für sich und braucht kein Internet.
install-own = Die Schachtel hat auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  } schon ihren Platz.
install-done = Die Schachtel hat jetzt auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  } ihren Platz.
install-take = Dorthin stellen
install-nothing = Dieses Fenster behält die Schachtel nicht. Vielleicht ist es ein privates Fenster, oder es steckt in einer anderen App. Öffne die Schachtel in einem gewöhnlichen Fenster deines Browsers, dann kann sie bleiben.
install-playing = Beim Spielen
install-gestures = Gesten mit vier oder fünf Fingern können dem Spiel Berührungen wegnehmen. Auf dem iPad schaltet man sie in den Einstellungen unter Multitasking & Gesten aus.
install-awake = Der Bildschirm bleibt während einer Partie an, wo der Browser es erlaubt.

## Schritt für Schritt
install-step-share = Tippe auf das Teilen-Zeichen. Im neueren Safari kann es hinter den drei Punkten liegen.
install-step-share-other = Tippe auf das Teilen-Zeichen, in der Adresszeile oder im Menü des Browsers.
install-step-home = Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.
install-step-safari = Fehlt diese Auswahl, öffne die Seite in Safari und teile sie von dort.
install-step-once = Öffne die Schachtel von ihrem neuen Platz einmal, solange Internet da ist. Danach braucht sie keines.
install-step-drawer = Partien, die im Browser gespeichert sind, bleiben im Browser: Die Schachtel auf dem Home-Bildschirm hat ihre eigene Schublade.
install-step-inside-ios = Diese Seite steckt in einer anderen App, und die behält nichts. Öffne sie in Safari: Das geht über die drei Punkte oder das Teilen-Zeichen.
install-step-inside-android = Diese Seite steckt in einer anderen App, und die behält nichts. Öffne sie in deinem Browser: Das geht über die drei Punkte.
install-step-dots = Öffne das Menü des Browsers, die drei Punkte.
install-step-lines = Öffne das Menü des Browsers, die drei Striche.
install-step-add = Wähle „Zum Startbildschirm hinzufügen“ oder „Installieren“ und sag Ja.
install-step-page = Wähle „Seite hinzufügen zu“, dann „Startbildschirm“.
install-step-bar = Klicke in der Adresszeile auf das Zeichen mit Bildschirm und Pfeil.
install-step-cast = Fehlt es, wähle im Menü des Browsers unter „Streamen, speichern und teilen“ das Installieren der Seite.
install-step-edge = Fehlt es, wähle im Menü des Browsers unter „Apps“ oder „Weitere Tools“ das Installieren dieser Website.
install-step-file = Wähle in der Menüleiste „Ablage“, dann „Zum Dock hinzufügen“.
install-step-older = Älteres Safari kann das nicht. Dort genügt ein Lesezeichen: Die Seite bleibt trotzdem da.
install-step-bookmark = Hier muss nichts aufgestellt werden: Setze mit dem Stern in der Adresszeile ein Lesezeichen.
install-step-stays = Die Schachtel bleibt trotzdem da und geht vom Lesezeichen aus ohne Internet auf.
install-step-look = Suche im Menü des Browsers nach „Zum Startbildschirm“ oder „Installieren“.
install-step-else = Fehlt beides, genügt ein Lesezeichen: Die Seite bleibt trotzdem da.

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
