import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';

const figuresOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio.figures;
const drawingsOf = (subject: string): string[] => figuresOf(subject).map(({ drawing }) => drawing);

test('a beard that is told is there, on a man', () => {
  expect(figuresOf('portrait of an old sailor with a beard')[0]).toMatchObject({
    sex: 'm',
    word: 'bearded sailor',
  });
  expect(figuresOf('a barber trimming a beard')[0]?.word).not.toContain('bearded');
});

test('an animal that is an astronaut has a helmet, a wizard hat is one', () => {
  expect(drawingsOf('a cat astronaut on mars')).toEqual(['cat', 'space-helmet']);
  expect(drawingsOf('a cat wearing a wizard hat')).toEqual(['cat', 'wizard-hat']);
  expect(drawingsOf('an astronaut holding a cat')).not.toContain('space-helmet');
});

test('in autumn what stands outdoors has turned trees about it', () => {
  expect(drawingsOf('a coffee shop in autumn')).toEqual(['shop', 'tree', 'tree', 'leaf-pile']);
  expect(drawingsOf('a coffee shop in spring')).toEqual(['shop']);
});

test('a rainbow that is named is there once', () => {
  expect(drawingsOf('a rainbow over a waterfall')).toEqual(['rainbow']);
  expect(drawingsOf('a sheep under a rainbow').filter((id) => id === 'rainbow')).toHaveLength(1);
  expect(drawingsOf('a boy in a rainbow sweater')).not.toContain('rainbow');
});
