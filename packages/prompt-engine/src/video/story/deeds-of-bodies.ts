/* How what a body does goes on and comes to its end; columns as in `deeds-by-hand.ts`. A verb's '@animal' row is for animals. */
export const DEEDS_OF_BODIES = `
# On the move
walk: dog, dogs | The lead pulls tight, four quick paws beside two shoes | The dog stops, looks up, and both go on | -
walk: rope, tightrope, slackline, wire | A foot feels for the rope and takes the weight | The last step, both feet on the platform | -
walk: beach, sand, shore, surf | Bare feet leave prints that fill with water | A wave runs up and wipes the prints away | -
walk: snow | Boots sink in with a creak, breath white | A line of prints leads off into the white | -
walk: home, away, off | The steps go on, and nobody calls after them | The figure grows small and turns a corner | -
walk, stroll, wander, march, hike, trek, roam, backpack | Shoes on the ground, one step after the other | {The} stop[s], look[s] up and breathe[s] in | -
walk @animal, prowl @animal, trot @animal, wander @animal, strut @animal, waddle @animal | Four feet set down one after the other without a sound; Feet set down one after the other | {The} stop[s], turn[s] {his} head and look[s] back | -
run, sprint, race, jog: marathon, finish, race, lap, line, hurdles, relay | The chest heaves, eyes fixed ahead | The line is crossed, and both knees give way | -
run: late, bus, train, catch | A hand stretches out, a strap slipping off the shoulder | The doors close, and {the} stand[s] there out of breath | “Wait!”
run: away, from | A glance back over the shoulder, breath tearing | {The} vanish[es] round a corner | -
run, sprint, race, rush: through, across, along, down, over, up | Feet strike the ground, hair flying | {The} stop[s] and look[s] back, breathing hard | -
run, rush, sprint, dash: to, towards, into | Arms open wide at full speed | Arms round each other, and a turn on the spot | -
run, sprint, race, jog | Feet strike the ground, arms driving | {The} slow[s], bend[s] over with both hands on the knees and laugh[s] | -
run @animal, gallop @animal, race @animal, sprint @animal, dash @animal, bolt @animal, charge @animal | All feet off the ground, the ears flat | {The} slow[s] down, flanks heaving, and look[s] round | -
crawl: baby, first | One palm after the other slaps the floor | {The} sit[s] back and look[s] up, astonished | -
take: first steps, first step | One wobbling foot is set in front of the other | {The} drop[s] into two open arms | -
learn: piano, guitar, violin, drums | The fingers stop at the same place again | This time it runs through, and {the} look[s] up | -
learn: walk | One wobbling foot is set in front of the other | {The} drop[s] into two open arms | -
learn: ride, bike, bicycle, cycle | The front wheel wobbles, a hand letting go of the saddle | {The} ride[s] on alone, and look[s] back | “Look! I can do it!”
forget @animal, lose @animal, search @animal, look for @animal | A nose goes along the ground, here and there | {The} sit[s] up and look[s] round | -
learn @animal: swim, fly, walk, hunt, jump, climb, run, dive | A first try, and a tumble | Once more, and it holds | -
learn: swim | Two hands hold a chin above the water, legs thrashing | {The} swim[s] the last stroke alone and grab[s] the edge | “I did it!”
learn: skate, ski, skateboard, surf | Knees shake, both arms out for balance | {The} glide[s] a whole length without falling | -
climb: tree | A foot finds the next branch | {The} sit[s] down among the leaves and look[s] out | -
climb: stairs, staircase, steps, ladder | One hand on the rail, the next step, the next | The last step, and {the} stop[s] for breath | -
climb, scale: mountain, cliff, wall, rock, peak, everest, summit, face | Chalked fingers close on the edge, a foot slips and catches | {The} pull[s] over the edge and stand[s] up against the sky | -
climb | Hands and feet find the next hold | {The} pull[s] up over the edge and sit[s] there | -
jump, leap, dive: pool, lake, water, sea, river, ocean | Toes over the edge, then off it | The water closes, then {the} come[s] up laughing | -
jump, leap: puddle, puddles | Both boots come down, and the water flies apart | {The} stand[s] there dripping and grin[s] | -
jump: trampoline, bed | Hair flies up at the top of the leap | {The} drop[s] on the back, out of breath | -
jump: rope | The rope whips under both feet | It catches, and {the} laugh[s] | -
jump: plane, parachute, skydive, bungee | The edge, one breath, and only air beneath | The cord pulls taut, and a shout rings out | -
skydive, bungee | Cheeks flutter in the wind, arms spread | The cord pulls taut, and a shout rings out | -
jump, leap, hop, skip, vault | Knees bend, then both feet leave the ground | {The} land[s] and hold[s] it | -
jump @animal, leap @animal, pounce @animal, spring @animal | {His} hind legs gather, the tail going still; {The} in mid-air | {The} land[s] and look[s] up, surprised | -
swim, snorkel, dive: turtle, turtles, shark, sharks, whale, whales, dolphins, fish, reef, manta | Bubbles stream up past the mask | Both hang still in the water, eye to eye | -
swim, snorkel, dive, float | An arm comes over and pulls the water back | {The} reach[es] the edge and hang[s] on to it, breathing | -
swim @animal, dive @animal, glide @animal | One beat of the tail, and the light runs along {his} side | {The} turn[s] and fade[s] into the blue | -
surf, wakeboard, bodyboard, wipe out | The board drops down the face, one hand trailing in the water | White water swallows the board, and a head comes up laughing | -
ski, snowboard, sled, sledge, toboggan | Snow sprays up from the edge in a turn | {The} stop[s] in a cloud of snow and throw[s] up both arms | -
skate, skateboard, rollerblade | Wheels leave the ground and the board turns beneath both feet | It lands, rolls on, and {the} raise[s] a fist | -
skate, ice skate, figure skate | A blade draws a white line into the ice | A spin, faster and faster, then a stop with both arms up | -
do, land: kickflip, ollie, trick, backflip, flip, wheelie, somersault, cartwheel, handstand | Everything hangs in the air for a breath | Both feet come down, and {the} hold[s] it | -
ride, cycle, pedal: bike, bicycle, motorbike, motorcycle, scooter, unicycle, tandem | The wheel hums over the road, hair streaming back | {The} lift[s] both hands off the bars | -
cycle, pedal | The wheel hums over the road, hair streaming back | {The} lift[s] both hands off the bars | -
ride: battle, war, sunset, horse, horseback, pony, camel, elephant, donkey, dragon, unicorn | A hand buries itself in the mane | They stop on the rise, both breathing hard | -
ride | The ground flies past below | {The} stop[s] and look[s] back along the way | -
ride: bus, train, subway, metro, tram, rollercoaster, roller coaster, elevator, ferry | Light and shadow run over the face | The doors open, and {the} step[s] out | -
drive | Lights slide over the windscreen, hands on the wheel | The car grows small down the road | -
sail, row, paddle, kayak, canoe | The blade dips, and a ring of water runs off | {The} stop[s] and let[s] the boat drift | -
fly: kite | The line hums, a hand giving more of it | The kite stands still, small and high | -
fly: drone | A thumb pushes the stick | The picture climbs until everything is small | -
fly: plane, helicopter, spaceship | A hand pushes the lever forward | The ground drops away | -
travel, journey | The land runs past the window | {The} set[s] down the bag and look[s] round | -
come home, return home: late, finally | A key turns, the door gives way | The bag drops, and the shoulders with it | “I’m home.”
arrive, return, come back: house, cottage, hotel, cabin, apartment, flat, farmhouse | A key turns, the door gives way | The bag is set down, and {the} look[s] round | -
come home, get home, return home, go home: night shift, shift, work | Keys drop into a bowl, shoes slip off by the heel | {The} sink[s] on to a chair and close[s] both eyes | -
come home, get home, return home: army, war, deployment, military | Someone turns round, and a hand goes to the mouth | Two arms close round a uniform and do not let go | “You’re home.”
come home, get home, return home, go home | A key turns, the door gives way | The bag drops, and the shoulders with it | -
leave, move out, run away, walk out, drive off | A hand rests on the door frame for a moment | The door falls shut, and the room is still | -
leave: school, office, house, home, party, town, building | A last look back over the shoulder | {The} step[s] out, and the door swings shut | -
enter, step into, walk into, go into, sneak into, break into | A foot crosses the threshold | {The} stop[s] and look[s] round, slowly | -
get lost, lose: way | {The} turn[s] on the spot, one way, then the other | A map is turned upside down, and {the} sit[s] down on it | -
miss: bus, train, flight, plane | The doors close a hand’s breadth away | Tail lights grow small, and the arms drop | “No, no, no!”
escape, flee, break out | A glance back, breath held | {The} slip[s] through the gap and run[s] | -
sneak, tiptoe, creep | Toes first, the weight let down without a sound | A board creaks, and {the} freeze[s] | -
hide: eat, chocolate, snack, sweets | A wrapper is opened, slow, without a sound | The first bite, eyes shut, and a noise at the door | -
hide | Only the eyes show | The steps go past, and a breath is let go | -
fall, trip, stumble, slip, tumble, crash | Arms fly out, the ground comes up | {The} lie[s] there, then lift[s] one thumb | -
fall asleep, doze off, nod off, falling asleep | The eyelids sink, open once more and sink | The breath goes slow, and one hand opens | -
sleep, nap, snooze, snore, slumber | The chest rises and falls | {The} turn[s] over and sleep[s] on | -
sleep @animal, nap @animal, snooze @animal, doze @animal, curl up @animal | {His} flank rises and falls, one ear twitching | {The} stretch[es], tuck[s] {his} nose back in and sleep[s] on | -
wake up, wake, get up, get out of bed | One eye opens, then the other | {The} sit[s] up, hair on end, and look[s] at the light | -
wake up @animal, wake @animal | One eye opens, then the other | {The} stretch[es] front first and yawn[s] | -
hit snooze, snooze: alarm | A hand comes out from under the cover and feels for the clock | The hand drops, and it is quiet again | -
wait: train, bus, station, airport, stop, husband, wife, mother, father, mom, dad, him, her, them, friend, date, someone, guests, platform | A foot taps, the eyes go to the clock | {The} look[s] up, and it is not the one | -
wait | Quite still, only the eyes go to and fro | A breath is held, and {the} lean[s] forward | -
sit, rest, relax | The hands lie still in the lap | A long breath, and {the} stay[s] there | -
sit @animal, perch @animal, wait @animal | The ears turn after every sound; The head turns after every sound | {The} settle[s] and stay[s] | -
stand, lean: edge, cliff, rooftop, roof, bridge, balcony | The wind tugs at the clothes | {The} close[s] both eyes and breathe[s] out | -
stand | The weight goes from one foot to the other | A long breath, and {the} stay[s] there | -
watch, look at, gaze, stare, admire: sunset, sunrise, stars, fireworks, northern lights, aurora, sky, sea, ocean, view, eclipse, meteor, moon | The light lies on the face and moves in the eyes | {The} stand[s] small before it, quite still | -
watch: tv, television, film, movie, screen, game, match, penalty, shootout, football, race, final | Coloured light flickers over the face | {The} jump[s] up, both hands on the head | -
watch, observe, stare, look, gaze | Only the eyes move, following | A slow blink, and {the} keep[s] looking | -
stare @animal, watch @animal, look @animal | The pupils widen, the tail tip twitching; The eyes fix on one point | {His} head tilts, and {the} keep[s] still | -
see: first time, sea, ocean, snow, mountains | The eyes widen, and a hand comes up to the mouth | {The} take[s] one step towards it, then one more | “Look at that.”
meditate, pray, do yoga, practise yoga, practice yoga, stretch | The chest rises and falls, slower each time | The eyes open, clear and calm | -
work out, exercise, lift: weights, weight, dumbbell, dumbbells, barbell, gym | Arms tremble under the last of it | It comes down with a clank, and {the} grin[s] | -
work out, exercise | Sweat runs down a temple, breath in time | {The} drop[s] the arms and breathe[s] out, done | -
do: push-ups, pushups, squats, planks, burpees, pull-ups, sit-ups | The arms tremble at the lowest point | One more, and {the} roll[s] on to the back | -
dance | Bare heels turn, an arm thrown high | {The} stop[s], breathless, in the last pose | -
dance, spin, twirl, waltz, tango, breakdance, pirouette, salsa | Feet turn on the spot, cloth flying out | The last turn, and a held pose | -
sing, rap, hum: shower, bathroom, hairbrush, mirror | The brush becomes a microphone, eyes shut; Eyes shut, the whole face in the note | {The} hold[s] the last note and bow[s] to nobody | -
sing, rap, perform, busk | Eyes shut, the throat in the long note | The last note, then a smile | -
sing @animal, chirp @animal, crow @animal, howl @animal, bark @animal | {His} throat swells, the head thrown back | A pause, and an answer from far off | -
cry, weep, sob | A tear runs as far as the corner of the mouth | The back of a hand wipes it off, and a long breath | -
laugh, giggle, chuckle | The shoulders shake, a hand held over the mouth | {The} wipe[s] {his} eyes and start[s] again | -
smile, grin, blush | It begins at one corner of the mouth | {The} look[s] down, then up again | -
sneeze | The nose wrinkles, the eyes squeeze shut | The head jerks, and a startled blink follows | -
sneeze @animal | {His} nose wrinkles, the eyes squeeze shut | {His} head jerks, and a startled blink follows | -
yawn @animal, stretch @animal | {His} mouth opens to the last tooth | {The} smack[s] {his} lips and settle[s] | -
yawn | The mouth opens wide, the eyes water | A shake of the head, and {the} go[es] on | -
scream, shout, yell, roar | The mouth opens wide, the neck taut | The echo dies away, and it is still | -
roar @animal, growl @animal, hiss @animal | {His} lips draw back from the teeth | The sound dies away, and {the} lower[s] {his} head | -
think, wonder, daydream, ponder, remember, reminisce: about, of, back, over | The eyes go far away | A small smile, and {the} come[s] back | -
remember: childhood, wife, husband, mother, father, war, youth | A thumb goes along the edge of an old photograph | The photograph is held to the chest | -
dream | The eyes move beneath the lids | {The} smile[s] in {his} sleep | -
realise, realize | A smile stops halfway | The eyes widen, and the head turns | -
forget | A hand goes into one pocket, then the other | {The} stop[s] dead and shut[s] both eyes | -
dream @animal | {His} paws twitch in sleep; {His} eyes move beneath the lids | A sigh, and the sleep goes on | -
smell, sniff: flower, flowers, rose, roses, coffee, bread | The eyes close as the nose comes near | A long breath out, and a smile | -
sniff @animal, smell @animal | {His} nose works, whiskers trembling | {The} jerk[s] back, then come[s] near again | -
carry | The arms strain, the chin on top of the load | It is set down with a thump | -
push, pull, drag | Heels dig in, the back bends | It moves, a hand’s breadth at first | -
lift | The knees bend, the neck goes taut | It is up, and both arms hold it there | -
throw, toss: flour, powder, confetti, leaves, sand, snow, petals, rice | It opens into a cloud above the hands | It sinks over head and shoulders, and {the} laugh[s] | -
throw, toss: stone, stones, pebble, coin, bottle | It leaves the hand and turns in the air | Rings run out over the water; It comes down, and rings run out | -
throw: ball, frisbee, stick, paper, dart, javelin, snowball, snowballs, confetti | It leaves the hand, every finger spread | It lands, and {the} throw[s] up both arms | -
catch: ball, butterfly, butterflies, fireflies, snowflake, snowflakes | Two hands close round it | They open a crack, and {the} look[s] in | -
kick, score, shoot, head: ball, goal, penalty, free kick | The foot strikes, and the ball lifts | The net bulges, and both arms fly up | -
shoot: arrow, bow | The string is drawn to the cheek, one eye shut | The arrow stands trembling in the mark | -
dunk, slam | The ball is carried up past the rim | The rim shakes, and the feet come down | -
hit, strike, swing: ball, home run, golf, puck, shuttlecock | The swing comes round and meets it full | {The} shade[s] {his} eyes and follow[s] it into the distance | -
punch, box, spar, train | Gloves strike, sweat flying off | The arms drop, the chest heaving | -
hit: wall | The stride shortens, the legs go heavy | {The} shut[s] both eyes, lift[s] the head and take[s] one more step | -
win | The face does not believe it yet | Both arms go up, and tears with them | -
lose: game, match, race, fight | The head sinks, hands on the hips | {The} look[s] up and hold[s] out a hand to the winner | -
finish: statue, painting, book, novel, letter, portrait, drawing, model, sculpture, quilt, dress, song, puzzle, work | The last touch, and the hand draws back | {The} step[s] back and look[s] at it | -
finish, complete, cross: race, marathon, run, lap, line, finish, course, game, exam, swim, climb, workout, training | One last effort, teeth set | It is done, and both arms drop | -
fail | The shoulders drop | A breath, and {the} begin[s] again | -
give up, quit | The hands open and let go | {The} sit[s] down and look[s] at the ground | -
shiver, freeze | Breath stands white, the hands pulled into the sleeves | {The} stamp[s] both feet and hunch[es] deeper | -
shower, bathe, take: bath, shower | Water runs down the face, eyes shut | {The} lean[s] back, and the steam closes round | -
get ready, dress up | A clasp is closed, a strand of hair set right | {The} turn[s] to the mirror and breathe[s] in | -
blink, wink | The lid comes down and opens | The corner of the mouth goes up | -
find: way, home | One corner, then the next, the head turning | A door opens, and two arms reach out | -
herd, tend | The flock streams past, bells among it | {The} lean[s] on a staff and look[s] after it | -
stop: time, clock | The hand of the clock stands still | Everything hangs where it was, and only {the} move[s] | -
get dressed | A button goes through its hole | {The} pull[s] the collar straight and go[es] | -
shake @animal | Drops fly off in a wheel | {The} stand[s] there with every hair on end | -
chase @animal, hunt @animal, stalk @animal | Low to the ground, one foot lifted, eyes fixed | {The} spring[s] | -
chase @animal: tail | Round and round, the tail always ahead | {The} sit[s] down, dizzy, and look[s] at it | -
play @animal, wrestle @animal, tumble @animal | One rolls over, four feet in the air | They stop, look up, and start again | -
eat @animal, nibble @animal, munch @animal, graze @animal, chew @animal, devour @animal, lick @animal | {His} jaws work, whiskers moving with them; {His} jaws work, the eyes half shut | {The} look[s] up, a crumb left on {his} mouth | -
drink @animal, lap @animal | {His} tongue flicks, rings running out | {The} lift[s] {his} head, drops falling from the chin | -
knock @animal, push @animal, bat @animal, tip @animal, knock over @animal, knock down @animal | One {hand} slides it nearer to the edge, the eyes turned to us | It drops, and {the} look[s] after it | -
open @animal | A {hand} hooks round the edge and pulls | It swings open, and {the} go[es] straight in | -
steal @animal, snatch @animal, grab @animal | A quick grab, teeth or claws closed round it | {The} run[s] off with it, head held high | -
hide @animal, run away @animal | Only two eyes show in the dark | The nose comes out, then goes in again | -
judge @animal, ignore @animal, glare @animal | Two narrow eyes that do not blink | A slow blink, and the head turns away | -
refuse @animal | {The} sit[s] down and look[s] the other way | {The} stay[s] there | -
fly @animal, soar @animal, take off @animal, flutter @animal, hover @animal | {His} wings beat down and open wide | {The} grow[s] small against the sky | -
land @animal | Wings thrown back, feet stretched ahead | {The} fold[s] {his} wings and shake[s] them into place | -
swing @animal, climb @animal, hang @animal | A {hand} reaches, closes and holds | {The} sit[s] on top and look[s] down | -
hatch @animal, hatch | A crack runs across the shell and a beak comes through | It falls apart, and a wet head looks out | -
spin @animal, build @animal, weave @animal: web | One thread more is drawn tight | Drops hang in it from edge to edge, and {the} sit[s] in the middle | -
escape @animal, run off @animal, break out @animal, flee @animal | A gap, a nose through it, and then the rest | {The} run[s], and nobody has seen it | -
change @animal: color, colors, colour, colours | One colour runs out of the skin, and the next comes in | {The} sit[s] there, hardly to be seen | -
build @animal, weave @animal: nest, dam, hive | One twig more is pushed into its place | It holds, and {the} settle[s] in it | -
greet @animal, welcome @animal, wait @animal: door, owner, home | {His} whole body wags | {The} leap[s] up, and two arms catch it | -
meet @animal, see @animal: snow, mirror, first | {His} head goes back, the eyes round | One {hand} goes out and touches it | -
scared @animal, afraid @animal | {The} back[s] off, flat to the ground, ears down | {The} peer[s] out from behind the nearest corner | -
scared, afraid, frightened, terrified | The breath stops, the eyes go wide | One step back, then one more | -
`;
