import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import * as contract from '@framewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Mount } from '../../http/endpoint.ts';
import { openLibrary } from './library.service.ts';

/** What a plan pays for stays with its reader. */
const PRIVATE = { 'cache-control': 'private, no-store', vary: 'accept-encoding' };

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
  const prompts = packedOnce(contract.listLibraryPrompts, async () => ({ prompts: await library.prompts() }));
  const examples = packedOnce(contract.listLibraryExamples, async () => ({
    examples: await library.examples(),
  }));
  const templates = packedOnce(contract.getLibraryTemplates, () => library.templates());
  mount(contract.listLibraryPrompts, async (call) => sendText(call, await prompts()));
  mount(contract.listLibraryExamples, async (call) => sendText(call, await examples()));
  mount(contract.getLibraryTemplates, async (call) => sendText(call, await templates()));
  mount(contract.libraryFrame, async ({ params, request, reply }) => {
    const { svg, brotli } = await library.frame(params.id);
    reply.headers(DRAWING).type('image/svg+xml');
    return sendPacked({ request, reply }, { text: svg, brotli });
  });
}

/** What is the same for all who may read it, and so tells nobody anything by its length. */
interface Packed {
  readonly text: string;
  /** The same by brotli: a sixth of it. */
  readonly brotli: Buffer;
}

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer as the contract has it, written and packed when it is first asked for. */
function packedOnce<E extends { readonly response: z.ZodType }>(
  { response }: E,
  make: () => Promise<z.input<E['response']>>,
): () => Promise<Packed> {
  const pack = async () => {
    const text = JSON.stringify(response.parse(await make()));
    return { text, brotli: await promisify(brotliCompress)(text) };
  };
  let packed: Promise<Packed> | undefined;
  return () => {
    packed ??= pack();
    return packed;
  };
}

function sendText(call: Call, packed: Packed): FastifyReply {
  call.reply.headers(PRIVATE).type('application/json; charset=utf-8');
  return sendPacked(call, packed);
}

function sendPacked({ request, reply }: Call, { text, brotli }: Packed): FastifyReply {
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
  return reply.header('content-encoding', 'br').send(brotli);
}
