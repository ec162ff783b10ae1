import type { Generation } from '../metadata.ts';
import { draftGeneration } from './draft.ts';
import type { Json } from './json.ts';
import type { Sources } from './sources.ts';

const JOB_ID = /\bJob ID: ?([0-9a-f]{8}-[0-9a-f-]{27})/iu;
/** Flags of no other tool's command line; a description with one of them is a prompt. */
const KNOWN_FLAG =
  /\s--(?:ar|aspect|v|version|niji|s|stylize|c|chaos|sref|cref|oref|iw|weird|style|profile|raw|no)(?=\s|$)/u;

/** Midjourney's description: the prompt, its flags, the number of the job. */
export function readMidjourney(sources: Sources): Generation | null {
  const text = sources.texts.find((candidate) => JOB_ID.test(candidate) || KNOWN_FLAG.test(candidate));
  if (text === undefined) {
    return null;
  }
  const job = JOB_ID.exec(text);
  const line = text.slice(0, job?.index ?? text.length);
  const [prompt = '', ...flags] = line.split(/\s--(?=[a-z])/u);
  const pairs = flags.map((flag): [string, Json] => {
    const [name = ''] = flag.split(/\s/u, 1);
    return [name, flag.slice(name.length).trim() || 'on'];
  });
  const version = pairs.find(([name]) => name === 'v' || name === 'version')?.[1];
  const niji = pairs.find(([name]) => name === 'niji')?.[1];
  const model = niji === undefined ? version && `Midjourney ${version}` : `Niji ${niji}`;
  return draftGeneration(
    'Midjourney',
    [
      ['prompt', prompt],
      ['model', model ?? null],
      ...pairs,
      ['Job ID', job?.[1] ?? null],
      ['Author', sources.png('Author') ?? sources.exif('Artist')],
    ],
    { prompt: ['prompt'], negativePrompt: ['no'], seed: ['seed'], model: ['model'] },
  );
}
