import { attach, bindTo } from './attach.ts';
import type { Draft } from './draft.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { PUT_ON, placeOrRelate, readContent } from './read-place.ts';
import type { Member } from './scene.ts';
import type { Cursor } from './verb-at.ts';

/*
 * What stands behind a preposition where others are told of than the picture's main: 'while the hounds bark behind the
 * hill' puts nobody but the hounds there.
 */

const isWear = ({ kind, name }: Pick<Member, 'kind' | 'name'>): boolean =>
  ['clothing', 'textile', 'jewellery'].includes(kind) || PUT_ON.test(name);

/** Where others are is no place of the main's: it is told of them. */
function relateAside(draft: Draft, cursor: Cursor, phrase: NounPhrase, preposition: string): boolean {
  const [agent] = draft.agents;
  // Rain on a street makes no place of it.
  const isBelowWeather = agent === undefined && ['place', 'terrain'].includes(phrase.member.kind);
  const worn = /^(?:in|with)$/.test(preposition) && isWear(phrase.member) ? 'worn' : undefined;
  const index = attach(draft, phrase, { part: isBelowWeather ? 'topic' : worn });
  if (agent !== undefined && agent !== index) bindTo(draft, index, preposition, agent);
  readContent(draft, cursor, index);
  return true;
}

/** Grounds that two who are told of together are both on. */
const SHARED: ReadonlySet<string> = new Set(['place', 'terrain', 'building']);

/** Reads a noun phrase behind a preposition. Answers true: it always belongs to somebody or somewhere. */
export function readPlaced(draft: Draft, cursor: Cursor, phrase: NounPhrase, preposition: string): boolean {
  const isShared = cursor.aside === 'and' && !draft.place && SHARED.has(phrase.member.kind);
  return cursor.aside && !isShared
    ? relateAside(draft, cursor, phrase, preposition)
    : placeOrRelate(draft, cursor, phrase, preposition);
}
