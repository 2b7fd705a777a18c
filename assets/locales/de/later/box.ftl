### Über die Schachtel selbst: wessen Spiele es sind, ihre Adressen, und wie sie einen eigenen Platz bekommt.

## Über die Schachtel
about-what = Chocobox ist eine Schachtel voller Tischspiele in deinem Browser. Einmal geöffnet, braucht sie kein Internet.
about-this = Version { $version }, { $day }
about-whose = Wessen Spiele das sind
about-not-ours = Die Spiele gehören denen, die sie erfunden und verlegt haben. Chocobox ist nicht von ihnen, nicht in ihrem Auftrag und nicht von ihnen geprüft. Wenn dir ein Spiel gefällt, kauf die echte Schachtel. Sie riecht besser.
about-names = Die Namen sagen nur, welches Spiel es ist. Alle Wörter, Bilder und Klänge sind für Chocobox gemacht.
about-ask = Fragen und Fehler
about-ask-whom = Frag, wer dir die Adresse dieser Seite gegeben hat. Stimmt etwas nicht, sag, was du getan und was du gesehen hast, und nenne die Version von oben.
about-ask-hole = Eine Sicherheitslücke meldet man vertraulich: Wie, steht in SECURITY.md beim Quelltext.
about-languages = Sprachen
about-languages-mend = Ein Satz klingt falsch? Melde ihn wie einen Fehler, mit einem besseren.
about-languages-unread = { $language }: Noch niemand, der damit aufgewachsen ist, hat sie gelesen.
about-languages-partial = { $name }: { $missing } von { $all } Sätzen sind noch auf Englisch.
about-access = Barrierefreiheit
about-access-goal = Chocobox will WCAG 2.2, Stufe AA, erfüllen. Alle Spiele lassen sich mit Fingern, mit Tasten und mit einem Vorleser spielen. Nichts hängt allein an einer Farbe, die Schrift darf doppelt so groß sein, und die Einstellungen beruhigen jede Bewegung.
about-access-tried = Programme prüfen jeden Bildschirm in jeder Sprache, hell und dunkel, und spielen Partien mit Tasten. Menschen, die jeden Tag einen Vorleser nutzen, haben es noch nicht geprüft.
about-access-hard = Choco-Boom und Kaboom! verlangen schnelle Hände, doch Hausregeln machen beide ruhig. Wenn dich etwas ausschließt, melde es wie einen Fehler.
about-private = Was auf deinem Gerät bleibt
about-private-text = Alles bleibt in diesem Browser. Nichts wird irgendwohin geschickt.
about-workshop = Bot-Werkstatt: einen Bot schreiben und spielen lassen
about-private-platform = Deine Lernplattform bekommt, was du von ihren eigenen Aufgaben spielst: Punkte, Zeit und Züge. Alles andere bleibt in diesem Browser.
about-stays = Worauf du dich verlassen kannst
about-stays-opens = Was Version 1.0 oder eine spätere gemacht hat, öffnen alle folgenden: Links, gespeicherte Partien, Aufgaben und Ergebnisse.
about-stays-free = Chocobox kostet nichts. Es gibt keine Werbung, keine Konten und keinen Server, der etwas sammelt.
about-stays-alone = Was auf deinem Gerät ist, läuft ohne Internet weiter, was immer aus denen wird, die es gemacht haben.
about-stays-safe = Mindestens zwei Jahre ab Version 1.0 werden Sicherheitslücken in der neuesten Version geschlossen. Bevor das endet, sagt es eine letzte Version hier, ein halbes Jahr vorher.
about-made-of = Woraus es gemacht ist
about-licences = Chocobox ist freie Software unter der MIT-Lizenz. Mit ihr kommt die Arbeit anderer:
about-texts = Alle Lizenzen im Wortlaut
about-texts-missing = Die Texte ließen sich nicht laden. Öffne diese Seite, wenn du online bist.
about-name = Name
about-version = Version
about-licence = Lizenz

## Adressen
addresses-how = Jedes Spiel hat eine Adresse. Setz die dieser Seite, bis zum Zeichen #, davor.
addresses-look = Auf ein beendetes Spiel zurückblicken, mit dem Text seines Links:
addresses-seed = Mit seed=7 oder einer anderen ganzen Zahl bekommen alle dieselben Karten. Mit flat=1 liegt das Tablet flach zwischen mehreren Spielenden, wo das Spiel es erlaubt.
addresses-candle = Mit candle=2 brennt in jedem Zug zwei Minuten lang eine Kerze, wo mehrere reihum spielen:
addresses-players = { $least } bis { $most } Plätze, im Uhrzeigersinn vom nahen Rand an: person, person:Anna oder ein Bot.
addresses-first = Wer beginnt: { $values }; 0 ist der Platz am nahen Rand.
addresses-values = { $values }; sonst { $usual }.
addresses-each = Für die anderen Plätze heißt es { $name } und so weiter.
addresses-is = { $name }: { $line }

## Ein eigener Platz
install-why = Sie liegt dann bei deinen Apps, füllt den Bildschirm und braucht kein Internet.
install-take = Dorthin stellen
install-nothing = In diesem Fenster kann nichts bleiben. Vielleicht ist es privat oder gehört zu einer anderen App. Öffne Chocobox in einem gewöhnlichen Fenster deines Browsers.
install-http = Browser bewahren nur auf, was über https:// kommt. Öffne diese Seite unter einer Adresse mit https://, oder bitte darum, wer sie anbietet.
install-playing = Beim Spielen
install-awake = Der Bildschirm bleibt während einer Partie an, wo der Browser es erlaubt.

## Schritt für Schritt
install-step-share = Tippe auf das Teilen-Zeichen. Im neueren Safari kann es hinter den drei Punkten liegen.
install-step-share-other = Tippe auf das Teilen-Zeichen, in der Adresszeile oder im Menü des Browsers.
install-step-home = Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.
install-step-safari = Fehlt das, öffne die Seite in Safari und teile sie von dort.
install-step-once = Öffne Chocobox von dort aus einmal, wenn du online bist.
install-step-drawer = Partien, die im Browser gespeichert sind, bleiben dort: Chocobox auf dem Home-Bildschirm speichert ihre eigenen.
install-step-inside = Eine andere App zeigt diese Seite und behält nichts. Öffne sie in deinem Browser, über die drei Punkte oder das Teilen-Zeichen.
install-step-dots = Öffne das Menü des Browsers, die drei Punkte.
install-step-lines = Öffne das Menü des Browsers, die drei Striche.
install-step-add = Wähle „Zum Startbildschirm hinzufügen“ oder „Installieren“ und sag Ja.
install-step-page = Wähle „Seite hinzufügen zu“, dann „Startbildschirm“.
install-step-bar = Klicke in der Adresszeile auf das Zeichen mit Bildschirm und Pfeil.
install-step-cast = Fehlt es, wähle im Menü des Browsers unter „Streamen, speichern und teilen“ das Installieren der Seite.
install-step-edge = Fehlt es, wähle im Menü des Browsers unter „Apps“ oder „Weitere Tools“ das Installieren dieser Website.
install-step-file = Wähle in der Menüleiste „Ablage“, dann „Zum Dock hinzufügen“.
install-step-bookmark = Setze mit dem Stern in der Adresszeile ein Lesezeichen.
install-step-stays = Es öffnet Chocobox ohne Internet.
install-step-look = Suche im Menü des Browsers nach „Zum Startbildschirm“ oder „Installieren“.
install-step-else = Fehlt das, genügt ein Lesezeichen: Die Seite bleibt trotzdem da.
