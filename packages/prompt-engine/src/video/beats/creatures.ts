import { readArcs } from './arc.ts';

/** What animals and beings do: doings first ('animal-run'), then kinds. */
export const CREATURE_ARCS = readArcs(`
# animal-run
{It} lie[s] low, weight gathered over the back legs | f | breath, fast and small
A foot digs in and throws up what lies under it | d | one scrabble
{It} go[es|] past from left to right in three bounds | w | three light landings
Ears flat, eyes ahead, {it} close[s] the last distance | m | breath in time with the stride
{It} stop[s] short in a half turn, sides heaving | f | a skid, panting
# animal-race
{It} push[es] over the starting line by a nose | d | a small wet scrape
The two draw level, side by side | m | two sounds of travel, out of step
One eye swivels to look at the rival | c | a tiny creak
{It} stretch[es] forward by the last finger's width | c | a strained squeak
The finish passes under {it} and both stop at once | w | a pop, silence
# animal-sleep
{It} lie[s] curled, one flank rising and falling | f | slow breath
An ear twitches once and is still | d | a flick of hair
One paw opens and closes on nothing | d | a claw on cloth
A long breath goes out and the whole body sinks | m | the breath itself
The tip of the tail folds over the nose | c | hardly anything
# animal-walk
{It} enter[s] from behind an upright shape, head low | w | four soft steps
One foot is set down, and the print it leaves fills with shadow | d | a light crush
{It} stop[s], one foreleg still lifted | m | everything near falls quiet
The head turns toward the lens, ears forward | c | a breath through the nose
{It} go[es|] on out of the frame; the last thing seen is the tail | w | steps going away
# animal-dive
{It} hang[s|] in place for a moment, eyes on the surface | c | a thin whirr
The wings close and the body drops like a thrown stone | w | air cut
The bill meets the water and the surface opens round it | d | one clean slap
A crown of drops stands up where {it} went in | c | drops falling back
{It} break[s] out again, something silver crosswise in the bill | m | wings beating off water
# animal-breach
The surface lies smooth but for one dark line | w | slack water
{It} rise[s] clear of the surface as far as the fins | w | a wall of water falling away
Water slides off the back in sheets | m | a long hiss
At the top the whole body turns on its side | f | a moment of only air
The body falls flat; the spray climbs and comes down | w | one huge slap, hiss of spray
# animal-swim
{It} come[s] out of the haze head first, slow | w | a low muffled rush
A fin passes close to the lens | d | water dragged past
{It} tilt[s] and show[s] the pale side | m | a bubble rising
The eye passes at arm's length and follows us | c | a click, far off
{It} fade[s] back into the haze tail last | w | the rush thinning
# animal-fly
Wings open and find the air | m | one strong beat
{It} lift[s] off, feet trailing | f | three beats, quickening
The ground slides away under a spread wing | w | wind through feathers
{It} hold[s] still on the air, only the tips working | m | a thin hiss
{It} bank[s] and become[s] a small mark against the sky | w | wind alone
# animal-land
{It} hover[s] over the flower, legs hanging | d | a high steady buzz
Six feet take hold and the stem gives under the weight | d | the buzz stops short
The head goes down into the flower | d | a dry tiny rustle
Yellow grains come loose and stick to the hair | d | a faint scrape
{It} lift[s] off backward; the stem swings up again | c | the buzz starting, going
# animal-open
{It} lay[s] one limb on {obj} and feel[s] round the rim | c | a soft rub
The grip tightens, {obj} turn[S] and the lid comes free | d | a thin squeak, a pop
The lid sinks out of the frame, turning over | d | a clink
{It} reach[es] inside as far as it will go | c | something light rattling
{It} draw[s] back with the prize and close[s] round it | m | a rush, quiet
# animal-knock
{It} sit[s] beside {obj}, looking anywhere else | m | something ticking, far off
One paw comes up and rests against {obj} | d | a pad touching
{It} watch[es] {obj} go without moving a whisker | c | a moment of nothing
The place where {obj} stood is empty, the paw still out | d | one bright crash below
{It} look[s] down over the edge to see what happened | f | the last piece rolling to a stop
# animal-discover
{It} stop[s] at the edge of what is new, nose working | f | quick small sniffs
A front paw goes in, comes out and is shaken | d | a soft crumple
{It} push[es] the whole muzzle in up to the eyes | c | a snort
{It} leap[s] straight up with all four feet | f | one small bark or squeak
{It} tear[s] round in one wide circle and flop[s] down | w | scrabbling, then panting
# animal-guard
Something vast breathes behind the rocks | w | one slow bellows breath
A claw closes carefully round what it keeps | d | a scrape on stone
The neck uncoils and the head comes round | m | scales sliding over scales
An eye opens and its pupil narrows to a line | d | a low rumble
{It} lower[s] the chin over its hoard and grow[s] still | f | the rumble ending in a sigh
# animal-eat
{It} lower[s] the head, eyes still up | f | a nose snuffling
A first bite is taken and tested | c | one small crunch
The jaw works, whiskers or cheeks moving | d | steady chewing
{It} stop[s] in the middle of a bite and listen[s] | c | quiet
{It} go[es|] back to eating, shoulders loose | m | chewing again
# animal-wait
{It} sit[s] facing away, ears up | f | nothing near
One ear turns back toward us, the other stays | d | a breath of air in the fur
{It} lean[s] forward by the width of a paw | m | a claw on the ground
The whole head snaps to one side | c | one far sound, unexplained
{It} settle[s] again, chin down, eyes open | m | a sigh through the nose
# pet
{It} lift[s] the head from the paws | f | a collar or a claw, one tick
The nose works, three short sniffs | d | three sniffs
{It} get[s] up front legs first and stretch[es] | f | a tiny groan
{It} tilt[s] the head and hold[s] it there | c | a breath held
{It} lie[s] down again exactly where it lay | m | a sigh
# wild-animal
{It} stand[s] half hidden, only the outline plain | w | leaves or grass touched
A breath shows at the nostrils | c | breath in, breath out
{It} take[s] two steps into the open and stop[s] | f | two soft steps
Both ears turn to the lens; the eyes follow | c | everything near falls quiet
{It} melt[s] back the way it came | w | one twig
# bird
{It} sit[s] puffed up, one foot tucked away | f | a small scratch
The head turns in three quick stops | c | three tiny ticks
A wing opens and is drawn through the bill | m | feathers combed
{It} lean[s] forward until the balance goes | m | one soft note
{It} drop[s] off the perch; the perch goes on swinging | f | wingbeats going
# insect
Two feelers come over the edge first | d | a hair-fine scratch
{It} pull[s] the body up after them, one leg at a time | d | tiny dry steps
{It} stop[s]; the jaws or wings work once | d | a tick
The light goes through the thin parts and shows their veins | d | a low flutter
{It} turn[s] and go[es|] back under the edge | d | dry steps fading
# sea-animal
Light plays over an empty patch of bottom | w | water, slow and low
The patch moves: {it} was there all the time | f | a rush of sand
{It} unfold[s], limb by limb or fin by fin | m | a soft flap
The eye turns and rests on us | c | one click
{It} draw[s] together and shoot[s] out of the frame | w | a jet of water, quiet
# fantasy-being
A shape that might be rock or tree fills half the frame | w | stone settling
The shape breathes | m | one slow breath
Light catches an eye as it opens | d | a wet click
{It} raise[s] the head until it touches the top of the frame | w | dust or leaves falling off
{It} look[s] down at us and grow[s] still | c | the breath again, warm and close
# robot
A single lamp on the chest flickers and steadies | d | a relay clicking
A joint turns from one stop to the other | d | a thin servo whine
{It} raise[s] the head in three small jerks | m | three ratchet clicks
The lens of the eye opens and focuses | c | an iris whirring
{It} hold[s] still, head tilted a few degrees | f | a fan, slowing
# robot-water
{It} stand[s] with the can held level in both grips | f | a hinge creaking
The wrist turns and water falls in a broken line | d | a patter on leaves
A leaf dips under the drops and springs back | d | a drip, a tick
One drop runs down a rusty finger; {it} watch[es] it go | c | a servo whining softly
{It} lower[s] the can and lean[s] toward the next pot | m | a step, metal on tile
# toy
{It} stand[s] where a hand has left [it|them], one foot not quite flat | f | a tiny plastic tick
A first jerk forward, the length of one step | d | a plastic click
{It} cross[es] a crack as if it were a ravine | w | a row of clicks
{It} stop[s]: something huge and blurred stands behind | m | one far-off bump
{It} drop[s] flat and lie[s] perfectly still | f | a clatter, quiet
`);
