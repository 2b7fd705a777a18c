table-told-turn = { $who ->
    [you] עכשיו תורכם.
   *[name] תור: { $name }.
  }
table-told-over = המשחק נגמר.
table-told-nothing = אין מה לומר.
table-told-own = רק במסך משלכם: כולם היו שומעים.
table-told-can = אפשר: { $choices } ‏P עובר עליהם.
table-choices-back = חזרה
table-go-on = להמשיך

schokoly-run = { $gap ->
    [yes] רווח { $count }
   *[no] ‏{ $colour } { $count }
  }
schokoly-told-card = קלף { $number } מתוך { $cards }: { $card }. דרכים להניח אותו: { $ways }.
schokoly-told-cards = קלפים על הלוח: { $lying }. בקופה: { $stock }. ביד שלכם: { $hand }. הצבע שלכם: { $own ->
    [none] עוד לא נבחר
   *[other] { $own }
  }. נייטרלי: { $neutral ->
    [none] אין
   *[other] { $neutral }
  }.
schokoly-told-smarties = { $who ->
    [you] אתם
   *[name] ‏{ $name }
  }: { $colour ->
    [none] {""}
   *[other] { $colour },{" "}
  }עדשים: { $smarties }.
schokoly-told-points = ‏{ $colour }: { $points }. השטח הגדול ביותר: { $largest }. נייטרלי: { $neutral_pieces }.
schokoly-told-pieces = שטח { $number } מתוך { $areas }: { $colour }, { $size }; עמודה { $x }, שורה { $y }.
schokoly-told-neutral = שטח נייטרלי { $number } מתוך { $areas }: { $size }; עמודה { $x }, שורה { $y }. { $leader ->
    [none] אף אחד לא מוביל.
   *[other] מוביל: { $leader }, ביתרון { $lead }.
  }{ $counts ->
    [no] {" "}קטן מכדי להיחשב.
   *[yes] {""}
  }
schokoly-told-row = שורה { $y }, מעמודה { $x }: { $runs }.
schokoly-told-beside = { $side ->
    [above] מעל
    [right] מימין
    [below] מתחת
   *[left] משמאל
  }: { $runs }.
schokoly-choice-place = מקום { $at } מתוך { $count }: עמודה { $x }, שורה { $y }, { $gain }. { $card }.
schokoly-choice-stack = מלמעלה, { $at } מתוך { $count }: עמודה { $x }, שורה { $y }, { $gain }. { $card }.
schokoly-choice-guard = הגנה: { $card }.
schokoly-choice-offer = הצעה ל{ $other }: { $card }.
schokoly-choice-answer = תשובה: { $card }.
schokoly-group-place = הנחה: { $card }. מקומות: { $count }, הטוב ביותר: { $gain }.
schokoly-group-stack = הנחה עם עדשה: { $card }. מקומות: { $count }, הטוב ביותר: { $gain }.
schokoly-group-guard = הגנה על קלף: { $count }.
schokoly-group-offer = הצעת החלפה: { $count }.

table-key-can = מה אפשר לעשות
table-key-choice = הדבר הבא שאפשר לעשות; עם Shift – הקודם
table-key-do = לעשות אותו
table-key-card = אחד הקלפים שלכם
table-key-table = מה מונח כאן
table-key-score = מה מצב המשחק
table-key-turn = של מי התור
table-key-last = מה קרה לאחרונה
table-key-beside = מה מונח ליד
table-key-rows = שורה אחר שורה
schokoly-key-listed = שטחים, הגדול קודם
schokoly-key-further = שטחים נייטרליים, ומי מוביל
challenge-key-end = עצירה, סוף התור
challenge-key-listed = השוק לפי מחיר
challenge-key-further = מה יש בכל ערמה
kaboom-key-listed = מה ראיתם, ומתי
kaboom-key-further = הקלפים שהושלכו
boom-key-listed = הערמה
boom-key-further = ערמות שזכיתם בהן וקנסות
table-key-switch = לשחק במקש הזה בלבד; עם Enter הוא מתקדם ו־Enter בוחר

boom-key-slap = לחבוט
boom-key-flip = להפוך
boom-key-call = להכריז בננה, תות, שוקו, פיל
boom-key-ready = מוכנים
boom-key-object = להתנגד
boom-key-guilty = להצביע: טעות
boom-key-innocent = להצביע: אין טעות

challenge-key-draw = לשלוף
challenge-key-take = לקחת את קלף הבונוס, או את הקינוח הטוב ביותר
challenge-key-decline = בלי קלף בונוס
challenge-key-inside = להסתכל לתוך הערימה שלכם
challenge-key-arrows = מקלף לקלף
challenge-key-enter = לקחת או לקנות אותו
challenge-key-back = לסגור

kaboom-key-slap = לחבוט, לפי המקום
kaboom-key-slap-own = לחבוט, כשמשחקים לבד
kaboom-key-eye = להציץ, לכסות
kaboom-key-flip = להפוך
kaboom-key-draw = לשלוף
kaboom-key-discard = להשליך
kaboom-key-kaboom = לומר Kaboom!‏
kaboom-key-yes = להחליף
kaboom-key-no = להשאיר, לדלג, לא לתת, זה הכול
kaboom-key-giveup = לוותר
kaboom-key-arrows = מקלף לקלף
kaboom-key-enter = לבחור
kaboom-key-back = לעזוב, לסגור

schokoly-key-take = לקחת קלף
schokoly-key-turn = לסובב; עם Shift לצד השני
schokoly-key-smartie = לקחת עדשה
schokoly-key-arrows = למקום או לקלף הבא
schokoly-key-lay = להניח את הקלף
schokoly-key-end = לשלוף, לסיים את התור
schokoly-key-back = להחזיר הכול ליד שלכם

count-key-digit = להקליד מספר
count-key-who = לבחור מי מקבל
count-key-arrows = מקובייה לקובייה
count-key-say = לענות, או להמשיך
count-key-back = לא לבחור כלום

table-key-undo = לבטל
table-key-hint = רמז
table-key-count = ספירה
table-key-menu = תפריט
