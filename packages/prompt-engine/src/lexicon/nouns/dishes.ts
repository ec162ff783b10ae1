/** Cooked dishes of many cuisines, meals and street food: names | kind and traits | details | usual places | colours | drawing. */
export const DISHES = `
# meals in general
food, meal | food table | browned slices of meat, green leaves, a spoonful of sauce, a white plate | on a wooden table | brown, green, cream | meal
dish | food table +food +delicious +plate +served +restaurant +gourmet +chef +cuisine | browned slices of meat, green leaves, a spoonful of sauce, a white plate | on a restaurant table | brown, green, white | meal
breakfast, english breakfast, full english, fry-up | food table | two fried eggs, crisp bacon, grilled tomatoes, baked beans, a white oval plate | on a café table in morning light | yellow, red-brown, white | egg
brunch | food table | poached eggs on toast, sliced avocado, a small bowl of berries, a stoneware plate | on a sunlit café table | green, yellow, cream | egg
lunch | food table | a cut sandwich, apple slices, a small box of nuts, a divided tin | on a park bench; on a school desk | bread brown, green, red | sandwich
dinner, supper | food table | a browned roast, bowls of vegetables, a jug of gravy, white plates | on a dining table under a lamp | brown, green, cream | meal
buffet, feast, banquet | food large | platters of roast meat, bowls of fruit, baskets of bread, lit candles | on a long covered table | brown, gold, red | roast
charcuterie board, cheese board, grazing board, antipasti | food table | folded ham, wedges of cheese, halved figs, small dark crackers, a long wooden board | on a kitchen island | rose, cream, purple | cheese
leftovers, tv dinner | food table | a half-eaten portion, dried sauce at the rim, a bent fork, a plastic tray | on a kitchen counter under one lamp | brown, orange, grey | meal
street food | food hand | a paper tray, glistening skewers, chopped herbs, steam | at a night-market stall | orange, brown, green | -

# noodles and soups of asia
ramen, ramen bowl, ramen with soft boiled egg, ramen noodles | food table | a halved soft-boiled egg with an orange yolk, slices of rolled pork, a sheet of nori, wavy noodles in amber broth, a deep black bowl | on a wooden counter | amber, orange, black | noodles
udon | food table | thick white noodles, a clear brown broth, sliced spring onion, a prawn tempura, a wide stoneware bowl | on a wooden tray | cream, brown, green | noodles
soba, soba noodles | food table | thin grey-brown noodles, a bamboo tray, a small cup of dipping sauce, grated wasabi | on a lacquer table | grey-brown, green, black | noodles
pho, pho bo, vietnamese noodle soup | food table | flat rice noodles, thin rare beef slices, basil leaves and bean sprouts, a wedge of lime, clear steaming broth | on a steel street table | pale brown, green, pink | noodles
laksa, curry noodles | food table | orange coconut broth, thin noodles, halved egg, pink prawns, tofu puffs | at a hawker stall | orange, pink, cream | noodles
pad thai | food table | glossy flat rice noodles, curled pink prawns, crushed peanuts, a lime wedge, bean sprouts on an oval plate | at a night-market stall | amber, pink, green | noodles
chow mein, fried noodles, stir-fried noodles | food table | glossy brown noodles, strips of pepper, spring onion, a dark wok, curling steam | in a hot wok; on a patterned plate | brown, green, red | noodles
lo mein | food table | glossy brown noodles, strips of pepper, spring onion, a dark wok, curling steam | in a hot wok; on a patterned plate | brown, green, red | noodles
instant noodles, cup noodles | food hand | curly yellow noodles, a peeled-back paper lid, small dried vegetables, a wooden fork | on a desk at night | yellow, white, orange | noodles
noodles, noodle | food table plural | long shining strands, a pair of chopsticks, sliced spring onion, a patterned bowl | on a wooden counter | yellow, green, white | noodles
tom yum | food table | a red-orange broth, whole prawns, lemongrass stalks, halved mushrooms, lime leaves | in a steaming clay pot | red-orange, pink, green | soup
tom kha | food table | a red-orange broth, whole prawns, lemongrass stalks, halved mushrooms, lime leaves | in a steaming clay pot | red-orange, pink, green | soup
miso soup | food hand | cloudy pale broth, cubes of tofu, dark seaweed strips, a red lacquer bowl | on a breakfast tray | tan, black, red | soup
hot pot, hotpot | food table | a bubbling split pot of red and white broth, thin rolled beef, mushrooms, leafy greens on side plates | on a table burner | red, cream, green | soup
shabu-shabu, sukiyaki | food table | a simmering iron pot, thin marbled beef, leeks, white tofu cubes, a small bowl of raw egg | on a table burner | brown, white, green | soup
wonton soup, dumpling soup | food table | pleated pale dumplings, clear broth, spring onion rings, a drop of chilli oil, a porcelain bowl | on a canteen table | cream, green, red | soup
congee, rice porridge | food table mass | smooth white porridge, ginger threads, a split egg, fried shallots, a blue-rimmed bowl | on a breakfast table | white, gold, blue | bowl
kimchi noodles | food table | glossy red sauce, chewy cylinders of rice cake, sesame seeds, spring onion, a black pan | at a street stall | red, cream, green | bowl
japchae | food table | glassy brown noodles, strips of carrot and spinach, sliced mushrooms, sesame seeds, a wide plate | on a set table | amber, orange, green | noodles
tteokbokki | food table | chewy cylinders of rice cake, thick glossy red sauce, fish-cake strips, sesame seeds, a black pan | at a street stall | red, cream, green | bowl

# rice, curries and wok dishes
rice, steamed rice, bowl of rice | food table mass | fluffy white grains, rising steam, a wooden paddle, a blue and white bowl | on a wooden table | white, blue, cream | rice
fried rice | food table mass | browned grains, a fried egg on top, green peas, prawns, a banana leaf on the plate | on a street-stall table | brown, yellow, green | rice
nasi goreng | food table mass | browned grains, a fried egg on top, green peas, prawns, a banana leaf on the plate | on a street-stall table | brown, yellow, green | rice
biryani | food table mass | long saffron-streaked grains, tender lamb pieces, fried onions, mint leaves, a copper pot | on a brass tray | saffron, brown, green | rice
paella | food table | yellow rice, open mussels, pink prawns, lemon wedges, a wide two-handled pan | over a wood fire; on a terrace table | yellow, pink, black | rice
risotto | food table mass | creamy loose rice, shaved parmesan, chopped herbs, a wide white plate | on a trattoria table | cream, green, gold | rice
jollof rice | food table mass | tomato-red grains, bay leaves, fried plantain slices, a piece of grilled chicken, an enamel plate | on a party table | red-orange, brown, yellow | rice
pilaf, pilau | food table mass | loose buttery grains, toasted almonds, raisins, fried onions, a copper dish | on a patterned cloth | cream, gold, brown | rice
jambalaya | food table | a dark roux sauce, sliced sausage, prawns, chopped green onion, an iron pot | on a porch table | brown, red, green | soup
gumbo | food table | a dark roux sauce, sliced sausage, prawns, chopped green onion, an iron pot | on a porch table | brown, red, green | soup
poke bowl, rice bowl | food table | cubes of raw salmon, sliced avocado, orange carrot ribbons, sesame rice, a wide bowl | on a pale counter | coral, green, white | bowl
buddha bowl | food table | cubes of raw salmon, sliced avocado, orange carrot ribbons, sesame rice, a wide bowl | on a pale counter | coral, green, white | bowl
bibimbap | food table | sections of sliced vegetables, a fried egg in the centre, red chilli paste, rice, a black stone bowl | on a wooden table | orange, green, black | bowl
curry, thai curry | food table mass | a thick spiced sauce, tender pieces of meat, coriander leaves, a swirl of coconut cream, a copper bowl | beside a bowl of rice | ochre, green, red | bowl
red curry, thai red curry | food table mass | red-orange coconut sauce, bamboo shoots, basil leaves, slices of duck or chicken, a deep bowl | beside a bowl of rice | red-orange, green, cream | bowl
green curry, thai green curry | food table mass | pale green coconut sauce, thai basil leaves, small round eggplants, red chilli slices, a deep bowl | beside a bowl of rice | pale green, red, white | bowl
butter chicken, tikka masala | food table mass | orange creamy sauce, charred chicken pieces, a cream swirl, coriander, a copper karahi | beside torn naan | orange, brown, green | bowl
chicken curry | food table mass | orange creamy sauce, charred chicken pieces, a cream swirl, coriander, a copper karahi | beside torn naan | orange, brown, green | bowl
rendang | food table mass | dark dry coconut sauce, tender beef pieces, kaffir lime leaves, rice, a banana leaf | on a wooden table | dark brown, green, white | bowl
adobo | food table | glossy brown pork, crisp skin, bay leaves, white rice, a banana leaf | on a family table | brown, white, green | meal
dal, daal, dhal, lentil curry | food table mass | thick yellow lentils, sizzling cumin seeds, red chillies, a melting knob of butter, a steel bowl | on a steel tray | yellow, red, steel | bowl
thali | food table | small steel bowls of dal, vegetables and yoghurt, folded flatbread, rice, a round steel tray | on a restaurant table | yellow, green, steel | meal
injera, doro wat, ethiopian food | food table | a wide spongy grey flatbread, mounds of red and yellow stews, a boiled egg, green leaves | in a woven basket table | grey, red, yellow | meal
samosa | food hand | a blistered golden crust, a triangular fold, spiced potato filling, mint chutney, a paper plate | at a street stall | gold, green, brown | -
bhaji, pakora | food hand | craggy golden batter, strips of onion, green chilli, mint chutney, a paper plate | at a street stall | gold, green, brown | -
dosa | food table | a long crisp rolled crepe, lacy brown edges, coconut chutney, sambar in a steel bowl | on a banana leaf | gold, white, green | pancakes
tandoori chicken, chicken tikka | food table | red-orange spiced pieces, charred edges, onion rings, a lemon wedge, a hot iron platter | on a restaurant table | red-orange, black, yellow | roast
kebab, shish kebab, skewer | food hand | cubes of charred meat, peppers and onion between, a flat metal skewer, a lemon wedge | over glowing charcoal | brown, red, green | -
kofta | food table plural | long charred minced-meat patties, flat skewers, sliced onion, mint leaves, flatbread | over glowing charcoal | brown, green, cream | -
souvlaki | food hand | charred pork cubes, a wooden skewer, pitta, lemon, oregano | over a charcoal grill | brown, yellow, cream | -
satay | food hand plural | thin bamboo skewers, charred marinated meat, a bowl of peanut sauce, cucumber cubes, a banana leaf | over glowing charcoal | amber, brown, green | -
stir fry, stir-fry | food table | glazed pieces of meat, red chillies, spring onion, peanuts, a steaming wok | in a hot wok; on a patterned plate | red-brown, green, red | bowl
kung pao chicken | food table | glazed pieces of meat, red chillies, spring onion, peanuts, a steaming wok | in a hot wok; on a patterned plate | red-brown, green, red | bowl
sweet and sour pork | food table | crisp battered cubes, glossy red sauce, pineapple chunks, green pepper, a patterned plate | on a round table | red, gold, green | meal
mapo tofu | food table | soft white cubes, red chilli oil, minced pork, green onion, a clay bowl | on a round table | red, white, green | bowl
tofu | food table | soft white blocks, smooth cut faces, spring onion rings, a pool of soy sauce, a shallow dish | on a wooden counter | white, green, brown | -
peking duck, roast duck | food table | lacquered mahogany skin, thin sliced breast, pancakes in a steamer, cucumber sticks, plum sauce | on a carving board | mahogany, green, cream | roast
duck | food table +roast +confit +peking +breast +crispy +plum +orange +a-l-orange +glazed | crackling brown skin, pink sliced breast, a dark glossy sauce, orange slices, a white plate | on a linen-covered table | mahogany, pink, orange | roast

# sushi and dumplings
sushi, sushi roll, maki, sushi platter | food table | rice wrapped in nori, bright salmon slices, a mound of wasabi, pink ginger, a slate board | on a cypress counter | salmon pink, white, black | sushi
sashimi | food hand plural | thick slices of raw tuna and salmon, shredded white radish, a green shiso leaf, a stoneware plate | on a cypress counter | dark red, salmon pink, green | sushi
nigiri | food hand plural | raw fish slices draped over pressed rice, a fine marbled grain, a dab of wasabi, a lacquer tray | on a cypress counter | salmon pink, white, black | sushi
onigiri, rice ball | food hand | a pressed triangle of rice, a strip of nori, sesame seeds, a bamboo leaf | on a wooden board | white, black, green | rice
tempura | food table | a pale lacy batter, prawns with tails, sweet potato slices, a bowl of dipping sauce, folded paper | on a bamboo tray | pale gold, orange, white | lobster
takoyaki | food hand | round browned batter balls, brown sauce, mayonnaise lines, curling bonito flakes, a paper boat | at a festival stall | brown, cream, green | -
okonomiyaki | food table | a thick browned cabbage pancake, brown sauce, mayonnaise lines, curling bonito flakes, an iron griddle | on a hot griddle | brown, cream, pink | pancakes
gyoza, jiaozi, potstickers | food table plural | crimped crescent edges, a browned crisp base, a dish of soy and chilli, a black iron pan | on a wooden counter | gold, cream, black | -
dim sum | food table | bamboo steamers, pleated white dumplings, pink prawn parcels, green tea cups | on a round restaurant table | bamboo, white, pink | basket
soup dumpling, xiaolongbao, dumpling | food hand | twisted pleats at the top, thin translucent dough, a trace of broth, a bamboo steamer, a porcelain spoon | in a lidded steamer | cream, bamboo, grey | -
bao, bao bun, steamed bun, char siu bao | food hand | a soft white folded bun, glazed pork belly, cucumber slices, crushed peanuts, a bamboo steamer | at a market stall | white, brown, green | -
pierogi, varenyky | food table plural | half-moon boiled dumplings, fried onions, melted butter, a spoon of sour cream, a ceramic plate | on a kitchen table | cream, gold, green | meal
pelmeni | food table plural | half-moon boiled dumplings, fried onions, melted butter, a spoon of sour cream, a ceramic plate | on a kitchen table | cream, gold, green | meal
spring roll | food hand | a crisp golden tube, shredded vegetables inside, sweet chilli sauce, lettuce, a white plate | on a lacquer tray | gold, red, green | -
summer roll, rice paper roll | food hand translucent | a translucent rice-paper skin, pink prawns, green herbs, thin noodles, peanut sauce | on a white plate | white, pink, green | -
lumpia, egg roll | food hand | a crisp golden tube, shredded vegetables inside, sweet chilli sauce, lettuce, a white plate | on a lacquer tray | gold, red, green | -
momo | food table plural | gathered pleats, steamed pale dough, a red tomato chutney, chopped coriander, a steel plate | at a mountain teahouse | cream, red, green | -
khinkali, manti | food table plural | large twisted topknots, thick pleats, black pepper, steam, a wide plate | on a wooden table | cream, black, brown | meal

# mexican and latin american
taco, fish taco, street taco, tacos al pastor | food hand | folded corn tortillas, charred pork, chopped onion and coriander, a lime wedge, a paper-lined tray | at a street-stall counter | yellow, green, red-brown | -
burrito | food hand | a tightly rolled flour tortilla, a cut face of rice, beans and beef, melted cheese, foil at one end | on a paper-lined basket | tan, brown, green | -
quesadilla | food hand | browned folded tortillas, stretched melted cheese, a dish of salsa, a wooden board | on a kitchen board | gold, orange, red | -
enchilada | food table | rolled tortillas, red chilli sauce, melted cheese, sour cream, an oval baking dish | on a tiled table | red, gold, white | -
nachos, loaded nachos | food table plural | triangular corn chips, melted cheese strings, sliced jalapeños, guacamole, a black skillet | on a bar table | yellow, orange, green | -
guacamole | food table mass | mashed green avocado, diced tomato, coriander, a stone mortar, tortilla chips around the rim | on a tiled table | green, red, grey | avocado
tamale, tamal | food hand | a peeled corn husk, steamed masa dough, shredded meat filling, red sauce | on a clay plate | straw, cream, red | corn
pozole | food table | a red broth, hominy corn, shredded meat, sliced radish, a clay bowl | on a tiled table | red, white, green | soup
menudo, tortilla soup | food table | a red broth, crisp tortilla strips, avocado cubes, a lime wedge, a clay bowl | on a tiled table | red, green, gold | soup
mole sauce, mole poblano | food table mass | a dark glossy sauce, sesame seeds, chicken beneath, rice at the side, a clay plate | on a tiled table | dark brown, cream, red | meal
mole | food table mass +sauce +poblano +mexican +chicken +oaxaca | a dark glossy sauce, sesame seeds, chicken beneath, rice at the side, a clay plate | on a tiled table | dark brown, cream, red | meal
empanada | food hand | a crimped half-moon crust, a glazed golden surface, spiced beef filling, a paper napkin | on a wooden board | gold, brown, white | -
arepa | food hand | a thick griddled corn patty, charred spots, a split edge, melting cheese, shredded beef | on a flat griddle | yellow, brown, white | -
pupusa, gordita | food hand | a thick griddled corn disc, charred spots, oozing cheese, pickled cabbage, a paper plate | on a flat griddle | yellow, brown, white | -
ceviche | food table | cubes of white fish, thin purple onion, coriander, a lime half, a shallow bowl | on a beach-bar table | white, purple, green | bowl
asado, churrasco, mixed grill | food table | sausages, thick ribs, charred steaks, a bowl of green chimichurri, an iron grate | over glowing embers | brown, red, green | steak
feijoada, bean stew | food table mass | dark beans in thick sauce, chunks of pork, sliced orange, white rice, a clay pot | on a wooden table | black, brown, orange | bowl
chili con carne, chilli con carne, chili | food table mass | thick red sauce, minced beef, kidney beans, sour cream, chopped coriander | in a cast-iron pot | dark red, brown, white | bowl

# burgers, sandwiches and fast food
burger, hamburger, cheeseburger | food hand | a toasted sesame bun, a thick seared patty, melted cheddar, crisp lettuce, tomato slices | on a wooden board; on waxed paper | brown, yellow, green | burger
double burger | food hand | a soft bun, two thin crisp-edged patties, melted cheese, pickles, dripping sauce | on waxed paper in a basket | brown, orange, green | burger
smash burger | food hand | a soft bun, two thin crisp-edged patties, melted cheese, pickles, dripping sauce | on waxed paper in a basket | brown, orange, green | burger
veggie burger, vegan burger | food hand | a soft seeded bun, a browned bean patty, avocado slices, tomato, green leaves | on a café board | brown, green, red | burger
hot dog, hotdog, frankfurter | food hand | a split soft bun, a browned sausage, a zigzag of mustard, chopped onions, a paper tray | at a street cart; on a picnic table | tan, red-brown, yellow | hot-dog
currywurst | food hand plural | sliced browned sausage, red sauce, curry powder, a small wooden fork, a paper tray | at a street kiosk | red, brown, ochre | -
sausage, bratwurst | food hand | a taut browned casing, grill marks, a split side, mustard, a bread roll | over a charcoal grill | red-brown, yellow, tan | -
corn dog | food hand | a golden cornmeal coat, a wooden stick, a zigzag of mustard, a paper tray | at a fairground stall | gold, yellow, tan | -
french fries, fries, french fry, chip-shop chips | food hand plural | thin golden sticks, crisp edges, coarse salt, a paper cone | on a counter | gold, white, red | -
fish and chips | food table | golden battered fish, thick chips, a lemon wedge, mushy peas, paper wrapping | on a harbour bench | gold, green, white | -
chips | food hand plural | thick golden cut potatoes, crisp corners, coarse salt, a paper cone | on a harbour bench | gold, cream, white | -
crisps, potato chips | food table plural | thin curled slices, blistered golden edges, salt crystals, a wooden bowl | on a party table | gold, cream, brown | -
tortilla chips | food table plural | thin curled slices, blistered golden edges, salt crystals, a wooden bowl | on a party table | gold, cream, brown | -
sandwich, sub sandwich | food hand | toasted bread, layered ham and cheese, lettuce edges, tomato, a wooden pick through the top | on a café plate | bread brown, green, pink | sandwich
club sandwich | food hand | three layers of toast, bacon, turkey and tomato, a wooden pick through the top, a triangular cut | on a hotel plate | toast brown, red, green | sandwich
grilled cheese, toastie, cheese toastie | food hand | browned buttery bread, stretched melted cheese, crisp edges, a small cup of tomato soup | on a wooden board | gold, orange, brown | sandwich
bagel, bagel and lox, bagel with salmon | food hand | a glossy ring-shaped crust, cream cheese, folded salmon, capers, poppy seeds | on a café board | gold, pink, white | -
banh mi | food hand | a crisp short baguette, pork slices, pickled carrot, coriander, chilli rings | on paper at a street stall | gold, orange, green | sandwich
reuben, pastrami sandwich | food hand | stacked thin meat, toasted bread, melted cheese, a pickle spear, a paper-lined plate | on a deli counter | brown, pink, green | sandwich
blt | food hand | stacked thin meat, toasted bread, melted cheese, a pickle spear, a paper-lined plate | on a deli counter | brown, pink, green | sandwich
croque monsieur | food hand | browned bubbling cheese, a white sauce, folded ham, crisp toast edges, a white plate | on a bistro table | gold, cream, pink | sandwich
wrap | food hand +chicken +falafel +tortilla +salad +lunch +vegan | a rolled flatbread, lettuce, sliced grilled chicken, a cut open end, paper at the base | on a café board | tan, green, white | -
gyro, shawarma | food hand | thin roasted meat shavings, soft flatbread, tomato, white garlic sauce, a paper wrap | at a street counter | brown, white, red | -
doner kebab, doner | food hand | thin roasted meat shavings, soft flatbread, tomato, white garlic sauce, a paper wrap | at a street counter | brown, white, red | -
falafel | food hand | crisp brown balls, a green crumbly inside, tahini sauce, pickled turnip, pitta bread | on a paper tray | brown, green, pink | -
fried chicken | food table | a craggy golden crust, juicy pieces, a dipping sauce, a paper bucket | on a checked paper tray | gold, brown, red | chicken
chicken and waffles | food table | crisp fried chicken, a golden grid waffle, melting butter, pouring syrup, a white plate | on a diner table | gold, amber, white | -
korean fried chicken | food table plural | sticky red glaze, crisp craggy skin, sesame seeds, white radish cubes, a metal tray | on a bar table | red, white, gold | -
chicken nuggets | food hand plural | small golden crumbed pieces, a dipping pot of ketchup, a bitten white edge, a cardboard box | on a tray | gold, red, white | -
chicken wings, buffalo wings | food table plural | sticky orange glaze, crisp browned skin, celery sticks, a blue-cheese dip, a metal tray | on a bar table | orange, green, white | -
popcorn | food hand mass | fluffy white burst kernels, a striped paper box, golden flecks, loose pieces around | on a cinema seat arm | white, yellow, red | -

# pizza and pasta
pizza, margherita, neapolitan pizza | food table | a blistered puffy crust, melted mozzarella, tomato sauce, basil leaves, a wooden board | on a pizzeria table | red, cream, green | pizza
pepperoni pizza | food table | curled pepperoni slices, bubbling mozzarella, a browned thick crust, pools of orange oil, a cardboard box | on a coffee table | red, gold, orange | pizza
slice of pizza, pizza slice | food hand | a drooping point, stretched cheese, pepperoni circles, a charred crust edge, a paper plate | on a street-corner counter | red, orange, gold | pizza
focaccia pizza | food table | a golden folded or boat-shaped crust, bubbling cheese, minced meat, parsley, a wooden board | beside a wood oven | gold, red, green | bread
manakish | food table | a thin round flatbread, dark green thyme and sesame topping, olive oil, browned edges, brown paper | beside a wood oven | green, gold, brown | -
lahmacun | food table | a thin crisp round, spiced minced meat, parsley, a lemon wedge, a wooden board | beside a wood oven | red-brown, green, yellow | -
pide | food table | a long boat-shaped golden crust, folded edges, minced meat or melted cheese, a broken egg in the middle, a wooden board | beside a wood oven | gold, red, yellow | -
calzone | food table | a folded golden half-moon, a crimped edge, melted cheese at a tear, tomato sauce, a wooden board | beside a wood oven | gold, red, cream | -
pasta | food table mass | shining strands or shells, tomato sauce, grated cheese, basil, a white bowl | on a trattoria table | cream, red, green | pasta
spaghetti, spaghetti bolognese, spaghetti and meatballs | food table mass | tangled strands, rich meat sauce, grated parmesan, a basil sprig, a deep plate | on a checked tablecloth | red, cream, green | pasta
carbonara | food table mass | glossy ribbons, crisp pork pieces, egg-yellow sauce, cracked pepper, a wide bowl | on a trattoria table | yellow, brown, black | pasta
linguine | food table mass | glossy ribbons, crisp pork pieces, egg-yellow sauce, cracked pepper, a wide bowl | on a trattoria table | yellow, brown, black | pasta
tagliatelle | food table mass | glossy ribbons, crisp pork pieces, egg-yellow sauce, cracked pepper, a wide bowl | on a trattoria table | yellow, brown, black | pasta
fettuccine alfredo, fettuccine | food table mass | wide flat ribbons, white cream sauce, grated parmesan, parsley, a shallow bowl | on a trattoria table | cream, white, green | pasta
penne | food table mass | ridged tubes, tomato sauce, torn mozzarella, basil, a stoneware bowl | on a kitchen table | red, cream, green | pasta
rigatoni | food table mass | ridged tubes, tomato sauce, torn mozzarella, basil, a stoneware bowl | on a kitchen table | red, cream, green | pasta
macaroni | food table mass | small curved tubes, melted butter, grated cheese, cracked pepper, a white bowl | on a kitchen table | yellow, cream, white | pasta
ravioli | food table plural | plump sealed parcels, sage leaves, melted butter, shaved cheese, a shallow plate | on a floured board; on a trattoria table | cream, green, gold | pasta
tortellini | food table plural | small folded rings of pasta, clear broth, grated parmesan, parsley, a deep plate | on a trattoria table | yellow, cream, green | pasta
gnocchi | food table plural | small ridged potato dumplings, sage leaves, browned butter, shaved cheese, a shallow plate | on a floured board; on a trattoria table | cream, green, gold | pasta
lasagna, lasagne | food table | layers of pasta and meat sauce, browned bubbling cheese, a cut square, a white baking dish | on an oven cloth | red, gold, cream | -
moussaka | food table | layers of aubergine and mince, a thick browned white sauce, a square cut, an earthenware dish | on a taverna table | gold, brown, cream | -
mac and cheese, macaroni cheese | food table mass | elbow pasta, orange cheese sauce, a browned crumb crust, a cast-iron skillet | on a wooden table | orange, gold, black | pasta
ratatouille | food table | overlapping coloured vegetable slices, a red sauce, thyme sprigs, a round baking dish | on a kitchen table | red, green, yellow | vegetables

# meat, fish and roasts
steak, ribeye, beef steak, filet mignon | food table | a seared dark crust, a pink sliced centre, melting herb butter, rosemary, a wooden board | on a restaurant table | dark brown, pink, green | steak
roast chicken, roasted chicken, grilled chicken, chicken dinner | food table | crackling golden skin, trussed legs, roasted lemons, thyme sprigs, an iron pan | on a kitchen table | gold, green, brown | roast
chicken | food table +roast +grilled +fried +curry +dinner +breast +thigh +soup +wings +recipe +barbecue +bbq | crackling browned skin, carved slices, herbs, pan juices, a white platter | on a kitchen table | gold, brown, green | roast
roast turkey, thanksgiving turkey, thanksgiving dinner | food table | glossy brown skin, crossed legs, stuffing, cranberry sauce, a wide oval platter | on a set dining table | mahogany, red, orange | roast
turkey | food table +roast +thanksgiving +dinner +stuffing +carving +gravy +oven +platter | glossy brown skin, crossed legs, stuffing, cranberry sauce, a wide oval platter | on a set dining table | mahogany, red, orange | roast
roast beef, sunday roast, roast, roast dinner | food table | a pink carved joint, roast potatoes, Yorkshire puddings, gravy, green beans | on a set dining table | brown, pink, green | roast
yorkshire pudding | food hand | a tall puffed golden rim, a hollow centre, glossy gravy, a metal tin | on an oven cloth | gold, brown, cream | -
roast pork | food table | blistered golden crackling, layers of tender meat, apple sauce, fennel, a carving board | on a market counter | gold, pink, green | roast
suckling pig | food table | whole glossy amber skin, an apple in the mouth, crisp ears, a bed of herbs, a wide platter | on a banquet table | amber, red, green | roast
lechon | food table | whole glossy amber roast pig, crackled skin, banana leaves, a long table platter | on a festive table | amber, brown, green | roast
pork belly, crackling | food table | blistered golden crackling, striped layers of meat and fat, coarse salt, a carving board | on a market counter | gold, pink, cream | roast
lamb | food table +roast +chops +rack +shank +mint +leg | a herb crust, pink carved chops, roasted garlic, rosemary, a pewter dish | on a set table | brown, pink, green | roast
ribs, bbq ribs, spare ribs | food table plural | dark sticky glaze, charred edges, tender meat on bone, coleslaw, butcher paper | on a smokehouse tray | mahogany, black, white | steak
korean barbecue, korean bbq | food table | thin marbled beef on a round grill, lettuce leaves, small side dishes, garlic slices, curling smoke | on a table grill | brown, green, red | steak
bulgogi | food table | thin glazed beef strips, sesame seeds, spring onion, a hot iron plate, lettuce leaves | on a table grill | brown, green, cream | steak
barbecue food, bbq food | food large | sausages and ribs on a steel grate, glowing coals, curling smoke, long tongs | in a back garden | brown, orange, black | -
pulled pork | food table mass | shredded glazed meat, dark charred bits, a soft bun, coleslaw, butcher paper | on a smokehouse tray | brown, mahogany, white | sandwich
brisket | food table | a black peppery bark, a pink smoke ring, thick juicy slices, pickles, butcher paper | on a smokehouse tray | black, pink, brown | roast
bacon, bacon and eggs | food table mass | crisp wavy strips, fat and lean stripes, two fried eggs, a black skillet | on a stove; on a diner plate | red-brown, cream, yellow | egg
ham, glazed ham, christmas ham | food table | a scored diamond glaze, cloves, a pink cut face, pineapple rings | on a carving board | pink, amber, brown | roast
pigs in blankets | food hand plural | small sausages, crisp bacon wraps, browned edges, rosemary, a roasting tin | on a Christmas table | brown, pink, green | -
swedish meatballs | food table plural | small browned balls, cream gravy, lingonberries, mashed potato, a dill sprig | on a stoneware plate | brown, cream, red | meal
schnitzel, wiener schnitzel, cutlet | food table | a thin golden crumb crust, a lemon wedge, potato salad, parsley, an oval plate | on an inn table | gold, yellow, green | -
katsu, tonkatsu | food table | a thick sliced crumbed cutlet, shredded cabbage, brown sauce, rice, a black plate | on a wooden counter | gold, pale green, brown | -
grilled fish, whole grilled fish, baked fish, fish dish | food table | charred scored skin, a lemon half, capers, parsley, an oval platter | on a terrace table by the sea | silver, yellow, green | fish
salmon | food table +grilled +fillet +smoked +baked +steak +teriyaki +plate +dill | a pink flaky fillet, seared skin, lemon slices, dill, a white plate | on a kitchen table | coral pink, green, white | fish
sole | food table +meuniere +fried +butter +plate +capers | a browned whole flatfish, melted butter, capers, lemon, an oval plate | on a linen-covered table | gold, yellow, green | fish
crab | food table +boil +cakes +legs +dip +claws +steamed +cajun | cracked red shells, white flaky meat, melted butter, corn cobs, brown paper | on a paper-covered table | red, white, yellow | crab
lobster roll | food hand | a buttered split bun, pink lobster chunks, mayonnaise, chives, a paper tray | on a harbour table | gold, pink, green | sandwich
boiled lobster, lobster dinner | food table | bright red shell, cracked claws, melted butter, lemon wedges, a steel platter | on a harbour table | red, yellow, white | lobster
shrimp cocktail, prawn cocktail | food table | pink curled prawns, a red sauce, shredded lettuce, lemon, a stemmed glass | on a white cloth | pink, red, green | lobster
garlic prawns | food table plural | curled pink prawns, sizzling oil, sliced garlic, chilli, a clay dish | on a bar counter | pink, gold, clay | lobster
fried calamari, calamari | food table | crisp golden rings, a lemon wedge, a dip of garlic mayonnaise, paper in a basket | on a seaside table | gold, yellow, white | -
seared scallops | food table plural | browned round tops, white flesh, a smear of pea purée, a crisp bacon crumb, a white plate | on a restaurant table | gold, white, green | -
oysters on ice, oyster platter | food table plural glossy | rough open shells, grey plump flesh, lemon wedges, crushed ice, a silver tray | on a zinc bar | grey, pearl white, yellow | shell
oyster | food hand glossy +ice +lemon +platter +bar +champagne +plate | a rough open shell, grey plump flesh, a lemon wedge, crushed ice | on a silver tray | grey, pearl white, yellow | shell
mussels, moules frites | food table plural | open black shells, orange flesh, parsley, white wine broth, an enamel pot | on a bistro table | black, orange, green | shell
clams | food table plural | open cream shells, small orange flesh, parsley, garlic broth, a wide bowl | on a trattoria table | cream, orange, green | shell
seafood platter | food table | oysters, red lobster claws, pink prawns, lemon halves, a bed of crushed ice on a tiered stand | on a bistro table | red, pink, silver | lobster
caviar | food hand mass glossy | tiny shining black beads, a mother-of-pearl spoon, a tin on crushed ice, small pancakes | on a silver tray | black, pearl, silver | -
escargot | food table | snail shells in dimples, green garlic butter, a small two-pronged fork, a round metal dish | on a bistro table | green, brown, silver | snail

# soups, stews and pies
soup | food table mass | a smooth orange surface, a swirl of cream, toasted seeds, a wide rimmed bowl, rising steam | on a wooden table | orange, cream, green | soup
chicken soup, chicken noodle soup | food table mass | clear golden broth, shredded chicken, carrot coins, thin noodles, a deep bowl | on a bedside tray; on a kitchen table | gold, orange, green | soup
pumpkin soup | food table mass | a smooth orange surface, a swirl of cream, toasted seeds, a wide rimmed bowl, rising steam | on a wooden table | orange, cream, green | soup
vegetable soup, minestrone | food table mass | diced carrots and beans, small pasta, a clear red broth, parsley, a wide bowl | on a kitchen table | red, orange, green | soup
tomato soup | food table mass | a smooth red surface, a swirl of cream, basil leaves, a stoneware bowl, rising steam | on a kitchen table | red, cream, green | soup
french onion soup, onion soup | food table mass | a browned cheese lid, a dark broth, bread slices, a lion-handled crock | on a bistro table | brown, gold, cream | soup
borscht, beetroot soup | food table mass | deep magenta broth, a spoon of sour cream, dill, beetroot strips, a white bowl | on an embroidered cloth | magenta, white, green | soup
goulash | food table mass | dark red paprika sauce, chunks of beef, potato, sour cream, a small iron kettle | on an inn table | dark red, brown, white | soup
gazpacho | food table mass | a smooth chilled red soup, diced cucumber, olive oil drops, a frosted glass bowl | on a terrace table | red, green, gold | soup
clam chowder, chowder | food table mass | creamy broth, diced potato, clams in shell, parsley, a hollowed bread bowl | on a harbour table | cream, grey, green | soup
bouillabaisse | food table mass | saffron-orange broth, mussels and prawns, chunks of white fish, a toasted slice of bread, a wide bowl | on a harbour table | orange, black, pink | soup
stew, beef stew | food table mass | tender chunks of meat, carrots, dark gravy, bay leaves, a cast-iron pot | on a stove; on a wooden table | brown, orange, black | soup
tagine | food table | a cone-lidded clay pot, apricots and almonds, tender lamb, coriander, curling steam | on a brass tray | terracotta, orange, green | -
boeuf bourguignon | food table mass | wine-dark sauce, small onions, mushrooms, tender meat, a cast-iron pot | on a farmhouse table | dark red, brown, green | soup
cassoulet | food table mass | white beans, browned sausage, duck legs, a crusted top, a deep clay dish | on a farmhouse table | tan, brown, cream | bowl
coq au vin | food table mass | wine-dark chicken pieces, small onions, mushrooms, thyme, a cast-iron pot | on a farmhouse table | dark red, brown, green | bowl
couscous | food table mass | fine golden grains, roasted vegetables, chickpeas, raisins, a painted platter | on a patterned cloth | gold, orange, green | bowl
shepherd's pie | food table | browned ridges of mashed potato, bubbling gravy at the edge, a deep enamel dish, peas | on a kitchen table | gold, brown, green | pie
cottage pie | food table | browned ridges of mashed potato, bubbling gravy at the edge, a deep enamel dish, peas | on a kitchen table | gold, brown, green | pie
pot pie | food table | a domed golden crust, a crimped rim, a steam vent, thick gravy, an enamel dish | on a wooden table | gold, brown, cream | pie
meat pie, steak pie, chicken pie | food table | a domed golden crust, a crimped rim, a steam vent, thick gravy, an enamel dish | on a wooden table | gold, brown, cream | pie
pasty, cornish pasty | food hand | a half-moon golden crust, a thick crimped edge, a filling of beef and potato, a paper bag | on a harbour wall | gold, brown, cream | -
frittata, spanish omelette | food table | a thick round set omelette, sliced potato at the cut edge, a browned top, a wooden board | on a bar counter | yellow, gold, brown | egg
quiche | food table | a crisp fluted rim, a set yellow filling, browned top, leek and bacon pieces, a cut wedge | on a café counter | yellow, gold, green | pie
toad in the hole | food table | browned sausages, a puffed golden batter, onion gravy, a deep roasting tin | on a kitchen table | gold, brown, red-brown | -
fondue | food table | bubbling melted cheese, long forks, cubes of bread, a red ceramic pot, a small flame | on a chalet table | yellow, red, brown | cheese
raclette | food table | a half wheel of cheese, a bubbling melted edge, small potatoes, pickles, a wooden scraper | on a chalet table | yellow, brown, green | cheese
poutine | food table mass | chips, brown gravy, white cheese curds, a paper tray | on a diner counter | gold, brown, cream | -
haggis | food table | a dark crumbly sausage, mashed turnip, mashed potato, a tartan napkin, a silver dish | on a set table | brown, orange, cream | meal

# salads, eggs and small plates
salad, green salad | food table mass | crisp torn leaves, halved cherry tomatoes, cucumber slices, olives, a glass bowl | on a garden table | green, red, white | salad
greek salad | food table | a block of white feta, tomato wedges, cucumber, black olives, red onion rings | on a taverna table | white, red, green | salad
caesar salad | food table | crisp romaine leaves, shaved parmesan, golden croutons, creamy dressing, a wide bowl | on a restaurant table | green, cream, gold | salad
caprese, caprese salad | food table | red tomato rounds, white mozzarella, basil leaves, olive oil drops, a white plate | on a terrace table | red, white, green | salad
coleslaw | food table mass | shredded cabbage and carrot, creamy dressing, chives, a ceramic bowl | on a picnic table | cream, green, orange | bowl
potato salad | food table mass | sliced waxy potatoes, creamy dressing, chives, pickles, a ceramic bowl | on a picnic table | cream, green, yellow | bowl
pasta salad | food table mass | spiral pasta, halved cherry tomatoes, black olives, basil, a glass bowl | on a picnic table | yellow, red, green | pasta
avocado toast | food hand | mashed green avocado, toasted bread, chilli flakes, a poached egg, a stoneware plate | on a café table | green, yellow, brown | avocado
omelette, omelet | food table | a smooth yellow fold, lightly browned edges, chopped chives, melted cheese, a white plate | on a kitchen table | yellow, gold, green | egg
scotch egg | food hand | a crisp browned crumb, a band of sausage meat, a soft orange yolk, a cut half | on a pub board | brown, orange, white | egg
deviled eggs, devilled eggs | food hand plural | halved boiled eggs, piped yellow filling, paprika, chives, an oval platter | on a party table | yellow, white, red | egg
biscuits and gravy | food table | split golden scones, white peppery gravy, sausage crumbs, a diner plate | on a diner table | gold, cream, black | -
eggs benedict | food table | a runny orange yolk, buttery yellow sauce, an English muffin, chives, a white plate | on a café table | yellow, white, green | egg
poached egg | food hand | a smooth white oval, a runny orange yolk, cracked pepper, toasted bread | on a café plate | white, orange, brown | egg
scrambled eggs | food table mass | soft yellow curds, chopped chives, buttered toast, a white plate | on a breakfast table | yellow, green, gold | egg
fried egg, sunny side up egg | food hand | a round glossy yolk, crisp lacy white edges, cracked pepper, a black skillet | on a stove; on toast | yellow, white, black | egg
shakshuka | food table | eggs in red tomato sauce, runny yolks, parsley, a black iron pan, torn bread | on a wooden table | red, yellow, green | egg
hummus | food table mass | a swirled beige spread, a pool of olive oil, paprika, whole chickpeas, warm flatbread | on a painted plate | beige, gold, red | bowl
mezze | food table | small bowls of dips, stuffed vine leaves, olives, falafel, warm flatbread | on a tiled table | beige, green, red | meal
baba ganoush | food table mass | a smoky beige purée, olive oil, pomegranate seeds, parsley, warm flatbread | on a painted plate | beige, ruby, green | bowl
tapas | food table | small clay dishes, garlic prawns, green olives, slices of ham on bread, toothpicks | on a bar counter | red, green, clay | meal
ants on a log | food hand plural | green celery sticks, peanut butter, a row of raisins, a small plate | on a kitchen table | green, tan, dark brown | -
canapé, canape, hors d'oeuvre, finger food | food hand plural | tiny toasts, curls of smoked salmon, dill sprigs, a silver tray | on a waiter's tray | pink, green, gold | -
bruschetta | food hand | toasted bread, diced tomato, basil, olive oil, a rubbed garlic clove | on a wooden board | red, green, gold | bread
dip, dips | food table mass +chips +bowl +vegetables +party +salsa +bread | a swirled creamy surface, herbs, a small bowl, vegetable sticks | on a party table | cream, green, orange | bowl
mashed potato, mashed potatoes | food table mass | a soft swirled mound, a melting knob of butter, chives, a white bowl | on a kitchen table | cream, yellow, green | bowl
baked potato, jacket potato | food table | a split crisp skin, steaming fluffy flesh, melting butter, grated cheese, a stoneware plate | on a kitchen table | brown, cream, yellow | potato
porridge, oatmeal, granola bowl | food table mass | creamy oats, blueberries, sliced banana, a drizzle of honey, a ceramic bowl | on a breakfast table | cream, blue, gold | bowl
overnight oats | food table mass | creamy oats, blueberries, sliced banana, a drizzle of honey, a ceramic bowl | on a breakfast table | cream, blue, gold | bowl
cereal, bowl of cereal, cornflakes | food table mass | golden flakes, white milk, sliced strawberries, a spoon in a blue bowl | on a breakfast table | gold, white, blue | bowl
yogurt parfait | food hand mass | thick smooth yoghurt, granola, berries, a glass jar | on a marble counter | white, purple, gold | bowl
yoghurt, yogurt | food hand mass | thick smooth yoghurt, granola, berries, a glass jar | on a marble counter | white, purple, gold | bowl
acai bowl, smoothie bowl | food table | thick purple purée, rows of sliced banana and berries, granola, coconut flakes, a coconut shell bowl | on a beach-café table | purple, yellow, red | bowl
kimchi | food hand mass | fermented cabbage leaves, red chilli paste, garlic, a clay or glass jar | on a wooden shelf | red, cream, green | jar
sauerkraut | food hand mass | pale shredded cabbage, juniper berries, caraway seeds, a stoneware crock | on a wooden table | pale yellow, blue-black, grey | bowl
pickles, pickled cucumber, gherkin | food hand plural | knobbly green cucumbers, dill sprigs, mustard seeds, cloudy brine in a glass jar | on a wooden shelf | green, yellow, clear | jar
bird's nest soup | food table mass | a clear sweet broth, gelatinous strands, red goji berries, a lidded porcelain bowl | on a lacquer tray | clear amber, red, white | soup
steak tartare, tartare | food table | finely chopped raw beef, a raw egg yolk, capers, chives, toasted bread | on a bistro table | red, yellow, green | steak
carpaccio | food table | paper-thin raw beef slices, rocket leaves, parmesan shavings, olive oil, a flat white plate | on a restaurant table | ruby, green, cream | meal
`;
