# שיעורים: מה כל שיעור אומר

lesson-first = פעם ראשונה?
lesson-learn = ללמוד במשחק
lesson-step = צעד { $number } מתוך { $count }
lesson-stars = כוכבים: { $stars } מתוך { $most }
lesson-next = הלאה
lesson-show = הראו לי
lesson-helped = הנה, ככה.
lesson-back = לבטל
lesson-first-back = קודם בטלו את המהלך.
lesson-first-next = קודם לחצו על ״הלאה״.
lesson-first-watch = עכשיו רק מסתכלים.
lesson-end = עכשיו אפשר לשחק!
lesson-all = מצאתם הכול בלי עזרה.
lesson-some = את השאר לומדים תוך כדי משחק.
lesson-play = משחק אמיתי
lesson-again = ללמוד שוב
