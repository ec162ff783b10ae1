import { expect, test } from 'vitest';
import { inputFidelity } from './input-fidelity.ts';

test('only models that are known to take it are told how closely to look', () => {
  expect(inputFidelity('gpt-image-1', 0.4)).toBe('high');
  expect(inputFidelity('gpt-image-1.5', 0.1)).toBe('high');
  expect(inputFidelity('gpt-image-1', 0.5)).toBeUndefined();
  for (const model of [
    'gpt-image-1-mini',
    'gpt-image-2',
    'gpt-image-2.6-flare',
    'gpt-image-10',
    'flux-dev',
  ]) {
    expect(inputFidelity(model, 0.1)).toBeUndefined();
  }
});
