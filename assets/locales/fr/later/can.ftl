can-title = Ce que cette boîte sait faire
can-how = Chaque ligne dit ce que tu peux faire. Touche-la et tu vois les tests qui le prouvent : des programmes qui l’essaient. Ils font partie du code source.

can-games = Les jeux
can-four = Tu peux jouer à quatre jeux de société selon leurs règles imprimées, de la première carte au compte.
can-lessons = Chaque jeu a une leçon de quelques minutes, qui s’apprend en jouant.
can-strength = Les bots sont faciles, moyens ou difficiles, et les plus difficiles gagnent plus souvent.
can-honest = Un bot ne voit que ce que sa place a le droit de voir.
can-secret = On peut jouer à plusieurs sur un écran, et personne ne voit les cartes des autres.
can-first = Dans les jeux rapides, la main posée en premier gagne, même si une autre a été entendue avant.
can-looking = Tu peux faire le bilan d’une partie : tes erreurs, ce qui aurait été mieux, et pourquoi.
can-today = Chaque jour a un exercice, le même pour tout le monde.
can-candle = Une bougie peut brûler à chaque tour. Une fois éteinte, une phrase te le rappelle, et rien n’est perdu.

can-places = Où elle se joue
can-offline = Après la première visite, tu peux jouer sans internet, même si son hébergeur n’existe plus.
can-engines = Elle se joue dans Chromium, Firefox et WebKit, dont sont faits Chrome, Edge, Firefox et Safari.
can-stick = Elle est aussi un seul fichier, qui se joue depuis une clé USB.
can-sizes = Chaque page a de la place sur tous les écrans, d’un téléphone de 320 pixels à un tableau de 2560.
can-tongues = Elle parle six langues, et chaque page a de la place pour chacune.
can-newer = Une version plus récente arrive en entier, et jamais sous une partie ouverte. Tu la prends sur l’étagère, ou elle est là une fois que toutes les fenêtres ont été fermées.
can-near = Plusieurs tablettes et téléphones peuvent jouer à une table, sans internet.

can-stays = Ce qui reste, et ce qui ne part nulle part
can-link = Un lien ou un code contient toute une partie, et tu peux la continuer sur un autre appareil.
can-old = Les liens et les parties gardées depuis la version 1.0 s’ouvrent toujours, selon les règles de leur époque : des exemples de chaque sorte sont essayés à nouveau.
can-kept = Tout ce qui est gardé tient dans un fichier, et en ressort sur un autre appareil.
can-shared = Plusieurs enfants peuvent partager un appareil : deux gestes changent qui joue, et chacun a ses propres affaires. Les invités ne laissent aucune trace.
can-unsent = Rien n’est envoyé nulle part. Seule une plateforme de cours peut recevoir les points de ses propres exercices.
can-wall = Un bot écrit par quelqu’un d’autre n’atteint rien que sa table.

can-classes = Pour une classe
can-set = Une série de classe est un code. Chaque résultat est rejoué selon les règles : personne ne peut en inventer un.
can-tile = Pendant un exercice, un grand panneau peut dire de loin où cela en est. Rien n’est envoyé pour cela.
can-kiosk = Une série peut cacher le reste de la boîte jusqu’à la fin ; un calcul d’adulte l’ouvre.
can-scanned = Un geste lit les codes de toute une classe, sans réseau.
can-ready = Des séances prêtes apportent des exercices, un déroulement et le temps qu’il faut.
can-paper = Toute table devient une image pour une fiche, ou une question sur papier avec sa réponse sur une deuxième feuille.
can-names = Les noms dans les résultats d’une classe expirent.
can-platform = Une plateforme de cours prend la boîte comme paquet SCORM, et reçoit les points.
can-module = Des serveurs sans internet, RACHEL et Internet-in-a-Box, la prennent comme module.
can-found = Les catalogues pour l’enseignement trouvent les séances prêtes.
can-written = Tu peux écrire un bot en Python, et les bots peuvent jouer un tournoi.

can-held = À partir d’ici se trouvent aussi les noms officiels : { $held } des { $all } « tags » de l’Accessible Games Initiative sont vrais ici.

can-see = Pour les yeux
can-colours = Pas besoin de distinguer les couleurs : formes, signes et mots disent la même chose.
can-contrast = Les mots se détachent bien, en clair comme en sombre.
can-edges = Les touches ont des bords nets, et un anneau montre où tu es avec le clavier.
can-system = Si ton appareil choisit les couleurs, toutes les touches gardent un bord. Celles qu’on ne peut pas presser ont un bord en tirets.
can-large = Le texte peut être deux fois plus grand, et tout reste lisible.
can-spacing = Les lettres, les mots et les lignes peuvent être plus espacés, et rien n’est coupé.
can-far = Même agrandie quatre fois, chaque page montre tout, et la table un plateau où jouer.
can-turned = Tu peux tenir l’écran debout ou couché.
can-calm = Les réglages calment tous les mouvements. Rien ne tremble et rien ne bouge sans fin.
can-flashes = Rien ne clignote plus de trois fois par seconde.

can-hear = Pour les oreilles et les lecteurs d’écran
can-reader = Un lecteur d’écran dit chaque page, chaque menu et chaque touche.
can-told = Ce qui se passe à la table est dit tout seul.
can-quiet = Rien ne sonne avant que tu touches quelque chose, et les sons se coupent.
can-volumes = Les signaux et les objets ont chacun leur volume, et tous ensemble un volume commun.
can-mono = Les deux oreilles peuvent entendre la même chose.

can-hands = Pour les mains
can-keys = Tu peux jouer à chaque jeu avec le clavier seul.
can-switch = Un ou deux contacteurs suffisent : à la table, tout ce qui est possible t’est montré l’un après l’autre.
can-letters = Les touches d’une lettre se coupent, pour que rien n’arrive par erreur.
can-focus = Rien n’arrive avant que tu appuies, où que tu sois.
can-touch = Tu peux jouer à chaque jeu avec les doigts seuls.
can-mouse = Tu peux jouer à chaque jeu avec la souris seule.
can-holds = Tu peux jouer sans garder une touche enfoncée.
can-single = Pas besoin de deux doigts : toucher une carte la tourne, et tout le plateau tient à l’écran.
can-drags = Tout ce qui se glisse se fait aussi en touchant.
can-slips = Un doigt qui glisse à côté n’appuie sur rien, et beaucoup de coups s’annulent.
can-room = Tout ce qui se touche est assez grand pour un doigt.
can-motion = Pas besoin de bouger ni de secouer l’appareil.

can-play = Pour jouer au calme et y voir clair
can-hurry = Pas besoin de mains rapides : avec les règles maison, Choco-Boom attend tout le monde, et Kaboom! se joue sans taper, avec dix secondes pour un pouvoir.
can-levels = Tu choisis la force de chaque bot.
can-save = Tu peux garder une partie à chaque coup, en lien ou en fichier, et reprendre de là.
can-sure = Avant de supprimer quelque chose, la boîte te le demande.
can-login = Il n’y a ni compte ni mot de passe.
can-languages = Chaque page dit dans quelle langue elle est, pour être lue comme il faut.
can-reasons = Ce qui ne marche pas est dit avec des mots, avec la raison.

can-limits = Ce qui n’est pas le cas
can-limit-1 = Les personnes qui utilisent chaque jour un lecteur d’écran, des contacteurs ou une loupe ne l’ont pas encore testée. NVDA, JAWS, VoiceOver et TalkBack n’étaient pas là : des programmes vérifient ce qu’ils reçoivent.
can-limit-2 = Avec leurs règles habituelles, Choco-Boom et Kaboom! demandent des mains rapides.
can-limit-3 = Autour d’une tablette posée à plat, l’œil de Kaboom! se garde enfoncé, pour voir sans montrer. Sur ton propre écran, le toucher une fois ou une touche suffit.
can-limit-4 = Les touches ne peuvent pas changer de sens.
can-limit-5 = Au début, le texte d’une partie est plus petit que ne le veulent les « tags » du texte. Le navigateur peut l’agrandir.
can-limit-6 = Personne ne parle ni ne discute ici, il n’y a donc rien à sous-titrer.
can-limit-tags = Pas promis : { $tags }.
