import { ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { span } from './prompts.ts';

/** The library's categories, in the order of its filter buttons. */
export const LIBRARY_CATEGORIES = [
  'Portrait',
  'Travel',
  'Artistic',
  'Business',
  'Lifestyle',
  'Creative',
  'Product',
  'Fashion',
  'Urban',
  'Cinematic',
  'Automotive',
  'Vintage',
] as const;
export type LibraryCategory = (typeof LIBRARY_CATEGORIES)[number];

/** A text with the job of each phrase, so that the screen marks it without the engine. */
const markedText = { prompt: z.string(), anatomy: z.array(span) };

/** A prompt of the library, with its anatomy. */
export const libraryPrompt = z.object({
  id: z.int(),
  title: z.string(),
  category: z.enum(LIBRARY_CATEGORIES),
  tags: z.array(z.string()),
  ...markedText,
});
export type LibraryPrompt = z.infer<typeof libraryPrompt>;

/** A worked example of the library. */
export const libraryExample = z.object({
  id: z.string(),
  title: z.string(),
  /** What to look at in it, in a sentence or two. */
  note: z.string(),
  ...markedText,
});
export type LibraryExample = z.infer<typeof libraryExample>;

/** One line of the master edit template; its text holds placeholders such as [LENS]. */
export const templateLine = z.object({
  id: z.string(),
  label: z.string(),
  element: z.enum(ELEMENTS),
  text: z.string(),
});
export type TemplateLine = z.infer<typeof templateLine>;

/** A menu that fills one placeholder. */
export const templateMenu = z.object({
  label: z.string(),
  /** The placeholder's name, without brackets. */
  placeholder: z.string(),
  choices: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type TemplateMenu = z.infer<typeof templateMenu>;

/** A pack of settings that go together, by the letter that menus name it by. */
export const presetPack = z.object({ letter: z.string(), name: z.string() });
export type PresetPack = z.infer<typeof presetPack>;

/** The master edit template with its menus, packs and a filled example. */
export const libraryTemplates = z.object({
  lines: z.array(templateLine),
  menus: z.array(templateMenu),
  packs: z.array(presetPack),
  example: z.object({ title: z.string(), ...markedText }),
  tips: z.array(z.string()),
});
export type LibraryTemplates = z.infer<typeof libraryTemplates>;

export const listLibraryPrompts = endpoint({
  method: 'GET',
  path: '/api/library/prompts',
  summary: "The library's prompts",
  access: 'pro',
  response: z.object({ prompts: z.array(libraryPrompt) }),
  errors: [],
});

export const listLibraryExamples = endpoint({
  method: 'GET',
  path: '/api/library/examples',
  summary: 'Three worked examples',
  access: 'pro',
  response: z.object({ examples: z.array(libraryExample) }),
  errors: [],
});

export const getLibraryTemplates = endpoint({
  method: 'GET',
  path: '/api/library/templates',
  summary: 'The master edit template, its menus and the preset packs',
  access: 'pro',
  response: libraryTemplates,
  errors: [],
});

/** A drawing that stands for a prompt (`prompt-12`), an example (`example-moon`) or a pack (`pack-a`). It holds no words. */
export const libraryFrame = endpoint({
  method: 'GET',
  path: '/api/library/frames/:id',
  summary: 'The drawing beside a library prompt, an example or a pack, as SVG',
  access: 'open',
  params: z.object({ id: z.string().max(40) }),
  sends: ['image/svg+xml'],
  errors: ['not_found'],
});
