/*
 * What is surely heard: of a deed, of a deed done to a thing, of a thing that is named. A row has only what every such
 * deed and thing sounds like.
 */

/* What a deed sounds like, whoever does it. verbs | sound */
export const DEED_SOUNDS = `
swear, curse | a voice swearing
insult, tease, mock | a sharp voice
tattoo, ink | a tattoo needle buzzing
plant | soil pressed down
heckle, boo | booing
score | a ball in the net, then a roar
wade | water pushed aside
quench | hot metal hissing in oil
skip | light quick feet
leave a message, send a message, record a message | a recording tone, then a voice
parallel park, park, reverse | reversing beeps, then tyres against the kerb
kickflip, ollie | wheels leaving the ground, then a hard landing
backflip, somersault, cartwheel | a rush of air, then a hard landing
land it, nail it, stick it, stomp it | a hard landing
forge | hammer blows on iron
glide in, glide through, glide past, glide down, glide along | a rush of air
play the last note | one long note
pray, say grace | a low voice
bang on, bang | hard knocks, again and again
clap, applaud | clapping
laugh, giggle, chuckle | laughter close by
cry, sob, weep, burst into tears | a sob
sigh | a long breath let go
scream, shriek | one scream
cheer, celebrate, win | cheering
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
fall, collapse, tumble, slip, trip, trip over, stumble | a thud
crash, smash, shatter, break | a sharp crack
crack | a crack
snap | a snap
rip, tear | tearing
splash, foam, pour | liquid running
knock on, knock at, knock | knocking
knock over, knock down | a clatter
kick | a dull kick
hit, punch, slap | a dull blow
bounce, dribble | a ball on the ground
unscrew | a lid turning
unlock | a key in a lock
spill | liquid splashing on the floor
knit | needles clicking
skateboard, rollerskate, roller skate, roller | wheels on concrete
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
write, draw, sketch | the scratch of each stroke
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
dig, repot, rake | soil turned over
roar | a roar
say, ask, tell, announce, talk, explain, teach, present, promise, apologise, apologize | a voice close by
whisper | a whisper
shout, yell, call out, scold | a shout
comment, commentate, narrate | a voice commenting
argue | voices
fall asleep, breathe, meditate | slow breathing
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
swim, dive, paddle | water moving
rain | rain beginning to fall
snap a photo, take a photo, take a picture, take a selfie, photograph | a shutter
get a call | a phone ringing
slurp | slurping
flap | wings
dust, polish, wipe | a cloth rubbing
shuffle | cards shuffled
crumple | paper crumpled
strike a match, light a match | a match struck
blow out | one breath
row | oars in water
whistle | a whistle
measure | a tape drawn out
surface | water breaking, then a breath
zip, unzip, zip up | a zip
creak | a hinge creaking
stomp, stamp | feet stamping
breakdance, flamenco | feet striking the floor
smoke, inhale | a breath drawn in
cough | a cough
gasp | a breath caught
groan | a groan
rattle | a rattle
rustle | a rustle
thunder, rumble | a deep rumble
pop, pop off | a pop, then bubbles
fizz | bubbles
ride away, gallop | hooves
skid, brake | tyres on the ground
hiss | a hiss
gulp | a gulp
pack | cloth and buckles
slide | a long scrape
spray | spraying
flip | a flick
peel | peeling
stretch | a long soft pull
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

/* What a thing that is named always sounds like. things | sound */
export const THING_SOUNDS = `
electric scooter, electric scooters, e scooter, e scooters, electric car, electric cars, electric bike, electric bikes, e bike, e bikes, electric van, electric bus, electric truck, electric delivery, electric motorbike, electric motorcycle, electric skateboard | tyres on asphalt and a thin electric whine
hummingbird, hummingbirds | a fast hum of wings
bumblebee, bumblebees, wasp, wasps, hornet, hornets | buzzing
bee | buzzing
dragonfly, dragonflies, bat, bats | dry small wings
whale, whales | a low long call
dolphin, dolphins | clicks and water
geese, goose | honking
ducks | quacking
crow, crows, raven, ravens | cawing
parrot, parrots | squawking
penguins | penguins calling
elephant, elephants | slow heavy steps
mule, mules, donkey, donkeys, camel, camels | hooves
goats, goat | bleating
pigs | grunting
knight, knights | armour at every step
fridge, refrigerator, freezer | a fridge humming
hiking boot, hiking boots, walking boots | boots on wet ground
glassblower, glassblowers, furnace | a furnace roaring
anvil | hammer blows on iron
blacksmith, blacksmiths | a forge fire roaring
potter, potters, pottery wheel | a wheel turning
sewing machine | a sewing machine
wristwatch, luxury watch, gears, cogs, cogwheels, clockwork | small wheels ticking
printer, photocopier | a printer running
projector | a projector running
tractor, excavator, bulldozer | a diesel engine
truck, lorry, garbage truck, school bus | an engine
sled, sledge, dog sled | runners on snow
paper plane, paper planes, paper airplane, paper aeroplane | paper cutting the air
diver, divers, scuba | water close to the ears
video call, zoom call, zoom meeting, video conference | voices from a small speaker
board meeting, meeting room, boardroom, job interview | chairs and low voices
ice rink, hockey, figure skater | blades on ice
swimmer, swimmers | water and short breaths
bowling | a ball rolling, then pins
golf, golfer | a club through the air
trolley, trolleys, shopping cart, shopping carts | small wheels rattling
bus, night bus, coach, minibus | a diesel engine
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
surprise party | a quiet room
party, reception | voices and laughter
market, bazaar, souk | voices and footsteps
food stall, food stalls, market stall, market stalls, street food | voices and sizzling
sizzling | sizzling
fireworks | fireworks bursting
wind, windy | wind
summit, mountaintop, peak, cliff, glacier, dunes | wind
motorbike, motorbikes, motorcycle, scooter, scooters, moped | an engine
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
dentist’s chair, dentist’s drill, drilling a tooth | a dentist’s drill
barbershop | scissors and clippers
supermarket, checkout | scanners beeping
typing | keys
commentator, commentators | an excited voice commenting
leak | drops falling
laces, shoelaces | laces pulled tight
soles | steps on the ground
flamenco | heels on a wooden floor
tango, waltz, ballet | shoes turning on the floor
breakdance, breakdancer, breakdancers | sneakers on a hard floor
avalanche, avalanches | a deep rumble coming nearer
thunder | thunder
police, police lights, police car | a siren far off
popcorn | popping
`;

/* What an event that is only named sounds like at its moment. events | sound */
export const EVENT_SOUNDS = `
penalty kick, penalty, free kick, corner kick | a ball struck, then the crowd
free throw, jump shot, slam dunk | a ball bounced, then the net
knockout, punch | a dull blow
first kiss, kiss | a breath held
snowball fight, pillow fight, food fight | soft thuds and laughter
explosion, detonation | a burst, then debris
big wave, giant wave | a wave breaking
condensation, droplets, dew, beads of water | slow drops
frost | a fine crackle
ice cubes | ice against glass
petals | petals landing, hardly heard
sand falling, falling sand | sand running
`;
