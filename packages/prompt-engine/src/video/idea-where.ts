import { NOUN_TABLE } from '../nouns/nouns.ts';
import { kinds, PLACES } from '../reading/kind-sets.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { verbForm } from './idea-verbs.ts';

/** The place that an idea names. */
export interface Where {
  /** Ready to stand in a sentence, where the idea's words allow it: 'on the frozen lake'. */
  readonly text?: string;
  readonly place?: 'indoor' | 'outdoor';
}

const STATIC =
  /^(?:in|on|at|under|beside|near|along|behind|inside|beneath|underneath|outside|atop|between|among|against|by|aboard)$/;
const MOVING =
  /^(?:across|through|over|into|onto|from|off|past|around|round|down|up|towards?|out|above|below)$/;
const DETERMINER = /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|some)$/;
const STOP =
  /^(?:and|of|with|without|for|to|while|as|before|after|during|who|that|which|is|are|about|like|at|in|on)$/;

/** What follows a preposition without being a place. */
const NO_PLACE =
  /^(?:dawn|sunrise|sunset|dusk|twilight|night|midnight|noon|midday|morning|afternoon|evening|day|hour|time|minute|second|motion|slow|light|sunlight|moonlight|candlelight|lamplight|neon|dark|darkness|rain|snow|wind|storm|fog|mist|thunderstorm|sun|autumn|winter|summer|spring|weather|style|love|peace|silence|action|focus|colour|color|detail|hat|coat|dress|suit|shirt|jacket|raincoats?|boots|gloves|apron|uniform|glasses|kimono|costume|scarf|cloak|armou?r|hand|hands|hair|half|two|pieces|line|circle|circles|pairs?|once|fire|flames?|first|last|bell|speed|leash|foot|horseback|bicycles?|bike|themselves|himself|herself|itself|it|them|him|her|camera|lens|\d+s?)$/;

const OUTSIDE =
  /^(?:lake|river|stream|creek|pond|sea|ocean|bay|beach|shore|coast|harbou?r|quay|pier|dock|street|road|highway|motorway|alley|lane|path|trail|track|bridge|square|plaza|pavement|sidewalk|park|garden|orchard|vineyard|field|meadow|pasture|farm|hill|hillside|mountain|cliff|peak|summit|valley|canyon|desert|dune|dunes|forest|wood|woods|jungle|swamp|glacier|iceberg|ice|rooftop|roof|balcony|terrace|porch|yard|backyard|courtyard|playground|pitch|stadium|market|fairground|campsite|cemetery|volcano|waterfall|island|reef|rapids|runway|rocks?|sand|grass|puddle|fountain|moon|mars|planet|branch|tree|wall|fence|steps|doorstep|savannah?|tundra|prairie|riverbank|crater|viaduct|platform|boat|raft|canal|wave|waves|clouds|sky|skatepark|slope|slopes|racetrack|racecourse|construction site|town|city|village)$/;
const INSIDE =
  /^(?:kitchen|oven|bedroom|bed|bathroom|bath|bathtub|room|hall|hallway|corridor|studio|workshop|garage|office|classroom|school|library|museum|gallery|theatre|theater|stage|church|cathedral|temple|castle|barn|stable|greenhouse|factory|warehouse|laboratory|lab|hospital|restaurant|cafe|café|bar|pub|diner|bakery|shop|store|supermarket|gym|ring|cellar|basement|attic|elevator|lift|car|taxi|bus|tunnel|cave|sofa|couch|armchair|desk|counter|floor|shelf|table|stove|sink|laundromat|barbershop|salon|cockpit|mine|arcade|nightclub|aquarium|pool)$/;

/** Places that an idea may name: in space one floats, but it is a place all the same. */
const IDEA_PLACES = kinds(...PLACES, 'space');

const sideOf = (word: string): Where['place'] =>
  OUTSIDE.test(word) ? 'outdoor' : INSIDE.test(word) ? 'indoor' : undefined;

/** The words of a phrase that follows a preposition, without its article. */
function phraseFrom(tokens: readonly Token[], from: number): readonly string[] {
  const own: string[] = [];
  for (let at = from; at < tokens.length && own.length < 5; at++) {
    const { word = '', afterStop } = tokens[at] ?? {};
    const isVerb =
      own.length > 0 && word.endsWith('ing') && verbForm(word)?.form === 'ing' && !NOUN_TABLE.at(tokens, at);
    if ((afterStop && at > from) || isVerb || STOP.test(word) || STATIC.test(word) || MOVING.test(word))
      break;
    if (own.length > 0 && DETERMINER.test(word)) break;
    own.push(word);
  }
  return own.filter((word, at) => at > 0 || !DETERMINER.test(word));
}

const isPlaceNoun = (words: readonly string[]): boolean => {
  const tokens = tokensOf(words.slice(-2).join(' '));
  const kind = (NOUN_TABLE.at(tokens, 0) ?? NOUN_TABLE.at(tokens, tokens.length - 1))?.value.kind;
  return kind !== undefined && IDEA_PLACES.has(kind);
};

/** 'across a frozen lake' is on it; 'through the market' in it. */
function standing(link: string, words: readonly string[]): string | undefined {
  if (/^(?:mars|venus|jupiter)$/.test(words.join(' ')))
    return `on ${words.join(' ').replace(/^\p{L}/u, (first) => first.toUpperCase())}`;
  const own = `the ${words.join(' ')}`;
  if (link === 'by' || STATIC.test(link)) return `${link} ${own}`;
  const isWithin = /^(?:desert|forest|park|market|city|town|room|valley|garden|village)$/.test(
    words.at(-1) ?? '',
  );
  return link === 'across'
    ? `${isWithin ? 'in' : 'on'} ${own}`
    : link === 'through'
      ? `in ${own}`
      : undefined;
}

/** Where an idea plays, if its words say so: a preposition before a place or a thing, or a place that is the object. */
export function whereIn(scene: string): Where | undefined {
  const tokens = tokensOf(scene);
  let found: Where | undefined;
  for (let at = 1; at < tokens.length; at++) {
    const link = tokens[at]?.word ?? '';
    if (!STATIC.test(link) && !MOVING.test(link)) continue;
    const words = phraseFrom(tokens, at + 1);
    const head = words.at(-1) ?? '';
    if (
      head === '' ||
      NO_PLACE.test(head) ||
      (/ing$/.test(words[0] ?? '') && verbForm(words[0] ?? '') && !sideOf(head))
    )
      continue;
    const place = sideOf(head);
    const isPlace = place !== undefined || isPlaceNoun(words);
    const raw = scene.slice(tokens[at + 1]?.start, tokens[at]?.end).toLowerCase();
    const isOwned =
      /^(?:my|your|his|her|its|our|their)$/.test(tokens[at + 1]?.word ?? '') || raw.includes('"');
    const isMany = !DETERMINER.test(tokens[at + 1]?.word ?? '') && !/^(?:mars|venus)$/.test(head);
    const text =
      isPlace && !isOwned && !isMany
        ? standing(link, words)
        : isPlace && /^mars$/.test(head)
          ? 'on Mars'
          : undefined;
    if (found && (found.text || !text)) continue;
    found = {
      ...(text ? { text } : {}),
      ...(place ? { place } : found?.place ? { place: found.place } : {}),
    };
  }
  if (found) return found;
  const named = tokens.findLast(
    ({ word }) =>
      sideOf(word) === 'outdoor' &&
      !/^(?:wall|tree|rock|boat|raft|wood|wave|waves|steps|fence|fountain|rocks|dock|track|path|square|sand|ice|moon|grass)$/.test(
        word,
      ),
  );
  return named ? { place: 'outdoor' } : undefined;
}

/** Whether what a doing is done to is a place itself: 'leaves a station', 'rides a wave'. */
export const isPlaceName = (name: string): boolean =>
  sideOf(name.split(' ').at(-1) ?? '') !== undefined || isPlaceNoun(name.replace(/^the /, '').split(' '));

/** What of the place is a surface that is crossed: 'on the frozen lake' of 'crosses a frozen lake'. */
export function whereOfObject(base: string, object: string | undefined): string | undefined {
  const head = object?.split(' ').at(-1) ?? '';
  if (!object || !OUTSIDE.test(head)) return undefined;
  if (base === 'climb') return `on ${object}`;
  return base === 'cross' &&
    /^(?:lake|river|ice|street|road|bridge|field|desert|square|glacier|sea|viaduct)$/.test(head)
    ? `on ${object}`
    : undefined;
}
