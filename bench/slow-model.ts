import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { compose } from '@framewright/prompt-engine/compose';
import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';

/** What a model had to do with one call, by the clock of this process. */
export interface Held {
  /** When it had the whole request. */
  readonly asked: number;
  /** When its answer was out. */
  readonly answered: number;
}

/** A compatible server in this process. */
export interface SlowModel {
  readonly url: string;
  /** Of calls that carried a variation, by its number; the last where it was asked more than once. */
  readonly held: ReadonlyMap<number, Held>;
}

/** The variation as a field of the form, or as text in a message. */
const VARIATION = /variation\\*":(\d+)/;

/**
 * Chat completions with three prompts in the structure that was asked for, each after so many milliseconds.
 * @param subjects what its prompts are about: that of the variation's number, or the first
 */
export async function slowModel(milliseconds: number, subjects: readonly string[]): Promise<SlowModel> {
  const bodies = subjects.map(answerAbout);
  const held = new Map<number, Held>();
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const variation = Number(VARIATION.exec(await text(request))?.[1] ?? 0);
    const asked = performance.now();
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(bodies[variation % bodies.length]);
      held.set(variation, { asked, answered: performance.now() });
    }, milliseconds);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Whoever started it decides when all is over.
  server.unref();
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://127.0.0.1:${port}/v1`, held };
}

function answerAbout(subject: string): string {
  const { studio, cinematic, minimal, tip } = compose({ ...PROMPT_DEFAULTS, subject });
  const content = JSON.stringify({ studio, cinematic, minimal, tip });
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'bench',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 500, total_tokens: 1_400 },
  });
}
