import type { NounRow } from '../../lexicon/noun.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { nounCalled, nounWithin } from './nouns.ts';

/*
 * Beings that the words name only by what they have or within a set phrase: a parrot on a pirate's shoulder is two,
 * and who plays with a ball has a ball.
 */

const OF_A_BODY = sifted(
  /^(?:hair|shoulders?|back|lap|head|hands?|arms?|face|nails|feet|foot|neck|cheek|nose|paws?|ears?|legs?|heart|chest|pulse|stomach|belly|tooth|teeth|temperature|eyes?|forehead|throat|fingers?|posture|grip|costume|makeup|palm|wrist|thumb|shell|mane|tail|coat|fur|hooves|hoof|claws|feathers|wings?|beard|moustache|hearts?|knees?|ankles?|height|weight|waist|size|sleeves?|laces?|shoelaces?|hem|collar|blood|toes?|mouth|tongue|lips|shin|elbow|scar|wound|bruise|scrape|splinter|toenails?|fingernails?)$/,
);

/** A part that has its owner in its name: 'dog's paw'. */
const OWNED = sifted(/^(?:\w+ )*?(\w+)['’]s (\w+)$/);

/** The owner in the place of a part of the body. */
function ownerOf(member: Member): Member {
  const [, told = '', part = member.name] = OWNED.exec(member.name) ?? [];
  const who = member.owner ?? told;
  const row = OF_A_BODY.test(part) ? nounCalled(who.toLowerCase()) : undefined;
  if (!row) return member;
  return { ...member, row, kind: row.kind, name: who, words: who, count: 1, plural: false, known: true };
}

const NOT_SHOWN = sifted(/^(?:abstract|event|hands|weather|material|person|child|group|place|sport)$/);

/** One of what a row names, with nothing said of it. */
export const plainMember = (name: string, row: NounRow): Omit<Member, 'part'> => ({
  words: `${name} itself`,
  name,
  kind: row.kind,
  row,
  count: 1,
  plural: false,
  counted: false,
  proper: false,
  adjectives: [],
  colours: [],
  materials: [],
  strange: [],
  known: true,
});

/** The thing that a set phrase ends with: a ball to play with, a candle to blow out. */
function thingOf(scene: Scene): Member | undefined {
  const main = scene.cast.findIndex(({ part }) => part === 'main');
  const doing = scene.doings.find(({ agents, object }) => agents.includes(main) && object === undefined);
  const words = doing?.verb.base.split(' ') ?? [];
  const name = !words.some((word) => /^(?:a|an|the|with)$/.test(word))
    ? ''
    : words.length > 2 || (words.length === 2 && !/^(?:on|in|at|up|out|off|to)$/.test(words[1] ?? ''))
      ? (words.at(-1) ?? '')
      : '';
  const row = nounCalled(name);
  const isTold = scene.cast.some((member) => member.name === name) || scene.place?.words.includes(name);
  // The camera that one looks into is ours.
  const isOurs = name === 'camera' && !/^(?:hold|use|carry|adjust|set up)/.test(words[0] ?? '');
  if (!row || isTold || isOurs || NOT_SHOWN.test(row.kind)) return undefined;
  // A boat that one rows bears the rower.
  if (row.kind === 'boat')
    return { ...plainMember(name, row), part: 'support', relation: { preposition: 'in', to: main } };
  return { ...plainMember(name, row), part: 'held', relation: { preposition: 'with', to: main } };
}

/** What bears something in a room bears whoever was named before it, not the room. */
function bornBefore(member: Member, at: number, cast: readonly Member[]): Member {
  const { relation, part } = member;
  const before = cast[at - 1];
  const feature = cast[relation?.to ?? -1];
  // 'Ramen with chopsticks on a table': what bears a feature bears what has it.
  if (part === 'support' && relation && feature?.part === 'feature' && feature.relation)
    return { ...member, relation: { ...relation, to: feature.relation.to } };
  // 'Watching goldfish in a bowl': the bowl holds what can be in it.
  const last = cast[at - 1];
  const isTheirs =
    part === 'support' &&
    member.kind === 'container' &&
    relation?.preposition === 'in' &&
    relation.to !== at - 1;
  if (isTheirs && last?.part === 'object' && isBeing(last.kind))
    return { ...member, relation: { ...relation, to: at - 1 } };
  const isOfPlace = part === 'support' && relation !== undefined && cast[relation.to]?.kind === 'place';
  if (!isOfPlace || !before || before.kind === 'place') return member;
  return { ...member, relation: { ...relation, to: at - 1 } };
}

/** What bears one though the words take it for the place. */
const BEARERS = sifted(
  /^(?:basket|cage|ladder|rock|fence|wall|stairs|tree|pine|palm|bare-tree|leaf|mushroom|table|desk|bed|bench|chair|armchair|sofa|rug|shelf|book-stack|paper-stack|skateboard|sled|sleigh|motorbike|bicycle)$/,
);

/** A vehicle at whose window one is. */
const ABOARD_AT = sifted(
  /\bwindow (?:in|of|on) (?:the |an? )?((?:\w+ )?(?:bus|car|train|van|truck|tram|taxi))$/i,
);

/** What one is beside or in front of as a thing, not as a place. */
const isBesideIt = (row: NounRow, place: Scene['place']): boolean =>
  !/\b(?:counter|bar|till|reception)\b/.test(place?.words ?? '') &&
  (/^(?:building|structure|vehicle|aircraft|tree)$/.test(row.kind) || row.drawing === 'iceberg') &&
  /^(?:in front of|next to|beside|behind)$/.test(place?.preposition ?? '');

/** How what is named as the place bears one: a boat has one in it, a tree over it. */
function bearingOf({ kind, drawing }: NounRow, preposition = 'under'): string {
  if (kind === 'boat' || /^(?:basket|cage)$/.test(drawing)) return 'in';
  return /^(?:tree|structure|building)$/.test(kind) && preposition !== 'in' ? preposition : 'on';
}

/** What is named as the place and bears who is there: a boat on the water, a rock in the sea. */
function bearerNamed(scene: Scene): Member | undefined {
  const { place } = scene;
  const main = scene.cast.findIndex(({ part }) => part === 'main');
  const aboard = ABOARD_AT.exec(place?.words ?? '')?.[1];
  const row = place ? nounWithin(aboard ?? place.words.replace(/\bcage$/, 'birdcage')) : undefined;
  const [who] = scene.cast.slice(main);
  const isTold = scene.cast.some(
    ({ kind, row: own }) => own === row || (kind === 'boat' && row?.kind === 'boat'),
  );
  if (aboard && row && who && !isTold)
    return {
      ...plainMember(aboard, row),
      words: aboard,
      part: 'support',
      relation: { preposition: 'in', to: main },
    };
  // A bridge that one is under, a cabin that lights are over.
  const isOver =
    row !== undefined &&
    ((/^(?:bridge|viaduct)$/.test(row.drawing) &&
      /^(?:under|beneath|below)$/.test(place?.preposition ?? '')) ||
      (row.kind === 'building' && /^(?:over|above)$/.test(place?.preposition ?? '')));
  const isBeside = row !== undefined && isBesideIt(row, place);
  if (isBeside && who && !isTold)
    return {
      ...plainMember(row.names[0]?.singular ?? '', row),
      part: 'support',
      relation: { preposition: place?.preposition ?? '', to: main },
    };
  if (!who || !row || isTold || (row.kind !== 'boat' && !BEARERS.test(row.drawing) && !isOver))
    return undefined;
  const preposition = bearingOf(row, place?.preposition);
  // A blue sofa is blue, and a giant mushroom a giant.
  const said = place?.words.toLowerCase().split(' ') ?? [];
  const name = place?.words.split(' ').at(-1) ?? '';
  return {
    ...plainMember(name, row),
    words: `${said.join(' ')} itself`,
    adjectives: said.slice(0, -1),
    part: 'support',
    relation: { preposition, to: main },
  };
}

const OF_SCHOOLS = sifted(
  /\b(?:teacher|classroom|school(?!\s*of)|schoolyard|class|playground|kindergarten)s?\b/i,
);
const OF_GROWN_UPS = sifted(
  /\b(?:university|college|professors?|lectur\w+|campus|seminar|graduat\w*|medical|law|adult|art|yoga|dance|driving|flight|martial|karate|pottery|exchange) ?\b/i,
);

/** The students of a school teacher are children. */
const pupilOf = (member: Member, { subject }: Scene): Member =>
  member.age === undefined &&
  /\b(?:students?|class|classmates?)$/.test(member.name) &&
  OF_SCHOOLS.test(subject) &&
  !OF_GROWN_UPS.test(subject)
    ? { ...member, age: 'child' }
    : member;

/** The friend of a child is a child. */
const peerOf = (member: Member, { cast }: Scene): Member =>
  member.age === undefined &&
  /^(?:best )?(?:friend|brother|sister|sibling|cousin|twin|classmate)s?$/.test(member.name) &&
  cast.some(({ part, kind }) => part === 'main' && kind === 'child')
    ? { ...member, age: 'child' }
    : member;

/** 'A samurai duel' shows two samurai. */
function contendersOf(member: Member): Member {
  const row =
    member.kind === 'event' && /\b(?:duel|fight|battle|match|bout)$/.test(member.words)
      ? nounCalled(member.words.toLowerCase().split(' ').slice(-2)[0] ?? '')
      : undefined;
  return row && isPeople(row.kind)
    ? { ...member, row, kind: row.kind, count: 2, counted: true, plural: true }
    : member;
}

/** 'Children flying kites' that were read as kites are children, who have kites. */
function doersOf({ cast: [main] }: Scene): { readonly people: Member; readonly thing: Member } | undefined {
  const [who = '', does = ''] = main?.words.toLowerCase().split(' ') ?? [];
  const row = does.endsWith('ing') ? nounCalled(who) : undefined;
  if (!main || !row || !isPeople(row.kind) || isPeople(main.kind)) return undefined;
  const people: Member = { ...plainMember(who, row), words: who, part: 'main', count: 12, plural: true };
  return { people, thing: { ...main, part: 'held', count: 3, relation: { preposition: 'with', to: 0 } } };
}

/** Deeds of a part of the body, or of what is worn, are its owner's: 'a boy with a broken arm sitting'. */
function wholeDoers(scene: Scene): Scene {
  const ownerAt = (index: number): number => {
    const { kind, relation } = scene.cast[index] ?? {};
    const isPart = kind === 'hands' || kind === 'clothing';
    return isPart && relation && /^(?:with|in|wearing)$/.test(relation.preposition) ? relation.to : index;
  };
  if (!scene.doings.some(({ agents }) => agents.some((index) => ownerAt(index) !== index))) return scene;
  const doings = scene.doings.map((doing) => ({ ...doing, agents: doing.agents.map(ownerAt) }));
  const cast = scene.cast.map((member): Member => {
    const { relation, kind } = member;
    const isPart = kind === 'hands' || kind === 'clothing';
    return relation && !isPart ? { ...member, relation: { ...relation, to: ownerAt(relation.to) } } : member;
  });
  return { ...scene, doings, cast };
}

/** The scene with those that it names in passing. */
export function withOwners(told: Scene): Scene {
  const scene = wholeDoers(told);
  const thing = thingOf(scene);
  const owned = scene.cast.map((member): Member => {
    if (member.part === 'main') return pupilOf(contendersOf(member), scene);
    const { relation } = member;
    // The owner stands where the ear is: once.
    const isDrawn = relation?.preposition === 'whose' && OF_A_BODY.test(scene.cast[relation.to]?.name ?? '');
    return isDrawn ? { ...member, part: 'topic' } : peerOf(pupilOf(ownerOf(member), scene), scene);
  });
  const cast = owned.map(bornBefore);
  const bearer = bearerNamed(scene);
  const doers = doersOf(scene);
  if (doers) return { ...scene, cast: [doers.people, doers.thing, ...cast.slice(1)] };
  return { ...scene, cast: [...cast, ...(thing ? [thing] : []), ...(bearer ? [bearer] : [])] };
}
