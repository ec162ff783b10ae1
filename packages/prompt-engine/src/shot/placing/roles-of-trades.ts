/** Callings with the thing of the trade and a hand on it: names | studio | cinematic (see role-pose.ts). */
export const ROLES_OF_TRADES = `
# makers
calligrapher, scribe, lettering artist | seated at a sheet of paper, the broad nib in one hand just above a wet line, the other keeping the sheet flat | drawing the last stroke of a letter in one pull, the ink still shining, breath held
sign painter, signwriter | with the long brush resting on the mahlstick, one letter half filled in, eyes on its edge | leaning back from the wet letter, one eye shut, the brush held out at arm's length
printmaker, engraver, letterpress printer | rolling black ink across a cut block with both hands, the roller flat | peeling the first sheet off the block by its corner, the printed side just showing
icon painter, manuscript illuminator, illuminator | bent over a small panel, the finest brush in one hand, gold leaf lifted on a fingertip of the other | breathing on the gold leaf, the brush held away, the halo catching the light
restorer, conservator, art restorer | working a cotton swab across a dark varnish, one clean patch of colour under it, the lenses down | lifting the swab from a face that has just come clear
stained glass maker, glazier | holding one red pane up to the light by its edges, the lead knife in the other hand | pressing a pane into its lead, colour from the glass across both hands
mosaic maker, mosaicist | setting one small stone with two fingers, the nippers in the other hand, the pattern half done below | pushing the last stone of an eye into place, dust on the knuckles
ice sculptor, ice carver | with the long chisel against a half-cut block, chips on both gloves | driving the chisel in, a shower of splinters in the light
sandcastle builder, sand sculptor | kneeling at a tower of wet sand, the trowel cutting a window, the other hand shielding the wall | dripping wet sand from the fingers onto the highest tower
cabinetmaker, cabinet maker, furniture maker | drawing a marking gauge along a board held in a vice, one thumb against the edge | running a thumb along a fresh dovetail, the chisel in the other hand
woodcarver, wood carver, whittler | with the short knife turned toward the thumb, a half-carved figure in the other hand, chips on the lap | blowing the dust from a face that has just appeared in the wood
piano tuner | bent into the open piano, the lever on one pin, an ear close to the strings | striking one key with the little finger, eyes shut, the lever not yet moved
boatbuilder, boat builder, shipwright | driving caulking between two planks of a hull, the mallet lifted beside the iron | standing back from the bare ribs of a hull, one palm flat on the nearest
cooper, barrel maker | driving a hoop down the staves of a barrel with a hammer, the other hand turning it | walking round a steaming barrel, the hammer falling on the hoop
wheelwright, cartwright | with a spokeshave drawn along a spoke, the hub against the chest | dropping the red-hot tyre over the wheel with long tongs, smoke all round
toymaker, toy maker, puppet maker, dollmaker, doll maker | painting the eye of a jointed wooden figure held between two fingers, spectacles low on the nose | lifting the finished figure by its strings, its feet just touching the bench
basket weaver, basket maker, wicker maker | seated with willow rods across the knees, one rod bent between the uprights, a thumb pressing it down | pulling one rod tight, the others swinging round the half-made basket
bow maker, bowyer, fletcher | sighting along a yew stave held to one eye, the drawknife in the other hand | bending the new bow to its first full draw, the wood close to the cheek
bladesmith, swordsmith, weaponsmith, knife maker | holding the glowing blade flat on the anvil in tongs, the hammer raised | lowering the blade into oil, flame standing up along it
armourer, armorer | with a half-shaped breastplate over the stake, the ball hammer on its dent | holding the finished helmet up on one fist, turning it in the fire light
locksmith, key cutter | with a brass key in the vice, a fine file drawn across its teeth, one eye close | easing the pick round in an old lock, an ear against the door
tinsmith, coppersmith, bell founder | beating the rim of a copper bowl with a wooden mallet, the bowl turned on the knee | tapping the new bell with one knuckle, head tilted to its tone
gunsmith | looking down a steel barrel toward the light, the small file in the other hand | fitting the lock into its walnut stock with two thumbs
embroiderer, lacemaker, quilter | seated with the hoop at chest height, the needle drawn out at full thread | biting the thread at the last stitch, the cloth gathered in the lap
dyer, fabric dyer | lifting a length of wet indigo cloth on the pole, arms blue to the elbow | wringing the cloth out between both hands, blue water running to the elbows
cobbler, shoe repairer | with a boot upside down on the last between the knees, small hammer raised, nails between the lips | driving the last nail into the sole, the boot held hard against the chest
saddler, leatherworker, tanner | pulling waxed thread tight with both hands from a strap held in a clamp | pushing the awl through thick leather, the thread trailing from the teeth
hatter, milliner, hat maker | pressing a steaming felt over the block with both palms, pins in the cuff | turning the finished hat on one raised fist, a feather still loose
mad hatter | with a cracked teacup lifted in one hand, the saucer in the other, the tall hat tipped back | pouring tea into a cup that runs over, looking up from under the brim
net maker, net mender | with the netting needle pushed through one mesh, the net over both knees | pulling the knot tight with the teeth, the net hanging from one hook
sailmaker, rope maker | stitching a sail with the palm guard, the canvas heaped round the knees | walking backward with the strands, the twist running tight between both hands
upholsterer | driving a tack into a bare chair frame, the webbing pulled tight with the other hand | stretching the last cloth over the arm, tacks held between the lips
kite maker, umbrella maker, lantern maker | pasting coloured paper over a bamboo frame, the brush wet, one corner held down | lifting the finished lantern to the light by its ring
mask maker, wig maker | painting the lip of a mask held on one fist, the brush fine | lowering the mask over the own face with both hands
cheesemaker, cheese maker, cheesemonger | turning a heavy wheel of cheese on its board with both hands | tapping the wheel with a knuckle, an ear close to its rind
chocolatier, confectioner, candy maker | dipping one sweet on a fork above a bowl of melted chocolate, the drop still hanging | spreading chocolate across marble with a broad blade in one sweep
brewer, brewmaster, distiller | holding a tall glass of amber to the light, the other hand on the copper kettle | opening the hatch of the kettle, steam rolling over both shoulders
miller | with a full sack over one shoulder, one hand gripping its ear, flour on the lashes | letting grain run through the fingers into the stone
noodle maker, pasta maker, ramen chef | holding a swaying skein of noodles between both spread hands | slapping the stretched noodles on the board, flour jumping
milkmaid, dairymaid | pouring milk in a thin white line from the jug, the other hand under its lip | carrying two full pails on the yoke, one hand steadying each chain
perfumer, perfume maker | passing a paper strip under the nose, eyes shut, a glass dropper in the other hand | letting one drop fall into a flask held to the light
candlemaker, candle maker, soap maker | lifting a rack of tapers out of the dipping pot, wax running off their ends | peeling a mould from the finished bar with two thumbs
taxidermist | setting a glass eye with one finger, the mounted bird on the bench | combing a wing straight with a needle, the round glasses shining
model maker, miniature painter | painting a figure no longer than a thumb, held on a cork, the magnifier down | leaning over the small roofs of a model town, tweezers letting one tree down
robotics engineer, robot maker, inventor | tightening a joint of an open metal hand with a small driver, wires between the fingers | starting back as the metal hand opens by itself
painter and decorator, house painter, decorator | drawing the roller up a half-painted wall in one broad band, the tin at the feet | on the ladder with the brush along the ceiling line, paint on the nose
# counters, kitchens and houses
barista, coffee maker | tilting the steel jug over a cup held at the slant, the white leaf just forming | knocking the grounds out of the handle, steam from the machine round the shoulders
bartender, barkeeper, mixologist | straining a drink into a stemmed glass, the shaker high in one hand, the glass steadied by the other | shaking hard beside the ear, ice blurred, eyes over the bar
sommelier, wine taster | holding a glass by its foot against the light, the bottle upright in the other hand | with the nose in the glass, eyes shut, the wine tilted to the rim
butler, footman, valet | upright with the silver tray level on one gloved hand, the other behind the back | lifting the silver cover from a dish by two fingers, the face giving nothing away
hotel porter, bellboy, bellhop, concierge | beside the brass trolley, one glove on its rail, the cap straight | pushing the loaded trolley at a run, one hat box sliding off the top
waiter, waitress | with a loaded tray level at the shoulder on spread fingers, the other arm folded behind | setting one plate down from the left, two more along the forearm
shopkeeper, shop assistant, grocer, storekeeper | behind the brass scale with a paper bag open in both hands | twirling the paper bag shut by its ears, the scale still swinging
fishmonger | holding a silver fish across both palms over the ice | throwing a fish over the counter, both arms still out, ice flying
cashier, checkout worker | with one hand on the till drawer and a ticket held out in the other | looking up over the belt, one tin stopped in front of the scanner
street vendor, food vendor, hawker, street seller, market vendor, seller, vendor | behind the open pan with a long ladle, one filled paper tray held out | flipping what is in the pan, steam up past the face, one hand taking coins
ice cream man, ice cream seller | pressing a scoop onto a cone with one hand, the other deep in the freezer | leaning out of the hatch with the tall cone, the first drip on the thumb
butcher | with the broad knife flat on the block, the other hand on a tied roast | bringing the cleaver down, the other hand behind the back
window cleaner, window washer | drawing the squeegee down a soaped pane, a clear band behind it | hanging in the harness before the glass, one arm at full stretch, drops flying
babysitter, nanny, au pair | with a muslin over one shoulder and a soft toy held out in one hand | on the floor behind a tower of blocks, one finger to the lips
make-up artist, makeup artist, beautician | with the broad brush lifted from the palette in the other hand, the belt full of handles | leaning in with the fine brush, the little finger resting on a cheek
tattoo artist, tattooist | with the machine held like a pen, the other glove stretching skin under the lamp | wiping the fresh line with a cloth, the lamp white on the gloves
masseur, masseuse, massage therapist | with both palms flat, sleeves rolled, a folded towel over one shoulder | leaning the weight onto both thumbs, eyes shut
maid, housekeeper, cleaning lady, cleaner | with the feather duster raised to a frame, the other hand steadying it | shaking a white sheet open over the bed, the cloth full of air
undertaker, gravedigger, mortician | leaning on the long spade with both hands, the hat low | throwing a spadeful of earth over one shoulder, waist-deep, lantern on the edge
# on the way and at work outdoors
train driver, engine driver, locomotive engineer, stoker | leaning from the cab with one hand on the regulator, goggles up on the cap | swinging a shovel of coal into the open firebox, orange to the elbows
station master, stationmaster | with the whistle at the lips and the rolled flag raised | dropping the green flag, the watch open in the other palm
delivery driver, courier, delivery man, delivery woman, delivery boy, delivery girl | with a stack of parcels held up under the chin | running up the steps two at a time, the parcel held out in one hand
delivery rider, food delivery rider, bike courier, bike messenger, bicycle courier | standing over the bicycle, one foot down, the square box high on the back | out of the saddle in a turn, the box tilting, rain off the wheel
paperboy, newspaper boy, newsboy | holding one folded paper high, the canvas bag full across the hip | in the middle of a shout, the paper snapped open overhead
postman, mailman, postwoman, mail carrier | with a bundle of letters fanned in one hand, the bag across the shoulder | pushing a letter through a slot, the next already between the teeth
lamplighter | reaching the pole up to the open glass of a lamp, the small flame at its tip | turning from the lamp that has just caught, the next still dark down the street
aviator, bush pilot, biplane pilot, aviatrix | with one glove on the propeller blade, goggles up on the helmet | swinging the propeller down with both hands, the scarf blown flat
ferryman, boatman, gondolier | standing at the stern with the long oar in both hands, one foot forward | leaning the whole weight on the oar, water turning round the blade
deep sea diver, deep-sea diver, hard-hat diver | with the copper helmet under one arm, the hose over the shoulder | walking slowly forward, silt rising from the boots, a string of bubbles from the helmet
fruit picker, grape picker, harvester, tea picker, apple picker | with one hand round a ripe fruit on its branch, the basket high on the back | dropping a handful over the shoulder into the basket, leaves swinging back
hunter, huntsman | with the long gun broken open over one forearm, one hand on its barrel | still, half behind a trunk, the gun coming up to the cheek
zookeeper, animal keeper | with the steel bucket on one arm, a fish held out by its tail | sitting on the upturned bucket, one palm flat and full
stable boy, stable girl, stable hand | with the body brush in one hand, a halter over the shoulder | forking straw up out of a barrow, dust in the light
gold miner, prospector, gold panner | swirling the iron pan at the knees, both hands on its rim, one bright grain | stopped with the pan tilted to the light, the mouth falling open
steelworker, ironworker, foundry worker | with the long ladle hook in both gauntlets, the shield pushed up | face turned from the pour, sparks off the sleeves
bricklayer, brickie, mason | setting a brick on wet mortar with one hand, the trowel loaded in the other | knocking the brick level with the handle of the trowel, the string line in front
crane operator, forklift driver, excavator driver | behind the two levers, one hand on each, the hard hat low | leaning forward on the levers, eyes up through the cab window
construction worker, builder | with a long plank on one shoulder, one hand over it, the hard hat straight | waving the load down with one raised glove
factory worker, assembly worker, rosie the riveter, riveter | with the pneumatic gun upright against the shoulder, one sleeve rolled above a bent arm | pressing the gun to a seam of rivets, sparks past the goggles
roofer | kneeling with a slate on the palm, the hammer over its nail | sliding a slate under the last row, the street far below
electrician | with a tester in one hand and two bare wires parted in the other | on the ladder with both hands in an open ceiling, the torch between the teeth
plumber | with the big wrench on a pipe, the other hand braced on the wall | on the back under the sink, one arm up, a drip on the brow
dockworker, docker, stevedore, porter | with the steel hook on one shoulder, a rope round the other fist | leaning back on a rope, the crate just clear of the ground
garbage man, dustman, refuse collector, street sweeper, chimney sweep | with both gloves on the broad broom, its bristles on the ground | swinging the broom, leaves going up in front of it
oil worker, oil rigger, roughneck | with a heavy chain round both gloves, oil to the elbows | throwing the chain round the pipe, mud falling from above
wind turbine technician, solar installer | clipped to a rail, one glove on the rope, the helmet straight | kneeling on the edge with the rope tight, fields very far below
beekeeper | holding a full frame up by its ends, bees on both gloves | lifting the frame out of the smoke, the veil lit through
scout, boy scout, girl scout | with three fingers raised to the brow, the neckerchief square | blowing into the first smoke of a fire, cheeks full
tour guide, guide, museum guide | with the small flag held up, the other palm open to what is shown | walking backward with the flag high, looking past the camera
# desks, benches, wards
pharmacist, apothecary | weighing powder on a small brass balance, one weight held in tweezers | reaching a brown bottle down from the highest shelf, reading its shoulder
midwife | with the wooden horn at one ear, the other hand flat and still | with sleeves rolled, a folded white cloth open on both forearms
therapist, psychologist, psychiatrist, counsellor, counselor | in an armchair, the closed notebook on one knee, both hands over it | leaning forward, elbows on knees, the pen put down
optician, optometrist | turning a lens in the steel trial frame with two fingers | leaning close with the pen torch, its point in one glass
dentist | with the small mirror in one hand and the probe in the other, mask under the chin | bending into the round lamp, mirror first
search and rescue worker, mountain rescuer, rescuer, rescue worker | with the coil of rope over one shoulder, one hand on its knot, the headlamp on | reaching one arm down over an edge, the rope tight behind
police officer, policeman, policewoman, cop, constable, traffic cop | with one flat palm raised to stop, the other hand at the belt | running around a corner, one hand on the radio, the cap held on with the other
security guard, guard, bouncer, doorman | with both hands crossed in front, feet apart, one finger at the earpiece | holding a flat palm out toward the camera, the other lifting a rope
prison guard, jailer, warden | with the ring of keys held out in one hand, one key picked | turning the key in a barred gate, face between two bars
customs officer, border guard | with the stamp lifted above an open passport | looking from the passport to the face, eyes only
pickpocket | with two fingers in a coat pocket beside, the face turned elsewhere | walking off with a watch sliding up the sleeve, eyes straight ahead
headmaster, headmistress, principal | with the brass bell in one hand, the other behind the gown | in a doorway, one finger raised, the bell still swinging
physicist, mathematician | at a full blackboard, chalk on the last sign, chalk dust on the sleeve | stepping back from the board, the chalk dropped, one hand in the hair
palaeontologist, paleontologist, fossil hunter | kneeling with the soft brush at a bone half out of the rock | blowing the dust from one great tooth, the brush held away
geologist | with a split stone in one palm, the hammer in the other hand | looking through the hand lens into a crystal, one eye shut
botanist | holding a pressed leaf to the light on its sheet, the lens on its cord | crouched under one flower, lens at the eye
biologist, marine biologist, zoologist, entomologist | with a sample jar raised to the eyes, the net over one arm | knee-deep in water, tipping the net into a jar
historian, archivist | turning a ledger page with white gloves, the magnifier over one line | in the beam of a torch between shelves, a box open on one arm
philosopher | seated with the chin on one fist, the scroll half unrolled across the knees | walking with one hand lifted in the middle of a thought
office worker, clerk, employee, accountant, salaryman, white-collar worker | at a desk with one hand flat on papers, the tie loosened by the other | running for the lift, the bag flying, one arm out
secretary, receptionist, typist | with both hands on the keys, looking up, a pencil behind the ear | with a telephone between ear and shoulder, writing with one hand
politician, president, senator, mayor, prime minister | behind a lectern, one hand on its edge, the other open at the chest | leaning down from a platform to shake a reaching hand
news anchor, newsreader, presenter, tv host, weather forecaster, weatherman | behind the desk, squaring a stack of papers with both hands | one finger at the earpiece, the papers stopped in mid-air
cameraman, camera operator, cinematographer, filmmaker | with the camera on one shoulder, one eye to it, the hand round the lens | walking backward low with the camera, the shot in the glass
editor, proofreader | with the red pencil crossing one line, glasses low on the nose | deep behind two stacks of pages, the lamp pulled down
mission controller, flight controller, ground controller | standing behind the console, one hand on the headset, pens in the pocket | half out of the chair, both fists going up
air traffic controller | with the binoculars lowered, one hand on the headset | leaning to the slanted glass, one finger following a far light
switchboard operator, telephone operator | plugging a cord with each hand, wires crossing in front | turning with three cords in one fist, the lamps all lit
auctioneer | with the gavel raised over the block, the other hand pointing out a bid | bringing the gavel down, leaning over the desk
estate agent, realtor, salesman, saleswoman, door-to-door salesman | holding the sample case open on one forearm, the smile ready | with one shoe in a door, a key or brush held up
stockbroker, trader | shouting with one hand up, a telephone at the other ear | in a rain of torn slips, both hands in the hair
graphic designer, illustrator, animator | drawing with the stylus, cheek on the other fist, colour slips round the tablet | holding two colour slips side by side to the window
journalist, reporter | with the notebook open and the pencil on it, press card in the hat band | running beside a car window, the microphone stretched out
librarian | with a stack of books held under the chin, one finger between two pages | on the ladder of the stacks, one book half drawn out, a finger to the lips
teacher, professor, lecturer | before a blackboard, the chalk held up, the other hand on an open book | turning from the half-written line, chalk still on the board, caught by a question
student, schoolgirl, schoolboy, pupil | with books hugged in both arms, the bag low on one shoulder | asleep on an open book, a pencil still in the hand
`;
