### Für Datenschutzbeauftragte einer Schule. Jeder Satz stimmt mit dem Programm überein.

privacy-title = Datenschutz
privacy-for = Für Datenschutzbeauftragte von Schulen und alle, die es genau wissen wollen.
privacy-print = Diese Seite drucken

privacy-short = Kurz gesagt
privacy-short-1 = Chocobox hat keine Konten, keinen eigenen Server, keine Werbung, keine Statistik und keine Cookies. Es fragt nur den Host, von dem es geöffnet wurde, und nur nach seinen eigenen Dateien.
privacy-short-2 = Was jemand spielt oder tippt, bleibt im Browser dieses Geräts, bis ein Mensch einen Code zeigt, einen Link schickt oder eine Datei speichert. Der einzige andere Weg hinaus ist eine Lernplattform, siehe unten.

privacy-where = Was wo liegt
privacy-where-1 = Gespeicherte Partien: die Züge, die am Tisch getippten Namen und wann zuletzt gespielt wurde. Sie liegen in der Datenbank des Browsers (IndexedDB).
privacy-where-2 = In derselben Datenbank: Aufgaben und die Ergebnisse, die eine Lehrkraft angenommen hat, mit Namen, oder Nummern oder Tieren, wenn die Aufgaben solche haben; die Versuche mit Zügen und Zeiten; der Link jedes Ergebnisses; was die Lehrkraft über Namen entschieden hat.
privacy-where-3 = Auch dort: behaltene Übungen im Rufen, nur Zahlen, kein Name, und nur, wenn jemand sie behalten wollte; Rätsel aus eigenen Zügen, die beim Zurückblicken auf ein Spiel entstehen; Bots, die jemand in der Werkstatt geschrieben hat, mit früheren Fassungen und dem dafür gewählten Namen.
privacy-where-4 = Einstellungen, im lokalen Speicher des Browsers: Sprache, Aussehen, Ton, Tipps, der zuletzt gewählte Name und die Tiere, wie die letzten Partien ausgingen, wie weit ein Kind auf seinem Weg ist, und angefangene Aufgaben.
privacy-where-5 = Auf dem Tablet eines Kindes enthalten die Einstellungen auch, für die letzten 20 Aufgabenreihen, den getippten Namen und eine Zufallszahl, die zwei Tablets unterscheidet.
privacy-where-6 = Das Programm selbst liegt im Zwischenspeicher des Browsers, damit es ohne Internet spielt. Dort steht nichts über irgendjemanden.

privacy-long = Wie lange
privacy-long-1 = Alles bleibt, bis es jemand löscht: einzelne Partien, Ergebnisse und Aufgaben dort, wo sie stehen, und alles auf einmal in den Einstellungen. Auch ein Browser kann Daten von Seiten löschen, die lange nicht benutzt wurden.
privacy-long-2 = Namen in den Ergebnissen einer Lehrkraft laufen ab: Auf jedem Gerät stellt die Lehrkraft 30 Tage, 90 Tage (üblich), ein Jahr oder nie ein. Sie zählen ab dem Tag, an dem das letzte Ergebnis des Kindes zu diesen Aufgaben auf das Gerät kam.
privacy-long-3 = Das geschieht, wenn eine Seite für Lehrkräfte geöffnet wird. Aus dem Namen wird eine Nummer wie „Kind 3“, auch in dem Link, der beim Ergebnis liegt; auch Namen, die die Lehrkraft vergeben oder erwartet hat, verschwinden. Lässt sich der Link nicht neu schreiben, wird er weggelassen, und dieses Spiel lässt sich nicht mehr ansehen.
privacy-long-4 = Namen auf den Tablets der Kinder und in gespeicherten Partien laufen nicht von selbst ab. Aufgaben mit Nummern oder Tieren brauchen keinen Namen.

privacy-link = Was ein Link oder ein Code enthält
privacy-link-1 = Alles steht hinter dem Zeichen # der Adresse. Browser senden diesen Teil an keinen Server.
privacy-link-2 = Der Link von Aufgaben: ihr Titel, die Aufgaben und was für sie gilt. Kein Name.
privacy-link-3 = Der Link eines Ergebnisses: die Aufgaben, der Name oder die gewählte Nummer, die Minute, in der er entstand, eine Zufallszahl des Geräts, wie viele Spieler die Aufgaben dort angefangen haben, und die Versuche mit Zügen und Zeiten. Er ist nicht verschlüsselt: Wer den Link hat, kann ihn lesen.
privacy-link-4 = Der Link eines Spiels: die Karten oder die Züge. Zum Weiterspielen gehen die Namen mit; sonst nur, wenn die Person es so wählt.
privacy-link-5 = Der Link eines Bots: sein Spiel, sein Code und der dafür gewählte Name, wenn es einen gibt. Auch das Ergebnis einer Aufgabe „Einen Bot schreiben“ enthält den Code. Der Link eines Turniers: die Namen, der Code und die Punkte aller Bots, die gespielt haben.
privacy-link-6 = Mail- und Messenger-Dienste sehen einen Link, der mit ihnen geschickt wird. Ein Code, der von Tablet zu Tablet gezeigt wird, geht durch kein Netz.

privacy-host = Was das Protokoll eines Hosts sieht
privacy-host-1 = Wie bei jeder Webseite: die Adresse des Geräts im Netz, die Uhrzeit, die Art des Browsers und welche Dateien des Programms geholt wurden.
privacy-host-2 = Nach dem ersten Besuch kommen die Dateien vom Gerät, und der Host wird gefragt, ob es eine neuere Version gibt.
privacy-host-3 = Er sieht keinen Namen, kein Spiel, keine Aufgaben und kein Ergebnis, denn sie stehen hinter dem Zeichen # oder nie in einer Adresse.
privacy-host-4 = Die eine Datei, von einem Stick oder aus einem Ordner geöffnet, fragt gar keinen Host.

privacy-platform = Was eine Lernplattform bekommt
privacy-platform-1 = Nur das SCORM-Paket mit Aufgaben darin gibt etwas weiter, und nur an die Plattform, die es geöffnet hat: die Punkte von hundert, ob alle Aufgaben fertig sind, wie lange der Besuch dauerte, und den Text des Ergebnis-Links.
privacy-platform-2 = Dieser Text enthält Züge und Zeiten der Versuche, aber nicht den getippten Namen: An seiner Stelle steht ein Fragezeichen oder die erste Nummer der Aufgaben.
privacy-platform-3 = Damit Kinder an einem gemeinsamen Tablet getrennt bleiben, liest das Paket die Kennung des Kindes auf der Plattform, nicht den Namen. Eine daraus berechnete Zahl bleibt in diesem Browser bei den Spielen des Kindes.
privacy-platform-4 = Was die Plattform speichert und wer es dort sehen darf, regelt die Schule mit der Plattform.

privacy-device = Kamera, Dateien und was Schulen tun können
privacy-device-1 = Der Scanner liest Codes auf dem Gerät selbst. Seine Bilder werden weder gespeichert noch gesendet. Der Browser fragt, bevor er die Kamera öffnet.
privacy-device-2 = „Alles in einer Datei behalten“ schreibt Partien, Aufgaben, Ergebnisse, Einstellungen und Namen lesbar in eine Datei. Sie verlässt das Gerät nur, wie die Person es will, und gehört aufbewahrt wie eine Klassenliste.
privacy-device-3 = Um zu zeigen und zu löschen, was über ein Kind gespeichert ist: Öffne die Aufgaben und lösche seine Ergebnisse, lösche gespeicherte Partien des Kindes, oder nimm „Alles löschen“ in den Einstellungen dieses Geräts.
