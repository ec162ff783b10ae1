import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { isFelt, isHanded, isOfFace, isOfName } from '../moment/bare.ts';
import { besideLooks, fitsAnywhere, fitsPlace, isUnderWeather } from '../moment/fits.ts';
import { momentTable } from '../moment/moment-table.ts';
import { poseAtRest } from '../pose/at-rest.ts';
import { POULTRY } from '../pose/body.ts';
import { theOf } from '../refer.ts';
import { classOf } from '../scene-class.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { ROLES_OF_STAGE } from './roles-of-stage.ts';
import { ROLES_OF_TALES } from './roles-of-tales.ts';
import { ROLES_OF_TRADES } from './roles-of-trades.ts';

/*
 * Whoever is named by a calling, a rank or a kind of being shows it: the thing of the trade with a hand on it, the
 * sign of the being, a gaze. A beast of a calling works with its paws, and never lies about as its kind does.
 */

interface RolePose {
  readonly studio: string;
  readonly cinematic: string;
}

const WIDTH = 3;
let table: Map<string, RolePose> | undefined;

function poses(): ReadonlyMap<string, RolePose> {
  if (table) return table;
  table = new Map();
  for (const [names, studio, cinematic] of [ROLES_OF_TRADES, ROLES_OF_STAGE, ROLES_OF_TALES].flatMap((each) =>
    rowsOf(each, WIDTH),
  ))
    for (const name of listOf(names))
      table.set(name, { studio: textOf(studio), cinematic: textOf(cinematic) });
  return table;
}

/** All names of callings and beings that a pose is written for. */
export const roleNames = (): readonly string[] => [...poses().keys()];

/** The pose for the longest end of a name that has one, or for the other names of its row. */
function poseNamed(words: string, names: readonly string[]): RolePose | undefined {
  const parts = words.toLowerCase().split(' ');
  const ends = parts.map((_, at) => parts.slice(at).join(' '));
  const found = [...ends, ...names].find((each) => poses().has(each));
  return found === undefined ? undefined : poses().get(found);
}

const namesOf = (row: Member['row']): readonly string[] => row?.names.map(({ singular }) => singular) ?? [];

/** What limbs a beast has for those that a pose speaks of: the whole ones first. */
const PAWED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gauntlets|gloves|hands|fists|palms|fingers|fingertips|thumbs|knuckles)\b/g, 'front paws'],
  [/\b(?:gauntlet|glove|hand|fist|palm)\b/g, 'front paw'],
  [/\b(?:finger|thumb|fingertip|knuckle)\b/g, 'claw'],
  [/\bboth arms\b/g, 'both forelegs'],
  [/\b(?:forearms|arms|elbows)\b/g, 'forelegs'],
  [/\b(?:forearm|arm|elbow)\b/g, 'foreleg'],
  [/\b(?:lips|mouth)\b/g, 'muzzle'],
  [/\b(?:nose|chin)\b/g, 'muzzle'],
];
const WINGED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gloves|hands|fists|palms|arms|forearms|elbows)\b/g, 'wings'],
  [/\b(?:glove|hand|fist|palm|arm|forearm|elbow)\b/g, 'wing'],
  [/\b(?:fingers|fingertips|thumbs|knuckles)\b/g, 'wing tips'],
  [/\b(?:finger|thumb|fingertip|knuckle)\b/g, 'wing tip'],
  [/\b(?:lips|mouth|teeth|nose|chin)\b/g, 'bill'],
];
const LEGGED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gloves|hands|fists|palms|fingers|fingertips|thumbs|knuckles|arms|forearms|elbows)\b/g, 'front legs'],
  [/\b(?:glove|hand|fist|palm|finger|thumb|fingertip|knuckle|arm|forearm|elbow)\b/g, 'front leg'],
  [/\b(?:lips|nose|chin)\b/g, 'mouth'],
];
const ARMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gloves|hands|fists|palms|fingers|fingertips|thumbs|knuckles|arms|forearms|elbows)\b/g, 'tentacles'],
  [/\b(?:glove|hand|fist|palm|finger|thumb|fingertip|knuckle|arm|forearm|elbow)\b/g, 'tentacle'],
  [/\b(?:lips|mouth|nose|chin|ear)\b/g, 'head'],
];
const ADJECTIVES =
  /\b(?:gloved|ringed|ribbed|clawed|stiff|bony|bare|jewelled) (?=hands?|fingers?|palms?|fists?|arms?)/g;
/** What no beast has, or wears. */
const NOT_OF_BEASTS =
  /\b(?:beard|hair|boots?|shoes?|heel|knees?|thighs?|cheeks?|brows?|braces|buttons|sleeves?|cuffs?|foot|feet|toes?|legs? (?:crossed|apart|wide)|cheek|waist|hips?|astride|spectacles|gold visor)\b/;

const joined = (stance: string, clause: string): string =>
  clause === '' ? stance : clause.startsWith('with ') ? `${stance} ${clause}` : `${stance}, ${clause}`;

/** Such a pose as a beast holds it: upright, with the limbs that it has; empty where none of it is left. */
function asBeast(text: string, { kind: own, name }: Member): string {
  const kind = POULTRY.test(name) ? 'bird' : own;
  if (kind === 'fantasy-being' || kind === 'robot') return text;
  const isArmed = /\b(?:octopus(?:es)?|squid|kraken|cuttlefish|jellyfish)\b/i.test(name);
  const limbs = isArmed ? ARMED : kind === 'bird' ? WINGED : BEASTS.has(kind) ? PAWED : LEGGED;
  const clauses = text
    .split(', ')
    .filter((clause) => !NOT_OF_BEASTS.test(clause))
    .map((clause) =>
      limbs.reduce((told, [limb, own]) => told.replace(limb, own), clause.replace(ADJECTIVES, '')),
    );
  const isOnSeat = /\b(?:throne|chair|armrest|seat|stool|bench|sofa)\b/.test(text);
  const isUpright = kind === 'bird' || !BEASTS.has(kind);
  const stance = isOnSeat ? 'seated upright' : isUpright ? 'upright' : 'upright on the hind legs';
  // What is left of two hands is one too few.
  const kept = clauses.filter(
    (clause) => !(clauses.length < text.split(', ').length && /^the other\b/.test(clause)),
  );
  const [first = '', ...rest] = kept;
  if (first === '') return `${stance}, head high, eyes on the camera`;
  const standing = /^standing(?: square| side-on| tall| turned away| three-quarter)?,?\s*/;
  const begun = /^(?:seated|upright|kneeling|crouched|behind|before|cross-legged|hanging)\b/.test(first)
    ? first
    : joined(stance, first.replace(standing, ''));
  return [begun, ...rest].join(', ');
}

const BEASTS: ReadonlySet<string> = new Set(['pet', 'wild-animal', 'farm-animal']);

/** The pose of whoever has a calling: people by their own row where no moment is written, beasts by that of the calling. */
function poseFor(main: Member, hasMoment: boolean): RolePose | undefined {
  if (main.role && !isHanded(main)) {
    const own = poseNamed(main.role.names[0]?.singular ?? '', namesOf(main.role));
    const moment = namesOf(main.role).flatMap((name) => momentTable().get(name) ?? [])[0];
    const pose = own ?? (moment && { studio: moment.studio, cinematic: moment.deed || moment.studio });
    return pose && { studio: asBeast(pose.studio, main), cinematic: asBeast(pose.cinematic, main) };
  }
  return hasMoment ? undefined : poseNamed(main.words, namesOf(main.role ?? main.row));
}

/** What a minimal take has room for. */
const MOST_WORDS = 16;

function shortened(text: string): string {
  const clauses = text.split(', ');
  const [first = '', second = ''] = clauses;
  const both = second === '' ? first : `${first}, ${second}`;
  return both.split(' ').length <= MOST_WORDS ? both : first;
}

/** Whether nothing is told of what the main one does, has, wears or feels. */
function isOpen(scene: Scene, main: Member): boolean {
  return (
    // Who is in the water is borne by it.
    !(isHanded(main) && scene.place?.row?.traits.has('water') === true) &&
    !isFelt(scene) &&
    !isOfFace(scene) &&
    isOfName(scene) &&
    scene.cameras.length === 0 &&
    scene.uses.length === 0 &&
    scene.lettering.length === 0 &&
    scene.rest.length === 0 &&
    !scene.isForeign &&
    !scene.isEdit &&
    scene.isUnread !== true &&
    !main.plural &&
    main.count === 1 &&
    isBeing(main.kind) &&
    scene.cast.every(
      ({ part }) => /^(?:main|scenery|topic)$/.test(part) || (part === 'support' && !isHanded(main)),
    )
  );
}

/**
 * What a calling, a rank or a kind of being is seen by, where the words tell no deed.
 * @param hasMoment whether the moment of its kind is staged; that of a beast's kind is none of its calling
 */
export function rolePosed(brief: Brief, hasMoment: boolean): Decision | undefined {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (!main || !isOpen(scene, main)) return undefined;
  const pose = poseFor(main, hasMoment);
  // Whoever is borne or covered by what the words name is posed by that.
  if (!pose || (isHanded(main) && poseAtRest(scene, classOf(scene)))) return undefined;
  const isHere = (text: string, isDeed: boolean): boolean =>
    fitsPlace(text, scene, isDeed) && (!isUnderWeather(scene) || fitsAnywhere(text, isDeed));
  const isDone = take === 'cinematic' && isHere(pose.cinematic, scene.place !== undefined);
  const own = isDone ? pose.cinematic : isHere(pose.studio, false) ? pose.studio : '';
  const text = besideLooks(take === 'minimal' ? shortened(own) : own, scene);
  if (text === '' || allowed([text], scene).length === 0) return undefined;
  return {
    element: 'motion',
    text: `${capital(theOf(main))} ${text}`,
    because: `${said(main.words)} is shown by what such a one has and does.`,
  };
}
