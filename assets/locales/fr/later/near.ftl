### Plusieurs tablettes à une table. Chaque appareil montre un code et lit celui de l’autre avec sa caméra ; puis ils se parlent, sans internet.

meet-how = Tiens les deux écrans face à face : chacun regarde le code de l’autre.
meet-camera = La caméra peut-elle chercher l’autre appareil ? Son image reste ici.
meet-seen = Je te vois ! À toi maintenant : l’autre appareil doit regarder aussi.
meet-late = Il n’y a encore personne. L’autre appareil a-t-il regardé aussi ? Alors il faut aux deux le même Wi-Fi, ou le partage de connexion d’un téléphone qui ne joue pas.
meet-why = { $why ->
    [own-ticket] C’est le code de cet appareil. Il faut celui de l’autre.
    [other-ticket] L’autre appareil a une autre version de Chocobox. Il faut la même aux deux.
    [joined] Cet appareil a déjà lu un autre code. Recommence pour en changer.
   *[no-ticket] Ce n’est pas le code d’un appareil qui veut jouer, ou il n’est pas entier.
  }
meet-none = Ce navigateur ne peut pas joindre d’autres appareils : il n’a pas WebRTC, ou WebRTC est désactivé.
meet-code = Le code de cet appareil
meet-instead = Sinon, copier et coller les textes ci-dessous.
meet-texts = Sans caméra
meet-own = Ce code en texte, pour l’autre appareil
meet-copy = Copier le texte
meet-copied = Copié. Colle-le maintenant sur l’autre appareil.
meet-selected = Copier n’est pas permis ici. Le texte est sélectionné : copie-le.
meet-other = Le texte de l’autre appareil
meet-join = Rejoindre
meet-again = Recommencer
