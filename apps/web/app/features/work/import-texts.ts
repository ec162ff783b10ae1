import { IMPORT, type ImportProgress, wholeNumber } from '@framewright/contract';
import { fileSize } from '../../lib/formatting.ts';

const count = (number: number, one: string, many: string) =>
  `${wholeNumber(number)} ${number === 1 ? one : many}`;

/** '12 works, 2 boards and 1 template': what there is none of is left out. */
function taken({ added, boards, templates }: Pick<ImportProgress, 'added' | 'boards' | 'templates'>): string {
  const works = added - boards - templates;
  const parts = [
    ...(works > 0 || added === 0 ? [count(works, 'work', 'works')] : []),
    ...(boards > 0 ? [count(boards, 'board', 'boards')] : []),
    ...(templates > 0 ? [count(templates, 'template', 'templates')] : []),
  ];
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

/** 'works.zip', 'one.png and 3 more'. */
function named(files: ImportProgress['files']): string {
  const [first, ...others] = files;
  return others.length === 0 ? (first?.name ?? '') : `${first?.name} and ${wholeNumber(others.length)} more`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** Bytes of an import that are here, and of all its files. */
export const bytesOf = ({ files }: Pick<ImportProgress, 'files'>) => ({
  sent: sum(files.map(({ received }) => received)),
  all: sum(files.map(({ bytes }) => bytes)),
});

/** What bringing old work along says. */
export const IMPORT_TEXTS = {
  title: 'Import',
  what: 'An export of any Framewright, a ZIP of pictures, or pictures that say what they were made from. What is here already is passed over.',
  drop: 'Drop a ZIP or pictures',
  dropHint: 'or click to choose, up to 4 GB',
  folder: 'Choose a folder',
  noFiles: 'There is no ZIP and no picture among these files.',
  tooMany: `Please bring at most ${wholeNumber(IMPORT.files)} files at a time, or pack them as a ZIP.`,
  sending: (sent: string, all: string) => `Sending: ${sent} of ${all}`,
  working: (done: number, found: number) =>
    found === 0 ? 'Reading...' : `Taking over: ${wholeNumber(done)} of ${wholeNumber(found)}`,
  mayLeave: 'All is here. You may leave this page; it goes on without you.',
  added: (progress: Pick<ImportProgress, 'added' | 'boards' | 'templates'>) => `${taken(progress)} added`,
  duplicates: (number: number) => `${count(number, 'was', 'were')} here already`,
  skipped: (number: number) => `${count(number, 'was', 'were')} not taken`,
  skippedHint: (number: number) => `${count(number, 'was', 'were')} not taken: Import in My work says why`,
  problems: 'Not taken',
  looking: 'Looking for what is under way...',
  earlier: 'Your last import:',
  half: (half: Pick<ImportProgress, 'files'>) => {
    const { sent, all } = bytesOf(half);
    return `Of ${named(half.files)}, ${fileSize(sent)} of ${fileSize(all)} are here. Choose the same again, and sending goes on from there.`;
  },
  forget: 'Forget it',
  closing: `Closing stops the sending. What is here stays for ${IMPORT.keptDays} days; choose the same files again, and it goes on from there.`,
  keepSending: 'Keep sending',
  closeAnyway: 'Stop and close',
  more: (number: number) => `And ${wholeNumber(number)} more.`,
  stop: 'Stop',
  again: 'Go on',
  done: 'Done',
  close: 'Close',
  see: 'Open it',
  progress: 'Progress',
} as const;
