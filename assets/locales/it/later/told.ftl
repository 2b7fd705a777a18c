table-told-turn = { $who ->
    [you] Tocca a te.
   *[name] Tocca a { $name }.
  }
table-told-over = La partita è finita.
table-told-nothing = Niente da dire.
table-told-own = Solo su uno schermo tuo: lo sentirebbero tutti.
table-told-can = Puoi: { $choices } P le scorre.
table-choices-back = Indietro
table-go-on = Avanti

schokoly-run = { $gap ->
    [yes] vuoto { $count }
   *[no] { $colour } { $count }
  }
schokoly-told-card = Carta { $number } di { $cards }: { $card }. Modi di posarla: { $ways }.
schokoly-told-cards = Sul tavolo: { $lying } carte. Nel mazzo: { $stock }. In mano: { $hand }. Il tuo colore: { $own ->
    [none] non ancora
   *[other] { $own }
  }. Neutro: { $neutral ->
    [none] nessuno
   *[other] { $neutral }
  }.
schokoly-told-smarties = { $who ->
    [you] Tu
   *[name] { $name }
  }: { $colour ->
    [none] {""}
   *[other] { $colour },{" "}
  }confetti: { $smarties }.
schokoly-told-points = { $colour }: { $points }. Zona più grande: { $largest }. Neutro: { $neutral_pieces }.
schokoly-told-pieces = Zona { $number } di { $areas }: { $colour }, { $size }; colonna { $x }, riga { $y }.
schokoly-told-neutral = Zona neutra { $number } di { $areas }: { $size }; colonna { $x }, riga { $y }. { $leader ->
    [none] Non è in testa nessuno.
   *[other] In testa: { $leader }, di { $lead }.
  }{ $counts ->
    [no] {" "}Troppo piccola per contare.
   *[yes] {""}
  }
schokoly-told-row = Riga { $y }, dalla colonna { $x }: { $runs }.
schokoly-told-beside = { $side ->
    [above] Sopra
    [right] A destra
    [below] Sotto
   *[left] A sinistra
  }: { $runs }.
schokoly-choice-place = Posto { $at } di { $count }: colonna { $x }, riga { $y }, { $gain }. { $card }.
schokoly-choice-stack = In cima, { $at } di { $count }: colonna { $x }, riga { $y }, { $gain }. { $card }.
schokoly-choice-guard = Proteggere: { $card }.
schokoly-choice-offer = Offrire a { $other }: { $card }.
schokoly-choice-answer = Rispondere con: { $card }.
schokoly-group-place = Posare: { $card }. Posti: { $count }, il migliore: { $gain }.
schokoly-group-stack = Posare con un confetto: { $card }. Posti: { $count }, il migliore: { $gain }.
schokoly-group-guard = Proteggere una carta: { $count }.
schokoly-group-offer = Offrire uno scambio: { $count }.

table-key-can = che cosa puoi fare
table-key-choice = la prossima cosa che puoi fare; con Maiusc quella prima
table-key-do = farla
table-key-card = una delle tue carte
table-key-table = che cosa c’è sul tavolo
table-key-score = il punteggio
table-key-turn = a chi tocca
table-key-last = che cosa è successo
table-key-beside = che cosa c’è accanto
table-key-rows = riga per riga
schokoly-key-listed = le zone, prima la più grande
schokoly-key-further = le zone neutre, e chi è in testa
challenge-key-end = fermarsi, finire il turno
challenge-key-listed = il mercato per prezzo
challenge-key-further = che cosa c’è in ogni mazzetto
kaboom-key-listed = che cosa hai visto, e quando
kaboom-key-further = gli scarti
boom-key-listed = la pila
boom-key-further = pile vinte e multe
table-key-switch = giocare solo con questo tasto; se usi anche Invio, questo va avanti e Invio sceglie

boom-key-slap = batti
boom-key-flip = gira
boom-key-call = di’ banana, fragola, cioccolato, elefante
boom-key-ready = ci sono
boom-key-object = fai un’obiezione
boom-key-guilty = vota: un errore
boom-key-innocent = vota: nessun errore

challenge-key-draw = pesca
challenge-key-take = prendi la carta extra, o il Dolce migliore
challenge-key-decline = niente carta extra
challenge-key-inside = guarda nel tuo mazzo
challenge-key-arrows = da carta a carta
challenge-key-enter = prendi o compra
challenge-key-back = chiudi

kaboom-key-slap = batti, per posto
kaboom-key-slap-own = batti, da soli
kaboom-key-eye = guarda, copri
kaboom-key-flip = gira
kaboom-key-draw = pesca
kaboom-key-discard = scarta
kaboom-key-kaboom = di’ Kaboom!
kaboom-key-yes = scambia
kaboom-key-no = lascia così, salta, non dare niente, basta così
kaboom-key-giveup = rinuncia
kaboom-key-arrows = da carta a carta
kaboom-key-enter = scegli
kaboom-key-back = lascia, chiudi

schokoly-key-take = prendi una carta
schokoly-key-turn = girala; con Maiusc al contrario
schokoly-key-smartie = prendi un confetto
schokoly-key-arrows = al prossimo posto, alla prossima carta
schokoly-key-lay = posa la carta
schokoly-key-end = pesca, finisci il turno
schokoly-key-back = riprendi tutto

count-key-digit = scrivi un numero
count-key-who = scegli a chi va
count-key-arrows = da quadretto a quadretto
count-key-say = rispondi, o vai avanti
count-key-back = non scegliere niente

table-key-undo = annulla
table-key-hint = consiglio
table-key-count = conta
table-key-menu = menu
