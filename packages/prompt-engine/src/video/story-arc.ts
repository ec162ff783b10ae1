import { singularsOf } from '../lexicon/inflect.ts';
import { rowsOf } from '../lexicon/row.ts';
import { isBeing, isPeople } from '../read/scene.ts';
import { senses } from '../read/senses.ts';
import { filled, limbsOf, pronounsOf, theOf } from '../shot/refer.ts';
import { type Event, eventSeen } from './event.ts';
import type { Idea } from './idea.ts';
import { imageSentence } from './images.ts';
import { HANDS } from './instruction.ts';
import { advertised, lesson, MOST_STEPS } from './lesson-arc.ts';
import type { Setting } from './setting.ts';
import { stagedDoing } from './staged-deed.ts';
import { type Arc, type Size, type Step, told } from './steps.ts';
import { spokenInTurns, unsaid } from './talk-arc.ts';
import { seenOf } from './told-states.ts';
import { isNoun, PREPOSITIONS, wordsOf } from './verbs.ts';
import { agreeing, capital } from './wording.ts';

/*
 * The film of what happens: each event of the idea is a step, in order, the last one last. A film of one event also
 * shows its decisive moment and what it leaves, as far as the lexicon knows the deed.
 */

const MOVING: ReadonlySet<string> = new Set('climb walk run jump swim fly ride dance fall'.split(' '));

/* What is seen after a deed. The first row whose signs the deed has: posture, pace or what does the work. */
const AFTERMATHS = rowsOf(
  `
run | {It} [runs|run] on out of the frame on the right
ride | {It} [goes|go] on out of the frame on the right
walk | {It} [goes|go] on out of the frame on the right
jump water | {It} [falls|fall] back, spray standing in the air
jump | {It} [lands|land], knees bending
swim | {It} [grows|grow] small in the distance
fly | {It} [settles|settle], wings folding
climb | {It} [reaches|reach] the next hold and [looks|look] up
dance | {It} [holds|hold] the last pose
fall | {It} [lies|lie] still where the fall ended
many two | {It} [is|are] still, faces close
people | {It} and {o} look at each other
human eyes | {It} slowly [looks|look] up
lie | {It} [takes|take] one long breath and [is|are] still
`,
  2,
).map(([signs = '', text = '']) => ({ signs: signs.split(' '), text }));

/** What such a deed leaves behind; empty where nothing is known of it. */
function aftermath(idea: Idea, setting: Setting): string {
  const { main, scene } = idea;
  const doing = stagedDoing(idea);
  const row = doing?.row;
  if (!row || !main || !isBeing(main.kind)) return '';
  const object = scene.cast[doing?.object ?? -1];
  const inWater = setting.where.surroundings === 'underwater' || main.kind === 'sea-animal';
  const signs = new Set([
    row.posture,
    ...row.traits.words,
    ...(object && isPeople(object.kind) ? ['people'] : []),
    ...(object && CLOSE_BY.has(object.kind) ? ['object'] : []),
    ...(isPeople(main.kind) ? ['human'] : []),
    ...(idea.isPlural ? ['many'] : []),
    ...(inWater ? ['water'] : []),
  ]);
  // Whoever goes somewhere is there in the end, not out of the frame.
  const isBound = /\s(?:to|into|onto|home|toward|towards|until|over the line|back)(?:\s|$)/i.test(
    idea.events[0]?.doing ?? '',
  );
  if (isBound && MOVING.has(row.posture)) return '';
  const text = AFTERMATHS.find((each) => each.signs.every((sign) => signs.has(sign)))?.text ?? '';
  const said = text
    .replaceAll('{It}', capital(idea.it))
    .replaceAll('{it}', idea.it)
    .replaceAll('{his}', pronounsOf(main).his)
    .replaceAll('{hands}', limbsOf(main).many)
    .replaceAll('{o}', object ? theOf(object) : '');
  return agreeing(said, idea.isPlural);
}

/** How near an event is seen, by what does it. */
function sizeOf({ row }: Event, nth: number, last: number): Size {
  if (row && MOVING.has(row.posture)) return nth === 0 ? 'wide' : 'full';
  if (nth === 0) return 'full';
  if (row?.traits.words.has('mouth') || row?.traits.words.has('eyes')) return 'close';
  return nth === last || !row?.traits.words.has('hands') ? 'medium' : 'close';
}

const BROUGHT: ReadonlySet<string> = new Set(
  'toy tool product device container vehicle instrument weapon furniture clothing food drink machine'.split(
    ' ',
  ),
);

/** Whether a text has things in it that the idea does not name: chalk to write with, coins to pay with. */
const bringsThings = (text: string, { shown }: Idea): boolean =>
  wordsOf(text).some(({ text: word }) => {
    const [one = word] = singularsOf(word);
    const isThing = senses()
      .get(one)
      .some((sense) => sense.is === 'noun' && BROUGHT.has(sense.row.kind));
    return isThing && !shown.toLowerCase().includes(one);
  });

/** The decisive moment of the first deed, as a sentence; none that the lexicon tells without a verb. */
function nearView(idea: Idea): Step | undefined {
  const doing = stagedDoing(idea);
  const moment = doing ? filled(doing.row.moment, idea.scene, doing) : '';
  const object = idea.scene.cast[doing?.object ?? -1];
  if (object && !CLOSE_BY.has(object.kind) && !isBeing(object.kind)) return undefined;
  if (!doing || moment === '' || bringsThings(moment, idea)) return undefined;
  const seen = eventSeen(moment.split(', ')[0] ?? '');
  return seen.doing === ''
    ? undefined
    : { action: capital(`${seen.subject} ${seen.doing}`), size: 'close', sound: doing.row.sound };
}

const CLOSE_BY: ReadonlySet<string> = new Set([...BROUGHT, 'jewellery', 'pet', 'flower', 'produce']);

/** Whether a row may stage the deed: a short one, by foot or hand, that nothing stands before. */
export const isStaged = ({ heading }: Idea, { text, doer }: Event): boolean =>
  heading === '' &&
  text.split(' ').length < 10 &&
  !/\b(?:rider|driver|cyclist|biker|pilot|robot)s?\b/.test(doer) &&
  !/\s(?:and|until|to)\s\p{L}+\s/iu.test(text);

/** The idea without its row, so that it is told in its own words alone. */
function unstaged(idea: Idea): Idea {
  const { doing: _doing, ...rest } = idea;
  return rest;
}

/** A film of one event. */
function oneDeed(given: Idea, setting: Setting, event: Event): Arc {
  const idea = isStaged(given, event) ? given : unstaged(given);
  const after = aftermath(idea, setting);
  const row = stagedDoing(idea)?.row;
  const steps = [
    {
      ...told(event, row && MOVING.has(row.posture) ? 'full' : 'medium', ''),
      ...(row && { sound: row.sound }),
    },
    nearView(idea),
    after && row
      ? ({ action: capital(after), size: MOVING.has(row.posture) ? 'wide' : 'full', sound: '' } as const)
      : undefined,
  ];
  return steps.filter((step) => step !== undefined);
}

/** Words of a heading that call the film something and show nothing. */
const CALLS_IT =
  /\b(?:ad|ads|advert|video|film|teaser|trailer|reel|project|documentary|commercial|explainer|tips|recipe|class|contest|interview|vlog|intro|scene|story|meme|promo|short|sci-fi|fiction|comedy|horror|invitation|campaign|fantasy|drama)\b/i;

/** What an idea names before anything happens, as its first image: 'a lighthouse in the fog, a horn sounds'. */
function headed({ heading }: Idea): Step | undefined {
  const [first = ''] = heading.split(/,\s/);
  const words = wordsOf(first);
  const isSeen = words.length > 0 && words.length < 11 && words.some(({ text }) => isNoun(text));
  const isPhrase = PREPOSITIONS.has(words[0]?.text ?? '');
  return isSeen && !isPhrase && !CALLS_IT.test(heading)
    ? { action: imageSentence(seenOf(first)), size: 'wide', sound: '', isTold: true }
    : undefined;
}

/** The steps of an idea that names a topic, which rows know how to show. */
export const topicArc = ({ events }: Idea): Arc =>
  events.map((event, nth) => told(event, sizeOf(event, nth, events.length - 1), ''));

/** The steps of an idea that says what happens. */
export function storyArc(idea: Idea, setting: Setting): Arc {
  const { events } = idea;
  const [first] = events;
  if (!first) return [];
  if (first.subject === HANDS && first.doing) return lesson(idea);
  const steps =
    events.length === 1
      ? oneDeed(idea, setting, first)
      : events.map((event, nth) =>
          told(
            event,
            sizeOf(event, nth, events.length - 1),
            nth === 0 ? (stagedDoing(idea)?.row.sound ?? '') : '',
          ),
        );
  const lines = unsaid(idea, steps);
  if (lines.length > 0) return [...steps.slice(0, MOST_STEPS - lines.length), ...lines];
  const talk = spokenInTurns(idea, steps);
  if (talk) return talk;
  const shown = advertised(idea);
  if (shown && steps.length < MOST_STEPS) return [...steps, shown];
  const scene = headed(idea);
  if (scene && steps.length < MOST_STEPS) return [scene, ...steps];
  return steps.filter(({ action }, i) => steps.findIndex((step) => step.action === action) === i);
}
