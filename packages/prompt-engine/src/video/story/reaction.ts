import { isBeing } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import { type Event, seen } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { triesTo } from '../sound/event-sounds.ts';
import { capital, headOf, small } from '../wording.ts';
import { UNSEEN } from './beside.ts';
import { doerIn } from './doer.ts';

/* Who reacts: whoever began a story looks at whoever turns it, and what an attempt leaves unmoved is seen unmoved. */

const LEAVES =
  /^(?:leave|go|exit|disappear|vanish|die|fall asleep|sleep|drive off|run away|escape|flee|get away|slip away|fly away)\b/;
const NOBODY =
  /^(?:everyone|everybody|nobody|no one|only|one of|neither|both|someone|the other|we|i|you|they|he|she|it)\b/i;
/** Who came from elsewhere was in no picture before. */
const ARRIVES =
  /^(?:arrive|come|enter|stop|appear|return|burst|walk|run|ride|drive|call|phone|text|send|bring|find|get)\b/;
/** What is done far off is looked at by nobody. */
const FAR =
  /\b(?:on the phone|by (?:phone|video|letter)|from home|miles away|years? later|next (?:day|morning|year))\b/i;

/** Whether somebody acts who can be met and looked at. */
function isMet(event: Event): boolean {
  if (event.doing === '' || event.doer === '' || NOBODY.test(event.doer)) return false;
  const sort = doerIn(event, sceneRead(event.text));
  return (sort === 'person' || sort === 'people' || sort === 'animal') && isBeingNoun(headOf(event.doer));
}

/** Whoever began it looks at whoever ends it; none where the two are not surely there together. */
export function reactionTo(first: Event, last: Event): readonly Event[] {
  if (/^(?:gets?|flies|runs?|slips?|swims?) (?:away|off|out)\b|^escapes?\b/.test(last.doing)) return [];
  if (
    last.line !== undefined ||
    last.isPlural ||
    first.line !== undefined ||
    LEAVES.test(first.base) ||
    LEAVES.test(last.base)
  )
    return [];
  if (FAR.test(`${first.text} ${last.text}`) || first.doer.toLowerCase() === last.doer.toLowerCase())
    return [];
  if (!isMet(first) || !isMet(last)) return [];
  const looks = first.isPlural ? 'look' : 'looks';
  return [{ ...seen(capital(`${first.doer} ${looks} at ${last.doer}`)), part: 'end', size: 'close' }];
}

/** A deed from where the other one stands who acts in the end: 'Over grandson’s shoulder, grandma folds'. */
export function overShoulder(first: Event, last: Event): Event | undefined {
  if (first.doer.toLowerCase() === last.doer.toLowerCase() || ARRIVES.test(last.base)) return undefined;
  if (!isMet(first) || !isMet(last) || last.isPlural || FAR.test(`${first.text} ${last.text}`))
    return undefined;
  // Who is carried or held sees nothing of it from behind.
  if (first.doing.toLowerCase().includes(headOf(last.doer).toLowerCase())) return undefined;
  // An animal is seldom where a camera looks past it.
  if (doerIn(last, sceneRead(last.text)) !== 'person') return undefined;
  return { ...first, text: `Over ${last.doer}’s shoulder, ${small(first.text)}`, size: 'medium' };
}

/** What is all round those who are seen. */
const FORCES = /\b(?:rain|snow|hail|wind|storm|thunder|night|sun|music|fog)$/i;
const MEANWHILE = /\b(?:while|whilst)\b/i;

/** Two deeds that go on at the same time end in one frame: 'the locksmith and his wife'. @param shown the idea */
export function inSameFrame(first: Event, last: Event, shown: string): readonly Event[] {
  const [one, other] = [first.doer, last.doer];
  if (!MEANWHILE.test(shown) || one === '' || other === '' || NOBODY.test(one) || NOBODY.test(other))
    return [];
  const at = shown.toLowerCase().indexOf(first.doing.toLowerCase());
  if (at < 0 || at > shown.search(MEANWHILE)) return [];
  if (FORCES.test(one) || FORCES.test(other)) return [];
  if (one.toLowerCase() === other.toLowerCase() || first.doing === '' || last.doing === '') return [];
  return [{ ...seen(capital(`${one} and ${other} in one frame`)), part: 'end', size: 'wide' }];
}

const AT = /\b(?:with|to|at|onto|on|for|from)\s/i;

/** A candle that is only tried to be lit. */
const LIGHTS =
  /\bto light\s((?:an?|the|his|her|its|one)\s(?:[\p{L}-]+\s){0,2}?(?:candle|lantern|fuse|oil lamp|sparkler))\b/iu;

/** What somebody tries to move, and does not: 'The garden statue does not move'. */
export function unmovedBy(event: Event): readonly Event[] {
  if (!triesTo(event) || event.doer === '') return [];
  const unlit = LIGHTS.exec(event.doing)?.[1]?.replace(/^an?\s/i, 'the ') ?? '';
  if (unlit !== '')
    return [{ ...seen(capital(`${unlit}, the wick still dark`)), part: 'end', size: 'close' }];
  const { cast } = sceneRead(event.text);
  const rest = event.doing.split(AT).slice(2).join(' ').toLowerCase();
  const other = cast.find(
    ({ kind, known, words, name, part }) =>
      known &&
      !isBeing(kind) &&
      !UNSEEN.has(kind) &&
      part !== 'worn' &&
      part !== 'scenery' &&
      STANDS.test(name) &&
      rest.includes(words.toLowerCase()),
  );
  return other
    ? [
        {
          ...seen(capital(`${theOf(other)} does not move, and ${event.doer} waits`)),
          part: 'end',
          size: 'medium',
        },
      ]
    : [];
}

const STANDS =
  /\b(?:statue|scarecrow|snowman|mannequin|doll|robot|portrait|painting|mirror|reflection|toy|teddy|bust|dummy)s?$/i;
