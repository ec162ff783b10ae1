import type { SubjectKind } from '../kinds.ts';
import type { SubjectReading } from '../reading/subject-reading.ts';
import { type AspectRatio, PROMPT_DEFAULTS } from '../vocabulary.ts';

/** Uses that settle a ratio whatever is shown. */
const BY_USE: readonly (readonly [RegExp, AspectRatio])[] = [
  [
    /\b(?:phone|mobile|iphone|lock ?screen)\s(?:wallpaper|background|screen)\b|\b(?:story|stories|reels?|tiktok|shorts)\b.{0,20}$/i,
    '9:16',
  ],
  [/\b(?:youtube|thumbnail|banner|header|slide|desktop wallpaper|billboard)\b/i, '16:9'],
  [/\b(?:album|record|podcast) cover\b|\b(?:avatar|profile picture|icon|sticker|emoji)\b/i, '1:1'],
  [/\b(?:poster|book cover|magazine cover|movie cover|flyer|bookmark|playing card|tarot)\b/i, '2:3'],
  [/\b(?:panorama|panoramic|skyline)\b/i, '21:9'],
];

const BY_KIND: Readonly<Record<SubjectKind, AspectRatio>> = {
  person: '4:5',
  people: '3:2',
  child: '4:5',
  baby: '4:5',
  hands: '4:5',
  pet: '4:5',
  'wild-animal': '3:2',
  bird: '3:2',
  insect: '1:1',
  'sea-animal': '16:9',
  plant: '4:5',
  food: '4:5',
  drink: '4:5',
  product: '1:1',
  jewellery: '1:1',
  clothing: '4:5',
  vehicle: '3:2',
  machine: '4:3',
  building: '3:4',
  interior: '3:2',
  city: '3:2',
  mountain: '16:9',
  coast: '21:9',
  forest: '3:2',
  desert: '16:9',
  field: '16:9',
  water: '16:9',
  sky: '16:9',
  weather: '16:9',
  space: '16:9',
  event: '3:2',
  sport: '3:2',
  battle: '16:9',
  'fantasy-being': '3:4',
  robot: '3:4',
  toy: '1:1',
  'still-life': '4:5',
  lettering: '1:1',
  logo: '1:1',
  diagram: '4:3',
  pattern: '1:1',
  abstract: '1:1',
  artwork: '4:5',
  render: '4:3',
  'photo-edit': '4:5',
};

const TALL =
  /\b(?:tower|skyscraper|lighthouse|cathedral|church|chapel|steeple|minaret|pagoda|windmill|waterfall|giraffe|gown|dress)\b/;
const WIDE =
  /\b(?:station|bridge|barn|factory|stadium|airport|palace|castle|ruins?|farm|village|train|ship)\b/;
const STANDING = /\b(?:standing|full[- ]body|full[- ]length|head to toe)\b/i;

/** The ratio that suits the subject and its use, as the prompt craft notes have it. */
export function suggestedAspectRatio(reading: SubjectReading): AspectRatio {
  const { subject, kind, depicts, named } = reading;
  const start = subject.slice(0, 500);
  const use = BY_USE.find(([words]) => words.test(start))?.[1];
  if (use) return use;
  if (named.shot === 'head') return '4:5';
  const shown = (kind === 'artwork' || kind === 'render') && depicts ? depicts : kind;
  const usual = BY_KIND[shown];
  const name = reading.noun?.noun ?? '';
  if (TALL.test(name) || (STANDING.test(start) && reading.facts.count !== 'many')) return '2:3';
  if (shown === 'building' && WIDE.test(name)) return '3:2';
  if (reading.facts.count === 'many' && usual === '4:5') return '3:2';
  return usual;
}

const shape = (ratio: AspectRatio): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};

/** Whether the asked ratio lies against the suggested one: upright where the subject is wide, or wide where it is upright. The default asks for nothing. */
export function fights(asked: AspectRatio, suggested: AspectRatio): boolean {
  if (asked === PROMPT_DEFAULTS.aspect_ratio) return false;
  const [a, b] = [shape(asked), shape(suggested)];
  return (a < 0.9 && b > 1.1) || (a > 1.1 && b < 0.9) || a / b > 1.9 || b / a > 1.9;
}
