### Die Regeln von Kaboom! in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

rules-kaboom-turn = Dein Zug
rules-kaboom-turn-1 = Zieh die oberste Karte und sieh sie an, nur für dich. Entweder kommt sie an die Stelle einer deiner Karten, die du ungesehen ablegst. Oder du legst die gezogene gleich ab.
rules-kaboom-turn-2 = Statt zu ziehen, darfst du Kaboom! sagen.
rules-kaboom-turn-3 = Ist der Nachziehstapel leer, wird die Ablage neu gemischt, bis auf ihre oberste Karte.

rules-kaboom-slap = Schlagen
rules-kaboom-slap-1 = Hat jemand in einem Zug eine Karte abgelegt, dürfen alle sie schlagen, bis die nächste Person nach dem Nachziehstapel greift oder Kaboom! sagt. Drück die Hand an deinem Rand. Nur die erste Hand zählt; spätere kosten nichts. Schlagen muss man nie.
rules-kaboom-slap-2 = Warst du zuerst da, deck eine Karte vom selben Rang auf, irgendwo auf dem Tisch. Sie kommt auf die Ablage, und ihr Platz bleibt leer. Deck auch andere auf, wenn du sie kennst. Der Schlag ist vorbei, wenn du es sagst oder wenn alle von diesem Rang heraus sind.
rules-kaboom-slap-3 = War es die Karte von jemand anderem? Dann darfst du eine von deinen an ihren Platz legen, von beiden ungesehen.
rules-kaboom-slap-4 = Auch eine falsche Karte bleibt auf der Ablage, selbst eine fremde, und du bekommst zwei Strafkarten, ungesehen. Deckst du gar nichts auf, bekommst du eine. Was du vorher richtig aufgedeckt hast, gilt.
rules-kaboom-slap-5 = Eine Karte, die ein Schlag auf die Ablage gebracht hat, kann niemand schlagen.
figure-kaboom-slap-own = Eine eigene passt: eine Karte weniger
figure-kaboom-slap-other = Eine fremde passt: gib eine von deinen
figure-kaboom-slap-wrong = Sie passt nicht: zwei Strafkarten
figure-kaboom-slap-none = Nichts aufgedeckt: eine Strafkarte

rules-kaboom-call = Kaboom!
rules-kaboom-call-1 = Glaubst du, dass du am nächsten an null bist, dann sag Kaboom!, statt zu ziehen. Deine Karten sind gesperrt: Niemand darf sie ansehen, bewegen oder aufdecken, und du schlägst nicht mehr.
rules-kaboom-call-2 = Alle anderen haben noch einen letzten Zug. Dann werden alle Karten aufgedeckt.
rules-kaboom-call-3 = Hast du am Anfang deines Zuges keine Karten mehr, ist auch das ein Kaboom!

rules-kaboom-score = Punkte
rules-kaboom-score-1 = Deine Punkte sind die Summe deiner Karten. Nur wer Kaboom! gesagt hat, zählt den Abstand von null; −2 ist so weit weg wie 2:
rules-kaboom-score-2 = Näher an null als alle anderen: 5 Punkte weniger, und der Abstand geht auch noch ab. Sonst, auch bei Gleichstand: 10 Punkte, und der Abstand kommt dazu. Wer näher war, gewinnt dadurch nichts.
rules-kaboom-score-3 = Nach der letzten Runde gewinnt die niedrigste Summe, bei gleichen gemeinsam. Im gedruckten Heft sind es zehn Runden; ihr wählt vor der Partie.
figure-kaboom-closest = Am nächsten: −5 − 3 = −8
figure-kaboom-not-closest = Jemand ist näher: 10 + 3 = 13
figure-kaboom-tied = So nah wie jemand anderes: 10 + 1 = 11

rules-kaboom-values = Was Karten zählen
rules-kaboom-values-1 = Ein Ass zählt 1, Zahlen, was sie zeigen, ein Bube (J) 12, eine Dame (Q) 15, ein schwarzer König (K) 30, ein roter 0, ein Joker −1.
figure-kaboom-values = Was jede Karte zählt

rules-kaboom-power = Kräfte
rules-kaboom-power-1 = Eine Karte von 7 bis König hat eine Kraft, wenn du sie gezogen hast und gleich ablegst. Du musst sie nicht nutzen. Eine Karte, die du behältst oder die aus deinem Feld kommt, hat keine.
rules-kaboom-power-2 = 7 und 8: Sieh eine deiner eigenen Karten an. 9 und 10: Sieh eine Karte von jemand anderem an. Bube und Dame: Tausche zwei beliebige Karten, ungesehen. König: Sieh zwei beliebige Karten an und tausche sie oder nicht; der Tisch erfährt, was davon.
rules-kaboom-power-3 = Eine Kraft ist verloren, wenn die nächste Person zieht, nach dem Nachziehstapel greift oder Kaboom! sagt. Ein Schlag auf die Karte nimmt sie nicht weg, und was du vor ihm begonnen hast, zählt noch.
figure-kaboom-look-own = 7 oder 8: eine eigene ansehen
figure-kaboom-look-other = 9 oder 10: eine fremde ansehen
figure-kaboom-swap = Bube oder Dame: zwei ungesehen tauschen
figure-kaboom-both = König: zwei ansehen, dann tauschen oder nicht

rules-kaboom-start = So beginnt eine Runde
rules-kaboom-start-1 = Alle bekommen vier der 54 Karten, zwei mal zwei, verdeckt. Sieh einmal die zwei an, die vorn bei dir liegen: Halte das Auge an deinem Rand gedrückt und lass los, wenn du sie kennst. Die zwei hinteren bleiben unbekannt.
rules-kaboom-start-2 = Dann deckt ihr reihum die oberste Karte vom Nachziehstapel auf die Ablage auf. Wer eine Karte vom selben Rang weiß, darf sie schlagen. Farben spielen keine Rolle, und ein Joker passt zum anderen. Der erste richtige Schlag beendet das Aufdecken; wem er gelang, der hat den ersten Zug, dann geht es im Uhrzeigersinn. Ein falscher kostet etwas, und es wird weiter aufgedeckt.
rules-kaboom-start-3 = Wer am nächsten an null war, beginnt die nächste Runde; sind es mehrere, wer bisher die niedrigere Summe hat. Wer die erste beginnt, sagt der Zufall.
figure-kaboom-start = Nur die zwei vorderen Karten werden angesehen

rules-kaboom-tablet = Am Tablet
rules-kaboom-tablet-1 = Spielen mehrere, liegt das Tablet flach, und alle haben am eigenen Rand eine Hand zum Schlagen und ein Auge. Was nur du sehen darfst, zeigt sich, solange du das Auge hältst; leg die andere Hand darum. Spielst du allein, braucht nur der erste Blick das Auge.
rules-kaboom-tablet-2 = Vor der Partie wählt ihr, wie lange man schlagen kann, wie schnell aufgedeckt wird, und eine Vorgabe für schnelle Hände. Wo es leise sein muss, geht es auch ohne Schlagen. Dann rückt der Anfang jede Runde einen Platz nach links.

rules-kaboom-house = Hauswerte
rules-kaboom-house-1 = Wo das gedruckte Heft etwas offenlässt, spielt Chocobox so:
rules-kaboom-house-2 = Wenn ihr nichts anderes wählt, kann die nächste Karte gezogen werden, sobald die Ablage 2,5 Sekunden zu sehen war, und zwischen zwei aufgedeckten Karten liegen mindestens 1,2. Nach dem letzten Zug einer Runde ist 5 Sekunden Zeit zum Schlagen oder so lange, wie ihr gewählt habt, wenn das länger ist. Wer zuerst geschlagen hat, hat 10 Sekunden für jede Karte, die aufzudecken oder zu geben ist.
rules-kaboom-house-3 = Die früheste Berührung zählt, auf die Millisekunde, mit ihrer Vorgabe; sind zwei genau gleich, entscheidet der Zufall. Landete ein Schlag, bevor jemand nach einer Karte griff oder Kaboom! sagte, dann tut man es danach noch einmal; eine Hand, die später landet, zählt nicht. Auch nicht in den ersten 0,15 Sekunden, nachdem eine aufgedeckte Karte eine andere verdeckt hat: Sie galt der Karte darunter. Wer schlägt und aufgibt, hat die Gelegenheit bei dieser Karte gehabt; die anderen haben ihre noch, mit voller Zeit.
rules-kaboom-house-4 = Eine Karte behält ihren Platz: Wo eine aufgedeckt wurde, bleibt eine Lücke. Strafkarten liegen neben den ersten vier.
rules-kaboom-house-5 = Braucht das Aufdecken am Anfang den Nachziehstapel dreimal auf, hat der nächste Platz den ersten Zug. Ist für eine Strafe keine Karte mehr da, kann niemand schlagen. Hat nach 60 Zügen von jedem niemand Kaboom! gesagt, bekommen alle ihre Summe.
rules-kaboom-house-6 = Hast du nach einem fremden Kaboom! keine Karten mehr, bleibt dir dein letzter Zug: ziehen, eine Kraft nutzen oder ablegen. Kann überhaupt keine Karte gezogen werden, bleibt nur Kaboom!; nach einem fremden Kaboom! wirst du übergangen.
rules-kaboom-house-7 = Haben Gleiche auch gleiche Summen, beginnt, wer im Uhrzeigersinn am nächsten bei der Person sitzt, die zuletzt begonnen hat; sie selbst zählt als die nächste.
rules-kaboom-house-8 = Der erste Blick ist vorbei, wenn die Karten 0,6 Sekunden zu sehen waren und das Auge losgelassen ist. Ein Blick durch eine Kraft endet nach 10 Sekunden.
