### L’immagine di un tavolo come file, e una domanda su un tavolo, su due fogli di carta.

picture-title = Un’immagine per la carta
picture-line = Mostra ciò che possono vedere tutti, e nessuna carta in mano.
# Heard in place of the picture.
picture-alt = Il tavolo
picture-none = Sul tavolo non c’è ancora niente.
picture-save = Salva come immagine (PNG)
picture-drawing = Salva come disegno (SVG)
# $name: of a file
picture-done = Salvato: { $name }
picture-failed = L’immagine non è riuscita. Riprova.
picture-ask = Stampa con una domanda

## The two sheets
paper-title = Una domanda su carta
paper-name = Nome:
paper-date = Data:
paper-which = Quale domanda?
paper-print = Stampa due fogli
# Over the second sheet. $title: what the question is called.
paper-key = Soluzione: { $title }
paper-none = Nessuna domanda va bene per questo tavolo. Gioca ancora un po’ e riprova.

## Schokoly. $colour is a kind of chocolate.
paper-schokoly-best-title = Il posto migliore
paper-schokoly-best = Giochi con il { $colour ->
    [dark] fondente
    [milk] latte
   *[white] bianco
  }. Quale carta ti dà subito il vantaggio più grande? Dove la posi?
# $card: the number of a card. The place is drawn. $stack: whether a smartie lies on it. $before, $after: how far ahead; less than 0 is behind.
paper-schokoly-best-key = Carta { $card } nella linea continua{ $stack ->
    [true] , con un confetto
   *[false] {""}
  }. Vantaggio: { $after }, prima: { $before }. Guadagno: { $gain }.
# $count: how many ways to lay a card
paper-schokoly-best-equal = Modi altrettanto buoni: { $count }.
# Its place is drawn in a dashed line.
paper-schokoly-best-bot = Il bot difficile guarda più avanti: carta { $card } nella linea tratteggiata.
paper-schokoly-best-same = Il bot difficile guarda più avanti e non trova un posto migliore.
paper-schokoly-count-title = Conta il tabellone
# $neutral: whether there are neutral areas
paper-schokoly-count = Quanto è grande la zona più grande di ogni cioccolato? { $neutral ->
    [true] A chi va ogni zona neutra?
   *[false] {""}
  } Chi è in vantaggio, e di quanto?
# $count: of its pieces; $most and $fewer: of sides
paper-schokoly-area = Zona neutra: { $count }. Lati: { $most } a { $fewer }, per { $winner ->
    [dark] il fondente
    [milk] il latte
    [white] il bianco
   *[nobody] nessuno
  }.
paper-schokoly-total = { $colour ->
    [dark] Fondente
    [milk] Latte
   *[white] Bianco
  }: { $largest } + neutre { $neutral } = { $total }
paper-schokoly-largest = { $colour ->
    [dark] Fondente
    [milk] Latte
   *[white] Bianco
  }: { $largest }
# $by: so many points
paper-schokoly-leads = In vantaggio: { $colour ->
    [dark] il fondente
    [milk] il latte
   *[white] il bianco
  }, di { $by }.
paper-schokoly-equal = Nessuno è in vantaggio.

## Choco Challenge
paper-choco_challenge-draw-title = Pesca o stop?
# $drawn and $pile: how many cards
paper-choco_challenge-draw = Carte pescate: { $drawn }. Nel tuo mazzo: { $pile }. Quanto è probabile che la prossima carta ti faccia sballare? Peschi o ti fermi?
# $matches of $pile cards
paper-choco_challenge-draw-key = Sballo: { $matches } su { $pile }, { $percent }%.
paper-choco_challenge-draw-bot = { $does ->
    [draw] Il bot difficile pesca.
   *[stop] Il bot difficile si ferma.
  }
paper-choco_challenge-drawn = Pescate
paper-choco_challenge-pile = Ancora nel mazzo
paper-choco_challenge-market = Mercato
paper-choco_challenge-desserts = Dolci
paper-choco_challenge-buy-title = Che cosa puoi avere?
paper-choco_challenge-buy = Carte pescate: { $drawn }. Quale carta del mercato puoi comprare? Quale Dolce puoi prendere?
# $place: its number
paper-choco_challenge-buy-place = Dal mercato: carta { $place }.
paper-choco_challenge-buy-any = Dal mercato: una qualsiasi.
paper-choco_challenge-buy-none = Dal mercato: nessuna.
# $costs: numbers, counted up
paper-choco_challenge-buy-dessert = Dolci a scelta: { $costs }.
paper-choco_challenge-buy-no-dessert = Dolce: nessuno.

## Kaboom! $letter and $letters name rows of cards: A, B.
paper-kaboom-rows = Le carte di un round, fila per fila
paper-kaboom-count-title = Conta il round
# $called: the row of whoever called
paper-kaboom-count = { $called ->
    [nobody] Nessuno ha detto «Kaboom!».
   *[other] La fila { $called } ha detto «Kaboom!».
  } Qual è la somma di ogni fila, e quanti punti vale? Quale è la più vicina a 0?
paper-kaboom-row = Fila { $letter }: { $total }
# $total: the sum of its cards
paper-kaboom-row-caller = Fila { $letter }: { $total }, punti: { $points }
paper-kaboom-closest = Più vicino a 0: { $letters }
