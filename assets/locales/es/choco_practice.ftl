game-choco_practice = Práctica de Choco-Boom
bot-metronome = Metrónomo
bot-metronome-line = dice lo que toca, siempre en el mismo tiempo
option-cards = Cartas
option-cards-line = Todas las clases, más o menos por igual.
option-cards-value = { $value }
option-doubles = Dobles
option-doubles-line = Una carta de cada cuatro.
solo-practice = Practicar palabras
practice-how = Di la palabra de cada color tan rápido como puedas.
practice-kind-agrees = Fácil
practice-kind-agrees-line = Dibujo y color dicen lo mismo: { $item }.
practice-kind-differs = Tramposa
practice-kind-differs-line = Cuenta el color: { $item }.
practice-kind-parrot = Loro
practice-kind-parrot-line = Repite la última palabra: { $item }.
practice-kind-double = Doble
practice-kind-double-line = Lo mismo dos veces, en cualquier color: golpea.
practice-private = Solo lo ves tú. Se queda en este dispositivo, si lo guardas.
practice-choose = Cuánto dura
practice-hesitation-line = Tardar más es un error.
practice-start = Practicar
practice-so-far = Hasta ahora
practice-progress = { $done } de { $cards }
practice-pause = Pausa
practice-no-card = Aún no hay carta
practice-ready = ¿Dedos a punto?
practice-ready-line =
    Salen { $cards } cartas solas. Di cada una abajo{ $doubles ->
    [some] , y golpea los dobles
   *[other] {""}
  }.
practice-keys =
    Teclado: 1 a { $doubles ->
    [some] 5.
   *[other] 4.
  }
practice-begin = Empezar
practice-paused = Una pausa
practice-paused-line = Cartas que faltan: { $left }.
practice-before = La última palabra: { $item }.
practice-go-on = Seguir
practice-right = Bien: { $item }
practice-by-colour =
    { $colour ->
        [yellow] Amarillo
        [red] Rojo
        [brown] Marrón
       *[other] Azul
    } es: { $item }.
practice-repeats = Un loro repite la última palabra: { $item }.
practice-own-colour = El loro no tiene nada que repetir.
practice-double = Lo mismo dos veces es un doble: golpea.
practice-no-double = No era un doble.
practice-slap = Golpe
practice-too-late = Se acabó el tiempo.
practice-score = Bien: { $right } de { $cards }.
practice-result = Tus palabras
practice-plot = Tiempo normal de las palabras correctas
practice-table = Esta vez
practice-head-kind = Clase
practice-head-median = Tiempo normal
practice-head-wrong = Mal
practice-head-slow = Tarde
practice-head-count = Cartas
practice-unit = s
practice-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
practice-number = { NUMBER($seconds, minimumFractionDigits: 2) }
practice-no-time = ninguna correcta
practice-mistakes = Errores: { $count }
practice-in = de { $cards }
practice-last = antes: { $count } de { $cards }
practice-of-kind = { $kind }: { $time }, errores: { $count } de { $cards }
practice-wrong = Mal: { $wrong } de { $cards }, tarde: { $slow }.
practice-too-few = Para comparar hacen falta diez palabras correctas de cada clase.
practice-cost = Con dibujos tramposos { $how ->
        [longer] tardaste { NUMBER($seconds, minimumFractionDigits: 2) } s más.
       *[other] no tardaste más.
    }
practice-parrot-cost = Con loros { $how ->
        [longer] tardaste { NUMBER($seconds, minimumFractionDigits: 2) } s más.
       *[other] no tardaste más.
    }
practice-stroop = Esos dibujos frenan a todo el mundo: es el efecto Stroop.
practice-keep-line = Guárdalo para comparar: en este dispositivo, hasta que lo borres.
practice-keep = Guardar
practice-forget = No guardar
practice-kept = Guardado.
practice-forgotten = Sin guardar.
practice-kept-title = Guardado hasta ahora
practice-settings = { $cards } cartas, { $seconds } s para hablar
practice-damaged = Dañado. Se queda hasta que lo borres.
practice-delete-of = Borrar: { $when }
practice-sure = ¿Borrar esto para siempre?
practice-removed = Borrado.
