whole-title = Guardar y llevar
whole-line = En otro dispositivo el archivo se añade a lo que ya hay.
whole-whose = El archivo de una sola persona es para quien juega ahora: { $name }.
whole-save = Guardarlo todo en un archivo
whole-take = Recuperar de un archivo
whole-working = Leyendo { $done } de { $all }
whole-saved = Guardado. Partidas: { $games }, series de tareas: { $sets }, resultados: { $results }, prácticas: { $practices }. Los nombres del archivo se pueden leer: cuídalo como una lista de clase.
whole-saved-not = No se pudo guardar el archivo. Prueba otra vez.
whole-taken =
    { $added ->
        [0] En el archivo no había nada nuevo.
       *[other] Nuevo: { $added }.
    }{ $newer ->
        [0] { "" }
       *[other] { " " }Ahora más nuevo: { $newer }.
    }{ $same ->
        [0] { "" }
       *[other] { " " }Ya estaba: { $same }.
    }{ $damaged ->
        [0] { "" }
       *[other] { " " }Dañado, se deja fuera: { $damaged }.
    }{ $refused ->
        [0] { "" }
       *[other] { " " }Series y resultados sin un enlace que los pruebe, se dejan fuera: { $refused }.
    }{ $unchecked ->
        [0] { "" }
       *[other] { " " }Resultados con jugadas que no se pudieron repetir, sin comprobar: { $unchecked }.
    }
whole-fault-foreign = Este archivo está dañado, o no es de «Guardarlo todo en un archivo».
whole-fault-newer-box = Este archivo es de una Chocobox más nueva. Con internet, vuelve a cargar el estante, elige la nueva y prueba otra vez.
whole-fault-broken = No se pudo leer el archivo hasta el final. Lo que llegó se queda. Prueba otra vez.
whole-fault-full = No se recuperó nada: en un dispositivo caben { $most } peques como máximo. Borra a alguien en «¿Quién juega?» en el estante y prueba otra vez.
whole-differs = Partidas que aquí son distintas que en el archivo: { $count }. ¿Cuáles se quedan?
whole-both = Ambas
whole-mine = Las de aquí
whole-theirs = Las del archivo
whole-both-done = Ambas están guardadas.
whole-mine-done = Se quedan las de aquí.
whole-theirs-done = Ahora están las del archivo.
