/** Plain people by age, family, company and way of life: names | kind and traits | details | usual places | colours | drawing. */
export const PEOPLE = `
# grown people
person/people, human, human being, adult, individual, figure | person person | a plain crew-neck jumper, dark straight trousers, leather shoes, short brushed hair | in a plain room beside a window; on a city pavement | grey, navy, tan | person
man/men, guy, gentleman/gentlemen, bloke, dude, fellow, male | person person m | a collared shirt with rolled sleeves, dark trousers, a leather belt, short hair | in a plain room beside a window; on a city pavement | navy, charcoal, tan | person
woman/women, female | person person f | a fine knitted top, a midi skirt, small stud earrings, hair falling to the shoulders | in a plain room beside a window; on a city pavement | cream, olive, chestnut | person
lady | person person f | a buttoned wool coat, leather gloves, a silk scarf at the neck, hair pinned up | in a hotel lobby; on a tree-lined avenue | camel, burgundy, pearl | person:coat
young man/young men, lad | person person m | an open overshirt over a white t-shirt, dark jeans, canvas trainers, tousled hair | on the steps of a city square; at a bus stop | white, denim blue, grey | person
young woman/young women | person person f | a loose linen shirt, high-waisted jeans, thin silver rings, hair tied back loosely | beside a large window; on a city street | white, denim blue, silver | person
middle-aged man/middle-aged men | person person m | a checked shirt, a corduroy jacket, greying temples, reading glasses in the breast pocket | in an armchair beside a bookshelf; on a front porch | brown, bottle green, grey | person
middle-aged woman/middle-aged women | person person f | a fine-knit cardigan, a patterned blouse, reading glasses on a cord, fine lines around the eyes | at a kitchen table; on a garden path | plum, cream, brown | person
old man/old men, elderly man/elderly men, elder man/elder men, old-timer, geezer | person person m | a flat tweed cap, a buttoned cardigan, deep creases around the eyes, white stubble, broad veined hands | on a wooden bench; on the step of an open door | tweed brown, grey, cream | person
old woman/old women, elderly woman/elderly women, old lady, elderly lady | person person f | a wool shawl over the shoulders, a flowered blouse, white hair in a low bun, deep lines around eyes and mouth | in an armchair beside a window; on a doorstep in the sun | lavender, cream, silver | person
elder, senior, elderly person/elderly people, old person/old people, pensioner, senior citizen | person person | a buttoned cardigan, a soft collared shirt, white hair, a wooden walking stick, deep lines around the eyes | on a park bench; in an armchair beside a window | oat, grey, sage | person
old couple, elderly couple | group person | a flat tweed cap, a wool shawl, white hair, two linked arms, two worn wedding rings | on a park bench; on a seafront path | tweed brown, lavender, silver | person
centenarian, hundred-year-old | person person | thin white hair, papery skin over fine veins, a buttoned bed jacket, a knitted blanket over the knees | in a wing chair beside a window | cream, rose, silver | person
redhead, red-haired woman/red-haired women, ginger | person person f | long copper-red hair, freckles across nose and cheeks, a dark green jumper | beside a window; in a field of dry grass | copper, dark green, cream | person
blonde, blonde woman/blonde women | person person f | straight blonde hair to the shoulders, fair eyebrows, a pale blue shirt | beside a window; on a sunny street | pale gold, pale blue, white | person
brunette, dark-haired woman/dark-haired women | person person f | long dark-brown hair, dark eyebrows, a cream roll-neck jumper | beside a window; at a cafe table | dark brown, cream, brick | person
bald man/bald men | person person m | a clean-shaven scalp with a soft sheen, dark eyebrows, a black roll-neck jumper | in front of a plain wall; on a city pavement | black, grey, tan | person
bearded man/bearded men | person person m | a thick trimmed beard, a flannel shirt, rolled sleeves, a leather watch strap | on a cabin porch; in a workshop doorway | rust, charcoal, brown | person
pregnant woman/pregnant women, expectant mother, mum-to-be, mother-to-be | person person f | a round belly under a soft jersey dress, a loose cardigan, hair over one shoulder | beside a bedroom window; in a meadow | cream, dusty pink, sage | person:dress
wheelchair user, man in a wheelchair, woman in a wheelchair | person person | a light wheelchair with spoked wheels, a fitted jacket, fingerless gloves, straight trousers | on a smooth park path; in a wide bright corridor | black, steel, teal | person
# babies and children
baby, infant | baby table | a soft cotton bodysuit, round cheeks, a wisp of fine hair, small curled fingers | on a knitted blanket; in a wooden cot | cream, pale yellow, pink | baby
newborn, newborn baby | baby table | a muslin wrap, a tiny knitted cap, creased eyelids, closed fists | in a wicker basket lined with wool; in a hospital cot | white, oat, rose | baby
toddler | baby person | cotton dungarees, soft leather shoes, round cheeks, thin curls | on a living-room rug; on a lawn | mustard, denim blue, cream | child
child/children, kid, youngster, little one | child person | a striped t-shirt, cotton shorts, scuffed trainers, a graze on one knee | on a garden lawn; in a playground | red, white, denim blue | child
boy, little boy, young boy, small boy | child person m | a striped t-shirt, shorts, scuffed trainers, short tousled hair, a plaster on one knee | on a garden lawn; on a quiet street | red, navy, white | child
girl, little girl, young girl, small girl | child person f | a cotton dress with pockets, ankle socks, buckled shoes, two short plaits | on a garden lawn; on a quiet street | yellow, white, cherry red | child
teenager, teen, adolescent | person person | an oversized hoodie, worn jeans, high-top trainers, headphones around the neck | on a low wall outside a school; at a skate park | grey, black, acid green | person
teenage girl, teen girl | person person f | a cropped denim jacket, a printed t-shirt, chipped nail varnish, hair half tied up | on a bedroom floor; at a bus stop | denim blue, lilac, white | person
teenage boy, teen boy | person person m | a zipped tracksuit top, loose jeans, white trainers, a fringe over the forehead | on the steps outside a school; at a bus stop | navy, white, grey | person
schoolchild/schoolchildren, schoolkid, pupil | child person role | a school jumper, a white polo shirt, grey pleats or shorts, a satchel with two straps | at a school gate; at a wooden desk | grey, bottle green, white | person:schoolchild
schoolgirl | child person f role | a pleated grey skirt, a bottle-green jumper, knee socks, a leather satchel | at a school gate; at a wooden desk | bottle green, grey, white | person:schoolchild
schoolboy | child person m role | a navy blazer, grey shorts, a striped tie, a leather satchel, one fallen sock | at a school gate; at a wooden desk | navy, grey, red | person:schoolchild
orphan | child person | a patched jacket with sleeves too long, a wool cap, worn boots, a small cardboard suitcase | on a stone doorstep; on a railway platform | brown, grey, dull blue | child
# family
mother, mum, mom, mummy, mommy, mama, mam | person person f | a soft shirt with rolled sleeves, a hair tie on one wrist, hair in a loose knot, small hoop earrings | in a family kitchen; on a garden path | cream, blue, terracotta | person
father, dad, daddy, papa, pa | person person m | a checked shirt with rolled sleeves, jeans, a steel wristwatch, light stubble | in a family kitchen; on a back lawn | blue, grey, brown | person
parent | person person | a soft shirt with rolled sleeves, jeans, a cloth tote over one shoulder | in a family kitchen; at a school gate | blue, oat, grey | person
grandmother, grandma, granny, nan, nana, gran, grandmum, grandmom, babushka, abuela, nonna, oma, baba | person person f | a hand-knitted cardigan, a flowered apron, silver hair in a bun, round glasses, a thin gold ring | in a high-backed armchair; at a kitchen table | lavender, cream, rose | person
grandfather, grandpa, grandad, granddad, gramps, abuelo, nonno, opa | person person m | a buttoned cardigan with leather elbows, a checked shirt, a white moustache, glasses low on the nose | in a leather armchair; on a garden bench | brown, bottle green, white | person
great-grandmother, great-grandma | person person f | a lace collar, a wool shawl, thin white hair pinned back, knotted knuckles | in a high-backed chair beside a window | cream, grey, violet | person
uncle | person person m | a corduroy jacket, an open-necked shirt, a signet ring, a full moustache | at the end of a long dining table; on a front porch | brown, mustard, navy | person
aunt, auntie, aunty | person person f | a bright printed blouse, a string of wooden beads, large glasses, short curled hair | at a dining table; in a front hall | coral, teal, cream | person
brother, older brother, elder brother, big brother | person person m | a striped rugby shirt, worn jeans, untied trainers, a fringe across the forehead | on a living-room rug; on a back lawn | navy, red, denim blue | person
little brother, younger brother, kid brother | child person m | a striped rugby shirt, shorts, untied trainers, a fringe across the forehead | on a living-room rug; on a back lawn | navy, red, denim blue | child
sister, big sister, older sister, elder sister | person person f | a denim jacket, a printed dress, a woven bracelet, a long plait over one shoulder | on a living-room sofa; on a back lawn | denim blue, coral, white | person
little sister, younger sister, kid sister | child person f | a printed dress, ankle socks, a woven bracelet, a long plait over one shoulder | on a living-room sofa; on a back lawn | coral, white, denim blue | child
sibling | person person | a striped jumper, jeans, thick socks, freckles across the nose | on a living-room rug; on a back lawn | red, navy, white | child
son | person person m | a cotton shirt with one button open, shorts, scuffed trainers, short tousled hair | in a family kitchen; on a back lawn | blue, white, tan | child
daughter | person person f | a knitted cardigan, a cotton skirt, buckled shoes, a ribbon in the hair | in a family kitchen; on a back lawn | red, cream, navy | child
grandson | child person m | a knitted tank top, a checked shirt, short trousers, brushed hair with a parting | on a living-room rug; on a garden path | green, blue, white | child
granddaughter, grandchild/grandchildren | child person f | a smocked dress, a knitted cardigan, white socks, two plaits with ribbons | on a living-room rug; on a garden path | red, cream, blue | child
cousin | person person | a short-sleeved printed shirt, cotton shorts, canvas shoes, sun-browned forearms | on a veranda; at a long garden table | yellow, white, teal | person
nephew | child person m | a dinosaur-print t-shirt, shorts, velcro trainers, a missing front tooth | on a living-room rug; on a back lawn | green, orange, denim blue | child
niece | child person f | a dotted dress, a cardigan, glitter shoes, a missing front tooth | on a living-room rug; on a back lawn | pink, white, navy | child
husband | person person m | an open-necked shirt, a knitted jumper, a plain gold wedding ring, greying temples | in a home kitchen; in a front garden | navy, oat, gold | person
wife/wives, housewife/housewives | person person f | a belted day dress, a plain gold wedding ring, small pearl earrings, hair set in waves | in a home kitchen; in a front garden | cream, blue, gold | person:dress
widow | person person f | a black wool dress, a black lace veil, a plain gold ring, a folded white handkerchief | beside a window with drawn curtains; at a graveside | black, white, grey | person:dress
widower | person person m | a black suit, a black tie, a wedding ring on a neck chain, a black felt hat | at a graveside; at a table for two | black, white, grey | person:suit
boyfriend | person person m | a denim jacket, a white t-shirt, a leather bracelet, tousled hair | at a cafe table; on a park bench | denim blue, white, tan | person
girlfriend | person person f | an oversized jumper, a slip skirt, a thin gold necklace, loose wavy hair | at a cafe table; on a park bench | cream, gold, chestnut | person
single mother, single mum, single mom, single father, single dad | person person | a work lanyard, a soft shirt with rolled sleeves, a child's backpack over one shoulder, a bunch of keys on a clip | in a small kitchen; at a school gate | blue, grey, red | person
# weddings
bride | person person f role | a long white dress, a lace bodice, a tulle veil, a bouquet of white roses | in a church doorway; on a garden lawn | white, ivory, blush pink | person:bride
groom, bridegroom | person person m role | a dark three-piece suit, a white shirt, a silk tie, a white rose in the buttonhole | in a church doorway; on a garden lawn | charcoal, white, sage | person:groom
bridesmaid, maid of honour, maid of honor | person person f role | a long satin dress, a small posy of garden roses, flowers pinned in the hair, a thin pearl bracelet | on church steps; on a garden lawn | dusty pink, sage, ivory | person:dress
best man/best men, groomsman/groomsmen, usher | person person m role | a morning suit, a silk waistcoat, a buttonhole flower, polished black shoes | on church steps; at a reception table | grey, ivory, sage | person:suit
flower girl | child person f role | a white tulle dress, a wreath of small flowers, a wicker basket of petals, satin shoes | in a church aisle; on a garden path | white, blush pink, green | child
page boy, ring bearer | child person m role | a small waistcoat, a bow tie, short trousers, a velvet ring cushion | in a church aisle; on a garden path | grey, white, gold | child
# company and passers-by
friend, buddy, pal, mate, roommate, flatmate, housemate, classmate, schoolmate, teammate, bully, best friend, opponent, rival, competitor, companion | person person | a denim jacket, a printed t-shirt, jeans, a woven bracelet | at a cafe table; on a park lawn | denim blue, mustard, white | person
lover, sweetheart | person person | a silk shirt open at the collar, dark trousers, a thin gold chain, loose hair | at a small table by a window; under a street lamp | black, wine red, gold | person
neighbour, neighbor | person person | a fleece jacket, corduroy trousers, garden clogs, a bunch of keys on a ring | at a garden fence; on a front step | green, brown, grey | person
stranger, passer-by/passers-by, passerby/passersby, pedestrian, bystander, onlooker | person person | a long dark coat, a scarf wound once, a bag over one shoulder, leather shoes | on a city pavement; at a pedestrian crossing | charcoal, grey, rust | person:coat
guest, party guest, partygoer | person person | a satin shirt, dark tailored trousers, polished shoes, a paper party hat | in a crowded living room; on a terrace | emerald, black, gold | person
tourist, sightseer, holidaymaker | person person | a short-sleeved shirt, a sun hat, a camera on a neck strap, a folded map in a back pocket | on a city square; on a viewing terrace | khaki, sky blue, white | person
traveller, traveler, backpacker, hitchhiker, wayfarer | person person | a tall framed backpack with a rolled mat, a sun-bleached shirt, dusty boots, a woven bracelet | on the verge of a country road; on a railway platform | olive, sand, rust | person:hiker
wanderer, vagabond, drifter, nomad | person person | a long weathered coat, a wide scarf, a staff of peeled wood, dusty boots | on a dirt track; on a ridge | brown, sand, grey | person:coat
passenger, commuter | person person | a wool coat, a bag on the lap, wireless earbuds, a paper cup of coffee | on a seat of a commuter train; on a station platform | grey, navy, orange | person:coat
customer, client, shopper, buyer | person person | a quilted jacket, jeans, a canvas tote bag, a knitted scarf | in a shop aisle; at a market stall | olive, cream, red | person
patient | person person | a cotton hospital gown, a plastic wristband, a drip line taped to the hand, brushed-back hair | in a hospital bed; on an examination couch | pale blue, white, grey | person
student, university student, college student, undergraduate | person person | a roll-neck jumper, jeans, a canvas rucksack, an armful of books | at a library desk; on campus steps | mustard, navy, grey | person
graduate, grad | person person role | a black academic gown, a square cap with a tassel, a rolled diploma with a ribbon | on campus steps; on a college lawn | black, gold, white | person:robe
reader, bookworm, book lover | person person | a chunky cardigan, round glasses, thick socks, a stack of paperbacks | in a window seat; at a library table | oat, rust, green | person
daydreamer, dreamer, sleeper | person person | a rumpled linen shirt, bare feet, loose hair, a folded blanket | on a window seat; on an unmade bed | white, pale blue, grey | person
insomniac | person person | crumpled pyjamas, shadows under the eyes, uncombed hair, bare feet | on the edge of a bed; at a kitchen table | grey, blue, amber | person
sunbather, beachgoer | person person | swimwear, sunglasses, a wide straw hat, a spread striped towel | on a sandy beach; beside a pool | turquoise, white, coral | person:swimsuit
birdwatcher, birder, twitcher | person person | a waxed jacket, binoculars on a harness, a wool hat, a field notebook in a pocket | in a reed-bed hide; on a heath path | olive, brown, grey | person:coat
hiker, rambler, trekker, walker | person person | a technical shell jacket, a backpack with hip belt, walking boots, two trekking poles | on a mountain path; on a ridge | orange, grey, green | person:hiker
camper | person person | a fleece jacket, a wool hat, walking boots, an enamel mug | beside a small tent; at a campfire | rust, green, grey | person
picnicker | person person | a gingham shirt, rolled trousers, bare feet, a wicker hamper | on a blanket under a tree | red, white, green | person
homeless man/homeless men, homeless person/homeless people, homeless woman/homeless women, beggar | person person | a layered worn coat, a wool hat, fingerless gloves, a bedroll tied with string | in a shop doorway; on a bench under a bridge | brown, grey, dull green | person:coat
refugee | person person | a wool blanket over the shoulders, a headscarf, mud-splashed shoes, one tied bundle | on a long road; at a tent camp | grey, brown, dull blue | person
immigrant, emigrant | person person | a heavy wool coat, a headscarf or flat cap, a strapped leather suitcase, a paper tag on a button | at a ship's rail; in a tall arrivals hall | brown, grey, cream | person:coat
prisoner, inmate, convict | person person | a loose striped or orange uniform, a stencilled chest patch, laceless shoes, cropped hair | in a narrow cell; behind a barred window | orange, concrete grey, white | person:uniform
# ways of dressing and living
hipster | person person | a full beard, round glasses, a rolled-cuff checked shirt, a knitted beanie, tattooed forearms | at a coffee bar; on a brick-lined street | rust, navy, brown | person
punk, punk rocker | person person | a tall dyed mohawk, a studded leather jacket, ripped tights or jeans, safety pins, heavy boots | against a postered wall; on a club staircase | black, acid green, red | person
goth, goth girl, gothic girl | person person f | a black lace dress, silver rings, dark lipstick, pale powder, heavy platform boots | on a stone staircase; at a wrought-iron gate | black, plum, silver | person:dress
hippie, hippy, flower child/flower children | person person | a fringed suede waistcoat, flared jeans, round tinted glasses, a headband of daisies, long loose hair | in a festival meadow; beside a painted van | orange, brown, turquoise | person
biker, motorcyclist | person person role | a black leather jacket, heavy boots, a bandana, gauntlet gloves, an open-face helmet | at the roadside beside a parked motorbike; outside a diner | black, chrome, denim blue | person
rasta, rastafarian | person person | long dreadlocks, a knitted tam in red, gold and green, a loose cotton shirt, wooden beads | on a wooden veranda; on a beach | red, gold, green | person
rockabilly, greaser | person person | a high combed quiff, a black leather jacket, turned-up jeans, a white t-shirt | outside a diner; beside a chrome jukebox | black, white, denim blue | person
pin-up, pin-up girl | person person f | a dotted halter-neck dress, victory-rolled hair, red lipstick, peep-toe heels | against a plain coloured wall; beside a vintage car | red, white, navy | person:dress
flapper | person person f role | a beaded drop-waist dress, a sequined headband with one feather, long pearls, a bobbed haircut | in a ballroom; at a cocktail bar | gold, black, pearl | person:dress
dandy, aristocratic gentleman/aristocratic gentlemen | person person m role | a fitted tailcoat, a patterned silk waistcoat, a top hat, a silver-topped cane | in a panelled drawing room; on a gaslit street | plum, black, silver | person:suit
victorian lady, victorian woman/victorian women | person person f role | a high-necked bodice, a full bustled skirt, a cameo brooch, a lace parasol | in a panelled parlour; on a gravel walk | burgundy, ivory, black | person:gown
victorian gentleman/victorian gentlemen | person person m role | a black frock coat, a top hat, a watch chain, mutton-chop whiskers | in a panelled study; on a gaslit street | black, grey, burgundy | person:suit
suffragette, suffragist | person person f role | a white high-necked dress, a sash in violet and green, a wide hat with a ribbon, a rosette | on a broad city street; on the steps of a public building | white, violet, green | person:dress
peasant, villager, serf | person person | a rough linen smock, a leather belt, a wool hood, wooden clogs | in a village lane; at the edge of a barley field | brown, oat, dull green | person
caveman/cavemen, cavewoman/cavewomen, neanderthal, prehistoric man/prehistoric men, hunter-gatherer | person person role | a fur wrap over one shoulder, a bone necklace, matted hair, a wooden spear | at the mouth of a cave; beside a fire pit | brown, ochre, bone | person
bedouin, desert nomad | person person role | an indigo head wrap, a long cotton robe, leather sandals, kohl around the eyes | on a dune crest; at the door of a goat-hair tent | indigo, sand, cream | person:robe
inuit, arctic villager | person person | a fur-trimmed parka hood, sealskin boots, beaded mittens, wind-reddened cheeks | on sea ice; beside a snow shelter | cream, brown, pale blue | person:polar
maasai, maasai warrior | person person m role | a red checked shawl, beaded collars, stretched earlobes with rings, a long spear | on a dry savanna; at a thorn fence | red, blue, ochre | person:robe
tribal chief, chieftain, native american chief | person person role | a feathered headdress, a beaded hide shirt, a bone breastplate, painted cheeks | before a hide tent; on a grassy bluff | white, red, tan | person
hermit, recluse | person person | a long matted beard, a patched wool robe, a rope belt, bare dusty feet | at the mouth of a cave; at the door of a stone hut | grey, brown, moss green | person:robe
samaritan, volunteer | person person role | a bright printed vest, a name sticker, work gloves, rolled sleeves | at a folding table; in a community hall | yellow, blue, white | person
protester, protestor, activist, demonstrator | person person role | a rain jacket, a bandana at the neck, a blank placard on a stick, a badge on the lapel | on a broad city street; on the steps of a public building | yellow, black, red | person
# screen life
streamer, live streamer, game streamer | person person role | a large headset with a boom microphone, an oversized hoodie, coloured light on the cheeks | in a padded chair before two monitors | magenta, cyan, black | person
gamer, gamer girl, video gamer | person person role | a headset around the ears, a hoodie, a game controller, screen light on the face | in a padded chair before a monitor; on a sofa | purple, cyan, black | person
influencer, youtuber, vlogger, content creator | person person role | a neat trend-led outfit, glossy styled hair, a phone on a small grip, a clip-on microphone | before a ring light in a bedroom; at a sunlit cafe table | blush pink, white, gold | person
podcaster | person person role | closed-back headphones, a soft jumper, a large microphone on a boom arm | at a table in a foam-lined room | charcoal, mustard, red | person
cosplayer | person person role | a home-made foam costume with painted edges, a styled wig, coloured contact lenses, a convention pass | in a convention hall; on outdoor stairs | cobalt, silver, pink | person
nerd, geek | person person | thick-rimmed glasses, a buttoned checked shirt, pens in the breast pocket, a digital watch | at a desk of circuit boards; at a library table | blue, white, red | person
hacker, cyberpunk hacker, computer hacker | person person role | a black hood, fingerless gloves, a headset, lines of green text reflected in dark glasses | at a desk of monitors in a dark room | black, green, violet | person:hood
cyberpunk girl, cyberpunk woman/cyberpunk women, netrunner | person person role | a translucent rain jacket with lit seams, a chrome implant at the temple, asymmetrical dyed hair, fingerless gloves | in a neon-lit alley; on a rooftop among antennas | magenta, cyan, black | person:coat
# figures of story
superhero/superheroes, hero/heroes, superheroine, heroine | person person role | a fitted bodysuit with a plain chest emblem, a long cape, tall boots, gauntlets | on the edge of a rooftop; in mid-air above a city | red, blue, gold | person:cape
supervillain, villain, antagonist | person person role | a high-collared coat, black gloves, a scar across one cheek, slicked-back hair | in a high-backed chair; on a gantry | black, crimson, green | person:cape
masked vigilante, vigilante | person person role | a dark armoured suit, a half mask, a hooded cape, a belt of pouches | on a rooftop ledge; in a wet alley | black, slate, yellow | person:cape
sidekick | person person role | a short cape, a domino mask, a bright tunic, laced boots | on a rooftop; beside a low wall | red, green, yellow | person:cape
time traveller, time traveler | person person role | a long leather coat, brass goggles, a large pocket watch, a strap of brass instruments | beside a humming brass machine; on a cobbled street | brass, brown, teal | person:coat
steampunk inventor, steampunk woman/steampunk women, steampunk man/steampunk men | person person role | brass goggles, a leather corset or waistcoat, a gear-trimmed top hat, rolled sleeves, a tool belt | in a workshop of pipes and gauges | brass, brown, bottle green | person
survivor, wasteland survivor, post-apocalyptic survivor, scavenger | person person role | a patched coat, a gas mask at the neck, wrapped boots, a pack hung with cans | on a cracked road; in a ruined shopfront | rust, sand, grey | person:coat
castaway | person person | torn rolled trousers, a sun-bleached shirt, a tangled beard, cracked lips | on an empty beach; beside a driftwood shelter | sand, white, driftwood grey | person
adventurer | person person role | a worn travelling cloak, a leather belt with pouches, tall scuffed boots, a pack with a bedroll | on a mountain path; in a tavern | brown, moss, grey | person:cloak
treasure hunter | person person role | a wide-brimmed felt hat, a leather jacket, a satchel, a coil of rope at the belt | at the mouth of a cave; in a stone corridor | brown, khaki, tan | person
maiden, damsel, fair maiden | person person f | a long pale gown, a braided circlet, loose waist-length hair, bell sleeves | at a tower window; in a walled garden | ivory, pale blue, gold | person:gown
villainess, femme fatale | person person f role | a black satin dress, long gloves, red lipstick, a veiled hat | in a doorway with blinds; at a bar | black, red, ivory | person:gown
little red riding hood, red riding hood | child person f role | a hooded red wool cape, a white apron, a wicker basket with a cloth, buckled shoes | on a forest path | red, white, moss green | person:hood
`;
