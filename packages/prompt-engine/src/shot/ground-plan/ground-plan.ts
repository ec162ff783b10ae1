import { articleFor } from '../../lexicon/inflect.ts';
import { inWords, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { allowed } from '../agreement/excluded.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { isDrawn, isLayered, leadingStyle } from '../look/look.ts';
import { mentions } from '../mentions.ts';
import { spotOf } from '../place/spots.ts';
import type { PlainPlan } from '../plain/plain-plan.ts';
import { theOf, theWholeOf } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import type { ShotSize } from '../stage.ts';
import type { DecidedSoFar } from './decided-so-far.ts';
import { layersOf } from './layers.ts';
import { othersDeeds } from './others-deeds.ts';
import { RELATION_ROWS } from './relation-rows.ts';
import { type ToldRelation, toldRelations } from './told-relations.ts';

/*
 * The ground plan of a picture: each thing that the words name, and that no other sentence of the take has placed, gets
 * its place in the frame by how the words have it stand to another, or else by its kind. It needs no row for a noun, and
 * no more of the sentence than the two names and what is told between them.
 */

interface RelationRow {
  /** `far`: both have to be in the frame from end to end. */
  readonly isFar: boolean;
  readonly texts: Readonly<Record<Take, string>>;
}

const WIDTH = 5;
let table: ReadonlyMap<string, RelationRow> | undefined;

function rows(): ReadonlyMap<string, RelationRow> {
  table ??= new Map(
    rowsOf(RELATION_ROWS, WIDTH).map(([how, reach, studio, cinematic, minimal]) => [
      textOf(how),
      {
        isFar: reach === 'far',
        texts: { studio: textOf(studio), cinematic: textOf(cinematic), minimal: textOf(minimal) },
      },
    ]),
  );
  return table;
}

const NEAR: ReadonlySet<ShotSize> = new Set(['close', 'macro', 'medium', 'three-quarter']);
const LAID_OUT: ReadonlySet<SceneClass> = new Set(['graphic', 'sign', 'idea', 'edit']);

/** Views and forms in which nothing stands before or above another. */
const FLAT = sifted(
  /\b(?:top[- ]?down|overhead|from above|bird'?s[- ]eye|flat ?-?lay|isometric|cutaway|cross[- ]section|exploded|blueprint|floor ?plan|map|diagram|infographic|pattern|tile|seamless|collage|mood ?board|storyboard|sheet|icons?|stickers?|logo|tattoo|half .{0,40}half|something|macro|close[- ]?up)\b/i,
);

const isPlanned = ({ scene }: Brief, kind: SceneClass): boolean =>
  !LAID_OUT.has(kind) &&
  !scene.isEdit &&
  scene.isUnread !== true &&
  !isOnSheet(scene) &&
  !isLayered(scene) &&
  scene.uses.length === 0 &&
  !FLAT.test(scene.subject) &&
  scene.cameras.every(({ row }) => row.height !== 'overhead');

const own = ({ plural, kind, count }: Member): string =>
  plural || count > 1 || isPeople(kind) ? 'their' : 'its';

/** Who stands so, with the main one where both do the same. */
function calledIn({ cast, doings }: Scene, one: Member, take: Take): string {
  const main = cast.find(({ part }) => part === 'main');
  const isShared = doings.some(
    ({ agents }) =>
      main !== undefined &&
      main !== one &&
      agents.includes(cast.indexOf(one)) &&
      agents.includes(cast.indexOf(main)),
  );
  const all = main && isShared ? [main, one] : [one];
  return inWords(all.map((each) => (take === 'minimal' ? theOf(each) : theWholeOf(each))));
}

function filledIn(text: string, { one, other }: ToldRelation, { scene, take }: Brief): string {
  const called = calledIn(scene, one, take);
  return text
    .replaceAll('{A}', capital(called))
    .replaceAll('{a}', called)
    .replaceAll('{B}', capital(other))
    .replaceAll('{b}', other)
    .replaceAll('{bare}', other.replace(/^the /, ''))
    .replaceAll('{One}', capital(introduced(other)))
    .replaceAll('{one}', introduced(other))
    .replaceAll('{its}', own(one));
}

/** 'the concert hall' as what another thing is made into: 'a concert hall'. */
function introduced(called: string): string {
  const name = called.replace(/^the /, '');
  return name === called || /[^s]s$/.test(name) ? name : `${articleFor(name)} ${name}`;
}

const MOST = 2;

/** What somebody is on or in has its own sentence. */
const OF_SPOT = sifted(/^(?:on|on seat|on high|in vessel|in room|in open|inside|under|behind|before)$/);

/** What other sentences say of it leaves no place to find; that both are in the frame is no place. */
const NO_PLACE = sifted(
  /\b(?:both|all) in frame\b|\btogether in the middle\b|\bon the (?:left|right) and middle thirds\b|^Fine detail in\b| clear, everything\b/,
);

/** What something is of: said of another than the main one, it would be all that is left. */
const OF_MATTER = sifted(/^(?:made|shaped|covered|spread|as)$/);

/** The relations of a sentence that no sentence of the take has shown. */
function related(
  brief: Brief,
  { size, decided }: DecidedSoFar,
  poses: readonly Decision[],
): { texts: Decision[]; done: Set<Member> } {
  const { scene, take } = brief;
  const written = decided
    .filter(({ text }) => !NO_PLACE.test(text))
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const texts: Decision[] = [];
  const done = new Set<Member>();
  const used = new Set<string>();
  // What is drawn has no lens for things to be close to, or soft before.
  const as = take === 'cinematic' && isDrawn(leadingStyle(scene)) ? 'studio' : take;
  const main = mainOf(scene);
  for (const each of toldRelations(scene)) {
    const row = rows().get(each.how);
    if (each.one === main && OF_SPOT.test(each.how) && spotOf(scene) !== undefined) continue;
    if (!row || texts.length === MOST || (row.isFar && NEAR.has(size))) continue;
    const unsaid = each.member === main || each.other === '' ? each.one.name : each.head;
    // 'The cat stretched across the flour sacks' has said where it is.
    if (poses.some(({ text }) => [each.one.name, each.head].every((name) => mentions(text, name)))) continue;
    const isSaid = each.how !== 'across two' && mentions(written, unsaid.toLowerCase());
    if (isSaid || (each.member && done.has(each.member))) continue;
    // Two that stand alike would be in one spot of the frame.
    if (used.has(each.how)) continue;
    if (take === 'minimal' && each.one !== main && OF_MATTER.test(each.how)) continue;
    const text = filledIn(row.texts[as], each, brief);
    if (allowed([text], scene).length === 0) continue;
    used.add(each.how);
    done.add(each.one);
    if (each.member) done.add(each.member);
    texts.push({
      element: 'subject',
      text,
      because: `${said(each.words)}: how one stands to the other is seen in the frame.`,
    });
  }
  return { texts, done };
}

/**
 * A place in the frame for what no sentence of the take has placed: by how the words have it stand to another, then by
 * its kind.
 */
export function groundPlan(brief: Brief, before: DecidedSoFar): Decision[] {
  if (!isPlanned(brief, before.kind)) return [];
  const poses = othersDeeds(brief, before);
  if (before.isReduced) return poses;
  const { texts, done } = related(brief, before, poses);
  const laid = layersOf(brief, { ...before, done, most: MOST - texts.length });
  return [...poses, ...texts, ...laid];
}

/** The decisions of a take whose sentence was read in part, behind the ground plan of it. */
export const groundedPlainly = (
  brief: Brief,
  { kind, x }: Pick<DecidedSoFar, 'kind' | 'x'>,
  { decisions, camera }: PlainPlan,
): readonly Decision[] => [
  ...groundPlan(brief, { kind, decided: decisions, size: camera.size, x }),
  ...decisions,
];

/** The relations that a near view cannot hold. */
export const farRelations = (scene: Scene): readonly ToldRelation[] =>
  toldRelations(scene).filter(({ how }) => rows().get(how)?.isFar === true);

/** What a minimal take says of a relation. */
export const minimalOf = (told: ToldRelation, brief: Brief): string | undefined => {
  const text = rows().get(told.how)?.texts.minimal;
  return text === undefined || !isPlanned(brief, 'unknown') ? undefined : filledIn(text, told, brief);
};
