import type { DoingRow } from './optimize-doing-row.ts';

/** Going, moving, eating and making: rows in the order of their words. */
export const DOINGS_ACROSS: readonly DoingRow[] = [
  {
    verbs:
      'walk walks walking strolls strolling wander wandering wanders marches marching hike hiking paces pacing',
    travels: true,
    motion: `
unhurried steps, heel to toe, sleeves swinging a little behind the stride | human
an even, loose-jointed gait, head carried level | animal
a steady pace held from the first frame to the last`,
    near: `
footsteps close by, even and dry | human indoor
footsteps on paving close by, cloth brushing at each stride | human
soft footfalls close by | animal
steady footfalls close by`,
  },
  {
    verbs:
      'run runs running sprint sprints sprinting jogging jogs race races racing gallop galloping gallops chase chases chasing rushing charging',
    travels: true,
    motion: `
full strides, arms driving, cloth pressed flat and then released | human
long bounds, all four feet off the ground once in each stride | animal
one hard burst that eases only in the last second`,
    near: `
quick footfalls and breath close by | human
drumming feet and hard breath close by | animal
a rush of air that rises and falls in pitch`,
  },
  {
    verbs:
      'dance dances dancing dancer dancers ballet waltz waltzing tango breakdancing twirl twirling twirls pirouette',
    music: true,
    place:
      'on a bare sprung floor with one mirrored wall | indoor\non an empty stage with the wings left open | indoor',
    motion:
      'one phrase of movement, the weight passing from foot to foot, loose cloth arriving half a beat late',
    near: 'soles sliding and landing on the floor, breath between\ncloth and bubbles sliding past | underwater',
  },
  {
    verbs: 'jump jumps jumping leap leaps leaping hop hops hopping backflip somersault bouncing bounces',
    motion: 'a gathered crouch, one clean leap, weight soft on landing',
    near: 'one push from the ground, a gap of air, one landing',
  },
  {
    verbs: 'flying flies soar soars soaring glides gliding hovering hovers flock taking-off',
    travels: true,
    motion:
      'three slow beats, then a long glide | animal\none smooth path across the frame, left to right, level',
    near: 'wingbeats close by, each one separate | animal\nair streaming past, rising and falling',
  },
  {
    verbs: 'swim swims swimming swimmer snorkelling snorkeling',
    travels: true,
    motion: 'one long stroke and glide, bubbles trailing along the body',
    near: 'water closing and opening over each stroke | outdoor\nmuffled water, bubbles passing close | underwater\nwater lapping, one breath taken at the surface',
  },
  {
    verbs: 'surf surfs surfing surfer',
    travels: true,
    place: 'on a clean shoulder-high wave, the beach far behind | outdoor',
    motion: 'knees bent, one drawn-out turn along the face, spray fanning from the rail',
    near: 'the hiss of the board along the water',
  },
  {
    verbs: 'skate skates skating skateboarding skateboard ski skis skiing snowboarding snowboards skier',
    travels: true,
    motion: 'weight shifting from edge to edge, one long carved turn',
    near: 'edges cutting, a scrape at the turn',
  },
  {
    verbs: 'ride rides riding cycling cycles cyclist bicycling pedalling',
    travels: true,
    place: 'on a quiet lane between low walls | outdoor',
    motion: 'a steady rhythm through hips and shoulders, the verge slipping past behind',
    near: 'a steady rhythm close by, air moving past',
  },
  {
    verbs: 'drive drives driving drifting-car speeding cruises cruising',
    travels: true,
    motion: 'the body of the car settles into the bend, wheels turning in and straightening',
    near: 'an engine held at one note, tyres on the road surface',
  },
  {
    verbs: 'sail sails sailing row rows rowing paddles paddling kayaking canoeing',
    travels: true,
    motion: 'a slow lift and fall over each swell, the wake closing behind',
    near: 'water along the hull, a rope creaking under load',
  },
  {
    verbs: 'climb climbs climbing bouldering scaling ascends',
    motion: 'one hold tested, one slow pull, the rope taking up its slack',
    near: 'a hand on rough stone, a clipped carabiner, breath',
  },
  {
    verbs: 'dive dives diving plunging breaching breaches',
    motion: 'one clean movement through the surface, spray hanging and coming down late',
    near: 'one clean break of the surface, water raining back',
  },
  {
    verbs: 'build builds building stack stacks stacking fold folds folding assemble assembles',
    hands: true,
    motion: 'one piece set in place and pressed, the hands drawn back to look',
    near: 'one soft press, two pats, a breath held and let go',
  },
  {
    verbs: 'cross crosses crossing passing approaches approaching arriving arrives departing',
    travels: true,
    motion: 'one even passage from edge to edge, nothing hurried',
    near: 'an even rhythm that comes nearer, passes and thins out',
  },
  {
    verbs: 'knead kneads kneading',
    hands: true,
    place: 'at a floured table in a warm kitchen | indoor',
    motion: 'the heels of the hands press, fold and turn the dough by a quarter',
    near: 'dough slapping softly on wood, a breath with each push',
  },
  {
    verbs: 'chess draughts checkers dominoes',
    hands: true,
    motion: 'one piece lifted, held above the board and set down',
    near: 'wood set down on wood, a breath before it',
  },
  {
    verbs: 'holding holds',
    weak: true,
    alive: true,
    motion: 'fingers tightening once, then at rest',
    near: 'cloth creasing, one slow breath',
  },
  {
    verbs: 'tear tears tearing torn ripping ripped snapping breaking-bread',
    hands: true,
    motion: 'a slow pull, strands stretching, thinning and giving way',
    near: 'a crust or seam cracking, then a soft tear',
  },
  {
    verbs: 'drip drips dripping trickling oozing',
    motion: 'one slow thread folding on itself and thinning to a last drop',
    near: 'one thick drop, a pause, another',
  },
  {
    verbs: 'breaking surging',
    motion: 'one rise, one break, a long drawing back',
    near: 'a deep fall of water and the hiss after it',
  },
  {
    verbs: 'fall falls falling tumbles tumbling collapses crashing collapsing',
    weak: true,
    motion: 'one unbroken fall, a first contact, then a settling that takes twice as long',
    near: 'a long quiet, one impact, small pieces coming to rest',
  },
  {
    verbs:
      'cook cooks cooking bake bakes baking fry fries frying flambe flambes grilling chop chops chopping slicing slices stirring stirs plating sizzling flipping flips whisking',
    hands: true,
    place: 'in a narrow kitchen with copper pans on hooks | indoor',
    motion: 'one motion of the wrist, repeated once, a curl of steam following it upward',
    near: 'a low sizzle, a blade or spoon against wood',
  },
  {
    verbs: 'pour pours pouring pour-over poured brewing brews drizzling drizzles',
    hands: true,
    motion: 'a thin unbroken stream that stops cleanly, one ring crossing the surface',
    near: 'liquid whose pitch climbs as the vessel fills, then one last drop',
  },
  {
    verbs: 'eat eats eating bites biting chewing tasting licking nibbling',
    alive: true,
    motion: 'one bite taken, a pause, the jaw working slowly',
    near: 'one crisp bite, a quiet swallow',
  },
  {
    verbs: 'drink drinks drinking sip sips sipping toasting',
    motion: 'a slow lift, one sip, the vessel lowered without a tremor',
    near: 'a quiet sip, the base set down on wood',
  },
];
