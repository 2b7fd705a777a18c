### מבט לאחור על משחק שנגמר.
looking-wakes = מתחילים
looking-progress = כל המהלכים נבחנים …
looking-move = מהלך { $move } מתוך { $moves }
looking-done = כל המהלכים נבחנו.
looking-title = הסיכוי בין שווים
looking-curve = הסיכוי לנצח { $ply ->
    [0] לפני המהלך הראשון
   *[other] אחרי מהלך { $ply }
  }: { $chances }
looking-chance = { $name } { $percent } אחוז
looking-percent = { $percent }%

# How each seat played, and its luck
looking-play-well = { $who ->
    [you] שיחקתם טוב.
   *[other] { $name }: משחק טוב.
  }
looking-play-fairly = { $who ->
    [you] שיחקתם די טוב.
   *[other] { $name }: משחק די טוב.
  }
looking-play-badly = { $who ->
    [you] החמצתם סיכויים טובים.
   *[other] { $name }: סיכויים טובים הוחמצו.
  }
looking-play-won_well = { $who ->
    [you] ניצחתם, ושיחקתם טוב!
   *[other] { $name }: ניצחון, ומשחק טוב.
  }
looking-play-won_fairly = { $who ->
    [you] ניצחתם, ושיחקתם די טוב!
   *[other] { $name }: ניצחון, ומשחק די טוב.
  }
looking-play-won_badly = { $who ->
    [you] ניצחתם!
   *[other] { $name }: ניצחון.
  } זה היה יכול להיות אפילו קל יותר.
looking-luck-lucky = { $name }: מזל כמו ב־{ $of } בלבד מתוך 100 משחקים.
looking-luck-unlucky = { $name }: חוסר מזל כמו ב־{ $of } בלבד מתוך 100 משחקים.
looking-luck-even = { $name }: מזל רגיל.
looking-reaction = { $name }: חצי מכל החבטות וההכרזות בתוך { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳.
looking-reaction-bots = הבוטים: חצי בתוך { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳.

# The moments
looking-moments = מה היה חשוב
looking-none = בלי טעות גדולה ובלי מזל גדול.
looking-slip = { $name }, מהלך { $move }: פספוס. הוא עלה { $percent } מתוך 100 משחקים.
looking-mistake = { $name }, מהלך { $move }: טעות. היא עלתה { $percent } מתוך 100 משחקים.
looking-blunder = { $name }, מהלך { $move }: טעות גדולה. היא עלתה { $percent } מתוך 100 משחקים.
looking-lucky = { $name }, מהלך { $move }: מזל גדול. הוא הביא { $percent } מתוך 100 משחקים.
looking-unlucky = { $name }, מהלך { $move }: חוסר מזל. הוא עלה { $percent } מתוך 100 משחקים.
looking-puzzles = לתרגל חידות מהמהלכים שלכם: { $count }
looking-better = טוב יותר: { $advice }

looking-note = מה זה 36 אחוז? מתוך 100 משחקים כאלה, המקום הזה מנצח ב־36, אם מכאן כולם משחקים טוב באותה מידה. טעות היא רק מה שהמקום עצמו היה יכול לדעת.
