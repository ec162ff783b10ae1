import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { allowed } from '../agreement/excluded.ts';
import { keySide, otherSide } from '../choose.ts';
import { isOfStudio } from '../light/in-the-world.ts';
import { poseCaught } from '../pose/at-rest.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { isInAnotherWorld } from '../world/open-world.ts';
import { posedInWorld } from '../world/world-dress.ts';
import {
  bareOf,
  isFelt,
  isHanded,
  isOfFace,
  loneMemberOf,
  pairIn,
  placedIn,
  placelessOf,
  worksAt,
} from './bare.ts';
import { caught } from './caught.ts';
import {
  besideLooks,
  fitsAnywhere,
  fitsLook,
  fitsPlace,
  fitsTimes,
  fitsTold,
  isOfHourOrAir,
  isUnderWeather,
} from './fits.ts';
import { type MomentRow, momentTable } from './moment-table.ts';
import { portraitPose } from './portrait.ts';

/*
 * What a picture of somebody or something is where its words tell nothing besides: how it holds itself under control,
 * the moment and the place in which it is most itself, and the one thing that is left of it. Only for sentences that
 * name it alone: there no word can speak against it (decision 104).
 */

/** The longest end of the words that its row of the lexicon lists: "old man", not "man"; else its name. */
function typedName({ words, name, row }: Member): string {
  const parts = words.toLowerCase().split(' ');
  const listed = new Set((row?.names ?? []).flatMap(({ singular, plural }) => [singular, plural]));
  const ends = parts.map((_, at) => parts.slice(at).join(' '));
  return ends.find((end) => listed.has(end)) ?? name.toLowerCase();
}

/** The moments of a name as it was typed, or of the first name of its row; several have rows of their own. */
function momentsOf(member: Member): readonly MomentRow[] {
  const isSeveral = member.plural || member.count > 1;
  const byRow = isSeveral ? undefined : momentTable().get(member.row?.names[0]?.singular ?? '');
  // An orc shaman is posed as the shaman.
  const role = member.role?.names.find(({ singular }) => momentTable().has(singular))?.singular;
  const byRole = isSeveral || !isHanded(member) ? undefined : momentTable().get(role ?? '');
  // A name of two senses is posed by the one that is meant.
  if (byRow && (member.row?.traits.needs.length ?? 0) > 0) return byRow;
  const typed = typedName(member);
  const name = member.name.toLowerCase();
  // A pirate queen is a captain of pirates, and no queen.
  const byWhole = typed === name ? undefined : byRow;
  // An accountant among goblins does what accountants do, and hoards nothing.
  const isOfTrade = member.role !== undefined && isHanded(member);
  return (
    byRole ??
    momentTable().get(typed) ??
    (isOfTrade ? [] : (byWhole ?? momentTable().get(name) ?? byRow ?? []))
  );
}

/** Who is staged as one of its kind: alone, or in a place that is told. */
const stagedIn = (scene: Scene): Member | undefined => loneMemberOf(scene) ?? placedIn(scene);

/** Whether the cinematic take shows the moment's own place. */
const isAtItsPlace = ({ scene }: Brief, { at }: MomentRow): boolean =>
  at !== '' && placelessOf(scene) !== undefined && fitsTimes(at, scene) && fitsLook(scene);

/** What is a place itself. */
const GROUNDS: ReadonlySet<string> = new Set(['place', 'terrain', 'weather', 'celestial', 'event']);

/** Whether the deed of a moment can be had where the cinematic take is. */
function isDoneHere(brief: Brief, main: Member, moment: MomentRow): boolean {
  const { scene } = brief;
  // A girl of another look is not the one who hops on flagstones.
  const isOfLook = scene.styles.length > 0 || worldNamed(scene) !== undefined;
  const isOwnRow = main.words !== main.name && momentTable().has(main.words.toLowerCase());
  if (isOfLook && /(?:girl|boy)$/.test(main.name) && !isOwnRow) return false;
  if (isAtItsPlace(brief, moment)) return true;
  // A street is its own ground, at any hour that its deed does not tell otherwise.
  const isItself = GROUNDS.has(main.kind) || moment.at === '';
  if (isItself && (!scene.place || scene.place.words === main.words)) return fitsTimes(moment.deed, scene);
  if (!fitsPlace(moment.deed, scene, true) || !fitsAnywhere(moment.deed, true)) return false;
  // Lightning behind the keep is seen in the storm of that moment, and in no low sun.
  if (isOfHourOrAir(moment.deed)) return false;
  // Whoever is far from their work does not do it.
  return worksAt(main, scene.place);
}

const UPRIGHT = /^(?:standing|sitting|seated|upright|perched)\b/;

/** The pose, deed or trace of a moment in one take, where all that is told allows it; empty where nothing does. */
function poseOf(brief: Brief, main: Member, moment: MomentRow): string {
  const { scene, take } = brief;
  const told = (text: string): string =>
    fitsPlace(text, scene, false) && (!isUnderWeather(scene) || fitsAnywhere(text, false))
      ? besideLooks(text, scene)
      : '';
  // A beast of a calling is seen as one that has it, and does nothing that its kind does.
  if (main.role && !isHanded(main))
    return take !== 'minimal' && UPRIGHT.test(moment.studio) ? told(moment.studio) : '';
  if (take === 'minimal') return told(moment.minimal);
  const deed = take === 'cinematic' && isDoneHere(brief, main, moment) ? besideLooks(moment.deed, scene) : '';
  // In a café somebody sits at a table sooner than that they do what they would do anywhere.
  const isAtHome = deed !== '' && (!scene.place || main.row?.traits.words.has('role') === true);
  const atRest = take === 'cinematic' && scene.place && !isAtHome ? poseCaught(scene, main) : undefined;
  if (atRest) return atRest;
  if (deed !== '' || take === 'studio') return deed === '' ? told(moment.studio) : deed;
  // Under control is how a thing stands in the studio take alone; somebody is caught out of that pose.
  return isBeing(main.kind) ? caught(told(moment.studio), brief) : '';
}

/** Whether the light of a place is there without the deed: a spell that is cast lights nobody who casts none. */
function isLitThere({ deed, at, light }: MomentRow): boolean {
  const [source = ''] = light.toLowerCase().split(',');
  const own = source.match(/[a-z]{4,}/g)?.filter((word) => deed.includes(word) && !at.includes(word));
  return (own ?? []).every((word) => NO_SOURCE.has(word));
}

const NO_SOURCE: ReadonlySet<string> = new Set([
  'from',
  'back',
  'side',
  'other',
  'camera',
  'light',
  'with',
  'below',
]);

/** Where somebody is most themselves, whatever they do there. */
export function placeOfCalling({ scene, variation }: Brief, main: Member): MomentRow | undefined {
  const rows = momentsOf(main).filter((row) => row.at !== '' && isLitThere(row) && fitsTold(row.at, scene));
  return rows[variation % Math.max(1, rows.length)];
}

/** What takes more than two. */
const OF_MORE = /\b(?:middle one|in a row|in a ring|in a circle|the others|the third|the rest)\b/;

/** The moment of one who is named alone: another with each variation; undefined where none is written. */
export function momentFor(brief: Brief): MomentRow | undefined {
  const main = stagedIn(brief.scene);
  return main && momentAmong(brief, main);
}

function momentAmong(brief: Brief, main: Member): MomentRow | undefined {
  // What is ruled out takes the whole moment with it, and two have none in the middle.
  const possible = momentsOf(main).filter((row) => {
    const told = Object.values(row).join(' ');
    return allowed([told], brief.scene).length > 0 && !(main.count === 2 && OF_MORE.test(told));
  });
  const fitting = possible.filter(({ deed }) => fitsPlace(deed, brief.scene, true));
  const rows = fitting.length > 0 ? fitting : possible;
  return rows[brief.variation % Math.max(1, rows.length)];
}

/** The moment of whoever or whatever a scene names, and nothing besides; undefined where none is written. */
export function momentNamed(scene: Scene): (MomentRow & { readonly main: Member }) | undefined {
  const main = bareOf(scene);
  const row = (main ? momentsOf(main) : []).find(
    (each) => allowed([Object.values(each).join(' ')], scene).length > 0,
  );
  return main && row && { ...row, main };
}

/** The text with the sides of the take: {side} is where its key light comes from. */
function sided(text: string, brief: Brief): string {
  const side = keySide(brief);
  return text.replaceAll('{side}', side).replaceAll('{other}', otherSide(side));
}

/** What a thing comes to is told beside its name: 'the rose, one half-open bloom'. */
const IS_A_NOUN = /^(?:one|two|three|four|five|a|an|its|lid|petals|leaves|wings|head|both)\b/;

const LAND: ReadonlySet<string> = new Set(['place', 'terrain', 'tree', 'plant']);

/** The pose or state of a moment in one take; nothing where the moment has none for it. */
export function momentStaged(brief: Brief, moment: MomentRow): Decision | undefined {
  const main = stagedIn(brief.scene);
  // What is felt decides the pose, and a wood of another world has none of its usual ferns.
  if (!main || isFelt(brief.scene) || (LAND.has(main.kind) && isInAnotherWorld(brief.scene)))
    return undefined;
  const own = isOfFace(brief.scene) ? portraitPose(brief, main) : poseOf(brief, main, moment);
  // A legionary is at ease without a rifle.
  const text = posedInWorld(brief.scene, own);
  if (text === '') return undefined;
  return {
    element: 'motion',
    text: sided(`${capital(theOf(main))}${IS_A_NOUN.test(text) ? ',' : ''} ${text}`, brief),
    because: `Nothing besides ${said(main.words)} is told, so it is shown as it is most itself.`,
  };
}

/** Where a moment is, in the takes that show a place. */
export function momentPlace(brief: Brief, moment: MomentRow): Decision | undefined {
  const main = brief.take === 'cinematic' ? placelessOf(brief.scene) : bareOf(brief.scene);
  const text = brief.take === 'studio' ? moment.set : brief.take === 'cinematic' ? moment.at : '';
  const isThere = brief.take === 'studio' ? fitsLook(brief.scene) : isAtItsPlace(brief, moment);
  // A painter's portrait has the ground of its age.
  const isSitting = isOfFace(brief.scene) && brief.scene.styles.some(({ row }) => row.medium !== 'photo');
  if (text === '' || !main || !isThere || isSitting) return undefined;
  return {
    element: 'setting',
    text: sided(text, brief),
    because: `No place is told; ${said(main.words)} belongs there.`,
  };
}

/** What stands in the open has no lamp of a studio. */
const UNDER_THE_SKY: Readonly<Partial<Record<Take, string>>> = {
  studio:
    'Soft even daylight from a high overcast sky, slightly stronger from camera {side}, no hard shadows',
  minimal: 'Flat even daylight from the whole sky, almost no shadow',
};

/**
 * The light of the place of a moment; a light that was asked for goes before it.
 * @param planned the light that would be decided without the moment
 */
export function momentLight(brief: Brief, moment: MomentRow, planned: string): Decision | undefined {
  const main = bareOf(brief.scene);
  if (!main || brief.wishes.lighting) return undefined;
  const isOfSet = isOfStudio(planned) || worldNamed(brief.scene) !== undefined;
  const open = moment.set !== '' && isOfSet ? UNDER_THE_SKY[brief.take] : undefined;
  if (open) return { element: 'light', text: sided(open, brief), because: 'It stands under the open sky.' };
  if (brief.take !== 'cinematic' || moment.light === '') return undefined;
  const isPosed = isOfFace(brief.scene) || isFelt(brief.scene);
  const isDeed = !isPosed && poseOf(brief, main, moment) === moment.deed;
  const text = isDeed ? moment.light : withoutDeed(moment.light);
  return { element: 'light', text: sided(text, brief), because: 'This is the light of that place.' };
}

/** The light without what it does to hands and tools of a deed that is not shown. */
const withoutDeed = (light: string): string => light.split(', ')[0] ?? light;

/** Where whoever has something in hand, or a beast of a calling, is at home: for a cinematic take that tells no place. */
export function homeOf(brief: Brief): { readonly at: string; readonly light: string } | undefined {
  const { scene, take } = brief;
  if (take !== 'cinematic' || scene.place || isInAnotherWorld(scene) || !fitsLook(scene)) return undefined;
  const [main, other] = pairIn(scene) ?? [];
  const lone = loneMemberOf(scene);
  const moment =
    lone?.role && !isHanded(lone)
      ? momentTable().get(lone.role.names[0]?.singular ?? '')?.[0]
      : main && other?.part === 'held'
        ? momentAmong(brief, main)
        : undefined;
  return moment?.at && fitsTold(moment.at, scene)
    ? { at: moment.at, light: withoutDeed(moment.light) }
    : undefined;
}
