### Wer wer ist in einer Klasse, und welcher Versuch zählt.

## Neue Aufgaben
who-names = Namen
who-names-typed = Tippen
who-names-typed-line = Alle tippen einen Namen oder Spitznamen ein.
who-names-numbers = Nummern
who-names-numbers-line = Alle wählen eine Nummer. Kein Name ist nötig.
who-names-animals = Tiere
who-names-animals-line = Alle wählen ein Tier. Kein Name ist nötig.
who-option-picks = Wie viele
who-option-picks-line = So viele, wie Kinder mitmachen.
who-option-picks-value = { $value }
who-counts = Welcher Versuch zählt
who-counts-first = Der erste
who-counts-first-line = Spätere Versuche sieht man, sie zählen aber nicht.
who-counts-best = Der beste
who-counts-best-line = Der mit den meisten Punkten.
who-counts-last = Der letzte
who-counts-last-line = Der letzte, bevor das Ergebnis gezeigt wird.

## Die Seite der Kinder
who-animal = { $animal } { $number }
who-pick = { $kind ->
    [numbers] Deine Nummer
   *[animals] Dein Tier
  }
who-pick-line = Nur das steht in dem Code, den du zeigst, und kein Name.
who-pick-asked = { $kind ->
    [numbers] Bitte wähle zuerst deine Nummer.
   *[animals] Bitte wähle zuerst dein Tier.
  }
who-you-are = { $kind ->
    [numbers] Du bist Nummer { $name }.
   *[animals] Du bist: { $name }.
  }
who-change = Ändern
who-next-done = Alles beginnt von vorn. Bitte wähle, wer du bist.
who-counts-line = { $counts ->
    [first] Bei jeder Aufgabe zählt dein erster fertiger Versuch.
    [last] Bei jeder Aufgabe zählt dein letzter Versuch.
   *[best] Bei jeder Aufgabe zählt dein bester Versuch.
  }
who-practice-line = Wenn du die Lösung gesehen hast, ist jedes weitere Mal Übung und zählt nicht.
who-bot-line = Bei einem Bot zählt der letzte, den du abgibst.
who-practise = Üben
who-nth-counts = Versuch { $nth } von { $tries } zählt.
who-last = { $practice ->
    [true] Zuletzt: { $score } (Übung).
   *[other] Zuletzt: { $score }.
  }
who-only-practice = nur Übung
who-shown-tries = Darin steht auch, wie oft du es versucht hast.
who-shown-players = Darin steht auch, dass an diesem Tablet { $count } Spieler angefangen haben.
who-skipped-line = { $count ->
    [one] { $count } Versuch davor ist nicht fertig oder gelöscht, und im Ergebnis steht das.
   *[other] { $count } Versuche davor sind nicht fertig oder gelöscht, und im Ergebnis steht das.
  }

## Die Tabelle der Lehrkraft
who-names-told = { $kind ->
    [numbers] Alle wählen eine Nummer von 1 bis { $count }.
    [animals] Alle wählen eines von { $count } Tieren.
   *[typed] Alle tippen einen Namen ein.
  }
who-counts-told = { $counts ->
    [first] Bei jeder Aufgabe zählt der erste fertige Versuch. Frühere, die gelöscht oder nicht fertig sind, stehen als fehlend da.
    [last] Bei jeder Aufgabe zählt der letzte Versuch.
   *[best] Bei jeder Aufgabe zählt der beste Versuch.
  }
who-nth = { $nth ->
    [0] bester von { $tries }
   *[other] Versuch { $nth } von { $tries }
  }
who-skipped = { $count ->
    [one] { $count } davor fehlt
   *[other] { $count } davor fehlen
  }
who-players = { $count } Spieler haben am selben Tablet angefangen
who-copy = { $name } ({ $copy })
who-head-more = Mehr
who-more-of = Mehr über { $name }
who-asked = { $others ->
    [one] Zwei Tablets haben den Namen { $name } benutzt: dasselbe Kind oder zwei?
   *[other] Noch ein Tablet hat den Namen { $name } benutzt: eines dieser Kinder oder ein anderes?
  }
who-same = Dasselbe Kind
who-two = Zwei Kinder
who-same-as = Dasselbe wie { $name }
who-another = Ein anderes Kind
who-decided = Die Tabelle ist neu zusammengestellt.
who-tries = Alle Versuche
who-try = Versuch { $nth }:
who-watch-of = { $name } ansehen, Aufgabe { $number }, Versuch { $nth }
who-counting = zählt
who-practice = Übung
who-not-carried = { $count ->
    [one] { $count } weiterer Versuch steht nicht in den Ergebnissen: nicht beendet, gelöscht, oder es war kein Platz.
   *[other] { $count } weitere Versuche stehen nicht in den Ergebnissen: nicht beendet, gelöscht, oder es war kein Platz.
  }
who-is = Wer das ist
who-rename = Name in dieser Tabelle
who-rename-do = Umbenennen
who-merge = Dasselbe Kind wie
who-merge-do = Zusammenlegen
who-split = { $count ->
    [one] In { $count } Kind trennen
   *[other] In { $count } Kinder trennen
  }
who-handed-in = Abgegeben
who-delete-of = Das Ergebnis von { $name } ({ $when }) löschen
who-missing = { $count } von { $all } fehlen:
who-all-there = { $all ->
    [one] { $all } von { $all } ist da.
   *[other] Alle { $all } sind da.
  }
who-expected = Wer abgeben soll
who-expected-field = Namen der Kinder
who-expected-line = Ein Name in jeder Zeile, so wie die Kinder ihn tippen. Die Liste bleibt auf diesem Gerät.
who-csv-tries = Alle Versuche (CSV)
