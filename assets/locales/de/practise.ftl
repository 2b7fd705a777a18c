### Üben: Rätsel aus eigenen Fehlern.

practise-today = { $count ->
    [0] Heute wartet kein Rätsel
    [one] Heute wartet ein Rätsel
   *[other] Heute warten { $count } Rätsel
}
practise-none = Hier stehen bald Rätsel aus deinen eigenen Zügen
practise-how = Spiele ein Spiel zu Ende und wähle „Zurückblicken“. Bis zu drei deiner Fehler werden zu Rätseln: Finde etwas Besseres. Sie kommen nach 1, 3 und 7 Tagen wieder.
practise-ask = Jedes ist ein Tisch aus einem deiner Spiele, kurz vor einem Fehler. Finde etwas Besseres.
practise-rounds = { $count ->
    [one] Auf deinem Weg wartet noch eine Sache
   *[other] Auf deinem Weg warten noch { $count } Sachen
}
practise-done = { $done ->
    [one] Ein Rätsel ist für immer gelöst.
   *[other] { $done } Rätsel sind für immer gelöst.
}
practise-begin = Los geht’s
practise-games = Zu den gespeicherten Spielen
practise-leave = Rätsel verlassen
practise-lost = Dieses Rätsel lässt sich nicht zeigen. Vielleicht ist es aus einer älteren Chocobox.

# Am Tisch
practise-number = { $number } von { $count }
practise-say-better = { $who ->
    [you] Hier hast du einmal einen Fehler gemacht. Finde etwas Besseres.
   *[name] Hier hat { $name } einmal einen Fehler gemacht. Finde etwas Besseres.
}
practise-task = Dieser Tisch ist aus einem echten Spiel, kurz vor einem Fehler. Finde etwas Besseres. Du hast eine Wahl.
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
