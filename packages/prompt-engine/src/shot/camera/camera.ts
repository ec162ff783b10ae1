import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { chosen } from '../choose.ts';
import { exposedFor } from '../light/exposure.ts';
import { isBodyPlaced } from '../plain/certainty.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, said } from '../shot.ts';
import type { CameraHeight, ShotSize } from '../stage.ts';
import { leadingDoing } from '../staging/staging.ts';
import { cameraClass, heldOf } from './camera-class.ts';
import { fromWhere, inMood, wholeOf, withDeed } from './camera-fit.ts';
import { CAMERAS } from './camera-rows.ts';
import { heldSubject } from './in-frame.ts';
import { heldCamera } from './in-frame-rows.ts';
import { overWhatLies } from './lies-flat.ts';
import { asNamed, type CameraChoice, namedCamera } from './named-view.ts';

const INITIAL: Readonly<Record<Take, string>> = { studio: 's', cinematic: 'c', minimal: 'm' };
/** Of the sea, with arms and no fins. */
const ARMED = sifted(/\b(?:octopus|squid|cuttlefish|kraken|jellyfish|starfish)/i);
const FACES_US = sifted(
  /\b(?:judg|star|look|glar|smil|grin|wink|wav|point|scowl|frown|bark|hiss|growl)\p{L}* (?:straight |right |back |up |down )?(?:(?:at|into|to) )?(?:me|us|you|the (?:camera|viewer|lens))\b/iu,
);
const ASLEEP = sifted(/\b(?:asleep|sleep\w*|nap\w*|doz\w*|eyes (?:closed|shut))\b/i);

const SHUT = sifted(/\b(?:jar|bottle|can|tin|flask|carton|tub) of\b|\b(?:lid|cork|sealed|unopened)\b/i);

/** Small and many-legged or soft, and no insect. */
const NO_INSECT = sifted(
  /\b(?:snails?|slugs?|worms?|spiders?|tarantulas?|scorpions?|centipedes?|millipedes?|earthworms?)$/i,
);

const THINGS: ReadonlySet<string> = new Set(['product', 'small-thing', 'clothing', 'unknown', 'plant']);
const LAID_DOWN = sifted(
  /\b(?:lying|lies|laid|left|lost|dropped|fallen|forgotten|spread|scattered|half-buried|buried) (?:out |face down |open |flat )?(?:in|on) (?:(?:the|an?|fresh|deep|wet|dry|muddy|cold|bare|kitchen|forest|wooden) )*(?:snow|sand|floor|ground|grass|road|street|mud|beach|carpet|pavement|sidewalk|leaves|moss|gravel|bed)\b/i,
);

/** A view of animals for the one that is there: a bird has no nose and no surroundings of a beast. */
const ofAnimal = (text: string, kind: string | undefined): string => {
  const level = text.replace('at hip height', "at the animal's eye level");
  return kind === 'bird'
    ? level.replace('sharp from nose to tail', 'sharp throughout').replace(/\banimal\b/, 'bird')
    : level;
};

/** The camera of a take: shot size, height, lens, aperture, focus. */
export function cameraOf(brief: Brief, kind: SceneClass): CameraChoice {
  const wanted = cameraClass(brief, kind);
  const fitting = CAMERAS.filter((row) => row.take === INITIAL[brief.take] && row.kind === wanted);
  const fallback = CAMERAS.filter((row) => row.take === INITIAL[brief.take] && row.kind === 'unknown');
  // From straight above a stack is one thing, and no label can be read.
  const isStacked =
    brief.take === 'minimal' &&
    /\b(?:stack\w*|tower\w*|layer\w*|tall|dripp\w+|drizzl\w+|dust(?:ed|ing)|sprinkl\w+|sift\w+|pull(?:ed|ing)|stretch\w+|lift(?:ed|ing)|pour\w+|splash\w*|fall(?:s|ing)|torn|steam\w*|rising|toss\w*|flipp\w*|dunk\w*|spoon\w*|assembl\w*|candles?|cones?|scoops?|melt\w*|dipp\w+|torch\w*|squeez\w+|cut|sliced? (?:open|in half)|held)\b/i.test(
      brief.scene.subject,
    );
  // Of a closed jar nothing is seen from above but its lid.
  const isShut = brief.take === 'minimal' && SHUT.test(brief.scene.subject);
  // What lies on the ground is a thin edge from where it lies.
  const isLaid = brief.take === 'minimal' && LAID_DOWN.test(brief.scene.subject) && THINGS.has(wanted);
  const held = heldOf(brief, kind);
  const main = mainOf(brief.scene);
  const row =
    (held && main && heldCamera(held, INITIAL[brief.take], heldSubject(brief.scene, main, held))) ??
    (isLaid ? CAMERAS.find(({ kind: of, take }) => of === 'food' && take === 'm') : undefined) ??
    (wanted === 'food' &&
    (isStacked || isShut || (brief.take === 'minimal' && brief.scene.lettering.length > 0))
      ? CAMERAS.find(({ kind: of, take }) => of === 'drink' && take === 'm')
      : chosen(
          inMood(
            brief.scene,
            fromWhere(
              brief.scene,
              overWhatLies(
                brief.scene,
                withDeed(
                  brief.scene,
                  wanted,
                  wholeOf(brief.scene, wanted, fitting.length > 0 ? fitting : fallback),
                ),
              ),
            ),
          ),
          brief,
          'camera',
        ));
  if (!row) throw new RangeError(`No camera for ${kind}`);
  const named = namedCamera(brief, row);
  if (named) return named;
  const wish = brief.wishes.camera;
  const doing = leadingDoing(brief.scene);
  const because = wish
    ? `You asked for ${said(wish)}.`
    : doing && wanted !== kind
      ? `${said(doing.words)} asks for this distance.`
      : `This is how ${kind === 'unknown' ? 'such a subject' : `a subject of this kind`} is seen best in this take.`;
  const seen = isBodyPlaced(brief.scene)
    ? row.text.replace(/\b(?:hands and )?face(?: and hands)? in sharp focus/, 'sharp throughout')
    : row.text;
  const fitted =
    kind === 'animal' && mainOf(brief.scene)?.kind === 'sea-animal'
      ? seen
          .replace(/sharp from nose to tail|every limb sharp/, 'sharp throughout')
          .replace(
            'moving limbs slightly blurred',
            `${ARMED.test(mainOf(brief.scene)?.name ?? '') ? 'arms' : 'fins and tail'} slightly blurred`,
          )
          .replace('at hip height', 'at its own height')
          .replace('from ground level', 'from close to the water')
      : kind === 'animal' || kind === 'bird'
        ? ofAnimal(seen, mainOf(brief.scene)?.kind)
        : NO_INSECT.test(mainOf(brief.scene)?.name ?? '')
          ? seen.replace("at the insect's height", 'at its own height')
          : seen;
  const seenFace = ASLEEP.test(`${brief.scene.subject} ${doing?.verb.base ?? ''}`)
    ? fitted.replace(/\beyes? sharp/, 'the head sharp')
    : fitted;
  // Whoever looks into the lens is not seen from the side.
  const faced =
    doing?.toViewer || FACES_US.test(brief.scene.subject)
      ? seenFace.replace('side view', 'from the front')
      : seenFace;
  const turned = brief.scene.cameras.some(({ row: term }) => term.id === 'profile')
    ? faced
        .replace(/\b(straight-on|three-quarter) view\b/i, (view) =>
          /^\p{Lu}/u.test(view) ? 'Side view' : 'side view',
        )
        .replace('straight on', 'side view')
        .replace(/^Medium shot/, 'Full side view')
    : faced;
  const worn =
    mainOf(brief.scene)?.kind === 'textile' ||
    brief.scene.place ||
    brief.scene.cast.some(({ part }) => part === 'support' || part === 'scenery');
  const still = worn ? turned.replace(', 1/125 second, hem moving', ', shallow depth of field') : turned;
  const text = asNamed(exposedFor(brief.scene, still), brief.scene.subject) + (wish ? `, ${wish}` : '');
  return {
    decision: { element: 'camera', text, because },
    size: row.size,
    height: row.height,
    shallow: /shallow|softening|the background soft/.test(row.text),
  };
}

/** Every camera that suits a class of scene, for swaps: its own take's first. */
export function camerasFor(
  scene: Brief['scene'],
  kind: SceneClass,
): readonly { readonly text: string; readonly size: ShotSize; readonly height: CameraHeight }[] {
  const wanted = new Set([
    cameraClass({ scene, take: 'studio', wishes: {}, seed: 0, variation: 0 }, kind),
    kind,
  ]);
  return CAMERAS.filter((row) => wanted.has(row.kind)).map(({ text, size, height }) => ({
    text: asNamed(text, scene.subject),
    size,
    height,
  }));
}
