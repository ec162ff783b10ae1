import { expect, test } from 'vitest';
import { sentenceProblems } from './sentences.ts';

const file = (name: string, text: string) => ({ file: `apps/web/app/${name}.tsx`, text });

test.each([
  ["const a = 'Please try it again.';", "const b = { failed: 'Please try it again.' };"],
  ["const a = 'Please try it again.';", 'const b = <p>\n  Please try\n  it again.\n</p>;'],
  ["const a = 'Please try it again.';", 'const b = `Please try it again.`;'],
])('a sentence that is typed twice is reported: %s %s', (one, other) => {
  expect(sentenceProblems([file('a', one), file('b', other)], [])).toEqual([
    "'Please try it again.' is typed in apps/web/app/a.tsx and apps/web/app/b.tsx: type it once.",
  ]);
});

test('templates are compared as they are typed', () => {
  const text = 'At least $' + '{most} more signs.';
  const typed = (name: string) => file(name, `const a = \`${text}\`;`);
  expect(sentenceProblems([typed('a'), typed('b')], [])).toHaveLength(1);
});

test('labels, classes and what is typed once are no matter', () => {
  const sources = [
    file('a', "const a = ['Use in generator', 'Try again.', 'grid gap-4 p-2.'];"),
    file('b', "const b = ['Use in generator', 'Try again.', 'grid gap-4 p-2.', 'Please try it again.'];"),
  ];
  expect(sentenceProblems(sources, [])).toEqual([]);
});

test('a reason keeps a sentence, until nothing needs it', () => {
  const reasons = [{ why: 'It is fixed.', what: ['Please try it again.'] }];
  const pages = [file('a', "say('Please try it again.')"), file('b', "say('Please try it again.')")];
  expect(sentenceProblems(pages, reasons)).toEqual([]);
  expect(sentenceProblems(pages.slice(1), reasons)).toEqual([
    "'Please try it again.' is typed once: take it out of scripts/sentence-list.ts.",
  ]);
});
