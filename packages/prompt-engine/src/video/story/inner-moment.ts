import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { mainOf } from '../../read/scene.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { type Event, seen } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { verbAt, wordsOf } from '../idea/verbs.ts';
import { capital, wordsPattern } from '../wording.ts';
import { objectIn, UNSEEN } from './beside.ts';
import { answeredByEach } from './phases.ts';

/* What a moment tells inside its own clause, which is seen after it: whoever is heard, what is found out. */

const THAT =
  /^(?:\S+\s){0,3}?(?:know|knows|notices?|realises?|realizes?|suspects?|guess(?:es)?|learns?|discovers?|finds? out|hears?)\s(?:that\s)?((?:an?|the|his|her|their|my|our|it|he|she|they)\s.{6,})$/iu;
/** Somebody at something, whom whoever acts sees or hears. */
const SENSED =
  /^(?:hears?|sees?|watch(?:es)?|notices?|spots?|catch(?:es)?|overhears?)\s((?:an?|another|the|his|her|their|two|three|someone|somebody)\s(?:[\p{L}’'-]+\s){0,3}?\p{L}{2,}ing\b.*)$/iu;
const LETS = /^lets?\s((?:an?|the|his|her|their|my)\s)(.+)$/iu;

/** 'Lets the biggest fish of his life go': by what is let go, and how it leaves. */
const LETS_GO =
  /^lets?\s((?:an?|the|his|her|their|my)\s(?:[\p{L}’'-]+\s){0,3}?([\p{L}-]+)(?:\sof\s[^,]{3,30})?)\s(?:go|loose|free)\b/iu;
const LEAVES = rowsOf(
  `
fish, goldfish, trout, carp, salmon, pike, eel, shark, whale, dolphin, seal, turtle, tadpole | swims off
bird, dove, pigeon, owl, eagle, parrot, sparrow, butterfly, bee, moth, firefly, dragonfly, bat, falcon, swan | flies off
balloon, lantern, kite | rises out of reach
horse, dog, wolf, fox, rabbit, mouse, deer, cat, bear, spider, frog, lizard, hedgehog | runs off
`,
  2,
).map(([names, deed]) => ({ names: wordsPattern(listOf(names)), deed: textOf(deed) }));

/** What is let go, as it leaves; empty where none of these is. */
function letGo(doing: string): string {
  const [, what = '', head = ''] = LETS_GO.exec(doing) ?? [];
  const deed = LEAVES.find(({ names }) => names?.test(head))?.deed ?? '';
  return deed === '' ? '' : `${what.replace(/^an?\s/i, 'the ')} ${deed}`;
}

/** 'Lets a crying boy drive the train': the boy drives it. */
function letDo(doing: string): string {
  if (LETS_GO.test(doing)) return letGo(doing);
  const [, article = '', rest = ''] = LETS.exec(doing) ?? [];
  const words = wordsOf(rest);
  const at = words.findIndex((_, i) => i > 0 && verbAt(words, i)?.form === 'base');
  const verb = at > 0 ? verbAt(words, at) : undefined;
  const [start, end] = [words[at]?.start ?? 0, words[at + (verb?.length ?? 1) - 1]?.end ?? 0];
  const isOne = !/s$/.test(words[at - 1]?.text ?? '');
  return verb
    ? `${article}${rest.slice(0, start)}${isOne ? verb.verb.s : verb.verb.base}${rest.slice(end)}`
    : '';
}

/** Whether a clause tells something itself. */
function isClause(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    ({ text: word }, i) =>
      i > 0 &&
      (/^(?:is|are|was|were|has|have|can|will)$/.test(word) ||
        verbAt(words, i)?.form === 's' ||
        (verbAt(words, i)?.form === 'base' && /[^s]s$/.test(words[i - 1]?.text ?? ''))),
  );
}

const DREAMS_OF =
  /^(?:dreams?|dreaming|daydreams?|fantasi[sz]es?|imagines?|imagining)\s(?:(?:of|about)\s)?(?:(being|becoming|himself as|herself as|itself as)\s)?(.{3,})$/iu;

/** What is dreamt is seen: the goldfish as an astronaut. */
function dreamt({ doer, doing }: Event): string {
  const [, being = '', what = ''] = DREAMS_OF.exec(doing) ?? [];
  if (what === '' || doer === '') return '';
  return being === '' ? `In the dream: ${what}` : `In the dream: ${doer} as ${what}`;
}

const BELIEVES =
  /^(?:\p{L}+ly\s)?(?:believes?|thinks?|suspects?|imagines?|fears?|(?:is|are) (?:convinced|sure|certain))\s(?:that\s)?((?:an?|the|his|her|their|my|our|it|he|she|they|every\w*|all)\s.{6,})$/iu;
const sayOf = (doer: string): string =>
  `${doer} ${/^(?:they|we|i|you)$/i.test(doer) || /[^s]s$/.test(doer) ? 'see' : 'sees'}`;

/** What is noticed before it is understood: 'A babysitter notices the baby monitor'. */
function noticed(event: Event, told: string): readonly Event[] | undefined {
  const verb = clauseVerb(wordsOf(told));
  const what = told.slice(0, wordsOf(told)[verb?.from ?? 0]?.start ?? 0).trim();
  const at = event.text.indexOf(told);
  if (!SEES.test(event.base) || at < 0 || !/^(?:an?|the|his|her|their|my|our)\s/i.test(what))
    return undefined;
  const again = what.replace(/^an?\s/i, 'the ');
  return [
    { ...event, text: `${event.text.slice(0, at).replace(/\sthat\s$/, ' ')}${what}` },
    seen(capital(told)),
    {
      ...seen(capital(`${event.doer} ${event.isPlural ? 'stare' : 'stares'} at ${again}`)),
      part: 'end',
      size: 'close',
    },
  ];
}

const SEES = /^(?:notice|see|spot|watch)\b/;
const FINDS_OUT = /^(?:discover|realise|realize|find out|find|learn|notice|know|suspect|guess)\b/;
/** 'Realises they belonged to his first love', and no 'finds a boot'. */
const TELLS_FACT = /^\S+\s(?:out\s)?(?:that\s)?(?:it|they|he|she|this|the \p{L}+|what|who|whose|why|how)\s/iu;
const IS_A =
  /^.+?\s(?:is|are|was|were)\s(?:actually\s|really\s|secretly\s|in fact\s|just\s)?((?:an?|the|his|her|their)\s(?!same\b|dream\b|joke\b|test\b|trap\b|lie\b)[\p{L}’' -]{3,60})$/iu;
/** 'The webcam light is on'. */
const IN_STATE =
  /^((?:the|his|her|their|its|an?)\s(?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+)\s(?:is|are|was|were)\s(?:still\s|already\s)?((?:on|off|open|empty|gone|full|locked|unlocked|missing|alive|dead|broken|burning|made of|full of|covered in|inside|under|behind|in|torn|blank|upside down)\b.{0,40})$/iu;
const HAS_DONE =
  /\b(?:have|has|had|was|were)\s(?:both\s|all\s|always\s)?(?:been\s)?(?:secretly\s)?\p{L}+(?:ing|ed|en|t)\s((?:an?|the|his|her|their|its)\s(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+)(?=$|,|\s(?:for|in|on|at|to|with|all|since|from|every|of|by)\b)/iu;

/** Whether a text names a thing that can be seen. */
function isSeen(called: string): boolean {
  const main = mainOf(sceneRead(called));
  return main?.known === true && !UNSEEN.has(main.kind);
}

/** A fact that is found out is no picture: whom or what it is about is, and whoever learns it. */
function foundOut({ doer, isPlural, text }: Event, fact: string): readonly Event[] {
  const is = IS_A.exec(fact)?.[1] ?? '';
  if (is !== '') return [{ ...seen(capital(`${is}, whole in the frame`)), part: 'end', size: 'full' }];
  const [, thing = '', state = ''] = IN_STATE.exec(fact) ?? [];
  if (thing !== '') return [{ ...seen(capital(`${thing}, ${state}`)), part: 'end', size: 'close' }];
  const what = HAS_DONE.exec(fact)?.[1] ?? '';
  const sees = isPlural ? 'look' : 'looks';
  if (what !== '' && isSeen(what) && doer !== '')
    return [
      {
        ...seen(
          capital(
            `${doer} ${sees} at ${what.replace(/^an?\s/i, 'the ').replace(/^the same\s/i, 'the one ')}`,
          ),
        ),
        part: 'end',
        size: 'medium',
      },
    ];
  return answeredByEach({ ...seen(text), doer, isPlural });
}

/** Whoever finds out what the thing in their hands is looks at it. */
export function lookedAtIn(first: Event, second: Event): readonly Event[] {
  const what =
    second.doer === first.doer && FINDS_OUT.test(second.base) && TELLS_FACT.test(second.doing)
      ? objectOf(first)
      : '';
  if (what === '' || !isSeen(what)) return [];
  const sees = second.isPlural ? 'look' : 'looks';
  return [{ ...seen(capital(`${second.doer} ${sees} at ${what}`)), part: 'end', size: 'close' }];
}

const objectOf = (event: Event): string => objectIn(event, sceneRead(event.text));

/** Whether a clause tells how things are or were, and nothing that happens. */
function isFact(told: string): boolean {
  const verb = clauseVerb(wordsOf(told));
  return (
    verb !== undefined &&
    (verb.isState ||
      verb.form === 'past' ||
      /\b(?:(?:have|has|had)\s(?:\p{L}+\s)?been|was|were)\b/iu.test(told))
  );
}

/** How often it has been is in no picture. */
const FIRST_TIME = /\sfor the (?:first|last|second|third|only) time(?:\s(?:in|since)\s.*)?$/i;
const BY_EYE = /^(?:see|notice|spot)\b/;
const BY_EAR = /^(?:hear|overhear)\b/;

const asEnd = (event: Event): Event => ({ ...event, part: 'end' });

/** Whoever sees or hears another stops before that one is seen. */
function looksUp({ text, doing, doer, base, isPlural }: Event): readonly Event[] {
  const led = text.slice(0, text.length - doing.length).trim();
  const senses = BY_EYE.test(base) ? 'look' : BY_EAR.test(base) ? 'listen' : '';
  if (senses === '' || led === '' || doer === '') return [];
  const deed = isPlural ? `stop and ${senses}` : `stops and ${senses}s`;
  return [{ text: `${led} ${deed}`, doer, doing: deed, base: 'stop', isPlural, size: 'full' }];
}

/** What has happened is seen, and before it whoever finds it out: 'his starter has escaped from the jar'. */
function looksCloser(event: Event, fact: string): readonly Event[] {
  const led = event.text.slice(0, event.text.length - event.doing.length).trim();
  const isDone = /^(?:an?|the|his|her|their|my|our)\s.*\s(?:has|have)\s/i.test(fact);
  if (!isDone || led === '' || event.doer === '') return [];
  const looks = event.isPlural ? 'look closer' : 'looks closer';
  return [
    { ...event, text: `${led} ${looks}`, doing: looks, base: 'look', size: 'full' },
    { ...seen(capital(fact)), part: 'end', size: 'medium' },
  ];
}

/** The moments of a deed that has another inside it; none where it tells only itself. @param near whoever acts, from near */
export function innerMoments(event: Event, near: readonly Event[]): readonly Event[] {
  const { doer, doing } = event;
  const dream = dreamt(event);
  if (dream !== '') return [event, ...near, { ...seen(dream), size: 'full' }];
  const believed = BELIEVES.exec(doing)?.[1] ?? '';
  if (believed !== '' && doer !== '' && isClause(believed))
    return [event, ...near, seen(`As ${sayOf(doer)} it: ${believed}`)];
  const that = THAT.exec(doing)?.[1] ?? '';
  const told = (isClause(that) ? that : '') || SENSED.exec(doing)?.[1] || letDo(doing);
  if (told === '') return [];
  if (isClause(that) && !SEES.test(event.base) && FINDS_OUT.test(event.base) && isFact(that)) {
    const shown = foundOut(event, that);
    const [face] = near;
    const closer = shown.length === 0 ? looksCloser(event, that) : [];
    if (closer.length > 0) return closer;
    const lasts = shown.length > 0 ? shown : face ? [{ ...face, part: 'end' as const }] : [];
    return shown.length > 0 ? [event, ...near, ...shown] : [event, ...lasts];
  }
  const look = isClause(that) ? [] : looksUp(event);
  if (look.length > 0) return [...look, seen(capital(told.replace(FIRST_TIME, ''))), ...near.map(asEnd)];
  return (isClause(that) ? noticed(event, told) : undefined) ?? [event, ...near, seen(capital(told))];
}
