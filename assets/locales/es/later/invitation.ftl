link-invites-resume = Una partida para seguir
link-invites-replay = Una partida para ver
link-invites-deal = Las mismas cartas para ti
link-invites-lesson = Una lección para ti
link-invites-setup = Una partida preparada para ti
link-invites-position = Un tablero para seguir jugando
link-state-replay =
    { $done ->
        [yes] Terminada. Jugadas: { $count }.
       *[no] Jugadas hasta ahora: { $count }.
    }
link-state-deal = Quien lo abre recibe las mismas cartas.
link-state-lesson = Dura unos tres minutos.
link-state-setup = Cada vez se reparten cartas nuevas.
link-state-position = Las cartas ocultas se reparten de nuevo.
link-way-resume = Seguir aquí
link-way-yours = Seguir con la tuya
link-way-second = Una segunda partida
link-way-second-line = Desde la jugada del enlace. Tu partida guardada se queda.
link-way-watch = Ver
link-way-look = Repaso
link-way-deal = Jugar el mismo reparto
link-way-lesson = Aprender jugando
link-way-setup = Jugar
link-way-others = Jugar con otras cartas
link-way-change = Cambiar algo antes
link-way-position = Seguir desde aquí
link-way-count = Contarlo
link-way-best = Encontrar el mejor lugar
link-twin-same = Ya tienes aquí esta partida.
link-twin-further = Ya tienes aquí esta partida, más avanzada que el enlace. Jugadas: +{ $count }.
link-twin-behind = Ya tienes aquí esta partida, menos avanzada que el enlace. Jugadas: −{ $count }. Si sigues, se pone al día.
link-nothing-yet = Aún no hay nada guardado ni empezado.
link-drawer = ¿Chocobox está en tu pantalla de inicio? Copia la dirección de esta página y pégala allí en «Enlaces y repeticiones».
link-broken = Este enlace no se abre
link-fault-bad = El enlace está dañado o incompleto. Pídelo otra vez y cópialo entero.
link-fault-older = El enlace es de una Chocobox más antigua; las reglas han cambiado.
link-fault-newer = El enlace es de una Chocobox más nueva. Con internet, vuelve a cargar el estante, elige la nueva y abre el enlace otra vez.
link-fault-other = Eso no ha funcionado. Puede que el enlace esté bien.
link-other = Otro enlace
link-title = Enlaces y repeticiones
link-paste = Pega aquí un enlace o su texto
link-paste-example = …#/g/1…
link-open = Abrir
link-file = Elegir un archivo o fotos
link-own = Tus propias partidas
