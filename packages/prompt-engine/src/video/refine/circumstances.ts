import { PhraseTable } from '../../lexicon/phrase-table.ts';
import { rowsOf, textOf } from '../../lexicon/row.ts';
import { times } from '../../lexicon/tables.ts';
import type { TimeRow } from '../../lexicon/time.ts';
import type { Idea } from '../idea/idea.ts';
import { readIdea } from '../idea/read-idea.ts';
import type { PromptDraft } from '../optimizer/draft.ts';
import { lightSpan, ownWordsOf } from '../optimizer/prompt-parts.ts';
import { planVideo } from '../plan.ts';

/** An hour, a weather or a season that is asked for, and how it is written. */
export interface Circumstance {
  readonly name: string;
  readonly row: TimeRow;
  /** As it follows a place. */
  readonly words: string;
  /** As it is seen from a room. */
  readonly indoors: string;
}

/* Trait of a row, name | as it follows a place | as it is seen from a room | as an adjective. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(
    `
noon | at noon | - | -
midday | at noon | - | -
dawn | at dawn | - | -
morning | in the morning | - | -
day | in the middle of the day | - | -
afternoon | in the afternoon | - | -
golden-hour | just before sunset | - | -
dusk | at nightfall, the sky still blue | - | -
blue-hour | at nightfall, the sky still blue | - | -
rain | in steady rain, the ground wet | rain running down the windows | rainy
storm | in a breaking storm | a storm beyond the windows | stormy
snow | in falling snow, the ground white | snow falling past the windows | snowy
fog | in thick fog | fog against the windows | foggy
wind | in a strong wind | wind rattling the windows | windy
cloud | under an overcast sky | - | overcast
clear | under a clear sky | - | clear
winter | in winter, frost on the ground | in winter, frost on the panes | wintry
spring | in spring, the first leaves out | - | -
summer | in high summer | - | -
autumn | in autumn, leaves on the ground | - | -
night | at night | - | moonlit
`,
    4,
  ).map(([sign = '', ...words]) => [sign, words.map(textOf)] as const),
);

let named: PhraseTable<TimeRow> | undefined;

function table(): PhraseTable<TimeRow> {
  if (!named) {
    named = new PhraseTable<TimeRow>();
    for (const row of times()) for (const name of row.names) named.add(name.toLowerCase(), row);
  }
  return named;
}

function circumstance(name: string, row: TimeRow): Circumstance {
  const sign = [
    name,
    ...(row.type === 'weather' ? [...WORDS.keys()].filter((each) => row.traits.has(each)) : row.traits),
  ].find((each) => WORDS.has(each));
  const [words = '', indoors = ''] = WORDS.get(sign ?? '') ?? [];
  const said = words || `${row.type === 'era' ? 'in the age of' : 'at'} ${name}`;
  return { name, row, words: /^\d/.test(name) ? `in the ${name}` : said, indoors: indoors || said };
}

const SMALL = new Set('at in on by a an the with during and'.split(' '));

/** One circumstance, or several in a row: 'night', 'rainy night', 'at night in the rain'. */
export function circumstancesIn(said: string, isOrder: boolean): readonly Circumstance[] | undefined {
  const words = said.replace(/\s(?:scene|setting|shot|time)$/, '').split(' ');
  const found: Circumstance[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = table().longestAt(words, at);
    const row = hit?.value.find(
      ({ type }) => isOrder || type === 'time' || type === 'weather' || type === 'season',
    );
    if (hit && row)
      found.push(
        circumstance(
          words
            .slice(at, at + hit.length)
            .join(' ')
            .replace(/^(?:at|in)\s(?:the\s)?/, ''),
          row,
        ),
      );
    else if (!SMALL.has(words[at] ?? '')) return undefined;
    at += row ? (hit?.length ?? 1) : 1;
  }
  return found.length > 0 ? found : undefined;
}

const HOUR_WORDS =
  /\b(?:(?:just |shortly |a little )?(?:at|in|during|before|after|around|by|near|towards?) (?:the )?(?:early |late |mid-?|)?(?:dawn|sunrise|daybreak|first light|noon|midday|morning|afternoon|sunset|sun|golden hour|dusk|twilight|blue hour|evening|nightfall(?:, the sky still blue)?|night|midnight|daylight|middle of the day|day)|on an? (?:[a-z]{1,12} )?(?:morning|afternoon|evening|night|day))\b/i;
const WEATHER_WORDS =
  /\b(?:(?:in|under|through|during) (?:the |an? )?(?:[a-z]{1,10} )?(?:rain|snow|fog|mist|storm|thunderstorm|wind|drizzle|sunshine|sun|blizzard|downpour|clear sky|overcast sky)(?:, the ground (?:wet|white))?)\b/i;
const SEASON_WORDS =
  /\b(?:in|during) (?:the )?(?:early |late |mid|high )?(?:winter|spring|summer|autumn|fall)(?:, (?:frost|the first leaves|leaves) [a-z ]{2,14})?\b/i;
const SUNNY = /\b(?:sunny|sunlit|sun-drenched)\b/i;
const PATTERNS = new Map<string, RegExp>([
  ['time', HOUR_WORDS],
  ['weather', WEATHER_WORDS],
  ['season', SEASON_WORDS],
]);
const SEEN_FROM_INSIDE =
  /(?:[a-z]+ )?(?:rain|snow|fog|storm|wind) (?:running|falling|against|beyond|rattling)[a-z ]{0,12} (?:the )?windows/i;

const weatherOf = (row: TimeRow): string =>
  ['rain', 'storm', 'snow', 'fog', 'wind', 'cloud', 'clear'].find((each) => row.traits.has(each)) ?? '';

/** Words that say the opposite of what is asked for now. Answers whether some were found. */
function exchangeWords(draft: PromptDraft, wish: Circumstance, words: string): boolean {
  const { row, name } = wish;
  const why = `You asked for ${name}, and these words said otherwise.`;
  const own = ownWordsOf(draft.text);
  const hit =
    PATTERNS.get(row.type)?.exec(own) ?? (row.type === 'weather' ? SEEN_FROM_INSIDE.exec(own) : undefined);
  if (hit) draft.replace({ start: hit.index, end: hit.index + hit[0].length }, words, 'setting', why);
  const sunny = SUNNY.exec(ownWordsOf(draft.text));
  const isNight = row.traits.has('night') && row.type === 'time';
  if (sunny && (isNight || (row.type === 'weather' && !row.traits.has('clear')))) {
    const adjective = WORDS.get(isNight ? 'night' : weatherOf(row))?.[2] || 'grey';
    draft.replace({ start: sunny.index, end: sunny.index + sunny[0].length }, adjective, 'setting', why);
  }
  return hit !== null && hit !== undefined;
}

/** Chooses anew what a change has made untrue: light first, then the sound of the place and what moves. */
export function refit(draft: PromptDraft, idea: Idea, cause: string, changesLight: boolean): void {
  const { parts } = planVideo(idea);
  const why = (what: string): string => `Follows from ${cause}: the ${what} from before does not go with it.`;
  const light =
    changesLight && !draft.refill('light', parts.light, why('light')) ? lightSpan(draft.text) : undefined;
  if (light) draft.replace(light, parts.light, 'light', why('light'));
  const ground = draft.slot('ground');
  if (ground && parts.ground && ground.start > 0)
    draft.refill('ground', parts.ground, why('background sound'));
  else if (!ground) draft.refill('near', parts.near || parts.ground, why('background sound'));
  if (!idea.doing && changesLight) draft.refill('motion', parts.motion, why('movement'));
}

const isOpeningEnd = (text: string): boolean => /[\p{L}\p{N}"”’)]$/u.test(text);

/** Writes where or when it is at the end of the first sentence, or as a sentence where that has no room for it. */
export function putInOpening(draft: PromptDraft, words: string, why: string): void {
  const own = ownWordsOf(draft.text);
  const stop = /[.!?…](?=\s|$)|:\s/.exec(own);
  const at = stop ? stop.index : own.length;
  const opening = own.slice(0, at);
  if (
    at < 400 &&
    !/[\n]/.test(opening) &&
    isOpeningEnd(opening) &&
    !/^(?:Style|Sound|Subject)$/.test(opening)
  )
    draft.insert(at, ', ', words, 'setting', why);
  else
    draft.append(
      /^(?:in|at|on|under)\b/.test(words) ? `the whole shot is set ${words}` : words,
      'setting',
      why,
    );
}

/** Makes it another hour, weather or season: its words, its light and its sounds, and no more. */
export function settleCircumstance(draft: PromptDraft, wish: Circumstance): void {
  const { row, name } = wish;
  const isInside =
    planVideo(draft.idea()).setting.where.surroundings === 'indoor' ||
    SEEN_FROM_INSIDE.test(ownWordsOf(draft.text));
  const words = isInside ? wish.indoors : wish.words;
  if (!exchangeWords(draft, wish, words)) putInOpening(draft, words, `You asked for ${name}.`);
  const idea = readIdea(ownWordsOf(draft.text));
  const others = idea.scene.times.filter((read) => read.row.type !== row.type);
  refit(
    draft,
    { ...idea, scene: { ...idea.scene, times: [...others, { words: name, row }] } },
    name,
    row.type !== 'season',
  );
  const left = idea.scene.times.filter((read) => read.row.type === row.type && row.type === 'time');
  const speaksOtherwise = left.some(
    (read) => read.row !== row && ![...row.traits].some((trait) => read.row.traits.has(trait)),
  );
  if (speaksOtherwise) {
    const sentence = /^(?:in|at|under)\b/.test(words) ? `the whole shot is set ${words}` : words;
    draft.append(sentence, 'setting', `Your own words name another hour, so ${name} is said on its own.`);
  }
}
