import { isBeing } from '../read/scene.ts';
import type { CameraChoice } from './camera.ts';
import type { CompositionChoice } from './composition.ts';
import type { LightChoice } from './light-given.ts';
import { leadingStyle, stageMedium } from './look.ts';
import type { PaletteChoice } from './palette.ts';
import { isPlaceClass, type SceneClass } from './scene-class.ts';
import type { Brief } from './shot.ts';
import type { Stage } from './stage.ts';
import { framed, roomForHands } from './stage-crop.ts';
import { figuresOf } from './stage-figures.ts';
import type { Circumstances } from './surroundings.ts';

interface Parts {
  readonly kind: SceneClass;
  readonly where: Circumstances;
  readonly light: LightChoice;
  readonly camera: CameraChoice;
  readonly composition: CompositionChoice;
  readonly palette: PaletteChoice;
}

const ON_A_TABLE: ReadonlySet<SceneClass> = new Set<SceneClass>([
  'food',
  'drink',
  'product',
  'small-thing',
  'idea',
]);

/** The ground of a picture whose place is not named. */
function placeWithout({ scene, take }: Brief, kind: SceneClass, where: Circumstances): string {
  const [main] = scene.cast;
  if (kind === 'graphic' || kind === 'sign') return 'paper';
  if (kind === 'space') return 'space';
  if (kind === 'landscape') return 'field';
  if (where.weather === 'snow' && main && isBeing(main.kind)) return 'snow';
  if (ON_A_TABLE.has(kind) && take !== 'minimal') return 'table';
  const isOpen = take === 'cinematic' || scene.cast.length === 0;
  return isOpen && where.surroundings === 'outdoor' ? 'field' : 'backdrop';
}

/** The stage of a shot: what its decisions come to in a drawing. */
export function stageFor(brief: Brief, { kind, where, light, camera, composition, palette }: Parts): Stage {
  const { scene, take } = brief;
  const style = leadingStyle(scene);
  const own =
    scene.place || (where.usual !== undefined && take === 'cinematic') || isPlaceClass(kind)
      ? where.place?.drawing
      : undefined;
  const size = roomForHands(scene, camera.size);
  const figures = figuresOf(brief, kind, take === 'minimal' ? 'wide' : size, composition.x);
  const isWarmOutdoors = light.stage.warmth > 0.7 && where.surroundings === 'outdoor';
  return {
    take,
    medium: stageMedium(style, kind),
    mono: scene.styles.some(({ row }) => row.traits.has('mono')),
    place: own ?? placeWithout(brief, kind, where),
    placeWord: (scene.place?.words ?? '').slice(0, 40),
    daytime: where.daytime ?? (isWarmOutdoors ? 'golden-hour' : 'day'),
    weather: where.weather ?? 'clear',
    light: light.stage,
    size: framed(size, figures),
    cameraHeight: camera.height,
    shallow: camera.shallow,
    colours: palette.colours.slice(0, 5),
    figures,
    lettering: scene.lettering.slice(0, 6).map((line) => line.slice(0, 40)),
    seed: brief.seed,
  };
}
