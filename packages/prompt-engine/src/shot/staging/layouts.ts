import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf } from '../../read/scene.ts';
import { chosen, keySide } from '../choose.ts';
import { isMark, isSet, motifsOf } from '../layout/layout-words.ts';
import { faceOf, lettering } from '../layout/lettering.ts';
import { motifPhrase, partsListed } from '../layout/motif.ts';
import { flatMeans, stageSurface, surfaceOf } from '../layout/surfaces.ts';
import { isDrawn, isOfTheSign, leadingStyle } from '../look/look.ts';
import { isUsual } from '../plain/certainty.ts';
import { theOf } from '../refer.ts';
import { relationsOf } from '../relations.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { stageMark } from './mark.ts';
import { stageSet } from './set.ts';

/*
 * Pictures that are surfaces: logos, icons, patterns, signs, covers, invitations. They have layout, margin, stroke
 * and lettering instead of a lens.
 */

const TRACES: readonly (readonly [RegExp, string])[] = [
  [sifted(/chalk/), 'smudged chalk dust along the strokes'],
  [sifted(/neon/), 'a soft glow around every stroke'],
  [sifted(/menu/), 'even spacing between the lines'],
  [sifted(/hand-?written|note/), 'pen strokes of uneven pressure'],
  [sifted(/shirt|hoodie|cap|tote/), 'visible weave under the ink'],
];

const HELD_BY = sifted(/\b(?:held|carried|worn|shown)(?: up)? by\b/i);
const CARRIED = sifted(/\b(?:sampler|patch|sign|banner|plaque|note|label|badge|board|flag|cushion|tile)\b/i);

/** A thing that carries words: what they say, how they stand, what else is on it. */
function stageLettering(brief: Brief): Decision[] {
  const { scene, take } = brief;
  const main = mainOf(scene);
  const trace =
    TRACES.find(([pattern]) => pattern.test(scene.subject.toLowerCase()))?.[1] ??
    (main?.kind === 'sign' ? 'even letter spacing' : '');
  const motif = motifPhrase(scene);
  const style = leadingStyle(scene);
  const isDrawnLook = isDrawn(style) && style !== undefined && !isOfTheSign(style, 'sign');
  const isPaper =
    main !== undefined &&
    ['sign', 'product', 'furniture', 'structure', 'textile', 'clothing', 'thing'].includes(main.kind);
  const carrier = isPaper
    ? theOf(main)
    : `the ${CARRIED.exec(scene.subject)?.[0].toLowerCase() ?? 'surface'}`;
  // A sign in a window has no wall behind it.
  const isElsewhere = scene.place !== undefined || scene.cast.some(({ part }) => part === 'support');
  const details = (isPaper ? (main.row?.details ?? []) : []).filter(
    // How the words are set is said with the words.
    (detail) => !(isElsewhere && /\bwall\b/.test(detail)) && !/\bletter(?:s|ing)\b/.test(detail),
  );
  const view =
    take === 'studio'
      ? `${carrier} square to the camera, the whole of it in frame`
      : take === 'minimal'
        ? main?.words.includes('neon')
          ? `${carrier} alone`
          : HELD_BY.test(scene.subject)
            ? `${carrier} one flat shape`
            : `${carrier} alone, one flat shape`
        : main?.kind === 'structure'
          ? `${carrier} seen at a slight angle from the pavement`
          : `${carrier} seen at a slight angle, its surroundings soft behind it`;
  return [
    // A drawn look has a view of its own.
    ...(isDrawnLook
      ? []
      : [
          {
            element: 'subject' as const,
            text: view,
            because: `Lettering on ${carrier} has to be read.`,
            joins: true,
          },
        ]),
    ...lettering(brief, faceOf(brief)),
    ...(motif
      ? [
          {
            element: 'subject' as const,
            text: `${capital(motif)} as the one picture, clear of the words`,
            because: `${said(motif)} is what it is about.`,
          },
        ]
      : []),
    ...(take === 'minimal' || details.length + trace.length === 0
      ? []
      : [
          {
            element: 'style' as const,
            text: `${inWords([...details.slice(0, 2), trace].filter(Boolean))}`.replace(/^./, (c) =>
              c.toUpperCase(),
            ),
            because: 'This is what such a surface looks like.',
          },
        ]),
    ...heldUp(brief),
    ...(take === 'minimal' ? [] : relationsOf(brief).slice(0, 1)),
  ];
}

/** Whoever holds a sign up is seen with it. */
function heldUp({ scene }: Brief): Decision[] {
  const bearer = scene.cast.find(
    ({ kind, relation }) => isBeing(kind) && relation?.preposition === 'by' && HELD_BY.test(scene.subject),
  );
  return bearer
    ? [
        {
          element: 'subject',
          text: `${capital(theOf(bearer))} holding it up, the head in view above its edge`,
          because: `${said(bearer.words)} holds it.`,
        },
      ]
    : [];
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

const PARTED = sifted(
  /\b(?:cut-?away|cross[- ]section|section|map|plan|diagram|chart|infographic|layout|doll'?s?[- ]?house|exploded)\b/i,
);

/** What a cutaway, a map or a plan is to hold, each in a place of its own. */
export function partsInPlace({ scene, take }: Brief): Decision[] {
  const parts = partsListed(scene);
  if (parts.length === 0 || !PARTED.test(scene.subject)) return [];
  const isOpened = /cut-?away|cross[- ]section|section|doll'?s?[- ]?house|x-?ray/i.test(scene.subject);
  const all = inWords(parts.map((part) => (/^(?:an?|the|its|one|two)\s/.test(part) ? part : `the ${part}`)));
  const said_ = isOpened
    ? {
        studio: `The near side taken away, each part in an open compartment of its own, none hidden: ${all}`,
        cinematic: `Each open compartment lit from inside, the first nearest and largest: ${all}`,
        minimal: `${all} as plain open boxes, nothing else in them`,
      }
    : {
        studio: `Each part whole, in a place of its own: ${all}`,
        cinematic: `The first part largest, the others around it: ${all}`,
        minimal: `${all} as plain shapes`,
      };
  return [
    {
      element: 'subject',
      text: said_[take],
      because: `${said(parts.join(', '))} are the parts that are named.`,
    },
  ];
}

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
    ...partsInPlace(brief),
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
    ...flatMeans(brief, keySide(brief)),
  ];
}

/** Whether the picture is a printed surface: its layout says where everything stands on it. */
export const isSurface = (brief: Brief): boolean =>
  !isSet(brief.scene) && !isMark(brief.scene) && surfaceOf(brief) !== undefined;

/**
 * How a graphic or a sign is laid out, in the take of the brief: as a set, as a mark, by the surface that it is printed
 * on, else by its lettering or its motif.
 */
export function stageLayout(brief: Brief, kind: 'graphic' | 'sign'): Decision[] {
  if (isSet(brief.scene)) return stageSet(brief);
  if (isMark(brief.scene)) return stageMark(brief);
  const surface = surfaceOf(brief);
  if (surface) return stageSurface(brief, surface);
  return kind === 'sign' ? stageLettering(brief) : stageGraphic(brief);
}
