import type { Generation } from '../metadata.ts';
import { draftGeneration, type Names, textOf } from './draft.ts';
import { entriesOf, isObject, itemsOf, type Json, type JsonObject, member, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

const NAMES: Names = {
  prompt: ['positive_prompt', 'prompt'],
  negativePrompt: ['negative_prompt'],
  seed: ['seed', 'S'],
  model: ['model', 'model_weights'],
  steps: ['steps', 's'],
  sampler: ['scheduler', 'sampler', 'A'],
  guidance: ['cfg_scale', 'C', 'guidance'],
  width: ['width', 'W'],
  height: ['height', 'H'],
};

/** InvokeAI of all times: invokeai_metadata, before it sd-metadata, before it a command line in 'Dream'. */
export function readInvokeAi(sources: Sources): Generation | null {
  const current = parseObject(sources.png('invokeai_metadata'));
  if (current !== undefined) {
    return draftGeneration('InvokeAI', entriesOf(current).flatMap(flatModel), NAMES);
  }
  const older = parseObject(sources.png('sd-metadata'));
  if (older !== undefined) {
    return draftGeneration('InvokeAI', pairsOfOlder(older), NAMES);
  }
  const dream = sources.png('Dream', 'dream');
  return dream === null ? null : draftGeneration('InvokeAI', pairsOfDream(dream), NAMES);
}

/** Puts the model's name where the whole model stands. */
function flatModel([key, value]: [string, Json]): [string, Json][] {
  if (key !== 'model' || !isObject(value)) {
    return [[key, value]];
  }
  const name = member(value, 'name') ?? member(value, 'model_name') ?? member(value, 'key') ?? null;
  const rest = entriesOf(value).filter(([inner]) => inner !== 'name' && inner !== 'model_name');
  return [['model', name], ...rest.map(([inner, text]): [string, Json] => [`model ${inner}`, text])];
}

function pairsOfOlder(older: JsonObject): [string, Json][] {
  const image = entriesOf(member(older, 'image'));
  const outer = entriesOf(older).filter(([key]) => key !== 'image' && key !== 'model');
  const pairs = [...image, ...outer].flatMap(([key, value]): [string, Json][] => {
    if (key !== 'prompt') {
      return [[key, value]];
    }
    const parts = Array.isArray(value)
      ? itemsOf(value).map((part) => textOf(member(part, 'prompt')))
      : [textOf(value)];
    return promptPairs(parts.join(' '));
  });
  return pairs;
}

/** The command line of the first versions: `"prompt [negative]" -s 50 -S 123 -W512`. */
function pairsOfDream(line: string): [string, Json][] {
  const text = line.trim();
  const flagsAt = text.startsWith('"') ? text.lastIndexOf('"') + 1 : text.search(/\s-[a-zA-Z-]/u);
  const end = flagsAt > 0 ? flagsAt : text.length;
  const prompt = text.slice(0, end).replace(/^"/u, '').replace(/"$/u, '');
  const flags: [string, Json][] = [];
  for (const word of text.slice(end).split(/\s+/u)) {
    const short = /^-([a-zA-Z])(.*)$/u.exec(word);
    const long = /^--([a-zA-Z]\w*)(?:=(.*))?$/u.exec(word);
    const flag = short ?? long;
    const last = flags.at(-1);
    if (flag) {
      flags.push([flag[1] ?? '', flag[2] ?? '']);
    } else if (last !== undefined) {
      last[1] = `${textOf(last[1])} ${word}`.trim();
    }
  }
  return [...promptPairs(prompt), ...flags];
}

/** What stands in square brackets is unwanted. */
function promptPairs(text: string): [string, Json][] {
  let prompt = '';
  const unwanted: string[] = [];
  let depth = 0;
  for (const character of text) {
    if (character === '[') {
      depth += 1;
      if (depth === 1) {
        unwanted.push('');
      }
    } else if (character === ']' && depth > 0) {
      depth -= 1;
    } else if (depth === 0) {
      prompt += character;
    } else {
      unwanted.push(`${unwanted.pop() ?? ''}${character}`);
    }
  }
  return [
    ['prompt', prompt.replaceAll('  ', ' ').trim()],
    ['negative_prompt', unwanted.map((part) => part.trim()).join(', ')],
  ];
}
