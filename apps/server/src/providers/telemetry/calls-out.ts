import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** What Node tells about a call of `fetch`. */
interface Fetched {
  readonly request: { readonly origin: string | URL; readonly method: string };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/** What Node tells about a call of `http.request`, which the SDKs of some providers use. */
interface Requested {
  readonly request: ClientRequest;
  readonly response?: IncomingMessage;
  readonly error?: unknown;
}

/**
 * Makes a span of each HTTP call that a request or a job sets off, by method and host: paths and queries of
 * providers may hold keys and ids.
 * @returns ends it
 */
export function traceCallsOut(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string) => {
    if (!trace.getSpan(context.active())) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const hear = (request: object, status: number) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
  };
  const end = (request: object) => {
    spans.get(request)?.end();
    spans.delete(request);
  };
  const fail = (request: object, error: unknown) => {
    const span = spans.get(request);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    end(request);
  };
  return listen({
    'undici:request:create': ({ request }: Fetched) =>
      begin(request, request.method, new URL(request.origin).host),
    'undici:request:headers': ({ request, response }: Fetched) => hear(request, response?.statusCode ?? 0),
    'undici:request:trailers': ({ request }: Fetched) => end(request),
    'undici:request:error': ({ request, error }: Fetched) => fail(request, error),
    'http.client.request.start': ({ request }: Requested) =>
      begin(request, request.method, String(request.getHeader('host') ?? request.host)),
    'http.client.response.finish': ({ request, response }: Requested) => {
      hear(request, response?.statusCode ?? 0);
      end(request);
    },
    'http.client.request.error': ({ request, error }: Requested) => fail(request, error),
  });
}

// Each channel has one kind of message, which Node documents and does not type.
type Listeners = Readonly<Record<string, (message: never) => void>>;

function listen(listeners: Listeners): () => void {
  const entries = Object.entries(listeners).map(
    ([name, hear]) => [name, (message: unknown) => hear(message as never)] as const,
  );
  for (const [name, hear] of entries) diagnostics.subscribe(name, hear);
  return () => {
    for (const [name, hear] of entries) diagnostics.unsubscribe(name, hear);
  };
}
