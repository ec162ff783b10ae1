/** Worlds of film genres, horror, fantasy and tales: facet | text, under the name by which the lexicon knows each. */
export const FEARS_AND_TALES = `
world | film noir
guise | detective, gangster
names | noir, neo-noir, neo noir, noir detective
palette | ink black, lamp amber, rain grey
is | fantastic night rain
home | detective, gangster
fits | street, alley, bar, office, city, apartment, train, station, hotel, nightclub, car, diner, rooftop, docks, harbour, harbor
drawn | alley, office
street | In a wet side street under one lamp
road | On a wet street beside the kerb
room | In an office with venetian blinds
table | On a desk under a green-shaded lamp
outside | a fire escape and a puddle in front, one lit window and fog at the end of the street behind
outside | a rail dripping with rain in front, one lit window at the end of the street behind
inside | a smoking ashtray and a telephone in front, a frosted glass door behind
rooms | smoke drifting in front, slatted blinds and one lit doorway behind
set | Dark wall with the slatted shadow of venetian blinds, drifting cigarette smoke
ground | Plain black ground
day | back hard 0 low: One street lamp from high behind at camera {side}, hard, a bright edge along {the}, a long black shadow on wet stone
lamp | {side} hard 0.1 low: One hard lamp through venetian blinds from camera {side}, bars of light across {the}, deep black beyond
key | {side} hard 0 low: One hard lamp high at camera {side} through slatted blinds, bars of light across {the}, deep black fill
one | {side} hard 0 low: One hard lamp from high at camera {side}, half of {the} in black
worn | a belted trench coat, a fedora pulled low, a loosened tie

world | dark fantasy
names | grimdark, dark souls, elden ring
is | old fantastic fog
home | necromancer, skeleton warrior, black knight, grim reaper
fits | throne, forest, castle, ruins, battlefield, throne room, cave, graveyard, mountain, cathedral, swamp
drawn | ruins, castle-hall
street | On the broken steps of a ruined cathedral
road | On a causeway of black stone
sky | Above black spires in ash cloud
room | In a roofless throne hall
table | On a cracked altar stone
outside | a leaning iron grave marker in front, black spires in falling ash behind
inside | melted candles on a broken slab in front, a huge empty throne in shadow behind
rooms | melted candles in front, broken arches in shadow behind
wild | black thorn branches in front, dead trunks in ash haze behind
set | Wall of cracked black stone with hanging chains, floor of ash
ground | Bare grey ash, nothing else
day | back hard -0.4 low: Cold light through ash cloud from behind at camera {side}, hard along the edges of {the}, an ember glow low from the {other}
lamp | back hard -0.3 low: One cold shaft from the broken roof behind at camera {side}, ash drifting in it, a low ember glow on {the} from the {other}
key | {side} hard -0.3 low: One cold hard lamp high at camera {side}, black shadow on the far side of {the}, a low ember glow from the {other}
one | back hard -0.4 low: One cold light from behind at camera {side}, {the} almost black
worn | scarred black plate, a torn hooded cloak, a fur collar grey with ash
beast | a scarred muzzle, a collar of black iron, ember-coloured eyes
made | black iron spikes and chains, scorched stone, torn banners

world | lovecraftian
names | lovecraft, eldritch, cosmic horror, eldritch horror, lovecraftian horror
is | fantastic night fog
home | kraken
fits | sea, ocean, lighthouse, harbour, harbor, village, library, church, cave, swamp, house, mansion
drawn | sea, stone-room
street | On a rotting quay in sea fog
road | On a coast road slick with weed
sky | Above a black sea
room | In a study full of forbidden books
table | On a desk of salt-stained oak
outside | wet ropes and barnacles in front, a vast shape with coiling arms dim in the fog behind
inside | an open book with a drawn star in front, a window onto a green glow in the sea fog behind
rooms | a dripping candle in front, a window onto a green glow in the sea fog behind
set | Slick black stone wall with worn carvings, floor of wet slate
ground | Bare wet black slate, nothing else
day | back soft -0.3 low: A sickly green glow through fog from behind at camera {side}, soft, {the} dark against it, one weak lantern from the {other}
lamp | {side} hard 0.6 low: One oil lamp low at camera {side}, hard and yellow, a green glow through the window behind, the corners black
key | below soft -0.2 low: A dim green light from below at camera {side}, soft, wet highlights on {the}, black above
one | back soft -0.3 low: One green glow from behind through fog, {the} a dark shape
worn | an oilskin coat beaded with fog, ink-stained fingers, a carved stone on a cord

world | horror
names | horror film, horror movie, slasher, psychological horror, folk horror
is | fantastic night fog
fits | house, forest, basement, cellar, corridor, hospital, school, hotel, attic, street, motel, asylum, cabin, room, bedroom, bathroom, woods, cornfield
drawn | forest, corridor
street | At the edge of a black wood
road | On an empty forest road
room | In a long corridor with peeling paper
table | On a stained kitchen table
outside | bare twigs in front, one lit window in the fog behind
inside | a half-open door in front, a dark corridor with one failing lamp behind
wild | bare twigs in front, black trunks in fog behind
set | Stained grey wall with peeling paper, bare boards
ground | Plain black ground
day | back hard -0.4 low: One cold light deep in the fog from behind at camera {side}, {the} nearly black against it, a faint edge on one side
lamp | back hard -0.2 low: One failing bulb far behind at camera {side}, hard and greenish, {the} emerging from black, the near side in deep shadow
key | below hard -0.2 low: One hard lamp from below at camera {side}, greenish, the shadow of {the} tall on the wall
one | below hard -0.1 low: One weak lamp from below, the upper half of {the} in black

world | gothic
guise | vampire
names | victorian gothic, gothic horror, southern gothic, haunted
is | old night fog
home | vampire, gargoyle, haunted house, ghost
fits | throne, throne room, castle, church, cathedral, graveyard, cemetery, library, mansion, forest, garden, bedroom, crypt, house, room, ballroom, street
drawn | graveyard, castle-hall
street | Among leaning gravestones before a ruined abbey
road | On a drive between iron gates
sky | Above pointed towers
room | In a vaulted stone hall
table | On a table with dripping candles
outside | an iron railing with dead ivy in front, pointed towers against a pale sky behind
inside | a dripping candelabrum in front, a tall pointed window with tracery behind
wild | bare black branches in front, a leaning stone cross in mist behind
set | Dark stone wall with one pointed niche, black velvet on the floor
ground | Bare black velvet, nothing else
day | back hard -0.4 low: Cold moonlight through torn cloud from behind at camera {side}, a silver edge along {the}, long black shadows on wet stone
lamp | {side} hard -0.1 low: Moonlight through a tall pointed window at camera {side}, cold and hard-edged, candle flames warm and small at the {other}
key | {side} hard -0.3 low: A cold narrow light from high at camera {side}, a candle glow low from the {other}, black between
one | {side} hard -0.4 low: One shaft of moonlight from camera {side}, the rest black
worn | a black velvet gown or coat, a high lace collar, a silver brooch
beast | a black velvet ribbon, a tarnished silver bell
made | pointed arches and tracery, wet black stone, wrought iron

world | fantasy art
guise | wizard, elf, paladin
names | fantasy, high fantasy, epic fantasy, dungeons and dragons, lord of the rings style
is | old fantastic
home | elf, dark elf, dwarf, wizard, young wizard, witch, druid, dragon, baby dragon, unicorn, knight, king, queen, princess, hobbit, fairy, goblin, orc, troll, paladin, centaur, griffin, castle, phoenix, rogue, bard, barbarian
fits | throne, forest, castle, mountain, city, village, tavern, cave, valley, library, tower, throne room, ruins
drawn | forest, castle-hall
street | On a mossy stair above a deep valley
road | On an old stone road through high meadows
sky | Above a valley of waterfalls
room | In a pillared hall of pale stone
table | On a carved oak table
outside | ferns and a rune-cut stone in front, white towers and waterfalls in blue haze behind
outside | a gnarled root in front, a bridge between floating cliffs in golden haze behind
inside | a carved pillar in front, tall windows onto snow mountains behind
wild | ferns and a rune-cut stone in front, giant trunks in golden haze behind
set | Grey stone wall with carved knotwork and one hanging banner, floor of worn flags
ground | Bare grey stone, nothing else
day | back soft 0.6 normal: Low golden sun through haze from behind at camera {side}, a warm edge along {the}, cool blue fill from the sky
lamp | {side} soft 0.5 low: Tall shafts of sun from camera {side}, dust in them, a hearth glowing low from the {other}
key | {side} soft 0.5 normal: A warm soft light from high at camera {side}, a cool fill from the {other}, a bright edge along {the}
one | {side} soft 0.5 normal: One warm light from camera {side}, a soft shadow behind {the}
worn | a hooded wool cloak with a leaf brooch, tooled leather bracers, a rune-cut blade at the belt
beast | a small rune stone on a woven cord, a leaf-shaped silver clasp
made | carved knotwork, pale stone with climbing ivy, pointed slate roofs

world | fairy tale
names | fairytale, fairy-tale, storybook, enchanted, once upon a time
is | old fantastic
home | fairy, princess, prince, queen, king, witch, unicorn, cottage, dragon, mermaid, giant, treehouse, castle
fits | forest, castle, cottage, garden, village, tower, lake, ballroom, bedroom, meadow
drawn | forest, room
street | On a winding path through an old wood
road | On a cobbled lane between crooked houses
sky | Above crooked towers
room | In a low-beamed cottage room
table | On a mossy tree stump
outside | red toadstools and foxgloves in front, a crooked tower with one lit window behind
inside | a spinning wheel in front, a round window onto a moonlit wood behind
rooms | a lit lantern in front, a round window onto a moonlit wood behind
set | Painted wood of curling trunks with small lanterns, floor of moss
ground | Bare soft green moss, nothing else
day | back soft 0.5 normal: Golden light between curling trunks from behind at camera {side}, soft, drifting specks glowing round {the}, blue shade beyond
lamp | {side} soft 0.8 low: Hearth light from camera {side}, warm and low, blue dusk in the window behind
key | {side} soft 0.5 normal: A warm lantern glow at camera {side}, soft on {the}, a cool blue fill from the {other}
one | {side} soft 0.6 low: One lantern at camera {side}, a small warm pool round {the}
worn | a hooded cloak, a laced bodice or waistcoat, buckled shoes
beast | a small ribbon with a bell, a tiny cloak
made | curling timber and crooked chimneys, round windows with a warm glow, ivy and roses

world | witchcore
names | witchy, occult style, dark fairy tale
is | old night
home | witch, young wizard
fits | forest, cottage, kitchen, attic, garden, room
drawn | forest, workshop
street | In a clearing with a ring of stones
room | In a low room hung with drying herbs
table | On a table with dripping candles
outside | a smoking iron pot in front, bare birches and a rising moon behind
inside | bundles of herbs and dark bottles in front, a small window onto blue night behind
wild | a smoking iron pot in front, bare birches and a rising moon behind
set | Rough plaster wall with drying herbs, a shelf of candles
ground | Bare dark moss, nothing else
day | {side} soft 0.7 low: Firelight low from camera {side}, warm on {the}, blue moonlight behind at the {other}
lamp | {side} soft 0.8 low: Candles from low at camera {side}, warm and flickering on {the}, blue night from the window at the {other}
key | {side} soft 0.7 low: A cluster of candles low at camera {side}, soft and warm, a thin blue rim from behind at the {other}
one | {side} soft 0.8 low: One candle at camera {side}, {the} half in the dark
worn | a dark wool cloak, a moonstone on a cord, herb-stained fingers
`;
