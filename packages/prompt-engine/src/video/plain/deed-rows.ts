/*
 * Deeds in what is seen of them, one picture each: how it begins, what hands or paws do with which thing from near, how it
 * turns, and what is left when it is done. Only what every such deed has, with its own thing and its own tool.
 * verbs | what it is done to or who does it, or - | who does it: person, animal, thing or any | begins | near | turns | left
 * Slots: {A} who does it, as introduced; {the} the same again; {o} what it is done to; {hands} hands, or paws. - is none.
 */
export const DEED_ROWS = `
knead | - | person | {Hands} press into the rough dough | The heels of the hands push the dough away and fold it back | The dough turns smooth under the palms | The dough lies round and smooth on the table
bake | - | person | {Hands} crack an egg into a bowl of flour | {Hands} press and shape what goes into the oven | Behind the oven glass {o} rise[s] and brown[s] | {Hands} set {o} down, steaming
cook, fry, grill, roast, make, prepare, boil | soup, stew, food, dinner, breakfast, lunch, meal, pasta, noodles, curry, egg, eggs, omelette, pancake, pancakes, rice, sauce, paella, ramen, steak, burger, burgers, taco, tacos, fish, chili, risotto, kimchi, jam, dumplings, dosa, stir-fry | person | A knife goes through the ingredients on a board | Steam rises as a spoon turns in the pan | {The} taste[s] from the spoon and nod[s] | {O} on the plate, still steaming
make, brew, prepare, pour | coffee, espresso, cappuccino, latte, latte art, flat white | person | Ground coffee is pressed flat and locked into the machine | The jug tilts, and white milk runs into the brown | The white line opens into a shape on the surface | The full cup, steam over it, is set down
make, brew, prepare, pour | tea, matcha | person | {Hands} set the pot beside an empty cup | Water falls over the leaves, and the colour spreads | The cup fills to the rim | Steam rises from the full cup
make, build, put together, assemble | sandwich, toast, salad, pizza, cake, lunchbox | person | The ingredients lie side by side on a board | {Hands} lay one layer on the next | The last piece goes on top | {O} whole on a plate, from near
fold, wrap, make | dumpling, dumplings, wonton, gyoza, ravioli, pierogi, empanadas, tamales | person | A spoon sets the filling on a thin sheet of dough | Thumbs press fold after fold along the edge | Another one joins the row on the tray | The full tray disappears into the steam
decorate, ice, frost | cake, cakes, cupcake, cupcakes, cookie, cookies, gingerbread | person | {O} bare, a piping bag ready above {o} | The icing runs out of the tip in one steady line | The last bare spot closes | {O} finished, turned once in the light
chop, slice, cut, dice | onion, onions, vegetable, vegetables, carrot, carrots, lemon, tomato, tomatoes, bread, cake, pizza, watermelon, fruit, avocado, cucumber, garlic | person | {O} whole on the board, the knife beside | The blade goes down, and the first piece falls away | Fingers move back as the blade comes on | The pieces lie side by side on the board
cut, trim | ribbon | person | Two blades open round the ribbon | The ribbon stretches between them | The ends fall apart | {The}, arms up
cut, trim, shave | hair, beard, head, fringe, bangs | person | A comb runs through the hair, long and wet | Two fingers hold a strand, and the scissors close below | Cut hair falls on the shoulder and the floor | A hand runs through the short hair
braid, plait, do | hair, braid, braids, plait, pigtails | person | A comb runs through the loose hair | Fingers part three strands and lay one over the other | The braid grows, hair slipping out at the side | A band closes the end of the braid
throw, turn, shape, make | potter, bowl, pot, vase, clay, jug, ceramics | person | Wet hands slap a lump of clay on the turning wheel | Two thumbs press into the middle, and the clay opens | The wall rises between the fingers | {O} stand[s] wet and still on the stopped wheel
fold, make, build | paper boat, paper plane, paper airplane, paper crane, origami, paper hat, paper star | person | A sheet of paper lies flat | A thumbnail runs along the first fold | The corners meet in the middle | {O}, finished, on an open palm
build, make, assemble, put together | birdhouse, bird house, shelf, table, chair, boat, raft, treehouse, tree house, ramp, cabin, shed, box, furniture, bench, kennel, doghouse, wagon, kart | person | Boards and screws lie in order on the ground | One hand holds two boards together, the other drives the screw | The last board goes on | {O} stand[s] finished
build, make | rocket, robot, spaceship, castle, fort, model, machine, car, plane, tower, house, cardboard, lego, blocks, boxes | person | The parts lie loose on the floor | {Hands} press one part on another and hold it | {O} grow[s] part by part, half done | {O} stand[s] finished, taller than before
build | sandcastle, sand castle | person | {Hands} fill a bucket with wet sand | Palms pat the wall of the tower smooth | A shell is pressed over the gate | {O} stand[s], the water coming nearer
build, roll, make | snowman, snow man | person | {Hands} press the first snowball | The ball grows as it rolls, a dark track behind it | One ball is lifted on the other | {O} stand[s], a carrot for a nose
repair, fix, mend, restore | bike, bicycle, tyre, tire, chain | person | {O} hang[s] on the stand, one wheel off | Black fingers lay the chain back on the teeth | The wheel spins true | {The} push[es] {o} out, shining
repair, fix, mend, restore, sew | net, shoe, shoes, boot, boots, slipper, slippers, sock, teddy, teddy bear, bear, dress, coat, jacket, shirt, sail, doll, toy, jeans | person | Fingers find the hole in {o} | The needle goes in, and the thread is drawn tight | Stitch by stitch the hole closes | {O}, whole again, held up to the light
repair, fix, mend, restore | watch, clock, radio, phone, camera, typewriter, music box, piano | person | {Hands} lift the cover off {o} | A thin screwdriver turns one small screw | A part clicks into place and begins to move | {O} run[s] again, {the} bending close
repair, fix, mend, restore, tinker | - | person | {A} bend[s] over {o} | Fingers turn a tool, and a part gives way | The part goes back in and holds | {The} lean[s] back and look[s] at {o}
paint | wall, fence, door, house, mural, ceiling, boat, room | person | The wall is still bare, open pots of colour below | The brush lands, and the first wet stroke runs across | Half of it is covered, drips on the floor | {The} step[s] back, all of it covered
paint, draw, sketch | - | person | The paper is still white, the point just above it | The first line runs out from under the tip | The lines close into a shape | {The} lift[s] the hand away from the finished picture
write, sign | - | person | {A} bend[s] over {o} | The tip of the pen runs across the paper | The pen stops in the middle of a line, then goes on | The pen lies beside the written page
carve, whittle, sculpt, chisel | - | person | {Hands} turn the rough block | The blade lifts a thin curl | A shape shows under the chips | {O} lie[s] finished among the chips
knit, crochet, weave | - | person | Yarn lies round the needles | One loop slips over the other | The piece hangs longer below the needles | {The} hold[s] up {o}, finished
tie | knot, bowline, shoe, shoes, shoelaces, laces, tie, bow, rope | person | {Hands} hold the two loose ends | One end goes over, under and through the loop | Both ends are pulled, and the loop closes | The knot sits tight
fold | - | person | {O} lie[s] flat on the table | A thumbnail runs along the first fold | The shape gets smaller, fold by fold | {O}, folded, on an open palm
wrap | - | person | {O} lie[s] in the middle of the paper | Fingers press the paper over the edge and tape it | A ribbon goes round and is crossed | {O} wrapped, the bow pulled tight
unbox, unpack | - | person | {O}, still in the closed box, on the table | A blade goes along the tape, and the lid gives way | The lid lifts, and paper is folded aside | {Hands} turn {o} in the light
unwrap, open | keyboard, phone, box, boxes, package, parcel, gift, gifts, present, presents, sneakers, shoes, delivery, crate, watch, laptop, console | person | {O}, still closed, on the table | A blade goes along the tape, and the lid gives way | The lid lifts, and paper is folded aside | {Hands} lift out what was inside and turn it in the light
open, read, unfold | letter, letters, envelope, note, postcard, card, telegram, invitation, results | person | {Hands} hold {o}, still closed | A thumb goes under the flap and tears it open | The eyes go down the lines, and stop | The paper sinks into the lap
open | door, doors, gate, window, curtains, shop, shutter, bakery, cafe, trunk, hatch | person | {A} stop[s] in front of {o} | Fingers close round the handle and press it down | A strip of light widens on the floor | {O} stand[s] wide open
open, unlock | jar, bottle, can, box, chest, safe, suitcase, drawer, locker, case, lunchbox | any | {O}, shut, in front of {the} | {Hands} close on {o} and pull | The lid gives way | {O} stand[s] open
open | oven, fridge, refrigerator, freezer, microwave | person | {A} stand[s] in front of {o} in the half-dark | A hand pulls the handle | Light falls on {the} from inside | {The}, lit by the open door
close, shut, lock, turn | sign, door, shop, gate, book, suitcase, shutter, laptop, store | person | {A} look[s] round once more | A hand closes on {o} and moves it | It clicks | {O}, closed, from outside
pack | - | person | {O} stand[s] open and empty | {Hands} lay one thing on the next | The lid comes down, pressed with both palms | {O} stand[s] closed by the door
plant, sow | tomato, seed, seeds, bean, sunflower, tree, flower, flowers, sapling, bulb, herbs, garlic, carrot, seedling, rose | person | A finger presses a hole into dark soil | {O} go[es] in, and crumbs of soil fall over it | Water darkens the soil | A green shoot stands in the soil
water | - | person | The soil is dry and cracked | Drops run off the can and sink in | The leaves lift | Drops hang on {o}
harvest, pick | apple, apples, grapes, tomato, tomatoes, strawberries, olives, cherries, flowers, tea, cotton, pumpkin | person | {O} hang[s] between the leaves | Fingers close round {o} and twist | The stem gives way, and leaves spring back | The basket is full
dig, dig up | - | any | {A} look[s] down at the ground | Earth flies back from the hole | {The} reach[es] deep into the hole | A heap of earth beside the open hole
light | candle, candles, lantern, lanterns, lamp, lamps, fire, campfire, stove, match, fuse, torch | person | The wick is still dark | The flame comes down to it and catches | The light grows on the faces | {O} burn[s], the dark moved back
blow out | - | person | The small flames stand still | Lips close, and the flames bend | They go out one by one | Smoke rises from the wicks
make, give, tell | wish | person | {A} look[s] into the flames | Both eyes close | {The} hold[s] the breath | The eyes open
pour | - | person | - | {O} fall[s] in one clear stream | - | The last drop falls
drink, sip | - | person | {A} lift[s] the rim to the lips | The throat moves as it runs down | It is set down half empty | {The} wipe[s] the mouth and breathe[s] out
eat, bite, taste, devour | - | person | {A} hold[s] {o} in front of the mouth | Teeth go in, and crumbs fall | {The} chew[s], and the eyes change | Only crumbs are left
eat, devour, gobble, lick | - | animal | {A} sniff[s] at {o} | The tongue and the teeth, very near | The head goes down again | {The} lick[s] the muzzle
feed | plant, plants, machine, fire, meter, baby | person | - | - | - | -
feed | to the, to a, to an, to his, to her, to my, to their | person | {A} hold[s] {o} out on a flat palm | A mouth comes nearer and takes it | It comes closer for more | The palm is empty
feed | - | person | {A} look[s] for who is hungry | A mouth comes nearer and takes it | It comes closer for more | The hand is empty
wash, clean, scrub, wipe, polish | - | person | {O}, the dirt still on | A wet cloth draws one clean track | Grey water runs off | {O} shine[s]
iron | - | person | A creased piece lies on the board | The iron pushes the creases in front of it | Steam rises at the collar | It hangs smooth on the hanger
sew, stitch, embroider | - | person | Thread goes through the eye of the needle | The needle dives in and comes up again | The seam grows in small even stitches | The thread is cut
try on, put on, wear | dress, suit, coat, jacket, hat, shoes, uniform, costume, jersey, shirt, boots, glove, gloves, helmet, mask, glasses, ring, crown | person | {A} hold[s] {o} up | Fingers pull the edge straight | {The} turn[s] once | {The} stand[s] still in {o}
hide, slip, put | ring, letter, note, key, gift, present, money, cookie | person | {A} hold[s] {o} between two fingers and look[s] round | {O} slide[s] in and out of sight | {Hands} smooth over the place | Nothing shows from outside
give, give away, hand over, bring, return, deliver, sell | piano, car, house, bike, bicycle, sofa, horse, boat, truck, farm, shop | person | {A} look[s] at {o} | - | - | {A} look[s] after {o}
bring, bring back, return | - | person | {A} come[s] up with {o} | {O} in {hands} | {The} wait[s] | {O} in other hands, from near
give, hand, hand over, pass, offer | - | person | {A} come[s] up with {o} held in both hands | {O} go[es] from one pair of hands into the other | Both look at {o}, then at each other | {O} in other hands, from near
deliver | - | person | {A} come[s] up to the door with {o} | A finger presses the bell | The door opens a hand’s width | {O} go[es] into other hands
throw, toss, hurl, shoot | - | person | {A} draw[s] the arm back | The fingers let go | {O} fl[ies|y] through the air | {The} look[s] after {o}
drop | - | person | {A} hold[s] {o} over the edge | The fingers round {o} slip, one after the other | {O} fall[s] out of the frame | {The} look[s] down after {o}
kick, score, take | ball, goal, penalty, free kick, football, shot | person | {A} set[s] the ball down and step[s] back | The foot swings through the ball, and grass flies | The ball is in the air, all heads turned after it | The net moves
miss | bus, train, tram, ferry, plane, flight, boat, taxi | person | {A} run[s], one arm up | The doors close, from near | {O} pull[s] out | {The} stand[s] there, out of breath
miss | penalty, goal, shot, ball, basket, putt | person | {A} take[s] aim | The ball goes off | It goes past by a hand’s width | {The} stand[s] still, hands on the head
catch | - | any | {A} look[s] up, eyes on {o} | {Hands} open, and {o} come[s] nearer | {Hands} close round {o} | {The} hold[s] {o} tight
pull, take, draw, pull out | hat, pocket, bag, drawer, sleeve, suitcase, backpack, sack, chest | any | A hand goes down into the dark inside | The arm is in up to the elbow, feeling round | The first bit of it comes up | {O}, held up in the light
lift, lift up, pick up, hold up | boy, girl, kid, child, baby, toddler, daughter, son, dog, cat, puppy, kitten, him, her, bride, trophy, cup | person | {A} bend[s] down | {Hands} close round {o} | {O} leave[s] the ground | {O}, high up
lift, pull, push, drag | - | person | {A} get[s] a grip on {o} | The knuckles turn white | {O} move[s] a first hand’s width | {The} stand[s] there, out of breath
climb, ride up | cyclist, cyclists, bike, bicycle, cycling | person | {A} stand[s] up in the pedals | The chain runs over the teeth, very near | Breath and sweat, the shoulders swaying | {The} come[s] over the top
climb | - | any | {A} look[s] up along {o} | One foot finds a hold, and the weight goes on it | Half way up, the ground far below | {The} stand[s] on top
jump, leap, dive | - | person | {A} stand[s] at the edge, toes over it | The knees bend | {The} hang[s] in the air for a moment | {The} come[s] up again, hair wet
jump, leap, pounce | - | animal | {A} crouch[es], eyes fixed on the goal | The hind legs tense and shiver | Stretched out in the air, front paws first | {The} land[s]
sprint, race | - | person | {A} bend[s] forward, ready | The shoes hit the ground, one after the other | Breath and sweat, the shoulders working | {The} come[s] to a stop, hands on the knees
run, jog | - | person | - | The shoes hit the ground, one after the other | Breath and sweat, the shoulders working | {The} come[s] to a stop, hands on the knees
run, sprint, race, escape, chase | - | animal | {A} prick[s] up the ears | Paws fly over the ground | The ears lie flat in the wind | {The} stop[s], tongue out
chase | - | person | {A} see[s] {o} and start[s] to run | Feet turn on the ground, nearly slipping | {The} reach[es] out, a hand’s width short | {The} stop[s], out of breath
swim | - | any | {A} slip[s] into the water | Bubbles run along the body under water | {The} come[s] up for air | Rings spread on the water
surf, ride, catch | wave, waves | person | {A} lie[s] on the board and look[s] back over the shoulder | Palms dig into the water, three hard strokes | The feet come under the body | {The} ride[s] out of the white water
ride, cycle | bike, bicycle, scooter, motorcycle, moped, tricycle, unicycle | person | {A} set[s] one foot on the pedal | The pedals turn, and the chain begins to run | The front wheel shakes and then runs straight | {The} ride[s] away, getting smaller
ride | horse, horses, pony, bull | person | {A} swing[s] up into the saddle | Hooves throw up earth | The mane beats in the wind | {The} rein[s] in
drive | - | person | A key turns, and the needles jump | {Hands} turn the wheel | The road runs by in the mirror | The car stands still, the door open
skate, skateboard, ollie, kickflip, land, try | stair, stairs, trick, skateboarder, kickflip, rail, ramp, skater | person | {A} push[es] off twice and look[s] ahead | The shoe scrapes up the board, and the tail snaps | Board and feet hang in the air, apart | The wheels hit the ground and roll
dance, waltz, twirl | - | person | {A} stand[s] still, listening for the beat | The feet find the first steps | {The} turn[s], hair and cloth flying out | {The} hold[s] the last pose, breathing hard
sing | - | person | {A} draw[s] a breath, eyes shut | The lips open, very near | The chin lifts with the high note | The last note is gone, the mouth still open
play | piano, keys | person | {Hands} hang above the keys | Fingers go down, and the keys sink | The hands cross, the shoulders moving | The last key comes up again
play | violin, cello, fiddle, violinist, cellist | person | {A} set[s] the bow on the string | The bow crosses the string, the left hand trembling | Eyes closed, leaning into the tone | The bow stays in the air
play | guitar, bass, ukulele, banjo, guitarist, busker | person | {A} tune[s] one string, ear close to it | Fingers press the strings, the other hand strikes | The foot beats time | A flat hand stops the strings
play | drum, drums, drummer | person | The sticks are raised | The skin jumps under the stick | Sweat flies, the cymbal swings | One hand holds the cymbal still
play | chess, cards, domino, dominoes, mahjong, backgammon | person | {A} look[s] at the table without moving | Two fingers lift one piece and hold it above the table | It is set down with a knock | {The} lean[s] back
play | - | person | - | {Hands}, in the middle of it | The eyes go from one to the other | -
practise, practice, rehearse | - | person | {A} straighten[s] up and draw[s] a breath | One wrong move, from near | {The} shake[s] the head and start[s] again | It comes out right
search, look for, hunt | - | person | {A} stand[s] in the middle of the mess and look[s] round | {Hands} pull open a drawer and go through it | {The} go[es] down on the knees and look[s] underneath | {The} sit[s] back on the heels
search, sniff, hunt, look for | - | animal | {A} put[s] the nose to the ground | The nose, very near, goes from side to side | The tail stops | {The} dig[s] the nose in
find, discover, dig up | - | any | {A} stop[s] short, the eyes on one spot | - | {The} bend[s] closer | {The} hold[s] still over {o}
wait | - | person | {A} look[s] into the distance | The weight goes from one foot to the other | People come and go, {the} in the same spot | {The} still there, alone
wait | - | animal | {A} sit[s] with the eyes on one spot | One ear turns at a sound | {The} lie[s] down, chin on the paws | {The} lift[s] the head
arrive, come home, come back, return, get home | - | person | {A}, seen from behind, coming in | The feet stop | {The} stand[s] there and look[s] round | {The} inside, the way behind empty
leave, put, set, lay, place | book, note, letter, key, keys, gift, flower, flowers, rose, bag, cup, plate, tip, coin, bowl, stone, candle, photo, hat, toy, bread, box, tray, glass, mug | person | {A} hold[s] {o} a moment longer | {O} touch[es] down, and the fingers let go | {The} step[s] back | {O} alone where it was left
leave, say goodbye, walk away, move out | - | person | {A} stand[s] at the door and turn[s] round | A hand lies on the frame a moment longer | {The} go[es] out of the picture | The place without {the}
say goodbye, wave | - | any | {A} stop[s] and turn[s] round | A hand goes up | Both look, neither moves | The hand sinks
walk, stroll, wander, hike | - | person | {A} set[s] out | The shoes on the ground, step by step | Small in the width of the place | {The} stop[s] and look[s]
sit, sit down | - | person | {A} come[s] up and stop[s] | The hand feels for the seat | The weight sinks, the shoulders with it | {The} sit[s], quite still
sleep, nap, fall asleep, nod off | - | any | The eyelids grow heavy | The chin sinks by jerks | One small start, and the eyes close again | {The} breathe[s] slowly, asleep
wake, wake up | - | any | Closed eyes, from near | The lids open a slit | {The} blink[s] into the light | {The} sit[s] up
get up | bed, morning, alarm, sleep, early, dawn | any | Closed eyes, from near | The lids open a slit | {The} blink[s] into the light | {The} sit[s] up
hug, embrace, cuddle | - | person | {A} stand[s] a step away, arms hanging | The arms close, and fingers hold on to the cloth | A face over the shoulder, eyes shut | They stay like that
kiss | - | person | Two faces, a breath apart | Eyelids sink | The distance closes | Foreheads together
propose | - | person | {A} feel[s] for the small box in the pocket | One knee goes down | The lid opens, a glint inside | A hand is held out
teach, train, show | dog, puppy, cat, parrot, horse, cow, hamster | person | {A} hold[s] a treat where all can see it | A raised finger, and eyes that follow it | The wrong thing is done first | It is done right, and the treat is given
teach, show | - | person | {A} do[es] it first, slowly, while the other watches | Two pairs of hands, one over the other | One pair goes on alone, and slips | The same hands do it alone
learn | bike, bicycle, walk, swim, skate, ski | person | {A} stand[s] ready, knees shaking | A hand behind, holding on | The hand lets go | {The} go[es] on alone
learn, ring | bell, bells | animal | {A} look[s] up at {o} hanging by the door | A paw lifts and touches {o} | {O} swing[s], and the ears go up | The door opens
steal, swipe, snatch, grab, nick, take | - | animal | {A} look[s] to the left and to the right | The nose comes up over the edge | Teeth close on {o} | {The} run[s] off, {o} in the mouth
steal, swipe, snatch, grab, nick | - | person | {A} look[s] to the left and to the right | A hand comes slowly into the picture and closes on {o} | {O} disappear[s] under the coat | The empty place where {o} was
sneak, creep, tiptoe | - | any | {A} look[s] round the corner | One foot is set down without a sound | {The} freeze[s] at a noise | {The} [is|are] past, out of sight
knock over, knock off, push, tip over | - | animal | {A} look[s] at {o}, then straight at us | One paw touches {o}, and pushes it a little further | {O} tip[s] on the edge | {The} look[s] down after {o}
bark, growl, meow, howl | - | animal | {A} lift[s] the head | The mouth opens, teeth and tongue | The whole body jerks with it | Silence, the ears up
look, peer, bend | under, into, inside, behind, below | any | {A} bend[s] down | The eyes, very near, as they find it | {The} do[es] not move | -
look | - | any | - | The eyes, very near, and what they see in them | - | -
watch, stare, gaze | - | any | {A} hold[s] quite still | The eyes, very near, and what they see in them | The head tilts | {The} do[es] not look away
read | - | person | {A} open[s] {o} | A finger goes along under the line | A page turns | {O} close[s] on the finger
photograph, film, take | photo, photos, picture, pictures, selfie | person | {A} lift[s] the camera | The finger rests on the button | Everything holds still | The picture on the small screen
call, phone, ring up | - | person | {A} pull[s] the phone from a pocket | One thumb on the digits, very near | The phone at the ear, the free hand busy all the same | {The} wait[s], and the eyes go up
text, type, scroll | - | person | The lit screen in the dark of the hand | The thumb hovers, types, deletes | The face lights up from below | The screen goes dark
measure, weigh | - | person | {A} bend[s] close, one eye shut | The pointer moves and stops | A number is written down | {The} nod[s]
count | - | person | The first one is laid down | Fingers move one after the other | The lips go along | The last one, and the hand stops
stir | coffee, latte, tea, cup, it | person | {A} take[s] the spoon | The spoon goes in and round, and what was on top is gone | The spoon is laid on the saucer | -
mix, stir, whisk, blend | - | person | The parts lie apart in the bowl | The spoon goes round, streaks in the bowl | The streaks disappear | It drops thick from the spoon
forge, hammer, weld | - | person | The metal glows out of the fire | Sparks fly from the blow | The glow turns red, then grey | It hisses in the water
shave | - | person | Foam on the cheek | The blade draws one clean lane | The chin lifts | A towel pats the face
melt | - | thing | {A}, still whole | The first drop runs down the side | The edges sink and go soft | Only a wet patch is left
grow, sprout, bloom, blossom, open | plant, seed, flower, flowers, tree, sunflower, bean, rose, mushroom, garden, tulip, bud | thing | {A}, hardly begun | A tip pushes through and bends toward the light | {The} half way, leaves unfolding | {The} at full size
become | - | thing | {A}, as yet unchanged | The first change, at one edge | Half of it is new, half of it as it was | {O}, where {the} was
fall, drop, drip, drop down | drop, drops, droplet, droplets, raindrop, raindrops, dewdrop | thing | {A} swell[s] at the edge | The drop lets go and draws long | {The} turn[s] in the air | It lands and spreads
fall | leaf, leaves, blossom, blossoms, petal, petals | thing | {A} stir in the air | One of them lets go and turns, very near | More of them drift down | The ground below, covered with them
fall, drop | - | thing | {A} begin[s] to fall | {The} turn[s] in the air, very near | {The} land[s] | {The} lie[s] still
roll, spin, bounce | - | thing | - | {The}, very near, the ground running under it | {The} hit[s] the edge and change[s] course | {The} come[s] to rest
burn | - | thing | The flame licks at the edge | The edge curls and blackens | Half of it is gone | Ash and a thread of smoke
break, snap, tear | string, rope, thread, tape, cord, wire, ribbon, line, strap, chain | thing | {A}, stretched tight | The last thread gives way | The two ends fly apart | The loose end hangs
break up, split up | - | person | {A} look[s] straight ahead, not a word | One hand draws back from the other | A look that finds no answer | Two backs, turned to each other
fall in | love | person | {A} stop[s] in the middle of a movement | The eyes stay where they are, very near | One step nearer | {The} come[s] closer and stay[s]
break into, break in | - | person | {A} look[s] round once more before the door | A hand tries the lock | The lock gives way | The door stands open
break, shatter, crack, collapse | - | thing | {A}, whole | A first crack runs across | The pieces come apart | The pieces lie still
fly, glide, float, drift | plane, paper, balloon, kite, leaf, bird, butterfly, lantern, drone, feather, owl, eagle, bee, dragon | any | {A} lift[s] off | {The} fill[s] the frame, the ground turning below | {The} small over everything | {The} come[s] down
escape, sneak out, run away, break out | - | any | {A} stop[s] at the gap and look[s] out | {The} squeeze[s] through | The way is open ahead | {The} small, far away from where it was
launch, take off, lift off | rocket, spaceship, plane, helicopter, balloon | any | Everything holds still before the start | The first dust flies up | {The} leave[s] the ground | {The} small in the sky
arrive, pull in, come in | train, bus, ship, boat, ferry, tram | thing | Two lights far off | {The}, very near, slower and slower | The doors | {The} stand[s] still
talk, chat, gossip, argue, discuss | - | person | {A} lean[s] in | Hands that speak along | A pause, and a look | The last word hangs in the air
tell, explain, describe | story, stories, about, how | person | {A} think[s] for a moment before the first word | The hands draw it in the air | The eyes go far away | {The} fall[s] silent
laugh, giggle | - | person | The corners of the mouth begin to move | The shoulders shake | The head goes back | {The} wipe[s] the eyes
cry, weep, sob | - | person | The lips press together | One tear runs down | A hand comes up to the face | {The} breathe[s] out
celebrate, cheer | - | person | One moment of silence | Fists go up | Both feet leave the ground | {The}, out of breath, arms still up
win | - | person | {A} look[s] up | The mouth opens | Arms go up | {The} on the knees
cross | street, road, finish, line, bridge, border | any | {A} stop[s] at the edge | The first step over it | Half way, in the middle | {The} on the other side
deliver, serve | food, pizza, dinner, drinks, dish, plate | person | {A} balance[s] {o} through the room | {O} come[s] down between the hands at the table | Faces bend over {o} | The first bite
trade, swap, exchange | - | person | {A} hold[s] out {o} | {O} go[es] from hand to hand | Both look at what they hold now | -
pay, buy, order, sell | - | person | {A} point[s] at {o} | Coins change hands | {O} come[s] over the counter | {The} go[es] off with {o}
knock, ring | door, bell, doorbell | person | {A} stop[s] in front of the door | One finger, very near | Steps come nearer behind it | The door opens a hand’s width
answer, pick up | phone, call, telephone | person | The phone lights up and shakes on the table | A hand stops above it | The phone at the ear, the eyes moving | The phone sinks
turn on, switch on, turn off, switch off | - | person | {A} reach[es] out for {o} | The finger on the switch | The light changes on the wall | {The} in the changed light
shake | bottle, jar, globe, rug, tree, box, can, dice, cocktail, shaker, camera | person | {A} take[s] hold of {o} | {O}, shaken, out of focus | It settles | {The} look[s] closely
stack, arrange, line up, sort, tidy, tidy up | - | person | A heap, all of it mixed up | {Hands} set one beside the other | The order grows, the heap gets smaller | All of it stands in order
carry | - | any | {A} bend[s] down to {o} | {Hands} close under {o} | {O} sway[s] at each step | {O} [is|are] set down
follow | - | any | {A} look[s] after {o} | A few steps behind, from near the ground | {O} stop[s], and {the} too | Both, small, one behind the other
meet | - | any | {A} come[s] round the corner | Two pairs of eyes | A step nearer | Face to face
guard, save, block, stop, parry | ball, penalty, shot, goal, goalkeeper, goalie | person | {A} stand[s] on the line, arms wide | Eyes on the ball, weight from foot to foot | {The} fl[ies|y] sideways | The ball, stopped
rescue, save, free | - | any | {A} see[s] {o} | {Hands} reach as far as they can | A grip, and it holds | {O}, safe, from near
fight, argue, quarrel, squabble | seat, remote, toy, bathroom, pillow, blanket, last, over, about, chair, sofa, window | person | {A}, side by side, neither looking at the other | Two elbows, very near, and one push | Both talk at once, both hands in the air | {The}, arms crossed, backs to each other
fight, wrestle, box, spar | - | person | {A}, across from each other | The feet shift, the fists come up | A blow lands, and sweat flies | Both breathe hard
train, work out, exercise, squat, stretch | - | person | {A} take[s] up the position | The muscles tremble, from near | The lowest point, held | {The} come[s] up again
float, hover, levitate | - | any | - | {The}, from near, nothing below | {The} turn[s] slowly | {The} high above where it began
hear, listen | - | any | {A} stop[s] in the middle of a movement | The head turns, one ear to the sound | {The} hold[s] the breath | {The} still listening
see, notice, spot | - | any | {A} look[s] past it at first | The eyes come back and stay | {The} stand[s] quite still | {The}, eyes wide
go, run, walk, climb | upstairs, stairs, staircase, downstairs | person | {A} look[s] along the stairs | A hand on the rail, one step, then the next | The last step | {The} at the end of the stairs
walk in, come in, step in, burst in, go in | - | any | The door, still shut | The handle goes down | {The} look[s] round | {The} inside, the door behind
go, walk, step, enter, come | into, inside, door, room | person | {A} stop[s] at the threshold | One foot crosses it | {The} look[s] round | {The} inside, the door behind
smile, grin | - | person | The face, still serious | - | The corners of the mouth move | -
clap, applaud | - | person | Hands, still apart | The palms meet | More hands join in | {The}, still clapping
pick up, lift up, take up | - | any | {A} stop[s] and bend[s] down | {Hands} close round {o} | {O} come[s] up into the light | {The} with {o}
take, grab, get | - | person | {A} reach[es] for {o} | Fingers close on {o} | {O} come[s] away | {The} with {o} in the hand
sneeze | - | any | {A} wrinkle[s] the nose | Eyes shut, mouth open | The whole body jerks | {The} blink[s]
trip, slip, stumble, fall, fall over, crash | - | person | {A} go[es] on, eyes elsewhere | A foot catches, and the balance is gone | Both arms fly up | {The} on the ground
turn, turn around, turn round | - | person | {A}, seen from behind | The shoulder moves | The face comes into the light | {The}, facing us
press, push, hit | button, key, switch, snooze, bell | person | {O}, from near, untouched | One finger comes down and stops just above | The finger goes down | The finger lets go
type, code, program | - | person | The screen is empty but for the cursor | Fingers on the keys | Line on line fills the screen | {The} lean[s] back
hide | - | any | {A} look[s] round for a way | {The} squeeze[s] into the gap | Two eyes in the dark | Nothing shows from outside
peek, peer | - | any | The edge, and nothing behind it | First the top of the head, then the eyes | The eyes go from side to side | -
disappear, vanish | - | any | {A}, still there | The edge of {the} goes first | Half of {the} is gone | The empty place
sweep, mop, vacuum | - | person | The floor, covered | One clean track across it | The last heap goes into the pan | The floor, empty and clean
mow, rake | - | person | The grass is high | Blades fall in a row | Half of it is done, the line sharp between | All of it is even
peel | - | person | {O}, whole | The skin comes off in one long curl | The curl falls on the board | {O}, bare
squeeze, press | orange, oranges, lemon, lemons, juice, grapes, olives | person | The fruit lies cut in half | A palm presses, and juice runs | The glass fills | The full glass, a drop on the rim
roll, roll out, shape, stretch | dough, pizza, pasta, sushi, tortilla, tortillas | person | A lump of dough on the floured board | The palms push it wide | It grows thin and round | It hangs over two hands
fill, load | - | person | {O}, empty | It goes in, from near | Half full | {O}, full
hang, hang up | - | person | {A} hold[s] {o} up | Fingers press it fast | {The} step[s] back and tilt[s] the head | {O}, hanging straight
glue, tape, stick | - | person | {O} in {hands} | A thumb presses it down along the edge | The hands let go | It holds
inflate, blow up | - | person | {O} hang[s] limp | Cheeks, full of air | {O} swell[s] | {O}, round and tight
plug in, connect, charge | - | person | The loose end of the cable | It goes in | A small light comes on | -
knock down, demolish, smash, break | - | person | {O}, still whole | The blow, from near | Pieces fly | {O} in pieces
play | - | animal | {A} crouch[es], rump in the air | Paws bat and let go | {The} roll[s] over | {The}, panting
scratch, dig, bite, chew | - | animal | {A} look[s] round first | Teeth and paws, very near | Scraps fly | {The}, and what is left of it
beg, stare, wait | food, dinner, treat, sausage, table, bowl | animal | {A} sit[s] down very straight | Eyes that do not leave the food, a wet nose | One paw is lifted | -
wag, greet | - | animal | {A} hear[s] the key and lift[s] the head | The tail beats the floor | {The} turn[s] in circles | -
dribble, dunk | - | person | The ball hits the floor once, twice | Fingers wide on the ball | {The} leave[s] the ground | The net swings
ski, snowboard, sled | - | person | {A} look[s] down the slope | Snow sprays off the edge | A wide curve, small in the white | {The} stop[s] in a spray of snow
row, paddle | - | person | {A} push[es] off from the bank | The blade goes in, and rings stay behind | The boat slides on between two strokes | The boat touches the bank
fish | - | person | The line flies out | The float, very near, and then it goes under | The rod bends | -
rise, come up | sun, moon | thing | The line of the horizon, still dark | The first edge of light | Half of it is up | All of it stands clear
set, go down | sun | thing | {A} a hand above the horizon | It touches the line | Half of it is gone | The glow that stays
hatch | - | thing | {A}, whole | A crack runs round | A beak comes through | -
rip, tear, split | - | thing | - | The seam gives way, thread by thread | The tear runs on | -
sink | - | thing | {A} lie[s] low in the water | Water comes over the edge | Half of it is under | Rings on the water
stop, brake | car, bus, train, truck, taxi, van, bike, cart, tram | thing | {A} come[s] nearer | The wheels, very near, slower and slower | - | {The} stand[s] still
shake, tremble, rattle | - | thing | Everything stands still | A glass begins to ring, dust falls | The whole frame trembles | -
pray, meditate | - | person | {A} go[es] down on the knees | {Hands} come together | The eyes close, the breath goes slowly | The eyes open
kiss, lick | - | animal | {A} come[s] close | The tongue, very near | - | -
spin, weave | web | any | The empty corner | One thread is drawn and fixed | The threads cross | The whole web, a drop on it
design, plan, invent | - | person | The empty sheet | The pencil draws one line | The sheet is full of lines | {The} hold[s] it up
apply, do, put on | makeup, make-up, lipstick, eyeliner, mascara, paint, cream | person | The bare face in the mirror | The tip touches the skin and draws | One half is done, the other bare | The finished face turns to the light
race, compete | - | person | {A} at the line, knuckles on the ground | The first push, stones fly back | Side by side, neither ahead | The line under their feet
join | - | person | {A} stand[s] at the edge and watch[es] | One foot begins to tap | A gap opens, and {the} step[s] in | {The} in the middle of it, head back
lose | tooth, teeth | person | A tongue pushes a tooth, and it tilts | The tooth on a fingertip, very near | The mouth opens wide on the gap | -
inherit | - | person | {A} break[s] the seal of a letter | A key slides out of the envelope | {The} look[s] up | {The} before {o}, small
bully, chase, chase off, harass, attack, terrorise, terrorize | - | animal | {A} lower[s] the head and fix[es] {o} | Feet slap the ground, faster and faster, very near | {O} back[s] away, both hands up | {The} alone on the spot, chest out
cheat | - | person | The eyes go left, then right | A hand slides under the edge, very near | A piece is somewhere else than before | The face, all innocence
slip | - | animal | {A} go[es] on, head high | One foot shoots away, very near | {The} on the ground, legs in the air | -
pretend | - | any | {A} look[s] round: who saw that? | - | {The} look[s] up at the sky | {The} walk[s] on, stiff
whistle | - | any | The lips go round, and only air comes | - | The cheeks fill once more | One thin note, and the eyebrows go up
wait | wave, waves, surfer, surf | person | {A} sit[s] on the board, feet in the water | Fingers drum on the board, very near | Small ripples go by, one after the other | The back of {the} straightens: far out a dark line rises
lose | match, game, final, race | person | {A} look[s] up at the board | Sweat and rain run off a chin | The gloves come off and drop | {The} alone on the field
visit | - | person | {A} stop[s] at the door | A bell is pressed, very near | Steps come nearer inside | Two faces in the open door
open, close | door, doors | thing | The handle moves, and nobody holds it | A line of light grows along the edge | - | {A}, wide open, nothing behind
snore | - | any | - | The lips flutter, very near | - | -
yawn | - | any | {A} blink[s], slower and slower | The mouth opens, very near | The whole face goes along | {The} smack[s] the lips
splash | - | any | - | Drops fly at the lens | - | {The}, soaked
`;
