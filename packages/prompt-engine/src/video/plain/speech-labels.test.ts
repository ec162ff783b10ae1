import { expect, test } from 'vitest';
import { creativeOptions } from '../options/creative-options.ts';
import { readTold } from './told.ts';

const linesOf = (idea: string) =>
  readTold(idea).moments.flatMap(({ lines }) => lines.map(({ speaker, line }) => `${speaker}: ${line}`));

test.each([
  [
    'Two knights meet a door. Receptionist, deadpan: "There is a normal door."',
    ['Receptionist: There is a normal door.'],
  ],
  ['Sketch in a bakery. A customer says nervously: "One croissant."', ['A customer: One croissant.']],
  ['They wait. The clerk says in a flat voice: "Next."', ['The clerk: Next.']],
  ['A boy waits. Mum (quietly): "Take it."', ['Mum: Take it.']],
])('how a line is said names nobody: %s', (idea, lines) => {
  expect(linesOf(idea)).toEqual(lines);
});

test('a sticker is read and said by nobody', () => {
  expect(linesOf('nail salon before and after in one swipe, "BOOK NOW" sticker pops up')).toEqual([]);
});

test('a title does not end on who speaks next', () => {
  const idea = 'A keeper polishes the lens. He hums. When the light comes on he says, "There you are."';
  for (const { title } of Object.values(creativeOptions(idea, 'ten-seconds')))
    expect(title).not.toMatch(/\b(?:he|says)$/i);
});
