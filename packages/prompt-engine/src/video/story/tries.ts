import type { Event } from '../event.ts';
import { capital } from '../wording.ts';

/* Whoever keeps failing is seen to try, to try again, and to be where the first try began. */

const KEEPS = /^keeps?\s(?:on\s)?(\p{L}+ing)(?:\s([^,]+))?$/iu;
const TRIES = /^(?:tries|try|trying|attempts?|struggles?|wants?)\s(?:to\s)?(.+)$/iu;

const COUNTED = /^(\p{L}+)(\s.*?)?,?\s(twice|(?:two|three|four|2|3|4)\stimes)$/iu;
const TIMES: Readonly<Record<string, number>> = { twice: 2, two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 };
const NTH = ['', ' again', ' a third time', ' a fourth time'];
/** What whoever does it tries to do. */
const FAILS = /^(?:fall|fail|miss|crash|slip|tumble|stumble|trip|drop|lose|bail|wipe|collapse|sink|break)\b/;

/** Tries that are counted, each as a moment of its own, and then what comes of them: 'falls three times, then lands it'. */
function countedTries(first: Event, second: Event | undefined): readonly Event[] {
  const [, verb = '', rest = '', count = ''] = COUNTED.exec(first.doing) ?? [];
  const many = TIMES[count.toLowerCase().split(' ')[0] ?? ''] ?? 0;
  if (verb === '' || !second || first.doer === '' || !FAILS.test(first.base)) return [];
  const typed = first.text.slice(0, first.text.length - first.doing.length).trim();
  const tries = NTH.slice(0, Math.min(many, 3)).map((nth, i): Event => {
    const doing = `${verb}${rest}${nth}`;
    return { ...first, doing, text: `${capital(i === 0 ? typed : first.doer)} ${doing}`, size: 'full' };
  });
  return [...tries, { ...second, size: 'full' }];
}

/** What fails again and again, as three tries; none where an idea tells no such thing. */
export function triesOf(first: Event, second: Event | undefined): readonly Event[] {
  const counted = countedTries(first, second);
  if (counted.length > 0) return counted;
  const [, fails = '', away = ''] = KEEPS.exec(second?.doing ?? '') ?? [];
  const [, what = ''] = TRIES.exec(first.doing) ?? [];
  if (!second || fails === '' || what === '' || first.doer === '' || second.doer !== first.doer) return [];
  const who = capital(first.doer);
  const isPlain = /^failing$/i.test(fails);
  const again = isPlain ? 'tries again and fails' : `tries again, ${fails}${away && ` ${away}`}`;
  const ends = isPlain ? 'fails once more' : `is ${fails}${away && ` ${away}`} once more`;
  return [
    { ...first, size: 'full' },
    { ...first, text: `${who} ${again}`, size: 'full' },
    { ...first, text: `The third try: ${first.doer} ${ends}`, size: 'full' },
  ];
}
