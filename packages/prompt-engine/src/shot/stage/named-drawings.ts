/**
 * drawing | names, in the singular. What is called as its drawing is needs no row but a mention; with a slash, and the
 * colour in which it is drawn, if any, after that, a drawing stands only for the names.
 */
export const NAMED_DRAWINGS = `
paper-lantern | paper lantern, chinese lantern, japanese lantern, red lantern, sky lantern, silk lantern
jug | pitcher, water jug, milk jug, carafe, ewer
post | fence post, wooden post, gatepost, mooring post, bollard, wooden pole
goal | football goal, soccer goal, goalpost, goal post, goalmouth, hockey goal
hoop | basketball hoop, basketball net, basket ring
microwave | microwave oven
toaster
frying-pan | frying pan, pan, skillet, wok
whisk
rolling-pin | rolling pin
cutting-board | cutting board, chopping board
espresso-machine | espresso machine, coffee machine, coffee maker
fries | french fries, chips, french fry, fry
taco
burrito | wrap, shawarma
waffle
lollipop | candy lollipop
cotton-candy | cotton candy, candy floss
popcorn | bucket of popcorn
broccoli | cauliflower
onion | garlic, garlic clove, garlic bulb
eggplant | aubergine
fork
bacon
chopsticks | chopstick
tray | tray of drinks, tray of food, serving tray
skipping-rope | skipping rope, jump rope, skip rope, jumping rope
stick | quarterstaff, bo staff, wooden staff, walking stick, cane, walking cane, staff, crook, twig
target | dartboard, dart board, bullseye, archery target
bell | church bell, hand bell, handbell, school bell, temple bell
hive | beehive, bee hive, apiary
washing-machine | dishwasher, tumble dryer, dryer, tumble drier
stove | cooker, hob, oven
car/ | windscreen, windshield, car window, car bonnet, car engine, car hood
pencil/white | chalk, piece of chalk, sidewalk chalk
pencil | crayon, marker, felt tip, felt-tip pen
shell | seashell, sea shell
shoe | shoelace, lace
letter | mail, post, envelope, love letter
balance-scales | scales, weighing scales, kitchen scales, scale
rug | picnic blanket, beach towel, picnic rug
canvas | picture frame
marshmallow
hex-nut | bolt
empty-bowl | whipped cream, icing, frosting, batter, cream
map | plan, blueprint, floor plan, building plan
soup | sauce, gravy, broth
wheat-sheaf | hay, straw, bundle of hay, handful of hay
tablet | tablet computer
salt-shaker | salt, sugar, icing sugar, powdered sugar, flour, pepper
tape-measure | measuring tape, tape measure
lawnmower | lawn mower, mower
jacket | suit, tuxedo, blazer, business suit, waistcoat, coat, cardigan, uniform
aurora | northern lights, aurora borealis, southern lights
pillow | cushion
canvas | painting, oil painting, framed painting, stolen painting, portrait
postage-stamp | sticker, stamp
flower-pot | flower pot, plant pot, flowerpot, terracotta pot
scarf/white | veil, bridal veil, wedding veil
mattress | air mattress, old mattress
water-pipe | burst pipe, water pipe, drain pipe, leaking pipe, drainpipe
barrel-raft | raft, wooden raft
dress/white | wedding dress, wedding gown, bridal gown, bridal dress
towel
soap | bar of soap
toothbrush
hair-dryer | hair dryer, hairdryer, hair drier
vacuum-cleaner | vacuum cleaner, vacuum, hoover
iron
ironing-board | ironing board
wardrobe | closet, armoire, cupboard
wreath | door wreath, christmas wreath
snow-globe | snow globe
hammock
oar | paddle, rowing oar
well | water well, wishing well, village well
fountain | drinking fountain, water fountain
sponge
aquarium | fish tank, aquarium tank
fish-bowl | fishbowl, goldfish bowl, fish bowl
birdhouse | bird house, birdfeeder, bird feeder
mailbox | letterbox, post box, postbox
safe | bank safe
paper-bag | paper bag, shopping bag, grocery bag, brown bag
piggy-bank | piggy bank
shower
crystal-ball | crystal ball, orb, glowing orb, magic orb, glass orb
trophy | trophy cup
earrings | earring
tie | necktie
scarf
crutches | crutch
house | dollhouse, doll's house, dolls house
yoga-mat | yoga mat
dumbbell | dumbbells
barbell | weight, weights, barbells
game-table | dominoes, domino, checkers, draughts, backgammon, mahjong
golf-club | golf club, hockey stick
baseball-bat | baseball bat, cricket bat
jack-o-lantern | jack-o'-lantern, jack o lantern, jack o'lantern, carved pumpkin
acorn
anvil
scarecrow
armour | suit of armour, suit of armor, armor
ship-wheel | ship wheel, ship's wheel
fireworks | firework, firework display
keyboard | computer keyboard
vinyl-record | vinyl record, record, vinyl
typewriter
sewing-machine | sewing machine
tablet | ipad
game-controller | game controller, controller, joystick, gamepad
arcade-machine | arcade machine, arcade cabinet, pinball machine
speaker | loudspeaker
projector | film projector, movie projector
grandfather-clock | grandfather clock, longcase clock, pendulum clock
compass
drill | power drill
syringe | vaccine, injection, needle shot
atom
dna | dna strand, double helix
brain
xylophone
magnifying-glass | magnifying glass, loupe
saxophone | sax
cello | double bass
pickup | pickup truck, pickup, pick-up truck, pick-up
flower-arch | flower arch, arch of flowers, wedding arch, floral arch, garden arch, rose arch, arch of roses, arch
top-hat | top hat
party-hat | party hat, cone hat, birthday hat, paper hat
cap | baseball cap
cowboy-hat | cowboy hat
wizard-hat | wizard hat, wizard's hat, witch hat, witch's hat, pointy hat, pointed hat
santa-hat | santa hat, santa's hat, christmas hat
space-helmet | space helmet, astronaut helmet, astronaut's helmet
traffic-light | traffic light, stoplight
fire-hydrant | fire hydrant, hydrant
traffic-cone | traffic cone
shopping-cart | shopping cart, shopping trolley, trolley
excavator | digger, backhoe, bulldozer
wheelbarrow
carousel | merry-go-round
roller-coaster | roller coaster, rollercoaster
fence | hurdle, picket fence, garden fence
gazebo | pavilion, bandstand
slide
stairs | stone steps, steps, flight of steps, stone stairs
trampoline
street-lamp | street lamp, street light, streetlight, streetlamp, gas lamp
bus-stop | bus stop, bus shelter
petrol-pump | gas pump, petrol pump
sandcastle | sand castle
treehouse | tree house
billboard
police-car | police car, cop car
clock-tower | clock tower
bridge | suspension bridge
sphinx
cake | birthday candle
mound | pile of leaves, leaf pile, heap of leaves
rotary-phone | telephone, vintage telephone, old telephone, rotary phone, retro phone, landline, red vintage telephone
flask | beaker, test tube
flute | harmonica
flashlight | pocket torch
lily-pad | lily pad, lilypad, water lily leaf
canvas | fresco
owl/white | snowy owl
fox/white | arctic fox
stall | hot dog stand, lemonade stand, fruit stand, food stand, ice cream stand, newsstand, kiosk, food stall, food cart, hot dog cart, taco stand, flower stand
van | food truck, taco truck, ice cream van, ice cream truck
punching-bag | punching bag, heavy bag, boxing bag, punchbag, sandbag
clothesline | clothes line, washing line, laundry line
cliff | rock face, cliff face, rock wall, climbing wall, cliffside
puddle | rain puddle
pizza | pizza dough
mound/cream | dough, bread dough, clay, lump of clay
rug | mat, doormat, carpet
shoe | slipper, sandal, sneaker, trainer, clog
bus/yellow | school bus
convertible | cabriolet, cabrio, roadster
hummingbird | colibri
ring | lifebuoy, life ring, rubber ring, pool float
ball | sports ball, soccer ball, beach ball, beachball
speaker | amplifier, guitar amp, amp, subwoofer, guitar amplifier, boombox, stereo
spear | magic staff, wizard staff, ski pole, hiking pole, trekking pole
sword | dagger, machete, sabre, katana
knife | razor, straight razor, cut-throat razor, kitchen knife, chef's knife, cleaver, butter knife, penknife
spade | hoe, trowel, garden trowel, pitchfork
broom | rake, garden rake
mop | wet mop, floor mop
timber | plank, wooden plank, floorboard, wooden board, beam, wooden beam, plank of wood
bunk-bed | bunk bed, bunk
deckchair | deck chair, sun lounger, lounger, beach chair, sunbed
sack | sacks, burlap sack, sandbag, flour sack, coal sack, mailbag, bin bag, rubbish bag, garbage bag
spoon | ladle, wooden spoon, spatula
scissors | pliers, tongs
brush | makeup brush, paint roller
bucket | rubbish bin, trash can, bin, dustbin, garbage can, paint can
barrel | rain barrel, keg
frying-pan | wok, skillet, griddle
cauldron | saucepan, cooking pot, stockpot
bread | loaf, toast, loaf of bread
doughnut | bagel, donut
croissant | pasty, empanada, danish
pancakes | crepe, roti, tortilla, flatbread
apple | peach, nectarine, apricot
orange | mandarin, clementine, tangerine, grapefruit
lemon/green | lime
watermelon | melon, honeydew
tomato/navy | blueberry, bilberry
tomato/purple | plum, damson, fig
pear | mango, papaya
corn | corn on the cob, ear of corn
dalmatian | dalmatian puppy, dalmatian dog
hot-dog | sausage, bratwurst
soup | stew, curry, chili
lollipop | candy cane
jar | honey jar, jam
paper | ticket, banknote, photograph, polaroid, postcard, photo
book | diary, calendar, notebook, folder, journal
guitar-case | guitar case, violin case, cello case, instrument case
suitcase | briefcase
box | crate, wooden crate, cardboard box, parcel
glasses/ | goggles, vr headset, swimming goggles
telescope | binoculars
chair | lounge chair, stool
rocking-chair | rocking chair
viaduct | bridge, footbridge, stone bridge, old stone bridge, arch bridge, railway bridge, old bridge, brick bridge
bench | pew, church pew
wardrobe | locker, filing cabinet, display case, bookcase, cabinet
desk | podium, lectern, chest of drawers, dresser, counter, reception desk
laptop | computer, old computer, gaming pc, retro computer
television | monitor, computer monitor, radar screen
cruise-ship | cargo ship, container ship, superyacht, warship, freighter, oil tanker
canoe | kayak, dinghy
tyre | tire, car tire, car tyre
hamster-wheel | hamster wheel, exercise wheel
bow-tie | bow tie, bowtie
ship-wheel | steering wheel
wreath | flower crown, laurel wreath, crown of flowers
trumpet | megaphone, bullhorn, tuba, trombone, french horn
piano | church organ, pipe organ, synthesizer, grand piano, upright piano
drum | bongo, tambourine, djembe, drum kit, drum set, snare
flute | clarinet, oboe, ocarina, recorder
xylophone | marimba, glockenspiel
guitar | banjo, ukulele, mandolin, electric guitar, bass guitar
campfire | bonfire
hearth | fireplace
yarn-ball | ball of yarn, yarn, ball of wool, wool, skein of wool
mound | hay bale, haystack, straw bale
table | workbench, market stall table
pillow | beanbag, bean bag
flag | pennant
dinosaur/white | dinosaur skeleton, dinosaur fossil, t-rex skeleton
bear/white | polar bear
eagle/orange | phoenix
ball/orange | basketball
ball/lime | tennis ball
ball/white | snowball, golf ball, volleyball, baseball, ping pong ball
ball/black | bowling ball, puck, hockey puck
bird/yellow | chick, baby chick
duck/yellow | duckling, baby duck
string-lights | string light, fairy light, christmas light, festoon light, string of lights, bunting, garland, party garland, lantern string
sign | nameplate, placard, menu board, chalkboard sign
treasure-chest | treasure, buried treasure, treasure chest, wooden chest, pirate chest, sea chest, old chest, coffer, strongbox, jewellery box, jewelry box, steamer trunk
throne
footprint | footstep, boot print, shoe print
board/ | blackboard, chalkboard, whiteboard
flag | banner
boot | wellies, wellington, rain boot
`;
