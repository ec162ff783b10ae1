/** What somebody films in the tests, and what a model that does its work answers. */
export const IDEA = 'A lighthouse keeper finds a letter in a bottle at low tide.';

export const GOOD_OPTIONS = {
  a: {
    title: 'The letter at low tide',
    audience: 'people who like quiet short films',
    tone: 'patient',
    platform: 'a film festival, 16:9',
    hook: 'A boot stops beside green glass; the lighthouse turns once behind it.',
  },
  b: {
    title: 'Sender unknown',
    audience: 'readers of thrillers',
    tone: 'uneasy',
    platform: 'phone feeds, 9:16',
    hook: 'A hand breaks the wax, and the lamp of the lighthouse goes out.',
  },
};

const BEAT = {
  camera: '35 mm at knee height, static.',
  light: 'Low sun from the left, hard and warm.',
  sound: 'Gulls far off, wet gravel near.',
  dialogue: null,
};

export const GOOD_SCRIPT = {
  title: 'The letter at low tide',
  beats: [
    { ...BEAT, from: 0, to: 3, action: 'The lighthouse keeper walks down to the water line.' },
    { ...BEAT, from: 3, to: 7, action: 'He bends and lifts a green bottle out of the weed.' },
    { ...BEAT, from: 7, to: 10, action: 'He draws the letter out and reads.', dialogue: 'Is it for me?' },
  ],
  prompt:
    'A colour film of the nineties: a lighthouse keeper in a dark oilskin walks down to the water line at low tide, bends, and lifts a green bottle out of the weed. 35 mm at knee height, static, the tower small behind him. Low sun from the left, hard and warm. Gulls far off, wet gravel near.',
};

export const GOOD_PROMPT = {
  prompt:
    'A lighthouse keeper in a dark oilskin kneels at the water line and draws a letter out of a green bottle. 35 mm at knee height, static, low sun from the left, hard and warm. Gulls cry far off, wet gravel shifts under his knee.',
  added: [
    {
      element: 'light',
      text: 'low sun from the left, hard and warm',
      why: 'One named source keeps every shadow on one side.',
    },
    { element: 'mood', text: 'not in the prompt', why: 'It was never added.' },
  ],
};
