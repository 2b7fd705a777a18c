### Schokolys Regeln in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

rules-schokoly-turn = Dein Zug
rules-schokoly-turn-1 = Leg eine Karte. Dann kannst du eine Schokolinse auf eine Karte setzen. Dann ziehst du, solange der Stapel reicht, auf vier Karten nach.
rules-schokoly-turn-2 = Bis du ziehst, darfst du deine Karte zurücknehmen: Das Ziehen beendet den Zug.

rules-schokoly-place = Wo eine Karte passt
rules-schokoly-place-1 = Ihre vier Felder müssen frei sein. Mindestens zwei Seiten ihrer Stücke müssen andere berühren, eine davon die gleiche Sorte.
rules-schokoly-place-2 = Ecken zählen nicht. Du darfst eine Karte drehen, um eine halbe Karte versetzen und Lücken lassen.
figure-place-good = Zwei Berührungen, und Vollmilch trifft Vollmilch
figure-place-colour = Keine gleichen Sorten treffen sich
figure-place-one = Nur eine Berührung

rules-schokoly-score = Punkte
rules-schokoly-score-1 = Die Partie endet mit der 48. Karte. Jedes Stück deines größten Gebiets ist ein Punkt: Stücke deiner Sorte, Seite an Seite verbunden, von oben gesehen.
rules-schokoly-score-2 = Bei Gleichstand entscheidet das nächstgrößte Gebiet, dann das nächste. Sind alle gleich, gewinnt ihr gemeinsam.

rules-schokoly-neutral = Neutrale Gebiete
rules-schokoly-neutral-1 = Zu zweit und zu viert gehört eine Sorte niemandem. Ihre Gebiete ab sechs Stücken kann man gewinnen.
rules-schokoly-neutral-2 = Wie viele Seiten des Gebiets berühren die eine Sorte, wie viele die andere? Hier zählen alle Stücke einer Sorte. Wer mehr Seiten hat, bekommt für jedes Stück des Gebiets einen Punkt; bei gleich vielen niemand.
figure-neutral = 7 Seiten Zartbitter, 3 Seiten Weiß: Die 6 Stücke Vollmilch gehen an Zartbitter.

rules-schokoly-guard = Eine Karte schützen
rules-schokoly-guard-1 = Hast du eine Karte auf den Tisch gelegt, darfst du eine Schokolinse darauf setzen oder auf eine andere, ganz offene Karte im ersten Stock, die keine hat. Eine Schokolinse in jedem Zug, und nie nach einer Stapelkarte.
rules-schokoly-guard-2 = Sie bleibt dort, und auf ihre Karte darf nichts gelegt werden.

rules-schokoly-stack = Stapelkarten
rules-schokoly-stack-1 = Für eine Schokolinse darfst du deine Karte stattdessen auf andere legen: ganz auf Karten des ersten Stocks, auf mindestens zwei und auf keine mit Schokolinse. Mindestens eine Seite muss ein sichtbares Stück der gleichen Sorte außerhalb der Karte berühren.
rules-schokoly-stack-2 = Die Schokolinse bleibt auf der Stapelkarte. Was verdeckt ist, zählt nicht mehr. Einen dritten Stock gibt es nicht.
figure-stack = Auf zwei Karten, und Zartbitter trifft Zartbitter

rules-schokoly-start = So geht es los
rules-schokoly-start-1 = Es gibt 48 Karten mit vier Stücken, nie alle von einer Sorte. Zartbitter hat zwei Rillen, Vollmilch einen Punkt, Weiß ein Blatt. Alle bekommen vier Karten und gleich viele von zwölf Schokolinsen.
rules-schokoly-start-2 = Wer beginnt, schaut die Hand an, wählt eine Sorte und legt die erste Karte. Wer danach kommt, wählt eine der beiden übrigen Sorten.
rules-schokoly-start-3 = Zu zweit legt die zweite Person die letzte Karte und gewinnt öfter. Gerecht ist ein Rückspiel.

rules-schokoly-three = Zu dritt
rules-schokoly-three-1 = Wer als Drittes dran ist, bekommt die letzte Sorte. Nichts ist neutral: Nur dein größtes Gebiet zählt.
rules-schokoly-three-2 = Bevor du legst, darfst du jemandem eine Karte anbieten. Chocobox sagt, wie viele Stücke der anderen Sorte darauf sind. Wer gefragt ist, lehnt ab oder bietet eine eigene Karte, und du hörst dasselbe von ihr. Nimmst du an, wird getauscht.
rules-schokoly-three-3 = Ein Tausch in jedem Zug, und ein Angebot an jeden.

rules-schokoly-four = Zu viert
rules-schokoly-four-1 = Gegenüberliegende Plätze sind ein Team und teilen sich eine Sorte, jeder mit eigener Hand und eigenen Schokolinsen. Sonst ist alles wie zu zweit.

rules-schokoly-house = Unsere Ergänzungen
rules-schokoly-house-1 = Die Karten sind geraten: die zwölf möglichen Mischungen, je vier Karten. Zwei Stücke einer Sorte liegen auf einer Karte nebeneinander, nie über Eck.
rules-schokoly-house-2 = Passt keine deiner Karten, kommen sie unter den Stapel, und du ziehst einmal ebenso viele neue. Danach passt du.
rules-schokoly-house-3 = Wann eine Stapelkarte passt, was bei Gleichstand zählt und wie ein Tausch geht, stammt auch von uns.
