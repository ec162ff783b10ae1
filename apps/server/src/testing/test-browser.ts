import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** A browser with a cookie jar of its own, as far as third-party sign-in needs one. */
export interface TestBrowser {
  /** The cookie that it would send along; '' where it has none. */
  readonly cookie: string;
  open(url: string): Promise<LightMyRequestResponse>;
  /** Begins a sign-in, and answers where the browser is sent. */
  begin(next?: string): Promise<string>;
  /** Comes back, and answers what the page after it finds in its address. */
  comeBack(url: string): Promise<Record<string, string>>;
}

export function testBrowser({ app }: Pick<TestApp, 'app'>): TestBrowser {
  let cookie = '';
  const open = async (url: string) => {
    const answer = await app.inject({ url, headers: cookie ? { cookie } : {} });
    const [, pair = '', value] = /^([^=]+=([^;]*))/.exec(String(answer.headers['set-cookie'] ?? '')) ?? [];
    if (pair) cookie = value ? pair : '';
    return answer;
  };
  return {
    get cookie() {
      return cookie;
    },
    open,
    async begin(next) {
      const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
      return String((await open(`/api/auth/google${query}`)).headers.location);
    },
    async comeBack(url) {
      const { headers } = await open(url);
      const address = new URL(String(headers.location), 'http://own.invalid');
      return Object.fromEntries([['page', address.pathname], ...address.searchParams]);
    },
  };
}
