import type { NounPhrase } from './noun-phrase.ts';

/** 'on top of a laundromat', 'through the roof': a room under somebody, or what lets something in, is no place to be in. */
export function outsideOf(phrase: NounPhrase, preposition: string): NounPhrase {
  const { placeRow, ...member } = phrase.member;
  const isUnder =
    /^(?:on top of|atop)$/.test(preposition) &&
    placeRow?.surroundings === 'indoor' &&
    ['place', 'building'].includes(member.kind);
  if (isUnder) return { ...phrase, member: { ...member, kind: 'building' } };
  return preposition === 'through' && /^(?:roof|ceiling|wall|floor)s?$/i.test(member.name)
    ? { ...phrase, member: { ...member, kind: 'structure' } }
    : phrase;
}
