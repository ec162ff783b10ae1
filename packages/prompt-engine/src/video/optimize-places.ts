import { linesByGroup, linesOf } from './optimize-lines.ts';

/** Where a subject may be whose words name no place. Subjects that are places have none. */
export const PLACES = linesByGroup('place', {
  person: `
at the foot of a worn stone stair beside one tall window | indoor
before a plain plastered wall with one door open beside it | indoor
on a wide footpath with a low wall behind | outdoor
on open ground with a line of trees far behind | outdoor`,
  people: `
around a long table under a low ceiling | indoor
on the steps of a town square, shops behind | outdoor
in a living room with the chairs pushed back | indoor
on a wide footpath beside a river | outdoor`,
  child: `
on a rug in a lived-in room, one toy left out | indoor
in a back garden with long grass along the fence | outdoor
at a low table under a wide window | indoor`,
  hands: `
over a worn oak workbench cleared of everything else | indoor
above a plain linen cloth on a wooden table | indoor
over a garden bench cleared of everything else | outdoor`,
  pet: `
on the boards of a narrow hallway, the front door open at the end | indoor
in a small walled garden with one old pear tree | outdoor
on a worn rug beside a low window | indoor`,
  wild: `
at the edge of a clearing, tall grass between the animal and the lens | outdoor
on a low ridge above open country | outdoor
beside a shallow stream with bare stones | outdoor`,
  bird: `
on a weathered post above a reed bed | outdoor
over open water, the far shore a thin line | outdoor
on a bare branch against plain sky | outdoor`,
  insect: `
on a single grass stem in an unmown meadow | outdoor
on the rim of a flower, the garden behind dissolved | outdoor`,
  sea: `
in clear open water above a sandy floor | underwater
along a reef wall that drops out of sight | underwater
in open water, the coast a low line behind | outdoor`,
  plant: `
on a stone sill against a limewashed wall | indoor
in a cottage border, the path behind out of focus | outdoor`,
  food: `
on a scrubbed wooden table with a folded cloth | indoor
on a dark slate counter, the kitchen behind out of focus | indoor
on a marble slab dusted at one corner | indoor
on a weathered garden table | outdoor`,
  drink: `
on a zinc counter with the room behind out of focus | indoor
on a bare oak table beside a wall of pale plaster | indoor
on a small café table just inside the window | indoor present
on a slatted table in the open | outdoor`,
  product: `
on a warm grey plaster plinth before a wall of the same plaster | indoor
on a sheet of dark slate, nothing else in frame | indoor
on pale paper that curves up behind without a seam | indoor
on a flat stone in open shade | outdoor`,
  vehicle: `
on an empty two-lane road through open country | outdoor
on a wet quay with cranes far behind | outdoor present
on a hairpin bend above a valley | outdoor`,
  boat: `
on open water, the coast a low line behind | outdoor
off a rocky point, the water dark and close | outdoor`,
  machine: `
in a brick workshop, tools in order on the wall behind | indoor
on a concrete floor swept clean, one door open at the back | indoor
on packed ground beside an open shed | outdoor`,
  sky: `
over flat farmland with one row of poplars | outdoor
above a dark ridge that keeps the lowest tenth of the frame | outdoor`,
  event: `
in a village hall hung with paper garlands | indoor
in a walled garden with long tables under the trees | outdoor
on a closed street, bunting from side to side | outdoor`,
  sport: `
on a plain municipal ground, empty stands behind | outdoor
on a training ground marked with fresh lines | outdoor
in a bare sports hall with high windows | indoor`,
  battle: `
on a trampled field below a ruined wall | outdoor
in a narrow pass between grey cliffs | outdoor`,
  being: `
in a roofless stone hall with roots through the floor | outdoor
at the mouth of a cave above a dark valley | outdoor
in an old wood where the trunks stand wide apart | outdoor`,
  robot: `
in a long service corridor with a row of inspection lamps | indoor
in a repair bay with cables looped from the ceiling | indoor
at an empty tram stop, shutters down behind | outdoor`,
  toy: `
on floorboards at child height, a skirting board for a horizon | indoor
on a kitchen table that reads as a wide plain | indoor
on a doorstep, grass blades tall as trees | outdoor`,
  graphic: `
on a plain paper ground with wide, even margins | indoor
on a limewashed wall that fills the frame | indoor
on an outside wall in even shade | outdoor`,
  abstract: `
in an empty room of pale plaster with one doorway | indoor
on a bare plain under a high, even sky | outdoor`,
});

/** The hour and the weather, where no words tell them. */
export const TIMES = linesOf(
  'time',
  `
a little after sunrise | dawn outdoor
just before sunrise | dawn
early on a weekday morning | day indoor
on a still, overcast morning | day cloud outdoor
in the middle of a bright, dry morning | day clear outdoor
in the middle of a quiet afternoon | day indoor
late in the morning, the room already warm | day indoor
in the last hour before sunset | golden outdoor
at blue hour, the first lamps on | dusk outdoor town
at blue hour | dusk outdoor
at dusk | dusk
late in the evening | night indoor
early in the morning | day
in the middle of the afternoon | day
a little before midnight | night
long after dark | night
late on a grey November afternoon | day cloud outdoor autumn
on a hard, bright winter morning | day clear outdoor winter
on a dark winter afternoon | dusk winter
at seven on a warm summer evening | golden summer outdoor
on a mild spring morning, an hour after a shower | day spring outdoor
on a dull winter morning | day winter indoor
while steady rain comes down | rain outdoor
in the middle of a wet afternoon | day rain outdoor
just as the storm arrives | storm outdoor
under slow, heavy snowfall | snow outdoor
in the middle of a snowbound morning | day snow outdoor
in early morning fog that hides the distance | dawn fog outdoor
in fog that leaves thirty metres to see | fog outdoor
on a blustery afternoon | day wind outdoor
`,
);
