import { type ComponentType, useEffect, useRef, useState } from 'react';
import { notify } from './notify.tsx';

/** Milliseconds after which a part is fetched that nobody has asked for yet: the page stands by then. */
const SOON = 3_000;
const MISSING = 'This part of the page did not arrive. Please check your connection and try again.';

/** A part of a page that does not come with it. */
export interface OnDemand<Props> {
  /** Fetches it now. @throws what loading throws */
  prepare(): Promise<void>;
  /** Undefined until it is there. */
  part(): ComponentType<Props> | undefined;
}

/** Keeps what most visits never open out of the first load of a page. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  return {
    part: () => part,
    prepare() {
      loading ??= load().then(
        (loaded) => {
          part = loaded;
        },
        (error: unknown) => {
          // Whoever asks again may be luckier.
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/**
 * The part, once it is there.
 * @param isWanted whether it is to be shown; else it is fetched a little later
 * @param onMissing what is done where it is wanted and does not come; that it does not is said
 */
export function usePart<Props>(
  { part, prepare }: OnDemand<Props>,
  isWanted: boolean,
  onMissing: () => void,
): ComponentType<Props> | undefined {
  const [isThere, setIsThere] = useState(() => part() !== undefined);
  const whenMissing = useRef(onMissing);
  useEffect(() => {
    whenMissing.current = onMissing;
  });
  useEffect(() => {
    if (isThere) return undefined;
    let isOver = false;
    const come = () => isOver || setIsThere(true);
    const fail = () => {
      if (isOver || !isWanted) return;
      notify.error(MISSING);
      whenMissing.current();
    };
    const fetching = setTimeout(() => void prepare().then(come, fail), isWanted ? 0 : SOON);
    return () => {
      isOver = true;
      clearTimeout(fetching);
    };
  }, [isWanted, isThere, prepare]);
  return isThere ? part() : undefined;
}
