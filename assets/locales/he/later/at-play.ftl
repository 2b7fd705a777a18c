### While a class plays a set: a large tile says from afar how it goes, and the rest of the box may be hidden.

## For teachers: two switches of a set, each with a line, and what each means on the page of the set
class-at-play = בזמן המשחק
class-glance = שלט שקוראים מרחוק
class-glance-line = בגדול, ליד כל משימה: המספר שלה, ו״בעבודה״, ״נתקעתי״ או ״סיימתי״. שום דבר לא נשלח.
class-glance-told = בכל משימה שלט גדול מראה איך מתקדמים.
class-kiosk = רק המשימות האלה
class-kiosk-line = שאר הקופסה מוסתרת עד שכל המשימות מבוצעות. הטאבלט עצמו לא ננעל.
class-kiosk-told = שאר הקופסה מוסתרת עד שכל המשימות מבוצעות; מבוגרים פותחים אותה בעזרת תרגיל חשבון.

## For pupils
glance-state = { $state ->
    [stuck] נתקעתי
    [done] סיימתי
   *[working] בעבודה
  }
glance-press = { $state ->
    [stuck] ממשיכים? לחצו כאן.
   *[working] נתקעתם? לחצו כאן.
  }
kiosk-hides = שאר הקופסה מוסתרת עד שהמשימות האלה מבוצעות. הטאבלט עצמו לא נעול.
kiosk-adult = למבוגרים: פתיחת הקופסה
kiosk-sum = כמה זה { $less } × { $more }?
kiosk-answer = { $number }
kiosk-wrong = לא נכון. הנה תרגיל אחר.
kiosk-done = כל המשימות בוצעו: הקופסה כולה פתוחה.
kiosk-open = הקופסה נפתחה בידי מבוגרים.
