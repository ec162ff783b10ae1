/** Dishes of many countries by their own names: names | kind and traits | details | usual places | colours | drawing. */
export const WORLD_DISHES = `
# East and South-East Asia
tom yum soup, tom yum goong | food table | a clear red-orange broth, curled pink prawns, straw mushrooms, bruised lemongrass and lime leaves | at a street-side steel table | orange red, pink, lime green | soup
massaman curry, panang curry | food table | a thick brown coconut sauce, tender meat, potato pieces, whole peanuts | on a dark wooden table | brown, cream, red | bowl
mango sticky rice | food table | fanned slices of ripe mango, a mound of glossy white rice, coconut cream, toasted sesame | on a banana leaf | mango yellow, white, leaf green | meal
som tam, green papaya salad | food table | pale green papaya shreds, halved cherry tomatoes, long beans, crushed peanuts | on a street-side steel table | pale green, red, tan | salad
bun cha, vermicelli bowl | food table | charred pork patties, white rice noodles, fresh herbs, a bowl of clear dipping sauce | on a low street-side table | white, brown, green | noodles
katsu curry, chicken katsu curry | food table | sliced golden breaded cutlet, smooth brown curry sauce, a mound of white rice, red pickles | on a wooden tray | golden, brown, white | bowl
yakitori, chicken skewers | food table plural | glazed chicken pieces on thin sticks, charred edges, spring onion between the pieces | over a narrow charcoal grill; on a small oblong plate | caramel brown, green, charcoal | -
donburi, gyudon, oyakodon | food table | a deep bowl of white rice, thinly sliced simmered meat, soft egg, sliced spring onion | on a wooden counter | white, brown, yellow | bowl
shabu shabu | food table | thin marbled slices of beef, a pot of clear broth, mushrooms and cabbage, small bowls of dipping sauce | on a table with a sunken burner | red, white, leaf green | soup
taiyaki | food hand | a fish-shaped golden waffle, pressed scales, red bean filling at a broken edge | at a street stall | golden brown, dark red, cream | -
samgyeopsal | food table | thick strips of pork belly on a round grill, lettuce leaves, garlic slices, small side dishes | on a table with a built-in grill | pink, charcoal, leaf green | -
kimbap, gimbap | food table | sliced rolls with a dark seaweed rim, yellow radish, carrot and spinach in the middle | on a long plate | black, white, yellow, orange | sushi
hotteok | food hand | a flat round fried pancake, crisp golden faces, brown sugar and nuts running out | at a street stall | golden, brown, white | pancakes
wontons, wonton | food table | thin folded wrappers, clear broth, sliced spring onion, a deep bowl | on a round restaurant table | cream, amber, green | soup
char siu, chinese barbecue pork, cha siu | food table | sliced pork with a red lacquered rim, charred edges, a sticky glaze | on a chopping block | deep red, charcoal, cream | roast
scallion pancake, scallion pancakes, spring onion pancake | food table | flaky golden layers, green flecks, cut wedges, a small dish of dark sauce | on a round board | golden, green, dark brown | pancakes
nasi lemak | food table | white coconut rice, dark red sambal, crisp anchovies, peanuts and half an egg, a banana leaf | on a hawker table | white, dark red, leaf green | meal
roti canai, roti prata, paratha | food table | flaky folded flatbread, browned spots, a small bowl of yellow dal | on a steel hawker table | golden, yellow, steel | bread
hainanese chicken rice, chicken rice | food table | sliced pale poached chicken, fragrant rice, cucumber slices, small dishes of chilli and ginger sauce | on a hawker table | cream, pale green, red | meal
chilli crab, chili crab | food table | a cracked red crab, thick glossy chilli sauce, fried buns at the side | on a hawker table | red, orange, golden | crab
gado gado, gado-gado | food table | blanched vegetables, halved eggs, fried tofu, a thick peanut sauce, prawn crackers | on a banana leaf | green, tan, white | salad
halo halo, halo-halo | food hand | shaved ice, purple yam ice cream, jelly cubes, sweet beans, a tall glass | on a café table | purple, white, red, green | ice-cream
# South Asia
chicken tikka masala | food table | charred chicken pieces, a creamy orange sauce, a swirl of cream, chopped coriander | in a copper bowl; on a dark table | orange, cream, green | bowl
palak paneer, saag paneer | food table | smooth dark green spinach sauce, white cubes of paneer, a swirl of cream | in a copper bowl | dark green, white, copper | bowl
idli, idlis | food table | soft white steamed rice cakes, a bowl of sambar, coconut chutney, a steel plate | on a banana leaf | white, orange, leaf green | meal
vada pav | food hand | a soft bun, a round golden potato fritter, red garlic chutney, a fried green chilli | on a square of newspaper | golden, cream, red, green | burger
chole bhature, chana masala | food table | dark spiced chickpeas, puffed golden bread, sliced red onion, a lemon wedge | on a steel plate | golden, brown, red | bowl
pani puri, golgappa, puchka | food hand plural | thin crisp hollow shells, a potato filling, green spiced water | at a street cart | golden, mint green, tan | -
kheer, phirni | food table | creamy white rice, slivered pistachios, saffron threads, a clay bowl | on a low wooden table | cream, saffron, pistachio | bowl
aloo gobi | food table | golden cauliflower florets, potato cubes, chopped coriander, turmeric at the edges | in a steel bowl | turmeric yellow, cream, green | bowl
rogan josh, lamb curry | food table | tender lamb pieces, a dark red sauce, a sheen of oil, coriander leaves | in a copper bowl | deep red, brown, green | bowl
# Middle East and Turkey
tabbouleh, tabouleh | food table | finely chopped parsley, diced tomato, bulgur grains, a lemon wedge | on a mezze table | green, red, tan | salad
fattoush | food table | torn lettuce, tomato and cucumber pieces, crisp toasted bread, dark red sumac | on a mezze table | green, red, golden | salad
kibbeh | food table | torpedo-shaped brown croquettes, a broken one with a minced filling and pine nuts, a bowl of yoghurt | on a mezze table | brown, cream, green | meal
kunafa, knafeh, künefe | food table | crisp orange pastry threads, stretching white cheese, green pistachio dust, syrup | on a round metal tray | orange, pistachio, white | cake
menemen | food table | soft scrambled eggs, tomato and green pepper, a small copper pan, torn bread | on a breakfast table | red, yellow, green | egg
borek, börek | food table | coiled flaky pastry, golden layers, a filling of white cheese at the cut | on a round tray | golden, white, green | pie
iskender, iskender kebab | food table | thin slices of meat, red tomato sauce, a heap of yoghurt, pieces of flat bread | on an oval plate | brown, red, white | meal
dolma, stuffed vine leaves, sarma | food table plural | tight dark green rolls, grains of rice at the ends, lemon slices | on an oval plate | olive green, lemon, white | meal
# Greece and the Balkans
spanakopita | food table | crisp layers of filo, a dark green spinach filling, crumbs of feta | on a baking tray | golden, dark green, white | pie
tzatziki | food table | thick white yoghurt, grated cucumber, dill, a thread of olive oil | in a small bowl | white, green, olive | bowl
# Africa
harira | food table | thick red-orange soup, chickpeas and lentils, coriander, a lemon wedge and dates | in a painted bowl | red-orange, green, cobalt | soup
fufu, banku, pounded yam | food table | a smooth pale round mound, a bowl of red-orange soup, pieces of meat and fish | on a wooden table | cream, red-orange, green | soup
egusi soup | food table | ground melon seeds in a yellow sauce, dark green leaves, pieces of meat | in a clay bowl | yellow, dark green, red oil | soup
beef suya, suya skewers | food hand | thin strips of spiced meat on sticks, sliced red onion and tomato, a sheet of newspaper | at a night-market stall | brown, red, onion purple | -
bunny chow | food table | a hollowed half loaf of white bread, thick curry spilling over, the cut-out piece on top | on a paper sheet | golden, brown, red | bread
bobotie | food table | spiced minced meat, a golden egg topping, bay leaves on the surface, yellow rice | in an oven dish | golden, brown, bay green | pie
biltong, beef jerky, jerky | food hand | dark dried strips of meat, a marbled cut face, coarse crushed coriander | on a wooden board | dark brown, red, tan | -
koshari, kushari | food table | rice and short pasta, brown lentils, red sauce, crisp fried onions | in a deep bowl | brown, red, golden | bowl
ful medames | food table | stewed brown beans, olive oil, chopped parsley and tomato, flat bread | in a shallow bowl | brown, green, red | bowl
ugali, sadza | food table | a firm white mound of maize porridge, cooked greens, a small bowl of stew | on a plate | white, dark green, brown | meal
nyama choma | food table | chunks of grilled meat on a board, a heap of salt, diced tomato and onion | on a wooden board | charred brown, red, white | -
# Spain, Portugal and Italy
tortilla española, tortilla espanola, spanish tortilla | food table | a thick golden round, layers of potato at the cut wedge, a plain plate | on a bar counter | golden, cream, white | egg
patatas bravas | food table plural | golden potato chunks, a red spiced sauce, a line of white garlic sauce, a small clay dish | on a bar counter | golden, red, cream | meal
jamon iberico, jamón ibérico, serrano ham, prosciutto, parma ham, jamon serrano | food table | paper-thin folded slices, deep red meat, ribbons of pale fat | on a wooden board | deep red, cream, oak | -
croquetas, croquettes | food table plural | crisp golden breaded ovals, a creamy filling at a broken end, a small plate | on a bar counter | golden, cream, white | meal
pulpo a la gallega, galician octopus | food table | sliced octopus tentacle, red paprika, coarse salt, potato slices, a round wooden plate | on a tavern table | purple-pink, paprika red, wood | meal
bacalhau, salt cod | food table | thick white flakes of cod, roast potatoes, black olives, olive oil and parsley | on a clay dish | white, golden, black, green | fish
pasteis de nata, pastéis de nata, portuguese tart | food hand | flaky rippled pastry cups, a blistered dark-spotted custard, a dusting of cinnamon | on a marble café table | golden, caramel, cream | pie
francesinha | food table | a tall sandwich under melted cheese, an orange-red sauce around it, a fried egg on top, chips | on a deep plate | orange-red, yellow, golden | sandwich
bolognese, ragu, spag bol | food table | strands of pasta, a thick red-brown meat sauce, grated cheese, a basil leaf | on a trattoria table | red-brown, pale yellow, green | pasta
spaghetti carbonara | food table | glossy strands of pasta, crisp cubes of cured pork, black pepper, grated cheese | on a trattoria table | pale yellow, pink, black | pasta
cacio e pepe | food table | tangled glossy pasta, cracked black pepper, a fine drift of grated cheese | on a trattoria table | pale yellow, black, white | pasta
pesto pasta, pasta al pesto, pasta with pesto | food table | short twisted pasta, a bright green sauce, pine nuts, basil leaves | on a wooden table | basil green, pale yellow, cream | pasta
pizza margherita, margherita pizza | food table | a blistered puffed rim, red tomato sauce, melted white mozzarella, basil leaves | on a wooden board | tomato red, white, basil green, char | pizza
osso buco, ossobuco | food table | a braised round of veal shank, the marrow bone in the middle, a brown sauce, chopped parsley and lemon zest | on a bed of saffron rice | brown, saffron, green | bowl
arancini | food hand plural | round golden fried balls, one cut open with rice and stretching cheese | on brown paper | golden, orange, white | -
polenta | food table | a soft yellow mound, melted butter, grated cheese, a wooden board | on a rustic table | corn yellow, cream, wood | bowl
# France and Central Europe
quiche lorraine | food table | a fluted pastry rim, a golden set filling, browned bacon pieces, one slice cut | on a round plate | golden, cream, brown | pie
tarte tatin | food table | caramelised apple pieces in a ring, a dark amber glaze, a crisp pastry edge | on a round plate | amber, golden, cream | pie
steak frites, steak and chips, steak and fries | food table | a seared steak with a dark crust, thin golden chips, a pat of herb butter | on a bistro table | brown, golden, green | steak
foie gras | food table | a smooth pale pink slice, toasted brioche, a spoonful of dark jam, coarse salt | on a white plate | pale pink, golden, dark red | meal
beef bourguignon | food table | tender braised pieces, a dark wine sauce, small onions and mushrooms, thyme | in an iron casserole | wine brown, orange, green | bowl
cheese fondue | food table | a pot of melted cheese over a small burner, cubes of bread, long forks, a stretching strand | on a wooden chalet table | pale yellow, red, crust brown | -
rösti, rosti, hash browns, hash brown | food table | crisp golden shreds of potato, browned edges, a chopped chive or two | on a plain plate | golden, brown, white | pancakes
sauerbraten, pot roast | food table | thick slices of braised beef, dark gravy, red cabbage, a dumpling | on a plain plate | brown, purple, cream | roast
spätzle, spaetzle, käsespätzle | food table | short uneven noodles, melted cheese, crisp fried onions, an iron pan | on a wooden table | pale yellow, golden, iron black | noodles
sachertorte, sacher torte | food table | smooth dark chocolate glaze, a thin line of apricot jam in the cut, a spoonful of whipped cream | on a coffee-house table | chocolate brown, apricot, white | cake
beef stroganoff, stroganoff | food table | strips of beef, a creamy mushroom sauce, wide noodles, chopped parsley | on a plain plate | brown, cream, green | bowl
chicken kiev, chicken kyiv | food table | a golden breaded cutlet, green herb butter running from the cut, mashed potato | on a plain plate | golden, green, cream | meal
bigos, hunter's stew | food table | shredded cabbage, pieces of sausage and meat, dried mushrooms, an iron pot | on a wooden table | brown, amber, red | bowl
olivier salad, russian salad | food table | small cubes of potato and egg, green peas, mayonnaise, dill | in a cut-glass bowl | cream, green, orange | salad
# North
smørrebrød, smorrebrod, open sandwich, open sandwiches | food table | dense dark rye bread, pickled herring or prawns, sliced egg, dill and radish | on a pale wooden board | rye brown, pink, dill green | sandwich
gravlax, smoked salmon, bagel with lox | food table | thin folds of orange-pink salmon, dill, lemon slices, dark bread | on a pale wooden board | orange pink, dill green, lemon | fish
# Britain and Ireland
full english breakfast | food table | two fried eggs, crisp bacon, grilled tomatoes, baked beans, a white oval plate | on a café table in morning light | yellow, red-brown, white | egg
beef wellington | food table | golden lattice pastry, a pink centre of beef, a dark mushroom layer | on a carving board | golden, pink, brown | pie
bangers and mash, sausage and mash | food table | browned plump sausages, creamy mashed potato, onion gravy | on a pub table | brown, cream, amber | -
irish stew, lamb stew | food table | pieces of lamb, potato and carrot, a clear brown broth, chopped parsley | in a stoneware bowl | brown, orange, cream | bowl
welsh rarebit, cheese on toast | food table | bubbling browned cheese, thick toast, a dash of dark sauce | on a plain plate | golden, brown, cream | bread
meatloaf | food table | thick slices, a shiny dark red glaze, a loaf shape with browned edges | on a wooden board | brown, dark red, cream | bread
# The Americas
reuben sandwich | food hand | stacked thin pink meat, melted cheese, sauerkraut, toasted rye bread | on a diner counter | pink, rye brown, yellow | sandwich
philly cheesesteak, cheesesteak | food hand | a long soft roll, chopped browned beef, melted cheese, fried onions | on waxed paper | brown, yellow, cream | sandwich
cuban sandwich, cubano | food hand | a pressed flat roll with grill lines, ham and roast pork, melted cheese, pickle slices | on waxed paper | golden, pink, green | sandwich
po boy, po' boy | food hand | a crusty long roll, fried prawns, shredded lettuce, sliced tomato | on waxed paper | golden, green, red | sandwich
deep dish pizza, chicago pizza | food table | a tall crust like a pie, chunky tomato sauce on top, long strings of cheese from the lifted slice | in a dark round pan | tomato red, golden, yellow | pizza
cobb salad | food table | rows of diced chicken, bacon, egg, avocado, tomato and blue cheese on lettuce | on a wide plate | green, yellow, red, pink | salad
key lime pie | food table | a smooth pale filling, a crumb crust, a ring of cream, thin lime slices | on a round plate | pale green, cream, tan | pie
butter tart, butter tarts, nanaimo bar, pecan tart | food hand | a crumbly edge, a shiny caramel-coloured filling, a flaky base | on a cooling rack | caramel, golden, cream | pie
chilaquiles | food table | softened tortilla triangles, green or red salsa, a fried egg, crumbled white cheese | on a painted plate | green, golden, white | meal
lomo saltado | food table | strips of beef, red onion and tomato, golden chips, white rice | on a plain plate | brown, red, golden, white | meal
choripan, choripán | food hand | a split grilled sausage, a crusty roll, green chimichurri | on a wooden board by a grill | red-brown, golden, green | hot-dog
milanesa, milanese cutlet | food table | a wide thin breaded cutlet, lemon wedges, a small heap of chips or salad | on a plain plate | golden, lemon, green | meal
alfajores, alfajor | food hand | two pale crumbly biscuits, a thick layer of caramel, grated coconut on the edge | on a small plate | cream, caramel, white | biscuit
dulce de leche | food hand | thick glossy caramel, a ribbon falling from the spoon, an open glass jar | on a kitchen table | caramel, cream, glass | jar
brigadeiro, brigadeiros | food tiny | small round chocolate balls, chocolate sprinkles, little paper cups | on a party table | chocolate brown, white, pink | chocolate
coxinha, coxinhas | food hand | golden teardrop-shaped fritters, a fine crumb, shredded chicken at a bitten tip | on brown paper | golden, cream, brown | -
bandeja paisa | food table | red beans, white rice, crisp pork, a fried egg, plantain and avocado | on an oval tray | red-brown, white, yellow, green | meal
gallo pinto, rice and beans | food table | rice and black beans tossed together, chopped coriander, fried plantain | on a plain plate | brown, white, green | meal
jerk chicken | food table | dark charred skin, crushed allspice and thyme, rice and peas, a lime wedge | over an oil-drum grill; on a paper plate | charred brown, green, orange | roast
ropa vieja | food table | long shreds of beef, red peppers, tomato sauce, white rice and black beans | on a plain plate | red-brown, white, black | meal
ackee and saltfish | food table | soft yellow ackee, flakes of cod, red pepper strips, fried dumplings | on a plain plate | yellow, white, red | meal
mofongo | food table | a dome of mashed plantain, garlic and crisp pork, prawns in sauce around it | in a wooden mortar | golden, pink, brown | meal
# Australia and the Pacific
lamington, lamingtons | food hand | square sponge, a thin coat of chocolate, desiccated coconut on every side | on a cooling rack | chocolate, white, pale yellow | cake
vegemite toast | food hand | golden toast, melted butter, a thin dark brown smear | on a plain plate | golden, dark brown, white | bread
# plain dishes
fruit salad | food table | cubes of melon, halved strawberries, grapes, slices of kiwi, a clear juice | in a glass bowl | red, green, orange, yellow | salad
grilled salmon, salmon fillet, baked salmon | food table | flaky orange-pink flesh, crisp grill lines, lemon slices, dill | on a plain plate | orange pink, lemon, dill green | fish
lentil soup, lentil stew | food table | a thick ochre soup, a thread of oil, cumin seeds, a lemon wedge | in a stoneware bowl | ochre, olive, lemon | soup
wrap, chicken wrap, burrito wrap | food hand +chicken +tortilla +lunch +falafel +veggie | a tight rolled flatbread cut on the slant, green leaves, a filling at the cut face | on brown paper | tan, green, orange | -
salami, chorizo, pepperoni | food table | thin round slices, white flecks of fat, a floury skin, a string end | on a wooden board | dark red, white, wood | -
salsa, pico de gallo | food table | diced tomato, white onion, chopped coriander, green chilli | in a stone bowl | red, green, white | bowl
lamb chop, lamb chops, pork chop, pork chops | food table | a browned edge of fat, a clean bone, a pink centre, a rosemary sprig | on a plain plate | brown, pink, green | steak
sour cream, greek yogurt | food table mass | smooth thick swirls, soft peaks, a spoon resting at the rim | in a small bowl | cream, white, pale blue | bowl
pastry, pastries | food hand | flaky layers, a glossy golden top, icing sugar, a filling at the edge | on a baker's tray | golden, caramel, white | croissant
# drinks
soju, makgeolli | drink hand | a small green bottle, tiny clear glasses, beads of cold water on the glass | on a restaurant table | bottle green, clear, steel | bottle
ayran | drink hand | a frothy white top, a copper cup, a mint leaf | on a restaurant table | white, copper, green | glass
kvass | drink hand | dark amber liquid, a thin foam, a thick glass mug, a slice of rye bread | on a wooden table | amber, brown, cream | mug
mate gourd | drink hand | a round gourd cup, a silver straw, damp green leaves to the rim | on a wooden table | olive green, brown, silver | mug
`;
