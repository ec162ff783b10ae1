import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { chosenEvenly, keySide, otherSide } from '../choose.ts';
import { spotOf } from '../place/spots.ts';
import { impliedOf } from '../place/unnamed-place.ts';
import { fitsBody, isBones } from '../pose/body.ts';
import { type Brief, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { hasOwnMoment } from '../world/open-world.ts';
import { isHanded, isInHand, isTooLargeToHold, pairIn } from './bare.ts';
import { fitsLook, fitsTold } from './fits.ts';
import { placeOfCalling } from './moment.ts';
import { ANYWHERE } from './rows/deed-places/anywhere.ts';
import { ARTS_AND_GAMES } from './rows/deed-places/arts-and-games.ts';
import { DAILY_WORK } from './rows/deed-places/daily-work.ts';
import { IN_HAND } from './rows/deed-places/in-hand.ts';
import { MOVING_AND_MAKING } from './rows/deed-places/moving-and-making.ts';
import { RIDING_AND_FOOD } from './rows/deed-places/riding-and-food.ts';

/*
 * Where the cinematic take has a deed for which the words name no place and which is done in no one place: a place that
 * suits it, with its light, whoever does it.
 */

/** Where a deed is, and by which light; both are sentences. */
export interface LitPlace {
  readonly at: string;
  readonly light: string;
}

interface DeedPlace extends LitPlace {
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  /** `people` (whatever moves hands as they do), `beast` (any other), names, kinds, or anybody. */
  readonly who: readonly string[];
}

/**
 * verbs (base forms, - for what is only held) | objects (the last word of the name, *kind, none, - for any) | who |
 * at | light
 */
const TABLES: readonly string[] = [RIDING_AND_FOOD, ARTS_AND_GAMES, MOVING_AND_MAKING, DAILY_WORK, IN_HAND];

let rows: readonly DeedPlace[] | undefined;

const deedPlaces = (): readonly DeedPlace[] => {
  rows ??= TABLES.flatMap((each) => rowsOf(each, 5)).map(([verbs, objects, who, at, light]) => ({
    verbs: listOf(verbs),
    objects: listOf(objects),
    who: listOf(who),
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
    const other = scene.cast.find(isInHand) ?? pairIn(scene)?.[1];
    return other && (isInHand(other) || isTooLargeToHold(other) || other.part === 'companion')
      ? { verb: '', object: other }
      : undefined;
  }
  if (second || !first.agents.includes(scene.cast.indexOf(main))) return undefined;
  return { verb: first.verb.base, object: scene.cast[first.object ?? -1] };
}

/** Members that have a place of their own, or bring one. */
const BRINGS_PLACE: ReadonlySet<string> = new Set(['support', 'scenery']);

/** What is carried to wherever something is done to something: trestles, a tray, a feeder. */
const PORTABLE: ReadonlySet<string> = new Set('tool container product food toy furniture'.split(' '));

const isPortable = ({ kind, relation }: Member, { doings }: Scene): boolean =>
  kind === 'device' ||
  (PORTABLE.has(kind) &&
    /^(?:from|with|onto|off|to)$/.test(relation?.preposition ?? '') &&
    doings.length === 1 &&
    doings[0]?.object !== undefined);

/** Whether the words leave open where it is. */
export const isWhereLeftOpen = (scene: Scene): boolean =>
  scene.place === undefined &&
  scene.around.length === 0 &&
  scene.rest.length === 0 &&
  scene.cast.every(
    (each) => (!BRINGS_PLACE.has(each.part) || isPortable(each, scene)) && (each.known || each.proper),
  ) &&
  !scene.isEdit &&
  scene.isUnread !== true &&
  !scene.syntax.isTags &&
  !isOnSheet(scene) &&
  fitsLook(scene) &&
  (!worldNamed(scene) || hasOwnMoment(scene)) &&
  impliedOf(scene) === undefined;

/** How well a list of names and kinds is met: by the name, by its last word, by the kind; undefined where it is not. */
function matchOf(member: Member | undefined, wanted: readonly string[]): number | undefined {
  if (wanted.length === 0) return 0;
  if (!member) return wanted.includes('none') ? 1 : undefined;
  const name = member.name.toLowerCase();
  const names = new Set([name, ...(member.row?.names ?? []).map(({ singular }) => singular)]);
  if (wanted.some((each) => names.has(each))) return 2.25;
  if (wanted.some((each) => name.endsWith(` ${each}`))) return 2;
  return wanted.includes(`*${member.kind}`) ? 1 : undefined;
}

/** How well whoever does it is met. */
const doerMatch = (main: Member, who: readonly string[]): number | undefined =>
  who.includes(isHanded(main) || isBones(main) ? 'people' : 'beast') ? 0.1 : matchOf(main, who);

/** Deeds that are no more than having something in hand. */
const HOLDING: ReadonlySet<string> = new Set(['hold', 'hold up', 'carry', 'clutch', 'grip']);

/** What stands somewhere itself. */
const LARGE: ReadonlySet<string> = new Set(['building', 'structure', 'terrain', 'place']);

/** How well a row suits a deed; undefined where it does not. What is done weighs most, then to what, then by whom. */
function suits(row: DeedPlace, deed: Deed, main: Member): number | undefined {
  // Who kneels before a burning church is not in its aisle.
  if (row.objects.length === 0 && LARGE.has(deed.object?.kind ?? 'thing')) return undefined;
  const isOnlyHeld = row.verbs.length === 0 && (deed.verb === '' || HOLDING.has(deed.verb));
  const object = isOnlyHeld || row.verbs.includes(deed.verb) ? matchOf(deed.object, row.objects) : undefined;
  const doer = object === undefined ? undefined : doerMatch(main, row.who);
  return object === undefined || doer === undefined ? undefined : object * 4 + doer - (isOnlyHeld ? 0.5 : 0);
}

/** Whether somebody of a calling has no more than company, a weapon or a tool: that is where the calling is. */
const isAtWork = ({ verb, object }: Deed, { row, kind }: Member): boolean =>
  (verb === '' || HOLDING.has(verb)) &&
  (object?.kind === 'weapon' || object?.kind === 'tool' || object?.part === 'companion') &&
  (row?.traits.words.has('role') === true || kind === 'fantasy-being');

/** A place for the deed of a sentence that names none; undefined where none is certain to suit it. */
export function deedPlaceFor(brief: Brief): LitPlace | undefined {
  const { scene, take, variation } = brief;
  const main = mainOf(scene);
  if (take !== 'cinematic' || !main || !(isBeing(main.kind) || isBones(main)) || !isWhereLeftOpen(scene))
    return undefined;
  const deed = deedOf(scene, main);
  if (!deed) return undefined;
  const own = isAtWork(deed, main) ? placeOfCalling(brief, main) : undefined;
  if (own) return own;
  const fitting = deedPlaces()
    .map((row) => ({ row, match: suits(row, deed, main) }))
    .filter(({ row, match }) => match !== undefined && fitsTold(row.at, scene));
  const best = Math.max(...fitting.map(({ match }) => Math.floor(match ?? 0)));
  // What is said of this object and of this doer goes before what is said of any.
  const choices = fitting.filter(({ match }) => Math.floor(match ?? 0) === best);
  const row = choices[variation % Math.max(1, choices.length)]?.row;
  // A street lamp that is told stands in no stairwell.
  // A river that one fishes in and a chair that one sits on have their own surroundings.
  if (row || !isOfHands(scene) || scene.lights.length > 0 || spotOf(scene)) return row;
  return placeOfTrade(brief, main) ?? anywhere(brief, main);
}

/** Whether what is done is done by hands or mouth, wherever one stands or sits. */
const isOfHands = ({ doings }: Scene): boolean => {
  const row = doings[0]?.row;
  return (
    row !== undefined &&
    (row.traits.words.has('hands') || row.traits.words.has('mouth')) &&
    !row.traits.words.has('whole') &&
    /^(?:any|stand|sit|crouch|kneel|lean)$/.test(row.posture)
  );
};

/** Whoever has a trade does at work what no other row knows. */
const placeOfTrade = (brief: Brief, main: Member): LitPlace | undefined =>
  main.row?.traits.words.has('role') === true && main.kind === 'person'
    ? placeOfCalling(brief, main)
    : undefined;

let anywhereRows: readonly (LitPlace & { readonly who: readonly string[] })[] | undefined;

/** A place that suits any deed of hands, by who does it. */
function anywhere(brief: Brief, main: Member): LitPlace | undefined {
  anywhereRows ??= rowsOf(ANYWHERE, 3).map(([who, at, light]) => ({
    who: listOf(who),
    at: textOf(at),
    light: textOf(light),
  }));
  const { scene } = brief;
  const own = anywhereRows.filter(({ who }) => who.includes(`*${main.kind}`));
  const rows =
    own.length > 0 ? own : isHanded(main) ? anywhereRows.filter(({ who }) => who.includes('people')) : [];
  return chosenEvenly(
    rows.filter(({ at }) => fitsTold(at, scene)),
    brief,
    'anywhere',
  );
}

/** The text with the sides of the take, without what speaks of a part that whoever does it has not. */
function told(text: string, brief: Brief): string {
  const side = keySide(brief);
  const main = mainOf(brief.scene);
  const [source = '', ...clauses] = text.split(', ');
  return [source, ...clauses.filter((clause) => !main || fitsBody(clause, main))]
    .join(', ')
    .replaceAll('{side}', side)
    .replaceAll('{other}', otherSide(side));
}

/** Where the deed is. */
export const deedSetting = (brief: Brief, { at }: LitPlace): Decision => ({
  element: 'setting',
  text: told(at, brief),
  because: `No place is told; ${said(brief.scene.doings[0]?.words ?? mainOf(brief.scene)?.words ?? '')} suits it.`,
});

/** The light of that place; nothing where the words or the request tell hour, look or light. */
export function deedLight(brief: Brief, { light }: LitPlace): Decision | undefined {
  const { times, styles, lights } = brief.scene;
  const isOpen = times.length + styles.length + lights.length === 0 && !brief.wishes.lighting;
  return isOpen && light !== ''
    ? { element: 'light', text: told(light, brief), because: 'This is the light of that place.' }
    : undefined;
}
