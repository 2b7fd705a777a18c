## Sullo scaffale

game-schokoly = Schokoly
line-schokoly = Unisci il tuo cioccolato
credit-schokoly = Gioco di Steffen Mühlhäuser, con elementi di «Malu» di Andreas Kuhnekath. Grafica: Steffen Mühlhäuser, Bernhard Kümmelmann. Steffen-Spiele, 2011.
bot-nibbler = Rosicchia
bot-nibbler-line = posa quello che capita
bot-hamster = Criceto
bot-hamster-line = prende un posto buono, di rado il migliore
bot-taster = Buon{ "\u00AD" }gustaio
bot-taster-line = guarda una carta più avanti
bot-chocolatier = Ciocco{ "\u00AD" }latiere
bot-chocolatier-line = pensa in anticipo, difficile da battere
bot-master = Maestro
bot-master-line = vede presto che cosa conterà

## Al tavolo

schokoly-dark = fondente
schokoly-milk = latte
schokoly-white = bianco
schokoly-card = { $a }, { $b }; sotto: { $c }, { $d }
schokoly-card-lying =
    { $card }; colonna { $x }, riga { $y }{ $tier ->
        [2] , impilata
       *[other] { "" }
    }{ $smartie ->
        [yes] , con un confetto
       *[other] { "" }
    }
schokoly-board = Tabellone
schokoly-board-picture = Carte sul tabellone: { $count }
schokoly-board-keys = Carte sul tabellone: { $count }. Le frecce spostano, Invio posa.
schokoly-hand = Le tue carte: { $count }
schokoly-hand-of = In mano: { $name }
schokoly-ghost = { $way ->
    [keys] { $card }; Invio la posa
   *[touch] { $card }; tocca per girare
  }
schokoly-back = Torna in mano
schokoly-cards = Carte: { $count }
schokoly-smarties = Confetti: { $count }
schokoly-score = { $colour }: { $count }
schokoly-stock = Mazzo: { $count }

# Tasti
schokoly-turn = Gira la carta
schokoly-lay = Posa
schokoly-draw = Pesca
schokoly-pass = Fine turno
schokoly-swap = Offri uno scambio
schokoly-smartie-key = Prendi un confetto: ancora { $count }
schokoly-no-stack = Ora questa carta non si può impilare.
schokoly-only-so = Ci sta solo girata così.

# La scelta
schokoly-choose = Scegli il tuo cioccolato
schokoly-choose-why = Conta la tua zona unita più grande.

# Che cosa fare
schokoly-note-take = { $way ->
    [keys] Tocca a te: scegli una delle tue carte.
   *[touch] Tocca a te: trascina una carta sul tabellone, o toccala.
  }
schokoly-note-place = { $way ->
    [keys] Scegli un posto con le frecce, o gira la carta.
   *[touch] Tocca un posto, o la carta per girarla.
  }
schokoly-note-stack = { $way ->
    [keys] Scegli con le frecce un posto sopra altre carte.
   *[touch] Tocca un posto sopra altre carte.
  }
schokoly-note-turn = Girata così non ci sta. Girala, o prendine un’altra.
schokoly-note-lay = { $way ->
    [keys] La posi qui? Invio la posa.
   *[touch] La posi qui? Se la tocchi, gira.
  }
schokoly-note-placed =
    { $end ->
        [draw] Pesca per finire il turno.
       *[other] Il mazzo è vuoto: finisci il turno.
    }
schokoly-note-placed-guard =
    Proteggi una carta con un confetto, oppure { $end ->
        [draw] pesca.
       *[other] finisci il turno.
    }
schokoly-note-guard = { $way ->
    [keys] Scegli con le frecce la carta da proteggere.
   *[touch] Tocca la carta da proteggere.
  }
schokoly-note-stuck = Nessuna carta ci sta: pescane altre, o passa.
schokoly-say-places =
    In mano: { $card }. { $count ->
        [0] Così non ci sta da nessuna parte; F la gira.
       *[other] Posti: { $count }; usa le frecce.
    }
schokoly-say-spot = Posto { $at } di { $count }, colonna { $x }, riga { $y }.
schokoly-say-joins = Uniti: { $colour }, { $count }.
schokoly-say-change =
    { $colour }: { $same ->
        [yes] sempre { $after }
       *[other] da { $before } a { $after }
    }.
schokoly-say-turned =
    Zona neutra ({ $area }), { $count } quadretti, ora va a: { $whose ->
        [nobody] nessuno
       *[other] { $colour }
    }.
schokoly-say-guards = Carte da proteggere: { $count }; usa le frecce.

# La storia
schokoly-event-chose =
    { $who ->
        [you] Giochi con
       *[other] { $name } gioca con
    }: { $colour }.
schokoly-event-placed =
    { $who ->
        [you] Hai posato
       *[other] { $name } ha posato
    } una carta.
schokoly-event-stacked =
    { $who ->
        [you] Hai impilato
       *[other] { $name } ha impilato
    } una carta.
schokoly-event-guarded =
    { $who ->
        [you] Hai protetto
       *[other] { $name } ha protetto
    } una carta.
schokoly-event-drew =
    { $who ->
        [you] Hai pescato
       *[other] { $name } ha pescato
    } una carta.
schokoly-event-redrew =
    { $who ->
        [you] Hai pescato
       *[other] { $name } ha pescato
    } carte nuove: nessuna ci stava.
schokoly-event-declined =
    { $who ->
        [you] Tieni la tua carta.
       *[other] { $name } tiene la carta.
    }
schokoly-event-passed =
    { $who ->
        [you] Hai finito
       *[other] { $name } ha finito
    } il turno.
schokoly-event-undone =
    { $who ->
        [you] Hai annullato
       *[other] { $name } ha annullato
    } la mossa.
schokoly-event-offered =
    { $who ->
        [you] Offri a { $other }
        [to-you] { $name } ti offre
       *[other] { $name } offre a { $other }
    }: { $count } × { $colour }.
schokoly-event-answered =
    { $who ->
        [you] Rispondi
       *[other] { $name } risponde
    }: { $count } × { $colour }.
schokoly-event-swapped =
    { $who ->
        [you] Scambio fatto con { $other }.
        [to-you] Scambio fatto con { $name }.
       *[other] Scambio fatto: { $name } e { $other }.
    }

# Perché no
schokoly-why-choose-first = Prima scegli il tuo cioccolato.
schokoly-why-place-first = Prima posa una carta.
schokoly-why-swap-first = Prima finite lo scambio.
schokoly-why-not-in-hand = Non è tra le tue carte.
schokoly-why-first-at-centre = La prima carta va al centro.
schokoly-why-not-free = Solo una carta impilata può stare sopra le altre.
schokoly-why-too-few-contacts = Si devono toccare almeno due lati.
schokoly-why-no-equal-colour = Un cioccolato deve toccarne uno uguale.
schokoly-why-no-smartie = Non hai più confetti.
schokoly-why-not-all-covered = Una carta impilata deve stare tutta sopra le altre.
schokoly-why-one-card-only = Deve stare su almeno due carte.
schokoly-why-guarded = Un confetto protegge quella carta.
schokoly-why-already-placed = Hai già posato una carta: pesca, o annulla.
schokoly-why-covered = È coperta in parte.
schokoly-why-already-guarded = Solo un confetto per turno.
schokoly-why-after-stack = Un confetto per turno: è sulla carta impilata.
schokoly-why-not-laid = Quella carta non è sul tavolo.
schokoly-why-not-offered = Lì non ci sta.

# La prima volta
schokoly-first-guard = Un confetto protegge una carta: nessuno la può coprire.
schokoly-first-stack = { $way ->
    [keys] Prendi il confetto: la tua carta può andare sopra le altre.
   *[touch] Tocca il confetto: la tua carta può andare sopra le altre.
  }

# Consigli
schokoly-advice-choose = Prendi: { $colour }.
schokoly-advice-place = Posala qui.
schokoly-advice-stack = Impilala qui.
schokoly-advice-guard = Proteggi questa carta.
schokoly-advice-draw = Ora pesca.
schokoly-advice-pass = Finisci il turno.
schokoly-advice-offer = Offri questa carta a { $other }.
schokoly-advice-answer = Rispondi con questa carta.
schokoly-advice-accept = Accetta lo scambio.
schokoly-advice-decline = Tieni la tua carta.
schokoly-hint-grows-own = La tua zona cresce.
schokoly-hint-joins-own = Unisce due delle tue zone.
schokoly-hint-wins-neutral = Aiuta a vincere una zona neutra.
schokoly-hint-blocks-other = Blocca gli altri.
schokoly-hint-guards-own = Lì la tua zona è al sicuro.
schokoly-hint-saves-smartie = I confetti ti serviranno di più dopo.
schokoly-hint-guards-nothing = Ora un confetto non salva niente.
schokoly-hint-most-in-hand = È quello che hai di più in mano.
schokoly-hint-enough-in-hand = In mano ne hai abbastanza.
schokoly-hint-better-later = Altri posti portano di più ora, ma meno dopo.
schokoly-hint-little-to-gain = Ora nessun posto porta qualcosa.
schokoly-hint-good-swap = Uno scambio buono per te.
schokoly-hint-bad-swap = Uno scambio non buono per te.

# Scambi
schokoly-offer-card = { $way ->
    [keys] Scegli una carta e un giocatore.
   *[touch] Tocca una carta e un giocatore.
  }
schokoly-offer-told = { $name } sentirà: { $count } × { $colour }.
schokoly-offer-not = Non ora
schokoly-offer = Offri
schokoly-asked = { $name } offre: { $count } × { $colour }
schokoly-answer-card = { $way ->
    [keys] Scegli una carta da dare in cambio.
   *[touch] Tocca una carta da dare in cambio.
  }
schokoly-answer = Rispondi
schokoly-answered = { $name } risponde: { $count } × { $colour }
schokoly-answered-for = Per la tua carta:
schokoly-accept = Scambia
schokoly-decline = Tieni la carta
schokoly-waiting = { $name } ci pensa…

# Il conteggio
schokoly-count-own = Zona più grande ({ $colour }): { $count }.
schokoly-count-neutral = Zona neutra ({ $colour }): { $count }.
schokoly-count-small = Zone neutre troppo piccole ({ $colour }): { $count }.
schokoly-count-winner = Lati: { $most } a { $fewer }. { $count } punti per: { $colour }.
schokoly-count-nobody = Lati: { $most } pari. Non va a nessuno.

# La fine
schokoly-praise-card = Carta migliore: +{ $value }
schokoly-praise-area = Zona più grande: { $value }
schokoly-end-line = { $names }, { $colour }: zona più grande { $largest } + neutre { $neutral }
schokoly-end-line-three = { $names }, { $colour }: zona più grande { $largest }
schokoly-end-tie = Pareggio. Decide la zona numero { $at } per grandezza: { $most } a { $fewer } ({ $colour }).
schokoly-end-shared = Pareggio fino all’ultima zona: vincete insieme.

# Aiuto
schokoly-help-touch = Trascina una carta su un posto, o tocca tutti e due; il numero è quanto guadagni. Tocca la carta per girarla, poi premi Posa.
schokoly-help-board = Un dito sposta il tabellone, due lo ingrandiscono.

## La lezione

lesson-schokoly-lay = Giochi con il fondente. Porta una carta su un posto, poi premi Posa.
lesson-schokoly-draw = Ci sta: due quadretti si toccano, uno ha lo stesso gusto. Pesca!
lesson-schokoly-white = Il bianco posa una carta.
lesson-schokoly-join = { $way ->
    [keys] Tabellone nuovo: unisci le tue zone. Gira la carta; trova +5.
   *[touch] Tabellone nuovo: unisci le tue zone. Tocca la carta per girarla; trova +5.
  }
lesson-schokoly-apart = Ancora divise. +5 mostra dove si uniscono.
lesson-schokoly-neutral = Conta la tua zona più grande: otto punti. Puoi vincere anche il latte neutro.
lesson-schokoly-win = Tabellone nuovo: il bianco tocca il latte su 4 lati, tu 2. Toccalo di più!
lesson-schokoly-whites = Conta di nuovo: al fondente servono più lati che al bianco.
lesson-schokoly-won = 5 lati a 4: il latte è tuo. Altri sei punti!
lesson-schokoly-stack = { $way ->
    [keys] Tabellone nuovo: il bianco ti blocca. Prendi il confetto, poi copri il bianco.
   *[touch] Tabellone nuovo: il bianco ti blocca. Tocca il confetto, poi copri il bianco.
  }
lesson-schokoly-in-two = Ancora due pezzi. Li unisce solo una carta sopra.
lesson-schokoly-safe = Nessuno può coprire una carta impilata. Un confetto protegge altre carte.
lesson-schokoly-guard = { $way ->
    [keys] Tabellone nuovo: proteggi la carta al centro. Prendi il confetto, poi scegli quella carta.
   *[touch] Tabellone nuovo: proteggi la carta al centro. Tocca il confetto, poi quella carta.
  }
lesson-schokoly-bare = Il bianco può ancora coprire la carta al centro: proteggila.
lesson-schokoly-guarded = Ora nessuno la può coprire: la tua zona resta intera.
lesson-schokoly-find = Tabellone nuovo: il bianco è in testa. Trova un posto da almeno sei punti.
lesson-schokoly-few = Un altro posto porta almeno sei punti.
lesson-schokoly-end = 9 nella zona più grande + 6 neutri = 15 punti. Hai vinto!
lesson-schokoly-first-draw = Prima pesca una carta.
lesson-schokoly-first-place = Prima posa una carta.
lesson-schokoly-first-stack = Prima copri il bianco, con un confetto.
lesson-schokoly-first-guard = Prima proteggi la carta al centro.

## Le regole su una scheda

card-schokoly-1 = Posa una carta: si toccano almeno due lati, uno con lo stesso cioccolato.
card-schokoly-2 = Conta la tua zona più grande: un punto per ogni quadretto.
card-schokoly-3 = Le zone neutre da sei in su vanno a chi tocca più lati.
card-schokoly-4 = Un confetto protegge una carta, o porta la tua sopra altre.
