### Plusieurs tablettes à une table. Chaque appareil montre un code et lit celui de l’autre avec sa caméra ; puis ils se parlent, sans internet.

meet-how = Tiens les deux écrans face à face : chacun regarde le code de l’autre.
meet-camera = La caméra peut-elle chercher l’autre appareil ? Son image reste ici.
meet-seen = Je te vois ! À toi maintenant : l’autre appareil doit regarder aussi.
meet-kept = Tiens cet appareil au-dessus de la tablette, pour qu’elle voie ce code.
meet-known = Je te vois ! Un instant.
meet-turn = L’autre appareil attend un autre code. Il doit regarder celui-ci aussi.
meet-late = Il n’y a encore personne. L’autre appareil a-t-il regardé aussi ? Alors il faut aux deux le même Wi-Fi, ou le partage de connexion d’un téléphone qui ne joue pas.
meet-why = { $why ->
    [own-ticket] C’est le code de cet appareil. Il faut celui de l’autre.
    [other-ticket] L’autre appareil a une autre version de Chocobox. Il faut la même aux deux.
    [joined] Cet appareil a déjà lu un autre code. Recommence pour en changer.
   *[no-ticket] Ce n’est pas le code d’un appareil qui veut jouer, ou il n’est pas entier.
  }
meet-none = Ce navigateur ne peut pas joindre d’autres appareils : il n’a pas WebRTC, ou WebRTC est désactivé.
meet-code = Le code de cet appareil
meet-instead = Sinon, copier et coller les textes ci-dessous.
meet-texts = Sans caméra
meet-own = Ce code en texte, pour l’autre appareil
meet-copy = Copier le texte
meet-copied = Copié. Colle-le maintenant sur l’autre appareil.
meet-selected = Copier n’est pas permis ici. Le texte est sélectionné : copie-le.
meet-other = Le texte de l’autre appareil
meet-join = Rejoindre
meet-again = Recommencer

near-text = Un téléphone ou une autre tablette peut être une place à part : seule sa propre main s’y voit. Tout se fait sans internet.
near-here = sur cette tablette
near-host = à la tablette
near-there = sur un autre appareil
near-away = pas là
near-pause = pause
near-give = Donner à un téléphone
near-again = Relier à nouveau
near-take = Reprendre
near-goes-on = Qui continue à cette place ?
near-tablet = Nous, sur cette tablette
near-bot = Un bot
near-stay = Ne rien changer
near-meet-for = Un appareil pour { $name }
near-link = Envoyer plutôt la partie par un lien
near-gone = { $name } n’est plus là. La place attend.
near-back = { $name } est de retour.
near-moved = { $name } joue maintenant sur un autre appareil.
near-phone = Prendre place à une table
near-phone-text = Ouvre une partie sur la tablette, puis « { $key } » dans son menu. Alors les deux appareils se relient.
near-meet = Relier à la tablette
near-left = La tablette a fermé cette place. Ta partie y est toujours.
near-lost = Le lien avec la tablette est coupé. Ta place t’y attend : relie à nouveau les deux appareils.
near-other = Les deux appareils ont des versions différentes de Chocobox. Charge la plus récente sur les deux ; sans Internet, ouvre le même fichier chocobox.html sur les deux. Puis relie-les à nouveau.
near-taken = Cette place est déjà prise.
near-table-away = La tablette ne répond pas. Dès sa réponse, la partie continue toute seule.
near-all = Tout le monde joue sur son propre écran.

fair-deal = { $fair ->
    [right] Une donne honnête, faite par { $devices } appareils : personne n’a choisi ces cartes, et chaque coup suit les règles.
    [promise] La donne n’est pas honnête : la tablette a changé son nombre secret.
    [share] La donne n’est pas honnête : il manque le nombre de cet appareil.
    [seed] La donne n’est pas honnête : les nombres de tous les appareils donnent d’autres cartes.
   *[moves] La partie n’est pas honnête : selon les règles, ses coups ne mènent pas à cette fin.
  }
