### Links: was von einer Partie geteilt wird, wozu ein Link einlädt, und was mit ihm nicht stimmen kann.

## Das Blatt, von dem aus eine Partie geteilt wird
link-what-for = Wozu ist der Link?
link-use-resume = Woanders weiterspielen
link-use-replay = Ansehen
link-use-deal = Gleiche Karten
link-use-setup = Aufstellung
link-use-position = Spielfeld
link-carries-replay = Darin: die ganze Partie, alle Karten und jeder Zug mit seiner Zeit.
link-carries-deal = Darin: Karten, Plätze und Hausregeln. Keine Züge.
link-carries-lesson = Darin: die Lektion. Keine Züge, keine Namen.
link-carries-setup = Darin: Plätze und Hausregeln. Keine Karten, keine Züge.
link-carries-position = Darin: das Spielfeld, die Plätze und wer dran ist. Keine Handkarten, keine Züge.
link-names = Mit euren Namen
link-field = Link
link-field-text = Text des Links
link-text-only = Diese Chocobox ist eine Datei ohne Adresse. Andere scannen diesen Code unter „Links und Wiederholungen“ oder fügen diesen Text dort ein.
link-copy = Link kopieren
link-send = Senden
link-save = Als Datei sichern
link-copied = Kopiert.
link-copy-not = Kopieren ist hier nicht erlaubt. Bitte nimm die Datei.
link-send-not = Es ließ sich nicht senden.
link-selected = Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopiere ihn.
link-saved = Die Datei ist fertig. Andere öffnen sie unter „Links und Wiederholungen“.
link-none = Diese Partie lässt sich nicht als Link teilen.
link-code = Der Link als Code zum Scannen
link-code-large = { $way ->
    [keys] Bildschirm füllen
   *[touch] Tippen füllt den Bildschirm
  }
link-code-close = { $way ->
    [keys] Schließen
   *[touch] Tippen schließt
  }
link-code-none = Dieser Link ist zu lang für einen Code. Schick ihn, oder nimm ihn als Datei.
link-code-fine = Kann die Kamera ihn nicht lesen, mach den Code größer, oder nimm den Link als Datei.

## Ein Link, der geöffnet wurde
link-shared = Eine geteilte Partie
link-without = { $rule }: aus

## Der Kasten für Links
link-share-game = Teilen: { $game }
link-share-setup = Aufstellung teilen
link-other-open = Link öffnen

## Ein Link in mehreren Codes
link-code-part = Teil { $number } von { $count }
link-code-parts = Dieser Link braucht mehrere Codes, in beliebiger Reihenfolge. Nur „Scannen“ in der Chocobox liest sie.
link-code-several = In { $count } größeren Codes zeigen
link-code-back = Teil davor
link-code-on = Nächster Teil
link-code-run = Von selbst weiter
link-code-pause = Anhalten
