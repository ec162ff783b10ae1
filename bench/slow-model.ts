import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compose } from '@framewright/prompt-engine/compose';
import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';

/**
 * A compatible server in this process: chat completions with three prompts in the structure that was asked for, each
 * after so many milliseconds.
 * @returns its address
 */
export async function slowModel(milliseconds: number, subject: string): Promise<string> {
  const { studio, cinematic, minimal, tip } = compose({ ...PROMPT_DEFAULTS, subject });
  const content = JSON.stringify({ studio, cinematic, minimal, tip });
  const body = JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'bench',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 500, total_tokens: 1_400 },
  });
  const server = createServer((request, response: ServerResponse) => {
    request.resume();
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    }, milliseconds);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Whoever started it decides when all is over.
  server.unref();
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}/v1`;
}
