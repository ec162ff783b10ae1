import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { CameraChoice } from '../camera/named-view.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import { frameOf } from '../camera/told-plainly.ts';
import { tellsRoom } from '../layout/layout-words.ts';
import { isOfStudio } from '../light/in-the-world.ts';
import type { LightChoice } from '../light/light-choice.ts';
import { hourBy, isLightTold, lightBy } from '../light/told-light.ts';
import { theOf } from '../refer.ts';
import { classOf } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision } from '../shot.ts';
import { isLikeness } from './everyone.ts';
import type { OpeningClause } from './opening.ts';
import { layoutByName } from './plain-layout.ts';
import { plainLight } from './plain-light.ts';
import { plainCamera } from './plain-plan.ts';

/*
 * What is planned of an opening, where more stands behind it: the frame holds what is told there, the light agrees with
 * it, and no pose and no detail speaks of what is told there otherwise.
 */

/** What a take of an opening is seen by. */
export interface Seen {
  readonly light: LightChoice;
  readonly camera: CameraChoice;
  readonly composition: Decision;
}

/** Kinds that are under a sky, and what brings a light of its own. */
const OPEN_KINDS: ReadonlySet<string> = new Set([
  ...['terrain', 'weather', 'celestial', 'building', 'structure', 'tree', 'vehicle', 'boat', 'place'],
]);

/** Whether behind the opening more is told of where it is. */
function isElsewhere(whole: Scene, { scene, rest }: OpeningClause): boolean {
  const isPlaced =
    whole.place?.row !== undefined &&
    whole.place.words !== scene.place?.words &&
    !whole.place.row.traits.has('support') &&
    whole.place.row.surroundings !== undefined;
  return (
    isPlaced ||
    whole.cast.some(({ kind, name }) => OPEN_KINDS.has(kind) && rest.includes(name.toLowerCase())) ||
    UNREAD_GROUND.test(rest)
  );
}
/** Ground that no table has to know. */
const UNREAD_GROUND = sifted(
  /\b(?:sky|curb|kerb|street|road|ground|field|snow|rain|fog|mist|waves?|sea|beach|shore|rocks?|stream|river|mountains?|forest|woods|garden|grass|city|alley|roof\w*|stage|clouds?|storm|sunlight|outside|puddle|pavement|asphalt)\b/i,
);

const NO_LAYOUT: Decision = {
  element: 'composition',
  text: '',
  because: 'More is told than a place in the frame for one.',
};

/** Weathers that are seen through a window from within. */
const OF_WEATHER: ReadonlySet<string> = new Set(['rain', 'snow', 'storm', 'fog', 'grey']);

const OUTSIDE = sifted(
  /\boutside\b|\bdehors\b|\bdraußen\b|\ba?fuera\b|\bfuori\b|\blá fora\b|窓の外|外は|窗外/i,
);

/** Whether the words behind an opening leave its light as it is. */
function isLightLeft(whole: Scene, opening: OpeningClause, { decision }: LightChoice): boolean {
  const weather = hourBy(whole) ?? lightBy(whole, false);
  const isRoom = opening.scene.place?.row?.surroundings === 'indoor' || classOf(opening.scene) === 'interior';
  const isOutside = /\bwindows?\b/i.test(decision.text) || (isRoom && OUTSIDE.test(opening.rest));
  if (OF_WEATHER.has(weather) && isOutside) return true;
  // A room, a street and a land have the light that they have, whatever stands in them.
  const isWide = ['interior', 'city', 'landscape'].includes(classOf(opening.scene));
  return !isLightTold(whole) && (isWide || !isElsewhere(whole, opening));
}

/** 'blue light', 'late afternoon': the light has the quality or the hour that the words give it. */
function isNamedIn({ subject, times, lights }: Scene, { decision }: LightChoice): boolean {
  const [, quality] = /\b(\p{L}+) light\b/iu.exec(subject) ?? [];
  if (quality && new RegExp(`\\b${quality} light\\b`, 'iu').test(decision.text)) return true;
  return times.length > 0 && lights.length === 0 && !isOfStudio(decision.text);
}

const isUnderSky = ({ rest }: OpeningClause): boolean => UNREAD_GROUND.test(rest) && !IN_A_HOUSE.test(rest);
const IN_A_HOUSE = sifted(/\b(?:stage|outside|window|rooftop|sand|room|indoors?|inside)\b/i);

/** The light, the camera and the layout of an opening, in agreement with what is told behind it. */
export function seenAround(
  { brief, whole, kind, opening }: { brief: Brief; whole: Brief; kind: SceneClass; opening: OpeningClause },
  own: Seen,
  isOutdoors: boolean,
): Seen {
  const because = 'More is told behind it: only what holds for the whole sentence is added.';
  const isOwnLight = brief.wishes.lighting !== undefined || isLightLeft(whole.scene, opening, own.light);
  const plain = isOwnLight
    ? own.light
    : plainLight(whole, { planned: own.light, isOutdoors: isOutdoors || isUnderSky(opening) }, because);
  const light = plain.decision.text === '' && isNamedIn(whole.scene, own.light) ? own.light : plain;
  const frame = frameOf(whole, kind);
  const isTold = frame === 'told' || frame === 'near';
  if ((opening.holdsRest && !isTold) || brief.wishes.camera !== undefined)
    return { light, camera: own.camera, composition: roomIn(whole, own.composition, brief.scene, kind) };
  const held = isTold ? frame : frameAround(whole.scene, brief.scene, kind);
  const camera = plainCamera({ brief: whole, camera: own.camera }, held, because);
  const layout = held === 'table' ? undefined : layoutByName(whole, frame);
  return { light, camera, composition: layout ?? NO_LAYOUT };
}

/** The layout of an opening, with as much empty as what is told behind it leaves. */
function roomIn({ scene, take }: Brief, given: Decision, opening: Scene, kind: SceneClass): Decision {
  if (tellsRoom(scene)) return NO_LAYOUT;
  const own = { ...given, text: given.text.replace(/, nothing cut at the edges$/, '') };
  const main = mainOf(opening);
  const isFull = ['interior', 'city', 'landscape'].includes(kind);
  const isEmptied = take === 'minimal' && EMPTY.test(own.text) && (isFull || !isRoomLeft(scene));
  if (!isEmptied) return own;
  if (isFull) return { ...own, text: 'Level and straight on' };
  const text = main ? `${capital(theOf(main))} in the middle, a clear margin on every side` : '';
  return { ...own, text };
}
const EMPTY = sifted(/\bempty\b|\bnegative space\b|\bbare\b/i);

/** Classes of what is looked at from near, wherever it stands. */
const ON_A_TABLE: ReadonlySet<SceneClass> = new Set(['food', 'drink', 'product', 'small-thing', 'plant']);

const isHandSized = ({ row, adjectives }: Member): boolean =>
  ['tiny', 'hand', 'held'].some((size) => row?.traits.words.has(size)) || adjectives.includes('tiny');

/** The frame that holds what is told behind an opening. */
function frameAround(whole: Scene, opening: Scene, kind: SceneClass): 'table' | 'alone' | 'wide' {
  const beings = whole.cast.filter(
    (member) => isBeing(member.kind) && member.part !== 'topic' && !isLikeness(member, whole.subject),
  );
  const main = mainOf(opening);
  if (ON_A_TABLE.has(kind) && beings.every(isHandSized)) return 'table';
  const isAlone = main !== undefined && isBeing(main.kind) && !main.plural && main.count === 1;
  const isPlaced = whole.cast.some(
    ({ kind: each, part, words }) =>
      OPEN_KINDS.has(each) && part !== 'topic' && !opening.cast.some((own) => own.words === words),
  );
  return isAlone && beings.length === 1 && !isPlaced ? 'alone' : 'wide';
}

/** Words behind an opening that tell of the body, and what is then told of it by nothing else. */
const OF_HANDS = sifted(
  /\b(?:hands?|arms?|fingers?|fists?|palms?|holding|holds|carrying|clutching|gripping|axe|sword|staff|shield|bow|daggers?|lantern|book|torch|spear|over (?:the|his|her|their|one) shoulder)\b/i,
);
const OF_HEAD = sifted(
  /\b(?:eyes?|gaze|face|head|look\w*|smil\w+|smirk\w*|grin\w*|glar\w+|star\w+|cry\w*|laugh\w*|tears|mouth|tongue|ears?|frown\w*|expression|watch\w*|mask|helmet|hat|crown|hood)\b/i,
);
const SAYS_HANDS = sifted(
  /\b(?:hands?|arms?|elbows?|fingers?|fists?|palms?|paws?|claws?|grippers?|shoulders?)\b/i,
);
const SAYS_HEAD = sifted(/\b(?:eyes?|gaze|face|head|chin|mouth|ears?|brows?|tears|looking)\b/i);
/** Another deed of the same one: only how the body stands or lies is left of the first. */
const GOES_ON = sifted(
  /(?:^|[,;] ?)(?:\p{L}+ly )?(?:(?!(?:floating|glowing|flying|hanging|falling|burning|matching|blooming|swirling|evening|morning|string|ring|king|wing|spring|ceiling|lightning|clothing|painting|building) )\p{L}+ing|he|she|they|it|his|her|their|its|one|both)\b/iu,
);

/** The pieces of a pose that what is told behind the opening leaves open. */
function poseLeft(text: string, rest: string): string {
  const [first = '', ...more] = text.split(', ');
  return GOES_ON.test(rest) ? first : piecesLeft([first, ...more].join(', '), rest);
}

/** The pieces of a pose without those that speak of what is told otherwise; its first says how the body is. */
function piecesLeft(text: string, rest: string): string {
  const [first = '', ...more] = text.split(', ');
  const left = more.filter(
    (piece) =>
      !(OF_HANDS.test(rest) && SAYS_HANDS.test(piece)) && !(OF_HEAD.test(rest) && SAYS_HEAD.test(piece)),
  );
  return [first, ...left].join(', ');
}

const APPEARANCE = sifted(
  /\b(?:robes?|cloak|coat|armou?r|dress|gown|suit|jacket|shirt|hat|helmet|hood|mask|boots?|shoes|gloves|skin|fur|hair|horns?|scars?|tattoos?|beard|paint|necklace|earrings|glasses|goggles|crown|veil|wings?|tail|uniform|apron|scarf|jewel\w*|nose|eyes|teeth|tusks?|feathers?|scales|chainmail|off|torn|soot|mud\w*|ages?|forties|thirties|fifties|sixties|twenties)\b/i,
);
const HEADS = /\p{L}{4,}(?=$|,| and\b| with\b| in\b| of\b)/giu;

/** Whether what its kind looks like is told otherwise behind it. */
function isTextureLeft(text: string, scene: Scene, rest: string): boolean {
  const kind = mainOf(scene)?.kind ?? 'thing';
  if (isBeing(kind) && APPEARANCE.test(rest)) return false;
  const heads = text.match(HEADS) ?? [];
  return !heads.some((head) => rest.includes(head.toLowerCase().replace(/s$/, '')));
}

/** The staging of an opening, without what is told otherwise behind it. */
export function stagedAround(
  staging: readonly Decision[],
  { scene, rest, isWhole }: OpeningClause,
): Decision[] {
  return staging.flatMap((each) => {
    if (each.text.startsWith('Fine detail in')) return isTextureLeft(each.text, scene, rest) ? [each] : [];
    if (each.element !== 'motion') return [each];
    const text = isWhole ? poseLeft(each.text, rest) : '';
    return text === '' ? [] : [{ ...each, text }];
  });
}

/** A piece of its own that tells of hands, eyes or a face. */
const TELLS_BODY = sifted(/[,;] (?:\p{L}+ )?(?:hands?|arms?|eyes|head|gaze|fingers)\b/iu);

/** The staging of a sentence that was read whole, where a later piece of it tells of hands or head otherwise. */
export function stagedAsTold(staging: readonly Decision[], { subject }: Scene): readonly Decision[] {
  const at = subject.search(TELLS_BODY);
  if (at < 0) return staging;
  const rest = subject.slice(at).toLowerCase();
  return staging.map((each) =>
    each.element === 'motion' ? { ...each, text: piecesLeft(each.text, rest) } : each,
  );
}

/** The look of a take of an opening: where a frame holds more than it, nothing is little. */
export const lookAround = (look: Decision, { holdsRest }: OpeningClause): Decision =>
  holdsRest
    ? look
    : { ...look, text: look.text.replace(/^Minimalist photograph/, 'Plain photograph, natural colour') };
