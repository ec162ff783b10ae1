import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import {
  getLibraryTemplates,
  type LibraryExample,
  type LibraryPrompt,
  type LibraryTemplates,
  listLibraryExamples,
  listLibraryPrompts,
} from '@framewright/contract';
import { AppError } from '../../http/app-error.ts';

/** A drawing as SVG, and the same by brotli: a sixth of it. */
export interface Drawing {
  readonly svg: string;
  readonly brotli: Buffer;
}

/** The library as its screens ask for it. */
export interface Library {
  prompts(): Promise<LibraryPrompt[]>;
  examples(): Promise<LibraryExample[]>;
  templates(): Promise<LibraryTemplates>;
  /** A drawing. @throws {AppError} `not_found` */
  frame(id: string): Promise<Drawing>;
}

/**
 * Reads what `npm run build` has made of the library; what is not built is made when it is first asked for. Made here
 * it takes the prompt engine, seconds of the processor in which nobody else is answered, and its memory for good.
 * @param folder what scripts/build-library.ts has written, or nothing
 */
export function openLibrary(folder: string): Library {
  const make = () => import('./make-library.ts');
  const built = async (name: string): Promise<unknown> => {
    const file = path.join(folder, `${name}.json`);
    return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
  };
  // Listed, so that no address reaches the disk.
  const frames = path.join(folder, 'frames');
  const drawn = new Set(existsSync(frames) ? readdirSync(frames) : []);
  const kept = new Map<string, Drawing>();
  return {
    prompts: once(async () => {
      const prompts = await built('prompts');
      if (prompts === undefined) return (await make()).makePrompts();
      return listLibraryPrompts.response.parse({ prompts }).prompts;
    }),
    examples: once(async () => {
      const examples = await built('examples');
      if (examples === undefined) return (await make()).makeExamples();
      return listLibraryExamples.response.parse({ examples }).examples;
    }),
    templates: once(async () => {
      const templates = await built('templates');
      if (templates === undefined) return (await make()).makeTemplates();
      return getLibraryTemplates.response.parse(templates);
    }),
    async frame(id) {
      const before = kept.get(id);
      if (before) return before;
      const name = `${id}.svg`;
      const svg = drawn.has(name)
        ? await readFile(path.join(frames, name), 'utf8')
        : await (await make()).drawFrame(id);
      if (svg === undefined) throw new AppError('not_found');
      const drawing = { svg, brotli: await promisify(brotliCompress)(svg) };
      kept.set(id, drawing);
      return drawing;
    },
  };
}

/** Made at the first call and kept: a server that starts loads and reads none of it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
