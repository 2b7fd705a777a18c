### Fertige Stunden für eine Klasse.

ready-title = Fertige Stunden
ready-line = { $minutes } Minuten · ab { $age } Jahren
ready-goal = Ziel
ready-material = Das brauchst du
ready-material-all = Ein Tablet für jedes Kind oder für je zwei. Den Code, an der Wand oder auf Papier.
ready-course = Ablauf
ready-minutes = { $minutes } Min.
ready-tasks = Aufgaben
ready-step-open = Alle öffnen die Chocobox, scannen den Code in der Seite und tippen einen Namen.
ready-step-lesson = Aufgabe 1, allein: die Lektion.
ready-step-collect = Alle drücken „Mein Ergebnis zeigen“. „Scannen“ an deiner Tabelle liest die Codes.
ready-take = Diese Aufgaben nehmen
ready-code = Der Code für die Kinder
ready-print = Diese Stunde drucken
ready-on = Zum Lesen und Üben

## Wohin ein Link führt
ready-to-learn = Spielend lernen
ready-to-rules = Die Regeln
ready-to-practice = Rufen üben
ready-to-count = Ein Brett zählen, { $grade ->
    [1] leicht
    [2] mittel
   *[3] schwer
  }
ready-to-best = Den besten Platz finden, { $cards } Karten

## 20 Minuten: rufen
ready-call-title = Rufen ohne Fehler
ready-call-goal = Die Kinder nennen die Farbe, was auch immer das Bild sagt. Ruhig geht es schneller.
ready-call-material = Blätter in Gelb, Rot, Braun und Blau.
ready-call-step-1 = Zusammen: Zeig eine Farbe. Alle rufen ihr Wort: Gelb Banane, Rot Erdbeere, Braun Schoko, Blau Elefant. Dann schneller.
ready-call-step-2 = Aufgabe 2, allein: eine Partie. Wer fertig ist, übt das Rufen.
ready-call-step-3 = Zusammen: Welche Karte hat euch hereingelegt? Was half?

## 20 Minuten: merken
ready-remember-title = Was lag wo?
ready-remember-goal = Die Kinder merken sich mehrere Karten, auch wenn eine getauscht wird.
ready-remember-step-1 = Zusammen: Zeig vier Zahlen, deck sie zu, vertausche zwei. Wer weiß noch alle? Wie?
ready-remember-step-2 = Aufgabe 2, allein: zwei Runden. Die kleinste Summe gewinnt.
ready-remember-step-3 = Zusammen: Wie habt ihr euch die Karten gemerkt? Mit einem Satz, einem Bild, den Plätzen?

## 30 Minuten: Gebiete zählen
ready-count-title = Gebiete zählen
ready-count-goal = Die Kinder finden Gebiete, die an Seiten zusammenhängen, und zählen sie in Gruppen.
ready-count-material = Kariertes Papier und Stifte.
ready-count-step-1 = Zusammen: Zeichne ein paar Kästchen an die Tafel. Welche hängen zusammen? Ecken zählen nicht. Welches Gebiet ist das größte?
ready-count-step-2 = Zu zweit: Ein Kind zeichnet zwei Gebiete, das andere zählt sie.
ready-count-step-3 = Aufgaben 1 bis 4, allein: Findet das größte Gebiet und seine Größe. Lest jede Erklärung.
ready-count-step-4 = Zusammen: Wer hat in Reihen gezählt, in Zweiern oder Vierern? Welches Brett war schwer, und warum?

## 30 Minuten: der beste Platz
ready-place-title = Der beste Platz
ready-place-goal = Die Kinder vergleichen Plätze für eine Karte und begründen ihre Wahl.
ready-place-step-1 = Zusammen: Zeig ein Brett. Wo darf diese Karte liegen? Mindestens zwei Seiten berühren sich, eine mit derselben Schokolade.
ready-place-step-2 = Aufgaben 2 bis 5, allein: Seht drei Plätze an, bevor ihr legt.
ready-place-step-3 = Zusammen: Seht euch eine Aufgabe noch einmal an. Welcher Platz war besser, und warum?

## 45 Minuten: neutrale Gebiete
ready-neutral-title = Gebiete von niemandem
ready-neutral-goal = Die Kinder wissen, für wen ein neutrales Gebiet zählt, und wägen es gegen das eigene ab.
ready-neutral-step-1 = Zusammen: Ein neutrales Gebiet aus sechs oder mehr Stücken bekommt, wer mehr seiner Seiten berührt. Zählt eines.
ready-neutral-step-2 = Aufgaben 1 und 2, zu zweit: Wem gehört das neutrale Gebiet? Welcher Platz dreht oder sichert es?
ready-neutral-step-3 = Aufgabe 3, allein: eine ganze Partie.
ready-neutral-step-4 = Zusammen: Wann war es mehr wert als das eigene Gebiet? Wer verlor eines im letzten Moment?

## 45 Minuten: Zufall
ready-chance-title = Wagen oder aufhören?
ready-chance-goal = Die Kinder schätzen, wie wahrscheinlich ein Zug platzt, und entscheiden mit Grund.
ready-chance-material = Ein Beutel mit zehn Zetteln: sieben verschiedene, drei gleiche.
ready-chance-step-1 = Zusammen: Zieht Zettel aus dem Beutel. Zwei gleiche, und alles ist verloren. Nach jedem Zettel zeigen alle: weiter oder aufhören. Warum?
ready-chance-step-2 = Aufgabe 2, allein: eine ganze Partie. Schätzt, wie wahrscheinlich der Zug platzt, und seht dann die Chancen an.
ready-chance-step-3 = Zusammen: War es richtig weiterzumachen und ging doch schief?
