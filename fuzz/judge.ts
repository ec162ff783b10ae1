import { ERRORS, failureBody } from '@framewright/contract';
import { z } from 'zod';
import type { Asked } from './case.ts';
import type { Answer } from './send.ts';

/** What no answer may hold: a stack, a driver's own words, a folder of the machine. */
const INSIDES = /\n\s+at .+:\d+:\d+|SQLITE_|SqliteError|ECONNREFUSED|node_modules|\/apps\/server\/src\//;

/** What the edge of the server may answer to a call that is not described: no such address, no such method. */
const UNDESCRIBED = new Set([400, 404, 405, 413, 415]);

/** How the Model Context Protocol fails, once its own code has the request. */
const jsonRpcFailure = z.object({
  jsonrpc: z.literal('2.0'),
  error: z.object({ code: z.int(), message: z.string() }),
});

/** @returns what is wrong with an answer in one sentence; undefined where nothing is */
export function faultOf({ method, operation, isRefused }: Asked, answer: Answer): string | undefined {
  const { status, type, text } = answer;
  if (status === 500) return 'answers 500';
  if (status < 400) {
    if (isRefused) return `lets it in with ${status}`;
    // What GET answers, without its body.
    if (method === 'HEAD') return undefined;
    if (!operation) return `answers ${status} to a method that is not described`;
    return successFault(operation.answers.get(status), status, { type, text });
  }
  if (operation?.path === '/mcp' && jsonRpcFailure.safeParse(parsed(text)).success) return undefined;
  if (operation ? !operation.answers.has(status) : !UNDESCRIBED.has(status) && method !== 'HEAD')
    return `answers ${status}, which is not described: ${text.slice(0, 120)}`;
  if (method === 'HEAD') return undefined;
  return failureFault(status, text);
}

function successFault(
  types: readonly string[] | undefined,
  status: number,
  { type, text }: Pick<Answer, 'type' | 'text'>,
): string | undefined {
  if (!types) return `answers ${status}, which is not described`;
  const [media = ''] = type.split(';');
  if (types.length > 0 && !types.includes(media))
    return `answers ${status} as ${type}, which is not described`;
  return media === 'application/json' && parsed(text) === undefined ? 'answers JSON that is none' : undefined;
}

/** What is wrong with a failure; undefined where it keeps the contract. @param text its body */
export function failureFault(status: number, text: string): string | undefined {
  if (INSIDES.test(text)) return `tells of its insides with ${status}`;
  const failure = failureBody.safeParse(parsed(text));
  if (!failure.success) return `answers ${status} with another body: ${text.slice(0, 120)}`;
  const promised = ERRORS[failure.data.code].status;
  return promised === status ? undefined : `says ${failure.data.code} with ${status} in place of ${promised}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
