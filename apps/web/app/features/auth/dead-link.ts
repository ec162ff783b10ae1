import { ApiError } from '../../lib/api-errors.ts';

/** Whether a failure is about the link itself, so that trying again is in vain: used, too old or cut off. */
export function isDeadLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === 'link_expired' || error.fields.some(({ path }) => path === 'token' || path === 'link')
  );
}
