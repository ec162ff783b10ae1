import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../../config.ts';
import type { Facts, Tracing } from '../../tracing.ts';
import { traceCallsOut } from './calls-out.ts';

/** Milliseconds: between batches, that a collector has to answer, that the end waits for it, between complaints. */
const TIMES = { between: 5_000, answer: 3_000, end: 4_000, complaints: 60_000 };

/** Spans that wait to be sent, at most; the rest is dropped. */
const KEPT = 2_048;

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER } as const;

/**
 * Sends traces as OTLP over HTTP. Statements and calls of others are told where they belong to a request or a job.
 * @param onProblem hears, once a minute at most, why nothing can be sent
 */
export function otlpTracing(
  { url, headers, service, share }: NonNullable<Config['tracing']>,
  onProblem: (message: string) => void,
): Tracing {
  const complain = listenToSdk(onProblem);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: TIMES.answer });
  const processor = new BatchSpanProcessor({
    ...{ exporter, scheduledDelayMillis: TIMES.between, exportTimeoutMillis: TIMES.answer },
    maxQueueSize: KEPT,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('framewright');
  const stopListening = traceCallsOut(tracer);
  return {
    begin(kind, name, parent) {
      const within = parent === undefined ? context.active() : contextOf(parent);
      const span = tracer.startSpan(name, { kind: KINDS[kind] }, within);
      const inside = trace.setSpan(within, span);
      return {
        within: (work) => context.with(inside, work),
        end: (facts, failed) => endSpan(span, facts, failed),
      };
    },
    noteStatement: (sql, milliseconds, failed) => noteStatement(tracer, sql, milliseconds, failed),
    async close() {
      stopListening();
      await Promise.race([provider.shutdown().catch(complain), pause(TIMES.end, undefined, { ref: false })]);
      context.disable();
      diag.disable();
    },
  };
}

function contextOf(parent: string): Context {
  const elsewhere = parseTraceParent(parent);
  if (!elsewhere) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...elsewhere, isRemote: true });
}

function endSpan(span: Span, facts: Facts, failed: boolean): void {
  span.setAttributes(facts);
  // Without the error: what it says may be what somebody typed.
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The table that a statement is about, if it is about one. */
const TABLE = /\b(?:from|into|update|table)\s+["`]?(\w+)/i;
const OPERATION = /^\s*(\w+)/;

/** Characters of a statement that are told. */
const TOLD = 2_000;

function noteStatement(tracer: Tracer, sql: string, milliseconds: number, failed: boolean): void {
  // What housekeeping does belongs to nothing.
  if (!trace.getSpan(context.active())) return;
  const operation = OPERATION.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(sql)?.[1];
  const ended = Date.now();
  const span = tracer.startSpan(table ? `${operation} ${table}` : operation, {
    kind: SpanKind.CLIENT,
    startTime: ended - milliseconds,
  });
  span.setAttributes({ 'db.operation.name': operation, 'db.query.text': sql.slice(0, TOLD) });
  if (table) span.setAttribute('db.collection.name', table);
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(ended);
}

/** @returns for what the SDK does not tell by itself */
function listenToSdk(onProblem: (message: string) => void): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  const tell = (message: string) => {
    if (performance.now() - last < TIMES.complaints) return;
    last = performance.now();
    onProblem(message);
  };
  const silent = () => {};
  const logger = { error: tell, warn: tell, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const complain = (error: unknown) =>
    tell(error instanceof Error ? error.message || error.name : String(error));
  setGlobalErrorHandler(complain);
  return complain;
}
