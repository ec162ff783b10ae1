import { inWords } from '../lexicon/row.ts';
import { type Member, mainOf, type Scene } from '../read/scene.ts';
import { isUsual } from './certainty.ts';
import { chosen } from './choose.ts';
import { isDrawn, leadingStyle } from './look.ts';
import { aOf, theOf } from './refer.ts';
import { relationsOf } from './relations.ts';
import { type Brief, type Decision, said } from './shot.ts';

/*
 * Pictures that are surfaces: logos, icons, patterns, signs, covers, invitations. They have layout, margin, stroke
 * and lettering instead of a lens.
 */

const quoted = (scene: Scene): string => inWords(scene.lettering.map((line) => `“${line}”`));

/** What a mark or a poster shows besides its words. */
function motifsOf(scene: Scene): string[] {
  return scene.cast
    .filter(
      (member) =>
        !member.proper &&
        member.kind !== 'sign' &&
        member.kind !== 'graphic' &&
        member.kind !== 'abstract' &&
        !(member.proper && scene.lettering.some((line) => line.includes(member.words))),
    )
    .slice(0, 2)
    .map(aOf);
}

const isMark = (scene: Scene): boolean =>
  scene.uses.some(({ row }) => ['logo', 'icon', 'icon-set', 'sticker'].includes(row.id)) ||
  scene.styles.some(({ words }) => /logo|icon|monogram|emblem/i.test(words));

function lettering(brief: Brief, how: string): Decision[] {
  const { scene } = brief;
  if (scene.lettering.length === 0) return [];
  return [
    {
      element: 'subject',
      text: `The ${scene.lettering.length > 1 || /\s/.test(scene.lettering[0] ?? '') ? 'words' : 'word'} ${quoted(scene)} ${how}, spelled exactly and written once`,
      because: `${said(scene.lettering.join(' / '))} is to be read in the picture.`,
    },
  ];
}

const TYPEFACES = [
  'in a sturdy rounded sans-serif',
  'in a heavy slab serif',
  'in clean geometric capitals',
  'in a flowing hand-drawn script',
];

/** The lettering of a take; another variation sets it in another face. */
const faceOf = (brief: Brief): string => chosen(TYPEFACES, brief, 'face') ?? 'in large clear capitals';

const FIRM = /\s(?:company|business|brand|startup|agency|firm|service|app|channel)$/i;

/** What a firm deals in, without the word for the firm: 'bike repair'. */
const withoutFirm = (words: string): string =>
  FIRM.test(words) ? words.replace(FIRM, '').replace(/^an?\s/, '') : words;

const tradeOf = (trade: Member): string => withoutFirm(aOf(trade));

/** A logo or an icon: the mark itself, the mark at work, the mark at its barest. */
function stageMark(brief: Brief): Decision[] {
  const { scene, take } = brief;
  const [motif] = motifsOf(scene);
  const trade = scene.cast.find(
    ({ kind, part }) => part !== 'topic' && ['building', 'place', 'person', 'group', 'event'].includes(kind),
  );
  const shape = trade
    ? `one simple mark that stands for ${tradeOf(trade)}`
    : motif
      ? `one simple mark built from ${withoutFirm(motif)}`
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

const MANNER: readonly (readonly [RegExp, string, string])[] = [
  [/chalk/, 'in white hand-drawn chalk capitals', 'smudged chalk dust along the strokes'],
  [/neon/, 'in one continuous neon tube script', 'a soft glow on the wall behind'],
  [
    /invitation|card|save the date/,
    'centred in an elegant serif',
    'thick uncoated paper with a fine deckled edge',
  ],
  [/menu/, 'in clear hand-drawn capitals', 'even spacing between the lines'],
  [
    /poster|flyer|cover|magazine|thumbnail|banner|billboard/,
    'in bold condensed capitals across the upper third',
    'strong contrast between lettering and ground',
  ],
  [/shirt|hoodie|cap|mug|tote/, 'printed large and flat across the front', 'visible weave under the ink'],
  [/tattoo/, 'in fine black script', 'clean single-weight lines'],
];

/** A thing that carries words: what they say, how they stand, what else is on it. */
function stageLettering(brief: Brief): Decision[] {
  const { scene, take } = brief;
  const main = mainOf(scene);
  const [, letters, trace] = MANNER.find(([pattern]) => pattern.test(scene.subject.toLowerCase())) ?? [
    /./,
    faceOf(brief),
    'even letter spacing',
  ];
  const motifs = motifsOf(scene).filter((motif) => !main || motif !== aOf(main));
  const carrier = main && main.kind === 'sign' ? theOf(main) : 'the surface';
  const details = main?.row?.details ?? [];
  const view =
    take === 'studio'
      ? `${carrier} square to the camera, the whole of it in frame`
      : take === 'minimal'
        ? `${carrier} alone, one flat shape`
        : `${carrier} seen at a slight angle, its surroundings soft behind it`;
  return [
    { element: 'subject', text: view, because: `Lettering on ${carrier} has to be read.`, joins: true },
    ...lettering(brief, letters),
    ...(motifs.length > 0
      ? [
          {
            element: 'subject' as const,
            text: `With ${inWords(motifs)} as the one large picture, clear of the words`,
            because: `${said(motifs.join(', '))} is what it is about.`,
          },
        ]
      : []),
    ...(take === 'minimal' || details.length + trace.length === 0
      ? []
      : [
          {
            element: 'style' as const,
            text: `${inWords([...details.slice(0, 2), trace])}`.replace(/^./, (c) => c.toUpperCase()),
            because: 'This is what such a surface looks like.',
          },
        ]),
    ...(take === 'minimal' ? [] : relationsOf(brief).slice(0, 1)),
  ];
}

const MANNERS = [
  'as flat clear shapes',
  'in one even line weight',
  'as bold shapes with cut edges',
  'in solid shapes with one thin inner line',
];

/** A pattern, map, infographic or other flat graphic. */
function stageGraphic(brief: Brief): Decision[] {
  const { scene, take } = brief;
  const main = mainOf(scene);
  const motifs = motifsOf(scene);
  const details = main && isUsual(main) ? (main.row?.details ?? []) : [];
  const manner = chosen(MANNERS, brief, 'manner') ?? 'as flat clear shapes';
  const style = leadingStyle(scene);
  const hasMeans = isDrawn(style);
  const drawn = motifs.length > 0 ? `${inWords(motifs)} drawn ${manner}` : `flat shapes drawn ${manner}`;
  // A look that has means of its own draws it in its own way.
  const what = hasMeans && style?.row.medium !== 'graphic' ? '' : drawn;
  return [
    {
      element: 'subject',
      text: take === 'minimal' && what ? `${what.split(' drawn')[0]}, one shape only` : what,
      because: 'A graphic is drawn, not photographed.',
      joins: true,
    },
    ...lettering(brief, faceOf(brief)),
    ...(take === 'minimal' || details.length === 0
      ? []
      : [
          {
            element: 'composition' as const,
            text: inWords(details.slice(0, take === 'studio' ? 3 : 2)).replace(/^./, (c) => c.toUpperCase()),
            because: `${said(main?.words ?? '')} has this layout.`,
          },
        ]),
    ...(hasMeans
      ? []
      : [
          {
            element: 'light' as const,
            text: 'Even flat colour, no cast shadow',
            because: 'A flat sheet has no light source.',
          },
        ]),
    ...(take === 'minimal' || hasMeans
      ? []
      : [
          {
            element: 'camera' as const,
            text: 'Straight-on flat view, no perspective, uniform line weight',
            because: 'Line stands in for the lens.',
          },
        ]),
  ];
}

export function stageLayout(brief: Brief, kind: 'graphic' | 'sign'): Decision[] {
  if (isMark(brief.scene)) return stageMark(brief);
  return kind === 'sign' ? stageLettering(brief) : stageGraphic(brief);
}
