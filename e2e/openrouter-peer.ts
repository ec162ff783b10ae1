import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { dusk } from './png.ts';

export const KEY = 'sk-or-mara';
export const MODEL = 'FLUX.2 Pro';
const ID = 'black-forest-labs/flux.2-pro';

/** OpenRouter's image API with one model, as far as the browser's journey needs it. */
export interface OpenrouterPeer {
  /** As `OPENROUTER_BASE_URL` is set. */
  readonly baseUrl: string;
  /** What was asked for with a key that is right. */
  readonly asked: readonly unknown[];
  close(): Promise<void>;
}

/** Listens at a free port of the loopback. */
export async function openrouterPeer(): Promise<OpenrouterPeer> {
  const asked: unknown[] = [];
  const list = [
    {
      ...{ id: ID, name: MODEL, supports_streaming: false },
      architecture: { input_modalities: ['text'], output_modalities: ['image'] },
      supported_parameters: {
        aspect_ratio: { type: 'enum', values: ['1:1', '3:2'] },
        resolution: { type: 'enum', values: ['1K', '2K'] },
        seed: { type: 'range', min: 0, max: 4_294_967_295 },
      },
    },
  ];
  const pricing = [{ billable: 'output_image', unit: 'megapixel', cost_usd: 0.03 }];
  /** Sign-ins: the challenge, by the code that was given for it. */
  const codes = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer');
    if (pathname === '/auth') {
      const code = randomUUID();
      codes.set(code, searchParams.get('code_challenge') ?? '');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(consentPage(searchParams.get('callback_url') ?? '', code));
    }
    const says = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/api/v1/images/models') return says(200, { data: list });
    if (request.url === `/api/v1/images/models/${ID}/endpoints`)
      return says(200, { endpoints: [{ provider_name: 'BFL', pricing }] });
    if (pathname === '/favicon.ico') return says(404, {});
    const body = await json(request);
    if (pathname === '/api/v1/auth/keys') {
      // Checked here as far as it is looked at.
      const { code, code_verifier } = body as { code: string; code_verifier: string };
      const hash = createHash('sha256').update(code_verifier).digest('base64url');
      const isRight = codes.get(code) === hash;
      codes.delete(code);
      return isRight ? says(200, { key: KEY, user_id: 'user_1' }) : says(403, { error: { code: 403 } });
    }
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return says(401, { error: { code: 401, message: 'User not found.' } });
    asked.push(body);
    const data = [{ b64_json: dusk(192, 128, 16).toString('base64'), media_type: 'image/png' }];
    return says(200, { created: 1, data, usage: { prompt_tokens: 9, completion_tokens: 1, cost: 0.0412 } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What OpenRouter asks of whoever signs in; as on its own page, nobody who opened it is known there. */
function consentPage(back: string, code: string): string {
  return `<!doctype html><html lang="en"><title>OpenRouter</title>
    <a href="${back}?code=${code}">Authorize</a> <a href="${back}?error=access_denied">Deny</a>`;
}
