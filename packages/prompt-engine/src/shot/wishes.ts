import type { Scene } from '../read/scene.ts';
import { PROMPT_DEFAULTS, type PromptRequest } from '../vocabulary.ts';
import { feelingNamed, styleNamed } from './place/named-rows.ts';
import type { Wishes } from './shot.ts';

const FIELDS = ['category', 'style', 'lighting', 'camera', 'mood', 'palette'] as const;

/** What a request asks for besides its subject; a field at its default asks for nothing. */
function saidBy(request: PromptRequest): Wishes {
  return Object.fromEntries(
    FIELDS.map((field) => [field, request[field].trim()] as const).filter(
      ([field, value]) => value && value.toLowerCase() !== PROMPT_DEFAULTS[field].toLowerCase(),
    ),
  );
}

/** The wishes of a request, and the scene with those that a table knows read into it. The subject's own words win. */
export function wishesOf(
  request: PromptRequest,
  scene: Scene,
): { readonly scene: Scene; readonly wishes: Wishes } {
  const wishes = saidBy(request);
  const style = wishes.style === undefined || scene.styles.length > 0 ? undefined : styleNamed(wishes.style);
  const feeling = wishes.mood === undefined || scene.feeling ? undefined : feelingNamed(wishes.mood);
  return {
    wishes,
    scene: {
      ...scene,
      ...(style && wishes.style !== undefined && { styles: [{ words: wishes.style, row: style }] }),
      ...(feeling && wishes.mood !== undefined && { feeling: { words: wishes.mood, row: feeling } }),
    },
  };
}
