import { sifted } from '../lexicon/sifting/sifted.ts';
import { isPeople, mainOf, type Scene } from '../read/scene.ts';
import type { Lock } from '../vocabulary.ts';
import { agreed } from './agreement/agreement.ts';
import { keepOutOf, shownInstead } from './agreement/keep-out.ts';
import { planBorne } from './borne/plan-borne.ts';
import { cameraOf } from './camera/camera.ts';
import { heldOf } from './camera/camera-class.ts';
import { isOnSheet } from './camera/drawn-views.ts';
import { madeConcrete } from './concrete/concrete.ts';
import { planByForm } from './form/plan-by-form.ts';
import { groundedPlainly, groundPlan } from './ground-plan/ground-plan.ts';
import { relatedLeast } from './ground-plan/related-least.ts';
import { roomFurnished, roomReduced, withRoom } from './ground-plan/rooms.ts';
import { unfilled, widened } from './ground-plan/widened.ts';
import { compositionOf } from './layout/composition.ts';
import { namedSpace } from './layout/empty-space.ts';
import { isMark, isSet } from './layout/layout-words.ts';
import { faceOf, lettering } from './layout/lettering.ts';
import { leavesRoom } from './layout/surfaces.ts';
import { airBeside } from './light/air.ts';
import { lightOf } from './light/light.ts';
import { withLocks } from './locks.ts';
import { isHandMade, unfilmed } from './look/hand-made.ts';
import { isDrawn, isOfTheSign, leadingStyle, lookOf } from './look/look.ts';
import { moodOf } from './look/mood.ts';
import { paletteFor } from './look/palette.ts';
import { isLeftByWords } from './look/told-looks.ts';
import { classAtMoment, planMoment } from './moment/plan-moment.ts';
import { namedThings } from './named-things.ts';
import { backgroundFor } from './place/backdrop.ts';
import { spotLight } from './place/spot-setting.ts';
import { seenFromBelow } from './place/underneath.ts';
import { surroundingsIn } from './place/where-it-plays.ts';
import { placedThings } from './placing/placed.ts';
import { signsShown } from './placing/signs.ts';
import { townSeen } from './placing/town-seen.ts';
import { lookAround, type Seen, seenAround, stagedAround, stagedAsTold } from './plain/around-opening.ts';
import { isDoubtful } from './plain/confidence.ts';
import { type OpeningClause, openingOf } from './plain/opening.ts';
import { plainLettering } from './plain/plain-lettering.ts';
import { lightAsTold } from './plain/plain-light.ts';
import { planPlainly } from './plain/plain-plan.ts';
import { isPictured } from './plain/plain-sheet.ts';
import { planPrint } from './print/print.ts';
import { reducedTake } from './reduction/reduction.ts';
import { planRetold } from './retold/plan-retold.ts';
import { classOf, isMacro } from './scene-class.ts';
import type { Brief, Decision, Shot } from './shot.ts';
import type { ShotSize } from './stage.ts';
import { stageFor } from './stage-of-shot.ts';
import { stagedLate } from './staged-late.ts';
import { stageEdit } from './staging/edit.ts';
import { isSurface, partsInPlace } from './staging/layouts.ts';
import { stagingOf } from './staging/staged-by-kind.ts';
import { AT_REST } from './staging/staging.ts';
import { wornStaged } from './staging/worn.ts';
import { drawnInWorld } from './world/world-drawn.ts';
import { settingInWorld } from './world/world-place.ts';

/** Whether a view shows no floor. */
const isNear = (size: ShotSize): boolean => ['three-quarter', 'medium', 'close', 'macro'].includes(size);

/** Looks that are what a mark is anyway: its layout has said all of it. */
const MARKS = sifted(/logo|icon|monogram|emblem|badge/i);

/** Plans one take: every decision with its reason, and the stage that a preview draws. */
export function planShot(brief: Brief, locks: readonly Lock[] = []): Shot {
  return (
    planByForm(brief, locks, planAsPicture) ??
    planBorne(brief, locks, planAsPicture) ??
    planPrint(brief, locks, isLeftOpen, planAsPicture) ??
    planRetold(brief, locks, { whole: planShot, picture: planAsPicture }) ??
    planAsPicture(brief, locks)
  );
}

/** Whether no plan of its own is sure of a sheet. */
function isLeftOpen(scene: Scene): boolean {
  const kind = classOf(scene);
  return kind === 'unknown' || isDoubtful(scene, kind, false);
}

function planAsPicture(brief: Brief, locks: readonly Lock[] = []): Shot {
  const { scene } = brief;
  const kind = classOf(scene);
  const isPlain = isDoubtful(scene, kind, heldOf(brief, kind) !== undefined);
  const opening = isPlain ? openingOf(scene) : undefined;
  return opening
    ? planAs({ ...brief, scene: opening.scene }, locks, { whole: brief, opening })
    : planAs(brief, locks, { whole: brief, isPlain });
}

/** What of a sentence a take is planned from: all of it, its opening, or only what is plain. */
interface Ground {
  readonly whole: Brief;
  readonly opening?: OpeningClause;
  readonly isPlain?: boolean;
}

function planAs(brief: Brief, locks: readonly Lock[], { whole, opening, isPlain = false }: Ground): Shot {
  const { scene, take } = brief;
  const moment = planMoment(brief);
  const kind = classAtMoment(classOf(scene), brief, moment);
  const { around, where } = surroundingsIn(brief, kind, moment);
  const lit = lightAsTold(brief, lightOf(brief, kind, where));
  const room = moment.place ? undefined : roomFurnished(brief, kind);
  const ownLight =
    moment.lightInstead(lit.decision.text) ??
    room?.light ??
    spotLight(brief, {
      isHourTold: where.time !== undefined || where.daytime !== undefined,
      text: lit.decision.text,
    });
  const seenWide = widened(brief, kind, cameraOf(brief, kind));
  const composed = unfilled(compositionOf(brief, kind, where), seenWide, kind);
  const own: Seen = {
    light: ownLight ? { ...lit, decision: ownLight } : lit,
    camera: seenWide,
    composition: namedSpace(composed.decision, scene, where),
  };
  const { light, camera, ...laid } = opening
    ? seenAround({ brief, whole, kind, opening }, own, around.surroundings === 'outdoor')
    : own;
  const composition = { ...composed, decision: laid.composition };
  const palette = paletteFor(brief, where);
  const led = leadingStyle(scene);
  const surface = (kind === 'graphic' || kind === 'sign') && isSurface(brief);
  const style = led && !surface && isOfTheSign(led, kind) ? undefined : led;
  const rest = stagingOf(brief, kind);
  const isHeld = moment.isPosed || rest.some(({ because }) => because === AT_REST);
  const worn = isHeld ? undefined : wornStaged(brief);
  const staged = [
    ...moment.staged,
    ...(worn ? [worn] : []),
    // Whoever has a moment has no other pose.
    ...rest.filter(
      ({ element, because }) => !moment.isPosed || (element !== 'motion' && because !== AT_REST),
    ),
  ];
  const staging = (opening ? stagedAround(staged, opening) : stagedAsTold(staged, scene))
    .filter((each) => isLeftByWords(each, scene))
    .map((each) => (isHandMade(style) ? unfilmed(each) : each));
  const hasLayout = kind === 'graphic' || kind === 'sign';
  const parts = hasLayout ? [] : partsInPlace(brief);
  // What is drawn on a plate has no surroundings but those that the words name.
  const isPlate = isOnSheet(scene) && !scene.place;
  // Knitting in her lap makes no place of the lap.
  const main = mainOf(scene);
  const isOwnLap = main !== undefined && isPeople(main.kind) && /\blap$/.test(scene.place?.words ?? '');
  const isBare =
    isOwnLap ||
    (hasLayout && (kind === 'graphic' || !scene.place)) ||
    isMacro(scene) ||
    isPlate ||
    parts.length > 0;
  const isNearPeople = (kind === 'person' || kind === 'people') && isNear(camera.size);
  const told = isBare
    ? []
    : moment.place
      ? [moment.place, ...(scene.times.length > 0 ? airBeside(where) : [])]
      : withRoom(seenFromBelow(settingInWorld(brief, kind, where, isNearPeople), { ...scene, take }), room);
  const background =
    isBare || told.length > 0 ? undefined : backgroundFor(brief, kind, where, light.decision.text);
  const setting = background ? [background] : told;
  const layoutHas = (element: Decision['element']): boolean =>
    hasLayout && staging.some((each) => each.element === element);
  const isMarked =
    hasLayout && staging.some(({ element }) => element === 'camera' || element === 'composition');
  const drawn = isDrawn(style) && style ? drawnInWorld({ brief, style, kind, where, surface }) : undefined;
  const means: readonly Decision[] =
    drawn && style
      ? isMarked && MARKS.test(style.words)
        ? []
        : drawn.decisions.filter(({ element }) => element === 'style' || !layoutHas(element))
      : [
          ...(layoutHas('light') ? [] : [light.decision]),
          ...(layoutHas('camera') || surface || (kind === 'graphic' && take === 'minimal')
            ? []
            : [camera.decision]),
        ];
  // A mark has the look that its words give it, and no mood besides.
  const mood = isMark(scene) || isSet(scene) ? undefined : moodOf(brief, kind, where);
  const negative = keepOutOf(brief, kind);
  if (kind === 'edit') {
    const look = drawn
      ? [...drawn.decisions.filter(({ element }) => element === 'style'), lookOf(brief, kind)]
      : [];
    const edit = [...stageEdit(brief), ...look];
    const decisions = withLocks(
      edit,
      locks.filter((lock) => lock.take === take),
    );
    return stagedLate({ take, scene, decisions }, () =>
      stageFor(brief, { kind, where, light, camera, composition, palette }),
    );
  }
  const seen = { brief, kind, where, size: camera.size, x: composition.x };
  const lockedPose = locks.find((lock) => lock.take === take && lock.element === 'motion')?.text;
  // All that is told is drawn, whatever of it the take was planned from.
  const asDrawn = (): Brief => (opening ? whole : { ...brief, scene: moment.sceneDrawn(lockedPose) });
  if (isPlain) {
    const means =
      isDrawn(style) && style
        ? drawnInWorld({ brief: { ...brief, take: 'studio' }, style, kind, where, surface })
        : undefined;
    const plain = planPlainly({
      brief,
      kind,
      light,
      camera,
      palette,
      mood,
      negative,
      drawn: means,
      isLaidOut: !isPictured(scene) && (kind === 'graphic' || (kind === 'sign' && surface)),
      poses: staging.filter(({ element }) => element === 'motion'),
      setting: told.filter(({ element }) => element === 'setting'),
      looks: staging.filter(({ text }) => text.startsWith('Fine detail in')),
      isOutdoors: around.surroundings === 'outdoor',
    });
    const laid = groundedPlainly(brief, { kind, x: composition.x }, plain);
    const decisions = withLocks(
      agreed(madeConcrete(laid, { ...seen, size: plain.camera.size, isSure: false }), scene),
      locks.filter((lock) => lock.take === take),
    );
    return stagedLate({ take, scene, decisions }, () =>
      stageFor(asDrawn(), { kind, where, light: plain.light, camera: plain.camera, composition, palette }),
    );
  }
  const drawnMinimal = drawn !== undefined && take === 'minimal';
  const isLettered = hasLayout || staging.some(({ text }) => text.includes(scene.lettering[0] ?? ''));
  const named = namedThings(brief, kind, [...staging, ...parts, ...setting]);
  const known = [...staging, ...parts, ...setting, ...named];
  const signs = signsShown(brief, known);
  const placed = [...(signs ? [signs] : []), ...placedThings(brief, kind, known, composition.x)];
  const town = isBare ? undefined : townSeen(brief, kind, known);
  const grounded = groundPlan(opening ? whole : brief, {
    kind,
    decided: [
      ...known,
      ...placed,
      ...(town ? [town] : []),
      light.decision,
      camera.decision,
      composition.decision,
    ],
    size: camera.size,
    x: composition.x,
    isReduced: take === 'minimal',
    ...(main && { lead: main }),
  });
  const decisions: Decision[] = [
    ...staging,
    ...parts,
    ...shownInstead(brief, kind),
    ...[...named, ...placed, ...grounded].map((each) => (isHandMade(style) ? unfilmed(each) : each)),
    ...(opening ? plainLettering(whole) : isLettered ? [] : lettering(brief, faceOf(brief))),
    ...(drawnMinimal ? setting.slice(0, 1) : setting),
    ...(town ? [town] : []),
    ...means,
    ...(layoutHas('composition') || drawn?.places || (surface && !leavesRoom(brief))
      ? []
      : [composition.decision]),
    room?.palette ?? palette.decision,
    ...(mood ? [mood] : []),
    ...(hasLayout && ((!style && kind === 'graphic') || (surface && !isDrawn(style)))
      ? []
      : [
          opening
            ? lookAround(lookOf({ ...whole, scene: { ...whole.scene, styles: scene.styles } }, kind), opening)
            : lookOf(brief, surface ? 'graphic' : kind),
        ]),
    ...(negative ? [negative] : []),
  ];
  const drawnStage = drawn?.stage;
  const sure = { ...seen, isSure: true };
  const least = reducedTake(
    madeConcrete(decisions, sure),
    { ...sure, isSure: !opening },
    { light, camera, composition, locks },
  );
  const settled = withLocks(
    agreed(relatedLeast(roomReduced(least.decisions, room), brief), whole.scene),
    locks.filter((lock) => lock.take === take),
  );
  const drawnClass = opening ? classOf(whole.scene) : kind;
  return stagedLate({ take, scene: whole.scene, decisions: settled }, () =>
    stageFor(asDrawn(), {
      kind: drawnClass,
      where: opening ? surroundingsIn(whole, drawnClass, planMoment(whole)).where : where,
      light: drawnStage ? { ...light, stage: drawnStage.light } : least.light,
      camera: drawnStage
        ? { ...camera, size: drawnStage.size, height: drawnStage.height, shallow: false }
        : least.camera,
      composition: least.composition,
      palette,
    }),
  );
}
