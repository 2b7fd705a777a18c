### Fertige Stunden für eine Klasse.

ready-title = Fertige Stunden
ready-lesson = Eine fertige Stunde
ready-line = { $minutes } Minuten · ab { $age } Jahren
ready-goal = Ziel
ready-material = Das brauchst du
ready-material-all = Ein Tablet für jedes Kind oder für zwei, die sich abwechseln. Den Code der Aufgaben, an der Wand oder auf Papier.
ready-course = Ablauf
ready-minutes = { $minutes } Min.
ready-tasks = Aufgaben
ready-step-open = Tablets austeilen. Alle öffnen die Chocobox, scannen den Code in der Seite und tippen einen Namen.
ready-step-collect = Alle drücken „Mein Ergebnis zeigen“. „Scannen“ an deiner Tabelle liest die Codes.
ready-take = Diese Aufgaben nehmen
ready-take-line = Sie werden eine Aufgabenreihe. Ändern kannst du sie dort mit „Neue Aufgaben daraus“.
ready-code = Der Code für die Kinder
ready-print = Diese Stunde drucken
ready-print-line = Eine Seite mit dem Ablauf und dem Code.
ready-on = Zum Lesen und Üben

## Wohin ein Link führt
ready-to-learn = Spielend lernen
ready-to-rules = Die Regeln
ready-to-practice = Rufen üben
ready-to-count = { $grade ->
    [1] Ein Brett zählen, leicht
    [2] Ein Brett zählen, mittel
   *[3] Ein Brett zählen, schwer
  }
ready-to-best = Den besten Platz finden, { $cards } Karten

## 20 Minuten: rufen
ready-call-title = Rufen ohne Fehler
ready-call-line = Die Farbe zählt, nicht das Bild: ruhig bleiben und richtig rufen.
ready-call-goal = Die Kinder nennen die Farbe, auch wenn das Bild etwas anderes sagt. Sie merken, dass ruhiges Rufen am Ende schneller ist.
ready-call-material = Wenn du magst: ein gelbes, ein rotes, ein braunes und ein blaues Blatt Papier.
ready-call-step-1 = Zusammen: Zeig eine Farbe. Alle rufen ihr Wort: Gelb Banane, Rot Erdbeere, Braun Schoko, Blau Elefant. Dann schneller.
ready-call-step-2 = Aufgabe 1, allein: Die Lektion zeigt Umdrehen, Rufen und Schlagen.
ready-call-step-3 = Aufgabe 2, allein: eine Partie gegen den leichten Bot. Wer fertig ist, übt das Rufen.
ready-call-step-4 = Zusammen: Welche Karte hat euch hereingelegt? Was half: länger hinsehen, die Farbe erst leise sagen, durchatmen?

## 20 Minuten: merken
ready-remember-title = Was lag wo?
ready-remember-line = Karten merken, auch wenn sie den Platz wechseln.
ready-remember-goal = Die Kinder finden einen Weg, sich mehrere Karten zu merken, auch wenn eine getauscht wird.
ready-remember-material = Wenn du magst: ein paar Spielkarten.
ready-remember-step-1 = Zusammen: Zeig vier Zahlen, deck sie zu, vertausche zwei. Wer weiß noch alle? Wie?
ready-remember-step-2 = Aufgabe 1, allein: Die Lektion zeigt Ansehen, Tauschen und Schlagen.
ready-remember-step-3 = Aufgabe 2, allein: zwei Runden gegen den leichten Bot. Die kleinste Summe gewinnt.
ready-remember-step-4 = Zusammen: Sammelt Wege, sich etwas zu merken: ein Satz, ein Bild, die Plätze auf dem Tisch. Welcher hielt am längsten?

## 30 Minuten: Gebiete zählen
ready-count-title = Gebiete zählen
ready-count-line = Was hängt Seite an Seite zusammen? In Gruppen zählen.
ready-count-goal = Die Kinder finden Gebiete, die an Seiten zusammenhängen, nicht an Ecken, und zählen sie in Gruppen.
ready-count-material = Kariertes Papier und einen Stift für je zwei Kinder.
ready-count-step-1 = Zusammen: Zeichne ein paar Kästchen an die Tafel. Welche hängen zusammen? Ecken zählen nicht. Welches Gebiet ist das größte?
ready-count-step-2 = Zu zweit: Ein Kind zeichnet zwei Gebiete auf kariertes Papier, das andere zählt sie.
ready-count-step-3 = Aufgaben 1 bis 4, allein: Findet das größte Gebiet und sagt, wie viele Stücke es hat. Lest die Erklärung nach jeder Antwort.
ready-count-step-4 = Zusammen: Wer hat in Reihen gezählt, wer in Zweiern oder Vierern? Welches Brett war schwer, und warum?

## 30 Minuten: der beste Platz
ready-place-title = Der beste Platz
ready-place-line = Eine Karte, viele Plätze: erst vergleichen, dann legen.
ready-place-goal = Die Kinder vergleichen mehrere Plätze für eine Karte und begründen ihre Wahl.
ready-place-material = Sonst nichts.
ready-place-step-1 = Zusammen: Zeig ein Brett an der Wand. Wo darf diese Karte liegen? Mindestens zwei Seiten berühren sich, eine davon mit derselben Schokolade.
ready-place-step-2 = Aufgabe 1, allein: Die Lektion zeigt, wie man Karten dreht und legt.
ready-place-step-3 = Aufgaben 2 bis 5, allein: Sucht mindestens drei Plätze, bevor ihr legt. Jede Aufgabe hat mehr Karten.
ready-place-step-4 = Zusammen: Seht euch eine Aufgabe noch einmal an. Wo lag eure Karte, was brachte sie, und warum war ein anderer Platz besser?

## 45 Minuten: neutrale Gebiete
ready-neutral-title = Gebiete, die niemandem gehören
ready-neutral-line = Wer mehr Seiten berührt, bekommt alles: vorausdenken.
ready-neutral-goal = Die Kinder wissen, wann ein neutrales Gebiet zählt und für wen. Sie wägen das eigene Gebiet gegen ein neutrales ab.
ready-neutral-material = Kariertes Papier, wenn ihr mögt.
ready-neutral-step-1 = Zusammen: Lest die Regel. Ein neutrales Gebiet aus sechs oder mehr Stücken bekommt, wer mehr seiner Seiten berührt. Zählt eines an der Wand.
ready-neutral-step-2 = Aufgaben 1 und 2, zu zweit, jedes Kind mit Tablet: Wem gehört das neutrale Gebiet? Welcher Platz dreht oder sichert es?
ready-neutral-step-3 = Aufgabe 3, allein: eine ganze Partie. Die Lampe gibt einen Tipp; der Zählknopf zeigt alle Gebiete.
ready-neutral-step-4 = Zusammen: Wann war das neutrale Gebiet mehr wert als das eigene? Wer verlor eines im letzten Moment?

## 45 Minuten: Zufall
ready-chance-title = Wagen oder aufhören?
ready-chance-line = Wie wahrscheinlich ist das? Zufall und Risiko in Choco Challenge.
ready-chance-goal = Die Kinder schätzen, wie wahrscheinlich ein Zug platzt, vergleichen es mit dem, was der Tisch sagt, und entscheiden mit Grund.
ready-chance-material = Ein Beutel mit zehn Zetteln: sieben verschiedene und drei gleiche.
ready-chance-step-1 = Zusammen: Zieht Zettel aus dem Beutel. Zwei gleiche, und alles ist verloren. Nach jedem Zettel zeigen alle: weiter oder aufhören. Warum?
ready-chance-step-2 = Aufgabe 1, allein: Die Lektion zeigt Ziehen, Aufhören und Kaufen.
ready-chance-step-3 = Aufgabe 2, allein: eine ganze Partie. Schätzt, wie wahrscheinlich der Zug platzt, und seht dann die Chancen am Tisch an.
ready-chance-step-4 = Zusammen: War es einmal richtig weiterzumachen und ging doch schief? Auch eine gute Entscheidung kann Pech haben.
