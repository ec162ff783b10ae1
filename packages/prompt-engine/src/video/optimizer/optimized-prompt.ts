import type { Element, Span } from '../../vocabulary.ts';

/** One message of the conversation; what the assistant says is a prompt. */
export interface OptimizerMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** What the optimizer put in, and why. */
export interface Addition {
  readonly element: Element;
  readonly text: string;
  readonly why: string;
}

/** A prompt for a film, with what was put into it. */
export interface OptimizedPrompt {
  readonly prompt: string;
  readonly anatomy: readonly Span[];
  readonly added: readonly Addition[];
}
