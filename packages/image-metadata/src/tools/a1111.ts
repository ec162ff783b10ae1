import type { Generation } from '../metadata.ts';
import { draftGeneration, type Names, textOf } from './draft.ts';
import { readPairs } from './infotext.ts';
import { entriesOf, itemsOf, type Json, member, parseJson } from './json.ts';
import type { Sources } from './sources.ts';

const NAMES: Names = {
  prompt: ['prompt'],
  negativePrompt: ['negative prompt'],
  seed: ['Seed', 'seed'],
  model: ['Model', 'model', 'Linked model', 'Model name'],
  steps: ['Steps', 'steps'],
  sampler: ['Sampler', 'sampler'],
  scheduler: ['Schedule type', 'Scheduler', 'scheduler'],
  guidance: ['CFG scale', 'CFG Scale', 'cfg', 'Guidance', 'Distilled CFG Scale'],
  size: ['Size', 'size'],
};

/** Two of these make a line of pairs a settings line: a prompt has pairs too ('mood: calm, light: soft'). */
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...Object.values(NAMES).flat(),
  'Model hash',
  'Version',
  'Clip skip',
  'Denoising strength',
  'VAE',
  'VAE hash',
  'Created Date',
  'Civitai resources',
  'Civitai metadata',
  'Hashes',
  'Lora hashes',
  'App',
]);
const NEGATIVE = 'Negative prompt:';
const TEMPLATE = /^(Template|Negative Template): ?/u;
/** Where a settings line may begin within a line: looked for from the end, this many times. */
const MAX_TRIES = 20;

interface Infotext {
  readonly prompt: string;
  readonly negative: string;
  readonly settings: readonly (readonly [string, string])[];
}

/** AUTOMATIC1111's text, which most others write as well. */
export function readA1111(sources: Sources): Generation | null {
  const isCivitai = sources.exif('Artist') === 'ai';
  for (const text of sources.texts) {
    const generation = readA1111Text(text, isCivitai ? 'Civitai' : undefined);
    if (generation !== null) {
      const postprocessing = sources.png('postprocessing');
      return postprocessing === null
        ? generation
        : {
            ...generation,
            settings: { ...generation.settings, postprocessing: postprocessing.slice(0, 10_000) },
          };
    }
  }
  return null;
}

/** What stands under 'parameters' is a prompt, even with no settings below it. */
export function readPlainParameters(sources: Sources): Generation | null {
  const text = sources.png('parameters');
  if (text === null || parseJson(text) !== undefined) {
    return null;
  }
  const { prompt, negative } = splitPrompt(text.split(/\r?\n/u));
  return draftGeneration(
    'AUTOMATIC1111',
    [
      ['prompt', prompt],
      ['negative prompt', negative],
    ],
    NAMES,
  );
}

/** @returns null where the text has no settings line */
export function readA1111Text(text: string, tool?: string): Generation | null {
  const infotext = splitInfotext(text.replaceAll('\0', '').trim());
  if (infotext === null) {
    return null;
  }
  const settings = new Map(infotext.settings);
  const model = NAMES.model?.some((key) => settings.has(key))
    ? null
    : (modelOfResources(settings.get('Civitai resources')) ?? modelOfHashes(settings.get('Hashes')));
  const pairs: (readonly [string, Json])[] = [
    ...infotext.settings,
    ['prompt', infotext.prompt],
    ['negative prompt', infotext.negative],
    ['Linked model', model],
  ];
  return draftGeneration(tool ?? toolOf(settings), pairs, NAMES);
}

function splitInfotext(text: string): Infotext | null {
  const lines = text.split(/\r?\n/u);
  const at = settingsLineOf(lines);
  if (at !== -1) {
    const below = lines.slice(at + 1);
    const template = below.findIndex((line) => TEMPLATE.test(line));
    const end = template === -1 ? below.length : template;
    const settings = readPairs([lines[at], ...below.slice(0, end)].join('\n'));
    return { ...splitPrompt(lines.slice(0, at)), settings: [...settings, ...templatesOf(below.slice(end))] };
  }
  return splitSingleLine(text);
}

/** The line with the settings: the last that begins with 'Steps:', or else the last of all; -1 where none is. */
function settingsLineOf(lines: readonly string[]): number {
  const steps = lines.findLastIndex((line) => /^\s*Steps: ?\d/u.test(line) && isSettings(line, 2));
  const isEnd = steps === lines.length - 1 || (steps !== -1 && TEMPLATE.test(lines[steps + 1] ?? ''));
  return !isEnd && isSettings(lines.at(-1) ?? '', 3) ? lines.length - 1 : steps;
}

function isSettings(line: string, atLeast: number): boolean {
  const pairs = TEMPLATE.test(line) || line.startsWith(NEGATIVE) ? [] : readPairs(line);
  return (
    pairs.length >= atLeast && pairs.filter(([key]) => KNOWN_KEYS.has(key)).length >= 2 && isKnownFirst(pairs)
  );
}

/** A prompt that runs into the settings on one line makes an unknown first key of them. */
function isKnownFirst(pairs: readonly [string, string][]): boolean {
  return KNOWN_KEYS.has(pairs[0]?.[0] ?? '');
}

/** 'Negative prompt:' counts at the start of a line alone, so it may stand inside a prompt. */
function splitPrompt(lines: readonly string[]): Pick<Infotext, 'prompt' | 'negative'> {
  const at = lines.findIndex((line) => line.trimStart().startsWith(NEGATIVE));
  if (at === -1) {
    return { prompt: lines.join('\n').trim(), negative: '' };
  }
  const negative = lines.slice(at).join('\n').trim().slice(NEGATIVE.length);
  return { prompt: lines.slice(0, at).join('\n').trim(), negative: negative.trim() };
}

/** All on one line, as some sites rewrite it: '….Negative prompt: ….Steps: 24, …'. */
function splitSingleLine(text: string): Infotext | null {
  let at = text.length;
  for (let tries = 0; tries < MAX_TRIES && at > 0; tries += 1) {
    at = text.lastIndexOf('Steps: ', at - 1);
    if (at === -1) {
      return null;
    }
    const settings = text.slice(at);
    if (isSettings(settings, 3)) {
      const before = text.slice(0, at);
      const split = before.lastIndexOf(NEGATIVE);
      return {
        prompt: (split === -1 ? before : before.slice(0, split)).trim(),
        negative: split === -1 ? '' : before.slice(split + NEGATIVE.length).trim(),
        settings: readPairs(settings),
      };
    }
  }
  return null;
}

/** 'Template:' and 'Negative Template:' of Dynamic Prompts, which may go on over several lines. */
function templatesOf(lines: readonly string[]): [string, string][] {
  const templates: [string, string[]][] = [];
  for (const line of lines) {
    const match = TEMPLATE.exec(line);
    if (match) {
      templates.push([match[1] ?? '', [line.slice(match[0].length)]]);
    } else {
      templates.at(-1)?.[1].push(line);
    }
  }
  return templates.map(([key, parts]) => [key, parts.join('\n').trim()]);
}

function modelOfResources(resources: string | undefined): string | null {
  const items = itemsOf(parseJson(resources ?? ''));
  const checkpoint = items.find((item) => textOf(member(item, 'type')).toLowerCase() === 'checkpoint');
  return (
    [member(checkpoint, 'modelName'), member(checkpoint, 'modelVersionName')].map(textOf).join(' ').trim() ||
    null
  );
}

/** Some savers of ComfyUI name the model with its hash alone: `Hashes: {"Model:harbour": "ab12"}`. */
function modelOfHashes(hashes: string | undefined): string | null {
  const key = entriesOf(parseJson(hashes ?? '')).find(([name]) => name.startsWith('Model:'))?.[0];
  return key?.slice('Model:'.length) || null;
}

/** The forks tell themselves apart by the form of their version. */
function toolOf(settings: ReadonlyMap<string, string>): string {
  const version = settings.get('Version') ?? '';
  if (settings.has('App')) {
    return settings.get('App') ?? '';
  }
  if (/^f[\d.]{1,20}(?:-v|v[^-]{1,40}-v)/u.test(version)) {
    return 'reForge';
  }
  if (/^f\d/u.test(version)) {
    return 'Forge';
  }
  const named = /^(ComfyUI|RuinedFooocus|Fooocus|Framewright|SD\.Next)/iu.exec(version)?.[0];
  if (named !== undefined) {
    return named;
  }
  if (/^(classic|neo)/iu.test(version)) {
    return version.toLowerCase().startsWith('neo') ? 'Forge Neo' : 'Forge Classic';
  }
  return version === '' && settings.has('Civitai resources') ? 'Civitai' : 'AUTOMATIC1111';
}
