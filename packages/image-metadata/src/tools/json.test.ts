import { expect, test } from 'vitest';
import { member, parseJson, parseObject } from './json.ts';

test('whole numbers keep all their digits', () => {
  expect(
    parseJson('{"seed":18446744073709551615,"small":7,"list":[12345678901234567890,-1234567890123456789]}'),
  ).toEqual({
    seed: '18446744073709551615',
    small: 7,
    list: ['12345678901234567890', '-1234567890123456789'],
  });
  expect(parseJson('[0.1234567890123456789, 1e21, 1234567890123456789.5]')).toEqual([
    0.12345678901234568, 1e21, 1234567890123456800,
  ]);
});

test('what Python writes is read, and texts stay as they are', () => {
  expect(
    parseJson('{"a":NaN,"b":[-Infinity,Infinity],"c":"NaN, 12345678901234567890 and \\"{[\\""}'),
  ).toEqual({
    a: null,
    b: [null, null],
    c: 'NaN, 12345678901234567890 and "{["',
  });
});

test('what is broken, too deep or too long is none', () => {
  expect(parseJson('{"a":')).toBeUndefined();
  expect(parseJson(`${'['.repeat(101)}${']'.repeat(101)}`)).toBeUndefined();
  expect(parseJson(`${'['.repeat(100)}${']'.repeat(100)}`)).toBeDefined();
  expect(parseJson(`["${'x'.repeat(4_000_000)}"]`)).toBeUndefined();
});

test('JSON in a text in JSON is unwrapped once, and inherited names are no members', () => {
  const object = parseObject(JSON.stringify('{"a":{"b":1}}'));
  expect(member(object, 'a', 'b')).toBe(1);
  expect(member(object, 'constructor')).toBeUndefined();
  expect(member(object, '__proto__', 'toString')).toBeUndefined();
});
