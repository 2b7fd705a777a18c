### Die Regeln von Kaboom! in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

card-kaboom-1 = Schau einmal deine zwei vorderen Karten an. Merk sie dir.
card-kaboom-2 = Zieh. Tausch die Karte ein oder leg sie ab: Ab sieben hat sie eine Kraft.
card-kaboom-3 = Eine wie deine wird abgelegt? Schlag zuerst, deck deine auf: Weg ist sie.
card-kaboom-4 = Am nächsten an null? Sag Kaboom! Die niedrigste Summe aller Runden gewinnt.

rules-kaboom-aim = Worum es geht
rules-kaboom-aim-1 = Vor allen liegen vier Karten verdeckt. Merk dir, was du davon siehst, werde los, was viel zählt, und beende die Runde mit einer Summe, die so nah an null ist, wie du kannst. Unter null ist nicht besser als darüber: −2 ist so weit weg wie 2.
rules-kaboom-aim-2 = Eine Partie hat zehn Runden, oder so viele, wie ihr vorher ausmacht. Die Punkte aller Runden werden zusammengezählt, und die niedrigste Summe gewinnt.

rules-kaboom-values = Was Karten zählen
rules-kaboom-values-1 = Ein Ass zählt 1, Zahlen zählen, was sie zeigen, ein Bube (J) 12, eine Dame (Q) 15. Ein roter König (K) zählt nichts, ein schwarzer 30. Ein Joker zählt eins unter null.
figure-kaboom-values = Was jede Karte zählt

rules-kaboom-start = Vor einer Runde
rules-kaboom-start-1 = Alle 54 Karten werden gemischt. Alle bekommen vier, zwei mal zwei, und niemand sieht sie an. Die anderen sind der Nachziehstapel.
rules-kaboom-start-2 = Dann sehen alle einmal die zwei Karten an, die vorn bei ihnen liegen. Halte das Auge an deinem Rand, die andere Hand darum, und lass los, wenn du sie kennst. Die zwei hinteren bleiben unbekannt.
figure-kaboom-start = Nur die zwei vorderen Karten werden angesehen

rules-kaboom-flip = Der erste Schlag
rules-kaboom-flip-1 = Reihum im Uhrzeigersinn deckt jeder die oberste Karte vom Nachziehstapel auf die Ablage auf. Wer eine Karte vom selben Rang weiß, darf sie schlagen. Farben spielen keine Rolle, und ein Joker passt zum anderen Joker.
rules-kaboom-flip-2 = Der erste richtige Schlag beendet das Aufdecken, und wem er gelang, der hat den ersten Zug. Ein falscher kostet etwas, und es wird weiter aufgedeckt.

rules-kaboom-turn = Dein Zug
rules-kaboom-turn-1 = Es geht im Uhrzeigersinn. Zieh die oberste Karte und sieh sie an, nur für dich. Entweder legst du sie an die Stelle einer deiner Karten, die auf die Ablage kommt, ohne dass du sie vorher ansiehst. Oder du legst die gezogene gleich ab.
rules-kaboom-turn-2 = Statt zu ziehen, darfst du Kaboom! sagen.
rules-kaboom-turn-3 = Ist der Nachziehstapel leer, wird die Ablage bis auf ihre oberste Karte gemischt und ist der neue.

rules-kaboom-power = Kräfte
rules-kaboom-power-1 = Eine Karte von 7 bis König, die du gezogen hast und gleich ablegst, lässt dich etwas tun. Du musst nicht. Eine Karte, die du behältst oder die aus deinem Feld kommt, hat keine Kraft.
rules-kaboom-power-2 = 7 und 8: Sieh eine deiner eigenen Karten an. 9 und 10: Sieh eine Karte von jemand anderem an.
rules-kaboom-power-3 = Bube und Dame: Tausche zwei beliebige Karten auf dem Tisch, eigene oder fremde, ohne hinzusehen.
rules-kaboom-power-4 = König: Wähle zwei beliebige Karten, sieh dann beide an und tausche sie oder lass sie liegen. Der Tisch erfährt, was davon.
rules-kaboom-power-5 = Eine Kraft ist verloren, wenn die nächste Person zieht, nach dem Nachziehstapel greift oder Kaboom! sagt. Ein Schlag auf die Karte nimmt sie nicht weg.
figure-kaboom-look-own = 7 oder 8: eine eigene ansehen
figure-kaboom-look-other = 9 oder 10: eine fremde ansehen
figure-kaboom-swap = Bube oder Dame: zwei ungesehen tauschen
figure-kaboom-both = König: zwei ansehen, dann tauschen oder nicht

rules-kaboom-slap = Schlagen
rules-kaboom-slap-1 = Immer wenn in einem Zug eine Karte abgelegt wurde, deine oder eine andere, dürfen alle sie schlagen, bis die nächste gezogen wird: Drück die Hand an deinem Rand. Die erste Hand zählt. Hände, die später kommen, kosten nichts.
rules-kaboom-slap-2 = Wer zuerst da war, deckt eine Karte vom selben Rang auf, von irgendwo auf dem Tisch: Sie kommt auf die Ablage, und ihr Platz bleibt leer. Weißt du noch mehr davon, dann deck auch die auf. Der Schlag ist vorbei, wenn du es sagst oder wenn alle von diesem Rang heraus sind.
rules-kaboom-slap-3 = War es die Karte von jemand anderem? Dann darfst du eine deiner eigenen an ihren Platz legen. Ihr seht sie beide nicht an.
rules-kaboom-slap-4 = Auch eine Karte, die nicht passt, bleibt auf der Ablage, und du bekommst zwei Strafkarten, ungesehen. Lag sie bei jemand anderem, ist dieses Feld nun um eine kleiner. Was du vorher richtig aufgedeckt hast, gilt. Deckst du gar nichts auf, bekommst du eine Karte.
rules-kaboom-slap-5 = Karten, die ein Schlag auf die Ablage gebracht hat, kann niemand schlagen. Schlagen muss man nie.
figure-kaboom-slap-own = Eine eigene passt: eine Karte weniger
figure-kaboom-slap-other = Eine fremde passt: gib eine von deinen
figure-kaboom-slap-wrong = Sie passt nicht: zwei Strafkarten
figure-kaboom-slap-none = Nichts aufgedeckt: eine Strafkarte

rules-kaboom-call = Kaboom!
rules-kaboom-call-1 = Glaubst du, dass du am nächsten an null bist, dann sag am Anfang deines Zuges Kaboom!, statt zu ziehen. Deine Karten sind gesperrt: Niemand darf sie ansehen, bewegen oder aufdecken, und du schlägst nicht mehr.
rules-kaboom-call-2 = Alle anderen haben noch einen letzten Zug. Dann werden alle Karten aufgedeckt.
rules-kaboom-call-3 = Wer am Anfang eines Zuges keine Karten mehr hat, hat damit Kaboom! gesagt.

rules-kaboom-score = Zählen
rules-kaboom-score-1 = Alle bekommen die Summe ihrer Karten als Punkte. Nur für die Person, die Kaboom! gesagt hat, ist es anders; bei ihr zählt der Abstand von null:
rules-kaboom-score-2 = Näher an null als alle anderen: 5 Punkte weniger und noch einmal den Abstand weniger. Nicht am nächsten, oder nur so nah wie jemand anderes: 10 Punkte und der Abstand dazu. Wer dabei näher war, gewinnt damit nichts.
figure-kaboom-closest = Am nächsten: −5 − 3 = −8
figure-kaboom-not-closest = Jemand ist näher: 10 + 3 = 13
figure-kaboom-tied = So nah wie jemand anderes: 10 + 1 = 11

rules-kaboom-next = Die nächste Runde und das Ende
rules-kaboom-next-1 = Wer am nächsten an null war, beginnt die nächste Runde; von mehreren, wer bisher die niedrigere Summe hat. Wer die erste beginnt, sagt der Zufall.
rules-kaboom-next-2 = Nach der letzten Runde gewinnt die niedrigste Summe. Gleiche Summen gewinnen gemeinsam.

rules-kaboom-tablet = Am Tablet
rules-kaboom-tablet-1 = Zwischen mehreren Personen liegt das Tablet flach, und alle haben am eigenen Rand eine Hand zum Schlagen und ein Auge. Was nur du sehen darfst, ist nur zu sehen, solange du das Auge hältst. Allein hältst du das Tablet in der Hand, und nur der erste Blick braucht das Auge.
rules-kaboom-tablet-2 = Vor der Partie könnt ihr wählen, wie lange geschlagen werden kann, wie schnell aufgedeckt wird, und eine Vorgabe in Millisekunden für schnelle Hände. Wo es leise sein muss, kann das Schlagen wegbleiben: Dann ruhen die Regeln dafür, und der Anfang wandert jede Runde einen Platz nach links.

rules-kaboom-house = Hauswerte
rules-kaboom-house-1 = Das gedruckte Heft ist für einen echten Tisch gemacht. Chocobox regelt den Rest so:
rules-kaboom-house-2 = Wenn ihr nichts anderes gewählt habt, kann die nächste Person ziehen, wenn die Ablage 2,5 Sekunden zu sehen war, und zwischen zwei aufgedeckten Karten liegen mindestens 1,2. Nach dem letzten Zug einer Runde sind 5 Sekunden zum Schlagen, oder die gewählte Zeit, wenn sie länger ist. Wer zuerst da war, hat für jede Karte zum Aufdecken oder Geben 10 Sekunden.
rules-kaboom-house-3 = Von mehreren Schlägen zählt die früheste Berührung, auf die Millisekunde, mit ihrer Vorgabe dazu. Sind zwei genau gleich, entscheidet der Zufall. Wer gerade nach der nächsten Karte griff oder Kaboom! sagen wollte, als ein Schlag landete, tut es danach noch einmal. Wer zuerst da war und aufgibt, hatte bei dieser Karte die Chance; die anderen haben ihre noch, mit der vollen Zeit.
rules-kaboom-house-4 = Eine Karte behält ihren Platz. Wo eine aufgedeckt wurde, ist eine Lücke; Strafkarten liegen neben den ersten vier.
rules-kaboom-house-5 = War der Nachziehstapel dreimal leer und hat niemand etwas Passendes geschlagen, hat der nächste Platz den ersten Zug. Ist für eine Strafe keine Karte mehr da, kann niemand schlagen. Hat nach je 60 Zügen niemand Kaboom! gesagt, wird die Runde gezählt, und alle bekommen ihre Summe.
rules-kaboom-house-6 = Wer nach dem Kaboom! von jemand anderem keine Karten hat, hat trotzdem den letzten Zug: ziehen, eine Kraft nutzen oder ablegen. Ist gar keine Karte zu ziehen, bleibt nur Kaboom!; nach dem Kaboom! von jemand anderem wird so jemand übergangen.
rules-kaboom-house-7 = Haben Gleiche auch gleiche Summen, beginnt, wer im Uhrzeigersinn dem letzten Startspieler am nächsten sitzt; er selbst gilt als der nächste.
rules-kaboom-house-8 = Ein Blick wird mit dem Auge gehalten, statt mit einer Hand um die Karten. Der erste ist vorbei, wenn die Karten 0,6 Sekunden zu sehen waren und das Auge losgelassen wird; einer durch eine Kraft endet nach 10 Sekunden von selbst.
