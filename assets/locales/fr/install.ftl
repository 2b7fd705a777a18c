### Installer la boîte sur un appareil, sa taille, et comment la vider.

## Une place à elle
install-title = La garder sur cet appareil
install-done = Chocobox est sur cet appareil.

## La place qu’elle prend
space-title = Sur cet appareil
space-games = Parties gardées : { $count }
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo utilisés
space-promise-yes = Le navigateur promet de tout garder
space-promise-no = Si la place manque, le navigateur peut tout effacer
space-measuring = Mesure en cours…

## Vider
space-site-clear = Effacer seulement le programme
space-site-line = Les parties gardées et les réglages restent. Le programme se télécharge de nouveau la prochaine fois.
space-site-done = Le programme est effacé. Les parties gardées et les réglages sont toujours là.
space-all-clear = Tout effacer
space-all-line = Les parties gardées, les résultats d’entraînement et les réglages de tout le monde, et toutes les séries de la classe, disparaissent pour de bon.
space-all-done = Tout est effacé.
space-cut-off = Il n’y a pas d’internet : Chocobox ne pourra se rouvrir qu’avec internet.
space-emptied = C’est fait
space-again = Rouvrir Chocobox
