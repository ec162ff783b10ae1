import type { Endpoint } from '@framewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { sendFailure } from './error-handler.ts';
import type { SendFallback } from './pages.ts';

interface Options {
  readonly endpoints: readonly Endpoint[];
  /** Undefined where the web app is not built. */
  readonly pages: { readonly sendFallback: SendFallback; readonly known: boolean } | undefined;
}

/**
 * Answers what no route takes: JSON under /api (405 where the address exists with another method), for
 * files and for everything that is not read; the not-found page, with status 404, for the rest.
 */
export function answerUnknown(app: FastifyInstance, { endpoints, pages }: Options): void {
  const patterns = endpoints.map(({ method, path }) => ({ method, pattern: patternOf(path) }));

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Somebody who has pasted the address of the assistants into a browser.
    if (address === '/mcp' && isRead && pages && request.headers.accept?.includes('text/html'))
      return reply.redirect('/connect', 303);
    if (/^\/(api|mcp)(\/|$)/.test(address)) {
      const methods = patterns.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method);
      return methods.length > 0 ? refuseMethod(methods, request, reply) : notFound(request, reply);
    }
    const isFile = /\.[^/]*$/.test(address);
    if (!pages || isFile) return notFound(request, reply);
    if (!isRead) return refuseMethod(['GET'], request, reply);
    return pages.sendFallback(request, reply.status(pages.known ? 404 : 200));
  });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(new AppError('not_found'), request, reply);
}

function refuseMethod(
  methods: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return sendFailure(new AppError('method_not_allowed'), request, reply.header('allow', allowed.join(', ')));
}
