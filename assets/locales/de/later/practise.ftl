### Üben: Rätsel aus eigenen Fehlern.

practise-leave = Rätsel verlassen
practise-lost = Vielleicht ist es aus einer älteren Chocobox.

# Am Tisch
practise-say-better = { $who ->
    [you] Hier hast du einmal einen Fehler gemacht.
   *[name] Hier hat { $name } einmal einen Fehler gemacht.
  } Finde etwas Besseres.
practise-task = Finde die beste Wahl. Du hast nur eine.
practise-task-right = Gelöst
practise-task-wrong = Nicht gelöst
practise-right = Richtig! { $advice }
practise-good = Fast das Beste! Noch besser: { $advice }
practise-wrong = Noch nicht: Das kostet { $percent } von 100 Spielen. Besser: { $advice }
practise-shown = Besser: { $advice }
