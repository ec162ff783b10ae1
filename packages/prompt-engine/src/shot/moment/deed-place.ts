import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { keySide, otherSide } from '../choose.ts';
import { impliedOf } from '../place/unnamed-place.ts';
import { type Brief, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { hasOwnMoment } from '../world/open-world.ts';
import { isHanded, pairIn } from './bare.ts';
import { fitsLook, fitsTimes } from './fits.ts';
import { DEED_PLACES } from './rows/deed-places.ts';

/*
 * Where the cinematic take has a deed for which the words name no place and which is done in no one place: a place that
 * suits it, with its light, whoever does it.
 */

/** Where a deed is, and by which light; both are sentences. */
interface DeedPlace {
  readonly at: string;
  readonly light: string;
}

interface DeedRow extends DeedPlace {
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  /** `people` (whatever moves hands as they do), `beast` (any other), or anybody. */
  readonly who: string;
}

let rows: readonly DeedRow[] | undefined;

const deedPlaces = (): readonly DeedRow[] => {
  rows ??= rowsOf(DEED_PLACES, 5).map(([verbs, objects, who, at, light]) => ({
    verbs: listOf(verbs),
    objects: listOf(objects),
    who: textOf(who),
    at: textOf(at),
    light: textOf(light),
  }));
  return rows;
};

/** What is done, and to whom or what; empty verbs where the words tell only what is had. */
interface Deed {
  readonly verb: string;
  readonly object: Member | undefined;
}

/** The only deed of a sentence, or what its main one has in hand. */
function deedOf(scene: Scene, main: Member): Deed | undefined {
  const [first, second] = scene.doings;
  if (!first) {
    const other = pairIn(scene)?.[1];
    return other?.part === 'held' ? { verb: '', object: other } : undefined;
  }
  if (second || !first.row || !first.agents.includes(scene.cast.indexOf(main))) return undefined;
  return { verb: first.verb.base, object: scene.cast[first.object ?? -1] };
}

/** Members that have a place of their own, or bring one. */
const BRINGS_PLACE: ReadonlySet<string> = new Set(['support', 'scenery']);

/** Whether the words leave open where it is. */
const isPlaceOpen = (scene: Scene): boolean =>
  scene.place === undefined &&
  scene.around.length === 0 &&
  scene.rest.length === 0 &&
  scene.cast.every(({ part, known, proper }) => !BRINGS_PLACE.has(part) && (known || proper)) &&
  !scene.isEdit &&
  scene.isUnread !== true &&
  !scene.syntax.isTags &&
  !isOnSheet(scene) &&
  fitsLook(scene) &&
  (!worldNamed(scene) || hasOwnMoment(scene)) &&
  impliedOf(scene) === undefined;

const isSuch = (member: Member | undefined, wanted: readonly string[]): boolean => {
  if (wanted.length === 0) return true;
  if (!member) return wanted.includes('none');
  const name = member.name.toLowerCase();
  return wanted.some(
    (each) =>
      name === each ||
      name.endsWith(` ${each}`) ||
      member.row?.names[0]?.singular === each ||
      `*${member.kind}` === each,
  );
};

/** A place for the deed of a sentence that names none; undefined where none is certain to suit it. */
export function deedPlaceFor(brief: Brief): DeedPlace | undefined {
  const { scene, take, variation } = brief;
  const main = mainOf(scene);
  if (take !== 'cinematic' || !main || !isBeing(main.kind) || !isPlaceOpen(scene)) return undefined;
  const deed = deedOf(scene, main);
  if (!deed) return undefined;
  const who = isHanded(main) ? 'people' : 'beast';
  const fitting = deedPlaces().filter(
    (row) =>
      (deed.verb === '' ? row.verbs.length === 0 : row.verbs.includes(deed.verb)) &&
      isSuch(deed.object, row.objects) &&
      (row.who === '' || row.who === who) &&
      fitsTimes(row.at, scene) &&
      allowed([row.at], scene).length > 0,
  );
  // What is said of this object goes before what is said of any.
  const ofObject = fitting.filter(({ objects }) => objects.length > 0);
  const choices = ofObject.length > 0 ? ofObject : fitting;
  return choices[variation % Math.max(1, choices.length)];
}

const sided = (text: string, brief: Brief): string => {
  const side = keySide(brief);
  return text.replaceAll('{side}', side).replaceAll('{other}', otherSide(side));
};

/** Where the deed is. */
export const deedSetting = (brief: Brief, { at }: DeedPlace): Decision => ({
  element: 'setting',
  text: sided(at, brief),
  because: `No place is told; ${said(brief.scene.doings[0]?.words ?? mainOf(brief.scene)?.words ?? '')} suits it.`,
});

/** The light of that place; nothing where the words or the request tell hour, look or light. */
export function deedLight(brief: Brief, { light }: DeedPlace): Decision | undefined {
  const { times, styles, lights } = brief.scene;
  const isOpen = times.length + styles.length + lights.length === 0 && !brief.wishes.lighting;
  return isOpen && light !== ''
    ? { element: 'light', text: sided(light, brief), because: 'This is the light of that place.' }
    : undefined;
}
