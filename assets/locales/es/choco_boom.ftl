## On the shelf

game-choco_boom = Choco-Boom
line-choco_boom = Dilo, míralo, golpéalo
credit-choco_boom = De Haim Shafir.
bot-sleepy = Lirón
bot-sleepy-line = va despacio y se duerme
bot-mole = Topo
bot-mole-line = va con calma, pero ve mal
bot-awake = Ardilla
bot-awake-line = está muy despierta y falla poco
bot-lightning = Rayo
bot-lightning-line = rápido como un relámpago

## At the table

boom-card =
    { $item ->
        [banana] banana
        [strawberry] fresa
        [choco] choco
        [elephant] elefante
        [parrot] loro
        [carrot] zanahoria
       *[other] pimiento
    } { $colour ->
        [yellow]
            { $item ->
                [banana] amarilla
                [strawberry] amarilla
                [carrot] amarilla
               *[other] amarillo
            }
        [red]
            { $item ->
                [banana] roja
                [strawberry] roja
                [carrot] roja
               *[other] rojo
            }
        [brown] marrón
       *[other] azul
    }
boom-word-banana = Banana
boom-word-strawberry = Fresa
boom-word-choco = Choco
boom-word-elephant = Elefante
boom-board = El montón
boom-pile =
    Montón, { $count ->
        [one] una carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }. Arriba: { $card }.
boom-pile-empty = Montón nuevo.
boom-under = Multas debajo: { $count }.
boom-time = Tiempo para hablar
boom-called = { $name }, palabra: { $item }
boom-won = { $name }: { $count } cartas
boom-turn =
    { $who ->
        [you] Tú volteas
       *[other] { $name } voltea
    }
boom-cards =
    { $count ->
        [0] sin cartas
        [one] una carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
boom-flip = Voltear
boom-key-of = { $word }: { $name }
boom-ready = Ya estoy
boom-object = Protesto
boom-guilty = Error
boom-innocent = Sin error
boom-double = Doble
boom-pass = No es doble
boom-out = Sin cartas: solo golpear
boom-muted = La mano descansa
boom-note-flip = Te toca: ¡voltea!
boom-note-flip-aloud = ¡Voltea y habla en voz alta!
boom-note-call =
    { $shows ->
        [repeats] ¡Loro! Otra vez la última palabra.
        [parrot] ¡Loro! La palabra de su color.
       *[other]
            { $slap ->
                [yes] ¡Di la palabra! Solo se golpea un doble.
               *[other] ¡Di la palabra! Solo cuenta el color.
            }
    }
boom-note-call-calm = { $shows ->
    [repeats] ¡Loro! Otra vez la última palabra, o «Doble».
    [parrot] ¡Loro! La palabra de su color, o «Doble».
   *[other] ¡Di la palabra, o pulsa «Doble»!
  }
boom-note-pass = ¿Un doble? Tómate tu tiempo.
boom-note-ready = ¡Pulsa «Ya estoy»! Sigue: { $name }.
boom-note-vote = ¿Un error de { $other }?
boom-due =
    { $shows ->
        [colour]
            { $colour ->
                [yellow] Amarillo
                [red] Rojo
                [brown] Marrón
               *[other] Azul
            } es: { $wanted }.
        [repeats] Un loro repite la última palabra: { $wanted }.
        [parrot] No hay nada que repetir, así que cuenta el color: { $wanted }.
       *[other] Lo correcto era: { $wanted }.
    }
boom-note-wait = Esperamos a: { $names }.
boom-note-slap = Atención a los dobles.
boom-note-rest = Espera la carta siguiente.
boom-fine-wrong-call = Tu palabra: { $item }.
boom-fine-hesitated = Se acabó tu tiempo.
boom-fine-wrong-slap =
    { $lies ->
        [single] Una carta sola no es un doble.
       *[other] Estas dos no son un doble.
    }
boom-fine-guilty = El resto ha votado: un error.
boom-fine-false-accusation =
    { $lies ->
        [double] Sin error: en un doble no hace falta hablar.
       *[other] Sin error: { $name }.
    }
boom-fine-admitted = Has reconocido un error: juego limpio.
boom-fine-paid =
    { $count ->
        [0] No tienes cartas para pagar.
        [one] Pagas una carta.
        [many] Pagas { $count } de cartas.
       *[other] Pagas { $count } cartas.
    }
boom-event-reached = Carta siguiente: { $name }.
boom-event-flipped =
    { $who ->
        [you] Volteas
       *[other] { $name } voltea
    }: { $card }.
boom-event-turnbegan =
    { $who ->
        [you] Te toca.
       *[other] Turno: { $name }.
    }
boom-event-callmade =
    { $who ->
        [you] Hablas.
       *[other] { $name } habla.
    }
boom-event-called =
    { $who ->
        [you] Dices
       *[other] { $name } dice
    }: { $item }.{ $right ->
        [no] { " " }Lo correcto era: { $wanted }.
       *[other] { "" }
    }
boom-event-waited = { $name }: se acabó el tiempo.
boom-event-slapped =
    { $who ->
        [you] Golpeas.
       *[other] { $name } golpea.
    }
boom-event-slapignored =
    { $name }: { $cause ->
        [soon] demasiado pronto
        [late] demasiado tarde
       *[other] en una pausa
    }. No cuesta nada.
boom-event-ignored =
    { $name }: { $cause ->
        [soon] demasiado pronto
        [late] demasiado tarde
       *[other] en una pausa
    }.
boom-event-slapfree = { $name }: tarde para las cartas de antes. No cuesta nada.
boom-event-muted = { $name }: no hay doble. Esa mano descansa hasta la carta siguiente.
boom-event-pilewon =
    { $who ->
        [you] Ganas
       *[other] { $name } gana
    } { $count } cartas{ $margin ->
        [none] .
        [0] : foto de llegada, decide la suerte.
       *[other] , { $margin } ms antes.
    }
boom-event-fined =
    { $who ->
        [you] Pagas
       *[other] { $name } paga
    } { $paid ->
        [0] nada
        [one] una carta
        [many] { $paid } de cartas
       *[other] { $paid } cartas
    }: { $reason ->
        [wrong_call] palabra equivocada
        [hesitated] palabra tardía
        [wrong_slap] golpe equivocado
        [guilty] error, por votación
        [false_accusation] protesta sin motivo
       *[other] error reconocido
    }.
boom-event-objectionmade = Protesta: { $name }.
boom-event-objected =
    { $accused ->
        [own] Error reconocido: { $name }.
       *[other] Protesta: { $name }. Palabra: { $accused_name }.
    }
boom-event-voted =
    { $name }, voto: { $guilty ->
        [yes] error
       *[other] sin error
    }.
boom-event-decided =
    Decidido: { $guilty ->
        [yes] error
       *[other] sin error
    }.
boom-event-readied = A punto: { $name }.
boom-event-resumed = Ya se puede seguir.
boom-event-outofcards = { $name }: sin cartas.
boom-event-backin = { $name }: otra vez con cartas.
boom-event-answered = { $who ->
    [you] Has respondido.
   *[other] { $name } ha respondido.
  }
boom-event-said = { $who ->
    [you] Dices
   *[other] { $name } dice
  }: { $double ->
    [yes] doble
   *[other] no es doble
  }.
boom-event-reopened = Pausa hasta que todo el mundo esté a punto.
boom-event-ended = La partida ha terminado.
boom-event-undone = { $name }: jugada deshecha.
boom-why-voting = Primero vota el resto.
boom-why-paused = Pausa hasta que todo el mundo esté a punto.
boom-why-call-first = Primero va la palabra.
boom-why-reached = Ya viene una carta.
boom-why-no-cards = No tienes cartas.
boom-why-not-flipper = No es tu carta.
boom-why-called = La palabra ya está dicha.
boom-why-slapped = Hay una mano en el doble: no hace falta hablar.
boom-why-aloud = Aquí se habla en voz alta.
boom-why-not-aloud = Aquí nadie protesta: Chocobox comprueba las palabras.
boom-why-objected = Ya hay una protesta.
boom-why-no-pile = Ahora no hay nada que golpear.
boom-why-spent = Ya has golpeado.
boom-why-not-waited = Nadie te espera.
boom-why-not-asked = Ahora no puedes votar.
boom-why-answered = Aquí ya no hay nada que responder.
boom-why-own-card = Tu carta: di la palabra, o pulsa «Doble».
boom-why-not-calm = Aquí basta con no golpear.
boom-why-not-told = Aún faltan respuestas.
choco_boom-first-double = El mismo dibujo dos veces es un doble: ¡golpea!
choco_boom-first-parrot = Un loro: di otra vez la última palabra.
boom-advice-flip = Voltea.
boom-advice-call = Di: { $item }.
boom-advice-ready = Pulsa «Ya estoy».
boom-advice-object = Protesta.
boom-advice-vote =
    Vota: { $guilty ->
        [yes] error
       *[other] sin error
    }.
boom-advice-slap = { $calm ->
    [yes] Pulsa «Doble».
   *[other] Golpea.
  }
boom-advice-pass = Pulsa «No es doble».
boom-hint-by-colour = Solo cuenta el color.
boom-hint-repeats = Un loro repite la última palabra.
boom-hint-own-colour = No hay nada que repetir: cuenta su color.
boom-hint-double = El mismo dibujo dos veces.
boom-hint-elephant = Un elefante amarillo.
boom-hint-row = La misma palabra cuatro veces seguidas.
boom-hint-no-double = Aquí no hay nada que golpear.
boom-hint-your-turn = Falta tu carta.
boom-hint-waited-for = El resto espera.
boom-count-deck =
    { $name }: { $count ->
        [0] sin cartas
        [one] una carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }.
boom-count-pile = En el montón, para nadie: { $count }.
choco_boom-praise-slap = Mejor golpe: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = Tiempo por palabra: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Cartas volteadas: { $value }
choco_boom-rule-most = Gana quien tiene más cartas.
choco_boom-rule-shared = Gana quien tiene más cartas; si hay empate, se comparte.
boom-end-line =
    { $name }, montones: { $piles }, multas: { $fines }{ $calls ->
        [none] { "" }
       *[other] , por palabra: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
    }
boom-end-empty = Sin cartas: { $names }.
boom-help-call = Después pulsa la palabra de su color antes de que se acabe el anillo.
boom-help-slap = ¿El mismo dibujo dos veces? Pulsa tu mano, rápido.
boom-help-ready = Tras una multa, todo el mundo pulsa «Ya estoy».

## The lesson: one or two short sentences each, in a line over the table

lesson-choco_boom-flip = Pulsa tu mazo para voltear la carta de arriba.
lesson-choco_boom-yellow = Amarillo es Banana. ¡Pulsa Banana!
lesson-choco_boom-other = Ahora el Lirón voltea y dice su palabra.
lesson-choco_boom-picture = Voltea. ¡Solo cuenta el color, no el dibujo!
lesson-choco_boom-colour = ¡Una banana azul! Di la palabra del azul.
lesson-choco_boom-repeats = Un loro repite la última palabra.
lesson-choco_boom-parrot = El Lirón ha dicho Fresa. ¡Ahora voltea!
lesson-choco_boom-repeat = ¡Tu loro! Di otra vez la última palabra.
lesson-choco_boom-watch = El mismo dibujo dos veces seguidas es un doble. ¡Mira!
lesson-choco_boom-look = Voltea y mira los dibujos.
lesson-choco_boom-double = Dos pimientos: ¡un doble! Sin palabra. ¡Golpea con tu mano!
lesson-choco_boom-won = ¡El montón es tuyo! Ahora juega el Lirón.
lesson-choco_boom-go = Te toca: voltea.
lesson-choco_boom-same = Dos veces azul: ¿un doble? ¡Golpea o habla!
lesson-choco_boom-quick = Al Lirón le quedan tres cartas. ¡Habla antes de que acabe el anillo!
lesson-choco_boom-ready = ¡Voltea y habla enseguida!
lesson-choco_boom-now = ¡Habla antes de que acabe el anillo!
lesson-choco_boom-in-time = ¡A tiempo! Ahora el Lirón.
lesson-choco_boom-last = ¡Voltea y mira bien!
lesson-choco_boom-again = Dos zanahorias: ¿y ahora? ¡Rápido!
lesson-choco_boom-yours = ¡Sí, un doble! El Lirón voltea su última carta.
lesson-choco_boom-end = El Lirón ya no tiene cartas. Tú tienes más: ¡ganas!
lesson-choco_boom-first-flip = Primero voltea tu carta.
lesson-choco_boom-first-call = Primero di la palabra de tu carta.
lesson-choco_boom-first-slap = Primero golpea con tu mano.
boom-moment-bestslap = { $name }, mejor golpe: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $name }, palabra más lenta: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card }: { $item })
boom-moment-finedcall =
    { $name }, palabra: { $item ->
        [none] demasiado tarde
       *[other] { $item }
    } ({ $card }).
boom-moment-unslapped = Nadie golpeó este doble: { $card }, por { $count } cartas.

## The rules on a card

card-choco_boom-1 = Voltea y di la palabra del color: amarillo Banana, rojo Fresa, marrón Choco, azul Elefante.
card-choco_boom-2 = Un loro repite la última palabra.
card-choco_boom-3 = El mismo dibujo dos veces: golpea. La primera mano gana el montón.
card-choco_boom-4 = Un error cuesta dos cartas. Gana quien tiene más cartas.
