### While a class plays: pupils’ tablets show a teacher’s tablet, in the same Wi-Fi, which task is open. The first part is for teachers, the second for pupils.

onlook-title = Look on while they play
# $key: the name of a key on pupils’ devices.
onlook-text = On the page of these tasks a pupil presses “{ $key }”; here you let that tablet in. Then the two devices meet. Nothing of it is kept.
# A key, and the title of the sheet where two devices meet.
onlook-in = Let a tablet in
# Tries at the open task that were not right, or not won.
onlook-wrong = Failed tries: { $wrong }
# Heard only. $name: a child.
onlook-came = { $name } is here.
onlook-away = { $name } is away.
# A key on the tile of a child who is away, as it is seen and as it is heard. $name: that child.
onlook-gone = Put away
onlook-gone-name = Put away: { $name }
onlook-other = The two devices have different tasks. Open the same set on both, then meet again.

onlook-show = Show the teacher live
onlook-shown = The teacher’s tablet sees your name, your task and your tries.
onlook-stop = Stop showing
