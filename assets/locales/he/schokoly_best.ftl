# המקום הטוב ביותר לקלף אחד.

game-schokoly_best = למצוא את המקום הטוב ביותר

# The sheet to begin from
solo-best = למצוא את המקום הטוב ביותר
boxes-how-best = הניחו קלף אחד במקום שייתן לכם את היתרון הגדול ביותר.
boxes-best-1 = כמה קלפים
boxes-best-1-line = 6 קלפים.
boxes-best-2 = חצי תענוג
boxes-best-2-line = 14 קלפים.
boxes-best-3 = כמעט מלא
boxes-best-3-line = 28 קלפים.

# While one looks
best-note = הניחו קלף אחד במקום הטוב ביותר. אתם משחקים: { $colour }.

# What came of it
best-over = הקלף שלכם הונח
best-points = { $points } מתוך 100 נקודות
best-found = היתרון שלכם: אין טוב ממנו
best-own = היתרון שלכם כאן
best-other = במקום הטוב ביותר, בקו מקווקו
best-rank = מקום { $rank } מתוך { $count } דרכים להניח קלף.
best-here = הקלף שלכם במקום הטוב ביותר.
best-there = המקום הטוב ביותר: עמודה { $x }, שורה { $y }

# Why a place is good
best-why = לפני ואחרי
best-show-before = לפני
best-show-own = המקום שלכם
best-show-best = המקום הטוב ביותר
best-why-turns = שטח נייטרלי ({ $colour }). לפני: { $giver ->
    [nobody] אף אחד
    [you] אתם
   *[other] { $giver }
  }. עכשיו: { $taker ->
    [nobody] אף אחד
    [you] אתם
   *[other] { $taker }
  }.
best-why-own = השטח הגדול ביותר ({ $colour }): מ־{ $before } ל־{ $after }.
best-why-kept = { $taker ->
    [you] שטח נייטרלי שלכם ({ $colour })
   *[other] שטח נייטרלי ({ $colour }) בשביל { $taker }
  }: מ־{ $before } ל־{ $after }.
best-why-nothing = שום שטח שנחשב לא השתנה.
