### המסלול של כל ילדה וילד: מיומנויות, רמות, ומה שחוזר.

practise-title = לתרגל את המהלכים שלכם
path-back = המסלול שלכם
path-private = הכול נשאר במכשיר הזה עד שמרוקנים את Chocobox.

path-today-line = היום אותו דבר לכולם.
path-today-play = לשחק
path-due = { $count ->
    [0] היום שום דבר לא חוזר
   *[other] חוזרים היום: { $count }
  }
path-done = חידות שנפתרו סופית: { $done }
path-more = עוד { $count }
path-learn-of = ללמוד במשחק: { $game }
daily-puzzle = היום: חידה של { $game }
daily-round = היום: תרגול ל־{ $game }
daily-deal = היום: חלוקה של { $game }
path-puzzles = חידות מהמהלכים שלכם: { $count }
path-puzzles-practise = לתרגל את החידות שלכם
path-nothing = מה שלא הצליח חוזר אחרי יום, אחרי 3 ימים ואחרי 7. ״מבט לאחור״ אחרי משחק יוצר חידות.
path-later = { $days ->
    [1] יחזרו בהמשך: { $later }, הקרוב מחר.
    [2] יחזרו בהמשך: { $later }, הקרוב בעוד יומיים.
   *[other] יחזרו בהמשך: { $later }, הקרוב בעוד { $days } ימים.
  }
path-week = הלוח של שבוע { $number }
path-week-line = קלף אחד. אותו לוח לכולם.
path-week-play = לחפש את המקום

path-level = רמה { $level } מתוך 3
path-all = כל הרמות הושלמו
path-practise-of = תרגול: { $name }, רמה { $level }

path-schokoly_count-largest = השטח הגדול ביותר
path-schokoly_count-largest-line = מצאו אותו על הלוח.
path-schokoly_count-size = גודל
path-schokoly_count-size-line = ספרו את הקוביות של שטח.
path-schokoly_count-sides = צלעות
path-schokoly_count-sides-line = ספרו את הצלעות לאורך שטח נייטרלי.
path-schokoly_count-who = מי מקבל?
path-schokoly_count-who-line = אמרו של מי שטח נייטרלי.
path-schokoly_best-join = חיבור
path-schokoly_best-join-line = קלף אחד הופך שני שטחים לאחד.
path-schokoly_best-corner = מלכודת הפינה
path-schokoly_best-corner-line = פינות לא מחברות.
path-schokoly_best-neutral = רוב נייטרלי
path-schokoly_best-neutral-line = עוד צלע אחת, והשטח הנייטרלי שלכם.
path-schokoly_best-stack = הנחה מעל
path-schokoly_best-stack-line = עם עדשה, הקלף עולה למעלה.
path-choco_practice-colours = צבעים
path-choco_practice-colours-line = הצבע קובע, לא התמונה.
path-choco_practice-parrot = תוכי
path-choco_practice-parrot-line = חוזר על ההכרזה האחרונה.
path-choco_practice-doubles = זוגות
path-choco_practice-doubles-line = אותו דבר פעמיים: חבטה.
path-schokoly-puzzle = המהלך הטוב ביותר
path-schokoly-puzzle-line = איפה הקלף מביא הכי הרבה?
path-choco_challenge-puzzle = הבחירה הטובה ביותר
path-choco_challenge-puzzle-line = לשלוף, לעצור, או לקנות מה?
