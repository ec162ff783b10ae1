/** Worlds of times to come: facet | text, under the name by which the lexicon knows each. */
export const FUTURES = `
world | space opera
names | star wars, dune style, star trek, galactic, galactic empire
is | fantastic
home | space marine, spaceship
fits | desert, planet, hangar, spaceship, bridge, city, palace, throne room, moon, mars
drawn | spaceship-interior, spaceship-interior
street | On a landing platform above the clouds of a ringed planet
road | On a scorched landing platform
sky | In orbit above a ringed planet
room | In a high dark hall of a star cruiser
table | On a console of dark metal
outside | venting white vapour and a parked shuttle in front, two moons and a huge planet behind
inside | a glowing star map in front, a wide window full of stars and one planet behind
set | Dark polished floor with a thin line of light, a tall curved wall of black panels behind
ground | Plain black polished ground
day | {side} hard -0.1 low: One hard low sun from camera {side}, planet light from the {other} as a cold fill, a long shadow of {the} across the platform
lamp | {side} soft -0.3 low: Planet light through a wide window at camera {side}, cool and soft, gold strips of light along the floor from the {other}
key | {side} soft -0.2 low: A narrow tall soft light at camera {side}, cool, a thin gold strip from behind at the {other} along {the}, the hall dark beyond
one | {side} hard -0.2 low: One hard sun from camera {side}, {the} bright on that edge, black beyond
worn | a high-collared uniform with metal clasps, a long hooded cloak, a glowing band at the wrist
beast | a light harness with a glowing clasp, a metal ring round the neck
made | worn painted hull plates, blue engine glow, rows of tiny lit windows

world | future
names | sci-fi, futuristic, science fiction, high-tech
is | fantastic
home | astronaut, mech, android, cyborg, spaceship, giant robot
fits | city, corridor, laboratory, lab, street, apartment, hospital, station, spaceship, room, kitchen, office
drawn | skyline, spaceship-interior
street | On a smooth white walkway between glass towers
road | On a smooth white road with lit edges
sky | Between slender glass towers
room | In a white curved room
table | On a white illuminated bench
outside | a thin line of light along the railing in front, curved towers and vehicles in the air behind
inside | a transparent display in front, a long window onto slender towers behind
set | Seamless white curved wall with one thin seam of light, glossy white floor
ground | Plain glossy white ground
day | back soft -0.2 high: Cool bright sky from behind at camera {side}, soft, thin lines of light in the architecture giving a second edge on {the}
lamp | {side} soft -0.3 normal: Strips of light built into the walls from camera {side}, cool and even, a rim from the panel behind, reflections in every smooth surface
key | {side} soft -0.3 high: A long strip of light at camera {side}, cool and soft, a second thin strip behind at the {other} drawing an edge along {the}
one | {side} soft -0.3 high: One strip of cool light from camera {side}, one clean reflection under {the}
worn | a seamless pale suit with thin light seams, a transparent visor, a slim device at the wrist
beast | a slim white harness with a light seam, a small lens at the collar
made | seamless white panels, thin light seams, tinted glass without frames

world | retrofuturism
names | retro robot, retro-futuristic, retro futuristic, retrofuturistic, atompunk, raygun gothic, space age, googie
is | fantastic
home | rocket
fits | diner, city, street, kitchen, motel, gas station, airport, suburb, moon
drawn | skyline, diner
street | On a terrace with a swooping canopy
road | On a broad pastel boulevard
sky | Above domes and monorails
room | In a round living room with a domed ceiling
table | On a kidney-shaped table of laminate
outside | a starburst sign in front, domed houses, a monorail and a finned rocket behind
inside | a globe television and an egg chair in front, a round window onto a monorail behind
rooms | a round-backed chair in front, a round window onto a monorail behind
set | Turquoise curved wall with a starburst clock, tangerine floor, one chrome globe lamp
ground | Plain turquoise ground
day | {side} soft 0.2 high: Clear bright sun from camera {side}, long smooth highlights on chrome and on {the}, pastel shadows
lamp | {side} soft 0.3 high: Globe lamps from camera {side}, warm and even, chrome edges gleaming, daylight from the round window at the {other}
key | {side} soft 0.1 high: A large soft light from camera {side}, bright and even, one long highlight on every curve of {the}, a pastel fill from the {other}
one | {side} soft 0.1 high: One bright soft light from camera {side}, a smooth pastel shadow under {the}
worn | a silver suit with a wide collar, a bubble helmet, white gloves with ribbed cuffs
beast | a small bubble helmet, a silver collar with an antenna
made | tall tail fins and chrome trim, a bubble canopy, rows of round portholes

world | dystopian
names | dystopia, orwellian, totalitarian
is | fantastic cloud
fits | city, street, factory, office, station, subway, apartment, queue
drawn | street, corridor
street | Between identical concrete blocks
road | On an empty six-lane road between concrete blocks
sky | Above rows of grey towers
room | In a bare concrete room
table | On a grey steel desk
outside | a loudspeaker pole and a camera in front, endless rows of identical windows fading into smog behind
inside | a steel table bolted to the floor in front, one barred window onto grey towers behind
set | Bare board-marked concrete wall with a numbered stencil, grey floor
ground | Plain grey concrete ground
day | top soft -0.2 low: Flat dull light from a smog-grey sky, no shadows, one cold lamp from behind at camera {side} on the edge of {the}
lamp | top hard -0.3 low: One cold tube overhead, hard and flickering, grey shadow under {the}, the corners dark
key | top soft -0.2 low: A cold overhead panel, flat and grey, {the} in even light, dark corners
one | top hard -0.2 low: One cold lamp from above, a small hard shadow under {the}
worn | grey overalls with a stencilled number, a dull plastic badge, a worn grey cap
made | raw concrete ribs, small identical windows, cameras on brackets

world | post-apocalyptic
names | post apocalyptic, post-apocalypse, apocalyptic, wasteland, mad max
is | fantastic
fits | city, street, highway, road, supermarket, mall, school, gas station, petrol station, desert, subway, bunker, factory, forest
drawn | ruins, ruins
street | On a cracked road through a ruined city
street | At the edge of a burnt-out petrol station
road | On a cracked highway half under sand
sky | Above broken towers
room | In a gutted supermarket
table | On a dented car bonnet
outside | a rusted car shell with weeds in front, broken towers in a dust haze behind
outside | a torn wire fence in front, a toppled pylon and a red dusty horizon behind
inside | overturned shelves and drifted sand in front, a torn-open wall onto bright dust behind
rooms | fallen ceiling panels and drifted sand in front, a torn-open wall onto bright dust behind
wild | a rusted car shell sunk in leaves in front, grey dead trunks in dust behind
set | Wall of patched scrap metal and torn tarpaulin, floor of cracked concrete and dust
ground | Bare cracked earth, nothing else
day | back hard 0.6 low: A low red sun through dust from behind at camera {side}, hard, a dusty rim on {the} and a long shadow toward the camera
lamp | {side} hard 0.3 low: One shaft of dusty daylight through the broken wall from camera {side}, hard, the rest of the room in brown shade
key | {side} hard 0.3 low: One bare lamp high at camera {side}, hard and dusty yellow, deep shadow on the far side of {the}
one | back hard 0.5 low: A low dusty sun from behind at camera {side}, {the} almost a silhouette
worn | a patched coat with a rope belt, goggles pushed up on the forehead, a gas mask at the neck, wrapped hands
beast | a scarf of torn cloth, a scarred ear, dust in the coat
made | welded scrap plates and mesh over the openings, rust and sun-bleached paint, jerrycans and rope lashed on

world | afrofuturism
names | afrofuturist, afrofuturistic, wakanda
is | fantastic
fits | city, market, palace, throne room, savanna, street
drawn | skyline, spaceship-interior
street | On a terrace of carved dark stone
road | On a polished stone causeway
sky | Above curved golden towers
room | In a hall of carved dark stone
table | On a plinth of polished black stone
outside | a carved geometric screen in front, curved golden towers among baobabs behind
inside | a column with geometric carving in front, a wide opening onto golden towers behind
set | Curved wall of dark polished stone with a geometric gold inlay, dark floor
ground | Plain deep indigo ground
day | back hard 0.6 low: Low golden sun from behind at camera {side}, a bright gold rim along {the}, violet glow from the inlays as a cool fill
lamp | {side} soft 0.4 low: Golden light through the carved screen at camera {side}, patterned on {the}, violet lines of light in the stone at the {other}
key | {side} soft 0.4 low: A golden soft light at camera {side}, warm and close, a violet strip behind at the {other} along {the}
one | {side} hard 0.5 low: One golden light from camera {side}, {the} dark on the far side
worn | a beaded collar with gold discs, woven cloth with a geometric pattern, thin lines of violet light on the shoulders
beast | a beaded collar, gold rings round the horns or ears
made | brushed gold curves, geometric carving with violet light in the grooves, woven fibre panels

world | vaporwave
names | vapor wave, seapunk
is | fantastic
drawn | beach, room
street | On a checkered terrace by a pink sea
road | On a checkered plain
room | In a pink-tiled mall with dead fountains
table | On a glossy pink plinth
outside | a fallen marble column in front, palms and a huge banded sun on the horizon behind
inside | a marble bust on a plinth in front, a checkered hall of dead shops behind
set | Checkered floor in pink and white before a lilac gradient, one marble bust beside
ground | Plain lilac gradient
day | back soft 0.1 normal: A huge pink sun from behind, soft, cyan light from camera {side} on {the}, lilac shadows
lamp | {side} soft -0.1 normal: Pink and cyan tubes from camera {side} and the {other}, soft, lilac shadows on the tiles
key | {side} soft -0.1 normal: Pink light from camera {side} and cyan from the {other}, flat and soft, a lilac shadow behind {the}
one | {side} soft 0 normal: One pink light from camera {side}, a cyan shadow

world | synthwave
names | synth wave, outrun, retrowave, miami vice
is | fantastic dusk
fits | road, highway, city, beach, miami, los angeles, street
drawn | road, arcade
street | On an empty boulevard of palms
road | On a black road over a glowing grid
room | In a dark arcade
table | On a black mirror table
sky | Above a glowing grid
outside | the black outlines of palms in front, a striped sun on a violet horizon behind
inside | a row of glowing cabinets in front, a pink grid of tubes on the far wall behind
rooms | a glowing pink tube in front, a window onto a striped sun and palms behind
set | Black mirror floor with a magenta grid, a striped orange sun on the backdrop
ground | Plain black mirror ground
day | back hard 0.2 low: The striped sun from behind, orange and low, magenta and cyan edges along {the}, the front almost black
lamp | {side} hard -0.2 low: Magenta tubes from camera {side} and cyan tubes from the {other}, hard-edged, black between
key | {side} hard -0.2 low: A magenta strip at camera {side} and a cyan strip at the {other}, both slightly behind, bright edges along {the}, the front dark
one | back hard 0 low: One magenta strip from behind at camera {side}, {the} as an outlined black shape
worn | mirrored aviator sunglasses, a jacket with rolled sleeves and padded shoulders, teased hair
`;
