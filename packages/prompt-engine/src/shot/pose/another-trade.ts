import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member } from '../../read/scene.ts';

/** How words end that only describe: 'freckled', 'rusty', 'drunken'. A noun makes another trade of the one after it. */
const DESCRIBES = sifted(/(?:ed|ing|y|ful|less|ous|ish|al|ive|ic|an|ese|[ae]nt|[ai]ble|ar|en|ern|er|est)$/i);

/** Whether a noun that no table knows stands before somebody's trade: an asteroid miner comes out of no coal mine. */
export const isOfAnotherTrade = ({ kind, strange, words, name }: Member): boolean =>
  isPeople(kind) && strange.some((each) => words.endsWith(`${each} ${name}`) && !DESCRIBES.test(each));
