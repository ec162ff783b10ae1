import { articleFor, formsOf } from '../../lexicon/inflect.ts';
import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { feltAs } from '../genre/felt.ts';
import { drawnAbout, drawnAnswer } from '../optimizer/drawn-answer.ts';
import { stepsFor } from '../options/how-to.ts';
import { fillFirst } from '../story/fill.ts';
import { TASK_ROWS } from '../story/format-rows.ts';
import { topicImages } from '../story/topics.ts';
import { capital, wordsPattern } from '../wording.ts';
import { clauseVerb } from './clause-verb.ts';
import { EXPLAINED_ROWS } from './explained-rows.ts';
import { sceneRead } from './scene-read.ts';
import { isNoun, setOf, verbAt, wordsOf } from './verbs.ts';

/*
 * What is known to be seen where an idea only names it: the steps of an instruction, an explanation, a feeling, the
 * seasons. A row runs only if it accounts for every word of the idea that means something.
 */

/** Images that an idea stands for. */
export interface Known {
  readonly sort: 'steps' | 'acted' | 'explained' | 'felt' | 'span' | 'told';
  readonly beats: readonly string[];
}

const EXPLAINED = rowsOf(EXPLAINED_ROWS, 5).map(([words, ...beats]) => ({
  words: wordsPattern(listOf(words)),
  names: listOf(words),
  beats: beats.map((beat) => textOf(beat)),
}));

/** Words that a question or an instruction is made of. */
const ASKING = setOf(
  'inside have has how to why is are was what do does did the a an of in on and it its for my your our you we i they that this be can could from with by at as work works working happen happens form forms made make makes function exist exists simple explain explained explains process thing things people so really actually get gets called tutorial recipe easy quick basic own one into out up off use using look looks like where when us me there always first erupt erupts come comes train trains protect protects body help helps',
);

const stem = (word: string): string =>
  word
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?:ing|ed|es|s|e)$/, '')
    .slice(0, 6);

/** The words of a text that no other text has, by their stems. */
function unaccounted(text: string, ...others: readonly string[]): string[] {
  const there = new Set(others.flatMap((other) => wordsOf(other).map(({ text: word }) => stem(word))));
  return wordsOf(text)
    .map(({ text: word }) => word)
    .filter((word) => !ASKING.has(word) && !there.has(stem(word)));
}

const HOW_TO = /^how\s(?:to|do (?:you|i))\s(.+?)[?.!]*$/i;
const ANIMAL = /\b(?:eggs?|butter|milk|cheese|meat|honey|fish|chicken|cream|yolk)\b/i;
const TAIL = /\s((?:for|without|with|in|on|at|before|after|from|using|by|as)\s[^,]+)$/i;

/** Words that praise what is made, or only measure it. */
const MEASURES = setOf(
  'hurt injur hurting injuring straining back spine safely perfect good great best proper delicious homemade home made fresh cup bowl glass plate pot loaf right correctly properly fast quickly easily beginner own scratch hand',
);

/** The steps of an instruction; what they do not show stands at the end of the last one. */
function stepsOf(text: string, isHowTo: boolean): readonly string[] | undefined {
  const deed = HOW_TO.exec(text)?.[1] ?? (isHowTo ? text : '');
  const { steps, words } = stepsFor(deed);
  const last = steps.at(-1);
  if (!last || (/\b(?:vegan|plant[- ]based)\b/i.test(text) && ANIMAL.test(steps.join(' ')))) return undefined;
  const [verb = ''] = wordsOf(deed).map(({ text: word }) => word);
  const left = (part: string): readonly string[] =>
    unaccounted(part, words, verb, ...steps).filter((word) => !MEASURES.has(word));
  if (left(deed).length === 0) return steps;
  const tail = TAIL.exec(deed)?.[1] ?? '';
  // What is not to happen is no part of a step.
  if (/^without\s/i.test(tail) && left(deed.slice(0, deed.length - tail.length)).length === 0) return steps;
  if (tail === '' || left(deed.slice(0, deed.length - tail.length)).length > 0) return undefined;
  // With what it is done is there from the first step on.
  return /^(?:using|with|on|in|at)\s/i.test(tail)
    ? [`${steps[0]}, ${tail.replace(/^using\s/i, '')}`, ...steps.slice(1)]
    : [...steps.slice(0, -1), `${last}, ${tail}`];
}

const DISH =
  /^how to (?:make|cook|bake|prepare|brew) ((?!an?\s|the\s|your\s|my\s)[\p{L}'’ -]{3,40}?)(?:\s(?:with|without|in|on|at|for|from|using|by)\s[^,]+)?[.?!]*$/iu;
const TASKS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(TASK_ROWS, 2).map(([kind = '', images]) => [kind, choicesOf(images)]),
);
const TASK =
  /^how to ((?:plant|grow|clean|fix|repair|build|fold|paint|sew|wash|polish|remove|install|hang|prune|store|pickle|roast|peel|descale|cut)(?=\s)|\p{L}+(?:[\s-]\p{L}+)?(?=\s(?:an?|the|your|my)\s)) ((?:(?:an?|the|your|my) )?(?:[\p{L}'’-]+\s?){1,3}?)(\s(?:with|without|in|on|at|for|from|using|by)\s[^,]+)?[.?!]*$/iu;

/** An instruction that no row knows: what it is about, and the work on it. */
function taskOf(text: string): readonly string[] | undefined {
  const dish = DISH.exec(text)?.[1];
  if (dish) return taskImages(sceneRead(dish), dish);
  const [, verb = '', object = ''] = TASK.exec(text) ?? [];
  if (verb === '') return undefined;
  if (BY_EYE.test(verb)) return shownByEye(object);
  // Whoever is calmed or cheered up is no piece of work.
  const whom = mainOf(sceneRead(object))?.kind;
  if (whom !== undefined && isBeing(whom) && BY_HEART.test(verb)) return undefined;
  const { ing } = verbAt(wordsOf(verb), 0)?.verb ?? formsOf(verb.toLowerCase());
  const x = object.trim().replace(/^(?:an?|the|your|my)\s/i, '');
  return taskImages(sceneRead(x), x, `${ing} the ${x}`);
}

/** What is done for somebody, and by no grip of the hands. */
const BY_HEART =
  /^(?:calm|comfort|cheer|soothe|help|love|teach|talk|forgive|trust|greet|meet|impress|surprise|motivate|praise)\b/i;

/** What is learnt by looking, and done by no hands. */
const BY_EYE =
  /^(?:spot|recogni[sz]e|identify|detect|check|read|tell|choose|compare|find|judge|understand|know)\b/i;

/** What is looked at: whole, part by part, and whole again. */
const shownByEye = (object: string): readonly string[] => [
  capital(object.trim()),
  'One part of it after the other, each pointed at with a finger',
  `The same ${object.trim().replace(/^(?:an?|the|your|my)\s/i, '')} again, those parts marked`,
];

const WAYS: ReadonlySet<string> = new Set(['place', 'terrain', 'structure', 'building']);

/** The images of a task, by what it is done to. */
function taskImages(scene: Scene, x: string, doing = ''): readonly string[] {
  const main = mainOf(scene);
  const kind = main?.placeRow || WAYS.has(main?.kind ?? '') ? 'place' : (main?.kind ?? '');
  const isDish = /\b(?:mak|cook|bak|prepar|mix|brew)ing\b/.test(`${doing || 'making'}`);
  const images = (isDish || kind === 'place' ? TASKS.get(kind) : undefined) ?? TASKS.get('-') ?? [];
  return images.map((image) =>
    fillFirst([image], { o: /^\p{L}+['’]s\s/u.test(x) ? x : `the ${x}`, x, doing }),
  );
}

const RECIPE =
  /^(.{3,40}?)\srecipe(?=[,.!]|\s(?:in|with|for|under)\s|\s(?:fast|quick|easy|simple|short|vertical)|$)/i;

/** A dish whose recipe no row knows. */
function recipeOf(text: string, film: string): readonly string[] | undefined {
  const named = RECIPE.exec(text)?.[1];
  if (named === undefined && !/\brecipe/i.test(film)) return undefined;
  const x = (named ?? text).replace(/^(?:an?|the|my|our)\s/iu, '').replace(/[,.!?].*$/, '');
  const scene = sceneRead(x);
  return mainOf(scene)?.kind === 'drink' || mainOf(scene)?.kind === 'food' ? taskImages(scene, x) : undefined;
}

/** A subject of lessons that is only named. */
const TOPIC =
  /^(?:recycling|photosynthesis|gravity|evolution|inflation|climate change|global warming|blockchain|artificial intelligence|the water cycle|water cycle|plate tectonics|deforestation|plastic pollution|solar energy|wind power|the solar system|electricity|digestion|democracy|vaccination|dna|pollination)[.!]?$/i;

function explainedBeats(asked: string, isLesson: boolean): readonly string[] | undefined {
  // 'Photosynthesis in a kitchen' is no other one.
  const text = asked.replace(
    /\s(?:in|at|on)\s(?:an?|the|my|our)\s(?!.*\b(?:works?|made|formed|happens?|moves?)$)[\p{L}\s]{3,30}$/iu,
    '',
  );
  if (!isLesson && !/^(?:how|why|what)\s(?!to\s)/i.test(text) && !TOPIC.test(text)) return undefined;
  return EXPLAINED.find(
    ({ words, names, beats }) =>
      words?.test(text) && unaccounted(text, names.join(' '), ...beats).length === 0,
  )?.beats;
}

const SEASONS =
  /^(.+?),?\s(?:(?:in|through|over|across|during|throughout)\s)?(?:all\s)?(?:the\s)?(?:(?:four|4|all|every|changing)\s?)?(?:the\s)?seasons$/i;

const DAY_SPAN =
  /^(?:an? |the )?(?:normal |typical |whole )?day in the life of ((?:an?|the|my|our) [^,]+?),? from ([^,]{3,40}?) (?:to|until|till) ([^,]{3,50})$/iu;
const DAY =
  /^(?:an? |the )?(?:normal |typical |whole )?day in the life of ((?:an?|the|my|our) [^,]+?)(?: from (\d{1,2}(?::\d\d)?\s?(?:am|pm|o['’]clock)))?$/i;
/** 'Morning routine of a baker' begins in bed and ends at work; an evening's ends in bed. */
const ROUTINE =
  /^(?:an? |the )?(?:early )?(morning|daily|evening|night|bedtime) routine of ((?:an?|the|my|our) [^,]+)$/i;
const ROUTINES: Readonly<Record<string, readonly string[]>> = {
  morning: [
    '{a} sits up in bed, one hand on the alarm',
    'cold water in the face, clothes for the day',
    '{the} at work, the first of it done',
  ],
  pet: [
    '{a} stretches, front legs first',
    'a tongue goes over one paw, again and again',
    '{the} before the empty bowl, looking up at us',
  ],
  evening: [
    '{a} comes home and hangs up the coat',
    'shoes off, a plate on the knees',
    '{the} in bed, one hand at the lamp',
  ],
};
const ALONG =
  /^(.+?),?\sfrom ((?:the|an?|raw|first|\p{L}+ing) [^,]{2,40}?) (?:to|until) ((?:the|an?|finished|last) [^,]{2,40})$/iu;

/** What changes in a picture that stands: 'a street market from empty to packed'. */
const CHANGES =
  /^(.{3,60}?),?\s(?:going\s|turning\s|changing\s|growing\s|opening\s|developing\s|evolving\s)?from\s([\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}?)\s(?:in)?to\s([\p{L}’'-]+(?:\s[\p{L}’'-]+){0,4})[.!]?$/iu;
const HOURS_OF_DAY: Readonly<Record<string, string>> = {
  day: 'by day',
  night: 'at night',
  dawn: 'at dawn',
  dusk: 'at dusk',
  sunrise: 'at sunrise',
  sunset: 'at sunset',
  morning: 'in the morning',
  evening: 'in the evening',
  midnight: 'at midnight',
};

/** 'As a seed', 'in bloom', 'empty'. */
const grown = (state: string): string =>
  /^(?:bloom|flower|blossom)$/i.test(state)
    ? ' in bloom'
    : /^(?:seed|bud|egg|sapling|seedling|sprout|sketch|draft|caterpillar|tadpole|cocoon)$/i.test(state)
      ? ` as ${articleFor(state)} ${state}`
      : `, ${state}`;

/** Its beginning, what lies between, and its end. */
function changesOf(text: string): readonly string[] | undefined {
  const [, what = '', from = '', to = ''] = CHANGES.exec(text) ?? [];
  const [first, last] = [from, to].map((one) => HOURS_OF_DAY[one.toLowerCase()]);
  if (what === '' || clauseVerb(wordsOf(what))) return undefined;
  if (first && last) return [`${what} ${first}`, `${what}, the light turning`, `${what} ${last}`];
  if (/\s/.test(`${from}${to}`)) return [`${what}: ${from}`, `${what}, on the way`, to];
  return [`${what}${grown(from)}`, `${what}, halfway to ${to}`, `${what}${grown(to)}`];
}

/** What happens in turn where an idea names only its whole span: the seasons, a day, 'from the dough to the plate'. */
function spanOf(text: string): readonly string[] | undefined {
  const seasons = SEASONS.exec(text)?.[1];
  if (seasons) return ['spring', 'summer', 'autumn', 'winter'].map((season) => `${seasons} in ${season}`);
  const [, doer = '', begins = '', ends = ''] = DAY_SPAN.exec(text) ?? [];
  if (doer) {
    const again = doer.replace(/^an?\s/i, 'the ');
    const first = /^\d\S*(?:\s?[ap]m)?\s\p{L}/iu.test(begins) ? ` at the ${begins}` : `, ${begins}`;
    return [`${doer}${first}`, `${again} at work at midday`, `${again}, ${ends}`];
  }
  const [, who = '', hour = 'in the morning'] = DAY.exec(text) ?? [];
  if (who) {
    const again = who.replace(/^an?\s/i, 'the ');
    return [`${who} ${/^\d/.test(hour) ? `at ${hour}` : hour}`, `${again} at midday`, `${again} at dusk`];
  }
  const [, part = '', person = ''] = ROUTINE.exec(text) ?? [];
  if (person) {
    const isPet = mainOf(sceneRead(person))?.kind === 'pet';
    const hour = /^(?:morning|daily)$/i.test(part) ? 'morning' : 'evening';
    const images = ROUTINES[isPet ? 'pet' : hour] ?? [];
    return images.map((image) =>
      image.replace('{a}', person).replace('{the}', person.replace(/^an?\s/i, 'the ')),
    );
  }
  const [, whole = '', from = '', to = ''] = ALONG.exec(text) ?? [];
  return whole && !/\b(?:walk|goes|travel|run|drive|journey|trip|flight|ride|road)/i.test(whole)
    ? [whole, from, to]
    : undefined;
}

const MADE_FROM =
  /^((?:the |our |my )?[\p{L}'’-]+(?: [\p{L}'’-]+)?),? from (?:the )?([\p{L}-]+(?: [\p{L}-]+)?) to (?:the |a )?([\p{L}-]+(?: [\p{L}-]+)?)[.!]?$/iu;
const NO_STUFF =
  /\b(?:day|night|dawn|dusk|morning|evening|sunrise|sunset|start|finish|beginning|end|zero|scratch|coast|top|bottom|here|there|home|work|school|spring|summer|autumn|winter)\b/i;

/** What something is made from and what it becomes: 'wool from sheep to sweater'. */
function madeFrom(text: string): readonly string[] | undefined {
  const [, what = '', from = '', into = ''] = MADE_FROM.exec(text) ?? [];
  const isStuff = [from, into].every((one) => isNoun(one.split(' ').at(-1) ?? '') && !NO_STUFF.test(one));
  if (
    what === '' ||
    !isStuff ||
    /\b(?:trip|journey|way|walk|ride|flight|road|travel\w*|run|drive)\b/i.test(what)
  )
    return undefined;
  return [
    `${capital(from)}, from near`,
    'Hands at work on it, one step after the other',
    'The last grip, and it is done',
    `${/s$/.test(into) ? '' : 'The '}${/s$/.test(into) ? capital(into) : into}, turned to the light`,
  ];
}

/** What is known to be seen of what an idea tells first. @param film the words that call it a film */
export function knownFor(typed: string, film: string): Known | undefined {
  const text = typed.replace(/^(what|how|why|where|who)['’]s\s/i, '$1 is ');
  const span = spanOf(text) ?? (/\b(?:time-?\s?lapse|hyperlapse)/i.test(film) ? changesOf(text) : undefined);
  if (span) return { sort: 'span', beats: span.map(capital) };
  const made = madeFrom(text);
  if (made) return { sort: 'told', beats: made };
  const steps = stepsOf(text, /\b(?:tutorial|how-to|recipe|diy|guide|lesson)/i.test(film));
  if (steps)
    return { sort: stepsFor(HOW_TO.exec(text)?.[1] ?? text).isActed ? 'acted' : 'steps', beats: steps };
  const task = taskOf(text) ?? recipeOf(text, film);
  if (task) return { sort: 'steps', beats: task };
  const beats = explainedBeats(
    text,
    /\b(?:school|class|explainer|lesson|project|educational|science|documentary|kids)/i.test(film),
  );
  if (beats) return { sort: 'explained', beats };
  const drawn = drawnAbout(text);
  if (drawn) return { sort: 'explained', beats: drawn };
  const felt = feltAs(text);
  const answer = felt ? undefined : drawnAnswer(text);
  if (answer) return { sort: 'explained', beats: answer };
  return felt ? { sort: 'felt', beats: [felt, ...topicImages(text).slice(1)] } : undefined;
}
