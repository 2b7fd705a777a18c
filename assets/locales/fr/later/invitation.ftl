### Un lien qui a été ouvert, et la boîte des liens.

link-invites-resume = Une partie à continuer
link-invites-replay = Une partie à revoir
link-invites-deal = Les mêmes cartes pour toi
link-invites-lesson = Une leçon pour toi
link-invites-setup = Une partie toute prête
link-invites-position = Un plateau à continuer
link-state-replay = { $done ->
    [yes] Finie. Coups : { $count }.
   *[no] Coups jusqu’ici : { $count }.
  }
link-state-deal = Qui l’ouvre a les mêmes cartes.
link-state-lesson = Il faut environ trois minutes.
link-state-setup = De nouvelles cartes se distribuent à chaque fois.
link-state-position = Les cartes cachées se distribuent de nouveau.
link-way-resume = Continuer ici
link-way-yours = Continuer la tienne
link-way-second = Une deuxième partie
link-way-second-line = À partir du coup du lien. Ta partie gardée reste.
link-way-watch = Revoir
link-way-look = Bilan
link-way-deal = Jouer la même donne
link-way-lesson = Apprendre en jouant
link-way-setup = Jouer
link-way-others = Jouer avec d’autres cartes
link-way-change = Changer d’abord quelque chose
link-way-position = Continuer d’ici
link-way-count = Le compter
link-way-best = Trouver le meilleur endroit
link-twin-same = Tu as déjà cette partie ici.
link-twin-further = Tu as déjà cette partie ici, plus loin que dans le lien. Coups : +{ $count }.
link-twin-behind = Tu as déjà cette partie ici, moins loin que dans le lien. Coups : −{ $count }. Si tu continues, elle le rattrape.
link-nothing-yet = Rien n’est encore gardé ni commencé.
link-drawer = Chocobox est sur ton écran d’accueil ? Copie l’adresse de cette page et colle-la là-bas dans « Liens et replays ».
link-broken = Ce lien ne s’ouvre pas
link-fault-bad = Le lien est abîmé ou incomplet. Redemande-le, et copie-le tout entier.
link-fault-older = Le lien vient d’une Chocobox plus ancienne ; les règles ont changé.
link-fault-newer = Le lien vient d’une Chocobox plus récente. Avec internet, recharge l’étagère, prends la plus récente et rouvre le lien.
link-fault-other = Cela n’a pas marché. Le lien est peut-être bon quand même.
link-other = Un autre lien
link-title = Liens et replays
link-paste = Colle ici un lien ou son texte
link-paste-example = …#/g/1…
link-open = Ouvrir
link-file = Choisir un fichier ou des photos
link-own = Tes propres parties
