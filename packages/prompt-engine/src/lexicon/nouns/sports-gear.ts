/** Balls, bats, boards and training gear: names | kind and size | details | usual places | colours | drawing. */
export const SPORTS_GEAR = `
# balls
ball, rubber ball | toy hand | a smooth round surface, a thin seam, a soft highlight | on a lawn | red, white, blue | ball
baseball | toy hand | a raised red seam, white scuffed leather, a grass stain | on a clay infield | white, red, clay | ball
basketball | toy hand | black ribs, pebbled orange rubber, a worn patch | on a hardwood court | orange, black, maple | ball
beach ball | toy table glossy translucent | six coloured panels, a small valve, a soft shine | on a beach; on a pool | red, yellow, blue | ball
billiard ball, pool ball, eight ball, 8 ball, cue ball, snooker ball | toy hand glossy | a polished round surface, a white circle, a bright lamp reflection | on green baize | black, white, green | ball
bowling ball | toy hand glossy | three finger holes, a marbled surface, a lane reflection | on a bowling lane | deep blue, black, maple | ball
bowling pin, bowling pins, skittle | toy hand glossy | a narrow neck, two red stripes, a rounded base | at the end of a bowling lane | white, red, maple | -
cricket ball | toy hand glossy | a proud white seam, polished red leather, one scuffed side | on a grass pitch | red, white, green | ball
disco ball, mirror ball, mirrorball | product table glass glossy | hundreds of small square mirrors, spots of reflected light, a short chain | under a club ceiling | silver, pink, blue | -
exercise ball, gym ball, medicine ball | toy table | a large smooth surface, moulded rings, a matt finish | on a gym floor | grey, blue, black | ball
football, soccer ball | toy hand | black and white panels, stitched seams, grass stains | on a grass pitch | white, black, green | ball
american football, rugby ball | toy hand | a pointed oval shape, white laces, pebbled brown leather | on a grass field | brown, white, green | ball
golf ball | toy tiny | even round dimples, a white coat, a wooden tee beneath | on a green | white, green, red | ball
hockey puck, puck | toy hand | a flat black disc, knurled edges, scratches and ice dust | on scratched ice | black, white, blue | -
ping pong ball, ping-pong ball, table tennis ball | toy tiny | a thin matt shell, a faint seam, a small shadow | on a blue table | white, orange, blue | ball
shuttlecock | toy tiny feathered | a ring of white feathers, a round cork tip, a thin ribbon band | in mid-air over a net | white, cork, green | -
tennis ball | toy hand | yellow-green felt, a curved white seam, loose fibres | on a clay court | yellow-green, white, clay | ball
volleyball | toy hand | curved panels, a soft matt surface, grains of sand | on a sand court | white, yellow, blue | ball
water balloon, balloon full of water | toy hand translucent | a stretched wobbling skin, a tied neck, drops on the outside | on a lawn | blue, red, green | balloon
# bats and rackets
bat, baseball bat, cricket bat | toy person held | a smooth rounded barrel, a taped grip, scuff marks from the ball | on the grass beside home plate | ash wood, black, white | bat
badminton racket, racket, racquet, squash racket, tennis racket, tennis racquet | toy person held | a taut grid of strings, an oval frame, a wrapped grip | on a court beside the net | white, black, lime | racket
golf club, golf clubs | toy person held metal | a slim steel shaft, an angled head, a rubber grip | on a fairway | steel, black, green | -
club, driver, putter, nine iron | toy person held metal +golf +golfer +tee +fairway +caddie +putting | a slim steel shaft, an angled head, a rubber grip | on a fairway | steel, black, green | -
croquet mallet, polo mallet | toy person held | a long shaft, a cylindrical wooden head, a painted band | on a lawn | ash wood, red, green | hammer
lacrosse stick | toy person held | a long shaft, a deep string net, a triangular head | on a grass field | white, aluminium, black | net
cue, pool cue, snooker cue, billiard cue | toy person held | a long tapered shaft, a chalked leather tip, an inlaid butt | on green baize | maple, ebony, blue chalk | -
hockey stick, ice hockey stick | toy person held | a taped curved blade, a long shaft, chipped edges | on the ice | black, white, red | -
ping pong paddle, table tennis bat, ping-pong paddle, table tennis racket, paddle | toy hand held | a red rubber face, a short wooden handle, a worn edge | on a blue table | red, black, wood | racket
pickleball paddle, padel racket | toy hand held | a perforated face, a short wrapped handle, an edge guard | on a court | black, lime, blue | racket
# boards, skis, skates
bodyboard, boogie board, kickboard | toy person held | a rounded nose, a foam edge, a coiled wrist leash | on wet sand | blue, yellow, white | surfboard
ice skate, ice skates, skate, figure skate, figure skates | product hand worn | a steel blade with a toothed tip, white laced leather, a high ankle | on the edge of a rink | white, steel, ice blue | boot
longboard, skateboard | toy person ridden | a curved deck with grip tape, four small wheels, chipped edges, printed underside | on a concrete ramp | black, maple, orange | skateboard
sled, sledge, toboggan, bobsled | vehicle person ridden | two curved runners, wooden slats, a pull rope | on a snowy slope | pine, red, snow white | sleigh
skis, ski, cross-country skis | toy person worn plural | long narrow planks, upturned tips, bindings, a dusting of snow | upright in the snow | red, white, black | skis
ski pole, ski poles, trekking pole, hiking pole | toy person held | a slim shaft, a wrist strap, a small basket near the tip | in the snow | black, red, steel | -
snowboard | toy person ridden | a wide rounded plank, two strap bindings, a steel edge | upright in the snow | black, lime, white | surfboard
snowshoes, snowshoe | product hand worn plural | a rounded frame, laced webbing, a heel strap | in deep snow | ash wood, rawhide, red | -
surfboard, surf board | toy person ridden glossy | a pointed nose, a centre stringer, a wax film, two fins | upright in the sand | white, turquoise, coral | surfboard
paddleboard, stand-up paddleboard, sup board, windsurf board | boat person ridden | a long flat deck, a rubber pad, a rounded nose | on calm water | white, teal, wood | surfboard
wakeboard, kiteboard, water skis | toy person ridden | a rounded plank, two foot bindings, a bevelled edge | on a wooden dock | yellow, black, blue | surfboard
# gym and field
barbell, weights, weight bar | toy person metal held | a knurled steel bar, stacked iron plates, locking collars | on a rubber gym floor | iron black, steel, red | -
baseball glove, catcher's mitt, baseball mitt | product hand worn | a laced leather web, a deep pocket, dark oiled creases | on a dugout bench | tan leather, brown, clay | glove
basketball hoop, basketball net | structure large | an orange rim, a white net, a painted backboard | above a court | orange, white, black | -
hoop | structure large +basketball +dunk +court +net | an orange rim, a white net, a painted backboard | above a court | orange, white, black | -
boxing gloves, boxing glove | product hand worn glossy plural | a padded round fist, a laced cuff, creased leather | on a hook by the ring | red, white, black | glove
carabiner | tool hand metal | a sprung aluminium gate, a rounded bar, scratched anodised colour | on a rock ledge | blue, orange, silver | -
climbing rope, climbing harness | tool table | neat woven coils, a bright fleck pattern, stitched loops | on a rock ledge | orange, blue, black | rope
dumbbell, dumbbells | toy hand metal held | a knurled handle, heavy hexagonal ends, chalk marks | on a rubber gym floor | iron black, steel, grey | -
kettlebell, kettlebells | toy hand metal held | a thick looped handle, a round iron body, chalk marks | on a rubber gym floor | iron black, red, grey | -
exercise bike, stationary bike, spin bike | machine large | a heavy flywheel, a narrow saddle, toe straps, a small display | in a gym by a window | black, red, steel | bicycle
rowing machine | machine large | a long steel rail, a sliding seat, a chain handle, a round fan cage | on a gym floor | black, steel, grey | machine
treadmill, running machine | machine large | a running belt, two handrails, a lit display | in a gym by a window | black, grey, red | machine
goalpost, football goal, soccer goal, goal net | structure large | two white posts, a crossbar, a sagging white net | at the end of a pitch | white, green, grey | -
goal | structure large +football +soccer +net +keeper +goalkeeper +pitch +hockey | two white posts, a crossbar, a sagging white net | at the end of a pitch | white, green, grey | -
balance beam | structure large | a long suede-covered beam, two steel feet, a chalk-dusted mat below | in a gymnasium | tan, steel, blue | -
gymnastic rings | structure large | two round wooden rings, long straps, a chalk-dusted grip | in a gymnasium | beech, white, blue | ring
parallel bars, pommel horse | structure large | two level wooden rails, steel uprights, a thick mat below | in a gymnasium | beech, steel, blue | -
jump rope, skipping rope, jumping rope | toy person held | a thin looping cord, two wooden handles, a blur at the arc | on a playground | white, red, wood | rope
life jacket, lifejacket, life vest | clothing table worn | thick foam panels, black buckles, reflective strips | on a hook on a boat | orange, black, silver | -
lifebuoy, life ring, life preserver | product table | a white foam ring, red bands, a looped rope | on a ship's rail | white, red, rope tan | ring
diving mask, snorkel, diving goggles | product hand worn | a wide clear plate, a black rubber skirt, a curved breathing tube | on a boat deck | black, clear, yellow | -
scuba tank, oxygen tank, diving tank, scuba gear | product person | a tall steel cylinder, a brass valve, rubber hoses, a harness | on a boat deck | yellow, black, steel | -
parachute | product huge | a wide bright canopy, many thin lines, a harness | in an open sky | red, white, sky blue | -
pool float, inflatable ring, pool ring, swim ring | toy large glossy translucent | swollen vinyl chambers, a small valve, a glossy seam, beads of water | on a swimming pool | pink, white, aqua | -
inflatable flamingo, flamingo float | toy large glossy | a long curved neck, a black beak tip, swollen vinyl wings, beads of water | on a swimming pool | pink, white, aqua | flamingo
punching bag, punch bag, boxing bag | product person | a stuffed leather cylinder, a hanging chain, worn tape | in a boxing gym | oxblood, black, steel | -
referee whistle, whistle | product hand metal | a round chamber, a flat mouthpiece, a neck cord | on a clipboard | chrome, black, red | -
fencing mask | product hand worn metal | a fine steel mesh front, a white padded bib, a rear tongue | on a bench | steel, white, black | mask
football helmet | product hand worn glossy | a smooth shell, a steel face cage, a centre stripe, a chin strap | on a locker-room bench | navy, silver, white | helmet
hockey mask, goalie mask | product hand worn | rows of round holes, narrow eye openings, leather straps, scratches | on a locker-room bench | white, red, black | mask
knee pads, shin guards | product hand worn plural | a curved hard shell, elastic straps, a foam lining | on a bench | black, grey, red | -
stopwatch | device hand metal held | a round dial, a crown button, a neck cord | on a track-side table | chrome, white, black | watch
tent, camping tent | structure large | taut nylon panels, guy ropes, an open zipped flap, a warm light inside | in a forest clearing | orange, grey, green | tent
tennis net, volleyball net | structure large | a white top band, dark square meshes, two posts | across a court | white, black, clay | net
yoga mat, exercise mat, gym mat | product large | a rolled end, a fine ribbed surface, a soft edge | on a wooden floor | sage, violet, grey | -
`;
