import { pluralOf } from '../../lexicon/inflect.ts';
import { inWords } from '../../lexicon/row.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { numberWord } from '../counts.ts';
import { theOf } from '../refer.ts';

/*
 * All who are in a sentence that was read in part, by name, where each of them is known for certain.
 */

/** How many are named of those who are in the frame. */
const MOST_NAMED = 4;

/** Words for people that name nobody. */
const UNCOUNTED =
  /^(?:everyone|everybody|others?|rest|crowd|people|someone|nobody|ones?|kind|figures?|queue|line|row|group|gathering|audience|team|family|generations?|gang|pack|herd|flock)$/i;

/** Who is only compared with, or is of another sentence. */
const COMPARES =
  /\b(?:before (?:and|&) after|the same|someone|somebody|(?:is|are) an?|like|as|than|instead|but|if|would|dressed|really|actually|secretly|just an?|not?|without|zero|nobody|pretend\w*|to be|me|i|us|we|who|that|of)\b|\(/i;

/** 'the four dads', where the words count them. */
function countedName(member: Member): string {
  const { counted, count, name } = member;
  if (!counted || count < 2 || count > 12) return theOf(member);
  return `all ${numberWord(count)} ${/s$/i.test(name) || member.plural ? name.toLowerCase() : pluralOf(name)}`;
}

/** Kinds of things that are in a frame as somebody is: what is worn, felt, or all around is not. */
const THINGS: ReadonlySet<string> = new Set([
  ...['food', 'drink', 'product', 'tool', 'instrument', 'weapon', 'toy', 'machine', 'device', 'container'],
]);
/** What is there no more, or inside of which somebody is. */
const AWAY =
  /\b(?:gone|lost|missing|stolen|steal\w*|hid\w*|invisible|empty|inside|looking for|search\w*|without|forgot\w*|about to|waiting for)\b/i;

const isNamedThing = ({ kind, part, row }: Member): boolean =>
  row !== undefined && THINGS.has(kind) && /^(?:main|object|held)$/.test(part);

/** Many who are named as one. */
const GROUP =
  /\b(?:choir|team|band|orchestra|crew|squad|class|family|troupe|brigade|gang|platoon|congregation|jury|committee|ensemble|quartet)$/i;
const MANY_WORDS = 24;
const OWNS = (name: string): RegExp =>
  new RegExp(`${name.replace(/[^\\p{L} ]/gu, '.')}(?:['’]s|s['’]) `, 'iu');

/** A name of one or two plain words. */
const WHOLE_NAME = /^[\p{L}-]+(?: [\p{L}-]+)?$/u;
/** All that is there, where not everybody is named for certain. */
export const WHOLE_SCENE = 'the whole scene';

/** 'a painted stag', 'a raven skull': only its picture or a part of it is there. */
export const isLikeness = ({ words, name }: Member, subject: string): boolean =>
  /\b(?:painted|carved|printed|embroidered|engraved|stitched|tattooed)\b/i.test(words) ||
  new RegExp(
    `\\b${name.replace(/[^\p{L} ]/gu, '.')} (?:skull|skulls|bones?|tattoo|print|mask|costume|skin|fur|feathers?|motif|pattern|statue|figurine)\\b`,
    'iu',
  ).test(subject);

/** All who are there by name, and the things in the deed, where each of them is known; else the scene. */
export function everyoneIn({ cast, subject, isForeign, wordCount }: Scene): string {
  // Of another language not every one is read who is there: 'viejo' may be the dragon, and the dustman has no row.
  if (isForeign) return WHOLE_SCENE;
  const beings = cast.filter(({ kind, part }) => isBeing(kind) && kind !== 'insect' && part !== 'topic');
  if (beings.some((member) => isLikeness(member, subject))) return WHOLE_SCENE;
  // 'the fire brigade's hand': only what is theirs is there.
  if (beings.some(({ name }) => OWNS(name).test(subject))) return WHOLE_SCENE;
  const isKnown = beings.every((member) => member.row !== undefined && !UNCOUNTED.test(member.name));
  // 'lofi girl style': a look has nobody in it.
  const isLook = beings.some(({ name }) =>
    new RegExp(
      `${name.replace(/[^\\p{L} ]/gu, '.')}[ -](?:style|styled|themed|inspired|aesthetic|shaped)\\b`,
      'iu',
    ).test(subject),
  );
  // Who belongs to a group is in it already, and 'the fire brigade's hand' is a hand.
  const isPartOfOther =
    beings.length > 1 &&
    beings.some(
      ({ name }) =>
        GROUP.test(name) ||
        new RegExp(
          `\\b${name}['’]s?\\s+(?:hands?|arms?|feet|foot|legs?|head|face|voice|shadow)\\b`,
          'iu',
        ).test(subject),
    );
  if (!isKnown || isPartOfOther || isLook || COMPARES.test(subject)) return WHOLE_SCENE;
  const [only] = beings;
  if (beings.length === 1 && only?.counted && only.count > 2) return countedName(only);
  // Of many words some belong to others than they stand by.
  if (wordCount > MANY_WORDS) return WHOLE_SCENE;
  const isAlone = beings.length === 1 && !AWAY.test(subject);
  const things = isAlone ? cast.filter((each) => isNamedThing(each) && WHOLE_NAME.test(each.name)) : [];
  const named = [...beings, ...things].slice(0, MOST_NAMED + 1);
  const names = [...new Set(named.map((member) => theOf(member)))];
  // 'the raccoons and the raccoon' are the same.
  const heads = new Set(named.map(({ name }) => name.toLowerCase().replace(/(?:es|s)$/, '')));
  const rows = new Set(named.map(({ row }) => row));
  if (heads.size < names.length || rows.size < names.length) return WHOLE_SCENE;
  if (names.length < 2 || names.length > MOST_NAMED) return WHOLE_SCENE;
  const isPair = names.length === 2 && named.every(({ plural }) => !plural);
  return `${inWords(names)}${isPair ? ' both' : ' all'}`;
}
