import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { capital, small } from '../wording.ts';
import { TOPIC_ROWS } from './topic-rows.ts';

/* What is seen where an idea is no more than a word for what nobody can see: teamwork, freedom. */

const TOPICS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(TOPIC_ROWS, 2).flatMap(([names, images]) =>
    listOf(names).map((name) => [name, choicesOf(images).map(capital)] as const),
  ),
);

/** Several such words: 'teamwork and innovation'. */
const SEVERAL = /,\s(?:and\s)?|\s(?:and|&)\s/i;
const FOR_WHOM = /\s(?:for|at|in)\s(?:our|my)\s[^,]+$/i;
/** Free days in a named place are those of a journey. */
const AWAY = /^(?:an?\s|the\s|one\s)?(?:long\s)?(?:weekend|sunday|day off|holidays?|summer)\sin\s\p{Lu}/u;
const PLACE_LAST = /^(.+?)\s((?:in|at|on)\s\p{Lu}[\p{L}’' -]*|at night|at dawn|in the city|in the country)$/u;

/** Whether a text is no more than such a word: 'extreme sports' are not done by an extreme. */
export const isTopic = (text: string): boolean => topicImages(text).length > 0;

/** The images of a word that is all that a text says, with the place where they are; none where no row knows it. */
export function topicImages(text: string): readonly string[] {
  const bare = text
    .replace(/[.!?…]+$/u, '')
    .replace(FOR_WHOM, '')
    .trim();
  if (AWAY.test(bare)) return [];
  const parts = bare.split(SEVERAL);
  if (parts.length > 1 && !TOPICS.has(bare.toLowerCase())) {
    const each = parts.map(topicImages);
    return each.every((images) => images.length > 1)
      ? each.flatMap((images) => images.slice(0, 2)).slice(0, 5)
      : [];
  }
  const [, topic = bare, where = ''] = PLACE_LAST.exec(bare) ?? [];
  const images =
    TOPICS.get(topic.toLowerCase()) ??
    TOPICS.get(topic.toLowerCase().replace(/^(?:the|our|my|a)\s/, '')) ??
    [];
  return where === ''
    ? images
    : images.map((image, i) => (i === 0 ? `${capital(where)}: ${small(image)}` : image));
}
