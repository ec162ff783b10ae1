import type { PlaceRow } from '../lexicon/place.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import type { Lettering } from './lettering.ts';
import { isBeing, type Member, type Scene } from './scene.ts';
import { isRoom, placeCalled, senses } from './senses.ts';
import { onGround, placeOf } from './settle-ground.ts';
import { situationOf } from './situation.ts';
import { isReadThere } from './unlettered.ts';

/** Kinds that stand where they are built in: a sink, tiles, a counter. */
const FITTED: ReadonlySet<string> = new Set(['furniture', 'structure', 'thing', 'machine', 'textile']);

/** 'under a kitchen sink', 'regrouting bathroom tiles': where it is built in is where the scene is. */
function roomOfThing({ kind, words, adjectives, relation, part }: Member): PlaceRow | undefined {
  // A church tower is seen from without.
  if (
    /\b(?:stops?|stations?|shelters?|tower|steeple|spire|roof|rooftop|dome|chimney|facade|ruins?)s?$/i.test(
      words,
    )
  )
    return undefined;
  const isNamed = part === 'scenery' && kind === 'structure' && !relation;
  const isThere = /^(?:on|at|under|in|by|behind|beside|against|object)$/.test(relation?.preposition ?? '');
  if (!FITTED.has(kind) || !(isNamed || isThere)) return undefined;
  const [room, fitting] = words.split(' ').slice(adjectives.length);
  const row = room !== undefined && fitting !== undefined ? placeCalled(room) : undefined;
  return row && isRoom(row) ? row : undefined;
}

/** What stands alone in a segment after the first and names a place is where the scene is. */
export function settle(draft: Draft): void {
  settlePlace(draft);
  onGround(draft);
}

function settlePlace(draft: Draft): void {
  if (draft.place) return;
  const room = draft.cast.map(roomOfThing).find(Boolean);
  if (room && isBeing(draft.cast[0]?.kind ?? 'thing')) {
    draft.place = {
      words: room.names[0] ?? '',
      preposition: room.preposition,
      row: room,
      proper: false,
      plural: false,
      adjectives: [],
      strange: [],
    };
    return;
  }
  const place = draft.cast.find(
    ({ kind, part, placeRow, proper, relation }, i) =>
      i > 0 &&
      part === 'scenery' &&
      !relation &&
      // Waves that crash on the rocks below are no place of the lamp's keeper.
      !draft.doings.some(({ agents }) => agents.includes(i) && !agents.includes(0)) &&
      (kind === 'place' ||
        (kind === 'terrain' && placeRow !== undefined && isBeing(draft.cast[0]?.kind ?? 'thing')) ||
        (kind === 'building' && draft.isTags) ||
        (proper && draft.cast[0]?.kind !== 'sign')),
  );
  if (!place) return;
  draft.place = placeOf(place);
  place.part = 'topic';
}

/** What one stands on, whatever its row is called in. */
const STOOD_ON = sifted(
  /\b(?:platform|pier|jetty|deck|rooftop|roof|stage|beach|bridge|court|pitch|track|balcony|terrace|porch|steps|quay|dock|runway)s?$/i,
);

/** Weather is no figure: where a being is named too, the picture is about the being. */
export function beingFirst(draft: Draft): void {
  const [first] = draft.cast;
  const being = draft.cast.find(({ kind, part }) => isBeing(kind) && part !== 'topic');
  if (!first || !being) return;
  const acts = draft.doings.some(({ agents }) => agents.includes(draft.cast.indexOf(being)));
  // 'a greenhouse with an astronaut picking tomatoes' is about the astronaut, who is there.
  const stage = first.placeRow ?? (first.kind === 'structure' ? placeCalled(first.name) : undefined);
  const isStage =
    acts && !draft.place && ['place', 'building', 'structure'].includes(first.kind) ? stage : undefined;
  if (isStage)
    draft.place = {
      words: first.words,
      preposition: STOOD_ON.test(first.words) ? 'on' : isStage.preposition,
      row: isStage,
      proper: false,
      plural: first.plural,
      adjectives: first.adjectives,
      strange: [
        ...first.strange,
        ...draft.cast
          .filter(({ relation }) => relation?.preposition === 'made-of' && relation.to === 0)
          .map(({ words }) => words),
      ],
    };
  if (first.kind !== 'weather' && !isStage) return;
  // A sunset is an hour, too.
  const hour = senses()
    .get(first.name.toLowerCase())
    .find(({ is }) => is === 'time');
  if (hour?.is === 'time' && draft.times.every(({ row }) => row !== hour.row))
    draft.times.push({ words: first.name, row: hour.row });
  first.part = 'topic';
  being.part = 'main';
}

const FELT = sifted(
  /^(?:that |the |a |an |my |this )?(?:feeling|sense|smell|sound|taste|memory|memories|thought|idea|concept|fear|pressure|pain|joy|moment|second|instant|minute)\b(?: you get| one gets| we get)?(?: of| when| that| after| before)\b/i,
);

const ABOUT_TO = sifted(/\bbefore (?:an?|the) (?:first )?(?:sneeze|kiss|scream|jump|leap|dive|fall)$/i);

/** 'the feeling of being picked last' is no picture of a team: who and what it speaks of is what it is about. */
export function feltFirst(draft: Draft, subject: string): void {
  // Whoever is about to sneeze is seen, and stands for nothing.
  if (ABOUT_TO.test(subject)) return;
  const situation = situationOf(subject);
  if (!situation && !FELT.test(subject)) return;
  const known = draft.cast.find(({ kind, row }) => kind === 'abstract' && (row?.pictures.length ?? 0) > 0);
  for (const member of draft.cast) {
    member.part = 'topic';
    delete member.relation;
  }
  if (draft.cast.length === 0 && !situation) return;
  draft.doings.length = 0;
  delete draft.place;
  if (situation) {
    draft.rest.length = 0;
    draft.excluded.splice(0, draft.excluded.length, ...draft.excluded.filter((each) => !/^you/i.test(each)));
    delete draft.feeling;
  }
  if (known && !situation) known.part = 'main';
  else
    draft.cast.unshift({
      words: 'feeling',
      name: 'feeling',
      kind: 'abstract',
      ...(situation && { row: situation }),
      count: 1,
      plural: false,
      counted: false,
      proper: false,
      adjectives: [],
      colours: [],
      materials: [],
      known: true,
      strange: [],
      part: 'main',
    });
}

/** 'jealousy as a houseplant' is a picture of the houseplant. */
export function likenessFirst(draft: Draft): void {
  const [first, second] = draft.cast;
  if (first?.kind !== 'abstract') return;
  // 'jealousy between two friends' is a picture of the friends, who feel it.
  const felt = senses()
    .get(first.name.toLowerCase())
    .find(({ is }) => is === 'feeling');
  if (
    second &&
    (second.part !== 'topic' || (felt !== undefined && second.relation?.preposition === 'of')) &&
    (isBeing(second.kind) ||
      (felt !== undefined && ['place', 'building', 'terrain'].includes(second.kind))) &&
    (second.relation === undefined || /^(?:between|among|of)$/.test(second.relation.preposition))
  ) {
    if (felt?.is === 'feeling') draft.feeling ??= { words: first.name, row: felt.row };
    first.part = 'topic';
    second.part = 'main';
    delete second.relation;
    draft.agents = [1];
    return;
  }
  if (second?.relation?.preposition !== 'as') return;
  first.part = 'topic';
  first.relation = { preposition: 'as', to: 1 };
  // A house that stands for grief is seen in its mood.
  if (felt?.is === 'feeling') draft.feeling ??= { words: first.name, row: felt.row };
  // What stands for an idea has the idea's looks, not its kind's: sloth as a beast is no beast of prey.
  draft.cast[1] = { ...second, part: 'main', strange: [...second.strange, first.name] };
  delete draft.cast[1].relation;
  draft.agents = [1];
}

/** Where a place is what the picture is about, the scene is there. */
export function placeOfMain(draft: Draft): void {
  const [main] = draft.cast;
  if (!main?.placeRow || draft.place || !(main.kind === 'place' || main.row?.kind === 'building')) return;
  if (main.kind !== 'place') return;
  draft.place = {
    words: main.words,
    preposition: STOOD_ON.test(main.words) ? 'on' : main.placeRow.preposition,
    row: main.placeRow,
    proper: false,
    plural: main.plural,
    adjectives: main.adjectives,
    strange: main.strange,
  };
}

const HEAPED = sifted(/\b(?:tower|pyramid|mountain|mound|wall|sea|carpet|cloud|hill)$/i);
const SMALL: ReadonlySet<string> = new Set([
  'food',
  'drink',
  'product',
  'toy',
  'container',
  'clothing',
  'flower',
  'device',
  'textile',
]);

const CRAFT: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft', 'building']);

/** Words for a measure or a vessel: what is in it is what is shown. */
const MEASURES = sifted(
  /\b(?:plate|bowl|cup|glass|mug|bottle|jar|basket|box|bucket|tray|slice|piece|bar|stack|pile|heap|bunch|pair|row|flock|herd|pack|swarm|set|collection|bouquet|handful|crowd|school|line|circle|army|jug|pot|can|loaf|scoop|bag|sack|crate)s?$/,
);

/** What shows 'a bar of chocolate' is the chocolate; a pile, a group or a place of things shows the things. */
export function promoteContent(draft: Draft): void {
  const [first] = draft.cast;
  const index = draft.cast.findIndex(({ relation }) => relation?.preposition === 'of' && relation.to === 0);
  const content = draft.cast[index];
  if (!first || !content) return;
  const holds =
    first.row?.traits.words.has('container') ||
    MEASURES.test(first.name) ||
    // A tower of macarons is macarons.
    (HEAPED.test(first.name) &&
      (content.plural || /^(?:textile|food)$/.test(content.kind)) &&
      SMALL.has(content.kind)) ||
    ['container', 'group'].includes(first.kind) ||
    (first.kind === 'place' ? content.plural : !first.known);
  // The crew of a spaceship are in it, and are what is shown.
  const isCrew = first.kind === 'group' && !content.plural && (content.placeRow || CRAFT.has(content.kind));
  if (isCrew && !draft.place && content.placeRow?.surroundings === 'indoor') {
    draft.place = {
      words: content.words,
      preposition: content.placeRow.preposition,
      row: content.placeRow,
      ...{ proper: false, plural: false, adjectives: content.adjectives, strange: content.strange },
    };
  }
  if (isCrew) draft.cast[0] = { ...first, strange: [...first.strange, content.words] };
  if (!holds || isCrew) {
    content.part = 'topic';
    return;
  }
  first.part = first.kind === 'place' ? 'scenery' : 'support';
  content.part = 'main';
  draft.agents = [index];
  // What a team of horses does, the horses do.
  if (!isBeing(content.kind)) return;
  for (const [k, doing] of draft.doings.entries())
    if (doing.agents[0] === 0) draft.doings[k] = { ...doing, agents: [index] };
}

/** On a card or a sign the names and dates that follow it are its lines: 'wedding invitation, Emma & Luca, 12 June'. */
export function linesOf(draft: Draft, lettering: Lettering): readonly string[] {
  const [main] = draft.cast;
  const [head = '', ...rest] = lettering.readable.split(/[,;]\s*/);
  const named = /invitation|save the date/i.test(head) ? NAMES.exec(head)?.[1] : undefined;
  if (lettering.lines.length > 0) return named ? [named, ...lettering.lines] : lettering.lines;
  if (main?.kind !== 'sign') return lettering.lines;
  const guests = /invitation|save the date|card|certificate|cake|diploma|place|tag|gift/i.test(head)
    ? NAMES.exec(head)?.[1]
    : undefined;
  const said = rest.map((line) => line.trim()).filter((line) => isReadThere(line, draft.cast.slice(1)));
  const lines = guests ? [guests, ...said] : said;
  for (const member of draft.cast.slice(1)) {
    if (lines.some((line) => line.includes(member.name))) member.part = 'topic';
  }
  return lines;
}

/** Names that a card is for: 'for Emma & Noah'. */
const NAMES = sifted(/\bfor\s+(\p{Lu}\p{L}+(?:\s*(?:&|and|\+)\s*\p{Lu}\p{L}+)*)/u);

/** Whether the picture is about this member. */
export const isMain = (member: Member): boolean => member.part === 'main';

/** The feeling that the words name for the whole scene, else the main's: a baby's crying is not the thief's. */
export const feelingOf = (draft: Draft): Scene['feeling'] => {
  const main = draft.cast.find(isMain);
  const felt = draft.cast.find((member) => member.feeling && (member === main || !isBeing(member.kind)));
  return (
    draft.feeling ?? (felt?.feeling ? { words: felt.adjectives.join(' '), row: felt.feeling } : undefined)
  );
};
