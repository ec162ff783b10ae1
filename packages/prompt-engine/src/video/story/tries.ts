import type { Event } from '../event.ts';
import { capital } from '../wording.ts';

/* Whoever keeps failing is seen to try, to try again, and to be where the first try began. */

const KEEPS = /^keeps?\s(?:on\s)?(\p{L}+ing)(?:\s([^,]+))?$/iu;
const TRIES = /^(?:tries|try|trying|attempts?|struggles?|wants?)\s(?:to\s)?(.+)$/iu;

/** What fails again and again, as three tries; none where an idea tells no such thing. */
export function triesOf(first: Event, second: Event | undefined): readonly Event[] {
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
