import type { LibraryExample, LibraryPrompt, LibraryTemplates } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { AppError } from '../../http/app-error.ts';

/** Pixels across: a card is narrower, and SVG has no other size. */
const FRAME_WIDTH = 720;

/** The library's prompts with their anatomies. */
export const prompts = once(async (): Promise<LibraryPrompt[]> => {
  const [{ LIBRARY }, marked] = await Promise.all([import('@framewright/content/pro/prompts'), marker()]);
  return LIBRARY.map(({ id, title, category, tags, prompt }) => ({
    id,
    title,
    category,
    tags: [...tags],
    ...marked(prompt),
  }));
});

/** The worked examples with their anatomies. */
export const examples = once(async (): Promise<LibraryExample[]> => {
  const [{ LIBRARY_EXAMPLES }, marked] = await Promise.all([
    import('@framewright/content/pro/examples'),
    marker(),
  ]);
  return LIBRARY_EXAMPLES.map(({ id, title, note, prompt }) => ({ id, title, note, ...marked(prompt) }));
});

/** The master edit template and all that stands beside it. */
export const templates = once(async (): Promise<LibraryTemplates> => {
  const [content, marked] = await Promise.all([import('@framewright/content/pro/templates'), marker()]);
  const { FILLED_EXAMPLE, PRESET_PACKS, TEMPLATE_LINES, TEMPLATE_MENUS, TEMPLATE_TIPS } = content;
  return {
    lines: [...TEMPLATE_LINES],
    menus: [...TEMPLATE_MENUS],
    packs: PRESET_PACKS.map(({ letter, name }) => ({ letter, name })),
    example: { title: FILLED_EXAMPLE.title, ...marked(content.filledExamplePrompt()) },
    tips: [...TEMPLATE_TIPS],
  };
});

const drawn = new Map<string, string>();

/**
 * The drawing of a prompt, an example, a pack or the filled template, as SVG without words. Each is drawn
 * when it is first asked for, and kept: there are about a hundred.
 * @throws {AppError} `not_found`
 */
export async function frame(id: string): Promise<string> {
  const known = drawn.get(id);
  if (known) return known;
  const scene = (await scenes()).get(id);
  if (scene === undefined) throw new AppError('not_found');
  const [{ stageOfText }, { illustrateStage }] = await Promise.all([
    import('@framewright/prompt-engine/stage-of-text'),
    import('@framewright/prompt-engine/illustrate'),
  ]);
  const stage = { ...stageOfText(scene), notes: [] };
  const svg = illustrateStage({ stage, ratio: ratioOf(id), width: FRAME_WIDTH, id: 'f' });
  drawn.set(id, svg);
  return svg;
}

/** As the screens show them. */
function ratioOf(id: string): AspectRatio {
  if (id === 'template') return '4:5';
  return id.startsWith('pack-') ? '1:1' : '3:2';
}

/** What each drawing shows, by its id. */
const scenes = once(async (): Promise<ReadonlyMap<string, string>> => {
  const [{ LIBRARY }, { LIBRARY_EXAMPLES }, { FILLED_EXAMPLE, PRESET_PACKS }] = await Promise.all([
    import('@framewright/content/pro/prompts'),
    import('@framewright/content/pro/examples'),
    import('@framewright/content/pro/templates'),
  ]);
  return new Map([
    ...LIBRARY.map(({ id, scene }) => [`prompt-${id}`, scene] as const),
    ...LIBRARY_EXAMPLES.map(({ id, scene }) => [`example-${id}`, scene] as const),
    ...PRESET_PACKS.map(({ letter, scene }) => [`pack-${letter.toLowerCase()}`, scene] as const),
    ['template', FILLED_EXAMPLE.scene],
  ]);
});

async function marker(): Promise<(prompt: string) => Pick<LibraryPrompt, 'prompt' | 'anatomy'>> {
  const { analyze } = await import('@framewright/prompt-engine/anatomy');
  return (prompt) => ({ prompt, anatomy: analyze(prompt) });
}

/** Made at the first call and kept: a server that starts loads and reads none of it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
