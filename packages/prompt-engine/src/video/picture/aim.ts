import type { Idea } from '../idea/idea.ts';
import { spelled } from '../idea/spelled.ts';
import { wordsPattern } from '../wording.ts';

/* For whom an idea says that its film is, and in what tone: what is named wins over every choice of ours. */

/** What the words name of the audience and the tone. */
export interface Aim {
  /** 'Busy mums'. */
  readonly audience?: string;
  /** 'calm', 'warm and funny'. */
  readonly tone?: string;
}

const FILM =
  '(?:video|film|movie|clip|reel|short|ad|advert|commercial|promo|spot|teaser|trailer|explainer|explained|tutorial|lesson|recipe|guide|song|story|animation|project|workout|exercises?|introduction|training|onboarding|campaign|workshop|tips)';

const AUDIENCES =
  '(?:kids|children|toddlers|preschoolers|teens|teenagers|young people|young adults|students|pupils|beginners|adults|parents|mums|moms|dads|mothers|fathers|grandparents|seniors|pensioners|older people|families|couples|women|men|girls|boys|runners|cyclists|hikers|climbers|gamers|commuters|tourists|travell?ers|customers|clients|employees|colleagues|co-?workers|teachers|nurses|doctors|freelancers|founders|owners|home cooks|cooks|foodies|gardeners|fans|newcomers|professionals|managers|teams|businesses|companies|years?[- ]olds?|graders|newlyweds|investors|vegans|vegetarians|readers|musicians|dancers|patients|volunteers)';

/** 'Commercial for teenagers', ', for busy mums'; 'a man cooks for children' names no audience. */
const FOR_WHOM = new RegExp(
  `(?:^|[,;.(–-]\\s*|\\b${FILM}s?\\s)(?:made\\s)?(?:for|aimed at|targeting)\\s(?!(?:my|our|his|her|their|the|an?)\\s)((?:[\\p{L}\\d'’-]+\\s){0,3}?${AUDIENCES})(?![\\p{L}])`,
  'iu',
);
/** 'Explain how vaccines work to teenagers'. */
const EXPLAINED_TO = new RegExp(`^(?:please\\s)?explain(?:ing)?\\s.+\\sto\\s(${AUDIENCES})(?=[.!,]|$)`, 'iu');
/** 'For my class of 7 year olds: …'. */
const FOR_OURS =
  /^for\s(?:my|our|the)\s((?:[\p{L}\d-]+\s){0,5}?(?:graders|class|kids|students|pupils|children|toddlers|year[- ]olds))\s?[:,]/iu;
const FOR_CLASS = /\b((?:class|year|grade)\s\d{1,2}|\d{1,2}(?:st|nd|rd|th)\s(?:grade|graders))\b/i;
const FOR_BEGINNERS = /\bfor ((?:absolute |complete )?(?:beginners|dummies))\b/i;
/** 'To a 10 year old', 'like I'm five'. */
const TOLD_TO = /\bto (?:an? )?(\d{1,2})[- ]year[- ]olds?\b|\blike i['’]?m (five|5)\b/i;

const TONE =
  '(?:energetic|calm|calming|funny|emotional|cosy|cozy|moody|dreamy|playful|upbeat|dramatic|serious|romantic|relaxing|relaxed|inspiring|inspirational|motivational|motivating|mysterious|nostalgic|melancholic|melancholy|sad|happy|cheerful|joyful|warm|wholesome|cute|light-?hearted|heart-?warming|elegant|luxurious|minimalist|fast|fast-paced|punchy|slow|quiet|gentle|soft|tender|hopeful|sombre|somber|dark|gritty|whimsical|quirky|bold|edgy|peaceful|meditative|fun|lively|friendly|professional|tense|scary|spooky|bittersweet|touching|uplifting|deadpan)';
const TONES = `((?:${TONE})(?:(?:\\sand\\s|\\sbut\\s|,?\\s)(?:${TONE}))?)`;
const TONED_ITEM = new RegExp(
  `^(?:(?:very|really|super|a bit|quite|kind of|make it|keep it|should be)\\s){0,2}${TONES}(?:\\s(?:mood|tone|vibe|vibes|feel|feeling|style|atmosphere|ending))?$`,
  'i',
);
const TONED_FILM = new RegExp(`\\b${TONES}\\s(?:\\d+[- ]second\\s)?(?:[\\p{L}-]+\\s)?${FILM}\\b`, 'iu');
const IN_TONE = new RegExp(`\\b(?:in an?|with an?)\\s${TONES}\\s(?:mood|tone|vibe|feel|style|way)\\b`, 'i');

/** 'New mascara launch, gen z'. */
const GENERATION = /(?<![\p{L}])(?:gen[- ](?:z|x|alpha)|millennials|boomers)(?![\p{L}])/iu;

function audienceIn(text: string): string | undefined {
  const explainedTo = EXPLAINED_TO.exec(text)?.[1];
  if (explainedTo) return explainedTo;
  const ofAge = /\bfor (?:my|our|the) class of (\d{1,2})[- ]year[- ]olds\b/i.exec(text)?.[1];
  if (ofAge) return `children of about ${ofAge}`;
  const [, age, five] = TOLD_TO.exec(text) ?? [];
  if (age || five) return `children of about ${age ?? 'five'}`;
  const generation = GENERATION.exec(text)?.[0];
  if (generation)
    return generation.replace(/^gen (\w)$/i, (_, letter: string) => `Gen ${letter.toUpperCase()}`);
  return (FOR_OURS.exec(text) ??
    FOR_WHOM.exec(text) ??
    FOR_BEGINNERS.exec(text) ??
    FOR_CLASS.exec(text))?.[1];
}

function toneIn(text: string): string | undefined {
  const items = text.split(/[,;.!]\s*/);
  const item = items.map((each) => TONED_ITEM.exec(each.trim())?.[1]).find(Boolean);
  return (item ?? TONED_FILM.exec(text)?.[1] ?? IN_TONE.exec(text)?.[1])
    ?.toLowerCase()
    .replace(/^([\p{L}-]+),?\s(?!and|but)([\p{L}-]+)$/u, '$1 and $2');
}

/** Audience and tone of an idea; what is quoted names neither. */
export function aimOf({ subject, request }: Idea): Aim {
  const said = spelled(subject.slice(0, 2_000)).replace(/["“«][^"”»]*["”»]/g, ' ');
  const named = request.audience
    .replace(/^(?:an?|the|my|our|his|her)\s/i, '')
    .replace(/\s(?:project|presentation|assembly)$/i, '');
  const audience = audienceIn(said) ?? (named || undefined);
  const tone = toneIn(said) ?? toneIn(request.wishes.join(', '));
  return { ...(audience && { audience }), ...(tone && { tone }) };
}

const SMALL = wordsPattern(['toddlers', 'preschoolers', 'kids', 'children']);

/** Whether the named audience is small children. */
export function isForChildren({ audience = '' }: Aim): boolean {
  const age = Number(/\b(\d{1,2})\b/.exec(audience)?.[1] ?? Number.NaN);
  return Number.isNaN(age) ? SMALL?.test(audience) === true : age < 9 && /year|children/i.test(audience);
}
