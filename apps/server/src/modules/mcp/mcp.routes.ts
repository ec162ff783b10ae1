import * as contract from '@framewright/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import type { ToolDeps } from './tool.ts';

interface McpDeps extends ToolDeps {
  /** Whether whoever uses the server sits at its machine: then visitors may use what visitors may call. */
  readonly isOwnMachine: boolean;
}

/** Loaded with the first call: a server starts sooner without. */
const service = () => import('./mcp-server.ts');

const KEY_NEEDED =
  'Please send an API key of this server as Authorization: Bearer. The page /connect says how.';

/** @param shutdown aborted when the server stops waiting for work in progress */
export function mcpRoutes(mount: Mount, deps: McpDeps, shutdown: AbortSignal): void {
  mount(contract.mcp, async ({ caller, body, request, reply }) => {
    checkOrigin(request.headers.origin, deps);
    if (!caller && !deps.isOwnMachine) throw new AppError('not_signed_in', { detail: KEY_NEEDED });
    const signal = callerLeft(reply, shutdown);
    const { answerMcp } = await service();
    const asked = webRequest(request, body, deps.publicUrl, signal);
    return reply.send(await answerMcp(deps, { caller, ip: request.ip, signal }, asked));
  });
}

/**
 * Programs send no origin; pages of a browser always do, and only our own may speak for whoever looks at them.
 * @throws {AppError} `foreign_origin`
 */
function checkOrigin(origin: string | undefined, { publicUrl, isOwnMachine }: McpDeps): void {
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (!isOwnMachine || !['127.0.0.1', 'localhost', '[::1]'].includes(host))
    throw new AppError('foreign_origin');
}

/** What the SDK reads: the protocol's own headers, and never the key. */
const HEADERS = /^(accept|content-type|mcp-.*)$/;

function webRequest(request: FastifyRequest, body: Buffer, publicUrl: string, signal: AbortSignal): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    HEADERS.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(new URL(contract.mcp.path, publicUrl), {
    method: 'POST',
    headers,
    body: Uint8Array.from(body),
    signal,
  });
}
