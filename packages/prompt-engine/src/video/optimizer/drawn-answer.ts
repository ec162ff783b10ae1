import { mainOf } from '../../read/scene.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { wordsOf } from '../idea/verbs.ts';
import { capital } from '../wording.ts';

/* Questions to which no row has the answer: what is asked about is seen, and the answer is left to the drawing. */

const WHY_DO = /^why do ((?!we\b|you\b|they\b|i\b|people\b)[^,]{3,40}?)[?.!]*$/i;
const HOW_DOES = /^how (?:do|does) ((?:an?|the) [\p{L}-]+|[\p{L}-]+s)\s[^,]{3,50}$/iu;
const WORKS =
  /^how (?:do(?:es)? )?((?:an?|the) [^,]{2,30}?|[\p{L}-]+(?: [\p{L}-]+)?) (?:works?|functions?)[?.!]*$/iu;
const WHY_OF =
  /^why (?:do|does|is|are|can['’]?t|can|cannot|don['’]?t|doesn['’]?t) ((?:the |an? |some )?(?!we\b|you\b|they\b|i\b|it\b|people\b|there\b|some\b|the\b|an?\b)[\p{L}-]+) (?=\p{L})/iu;
const IS_MADE = /^how ((?:an?|the) [^,]{2,30}?) (?:is made|are made)[?.!]*$/i;

/** Whoever tells how it came about explains nothing: 'how my grandfather met my grandmother'. */
export const OWN_STORY =
  /^how\s(?:i|we|my|our|he|she|they|two|an?|the)\s.*\b(?:met|fell|became|got|lost|found|learned|learnt|came|won|started|survived|escaped)\b/i;

const withArticle = (thing: string): string =>
  /^(?:the|some)\s/i.test(thing) ? thing : `the ${thing.replace(/^an?\s/i, '')}`;
const withoutMark = (text: string): string => capital(text).replace(/[?.!]+$/, '');

/** What is seen of a thing that an idea asks about: at work, being made, or drawn. */
export function drawnAbout(text: string): readonly string[] | undefined {
  const machine = WORKS.exec(text)?.[1];
  if (machine)
    return [
      capital(machine),
      'A drawn window opens on its side, every part inside in a colour of its own',
      'Arrows run from part to part, one after the other',
      `The window closes, and ${withArticle(machine)} at work once more`,
    ];
  const made = IS_MADE.exec(text)?.[1];
  if (made)
    return [
      `What ${withArticle(made)} begins as, raw and plain`,
      'Two hands at work on it, close',
      'One part is set to the other, and it takes shape',
      `${capital(withArticle(made))}, finished, turned to the light`,
    ];
  const being = WHY_OF.exec(text)?.[1] ?? '';
  if (being !== '' && mainOf(sceneRead(being))?.known)
    return [
      `${capital(being)}, and “${withoutMark(text)}?” in large letters`,
      'A drawn circle opens, and arrows show what goes on inside',
      `The circle closes, and the eye is back at ${withArticle(being)}`,
    ];
  const thing = WHY_DO.exec(text)?.[1] ?? HOW_DOES.exec(text)?.[1];
  return thing ? [capital(thing), `${withoutMark(text)}, drawn step by step`] : undefined;
}

const SHOWN_WITH =
  /^((?:why|how|what)\s(?!to\s).+?),?\s(?:using\s|with the help of\s|by means of\s|with (?:just|only)\s|with\s(?=[^,]{3,30}\sand\s[^,]{3,30}$)|(?<=,\s)(?=an?\s[^,]+\sand\s(?:an?|the|some)\s))((?:(?:an?|the|two|three|some)\s|(?<=with\s)).+?)(\s(?:in|on|at)\s(?:an?|the|my|our)\s[^,]+)?[.?!]*$/iu;
const LAMP = /\b(?:torch|flashlight|lamp|candle|spotlight)\b/i;
const BALL =
  /\b(?:an?|the)\s((?:\p{L}+\s)?(?:orange|apple|ball|globe|grapefruit|melon|egg|lemon|balloon|ping[- ]pong ball|tennis ball))\b/iu;

/** An explanation that names the things it is shown with: 'why the moon changes shape, using an orange and a torch'. */
export function shownWith(text: string): readonly string[] | undefined {
  const [, question = '', things = '', where = ''] = SHOWN_WITH.exec(text) ?? [];
  if (question === '') return undefined;
  const ball = LAMP.test(things) ? BALL.exec(things)?.[1] : undefined;
  const title = `“${withoutMark(question)}” in large letters above them`;
  return ball
    ? [
        `${capital(things)}${where}, and ${title}`,
        `The light falls on the ${ball} from one side: one half bright, one half dark`,
        `A hand carries the ${ball} slowly round, and the bright part grows to a full disc, then shrinks to a thin rim`,
        `The ${ball} once more, half lit, a face beside it that has understood`,
      ]
    : [
        `${capital(things)}${where}, and ${title}`,
        `Two hands take them up and show it, one move at a time`,
        `The same once more, from near`,
        `${withoutMark(things)} at rest, and a face that has understood`,
      ];
}

const QUESTION =
  /^(?:why|how|what|when|where|who)\s(?!if\b|my\b|our\b|i\b|we\b|he\b|she\b|they\b|it (?:feels|is|means|takes)\b)/i;

const SHOWN_BY = /\s(?:using|by means of|with the help of|as an?)\s.*$/i;

/** 'How a vaccine trains the immune system' is drawn as the vaccine doing it. */
function answered(question: string): string {
  const clause = question.replace(/^(?:how|why)\s/i, '');
  const verb = clause === question ? undefined : clauseVerb(wordsOf(clause));
  return verb?.form === 's' && !verb.isState
    ? `${capital(clause)}, drawn line by line`
    : 'The answer, drawn line by line';
}

/** 'When your code finally compiles' asks nothing. */
const NO_QUESTION =
  /^when\s(?:your|my|the|you|he|she|they|it|i|we|a|an|someone|somebody|nobody|everyone)\s/iu;

/** A question of which nothing is known; undefined where a text asks none. */
export const drawnAnswer = (text: string): readonly string[] | undefined =>
  QUESTION.test(text) && !NO_QUESTION.test(text) && !OWN_STORY.test(text)
    ? [
        `“${withoutMark(text).replace(SHOWN_BY, '')}?” in large letters on a plain ground`,
        answered(withoutMark(text).replace(SHOWN_BY, '')),
        'The whole drawing, with its last line',
      ]
    : undefined;
