### Die Bot-Werkstatt: der Code eines Bots, ein Tisch, an dem er spielt, und was schiefgehen kann.

workshop-title = Bot-Werkstatt
workshop-of = Bot-Werkstatt: { $game }
workshop-what = Schreib einen eigenen Bot: einen kurzen Text in Python, der an einem echten Tisch spielt. Alles bleibt auf diesem Gerät.
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
workshop-fault = Dein Bot konnte nicht spielen. Drücke noch einmal „Los“. Dein Code bleibt da.

# Dateien, und von vorn
workshop-see = Was darf mein Bot sehen und tun?
workshop-save = Als Datei speichern
workshop-saved = Dein Bot ist als Datei gespeichert.
workshop-saved-not = Die Datei ließ sich nicht speichern. Versuche es noch einmal.
workshop-take = Datei öffnen
workshop-taken = Die Datei ist offen. Dein Code ist unter „Frühere Fassungen“.
workshop-taken-not = Diese Datei lässt sich nicht öffnen. Wähle eine Textdatei mit Python, höchstens 10.000 Zeichen lang.
workshop-again = Mit dem ersten Bot von vorn
workshop-again-done = Der erste Bot ist wieder da. Dein Code ist unter „Frühere Fassungen“.

# Die Regler der ersten Bots: worum es bei jeder Zahl geht.
workshop-slider-schokoly-luck = wie oft von zehn Malen der Zufall wählt
workshop-slider-schokoly-smartie = wie viele Punkte eine Schokolinse wert ist
workshop-slider-choco-challenge-risk = wie viele von zehn Karten schlecht sein dürfen, wenn er weiterzieht
workshop-slider-choco-boom-eyes = wie oft von zehn Malen er zwei gleiche Bilder sieht
workshop-slider-kaboom-eyes = wie oft von zehn Malen er sieht, dass eine Karte zur obersten passt

# Was schiefgeht: sagen, was zu tun ist.
workshop-line = Zeile { $line }:
workshop-move = Vor Zug { $move }, Zeile { $line }:
workshop-move-only = Vor Zug { $move }:
workshop-whole = Was Python sagt
workshop-trouble-length = Der Code ist zu lang. Kürze ihn auf { $about } Zeichen.
workshop-trouble-nested = Hier steht zu viel ineinander. Verteile es auf mehrere Zeilen.
workshop-trouble-import = { $about ->
    [random] „import random“ braucht dein Bot nicht: Schreib rng.choice(…) oder rng.random().
   *[other] Ein Bot kann { $about } nicht importieren. Nur „import math“ geht.
  }
workshop-trouble-inward = Namen wie { $about } sind nichts für Bots. Wähle einen, der nicht mit _ beginnt.
workshop-trouble-await = Ein Bot kann async und await nicht benutzen. Nimm sie weg.
workshop-trouble-class = Ein Bot kann keine Klasse machen. Schreibe { $about } als Funktion mit def.
workshop-trouble-change = Ein Bot kann { $about } von etwas anderem nicht ändern. Merke dir den Wert unter einem eigenen Namen.
workshop-trouble-power = Das kann eine zu große Zahl ergeben. Multipliziere stattdessen.
workshop-trouble-finally = Ein Bot kann „finally“ nicht benutzen. Nimm es weg.
workshop-trouble-except = Sag nach „except“, welchen Fehler du meinst, zum Beispiel „except ValueError:“.
workshop-trouble-colon = Am Ende der Zeile fehlt ein Doppelpunkt.
workshop-trouble-open = Eine Klammer geht nie wieder zu. Ergänze die schließende.
workshop-trouble-closed = Hier geht eine Klammer zu, die nie aufging. Nimm sie weg oder ergänze die öffnende.
workshop-trouble-quote = Dieser Text endet nicht. Ergänze das schließende Anführungszeichen.
workshop-trouble-sign = Ein Zeichen in dieser Zeile kennt Python nicht. Anführungszeichen sind gerade, wie in "Wort", und ein Minus ist kurz: -
workshop-trouble-indent = Die Zeile beginnt an der falschen Stelle. Zeilen, die zusammengehören, beginnen mit gleich vielen Leerzeichen.
workshop-trouble-equals = Zum Vergleichen schreibe „==“ und nicht „=“.
workshop-trouble-spelling = Das kann Python nicht lesen. Suche hier oder in der Zeile darüber ein falsches oder fehlendes Zeichen.
workshop-trouble-name = Nichts heißt { $about }. Prüfe die Schreibweise oder gib ihm zuerst einen Wert.
workshop-trouble-part = Hier gibt es kein „.{ $about }“. Schau nach, was dein Bot sehen darf.
workshop-trouble-zero = Durch null kann man nicht teilen. Frage vorher, ob die Zahl null ist.
workshop-trouble-place = So lang ist die Liste nicht. Gezählt wird ab 0: Eine Liste aus dreien hat die Plätze 0, 1 und 2.
workshop-trouble-key = { $about } steht dort nicht. Frage vorher mit „in“.
workshop-trouble-kind = Diese Dinge passen nicht zusammen, etwa eine Zahl und ein Text. Schau nach, was jedes ist.
workshop-trouble-value = Dieser Wert geht hier nicht. Schau nach, was hineinkommt.
workshop-trouble-deep = Eine Funktion ruft sich mehr als 200 Mal selbst auf. Sorge dafür, dass sie endet.
workshop-trouble-memory = Dein Bot will zu viel Speicher. Nimm kürzere Listen.
workshop-trouble-steps = Dein Bot braucht zu viele Schritte für einen Zug. Suche eine Schleife ohne Ende, oder probiere weniger aus.
workshop-trouble-clock = Dein Bot brauchte zu lange für einen Zug. Suche etwas, das nie endet.
workshop-trouble-waits = Alle warten auf deinen Bot, und er wartet ohne Ende. Gib hier eine Aktion zurück, nicht None.
workshop-trouble-endless = Das Spiel wurde nach 5.000 Zügen beendet. Suche, was dein Bot immer wieder tut.
workshop-trouble-yield = Ein Bot kann „yield“ nicht benutzen. Gib eine Liste zurück.
workshop-trouble-unknown = Ein Bot kann { $about } hier nicht benutzen. Nimm if, for, while und def.
workshop-trouble-unseen = Ein Zeichen hier sieht niemand, oder es hat zu viele Punkte und Striche. Tippe die Zeile neu.
workshop-trouble-named = Zeichen haben hier keine Namen. Schreib das Zeichen selbst statt \N und seinem Namen.
workshop-trouble-no-choose = Jeder Bot braucht „def choose(table, actions, rng):“.
workshop-trouble-nothing = Dein Bot hat nichts gewählt. Jeder Weg durch den Code muss mit „return“ und einer Aktion enden.
workshop-trouble-no-action = { $about } ist nicht unter den Aktionen. Gib eine aus „actions“ zurück.
workshop-trouble-other = Hier ging etwas schief. Schau unter „Was Python sagt“.

# Was ein Bot sieht und tut. In jeder Zeile: Code, ein Strich, Wörter.
workshop-sees-title = Was er sieht
workshop-does-title = Was er tun kann
workshop-begin = Python ruft vor jedem Zug „choose“ auf. Gib eine der Aktionen zurück. Eine Partie, in der der Code nicht weiterweiß, ist nicht gewonnen.
workshop-sees =
    actions | eine Liste von allem, was ich jetzt tun darf
    table.me | mein Platz; die Plätze heißen 0, 1, 2 …
    table.points | die Punkte aller Plätze jetzt: table.points[table.me] sind meine
    table.after(action) | der Tisch nach einer Aktion, damit ich vorausschauen kann
    rng.choice(actions) | eine davon, durch Zufall
    rng.random() | eine Zahl von 0 bis 1, durch Zufall
    print(…) | zeigt etwas unter dem Code
    actions[0], actions[-1] | das Erste und das Letzte einer Liste
    zip(a, b) | geht zwei Listen zugleich durch, in Paaren
    isinstance(action, Draw) | ob eine Aktion von dieser Art ist
workshop-sees-schokoly =
    table.hand | meine Karten; jede hat card (ihre Nummer) und colours (ihre sechs Stücke)
    table.gains | die Punkte, die jedes meiner Anlegen bringt, in der Reihenfolge der Aktionen
    table.board | die Karten auf dem Tisch: card, x, y, tier (1 oder 2), colours, smartie, seat
    table.colours | die Farbe jedes Platzes
    table.smarties | wie viele Smarties jeder Platz hat
    table.hands | wie viele Karten jeder Platz hat
    table.stock | wie viele Karten man noch ziehen kann
workshop-does-schokoly =
    Choose(colour) | am Anfang eine Farbe nehmen
    Place(card, x, y, turn) | eine Karte anlegen
    Stack(card, x, y, turn) | eine Karte mit Schokolinse auf andere legen
    Guard(card) | eine Schokolinse auf eine Karte legen, damit niemand sie überdeckt
    Draw() | eine Karte ziehen und meinen Zug beenden
    Pass() | meinen Zug ohne Karte beenden
    Offer(card, to) | einem anderen Platz eine Karte anbieten
    Answer(card) | eine Karte dafür anbieten
    Accept() | die zwei Karten tauschen
    Decline() | meine Karte behalten
workshop-sees-choco-boom =
    table.pile | die Karten auf dem Stapel, die neueste zuletzt; jede hat item und colour
    table.decks | wie viele Karten jeder Platz hat
    table.shows | was die Ansage bestimmt: colour, parrot, repeats oder nothing
    table.last_call | was zuvor angesagt wurde
    table.turn | wer dran ist
workshop-does-choco-boom =
    Flip() | meine nächste Karte aufdecken
    Call(item) | ansagen: "banana", "strawberry", "choco" oder "elephant"
    Slap() | meine Hand auf den Stapel legen
    Ready() | nach einer Pause: weiter
    Vote(guilty) | nach einem Einspruch: War er richtig?
    None | warten
workshop-sees-choco-challenge =
    table.seats | was an jedem Platz liegt: table.seats[table.me] ist meines
    table.seats[0].drawn | die Karten, die in diesem Zug gezogen wurden
    table.seats[0].inside | die Karten, die noch im Stapel sind, ohne Reihenfolge
    table.seats[0].pile | wie viele das sind
    table.seats[0].tools | die Werkzeuge dort
    table.seats[0].desserts | die Desserts dort
    table.market | die Karten, die man kaufen kann
    table.places | die Plätze des Marktes, die ich bezahlen kann
    table.costs | die Desserts, die ich bezahlen kann
    table.match | die Karte, die doppelt ist; None, wenn es keine gibt
workshop-does-choco-challenge =
    Draw() | eine Karte aufdecken
    Stop() | nicht mehr ziehen und einkaufen
    Spend(tool) | ein Werkzeug zurückgeben, das mich vor der doppelten Karte rettet
    Bust() | die doppelte Karte beendet meinen Zug
    Buy(place) | eine Karte vom Markt kaufen
    Take(cost) | ein Dessert nehmen
    TakeTool(tool) | ein Werkzeug nehmen
    TakeIngredient() | eine Extrakarte vom Stapel nehmen
    TakeMarket(place) | eine Extrakarte vom Markt nehmen
    Decline() | nichts nehmen
    Done() | meinen Zug beenden
workshop-sees-kaboom =
    table.grids | die Karten vor jedem Platz: table.grids[table.me] sind meine
    table.grids[0][0].place | wo diese Karte liegt
    table.grids[0][0].card | was sie zeigt, etwa "7H", solange ich sie ansehe; sonst None
    table.grids[0][0].mark | ihre eigene Nummer; neue Karten haben höhere
    table.drawn | die Karte, die ich gezogen habe
    table.worth.points | wie viele Punkte sie zählt
    table.known | die verdeckten Karten, die ich gesehen habe: jede mit seat, place, card, rank und points
    table.discard | die abgelegten Karten, die neueste zuletzt
    table.wanted | der Wert, der jetzt passt, etwa "7"
    table.stock | wie viele Karten man noch ziehen kann
    table.caller | wer Kaboom! gesagt hat
workshop-does-kaboom =
    Peek() | meine zwei nahen Karten ansehen
    Cover() | sie zurücklegen
    Draw() | eine Karte ziehen
    Replace(place) | sie an diesen Platz legen
    Discard() | sie ablegen
    Kaboom() | Kaboom! sagen
    Slap() | meine Hand auf die Ablage legen
    Reveal(seat, place) | nach einem Schlag: eine passende Karte aufdecken
    GiveUp() | nach einem Schlag: nichts aufdecken
    Enough() | nach einem Treffer: nichts mehr aufdecken
    Give(place) | dem anderen eine meiner Karten geben
    Keep() | nichts geben
    Look(seat, place) | eine Karte ansehen
    Swap(seat, place, other, other_place) | zwei Karten tauschen, ungesehen
    LookBoth(seat, place, other, other_place) | zwei Karten ansehen
    Decide(swap) | sie dann tauschen oder nicht
    SkipPower() | die Kraft der Karte nicht nutzen
    Flip() | die oberste Karte vom Stapel für alle aufdecken
    None | warten

### Kleine Aufgaben, eine nach der anderen, die zu einem ersten Bot führen.

walk-title = Kleine Aufgaben
walk-new = Neu in Python?
walk-new-what = Kleine Aufgaben führen zu einem ersten Bot. Tests an echten Tischen sagen, was noch fehlt.
walk-link = In kleinen Aufgaben zum ersten Bot
walk-of = Kleine Aufgaben: { $game }
walk-bench = Zur Werkbank
walk-steps = Die Aufgaben
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
walk-solved-all = Dein Bot hat alles gelernt und kann auf der Werkbank spielen.
walk-chose = Dein Bot wählte: { $what }.
walk-right-is = Richtig ist zum Beispiel: { $what }.
walk-see-chosen = Seine Wahl
walk-see-right = Was richtig ist
walk-hint = Tipp
walk-solution = Eine Lösung
walk-solution-what = Eine von mehreren. Vergleiche sie mit deiner.
walk-next = Nächste Aufgabe
walk-on-bench = Auf die Werkbank
walk-again = Diese Aufgabe von vorn
walk-again-done = Die Aufgabe beginnt von vorn. „Rückgängig“ im Code holt deinen zurück.
walk-fault = Die Tests liefen nicht. Drücke noch einmal „Testen“. Dein Code bleibt da.

walk-schokoly-any-title = Wähle irgendetwas
walk-schokoly-any-what = Dein Bot muss eine seiner Aktionen zurückgeben, mit dem Wort return. Python zählt ab 0, darum heißt die erste actions[0]. print zeigt etwas, wenn du testest.
walk-schokoly-any-hint = Schreibe unten eine Zeile dazu: return actions[0]
walk-schokoly-colour = Dein Bot darf eine Farbe nehmen. Er nimmt eine.
walk-schokoly-lay = Dein Bot darf eine Karte legen. Er legt eine.
walk-schokoly-end = Die Karte liegt. Dein Bot tut etwas, das jetzt erlaubt ist.
walk-schokoly-points-title = Erste Punkte
walk-schokoly-points-what = zip geht die Aktionen und ihre Punkte nebeneinander durch. Gib die erste Aktion zurück, die Punkte bringt, nicht immer actions[0].
walk-schokoly-points-hint = Schreibe anstelle von pass zwei Zeilen: if points > 0: und darunter, vier Leerzeichen weiter rechts, return action
walk-schokoly-few = Wenige Plätze bringen hier einen Punkt. Dein Bot legt seine Karte dorthin.
walk-schokoly-many = Manche Plätze bringen Punkte. Dein Bot nimmt einen davon.
walk-schokoly-none = Kein Platz bringt Punkte. Dein Bot legt trotzdem eine Karte.
walk-schokoly-most-title = Die meisten Punkte
walk-schokoly-most-what = Dein Bot merkt sich die letzte Aktion, die Punkte bringt, du willst aber die beste. Vergleiche mit „most“, und in „most“ soll stehen, wie viele Punkte die beste bringt.
walk-schokoly-most-hint = Frage if points > most: und schreibe most = points als letzte Zeile in das „if“.
walk-schokoly-most = Der beste Platz bringt { $points } Punkte. Dein Bot findet ihn.
walk-schokoly-keep-title = Spare Schokolinsen
walk-schokoly-keep-what = Nach seiner Karte legt dein Bot jedes Mal eine Schokolinse. Frage zuerst, ob Draw() in actions ist. Dann gib es zurück: Dein Zug ist zu Ende, und die Schokolinsen bleiben für Stapelkarten.
walk-schokoly-keep-hint = Die ersten zwei Zeilen sind if Draw() in actions: und darunter, vier Leerzeichen weiter rechts, return Draw()
walk-schokoly-over = Die Karte liegt. Dein Bot beendet seinen Zug und behält seine Schokolinsen.
walk-schokoly-price-title = Was eine Schokolinse kostet
walk-schokoly-price-what = Eine Stapelkarte kostet eine Schokolinse. isinstance(action, Stack) ist wahr, wenn eine Aktion eine legt. Zieh dann PRICE von ihren Punkten ab und stelle PRICE mit dem Regler ein.
walk-schokoly-price-hint = Schreibe unter den Kommentar zwei Zeilen: if isinstance(action, Stack): und darunter, weiter rechts, points = points - PRICE. Schiebe den Regler auf 4.
walk-schokoly-cheap = Eine Schokolinse brächte nur einen Punkt mehr. Dein Bot behält sie.
walk-schokoly-dear = Eine Schokolinse bringt { $points } Punkte. Dein Bot setzt eine ein.
walk-schokoly-other-title = Denk an den anderen Platz
walk-schokoly-other-what = Alle Aktionen in „best“ bringen dir gleich viel. table.after(action) ist der Tisch nach einer davon, und dort sind points[1 - table.me] die Punkte des anderen Platzes. Gib die Aktion zurück, die ihm am wenigsten lässt.
walk-schokoly-other-hint = Geh best[:20] durch wie zuvor die Aktionen, und merke dir die mit den wenigsten Punkten. 20 genügen: Vorausschauen braucht Zeit.
walk-schokoly-equal = Mehrere Plätze bringen { $points } Punkte. Nach dem besten hat der andere Platz nur { $others }.
walk-schokoly-chosen = { $kind ->
    [Choose] die Farbe { $colour ->
        [dark] Zartbitter
        [milk] Vollmilch
       *[other] Weiß
    }
    [Place] eine Karte, die { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bringt
    [Stack] eine Karte mit Schokolinse, die { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bringt
    [Guard] eine Schokolinse auf einer Karte
   *[other] das Ende des Zugs
}
walk-schokoly-other-chosen = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für dich, { $others } für den anderen Platz
workshop-slider-schokoly-price = wie viele Punkte eine Schokolinse kostet
