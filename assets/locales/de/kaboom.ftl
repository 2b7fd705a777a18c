### Kaboom! am Tisch.

## On the shelf
game-kaboom = Kaboom!
line-kaboom = Merk dir, was da liegt
credit-kaboom = Ein Spiel mit gewöhnlichen Karten, das Reisende einander beibringen, auch bekannt als Cabo oder Cambio. Niemand weiß, wer es erfunden hat.
bot-crab = Krabbe
bot-crab-line = bleibt bei den eigenen Karten und ist langsam
bot-forgetful = Goldfisch
bot-forgetful-line = vergisst ab und zu, was wo liegt
bot-steady = Eule
bot-steady-line = kennt die eigenen Karten und bleibt ruhig
bot-shark = Hai
bot-shark-line = merkt sich alles und schlägt schnell
bot-orca = Orca
bot-orca-line = zählt jede Karte mit und jagt Haie

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
  }, { $place ->
    [0] hinten links
    [1] hinten rechts
    [2] vorn links
    [3] vorn rechts
   *[other] Zusatzkarte { $number }
  }
kaboom-card-down = { $spot }: verdeckt.
kaboom-card-up = { $spot }: { $card }, zählt { $points }.
kaboom-face = { $card } ({ $spot })
kaboom-locked = Gesperrt: Hat Kaboom! gesagt
kaboom-drawn = Gezogen: { $card }, zählt { $points }.
kaboom-counts = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
kaboom-power = { $power ->
    [look_own] Kraft: eine eigene ansehen.
    [look_other] Kraft: eine fremde ansehen.
    [swap_blind] Kraft: zwei Karten tauschen.
    [swap_seen] Kraft: zwei ansehen, dann tauschen.
   *[other] Keine Kraft.
  }
kaboom-drawn-place = Gezogene
kaboom-drawn-down = { $name }: eine gezogene Karte

# Der Tisch
kaboom-board = Die zwei Stapel
kaboom-board-keys = Karten und Stapel. Mit den Pfeiltasten bewegen, mit Eingabe wählen.
kaboom-grids = Die Karten aller
kaboom-grid = { $name }, Karten: { $count }
kaboom-secret = Geheim: { $name }
kaboom-stock = Nachziehstapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }.
kaboom-discard = Ablage: { $card ->
    [none] noch nichts
   *[other] { $card }
  }.

# Schilder
kaboom-points = Punkte bisher: { $points }
kaboom-points-unit = Punkte
kaboom-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
kaboom-called = Kaboom!
kaboom-caller = { $name }: Kaboom!
kaboom-round = Runde { $round } von { $rounds }

# Felder und Tasten eines Platzes
kaboom-eye-of = Halten und sehen: { $name }
kaboom-eye-hold = Halten und sehen
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
kaboom-note-peek = Halte das Auge gedrückt und sieh deine zwei vorderen Karten an. Nur einmal.
kaboom-note-peeking = Merk dir deine zwei Karten, dann lass los.
kaboom-note-flip = Deck die oberste Karte vom Nachziehstapel auf.
kaboom-note-draw = Du bist dran: Zieh eine Karte oder sag Kaboom!
kaboom-note-draw-last = Dein letzter Zug: Zieh eine Karte.
kaboom-note-call = Es gibt keine Karte zu ziehen: Sag Kaboom!
kaboom-note-choose = Behalten? Tippe auf eine deiner Karten. { $power ->
    [look_own] Oder leg sie ab und sieh eine eigene an.
    [look_other] Oder leg sie ab und sieh eine fremde an.
    [swap_blind] Oder leg sie ab und tausche zwei Karten.
    [swap_seen] Oder leg sie ab, sieh zwei Karten an, tausche sie oder nicht.
   *[other] Oder leg sie ab.
  }
kaboom-note-drawn = Die neue behalten? Tippe auf eine deiner Karten. Oder leg sie ab.
kaboom-note-drawn-bare = Du hast keine Karten: Leg die neue ab.
kaboom-note-power-look_own = Tippe auf eine deiner Karten, um sie anzusehen.
kaboom-note-power-look_other = Tippe auf eine Karte von anderen, um sie anzusehen.
kaboom-note-power-swap_blind = Tippe auf zwei Karten, um sie ungesehen zu tauschen.
kaboom-note-power-swap_seen = Tippe auf zwei Karten: Du siehst beide und tauschst sie dann oder nicht.
kaboom-note-second = Tippe nun auf die zweite Karte.
kaboom-note-looked = Halte das Auge gedrückt, um die Karte zu sehen.
kaboom-note-looked-own = Merk dir die Karte, dann tippe darauf.
kaboom-note-decide = Halte das Auge gedrückt, um beide zu sehen. Tauschen oder liegen lassen?
kaboom-note-decide-own = Die zwei Karten tauschen oder liegen lassen?
kaboom-note-slap = Kennst du { $rank ->
    [0] den anderen Joker
    [1] noch ein Ass
    [11] noch einen Buben
    [12] noch eine Dame
    [13] noch einen König
   *[other] noch eine { $rank }
  }? Schlag. Wenn nicht, warte ab.
kaboom-note-reveal = Du warst zuerst da. Tippe auf { $rank ->
    [0] den anderen Joker
    [1] noch ein Ass
    [11] noch einen Buben
    [12] noch eine Dame
    [13] noch einen König
   *[other] noch eine { $rank }
  }.
kaboom-note-more = Tippe auf { $rank ->
    [0] den anderen Joker
    [1] noch ein Ass
    [11] noch einen Buben
    [12] noch eine Dame
    [13] noch einen König
   *[other] noch eine { $rank }
  } oder sag: Das war’s.
kaboom-note-give = Tippe auf eine deiner Karten, um sie { $name } zu geben, oder gib nichts.
kaboom-note-give-up = Du kannst keine Karte aufdecken: Gib auf.

# Antworten
kaboom-say-enter = Wähle eine Karte mit den Pfeiltasten.
kaboom-say-eye = Halte das Auge gedrückt, um deine vorderen Karten zu sehen.
kaboom-say-sight = Du darfst jetzt nichts ansehen.
kaboom-say-own = Tippe auf eine eigene Karte.
kaboom-say-pad = Zum Schlagen berühre die Hand an deinem Rand.
kaboom-say-slap-nothing-to-slap = Gerade gibt es nichts zu schlagen.
kaboom-say-slap-settling = Zu spät: Jemand war schneller.
kaboom-say-slap-first = Du warst zuerst da. Tippe nun auf eine passende Karte.
kaboom-say-slap-spent = Du hattest deine Chance bei dieser Karte.
kaboom-say-slap-locked = Du hast Kaboom! gesagt, also schlägst du nicht mehr.
kaboom-say-slap-slaps-off = In dieser Partie schlägt niemand.
kaboom-say-slap-no-penalty = Es ist keine Strafkarte mehr da, also kann niemand schlagen.

# Gesprochen
kaboom-say-may = Die kannst du wählen.
kaboom-say-held = Als Erste gewählt.
kaboom-say-gap = Dort liegt gerade nichts.
kaboom-say-faces = Du siehst: { $cards }.
kaboom-say-shut = Zugedeckt.
kaboom-say-place = Platz: { $place }.
kaboom-say-given = Von: { $place }. Nach: { $to_place }.

# Wessen Karte

# Die Geschichte
kaboom-event-dealt = Runde { $round }. { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
  }
kaboom-event-peeked = { $who ->
    [you] Du siehst
   *[other] { $name } sieht
  } zwei vordere Karten an.
kaboom-event-covered = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } nachgesehen.
kaboom-event-flippingbegan = Alle haben nachgesehen. { $who ->
    [you] Du deckst
   *[other] { $name } deckt
  } zuerst auf.
kaboom-event-reached = { $who ->
    [you] Du greifst
   *[other] { $name } greift
  } zum Nachziehstapel.
kaboom-event-calling = { $who ->
    [you] Du willst
   *[other] { $name } will
  } Kaboom! sagen.
kaboom-event-flipped = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } aufgedeckt: { $card }.
kaboom-event-turnbegan = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
  }
kaboom-event-drew = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } eine Karte gezogen.
kaboom-event-replaced = { $who ->
    [you] Du behältst die Karte und legst ab
   *[other] { $name } behält die Karte und legt ab
  }: { $card }.
kaboom-event-discarded = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } abgelegt: { $card }.
kaboom-event-looked = { $who ->
    [you] Du siehst
   *[other] { $name } sieht
  } eine Karte an: { $spot }.
kaboom-event-lookedboth = { $who ->
    [you] Du siehst
   *[other] { $name } sieht
  } zwei Karten an: { $first }; { $other }.
kaboom-event-swapped = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } zwei Karten getauscht: { $first }; { $other }.
kaboom-event-stayed = { $who ->
    [you] Du lässt
   *[other] { $name } lässt
  } beide Karten liegen.
kaboom-event-powerskipped = { $who ->
    [you] Du nutzt
   *[other] { $name } nutzt
  } die Kraft nicht.
kaboom-event-powerlost = { $who ->
    [you] Deine Kraft
   *[other] Die Kraft von { $name }
  } ist verloren.
kaboom-event-slapped = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } geschlagen.
kaboom-event-slapwon = { $photo ->
    [yes] Fotofinish mit { $next ->
        [you] dir
       *[other] { $next_name }
      }. Der Zufall entscheidet: { $who ->
        [you] Du warst
       *[other] { $name } war
      } zuerst da.
   *[other] { $who ->
        [you] Du warst
       *[other] { $name } war
      } zuerst da{ $margin ->
        [none] {""}
       *[other] , { $margin } ms vor { $next ->
            [you] dir
           *[other] { $next_name }
          }
      }.
  }
kaboom-event-slapignored = { $who ->
    [you] Deine Hand
   *[other] Die Hand von { $name }
  } kam { $cause ->
    [soon] zu früh
   *[other] zu spät
  }. Das kostet nichts.
kaboom-event-using = { $who ->
    [you] Du nutzt
   *[other] { $name } nutzt
  } die Kraft.
kaboom-event-ignored = { $who ->
    [you] Deine Berührung
   *[other] Die Berührung von { $name }
  } kam { $cause ->
    [soon] zu früh
   *[other] zu spät
  }.
kaboom-event-revealed = { $who ->
    [you] Du deckst
   *[other] { $name } deckt
  } eine Karte auf ({ $spot }): { $card }. { $match ->
    [yes] Sie passt.
   *[other] Sie passt nicht.
  }
kaboom-event-gaveup = { $who ->
    [you] Du deckst
   *[other] { $name } deckt
  } nichts auf.
kaboom-event-slapdone = Der Schlag ist vorbei{ $matches ->
    [0] {""}
    [one] , eine Karte hat gepasst
   *[other] , { $matches } Karten haben gepasst
  }.
kaboom-event-penalized = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
  } { $places ->
    [0] keine Strafkarte: Es ist keine mehr da
    [one] eine Strafkarte
   *[other] { $places } Strafkarten
  }.
kaboom-event-gave = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $to ->
    [you] dir
   *[other] { $to_name }
  } eine Karte gegeben.
kaboom-event-gavenothing = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } nichts gegeben.
kaboom-event-kaboomed = { $auto ->
    [yes] { $who ->
        [you] Du hast
       *[other] { $name } hat
      } keine Karten mehr: Kaboom!
   *[other] { $who ->
        [you] Du sagst: Kaboom!
       *[other] { $name } sagt: Kaboom!
      }
  } Alle anderen haben noch einen Zug.
kaboom-event-passedby = Es ist keine Karte mehr da: { $who ->
    [you] Du kannst nicht ziehen.
   *[other] { $name } kann nicht ziehen.
  }
kaboom-event-shuffled = Die Ablage wurde gemischt. Neuer Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
kaboom-event-reopened = Es geht weiter.
kaboom-event-toolate = In dieser Runde kann niemand mehr schlagen.
kaboom-event-nobodycalled = In je 60 Zügen hat niemand Kaboom! gesagt. Die Runde wird gezählt.
kaboom-event-roundended = Runde { $round } ist zu Ende: { $points }.
kaboom-event-ended = Die Partie ist zu Ende.
kaboom-event-undone = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } es zurückgenommen.

# Warum nicht
kaboom-why-over = Die Partie ist zu Ende.
kaboom-why-peek-first = Erst sehen alle zwei Karten an.
kaboom-why-seen-once = Du hast schon nachgesehen.
kaboom-why-settling = Warte: Gerade hat jemand geschlagen.
kaboom-why-slaps-off = In dieser Partie schlägt niemand.
kaboom-why-nothing-to-slap = Gerade gibt es nichts zu schlagen.
kaboom-why-locked = Durch Kaboom! gesperrt.
kaboom-why-spent = Du hattest deine Chance bei dieser Karte.
kaboom-why-no-penalty = Es ist keine Strafkarte mehr da, also kann niemand schlagen.
kaboom-why-not-first = Schlag zuerst.
kaboom-why-not-turn = Du bist nicht dran.
kaboom-why-held = Warte: Andere dürfen noch schlagen.
kaboom-why-flipping = Erst wird aufgedeckt, bis jemand richtig schlägt.
kaboom-why-called = Jemand hat Kaboom! gesagt.
kaboom-why-no-stock = Der Nachziehstapel ist leer.
kaboom-why-drawn-first = Leg erst die gezogene Karte weg.
kaboom-why-not-drawn = Du hast keine Karte gezogen.
kaboom-why-no-power = Du hast gerade keine Kraft.
kaboom-why-gap = Dort liegt keine Karte.
kaboom-why-other-power = Diese Kraft gilt für andere Karten.
kaboom-why-not-offered = Das geht jetzt nicht.

# Was jemandem zum ersten Mal begegnet
kaboom-first-look-own = Diese Karte hat eine Kraft: Leg sie ab und sieh eine eigene an.
kaboom-first-look-other = Diese Karte hat eine Kraft: Leg sie ab und sieh eine fremde an.
kaboom-first-swap-blind = Diese Karte hat eine Kraft: Leg sie ab und tausche zwei ungesehen.
kaboom-first-swap-seen = Ein König hat eine Kraft: Leg ihn ab, sieh zwei Karten, tausche sie oder nicht.
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
kaboom-advice-look = Sieh diese Karte an: { $spot }.
kaboom-advice-swap = Tausche zwei Karten: { $spot }; { $other }.
kaboom-advice-lookboth = Sieh zwei Karten an: { $spot }; { $other }.
kaboom-advice-decide = { $swap ->
    [yes] Tausche die zwei Karten.
   *[other] Lass die zwei Karten liegen.
  }
kaboom-advice-skippower = Lass die Kraft aus.
kaboom-advice-slap = Schlag.
kaboom-advice-reveal = Deck diese Karte auf: { $spot }.
kaboom-advice-giveup = Gib auf.
kaboom-advice-enough = Sag: Das war’s.
kaboom-advice-give = Gib diese Karte: { $place }.
kaboom-advice-keep = Gib nichts.
kaboom-hint-your-turn = Du bist dran.
kaboom-hint-only-choice = Etwas anderes gibt es nicht.
kaboom-hint-keeps-low = Die neue Karte zählt wenig.
kaboom-hint-throws-high = Was dort liegt, zählt mehr.
kaboom-hint-unknown-card = Du weißt nicht, was dort liegt.
kaboom-hint-too-high = Die neue Karte würde deine Summe nicht senken.
kaboom-hint-learns = So lernst du eine Karte kennen.
kaboom-hint-trades-down = Die andere Karte ist wahrscheinlich niedriger.
kaboom-hint-hurts-leader = Das trifft den, der vorn liegt.
kaboom-hint-knows-match = Du kennst eine Karte, die passt.
kaboom-hint-no-match = Du kennst keine Karte, die passt.
kaboom-hint-gives-high = Sie zählt am meisten.
kaboom-hint-likely-closest = Du bist wahrscheinlich am nächsten an null.
kaboom-hint-not-yet = Für Kaboom! ist es zu früh.
kaboom-hint-leaves-it = Ein Tausch würde dir nicht helfen.
kaboom-hint-keeps-matches = Zu dem, was du behältst, passen noch mehr Karten.

# Warum eine Strafe kam
kaboom-paid-wrong = Gesucht: { $rank ->
    [0] Joker
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
  }. Aufgedeckt: { $card }.
kaboom-sheet-cards = { $count ->
    [0] Keine Karten
   *[other] { $cards }
  }
kaboom-paid-none = Wer schlägt, muss etwas Passendes aufdecken.

# Die fertige Runde
kaboom-sheet-title = Runde { $round } ist zu Ende
kaboom-sheet-next = Weiter zu Runde { $round }
kaboom-sheet-read = Schließen
kaboom-sheet-scores = Punkte, Runde für Runde
kaboom-sheet-name = Name
kaboom-sheet-sum = Summe
kaboom-fewest = Die wenigsten Punkte gewinnen.
kaboom-sum = { $reason ->
    [closest] am nächsten
    [tied] Gleichstand
   *[other] nicht am nächsten
  }: { $sum }

# Woher die Punkte einer Runde kommen

# Das Zählen
kaboom-count-cards = { $name }: { $count ->
    [0] keine Karten
   *[other] { $cards }
  }. Summe: { $total }.
kaboom-count-called = Hat Kaboom! gesagt, { $reason ->
    [closest] und alle anderen sind weiter weg von null
    [tied] aber jemand ist genauso nah an null
   *[other] aber jemand ist näher an null
  }. Punkte: { $points }.
kaboom-count-closest = { $count ->
    [one] Am nächsten an null: { $names }.
   *[other] Gleich nah an null: { $names }.
  }
kaboom-count-sum = { $name }: { $points } in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  }.

# Das Ende
kaboom-praise-matches = Gemerkte Karten: { $value }
kaboom-praise-round = Beste Runde: { $signed }
kaboom-truth = Alle Karten werden aufgedeckt. Die wenigsten Punkte gewinnen.
kaboom-rule-fewest = Die wenigsten Punkte gewinnen.
kaboom-rule-shared = Die wenigsten Punkte gewinnen; bei gleichen gemeinsam.
kaboom-end-line = { $rounds ->
    [one] { $name }
   *[other] { $name }: beste Runde { $best }, schlechteste { $worst }
  }
kaboom-end-call = Das letzte Kaboom! kam von { $who ->
    [you] dir
   *[other] { $name }
  } mit { $total }: { $reason ->
    [closest] am nächsten an null
    [tied] jemand war genauso nah
   *[other] jemand war näher
  }. Punkte: { $points }.

# Tasten
kaboom-key-slap = schlagen, nach Plätzen
kaboom-key-slap-own = schlagen, wenn du allein bist
kaboom-key-eye = ansehen und wieder zudecken
kaboom-key-flip = die oberste Karte aufdecken
kaboom-key-draw = ziehen
kaboom-key-discard = die gezogene Karte ablegen
kaboom-key-kaboom = Kaboom! sagen
kaboom-key-yes = die zwei Karten tauschen
kaboom-key-no = liegen lassen, auslassen, nichts geben, das war’s
kaboom-key-giveup = einen Schlag aufgeben
kaboom-key-arrows = von Karte zu Karte
kaboom-key-enter = wählen, worauf die Pfeile zeigen
kaboom-key-back = loslassen; eine fertige Runde schließen

# Hilfe
kaboom-help-eye = Halte das Auge gedrückt und leg die Hand darum: Das darfst nur du sehen. Beim Loslassen ist es verdeckt.
kaboom-help-slap = Kennst du eine Karte, die zur Ablage passt? Berühre schnell die Hand an deinem Rand. Dann tippe auf die Karte.
kaboom-help-cards = Tippe auf den Nachziehstapel, um zu ziehen. Tippe auf eine deiner Karten, um die neue dorthin zu legen, oder auf die Ablage, um sie abzulegen. Zum Tauschen tippe auf eine Karte, dann auf die andere.

# Die Lektion, Satz für Satz
lesson-kaboom-peek = Halte das Auge gedrückt: Sieh deine zwei vorderen Karten an, dann lass los.
lesson-kaboom-cover = Schau gut hin, dann lass los.
lesson-kaboom-flip = Eine Zwei und eine Dame: Merk sie dir. Jetzt deck auf.
lesson-kaboom-slap = Noch eine Zwei. Du weißt, wo deine liegt, also schlag.
lesson-kaboom-reveal = Du warst zuerst da. Tippe jetzt auf deine Zwei.
lesson-kaboom-no-two = Das ist keine Zwei. Im Spiel kostet das zwei Strafkarten.
lesson-kaboom-enough = Eine Karte weniger. Tippe auf „Das war’s“.
lesson-kaboom-draw = Jetzt zieh eine Karte.
lesson-kaboom-keep = Leg die Drei an den Platz der Dame: 3 Punkte statt 15.
lesson-kaboom-not-kept = Jetzt liegt deine Dame noch da: 15 Punkte.
lesson-kaboom-other = Jetzt zieht der Goldfisch, legt ab und schlägt.
lesson-kaboom-penalty = Eine Neun ist keine Fünf: Das kostet zwei Strafkarten.
lesson-kaboom-power = Du bist dran: Zieh noch einmal.
lesson-kaboom-seven = Eine Sieben: Leg sie ab, dann wirkt ihre Kraft.
lesson-kaboom-no-power = Du hast die Sieben behalten. Nur abgelegt hat sie eine Kraft.
lesson-kaboom-look = Ihre Kraft: Tippe auf eine hintere Karte und sieh sie an.
lesson-kaboom-near = Diese Karte kennst du schon. Sieh eine hintere an.
lesson-kaboom-seen = Merk sie dir, dann tippe sie noch einmal an.
lesson-kaboom-call = Deine Summe ist klein. Sag Kaboom! Der Goldfisch hat noch einen Zug.
lesson-kaboom-drawn = Du hast schon gezogen. Kaboom sagt man davor.
lesson-kaboom-last-turn = Jetzt hat der Goldfisch seinen letzten Zug.
lesson-kaboom-count = Du bist am nächsten an null: Minuspunkte. Die kleinste Summe gewinnt.
lesson-kaboom-first-peek = Halte erst das Auge gedrückt.
lesson-kaboom-first-cover = Deck erst die Karte wieder zu.
lesson-kaboom-first-flip = Deck erst die oberste Karte auf.
lesson-kaboom-first-slap = Schlag erst.
lesson-kaboom-first-reveal = Tippe erst auf deine Karte, die passt.
lesson-kaboom-first-enough = Tippe erst auf „Das war’s“.
lesson-kaboom-first-draw = Zieh erst eine Karte.
lesson-kaboom-first-replace = Leg die Karte erst an einen deiner Plätze.
lesson-kaboom-first-discard = Leg erst die Karte ab.
lesson-kaboom-first-look = Sieh erst eine hintere Karte an.
lesson-kaboom-first-kaboom = Sag erst Kaboom.

# Was von einem Spiel erzählt wird, das vorbei ist
kaboom-moment-bestslap = { $who ->
    [you] Dein bester Schlag
   *[other] Bester Schlag von { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## Die Regeln auf einer Karte
card-kaboom-1 = Schau einmal deine zwei vorderen Karten an. Merk sie dir.
card-kaboom-2 = Zieh. Tausch die Karte ein oder leg sie ab: Ab sieben hat sie eine Kraft.
card-kaboom-3 = Eine wie deine wird abgelegt? Schlag zuerst, deck deine auf: Weg ist sie.
card-kaboom-4 = Am nächsten an null? Sag Kaboom! Die niedrigste Summe aller Runden gewinnt.
