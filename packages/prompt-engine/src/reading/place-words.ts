import type { Facts } from '../facts.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words of places that are no nouns of the table, or tell more than their noun's kind. */
const OUT_OF_DOORS = words(
  'asphalt tarmac barrow heath glade clearing grove crag tor peak terrace roof rooftop yard market slope deck boat raft bank rock rocks sand quarry porch track balcony courtyard ledge birch doorstep vine vines touchline ford tree trees riverbank slipway dock camp campsite ice fern reeds reed bracken towpath motorway fairground fence drystone spruce kerb quay pier harbour jetty shore beach dune reef field pasture meadow hedge orchard garden allotment park lawn lane road street pavement gutter bridge footbridge veranda patio stoop cliff summit ridge trail forest wood woods hill hillside mountain moor marsh swamp stream brook river lake pond sea surf wave waves snow mud puddle gate cobbles square plaza stadium pitch playground swing hammock car-park scaffolding barge buoy rigging mast saddle dog-sled',
);
const IN_ROOMS = words(
  'hall stair stairs staircase landing table desk counter stage wings shelf shelves aisle nave vault altar dressing workbench stove oven hob basin sink lift blackboard newsroom classroom rehearsal cellar attic kitchen bedroom bathroom nursery study library museum gallery theatre cinema church chapel cathedral gym bar pub café cafe restaurant diner bakery shop store office laboratory lab hospital ward studio workshop barn stable greenhouse sauna bath bathtub bed sofa couch armchair carpet rug floor mirror windowsill sill subway metro tunnel basement cave cushion throne ballroom cloakroom corridor hallway saloon',
);

/** Indoors or outdoors, by the last word of a place that tells: 'on a roof terrace', 'at a kitchen table'. */
export function placeOfWords(list: readonly string[]): Facts {
  for (const word of list.toReversed()) {
    const single = word.replace(/s$/, '');
    if (OUT_OF_DOORS.has(word) || OUT_OF_DOORS.has(single)) return { place: 'outdoor' };
    if (IN_ROOMS.has(word) || IN_ROOMS.has(single)) return { place: 'indoor' };
  }
  return {};
}
