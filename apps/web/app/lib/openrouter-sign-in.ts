import { z } from 'zod';
import { openrouterReturn, RETURN } from './openrouter-return.ts';

const CHANNEL = 'openrouter-sign-in';

/** What the window of the sign-in tells the page that opened it. */
const told = z.object({ mark: z.string(), code: z.string().nullable() });
const heard = z.object({ heard: z.string() });

/** A sign-in that has been begun. Nothing of it outlives the page. */
export interface SignIn {
  /** Where the window goes. */
  readonly url: string;
  /** Tells its return from that of another page's. */
  readonly mark: string;
  /** Proves, with the code, that who asked for it is who has it: RFC 7636. */
  readonly verifier: string;
}

/** @param address where OpenRouter signs people in */
export async function beginSignIn(address: string, origin: string): Promise<SignIn> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const mark = base64url(crypto.getRandomValues(new Uint8Array(12)));
  const url = new URL(address);
  // The mark is part of the path, since a query of ours might be replaced by theirs.
  url.searchParams.set('callback_url', `${origin}${RETURN}${mark}`);
  url.searchParams.set('code_challenge', base64url(new Uint8Array(hash)));
  url.searchParams.set('code_challenge_method', 'S256');
  url.searchParams.set('key_label', 'Framewright');
  return { url: url.href, mark, verifier };
}

/**
 * Waits for the window of a sign-in. It is asked by name and not by its handle, since a page of another origin
 * loses whoever opened it.
 * @param onReturn hears the code; null where there is none
 * @returns stops waiting
 */
export function awaitReturn({ mark }: SignIn, onReturn: (code: string | null) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const { success, data: message } = told.safeParse(data);
    if (!success || message.mark !== mark) return;
    channel.postMessage({ heard: mark });
    channel.close();
    onReturn(message.code);
  };
  return () => channel.close();
}

/** Milliseconds that a page has to say that it heard. */
const HEARD_WITHIN = 2_000;

/** Tells the page that waits what was brought back. @returns whether one was there */
export function handOnReturn(): Promise<boolean> {
  const message = openrouterReturn();
  if (!message) return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), HEARD_WITHIN);
    channel.onmessage = ({ data }) => {
      if (heard.safeParse(data).data?.heard !== message.mark) return;
      clearTimeout(timer);
      resolve(true);
    };
    channel.postMessage(message);
  }).finally(() => channel.close());
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
