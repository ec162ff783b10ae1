import { LENGTHS } from '@framewright/contract';
import { expansionsOf, readTemplate } from '@framewright/prompt-dialects/templates';
import { expect, test } from 'vitest';
import { TEMPLATE_SCREEN } from './texts.ts';
import { asPrompts } from './use-expansion.ts';

function labelsOf(text: string, lists: Record<string, string[]> = {}) {
  const expansions = expansionsOf(readTemplate(text), { lists });
  return asPrompts(Array.from({ length: expansions.count }, (_, at) => expansions.at(at))).map(
    ({ label }) => label,
  );
}

test('each prompt of a template is called by all that was chosen for it', () => {
  const labels = labelsOf('A {red|blue|green} coat on {{who}}, {studio light|late sun}', {
    who: ['a boy', 'a hen', 'a fox'],
  });
  expect(labels).toHaveLength(18);
  expect(new Set(labels).size).toBe(18);
  expect(labels[0]).toBe('red, a boy, studio light');
  expect(labels).toContain('green, a fox, late sun');
});

test('what was chosen stands once, an empty choice not at all, and what would be alike is numbered', () => {
  expect(labelsOf('{{who}} and {{who}}, {|small }house', { who: ['a cat'] })).toEqual([
    'a cat',
    'a cat, small',
  ]);
  expect(labelsOf('{a|b {c|d}} e')).toEqual(['a', 'b c', 'b d']);
  const long = 'x'.repeat(LENGTHS.promptField);
  const labels = labelsOf(`{${long}1|${long}2}`);
  expect(new Set(labels).size).toBe(2);
  for (const label of labels) expect(label.length).toBeLessThanOrEqual(LENGTHS.promptField);
});

test('large counts are written with separators', () => {
  expect(TEMPLATE_SCREEN.drawAll(1e12)).toBe('Compare all 1,000,000,000,000');
});
