profiles-line = Chi gioca qui ha il suo percorso, i suoi rompicapi, le sue partite salvate e i suoi bot. Di chi è ospite non resta niente.
profiles-new = Un’altra persona
profiles-change = Cambia o elimina: { $name }
profiles-add = Aggiungi
profiles-keep = Salva
profiles-not-kept = Il browser non ha potuto salvare. Tutto è come prima.
profiles-sure = Eliminare per sempre { $name }, con partite salvate, percorso, rompicapi, allenamenti e bot? Le serie per la classe restano.
