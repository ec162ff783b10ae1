import { expect, test } from 'vitest';
import { clockTime, historyOf, type Message } from './messages.ts';

const said = (id: number, content: string): Message => {
  const place = { id, content, timestamp: '2026-11-20T20:14:59.000Z' };
  return id % 2 === 0
    ? { ...place, role: 'user' }
    : {
        ...place,
        role: 'assistant',
        anatomy: [],
        added: [],
        engine: 'built-in',
        by: 'Written by the built-in engine.',
      };
};

test('the last twenty messages go along, with nothing but who said what', () => {
  const history = historyOf(Array.from({ length: 26 }, (_, id) => said(id, `text ${id}`)));
  expect(history).toHaveLength(20);
  expect(history[0]).toEqual({ role: 'user', content: 'text 6' });
  expect(history[19]).toEqual({ role: 'assistant', content: 'text 25' });
});

test('what is longer than the server takes is cut, and never within a character', () => {
  const contents = [said(0, 'a'.repeat(4_001)), said(1, `${'a'.repeat(3_999)}🚋`)].map(
    (message) => historyOf([message])[0]?.content,
  );
  expect(contents).toEqual(['a'.repeat(4_000), 'a'.repeat(3_999)]);
});

test('an answer goes along as it reads with its swaps', () => {
  const answer: Message = {
    ...said(1, 'Soft light.'),
    role: 'assistant',
    anatomy: [],
    added: [],
    engine: 'built-in',
    by: '',
  };
  expect(historyOf([{ ...answer, reworded: 'Backlit.' }])).toEqual([
    { role: 'assistant', content: 'Backlit.' },
  ]);
});

test('a time is hours and minutes', () => {
  const here = new Date(2026, 10, 20, 7, 5).toISOString();
  expect(clockTime(here)).toBe('07:05');
});
