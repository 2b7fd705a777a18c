### Wie die Schachtel auf einem Gerät installiert wird, wie viel Platz sie braucht, und wie man sie leert.

## Ein eigener Platz
install-title = Auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  } behalten
install-why = Chocobox liegt dann bei deinen Apps, füllt den Bildschirm und braucht kein Internet.
install-own = Chocobox ist schon auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  }.
install-done = Chocobox ist jetzt auf diesem { $device ->
    [phone] Handy
    [computer] Computer
   *[tablet] Tablet
  }.
install-take = Dorthin stellen
install-nothing = In diesem Fenster kann nichts bleiben. Vielleicht ist es ein privates Fenster, oder es gehört zu einer anderen App. Öffne Chocobox in einem gewöhnlichen Fenster deines Browsers, dann kann sie bleiben.
install-http = Die Adresse dieser Seite beginnt mit http://, und Browser bewahren nur auf, was über https:// kommt: Öffne Chocobox unter einer Adresse, die mit https:// beginnt, oder bitte darum, wer sie anbietet.
install-playing = Beim Spielen
install-gestures = Vier oder fünf Finger können mitten im Spiel die App wechseln. Auf dem iPad schaltet man das in den Einstellungen unter Multitasking & Gesten aus.
install-awake = Der Bildschirm bleibt während einer Partie an, wo der Browser es erlaubt.

## Schritt für Schritt
install-step-share = Tippe auf das Teilen-Zeichen. Im neueren Safari kann es hinter den drei Punkten liegen.
install-step-share-other = Tippe auf das Teilen-Zeichen, in der Adresszeile oder im Menü des Browsers.
install-step-home = Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.
install-step-safari = Siehst du das nicht, öffne die Seite in Safari und teile sie von dort.
install-step-once = Öffne Chocobox vom neuen Platz aus einmal, wenn du online bist. Danach braucht sie kein Internet mehr.
install-step-drawer = Partien, die im Browser gespeichert sind, bleiben dort: Chocobox auf dem Home-Bildschirm speichert ihre eigenen.
install-step-inside-ios = Diese Seite steckt in einer anderen App, und die behält nichts. Öffne sie über die drei Punkte oder das Teilen-Zeichen in Safari.
install-step-inside-android = Diese Seite steckt in einer anderen App, und die behält nichts. Öffne sie über die drei Punkte in deinem Browser.
install-step-dots = Öffne das Menü des Browsers, die drei Punkte.
install-step-lines = Öffne das Menü des Browsers, die drei Striche.
install-step-add = Wähle „Zum Startbildschirm hinzufügen“ oder „Installieren“ und sag Ja.
install-step-page = Wähle „Seite hinzufügen zu“, dann „Startbildschirm“.
install-step-bar = Klicke in der Adresszeile auf das Zeichen mit Bildschirm und Pfeil.
install-step-cast = Fehlt es, wähle im Menü des Browsers unter „Streamen, speichern und teilen“ das Installieren der Seite.
install-step-edge = Fehlt es, wähle im Menü des Browsers unter „Apps“ oder „Weitere Tools“ das Installieren dieser Website.
install-step-file = Wähle in der Menüleiste „Ablage“, dann „Zum Dock hinzufügen“.
install-step-older = Ältere Versionen von Safari können das nicht. Dort genügt ein Lesezeichen: Die Seite bleibt trotzdem da.
install-step-bookmark = Hier muss nichts installiert werden: Setze mit dem Stern in der Adresszeile ein Lesezeichen.
install-step-stays = Chocobox bleibt trotzdem da und öffnet sich vom Lesezeichen aus ohne Internet.
install-step-look = Suche im Menü des Browsers nach „Zum Startbildschirm“ oder „Installieren“.
install-step-else = Fehlt beides, genügt ein Lesezeichen: Die Seite bleibt trotzdem da.

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
space-site-line = Gespeicherte Partien und Einstellungen bleiben. Chocobox wird beim nächsten Öffnen neu geladen.
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
