import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { completion } from './chat-peer.ts';
import { bodyOf, httpPeer } from './http-peer.ts';
import { sendJson } from './json-peer.ts';

/** The programs that language models run in, each with a model that sees, one that does not, and one that embeds. */
type Program = 'ollama' | 'lm-studio' | 'older-lm-studio' | 'llama-cpp' | 'vllm';

interface Options {
  /** The whole `Authorization` header that it wants. */
  readonly lockedBy?: string;
  /** What its models answer; `undefined` is an answer that is no JSON. */
  readonly says?: unknown;
  readonly empty?: boolean;
  /** Milliseconds before every answer. */
  readonly late?: number;
  /** Milliseconds of loading its model, before what that answers. */
  readonly loading?: number;
}

type Routes = Readonly<Record<string, (body: { model?: string }) => object>>;

const OLLAMA: Readonly<Record<string, readonly string[]>> = {
  'qwen3:8b': ['completion', 'tools'],
  'gemma3:4b': ['completion', 'vision'],
  'nomic-embed-text:latest': ['embedding'],
  'x/z-image-turbo:latest': ['image'],
};

const openaiList = (owned_by: string, ...ids: string[]) => ({
  object: 'list',
  data: ids.map((id) => ({ id, object: 'model', created: 1_795_000_000, owned_by })),
});

const ROUTES: Readonly<Record<Program, Routes>> = {
  ollama: {
    'GET /api/tags': () => ({ models: Object.keys(OLLAMA).map((name) => ({ name, size: 1 })) }),
    'POST /api/show': ({ model = '' }) => ({ capabilities: OLLAMA[model] ?? [] }),
    'GET /v1/models': () => openaiList('library', ...Object.keys(OLLAMA)),
  },
  'lm-studio': {
    'GET /api/v1/models': () => ({
      models: [
        { key: 'qwen/qwen3-8b', type: 'llm', capabilities: { vision: false } },
        { key: 'google/gemma-3-4b', type: 'llm', capabilities: { vision: true } },
        { key: 'nomic-embed', type: 'embedding' },
        { broken: true },
      ],
    }),
    'GET /v1/models': () => openaiList('organization_owner', 'qwen/qwen3-8b'),
  },
  'older-lm-studio': {
    'GET /api/v0/models': () => ({
      data: [
        { id: 'qwen3-8b', type: 'llm' },
        { id: 'gemma-3-4b', type: 'vlm' },
        { id: 'nomic-embed', type: 'embeddings' },
      ],
    }),
    'GET /v1/models': () => openaiList('organization_owner', 'qwen3-8b'),
  },
  'llama-cpp': {
    'GET /props': () => ({ modalities: { vision: true, audio: false } }),
    'GET /v1/models': () => openaiList('llamacpp', '/home/mara/models/gemma-3-4b-it.gguf'),
  },
  vllm: {
    'GET /version': () => ({ version: '0.21.0' }),
    'GET /v1/models': () => openaiList('vllm', 'Qwen/Qwen3-14B'),
  },
};

const EMPTY: Routes = {
  'GET /api/tags': () => ({ models: [] }),
  'GET /v1/models': () => openaiList('vllm'),
};

/** A program that runs language models, on a port of its own until the test ends. */
export async function textEnginePeer(program: Program, options: Options = {}) {
  const { lockedBy, says, empty = false, late = 0, loading = 0 } = options;
  const paths: string[] = [];
  const chats: unknown[] = [];
  const seen = { abandoned: 0 };
  const routes: Routes = { ...ROUTES[program], ...(empty && EMPTY) };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = `${request.method} ${request.url}`;
    const raw = (await bodyOf(request)).toString();
    paths.push(path);
    await pause(late);
    if (lockedBy && request.headers.authorization !== lockedBy)
      return sendJson(response, 401, { error: 'no' });
    const body: { model?: string } = raw ? JSON.parse(raw) : {};
    if (path === 'POST /v1/chat/completions') {
      chats.push(body);
      response.on('close', () => {
        if (!response.writableFinished) seen.abandoned += 1;
      });
      await pause(loading);
      const text = says === undefined ? 'I am a parrot.' : JSON.stringify(says);
      return sendJson(response, 200, completion(text));
    }
    const route = routes[path];
    if (!route) return sendJson(response, 404, { error: 'not found' });
    return sendJson(response, 200, route(body));
  }

  const { origin, freeze, close } = await httpPeer(answer);
  return { origin, port: Number(new URL(origin).port), paths, chats, seen, freeze, close };
}
