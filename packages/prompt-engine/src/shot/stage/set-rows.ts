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
hot-spring | .6 | hot spring, hot springs, onsen, thermal pool, geothermal pool
orchard | .66 | orchard, apple orchard, cherry orchard, olive grove, orange grove
oasis | .66 | oasis
picnic-area | .7 | picnic area, picnic spot
ploughed-field | .66 | ploughed field, plowed field, potato field, muddy field
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
staircase | .54 | stairs, staircase, stairway, stairwell, spiral stairs, spiral staircase, flight of stairs | way
stone-steps | .54 | stone steps, stone stairs, garden steps, park steps | way
lighthouse-room | .7 | lighthouse room, lamp room, lantern room, lighthouse
warehouse | .7 | warehouse, storehouse, depot
igloo-inside | .66 | igloo, snow house
inside-tent | .66 | tent, camping tent
closet | .74 | closet, wardrobe, walk-in closet, walk-in wardrobe, clothes shop, boutique
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
`;
