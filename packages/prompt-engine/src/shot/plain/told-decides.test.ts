import { expect, it } from 'vitest';
import { PROMPT_DEFAULTS, TAKES } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string): readonly string[] => {
  const composed = compose({ ...PROMPT_DEFAULTS, subject });
  return TAKES.map((take) => composed[take]);
};

it.each([
  [
    'referee in torrential rain, mud everywhere, one steward holding a broken umbrella',
    /\b(?:sun|sunlight|daylight)\b/i,
  ],
  ['une dame qui promène un canard, 1890, lumière de gaz, pavés mouillés', /\b(?:sun|daylight)\b/i],
  [
    'the last phone box in the valley at 3am, snowing hard, one streetlamp',
    /\b(?:sun|daylight|night light)\b/i,
  ],
  ['lynx yawning, face only, telephoto, every whisker sharp', /\bsmall\b|on the ground|across the ground/i],
  ['a bowl of soup seen from straight above, steam, three spoons', /\bwith depth\b|Camera high/i],
  ['chalkboard menu for my cafe: "SOUP 4 / TOAST 2" with a mouse', /\b(?:lens|photograph|f\/\d)/i],
  ['album cover for our band called "Moss Hour", two moths, no text please', /spelled exactly/],
  ['quiet flat with a brick wall, grey sofa, one paper lamp, cat on the rug', /light in the scene/i],
])('says nothing against what the words tell: %s', (subject, against) => {
  for (const take of takesOf(subject)) expect(take.slice(subject.length)).not.toMatch(against);
});

it('lets the letters be as they are told', () => {
  for (const take of takesOf(
    'a birthday card with a mole, with the words "Ahoy Ben!" in bubbly letters at the top, pastel colours',
  ))
    expect(take).not.toMatch(/hand lettering|below it|Strong contrast/);
});
