import { withImplied } from '../compose/implied.ts';
import { contradicts, type Facts, merged } from '../facts.ts';
import type { Circumstance } from './circumstance.ts';
import { readIdea } from './idea.ts';
import { choose, type Scene, sceneOf } from './optimize-choose.ts';
import { type Found, findPhrases } from './optimize-phrases.ts';
import { type Draft, ELEMENT_OF, lightSpan } from './refine-draft.ts';

const HOUR_WORDS =
  /\b(?:(?:just |shortly |a little )?(?:at|in|during|before|after|around|by|near|towards?) (?:the )?(?:early |late |mid-?)?(?:dawn|sunrise|daybreak|first light|noon|midday|morning|afternoon|sunset|golden hour|dusk|twilight|blue hour|evening|nightfall|night|midnight|daylight|day)|on an? (?:[a-z]{1,12} )?(?:morning|afternoon|evening|night|day))\b/i;
const WEATHER_WORDS =
  /\b(?:(?:in|under|through|during) (?:the |an? )?(?:[a-z]{1,10} )?(?:rain|snow|fog|mist|storm|thunderstorm|wind|drizzle|sunshine|sun|blizzard|downpour))\b/i;
const SEASON_WORDS = /\b(?:in|during) (?:the )?(?:early |late |mid)?(?:winter|spring|summer|autumn|fall)\b/i;
const SUNNY = /\b(?:sunny|sunlit|sun-drenched)\b/i;

/** Words of the user's own that say the opposite of what is asked for now. */
function ownWords(draft: Draft, wish: Circumstance): boolean {
  const { time, weather, season } = wish.facts;
  const pattern = time ? HOUR_WORDS : weather ? WEATHER_WORDS : season ? SEASON_WORDS : undefined;
  const hit = pattern?.exec(userPart(draft.text));
  const why = `You asked for ${wish.name}, and these words said otherwise.`;
  if (hit) draft.replace({ start: hit.index, end: hit.index + hit[0].length }, wish.words, 'setting', why);
  const sunny = SUNNY.exec(userPart(draft.text));
  if (sunny && (time === 'night' || (weather !== undefined && weather !== 'clear'))) {
    const word = time === 'night' ? 'moonlit' : (ADJECTIVES[weather ?? ''] ?? 'grey');
    draft.replace({ start: sunny.index, end: sunny.index + sunny[0].length }, word, 'setting', why);
  }
  return hit !== null && hit !== undefined;
}

const ADJECTIVES: Readonly<Record<string, string>> = {
  rain: 'rainy',
  snow: 'snowy',
  fog: 'foggy',
  storm: 'stormy',
  wind: 'windy',
  cloud: 'overcast',
};

/** What stands before the first phrase of ours, or the whole text. */
export function userPart(text: string): string {
  const first = findPhrases(text).find(({ line }) => line.slot !== 'lens' && line.slot !== 'music');
  if (!first) return text;
  const before = text.slice(0, first.start).trimEnd();
  let end = before.endsWith('Sound:') ? before.length - 'Sound:'.length : before.length;
  while (end > 0 && /[.,;:\s]/.test(before.charAt(end - 1))) end--;
  return before.slice(0, end);
}

/** What holds in the scene from now on. */
export function sceneAfter(draft: Draft, wish: Pick<Circumstance, 'facts'>): Scene {
  const own = userPart(draft.text);
  const scene = sceneOf(own, readIdea(own), draft.text.length);
  const place = draft.slot('place')?.line.says ?? {};
  const times = draft.found().flatMap(({ line }) => (line.slot === 'time' ? [line.says] : []));
  const said = times.reduce<Facts>((sum, more) => merged(sum, more), place);
  const { light: _light, ...before } = merged(scene.facts, said);
  const facts: Facts = { ...before, ...wish.facts };
  const { weather, ...rest } = facts;
  const keepsWeather = wish.facts.weather !== undefined || (weather !== 'clear' && weather !== 'cloud');
  return { ...scene, facts: keepsWeather && weather ? { ...rest, weather } : rest };
}

const REPLACEABLE = ['time', 'motion', 'light', 'style', 'mood', 'near', 'ground', 'detail'] as const;

/** Whether a phrase belongs to the hour or weather that was before. */
function isOutdated({ line }: Found, facts: Facts): boolean {
  return contradicts(facts, withImplied(line.says, line.text.toLowerCase()));
}

/** Chooses anew what a change has made untrue: light first, then sounds, look and movement. */
export function refit(draft: Draft, scene: Scene, cause: string, changesLight: boolean): void {
  for (const slot of REPLACEABLE) {
    const old = draft.slot(slot);
    if (!old) continue;
    const always = changesLight && (slot === 'light' || slot === 'ground');
    if (!always && !isOutdated(old, scene.facts)) continue;
    const line = choose(slot, scene, scene.facts);
    const why = `Follows from ${cause}: the ${NAMES[slot]} from before does not go with it.`;
    if (line) draft.replace(old, line.text, ELEMENT_OF[slot], why);
    else draft.remove(old);
  }
  const span = draft.slot('light') ? undefined : lightSpan(draft.text);
  const said = span && withImplied({}, draft.text.slice(span.start, span.end).toLowerCase());
  const line = choose('light', scene, scene.facts);
  if (span && said && line && contradicts(scene.facts, said))
    draft.replace(
      span,
      line.text,
      'light',
      `Follows from ${cause}: the light from before does not go with it.`,
    );
}

/** Makes it another hour, weather or season: its words, its light and its sounds, and nothing else. */
export function settleCircumstance(draft: Draft, wish: Circumstance): void {
  const indoorPlace = draft.slot('place')?.line.says.place === 'indoor';
  const hadOwn = ownWords(draft, wish);
  const scene = sceneAfter(draft, wish);
  const words = (scene.facts.place === 'indoor' || indoorPlace) && wish.indoors ? wish.indoors : wish.words;
  if (!hadOwn) place(draft, wish, words);
  refit(draft, scene, wish.name, wish.facts.season === undefined);
  const left = readIdea(userPart(draft.text)).facts;
  const { time, weather } = wish.facts;
  if ((time && left.time && left.time !== time) || (weather === 'snow' && left.season === 'summer'))
    draft.append(
      asSentence(words),
      'setting',
      `Your own words name another hour, so ${wish.name} is said on its own.`,
    );
}

const NAMES: Readonly<Record<(typeof REPLACEABLE)[number], string>> = {
  time: 'hour',
  motion: 'movement',
  light: 'light',
  style: 'look',
  mood: 'feeling',
  near: 'near sound',
  ground: 'background sound',
  detail: 'detail',
};

const asSentence = (words: string): string =>
  /^(?:in|at|under)\b/.test(words) ? `the whole shot is set ${words}` : words;

const KEYS = ['time', 'weather', 'season'] as const;

/** Writes the words of the circumstance where the hour stands, or after the place, or at the end of the first sentence. */
function place(draft: Draft, wish: Circumstance, words: string): void {
  const why = `You asked for ${wish.name}.`;
  const hours = draft.found().filter(({ line }) => line.slot === 'time');
  const clashing = hours.find(({ line }) => KEYS.some((key) => wish.facts[key] && line.says[key]));
  if (clashing) {
    draft.replace(clashing, words, 'setting', why);
    return;
  }
  const after = hours.at(-1) ?? draft.slot('place');
  if (after) {
    draft.insert(after.end, ', ', words, 'setting', why);
    return;
  }
  const own = userPart(draft.text);
  const stop = /[.!?…](?=\s|$)/.exec(own);
  const at = stop ? stop.index : own.length;
  const isPlain = at < 260 && !/[:\n]/.test(own.slice(0, at)) && /[\p{L}\p{N}"”’)]$/u.test(own.slice(0, at));
  if (isPlain && !draft.text.startsWith('Style')) draft.insert(at, ', ', words, 'setting', why);
  else draft.append(asSentence(words), 'setting', why);
}
