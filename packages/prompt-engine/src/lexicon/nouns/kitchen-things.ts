/** Cups, pots, cutlery and appliances of a kitchen: names | kind and size | details | usual places | colours | drawing. */
export const KITCHEN_THINGS = `
# cups and glasses
beer glass, pint glass, beer mug, beer stein, tankard | container hand glass held container | thick glass walls, a heavy base, water beads on the outside | on a bar counter | amber, clear glass, cream | glass
champagne glass, champagne flute, flute glass | container hand glass held container | a tall narrow bowl, a thin stem, rising lines of bubbles | on a silver tray | pale gold, clear glass, silver | wine-glass
flute | container hand glass held container +champagne +prosecco +wine +toast +bubbly | a tall narrow bowl, a thin stem, rising lines of bubbles | on a silver tray | pale gold, clear glass, silver | wine-glass
chalice, goblet | container hand metal held container | a deep bowl, a knobbed stem, engraved bands | on a long table | gold, silver, ruby | wine-glass
cocktail glass, martini glass, coupe glass | container hand glass held container | a wide shallow bowl, a thin stem, a round foot | on a bar counter | clear glass, pale gold, green | cocktail
bamboo steamer, steamer basket, dim sum basket | container table container | woven bamboo walls, a slatted base, a domed lid leaning beside | on a kitchen table | bamboo, straw, brown | basket
coffee dripper, pour-over dripper, pour over dripper, dripper | container hand container | a ribbed cone, a small looped handle, a flat round foot | on a kitchen counter | white, coffee brown, oak | cup
coffee cup, espresso cup, cappuccino cup | container hand held container glossy | a small looped handle, a matching saucer, a rim of foam | on a cafe table | white, coffee brown, cream | cup
cup, teacup, tea cup | container hand held container glossy | a thin rim, a looped handle, a painted band, a saucer beneath | on a table by a window | white, gold, blue | cup
glass, drinking glass, tumbler | container hand glass held container | clear walls, a thick base, light bending through the rim | on a table | clear glass, pale blue, white | glass
drinking glasses, wine glasses | container hand glass held container plural | thin rims, clear bowls, reflections of the window | on a set table | clear glass, ruby, gold | wine-glass
glasses | container hand glass held container plural +wine +tray +waiter +waitress +bartender +barman +barmaid +bar +cupboard +dishwasher +cocktail +drinks +juice +champagne +toast +toasting +clinking +water +beer +drink +drinking | thin rims, clear bowls, reflections of the window | on a set table | clear glass, ruby, gold | wine-glass
mug, coffee mug, enamel mug, ceramic mug | container hand held container glossy | a sturdy curved handle, a thick rim, straight sides, a glazed surface | on a wooden table | white, slate blue, cream | mug
takeaway cup | container hand held container | a white plastic lid, a corrugated sleeve, a drinking slot | on a park bench; on a desk | white, kraft brown, black | cup
saucer | product hand glossy | a shallow round well, a raised rim, a painted line | under a cup | white, gold, blue | plate
shot glass | container hand glass held container | a thick heavy base, tapered walls, a rim of salt | on a bar counter | clear glass, amber, white | glass
drinking straw, paper straw | product hand | a striped tube, a bend near the top, a wet end | in a tall glass | red, white, teal | -
straw | product hand +drink +drinking +cocktail +juice +milkshake +paper +plastic +cup +soda | a striped tube, a bend near the top, a wet end | in a tall glass | red, white, teal | -
wine glass, wineglass | container hand glass held container | a round bowl, a long stem, a flat foot, a bright reflection | on a set table | clear glass, ruby, white | wine-glass
# bottles and jars
baby bottle | container hand translucent | a rubber teat, a screw ring, printed volume marks | on a kitchen counter | clear, white, pale blue | bottle
bottle, glass bottle | container hand glass container | a long neck, a rounded shoulder, a bright vertical reflection | on a table by a window | green glass, clear, cork brown | bottle
bottle cap, crown cap | product tiny metal | a crimped edge, a flat top, a dent from the opener | on a bar counter | red, silver, gold | -
can, soup can | container hand metal container | a ring pull, a rolled rim, cold droplets on the side | on a table | silver, red, white | can
cocktail shaker, shaker | container hand metal glossy | a tapered steel body, a domed cap, frost on the outside | on a bar counter | steel, silver, pale blue | bottle
cork, wine cork | product tiny | a speckled brown side, a stained end, a small crumble | beside a corkscrew | tan, wine red, brown | -
corkscrew, bottle opener | tool hand metal held | a steel spiral, two hinged arms, a turned handle | on a table beside a bottle | steel, wood, black | -
hip flask, flask | container hand metal | a curved flat body, a screw cap on an arm, a leather wrap | in a coat pocket; on a wooden table | silver, brown, black | flask
honey jar, jam jar, mason jar, preserving jar | container hand glass container | a screw lid, a square of cloth on top, a paper label with blank lines | on a pantry shelf | amber, clear glass, red check | jar
jar, glass jar | container hand glass container | clear walls, a wide mouth, a metal lid | on a kitchen shelf | clear glass, silver, amber | jar
jug, pitcher, water jug, milk jug, ewer | container table container | a pouring lip, a curved handle, a round belly | on a kitchen table | cream, blue, clear glass | jar
milk bottle | container hand glass container | a wide mouth, a foil cap, white milk up to the neck | on a doorstep | white, silver, clear glass | bottle
potion bottle, potion, magic potion, elixir, vial | container hand glass glowing container | a round flask, a cork stopper, a swirling bright liquid, rising vapour | on a wooden shelf | violet, emerald, brass | flask
insulated bottle, insulated water bottle, steel water bottle | container hand metal | a screw cap with a carrying loop, a straight seamless body, a narrow steel rim | on a wooden bench | steel, dark green, black | bottle
thermos, vacuum flask | container hand metal | a steel cup on top, a ribbed body, a wisp of steam | on a picnic blanket | steel, dark green, red | bottle
plastic bottle, drinking bottle | container hand translucent container | a screw cap, ribbed sides, drops on the inside | on a table; in a gym bag | clear, pale blue, white | bottle
champagne bottle | container hand glass container | a dark glass shoulder, a foil neck, a cream label with blank lines | on a set table | bottle green, burgundy, cream | bottle
# pots and baking
baking tray, baking sheet | product table metal | a rolled rim, browned corners, a sheet of baking paper | on a kitchen counter | dark steel, brown, white | -
cake tin, cake pan | product table metal | a tall round side, a spring clip, a floured inside | on a kitchen counter | dark steel, flour white, silver | -
muffin tin, cupcake tin | product table metal | two rows of round hollows, paper cases, browned edges | on a kitchen counter | dark steel, white, brown | -
casserole dish, dutch oven | container table container glossy | a heavy lid, two side handles, a chipped enamel rim | on a stove | red, cream, black | bowl
cauldron, witch's cauldron | container large metal container | three stub feet, a thick rim, bubbling liquid, rising steam | over a wood fire | iron black, green, orange | bowl
coffee pot | product table metal | a tall round body, a hinged lid, a spout with steam | on a stove | aluminium, black, brown | teapot
moka pot | product table metal | a faceted body, a hinged lid, a spout with steam | on a stove | aluminium, black, brown | teapot
french press, cafetiere, coffee press | product table glass | a clear glass cylinder, a metal plunger, dark coffee with foam on top | on a breakfast table | clear glass, chrome, coffee brown | -
coffee maker, filter coffee machine, drip coffee maker | device table | a glass jug, a hot plate, a dripping filter basket | on a kitchen counter | black, clear glass, coffee brown | -
colander | tool table metal | rows of round holes, two handles, dripping water | in a kitchen sink | steel, white, pale green | bowl
sieve, strainer, flour sieve | tool hand metal held | a fine wire mesh, a round rim, a long handle, falling flour | above a mixing bowl | steel, white, wood | -
cooking pot, saucepan, stockpot, stew pot | container table metal container | a long handle, a lid with a knob, steam at the rim | on a stove | steel, copper, black | -
copper pot, copper pan | product table metal glossy | a hammered surface, a riveted brass handle, a tin lining | on a kitchen rack | copper, brass, silver | -
frying pan, skillet, cast iron pan, cast-iron skillet, pan | product table metal | a long handle, a dark seasoned surface, low sloping sides | on a stove | iron black, brown, steel | -
kettle, tea kettle, teakettle, electric kettle | product table metal glossy | a curved spout, an arched handle, a jet of steam | on a stove | steel, red, white | kettle
measuring cup, measuring jug | tool hand glass | a printed scale, a pouring lip, a handle | on a kitchen counter | clear, red, white | jar
mixing bowl | container table container | a wide rim, a pouring lip, streaks of batter on the inside | on a floured counter | cream, steel, yellow | bowl
mortar and pestle, mortar | tool hand | a heavy stone bowl, a rounded club, crushed green leaves inside | on a kitchen counter | granite grey, green, white | bowl
pot | container table metal container | a fitted lid, two looped handles, steam at the rim | on a stove | steel, copper, black | -
rolling pin | tool hand held | a smooth wooden cylinder, two turned handles, a dusting of flour | on a floured table | beech, white, cream | -
teapot, tea pot | product table glossy | a curved spout, a round lid with a knob, a looped handle | on a table with a cloth | white, blue, brown | teapot
wok | product table metal | a deep round bowl, a long handle, darkened sides | over a gas flame | black, orange, steel | -
# plates and cutlery
bowl, ceramic bowl, soup bowl | container table container glossy | a smooth round rim, a narrow foot, a glazed inside | on a wooden table | white, celadon, grey | bowl
chopsticks, chopstick, pair of chopsticks | product hand held plural | two slim tapered sticks, lacquered ends, a fine red band | across a bowl | red lacquer, black, bamboo | -
chopping board, cutting board | product table | knife marks in the wood, a hanging hole, an oiled surface | on a kitchen counter | walnut, maple, olive | -
cutlery, silverware, knife and fork, flatware | product hand metal plural | polished tines, long handles, bright curved reflections | beside a plate | silver, white, steel | -
fork | product hand metal held | four tines, a slim neck, a polished handle | beside a plate | silver, white, steel | -
grater, cheese grater | tool hand metal | rows of raised teeth, an arched handle, shreds on the blades | on a kitchen counter | steel, yellow, black | -
kitchen knife, chef's knife, chef knife, bread knife | tool hand metal held | a wide polished blade, a riveted handle, a fine bright edge | on a chopping board | steel, black, brass | -
butter knife | tool hand metal held | a rounded blunt blade, a curl of butter, a polished handle | beside a plate | silver, butter yellow, white | -
ladle, soup ladle | tool hand metal held | a deep round cup, a long hooked handle, a drip at the lip | in a pot | steel, wood, amber | -
napkin, serviette | textile hand | a pressed fold, a hemmed edge, a linen weave | beside a plate | white, grey, rust | -
plate, dinner plate, dish/dishes | product table glossy | a smooth round rim, a wide flat well, a soft glaze reflection | on a table | white, cream, blue | plate
spatula, turner | tool hand held | a flat slotted blade, a long handle, a hanging hole | in a pan | steel, black, wood | -
spoon, teaspoon, silver spoon | product hand metal held glossy | an oval bowl, a slim handle, a curved reflection | beside a cup | silver, white, steel | spoon
tongs | tool hand metal held plural | two long arms, scalloped ends, a spring joint | beside a grill | steel, black, charcoal | -
tray, serving tray | product table | a raised rim, two cut-out handles, a polished surface | on a sideboard | silver, walnut, black | -
whisk | tool hand metal held | a balloon of looped wires, a steel handle, batter dripping from the loops | in a mixing bowl | steel, cream, yellow | -
wooden spoon | tool hand held | a shallow oval bowl, a long straight handle, stained grain | in a cooking pot | beech, brown, red | -
# appliances
blender | device table glass | a tall ribbed jug, a motor base with a dial, steel blades | on a kitchen counter | clear, chrome, green | -
coffee machine, espresso machine | device table metal glossy | a chrome body, a brewing handle, a steam pipe, two streams of coffee | on a cafe counter | chrome, black, coffee brown | -
dishwasher | machine large metal | a folded-down door, wire racks, rows of plates | in a kitchen | steel, white, grey | -
fridge, refrigerator, freezer | device large | a tall rounded door, a chrome handle, a lit interior with shelves | in a kitchen | white, mint, chrome | fridge
kitchen scales | tool table metal | a shallow pan, a round dial, a painted body | on a kitchen counter | cream, steel, red | -
microwave, microwave oven | device table glowing | a dark glass door, a turning plate, a lit interior | on a kitchen counter | white, black, warm yellow | -
oven | device large metal glowing | a glass door, a warm light inside, wire racks, a row of knobs | in a kitchen | steel, amber, black | stove
sink, kitchen sink | furniture large | a deep white basin, a curved tap, a drying rack | under a kitchen window | white, chrome, grey | sink
stand mixer, food mixer, mixer, hand mixer | device table glossy | a tilting head, a steel bowl, a wire whisk | on a kitchen counter | pale red, steel, cream | -
wood stove, wood-burning stove, log burner, pot-bellied stove, cast-iron stove | device large metal glowing | a black cast-iron body on short legs, flames behind a small glass door, a flue pipe rising | in a cabin; by a stack of logs | black, iron grey, orange | stove
stove, cooker, gas stove, kitchen range, hob | device large metal glowing | cast iron grates, rings of blue flame, a row of knobs | in a kitchen | black, steel, blue | stove
toaster | device table metal glossy | two slots, rounded chrome sides, a lever, browned bread rising | on a kitchen counter | chrome, cream, brown | -
grill, charcoal grill | device large metal glowing | an iron grate, glowing coals, a round lid, drifting smoke | on a terrace | black, ember orange, ash grey | -
`;
