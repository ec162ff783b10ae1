import { z } from 'zod';
import { bodyOf, httpPeer } from './http-peer.ts';

const attribute = z.strictObject({
  key: z.string().min(1),
  value: z.union([
    z.strictObject({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.strictObject({ intValue: z.number() }).transform(({ intValue }) => intValue),
  ]),
});
const attributes = z
  .array(attribute)
  .transform(
    (list): Record<string, string | number> => Object.fromEntries(list.map(({ key, value }) => [key, value])),
  );
const nanoseconds = z.string().regex(/^\d{19}$/);
const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string().min(1),
  /** 2 is a server, 3 a client, 5 a consumer. */
  kind: z.literal([2, 3, 5]),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  events: z.array(z.unknown()),
  status: z.object({ code: z.number() }),
});

/** A span as it arrived; one without these fields is refused. */
export type ReceivedSpan = z.output<typeof span>;

/** What OTLP 1.7 says a collector is sent, as JSON. */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
});

/** A collector of traces until the test ends. It refuses what is not as OTLP says it, and who has no key. */
export async function otlpPeer() {
  const spans: ReceivedSpan[] = [];
  const services = new Set<unknown>();
  const refused: string[] = [];
  /** All that came in, to the letter. */
  let heard = '';
  const peer = await httpPeer(async (asked, answer) => {
    const body = (await bodyOf(asked)).toString();
    heard += body;
    const refuse = (status: number, problem: string) => {
      refused.push(problem);
      answer.writeHead(status).end();
    };
    if (`${asked.method} ${asked.url}` !== 'POST /v1/traces')
      return refuse(404, `${asked.method} ${asked.url}`);
    if (asked.headers['content-type'] !== 'application/json') return refuse(415, 'No JSON.');
    if (asked.headers['x-collector-key'] !== 'a key=b') return refuse(401, 'No key.');
    const told = request.safeParse(JSON.parse(body));
    if (!told.success) return refuse(400, String(told.error));
    for (const { resource, scopeSpans } of told.data.resourceSpans) {
      services.add(resource.attributes['service.name']);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: peer.origin,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key=b',
  };
  return { ...peer, variables, spans, services, refused, heard: () => heard };
}
