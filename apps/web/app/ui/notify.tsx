import { lazy, Suspense, useEffect, useState } from 'react';
import type { ToastAction, ToastKind } from './toaster.tsx';

const loadToaster = () => import('./toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

const listeners = new Set<() => void>();
let wanted = false;

/** Fetches the toaster's code now, so that a toast needs no network later. */
export function prepareToasts(): void {
  wanted = true;
  for (const listener of listeners) listener();
  void loadToaster();
}

async function show(kind: ToastKind, sentence: string, action?: ToastAction): Promise<void> {
  prepareToasts();
  (await loadToaster()).show(kind, sentence, action);
}

/** Tells the user something in a toast. */
export const notify = {
  success: (sentence: string) => void show('success', sentence),
  error: (sentence: string) => void show('error', sentence),
  /** About what a plan allows. */
  plan: (sentence: string) => void show('plan', sentence),
  /** What was done, with a button that takes it back; it stays longer than the others. */
  undoable: (sentence: string, undo: () => void) =>
    void show('success', sentence, { label: 'Undo', act: undo }),
};

/** Where toasts appear, once somebody has something to say: open pages do without its code until then. */
export function Toasts() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(wanted);
    listeners.add(update);
    update();
    return () => {
      listeners.delete(update);
    };
  }, []);
  return shown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
