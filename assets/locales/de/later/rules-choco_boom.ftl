### Die Regeln von Choco-Boom in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

rules-choco_boom-call = Aufdecken und rufen
rules-choco_boom-call-1 = Reihum im Uhrzeigersinn deckst du deine oberste Karte auf den Stapel auf und rufst sofort, wofür ihre Farbe steht: Gelb Banane, Rot Erdbeere, Braun Schoko, Blau Elefant.
rules-choco_boom-call-2 = Vergiss das Bild. Karotte und Paprika werden nie gerufen.
figure-boom-yellow = Gelb: Banane
figure-boom-red = Rot: Erdbeere
figure-boom-brown = Braun: Schoko
figure-boom-blue = Blau: Elefant

rules-choco_boom-parrot = Der Papagei
rules-choco_boom-parrot-1 = Ein Papagei, egal in welcher Farbe, wiederholt den Ruf vor ihm; ein zweiter wiederholt ihn noch einmal.
rules-choco_boom-parrot-2 = Gibt es nichts zu wiederholen, zählt seine eigene Farbe: auf einem neuen Stapel und nach einer Pause.
figure-boom-repeats = Beide Papageien wiederholen Schoko
figure-boom-first = Die erste Karte: Die eigene Farbe zählt

rules-choco_boom-double = Das Doppel
rules-choco_boom-double-1 = Zeigt eine Karte dasselbe Ding wie die Karte direkt vor ihr, egal in welcher Farbe, ist das ein Doppel: schlagen. Die erste Hand gewinnt den Stapel und legt ihn unter die eigenen Karten. Den nächsten Stapel beginnt der Platz nach dem, der das Doppel aufgedeckt hat.
rules-choco_boom-double-2 = Ein Doppel muss nicht gerufen werden. Ein Ruf kostet nichts, ob richtig oder falsch, aber der nächste Papagei wiederholt ihn.
rules-choco_boom-double-3 = Du kannst schlagen, bis jemand nach der nächsten Karte greift; in den ersten 1,5 Sekunden kann das niemand.
figure-boom-double = Zweimal dasselbe Ding: schlagen
figure-boom-no-double = Nur dieselbe Farbe: kein Doppel

rules-choco_boom-end = Wer gewinnt
rules-choco_boom-end-1 = Wer am Ende die meisten eigenen Karten hat, gewinnt; bei gleich vielen gemeinsam. Der Stapel zählt für niemanden.
rules-choco_boom-end-2 = Zu zweit endet die Partie, sobald jemand die letzte Karte aufgedeckt oder gezahlt hat.
rules-choco_boom-end-3 = Zu dritt und zu viert wird übersprungen, wer keine Karten hat, darf aber weiter schlagen. Ein gewonnener Stapel bringt diesen Platz zurück. Gewinnt jemand einen Stapel, während ein anderer Platz keine Karten hat, ist die Partie vorbei.

rules-choco_boom-fine = Fehler
rules-choco_boom-fine-1 = Ein Fehler kostet zwei Karten. Sie kommen unter den Stapel, und wer ihn gewinnt, gewinnt sie mit.
rules-choco_boom-fine-2 = Fehler sind ein falscher Ruf, ein später Ruf und ein Schlag, wenn es nichts zu schlagen gibt. Ruft ihr laut, zählt auch ein „Ähm“ und ein Einspruch gegen einen richtigen Ruf.
rules-choco_boom-fine-3 = Dann wartet das Spiel, bis alle anderen bereit sind. Die oberste Karte muss nicht mehr gerufen werden, und wer gezahlt hat, deckt die nächste auf.
figure-boom-wrong = Blau heißt Elefant
figure-boom-paid = Die Strafe liegt unter dem Stapel

rules-choco_boom-advanced = Für Geübte
rules-choco_boom-advanced-1 = Wenn ihr mögt, schlagt ihr noch zweierlei: einen gelben Elefanten auf irgendeiner Karte und den vierten gleichen Ruf in Folge, sobald er gerufen ist.
rules-choco_boom-advanced-2 = Ein neuer Stapel beendet die Folge, auch ein Ruf, der falsch oder zu spät war oder bei der Abstimmung als Fehler galt. Ein Doppel ohne Ruf, eine Strafe für einen Schlag und ein Einspruch ohne Grund nicht.
figure-boom-elephant = Ein gelber Elefant: schlagen
figure-boom-row = Zum vierten Mal Schoko: schlagen

rules-choco_boom-aloud = Laut rufen
rules-choco_boom-aloud-1 = Ohne Bots könnt ihr mit der eigenen Stimme rufen und einander zuhören. Chocobox verwaltet Karten und Strafen.
rules-choco_boom-aloud-2 = Hörst du einen Fehler, ein „Ähm“ oder zu langes Schweigen, drück Einspruch, und die anderen stimmen ab. Ein Fehler: Wer gerufen hat, zahlt. Kein Fehler oder Gleichstand: Du zahlst. Zu zweit antwortet, um wessen Ruf es geht, und zwar ehrlich. Bei jeder Karte gilt nur der erste Einspruch.
rules-choco_boom-aloud-3 = Einspruch geht auch gegen den eigenen Ruf. Das ist fair, und niemand muss abstimmen.

rules-choco_boom-start = So geht es los
rules-choco_boom-start-1 = Alle bekommen 25 der 110 Karten, verdeckt und ungesehen. Wer beginnt, sagt der Zufall; im gedruckten Heft ist es, wer am nächsten Geburtstag hat. Räumt den Tisch frei und nehmt Ringe ab.
rules-choco_boom-start-2 = Jede Karte zeigt eins von sieben Dingen in einer von vier Farben. Jede Farbe hat ihren eigenen Rahmen und ihr eigenes Muster. So kann mitspielen, wer Farben schlecht unterscheidet.
figure-boom-cards = Vier Dinge, die gerufen werden, der Papagei, der wiederholt, und zwei, die nur verwirren

rules-choco_boom-tablet = Am Tablet
rules-choco_boom-tablet-1 = Spielen mehrere, liegt das Tablet flach. Alle haben am eigenen Rand ihre Karten, vier Tasten zum Rufen und eine Hand zum Schlagen, und alle Hände sind gleich weit vom Stapel entfernt. Schlag auf deine Hand, nicht auf den Stapel.
rules-choco_boom-tablet-2 = Wer eine Strafe zahlt, kann lesen, wofür, bis die nächste Karte liegt. Vor der Partie wählt ihr, wie lange ein Ruf dauern darf, wie schnell die Bots sind und eine Vorgabe für schnelle Hände.

rules-choco_boom-house = Hauswerte
rules-choco_boom-house-1 = Wo das gedruckte Heft etwas offenlässt, spielt Chocobox so:
rules-choco_boom-house-2 = Die Karten sind geraten: vier von jedem Ding in jeder Farbe, aber eine gelbe Banane und ein blauer Elefant weniger.
rules-choco_boom-house-3 = Ein Ruf darf 2 Sekunden dauern, oder 1 bis 5, wie ihr wollt. Es zählt, wann dein Finger gelandet ist.
rules-choco_boom-house-4 = Ruft ihr laut, liegen mindestens 0,7 Sekunden zwischen zwei Karten. Ein Doppel gilt dann als nicht gerufen, also ist ein Einspruch dagegen falsch.
rules-choco_boom-house-5 = Die früheste Berührung gewinnt, auf die Millisekunde. Nach der ersten Hand wartet Chocobox 60 Millisekunden auf andere, die schon unterwegs sind. Landen zwei in derselben Millisekunde, entscheidet der Zufall: ein Fotofinish.
rules-choco_boom-house-6 = Ein Schlag ist frei, bis 0,7 Sekunden nach einem gewonnenen Stapel und bis 0,15 Sekunden, nachdem eine Karte ein Doppel bedeckt hat, das niemand geschlagen hatte. Sonst zahlt jede Hand bei jeder Karte höchstens einmal.
rules-choco_boom-house-7 = Wer auf die eigenen Karten drückt, legt die oberste 60 Millisekunden später. Eine Hand, die dazwischen landet, bedeutet nichts, außer eine Strafe hält diese Karte auf. Auch eine Hand in einer Pause oder Abstimmung nicht.
rules-choco_boom-house-8 = Die 1,5 Sekunden nach einem Doppel stammen auch von uns. Nach einer Unterbrechung wartet das Spiel, bis alle bereit sind; dann hat ein Doppel oder eine Karte, die zu rufen ist, wieder die volle Zeit.
rules-choco_boom-house-9 = Wer weniger als zwei Karten hat, zahlt, was da ist. Nach einer letzten Karte macht der nächste Platz mit Karten weiter. Wer keine hat, zahlt für einen falschen Schlag nichts, aber diese Hand ruht bis zur nächsten Karte. Zahlen mehrere bei derselben Karte, macht der erste weiter.
rules-choco_boom-house-10 = Hat niemand mehr Karten, bleibt für das, was zu schlagen ist, so viel Zeit wie für einen Ruf. Dann ist die Partie vorbei.
