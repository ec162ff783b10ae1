import { SIGN_IN_MARK } from '@framewright/contract/sign-in-mark';

/** What third-party sign-in brought back in the address. */
export interface SignInReturn {
  readonly token: string | null;
  /** Stands for a sign-in that waits to be linked to the account with its email. */
  readonly link: string | null;
  readonly error: string | null;
  /** Where somebody wanted to go, unchecked. */
  readonly next: string | null;
}

const NOTHING: SignInReturn = { token: null, link: null, error: null, next: null };

let brought = NOTHING;

/**
 * Takes what third-party sign-in brought out of the address, before anything that could pass the
 * address on. Called once, first of all. What signs somebody in is taken with the mark of this browser only:
 * a link from elsewhere would sign people in as whoever sent it.
 */
export function takeSignInReturn(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'state' | 'replaceState'>,
  page: Pick<Document, 'cookie'>,
): void {
  if (!/^\/auth\/callback\/?$/.test(location.pathname)) return;
  const query = new URLSearchParams(location.search);
  const mark = takeMark(page);
  const isOwn = mark !== undefined && query.get(SIGN_IN_MARK.parameter) === mark;
  brought = {
    token: isOwn ? query.get('token') : null,
    link: isOwn ? query.get('link') : null,
    error: query.get('error'),
    next: query.get('next'),
  };
  history.replaceState(history.state, '', location.pathname);
}

/** What was taken, once: asking again gives nothing. */
export function signInReturn(): SignInReturn {
  const taken = brought;
  brought = NOTHING;
  return taken;
}

/** The mark that the server gave this browser, once: in this tab or in another. */
function takeMark(document: Pick<Document, 'cookie'>): string | undefined {
  const { cookie, page } = SIGN_IN_MARK;
  const mark = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);
  if (mark) document.cookie = `${cookie}=; Max-Age=0; Path=${page}`;
  return mark || undefined;
}
