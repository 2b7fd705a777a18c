replay-title = Replay
replay-of = Replay: { $game }
exhibition-title = Giocano i bot
exhibition-of = { $game }: giocano i bot
replay-look-failed = Rivedere con i giudizi non ha funzionato. La partita si può guardare lo stesso.
replay-leave = Indietro
replay-slider = Mossa
replay-where =
    { $ply ->
        [0] Prima della prima mossa
       *[other] Mossa { $ply } di { $plies }
    }
replay-move = Mossa { $ply }
replay-begins = Qui comincia la partita.
replay-start-keys = { $way ->
    [keys] La freccia destra mostra la mossa dopo, la barra spaziatrice fa scorrere la partita.
   *[touch] {""}
  }
replay-nothing = Niente che potevi vedere.
replay-run = Riproduci
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-moment-back = Al momento prima
replay-moment-on = Al prossimo momento
replay-speed = Velocità: { $speed } volte
replay-times = { $speed }×

# Con quali occhi
replay-covered = Questa partita non è finita: le carte in mano sono coperte.
replay-sight = Che cosa vedi
replay-seat = Come la vede un giocatore
replay-open = Tutte le carte scoperte
replay-seat-of = Di quale posto?
replay-open-from = Da quale lato?

# Continuare da una mossa
replay-play-on = Continua da qui
replay-play-on-line = Comincia una partita nuova; questa resta com’è.
replay-which-seat = Quale posto è il tuo?
replay-seat-person = finora una persona
replay-seat-bot = finora un bot; gli altri posti restano
replay-seat-changes = finora un bot; prende l’altro posto

# I momenti
replay-moments = Momenti
replay-moments-none = In questa partita nessuna mossa spicca.
replay-moment = Qui si è deciso qualcosa.
replay-moment-lead = { $name }: vantaggio { $change }.
replay-moment-ahead = { $name }: da qui in testa.
replay-schokoly-swapped = { $name }: una carta scambiata.
replay-schokoly-redrew = { $name }: carte nuove in mano.
replay-choco-boom-pilewon = { $name }: una pila vinta.
replay-choco-boom-outofcards = { $name }: niente più carte.
replay-choco-boom-backin = { $name }: di nuovo carte.
replay-choco-boom-fined = { $name }: una multa.
replay-choco-challenge-took = { $name }: un Dolce.
replay-choco-challenge-busted = { $name }: turno sballato.
replay-kaboom-roundended = Il round è finito.
replay-kaboom-kaboomed = { $name }: Kaboom!
replay-kaboom-penalized = { $name }: una carta di penalità.
replay-kaboom-slapdone = La manata è finita.

# Quando non c’è niente da guardare
replay-lost-behind = Viene dopo una partita di un Chocobox più vecchio, quindi non si può leggere.
replay-lost-link = Questo link è rovinato, o non è di Chocobox.
replay-lost-nothing = In questo link non c’è nessuna partita da guardare.
replay-lost-task = Questo esercizio non è ancora finito.
