### Für Datenschutzbeauftragte einer Schule. Jeder Satz stimmt mit dem Programm überein.

privacy-title = Datenschutz
privacy-print = Diese Seite drucken

privacy-short = Kurz gesagt
privacy-short-1 = Chocobox hat keine Konten, keinen eigenen Server, keine Werbung, keine Statistik und keine Cookies. Es fragt nur den Host, von dem es geöffnet wurde, und nur nach seinen eigenen Dateien.
privacy-short-2 = Was jemand spielt oder tippt, bleibt im Browser dieses Geräts, bis ein Mensch einen Code zeigt, einen Link schickt, eine Datei speichert oder ein anderes Gerät hereinlässt. Der einzige andere Weg hinaus ist eine Lernplattform, siehe unten.

privacy-where = Was wo liegt
privacy-where-1 = In der Datenbank des Browsers (IndexedDB): gespeicherte Partien mit ihren Zügen, den am Tisch getippten Namen und wann zuletzt gespielt wurde.
privacy-where-2 = Auch dort: Aufgaben und die Ergebnisse, die eine Lehrkraft angenommen hat, mit Namen, Nummern oder Tieren; die Versuche mit Zügen und Zeiten; der Link jedes Ergebnisses; was die Lehrkraft über Namen entschieden hat.
privacy-where-3 = Auch dort: Übungen im Rufen, die jemand behalten wollte, nur Zahlen, kein Name; Rätsel aus eigenen Zügen, die beim Zurückblicken auf ein Spiel entstehen; in der Werkstatt geschriebene Bots, mit früheren Fassungen und dem dafür gewählten Namen.
privacy-where-4 = Im lokalen Speicher des Browsers: Sprache, Aussehen, Ton, Tipps, der zuletzt gewählte Name und die Tiere, wie die letzten Partien ausgingen, wie weit ein Kind auf seinem Weg ist, und angefangene Aufgaben. Teilen sich mehrere Kinder das Gerät, auch Name und Tier von jedem; die Sachen von jedem liegen getrennt, und von einem Gast bleibt nichts.
privacy-where-5 = Auch dort, auf dem Tablet eines Kindes, für die letzten 20 Aufgabenreihen: der getippte Name und eine Zufallszahl, die zwei Tablets unterscheidet; und welche Reihe den Rest der Schachtel verbirgt, solange eine das tut.
privacy-where-6 = Im Zwischenspeicher des Browsers: das Programm selbst. Dort steht nichts über irgendjemanden.

privacy-long = Wie lange
privacy-long-1 = Alles bleibt, bis es jemand löscht: einzelne Partien, Ergebnisse und Aufgaben dort, wo sie stehen, alles auf einmal in den Einstellungen. Auch ein Browser kann Daten von lange nicht benutzten Seiten löschen.
privacy-long-2 = Namen in den Ergebnissen einer Lehrkraft laufen ab. Auf jedem Gerät stellt die Lehrkraft 30 Tage, 90 Tage (üblich), ein Jahr oder nie ein, gezählt ab dem Tag, an dem das letzte Ergebnis des Kindes zu diesen Aufgaben auf das Gerät kam.
privacy-long-3 = Wird eine Seite für Lehrkräfte geöffnet, wird aus einem abgelaufenen Namen eine Nummer wie „Kind 3“, auch in dem Link, der beim Ergebnis liegt; auch Namen, die die Lehrkraft vergeben oder erwartet hat, verschwinden. Lässt sich ein Link nicht neu schreiben, wird er weggelassen, und sein Spiel lässt sich nicht mehr ansehen.
privacy-long-4 = Namen auf den Tablets der Kinder und in gespeicherten Partien laufen nicht ab. Aufgaben mit Nummern oder Tieren brauchen keinen Namen.

privacy-link = Was ein Link oder ein Code enthält
privacy-link-1 = Alles steht hinter dem Zeichen # der Adresse, einem Teil, den Browser an keinen Server senden.
privacy-link-2 = Der Link von Aufgaben: ihr Titel, die Aufgaben und was für sie gilt. Kein Name.
privacy-link-3 = Der Link eines Ergebnisses: die Aufgaben, der Name oder die gewählte Nummer, die Minute, in der er entstand, eine Zufallszahl des Geräts, wie viele Spieler die Aufgaben dort angefangen haben, und die Versuche mit Zügen und Zeiten. Er ist nicht verschlüsselt: Wer den Link hat, kann ihn lesen.
privacy-link-4 = Der Link eines Spiels: die Karten oder die Züge. Namen gehen mit, wenn es weitergespielt werden soll; sonst nur, wenn die Person, die teilt, es so wählt.
privacy-link-5 = Der Link eines Bots: sein Spiel, sein Code und der dafür gewählte Name, wenn es einen gibt. Auch das Ergebnis einer Aufgabe „Einen Bot schreiben“ enthält den Code. Der Link eines Turniers: Namen, Code und Punkte aller seiner Bots.
privacy-link-6 = Mail- und Messenger-Dienste sehen die Links, die mit ihnen geschickt werden. Ein Code, der von Tablet zu Tablet gezeigt wird, geht durch kein Netz.

privacy-near = Von Gerät zu Gerät
privacy-near-1 = Mehrere Tablets an einem Tisch: Namen, Züge und was ein Platz sehen darf, gehen im selben WLAN von Gerät zu Gerät, nie an einen Server. Die Codes, die zwei Geräte einander zeigen, enthalten ihre Adressen in diesem Netz. Ein Gerät behält den neuesten Code des Tablets, an dem es sitzt, bis dieser Platz geschlossen wird.
privacy-near-2 = Eine Klasse beim Spielen, nur wo ein Kind das wählt: der Name oder die gewählte Nummer, die Nummer der Aufgabe, wie viele Versuche misslangen und wie viele Aufgaben fertig sind, gehen auf demselben Weg an das Tablet der Lehrkraft, solange beide die Chocobox offen haben. Dieses Tablet speichert sie nicht.

privacy-host = Was das Protokoll eines Hosts sieht
privacy-host-1 = Wie bei jeder Webseite: die Adresse des Geräts im Netz, die Uhrzeit, die Art des Browsers und welche Dateien des Programms geholt wurden.
privacy-host-2 = Nach dem ersten Besuch kommen die Dateien vom Gerät; der Host wird nur nach einer neueren Version gefragt.
privacy-host-3 = Er sieht keinen Namen, kein Spiel, keine Aufgaben und kein Ergebnis.
privacy-host-4 = Die eine Datei, von einem Stick oder aus einem Ordner geöffnet, fragt keinen Host.

privacy-platform = Was eine Lernplattform bekommt
privacy-platform-1 = Nur das SCORM-Paket mit Aufgaben darin gibt etwas weiter, und nur an die Plattform, die es geöffnet hat: die Punkte von hundert, ob alle Aufgaben fertig sind, wie lange der Besuch dauerte, und den Text des Ergebnis-Links.
privacy-platform-2 = In diesem Text steht statt des getippten Namens ein Fragezeichen oder die erste Nummer der Aufgaben.
privacy-platform-3 = Damit Kinder an einem gemeinsamen Tablet getrennt bleiben, liest das Paket die Kennung des Kindes auf der Plattform, nicht den Namen. Eine daraus berechnete Zahl bleibt in diesem Browser bei den Spielen des Kindes.
privacy-platform-4 = Was die Plattform speichert und wer es sehen darf, regelt die Schule mit der Plattform.

privacy-device = Kamera, Dateien und was Schulen tun können
privacy-device-1 = Der Scanner liest Codes auf dem Gerät. Seine Bilder werden weder gespeichert noch gesendet. Der Browser fragt, bevor er die Kamera öffnet.
privacy-device-2 = „Alles in einer Datei behalten“ schreibt Partien, Aufgaben, Ergebnisse, Einstellungen und Namen lesbar in eine Datei: Bewahr sie auf wie eine Klassenliste.
privacy-device-3 = Um zu zeigen und zu löschen, was über ein Kind gespeichert ist: Öffne die Aufgaben und lösche seine Ergebnisse, lösche seine gespeicherten Partien, lösche das Kind selbst unter „Wer spielt?“ am Regal, oder nimm „Alles löschen“ in den Einstellungen dieses Geräts. Teilen sich mehrere Kinder das Gerät, stehen Partien aus Aufgabenreihen bei keinem Kind unter den gespeicherten Partien; „Alles löschen“ löscht auch sie.
