/*
 * How a deed begins and what is left when it is done, as far as its verb says so: whoever steals comes close before, and
 * is away with it after. Only what every such deed has.
 * verbs | what it is done to or who does it, or - | how it begins | how it ends
 * Slots: {A} who does it, as it is introduced; {the} the same, called again; {o} what it is done to; {with} whom it is
 * done with; {hands} the hands of a person. The first wording whose slots are filled is taken; - is none.
 */
export const PHASE_ROWS = `
steal, swipe, snatch, pilfer, grab | - | {A} come[s] close to {o} | {The} get[s] away with {o}
pick up, fetch, collect | - | {A} come[s] up to {o} | {The} carr[ies|y] {o} away
rescue | - | {A} come[s] up to {o} | {O} [is|are] out of danger, close
free, release | - | {A} come[s] up to {o} | {O} move[s] off, free
cut loose, cut free, set free | - | {A} come[s] up to {o} | {O} move[s] off, free
clear, vault, hurdle | bar, fence, hurdle, hurdles, wall, gate, ditch, horse, crossbar | {A} run[s] up | {The} land[s]
jump, leap, breach, surface | whale, whales, dolphin, dolphins, orca, orcas, salmon | - | {The} drop[s] back and the water closes
jump, leap, dive, plunge | lake, pool, water, sea, river, pond, ocean | {A} look[s] down at the water | {The} come[s] up again
jump, leap | - | {A} crouch[es] to jump | {The} land[s]
light | candle, candles, lamp, lantern, lanterns, fire, stove, torch, beacon, campfire, fuse, bonfire | {Hands} reach for {o}; {A} come[s] close to {o} | {O} burn[s], its glow on everything around
light | cigarette, pipe, cigar | {Hands} shield {o}; {A} come[s] close to {o} | {The} let[s] the smoke go
blow out | - | {A} draw[s] a breath | Smoke rises from {o}
write, draw, sketch, sign, copy | - | {A} bend[s] over {o} | {The} look[s] up from {o}
paint | wall, walls, fence, door, house, ceiling, mural, boat, gate | {A} step[s] up to {o} | {The} step[s] back from {o}
paint | - | {A} bend[s] over {o} | {The} look[s] up from {o}
read | - | {A} bend[s] over {o} | {The} look[s] up from {o}
repair, fix, mend, restore, solder | - | {A} bend[s] over {o} | {The} lean[s] back, {o} done
fold, knit, sew, weave, carve, whittle, sculpt, shape | - | {Hands} begin on {o}; {A} come[s] close to {o} | {The} hold[s] {o} up, finished; {The} look[s] at {o}, finished
polish, sharpen, clean, wash, scrub, wipe, iron | - | {Hands} begin on {o}; {A} come[s] close to {o} | {O} [is|are] clean and bright, close
slice, chop, dice | - | {O} whole under the knife | {O} [lies|lie] cut
open, unlock, unwrap, unbox, crack open | eyes, mouth, arms, wings, umbrella, fire | - | -
open, unlock, crack, crack open | safe, door, gate, chest, box, vault, cage, window, trunk, coffin, fridge, hatch, oven, case | {A} stop[s] in front of {o} | {O} [stands|stand] open
open, unwrap, unfold, unbox | - | {Hands} hold {o}, still closed; {A} come[s] close to {o} | {O} [lies|lie] open
close, shut, lock | eyes, mouth | - | -
close, shut, lock | - | {A} stop[s] in front of {o} | {O} [is|are] shut
break, smash, shatter | record, rule, rules, law, ice, promise, heart, news, fast, bread | - | -
break, smash, shatter | - | {O} [is|are] still whole | {O} [lies|lie] in pieces
knock over, knock down, tip over, push over | - | {A} come[s] up to {o} | {O} [lies|lie] where [it|they] fell
knock, push, tip, sweep | off | {A} come[s] up to {o} | {O} [lies|lie] where [it|they] fell
drop, spill | - | {A} hold[s] {o} | {O} [lies|lie] on the ground
eat, devour, gobble | - | {A} look[s] at {o} | {O} [is|are] eaten up
drink, sip | - | {A} lift[s] {o} | {The} set[s] {o} down
hug, embrace | - | {A} step[s] up to {o} | {The} let[s] go of {o}
find, uncover, unearth, dig up, discover | - | {A} stop[s] short | {The} look[s] at {o}, close
deliver | - | {A} come[s] with {o} | {O} [lies|lie] where {the} left [it|them]
carry | to, out, home, into, down, up | {A} come[s] with {o} | {The} set[s] {o} down
bring | - | {A} come[s] with {o} | {The} set[s] {o} down
throw, toss, hurl, fling, kick, shoot | - | {A} take[s] aim | {The} look[s] after {o}
catch | - | {A} wait[s] for {o} | {The} hold[s] {o} fast
bury | - | {A} look[s] at {o} once more | The ground over {o} lies smooth
plant | flag, flagpole, cross | {A} stop[s] short | {O} [stands|stand] in the ground
plant | - | {Hands} hold {o} over the hole; {A} come[s] close to {o} | {O} [stands|stand] in the soil
water | - | {A} come[s] up to {o} | Water drips from {o}
feed | - | {A} hold[s] out the food to {o} | {O} eat[s]
pet, stroke | - | {A} reach[es] out to {o} | {O} [stays|stay] close
delete, erase | - | {A} hesitate[s], one finger in the air | {O} [is|are] gone from the screen
wake, wake up | - | {A} [lies|lie] with closed eyes | {The} sit[s] up
fall asleep, nod off, doze off | - | {The}’s head sinks | {The} sleep[s]
sneeze | - | {A} draw[s] a breath | {The} blink[s] and shake[s] it off
yawn | - | {A} blink[s] slowly | {The} close[s] the mouth again
dance, waltz | - | {A} take[s] the first step | {The} hold[s] the last pose
sing | - | {A} draw[s] a breath | {The} hold[s] the last note
land | plane, planes, aeroplane, airplane, jet, helicopter, spaceship, rocket, bird, birds, owl, bee, butterfly | {A} come[s] down | {The} [is|are] still
launch, lift off, take off, blast off | rocket, spaceship, plane, jet, helicopter, balloon | {A} [stands|stand] ready | {The} [is|are] small in the sky
explode, erupt | - | {A} [is|are] still | Smoke hangs in the air
collapse, topple, fall over | - | {A} sway[s] | {The} [lies|lie] on the ground
fall | drop, drops, droplet | {A} hang[s], about to fall | The drop spreads where it fell
fall | leaf, leaves, petal, petals, feather, apple, coin, cup, glass, plate | {A} come[s] loose | {The} [lies|lie] still
trip, slip, stumble, tumble | - | {A} lose[s] balance | {The} [lies|lie] on the ground
cross | street, road, bridge, river, line, finish, square, desert, ice, wire | {A} stop[s] at the edge | {The} reach[es] the other side
cross, walk | between, tightrope, rope, wire | {A} set[s] one foot on the wire | {The} reach[es] the other side
hold, give, conduct | interview, interviews, meeting, lesson, class | {A} sit[s] across from {with} | {With} answer[s], close
play | chess, cards, poker, checkers, draughts | {A} sit[s] across from {with} | {With} look[s] at the board, close
remove, take off, pull off | - | {A} stand[s] still for a breath | {The} put[s] {o} down
hang, hang up, pin | - | {A} hold[s] {o} up | {The} step[s] back from {o}
hide, bury | - | {A} look[s] round | {O} [is|are] out of sight; {The} [is|are] out of sight
climb | - | {A} look[s] up | {The} look[s] down
haul, haul in, pull in, reel in | - | {A} lean[s] back against the weight | {O} [is|are] out of the water
press, push | button, buttons, doorbell, bell, switch, key | {Hands} stop above {o}; {A} come[s] close to {o} | {The} wait[s] for what comes
pour | - | {Hands} tilt {o}; {A} come[s] close to {o} | The last drop falls
cut | rope, ribbon, hair, cake, wire, wires, cord | {Hands} hold the blade to {o}; {A} come[s] close to {o} | {O} [lies|lie] cut through
score | goal, penalty, basket, winner, touchdown, try | {A} take[s] aim | {The} throw[s] both arms up
leave | - | {A} look[s] back once | The place is empty without {the}
finish, complete | - | {A} bend[s] over {o} | {The} step[s] back from {o}
let go | - | {A} hold[s] {o} | -
`;

/*
 * The stages of what is watched for hours: at first, half way, at last. verbs | whose, or - | first | half way | last
 */
export const STAGE_ROWS = `
bloom, blossom, flower | desert, meadow, field, valley, hill, hills, garden, orchard, steppe, prairie, park | {A}, bare ground from edge to edge | The first flowers open on {the} | {The} in full bloom
bloom, blossom, flower, open, unfold, unfurl | flower*, rose, roses, tulip*, bud, buds, lotus, lily, lilies, daisy, sunflower*, cactus, poppy, poppies, orchid*, peony, peonies, fern*, leaf | {A}, still closed | {The} half open, edge after edge lifting | {The} wide open
wash, erode, wear, sweep | - | {A}, whole | {The} half gone | Smooth ground where {the} stood
melt, thaw | - | {A}, whole, every edge sharp | {The} half gone, drops running off | A pool of water where {the} stood
rise | dough, bread, loaf, cake, souffle, soufflé, sourdough | {A}, low and flat | {The} half way up, the surface stretching | {The} at its full height
bake, brown | - | {A}, pale and raw | {The} half way, the edges turning brown | {The}, brown all over
rot, decay, wither, wilt, mould, mold, dry out | - | {A}, still fresh | {The} shrinking, the first brown spots spreading | {The}, brown and shrunk
grow, sprout, germinate | - | {A}, hardly above the ground | {The} half grown | {The} at full height
freeze | - | {A}, still moving | Ice spreads over {the} from the edge | {The} frozen over
rust | - | {A}, bare metal | The first red spots spread on {the} | {The} rusted all over
burn | - | {A}, just lit | {The} burnt half way down | {The} burnt out, a thread of smoke
fill, fill up | - | {A}, still empty | {The} half full | {The} full to the edge
empty, empty out | - | {A}, full | {The} half empty | {The} empty
rise | sun, moon | The horizon before {the} | The first edge of {the} above the horizon | {The} clear of the horizon
set, sink | sun, moon | {A} above the horizon | {The} cut in half by the horizon | The horizon without {the}
build, erect | - | The bare site | {The} half built | {The} finished
pass, drift, roll | cloud*, fog, mist, storm* | {A} at one edge of the frame | {The} across the whole frame | {The} gone, the sky clear
`;
