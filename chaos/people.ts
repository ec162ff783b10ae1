import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureFault } from '../fuzz/judge.ts';

/** A machine with other work sheds load just after a start. */
async function untilTaken(ask: () => Promise<Heard>): Promise<Heard> {
  for (let attempt = 0; ; attempt += 1) {
    const heard = await ask();
    if (heard.status !== 503 || attempt === 20) return heard;
    await sleep(250);
  }
}

interface Heard {
  /** 0 where the connection broke or nothing came. */
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
}

/** People who use a server, and what it has promised them. */
export interface People {
  /** What was wrong with answers, in sentences. */
  readonly faults: string[];
  /** How often each status was heard. */
  readonly heard: Map<number, number>;
  /** Works that were acknowledged, with the token of their owner. */
  readonly kept: { readonly id: string; readonly token: string }[];
  call(method: string, path: string, token?: string, body?: object, patience?: number): Promise<Heard>;
  /** @returns the token of a new free account */
  join(): Promise<string>;
  /** Makes something, by turns of kind. */
  make(token: string, kind: 'prompt' | 'picture', more?: object): Promise<Heard>;
  used(token: string): Promise<{ readonly prompts: number; readonly images: number }>;
  /** Those of the works that are not there any more. */
  lost(): Promise<string[]>;
}

/** @param url of a server, or of a proxy before several */
export function peopleOf(url: string): People {
  const faults: string[] = [];
  const heard = new Map<number, number>();
  const kept: { id: string; token: string }[] = [];

  const call: People['call'] = async (method, path, token, body, patience = 30_000) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    let [status, text] = [0, ''];
    try {
      const answer = await fetch(url + path, { ...request, signal: AbortSignal.timeout(patience) });
      [status, text] = [answer.status, await answer.text()];
    } catch {
      // Broken or too late: it is heard as 0.
      status = 0;
    }
    heard.set(status, (heard.get(status) ?? 0) + 1);
    const fault = status >= 400 ? failureFault(status, text) : undefined;
    if (fault || status === 500) faults.push(`${method} ${path}: ${fault ?? text}`);
    const parsed = status > 0 && text.startsWith('{') ? JSON.parse(text) : {};
    return { status, code: String(parsed.code ?? ''), body: parsed };
  };

  return {
    ...{ faults, heard, kept, call },
    async join() {
      const account = { email: `${randomUUID()}@example.com`, name: 'Mara', password: 'lantern-harbour-42' };
      const { status, body } = await untilTaken(() => call('POST', '/api/auth/register', undefined, account));
      if (status !== 200) throw new Error(`No account: ${status}`);
      return String(Object(body).access_token);
    },
    async make(token, kind, more = {}) {
      const answer =
        kind === 'prompt'
          ? await call('POST', '/api/prompts/generate', token, { subject: 'a red boat', ...more })
          : await call('POST', '/api/images/generate', token, {
              prompt: 'a red boat',
              model: 'built-in',
              ...more,
            });
      const { work_id: id } = Object(answer.body);
      if (answer.status === 200 && typeof id === 'string') kept.push({ id, token });
      return answer;
    },
    async used(token) {
      const { body } = await untilTaken(() => call('GET', '/api/usage', token));
      return {
        prompts: Number(Object(body).prompts_used_today),
        images: Number(Object(body).images_used_today),
      };
    },
    async lost() {
      const gone: string[] = [];
      for (const { id, token } of kept) {
        const { status } = await untilTaken(() => call('GET', `/api/work/${id}`, token));
        if (status !== 200) gone.push(`${id}: ${status}`);
      }
      return gone;
    },
  };
}
