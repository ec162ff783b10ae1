import { type Event, seen } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { capital } from '../wording.ts';
import { arrivalOf } from './arrival.ts';
import { objectIn } from './beside.ts';
import { doerIn } from './doer.ts';
import { receiverNamed } from './given-away.ts';
import { inHands } from './in-hands.ts';
import { lookedAtIn } from './inner-moment.ts';
import { answered, answeredByEach, phasesOf } from './phases.ts';
import { learnt } from './taught.ts';

/* The last image of a film: what is left of its last deed. */

/** A door that opens shows what is behind it. */
const OPENS_ONTO = /^opens?(?:ing)?\s(?:out\s)?(?:onto|into|on)\s((?:an?|the)\s[^,]{3,50})$/iu;

/** What is left of a deed: by its verb, by whoever learns it or is there, else the thing in the hands that did it. */
export function endsOf(event: Event): readonly Event[] {
  const own = [...arrivalOf(event), ...phasesOf(event).ends].slice(0, 1);
  if (own.length > 0) return own;
  const beyond = OPENS_ONTO.exec(event.doing)?.[1] ?? '';
  if (beyond !== '')
    return [{ ...seen(capital(beyond.replace(/^an?\s/i, 'the '))), part: 'end', size: 'wide' }];
  const learner = learnt(event);
  if (learner) return [learner];
  const by = answered(event);
  if (by.length > 0) return by;
  const held = inHands(event);
  if (held.length > 0) return held;
  const sort = doerIn(event, sceneRead(event.text));
  return sort === 'people' || sort === 'animal' || sort === 'person' ? answeredByEach(event) : [];
}

const TRIES = /^(?:tries|try|trying|attempts?|attempting)\sto\s/i;

/** Those beside whom another only tries it look at that one: how it comes out is not told. */
function noticedBy(first: Event, second: Event): readonly Event[] {
  const sort = first.doing === '' ? undefined : doerIn(first, sceneRead(first.text));
  if (!TRIES.test(second.doing) || first.doer === second.doer || (sort !== 'people' && sort !== 'person'))
    return [];
  const looks = first.isPlural ? 'look' : 'looks';
  return [{ ...seen(capital(`${first.doer} ${looks} at ${second.doer}`)), part: 'end', size: 'medium' }];
}

/** What nobody means to do, and what it may have done to what was just made. */
const MISHAP = /^(?:sneeze|hiccup|cough|trip|stumble|slip|yawn|lean|burp)\b/;

/** Whoever just made a thing and then sneezes stares at the thing. */
function staredAt(first: Event, second: Event): readonly Event[] {
  if (!MISHAP.test(second.base) || first.doer === '' || first.doer !== second.doer) return [];
  const made = objectIn(first, sceneRead(first.text));
  return made === ''
    ? []
    : [{ ...seen(capital(`${made}, ${first.doer} staring at it`)), part: 'end', size: 'close' }];
}

const MEETS = /^(?:meet|run into|bump into|kiss)\b/;

/** What is left of two deeds. @param isBeside whether the first only goes on beside the second */
export function endsOfTwo(first: Event, second: Event, isBeside: boolean): readonly Event[] {
  if (second.doing === '' || second.line !== undefined) return [];
  const seenBy = noticedBy(first, second);
  if (seenBy.length > 0) return seenBy;
  const stared = staredAt(first, second);
  if (stared.length > 0) return stared;
  const looked = lookedAtIn(first, second);
  if (looked.length > 0) return looked;
  // After two deeds the second one is what the first led to: only whoever it is done to or with comes after it.
  const isToOther =
    receiverNamed(second.doing) !== '' || MEETS.test(second.base) || learnt(second) !== undefined;
  return first.doing === '' || isBeside || isToOther || arrivalOf(second).length > 0 ? endsOf(second) : [];
}
