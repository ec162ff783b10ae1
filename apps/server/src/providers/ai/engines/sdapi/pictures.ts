import { type ImageSettings, imageSettings } from '@framewright/contract';
import type { Picture } from '../../picture-port.ts';
import { EngineFailure } from '../engine-failure.ts';
import { engineJson, type PicturesAnswer } from '../engine-http.ts';
import { ownMetadata } from '../engine-metadata.ts';
import { enginePicture } from '../engine-picture.ts';
import { bytesOfPicture } from '../lifted-pictures.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { drawn, type Info, info } from './answers.ts';

interface Asked {
  /** What people call the model. */
  readonly label: string;
  readonly count: number;
  /** What was sent, which stands where the engine does not say what it did. */
  readonly prompt: string;
  readonly settings: ImageSettings & { readonly seed: number };
}

/**
 * The pictures of an answer, each decoded once.
 * @throws {EngineFailure} `not-an-engine` or `no-picture`; the signal's reason where it was aborted
 */
export async function sdapiPictures(
  address: EngineAddress,
  answer: PicturesAnswer,
  asked: Asked,
  signal: AbortSignal,
): Promise<Picture> {
  const { images, info: said } = engineJson(address, answer, drawn);
  const facts = readInfo(said);
  // A contact sheet of all of them may come first.
  const first = images.length > asked.count ? facts.index_of_first_image : 0;
  const pictures: Picture[] = [];
  for (const [index, text] of images.slice(first, first + asked.count).entries()) {
    const bytes = bytesOfPicture(text, answer);
    const settings = settingsOf(facts, asked, index);
    const checked = await enginePicture(bytes, address.name, signal);
    pictures.push({
      ...checked,
      modelId: facts.sd_model_name ?? asked.label,
      settings,
      ownMetadata: ownMetadata(bytes, asked.prompt, settings),
      costUsd: 0,
    });
  }
  const [picture, ...others] = pictures;
  if (!picture) throw new EngineFailure('no-picture', address.name);
  return { ...picture, ...(others.length > 0 && { others }) };
}

/** An empty text of servers that say nothing. */
function readInfo(said: unknown): Info {
  try {
    return info.parse(typeof said === 'string' && said ? JSON.parse(said) : {});
  } catch {
    return info.parse({});
  }
}

/** What the engine says that it did, as far as it can be believed, over what it was asked. */
function settingsOf(facts: Info, { settings }: Asked, index: number): ImageSettings {
  const said = {
    seed: facts.all_seeds?.[index] ?? (facts.seed === undefined ? settings.seed + index : facts.seed + index),
    steps: facts.steps,
    guidance: facts.cfg_scale,
    sampler: facts.sampler_name,
    negative_prompt: facts.negative_prompt || undefined,
  };
  const known = Object.entries(said).filter(([, value]) => value !== undefined);
  const parsed = imageSettings.safeParse({ ...settings, ...Object.fromEntries(known) });
  return parsed.success ? parsed.data : settings;
}
