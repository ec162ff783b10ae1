import { vi } from 'vitest';

type Answer = { readonly status?: number; readonly body?: unknown } | 'no connection' | 'never';

/**
 * Answers calls by method and path ('POST /api/auth/login') instead of a server; a call that is not
 * listed fails the test. @returns what was called, in order
 */
export function stubServer(
  answers: Readonly<Record<string, Answer>>,
): Array<{ call: string; body: unknown }> {
  const calls: Array<{ call: string; body: unknown }> = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address}`;
    calls.push({ call, body: bodyOf(init) });
    const answer = answers[call];
    if (answer === undefined) throw new Error(`Nobody answers ${call} in this test.`);
    if (answer === 'no connection') throw new TypeError('fetch failed');
    if (answer === 'never') return untilAborted(init.signal);
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200 });
  });
  return calls;
}

function untilAborted(signal: RequestInit['signal']): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
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
