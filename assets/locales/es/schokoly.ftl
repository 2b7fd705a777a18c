## On the shelf

game-schokoly = Schokoly
line-schokoly = Une tus chocolates
credit-schokoly = Juego de Steffen Mühlhäuser, con elementos de «Malu», de Andreas Kuhnekath. Ilustraciones: Steffen Mühlhäuser, Bernhard Kümmelmann. Steffen-Spiele, 2011.
bot-nibbler = Mordisco
bot-nibbler-line = coloca lo primero que encaja
bot-hamster = Hámster
bot-hamster-line = elige un buen lugar, pocas veces el mejor
bot-taster = Catadora
bot-taster-line = piensa una carta más allá
bot-chocolatier = Choco{ "\u00AD" }latero
bot-chocolatier-line = piensa por adelantado, difícil de vencer
bot-master = Maestra
bot-master-line = ve pronto lo que va a contar

## At the table

schokoly-dark = negro
schokoly-milk = leche
schokoly-white = blanco
schokoly-card = { $a }, { $b }; debajo: { $c }, { $d }
schokoly-card-lying =
    { $card }; columna { $x }, fila { $y }{ $tier ->
        [2] , apilada
       *[other] { "" }
    }{ $smartie ->
        [yes] , con una gragea
       *[other] { "" }
    }
schokoly-board = Tablero
schokoly-board-picture = Cartas en el tablero: { $count }
schokoly-board-keys = Cartas en el tablero: { $count }. Las flechas mueven, Enter coloca.
schokoly-hand = Tus cartas: { $count }
schokoly-hand-of = Mano: { $name }
schokoly-ghost = { $way ->
    [keys] { $card }; Enter la coloca
   *[touch] { $card }; toca para girar
  }
schokoly-back = Volver a la mano
schokoly-cards = Cartas: { $count }
schokoly-smarties = Grageas: { $count }
schokoly-score = { $colour }: { $count }
schokoly-stock = Mazo: { $count }
schokoly-turn = Girar la carta
schokoly-lay = Colocar
schokoly-draw = Robar
schokoly-pass = Fin del turno
schokoly-swap = Proponer cambio
schokoly-smartie-key = Usar una gragea: quedan { $count }
schokoly-no-stack = Ahora no se puede apilar esta carta.
schokoly-only-so = Solo encaja en esta posición.
schokoly-choose = Elige tu chocolate
schokoly-choose-why = Cuenta tu zona unida más grande.
schokoly-note-take = { $way ->
    [keys] Te toca: elige una carta de tu mano.
   *[touch] Te toca: arrastra una carta al tablero, o tócala.
  }
schokoly-note-place = { $way ->
    [keys] Elige un lugar con las flechas, o gira la carta.
   *[touch] Toca un lugar, o la carta para girarla.
  }
schokoly-note-stack = { $way ->
    [keys] Elige con las flechas un lugar encima de otras cartas.
   *[touch] Toca un lugar encima de otras cartas.
  }
schokoly-note-turn = Así no encaja. Gírala, o toma otra.
schokoly-note-lay = { $way ->
    [keys] ¿La colocas aquí? Enter la coloca.
   *[touch] ¿La colocas aquí? Un toque la gira.
  }
schokoly-note-placed =
    { $end ->
        [draw] Roba para terminar tu turno.
       *[other] No queda mazo: termina tu turno.
    }
schokoly-note-placed-guard =
    Protege una carta con una gragea, o { $end ->
        [draw] roba.
       *[other] termina tu turno.
    }
schokoly-note-guard = { $way ->
    [keys] Elige con las flechas la carta que quieres proteger.
   *[touch] Toca la carta que quieres proteger.
  }
schokoly-note-stuck = Ninguna carta encaja: roba otras, o pasa.
schokoly-say-places =
    En tu mano: { $card }. { $count ->
        [0] Así no encaja; con F se gira.
       *[other] Lugares: { $count }; usa las flechas.
    }
schokoly-say-spot = Lugar { $at } de { $count }, columna { $x }, fila { $y }.
schokoly-say-joins = Unido: { $colour }, { $count }.
schokoly-say-change =
    { $colour }: { $same ->
        [yes] sigue en { $after }
       *[other] de { $before } a { $after }
    }.
schokoly-say-turned =
    Zona neutral ({ $area }), { $count } trozos, ahora para: { $whose ->
        [nobody] nadie
       *[other] { $colour }
    }.
schokoly-say-guards = Cartas que se pueden proteger: { $count }; usa las flechas.
schokoly-event-chose =
    { $who ->
        [you] Juegas
       *[other] { $name } juega
    } con: { $colour }.
schokoly-event-placed =
    { $who ->
        [you] Colocas
       *[other] { $name } coloca
    } una carta.
schokoly-event-stacked =
    { $who ->
        [you] Apilas
       *[other] { $name } apila
    } una carta.
schokoly-event-guarded =
    { $who ->
        [you] Proteges
       *[other] { $name } protege
    } una carta.
schokoly-event-drew =
    { $who ->
        [you] Robas
       *[other] { $name } roba
    } una carta.
schokoly-event-redrew =
    { $who ->
        [you] Robas
       *[other] { $name } roba
    } cartas nuevas: ninguna encajaba.
schokoly-event-declined =
    { $who ->
        [you] Te quedas con tu carta.
       *[other] { $name } se queda con su carta.
    }
schokoly-event-passed =
    { $who ->
        [you] Terminas
       *[other] { $name } termina
    } el turno.
schokoly-event-undone =
    { $who ->
        [you] Deshaces
       *[other] { $name } deshace
    } la jugada.
schokoly-event-offered =
    { $who ->
        [you] Le ofreces a { $other }
        [to-you] { $name } te ofrece
       *[other] { $name } le ofrece a { $other }
    }: { $count } × { $colour }.
schokoly-event-answered =
    { $who ->
        [you] Respondes
       *[other] { $name } responde
    }: { $count } × { $colour }.
schokoly-event-swapped =
    Cambio hecho: { $who ->
        [you] tú y { $other }
        [to-you] { $name } y tú
       *[other] { $name } y { $other }
    }.
schokoly-why-choose-first = Primero elige tu chocolate.
schokoly-why-place-first = Primero coloca una carta.
schokoly-why-swap-first = Primero termina el cambio.
schokoly-why-not-in-hand = No está en tu mano.
schokoly-why-first-at-centre = La primera carta va en el centro.
schokoly-why-not-free = Solo una carta apilada va encima de otras.
schokoly-why-too-few-contacts = Tienen que tocarse dos lados o más.
schokoly-why-no-equal-colour = Un chocolate tiene que tocar a otro igual.
schokoly-why-no-smartie = No te quedan grageas.
schokoly-why-not-all-covered = Una carta apilada va entera sobre otras.
schokoly-why-one-card-only = Tiene que estar sobre dos cartas o más.
schokoly-why-guarded = Una gragea protege esa carta.
schokoly-why-already-placed = Ya has colocado una carta: roba, o deshaz.
schokoly-why-covered = Una parte está cubierta.
schokoly-why-already-guarded = Solo una gragea por turno.
schokoly-why-after-stack = Una gragea por turno: está en la carta apilada.
schokoly-why-not-laid = Esa carta no está en la mesa.
schokoly-why-not-offered = Ahí no encaja.
schokoly-first-guard = Una gragea protege una carta: nadie puede cubrirla.
schokoly-first-stack = { $way ->
    [keys] Toma la gragea: tu carta puede ir encima de otras.
   *[touch] Toca la gragea: tu carta puede ir encima de otras.
  }
schokoly-advice-choose = Elige: { $colour }.
schokoly-advice-place = Colócala aquí.
schokoly-advice-stack = Apílala aquí.
schokoly-advice-guard = Protege esta carta.
schokoly-advice-draw = Roba ahora.
schokoly-advice-pass = Termina el turno.
schokoly-advice-offer = Ofrécele esta carta a { $other }.
schokoly-advice-answer = Responde con esta carta.
schokoly-advice-accept = Acepta el cambio.
schokoly-advice-decline = Quédate con tu carta.
schokoly-hint-grows-own = Tu zona crece.
schokoly-hint-joins-own = Une dos de tus zonas.
schokoly-hint-wins-neutral = Ayuda a ganar una zona neutral.
schokoly-hint-blocks-other = Cierra el paso al resto.
schokoly-hint-guards-own = Ahí tu zona está segura.
schokoly-hint-saves-smartie = Tus grageas valdrán más después.
schokoly-hint-guards-nothing = Ahora una gragea no salva nada.
schokoly-hint-most-in-hand = Es el que más tienes.
schokoly-hint-enough-in-hand = Tienes bastante.
schokoly-hint-better-later = Otros lugares dan más ahora, pero menos después.
schokoly-hint-little-to-gain = Ahora ningún lugar da nada.
schokoly-hint-good-swap = Es un buen cambio para ti.
schokoly-hint-bad-swap = No es un buen cambio para ti.
schokoly-offer-card = { $way ->
    [keys] Elige una carta y un nombre.
   *[touch] Toca una carta y un nombre.
  }
schokoly-offer-told = { $name } oirá: { $count } × { $colour }.
schokoly-offer-not = Ahora no
schokoly-offer = Ofrecer
schokoly-asked = { $name } ofrece: { $count } × { $colour }
schokoly-answer-card = { $way ->
    [keys] Elige la carta que das a cambio.
   *[touch] Toca la carta que das a cambio.
  }
schokoly-answer = Responder
schokoly-answered = { $name } responde: { $count } × { $colour }
schokoly-answered-for = Por tu carta:
schokoly-accept = Cambiar
schokoly-decline = No cambiar
schokoly-waiting = { $name } está pensando…
schokoly-count-own = Zona más grande ({ $colour }): { $count }.
schokoly-count-neutral = Zona neutral ({ $colour }): { $count }.
schokoly-count-small = Zonas neutrales demasiado pequeñas ({ $colour }): { $count }.
schokoly-count-winner = Lados: { $most } a { $fewer }. { $count } puntos para: { $colour }.
schokoly-count-nobody = Lados: { $most } cada uno. Para nadie.
schokoly-praise-card = Mejor carta: +{ $value }
schokoly-praise-area = Zona más grande: { $value }
schokoly-end-line = { $names }, { $colour }: zona más grande { $largest } + neutral { $neutral }
schokoly-end-line-three = { $names }, { $colour }: zona más grande { $largest }
schokoly-end-tie = Empate. Decide la zona número { $at } por tamaño: { $most } a { $fewer } ({ $colour }).
schokoly-end-shared = Empate hasta la última zona: victoria compartida.
schokoly-help-touch = Arrastra una carta a un lugar, o toca las dos cosas; el número es lo que ganas. Toca la carta para girarla y pulsa «Colocar».
schokoly-help-board = Un dedo mueve el tablero, dos lo agrandan.

## The lesson: one or two short sentences each, in a line over the table

lesson-schokoly-lay = Juegas con negro. Lleva una carta a un lugar y pulsa «Colocar».
lesson-schokoly-draw = Encaja: dos trozos se tocan, y uno sabe igual. ¡Roba!
lesson-schokoly-white = Blanco coloca una carta.
lesson-schokoly-join = { $way ->
    [keys] Tablero nuevo: une tus zonas. Gira la carta; busca +5.
   *[touch] Tablero nuevo: une tus zonas. Toca la carta para girarla; busca +5.
  }
lesson-schokoly-apart = Siguen separadas. El +5 muestra dónde se unen.
lesson-schokoly-neutral = Cuenta tu zona más grande: ocho puntos. También se gana la leche neutral.
lesson-schokoly-win = Tablero nuevo: blanco toca la leche en 4 lados, negro en 2. ¡Toca más!
lesson-schokoly-whites = Cuenta otra vez: negro necesita más lados que blanco.
lesson-schokoly-won = 5 lados a 4: la leche es tuya. ¡Seis puntos más!
lesson-schokoly-stack = { $way ->
    [keys] Tablero nuevo: blanco estorba. Toma la gragea y después cubre el blanco.
   *[touch] Tablero nuevo: blanco estorba. Toca la gragea y después cubre el blanco.
  }
lesson-schokoly-in-two = Siguen siendo dos zonas. Solo una carta encima las une.
lesson-schokoly-safe = Nadie puede cubrir una carta apilada. Una gragea protege otras cartas.
lesson-schokoly-guard = { $way ->
    [keys] Tablero nuevo: protege la carta del centro. Toma la gragea y después elige esa carta.
   *[touch] Tablero nuevo: protege la carta del centro. Toca la gragea y después esa carta.
  }
lesson-schokoly-bare = Blanco aún puede cubrir la carta del centro: protégela.
lesson-schokoly-guarded = Ahora nadie puede cubrirla: tu zona sigue entera.
lesson-schokoly-find = Tablero nuevo: blanco va ganando. Busca un lugar de seis puntos o más.
lesson-schokoly-few = Otro lugar da seis puntos o más.
lesson-schokoly-end = 9 en tu zona más grande + 6 neutrales = 15 puntos. ¡Ganas!
lesson-schokoly-first-draw = Primero roba una carta.
lesson-schokoly-first-place = Primero coloca una carta.
lesson-schokoly-first-stack = Primero cubre el blanco, con una gragea.
lesson-schokoly-first-guard = Primero protege la carta del centro.

## The rules on a card

card-schokoly-1 = Coloca una carta: se tocan al menos dos lados, uno con chocolate igual.
card-schokoly-2 = Cuenta tu zona más grande: un punto por trozo.
card-schokoly-3 = Las zonas neutrales de seis o más son de quien toca más lados.
card-schokoly-4 = Una gragea protege una carta, o deja poner la tuya encima de otras.
