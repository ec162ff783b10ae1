import {
  type BodyOf,
  forgetWorkflow,
  keepWorkflow,
  listEngines,
  putDefaults,
  putEngine,
  scanEngines,
} from '@framewright/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { configQuery } from '../../lib/config.ts';
import { ENGINE_SCREEN as TEXTS } from './texts.ts';

/** Milliseconds after which the list is asked for again: engines come and go. */
const FRESH = 15_000;

export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: ({ signal }) => call(listEngines, { signal }),
  staleTime: FRESH,
  refetchOnWindowFocus: true,
});

/** One change of the engines; the menus of the other screens hear of it. */
export type EngineAction =
  | { readonly do: 'scan' }
  | { readonly do: 'put'; readonly id: string; readonly body: BodyOf<typeof putEngine> }
  | { readonly do: 'keep'; readonly id: string; readonly body: BodyOf<typeof keepWorkflow> }
  | { readonly do: 'forget'; readonly id: string; readonly workflow: string }
  | { readonly do: 'defaults'; readonly body: BodyOf<typeof putDefaults> };

/** Changes engines; the answer is the list as it is then. */
export function useEngineAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: EngineAction) => {
      if (action.do === 'scan') return call(scanEngines);
      if (action.do === 'defaults') return call(putDefaults, { body: action.body });
      if (action.do === 'keep') return call(keepWorkflow, { params: { id: action.id }, body: action.body });
      if (action.do === 'forget')
        return call(forgetWorkflow, { params: { id: action.id, workflow: action.workflow } });
      return call(putEngine, { params: { id: action.id }, body: action.body });
    },
    onSuccess: (list) => {
      client.setQueryData(enginesQuery.queryKey, list);
      void client.invalidateQueries({ queryKey: configQuery.queryKey });
    },
  });
}

/** The server's sentence, where it has one. */
export function engineFailure(error: unknown): string {
  return error instanceof ApiError && error.detail ? error.detail : TEXTS.failed;
}
