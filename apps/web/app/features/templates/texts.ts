import { BOARD, wholeNumber } from '@framewright/contract';
import { MOST } from '@framewright/prompt-dialects/templates';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { LOADING_TEMPLATES } from '../../lib/kept-templates.ts';

const prompts = (count: number) => (count === 1 ? '1 prompt' : `${wholeNumber(count)} prompts`);

export const TEMPLATE_SCREEN = {
  title: 'Templates',
  lead: 'One text for many prompts: {{name}}, [NAME] or __name__ is filled in, {a|b} is one of several, {2$$a|b|c} are two of them. Everything else stays as you write it.',
  mine: 'Your templates',
  library: 'In the library',
  none: 'Templates that you save are kept here.',
  fresh: 'New template',
  loading: LOADING_TEMPLATES,
  failed: COMMON_TEXTS.failed,
  network: COMMON_TEXTS.network,
  name: 'Name',
  text: 'Template',
  example: 'A {red|blue} coat on {{who}}, {studio light|late sun}',
  values: (name: string) => `Values for ${name}`,
  valuesHint: 'One on each line.',
  fromTable: (name: string) => `${name} comes from the table.`,
  table: 'Table (CSV)',
  tableHint: 'The names stand in the first row; each row fills them in together.',
  chooseFile: 'Choose a file',
  fileTooLarge: 'This file is too large for a table.',
  makes: 'What it makes',
  count: (count: number) => (count >= MOST ? `At least ${prompts(count)}` : prompts(count)),
  unfilled: (names: readonly string[]) =>
    `Nothing is filled in for ${names.join(', ')} yet: ${names.length === 1 ? 'it stays as it is' : 'they stay as they are'}.`,
  unread: (signs: readonly string[]) => `This is not read here, and stays as it is: ${signs.join(' ')}`,
  tooLong: 'Some of these prompts are longer than 4,000 characters.',
  sampleOf: (shown: number, count: number) => (shown < count ? `A sample of ${shown}` : 'All of them'),
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  remove: 'Delete',
  removed: (name: string) => `${name} was deleted.`,
  drawAll: (count: number) => `Compare ${count === 1 ? 'it' : `all ${wholeNumber(count)}`}`,
  drawSample: (count: number) => `Compare a sample of ${count}`,
  tooMany: `A board has at most ${BOARD.cells} cells.`,
} as const;
