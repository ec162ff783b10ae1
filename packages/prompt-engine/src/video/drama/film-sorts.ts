import { choicesOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { capital } from '../wording.ts';
import { SORT_ROWS } from './sort-rows.ts';

/* Sorts of films that are asked for with little beside their name, in their pictures. */

/** What is seen of it in turn, and what is heard. */
export interface Drama {
  readonly images: readonly string[];
  readonly sound: string;
  /** Where all of it is, where no image says so. */
  readonly where: string;
}

/** 'Lisbon', 'São Paulo': a name as names are written. */
export const asProper = (name: string): string =>
  name === name.toLowerCase()
    ? name.replace(/(?<!\p{L})\p{L}(?=\p{L}{2})/gu, (first) => first.toUpperCase())
    : name;

const SORTS = rowsOf(SORT_ROWS, 3).map(([form = '', sound, images]) => ({
  form: new RegExp(form, 'iu'),
  sound: textOf(sound),
  images: choicesOf(images),
}));

/** 'Friends meet' at a station is no name: somebody does it there. */
function isDone(of: string): boolean {
  const words = wordsOf(of);
  return words.some((word, i) => {
    const form = i > 0 ? verbAt(words, i)?.form : undefined;
    return form === 's' || form === 'ing' || (form === 'base' && !isNoun(word.text)) || word.text === 'meet';
  });
}

/** An image of a sort of film with what the film is of; somebody or a thing is called again. */
function sortImage(image: string, of: string, isSomebody: boolean): string {
  const who = of.replace(
    /^(?:claymation|lego|stop[- ]motion|animated|cartoon|anime|pixel(?: art)?|felt|clay|3d)\s/iu,
    '',
  );
  const named = isSomebody ? `the ${who}` : /^(?:an?|the|my|our|his|her)\s/iu.test(of) ? of : asProper(of);
  const text = of === '' ? image.replace(/,? over \{1\}|:? \{1\}/gu, '') : image.replaceAll('{1}', named);
  return capital(text.replace(/:\s*$/u, ''));
}

/** The pictures of a sort of film that a text asks for; undefined where no row has it. */
export function filmSortOf(text: string): Drama | undefined {
  for (const { form, images, sound } of SORTS) {
    const of = form.exec(text)?.[1] ?? '';
    if (!form.test(text) || isDone(of)) continue;
    const isSomebody = form.source.startsWith('^(?:(?:an?');
    return { sound, where: '', images: images.map((image) => sortImage(image, of, isSomebody)) };
  }
  return undefined;
}
