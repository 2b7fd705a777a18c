### Schokolys Regeln in eigenen Worten. Die Tatsachen folgen dem Regelheft; die Hauswerte stehen am Ende.

card-schokoly-1 = Leg an: Mindestens zwei Seiten berühren sich, eine davon mit gleicher Schokolade.
card-schokoly-2 = Dein größtes Gebiet zählt: ein Punkt für jedes Stück.
card-schokoly-3 = Neutrale Gebiete ab sechs Stücken bekommt, wer mehr von ihren Seiten berührt.
card-schokoly-4 = Eine Schokolinse schützt eine Karte, oder du legst damit deine auf andere.

rules-schokoly-aim = Worum es geht
rules-schokoly-aim-1 = Alle legen Karten an einen gemeinsamen, wachsenden Teller Schokolade. Du willst ein möglichst großes Gebiet deiner eigenen Sorte schaffen: Stücke, die Seite an Seite zusammenhängen.
rules-schokoly-aim-2 = Zu zweit und zu viert kannst du außerdem Gebiete der Sorte gewinnen, die niemandem gehört. Wer am Ende die meisten Punkte hat, gewinnt.

rules-schokoly-cards = Die Karten
rules-schokoly-cards-1 = Es gibt 48 Karten. Jede ist ein Quadrat aus vier Stücken Zartbitter, Vollmilch oder Weiß; keine Karte besteht nur aus einer Sorte. Eine Karte darf in jeder der vier Drehungen liegen.
rules-schokoly-cards-2 = Jede Sorte hat ihr eigenes Relief: Zartbitter zwei Rillen, Vollmilch einen Punkt, Weiß ein Blatt.
figure-three-one = Drei und eins
figure-two-two = Zwei und zwei
figure-two-one-one = Zwei, eins und eins

rules-schokoly-start = Vor der ersten Karte
rules-schokoly-start-1 = Alle bekommen vier Karten. Die zwölf Schokolinsen werden gleich verteilt: je sechs zu zweit, je vier zu dritt, je drei zu viert.
rules-schokoly-start-2 = Wer beginnt, schaut die Hand an, wählt eine Sorte Schokolade und legt die erste Karte in die Mitte.
rules-schokoly-start-3 = Wer danach kommt, wählt eine der beiden übrigen Sorten und legt eine Karte an.
rules-schokoly-start-4 = Die dritte Sorte ist neutral: Sie gehört niemandem, und beide können sie gewinnen.

rules-schokoly-turn = Dein Zug
rules-schokoly-turn-1 = Lege eine Karte. Dann kannst du eine Schokolinse auf eine Karte setzen. Dann ziehst du nach, sodass du wieder vier hältst, solange der Stapel reicht.
rules-schokoly-turn-2 = Bis du ziehst, darfst du deine Karte zurücknehmen. Das Ziehen beendet deinen Zug.

rules-schokoly-place = Wo eine Karte liegen darf
rules-schokoly-place-1 = Ihre vier Felder müssen frei sein, und sie muss mindestens zwei Stücke, die schon liegen, mit einer Seite berühren. Die dürfen zu einer Karte gehören oder zu zweien.
rules-schokoly-place-2 = Mindestens an einer dieser Stellen müssen gleiche Sorten aneinanderliegen, egal welche.
rules-schokoly-place-3 = Ecken zählen nie. Eine Karte darf um eine halbe Karte versetzt liegen, und Lücken dürfen entstehen.
rules-schokoly-place-4 = Es zählt, was man von oben sieht: Eine Karte im zweiten Stock verdeckt, was darunter liegt.
figure-place-good = Zwei Berührungen, und Vollmilch trifft Vollmilch
figure-place-colour = Keine gleichen Sorten treffen sich
figure-place-one = Nur eine Berührung

rules-schokoly-smarties = Schokolinsen
rules-schokoly-smarties-1 = Eine Schokolinse kann eines von beidem: eine Karte schützen oder eine Karte in den zweiten Stock heben.
rules-schokoly-smarties-2 = Sie bleibt, wo sie liegt. Auf eine Karte mit Schokolinse darf nie etwas gelegt werden.

rules-schokoly-guard = Eine Karte schützen
rules-schokoly-guard-1 = Nachdem du eine Karte auf den Tisch gelegt hast, darfst du eine deiner Schokolinsen darauf setzen, oder auf irgendeine andere Karte im ersten Stock, die keine hat und von der nichts verdeckt ist.
rules-schokoly-guard-2 = Eine Schokolinse in jedem Zug, und nie nach einer Stapelkarte.

rules-schokoly-stack = Stapelkarten
rules-schokoly-stack-1 = Für eine Schokolinse darfst du deine Karte stattdessen auf andere legen. Sie muss ganz auf Karten des ersten Stocks liegen, auf mindestens zweien, und auf keiner mit Schokolinse.
rules-schokoly-stack-2 = Mindestens eines ihrer Stücke muss mit einer Seite ein sichtbares Stück der gleichen Sorte außerhalb von ihr berühren.
rules-schokoly-stack-3 = Die Schokolinse bleibt für immer auf der Stapelkarte. Verdeckte Stücke zählen nicht mehr. Einen dritten Stock gibt es nicht.
figure-stack = Auf zwei Karten, und Zartbitter trifft Zartbitter

rules-schokoly-end = Das Ende
rules-schokoly-end-1 = Wenn die 48. Karte liegt, ist die Partie sofort vorbei. Alle zählen das größte Gebiet der eigenen Sorte: ein Punkt für jedes Stück.
rules-schokoly-end-2 = Bei gleich vielen Punkten entscheidet das nächstgrößte eigene Gebiet, dann das nächste. Sind alle gleich, gewinnen sie gemeinsam.

rules-schokoly-neutral = Neutrale Gebiete
rules-schokoly-neutral-1 = Zu zweit und zu viert wird jedes neutrale Gebiet aus sechs oder mehr Stücken angesehen. Kleinere zählen für niemanden.
rules-schokoly-neutral-2 = Zählt die Seiten, an denen das Gebiet die eine Sorte berührt, und die Seiten, an denen es die andere berührt. Hier zählen alle Stücke einer Sorte, nicht nur die ihres größten Gebiets.
rules-schokoly-neutral-3 = Wer mehr Seiten hat, bekommt alle Stücke des Gebiets als Punkte. Haben beide gleich viele, bekommt sie niemand.
rules-schokoly-neutral-4 = Der Knopf zum Zählen zeigt das jederzeit: Er lässt jedes Gebiet aufleuchten und zeichnet an jede zählende Seite einen Strich.
figure-neutral = Vollmilch ist neutral: 7 Seiten Zartbitter, 3 Seiten Weiß. Ihre 6 Stücke gehen an Zartbitter.

rules-schokoly-four = Zu viert
rules-schokoly-four-1 = Wer sich gegenübersitzt, bildet ein Team und teilt sich eine Sorte. Jeder hat eine eigene Hand und eigene Schokolinsen. Alles andere ist wie zu zweit.

rules-schokoly-three = Zu dritt
rules-schokoly-three-1 = Wer als Dritter dran ist, nimmt die übrige Sorte. Nichts ist neutral; nur das größte eigene Gebiet zählt.
rules-schokoly-three-2 = In deinem Zug, bevor du legst, darfst du jemandem eine Karte anbieten. Chocobox sagt an, wie viele Stücke von dessen Sorte darauf sind. Der andere lehnt ab oder antwortet mit einer Karte, bei der die Zahl der Stücke deiner Sorte ebenfalls angesagt wird. Dann nimmst du an oder lehnst ab.
rules-schokoly-three-3 = Nimmst du an, wechseln die beiden Karten die Hand. Ein Tausch in jedem Zug, und höchstens ein Angebot an jeden in jedem Zug. Das Tauschen lässt sich vor der Partie abschalten.

rules-schokoly-house = Hauswerte
rules-schokoly-house-1 = Das gedruckte Heft lässt ein paar Dinge offen oder zeigt sie nur im Bild. Chocobox spielt sie so:
rules-schokoly-house-2 = Die Karten: die zwölf möglichen Mischungen, von jeder vier Karten. Zwei Stücke der gleichen Sorte liegen auf einer Karte immer nebeneinander, nie über Eck. Das ist geraten.
rules-schokoly-house-3 = Eine Stapelkarte setzt eine Sorte fort, wenn eine ihrer Seiten außerhalb von ihr ein gleiches Stück berührt.
rules-schokoly-house-4 = Passt keine deiner Karten irgendwo, kommt deine Hand unter den Stapel, und du ziehst einmal ebenso viele neu; danach passt du. Das kommt fast nie vor.
rules-schokoly-house-5 = Bei Gleichstand entscheidet das nächstgrößte Gebiet, wie bei verwandten Spielen.
rules-schokoly-house-6 = Der Ablauf eines Tauschs, und dass es einer in jedem Zug ist, stammt von uns.
