import { exchangeOpenrouterCode } from '@framewright/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { awaitReturn, beginSignIn, type SignIn } from '../../lib/openrouter-sign-in.ts';
import { announce } from '../../ui/announcer.tsx';
import { SIGN_IN_TEXTS } from './texts.ts';

interface Outcome {
  readonly onKey: (key: string) => void;
  /** With one sentence. */
  readonly onFailure: (sentence: string) => void;
}

/** Milliseconds that a window of a sign-in is waited for. */
const LONGEST = 10 * 60_000;
const WINDOW = 'popup,width=520,height=720';

/**
 * Signs in at OpenRouter in a window of its own, so that nothing of the form is lost, and brings a key of the
 * user's back. Verifier and key are in the memory of the page, and nowhere else.
 * @param address where OpenRouter signs people in
 */
export function useOpenrouterSignIn(address: string, outcome: Outcome) {
  const [waiting, setWaiting] = useState(false);
  const stop = useRef(() => {});
  const latest = useRef(outcome);
  useEffect(() => {
    latest.current = outcome;
  });
  useEffect(() => () => stop.current(), []);

  function end(sentence?: string) {
    stop.current();
    stop.current = () => {};
    setWaiting(false);
    if (sentence) latest.current.onFailure(sentence);
  }

  async function begin() {
    stop.current();
    const left = new AbortController();
    stop.current = () => left.abort();
    setWaiting(true);
    // At once: a browser lets nobody open a window a while after the click.
    const opened = window.open('', '_blank', WINDOW);
    if (!opened) return end(SIGN_IN_TEXTS.blocked);
    const signIn = await beginSignIn(address, window.location.origin);
    if (left.signal.aborted) return opened.close();
    const hearNoMore = awaitReturn(signIn, (code) => {
      if (code === null) return end(SIGN_IN_TEXTS.unfinished);
      void keyFor(signIn, code, left.signal);
    });
    const timer = setTimeout(() => end(SIGN_IN_TEXTS.unfinished), LONGEST);
    stop.current = () => {
      clearTimeout(timer);
      hearNoMore();
      left.abort();
    };
    opened.location.href = signIn.url;
  }

  async function keyFor({ verifier }: SignIn, code: string, signal: AbortSignal) {
    try {
      const body = { code, code_verifier: verifier };
      const { key, message } = await call(exchangeOpenrouterCode, { body, signal });
      if (key === null) return end(message);
      latest.current.onKey(key);
      announce(SIGN_IN_TEXTS.done);
      end();
    } catch {
      if (!signal.aborted) end(SIGN_IN_TEXTS.noKey);
    }
  }

  return {
    /** Signing in takes a page that the browser trusts: over TLS, or of this machine. */
    possible: window.isSecureContext,
    waiting,
    begin: () => void begin(),
    cancel: () => end(),
  };
}
