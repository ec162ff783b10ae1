import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { nounCalled } from './nouns.ts';

/*
 * Phrases that put one of the cast on, in or into the hands of another: in its mouth, on her lap, with a worm in it.
 */

const HOLDS = sifted(/^(?:mouth|beak|jaws|teeth|trunk|paws?|claws?|pincers?|talons?|hands?|arms?|fists?)$/);

/** What is in a mouth or a hand is held. */
export function heldPart(member: Member, index: number, { cast }: Scene): Member | undefined {
  const next = cast[index + 1];
  const isIn =
    next?.kind === 'hands' &&
    HOLDS.test(next.name) &&
    /^(?:in|between|with)$/.test(next.relation?.preposition ?? '');
  if (!isIn) return undefined;
  const isThing = /^(?:feature|object|scenery|support)$/.test(member.part) && member.kind !== 'hands';
  const isPrey = isBeing(member.kind) && !/^(?:hands?|arms?)$/.test(next.name) && !isPeople(member.kind);
  if (index === 0 || !(isThing || isPrey) || (isBeing(member.kind) && !isPrey)) return undefined;
  return { ...member, part: 'held', relation: { preposition: 'with', to: next.relation?.to ?? 0 } };
}

/** On the head or on the back. */
const spotOf = (words: string): string =>
  / ?(?:nose|head|antlers?|horns?|trunk)$/.test(words) ? 'on the head of' : 'on the body of';

const PERCHES = sifted(/^(?:nose|head|back|shoulders?|tail|trunk|horns?|antlers?|wing|belly)$/);

/** A cat on a lap, a bird on a shoulder: it is on the body of whoever has that. */
export function onBody(member: Member, index: number, { cast, doings, place }: Scene): Member | undefined {
  const isOnLap = /^(?:lap|knees?)$/.test(place?.words.split(' ').at(-1) ?? '');
  if (isOnLap && member.part === 'companion' && member.relation?.preposition === 'with')
    return { ...member, relation: { preposition: 'on the body of', to: member.relation.to } };
  const next = cast[index + 1];
  // An apple that is shot off a head is on it till then.
  if (index > 0 && next?.relation?.preposition === 'off' && isBeing(next.kind) && !isBeing(member.kind))
    return { ...member, part: 'companion', relation: { preposition: 'on the head of', to: index + 1 } };
  if (index > 0 && next && /^(?:lap|knees?)$/.test(next.name) && next.relation)
    return { ...member, relation: { preposition: 'on the body of', to: next.relation.to } };
  if (/^(?:lap|knees?)$/.test(member.name)) return { ...member, part: 'topic' };
  if (
    /^(?:support|scenery)$/.test(member.part) &&
    member.kind === 'hands' &&
    (/^(?:face|eyes)$/.test(member.name) || PERCHES.test(member.name) || HOLDS.test(member.name))
  )
    return { ...member, part: 'topic' };
  const isOn = next?.kind === 'hands' && next.relation?.preposition === 'on' && index > 0;
  if (isOn && next.relation && PERCHES.test(next.name) && !isPeople(member.kind)) {
    const isWorn = /^(?:hat|crown|helmet|glasses)$/.test(member.row?.drawing ?? '');
    const to = next.relation.to;
    return isWorn
      ? { ...member, part: 'worn', relation: { preposition: 'worn', to } }
      : { ...member, part: 'companion', relation: { preposition: spotOf(next.name), to } };
  }
  const isBearer =
    member.part === 'companion' &&
    member.relation?.preposition === 'on' &&
    isBeing(member.kind) &&
    !doings.some(({ object }) => object !== undefined);
  return isBearer ? { ...member, part: 'support' } : undefined;
}

/** A name for use in a pattern: whatever is no plain letter, digit or space matches any one sign. */
export const asPattern = (name: string): string => name.replace(/[^\w ]/g, '.');

/** 'An apple with a worm in it', 'on the back of an eagle': where the words that follow or go before say it is. */
export function placedByPhrase(member: Member, index: number, { cast, subject }: Scene): Member | undefined {
  const main = cast.findIndex(({ part }) => part === 'main');
  if (index === main || main < 0 || !/^(?:companion|feature|scenery)$/.test(member.part)) return undefined;
  const [where = '', after] =
    new RegExp(
      `\\b${asPattern(member.name)} (in|inside|on) (?:it|them|top|(?:its|his|her|their) (?:back|head|nose|shoulders?|horns?|tail|shell))\\b`,
      'i',
    ).exec(subject) ?? [];
  // 'Practising piano with her cat on top of it': it is what is named last before.
  const it = cast.findLastIndex(({ kind, part }, at) => at < index && part === 'object' && !isBeing(kind));
  if (after === 'on' && where.endsWith(' on top') && it >= 0)
    return { ...member, part: 'companion', relation: { preposition: 'on the body of', to: it } };
  if (after === 'on')
    return { ...member, part: 'companion', relation: { preposition: spotOf(where), to: main } };
  if (after) return { ...member, part: 'companion', relation: { preposition: 'inside of', to: main } };
  const isBack = new RegExp(
    `\\bon (?:the )?(?:back|top|shoulders) of (?:an? |the )?(?:\\w+ )?${asPattern(member.name)}\\b`,
    'i',
  );
  return isBack.test(subject) && isBeing(member.kind)
    ? { ...member, part: 'support', relation: { preposition: 'on', to: main } }
    : undefined;
}

const VESSEL = sifted(/^(?:basket|vase|bowl|box|bucket|cage|jar|bath)$/);

/** A vase with a rose has it in it; a blanket that is shared is beneath; what one tries on is worn. */
export function heldByUse(member: Member, index: number, { cast, doings }: Scene): Member | undefined {
  const { relation, row, part } = member;
  const vessel = cast[relation?.to ?? -1];
  const isIn = relation?.preposition === 'with' && VESSEL.test(vessel?.row?.drawing ?? '') && part !== 'main';
  if (isIn && relation && member.kind !== 'hands' && row && row.drawing !== '-')
    return { ...member, part: 'companion', relation: { preposition: 'inside of', to: relation.to } };
  const doing = doings.find(({ object }) => object === index);
  const to = doing?.agents[0];
  if (!doing || to === undefined) return undefined;
  if (row?.drawing === 'rug' && /^share\b/.test(doing.verb.base))
    return { ...member, part: 'support', relation: { preposition: 'on', to } };
  return /^(?:try|put) on\b/.test(doing.verb.base)
    ? { ...member, part: 'worn', relation: { preposition: 'worn', to } }
    : undefined;
}

/** 'Holding a baby and a bag': both are held. */
export function heldToo(member: Member, index: number, { cast, doings }: Scene): Member | undefined {
  const before = cast[index - 1];
  const doing = doings.find(({ object }) => object === index - 1);
  const agent = doing?.agents[0];
  const isListed = member.part === 'scenery' && !member.relation && before?.part === 'object';
  return isListed && agent !== undefined && /^(?:hold|carry)\b/.test(doing?.verb.base ?? '')
    ? { ...member, part: 'held', relation: { preposition: 'with', to: agent } }
    : undefined;
}

const WINDOW_OF = sifted(/\b(car|bus|train|truck|van|taxi|tram) window$/i);

/** Who puts the head out of a car window is in the car. */
export function vehicleOf(member: Member): Member | undefined {
  const name = member.part === 'main' ? undefined : WINDOW_OF.exec(member.words)?.[1]?.toLowerCase();
  const row = nounCalled(name ?? '');
  return name && row ? { ...member, row, kind: row.kind, name, known: true } : undefined;
}

/** A rabbit that pops out of a hat is in it, and half out. */
export function halfOut(member: Member, { doings }: Scene): Member | undefined {
  const { relation, kind, part } = member;
  const isOut = relation?.preposition === 'out of' && /^(?:support|scenery)$/.test(part);
  if (!isOut || !/^(?:container|product|plant)$/.test(kind)) return undefined;
  const isTaken = doings.some(({ agents, object }) => object !== undefined && agents.includes(relation.to));
  return isTaken
    ? undefined
    : { ...member, part: 'support', relation: { ...relation, preposition: 'inside' } };
}

const IN_BED = sifted(
  /\b([a-z]+) (?:lying |asleep |sleeping |sitting up )?in (?:an? |his |her |the |their )?(?:hospital )?bed\b/i,
);

/** The bed of a king in bed is his, whoever plays for him. */
export function bedOf(member: Member, { cast, subject }: Scene): Member | undefined {
  const name = IN_BED.exec(subject)?.[1]?.toLowerCase();
  const who = cast.findIndex(
    (other) => isBeing(other.kind) && other.name.toLowerCase().split(' ').at(-1) === name,
  );
  const isBed = member.part === 'support' && /\bbed$/.test(member.name);
  return isBed && who > 0 && member.relation && member.relation.to !== who
    ? { ...member, relation: { preposition: 'in', to: who } }
    : undefined;
}
