front-soon = הקופסה בדרך.
front-stuck = חלק מ־Chocobox לא הגיע.
front-again = לנסות שוב
front-portal = הרשת הזאת עונה לכל פנייה בדף משלה, אולי כדי להתחבר: פתחו דף אחר כלשהו, התחברו שם, ואז נסו כאן שוב.
front-shut = אי אפשר להפעיל כאן את Chocobox: בתוך דף אחר שסוגר עליה, או מתוך תיקייה. פתחו את הכתובת שלה בחלון נפרד, או השתמשו בקובץ היחיד, chocobox.html.
front-script = הקופסה של Chocobox צריכה JavaScript.
