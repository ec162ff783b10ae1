import * as contract from '@framewright/contract';
import type { FastifyReply } from 'fastify';
import type { Mount } from '../../http/endpoint.ts';
import type { SignInCookie } from './google.cookie.ts';
import { beginGoogle, finishGoogle, type GoogleDeps, linkGoogle, type Outcome } from './google.service.ts';

interface GoogleRoutesDeps extends GoogleDeps {
  readonly cookie: SignInCookie;
}

/** The way to Google, back from there, and the link with an account that exists. */
export function googleRoutes(mount: Mount, deps: GoogleRoutesDeps): void {
  const { cookie } = deps;
  mount(contract.googleStart, async ({ query, reply }) => {
    const next = ownPath(query.next);
    const begun = await beginGoogle(deps);
    if ('error' in begun) return finish(reply, begun, next);
    reply.header('set-cookie', cookie.write({ ...begun.proofs, next }, deps.now()));
    return reply.redirect(begun.url);
  });
  mount(contract.googleCallback, async ({ request, reply }) => {
    const pending = cookie.read(request.headers.cookie, deps.now());
    reply.header('set-cookie', cookie.clear());
    const [, query] = request.url.split('?', 2);
    const outcome = await finishGoogle(deps, new URLSearchParams(query), pending, request.ip);
    if ('error' in outcome) return finish(reply, outcome, pending?.next);
    const { mark, header } = cookie.mark();
    reply.header('set-cookie', header);
    return finish(reply, { ...outcome, [contract.SIGN_IN_MARK.parameter]: mark }, pending?.next);
  });
  mount(contract.linkGoogle, ({ body, request }) => linkGoogle(deps, body, request.ip));
}

/** To the page that takes the outcome out of its address. Nothing may tell that address to anybody else. */
function finish(
  reply: FastifyReply,
  outcome: Outcome & { readonly [contract.SIGN_IN_MARK.parameter]?: string },
  next: string | undefined,
): FastifyReply {
  const query = new URLSearchParams({ ...outcome, ...(next && { next }) });
  return reply.header('referrer-policy', 'no-referrer').redirect(`${contract.SIGN_IN_MARK.page}?${query}`);
}

/** The path itself where it stays on this origin, in characters that no browser reads as anything else. */
function ownPath(next: string | undefined): string | undefined {
  return next !== undefined && /^\/(?!\/)[!-[\]-~]*$/.test(next) ? next : undefined;
}
