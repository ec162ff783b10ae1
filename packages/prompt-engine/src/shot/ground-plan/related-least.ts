import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member, Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { mentions } from '../mentions.ts';
import { type Brief, type Decision, said } from '../shot.ts';
import { minimalOf } from './ground-plan.ts';
import { type ToldRelation, toldRelations } from './told-relations.ts';

/*
 * A minimal take that only lets the background go keeps all that is named and decides nothing. Where the words set two
 * in relation, and no third is told, the relation is what is left: the viaduct one line, the locomotive small on it.
 */

/** 'The locomotive and the viaduct clear, everything behind gone in fog', 'sharp, the forest behind one soft blur'. */
const ALL_CLEAR = sifted(
  / (?:clear|sharp), (?:everything (?:behind|beyond)|the rest|the [\p{L} -]+ behind)\b/u,
);

const isIn = (member: Member | undefined, { one, member: other }: ToldRelation): boolean =>
  member === one || member === other;

/** What leaves no room for the image beside the thing. */
const LEFT_ALONE = sifted(
  /\b(?:alone|all else|nothing else|one dark shape|against (?:an? |the )?[\p{L} ]*sky|everything (?:behind|beyond))\b/u,
);

/** What is mirrored or put up on a wall is seen there in a minimal take too: without it the request is another. */
function imageKept(decisions: readonly Decision[], brief: Brief): readonly Decision[] {
  const told = toldRelations(brief.scene).find(({ how }) => /^(?:mirrored|put up)/.test(how));
  const text = told && minimalOf(told, brief);
  if (!told || text === undefined || allowed([text], brief.scene).length === 0) return decisions;
  if (decisions.some((each) => each.text === text)) return decisions;
  const kept: Decision = {
    element: 'subject',
    text,
    because: `${said(told.words)}: without it the picture is another.`,
  };
  return [kept, ...decisions.filter((each) => each.element !== 'composition' && !LEFT_ALONE.test(each.text))];
}

/** What a minimal take says of two in relation, in place of one that leaves out nothing. */
export function relatedLeast(decisions: readonly Decision[], brief: Brief): readonly Decision[] {
  const { scene, take } = brief;
  if (take !== 'minimal') return decisions;
  if (!decisions.some(({ text }) => ALL_CLEAR.test(text))) return imageKept(decisions, brief);
  const seen = scene.cast.filter(
    ({ part, kind }) => part !== 'topic' && part !== 'worn' && kind !== 'weather',
  );
  const told = toldRelations(scene).find(
    (each) =>
      each.member !== undefined &&
      holdsPlace(scene, each) &&
      seen.every((member) => isIn(member, each) || isTold(member, each)),
  );
  const text = told && minimalOf(told, brief);
  if (!told || text === undefined || allowed([text], scene).length === 0) return decisions;
  return decisions.flatMap((each) =>
    ALL_CLEAR.test(each.text)
      ? [{ ...each, text, because: `${said(told.words)}: that relation is the picture, all else goes.` }]
      : each.element === 'composition'
        ? []
        : [each],
  );
}

/** Whether the place that is told is one of the two. */
const holdsPlace = ({ place }: Scene, { one, other }: ToldRelation): boolean =>
  place === undefined ||
  mentions(`${other} ${one.words}`.toLowerCase(), (place.words.split(' ').at(-1) ?? '').toLowerCase());

/** Whether a member is told within what the relation is to: 'the roof of the farmhouse'. */
const isTold = ({ name }: Member, { other }: ToldRelation): boolean =>
  mentions(other.toLowerCase(), name.toLowerCase());
