import type { ServerResponse } from 'node:http';
import { readConfig } from '../config.ts';
import type { ModelCalls } from '../providers/ai/model-calls.ts';
import type { TextModel } from '../providers/ai/text/text-model.ts';
import { textModels } from '../providers/ai/text/text-models.ts';
import { type ChatRequest, chatFiltered, chatPeer, chatRefusal, completion } from './chat-peer.ts';
import {
  candidate,
  type GeminiTextRequest,
  geminiBlocked,
  geminiFiltered,
  geminiTextPeer,
} from './gemini-text-peer.ts';
import { filteredResponse, openaiPeer, REFUSAL, type ResponsesRequest, responseOf } from './openai-peer.ts';

/** How a provider says things: bodies of answers with status 200. */
export interface Speech {
  says(text: string): object;
  readonly refusal: object;
  readonly filtered: object;
}

/** How a peer answers one request, whichever provider it plays. */
export type TextAnswer = (response: ServerResponse, speech: Speech) => void;

/** One request, whichever provider it went to. */
export interface SentRequest {
  readonly model: string;
  readonly instructions: string;
  /** The texts of the messages after the instructions, and who said them. */
  readonly turns: readonly (readonly ['user' | 'assistant', string])[];
  readonly pictures: number;
  /** Whether the shape of the answer went along. */
  readonly structured: boolean;
}

/** A peer, and a model before it. */
export interface TextPeer {
  model(calls: ModelCalls, timeLimit?: number): TextModel;
  asked(): readonly SentRequest[];
  /** What was in the way of requests that were not as they should be. */
  readonly refused: readonly string[];
  readonly keys: readonly (string | undefined)[];
  readonly abandoned: Promise<void>;
}

export const SERVER_KEY = 'sk-canary-server-0987654321';
const SUITE_NOW = new Date('2026-11-20T12:00:00Z');

/** Every way that this server speaks to language models. */
export const TEXT_PEERS = {
  responses: async (...answers: readonly TextAnswer[]): Promise<TextPeer> => {
    const { requests, bearers, ...peer } = await openaiPeer(...answers.map(inSpeech(RESPONSES)));
    return {
      ...peer,
      get keys() {
        return bearers.map((bearer) => bearer.slice('Bearer '.length));
      },
      model: modelWith({ OPENAI_API_KEY: SERVER_KEY }, peer.baseUrl),
      asked: () => requests.map(ofResponses),
    };
  },
  chat: async (...answers: readonly TextAnswer[]): Promise<TextPeer> => {
    const { requests, ...peer } = await chatPeer(...answers.map(inSpeech(CHAT)));
    const variables = { OPENAI_API_KEY: SERVER_KEY, OPENAI_BASE_URL: peer.baseUrl };
    return { ...peer, model: modelWith(variables), asked: () => requests.map(ofChat) };
  },
  gemini: async (...answers: readonly TextAnswer[]): Promise<TextPeer> => {
    const { requests, paths, ...peer } = await geminiTextPeer(...answers.map(inSpeech(GEMINI)));
    const variables = { GEMINI_API_KEY: SERVER_KEY, GEMINI_BASE_URL: peer.baseUrl };
    const modelAt = (index: number) => /models\/([^:]+):/.exec(paths[index] ?? '')?.[1] ?? '';
    return {
      ...peer,
      model: modelWith(variables),
      asked: () => requests.map((request, index) => ofGemini(request, modelAt(index))),
    };
  },
} as const;

/** A model with eyes under each of them. */
const NAME = 'gpt-5';

const RESPONSES: Speech = {
  says: (text) => responseOf(NAME, { type: 'output_text', text, annotations: [] }),
  refusal: responseOf(NAME, { type: 'refusal', refusal: REFUSAL }),
  filtered: filteredResponse(NAME),
};
const CHAT: Speech = { says: completion, refusal: chatRefusal, filtered: chatFiltered };
const GEMINI: Speech = { says: candidate, refusal: geminiBlocked, filtered: geminiFiltered };

function inSpeech(speech: Speech) {
  return (answer: TextAnswer) => (response: ServerResponse) => answer(response, speech);
}

function modelWith(variables: Record<string, string>, openaiUrl?: string) {
  return (calls: ModelCalls, timeLimit?: number) => {
    const options = { ...(timeLimit && { timeLimit }), ...(openaiUrl && { openaiUrl }) };
    const model = textModels(readConfig(variables).ai, calls, options).onServerKey(NAME, SUITE_NOW);
    if (!model) throw new Error('There is no model.');
    return model;
  };
}

function ofResponses({ model, input: [first, ...rest], text }: ResponsesRequest): SentRequest {
  const parts = rest.flatMap(({ role, content }) =>
    typeof content === 'string'
      ? [{ role, text: content }]
      : content.map((part) => ({ role, text: part.type === 'input_text' ? part.text : undefined })),
  );
  return askedOf(model, typeof first?.content === 'string' ? first.content : '', parts, text !== undefined);
}

function ofChat({ model, messages: [first, ...rest], response_format }: ChatRequest): SentRequest {
  const parts = rest.flatMap(({ role, content }) =>
    typeof content === 'string'
      ? [{ role, text: content }]
      : content.map((part) => ({ role, text: part.type === 'text' ? part.text : undefined })),
  );
  const instructions = typeof first?.content === 'string' ? first.content : '';
  return askedOf(model, instructions, parts, response_format !== undefined);
}

function ofGemini(
  { systemInstruction, contents, generationConfig }: GeminiTextRequest,
  model: string,
): SentRequest {
  const parts = contents.flatMap(({ role, parts: said }) =>
    said.map((part) => ({
      role: role === 'model' ? 'assistant' : role,
      text: 'text' in part ? part.text : undefined,
    })),
  );
  const instructions = systemInstruction.parts.map(({ text }) => text).join('\n');
  return askedOf(model, instructions, parts, generationConfig !== undefined);
}

/** @param parts a part without a text is a picture */
function askedOf(
  model: string,
  instructions: string,
  parts: readonly { readonly role: string; readonly text: string | undefined }[],
  structured: boolean,
): SentRequest {
  const turns = parts.flatMap(({ role, text }) =>
    text === undefined ? [] : [[role === 'assistant' ? 'assistant' : 'user', text] as const],
  );
  return { model, instructions, turns, pictures: parts.length - turns.length, structured };
}
