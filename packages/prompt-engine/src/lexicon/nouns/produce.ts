/** Fruit, vegetables, nuts, eggs, cheese, spices and groceries: names | kind and traits | details | usual places | colours | drawing. */
export const PRODUCE = `
# fruit
fruit, bowl of fruit, fruit bowl | food table | apples, oranges and grapes in a heap, one banana across the rim, a ceramic bowl | on a wooden table by a window | red, orange, green | fruit-bowl
apple | food hand glossy | a shiny red skin, pale freckles, a thin brown stem, one small leaf | on a wooden table; on an orchard branch | red, green, brown | apple
peach | food hand | a fuzzy blushed skin, a deep centre crease, juicy yellow flesh, one narrow leaf | in a market crate; on a linen cloth | peach, pink, yellow | -
apricot | food hand | a velvety orange skin, a rosy blush, a soft crease, a smooth brown stone | on a linen cloth; in a market crate | orange, rose, brown | -
nectarine | food hand glossy | a smooth red and gold skin, a soft centre crease, yellow flesh, a wrinkled stone | in a market crate | red, gold, yellow | -
avocado, halved avocado | food hand | a pebbled dark skin, pale green flesh, a round brown stone, a cut face | on a wooden board | dark green, pale green, brown | avocado
banana, bunch of bananas | food hand | a curved yellow peel, brown flecks, a joined stem, a pale peeled end | on a kitchen counter | yellow, brown, cream | banana
blackberry, mulberry | food hand plural | clustered glossy black beads, a few red unripe ones, a small green cap, a thorned stem | in a bowl; on a bramble branch | purple-black, red, green | -
raspberry | food hand plural | clustered soft beads, fine hairs, a hollow centre, a green leaf | in a punnet | red, pink, green | -
blueberry | food hand plural | small round berries, a dusty pale bloom, a star-shaped crown, a green leaf | in a white bowl | blue, pale blue, green | grapes
berries, mixed berries, forest fruit | food hand plural | blueberries, raspberries and red currants in a heap, drops of water, small leaves | in a white bowl | blue, red, green | strawberry
cherry, pair of cherries | food hand glossy | glossy dark red skin, two joined green stems, a highlight on each fruit, one leaf | in a bowl; on a branch | dark red, green, black | cherry
coconut, halved coconut | food hand | a hairy brown shell, thick white flesh, a drop of water, rough fibres | on sand; on a market table | brown, white, tan | -
cranberry | food hand | small translucent red berries, thin green stems, a cluster, a drop of water | in a bowl; in a frosted hedge | red, green, white | cherry
gooseberry | food hand plural translucent | translucent green skins, pale vein lines, fine hairs, a dry brown tip | in a colander | green, pale green, brown | -
red currant, redcurrant | food hand plural translucent | strings of tiny translucent red berries, thin green stems, a drop of water, a lobed leaf | in a white bowl | red, green, white | cherry
date | food hand +palm +dried +medjool +fig +stuffed +fruit +ramadan | wrinkled glossy brown skin, a sticky split side, a narrow stone, a brass dish | on a brass tray | dark brown, amber, brass | -
medjool date, dates in a bowl | food hand | wrinkled glossy brown skin, a sticky split side, a narrow stone, a brass dish | on a brass tray | dark brown, amber, brass | -
dragon fruit, pitaya | food hand | pink scaled skin, green flap tips, white flesh, black specks | on a market stall; on a white plate | hot pink, green, white | -
durian | food table | a hard green spiky shell, pale yellow segments, a split opening, a heavy stem | on a street stall | green, yellow, cream | -
breadfruit | food table | a round pebbled green rind, dense cream flesh, a short stem, a cut half | on a market stall | green, cream, brown | -
jackfruit | food table | a huge bumpy green rind, yellow fleshy pods, pale fibres, a thick stem | on a street stall | green, yellow, cream | -
fig, fresh fig | food hand | dusky purple skin, a cut face of red seeds, a pale green rim, a small stem | on a wooden board; on a marble plate | purple, red, green | -
grape, bunch of grapes, grapes | food hand translucent | plump round berries, a dusty bloom, a twisted green stem, one lobed leaf | on a wooden board; on a vine | purple, green, brown | grapes
grapefruit | food hand | a thick dimpled peel, radiating pink segments, a pale pith ring, juice drops | on a wooden board | pink, orange, yellow | orange
pomelo | food hand | a thick dimpled peel, radiating pink segments, a pale pith ring, juice drops | on a wooden board | pink, orange, yellow | orange
blood orange | food hand | a flushed orange peel, crimson-streaked segments, a pale pith ring, juice drops | on a wooden board | crimson, orange, white | orange
mango | food hand | a smooth red and yellow blushed skin, deep orange flesh, diamond-scored cubes, a curved tip | on a market table | orange, red, green | -
guava | food hand | a thin green skin, bright pink flesh, a ring of tiny seeds, a cut half | on a market table | pink, green, cream | -
papaya | food hand | a yellow-green skin, deep orange flesh, a hollow of shining black seeds, a cut half | on a market table | orange, green, black | -
kiwi, kiwifruit, kiwi fruit | food hand | fuzzy brown skin, bright green flesh, a white centre, a ring of black seeds | on a wooden board | brown, green, white | -
lemon | food hand | a dimpled bright yellow peel, a pointed tip, a cut face of segments, one green leaf | in a ceramic bowl; on a branch | yellow, green, white | lemon
lime | food hand +fruit +lemon +mojito +slice +wedge +tequila +salt +citrus | a smooth green peel, a juicy cut face, pale segments, a drop of juice | on a bar top | green, pale green, white | lemon
lychee | food hand translucent | a bumpy or hairy red shell, translucent white flesh, a shining brown seed, a twig of fruit | on a market stall | red, white, brown | -
longan | food hand | a thin tan shell, translucent white flesh, a shining black seed, a bunched twig | on a market stall | tan, white, black | -
rambutan | food hand | soft red-green hairs, a split shell, translucent white flesh, a twig of fruit | on a market stall | red, green, white | -
melon | food table | a netted pale rind, juicy orange flesh, a hollow of seeds, a cut wedge | on a picnic table | orange, green, cream | -
honeydew | food table | a netted pale rind, juicy orange flesh, a hollow of seeds, a cut wedge | on a picnic table | orange, green, cream | -
cantaloupe | food table | a netted pale rind, juicy orange flesh, a hollow of seeds, a cut wedge | on a picnic table | orange, green, cream | -
orange | food hand | a dimpled orange peel, a small green star at the stem, juicy segments, a cut half | in a bowl; on a market stall | orange, green, white | orange
tangerine, clementine, mandarin orange | food hand | a dimpled orange peel, a small green star at the stem, juicy segments, a cut half | in a bowl; on a market stall | orange, green, white | orange
orange peel, lemon peel | food hand | a long curling strip, a bright dimpled outside, a white pith inside, tiny oil beads | on a marble board | orange, yellow, white | -
lemon slice, orange slice, citrus slice | food hand translucent | a round cut disc, thin translucent segments, a white pith rim, tiny pores | on a marble board | orange, yellow, white | orange
passion fruit | food hand | a wrinkled purple shell, golden pulp, black seeds, a white inner rim | on a market table | purple, gold, black | -
star fruit, carambola | food hand translucent | waxy yellow ridges, a star-shaped slice, pale seeds, a greenish rim | on a market table | yellow, green, cream | -
pear | food hand | a smooth green-gold skin, a narrow neck, brown freckles, a curved stem | on a linen cloth | green, gold, brown | pear
persimmon | food hand | a smooth taut skin, a dusty bloom, a leafy cap or short stem, a cut face | in a ceramic bowl | orange, purple, green | -
prune | food hand | a wrinkled black skin, a sticky gloss, a flattened shape, a small dish | on a wooden board | black, purple, brown | -
plum | food hand | a taut purple skin, a dusty bloom, amber flesh, a short stem | in a ceramic bowl | purple, blue, amber | -
pineapple | food table | a diamond-patterned rough skin, a spiky green crown, yellow rings of flesh, a woody base | on a market stall; on a beach towel | gold, green, brown | pineapple
pomegranate | food hand | a leathery red rind, a small crown, glistening ruby seeds, a cracked open half | on a brass plate | red, ruby, cream | -
medlar | food hand | a knobbly yellow skin, grey down, a small leaf, a short stem | in a bowl | yellow, green, brown | -
quince | food hand | a knobbly yellow skin, grey down, a small leaf, a short stem | in a bowl | yellow, green, brown | -
crab apple | food hand | tiny round red fruit, long thin stems, a dry star tip, one serrated leaf | on an autumn branch | red, yellow, green | cherry
strawberry, strawberries and cream | food hand | a glossy red skin, tiny yellow seeds, a leafy green cap, a halved fruit | in a bowl; in a punnet | red, green, cream | strawberry
watermelon, slice of watermelon | food table | bright red flesh, black seeds, a white inner rim, a striped green rind | on a picnic table | red, green, black | watermelon

# vegetables
vegetables, veggies, vegetable, crate of vegetables | food table plural | leafy greens, bunched carrots, red tomatoes, a ridged squash, a slatted crate | on a market stall; on a kitchen table | green, orange, red | vegetables
artichoke | food hand | overlapping pointed green scales, a purple tip, a thick cut stem, a tight round head | on a wooden board | green, purple, brown | -
asparagus | food hand plural | slender green spears, purple tight tips, a band of string, a cut end | on a wooden board | green, purple, cream | -
green bean | food hand plural | long slender pods, curled tips, a matt green skin, a snapped end | on a wooden board | green, pale green, cream | -
beetroot, beet | food hand | a deep crimson root, a thin tail, red-veined leaves, magenta juice on the board | on a wooden board | crimson, green, magenta | -
bok choy, pak choi | food table | overlapping crisp leaves, white ribs, ruffled edges, drops of water | in a market crate; in a sink | green, pale green, white | salad
kale | food table | tightly curled dark leaves, thick pale ribs, frilled edges, a tied bunch | in a market crate | dark green, pale green, brown | leaf
cabbage, red cabbage | food table | tightly wrapped ribbed leaves, waxy bloom, curled outer edges, a cut wavy face | in a market crate | pale green, white, purple | -
lettuce | food table | overlapping frilled leaves, a pale crisp heart, drops of water, a cut white base | in a market crate; in a sink | green, pale green, white | salad
broccoli | food hand | a tight domed head of florets, thick pale stalks, curled leaves, tiny buds | on a chopping board | green, white, pale green | -
romanesco | food table | spiralled pointed cones, a lime-green surface, curled outer leaves, a cut stalk | on a market stall | lime green, green, cream | -
cauliflower | food table | a domed head of cream curds, pale green wrapped leaves, a thick cut stalk, tight florets | on a chopping board | cream, pale green, white | -
brussels sprout | food hand plural | small tight round heads, pale stems, open pods, a blue bowl | in a ceramic bowl | green, pale green, cream | -
edamame | food hand plural | fuzzy green pods, coarse salt, plump beans at a split, a small black bowl | on a bar counter | green, white, black | -
pea, pea pod | food hand | an open curved pod, a row of round green seeds, a thin tendril, a small stem cap | in a ceramic bowl | green, pale green, white | -
carrot, bunch of carrots | food hand | tapering orange roots, feathery green tops, crumbs of soil, a twine tie | on a wooden table | orange, green, brown | carrot
fennel bulb | food hand | a swollen white base, ribbed layers, feathery green fronds, a cut stalk | on a chopping board | white, pale green, green | -
celery | food hand | ribbed pale green stalks, leafy tops, a joined base, drops of water | on a chopping board | pale green, green, white | -
spring onion, spring onions, scallion, scallions | food hand plural | slim white bulbs, hollow green tops, thin roots, a rubber band | on a chopping board | green, white, cream | -
leek | food hand | a long white shaft, fanned dark green leaves, a beard of roots, crumbs of soil | on a chopping board | white, green, brown | -
chilli, chilli pepper, chili pepper | food hand glossy | a thin curved glossy pod, a green stem, small pale seeds, a halved end | in a stone mortar; on a string | red, green, black | pepper
jalapeño, jalapeno | food hand glossy | a thin curved glossy pod, a green stem, small pale seeds, a halved end | in a stone mortar; on a string | red, green, black | pepper
corn, sweetcorn, corn on the cob, grilled corn | food hand | rows of yellow kernels, a peeled green husk, silk threads, charred spots | on a grill; in a field | yellow, green, brown | corn
popcorn kernel, raw corn kernel | food hand mass | hard shining yellow kernels, pale pointed tips, a tin scoop, a glass jar | on a kitchen counter | yellow, orange, clear | corn
cucumber | food hand | a dark green skin, pale flesh, tiny soft seeds, thin round slices | on a chopping board | green, pale green, white | -
zucchini, courgette | food hand | a smooth dark green skin, pale flecks, a yellow flower at the tip, cream flesh | on a chopping board | dark green, cream, yellow | -
eggplant, aubergine | food hand glossy | a glossy deep purple skin, a spiky green cap, a curved pear shape, pale cut flesh | on a wooden board | purple, green, cream | -
garlic, garlic bulb, garlic clove | food hand | papery white skin, plump curved cloves, purple streaks, a dry stem | on a wooden board | white, purple, straw | -
ginger root, galangal | food hand | knobbly tan skin, branching fingers, a fibrous yellow cut face, thin peel | on a wooden board | tan, yellow, brown | -
turmeric root | food hand | knobbly tan skin, branching fingers, a fibrous yellow cut face, thin peel | on a wooden board | tan, yellow, brown | -
ginger | food hand +root +turmeric +spice +sliced +grated +tea | knobbly tan skin, branching fingers, a fibrous yellow cut face, thin peel | on a wooden board | tan, yellow, brown | -
herbs, bunch of herbs | food hand plural | mixed green leaves, tied stems, drops of water, a twine knot | on a wooden board | green, brown, white | leaf
olive | food hand glossy | smooth oval fruit, a stuffed red centre, oil drops, a small ceramic dish | on a bar counter | green, black, gold | -
onion | food hand | a papery golden skin, layered white rings, a tufted root end, a dry top | on a wooden board | gold, purple, white | -
shallot | food hand | copper papery skin, a pear shape, pale violet layers, a cut half | on a wooden board | copper, violet, white | -
pepper, bell pepper, capsicum | food hand glossy | a glossy lobed skin, a green curved stem, a hollow cut face, pale seeds | on a market stall | red, yellow, green | pepper
potato, new potato | food hand | a rough earthy skin, small eyes, a pale cut face, crumbs of soil | in a sack; on a wooden board | brown, cream, orange | potato
sweet potato | food hand | a tapered copper skin, small rootlets, bright orange flesh, crumbs of soil | on a wooden board | copper, orange, brown | potato
pumpkin | food table | deep ribs in an orange skin, a curved woody stem, a dusty bloom, a curl of dried vine | in a field; on a porch step | orange, green, brown | pumpkin
radish | food hand | a smooth round root, a thin white tail, leafy green tops, a red or white skin | on a market stall | red, white, green | -
parsnip | food hand | a long tapering cream root, fine rings, a sunken crown, crumbs of soil | on a market stall | cream, tan, brown | carrot
turnip | food hand | a white globe with a purple shoulder, a thin root tail, cut leaf stems, crumbs of soil | on a market stall | white, purple, green | -
spinach | food hand mass | smooth dark leaves, thin red or green stems, drops of water, crinkled surfaces | in a colander | dark green, red, white | salad
rocket leaf, arugula | food hand mass | small lobed leaves, thin pale stems, drops of water, a loose heap | in a colander | green, pale green, white | leaf
chard, swiss chard | food hand | crinkled dark leaves, bright red and yellow stems, drops of water, a tied bunch | on a market stall | dark green, red, yellow | leaf
squash | food table +butternut +autumn +vegetable +roasted +soup +acorn +harvest | a ribbed or pear-shaped skin, a dry stem, orange flesh, a hollow of seeds | on a wooden table | orange, tan, green | pumpkin
butternut squash | food table | a pear-shaped pale skin, a dry stem, orange flesh, a hollow of seeds | on a wooden table | tan, orange, green | pumpkin
gourd | food table | a pear-shaped pale skin, a dry stem, orange flesh, a hollow of seeds | on a wooden table | tan, orange, green | pumpkin
tomato | food hand glossy | taut glossy red skin, a green star-shaped stem, a juicy cut face, tiny seeds | on a vine; on a wooden board | red, green, pale yellow | tomato
cherry tomato, tomatoes on the vine | food hand plural glossy | small round red fruit, a shared green vine, star-shaped stems, drops of water | on a vine; on a wooden board | red, green, yellow | tomato

# eggs, milk and cheese
egg, fresh egg | food hand | a smooth oval shell, tiny speckles, a soft shadow on one side, a straw bed | in a carton; on a wooden board | cream, brown, straw | egg
cracked egg, broken egg | food hand | a jagged split shell, a round yellow yolk, clear white albumen, small shell pieces | over a bowl | yellow, white, cream | egg-shell
egg yolk | food hand | a jagged split shell, a round yellow yolk, clear white albumen, small shell pieces | over a bowl | yellow, white, cream | egg-shell
boiled egg, soft-boiled egg, hard-boiled egg | food hand | a smooth set white, an orange yolk | on a plate | white, orange, gold | egg
egg cup, egg in an egg cup | food hand | a tapped open top, a runny orange yolk, toast soldiers, a small porcelain cup | on a breakfast table | white, orange, gold | egg
cheese, wedge of cheese | food hand | a pale yellow cut face, small round holes, a waxy rind, crumbs on the board | on a wooden board | yellow, cream, gold | cheese
blue cheese, stilton, roquefort | food hand | blue-green veins, a creamy crumbling face, a rough rind, a small knife | on a slate board | cream, blue-green, grey | cheese
brie | food hand | a white velvety rind, a soft oozing centre, a cut wedge, vine leaves | on a wooden board | white, cream, green | cheese
camembert | food hand | a white velvety rind, a soft oozing centre, a cut wedge, vine leaves | on a wooden board | white, cream, green | cheese
goat cheese | food hand | a white log, a chalky cut face, a dusting of ash or herbs, a vine leaf | on a wooden board | white, grey, green | cheese
burrata | food hand | a smooth white pouch, a cut spilling cream, olive oil, tomato halves, a shallow plate | on a trattoria table | white, red, gold | cheese
mozzarella | food hand | a smooth white ball, torn milky strands, drops of whey, basil leaves | on a white plate | white, cream, green | cheese
cheddar | food hand | a hard golden rind, a crumbly pale face, a wedge cut, fine shavings | on a wooden board | gold, cream, orange | cheese
gouda | food hand | a hard golden rind, a crumbly pale face, a wedge cut, fine shavings | on a wooden board | gold, cream, orange | cheese
halloumi | food hand plural | thick white slices, brown grill marks, mint leaves, olive oil | on a black grill pan | white, brown, green | cheese
parmesan | food hand | a jagged granular wedge, a stamped golden rind, fine shavings, a short almond-shaped knife | on a wooden board | straw, gold, tan | cheese
butter, pat of butter | food hand mass | a smooth pale yellow block, a curled shaving, a knife mark, waxed paper | on a butter dish | yellow, cream, white | -
cream, whipped cream | food hand mass | stiff white peaks, a soft swirl, a whisk with clinging trails, a glass bowl | on a kitchen counter | white, cream, silver | -
ricotta, cottage cheese | food hand mass | soft white curds, drops of whey, olive oil, cracked pepper, a ceramic bowl | on a kitchen counter | white, gold, black | cheese
feta | food hand mass | a crumbling white block, olive oil, dried oregano, drops of brine | on a taverna plate | white, gold, green | cheese

# nuts, seeds, grains and larder
almond | food hand | a teardrop shape, fine ridged brown skin, a pale split face, a pitted shell | in a wooden bowl | brown, cream, tan | -
pecan, cashew | food hand plural | ridged or curved kernels, a warm tan surface, fine salt, a loose heap | in a wooden bowl | brown, tan, cream | -
hazelnut | food hand | a round smooth shell, a pale base, a ragged green husk, a cream kernel | in a wooden bowl | brown, tan, green | -
walnut | food hand | a wrinkled tan shell, a brain-shaped kernel, a cracked half, a papery divider | in a wooden bowl | tan, brown, cream | -
bean | food hand mass | small round dry seeds, mixed colours, a scoop half buried, a hessian sack | on a market stall | red-brown, cream, green | -
chickpea | food hand mass | round beige seeds, a small beaked point, a wooden scoop, a ceramic bowl | on a kitchen counter | beige, cream, brown | -
lentil | food hand mass | tiny flat discs, mixed orange and green, a wooden scoop, a hessian sack | on a market stall | orange, green, brown | -
chestnut, roasted chestnuts | food hand | glossy brown shells, a cross-cut split, steaming pale flesh, a paper cone | at a winter market stall | brown, cream, black | -
cinnamon, cinnamon stick | food hand | rolled brown bark, curled inner layers, fine powder, a twine tie | on a wooden board | brown, rust, tan | -
flour, bag of flour, wheat flour | material hand mass | soft white powder, a heaped mound, a finger trail, a paper sack | on a floured bench | white, cream, brown | -
jar of honey | food hand mass translucent | a golden dripping strand, hexagonal wax cells, a wooden dipper, a glass jar | on a wooden table | amber, gold, brown | jar
maple syrup | food hand mass translucent | a slow amber pour, a small glass jug, a looped handle, a golden pool | on a breakfast table | amber, brown, clear | jar
honeycomb | food hand translucent | rows of hexagonal wax cells, glossy amber honey, a torn dripping edge, a wooden board | on a wooden table | amber, gold, cream | -
honey, runny honey, wild honey | food hand mass translucent | a slow amber thread, a glass jar with a cloth lid, a grooved wooden dipper, a broken piece of comb | on a farm table; on a breakfast table | honey amber, gold, cream | jar
jam, strawberry jam | food hand mass translucent | a glossy red surface, whole fruit pieces, a spoon trail, a glass jar with a cloth lid | on a breakfast table | red, amber, white | jar
marmalade | food hand mass translucent | translucent orange jelly, thin strips of peel, a silver spoon, a glass jar | on a breakfast table | orange, amber, gold | jar
wildflower honey, raw honey, acacia honey, manuka honey, forest honey, honey in a jar | food hand mass translucent | thick golden syrup, slow ribbons, a wooden dipper, a glass jar | on a breakfast table | amber, gold, cream | jar
nut bowl | food hand | a ridged tan shell, a split green kernel, loose skins, a small wooden bowl | on a bar top | tan, green, brown | -
peanut | food hand | a ridged waisted shell, two red-skinned seeds, a cracked half, papery flakes | on a bar top | tan, red-brown, cream | -
pumpkin seed, sunflower seed, sesame seed | food hand mass | small flat seeds, striped or pale shells, a loose heap, a wooden scoop | on a wooden board | cream, grey, green | -
pistachio | food hand | a split cream shell, a green kernel, purple skin flecks, a small dish of shells | on a bar top | cream, green, purple | -
peanut butter | food hand mass | a thick swirled spread, a knife trail, a wide open jar, crumbs on the board | on a breakfast table | tan, brown, white | jar
chocolate spread, hazelnut spread | food hand mass | a glossy brown swirl, a knife trail, a wide open jar, a slice of bread | on a breakfast table | brown, cream, clear | jar
olive oil, bottle of olive oil | drink hand translucent | a golden green liquid, a slim glass bottle, a cork, a drip at the lip | on a kitchen counter | gold-green, green, brown | bottle
salt | food hand mass | coarse white crystals, a small wooden mill, a pinch on dark slate, cracked peppercorns | on a kitchen counter | white, black, brown | -
spice, spices | food hand mass | bright heaped powder, thin red threads, a row of brass bowls, a wooden scoop | on a bazaar stall | red, ochre, gold | -
paprika | food hand mass | bright heaped powder, thin red threads, a row of brass bowls, a wooden scoop | on a bazaar stall | red, ochre, gold | -
saffron | food hand mass | thin crimson threads, golden tips, a tiny brass dish, a stained fingertip of dust | on a bazaar stall | crimson, gold, brass | -
soy sauce | food hand | a glossy thick sauce, a squeeze bottle, a drip at the tip, a small dipping dish | on a diner table | red, yellow, brown | bottle
hot sauce | food hand mass | a thin red liquid, a small glass bottle, a dripping neck, visible chilli flecks | on a diner table | red, orange, clear | bottle
mayonnaise | food hand mass | a thick ivory swirl, a glass jar, a spoon with a peak, a lemon half | on a kitchen counter | ivory, yellow, clear | jar
mustard | food hand mass | a bright yellow swirl, a squeeze bottle, tiny seeds, a wooden spoon | on a diner table | yellow, brown, white | bottle
ketchup | food hand mass | a glossy red squirt, a squeeze bottle, a drip at the tip, a white dish | on a diner table | red, white, silver | bottle
sugar, sugar cube | food hand mass | small sparkling crystals, stacked cubes, a silver tong, a porcelain bowl | on a café table | white, tan, silver | -
tinned food, canned food, can of soup | product hand metal | a ribbed steel cylinder, a plain paper label, a ring pull, a dented rim | on a pantry shelf | silver, red, white | can
groceries, bag of groceries | food table | a brown paper bag, leek tops and a baguette over the rim, oranges at the base, a milk carton | on a kitchen counter | brown, green, orange | bag
`;
