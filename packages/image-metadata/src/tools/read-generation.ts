import type { Container } from '../containers/container.ts';
import type { Generation } from '../metadata.ts';
import { readA1111, readPlainParameters } from './a1111.ts';
import { readCivitai } from './civitai.ts';
import { readComfyUi } from './comfyui.ts';
import { readDrawThings } from './draw-things.ts';
import { readEasyDiffusion } from './easy-diffusion.ts';
import { readFooocus, readFooocusForks } from './fooocus.ts';
import { readFramewright } from './framewright.ts';
import { readHuggingFace, readUnknownJson } from './hugging-face.ts';
import { readInvokeAi } from './invokeai.ts';
import { readIptcPrompt } from './iptc-prompt.ts';
import { readMidjourney } from './midjourney.ts';
import { readNovelAi } from './novelai.ts';
import { type Sources, sourcesOf } from './sources.ts';
import { readStabilityMatrix } from './stability-matrix.ts';
import { readSwarmUi } from './swarmui.ts';
import { readTensorArt } from './tensorart.ts';

/**
 * The first that knows the writing is right, so the order matters: what only one tool writes comes before what
 * many write. SwarmUI, Stability Matrix, TensorArt and Civitai leave a graph of ComfyUI beside their own writing.
 */
const READERS: readonly ((sources: Sources) => Generation | null)[] = [
  readFramewright,
  readInvokeAi,
  readTensorArt,
  readStabilityMatrix,
  readFooocus,
  readNovelAi,
  readEasyDiffusion,
  readSwarmUi,
  readCivitai,
  readComfyUi,
  readFooocusForks,
  readDrawThings,
  readHuggingFace,
  readA1111,
  readMidjourney,
  readUnknownJson,
  readPlainParameters,
  readIptcPrompt,
];

/** What the tool that made the picture wrote down; null where no tool's writing is found. Never throws. */
export function readGeneration(container: Container): Generation | null {
  const sources = sourcesOf(container);
  for (const read of READERS) {
    const generation = read(sources);
    if (generation !== null) {
      return generation;
    }
  }
  return null;
}
