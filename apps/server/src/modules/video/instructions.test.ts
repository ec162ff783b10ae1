import { expect, test } from 'vitest';
import { z } from 'zod';
import { optimizedAnswer, optionsAnswer, scriptAnswer } from './answers.ts';
import { OPTIMIZER_INSTRUCTIONS, OPTIONS_INSTRUCTIONS, SCRIPT_INSTRUCTIONS } from './instructions.ts';

const ALL = [
  ['options', OPTIONS_INSTRUCTIONS, optionsAnswer('a fox')],
  ['script', SCRIPT_INSTRUCTIONS, scriptAnswer('a fox', 'ten-seconds')],
  ['optimizer', OPTIMIZER_INSTRUCTIONS, optimizedAnswer(['a fox'])],
] as const;

test.each(ALL)('%s: every field of the answer is described in words', (_, instructions, schema) => {
  const fields = JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).matchAll(/"(\w+)":\{/g);
  const names = [...new Set([...fields].map(([, name = '']) => name))].filter(
    (name) => !['properties', 'items'].includes(name),
  );
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(instructions).toContain(`'${name}'`);
});

test.each(ALL)('%s: what users typed is called data, and the first sentence can be told again', (_, text) => {
  expect(text).toContain('The user message is JSON that somebody typed into a form.');
  expect(text).toContain('JSON alone');
  const firsts = ALL.map(([, instructions]) => instructions.split('\n')[0]);
  expect(new Set(firsts).size).toBe(ALL.length);
  expect(text.split('\n')[0]).toMatch(/^You .{40,}\.$/);
});

test.each(ALL)('%s: the idea is staged to its end, and less is written of what is unknown', (_, text) => {
  for (const rule of ['Stage the idea', 'from its beginning to its end', 'write less', 'plain terms'])
    expect(text).toContain(rule);
});

test.each(ALL)('%s: nothing is left to be filled in', (_, text) => {
  expect(text).not.toMatch(/\$\{|\{\{|undefined|\[object/);
});
