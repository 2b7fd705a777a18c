### Die Regeln von Choco Challenge in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

rules-choco_challenge-turn = Dein Zug
rules-choco_challenge-turn-1 = Zieh eine Karte von deinem Stapel und leg sie vor dich. Solange alle verschieden sind, darfst du weiterziehen oder aufhören. Ist dein Stapel leer, hörst du auf.
rules-choco_challenge-turn-2 = Vom zweiten Zug an wird zuerst alles, was du gezogen und abgelegt hast, wieder in deinen Stapel gemischt.

rules-choco_challenge-match = Zwei gleiche
rules-choco_challenge-match-1 = Ziehst du eine Sorte, die in deiner Reihe liegt, kommt diese Karte auf deine Ablage, und dein Zug ist geplatzt: vorbei, ohne Kauf und Dessert.
rules-choco_challenge-match-2 = Ein Werkzeug kann dich retten. Gib es in die Mitte zurück und mach ohne diese Karte weiter: Zieh noch eine oder hör auf. Du musst nicht, und darfst für jede doppelte Karte eins benutzen.
rules-choco_challenge-match-3 = Geplatzt oder nicht: Der Rest deiner Reihe bleibt bis zu deinem nächsten Zug liegen und zählt, wenn die anderen ihren Zug beenden.
figure-match = Mit der zweiten Butter platzt der Zug

rules-choco_challenge-buy = Kaufen
rules-choco_challenge-buy-1 = Hörst du auf, darfst du eine Zutat kaufen: Zähl vom Zutatenstapel aus so viele Plätze, wie Karten in deiner Reihe liegen. Ab sieben hast du die freie Wahl.
rules-choco_challenge-buy-2 = Sie kommt auf deine Ablage und so im nächsten Zug in deinen Stapel. Noch vor den Zusatzkarten füllt der Zutatenstapel die Lücke: ein Gewürz am fernen Ende, eine Füllung am Ende beim Stapel.
figure-market = Drei Karten: die dritte Karte vom Stapel aus

rules-choco_challenge-dessert = Desserts
rules-choco_challenge-dessert-1 = Ob du kaufst oder nicht: Du darfst ein Dessert nehmen, das nicht mehr kostet, als Karten in deiner Reihe liegen, von jeder Sorte nur eines.
rules-choco_challenge-dessert-2 = Desserts und Werkzeuge bleiben vor dir liegen und werden nie eingemischt.
figure-desserts = Fünf Karten: ein Dessert für 4 oder 5

rules-choco_challenge-extra = Zusatzkarten
rules-choco_challenge-extra-1 = Von der zweiten Runde an vergleichen die anderen nach einem Zug, der nicht platzt, im Uhrzeigersinn ihre Reihe mit deiner.
rules-choco_challenge-extra-2 = Mehr Karten: Sie dürfen die oberste Karte des Zutatenstapels auf ihre Ablage legen, und ist er leer, eine Karte vom Markt. Weniger: Sie dürfen ein Werkzeug nehmen, das ihnen fehlt. Gleich viele: nichts.
figure-compare = Gegen drei Karten: mehr, weniger, gleich viele

rules-choco_challenge-end = Wer gewinnt
rules-choco_challenge-end-1 = Die Partie endet mit dem Zug, in dem der Zutatenstapel oder der dritte Stapel Desserts leer wird, mit allen Zusatzkarten.
rules-choco_challenge-end-2 = Zählt die Kronen auf allen eigenen Karten und Desserts; ein Dessert ist so viele wert, wie es kostet. Bei Gleichstand gewinnt der Startspieler, oder wer von dort im Uhrzeigersinn am nächsten sitzt.

rules-choco_challenge-chances = Chancen
rules-choco_challenge-chances-1 = Geheim ist nur die Reihenfolge eines Stapels: Tipp einen an, um nachzusehen. Ein Tipp sagt genau, wie die Chancen stehen.

rules-choco_challenge-cards = Die Karten
rules-choco_challenge-cards-1 = Alle haben acht Grundkarten: Kakao, Butter, Zucker und Milch, jede zweimal.
rules-choco_challenge-cards-2 = Es gibt 36 Zutaten. Füllungen: 8 Nüsse, 7 Rum, 6 Kirschen. Gewürze: 5 Zimt, 4 Vanille, 3 Ingwer, 2 Minze, 1 Chili. Die Rückseite zeigt, was es ist.

rules-choco_challenge-start = So geht es los
rules-choco_challenge-start-1 = Deine Grundkarten werden zu deinem Stapel gemischt, und alle bekommen einen Schneebesen. Sechs Zutaten bilden den Markt: Füllungen beim Zutatenstapel, Gewürze am anderen Ende. Desserts und andere Werkzeuge liegen in der Mitte.
rules-choco_challenge-start-2 = Ihr wählt den Startspieler. Es geht im Uhrzeigersinn.
rules-choco_challenge-start-3 = Zu dritt gewinnt seltener, wer zuletzt an die Reihe kommt, zu viert die beiden dazwischen. Gerecht ist es, dieselben Karten zu spielen, bis alle überall gesessen haben.

rules-choco_challenge-house = Unsere Ergänzungen
rules-choco_challenge-house-1 = Die Kronen sind geraten: eine auf jeder Grundkarte, Nüssen, Rum und Kirschen; zwei auf Zimt, Vanille, Ingwer und Minze; drei auf dem Chili.
rules-choco_challenge-house-2 = Desserts für 4, 5, 6, 7, 8 und 9: zu fünft 5, 5, 4, 3, 2 und 1, wie gedruckt; geraten sind zu viert 4, 4, 3, 2, 2 und 1, zu dritt 3, 3, 2, 2, 1 und 1.
rules-choco_challenge-house-3 = Werkzeuge: ein Schneebesen für jede Person; zu fünft vier Spritzbeutel und vier Messbecher, wie gedruckt; geraten sind zu viert je drei, zu dritt je zwei.
rules-choco_challenge-house-4 = Dass alle in jeden Stapel schauen dürfen, stammt auch von uns.
rules-choco_challenge-house-5 = Nach 60 Runden endet die Partie und wird gezählt, wie sie steht.
