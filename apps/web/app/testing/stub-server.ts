import { vi } from 'vitest';
import { BARE_CONFIG } from './public-config.ts';

type Answer = Said | ((body: unknown) => Said);
type Said = { readonly status?: number; readonly body?: unknown } | EventAnswer | 'no connection' | 'never';

/** Server-sent events, and whether the answer ends after them (it does), stays open, or breaks. */
interface EventAnswer {
  readonly events: readonly object[];
  readonly after?: 'stays open' | 'breaks';
}

const CONFIG = 'GET /api/config';
/** What screens ask for to bring back what was last made. */
const LATEST = /^GET \/api\/work\?kind=\w+&from=[^&]+&limit=1$/;

/**
 * Answers calls by method and path ('POST /api/auth/login') instead of a server; a call that is not
 * listed fails the test, but for the configuration. @returns what was called, in order
 */
export function stubServer(
  answers: Readonly<Record<string, Answer>>,
): Array<{ call: string; body: unknown }> {
  const calls: Array<{ call: string; body: unknown }> = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address}`;
    const asked = answers[call];
    const body = bodyOf(init);
    const answer = typeof asked === 'function' ? asked(body) : asked;
    // Nearly every page asks for it, and no test is about that.
    if (call === CONFIG && answer === undefined) return Response.json(BARE_CONFIG);
    if (answer === undefined && LATEST.test(call)) return Response.json({ items: [], next_cursor: null });
    calls.push({ call, body });
    if (answer === undefined) throw new Error(`Nobody answers ${call} in this test.`);
    if (answer === 'no connection') throw new TypeError('fetch failed');
    if (answer === 'never') return untilAborted(init.signal);
    if ('events' in answer) return eventsOf(answer, init.signal);
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200 });
  });
  return calls;
}

function untilAborted(signal: RequestInit['signal']): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function eventsOf({ events, after }: EventAnswer, signal: RequestInit['signal']): Response {
  const bytes = new TextEncoder().encode(
    events.map((event) => `: at work\n\ndata: ${JSON.stringify(event)}\n\n`).join(''),
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
      controller.enqueue(bytes);
      if (after === undefined) controller.close();
    },
    pull(controller) {
      if (after === 'breaks') controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** What was sent: JSON as what it says, the parts of a form by their names. */
function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** A failure body of the contract. */
export function failure(status: number, code: string, detail: string): { status: number; body: object } {
  return { status, body: { detail, code, request_id: 'test' } };
}

/** The user of tests. */
export const MARA = {
  id: '1',
  email: 'mara@studio.example',
  name: 'Mara',
  plan: 'free',
  created_at: '2026-11-01T00:00:00.000Z',
} as const;
