import type { EngineState } from '@framewright/contract';
import { ModelFailure, type ModelFailureKind } from '../model-failure.ts';

interface Meaning {
  /** For logs, and for whoever makes no difference between engines and hosted models. */
  readonly kind: ModelFailureKind;
  /** Where the engine as a whole cannot be used; left out where only one picture failed. */
  readonly state?: EngineState;
  /** What happened and what to do next; `word` is the name of what is missing, where there is one. */
  readonly sentence: (name: string, word: string) => string;
}

/** What goes wrong between a server and an engine that somebody runs, and what a person reads then. */
const MEANINGS = {
  unreachable: {
    kind: 'unreachable',
    state: 'unreachable',
    sentence: (name) => `${name} does not answer. Start it, then try again.`,
  },
  silent: {
    kind: 'too-slow',
    state: 'unreachable',
    sentence: (name) => `${name} has stopped answering. Look at its window, and start it again if need be.`,
  },
  'broken-off': {
    kind: 'unreachable',
    state: 'unreachable',
    sentence: (name) =>
      `${name} broke off in the middle of its answer. Please try again; if it has ended, start it anew.`,
  },
  locked: {
    kind: 'wrong-key',
    state: 'locked',
    sentence: (name) =>
      `${name} wants a name and password, or other ones. They are set on the Engines page, or with its address.`,
  },
  'no-api': {
    kind: 'failed',
    state: 'misconfigured',
    sentence: (name) => `${name} runs without its API. Start it with --api, then look again.`,
  },
  'not-an-engine': {
    kind: 'garbage',
    state: 'misconfigured',
    sentence: (name) => `Another program answers at the address of ${name}. Check the address and its port.`,
  },
  'no-models': {
    kind: 'no-access',
    state: 'misconfigured',
    sentence: (name) =>
      `${name} has no model that makes pictures. Put one into its models folder, then look again.`,
  },
  'no-such-model': {
    kind: 'no-access',
    sentence: (name, word) => `${name} does not find ${quoted(word, 'the model')}. Choose another model.`,
  },
  'no-such-node': {
    kind: 'no-access',
    sentence: (name, word) =>
      `${name} does not know ${quoted(word, 'a node')} of this workflow. Install its custom node, or choose another model.`,
  },
  'no-such-sampler': {
    kind: 'failed',
    sentence: (name, word) =>
      `${name} does not know ${quoted(word, 'that sampler')}. Choose another sampler.`,
  },
  'broken-workflow': {
    kind: 'failed',
    sentence: (name, word) =>
      `${name} cannot run this workflow: ${word || 'it was refused'}. Check it there first.`,
  },
  'out-of-memory': {
    kind: 'failed',
    sentence: (name) =>
      `${name} ran out of memory. Choose a smaller model, fewer pictures, or another engine.`,
  },
  'too-large': {
    kind: 'garbage',
    sentence: (name, word) =>
      `${name} sent more than ${word}, which is more than is kept here. Ask for a smaller picture.`,
  },
  'no-picture': {
    kind: 'garbage',
    sentence: (name) =>
      `${name} sent something that is no picture. Please try again, or choose another model.`,
  },
  stopped: {
    kind: 'failed',
    sentence: (name) => `Somebody stopped this picture at ${name}. Please try again.`,
  },
  lost: {
    kind: 'failed',
    sentence: (name) =>
      `${name} has lost this picture, as it does when it is started anew. Please try again.`,
  },
  busy: {
    kind: 'busy',
    sentence: (name) => `${name} has too much to do. Please try again in a moment.`,
  },
  failed: {
    kind: 'failed',
    sentence: (name) => `${name} could not make this picture. Its own window says why.`,
  },
} as const satisfies Record<string, Meaning>;

export type EngineProblem = keyof typeof MEANINGS;

/** Characters of a name that are repeated. */
const WORD = 120;

function quoted(word: string, otherwise: string): string {
  return word ? `“${word}”` : otherwise;
}

/** An engine did not do what it was asked; its sentence is ours, and holds nothing of the engine's but a name. */
export class EngineFailure extends ModelFailure {
  readonly problem: EngineProblem;
  /** What the engine is now, where the failure is the engine's as a whole. */
  readonly state: EngineState | undefined;
  override readonly sentence: string;

  /**
   * @param name of the engine
   * @param word the name of what is missing, or of a size
   */
  constructor(problem: EngineProblem, name: string, word = '') {
    const meaning: Meaning = MEANINGS[problem];
    super(meaning.kind);
    this.problem = problem;
    this.state = meaning.state;
    const plain = word.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
    this.sentence = meaning.sentence(name, plain.slice(0, WORD));
    // A log that prints errors prints own properties that can be enumerated, and words may be a user's.
    Object.defineProperty(this, 'sentence', { enumerable: false });
  }
}
