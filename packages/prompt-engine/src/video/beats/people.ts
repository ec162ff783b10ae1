import { readArcs } from './arc.ts';

/** Doings of people, each a change that can be seen from a start to an end. */
export const PEOPLE_ARCS = readArcs(`
# craft: Nearly there.
Two hands settle on {obj} and find the place where the work stopped | d | fingertips brushing the material
The tool makes one short stroke, from first touch to full stop | d | the dry scrape of the tool
{It} tilt[s] {obj} a few degrees to check the line | m | one small creak
A stubborn spot holds under the thumb, bends and gives | c | a small click as it gives
{It} lay[s] both hands flat beside {obj} and look[s] at the result | m | one breath out
# craft: There.
{It} bend[s] over {obj} until the face is lit by the work | m | cloth shifting at the elbow
Thumb and finger draw one piece tight and hold it | d | a soft stretch, a tick
The other hand brings the tool across in a single pass | d | metal on grain
{It} stop[s] with the tool lifted and listen[s] for one second | c | everything but the room falls quiet
{It} set[s] the tool down in its own place | d | wood on wood, once
# make
An empty space waits; {it} bring[s] the first piece into it | m | the piece set down with a soft knock
Two hands press the next piece home and let go | d | a short scrape of contact
{It} turn[s] the half-made thing a quarter round | m | a slow drag on the surface
The last piece hovers, lowers and sits | c | one clean tap
{It} step[s] back and the finished thing stands by itself | f | two steps back, a breath
# cook: Smells about ready.
Steam lifts and opens on a pair of working hands | d | a low sizzle
One hand tilts the pan and lets what is in it slide to the rim | c | the sizzle rising
A pinch of salt falls from the fingers | d | grains pattering
{It} lean[s] in to smell and the shoulders drop | m | one slow breath in
Both hands slide the finished thing to the edge and let go | c | a plate set down
# chop
A blade rests on the board, tip down | d | steel on wood, one touch
The heel of the blade comes down through {obj} | d | one crisp cut
Three more cuts, evenly spaced | c | three cuts, one rhythm
The flat of the blade gathers the pieces into a heap | d | a scrape along the board
{It} tip[s] the board and the heap slides out of the frame | m | a soft fall
# knead
{Obj} lie[S] in one heap, fingerprints in the top | d | a grain of flour rolling
The heel of one hand goes in and pushes away | c | a soft slap
The far edge is folded back over the near one | d | a dull pat
{It} lean[s] in with straight arms and the whole weight | m | wood creaking once
{Obj} spring[S] slowly back from one pressed thumb | d | one breath
# feed
One hand opens, crumbs across the palm | d | a dry rustle
The first crumbs fall and scatter on the ground | d | a light patter
Small heads come in from every edge of the frame | f | quick soft steps
One of them takes a crumb straight from the fingers | c | a tick on skin
{It} show[s] two empty palms | m | wings or feet going
# spell
{It} stand[s] with both hands low, fingers spread | f | cloth stirred by nothing
A spark wakes between thumb and finger and draws a line in the air | d | a crackle
The line hangs by itself, still bright | c | a thin rising tone
{It} close[s] the line into a ring with one slow turn of the wrist | m | the tone locking to one pitch
The ring opens and every loose thing near it lifts | w | a rush of air inward
# kite
{It} hold[s] the kite overhead, string tight | f | paper shivering
The string runs out between two fingers | d | a dry hiss of string
The kite climbs out of the top of the frame | w | cloth snapping
{It} lean[s] back against the pull | m | two quick steps
{It} look[s] up; the shadow of the kite crosses the ground | w | a far flutter
# skydive
{It} crouch[es] at the edge, one hand on the frame | f | a wall of wind
The hand lets go | d | a strap slapping
{It} fall[s] away under the lens, arms spread | w | wind taking everything
Cloth ripples along one sleeve from wrist to shoulder | d | a hard flutter
{It} grow[s] small over the patchwork far below | w | the wind thinning
# pour
The lip of the vessel tilts until the liquid stands at its edge | c | a faint slosh, held
One thin stream falls and meets {obj} below | d | a high trickle that deepens
The stream thickens, folding over itself in a slow rope | d | the pitch rising with the level
A pale ring spreads from the centre to the wall | d | pouring, almost silent now
The wrist turns, the stream breaks, one last drop hangs and falls | c | a single drop
# music
Fingers find their places before any note | d | pads and keys touched, not yet played
{It} take[s] a breath and the first note starts | m | one long note, dry and close
A foot marks four beats on the ground | d | the foot's soft tap under the phrase
{It} bend[s] into the highest note with closed eyes | c | the note held until it thins
The last note stops; the hands stay where they are | m | the tail of the note in the space
# dance
One foot slides forward and takes the weight | d | a sole brushing the ground
{It} raise[s] the arms slowly from the hip to above the head | f | cloth moving, one breath
Three quick steps go from left to right | w | three soft footfalls
{It} turn[s] once, full circle, and stop[s] dead | f | the turn's rush of air, a heel
Only the ribs move as the held pose breathes | m | breathing, close and real
# walk
{It} enter[s] from the left edge, four steps into the frame | w | four footsteps, even
The shoes come past close to the lens, left to right | d | two steps, very near
{It} pass[es] something upright that hides the body for a moment | m | steps dulled, then clear
{It} slow[s] and stop[s] with the weight on one foot | f | a last scuff, quiet
{It} turn[s] the head toward where the walk was going | c | the place itself, a little louder
# run
{It} burst[s] into the frame from the right, already at full stride | w | fast footfalls coming near
Feet strike the ground twice, throwing up what lies there | d | two hard strikes
Hair and cloth stream backward as {it} lengthen[s] the stride | m | breath, quick and close
{It} look[s] back over one shoulder without slowing | c | breath caught for half a second
{It} run[s] out of the top of the frame, growing small | w | footfalls fading
# chase
{It} burst[s] into the frame a moment too late | w | running steps, a gasp
{Obj} skip[S|] just out of reach of an outstretched hand | c | a light scrape on the ground
{It} skid[s] round in a half circle, arms out | f | soles sliding
One hand closes on empty air | d | a slap of palm on nothing
{It} stand[s] bent double, watching {obj} come to rest far off | w | heavy breath, wind
# rest: Just a minute.
{It} sit[s] without moving, both hands open in the lap | f | one breath, very near
The chest rises once and falls | m | a long breath out
A thumb rubs the side of a finger and stops | d | skin on skin, very soft
{It} lift[s] the face slowly until the light reaches the eyes | c | one swallow
The eyes close and stay closed | c | the place itself, a little nearer
# wait
{It} stand[s] still at the edge of the frame, looking out of it | w | cloth moved by air
The weight goes from one foot to the other | d | a sole turning on grit
{It} look[s] down once at both hands | m | a breath through the nose
Something off screen makes {it} raise the head | c | one sound from far off, unexplained
{It} take[s] a single step toward it and stop[s] | f | the one step
# write
The point touches the surface and leaves a first dot | d | a tiny tap
One long stroke runs from left to right without lifting | d | the scratch of the stroke
The hand lifts, moves a finger's width and comes down again | c | a sleeve sliding
The last stroke curls under and stops | d | the scratch slowing to nothing
The hand leaves the frame; what was made stays, still wet | c | air, a page settling
# read
One finger follows the line to the edge of the page | d | a fingertip on paper
{It} turn[s] the page with the flat of the hand | m | paper lifting and falling
The eyes stop in the middle of a line | c | something ticking, far off
{It} look[s] up from the line, not at us | m | one small breath
The page slowly closes over the finger that keeps the place | d | paper settling
# talk: Say that again.
Two faces are already turned to each other, a hand raised between them | m | half a word, cut short
The raised hand turns palm up and stays there | d | a sleeve falling back
One of them leans back a hand's width | m | cloth against a seat
{It} hold[s] the look without blinking | c | a breath held
Both look away in the same moment, in opposite directions | m | one short laugh through the nose
# speak: Listen to this.
{It} look[s] up and meet[s] the lens | m | a breath before speech
One hand opens, palm up, on the first words | c | the voice, near and plain
The eyes go down to the open hand and come back | c | a short pause
{It} nod[s] once on the last word | c | the voice stops, the place is heard
{It} hold[s] still, the corner of the mouth lifting | m | one breath out
# teach: Slowly. Like this.
An older pair of hands shows the movement once, from start to finish | d | the movement's own soft sound
A second pair of hands copies it and stops halfway | d | a small doubtful hum
The older hand turns the other wrist a few degrees | d | sleeve on sleeve
The copied movement closes properly this time | c | a small satisfied tick
{It} nod[s] and the two pairs of hands lie side by side | m | a shared breath
# embrace
Two people stand an arm's length apart, hands at their sides | w | a coat moved by air
One hand reaches across and takes hold of a sleeve | d | fingers on cloth
The distance closes until forehead rests against shoulder | m | cloth against cloth
The hand on the back opens flat and presses once | d | one uneven breath
They part to arm's length again, still holding the sleeve | f | a breath, footsteps far away
# fight
Two stances lock, weight low, eyes level | f | feet grinding into the ground
One side gives half a step and recovers it | d | a heel dragging
The first blow comes across from right to left and is stopped | m | one hard impact
{It} drop[s] under the next swing and come[s] up inside it | c | air cut, a grunt
Everything stops with the two an arm's length apart | w | two breaths, out of time
# jump
{It} crouch[es] until the whole body is a spring | f | breath drawn in
The ground lets go and both feet hang clear of it | w | the noise drops out for a moment
At the highest point {it} seem[s] to stop | m | only air
The landing comes toe first, knees folding | d | one solid hit
{It} straighten[s] up, still moving, and roll[s] the shoulders | m | a breath let go
# ride
Hands close on the grips, one finger after another | d | a creak under the grip
{It} lean[s] and the whole horizon tilts with the body | m | wind past the ear
The ground streams past a hand's width below | d | a steady rush
{It} straighten[s] up out of the turn | f | the rush dropping in pitch
{It} go[es|] on ahead of the lens, growing small | w | the sound going with the shape
# climb
Fingertips test a hold and close on it | d | a grain of grit crumbling
{It} pull[s] up until the elbow locks | m | a breath forced out
One foot searches, finds an edge, takes the weight | d | rubber scraping stone
{It} look[s] down once between the knees | c | wind, suddenly wide
A hand comes over the top edge and stays | d | a palm slapped flat
# grow
Two hands part the soil and leave a small hollow | d | dry crumbs rolling
{It} set[s] {obj} upright in the hollow | c | a soft press
Water falls in a thin arc and darkens the soil | d | a patter, a sinking hiss
{It} firm[s] the ground round it with two thumbs | d | earth pressed twice
{It} sit[s] back on the heels and leave[s] it standing | f | a breath, wind
# planting
{It} kneel[s] and bring[s] {obj} upright over the chosen spot | f | gear creaking as one knee goes down
The point goes into the ground and stops | d | a dull crunch
Both hands press down, elbows locked | c | breath inside close quarters
{It} let[s] go and {obj} stay[S|] standing | m | a last tick, quiet
{It} step[s] back until {obj} and the figure are the same height in the frame | w | two slow steps
# open
{It} hold[s] {obj} still with both hands | m | a palm flattening
One edge lifts a finger's width and stops | d | the first dry crack
The gap widens and light falls into it | d | a slow creak
{It} lean[s] over to see inside, face brightening | c | a breath drawn in
Both hands come away and leave it open | m | a lid coming to rest
# eat
{It} bring[s] the first bite up through the steam | c | a spoon leaving the bowl
The bite goes in; the jaw works once and stops | c | one crisp crunch
The eyes close for the length of a breath | c | a hum, barely heard
{It} reach[es] straight back for more | d | the spoon back in the bowl
The plate is left with one crumb on it | d | the spoon laid down
# laugh
{It} press[es] the lips together to keep a straight face | c | air through the nose
One shoulder starts to shake | m | a cloth rustle
The laugh gets out and the head goes back | m | the laugh, near and unpolished
A hand comes up to cover the eyes | c | breath caught between laughs
{It} wipe[s] one eye and look[s] away smiling | c | a last small laugh
# cheer
{It} stand[s] with both fists at chest height, not breathing | f | a held murmur all round
The fists open | d | a breath drawn in
Both arms go up and stay there | m | one long shout
{It} turn[s] to share it, mouth wide open | c | the shout cracking
The arms come down slowly round whoever is nearest | m | laughter, out of breath
# kneel
{It} stand[s] with head bowed, hands at the sides | w | a boot turning on stone
One knee goes down and touches the ground | d | a single dull knock
{It} bow[s] the head until the neck shows | m | leather or cloth creaking
The hands close over each other on the raised knee | d | leather or cloth, once
{It} look[s] up without rising | c | breath, then stillness
# ring
{It} stand[s] at the bell, one hand raised | m | cloth sliding back from a wrist
The hand comes down and the bell is struck | d | one bright ring
The metal goes on trembling and stops | d | the ring thinning out
{It} lift[s] the chin toward whoever should have heard | m | the last of the ring
{It} turn[s] away; the bell hangs or stands behind, still | m | work going on
# goodbye
Two people stand an arm's length apart, hands at their sides | w | a coat moved by air
One hand takes hold of a sleeve and does not pull | d | fingers on cloth
A head lowers until only the hat brim or hair can be seen | m | one swallow
The hand lets go, one finger at a time | d | cloth released
The space between them grows to four steps | w | four footsteps, going
`);
