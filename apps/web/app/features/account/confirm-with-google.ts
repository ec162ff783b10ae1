import { googleStart } from '@framewright/contract';

/** The account page, where it asks again whether the account is to be deleted. */
const ASKED_AGAIN = { name: 'delete', value: 'confirmed' } as const;

/** Leaves for Google, and comes back to the question. The browser itself goes there: it is not a call. */
export function confirmWithGoogle(): void {
  const next = `/account?${ASKED_AGAIN.name}=${ASKED_AGAIN.value}`;
  window.location.assign(`${googleStart.path}?next=${encodeURIComponent(next)}`);
}

/** Whether somebody has come back to the question. It proves nothing: that is for the server to say. */
export function isAskedAgain(params: URLSearchParams): boolean {
  return params.get(ASKED_AGAIN.name) === ASKED_AGAIN.value;
}
