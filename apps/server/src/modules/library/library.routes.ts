import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import { openLibrary } from './library.service.ts';

/** What a plan pays for stays with its reader. */
const PRIVATE = { 'cache-control': 'private, no-store' };

const DRAWING = {
  // As it is: never a document.
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=86400',
  vary: 'accept-encoding',
};

export interface LibraryDeps {
  /** Where `npm run build` puts what it makes of the library. */
  readonly folder: string;
}

/** Texts are for the Pro plan, and kept by no cache that others share; frames are for everybody. */
export function libraryRoutes(mount: Mount, { folder }: LibraryDeps): void {
  const library = openLibrary(folder);
  mount(contract.listLibraryPrompts, async ({ reply }) => {
    reply.headers(PRIVATE);
    return { prompts: await library.prompts() };
  });
  mount(contract.listLibraryExamples, async ({ reply }) => {
    reply.headers(PRIVATE);
    return { examples: await library.examples() };
  });
  mount(contract.getLibraryTemplates, ({ reply }) => {
    reply.headers(PRIVATE);
    return library.templates();
  });
  mount(contract.libraryFrame, async ({ params, request, reply }) => {
    const { svg, brotli } = await library.frame(params.id);
    reply.headers(DRAWING).type('image/svg+xml');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(svg);
    return reply.header('content-encoding', 'br').send(brotli);
  });
}
