import { EngineFailure } from '../engine-failure.ts';
import { type EngineAnswer, parsedOrNot } from '../engine-http.ts';
import { refusal } from './answers.ts';

/** What an answer other than 200 means. Nothing of it is passed on. */
export function sdapiFailure(name: string, answer: EngineAnswer, sampler = ''): EngineFailure {
  const { status, bytes } = answer;
  if (status === 401 || status === 403) return new EngineFailure('locked', name);
  const said = refusal.safeParse(parsedOrNot(bytes));
  if (!said.success) return new EngineFailure(status === 404 ? 'no-api' : 'not-an-engine', name);
  const { error = '', errors = '', detail } = said.data;
  const words = `${error} ${errors} ${typeof detail === 'string' ? detail : JSON.stringify(detail ?? '')}`;
  if (/out ?of ?memory|OutOfMemory/i.test(words)) return new EngineFailure('out-of-memory', name);
  if (/sampler/i.test(words)) return new EngineFailure('no-such-sampler', name, sampler);
  if (status === 404) return new EngineFailure('no-api', name);
  if (status === 429 || status === 503) return new EngineFailure('busy', name);
  return new EngineFailure('failed', name);
}
