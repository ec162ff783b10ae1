import { type Arc, readArcs } from './arc.ts';
import { MORE_OWN_ARCS } from './own-arcs-more.ts';

const ARCS = readArcs(`
# build construct assemble erect
The pieces lie side by side, none of them joined yet | f | a piece set down with a knock
{own} | m | a knock, a scrape, a knock
One more piece is pressed home and held | d | a dull tap
{Obj} hold[S] together by itself for the first time | c | one creak, then nothing
{It} step[s] back to see the whole of it | f | two steps, a breath
# pull drag haul tow
{It} plant[s] both feet and take[s] hold | f | soles finding the ground
{own} | m | a long low scrape
The grip slips a finger's width and closes again | d | a palm sliding
{Obj} come[S] to rest in close view, the trail behind still fresh | c | the scrape stopping
{It} let[s] go and straighten[s] the back | m | one breath out
# oven
The mouth of the oven glows; {it} bring[s] a long peel level with it | m | embers ticking
{own} | m | wood sliding on stone
The crust ticks and splits along one line | d | a fine crackle
{Obj} lie[S] in close view, steam rolling off the dark crust | c | the crust singing
{It} wipe[s] the flour from both hands, face lit by the glow | m | two soft slaps, a breath
# push shove
{It} lean[s] in with both palms flat | m | palms meeting the surface
{own} | f | a slow grind
The feet slip once and find a better hold | d | soles scraping
{Obj} roll[S] or slide[S] the last length and stop[S] | c | one dull stop
{It} lean[s] back against what was moved, breathing hard | m | breath, near
# carry bring deliver bear
{It} bend[s] at the knees and take[s] the weight | m | a breath held
{own} | f | careful steps
The fingers shift for a better hold | d | a creak under the fingers
{Obj} come[S] down at last, one edge first | d | one soft bump
{It} straighten[s] up and open[s] and close[s] both hands | m | a long breath out
# lift raise hoist
{It} crouch[es] and close[s] both hands under the weight | f | a breath drawn in
{own} | m | breath forced out
The wrists shake and grow steady | d | a small creak
{Obj} hang[S] clear of the ground, held still | c | everything near held
{It} lower[s] the shoulders, eyes still up | m | the breath let go
# throw toss hurl pitch
{It} weigh[s] {obj} in one hand, eyes on the far end | m | a small pat in the palm
{own} | f | cloth snapping, a breath
The empty hand follows through | d | air, then nothing
{Obj} come[S] down out of the top of the frame | c | one soft landing
{It} stay[s] on the front foot, watching | f | a laugh or a breath
# flip
{It} shake[s] the pan once to loosen {obj} | m | a short slide of metal
{own} | m | a flick, a moment of air
For a moment the pan is empty | d | the sizzle gone
{Obj} land[S] back in the pan under a roll of steam | c | a slap, the sizzle back
{It} set[s] the pan down and nod[s] | m | metal on iron
# catch
{It} watch[es] the air, both hands half raised | m | everything near falls quiet
{own} | f | quick steps, one slap
The fingers close before the eyes have followed | d | a dull smack
{Obj} lie[S] safe between two hands | c | a breath let go
{It} hold[s] {obj} up, laughing without a sound | f | one breath
# juggle
{It} hold[s] everything still for one last second | m | a breath drawn in
{own} | f | soft pats, one rhythm
One hand opens and closes under the next fall | d | a pat
{Obj} hang[S] at the top, all in the air at once | c | nothing but air
{It} catch[es] the last of it behind the back and bow[s] | f | one pat, a breath
# row paddle
The blades hang over the water, dripping | d | drops falling back
{own} | f | wood against wood, water pulled
Two small whirlpools slide away astern | d | a gurgle
The bow cuts on, the wake opening behind | m | water along the side
{It} rest[s] with the blades up and let[s] the boat run | f | drips, one breath
# paint draw sketch plaster
The surface waits, bare but for one first mark | c | a brush or a point taken up
{own} | m | a soft even stroke
The wrist turns and the line changes direction | d | bristles or lead on the grain
{Obj} stand[S] there, the last stroke still wet | c | the tool laid down
{It} lean[s] back, head tilted, not yet sure | m | a chair creaking
# open unwrap unbox unlock
{Obj} wait[S] closed, two thumbs on the edge | d | a thumb on the seam
{own} | m | the first dry give
Light falls into the gap | d | a slow creak or crackle
What was inside lies open to view | c | a breath drawn in
{It} look[s] from it to nobody in particular and smile[s] | m | one small breath
# close shut lock
One hand rests on the edge of {obj} | d | a palm settling
{own} | m | a slow creak
The gap narrows to a line of light | d | air pressed out
{Obj} stand[S] closed and still | c | one click
{It} keep[s] the hand there a moment, then take[s] it away | m | a breath, a step
# light ignite
One match lies across the fingers | d | a match box shaken once
{own} | m | a strike, a small rush
The flame bends, shrinks and stands up | c | a soft flutter
The first glow lies on everything near | m | a crackle settling
{It} shake[s] out the match and watch[es], face warm in the light | m | a breath over the match
# blow inflate
{It} draw[s] a deep breath, cheeks round | c | the breath drawn in
{own} | m | one long steady breath
The air is seen in what it moves | d | a flutter
{Obj} in close view: changed, and still moving a little | c | the last of the breath
{It} fall[s] back out of breath, smiling | m | a laugh, out of breath
# wash rinse scrub clean wipe
Water gathers and drips from the fingers | d | drops in a basin
{own} | m | water moving, cloth squeaking
A grey cloud slides off and is gone | d | a swirl of water
{Obj} come[S] up clean and dripping in close view | c | drips, slowing
{It} shake[s] the water off both hands | m | a patter of drops
# sweep mop rake shovel
{It} set[s] the tool to the ground and lean[s] into it | f | a handle creaking
{own} | f | even strokes
The next stroke leaves a clean stripe | d | a dry rush
{Obj} lie[S] gathered in one heap | c | the last stroke stopping
{It} rest[s] both hands on the handle and look[s] back over the ground | f | a breath, air
# serve
Everything stands ready, steam still rising | c | a spoon laid down
{own} | m | a plate sliding on wood
The plate turns until its best side faces out | d | china on wood
{Obj} in close view, untouched for one more second | c | steam, a small hiss
{It} step[s] back, hands folded, waiting for the first bite | m | a breath held
# sell trade
{Obj} wait[S] in front, set out to be seen | c | a rustle
{own} | m | talk without words, a rustle
A hand counts coins into a palm | d | four clicks
{Obj} move[S] from one pair of hands into another | d | paper folding
{It} nod[s] thanks and look[s] for the next in line | m | steps going
# buy
{It} weigh[s] one against the other with both eyes | c | a rustle
{own} | m | coins, a rustle
The coins change palms | d | four clicks
{Obj} slide[S] into the bag | c | paper folding
{It} walk[s] off, bag held close | f | steps going
# meet greet
{It} look[s] up at steps coming near | m | steps, slowing
{own} | f | cloth, a first word without sound
A hand goes out and is taken | d | two palms meeting
The faces stay close, both lit | c | a short laugh
{It} stay[s] standing, nobody quite ready to sit | f | feet shifting
# find discover
{It} bend[s] close, parting what lies on top | m | something light pushed aside
{own} | m | a breath caught
The dust or sand slides off one edge | d | grains running
{Obj} lie[S] free in close view for the first time | c | one small click
{It} look[s] up with eyes wide, holding still | c | a breath let go
# search seek
{It} turn[s] over the first thing that lies in the way | m | a scrape
{own} | f | quick small sounds, one after another
A hand stops in the middle of a reach | d | silence for a second
One thing left unturned stands in close view | c | a tick
{It} stand[s] with empty hands and start[s] again | m | a breath out
# hide
{It} look[s] over one shoulder, then down | m | quick breath
{own} | f | cloth brushing, then nothing
One shoe is drawn in out of sight | d | a small scrape
Only the eyes can be seen | c | breath kept small
{It} press[es] a hand over the mouth and wait[s] | c | one far-off step
`);

/** What people do, by its verb: the place or the hands first, then the idea's own words, then what comes of it. */
export const OWN_ARCS: ReadonlyMap<string, readonly Arc[]> = new Map(
  [...ARCS, ...MORE_OWN_ARCS].flatMap(([verbs, arcs]) =>
    verbs.split(' ').map((verb) => [verb, arcs] as const),
  ),
);
