### Pour qui s’occupe des données d’une école. Chaque phrase est vraie pour le code.

privacy-title = Protection des données
privacy-print = Imprimer cette page

privacy-short = En bref
privacy-short-1 = Chocobox n’a ni comptes, ni serveur à elle, ni publicité, ni statistiques, ni cookies. Elle ne demande rien qu’à l’hébergeur d’où elle a été ouverte, et seulement ses propres fichiers.
privacy-short-2 = Ce qu’une personne joue ou écrit reste dans le navigateur de cet appareil, jusqu’à ce qu’elle montre un code, envoie un lien, garde un fichier ou accueille un autre appareil. La seule autre sortie est une plateforme de cours, voir plus bas.

privacy-where = Ce qui est où
privacy-where-1 = Dans la base de données du navigateur (IndexedDB) : les parties gardées, avec leurs coups, les noms écrits à la table, et le moment où chacune a été jouée en dernier.
privacy-where-2 = Là aussi : les séries de la classe et les résultats recueillis, avec noms, numéros ou animaux ; les essais avec leurs coups et leurs temps ; le lien de chaque résultat ; ce qui a été décidé sur les noms.
privacy-where-3 = Là aussi : les entraînements d’annonces que quelqu’un a choisi de garder, seulement des nombres, aucun nom ; les énigmes tirées de ses propres coups par le bilan d’une partie ; les bots écrits dans l’atelier, avec leurs versions d’avant et le nom choisi pour les signer.
privacy-where-4 = Dans le stockage local du navigateur : la langue, l’apparence, les sons, les astuces, le nom et les animaux choisis en dernier, le résultat des dernières parties, l’avancée d’un enfant sur son parcours, et une série de classe pas encore finie. Si plusieurs enfants partagent l’appareil, aussi le nom et l’animal de chaque enfant ; les affaires de chaque enfant restent à part, et une visite ne laisse rien.
privacy-where-5 = Là aussi, sur la tablette d’un élève, pour les 20 dernières séries de la classe : le nom écrit et un nombre au hasard qui distingue deux tablettes ; et la série qui cache le reste de la boîte, tant qu’il y en a une.
privacy-where-6 = Dans le cache du navigateur : le programme lui-même. Il ne contient rien sur personne.

privacy-long = Combien de temps
privacy-long-1 = Tout reste jusqu’à ce qu’on l’efface : une partie, un résultat ou une série là où ils se montrent, tout à la fois dans les réglages. Un navigateur peut aussi effacer les données des sites longtemps inutilisés.
privacy-long-2 = Les noms dans les résultats d’une classe expirent. Sur chaque appareil, on règle 30 jours, 90 jours (d’habitude), un an ou jamais, à compter du jour où le dernier résultat de l’élève pour cette série y est arrivé.
privacy-long-3 = À l’ouverture d’une page pour la classe, un nom expiré devient un numéro comme « Enfant 3 », aussi dans le lien gardé avec le résultat ; les noms donnés ou attendus disparaissent aussi. Un lien impossible à réécrire est supprimé, et sa partie ne peut plus se revoir.
privacy-long-4 = Les noms sur les tablettes des élèves et dans les parties gardées n’expirent pas. Une série avec des numéros ou des animaux n’a besoin d’aucun nom.

privacy-link = Ce que contient un lien ou un code
privacy-link-1 = Tout est derrière le signe # de l’adresse, une partie que les navigateurs n’envoient à aucun serveur.
privacy-link-2 = Le lien d’une série de classe : son titre, ses exercices et ce qu’elle règle. Aucun nom.
privacy-link-3 = Le lien d’un résultat : la série, le nom ou le numéro choisi, la minute de sa création, un nombre au hasard de l’appareil, combien d’élèves y ont commencé ces exercices, et les essais avec leurs coups et leurs temps. Il n’est pas chiffré : qui l’a peut le lire.
privacy-link-4 = Le lien d’une partie : la donne ou les coups. Les noms l’accompagnent si la partie doit continuer ; sinon, seulement si la personne qui la partage le choisit.
privacy-link-5 = Le lien d’un bot : son jeu, son code et le nom choisi pour le signer, s’il y en a un. Le résultat d’un exercice « écrire un bot » contient aussi le code. Le lien d’un tournoi : les noms, le code et les points de tous ses bots.
privacy-link-6 = Une messagerie voit les liens qu’elle transporte. Un code montré de tablette à tablette ne passe par aucun réseau.

privacy-near = D’appareil à appareil
privacy-near-1 = Plusieurs tablettes à une table : les noms, les coups et ce qu’une place a le droit de voir vont d’appareil à appareil dans le même Wi-Fi, jamais à un serveur. Les codes que deux appareils se montrent contiennent leurs adresses dans ce réseau. Un appareil garde le dernier code de la tablette où il a pris place, jusqu’à ce que cette place soit fermée.
privacy-near-2 = Une classe qui joue, seulement là où un élève le choisit : le nom ou le numéro choisi, le numéro de l’exercice, le nombre d’essais sans succès et d’exercices faits vont par le même chemin à la tablette de la classe, tant que Chocobox est ouverte sur les deux. Cette tablette ne les garde pas.

privacy-host = Ce que voit le journal d’un hébergeur
privacy-host-1 = Comme pour toute page web : l’adresse de l’appareil dans le réseau, l’heure, le type de navigateur, et quels fichiers du programme ont été demandés.
privacy-host-2 = Après la première visite, les fichiers viennent de l’appareil ; l’hébergeur n’est interrogé que pour une version plus récente.
privacy-host-3 = Il ne voit ni nom, ni partie, ni série, ni résultat.
privacy-host-4 = Le fichier unique, ouvert depuis une clé ou un dossier, ne demande rien à aucun hébergeur.

privacy-platform = Ce que reçoit une plateforme de cours
privacy-platform-1 = Seul le paquet SCORM avec une série de classe transmet quelque chose, et seulement à la plateforme qui l’a ouvert : les points sur cent, si tous les exercices sont faits ou non, la durée de la visite, et le texte du lien du résultat.
privacy-platform-2 = Dans ce texte, un point d’interrogation, ou le premier numéro de la série, remplace le nom écrit.
privacy-platform-3 = Pour distinguer les enfants qui partagent une tablette, le paquet lit l’identifiant de l’élève sur la plateforme, pas son nom. Un nombre calculé à partir de lui reste dans ce navigateur avec les parties de l’enfant.
privacy-platform-4 = Ce que la plateforme garde, et qui peut le voir, l’école le règle avec elle.

privacy-device = Caméra, fichiers et ce que peuvent faire les écoles
privacy-device-1 = Le scanner lit les codes sur l’appareil. Ses images ne sont ni gardées ni envoyées. Le navigateur demande avant d’ouvrir la caméra.
privacy-device-2 = « Tout garder dans un fichier » écrit parties, séries, résultats, réglages et noms, lisibles, dans un seul fichier : à ranger comme une liste de classe.
privacy-device-3 = Pour montrer et effacer ce qui est gardé sur un enfant : ouvrir la série et effacer ses résultats, effacer les parties gardées de l’enfant, effacer l’enfant même sous « Qui joue ? » sur l’étagère, ou utiliser « Tout effacer » dans les réglages de cet appareil. Si plusieurs enfants partagent l’appareil, les parties des séries de la classe ne sont parmi les parties gardées de personne ; « Tout effacer » les efface.
