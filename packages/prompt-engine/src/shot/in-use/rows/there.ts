/** What building, vehicle or craft does in a place that the words tell: names | where (road, water, air, snow, -) | trace (see ../there.ts). */
export const THERE = `
# on the road
sports car, supercar, muscle car, race car, formula one car, rally car, hot rod, concept car, dragster, mustang | road | leaning into the bend, the inside wheel light and dust flung off the rear tyres
sports car, supercar, muscle car, race car, rally car, convertible | road | coming out of the bend with its nose lifting, headlamps on
car, classic car, vintage car, convertible, beetle car, sedan, estate car, electric car, limousine, off-roader, jeep, safari jeep, compact car | road | coming over the rise, one front wheel light and dust hanging behind it
motorcycle, motorbike, sports bike, scooter, dirt bike, moped, sidecar | road | heeled over in the bend, small stones flying off the rear tyre
bicycle, road bike, mountain bike, tandem, cargo bike, city bike | road | let down against the verge, its upper wheel still turning
truck, pickup, van, camper van, bus, coach, school bus, tractor, caravan, tank truck, food truck, ice cream truck | road | rounding the bend with its lamps on and dust boiling under it
taxi, car, police car, ambulance, bus, tram, limousine, fire engine, food truck | city | pulling out from the kerb with its lamps on and the front wheels turned
train, steam locomotive, freight train, bullet train, tram, metro, steam train, locomotive | - | coming round the curve with its lamp on and the air shaking over the roof
# standing
van, camper van, caravan, vw van, mobile home, food truck | - | with its side door open, a kettle steaming on the step
pickup, truck, tractor, off-roader, jeep, safari jeep | - | stopped with a door left open and one lamp on
car, classic car, vintage car, sports car, convertible, sedan, taxi, muscle car, beetle car | - | stopped a moment ago, its door open and the lamps still on
motorcycle, motorbike, scooter, moped, sidecar | - | on its stand with the front wheel turned and the engine ticking
bicycle, city bike, road bike, tandem, mountain bike | - | let down on its side, the upper wheel still turning
cart, carriage, stage coach, wagon, sled, sleigh | - | stopped with its shaft on the ground and one wheel caught
*vehicle | - | stopped a moment ago, its lamps still on
# afloat and aloft
sailboat, sailing ship, pirate ship, longship, yacht, galleon, dhow, junk, chinese junk | water | heeling over, foam running along the hull and one sail shaking
rowing boat, boat, canoe, kayak, gondola, raft, rowboat, swan boat, canal boat | water | drifting with a rope trailing, rings running out from the bow
ship, cargo ship, ferry, tugboat, ocean liner, cruise ship, paddle steamer, fishing boat, icebreaker, steamship, warship | water | coming round, a white wave pushed ahead of the bow
*boat | water | turning, foam curling off the bow
airplane, biplane, glider, fighter jet, seaplane, spitfire, jet, plane | - | banking, one wing low and the other catching the light
hot air balloon | - | with the burner just fired, the skin glowing from inside
helicopter, drone, delivery drone | - | nose down and turning away
# standing for good
lighthouse | - | with its lamp just lit, the glass bright and the tower below it in shade
house, cottage, cabin, farmhouse, chalet, hut, bungalow, villa, log cabin, treehouse, tiny house, wooden house, manor, lodge | - | with its door ajar and smoke pulled sideways off the chimney
house, cottage, farmhouse, villa, bungalow, beach hut, stilt house, townhouse, manor | - | with a shutter swinging and washing left out on the line
modern house, mansion, hotel, villa, palace, apartment building, skyscraper, office building, tower block | - | with one room lit and a curtain blown out of its window
castle, fort, fortress, palace, wizard tower, tower, bell tower, keep, citadel, fairytale castle | - | with one high window lit and a banner straight out in the wind
church, cathedral, chapel, monastery, mosque, temple, shrine, pagoda, abbey | - | with its door open on a row of small flames
barn, stable, windmill, water mill, silo, greenhouse, shed, boathouse, mill | - | with its door blown open and straw across the sill
cafe, bakery, restaurant, pub, shop, diner, bookshop, bar, storefront, cinema, hotel, gas station, kiosk, library | - | with its lamps just on and the door standing open
tent, yurt, tepee, igloo, camper | - | with its flap open and a lamp burning inside
train station, station, railway station, bus station | - | with its clock lit and one door left swinging
gas station, school, hospital, factory, airport, museum, observatory, university | - | with one row of windows lit and a door left open
statue, monument, fountain, gravestone, sculpture, well, angel statue, stone circle, bust | - | with wet leaves caught in the folds and one side dark with damp
bridge, pier, jetty, boardwalk, rope bridge, wooden bridge, covered bridge, suspension bridge | - | wet underfoot, with mist pouring under it
*building | - | with one window lit and the door ajar
# grown
tree, oak, willow, birch, maple, cherry tree, apple tree, bare tree, beech, poplar | - | leaning into a gust, loose leaves torn off to one side
palm tree, palm | - | bent over by the wind, fronds streaming
rose, tulip, poppy, daisy, sunflower, flower, lavender, lily, daffodil, iris, dandelion | - | leaning over in a gust, one petal just torn off
`;
