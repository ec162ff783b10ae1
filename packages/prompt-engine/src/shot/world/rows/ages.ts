/** Worlds of past ages up to the middle ages: facet | text, under the name by which the lexicon knows each. */
export const AGES = `
world | stone age
names | caveman, cave man, prehistoric, ice age, neanderthal
is | old
home | mammoth, woolly mammoth, dinosaur, t-rex, triceratops, dinosaurs, velociraptor, stegosaurus, brachiosaurus, raptor
fits | cave, forest, river, plain, mountain
drawn | hill, cave
street | At the mouth of a rock shelter
room | In a painted cave
table | On a flat stone by a hearth
outside | a ring of hearth stones in front, a wide valley with grazing herds behind
inside | flint flakes and a hide in front, ochre animals on the rock wall behind
set | Wall of pale rock with ochre hand prints, floor of trodden earth
ground | Bare trodden earth, nothing else
day | {side} hard 0.5 normal: Low sun across the valley from camera {side}, hard on rock and on {the}, smoke drifting through it
lamp | {side} hard 0.9 low: Firelight low from camera {side}, orange and flickering, the shadow of {the} huge on the rock
key | {side} hard 0.7 low: One warm light low at camera {side} like a fire, hard, the far side of {the} in brown shadow
one | {side} hard 0.8 low: One fire at camera {side}, {the} half in shadow
worn | a stitched animal hide, a necklace of teeth, ochre on the skin

world | ancient egypt
guise | pharaoh
names | egyptian queen, egyptian goddess, egyptian god, egyptian priest, egyptian priestess, egyptian temple, cleopatra, pharaoh, anubis, bastet, egyptian tomb
is | old
home | pharaoh, sphinx, egyptian mummy, pyramid, pyramids
fits | temple, desert, pyramid, pyramids, nile, river, palace, tomb, market, throne room, garden
drawn | egypt, stone-room
street | On a temple terrace above the Nile
road | On a processional road of sandstone
sky | Above pyramids and palm groves
room | In a painted columned hall
table | On a slab of polished limestone
outside | a carved lotus column in front, palms and a sand-coloured pylon gate behind
inside | a painted column in front, a bright doorway to a court behind
set | Limestone wall with carved and painted figures, floor of pale sand
ground | Bare pale sand, nothing else
day | {side} hard 0.5 normal: Hard sun from high at camera {side}, short sharp shadows, warm light bounced from limestone onto {the}
lamp | {side} hard 0.8 low: Oil lamps low at camera {side}, warm, gold gleaming on {the}, one shaft of sun through the doorway behind
key | {side} soft 0.5 normal: A warm soft light from high at camera {side}, golden, a sand-coloured bounce from the {other}
one | {side} hard 0.5 normal: One hard sun from camera {side}, a sharp shadow of {the} on the stone
worn | pleated white linen, a broad collar of lapis and gold beads, kohl-lined eyes
armed | a white linen kilt, a leather harness with bronze discs, a curved bronze sword
beast | a broad collar of lapis and gold, a gold ring in one ear, kohl-dark lines at the eyes
made | carved and painted hieroglyphs, gilded edges, pale limestone blocks

world | ancient greece
names | greek philosopher, greek warrior, greek soldier, greek goddess, greek god, greek temple, greek poet, greek myth, greek mythology, sparta, olympus, zeus, athena, aphrodite
is | old
home | spartan, medusa, minotaur, centaur, cyclops, pegasus, satyr, nymph, faun, amazon, temple
fits | temple, hill, sea, market, garden, harbour, harbor, theatre, theater, beach, olive grove, athens
drawn | street, room
street | On the marble steps of a temple
road | On a white stone road through olive trees
sky | Above a white temple on a cape
room | In a columned courtyard house
table | On a low marble table
outside | a fluted column in front, olive slopes and the blue Aegean behind
inside | a painted vase in front, a bright court with a fig tree behind
rooms | a painted vase in front, a columned doorway onto a bright court behind
set | Pale marble wall with one fluted column, floor of white stone
ground | Bare white marble, nothing else
day | {side} hard 0.3 high: Clear hard sun from high at camera {side}, crisp shadows, bright light bounced from marble onto {the}
lamp | {side} soft 0.3 normal: Bright light from the court at camera {side}, soft, the shade of the columns across {the}
key | {side} soft 0.2 high: A broad soft light from camera {side}, bright, the folds and edges of {the} modelled by a weak shadow at the {other}
one | {side} hard 0.2 high: One clear sun from camera {side}, a crisp shadow of {the}
worn | a draped white wool mantle pinned at the shoulder, a laurel wreath, leather sandals
armed | a bronze breastplate, a crested bronze helmet, a round painted shield
beast | a small laurel wreath, a red cord round the neck
made | fluted marble columns, carved friezes, terracotta roof tiles

world | ancient rome
names | roman soldier, roman legionary, roman centurion, roman senator, roman emperor, roman villa, roman temple, roman woman, roman general, roman legion, legionary, centurion, pompeii, gladiator, roman bath, roman baths, roman market, roman street, roman city, roman forum, roman house, roman kitchen
is | old
home | gladiator, roman soldier, minotaur
fits | rome, forum, arena, colosseum, temple, villa, market, street, garden, bath, baths, battlefield
drawn | street, room
street | On the paving of a forum
road | On a paved road with cart ruts
sky | Above tiled roofs and an aqueduct
room | In an atrium with painted walls
table | On a marble table with lion feet
outside | a broken pediment and a bronze standard in front, colonnades and a triumphal arch behind
inside | a bronze oil lamp in front, a pool under the open roof and red painted walls behind
rooms | a bronze oil lamp in front, red painted walls and a columned doorway behind
set | Wall of Pompeian red with a painted border, mosaic floor
ground | Bare terracotta, nothing else
day | {side} hard 0.4 normal: Hard southern sun from high at camera {side}, dust in the air, warm bounce from pale stone onto {the}
lamp | top soft 0.3 normal: Daylight from the opening in the roof above, soft, red walls glowing at camera {side}
key | {side} soft 0.4 normal: A warm soft light high at camera {side}, bronze and cloth of {the} modelled, deep red shade at the {other}
one | {side} hard 0.4 normal: One hard sun from camera {side}, a sharp shadow of {the}
worn | a draped white wool toga, a pinned red cloak, leather sandals
armed | banded iron armour over a red tunic, a red wool cloak pinned at the shoulder, a belt with bronze studs
beast | a bronze collar with studs, a red cloth over the back
made | marble columns, brick arches, bronze fittings

world | aztec
names | mayan, maya, inca, mesoamerican
is | old
fits | jungle, temple, pyramid, market, mountain, city
drawn | jungle, stone-room
street | On the steps of a stepped pyramid
room | In a painted stone chamber
table | On a carved stone altar
outside | a smoking clay burner in front, stepped pyramids above the jungle behind
inside | a carved serpent head in front, a bright doorway to jungle behind
set | Stucco wall with carved glyphs in turquoise and red, floor of cut stone
ground | Bare pale stucco, nothing else
day | {side} hard 0.4 normal: Hard highland sun from camera {side}, crisp shadows in the carving, smoke drifting past {the}
lamp | {side} hard 0.8 low: Torchlight from camera {side}, orange, turquoise gleaming on {the}
key | {side} soft 0.4 normal: A warm soft light high at camera {side}, feathers and stone of {the} bright, brown shade at the {other}
one | {side} hard 0.5 normal: One hard sun from camera {side}, a stepped shadow behind {the}
worn | a headdress of long green feathers, a jade pendant, a woven cotton cloak

world | viking
guise | viking
names | viking age, norse, norseman, norsemen, viking ship, viking longship
is | old
home | viking warrior, norse warrior, shieldmaiden, longship, valkyrie, barbarian
fits | throne, tavern, fjord, sea, forest, beach, village, longhouse, battlefield, snow, mountain, harbour, harbor, hall
drawn | sea, castle-hall
street | On a shingle shore below a timber hall
road | On a muddy track between turf houses
room | In a smoky longhouse
table | On a plank table with drinking horns
outside | wet shields against a prow in front, a grey fjord under low cloud behind
inside | a carved post in front, a long fire and benches in smoke behind
set | Wall of tarred planks with two round shields, floor of straw
ground | Bare wet grey shingle, nothing else
day | {side} soft -0.3 low: Grey light from low cloud at camera {side}, soft and cold, wet edges gleaming on {the}, mist in the fjord
lamp | {side} hard 0.9 low: The long fire from camera {side}, low and orange, smoke above, the far side of {the} in darkness
key | {side} soft -0.2 low: A cool broad light from camera {side}, a low fire glow from the {other} along {the}
one | {side} soft -0.3 low: One grey light from camera {side}, {the} dark on the far side
worn | a wool cloak with a round brooch, a ring-mail shirt, braided hair, a fur over the shoulders
beast | a braided leather collar with a silver ring, frost on the coat
made | tarred planks with carved dragon heads, round painted shields, iron rivets

world | feudal japan
guise | samurai, geisha, ronin
names | edo period, edo japan, samurai era, ancient japan, shogun, shogunate, sengoku
is | old
home | samurai, ronin, ninja, geisha, kitsune, torii, pagoda
fits | kyoto, tokyo, garden, temple, shrine, village, bamboo forest, forest, castle, dojo, bridge, mountain, battlefield, tea house
drawn | kyoto, room
street | In a street of dark wooden houses
road | On a raised earth road between rice fields
room | In a matted room with sliding screens
table | On a black lacquer table
outside | a hanging paper lantern in front, tiled gates and a misty mountain behind
outside | a hanging paper lantern in front, tiled gates and a castle roof behind
inside | an iron kettle in front, an open screen onto a mossy garden behind
set | Sliding paper screens with a dark wood frame, floor of straw mats
ground | Bare straw matting, nothing else
day | {side} soft 0.3 normal: Low sun through wood smoke along the street from camera {side}, soft, the eaves in shade, a warm edge on {the}
day | {side} soft 0.3 normal: Low sun through mist from camera {side}, soft, pine branches dark in front, a warm edge along {the}
lamp | {side} soft 0.2 normal: Daylight through paper screens at camera {side}, soft and even on {the}, the far corner dim
key | {side} soft 0.2 normal: A large paper-soft light from camera {side}, even on {the}, dark wood falling off at the {other}
one | {side} soft 0.2 normal: One paper screen glowing at camera {side}, a soft shadow of {the} on the mat
worn | a layered indigo kimono, a topknot, straw sandals
beast | a braided silk cord with a small bell, a folded indigo cloth
made | dark cedar beams, tiled upturned eaves, paper panels

world | wuxia
names | wuxia style, xianxia, ancient china, imperial china, tang dynasty, ming dynasty
palette | ink black, jade, mist white, vermilion
is | old fog
fits | bamboo forest, mountain, temple, inn, roof, rooftop, lake, palace, garden, river, village, courtyard
drawn | mountain, room
street | On a stone stair through bamboo
street | On the curved roof tiles of a temple
road | On a mountain road above cloud
sky | Above cloud between stone peaks
room | In a wooden inn with carved lattices
table | On a dark lacquer table
outside | swaying bamboo leaves in front, sheer peaks rising from mist behind
outside | swaying bamboo leaves in front, upturned temple roofs behind
inside | a hanging red lantern in front, lattice doors onto misty peaks behind
set | Carved lattice screen before pale mist, floor of dark boards
ground | Plain mist-white ground
day | back soft -0.1 normal: White light through drifting mist from behind at camera {side}, soft, loose cloth and the edge of {the} glowing
lamp | {side} soft 0.6 low: Red lanterns from camera {side}, warm, lattice shadows across {the}, cool mist light from the doors at the {other}
key | {side} soft 0 normal: A broad misty light from camera {side}, soft, cloth and hair of {the} lifted by a light wind, a dark fall-off at the {other}
one | {side} soft 0 high: One pale light from camera {side}, {the} as an ink-dark shape
worn | flowing layered robes with wide sleeves, long hair tied with a jade pin, a straight sword in a lacquered scabbard
beast | a jade pendant on a red cord, a silk tassel
made | upturned tiled eaves, carved red lattices, hanging lanterns

world | medieval
guise | knight, jester
names | middle ages, medieval fantasy, crusader, camelot, arthurian
is | old
home | knight, knights, black knight, paladin, templar, king, queen, princess, prince, monk, nun, jester, bard, troubadour, dragon, castle, blacksmith, alchemist, plague doctor, archer, barbarian, shepherd
fits | throne, throne room, castle, village, market, forest, church, tavern, inn, field, battlefield, town, tower, monastery, workshop, kitchen, hall, street
drawn | street, castle-hall
street | In a muddy lane between half-timbered houses
road | On a rutted road to a walled town
room | In a smoke-dark hall
table | On a plank table by tallow candles
outside | a wooden cart wheel in front, a church tower and a castle on its hill behind
inside | a pewter jug on trestles in front, a narrow window and hanging banners in smoke behind
rooms | tallow candles in front, oak beams and a narrow window behind
set | Wall of rough plaster and oak beams with one hanging banner, floor of straw
ground | Bare worn flagstones, nothing else
day | {side} soft 0.2 normal: Pale sun through wood smoke from camera {side}, soft, mud and wet straw shining, warm on one side of {the}
lamp | {side} hard 0.8 low: Torchlight and a narrow window from camera {side}, orange against grey, the far side of {the} in smoky dark
key | {side} soft 0.3 low: Light of a narrow window from high at camera {side}, soft, a candle glow low at the {other}, the wall dark behind {the}
one | {side} soft 0.4 low: One narrow window at camera {side}, a single soft shadow of {the}
worn | a wool tunic with a hood, a leather belt with a knife, linen sleeves
armed | a shirt of mail under a plain surcoat, a steel cap, a leather sword belt
beast | a collar of plaited leather, mud on the legs
made | half-timbered walls, thatch and leaded panes, iron-banded oak
`;
