import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { patternOf } from '../refer.ts';

/*
 * What the sentence names and no sentence of the take has to place.
 */

const UNPLACED: ReadonlySet<string> = new Set([
  'hands',
  'abstract',
  'event',
  'weather',
  'place',
  'thing',
  'celestial',
  'terrain',
  'material',
]);

/** A place that a thing is said to have is in it: a globe with a city inside. */
const STOOD: ReadonlySet<string> = new Set(['place', 'terrain', 'celestial']);

/** What goes into a dish stands beside it nowhere, and the oven that it comes out of is done with. */
const isOfTheDish = ({ kind, relation }: Member, main: Member): boolean =>
  main.kind === 'food' &&
  (isBeing(kind) || kind === 'food' || /^(?:out of|from)$/.test(relation?.preposition ?? ''));

/** A raft from plastic bottles is the bottles. */
const isBuiltFrom = ({ doings }: Scene, { relation }: Member): boolean =>
  relation?.preposition === 'from' &&
  doings.some(({ verb }) =>
    /^(?:build|make|craft|carve|construct|assemble|sew|knit|weave|mould|fold|cut)\b/.test(verb.base),
  );

const SHADES = 'green|blue|red|yellow|brown|pink|purple|grey|gray|white|black|orange|gold|coloured|colored';

/** Whether a member has its sentence elsewhere, is worn, or is no thing of its own in the picture. */
export function isOutOfPicture(scene: Scene, member: Member, main: Member): boolean {
  // The words that are lettered have their own sentence.
  const isLettered =
    scene.lettering.length > 0 && /^(?:words?|text|letters?|message|name)$/i.test(member.name);
  return (
    // A queue of penguins is the penguins.
    (main.relation?.preposition === 'of' && scene.cast[main.relation.to] === member) ||
    !member.known ||
    isLettered ||
    // An advert is the picture itself.
    scene.uses.some(({ words }) => words.toLowerCase().split(' ').includes(member.name.toLowerCase())) ||
    // 'sage green' is no sage.
    new RegExp(`${patternOf(member.words)}[ -](?:${SHADES})\\b`, 'i').test(scene.subject) ||
    member.part === 'topic' ||
    member.part === 'worn' ||
    isOfTheDish(member, main) ||
    isBuiltFrom(scene, member) ||
    (member.part === 'content' && member.relation?.preposition === 'of') ||
    (UNPLACED.has(member.kind) && !(member.part === 'feature' && STOOD.has(member.kind))) ||
    (member.words === scene.place?.words && member.part !== 'support')
  );
}
