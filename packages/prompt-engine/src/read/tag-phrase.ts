import type { Draft } from './draft.ts';
import type { NounPhrase } from './noun-phrase.ts';
import type { Piece } from './pieces.ts';
import { isPeople } from './scene.ts';
import { roleOf, senseOf } from './sense-of.ts';
import type { Cursor } from './verb-at.ts';

/*
 * Noun phrases that add nobody and nothing to the cast: how the picture is made, and once more who was named.
 */

/** 'detailed technical illustration' at the end is how the picture is made. */
export function makingTag(
  draft: Draft,
  { pieces, joined }: Cursor,
  { next, member }: NounPhrase,
): Piece | undefined {
  const last = pieces[next - 1];
  const isTag =
    draft.cast.length > 0 &&
    joined === false &&
    next === pieces.length &&
    member.kind === 'graphic' &&
    !pieces.some((piece) => roleOf(piece) === 'determiner');
  return isTag && last && senseOf(last, 'style') ? last : undefined;
}

/** In a list of tags a role that follows a person is that person: '1boy, knight'. */
export function mergedTag(draft: Draft, phrase: NounPhrase): boolean {
  const [first] = draft.cast;
  if (
    !(draft.isTags && first && isPeople(first.kind) && isPeople(phrase.member.kind) && !phrase.member.counted)
  )
    return false;
  draft.cast[0] = {
    ...first,
    ...phrase.member,
    words: `${phrase.member.words}`,
    count: first.count,
    plural: first.plural,
    part: first.part,
  };
  return true;
}
