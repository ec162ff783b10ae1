import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string =>
  takesOf(subject)
    .map(({ take, outside: text }) => `${take}: ${text}`)
    .join('\n');

/** subject | in one of its takes | in none of them */
test.each([
  // What is smaller than a hand is seen with the hands, and nothing else.
  [
    'an uncle teaching his nephew to thread a needle',
    /^minimal: .*Close-up of hands and the needle/m,
    /Full-length|at a distance/,
  ],
  ["a doctor touching a newborn's hand", /Close-up of the newborn's hand/, /both hands|Three-quarter/],
  ['a sailor getting an anchor tattoo on his wrist', /tattoo on the wrist/, /Full figure|Three-quarter/],
  ['tattooist inking a swallow onto a wrist', /Close-up of the wrist/, /\bsun\b|Full figure/],
  // What lies flat, or is open, is looked down on.
  ['silver compass on a sea chart', /the chart filling the frame/, /[Ll]evel|Straight-on/],
  ['gold ring in an open jewellery box', /looking (?:down )?into the jewellery box/, /low angle|Straight-on/],
  ['a chess game between a nun and a sailor', /from slightly above/, /low angle/],
  ['pastry being sprinkled with sugar', /Straight-on view at table height/, /straight down/],
  // Who is above is above, and who hangs has a hold.
  [
    'a hare jumps over a log in snow, with an owl watching from a branch above',
    /The hare in the lower half of the frame, the owl in the upper part/,
    /hare and the owl small|knees/,
  ],
  [
    'a possum hanging from an oak branch',
    /the branch along the top edge/,
    /1\/\d+ second|across the ground|lower/,
  ],
  ['a gibbon dangling from a rope', /the rope running up/, /lower/],
  [
    'a harbour crane lifting a grand piano onto a balcony',
    /the piano and the balcony all in frame|the grand piano and the balcony all in frame/,
    /Medium shot/,
  ],
  [
    'a hatter selling hats from a tricycle',
    /the hatter and the tricycle both whole in frame/,
    /Medium|Three-quarter/,
  ],
  ['a wardrobe falling from a balcony onto a fruit cart', /The wardrobe in the upper half/, /On the balcony/],
  [
    'a heron standing left of a red boat',
    /The heron on the left, the boat on the right/,
    /small in the lower/,
  ],
  ['can of sardines on a blue plate', /Food photograph/, /animal|eye level/],
  ['leather journal on an oak desk', /The journal filling two thirds/, /low angle|Straight-on/],
  ['a boot print in wet sand', /View from 45 degrees above/, /low angle/],
  ['an owl swooping over a frozen creek toward a mouse', /the mouse along the lower third/, /owl, the mouse/],
  ['a watchman shining his lamp up at a chandelier', /the chandelier in the upper part/, /Three-quarter/],
  [
    'a mate painting the bow of a trawler',
    /the mate and the trawler both whole in frame/,
    /Medium shot|softbox/,
  ],
  ['harvest moon over a windmill', /moonlight/, /Scientific space|distant sun/],
  ['an alley of tea shops in Kyoto', /Wide frontal view/, /Architectural interior|own lamps/],
  ['a tailor sewing a dress as rain streaks the shop window', /light from the window/, /Falling rain/],
  ['a moth frozen inside amber', /Light through the amber/, /softbox/],
  // Space lies where somebody moves to.
  ['a keeper diving to his left for the ball', /left of centre, clear space on the right/, /side view/],
  // Exposure fits the pace, and never smears what is looked at.
  ['a camel riding an escalator', /sharp throughout/, /1\/\d+ second/],
  ['a keeper diving, fingertips just touching the ball', /motion frozen/, /blurred/],
  // Poses of another sense of the verb.
  ['high jumper clearing the bar', /mid-air above the bar/, /gathering/],
  ['time melting into a river of sand', /./, /drips|its sides/],
  ['a kraken wrapped around a galleon', /./, /even curves|lying down/],
  ['a skateboarder grinding a handrail', /Full-length/, /\bmill\b|crank/],
  ["two wrestlers gripping each other's belts", /./, /close to the chest/],
  [
    'a man seen from behind holding a red suitcase on a platform',
    /[Ff]rom behind/,
    /close to the chest|shoulders level/,
  ],
  ['a falconer releasing a hawk from her glove', /just leaving the hand/, /jerked back/],
  ['a farrier nailing a shoe onto a draft horse', /./, /on the last/],
  ["a father holding a premature baby's foot", /Close-up of hands and the baby's foot/, /forearm/],
  ['an electrician rewiring a chandelier on a ladder', /Full-length/, /open panel/],
  // No eyes behind dark glass, no colour that fades on brass, nothing in busy hands.
  ['a cat in sunglasses on a sofa', /Fine detail/, /\beyes\b/],
  ['an astronaut feeding ducks in a park', /The astronaut and the ducks/, /eyes on/],
  ['old brass sextant', /darker worn edges/, /cracks|faded colour/],
  ['a witch selling potions in a forest', /pointed black hat/, /broom|buyer/],
  // Light of its time and its nature.
  ['a fox in fresh snow at sunrise', /peach light/, /blue light in open shade/],
  ['a castle in a thunderstorm', /lightning flash[^.]*hard and sudden/, /flash[^.]*, soft/],
  ['an old truck in a field at dusk', /orange band/, /hard-edged/],
  ['a biker stopped at a red light', /./, /tinted red/],
  // A street runs on past the frame, and who passes a shop is not in it.
  ['narrow lane in Porto with a yellow tram', /vanishing point/, /nothing cut at the edges/],
  ['a postman cycling past a bakery', /./, /In the bakery|oven/],
  [
    'a map spread across the bonnet of a jeep',
    /Close view from a 45-degree angle/,
    /flat colour|no perspective/,
  ],
] as const)('%s', (subject, seen, unseen) => {
  const text = outside(subject);
  expect(text).toMatch(seen);
  expect(text).not.toMatch(unseen);
});

test('a dive to one side is no upright picture', () => {
  const [take] = takesOf('goalkeeper diving to her left, fingertips just touching the ball');
  expect(take?.composition.suggested_aspect_ratio).toBe('3:2');
});
