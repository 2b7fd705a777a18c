### Des bots qui vont de l’un à l’autre : leurs liens, un exercice de classe, et les tournois.

## Partagé depuis l’établi
bot-share = Partager mon bot
bot-author-field = Qui l’a écrit ? (si tu veux)
bot-author-line = Qui a le lien peut lire ce nom et le code.
bot-share-not = Trop long pour un lien. Garde-le dans un fichier.
bot-earlier = Versions d’avant
bot-earlier-done = La version d’avant est revenue. L’autre est maintenant celle d’avant.

## Ouvert par un lien
bot-title = Un bot partagé
bot-of = Bot pour { $game }
bot-by = par { $author }
bot-lines = { $lines ->
    [one] { $lines } ligne
    [many] { $lines } de lignes
   *[other] { $lines } lignes
  }
bot-code = Le code de ce bot
bot-read-first = Ce programme vient de quelqu’un d’autre : lis-le d’abord. Il tourne dans une pièce fermée, ne voit que ses propres cartes et ne touche à rien sur cet appareil.
bot-play = Le faire jouer
bot-play-line = Le tien reste dans « Versions d’avant ».
bot-keep = Garder le mien
bot-here = Il est sur ton établi.
bot-to-bench = Vers l’établi

## Un exercice de classe
bot-task-back = Retour aux exercices
bot-hand-in = Rendre
bot-handed-in = C’est rendu. Tu peux le changer, et le rendre encore.

## Un tournoi
tournament-title = Tournoi
tournament-of = Tournoi : { $game }
tournament-who = Qui joue ?
tournament-box = Un bot de la boîte joue aussi
tournament-box-slow = Les bots de la boîte qui réfléchissent longtemps n’y sont pas.
tournament-of-box = { $name } (de la boîte)
tournament-none = Pas encore de bot. Il faut d’abord scanner ou coller des résultats.
tournament-deals = Durée
tournament-deals-value = { $count } donnes
tournament-line = Chaque bot joue contre tous, avec les mêmes donnes à chaque place.
tournament-third = À la troisième place : { $bot }. Si ce bot gagne, personne d’autre n’a gagné.
tournament-many = Trop de parties. Choisir moins de donnes ou de bots.
tournament-start = Commencer à { $count }
tournament-plays = Les bots jouent…
tournament-rests = En pause
tournament-done = { $done } parties sur { $all }
tournament-pause = Pause
tournament-go-on = Continuer
tournament-stop = Arrêter
tournament-fault = Les parties n’ont pas pu se jouer. Appuyer sur « Continuer ».
tournament-won = { $count ->
    [one] { $name } gagne !
    [many] Égalité à la première place : { $name }
   *[other] Égalité à la première place : { $name }
  }
tournament-table = Classement
tournament-head-rank = Rang
tournament-head-bot = Bot
tournament-head-share = Victoires
tournament-head-stumbled = Trébuche
tournament-percent = { $percent } %
tournament-share = { $percent } pour cent, avec le hasard entre { $low } et { $high }
tournament-stumbled = { $count } ×
tournament-head-games = Parties
tournament-games-of = Plus sur { $name }
tournament-against = contre { $name }
tournament-game = Partie { $number } contre { $name } : { $how ->
    [won] victoire
    [shared] égalité
   *[lost] défaite
  }
tournament-game-unplayed = Partie { $number } contre { $name } : { $how ->
    [won] victoire
    [shared] égalité
   *[lost] défaite
  } sans un coup
tournament-share-do = Partager le classement
tournament-share-line = Le lien contient les noms et le code de tous ces bots.
tournament-share-not = Trop grand pour un lien. Jouer avec moins de bots.
tournament-told = Ce tournoi est raconté par quelqu’un d’autre.
tournament-verify = Le rejouer ici
tournament-same = Ici, le classement est le même.
tournament-other = Ici, le classement est différent. Le lien ne dit pas vrai, ou vient d’une autre version.
tournament-older = Une version plus ancienne l’a joué avec d’autres règles.
tournament-other-older = Ici, le classement est différent. Les deux peuvent être justes : une version plus ancienne a d’autres règles.
tournament-unread = Son code est illisible
tournament-out = Ne joue plus
tournament-interval = Le trait fin montre jusqu’où le hasard peut aller. Un bot dont le code se trompe ou ne répond pas trébuche : il perd cette partie. Après trois sans réponse, il ne joue plus.
