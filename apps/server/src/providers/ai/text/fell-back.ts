import type { ModelFailureKind } from '../model-failure.ts';

const WHY: Readonly<Record<ModelFailureKind, string>> = {
  'wrong-key': 'did not accept the key of this server',
  'no-access': 'is not open to this server',
  retired: 'is no longer offered',
  quota: 'has no credit left on this server',
  spent: 'was not asked, since the money of this server for today is spent',
  busy: 'is busy',
  declined: 'declined to write about this',
  'too-slow': 'took too long',
  garbage: 'gave an answer that could not be used',
  unreachable: 'could not be reached',
  failed: 'did not take the request',
};

/** Why the built-in engine wrote what a model was asked for. */
export function explainFallback(kind: ModelFailureKind, model: string): string {
  return `Written by the built-in engine: ${model} ${WHY[kind]}.`;
}
