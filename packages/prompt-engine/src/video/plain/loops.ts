import type { Told } from './as-told.ts';

/** Whether a film runs in a loop. */
export const isLoop = ({ notes }: Told): boolean =>
  notes.some(({ kind, text }) => kind === 'form' && /\bloop/iu.test(text));
