import { verbAt, wordsOf } from '../idea/verbs.ts';
import type { PromptDraft } from '../optimizer/draft.ts';
import { resize } from './camera.ts';
import { musicAs } from './looks.ts';

/* What somebody says about what is there already: nearer on it, begin with it, it should end otherwise, not this music. */

type Wish = (draft: PromptDraft) => void;

const NEAR_ON =
  /^(?:(extreme close-?ups?|close-?ups?|close up|closer|tighter|tight|nearer|zoom(?: in)?|move in|push in|focus|more focus|get closer|go closer) (?:shot )?)(?:in )?(?:on|of|to|at|into) ((?:his|her|their|its|the|my|our|this|that|these|both|him|it|them)\b.{0,60})$/i;
const SIZE_ON =
  /^(wide|medium|full)(?: shot)? (?:of|on) ((?:his|her|their|its|the|my|our|this|that|these|both|him|it|them)\b.{0,60})$/i;
const BEGINS = /^(?:start|begin|open) (?:it )?(?:with|on|from) (.{2,80})$/i;
const ENDS = /^(?:end|finish|close|stop) (?:it )?(?:with|on) (.{2,80})$/i;
const SHOULD =
  /^((?:he|she|it|they|we|the|his|her|their|my|everyone)\b[\p{L}’' -]{0,40}?)\s?(?:should|must|could|has to|have to|needs to|need to|can|shall)\s(not\s)?(.{2,120})$/iu;
const DISLIKED =
  /^(?:i )?(?:do not|don['’]?t|didn['’]?t) (?:really )?(?:like|want|love|need) (?:the |this |that |any )?(music|score|soundtrack|song)\b.*$/i;
const OTHER_MUSIC =
  /^(?:an?other|different|new|change the|other|vary the) (?:music|score|soundtrack|song|tune)$/i;
const SECONDS =
  /^(?:(?:longer|shorter)[, ]+)?(?:about |around )?(\d{1,3})\s?(?:s|secs?|seconds?)(?: long| please)?$/i;
/** What is said of somebody who is there already: 'his coat is red'. */
const OF_THEM = /^(?:he|she|they|his|her|their|its)\s\p{L}.{2,120}$/iu;
const TOO_LOUD = /^the (?:music|score|soundtrack) (?:is|sounds) (?:much |far |way )?too loud$/i;
const SHAPED = /^(vertical|upright|horizontal|square)\b.{0,30}$/i;

const WHY = 'You asked to see this; the rest is as it was.';

/** The seconds that a prompt says it lasts. */
const LASTS = /\b\d{1,3} seconds(?: long)?\b/i;

function lasting(draft: PromptDraft, seconds: string): void {
  const why = 'You asked for this length; models take it from their settings, so set it there too.';
  const old = LASTS.exec(draft.text);
  if (old)
    draft.replace(
      { start: old.index, end: old.index + old[0].length },
      `${seconds} seconds long`,
      'motion',
      why,
    );
  else draft.append(`${seconds} seconds long`, 'motion', why);
}

/** 'He should smile at the end' is a sentence of what happens. */
function deedOf(who: string, not: string | undefined, deed: string): string {
  const verb = verbAt(wordsOf(deed), 0);
  const isMany = /^(?:they|we)\b/i.test(who);
  if (not) return `${who} ${isMany ? 'do' : 'does'} not ${deed}`;
  if (/^be\b/i.test(deed)) return `${who} ${isMany ? 'are' : 'is'}${deed.slice(2)}`;
  const [first = '', ...rest] = deed.split(' ');
  const form = verb && verb.form === 'base' && !isMany ? (verb.verb.s.split(' ')[0] ?? first) : first;
  return [who, form, ...rest].join(' ');
}

/** Nearer on something, or at the beginning or the end. */
function viewIn(said: string): Wish | undefined {
  const near = NEAR_ON.exec(said)?.[2];
  if (near)
    return (draft) => {
      resize(draft, 'close-up', WHY);
      draft.append(`the camera stays close on ${near}`, 'camera', WHY);
    };
  const [, size = '', of = ''] = SIZE_ON.exec(said) ?? [];
  if (of)
    return (draft) => {
      resize(draft, `${size.toLowerCase()} shot`, WHY);
      draft.append(`all of ${of} in the frame`, 'camera', WHY);
    };
  const first = BEGINS.exec(said)?.[1];
  if (first) return (draft) => draft.append(`it opens on ${first}`, 'motion', WHY);
  const last = ENDS.exec(said)?.[1];
  return last ? (draft) => draft.append(`the last image is ${last}`, 'motion', WHY) : undefined;
}

/** A remark about what the prompt has; undefined where the message is none. @param said without polite words */
export function remarkIn(said: string, fixed: (name: string) => Wish | undefined): Wish | undefined {
  const view = viewIn(said);
  if (view) return view;
  const [, who = '', not, deed = ''] = SHOULD.exec(said) ?? [];
  if (deed && who.trim().split(' ').length < 5)
    return (draft) =>
      draft.append(
        deedOf(who.trim(), not, deed),
        'motion',
        'You asked for this to happen; said as a sentence of its own.',
      );
  if (DISLIKED.test(said)) return (draft) => musicAs(draft, 'no music');
  if (TOO_LOUD.test(said))
    return (draft) => draft.append('the music kept low, under the sounds of the place', 'audio', WHY);
  if (OTHER_MUSIC.test(said)) return (draft) => musicAs(draft, '');
  const seconds = SECONDS.exec(said)?.[1];
  if (seconds) return (draft) => lasting(draft, seconds);
  const shape = SHAPED.exec(said)?.[1];
  if (OF_THEM.test(said)) return (draft) => draft.append(said, 'subject', WHY);
  return shape ? fixed(shape.toLowerCase().replace('upright', 'vertical')) : undefined;
}
