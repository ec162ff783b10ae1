import type { Size } from './metadata.ts';

/** What is written beside a picture that a model has made. */
export interface GenerationRecord {
  readonly prompt: string;
  readonly negativePrompt?: string;
  /** The product that writes: 'Framewright'. Goes to CreatorTool and Software. */
  readonly tool: string;
  /** The model that made the picture: 'gpt-image-2.6-flare', 'Built-in preview'. */
  readonly model: string;
  readonly seed?: string;
  readonly steps?: number;
  /** As its engine names it: 'euler_a'. */
  readonly sampler?: string;
  /** Guidance scale, which many tools call CFG scale. */
  readonly guidance?: number;
  /** What the picture comes from, by names for people: `{ Title: 'Kite', Version: '2' }`. In the private JSON alone. */
  readonly lineage?: Readonly<Record<string, string>>;
  readonly size: Size;
  /**
   * How the picture came to be, as IPTC's digital source type has it: made by a trained model; changed by one;
   * drawn by rules, without any model; or a picture that rules have graded.
   */
  readonly origin: 'generated' | 'edited' | 'drawn' | 'graded';
}
