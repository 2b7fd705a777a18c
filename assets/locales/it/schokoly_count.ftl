game-schokoly_count = Conta il tabellone
option-grade = Scatola
option-grade-line = Da un piattino alla festa intera.
option-grade-value = { $value }
bot-careless = Distratto
bot-careless-line = conta, e spesso ne salta uno
bot-careful = Preciso
bot-careful-line = conta due volte

# Il foglio da cui si comincia
solo-count = Conta il tabellone
boxes-how-count = Conta le zone più grandi, e scopri a chi va il cioccolato neutro.
count-choose = Quale scatola?
boxes-count-1 = Un piattino
boxes-count-1-line = Circa 8 carte.
boxes-count-2 = Un piatto pieno
boxes-count-2-line = Circa 16 carte, una zona neutra.
boxes-count-3 = La festa intera
boxes-count-3-line = Circa 30 carte, alcune impilate, due zone neutre.

# Le domande
count-number = Domanda { $at } di { $most }
count-ask-largest = { $way ->
    [keys] Scegli la zona più grande ({ $colour }).
   *[touch] Tocca la zona più grande ({ $colour }).
  }
count-ask-size = Quanti quadretti ci sono dentro il tratteggio?
count-ask-sides = Zona neutra ({ $neutral }). Quanti lati tocca: { $colour }?
count-ask-who = A chi va la zona neutra ({ $neutral })?
count-tap = Gli angoli non uniscono le zone.
count-chosen = { $way ->
    [keys] Questo quadretto? O scegline un altro.
   *[touch] Questo quadretto? O toccane un altro.
  }
count-say = È così
count-next = Avanti
count-your-number = Il tuo numero
count-no-number = nessun numero
count-digits = Cifre
count-erase = Cancella
count-takers = A chi va
count-nobody = Nessuno
count-neutral = neutro
count-too-many = Così tanti non ci stanno.
count-legend = Giocano: { $a }, { $b }; neutro: { $neutral }
count-so-far = Giuste: { $right } su { $asked }, { $most } in tutto

# Le risposte
count-explained = La risposta
count-right = Giusto
count-wrong = Non proprio
count-told-largest = Questa è la zona più grande ({ $colour }).
count-told-smaller = Questa zona è più grande. La tua è tratteggiata.
count-told-other-colour = Questa è la zona più grande ({ $colour }). Hai scelto un altro cioccolato.
count-told-counted = Quadretti: { $count }.
count-told-sides = Lati toccati ({ $colour }): { $count }.
count-told-more-sides = Lati: { $most } a { $fewer }. La zona va a: { $colour }.
count-told-equal-sides = Lati: { $most } pari. Non va a nessuno.
count-told-too-small = Meno di sei quadretti: non va a nessuno.
count-said = Hai detto: { $given }.

# La fine
count-over = Era l’ultima domanda.
count-end-title = { $right } su { $most }
count-end-all = Tutte le risposte erano giuste.
count-end-many = Quasi tutte giuste.
count-end-few = A contare si impara.

# Voce, tasti e aiuto
count-board-keys = Carte sul tabellone: { $count }. Le frecce spostano, Invio risponde.
count-piece = { $colour }, colonna { $x }, riga { $y }
count-help-touch = Tocca quello che si chiede, poi «È così». Quadretti e lati si possono spuntare.
