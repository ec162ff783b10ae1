import { readScene } from '../../read/read-scene.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { situationOf } from '../../read/situation.ts';
import type { Lock } from '../../vocabulary.ts';
import { byItself } from '../form/plan-frame.ts';
import { withLocks } from '../locks.ts';
import { onceFor } from '../once-for.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, type Shot } from '../shot.ts';
import { stagedLate } from '../staged-late.ts';
import { likenessIn, sceneOfPicture } from './likeness.ts';
import { type Retelling, retellingOf } from './retelling.ts';

/** The scene with the picture of an idea that is put as another thing, or of a moment; undefined where none is. */
const likenessOf = onceFor((scene: Scene): Scene | undefined => {
  if (scene.isForeign || scene.isEdit) return undefined;
  const likeness = likenessIn(scene.subject);
  const pictures = likeness === undefined ? situationOf(scene.readable)?.pictures : [likeness];
  return pictures === undefined ? undefined : sceneOfPicture(scene, pictures);
});

/** The scene of the plainer sentence, with what is told beside the picture itself. */
const plainerOf = onceFor((scene: Scene): Scene | undefined => {
  const retelling = retellingOf(scene);
  if (!retelling) return undefined;
  return { ...readScene(retelling.text), excluded: scene.excluded, syntax: scene.syntax };
});

/** What of the plainer sentence's plan stays, behind what the typed one turns into a picture. */
function retold(shot: Shot, inner: Scene, { take }: Brief, retelling: Retelling): readonly Decision[] {
  const main = mainOf(inner);
  const { lead, pose, drops, because } = retelling;
  const kept = shot.decisions
    .filter(({ element, text }) => !(pose && element === 'motion') && !drops?.test(text))
    .map((each) => (each.joins ? byItself(each, main) : each));
  const shown: readonly Decision[] = lead ? [{ element: 'subject', text: lead, because }] : [];
  const held: readonly Decision[] =
    pose && main ? [{ element: 'motion', text: `${capital(theOf(main))} ${pose[take]}`, because }] : [];
  return [...shown, ...held, ...kept];
}

/**
 * A take of a sentence that is told otherwise than it is seen, planned from what is seen; undefined where the words are
 * read as they stand.
 * @param plan how the plainer sentence is planned, and how a picture that is no form is
 */
export function planRetold(
  brief: Brief,
  locks: readonly Lock[],
  plan: Readonly<Record<'whole' | 'picture', (brief: Brief, locks?: readonly Lock[]) => Shot>>,
): Shot | undefined {
  const { scene, take } = brief;
  const likeness = likenessOf(scene);
  if (likeness) {
    const shot = plan.picture({ ...brief, scene: likeness }, locks);
    return stagedLate({ take, scene, decisions: shot.decisions }, () => shot.stage);
  }
  const inner = plainerOf(scene);
  const retelling = inner && retellingOf(scene);
  if (!inner || !retelling) return undefined;
  const shot = plan.whole({ ...brief, scene: inner });
  const decisions = withLocks(
    retold(shot, inner, brief, retelling),
    locks.filter((lock) => lock.take === take),
  );
  return stagedLate({ take, scene, decisions }, () => shot.stage);
}
