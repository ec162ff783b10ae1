import type { SubjectKind } from '../kinds.ts';
import { headOf } from '../reading/head.ts';
import { ANIMATE } from '../reading/kind-sets.ts';
import { nounPhrasesOf } from '../reading/noun-phrases.ts';
import { readSubject } from '../reading/read-subject.ts';
import type { SubjectReading } from '../reading/subject-reading.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { DOINGS } from './beats/doings.ts';

const BY_KIND: Partial<Record<SubjectKind, string>> = {
  person: 'the figure',
  people: 'the group',
  child: 'the child',
  baby: 'the baby',
  hands: 'the hands',
  pet: 'the animal',
  'wild-animal': 'the animal',
  bird: 'the bird',
  insect: 'the insect',
  'sea-animal': 'the animal',
  plant: 'the plant',
  food: 'the dish',
  drink: 'the drink',
  city: 'the street',
  mountain: 'the mountain',
  coast: 'the shore',
  forest: 'the forest',
  desert: 'the desert',
  field: 'the field',
  water: 'the water',
  sky: 'the sky',
  weather: 'the weather',
  vehicle: 'the vehicle',
  building: 'the building',
  interior: 'the room',
  'fantasy-being': 'the creature',
  robot: 'the robot',
  toy: 'the toy',
  'photo-edit': 'the picture',
  artwork: 'the picture',
  lettering: 'the lettering',
  logo: 'the mark',
  diagram: 'the diagram',
  pattern: 'the pattern',
  render: 'the model',
};
const ALWAYS_PLURAL: ReadonlySet<SubjectKind> = new Set(['hands']);
const NO_NAMES: ReadonlySet<SubjectKind> = new Set(['abstract', 'photo-edit', 'lettering', 'logo']);

/** How a thing is called, and whether it is several. */
export interface Called {
  readonly it: string;
  readonly isPlural: boolean;
}

const joinedName = (kind: SubjectKind): string =>
  kind === 'people' || kind === 'person' || kind === 'child'
    ? 'both of them'
    : kind === 'vehicle'
      ? 'both vehicles'
      : 'the pair';

const SHOT_OF_GOODS = /\s(?:product|pack|hero)[\s-](?:shot|photo|video|film|ad)\b.*$/i;
/** A description whose noun the reading took for a doing. */
const ADJECTIVE = /^(?:empty|old|new|small|big|lone|single|last|first|broken|little|tiny|giant|dark|long)$/i;
const WITHIN = /^(?:inside|outside|within|under|behind|above)\s/i;
const LEADING = /^(?:(?:an?|the|one|some|my|his|her|their|its|your|our|this|that)\s)+/i;

const within = (text: string, from: Token | undefined, to: Token | undefined): string | undefined =>
  from && to && from.start < to.end ? text.slice(from.start, to.end).replace(/['’]s$/, '') : undefined;

/** The user's own noun for the main thing, with its article. */
export function calledIn(text: string, reading: SubjectReading, kind: SubjectKind): Called {
  const plain: Called = { it: BY_KIND[kind] ?? 'the subject', isPlural: ALWAYS_PLURAL.has(kind) };
  if (reading.isForeign || NO_NAMES.has(kind)) return plain;
  const shown = text.replace(SHOT_OF_GOODS, '');
  const tokens = tokensOf(shown);
  const { phrase, match } = headOf(nounPhrasesOf(tokens));
  if (!match) {
    const own = within(shown, tokens[phrase?.from ?? -1], tokens[(phrase?.to ?? 0) - 1])
      ?.replace(WITHIN, '')
      .replace(LEADING, '');
    const isShort =
      !ADJECTIVE.test(own ?? '') &&
      own !== undefined &&
      own !== '' &&
      own.split(/\s+/).length <= 3 &&
      /^\p{L}/u.test(own);
    return isShort ? { it: `the ${lower(own)}`, isPlural: phrase?.plural ?? false } : plain;
  }
  const own = within(shown, tokens[match.at], tokens[match.at + match.length - 1]);
  if (own === undefined || own.length > 30) return plain;
  const isMany = match.plural || phrase?.plural === true || /[^siu]s$/.test(own);
  if (reading.facts.count === 'many' && !isMany) return { it: joinedName(kind), isPlural: true };
  const bare = lower(own.replace(LEADING, '').replace(/^(?:two|three|four|five|six|seven)\s/i, ''));
  return { it: `the ${bare}`, isPlural: isMany };
}

/** Lower case but for names in capitals ('BMX', 'Porto'). */
function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const NOT_OBJECTS =
  /\s(?:underwater|outside|inside|together|alone|again|slowly|quickly|quietly|open|apart)$/i;

/** What the doing is done to, where the words say: 'the nets'. */
export function objectIn(text: string): Called | undefined {
  const tokens = tokensOf(text);
  const phrases = nounPhrasesOf(tokens);
  const verb = DOINGS.all(tokens)[0];
  if (!verb) return undefined;
  const end = verb.at + verb.length;
  const phrase =
    phrases.find(({ from, to, link }) => link !== 'place' && from <= verb.at && to > end) ??
    phrases.find(({ from, link }) => from === end && link === 'stop' && !tokens[from]?.afterStop) ??
    phrases.find(({ from, linkWord }) => from === end && (linkWord === 'about' || linkWord === 'over'));
  if (!phrase) return undefined;
  const own = within(text, tokens[Math.max(end, phrase.from)], tokens[phrase.to - 1])
    ?.replace(NOT_OBJECTS, '')
    .replace(/^(?:about|over)\s/i, '')
    .replace(LEADING, '');
  if (!own || own.split(/\s+/).length > 4 || !/^[\p{L}\s'’-]+$/u.test(own)) return undefined;
  return { it: `the ${lower(own)}`, isPlural: phrase.plural || /[^s]s$/.test(own) };
}

/** Who does what the idea tells with a finite verb: 'a barista' of 'a barista pours latte art'. */
export function doerIn(text: string): SubjectReading | undefined {
  const tokens = tokensOf(text);
  const verb = DOINGS.all(tokens).find(({ at }) => at > 0 && /[^s]s$/.test(tokens[at]?.word ?? ''));
  const says = tokens.findIndex(
    ({ word }, at) => at > 0 && /^(?:says|asks|tells|shouts|whispers)$/.test(word),
  );
  const first = Math.min(verb?.at ?? Number.POSITIVE_INFINITY, says < 0 ? Number.POSITIVE_INFINITY : says);
  const token = tokens[first];
  if (!token) return undefined;
  const reading = readSubject(text.slice(0, token.start));
  return reading.known && ANIMATE.has(reading.kind) ? reading : undefined;
}
