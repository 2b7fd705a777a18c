### Choco Challenge am Tisch.

## On the shelf
game-choco_challenge = Choco Challenge
line-choco_challenge = Wie viel traust du dich?
credit-choco_challenge = Spiel von F. Latini, Gioco Inedito Award 2020. Lucca Crea und daVinci Editrice (dV Giochi).
bot-kitten = Kätzchen
bot-kitten-line = lieber wenig als nichts
bot-cautious = Lehrling
bot-cautious-line = hört früh auf
bot-baker = Bäcker
bot-baker-line = wägt das Risiko jeder Karte ab
bot-crown = Kronen{"\u00AD"}bäckerin
bot-crown-line = rechnet genau
bot-patissier = Pâtissier
bot-patissier-line = plant den ganzen Zug

## At the table
challenge-name-cocoa = Kakao
challenge-name-butter = Butter
challenge-name-sugar = Zucker
challenge-name-milk = Milch
challenge-name-nuts = Nüsse
challenge-name-rum = Rum
challenge-name-cherries = Kirschen
challenge-name-cinnamon = Zimt
challenge-name-vanilla = Vanille
challenge-name-ginger = Ingwer
challenge-name-mint = Minze
challenge-name-chili = Chili
challenge-name-whisk = Schneebesen
    .object = den Schneebesen
challenge-name-pastry_bag = Spritzbeutel
    .object = den Spritzbeutel
challenge-name-measuring_cup = Messbecher
    .object = den Messbecher
challenge-dessert-4 = Keks
challenge-dessert-5 = Donut
challenge-dessert-6 = Törtchen
challenge-dessert-7 = Pudding
challenge-dessert-8 = Erdbeerschnitte
challenge-dessert-9 = Geburtstagstorte

# Die Mitte des Tisches
challenge-board = Markt, Desserts und Werkzeuge
challenge-board-keys = Markt. Pfeiltasten bewegen, Eingabe nimmt.
challenge-market-card = { $name }, Platz { $place }, Kronen: { $crowns }
challenge-deck = Zutatenstapel: { $count }{ $back ->
    [spice] , obenauf ein Gewürz
    [filling] , obenauf eine Füllung
   *[other] {""}
  }
challenge-dessert-pile = { $name }, Kronen: { $cost }, noch da: { $count }
challenge-tool-pile = { $name }, noch da: { $count }

# Was vor einem Platz liegt
challenge-rows = Gezogene Karten
challenge-row = { $name }, gezogen: { $count }
challenge-card = { $name }, Kronen: { $crowns }
challenge-match-card = { $name }, zum zweiten Mal
challenge-pile = { $name }, Stapel: { $count }
challenge-pile-draw = Von deinem Stapel ziehen: noch { $count }
challenge-discard = { $name }, Ablage: { $count ->
    [0] 0
   *[other] { $count }, obenauf: { $card }
  }
challenge-discard-word = Ablage
challenge-crowns = Kronen: { $count }
challenge-tool-own = Werkzeug: { $name }
challenge-dessert-own = Dessert: { $name }, Kronen: { $cost }
challenge-busted = Geplatzt
challenge-first = Startspieler
challenge-compared = { $result ->
    [more] Mehr gezogen
    [fewer] Weniger gezogen
   *[other] Gleich viele gezogen
  }: { $drawn } zu { $against }
challenge-round = Runde { $round }
challenge-last-turn = Letzter Zug: { $reason ->
    [deck] Der Stapel ist leer
    [rounds] 60 Runden sind vorbei
   *[other] Drei Desserts sind weg
  }

# Knöpfe
challenge-draw = Ziehen
challenge-stop = Stopp
challenge-stop-at = Stopp bei { $count }
challenge-done = Fertig
challenge-bust = Zug beenden
challenge-spend = { $tool } benutzen
challenge-decline = Nein, danke

# Zwei gleiche
challenge-match-title = Zwei gleiche: { $card }
challenge-match-tools = Benutze ein Werkzeug, sonst ist der Zug geplatzt: keine Karte, kein Dessert.
challenge-match-none = Kein Werkzeug, der Zug ist geplatzt: keine Karte, kein Dessert.

# Zusatzkarten
challenge-extra-title = Du hast { $own } gezogen, { $name } hat { $other }
challenge-extra-card = Mehr: Du darfst die oberste Karte nehmen.
challenge-extra-market = Mehr: Du darfst eine Karte vom Markt nehmen.
challenge-extra-tool = Weniger: Du darfst ein Werkzeug nehmen.
challenge-extra-take = { $back ->
    [spice] Gewürz nehmen
   *[other] Füllung nehmen
  }

# Was in einem Stapel ist
challenge-inside-title = { $who ->
    [you] In deinem Stapel
   *[other] Im Stapel von { $name }
  }
challenge-inside-order = { $count ->
    [0] Der Stapel ist leer.
   *[other] Die Reihenfolge kennt niemand.
  }
challenge-inside-open = { $count ->
    [0] Der Stapel ist leer.
   *[other] Die nächste Karte steht vorn.
  }
challenge-inside-discard = Im nächsten Zug eingemischt
challenge-inside-kind = { $count } × { $card }

# Chancen
challenge-odds-title = Wenn du ziehst
challenge-odds-bust = Geplatzt mit der nächsten Karte: { $ways } von { $of }, { $share }.
challenge-odds-reach = Karten: { $count }
challenge-odds = { $size ->
    [none] unmöglich
    [all] sicher
    [tiny] weniger als 1 %
    [most] mehr als 99 %
   *[other] etwa { $percent } %
  }

# Was zu tun ist
challenge-note-first = Du bist dran: Zieh deine erste Karte.
challenge-note-draw = Bisher gezogen: { $count }. Zieh weiter oder hör auf.{ $risk ->
    [none] {""}
   *[other] {" "}Risiko: { $risk } %.
  }
challenge-note-pile = Dein Stapel ist leer: Hör auf.
challenge-note-buy = Du darfst kaufen: { $card }.
challenge-note-buy-any = Du darfst jede Karte kaufen.
challenge-note-take = Mögliche Desserts: { $costs }.
challenge-note-done = Danach: Fertig.
challenge-note-nothing = Mehr gibt es nicht: Fertig.
challenge-note-extra = Nimm deine Zusatzkarte oder nicht.

# Gesprochen
challenge-say-front = Ausgelegt: { $count }.
challenge-say-may = { $thing }. Das darfst du haben.
challenge-say-own = { $thing }. Davon hast du eins.
challenge-say-gap = Dort liegt nichts.
challenge-say-inside = { $title }: { $cards }.

# Die Geschichte
challenge-event-reshuffled = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } einen neuen Stapel gemischt: { $count }.
challenge-event-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
  }: { $card }.
challenge-event-matched = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
  } zum zweiten Mal: { $card }.
challenge-event-spent = { $who ->
    [you] Du gibst
   *[other] { $name } gibt
  } { $tool } zurück.
challenge-event-busted = { $who ->
    [you] Dein Zug
   *[other] Der Zug von { $name }
  } ist geplatzt: { $card }.
challenge-event-stopped = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } bei { $count } aufgehört.
challenge-event-bought = { $who ->
    [you] Du kaufst
   *[other] { $name } kauft
  }: { $card }.
challenge-event-took = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } ein Dessert genommen: { $dessert }, { $cost } Kronen.
challenge-event-finished = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } den Zug beendet.
challenge-event-refilled = Neu auf dem Markt: { $card }.
challenge-event-compared = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $result ->
    [more] mehr
    [fewer] weniger
   *[other] gleich viele
  } gezogen: { $drawn } zu { $against }.
challenge-event-received = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
  } vom Stapel: { $card }.
challenge-event-picked = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
  } vom Markt: { $card }.
challenge-event-armed = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
  } { $tool }.
challenge-event-declined = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } keine Zusatzkarte genommen.
challenge-event-ended = { $reason ->
    [deck] Der Zutatenstapel ist leer
    [rounds] 60 Runden sind vorbei
   *[other] Drei Sorten Desserts sind weg
  }: Die Partie ist zu Ende.
challenge-event-undone = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } es zurückgenommen.

# Warum nicht
challenge-why-draw-first = Zieh zuerst eine Karte.
challenge-why-match-first = Benutze erst ein Werkzeug oder beende den Zug.
challenge-why-pile-empty = Dein Stapel ist leer.
challenge-why-already-stopped = Du hast schon aufgehört.
challenge-why-stop-first = Hör erst auf zu ziehen.
challenge-why-not-that-place = Nur diese Karte: Zähl vom Stapel aus so viele, wie du gezogen hast.
challenge-why-already-bought = Nur eine Karte je Zug.
challenge-why-none-left = Davon ist nichts mehr da.
challenge-why-too-dear = Du hast zu wenige Karten gezogen.
challenge-why-have-one = Davon hast du eins.
challenge-why-already-took = Nur ein Dessert je Zug.
challenge-why-no-such-tool = Dieses Werkzeug hast du nicht.
challenge-why-not-compared = Gerade keine Zusatzkarte für dich.

# Was jemandem zum ersten Mal begegnet
choco_challenge-first-tool = Zwei gleiche! Mit einem Werkzeug geht es weiter.
choco_challenge-first-dessert = { $way ->
    [keys] Deine Reihe bringt ein Dessert: Wähle eines, das leuchtet.
   *[touch] Deine Reihe bringt ein Dessert: Tippe auf eines, das leuchtet.
  }
choco_challenge-first-extra = Deine Reihe ist länger oder kürzer: Dafür gibt es etwas dazu.
choco_challenge-first-hint-odds = Ziehen oder aufhören? Ein Tipp sagt, wie wahrscheinlich der Zug platzt.

# Tipps
challenge-advice-draw = Zieh.
challenge-advice-stop = Hör auf.
challenge-advice-spend = Benutze { $tool }.
challenge-advice-bust = Beende diesen Zug.
challenge-advice-buy = Kauf Karte { $place } vom Stapel aus.
challenge-advice-take = Nimm das Dessert: { $dessert }.
challenge-advice-done = Beende deinen Zug.
challenge-advice-takeingredient = Nimm die oberste Karte.
challenge-advice-takemarket = Nimm Karte { $place } vom Stapel aus.
challenge-advice-taketool = Nimm { $tool }.
challenge-advice-decline = Nimm nichts.
challenge-hint-keeps-gain = Es gibt mehr zu verlieren als zu gewinnen.
challenge-hint-adds-crowns = Ihre Kronen zählen am Ende.
challenge-hint-not-worth-it = Nichts hilft dir mehr.
challenge-hint-safe-enough = Das Risiko ist klein.
challenge-hint-too-risky = Noch eine Karte ist zu riskant.
challenge-hint-worth-more-cards = Eine Karte mehr ist das Risiko wert.
challenge-hint-tool-saves = Ein Werkzeug kann dich retten.
challenge-hint-keeps-tool = Das Werkzeug ist später mehr wert.
challenge-hint-best-card = Das ist für dich am meisten wert.
challenge-hint-sharpens-pile = So ziehst du seltener zwei gleiche.
challenge-hint-dessert-points = Seine Kronen behältst du.
challenge-hint-ends-game = Das beendet die Partie, solange du vorn liegst.
challenge-hint-delays-end = So geht die Partie weiter.
challenge-hint-denies-others = Die anderen hätten es auch gern.
challenge-hint-completes-turn = Mehr ist nicht zu holen.

# Das Zählen
challenge-count-tie = Gleichstand: { $names }. Im Uhrzeigersinn am nächsten beim Startspieler: { $winner }.
challenge-count-lead = Die meisten Kronen: { $name }.

# Das Ende
choco_challenge-praise-stop = Mutigste Reihe: { $value }
choco_challenge-praise-cards = Karten am Ende: { $value }
challenge-truth = Kronen der Karten, dann der Desserts.
choco_challenge-rule-most = Die meisten Kronen gewinnen.
choco_challenge-rule-nearest = Die meisten Kronen gewinnen, dann, wer am nächsten beim Startspieler sitzt.
challenge-end-line = { $name }: { $pile } von Karten + { $desserts } von Desserts

# Tasten

# Hilfe
challenge-help-touch = Tippe auf deinen Stapel, um zu ziehen, oder zieh die oberste Karte heraus. Nach dem Stopp tippe an, was leuchtet: Du bekommst es.
challenge-help-piles = Tippe auf die Zahl neben einem Namen, um in den Stapel zu schauen.

# Die Lektion
lesson-choco_challenge-draw = Zieh eine Karte von deinem Stapel.
lesson-choco_challenge-more = Verschiedene Karten sind gut. Zieh noch zwei.
lesson-choco_challenge-one-more = Wieder eine andere. Zieh noch eine.
lesson-choco_challenge-stop = Ein zweiter Kakao würde dich den Zug kosten. Lieber Stopp!
lesson-choco_challenge-two-cocoas = Zwei gleiche beenden den Zug: Du kaufst nichts.
lesson-choco_challenge-buy = { $way ->
    [keys] Mit drei Karten kaufst du die dritte vom Stapel aus. Wähle sie!
   *[touch] Mit drei Karten kaufst du die dritte vom Stapel aus. Tippe sie an!
  }
lesson-choco_challenge-bought = Die Nüsse gehören dir. Drück Fertig.
lesson-choco_challenge-match = Nächster Zug: Drei Karten liegen da, auch deine Nüsse. Zieh noch eine.
lesson-choco_challenge-tool = Zweimal Butter: geplatzt! Dein Schneebesen rettet dich.
lesson-choco_challenge-busted = Ohne den Schneebesen ist der Zug verloren.
lesson-choco_challenge-on = Gerettet! Zieh, bis fünf verschiedene Karten daliegen. Dann Stopp.
lesson-choco_challenge-too-few = Zu früh: Erst fünf Karten bringen ein Dessert.
lesson-choco_challenge-fifth = Vier Karten. Zieh noch eine.
lesson-choco_challenge-enough = Fünf verschiedene Karten! Drück Stopp.
lesson-choco_challenge-two-milks = Zweimal Milch und kein Werkzeug mehr: Der Zug ist verloren.
lesson-choco_challenge-dessert = Fünf Karten bringen auch ein Dessert. Nimm das mit den meisten Kronen.
lesson-choco_challenge-fewer-crowns = Nimm das mit mehr Kronen.
lesson-choco_challenge-both = Und die fünfte Karte vom Stapel aus! Kauf sie.
lesson-choco_challenge-full = Gekauft! Drück Fertig.
lesson-choco_challenge-extra = Der Lehrling hört bei drei Karten auf.
lesson-choco_challenge-take-card = Du hast fünf gezogen, mehr als der Lehrling: Nimm eine Zusatzkarte.
lesson-choco_challenge-no-card = Die Zusatzkarte kostet nichts: Nimm sie lieber.
lesson-choco_challenge-fewer = Der Bäcker hört bei sechs Karten auf.
lesson-choco_challenge-take-tool = Deine fünf sind weniger: Nimm ein Werkzeug.
lesson-choco_challenge-no-tool = Ein Werkzeug kostet nichts: Nimm lieber eins.
lesson-choco_challenge-end = Dreizehn Kronen auf Karten, fünf auf dem Dessert. Die meisten gewinnen!
lesson-choco_challenge-first-draw = Zieh erst eine Karte.
lesson-choco_challenge-first-stop = Drück erst Stopp.
lesson-choco_challenge-first-buy = Kauf erst eine Karte.
lesson-choco_challenge-first-done = Drück erst Fertig.
lesson-choco_challenge-first-spend = Benutz erst deinen Schneebesen.
lesson-choco_challenge-first-take = Nimm erst ein Dessert.
lesson-choco_challenge-first-takeingredient = Nimm erst die Zusatzkarte.
lesson-choco_challenge-first-taketool = Nimm erst ein Werkzeug.

## Die Regeln auf einer Karte
card-choco_challenge-1 = Zieh, so oft du dich traust. Zwei gleiche: geplatzt, außer ein Werkzeug rettet dich.
card-choco_challenge-2 = Hör auf und kauf: mit drei Karten die dritte vom Stapel aus.
card-choco_challenge-3 = Dazu ein Dessert, das nicht mehr Karten kostet. Die meisten Kronen gewinnen.
card-choco_challenge-4 = Die anderen vergleichen: Mehr Karten bringen eine Zutat, weniger ein Werkzeug.
