scan-do = Escanear
scan-title = Escanear resultados
scan-line = Pon una tablet tras otra delante de la cámara.
scan-picture = Lo que ve la cámara
scan-other = Otra cámara
scan-waiting = Códigos que se comprueban: { $count }…
scan-new = { $name }: { $total } de { $most }. Resultados: { $count }
scan-known = { $name }: ya está. Resultados: { $count }
scan-before = Ya leído
scan-nothing = Este código no es de Chocobox.
scan-parts = Partes leídas: { $here } de { $count }. Faltan: { $missing }.
scan-fault =
    { $why ->
        [none] Los navegadores solo dan cámara a direcciones con https.
        [refused] La cámara no está permitida. Permítela para esta página en los ajustes del navegador y prueba otra vez.
        [missing] No se encontró ninguna cámara.
        [busy] Otra cosa está usando la cámara. Ciérrala y prueba otra vez.
       *[broken] Aquí la cámara no funciona.
    }
scan-lost = El escáner no llegó. Prueba otra vez, o usa fotos, archivos y enlaces.
scan-instead = Sin cámara: cierra esto y usa fotos, archivos o enlaces.
link-scan-title = Escanear un enlace
link-scan-line = Pon el código delante de la cámara, o sus partes en cualquier orden.
link-part = Esto es una parte de un enlace más largo. Pulsa «Escanear» y pon las demás delante de la cámara.
