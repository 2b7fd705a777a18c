### Die Regeln von Choco-Boom in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

rules-choco_boom-call = Aufdecken und rufen
rules-choco_boom-call-1 = Reihum im Uhrzeigersinn deckst du deine oberste Karte auf den Stapel auf und rufst sofort das Wort ihrer Farbe.
rules-choco_boom-call-2 = Vergiss das Bild. Karotte und Paprika ruft niemand.
figure-boom-yellow = Gelb: Banane
figure-boom-red = Rot: Erdbeere
figure-boom-brown = Braun: Schoko
figure-boom-blue = Blau: Elefant

rules-choco_boom-parrot = Der Papagei
rules-choco_boom-parrot-1 = Ein Papagei, egal in welcher Farbe, wiederholt den Ruf vor ihm, ein zweiter auch.
rules-choco_boom-parrot-2 = Gibt es nichts zu wiederholen, zählt seine eigene Farbe: auf einem neuen Stapel und nach einer Pause.
figure-boom-repeats = Beide wiederholen Schoko
figure-boom-first = Erste Karte: ihre eigene Farbe

rules-choco_boom-double = Das Doppel
rules-choco_boom-double-1 = Dasselbe Bild wie auf der Karte davor, egal in welcher Farbe, ist ein Doppel: schlagen. Die erste Hand gewinnt den Stapel; er kommt unter die eigenen Karten. Neu beginnt der Platz nach dem, der aufgedeckt hat.
rules-choco_boom-double-2 = Ein Doppel muss nicht gerufen werden. Jeder Ruf ist frei, aber der nächste Papagei wiederholt ihn.
rules-choco_boom-double-3 = Schlag, bis jemand nach der nächsten Karte greift; 1,5 Sekunden lang kann das niemand.
figure-boom-double = Dasselbe Bild: schlagen
figure-boom-no-double = Dieselbe Farbe: kein Doppel

rules-choco_boom-end = Wer gewinnt
rules-choco_boom-end-1 = Die meisten eigenen Karten gewinnen, bei gleich vielen gemeinsam. Der Stapel zählt für niemanden.
rules-choco_boom-end-2 = Zu zweit ist Schluss, wenn jemand die letzte Karte aufgedeckt oder gezahlt hat.
rules-choco_boom-end-3 = Zu dritt und zu viert wird übersprungen, wer keine Karten hat, darf aber schlagen; ein gewonnener Stapel bringt zurück. Gewinnt jemand einen Stapel, während ein anderer Platz keine Karten hat, ist die Partie vorbei.

rules-choco_boom-fine = Fehler
rules-choco_boom-fine-1 = Ein Fehler kostet zwei Karten. Sie kommen unter den Stapel und werden mit ihm gewonnen.
rules-choco_boom-fine-2 = Fehler sind ein falscher Ruf, ein später Ruf und ein Schlag, wenn es nichts zu schlagen gibt. Ruft ihr laut, auch ein „Ähm“ und ein Einspruch gegen einen richtigen Ruf.
rules-choco_boom-fine-3 = Dann wartet das Spiel, bis alle anderen bereit sind. Die oberste Karte braucht keinen Ruf mehr. Wer gezahlt hat, deckt als Nächstes auf.
figure-boom-wrong = Blau heißt Elefant
figure-boom-paid = Die Strafe, unter dem Stapel

rules-choco_boom-advanced = Für Geübte
rules-choco_boom-advanced-1 = Wenn ihr mögt, schlagt ihr auch einen gelben Elefanten, und dasselbe Wort, wenn es zum vierten Mal in Folge gerufen ist.
rules-choco_boom-advanced-2 = Die Folge endet mit einem neuen Stapel und mit einem Ruf, der falsch oder zu spät war oder als Fehler galt; nicht mit einem Doppel ohne Ruf, einer Strafe für einen Schlag oder einem Einspruch ohne Grund.
figure-boom-elephant = Gelber Elefant: schlagen
figure-boom-row = Viertes Mal Schoko: schlagen

rules-choco_boom-aloud = Laut rufen
rules-choco_boom-aloud-1 = Ohne Bots könnt ihr mit der eigenen Stimme rufen. Chocobox verwaltet Karten und Strafen.
rules-choco_boom-aloud-2 = Ein Fehler, ein „Ähm“, zu langes Schweigen? Drück Einspruch, und die anderen stimmen ab. Ein Fehler: Wer gerufen hat, zahlt. Kein Fehler oder Gleichstand: Du zahlst. Zu zweit antwortet ehrlich, um wessen Ruf es geht. Bei jeder Karte gilt nur der erste Einspruch.
rules-choco_boom-aloud-3 = Einspruch gegen den eigenen Ruf ist fair: Niemand stimmt ab.
rules-choco_boom-calm = Ohne Eile
rules-choco_boom-calm-1 = Wenn ihr mögt, muss niemand schnell sein; das ist unser Zusatz. Jede Karte wartet, bis alle geantwortet haben: Wer sie aufgedeckt hat, ruft oder drückt Doppel, die anderen drücken Doppel oder Kein Doppel. Eine Karte, die allein liegt, wird nur gerufen.
rules-choco_boom-calm-2 = Dann werden alle Antworten gesagt. Wer zu Recht Doppel gesagt hat, gewinnt den Stapel; bei mehreren entscheidet der Zufall. Dann zahlt niemand. Ein verpasstes Doppel kostet nichts.
rules-choco_boom-calm-3 = Sonst kostet jeder falsche Ruf und jedes falsche Doppel zwei Karten. Es gibt keine Pause: Wer gezahlt hat, deckt als Nächstes auf, bei mehreren der erste Platz. Für Geübte: Auch auf die erste Karte antworten alle, und das vierte gleiche Wort zählt, wenn es richtig wäre.

rules-choco_boom-start = So geht es los
rules-choco_boom-start-1 = Alle bekommen 25 der 110 Karten, verdeckt und ungesehen. Wer beginnt, sagt der Zufall. Nehmt Ringe ab.
rules-choco_boom-start-2 = Die Karten zeigen sieben Dinge in vier Farben.
figure-boom-cards = Vier zum Rufen, der Papagei zum Wiederholen, zwei zum Verwirren

rules-choco_boom-tablet = Am Tablet
rules-choco_boom-tablet-1 = Spielen mehrere, liegt das Tablet flach, alle Hände gleich weit vom Stapel. Schlag auf deine Hand, nicht auf den Stapel.

rules-choco_boom-house = Unsere Ergänzungen
rules-choco_boom-house-1 = Die Karten sind geraten: vier von jedem Ding in jeder Farbe, ohne eine gelbe Banane und einen blauen Elefanten.
rules-choco_boom-house-2 = Ein Ruf darf 2 Sekunden dauern, oder 1 bis 5, wie ihr wollt. Es zählt, wann dein Finger landet.
rules-choco_boom-house-3 = Ruft ihr laut, liegen mindestens 0,7 Sekunden zwischen zwei Karten. Ein Doppel gilt als nicht gerufen: Ein Einspruch dagegen ist falsch.
rules-choco_boom-house-4 = Die früheste Berührung gewinnt, auf die Millisekunde; bei Gleichen entscheidet der Zufall: ein Fotofinish. Nach der ersten Hand wartet Chocobox 60 Millisekunden auf andere.
rules-choco_boom-house-5 = Ein Schlag ist frei, bis 0,7 Sekunden nach einem gewonnenen Stapel und bis 0,15, nachdem eine Karte ein Doppel bedeckt hat, das niemand geschlagen hatte. Sonst zahlt jede Hand höchstens einmal je Karte.
rules-choco_boom-house-6 = Wer auf die eigenen Karten drückt, legt die oberste 60 Millisekunden später. Eine Hand dazwischen bedeutet nichts, außer eine Strafe hält diese Karte auf; auch eine in einer Pause oder Abstimmung nicht.
rules-choco_boom-house-7 = Die 1,5 Sekunden nach einem Doppel stammen von uns. Nach einer Unterbrechung müssen alle bereit sein; dann hat ein Doppel oder ein fälliger Ruf wieder die volle Zeit.
rules-choco_boom-house-8 = Mit weniger als zwei Karten zahlst du, was da ist. Nach einer letzten Karte macht der nächste Platz mit Karten weiter. Ohne Karten kostet ein falscher Schlag nichts, aber diese Hand ruht bis zur nächsten Karte. Zahlen mehrere bei einer Karte, macht der erste weiter.
rules-choco_boom-house-9 = Hat niemand mehr Karten, hat ein Schlag so viel Zeit wie ein Ruf. Dann ist die Partie vorbei.
