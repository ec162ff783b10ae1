import { sifted } from '../lexicon/sifting/sifted.ts';
import { ASPECT_RATIOS, type AspectRatio } from '../vocabulary.ts';
import { withoutAges } from './ages.ts';
import type { Syntax } from './scene.ts';

/*
 * Signs that models' own tools understand: Midjourney parameters, LoRA and hypernet tags, weights. They are no
 * words of the picture. Parameters and tags are taken off and put back last and unchanged; weights stay in the
 * typed subject and are only not read.
 */

const PARAMETERS = sifted(/(?:^|\s)--[a-zA-Z][\w-]*(?:\s+(?!--)[^\s].*?)?(?=\s--|\s*$)/g);
const TAGS = sifted(/<(?:lora|lyco|hypernet|embedding):[^<>]{1,120}>/gi);
const WEIGHTED = sifted(/[([{]+([^()[\]{}]{1,200}?)(?::\s*-?\d*\.?\d+)?[)\]}]+(?:[+-]+|\d+(?:\.\d+)?)?/g);
const JOINING = sifted(/(?:^|\s)(?:BREAK|AND)(?=\s|$)/g);
/** Scores and settings that generators write beside a prompt: no words of the picture. */
const NOTED = sifted(
  /(^|,)\s*(?:(?:score|rating|source)_\w+|(?:steps|cfg(?: scale)?|seed|sampler|size|model(?: hash)?|clip skip|denoising strength|version)\s*:?\s*[\w.+-]*\d[\w.+ -]*)(?=,|$)/gi,
);
const LIST_WORD = sifted(
  /(?:^|,)\s*(?:\d+(?:girl|boy|other)s?|solo|masterpiece|best quality|looking at viewer)\s*(?=,|$)/i,
);

/** A sentence whose tool syntax was taken out for reading. */
export interface Taken {
  /** The typed words without parameters and tags. */
  readonly subject: string;
  /** The same with weights opened, for reading. */
  readonly readable: string;
  readonly syntax: Syntax;
  /** What `--no` rules out. */
  readonly excluded: readonly string[];
}

function ratioIn(parameters: readonly string[]): AspectRatio | undefined {
  const asked = parameters.map((each) => /^--(?:ar|aspect)\s+(\d+):(\d+)/.exec(each)).find(Boolean);
  if (!asked) return undefined;
  const share = Number(asked[1]) / Number(asked[2]);
  if (!Number.isFinite(share) || share <= 0) return undefined;
  const shareOf = (ratio: AspectRatio): number => {
    const [w = 1, h = 1] = ratio.split(':').map(Number);
    return w / h;
  };
  const off = (ratio: AspectRatio): number => Math.abs(Math.log(shareOf(ratio) / share));
  return [...ASPECT_RATIOS].sort((a, b) => off(a) - off(b))[0];
}

const HOURS: readonly (readonly [until: number, words: string])[] = [
  [4, 'at night'],
  [5, 'before dawn'],
  [6, 'at dawn'],
  [10, 'in the morning'],
  [13, 'at noon'],
  [16, 'in the afternoon'],
  [19, 'at dusk'],
  [24, 'at night'],
];

/** Clock times as hours of the day; lenses, volumes, years and weights out of the way: none of them is a thing. */
export function clearMeasures(subject: string): string {
  return withoutAges(subject)
    .replace(/\basleep\b/gi, 'sleeping')
    .replace(/\b\d{1,2}(?:st|nd|rd|th)\s+century\b/gi, ' ')
    .replace(/\bteh\b/gi, 'the')
    .replace(
      /\b(?:at\s)?(\d{1,2})(?::\d\d)?\s?(am|pm|a\.m\.|p\.m\.)(?=[\s,.;]|$)/gi,
      (_, hour: string, half: string) => {
        const clock = (Number(hour) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
        return HOURS.find(([until]) => clock <= until)?.[1] ?? 'at night';
      },
    )
    .replace(/::-?\d*\.?\d+/g, ',')
    .replace(/\b\d+(?:\.\d+)?\s?(?:mm|ml|cl|cm|km|kg|oz|px|fps|l|g)\b/gi, ' ')
    .replace(/\bf\/?\d+(?:\.\d+)?\b/gi, ' ')
    .replace(/\b(?:1\d|20)\d\ds?\b/g, ' , ');
}

/** Takes the signs of tools off a subject. */
export function takeSyntax(typed: string): Taken {
  const parameters = (typed.match(PARAMETERS) ?? []).map((each) => each.trim());
  const tags = typed.match(TAGS) ?? [];
  const bare = typed
    .replace(PARAMETERS, ' ')
    .replace(TAGS, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/\s{2,}/g, ' ')
    .trim()
    .replace(/[\s,]+$/, '');
  const subject = /[\p{L}\p{N}\p{S}]/u.test(bare) ? bare : typed;
  const ratio = ratioIn(parameters);
  const segments = subject.split(',').filter((part) => part.trim()).length;
  return {
    subject,
    readable: subject
      .replace(/\b(\d)(boy|girl|man|woman|other)s?\b/gi, '$1 $2')
      .replace(JOINING, ',')
      .replace(NOTED, '$1')
      .replace(WEIGHTED, ' $1 ')
      .replace(/_/g, ' '),
    syntax: {
      tail: subject === typed ? '' : [...tags, ...parameters].join(' '),
      ...(ratio && { ratio }),
      isTags:
        LIST_WORD.test(subject) ||
        (segments >= 5 && subject.length / segments < 28 && !/[.!?]/.test(subject)),
    },
    excluded: parameters
      .filter((each) => each.startsWith('--no '))
      .flatMap((each) => each.slice(5).split(','))
      .map((each) => each.trim())
      .filter(Boolean),
  };
}
