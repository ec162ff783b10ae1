/* What it sounds like if such a deed is done to such a thing. verbs | things | sound */
export const DONE_TO_SOUNDS = `
coach, teach, train | parrot, cockatoo, budgie, mynah, raven | a word said slowly, then squawked back
win, run, cross, finish | marathon, race, finish line, tour de france, sprint, derby, regatta | a crowd cheering along the track
post, mail | letter, card, postcard, envelope | a letter dropping into the box
drop, fall, slide, come | slot, letterbox, letter box, mailbox, mail slot | the flap of the slot, then paper on the floor
practise, practice, copy, forge, fake | handwriting, signature, letters | a pen on paper
shave, clip, buzz | hair, fur, head, wool, neck | clippers buzzing
shave | face, beard, chin, cheeks | a razor on skin
emerge, rise, surface, come, sink | sand, dunes, gravel | sand running
emerge, rise, come | water, sea, lake, bath | water running off
stretch, pull, drip, melt, ooze | cheese, mozzarella, burger, pizza, fondue, raclette | a soft sizzle and a long sticky pull
pour, drizzle | caramel, syrup, honey, chocolate, sauce, gravy | a thick slow pour
rise, curl | ramen, soup, bowl, broth | a soft simmer
twist, roll | lipstick, tube | a soft click and turn
press, ring | elevator button, lift button, bell, reception bell | one bell
swear, curse | parrot | a hoarse voice swearing
pour, knock, set | tea cup, teacup | china set down
set, trigger | smoke alarm, fire alarm, car alarm, alarm | an alarm shrieking
miss | goal, empty goal, net, penalty, shot | a ball kicked wide, then a groan
send | number, message, voicemail, text | a message sent off with a soft tone
record, leave, use, teach, learn | message, voicemail | a recording tone, then a voice
step, fall, jump, splash, plunge, slip | puddle, puddles | a splash
walk, trudge, tramp | puddle, puddles | boots in shallow water
step, walk, trudge, tramp | mud, swamp | boots in mud
let, release, throw, put, drop, return | fish, goldfish, trout, carp, salmon, pike, catch, eel, turtle, frog, tadpoles | a splash, then water closing
knock, push, tip, sweep | cake, pie, pizza, spaghetti, pudding, cream, soup, jelly, porridge, yoghurt, yogurt, trifle, lasagne, lasagna | a heavy soft splat
wade, step | river, stream, water | water pushed aside by boots
set, lay, clear | table | plates and cutlery on wood
put, set, place, take | plate, plates, bowl, bowls, dish, dishes, cup, cups, mug, mugs | china set down
fold, shape, pinch | dumplings, dumpling, ravioli, gyoza, pastry | soft pats on dough
string, tighten | violin, guitar, cello, instrument, bow, harp | a string tightened, its note rising
tune | violin, guitar, cello, piano, harp | a string tightened, its note rising
drop, fall, roll, putt, hit | hole, hole in one | a ball rattling into the cup
get | hole in one | a ball rattling into the cup
hit, tee, swing | golf ball, golf balls, drive | a club through the air and a clean click
play, put | song, record, music, radio, tape, playlist | a song starting from small speakers
reach, open, close, shut, push, slam | fridge, refrigerator | a fridge door and its hum
land | kickflip, ollie, trick, jump | wheels leaving the ground, then a hard landing
tap | hammer, wrench, spanner, spoon | one tap of metal on metal
sink | raft, boat, ship, ferry | bubbles, and water closing over it
strike, chime, toll | clock, clocks, noon, midnight, twelve | a clock striking
draw | wall, pavement, blackboard, door | chalk on stone
throw, toss, drop, hurl, spill | sea, lake, river, water, ocean, well | a splash
steal, snatch, grab, swipe | turkey, chicken, roast, fish, ham, meat, steak, pie, cake | claws and a plate scraping
pull, take, slide, lift | oven, ovens | an oven door and a peel over stone
signal, flash, blink | ships, ship, boat, boats | water against rock
find, walk, enter, open, come, step, stumble | surprise party | a shout of many voices at once
deliver, get, receive, find, hand, bring, return, give, sort | letter, letters, postcard, postcards, envelope, envelopes, parcel, mail | paper
return, stamp, shelve, borrow | book, books | a book set down
wave | lamp, flag, flags | cloth in the wind
repair, mend, resole | shoe, shoes, boot, boots | a small hammer on leather
repair, fix, mend | bike, bicycle, car, engine, machine, robot, roof, boat | tools on metal
make, brew, serve | coffee, espresso, cappuccino, latte | steam and cups
make, brew, serve | tea | water coming to the boil
make, bake, roll, knead | bread, dough, pizza, pasta, dumplings, pastry, cake, cakes, pie, cookies | dough on wood
ride, pedal, push | tandem, cargo bike, penny-farthing | tyres and a chain
open, lift, close | chest, coffin, treasure | a heavy lid and its hinges
order | tea, beer, drink, food, pizza | a voice close by
push, race, ride | trolley, trolleys, shopping cart, cart, wheelchair, pram, stroller | small wheels rattling
lift, drop | barbell, weight, weights, dumbbell, dumbbells | iron set down
shuffle, deal, play | cards, poker | cards on a table
chop, split, cut | wood, log, logs | an axe in wood
cut, trim, shear | hedge, sheep, wool, fleece | shears
feed, milk | cow, cows, goat, goats, calf, lamb | straw and a soft lowing
feed, insert, put | coin, coins, token, tokens | coins dropping through a slot
turn, switch, shut | machine, monitor, computer, projector | a switch, then no hum
fall, tumble, roll, bounce | stairs, steps, staircase | knocks from step to step
crash, break, roll, hit, smash | wave, waves, surf | waves breaking
move, sway, swing | swing, swings, sign, lamp | a chain creaking
move, rock, sway | chair, rocking chair, cradle | wood creaking
stop, brake, pull | bus, train, tram, car, taxi, truck | brakes
count | money, coins, notes, cash, bills | notes and coins counted
fall, drip, drop | drop, drops, droplet | one drop
fall, land, roll | coin, coins, ring, key, keys | a small clink of metal
fall, jump, dive, slip, plunge, trip, tumble, stumble | water, lake, pool, river, sea, pond, fountain, canal | a splash
build, make, shape | snowman, snowmen, snow, igloo | packed snow
build, make, shape | sandcastle, sandcastles, sand | wet sand patted flat
surf, ride, catch | wave, waves | water rushing under a board
pull, haul, mend, cast, lift, throw, gather | net, nets, anchor, rope, ropes | wet rope over wood, water dripping
knock | plant, pot, flowerpot, lamp, can, books, book, box | a clatter
fall, slip, knock, push, tip, sweep, drop, throw, break, smash | glass, glasses, vase, bottle, jar | glass breaking
fall, slip, knock, push, tip, sweep, drop, throw, break, smash | cup, cups, mug, plate, plates, teapot | china breaking
light | cigarette, pipe, cigar | a lighter, then one breath
light | candle, candles, lamp, fire, stove, fuse, match, sparkler | a small flame catching
crack, open, pop, pull | can, tab, soda, beer | a can cracking open, then a hiss
creak, swing | door, doors, gate, lid, chest, coffin, hatch | a hinge creaking
pop, come | cap, cork, lid | a pop, then bubbles
release, launch, let, send | lantern, lanterns, kite, balloon, balloons, paper | paper rustling in the air
button, put, tie, wrap | jacket, coat, shirt, scarf, boots, boot, shoes, shoe, sock, laces, gloves, hands, tie | cloth pulled tight
pull | jacket, coat, shirt, scarf, boots, boot, shoes, shoe, sock, socks, laces, glove, gloves, tie, blanket, towel, sheet, hat | cloth pulled
take, steal, snatch, drag | glove, gloves, sock, socks, shirt, blanket, towel, sheet, scarf, coat, hat | cloth dragged away
get, climb, jump, sit | horse, pony, saddle, camel, donkey, elephant | saddle leather and a snort
check, look, crawl, hide, reach | bed, sofa, table, couch | knees on the floor
buy, pay, order | ice, coffee, ticket, newspaper, bread, flowers, sandwich | coins on a counter
blow, play | horn, trumpet, whistle | one long note
put, set, place, hide, stack | cupboard, cabinet, wardrobe, drawer | a cupboard door closing
turn, wind, repair | clock, watch | small wheels clicking
pour, fill | water, coffee, tea, wine, milk, beer, juice, bath, glass, cup | liquid running
spill, drop | coffee, milk, wine, tea, soup, paint | a splash
carry, stack, balance | plates, cups, glasses, dishes, tray | china and glass clinking
stack, drop | books, boxes, crates, suitcases | a dull thump
feed | pigeons, birds, ducks, chickens, hens | wings and grain
chop, slice, cut | onion, onions, bread, carrot, carrots, cabbage, lemon, lemons, vegetables, apple, apples | a knife on a board
read | letter, note, map | paper
close, shut | lid, box | a latch
open, close, shut | suitcase, case | a latch
pull, draw | curtain, curtains, blinds | rings along a rail
cross, walk, step | ice, snow, frozen, gravel, leaves, sand | steps on the ground
open, close, shut, push, slam | door, doors, gate, cupboard, closet, wardrobe, trunk, garage | a door moving and a latch
open, close, shut | window, windows, shutters, shutter, blinds, curtains | a window frame moving
open, unwrap, tear | letter, envelope, present, gift, package, parcel, paper, map | paper
open, pop | bottle, champagne, jar | a cap or a cork coming off
open, close, read, leaf | book, diary, newspaper, magazine, album | pages
open, close, zip | bag, backpack, jacket, tent | a zip
zip | coat, suitcase, boots, boot | a zip
fold, unfold | paper, letter, map, napkin, note, crane, plane | paper folding
fold, hang, iron | laundry, clothes, shirt, shirts, towels, sheets | cloth
turn, switch, flip, shut | light, lights, lamp, lamps, switch, lantern, neon, sign, signs, floodlight, floodlights, headlights, spotlight, bulb, torch, flashlight, streetlights | a switch clicking
switch, flick | on, off | a switch clicking
turn, switch | radio, tv, television | a click, then a station
turn, start | engine, car, motorbike, motorcycle, ignition | an engine starting
turn | key, keys | a key turning
ride, lead, mount | horse, pony, horses, donkey, mule, mules, camel, reindeer, ox | hooves
ride | bike, bicycle, bikes, scooter, unicycle, tricycle | tyres and a chain
ride, drive | motorbike, motorcycle, car, truck, bus, tractor, taxi, van | an engine
drop | tray, dishes, bowl | china breaking on the floor
drop, flip, toss | ring, coin, key, keys, spoon | a small clink of metal
throw, drop | ball, stone, rock, rocks, stones | a dull knock
save, block, stop, parry | penalty, shot, free kick, kick, it | a ball struck, then stopped, and a roar
miss, hit | post, crossbar, bar | a ball struck, then a ring of metal
score, convert | goal, penalty, it | a ball struck, then the net and a roar
jump, leap, breach, surface, somersault | whale, whales, dolphin, dolphins, orca, orcas, fish, salmon, seal | water breaking, then a heavy splash
save | ball | a ball struck, then stopped
catch, kick, shoot, head | ball, football, basketball, penalty, shot | a ball struck
paint | wall, walls, canvas, picture, portrait, mural, fence, door | a brush on a surface
pull, drag | chair, suitcase, sled, box, boat | dragging
put, set, place, move, make | piece, move, king, queen, pawn | a wooden piece set down
press, push, hit | button, buttons, doorbell, buzzer, alarm | a click
answer, pick | phone, telephone, call | a phone ringing, then not
take, taking | bite | a crunch
take, taking | sip | a sip
take | photo, picture, selfie | a shutter
send, text | email, selfie | taps on glass
text | message, text | taps on glass
steal, grab, snatch, take | sandwich, hot dog, burger, chips, fries, bag, bone, sausage | a quick scuffle
brush | teeth | a toothbrush
brush, comb, cut | hair, fur, beard | bristles or scissors
catch, reel | fish | water and a reel
mow | lawn, grass | a mower
load, empty, fill | dishwasher, dishes | dishes
load, fill | washing, laundry | a drum turning
knock, push, tip | off, over, down | a clatter
`;
