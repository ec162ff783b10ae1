import type { NounRow } from '../lexicon/noun.ts';
import type { Member, Scene } from '../read/scene.ts';
import { nounCalled, nounWithin } from './stage-nouns.ts';

/*
 * Beings that the words name only by what they have or within a set phrase: a parrot on a pirate's shoulder is two,
 * and who plays with a ball has a ball.
 */

const OF_A_BODY =
  /^(?:hair|shoulders?|back|lap|head|hands?|arms?|face|nails|feet|foot|neck|cheek|nose|paws?|ears?|legs?)$/;

/** The owner in the place of a part of the body. */
function ownerOf(member: Member): Member {
  const who = member.owner ?? '';
  const row = OF_A_BODY.test(member.name) ? nounCalled(who.toLowerCase()) : undefined;
  if (!row) return member;
  return { ...member, row, kind: row.kind, name: who, words: who, count: 1, plural: false, known: true };
}

const NOT_SHOWN = /^(?:abstract|event|hands|weather|material|person|child|group|place|sport)$/;

/** One of what a row names, with nothing said of it. */
const plainMember = (name: string, row: NounRow): Omit<Member, 'part'> => ({
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
  if (!row || isTold || NOT_SHOWN.test(row.kind)) return undefined;
  return { ...plainMember(name, row), part: 'held', relation: { preposition: 'with', to: main } };
}

/** What bears something in a room bears whoever was named before it, not the room. */
function bornBefore(member: Member, at: number, cast: readonly Member[]): Member {
  const { relation, part } = member;
  const before = cast[at - 1];
  const isOfPlace = part === 'support' && relation !== undefined && cast[relation.to]?.kind === 'place';
  if (!isOfPlace || !before || before.kind === 'place') return member;
  return { ...member, relation: { ...relation, to: at - 1 } };
}

/** The boat that is named as the place: who is in it is not in the water. */
function boatOf(scene: Scene): Member | undefined {
  const main = scene.cast.findIndex(({ part }) => part === 'main');
  const row = scene.place ? nounWithin(scene.place.words) : undefined;
  const [who] = scene.cast.slice(main);
  if (!who || row?.kind !== 'boat' || scene.cast.some(({ kind }) => kind === 'boat')) return undefined;
  const name = scene.place?.words.split(' ').at(-1) ?? '';
  return { ...plainMember(name, row), part: 'support', relation: { preposition: 'in', to: main } };
}

/** The scene with those that it names in passing. */
export function withOwners(scene: Scene): Scene {
  const thing = thingOf(scene);
  const owned = scene.cast.map((member): Member => {
    if (member.part === 'main') return member;
    const { relation } = member;
    // The owner stands where the ear is: once.
    const isDrawn = relation?.preposition === 'whose' && OF_A_BODY.test(scene.cast[relation.to]?.name ?? '');
    return isDrawn ? { ...member, part: 'topic' } : ownerOf(member);
  });
  const cast = owned.map(bornBefore);
  const boat = boatOf(scene);
  return { ...scene, cast: [...cast, ...(thing ? [thing] : []), ...(boat ? [boat] : [])] };
}
