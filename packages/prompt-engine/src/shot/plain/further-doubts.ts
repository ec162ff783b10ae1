import { mainOf, type Scene } from '../../read/scene.ts';

/*
 * Further reasons for which a sentence is planned plainly: what is only thought or wished, what has no end, what is
 * looked at from within, and a subject that is named after others.
 */

type Doubt = readonly [weight: number, reason: string];

const TURNS: readonly (readonly [words: RegExp, weight: number, what: string])[] = [
  [
    /\b(?:thinks?|believes?|convinced|wishes|dreams?|imagines?) (?:that )?(?:he|she|it|they|his|her|hes|shes|its|of being|to be)\b/giu,
    3,
    'is only thought',
  ],
  [
    /\b(?:around|across|over) the (?:whole |entire )?(?:planet|world|globe|moon)\b|\bas far as the eye\b|\b(?:endless|infinite|never-?ending)\b/giu,
    3,
    'has no end',
  ],
  [
    /\b(?:looks?|looking) (?:a ?bit |a little |kind of |sort of |just |exactly |vaguely )*like (?:an?|the|my|our|his|her|their)\b/giu,
    1.5,
    "has another's likeness, which is what is to be seen",
  ],
];

const FROM_WITHIN = /\bfrom (?:the )?inside (?:of )?(?:an?|the|my|his|her|its)? ?(?<what>[\p{L} -]{3,24})/iu;

/** Of another language the pieces are read, and how they belong together is not. */
const isOfManyPieces = ({ subject, isForeign }: Scene): boolean =>
  isForeign && subject.split(/[,;、，。・]/u).length > 2;

/** 'from inside a mailbox': nothing of how it looks from without is seen. */
function isSeenFromWithin(scene: Scene): boolean {
  const what = FROM_WITHIN.exec(scene.subject)?.groups?.what?.toLowerCase();
  const name = mainOf(scene)?.name.toLowerCase();
  return what !== undefined && name !== undefined && what.includes(name);
}

/** 'empty garage, one lamp flickering, a balloon': the one that the reading took is not what the sentence opens with. */
function isNamedLater(scene: Scene): boolean {
  const [first = '', ...later] = scene.readable.toLowerCase().split(/[,;]\s/);
  const main = mainOf(scene);
  return (
    later.length > 1 &&
    main !== undefined &&
    !main.proper &&
    !first.includes(main.name.toLowerCase()) &&
    scene.place !== undefined &&
    !scene.syntax.isTags
  );
}

/** What else of a sentence leaves its reading open. @param unquoted its words without what is quoted */
export function furtherDoubts(scene: Scene, unquoted: string): readonly Doubt[] {
  return [
    ...TURNS.flatMap(([words, weight, what]) =>
      [...unquoted.matchAll(words)].map(([found]): Doubt => [weight, `“${found.trim()}” ${what}`]),
    ),
    ...(isOfManyPieces(scene) ? [[3, 'it is told in many pieces of another language'] as const] : []),
    ...(isSeenFromWithin(scene) ? [[3, 'it is seen from within'] as const] : []),
    ...(isNamedLater(scene) ? [[3, 'the sentence opens with another thing'] as const] : []),
  ];
}
