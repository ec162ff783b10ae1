import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { NEW_ACCOUNT } from '../../lib/return-to.ts';
import { GO_ON_WITH_TRIED, keepTried } from '../../lib/tried.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LANDING_TEXTS, STARTERS, TRY_TEXTS as TEXTS } from './texts.ts';
import type { Tries } from './use-tries.ts';
import { ByToken } from './way-on.tsx';

/**
 * A subject, and the button that writes it; or one of a few subjects that one press writes. Without scripts the form
 * leads to a new account, and its words with it.
 */
export function TryBox({ tries }: { tries: Tries }) {
  const { field, asked, problem, prepare, write, clear } = tries;
  const id = useId();
  const refused = problem?.kind === 'refused' ? problem.sentence : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const starter = starterOf(event.nativeEvent);
    if (!field.current || asked) return;
    if (starter) field.current.value = starter;
    void write(field.current.value);
  }

  return (
    <form action="/auth" method="get" noValidate className="mt-7" onSubmit={submit} onFocus={prepare}>
      <input type="hidden" name="create" value="" />
      <input type="hidden" name="next" value={GO_ON_WITH_TRIED} />
      <div className="try-box">
        <label htmlFor={id} className="sr-only">
          {TEXTS.subject}
        </label>
        <input
          ref={field}
          id={id}
          name="subject"
          className="input"
          placeholder={TEXTS.example}
          autoComplete="off"
          enterKeyHint="go"
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-error` : `${id}-hint`}
          onInput={clear}
        />
        {/* It is not disabled meanwhile: the focus would be lost. */}
        <Button type="submit" variant="primary" aria-busy={asked ? true : undefined}>
          {asked ? <Spinner /> : null}
          {asked ? TEXTS.writing : TEXTS.write}
        </Button>
      </div>
      <WhatIsMissing id={`${id}-error`}>{refused}</WhatIsMissing>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          <ByToken visitor={TEXTS.forVisitors} user={TEXTS.forUsers} />
        </p>
        <Starters />
      </div>
      <Trouble tries={tries} />
    </form>
  );
}

/** The subject that was pressed; empty where it was the button of the box. */
function starterOf(event: Event): string {
  const pressed = event instanceof SubmitEvent ? event.submitter : null;
  return pressed instanceof HTMLButtonElement ? pressed.value : '';
}

/** At the subject, which names it by its id. */
function WhatIsMissing({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="field-error mt-2" role="alert">
      <CircleAlert size={14} aria-hidden="true" />
      {children}
    </p>
  );
}

/** Subjects that one press writes. */
function Starters() {
  return (
    <fieldset className="chips chips-scroll items-center">
      <legend className="sr-only">{TEXTS.orStartFrom}</legend>
      <span className="mr-1 text-sm text-ink-3 max-sm:hidden" aria-hidden="true">
        {TEXTS.orStartFrom}
      </span>
      {STARTERS.map((starter) => (
        <button key={starter} type="submit" name="subject" value={starter} className="chip">
          {starter}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * What went wrong beside the subject, where it is seen, and the way out of it. Drawn here: `Notice` comes with what asks
 * the server.
 */
function Trouble({ tries: { problem, retry } }: { tries: Tries }) {
  const place = useRef<HTMLDivElement>(null);
  const isTold = problem !== undefined && problem.kind !== 'refused';
  useEffect(() => {
    if (isTold) place.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [isTold]);
  if (!isTold) return null;
  const { of, sentence, kind } = problem;
  const wayOut =
    kind === 'limit' ? (
      <LinkButton to="/auth" state={NEW_ACCOUNT} size="sm" onClick={() => keepTried({ ...of, how: 'asked' })}>
        {LANDING_TEXTS.start}
      </LinkButton>
    ) : (
      <Button size="sm" onClick={() => void retry(of)}>
        {TEXTS.again}
      </Button>
    );
  return (
    <div ref={place} className="mt-4 scroll-my-4">
      <div role="alert" className="notice notice-error notice-action">
        <CircleAlert size={16} strokeWidth={1.6} aria-hidden="true" />
        <div className="min-w-0 flex-1">{sentence}</div>
        {wayOut}
      </div>
    </div>
  );
}
