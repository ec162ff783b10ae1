import { LENGTHS } from '@framewright/contract';
import { ArrowUp } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { OPTIMIZER_SCREEN as TEXTS } from './texts.ts';
import type { OptimizerState } from './use-optimizer.ts';

export interface ComposerProps {
  readonly optimizer: OptimizerState;
  /** Who answers, and what it costs. */
  readonly price: string | undefined;
  /** Where to put the focus when an example fills the input. */
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** Where one types: Enter sends, Shift+Enter begins a new line. */
export function Composer({ optimizer, price, inputRef }: ComposerProps) {
  const { text, change, error, sending, send } = optimizer;
  useGrowth(inputRef, text);
  useFocusAfter(inputRef, sending);

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function press(event: KeyboardEvent) {
    // Enter that ends the composition of a character is not ours.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  }

  return (
    <form
      className="flex flex-wrap items-start gap-2.5 border-t border-line p-4"
      noValidate
      onSubmit={submit}
    >
      <div className="min-w-0 flex-1 max-sm:[&_.field-hint]:-mr-17">
        <TextArea
          ref={inputRef}
          label={TEXTS.input}
          rows={1}
          className="h-15 max-h-30 min-h-15 resize-none py-4"
          placeholder={TEXTS.placeholder}
          hint={TEXTS.hint}
          value={text}
          limit={LENGTHS.optimizerMessage}
          error={error}
          disabled={sending}
          onChange={({ target }) => change(target.value)}
          onKeyDown={press}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        className="mt-7 size-15 p-0"
        aria-label={sending ? TEXTS.sending : TEXTS.send}
        aria-busy={sending || undefined}
        disabled={sending || text.trim() === ''}
      >
        {sending ? <Spinner /> : <ArrowUp size={18} aria-hidden="true" />}
      </Button>
      {price ? <p className="basis-full text-sm text-ink-2">{price}</p> : null}
    </form>
  );
}

/** The input is as tall as its text, between the bounds that its class sets. */
function useGrowth(input: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = '';
    const borders = element.offsetHeight - element.clientHeight;
    if (text !== '') element.style.height = `${element.scrollHeight + borders}px`;
  }, [input, text]);
}

/** A disabled input loses the focus; it gets it back, unless the reader has gone elsewhere. */
function useFocusAfter(input: RefObject<HTMLTextAreaElement | null>, busy: boolean) {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !busy && document.activeElement === document.body) input.current?.focus();
    was.current = busy;
  }, [input, busy]);
}
