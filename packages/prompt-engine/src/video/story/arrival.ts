import { type Event, seen } from '../idea/event.ts';
import { travels } from '../picture/camera.ts';
import { capital } from '../wording.ts';

/* Whoever goes somewhere for a purpose is seen to get there: the way is told for its end. */

const PURPOSE =
  /\sto\s(?:deliver|reach|save|see|meet|bring|find|help|visit|fetch|rescue|warn|say|tell|give|return|collect|buy|catch|hear|watch|post|mail|sell|propose|surprise|join|feed|check|repair|fix)\b/iu;
const SETS_OUT = /^(?:cross|climb|brave|head|set out|travel|return|battle)\b/;
const MOUNT =
  /\b(?:rides?|riding|on)\s(?:an?|his|her|their|the)\s(?:[\p{L}-]+\s){0,2}?(mule|horse|donkey|camel|pony|bike|bicycle|motorbike|motorcycle|scooter|moped|tricycle|sled|sledge|reindeer|elephant|ox|skateboard|unicycle)\b/iu;

/** The end of a way that is gone for a purpose; none where nobody says what for. */
export function arrivalOf(event: Event): readonly Event[] {
  const { doer, doing, text, isPlural } = event;
  if (doer === '' || !(travels(event) || SETS_OUT.test(event.base)) || !PURPOSE.test(doing)) return [];
  const mount = MOUNT.exec(text)?.[1] ?? '';
  const stops = isPlural ? 'stop' : 'stops';
  const gets = isPlural ? 'get' : 'gets';
  const end =
    mount === '' ? `${doer} ${stops}, there at last` : `${doer} ${gets} off the ${mount}, there at last`;
  return [{ ...seen(capital(end)), part: 'end', size: 'full' }];
}
