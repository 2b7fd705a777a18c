### Die Regeln von Kaboom! in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

rules-kaboom-turn = Dein Zug
rules-kaboom-turn-1 = Zieh eine Karte und sieh sie an, nur für dich. Leg sie an die Stelle einer von deinen, die du ungesehen ablegst; oder leg sie gleich ab.
rules-kaboom-turn-2 = Ist der Nachziehstapel leer, wird die Ablage gemischt, bis auf ihre oberste Karte.

rules-kaboom-slap = Schlagen
rules-kaboom-slap-1 = Eine Karte, die in einem Zug abgelegt wurde, dürfen alle schlagen, bis die nächste Person nach dem Nachziehstapel greift oder Kaboom! sagt. Drück die Hand an deinem Rand. Nur die erste Hand zählt; spätere kosten nichts.
rules-kaboom-slap-2 = Zuerst da? Deck eine Karte vom selben Rang auf, irgendwo auf dem Tisch. Sie kommt auf die Ablage, und ihr Platz bleibt leer. Deck auch andere auf, wenn du sie kennst. Sag, wenn du fertig bist; vorbei ist es auch, wenn alle von diesem Rang heraus sind.
rules-kaboom-slap-3 = Eine fremde Karte? Du darfst eine von deinen an ihren Platz legen, von beiden ungesehen.
rules-kaboom-slap-4 = Eine falsche Karte, auch eine fremde, bleibt auf der Ablage, und du bekommst zwei Strafkarten, ungesehen; eine, wenn du nichts aufdeckst. Was du vorher richtig aufgedeckt hast, gilt.
rules-kaboom-slap-5 = Eine Karte, die ein Schlag auf die Ablage gebracht hat, kann niemand schlagen.
figure-kaboom-slap-own = Eigene: eine Karte weniger
figure-kaboom-slap-other = Fremde: gib eine von deinen
figure-kaboom-slap-wrong = Falsche: zwei Strafkarten
figure-kaboom-slap-none = Keine: eine Strafkarte

rules-kaboom-call = Kaboom!
rules-kaboom-call-1 = Am nächsten an null, glaubst du? Sag Kaboom!, statt zu ziehen. Niemand darf deine Karten mehr ansehen, bewegen oder aufdecken, und du schlägst nicht mehr.
rules-kaboom-call-2 = Alle anderen haben noch einen letzten Zug. Dann werden alle Karten aufgedeckt.
rules-kaboom-call-3 = Keine Karten am Anfang deines Zuges: Auch das ist ein Kaboom!

rules-kaboom-score = Punkte
rules-kaboom-score-1 = Deine Punkte sind die Summe deiner Karten. Nur wer Kaboom! gesagt hat, zählt den Abstand von null; −2 ist so weit weg wie 2:
rules-kaboom-score-2 = Näher als alle anderen: 5 Punkte weniger, und der Abstand geht auch noch ab. Sonst, auch bei Gleichstand: 10 Punkte plus der Abstand.
rules-kaboom-score-3 = Nach der letzten Runde gewinnt die niedrigste Summe, bei gleichen gemeinsam. Im gedruckten Heft sind es zehn Runden; ihr wählt.
figure-kaboom-closest = Am nächsten: −5 − 3 = −8
figure-kaboom-not-closest = Nicht am nächsten: 10 + 3 = 13
figure-kaboom-tied = Gleichstand: 10 + 1 = 11

rules-kaboom-values = Was Karten zählen
rules-kaboom-values-1 = Ein Ass zählt 1, Zahlen, was sie zeigen, ein Bube (J) 12, eine Dame (Q) 15, ein schwarzer König (K) 30, ein roter 0, ein Joker −1.
figure-kaboom-values = Was Karten zählen

rules-kaboom-power = Kräfte
rules-kaboom-power-1 = Eine Karte von 7 bis König hat eine Kraft, wenn du sie ziehst und gleich ablegst. Du musst sie nicht nutzen. Eine Karte, die du behältst oder die aus deinem Feld kommt, hat keine.
rules-kaboom-power-2 = 7 und 8: Sieh eine eigene Karte an. 9 und 10: Sieh eine fremde an. Bube und Dame: Tausche zwei beliebige Karten, ungesehen. König: Sieh zwei beliebige an und tausche sie oder nicht; der Tisch erfährt, was davon.
rules-kaboom-power-3 = Eine Kraft ist verloren, wenn die nächste Person zieht, nach dem Nachziehstapel greift oder Kaboom! sagt, aber nicht durch einen Schlag. Was du vor dem Schlag begonnen hast, zählt.
figure-kaboom-look-own = 7 und 8
figure-kaboom-look-other = 9 und 10
figure-kaboom-swap = Bube und Dame
figure-kaboom-both = König

rules-kaboom-start = So beginnt eine Runde
rules-kaboom-start-1 = Alle bekommen vier der 54 Karten, zwei mal zwei, verdeckt. Sieh einmal die zwei an, die vorn liegen: Halte das Auge an deinem Rand.
rules-kaboom-start-2 = Dann deckt ihr reihum die oberste Karte vom Nachziehstapel auf die Ablage auf. Wer eine Karte vom selben Rang weiß, darf sie schlagen. Farben spielen keine Rolle, und ein Joker passt zum anderen. Der erste richtige Schlag beendet das Aufdecken und bringt den ersten Zug, dann geht es im Uhrzeigersinn. Ein falscher kostet etwas, und es wird weiter aufgedeckt.
rules-kaboom-start-3 = Wer am nächsten an null war, beginnt die nächste Runde; bei mehreren die niedrigere Summe bisher. Wer die erste beginnt, sagt der Zufall.
figure-kaboom-start = Nur die vorderen werden angesehen

rules-kaboom-tablet = Am Tablet
rules-kaboom-tablet-1 = Spielen mehrere, liegt das Tablet flach. Was nur du sehen darfst, zeigt sich, solange du das Auge hältst; leg die andere Hand darum. Allein braucht nur der erste Blick das Auge.
rules-kaboom-tablet-2 = Leise geht es ohne Schlagen; dann rückt der Anfang jede Runde einen Platz nach links.

rules-kaboom-house = Unsere Ergänzungen
rules-kaboom-house-1 = Wenn ihr nichts anderes wählt, kann die nächste Karte gezogen werden, sobald die Ablage 2,5 Sekunden zu sehen war, und zwischen zwei aufgedeckten Karten liegen mindestens 1,2. Nach dem letzten Zug einer Runde ist 5 Sekunden Zeit zum Schlagen, oder eure gewählte, wenn sie länger ist. Wer zuerst geschlagen hat, hat 10 Sekunden für jede Karte, die aufzudecken oder zu geben ist.
rules-kaboom-house-2 = Die früheste Berührung zählt, auf die Millisekunde, mit ihrer Vorgabe; bei Gleichen entscheidet der Zufall. Landete ein Schlag, bevor du zogst oder Kaboom! sagtest, tu es danach noch einmal. Eine spätere Hand zählt nicht, auch keine in den ersten 0,15 Sekunden, nachdem eine aufgedeckte Karte eine andere verdeckt hat. Wer schlägt und aufgibt, hat diese Chance genutzt; die anderen haben ihre noch, mit voller Zeit.
rules-kaboom-house-3 = Eine Karte behält ihren Platz: Eine aufgedeckte lässt eine Lücke. Strafkarten liegen neben den ersten vier.
rules-kaboom-house-4 = Braucht das erste Aufdecken den Nachziehstapel dreimal auf, hat der nächste Platz den ersten Zug. Ist für eine Strafe keine Karte da, kann niemand schlagen. Nach je 60 Zügen ohne Kaboom! bekommen alle ihre Summe.
rules-kaboom-house-5 = Ohne Karten nach einem fremden Kaboom! bleibt dir dein letzter Zug: ziehen, eine Kraft nutzen oder ablegen. Kann keine Karte gezogen werden, bleibt nur Kaboom!; nach einem fremden Kaboom! wirst du übergangen.
rules-kaboom-house-6 = Sind auch die Summen gleich, beginnt, wer im Uhrzeigersinn am nächsten bei der Person sitzt, die zuletzt begonnen hat; sie selbst zählt als die nächste.
rules-kaboom-house-7 = Der erste Blick ist vorbei, wenn die Karten 0,6 Sekunden zu sehen waren und das Auge losgelassen ist. Ein Blick durch eine Kraft endet nach 10 Sekunden.
