import type { Draft } from './draft.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { isBeing, isPeople, type Member, type Part } from './scene.ts';

/** Adds a member to the cast and answers its index. The first is what the picture is about. */
export function attach(draft: Draft, phrase: NounPhrase, { part }: { readonly part?: Part | undefined }): number {
  const { member } = phrase;
  const isFirst = draft.cast.length === 0;
  const other: Part = isBeing(member.kind) ? 'companion' : 'scenery';
  draft.cast.push({ ...member, part: isFirst ? 'main' : (part ?? other) });
  return draft.cast.length - 1;
}

/** Where the scene is. A city or country stands beside a place of its own. */
export function attachPlace(draft: Draft, { member }: NounPhrase, preposition: string): void {
  const { placeRow } = member;
  draft.place = {
    words: member.words,
    preposition,
    ...(placeRow && { row: placeRow }),
    proper: member.proper || placeRow?.traits.has('proper') === true,
    plural: member.plural,
    adjectives: member.adjectives,
  };
}

const HELD_SIZES = ['tiny', 'hand', 'held'];

/** Writes down how a member stands to another, and what part that gives it. */
export function bindTo(draft: Draft, index: number, preposition: string, to: number): void {
  const member = draft.cast[index];
  const other = draft.cast[to];
  if (!member || !other || index === to) return;
  member.relation = { preposition, to };
  if (preposition === 'with') member.part = partOfWith(member, other);
  if (['on', 'in', 'inside', 'under', 'over', 'against', 'on top of'].includes(preposition) && member.part === 'scenery') {
    member.part = 'support';
  }
}

function partOfWith(member: Member, other: Member): Part {
  if (['clothing', 'jewellery'].includes(member.kind) || member.row?.traits.words.has('worn')) return 'worn';
  if (isBeing(member.kind)) return 'companion';
  if (member.kind === 'hands') return 'feature';
  const small = HELD_SIZES.some((size) => member.row?.traits.words.has(size));
  return small && isPeople(other.kind) ? 'held' : 'feature';
}
