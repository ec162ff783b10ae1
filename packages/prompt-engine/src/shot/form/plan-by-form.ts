import { sifted } from '../../lexicon/sifting/sifted.ts';
import { readScene } from '../../read/read-scene.ts';
import type { Scene } from '../../read/scene.ts';
import type { Lock } from '../../vocabulary.ts';
import { inAgreement } from '../agreement/claims/in-agreement.ts';
import { withLocks } from '../locks.ts';
import { onceFor } from '../once-for.ts';
import type { Brief, Decision, Shot } from '../shot.ts';
import { stagedLate } from '../staged-late.ts';
import { aroundRoom } from './flat-lay.ts';
import { type AskedForm, askedForm } from './form.ts';
import { themeOf } from './frame-rows.ts';
import { roomIn } from './inks-and-rooms.ts';
import { planFrame } from './plan-frame.ts';
import { itemsIn, planSheet } from './plan-sheet.ts';

/** A sheet, around the room that the words keep on it. */
const sheetOf = (brief: Brief, form: AskedForm): readonly Decision[] =>
  form.id === 'flat-lay' ? aroundRoom(planSheet(brief, form), brief.scene) : planSheet(brief, form);

/** Whether what a frame is to hold can be seen: a being, a thing, a place, or a season by what is seen of it. */
const isShowing = onceFor(({ content, manner }: AskedForm): boolean => {
  const { cast, place } = readScene(content);
  return (
    place !== undefined ||
    cast.some(({ kind, known }) => known && kind !== 'abstract') ||
    themeOf(`${content} ${manner}`) !== undefined
  );
});

const BORNE = sifted(
  /\b(?:worn|wearing|held|holding|hands?|model|man|woman|girl|boy|person|skater|athlete)\b/i,
);

/** Whether a form can be planned: a mural that is in no room stays a picture of a wall. */
const isPlanned = (form: AskedForm, scene: Scene): boolean => {
  if (form.id === 'mural') return form.isTold && roomIn(scene) !== undefined;
  // Whoever wears or holds it is in the picture with it.
  if (form.id === 'mockup' && BORNE.test(scene.subject)) return false;
  if (form.sort === 'frame') return form.isTold && isShowing(form);
  return form.content !== '' || itemsIn(form, scene).length > 0;
};

/**
 * A take by the form that is asked for; undefined where a picture as such is. A preview draws what the words name.
 * @param plan how a picture that is no form is planned
 */
export function planByForm(
  brief: Brief,
  locks: readonly Lock[],
  plan: (brief: Brief) => Shot,
): Shot | undefined {
  const { scene, take } = brief;
  const form = askedForm(scene);
  if (!form || !isPlanned(form, scene)) return undefined;
  const kept = locks.filter((lock) => lock.take === take);
  if (form.sort === 'sheet')
    return stagedLate(
      { take, scene, decisions: withLocks(inAgreement(sheetOf(brief, form), scene), kept) },
      () => plan(brief).stage,
    );
  const shot = planFrame(brief, form, plan);
  return stagedLate(
    { take, scene, decisions: withLocks(inAgreement(shot.decisions, scene), kept) },
    () => shot.stage,
  );
}
