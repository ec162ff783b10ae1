import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { isBeing, type Member } from '../read/scene.ts';
import { patternOf, theOf } from './refer.ts';
import { type Brief, capital } from './shot.ts';

/**
 * How one stands to the other, {A} the one that is placed, {b} the other: studio | cinematic. What the preposition
 * itself has said is not said again.
 */
const PLACED = new Map(
  rowsOf(
    `
on, on top of, atop, onto, across | - | {A} running out of the frame beneath {b}
in, inside | - | The near edge of {a} in front of {b}
out of | {A} close behind {b} | The opening of {a} large behind {b}
under, underneath, beneath, below | - | {A} large over {b}
behind | - | {A} near and large before {b}
near, by, beside, next to, outside | - | {A} close behind {b}
in front of, before, against | {A} right behind {b} | {A} filling the background behind {b}
from | - | -
through | {A} in front of {b} | {A} in front, {b} beyond
past, along | - | {A} in front, {b} beyond
around | {A} in the middle, {b} around it | {A} in the middle, {b} around it
`,
    3,
  ).flatMap(([names, studio, cinematic]) =>
    listOf(names).map((name) => [name, { studio: textOf(studio), cinematic: textOf(cinematic) }] as const),
  ),
);

const SEATS = /\b(?:chair|armchair|deckchair|seat|recliner|throne|bed|hammock|sofa)$/i;

const FRONTS: ReadonlySet<string> = new Set(['building', 'structure']);

const UPRIGHT =
  /\b(?:window|window ?pane|mirror|door|blackboard|chalkboard|windshield|windscreen|fridge door|wall)$/i;

/** What is pinned to a fridge or a fence hangs on its front. */
const PINNED =
  /\b(?:drawing|canvas|painting|photo|photograph|picture|poster|note|magnet|list|map|sign|postcard|calendar)$/i;
const STANDS = /\b(?:fridge|refrigerator|fence|board|pole|tree|post)$/i;

/** How what is called `name` stands to another, by the preposition; undefined where that means no one thing. */
export function placedText(
  { take }: Brief,
  preposition: string,
  name: string,
  other: Member,
  member?: Member,
): string | undefined {
  // A door on a house is part of it.
  const isPart = preposition === 'on' && FRONTS.has(member?.kind ?? 'thing');
  const isBackdrop = preposition === 'on' && /\b(?:gradient|background|backdrop)$/.test(name);
  // What is on a window or a mirror has it behind it.
  const isUpright =
    preposition === 'on' &&
    !isBeing(other.kind) &&
    (UPRIGHT.test(name) || (PINNED.test(other.name) && STANDS.test(name)));
  // Whoever is before a telly, a fire or a mirror looks at it.
  const isLookedAt =
    /^(?:in front of|before)$/.test(preposition) &&
    isBeing(other.kind) &&
    (member?.row?.traits.words.has('glowing') === true || /\b(?:mirror|tv|television|telly)$/i.test(name));
  if (isLookedAt) return `${capital(theOf(other))} facing ${name}`;
  const row = isPart
    ? { studio: '{A} close around {b}', cinematic: '{A} running out of the frame behind {b}' }
    : SEATS.test(name) && /^(?:in|inside)$/.test(preposition)
      ? PLACED.get('on')
      : isUpright
        ? {
            studio: '{A} close behind {b}, square to the camera',
            cinematic: '{A} running out of the frame behind {b}',
          }
        : isBackdrop
          ? { studio: '{A} even behind {b}', cinematic: '{A} filling the frame behind {b}' }
          : PLACED.get(preposition);
  return (take === 'studio' ? row?.studio : row?.cinematic)
    ?.replaceAll('{A}', capital(name))
    .replaceAll('{a}', name)
    .replaceAll('{b}', theOf(other));
}

/** Whether a text already speaks of what is called so, by its whole name or by its last word as a thing. */
export function speaksOf(written: string, name: string): boolean {
  const stem = patternOf(name.toLowerCase().replace(/(?:ies|es|s|y)$/, ''));
  const last = stem.split('\\W+').at(-1) ?? stem;
  return new RegExp(
    `(?<!\\p{L})(?:${stem}|(?:the|an?) ${last}(?:s|es|y)?(?=[,.]| (?:held|in|on|of|at|to|up|between|lifted|raised)\\b))`,
    'u',
  ).test(written);
}
