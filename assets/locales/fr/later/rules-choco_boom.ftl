### Les règles de Choco-Boom, avec nos mots.

rules-choco_boom-call = Retourner et annoncer
rules-choco_boom-call-1 = À tour de rôle, dans le sens horaire, on retourne sa carte du dessus sur la pile et on annonce tout de suite le mot de sa couleur.
rules-choco_boom-call-2 = Oublie l’image. La carotte et le poivron ne s’annoncent jamais.
figure-boom-yellow = Jaune : Banane
figure-boom-red = Rouge : Fraise
figure-boom-brown = Marron : Choco
figure-boom-blue = Bleu : Éléphant

rules-choco_boom-parrot = Le perroquet
rules-choco_boom-parrot-1 = Un perroquet, de n’importe quelle couleur, répète l’annonce d’avant ; un deuxième perroquet aussi.
rules-choco_boom-parrot-2 = S’il n’y a rien à répéter, sa propre couleur compte : sur une nouvelle pile, et après une pause.
figure-boom-repeats = Les deux répètent Choco
figure-boom-first = Première carte : sa propre couleur

rules-choco_boom-double = Le double
rules-choco_boom-double-1 = La même image que sur la carte d’avant, de n’importe quelle couleur, c’est un double : tape. La première main gagne la pile, qui passe sous son paquet. La place après celle qui a retourné recommence.
rules-choco_boom-double-2 = Un double n’a pas besoin d’annonce. Si quelqu’un annonce quand même, cela ne coûte rien, mais le perroquet suivant répète ce mot.
rules-choco_boom-double-3 = On peut taper jusqu’à ce que quelqu’un prenne la carte suivante ; pendant 1,5 seconde, personne ne peut la prendre.
figure-boom-double = Même image : tape
figure-boom-no-double = Même couleur : pas un double

rules-choco_boom-end = Qui gagne
rules-choco_boom-end-1 = Qui a le plus de cartes dans son paquet gagne ; à égalité, la victoire est partagée. La pile ne compte pour personne.
rules-choco_boom-end-2 = À deux, la partie s’arrête dès que quelqu’un a retourné ou payé sa dernière carte.
rules-choco_boom-end-3 = À trois ou quatre, qui n’a plus de cartes passe son tour mais peut taper ; une pile gagnée fait revenir dans le jeu. Quand une pile est gagnée alors qu’une autre place n’a plus de cartes, la partie est finie.

rules-choco_boom-fine = Les erreurs
rules-choco_boom-fine-1 = Une erreur coûte deux cartes. Elles vont sous la pile et se gagnent avec elle.
rules-choco_boom-fine-2 = Les erreurs : une annonce fausse, une annonce tardive, une tape pour rien. À voix haute, aussi un « euh », et une objection contre une annonce juste.
rules-choco_boom-fine-3 = Ensuite, le jeu attend que les autres appuient sur C’est bon. La carte du dessus n’a plus besoin d’annonce. Qui a payé retourne la suivante.
figure-boom-wrong = Bleu se dit Éléphant
figure-boom-paid = L’amende, sous la pile

rules-choco_boom-advanced = Corsé
rules-choco_boom-advanced-1 = Si tu veux, on tape aussi sur un éléphant jaune, et sur le même mot annoncé pour la quatrième fois d’affilée.
rules-choco_boom-advanced-2 = Une suite s’arrête avec une nouvelle pile, et avec une annonce fausse, tardive ou jugée fausse par un vote ; pas avec un double sans annonce, une amende pour une tape ou une objection fausse.
figure-boom-elephant = Éléphant jaune : tape
figure-boom-row = Quatrième Choco : tape

rules-choco_boom-aloud = À voix haute
rules-choco_boom-aloud-1 = Sans bots, on peut annoncer avec sa propre voix. Chocobox s’occupe des cartes et des amendes.
rules-choco_boom-aloud-2 = Une erreur, un « euh », un trop long silence ? Appuie sur Objection, et les autres votent. Erreur : qui a annoncé paye. Pas d’erreur, ou égalité : tu payes. À deux, qui a annoncé répond honnêtement. Seule la première objection à une carte compte.
rules-choco_boom-aloud-3 = Une objection à ta propre annonce, c’est honnête : personne ne vote.
rules-choco_boom-calm = Sans hâte
rules-choco_boom-calm-1 = Si tu veux, personne n’a besoin d’aller vite ; c’est notre ajout. Chaque carte attend toutes les réponses : qui l’a retournée annonce ou appuie sur Double, les autres appuient sur Double ou Pas un double. Une carte toute seule est seulement annoncée.
rules-choco_boom-calm-2 = Ensuite, on dit toutes les réponses. Qui a dit double avec raison gagne la pile ; à plusieurs, le hasard décide. Alors personne ne paye. Un double manqué ne coûte rien.
rules-choco_boom-calm-3 = Sinon, chaque annonce fausse et chaque double à tort coûte deux cartes. Il n’y a pas de pause : qui a payé retourne la suivante, la première place s’il y en a plusieurs. En version corsée, tout le monde répond aussi à la première carte, et un quatrième mot pareil compte s’il était juste.

rules-choco_boom-start = Le début d’une partie
rules-choco_boom-start-1 = Chaque place reçoit 25 des 110 cartes, face cachée, sans les regarder. Le hasard dit qui commence. Enlève les bagues.
rules-choco_boom-start-2 = Les cartes montrent sept choses en quatre couleurs.
figure-boom-cards = Quatre à annoncer, le perroquet pour répéter, deux pour tromper

rules-choco_boom-tablet = Sur la tablette
rules-choco_boom-tablet-1 = À plusieurs, la tablette est à plat, toutes les mains à égale distance de la pile. Tape sur ta main, pas sur la pile.

rules-choco_boom-house = Nos ajouts
rules-choco_boom-house-1 = Nous avons deviné les cartes : quatre de chaque chose dans chaque couleur, moins une banane jaune et un éléphant bleu.
rules-choco_boom-house-2 = Une annonce peut prendre 2 secondes, ou de 1 à 5, au choix. C’est le moment où ton doigt se pose qui compte.
rules-choco_boom-house-3 = À voix haute, au moins 0,7 seconde sépare deux cartes. Un double compte comme non annoncé : une objection contre lui est fausse.
rules-choco_boom-house-4 = Le premier contact gagne, à la milliseconde ; à égalité, le hasard décide : photo-finish. Après la première main, Chocobox attend les autres 60 millisecondes.
rules-choco_boom-house-5 = Une tape est gratuite dans les 0,7 seconde après une pile gagnée, et dans les 0,15 après qu’une carte a recouvert un double sur lequel personne n’a tapé. Sinon, chaque main paye au plus une fois par carte.
rules-choco_boom-house-6 = Un paquet touché pose sa carte 60 millisecondes plus tard. Une main entre-temps ne veut rien dire, sauf si une amende arrête cette carte ; pendant une pause ou un vote non plus.
rules-choco_boom-house-7 = Les 1,5 seconde après un double sont notre choix. Après une interruption, tout le monde appuie sur C’est bon ; alors un double ou une annonce à faire retrouve tout son temps.
rules-choco_boom-house-8 = Avec moins de deux cartes, tu payes ce qu’il y a. Après une dernière carte, la place suivante qui a des cartes continue. Sans carte, une tape pour rien ne coûte rien, mais cette main se repose jusqu’à la carte suivante. Si plusieurs payent sur une carte, qui a payé en premier continue.
rules-choco_boom-house-9 = Quand tous les paquets sont vides, on a pour taper le temps d’une annonce. Puis la partie est finie.
