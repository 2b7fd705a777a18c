### What a class looks at together, on a projector.

together-title = Gemeinsam anschauen
together-not = Die Ergebnisse lassen sich nicht lesen. Geh zurück und versuche es noch einmal.
together-board = Das Spielfeld
together-question = Frage { $at } von { $all }
together-answers = Antworten
together-pupils = { $right ->
    [true] Richtig, gegeben von { $count }.
   *[false] Gegeben von { $count }.
  }
together-right = richtig
together-rightly = Gefunden von { $rightly } von { $count }.
together-nobody = Diese Aufgabe ist bei niemandem fertig.
together-older = Aus einer älteren Chocobox: Die Antworten lassen sich nicht mehr zeigen.
together-lost = Ohne die Antworten von { $count }, die sich hier nicht nachspielen lassen.
together-leads = Wie weit vor dem besten Bot?
together-points = Punkte von { $most }
together-sign = { $how ->
    [ahead] +{ $points }
    [behind] −{ $points }
   *[plain] { $points }
  }
together-lead-plot = Kinder: { $count }. Vorsprung von { $least } bis { $most }, die Mitte bei { $half }.

## Words of the games
together-largest = Wo ist das größte Gebiet { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[white] Weiß
  }?
together-area = { $colour ->
    [dark] Zartbitter, { $count }
    [milk] Vollmilch, { $count }
   *[white] Weiß, { $count }
  }
together-best-asked = Du spielst { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[white] Weiß
  }. Welche Karte ist die beste, und wo?
together-hand = Karten zur Auswahl: { $count }
together-place = Spalte { $x }, Reihe { $y }
together-place-worth = Vorsprung { $lead }, { $points } Punkte
together-best-why = Am besten ist die gestrichelte Karte: Vorsprung { $lead }.

## The bar
together-step = Frage und Antworten
together-steps = Schritte
together-before = Zurück
together-names = Namen
together-named = Namen zu sehen.
together-unnamed = Namen verborgen.
together-to-answers = Antworten zeigen
together-to-why = Was ist richtig?
together-to-question = Nächste Frage
together-to-task = Nächste Aufgabe
