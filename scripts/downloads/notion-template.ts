import type { LibraryEntry } from '@framewright/content/open/library-entry';
import { placeholdersOf } from '@framewright/content/open/placeholders';
import { ELEMENT_INFO, ELEMENTS, PROMPT_DEFAULTS, type Span, TAKES } from '@framewright/prompt-engine';
import { compose } from '@framewright/prompt-engine/compose';
import { csvOf } from './table.ts';
import type { TextFiles } from './zip.ts';

/** A workspace that Notion imports: the library as a database, a log of shots, two pages to read. */
export function notionTemplate(library: readonly LibraryEntry[]): TextFiles {
  return {
    'README.md': README,
    'Prompt library.csv': promptLibrary(library),
    'Shot log.csv': shotLog(),
    'How to use.md': HOW_TO_USE,
    'Prompt anatomy.md': promptAnatomy(),
  };
}

/** The columns of the database, in their order. */
export const PROMPT_COLUMNS = [
  'Name',
  'Number',
  'Category',
  'Tags',
  'Prompt',
  'Fill in',
  'Status',
  'Rating',
  'Model',
  'Notes',
] as const;

function promptLibrary(library: readonly LibraryEntry[]): string {
  return csvOf(
    PROMPT_COLUMNS,
    library.map(({ id, title, category, tags, prompt }) => ({
      Name: title,
      Number: id,
      Category: category,
      Tags: tags.join(', '),
      Prompt: prompt,
      'Fill in': placeholdersOf(prompt).join(', '),
      Status: 'To try',
      Rating: '',
      Model: '',
      Notes: '',
    })),
  );
}

const EXAMPLE = { ...PROMPT_DEFAULTS, subject: 'old fisherman mending nets', aspect_ratio: '4:5' } as const;

function shotLog(): string {
  const written = compose(EXAMPLE);
  return csvOf(
    ['Shot', 'Prompt', 'Model', 'Aspect ratio', 'Changed since the last one', 'Verdict', 'Kept', 'Notes'],
    TAKES.map((take, nth) => ({
      Shot: `Example ${nth + 1}: fisherman, ${take}`,
      Prompt: written[take],
      Model: '',
      'Aspect ratio': EXAMPLE.aspect_ratio,
      'Changed since the last one': nth === 0 ? 'First picture' : 'The take',
      Verdict: '',
      Kept: 'No',
      Notes: 'An example: delete this row when you have your own.',
    })),
  );
}

function promptAnatomy(): string {
  const rows = ELEMENTS.map((element) => {
    const { name, tag, explanation } = ELEMENT_INFO[element];
    return `| ${name} | ${tag} | ${explanation} |`;
  });
  const { studio, anatomy } = compose(EXAMPLE);
  return `# Prompt anatomy

A good prompt answers up to eleven questions. Each phrase does one job; read yours phrase by phrase and give it its name. What has no name can go, and a question without an answer is answered by the model.

| Element | Tag | What it decides |
| --- | --- | --- |
${rows.join('\n')}

## A prompt, taken apart

> ${studio}

${phrases(studio, anatomy.studio).join('\n')}
`;
}

function phrases(text: string, spans: readonly Span[]): string[] {
  return spans.map(
    ({ start, end, element }) => `- **${ELEMENT_INFO[element].name}**: ${text.slice(start, end)}`,
  );
}

const README = `# Framewright template for Notion

Two databases and two pages. Notion makes them from the files in this folder in about three minutes.

## Bring it in

1. Unpack this zip, so that the files lie in a folder.
2. In Notion, make a page called Framewright and open it.
3. Type \`/import\` on the page (or open Settings, then Import), choose **CSV** and pick \`Prompt library.csv\`. Notion makes a database with one page for each prompt.
4. Do the same with \`Shot log.csv\`.
5. Type \`/import\` again, choose **Markdown** and pick \`How to use.md\` and \`Prompt anatomy.md\` together.
6. Drag the four new pages into the page Framewright, if Notion has put them elsewhere.

## Give the columns their types

Notion reads every column of a CSV as best it can. Click a column's name, then **Edit property** and **Type**:

| Database | Column | Type |
| --- | --- | --- |
| Prompt library | Category | Select |
| Prompt library | Tags | Multi-select (Notion splits them at the commas) |
| Prompt library | Fill in | Multi-select |
| Prompt library | Status | Select: To try, Trying, Works, Not for me |
| Prompt library | Rating | Number, or Select with stars |
| Prompt library | Number | Number |
| Shot log | Model, Aspect ratio, Verdict | Select |
| Shot log | Kept | Checkbox |

## Three views worth adding

- **Board** by Status: what to try next.
- **Gallery** filtered by Category: for choosing with somebody.
- **Table** of the shot log, newest first: what changed, and what it did.

Importing the same file a second time adds every row again. To start over, delete the database first.
`;

const HOW_TO_USE = `# How to use

## Choose

Open **Prompt library** and filter by Category or by a tag. *Fill in* lists the words in square brackets that a prompt leaves to you; where it is empty, the prompt is ready.

## Make a picture

1. Open the prompt's page and copy the column *Prompt*.
2. Where the first sentence says what stays as it is, upload your own photograph first. Then paste.
3. Put your own words in place of each pair of brackets, brackets included.

## Write down what happened

Make one row in **Shot log** for each picture that taught you something. The column that matters is *Changed since the last one*: change one thing at a time, or you will not know what did it.

- The face has changed: say more exactly what stays, at the start.
- The light is wrong: name its source, then its direction, then its quality.
- The picture is crowded: say what stays empty, and where the subject stands.
- The colours are loud: name three, found in the things themselves, one of them rare.

## Keep what works

Set *Status* to Works and give a *Rating*. Put the words that you changed in *Notes*, not in *Prompt*: the next picture wants the original.

## Add your own

Press **New**. Write the subject first, then go down the page **Prompt anatomy** and answer what your picture needs; not every picture needs all eleven.
`;
