## Sullo scaffale

game-choco_challenge = Choco Challenge
line-choco_challenge = Quanto osi?
credit-choco_challenge = Gioco di F. Latini, Premio Gioco Inedito 2020. Lucca Crea e daVinci Editrice (dV Giochi).
bot-kitten = Gattino
bot-kitten-line = meglio poco che niente
bot-cautious = Appren{ "\u00AD" }dista
bot-cautious-line = si ferma presto
bot-baker = Fornaio
bot-baker-line = pesa il rischio di ogni carta
bot-crown = Fornaia Reale
bot-crown-line = fa i conti esatti
bot-patissier = Pastic{ "\u00AD" }ciere
bot-patissier-line = pensa tutto il turno prima

## Al tavolo

challenge-name-cocoa = cacao
challenge-name-butter = burro
challenge-name-sugar = zucchero
challenge-name-milk = latte
challenge-name-nuts = nocciole
challenge-name-rum = rum
challenge-name-cherries = ciliegie
challenge-name-cinnamon = cannella
challenge-name-vanilla = vaniglia
challenge-name-ginger = zenzero
challenge-name-mint = menta
challenge-name-chili = peperon{ "\u00AD" }cino
challenge-name-whisk = frusta
    .object = la frusta
challenge-name-pastry_bag = sac à poche
    .object = il sac à poche
challenge-name-measuring_cup = misurino
    .object = il misurino
challenge-dessert-4 = biscotto
challenge-dessert-5 = ciambella
challenge-dessert-6 = cupcake
challenge-dessert-7 = budino
challenge-dessert-8 = fetta alla fragola
challenge-dessert-9 = torta di compleanno

# Il centro del tavolo
challenge-board = Mercato, Dolci e Strumenti
challenge-board-keys = Mercato. Le frecce spostano, Invio prende.
challenge-market-card = { $name }, posto { $place }, corone: { $crowns }
challenge-deck =
    Mazzo: { $count }{ $back ->
        [spice] , in cima un Aroma
        [filling] , in cima una Farcitura
       *[other] { "" }
    }
challenge-dessert-pile = { $name }, corone: { $cost }, rimasti: { $count }
challenge-tool-pile = { $name }, rimasti: { $count }

# Davanti a un posto
challenge-rows = Carte pescate
challenge-row = { $name }, pescate: { $count }
challenge-card = { $name }, corone: { $crowns }
challenge-match-card = { $name }, per la seconda volta
challenge-pile = { $name }, mazzo: { $count }
challenge-pile-draw = Pesca dal tuo mazzo: ancora { $count }
challenge-discard =
    { $name }, scarti: { $count ->
        [0] 0
       *[other] { $count }, in cima: { $card }
    }
challenge-discard-word = Scarti
challenge-crowns = Corone: { $count }
challenge-tool-own = Strumento: { $name }
challenge-dessert-own = Dolce: { $name }, corone: { $cost }
challenge-busted = Sballo
challenge-first = Chi comincia
challenge-compared =
    { $result ->
        [more] Più carte
        [fewer] Meno carte
       *[other] Carte pari
    }: { $drawn } a { $against }
challenge-round = Giro { $round }
challenge-last-turn =
    Ultimo turno: { $reason ->
        [deck] il mazzo è vuoto
        [rounds] 60 giri sono finiti
       *[other] tre Dolci sono finiti
    }

# Tasti
challenge-draw = Pesca
challenge-stop = Stop
challenge-stop-at = Stop a { $count }
challenge-done = Fatto
challenge-bust = Fine turno
challenge-spend = Usa { $tool }
challenge-decline = No, grazie

# Un doppione
challenge-match-title = Doppione: { $card }
challenge-match-tools = Usa uno Strumento, o sballi: niente carta, niente Dolce.
challenge-match-none = Nessuno Strumento, sballi: niente carta, niente Dolce.

# Carte extra
challenge-extra-title = Pescate: tu { $own }, { $name } { $other }
challenge-extra-card = Di più: puoi prendere la carta in cima.
challenge-extra-market = Di più: puoi prendere una carta del mercato.
challenge-extra-tool = Di meno: puoi prendere uno Strumento.
challenge-extra-take =
    { $back ->
        [spice] Prendi l’Aroma
       *[other] Prendi la Farcitura
    }

# Dentro un mazzo
challenge-inside-title =
    { $who ->
        [you] Nel tuo mazzo
       *[other] Nel mazzo di { $name }
    }
challenge-inside-order =
    { $count ->
        [0] Il mazzo è vuoto.
       *[other] L’ordine non lo sa nessuno.
    }
challenge-inside-open =
    { $count ->
        [0] Il mazzo è vuoto.
       *[other] Per prima c’è la prossima carta.
    }
challenge-inside-discard = Rimescolati al prossimo turno
challenge-inside-kind = { $count } × { $card }

# Probabilità
challenge-odds-title = Se peschi
challenge-odds-bust = Sballi con la prossima carta: { $ways } su { $of }, { $share }.
challenge-odds-reach = Carte: { $count }
challenge-odds =
    { $size ->
        [none] impossibile
        [all] sicuro
        [tiny] meno dell’1%
        [most] più del 99%
       *[other] circa il { $percent }%
    }

# Che cosa fare
challenge-note-first = Tocca a te: pesca la tua prima carta.
challenge-note-draw =
    Carte finora: { $count }. Pesca ancora, o fermati.{ $risk ->
        [none] { "" }
       *[other] { " " }Rischio: { $risk }%.
    }
challenge-note-pile = Il tuo mazzo è vuoto: fermati.
challenge-note-buy = Puoi comprare: { $card }.
challenge-note-buy-any = Puoi comprare qualsiasi carta.
challenge-note-take = Dolci da prendere: { $costs }.
challenge-note-done = Poi scegli Fatto.
challenge-note-nothing = Niente più da prendere: scegli Fatto.
challenge-note-extra = Prendi la tua carta extra, oppure no.

# A voce
challenge-say-front = Davanti: { $count }.
challenge-say-may = { $thing }. Puoi prendere questo.
challenge-say-own = { $thing }. Ne hai già uno.
challenge-say-gap = Ora lì non c’è niente.
challenge-say-inside = { $title }: { $cards }.
challenge-event-reshuffled =
    { $who ->
        [you] Hai rimescolato
       *[other] { $name } ha rimescolato
    } il mazzo: { $count }.
challenge-event-drew =
    { $who ->
        [you] Hai pescato
       *[other] { $name } ha pescato
    }: { $card }.
challenge-event-matched =
    { $who ->
        [you] Hai pescato
       *[other] { $name } ha pescato
    } per la seconda volta: { $card }.
challenge-event-spent =
    { $who ->
        [you] Hai restituito
       *[other] { $name } ha restituito
    } { $tool }.
challenge-event-busted =
    { $who ->
        [you] Hai sballato
       *[other] { $name } ha sballato
    }: { $card }.
challenge-event-stopped =
    { $who ->
        [you] Ti fermi
       *[other] { $name } si ferma
    } a { $count }.
challenge-event-bought =
    { $who ->
        [you] Hai comprato
       *[other] { $name } ha comprato
    }: { $card }.
challenge-event-took =
    { $who ->
        [you] Hai preso
       *[other] { $name } ha preso
    } un Dolce: { $dessert }, { $cost } corone.
challenge-event-finished =
    { $who ->
        [you] Hai finito
       *[other] { $name } ha finito
    } il turno.
challenge-event-refilled = Novità nel mercato: { $card }.
challenge-event-compared =
    { $who ->
        [you] Hai pescato
       *[other] { $name } ha pescato
    } { $result ->
        [more] di più
        [fewer] di meno
       *[other] lo stesso numero
    }: { $drawn } a { $against }.
challenge-event-received =
    { $who ->
        [you] Hai avuto
       *[other] { $name } ha avuto
    } dal mazzo: { $card }.
challenge-event-picked =
    { $who ->
        [you] Hai avuto
       *[other] { $name } ha avuto
    } dal mercato: { $card }.
challenge-event-armed =
    { $who ->
        [you] Hai avuto
       *[other] { $name } ha avuto
    } { $tool }.
challenge-event-declined =
    { $who ->
        [you] Non hai preso
       *[other] { $name } non ha preso
    } carte extra.
challenge-event-ended =
    { $reason ->
        [deck] Il mazzo è vuoto
        [rounds] 60 giri sono finiti
       *[other] Tre tipi di Dolci sono finiti
    }: la partita è finita.
challenge-event-undone =
    { $who ->
        [you] Hai annullato
       *[other] { $name } ha annullato
    } la mossa.

# Perché no
challenge-why-draw-first = Prima pesca una carta.
challenge-why-match-first = Prima usa uno Strumento, o finisci il turno.
challenge-why-pile-empty = Il tuo mazzo è vuoto.
challenge-why-already-stopped = Hai già detto Stop.
challenge-why-stop-first = Prima smetti di pescare.
challenge-why-not-that-place = Solo questa carta: conta dal mazzo quante ne hai pescate.
challenge-why-already-bought = Solo una carta per turno.
challenge-why-none-left = Non ce n’è più.
challenge-why-too-dear = Hai pescato troppo poche carte.
challenge-why-have-one = Ne hai già uno.
challenge-why-already-took = Solo un Dolce per turno.
challenge-why-no-such-tool = Non hai questo Strumento.
challenge-why-not-compared = Ora niente carta extra per te.

# La prima volta
choco_challenge-first-tool = Un doppione! Con uno Strumento vai avanti.
choco_challenge-first-dessert = { $way ->
    [keys] La tua fila vale un Dolce: scegli uno che brilla.
   *[touch] La tua fila vale un Dolce: tocca uno che brilla.
  }
choco_challenge-first-extra = La tua fila è più lunga o più corta: ricevi qualcosa in più.
choco_challenge-first-hint-odds = Pescare o fermarsi? Un consiglio dice quanto rischi di sballare.

# Consigli
challenge-advice-draw = Pesca.
challenge-advice-stop = Fermati.
challenge-advice-spend = Usa { $tool }.
challenge-advice-bust = Finisci questo turno.
challenge-advice-buy = Compra la carta { $place } dal mazzo.
challenge-advice-take = Prendi il Dolce: { $dessert }.
challenge-advice-done = Finisci il tuo turno.
challenge-advice-takeingredient = Prendi la carta in cima.
challenge-advice-takemarket = Prendi la carta { $place } dal mazzo.
challenge-advice-taketool = Prendi { $tool }.
challenge-advice-decline = Non prendere niente.
challenge-hint-keeps-gain = C’è più da perdere che da guadagnare.
challenge-hint-adds-crowns = Le sue corone contano alla fine.
challenge-hint-not-worth-it = Niente ti aiuta di più.
challenge-hint-safe-enough = Il rischio è piccolo.
challenge-hint-too-risky = Un’altra carta è troppo rischiosa.
challenge-hint-worth-more-cards = Una carta in più vale il rischio.
challenge-hint-tool-saves = Uno Strumento ti può salvare.
challenge-hint-keeps-tool = Lo Strumento serve di più dopo.
challenge-hint-best-card = È la più preziosa per te.
challenge-hint-sharpens-pile = Rende meno probabile un doppione.
challenge-hint-dessert-points = Le sue corone sono tue per sempre.
challenge-hint-ends-game = Finisce la partita mentre vinci.
challenge-hint-delays-end = La partita va avanti.
challenge-hint-denies-others = Piacerebbe anche agli altri.
challenge-hint-completes-turn = Non c’è più niente da guadagnare.

# Il conteggio
challenge-count-tie = Pareggio: { $names }. Da chi comincia, in senso orario, viene prima: { $winner }.
challenge-count-lead = Più corone di tutti: { $name }.

# La fine
choco_challenge-praise-stop = Stop più coraggioso: { $value }
choco_challenge-praise-cards = Carte alla fine: { $value }
challenge-truth = Le corone delle carte, poi quelle dei Dolci.
choco_challenge-rule-most = Vince chi ha più corone.
choco_challenge-rule-nearest = Vince chi ha più corone, poi il posto più vicino a chi comincia.
challenge-end-line = { $name }: { $pile } dalle carte + { $desserts } dai Dolci

# La tastiera

# Aiuto
challenge-help-touch = Tocca il tuo mazzo per pescare, o trascina la carta in cima. Dopo lo Stop, tocca quello che brilla per averlo.
challenge-help-piles = Tocca il numero accanto a un nome per guardare in quel mazzo.

# La lezione
lesson-choco_challenge-draw = Pesca una carta dal tuo mazzo.
lesson-choco_challenge-more = Carte diverse vanno bene. Pescane altre due.
lesson-choco_challenge-one-more = Ancora diversa. Pescane un’altra.
lesson-choco_challenge-stop = Un secondo cacao ti costerebbe il turno. Meglio fermarsi!
lesson-choco_challenge-two-cocoas = Un doppione finisce il turno: non compri niente.
lesson-choco_challenge-buy = { $way ->
    [keys] Con tre carte compri la terza carta dal mazzo. Sceglila!
   *[touch] Con tre carte compri la terza carta dal mazzo. Toccala!
  }
lesson-choco_challenge-bought = Le nocciole sono tue. Premi Fatto.
lesson-choco_challenge-match = Turno nuovo: ci sono tre carte, anche le tue nocciole. Pescane un’altra.
lesson-choco_challenge-tool = Due volte burro: sballi! La tua frusta ti salva.
lesson-choco_challenge-busted = Senza la frusta il turno è perso.
lesson-choco_challenge-on = Turno salvo! Pesca fino a cinque carte diverse, poi fermati.
lesson-choco_challenge-too-few = Troppo presto: solo cinque carte portano un Dolce.
lesson-choco_challenge-fifth = Quattro carte. Pescane un’altra.
lesson-choco_challenge-enough = Cinque carte diverse! Premi Stop.
lesson-choco_challenge-two-milks = Due volte latte, e nessuno Strumento: il turno è perso.
lesson-choco_challenge-dessert = Cinque carte portano anche un Dolce. Prendi quello con più corone.
lesson-choco_challenge-fewer-crowns = Prendi quello con più corone.
lesson-choco_challenge-both = E anche la quinta carta dal mazzo! Comprala.
lesson-choco_challenge-full = Comprata! Premi Fatto.
lesson-choco_challenge-extra = L’Apprendista si ferma a tre carte.
lesson-choco_challenge-take-card = Ne hai pescate cinque, più dell’Apprendista: prendi una carta extra.
lesson-choco_challenge-no-card = La carta extra non costa niente: meglio prenderla.
lesson-choco_challenge-fewer = Il Fornaio si ferma a sei carte.
lesson-choco_challenge-take-tool = Le tue cinque sono meno: prendi uno Strumento.
lesson-choco_challenge-no-tool = Uno Strumento non costa niente: meglio prenderne uno.
lesson-choco_challenge-end = Tredici corone sulle carte, cinque sul Dolce. Vince chi ne ha di più!
lesson-choco_challenge-first-draw = Prima pesca una carta.
lesson-choco_challenge-first-stop = Prima premi Stop.
lesson-choco_challenge-first-buy = Prima compra una carta.
lesson-choco_challenge-first-done = Prima premi Fatto.
lesson-choco_challenge-first-spend = Prima usa la tua frusta.
lesson-choco_challenge-first-take = Prima prendi un Dolce.
lesson-choco_challenge-first-takeingredient = Prima prendi la carta extra.
lesson-choco_challenge-first-taketool = Prima prendi uno Strumento.

## Le regole su una scheda

card-choco_challenge-1 = Pesca finché osi. Con un doppione sballi, se non ti salva uno Strumento.
card-choco_challenge-2 = Fermati, poi compra: con tre carte, la terza dal mazzo.
card-choco_challenge-3 = Aggiungi un Dolce che non costa più delle tue carte. Vince chi ha più corone.
card-choco_challenge-4 = Gli altri confrontano: più carte portano un Ingrediente, meno carte uno Strumento.
