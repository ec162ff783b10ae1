import { type BeatPlace, isRegionOf } from '../idea/beat-places.ts';
import { BAR, WATERLESS } from '../idea/elsewhere-words.ts';
import type { Event } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { soundsNamed } from './foley.ts';

/*
 * What lies under a film, moment by moment: a place is heard from the moment on that names it, and no longer than the
 * film stays there.
 */

/** Where a moment is heard. */
export type SoundPlace = Pick<BeatPlace, 'where' | 'place'> & Partial<BeatPlace>;

/** Moments that come later or elsewhere. */
const LATER =
  /^(?:(?:\p{L}+\s){0,2}(?:weeks?|months?|years?|days?|hours?) later|the next|next|later|last shot|meanwhile|back (?:home|in|at))\b|\breturns?\b/iu;

/** The moments up to the one that plays there; all of them where it is none of them. */
export function toldUntil({ events }: Pick<Idea, 'events'>, { scene }: SoundPlace): readonly Event[] {
  const at = events.findIndex(({ text, part }) => part === undefined && text === scene?.subject);
  return at < 0 ? events : events.slice(0, at + 1);
}

const BECOMES = /\b(?:turns?|transforms?|changes?|melts?|dissolves?) into\s(.+)$/iu;
/** What ends a spell, and brings back what was heard before it. */
const BREAKS =
  /\b(?:battery|power|phone|spell|signal|headphones?) (?:dies|dead|runs out|goes out|fails|breaks)|\b(?:zipper|spell|magic) (?:breaks|ends)|\bwakes up\b|\balarm (?:rings|goes)\b/i;

/** The words that a moment is heard by: its own first, then those before it as long as the film stays there. */
export function shownAt(idea: Idea, at: SoundPlace): readonly string[] {
  if (at.hasMoved && at.scene) return [at.scene.subject];
  const told = toldUntil(idea, at).filter(({ part }) => part === undefined);
  if (told.length < 2 && told.length === idea.events.filter(({ part }) => part === undefined).length)
    return [idea.shown];
  const words: string[] = [];
  let isBack = false;
  for (const { text } of [...told].reverse()) {
    const [all = '', into = ''] = BECOMES.exec(text) ?? [];
    if (isBack && all !== '') {
      words.push(text.slice(0, -all.length));
      continue;
    }
    words.push(into === '' ? text : into);
    if (into !== '' || LATER.test(text)) break;
    isBack ||= BREAKS.test(text);
  }
  // What is yet to become another place is itself until then.
  const next = idea.events[told.length];
  const [later = ''] = BECOMES.exec(next?.text ?? '') ?? [];
  if (next && later !== '') words.push(next.text.slice(0, -later.length));
  const settings = idea.request.asides.filter(({ sort }) => sort === 'setting').map(({ text }) => text);
  return [...words, ...settings, ...(isOfOnePlace(idea) ? [idea.shown] : [])];
}

/** Whether a film stays where and when it begins, as far as its words say. */
export const isOfOnePlace = ({ events }: Pick<Idea, 'events'>): boolean =>
  !events.some(({ text }) => LATER.test(text) || BECOMES.test(text));

const SILENCED = /\b(?:silent|soundless|hushed)\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+/iu;

/** Whether a moment plays where the words have it silent: 'turns into a silent snowy forest'. */
export const isSilencedAt = (idea: Idea, at: SoundPlace): boolean =>
  idea.events.length > 1 &&
  SILENCED.test(shownAt(idea, at)[0] ?? '') &&
  BECOMES.test(at.scene?.subject ?? '');

/** Sounds that need people, daylight or the warm half of the year. */
const PEOPLED =
  /\b(?:voices?|steps|footsteps|murmur|crowd|music|band|announcements?|cups?|laughter|children|hangers|keys|phones?|engines?|machines?|traffic|applause|audience|drums?|flute|pipe|guitar|waltz|shrieks|screams|organ|cutlery)\b/i;
const DAILY =
  /\b(?:birds?|cock crow|rooster|larks?|gulls?|doves?|bees|cicadas|crickets|sparrows?|swallows?|insects?|school)\b/i;
const EMPTY =
  /\b(?:empty|deserted|abandoned|alone|nobody|no people|uninhabited|lonely|silent|silence|quiet|ruined|drained|after hours|closed|closing)\b/i;

/** Whether it plays at night, in the cold or in weather that drives all others in. */
const isUnsuited = ({ where }: Pick<BeatPlace, 'where'>): boolean =>
  where.daytime === 'night' || where.season?.traits.has('winter') === true || where.weather !== undefined;

/** A sound without its parts that need people where nobody is, or an hour that is not named. */
export function fitting(idea: Idea, at: Pick<BeatPlace, 'where'>, sound: string): string {
  // A tent does not bring its rain.
  if (/\b(?:rain|thunder|wet)\b/i.test(sound) && at.where.weather === undefined) return '';
  const isDry = idea.subject.search(WATERLESS) >= 0;
  const isAtGate = /\b(?:airport|departures?|flight|terminal|station)\b/i.test(idea.subject);
  if (/\bannouncements\b/i.test(sound) && !isAtGate) return '';
  if (FLOODED.test(idea.subject) && /\b(?:trains?|traffic|steps|footsteps|voices)\b/i.test(sound))
    return wetFloor(idea.subject);
  if (/\bwaltz\b/.test(sound) && !/\b(?:waltz\p{L}*|ball(?! pit)|gala)\b/iu.test(idea.subject))
    return wetFloor(idea.subject);
  if (/\bglasses\b/i.test(sound) && idea.subject.search(BAR) >= 0) return '';
  const fits = (part: string): boolean =>
    !(isDry && /\b(?:water|lapping|waves)\b/i.test(part)) &&
    !isDeserted(idea, part) &&
    !(isUnsuited(at) && DAILY.test(part)) &&
    !(/\bcrickets\b/i.test(part) && at.where.daytime !== 'night');
  return sound
    .split(/\sand\s/)
    .filter(fits)
    .join(' and ');
}

/** A floor that stands under water is heard by it. */
const wetFloor = (text: string): string => (FLOODED.test(text) ? 'water lapping at the walls' : '');
const FLOODED = /\b(?:flooded|ankle[- ]deep|knee[- ]deep)\b/i;

/** Steps and heels as they sound where the floor stands under water. */
export const asFlooded = (sound: string, text: string): string =>
  FLOODED.test(text)
    ? sound
        .replace(/\bon (?:a|the) (?:wooden )?floor\b/, 'through shallow water')
        .replace(/^footsteps$/, 'steps through shallow water')
    : sound;

/** Whether a sound needs people where the words have none. */
export const isDeserted = ({ subject, shown }: Idea, sound: string): boolean =>
  EMPTY.test(`${subject} ${shown}`) && PEOPLED.test(sound);

/** What is heard in a place that the words surely name: '-' and rows without a sound have none. */
export function placeSound(idea: Idea, at: Pick<BeatPlace, 'where' | 'place'>): string {
  const sound = at.place?.row?.sound ?? '';
  // An astronaut's station has no trains.
  if (/\b(?:astro|cosmo)nauts?\b/i.test(idea.subject) && at.place?.row?.names.includes('station hall'))
    return '';
  if (FALLING.test(idea.subject) || BURNING.test(idea.subject)) return '';
  return sound === '-' || (at.place && isRegionOf(at.place)) ? '' : fitting(idea, at, sound);
}

/** What of a place is in danger of falling is heard before all else of it. */
const FALLING =
  /\b(?:collapsing|crumbling|caving in|crumbles?)\b[^.]*\b(?:tunnel|building|buildings|bridge|tower|mine|cave|temple|city|house|houses|roof|walls?|wall|stadium)\b|\b(?:tunnel|buildings?|bridge|tower|mine|cave|temple|city|houses?|roof|walls?)\b[^.]{0,20}\b(?:collapses?|collapsing|crumbles?|crumbling)\b/i;

const BURNING =
  /\bburning (?:forest|woods?|warehouse|factory|hotel|tower|bridge|hangar|mill|school|market|train|car park|stable|workshop|palace|castle)\b/i;

/** What the words of the place sound like, else whoever is there. */
export const soundByWords = (idea: Idea, at: SoundPlace): string =>
  shownAt(idea, at)
    .flatMap((words) => [
      FALLING.test(words) ? 'stone cracking and falling' : '',
      BURNING.test(words) ? 'a fire roaring' : '',
      ...soundsNamed(words),
    ])
    .map((sound) => fitting(idea, at, sound))
    .find(Boolean) ?? '';
