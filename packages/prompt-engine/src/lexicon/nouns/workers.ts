/** People at their work in care, office, transport, service and outdoors: names | kind and traits | details | usual places | colours | drawing. */
export const WORKERS = `
# medicine and rescue
doctor, physician, medic, gp | person person role | a white coat, a stethoscope around the neck, a pen in the breast pocket, a clipped identity badge | in a consulting room; in a hospital corridor | white, pale blue, steel | person:doctor
surgeon | person person role | green scrubs, a tied cap, a surgical mask, thin latex gloves, magnifying loupes | under an operating lamp; at a steel scrub sink | surgical green, steel, white | person:surgeon
nurse | person person role | a blue tunic, a fob watch pinned at the chest, hair tied back, soft-soled shoes | on a hospital ward; in a hospital corridor | tunic blue, white, grey | person:nurse
paramedic, ambulance worker, emt, emergency medic | person person role | a green uniform with reflective bands, nitrile gloves, a radio at the shoulder, a red kit bag | beside an open ambulance; on a wet street | bottle green, yellow, red | person:paramedic
midwife/midwives | person person role | a maroon tunic, a fob watch, rolled sleeves, a wooden listening horn | in a delivery room; at a bedside | maroon, white, silver | person:nurse
dentist | person person role | a white tunic, a face mask, magnifying loupes, thin gloves, a small round mirror | beside a reclined dental chair | white, mint, steel | person:dentist
veterinarian, vet, animal doctor | person person role | a green tunic, a stethoscope, short nails, a pocket of swabs | at a steel examination table; in a stable | green, steel, white | person:vet
pharmacist, apothecary | person person role | a white buttoned coat, half-moon glasses, a small brass balance, a row of brown bottles | behind a dispensary counter | white, amber, green | person:doctor
therapist, psychologist, psychiatrist, counsellor, counselor | person person role | a soft wool jumper, glasses, a closed notebook on the knee, a lanyard | in an armchair in a quiet office | oat, sage, brown | person
optician, optometrist | person person role | a white tunic, a steel trial frame, a small pen torch, neat glasses | in a darkened test room before a letter chart | white, black, steel | person:doctor
caregiver, carer, care worker | person person role | a lilac tunic, a fob watch, flat shoes, a folded towel over one arm | in a bright bedroom; in a care-home lounge | lilac, white, grey | person:uniform
plague doctor | person person role | a long-beaked leather mask, round glass eyepieces, a waxed black coat, a wide-brimmed hat, a wooden cane | in a narrow cobbled lane; in a candlelit room | black, leather brown, bone | person:coat
firefighter, fireman/firemen, firewoman/firewomen, fire fighter | person person role | a turnout coat with reflective bands, a ridged helmet, heavy gloves, an air tank on the back, soot on the cheeks | beside a fire engine; at a smoking building | tan, reflective yellow, soot black, red | person:firefighter
lifeguard | person person role | a red swimsuit or shorts, a whistle on a cord, a red rescue buoy, a stripe of zinc on the nose | on a wooden beach tower; beside a pool | red, yellow, sand | person:lifeguard
search and rescue worker, mountain rescuer, rescuer, rescue worker | person person role | an orange jacket, a helmet with a headlamp, a climbing harness, a coil of rope | on a rocky slope; in rubble | orange, black, white | person:worker
# law and order
police officer, policeman/policemen, policewoman/policewomen, cop, constable, bobby | person person role | a navy uniform, a peaked cap with a badge, a radio at the shoulder, a heavy duty belt | on a street corner; beside a patrol car | navy, silver, white | person:police
detective, private eye, private detective, investigator, sleuth | person person role | a belted trench coat, a fedora, a loosened tie, a small notebook | in an office with slatted blinds; under a street lamp | tan, charcoal, amber | person:detective
spy, secret agent, agent | person person role | a dark tailored suit, a thin tie, an earpiece with a coiled wire, black gloves | in a hotel lobby; on a wet city street | black, white, silver | person:spy
judge, magistrate | person person role | a black robe, a white collar band, half-moon glasses, a wooden gavel | on a panelled bench in a courtroom | black, white, oak brown | person:judge
lawyer, attorney, barrister, solicitor, advocate | person person role | a dark pinstripe suit, a white shirt, a leather folder, a heavy wristwatch | in a panelled courtroom; at an office desk | charcoal, white, oxblood | person:suit
security guard, guard, bouncer, doorman/doormen | person person role | a black bomber jacket, an earpiece with a coiled wire, a clipped badge, folded gloves | at a glass entrance; at a club door | black, white, yellow | person:uniform
prison guard, jailer, warden | person person role | a grey uniform shirt, a peaked cap, a ring of keys on the belt, a radio | in a barred corridor | grey, black, steel | person:uniform
bodyguard | person person role | a dark suit, dark glasses, an earpiece, broad shoulders | beside a black car; at a doorway | black, white, grey | person:spy
customs officer, border guard | person person role | a navy shirt with epaulettes, a peaked cap, a metal stamp, a lanyard | at a passport desk; at a striped barrier | navy, white, red | person:uniform
# thieves and the like
thief/thieves, burglar, robber, cat burglar | person person role | a black roll-neck, a knitted mask, thin gloves, a canvas sack | at an open sash window; in a dark corridor | black, grey, steel | person:burglar
pickpocket | person person role | a flat cap, a loose jacket, fingerless gloves, quick thin fingers | in a street market; on a tram platform | brown, grey, rust | person
gangster, mobster, mafia boss, mafioso, godfather | person person m role | a double-breasted pinstripe suit, a fedora, a gold ring, a carnation in the lapel | at a corner table in a restaurant; beside a black saloon car | charcoal, white, wine red | person:suit
smuggler | person person role | a long dark coat, a scarf over the chin, a shuttered lantern, sea boots | in a sea cave; on a shingle beach | black, navy, amber | person:coat
# teaching and study
teacher, schoolteacher, primary teacher | person person role | a cardigan with chalk on the cuff, a lanyard, reading glasses, a stick of chalk | at a blackboard; beside a classroom desk | mustard, bottle green, white | person:teacher
professor, lecturer, academic, scholar | person person role | a tweed jacket with leather elbows, a knitted tie, wire glasses, a stack of papers | at a lectern; in a book-lined study | tweed brown, green, cream | person:suit
headmaster, headmistress, principal | person person role | a dark suit, an academic gown, a brass bell, half-moon glasses | in a panelled office; in a school hall | black, grey, burgundy | person:robe
librarian | person person role | a fine cardigan, glasses on a chain, a date stamp, an armful of bound books | at a returns desk; between tall bookshelves | green, brown, cream | person:teacher
scientist, researcher, lab technician, chemist | person person role | a buttoned lab coat, safety goggles, blue nitrile gloves, a conical flask | at a laboratory bench | white, cobalt, amber | person:scientist
mad scientist | person person role | a stained lab coat, wild white hair, round dark goggles, heavy rubber gloves | among bubbling glassware and coils | white, acid green, copper | person:scientist
physicist, mathematician | person person role | a rumpled shirt, a corduroy jacket, chalk dust on the fingers, uncombed hair | before a blackboard covered in formulas | brown, chalk white, slate | person
astronomer, stargazer | person person role | a heavy wool coat, fingerless gloves, a red torch on a cord, a star chart | beside a telescope under an open dome; on a dark hilltop | navy, brass, red | person:coat
archaeologist | person person role | a sun-faded shirt, a wide-brimmed hat, a pointed trowel, knee pads, dust on the forearms | in a square-cut trench; at a ruin | ochre, khaki, terracotta | person:archaeologist
palaeontologist, paleontologist, fossil hunter | person person role | a cotton hat, a dusty shirt, a soft brush, a geological hammer in a belt loop | beside bones half out of rock; at a museum bench | sand, khaki, bone | person:archaeologist
geologist | person person role | a field jacket, a hand lens on a cord, a geological hammer, heavy boots | on a layered rock face; on a lava field | grey, orange, khaki | person
botanist | person person role | a canvas waistcoat with pockets, a hand lens, a plant press on a strap, a straw hat | in a glasshouse; in a meadow | green, cream, tan | person:explorer
biologist, marine biologist, zoologist, entomologist | person person role | a field shirt, waders, a hand lens, a row of sample jars | at the edge of a rock pool; at a microscope | green, grey, glass blue | person
historian, archivist | person person role | white cotton gloves, a dark cardigan, a magnifying glass, a bound ledger | at a long table between shelves of boxes | brown, cream, white | person
philosopher | person person role | a draped wool robe, sandals, a grey beard, a scroll | on marble steps; in a colonnade | cream, grey, terracotta | person:robe
inventor, tinkerer | person person role | a leather apron, goggles pushed up on the forehead, rolled sleeves, a screwdriver behind one ear | at a bench of cogs and wire | brown, brass, green | person:apron
explorer, polar explorer, arctic explorer | person person role | a fur-trimmed parka, snow goggles, a frosted beard, a compass on a cord | on an ice field; beside a loaded sledge | orange, fur brown, white | person:polar
# office and technology
businessman/businessmen, executive, ceo, boss, manager, banker, office man/office men | person person m role | a tailored dark suit, a white shirt, a silk tie, polished shoes | in a glass office; on a city pavement | charcoal, white, navy | person:suit
businesswoman/businesswomen, female executive, career woman/career women | person person f role | a tailored blazer, a silk blouse, a slim watch, hair in a low knot | in a glass office; on a city pavement | navy, ivory, gold | person:suit
office worker, clerk, employee, accountant, salaryman/salarymen, white-collar worker | person person role | a pale shirt, a lanyard with a card, rolled sleeves, a loosened tie | at an office desk; in a lift lobby | pale blue, grey, white | person:suit
worker | person person role +office +desk +chair +laptop +computer +cubicle +burnout +meeting +keyboard | a pale shirt, a lanyard with a card, rolled sleeves, a loosened tie | at an office desk; in a lift lobby | pale blue, grey, white | person:suit
secretary, receptionist, typist | person person role | a fitted cardigan, a neat blouse, a headset or pencil behind the ear, a notepad | at a reception desk | cream, navy, coral | person
programmer, coder, developer, software engineer, web developer | person person role | a zipped hoodie, over-ear headphones, glasses with screen light in the lenses, a mechanical keyboard | at a desk with two monitors | charcoal, cyan, orange | person
engineer | person person role | a pale shirt, a white hard hat, a roll of plans, a steel rule in the pocket | on a factory floor; on a bridge deck | white, blue, steel | person:worker
architect | person person role | a black roll-neck, round glasses, a scale ruler, a pencil behind one ear | at a drawing table with a card model | black, white, birch | person
politician, president, senator, mayor, prime minister | person person role | a dark suit, a plain tie, a lapel pin, brushed hair | at a lectern with microphones; on the steps of a public building | navy, white, red | person:suit
diplomat, ambassador | person person role | a dark suit, a sash or small lapel pin, a leather folder, a fountain pen | at a long polished table; on embassy steps | black, white, gold | person:suit
journalist, reporter, news reporter, correspondent | person person role | a rain jacket, a press card on a cord, a spiral notebook, a hand-held microphone | on a street corner; outside a public building | navy, yellow, grey | person
news anchor, newsreader, presenter, tv host, weather forecaster, weatherman/weathermen | person person role | a sharp blazer, a clip-on microphone, set hair, a stack of papers | at a studio desk before screens | navy, red, white | person:suit
photographer, paparazzo/paparazzi, war photographer, photojournalist | person person role | a camera on a leather strap, a waistcoat with pockets, a lens bag, one eye narrowed | in a studio beside a tripod; on a street corner | black, khaki, silver | person:photographer
cameraman/cameramen, camera operator, cinematographer, filmmaker | person person role | a shoulder-mounted film camera, a baseball cap, a light meter on a cord, work gloves at the belt | on a film set; on a camera dolly | black, grey, orange | person
writer, author, novelist, poet | person person role | a worn cardigan, ink on one finger, reading glasses, a stack of typed pages | at a desk with a typewriter; at a cafe table | brown, cream, ink blue | person
editor, proofreader | person person role | rolled sleeves, reading glasses, a red pencil, a marked stack of pages | at a desk under a green-shaded lamp | white, red, green | person
translator, interpreter | person person role | a headset, a neat blazer, two open dictionaries, a pencil | in a glass booth; at a library desk | navy, cream, brown | person:suit
mission controller, flight controller, ground controller | person person role | a short-sleeved white shirt, a narrow tie, a headset with a boom microphone, a row of pens in the pocket | at a console in a control room of tiered desks | white, console green, grey | person
air traffic controller | person person role | a headset, a white shirt with epaulettes, binoculars, a strip board | in a glass control tower above a runway | white, navy, radar green | person
switchboard operator, telephone operator | person person role | a headset with a mouthpiece horn, a neat blouse, plaited patch cords, waved hair | at a wall of switchboard sockets | cream, brown, brass | person
auctioneer | person person role | a dark suit, a silk pocket square, a small wooden gavel | at a rostrum in a saleroom | navy, oak brown, white | person:suit
estate agent, realtor, salesman/salesmen, saleswoman/saleswomen, door-to-door salesman/door-to-door salesmen | person person role | a bright tie, a pressed suit, a sample case, slicked-back hair | on a front step; in a showroom | navy, mustard, white | person:suit
stockbroker, trader | person person role | a loosened tie, rolled sleeves, a coloured trading jacket, a telephone at the ear | on a trading floor of screens | blue, red, white | person:suit
fashion designer, stylist | person person role | a tape measure around the neck, a pincushion on the wrist, black clothes, round glasses | in a studio beside a draped mannequin | black, white, red | person
graphic designer, illustrator, animator | person person role | a striped t-shirt, a stylus, paper scraps with colour samples, round glasses | at a slanted drawing board; at a pen display | white, black, coral | person
# food and service
chef, cook, head chef, sous chef | person person role | a white double-breasted jacket, a tall toque, a cloth at the waist, a steel pan | at a steel kitchen pass; at a gas range | white, steel, flame orange | person:chef
sushi chef, ramen chef, itamae | person person role | a white kimono jacket, a knotted headband, a long thin knife, a damp cloth | behind a pale wooden counter | white, indigo, cypress | person:chef
pastry chef, patissier | person person role | a white jacket, a low cap, a piping bag, icing sugar on the forearms | at a marble worktop | white, pink, chocolate | person:chef
pizza maker, pizzaiolo, pizza chef | person person role | a white t-shirt, an apron dusted with flour, a paper cap, a long wooden peel | before a domed wood oven | white, tomato red, flame orange | person:chef
waiter | person person role | a white shirt, a black waistcoat, a long white apron, a round tray | between restaurant tables; on a cafe terrace | black, white, brass | person:waiter
waitress, diner waitress | person person f role | a buttoned uniform dress, a white apron, a notepad in the pocket, a glass coffee jug | at a diner booth; on a cafe terrace | mint, white, chrome | person:waitress
barista | person person role | a canvas apron, a steel milk jug, rolled sleeves, a tattooed forearm | behind an espresso machine | brown, steel, cream | person:apron
bartender, barman/barmen, barmaid, barkeeper, mixologist | person person role | a black waistcoat, sleeve garters, a steel shaker, a cloth over the shoulder | behind a bar of lit bottles | black, amber, brass | person:waiter
sommelier, wine taster | person person role | a dark suit, a silver grape pin, a folded white napkin, a long-stemmed glass | in a vaulted cellar; at a white tablecloth | black, wine red, silver | person:suit
butler, footman/footmen, valet | person person m role | a black tailcoat, white gloves, a stiff wing collar, a silver tray | in a panelled hall; at a double door | black, white, silver | person:butler
maid, housekeeper, chambermaid, housemaid | person person f role | a black dress, a white bib apron, a lace cap, a feather duster | in a hotel room; on a grand staircase | black, white, oak brown | person:maid
hotel porter, bellboy, bellhop, concierge | person person role | a double-buttoned red jacket, a pillbox cap, white gloves, a brass luggage trolley | in a hotel lobby; at a revolving door | red, gold, white | person:bellboy
store owner, shop owner, shop clerk, store clerk, bookseller, florist's assistant | person person role | a plain canvas apron, rolled shirt sleeves, a pencil behind one ear, a ring of keys | behind a shop counter | brown, cream, green | person:apron
shopkeeper, shop assistant, grocer, storekeeper | person person role | a long brown apron, a pencil behind one ear, rolled sleeves, a brass scale | behind a shop counter | brown, cream, green | person:apron
greengrocer, fruit seller, market trader, street vendor, vendor, stallholder | person person role | a striped apron, a money belt, a wool cap, a paper bag | behind a stall of stacked crates | green, orange, red | person:butcher
fishmonger | person person role | a rubber apron, a straw boater, white wellingtons, crushed ice on the gloves | behind a slab of ice | white, blue, silver | person:butcher
cashier, checkout worker | person person role | a coloured tabard, a name badge, a handheld scanner, rolled sleeves | at a supermarket till | red, grey, white | person:uniform
cleaner, janitor, caretaker, cleaning lady | person person role | a blue overall, yellow rubber gloves, a string mop, a ring of keys | in a long polished corridor | blue, yellow, grey | person:cleaner
window cleaner, window washer | person person role | a harness over blue overalls, a rubber squeegee, a bucket at the belt, a wet cloth | on a cradle against a glass tower; on a ladder at a shopfront | blue, glass green, orange | person:overalls
chimney sweep | person person role | a black cap, a soot-stained jacket, a coil of rods with a round brush, soot on the cheeks | on a tiled roof beside chimney pots | soot black, brick, white | person:sweep
flight attendant, stewardess, cabin crew, air hostess | person person role | a fitted uniform jacket, a knotted neck scarf, a small hat, pinned hair | in the aisle of an airliner cabin | navy, red, white | person:steward
babysitter, nanny, au pair | person person role | a striped jumper, jeans, a muslin over one shoulder, a soft toy under one arm | in a nursery; on a living-room rug | mustard, denim blue, white | person
florist, flower seller | person person role | a green apron, secateurs in the pocket, twine at the belt, leaf stains on the fingers | in a shop of flower buckets | green, pink, kraft brown | person:gardener
hairdresser, hair stylist | person person role | a black smock, a comb in the pocket, thin scissors, a cropped dyed fringe | behind a salon chair before a mirror | black, chrome, white | person:barber
barber | person person role | a white buttoned tunic, a cut-throat razor, a badger brush, a trimmed moustache | behind a leather barber's chair before a mirror | white, red, chrome | person:barber
make-up artist, makeup artist, beautician | person person role | a belt of brushes, a black apron, a palette of powders, smudges of colour on one hand | before a mirror framed with bulbs | black, rose, gold | person:apron
tattoo artist, tattooist | person person role | black gloves, tattooed forearms, a buzzing tattoo machine, a lamp on an arm | in a studio of framed drawings | black, chrome, green | person
masseur, masseuse, massage therapist | person person role | a white linen tunic, bare forearms with a sheen of oil, a folded towel | beside a padded table in a dim room | white, sand, green | person
fortune teller, fortune-teller, psychic, clairvoyant | person person role | a fringed shawl, large hoop earrings, ringed fingers, a crystal ball on a stand | at a draped round table; in a striped tent | purple, gold, crimson | person:robe
undertaker, gravedigger, mortician | person person role | a black tailcoat, a top hat with a crape band, black gloves, a long spade | in a churchyard; beside a hearse | black, grey, earth brown | person:suit
# rail, road, sea, air
train conductor, ticket inspector, train guard, ticket collector | person person role | a navy waistcoat, a peaked cap, brass buttons, a nickel ticket punch on a chain | in the aisle of a railway carriage; on a station platform | navy, brass, plush green | person:train-conductor
conductor | person person role +train +ticket +railway +tram +carriage | a navy waistcoat, a peaked cap, brass buttons, a nickel ticket punch on a chain | in the aisle of a railway carriage; on a station platform | navy, brass, plush green | person:uniform
train driver, engine driver, locomotive engineer, stoker | person person role | a soot-stained boiler suit, a flat greasy cap, a neckerchief, a coal shovel | on the footplate of a locomotive; in a driver's cab | soot black, denim blue, brass | person:train-driver
station master, stationmaster | person person role | a long dark coat with brass buttons, a red peaked cap, a whistle, a rolled green flag | on a station platform under a clock | navy, red, brass | person:train-conductor
bus driver, coach driver, tram driver | person person role | a short-sleeved uniform shirt, a lanyard, sunglasses, a large flat steering wheel | in the driver's seat of a bus | pale blue, navy, grey | person:cabbie
driver, motorist | person person | a hand on the wheel, eyes on the road | behind a steering wheel | charcoal, denim, tan | person
taxi driver, cabbie, cab driver, chauffeur | person person role | a flat cap, a leather jacket, a string of wooden beads, a knitted scarf | at the wheel of a taxi; at a taxi rank | black, yellow, brown | person:cabbie
truck driver, lorry driver, trucker | person person role | a mesh-backed cap, a checked shirt, a padded waistcoat, a steel flask | in a high cab; at a roadside diner | red, chrome, denim blue | person
delivery driver, courier, delivery man/delivery men, delivery woman/delivery women, delivery boy, delivery girl | person person role | a bright jacket, a cap, a square insulated bag, a stack of parcels | on a front step; beside a van | orange, black, cardboard brown | person:uniform
delivery rider, food delivery rider, bike courier | person person role | a windproof jacket, a cycle helmet, a square insulated box on the back, gloves | on a wet city street; at a red light | jacket orange, black, wet grey | person:cyclist
bike messenger, bicycle courier | person person role | a messenger bag, a rolled trouser leg, fingerless gloves, a cycling cap | on a city street beside parked cars | black, yellow, grey | person
postman/postmen, mailman/mailmen, mail carrier, postal worker, postwoman/postwomen | person person role | a blue jacket, a peaked cap, a leather satchel of letters, sturdy shoes | on a garden path; at a row of letterboxes | blue, red, paper white | person:postman
paperboy, newspaper boy, newsboy | child person m role | a large flat cap, a waistcoat, short trousers, a canvas bag of folded papers | on a street corner; on a bicycle in a suburb | brown, grey, newsprint | child
lamplighter | person person role | a long coat, a flat cap, a pole with a small flame, a short ladder | on a cobbled street beside a gas lamp | black, amber, blue | person:coat
pilot, airline pilot, co-pilot, copilot | person person role | a navy jacket with gold sleeve bands, a peaked cap, a headset, sunglasses | in a cockpit; on an airport apron | navy, gold, white | person:pilot
aviator, bush pilot, biplane pilot, aviatrix | person person role | a leather flying helmet, goggles on the forehead, a sheepskin jacket, a white silk scarf | in an open cockpit; beside a propeller | brown, cream, khaki | person:coat
fighter pilot, jet pilot | person person role | an olive flight suit, an oxygen mask hanging from a helmet, a webbing harness, dark visor | in a jet cockpit; on a carrier deck | olive, grey, black | person:soldier
astronaut, spaceman/spacemen, cosmonaut, spacewoman/spacewomen | person person role | a white pressure suit, a round helmet with a gold visor, a chest control pack, thick ribbed gloves | in a spacecraft airlock; on grey lunar dust | white, gold, orange, grey | person:astronaut
captain, sea captain, ship captain, skipper | person person role | a navy double-breasted coat, a peaked cap with an anchor badge, a trimmed beard, brass binoculars | on a ship's bridge; at a wooden ship's wheel | navy, gold, white | person:captain
sailor, seaman/seamen, mariner, deckhand | person person role | a striped jersey, wide navy trousers, a flat round cap, a tattooed forearm | on a ship's deck; on a quay among ropes | navy, white, rope tan | person:sailor
ice fisherman/ice fishermen, ice fisher, ice angler | person person role | a padded parka, a fur-lined hat, thick mittens, a short ice rod | beside a hole in the ice of a lake | dark red, grey, ice white | person:fisherman
fisherman/fishermen, fisher, fisherwoman/fisherwomen, angler | person person role | yellow oilskins, a wool cap, rubber boots, cracked salt-stained hands | on a harbour wall; in the stern of a small boat | oilskin yellow, navy, rust | person:fisherman
ferryman/ferrymen, boatman/boatmen, gondolier | person person m role | a striped jersey, a straw hat with a ribbon, a long oar, rolled sleeves | at the stern of a narrow boat | black, white, red | person:gondolier
lighthouse keeper | person person role | a heavy roll-neck jumper, a peaked cap, an oil can, a full grey beard | on the gallery of a lighthouse; on a spiral stair | navy, white, brass | person:coat
diver, scuba diver, frogman/frogmen, snorkeler, snorkeller | person person role | a black wetsuit, a glass mask, long fins, a steel tank, a trail of bubbles | above a coral reef; at the side of a dive boat | black, yellow, blue | person:diver
deep sea diver, deep-sea diver, hard-hat diver | person person role | a copper helmet with round windows, a canvas suit, lead boots, an air hose | on a dim sea bed; on a salvage deck | copper, canvas tan, green | person:deep-diver
# land and heavy work
farmer, farmhand, farm worker | person person role | denim dungarees, a checked shirt, a straw hat, mud-caked boots, sunburnt forearms | in a ploughed field; at a barn door | denim blue, straw, earth brown | person:farmer
rice farmer, rice planter | person person role | a conical straw hat, rolled trousers, bare feet in mud, a bundle of green shoots | in a flooded terrace | green, straw, mud brown | person:farmer
shepherd, goatherd, shepherdess | person person role | a wool cloak, a broad hat, a hooked crook, worn boots | on a hill pasture; at a stone fold | wool cream, brown, green | person:shepherd
cowboy, cowgirl, rancher, gaucho, vaquero, wrangler | person person role | a wide-brimmed hat, a bandana, leather chaps, spurred boots, a coiled lasso | at a corral fence; on a dusty plain | tan, denim blue, rust | person:cowboy
gardener, landscaper | person person role | a straw hat, a canvas apron, soil-stained gloves, secateurs in the pocket | between flower beds; in a greenhouse | green, terracotta, straw | person:gardener
beekeeper, bee keeper, apiarist | person person role | a white suit, a wide hat with a mesh veil, long leather gloves, a tin smoker | among wooden hives in an orchard | white, honey, smoke grey | person:beekeeper
fruit picker, grape picker, harvester, tea picker, apple picker | person person role | a headscarf, long cotton sleeves, a woven basket on the back, stained fingers | between rows of bushes; in an orchard | green, red, straw | person:farmer
winemaker, vintner | person person role | a wool waistcoat, rolled sleeves, stained fingers, a glass pipette | between oak barrels; in a vineyard row | wine red, oak brown, green | person:farmer
lumberjack, woodcutter, logger | person person role | a red checked shirt, wide braces, heavy boots, a long-handled axe, a thick beard | in a forest clearing of cut logs | red, bark brown, pine green | person:lumberjack
forester, park ranger, ranger, forest ranger | person person role | a flat-brimmed hat, a khaki shirt with a badge, a radio, laced boots | on a forest track; at a trail sign | khaki, green, brown | person:ranger
hunter, huntsman/huntsmen | person person role | a waxed jacket, a feather in the hat, a long gun over the shoulder, tall boots | at the edge of a wood; in a misty field | olive, brown, grey | person:hunter
zookeeper, animal keeper | person person role | khaki shorts, a polo shirt, rubber boots, a steel feed bucket | at an enclosure gate | khaki, green, steel | person:ranger
stable boy, stable girl, stable hand | person person role | a flat cap, braces over a rough shirt, tall boots, a body brush | in a stable doorway | brown, straw, green | person:farmer
groom | person person role +horse +horses +stable +pony +saddle | a flat cap, braces over a rough shirt, tall boots, a body brush | in a stable doorway | brown, straw, green | person:farmer
miner, coal miner, pitman/pitmen | person person role | a helmet with a lamp, a coal-blackened face, a torn vest, a pickaxe | in a timbered tunnel; at a pit head | coal black, amber, denim blue | person:miner
gold miner, prospector, gold panner | person person m role | a battered felt hat, red braces, a flat iron pan, a tangled beard | in a shallow river; at a wooden sluice | brown, red, gold | person:miner
construction worker, builder, labourer, laborer, worker, workman/workmen, road worker | person person role | a yellow hard hat, an orange reflective vest, dusty boots, leather gloves | on scaffolding; on a building site | orange, yellow, concrete grey | person:worker
steelworker, ironworker, foundry worker | person person role | a silver heat coat, a tinted face shield, thick gauntlets, soot on the jaw | before an open furnace; on a steel beam | silver, molten orange, black | person:worker
bricklayer, brickie | person person role | a dusty shirt, a pointed trowel, a spirit level, mortar on the hands | at a half-built brick wall | brick red, mortar grey, blue | person:worker
crane operator, forklift driver, excavator driver | person person role | a hard hat, a reflective vest, two joystick levers, work gloves | in a glass cab above a building site | yellow, orange, black | person:worker
electrician, lineman/linemen | person person role | a hard hat, a tool belt, insulated gloves, a coil of copper cable | at an open fuse board; on a power pole | blue, copper, yellow | person:electrician
plumber | person person role | blue overalls, a pipe wrench, a rag in the back pocket, damp knees | under a kitchen sink; beside a boiler | blue, copper, red | person:plumber
mechanic, car mechanic, auto mechanic | person person role | oil-stained overalls, a ring spanner, a rag in the pocket, grease on the forearms | under a raised car; at an open bonnet | overall blue, oil black, steel | person:mechanic
welder | person person role | a dark welding mask, a leather apron, long gauntlets | at a steel frame in a workshop | steel, leather brown, spark orange | person:welder
factory worker, assembly worker, rosie the riveter, riveter | person person role | a blue boiler suit, a knotted headscarf, rolled sleeves, a pneumatic tool | at an assembly line | blue, red, steel | person:overalls
roofer | person person role | a harness, knee pads, a slate hammer, a nail pouch | on a tiled roof | slate, terracotta, orange | person:worker
house painter, decorator | person person role | white overalls spotted with paint, a paper hat, a long roller, a tin of paint | on a stepladder in an empty room | white, sky blue, wood | person:overalls
dockworker, docker, stevedore, porter | person person role | a wool cap, a reflective vest, a steel cargo hook, rolled sleeves | on a quay between containers | navy, orange, rust | person:worker
garbage man/garbage men, dustman/dustmen, refuse collector, street sweeper | person person role | a reflective orange suit, thick gloves, a wide broom, heavy boots | on an empty street beside bins | orange, grey, green | person:worker
oil worker, oil rigger, roughneck | person person role | an oil-streaked boiler suit, a hard hat, a heavy chain, wet gloves | on a steel drilling deck | orange, oil black, steel | person:worker
wind turbine technician, solar installer | person person role | a full harness, a white helmet, clipped ropes, a tool bag | on top of a turbine; on a roof of panels | white, orange, sky blue | person:worker
# faith
priest, vicar, pastor, clergyman/clergymen, reverend | person person role | a black cassock, a white collar, a small silver cross, a leather prayer book | at an altar; in a church doorway | black, white, gold | person:priest
sister | person person f role +convent +habit +nunnery +rosary | a black habit, a white wimple, a rosary at the belt, plain shoes | in a cloister; in a chapel pew | black, white, wood brown | person:nun
nun, mother superior | person person f role | a black habit, a white wimple, a rosary at the belt, plain shoes | in a cloister; in a chapel pew | black, white, wood brown | person:nun
monk, friar, medieval monk | person person m role | a hooded brown robe, a knotted rope belt, a shaved crown, leather sandals | in a stone cloister; at a writing desk | brown, cream, stone grey | person:monk
buddhist monk, tibetan monk, shaolin monk | person person m role | saffron and maroon robes, a shaved head, one bare shoulder, wooden prayer beads | on temple steps; on a straw mat | saffron, maroon, gold | person:monk
bishop, cardinal, archbishop | person person m role | a tall pointed mitre, an embroidered cope, a ringed gloved hand, a curled crozier | before an altar; in a cathedral nave | scarlet, gold, white | person:bishop
pope | person person m role | a white cassock, a white skullcap, a gold cross on a chain, red shoes | on a balcony; in a marble hall | white, gold, red | person:pope
imam | person person m role | a white robe, a wrapped turban, a trimmed beard, prayer beads | before a tiled prayer niche | white, turquoise, gold | person:robe
rabbi | person person m role | a black coat, a wide-brimmed hat, a fringed white shawl, a long beard | at a scroll on a reading desk | black, white, parchment | person:robe
shaman, medicine man/medicine men, witch doctor | person person role | a fur and feather cloak, a painted face, a skin drum, strings of bone and beads | beside a fire; in a ring of standing stones | ochre, bone, moss green | person:robe
pilgrim | person person role | a hooded travelling cloak, a scallop shell on the hat, a tall staff, dusty sandals | on a stony path; at a shrine | brown, grey, white | person:robe
missionary, preacher | person person role | a black suit, a broad hat, a worn bible, a string tie | at a plain wooden pulpit; on a dusty road | black, white, brown | person:suit
yogi, guru, sadhu | person person role | a saffron loincloth, long matted hair, a painted forehead, wooden beads | on riverside steps; on a rock ledge | saffron, ash grey, red | person:robe
shrine maiden, miko | person person f role | a white kimono jacket, wide scarlet trousers, a paper-streamer wand, long hair tied with white paper | on the steps of a shrine under a red gate | white, scarlet, gold | person:kimono
# guides and onlookers
tour guide, guide, museum guide | person person role | a lanyard, a clipped microphone, a small raised flag, comfortable shoes | in a museum hall; on a cobbled square | navy, white, red | person
scout, boy scout, girl scout | child person role | a khaki shirt with badges, a rolled neckerchief, a woven leather ring | at a camp in the woods; on a forest path | khaki, green, red | child:scout
celebrity/celebrities, pop idol, superstar | person person | dark glasses, a tailored jacket, a broad smile | on a red carpet; in a hotel lobby | black, red, gold | person
`;
