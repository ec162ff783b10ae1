/** Where OpenRouter leads back to; a sign-in's own mark follows. */
export const RETURN = '/auth/callback/openrouter/';

/** What OpenRouter brought back: which sign-in it is of, and its code, if there is one. */
export interface OpenrouterReturn {
  readonly mark: string;
  readonly code: string | null;
}

let brought: OpenrouterReturn | undefined;

/** Takes what OpenRouter brought back out of the address. Called once, before anything that could pass it on. */
export function takeOpenrouterReturn(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'state' | 'replaceState'>,
): void {
  if (!pathname.startsWith(RETURN)) return;
  const mark = pathname.slice(RETURN.length).replace(/\/$/, '');
  brought = { mark, code: new URLSearchParams(search).get('code') };
  history.replaceState(history.state, '', pathname);
}

/** What was taken, once: asking again gives nothing. */
export function openrouterReturn(): OpenrouterReturn | undefined {
  const taken = brought;
  brought = undefined;
  return taken;
}
