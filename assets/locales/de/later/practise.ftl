### Üben: Rätsel aus eigenen Fehlern.

practise-leave = Rätsel verlassen
practise-lost = Dieses Rätsel lässt sich nicht zeigen. Vielleicht ist es aus einer älteren Chocobox.

# Am Tisch
practise-number = { $number } von { $count }
practise-say-better = { $who ->
    [you] Hier hast du einmal einen Fehler gemacht. Finde etwas Besseres.
   *[name] Hier hat { $name } einmal einen Fehler gemacht. Finde etwas Besseres.
}
practise-task = Dieser Tisch ist aus einem Spiel. Finde die beste Wahl. Du hast nur eine.
practise-task-right = Gelöst
practise-task-wrong = Nicht gelöst
practise-not-here = Das geht hier nicht.
practise-show = Zeig es mir
practise-next = Weiter
practise-end = Fertig
practise-right = Richtig! { $advice }
practise-good = Gut: fast so stark wie das Beste. Am besten: { $advice }
practise-wrong = Noch nicht: Das kostet { $percent } von 100 Spielen. Besser: { $advice }
practise-shown = Besser: { $advice }
