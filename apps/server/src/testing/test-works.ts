import type { TestApp } from './test-app.ts';

/** Makes works over HTTP, as people do. */
export function worksOver({ send }: Pick<TestApp, 'send'>, token: string) {
  const post = async (url: string, body: object) => (await send('POST', url, { token, body })).json();
  return {
    /** @returns the id of the work */
    async takes(subject: string, fields: object = {}): Promise<string> {
      return (await post('/api/prompts/generate', { subject, ...fields })).work_id;
    },
    async picture(prompt: string, fields: object = {}): Promise<string> {
      return (await post('/api/images/generate', { prompt, model: 'built-in', ...fields })).work_id;
    },
    async list(query = ''): Promise<ListedWork[]> {
      const answer = await send('GET', `/api/work?${query}`, { token });
      if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.body}`);
      return answer.json().items;
    },
    async item(id: string) {
      return (await send('GET', `/api/work/${id}`, { token })).json();
    },
    async change(id: string, body: object) {
      return (await send('PATCH', `/api/work/${id}`, { token, body })).json();
    },
    async bulk(ids: readonly string[], action: string, value?: string): Promise<number> {
      return (await post('/api/work/bulk', { ids, action, value })).changed;
    },
    async collection(name: string): Promise<string> {
      return (await post('/api/collections', { name })).id;
    },
  };
}

interface ListedWork {
  readonly id: string;
  readonly title: string;
  readonly number: number;
  readonly tags: readonly string[];
  readonly created_at: string;
}
