import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import type { AspectRatio } from '../../vocabulary.ts';
import { beings, classOf } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { leadingDoing } from '../staging/staging.ts';

const BY_CLASS: Readonly<Record<SceneClass, AspectRatio>> = {
  person: '4:5',
  people: '3:2',
  hands: '4:5',
  animal: '3:2',
  bird: '4:5',
  insect: '1:1',
  'sea-life': '3:2',
  food: '4:5',
  drink: '4:5',
  product: '1:1',
  'small-thing': '1:1',
  clothing: '3:4',
  plant: '4:5',
  vehicle: '3:2',
  furniture: '4:3',
  building: '3:4',
  interior: '3:2',
  landscape: '3:2',
  city: '3:2',
  space: '16:9',
  event: '3:2',
  idea: '4:5',
  material: '1:1',
  graphic: '1:1',
  sign: '3:4',
  edit: '4:5',
  unknown: '1:1',
};

/** Beings whose whole body moves across the ground want room to the side. */
const WIDE: ReadonlySet<string> = new Set(['run', 'ride', 'swim', 'lie', 'fly']);

/** Deeds that lay the body out along the ground. */
const SIDEWAYS = sifted(
  /^(?:dive|slide|lunge|sprint|tackle|crawl|skid|tumble|stretch|hurdle|reach across|clear)\b/,
);

/** The frame that follows from subject and use. Flags that were typed decide first. */
export function suggestedRatio(scene: Scene): AspectRatio {
  if (scene.syntax.ratio) return scene.syntax.ratio;
  const held = /\b(portrait|vertical|landscape|horizontal) (?:orientation|format|mode|aspect)\b/i.exec(
    scene.subject,
  )?.[1];
  if (held) return /portrait|vertical/i.test(held) ? '2:3' : '3:2';
  const [use] = scene.uses;
  if (use) return use.row.ratio;
  if (scene.styles.some(({ row }) => row.traits.has('square'))) return '1:1';
  if (scene.styles.some(({ row }) => row.traits.has('tall'))) return '2:3';
  const kind = classOf(scene);
  const main = mainOf(scene);
  if (scene.cameras.some(({ row }) => row.id === 'extreme-wide' || row.id === 'aerial')) return '16:9';
  if (scene.cameras.some(({ row }) => row.size === 'close' || row.size === 'medium') && kind === 'person')
    return '4:5';
  if (scene.place?.row?.traits.has('water') && kind === 'landscape') return '16:9';
  const doing = leadingDoing(scene);
  if (
    kind === 'person' &&
    (beings(scene) > 1 ||
      WIDE.has(doing?.row?.posture ?? '') ||
      SIDEWAYS.test(doing?.verb.base ?? '') ||
      /\bto (?:his|her|its|their) (?:left|right)\b/i.test(scene.subject))
  )
    return '3:2';
  if (kind === 'building' && /skyscraper|tower|lighthouse/.test(main?.words ?? '')) return '2:3';
  if (kind === 'building' && /house|barn|bridge|cabin|cottage|station/.test(main?.words ?? '')) return '3:2';
  return BY_CLASS[kind];
}
