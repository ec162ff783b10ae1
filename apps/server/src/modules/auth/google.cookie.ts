import { randomBytes } from 'node:crypto';
import cookies from '@fastify/cookie';
import { SIGN_IN_MARK } from '@framewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const NAME = 'framewright_sign_in';
const PATH = '/api/auth/google';

/** Ten minutes, in seconds. */
const LIFE = 600;

/** Seconds that the page after Google's return may take to load. */
const MARK_LIFE = 300;
const MARK_BYTES = 16;

const content = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to go to afterwards. */
  next: z.string().optional(),
  /** Seconds since 1970. */
  expires: z.number(),
});

/** A sign-in that waits for Google's answer. */
export type Pending = Omit<z.output<typeof content>, 'expires'>;

/** Binds a sign-in to the browser that began it. */
export interface SignInCookie {
  /** The header that sets it. */
  write(pending: Pending, now: Date): string;
  /** The header that removes it. */
  clear(): string;
  /** A new mark for the page that ends the sign-in, and the header that sets its cookie. */
  mark(): { readonly mark: string; readonly header: string };
  /** @returns undefined where there is none, or one that is not ours or too old */
  read(header: string | undefined, now: Date): Pending | undefined;
}

/** @param overTls whether the browser comes over https, and must keep the cookie to it */
export async function signInCookie(
  app: FastifyInstance,
  key: Buffer,
  overTls: boolean,
): Promise<SignInCookie> {
  // Without its hook, which would read the cookies of every request.
  await app.register(cookies, { secret: key, hook: false });
  const options = { path: PATH, httpOnly: true, sameSite: 'lax', secure: overTls } as const;
  return {
    write(pending, now) {
      const expires = Math.floor(now.getTime() / 1_000) + LIFE;
      const value = Buffer.from(JSON.stringify({ ...pending, expires })).toString('base64url');
      return app.serializeCookie(NAME, app.signCookie(value), { ...options, maxAge: LIFE });
    },

    clear: () => app.serializeCookie(NAME, '', { ...options, maxAge: 0 }),

    mark() {
      const mark = randomBytes(MARK_BYTES).toString('base64url');
      const { cookie, page } = SIGN_IN_MARK;
      const ofPage = { path: page, sameSite: 'lax', secure: overTls, maxAge: MARK_LIFE } as const;
      return { mark, header: app.serializeCookie(cookie, mark, ofPage) };
    },

    read(header, now) {
      const { value } = app.unsignCookie(app.parseCookie(header ?? '')[NAME] ?? '');
      if (value === null) return undefined;
      const { data } = content.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()));
      return data && data.expires * 1_000 > now.getTime() ? data : undefined;
    },
  };
}
