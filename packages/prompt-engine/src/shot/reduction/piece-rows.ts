import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';

/*
 * The one thing by which a place is still that place when all else is taken away.
 *
 * places | things, each with its number
 */
const ROWS = `
# towns and countries
venice | one gondola prow; one striped mooring pole; one low stone bridge
paris | one iron balcony; one green park chair; one row of zinc roofs
london | one black railing; one brick chimney; one iron lamp post
rome | one worn column; one umbrella pine; one wet cobble step
florence, tuscany | one cypress; one terracotta roof
new york, manhattan, brooklyn | one iron fire escape; one rooftop water tank
tokyo, shinjuku, shibuya | one lit vending machine; one paper lantern; one tangle of wires
kyoto, japan | one vermilion post; one stone lantern; one sliding paper screen
istanbul | one slim minaret; one glass of tea on a ledge
havana, cuba | one peeling column; one tall shuttered door
amsterdam | one narrow gable; one bicycle on a rail
prague | one statue on a bridge pier; one gas lamp
lisbon, portugal | one tram rail; one blue-tiled wall
barcelona, spain | one wrought balcony; one palm
berlin | one courtyard door; one sawn tram rail
vienna | one globe lamp; one marble café table
krakow, poland | one tram rail; one brick tower
moscow, russia | one onion dome; one birch
marrakech, morocco | one horseshoe arch; one brass lantern
cairo, egypt, giza | one pyramid edge; one palm trunk
santorini | one white wall with a blue door; one white dome
athens, greece | one broken column; one olive tree
hong kong, shanghai, china, beijing | one tiled eave; one hanging lantern
india, mumbai, delhi, varanasi, jaipur | one scalloped arch; one flight of worn steps
mexico | one painted doorway; one agave
san francisco | one bay window; one cable rail
new orleans | one iron gallery; one gas lamp
iceland | one turf roof; one black stone
scotland, ireland | one dry-stone wall; one roofless gable
norway, sweden, finland | one red cabin wall; one birch
switzerland, austria, alps | one wooden balcony; one snow pole
texas, arizona, nevada, route 66 | one telegraph pole; one road sign without words
# rooms
cafe, coffee shop, bistro, restaurant, diner, coffeehouse | one small round table; one cup on a counter; one bentwood chair
bar, pub, tavern, saloon | one stool; one brass rail; one glass on the counter
kitchen | one pan on a hook; one bare worktop; one enamel jug
bedroom, hotel room | one white pillow; one iron bed rail; one open window
living room, lounge, sitting room | one armchair; one lamp; one low table
bathroom | one tap; one folded towel; one round mirror
library, bookshop, bookstore, study, reading room | one open book; one ladder against the shelf; one green lamp
office, boardroom | one chair; one bare desk; one telephone
classroom, school | one wooden desk; one stick of chalk; one small chair
church, cathedral, chapel, monastery, abbey | one column; one candle; one pew
temple, shrine, pagoda | one stone lantern; one bell rope; one incense bowl
mosque | one arch; one lamp on a chain
theatre, theater, opera house, stage, concert hall | one chair in a spot; one fold of curtain; one microphone stand
cinema | one folding seat; one beam from the back
museum, gallery, art gallery | one empty plinth; one bench
hospital, ward, waiting room, clinic | one plastic chair; one drip stand; one curtain rail
laboratory, lab | one flask; one stool
workshop, garage, tool shed | one vice; one hanging lamp; one wooden bench
studio, atelier, artist's studio | one easel; one stool; one jar of brushes
greenhouse, conservatory, orangery | one pot on a slatted bench; one pane misted over
barn, stable, cowshed | one bale; one half door; one shaft of dust
attic, loft | one trunk; one round window
cellar, basement, dungeon, crypt | one step; one iron ring; one bare bulb
corridor, hallway, hospital corridor | one door ajar; one lamp
staircase, stairwell, stairs | one turn of the handrail; one landing window
ballroom, palace, castle hall, throne room | one chair with a high back; one tall window
gym, boxing gym, dojo | one rope; one bench; one hanging bag
laundromat, laundrette | one round door; one plastic chair
supermarket, grocery store, shop, bakery, butcher | one scale; one crate; one bare counter
barbershop, barber shop, hair salon | one leather chair; one round mirror
swimming pool, pool, indoor pool | one ladder rail; one lane line
train carriage, train, subway car, subway, metro, bus, tram | one steel pole; one seat; one hanging strap
airport, terminal, departure lounge | one row of seats; one suitcase
factory, warehouse, mill | one hook on a chain; one steel column
prison, cell, jail | one barred window; one bunk
cabin, hut, log cabin, cottage | one iron stove; one small window
tent, yurt | one pole; one folded blanket
spaceship, spacecraft, space station, bridge | one round window; one lit panel
bunker, tunnel | one lamp in a cage; one steel door
# in the open
train station, railway station, platform, station | one bench; one lamp post; one clock
harbour, harbor, port, dock, quay, marina, fishing village, pier, jetty | one iron bollard; one mooring rope; one post in the water
street, alley, alleyway, lane, crossing | one lamp post; one doorway; one wet kerb
market, bazaar, souk, farmer's market | one striped awning; one crate; one brass scale
square, plaza, town square | one fountain rim; one bench
park, garden | one bench; one iron chair; one bare tree
playground | one swing; one slide
cemetery, graveyard | one leaning stone; one iron gate
bridge | one lamp; one span of railing
rooftop, roof | one chimney; one aerial
beach, shore, coast, seaside | one post; one line of foam
desert | one dry tree; one line of dune
forest, woods, wood, jungle | one trunk; one fern
mountain, mountains, hill, hills, summit | one cairn; one ridge line
field, meadow, farm, countryside, vineyard | one fence post; one gate
gas station, petrol station, motel | one pump; one lit sign without words
parking lot, car park, road, highway | one painted line; one lamp post
amusement park, fairground, carnival, theme park, circus | one wooden horse; one string of bulbs; one ticket hatch
stadium, football pitch, arena, court | one goal post; one floodlight; one corner flag
construction site, building site | one crane hook; one hard hat on a post
ruins, ruin, castle, fortress | one broken arch; one worn step
city, skyline, downtown, metropolis, town, village | one lit window; one roof line; one aerial
`;

let made: ReadonlyMap<string, readonly string[]> | undefined;

/** What is left of a place by its name; nothing where no row has it. */
export function remnantsOf(name: string): readonly string[] {
  made ??= new Map(
    rowsOf(ROWS, 2).flatMap(([names, things]) =>
      listOf(names).map((each) => [each, choicesOf(things)] as const),
    ),
  );
  return made.get(name) ?? [];
}
