import type { GuidePrompt } from '../guide-prompt.ts';

/** Shapes, patterns and ideas; here the surface and the margin do what a lens does elsewhere. */
export const ABSTRACT: readonly GuidePrompt[] = [
  {
    title: 'Tide table as stripes',
    prompt:
      'Twenty-eight horizontal bands, one for each tide of a fortnight, their heights swelling to the middle of the sheet and thinning again. Flat colour with a torn edge between bands, each tear lit by a faint white fibre line. The widest band sits a little below centre and the outer margins are bare. Petrol, foam, wet sand, one stripe of kelp red. Measured breathing. Cut-paper collage, seen square on, scanned in even light.',
  },
  {
    title: 'Interrupted grid',
    prompt:
      'A grid of twelve by twelve small squares printed by hand from one block, and a single square near the upper right that has slipped and turned eleven degrees. Flat printing, its only shading the uneven bite of ink. Generous margin. Carbon black, oat, vermilion for the one that slipped. A held breath. Linocut on untrimmed paper.',
  },
  {
    title: 'Oil on a puddle',
    prompt:
      'A film of petrol on a puddle in a car park, bands of interference colour curling round a dropped match. Overcast sky as one even light from above, the asphalt under the film almost black. Straight down from half a metre, 100 mm macro, the swirl entering at lower left and running out of the frame at the top, match at the golden point. Magenta, peacock, tarnished gold, pitch. Poison, prettily. Close abstract photograph, the match its only familiar thing.',
  },
  {
    title: 'Memory of a city map',
    prompt:
      'The street plan of a city that someone left forty years ago, drawn from memory and nothing else: a few streets exact to the last doorway, most of them trailing off in the middle of a block, one harbour curve thick and certain. Graphite and erased graphite, the rubbed ghosts as important as the lines, the sheet lit flat from above so that nothing but the folds casts a shadow. The certain curve crosses the lower third, the paper empties toward the upper left. Pencil grey, cream, a single square of ultramarine. Tender and unsure. Wordless drawing on folded paper.',
  },
  {
    title: 'Sound of one bell',
    prompt:
      'One stroke of a bronze bell shown as standing rings in a tray of fine black sand, tight at the centre and breaking into cells toward the rim. A single small lamp far to the left, almost level with the sand, gives each ridge a bright side and a dark side. Seen from straight above, the tray a full circle inside an even dark margin. Iron black, pale bronze, dust. Struck once. Cymatic pattern, photographed as a scientific plate.',
  },
  {
    title: 'Dyed cloth, folded light',
    prompt:
      'Three lengths of indigo cloth hung one behind another, each dipped a different number of times, their overlaps making five blues. Afternoon sun from behind, through the weave. Vertical edges at one quarter and two thirds, the palest strip narrow at the right. Milk blue, ink, night, a selvedge of raw white. Shade at noon. Textile study, large format.',
  },
  {
    title: 'Weight of a decision',
    prompt:
      'A sphere of poured concrete resting on the very end of a long spring-steel strip that bends but has not let go, the other end clamped out of frame. One hard lamp straight overhead, a round shadow exactly under the sphere on a plaster ground. Side view, level, the strip drawing a slow arc from the left edge, three fifths of the picture empty. Cement, blued steel, plaster pink. Undecided. Sculptural render with real mass, matt surfaces, ground and wall one seamless tone.',
  },
  {
    title: 'Marbled combed waves',
    prompt:
      'Marbled paper in the old Turkish manner, colour floated and combed once from left to right, then a stylus drawn back through it four times to leave four hooks. Even light, the sheet photographed flat, pigment grain and one tiny air bubble left in. Pattern to all edges, the four hooks falling on a slack diagonal. Oxblood, smoke, pistachio, unpainted cream. A practised hand. Endpaper scan from a bindery, the pattern wandering freely.',
  },
  {
    title: 'Heat leaving a house',
    prompt:
      'The warmth leaving a row of terraced houses on a January night, shown only as colour: walls as soft blocks, windows as bright leaks, one house in the middle almost dark. Flat light everywhere; brightness means temperature and nothing else. Frontal elevation, roofs on one level line at the upper third, street cropped away. Aubergine, ember, pale wheat, a single cold teal. Who is awake. Risograph print with coarse grain, two layers slightly off register.',
  },
];
