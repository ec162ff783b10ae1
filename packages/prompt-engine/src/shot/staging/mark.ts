import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { chosen } from '../choose.ts';
import { clientOf } from '../layout/client.ts';
import { motifsOf } from '../layout/layout-words.ts';
import { faceOf, lettering, quoted } from '../layout/lettering.ts';
import { motifPhrase } from '../layout/motif.ts';
import { motifOfTrade } from '../layout/surface-motifs.ts';
import { type Brief, capital, type Decision } from '../shot.ts';

/*
 * A logo or an icon in three takes: the mark itself, the mark in bold, the mark at its barest.
 */

const FIRM = sifted(
  /\s(?:company|business|brand|startup|agency|firm|service|app|channel|club|team|league|association|society|foundation|group)$/i,
);

/** What a firm deals in, without the word for the firm: 'bike repair'. */
const withoutFirm = (words: string): string =>
  FIRM.test(words) ? words.replace(FIRM, '').replace(/^(?:an?|the|my|our)\s/, '') : words;

/** The letters of a monogram are the mark. */
const isMonogram = ({ subject, lettering: lines }: Scene): boolean =>
  lines.length > 0 && /\b(?:monogram|initials|lettermark)\b/i.test(subject);

/** What the mark is drawn from: what the words name, else what the firm deals in. */
function shapeOf({ scene }: Brief): string {
  const motif = motifPhrase(scene);
  if (isMonogram(scene)) return `the letters ${quoted(scene)} interlocked as one mark`;
  if (motif) return `${motif} drawn as one simple mark`;
  const client = clientOf(scene);
  const named = scene.lettering.reduce((text, line) => text.replace(line, ' '), scene.subject);
  const trade = motifOfTrade(client ?? named);
  if (trade) return `${trade} drawn as one simple mark`;
  if (client) return `one simple mark that stands for ${withoutFirm(client)}`;
  const [first] = motifsOf(scene);
  return first ? `${first} drawn as one simple mark` : 'one simple geometric mark';
}

const isIcon = ({ scene }: Brief): boolean =>
  scene.uses.some(({ row }) => row.id === 'icon') || /\b(?:app|screen|favicon)\b/i.test(scene.subject);

/** A logo or an icon: the mark itself, the mark in bold, the mark at its barest. */
export function stageMark(brief: Brief): Decision[] {
  const { scene, take } = brief;
  const shape = shapeOf(brief);
  const because = 'A mark is drawn, not photographed.';
  if (take === 'studio') {
    return [
      {
        element: 'subject',
        text: `${shape} in flat vector shapes, centred on a plain ground`,
        because,
      },
      ...(isMonogram(scene) ? [] : lettering(brief, faceOf(brief))),
      {
        element: 'composition',
        text:
          chosen(
            isIcon(brief) ? TILES : scene.lettering.length > 0 && !isMonogram(scene) ? LOCKUPS : ALONE,
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
    const motif = motifPhrase(scene);
    const name = `the name ${quoted(scene)}`;
    const what =
      scene.lettering.length === 0 || isMonogram(scene)
        ? `${shape}, single line weight`
        : motif
          ? `${motif} in a single thin line, ${name} small beneath it`
          : `${name} alone ${FACE_NAMED.test(scene.subject) ? faceOf(brief) : 'in thin geometric letters'}`;
    return [
      { element: 'subject', text: what, because },
      {
        element: 'composition',
        text: 'Small and centred, wide empty margin',
        because: 'Minimal leaves one shape.',
      },
      {
        element: 'light',
        text: 'Even flat tone, no cast shadow',
        because: 'A flat mark has no light source.',
      },
    ];
  }
  return inBold(brief, shape);
}

/** A face that the words ask for is kept where nothing else is left. */
const FACE_NAMED = sifted(
  /\b(?:serif|script|handwritten|hand-?lettered|calligraph\w*|cursive|stencil|blackletter)\b/i,
);

const TILES = [
  'One rounded square tile, the symbol centred in it with an even margin, readable at sixteen pixels',
  'One rounded square tile, the symbol filling two thirds of it, readable at sixteen pixels',
];
const ALONE = [
  'Clear space on every side, readable at sixteen pixels',
  'One compact silhouette filling half of the square, clear space on every side',
];
const LOCKUPS = [
  'Horizontal lockup with clear space on every side, readable at sixteen pixels',
  'Stacked lockup, the mark above the name, clear space on every side',
  'Round badge with clear space on every side, readable at sixteen pixels',
];

/** The mark by itself, as large and heavy as it can be. */
const inBold = (brief: Brief, shape: string): Decision[] => [
  {
    element: 'subject',
    text: `${capital(shape)}, in a few heavy shapes, readable from afar`,
    because: 'Cinematic makes the mark bold.',
  },
  ...(isMonogram(brief.scene) ? [] : lettering(brief, faceOf(brief))),
  {
    element: 'composition',
    text: isIcon(brief)
      ? 'The symbol filling its tile to a narrow margin'
      : 'Large in the frame, narrow margins',
    because: 'What is large carries far.',
  },
  {
    element: 'light',
    text: 'Flat colour in strong contrast, no shading',
    because: 'A flat mark has no light source.',
  },
  {
    element: 'camera',
    text: 'Straight-on, thick even strokes',
    because: 'Stroke and edge stand in for the lens.',
  },
];
