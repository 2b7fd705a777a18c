### Les règles de Choco Challenge, avec nos mots.

rules-choco_challenge-turn = Ton tour
rules-choco_challenge-turn-1 = Prends une carte de ta pioche et pose-la devant toi. Tant que tes cartes sont toutes différentes, pioche encore ou arrête-toi. Si ta pioche est vide, tu t’arrêtes.
rules-choco_challenge-turn-2 = À partir de ton deuxième tour, tout ce que tu as pioché et défaussé est d’abord mélangé dans ta pioche.

rules-choco_challenge-match = Un doublon
rules-choco_challenge-match-1 = Si tu pioches une sorte déjà dans ta rangée, cette carte va sur ta défausse, et c’est raté : ton tour est fini, sans achat et sans dessert.
rules-choco_challenge-match-2 = Un ustensile peut te sauver. Rends-le au milieu et continue sans cette carte : pioche encore, ou arrête-toi. Rien ne t’y oblige, et tu peux en utiliser un pour chaque doublon.
rules-choco_challenge-match-3 = Raté ou non, le reste de ta rangée reste là jusqu’à ton prochain tour, et compte quand les autres finissent le leur.
figure-match = Le deuxième beurre : c’est raté

rules-choco_challenge-buy = Acheter
rules-choco_challenge-buy-1 = Quand tu t’arrêtes, tu peux acheter un ingrédient : depuis la pioche, compte autant d’endroits que tu as de cartes dans ta rangée. Avec sept ou plus, choisis celui que tu veux.
rules-choco_challenge-buy-2 = Il va sur ta défausse, et donc dans ta pioche au prochain tour. Avant les cartes bonus, la pioche du marché comble le trou : une épice au bout éloigné, une garniture au bout près de la pioche.
figure-market = Trois cartes : la troisième carte depuis la pioche

rules-choco_challenge-dessert = Les desserts
rules-choco_challenge-dessert-1 = Avec ou sans achat, tu peux prendre un dessert qui ne coûte pas plus que le nombre de cartes de ta rangée, et un seul de chaque sorte.
rules-choco_challenge-dessert-2 = Les desserts et les ustensiles restent devant toi et ne sont jamais mélangés aux cartes.
figure-desserts = Cinq cartes : un dessert à 4 ou 5

rules-choco_challenge-extra = Cartes bonus
rules-choco_challenge-extra-1 = À partir de la deuxième manche, après un tour qui n’est pas raté, les autres comparent leur rangée avec la tienne, dans le sens horaire.
rules-choco_challenge-extra-2 = Plus de cartes : on peut mettre la carte du dessus de la pioche sur sa défausse, ou une carte du marché si elle est vide. Moins : on peut prendre un ustensile qu’on n’a pas. Autant : rien.
figure-compare = Contre trois cartes : plus, moins, autant

rules-choco_challenge-end = Qui gagne
rules-choco_challenge-end-1 = La partie se termine avec le tour où la pioche du marché ou la troisième pile de desserts s’épuise, cartes bonus comprises.
rules-choco_challenge-end-2 = Compte les couronnes sur toutes tes cartes et tes desserts ; un dessert en a autant qu’il coûte. À égalité, la place du premier tour gagne, ou la plus proche d’elle dans le sens horaire.

rules-choco_challenge-chances = Les chances
rules-choco_challenge-chances-1 = Seul l’ordre d’une pioche est secret : touche une pioche pour y regarder. Un indice donne les chances exactes.

rules-choco_challenge-cards = Les cartes
rules-choco_challenge-cards-1 = Chaque place a huit cartes de base : cacao, beurre, sucre et lait, deux fois chacun.
rules-choco_challenge-cards-2 = Il y a 36 ingrédients. Garnitures : 8 noix, 7 rhum, 6 cerises. Épices : 5 cannelle, 4 vanille, 3 gingembre, 2 menthe, 1 piment. Le dos montre si c’est l’une ou l’autre.

rules-choco_challenge-start = Le début d’une partie
rules-choco_challenge-start-1 = Tes cartes de base sont mélangées dans ta pioche, et chaque place reçoit un fouet. Six ingrédients font le marché : les garnitures près de la pioche, les épices à l’autre bout. Les desserts et les autres ustensiles sont au milieu.
rules-choco_challenge-start-2 = Tu choisis qui a le premier tour. On joue dans le sens horaire.
rules-choco_challenge-start-3 = À trois, la dernière place gagne moins souvent, à quatre, les deux du milieu. Pour être juste, on rejoue les mêmes cartes jusqu’à ce que tout le monde ait eu chaque place.

rules-choco_challenge-house = Nos ajouts
rules-choco_challenge-house-1 = Nous avons deviné les couronnes : une sur chaque carte de base, noix, rhum et cerises ; deux sur cannelle, vanille, gingembre et menthe ; trois sur le piment.
rules-choco_challenge-house-2 = Desserts à 4, 5, 6, 7, 8 et 9 : à cinq, 5, 5, 4, 3, 2 et 1, comme imprimé ; nous devinons 4, 4, 3, 2, 2 et 1 à quatre, et 3, 3, 2, 2, 1 et 1 à trois.
rules-choco_challenge-house-3 = Ustensiles : un fouet par place ; à cinq, quatre poches à douille et quatre verres doseurs, comme imprimé ; nous devinons trois de chaque à quatre, et deux à trois.
rules-choco_challenge-house-4 = Regarder dans les pioches est aussi notre choix.
rules-choco_challenge-house-5 = Après 60 manches, la partie s’arrête et se compte telle quelle.
