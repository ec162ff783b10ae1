/** Terms of one kind, and what each does to the shot. */
export interface CameraGroup {
  readonly name: string;
  readonly entries: readonly { readonly term: string; readonly does: string }[];
}

/** The camera words worth knowing by heart; short enough for a panel beside a prompt. */
export const CAMERA_REFERENCE: readonly CameraGroup[] = [
  {
    name: 'Shot types',
    entries: [
      { term: 'Extreme wide shot', does: 'A small figure in a huge place: scale, distance, loneliness.' },
      {
        term: 'Wide shot',
        does: 'The whole subject and its surroundings; room for an action to cross the frame.',
      },
      { term: 'Medium shot', does: 'Waist up, hands included; the natural size for talk and gesture.' },
      { term: 'Medium close-up', does: 'Chest up; the face leads and the place is still readable.' },
      { term: 'Close-up', does: 'One face or one object fills the frame; small changes become events.' },
      { term: 'Extreme close-up', does: 'A detail such as an eye or a clasp; texture, tension, a clue.' },
      {
        term: 'Over-the-shoulder shot',
        does: 'Looks past one person at another, or at their work; places us beside them.',
      },
      { term: 'Point-of-view shot', does: 'Shows what the character sees, from where their eyes are.' },
      { term: 'Low angle', does: 'Looks up; gives height and weight to people, towers and vehicles.' },
      { term: 'Overhead shot', does: 'Straight down; turns a table, a street or a dance into a pattern.' },
    ],
  },
  {
    name: 'Lenses',
    entries: [
      {
        term: '24mm wide',
        does: 'Much space and long perspective; near things loom, edges stretch a little.',
      },
      {
        term: '35mm standard',
        does: 'A person in a place, with neither pushed away; reportage and walking shots.',
      },
      {
        term: '50-85mm portrait',
        does: 'Calm faces and a softer background; 50 keeps the room, 85 lets it go.',
      },
    ],
  },
  {
    name: 'Movements',
    entries: [
      {
        term: 'Static',
        does: 'Locked off: only the subject moves. The steadiest choice, and the best for comedy and craft.',
      },
      { term: 'Pan', does: 'Turns left or right on the spot; links two things or follows a passer-by.' },
      { term: 'Tilt', does: 'Turns up or down on the spot; measures a tower, an outfit, a fall.' },
      {
        term: 'Dolly',
        does: 'Travels in, out or alongside; in tightens attention, out gives the context away.',
      },
      { term: 'Crane', does: 'Rises or sinks through the air; opens a story or lets it go.' },
      {
        term: 'Orbit',
        does: 'Circles the subject; shows an object from all sides or isolates a person in a crowd.',
      },
    ],
  },
  {
    name: 'Styles',
    entries: [
      {
        term: 'Photorealistic',
        does: 'Natural light, plain lens, small imperfections; looks recorded, not designed.',
      },
      {
        term: 'Cinematic',
        does: 'Wide frame, shaped light, two opposed colours; say which lens and which light do it.',
      },
      {
        term: 'Anime',
        does: 'Drawn line, flat shadow shapes, held poses and quick moves; leave lens talk to framing only.',
      },
      {
        term: 'Social media',
        does: 'Upright 9:16, a phone in the hand, the point in the first second, sound close to the microphone.',
      },
    ],
  },
];
