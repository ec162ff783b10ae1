/** Built things that are no houses: names | kind and size | parts and surfaces | usual places | colours | drawing. */
export const STRUCTURES = `
# bridges and ways
aqueduct, viaduct | structure vast | tall repeated stone arches, a narrow channel along the top, weathered piers | across a dry valley; above the roofs of an old town | sandstone, olive, sky blue | viaduct
boardwalk | structure large | weathered planks, a rope handrail, sand blown between the boards | along the dunes to a beach; across a marsh | driftwood grey, sand, reed green | -
bridge, stone bridge, footbridge | structure huge | a low stone arch, a worn parapet, mossy piers, its arch mirrored in the water | over a slow river; over a mountain stream | stone grey, moss green, water green | viaduct
covered bridge | structure huge | red plank walls, a shingled roof, a dark square opening, stone abutments | over a creek among maples; across a country river | barn red, maple orange, stone | bridge
crosswalk, zebra crossing, pedestrian crossing | structure large | broad white stripes, worn asphalt, a kerb ramp, a signal post | at a city junction; across a wet street | white, asphalt, signal green | -
dam | structure vast | a high curved concrete wall, spillway gates, white water at the foot, a road along the crest | across a narrow gorge; at the end of a reservoir | concrete grey, water green, rock brown | wall
jetty, pier, dock, landing stage, wharf | structure huge | weathered planks, wooden piles, iron mooring rings, a ladder to the water | over a still lake; at the edge of a harbour | driftwood grey, water blue, rust | -
railway crossing, level crossing, railroad crossing | structure huge | a striped barrier, red warning lamps, a crossed sign on a post, rails set in the road | across a country road | red, white, steel, asphalt | -
railway, railroad, train track, railway track, railroad track | structure vast metal | two polished rails, dark sleepers, crushed stone ballast, signal posts | through open grassland; between brick walls | steel, rust, gravel grey | -
rope bridge, hanging bridge | structure large | wooden slats, two sagging rope rails, knotted side ropes | across a misty gorge; between jungle trees | rope, timber brown, mist green | bridge
spiral staircase, spiral stairs | structure large | wedge-shaped treads, a curved iron handrail, a central newel | inside a stone tower; in the hall of an old library | iron black, oak, brass | stairs
staircase, stairs, stairway, flight of steps | structure large | worn treads, a long handrail, turned balusters, a landing above | in a tall entrance hall; up a narrow old-town lane | oak, stone grey, runner red | stairs
suspension bridge, cable bridge | structure vast metal | two tall towers, sweeping main cables, vertical hangers, a long flat deck | across a wide strait; above a foggy bay | red oxide, steel, fog grey | bridge
tunnel, underpass | structure vast | a curved tiled ceiling, a row of lamps, wet walls, a bright far mouth | under a hillside; beneath a city road | concrete grey, sodium orange, black | cave
wooden bridge, arched garden bridge | structure large | curved plank decking, a red handrail, lily pads beneath | over a garden pond; across a brook in a wood | vermilion, moss green, water green | bridge
# gates, walls and boundaries
arch, archway, triumphal arch | structure huge | carved stone blocks, a wedge keystone, relief panels, a deep vaulted passage | at the end of an avenue; in the wall of an old town | limestone, ivy green, gold | gate
barbed wire fence, chain link fence | structure large metal | twisted steel strands, sharp barbs, leaning posts, rust at the knots | along a bare field; around an empty lot | rust, steel, dry grass | fence
barricade, roadblock | structure large | stacked crates, sandbags, coils of wire, a plank across the top | across a city street; at the end of a bridge | sandbag tan, rust, paving grey | wall
fence, picket fence, wooden fence | structure large | white pointed pales, a latched gate, grass along the foot, peeling paint | around a cottage garden; along a country road | white, grass green, weathered grey | fence
gate, garden gate, iron gate, wrought iron gate | structure large metal | scrolled iron bars, stone posts, a heavy latch, ivy at the hinges | at the mouth of a gravel drive; in a garden wall | iron black, ivy green, stone | gate
great wall, city wall, rampart | structure vast | crenellated parapets, square watchtowers, broad worn steps, stone paving on top | along a mountain ridge; around an old town | stone grey, hill green, haze blue | wall
hedge maze, maze, labyrinth | structure vast | tall clipped yew walls, narrow gravel paths, square turns, a bench at the centre | in the grounds of a manor; seen below a terrace | yew green, gravel cream, stone | -
portal, magic portal, stargate | structure large glowing | a ring of carved stone, a bright rippling centre, loose sparks at the rim, light on the ground before it | in a forest clearing; in the hall of a ruin | cyan, violet, stone grey | gate
trapdoor, trap door, hatch | structure person | a square plank lid, an iron ring, strap hinges, a dark ladder below | in a cellar floor; in the deck of a ship | timber brown, iron black, dust | door
tile, wall tile, floor tile, bathroom tile, kitchen tile, tiling | structure table glossy | square glazed faces, straight pale joints, soft reflections | on a bathroom wall; on a kitchen floor | white, green, blue | wall
wall, brick wall, stone wall | structure huge | courses of worn brick, crumbling mortar, patches of moss, a shallow shadow in the joints | along a narrow street; at the edge of a yard | brick red, mortar grey, moss | wall
# monuments and towers
bell tower, campanile | structure huge | an open belfry, a hanging bronze bell, a tiled pyramid roof, narrow slit windows | above the roofs of a village; beside a piazza | brick, bronze, terracotta | tower
clock tower | structure huge | four large clock faces, iron hands, a pointed roof, a carved stone shaft | above a market square; at the end of a bridge | limestone, slate, gilt | tower
column, pillar, stone pillar | structure large | a fluted shaft, a carved capital, a square base, chipped edges | in a ruined temple; along a colonnade | marble white, sandstone, moss | ruin
steel beam, girder, steel girder, iron beam, i-beam | structure large metal | a flat riveted top, round bolt heads, streaks of rust | high over a building site | rust, steel grey, black | -
eiffel tower, iron tower, lattice tower | structure vast metal | four curved lattice legs, riveted iron girders, railed platforms, a tall tip | above clipped lawns and rows of trees; beyond a river and its bridges | iron brown, lawn green, pale sky | lattice-tower
gravestone, tombstone, headstone, grave | structure person | a rounded top, worn carved letters, lichen on the stone, grass at the base | in a walled churchyard; under a bare tree | lichen grey, moss green, slate | gravestone
mausoleum, tomb, crypt | structure huge | heavy stone slabs, carved reliefs, a bronze door, worn steps | in an old cemetery; under a vaulted hall | limestone, verdigris, black | -
monument, memorial, war memorial, obelisk | structure huge | a tall stone shaft, bronze plaques, laid wreaths, a stepped plinth | in the middle of a square; at the end of a tree-lined walk | granite, bronze, wreath green | statue
radio tower | structure huge metal | a steel lattice mast, round dishes, red warning lamps, guy wires | on a hilltop; on a flat city roof | red, white, steel | tower
sculpture | structure person | a smooth curved form, one pierced hole, chisel marks at the back, a square plinth | in a white gallery; on a lawn | marble white, plaster grey, lawn green | statue
statue of liberty, liberty statue | structure vast metal | a raised torch, a spiked crown, long folded robes, a star-shaped base | on an island in a harbour; above a ferry deck rail | verdigris, granite, harbour blue | statue
statue, bronze statue, marble statue | structure large | a standing figure on a plinth, carved folds of cloth, weather streaks, a worn hand | in the middle of a square; at the end of a garden walk | bronze, verdigris, stone grey | statue
stone circle, standing stone, megalith | structure huge | tall rough uprights, flat lintel stones, lichen on the faces, long grass round the feet | on an open moor; on a chalk plain | lichen grey, grass green, pale sky | rock
tower, stone tower, watchtower | structure huge | coursed stone walls, narrow windows, a railed top, a small arched door | on a rocky hill; at the corner of an old wall | stone grey, ivy green, slate | tower
# street and square
bandstand, gazebo, pavilion | structure large | slim posts, an eight-sided roof, lattice sides, a railed floor | on a park lawn; at the end of a rose walk | white, copper green, rose pink | -
bus stop, bus shelter | structure large | a glass side panel, a narrow bench, a timetable frame, a lit roof edge | on a wet street; beside a country road | steel, glass, tube white | -
fire escape | structure huge metal | zigzag iron stairs, slatted landings, a drop ladder, potted plants on a rail | on the side of a brick tenement; above an alley | iron black, brick red, rust | stairs
fountain, water fountain | structure large | a round stone basin, tiers of bowls, arcs of falling water, coins on the bottom | in the middle of a square; at the centre of a garden | stone grey, water blue, verdigris | fountain
manhole, manhole cover | structure table metal | a round cast-iron lid, a raised pattern, a rim of worn asphalt | in the middle of a street; on wet cobbles | iron grey, asphalt, rust | -
newsstand, kiosk, newspaper stand | structure large | racks of papers, a folding counter, a small lit window, a striped awning | on a street corner; at a station entrance | green, newsprint, lamp yellow | stall
phone booth, telephone booth, phone box, telephone box | structure large | a red frame of small panes, a lit interior, a handset on a cord, a domed roof | on a rainy street corner; at the edge of a village green | red, lamp yellow, wet slate | phone-booth
stall, market stall, food stall, fruit stand | structure large | a striped canvas roof, sloping crates, a hanging scale, paper bags on hooks | along a market lane; at the side of a square | canvas red, white, fruit orange | stall
well | structure large +stone +bucket +water +village +wishing | a round stone wall, a bucket on a rope, a wooden crank, moss between the stones | in a village yard; at the edge of a field | stone grey, timber brown, moss | bucket
wishing well, stone well, water well | structure large | a round stone wall, a small tiled roof, a bucket on a rope, a wooden crank | in a village yard; in a cottage garden | stone grey, timber brown, moss | bucket
# fair and playground
carousel, merry-go-round | structure huge glowing | painted horses on brass poles, rows of bulbs, a mirrored centre, a scalloped canopy | at a funfair; on a seafront promenade | gold, cream, carnival red | -
circus tent, big top | structure vast | red and white striped canvas, tall king poles, pennants, a lit entrance | on a trampled field; at the edge of a town | red, white, bulb yellow | circus-tent
ferris wheel, big wheel, observation wheel | structure vast metal glowing | a ring of hanging gondolas, slim steel spokes, strings of lights, an A-frame base | above a funfair; on a harbour front | neon pink, white, dusk blue | big-wheel
sandbox, sandpit | structure large | a low plank frame, heaped sand, a red bucket, plastic moulds | in a back garden; in a playground | sand, red, timber | -
stage, theatre stage, concert stage | structure huge | a raised wooden floor, red side curtains, a row of footlights, a microphone on a stand | at the end of a dark hall; in a park under a canopy | curtain red, board brown, spot white | curtain
tire swing | structure large | a worn black tyre, one thick rope, bare earth beneath, a heavy bough above | under an old oak | tyre black, rope, leaf green | -
# works and space
construction site, building site, scaffolding | structure vast | steel tube scaffolds, plank decks, green netting, a tower crane | on a city plot; round an old facade | steel, safety orange, concrete | crane
crane | structure vast metal +construction +lifting +building +site +harbour +port +steel +cargo +demolition | a lattice mast, a long jib, a swinging hook, a glass cab | above a building site; along a dockside | yellow, steel, sky blue | crane
dock crane | structure vast metal | a lattice mast, a long jib, a swinging hook, a glass cab | above a building site; along a dockside | yellow, steel, sky blue | crane
launch tower | structure vast metal | a steel gantry, swing arms, floodlights, vapour from hoses | on a flat coast; beyond a mirror of marsh water | steel, rust red, vapour white | rocket
moon base, mars base, lunar base | building vast | white domes, connecting tunnels, solar panels in rows, lit airlock doors | on a grey cratered plain; at the foot of a red ridge | white, dust grey, lamp amber | igloo
gutter, roof gutter, drainpipe | structure large metal | a curved metal channel, wet leaves along it, a bracketed pipe | along a roof edge | grey, moss green, black | -
pipeline | structure large metal | long welded sections, bolted flanges, round valve wheels, rust streaks | across bare tundra; along a factory wall | steel, rust, safety yellow | -
reactor | structure huge metal glowing | a deep blue-lit pool, vertical fuel rods, a gantry crane, yellow handrails | in a concrete hall; at the core of a ship | cerenkov blue, steel, safety yellow | machine
`;
