/** Words of several senses, and the phrases that settle them: names | kind and size | details | usual places | colours | drawing. */
export const SECOND_SENSES = `
# people
fan | person person +cheering +stadium +football +soccer +match +team +concert +game +crowd +autograph | a striped scarf, painted cheeks, a replica shirt, raised fists | in a full stand | red, white, navy | person
fans, crowd of fans, football fans, sports fans, supporters | group large plural +cheering +flag +flags +stadium +match +football +soccer +concert +team +celebrating +waving +game | striped scarves, painted cheeks, raised fists, small flags | in a full stand | red, white, navy | crowd
football fan, soccer fan, sports fan, supporter, football supporter | person person | a striped scarf, painted cheeks, a replica shirt, raised fists | in a full stand | red, white, navy | person
ruler | person person role +throne +crown +kingdom +empire +ancient +wise +cruel | an embroidered robe, a heavy gold collar, a jewelled crown | on a high-backed throne | gold, crimson, black | person:king
pipe smoker, smoker | person person | a curved pipe, a curl of smoke, a tweed cap | in a leather armchair | brown, smoke grey, green | person
show jumper, horse jumper, showjumper, equestrian rider | person person ridden | a black velvet helmet, a navy jacket, white breeches, tall boots | on a sand arena with painted poles | navy, white, bay brown | person:sportswear
political party, political rally, party congress, election rally | event large | rows of raised placards, a speaker at a lectern, bunting overhead, cameras on a platform | in a hall | blue, white, red | crowd
# parts of bodies
trunk | hands person +elephant +mammoth | grey ringed wrinkles, a flexible tip, short bristles | above dry grass | grey, dust brown, ivory | -
chest | hands person +hairy +tattoo +tattooed +beating +medal | a broad breastbone, curled hair, a collarbone line | in front of a dark backdrop | skin tones, brown, black | -
tree trunk, trunk of a tree | tree large | deep vertical furrows in the bark, a flare of roots at the foot, patches of lichen | at the edge of a clearing | bark brown, lichen green, moss green | tree
bark, tree bark, bark of a tree | material large | deep vertical cracks, patches of lichen, flakes with curled edges | on an old trunk | brown, grey, lichen green | -
scale, fish scale, fish scales, scales of a fish, dragon scale | material tiny glossy | overlapping round plates, a bright edge on each, wet highlights | along a curved flank | silver, blue, grey | fish
# of clothes and things
band | jewellery hand worn +wrist +armband +festival | a woven strip, a small clasp, a frayed end | on a wrist | red, blue, white | -
lead, leash, dog lead, dog leash | product hand +dog +puppy +collar +poodle +terrier +labrador | a woven strap, a hand loop, a steel clip | on a hook by the door | red, steel, black | rope
kitchen scale, weighing scale, bathroom scale, digital scale | product table metal | a flat pan, a round dial, a thin red needle | on a counter | steel, white, red | -
scale, balance scale, pair of scales, scales of justice | product table metal +justice +weights +weight +balance +weighing +market +merchant +grocer | two round pans on chains, a central beam, a brass stand | on a desk | brass, dark wood, gold | -
second hand, minute hand, hour hand, clock hand, hand of a clock | product hand metal | a thin tapered pointer, a round pivot, printed minute marks behind | on a clock dial | black, red, white | clock
micro chip, silicon chip | device tiny metal | a square black body, rows of gold pins, printed traces around it | on a circuit board | black, gold, green | -
container, freight container | container huge metal | corrugated steel sides, locking bars on double doors, corner castings, rust streaks | in a container port | rust red, blue, grey | box
bar of gold, bars of gold, stack of gold bars | product hand metal glossy | a trapezoid shape, stamped marks, soft cast edges | in a vault | gold, amber, steel grey | -
chest of gold, chest full of gold, chest of treasure | container large | iron bands, an open curved lid, heaped coins, a string of pearls over the edge | in a sea cave | gold, oak, iron | -
bed of flowers, flowerbed | plant large | close rows of blooms, dark loose soil, a stone edging | beside a lawn | red, yellow, leaf green | flower
clove of garlic | food tiny | a papery white skin, a curved ivory body, a cut root end | on a wooden board | ivory, white, violet | -
block of ice, slab of ice | material large translucent | clear edges, white cracks inside, a wet melting base | on a dark wet floor | ice blue, white, clear | -
piece of wood, block of wood, wood block, plank of wood | material table | straight grain, a knot, a sawn end with rings | on a workbench | pine, oak brown, cream | -
bolt of lightning | weather vast glowing | a branching white line, a violet edge, lit cloud behind | over a dark plain | white, violet, slate | lightning
shot of espresso, espresso shot, double espresso | drink hand | a thick-walled cup, a hazel foam, a thin line of steam | on a café counter | hazel, black, white | cup
model of a ship, model of a boat | toy table | thin masts, rigging of fine thread, a planked hull | on a shelf | walnut, linen, brass | sailing-ship
ship's bow, bow of a ship, bow of the ship, bow of a boat, prow | structure huge | a sharp curved edge, a hanging anchor, spray at the waterline, riveted plates | at sea | white, navy, rust | cruise-ship
trunk, open trunk, old trunk, steamer trunk, wooden trunk, travel trunk | container large +attic +letter +letters +cellar +treasure +magician +photographs +photos +costume +costumes +grandmother +grandma +dresses +wardrobe | a curved lid with wooden slats, brass corners, leather straps, a lock plate | on attic boards | leather brown, brass, canvas | -
open trunk | vehicle large metal +car +suv +taxi +sedan +driver +mechanic +parking | an open lid, a carpeted floor, a rubber seal, two red tail lamps | at a kerb | black, grey, red | car
hood of a car, car hood, hood of the car, bonnet of a car, car bonnet | vehicle large metal glossy | a long painted surface, a curved reflection, a small badge plate left blank | at a kerb | red, chrome, black | car
trunk of a car, car trunk, boot of a car, car boot | vehicle large metal | an open lid, a carpeted floor, a rubber seal, two red tail lamps | at a kerb | black, grey, red | car
pen | structure large +sheep +pig +pigs +goat +lamb +lambs +chicken +cattle | wooden rails, trampled straw, a gate with a latch | beside a barn | straw, timber grey, mud brown | fence
stage coach, mail coach | vehicle huge | a curved painted body, large spoked wheels, a driver's box, luggage on the roof | on a dusty track | red, yellow, dust | carriage
watch dog, watchdog, guard dog | pet person paws furry | a broad chest, a studded collar, upright ears, a short dark coat | before an iron gate | black, tan, iron | dog
star fish | sea-animal hand | five thick arms, a knobbly surface, rows of small tube feet | on wet sand | orange, coral, sand | starfish
nut | food hand +squirrel +bowl +snack +almond +hazelnut +walnut +cashew +pecan +cracking +chipmunk | a ridged brown shell, a pale kernel, flakes of skin | on a wooden table | brown, tan, cream | -
# happenings
match | event huge +stadium +fan +football +soccer +rugby +team +player +watching +referee +hockey | two sides in bright shirts, a ball in the air, white lines on grass, full stands | in a stadium | grass green, red, white | ball
date, dinner date, first date, romantic date, date night | event large +restaurant +couple +dinner +romantic +first +candlelit +night +nervous | two people leaning in over a small table, a candle between them, two glasses, one hand near the other | in a small restaurant | wine red, amber, white | -
toast | event large +wedding +champagne +glasses +raised +party +cheers | raised glasses meeting in the middle, faces turned to one speaker, a long set table | at a long table | champagne gold, white, green | wine-glass
jam session, jamming session | event large | a guitarist on an amplifier, a drummer at a small kit, a bass, cables across a rug | in a rehearsal room | wood, black, red | guitar
basketball shot, jump shot, free throw, three-pointer | sport large | a player in the air, a ball leaving the fingertips, a raised defending hand, a hoop beyond | on a basketball court | orange, white, wood | ball
video call, video conference, zoom call, online meeting | event large | a grid of faces on a laptop screen, a headset, a lamp beside the screen, a mug | at a home desk | screen blue, warm white, grey | laptop
police car chase, high-speed chase | event huge | a fleeing car sideways in a bend, two patrol cars with blue lights, tyre smoke, a swerving bus | on a city street | blue, red, asphalt | car
penalty shootout, penalty shoot-out | event huge | a ball on a white spot, one kicker, a goalkeeper on the line, two rows of players with linked arms | in a floodlit stadium | grass green, white, floodlight blue | ball
kung fu, kung fu fight, kung-fu, karate fight, martial arts fight | event large | two figures in loose cotton suits, a high kick, a forearm block, dust off the floor | in a courtyard | black, white, dust | crowd
ski jump | sport huge | a flat body over two skis in a V, a long white ramp, a far valley below, small fir trees | above a landing slope | white, sky blue, red | skis
beach volleyball game, beach volleyball match | sport large | a high net, bare feet in sand, a dive for the ball, a hand above the net | on a beach | sand, sky blue, yellow | ball
book club, reading group | event large | a ring of chairs, open paperbacks on knees, mugs on a low table, one hand lifted in talk | in a living room | warm wood, cream, red | book
camel caravan, camel train, caravan of camels | group huge | loaded camels in one line, striped saddle cloths, a guide on foot with a rope, long shadows | on a dune ridge | sand, brown, red | camel
car accident, road accident, traffic accident, accident | event large | two dented cars at an angle, glass on the asphalt, warning triangle, blue lights | on a city junction | blue, asphalt, silver | car
car wash | structure huge | tall turning brushes, white foam running down a windscreen, wet concrete, hanging strips | at a petrol station | white, blue, red | car
vinyl record sleeve, album sleeve, vinyl sleeve | sign table | a square card front, one centred picture, a narrow title strip, a black disc half out | - | black, cream, red | record-player
beer can, can of beer | drink hand metal | a ring pull, beads of cold water, a smooth aluminium side, foam at the opening | on ice | silver, gold, white | can
dna strand, dna, double helix, strand of dna | graphic large glowing | two twisted ribbons, paired rungs in four colours, soft blur along the depth | - | blue, red, violet | -
bloodstream, artery, vein | thing vast translucent | a round red tunnel, tumbling disc-shaped cells, soft wet walls | inside a living body | red, crimson, pink | -
flat-pack furniture, cardboard moving boxes, moving boxes | container large | taped flaps, handwritten labels, a roll of tape on top, bubble wrap | in an empty room | cardboard brown, white, black | box
`;
