import type { LibraryEntry } from '@framewright/content/open/library-entry';
import { placeholdersOf } from '@framewright/content/open/placeholders';
import { LIBRARY_CATEGORIES } from '@framewright/contract';
import { EDITION } from './edition.ts';
import { csvOf } from './table.ts';
import type { TextFiles } from './zip.ts';

/** The library as three kinds of file, with a page that says which is for what. */
export function promptPack(library: readonly LibraryEntry[]): TextFiles {
  return {
    'README.md': readme(library),
    'prompts.md': asMarkdown(library),
    'prompts.csv': asCsv(library),
    'prompts.json': asJson(library),
  };
}

function readme(library: readonly LibraryEntry[]): string {
  const counts = byCategory(library).map(([category, prompts]) => `| ${category} | ${prompts.length} |`);
  return `# Framewright prompt pack

${library.length} prompts, as they stand in the library on ${EDITION.words}.

| File | For |
| --- | --- |
| \`prompts.md\` | reading and copying, by category |
| \`prompts.csv\` | spreadsheets and databases: one row for each prompt, tags in one cell with commas |
| \`prompts.json\` | scripts: a list of objects with id, title, category, tags, placeholders and prompt |

## How to use a prompt

1. A prompt that begins with what stays as it is edits a photograph of your own: upload that first, then paste the prompt whole.
2. Words in square brackets are yours to fill in: \`[City]\` becomes Lisbon. A prompt without brackets is ready as it stands.
3. Make a picture, then change one thing (the light, the lens or the place) and make another. Two changes at once teach nothing.

## What is in it

| Category | Prompts |
| --- | --- |
${counts.join('\n')}
`;
}

function asMarkdown(library: readonly LibraryEntry[]): string {
  const categories = byCategory(library).map(([category, entries]) =>
    [`## ${category}`, ...entries.map(markdownEntry)].join('\n\n'),
  );
  return `${['# Framewright prompt library', ...categories].join('\n\n')}\n`;
}

function markdownEntry({ id, title, tags, prompt }: LibraryEntry): string {
  return `### ${id}. ${title}\n\n*${tags.join(', ')}*\n\n\`\`\`text\n${prompt}\n\`\`\``;
}

function asCsv(library: readonly LibraryEntry[]): string {
  return csvOf(
    ['id', 'title', 'category', 'tags', 'prompt'],
    library.map(({ id, title, category, tags, prompt }) => ({
      id,
      title,
      category,
      tags: tags.join(', '),
      prompt,
    })),
  );
}

function asJson(library: readonly LibraryEntry[]): string {
  const prompts = library.map(({ id, title, category, tags, prompt }) => ({
    id,
    title,
    category,
    tags,
    placeholders: placeholdersOf(prompt),
    prompt,
  }));
  return `${JSON.stringify({ edition: EDITION.utc.toISOString().slice(0, 10), prompts }, null, 2)}\n`;
}

/** The categories that have prompts, in the order of the library's filter. */
function byCategory(library: readonly LibraryEntry[]): [string, LibraryEntry[]][] {
  return LIBRARY_CATEGORIES.map((category): [string, LibraryEntry[]] => [
    category,
    library.filter((entry) => entry.category === category),
  ]).filter(([, entries]) => entries.length > 0);
}
