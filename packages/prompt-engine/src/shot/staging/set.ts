import { inWords } from '../../lexicon/row.ts';
import { motifsOf } from '../layout/layout-words.ts';
import { listedIn } from '../layout/motif.ts';
import { type Brief, type Decision, said } from '../shot.ts';

/*
 * A set of icons or stickers: every one of the list in a cell of its own, in one manner.
 */

const COUNTED = /\b(\d{1,2})\b/;
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
  const listed = listedIn(scene);
  const items = listed.length > 0 ? listed : motifsOf(scene).map((each) => each.replace(/^an?\s/, ''));
  const count = items.length > 2 ? items.length : Number(COUNTED.exec(scene.subject)?.[1] ?? 0);
  const rows = COLUMNS[count] ?? 'in an even grid';
  const noun = /\bstickers?\b/i.test(scene.subject)
    ? 'sticker'
    : /\bbadges?\b/i.test(scene.subject)
      ? 'badge'
      : 'icon';
  // A list that the words give is said by them already.
  const all = listed.length > 0 ? '' : inWords(items);
  const because = `${said(items.join(', ') || scene.subject)}: each gets its own ${noun}.`;
  if (take === 'studio')
    return [
      {
        element: 'subject',
        text: `${count > 1 ? `${count} ${noun}s` : `the ${noun}s`} ${rows}, one to a cell, ${all || 'in the order of the list'}`,
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
        text: `${all ? `${all}, ` : ''}each one reduced to one closed outline in a single thin line`,
        because,
      },
      {
        element: 'composition',
        text: `Small ${rows}, a wide empty margin around them`,
        because: 'Minimal leaves line and space.',
      },
      {
        element: 'light',
        text: 'Even flat tone, no cast shadow',
        because: 'A flat sheet has no light source.',
      },
    ];
  return noun === 'icon' ? onScreen(rows, all, because) : onTable(noun, because);
}

/** Icons at work: on a phone. */
const onScreen = (rows: string, all: string, because: string): Decision[] => [
  { element: 'subject', text: `The finished set in use on a phone screen${all ? `: ${all}` : ''}`, because },
  {
    element: 'composition',
    text: `The icons ${rows} across the screen, the nearest row large and sharp, the far row smaller`,
    because: 'A set is seen at work.',
  },
  {
    element: 'light',
    text: 'The screen as the only light, soft and even, its edges falling off into the dark',
    because: 'A screen gives its own light.',
  },
  {
    element: 'camera',
    text: 'Close-up from a low angle along the glass, shallow depth of field',
    because: 'A screen is held close.',
  },
];

/** Stickers and badges at hand. */
const onTable = (noun: string, because: string): Decision[] => [
  {
    element: 'subject',
    text: `The finished ${noun}s, cut out and laid down loosely, every one visible`,
    because,
  },
  {
    element: 'composition',
    text: `The ${noun}s at different angles across a diagonal, a few edges overlapping`,
    because: 'A set is seen at work.',
  },
  {
    element: 'light',
    text: 'Low window light from camera left, soft, a thin shadow at every edge',
    because: 'Raking light shows the cut.',
  },
  {
    element: 'camera',
    text: 'Close-up from a low angle, shallow depth of field',
    because: 'Small things are seen from near.',
  },
];
