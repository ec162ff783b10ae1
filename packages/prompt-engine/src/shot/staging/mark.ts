import type { Scene } from '../../read/scene.ts';
import { chosen } from '../choose.ts';
import { motifsOf } from '../layout/layout-words.ts';
import { faceOf, lettering, quoted } from '../layout/lettering.ts';
import { clientOf, motifPhrase } from '../layout/motif.ts';
import { motifOfTrade } from '../layout/surface-motifs.ts';
import { type Brief, capital, type Decision } from '../shot.ts';

/*
 * A logo or an icon in three takes: the mark itself, the mark at work, the mark at its barest.
 */

const FIRM =
  /\s(?:company|business|brand|startup|agency|firm|service|app|channel|club|team|league|association|society|foundation|group)$/i;

/** What a firm deals in, without the word for the firm: 'bike repair'. */
const withoutFirm = (words: string): string =>
  FIRM.test(words) ? words.replace(FIRM, '').replace(/^(?:an?|the|my|our)\s/, '') : words;

const SHOP =
  /\b(?:shops?|stores?|bakery|cafe|café|roastery|restaurant|bar|pub|salon|barbers?|florist|deli|brewery|bookshop|bookstore|diner|pizzeria|butcher|grocer\w*|boutique|patisserie|studio)\b/i;

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

/** A logo or an icon: the mark itself, the mark at work, the mark at its barest. */
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
  if (isIcon(brief)) return onScreen(brief, shape);
  return SHOP.test(clientOf(scene) ?? scene.subject) ? onWindow(brief, shape) : onCard(brief, shape);
}

/** A face that the words ask for is kept where nothing else is left. */
const FACE_NAMED =
  /\b(?:serif|script|handwritten|hand-?lettered|calligraph\w*|cursive|stencil|blackletter)\b/i;

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

/** An app's mark on a phone. */
const onScreen = (brief: Brief, shape: string): Decision[] => [
  {
    element: 'subject',
    text: `the finished icon, ${shape}, on a phone's home screen`,
    because: 'Cinematic shows the mark at work.',
  },
  ...lettering(brief, 'in small clear letters under the icon'),
  {
    element: 'light',
    text: 'The screen as the key light, soft, falling off into a dark room',
    because: 'A screen gives its own light.',
  },
  {
    element: 'camera',
    text: 'Close-up from a low angle along the glass, shallow depth of field',
    because: 'A phone is held close.',
  },
  {
    element: 'composition',
    text: 'The icon on the right third, sharp, the rest of the screen soft',
    because: 'The screen gives the mark its room.',
  },
];

/** A shop's mark on its own window. */
const onWindow = (brief: Brief, shape: string): Decision[] => [
  {
    element: 'subject',
    text: `${capital(shape)}, painted by hand on a shop window`,
    because: 'Cinematic shows the mark at work.',
  },
  ...(isMonogram(brief.scene) ? [] : lettering(brief, 'in the upper half of the glass')),
  {
    element: 'light',
    text: 'Warm light from inside behind the glass, soft, cool street light from camera left along the edges',
    because: 'A window has two lights.',
  },
  {
    element: 'camera',
    text: 'Medium shot square to the pane, the mark flat and sharp',
    because: 'A mark keeps its shape when seen straight on.',
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
    text: `${capital(shape)}, printed on thick uncoated card`,
    because: 'Cinematic shows the mark at work.',
  },
  ...(isMonogram(brief.scene) ? [] : lettering(brief, 'pressed slightly into the paper')),
  {
    element: 'light',
    text: 'Low window light from camera left, soft, raking across the paper',
    because: 'Raking light shows the print.',
  },
  {
    element: 'camera',
    text: 'Close-up at a slight angle, the mark sharp',
    because: 'A card is held close.',
  },
  {
    element: 'composition',
    text: 'The mark right of centre, plain card around it',
    because: 'The card gives the mark its room.',
  },
];
