### La boîte elle-même : à qui sont ces jeux, ses adresses, et comment elle trouve sa place.

## À propos
about-what = Chocobox est une boîte de jeux de société dans ton navigateur. Une fois ouverte, elle n’a plus besoin d’internet.
about-this = Version { $version }, { $day }
about-whose = À qui sont ces jeux
about-not-ours = Les jeux sont aux personnes qui les ont inventés et publiés. Elles n’ont ni fait, ni commandé, ni approuvé Chocobox. Si tu aimes un jeu, achète la vraie boîte. Elle sent meilleur.
about-names = Les noms disent seulement de quel jeu il s’agit. Tous les textes, images et sons sont faits pour Chocobox.
about-ask = Questions et défauts
about-ask-whom = Demande à qui t’a donné l’adresse de cette page. Si quelque chose ne va pas, dis ce que tu as fait, ce que tu as vu et la version ci-dessus.
about-ask-hole = Une faille de sécurité se signale en privé : SECURITY.md, dans le code source, dit comment.
about-languages = Langues
about-languages-mend = Une phrase sonne faux ? Signale-la comme un défaut, avec une meilleure.
about-languages-unread = { $language } : personne qui a grandi avec cette langue ne l’a encore lue.
about-languages-partial = { $name } : { $missing } phrases sur { $all } sont encore en anglais.
about-access = Accessibilité
about-access-goal = Chocobox veut suivre les WCAG 2.2, niveau AA. Tous les jeux se jouent du doigt, au clavier et avec un lecteur d’écran. Rien ne dépend de la couleur seule, le texte peut être deux fois plus grand, et les réglages calment tous les mouvements.
about-access-tried = Des programmes testent chaque écran dans chaque langue, clair et sombre, et jouent au clavier. Les personnes qui utilisent chaque jour un lecteur d’écran ne l’ont pas encore testée.
about-access-hard = Choco-Boom et Kaboom! demandent des mains rapides, mais des règles maison les rendent calmes tous les deux. Si quelque chose te bloque, signale-le comme un défaut.
about-private = Ce qui reste sur ton appareil
about-private-text = Tout reste dans ce navigateur. Rien n’est envoyé nulle part.
about-workshop = Atelier des bots : écris un bot et fais-le jouer
about-private-platform = Ta plateforme de cours reçoit ce que tu joues de ses propres exercices : points, temps et coups. Tout le reste demeure dans ce navigateur.
about-stays = Ce qui reste sûr
about-stays-opens = Ce que la version 1.0 ou une suivante a fait s’ouvre dans toutes celles d’après : liens, parties gardées, séries de classe et résultats.
about-stays-free = Chocobox est gratuite : ni publicité, ni comptes, ni serveur qui recueille quoi que ce soit.
about-stays-alone = Ce qui est sur ton appareil continue sans internet, quoi qu’il arrive à qui l’a fait.
about-stays-safe = Pendant au moins deux ans à partir de la version 1.0, les failles de sécurité sont fermées dans la version la plus récente. Avant la fin, une dernière version le dit ici, six mois à l’avance.
about-made-of = De quoi elle est faite
about-licences = Chocobox est un logiciel libre sous licence MIT. Avec lui vient le travail d’autres personnes :
about-texts = Toutes les licences en entier
about-texts-missing = Les textes n’ont pas pu se charger. Ouvre cette page avec internet.
about-name = Nom
about-version = Version
about-licence = Licence

## Adresses
addresses-how = Chaque partie a une adresse. Mets devant l’adresse de cette page, jusqu’au signe #.
addresses-look = Le bilan d’une partie finie, avec le texte de son lien :
addresses-seed = Avec seed=7, ou un autre nombre entier, tout le monde a les mêmes cartes. Avec flat=1, la tablette est à plat au milieu, quand le jeu le permet.
addresses-candle = Avec candle=2, une bougie brûle deux minutes à chaque tour, quand plusieurs personnes jouent à tour de rôle :
addresses-players = De { $least } à { $most } places, dans le sens horaire depuis le bord proche : person, person:Anna, ou un bot.
addresses-first = Qui commence : { $values } ; 0 est la place au bord proche.
addresses-values = { $values } ; d’habitude { $usual }.
addresses-each = Les autres places ont { $name } et ainsi de suite.
addresses-is = { $name } : { $line }

## Une place à elle
install-why = Elle est alors parmi tes applis, remplit l’écran et n’a pas besoin d’internet.
install-take = L’y mettre
install-nothing = Rien ne peut se garder dans cette fenêtre. Elle est peut-être privée, ou fait partie d’une autre appli. Ouvre Chocobox dans une fenêtre normale du navigateur.
install-http = Les navigateurs ne gardent que ce qui vient par https://. Ouvre cette page à une adresse https://, ou demandes-en une à qui la propose.
install-playing = Pendant que tu joues
install-awake = L’écran reste allumé pendant une partie, si le navigateur le permet.

## Pas à pas
install-step-share = Touche le signe de partage. Dans un Safari récent, il est parfois derrière les trois points.
install-step-share-other = Touche le signe de partage, dans la barre d’adresse ou dans le menu du navigateur.
install-step-home = Choisis « Sur l’écran d’accueil », puis « Ajouter ».
install-step-safari = S’il n’y est pas, ouvre cette page dans Safari et partage-la.
install-step-once = Ouvre Chocobox là-bas une fois avec internet.
install-step-drawer = Les parties gardées dans le navigateur y restent : Chocobox sur l’écran d’accueil garde les siennes.
install-step-inside = Une autre appli montre cette page et ne garde rien. Ouvre-la dans ton navigateur, avec les trois points ou le signe de partage.
install-step-dots = Ouvre le menu du navigateur, les trois points.
install-step-lines = Ouvre le menu du navigateur, les trois lignes.
install-step-add = Choisis « Ajouter à l’écran d’accueil » ou « Installer », et dis oui.
install-step-page = Choisis « Ajouter la page à », puis « Écran d’accueil ».
install-step-bar = Dans la barre d’adresse, clique sur le signe d’un écran avec une flèche.
install-step-cast = S’il n’y est pas : dans le menu du navigateur, sous « Caster, enregistrer et partager », choisis « Installer la page en tant qu’appli ».
install-step-edge = S’il n’y est pas : dans le menu du navigateur, sous « Applications » ou « Autres outils », installe ce site.
install-step-file = Dans la barre des menus, choisis « Fichier », puis « Ajouter au Dock ».
install-step-bookmark = Crée un favori avec l’étoile de la barre d’adresse.
install-step-stays = Il ouvre Chocobox sans internet.
install-step-look = Cherche « Ajouter à l’écran d’accueil » ou « Installer » dans le menu du navigateur.
install-step-else = S’il n’y est pas, un favori suffit : la page est gardée quand même.
