### What a class looks at together, on a projector.

together-do = Gemeinsam anschauen
together-title = Gemeinsam anschauen
together-back = Zur Tabelle
together-not = Die Ergebnisse ließen sich nicht lesen. Geh zurück zur Tabelle und versuche es noch einmal.
together-board = Das Spielfeld
together-question = Frage { $at } von { $all }
together-answers = Was geantwortet wurde
together-pupils = { $count ->
    [one] { $count } Kind
   *[other] { $count } Kinder
  }{ $right ->
    [true] { " " }– richtig
   *[false] { "" }
  }.
together-right = richtig
together-rightly = { $count ->
    [0] Das hat noch niemand beantwortet.
   *[other] { $rightly ->
        [0] Niemand hat es gefunden.
        [one] { $rightly } von { $count } hat es gefunden.
       *[other] { $rightly } von { $count } haben es gefunden.
    }
  }
together-nobody = Diese Aufgabe ist noch bei niemandem fertig.
together-older = Die Regeln dieses Spiels haben sich geändert. Die Punkte hat eine ältere Chocobox gezählt, und die Antworten lassen sich nicht mehr zeigen.
together-lost = { $count ->
    [one] { $count } Ergebnis lässt sich hier nicht nachspielen. Seine Antworten fehlen.
   *[other] { $count } Ergebnisse lassen sich hier nicht nachspielen. Ihre Antworten fehlen.
  }
together-leads = Wie weit vor dem besten Bot, oder dahinter?
together-points = Punkte von { $most }
together-sign = { $how ->
    [ahead] +{ $points }
    [behind] −{ $points }
   *[plain] { $points }
  }
together-point-plot = { $count ->
    [one] Die Punkte von { $count } Kind: { $half } von { $all }.
   *[other] Die Punkte von { $count } Kindern, von { $least } bis { $most }, die Mitte bei { $half } von { $all }.
  }
together-lead-plot = { $count ->
    [one] Der Vorsprung von { $count } Kind: { $half }.
   *[other] Der Vorsprung von { $count } Kindern, von { $least } bis { $most }, die Mitte bei { $half }.
  }

## Words of the games
together-largest = { $colour ->
    [dark] Wo ist das größte Gebiet Zartbitter?
    [milk] Wo ist das größte Gebiet Vollmilch?
   *[white] Wo ist das größte Gebiet Weiß?
  }
together-area = { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[white] Weiß
  }, { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücke
  }
together-best-asked = { $colour ->
    [dark] Du spielst Zartbitter.
    [milk] Du spielst Vollmilch.
   *[white] Du spielst Weiß.
  } Mit welcher Karte an welchem Platz liegst du am weitesten vorn?
together-hand = { $count ->
    [one] { $count } Karte zur Auswahl
   *[other] { $count } Karten zur Auswahl
  }
together-place = Spalte { $x }, Reihe { $y }
together-place-worth = Vorsprung { $lead }, { $points } Punkte
together-best-why = Mit der Karte in der gestrichelten Linie ist der Vorsprung { $lead }. Kein Platz bringt mehr.

## The bar
together-step = Was gefragt und geantwortet wurde
together-steps = Schritte
together-before = Zurück
together-names = Namen
together-named = Die Namen sind zu sehen.
together-unnamed = Die Namen sind verborgen.
together-to-answers = Antworten zeigen
together-to-why = Was ist richtig?
together-to-question = Nächste Frage
together-to-task = Nächste Aufgabe
