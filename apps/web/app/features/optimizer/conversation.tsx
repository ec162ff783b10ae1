import { CornerDownLeft } from 'lucide-react';
import { useRef } from 'react';
import moon from '../../art/moon.svg';
import { Button } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Answer } from './answer.tsx';
import { MessageTime } from './message-time.tsx';
import type { AssistantMessage, Message, UserMessage } from './messages.ts';
import { EXAMPLES, OPTIMIZER_SCREEN as TEXTS } from './texts.ts';
import { useLatestInView } from './use-latest-in-view.ts';

/** What scrolls must be reachable by keyboard. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

export interface ConversationProps {
  readonly messages: readonly Message[];
  /** While an answer is being written. */
  readonly waiting: boolean;
  readonly onExample: (idea: string) => void;
  /** Called with an answer's id and how it reads after a swap. */
  readonly onReword: (id: number, text: string) => void;
}

/** All that was said, the newest in view. */
export function Conversation({ messages, waiting, onExample, onReword }: ConversationProps) {
  const list = useRef<HTMLDivElement>(null);
  const { unseen, onScroll, jump } = useLatestInView(list, messages.length, waiting);
  const isEmpty = messages.length === 0;
  return (
    <div className="relative h-125">
      <div
        ref={list}
        className="relative flex h-full flex-col gap-6 overflow-y-auto overscroll-contain p-4 outline-offset-[-3px] sm:p-6"
        role="log"
        aria-live="polite"
        aria-label={TEXTS.conversation}
        onScroll={onScroll}
        {...(isEmpty ? {} : KEYBOARD_SCROLL)}
      >
        {isEmpty ? <NothingSaidYet onExample={onExample} /> : null}
        {messages.map((message) =>
          message.role === 'user' ? (
            <Own key={message.id} message={message} />
          ) : message.isRemark ? (
            <Remark key={message.id} message={message} />
          ) : (
            <Answer key={message.id} message={message} onReword={onReword} />
          ),
        )}
        {waiting ? <Typing /> : null}
      </div>
      {unseen ? (
        <Button size="sm" className="absolute bottom-3 left-1/2 -translate-x-1/2 bg-raised" onClick={jump}>
          {TEXTS.latest}
        </Button>
      ) : null}
    </div>
  );
}

function Own({ message: { content, timestamp } }: { message: UserMessage }) {
  return (
    <article className="grid max-w-[84%] flex-none justify-items-end gap-1.5 self-end" aria-label={TEXTS.you}>
      <p
        dir="auto"
        className="max-w-full rounded-[8px] rounded-br-[2px] border border-line bg-raised px-3.75 py-2.75 wrap-anywhere whitespace-pre-wrap"
      >
        {content}
      </p>
      <MessageTime timestamp={timestamp} />
    </article>
  );
}

/** What is answered to thanks: a sentence, and no prompt. */
function Remark({ message: { by, timestamp } }: { message: AssistantMessage }) {
  return (
    <article
      className="grid max-w-[92%] flex-none justify-items-start gap-1.5 self-start border-l-2 border-accent pl-4"
      aria-label={TEXTS.optimizer}
    >
      <p>{by}</p>
      <MessageTime timestamp={timestamp} />
    </article>
  );
}

function Typing() {
  return (
    <p className="flex h-6 flex-none items-center gap-1.25 border-l-2 border-accent pl-4">
      <span className="sr-only">{TEXTS.typing}</span>
      <i className="size-1.5 rounded-[1px] bg-ink-2 motion-safe:animate-pulse" />
      <i className="size-1.5 rounded-[1px] bg-ink-2 motion-safe:animate-pulse [animation-delay:200ms]" />
      <i className="size-1.5 rounded-[1px] bg-ink-2 motion-safe:animate-pulse [animation-delay:400ms]" />
    </p>
  );
}

function NothingSaidYet({ onExample }: { onExample: (idea: string) => void }) {
  return (
    <div className="my-auto grid justify-items-center gap-3 text-center">
      <Frame viewfinder className="w-33">
        <img src={moon} alt="" width="320" height="213" />
      </Frame>
      <h2 className="display display-2">{TEXTS.empty}</h2>
      <p className="text-md text-ink-2">{TEXTS.emptyHint}</p>
      <ul className="mt-2 grid w-full max-w-104 gap-2">
        {EXAMPLES.map((idea) => (
          <li key={idea}>
            <Button full className="justify-between font-normal text-ink-2" onClick={() => onExample(idea)}>
              {idea}
              <CornerDownLeft aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
