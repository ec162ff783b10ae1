import { CircleAlert, CircleCheck, Crown, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { ToastCountdown } from './toast-countdown.ts';
import 'sonner/dist/styles.css';
import './styles/toaster.css';

/** The specification's constants. The width, 356 px, and the swipe (45 px or a speed of 0.11) are Sonner's own. */
const VISIBLE = 3;
const GAP_PX = 14;
const DURATION_MS = 4000;
/** Long enough to read, to regret and to reach the button. */
const DURATION_WITH_ACTION_MS = 8000;

/** What a toast is about; 'plan' offers Pro. */
export type ToastKind = 'success' | 'error' | 'plan';

const ICONS = {
  success: <CircleCheck size={16} strokeWidth={1.6} className="text-ok" aria-hidden="true" />,
  error: <CircleAlert size={16} strokeWidth={1.6} className="text-danger" aria-hidden="true" />,
  plan: <Crown size={16} strokeWidth={1.6} className="text-accent-ink" aria-hidden="true" />,
};

/** A button in a toast; pressing it closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

/** Stands still until there is a place where toasts are seen, and again when it is gone. */
const countdown = new ToastCountdown();
countdown.paused = true;

/** Shows a sentence for four seconds; for eight with something to press. */
export function show(kind: ToastKind, sentence: string, action?: ToastAction): void {
  const id = toast(sentence, {
    icon: ICONS[kind],
    duration: Number.POSITIVE_INFINITY,
    onDismiss: ({ id: dismissed }) => countdown.stop(dismissed),
    ...(action && { action: { label: action.label, onClick: action.act } }),
  });
  countdown.start(id, action ? DURATION_WITH_ACTION_MS : DURATION_MS, () => toast.dismiss(id));
}

/**
 * Where toasts appear. Sonner stops its own clocks while the toasts are hovered or pressed or the tab
 * is hidden, but not while they are focused, so the clocks are ours.
 */
export function Toaster() {
  const section = useRef<HTMLElement>(null);
  usePauseWhileAttended(section);
  const isSmall = useSyncExternalStore(onResize, isSmallScreen, () => false);
  return (
    <SonnerToaster
      ref={section}
      position={isSmall ? 'top-center' : 'bottom-right'}
      visibleToasts={VISIBLE}
      gap={GAP_PX}
      closeButton
      offset={24}
      mobileOffset={16}
      icons={{ close: <X size={14} strokeWidth={1.6} aria-hidden="true" /> }}
      toastOptions={{ closeButtonAriaLabel: 'Close' }}
    />
  );
}

/** Where Sonner's toasts are as wide as the screen. At its foot stands what is pressed next, so they go to the head. */
const SMALL = '(max-width: 37.5rem)';

const isSmallScreen = () => window.matchMedia(SMALL).matches;

function onResize(listener: () => void): () => void {
  const small = window.matchMedia(SMALL);
  small.addEventListener('change', listener);
  return () => small.removeEventListener('change', listener);
}

function usePauseWhileAttended(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const attention = { hovered: false, pressed: false, focused: false };
    const update = (change: Partial<typeof attention>) => {
      Object.assign(attention, change);
      countdown.paused = document.hidden || Object.values(attention).includes(true);
    };
    const listening = new AbortController();
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: listening.signal });
    on(element, 'pointerenter', () => update({ hovered: true }));
    on(element, 'pointerleave', () => update({ hovered: false }));
    on(element, 'pointerdown', () => update({ pressed: true }));
    on(window, 'pointerup', () => update({ pressed: false }));
    on(window, 'pointercancel', () => update({ pressed: false }));
    on(element, 'focusin', () => update({ focused: true }));
    on(element, 'focusout', () => update({ focused: false }));
    on(document, 'visibilitychange', () => update({}));
    // A toast that is closed under the pointer or the focus takes both with it, without an event.
    const removals = new MutationObserver(() => {
      const focused = element.contains(document.activeElement);
      update(element.querySelector('li') ? { focused } : { focused, hovered: false });
    });
    removals.observe(element, { childList: true, subtree: true });
    update({});
    return () => {
      listening.abort();
      removals.disconnect();
      countdown.paused = true;
    };
  }, [section]);
}
