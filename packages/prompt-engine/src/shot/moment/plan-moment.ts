import type { Scene } from '../../read/scene.ts';
import { inUseOf } from '../in-use/in-use.ts';
import { placeAtHour } from '../in-use/room-hour.ts';
import { traceThere } from '../in-use/there.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { isArranged, isDressedBeast, isSetUp } from '../place/ground-told.ts';
import { rolePosed } from '../placing/role-pose.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief, Decision } from '../shot.ts';
import { effectLight, effectStaged } from '../staging/effects.ts';
import { wornStaged } from '../staging/worn.ts';
import { caughtInPlace } from './caught.ts';
import { companyStaged } from './company.ts';
import { deedLight, deedPlaceFor, deedSetting, type LitPlace } from './deed-place.ts';
import { feltPlaceFor } from './felt-place.ts';
import { gatheringStaged, homeOfSeveral } from './gathering.ts';
import { homeOf, momentFor, momentLight, momentPlace, momentStaged } from './moment.ts';
import type { MomentRow } from './moment-table.ts';
import { numeralStaged } from './numeral.ts';
import { posedScene } from './posed-scene.ts';
import { toldLandLight, toldLandStaged } from './told-land.ts';
import { wornPlaceFor } from './worn-place.ts';

/** What is decided of a take whose words tell no deed: how it is posed, where, and by which light. */
export interface MomentPlan {
  /** Pose, state or numerals: they stand before all else that is staged. */
  readonly staged: readonly Decision[];
  /** The place, instead of any other. */
  readonly place?: Decision;
  /** Whether it has a pose of its own, beside which no other is told. */
  readonly isPosed: boolean;
  /**
   * The scene as a preview draws it, whoever is posed in that pose.
   * @param locked the pose that is kept from another take, in place of its own
   */
  readonly sceneDrawn: (locked: string | undefined) => Scene;
  /** The light instead of the one that is planned; undefined where that one stays. */
  readonly lightInstead: (planned: string) => Decision | undefined;
}

/** Whether a part cannot stand for the whole: of a drawing all is drawn, and what is named besides is to be seen. */
const isWholeAsked = ({ scene, take }: Brief): boolean =>
  take === 'minimal' &&
  (isDrawn(leadingStyle(scene)) || scene.cast.length > 1 || /\binterior\b/i.test(scene.subject));

/** A part that stands for the whole. */
const IN_ITS_STEAD = /^The [^,.]+ as (?:one|two) (?!dark|pale|plain|even|flat|thin|line|shape|bright)/;

const isLight = ({ element }: Decision): boolean => element === 'light';

interface Posed {
  readonly pose?: Decision;
  /** Whether it leaves room for no other pose. */
  readonly isWhole: boolean;
}

/** How somebody or something holds itself: the first of the rules that knows decides. */
function posedIn(brief: Brief, land: Decision | undefined, moment: MomentRow | undefined): Posed {
  const ofLandOrRole = land ?? rolePosed(brief, moment !== undefined);
  if (ofLandOrRole) return { pose: ofLandOrRole, isWhole: true };
  const own = moment
    ? (wornStaged(brief) ?? momentStaged(brief, moment))
    : (companyStaged(brief) ?? gatheringStaged(brief));
  const pose = own ?? caughtInPlace(brief);
  return {
    ...(pose && { pose }),
    isWhole: pose !== undefined && (moment !== undefined || own === undefined),
  };
}

/** A place with its light, where the words name none: of what is worn or felt, of the deed, of a calling, of one of many. */
const placeFor = (brief: Brief, moment: MomentRow | undefined): LitPlace | undefined =>
  (moment ? undefined : deedPlaceFor(brief)) ?? homeOf(brief) ?? (moment ? undefined : homeOfSeveral(brief));

/** Plans what the words leave open of somebody or something that is named without a deed. */
export function planMoment(brief: Brief): MomentPlan {
  const land = toldLandStaged(brief);
  const moment = land || isArranged(brief.scene) ? undefined : momentFor(brief);
  const numeral = numeralStaged(brief);
  // What stands in a vase was neither just unwrapped nor just emptied.
  const { pose, isWhole }: Posed = isArranged(brief.scene)
    ? { isWhole: false }
    : posedIn(brief, land, moment);
  // Before a background that is told, and in a vase, nothing is anywhere else.
  const isOnGround = isSetUp(brief.scene);
  const ofBody = isOnGround ? undefined : (wornPlaceFor(brief) ?? feltPlaceFor(brief));
  const isAway = isOnGround || isDressedBeast(brief.scene);
  const ownPlace = moment && !ofBody && !isAway ? momentPlace(brief, moment) : undefined;
  const otherPlace = ownPlace || isOnGround ? undefined : (ofBody ?? placeFor(brief, moment));
  const found = ownPlace ?? (otherPlace && deedSetting(brief, otherPlace));
  // A thing for which neither is written is met where it is used, and a room at an hour of its use.
  const use = found || land || numeral.length > 0 || isOnGround ? undefined : inUseOf(brief);
  // A market of Marrakech is no market as markets are.
  const isInTown = brief.scene.place?.row?.traits.has('in-town') === true;
  const hour = found || use || pose || isInTown ? undefined : placeAtHour(brief);
  const place = found ?? use?.place ?? hour?.place;
  const effect = effectStaged(brief);
  const trace =
    effect || isArranged(brief.scene) ? undefined : (use?.trace ?? (found ? undefined : traceThere(brief)));
  return {
    staged: [...numeral.filter((each) => !isLight(each)), trace ?? pose, effect]
      .filter((each) => each !== undefined)
      .filter(({ text }) => !(isWholeAsked(brief) && IN_ITS_STEAD.test(text))),
    ...(place && { place }),
    isPosed: trace !== undefined || isWhole,
    sceneDrawn: (locked) => (moment && pose ? posedScene(brief.scene, locked ?? pose.text) : brief.scene),
    lightInstead: (planned) =>
      toldLandLight(brief) ??
      effectLight(brief) ??
      numeral.find(isLight) ??
      use?.light ??
      hour?.light ??
      (otherPlace
        ? deedLight(brief, otherPlace)
        : isAway
          ? undefined
          : moment && momentLight(brief, moment, planned)),
  };
}

const IN_SPACE = /\b(?:stars|space|orbit|void)\b/;

/** The class that a take is seen as: a moon over reeds is no body in space. */
export const classAtMoment = (own: SceneClass, { take }: Brief, { place }: MomentPlan): SceneClass =>
  own === 'space' && take === 'cinematic' && place && !IN_SPACE.test(place.text) ? 'landscape' : own;
