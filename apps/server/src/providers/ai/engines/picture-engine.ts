import type { EngineState } from '@framewright/contract';
import type { PicturePort } from '../picture-port.ts';
import type { Secret } from '../secret.ts';

/** The protocols that picture engines speak. */
export type PictureEngineKind = 'sdapi' | 'comfyui' | 'openai-images';

/** Where an engine is. It comes from the operator's configuration, or was found on the loopback: never from a user. */
export interface EngineAddress {
  /** The part of model ids before the slash: lower case, digits and hyphens. */
  readonly id: string;
  /** What people call it ('Forge', 'ComfyUI'). */
  readonly name: string;
  /** http or https, without credentials; a path is a prefix of every call. */
  readonly url: URL;
  /** The whole `Authorization` header, where the engine wants one. */
  readonly authorization: Secret | undefined;
}

/** What a look at an engine came to. */
export interface EngineCondition {
  /** What people call it, where it tells which program it is; else left out. */
  readonly name?: string;
  readonly state: EngineState;
  /** One sentence with what to do; empty where it is ready. */
  readonly message: string;
  /** The models that it tells; of an engine that stopped answering, those that it told last. */
  readonly models: readonly PicturePort[];
  readonly checkedAt: Date;
}

/** Whatever offers models that come and go, and is asked for them. */
export interface PictureSource {
  /** The part of model ids before the slash. */
  readonly id: string;
  readonly name: string;
  /**
   * Asks what it can do; within a minute (of a hosted one: ten) the last answer stands, and calls at once share one.
   * It never throws for what is wrong there: the condition says it.
   * @param fresh asks in any case
   */
  prepare(options?: { readonly fresh?: boolean }): Promise<EngineCondition>;
}

/** A machine or program that offers models, which are asked for when it is. */
export interface PictureEngine extends PictureSource {
  readonly kind: PictureEngineKind;
}

/** The engines of this server; they come and go with what is configured and found. */
export interface PictureEngines {
  all(): readonly PictureSource[];
}
