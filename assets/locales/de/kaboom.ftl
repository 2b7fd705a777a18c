### Kaboom! am Tisch.

## On the shelf
game-kaboom = Kaboom!
line-kaboom = Merk dir, was da liegt
credit-kaboom = Ein Kartenspiel von Reisenden, auch Cabo oder Cambio genannt. Niemand weiß, wer es erfunden hat.
bot-crab = Krabbe
bot-crab-line = langsam, achtet auf die eigenen Karten
bot-forgetful = Goldfisch
bot-forgetful-line = vergisst ab und zu etwas
bot-steady = Eule
bot-steady-line = kennt die eigenen Karten
bot-shark = Hai
bot-shark-line = merkt sich viel, schlägt schnell
bot-orca = Orca
bot-orca-line = zählt jede Karte mit

## At the table

# Karten, wie sie heißen
kaboom-card = { $rank ->
    [0] Joker
    [1] { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[other] Kreuz
      }-Ass
    [11] { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[other] Kreuz
      }-Bube
    [12] { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[other] Kreuz
      }-Dame
    [13] { $suit ->
        [H] roter
        [D] roter
       *[other] schwarzer
      } König
   *[other] { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[other] Kreuz
      } { $rank }
  }

# Wo eine Karte liegt, vom eigenen Platz aus gesehen
kaboom-rank = { $rank ->
    [0] Joker
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
  }

kaboom-place = { $place ->
    [0] hinten links
    [1] hinten rechts
    [2] vorn links
    [3] vorn rechts
   *[other] Zusatzkarte { $number }
  }
kaboom-spot = { $who ->
    [you] deine
   *[other] { $name }
  }, { $place }
kaboom-card-down = { $spot }: verdeckt.
kaboom-card-up = { $spot }: { $card }, zählt { $points }.
kaboom-face = { $card } ({ $spot })
kaboom-drawn = Gezogen: { $card }, zählt { $points }.
kaboom-counts = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
kaboom-power = { $power ->
    [look_own] Kraft: eine eigene ansehen.
    [look_other] Kraft: eine fremde ansehen.
    [swap_blind] Kraft: zwei tauschen.
    [swap_seen] Kraft: zwei ansehen, dann tauschen.
   *[other] Keine Kraft.
  }
kaboom-drawn-place = Gezogene
kaboom-drawn-down = { $name }: gezogene Karte

# Der Tisch
kaboom-board = Stapel
kaboom-board-keys = Pfeiltasten bewegen, Eingabe wählt.
kaboom-grids = Alle Karten
kaboom-grid = { $name }, Karten: { $count }
kaboom-secret = Geheim: { $name }
kaboom-stock = Nachziehstapel: { $count }.
kaboom-discard = Ablage: { $card ->
    [none] leer
   *[other] { $card }
  }.

# Schilder
kaboom-points = Punkte: { $points }
kaboom-points-unit = Punkte
kaboom-cards = Karten: { $count }
kaboom-caller = { $name }: Kaboom!
kaboom-round = Runde { $round } von { $rounds }

# Felder und Tasten eines Platzes
kaboom-eye-of = { $word }: { $name }
kaboom-eye-hold = { $way ->
    [keys] Ansehen
   *[touch] Halten und sehen
  }
kaboom-call = Kaboom!
kaboom-draw = Ziehen
kaboom-flip = Aufdecken
kaboom-put-away = Ablegen
kaboom-give-up = Aufgeben
kaboom-enough = Das war’s
kaboom-keep = Nichts geben
kaboom-skip = Auslassen
kaboom-swap = Tauschen
kaboom-leave = Liegen lassen
kaboom-cover = Zudecken

# Was zu tun ist
kaboom-note-peek = { $way ->
    [keys] Eingabe auf dem Auge zeigt dir deine zwei vorderen Karten, einmal.
   *[touch] Halte das Auge und sieh deine zwei vorderen Karten, einmal.
  }
kaboom-note-peeking = { $way ->
    [keys] Merk dir beide, dann drück noch einmal Eingabe.
    [tap] Merk dir beide, dann tipp auf das Auge.
   *[touch] Merk dir beide, dann lass los.
  }
kaboom-note-draw = Du bist dran: Zieh oder sag Kaboom!
kaboom-note-draw-last = Dein letzter Zug: Zieh.
kaboom-note-call = Keine Karte zu ziehen: Sag Kaboom!
kaboom-note-drawn = { $way ->
    [keys] Behalten: Wähle eine von deinen. Oder leg sie ab.
   *[touch] Behalten: Tippe auf eine von deinen. Oder leg sie ab.
  }
kaboom-note-drawn-bare = Du hast keine Karten: Leg sie ab.
kaboom-note-power-look_own = { $way ->
    [keys] Ansehen: Wähle eine von deinen.
   *[touch] Ansehen: Tippe auf eine von deinen.
  }
kaboom-note-power-look_other = { $way ->
    [keys] Ansehen: Wähle eine fremde.
   *[touch] Ansehen: Tippe auf eine fremde.
  }
kaboom-note-power-swap_blind = { $way ->
    [keys] Ungesehen tauschen: Wähle zwei Karten.
   *[touch] Ungesehen tauschen: Tippe auf zwei Karten.
  }
kaboom-note-power-swap_seen = { $way ->
    [keys] Wähle zwei Karten, um beide zu sehen.
   *[touch] Tippe auf zwei Karten, um beide zu sehen.
  }
kaboom-note-second = { $way ->
    [keys] Wähle die zweite Karte.
   *[touch] Tippe auf die zweite Karte.
  }
kaboom-note-looked = { $way ->
    [keys] Eingabe auf dem Auge zeigt sie dir.
   *[touch] Halte das Auge, um sie zu sehen.
  }
kaboom-note-looked-own = { $way ->
    [keys] Merk sie dir, dann wähle sie.
   *[touch] Merk sie dir, dann tippe darauf.
  }
kaboom-note-decide = { $way ->
    [keys] Eingabe auf dem Auge zeigt dir beide. Tauschen oder lassen?
   *[touch] Halte das Auge, um beide zu sehen. Tauschen oder lassen?
  }
kaboom-note-decide-own = Tauschen oder lassen?
kaboom-note-slap = Gesucht: { $rank }. Kennst du so eine Karte? Schlag.
kaboom-note-reveal = { $way ->
    [keys] Du warst zuerst da. Wähle: { $rank }.
   *[touch] Du warst zuerst da. Tippe auf: { $rank }.
  }
kaboom-note-more = { $way ->
    [keys] Wähle: { $rank }. Oder sag: Das war’s.
   *[touch] Tippe auf: { $rank }. Oder sag: Das war’s.
  }
kaboom-note-give = { $way ->
    [keys] Wähle eine von deinen, um sie { $name } zu geben, oder gib nichts.
   *[touch] Tippe auf eine von deinen, um sie { $name } zu geben, oder gib nichts.
  }
kaboom-note-give-up = Nichts zum Aufdecken: Gib auf.

# Antworten
kaboom-say-eye = { $way ->
    [keys] Drück Eingabe auf dem Auge, um zu sehen.
   *[touch] Halte das Auge, um zu sehen.
  }
kaboom-say-sight = Du darfst jetzt nichts ansehen.
kaboom-say-own = { $way ->
    [keys] Wähle eine von deinen.
   *[touch] Tippe auf eine von deinen.
  }
kaboom-say-pad = { $way ->
    [keys] Zum Schlagen drück Eingabe auf der Hand an deinem Rand.
   *[touch] Zum Schlagen berühre die Hand an deinem Rand.
  }
kaboom-say-slap-settling = Zu spät: Jemand war schneller.
kaboom-say-slap-first = { $way ->
    [keys] Du warst zuerst da: Wähle eine passende.
   *[touch] Du warst zuerst da: Tippe auf eine passende.
  }
kaboom-say-slap-locked = Nach Kaboom! schlägst du nicht mehr.

# Gesprochen
kaboom-say-may = Die kannst du wählen.
kaboom-say-held = Zuerst gewählt.
kaboom-say-faces = Du siehst: { $cards }.
kaboom-say-shut = Zugedeckt.
kaboom-say-place = Platz: { $place }.
kaboom-say-given = Von: { $place }. Nach: { $to_place }.

# Wessen Karte

# Die Geschichte
kaboom-event-dealt = Runde { $round }. Zuerst: { $name }.
kaboom-event-peeked = Sieht nach: { $name }.
kaboom-event-covered = Fertig mit Nachsehen: { $name }.
kaboom-event-flippingbegan = Alle haben nachgesehen. Zuerst deckt auf: { $name }.
kaboom-event-reached = Am Nachziehstapel: { $name }.
kaboom-event-calling = { $name }: gleich Kaboom!
kaboom-event-flipped = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } aufgedeckt: { $card }.
kaboom-event-turnbegan = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
  }
kaboom-event-drew = { $who ->
    [you] Du hast gezogen.
   *[other] { $name } hat gezogen.
  }
kaboom-event-replaced = { $name }: Karte behalten. Abgelegt: { $card }.
kaboom-event-discarded = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } abgelegt: { $card }.
kaboom-event-looked = { $who ->
    [you] Du siehst an
   *[other] { $name } sieht an
  }: { $spot }.
kaboom-event-lookedboth = { $who ->
    [you] Du siehst an
   *[other] { $name } sieht an
  }: { $first }; { $other }.
kaboom-event-swapped = { $who ->
    [you] Du hast getauscht
   *[other] { $name } hat getauscht
  }: { $first }; { $other }.
kaboom-event-stayed = { $name }: kein Tausch.
kaboom-event-powerskipped = { $name }: Kraft nicht genutzt.
kaboom-event-powerlost = { $name }: Kraft verloren.
kaboom-event-slapped = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } geschlagen.
kaboom-event-slapwon = { $who ->
    [you] Du warst zuerst da
   *[other] { $name } war zuerst da
  }{ $margin ->
    [none] .
    [0] : ein Fotofinish, das der Zufall entschied.
   *[other] , { $margin } ms Vorsprung.
  }
kaboom-event-slapignored = { $name }: { $cause ->
    [soon] zu früh
   *[other] zu spät
  }. Das kostet nichts.
kaboom-event-using = { $name }: Kraft genutzt.
kaboom-event-ignored = { $name }: { $cause ->
    [soon] zu früh
   *[other] zu spät
  }.
kaboom-event-revealed = { $who ->
    [you] Du hast aufgedeckt
   *[other] { $name } hat aufgedeckt
  }: { $card } ({ $spot }). { $match ->
    [yes] Das passt.
   *[other] Das passt nicht.
  }
kaboom-event-gaveup = { $name }: nichts aufgedeckt.
kaboom-event-slapdone = Schlag vorbei, gepasst: { $matches }.
kaboom-event-penalized = { $name }, Strafkarten: { $places }.
kaboom-event-gave = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $to ->
    [you] dir
   *[other] { $to_name }
  } eine Karte gegeben.
kaboom-event-gavenothing = { $name }: nichts gegeben.
kaboom-event-kaboomed = { $auto ->
    [yes] { $name }, keine Karten mehr: Kaboom!
   *[other] { $name }: Kaboom!
  } Alle anderen haben noch einen Zug.
kaboom-event-passedby = { $name }: keine Karte mehr zu ziehen.
kaboom-event-shuffled = Ablage gemischt. Nachziehstapel: { $count }.
kaboom-event-reopened = Es geht weiter.
kaboom-event-toolate = Kein Schlag mehr in dieser Runde.
kaboom-event-nobodycalled = Kein Kaboom! in je 60 Zügen: Die Runde wird gezählt.
kaboom-event-roundended = Runde { $round } ist zu Ende: { $points }.
kaboom-event-ended = Die Partie ist zu Ende.
kaboom-event-undone = { $name }: zurückgenommen.

# Warum nicht
kaboom-why-peek-first = Erst sehen alle zwei Karten an.
kaboom-why-seen-once = Du hast schon nachgesehen.
kaboom-why-settling = Warte: Gerade hat jemand geschlagen.
kaboom-why-slaps-off = Hier wird nicht geschlagen.
kaboom-why-nothing-to-slap = Gerade gibt es nichts zu schlagen.
kaboom-why-locked = Durch Kaboom! gesperrt.
kaboom-why-spent = Du hattest deine Chance.
kaboom-why-no-penalty = Kein Schlagen: keine Strafkarten mehr da.
kaboom-why-not-first = Schlag zuerst.
kaboom-why-held = Warte: Andere dürfen noch schlagen.
kaboom-why-flipping = Erst muss jemand richtig schlagen.
kaboom-why-called = Jemand hat Kaboom! gesagt.
kaboom-why-no-stock = Der Nachziehstapel ist leer.
kaboom-why-drawn-first = Leg erst die gezogene Karte weg.
kaboom-why-not-drawn = Du hast keine Karte gezogen.
kaboom-why-no-power = Du hast gerade keine Kraft.
kaboom-why-gap = Dort liegt keine Karte.
kaboom-why-other-power = Diese Kraft gilt für andere Karten.

# Was jemandem zum ersten Mal begegnet
kaboom-first-look-own = Leg sie ab, um eine eigene anzusehen.
kaboom-first-look-other = Leg sie ab, um eine fremde anzusehen.
kaboom-first-swap-blind = Leg sie ab, um zwei ungesehen zu tauschen.
kaboom-first-swap-seen = Leg einen König ab: Sieh zwei Karten an, dann tausche oder nicht.
kaboom-first-slap = Kennst du eine Karte wie die oberste? Schlag, dann ist sie weg.
kaboom-first-call = Am nächsten an null? Sag Kaboom! Alle anderen haben noch einen Zug.

# Tipps
kaboom-advice-peek = Sieh deine vorderen Karten an.
kaboom-advice-cover = Lass los.
kaboom-advice-flip = Deck die oberste Karte auf.
kaboom-advice-draw = Zieh.
kaboom-advice-kaboom = Sag Kaboom!
kaboom-advice-replace = Leg sie hierhin: { $place }.
kaboom-advice-discard = Leg sie ab.
kaboom-advice-look = Sieh an: { $spot }.
kaboom-advice-swap = Tausche: { $spot }; { $other }.
kaboom-advice-lookboth = Sieh an: { $spot }; { $other }.
kaboom-advice-decide = { $swap ->
    [yes] Tausche sie.
   *[other] Lass sie liegen.
  }
kaboom-advice-skippower = Lass die Kraft aus.
kaboom-advice-slap = Schlag.
kaboom-advice-reveal = Deck auf: { $spot }.
kaboom-advice-giveup = Gib auf.
kaboom-advice-enough = Sag: Das war’s.
kaboom-advice-give = Gib: { $place }.
kaboom-advice-keep = Gib nichts.
kaboom-hint-your-turn = Du bist dran.
kaboom-hint-keeps-low = Die neue Karte zählt wenig.
kaboom-hint-throws-high = Die dort zählt mehr.
kaboom-hint-unknown-card = Du kennst die Karte dort nicht.
kaboom-hint-too-high = Die neue Karte würde nicht helfen.
kaboom-hint-learns = So lernst du eine Karte kennen.
kaboom-hint-trades-down = Die andere Karte ist wahrscheinlich niedriger.
kaboom-hint-hurts-leader = Das trifft den, der vorn liegt.
kaboom-hint-knows-match = Du kennst eine passende.
kaboom-hint-no-match = Du kennst keine passende.
kaboom-hint-gives-high = Sie zählt am meisten.
kaboom-hint-likely-closest = Du bist wahrscheinlich am nächsten.
kaboom-hint-not-yet = Zu früh für Kaboom!
kaboom-hint-leaves-it = Ein Tausch würde nicht helfen.
kaboom-hint-keeps-matches = Dazu kann noch eine passen.

# Warum eine Strafe kam
kaboom-paid-wrong = Gesucht: { $rank }. Aufgedeckt: { $card }.
kaboom-sheet-cards = { $count ->
    [0] keine Karten
   *[other] { $cards }
  }
kaboom-paid-none = Geschlagen, aber nichts aufgedeckt.

# Die fertige Runde
kaboom-sheet-title = Runde { $round } ist zu Ende
kaboom-sheet-next = Runde { $round }
kaboom-sheet-read = Schließen
kaboom-sheet-scores = Punkte nach Runden
kaboom-sheet-name = Name
kaboom-sheet-sum = Summe
kaboom-sum = { $reason ->
    [closest] am nächsten
    [tied] Gleichstand
   *[other] nicht am nächsten
  }: { $sum }

# Woher die Punkte einer Runde kommen

# Das Zählen
kaboom-count-cards = { $name }: { $cards }. Summe: { $total }.
kaboom-count-called = { $reason ->
    [closest] Am nächsten an null.
    [tied] Jemand ist genauso nah.
   *[other] Jemand ist näher.
  } Punkte: { $points }.
kaboom-count-closest = Am nächsten an null: { $names }.
kaboom-count-sum = { $name }, Summe: { $points }.

# Das Ende
kaboom-praise-matches = Gemerkte Karten: { $value }
kaboom-praise-round = Beste Runde: { $signed }
kaboom-rule-fewest = Die wenigsten Punkte gewinnen.
kaboom-rule-shared = Die wenigsten Punkte gewinnen; bei gleichen gemeinsam.
kaboom-end-line = { $rounds ->
    [one] { $name }
   *[other] { $name }: beste Runde { $best }, schlechteste { $worst }
  }

# Tasten

# Hilfe
kaboom-help-eye = Halte das Auge, die Hand darum: Das darfst nur du sehen. Beim Loslassen ist es verdeckt.
kaboom-help-tap = Auf einem eigenen Bildschirm reicht ein kurzer Tipp auf das Auge: Es bleibt offen bis zum nächsten.
kaboom-help-slap = Passt eine Karte, die du kennst, zur Ablage? Berühre schnell die Hand an deinem Rand, dann tippe auf die Karte.
kaboom-help-cards = Tippe auf den Nachziehstapel, um zu ziehen. Zum Behalten tippe auf eine von deinen, sonst auf die Ablage.

# Die Lektion, Satz für Satz
lesson-kaboom-peek = { $way ->
    [keys] Drück Eingabe auf dem Auge: Sieh deine zwei vorderen Karten an, dann noch einmal Eingabe.
   *[touch] Halte das Auge gedrückt: Sieh deine zwei vorderen Karten an, dann lass los.
  }
lesson-kaboom-cover = Schau gut hin, dann lass los.
lesson-kaboom-flip = Eine Zwei und eine Dame: Merk sie dir. Deck auf.
lesson-kaboom-slap = Noch eine Zwei. Du weißt, wo deine liegt: Schlag.
lesson-kaboom-reveal = { $way ->
    [keys] Du warst zuerst da. Wähle deine Zwei.
   *[touch] Du warst zuerst da. Tippe auf deine Zwei.
  }
lesson-kaboom-no-two = Keine Zwei. Im Spiel kostet das zwei Strafkarten.
lesson-kaboom-enough = { $way ->
    [keys] Eine Karte weniger. Wähle „Das war’s“.
   *[touch] Eine Karte weniger. Tippe auf „Das war’s“.
  }
lesson-kaboom-draw = Jetzt zieh.
lesson-kaboom-keep = Leg die Drei auf deine Dame: 3 Punkte statt 15.
lesson-kaboom-not-kept = Deine Dame liegt noch da: 15 Punkte.
lesson-kaboom-other = Jetzt zieht der Goldfisch, legt ab und schlägt.
lesson-kaboom-penalty = Eine Neun ist keine Fünf: zwei Strafkarten.
lesson-kaboom-power = Zieh noch einmal.
lesson-kaboom-seven = Eine Sieben: Leg sie ab, dann wirkt ihre Kraft.
lesson-kaboom-no-power = Du hast die Sieben behalten. Nur abgelegt hat sie eine Kraft.
lesson-kaboom-look = { $way ->
    [keys] Ihre Kraft: Wähle eine hintere Karte und sieh sie an.
   *[touch] Ihre Kraft: Tippe auf eine hintere Karte und sieh sie an.
  }
lesson-kaboom-near = { $way ->
    [keys] Die kennst du schon. Wähle eine hintere.
   *[touch] Die kennst du schon. Tippe auf eine hintere.
  }
lesson-kaboom-seen = { $way ->
    [keys] Merk sie dir, dann wähle sie noch einmal.
   *[touch] Merk sie dir, dann tippe sie noch einmal an.
  }
lesson-kaboom-call = Deine Summe ist klein: Sag Kaboom! Der Goldfisch hat noch einen Zug.
lesson-kaboom-drawn = Du hast schon gezogen. Kaboom kommt davor.
lesson-kaboom-last-turn = Der Goldfisch hat seinen letzten Zug.
lesson-kaboom-count = Du bist am nächsten an null: Minuspunkte. Die kleinste Summe gewinnt.
lesson-kaboom-first-peek = { $way ->
    [keys] Drück erst Eingabe auf dem Auge.
   *[touch] Halte erst das Auge gedrückt.
  }
lesson-kaboom-first-cover = Deck erst die Karte wieder zu.
lesson-kaboom-first-flip = Deck erst die oberste Karte auf.
lesson-kaboom-first-slap = Schlag erst.
lesson-kaboom-first-reveal = { $way ->
    [keys] Wähle erst deine passende Karte.
   *[touch] Tippe erst auf deine passende Karte.
  }
lesson-kaboom-first-enough = { $way ->
    [keys] Wähle erst „Das war’s“.
   *[touch] Tippe erst auf „Das war’s“.
  }
lesson-kaboom-first-draw = Zieh erst.
lesson-kaboom-first-replace = Leg die Karte erst auf eine von deinen.
lesson-kaboom-first-discard = Leg sie erst ab.
lesson-kaboom-first-look = Sieh erst eine hintere Karte an.
lesson-kaboom-first-kaboom = Sag erst Kaboom.

# Was von einem Spiel erzählt wird, das vorbei ist
kaboom-moment-bestslap = { $name }, bester Schlag: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## Die Regeln auf einer Karte
card-kaboom-1 = Schau einmal deine zwei vorderen Karten an.
card-kaboom-2 = Zieh. Tausch die Karte ein oder leg sie ab: Ab sieben hat sie eine Kraft.
card-kaboom-3 = Eine wie deine wird abgelegt? Schlag zuerst, deck deine auf: Weg ist sie.
card-kaboom-4 = Am nächsten an null? Sag Kaboom! Die niedrigste Summe aller Runden gewinnt.
