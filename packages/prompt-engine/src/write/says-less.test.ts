import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS, TAKES } from '../vocabulary.ts';
import { compose } from './compose.ts';

/** What the three takes add to the subject. */
const addedTo = (subject: string): string => {
  const prompts = compose({ ...PROMPT_DEFAULTS, subject });
  return TAKES.map((take) => prompts[take].replace(subject, '…')).join('\n');
};

test.each([
  [
    'a robot watering flowers on a balcony',
    'a detail that is dwelt on',
    /light picks out|A highlight on|Sharpest on/,
  ],
  [
    'a bride laughing as the wind takes her veil',
    'a thing that is only there',
    /in clear view|clearly visible/,
  ],
  [
    'a man carrying a red ladder across a zebra crossing',
    'what is carried',
    /ladder (?:in clear view )?before/,
  ],
  ['a courier cycling through traffic with a giant teddy bear on his back', 'a hand', /bear in |softbox/],
  ['an astronaut eating noodles in a neon-lit street', 'a visor before the mouth', /visor|gloves/],
  ['a boxer wrapping his hands before a fight', 'gloves on the hands', /gloves/],
  ['three friends around a campfire telling ghost stories', 'a story that stands there', /the ghost stories/],
  ['a red vintage car parked outside a diner', 'colours of its kind', /Red, chrome/],
  ['two brothers fighting over the last slice of watermelon', 'colours of theirs', /Red/],
  ['an erupting volcano seen from a fishing boat', 'where it is seen from', /boat/],
  ['terraced rice fields just after rain', 'rain that is over', /falling rain|each drop/i],
  ['burnt basque cheesecake', 'ash', /ash|blister/],
  ['a moth queen on a throne', 'a specimen', /macro|insect|[Nn]atural history/],
  ["macro of a bee's eye covered in pollen", 'a human eye', /iris|lashes|skin tones/],
  ['an octopus playing chess against a cat', 'the sea', /water|Underwater|Ocean/],
  ['a headshot for linkedin, woman in her 40s', 'what it is for', /The linkedin/],
  ['narrow hallway with green wallpaper', 'a screen', /icons/],
  ['vintage ice blue vespa', 'ice', /\bice\b|bubbles/],
  ['a locksmith cutting a key', 'scissors', /scissors|blades/],
  ['wheelchair basketball player shooting a three pointer', 'a weapon', /weapon|recoil/],
  ['repair drone clinging to the hull of a space station', 'a room', /wall panels|Commercial product/],
  ['linocut print of a lighthouse, only two colors blue and white', 'other inks', /brick red|cream/],
  ['portrait of an 80 year old punk woman with a pink mohawk', 'a usual dress', /knitted|earrings/],
  ['a teenager skateboarding down stairs', 'carpet', /carpet|landing window/],
  ['1920s telephone operators at a switchboard', 'a dance', /beaded|dinner jackets/],
  ['brutalist library covered in ivy', 'colours without the ivy', /pale sky/],
  ['a boxer with tape on her hands', 'gloves', /gloves/],
  ['a hummingbird with blurred wings', 'other wings', /wings folded|wings half open/],
  ['goalkeeper diving to save a penalty, stadium crowd behind', 'a second figure', /two-shot|Both|softbox/],
  ['the moment before a first kiss', 'the kiss', /lips meeting|just touching/],
  ['a girl on a swing', 'a feat', /1\/1000/],
])('%s: no take adds %s', (subject, _what, unseen) => {
  expect(addedTo(subject)).not.toMatch(unseen);
});

test.each([
  ['a cozy bookshop on a rainy evening', 'windows', /light from inside the windows/],
  ['empty playground at 3am under sodium lights', 'named lamps', /Orange sodium lamps/],
  [
    'two brothers arguing over a map in the desert, seen from far away',
    'distance',
    /Extreme wide shot from far off/,
  ],
  ['woman with vitiligo laughing, freckles, curly red hair', 'the face', /Medium close-up/],
  ['the word "MERCI" written in croissants', 'what the letters are of', /“MERCI” made of the croissants/],
  ['a knight resting against an oak tree', 'what bears the back', /back against the oak tree/],
  ['snow leopard on a cliff edge looking down at the camera', 'where the camera is', /Low angle/],
])('%s: the words decide %s', (subject, _what, seen) => {
  expect(addedTo(subject)).toMatch(seen);
});
