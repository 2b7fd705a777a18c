### Kaboom! am Tisch.

## On the shelf
game-kaboom = Kaboom!
line-kaboom = Merk dir, was da liegt
credit-kaboom = Ein Spiel mit gewöhnlichen Karten, das Reisende einander beibringen, auch bekannt als Cabo, Cambio und unter vielen anderen Namen. Niemand weiß, wer es erfunden hat.
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
kaboom-rank-a = Ass
kaboom-rank-2 = Zwei
kaboom-rank-3 = Drei
kaboom-rank-4 = Vier
kaboom-rank-5 = Fünf
kaboom-rank-6 = Sechs
kaboom-rank-7 = Sieben
kaboom-rank-8 = Acht
kaboom-rank-9 = Neun
kaboom-rank-10 = Zehn
kaboom-rank-j = Bube
kaboom-rank-q = Dame
kaboom-rank-k = König
kaboom-rank-x = Joker
kaboom-suit-s = Pik
kaboom-suit-h = Herz
kaboom-suit-d = Karo
kaboom-suit-c = Kreuz
kaboom-card = { $suit }-{ $rank }
kaboom-king-red = roter König
kaboom-king-black = schwarzer König

# Wo eine Karte liegt, vom eigenen Platz aus gesehen
kaboom-place-0 = hinten links
kaboom-place-1 = hinten rechts
kaboom-place-2 = vorn links
kaboom-place-3 = vorn rechts
kaboom-place-more = Zusatzkarte { $number }
kaboom-card-down = { $name }, { $place }: verdeckt
kaboom-card-up = { $name }, { $place }: { $card }
kaboom-locked = Hat Kaboom! gesagt: gesperrt
kaboom-drawn = Gezogen: { $card }. { $counts }. { $power }.
kaboom-counts = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
kaboom-power = { $power ->
    [look_own] Kraft: eine eigene ansehen
    [look_other] Kraft: eine fremde ansehen
    [swap_blind] Kraft: zwei Karten tauschen
    [swap_seen] Kraft: zwei ansehen, dann tauschen
   *[none] Keine Kraft
  }
kaboom-drawn-place = Gezogene
kaboom-drawn-down = { $name } hält eine gezogene Karte

# Der Tisch
kaboom-board = Die zwei Stapel
kaboom-board-keys = Karten und Stapel. Die Pfeiltasten gehen von Karte zu Karte, Eingabe wählt eine.
kaboom-grids = Die Karten aller
kaboom-grid = Karten von { $name }: { $count }
kaboom-secret = Was nur { $name } sehen darf
kaboom-stock = Nachziehstapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
kaboom-discard = Ablage: { $card ->
    [none] noch nichts
   *[other] { $card }
  }

# Schilder
kaboom-points = Punkte bisher: { $points }
kaboom-points-unit = Punkte
kaboom-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
kaboom-called = Kaboom!
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
kaboom-note-peek = Halte das Auge gedrückt und sieh dir deine zwei vorderen Karten an. Nur einmal.
kaboom-note-peeking = Merk dir deine zwei Karten, dann lass los.
kaboom-note-flip = Deck die oberste Karte vom Nachziehstapel auf.
kaboom-note-draw = Du bist dran: Zieh eine Karte oder sag Kaboom!
kaboom-note-draw-last = Dein letzter Zug: Zieh eine Karte.
kaboom-note-call = Es gibt keine Karte zu ziehen: Sag Kaboom!
kaboom-note-drew = { $card }, { $counts }.
kaboom-note-choose = { $power ->
    [look_own] Behalten? Tippe auf eine deiner Karten. Oder leg sie ab und sieh eine eigene an.
    [look_other] Behalten? Tippe auf eine deiner Karten. Oder leg sie ab und sieh eine fremde an.
    [swap_blind] Behalten? Tippe auf eine deiner Karten. Oder leg sie ab und tausche zwei Karten.
    [swap_seen] Behalten? Tippe auf eine deiner Karten. Oder leg sie ab, sieh zwei Karten an und tausche sie, wenn du magst.
   *[none] Behalten? Tippe auf eine deiner Karten. Oder leg sie ab.
  }
kaboom-note-drawn = Die neue behalten? Tippe auf eine deiner Karten. Oder leg sie ab.
kaboom-note-drawn-bare = Du hast keine Karten: Leg die neue ab.
kaboom-note-power-look_own = Tippe auf eine deiner Karten, um sie anzusehen.
kaboom-note-power-look_other = Tippe auf eine Karte von anderen, um sie anzusehen.
kaboom-note-power-swap_blind = Tippe auf zwei Karten, um sie ungesehen zu tauschen.
kaboom-note-power-swap_seen = Tippe auf zwei Karten: Du siehst beide und tauschst sie dann oder nicht.
kaboom-note-second = Tippe nun auf die zweite Karte.
kaboom-note-looked = Halte das Auge gedrückt, um die Karte zu sehen. Beim Loslassen wird sie zugedeckt.
kaboom-note-looked-own = Merk dir die Karte, dann tippe darauf, um sie zuzudecken.
kaboom-note-decide = Halte das Auge gedrückt, um beide Karten zu sehen. Tauschen oder liegen lassen?
kaboom-note-decide-own = Die zwei Karten tauschen oder liegen lassen?
kaboom-note-slap = Noch eine bekannt: { $rank }? Schlag. Nichts passt? Warte ab.
kaboom-note-reveal = Du warst zuerst da. Tippe auf eine passende Karte: { $rank }.
kaboom-note-more = Tippe auf noch eine passende: { $rank }. Oder sag: Das war’s.
kaboom-note-give = Tippe auf eine deiner Karten, um sie { $name } zu geben, oder gib nichts.
kaboom-note-give-up = Es gibt keine Karte zum Aufdecken: Gib auf.

# Antworten
kaboom-say-enter = Wähle eine Karte mit den Pfeiltasten.
kaboom-say-eye = Halte das Auge gedrückt, um deine zwei vorderen Karten zu sehen.
kaboom-say-sight = Für dich gibt es gerade nichts anzusehen.
kaboom-say-own = Tippe auf eine deiner eigenen Karten.
kaboom-say-pad = Zum Schlagen berühre die Hand an deinem Rand.
kaboom-say-slap-nothing-to-slap = Gerade gibt es nichts zu schlagen.
kaboom-say-slap-settling = Zu spät: Jemand war schneller.
kaboom-say-slap-first = Du warst zuerst da. Tippe nun auf eine passende Karte.
kaboom-say-slap-spent = Du hattest deine Chance bei dieser Karte.
kaboom-say-slap-locked = Du hast Kaboom! gesagt, also kannst du nicht mehr schlagen.
kaboom-say-slap-slaps-off = In dieser Partie schlägt niemand.
kaboom-say-slap-no-penalty = Für eine Strafe ist keine Karte mehr da, also kann niemand schlagen.

# Gesprochen
kaboom-say-may = { $thing }. Die kannst du wählen.
kaboom-say-held = { $thing }. Als Erste gewählt.
kaboom-say-gap = Dort liegt gerade nichts.
kaboom-say-faces = Du siehst: { $cards }.
kaboom-say-shut = Zugedeckt.
kaboom-say-place = Platz: { $place }.
kaboom-say-places = Plätze: { $first_place } und { $other_place }.
kaboom-say-given = Von { $place } nach { $to_place }.
kaboom-say-power-look_own = { $who ->
    [you] Du darfst
   *[other] { $name } darf
  } eine eigene Karte ansehen.
kaboom-say-power-look_other = { $who ->
    [you] Du darfst
   *[other] { $name } darf
  } eine fremde Karte ansehen.
kaboom-say-power-swap_blind = { $who ->
    [you] Du darfst
   *[other] { $name } darf
  } zwei Karten tauschen.
kaboom-say-power-swap_seen = { $who ->
    [you] Du darfst
   *[other] { $name } darf
  } zwei Karten ansehen und tauschen.

# Wessen Karte
kaboom-whose-mine = eine eigene
kaboom-whose-own = eine eigene
kaboom-whose-you = eine von dir
kaboom-whose-name = eine von { $name }
kaboom-whose-another = noch eine

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
  } die Karten wieder zugedeckt.
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
    [you] Du behältst die Karte und legst
   *[other] { $name } behält die Karte und legt
  } eine andere ab: { $card }.
kaboom-event-discarded = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } abgelegt: { $card }.
kaboom-event-looked = { $who ->
    [you] Du siehst
   *[other] { $name } sieht
  } eine Karte an: { $owner }.
kaboom-event-lookedboth = { $who ->
    [you] Du siehst
   *[other] { $name } sieht
  } zwei Karten an: { $first_owner } und { $other }.
kaboom-event-swapped = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } zwei Karten getauscht: { $first_owner } und { $other }.
kaboom-event-stayed = { $who ->
    [you] Du lässt
   *[other] { $name } lässt
  } beide Karten liegen.
kaboom-event-powerskipped = { $who ->
    [you] Du nutzt
   *[other] { $name } nutzt
  } die Kraft der Karte nicht.
kaboom-event-powerlost = { $who ->
    [you] Die Kraft deiner Karte
   *[other] Die Kraft der Karte von { $name }
  } ist vergangen.
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
   *[no] { $margin ->
        [none] { $who ->
            [you] Du hast
           *[other] { $name } hat
          } zuerst geschlagen.
       *[other] { $who ->
            [you] Du warst
           *[other] { $name } war
          } zuerst da, { $margin } ms vor { $next ->
            [you] dir
           *[other] { $next_name }
          }.
      }
  }
kaboom-event-slapignored = { $who ->
    [you] Deine Hand
   *[other] Die Hand von { $name }
  } kam { $cause ->
    [soon] zu früh für diese Karte
   *[late] zu spät für diese Karte
  }. Sie zählt nicht und kostet nichts.
kaboom-event-using = { $who ->
    [you] Du nutzt
   *[other] { $name } nutzt
  } die Kraft der Karte.
kaboom-event-ignored = { $who ->
    [you] Deine Berührung
   *[other] Die Berührung von { $name }
  } kam { $cause ->
    [soon] zu früh
   *[late] zu spät
  }. Sie zählt nicht.
kaboom-event-revealed = { $who ->
    [you] Du deckst
   *[other] { $name } deckt
  } eine Karte auf, { $owner }: { $card }. { $match ->
    [yes] Sie passt.
   *[no] Sie passt nicht.
  }
kaboom-event-gaveup = { $who ->
    [you] Du deckst
   *[other] { $name } deckt
  } nichts auf.
kaboom-event-slapdone = { $matches ->
    [0] Der Schlag ist vorbei.
    [one] Der Schlag ist vorbei, eine Karte hat gepasst.
   *[other] Der Schlag ist vorbei, { $matches } Karten haben gepasst.
  }
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
   *[no] { $who ->
        [you] Du sagst: Kaboom!
       *[other] { $name } sagt: Kaboom!
      }
  } Alle anderen haben noch einen Zug.
kaboom-event-passedby = { $who ->
    [you] Du kannst
   *[other] { $name } kann
  } nicht ziehen: Es ist keine Karte mehr da.
kaboom-event-shuffled = Die Ablage wurde zu einem neuen Nachziehstapel gemischt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
kaboom-event-reopened = Es geht weiter. Alle Uhren laufen neu an.
kaboom-event-toolate = In dieser Runde kann niemand mehr schlagen.
kaboom-event-nobodycalled = In je 60 Zügen hat niemand Kaboom! gesagt: Die Runde wird gezählt.
kaboom-event-roundended = Runde { $round } ist zu Ende. { $points }.
kaboom-event-ended = Die Partie ist zu Ende.
kaboom-event-undone = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } es zurückgenommen.

# Warum nicht
kaboom-why-over = Die Partie ist zu Ende.
kaboom-why-peek-first = Erst sehen alle zwei Karten an.
kaboom-why-seen-once = Du hast diese Karten schon angesehen.
kaboom-why-settling = Warte einen Moment: Gerade hat jemand geschlagen.
kaboom-why-slaps-off = In dieser Partie schlägt niemand.
kaboom-why-nothing-to-slap = Gerade gibt es nichts zu schlagen.
kaboom-why-locked = Diese Karten sind durch Kaboom! gesperrt.
kaboom-why-spent = Du hattest deine Chance bei dieser Karte.
kaboom-why-no-penalty = Für eine Strafe ist keine Karte mehr da, also kann niemand schlagen.
kaboom-why-not-first = Schlag zuerst, dann darfst du eine Karte aufdecken.
kaboom-why-not-turn = Du bist nicht dran.
kaboom-why-held = Warte einen Moment, andere dürfen noch schlagen.
kaboom-why-flipping = Erst wird aufgedeckt, bis jemand richtig schlägt.
kaboom-why-called = Kaboom! ist schon gesagt.
kaboom-why-no-stock = Der Nachziehstapel ist leer.
kaboom-why-drawn-first = Du hast gezogen. Leg die Karte erst irgendwohin.
kaboom-why-not-drawn = Du hast keine Karte gezogen.
kaboom-why-no-power = Du kannst gerade keine Kraft nutzen.
kaboom-why-gap = Dort liegt keine Karte.
kaboom-why-other-power = Diese Kraft gilt für andere Karten.
kaboom-why-not-offered = Das geht jetzt nicht.

# Was jemandem zum ersten Mal begegnet
kaboom-first-look-own = Deine Karte hat eine Kraft: Leg sie ab und sieh eine eigene Karte an.
kaboom-first-look-other = Deine Karte hat eine Kraft: Leg sie ab und sieh eine fremde Karte an.
kaboom-first-swap-blind = Deine Karte hat eine Kraft: Leg sie ab und tausche zwei Karten ungesehen.
kaboom-first-swap-seen = Der König hat eine Kraft: Leg ihn ab, sieh zwei Karten, tausche oder nicht.
kaboom-first-slap = Kennst du eine Karte wie die oberste? Schlag, dann bist du sie los.
kaboom-first-call = Am nächsten an null? Sag Kaboom! Alle anderen haben noch einen Zug.

# Tipps
kaboom-advice-peek = Sieh deine zwei vorderen Karten an.
kaboom-advice-cover = Deck zu, was du gesehen hast.
kaboom-advice-flip = Deck die oberste Karte auf.
kaboom-advice-draw = Zieh.
kaboom-advice-kaboom = Sag Kaboom!
kaboom-advice-replace = Leg sie an die Stelle dieser Karte: { $place }.
kaboom-advice-discard = Leg sie ab.
kaboom-advice-look = Sieh diese Karte an: { $owner }, { $place }.
kaboom-advice-swap = Tausche zwei Karten: { $owner }, { $place }, und { $other }, { $other_place }.
kaboom-advice-lookboth = Sieh zwei Karten an: { $owner }, { $place }, und { $other }, { $other_place }.
kaboom-advice-decide = { $swap ->
    [yes] Tausche die zwei Karten.
   *[no] Lass die zwei Karten liegen.
  }
kaboom-advice-skippower = Lass die Kraft ungenutzt.
kaboom-advice-slap = Schlag.
kaboom-advice-reveal = Deck diese Karte auf: { $owner }, { $place }.
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
kaboom-hint-trades-down = Du bekommst wahrscheinlich die niedrigere Karte.
kaboom-hint-hurts-leader = Wer vorn liegt, hat es dann schwerer.
kaboom-hint-knows-match = Du kennst eine Karte, die passt.
kaboom-hint-no-match = Du kennst keine Karte, die passt.
kaboom-hint-gives-high = Sie zählt am meisten.
kaboom-hint-likely-closest = Du bist wahrscheinlich am nächsten an null.
kaboom-hint-not-yet = Für Kaboom! ist es noch zu früh.
kaboom-hint-leaves-it = Ein Tausch würde dir nicht helfen.
kaboom-hint-keeps-matches = Zu dem, was du behältst, passen noch mehr Karten.

# Warum eine Strafe kam
kaboom-paid-wrong = Gesucht: { $wanted }. Aufgedeckt: { $card }.
kaboom-paid-none = Wer schlägt, muss etwas Passendes aufdecken.

# Die fertige Runde
kaboom-sheet-title = Runde { $round } ist zu Ende
kaboom-sheet-next = Weiter zu Runde { $round }
kaboom-sheet-read = Schließen
kaboom-sheet-none = Keine Karten
kaboom-sheet-scores = Punkte, Runde für Runde
kaboom-sheet-name = Name
kaboom-sheet-sum = Summe
kaboom-fewest = Die wenigsten Punkte gewinnen.
kaboom-sum-closest = am nächsten: { $sum }
kaboom-sum-not_closest = nicht am nächsten: { $sum }
kaboom-sum-tied = Gleichstand: { $sum }

# Woher die Punkte einer Runde kommen
kaboom-reason-closest = am nächsten mit { $total }, also { $points } Punkte
kaboom-reason-not_closest = nicht am nächsten mit { $total }, also { $points } Punkte
kaboom-reason-tied = Gleichstand mit { $total }, also { $points } Punkte

# Das Zählen
kaboom-count-cards = { $name }: { $cards }. Summe: { $total }.
kaboom-count-none = { $name }: keine Karten. Summe: 0.
kaboom-count-called = Hat Kaboom! gesagt, { $reason }.
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
kaboom-praise-round = { $who ->
    [you] Deine beste Runde
   *[other] Beste Runde
  }: { $signed }
kaboom-truth = Alle Karten werden aufgedeckt. Die wenigsten Punkte gewinnen.
kaboom-rule-fewest = Die wenigsten Punkte gewinnen.
kaboom-rule-shared = Die wenigsten Punkte gewinnen; gleich viele teilen sich den Sieg.
kaboom-end-line = { $rounds ->
    [one] { $name }
   *[other] { $name }: beste Runde { $best }, schlechteste { $worst }
  }
kaboom-end-call = Das letzte Kaboom! kam von { $who ->
    [you] dir
   *[other] { $name }
  } – { $reason }.

# Tasten
kaboom-key-slap = schlagen, nach Plätzen
kaboom-key-slap-own = schlagen, wenn du allein spielst
kaboom-key-eye = ansehen und wieder zudecken
kaboom-key-flip = die oberste Karte aufdecken
kaboom-key-draw = ziehen
kaboom-key-discard = die gezogene Karte ablegen
kaboom-key-kaboom = Kaboom! sagen
kaboom-key-yes = die zwei Karten tauschen
kaboom-key-no = liegen lassen, auslassen, nichts geben, das war’s
kaboom-key-giveup = einen Schlag aufgeben
kaboom-key-arrows = von Karte zu Karte
kaboom-key-enter = die Karte wählen, auf die die Pfeile zeigen
kaboom-key-back = loslassen, was gewählt ist; eine fertige Runde weglegen

# Hilfe
kaboom-help-eye = Halte das Auge gedrückt, um zu sehen, was nur du sehen darfst, und schirme es mit der Hand ab. Beim Loslassen ist es wieder verdeckt.
kaboom-help-slap = Kennst du eine Karte, die zur Ablage passt, dann berühre so schnell du kannst die Hand an deinem Rand. Danach tippe auf die passende Karte.
kaboom-help-cards = Tippe auf den Nachziehstapel, um zu ziehen. Tippe auf eine deiner Karten, um die neue an ihren Platz zu legen, oder auf die Ablage, um die neue abzulegen. Zum Tauschen tippe auf eine Karte und dann auf die andere.

# Die Lektion, Satz für Satz
lesson-kaboom-peek = Halte das Auge gedrückt: Sieh deine zwei vorderen Karten an, dann lass los.
lesson-kaboom-cover = Schau gut hin, dann lass los.
lesson-kaboom-flip = Eine Zwei und eine Dame: Merk sie dir. Jetzt deck auf.
lesson-kaboom-slap = Noch eine Zwei. Du weißt, wo deine liegt, also schlag.
lesson-kaboom-reveal = Du warst zuerst da. Tippe jetzt auf deine Zwei.
lesson-kaboom-no-two = Das ist keine Zwei. Im Spiel bekämst du dafür zwei Strafkarten.
lesson-kaboom-enough = Eine Karte weniger. Tippe auf „Das war’s“.
lesson-kaboom-draw = Jetzt zieh eine Karte.
lesson-kaboom-keep = Leg die Drei an den Platz der Dame: 3 Punkte statt 15.
lesson-kaboom-not-kept = Jetzt liegt deine Dame noch da, mit 15 Punkten.
lesson-kaboom-other = Jetzt zieht der Goldfisch, legt ab und schlägt.
lesson-kaboom-penalty = Eine Neun passt nicht zur Fünf: Das kostet zwei Strafkarten.
lesson-kaboom-power = Du bist dran: Zieh noch einmal.
lesson-kaboom-seven = Eine Sieben: Leg sie ab, dann wirkt ihre Kraft.
lesson-kaboom-no-power = Du hast die Sieben behalten. Ihre Kraft wirkt nur, wenn du sie ablegst.
lesson-kaboom-look = Ihre Kraft: Tippe auf eine hintere Karte und sieh sie an.
lesson-kaboom-near = Diese Karte kennst du schon. Sieh eine hintere an.
lesson-kaboom-seen = Merk sie dir, dann tippe sie noch einmal an.
lesson-kaboom-call = Deine Summe ist klein. Sag Kaboom! Der Goldfisch hat noch einen Zug.
lesson-kaboom-drawn = Du hast schon gezogen. Kaboom sagt man davor.
lesson-kaboom-last-turn = Jetzt hat der Goldfisch seinen letzten Zug.
lesson-kaboom-count = Du bist am nächsten an null: Minuspunkte für dich. Die kleinste Summe gewinnt.
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
   *[name] Bester Schlag von { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## Die Regeln auf einer Karte
card-kaboom-1 = Schau einmal deine zwei vorderen Karten an. Merk sie dir.
card-kaboom-2 = Zieh. Tausch die Karte ein oder leg sie ab: Ab sieben hat sie eine Kraft.
card-kaboom-3 = Eine wie deine wird abgelegt? Schlag zuerst, deck deine auf: Weg ist sie.
card-kaboom-4 = Am nächsten an null? Sag Kaboom! Die niedrigste Summe aller Runden gewinnt.
