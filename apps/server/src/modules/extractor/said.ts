import {
  type Embedded,
  EXTRACTOR_IMAGE,
  type ExtractedSettings,
  type Provenance,
} from '@framewright/contract';
import type { CameraFacts, Generation, Metadata } from '@framewright/image-metadata';
import type { CameraNote } from '@framewright/prompt-engine/describe';

/** Characters of a camera's or a lens's name. */
const NAME = 80;

/** What a generation says, whole, as the contract puts it. */
export function embeddedOf(generation: Generation): Embedded {
  const { tool, prompt, negativePrompt, seed, model, steps, sampler, guidance, size, settings } = generation;
  return {
    tool,
    prompt,
    negative_prompt: negativePrompt,
    seed,
    model,
    steps,
    sampler,
    guidance,
    settings: { ...(size && { Size: `${size.width}x${size.height}` }), ...settings },
    cut: [],
  };
}

/** As much of it as a screen shows, and which of it is longer. */
export function shortenEmbedded(whole: Embedded): Embedded {
  const all = Object.entries(whole.settings);
  const settings = all
    .slice(0, EXTRACTOR_IMAGE.settings)
    .map(([name, value]) => [upTo(EXTRACTOR_IMAGE.setting, name), upTo(EXTRACTOR_IMAGE.setting, value)]);
  const prompt = whole.prompt && upTo(EXTRACTOR_IMAGE.text, whole.prompt);
  const negative_prompt = whole.negative_prompt && upTo(EXTRACTOR_IMAGE.text, whole.negative_prompt);
  const isCut = {
    prompt: prompt !== whole.prompt,
    negative_prompt: negative_prompt !== whole.negative_prompt,
    settings:
      all.length > settings.length || settings.some((pair, place) => pair.join() !== all[place]?.join()),
  };
  return {
    ...whole,
    prompt,
    negative_prompt,
    settings: Object.fromEntries(settings),
    cut: CAN_BE_CUT.filter((name) => isCut[name]),
  };
}

/** How the picture was made, as far as a work keeps it beside its prompt. @param shown what a screen shows of it */
export function keptOf({ prompt: _prompt, cut: _cut, settings, ...made }: Embedded): ExtractedSettings {
  const short = Object.entries(settings).filter(
    ([name, value]) => name.length + value.length <= EXTRACTOR_IMAGE.keptSetting,
  );
  return { ...made, settings: Object.fromEntries(short.slice(0, EXTRACTOR_IMAGE.keptSettings)) };
}

const CAN_BE_CUT = ['prompt', 'negative_prompt', 'settings'] as const;

/** No character is cut in two. */
function upTo(length: number, text: string): string {
  return text.slice(0, length).replace(text.length > length ? /[\ud800-\udbff]$/ : '', '');
}

/** Who claims to have made or changed the picture; null where nobody does. */
export function provenanceOf({ credentials, iptc }: Metadata): Provenance | null {
  if (!credentials && !iptc?.digitalSourceType && !iptc?.systemUsed) return null;
  return {
    signer: credentials?.signer ?? null,
    claim_generator: credentials?.claimGenerator ?? null,
    software_agent: credentials?.softwareAgent ?? null,
    origin: credentials?.origin ?? null,
    actions: [...(credentials?.actions ?? [])],
    digital_source_type: iptc?.digitalSourceType ?? null,
    system_used: iptc?.systemUsed ?? null,
  };
}

/** What the camera noted, for the description. */
export function cameraNote({ make, model, lens, ...numbers }: CameraFacts): CameraNote {
  const [maker, name] = [shown(make), shown(model)];
  // 'Canon' and 'Canon EOS R5': most models begin with their maker.
  const isNamedTwice = maker && name?.toLowerCase().startsWith(maker.toLowerCase());
  const camera = isNamedTwice ? name : [maker, name].filter(Boolean).join(' ');
  return { camera: camera || null, lens: shown(lens), ...numbers };
}

/** As one line: 'Canon EOS R5 · 50 mm · f/1.8 · 1/250 s · ISO 200'. */
export function cameraLine({ camera, lens, focalLength, aperture, shutter, iso }: CameraNote): string | null {
  const parts = [
    camera,
    lens,
    focalLength !== null && `${rounded(focalLength)} mm`,
    aperture !== null && `f/${rounded(aperture)}`,
    shutter !== null && shutter > 0 && `${exposure(shutter)} s`,
    iso !== null && `ISO ${iso}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Photographers read fractions up to about a third of a second. */
function exposure(seconds: number): string {
  return seconds < 0.3 ? `1/${Math.round(1 / seconds)}` : rounded(seconds);
}

function rounded(value: number): string {
  return String(Number(value.toFixed(1)));
}

function shown(name: string | null): string | null {
  return (
    name
      ?.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim()
      .slice(0, NAME) || null
  );
}
