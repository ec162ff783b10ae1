/** Buildings as the main subject, dwellings first: names | kind and size | parts and surfaces | usual places | colours | drawing. */
export const BUILDINGS = `
# dwellings
adobe house, mud brick house | building huge | rounded earth walls, projecting roof beams, small deep-set windows, a plank door | on bare desert ground among sagebrush; along a dusty village lane | clay, turquoise, straw | house
apartment building, apartment block, block of flats, tower block | building huge | stacked balconies, rows of equal windows, washing on a rail, a lit stairwell | on a residential street; beside a bus stop | concrete grey, brick, curtain yellow | skyscraper
beach hut, beach house, beach cabin | building large | painted plank walls, a pitched felt roof, a double door, short stilts | on the sand above the tide line; at the edge of the dunes | pale blue, white, coral | cottage
bungalow | building huge | a low hipped roof, a wide veranda, a bay window, a brick chimney | on a suburban lawn; under palms beside a quiet road | cream, terracotta, leaf green | house
cabin, log cabin, wooden cabin | building large | notched round logs, a stone chimney, a covered porch, stacked firewood under the eaves | in a clearing among pines; at the edge of a lake | bark brown, moss green, lamp amber | cabin
candy house | food table | iced roof tiles, piped white icing along the eaves, gumdrops on the ridge, a sugared door | on a kitchen table dusted with flour; in a bakery window | ginger brown, icing white, cherry red | house
chalet, ski chalet | building huge | a wide overhanging roof, carved wooden balconies, stone lower walls, painted shutters | on a steep alpine meadow; on a snowy slope above a village | larch brown, white, geranium red | cabin
cottage, country cottage, thatched cottage | building large | a thatched roof, small paned windows, climbing roses round the door, a crooked chimney | behind a low garden wall; at the end of a country lane | straw, limewash white, rose pink | cottage
farmhouse, farm house | building huge | whitewashed walls, a slate roof, a boot-worn doorstep, a low stone outbuilding | in a farmyard among barns; at the end of a field track | white, slate grey, straw | house
floating house | building large | a flat timber deck, wide windows at the waterline, potted plants along the rail, mooring ropes | along a canal bank; on a still lake beside a jetty | tar black, white, leaf green | house
haunted house, spooky house | building huge | boarded windows, a sagging porch, missing roof shingles, one lit attic window | on a hill behind an iron gate; at the end of an overgrown drive | weathered grey, black, candle yellow | house
house, home, dwelling | building huge | a pitched roof, a panelled front door, sash windows, a brick chimney | on a quiet street behind a small front garden; at the end of a gravel drive | brick red, white, slate grey | house
hut, shack, wooden hut | building large | rough plank walls, a rusted tin roof, a single small window, a latch door | at the edge of a clearing; on a stony shore | weathered grey, rust, moss | cottage
igloo, snow house | building large | curved blocks of cut snow, a low tunnel entrance, a warm glow through the joints | on a flat snowfield; on sea ice under a clear sky | white, ice blue, lamp amber | igloo
manor, manor house, country house, stately home | building vast | rows of tall sash windows, a columned porch, steep gables, many chimneys | at the end of a clipped lawn; beyond a long avenue of limes | honey stone, slate, lawn green | palace
mansion, villa | building vast | a wide stone terrace, tall arched windows, a double staircase to the door, clipped hedges | behind wrought-iron gates; on a slope above the sea | cream stone, cypress green, terracotta | palace
mobile home, trailer home | building large metal | ribbed metal cladding, a small awning, block steps, a propane tank | on a gravel lot; at the edge of a pine wood | cream, aluminium, faded teal | house
modern house, modernist house | building huge | flat concrete roofs, floor-to-ceiling glass, slim steel columns, a timber-clad wall | on a wooded slope; beside a long rectangular pool | concrete grey, cedar, pool blue | house
mushroom house, fairy house | building hand | a spotted cap roof, a round stem wall, a tiny arched door, a lit window | on a mossy forest floor; at the foot of an old oak | red, cream, moss green | mushroom
palace, royal palace | building vast | long rows of tall windows, gilded gates, a domed centre, stone statues along the roof | at the end of a formal garden; across a wide paved court | pale stone, gold, verdigris | palace
stilt house, house on stilts | building large | tall wooden posts, a thatched roof, a ladder to the deck, woven wall panels | above a tidal river; in shallow green water | bamboo, palm brown, water green | cottage
tenement, brownstone, town house, townhouse, row house, terraced house | building huge | a stone front stoop, tall narrow windows, an iron railing, a carved cornice | on a street of matching fronts; at a corner under plane trees | brownstone, black iron, cream | house
tepee, tipi, teepee | building large | crossed poles at the top, painted canvas panels, an open flap, a smoke hole | on open prairie grass; beside a river bend | canvas cream, ochre, charcoal | tepee
tiny house | building large | a loft window, cedar shingles, a wheeled base, a narrow front step | on a meadow beside a wood; in a back garden | cedar, black, leaf green | cabin
treehouse, tree house | building large | plank walls between thick boughs, a rope ladder, a round window, a small railed deck | in the crown of an old oak; high among jungle trunks | timber brown, leaf green, rope | cottage
yurt, ger | building large | a round felt wall, a low conical roof, a painted wooden door, crossed ropes | on open steppe; on a high meadow under mountains | felt white, orange, sky blue | tent
# farm, mill and coast
barn | building huge | vertical red boards, white-trimmed double doors, a gambrel roof, a hayloft opening | in a farmyard beside a grain silo; alone in a field of stubble | barn red, white, straw | barn
boathouse | building large | wide water doors, a timber slipway, a steep shingle roof, oars on the wall | at the edge of a still lake; along a river bank | tar black, cedar, water green | cottage
chicken coop, hen house | building person | a wire-mesh run, a small ramp, nesting boxes, a hinged roof | in a farmyard; at the end of a kitchen garden | red, straw, galvanised grey | cottage
doghouse, dog house, kennel | building person | an arched opening, a shingled roof, a name board over the door, a folded blanket | on a back lawn; beside a kitchen door | red, white, grass green | cottage
dovecote | building large | a round tower, rows of small arched openings, a conical slate roof, a stone ledge | in a manor garden; in a farmyard | stone grey, slate, white | tower
garden shed, shed, woodshed | building large | overlapping boards, a felt roof, a latched door, tools on nails | at the bottom of a garden; beside a vegetable bed | weathered grey, creosote brown, green | cottage
greenhouse, glasshouse, conservatory, orangery | building huge | panes in white iron ribs, a curved roof, condensation on the glass, leafy plants inside | in a walled garden; beyond a lawn | white, leaf green, sky blue | greenhouse
lighthouse, light house | building huge | a tapering white tower, a glazed lantern room, an iron gallery, a small door at the foot | on a headland of short grass; at the end of a granite mole | white, signal red, lamp amber | lighthouse
silo, grain silo | building huge | a ribbed metal cylinder, a conical cap, an outside ladder, a filling pipe | beside a barn; at the edge of a wheat field | galvanised grey, rust, wheat | tower
stable, horse stable | building huge | split doors, a cobbled yard, hay racks, a slate roof | around a cobbled yard; beside a paddock | brick, dark green, straw | barn
water mill, watermill, old mill | building huge | a turning wooden wheel, a mossy stone wall, a mill race, a loading door | beside a fast stream; below a weir | stone grey, moss green, timber brown | cottage
wind farm | building vast metal | rows of tall white masts, three slim blades on each, small red lamps at the hubs | on a grassy ridge; in shallow sea far off a beach | white, grass green, sky blue | wind-turbine
windmill | building huge | four lattice sails, a turning cap, a tarred wooden body, a railed gallery | on a dyke beside a canal; on a hill above wheat fields | tar black, white, wheat | windmill
# worship
buddhist temple, tibetan temple | building huge | curved gilded roofs, painted beams, a row of prayer wheels, a bronze incense bowl | on a bare mountain terrace; in a paved court among lamps | gold, maroon, turquoise | temple
cathedral, minster, basilica | building vast | twin stone towers, a great rose window, flying buttresses, carved portals | across a paved square; above the roofs of an old town | limestone, lead grey, cobalt | church
church, chapel | building huge | a pointed steeple, arched windows, a heavy wooden door, a bell opening | in a walled churchyard; on a village green | fieldstone, slate, white | church
hindu temple | building vast | a stepped tower of carved figures, painted gods in rows, a pillared hall, oil lamps on ledges | beyond a temple tank; at the end of a market street | painted pink, turquoise, gold | temple
monastery, abbey, convent | building vast | a cloister of arches, tiled roofs, a bell tower, thick stone walls | on a cliff above a valley; among terraced gardens | sandstone, terracotta, cypress green | church
mosque | building vast | a large central dome, slender minarets, tiled arches, a courtyard fountain | across a marble court; above the roofs of an old quarter | white marble, turquoise, gold | mosque
pagoda | building huge | stacked upcurved roofs, red timber columns, bronze wind bells, a tall finial | among cherry trees on a hill; beside a still pond | vermilion, slate, gold | pagoda
shrine, shinto shrine | building large | a curved bark roof, a slatted offering box, hanging white paper zigzags, stone lanterns | at the head of mossy steps; among tall cedars | vermilion, bark brown, moss green | temple
stupa | building huge | a white dome, a gilded spire, strings of prayer flags, a square stepped base | on a bare mountain terrace; above rooftops in a valley | white, gold, prayer-flag blue | temple
synagogue | building huge | a round arched portal, a star in the window tracery, striped stone bands, a shallow dome | on an old town street; behind a small paved court | sandstone, brick, cobalt | temple
temple, ancient temple, greek temple | building huge | fluted stone columns, a triangular pediment, broad worn steps, carved capitals | on a rocky hilltop; among olive trees | marble white, honey stone, olive | temple
torii, torii gate | structure huge | two red posts, a curved top beam, a braided straw rope | at the head of mossy steps; in shallow tidal water | vermilion, black, moss green | gate
# castles and ruins
bunker | building large | thick poured concrete, a narrow slit window, a steel door, moss along the joints | on a dune above a beach; half under a grassy bank | concrete grey, moss, rust | cottage
castle, fortress, citadel, stronghold | building vast | crenellated walls, round corner towers, an arched gatehouse, a drawbridge on chains | on a rock above a river bend; at the head of a green valley | granite grey, ivy green, banner red | castle
fairytale castle, fairy tale castle, magic castle | building vast | many slim white towers, blue conical roofs, pennants on the spires, a curved bridge | on a forested crag; above a lake in morning mist | white, blue slate, gold | castle
fort | building vast | low sloping ramparts, a star-shaped moat, cannon openings, a flagpole | on a point above a harbour mouth; on a bare plain | brick, grass green, iron black | castle
ice castle, ice palace | building vast translucent | clear block walls, icicles along the arches, towers lit from inside, a frosted gate | on a frozen lake; on a snowy mountain shelf | ice blue, white, violet | castle
mayan pyramid, aztec pyramid, step pyramid | building vast | steep central stairs, stacked terraces, a square temple on top, carved serpent heads | in a jungle clearing; across a wide paved plaza | limestone, moss green, red ochre | pyramid
pyramid, great pyramid | building vast | stepped stone courses, sharp sloping edges, a small dark entrance, sand drifted at the base | on a sandy plateau; beyond a line of palms | sandstone, ochre, sky blue | pyramid
ruin, ruins, castle ruin, temple ruin | building huge | broken arches, fallen blocks in grass, ivy on the walls, an open roof | on a grassy hill; among trees at the edge of a meadow | stone grey, ivy green, rust | ruin
wizard tower, wizard's tower | building huge | a crooked stone shaft, a pointed slate roof, a lit round window, a brass telescope on the balcony | on a crag above a forest; at the edge of a sea cliff | stone grey, slate blue, lamp amber | tower
# town and work
airport, airport terminal | building vast | a long glass front, a control tower, jet bridges, parked aircraft | beyond a wide apron; at the end of an approach road | glass blue, steel, concrete | -
bakery, bakehouse | building huge | a painted shopfront, loaves in the window, a striped awning, a brick oven chimney | on a village street; at the corner of a square | cream, crust brown, flour white | shop
bank | building huge | tall stone columns, bronze doors, barred lower windows, a clock over the entrance | at the corner of a main street; across a paved square | granite, bronze, slate | temple
barber shop, barbershop, hair salon, hairdresser's | building large | a striped pole, a wide front window, chrome chairs inside, a tiled doorstep | on a shopping street; at a corner under an awning | red, white, chrome | shop
bookshop, bookstore, book shop | building large | a bay window of stacked books, a painted sign board, a bell over the door, a crate of paperbacks outside | on a cobbled side street; at a quiet corner | bottle green, cream, spine red | shop
cafe, coffee shop, coffeehouse | building large | a glazed front, small round tables outside, a striped awning, a chalkboard by the door | on a street corner; along a tree-lined pavement | dark green, cream, coffee brown | shop
cinema, movie theater, movie theatre, picture house | building huge | a lit marquee, rows of bulbs, a glass ticket booth, poster cases | on a main street after rain; at the corner of a square | bulb yellow, red, black | shop
diner, roadside diner | building large metal | a chrome-ribbed front, a neon tube along the roof, booths behind the windows, a swinging door | beside a highway; on an empty parking lot | chrome, neon pink, turquoise | shop
factory, industrial plant | building vast | tall brick chimneys, a saw-tooth roof, rows of grimy windows, outside pipes | beside a canal; at the end of a rail siding | soot brick, rust, smoke grey | factory
fire station, firehouse | building huge | tall red bay doors, a hose tower, a brass bell, a parked engine | on a town street; at the corner of a junction | red, brick, brass | -
gas station, petrol station, filling station | building huge | a flat lit canopy, two pumps on an island, a small kiosk, a price pole | beside a highway; at the edge of a small town | white, red, tube-light green | shop
hospital, clinic | building vast | rows of lit windows, a covered ambulance bay, glass entrance doors, a helipad on the roof | at the end of a wide drive; on a city street | white, teal, glass blue | -
hotel, grand hotel, inn, motel | building huge | a canopied entrance, rows of balconies, a revolving door, lit room windows | on a seafront promenade; at the corner of an avenue | cream, brass, awning red | house
library | building huge | broad stone steps, tall reading-room windows, carved columns, shelves seen through the glass | across a paved square; at the edge of a campus lawn | limestone, oak, lamp green | temple
museum, art museum, gallery, art gallery | building vast | a wide flight of steps, tall columns, long hanging banners, a glass dome | across a paved square; at the edge of a park | limestone, glass blue, banner red | temple
nuclear power plant, power station, power plant | building vast | wide curved cooling towers, white steam plumes, a reactor dome, pylons | beside a river; beyond flat fields | concrete grey, steam white, field green | factory
observatory | building huge | a white dome with an open slit, a telescope inside, a circular gallery, an access stair | on a bare mountain top; on a hill above a city | white, steel, night blue | temple
office building, office block | building huge | a grid of glass, ceiling lights on every floor, a revolving door, a polished lobby | on a downtown street; across a paved plaza | glass blue, steel, tube white | skyscraper
opera house, theatre, theater | building vast | a columned front, gilded balconies, lit chandeliers in the foyer, broad red-carpeted steps | across a wet square; on a harbour point | cream stone, gold, crimson | palace
post office | building large | a brass letter slot, a counter behind the window, a red pillar box outside, a clock above the door | on a village street; at the corner of a square | red, brick, brass | shop
prison, jail | building vast | high stone walls, coiled wire, barred windows, a corner watchtower | beyond a bare yard; on an island of rock | concrete grey, rust, searchlight white | castle
pub, tavern, saloon | building large | a hanging painted board, leaded windows, flower baskets, a worn step | on a village green; at the corner of a cobbled lane | black, cream, lamp amber | shop
restaurant, bistro, pizzeria | building large | a glazed front, set tables inside, a canvas awning, a lit menu case | on a narrow street; along a harbour quay | burgundy, cream, candle amber | shop
school, schoolhouse, high school | building huge | rows of tall windows, a flagpole, a wide front door, a paved playground | behind railings on a quiet street; at the edge of a village | brick, white, chalk green | house
shop, store, storefront, corner shop, bodega | building large | a painted wooden front, a wide display window, a striped awning, crates by the door | on a narrow street; at a corner under a lamp | bottle green, cream, fruit red | shop
skyscraper, high-rise, high rise, office tower | building vast glass | a curtain wall of glass, a lit lobby, stepped setbacks, a slim spire | on a downtown avenue; above a wet plaza | glass blue, steel, sunset orange | skyscraper
stadium, arena, sports stadium | building vast | curved tiers of seats, floodlight masts, a sweeping roof, a green pitch inside | beside a wide approach road; at the edge of a city | concrete, grass green, floodlight white | -
supermarket, grocery store | building huge | automatic glass doors, a row of trolleys, stacked fruit crates, a flat lit fascia | across a parking lot; on a suburban street | white, fruit orange, steel | shop
toy shop, candy shop, sweet shop | building large | a bright bay window, jars and boxes in rows, a painted fascia, a bell on the door | on a snowy high street; at the corner of a square | candy pink, mint, gold | shop
train station, railway station, subway station, metro station | building vast | iron roof arches, a large clock, long platforms, glazed screens | at the edge of a market town; in the middle of a city | iron green, brick, pearl | -
university, college | building vast | a quadrangle of lawn, pointed arches, a clock tower, ivy on stone | around a clipped lawn; along a leafy avenue | honey stone, lawn green, slate | palace
warehouse | building vast | brick walls, iron loading doors, a hoist beam, high wired-glass windows | along a dockside; at the end of a rail siding | brick, rust, dust grey | factory
`;
