import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const allOf = (subject: string): string =>
  takesOf(subject)
    .map(({ outside }) => outside)
    .join('\n');

test.each([
  ['album cover, a whale skeleton on a beach, no band name', /No band name\./],
  ['icon set for a weather app, six icons, rounded', /two rows of three/],
  ['jazz poster, a double bass, text: BLUE ROOM, THURSDAYS', /“BLUE ROOM, THURSDAYS”/],
  ['a sea captain holding a sign FRESH TIDE, t-shirt design', /“FRESH TIDE”/],
  ['old mill before and after, ruined on the left and restored on the right', /Two halves side by side/],
  ['a jukebox in a cellar, only light source', /light from the jukebox|The jukebox as the only light/i],
  ['dnd npc: a retired pirate with a cheese shop', /Fantasy art/],
])('%s has what its words ask for', (subject, asked) => {
  expect(allOf(subject)).toMatch(asked);
});

test.each([
  ['icon set for a weather app, six icons, rounded', /weather app and rounded/],
  ['logo for a brewery called Old Heron, a heron in a field', /shop window|Identity in use|accent colour/],
  ['sticker sheet, nine moods of a grumpy otter', /[Mm]oods and grumpy|loosely|overlapping/],
  ['el último dragón de la oficina de correos, viejo, con gafas', /the dragon and the man/],
  ['three icons of one crooked tree and a swing', /that is crooked/],
  ['a conductor before an orchestra of fish, spotlight from above', /Camera high, looking down/],
  ['pet portrait of two guinea pigs as detectives', /skin texture/],
  ['1970s kitchen, someone left the fridge open and a penguin sits in it', /sideburns|the person/],
  ['abandoned roller coaster eaten by ivy', /Printed design/],
  ['retro game box art, hamster pilot', /photograph|lens/i],
  ['a drawing of a dragon brought to life as a realistic photo', /pen and brush/],
])('%s has nothing that nobody named', (subject, invented) => {
  expect(allOf(subject)).not.toMatch(invented);
});
