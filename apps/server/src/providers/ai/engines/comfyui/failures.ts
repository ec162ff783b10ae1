import { EngineFailure } from '../engine-failure.ts';
import { type EngineAnswer, parsedOrNot } from '../engine-http.ts';
import { executionError, type GraphRefusal, type HistoryEntry, refusal } from './answers.ts';

/** What an answer other than 200 means. Of the engine's words only names of what is missing are passed on. */
export function comfyFailure(name: string, answer: EngineAnswer): EngineFailure {
  const { status, bytes } = answer;
  if (status === 401 || status === 403) return new EngineFailure('locked', name);
  if (status === 413)
    return new EngineFailure('broken-workflow', name, 'the picture is larger than it takes');
  if (status === 429 || status === 503) return new EngineFailure('busy', name);
  const said = refusal.safeParse(parsedOrNot(bytes));
  return said.success ? refused(name, said.data) : new EngineFailure('not-an-engine', name);
}

function refused(name: string, { error, node_errors }: GraphRefusal): EngineFailure {
  if (error.type === 'invalid_prompt' || error.type === 'missing_node_type') {
    const named = error.extra_info.class_type ?? /node (\S+) does not exist/i.exec(error.message)?.[1];
    return named
      ? new EngineFailure('no-such-node', name, named)
      : new EngineFailure('broken-workflow', name);
  }
  if (/cycle/.test(error.type))
    return new EngineFailure('broken-workflow', name, 'its links run in a circle');
  if (error.type === 'prompt_no_outputs')
    return new EngineFailure('broken-workflow', name, 'it saves no picture');
  const [missing] = Object.values(node_errors)
    .flatMap(({ errors }) => errors)
    .filter(({ type }) => type === 'value_not_in_list');
  if (!missing) return new EngineFailure('broken-workflow', name, Object.values(node_errors)[0]?.class_type);
  const { input_name: input = '', received_value: value } = missing.extra_info;
  const word = typeof value === 'string' ? value : '';
  return new EngineFailure(/sampler|scheduler/.test(input) ? 'no-such-sampler' : 'no-such-model', name, word);
}

/** What went wrong in a run that has ended; undefined where nothing did. */
export function runFailure(name: string, { status }: HistoryEntry): EngineFailure | undefined {
  const messages = status?.messages ?? [];
  if (messages.some(([type]) => type === 'execution_interrupted')) return new EngineFailure('stopped', name);
  const [, data] = messages.find(([type]) => type === 'execution_error') ?? [];
  if (data === undefined)
    return status?.status_str === 'error' ? new EngineFailure('failed', name) : undefined;
  const error = executionError.safeParse(data).data;
  const words = `${error?.exception_type} ${error?.exception_message}`;
  return new EngineFailure(/out ?of ?memory/i.test(words) ? 'out-of-memory' : 'failed', name);
}
