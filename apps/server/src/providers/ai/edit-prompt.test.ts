import { expect, test } from 'vitest';
import { editPrompt } from './edit-prompt.ts';

const saidAt = (strength: number) => editPrompt('a red boat', strength).split('\n\n')[1] ?? '';

test('the words follow the prompt and loosen with the strength', () => {
  expect(editPrompt('a red boat', 0.8)).toMatch(/^a red boat\n\nKeep the subject/);
  expect(saidAt(0.1)).toContain('Keep nearly everything');
  expect(saidAt(0.3)).toBe(saidAt(0.1));
  expect(saidAt(0.5)).toContain('Keep the composition');
  expect(saidAt(1)).toContain('Take only the idea');
  const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(saidAt);
  expect(new Set(steps).size).toBe(4);
});
