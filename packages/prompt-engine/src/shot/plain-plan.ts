import { inWords } from '../lexicon/row.ts';
import { isBeing, type Scene } from '../read/scene.ts';
import { chosen, keySide } from './choose.ts';
import { confidenceOf, SEVERAL_ACT } from './confidence.ts';
import type { DrawnMeans } from './drawn-means.ts';
import { quoted, toldFace } from './lettering.ts';
import type { LightChoice } from './light-choice.ts';
import { leadingStyle, lookOf } from './look.ts';
import type { CameraChoice } from './named-view.ts';
import { plainForms } from './plain-rows.ts';
import { theOf } from './refer.ts';
import type { SceneClass } from './scene-classes.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';
import type { ShotSize } from './stage.ts';
import { frameOf, lightBy } from './told-plainly.ts';

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
}

const WARMTH: Readonly<Record<string, number>> = { low: 0.3, night: -0.3, veiled: -0.1 };

/** The light: a term of lighting as it is named, else what agrees with the light or the hour that is told. */
function plainLight(brief: Brief, planned: LightChoice, because: string): LightChoice {
  if (brief.scene.lights.length > 0 || brief.wishes.lighting !== undefined) return planned;
  const of = lightBy(brief.scene);
  const side = keySide(brief);
  return {
    decision: plainForm(brief, 'light', of, because),
    stage: {
      from: of === 'bright' ? 'top' : side,
      hard: of === 'bright' && brief.take === 'cinematic',
      warmth: WARMTH[of] ?? 0,
      key: of === 'night' || (of === 'told' && brief.take === 'cinematic') ? 'low' : 'normal',
    },
  };
}

/** Words by which a thing is lit, or gives the one light there is. */
const LIT =
  /\blit (?:up|for|only|just|in|with|from|by)\b|\b(?:only|just) [^,.;]* (?:is|are) (?:lit|glowing)\b|\bglow(?:s|ing)? (?:in|with|from|faintly|softly|through)\b|\bonly light\b/i;

/** Lights that are anywhere, or of the day: nothing in the picture gives them. */
const OF_NOTHING_NAMED =
  /\b(?:daylight|sun|sky|softbox|overcast|key light|diffused source)\b|^(?:Soft|One|Warm|Cool|Low|Even|Clear|Flat|Large|Big)\b[^,]* light from camera\b/i;

/** The light of a sentence that was read whole, where it does not speak against what is lit by the words. */
export function lightAsTold(brief: Brief, planned: LightChoice): LightChoice {
  const isOther =
    brief.scene.lights.length === 0 &&
    brief.wishes.lighting === undefined &&
    LIT.test(brief.scene.subject) &&
    OF_NOTHING_NAMED.test(planned.decision.text);
  if (!isOther) return planned;
  const because = `${capital(said(LIT.exec(brief.scene.subject)?.[0] ?? 'lit'))} says that the light is in the picture.`;
  return {
    decision: plainForm(brief, 'light', 'told', because),
    stage: { ...planned.stage, key: 'low', warmth: 0 },
  };
}

const SIZES: ReadonlyMap<string, ShotSize> = new Map([
  ['wide', 'wide'],
  ['full', 'full'],
]);

function plainForm(
  brief: Brief,
  element: 'light' | 'camera' | 'composition',
  of: string,
  because: string,
): Decision {
  const text = chosen(plainForms(brief.take, element, of), brief, element) ?? '';
  const filled = text.replaceAll('{side}', keySide(brief)).replace('{all}', everyoneIn(brief.scene));
  return { element, text: filled, because };
}

/** How many are named of those who are in the frame. */
const MOST_NAMED = 4;

/** All who are there by name, where each of them is known and no second one has the name; else the scene. */
function everyoneIn({ cast, subject }: Scene): string {
  const beings = cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic');
  const names = [...new Set(beings.map(theOf))];
  const isSure =
    names.length > 1 &&
    names.length <= MOST_NAMED &&
    beings.every((member) => member.row !== undefined && !UNCOUNTED.test(member.name)) &&
    !COMPARES.test(subject);
  return isSure ? `${inWords(names)}${names.length > 2 ? ' all' : ' both'}` : 'the whole scene';
}

/** Words for people that name nobody. */
const UNCOUNTED = /^(?:everyone|everybody|others?|rest|crowd|people|someone|nobody|ones?|kind|figures?)$/i;

/** Who is only compared with, or is of another sentence. */
const COMPARES = /\b(?:like|as an?|as if|as though|than|instead|but|if|would|dressed)\b/i;

/** So many words without quotation marks may be a name or a title. */
const SHORT_TITLE = 4;

/** What is to be read in the picture: quoted words to the letter, others only as they are meant. */
function plainLettering({ scene }: Brief): Decision[] {
  if (scene.lettering.length === 0) return [];
  const face = toldFace(scene);
  const isExact = scene.lettering.every(
    (line) =>
      line.split(' ').length <= SHORT_TITLE ||
      [`"${line}"`, `“${line}”`, `«${line}»`, `'${line}'`].some((each) => scene.subject.includes(each)),
  );
  return [
    {
      element: 'subject',
      text: isExact
        ? `${scene.lettering.join(' ').includes(' ') ? 'The words' : 'The word'} ${quoted(scene)}${face ? ` ${face},` : ''} spelled exactly and written once`
        : 'The lettering spelled exactly and written once',
      because: `${said(scene.lettering.join(' / '))} is to be read in the picture.`,
    },
  ];
}

/** Of no class: nothing of how its kind is usually seen. */
const GENERAL: SceneClass = 'unknown';

/** What a take says of a sentence that was read in part, and what its preview is drawn by. */
export interface PlainPlan {
  readonly decisions: readonly Decision[];
  readonly light: LightChoice;
  readonly camera: CameraChoice;
}

/** How a picture without a lens is seen, or laid out. */
function seenWithoutLens({ brief, drawn, isLaidOut }: Planned, frame: string, because: string): Decision[] {
  const means = drawn?.decisions.filter(({ element }) => element === 'style' || element === 'light') ?? [];
  if (isLaidOut)
    return [
      ...(drawn ? means : [plainForm(brief, 'light', 'layout', because)]),
      plainForm(brief, 'composition', 'layout', because),
    ];
  return [
    ...(brief.take === 'minimal' ? means.filter(({ element }) => element === 'light') : means),
    ...(frame === 'told' ? [] : [plainForm(brief, 'camera', 'drawn', because)]),
    plainForm(brief, 'composition', 'told', because),
  ];
}

/** Every decision of a take whose sentence was read in part. */
export function planPlainly(planned: Planned): PlainPlan {
  const { brief, kind, drawn, isLaidOut, palette, mood, negative, poses } = planned;
  const { scene, wishes } = brief;
  const { reasons, doubt } = confidenceOf(scene);
  const because = `${capital(reasons[0] ?? 'not every word is accounted for')}: only what holds for the whole sentence is added.`;
  const frame = frameOf(brief, kind);
  const isOfWords =
    palette.colours.length > 1 && palette.colours.every((each) => scene.colours.includes(each));
  const light = plainLight(brief, planned.light, because);
  const size = SIZES.get(frame) ?? planned.camera.size;
  const camera: CameraChoice =
    wishes.camera === undefined
      ? { ...planned.camera, size, shallow: false, decision: plainForm(brief, 'camera', frame, because) }
      : planned.camera;
  const isSeen = !drawn && !isLaidOut;
  const layout = plainForm(brief, 'composition', frame === 'near' ? 'told' : frame, because);
  return {
    light,
    camera,
    decisions: [
      ...plainLettering(brief),
      // Where every word was read, each deed is sure, and only a frame for one of those who act is not.
      ...(doubt <= SEVERAL_ACT && isSeen ? poses : []),
      ...(isSeen ? [light.decision, camera.decision, layout] : seenWithoutLens(planned, frame, because)),
      ...(isOfWords || wishes.palette !== undefined ? [palette.decision] : []),
      ...(mood && wishes.mood !== undefined ? [mood] : []),
      ...(isLaidOut && !leadingStyle(scene) ? [] : [lookOf(brief, isLaidOut ? 'graphic' : GENERAL)]),
      ...(negative && (scene.excluded.length > 0 || scene.lettering.length > 0) ? [negative] : []),
    ],
  };
}
