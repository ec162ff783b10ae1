import type { Member } from '../read/scene.ts';
import { chosen } from './choose.ts';
import { faceOf, lettering, motifsOf, quoted } from './layout-words.ts';
import { aOf } from './refer.ts';
import type { Brief, Decision } from './shot.ts';

/*
 * A logo or an icon in three takes: the mark itself, the mark at work, the mark at its barest.
 */

const FIRM =
  /\s(?:company|business|brand|startup|agency|firm|service|app|channel|club|team|league|association|society|foundation|group)$/i;

/** What a firm deals in, without the word for the firm: 'bike repair'. */
const withoutFirm = (words: string): string =>
  FIRM.test(words) ? words.replace(FIRM, '').replace(/^an?\s/, '') : words;

const tradeOf = (trade: Member): string => withoutFirm(aOf(trade));

/** A logo or an icon: the mark itself, the mark at work, the mark at its barest. */
export function stageMark(brief: Brief): Decision[] {
  const { scene, take } = brief;
  const trade = scene.cast.find(
    ({ kind, part }) => part !== 'topic' && ['building', 'place', 'person', 'group', 'event'].includes(kind),
  );
  // A lotus that is named is the mark; else it stands for the trade.
  const motif = motifsOf(scene).find((each) => !trade || each !== aOf(trade));
  const shape = motif
    ? `one simple mark built from ${withoutFirm(motif)}`
    : trade
      ? `one simple mark that stands for ${tradeOf(trade)}`
      : 'one simple geometric mark';
  const because = 'A mark is drawn, not photographed.';
  if (take === 'studio') {
    return [
      {
        element: 'subject',
        text: `${shape} in flat vector shapes, centred on a plain ground`,
        because,
        joins: true,
      },
      ...lettering(brief, faceOf(brief)),
      {
        element: 'composition',
        text:
          chosen(
            [
              'Horizontal lockup with clear space on every side, readable at sixteen pixels',
              'Stacked lockup, the mark above the name, clear space on every side',
              'Round badge with clear space on every side, readable at sixteen pixels',
            ],
            brief,
            'lockup',
          ) ?? '',
        because: 'A logo has to work small.',
      },
      {
        element: 'light',
        text: 'Even flat colour without shading, shadow or gradient',
        because: 'A flat mark has no light source.',
      },
      {
        element: 'camera',
        text: 'Straight-on, uniform stroke weight, smooth closed curves',
        because: 'Stroke and edge stand in for the lens.',
      },
    ];
  }
  if (take === 'minimal') {
    const what =
      scene.lettering.length > 0
        ? `the name ${quoted(scene)} alone in thin geometric letters`
        : `${shape}, single line weight`;
    return [
      { element: 'subject', text: what, because, joins: true },
      {
        element: 'composition',
        text: 'Small and centred, wide empty margin',
        because: 'Minimal leaves one shape.',
      },
    ];
  }
  return trade && ['building', 'place'].includes(trade.kind) ? onWindow(brief, shape) : onCard(brief, shape);
}

/** A shop's mark on its own window. */
const onWindow = (brief: Brief, shape: string): Decision[] => [
  {
    element: 'subject',
    text: `the finished mark, ${shape}, painted by hand on a shop window`,
    because: 'Cinematic shows the mark at work.',
    joins: true,
  },
  ...lettering(brief, 'in gold leaf in the upper half of the glass'),
  {
    element: 'light',
    text: 'Warm light from inside behind the glass, soft, cool street light from camera left along the edges',
    because: 'A window has two lights.',
  },
  {
    element: 'camera',
    text: 'Medium shot square to the pane, the lettering flat and sharp',
    because: 'Letters keep their shape when seen straight on.',
  },
  {
    element: 'composition',
    text: 'The mark in the upper half, the street softly reflected below',
    because: 'The lower half gives the place.',
  },
];

/** Whoever has no shop has a card. */
const onCard = (brief: Brief, shape: string): Decision[] => [
  {
    element: 'subject',
    text: `the finished mark, ${shape}, printed on thick uncoated card`,
    because: 'Cinematic shows the mark at work.',
    joins: true,
  },
  ...lettering(brief, 'pressed slightly into the paper'),
  {
    element: 'light',
    text: 'Low window light from camera left, soft, raking across the paper',
    because: 'Raking light shows the print.',
  },
  {
    element: 'camera',
    text: 'Close-up at a slight angle, the lettering sharp',
    because: 'A card is held close.',
  },
  {
    element: 'composition',
    text: 'The mark right of centre, plain card around it',
    because: 'The card gives the mark its room.',
  },
];
