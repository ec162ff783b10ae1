/**
 * Goods, food and works by their names, as the rows of `stage-named-drawings.ts`; a name that is there too is drawn as
 * it says here.
 */
export const NAMED_GOODS = `
pretzel | soft pretzel
cinnamon-roll | cinnamon roll, cinnamon bun
churros | churro
macaron | macaroon
gingerbread-man | gingerbread man, gingerbread cookie, gingerbread
gingerbread-house | gingerbread house
candy-cane | candy cane
candy | sweet, bonbon, toffee, caramel, halloween candy, hard candy, wrapped candy, bubblegum, chewing gum, nougat, fudge
marshmallow
gummy-bear | gummy bear, gummy worm, jelly baby
pudding | flan, creme caramel, panna cotta, custard, jelly, mousse
milkshake | milk shake, smoothie, frappe
bubble-tea | bubble tea, boba, boba tea, thai iced tea
takeaway-cup | takeaway coffee, takeaway cup, coffee to go, paper coffee cup, paper cup, iced coffee, to-go cup
beer-mug | beer mug, beer, pint of beer, pint, mug of beer, beer stein, wheat beer, stout, ipa, lager, beer glass, root beer float
champagne-flute | champagne flute, champagne glass, glass of champagne, champagne, prosecco
ice-cream | ice cream cone, cone of ice cream, ice-cream cone, cone, waffle cone
ice-cream-cup | ice cream cup, sundae, gelato, frozen yogurt, ice cream sundae, sorbet
honey-jar | honey jar, jar of honey, honey, maple syrup, syrup
coffee-beans | coffee bean
wedding-cake | wedding cake, tiered cake
layer-cake | chocolate cake, layer cake, carrot cake, red velvet cake
drumstick | chicken leg, chicken wing, fried chicken, korean fried chicken, turkey leg, chicken drumstick, chicken nugget
sausages | sausage, bratwurst, salami, grilled sausage, currywurst, chorizo, frankfurter
meatballs | meatball, falafel, kofta, arancini, takoyaki
dumplings | dumpling, gyoza, momo, soup dumpling, bao, pierogi, wonton, dim sum, ravioli, samosa
skewer | kebab, satay, yakitori, shish kebab, souvlaki, skewered meat
spring-roll | spring roll, summer roll, lumpia, egg roll
nachos | tortilla chip, nacho
lasagna | lasagne, moussaka
honeycomb
wheat-sheaf | wheat sheaf, wheat, sheaf of wheat, ear of wheat, ears of wheat, barley
oyster | seared scallop, scallop, mussel, clam
berries | blueberry, blackberry, currant, bilberry, elderberry, berry
coconut
kiwi | kiwi fruit
pomegranate
dragon-fruit | dragon fruit, pitaya
cucumber | zucchini, courgette, pickle, gherkin
cabbage | lettuce, brussels sprout, head of lettuce, kale, chard
artichoke
asparagus
leek | spring onion, celery, fennel, scallion
peas | pea, edamame, green bean, bean pod
olives | olive
walnuts | walnut, chestnut, nut, hazelnut, pecan
almonds | almond, pistachio, cashew
peanut
butter
bottle | bottle of beer, bottle of champagne, bottle of prosecco, bottle of oil
can | can of beer
fish-and-chips | fish and chips
grill | barbecue, bbq, barbecue grill, charcoal grill
brick-oven | pizza oven, brick oven, wood-fired oven, bread oven, stone oven, wood oven
blender | food processor
french-press | french press, cafetiere
grater | cheese grater
stand-mixer | stand mixer, food mixer
corkscrew | bottle opener
wine-cork | cork, wine cork
salt-shaker | salt shaker, saltshaker
pepper-mill | pepper mill, pepper grinder
baguette | baguettes, breadstick
omelette | omelet
fried-egg | fried egg, sunny side up egg
wallet
belt/ | leather belt, waist belt
pump-bottle | pump bottle, soap dispenser, shampoo, body lotion, shampoo bottle, lotion, dispenser, conditioner, shower gel, hand soap, spray bottle, foundation bottle, hand sanitizer, shower gel bottle
tube/ | toothpaste, hand cream, sunscreen, tube of toothpaste, lip gloss, sun cream, paint tube, tube of paint
cream-jar | face cream, cream jar, moisturizer, night cream, jar of cream, cosmetic jar, skincare cream, clay mask, balm, body butter, skincare set
eyeshadow | eyeshadow palette, powder compact, makeup palette, blush palette
mascara
nail-polish | nail polish, nail varnish
thermos | insulated bottle, tumbler, water bottle, travel mug, vacuum flask, thermos flask, hip flask
swimsuit | bikini, bathing suit, leotard
apron
ribbon-bow | ribbon, satin ribbon, hair bow, bow knot
pouch/ | coffee bag, packet, bag of coffee, packaging pouch, tea tin, bag of flour, bag of rice, seed packet, sugar bag
crisps-bag | crisps, potato chip, bag of chips, bag of crisps, crisp packet, snack bag
pedestal | plinth, white plinth, marble plinth, column pedestal
high-chair | high chair, highchair
toilet-paper | toilet paper, toilet roll, paper towel, kitchen roll
clothes-hanger | coat hanger, clothes hanger, hanger
sponge
fire-extinguisher | fire extinguisher
stethoscope
thermometer
pills | pill, tablet pill, vitamin, medicine
first-aid-kit | first aid kit
plaster/ | bandage, band-aid, sticking plaster
match | matchstick, burning match
lighter
radiator | heater, space heater
tap | faucet, water tap
cat-tree | cat tree, scratching post
puzzle-cube | puzzle cube, rubik's cube
earbuds | earphones, earphone, airpods, wireless earbud, earbud, earbuds case
drone | quadcopter, camera drone, delivery drone
computer-mouse | computer mouse, gaming mouse
remote | remote control, tv remote
printer | copier, 3d printer
game-console | game console, games console, gaming console
electric-guitar | electric guitar, bass guitar, electric bass
drum-kit | drum kit, drum set, drums, cymbal
robot-vacuum | robot vacuum
battery | power bank
solar-panel | solar panel
satellite-dish | satellite dish, radio telescope, antenna
cassette | cassette tape, mixtape, vhs tape
tripod
vending-machine | vending machine
cash-register | cash register, till
usb-stick | flash drive, usb stick, memory stick
charger | phone charger
greeting-card | birthday card, greeting card, christmas card, valentine card, valentine's card, thank you card, wedding card, get well card
menu-board | chalkboard sign, chalkboard menu, menu board, sandwich board, a-frame sign
ruler
stapler
paper-clip | paper clip, paperclip, binder clip
adhesive-tape | tape, sticky tape, washi tape, duct tape
calculator
desk-globe | globe, desk globe, world globe
paper-plane | paper plane, paper airplane, paper aeroplane
origami-crane | origami, origami crane, paper crane, origami bird
postage-stamp | postage stamp, stamp
clipboard
eraser
screwdriver
screw
iron-nail | rusty nail, steel nail
hex-nut | hex nut, steel bolt
chain
tape-measure | tape measure, measuring tape
horseshoe
magnet
coil-spring | coil, slinky
button
scythe | sickle
balance-scales | balance scales, scales of justice
safety-pin | safety pin
push-pin | drawing pin, pushpin, thumbtack
medal | gold medal, medallion
whistle
yo-yo | yoyo
spinning-top | spinning top
toy-brick | toy brick, lego brick, building brick, lego, lego set
rocking-horse | rocking horse
pinwheel | windmill toy, paper windmill
seesaw | see-saw, teeter-totter
slingshot | catapult toy
boomerang
pinata | piñata
dreamcatcher | dream catcher
bauble | christmas bauble, christmas ornament, christmas ball, tree ornament
nutcracker | toy soldier
marbles | marble ball, glass marble
roller-skate | roller skate, ice skate
bomb | grenade, dynamite
flight-arrow | dart
mace/ | wooden club, flail, spiked mace
catapult | trebuchet
magic-lamp | genie lamp, magic lamp, genie's lamp, oil lamp
bowling-pin | bowling pin
gong
maracas | maraca
bagpipes | bagpipe
tambourine
metronome
nesting-doll | nesting doll, matryoshka, russian doll
double-decker | double-decker bus, double-decker, double decker bus
forklift | forklift truck
jet-ski | jet ski
snowmobile
quad-bike | quad bike, dune buggy, atv
cable-car | cable car, ski lift, gondola lift
fighter-jet | fighter jet, jet fighter
jeep | off-roader, suv, safari jeep, land rover
garbage-truck | garbage truck, rubbish truck, bin lorry
cement-mixer | cement mixer, concrete mixer
caravan | camper trailer, travel trailer
bamboo | bamboo grove, bamboo plant, bamboo stalk
bonsai | bonsai tree
willow | weeping willow, willow tree
log | wood log, driftwood, fallen log, firewood
tree-stump | tree stump, stump
pine-cone | pine cone, pinecone
nest | bird's nest, bird nest
spider-web | spider web, spider's web, cobweb, spiderweb
wind-turbine | wind turbine, wind farm
well | wishing well, stone well, water well
waterwheel | water wheel, mill wheel
telephone-pole | telephone pole, utility pole, power pole
parking-meter | parking meter
stone-arch | stone arch, archway, stone archway
tepee | teepee, tipi
circus-tent | circus tent, big top
husky/white | samoyed
husky/orange | shiba inu, pomeranian, akita
husky/brown | german shepherd, chow chow
poodle/brown | labradoodle, goldendoodle
pug/grey | french bulldog
pug/brown | boxer dog, mastiff
hamster/grey | chinchilla, groundhog
lavender | lavender flower, lavender plant, lavender bush, lavender sprig, sprig of lavender, bunch of lavender
`;
