import { BOARD, LENGTHS } from '@framewright/contract';
import { expect, test } from 'vitest';
import { promptsOfAll } from './compare.ts';

const take = (text: string) => ({ text, anatomy: [] });

test('several works become prompts of one board, each once, takes told apart by their work', () => {
  const takes = {
    title: 'A harbour',
    content: {
      kind: 'takes' as const,
      request: {},
      takes: { studio: take('one'), cinematic: take('two'), minimal: take('three') },
      tip: '',
      suggested_aspect_ratio: null,
    },
  };
  const extraction = (text: string) => ({
    title: `Read: ${text}`.slice(0, 20),
    content: { kind: 'extraction' as const, image_name: 'a.png', prompt: take(text) },
  });
  const tooLong = 'x'.repeat(LENGTHS.description + 1);
  expect(
    promptsOfAll([takes, extraction('four'), extraction('two'), extraction(' '), extraction(tooLong)]),
  ).toEqual([
    { label: 'Studio: A harbour', text: 'one' },
    { label: 'Read: two', text: 'two' },
    { label: 'Minimal: A harbour', text: 'three' },
    { label: 'Read: four', text: 'four' },
  ]);
  const many = Array.from({ length: BOARD.cells + 1 }, (_, number) => extraction(`number ${number}`));
  expect(promptsOfAll(many)).toHaveLength(BOARD.cells);
});
