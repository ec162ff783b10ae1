import { listTemplates } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The templates that somebody keeps, by name. */
export const keptTemplatesQuery = queryOptions({
  queryKey: ['own templates'],
  queryFn: async ({ signal }) => (await call(listTemplates, { signal })).items,
});

/** Said while they are on their way. */
export const LOADING_TEMPLATES = 'Loading your templates...';

/** In the address of the templates' page: which one is open. */
export const OPEN_TEMPLATE = 'template';

/** The page of templates with this one open. */
export function templatePath(id: string): string {
  return `/templates?${OPEN_TEMPLATE}=${encodeURIComponent(id)}`;
}
