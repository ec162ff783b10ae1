import type { LibraryEntry } from '../../open/library-entry.ts';

export const CINEMATIC: readonly LibraryEntry[] = [
  {
    id: 41,
    title: 'The last coin',
    category: 'Cinematic',
    tags: ['noir', 'rain', 'night', 'black and white', '1940s'],
    prompt:
      'Whatever the shadows hide, what they show is the uploaded face: its nose, mouth, jaw, hairline, age and present mood, recast by nobody. A telephone box at the end of a harbour street, 1947, midnight, hard rain. The caller has the receiver at one ear and the collar of a soaked trench coat up, hat on the shelf, a last coin between two fingers. The bulb in the box is overhead and slightly in front, small and bare; a lamp far down the quay lights the rain from behind. 50 mm, f/2.8, from outside, through streaming glass, a little below eye level. The box stands upright in the right third of the frame, the other two left to black water and wet stone. Black, silver, bulb white. Cornered. Film noir frame, high-contrast black and white. No words on the box, the cord joined to the handset, no figure waiting outside.',
    scene: 'a man in a wet trench coat in a black and white street at night in rain, one lamp behind',
  },
  {
    id: 42,
    title: 'Before the airlock',
    category: 'Cinematic',
    tags: ['science fiction', '1970s', 'spacesuit', 'interior'],
    prompt:
      "Inside the collar ring is the person you were given, in feature, hair, skin, age and expression; the helmet is off, so no glass comes between. They sit on a bench in the suiting room of an orbital station as the seventies imagined one, in an off-white pressure suit scuffed at knees and elbows, gloves lying across the lap. A make-up mirror's ring of small bulbs, outside the frame at the left, gives a close, even key; behind, the corridor has a single red work lamp. 40 mm anamorphic, f/2.8, seated chest height. Wide frame, the sitter on the right third, padded walls running left to a round hatch that stands open on plain white. Palette: bone white, signal red, cable grey, one orange hose. Resolved. Science-fiction film frame of the 1970s, built sets, a slight halo round the lights. No flag, no crew, no writing on the patches.",
    scene: 'an astronaut sitting in a white corridor, soft light from the left',
  },
  {
    id: 43,
    title: 'Relay station in snow',
    category: 'Cinematic',
    tags: ['western', 'snow', 'lantern', 'period'],
    prompt:
      "Bring the sitter into the story without casting someone else: cheekbones, eyes, hair at the forehead, expression and age agree with the source, wind-chapped at most. The stable of a stagecoach relay on the high plains, January, the 1880s. They stand in the open half of the door in a sheepskin coat, felt hat pushed back, a coil of rope on one shoulder, a horse's breath drifting in from behind. An oil lantern on a nail at the left warms the near cheek and is the key; past the threshold at the right the snowfield is blue with late afternoon. 65 mm, f/2.8, chest height. The doorpost splits the frame into a left half of amber dark and a right half of white plain and one line of fence, the person exactly on the border. Colours: amber, snow blue, sheepskin, barn black. Stubborn. Western film frame, wide format, seventies grain. No gun, no second rider, the brim clear of the eyes.",
    scene: 'a cowboy in a sheepskin coat in a snowy field at dusk, lantern light from the left',
  },
  {
    id: 44,
    title: 'Two ends of a bench',
    category: 'Cinematic',
    tags: ['two people', 'thriller', 'fog', 'autumn', '1960s'],
    prompt:
      'A pair, each kept whole: trade no features between them, even out neither age, and let both expressions stand. They sit at opposite ends of a park bench in a foggy capital, November 1963, looking straight ahead, one in a loden coat, one in grey herringbone, a plain briefcase upright in the gap. White light comes through fog from behind the bare limes, and the pale gravel underfoot opens the faces. 135 mm, f/4, from across a pond, two dark twigs out of focus close to the lens. The bench low and central, an arm and a half of vacant slats dividing them, fog alone in the upper half. Palette: gravel grey, loden green, rust, fog white. Guarded. Thriller film frame of the sixties, soft blacks. No third figure, no monogram, hands resting and visible on four knees.',
    scene: 'two men sitting on a bench in a foggy park in autumn, white light from behind',
  },
  {
    id: 45,
    title: 'Last row, matinee',
    category: 'Cinematic',
    tags: ['cinema', 'projector', '1950s', 'low light'],
    prompt:
      'Screen light flickers but a face does not: set down the same eyelids, lips, ears, hairline and age, wearing the expression already there. A nearly deserted picture house on a weekday in the 1950s, the person in the last row but one, coat folded over the seat in front, hands on the armrests. The film itself, out of sight ahead, is the key: broad, cool and low; high behind, the projector sends a hard white cone overhead, widening through dust to the upper left. 50 mm, f/2, from two rows forward, looking back. Head on the right third, curved seat backs receding like waves. Oxblood plush, silver, dust gold, black. Transported. Period drama frame, soft colour film stock. No exit sign, no one in the next seats.',
    scene: 'a woman sitting in a dark theatre among red seats, cool light in front, beam from behind',
  },
  {
    id: 46,
    title: 'Painted film poster',
    category: 'Cinematic',
    tags: ['poster', 'painted', '1970s', 'lettering'],
    prompt:
      'The hero of this poster has the supplied face and no other: measure eyes, nose, mouth, hair and age from the photo before the first brushstroke, and keep its expression. Paint head and shoulders large across the upper half, turning to bare board at the edges. Beneath, in one continuous shape, the same person small and running along a viaduct toward [Place], and a night express crossing the other way. Firelight from the lower left on every form, a cool rim from the right, both halves agreeing. Upright format, a quiet cream margin wide enough to pin it by, the bottom fifth free for type. There, once only, the title "[Film title]" in heavy condensed capitals, spelled as given. Ember orange, prussian blue, cream, soot. Urgent. Gouache and airbrush film poster of the 1970s, brush marks left in. No credits, no rating box, no other words.',
    scene: 'a movie poster of a man running, night, orange firelight from the left',
  },
];
