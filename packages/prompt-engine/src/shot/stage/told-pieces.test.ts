import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.cinematic;

/** The figures in their order: how many, drawing, posture, and what binds them to which figure. */
const castOf = (subject: string): string =>
  stageOf(subject)
    .figures.map(({ count, drawing, posture, bond }) =>
      [
        count > 1 ? count : '',
        drawing,
        posture === 'stand' ? '' : posture,
        bond ? `${bond.as} ${bond.to}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

test.each([
  ['a firefighter carrying a cat down a ladder', 'person:firefighter climb on 2, cat held 0, ladder'],
  ['a wizard brewing a potion', 'person:wizard, cauldron front 0, spoon held 0'],
  ['three teenagers skateboarding', '3 person ride on 1, 3 skateboard'],
  ['a boxer punching a heavy bag', 'person:boxer fight, punching-bag fight 0'],
  ['a woman hanging laundry', 'person, clothesline tend 0'],
  ['a tired mother with a baby', 'person, baby held 0'],
  ['a bowl of strawberries and cream', '5 strawberry in 1, bowl'],
  ['a hot dog stand', 'stall'],
  ['a man asleep at his desk', 'person slump, desk front 0'],
  ['three owls on a branch', '3 owl on 1, branch float'],
  ['a fox in a suit', 'fox, jacket worn 0, bow-tie worn 0'],
  ['a car on fire', 'car, fire on 0'],
  ['a man looking through binoculars', 'person lean, binoculars mouth 0'],
  ['a girl on a unicorn over a rainbow', 'child ride on 1, unicorn, rainbow'],
  ['northern lights over a cabin', 'cabin, aurora fly'],
  ['two kids playing hide and seek in the woods', '2 child crouch'],
  ['a woman sitting on a rock by the sea', 'person sit on 1, rock'],
  ['a father teaching his son to ride a bike', 'person, child ride on 2, bicycle push 0'],
])('%s', (subject, cast) => {
  expect(castOf(subject)).toBe(cast);
});

test.each([
  ['a woman in a kimono', 'person:kimono'],
  ['a man in a tuxedo', 'person:suit'],
  ['a kid in a superhero cape', 'child:cape'],
  ['a surgeon team operating', 'person:surgeon'],
  ['newlyweds dancing', 'person:bride'],
  ['a construction site with cranes', 'crane'],
  ['a puffin on a rock', 'puffin'],
  ['a mosquito on an arm', 'fly'],
])('%s is drawn as %s', (subject, drawing) => {
  expect(stageOf(subject).figures[0]?.drawing).toBe(drawing);
});

test('hair has the colour that the words give it', () => {
  expect(stageOf('a woman with red hair').figures[0]?.hair).toBe('red');
  expect(stageOf('a woman with a red hat').figures[0]?.hair).toBeUndefined();
});

test('a place is the one that the deed needs', () => {
  const placeOf = (subject: string) => stageOf(subject).place;
  expect(placeOf('a scuba diver next to a sea turtle')).toBe('underwater');
  expect(placeOf('a boy building a snowman')).toBe('snowy-garden');
  expect(placeOf('a chef tossing pizza dough in the air')).not.toBe('sky');
  expect(stageOf('a campfire under the milky way').daytime).toBe('night');
});
