import { DIALECTS, type Dialect } from './dialect.ts';
import { type Construct, findMarks, type Mark } from './marks.ts';
import { splitInfotext } from './read/infotext.ts';
import { readJsonLeaves } from './read/json.ts';
import { isSpacedTags } from './read/plain.ts';
import { isQualityWord, readCount, withoutUnderscores } from './tags.ts';

/** Which dialect a text is likely in, and by what signs. */
export interface Recognition {
  readonly dialect: Dialect;
  /** From 0 to 1: how far it is ahead of the next likely one. Below 0.6 it is worth asking. */
  readonly confidence: number;
  /** Plain sentences, the weightiest first. */
  readonly reasons: readonly string[];
  /** What else it may be, the likeliest first. */
  readonly alternatives: readonly Dialect[];
}

interface Sign {
  readonly dialect: Dialect;
  readonly points: number;
  readonly reason: string;
}

/** What a construct speaks for. Several of a kind count twice at most: one is enough to tell. */
const SIGNS: Readonly<Record<Construct, readonly (readonly [Dialect, number])[]>> = {
  'round-weight': [
    ['a1111', 2.5],
    ['comfyui', 1.8],
    ['swarmui', 1.2],
  ],
  'round-brackets': [
    ['a1111', 1.6],
    ['comfyui', 1],
    ['swarmui', 0.8],
  ],
  'square-brackets': [
    ['a1111', 0.8],
    ['novelai', 0.6],
  ],
  'curly-brackets': [['novelai', 2.6]],
  'weight-span': [['novelai', 3]],
  schedule: [['a1111', 3]],
  alternation: [['a1111', 2]],
  compel: [['invokeai', 3]],
  lora: [
    ['a1111', 3],
    ['swarmui', 2],
  ],
  command: [['swarmui', 4]],
  break: [['a1111', 2]],
  and: [['a1111', 1.2]],
  embedding: [
    ['comfyui', 3.5],
    ['swarmui', 2],
  ],
  wildcard: [
    ['a1111', 1.3],
    ['comfyui', 1],
  ],
  choice: [
    ['a1111', 1.2],
    ['comfyui', 1.1],
    ['invokeai', 1],
  ],
  parameter: [['midjourney', 4]],
  'multi-prompt': [['midjourney', 2]],
};
const MAX_SHOWN = 40;

/** Tells the dialect of a text by its signs; plain language where there are none. */
export function recognise(text: string): Recognition {
  const signs = [...(readCaptionSigns(text) ?? readTextSigns(text))];
  const totals = DIALECTS.map((dialect) => {
    const points = signs.filter((sign) => sign.dialect === dialect).map((sign) => sign.points);
    return { dialect, points: points.reduce((sum, next) => sum + next, 0) };
  });
  const ranked = totals.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  const [first = { dialect: 'natural' as const, points: 1 }, second] = ranked;
  const reasons = signs
    .filter(({ dialect }) => dialect === first.dialect)
    .sort((a, b) => b.points - a.points)
    .map(({ reason }) => reason);
  const confidence = first.points / (first.points + (second?.points ?? 0) + 0.2);
  return {
    dialect: first.dialect,
    confidence: Math.round(confidence * 100) / 100,
    reasons: [...new Set(reasons)],
    alternatives: ranked.slice(1).map(({ dialect }) => dialect),
  };
}

/** By the top keys; null for what is no JSON object. */
function readCaptionSigns(text: string): readonly Sign[] | null {
  const start = text.trimStart();
  if (!start.startsWith('{') || !start.slice(1).trimStart().startsWith('"')) {
    return null;
  }
  const keys = new Set(readJsonLeaves(text).leaves.map(({ path }) => path.split('.')[0] ?? ''));
  const count = (names: readonly string[]): number => names.filter((name) => keys.has(name)).length;
  const families: readonly (readonly [Dialect, string, number])[] = [
    [
      'ideogram',
      'Ideogram',
      2 * count(['high_level_description', 'style_description', 'compositional_deconstruction']),
    ],
    [
      'fibo',
      'FIBO',
      count([
        'short_description',
        'objects',
        'background_setting',
        'aesthetics',
        'style_medium',
        'text_render',
      ]),
    ],
    ['flux2', 'FLUX.2', count(['scene', 'subjects', 'style', 'mood', 'background', 'composition', 'camera'])],
  ];
  const signs = families
    .filter(([, , points]) => points > 0)
    .map(([dialect, label, points]) => ({
      dialect,
      points,
      reason: `It is JSON with the keys of ${label}’s captions.`,
    }));
  const free = {
    dialect: 'flux2',
    points: 0.3,
    reason: 'It is JSON of no schema that we know; FLUX.2 reads any.',
  } as const;
  return signs.length > 0 ? signs : [free];
}

function readTextSigns(text: string): readonly Sign[] {
  const { prompt, negative, settings } = splitInfotext(text);
  const block: Sign = {
    dialect: 'a1111',
    points: 5,
    reason: 'It has “Negative prompt:” or a line of settings as A1111 writes them.',
  };
  const image: Sign = {
    dialect: 'midjourney',
    points: 1.5,
    reason: 'It begins with the address of a picture.',
  };
  const isImage = text.trimStart().startsWith('https://') || text.trimStart().startsWith('http://');
  return [
    ...(negative !== null || settings.length > 0 ? [block] : []),
    ...(isImage ? [image] : []),
    ...readMarkSigns(prompt, findMarks(prompt)),
    ...readWordSigns(prompt),
  ];
}

function readMarkSigns(text: string, marks: readonly Mark[]): Sign[] {
  const seen = new Map<Construct, number>();
  return marks.flatMap(({ construct, start, end }) => {
    const before = seen.get(construct) ?? 0;
    seen.set(construct, before + 1);
    if (before > 1) {
      return [];
    }
    const shown = text.slice(start, Math.min(end, start + MAX_SHOWN)) + (end - start > MAX_SHOWN ? '…' : '');
    return SIGNS[construct].map(([dialect, points]): Sign => {
      const share = before === 0 ? points : points / 4;
      return { dialect, points: share, reason: `“${shown}” is syntax of this dialect.` };
    });
  });
}

function readWordSigns(text: string): Sign[] {
  const isSpaced = isSpacedTags(text);
  const phrases = (isSpaced ? text.split(/\s+/u) : text.split(/[,\n]/u)).map((phrase) => phrase.trim());
  const written = phrases.filter((phrase) => phrase !== '');
  const tags = written.filter((phrase) => isTag(phrase)).length;
  const short = written.filter((phrase) => phrase.split(/\s+/u).length <= 4).length;
  const isList = written.length >= 2 && short >= written.length * 0.8;
  const natural: Sign = {
    dialect: 'natural',
    points: isList ? 0.7 : 1.2,
    reason: 'It reads as plain language.',
  };
  const list: Sign = {
    dialect: 'danbooru',
    points: 1.2 + tags / written.length,
    reason: 'It is a list of tags such as “1girl” or “long_hair”.',
  };
  const terms: Sign = {
    dialect: 'a1111',
    points: 0.75,
    reason: 'It praises the picture with “masterpiece” or the like.',
  };
  const isPraised = isList && written.some(isQualityWord);
  return [natural, ...(isList && tags > 0 ? [list] : []), ...(isPraised ? [terms] : [])];
}

function isTag(phrase: string): boolean {
  return readCount(phrase) !== null || (!phrase.includes(' ') && withoutUnderscores(phrase) !== phrase);
}
