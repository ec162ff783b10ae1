import { SIGN_IN_MARK } from '@framewright/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** A browser with a cookie jar of its own, as far as third-party sign-in needs one. */
export interface TestBrowser {
  /** The cookie that it would send along to a sign-in; '' where it has none. */
  readonly cookie: string;
  open(url: string): Promise<LightMyRequestResponse>;
  /** Begins a sign-in, and answers where the browser is sent. */
  begin(next?: string): Promise<string>;
  /**
   * Comes back, and answers what the page after it finds in its address. As the page does, it takes what signs
   * somebody in with the mark of its cookie only.
   */
  comeBack(url: string): Promise<Record<string, string>>;
}

/** A browser with an empty jar, which calls the app without a network. */
export function testBrowser({ app }: Pick<TestApp, 'app'>): TestBrowser {
  const jar = new Map<string, string>();
  const cookie = () =>
    [...jar].flatMap(([name, value]) => (name === SIGN_IN_MARK.cookie ? [] : `${name}=${value}`)).join('; ');
  const open = async (url: string) => {
    const answer = await app.inject({ url, headers: jar.size > 0 ? { cookie: cookie() } : {} });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  return {
    get cookie() {
      return cookie();
    },
    open,
    async begin(next) {
      const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
      return String((await open(`/api/auth/google${query}`)).headers.location);
    },
    async comeBack(url) {
      const { headers } = await open(url);
      const address = new URL(String(headers.location), 'http://own.invalid');
      const { [SIGN_IN_MARK.parameter]: mark, ...brought } = Object.fromEntries(address.searchParams);
      if (!brought['error'] && (!mark || mark !== jar.get(SIGN_IN_MARK.cookie)))
        throw new Error('The page would not take this: its mark is not that of the cookie.');
      return { page: address.pathname, ...brought };
    },
  };
}
