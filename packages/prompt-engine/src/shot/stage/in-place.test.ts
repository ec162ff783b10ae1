import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const figuresOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio.figures;

const castOf = (subject: string): string[] => {
  const figures = figuresOf(subject);
  return figures.map(({ drawing, bond }) =>
    bond ? `${drawing} ${bond.as} ${figures[bond.to]?.drawing}` : drawing,
  );
};

test.each([
  ['a black leather handbag on a white pedestal', ['handbag on pedestal', 'pedestal']],
  ['a cup of coffee with latte art next to a croissant', ['cup', 'croissant']],
  [
    'a dog in a birthday hat sitting at a table with a cake',
    ['dog', 'party-hat worn dog', 'table front dog', 'cake on table'],
  ],
  ['a couple holding hands under a cherry tree in bloom', ['person shake person', 'tree']],
  ['a woman with a stethoscope around her neck', ['person', 'stethoscope worn person']],
  ['two kittens playing with a ball of yarn', ['cat', 'yarn-ball']],
  [
    'a man grilling sausages in the garden',
    ['person', 'sausages on grill', 'grill front person', 'spoon held person'],
  ],
  ['a boy playing the drums in a garage', ['child', 'drum-kit front child']],
])('%s stands in its place', (subject, expected) => {
  expect(castOf(subject)).toEqual(expected);
});

test('a pet at a table looks over it', () => {
  const [dog, , table] = figuresOf('a dog in a birthday hat sitting at a table with a cake');
  expect(table?.height).toBeLessThan((dog?.height ?? 0) * 0.5);
});

test('a cat that looks out of a window has its back to us', () => {
  expect(figuresOf('a cat looking out of a rainy window')[0]?.faces).toBe('away');
});

test('what surrounds a thing is behind it', () => {
  const [bottle, leaves] = figuresOf('a bottle of shampoo surrounded by green leaves');
  expect(leaves?.depth).toBeGreaterThan(bottle?.depth ?? 1);
});
