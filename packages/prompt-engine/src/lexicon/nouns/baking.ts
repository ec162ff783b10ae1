/** Bread, pastry, cakes, pies and biscuits: names | kind and traits | details | usual places | colours | drawing. */
export const BAKING = `
# bread
bread, loaf of bread, loaf/loaves, white bread | food table | a browned domed crust, a soft pale crumb, a slashed top, flour dust, a wooden board | on a kitchen table | brown, cream, wheat | bread
sourdough, sourdough bread, sourdough loaf, artisan bread | food table | a dark blistered crust, a curved score line, an open airy crumb, flour rings from the basket, a linen cloth | on a floured wooden bench | dark brown, cream, flour white | bread
baguette | food hand | a long crackled golden crust, diagonal slashes, pointed ends, a paper sleeve | under an arm; on a bakery counter | gold, cream, brown | bread
wholemeal bread, brown bread | food table | a dense dark crumb, whole seeds, a rough thick crust, thin slices, a bread board | on a breakfast table | dark brown, tan, cream | bread
rye bread, pumpernickel | food table | a dense dark crumb, whole seeds, a rough thick crust, thin slices, a bread board | on a breakfast table | dark brown, tan, cream | bread
brioche | food table | a glossy braided crust, a deep golden glaze, soft yellow crumb, poppy seeds, a linen cloth | on a wooden board | gold, yellow, brown | bread
challah | food table | a six-strand braid, a glossy egg glaze, sesame seeds, a soft yellow crumb, a white cloth | on a set table | gold, yellow, white | bread
focaccia | food table | a dimpled golden surface, rosemary needles, coarse salt, pools of olive oil, a baking sheet | on a bakery counter | gold, green, cream | bread
ciabatta | food table | a flat floury crust, large open holes, a slipper-shaped form, a linen cloth | on a bakery counter | tan, white, cream | bread
naan, flatbread | food hand | charred bubbles, soft folded layers, brushed butter, a cloth-lined basket | beside a clay oven | cream, brown, gold | bread
roti, chapati | food hand | thin soft discs, brown toasted spots, brushed butter, a steel plate | on a hot griddle | tan, brown, gold | -
pita, pitta | food hand | a puffed round pocket, a floury surface, torn steaming edges, a cloth-lined basket | beside a clay oven | cream, tan, white | bread
tortilla, corn tortilla | food hand | thin round discs, charred bubbles, soft folds, a woven cloth basket | on a hot griddle | cream, brown, yellow | -
bread roll, bun, dinner roll | food hand | a round glazed top, a soft white crumb, sesame seeds, a napkin-lined basket | on a set table | gold, cream, white | bread
roll | food hand +bread +buttered +dinner +sesame +bakery | a round glazed top, a soft white crumb, a cut face with butter, a side plate | on a set table | gold, cream, white | bread
toast, slice of toast, toast and butter | food hand | a crisp browned face, melting butter, a dark crust edge, a small plate | on a breakfast table | brown, gold, cream | bread
garlic bread, cheese bread | food hand | golden slices, parsley butter, crisp edges, foil wrapping | on a wooden board | gold, green, silver | bread
zucchini bread | food table | a cracked brown top, a moist speckled crumb, a sliced banana on the surface, a loaf tin | on a wire rack | brown, tan, yellow | bread
banana bread | food table | a cracked brown top, a moist speckled crumb, a halved banana on the surface, a loaf tin | on a wire rack | brown, tan, yellow | bread
monkey bread | food table | sticky pull-apart balls of dough, cinnamon sugar, dripping caramel glaze, a ring shape, a white plate | on a cake stand | caramel, brown, cream | bread
pretzel, soft pretzel | food hand | a twisted knot shape, a glossy brown crust, coarse salt grains, a split pale belly | on a bakery hook; on a beer-hall table | brown, white, cream | -
dough, bread dough, pizza dough | material table mass | a smooth elastic surface, finger dents, a dusting of flour, a large ceramic bowl | on a floured wooden bench | cream, white, wood brown | bread
soda bread | food hand | a craggy browned top, a crumbly inside, melting butter, a cloth-lined basket | on a farmhouse table | gold, cream, brown | bread
cornbread | food hand | a yellow grainy crumb, a browned crust, melting butter, a cast-iron skillet | on a farmhouse table | yellow, brown, black | bread
scone, cream scone | food hand | a tall split golden side, a pale crumb, clotted cream, red jam, a china plate | on a tea table | gold, cream, red | bread

# pastry
croissant, butter croissant | food hand | flaky golden layers, a curved crescent shape, a honeycomb inside, crumbs on the plate | on a café counter | gold, cream, brown | croissant
pain au chocolat, chocolate croissant | food hand | a rectangular flaky roll, two dark chocolate bars at the ends, a glossy glaze, a paper bag | on a bakery tray | gold, dark brown, cream | croissant
almond croissant | food hand | toasted almond flakes, dusted icing sugar, browned flaky layers, a soft almond filling | on a bakery tray | gold, white, tan | croissant
danish, danish pastry, fruit danish | food hand | spiralled flaky dough, a glazed fruit centre, white icing lines, crisp edges | on a café tray | gold, red, white | -
bear claw | food hand | a curved almond pastry, cut toe-shaped edges, sliced almonds, a shiny glaze, a paper napkin | on a bakery tray | gold, tan, white | -
cinnamon roll, cinnamon bun, sticky bun | food hand | a tight spiral, a dark cinnamon line, thick white icing, a soft golden edge, a baking tin | on a kitchen counter | gold, brown, white | -
elephant ear pastry, palmier | food hand | a heart-shaped curl, caramelised sugar, thin flaky layers, paper underneath | on a bakery tray | gold, brown, white | -
churro | food hand plural | ridged golden sticks, cinnamon sugar, a cup of thick chocolate, a paper cone | at a night-market stall | gold, brown, white | -
eclair, éclair | food hand | a glossy chocolate glaze, a crisp golden shell, a white cream filling, a paper case | in a bakery display | dark brown, gold, cream | -
profiterole, cream puff, choux bun | food hand | a small round golden shell, a cream filling, poured chocolate sauce, a white plate | in a bakery display | gold, cream, dark brown | -
macaron | food hand | smooth rounded shells, ruffled feet, a thin cream filling, a pastel surface | in a ribboned box | pink, pistachio, lavender | biscuit
cannoli, cannolo | food hand | a crisp rolled tube, white ricotta filling, chopped pistachios, icing sugar, a paper plate | in a pastry shop | gold, white, green | -
baklava | food hand | thin flaky layers, chopped pistachios, glossy syrup, diamond cuts, a brass tray | on a café counter | gold, green, amber | -
strudel, apple strudel | food hand | a thin flaky crust, a spiced apple filling, dusted icing sugar, a slanted cut end | on a café plate | gold, tan, white | pie
turnover, apple turnover | food hand | a flaky golden triangle, a crimped edge, sugar crystals, apple filling at a tear | on a café plate | gold, tan, white | -
tart, fruit tart, strawberry tart, tartlet | food table | a crisp fluted shell, glossy fruit slices, yellow custard, a round metal base | on a bakery counter | red, yellow, gold | pie
lemon meringue pie | food table | browned peaks of meringue, a bright yellow filling, a crisp crust, a cut wedge | on a white plate | yellow, white, gold | pie
lemon tart | food table | a smooth bright yellow filling, a crisp thin crust, a dusting of sugar, a cut wedge, a white plate | on a bakery counter | yellow, gold, white | pie
egg tart, custard tart, pastel de nata | food hand | a flaky cupped shell, a caramelised spotted custard, a scalloped edge, a paper case | on a café counter | yellow, brown, gold | pie
doughnut, donut, glazed doughnut, sprinkle donut | food hand | a round hole in the middle, a shiny pink glaze, coloured sprinkles, a golden side band | in a paper box; on a café counter | pink, gold, white | doughnut
jam doughnut, berliner | food hand | a sugared golden crust, a spot of red jam, a soft white crumb, a paper napkin | on a bakery tray | gold, red, white | doughnut
beignet | food hand plural | puffed square pillows, a thick drift of icing sugar, golden edges, a paper bag | on a café table | white, gold, brown | -
crepe, crêpe | food hand | a thin lacy brown surface, a folded triangle, a dusting of sugar, a lemon wedge | on a griddle; on a white plate | gold, cream, yellow | pancakes
blini | food hand plural | small thick pancakes, sour cream, a spoon of red roe, dill | on a silver tray | gold, white, red | pancakes
pancake, pancakes, stack of pancakes, pancake stack | food table plural | a tall fluffy stack, a melting pat of butter, dripping maple syrup, blueberries, a white plate | on a diner table | gold, amber, blue | pancakes
japanese souffle pancake, fluffy pancake | food table plural | thick wobbling rounds, a pale golden top, whipped cream, strawberries, a white plate | on a café table | gold, white, red | pancakes
waffle, belgian waffle | food hand | a deep grid pattern, crisp golden ridges, whipped cream, sliced strawberries, a white plate | on a café table | gold, white, red | -
french toast | food hand | egg-soaked golden bread, cinnamon, maple syrup, berries, a dusting of sugar | on a breakfast plate | gold, brown, red | bread

# cakes
cake, sponge cake, layer cake | food table | soft sponge layers, a smooth cream coating, a cut slice showing the filling, a glass stand | on a kitchen table | cream, pink, gold | cake
slice of cake | food hand | a clean-cut wedge, layers of sponge and cream, a smooth iced edge, crumbs on a small plate | on a café table | cream, pink, gold | cake
birthday cake | food table | lit thin candles, piped cream edges, coloured sprinkles, a smooth frosted side, a cake stand | on a decorated table | cream, pink, yellow | cake
bento cake, mini cake | food hand | a small round cake, smooth pastel icing, a piped shell border, a paper takeaway box | on a café table | pink, white, brown | cake
unicorn cake | food table | a golden sugar horn, pastel piped mane, closed fondant eyelashes, white icing sides | on a party table | white, pink, lilac | cake
wedding cake | food large | three white tiers, sugar flowers, smooth fondant, a fine piped border, a silver base | on a draped table | white, blush, silver | wedding-cake
chocolate cake, devil's food cake, chocolate layer cake | food table | dark moist layers, glossy ganache, chocolate curls, a cut wedge, a white stand | on a marble counter | dark brown, white, red | layer-cake
carrot cake | food table | a spiced brown crumb, orange flecks, thick cream-cheese icing, walnut halves, a wooden board | on a café counter | brown, cream, orange | layer-cake
cheesecake | food table | a smooth pale filling, a crumb base, glossy berry topping, a cut wedge, a glass plate | on a café counter | cream, red, tan | cake
new york cheesecake | food table | a tall dense cream filling, a biscuit base, a browned rim, strawberries, a cut wedge | on a diner counter | cream, tan, red | cake
basque cheesecake, burnt cheesecake | food table | a scorched dark top, a creamy pale inside, crumpled baking paper around the sides, a cut slice | on a wooden board | dark brown, cream, tan | cake
red velvet cake | food table | deep red crumb, white cream-cheese icing, a clean-cut wedge, fine red crumbs, a cake stand | on a marble counter | red, white, silver | layer-cake
black forest cake, black forest gateau | food table | chocolate sponge, whipped cream, dark cherries, chocolate shavings, a glass stand | in a café display | dark brown, white, cherry red | layer-cake
tiramisu | food table | cocoa-dusted cream, coffee-soaked sponge, clean layers, a square cut, a glass dish | on a trattoria table | cocoa brown, cream, tan | cake
opera cake | food hand | thin even layers of coffee sponge and chocolate, a mirror glaze top, a gold-leaf fleck, sharp cut sides | on a bakery tray | dark brown, tan, gold | cake
cupcake, fairy cake | food hand | a swirl of piped frosting, coloured sprinkles, a pleated paper case, a soft sponge dome | on a cake stand | pink, cream, gold | cupcake
cake pop | food hand | a round glazed ball, coloured sprinkles, a white stick, a foam stand | on a party table | pink, white, yellow | -
muffin, blueberry muffin | food hand | a domed cracked top, blueberries bursting through, a pleated paper case, sugar crystals | on a wire rack | gold, blue-purple, brown | cupcake
english muffin | food hand | a pierced spongy face, melting butter, floury sides, a small plate | on a breakfast table | cream, gold, brown | bread
crumpet | food hand | a pierced spongy face, melting butter, floury sides, a small plate | on a breakfast table | cream, gold, brown | bread
swiss roll, roulade | food table | a spiral of sponge and cream, a line of red jam, dusted sugar, a neat cut end | on a festive table | brown, cream, green | cake
yule log, buche de noel | food table | bark-textured chocolate icing, a cream spiral at the cut end, sugar mushrooms, a holly sprig | on a festive table | brown, cream, green | cake
bundt cake | food table | a fluted ring shape, dripping white glaze, a golden crust, lemon zest, a cake stand | on a kitchen counter | gold, white, yellow | cake
pound cake | food table | a fluted ring shape, dripping white glaze, a golden crust, lemon zest, a cake stand | on a kitchen counter | gold, white, yellow | cake
lemon drizzle cake | food table | a fluted ring shape, dripping white glaze, a golden crust, lemon zest, a cake stand | on a kitchen counter | gold, white, yellow | cake
fruit cake, christmas cake | food table | a dark fruit-studded crumb, candied peel, white icing, a ribbon band, a cut wedge | on a festive table | brown, white, red | cake
panettone | food table | a tall domed brown top, candied fruit in a yellow crumb, a pleated paper collar, a ribbon | on a festive table | gold, brown, red | bread
tres leches, tres leches cake | food table | a milk-soaked pale sponge, whipped cream, ground cinnamon, a strawberry, a square plate | on a family table | cream, white, red | cake
king cake | food table | a braided ring, white icing, purple, green and gold sugar, a cake board | on a party table | purple, green, gold | cake
mooncake | food hand | a pressed flower pattern, a glossy brown crust, a dense filling, a round salted yolk at the cut | on a tea tray | brown, gold, orange | -
mochi, mochi ice cream | food hand | a soft powdered skin, a rounded pillow shape, a sweet coloured filling, a cut face | on a wooden tray | pink, white, green | -
daifuku | food hand | a soft powdered skin, a rounded pillow shape, a sweet coloured filling, a cut face | on a wooden tray | pink, white, green | -
sponge finger, ladyfinger | food hand plural | a long rounded shape, a pale sugared top, a golden edge, a porous broken end | on a porcelain plate | gold, white, cream | biscuit
madeleine | food hand | a ridged shell shape, a humped back, golden edges, a dusting of sugar | on a porcelain plate | gold, white, cream | biscuit
gingerbread house | food table | iced walls and roof, candy trim, white sugar icicles, a small gumdrop path, a cake board | on a Christmas table | brown, white, red | house
gingerbread, gingerbread man, gingerbread cookie | food hand | a brown spiced body, white icing outlines, candy buttons, rounded limbs | on a wire rack | brown, white, red | biscuit
brownie | food hand | a crackled glossy top, a dense fudgy inside, walnut pieces, cut squares | on baking paper | dark brown, black, tan | cake
blondie | food hand | a golden chewy square, white chocolate pieces, a crackled top, baking paper | on a wire rack | gold, cream, tan | cake
cookie, chocolate chip cookie, biscuit | food hand | melted chocolate pools, browned crinkled edges, a soft centre, a glass of milk beside | on a wire rack | gold, brown, white | biscuit
stroopwafel | food hand | two thin grid-patterned discs, a caramel layer, a pulled amber string, a steaming mug beneath | on a market stall | gold, amber, brown | biscuit
shortbread | food hand | a pale sandy surface, fork marks, a sugared edge, crumbs on a plate | in an open tin | cream, gold, white | biscuit
sugar cookie, iced cookie | food hand | a cut star or heart shape, smooth royal icing, piped outlines, silver sugar beads | on baking paper | white, pink, gold | biscuit
oat cookie, oatmeal cookie | food hand | a rough golden surface, visible oats, raisins, browned edges | on a wire rack | gold, brown, tan | biscuit
fortune cookie | food hand | a folded crescent shape, a slit for a paper slip, a crisp golden shell, a crumbled half | on a restaurant tray | gold, white, red | biscuit
cracker, crispbread | food hand | a thin crisp square, tiny holes, baked brown spots, a stack beside cheese | on a cheese board | tan, brown, cream | biscuit
rice cracker | food hand | a thin crisp square, tiny holes, baked brown spots, a stack beside cheese | on a cheese board | tan, brown, cream | biscuit

# pies
pie | food table | a golden lattice crust, a crimped edge, bubbling fruit filling, a sugared surface, a ceramic dish | on a windowsill; on a kitchen table | gold, red, cream | pie
apple pie | food table | a golden domed crust, a crimped edge, leaf-shaped cuts, soft cinnamon apple filling, a ceramic dish | on a windowsill; on a kitchen table | gold, brown, cream | pie
cherry pie | food table | a golden lattice crust, bubbling dark red cherries, a crimped edge, a sugared surface, a tin dish | on a windowsill; on a diner counter | red, gold, cream | pie
pumpkin pie | food table | a smooth brown-orange filling, a fluted crust, a swirl of whipped cream, a cut wedge | on a Thanksgiving table | orange, gold, cream | pie
sweet potato pie | food table | a smooth brown-orange filling, a fluted crust, a swirl of whipped cream, a cut wedge | on a Thanksgiving table | orange, gold, cream | pie
pecan pie | food table | rows of glossy pecan halves, a dark caramel filling, a fluted crust, a cut wedge | on a Thanksgiving table | brown, amber, gold | pie
crumble, apple crumble | food table mass | a browned oat topping, bubbling fruit at the rim, a scoop of custard, an enamel dish | on a kitchen table | gold, red, cream | pie
cobbler | food table mass | a browned oat topping, bubbling fruit at the rim, a scoop of custard, an enamel dish | on a kitchen table | gold, red, cream | pie
mille-feuille, napoleon cake | food hand | thin crisp pastry sheets, layers of custard, a marbled icing top, clean-cut edges | on a café plate | gold, cream, brown | cake
meringue | food table | crisp white peaks, whipped cream, passion fruit and berries, a cracked shell, a wide plate | on a garden table | white, red, green | cake
pavlova | food table | a crisp cracked meringue base, whipped cream, passion fruit, strawberries, a wide plate | on a garden table | white, red, yellow | cake
`;
