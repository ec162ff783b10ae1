import { expect, test } from 'vitest';
import { prettyJson } from './pretty-json.ts';

const wordsOf = ({ text, spans }: ReturnType<typeof prettyJson>) =>
  spans.map(({ start, end }) => text.slice(start, end));

test('the marks move along with their words, past escapes, pairs and blanks', () => {
  const text = JSON.stringify({
    scene: 'A "red\n fox" \u{1f98a}: {snow}',
    subjects: [{ action: 'sits, still' }],
  });
  const words = ['A \\"red\\n fox\\" \u{1f98a}: {snow}', 'sits, still'];
  const spans = words.map((each) => {
    const start = text.indexOf(each);
    return { start, end: start + each.length, element: 'subject' as const };
  });
  const pretty = prettyJson({ text, spans });
  expect(pretty.text).toBe(JSON.stringify(JSON.parse(text), null, 2));
  expect(wordsOf(pretty)).toEqual(words);
});

test.each(['{"scene":"a fo', '{ "scene":  "a fox" }', '{"scene":"\\u0061 fox"}'])('as it is: %s', (text) => {
  const laidOut = { text, spans: [{ start: 10, end: 14, element: 'subject' as const }] };
  expect(prettyJson(laidOut)).toEqual(laidOut);
});
