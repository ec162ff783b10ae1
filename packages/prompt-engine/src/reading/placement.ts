import { CIRCUMSTANCES } from './circumstances.ts';
import type { Head } from './head.ts';
import { ANIMATE, kinds, PLACES } from './kind-sets.ts';
import { LIGHTS, MEDIA, SHOTS } from './named.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { PhraseTable } from './phrase-table.ts';
import type { Token } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What follows 'in', 'at' or 'under' without being a place. */
const NO_PLACE = words(
  'light lights lighting glow sun sunshine shade shadow shadows dark darkness day days morning time year century style front back middle center centre background foreground distance profile focus motion action love peace silence colour color colors colours black white sky skies clouds air fire camera lens viewer frame detail details high resolution quality tears pain thought prayer company pairs line',
);
const BARE = words('and a an the this that these those my your his her its our their some');
const NEVER_PLACES = kinds(
  'clothing',
  'jewellery',
  'sky',
  'weather',
  'abstract',
  'artwork',
  'render',
  'pattern',
);
/** Who may be placed by the noun before: 'beach wedding', 'street musician'; not 'river otter'. */
const PLACED_BY_NAME = kinds('person', 'people', 'child', 'baby', 'event');

const SEEING = words('looking staring gazing peering seen viewed smiling pointing glancing shining');
/** 'over' of a cause or a topping, not of a place. */
const ABOUT = /^(?:fight|argu|cry|weep|talk|laugh|pour|drizzl|quarrel|griev)/;
/** Links that place only what moves: 'walking through', not 'light through'. */
const MOVING = words('through into onto across over');

const READ_TABLES: readonly PhraseTable<unknown>[] = [CIRCUMSTANCES, LIGHTS, MEDIA, SHOTS];

/** Whether words are left when those that name an hour, a weather, a light, a medium or a view are taken away. */
function namesThing(tokens: readonly Token[], { nouns, from, to }: NounPhrase): boolean {
  const taken = new Set<number>();
  for (const table of READ_TABLES) {
    for (const { at, length } of table.all(tokens.slice(from, to))) {
      const named = nouns.find((noun) => noun.at <= from + at && noun.at + noun.length >= from + at + length);
      if (named && named.length > length) continue;
      for (let i = at; i < at + length; i++) taken.add(from + i);
    }
  }
  for (let at = from + 1; at < to; at++) {
    const word = tokens[at]?.word ?? '';
    if (!taken.has(at) && !BARE.has(word) && !NO_PLACE.has(word) && !/^\d/.test(word)) return true;
  }
  return false;
}

function isPlace(phrase: NounPhrase, before: NounPhrase | undefined, tokens: readonly Token[]): boolean {
  const { link, linkWord, nouns, unknown, determiner, from, to } = phrase;
  if (link !== 'place' || from === 0) return false;
  const verb = before?.link === 'verb' ? before.linkWord : (tokens[from - 1]?.word ?? '');
  if (SEEING.has(verb)) return false;
  if (linkWord === 'over' && ABOUT.test(verb)) return false;
  if (MOVING.has(linkWord) && !verb.endsWith('ing')) return linkWord === 'across' || linkWord === 'over';
  const said = CIRCUMSTANCES.all(tokens.slice(from, to));
  if (said.some(({ value }) => value.place !== undefined && Object.keys(value).length === 1)) return true;
  const kind = nouns.at(-1)?.value.kind;
  if (kind ? NEVER_PLACES.has(kind) : linkWord === 'by' && !determiner) return false;
  if (from + 1 === to) return nouns.length + unknown.length > 0;
  return namesThing(tokens, phrase);
}

/** Doings that settle where somebody is: on a horse, on the road, at a river. */
const MOUNTED = words(
  'riding driving sailing surfing skiing climbing swimming flying rowing paddling diving crossing entering leaving descending exploring roaming circling approaching',
);

/**
 * Whether the words say where the subject is: 'on a windowsill', 'riding a horse', 'backstage',
 * 'street musician'; not an hour, a weather, a light or a dress ('in the rain', 'by candlelight').
 */
export function isPlaced(tokens: readonly Token[], phrases: readonly NounPhrase[], head: Head): boolean {
  if (phrases.some((phrase, i) => isPlace(phrase, phrases[i - 1], tokens))) return true;
  const isNoun = (at: number): boolean =>
    phrases.some(({ nouns }) => nouns.some((noun) => at >= noun.at && at < noun.at + noun.length));
  const isGear = (at: number): boolean =>
    phrases.some(({ nouns }) => nouns.some((noun) => noun.at === at && !ANIMATE.has(noun.value.kind)));
  if (tokens.some(({ word }, at) => MOUNTED.has(word) && !isNoun(at) && !isGear(at + 1))) return true;
  const { phrase, match } = head;
  if (!phrase || !match || !PLACED_BY_NAME.has(match.value.kind)) return false;
  return phrase.nouns.some(({ at, value }) => at < match.at && PLACES.has(value.kind));
}
