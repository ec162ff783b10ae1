import { type BodyOf, OPTIMIZER_MODELS, optimizePrompt, optimizeRequest } from '@framewright/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callOnce } from '../../lib/call-once.ts';
import { useCancel } from '../../lib/cancel.ts';
import { configQuery } from '../../lib/config.ts';
import { keepDraft, useDraft } from '../../lib/draft.ts';
import { startAnew, useLatestWork } from '../../lib/latest-work.ts';
import { useAskBeforeLeaving } from '../../lib/leave-guard.tsx';
import { rollHasChanged } from '../../lib/roll.ts';
import { refreshProfile } from '../../lib/session.ts';
import { useDefaultModel } from '../../lib/text-models.ts';
import { isPlanLapsed, videoFailure } from '../../lib/video-failure.ts';
import { notify } from '../../ui/notify.tsx';
import { keepSaid, withSaid } from './kept-said.ts';
import { historyOf, type Message, messagesOf, workOf } from './messages.ts';
import { OPTIMIZER_SCREEN as TEXTS } from './texts.ts';

/** How long after the toast the pricing page comes, in milliseconds: section 9 of the specification. */
const REDIRECT_DELAY_MS = 2000;

const [FIRST_MODEL] = OPTIMIZER_MODELS;

/** The conversation; after a reload it comes back from the roll. */
export function useOptimizer() {
  const { data: config } = useQuery(configQuery);
  const [chosen, setModel] = useState<BodyOf<typeof optimizePrompt>['model']>();
  // Until one is chosen, the first that works here: an engine's, else the server's, else the built-in engine.
  const byDefault = useDefaultModel(config?.text_models ? FIRST_MODEL : 'built-in');
  const model = chosen ?? optimizeRequest.shape.model.parse(byDefault);
  const [text, setText] = useDraft('message');
  const [error, setError] = useState<string>();
  const { messages, append, removeLast, reword, replace } = useMessages();
  const leaveForPricing = useLeaveForPricing();
  const running = useCancel();

  const sending = useMutation({
    mutationFn: (body: BodyOf<typeof optimizePrompt>) =>
      callOnce(optimizePrompt, { body, signal: running.signal() }),
    onSuccess: (answer, { user_prompt }) => {
      const { success, message, optimized_prompt: content, anatomy, added, engine, work_id: workId } = answer;
      if (!success || !content) return takeBack(user_prompt, message || TEXTS.failed);
      const said = { role: 'assistant' as const, content, anatomy, engine, by: message, workId };
      keepDraft('message', '');
      if (answer.unchanged) return append({ ...said, isRemark: true });
      append({ ...said, added });
      rollHasChanged();
      notify.success(TEXTS.done);
    },
    onError: (cause, { user_prompt }) => {
      if (running.wasCancelled(cause)) return;
      if (!isPlanLapsed(cause)) return takeBack(user_prompt, videoFailure(cause, TEXTS.failed));
      takeBack(user_prompt);
      leaveForPricing();
    },
  });

  useAskBeforeLeaving(sending.isPending);

  /** A message that failed leaves the conversation; its words return to the input. */
  function takeBack(words: string, sentence?: string) {
    removeLast();
    setText(words);
    if (sentence) refuse(sentence);
  }

  function refuse(sentence: string) {
    setError(sentence);
    notify.error(sentence);
  }

  function send() {
    if (sending.isPending) return;
    const { error: problem } = optimizeRequest.shape.user_prompt.safeParse(text);
    if (problem) return refuse(problem.issues[0]?.message ?? TEXTS.none);
    const conversation = workOf(messages);
    sending.mutate({
      ...{ user_prompt: text, model, history: historyOf(messages) },
      // It goes on with what is kept already.
      ...(conversation !== undefined && { conversation_id: conversation }),
    });
    append({ role: 'user', content: text });
    change('');
    // The field is empty, yet the words are kept until they are answered.
    keepDraft('message', text);
  }

  useLatestWork('conversation', (item) => {
    const restored = messagesOf(item);
    if (restored && messages.length === 0) replace(withSaid(restored));
  });

  function startOver() {
    startAnew('conversation', workOf(messages));
    replace([]);
  }

  function change(next: string) {
    setText(next);
    setError(undefined);
  }

  return {
    ...{ model, setModel, text, change, error, messages, reword, send, startOver },
    sending: sending.isPending,
  };
}

export type OptimizerState = ReturnType<typeof useOptimizer>;

function useMessages() {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  useEffect(() => keepSaid(messages), [messages]);
  return {
    messages,
    append: (message: Unplaced<Message>) => {
      const timestamp = new Date().toISOString();
      setMessages((earlier) => [...earlier, { ...message, id: earlier.length, timestamp }]);
    },
    replace: setMessages,
    removeLast: () => setMessages((earlier) => earlier.slice(0, -1)),
    /** Keeps an answer as it reads with its swaps. */
    reword: useCallback((id: number, reworded: string) => {
      setMessages((earlier) =>
        earlier.map((message) =>
          message.id === id && message.role === 'assistant' ? { ...message, reworded } : message,
        ),
      );
    }, []),
  };
}

/** A message before it has its place and its time. */
type Unplaced<Each> = Each extends Message ? Omit<Each, 'id' | 'timestamp'> : never;

/** Tells that the plan has lapsed, and leaves for the pricing page two seconds later. */
function useLeaveForPricing(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    notify.plan(TEXTS.lapsed);
    timer.current = setTimeout(() => {
      void refreshProfile();
      void navigate('/pricing');
    }, REDIRECT_DELAY_MS);
  };
}
