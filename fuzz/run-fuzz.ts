import fc from 'fast-check';
import type { Asked } from './case.ts';
import { anyCase } from './cases.ts';
import { failureFault, faultOf } from './judge.ts';
import { type KnownNames, knownNames } from './known-names.ts';
import { mutantsOf } from './mutants.ts';
import { BROKEN, RIGHT } from './raw-http.ts';
import { say, send } from './send.ts';
import type { World } from './world.ts';

/** What came of a run. */
export interface Findings {
  /** Requests sent, by kind, and those of them that did what they asked for. */
  readonly sent: ReadonlyMap<string, { readonly all: number; readonly done: number }>;
  /** A sentence for each wrong answer, with what repeats it. */
  readonly faults: readonly string[];
}

/** Of so many arbitrary cases one is said on a bare connection as well. */
const RAW_SHARE = 10;

/**
 * Sends `count` arbitrary cases one after another, a tenth as many mutated ones on bare connections, and all the
 * broken ones once. The same seed makes the same requests, but for tokens and names in them.
 */
export async function runFuzz(
  origin: string,
  world: World,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<Findings> {
  const sent = new Map<string, { all: number; done: number }>();
  const faults: string[] = [];
  const note = (kind: string, what: string, fault: string | undefined, isDone = false) => {
    const { all, done } = sent.get(kind) ?? { all: 0, done: 0 };
    sent.set(kind, { all: all + 1, done: done + Number(isDone) });
    if (fault) faults.push(`${kind}, ${what}: ${fault}.`);
  };
  const known = knownNames();
  for (const { kind, asked } of fc.sample(anyCase(world), { seed, numRuns: count })) {
    for (const each of asked) {
      const { fault, isDone } = await tryOne(origin, filled(each, known), known);
      note(kind, describe(each), fault, isDone);
    }
  }
  for (const [name, words] of Object.entries(BROKEN))
    note('broken HTTP', name, await heard(origin, words, brokenFault));
  const mutants = fc.sample(mutantsOf(RIGHT), { seed, numRuns: Math.ceil(count / RAW_SHARE) });
  for (const words of mutants)
    note('mutated HTTP', JSON.stringify(words.toString('latin1')), await heard(origin, words, mutantFault));
  return { sent, faults };
}

async function tryOne(origin: string, asked: Asked, known: KnownNames) {
  try {
    const answer = await send(origin, asked);
    if (answer.type.startsWith('application/json')) known.learn(answer.text);
    return { fault: faultOf(asked, answer), isDone: answer.status < 400 };
  } catch (error) {
    return { fault: `gets no answer (${error instanceof Error ? error.message : error})`, isDone: false };
  }
}

/** With names in place of what stands for them. */
function filled(asked: Asked, known: KnownNames): Asked {
  const isText = asked.headers['content-type']?.startsWith('application/json');
  return {
    ...asked,
    path: known.fill(asked.path),
    ...(isText && asked.body && { body: Buffer.from(known.fill(asked.body.toString())) }),
  };
}

function describe({ method, path, headers, body }: Asked): string {
  const { 'content-type': type = 'no type' } = headers;
  return `${method} ${path}, ${type}, ${JSON.stringify(body?.toString('latin1').slice(0, 400) ?? '')}`;
}

async function heard(
  origin: string,
  words: string | Buffer,
  faultIn: (answers: readonly Said[]) => string | undefined,
): Promise<string | undefined> {
  try {
    return faultIn(answersIn(await say(origin, words)));
  } catch (error) {
    return String(error);
  }
}

interface Said {
  readonly status: number;
  readonly body: string;
}

function answersIn(bytes: string): Said[] {
  return [...bytes.matchAll(/HTTP\/1\.1 (\d{3}) [\s\S]*?\r\n\r\n/g)].map(({ 0: head, 1: status, index }) => {
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const begin = index + head.length;
    return { status: Number(status), body: bytes.slice(begin, begin + length) };
  });
}

/** One refusal in the one form of failures, and nothing after it. */
function brokenFault(answers: readonly Said[]): string | undefined {
  const [first] = answers;
  if (!first || answers.length > 1) return `hears ${answers.length} answers`;
  if (!(first.status >= 400 && first.status < 500)) return `is taken, with ${first.status}`;
  return failureFault(first.status, first.body);
}

/** Whatever it has become, failures have their one form. */
function mutantFault(answers: readonly Said[]): string | undefined {
  for (const { status, body } of answers) {
    if (status === 500) return 'answers 500';
    const fault = status < 400 ? undefined : failureFault(status, body);
    if (fault) return fault;
  }
  return undefined;
}
