game-choco_practice = Choco-Boom, allenamento
bot-metronome = Metronomo
bot-metronome-line = dice la parola giusta, sempre nello stesso tempo
option-cards = Carte
option-cards-line = Tutti i tipi, più o meno lo stesso numero.
option-cards-value = { $value }
option-doubles = Coppie
option-doubles-line = Una carta su quattro.

# Il foglio da cui si comincia
solo-practice = Allenati con le parole
practice-how = Di’ la parola di ogni colore, più in fretta che puoi.
practice-kind-agrees = D’accordo
practice-kind-agrees-line = Figura e colore vanno d’accordo: { $item }.
practice-kind-differs = Tranello
practice-kind-differs-line = Conta il colore: { $item }.
practice-kind-parrot = Pappagallo
practice-kind-parrot-line = Ripete l’ultima parola: { $item }.
practice-kind-double = Coppia
practice-kind-double-line = Due volte la stessa cosa, di qualsiasi colore: batti.
practice-private = Lo vedi solo tu. Resta su questo dispositivo, se lo tieni.
practice-choose = Quanto dura
practice-hesitation-line = Una parola più lenta è un errore.
practice-start = Allenati

# Mentre arrivano le carte
practice-so-far = Finora
practice-progress = { $done } di { $cards }
practice-pause = Pausa
practice-no-card = Ancora nessuna carta
practice-ready = Dita al loro posto?
practice-ready-line =
    { $cards } carte arrivano da sole. Di’ ogni parola qui sotto{ $doubles ->
    [some] , e batti sulle coppie
   *[other] {""}
  }.
practice-keys =
    Tastiera: da 1 a { $doubles ->
    [some] 5.
   *[other] 4.
  }
practice-begin = Comincia
practice-paused = Una pausa
practice-paused-line = Carte che mancano: { $left }.
practice-before = L’ultima parola: { $item }.
practice-go-on = Continua
practice-right = Giusto: { $item }
practice-by-colour =
    { $colour ->
        [yellow] Giallo
        [red] Rosso
        [brown] Marrone
       *[other] Blu
    } vuol dire: { $item }.
practice-repeats = Un pappagallo ripete l’ultima parola: { $item }.
practice-own-colour = Il pappagallo non ha niente da ripetere.
practice-double = Due volte la stessa cosa è una coppia: batti.
practice-no-double = Non era una coppia.
practice-slap = Batti
practice-too-late = Il tempo era finito.

# Com’è andata
practice-score = Giuste: { $right } su { $cards }.
practice-result = Le tue parole
practice-plot = Tempo tipico delle parole giuste
practice-table = Questa volta
practice-head-kind = Tipo
practice-head-median = Tempo tipico
practice-head-wrong = Sbagliate
practice-head-slow = Tardi
practice-head-count = Carte
practice-unit = s
practice-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
practice-number = { NUMBER($seconds, minimumFractionDigits: 2) }
practice-no-time = nessuna parola giusta
practice-mistakes = Errori: { $count }
practice-in = su { $cards }
practice-last = prima: { $count } su { $cards }
practice-of-kind = { $kind }: { $time }, errori: { $count } su { $cards }
practice-wrong = Sbagliate: { $wrong } su { $cards }, troppo tardi: { $slow }.
practice-too-few = Per confrontare servono dieci parole giuste di ogni tipo.
practice-cost = Con i tranelli { $how ->
        [longer] ci volevano { NUMBER($seconds, minimumFractionDigits: 2) } s in più.
       *[other] non ci voleva di più.
    }
practice-parrot-cost = Con i pappagalli { $how ->
        [longer] ci volevano { NUMBER($seconds, minimumFractionDigits: 2) } s in più.
       *[other] non ci voleva di più.
    }
practice-stroop = Figure così rallentano tutti: è l’effetto Stroop.
practice-keep-line = Tieni questo risultato per confrontarlo dopo: su questo dispositivo, finché non lo elimini.
practice-keep = Tieni
practice-forget = Non tenere
practice-kept = Tenuto.
practice-forgotten = Non tenuto.

# I risultati tenuti
practice-kept-title = Tenuti finora
practice-settings = { $cards } carte, { $seconds } s per la parola
practice-damaged = Rovinato. Resta finché non lo elimini.
practice-delete-of = Elimina: { $when }
practice-sure = Eliminarlo per sempre?
practice-removed = Eliminato.
