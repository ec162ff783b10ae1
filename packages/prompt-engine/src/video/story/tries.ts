import type { Event } from '../idea/event.ts';
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

const NTH_TRY =
  /\son\s(?:the|his|her|their|its)\s(?:very\s)?(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|last|final|umpteenth)\s(?:try|attempt|go|take)\b/iu;
/** What is done on one's feet, and ends on the ground where it fails. */
const LANDS = /^(?:land|stick|nail|stomp)\b/;

/** 'Lands it on the third try': two that failed were before it. */
function nthTry(first: Event, second: Event | undefined): readonly Event[] {
  const last = second ?? first;
  const nth = NTH_TRY.exec(last.text)?.[1] ?? '';
  if (nth === '' || first.doer === '' || last.doer !== first.doer || first.doing === '') return [];
  const fails = (isMany: boolean): string =>
    LANDS.test(last.base) ? (isMany ? 'fall' : 'falls') : isMany ? 'fail' : 'fails';
  const led = first.text.slice(0, first.text.length - first.doing.length).trim();
  const many = first.isPlural;
  const [, adverb = '', rest = ''] = /^((?:finally\s|at last\s)?)\S+(.*)$/iu.exec(first.doing) ?? [];
  const tries = `${led.replace(/\s(?:finally|eventually)$/iu, '')} ${many ? 'try' : 'tries'} to ${first.base.split(' ')[0] ?? ''}`;
  const opening = second
    ? `${first.text} and ${fails(many)}`
    : `${tries}${(adverb === '' ? rest : rest).replace(NTH_TRY, '')} and ${fails(many)}`;
  const again = `${first.doer} ${many ? 'try' : 'tries'} again and ${fails(many)}`;
  return [
    { ...first, text: capital(opening), size: 'full' },
    ...(nth === 'second' ? [] : [{ ...first, text: capital(again), size: 'full' as const }]),
    { ...last, size: 'full' },
  ];
}

/** What fails again and again, as three tries; none where an idea tells no such thing. */
export function triesOf(first: Event, second: Event | undefined): readonly Event[] {
  const counted = countedTries(first, second);
  if (counted.length > 0) return counted;
  const nth = nthTry(first, second);
  if (nth.length > 0) return nth;
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
