### איך מתקינים את הקופסה במכשיר, כמה מקום היא תופסת, ואיך מרוקנים אותה.

## A place of its own
install-title = לשמור במכשיר הזה
install-done = הקופסה נמצאת במכשיר הזה.

## The room it takes
space-title = במכשיר הזה
space-games = משחקים שמורים: { $count }
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } מ״ב בשימוש
space-promise-yes = הדפדפן מבטיח לשמור הכול
space-promise-no = אם ייגמר המקום, הדפדפן עלול למחוק הכול
space-measuring = בודקים …

## Emptying
space-site-clear = להסיר רק את התוכנה
space-site-line = משחקים שמורים והגדרות נשארים. בפעם הבאה התוכנה תרד שוב.
space-site-done = התוכנה הוסרה. המשחקים השמורים וההגדרות עדיין כאן.
space-all-clear = למחוק הכול
space-all-line = משחקים שמורים, תוצאות של תרגול והגדרות של כולם, וכל הערכות לכיתה, יימחקו לתמיד.
space-all-done = הכול נמחק.
space-cut-off = אין לכם אינטרנט: לא תוכלו לפתוח שוב את Chocobox עד שיהיה.
space-emptied = סיום
space-again = לפתוח שוב את Chocobox
