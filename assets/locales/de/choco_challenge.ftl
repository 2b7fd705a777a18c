### Choco Challenge am Tisch.

## On the shelf
game-choco_challenge = Choco Challenge
line-choco_challenge = Wie viel traust du dich?
credit-choco_challenge = Spiel von F. Latini, Gewinner des Gioco Inedito Award 2020. Verlegt von Lucca Crea und daVinci Editrice (dV Giochi).
bot-kitten = Kätzchen
bot-kitten-line = will lieber wenig als gar nichts
bot-cautious = Lehrling
bot-cautious-line = hört früh auf
bot-baker = Bäcker
bot-baker-line = wägt das Risiko jeder Karte ab
bot-crown = Kronen{"\u00AD"}bäckerin
bot-crown-line = rechnet genau und will die Krone
bot-patissier = Pâtissier
bot-patissier-line = plant den ganzen Zug und weiß, was gewinnt

## At the table
challenge-name-cocoa = Kakao
    .object = Kakao
challenge-name-butter = Butter
    .object = Butter
challenge-name-sugar = Zucker
    .object = Zucker
challenge-name-milk = Milch
    .object = Milch
challenge-name-nuts = Nüsse
    .object = Nüsse
challenge-name-rum = Rum
    .object = Rum
challenge-name-cherries = Kirschen
    .object = Kirschen
challenge-name-cinnamon = Zimt
    .object = Zimt
challenge-name-vanilla = Vanille
    .object = Vanille
challenge-name-ginger = Ingwer
    .object = Ingwer
challenge-name-mint = Minze
    .object = Minze
challenge-name-chili = Chili
    .object = Chili
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
challenge-board-keys = Markt, Desserts und Werkzeuge. Mit den Pfeiltasten bewegen, mit Eingabe nehmen.
challenge-market-card = { $name }, Platz { $place }, { $crowns ->
    [one] eine Krone
   *[other] { $crowns } Kronen
  }
challenge-deck = Zutatenstapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }{ $back ->
    [spice] , obenauf ein Gewürz
    [filling] , obenauf eine Füllung
   *[other] {""}
  }
challenge-dessert-pile = { $name }, { $cost } Kronen, { $count ->
    [0] keines mehr da
   *[other] noch { $count } da
  }
challenge-tool-pile = { $name }, { $count ->
    [0] keiner mehr da
   *[other] noch { $count } da
  }

# Was vor einem Platz liegt
challenge-rows = Gezogene Karten
challenge-row = { $name }, gezogen: { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
  }
challenge-card = { $name }, { $crowns ->
    [one] eine Krone
   *[other] { $crowns } Kronen
  }
challenge-match-card = { $name }, zum zweiten Mal
challenge-pile = { $name }, Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
challenge-pile-draw = Von deinem Stapel ziehen: noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
challenge-discard = { $name }, Ablage: { $count ->
    [0] leer
    [one] eine Karte, obenauf: { $card }
   *[other] { $count } Karten, obenauf: { $card }
  }
challenge-discard-word = Ablage
challenge-inside = { $name }, im Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
challenge-crowns = { $count ->
    [one] eine Krone
   *[other] { $count } Kronen
  }
challenge-tool-own = Werkzeug: { $name }
challenge-dessert-own = Dessert: { $name }, { $cost } Kronen
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
challenge-match-tools = Ein Werkzeug rettet dich. Sonst ist der Zug geplatzt: keine Karte, kein Dessert.
challenge-match-none = Kein Werkzeug, der Zug ist geplatzt: keine Karte, kein Dessert.

# Zusatzkarten
challenge-extra-title = Du hast { $own } gezogen, { $name } hat { $other }
challenge-extra-card = Mehr als { $name }: Du darfst die oberste Karte nehmen, { $back ->
    [spice] ein Gewürz
   *[other] eine Füllung
  }.
challenge-extra-market = Mehr als { $name }, und der Stapel ist leer: Du darfst eine beliebige Karte vom Markt nehmen.
challenge-extra-tool = Weniger als { $name }: Du darfst ein Werkzeug nehmen.
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
    [one] Eine Karte.
   *[other] { $count } Karten. Ihre Reihenfolge kennt niemand.
  }
challenge-inside-open = { $count ->
    [0] Der Stapel ist leer.
   *[other] Die nächste Karte steht vorn.
  }
challenge-inside-discard = Im nächsten Zug eingemischt
challenge-inside-kind = { $count } × { $card }

# Chancen
challenge-odds-title = Wenn du ziehst
challenge-odds-bust = Geplatzt mit der nächsten Karte: { $size ->
    [none] unmöglich
    [all] sicher
    [tiny] { $ways } von { $of }, weniger als 1 %
    [most] { $ways } von { $of }, mehr als 99 %
   *[other] { $ways } von { $of }, etwa { $percent } %
  }.
challenge-odds-reach = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
challenge-odds = { $size ->
    [none] unmöglich
    [all] sicher
    [tiny] weniger als 1 %
    [most] mehr als 99 %
   *[other] etwa { $percent } %
  }

# Was zu tun ist
challenge-note-first = Du bist dran: Zieh deine erste Karte.
challenge-note-draw = Bisher { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }: Zieh weiter oder hör auf.{ $risk ->
    [none] {""}
   *[other] {" "}Es platzt mit { $risk } %.
  }
challenge-note-pile = Dein Stapel ist leer: Hör hier auf.
challenge-note-match = Zwei gleiche: Benutze ein Werkzeug, sonst endet dein Zug.
challenge-note-match-none = Zwei gleiche und kein Werkzeug: Der Zug ist geplatzt.
challenge-note-buy = Du darfst kaufen: { $card }.
challenge-note-buy-any = Du darfst jede Karte kaufen.
challenge-note-take = Desserts, die du nehmen darfst: { $costs }.
challenge-note-done = Danach: Fertig.
challenge-note-nothing = Mehr gibt es nicht zu holen: Fertig.
challenge-note-extra = Nimm deine Zusatzkarte oder sag: nein, danke.

# Gesprochen
challenge-say-front = { $count ->
    [one] Eine Karte liegt
   *[other] { $count } Karten liegen
  } aus.
challenge-say-may = { $thing }. Das darfst du haben.
challenge-say-own = { $thing }. Davon hast du eins.
challenge-say-gap = Dort liegt gerade nichts.
challenge-say-enter = Wähle mit den Pfeiltasten. E beendet den Zug.
challenge-say-inside = { $title }: { $cards }.

# Die Geschichte
challenge-event-reshuffled = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $count } Karten zu einem neuen Stapel gemischt.
challenge-event-drew = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $object } gezogen.
challenge-event-matched = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } zum zweiten Mal { $object } gezogen.
challenge-event-spent = { $who ->
    [you] Du gibst { $tool } zurück und machst weiter.
   *[other] { $name } gibt { $tool } zurück und macht weiter.
  }
challenge-event-busted = { $who ->
    [you] Dein Zug
   *[other] Der Zug von { $name }
  } ist geplatzt: { $card }.
challenge-event-stopped = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } bei { $count ->
    [one] einer Karte
   *[other] { $count } Karten
  } aufgehört.
challenge-event-bought = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $object } gekauft.
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
    [more] mehr gezogen: { $drawn } zu { $against }
    [fewer] weniger gezogen: { $drawn } zu { $against }
   *[other] gleich viele gezogen: { $drawn }
  }.
challenge-event-received = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
  } { $object } vom Stapel.
challenge-event-picked = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
  } { $object } vom Markt.
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
challenge-why-over = Die Partie ist zu Ende.
challenge-why-not-your-turn = Du bist nicht dran.
challenge-why-draw-first = Zieh zuerst eine Karte.
challenge-why-match-first = Benutze erst ein Werkzeug oder beende den Zug.
challenge-why-pile-empty = Dein Stapel ist leer.
challenge-why-already-stopped = Du hast schon aufgehört.
challenge-why-stop-first = Hör erst auf zu ziehen.
challenge-why-not-that-place = Nur eine Karte darfst du kaufen: Zähl vom Stapel aus so viele ab, wie du gezogen hast.
challenge-why-already-bought = Du hast in diesem Zug eine Karte gekauft.
challenge-why-none-left = Davon ist nichts mehr da.
challenge-why-too-dear = Dafür hast du zu wenige Karten gezogen.
challenge-why-have-one = Davon hast du eins.
challenge-why-already-took = Du hast in diesem Zug ein Dessert genommen.
challenge-why-no-such-tool = Dieses Werkzeug hast du nicht.
challenge-why-not-compared = Gerade gibt es für dich keine Zusatzkarte.
challenge-why-not-offered = Das geht jetzt nicht.

# Was jemandem zum ersten Mal begegnet
choco_challenge-first-tool = Zwei gleiche! Gib ein Werkzeug zurück, dann geht es weiter.
choco_challenge-first-dessert = Deine Reihe bringt ein Dessert: Tippe auf eines, das leuchtet.
choco_challenge-first-extra = Deine Reihe ist länger oder kürzer als die letzte: Dafür gibt es etwas dazu.
choco_challenge-first-hint-odds = Ziehen oder aufhören? Ein Tipp sagt, wie wahrscheinlich der Zug platzt.

# Tipps
challenge-advice-draw = Zieh.
challenge-advice-stop = Hör auf.
challenge-advice-spend = Benutze { $tool }.
challenge-advice-bust = Lass diesen Zug enden.
challenge-advice-buy = Kauf Karte { $place } vom Stapel aus.
challenge-advice-take = Nimm das Dessert: { $dessert }.
challenge-advice-done = Beende deinen Zug.
challenge-advice-takeingredient = Nimm die oberste Karte.
challenge-advice-takemarket = Nimm Karte { $place } vom Stapel aus.
challenge-advice-taketool = Nimm { $tool }.
challenge-advice-decline = Nimm nichts.
challenge-hint-keeps-gain = Du hast mehr zu verlieren als zu gewinnen.
challenge-hint-adds-crowns = Ihre Kronen zählen am Ende.
challenge-hint-not-worth-it = Nichts hilft dir mehr.
challenge-hint-only-choice = Etwas anderes geht nicht.
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
challenge-count-seat = { $name }: { $pile } von { $cards } Karten, { $desserts ->
    [0] kein Dessert
   *[other] { $desserts } von Desserts ({ $costs })
  }.
challenge-count-tie = Gleichstand: { $names }. { $who ->
    [you] Du sitzt
   *[other] { $winner } sitzt
  } vom Startspieler aus im Uhrzeigersinn am nächsten.
challenge-count-lead = Die meisten Kronen: { $name }.

# Das Ende
choco_challenge-praise-stop = Mutigste Reihe: { $value ->
    [one] eine Karte
   *[other] { $value } Karten
  }
choco_challenge-praise-cards = Karten am Ende: { $value }
challenge-truth = Kronen der Karten, dann der Desserts: Die meisten gewinnen.
choco_challenge-rule-most = Die meisten Kronen gewinnen.
choco_challenge-rule-nearest = Die meisten Kronen gewinnen; bei gleich vielen, wer am nächsten beim Startspieler sitzt.
challenge-end-line = { $name }: { $pile } von Karten + { $desserts } von Desserts

# Tasten
challenge-key-draw = ziehen
challenge-key-stop = aufhören
challenge-key-done = den Zug beenden
challenge-key-market = diese Karte kaufen oder nehmen, vom Stapel aus gezählt
challenge-key-take = die Zusatzkarte oder das beste Dessert nehmen
challenge-key-tools = benutzen oder nehmen: Schneebesen, Spritzbeutel, Messbecher
challenge-key-bust = zwei gleiche: den Zug beenden
challenge-key-decline = keine Zusatzkarte
challenge-key-inside = ansehen, was in deinem Stapel ist
challenge-key-arrows = von Karte zu Karte
challenge-key-enter = nehmen oder kaufen, worauf die Pfeile zeigen
challenge-key-back = schließen, was offen ist

# Hilfe
challenge-help-touch = Tippe auf deinen Stapel, um zu ziehen, oder zieh die oberste Karte in deine Reihe. Nach dem Aufhören tippe auf etwas, das leuchtet: eine Karte, um sie zu kaufen, ein Dessert, um es zu nehmen.
challenge-help-piles = Die Zahl neben einem Namen ist ein Stapel. Tippe darauf, um zu sehen, was darin ist, ohne die Reihenfolge.

# Die Lektion
lesson-choco_challenge-draw = Zieh eine Karte von deinem Stapel.
lesson-choco_challenge-more = Verschiedene Karten sind gut. Zieh noch zwei.
lesson-choco_challenge-one-more = Wieder eine andere. Zieh noch eine.
lesson-choco_challenge-stop = Ein zweiter Kakao würde dich den Zug kosten. Lieber Stopp!
lesson-choco_challenge-two-cocoas = Ein zweiter Kakao: Zwei gleiche beenden den Zug. Du kaufst nichts.
lesson-choco_challenge-buy = Mit drei Karten kaufst du die dritte vom Stapel aus. Tippe sie an!
lesson-choco_challenge-bought = Die Nüsse gehören dir. Jetzt drück Fertig.
lesson-choco_challenge-match = Nächster Zug: Drei Karten liegen da, auch deine Nüsse. Zieh noch eine.
lesson-choco_challenge-tool = Zweimal Butter: Damit wäre der Zug verloren! Dein Schneebesen rettet dich.
lesson-choco_challenge-busted = Zweimal Butter und kein Werkzeug benutzt: Der Zug ist verloren.
lesson-choco_challenge-on = Gerettet! Zieh, bis fünf verschiedene Karten daliegen. Dann Stopp.
lesson-choco_challenge-too-few = Zu früh. Erst fünf Karten bringen auch ein Dessert.
lesson-choco_challenge-fifth = Vier verschiedene Karten. Zieh noch eine.
lesson-choco_challenge-enough = Fünf verschiedene Karten! Jetzt drück Stopp.
lesson-choco_challenge-two-milks = Eine zweite Milch und kein Werkzeug mehr: Der Zug ist verloren.
lesson-choco_challenge-dessert = Fünf Karten bringen auch ein Dessert. Nimm das mit den meisten Kronen.
lesson-choco_challenge-fewer-crowns = Du darfst ein Dessert mit mehr Kronen nehmen.
lesson-choco_challenge-both = Und die fünfte Karte vom Stapel aus! Kauf sie.
lesson-choco_challenge-full = Gekauft! Jetzt drück Fertig.
lesson-choco_challenge-extra = Der Lehrling hat drei Karten gezogen und hört auf.
lesson-choco_challenge-take-card = Du hast fünf gezogen, mehr als der Lehrling: Nimm eine Zusatzkarte.
lesson-choco_challenge-no-card = Die Zusatzkarte kostet nichts: Nimm sie lieber.
lesson-choco_challenge-fewer = Der Bäcker hat sechs Karten gezogen und hört auf.
lesson-choco_challenge-take-tool = Sechs sind mehr als deine fünf. Dafür bekommst du ein Werkzeug.
lesson-choco_challenge-no-tool = Das Werkzeug kostet nichts: Nimm lieber eins.
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
