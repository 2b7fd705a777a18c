### Schokoly על השולחן.

## On the shelf
game-schokoly = Schokoly
line-schokoly = חברו את השוקולדים שלכם
credit-schokoly = משחק של Steffen Mühlhäuser, עם רעיונות מתוך ״Malu״ של Andreas Kuhnekath. גרפיקה: Steffen Mühlhäuser, Bernhard Kümmelmann. הוצאה: Steffen-Spiele, 2011.
bot-nibbler = נשנשן
bot-nibbler-line = מניח כל מה שמתאים
bot-hamster = אוגר
bot-hamster-line = בוחר מקום טוב, לעתים רחוקות את הטוב ביותר
bot-taster = טועם
bot-taster-line = מסתכל קלף אחד קדימה
bot-chocolatier = שוקולטייר
bot-chocolatier-line = חושב קדימה, קשה לנצח אותו
bot-master = רב־אמן
bot-master-line = רואה מוקדם מה ייחשב

## At the table
schokoly-dark = מריר
schokoly-milk = חלב
schokoly-white = לבן
schokoly-card = { $a }, { $b }; מתחת: { $c }, { $d }
schokoly-card-lying = { $card }; עמודה { $x }, שורה { $y }{ $tier ->
    [2] , מעל קלפים אחרים
   *[other] {""}
  }{ $smartie ->
    [yes] , עם עדשה
   *[other] {""}
  }
schokoly-board = לוח
schokoly-board-picture = קלפים על הלוח: { $count }
schokoly-board-keys = קלפים על הלוח: { $count }. מקשי החצים מזיזים, Enter מניח.
schokoly-hand = הקלפים שלכם: { $count }
schokoly-hand-of = היד: { $name }
schokoly-ghost = { $way ->
    [keys] { $card }; Enter מניח
   *[touch] { $card }; נגיעה מסובבת
  }
schokoly-back = חזרה ליד שלכם
schokoly-cards = קלפים: { $count }
schokoly-smarties = עדשים: { $count }
schokoly-score = ‏{ $colour }: { $count }
schokoly-stock = קופה: { $count }

# Buttons: short, in one line
schokoly-turn = לסובב את הקלף
schokoly-lay = הנחה
schokoly-draw = שליפה
schokoly-pass = סוף התור
schokoly-swap = הצעת החלפה
schokoly-smartie-key = לקחת עדשה: נשארו { $count }
schokoly-no-stack = את הקלף הזה אי אפשר להניח עכשיו מעל אחרים.
schokoly-only-so = הוא מתאים רק ככה.

# Choosing
schokoly-choose = בחרו את השוקולד שלכם
schokoly-choose-why = השטח המחובר הגדול ביותר שלכם נחשב.

# What to do: one line over the table
schokoly-note-take = { $way ->
    [keys] תורכם: בחרו קלף מהיד.
   *[touch] תורכם: גררו קלף אל הלוח, או געו בו.
  }
schokoly-note-place = { $way ->
    [keys] בחרו מקום במקשי החצים, או סובבו את הקלף.
   *[touch] געו במקום, או בקלף כדי לסובב אותו.
  }
schokoly-note-stack = { $way ->
    [keys] בחרו במקשי החצים מקום שמעל קלפים אחרים.
   *[touch] געו במקום שמעל קלפים אחרים.
  }
schokoly-note-turn = ככה הוא לא מתאים. סובבו אותו, או קחו אחר.
schokoly-note-lay = { $way ->
    [keys] להניח כאן? מקש Enter מניח.
   *[touch] להניח כאן? נגיעה מסובבת.
  }
schokoly-note-placed = { $end ->
    [draw] שלפו קלף, והתור ייגמר.
   *[other] הקופה ריקה: סיימו את התור.
  }
schokoly-note-placed-guard = { $end ->
    [draw] הגנו על קלף בעדשה, או שלפו.
   *[other] הגנו על קלף בעדשה, או סיימו את התור.
  }
schokoly-note-guard = { $way ->
    [keys] בחרו במקשי החצים את הקלף שעליו תגנו.
   *[touch] געו בקלף שעליו תגנו.
  }
schokoly-note-stuck = שום קלף לא מתאים: שלפו חדשים, או ותרו על התור.

# $colour and $area are kinds of chocolate; $card is a card in words
schokoly-say-places = ביד שלכם: { $card }. { $count ->
    [0] ככה הוא לא מתאים בשום מקום; F מסובב.
   *[other] מקומות: { $count }; השתמשו במקשי החצים.
  }
schokoly-say-spot = מקום { $at } מתוך { $count }, עמודה { $x }, שורה { $y }.
schokoly-say-joins = מחובר: { $colour }, { $count }.
schokoly-say-change = ‏{ $colour }: { $same ->
    [yes] עדיין { $after }
   *[other] מ־{ $before } ל־{ $after }
  }.
schokoly-say-turned = שטח נייטרלי ({ $area }), קוביות: { $count }, עכשיו בשביל: { $whose ->
    [nobody] אף אחד
   *[other] { $colour }
  }.
schokoly-say-guards = קלפים שאפשר להגן עליהם: { $count }; השתמשו במקשי החצים.

# The story
schokoly-event-chose = ‏{ $who ->
    [you] אתם משחקים
   *[other] השוקולד של { $name }
  }: { $colour }.
schokoly-event-placed = { $who ->
    [you] הנחתם קלף.
   *[other] { $name }: הונח קלף.
  }
schokoly-event-stacked = { $who ->
    [you] הנחתם קלף מעל אחרים.
   *[other] { $name }: הונח קלף מעל אחרים.
  }
schokoly-event-guarded = { $who ->
    [you] הגנתם על קלף.
   *[other] { $name }: עדשה מגינה על קלף.
  }
schokoly-event-drew = { $who ->
    [you] שלפתם קלף.
   *[other] { $name }: נשלף קלף.
  }
schokoly-event-redrew = { $who ->
    [you] שלפתם קלפים חדשים: אף קלף לא התאים.
   *[other] { $name }: נשלפו קלפים חדשים, כי אף קלף לא התאים.
  }
schokoly-event-declined = { $who ->
    [you] הקלף נשאר אצלכם.
   *[other] הקלף נשאר אצל { $name }.
  }
schokoly-event-passed = { $who ->
    [you] סיימתם את התור.
   *[other] { $name }: סוף התור.
  }
schokoly-event-undone = { $who ->
    [you] ביטלתם את המהלך.
   *[other] { $name }: המהלך בוטל.
  }
schokoly-event-offered = ‏{ $who ->
    [you] הצעה שלכם ל{ $other }
    [to-you] הצעה של { $name } אליכם
   *[other] הצעה של { $name } ל{ $other }
  }: { $count } × { $colour }.
schokoly-event-answered = ‏{ $who ->
    [you] התשובה שלכם
   *[other] התשובה של { $name }
  }: { $count } × { $colour }.
schokoly-event-swapped = { $who ->
    [you] החלפתם קלף עם { $other }.
    [to-you] החלפתם קלף עם { $name }.
   *[other] החלפת קלף: { $name } ו{ $other }.
  }

# Why not
schokoly-why-choose-first = קודם בחרו את השוקולד שלכם.
schokoly-why-place-first = קודם הניחו קלף.
schokoly-why-swap-first = קודם סיימו את ההחלפה.
schokoly-why-not-in-hand = הוא לא ביד שלכם.
schokoly-why-first-at-centre = הקלף הראשון בא באמצע.
schokoly-why-not-free = רק קלף עליון מונח על אחרים.
schokoly-why-too-few-contacts = לפחות שתי צלעות צריכות לגעת.
schokoly-why-no-equal-colour = לפחות קובייה אחת צריכה לגעת בסוג שלה.
schokoly-why-no-smartie = לא נשארה לכם עדשה.
schokoly-why-not-all-covered = קלף עליון צריך לשכב כולו על קלפים אחרים.
schokoly-why-one-card-only = הוא צריך לשכב על שני קלפים או יותר.
schokoly-why-guarded = עדשה מגינה על הקלף הזה.
schokoly-why-already-placed = כבר הנחתם קלף: שלפו, או בטלו.
schokoly-why-covered = חלק ממנו מכוסה.
schokoly-why-already-guarded = רק עדשה אחת בכל תור.
schokoly-why-after-stack = עדשה אחת בתור: היא על הקלף העליון.
schokoly-why-not-laid = הקלף הזה לא על השולחן.
schokoly-why-not-offered = הוא לא מתאים שם.

# What a beginner meets for the first time
schokoly-first-guard = עדשה מגינה על קלף: אף אחד לא יכול לכסות אותו.
schokoly-first-stack = { $way ->
    [keys] קחו את העדשה: עכשיו אפשר להניח את הקלף מעל אחרים.
   *[touch] געו בעדשה: עכשיו אפשר להניח את הקלף מעל אחרים.
  }

# Hints
schokoly-advice-choose = קחו: { $colour }.
schokoly-advice-place = הניחו אותו כאן.
schokoly-advice-stack = הניחו אותו כאן, מעל.
schokoly-advice-guard = הגנו על הקלף הזה.
schokoly-advice-draw = עכשיו שלפו.
schokoly-advice-pass = סיימו את התור.
schokoly-advice-offer = הציעו את הקלף הזה ל{ $other }.
schokoly-advice-answer = ענו בקלף הזה.
schokoly-advice-accept = הסכימו להחלפה.
schokoly-advice-decline = השאירו את הקלף אצלכם.
schokoly-hint-grows-own = השטח שלכם גדל.
schokoly-hint-joins-own = זה מחבר שני שטחים שלכם.
schokoly-hint-wins-neutral = זה עוזר לזכות בשטח נייטרלי.
schokoly-hint-blocks-other = זה חוסם את האחרים.
schokoly-hint-guards-own = השטח שלכם מוגן שם.
schokoly-hint-saves-smartie = העדשים שלכם יהיו שוות יותר אחר כך.
schokoly-hint-guards-nothing = עדשה לא תציל כלום עכשיו.
schokoly-hint-most-in-hand = ממנו יש לכם הכי הרבה.
schokoly-hint-enough-in-hand = יש לכם מספיק ממנו.
schokoly-hint-better-later = מקומות אחרים נותנים יותר עכשיו, אבל פחות אחר כך.
schokoly-hint-little-to-gain = עכשיו אין מקום שמרוויחים בו.
schokoly-hint-good-swap = החלפה טובה בשבילכם.
schokoly-hint-bad-swap = החלפה לא טובה בשבילכם.

# Swaps
schokoly-offer-card = { $way ->
    [keys] בחרו קלף ושם.
   *[touch] געו בקלף ובשם.
  }
schokoly-offer-told = ההודעה ל{ $name }: { $count } × { $colour }.
schokoly-offer-not = לא עכשיו
schokoly-offer = הצעה
schokoly-asked = הצעה של { $name }: { $count } × { $colour }
schokoly-answer-card = { $way ->
    [keys] בחרו את הקלף שתתנו תמורתו.
   *[touch] געו בקלף שתתנו תמורתו.
  }
schokoly-answer = תשובה
schokoly-answered = התשובה של { $name }: { $count } × { $colour }
schokoly-answered-for = תמורת הקלף שלכם:
schokoly-accept = החלפה
schokoly-decline = לא, הקלף נשאר
schokoly-waiting = { $name } במחשבה …

# The count
schokoly-count-own = השטח הגדול ביותר ({ $colour }): { $count }.
schokoly-count-neutral = שטח נייטרלי ({ $colour }): { $count }.
schokoly-count-small = שטחים נייטרליים קטנים מדי ({ $colour }): { $count }.
schokoly-count-winner = צלעות: { $most } מול { $fewer }. { $count } נקודות בשביל: { $colour }.
schokoly-count-nobody = צלעות: { $most } לכל צד. בשביל אף אחד.

# The end
schokoly-praise-card = הקלף הטוב ביותר: { $value ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $value } נקודות
  }
schokoly-praise-area = השטח הגדול ביותר: { $value }
schokoly-end-line = { $names }, { $colour }: השטח הגדול ביותר { $largest } + נייטרלי { $neutral }
schokoly-end-line-three = { $names }, { $colour }: השטח הגדול ביותר { $largest }
schokoly-end-tie = שוויון. שטח { $at } לפי הגודל מכריע: { $most } מול { $fewer } ({ $colour }).
schokoly-end-shared = שוויון עד השטח האחרון: ניצחון משותף.

# Help
schokoly-help-touch = גררו קלף למקום, או געו בשניהם; המספר הוא מה שתרוויחו. געו בקלף כדי לסובב אותו, ואז לחצו על ״הנחה״.
schokoly-help-board = אצבע אחת מזיזה את הלוח, שתיים מגדילות ומקטינות.

## The lesson: one or two short sentences each, in a line over the table
lesson-schokoly-lay = אתם משחקים מריר. הביאו קלף למקום, ואז לחצו על ״הנחה״.
lesson-schokoly-draw = מתאים: שתי קוביות נוגעות, ולאחת אותו טעם. עכשיו שלפו!
lesson-schokoly-white = הלבן מניח קלף.
lesson-schokoly-join = { $way ->
    [keys] לוח חדש: חברו את השטחים שלכם. סובבו את הקלף; מצאו {"+5"}.
   *[touch] לוח חדש: חברו את השטחים שלכם. נגיעה בקלף מסובבת אותו; מצאו {"+5"}.
  }
lesson-schokoly-apart = עדיין מופרדים. המקום עם {"+5"} מחבר אותם.
lesson-schokoly-neutral = השטח הגדול ביותר שלכם נחשב: שמונה נקודות. אפשר לזכות גם בחלב הנייטרלי.
lesson-schokoly-win = לוח חדש: הלבן נוגע בחלב ב־4 צלעות, המריר ב־2. געו ביותר צלעות!
lesson-schokoly-whites = ספרו שוב: המריר צריך יותר צלעות מהלבן.
lesson-schokoly-won = 5 צלעות מול 4: החלב שלכם. עוד שש נקודות!
lesson-schokoly-stack = { $way ->
    [keys] לוח חדש: הלבן מפריע לכם. קחו את עדשת השוקולד, ואז כסו את הלבן.
   *[touch] לוח חדש: הלבן מפריע לכם. געו בעדשת השוקולד, ואז כסו את הלבן.
  }
lesson-schokoly-in-two = עדיין שני חלקים. רק קלף מלמעלה מחבר אותם.
lesson-schokoly-safe = קלף עליון אי אפשר לכסות. על קלפים אחרים מגינה עדשה.
lesson-schokoly-guard = { $way ->
    [keys] לוח חדש: הגנו על הקלף האמצעי. קחו את העדשה, ואז בחרו את הקלף הזה.
   *[touch] לוח חדש: הגנו על הקלף האמצעי. געו בעדשה, ואז בקלף הזה.
  }
lesson-schokoly-bare = הלבן עוד יכול לכסות את הקלף האמצעי: הגנו עליו.
lesson-schokoly-guarded = עכשיו אף אחד לא יכול לכסות אותו: השטח שלכם נשאר שלם.
lesson-schokoly-find = לוח חדש: הלבן מוביל. מצאו מקום לשש נקודות או יותר.
lesson-schokoly-few = מקום אחר מביא שש נקודות או יותר.
lesson-schokoly-end = 9 בשטח הגדול ביותר ועוד 6 נייטרליות הם 15 נקודות. ניצחתם!
lesson-schokoly-first-draw = קודם שלפו קלף.
lesson-schokoly-first-place = קודם הניחו קלף.
lesson-schokoly-first-stack = קודם כסו את הלבן, עם עדשה.
lesson-schokoly-first-guard = קודם הגנו על הקלף האמצעי.

## The rules on a card
card-schokoly-1 = מניחים קלף: לפחות שתי צלעות נוגעות, אחת מהן באותו שוקולד.
card-schokoly-2 = השטח הגדול ביותר שלכם נחשב: נקודה לכל קובייה.
card-schokoly-3 = שטחים נייטרליים של שש קוביות ומעלה שייכים למי שנוגע ביותר צלעות.
card-schokoly-4 = עדשת שוקולד מגינה על קלף, או מאפשרת להניח קלף מעל אחרים.
