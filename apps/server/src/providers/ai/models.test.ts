import { expect, test } from 'vitest';
import {
  answeredBy,
  GEMINI_TEXT_MODEL,
  geminiTextModelId,
  IMAGE_MODELS,
  isPastItsDay,
  mappedModelId,
  TEXT_MODELS,
  textCapabilities,
  textModelId,
} from './models.ts';

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
  for (const { retiresOn, replacedBy, source } of [
    ...Object.values(TEXT_MODELS),
    ...Object.values(IMAGE_MODELS),
    GEMINI_TEXT_MODEL,
  ]) {
    expect(replacedBy === null).toBe(retiresOn === null);
    if (retiresOn !== null) expect(new Date(retiresOn).toISOString()).toBe(`${retiresOn}T00:00:00.000Z`);
    expect(source).toMatch(/20\d\d-\d\d-\d\d/);
  }
});

test('another server is asked for what is mapped, or for the name itself, retired or not', () => {
  expect(mappedModelId('o3-mini', {})).toBe('o3-mini');
  expect(mappedModelId('gpt-5', { 'gpt-5': 'llama3.3' })).toBe('llama3.3');
  expect(answeredBy({ 'gpt-5': 'llama3.3' }, at('2027-02-01'), true)).toEqual({ 'gpt-5': 'llama3.3' });
});

test('one model of Gemini writes, which the configuration may change', () => {
  expect(geminiTextModelId({}, at('2026-11-20'))).toBe('gemini-3.8-flash');
  expect(geminiTextModelId({ 'gemini-text': 'gemini-4-argon' }, at('2026-11-20'))).toBe('gemini-4-argon');
});

test('only a model of the table has a day that can be over', () => {
  expect(isPastItsDay('gpt-5', at('2026-12-10'))).toBe(false);
  expect(isPastItsDay('gpt-5', at('2026-12-11'))).toBe(true);
  expect(isPastItsDay('llama3.3', at('2030-01-01'))).toBe(false);
});

test.each([
  ['gpt-5', true, true, undefined],
  ['gpt-4.1', true, true, 0.8],
  ['gpt-6-luna', true, true, undefined],
  ['o3-mini', false, true, undefined],
  ['o1-mini', false, false, undefined],
  ['gpt-oss-20b', false, true, undefined],
  ['openai/gpt-4o', true, true, 0.8],
  ['gemini-3.8-flash', true, true, undefined],
  ['llama3.3', false, true, undefined],
  ['llama3.2-vision:11b', true, true, undefined],
  ['qwen2.5vl:7b', true, true, undefined],
  ['Qwen/Qwen3-VL-8B', true, true, undefined],
  ['gemma3:12b', true, true, undefined],
  ['qwen3-14b', false, true, undefined],
  ['devlin-7b', false, true, undefined],
])('%s: pictures %s, shape %s, temperature %s', (id, vision, structured, temperature) => {
  const { vision: sees, structured: shaped, temperature: warmth } = textCapabilities(id);
  expect([sees, shaped, warmth]).toEqual([vision, structured, temperature]);
});
