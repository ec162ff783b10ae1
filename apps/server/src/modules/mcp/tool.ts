import { type Endpoint, ERRORS, KEY_SCOPES, type McpToolName, type ResponseOf } from '@framewright/contract';
import type { CallToolResult, McpServer, ServerContext } from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { hasScope } from '../../http/caller.ts';
import { type InsideCalls, type InsideInput, type OnBehalf, Refusal } from '../../http/inside-calls.ts';
import { InputNeeded, personBehind, type UserToAsk } from './consent.ts';

/** What tools stand on. */
export interface ToolDeps {
  readonly inside: InsideCalls;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Where addresses of ours begin. */
  readonly publicUrl: string;
}

/** The API, for whoever calls a tool. */
export interface Api {
  /** Costs nothing, whatever the caller may spend. */
  free<E extends Endpoint>(endpoint: E, input?: InsideInput<E>): Promise<ResponseOf<E>>;
  /** May cost what the caller may spend; what it tells while it works, unparsed. */
  paid<E extends Endpoint>(endpoint: E, input: InsideInput<E>): AsyncGenerator<unknown>;
  /** Tells whoever waits that work goes on. @param fraction of it that is done, where that is known */
  tell(message: string, fraction?: number): void;
  /** The bytes of an address of ours. */
  bytesOf(address: string): Promise<Buffer>;
  readonly publicUrl: string;
  /** Whether what costs money may be asked for. */
  readonly maySpend: boolean;
  /** Who can be asked before something is done; undefined where the client cannot ask. */
  readonly person: UserToAsk | undefined;
}

interface Definition<I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: McpToolName;
  readonly title: string;
  readonly description: string;
  /** Whether nothing is counted, kept or made by it. */
  readonly isReadOnly: boolean;
  readonly input: I;
  readonly output: O;
  readonly run: (api: Api, args: z.output<I>) => Promise<Made<O>>;
}

/** What a tool answers. */
interface Made<O extends z.ZodObject> {
  readonly answer: z.input<O>;
  /** What comes beside it: pictures, links. */
  readonly more?: CallToolResult['content'];
}

/** Offers a tool on the server of one request. */
export type Offer = (server: McpServer, deps: ToolDeps, who: OnBehalf) => void;

/** Declares a tool. What is refused is answered with its sentence, for the model to read. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(definition: Definition<I, O>): Offer {
  const { name, title, description, isReadOnly, input, output, run } = definition;
  const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false };
  return (server, deps, who) => {
    const config = { title, description, inputSchema: input, outputSchema: output, annotations };
    server.registerTool<z.ZodObject, z.ZodObject>(name, config, async (args, { mcpReq }) => {
      const signal = AbortSignal.any([who.signal, mcpReq.signal]);
      try {
        const { answer, more = [] } = await run(
          { ...apiFor(deps, { ...who, signal }, teller(mcpReq)), person: personBehind(mcpReq) },
          input.parse(args),
        );
        const structuredContent = output.parse(answer);
        // Older clients read the text alone.
        const text = { type: 'text' as const, text: JSON.stringify(structuredContent) };
        return { structuredContent, content: [text, ...more] };
      } catch (error) {
        if (error instanceof InputNeeded) return error.asked;
        if (!(error instanceof Refusal) && !signal.aborted)
          deps.log.error({ err: error, tool: name }, 'a tool failed');
        return { isError: true, content: [{ type: 'text', text: sentenceOf(error) }] };
      }
    });
  };
}

const NO_KEY = 'This tool needs an API key of this server, sent as Authorization: Bearer.';

function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) return ERRORS.server_error.detail;
  return error.code === 'not_signed_in' ? NO_KEY : error.message;
}

/** What the progress of work moves by at least: it may never stand still. */
const STEP = 0.001;

/** Nothing is told to those who did not ask for it. */
function teller({ _meta, notify }: ServerContext['mcpReq']): Api['tell'] {
  const progressToken = _meta?.progressToken;
  let progress = 0;
  return (message, fraction = 0) => {
    if (progressToken === undefined) return;
    progress = Math.max(progress + STEP, fraction);
    const params = { progressToken, progress, total: 1, message };
    // Who has left hears no more.
    notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}

function apiFor({ inside, publicUrl }: ToolDeps, who: OnBehalf, tell: Api['tell']): Omit<Api, 'person'> {
  const { caller } = who;
  const scopes = (caller?.scopes ?? KEY_SCOPES).filter((scope) => scope !== 'spend');
  const thrifty = { ...who, caller: caller && { ...caller, scopes } };
  return {
    publicUrl,
    maySpend: caller !== undefined && hasScope(caller, 'spend'),
    free: (endpoint, input = {}) => inside.call(endpoint, input, thrifty),
    paid: (endpoint, input) => inside.events(endpoint, input, who),
    tell,
    bytesOf: (address) => inside.bytesOf(address, who),
  };
}
