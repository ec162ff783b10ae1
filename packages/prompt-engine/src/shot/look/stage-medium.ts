import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import type { Read } from '../../read/scene.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { StageMedium } from '../stage.ts';

/*
 * In what medium a preview is drawn, by the look that leads.
 */

const STAGE_MEDIUM: Readonly<Record<StyleRow['medium'], StageMedium>> = {
  photo: 'photo',
  drawn: 'ink',
  painted: 'paint',
  print: 'print',
  rendered: 'render',
  craft: 'render',
  graphic: 'flat',
};

const SPECIAL: readonly (readonly [RegExp, StageMedium])[] = [
  [sifted(/water ?colou?r|ink wash|gouache/), 'watercolour'],
  [sifted(/blueprint|cyanotype|technical drawing|patent|wireframe/), 'blueprint'],
  [sifted(/pixel|voxel|8-bit|16-bit/), 'pixel'],
  [sifted(/line art|line drawing|colou?ring|one-line|pencil|sketch/), 'line'],
  [sifted(/flat|vector|minimalist|bauhaus|swiss/), 'flat'],
];

/**
 * What the preview is drawn as: by the look's name ('blueprint', 'pixel'), else by its medium. Without a look a graphic
 * is flat, all else a photograph.
 */
export function stageMedium(style: Read<StyleRow> | undefined, kind: SceneClass): StageMedium {
  if (!style) return kind === 'graphic' ? 'flat' : 'photo';
  const name = style.row.names.join(' ').toLowerCase();
  return SPECIAL.find(([pattern]) => pattern.test(name))?.[1] ?? STAGE_MEDIUM[style.row.medium];
}
