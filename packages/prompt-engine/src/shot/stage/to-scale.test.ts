import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const figuresOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio.figures;

test('what is larger than who gnaws it is stood at, and in no mouth', () => {
  const table = figuresOf('a beaver gnawing the leg of a picnic table').find(
    ({ drawing }) => drawing === 'table',
  );
  expect(table?.bond?.as).toBe('tend');
});

test('what is burnt in a drum is in it, and not the one who burns it', () => {
  const [woman, letters, drum, fire] = figuresOf('a woman burning old letters in an oil drum');
  expect(woman?.bond).toBeUndefined();
  expect(letters?.bond).toEqual({ to: 0, as: 'held' });
  expect(drum?.drawing).toBe('barrel');
  expect(fire).toMatchObject({ drawing: 'fire', bond: { to: 2, as: 'in' } });
});

test('a campfire is on no table', () => {
  const fire = figuresOf('a cowboy ironing his shirt beside a campfire').find(
    ({ drawing }) => drawing === 'campfire',
  );
  expect(fire?.bond).toBeUndefined();
});

test('a building that somebody is behind is seen behind them', () => {
  const [bishop, church] = figuresOf('a bishop shooting hoops behind a cathedral');
  expect(church?.drawing).toBe('church');
  expect(church?.depth).toBeGreaterThan(bishop?.depth ?? 1);
});

test('a golf ball is no larger than a squirrel', () => {
  const [squirrel, ball] = figuresOf('a squirrel stealing a golf ball');
  expect(ball?.height).toBeLessThan((squirrel?.height ?? 0) * 0.4);
});

test.each([
  'my grandmother teaching my little brother to knead bread',
  'my kid sister learning to ride a bike',
  'my younger brother blowing out candles',
])('a sibling who is called small is a child: %s', (subject) => {
  const small = figuresOf(subject).find(({ word }) => /brother|sister/.test(word));
  expect(small).toMatchObject({ drawing: 'child', age: 'child' });
});
