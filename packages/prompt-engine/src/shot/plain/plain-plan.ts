import type { CameraChoice } from '../camera/named-view.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import { withToldLens } from '../camera/told-lens.ts';
import { frameOf } from '../camera/told-plainly.ts';
import { isOnlyFace, viewOf } from '../camera/told-views.ts';
import { isExplaining } from '../layout/explains.ts';
import { isMark, tellsRoom } from '../layout/layout-words.ts';
import type { LightChoice } from '../light/light-choice.ts';
import { lightBy } from '../light/told-light.ts';
import { sourceLight } from '../light/told-sources.ts';
import type { DrawnMeans } from '../look/drawn-means.ts';
import { leadingStyle, lookOf } from '../look/look.ts';
import { isChalkBoard, isMediumOpen, isSheetAsked } from '../look/open-medium.ts';
import { isSpotSure } from '../place/spots.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision } from '../shot.ts';
import type { ShotSize } from '../stage.ts';
import { isAged } from './aged.ts';
import { confidenceOf, SEVERAL_ACT } from './confidence.ts';
import { isFilmAsked } from './film-asked.ts';
import { plainForm } from './plain-form.ts';
import {
  drawnFrame,
  fallingOn,
  isFlatWork,
  layoutByName,
  layoutOf,
  POSTER,
  sheetLayout,
  withLead,
} from './plain-layout.ts';
import { plainLettering } from './plain-lettering.ts';
import { plainLight } from './plain-light.ts';
import { isFormShade, isLamp, meansOf } from './plain-means.ts';
import { isLookOfSheet, sheetForms, sheetOf } from './plain-sheet.ts';
import { isRetold } from './retold.ts';
import {
  accentByWords,
  isLookSure,
  isMoodSure,
  isPlaceSure,
  leavesColours,
  momentOf,
  textureOf,
  toneByWords,
} from './sure-additions.ts';
import { isPoseSure } from './sure-pose.ts';
import { namedView, withLens } from './term-of-view.ts';

/*
 * The plan of a sentence that was read in part: its own words, and beside them only what cannot be wrong. No pose, no
 * dress, no place, nobody framed by name; a light that agrees with the hour or the light that is told; a frame that
 * holds everything.
 */

/** What is planned of a shot whatever is known of its sentence. */
export interface Planned {
  readonly brief: Brief;
  readonly kind: SceneClass;
  readonly light: LightChoice;
  readonly camera: CameraChoice;
  readonly palette: { readonly decision: Decision; readonly colours: readonly string[] };
  readonly mood: Decision | undefined;
  readonly negative: Decision | undefined;
  /** The means of a look without a lens, as its studio take has them. */
  readonly drawn: DrawnMeans | undefined;
  /** A poster, a logo, a page: laid out, not photographed. */
  readonly isLaidOut: boolean;
  /** How those who do something hold themselves. */
  readonly poses: readonly Decision[];
  /** Where it plays, as the whole reading has it. */
  readonly setting: readonly Decision[];
  /** How the main one looks, as its row has it. */
  readonly looks: readonly Decision[];
  /** Whether the whole reading has it in the open air. */
  readonly isOutdoors: boolean;
}

const SIZES: ReadonlyMap<string, ShotSize> = new Map([
  ['wide', 'wide'],
  ['wide-plain', 'wide'],
  ['full', 'full'],
  ['alone', 'full'],
  ['face', 'close'],
  ['little', 'close'],
  ['half', 'medium'],
]);

/** Of no class: nothing of how its kind is usually seen. */
const GENERAL: SceneClass = 'unknown';

/** What a take says of a sentence that was read in part, and what its preview is drawn by. */
export interface PlainPlan {
  readonly decisions: readonly Decision[];
  readonly light: LightChoice;
  readonly camera: CameraChoice;
}

/** How a picture without a lens is seen, or laid out. */
function seenWithoutLens(planned: Planned, frame: string, because: string): Decision[] {
  const { brief, drawn, isLaidOut } = planned;
  if (isChalkBoard(brief.scene)) return [];
  const lit = drawn || isLaidOut || brief.take === 'minimal' ? undefined : sourceLight(brief, because);
  const means = lit ? [lit] : meansOf(planned, because);
  if (isLaidOut) {
    const layout = sheetLayout(brief.scene);
    return [
      // A sheet that is drawn has no lamp: what stands on it is shaded by nothing.
      ...(drawn
        ? means.filter((each) => !isFormShade(each))
        : [plainForm(brief, 'light', 'layout', because)]),
      // Where room is told and nothing is lettered, no layout is set against it.
      ...(layout === 'spaced' && brief.scene.lettering.length === 0
        ? []
        : [plainForm(brief, 'composition', layout, because)]),
    ];
  }
  return [
    ...(brief.take === 'minimal' ? means.filter(({ element }) => element === 'light') : means),
    ...(frame === 'told' ? [] : [plainForm(brief, 'camera', drawnFrame(brief.scene, frame), because)]),
    ...(tellsRoom(brief.scene) || isFlatWork(brief.scene)
      ? []
      : [plainForm(brief, 'composition', layoutOf(brief.scene, 'told'), because)].filter(
          ({ text }) => text !== '',
        )),
  ];
}

/** What is printed and folded around a thing, or goes from hand to hand. */
const PRINTED =
  /\b(?:labels?|packaging|packet|wrapper|menu|certificate|bookmark|calendar|(?<!roller )coaster|tag|ticket|voucher|sleeve|stationery)\b/i;
/** The camera: what the words name, else a frame that holds everything or agrees with where it is seen from. */
export function plainCamera(
  { brief, camera }: Pick<Planned, 'brief' | 'camera'>,
  frame: string,
  because: string,
): CameraChoice {
  if (brief.wishes.camera !== undefined) return camera;
  const size = SIZES.get(frame) ?? camera.size;
  const seen = frame === 'told' ? viewOf(brief.scene) : frame;
  const isTerm = seen === 'isometric' || (seen === 'soft-behind' && namedView(brief) !== undefined);
  const view = isTerm ? 'told' : seen;
  const named = view === 'told' || frame === 'near' ? namedView(brief) : undefined;
  const decision: Decision =
    named === undefined
      ? plainForm(brief, 'camera', view, because)
      : { element: 'camera', text: withLens(brief, named, frame), because: 'The words name the view.' };
  return {
    ...camera,
    size,
    shallow: false,
    decision: { ...decision, text: withToldLens(decision.text, brief.scene) },
  };
}

/** A photograph is what there is without a look. */
const PHOTO = /^(?:photo|photograph|photography|picture|pic)$/i;

/** The look: the one that is named, else a photograph of no class. */
function plainLook({ brief, isLaidOut }: Planned, because: string): Decision[] {
  const style = leadingStyle(brief.scene);
  const isNamed = (style !== undefined && !PHOTO.test(style.words)) || brief.wishes.style !== undefined;
  if (isChalkBoard(brief.scene)) return [plainForm(brief, 'style', 'chalk', because)];
  // 'Art deco' is a manner of a border as well as of a photograph.
  const isManner = style?.row.medium === 'photo' && brief.wishes.style === undefined;
  if ((!isNamed || isManner) && !isLaidOut && isMediumOpen(brief.scene)) return [];
  if (isLaidOut && (!style || PHOTO.test(style.words)) && !isNamed)
    return (POSTER.test(brief.scene.subject) || isExplaining(brief.scene.subject)) &&
      !/\b(?:photo\w*|map)\b/i.test(brief.scene.subject)
      ? [plainForm(brief, 'style', 'sheet', because)]
      : PRINTED.test(brief.scene.subject)
        ? [plainForm(brief, 'style', 'printed', because)]
        : [];
  if (!isNamed && isAged(brief.scene)) return [plainForm(brief, 'style', 'aged', because)];
  if (!isNamed && isFilmAsked(brief.scene)) return [plainForm(brief, 'style', 'film', because)];
  // How a mark is put to use is another picture than the one that its words lay out.
  const asMark: Brief =
    isMark(brief.scene) && brief.take === 'cinematic' ? { ...brief, take: 'studio' } : brief;
  if (isNamed || isLaidOut) return [lookOf(asMark, isLaidOut ? 'graphic' : GENERAL)];
  return [plainForm(brief, 'style', 'look', because)];
}

/** Which grade agrees with a light: told light, hours and weathers have their own colours, and need none. */
const GRADES: readonly (readonly [lights: readonly string[], grade: string])[] = [
  [['free', 'day', 'room'], 'colour'],
  [['tender', 'soft-day'], 'tender'],
  [['dramatic', 'eerie'], 'dark'],
];

/** Colours: those of the words where they are several, one of them as an accent, else a grade of the cinematic take. */
function plainColours({ brief, palette, isOutdoors }: Planned, isSeen: boolean, because: string): Decision[] {
  const { scene, wishes, take } = brief;
  if (wishes.palette !== undefined) return [palette.decision];
  const isOfWords =
    palette.colours.length > 1 &&
    palette.colours.every((each) => scene.colours.includes(each)) &&
    !/\bcolou?r/i.test(scene.subject);
  if (isOfWords) return [palette.decision];
  if (!isSeen) return [];
  const accent = accentByWords(brief);
  if (accent) return [accent];
  const grade = GRADES.find(([lights]) => lights.includes(lightBy(scene, isOutdoors)))?.[1];
  return take === 'cinematic' && grade !== undefined && leavesColours(scene)
    ? [plainForm(brief, 'palette', grade, because)]
    : [];
}

/** The mood that is wished for, that one alone can have, or that the words have for certain. */
function moodsOf({ brief, mood }: Planned, isSeen: boolean): Decision[] {
  if (mood && (brief.wishes.mood !== undefined || isMoodSure(brief.scene))) return [mood];
  const tone = isSeen ? toneByWords(brief) : undefined;
  return tone ? [tone] : [];
}

/** A map, a diagram, a meme: its own forms, and of a look that is named its line and its surface. */
function sheetPlan(planned: Planned, of: string, because: string): Decision[] {
  const { brief, drawn } = planned;
  const style = leadingStyle(brief.scene);
  const isNamed = (style !== undefined && isLookOfSheet(style.words)) || brief.wishes.style !== undefined;
  const forms = sheetForms({ take: brief.take, of }, because);
  if (!isNamed) return forms;
  const means = drawn && brief.take !== 'minimal' ? meansOf(planned, because) : [];
  return [
    ...means.filter((each) => !isLamp(each)),
    ...forms.filter(({ element }) => element === 'composition'),
    lookOf(brief, 'graphic'),
  ];
}

/** What is seen whole on a table or by itself has the view that its kind has. */
const heldOf = (frame: string, kind: SceneClass, { take, scene }: Brief): string =>
  frame !== 'full' || take === 'minimal'
    ? frame === 'wide' && take === 'minimal' && isRoomLeft(scene)
      ? 'wide-plain'
      : frame
    : kind === 'food' || kind === 'drink'
      ? 'table'
      : kind === 'product' || kind === 'small-thing'
        ? 'product'
        : frame;

/** Every decision of a take whose sentence was read in part. */
export function planPlainly(given: Planned): PlainPlan {
  const planned = isSheetAsked(given.brief.scene) ? { ...given, isLaidOut: true } : given;
  const { brief, kind, drawn, isLaidOut, negative, poses, setting, looks } = planned;
  const { scene } = brief;
  const { reasons, doubt, severalAct } = confidenceOf(scene);
  const because = `${capital(reasons[0] ?? 'not every word is accounted for')}: only what holds for the whole sentence is added.`;
  const frame = frameOf(brief, kind);
  const held = heldOf(frame, kind, brief);
  const light = plainLight(
    brief,
    { planned: planned.light, isOutdoors: planned.isOutdoors && !isOnlyFace(scene) },
    because,
  );
  const camera = plainCamera(planned, held, because);
  const sheet = sheetOf(scene);
  const isOpen = isChalkBoard(scene) || (isMediumOpen(scene) && brief.wishes.style === undefined);
  const isSeen = !drawn && !isLaidOut && sheet === undefined && !isOpen;
  const layout =
    layoutByName(brief, frame) ??
    withLead(plainForm(brief, 'composition', layoutOf(scene, frame), because), scene);
  const texture = isSeen ? textureOf(brief) : undefined;
  const moment = isSeen && poses.length === 0 ? momentOf(brief) : undefined;
  return {
    light,
    camera,
    decisions: [
      ...plainLettering(brief),
      // Where every word was read, each deed is sure, and only a frame for one of those who act is not.
      ...(isSeen && ((severalAct && doubt <= SEVERAL_ACT) || isPoseSure(scene)) ? poses : []),
      ...(texture ? [texture] : []),
      ...(isSeen && !texture && frame !== 'told' && isLookSure(scene, reasons) ? looks : []),
      ...(isSeen && frame !== 'told' && (isPlaceSure(scene) || isSpotSure(scene))
        ? setting.filter(({ text }) => !isRetold(text, scene))
        : []),
      ...(isSeen
        ? [fallingOn(light.decision, scene), camera.decision].filter(({ text }) => text !== '')
        : []),
      ...(moment ? [moment] : []),
      ...(sheet !== undefined
        ? sheetPlan(planned, sheet, because)
        : isSeen
          ? [layout].filter(({ text }) => text !== '' && !tellsRoom(scene))
          : seenWithoutLens(planned, frame, because)),
      ...plainColours(planned, isSeen, because),
      ...moodsOf(planned, isSeen),
      ...(sheet === undefined ? plainLook(planned, because) : []),
      ...(negative && (scene.excluded.length > 0 || scene.lettering.length > 0) ? [negative] : []),
    ],
  };
}
