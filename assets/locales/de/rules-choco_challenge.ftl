### Die Regeln von Choco Challenge in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

card-choco_challenge-1 = Zieh, so oft du dich traust. Zwei gleiche: überreizt, außer ein Werkzeug rettet dich.
card-choco_challenge-2 = Hör auf und kauf: mit drei Karten die dritte vom Stapel aus.
card-choco_challenge-3 = Dazu ein Dessert, das nicht mehr Karten kostet. Die meisten Kronen gewinnen.
card-choco_challenge-4 = Die anderen vergleichen: Mehr Karten bringen eine Zutat, weniger ein Werkzeug.

rules-choco_challenge-aim = Worum es geht
rules-choco_challenge-aim-1 = Alle haben einen kleinen Stapel Karten. In deinem Zug deckst du eine Karte nach der anderen auf, und solange sie alle verschieden sind, wirst du reicher. Kommt aber eine Sorte zum zweiten Mal, ist der Zug verloren.
rules-choco_challenge-aim-2 = Mit dem, was du aufgedeckt hast, kaufst du Zutaten für deinen Stapel und Desserts. Karten und Desserts tragen Kronen: Wer am Ende die meisten hat, gewinnt.

rules-choco_challenge-cards = Die Karten
rules-choco_challenge-cards-1 = Alle haben einen Grundsatz aus acht Karten: Kakao, Butter, Zucker und Milch, jede zweimal.
rules-choco_challenge-cards-2 = In der Mitte liegen 36 Zutaten. 21 davon sind Füllungen: 8 Nüsse, 7 Rum, 6 Kirschen. 15 sind Gewürze: 5 Zimt, 4 Vanille, 3 Ingwer, 2 Minze und ein einziger Chili. Die Rückseite zeigt, ob es eine Füllung oder ein Gewürz ist; so viel verrät der Zutatenstapel also von seiner obersten Karte.
rules-choco_challenge-cards-3 = Desserts kosten 4 bis 9 und sind so viele Kronen wert, wie sie kosten. Es gibt drei Sorten Werkzeuge: Schneebesen, Spritzbeutel und Messbecher.

rules-choco_challenge-start = Vor der ersten Karte
rules-choco_challenge-start-1 = Jeder Grundsatz wird gemischt: Das ist der eigene Stapel. Dazu bekommen alle einen Schneebesen.
rules-choco_challenge-start-2 = Sechs Zutaten bilden den Markt, eine Reihe neben dem Zutatenstapel. Füllungen liegen am Ende beim Stapel, Gewürze am anderen Ende.
rules-choco_challenge-start-3 = Desserts, Spritzbeutel und Messbecher liegen offen in der Mitte.
rules-choco_challenge-start-4 = Es beginnt der Startspieler, und es geht im Uhrzeigersinn. In der gedruckten Schachtel ist das die jüngste Person; hier wählt ihr selbst.

rules-choco_challenge-turn = Dein Zug
rules-choco_challenge-turn-1 = Vom zweiten Zug an mischst du zuerst alles, was du gezogen und abgelegt hast, in deinen Stapel.
rules-choco_challenge-turn-2 = Zieh eine Karte von deinem Stapel und lege sie vor dich. Solange deine Karten alle verschieden sind, darfst du weiterziehen oder aufhören. Ist dein Stapel leer, hörst du auf.

rules-choco_challenge-match = Zwei gleiche
rules-choco_challenge-match-1 = Ziehst du eine Karte, von deren Sorte schon eine in deiner Reihe liegt, kommt diese Karte auf deine Ablage, und du hast überreizt: Dein Zug ist vorbei, und du darfst weder kaufen noch ein Dessert nehmen.
rules-choco_challenge-match-2 = Ein Werkzeug kann dich retten. Gib es in die Mitte zurück und mach ohne die doppelte Karte weiter: Zieh noch eine oder hör auf. Du musst kein Werkzeug benutzen, und du darfst in einem Zug mehrere benutzen, für jede doppelte Karte eins.
rules-choco_challenge-match-3 = Überreizt oder nicht: Der Rest deiner Reihe bleibt bis zu deinem nächsten Zug vor dir liegen. Er zählt noch, wenn die anderen ihren Zug beenden.
figure-match = Die zweite Butter ist überreizt, wenn kein Werkzeug den Zug rettet

rules-choco_challenge-buy = Kaufen
rules-choco_challenge-buy-1 = Wenn du aufgehört hast, darfst du eine Zutat kaufen. Zähle vom Zutatenstapel aus so viele Plätze, wie Karten in deiner Reihe liegen: Diese Karte darfst du kaufen. Mit sieben oder mehr Karten hast du die freie Wahl.
rules-choco_challenge-buy-2 = Die Karte kommt auf deine Ablage und damit zu deinem nächsten Zug in deinen Stapel.
rules-choco_challenge-buy-3 = Am Ende deines Zuges, noch vor den Zusatzkarten der anderen, wird die Lücke vom Zutatenstapel gefüllt. Ein Gewürz kommt an das ferne Ende, eine Füllung an das Ende beim Stapel, und die anderen rücken nach.
figure-market = Drei Karten gezogen: die dritte Karte vom Stapel aus

rules-choco_challenge-dessert = Desserts
rules-choco_challenge-dessert-1 = Du darfst außerdem ein Dessert nehmen, das nicht mehr kostet, als Karten in deiner Reihe liegen, ob du eine Zutat kaufst oder nicht.
rules-choco_challenge-dessert-2 = Von jeder Sorte kannst du nur eines haben. Desserts und Werkzeuge bleiben vor dir liegen und werden nie eingemischt.
figure-desserts = Fünf Karten gezogen: ein Dessert für 4 oder 5

rules-choco_challenge-extra = Zusatzkarten
rules-choco_challenge-extra-1 = Von der zweiten Runde an gibt ein Zug, der nicht überreizt endet, auch den anderen eine Chance. Einer nach dem anderen, im Uhrzeigersinn, vergleichen sie ihre Reihe mit deiner.
rules-choco_challenge-extra-2 = Mehr Karten als du: Sie dürfen die oberste Karte des Zutatenstapels auf ihre Ablage legen.
rules-choco_challenge-extra-3 = Weniger Karten als du: Sie dürfen ein Werkzeug nehmen, das ihnen noch fehlt. Ein benutzter Schneebesen liegt in der Mitte und kann wieder genommen werden.
rules-choco_challenge-extra-4 = Genauso viele: Es geschieht nichts.
figure-compare = Drei Karten wurden gezogen. Mehr: eine Zutat. Weniger: ein Werkzeug. Gleich viele: nichts.

rules-choco_challenge-end = Das Ende
rules-choco_challenge-end-1 = Die Partie endet mit dem Zug, in dem der Zutatenstapel leer wird oder die dritte Sorte Desserts ausgeht. Dieser Zug wird zu Ende gespielt, mit allen Zusatzkarten.
rules-choco_challenge-end-2 = Ist der Zutatenstapel leer, wählt, wer mehr gezogen hat, die Zusatzkarte stattdessen vom Markt.
rules-choco_challenge-end-3 = Dann zählen alle die Kronen auf allen eigenen Karten und Desserts. Bei Gleichstand gewinnt der Startspieler, oder wer von dort aus im Uhrzeigersinn am nächsten sitzt.

rules-choco_challenge-chances = Chancen
rules-choco_challenge-chances-1 = Was in einem Stapel liegt, ist kein Geheimnis, nur die Reihenfolge: Tippe einen Stapel an, um nachzusehen. Ein Tipp sagt genau, wie wahrscheinlich du überreizt und wie weit du noch kommen kannst. Das lässt sich vor der Partie abschalten.

rules-choco_challenge-house = Hauswerte
rules-choco_challenge-house-1 = Das gedruckte Heft lässt ein paar Dinge offen oder zeigt sie nur im Bild. Chocobox spielt sie so:
rules-choco_challenge-house-2 = Kronen auf Karten: eine auf jeder Grundkarte und auf Nüssen, Rum und Kirschen; zwei auf Zimt, Vanille, Ingwer und Minze; drei auf dem Chili. Das ist geraten.
rules-choco_challenge-house-3 = Desserts für 4, 5, 6, 7, 8 und 9: zu fünft 5, 5, 4, 3, 2 und 1, wie gedruckt; zu viert 4, 4, 3, 2, 2 und 1; zu dritt 3, 3, 2, 2, 1 und 1. Die letzten beiden sind geraten.
rules-choco_challenge-house-4 = Werkzeuge: ein Schneebesen für jede Person, und zu fünft vier Spritzbeutel und vier Messbecher, wie gedruckt; zu viert je drei, zu dritt je zwei. Nur die für vier und drei sind geraten.
rules-choco_challenge-house-5 = Dass alle in jeden Stapel schauen dürfen, ist ein Hauswert. Alle haben diese Karten gesehen, als sie genommen wurden; so muss sie sich niemand merken.
rules-choco_challenge-house-6 = Ist die Partie nach 60 Runden nicht zu Ende, endet sie mit dieser Runde und wird gezählt, wie sie steht.
