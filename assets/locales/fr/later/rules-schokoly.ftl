### Les règles de Schokoly, avec nos mots.

rules-schokoly-turn = Ton tour
rules-schokoly-turn-1 = Pose une carte. Ensuite, tu peux mettre une dragée sur une carte. Puis pioche, tant qu’il y a une pioche, pour avoir de nouveau quatre cartes.
rules-schokoly-turn-2 = Tu peux reprendre ta carte jusqu’à ce que tu pioches : c’est la fin de ton tour.

rules-schokoly-place = Où une carte va
rules-schokoly-place-1 = Ses quatre cases doivent être libres. Au moins deux côtés de ses carrés doivent en toucher d’autres, dont un de la même variété.
rules-schokoly-place-2 = Les coins ne comptent pas. Tu peux tourner une carte, la décaler d’une demi-carte, et laisser des trous.
figure-place-good = Deux contacts, et le lait touche du lait
figure-place-colour = Aucun chocolat pareil
figure-place-one = Un seul contact

rules-schokoly-score = Les points
rules-schokoly-score-1 = La partie s’arrête à la 48ᵉ carte. Chaque carré de ta plus grande zone vaut un point : les carrés de ta variété, reliés par les côtés, vus d’en haut.
rules-schokoly-score-2 = À égalité, la deuxième plus grande zone décide, puis la suivante ; si toutes sont égales, la victoire est partagée.

rules-schokoly-neutral = Les zones neutres
rules-schokoly-neutral-1 = À deux ou quatre, une variété de chocolat n’est à personne. Ses zones de six carrés ou plus se gagnent.
rules-schokoly-neutral-2 = Combien de côtés de la zone touchent une variété, combien l’autre ? Ici, tous les carrés d’une variété comptent. Qui a le plus de côtés gagne un point par carré de la zone ; à égalité, personne.
figure-neutral = 7 côtés pour le noir, 3 pour le blanc : les 6 carrés de lait vont au noir.

rules-schokoly-guard = Protéger une carte
rules-schokoly-guard-1 = Quand tu as posé une carte sur la table, tu peux mettre une dragée sur elle, ou sur une autre carte du premier étage, entièrement découverte et sans dragée. Une dragée par tour, et jamais après une carte empilée.
rules-schokoly-guard-2 = La dragée reste, et rien ne se pose plus sur sa carte.

rules-schokoly-stack = Cartes empilées
rules-schokoly-stack-1 = Contre une dragée, tu peux poser ta carte sur d’autres : tout entière sur des cartes du premier étage, sur deux au moins, et aucune avec une dragée. Au moins un côté doit toucher, hors de la carte, un carré visible de la même variété.
rules-schokoly-stack-2 = La dragée reste sur la carte empilée. Ce qui est recouvert ne compte plus. Il n’y a pas de troisième étage.
figure-stack = Sur deux cartes, et le noir touche du noir

rules-schokoly-start = Le début d’une partie
rules-schokoly-start-1 = Il y a 48 cartes miniatures de quatre carrés, jamais d’une seule variété. Le noir a deux rainures, le lait un point, le blanc une feuille. Chaque place reçoit quatre cartes et une part égale de douze dragées.
rules-schokoly-start-2 = La première place regarde sa main, choisit une variété et pose une carte. La suivante choisit une des deux variétés restantes.
rules-schokoly-start-3 = À deux, la deuxième place pose la dernière carte et gagne plus souvent. Pour être juste, on joue la revanche.

rules-schokoly-three = À trois
rules-schokoly-three-1 = La troisième place prend la dernière variété. Rien n’est neutre : seule ta plus grande zone compte.
rules-schokoly-three-2 = Avant de poser, tu peux proposer une carte à quelqu’un, qui apprend combien de carrés de sa variété sont dessus. On te répond non, ou on t’en propose une, et tu apprends la même chose. Si tu acceptes, les cartes s’échangent.
rules-schokoly-three-3 = Un échange par tour, et une proposition à chaque adversaire.

rules-schokoly-four = À quatre
rules-schokoly-four-1 = Les places face à face font équipe et partagent une variété, chacune avec sa main et ses dragées. Le reste est comme à deux.

rules-schokoly-house = Nos ajouts
rules-schokoly-house-1 = Nous avons deviné les cartes : les douze mélanges possibles, quatre fois chacun. Deux carrés de même variété sont côte à côte sur une carte, jamais en diagonale.
rules-schokoly-house-2 = Si aucune de tes cartes ne va, elles passent sous la pioche et tu en pioches autant d’autres, une fois. Ensuite, tu passes.
rules-schokoly-house-3 = Quand une carte s’empile, comment se règle une égalité et comment va un échange : c’est aussi notre choix.
