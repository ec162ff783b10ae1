import type { TriedPrompts } from '@framewright/contract';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { storedToken } from '../../lib/token.ts';
import { GO_ON_WITH_TRIED, keepTried, lastTried } from '../../lib/tried.ts';
import { announce } from '../../ui/announcer.tsx';
import { TRY_TEXTS as TEXTS } from './texts.ts';
import type { NotWritten, TriedWish, WrittenTakesProps } from './try-types.ts';

/** Takes that were written for a visitor. */
interface Shown {
  readonly wish: TriedWish;
  readonly takes: TriedPrompts;
  readonly isNew: boolean;
  readonly Takes: ComponentType<WrittenTakesProps>;
}

/** What asks and what shows is fetched when the box is used. */
const writing = () => import('./writing.ts');

const NOT_REACHED: NotWritten = { kind: 'failed', sentence: TEXTS.network };

async function written(wish: TriedWish): Promise<Shown | NotWritten> {
  try {
    const { askForTakes, WrittenTakes } = await writing();
    const takes = await askForTakes(wish);
    return 'kind' in takes ? takes : { wish, takes, isNew: true, Takes: WrittenTakes };
  } catch {
    return NOT_REACHED;
  }
}

const prepare = () => void writing().catch(() => undefined);

/** The same subject once more is another take on it. */
function wishOf(subject: string, shown: Shown | undefined): TriedWish {
  const isSame = subject.trim() === shown?.wish.subject.trim();
  return { subject, variation: isSame && shown ? shown.wish.variation + 1 : 0 };
}

/** The box of the landing page: what is asked for, what came of it last, and what went wrong. */
export function useTries() {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<TriedWish>();
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<NotWritten & { readonly of: TriedWish }>();
  const hasBegun = useRef(false);
  useKeptTries((kept) => {
    if (hasBegun.current) return;
    if (field.current?.value === '') field.current.value = kept.wish.subject;
    setShown(kept);
  });

  function refuse(of: TriedWish, refusal: NotWritten) {
    setProblem({ ...refusal, of });
    if (refusal.kind === 'refused') field.current?.focus();
  }

  async function write(wish: TriedWish) {
    if (asked) return;
    hasBegun.current = true;
    setProblem(undefined);
    if (wish.subject.trim() === '') return refuse(wish, { kind: 'refused', sentence: TEXTS.missing });
    if (storedToken() !== null) {
      keepTried({ ...wish, how: 'asked' });
      return navigate(GO_ON_WITH_TRIED);
    }
    setAsked(wish);
    const result = await written(wish);
    setAsked(undefined);
    if ('kind' in result) return refuse(wish, result);
    keepTried({ ...wish, how: 'written' }, result.takes);
    setShown(result);
    announce(TEXTS.written(wish.subject.trim()));
  }

  return {
    field,
    asked,
    shown,
    problem,
    /** Fetches what writing needs, before it is wanted. */
    prepare,
    write: (subject: string) => write(wishOf(subject, shown)),
    another: ({ subject, variation }: TriedWish) => write({ subject, variation: variation + 1 }),
    retry: write,
    clear: () => problem?.kind === 'refused' && setProblem(undefined),
  };
}

/** The box as its page has it. */
export type Tries = ReturnType<typeof useTries>;

/** Brings back what a visitor tried before the page was loaded again. */
function useKeptTries(show: (kept: Shown) => void): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const wish = storedToken() === null ? lastTried() : undefined;
    if (wish?.how !== 'written') return;
    writing().then(
      ({ keptTakes, WrittenTakes }) => {
        const takes = keptTakes();
        if (takes) latest.current({ wish, takes, isNew: false, Takes: WrittenTakes });
      },
      () => undefined,
    );
  }, []);
}
