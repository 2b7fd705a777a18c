### כל מה שהמכשיר הזה שומר, בקובץ אחד.

whole-title = שמירה והעברה
whole-line = במכשיר אחר הקובץ מתווסף למה שיש שם.
whole-save = לשמור הכול בקובץ
whole-take = לקחת מקובץ
whole-working = קריאה: { $done } מתוך { $all }
whole-saved = נשמר. משחקים: { $games }, ערכות לכיתה: { $sets }, תוצאות: { $results }, תרגולים: { $practices }. אפשר לקרוא את השמות שבקובץ: שמרו עליו כמו על רשימת תלמידים.
whole-saved-not = אי אפשר היה לשמור את הקובץ. נסו שוב.
whole-taken = { $added ->
    [0] לא היה שום דבר חדש בקובץ.
   *[other] חדש: { $added }.
  }{ $newer ->
    [0] { "" }
   *[other] { " " }עודכן: { $newer }.
  }{ $same ->
    [0] { "" }
   *[other] { " " }כבר היה כאן: { $same }.
  }{ $damaged ->
    [0] { "" }
   *[other] { " " }פגום, לא נלקח: { $damaged }.
  }{ $refused ->
    [0] { "" }
   *[other] { " " }ערכות ותוצאות שאין קישור שמאמת אותן, לא נלקחו: { $refused }.
  }{ $unchecked ->
    [0] { "" }
   *[other] { " " }תוצאות שאי אפשר היה לשחק שוב את המהלכים שלהן, לא נבדקו: { $unchecked }.
  }
whole-fault-foreign = הקובץ הזה פגום, או שהוא לא מ״לשמור הכול בקובץ״.
whole-fault-newer-box = הקובץ הזה מגרסה חדשה יותר של Chocobox. כשיש אינטרנט, טענו מחדש את המדף, עברו לגרסה החדשה ונסו שוב.
whole-fault-broken = אי אפשר היה לקחת את הקובץ עד סופו. מה שהגיע נשאר. נסו שוב.
whole-differs = משחקים שכאן הם לא כמו בקובץ: { $count }. מה יישאר?
whole-both = שניהם
whole-mine = אלה שכאן
whole-theirs = אלה שבקובץ
whole-both-done = עכשיו שניהם שמורים.
whole-mine-done = אלה שכאן נשארים.
whole-theirs-done = אלה שבקובץ נמצאים כאן עכשיו.
