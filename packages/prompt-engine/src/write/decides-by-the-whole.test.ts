import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string =>
  takesOf(subject)
    .map(({ take, outside: text }) => `${take}: ${text}`)
    .join('\n');

/** subject | in one of its takes | in none of them */
test.each([
  // Light and place come from the whole, not from one word.
  ['a goldfish in a bowl', /over the near rim/, /blue-green|strobe|surface|empty water/],
  [
    'night market in Seoul in the rain',
    /Warm bulbs and lanterns of the stalls as the key/,
    /One small light|dark behind/,
  ],
  ['a doctor asleep in a chair after the night shift', /[Mm]orning light|low sun/, /dark|[Aa]mber/],
  ['a welder repairing a gate at night', /The welding arc as the key/, /[Ll]amps/],
  ['abandoned fairground at dusk', /last orange band behind the scene/, /lit lamps|car roof/],
  // What holds still or is slow has no shutter of sports and no streaks.
  ['clockwork tin robot running', /sharp throughout/, /1\/\d+ second|limbs/],
  ['red car crossing a flooded street', /Full view/, /streaks|wheels blurred/],
  // The frame holds the relation.
  [
    'grandfather teaching his grandson to wink',
    /^minimal: .*both faces in frame/m,
    /at a distance|hand guiding/,
  ],
  ['two boys whispering', /^minimal: .*both faces in frame/m, /at a distance/],
  [
    'a cow hanging from a crane above a harbour',
    /The cow and the crane in the upper half/,
    /The cow, the crane in|Above the harbour[,:]/,
  ],
  [
    'a tiny window in the trunk of an old willow',
    /the trunk of the old willow filling the frame/,
    /sky|verticals|architectural|establishing/,
  ],
  ['an owl hanging inside a bell', /straight up into the bell/, /eye level|side view/],
  ['a mouse inside a drainpipe', /open end of the drainpipe/, /side view/],
  ['a beetle driving a toy car', /the beetle and the toy car both in frame/, /directly above/],
  ['leather passport', /^minimal: .*from (?:straight )?above/m, /^minimal: .*level/m],
  // Paws, lips, tools and food are their own.
  ['an otter floating on its back holding a crab', /held between both forepaws on the chest/, /jaws/],
  ['a pony drinking from a pond', /lips just touching the water/, /tongue|braced/],
  ['a squirrel holding a nut', /both forepaws/, /jaws/],
  ['green canoe on a beach', /slim curved hull/, /double-bladed/],
  ['cheese board with figs and honey', /figs/, /grapes/],
  // Said once, and of what is there.
  ['kid brother and sister baking bread', /Both figures|The two/, /[Gg]roup/],
  ['red umbrella and a blue bench in the park', /umbrella/, /Red and blue\./],
  ['a man waiting on a foggy november morning', /Grey air that hides the distance/, /damp grey air/],
  ['a blue van buried in snow', /clear space/, /open space ahead/],
  ['cottage in a snow storm', /snow-filled air/, /empty sky/],
])('%s', (subject, seen, unseen) => {
  const text = outside(subject);
  expect(text).toMatch(seen);
  expect(text).not.toMatch(unseen);
});
