/** Worlds of the last hundred years: facet | text, under the name by which the lexicon knows each. */
export const DECADES = `
world | art deco
names | great gatsby, gatsby, streamline moderne, 1920s glamour
is | deco
fits | hotel, lobby, bar, cinema, ballroom, theatre, theater, new york, miami, apartment, elevator, hotel lobby, city
drawn | skyline, ballroom
street | On a terrace with stepped balustrades
road | On a drive before a stepped tower
sky | Above stepped towers
room | In a lobby of black marble and brass
table | On a black lacquer table with brass edges
outside | a brass fan-shaped screen in front, stepped towers with lit crowns behind
inside | a brass balustrade with a sunburst in front, fluted pillars and frosted glass lamps behind
set | Black lacquer wall with a gold sunburst, floor of veined marble
ground | Plain black lacquer ground
day | back soft 0.5 low: Warm light from the tower crowns behind at camera {side}, bright edges along {the} and on brass, deep blue dusk beyond
lamp | {side} soft 0.6 normal: Frosted glass lamps from camera {side}, warm and even, bright lines on brass, marble gleaming under {the}
key | {side} soft 0.5 normal: A tall warm soft light at camera {side}, glossy highlights, a thin gold rim along {the} from behind at the {other}
one | {side} soft 0.5 low: One frosted lamp at camera {side}, a gold edge on {the}, black beyond
worn | a satin gown or dinner jacket, a long string of pearls, finger-waved hair
made | stepped forms and sunbursts, fluted brass strips, black lacquer and veined marble

world | 1920s
names | roaring twenties, jazz age, flapper, prohibition, speakeasy, 20s
home | gangster, jazz musician
fits | bar, club, street, hotel, ballroom, party, train, new york, chicago, paris, berlin
drawn | street, bar
street | On the steps of a picture palace
road | On a wet street beside a theatre
room | In a smoky basement club
table | On a small round table with a beaded lamp
outside | a boxy black motor car in front, lit theatre bulbs and evening crowds behind
outside | a wet kerb in front, lit theatre bulbs and evening crowds behind
inside | coupe glasses on a brass tray in front, a jazz band in smoke on a small stage behind
rooms | a fringed lamp in front, geometric panelling and a tall mirror behind
set | Black and gold panelled wall with a fan pattern, polished dark floor
ground | Plain black ground with a gold edge
day | back soft 0.6 low: Theatre bulbs from behind at camera {side}, warm, a glittering rim along {the}, blue evening in front
lamp | {side} soft 0.5 low: Frosted glass lamps from camera {side}, warm through smoke, bright edges on glass and on {the}, dark panelling beyond
key | {side} soft 0.4 low: A frosted globe of light at camera {side}, soft and champagne-warm, a hard spot behind at the {other} along {the}
one | {side} hard 0.3 low: One spot from camera {side}, a round pool of light on {the}
worn | a beaded drop-waist dress or dinner jacket, a sequined headband, a long string of pearls
made | geometric brass trim, running boards and round headlamps, black lacquer

world | 1930s
names | great depression, dust bowl, thirties, 30s
fits | street, farm, diner, train, station, field, new york
drawn | street, room
street | On the porch of a wooden house
road | On an unpaved road beside a dry field
room | In a bare kitchen with a wood stove
table | On a scrubbed wooden table
outside | a leaning fence in front, a dry field and a windmill in dust behind
inside | an enamel jug in front, a bare window onto a dusty yard behind
set | Wall of weathered boards, a bent wooden chair
ground | Bare weathered boards, nothing else
day | {side} hard 0.4 normal: Hard sun from camera {side} on dry boards, dust in the air, a sharp shadow of {the}
lamp | {side} soft 0.2 normal: One bare window at camera {side}, soft, worn wood and the face of {the} modelled, the corners dim
key | {side} soft 0.2 normal: A window light from camera {side}, plain and soft, grey shade at the {other}
one | {side} hard 0.3 normal: One hard sun from camera {side}, a long shadow of {the} on boards
worn | worn cotton work clothes, a flat cap or cloche, mended cuffs

world | 1940s
names | forties, wartime, 40s, world war ii, world war 2, ww2, wwii
home | tank
fits | street, station, train, kitchen, factory, field, airfield, bar, london, paris
drawn | street, room
street | On a station platform in steam
road | On a street with taped windows
room | In a front room with blackout blinds
table | On a kitchen table with an oilcloth
outside | stacked sandbags in front, a rounded black car and a smoky skyline behind
outside | stacked sandbags in front, a smoky skyline with barrage balloons behind
inside | a bakelite radio in front, half-drawn slatted blinds behind
set | Dull green wall with the shadow of slatted blinds, a plain wooden chair
ground | Plain khaki ground
day | back soft 0.1 low: Grey light through steam from behind at camera {side}, soft, a pale edge along {the}
lamp | {side} hard 0.4 low: Lamplight through slatted blinds from camera {side}, hard bars across {the}, warm shade beyond
key | {side} hard 0.2 low: One lamp high at camera {side}, hard and clean, a soft fill from the {other} on {the}
one | {side} hard 0.2 low: One lamp from camera {side}, a clean-edged shadow of {the}
worn | a broad-shouldered suit or belted dress, rolled hair or a trilby, a wool overcoat

world | 1950s
names | fifties, rockabilly, 50s, american diner, greaser, pin-up, pinup
home | classic car, waitress
fits | diner, street, kitchen, drive-in, gas station, garage, motel, suburb, school, beach, cinema, living room
drawn | street, diner
street | Outside a chrome diner
road | On a wide suburban road
room | In a pastel kitchen with a chrome-legged table
table | On a pastel laminate table
outside | a chrome tail fin in front, a drive-in with a curved canopy and a clear sky behind
outside | a chrome petrol pump in front, a curved canopy and a clear sky behind
inside | a pastel lamp in front, a wide window and a starburst clock behind
set | Mint wall with a chrome strip, checkered floor in black and white
ground | Plain mint ground
day | {side} hard 0.3 high: Clear afternoon sun from camera {side}, hard, chrome glinting, a crisp shadow of {the} on the concrete
lamp | {side} soft 0.2 high: Wide windows at camera {side}, soft and clear, chrome and glass bright, a warm lamp glow at the {other}
key | {side} soft 0.2 high: A large bright soft light from camera {side}, even, a clean highlight on chrome and on {the}, little shadow
one | {side} soft 0.2 high: One bright light from camera {side}, a clean pastel shadow
worn | a full circle skirt or a leather jacket with a white shirt, a neck scarf, set curls or slicked hair
made | chrome trim and tail fins, two-tone pastel paint, whitewall tyres

world | 1960s
home | astronaut
names | sixties, swinging sixties, mod, 60s
fits | london, street, beach, living room, kitchen, airport, party, paris
drawn | street, room
street | On a London street of boutiques
road | On a street of small rounded cars
room | In a living room with round plastic chairs
table | On a white tulip table
outside | a small scooter in front, boutique fronts in flat bold colours behind
outside | a striped awning in front, boutique fronts in flat bold colours behind
inside | a globe lamp in front, a wall of orange circles and a record player behind
set | White wall with one large orange circle, white floor
ground | Plain orange ground
day | {side} hard 0.2 high: Clear sun from camera {side}, crisp, bold shadows of {the} on a white wall
lamp | {side} soft 0.2 high: A wide window at camera {side}, bright and soft, plastic surfaces gleaming round {the}
key | front hard 0.1 high: One bright light from beside the camera at the {side}, clean, a small hard shadow close behind {the}
one | front hard 0.1 high: One frontal light, a tight shadow round {the}
worn | a short shift dress or narrow suit, heavy fringe or beehive hair

world | hippie
names | hippie era, flower power, woodstock, summer of love, hippies
fits | field, beach, festival, van, forest, meadow, san francisco, road
drawn | field, room
street | In a meadow beside a painted camper van
road | On a coast road
room | In a room of cushions and hanging cloth
table | On an Indian print cloth
outside | daisies and a guitar case in front, tents and a hazy crowd behind
inside | burning incense in front, a batik curtain glowing in the window behind
set | Batik cloth in rust and marigold, a rug of many colours
ground | Plain marigold ground
day | back soft 0.7 high: Low hazy sun from behind at camera {side}, warm flare, the edge of {the} glowing
lamp | {side} soft 0.6 normal: Sun through a batik curtain at camera {side}, warm and coloured on {the}
key | {side} soft 0.5 normal: A warm hazy light from camera {side}, soft, a glowing rim on {the} from behind
one | back soft 0.7 high: One low sun from behind, a soft halo round {the}
worn | fringed suede, a headband with daisies, long loose hair, beads
beast | a garland of daisies, a string of wooden beads

world | disco era
names | disco, disco dancer, studio 54
palette | mirror silver, burnt orange, violet
is | night
fits | club, disco, dance floor, roller rink, bar
drawn | street, bar
street | Outside a disco under a lit canopy
road | On a wet street under a lit canopy
room | On a glowing dance floor
table | On a mirrored bar
outside | a velvet rope in front, rows of coloured bulbs behind
inside | a haze of smoke in front, a mirror ball and coloured spots over a dancing crowd behind
set | Dark backdrop with a mirror ball, floor of lit squares in orange and violet
ground | Plain violet ground
day | back soft 0.4 low: Coloured bulbs of the canopy from behind at camera {side}, warm, a glittering rim along {the}
lamp | back hard 0.3 low: An orange spot from behind at camera {side} and a violet one from the {other}, hard, mirror-ball flecks crossing {the}
key | {side} hard 0.3 low: An orange spot from camera {side} and a violet one behind at the {other}, hard, mirror-ball flecks on the backdrop behind {the}
one | {side} hard 0.3 low: One orange spot from camera {side}, mirror-ball flecks round {the}
worn | a sequined top or open satin shirt, flared trousers, platform shoes, feathered hair

world | 1970s
names | seventies, 70s, 1970s aesthetic
fits | living room, kitchen, street, diner, road, new york, roller rink, car, room
drawn | street, room
street | On a brownstone stoop in late sun
road | On a hot street beside a chrome bumper
room | In a wood-panelled living room
table | On a smoked glass table
outside | a boxy brown car in front, painted shop fronts and heat haze behind
outside | a fire hydrant in front, painted shop fronts and heat haze behind
inside | a mustard lamp and a record player in front, orange patterned curtains behind
rooms | a smoked-glass lamp in front, orange patterned curtains behind
set | Brown and orange striped wall, shag carpet in mustard
ground | Plain mustard ground
day | {side} soft 0.7 normal: Low amber sun from camera {side}, soft flare, warm brown shadows behind {the}
lamp | {side} soft 0.8 normal: Sun through orange curtains from camera {side}, amber and soft on {the}, a shaded lamp at the {other}, brown shade in the corners
key | {side} soft 0.6 normal: A warm amber soft light at camera {side}, brown shade at the {other}, a slight haze round {the}
one | {side} soft 0.7 normal: One amber lamp at camera {side}, a soft brown shadow of {the}
worn | a wide-collared print shirt, flared trousers, feathered hair or sideburns
made | wood-grain panels and chrome bumpers, mustard and brown stripes, smoked glass

world | 1980s
names | eighties, 80s, retro 80s, neon eighties, 1980s aesthetic, 80s neon
is | dusk
fits | arcade, mall, street, bedroom, gym, school, roller rink, beach, suburb, parking lot, living room, club, garage
drawn | street, arcade
street | In a mall car park at dusk
road | On a suburban road at dusk
room | In a bedroom full of posters and cassettes
table | On a laminate desk beside a cassette player
outside | a low kerb with a boombox in front, pink and blue shop tubes against a violet sky behind
inside | a stack of cassettes in front, a glowing arcade cabinet and slatted blinds behind
rooms | a stack of cassettes in front, slatted blinds and a pink tube behind
set | Grid-patterned backdrop in black and hot pink, glossy floor
ground | Plain electric-blue ground
day | back hard -0.1 low: Pink tubes from behind at camera {side} and a blue dusk sky from the {other}, hard coloured edges along {the}, a slight haze
lamp | {side} hard -0.1 low: Pink and blue tubes from camera {side}, hard-edged, slatted blinds glowing at the {other}, coloured edges on {the}
key | {side} hard -0.1 normal: A pink gel light at camera {side} and a blue one at the {other}, hard-edged, {the} clear between them
one | {side} hard -0.1 low: One hot pink light from camera {side}, a blue shadow of {the}
worn | a jacket with padded shoulders and rolled sleeves, big permed hair, bright leg warmers, a wrist of rubber bangles
made | angular bodywork, pop-up headlamps, stickers in hot pink and electric blue

world | 1990s
names | nineties, 90s, grunge, 90s grunge
fits | street, bedroom, school, mall, garage, club, skatepark, basement, living room
drawn | street, bedroom
street | Outside a strip mall
road | On a suburban road
room | In a teenage bedroom
table | On a desk with a tube monitor
outside | a chain-link fence in front, a flat grey car park and a pay phone behind
inside | a tube television and cassettes in front, plaid curtains half drawn behind
rooms | a plastic chair in front, dull ceiling tubes and a scuffed floor behind
set | Faded olive wall with torn tape marks, scuffed lino
ground | Plain faded denim-blue ground
day | front hard 0 normal: Direct flash from the front at camera {side}, hard, a flat grey day behind {the}
lamp | front hard 0.1 normal: Direct flash from the front at camera {side}, hard, a shadow close behind {the}, dim lamplight beyond
key | front hard 0 normal: Direct flash from beside the camera at the {side}, hard, a tight dark shadow behind {the}
one | front hard 0 normal: One direct flash, a tight shadow behind {the}
worn | a checked flannel shirt over a band shirt without words, baggy jeans, chunky trainers
made | boxy plastic and tube screens, scuffed paint

world | y2k
names | 2000s, early 2000s, frutiger aero, millennium
is | fantastic
fits | mall, bedroom, club, street, arcade, internet café
drawn | street, room
street | Outside a glossy shopping centre
room | In a silver bedroom with inflatable chairs
table | On a translucent blue table
outside | a chrome railing in front, a curved glass front with bubbles of light behind
inside | a translucent computer in front, silver curtains and an ice-blue lamp behind
set | Ice-blue gradient with a chrome ring, glossy white floor
ground | Plain ice-blue ground
day | front soft -0.2 high: Bright cool light from the front at camera {side}, soft, white sparks on chrome and on {the}
lamp | front soft -0.2 high: A ring of cool light from the front, soft, round reflections in every glossy surface, pink fill from the {other}
key | front hard -0.2 high: A ring flash from the front at camera {side}, glossy, a thin even halo of shadow round {the}
one | front hard -0.2 high: One ring flash, a thin halo of shadow round {the}
worn | a metallic top, tinted rimless glasses, butterfly clips, glossy lips
made | translucent plastic, liquid chrome edges, rounded buttons

world | cold war
names | soviet, soviet era, ussr, iron curtain, spy era
is | cloud
home | spy
fits | street, moscow, berlin, apartment, kitchen, factory, train, station, checkpoint, park
drawn | street, corridor
street | Between grey housing blocks
road | On a wide empty avenue
room | In a flat with patterned wallpaper
table | On a kitchen table with an oilcloth
outside | a checkpoint barrier in front, endless concrete blocks in fog behind
inside | a tape recorder in front, a window onto a grey courtyard behind
set | Dull green office wall with a brown door frame, lino floor
ground | Plain dull green ground
day | top soft -0.2 low: Flat light from a grey sky, no shadows, one street lamp in fog behind {the} at camera {side}
lamp | {side} soft 0.3 low: One shaded desk lamp at camera {side}, yellow, the window cold and grey at the {other}, {the} between the two
key | {side} hard 0.1 low: One bare lamp high at camera {side}, plain and hard, dull green shade behind {the}
one | {side} hard 0.1 low: One bare lamp from camera {side}, a hard shadow of {the} on the wall
worn | a grey wool overcoat, a fur hat, a worn leather briefcase
made | board-marked concrete, painted steel plates, dials with worn labels
`;
