import type { Doing, Scene } from '../read/scene.ts';
import { doingText } from '../shot/poses.ts';
import type { Brief } from '../shot/shot.ts';
import type { Event } from './event.ts';

/*
 * What is seen of a moment beside its own words: how the deed looks. Only where the engine is certain of the deed; else the words stand alone.
 */

/** Deeds that do not come to pass as their verb says, or that come and go. */
const UNSURE =
  /\b(?:not|never|no longer|nobody|without|almost|nearly|instead|tr(?:y|ies|ying)|fails?|failing|wants?|refuses?|learns?|pretends?|dreams?|imagines?|until|keeps?|lives?|starts?|begins?|stops?|again|times|one by one|slowly|everyone|everything)\b|n[’']t\b/i;

/** The deed of a moment, where it has one and the lexicon knows how that looks with what is named. */
export function sureDeed({ doings, isForeign }: Scene): Doing | undefined {
  const [only] = doings;
  if (isForeign || !only?.row || doings.length !== 1 || only.form === 'past') return undefined;
  const { pose, moment } = only.row;
  return only.object === undefined && /\{o\}/.test(pose + moment) ? undefined : only;
}

/** Words that are long enough to be said twice by a look and by its deed. */
const NAMES = /\p{L}{4,}/gu;
const LIGHT = /^(?:go|get|come|be|have|do|make|take|keep|let|put|move|bring|turn|give)$/;
const WORDS_AT_MOST = 8;

/** Whether a look would only say again what its moment says, or make a long one longer. */
function isTooMuch(text: string, look: string): boolean {
  const said = new Set(text.toLowerCase().match(NAMES) ?? []);
  return (
    text.split(' ').length > WORDS_AT_MOST ||
    (look.toLowerCase().match(NAMES) ?? []).some((word) => said.has(word)) ||
    /^(?:seated|standing|leaning|kneeling|sitting|lying|crouched)\b/i.test(look)
  );
}

/** How the deed of a moment looks: 'both hands around the cup'; empty where that is not certain. */
export function stagingOf({ text, doing, doer, base }: Event, brief: Brief, scene: Scene): string {
  if (doing === '' || UNSURE.test(text) || /^(?:it|they|we)$/.test(doer)) return '';
  const deed = sureDeed(scene);
  if (!deed) return '';
  const agent = scene.cast[deed.agents[0] ?? -1];
  // Only of the very verb that the moment is built on, and of a body that is known.
  const [verb] = base.split(' ');
  if (deed.verb.base.split(' ')[0] !== verb || !(agent ? agent.known : /^(?:he|she)$/.test(doer))) return '';
  const look = LIGHT.test(verb ?? '') ? '' : doingText({ ...brief, scene, take: 'cinematic' }, deed);
  return isTooMuch(text, look) ? '' : look;
}
