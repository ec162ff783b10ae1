import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isForObject } from '../../read/deed-sense.ts';
import { type Doing, isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { leadingDoing } from '../staging/staging.ts';

/*
 * The deed that a sentence opens with is sure where every word of its first clause was read, whatever stands behind it.
 */

const ENDS = sifted(
  /[,;:.]|\s(?:while|but|who|which|that|because|when|where|until|like|as|so|and (?:an?|the|his|her|its|their|my|two|three|one|it|he|she|they))\s/i,
);
/** What denies or turns round what is told. */
const TURNED = sifted(
  /\b(?:not|never|no|nobody|nothing|without|instead|pretend\w*|try\w*|tries|trying|about to|almost|supposed|wants?|hopes?|needs?|lives?|dreams?|mak(?:es?|ing) (?:an?|the|his|her|its) \w+ \w+|each other|one of|except)\b|n['’]t\b/i,
);
const MOST_WORDS = 16;

/** Whether the pose of the leading deed holds for certain in a sentence that was read in part. */
export function isPoseSure(scene: Scene): boolean {
  const main = mainOf(scene);
  const doing = leadingDoing(scene);
  const [first = ''] = scene.readable.toLowerCase().split(ENDS);
  if (!main || !doing?.row || doing.form === 'past' || !isBeing(main.kind)) return false;
  if (doing.agents.length !== 1 || scene.cast[doing.agents[0] ?? -1] !== main) return false;
  return isToldIn(scene, doing, first);
}

/** Whether the deed of one who is there besides is told in a clause of which every word was read. */
export const isDeedSure = (scene: Scene, doing: Doing): boolean =>
  doing.agents.length === 1 &&
  scene.readable
    .toLowerCase()
    .split(ENDS)
    .some((clause) => clause !== undefined && isToldIn(scene, doing, clause));

/** Deeds that need no object to be seen. */
const LOOKS_ON = sifted(/^(?:watch|look on|listen|wait|stare|look)$/);

/** A pronoun, for the one that the sentence is about. */
const MEANT = sifted(/\b(?:it|him|her|them)\b/);

/** Where a clause, in small letters, tells a deed: 'asleep' is sleeping. */
function toldAt(clause: string, { words, verb }: Doing): number {
  const at = clause.indexOf(words.toLowerCase());
  return at >= 0 || !/^sleep\b/.test(verb.base) ? at : clause.search(/\basleep\b/);
}

/** Whether a clause, in small letters, tells who does what, and nothing in it was left unread. */
function isToldIn(scene: Scene, doing: Doing, clause: string): boolean {
  const doer = scene.cast[doing.agents[0] ?? -1];
  if (!doer || !doing.row) return false;
  const at = clause.indexOf(doer.name.toLowerCase());
  const told = toldAt(clause, doing);
  if (at < 0 || told < at || TURNED.test(clause) || clause.split(' ').length > MOST_WORDS) return false;
  const object = scene.cast[doing.object ?? -1];
  // 'guarda male' looks at no male: what stands there in English was not read.
  if (scene.isForeign && object && scene.subject.toLowerCase().includes(object.name.toLowerCase()))
    return false;
  // The usual object of a deed is sure only where the clause ends on the deed.
  const isWhole = object
    ? (clause.includes(object.name.toLowerCase()) || (object.part === 'main' && MEANT.test(clause))) &&
      // What no table knows is done so where it stands right behind the deed.
      (object.known ||
        object.part === 'main' ||
        clause.includes(`${doing.words.toLowerCase()} ${object.words.toLowerCase()}`))
    : doing.row.object === '' || isForObject(doing.row) || LOOKS_ON.test(doing.verb.base);
  const unread = [...scene.rest, ...scene.cast.flatMap(({ strange }) => strange)];
  return isWhole && !unread.some((word) => clause.includes(word.toLowerCase()));
}
