### Die Bot-Werkstatt: der Code eines Bots, ein Tisch, an dem er spielt, und was schiefgehen kann.

workshop-title = Bot-Werkstatt
workshop-of = Bot-Werkstatt: { $game }
workshop-what = Schreib einen Bot in Python, der an einem echten Tisch spielt. Alles bleibt auf diesem Gerät.
workshop-choose = Für welches Spiel?
workshop-back = Andere Spiele
workshop-code = Der Code deines Bots
workshop-sliders = Die Zahlen in deinem Code
workshop-own = Mein Bot
workshop-against = Gegen
workshop-run = Los
workshop-series = 20 Spiele
workshop-against-me = Gegen ihn spielen
workshop-stumbled = Mein Bot ist gestolpert und hat das Erste getan, was ging.
workshop-stop = Stopp
workshop-more = Mehr
workshop-wakes = Python wacht für deinen Bot auf …
workshop-plays = Dein Bot spielt …
workshop-won = { $won } von { $games } gewonnen
workshop-old = mit älterem Code
workshop-over = { $games } Spiele gegen { $name }: Dein Bot hat { $won } gewonnen.
workshop-chose = Zeile { $line } hat diesen Zug gewählt.
workshop-printed = Ausgegeben
workshop-fault = Dein Bot konnte nicht spielen. Drücke noch einmal „Los“.

# Dateien, und von vorn
workshop-see = Was darf mein Bot sehen und tun?
workshop-save = Als Datei speichern
workshop-saved = Als Datei gespeichert.
workshop-saved-not = Nicht gespeichert. Versuche es noch einmal.
workshop-take = Datei öffnen
workshop-taken = Die Datei ist offen. Dein Code ist unter „Frühere Fassungen“.
workshop-taken-not = Diese Datei lässt sich nicht öffnen. Wähle eine Textdatei mit Python, höchstens 10.000 Zeichen lang.
workshop-again = Zurück zum ersten Bot
workshop-again-done = Der erste Bot ist wieder da. Dein Code ist unter „Frühere Fassungen“.

# Die Regler der ersten Bots: worum es bei jeder Zahl geht.
workshop-slider-schokoly-luck = wie oft von zehn Malen der Zufall wählt
workshop-slider-schokoly-smartie = wie viele Punkte eine Schokolinse wert ist
workshop-slider-choco-challenge-risk = wie viele von zehn Karten schlecht sein dürfen
workshop-slider-choco-boom-eyes = wie oft von zehn Malen er zwei gleiche Bilder sieht
workshop-slider-kaboom-eyes = wie oft von zehn Malen er sieht, was passt

# Was schiefgeht: sagen, was zu tun ist.
workshop-line = Zeile { $line }: { $what }
workshop-move = Vor Zug { $move }, Zeile { $line }: { $what }
workshop-move-only = Vor Zug { $move }: { $what }
workshop-whole = Was Python sagt
workshop-trouble-length = Der Code ist zu lang. Kürze ihn auf { $about } Zeichen.
workshop-trouble-nested = Hier steht zu viel ineinander. Verteile es auf Zeilen.
workshop-trouble-import = { $about ->
    [random] Schreib rng.choice(…) oder rng.random(), ohne import.
   *[other] Nur „import math“ geht, nicht { $about }.
  }
workshop-trouble-inward = Wähle einen Namen, der nicht mit _ beginnt, nicht { $about }.
workshop-trouble-await = Ein Bot kann async und await nicht benutzen.
workshop-trouble-class = Ein Bot macht keine Klasse. Schreibe { $about } als Funktion mit def.
workshop-trouble-change = Ein Bot kann { $about } von etwas anderem nicht ändern. Merke es dir unter einem eigenen Namen.
workshop-trouble-power = Das kann eine zu große Zahl ergeben. Multipliziere stattdessen.
workshop-trouble-finally = Ein Bot kann „finally“ nicht benutzen.
workshop-trouble-except = Nenne den Fehler, zum Beispiel „except ValueError:“.
workshop-trouble-colon = Am Ende der Zeile fehlt ein Doppelpunkt.
workshop-trouble-open = Eine Klammer geht nie wieder zu.
workshop-trouble-closed = Hier geht eine Klammer zu, die nie aufging.
workshop-trouble-quote = Das schließende Anführungszeichen fehlt.
workshop-trouble-sign = Ein Zeichen hier kennt Python nicht. Anführungszeichen sind gerade, wie in "Wort", und ein Minus ist kurz: -
workshop-trouble-indent = Zeilen, die zusammengehören, beginnen mit gleich vielen Leerzeichen.
workshop-trouble-equals = Zum Vergleichen schreibe „==“ und nicht „=“.
workshop-trouble-spelling = Das kann Python nicht lesen. Ist hier oder in der Zeile darüber ein Zeichen falsch, oder fehlt eines?
workshop-trouble-name = Nichts heißt { $about }. Prüfe die Schreibweise oder gib ihm einen Wert.
workshop-trouble-part = Hier gibt es kein „.{ $about }“. Schau nach, was dein Bot sehen darf.
workshop-trouble-zero = Durch null kann man nicht teilen. Frage vorher.
workshop-trouble-place = So lang ist die Liste nicht. Eine Liste aus dreien hat die Plätze 0, 1 und 2.
workshop-trouble-key = { $about } steht dort nicht. Frage vorher mit „in“.
workshop-trouble-kind = Diese Dinge passen nicht zusammen, etwa eine Zahl und ein Text.
workshop-trouble-value = Dieser Wert geht hier nicht.
workshop-trouble-deep = Eine Funktion ruft sich mehr als 200 Mal selbst auf. Endet sie?
workshop-trouble-memory = Zu viel Speicher. Nimm kürzere Listen.
workshop-trouble-steps = Zu viele Schritte für einen Zug. Endet eine Schleife nie? Oder probiere weniger aus.
workshop-trouble-clock = Zu lange für einen Zug. Endet etwas nie?
workshop-trouble-waits = Alle warten auf deinen Bot. Gib eine Aktion zurück, nicht None.
workshop-trouble-endless = Nach 5.000 Zügen beendet. Was tut dein Bot immer wieder?
workshop-trouble-yield = Gib eine Liste zurück, ohne „yield“.
workshop-trouble-unknown = Ein Bot kann { $about } hier nicht benutzen. Nimm if, for, while und def.
workshop-trouble-unseen = Ein Zeichen hier sieht niemand, oder es hat zu viele Punkte und Striche. Tippe die Zeile neu.
workshop-trouble-named = Schreib das Zeichen selbst, nicht \N und seinen Namen.
workshop-trouble-no-choose = Jeder Bot braucht „def choose(table, actions, rng):“.
workshop-trouble-nothing = Dein Bot hat nichts gewählt. Jeder Weg muss mit „return“ und einer Aktion enden.
workshop-trouble-no-action = { $about } ist nicht unter den Aktionen. Gib eine aus „actions“ zurück.
workshop-trouble-other = Hier ging etwas schief. Schau unter „Was Python sagt“.

# Was ein Bot sieht und tut. In jeder Zeile: Code, ein Strich, Wörter.
workshop-sees-title = Was er sieht
workshop-does-title = Was er tun kann
workshop-begin = Python ruft vor jedem Zug „choose“ auf. Gib eine Aktion zurück. Eine Partie, in der der Code nicht weiterweiß, ist nicht gewonnen.
workshop-sees =
    actions | alles, was ich jetzt tun darf
    table.me | mein Platz: 0, 1, 2 …
    table.points | die Punkte aller Plätze
    table.after(action) | der Tisch nach einer Aktion
    rng.choice(actions) | eine davon, durch Zufall
    rng.random() | eine Zahl von 0 bis 1, durch Zufall
    print(…) | zeigt etwas unter dem Code
    actions[0], actions[-1] | die erste und die letzte
    zip(a, b) | geht zwei Listen zugleich durch
    isinstance(action, Draw) | ob sie von dieser Art ist
workshop-sees-schokoly =
    table.hand | meine Karten, jede mit card (ihrer Nummer) und colours
    table.gains | die Punkte für mein Anlegen, in der Reihenfolge der Aktionen
    table.board | die Karten auf dem Tisch: card, x, y, tier (1 oder 2), colours, smartie, seat
    table.colours | die Farbe jedes Platzes
    table.smarties | die Schokolinsen jedes Platzes
    table.hands | wie viele Karten jeder Platz hat
    table.stock | wie viele Karten man noch ziehen kann
workshop-does-schokoly =
    Choose(colour) | eine Farbe nehmen
    Place(card, x, y, turn) | eine Karte anlegen
    Stack(card, x, y, turn) | eine Karte mit Schokolinse auf andere legen
    Guard(card) | eine Schokolinse auf eine Karte legen
    Draw() | eine Karte ziehen und meinen Zug beenden
    Pass() | meinen Zug beenden
    Offer(card, to) | einem Platz eine Karte anbieten
    Answer(card) | eine dafür anbieten
    Accept() | beide tauschen
    Decline() | meine Karte behalten
workshop-sees-choco-boom =
    table.pile | der Stapel, die neueste Karte zuletzt; jede hat item und colour
    table.decks | wie viele Karten jeder Platz hat
    table.shows | was die Ansage bestimmt: colour, parrot, repeats oder nothing
    table.last_call | die Ansage davor
    table.turn | wer dran ist
workshop-does-choco-boom =
    Flip() | meine nächste Karte aufdecken
    Call(item) | "banana", "strawberry", "choco" oder "elephant" ansagen
    Slap() | auf den Stapel schlagen
    Ready() | nach einer Pause weiter
    Vote(guilty) | war der Einspruch richtig?
    None | warten
workshop-sees-choco-challenge =
    table.seats | was an jedem Platz liegt
    table.seats[0].drawn | die Karten dieses Zugs
    table.seats[0].inside | die Karten im Stapel, ohne Reihenfolge
    table.seats[0].pile | wie viele das sind
    table.seats[0].tools | seine Werkzeuge
    table.seats[0].desserts | seine Desserts
    table.market | die Karten zum Kaufen
    table.places | die Plätze des Marktes, die ich bezahlen kann
    table.costs | die Desserts, die ich bezahlen kann
    table.match | die Karte, die doppelt ist, oder None
workshop-does-choco-challenge =
    Draw() | eine Karte ziehen
    Stop() | einkaufen gehen
    Spend(tool) | ein Werkzeug zurückgeben, das mich rettet
    Bust() | die doppelte Karte beendet meinen Zug
    Buy(place) | eine Karte kaufen
    Take(cost) | ein Dessert nehmen
    TakeTool(tool) | ein Werkzeug nehmen
    TakeIngredient() | eine Extrakarte vom Stapel nehmen
    TakeMarket(place) | eine vom Markt nehmen
    Decline() | nichts nehmen
    Done() | meinen Zug beenden
workshop-sees-kaboom =
    table.grids | die Karten vor jedem Platz
    table.grids[0][0].place | wo diese Karte liegt
    table.grids[0][0].card | was sie zeigt, etwa "7H", solange ich sie ansehe; sonst None
    table.grids[0][0].mark | ihre eigene Nummer; neue Karten haben höhere
    table.drawn | die Karte, die ich gezogen habe
    table.worth.points | ihre Punkte
    table.known | verdeckte Karten, die ich gesehen habe: seat, place, card, rank, points
    table.discard | die Ablage, die neueste zuletzt
    table.wanted | der Wert, der passt, etwa "7"
    table.stock | wie viele Karten man noch ziehen kann
    table.caller | wer Kaboom! gesagt hat
workshop-does-kaboom =
    Peek() | meine zwei nahen Karten ansehen
    Cover() | sie zurücklegen
    Draw() | eine Karte ziehen
    Replace(place) | sie dorthin legen
    Discard() | sie ablegen
    Kaboom() | Kaboom! sagen
    Slap() | auf die Ablage schlagen
    Reveal(seat, place) | eine passende Karte aufdecken
    GiveUp() | nichts aufdecken
    Enough() | nichts mehr aufdecken
    Give(place) | eine Karte abgeben
    Keep() | nichts geben
    Look(seat, place) | eine Karte ansehen
    Swap(seat, place, other, other_place) | zwei Karten tauschen, ungesehen
    LookBoth(seat, place, other, other_place) | zwei Karten ansehen
    Decide(swap) | sie tauschen oder nicht
    SkipPower() | die Kraft nicht nutzen
    Flip() | die oberste Karte vom Stapel aufdecken
    None | warten

### Kleine Aufgaben, eine nach der anderen, die zu einem ersten Bot führen.

walk-title = Kleine Aufgaben
walk-new = Neu in Python?
walk-new-what = Kleine Aufgaben führen zu einem ersten Bot.
walk-of = Kleine Aufgaben: { $game }
walk-step = Aufgabe { $number }: { $title }
walk-step-solved = Aufgabe { $number }: { $title }, gelöst
walk-heading = { $number } von { $count } · { $title }
walk-test = Testen
walk-tests = Tests
walk-test-open = Nicht getestet: { $say }
walk-test-right = Bestanden: { $say }
walk-test-wrong = Nicht bestanden: { $say }
walk-passed = { $passed } von { $count } Tests bestanden.
walk-solved = Gelöst! Alle { $count } Tests sind bestanden.
walk-solved-all = Dein Bot hat alles gelernt.
walk-chose = Dein Bot wählte: { $what }.
walk-right-is = Richtig, zum Beispiel: { $what }.
walk-see-chosen = Seine Wahl
walk-see-right = Was richtig ist
walk-hint = Tipp
walk-solution = Eine Lösung
walk-solution-what = Eine von mehreren.
walk-next = Nächste Aufgabe
walk-on-bench = Auf die Werkbank
walk-again = Diese Aufgabe von vorn
walk-again-done = „Rückgängig“ im Code holt deinen zurück.
walk-fault = Die Tests liefen nicht. Drücke noch einmal „Testen“.

walk-schokoly-any-title = Wähle irgendetwas
walk-schokoly-any-what = Dein Bot muss eine seiner Aktionen zurückgeben, mit return. Python zählt ab 0: Die erste heißt actions[0]. print zeigt etwas, wenn du testest.
walk-schokoly-any-hint = Schreibe als letzte Zeile dazu: return actions[0]
walk-schokoly-colour = Dein Bot nimmt eine Farbe.
walk-schokoly-lay = Dein Bot legt eine Karte.
walk-schokoly-end = Die Karte liegt. Dein Bot tut etwas Erlaubtes.
walk-schokoly-points-title = Erste Punkte
walk-schokoly-points-what = zip geht die Aktionen und ihre Punkte nebeneinander durch. Gib die erste Aktion zurück, die Punkte bringt.
walk-schokoly-points-hint = Schreibe anstelle von pass if points > 0: und darunter, vier Leerzeichen weiter rechts, return action
walk-schokoly-few = Wenige Plätze bringen einen Punkt. Dein Bot legt seine Karte dorthin.
walk-schokoly-many = Manche Plätze bringen Punkte. Dein Bot nimmt einen.
walk-schokoly-none = Kein Platz bringt Punkte. Dein Bot legt trotzdem eine Karte.
walk-schokoly-most-title = Die meisten Punkte
walk-schokoly-most-what = Dein Bot nimmt die letzte Aktion, die Punkte bringt, nicht die beste. In „most“ soll stehen, wie viele die beste bringt. Vergleiche damit.
walk-schokoly-most-hint = Frage if points > most: und schreibe most = points als letzte Zeile in das „if“.
walk-schokoly-most = Der beste Platz bringt { $points } Punkte. Dein Bot findet ihn.
walk-schokoly-keep-title = Spare Schokolinsen
walk-schokoly-keep-what = Nach seiner Karte legt dein Bot eine Schokolinse. Frage zuerst, ob Draw() in actions ist, und gib es zurück.
walk-schokoly-keep-hint = Zuerst if Draw() in actions: und darunter, vier Leerzeichen weiter rechts, return Draw()
walk-schokoly-over = Dein Bot beendet seinen Zug und behält seine Schokolinsen.
walk-schokoly-price-title = Was eine Schokolinse kostet
walk-schokoly-price-what = Eine Stapelkarte kostet eine Schokolinse. isinstance(action, Stack) ist wahr, wenn eine Aktion eine legt. Zieh dann PRICE von ihren Punkten ab und stelle PRICE mit dem Regler ein.
walk-schokoly-price-hint = Schreibe unter den Kommentar if isinstance(action, Stack): und darunter, weiter rechts, points = points - PRICE. Schiebe den Regler auf 4.
walk-schokoly-cheap = Eine Schokolinse bringt nur einen Punkt mehr. Dein Bot behält sie.
walk-schokoly-dear = Eine Schokolinse bringt { $points } Punkte. Dein Bot setzt eine ein.
walk-schokoly-other-title = Denk an den anderen Platz
walk-schokoly-other-what = Alle Aktionen in „best“ bringen dir gleich viel. table.after(action) ist der Tisch nach einer davon, und dort sind points[1 - table.me] die Punkte des anderen Platzes. Gib die Aktion zurück, die ihm am wenigsten lässt.
walk-schokoly-other-hint = Geh best[:20] durch, und merke dir die mit den wenigsten Punkten.
walk-schokoly-equal = Mehrere Plätze bringen { $points } Punkte. Nach dem besten hat der andere Platz nur { $others }.
walk-schokoly-chosen = { $kind ->
    [Choose] die Farbe { $colour ->
        [dark] Zartbitter
        [milk] Vollmilch
       *[other] Weiß
    }
    [Place] eine Karte (+{ $points })
    [Stack] eine Karte mit Schokolinse (+{ $points })
    [Guard] eine Schokolinse auf einer Karte
   *[other] das Ende des Zugs
}
walk-schokoly-other-chosen = Punkte für dich { $points }, für den anderen Platz { $others }
workshop-slider-schokoly-price = wie viele Punkte eine Schokolinse kostet
