## On the shelf

game-kaboom = Kaboom!
line-kaboom = Recuerda qué carta está dónde
credit-kaboom = Un juego de cartas de viaje, también llamado Cabo o Cambio. Nadie sabe quién lo inventó.
bot-crab = Cangrejo
bot-crab-line = va despacio, cuida sus cartas
bot-forgetful = Pez Dorado
bot-forgetful-line = olvida de vez en cuando
bot-steady = Búho
bot-steady-line = conoce sus propias cartas
bot-shark = Tiburón
bot-shark-line = recuerda bien, golpea rápido
bot-orca = Orca
bot-orca-line = cuenta todas las cartas

## At the table

kaboom-card =
    { $rank ->
        [0] comodín
        [1] as
        [11] jota
        [12] reina
        [13]
            rey { $suit ->
                [H] rojo
                [D] rojo
               *[other] negro
            }
       *[other] { $rank }
    }{ $rank ->
        [0] { "" }
        [13] { "" }
       *[other]
            { " " }de { $suit ->
                [S] picas
                [H] corazones
                [D] diamantes
               *[other] tréboles
            }
    }
kaboom-rank =
    { $rank ->
        [0] comodín
        [1] as
        [11] jota
        [12] reina
        [13] rey
       *[other] { $rank }
    }
kaboom-place =
    { $place ->
        [0] lejos a la izquierda
        [1] lejos a la derecha
        [2] cerca a la izquierda
        [3] cerca a la derecha
       *[other] carta extra { $number }
    }
kaboom-spot =
    { $who ->
        [you] la tuya
       *[other] { $name }
    }, { $place }
kaboom-card-down = { $spot }: boca abajo.
kaboom-card-up = { $spot }: { $card }, vale { $points }.
kaboom-face = { $card } ({ $spot })
kaboom-drawn = Robada: { $card }, vale { $points }.
kaboom-counts =
    { $count ->
        [one] { $points } punto
        [many] { $points } puntos
       *[other] { $points } puntos
    }
kaboom-power =
    { $power ->
        [look_own] Poder: mira una tuya.
        [look_other] Poder: espía una ajena.
        [swap_blind] Poder: cambia dos.
        [swap_seen] Poder: mira dos y cambia.
       *[other] Sin poder.
    }
kaboom-drawn-place = robada
kaboom-drawn-down = { $name }: carta robada
kaboom-board = Montones
kaboom-board-keys = Las flechas mueven, Enter elige.
kaboom-grids = Todas las cartas
kaboom-grid = { $name }, cartas: { $count }
kaboom-secret = Secreto: { $name }
kaboom-stock = Mazo: { $count }.
kaboom-discard =
    Descarte: { $card ->
        [none] vacío
       *[other] { $card }
    }.
kaboom-points = Puntos: { $points }
kaboom-points-unit = puntos
kaboom-cards = Cartas: { $count }
kaboom-caller = { $name }: ¡Kaboom!
kaboom-round = Ronda { $round } de { $rounds }
kaboom-eye-of = { $word }: { $name }
kaboom-eye-hold = { $way ->
    [keys] Mirar
   *[touch] Mantén y mira
  }
kaboom-call = ¡Kaboom!
kaboom-draw = Robar
kaboom-flip = Voltear
kaboom-put-away = Descartar
kaboom-give-up = Rendirse
kaboom-enough = Ya está
kaboom-keep = No dar nada
kaboom-skip = Saltar
kaboom-swap = Cambiar
kaboom-leave = No cambiar
kaboom-cover = Tapar
kaboom-note-peek = { $way ->
    [keys] Enter en el ojo te muestra tus dos cartas cercanas, una vez.
   *[touch] Mantén pulsado el ojo para ver tus dos cartas cercanas, una vez.
  }
kaboom-note-peeking = { $way ->
    [keys] Recuerda las dos y pulsa Enter otra vez.
    [tap] Recuerda las dos y toca el ojo.
   *[touch] Recuerda las dos y suelta.
  }
kaboom-note-draw = Te toca: roba, o di «¡Kaboom!».
kaboom-note-draw-last = Tu último turno: roba.
kaboom-note-call = No hay cartas que robar: di «¡Kaboom!».
kaboom-note-drawn = { $way ->
    [keys] Quédatela: elige una tuya. O descártala.
   *[touch] Quédatela: toca una tuya. O descártala.
  }
kaboom-note-drawn-bare = No tienes cartas: descártala.
kaboom-note-power-look_own = { $way ->
    [keys] Mira: elige una tuya.
   *[touch] Mira: toca una tuya.
  }
kaboom-note-power-look_other = { $way ->
    [keys] Espía: elige una ajena.
   *[touch] Espía: toca una ajena.
  }
kaboom-note-power-swap_blind = { $way ->
    [keys] Cambio a ciegas: elige dos cartas.
   *[touch] Cambio a ciegas: toca dos cartas.
  }
kaboom-note-power-swap_seen = { $way ->
    [keys] Elige dos cartas para verlas.
   *[touch] Toca dos cartas para verlas.
  }
kaboom-note-second = { $way ->
    [keys] Elige la segunda carta.
   *[touch] Toca la segunda carta.
  }
kaboom-note-looked = { $way ->
    [keys] Enter en el ojo te la muestra.
   *[touch] Mantén pulsado el ojo para verla.
  }
kaboom-note-looked-own = { $way ->
    [keys] Recuérdala y elígela.
   *[touch] Recuérdala y tócala.
  }
kaboom-note-decide = { $way ->
    [keys] Enter en el ojo te muestra las dos. ¿Cambiar o no?
   *[touch] Mantén pulsado el ojo para ver las dos. ¿Cambiar o no?
  }
kaboom-note-decide-own = ¿Cambiar o no?
kaboom-note-slap = Se busca: { $rank }. ¿Sabes dónde? Golpea.
kaboom-note-reveal = { $way ->
    [keys] Tu mano llegó antes. Elige: { $rank }.
   *[touch] Tu mano llegó antes. Toca: { $rank }.
  }
kaboom-note-more = { $way ->
    [keys] Elige: { $rank }. O «Ya está».
   *[touch] Toca: { $rank }. O «Ya está».
  }
kaboom-note-give = { $way ->
    [keys] Elige una tuya para dársela a { $name }, o no des nada.
   *[touch] Toca una tuya para dársela a { $name }, o no des nada.
  }
kaboom-note-give-up = No hay nada que destapar: ríndete.
kaboom-say-eye = { $way ->
    [keys] Pulsa Enter en el ojo para mirar.
   *[touch] Mantén pulsado el ojo para mirar.
  }
kaboom-say-sight = Ahora no puedes mirar.
kaboom-say-own = { $way ->
    [keys] Elige una tuya.
   *[touch] Toca una tuya.
  }
kaboom-say-pad = { $way ->
    [keys] Para golpear, pulsa Enter en la mano de tu borde.
   *[touch] Para golpear, toca la mano de tu borde.
  }
kaboom-say-slap-settling = Tarde: otra mano llegó antes.
kaboom-say-slap-first = { $way ->
    [keys] Tu mano llegó antes: elige una igual.
   *[touch] Tu mano llegó antes: toca una igual.
  }
kaboom-say-slap-locked = Tras tu «¡Kaboom!» ya no golpeas.
kaboom-say-may = Puedes elegirla.
kaboom-say-held = Elegida la primera.
kaboom-say-faces = Ves: { $cards }.
kaboom-say-shut = Tapada.
kaboom-say-place = Lugar: { $place }.
kaboom-say-given = De: { $place }. A: { $to_place }.
kaboom-event-dealt = Ronda { $round }. Empieza: { $name }.
kaboom-event-peeked = Mirando: { $name }.
kaboom-event-covered = Fin de la mirada: { $name }.
kaboom-event-flippingbegan = Fin de las miradas. Empieza a voltear: { $name }.
kaboom-event-reached = En el mazo: { $name }.
kaboom-event-calling = { $name }: a punto de decir «¡Kaboom!».
kaboom-event-flipped =
    { $who ->
        [you] Volteas
       *[other] { $name } voltea
    }: { $card }.
kaboom-event-turnbegan =
    { $who ->
        [you] Te toca.
       *[other] Turno: { $name }.
    }
kaboom-event-drew =
    { $who ->
        [you] Robas.
       *[other] { $name } roba.
    }
kaboom-event-replaced = { $name }: carta conservada. Descarte: { $card }.
kaboom-event-discarded =
    { $who ->
        [you] Descartas
       *[other] { $name } descarta
    }: { $card }.
kaboom-event-looked =
    { $who ->
        [you] Miras
       *[other] { $name } mira
    }: { $spot }.
kaboom-event-lookedboth =
    { $who ->
        [you] Miras
       *[other] { $name } mira
    }: { $first }; { $other }.
kaboom-event-swapped =
    { $who ->
        [you] Cambias
       *[other] { $name } cambia
    }: { $first }; { $other }.
kaboom-event-stayed = { $name }: sin cambio.
kaboom-event-powerskipped = { $name }: sin usar el poder.
kaboom-event-powerlost = { $name }: poder perdido.
kaboom-event-slapped =
    { $who ->
        [you] Golpeas.
       *[other] { $name } golpea.
    }
kaboom-event-slapwon =
    { $who ->
        [you] Tu mano llega antes
       *[other] { $name } llega antes
    }{ $margin ->
        [none] .
        [0] : foto de llegada, decide la suerte.
       *[other] , por { $margin } ms.
    }
kaboom-event-slapignored =
    { $name }: { $cause ->
        [soon] demasiado pronto
       *[other] demasiado tarde
    }. No cuesta nada.
kaboom-event-using = { $name }: poder usado.
kaboom-event-ignored =
    { $name }: { $cause ->
        [soon] demasiado pronto
       *[other] demasiado tarde
    }.
kaboom-event-revealed =
    { $who ->
        [you] Destapas
       *[other] { $name } destapa
    }: { $card } ({ $spot }). { $match ->
        [yes] Es igual.
       *[other] No es igual.
    }
kaboom-event-gaveup = { $name }: nada destapado.
kaboom-event-slapdone = Fin del golpe, cartas iguales: { $matches }.
kaboom-event-penalized = { $name }, cartas de castigo: { $places }.
kaboom-event-gave =
    { $who ->
        [you] Das una carta
       *[other] { $name } da una carta
    } a { $to ->
        [you] ti
       *[other] { $to_name }
    }.
kaboom-event-gavenothing = { $name }: nada dado.
kaboom-event-kaboomed =
    { $auto ->
        [yes] { $name }, sin cartas: ¡Kaboom!
       *[other] { $name }: ¡Kaboom!
    } El resto tiene un último turno.
kaboom-event-passedby = { $name }: no quedan cartas que robar.
kaboom-event-shuffled = Descarte barajado. Mazo: { $count }.
kaboom-event-reopened = La partida sigue.
kaboom-event-toolate = Esta ronda ya no hay golpes.
kaboom-event-nobodycalled = Sin «¡Kaboom!» en 60 turnos de cada puesto: se cuenta la ronda.
kaboom-event-roundended = Fin de la ronda { $round }: { $points }.
kaboom-event-ended = La partida ha terminado.
kaboom-event-undone = { $name }: jugada deshecha.
kaboom-why-peek-first = Primero se miran dos cartas.
kaboom-why-seen-once = Ya has mirado.
kaboom-why-settling = Espera: hay un golpe.
kaboom-why-slaps-off = Se juega sin golpes.
kaboom-why-nothing-to-slap = Ahora no hay nada que golpear.
kaboom-why-locked = Cerrada por «¡Kaboom!».
kaboom-why-spent = Ya tuviste tu oportunidad.
kaboom-why-no-penalty = Sin golpes: no quedan cartas de castigo.
kaboom-why-not-first = Primero golpea.
kaboom-why-held = Espera: aún se puede golpear.
kaboom-why-flipping = Primero hace falta golpear una carta igual.
kaboom-why-called = Alguien ha dicho «¡Kaboom!».
kaboom-why-no-stock = El mazo está vacío.
kaboom-why-drawn-first = Primero deja la carta robada.
kaboom-why-not-drawn = No has robado ninguna carta.
kaboom-why-no-power = Ahora no tienes poder.
kaboom-why-gap = Ahí no hay carta.
kaboom-why-other-power = Este poder es para otras cartas.
kaboom-first-look-own = Descártala para mirar una tuya.
kaboom-first-look-other = Descártala para espiar una carta ajena.
kaboom-first-swap-blind = Descártala para cambiar dos cartas a ciegas.
kaboom-first-swap-seen = Descarta un rey para ver dos cartas y cambiarlas o no.
kaboom-first-slap = ¿Sabes dónde hay una como la de arriba? Golpea, y desaparece.
kaboom-first-call = ¿Estás más cerca de cero? Di «¡Kaboom!». El resto tiene un último turno.
kaboom-advice-peek = Mira tus cartas cercanas.
kaboom-advice-cover = Suelta.
kaboom-advice-flip = Voltea la carta de arriba.
kaboom-advice-draw = Roba.
kaboom-advice-kaboom = Di «¡Kaboom!».
kaboom-advice-replace = Ponla aquí: { $place }.
kaboom-advice-discard = Descártala.
kaboom-advice-look = Mira aquí: { $spot }.
kaboom-advice-swap = Cambia: { $spot }; { $other }.
kaboom-advice-lookboth = Mira: { $spot }; { $other }.
kaboom-advice-decide =
    { $swap ->
        [yes] Cámbialas.
       *[other] Déjalas.
    }
kaboom-advice-skippower = No uses el poder.
kaboom-advice-slap = Golpea.
kaboom-advice-reveal = Destapa: { $spot }.
kaboom-advice-giveup = Ríndete.
kaboom-advice-enough = Di «Ya está».
kaboom-advice-give = Da: { $place }.
kaboom-advice-keep = No des nada.
kaboom-hint-your-turn = Te toca.
kaboom-hint-keeps-low = La carta nueva cuenta poco.
kaboom-hint-throws-high = Esa cuenta más.
kaboom-hint-unknown-card = No conoces esa carta.
kaboom-hint-too-high = La carta nueva no ayudaría.
kaboom-hint-learns = Así conoces una carta.
kaboom-hint-trades-down = Seguramente la otra carta es más baja.
kaboom-hint-hurts-leader = Perjudica a quien va ganando.
kaboom-hint-knows-match = Conoces una igual.
kaboom-hint-no-match = No conoces ninguna igual.
kaboom-hint-gives-high = Es la que más cuenta.
kaboom-hint-likely-closest = Seguramente eres quien está más cerca.
kaboom-hint-not-yet = Demasiado pronto para «¡Kaboom!».
kaboom-hint-leaves-it = Un cambio no ayudaría.
kaboom-hint-keeps-matches = Aún puede salir una igual.
kaboom-paid-wrong = Se buscaba: { $rank }. Destapada: { $card }.
kaboom-sheet-cards =
    { $count ->
        [0] sin cartas
       *[other] { $cards }
    }
kaboom-paid-none = Un golpe, pero nada destapado.
kaboom-sheet-title = Fin de la ronda { $round }
kaboom-sheet-next = Ronda { $round }
kaboom-sheet-read = Cerrar
kaboom-sheet-scores = Puntos por ronda
kaboom-sheet-name = Nombre
kaboom-sheet-sum = Suma
kaboom-sum =
    { $reason ->
        [closest] más cerca
        [tied] empate
       *[other] no más cerca
    }: { $sum }
kaboom-count-cards = { $name }: { $cards }. Suma: { $total }.
kaboom-count-called =
    { $reason ->
        [closest] Lo más cerca de cero.
        [tied] Alguien está igual de cerca.
       *[other] Alguien está más cerca.
    } Puntos: { $points }.
kaboom-count-closest = Más cerca de cero: { $names }.
kaboom-count-sum = { $name }, suma: { $points }.
kaboom-praise-matches = Cartas recordadas: { $value }
kaboom-praise-round = Mejor ronda: { $signed }
kaboom-rule-fewest = Gana quien tiene menos puntos.
kaboom-rule-shared = Gana quien tiene menos puntos; si hay empate, se comparte.
kaboom-end-line =
    { $rounds ->
        [one] { $name }
        [many] { $name }: mejor ronda { $best }, peor { $worst }
       *[other] { $name }: mejor ronda { $best }, peor { $worst }
    }
kaboom-help-eye = Mantén pulsado el ojo con la mano alrededor: solo tú puedes ver. Suelta para ocultar.
kaboom-help-tap = En una pantalla solo para ti basta un toque breve en el ojo: queda abierto hasta el siguiente.
kaboom-help-slap = ¿Conoces una igual que la del descarte? Toca rápido la mano de tu borde y después la carta.
kaboom-help-cards = Toca el mazo para robar. Para quedarte la carta, toca una tuya; si no, toca el descarte.

## The lesson: one or two short sentences each, in a line over the table

lesson-kaboom-peek = { $way ->
    [keys] Pulsa Enter en el ojo: mira tus dos cartas cercanas y pulsa Enter otra vez.
   *[touch] Mantén pulsado el ojo: mira tus dos cartas cercanas y suelta.
  }
lesson-kaboom-cover = Mira bien y suelta.
lesson-kaboom-flip = Un dos y una reina: recuérdalos. Voltea la carta de arriba.
lesson-kaboom-slap = Otro dos. Sabes dónde está el tuyo: golpea.
lesson-kaboom-reveal = { $way ->
    [keys] Tu mano llegó antes. Elige tu dos.
   *[touch] Tu mano llegó antes. Toca tu dos.
  }
lesson-kaboom-no-two = No es un dos. En una partida cuesta dos cartas de castigo.
lesson-kaboom-enough = { $way ->
    [keys] Una carta menos. Elige «Ya está».
   *[touch] Una carta menos. Toca «Ya está».
  }
lesson-kaboom-draw = Ahora roba.
lesson-kaboom-keep = Pon el tres sobre tu reina: 3 puntos, no 15.
lesson-kaboom-not-kept = Tu reina sigue ahí: 15 puntos.
lesson-kaboom-other = Ahora el Pez Dorado roba, descarta y golpea.
lesson-kaboom-penalty = Un nueve no es un cinco: dos cartas de castigo.
lesson-kaboom-power = Roba otra vez.
lesson-kaboom-seven = Un siete: descártalo para usar su poder.
lesson-kaboom-no-power = Te has quedado el siete. Su poder solo vale al descartarlo.
lesson-kaboom-look = { $way ->
    [keys] Su poder: elige una carta lejana para verla.
   *[touch] Su poder: toca una carta lejana para verla.
  }
lesson-kaboom-near = { $way ->
    [keys] Esa ya la conoces. Elige una carta lejana.
   *[touch] Esa ya la conoces. Toca una carta lejana.
  }
lesson-kaboom-seen = { $way ->
    [keys] Recuérdala y elígela otra vez.
   *[touch] Recuérdala y tócala otra vez.
  }
lesson-kaboom-call = Tu suma es baja: di «¡Kaboom!». Al Pez Dorado le queda un último turno.
lesson-kaboom-drawn = Ya has robado. «¡Kaboom!» se dice antes.
lesson-kaboom-last-turn = El Pez Dorado tiene su último turno.
lesson-kaboom-count = Estás más cerca de cero: puntos negativos. Gana la suma más baja.
lesson-kaboom-first-peek = { $way ->
    [keys] Primero pulsa Enter en el ojo.
   *[touch] Primero mantén pulsado el ojo.
  }
lesson-kaboom-first-cover = Primero tapa otra vez la carta.
lesson-kaboom-first-flip = Primero voltea la carta de arriba.
lesson-kaboom-first-slap = Primero golpea.
lesson-kaboom-first-reveal = { $way ->
    [keys] Primero elige tu carta igual.
   *[touch] Primero toca tu carta igual.
  }
lesson-kaboom-first-enough = { $way ->
    [keys] Primero elige «Ya está».
   *[touch] Primero toca «Ya está».
  }
lesson-kaboom-first-draw = Primero roba.
lesson-kaboom-first-replace = Primero pon la carta sobre una tuya.
lesson-kaboom-first-discard = Primero descártala.
lesson-kaboom-first-look = Primero mira una carta lejana.
lesson-kaboom-first-kaboom = Primero di «¡Kaboom!».
kaboom-moment-bestslap = { $name }, mejor golpe: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## The rules on a card

card-kaboom-1 = Mira una vez tus dos cartas cercanas.
card-kaboom-2 = Roba una carta. Cámbiala por una tuya o descártala: desde el siete tiene un poder.
card-kaboom-3 = ¿Número o figura igual en el descarte? Golpea antes, destapa la tuya y desaparece.
card-kaboom-4 = ¿Estás más cerca de cero? Di «¡Kaboom!». Gana la suma más baja de todas las rondas.
