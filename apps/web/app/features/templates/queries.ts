import { listTemplates } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError, NetworkError } from '../../lib/api-errors.ts';
import { TEMPLATE_SCREEN } from './texts.ts';

/** The templates of one's own, by name. */
export const templatesQuery = queryOptions({
  queryKey: ['own templates'],
  queryFn: async ({ signal }) => (await call(listTemplates, { signal })).items,
});

/** What a person is told: the server's own sentence, where it gave one. */
export function templateFailure(error: unknown): string {
  if (error instanceof NetworkError) return TEMPLATE_SCREEN.network;
  return (error instanceof ApiError && error.detail) || TEMPLATE_SCREEN.failed;
}
