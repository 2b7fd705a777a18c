can-title = Was Chocobox kann
can-how = Jede Zeile sagt, was du kannst. Tippe sie an, und du siehst die Tests, die es beweisen: Programme, die es ausprobieren. Sie gehören zum Quelltext.

can-games = Die Spiele
can-four = Du kannst vier Tischspiele nach ihren gedruckten Regeln spielen, von der ersten Karte bis zur Abrechnung.
can-lessons = Jedes Spiel hat eine Lektion von wenigen Minuten: Du lernst, indem du spielst.
can-strength = Bots sind leicht, mittel oder schwer, und die schwereren gewinnen öfter.
can-honest = Ein Bot sieht nur, was sein Platz sehen darf.
can-secret = Mehrere können an einem Bildschirm spielen, und niemand sieht fremde Karten.
can-first = In den schnellen Spielen gewinnt die Hand, die zuerst da war, egal, welche zuerst gehört wurde.
can-looking = Du kannst auf ein Spiel zurückblicken: Es zeigt deine Fehler, was besser gewesen wäre und warum.
can-today = Jeder Tag hat eine Aufgabe, für alle dieselbe.
can-candle = In jedem Zug kann eine Kerze brennen. Ist sie aus, erinnert dich ein Satz, und nichts geht verloren.

can-places = Wo sie läuft
can-offline = Nach dem ersten Besuch kannst du ohne Internet spielen, auch wenn es ihren Host nicht mehr gibt.
can-engines = Sie läuft in Chromium, Firefox und WebKit, aus denen Chrome, Edge, Firefox und Safari gemacht sind.
can-stick = Sie ist auch eine einzige Datei, die von einem USB-Stick läuft.
can-sizes = Jede Seite hat auf jedem Bildschirm Platz, vom Handy mit 320 Pixeln bis zur Tafel mit 2560.
can-tongues = Sie spricht sechs Sprachen, und jede Seite hat für jede davon Platz.
can-newer = Eine neuere Version kommt ganz, und nie unter einem offenen Spiel. Du nimmst sie im Regal, oder sie ist da, sobald einmal alle Fenster zu waren.
can-near = Mehrere Tablets und Handys können an einem Tisch spielen, ohne Internet.

can-stays = Was bleibt und was nirgends hingeht
can-link = Ein Link oder ein Code enthält ein ganzes Spiel, und du kannst damit auf einem anderen Gerät weiterspielen.
can-old = Links und gespeicherte Partien ab Version 1.0 gehen immer auf, nach den Regeln ihrer Zeit: Proben von allen werden wieder ausprobiert.
can-kept = Alles, was aufbewahrt ist, geht in eine Datei und kommt auf einem anderen Gerät wieder heraus.
can-shared = Mehrere Kinder können sich ein Gerät teilen: Zwei Tipps wechseln, wer spielt, und jedes hat seine eigenen Sachen. Ein Gast hinterlässt keine Spur.
can-unsent = Nichts wird irgendwohin geschickt. Nur eine Lernplattform kann die Punkte ihrer eigenen Aufgaben bekommen.
can-wall = Ein Bot, den jemand Fremdes geschrieben hat, erreicht nichts als seinen Tisch.

can-classes = Für eine Klasse
can-set = Aufgaben für die Klasse sind ein Code. Jedes Ergebnis wird nach den Regeln nachgespielt: Niemand kann eins erfinden.
can-tile = Während eine Aufgabe läuft, kann ein großes Schild von Weitem sagen, wie es geht. Dafür wird nichts gesendet.
can-kiosk = Aufgaben können den Rest der Schachtel verbergen, bis sie fertig sind; Erwachsene öffnen sie mit einer Rechnung.
can-scanned = Ein Tipp liest die Codes einer ganzen Klasse, ohne Netz.
can-ready = Fertige Stunden bringen Aufgaben, einen Ablauf und die Zeit, die sie brauchen.
can-paper = Jeder Tisch wird ein Bild für ein Arbeitsblatt oder eine Frage auf Papier, mit der Lösung auf einem zweiten Blatt.
can-names = Namen in den Ergebnissen einer Klasse laufen ab.
can-platform = Eine Lernplattform nimmt die Schachtel als SCORM-Paket und bekommt die Punkte.
can-module = Server ohne Internet, RACHEL und Internet-in-a-Box, nehmen sie als Modul.
can-found = Kataloge für den Unterricht finden die fertigen Stunden.
can-written = Du kannst einen Bot in Python schreiben, und Bots können ein Turnier spielen.

can-held = Ab hier stehen auch amtliche Namen dabei: { $held } der { $all } Merkmale („Tags“) der Accessible Games Initiative gelten hier.

can-see = Für die Augen
can-colours = Du musst keine Farben unterscheiden: Formen, Zeichen und Wörter sagen dasselbe.
can-contrast = Wörter heben sich klar ab, im Hellen und im Dunkeln.
can-edges = Tasten haben klare Ränder, und ein Ring zeigt, wo du mit der Tastatur bist.
can-system = Wählt dein Gerät die Farben, behalten alle Tasten einen Rand. Was du nicht drücken kannst, hat einen gestrichelten.
can-large = Die Schrift darf doppelt so groß sein, und alles bleibt lesbar.
can-spacing = Buchstaben, Wörter und Zeilen dürfen weiter auseinander stehen, und nichts wird abgeschnitten.
can-far = Auch auf das Vierfache vergrößert zeigt jede Seite alles, und am Tisch ein Brett zum Spielen.
can-turned = Du kannst den Bildschirm hoch oder quer halten.
can-calm = Die Einstellungen beruhigen jede Bewegung. Nichts wackelt, und nichts bewegt sich ohne Ende.
can-flashes = Nichts blitzt öfter als dreimal in der Sekunde.

can-hear = Für Ohren und Vorleser
can-reader = Ein Vorleser liest jede Seite, jedes Menü und jede Taste vor.
can-told = Was am Tisch geschieht, wird von selbst gesagt.
can-quiet = Nichts klingt, bevor du etwas berührst, und Geräusche lassen sich ausschalten.
can-volumes = Zeichen und Dinge haben je eine eigene Lautstärke, und alle zusammen eine gemeinsame.
can-mono = Beide Ohren können dasselbe hören.

can-hands = Für die Hände
can-keys = Du kannst jedes Spiel nur mit der Tastatur spielen.
can-switch = Ein Schalter oder zwei reichen: Am Tisch wirst du durch alles geführt, was möglich ist.
can-letters = Tasten mit einem Buchstaben lassen sich ausschalten, damit nichts aus Versehen geschieht.
can-focus = Nichts geschieht, bevor du drückst, wo auch immer du gerade bist.
can-touch = Du kannst jedes Spiel nur mit den Fingern spielen.
can-mouse = Du kannst jedes Spiel nur mit der Maus spielen.
can-holds = Du kannst spielen, ohne eine Taste gedrückt zu halten.
can-single = Du brauchst nie zwei Finger: Ein Tipp dreht eine Karte, und das ganze Brett passt auf den Bildschirm.
can-drags = Alles, was sich ziehen lässt, geht auch mit Tippen.
can-slips = Ein Finger, der abrutscht, drückt nichts, und viele Züge lassen sich zurücknehmen.
can-room = Alles, was du drückst, ist groß genug für einen Finger.
can-motion = Du musst das Gerät weder bewegen noch schütteln.

can-play = Für ruhiges und klares Spielen
can-hurry = Niemand braucht schnelle Hände: Hausregeln lassen Choco-Boom auf alle warten, und Kaboom! geht ohne Schläge, mit zehn Sekunden für eine Kraft.
can-levels = Du wählst, wie stark jeder Bot ist.
can-save = Du kannst eine Partie bei jedem Zug sichern, als Link oder als Datei, und von dort weiterspielen.
can-sure = Bevor etwas gelöscht wird, wirst du gefragt.
can-login = Es gibt kein Konto und kein Passwort.
can-languages = Jede Seite sagt, in welcher Sprache sie ist, damit sie richtig vorgelesen wird.
can-reasons = Was nicht geht, wird in Worten gesagt, mit dem Grund.

can-limits = Was nicht so ist
can-limit-1 = Menschen, die jeden Tag einen Vorleser, Schalter oder eine Lupe nutzen, haben es noch nicht geprüft. NVDA, JAWS, VoiceOver und TalkBack waren nicht dabei: Programme prüfen, was sie bekommen.
can-limit-2 = Mit den üblichen Regeln verlangen Choco-Boom und Kaboom! schnelle Hände.
can-limit-3 = Um ein flach liegendes Tablet hältst du das Auge in Kaboom! gedrückt, damit nur du siehst. Auf einem eigenen Bildschirm reicht ein Tipp oder eine Taste.
can-limit-4 = Tasten lassen sich nicht neu belegen.
can-limit-5 = Die Schrift im Spiel ist am Anfang kleiner, als die Merkmale für Schrift verlangen. Der Browser kann sie vergrößern.
can-limit-6 = Hier spricht und chattet niemand, also gibt es nichts zu untertiteln.
can-limit-tags = Nicht behauptet: { $tags }.
