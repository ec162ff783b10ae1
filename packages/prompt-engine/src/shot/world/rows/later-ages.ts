/** Worlds of past ages from the renaissance on: facet | text, under the name by which the lexicon knows each. */
export const LATER_AGES = `
world | renaissance
names | quattrocento, medici, da vinci era, florentine
is | old
fits | studio, florence, venice, rome, workshop, palace, garden, church, market, street
drawn | street, room
street | Under a stone arcade
road | On a street of rusticated palaces
room | In a painter's workshop with a north window
table | On a table with a Turkey carpet
outside | a marble column in front, a brick dome and cypress hills behind
inside | a wooden easel in front, an arcaded window onto blue hills behind
rooms | a fold of velvet in front, an arcaded window onto blue hills behind
set | Dark green curtain beside a stone ledge, a far blue landscape painted behind
ground | Plain umber ground
day | {side} soft 0.5 normal: Warm late sun through the arcade from camera {side}, soft, arches of shade across the paving behind {the}
lamp | {side} soft 0.2 normal: A high north window at camera {side}, cool and soft, {the} modelled out of brown shade
key | {side} soft 0.2 normal: One high window light from camera {side}, soft, the far side of {the} turning into umber shade
one | {side} soft 0.2 low: One window from camera {side}, {the} against brown dark
worn | a velvet sleeve slashed with white, a pearl-sewn net over the hair, a gold chain

world | tudor
names | elizabethan, shakespearean
is | old
fits | palace, garden, theatre, theater, castle, street, london
drawn | street, castle-hall
street | In a lane of half-timbered fronts
room | In an oak-panelled gallery
table | On a dark oak chest
outside | a herb border in front, brick chimneys and leaded bays behind
inside | a carved oak chair in front, leaded windows onto a knot garden behind
set | Oak-panelled wall with a dark curtain, rush matting
ground | Plain dark oak ground
day | {side} soft 0.2 normal: Pale sun from camera {side}, soft on brick and on {the}, cool shade in the lane
lamp | {side} soft 0.3 low: Leaded windows at camera {side}, soft in small panes, candles at the {other}, oak dark behind {the}
key | {side} soft 0.2 low: A leaded window light from camera {side}, lace and jewels of {the} bright, oak falling into shade
one | {side} soft 0.3 low: One candle at camera {side}, white lace bright, the rest dark
worn | a starched ruff, a slashed doublet or jewelled bodice, a velvet cap with a feather

world | golden age of piracy
guise | pirate
names | pirate age, age of sail, piracy
is | old guns
home | pirate, pirate captain, pirate ship, sailing ship, kraken, parrot, mermaid, ship, sailor
fits | sea, ship, harbour, harbor, beach, island, tavern, deck, cave, port, ocean
drawn | harbour, ship-interior
street | On a tarred quay below the masts
room | In a captain's cabin
table | On a chart table
outside | coiled rope and a barrel in front, rigging and a turquoise bay behind
inside | a brass compass on a chart in front, stern windows onto the wake behind
rooms | a lantern on a hook in front, tarred planks and a small window onto masts behind
set | Wall of tarred planks with a furled flag, floor of worn deck
ground | Bare worn deck boards, nothing else
day | back hard 0.6 normal: Low sun through rigging from behind at camera {side}, hard, rope shadows across {the}, the sea glittering
lamp | {side} hard 0.7 low: A swinging lantern from camera {side}, amber, sea light from the stern windows at the {other}
key | {side} hard 0.5 low: One amber lantern light high at camera {side}, hard, a sea-blue fill from the {other} on {the}
one | {side} hard 0.6 low: One lantern at camera {side}, {the} half in the dark
worn | a long salt-stained coat, a tricorn hat, a sash with a cutlass
made | tarred planks and patched canvas, brass lanterns, gun ports

world | baroque
names | baroque style, 17th century, dutch golden age, caravaggio
is | old guns
fits | studio, church, palace, tavern, kitchen, room, street, theatre, theater
drawn | street, room
street | Under a dark stone gateway
road | On a cobbled quay
room | In a dark room with one high window
table | On a table with a fallen cloth
outside | a worn stone step in front, gabled fronts under a heavy sky behind
inside | a pewter jug in front, a dark curtain and a gilt frame behind
set | Dark umber wall with a heavy red curtain, checkered tiles
ground | Plain dark umber ground
day | {side} soft 0.4 low: One break in heavy cloud from camera {side}, warm on {the}, everything beyond in brown shade
lamp | {side} hard 0.5 low: One high window at camera {side}, warm and hard-edged, {the} modelled out of deep brown dark
key | {side} hard 0.5 low: One high narrow light from camera {side}, warm and hard-edged, deep umber shadow on the far side of {the}
one | {side} hard 0.7 low: One candle at camera {side}, {the} lit on one side, the rest dark
worn | a broad lace collar, a dark velvet sleeve, long curled hair
made | carved scrolls and twisted columns, gilt on dark wood

world | rococo
names | marie antoinette, 18th century, versailles, louis xiv
is | old guns
fits | palace, versailles, garden, ballroom, church, theatre, theater, salon, bedroom, paris
drawn | garden, ballroom
street | On a gravel walk between clipped hedges
road | On a gravel drive before a palace
room | In a gilded salon
table | On a marble console with gilt legs
outside | a stone urn in front, a fountain and a pale palace front behind
inside | a gilt mirror in front, tall windows and a crystal chandelier behind
set | Powder-blue panelling with gilt shells, polished parquet
ground | Plain powder-blue ground
day | {side} soft 0.3 high: Late powdery sun from camera {side}, soft on silk and on {the}, long hedge shadows
lamp | {side} soft 0.7 normal: Candles in gilt sconces from camera {side}, doubled in mirrors, warm on {the}
key | {side} soft 0.3 high: A tall window light from camera {side}, soft on silk, candle glow low at the {other}
one | {side} soft 0.5 normal: One candle at camera {side}, gilt edges gleaming, {the} warm on one side
worn | a wide silk gown or embroidered coat, a powdered wig, lace at the cuffs

world | regency
names | georgian, jane austen, napoleonic, empire style
is | old guns
fits | garden, ballroom, drawing room, country house, carriage, library, street, field, bath
drawn | garden, room
street | On a lawn before a country house
road | On a gravel drive under limes
room | In a pale drawing room
table | On a small round mahogany table
outside | a stone balustrade in front, a lake and a pale country house behind
inside | a pianoforte in front, tall sash windows onto a park behind
rooms | a slim gilt chair in front, tall sash windows onto a park behind
set | Pale green panelled wall, one slim gilt chair
ground | Plain pale sage ground
day | {side} soft 0.4 high: Low afternoon sun across the lawn from camera {side}, soft, white cloth and the edge of {the} glowing
lamp | {side} soft 0.1 high: Tall sash windows at camera {side}, soft and clear, {the} bright against the pale wall
key | {side} soft 0.1 high: A sash-window light from camera {side}, soft, a white bounce from the {other}
one | {side} soft 0.2 high: One window at camera {side}, a soft square of light round {the}
worn | a high-waisted muslin dress or a tailcoat with a high collar, a bonnet or top hat, kid gloves

world | wild west
guise | cowboy, sheriff
names | western, western film, spaghetti western, old west, american frontier
is | old guns
home | cowboy, gunslinger, sheriff, mustang, bounty hunter, wild horse
fits | desert, saloon, street, town, ranch, canyon, prairie, bar, train, station, farm
drawn | desert, bar
street | In the dusty main street of a wooden town
road | On a wagon track through sagebrush
sky | Above red buttes
room | In a plank saloon
table | On a scarred plank bar
outside | a hitching rail in front, false-front houses and red buttes behind
inside | a whisky glass on the bar in front, swing doors bright with dust behind
rooms | an oil lamp in front, plank walls and a bright dusty window behind
set | Wall of sun-bleached planks with a coiled rope, floor of dust
ground | Bare pale dust, nothing else
day | back hard 0.6 normal: Hard low sun through dust from behind at camera {side}, a bright rim along {the}, a long shadow toward the camera
lamp | {side} hard 0.6 low: Sun through a dusty opening at camera {side}, hard, dust in the beam, an oil lamp dim at the {other}, {the} half in shade
key | {side} hard 0.5 normal: One hard warm light high at camera {side}, a short black shadow under {the}, dust in the air
one | {side} hard 0.5 normal: One hard sun from camera {side}, a black shadow of {the} on the dust
worn | a wide-brimmed hat, a leather vest over a faded shirt, a gun belt, a neckerchief grey with dust
beast | a worn leather saddle or collar, dust on the legs
made | sun-bleached planks, iron-rimmed wheels, hand-painted boards without words

world | victorian
names | victorian era, victorian london, gaslit, 19th century, dickensian, sherlock holmes, penny dreadful, belle epoque
is | old guns fog
home | chimney sweep, steam locomotive, steam train, carriage, horse carriage
fits | studio, london, street, parlour, parlor, library, train, station, mansion, factory, bedroom, study, house, room, greenhouse
drawn | london, room
street | On a foggy cobbled street
road | On wet cobbles beside iron railings
room | In a parlour with heavy curtains
table | On a mahogany table with a lace cloth
outside | a gas lamp and iron railings in front, brick terraces and a hansom cab in fog behind
outside | iron railings in front, brick terraces and chimneys in coal smoke behind
inside | a fern on a stand in front, a coal fire and dark patterned paper behind
set | Patterned burgundy wallpaper above mahogany panelling, a lace-covered side table
ground | Plain burgundy ground
day | back hard 0.6 low: A gas lamp in fog from behind at camera {side}, amber, a soft halo round {the}, wet cobbles gleaming, the front in grey shade
day | {side} soft 0.2 normal: Hazy sun through coal smoke from camera {side}, soft and grey-yellow, a pale edge along {the}
lamp | {side} soft 0.4 low: Daylight through lace curtains at camera {side}, soft, a coal fire glowing low at the {other}, {the} against dark paper
key | {side} soft 0.3 low: A lace-softened window from camera {side}, a gas lamp glow from the {other}, the far side of {the} in brown shade
one | {side} soft 0.5 low: One gas lamp at camera {side}, a warm edge on {the}, fog beyond
worn | a black frock coat or bustled dress, a high starched collar, a watch chain, leather gloves
beast | a velvet bow, a silver name tag on a ribbon
made | carved gables and iron cresting, brick with stone trim, tall sash windows
`;
