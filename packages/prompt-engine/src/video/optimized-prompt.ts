import type { Element, Span } from '../vocabulary.ts';

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

export interface OptimizedPrompt {
  readonly prompt: string;
  readonly anatomy: readonly Span[];
  readonly added: readonly Addition[];
}
