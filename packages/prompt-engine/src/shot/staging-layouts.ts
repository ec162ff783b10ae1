import { inWords } from '../lexicon/row.ts';
import { mainOf } from '../read/scene.ts';
import { isUsual } from './certainty.ts';
import { chosen } from './choose.ts';
import { faceOf, isMark, lettering, motifsOf } from './layout-words.ts';
import { isDrawn, leadingStyle } from './look.ts';
import { aOf, theOf } from './refer.ts';
import { relationsOf } from './relations.ts';
import { type Brief, type Decision, said } from './shot.ts';
import { stageMark } from './staging-mark.ts';

/*
 * Pictures that are surfaces: logos, icons, patterns, signs, covers, invitations. They have layout, margin, stroke
 * and lettering instead of a lens.
 */

const MANNER: readonly (readonly [RegExp, string, string])[] = [
  [/chalk/, 'in white hand-drawn chalk capitals', 'smudged chalk dust along the strokes'],
  [/neon/, 'in one continuous neon tube script', 'a soft glow around every stroke'],
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
  const [paper] = scene.uses;
  const isPaper =
    main !== undefined && ['sign', 'product', 'furniture', 'structure', 'textile'].includes(main.kind);
  const carrier = isPaper ? theOf(main) : paper ? `the ${paper.words.toLowerCase()}` : 'the surface';
  // A sign in a window has no wall behind it.
  const isElsewhere = scene.place !== undefined || scene.cast.some(({ part }) => part === 'support');
  const details = (isPaper ? (main.row?.details ?? []) : []).filter(
    (detail) => !(isElsewhere && /\bwall\b/.test(detail)),
  );
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

const FLAT: ReadonlySet<string> = new Set([
  'logo',
  'icon',
  'icon-set',
  'sticker',
  'pattern',
  'infographic',
  'colouring-page',
]);

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
  // A map or a poster has lines of its own; a pattern or an icon is flat.
  const isFlat = scene.uses.some(({ row }) => FLAT.has(row.id));
  const what =
    (hasMeans && style?.row.medium !== 'graphic') || (main?.kind === 'graphic' && !isFlat) ? '' : drawn;
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
    ...(hasMeans || !isFlat
      ? []
      : [
          {
            element: 'light' as const,
            text: 'Even flat colour, no cast shadow',
            because: 'A flat sheet has no light source.',
          },
        ]),
    ...(take === 'minimal' || hasMeans || !isFlat
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
