import { expect, test } from 'vitest';
import { answeredBy, TEXT_MODELS, textModelId } from './models.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);

test('a name is answered by its model until the day that it retires, then by the replacement', () => {
  expect(textModelId('gpt-5', {}, new Date('2026-12-10T23:59:59.999Z'))).toBe('gpt-5');
  expect(textModelId('gpt-5', {}, at('2026-12-11'))).toBe('gpt-5.6-terra');
  expect(textModelId('gpt-5-mini', {}, at('2026-12-11'))).toBe('gpt-5.6-luna');
  expect(textModelId('gpt-4o', {}, at('2027-01-13'))).toBe('gpt-4o');
  expect(textModelId('gpt-4o', {}, at('2027-01-14'))).toBe('gpt-6-luna');
});

test('only names that others answer are told', () => {
  expect(answeredBy({}, at('2026-11-20'))).toEqual({ 'o3-mini': 'gpt-6-luna', 'o1-mini': 'gpt-6-luna' });
  expect(answeredBy({}, at('2027-02-01'))).toEqual({
    'gpt-5': 'gpt-5.6-terra',
    'gpt-5-mini': 'gpt-5.6-luna',
    'gpt-4.1': 'gpt-6-luna',
    'gpt-4o': 'gpt-6-luna',
    'o3-mini': 'gpt-6-luna',
    'o1-mini': 'gpt-6-luna',
  });
});

test('the configuration overrides, retired or not', () => {
  const overrides = { 'gpt-5': 'llama3.3', 'o1-mini': 'o1-mini', openai: 'gpt-image-2' };
  expect(textModelId('gpt-5', overrides, at('2026-11-20'))).toBe('llama3.3');
  expect(textModelId('gpt-5', overrides, at('2027-02-01'))).toBe('llama3.3');
  expect(answeredBy(overrides, at('2026-11-20'))).toEqual({ 'gpt-5': 'llama3.3', 'o3-mini': 'gpt-6-luna' });
});

test('every entry names a real day and where it is from', () => {
  for (const { retiresOn, source } of Object.values(TEXT_MODELS)) {
    expect(new Date(retiresOn).toISOString()).toBe(`${retiresOn}T00:00:00.000Z`);
    expect(source).toMatch(/20\d\d-\d\d-\d\d/);
  }
});
