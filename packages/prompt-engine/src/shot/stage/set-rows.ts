/**
 * Places with a drawing of their own: the place | how tall a person is there at most, of the frame | names | how one is
 * there: `way` where one goes along it, `aboard` of a vehicle, `out` where one is outside of what is named.
 */
export const SET_ROWS = `
fire-escape | .56 | fire escape, fire stairs, iron stairs | way
treehouse | .5 | treehouse, tree house, tree fort
rope-bridge | .5 | rope bridge, hanging bridge, swinging bridge, suspension bridge | way
tree-stump | .56 | tree stump, stump
dune | .56 | sand dune, dune, dunes, sand dunes | way
roof-tiles | .6 | tiled roof, roof tiles, roof ridge, house roof, thatched roof, roof | way
diving-board | .56 | diving board, springboard, diving platform
scaffolding | .6 | scaffolding, scaffold | way
crow-nest | .6 | crow's nest, crows nest
balloon | .5 | hot air balloon, hot-air balloon, balloon basket | aboard
raft | .6 | raft, wooden raft | aboard
lifeguard-tower | .56 | lifeguard tower, lifeguard stand, lifeguard station, lifeguard chair
trench | .66 | trench, trenches, dugout
flooded-trench | .66 | flooded trench, flooded trenches, muddy trench
crater | .6 | crater, meteor crater, moon crater
golf-bunker | .66 | golf bunker, sand bunker, sand trap, bunker
phone-booth | .62 | phone booth, telephone booth, phone box, telephone box, call box
desert-bus-stop | .7 | desert bus stop
terrace | .7 | terrace, sun terrace, cafe terrace, patio
volcano-rim | .56 | volcano rim, crater rim, rim of the volcano, rim of a volcano, edge of a volcano, edge of the volcano, volcano, volcanic crater
desert-road | .64 | desert road, desert highway, open road, country highway, long road, highway | way
railway-track | .64 | railway track, railway tracks, train tracks, railroad tracks, railway line, rails, tracks | way
rice-terrace | .6 | rice terrace, rice terraces, rice paddy, rice paddies, rice field | way
ski-lodge | .66 | ski lodge, ski hut, chalet, mountain lodge, alpine hut | out
vine-rows | .64 | vineyard, vineyards, vines | way
ship-deck | .66 | ship deck, deck, deck of a ship, ship's deck, sailing boat deck, deck of the ship
ice-rink | .7 | ice rink, skating rink, hockey rink, ice hockey rink, rink, skate rink
crossing | .7 | zebra crossing, crosswalk, pedestrian crossing | way
doorstep | .66 | doorstep, front door, front step, threshold, front steps
shop-front | .66 | shopfront, storefront, shop front, shop window, store window
skatepark | .6 | skatepark, skate park, half-pipe, halfpipe, skate bowl | way
window-ledge | .6 | window ledge, building ledge, ledge, narrow ledge | way
mountain-road | .6 | mountain road, mountain pass, mountain highway, alpine road, winding mountain road, winding road | way
mountain-path | .62 | mountain path, mountain trail, mountain track, hiking trail | way
bamboo-grove | .62 | bamboo forest, bamboo grove, bamboo path, bamboo garden | way
forest-path | .62 | forest path, forest trail, woodland path, path through the woods, path through the forest, path in the woods, path in the forest | way
crag | .6 | mountain top, mountaintop, summit, mountain peak, top of the mountain, top of a mountain
cobweb | .5 | web, spider web, spider's web, cobweb
abandoned-house | .74 | abandoned house, haunted house, abandoned mansion, haunted mansion, derelict house, ruined house, abandoned building, abandoned hospital, abandoned school
reading-nook | .7 | reading nook, book nook, reading corner, window seat | bare
hot-spring | .6 | hot spring, hot springs, onsen, thermal pool, geothermal pool
orchard | .66 | orchard, apple orchard, cherry orchard, olive grove, orange grove
oasis | .66 | oasis
picnic-area | .7 | picnic area, picnic spot
ploughed-field | .66 | ploughed field, plowed field, potato field
wheat-field | .66 | cornfield, corn field, barley field, rye field, hayfield, hay field
supermarket | .74 | supermarket aisle, supermarket, grocery store, grocery shop, aisle, convenience store | way
canteen | .74 | canteen, cafeteria, school canteen, dining hall, mess hall, food court
hotel-corridor | .7 | hotel corridor, hotel hallway, hotel hall | way
cellar | .74 | wine cellar, cellar, barrel cellar, vault cellar
garage | .74 | garage, car workshop, repair shop, car repair shop, auto shop
log-cabin | .74 | log cabin, wooden cabin, mountain cabin, cozy cabin, cosy cabin, hunting lodge, ski lodge, mountain hut, mountain lodge, alpine hut, chalet
castle-kitchen | .74 | castle kitchen, medieval kitchen, palace kitchen, old kitchen
restaurant-kitchen | .74 | restaurant kitchen, commercial kitchen, professional kitchen, hotel kitchen, busy kitchen
ballet-studio | .7 | ballet studio, dance studio, ballet class, ballet school, rehearsal room
dojo | .74 | dojo, karate school, martial arts school, tatami room, japanese room, tea house
pool-hall | .74 | pool hall, billiard room, snooker hall, snooker club, billiard hall
bowling-alley | .64 | bowling alley, bowling lane
recording-studio | .74 | recording studio, music studio, sound studio, radio studio
observatory | .7 | observatory, telescope dome
operating-room | .74 | operating theatre, operating theater, operating room, surgery room, surgery
butcher-shop | .74 | butcher shop, butcher's shop, butchers, butcher's
flower-shop | .74 | flower shop, florist, florist's, flower stall
waiting-room | .74 | waiting room, doctor's office, dentist's waiting room
tunnel | .66 | tunnel, underpass, sewer, railway tunnel, subway tunnel | way
mine | .66 | mine, coal mine, gold mine, mine shaft, mineshaft
dressing-room | .74 | dressing room, theatre dressing room, backstage, green room
bank-vault | .74 | bank vault, vault, strongroom, treasury
bus-inside | .7 | bus, school bus, city bus, night bus | aboard
plane-cabin | .7 | plane, airplane, aeroplane, airliner, plane cabin, airplane cabin | aboard
train-compartment | .7 | train compartment, compartment, train carriage, railway carriage, train | aboard
metro-platform | .66 | subway platform, metro platform, subway station, metro station, underground station, tube station
glasshouse | .74 | greenhouse, hothouse, glasshouse, conservatory, plant nursery
staircase | .54 | stairs, staircase, stairway, stairwell, flight of stairs | way
stone-steps | .54 | steps, stone steps, stone stairs, garden steps, park steps | way
lighthouse-room | .7 | lighthouse room, lamp room, lantern room, lighthouse
warehouse | .7 | warehouse, storehouse, depot
igloo-inside | .66 | igloo, snow house
inside-tent | .66 | tent, camping tent
closet | .74 | closet, walk-in closet, walk-in wardrobe, clothes shop, boutique
toy-shop | .74 | toy shop, toy store, toyshop
server-room | .7 | server room, data centre, data center
tv-studio | .74 | tv studio, television studio, news studio, film set, film studio, movie set
town-square | .6 | town square, village square, main square, city square, piazza, plaza
country-lane | .64 | country lane, country road, dirt road, dirt track, gravel road, farm track, farm road, village lane | way
roadside | .7 | roadside, side of the road, side of a road, hard shoulder, roadside verge
courtyard | .7 | courtyard, cobbled courtyard, inner yard, patio garden
driveway | .6 | driveway, front yard, front garden, front lawn | way
chicken-coop | .6 | chicken coop, henhouse, hen house, chicken run, coop, chicken yard
pigsty | .6 | pigsty, pig pen, sty
post-office | .74 | post office, sorting office, mail room
pharmacy | .74 | pharmacy, chemist, chemist's, drugstore, apothecary
bank-hall | .74 | bank branch, bank lobby, bank hall, savings bank, local bank
police-station | .74 | police station, police office, sheriff's office
fire-station | .72 | fire station, firehouse, fire hall
hotel-lobby | .74 | hotel, hotel lobby, hotel reception, hotel foyer
shoe-shop | .74 | shoe shop, shoe store, cobbler's shop, shoemaker's shop, cobbler's workshop
tailor-shop | .74 | tailor shop, tailor's shop, tailor's, dressmaker's, sewing room, tailor's workshop, fashion studio
jeweller | .74 | jewellery shop, jewelry shop, jewelry store, jeweller's, jeweler's
dentist | .74 | dentist office, dentist's office, dental clinic, dentist's, dental surgery, dentist's chair
temple-hall | .7 | temple, shrine, buddhist temple, monastery temple, pagoda
locker-room | .74 | locker room, changing room
boardwalk | .7 | pier, dock, wooden pier, fishing pier, jetty, wooden jetty, landing stage, boardwalk, wooden dock | way
promenade | .72 | promenade, esplanade, seafront, sea front, seawall, sea wall, waterfront | way
bus-shelter | .62 | bus stop, bus shelter, tram stop, school bus stop
white-lane | .7 | greece, street in greece, narrow street in greece, lane in greece, village in greece, greek island, greek village, greek street, santorini, mykonos, crete | way
narrow-lane | .7 | narrow street, narrow alley, narrow lane, alleyway, back alley, back street, cobbled street, cobbled lane, cobblestone street, old town | way
canal | .7 | canal, amsterdam, canal bank, canal side, canal path, towpath | way
canal | .7 | canal, old canal, city canal | out
mud | .74 | mud, deep mud, thick mud, wet mud, muddy field, muddy track, bog | way
snowdrift | .74 | snowdrift, deep snow, snow drift, snowbank | way
flooded-field | .72 | flooded field, flooded meadow, flooded farm, flooded garden, flooded park, flood, floodwater | way
flooded-street | .72 | flooded street, flooded road, flooded town, flooded city, flooded village, flooded alley | way
flooded-room | .74 | flooded basement, flooded cellar, flooded kitchen, flooded house, flooded room, flooded garage, flooded living room | way
pylon | .46 | pylon, electricity pylon, power pylon, transmission tower, phone mast, radio mast, mast | way
allotment | .7 | allotment, vegetable garden, vegetable patch, kitchen garden, community garden, vegetable plot, veg patch
beach-bar | .72 | beach bar, beach bar floor, tiki bar, beach cafe, beach hut bar
food-truck | .5 | food truck, food van, ice cream van, ice cream truck, taco truck, burger van, coffee van
village | .7 | village, old village, mountain village, fishing village, small village, hamlet | way
church-front | .72 | church, chapel, cathedral, village church, old church | front
temple-court | .7 | temple courtyard, temple yard, temple garden, temple grounds, monastery courtyard, shrine courtyard | way
garage-front | .72 | garage door, garage, closed garage | front
garden-path | .72 | garden path, garden walk, park path, footpath, front path | way
balcony | .76 | balcony, hospital balcony, hotel balcony, kitchen balcony, roof balcony, tiny balcony, apartment balcony | way
windowsill | .8 | windowsill, window sill, window ledge indoors, kitchen windowsill
rooftop | .74 | rooftop, flat roof, roof terrace, roof garden, rooftop garden | way
ticket-hall | .74 | ticket counter, ticket office, ticket booth, ticket window, station counter, train station counter, box office, information desk
garden-shed | .74 | garden shed, shed, potting shed, tool shed, wooden shed, allotment shed
parking-level | .74 | underground car park, parking garage, underground garage, multi-storey car park, underground parking | way
spiral-staircase | .5 | spiral staircase, spiral stairs, winding staircase, winding stairs, spiral stairway | way
music-room | .74 | music room, music school, music class, music lesson, practice room, music classroom
pawn-shop | .74 | pawn shop, pawnshop, pawnbroker's, antique shop, antiques shop, second-hand shop, junk shop, thrift shop, thrift store, charity shop
pet-shop | .74 | pet shop, pet store
tool-shop | .74 | hardware store, hardware shop, tool shop, diy store, ironmonger's
fish-market | .74 | fish market, fishmonger's, fish shop, fish counter, fishmonger
escalator | .5 | escalator, moving stairs, moving staircase | way
staircase | .54 | upstairs, downstairs | bare
petrol-station | .7 | petrol station, gas station, filling station, petrol pump, gas pump, service station | way
snowy-garden | .7 | snowy garden, winter garden, garden in winter, snowy backyard, snowy yard | way
building-site | .72 | construction site, building site, roadworks, construction area | way
burning-house | .5 | burning window, burning apartment, burning flat | bare
climbing-wall | .5 | climbing wall, indoor wall, bouldering wall, climbing gym, climbing hall, indoor climbing wall, bouldering gym | way
crossing | .7 | a crossing, the crossing, street crossing, road crossing, intersection, crossroads, school crossing | way
uphill | .56 | hill, steep hill, slope, steep slope, hillside, steep road, steep street | up
uphill | .56 | uphill | bare
street | .6 | bus, tram, city bus, night bus, school bus, taxi | onto
shop | .74 | narrow shop, basement shop, narrow basement shop, corner shop, gift shop, village shop
kitchen | .74 | caravan kitchen, boat kitchen, farm kitchen, cottage kitchen, tiny kitchen, student kitchen
harbour | .72 | harbour wall, harbor wall, quay, quayside, dockside, fishing harbour, fishing port | way
town-square | .6 | square, crowded square, market square, busy square | way
stone-steps | .54 | library steps, church steps, museum steps, courthouse steps, town hall steps, cathedral steps, steps of the church, steps of the library, steps of the museum | way
`;
