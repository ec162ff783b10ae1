import { articleFor, formsOf, pluralOf, type VerbForms } from '../../lexicon/inflect.ts';
import type { NounKind } from '../../lexicon/noun.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing } from '../scene.ts';
import { senses } from '../senses.ts';

/* The English side of a translation: forms of verbs and nouns, and the preposition that a place or time takes. */

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'man men, woman women, child children, person people, mouse mice, goose geese, foot feet, tooth teeth, ' +
    'wolf wolves, leaf leaves, knife knives, loaf loaves, calf calves, shelf shelves, scarf scarves, ' +
    'sheep sheep, deer deer, fish fish, fisherman fishermen, snowman snowmen, grandchild grandchildren, ' +
    'bread bread, hair hair, water water, ' +
    'ice ice, snow snow, sand sand, milk milk, rice rice, flour flour, honey honey, wool wool, ' +
    'people people, potato potatoes, tomato tomatoes, hero heroes, fox foxes'
  )
    .split(', ')
    .map((pair): [string, string] => {
      const [one = '', many = ''] = pair.split(' ');
      return [one, many];
    }),
);

/** 'old man' → 'old men'; 'glass of wine' → 'glasses of wine'. What is plural already stays. */
export function pluralOfPhrase(phrase: string): string {
  const [head = '', ...of] = phrase.split(' of ');
  const words = head.split(' ');
  const last = words.pop() ?? '';
  const isPlural = /[^su]s$/.test(last) || [...IRREGULAR.values()].includes(last);
  if (/shelf$/.test(last)) return [...words, last.replace(/f$/, 'ves')].join(' ');
  const many = isPlural ? last : (IRREGULAR.get(last.toLowerCase()) ?? pluralOf(last));
  return [[...words, many].join(' '), ...of].join(' of ');
}

const verbs = new Map<string, VerbForms>();

function formsOfVerb(base: string): VerbForms {
  const had = verbs.get(base);
  if (had) return had;
  const [head = '', ...rest] = base.split(' ');
  const known = senses()
    .get(base)
    .find((sense) => sense.is === 'action' && sense.form === 'base');
  const single = senses()
    .get(head)
    .find((sense) => sense.is === 'action' && sense.form === 'base');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const found =
    known?.is === 'action'
      ? known.verb
      : single?.is === 'action'
        ? formsOf(base, `${single.verb.past}${tail}`, `${single.verb.participle}${tail}`)
        : formsOf(base);
  verbs.set(base, found);
  return found;
}

/** 'wait for' → 'waiting for'; what stands in -ing already stays. */
export function ingOf(verb: string): string {
  const [head = ''] = verb.split(' ');
  return /[a-z]{2}ing$/.test(head) && head !== 'bring' && head !== 'swing' && head !== 'string'
    ? verb
    : formsOfVerb(verb).ing;
}

/** Deeds whose participle in other languages says how somebody is: 'sentado', 'endormi'. */
const STATES = sifted(
  /^(?:sleep|sit|lie|lying|stand|kneel|lean|hide|hang|rest|smile|float|glow|shine|wear|fly|run|burn|dance|embrace|hug|hugging|crouch|squat|swim|look|dream|grow|bloom|celebrate|ride)\b/,
);

/** 'bake' → 'baked'; 'sleep' → 'sleeping'. */
export const participleOf = (verb: string): string =>
  STATES.test(verb) || /ing$/.test(verb) ? ingOf(verb) : formsOfVerb(verb).participle;

const AT_TIME = sifted(
  /\b(?:dawn|dusk|sunset|sunrise|night|midnight|noon|midday|twilight|Christmas|Easter|golden hour|blue hour|nightfall)$/i,
);
const BARE_TIME = sifted(
  /^(?:winter|summer|spring|autumn|early|late|January|February|March|April|May|June|July|August|September|October|November|December|Halloween|carnival)\b/,
);
const DAY = sifted(/\b(?:day|evening|night|morning|afternoon)$/);

/** A time as a circumstance: 'at dawn', 'in the rain', 'on a rainy day'. */
export function when(time: string): string {
  if (/^(?:at|in|on|by|during|under|after|before)\s/.test(time)) return time;
  if (AT_TIME.test(time) && !/^(?:\w+y|\w+ing|cold|warm|summer|winter|autumn|spring) night$/i.test(time))
    return `at ${time}`;
  if (DAY.test(time) && time.includes(' ') && !/^(?:early|late)\b/.test(time)) return `on a ${time}`;
  return BARE_TIME.test(time) ? `in ${time}` : `in the ${time}`;
}

/** The kind of the thing that an English phrase names by its last words. */
export function kindOf(phrase: string): NounKind | undefined {
  const words = phrase.toLowerCase().split(' ');
  for (let from = 0; from < words.length; from++) {
    for (const sense of senses().get(words.slice(from).join(' ')))
      if (sense.is === 'noun') return sense.row.kind;
  }
  return undefined;
}

/** Whether an English phrase names a being. */
export const namesBeing = (phrase: string): boolean => {
  const kind = kindOf(phrase.split(' of ')[0] ?? phrase);
  return kind !== undefined && isBeing(kind);
};

const ON = sifted(
  /\b(?:table|desk|bench|sofa|couch|bed|chair|roof|rooftop|floor|wall|bicycle|motorcycle|scooter|horse|stool|swing|head|shoulder|shoulders|plate|tray|shelf|counter|lap|ground|page|cover|stairs|steps|branch|rock|island|pavement|boat|ship|train|bus|moon)$/,
);
const AT = sifted(/\b(?:corner|traffic light|bus stop|door|desk|party|wedding|stall|campfire)$/);

/** Waters that one is beside, unless one is in them. */
const WATERS = sifted(/\b(?:pond|river|lake|stream|canal|waterfall|sea|ocean)$/);
const BATHES = sifted(/^(?:swim|dive|surf|float|bathe|sail|row|splash|ride|jump|play)\b/);

/** Whether one is by a water and not in it. */
export const isBeside = (phrase: string, verb: string | undefined): boolean =>
  WATERS.test(phrase) && !BATHES.test(verb ?? '');

/** The preposition of rest that a place or thing takes: 'on' the beach, 'in' the kitchen, 'at' the corner. */
export function restingAt(phrase: string, otherwise = 'in'): string {
  const head = (phrase.split(' of ')[0] ?? '').toLowerCase();
  if (/\bwindow$/.test(head)) return 'by';
  if (AT.test(head)) return 'at';
  if (ON.test(head)) return 'on';
  const words = head.split(' ');
  for (let from = 0; from < words.length; from++) {
    for (const sense of senses().get(words.slice(from).join(' ')))
      if (sense.is === 'place')
        return /^(?:in|on|at)$/.test(sense.row.preposition) ? sense.row.preposition : otherwise;
  }
  return otherwise;
}

const UNCOUNTED = sifted(
  /\b(?:snow|rain|water|bread|sunlight|moonlight|light|steam|smoke|sand|hair|grass|ice|mud|fire|music|laundry|yarn|milk|rice|soup|meat|fruit|food|cream|chocolate|honey|traffic|ramen|sushi|kimchi|tteokbokki|chess|armour|snowfall)$/,
);

/** A noun with the article that English wants: 'the kitchen', 'a cat', 'two cats', 'rice'. */
export function withArticle(words: string, head: string, isPlace: boolean): string {
  if (
    /^(?:a|an|the|my|your|his|her|their|its|one|two|three|four|five|six|seven|eight|nine|ten|many|several|\d+)\s/.test(
      words,
    )
  )
    return words;
  if (/^[A-Z]/.test(head) || /^[A-Z]/.test(words)) return words;
  if (isPlace) return `the ${words}`;
  return UNCOUNTED.test(head) ||
    /[^su]s$/.test(head) ||
    [...IRREGULAR.values()].includes(head.split(' ').at(-1) ?? '')
    ? words
    : `a ${words}`;
}

/** Whether the first thing that is named is to be eaten: it is prepared, not put together. */
const isMeal = (words: string): boolean =>
  words.split(' ').some((word) => ['food', 'drink'].includes(kindOf(word) ?? ''));

/** The last touches: 'a old' → 'an old', 'waiting for at' → 'waiting at', 'looking at, ' → 'looking, '. */
export const mended = (text: string): string =>
  text
    .replace(
      /\b(waiting|looking|listening|searching) (?:for|at|to) (?=(?:for|at|to|in|on|under|beside|behind|with|from|through|over|towards|out|inside|across) )/g,
      '$1 ',
    )
    .replace(/\b(waiting|looking|listening|searching) (?:for|at|to)(?=,|$)/g, '$1')
    .replace(/\bmaking (?=((?:[a-z]+ ){0,3}[a-z]+))/g, (whole, made: string) =>
      isMeal(made) ? 'preparing ' : whole,
    )
    .replace(/\bdrinking (?=((?:[a-z]+ ){0,3}[a-z]+))/g, (whole, taken: string) =>
      taken.split(' ').some((word) => kindOf(word) === 'food') &&
      !/juice|tea|coffee|soup|chocolate/.test(taken)
        ? 'eating '
        : whole,
    )
    .replace(
      /\bplaying (?=(?:a |an |the )?(?:\w+ )?(?:yarn|ball|toys?|doll|leaves|snow|sand|water|bubbles|string|kitten|puppy|dog|cat)\b)/g,
      'playing with ',
    )
    // One drinks a coffee and sits in a café.
    .replace(
      /\b(in|inside|outside) (a|the) coffee\b(?! (?:shop|house|bar|cup|mug|pot|field|plantation))/g,
      '$1 $2 café',
    )
    .replace(
      /\bpouring (?=(?:the |her |his |a )?(?:\w+ )?(?:tomatoes|flowers|plants|roses|garden|vegetables|trees|seedlings|beds)\b)/g,
      'watering ',
    )
    .replace(/\bblowing out\b(?!.*\bcandle)/g, 'blowing')
    // Who is fed and what is knocked on takes no other preposition.
    .replace(/\b(knocking on|giving water to|leaning against) (?:at|to|on|in) /g, '$1 ')
    // 'ordena libros' and 'ordeña': the accent is left out.
    .replace(/\bmilking (?=(?:the |a |her |his )?(\p{L}+))/gu, (whole, what: string) =>
      namesBeing(what) ? whole : 'tidying ',
    )
    .replace(/\bhot (?=(?:lights?|colours|tones)\b)/g, 'warm ')
    .replace(/\b(napping|sleeping|lying|resting) in the net\b/g, '$1 in the hammock')
    .replace(/\b(?:a|an) (?=(\p{L}+))/gu, (_, word: string) => `${articleFor(word)} `)
    .replace(/\bbeside (?=(?:the |a )?fireplace\b)/g, 'by ')
    .replace(/\b(?:the|a) (?=the )/g, '')
    .replace(/\s+,/g, ',')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** What goes behind its noun in English: 'a boy alone', 'a square full of people'. */
export const followsNoun = (adjective: string): boolean =>
  /^(?:alone|barefoot|in love|seen)\b| of /.test(adjective);

const CONTAINERS = sifted(/^(?:glass|cup|bowl|plate|bottle|basket|bouquet|piece|pot|box|bag)$/);

/** Whether the thing is measured by it: a cup of coffee. */
export const measures = (head: string): boolean => CONTAINERS.test(head);

/** 'a cup of coffee' from a container with its article and what is in it. */
export const joinMeasure = (container: string, content: string): string =>
  `${/coffee|tea|chocolate/.test(content) ? container.replace(/\bglass$/, 'cup') : container} of ${content}`;
