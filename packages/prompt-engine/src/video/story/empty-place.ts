import type { Event } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { headOf } from '../wording.ts';

/* A place that is named before a deed is seen before anybody comes: 'muddy trail, woman jumps over a log'. */

const PEOPLED =
  /\b(?:crowd\w*|busy|people|packed|full|rush|peopled|market|party|concert|battle|match|race|kick|stadium|parade|war|kids|children|tourists|passengers|commuters|queue|traffic|empty|deserted|abandoned|lonely)\b/i;

/** The first moment of an idea, as it is before whoever acts next is there. */
export function withoutAnybody(events: readonly Event[]): readonly Event[] {
  const [first, second, ...more] = events;
  if (!first || !second || first.doing !== '' || first.doer !== '' || first.line || PEOPLED.test(first.text))
    return events;
  const scene = sceneRead(first.text);
  const isPlace =
    scene.place !== undefined || scene.cast.every(({ kind }) => kind === 'terrain' || kind === 'place');
  const comes = /^(?!\p{L}+ing\b)\p{L}/u.test(second.doing) && isBeingNoun(headOf(second.doer));
  // A city is never without anybody.
  const isCity = /\b(?:in|over)\s\p{Lu}\p{Ll}/u.test(first.text);
  if (
    !isPlace ||
    isCity ||
    !comes ||
    scene.isForeign ||
    first.text.split(' ').length > 5 ||
    /,/.test(first.text)
  )
    return events;
  return [{ ...first, text: first.text }, second, ...more];
}
