import { readScene } from '../../read/read-scene.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { situationOf } from '../../read/situation.ts';
import type { Lock } from '../../vocabulary.ts';
import { byItself } from '../form/plan-frame.ts';
import { withLocks } from '../locks.ts';
import { VIEW } from '../look/idea-picture.ts';
import { onceFor } from '../once-for.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, type Shot } from '../shot.ts';
import { stagedLate } from '../staged-late.ts';
import { likenessIn, sceneOfPicture } from './likeness.ts';
import { retellingOf } from './retelling.ts';
import type { Retelling } from './told-otherwise.ts';

/** What weather and land are seen by. */
const asView = (each: Decision): Decision => {
  if (each.element === 'camera' && /^Full view at eye level/.test(each.text))
    return { ...each, text: 'Wide shot at eye level, 35mm lens at f/11, every plane sharp' };
  return each.element === 'composition' && /^(?:Centred|Just left|On the)/.test(each.text)
    ? { ...each, text: 'Horizon on the lower third' }
    : each;
};

/** The pictures of an idea that are where the words have it: small talk in an elevator, social anxiety at a party. */
function picturesThere({ cast, place, subject }: Scene): readonly string[] | undefined {
  const idea = cast.find(({ kind, row }) => kind === 'abstract' && (row?.pictures.length ?? 0) > 0);
  const at =
    place?.words ?? /\b(?:at|in|on|during) (?:an?|the|my|our) (?<at>[\p{L} -]+)$/iu.exec(subject)?.groups?.at;
  const head = at?.split(' ').at(-1);
  if (!idea || idea !== cast[0] || head === undefined || head.length < 4) return undefined;
  const there = idea.row?.pictures.filter((picture) => picture.includes(head)) ?? [];
  return there.length > 0 ? there : undefined;
}

/** The scene with the picture of an idea that is put as another thing, or of a moment; undefined where none is. */
const likenessOf = onceFor((scene: Scene): Scene | undefined => {
  if (scene.isForeign || scene.isEdit) return undefined;
  const likeness = likenessIn(scene.subject);
  const pictures =
    likeness === undefined
      ? (situationOf(scene.readable)?.pictures ?? picturesThere(scene))
      : [likeness.picture];
  return pictures === undefined
    ? undefined
    : sceneOfPicture(scene, pictures, likeness?.isView ? VIEW : 'idea');
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
    pose && main
      ? [{ element: 'motion', text: `${capital(theOf(main))} ${withLink(pose[take])}`, because }]
      : [];
  const seen = pose && WHOLE_BODY.test(pose[take]) ? kept.map((each) => asWhole(each)) : kept;
  return [...shown, ...held, ...seen];
}

/** 'Feet wide' is told of somebody by 'with'. */
const withLink = (pose: string): string =>
  /^(?:toes|feet|head|hands|both|chin)\b/.test(pose) ? `with ${pose}` : pose;

/** Poses that are seen from head to foot. */
const WHOLE_BODY = /\b(?:feet|foot|toes|heels?|fingertips|knees|leg|weight)\b/;
/** A view of somebody as far as the waist, and what it becomes where the whole body tells. */
const VIEWS: readonly (readonly [view: RegExp, whole: string])[] = [
  [/^(?:Three-quarter length|Medium shot) at (?:chest height|eye level)/, 'Full-length shot at hip height'],
  [/face(?: and hands)? in sharp focus/, 'sharp from head to foot'],
  [
    /^Only face and hands come out of the dark, all else black/,
    'Nothing around, the floor falling off to black',
  ],
  [/85mm lens, from the chest up/, '50mm lens, full figure'],
  [/, the face on the upper third/, ''],
];

/** A decision as it holds for the whole body. */
const asWhole = (each: Decision): Decision =>
  each.element === 'camera' || each.element === 'composition' || each.element === 'setting'
    ? { ...each, text: VIEWS.reduce((text, [view, whole]) => text.replace(view, whole), each.text) }
    : each;

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
    const decisions = mainOf(likeness)?.name === VIEW ? shot.decisions.map(asView) : shot.decisions;
    return stagedLate({ take, scene, decisions }, () => shot.stage);
  }
  const inner = plainerOf(scene);
  const retelling = inner && retellingOf(scene);
  if (!inner || !retelling) return undefined;
  // What is read as it stands is planned from its own words.
  const isOwn = retelling.text === scene.subject;
  const shot = isOwn ? plan.picture(brief) : plan.whole({ ...brief, scene: inner });
  const decisions = withLocks(
    retold(shot, inner, brief, retelling),
    locks.filter((lock) => lock.take === take),
  );
  return stagedLate({ take, scene, decisions }, () => shot.stage);
}
