/** Cars, trucks, cycles, carts and carriages: names | kind and size | details | usual places | colours | drawing. */
export const ROAD_VEHICLES = `
# cars
abandoned car, rusty car, wrecked car, car wreck | vehicle large metal | a collapsed bonnet, flat tyres, broken glass, weeds through the wheel arches | in tall grass at the edge of a field | rust, moss, faded blue | car
car, automobile, motor car, bmw, mercedes, audi, tesla, volkswagen, toyota, honda civic, volvo, renault, peugeot, fiat, citroen, citroën, subaru, hyundai, mazda, trabant, opel, skoda | vehicle large metal glossy | a curved windscreen, bright headlamps, four wheels, reflections along the doors | on an open road | silver, black, red | car
classic car, vintage car, old car, antique car, oldtimer | vehicle large metal glossy | round headlamps, a chrome grille, swept wings, whitewall tyres | on a tree-lined street | cream, burgundy, chrome | vintage-car
ford mustang, mustang gt, shelby mustang, chevrolet impala, chevy impala, cadillac, chevy camaro, camaro, dodge charger, pontiac, volkswagen beetle, vw beetle, fiat 500, mini cooper, citroen 2cv, 2cv, ford model t, rolls royce, bentley, jaguar e-type, mercedes 300sl | vehicle large metal glossy | round headlamps, chrome bumpers, narrow tyres | on a tree-lined street | cream, burgundy, chrome | vintage-car
mustang, bronco, impala, jaguar, beetle, barracuda, thunderbird, stingray, viper, cobra | vehicle large metal glossy +(year) +driveway +garage +convertible +parked +vintage +chrome +engine +highway +dealership +headlights +ford +chevrolet +chevy +vw +volkswagen | round headlamps, a chrome grille, long panels, bright wheel trims | on a tree-lined street | cream, burgundy, chrome | vintage-car
compact car, hatchback, city car, small car | vehicle large metal glossy | a short bonnet, round lamps, small wheels, a sloped rear window | at a kerb | mint, white, chrome | car
concept car, futuristic car, flying car, hover car, hovercar | vehicle large metal glossy glowing | a smooth closed body, thin light strips, hidden wheels, a glass canopy | on a wet city street | white, cyan glow, graphite | sports-car
convertible, cabriolet, cabrio, roadster | vehicle large metal glossy | a folded soft top, a raked windscreen, leather seats, wire wheels | on a coast road | pale blue, cream, chrome | sports-car
dragster, drag car | vehicle large metal glossy | a long narrow nose, a huge rear wing, wide smoking rear tyres | on a drag strip | black, orange, chrome | sports-car
hot rod | vehicle large metal glossy | an exposed chrome engine, painted flames, side pipes, wide rear tyres | on a desert road | black, orange, chrome | vintage-car
lowrider | vehicle large metal glossy | a body close to the ground, wire wheels, glittering lacquer, pinstripes | on a palm-lined boulevard | candy violet, chrome, white | vintage-car
electric car, ev, self-driving car, autonomous car | vehicle large metal glossy | a smooth closed front, a glass roof, slim lamps, a charging cable | at a charging post | white, graphite, blue | car
estate car, station wagon, family car | vehicle large metal glossy | a long roof line, a roof rack, wood-trimmed sides, a wide tailgate | in a driveway | beige, wood brown, chrome | car
sedan, saloon car | vehicle large metal glossy | four doors, a square boot, a chrome window line, round-edged lamps | at a kerb | navy, grey, chrome | car
formula one car, formula 1 car, f1 car, race car, racing car, racecar | vehicle large glossy | open wheels, a low pointed nose, front and rear wings, a halo over the cockpit | on a race track | red, white, black | sports-car
police car, patrol car, squad car, cop car | vehicle large metal glossy | a roof bar of blue lights, a two-tone body, a push bumper | at a street corner | white, black, blue | car
bumper car, dodgem | vehicle person ridden | a thick rubber bumper, glittering paint, a tall rear pole, a round steering wheel | on a fairground floor | red, blue, silver | toy-car
go-kart, go kart, kart | vehicle person ridden | a low tubular frame, small fat tyres, a bare steering wheel | on a kart track | red, black, yellow | -
dune buggy, beach buggy | vehicle large | a tubular cage, knobbly rear tyres, round headlamps, a bare engine | on a sand dune | orange, chrome, sand | -
golf cart, golf buggy | vehicle large | open sides, a canopy roof, a padded bench, a bag rack at the rear | on a golf course | white, green, tan | car
hearse | vehicle large metal glossy | long side windows, drawn curtains, a raised roof, flowers behind the glass | before a church | black, chrome, white | car
limousine, limo, stretch limo | vehicle large metal glossy | a very long body, dark windows, chrome trim, a row of doors | before a hotel entrance | black, chrome, cream | car
off-roader, 4x4, suv, land rover, range rover, jeep, land cruiser, land rover defender, off-road vehicle, safari vehicle | vehicle large metal | high ground clearance, knobbly tyres, a spare wheel, mud along the sills | on a dirt track | olive, sand, black | jeep
monster truck | vehicle huge metal | giant tyres, a raised body, exposed shock absorbers, clods of flying mud | in a dirt arena | green, black, mud brown | truck
muscle car, pony car | vehicle large metal glossy | a long bonnet with twin stripes, a fastback roof, wide rear tyres, a bonnet scoop | on a desert road | orange, black, chrome | vintage-car
rally car, drift car, stock car | vehicle large metal | roof lamps, mud flaps, a roll cage, sprays of gravel | on a gravel bend | white, red, dust | sports-car
sports car, supercar, hypercar, coupe, gt car, ferrari, lamborghini, porsche, porsche 911, corvette, maserati, bugatti, mclaren, aston martin, audi r8, nissan gtr, toyota supra | vehicle large metal glossy | a low wide nose, large alloy wheels, side intakes, a taut curve over the rear wheel | on a mountain road | red, black, silver | sports-car
car dashboard | product table | round dials, chrome switches, a padded top edge | in the front of a car | black, tan, amber glow | -
dashboard | product table | round dials, chrome switches, a padded top edge | in the front of a car | black, tan, amber glow | -
car interior | product large | stitched leather seats, a steering wheel, round dials, light through the windscreen | - | tan leather, black, chrome | -
rear-view mirror, wing mirror, side mirror | product hand glass | a narrow glass, a curved housing, a reflected road | on a car | black, chrome, sky blue | mirror
steering wheel | product table | a stitched leather rim, three spokes, a centre boss | in the front of a car | black, tan, chrome | -
tyre, tire, car tyre, car tire, rubber tyre | product table | deep tread blocks, a worn sidewall, dust in the grooves | against a garage wall | black, grey, dust brown | -
wheel rim, alloy wheel | product table metal glossy | bright forged spokes, a centre cap, five bolts | on a garage floor | silver, black, red | -
rim | product table metal glossy +car +alloy +wheel +tyre +tire | bright forged spokes, a centre cap, five bolts | on a garage floor | silver, black, red | -
potter's wheel, pottery wheel, throwing wheel | machine table | a spinning round head wet with clay, a splash basin, a foot pedal | in a pottery workshop | clay grey, terracotta, steel | -
wheel | machine table +potter +pottery +clay +ceramicist | a spinning round head wet with clay, a splash basin, a foot pedal | in a pottery workshop | clay grey, terracotta, steel | -
wheel, wagon wheel, wooden wheel | product table | worn wooden spokes, an iron rim, a greased hub | against a barn wall | grey wood, iron, rust | bicycle-wheel
car engine, engine, v8 engine, motor | machine large metal | ribbed aluminium covers, coiled hoses, a belt around pulleys, oil stains | on a garage stand | aluminium, black, red | machine
# public and service
ambulance | vehicle large | a boxy white body, blue roof lights, high-visibility stripes, open rear doors | at a hospital entrance | white, red, blue | ambulance
bus, city bus, coach bus, tour bus | vehicle huge | a long row of windows, a folding front door, a destination panel, a flat front | at a bus stop | red, white, grey | bus
coach | vehicle huge +tour +passengers +motorway +bus +tourists | a long row of tinted windows, luggage doors, large wing mirrors | in a coach park | white, blue, black | bus
double-decker bus, double decker bus, double-decker, london bus | vehicle huge | two rows of windows, an open rear platform, a rounded front, a destination panel | on a city street | red, cream, black | double-decker
fire engine, fire truck, firetruck | vehicle huge metal glossy | a folded ladder, rolled hoses, chrome valves, blue and red lights | before a fire station | red, chrome, white | fire-engine
food truck, food van | vehicle large | a side hatch with an awning, a small counter, painted panels, string lights | at the edge of a park | mint, cream, red | van
ice cream truck, ice cream van | vehicle large | a giant plastic cone on the roof, a sliding side window, pastel stripes | at the edge of a park | pink, cream, mint | van
rickshaw, auto rickshaw, tuk-tuk, tuk tuk, tuktuk, cycle rickshaw | vehicle large | three small wheels, an open cabin, a canvas roof, painted panels | on a crowded street | yellow, green, black | tuk-tuk
school bus, minibus | vehicle huge | a long bonnet, black side lines, a folding stop arm, a row of square windows | at the kerb of a suburban street | yellow, black, chrome | bus
taxi, cab, taxicab, yellow cab, yellow taxi, black cab | vehicle large metal glossy | a lit roof lamp, a checkered stripe, wet reflections along the doors | on a wet city avenue | yellow, black, white | taxi
# vans and trucks
camper van, campervan, vw camper, vw camper van, vw bus, vw van, volkswagen bus, volkswagen camper, kombi, motorhome, rv, recreational vehicle | vehicle large | two-tone paint, a raised roof, curtains in the side windows, round headlamps | by a beach at the end of a track | turquoise, cream, chrome | van
caravan, trailer, travel trailer, camping trailer | vehicle large | a rounded aluminium shell, a small door with a step, an awning | on a grassy pitch | silver, cream, mint | caravan
van, delivery van, minivan, cargo van, white van | vehicle large | a sliding side door, a flat nose, twin rear doors | at a kerb | white, grey, blue | van
cement mixer, cement truck, concrete mixer | vehicle huge metal | a large tilted drum with spiral stripes, a rear chute, splashes of concrete | on a building site | white, red, concrete grey | cement-mixer
dump truck, dumper truck, tipper truck | vehicle huge metal | a tilting steel bed, huge tyres, a mud-caked chassis | on a building site | yellow, grey, mud brown | truck
garbage truck, bin lorry, refuse truck | vehicle huge metal | a closed steel body, a rear hopper, amber lights, standing steps | at a kerb | green, white, amber | garbage-truck
truck, lorry, semi truck, semi, big rig, articulated lorry, 18-wheeler, trailer truck | vehicle huge metal | a tall chrome grille, twin exhaust stacks, a long trailer, rows of amber lights | on a motorway | red, chrome, amber | truck
pickup, pickup truck, pick-up truck, old pickup | vehicle large metal | an open load bed, a rounded cab, a dented tailgate | on a farm track | faded red, rust, chrome | truck
snow plough, snowplough, snowplow | vehicle huge metal | a wide angled steel blade, flashing amber lights, a curl of thrown snow | on a snowy road | orange, steel, white | truck
tank truck, tanker truck, fuel tanker | vehicle huge metal glossy | a long polished cylinder, ladder rungs, rows of amber lights | on a motorway | chrome, red, amber | truck
tow truck, breakdown truck | vehicle large metal | a short crane arm, a winch cable, a bar of amber lights | at the side of a road | yellow, black, chrome | truck
# farm and war
armoured car, armored car, military truck, military vehicle | vehicle large metal | angled steel plates, narrow windows, knobbly tyres, a roof hatch | on a dusty road | olive, sand, black | -
combine harvester | vehicle huge metal | a wide spinning reel, a glass cab, a grain pipe, a trail of dust | in a wheat field | green, yellow, straw | tractor
tank, battle tank, army tank, panzer | vehicle huge metal | steel tracks, a turret, a long gun barrel, angled armour plates, dried mud | on churned earth | olive, mud brown, steel | tank
tractor, farm tractor, old tractor | vehicle large metal | tall ribbed rear tyres, a narrow bonnet, an upright exhaust, a sprung seat | in a ploughed field | red, green, earth brown | tractor
# two and three wheels
bicycle, bike, push bike, pushbike | vehicle person ridden metal | two spoked wheels, a slim steel frame, curved handlebars, a chain | against a brick wall | red, chrome, black | bicycle
road bike, racing bike, racing bicycle | vehicle person ridden metal glossy | dropped handlebars, a thin saddle, narrow tyres, a polished chainset | on a mountain road | white, black, red | bicycle
bmx, bmx bike | vehicle person ridden metal | small wheels, high handlebars, foot pegs, a low saddle | on a concrete ramp | black, chrome, red | bicycle
mountain bike, trail bike | vehicle person ridden metal | knobbly tyres, a sloping frame, a front fork with springs, mud splashes | on a forest trail | orange, black, mud brown | bicycle
bicycle wheel, bike wheel | product table metal | thin crossed spokes, a narrow rim, a bright hub | against a workshop wall | chrome, black, rubber grey | bicycle-wheel
cargo bike | vehicle large ridden | a deep wooden box in front, a long low frame, a sprung saddle | on a canal street | black, plywood, grey | bicycle
city bike, dutch bike, vintage bicycle, old bicycle | vehicle person ridden metal | a wicker basket, a sprung leather saddle, curved handlebars, a bell | against a railing by a canal | black, tan leather, wicker | bicycle
tandem, tandem bicycle | vehicle large ridden metal | two saddles, two sets of pedals, a long double frame | on a country lane | red, chrome, tan leather | bicycle
dirt bike, motocross bike | vehicle person ridden | knobbly tyres, long forks, a high mudguard, flying clods of earth | on a dirt track | green, white, mud brown | motorbike
quad bike, quad, atv | vehicle large ridden | four fat knobbly tyres, wide handlebars, a front rack | on a dirt track | red, black, mud brown | -
electric scooter, e-scooter, kick scooter, push scooter | vehicle person ridden | a narrow deck, a tall handlebar stem, two small wheels | on a pavement | black, grey, red | scooter
monowheel | vehicle large ridden metal | one great outer wheel, an inner seat, a small engine, a steering handle | on an empty road | steel, black, brown leather | bicycle-wheel
unicycle | vehicle person ridden metal | one spoked wheel, two pedals, a tall saddle post | in a circus ring | chrome, red, black | bicycle-wheel
motorcycle, motorbike, chopper, cruiser bike, cafe racer, café racer | vehicle large ridden metal glossy | a chrome engine block, a teardrop fuel tank, a round headlamp, two exhaust pipes | on a desert road; under a street lamp | black, chrome, red | motorbike
sports bike, superbike, racing motorcycle | vehicle large ridden metal glossy | a full pointed fairing, low handlebars, a raised tail, wide slick tyres | on a race track | red, white, black | motorbike
penny-farthing, penny farthing, high wheeler | vehicle large ridden metal | one huge front wheel, a tiny rear wheel, a curved spine, a high leather saddle | on a cobbled street | black, brass, brown leather | bicycle
scooter, vespa, motor scooter, moped | vehicle person ridden metal glossy | a rounded leg shield, a small round headlamp, a step-through floor, a stitched seat | at a kerb in a narrow street | mint, cream, chrome | scooter
sidecar, motorcycle with sidecar | vehicle large ridden metal | a bullet-shaped side body, a third wheel, a folded windscreen | on a country road | olive, chrome, brown leather | motorbike
tricycle, trike, balance bike, children's bike, kids bike | vehicle person ridden | three small wheels, a low seat, handlebar ribbons, a bell | on a garden path | red, white, chrome | bicycle
# drawn, pushed, sliding
carriage, horse-drawn carriage, horse carriage, stagecoach, buggy | vehicle large | four spoked wheels, a sprung body, side lamps, a raised driver's seat | on a cobbled drive | black, burgundy, brass | carriage
cinderella carriage, pumpkin carriage, fairytale carriage | vehicle large glowing | a ribbed round body, curling gilded vines, large slender wheels, small lanterns | before a palace gate | gold, orange, white | carriage
cart, handcart, wagon, ox cart, hay wagon, covered wagon | vehicle large | two tall wooden wheels, plank sides, long shafts, a load of hay | on a dirt road | grey wood, straw, rust | carriage
chariot, war chariot | vehicle large | a curved front board, two spoked wheels, bronze fittings, long reins | in a sandy arena | bronze, crimson, gold | carriage
mobility scooter | vehicle large ridden | a padded swivel seat, a front basket, a tiller with handles, small wheels | on a pavement | red, black, grey | -
wheelchair | vehicle person ridden metal | two large rear wheels with push rims, small front castors, a cloth seat | on a level path | black, chrome, blue | wheelchair
pram, stroller, pushchair, baby carriage, baby buggy | vehicle person | a folding hood, a high handlebar, four wheels, a soft blanket inside | on a park path | navy, cream, chrome | pram
shopping cart, shopping trolley, trolley | container person metal container | a wire basket, four swivelling castors, a plastic-wrapped push bar | in a supermarket aisle | chrome, red, grey | -
santa's sleigh, sleigh, horse-drawn sleigh, dog sled | vehicle large | two curled runners, a padded bench, brass bells, a heap of wrapped parcels | on fresh snow | red, gold, snow white | sleigh
snowmobile | vehicle large ridden | front skis, a rear track, a low windscreen, a plume of snow | on a snowfield | black, yellow, white | -
`;
