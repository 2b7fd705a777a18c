### תרגול: חידות מהטעויות שלכם.

practise-leave = לצאת מהחידות
practise-lost = אולי היא מגרסה ישנה של Chocobox.

# At the table
practise-say-better = { $who ->
    [you] פעם טעיתם כאן.
   *[name] פעם הייתה כאן טעות של { $name }.
  } מצאו משהו טוב יותר.
practise-task = מצאו את הבחירה הטובה ביותר; יש לכם אחת.
practise-task-right = נפתרה
practise-task-wrong = לא נפתרה
practise-right = נכון! { $advice }
practise-good = כמעט הכי טוב! עוד יותר טוב: { $advice }
practise-wrong = עוד לא: זה עולה { $percent } מתוך 100 משחקים. טוב יותר: { $advice }
practise-shown = טוב יותר: { $advice }
