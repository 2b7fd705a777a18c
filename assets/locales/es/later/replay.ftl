replay-title = Repetición
replay-of = Repetición: { $game }
exhibition-title = Juegan los bots
exhibition-of = { $game }: juegan los bots
replay-look-failed = El repaso no ha funcionado. Aún puedes ver la partida.
replay-leave = Atrás
replay-slider = Jugada
replay-where =
    { $ply ->
        [0] Antes de la primera jugada
       *[other] Jugada { $ply } de { $plies }
    }
replay-move = Jugada { $ply }
replay-begins = Aquí empieza la partida.
replay-start-keys = { $way ->
    [keys] La flecha derecha muestra la jugada siguiente; la barra espaciadora hace correr la partida.
   *[touch] {""}
  }
replay-nothing = Nada que se pudiera ver.
replay-run = Reproducir
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-moment-back = Al momento anterior
replay-moment-on = Al momento siguiente
replay-speed = Velocidad: { $speed } veces
replay-times = { $speed }×
replay-covered = Esta partida no ha terminado: las manos están tapadas.
replay-sight = Lo que ves
replay-seat = Como se ve desde un puesto
replay-open = Todas las cartas abiertas
replay-seat-of = ¿Desde qué puesto?
replay-open-from = ¿Desde qué lado?
replay-play-on = Seguir desde aquí
replay-play-on-line = Empieza una partida nueva; esta se queda como está.
replay-which-seat = ¿Cuál es tu puesto?
replay-seat-person = hasta ahora, una persona
replay-seat-bot = hasta ahora, un bot; los demás puestos siguen igual
replay-seat-changes = hasta ahora, un bot; pasa al otro puesto
replay-moments = Momentos
replay-moments-none = Ninguna jugada destaca en esta partida.
replay-moment = Aquí se decidió algo.
replay-moment-lead = { $name }: ventaja { $change }.
replay-moment-ahead = { $name }: por delante desde aquí.
replay-schokoly-swapped = { $name }: una carta cambiada.
replay-schokoly-redrew = { $name }: una mano nueva.
replay-choco-boom-pilewon = { $name }: un montón ganado.
replay-choco-boom-outofcards = { $name }: sin cartas.
replay-choco-boom-backin = { $name }: otra vez con cartas.
replay-choco-boom-fined = { $name }: una multa.
replay-choco-challenge-took = { $name }: un postre.
replay-choco-challenge-busted = { $name }: carta repetida, turno perdido.
replay-kaboom-roundended = La ronda ha terminado.
replay-kaboom-kaboomed = { $name }: ¡Kaboom!
replay-kaboom-penalized = { $name }: una carta de castigo.
replay-kaboom-slapdone = El golpe ha terminado.
replay-lost-behind = Viene después de una partida de una Chocobox más antigua, así que no se puede leer.
replay-lost-link = Este enlace está dañado, o no es de Chocobox.
replay-lost-nothing = Este enlace no contiene ninguna partida que ver.
replay-lost-task = Esta tarea no está terminada.
