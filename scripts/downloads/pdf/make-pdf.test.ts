import { expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import { readGuide } from './markdown.ts';

const ABOUT = { title: 'A test', subject: 'Nothing' };

test('a letter that the faces do not have is named', async () => {
  await expect(makePdf(ABOUT, { content: 'from A → B' })).rejects.toThrow(
    'A test: the faces have no sign for "→".',
  );
  await expect(makePdf(ABOUT, { content: '¡Qué café!' })).resolves.toBeInstanceOf(Uint8Array);
});

test('a guide is read chapter by chapter', () => {
  const parts = { Part: ({ name = '' }) => `part ${name}` };
  const { cover, chapters } = readGuide(
    '# It\'s a guide\n\nFor "you".\n\n## One\n\nLead.\n\n<Part name="x" />\n\n## Two\n\nLead.',
    parts,
  );
  expect(cover).toEqual({ title: 'It’s a guide', lead: 'For “you”.', body: [] });
  expect(chapters).toEqual([
    { title: 'One', lead: 'Lead.', body: ['part x'] },
    { title: 'Two', lead: 'Lead.', body: [] },
  ]);
});

test.each([
  ['a part that is not known', '# A\n\nLead.\n\n<Nothing />', 'no part called Nothing'],
  ['a block without a form', '# A\n\nLead.\n\n> said', 'cannot show a blockquote'],
  ['a piece of a line without a form', '# A\n\nLead.\n\nSee `code`.', 'cannot show a inlineCode'],
  ['emphasis in a lead', '# A\n\nThe *lead*.', 'a emphasis where the guide has plain text'],
  ['an attribute that is no text', '# A\n\nLead.\n\n<Part name={1} />', 'every attribute is a text'],
  ['a chapter without a lead', '# A\n\nLead.\n\n## B\n\n- item', 'begins with a title and a paragraph'],
  ['no chapter at all', '', 'The guide is empty'],
])('%s stops the build', (_, markdown, problem) => {
  expect(() => readGuide(markdown, { Part: () => '' })).toThrow(problem);
});
