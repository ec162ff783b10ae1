/** Trains, trams, boats and ships: names | kind and size | details | usual places | colours | drawing. */
export const RAIL_AND_BOATS = `
# rail
bullet train, high-speed train, maglev | vehicle huge glossy | a long pointed nose, a smooth white body, a thin blue stripe, a row of small windows | on a raised track before distant hills | white, blue, grey | train
cable car, gondola lift | vehicle large | a hanging cabin, a thick steel cable, a wheeled arm, wide windows | above a mountain slope | red, steel, white | -
ski lift, chairlift, chair lift | vehicle large | hanging double seats, a safety bar, a moving cable, tall pylons | above a snowy slope | steel, black, snow white | -
freight train, goods train, boxcar, coal train | vehicle vast metal | a long line of wagons, couplings, faded paint, rust streaks | across an open plain | rust, brown, grey | train
funicular | vehicle large | stepped windows, a slanted body, a cable between the rails | on a steep hillside track | red, cream, green | tram
handcar, mine cart, minecart, railway trolley | vehicle large metal | four small iron wheels, riveted sides, a load of ore | on a narrow track in a tunnel | iron, rust, timber brown | -
metro, metro train, subway, subway train, underground train, tube train | vehicle huge metal | a flat steel front, sliding doors, a lit row of windows, a route panel | at an underground platform | steel, red, fluorescent white | train
monorail | vehicle huge | a smooth white body, a single concrete beam beneath, curved windows | above a city street | white, blue, concrete grey | train
railway carriage, railroad car, train car, train carriage, rail car | vehicle huge | a long row of windows, slatted sides, iron steps, sprung wheels | at a platform | bottle green, cream, iron | train
carriage | vehicle huge +train +railway +passengers +platform +compartment +conductor | a long row of windows, a corridor door, iron steps | at a platform | bottle green, cream, iron | train
roller coaster, rollercoaster | vehicle vast metal | a steep curved track, a lattice of supports, a string of open cars | in an amusement park | red, white, sky blue | -
steam locomotive, steam train, steam engine, locomotive | vehicle huge metal | a round black boiler, large spoked drive wheels, a tall chimney, thick white steam | on a country railway line | black, brass, steam white | train
train, passenger train, express train, night train, commuter train | vehicle huge metal | a long row of lit windows, a flat front with two lamps, sliding doors | on a railway line through open country | green, cream, steel | train
tram, streetcar, trolley car, trolleybus | vehicle huge | a rounded front, one central headlamp, a roof pole to the wire, folding doors | on a city street with rails | yellow, cream, dark green | tram
# small boats
boat, rowing boat, rowboat, dinghy, wooden boat, skiff, punt | boat large | overlapping planks, two oars, a bench across the middle, peeling paint | on still water beside a jetty | blue, white, weathered wood | boat
canal boat, narrowboat, barge, houseboat | boat huge | a long low cabin, painted panels, brass portholes, flower pots on the roof | on a canal | bottle green, red, brass | boat
longtail boat | boat large | a high curved prow with ribbons, a long slim hull, an engine on a pole | in a shallow bay | teak, red ribbon, turquoise | boat
canoe, dugout canoe, outrigger canoe | boat large ridden | a slim curved hull, a pointed bow and stern, a thin worn gunwale | on a calm lake | red, cedar, water green | canoe
kayak | boat large ridden | a slim closed hull, a pointed bow and stern, a double-bladed paddle | on a calm lake | red, yellow, water green | canoe
raft, bamboo raft, log raft | boat large ridden | lashed round logs, rope knots, a long pole, water between the timbers | on a slow river | bamboo, rope tan, green | -
gondola | boat large | a long black hull, a toothed steel prow, a velvet seat, one long oar | on a narrow canal | black, crimson, brass | gondola
inflatable boat, rubber boat, lifeboat, rubber dinghy, rib boat | boat large | swollen tube sides, a rope along the edge, an outboard motor | on choppy water | orange, grey, black | boat
jet ski, water scooter | boat person ridden glossy | a narrow seat, handlebars, a pointed hull, a fan of spray | on open water | white, lime, blue | -
motorboat, speedboat, powerboat, motor boat | boat large glossy | a long pointed bow, a low windscreen, a varnished deck, a white wake | on a lake | mahogany, white, chrome | boat
oar | product person held | a worn wooden shaft, a flat blade, a leather collar | across a boat | varnished wood, white, brass | -
paddle | product person held +boat +canoe +rowing +kayak +river +wooden +water | a worn wooden shaft, a flat blade, a leather collar | across a boat | varnished wood, white, brass | -
ship's wheel, ship wheel, helm | product large | turned wooden spokes, a brass hub, a worn upper handle | on a ship's deck | oak, brass, rope tan | -
paddle steamer, paddlewheel boat, riverboat, steamboat | boat huge | a large paddle wheel, white railings, two tall chimneys, stacked decks | on a wide river | white, red, black | ferry
swan boat, pedal boat, pedalo | boat large | a white swan neck, a low bench, side paddles, a plastic hull | on a park lake | white, orange, pale blue | boat
paper boat | toy hand | sharp folded edges, a pointed peak, a wet darkened base | on a puddle | white, pale blue, grey | boat
# sail
sailboat, catamaran, sailing yacht, sailing boat, yacht, sail boat | boat huge | a tall mast, a full white mainsail, a slim hull, taut lines | on open water | white, navy, teak | sailboat
sailing ship, clipper, galleon, tall ship, frigate, schooner, brig | boat huge | three masts, rows of square sails, a carved stern, a web of rigging | on the open sea | oak, sail cream, gold | sailing-ship
dhow, felucca | boat huge | one tall slanting sail, a curved prow, weathered planks | in a calm bay | sail cream, teak, sea green | sailing-ship
chinese junk, junk boat | boat huge | ribbed rust-red sails, a high stern, dark planks | in a calm harbour | rust red, teak, sea green | sailing-ship
junk | boat huge +sail +sails +chinese +harbour +harbor +boat +sailing +hong | ribbed rust-red sails, a high stern, dark planks | in a calm harbour | rust red, teak, sea green | sailing-ship
ghost ship, flying dutchman | boat huge glowing | tattered sails, broken rails, a green glow along the hull, hanging weed | in sea fog | grey, green glow, black | sailing-ship
longship, viking ship, drakkar, viking longship | boat huge | a carved dragon prow, a striped square sail, a row of round shields, long oars | in a fjord | oak, red, cream | longship
noah's ark, ark | boat vast | a wooden house on a broad hull, a long ramp, rows of small windows | on rising water | timber brown, pitch black, slate | ferry
pirate ship | boat huge | a black flag, patched dark sails, rows of cannon ports, a carved figurehead | on a moonlit sea | black, oak, gold | sailing-ship
# large ships
aircraft carrier | boat vast metal | a long flat flight deck, an offset bridge tower, rows of parked jets, a grey hull | on a grey sea | steel grey, white, black | -
warship, battleship, destroyer, navy ship | boat vast metal | gun turrets, a tall radar mast, a sharp grey bow, stepped superstructure | on a grey sea | steel grey, white, slate | -
cargo ship, container ship, freighter | boat vast metal | stacks of coloured containers, a high white bridge, a long dark hull | at a harbour quay | red, blue, rust | -
oil tanker, tanker ship | boat vast metal | a long flat red deck with pipes, a white stern bridge, a low dark hull | on the open sea | red, white, black | -
cruise ship, cruise liner | boat vast | tiers of balconies, a row of orange lifeboats, a raked white bow, a lit top deck | in a harbour | white, navy, orange | cruise-ship
ferry, ferry boat, ferryboat | boat huge | open car decks, a broad flat bow, rows of windows, a short chimney | at a ferry landing | white, green, black | ferry
fishing boat, trawler, lobster boat, fishing trawler | boat huge | a small wheelhouse, net drums, stacked crates, peeling blue paint | in a fishing harbour | blue, orange, rust | boat
icebreaker, research ship | boat huge metal | a rounded red bow, a tall bridge, a crane, broken floes along the hull | in pack ice | red, white, ice blue | -
ocean liner, steamship, steamer, titanic | boat vast metal | four tall chimneys, rows of portholes, a straight black bow, lit decks | on the open ocean | black, white, ochre | cruise-ship
ship, vessel | boat huge | a high bow, a long hull, a mast, a white wake | on the open sea | navy, white, rust | ferry
sunken ship, wrecked ship | boat huge | a broken hull, bare ribs, rust and coral growth, a tilted mast | on the sea bed; on a deserted beach | rust, sea green, grey | -
submarine, u-boat | boat huge metal | a long rounded hull, a conning tower, a periscope, a line of vents | under dark water | black, steel grey, deep blue | submarine
submersible, bathyscaphe, deep-sea submersible, mini submarine | boat large metal glass | a round acrylic dome, two jointed arms, a bank of lamps, a yellow shell | under dark water | yellow, white, deep blue | submarine
superyacht, luxury yacht, mega yacht | boat huge glossy | tiered white decks, dark ribbon windows, a teak stern platform | in a blue bay | white, teak, turquoise | -
tugboat, tug, tug boat | boat huge metal | a tall wheelhouse, a ring of old tyres, a thick towing post | in a harbour | red, black, rust | boat
`;
