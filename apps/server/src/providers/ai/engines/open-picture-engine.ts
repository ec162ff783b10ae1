import { comfyEngine } from './comfyui/engine.ts';
import { openaiShapeEngine } from './openai-shape/engine.ts';
import type { EngineAddress, PictureEngine, PictureEngineKind } from './picture-engine.ts';
import { sdapiEngine } from './sdapi/engine.ts';

type Open = (address: EngineAddress, options: Parameters<typeof comfyEngine>[1]) => PictureEngine;

const BY_KIND: Readonly<Record<PictureEngineKind, Open>> = {
  sdapi: sdapiEngine,
  comfyui: comfyEngine,
  'openai-images': openaiShapeEngine,
};

/** An engine of a kind at an address; nothing is asked of it yet. */
export const openPictureEngine = (kind: PictureEngineKind, ...how: Parameters<Open>): PictureEngine =>
  BY_KIND[kind](...how);
