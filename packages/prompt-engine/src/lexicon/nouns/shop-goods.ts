/** What shops sell, packed or small: names | kind and size | details | usual places | colours | drawing. */
export const SHOP_GOODS = `
# packages
wine bottle, bottle of wine | container hand glass container | a long neck with a foil cap, sloping shoulders, a paper label, dark glass with one tall reflection | on a wooden table | bottle green, cream, wine red | bottle
beer bottle, pop bottle, soda bottle | container hand glass container | a crimped cap, beads of cold water, a paper label, a short neck | on a bar counter | amber glass, cream, silver | bottle
juice bottle, smoothie bottle | container hand container | a wide neck, a screw cap, bright juice to the shoulder, beads of cold water | on a kitchen counter | orange, clear, white | bottle
olive oil bottle, oil bottle | container hand glass container | a square dark glass body, a pourer spout, golden green oil, a paper label | on a kitchen counter | dark green, gold, cream | bottle
milk carton, juice carton | container hand container | a gabled top, clean folded edges, a plain printed front | on a kitchen table | white, sky blue, red | box
coffee bag, bag of coffee, coffee pouch | container hand container | a matt side-folded bag, a round valve, a flat sealed top, a few beans in front | on a wooden counter | kraft brown, black, coffee brown | -
tea tin, tea caddy | container hand metal container | a fitted lid, a rolled rim, a printed band round the side | on a kitchen shelf | green, gold, cream | -
takeaway box, takeout box, food box | container hand container | folded card flaps, a wire handle, a neat open top | on a kitchen counter | white, red, kraft brown | box
candle jar, jar candle | product hand glass glowing | a clear straight jar, smooth cream wax, a small flame, a plain paper label | on a bathroom shelf; on a side table | cream, amber, clear glass | candle
reed diffuser, diffuser | product hand glass | thin wooden reeds fanned out, a small square bottle, clear oil | on a console table | clear glass, amber, beige | bottle
beard oil, hair oil, face oil | product hand glass | a dropper with a rubber bulb, a screw ring, clear oil behind glass | on a stone shelf | amber, black, gold | bottle
foundation bottle, liquid foundation | product hand glass | a flat clear bottle, skin-toned liquid, a square cap | on a dressing table | beige, clear glass, black | bottle
hand cream, hand cream tube, toothpaste tube, cream tube, tube of cream | product hand | a flattened crimped end, a screw cap, a smooth squeezed body | on a bathroom shelf | white, sage, rose | -
dispenser, lotion bottle | product hand | a curved pump head, a rounded body, a drop at the spout | beside a wash basin | white, sand, black | bottle
vitamin bottle, pill bottle, supplement bottle, medicine bottle | container hand container | a ribbed screw cap, a broad label, a few capsules in front | on a bathroom shelf | amber, white, green | bottle
protein powder, protein tub | container hand container | a wide tub, a ribbed lid, a scoop of pale powder | on a gym bench; on a kitchen counter | black, white, cream | jar
detergent, laundry detergent, dishwasher detergent, cleaning spray | container hand container | a moulded handle, a coloured cap, smooth plastic sides | on a laundry shelf | white, blue, orange | bottle
packet, sachet, snack packet, bag of chips, bag of crisps | container hand container | crimped ends, puffed foil sides, sharp reflections along the folds | on a kitchen counter | red, silver, yellow | -
tabasco sauce, vinegar, sauce bottle, soy sauce bottle | container hand glass container | a narrow neck, a small cap, dark liquid behind glass, a paper label | on a kitchen table | red, amber, clear glass | bottle
canister, storage jar, spice jars, spice jar, jar of spices | container hand glass container | a close-fitting lid, straight sides, coloured powders behind glass | on a kitchen shelf | paprika red, turmeric, clear glass | jar
skincare set, cosmetics set, beauty set, makeup set | product hand plural | matching bottles and jars, one tall and one low, smooth caps in a line | on a stone ledge | white, blush, sand | bottle
# kitchen smalls
rice cooker, instant pot, slow cooker, crock pot, pressure cooker | device table | a rounded lidded body, a steam valve, a small panel of buttons | on a kitchen counter | white, steel, black | -
coffee grinder, coffee mill, burr grinder | device table | a hopper of whole beans, a crank or a button, a drawer for the ground coffee | on a kitchen counter | wood, brass, coffee brown | -
can opener, tin opener | tool hand metal held | two gripping handles, a toothed wheel, a butterfly key | on a kitchen counter | steel, red, black | -
pizza cutter | tool hand metal held | a round steel blade, a short handle, a reflection across the disc | on a wooden board | steel, black, wood | -
peeler, vegetable peeler, potato peeler | tool hand metal held | a swivelling blade, a curl of peel, a ridged handle | on a wooden board | steel, black, carrot orange | -
funnel, kitchen funnel | tool hand metal held | a wide cone, a narrow spout, a hanging ring | on a kitchen counter | steel, white, copper | -
steak knife, steak knives | tool hand metal held | a serrated blade, a riveted wooden handle, a sharp point | on a set table | steel, brown, white | knife
platter, serving platter, serving plate | container table glossy | a wide oval, a raised rim, a broad empty middle | on a long table | white, blue, cream | plate
gravy boat, sauce boat, sugar bowl, creamer | container hand glossy container | a curved lip, a looped handle, a glazed saucer | on a set table | white, gold, blue | -
coaster, coasters, beer mat, place mat, trivet | product hand | a flat square or round, a printed face, a ring of wet | on a bar counter | cork brown, black, white | -
toaster oven, mini oven | device table | a glass front, two dials, a wire rack, a warm glow inside | on a kitchen counter | steel, black, amber | stove
waffle iron, waffle maker | device table | two hinged ridged plates, a heat-proof handle, a golden waffle in the grid | on a kitchen counter | black, steel, golden | -
toothpick, toothpicks, cocktail stick | product tiny | thin pointed wood, fine grain, a small round holder | on a bar counter | pale wood, white, tan | -
tea set, coffee set | container hand glossy container | a round-bellied pot, matching cups on saucers, a small milk jug, a painted line at the rim | on a table by a window | white, blue, gold | teapot
samovar | container table metal container | a polished urn, a small tap, two side handles, a teapot on top | on a lace tablecloth | brass, red, white | teapot
# home
futon, sofa bed | furniture person | a low slatted frame, a thick folded mattress, a plain cover | in a small living room | oak, cream, charcoal | sofa
headboard, bed frame, bedframe | furniture person | upright panels, a broad rail, turned posts | in a bedroom | oak, linen, brass | bed
standing desk, computer desk, workstation | furniture person | a flat top, two screens side by side, a keyboard and a lamp, cables tied beneath | in a home office | black, oak, screen blue | desk
folding chair, camping chair, garden chair | furniture person | crossed legs, a flat seat, a hinge at the side | on a lawn | wood, white, green | chair
coatrack | furniture person | a turned pole, curved hooks, three spread feet | in a hallway | walnut, brass, black | -
area rug, runner rug, hallway runner | textile large | a woven border, a repeated pattern, knotted fringes at both ends | on a wooden floor | brick red, navy, cream | rug
duvet cover, bed sheets | textile large | smooth cotton, soft creases, buttons along the edge, two pillows | on a made bed | white, sage, linen | bed
dishtowel, dish towel, hand towel, dishrag | textile hand | a woven stripe, a hanging loop, soft folds | on an oven rail | white, red, blue | -
paperweight | product hand glass | a heavy clear dome, coloured glass swirled inside, a bright bent window reflection | on a desk with papers | clear, blue, orange | -
weathervane, weather vane | structure table metal | a turning arrow, a cut-out cockerel, four letters on arms | on a roof ridge | copper green, black, sky blue | -
smoke detector, fire alarm, smoke alarm | device hand | a round white case, narrow slots, a tiny red light | on a white ceiling | white, red, grey | -
thermostat, light dimmer | device hand | a round dial, a small display, a brushed ring | on a pale wall | white, steel, blue | -
fire pit, firepit | structure table metal | a wide steel bowl, burning logs, sparks, a ring of stones | on a terrace at dusk | flame orange, black, stone grey | fire
patio set, garden furniture, patio furniture, outdoor furniture | furniture person plural | a slatted table, four chairs, a parasol, a small pot of flowers | on a terrace | teak, cream, leaf green | table
flagpole | structure large metal | a tall tapering pole, a gilded ball on top, a rope along the side | in front of a public building | white, gold, sky blue | -
towel rack, towel rail | product table metal | two slim bars, folded towels, wall brackets | on a tiled wall | chrome, white, sage | -
# wear and care
flip flop | clothing hand | a flat rubber sole, a strap between the toes, wear at the heel | on warm sand | blue, white, yellow | shoe
ankle boot, chelsea boot | clothing hand | elastic side panels, a pull tab, a low stacked heel, grained leather | on a wooden floor | tan, black, brown | boot
ski boot | clothing hand | a hard shell, four buckles, a tilted cuff | in the snow by a door | white, red, black | boot
shoulder bag, saddlebag | product hand | a flap with a buckle, a long strap, stitched edges | on a bench | tan, brass, brown | bag
turtleneck, roll neck, polo neck, turtleneck sweater | clothing person | a high folded collar, fine ribs, soft cuffs | on a wooden hanger | cream, black, camel | jacket
wig | product hand | glossy parted hair, a curled fringe, a stand beneath | on a dressing table | chestnut, blonde, black | -
earplug, earplugs, earphone, wireless earphones | device tiny plural | short white stems, soft silicone tips, an open charging case with a hinged lid | on a desk | white, black, silver | headphones
earbuds case, earbud case, wireless earbuds case, charging case | device hand | a rounded pebble shape, a hinged lid, a tiny light, two sockets inside | on a desk | white, black, silver | -
car key, car keys, key fob | product hand | a rounded plastic fob, rubber buttons, a metal ring | on a wooden table | black, silver, red | key
keychain, key ring, keyring, bunch of keys | product hand metal | a split ring, a small tag, brass and steel keys fanned out | on a wooden table | brass, steel, brown | key
pocketknife, swiss army knife | tool hand metal held | folding blades half open, a smooth handle, a small ring | on a wooden table | red, steel, white | knife
razor blade, shaver | tool hand metal held | a thin bright edge, a knurled handle, clean reflections | on a marble shelf | steel, silver, white | -
dental floss, hair spray, inhaler | product hand | a smooth moulded body, a small cap, a plain label | on a bathroom shelf | white, blue, silver | -
first aid kit, first-aid kit | container table container | a hinged case, rolled bandages, a pair of small scissors, a white cross on the lid | on a table | red, white, green | -
handcuff | product hand metal | two hinged rings, a short chain, a keyhole | on a steel table | steel, black, grey | -
pin badge | product tiny metal | raised metal lines, smooth coloured enamel, a polished edge | on a denim jacket | gold, red, navy | -
planner, bullet journal | product hand | a lined open spread, a ribbon marker, an elastic band, rounded corners | on a desk | cream, sage, black | book
washi tape, masking tape | product hand | round rolls on a stack, a torn end, small printed patterns | on a desk | pink, mint, yellow | -
guitar pedal, effects pedal, pedalboard | device hand metal | three knobs, a footswitch, a small light, a plugged-in cable | on a stage floor | orange, black, steel | -
dash cam, gopro | device hand | a small round lens, a matt housing, a tiny light, a clamp or foot | on a desk | black, grey, red | camera
magnet, horseshoe magnet, fridge magnet | product hand metal | a bent red bar, bright steel ends, iron filings standing in curves | on a white table | red, steel, black | -
ouija board | product table | arched letters, a heart-shaped pointer, a sun and a moon in the corners | on a dark round table | tan, black, amber | -
maneki neko, beckoning cat, waving cat | toy table glossy | one raised paw, a red collar with a bell, a gold coin, a smooth glaze | on a shop counter | white, red, gold | -
knee pad, elbow pads | product hand | a hard curved cap, elastic straps, foam at the edge | on concrete | black, grey, red | -
fishing reel | product hand metal | a wound spool, a bent crank, a wire bail | on a wooden jetty | silver, black, green | -
life buoy | product table | a fat ring, a rope looped round it, four bands | on a white railing | red, white, orange | -
buoy, navigation buoy, channel buoy | structure large metal | a cone on a float, a railed cage, a lamp on top, rust at the waterline | on open water | red, rust, sea grey | -
gasoline can, gas can | container table metal container | a ribbed side, a screw cap, scraped paint | on a garage floor | red, olive, steel | -
crowbar, pry bar | tool hand metal held | a hooked end, a notched claw, scratched paint | on a wooden crate | steel, blue, rust | -
hinge, door hinge, knocker, knob | product hand metal | a round plate, worn edges, small screws | on an old door | brass, iron black, wood | -
iron, clothes iron, steam iron, flat iron | device table +ironing +clothes +shirt +steam | a pointed sole plate, a curved handle, a dial, a cord or a wooden grip | on an ironing board | steel, white, blue | -
pendulum | product hand metal | a long thin rod, a heavy round bob, a blurred swing | in a tall clock case | brass, walnut, cream | -
coil, spring, metal spring, steel spring | product hand metal +metal +steel +bouncing +wire | even turns of wire, a bright line along each turn | on a workbench | steel, copper, grey | -
headlight, headlights, taillight, tail light, taillights | product hand glass glowing +car +truck +motorcycle +vintage +rear | a ribbed glass lens, a chrome ring, a bright bulb behind | on the front of a car | chrome, white, red | -
windsock | product large | a tapered striped tube, an open mouth, a tall pole | on an airfield | orange, white, sky blue | -
crucifix | product table | a carved figure on a wooden cross, a small plate above, worn edges | on a plain wall | dark wood, ivory, brass | -
hookah, shisha | product table glass | a tall brass stem, a patterned glass base, a coiled hose, coals on top | on a low table | brass, cobalt, red | -
sugarcane | plant large | jointed pale stems, long blade leaves, a cut end | in a cane field | pale green, straw, violet | -
# small parts, wear and play
armband, wristband, headband of cloth | clothing hand | a soft stretch band, ribbed edges, a narrow seam | on a bench | white, red, navy | -
trophy cup, award | product table metal +ceremony +winner +won +film +music +best +design +podium +glass | a polished face, an engraved plate left blank, a heavy base | on a dark shelf | gold, black, silver | -
beachball | toy table | six coloured panels, a small valve, a bright sheen | on wet sand | red, yellow, white, blue | -
bead, glass beads | product tiny glass | a drilled hole, swirls of colour, small bright highlights | in a shallow dish | cobalt, amber, red | -
belt buckle, buckle | product hand metal | a square frame, a prong, a raised pattern | on a leather belt | brass, silver, brown | -
bib, baby bib | textile hand | a curved neckline, a snap at the back, soft terry cloth | on a high chair | white, yellow, mint | -
chinaware, bone china, dinnerware, crockery | container table glossy | thin rims, painted sprigs, a glaze that mirrors the window | on a set table | white, cobalt, gold | plate
coffeepot | container table container | a tall tapered body, a curved spout, a lid with a knob | on a breakfast table | enamel blue, white, steel | teapot
cornice | structure large | carved leaves, dentils, a shadow line beneath | at the top of a facade | stone, cream, grey | -
crescent roll, crescent rolls | food hand | a curled golden roll, visible layers, pointed ends | on a baker's tray | golden, cream, brown | croissant
egg beater, hand whisk, masher, potato masher | tool hand metal held | bent steel wires, a turned handle, a hanging hook | on a kitchen counter | steel, wood, white | -
dropper, pipette | tool hand glass | a rubber bulb, a tapered glass tube, one hanging drop | over a small bottle | clear, black, amber | -
flash drive, thumb drive | device tiny metal | a short metal plug, a smooth cap, a ring hole | on a desk | silver, black, blue | -
flipper | product hand | long ribbed blades, a rubber foot pocket, a heel strap | on a wet deck | black, yellow, blue | -
gift wrap, wrapping paper | product hand | a printed roll, sharp folds, a curl of ribbon | on a table | red, gold, white | -
hatbox, hat box | container table container | a round drum, a fitted lid, a cord handle | on a wardrobe shelf | cream, rose, black | box
keycard, key card, gift card | product hand | rounded corners, a small gold chip, a smooth face | on a counter | black, gold, white | -
lightning rod | structure large metal | a thin pointed rod, a glass ball, a cable down the wall | on a roof ridge | copper, black, slate | -
mousepad, mouse pad, desk mat | product hand | a smooth cloth face, stitched edges, a rounded corner | on a desk | black, grey, teal | -
musical instrument, musical instruments, instruments | instrument person | polished wood, taut strings, bright brass | on a low stage | walnut, brass, black | violin
pennant, bunting flag | product hand | a long triangle of felt, a stitched edge, a row along a cord | on a wall | red, navy, cream | -
plow, plough | machine large metal | curved steel shares, a long beam, soil on the blades | in a turned field | steel, rust, earth brown | -
plume, ostrich feather | product hand | a long curved shaft, soft drooping barbs, a curled tip | on a hat | white, black, violet | feather
pole, wooden pole, barber pole, telegraph pole | structure large | a straight round shaft, a worn surface, a cap on top | beside a road | wood, white, red | -
pottery, earthenware, stoneware, handmade ceramics, ceramics | container hand +handmade +shelf +wheel +glazed +bowl +studio +collection +blue +clay +kiln +market +pieces | throwing rings under the glaze, bare clay at the foot, small speckles | on a wooden shelf | sand, slate blue, white | bowl
potholder, oven mitts | textile hand | quilted padding, a bound edge, a hanging loop | on an oven door | red, white, navy | glove
saltshaker, pepper shaker | container hand container | a domed top with small holes, straight glass sides, a screw thread | on a diner table | white, steel, clear | -
scraper, paint scraper, putty knife | tool hand metal held | a flat flexible blade, a wooden handle, dried paint at the edge | on a paint tin | steel, wood, white | -
white sails, canvas sails | textile large | taut panels, fine seams, a rope at the foot | on a mast | white, rust red, navy | -
ship mast, mast, masts | structure large | a tall tapered spar, rigging lines, a crow's nest | on a wooden deck | wood, rope tan, white | -
sports ball, ball | toy hand +sports +rubber +bouncing +red +beach +child +dog +playing +throwing +kicking +catch +blue +yellow | a round smooth face, a seam, a small valve | on grass | red, white, blue | -
stylus, apple pencil, digital pen | device hand | a slim white barrel, a fine tip, a flat side | on a tablet | white, black, silver | pen
subwoofer, guitar amplifier | device table | a large round cone, a cloth grille, a row of knobs | on a stage floor | black, silver, brown | -
tarp, tarpaulin, blue tarp | textile large | shiny woven plastic, metal eyelets, stiff folds, a rope at the corner | over a heap of timber | blue, silver, rope tan | -
tassel, tassels, fringe | textile hand | hanging threads, a knotted head, a wound cord | on a curtain | gold, burgundy, cream | -
kitchen timer, egg timer, timer, stop watch | device hand | a round dial, fine marks, a knob or a crown | on a kitchen counter | white, red, steel | clock
tinfoil, aluminum foil | material | crumpled bright facets, sharp creases, broken reflections | on a kitchen counter | silver, white, grey | -
tinsel, tinsel garland | product hand | thin shining strips, a twisted core, tiny points of light | on a tree | silver, gold, red | -
water heater | machine person metal | a tall white cylinder, copper pipes, a dial | on a cellar wall | white, copper, grey | -
window box, flower box | container table container | trailing geraniums, a wooden trough, brackets below the sill | under a window | geranium red, green, white | -
windshield wiper, windscreen wiper, wipers | product hand | a thin rubber blade, a bent arm, a fan of clear glass | on a wet windscreen | black, grey, rain blue | -
yoke, ox yoke | product person | a carved beam, two curved bows, worn leather | on a barn wall | wood, leather, iron | -
figurine of a hero | toy hand | jointed elbows and knees, moulded plastic, painted details, a small round stand | on a shelf | red, blue, flesh | -
lego set, toy bricks | toy table | rows of round studs, bright plastic, straight seams between the bricks | on a playroom floor | red, yellow, blue | -
hamster wheel, exercise wheel | product hand | a ringed track, a wire stand, fine rungs | in a cage | blue, white, wood | -
paella pan, griddle pan | container table metal container | a wide shallow round, two red handles, a hammered bottom | over a gas ring | steel, red, black | -
pizza oven, clay oven, wood-fired oven, wood oven, brick oven, stone oven | structure person | a domed brick mouth, glowing embers at the back, a wooden peel | in a courtyard | terracotta, ember orange, soot | stove
sectional sofa, corner sofa | furniture person | deep square cushions, an L-shaped base, low arms | in a living room | grey, oatmeal, oak | sofa
travel mug, insulated mug, coffee tumbler | container hand container | a matt steel body, a slide lid, a rubber ring | on a desk; on a train table | black, steel, sage | mug
gaming mouse, wireless mouse | device hand | a low curved shell, a ribbed wheel, a thin line of light | on a desk mat | black, red, green | -
tool belt | product person | leather pouches, hanging tools, a wide buckle | on a workbench | tan, steel, black | -
camp stove, camping stove | device hand metal | a small burner, folding legs, a ring of blue flame | on flat rock | steel, flame blue, orange | stove
car seat, child seat, baby seat | product table | a padded shell, a five-point harness, a carry handle | on the back seat of a car | grey, black, mint | -
baby monitor | device hand | a small screen or speaker, an aerial, a tiny green light | on a nursery shelf | white, mint, grey | -
knitting needle | tool hand held | long tapered points, round end caps, a row of stitches | in a ball of yarn | bamboo, steel, wool blue | -
combination lock | product hand metal | a numbered dial, a steel shackle, a scratched body | on a locker | black, steel, white | lock
bulletproof vest, tactical vest, safety vest, hi-vis vest | clothing person | thick front panels, wide shoulder straps, rows of webbing | on a hook | black, olive, yellow | -
shower cap, swimming cap, swim cap | clothing hand | a tight elastic edge, smooth folds, a rounded crown | on a hook | white, blue, pink | -
sweat pants | clothing person | soft fleece, a drawstring waist, ribbed cuffs | on a bed | grey, navy, black | trousers
car battery, car part, engine block | machine table metal | cast ribs, rubber hoses, bolts in rows, oil stains | on a workshop stand | steel, black, oil brown | -
beetle car, classic beetle | vehicle large metal | a rounded roof, curved wings, round headlamps, a chrome bumper | on a quiet street | pale blue, cream, chrome | car
casserole, enamel casserole, enamel pot | container table glossy container | a heavy lid with a knob, two side handles, smooth enamel, a pale inside | on a stove; on a wooden board | cream, red, iron black | -
marbles, glass marbles, cat's eye marbles, toy marbles | toy tiny glass plural | clear round glass, a twist of colour inside, a bright point of light | on a wooden floor | cobalt, amber, clear glass | -
`;
