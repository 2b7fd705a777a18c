### Über die Schachtel selbst: wessen Spiele es sind, ihre Adressen, und wie sie einen eigenen Platz bekommt.

## Über die Schachtel
about-what = Chocobox ist eine Schachtel voller Tischspiele in deinem Browser. Einmal geöffnet, braucht sie kein Internet, und sie verrät niemandem etwas.
about-this = Das ist Version { $version } vom { $day }.
about-whose = Wessen Spiele das sind
about-not-ours = Die Spiele gehören denen, die sie erfunden und verlegt haben. Chocobox ist nicht von ihnen, nicht in ihrem Auftrag und nicht von ihnen geprüft. Wenn dir ein Spiel gefällt, kauf die echte Schachtel. Sie riecht besser.
about-names = Nach diesen Regeln darf jeder spielen, und die Namen sagen nur, welches Spiel es ist. Alle Wörter, Bilder und Klänge hier sind für Chocobox gemacht, und keines stammt aus einem der Spiele.
about-ask = Fragen und Fehler
about-ask-whom = Frag, wer dir die Adresse dieser Seite gegeben hat: Dort wurde sie hingelegt.
about-ask-fault = Etwas stimmt nicht? Sag dort, was du getan und was du gesehen hast, und nenne die Version von oben. Wer den Quelltext kennt, kann es auch dort melden.
about-ask-hole = Eine Sicherheitslücke meldet man vertraulich; wie, steht in der Datei SECURITY.md beim Quelltext.
about-ask-care = Gepflegt wird die neueste Version. Sie kommt von selbst auf das Gerät und behält, was dort gespeichert ist. Ältere Versionen werden nicht mehr ausgebessert.
about-languages = Sprachen
about-languages-mend = Ein Satz klingt falsch? Sag ihn, mit einem besseren, dem Menschen, von dem du die Adresse dieser Seite hast.
about-languages-unread = { $language }: Noch niemand, der damit aufgewachsen ist, hat sie gelesen.
about-languages-partial = { $name }: { $missing } von { $all } Sätzen sind noch auf Englisch.
about-access = Barrierefreiheit
about-access-goal = Chocobox will WCAG 2.2, Stufe AA, erfüllen. Alle Spiele lassen sich mit Fingern und mit Tasten spielen, ein Vorleser sagt jeden Tisch in Worten, nichts hängt allein an einer Farbe, und die Schrift darf doppelt so groß sein. Die Einstellungen beruhigen jede Bewegung.
about-access-tried = Programme prüfen jeden Bildschirm, in jeder Sprache, hell und dunkel, und Partien werden mit Tasten gespielt. Menschen, die jeden Tag einen Vorleser nutzen, haben es noch nicht geprüft.
about-access-hard = Choco-Boom und Kaboom! verlangen schnelle Hände: Vor der Partie lässt sich mehr Zeit wählen, und Kaboom! geht auch ohne Schläge. Wenn dich etwas ausschließt, melde es wie einen Fehler.
about-private = Was auf deinem Gerät bleibt
about-private-text = Gespeicherte Partien, Aufgaben für Klassen, Einstellungen und wie deine letzten Partien ausgingen: Alles bleibt in diesem Browser. Nichts wird irgendwohin geschickt.
about-workshop = Bot-Werkstatt: einen Bot schreiben und spielen lassen
about-private-platform = Gespeicherte Partien, Aufgaben, Einstellungen und wie deine letzten Spiele ausgingen, bleiben in diesem Browser. Deine Lernplattform bekommt, was du von ihren eigenen Aufgaben spielst: Punkte, Zeit und Züge. Sonst wird nichts gesendet.
about-made-of = Woraus es gemacht ist
about-licences = Chocobox selbst ist freie Software unter der MIT-Lizenz. Mit ihr kommt die Arbeit anderer:
about-texts = Alle Lizenzen im Wortlaut
about-texts-missing = Die Texte ließen sich nicht laden. Öffne diese Seite noch einmal, wenn du online bist.
about-name = Name
about-version = Version
about-licence = Lizenz

## Adressen
addresses-how = Jedes Spiel öffnet sich über eine Adresse. Setz die Adresse dieser Seite bis zum Zeichen # davor und schick sie deiner Klasse.
addresses-look = Auf ein beendetes Spiel zurückblicken, mit dem Text seines Links:
addresses-seed = Mit seed=7 oder einer anderen ganzen Zahl bekommen alle dieselben Karten. Ohne seed sind die Karten jedes Mal neu. Mit flat=1 liegt das Tablet flach zwischen mehreren Spielenden, wo das Spiel es erlaubt.
addresses-players = { $least } bis { $most } Plätze, im Uhrzeigersinn vom nahen Rand an: person, person:Anna oder ein Bot.
addresses-first = Wer beginnt: { $values }, gezählt vom nahen Rand an; 0 ist der erste Platz.
addresses-values = { $values }; sonst { $usual }.
addresses-each = Für die anderen Plätze heißt es { $name } und so weiter.
addresses-is = { $name }: { $line }

## Ein eigener Platz
install-why = Chocobox liegt dann bei deinen Apps, füllt den Bildschirm und braucht kein Internet.
install-take = Dorthin stellen
install-nothing = In diesem Fenster kann nichts bleiben. Vielleicht ist es ein privates Fenster, oder es gehört zu einer anderen App. Öffne Chocobox in einem gewöhnlichen Fenster deines Browsers, dann kann sie bleiben.
install-http = Die Adresse dieser Seite beginnt mit http://, und Browser bewahren nur auf, was über https:// kommt: Öffne Chocobox unter einer Adresse, die mit https:// beginnt, oder bitte darum, wer sie anbietet.
install-playing = Beim Spielen
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
install-step-older = Ältere Versionen von Safari können das nicht. Ein Lesezeichen genügt: Die Seite bleibt trotzdem da.
install-step-bookmark = Hier muss nichts installiert werden: Setze mit dem Stern in der Adresszeile ein Lesezeichen.
install-step-stays = Chocobox bleibt trotzdem da und öffnet sich vom Lesezeichen aus ohne Internet.
install-step-look = Suche im Menü des Browsers nach „Zum Startbildschirm“ oder „Installieren“.
install-step-else = Fehlt beides, genügt ein Lesezeichen: Die Seite bleibt trotzdem da.
