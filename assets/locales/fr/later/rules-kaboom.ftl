### Les règles de Kaboom!, avec nos mots.

rules-kaboom-turn = Ton tour
rules-kaboom-turn-1 = Pioche une carte et regarde-la, pour toi. Mets-la à la place d’une des tiennes, que tu défausses sans l’avoir regardée ; ou défausse-la tout de suite.
rules-kaboom-turn-2 = Quand la pioche est vide, on mélange la défausse, sauf sa carte du dessus.

rules-kaboom-slap = Taper
rules-kaboom-slap-1 = Tout le monde peut taper sur une carte défaussée dans un tour, jusqu’à ce que la place suivante touche la pioche ou dise Kaboom! Appuie sur la main à ton bord. Seule la première main compte ; les suivantes ne coûtent rien.
rules-kaboom-slap-2 = Première main ? Révèle une carte de même valeur, n’importe où sur la table. Elle va à la défausse, et son endroit reste vide. Révèles-en d’autres si tu en connais. Dis quand c’est tout ; c’est fini aussi quand toutes celles de cette valeur sont sorties.
rules-kaboom-slap-3 = C’était la carte de quelqu’un d’autre ? Tu peux mettre une des tiennes à sa place, sans que personne la voie.
rules-kaboom-slap-4 = Une mauvaise carte, même celle de quelqu’un d’autre, reste sur la défausse, et tu prends deux cartes de pénalité, sans les voir ; une seule si tu ne révèles rien. Ce que tu as bien révélé avant reste acquis.
rules-kaboom-slap-5 = On ne tape pas sur une carte arrivée à la défausse par une tape.
figure-kaboom-slap-own = La tienne : une carte de moins
figure-kaboom-slap-other = Carte adverse : donne une des tiennes
figure-kaboom-slap-wrong = Faux : deux cartes de pénalité
figure-kaboom-slap-none = Rien : une carte de pénalité

rules-kaboom-call = Kaboom!
rules-kaboom-call-1 = À ton avis, tu es le plus près de zéro ? Dis Kaboom! au lieu de piocher. On ne peut plus regarder, déplacer ni révéler tes cartes, et tu ne tapes plus.
rules-kaboom-call-2 = Les autres ont chacun un dernier tour. Puis on révèle toutes les cartes.
rules-kaboom-call-3 = Plus de cartes au début de ton tour : c’est aussi un Kaboom!

rules-kaboom-score = Les points
rules-kaboom-score-1 = Tes points sont la somme de tes cartes. Seulement pour qui a dit Kaboom!, c’est la distance à zéro qui compte ; −2 en est aussi loin que 2 :
rules-kaboom-score-2 = Le plus près de tous : 5 points de moins, et la distance en moins aussi. Sinon, même à égalité : 10 points plus la distance.
rules-kaboom-score-3 = Après la dernière manche, la plus petite somme gagne ; à égalité, on partage. Les règles imprimées ont dix manches ; à toi de choisir.
figure-kaboom-closest = Le plus près : −5 − 3 = −8
figure-kaboom-not-closest = Pas le plus près : 10 + 3 = 13
figure-kaboom-tied = Égalité : 10 + 1 = 11

rules-kaboom-values = Ce que valent les cartes
rules-kaboom-values-1 = Un as vaut 1, un nombre ce qu’il montre, un valet 12, une dame 15, un roi noir 30, un roi rouge 0, un joker −1.
figure-kaboom-values = Ce que valent les cartes

rules-kaboom-power = Les pouvoirs
rules-kaboom-power-1 = Une carte du 7 au roi a un pouvoir si tu la pioches et la défausses tout de suite. Tu peux t’en passer. Une carte que tu gardes, ou qui vient de tes cartes, n’en a pas.
rules-kaboom-power-2 = 7 et 8 : regarde une de tes cartes. 9 et 10 : espionne celle de quelqu’un d’autre. Valet et dame : échange deux cartes, sans regarder. Roi : regarde deux cartes, puis échange-les ou non ; la table entend ton choix.
rules-kaboom-power-3 = Un pouvoir se perd quand la place suivante pioche, touche la pioche ou dit Kaboom!, mais pas par une tape. Ce que tu as commencé avant la tape compte.
figure-kaboom-look-own = 7 et 8
figure-kaboom-look-other = 9 et 10
figure-kaboom-swap = Valet et dame
figure-kaboom-both = Roi

rules-kaboom-start = Le début d’une manche
rules-kaboom-start-1 = Chaque place reçoit quatre des 54 cartes, deux par deux, face cachée. Regarde une fois les deux plus proches : garde le doigt sur l’œil à ton bord.
rules-kaboom-start-2 = Ensuite, à tour de rôle, on retourne la carte du dessus de la pioche sur la défausse. Qui connaît une carte de même valeur peut taper. Les couleurs ne comptent pas, et les jokers vont ensemble. La première tape juste arrête cela et donne le premier tour, puis on joue dans le sens horaire. Une tape fausse se paye, et on continue à retourner.
rules-kaboom-start-3 = Qui était le plus près de zéro commence la manche suivante ; à plusieurs, la plus petite somme jusqu’ici. Le hasard dit qui commence la première.
figure-kaboom-start = On ne voit que les proches

rules-kaboom-tablet = Sur la tablette
rules-kaboom-tablet-1 = À plusieurs, la tablette est à plat. Ce qui est réservé à tes yeux se montre tant que ton doigt reste sur l’œil ; mets ton autre main autour. En solo, seul le premier regard a besoin de l’œil.
rules-kaboom-tablet-2 = Pour une partie calme, joue sans taper ; alors le départ avance d’une place vers la gauche à chaque manche.

rules-kaboom-house = Nos ajouts
rules-kaboom-house-1 = Sauf autre choix, la place suivante peut piocher quand la défausse a été visible 2,5 secondes, et au moins 1,2 seconde sépare deux cartes retournées. Après le dernier tour d’une manche, on a 5 secondes pour taper, ou le temps choisi s’il est plus long. La première main a 10 secondes pour chaque carte à révéler ou à donner.
rules-kaboom-house-2 = Le premier contact compte, à la milliseconde, handicap ajouté ; à égalité, le hasard décide. Si une tape arrive avant que tu pioches ou dises Kaboom!, refais-le après elle. Une main plus tardive ne veut rien dire ; ni une main dans les 0,15 seconde après qu’une carte retournée en a couvert une autre. Qui tape et renonce a utilisé cette chance ; les autres ont encore la leur, avec tout le temps.
rules-kaboom-house-3 = Une carte garde son endroit ; une carte révélée laisse un vide. Les cartes de pénalité sont à côté des quatre premières.
rules-kaboom-house-4 = Si le début épuise trois fois la pioche, la place suivante prend le premier tour. Sans carte pour une pénalité, personne ne peut taper. Après 60 tours chacun sans Kaboom!, chaque place reçoit sa somme.
rules-kaboom-house-5 = Sans cartes après le Kaboom! de quelqu’un, tu as quand même ton dernier tour : pioche, utilise un pouvoir ou défausse. Si on ne peut plus piocher, il ne reste que Kaboom!, et après le Kaboom! de quelqu’un, ton tour passe.
rules-kaboom-house-6 = Si les sommes sont égales aussi, la place la plus proche de celle qui avait commencé, dans le sens horaire, commence ; celle qui avait commencé compte comme la plus proche.
rules-kaboom-house-7 = Le premier regard se termine quand les cartes ont été visibles 0,6 seconde et que le doigt lâche l’œil. Le regard d’un pouvoir se termine après 10 secondes.
