import {
  LENGTHS,
  OPTIMIZER_HISTORY,
  type optimizePrompt,
  type ResponseOf,
  type WorkItem,
} from '@framewright/contract';

type Answer = ResponseOf<typeof optimizePrompt>;

interface Said {
  /** Its place in the conversation. */
  readonly id: number;
  readonly content: string;
  /** An ISO date and time; unknown of what comes back from the roll. */
  readonly timestamp?: string;
}

/** What somebody asked for. */
export interface UserMessage extends Said {
  readonly role: 'user';
}

/** An optimized prompt: `content` is the prompt itself. */
export interface AssistantMessage extends Said, Pick<Answer, 'anatomy' | 'engine'> {
  readonly role: 'assistant';
  /** What was added, and why; unknown of what was swapped or edited since. */
  readonly added?: Answer['added'];
  /** As it reads with its swaps: this is what the conversation goes on from. */
  readonly reworded?: string;
  /** A sentence that says who wrote it; empty of what comes back from the roll. */
  readonly by: string;
  /** What was said before it asked for nothing: the prompt is the one before, and `by` is what is answered. */
  readonly isRemark?: boolean;
  /** The conversation on the roll. */
  readonly workId?: string | undefined;
}

/** One message of a conversation with the optimizer. */
export type Message = UserMessage | AssistantMessage;

/** A conversation of the roll as the optimizer shows it; undefined for what is none. */
export function messagesOf({ id: workId, model, content }: WorkItem): Message[] | undefined {
  if (content.kind !== 'conversation') return undefined;
  return content.messages.map(({ role, content: said, anatomy, added }, id) =>
    role === 'user'
      ? { id, role, content: said }
      : { id, role, content: said, anatomy, engine: model, by: '', workId, ...(added && { added }) },
  );
}

/** What of a conversation the roll keeps: no thanks, and nothing that was answered to them. */
export function keptOf(messages: readonly Message[]): readonly Message[] {
  const isRemark = (message: Message | undefined) =>
    message?.role === 'assistant' && message.isRemark === true;
  return messages.filter((message, place) => !isRemark(message) && !isRemark(messages[place + 1]));
}

/** Where a conversation is kept on the roll. */
export function workOf(messages: readonly Message[]): string | undefined {
  const last = messages.findLast((message) => message.role === 'assistant');
  return last?.role === 'assistant' ? last.workId : undefined;
}

/** What of a conversation goes along with the next message: its end, each text within the limit. */
export function historyOf(messages: readonly Message[]): { role: Message['role']; content: string }[] {
  return messages.slice(-OPTIMIZER_HISTORY).map((message) => {
    const words = message.role === 'assistant' ? message.reworded : undefined;
    return { role: message.role, content: cut(words ?? message.content) };
  });
}

/** Never through the middle of a character of two units, which the server would refuse. */
function cut(text: string): string {
  return text.slice(0, LENGTHS.optimizerMessage).replace(/[\uD800-\uDBFF]$/, '');
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** '20:14', where the reader is. */
export function clockTime(timestamp: string): string {
  return CLOCK.format(new Date(timestamp));
}
