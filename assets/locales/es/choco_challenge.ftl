## On the shelf

game-choco_challenge = Choco Challenge
line-choco_challenge = ¿Hasta dónde te atreves?
credit-choco_challenge = Juego de F. Latini, premio Gioco Inedito 2020. Lucca Crea y daVinci Editrice (dV Giochi).
bot-kitten = Gatito
bot-kitten-line = mejor poco que nada
bot-cautious = Aprendiz
bot-cautious-line = se planta pronto
bot-baker = Panadera
bot-baker-line = mide el riesgo de cada carta
bot-crown = Chef Corona
bot-crown-line = lo calcula todo con exactitud
bot-patissier = Pastelero
bot-patissier-line = planea el turno entero

## At the table

challenge-name-cocoa = cacao
challenge-name-butter = mante{ "\u00AD" }quilla
challenge-name-sugar = azúcar
challenge-name-milk = leche
challenge-name-nuts = nueces
challenge-name-rum = ron
challenge-name-cherries = cerezas
challenge-name-cinnamon = canela
challenge-name-vanilla = vainilla
challenge-name-ginger = jengibre
challenge-name-mint = menta
challenge-name-chili = chile
challenge-name-whisk = batidor
    .object = el batidor
challenge-name-pastry_bag = manga
    .object = la manga pastelera
challenge-name-measuring_cup = taza medidora
    .object = la taza medidora
challenge-dessert-4 = galleta
challenge-dessert-5 = rosquilla
challenge-dessert-6 = cupcake
challenge-dessert-7 = pudin
challenge-dessert-8 = pastel de fresas
challenge-dessert-9 = pastel de cumpleaños
challenge-board = Mercado, postres y utensilios
challenge-board-keys = Mercado. Las flechas mueven, Enter elige.
challenge-market-card = { $name }, posición { $place }, coronas: { $crowns }
challenge-deck =
    Mazo: { $count }{ $back ->
        [spice] , arriba una especia
        [filling] , arriba un relleno
       *[other] { "" }
    }
challenge-dessert-pile = { $name }, coronas: { $cost }, quedan: { $count }
challenge-tool-pile = { $name }, quedan: { $count }
challenge-rows = Cartas robadas
challenge-row = { $name }, robadas: { $count }
challenge-card = { $name }, coronas: { $crowns }
challenge-match-card = { $name }, por segunda vez
challenge-pile = { $name }, mazo: { $count }
challenge-pile-draw = Robar de tu mazo: quedan { $count }
challenge-discard =
    { $name }, descarte: { $count ->
        [0] 0
       *[other] { $count }, arriba: { $card }
    }
challenge-discard-word = Descarte
challenge-crowns = Coronas: { $count }
challenge-tool-own = Utensilio: { $name }
challenge-dessert-own = Postre: { $name }, coronas: { $cost }
challenge-busted = Repetida
challenge-first = Primer turno
challenge-compared =
    { $result ->
        [more] Más cartas
        [fewer] Menos cartas
       *[other] Las mismas
    }: { $drawn } a { $against }
challenge-round = Ronda { $round }
challenge-last-turn =
    Último turno: { $reason ->
        [deck] el mazo está vacío
        [rounds] han pasado 60 rondas
       *[other] se acabaron tres postres
    }
challenge-draw = Robar
challenge-stop = Plantarse
challenge-stop-at = Plantarse: { $count }
challenge-done = Terminar
challenge-bust = Fin del turno
challenge-spend = Usar { $tool }
challenge-decline = No, gracias
challenge-match-title = Carta repetida: { $card }
challenge-match-tools = Usa un utensilio, o te pasas: sin carta y sin postre.
challenge-match-none = Sin utensilio te pasas: sin carta y sin postre.
challenge-extra-title = Tú robaste { $own }, { $name } robó { $other }
challenge-extra-card = Más: puedes tomar la carta de arriba.
challenge-extra-market = Más: puedes tomar una carta del mercado.
challenge-extra-tool = Menos: puedes tomar un utensilio.
challenge-extra-take =
    { $back ->
        [spice] Tomar la especia
       *[other] Tomar el relleno
    }
challenge-inside-title =
    { $who ->
        [you] En tu mazo
       *[other] En el mazo de { $name }
    }
challenge-inside-order =
    { $count ->
        [0] El mazo está vacío.
       *[other] Nadie sabe el orden.
    }
challenge-inside-open =
    { $count ->
        [0] El mazo está vacío.
       *[other] La carta siguiente va primero.
    }
challenge-inside-discard = Se baraja el turno siguiente
challenge-inside-kind = { $count } × { $card }
challenge-odds-title = Si robas
challenge-odds-bust = Pasarse con la carta siguiente: { $ways } de { $of }, { $share }.
challenge-odds-reach = Cartas: { $count }
challenge-odds =
    { $size ->
        [none] imposible
        [all] seguro
        [tiny] menos del 1 %
        [most] más del 99 %
       *[other] cerca del { $percent } %
    }
challenge-note-first = Te toca: roba tu primera carta.
challenge-note-draw =
    Cartas hasta ahora: { $count }. Roba otra, o plántate.{ $risk ->
        [none] { "" }
       *[other] { " " }Riesgo: { $risk } %.
    }
challenge-note-pile = Tu mazo está vacío: plántate.
challenge-note-buy = Puedes comprar: { $card }.
challenge-note-buy-any = Puedes comprar cualquier carta.
challenge-note-take = Postres que puedes tomar: { $costs }.
challenge-note-done = Después elige «Terminar».
challenge-note-nothing = No hay nada más: elige «Terminar».
challenge-note-extra = Toma tu carta extra, o no.
challenge-say-front = Delante: { $count }.
challenge-say-may = { $thing }. Puede ser para ti.
challenge-say-own = { $thing }. Ya tienes.
challenge-say-gap = Ahora ahí no hay nada.
challenge-say-inside = { $title }: { $cards }.
challenge-event-reshuffled =
    { $who ->
        [you] Barajas
       *[other] { $name } baraja
    } un mazo nuevo de { $count }.
challenge-event-drew =
    { $who ->
        [you] Robas
       *[other] { $name } roba
    }: { $card }.
challenge-event-matched =
    { $who ->
        [you] Robas
       *[other] { $name } roba
    } por segunda vez: { $card }.
challenge-event-spent =
    { $who ->
        [you] Devuelves
       *[other] { $name } devuelve
    } { $tool }.
challenge-event-busted =
    { $who ->
        [you] Te pasas
       *[other] { $name } se pasa
    }: { $card }.
challenge-event-stopped =
    { $who ->
        [you] Te plantas
       *[other] { $name } se planta
    } con { $count }.
challenge-event-bought =
    { $who ->
        [you] Compras
       *[other] { $name } compra
    }: { $card }.
challenge-event-took =
    { $who ->
        [you] Tomas
       *[other] { $name } toma
    } un postre: { $dessert }, { $cost } coronas.
challenge-event-finished =
    { $who ->
        [you] Terminas
       *[other] { $name } termina
    } el turno.
challenge-event-refilled = Nuevo en el mercado: { $card }.
challenge-event-compared =
    { $who ->
        [you] Robas
       *[other] { $name } roba
    } { $result ->
        [more] más cartas
        [fewer] menos cartas
       *[other] las mismas
    }: { $drawn } a { $against }.
challenge-event-received =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } del mazo: { $card }.
challenge-event-picked =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } del mercado: { $card }.
challenge-event-armed =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } { $tool }.
challenge-event-declined =
    { $who ->
        [you] No tomas
       *[other] { $name } no toma
    } carta extra.
challenge-event-ended =
    { $reason ->
        [deck] El mazo está vacío
        [rounds] Han pasado 60 rondas
       *[other] Se acabaron tres clases de postre
    }: la partida ha terminado.
challenge-event-undone =
    { $who ->
        [you] Deshaces
       *[other] { $name } deshace
    } la jugada.
challenge-why-draw-first = Primero roba una carta.
challenge-why-match-first = Primero usa un utensilio, o termina tu turno.
challenge-why-pile-empty = Tu mazo está vacío.
challenge-why-already-stopped = Ya te has plantado.
challenge-why-stop-first = Primero plántate.
challenge-why-not-that-place = Solo esta carta: cuenta desde el mazo tantas como robaste.
challenge-why-already-bought = Solo una carta por turno.
challenge-why-none-left = No queda ninguno.
challenge-why-too-dear = Robaste muy pocas cartas.
challenge-why-have-one = Ya tienes uno de estos.
challenge-why-already-took = Solo un postre por turno.
challenge-why-no-such-tool = No tienes ese utensilio.
challenge-why-not-compared = Ahora no hay carta extra para ti.
choco_challenge-first-tool = ¡Carta repetida! Un utensilio te deja seguir.
choco_challenge-first-dessert = { $way ->
    [keys] Tu fila te da un postre: elige uno que brille.
   *[touch] Tu fila te da un postre: toca uno que brille.
  }
choco_challenge-first-extra = Tu fila es más larga o más corta: recibes algo extra.
choco_challenge-first-hint-odds = ¿Robar o plantarse? Una pista dice el riesgo de pasarse.
challenge-advice-draw = Roba.
challenge-advice-stop = Plántate.
challenge-advice-spend = Usa { $tool }.
challenge-advice-bust = Termina este turno.
challenge-advice-buy = Compra la carta { $place } desde el mazo.
challenge-advice-take = Toma el postre: { $dessert }.
challenge-advice-done = Termina tu turno.
challenge-advice-takeingredient = Toma la carta de arriba.
challenge-advice-takemarket = Toma la carta { $place } desde el mazo.
challenge-advice-taketool = Toma { $tool }.
challenge-advice-decline = No tomes nada.
challenge-hint-keeps-gain = Hay más que perder que ganar.
challenge-hint-adds-crowns = Sus coronas cuentan al final.
challenge-hint-not-worth-it = Nada te ayuda más.
challenge-hint-safe-enough = El riesgo es pequeño.
challenge-hint-too-risky = Otra carta es demasiado riesgo.
challenge-hint-worth-more-cards = Una carta más merece el riesgo.
challenge-hint-tool-saves = Un utensilio puede salvarte.
challenge-hint-keeps-tool = El utensilio vale más después.
challenge-hint-best-card = Es la que más te vale.
challenge-hint-sharpens-pile = Así es más difícil repetir.
challenge-hint-dessert-points = Sus coronas son tuyas para siempre.
challenge-hint-ends-game = Termina la partida mientras vas por delante.
challenge-hint-delays-end = Así la partida sigue.
challenge-hint-denies-others = El resto también la querría.
challenge-hint-completes-turn = No hay nada más que ganar.
challenge-count-tie = Empate: { $names }. Más cerca del primer turno, en el sentido del reloj: { $winner }.
challenge-count-lead = Más coronas: { $name }.
choco_challenge-praise-stop = Parada más valiente: { $value }
choco_challenge-praise-cards = Cartas al final: { $value }
challenge-truth = Coronas de las cartas, después de los postres.
choco_challenge-rule-most = Gana quien tiene más coronas.
choco_challenge-rule-nearest = Gana quien tiene más coronas; si hay empate, quien está más cerca del primer turno.
challenge-end-line = { $name }: { $pile } en cartas + { $desserts } en postres
challenge-help-touch = Toca tu mazo para robar, o arrastra la carta de arriba. Cuando te plantes, toca lo que brille.
challenge-help-piles = Toca el número junto a un nombre para mirar en ese mazo.

## The lesson: one or two short sentences each, in a line over the table

lesson-choco_challenge-draw = Roba una carta de tu mazo.
lesson-choco_challenge-more = Lo bueno son cartas distintas. Roba dos más.
lesson-choco_challenge-one-more = Distinta otra vez. Roba una más.
lesson-choco_challenge-stop = Un segundo cacao te costaría el turno. ¡Mejor plántate!
lesson-choco_challenge-two-cocoas = Una carta repetida termina el turno: no compras nada.
lesson-choco_challenge-buy = { $way ->
    [keys] Tres cartas compran la tercera carta desde el mazo. ¡Elígela!
   *[touch] Tres cartas compran la tercera carta desde el mazo. ¡Tócala!
  }
lesson-choco_challenge-bought = Las nueces son tuyas. Pulsa «Terminar».
lesson-choco_challenge-match = Turno siguiente: hay tres cartas, también tus nueces. Roba una más.
lesson-choco_challenge-tool = ¡Mantequilla dos veces: te pasas! Tu batidor te salva.
lesson-choco_challenge-busted = Sin el batidor pierdes el turno.
lesson-choco_challenge-on = ¡A salvo! Roba hasta tener cinco cartas distintas y plántate.
lesson-choco_challenge-too-few = Demasiado pronto: solo cinco cartas dan un postre.
lesson-choco_challenge-fifth = Cuatro cartas. Roba una más.
lesson-choco_challenge-enough = ¡Cinco cartas distintas! Pulsa «Plantarse».
lesson-choco_challenge-two-milks = Dos leches y ningún utensilio: pierdes el turno.
lesson-choco_challenge-dessert = Cinco cartas también dan un postre. Toma el de más coronas.
lesson-choco_challenge-fewer-crowns = Toma el que tiene más coronas.
lesson-choco_challenge-both = ¡Y la quinta carta desde el mazo! Cómprala.
lesson-choco_challenge-full = ¡Comprada! Pulsa «Terminar».
lesson-choco_challenge-extra = El Aprendiz se planta con tres cartas.
lesson-choco_challenge-take-card = Robaste cinco, más que el Aprendiz: toma una carta extra.
lesson-choco_challenge-no-card = La carta extra no cuesta nada: mejor tómala.
lesson-choco_challenge-fewer = La Panadera se planta con seis cartas.
lesson-choco_challenge-take-tool = Tus cinco son menos: toma un utensilio.
lesson-choco_challenge-no-tool = Un utensilio no cuesta nada: mejor toma uno.
lesson-choco_challenge-end = Trece coronas en cartas, cinco en tu postre. ¡Gana quien tiene más!
lesson-choco_challenge-first-draw = Primero roba una carta.
lesson-choco_challenge-first-stop = Primero pulsa «Plantarse».
lesson-choco_challenge-first-buy = Primero compra una carta.
lesson-choco_challenge-first-done = Primero pulsa «Terminar».
lesson-choco_challenge-first-spend = Primero usa tu batidor.
lesson-choco_challenge-first-take = Primero toma un postre.
lesson-choco_challenge-first-takeingredient = Primero toma la carta extra.
lesson-choco_challenge-first-taketool = Primero toma un utensilio.

## The rules on a card

card-choco_challenge-1 = Roba mientras te atrevas. Con una carta repetida te pasas, si no te salva un utensilio.
card-choco_challenge-2 = Plántate y compra: con tres cartas, la tercera desde el mazo.
card-choco_challenge-3 = Suma un postre que no cueste más que tus cartas. Gana quien tiene más coronas.
card-choco_challenge-4 = El resto compara: más cartas dan un ingrediente; menos, un utensilio.
