/*
 * How a deed begins and what is left when it is done, as far as its verb says so: whoever steals comes close before, and
 * is away with it after. Only what every such deed has.
 * verbs | what it is done to or who does it, or - | how it begins | how it ends
 * Slots: {A} who does it, as it is introduced; {the} the same, called again; {o} what it is done to; {with} whom it is
 * done with; {to} who gets it; {hands} the hands of a person. The first wording whose slots are filled is taken; - is none.
 */
export const PHASE_ROWS = `
steal, swipe, snatch, pilfer, grab, sneak, nick | - | {A} come[s] close to {o} | {The} get[s] away with {o}
save, block, stop, parry, deflect, catch | penalty, shot, goal, free kick, kick, spot kick, header | {A} wait[s] on the line | The ball rolls away, {the} on the ground
miss | penalty, shot, goal, kick, free kick, putt, free throw, basket, tackle, target | {A} take[s] aim | {The} stand[s] still, both hands on the head
miss | bus, train, tram, ferry, boat, ship, plane, flight, taxi | {A} run[s] for {o} | {O} leave[s] without {the}
lose | race, match, game, final, fight, bet, election, point, title, duel | - | {The} stand[s] with lowered head
win | race, races, marathon, sprint, rally, grand prix | {A} nears the last metres before the finish line | The finish tape breaks on {the}
win | - | - | {The} throw[s] both arms up; {The} come[s] to a stop, first of all
overtake, outrun | - | {A} come[s] up behind {o} | {The} [is|are] far ahead
measure | - | {Hands} draw out the tape | {The} write[s] down the number
dunk | - | {A} take[s] a run | The ball drops through the net
backflip, kickflip, ollie, somersault, cartwheel, flip | skater*, skateboarder*, rider*, bmx, biker*, snowboarder*, skier*, gymnast*, acrobat*, dancer*, parkour, surfer* | {A} gather[s] speed | {The} land[s]
surf, ride, catch | wave, waves | {A} paddle[s] for {o} | {The} ride[s] out of {o}, still standing
cheer, celebrate | - | - | {The} throw[s] both arms up
hold, give, conduct | interview, interviews, meeting, lesson, class | {A} sit[s] across from {with} | {With} answer[s], close
give, hold, offer | speech, talk, lecture, sermon, concert, performance, kiss, hug, birth, advice, order, orders, tour, thumbs up, signal, command, presentation, party, look, wave, nod, chase, high five, try, answer, prayer, toast | - | -
give, hand, pass, offer, donate, lend, hand over, give away | - | {A} hold[s] {o} | {To} with {o}; {O} in other hands, close
return, bring back, put back, give back | - | {A} come[s] with {o} | {To} with {o}; {O} [is|are] back in [its|their] place
show, present | - | - | {To} look[s] at {o}
meet, run into, bump into | - | {A} stop[s] short in front of {o} | {The} and {o}, face to face
meet up, reunite | - | - | -
deliver | - | {A} come[s] with {o} | {To} with {o}; {O} [lies|lie] where {the} left [it|them]
arrive | letter*, postcard*, parcel*, package*, telegram*, note, message, bottle | - | A hand takes {the}
pull, take, slide, lift | oven, ovens | {A} open[s] the oven | {O} steam[s] in front of {the}
pull, draw | sword, knife, tooth, carrot, carrots, root, thorn, arrow | {Hands} close round {o}; {A} close[s] the grip on {o} | {The} hold[s] {o} up
bake | - | - | {O} come[s] out of the oven
make, brew, prepare | coffee, tea, cappuccino, espresso, latte, soup, ramen, noodles | {Hands} begin on {o} | {O} steam[s] in front of {the}
make, decorate, assemble | cake, sandwich, pizza, salad, dish, wreath, toy, model, doll, mask, costume, lantern | {Hands} begin on {o} | {O} [is|are] finished, {the} beside [it|them]
shape, blow, make, form | glassblower, glassblowers, glass blower | The glass glows at the end of the pipe | {The} hold[s] {o} up, finished
forge | - | The metal glows, ready for the first blow | {The} hold[s] {o} up, finished
shape, throw, turn | potter, potters, clay, pottery | {Hands} close round the wet clay | {O} [stands|stand] finished on the wheel
build, erect, put together | - | {Hands} begin on {o}; {A} come[s] up to {o} | {O} [stands|stand] finished, {the} beside [it|them]
destroy, demolish, tear down, wreck | - | {O} [is|are] still whole | {O} [lies|lie] in ruins
burn | letter, letters, photo, photos, paper, papers, diary, money, map, contract, note | {A} hold[s] {o} once more | Only ash is left of {o}
wrap, bandage, tape, unwrap | hands, hand, fists, wrists, knuckles, fingers | The bare hands, still open | {The} close[s] both fists
wrap | - | {Hands} fold the paper round {o} | {O} [is|are] wrapped and tied
warm, rub | fingers, hands, palms | - | {The} stretch[es] all ten fingers
tie, lace | lace, laces, shoe, shoes, shoelaces, bow, knot, tie, boots, skates | {Hands} take both ends | {The} pull[s] the knot tight
put on, try on, slip into | dress, suit, coat, jacket, costume, uniform, shirt, kimono, armour, armor, robe, apron, jersey, sweater | {A} hold[s] {o} up | {The} stand[s] straight in {o}
shout, scream, yell | - | {A} draw[s] a breath | {The} [is|are] out of breath
answer, pick up | phone, telephone, call, receiver | {A} look[s] at the phone | {The} lower[s] the phone
answer | door | {A} come[s] to the door | {The} [stands|stand] in the open door
knock | door, window, gate | {A} stop[s] in front of {o}; {A} come[s] up | {The} wait[s] for an answer
wave, salute | - | {A} lift[s] one hand | {The} let[s] the hand sink
bow, curtsy | - | {A} step[s] forward | {The} straighten[s] up again
hatch | - | A crack runs across the shell | {The} [sits|sit] among the pieces of the shell
melt | - | {A}, still whole | A pool where {the} [was|were]
sink, go under | ship, boat, raft, ferry, liner, yacht, toy | {A} [lies|lie] low in the water | The water closes where {the} [was|were]
set, lay | table, tables | - | {O} [stands|stand] set
cut, trim, shave | hair, beard, wool, fleece, head, moustache, sheep, fur | - | The cut hair lies on the ground
photograph | - | {A} lift[s] the camera | {The} lower[s] the camera
play | piano, violin, cello, guitar, harp, flute, organ, accordion, saxophone, trumpet, cellist*, pianist*, violinist*, guitarist*, busker* | - | {The} let[s] the last note fade
fly | kite, kites | {A} run[s] with {o} | {O} [stands|stand] high in the sky
lift | barbell, weight*, dumbbell*, trophy, cup, medal, stone | {A} grip[s] {o} | {The} hold[s] {o} over the head
share | ice cream, ice-cream, popsicle, lollipop | {A} hold[s] out {o} | -
take | steps, step, first steps | - | -
jump, leap, leap up | flame, flames, fire, sparks | - | -
wash, scrub | hands, hand | {A} step[s] up to the basin | {The} hold[s] both wet hands up
quench | - | {O} glow[s] orange over the fire; The blade glows orange over the fire | Smoke rises from the dark metal, {the} looking along its edge
play | one note, a single note, the first note, one chord | {A} lift[s] the bow | {The} listen[s] until the note is gone
parallel park, park | car, truck, van, perfectly, parallel, spot, space | - | -
share | cigarette, bread, umbrella, sandwich, blanket, meal, apple, cake, pizza, chocolate, ice cream, coat, water, bottle, headphones, earphones, bench, bed, boat | - | {The}, side by side, {o} between them
stop, block, hold up | traffic, procession, parade, tank, tanks, march, motorcade, bulldozer*, convoy, queue | - | {O} [stands|stand] still, {the} in front of [it|them]
adopt | - | {O} look[s] up at {the} | {The} leave[s] with {o}
leave behind, abandon | - | - | {O}, alone where {the} left [it|them]
buy | - | {A} look[s] at {o} | {The} walk[s] off with {o}
serve | - | {A} come[s] with {o} | {O} in front of {to}; {O} [is|are] served, close
switch off, turn off, shut off | light, lights, lamp, lighthouse, lighthouses, neon, tv, television, computer, screen, radio, machine, sign | {A} reach[es] for {o} | {O} [is|are] dark
switch on, turn on | light, lights, lamp, lamps, tv, television, screen, sign, lantern | {A} reach[es] for {o} | {O} glow[s], the light on {the}
blow up, inflate | balloon, balloons, tyre, mattress, boat | {A} draw[s] a breath | {The} hold[s] {o}, full of air
pop, burst | balloon, balloons | {O} [is|are] still round | Only scraps are left of {o}
faint | - | {A} sway[s] | {The} [lies|lie] on the ground
vanish, disappear, evaporate | - | {A}, still there | The empty place where {the} [was|were]
pack | suitcase, suitcases, bag, bags, box, boxes, backpack, trunk | {O} [is|are] open and empty | {O} [stands|stand] packed and closed
lead, guide, walk, take, bring | home, to safety, out of, across, back, away | - | {O} [stands|stand] still, {the} beside [it|them]
escape, run away, break out, flee, break free, slip away | - | {A} look[s] round | {The} [is|are] small in the distance
reach | summit, top, peak, shore, coast, finish, finish line, gate, door, house, island, village, station, safety | - | {The} [stands|stand] there, out of breath
drop off | - | {A} come[s] with {o} | {O}, left behind, close
sell | - | - | {The} look[s] back at {o}
plate, garnish | - | {Hands} begin on {o} | {O} [is|are] finished on the plate
drag, tow, lug | - | {A} come[s] up to {o} | {The} get[s] {o} out of sight
swap, exchange, trade | - | - | {O} in other hands, close
fall in love, fall for | - | - | -
kiss | - | {A} come[s] closer | {The} and {o}, forehead to forehead
forgive, make up | - | - | -
board, get on | bus, train, tram, ferry, boat, ship, plane | {A} stop[s] in front of {o} | {O} leave[s]
trap, lock in, cage | - | {A} come[s] close to {o} | {O}, shut in, close
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
sew, sew on | button, buttons, patch, patches | {Hands} hold {o} to the cloth | {O} [sits|sit] firm on the cloth
fold, knit, sew, weave, carve, whittle, sculpt, shape, stitch, crochet, embroider | - | {Hands} begin on {o}; {A} come[s] close to {o} | {The} hold[s] {o} up, finished; {The} look[s] at {o}, finished
polish, sharpen, clean, wash, scrub, wipe, iron | - | {Hands} begin on {o}; {A} come[s] close to {o} | {O} [is|are] clean and bright, close
slice, chop, cut | raindrop, raindrops, drop, arrow, arrows, bullet, blossom, blossoms, petal, petals, snowflake, snowflakes, leaf, leaves, air, mid air | {O} in the air, still whole | {O} in two halves, falling
slice, chop, dice | - | {O}, still whole, from near | {O} [lies|lie] cut
open, unlock, unwrap, unbox, crack open | eyes, mouth, arms, wings, umbrella, fire | - | -
open, unlock, crack, crack open | safe, door, gate, chest, box, vault, cage, window, trunk, coffin, fridge, hatch, oven, case | {A} stop[s] in front of {o} | {O} [stands|stand] open
open, unwrap, unfold, unbox | - | {Hands} hold {o}, still closed; {A} come[s] close to {o} | {O} [lies|lie] open
close, shut, lock | eyes, mouth | - | -
close, shut, lock | - | {A} stop[s] in front of {o} | {O} [is|are] shut
break, smash, shatter | record, rule, rules, law, ice, promise, heart, news, fast, bread | - | -
break, smash, shatter | - | {O} [is|are] still whole | {O} [lies|lie] in pieces
knock over, knock down, tip over, push over | - | {A} come[s] up to {o} | {O} [lies|lie] where [it|they] fell
knock, push, tip, sweep | off | {A} come[s] up to {o} | {O} [lies|lie] where [it|they] fell
spill | - | {A} hold[s] {o} | {O} spread[s] where [it|they] fell
drop | - | {A} hold[s] {o} | {O} [lies|lie] on the ground
eat, devour, gobble | - | {A} look[s] at {o} | {O} [is|are] eaten up
drink, sip | - | {A} lift[s] {o} | {The} set[s] {o} down
hug, embrace | - | {A} step[s] up to {o} | {The} let[s] go of {o}
find, uncover, unearth, dig up, discover | - | {A} stop[s] short | {The} look[s] at {o}, close
carry | to, out, home, into, down, up | {A} come[s] with {o} | {The} set[s] {o} down
bring | - | {A} come[s] with {o} | {The} set[s] {o} down
throw, toss, hurl, fling, kick, shoot | - | {A} take[s] aim | {The} look[s] after {o}
catch | - | {A} wait[s] for {o} | {The} hold[s] {o} fast
bury | - | {A} look[s] at {o} once more | The ground over {o} lies smooth
plant | flag, flagpole, cross | {A} stop[s] short | {O} [stands|stand] in the ground
plant | - | {Hands} hold {o} over the hole; {A} come[s] close to {o} | {O} [stands|stand] in the soil
water | - | {A} come[s] up to {o} | Water drips from {o}
feed | - | {A} hold[s] out {o} to {to}; {A} hold[s] out the food to {o} | {To} eat[s] {o}; {O} eat[s]
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
cross | street, road, bridge, river, line, finish, square, desert, ice, wire, border, field, stream, lake, meadow, valley, railway, tracks, stage | {A} stop[s] at the edge | {The} reach[es] the other side
cross, walk | between, tightrope, rope, wire | {A} set[s] one foot on the wire | {The} reach[es] the other side
play | chess, cards, poker, checkers, draughts | {A} sit[s] across from {with} | {With} look[s] at the board, close
remove, take off, pull off | - | {A} stand[s] still for a breath | {The} put[s] {o} down
hang, hang up, pin | - | {A} hold[s] {o} up | {The} step[s] back from {o}
hide, bury | - | {A} look[s] round | {O} [is|are] out of sight; {The} [is|are] out of sight
climb | - | {A} look[s] up | {The} look[s] down
haul, haul in, pull in, reel in | - | {A} lean[s] back against the weight | {O} [is|are] out of the water
press, push | button, buttons, doorbell, bell, switch, key | {Hands} stop above {o}; {A} come[s] close to {o} | {The} wait[s] for what comes
pour | - | {Hands} tilt {o}; {A} come[s] close to {o} | The last drop falls
cut | rope, ribbon, cake, wire, wires, cord | {Hands} hold the blade to {o}; {A} come[s] close to {o} | {O} [lies|lie] cut through
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
spread, creep, crawl | frost, ice, moss, fire, rust, mould, mold, lichen, snow, fog, shadow*, ivy, crack* | {A} at one edge | {The} half way across | {The} from edge to edge
grow, sprout, germinate | ivy, moss, mushroom*, vine*, coral*, crystal*, city, roots | {A}, only just begun | {The} half grown | {The} at full height
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
