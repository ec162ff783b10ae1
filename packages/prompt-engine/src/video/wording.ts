import type { IdeaReading } from './idea.ts';
import type { Called } from './idea-names.ts';

/** First letter in capitals, the rest as it is. */
export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** At most so many characters, whole words, with an ellipsis where something is left out. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1);
  const space = short.lastIndexOf(' ');
  const kept = space > most / 2 ? short.slice(0, space) : short.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** The idea's words for a hook: whole where short, else its beginning and its end. */
export function quotable(idea: IdeaReading): string {
  const { scene, rest } = idea;
  if (scene.length <= 120) return scene.replace(/[.\s]+$/, '');
  const tail = (rest || scene)
    .slice(-32)
    .replace(/^[\uDC00-\uDFFF]/, '')
    .replace(/^\S*\s/, '');
  return `${cut(scene, 84)} ${tail.replace(/[.\s]+$/, '')}`;
}

const NAMELESS = /^the (?:subject|picture|lettering|mark)$/;

/** How the main thing is called in a title: its noun, or the idea's first words where it has none. */
export function titleName({ it, reading, scene, quoted }: IdeaReading): string {
  if (!NAMELESS.test(it) && !reading.isForeign) return cut(it, 30);
  if (quoted[0] && NAMELESS.test(it)) return cut(quoted[0], 30);
  if (reading.isQuestion && reading.noun) return reading.noun.noun;
  const words = scene.replaceAll(/["“”?!]/g, '').split(' ');
  const first = words.slice(0, words.length > 5 ? 3 : 5).join(' ');
  return cut(first.replace(/(?:\s(?:for|of|an?|the|in|on|with|and|to|at|by))+$/i, ''), 30) || 'this';
}

const HOLE = /\{(it|It|obj|Obj)\}|\[(\p{L}*)(?:\|(\p{L}*))?\]/gu;

/** A step's words with its names and endings filled in. */
export function told(action: string, it: Called, object: Called): string {
  const filled = action.replaceAll(HOLE, (_, hole: string | undefined, one = '', many = '') => {
    if (hole === 'it') return it.it;
    if (hole === 'It') return capital(it.it);
    if (hole === 'obj') return object.it;
    if (hole === 'Obj') return capital(object.it);
    if (one === 'S') return object.isPlural ? '' : 's';
    return it.isPlural ? many : one;
  });
  return capital(filled);
}
