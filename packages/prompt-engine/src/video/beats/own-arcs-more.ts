import { readArcs } from './arc.ts';

/** The second half of what people do, by its verb. */
export const MORE_OWN_ARCS = readArcs(`
# fall slip stumble trip
{It} go[es|] on, not looking down | f | even steps
{own} | f | a skid, a thud
A hand slaps flat on the ground | d | one slap
What was carried or worn rolls a little way off | d | a rattle, stopping
{It} sit[s] up and check[s] that everything still works | m | a groan that turns to a laugh
# skate skateboard snowboard ski slide
One foot tests the surface and pushes off | d | a short scrape
{own} | f | a long even glide
The edge bites in a turn | d | a hiss under the edge
A curved line stays behind on the surface | c | the hiss going away
{It} stop[s] in a half turn, arms wide | f | one sharp scrape, a breath
# surf
{It} lie[s] flat, looking back over one shoulder | m | water drawn back
{own} | w | a long tearing roar
Fingers trail along the wall of water | d | a hiss of spray
The white water closes behind | m | one heavy fall
{It} drop[s] back into the quiet water, hair streaming | f | a shout, half swallowed
# box spar
The gloves come up until only the eyes show | c | leather creaking
{own} | f | quick blows on leather
One foot pivots, the heel lifting | d | a sole squeaking
Sweat flies off in one bright arc | c | a breath forced out
{It} lower[s] the gloves, chest working | m | breath, near and fast
# dig
The edge of the blade stands on unbroken ground | d | metal touching stone
{own} | f | a bite, a lift, a fall of earth
A clod breaks open in the air | d | crumbs falling
The hollow lies in close view, its walls still wet | c | one last clod
{It} lean[s] on the handle and look[s] down into it | f | a breath, wind
# hammer nail
{It} set[s] the left hand, then raise[s] the right | m | a breath drawn in
{own} | m | three even blows
The blow is felt in everything that stands near | d | a ring, a rattle
{Obj} lie[S] struck in close view, changed by one dent | c | the ring thinning out
{It} lay[s] the hammer down and test[s] the place with a thumb | m | iron on wood
# weld forge
{It} tip[s] the mask down with one nod | c | a click
{own} | m | a hard crackle
Sparks bounce along the ground and go out | d | ticks, scattered
The seam glows in close view, then darkens | d | a tick of cooling metal
{It} push[es] up the mask and look[s] | c | a breath out
# film photograph record shoot
{It} bring[s] the camera up and find[s] the edge of the frame | m | a strap sliding
{own} | f | a soft whirr
A ring is turned by the width of a finger | d | one click
{Obj} stand[S] small and sharp in the glass of the lens | d | a shutter, once
{It} lower[s] the camera and go[es|] on looking | c | a breath
# sew knit weave crochet
The thread hangs ready, its end still loose | d | thread drawn over a finger
{own} | m | small even clicks
A loop is drawn tight | d | a soft pull
The newest row lies in close view, even to the last stitch | d | a thumb along the row
{It} hold[s] the work up to the light, head tilted | m | cloth falling
# harvest pick gather collect
One hand pushes the leaves aside | d | leaves brushed
{own} | f | stems giving, one by one
A stem bends and gives | d | a clean snap
{Obj} lie[S] in a full basket, dust and leaf still on | c | one last soft fall
{It} wipe[s] the brow with a wrist and look[s] down the rows | f | wind, a breath
# water
The can or hose hangs over dry ground | c | a hinge creaking
{own} | m | a broken line of water
The soil darkens in a spreading ring | d | a patter, a sinking hiss
Drops stand on the leaves in close view and run together | d | one drip
{It} tip[s] out the last of it and look[s] along the row | f | a few drops, wind
# leave depart
Everything is ready by the door or the road | f | a strap pulled tight
{own} | f | steps going away
One hand stays behind for a second, then lets go | d | fingers leaving wood
The place where they stood lies empty | c | air again
{It} look[s] back once without stopping | m | a step, a breath
# arrive enter
The place lies empty, waiting | w | air
{own} | f | steps coming near
A bag or a hand comes to rest | d | cloth on wood
The first thing recognized is in close view | c | a breath drawn in
{It} stand[s] still and take[s] it all in | m | the breath going out
# drive
A hand turns the key and closes round the wheel | d | a click, an engine taking hold
{own} | f | an engine, even
The road slides up in the mirror | d | tyres on grit
What lies ahead grows in the glass | m | the engine easing
{It} lift[s] one hand off the wheel and breathe[s] out | c | a tick from the engine
# ride cycle
Both hands take hold; one foot leaves the ground | d | a creak under the weight
{own} | f | an even beat, air going by
The ground streams past a hand's width below | d | a rush
A mark stays behind where {it} passed | c | the rush going
{It} slow[s] down and sit[s] up tall | f | a breath, a creak
# swim
{It} stand[s] at the edge, water up to the knees | f | a ripple, a breath drawn in
{own} | f | water parting, stroke by stroke
An arm comes over and drops in clean | d | one slip of water
The wake spreads to both edges of the frame | w | small waves
{It} surface[s], hair flat, and look[s] back | c | one breath out, drops
# dive
Toes curl over the edge | d | a drip
{own} | f | air, then one clean break
Bubbles climb past the lens | d | a muffled roar
The rings widen where {it} went in | c | water closing
{It} come[s] up with a toss of the head | m | a breath, drops falling
# sing
{It} draw[s] one slow breath, eyes closed | c | the breath drawn in
{own} | m | the first note, close and dry
A hand rises with the line | d | cloth sliding on a wrist
The highest note is held until the jaw trembles | c | the note, thinning
{It} open[s] the eyes to the silence after it | c | the end of the note in the space
# film-fly fly
Both hands close on the controls | d | a switch, a click
{own} | w | an engine under the wind
The shadow runs along the ground below | w | wind
The horizon tilts and comes level again | m | the engine easing
{It} look[s] out sideways and smile[s] | c | a breath
# land dock
{It} lean[s] forward, eyes on the one spot ahead | c | a breath held
{own} | f | a long even rush
The first touch throws up dust or spray | d | one hard touch
Everything stands still; only the dust or the ripple goes on | w | the rush dying away
{It} sit[s] back and let[s] both hands drop | m | one breath out
# blow-glass
A glowing lump hangs at the end of the pipe, turning | c | a low furnace roar
{own} | m | one steady breath through iron
The lump swells and thins, orange going to amber | d | a faint ring
The round wall catches the light for the first time | d | a tick of cooling glass
{It} lower[s] the pipe, still turning, and look[s] through the glass | m | the furnace again
# wake stretch
Light lies across the covers | c | cloth rising and falling
{own} | m | a yawn, cloth
Toes spread at the far end | d | a small crack
The hollow stays behind on the pillow | c | cloth settling
{It} sit[s] on the edge and look[s] toward the light | m | a breath
# cry weep
{It} look[s] down, lips pressed together | c | a swallow
{own} | m | uneven breath
One drop falls and spreads in the cloth | d | the smallest tap
The back of a hand goes once across the cheek | c | a breath drawn in
{It} lift[s] the face, quieter than before | c | one long breath
# play-ball
{It} bounce[s] on the toes, eyes on the ball | f | soles scuffing
{own} | w | soles, shouts without words
The ball skids past the lens | d | one dull knock
The ball rolls on alone and stops | c | turf or dust brushed
{It} bend[s] double, laughing, hands on knees | f | breath, out of time
# fish cast
The line hangs slack from the tip of the rod | d | water lapping
{own} | f | a reel ticking
The float dips once and comes up | d | one small plop
Rings run out over the water in close view | c | water, settling
{It} sit[s] back and go[es|] on watching the float | m | a breath, water
# groom brush comb shave cut trim
A comb is drawn through once, from root to tip | d | a soft tick of teeth
{own} | m | small snips or strokes
The cut ends fall past the lens | d | the lightest patter
The finished edge is seen close, clean and even | d | a brush, twice
{It} step[s] aside to compare left and right | m | a breath
# dance twirl waltz
Feet stand together, one heel already lifted | d | a sole turning
{own} | f | soles, cloth, breath
Cloth swings out and wraps round again | m | a rush of cloth
One foot closes beside the other | d | a heel, once
{It} hold[s] the last pose, only the ribs moving | f | breathing, close
`);
