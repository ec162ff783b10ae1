import { z } from 'zod';
import type { Config } from '../../config.ts';
import { callProvider, jsonOf } from './provider-fetch.ts';

/** A model that a provider says it has. */
export interface ListedModel {
  readonly id: string;
  /** The day on which it is switched off, where the provider says so: `YYYY-MM-DD`. */
  readonly retiresOn: string | null;
}

export const OPENAI_URL = 'https://api.openai.com/v1';
export const GEMINI_URL = 'https://generativelanguage.googleapis.com/v1beta';

/** Milliseconds for a list. */
const TIME_LIMIT = 15_000;
/** Bytes of a page of a list. */
const LARGEST_LIST = 2 * 1_048_576;
/** Pages of a list that are read. */
const PAGES = 20;

const openaiList = z.object({
  data: z.array(z.object({ id: z.string().max(200), shutdown_date: z.string().nullish() })),
});
const geminiList = z.object({
  models: z.array(z.object({ name: z.string().max(200) })),
  nextPageToken: z.string().max(1_000).optional(),
});

/** Whether an address is OpenAI's own: others speak another dialect, and have other models. */
export function isOpenai(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  return hostname === 'api.openai.com' || hostname.endsWith('.api.openai.com');
}

/** The providers that the server has its own key or address for. */
export function listedProviders({ openai, gemini }: Pick<Config['ai'], 'openai' | 'gemini'>) {
  const own: ('openai' | 'gemini')[] = [];
  if (openai.apiKey ?? openai.baseUrl) own.push('openai');
  if (gemini.apiKey) own.push('gemini');
  return own;
}

/**
 * What a provider offers to the server's own key.
 * @param openaiUrl OpenAI's own address
 * @throws {ModelFailure}
 */
export function listModels(
  { openai, gemini }: Pick<Config['ai'], 'openai' | 'gemini'>,
  provider: 'openai' | 'gemini',
  openaiUrl = OPENAI_URL,
): Promise<ListedModel[]> {
  return provider === 'openai'
    ? listOpenai(openai.baseUrl ?? openaiUrl, openai.apiKey)
    : listGemini(gemini.baseUrl ?? GEMINI_URL, gemini.apiKey ?? '');
}

async function listOpenai(baseUrl: string, apiKey: string | undefined): Promise<ListedModel[]> {
  const answer = await get(
    new URL(`${baseUrl.replace(/\/$/, '')}/models`),
    apiKey ? { authorization: `Bearer ${apiKey}` } : {},
  );
  const { data } = jsonOf(answer, openaiList);
  return data.map(({ id, shutdown_date }) => ({ id, retiresOn: dayOrNull(shutdown_date) }));
}

async function listGemini(baseUrl: string, apiKey: string): Promise<ListedModel[]> {
  const listed: ListedModel[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/models?pageSize=1000`);
    if (pageToken) url.searchParams.set('pageToken', pageToken);
    const { models, nextPageToken } = jsonOf(await get(url, { 'x-goog-api-key': apiKey }), geminiList);
    listed.push(...models.map(({ name }) => ({ id: name.replace(/^models\//, ''), retiresOn: null })));
    if (!nextPageToken) break;
    pageToken = nextPageToken;
  }
  return listed;
}

function get(url: URL, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  return callProvider({ url, method: 'GET', headers, signal, limit: LARGEST_LIST });
}

function dayOrNull(text: string | null | undefined): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '') ?? [];
  return day ?? null;
}
