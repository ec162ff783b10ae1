/** Hand tools, sewing and garden tools, instruments of measure: names | kind and size | details | usual places | colours | drawing. */
export const TOOLS = `
# workshop
anvil | tool table metal | a pointed horn, a flat bright face, a heavy waisted base | on a tree stump in a forge | iron black, steel, orange | -
blowtorch, blow torch, welding torch | tool hand metal held glowing | a brass nozzle, a roaring blue flame, a hose | on a workbench | brass, blue, black | fire
bolt, hex bolt, machine bolt | tool tiny metal | a six-sided head, a helical thread, a film of oil | on a workbench | steel, zinc, oil black | -
chain, iron chain, metal chain | product large metal | heavy oval links, worn contact points, a coat of rust | on a stone floor | iron black, rust, steel | -
chainsaw, chain saw | tool table metal held | a toothed chain around a long bar, a rear handle, flying wood chips | on a felled log | orange, steel, sawdust | saw
chisel | tool hand metal held | a bevelled steel edge, a wooden handle with a struck end, fine shavings | on a workbench | steel, boxwood, brass | -
clamp, vice, vise | tool hand metal | a threaded screw, two flat jaws, a sliding bar handle | on the edge of a workbench | cast-iron blue, steel, black | -
drill, power drill, electric drill, cordless drill | tool hand held | a pistol grip, a steel chuck, a spiral bit | on a workbench | yellow, black, steel | -
rasp | tool hand metal held | fine crossed teeth, a pointed tang, a wooden handle | on a workbench | steel, wood, grey | -
file | tool hand metal held +metal +nail +rasp +workshop +tool | fine crossed teeth, a pointed tang, a wooden handle | on a workbench | steel, wood, grey | -
hammer, claw hammer, mallet | tool hand held | a steel head, a split claw, a smooth wooden handle | on a workbench | steel, ash wood, black | hammer
sledgehammer, sledge hammer | tool person held | a heavy square head, a long handle, chipped edges | against a broken wall | iron, ash wood, dust grey | hammer
hook, iron hook, meat hook | tool hand metal | a curved point, a forged eye, a worn inner edge | on a rail | iron, steel, rust | -
ladder, stepladder, step ladder | tool large | two long side rails, evenly spaced rungs, paint splashes | against a wall | pine, aluminium, white | ladder
lathe | machine large metal | a spinning spindle, a tool rest, curls of shaving below | in a workshop | green, steel, sawdust | machine
nail, iron nail | tool tiny metal | a flat round head, a straight shank, a sharp point | in a wooden board | steel, rust, pine | iron-nail
hex nut | tool tiny metal | six flat sides, a threaded hole, a film of oil | on a workbench | steel, zinc, brass | -
nut | tool tiny metal +bolt +bolts +wrench +spanner +metal +screw +workshop | six flat sides, a threaded hole, a film of oil | on a workbench | steel, zinc, brass | -
paint roller | tool hand held | a fleece cylinder, a bent wire frame, wet paint on the nap | in a paint tray | white, steel, sky blue | -
roller | tool hand held +paint +painting +wall | a fleece cylinder, a bent wire frame, wet paint on the nap | in a paint tray | white, steel, sky blue | -
pickaxe, pick axe | tool person held | a curved two-pointed head, a long handle, chipped tips | against a rock face | iron, ash wood, dust | axe
wood plane, hand plane, carpenter's plane | tool hand held | a flat sole, a slanted blade, a rear handle, thin curled shavings | on a workbench | beech, steel, brass | -
plane | tool hand held +wood +carpenter +wooden +joiner +shaving +plank +workbench | a flat sole, a slanted blade, a rear handle, thin curled shavings | on a workbench | beech, steel, brass | -
pliers, pincers | tool hand metal held plural | two jaws with teeth, crossed handles, rubber grips | on a workbench | steel, red, black | -
pulley, block and tackle | tool table metal | a grooved wheel, a running rope, a hook | under a beam | iron, rope tan, wood | gear
rope, coil of rope | product table | twisted strands, a frayed end, heavy coils | on a wooden deck | hemp tan, grey, brown | rope
sandpaper | product hand | a gritty face, a curled edge, fine dust | on a workbench | brown, tan, grey | -
saw, handsaw, hand saw, hacksaw | tool hand metal held | a long toothed blade, a wooden grip, sawdust along the edge | on a workbench | steel, beech, sawdust | saw
circular saw, table saw, saw blade | tool table metal | a round toothed disc, a guard, a spray of sawdust | on a workbench | steel, orange, sawdust | saw
screw, wood screw | tool tiny metal | a cross-slotted head, a spiral thread, a sharp tip | on a workbench | brass, steel, pine | -
screwdriver | tool hand held | a ribbed handle, a straight shaft, a flat tip | on a workbench | red, steel, clear amber | -
spanner, wrench, adjustable wrench | tool hand metal held glossy | an open jaw, a flat shank, a ring end | on a workbench | chrome, steel, black | spanner
spirit level, bubble level | tool hand | a straight metal body, a small tube of green liquid, one centred bubble | on a shelf | yellow, green, aluminium | -
coil spring, metal spring | product hand metal | even steel coils, cut ends, bright highlights on each turn | on a workbench | steel, silver, black | coil-spring
spring | product hand metal +coil +coiled +metal +steel +wire | even steel coils, cut ends, bright highlights on each turn | on a workbench | steel, silver, black | coil-spring
tape measure, measuring tape | tool hand | a curved steel ribbon, printed marks, a hook at the end | on a plank | yellow, black, steel | -
toolbox, tool box, tool kit | container table metal container | a hinged lid, a carrying handle, spanners and screwdrivers in a tray | on a garage floor | red, steel, black | box
trowel | tool hand held | a pointed steel blade, a wooden handle, a crust of soil | in a flower bed | steel, wood, earth brown | -
welding mask, welder's mask | product hand worn | a dark rectangular window, a curved shield, scorch marks | on a workbench | black, grey, blue glint | mask
barbed wire | product large metal | twisted strands, sharp barbs, rust, a slack curve between posts | along a fence | steel, rust, grey | -
cable, power cable, electric cable, extension cord | product large | smooth rubber coils, a plug at one end, a loose loop | on a floor | black, orange, grey | rope
wire, copper wire | product hand metal | thin bright coils, a bent end, a cut tip | on a workbench | copper, steel, brass | -
# field and garden
axe, ax, hatchet | tool hand held | a wedge-shaped steel head, a curved handle, a bright cutting edge | in a chopping block | steel, ash wood, bark brown | axe
fishing net, net, landing net | tool large | knotted diamond meshes, cork floats, wet twine | on a quay | orange, tar black, cork | net
fishing rod, fishing pole | tool person held | a long flexible tip, line guides, a reel with thin line | on a jetty | carbon black, cork, silver | rod
garden shears, shears, secateurs, pruning shears | tool hand metal held plural | two curved blades, sprung handles, a green cut stem | on a potting bench | steel, red, green | scissors
hoe | tool person held | a flat blade at a right angle, a long handle, dry soil on the edge | in a vegetable bed | iron, ash wood, earth | -
lawn mower, lawnmower | machine large | a grass box, four wheels, a push bar, fresh clippings | on a striped lawn | red, green, black | -
pitchfork, hay fork | tool person held | long curved tines, a smooth wooden shaft, straw caught in the prongs | in a hay barn | iron, wood, straw | -
rake, garden rake | tool person held | a row of steel teeth, a long handle, leaves caught in the teeth | on a lawn | steel, wood, russet | -
scythe | tool person held metal | a long curved blade, a bent wooden shaft, two short grips | against a barn wall | steel, grey wood, straw | -
sickle | tool hand held metal | a short crescent blade, a turned handle, cut stalks beneath | in a field of grain | steel, wood, straw | -
shovel, spade, garden spade | tool person held | a broad steel blade, a straight shaft, a D-shaped grip, soil on the edge | in a heap of earth | steel, ash wood, earth brown | spade
watering can | tool table metal container | a long spout with a rose, an arched handle, a dented body | among flower beds | zinc, green, copper | watering-can
wheelbarrow, barrow | vehicle large | one front wheel, two long handles, a dented tray | on a garden path | green, rust, wood | -
# sewing and textile
button, shirt button | product tiny glossy | four small holes, a crossed thread, a raised rim | on folded cloth | mother-of-pearl, navy, horn | -
knitting needles, knitting | tool hand held plural | two long needles, rows of looped stitches, a trailing strand of yarn | in a basket beside a chair | oat, rust, bamboo | knitting
crochet hook, crochet | tool hand held | a slim steel shaft with a hooked tip, looped stitches, a trailing strand of yarn | in a basket of wool | steel, oat, rose | knitting
loom, weaving loom | machine large | tight parallel warp threads, a wooden frame, a shuttle, a strip of woven cloth | in a weaver's room | pine, indigo, ecru | -
needle, sewing needle, needle and thread | tool tiny metal held | a thin bright shaft, an oval eye, a drawn thread | in folded cloth | steel, red, white | needle-thread
pincushion, pin cushion | product hand | round-headed pins, a stuffed tomato shape, stitched segments | on a sewing table | red, green, pearl | -
scissors, pair of scissors, tailor's shears | tool hand metal held plural | two crossed blades, looped handles, a small pivot screw | on a cutting table | steel, black, gold | scissors
sewing machine | machine table metal | a curved arm, a flywheel, a needle over a plate, a spool of thread | on a small table | black, gold, steel | -
spinning wheel | machine large | a large spoked wheel, a bobbin, a tuft of wool, a foot pedal | in a cottage room | oak, wool white, brown | -
spool of thread, thread, bobbin, reel of thread | product hand | even windings, a wooden core, one loose end | on a sewing table | crimson, teal, gold | needle-thread
thimble | tool tiny metal | rows of small dimples, a rolled rim, a domed top | on folded cloth | silver, brass, grey | -
yarn, ball of yarn, ball of wool, wool | product hand mass | crossing strands, a soft halo of fibres, one trailing end | in a basket | oat, rust, teal | yarn-ball
zip, zipper | product tiny metal | interlocking teeth, a pull tab, a woven tape | on a jacket | brass, black, steel | -
# optics and measure
armillary sphere | tool table metal | nested brass rings, a small central globe, engraved degrees, a turned foot | on a library table | brass, dark wood, ivory | -
astrolabe | tool hand metal | a pierced brass disc, a rotating pointer, engraved degrees, a hanging ring | on a chart table | brass, dark wood, parchment | -
sextant | tool hand metal held | a curved brass arc, a small telescope, two mirrors, a sliding arm | on a chart table | brass, black, walnut | -
balance scales, weighing scales, scales of justice, scales, balance scale | tool table metal | two hanging pans, a crossbeam, thin chains, a central column | on a desk | brass, black, ivory | -
binoculars, field glasses | tool hand held plural | two barrels, a ribbed focus wheel, coated lenses | on a windowsill | black, glass violet, tan strap | -
compass, pocket compass, magnetic compass | tool hand metal held | a swinging needle, a marked dial under glass, a hinged lid | on an old map | brass, white, red | -
drawing compass, pair of compasses, dividers | tool hand metal | two slim legs, a sharp point, a knurled joint | on a drawing | steel, brass, white | -
microscope | tool table metal | a tilted eyepiece, a ring of objective lenses, a glass stage, a focus knob | on a lab bench | black, white, brass | microscope
caliper, calliper, vernier caliper | tool hand metal | two sliding jaws, fine engraved lines, a small locking screw | on a workbench | steel, silver, black | -
protractor, set square | tool hand translucent | fine printed degrees, a straight edge, clear plastic | on graph paper | clear, black, green | -
spyglass, spy glass, pirate telescope | tool hand metal held | telescoping brass tubes, a leather sleeve, a small glass eye | on a ship's rail | brass, brown leather, black | telescope
telescope | tool person metal | a long white tube, a tripod, a small eyepiece, a finder scope | on a hilltop under the stars; at a window | white, black, brass | telescope
anchor, ship's anchor | product large metal | two curved flukes, a ring at the top, barnacles and rust | on a quay | iron black, rust, grey | anchor
`;
