/*
 * What is surely heard: of a deed, of a deed done to a thing, of a thing that is named. A row has only what every such
 * deed and thing sounds like.
 */

/* What a deed sounds like, whoever does it. verbs | sound */
export const DEED_SOUNDS = `
clap, applaud | clapping
laugh, giggle, chuckle | laughter close by
cry, sob, weep, burst into tears | a sob
sigh | a long breath let go
scream, shriek | one scream
cheer, celebrate | cheering
sneeze | one sneeze
snore | slow snoring
bark | barking
meow | a meow
howl | a long howl
purr | purring
growl | a low growl
squawk | squawking
chirp, tweet | chirping
buzz | buzzing
walk, step out | footsteps
run, sprint, jog | running feet and quick breath
march | feet in step
tiptoe, sneak | one careful step
climb, hike | quick breath and boots
jump, leap, hop | feet leaving the ground
fall, collapse, tumble, slip, trip, stumble | a thud
crash, smash, shatter, break | a sharp crack
crack | a crack
snap | a snap
rip, tear | tearing
splash, foam, pour | liquid running
knock on, knock at | knocking
knock over, knock down | a clatter
kick | a dull kick
hit, punch, slap | a dull blow
bounce, dribble | a ball on the ground
unscrew | a lid turning
unlock | a key in a lock
spill | liquid splashing on the floor
knit | needles clicking
skateboard, rollerskate, roller skate | wheels on concrete
surf | water rushing under a board
ski, snowboard, sled | snow hissing under the edges
skate | blades on ice
cycle, pedal | a chain and tyres
sharpen | steel on stone
water | water on leaves
wash, rinse, shower | running water
unbox, unwrap | cardboard and tape tearing
plug | a plug going in
ring | a bell
explode, erupt, burst | a burst, then hissing
melt, drip, leak | slow drops
dance | feet on the floor
sing | one voice singing
hum | a voice humming
type | keys
write, draw | a pen on paper
chop, cut, slice | a knife on a board
fry, grill, sear | sizzling
stir | a spoon against the side
whisk | a whisk in a bowl
knead | dough on wood
grind | grinding
bite, crunch, munch | a crunch
chew, eat, nibble | quiet chewing
sip, drink | a sip
clink, toast | glasses clinking
gargle | gargling
drive, drive off, race off | wheels and an engine
launch, lift off, blast off | engines roaring
take off, fly up | a rush of air
tune up | instruments tuning
dig, plant, repot, rake | soil turned over
roar | a roar
say, ask, tell, announce, talk, explain, teach, present, promise, apologise, apologize | a voice close by
whisper | a whisper
shout, yell, call out, scold | a shout
comment, commentate, narrate | a voice commenting
argue | voices
fall asleep | slow breathing
breathe, meditate | slow breathing
kiss, hug | cloth against cloth
sweep | bristles on the ground
scrub | a brush scrubbing
hammer, build, construct | hammering
saw | a saw in wood
carve, whittle | a blade in wood
weld | sparks hissing
drill | a drill
sew | thread pulled through cloth
fight, wrestle | scuffling
duel, fence | blade on blade
swim, dive, paddle, row | water moving
rain | rain beginning to fall
snap a photo, take a photo, take a picture, take a selfie, photograph | a shutter
get a call | a phone ringing
slurp | slurping
flap | wings
dust, polish, wipe | a cloth rubbing
shuffle | cards shuffled
crumple | paper crumpled
strike a match, light a match, light a candle | a match struck
blow out | one breath
whistle | a whistle
zip, unzip, zip up | a zip
creak | a hinge creaking
trip over | a thud
stomp, stamp | feet stamping
breakdance, flamenco | feet striking the floor
smoke, inhale | a breath drawn in
cough | a cough
gasp | a breath caught
groan | a groan
applaud | applause
rattle | a rattle
rustle | a rustle
thunder, rumble | a deep rumble
pop, pop off | a pop, then bubbles
fizz | bubbles
row | oars in water
ride away, gallop | hooves
skid, brake | tyres on the ground
hiss | a hiss
gulp | a gulp
wave | cloth moving
pack | cloth and buckles
stumble | a foot catching the ground
slide | a long scrape
spray | spraying
flip | a flick
peel | peeling
crawl | hands and knees on the floor
undress, dress | cloth
scratch | scratching
spin | a turning, round and round
throw, toss, hurl | a rush of air
juggle | a soft catch, again and again
freeze | a fine crackle
burn | a fire crackling
boil | water boiling
`;

/* What it sounds like if such a deed is done to such a thing. verbs | things | sound */
export const DONE_TO_SOUNDS = `
fall, drip, drop, sink | drop, drops, ink | a drop into water
fall, land, roll | coin, coins, ring, key, keys | a small clink of metal
fall, jump, dive, slip, plunge | water, lake, pool, river, sea, pond | a splash
fall, tip, slip | glass, glasses, vase, cup, plate, plates, bottle | glass breaking
build, make, shape | snowman, snowmen, snow, igloo | packed snow
build, make, shape | sandcastle, sandcastles, sand | wet sand patted flat
surf, ride, catch | wave, waves | water rushing under a board
pull, haul, mend, cast, lift, throw, gather | net, nets, anchor, rope, ropes | wet rope over wood, water dripping
knock, push, tip, sweep, drop, throw, break, smash | glass, glasses, vase, cup, cups, mug, plate, plates, bottle, jar, teapot | glass breaking
light | cigarette, pipe, cigar | a lighter, then one breath
light | candle, candles, lamp, fire, stove, fuse, match, sparkler | a match struck
crack, open, pull | can, tab, soda, beer | a can cracking open, then a hiss
creak, swing | door, doors, gate, lid, chest, coffin, hatch | a hinge creaking
pop, come | cap, cork, lid | a pop, then bubbles
release, launch, let, send | lantern, lanterns, kite, balloon, balloons, paper | paper rustling in the air
zip, button, put, pull, tie, wrap | jacket, coat, shirt, scarf, boots, shoes, laces, gloves, hands, tie | cloth pulled tight
take, pull, steal, snatch, drag | glove, gloves, sock, socks, shirt, blanket, towel, sheet, scarf, coat, hat | cloth dragged away
get, climb, mount, jump, sit | horse, pony, saddle, camel, donkey, elephant | saddle leather and a snort
check, look, crawl, hide, reach | bed, sofa, table, couch | knees on the floor
buy, pay, order | ice, coffee, ticket, newspaper, bread, flowers, sandwich | coins on a counter
blow, play | horn, trumpet, whistle | one long note
turn, wind, repair | clock, watch, key | small wheels clicking
pour, fill | water, coffee, tea, wine, milk, beer, juice, bath, glass, cup | liquid running
spill, drop | coffee, water, milk, wine, tea, soup, paint | a splash
stack, carry, drop | books, boxes, crates, plates, suitcases | a dull thump
feed | pigeons, birds, ducks, chickens, hens | wings and grain
chop, slice, cut | onion, onions, bread, carrot, carrots, cabbage, lemon, lemons, vegetables, apple, apples | a knife on a board
read | letter, note, map, newspaper, book | paper
close, shut | suitcase, lid, box, trunk, case | a latch
pull, draw | curtain, curtains, blinds, blanket | rings along a rail
cross, walk, step | ice, snow, frozen, gravel, leaves, sand | steps on the ground
open, close, shut, push, slam | door, doors, gate, cupboard, closet, wardrobe, fridge, trunk, garage | a door moving and a latch
open, close, shut | window, windows, shutters, shutter, blinds, curtains | a window frame moving
open, unwrap, tear | letter, envelope, present, gift, package, parcel, paper | paper
open, pop | bottle, champagne, can, jar | a cap or a cork coming off
open, close, read, leaf | book, diary, newspaper, magazine, map, album | pages
open, close, zip | suitcase, bag, backpack, jacket, tent | a zip
fold, unfold | paper, letter, map, napkin, note, crane, plane | paper folding
fold, hang, iron | laundry, clothes, shirt, shirts, towels, sheets | cloth
turn, switch, flip | light, lights, lamp, switch, lantern | a switch clicking
turn, switch | radio, tv, television | a click, then a station
turn, start | engine, car, motorbike, motorcycle, ignition, key | an engine starting
ride | horse, pony, horses, donkey, camel | hooves
ride | bike, bicycle, bikes, scooter, unicycle, tricycle | tyres and a chain
ride, drive | motorbike, motorcycle, car, truck, bus, tractor, taxi, van | an engine
drop | tray, plate, plates, glass, glasses, cup, cups, vase, dishes, bowl, mug | china breaking on the floor
drop, flip, toss | ring, coin, key, keys, spoon | a small clink of metal
throw, drop | ball, stone, rock, rocks, stones | a dull knock
catch, throw, kick, shoot, head, save | ball, football, basketball, penalty, shot | a ball struck
paint | wall, walls, canvas, picture, portrait, mural, fence, door | a brush on a surface
pull, drag | chair, suitcase, sled, box, boat | dragging
put, set, place, move, make | piece, move, king, queen, pawn | a wooden piece set down
press, push, hit | button, buttons, doorbell, buzzer, alarm | a click
answer, pick | phone, telephone, call | a phone ringing, then not
take, taking | bite | a crunch
take, taking | sip | a sip
take | photo, picture, selfie | a shutter
send, text | message, text, email, selfie | taps on glass
steal, grab, snatch, take | sandwich, hot dog, burger, chips, fries, bag, bone, sausage | a quick scuffle
brush | teeth | a toothbrush
brush, comb, cut | hair, fur, beard | bristles or scissors
catch, reel | fish | water and a reel
mow | lawn, grass | a mower
load, empty, fill | dishwasher, dishes | dishes
load, fill | washing, laundry | a drum turning
`;

/* What a thing that is named always sounds like. things | sound */
export const THING_SOUNDS = `
train, trains, metro, subway train | wheels over rails
tram, trams | a tram on its rails
rain, raindrops, downpour | rain falling
storm, thunderstorm, lightning | wind and thunder
waves, sea, ocean, surf, shore, seaside, beach | waves breaking softly
lighthouse | waves below
waterfall, waterfalls | falling water
river, stream, brook, rapids | running water
campfire, bonfire, fireplace, fire, flames | a fire crackling
crowd, crowds, demonstration, protest | many voices
audience, spectators | an audience
orchestra, symphony | an orchestra
stadium, arena | a stadium crowd
parade, marching band | drums and brass in step
party, reception | voices and laughter
market, bazaar, souk | voices and footsteps
stall, stalls, street food | voices and sizzling
sizzling | sizzling
fireworks | fireworks bursting
wind, windy | wind
summit, mountaintop, peak, cliff, glacier, dunes | wind
motorbike, motorbikes, motorcycle, scooter, scooters | an engine
helicopter | rotor blades
airplane, aeroplane, jet | engines
seagulls, gulls | gulls calling
birds, birdsong | birds
pigeon, pigeons | cooing
hens, chickens, chicken coop | clucking
cows, cattle | cowbells and lowing
sheep, lambs | bleating
frogs | croaking
crickets, cicadas | insects
owl, owls | an owl
horses, hooves | hooves
bees, hive | bees humming
laughter | laughter
applause | applause
drums | drums
bells, church bells | bells
clock, clocks, watchmaker, clockmaker, pocket watch, metronome | ticking
traffic | traffic passing
highway, motorway | cars passing
kettle | water coming to the boil
typewriter | typewriter keys
keyboard | keys
skateboarder, skateboarders, skateboard | wheels on concrete
cyclist, cyclists | tyres and a chain
vacuum, hoover | a small motor humming
washing machine, laundry, laundromat, launderette | a drum turning
coffee machine, espresso, barista, cappuccino, latte | steam and cups
aquarium | bubbles rising in water
lake, pond, harbour, harbor, pier | water against the bank
swimming pool | water lapping
restaurant kitchen, busy kitchen | pans and short calls
trattoria, restaurant, diner, bistro | cutlery and low voices
cafe, café | cups and low voices
pub, bar | glasses and voices
basketball | a ball on the floor and shoes squeaking
tennis | a ball on strings
football match, soccer match | a ball kicked
sparring, punching bag, punchbag | gloves on leather
chess | a piece set down on wood
dentist | a dentist’s drill
barber, barbershop, hairdresser | scissors and clippers
supermarket, checkout | scanners beeping
typing | keys
commentator, commentators | an excited voice commenting
leak | drops falling
flamenco | heels on a wooden floor
tango, waltz, ballet | shoes turning on the floor
breakdance, breakdancer, breakdancers | sneakers on a hard floor
avalanche, avalanches | a deep rumble coming nearer
thunder | thunder
popcorn | popping
`;

/* What an event that is only named sounds like at its moment. events | sound */
export const EVENT_SOUNDS = `
penalty kick, penalty, free kick, corner kick | a ball struck, then the crowd
free throw, jump shot, slam dunk | a ball bounced, then the net
knockout, punch | a dull blow
first kiss, kiss | a breath held
explosion, detonation | a burst, then debris
big wave, giant wave | a wave breaking
`;
