### Die Regeln von Choco-Boom in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

card-choco_boom-1 = Deck auf und ruf nach der Farbe: Gelb Banane, Rot Erdbeere, Braun Schoko, Blau Elefant.
card-choco_boom-2 = Ein Papagei wiederholt den letzten Ruf.
card-choco_boom-3 = Zweimal dasselbe Bild: schlagen. Die erste Hand gewinnt den Stapel.
card-choco_boom-4 = Ein Fehler kostet zwei Karten. Wer am Ende die meisten hat, gewinnt.

rules-choco_boom-aim = Worum es geht
rules-choco_boom-aim-1 = Eine Karte nach der anderen wird auf einen Stapel aufgedeckt und nach ihrer Farbe gerufen, obwohl das Bild darauf meistens etwas anderes sagt. Kommt zweimal dasselbe Bild, gewinnt die schnellste Hand den Stapel.
rules-choco_boom-aim-2 = Wer am Ende die meisten Karten hat, gewinnt. Ihr könnt zu zweit bis zu viert spielen, ab sieben Jahren.

rules-choco_boom-cards = Die Karten
rules-choco_boom-cards-1 = Es sind 110. Jede zeigt eins von sieben Dingen in Gelb, Rot, Braun oder Hellblau, und nur wenige zeigen ein Ding in seiner eigenen Farbe. Wer Farben schlecht unterscheidet, achtet auf den Rahmen: Jede Farbe hat ihre eigene Form und ihr eigenes Muster.
figure-boom-cards = Vier Dinge, die gerufen werden, der Papagei, der wiederholt, und zwei, die nur verwirren sollen

rules-choco_boom-start = Vor der Partie
rules-choco_boom-start-1 = Alle bekommen 25 Karten, verdeckt, als eigenen Vorrat, den niemand ansieht. Die anderen bleiben in der Schachtel. Wer beginnt, sagt der Zufall; im gedruckten Heft ist es, wer am nächsten Geburtstag hat. Räumt weg, was herumliegt, und nehmt Ringe ab.

rules-choco_boom-call = Aufdecken und rufen
rules-choco_boom-call-1 = Reihum im Uhrzeigersinn deckt jeder eine eigene Karte auf den Stapel auf, sodass alle sie im selben Moment sehen, und ruft sofort, wofür ihre Farbe steht: Gelb heißt Banane, Rot heißt Erdbeere, Braun heißt Schoko, Blau heißt Elefant.
rules-choco_boom-call-2 = Was die Karte zeigt, spielt dafür keine Rolle. Karotte und Paprika werden nie gerufen.
figure-boom-yellow = Gelb: Banane
figure-boom-red = Rot: Erdbeere
figure-boom-brown = Braun: Schoko
figure-boom-blue = Blau: Elefant

rules-choco_boom-parrot = Der Papagei
rules-choco_boom-parrot-1 = Ein Papagei, egal in welcher Farbe, sagt noch einmal, was vor ihm gerufen wurde. Folgt ein zweiter Papagei, wird es ein weiteres Mal gesagt.
rules-choco_boom-parrot-2 = Gibt es nichts zu wiederholen, zählt seine eigene Farbe: als erste Karte eines Stapels und nach einer Pause im Spiel.
figure-boom-repeats = Beide Papageien wiederholen Schoko
figure-boom-first = Die erste Karte: Die eigene Farbe zählt

rules-choco_boom-double = Das Doppel
rules-choco_boom-double-1 = Zeigt eine Karte dasselbe Ding wie die Karte direkt vor ihr, in derselben Farbe oder einer anderen, ist das ein Doppel: Schlag. Die erste Hand gewinnt den ganzen Stapel und legt ihn unter die eigenen Karten.
rules-choco_boom-double-2 = Ein Doppel muss nicht gerufen werden. Wer trotzdem ruft, richtig oder falsch, zahlt nichts; aber was gesagt wurde, wiederholt der nächste Papagei.
rules-choco_boom-double-3 = Es darf geschlagen werden, bis jemand nach der nächsten Karte greift, und 1,5 Sekunden lang kann das niemand, ob das Doppel gerufen wurde oder nicht. Den nächsten Stapel beginnt der Platz nach dem, der das Doppel aufgedeckt hat.
figure-boom-double = Zweimal dasselbe Ding: schlagen
figure-boom-no-double = Nur dieselbe Farbe: kein Doppel

rules-choco_boom-fine = Fehler und Strafen
rules-choco_boom-fine-1 = Fünf Dinge kosten eine Strafe: zu rufen, was nicht dran ist, „Ähm“ zu sagen, zu spät zu rufen, zu schlagen, wenn es nichts zu schlagen gibt, und Einspruch gegen einen richtigen Ruf. Chocobox hört kein „Ähm“; darum zählen das zweite und das letzte nur, wo ihr laut ruft.
rules-choco_boom-fine-2 = Die Strafe sind zwei eigene Karten. Sie kommen unter den Stapel, und wer ihn gewinnt, gewinnt sie mit.
rules-choco_boom-fine-3 = Nach einer Strafe ruht das Spiel, bis alle anderen bereit sind. Die Karte, die oben liegt, muss nicht mehr gerufen werden, und wer gezahlt hat, deckt die nächste auf.
figure-boom-wrong = Eine blaue Karte heißt Elefant
figure-boom-paid = Die Strafe liegt unter dem Stapel

rules-choco_boom-end = Das Ende
rules-choco_boom-end-1 = Zu zweit ist die Partie vorbei, sobald die letzte Karte von jemandem liegt, aufgedeckt oder gezahlt.
rules-choco_boom-end-2 = Zu dritt oder viert wird übergangen, wer keine Karten hat, und darf weiter schlagen. Ein gewonnener Stapel bringt diesen Platz zurück. Gewinnt aber jemand einen Stapel, während ein anderer Platz keine Karten hat, ist die Partie vorbei.
rules-choco_boom-end-3 = Wer die meisten eigenen Karten hat, gewinnt; bei gleich vielen gewinnt ihr gemeinsam, auch wenn niemand mehr eine hat. Der Stapel in der Mitte zählt für niemanden.

rules-choco_boom-advanced = Für Geübte
rules-choco_boom-advanced-1 = Wenn ihr mögt, darf noch zweierlei geschlagen werden: ein gelber Elefant, egal auf welcher Karte er liegt; und der vierte gleiche Ruf in Folge, sobald er gerufen ist.
rules-choco_boom-advanced-2 = Eine solche Folge unterbrechen ein falscher Ruf, Zögern und ein Ruf, den die anderen falsch finden oder dessen Fehler du zugibst, und sie endet mit ihrem Stapel. Ein Doppel, das niemand gerufen hat, eine Strafe für einen Schlag und ein Einspruch ohne Grund unterbrechen sie nicht.
figure-boom-elephant = Ein gelber Elefant: schlagen
figure-boom-row = Zum vierten Mal Schoko: schlagen

rules-choco_boom-aloud = Laut rufen
rules-choco_boom-aloud-1 = Wo nur Personen spielen, könnt ihr mit der eigenen Stimme rufen. Dann verwaltet Chocobox die Karten und Strafen, und ihr hört einander zu.
rules-choco_boom-aloud-2 = Wer einen Fehler, ein „Ähm“ oder zu langes Schweigen hört, drückt Einspruch, und die anderen stimmen ab. Schuldig: Wer gerufen hat, zahlt. Nicht schuldig, oder gleich viele Stimmen auf beiden Seiten: Wer Einspruch erhoben hat, zahlt. Zu zweit antwortet, um wessen Ruf es geht, und zwar ehrlich. Zu jeder Karte gibt es einen Einspruch, den ersten.
rules-choco_boom-aloud-3 = Einspruch könnt ihr auch gegen den eigenen Ruf drücken; das ist fair, und dann braucht es keine Abstimmung.

rules-choco_boom-tablet = Am Tablet
rules-choco_boom-tablet-1 = Zwischen mehreren Personen liegt das Tablet flach. Alle haben am eigenen Rand ihre Karten, vier Tasten zum Rufen und eine Hand zum Schlagen; alle Hände sind gleich groß und gleich weit vom Stapel entfernt. Der Stapel selbst wird nicht berührt. Allein hältst du das Tablet.
rules-choco_boom-tablet-2 = Wofür eine Strafe ist, steht bei dem Platz, der zahlt, bis die nächste Karte liegt.
rules-choco_boom-tablet-3 = Vor der Partie könnt ihr wählen, wie lange ein Ruf dauern darf, wie schnell die Bots sind und ob sie nach zwei Stapeln in Folge langsamer werden, und eine Vorgabe in Millisekunden für schnelle Hände.

rules-choco_boom-house = Hauswerte
rules-choco_boom-house-1 = Das gedruckte Heft ist für einen echten Tisch gemacht und sagt nicht alles. Chocobox regelt den Rest so:
rules-choco_boom-house-2 = Wie viele Karten es wovon gibt, ist geraten: vier von jedem Ding in jeder Farbe, aber eine gelbe Banane und ein blauer Elefant weniger.
rules-choco_boom-house-3 = Ein Ruf darf 2 Sekunden dauern, oder 1 bis 5, wie ihr wollt; der Ring zeigt es. Es zählt, wann der Finger gelandet ist. Wo ihr laut ruft, liegen mindestens 0,7 Sekunden zwischen zwei Karten. Ein Doppel gilt dort als nicht gerufen, und ein Einspruch dagegen ist falsch, denn es war kein Ruf nötig.
rules-choco_boom-house-4 = Die früheste Berührung gewinnt, auf die Millisekunde. Nach der ersten Hand wartet Chocobox 60 Millisekunden, falls eine frühere Berührung noch unterwegs ist. Landen zwei in derselben Millisekunde, entscheidet der Zufall; das ist ein Fotofinish.
rules-choco_boom-house-5 = Ein Schlag bis 0,7 Sekunden nach einem gewonnenen Stapel galt noch diesem. Einer bis 0,15 Sekunden, nachdem eine Karte auf ein Doppel fiel, das niemand geschlagen hatte, galt noch dem Doppel. Beide kosten nichts. Sonst zahlt jede Hand bei jeder Karte höchstens einmal.
rules-choco_boom-house-6 = Wer auf die eigenen Karten drückt, legt die oberste 60 Millisekunden später. Eine Hand, die dazwischen landet, bedeutet nichts, denn nach der nächsten Karte ist schon gegriffen, außer eine Strafe hält diese Karte auf. Eine Hand in einer Pause oder während einer Abstimmung bedeutet auch nichts.
rules-choco_boom-house-7 = Dass ein Doppel die nächste Karte 1,5 Sekunden lang zurückhält, ist ein Hauswert. Ruht das Spiel in dieser Zeit, hat es danach wieder seine volle Zeit.
rules-choco_boom-house-8 = Wer weniger als zwei Karten hat, zahlt, was da ist. Ist die letzte Karte gezahlt, macht der nächste Platz mit Karten weiter. Wer keine hat, zahlt für einen falschen Schlag nichts, aber diese Hand ruht bis zur nächsten Karte. Zahlen mehrere bei derselben Karte, macht der erste Platz davon weiter.
rules-choco_boom-house-9 = Hat niemand mehr eigene Karten, darf, was zu schlagen ist, dann noch so lange geschlagen werden, wie ein Ruf dauern darf; danach ist die Partie vorbei.
rules-choco_boom-house-10 = Kommt ihr nach einer Unterbrechung zurück, wartet das Spiel, bis alle bereit sind. Eine Karte, die gerade zu rufen war, hat wieder ihre volle Zeit.
