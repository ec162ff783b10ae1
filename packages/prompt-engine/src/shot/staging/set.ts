import { sifted } from '../../lexicon/sifting/sifted.ts';
import { listedIn } from '../layout/motif.ts';
import { type Brief, type Decision, said } from '../shot.ts';

/*
 * A set of icons or stickers: every one of the list in a cell of its own, in one manner.
 */

const COUNTED = sifted(/\b(\d{1,2}|two|three|four|five|six|eight|nine|ten|twelve|sixteen)\b/iu);
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['twelve', 12],
  ['sixteen', 16],
]);
/** Icons that are asked for in use. */
const ON_A_SCREEN = sifted(/\b(?:app|apps|phone|mobile|screen)\b/i);

/** How many the words ask for; 0 where they do not say. */
function countedIn(subject: string): number {
  const [, said = ''] = COUNTED.exec(subject) ?? [];
  return NUMBERS.get(said.toLowerCase()) ?? Number(said);
}
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'side by side',
  3: 'in one row',
  4: 'in two rows of two',
  5: 'in one row',
  6: 'in two rows of three',
  8: 'in two rows of four',
  9: 'in three rows of three',
  10: 'in two rows of five',
  12: 'in three rows of four',
  16: 'in four rows of four',
};

/** A set of icons, stickers or badges: equal cells in studio, thin outlines in minimal, the set in use in cinematic. */
export function stageSet(brief: Brief): Decision[] {
  const { scene, take } = brief;
  const items = listedIn(scene);
  const told = countedIn(scene.subject);
  // A word of manner at the end of a list is none of it.
  const isTold = items.length < 3 || (told > 1 && told < items.length);
  const count = isTold ? told : items.length;
  const rows = COLUMNS[count] ?? 'in an even grid';
  const noun = /\bstickers?\b/i.test(scene.subject)
    ? 'sticker'
    : /\bbadges?\b/i.test(scene.subject)
      ? 'badge'
      : 'icon';
  const because = `${said(items.join(', ') || scene.subject)}: each gets its own ${noun}.`;
  if (take === 'studio')
    return [
      {
        element: 'subject',
        text: `${count > 1 ? `${count} ${noun}s` : `the ${noun}s`} ${rows}, one to a cell${items.length > 0 ? ', in the order of the list' : ''}`,
        because,
      },
      {
        element: 'composition',
        text: `Equal cells with even gaps, every ${noun} the same height and centred in its cell`,
        because: 'A set is compared cell by cell.',
      },
      {
        element: 'light',
        text: 'Even flat colour, no cast shadow',
        because: 'A flat sheet has no light source.',
      },
      {
        element: 'camera',
        text: 'Straight-on flat view, one stroke weight and one corner radius throughout',
        because: 'Line stands in for the lens.',
      },
    ];
  if (take === 'minimal')
    return [
      {
        element: 'subject',
        text: `${count > 1 ? `${count} ${noun}s` : `the ${noun}s`} ${rows}, each as simple as it can be told apart`,
        because,
      },
      {
        element: 'composition',
        text: 'All of one size, a wide empty margin around them',
        because: 'Minimal leaves line and space.',
      },
      {
        element: 'light',
        text: 'Even flat tone, no cast shadow',
        because: 'A flat sheet has no light source.',
      },
    ];
  return noun === 'icon' && ON_A_SCREEN.test(scene.subject)
    ? onScreen(rows, because)
    : onSheet(noun, rows, because);
}

/** Icons at work: on a phone. */
const onScreen = (rows: string, because: string): Decision[] => [
  { element: 'subject', text: 'The finished set in use on a phone screen', because },
  {
    element: 'composition',
    text: `The icons ${rows} across the screen, all of them sharp`,
    because: 'A set is seen at work.',
  },
  {
    element: 'light',
    text: 'The screen as the only light, soft and even, its edges falling off into the dark',
    because: 'A screen gives its own light.',
  },
  {
    element: 'camera',
    text: 'Close-up from slightly above, the whole screen in frame',
    because: 'A screen is held close.',
  },
];

/** The whole sheet, with what is on it as large as it can be. */
const onSheet = (noun: string, rows: string, because: string): Decision[] => [
  { element: 'subject', text: `The ${noun}s ${rows}, one to a cell`, because },
  {
    element: 'composition',
    text: `Each ${noun} large in its cell, narrow gaps, the sheet filled to its edges`,
    because: 'What fills the sheet is seen first.',
  },
  {
    element: 'light',
    text: 'Even flat colour, strong contrast of tones',
    because: 'A flat sheet has no light source.',
  },
  {
    element: 'camera',
    text: 'Straight-on flat view',
    because: 'A sheet is seen from straight before it.',
  },
];
