import { rowsOf, textOf } from '../../lexicon/row.ts';
import { ABROAD_ROWS } from './deed-rows-abroad.ts';
import { SCRIPT_ROWS } from './deed-rows-of-scripts.ts';
import { tongueOf } from './tongue.ts';

/* A deed of another tongue in its pictures, in that tongue. */

/** The pictures of a deed; empty where none is sure. */
export interface DeedPhases {
  /** Whether its row is for what it is done to, and for no deed of that verb besides. */
  readonly isOfThing?: boolean;
  readonly begins: string;
  readonly near: string;
  readonly turns: string;
  readonly left: string;
}

/** Where no picture is sure. */
export const NO_PHASES: DeedPhases = { begins: '', near: '', turns: '', left: '' };

/** Tongues that leave no room between words, or end them in many ways. */
const IN_SCRIPTS: ReadonlySet<string> = new Set(['chinese', 'japanese', 'korean']);

const ABROAD = rowsOf(`${ABROAD_ROWS}${SCRIPT_ROWS}`, 4).map(([tongue = '', words = '', begins, near]) => {
  const seenNear = textOf(near);
  const isOfAll = seenNear.startsWith('~');
  return {
    tongue,
    words: IN_SCRIPTS.has(tongue)
      ? new RegExp(words, 'u')
      : new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
    begins: textOf(begins),
    near: isOfAll ? seenNear.slice(1) : seenNear,
    /** Whether it holds for animals too. */
    isOfAll,
  };
});

const SUBJECT_WORDS = 4;
const ANIMAL_ABROAD =
  /(?<!\p{L})(?:hund\p{L}*|katzen?|kater|igel|vogel|vögel|pferde?|bär|fuchs|maus|mäuse|kuh|schaf|ziege|hase|ente|papagei|hamster|chiens?|chiots?|chats?|chaton|oiseaux?|cheval|renard|souris|vache|canard|perroquet|perr[oa]s?|gat[oa]s?|gatito|pájaros?|caballo|zorro|ratón|vaca|pato|loro|can[ei]|gatt[oi]|gattino|uccelli?|cavallo|volpe|topo|papagallo|pappagallo|cachorr[oa]s?|cão|pássaros?|cavalo|raposa|rato|papagaio|honden?|kat|poes|vogels?|paard|vos|muis|кот|кошка|кот[её]нок|собака|п[её]с|щенок|птица|лиса|медведь|лошадь)(?!\p{L})|[猫狗犬鸟鳥熊马馬狐兔鼠]|고양이|강아지|여우|토끼/iu;
/** The pictures of a moment of another tongue: what begins it, and what is seen of it from near. */
export function phasesAbroad(text: string, name = tongueOf(text)?.name): DeedPhases {
  // What takes hands is done by people.
  const subject = IN_SCRIPTS.has(name ?? '')
    ? text.slice(0, SUBJECT_SIGNS)
    : text.split(' ').slice(0, SUBJECT_WORDS).join(' ');
  const isAnimal = ANIMAL_ABROAD.test(subject);
  // The first of its deeds is the one that it begins with.
  const row = ABROAD.filter(
    ({ tongue, words, isOfAll }) => tongue === name && (isOfAll || !isAnimal) && words.test(text),
  ).sort((one, other) => text.search(one.words) - text.search(other.words))[0];
  return row ? { ...NO_PHASES, begins: isAnimal ? '' : row.begins, near: row.near } : NO_PHASES;
}
const SUBJECT_SIGNS = 8;

/** Whether a text of another tongue has a deed of these rows. */
export const isOfDeed = (text: string): boolean => {
  const name = tongueOf(text)?.name;
  return ABROAD.some(({ tongue, words }) => tongue === name && words.test(text));
};
