import type { LibraryExample, LibraryPrompt, LibraryTemplates } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';

/** Pixels across: a card is narrower, and SVG has no other size. */
const FRAME_WIDTH = 720;

/** The library's prompts with their anatomies. */
export async function makePrompts(): Promise<LibraryPrompt[]> {
  const [{ LIBRARY }, marked] = await Promise.all([import('@framewright/content/pro/prompts'), marker()]);
  return LIBRARY.map(({ id, title, category, tags, prompt }) => ({
    id,
    title,
    category,
    tags: [...tags],
    ...marked(prompt),
  }));
}

/** The worked examples with their anatomies. */
export async function makeExamples(): Promise<LibraryExample[]> {
  const [{ LIBRARY_EXAMPLES }, marked] = await Promise.all([
    import('@framewright/content/pro/examples'),
    marker(),
  ]);
  return LIBRARY_EXAMPLES.map(({ id, title, note, prompt }) => ({ id, title, note, ...marked(prompt) }));
}

/** The master edit template and all that stands beside it. */
export async function makeTemplates(): Promise<LibraryTemplates> {
  const [content, marked] = await Promise.all([import('@framewright/content/pro/templates'), marker()]);
  const { FILLED_EXAMPLE, PRESET_PACKS, TEMPLATE_LINES, TEMPLATE_MENUS, TEMPLATE_TIPS } = content;
  return {
    lines: [...TEMPLATE_LINES],
    menus: [...TEMPLATE_MENUS],
    packs: PRESET_PACKS.map(({ letter, name }) => ({ letter, name })),
    example: { title: FILLED_EXAMPLE.title, ...marked(content.filledExamplePrompt()) },
    tips: [...TEMPLATE_TIPS],
  };
}

/** The ids of all drawings. */
export const frameIds = async (): Promise<string[]> => [...(await scenes()).keys()];

/** The drawing of a prompt, an example, a pack or the filled template, as SVG without words; undefined for other ids. */
export async function drawFrame(id: string): Promise<string | undefined> {
  const scene = (await scenes()).get(id);
  if (scene === undefined) return undefined;
  const [{ stageOfText }, { illustrateStage }] = await Promise.all([
    import('@framewright/prompt-engine/stage-of-text'),
    import('@framewright/prompt-engine/illustrate'),
  ]);
  const stage = { ...stageOfText(scene), notes: [] };
  return illustrateStage({ stage, ratio: ratioOf(id), width: FRAME_WIDTH, id: 'f' });
}

/** As the screens show them. */
function ratioOf(id: string): AspectRatio {
  if (id === 'template') return '4:5';
  return id.startsWith('pack-') ? '1:1' : '3:2';
}

/** What each drawing shows, by its id. */
async function scenes(): Promise<ReadonlyMap<string, string>> {
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
}

async function marker(): Promise<(prompt: string) => Pick<LibraryPrompt, 'prompt' | 'anatomy'>> {
  const { analyze } = await import('@framewright/prompt-engine/anatomy');
  return (prompt) => ({ prompt, anatomy: analyze(prompt) });
}
