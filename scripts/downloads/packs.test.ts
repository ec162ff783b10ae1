import type { LibraryEntry } from '@framewright/content/open/library-entry';
import { LIBRARY } from '@framewright/content/pro/prompts';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { notionTemplate, PROMPT_COLUMNS } from './notion-template.ts';
import { promptPack } from './prompt-pack.ts';
import { type TextFiles, zipOf } from './zip.ts';

/** All that a table must survive: quotes, commas, line breaks, accents and the beginning of a formula. */
const AWKWARD: LibraryEntry = {
  id: 900,
  title: '=HYPERLINK("https://example.com","Café, at night")',
  category: 'Vintage',
  tags: ['@home', 'café'],
  prompt: '+1 "quoted", Ærø\nsecond line: [City] and [YOUR SUBJECT], then [City] again 🐙',
  scene: 'a café',
};

/** Every file of a zip, as text. */
function unpack(files: TextFiles): Record<string, string> {
  const entries = Object.entries(unzipSync(zipOf(files)));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

function rowsOf(csv = ''): Record<string, string>[] {
  return parse(csv, { bom: true, columns: true });
}

test('the prompt pack holds the library three times over', () => {
  const files = unpack(promptPack(LIBRARY));
  expect(Object.keys(files)).toEqual(['README.md', 'prompts.md', 'prompts.csv', 'prompts.json']);
  const expected = LIBRARY.map(({ id, title, category, tags, prompt }) => ({
    id,
    title,
    category,
    tags,
    prompt,
  }));
  expect(JSON.parse(files['prompts.json'] ?? '').prompts).toMatchObject(expected);
  const rows = rowsOf(files['prompts.csv']).map((row) => ({
    ...row,
    id: Number(row['id']),
    tags: row['tags']?.split(', '),
  }));
  expect(rows).toEqual(expected);
  for (const { id, title, prompt } of LIBRARY) {
    expect(files['prompts.md']).toContain(`### ${id}. ${title}\n`);
    expect(files['prompts.md']).toContain(`\n\`\`\`text\n${prompt}\n\`\`\``);
  }
  expect(files['README.md']).toContain(`${LIBRARY.length} prompts`);
});

test('the prompts stand under their category, in the order of the filter', () => {
  const one = (id: number, category: LibraryEntry['category']): LibraryEntry => ({
    ...AWKWARD,
    id,
    category,
  });
  const { 'prompts.md': markdown = '' } = promptPack([one(1, 'Urban'), one(2, 'Travel'), one(3, 'Urban')]);
  expect(markdown.match(/^##+ (\w+)/gm)).toEqual(['## Travel', '### 2', '## Urban', '### 1', '### 3']);
});

test('the template holds two databases and the pages to read', () => {
  const files = unpack(notionTemplate(LIBRARY));
  expect(Object.keys(files)).toEqual([
    'README.md',
    'Prompt library.csv',
    'Shot log.csv',
    'How to use.md',
    'Prompt anatomy.md',
  ]);
  const rows = rowsOf(files['Prompt library.csv']);
  expect(
    rows.map((row) => [row['Name'], row['Category'], row['Tags'], row['Prompt'], row['Number']]),
  ).toEqual(
    LIBRARY.map(({ id, title, category, tags, prompt }) => [
      title,
      category,
      tags.join(', '),
      prompt,
      String(id),
    ]),
  );
  for (const row of rows) expect(Object.keys(row)).toEqual([...PROMPT_COLUMNS]);
  expect(rowsOf(files['Shot log.csv'])).toHaveLength(3);
  for (const name of Object.keys(files).filter((file) => !file.startsWith('README'))) {
    expect(files['README.md'], name).toContain(`\`${name}\``);
  }
});

test('a prompt is taken apart in the template', () => {
  const { 'Prompt anatomy.md': page } = notionTemplate([]);
  expect(page).toContain('- **Subject**: old fisherman mending nets');
  expect(page?.match(/^- \*\*\w+\*\*: ./gm)?.length).toBeGreaterThan(6);
});

test('tables survive quotes, commas, lines and accents, and are no formulas', () => {
  const pack = unpack(promptPack([AWKWARD]))['prompts.csv'] ?? '';
  const [row, ...more] = rowsOf(pack);
  expect(more).toEqual([]);
  expect(row).toEqual({
    id: '900',
    title: `'${AWKWARD.title}`,
    category: 'Vintage',
    tags: "'@home, café",
    prompt: `'${AWKWARD.prompt}`,
  });
  expect(pack.startsWith('\uFEFFid,title,')).toBe(true);
  expect(pack.endsWith('\r\n')).toBe(true);
  const [page] = rowsOf(unpack(notionTemplate([AWKWARD]))['Prompt library.csv']);
  expect(page).toMatchObject({ Tags: "'@home, café", 'Fill in': 'City, YOUR SUBJECT', Status: 'To try' });
});

test('packing again gives the same bytes', () => {
  for (const files of [promptPack([AWKWARD]), notionTemplate([AWKWARD])]) {
    expect(zipOf(files)).toEqual(zipOf(structuredClone(files)));
  }
});
