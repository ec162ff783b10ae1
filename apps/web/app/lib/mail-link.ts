import { useSyncExternalStore } from 'react';

/** What the link of a mail is for: a new password, or a new address of the account. */
export interface MailLink {
  readonly purpose: 'reset' | 'email';
  readonly token: string;
}

const listeners = new Set<() => void>();
let opened: MailLink | null = null;

/**
 * Takes the token of a mail's link (/auth#reset=…, /auth#email=…) out of the address, before anything
 * that could pass the address on. Called first of all, and whenever the address changes by hand.
 */
export function takeMailLink(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
): void {
  const [, purpose, token] = /^#(reset|email)=(.*)$/.exec(location.hash) ?? [];
  if (!purpose || !/^\/auth\/?$/.test(location.pathname)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  open({ purpose: purpose === 'reset' ? 'reset' : 'email', token: token ?? '' });
}

/** The link that was opened, until it is used or given up. */
export function useMailLink(): MailLink | null {
  return useSyncExternalStore(
    onChange,
    () => opened,
    () => null,
  );
}

/** Forgets the link: it was used, or somebody goes on without it. */
export function forgetMailLink(): void {
  open(null);
}

function open(link: MailLink | null): void {
  opened = link;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
