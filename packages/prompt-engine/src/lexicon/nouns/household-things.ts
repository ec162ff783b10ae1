/** Things of a house that are not furniture: names | kind and size | details | usual places | colours | drawing. */
export const HOUSEHOLD_THINGS = `
# light
bedside lamp, night light, nightlight | product table glowing | a small fabric shade, a ceramic foot, a cord with a switch | on a bedside table | cream, amber, oak | lamp
ceiling light, pendant lamp, pendant light, hanging lamp | product table glowing | a long cable, an enamel shade, a bare bulb inside | above a dining table | white enamel, black, warm yellow | lamp
chandelier, crystal chandelier | product large glass glowing | curved brass arms, strings of cut crystal drops, candle-shaped bulbs | under the ceiling of a ballroom | gold, crystal white, amber | chandelier
desk lamp, reading lamp | product table metal glowing | a jointed arm, a conical metal shade, a weighted base | on a desk beside open books | black, brass, warm white | lamp
floor lamp, standing lamp, standard lamp | product person glowing | a tall thin stand, a wide drum shade, a round foot | beside an armchair | linen, black, amber | lamp
lamp, table lamp | product table glowing | a pleated fabric shade, a turned base, a warm bulb inside | on a side table | cream, brass, amber | lamp
lampshade, lamp shade | product table | pleated fabric panels, a wire frame at the rim, a narrow top opening | on a table lamp | ivory, ochre, rose | lamp
lava lamp | product table glass glowing | a tapered glass bottle, slow blobs of coloured wax, a metal cone at each end | on a bedroom shelf | orange, violet, chrome | lamp
light bulb, lightbulb, bulb, edison bulb | product hand glass glowing | a clear glass globe, a coiled filament, a threaded metal base | on a bare cable under the ceiling | amber, clear glass, brass | lightbulb
oil lamp, kerosene lamp, paraffin lamp | product table glass glowing | a tall glass chimney, a small steady flame, a round brass oil reservoir | on a wooden table | brass, amber, smoke grey | lantern
laser pointer, laser dot | toy tiny glowing | a small bright red dot | on a floor | red | -
torch, flashlight, pocket torch | product hand metal held glowing | a ribbed metal tube, a round reflector behind glass, a sliding switch | on a dark floor | black, silver, pale yellow | flashlight
burning torch, flaming torch | product person held glowing | a wooden shaft, a head of tarred cloth, a tall ragged flame, flying sparks | in an iron bracket on a stone wall | orange, soot black, ash brown | torch
torch | product person held glowing +fire +flame +flaming +burning +medieval +cave +olympic +mob | a wooden shaft, a head of tarred cloth, a tall ragged flame, flying sparks | in an iron bracket on a stone wall | orange, soot black, ash brown | torch
# cloth and soft goods
bath mat | product table | thick cotton loops, a woven edge, damp footprints | on a bathroom floor | white, pale grey, aqua | rug
doormat, door mat, welcome mat | product table | coarse coir fibres, a bound edge, a worn patch in the middle | before a front door | coir brown, black, grey | rug
bed sheet, bed linen, bedding, sheets | textile large | soft creases, a wide hem, sunlit folds | on an unmade bed | white, pale grey, oat | bed
blanket, throw blanket, wool throw | textile large | a thick woven surface, a fringed edge, heavy folds | over the arm of a sofa | oat, moss green, rust | rug
carpet | textile large | a dense wool pile, a woven border, a flat-pressed path across it | on a floor of wooden boards | burgundy, navy, cream | rug
curtain, drape | textile large | long vertical folds, a row of rings on a rod, a hem touching the floor | at a tall window | linen white, grey, ochre | curtain
cushion, throw pillow, scatter cushion | textile table | a plump square shape, a piped seam, a dent in the middle | on a sofa | mustard, teal, cream | -
hammock | furniture large | a woven net of cotton cord, a fringe along both sides, ropes tied at both ends | between two trees | natural white, blue, brown | -
mattress | product large | quilted fabric, a stitched border, rounded corners | on a bare floor | white, grey, blue stripe | bed
pillow | textile table | a soft white case, a hollow where a head has lain, one creased corner | on a made bed | white, pale blue, cream | -
quilt, patchwork quilt, duvet, comforter | textile large | square patches of printed cotton, rows of fine stitching, a padded edge | on a wooden bed | faded red, indigo, cream | bed
rug, persian rug, oriental rug | textile large | a knotted pile, a central medallion, a fringed end, a worn corner | on the floor of a living room | madder red, indigo, ivory | rug
tablecloth, table cloth, picnic blanket | textile large | a woven check, pressed fold lines, a corner hanging down | over a wooden table | red, white, straw | -
tea towel, dishcloth, kitchen towel | textile hand | a woven stripe, a hanging loop, soft creases | over the rail of a stove | white, blue, red | -
towel, bath towel, beach towel | textile table | thick looped pile, a woven band near the hem, neat folds | on a bathroom rail; on warm sand | white, teal, sand | -
# cleaning and laundry
broom, broomstick, besom | tool person held | a long wooden handle, a bundle of stiff bristles, a binding of wire | against a wall by the door | straw, ash wood, red | broom
bucket, pail | container table metal | a curved wire handle, a rolled rim, dented sides | on a wet stone floor | zinc grey, blue, rust | bucket
clothes iron, steam iron, flat iron | device hand held | a pointed steel plate, a rounded handle, a coiled cord | on an ironing board | white, steel, blue | -
iron | device hand held +ironing +shirt +clothes +laundry +crease | a pointed steel plate, a rounded handle, a wisp of steam | on an ironing board | white, steel, blue | -
clothesline, clothes line, washing line, laundry line | product large | a sagging cord, wooden pegs, shirts and sheets hung in a row | across a back garden | white, sky blue, pale wood | rope
clothes peg, clothespin, clothes pin | product hand | two wooden jaws, a steel spring, weathered grain | on a washing line | pale wood, steel, grey | -
coat hanger, clothes hanger, hanger | product hand | curved wooden shoulders, a steel hook, a crossbar | on a clothes rail | beech, steel, black | -
dustpan | product hand held | a flat lip, a short handle, grey dust in its corner | on a kitchen floor | red, grey, straw | -
feather duster, duster | tool hand held | a plume of grey feathers, a turned handle, a hanging loop | on a shelf | grey, brown, black | feather
ironing board | furniture large | a long padded top with one rounded end, folding metal legs, a striped cover | in a laundry room | blue stripe, grey, white | -
mop | tool person held | a long handle, thick cotton strands, a wet clamp | in a bucket on wet tiles | white, blue, wood | broom
rubber glove, rubber gloves, washing-up gloves | clothing hand | a rolled cuff, ridged fingertips, water drops on the surface | over the edge of a sink | yellow, pink, white | glove
soap, bar of soap, soap bar | product hand mass glossy | rounded corners, a pressed surface, a rim of small bubbles | in a dish by a washbasin | ivory, green, rose | -
bar | product hand +soap | rounded corners, a pressed surface, a rim of small bubbles | in a dish by a washbasin | ivory, green, rose | -
sponge | product hand | an open porous surface, a rough green side, foam in the pores | on the edge of a sink | yellow, green, white | -
toilet paper, toilet roll, roll of toilet paper | product hand | a cardboard core, soft embossed sheets, one loose end hanging | on a bathroom holder | white, cardboard brown, grey | -
vacuum cleaner, vacuum | device large | a ribbed hose, a wide floor head, a round body on wheels | on a carpet | red, grey, black | -
# time, keys, money
keys, piano keys | instrument table plural +piano +pianist +organ +keyboard +sonata | a row of white keys, raised black keys, a thin felt strip | - | ivory, ebony, soft white | -
barre, ballet barre | furniture large | a smooth round wooden rail, iron brackets | along a mirrored wall | maple, white, grey | -
alarm clock | product hand metal | two bells on top, a small hammer, a round dial, short feet | on a bedside table | red, brass, white | clock
clock, wall clock | product table | a round dial, two black hands, a thin rim, glass over the face | on a plain wall | white, black, brass | clock
cuckoo clock | product table | a carved wooden house, a small bird at an open door, pine-cone weights on chains | on a panelled wall | walnut, moss green, cream | clock
grandfather clock, longcase clock, pendulum clock | furniture person | a tall wooden case, a brass pendulum behind glass, a painted dial | in a panelled hall | mahogany, brass, ivory | clock
hourglass, sand timer, sandglass | product hand glass | two glass bulbs, a thread of falling sand, a wooden frame with turned posts | on a desk by a window | sand, brass, dark wood | hourglass
sundial | product table metal | an engraved dial, a slanting gnomon, a sharp line of shadow | on a stone pedestal in a garden | verdigris, stone grey, bronze | clock
banknote, bank note, dollar bill, cash, paper money | product hand | fine engraved lines, a printed portrait oval, worn fold marks | on a dark wooden table | pale green, grey, cream | -
coin, gold coin, silver coin, penny/pennies | product tiny metal glossy | a raised rim, a relief profile, fine scratches | on a dark cloth | gold, silver, copper | coin
gold bar, gold ingot, ingot, bullion | product hand metal glossy | a trapezoid shape, stamped marks, soft cast edges | in a stack in a vault | gold, amber, steel grey | -
key, old key, skeleton key, house key | product hand metal | a round bow, a long shank, cut teeth | on a wooden table; in an old door lock | brass, iron black, rust | key
lock, padlock | product hand metal | a curved steel shackle, a keyhole plate, scratched sides | on a weathered door | brass, steel, rust | lock
money | product hand mass | bundles of banknotes in paper bands, loose coins, crisp edges | on a table | green, cream, gold | coin
piggy bank, money box | product hand glossy | a round ceramic pig body, a coin slot in the back, a curled tail | on a desk | pink, white, copper | -
door, wooden door, front door, old door | structure person | panelled boards, iron hinges, a round handle, worn paint around the lock | in a plain wall | dark green, brass, oak | door
shop window, display window, store window, bakery window, café window, cafe window, shop display | structure person glass | a wide pane in a painted wooden frame, a lit display behind the glass, faint reflections of the street, a striped awning above | on a shopping street | bottle green, glass blue, cream, brass | window
window, window pane, open window | structure person glass | a painted wooden frame, four panes, a deep sill, a soft reflection | in a plain wall | white, glass blue, grey | window
door handle, doorknob, door knob | product hand metal | a round brass knob, a back plate with a keyhole, a worn bright patch | on a painted door | brass, dark green, black | -
door knocker, lion door knocker | product hand metal | a cast lion's head, a hanging ring, worn bright brass | on a painted door | brass, dark green, black | -
# glass and looking
aquarium, fish tank, fishbowl, fish bowl, goldfish bowl | container table glass container | clear glass walls, pale gravel, green water plants, rising bubbles | on a sideboard | aqua, green, pale sand | -
tank | container table glass container +fish +goldfish +aquarium +turtle +jellyfish +seahorses +lobsters +crabs +octopus +guppies +koi | clear glass walls, pale gravel, green water plants, rising bubbles | on a sideboard | aqua, green, pale sand | -
crystal ball | product hand glass glossy | a clear sphere, an upside-down reflection inside, a small carved stand | on dark velvet | clear glass, violet, gold | -
orb, glowing orb, magic orb, orb of light, crystal orb | product hand glass held glowing | a smooth clear sphere, a swirl of light at its heart, a bright curved reflection | on dark velvet | pale blue, white, violet | -
hand mirror, vanity mirror | product hand glass held | an oval glass, a long handle, an ornamented back | on a dressing table | silver, rose, ivory | mirror
mirror, wall mirror, full-length mirror, standing mirror | product person glass | a bevelled glass edge, a carved frame, a clear reflection | against a wall | gilt, silver, walnut | mirror
picture frame, photo frame, empty frame | product table | mitred corners, a gilded moulding, glass with a soft reflection | on a wall | gold, black, ivory | canvas
vase, flower vase, ceramic vase, amphora | container table | a narrow neck, a rounded belly, a glazed surface | on a table by a window | celadon, white, cobalt | vase
# care and health
bandage, gauze | product hand | a roll of white gauze, a loose end, a frayed edge | on a first-aid tray | white, cream, red | -
crutch/crutches | product person held metal | a padded underarm top, a hand grip, a rubber foot | against a chair | aluminium, grey, black | -
walking stick, cane, walking cane | product person held | a curved handle, a straight polished shaft, a brass tip | in an umbrella stand | walnut, brass, black | -
pill, pills, medicine, pill capsule | product tiny | rounded edges, a scored line, a smooth coating | beside a small amber bottle | white, red, yellow | -
tablet | product tiny +medicine +doctor +pharmacy +prescription +blister +aspirin | a round white disc, a scored line, a powdery edge | beside a glass of water | white, cream, silver | -
stethoscope | tool hand | a steel chest piece, a black rubber tube, two ear tips | on a doctor's desk | black, steel, white | -
syringe | tool hand glass | a thin steel needle, a clear barrel with marks, a plunger | on a steel tray | clear, steel, white | -
beaker, glass beaker | tool hand glass container | a pouring lip, straight clear walls, printed volume marks, a coloured liquid | on a lab bench | clear glass, blue, white | -
laboratory flask, lab flask, erlenmeyer flask, conical flask | tool hand glass container | a narrow neck, a conical body, bubbling coloured liquid, a wisp of vapour | on a lab bench | clear glass, green, violet | flask
test tube, test tubes | tool hand glass container | a rounded end, a thin rim, a coloured liquid, a wooden rack | on a lab bench | clear glass, blue, red | flask
thermometer | tool hand glass | a thin glass tube, a red column, a printed scale | on a window frame | clear, red, white | -
toothbrush | product hand held | upright bristles, a slim handle, a stripe of toothpaste | in a glass by a washbasin | white, mint, blue | -
toothpaste, tube of toothpaste | product hand | a squeezed tube, a screw cap, a curl of striped paste | on a washbasin | white, mint, red | -
# fire and smoking
ashtray | product hand glass | a thick rim with notches, grey ash, a stubbed end | on a bar counter | amber glass, grey, white | -
cigar | product hand held | a rolled brown leaf, a paper band, a glowing tip, a long grey ash | on the edge of an ashtray | brown, gold, ash grey | smoke
cigarette | product hand held | a white paper tube, a glowing tip, a thread of smoke, a length of ash | on the edge of an ashtray | white, ember orange, ash grey | smoke
fireplace, hearth | structure large glowing | a stone mantel, burning logs, an iron grate, a soot-black back | in a living room | orange, charcoal, stone grey | fire
lighter | product hand metal held | a hinged lid, a spark wheel, a short flame | on a table | brass, steel, blue flame | -
matchstick | product hand held glowing | a thin wooden stick, a bright small flame, a blackened head | beside an open matchbox | orange, pale wood, black | -
match/matches | product hand held glowing +fire +light +lit +lighting +strike +striking +burning +candle +box +flame +stick +burnt | a thin wooden stick, a bright small flame, a blackened head | beside an open matchbox | orange, pale wood, black | -
matchbox, box of matches | container hand | a sliding tray, a rough striking side, red match heads in a row | on a wooden table | red, pale wood, brown | box
tobacco pipe | product hand held | a polished wooden bowl, a curved stem, a glow in the tobacco | on a small tray | briar brown, black, ember | smoke
pipe | product hand held +smoking +tobacco +smoke +old +sailor +detective | a polished wooden bowl, a curved stem, a glow in the tobacco | on a small tray | briar brown, black, ember | smoke
pipe, water pipe, steam pipe | product large metal | flanged joints, a round valve wheel, flaking paint and rust | along a brick wall | rust, grey, green | -
# fittings, animals' things, odds and ends
bath toy, rubber duck, rubber duckie | toy hand glossy | a round head, an orange beak, a seam along the belly | in a bath full of foam | yellow, orange, white | rubber-duck
birdcage, bird cage | container table metal | thin curved bars, a small door, a wooden perch, a hanging ring | by a window | brass, white, grey | cage
birdhouse, bird house, nesting box | structure table | a small round entrance, a pitched roof, weathered boards | in a garden tree | cedar, moss green, red | -
bird feeder | structure table | a clear seed tube, small perches, a hanging hook | on a garden branch | clear, green, seed brown | -
dog collar | product hand | a leather band, a buckle, a round name tag | on a hook by the door | brown, brass, red | -
collar | product hand +dog +cat +pet +puppy +tag | a leather band, a buckle, a round name tag | on a hook by the door | brown, brass, red | -
dog lead, leash, dog leash | product person held | a woven strap, a metal clip, a hand loop | on a hook by the door | red, black, steel | rope
dog bed, pet bed, cat bed | furniture table | a raised padded rim, a soft hollow, a fleece lining | in the corner of a living room | grey, cream, brown | bed
electric fan, table fan, desk fan | device table metal | four blades, a round wire guard, a blur of motion | on a windowsill in summer | chrome, mint, white | fan
ceiling fan | device large | four long wooden blades, a brass hub, a pull chain, a slow blur of motion | under the ceiling of a bedroom | oak, brass, white | fan
fan | device table metal | four blades, a round wire guard, a blur of motion | on a windowsill in summer | chrome, mint, white | fan
garden hose, hose, hosepipe | tool large | loose green coils, a brass nozzle, a spray of water | on a lawn | green, brass, wet grey | -
radiator | device table metal | ribbed columns, a valve at one end, chipped paint | under a window | white, cream, rust | -
space heater, heater, electric heater | device table metal glowing | glowing orange bars, a wire guard, a reflective back | on a wooden floor | orange, chrome, black | -
light switch, switch | product hand | a square plate, one tilted rocker, two small screws | on a painted wall | white, cream, grey | -
power socket, electrical outlet, wall socket, plug socket | product hand | a square plate, dark pin holes, two small screws | low on a painted wall | white, grey, black | -
letterbox, letter box, mail slot | product hand metal | a brass flap in a door, a worn bright edge, letters half through the slot | in a front door | brass, dark green, white | -
mailbox | container person metal | a curved tin top, a hinged front flap, a small red flag, a wooden post | at a garden gate | silver, red, grey wood | -
postbox, post box, pillar box | container person metal glossy | a domed cap, a dark slot, a collection plate, thick layers of paint | on a pavement corner | red, black, white | -
mousetrap | product hand | a wooden base, a coiled spring, a wire bar, a cube of cheese | on a floor beside a skirting board | pale wood, steel, yellow | -
pacifier | product hand | a rubber teat, a round shield, a ring handle | in a cot | pale blue, amber, white | -
dummy | product hand +baby +crib +infant | a rubber teat, a round shield, a ring handle | in a cot | pale blue, amber, white | -
plant pot, flowerpot, terracotta pot | container table | a thick rim, white mineral bloom on the clay, a drainage saucer | on a windowsill | terracotta, white, green | potted-plant
pot | container table +plant +flower +clay +garden +terracotta +cactus +succulent +herb +basil +mint +fern +orchid +bonsai +palm +seedling +sapling +tulip +rose +geranium +lavender +tree | a thick rim, white mineral bloom on the clay, dark soil inside | on a windowsill | terracotta, white, green | potted-plant
rubbish bin, trash can, dustbin, bin, garbage can | container table metal | a round lid, ribbed sides, a handle on each side | at the kerb; in an alley | zinc grey, green, black | -
shower curtain | textile large translucent | plastic folds, a row of rings, clinging water drops | around a bathtub | white, aqua, grey | curtain
shower head, shower | product table metal | a round perforated plate, a curved chrome arm, thin streams of water | in a tiled bathroom | chrome, white, pale blue | -
tap, faucet, bathroom tap | product hand metal glossy | a curved spout, two turning handles, one hanging water drop | over a white basin | chrome, white, pale blue | -
trophy, trophy cup, winner's cup | product table metal glossy | two curved handles, a wide bowl, a stepped base with a plate | on a shelf | gold, silver, black | -
medal, gold medal, olympic medal | product hand metal glossy | an embossed disc, a woven ribbon, a raised rim | on dark velvet | gold, silver, red | coin
`;
