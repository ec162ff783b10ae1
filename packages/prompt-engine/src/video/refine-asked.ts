import type { Circumstance } from './circumstance.ts';
import { type Line, linesOf } from './optimize-lines.ts';

/** Names that are asked for, the words that are written, and the words seen from a room. */
const ROWS: readonly (readonly [names: string, words: string, tags: string, indoors?: string])[] = [
  ['night|nighttime|night-time|midnight|after dark|dark outside', 'at night', 'night'],
  ['dawn|sunrise|daybreak|first light|early morning', 'at dawn', 'dawn'],
  ['day|daytime|daylight|bright day', 'in the middle of the day', 'day'],
  ['morning', 'in the morning', 'day'],
  ['noon|midday', 'at noon', 'day'],
  ['afternoon', 'in the afternoon', 'day'],
  ['sunset|golden hour|magic hour|late afternoon', 'in the last light before sunset', 'golden'],
  ['dusk|evening|twilight|blue hour|nightfall', 'at nightfall, the sky still blue', 'dusk'],
  [
    'rain|rainy|raining|the rain|pouring rain|heavy rain|drizzle|wet',
    'in steady rain, the ground wet',
    'rain',
    'rain running down the windows',
  ],
  [
    'snow|snowy|snowing|the snow|snowfall|falling snow',
    'in falling snow, the ground white',
    'snow',
    'snow falling past the windows',
  ],
  ['fog|foggy|mist|misty|the fog|the mist|thick fog', 'in thick fog', 'fog', 'fog against the windows'],
  [
    'storm|stormy|a storm|thunderstorm|a thunderstorm|the storm',
    'in a breaking storm',
    'storm',
    'a storm beyond the windows',
  ],
  ['wind|windy|the wind|strong wind|a strong wind', 'in a strong wind', 'wind', 'wind rattling the windows'],
  ['sunny|sun|the sun|sunshine|clear sky|clear skies|good weather', 'under a clear sky', 'clear'],
  ['cloudy|overcast|an overcast sky|grey sky|gray sky', 'under an overcast sky', 'cloud'],
  ['winter|wintry', 'in winter, frost on the ground', 'winter', 'in winter, frost on the panes'],
  ['spring|springtime', 'in spring, the first leaves out', 'spring'],
  ['summer|summertime', 'in high summer', 'summer'],
  ['autumn|autumnal|fall', 'in autumn, leaves on the ground', 'autumn'],
];

const READ = ROWS.map(([names, words, tags, indoors]) => {
  const [line] = linesOf('time', `${words} | ${tags}`);
  const circumstance: Circumstance = {
    name: names.split('|')[0] ?? words,
    facts: line?.says ?? {},
    words,
    ...(indoors ? { indoors } : {}),
  };
  return { names, circumstance };
});

/** The circumstances that may be asked for, by their names. */
export const CIRCUMSTANCES_ASKED: ReadonlyMap<string, Circumstance> = new Map(
  READ.flatMap(({ names, circumstance }) => names.split('|').map((name) => [name, circumstance] as const)),
);

/** What is written when they are asked for, so that a later wish finds it again. */
export const ASKED_LINES: readonly Line[] = ROWS.flatMap(([, words, tags, indoors]) =>
  linesOf('time', indoors ? `${words} | ${tags}\n${indoors} | ${tags}` : `${words} | ${tags}`),
);

/** Feelings that are asked for, and how they are written. */
export const MOODS_ASKED: ReadonlyMap<string, string> = new Map(
  (
    [
      ['tense|suspense|suspenseful|tension|nervous|thrilling', 'tense, every movement held back'],
      [
        'calm|calmer|peaceful|serene|quiet|quieter|relaxed|relaxing|gentle|gentler',
        'calm, with time to look',
      ],
      ['funny|funnier|comic|comical|humour|humor|playful|silly|sillier', 'comic, played completely straight'],
      ['sad|sadder|melancholic|melancholy|sombre', 'sad, without a gesture to show it'],
      ['happy|happier|joyful|cheerful|upbeat', 'glad, close to laughter'],
      [
        'scary|scarier|creepy|creepier|eerie|horror|ominous|dark and scary',
        'uneasy, something just out of sight',
      ],
      ['romantic|tender|intimate', 'tender, a little shy'],
      ['dramatic|epic|intense|powerful', 'fraught, all of it leading to one moment'],
      ['mysterious|mystery|enigmatic', 'secretive, the reason withheld'],
      ['energetic|dynamic|lively|exciting|livelier', 'quick and bright'],
      ['cosy|cozy|cosier|cozier|warm|warmer', 'snug, nothing urgent'],
      ['nostalgic|nostalgia|wistful', 'wistful, remembered rather than seen'],
      ['hopeful|optimistic', 'hopeful, the face toward the light'],
      ['lonely|lonelier|solitary', 'lonely, too much room on every side'],
      ['dreamy|dreamlike|surreal|magical', 'dreamlike, unexplained'],
    ] as const
  ).flatMap(([names, words]) => names.split('|').map((name) => [name, words] as const)),
);

/** Looks that are asked for. */
export const STYLES_ASKED: ReadonlyMap<string, string> = new Map(
  (
    [
      ['anime|manga', 'hand-drawn anime style, clean ink line, flat two-tone shadows'],
      ['cartoon', 'hand-drawn cartoon style, bold outline, flat colour'],
      ['watercolour|watercolor', 'watercolour animation style, wet edges on rough paper'],
      ['oil painting|painterly|painting', 'oil painting style, visible brush strokes from frame to frame'],
      ['pixel art|8-bit', 'pixel art style, sixteen colours, hard edges'],
      [
        'claymation|stop motion|stop-motion|clay',
        'claymation style, thumbprints in the surface, stepped movement',
      ],
      [
        '3d animation|3d|pixar|animated|animation',
        'three-dimensional animation style, rounded forms, soft shading',
      ],
      ['documentary', 'observational documentary look on 16 mm colour film, soft grain'],
      ['noir|film noir', 'film noir look, black-and-white, hard shadows'],
      ['cinematic|film|movie', 'feature film look on 35 mm colour film, anamorphic, gentle grain'],
      ['photorealistic|realistic|photo-realistic|real', 'photorealistic look, true colour, no visible grade'],
      ['vhs|1980s|80s|retro', 'VHS look of the eighties, scan lines, smeared colour'],
      ['super 8|home movie|vintage', 'Super 8 home-movie look, warm, a little faded'],
      ['social media|phone|smartphone|tiktok|vlog', 'social media look, filmed on a phone, deep focus'],
      ['cyberpunk', 'cyberpunk film look, anamorphic, cyan against magenta'],
      ['sci-fi|science fiction|futuristic', 'science-fiction film look, anamorphic, cool steel grade'],
      ['commercial|advert', 'commercial film look, glossy and exact'],
      ['music video', 'music video look, hard contrast, saturated colour'],
      ['western', 'western film look on 35 mm, dust and bleached blue'],
    ] as const
  ).flatMap(([names, words]) => names.split('|').map((name) => [name, words] as const)),
);
export const DRAWN_STYLE = /^(?:hand-drawn|watercolour|oil|pixel|claymation|three-dimensional)/;
export const BLACK_AND_WHITE = 'black-and-white film look, deep blacks, fine grain';

/** Camera movements that are asked for. */
export const MOVES_ASKED: readonly (readonly [names: RegExp, move: string])[] = [
  [
    /^(?:hand-?held|handheld camera|shaky|hand-held)$/,
    'handheld, with the slight sway of a standing operator',
  ],
  [
    /^(?:static|locked[- ]?off|still camera|still|fixed|no camera movement|static camera|tripod|no movement)$/,
    'a static, locked-off camera',
  ],
  [
    /^(?:tracking|tracking shot|track(?:ing)? along(?:side)?|steadicam|gimbal)$/,
    'one steady tracking shot alongside at the same pace',
  ],
  [
    /^(?:push[- ]in|dolly[- ]in|dolly|slow push[- ]in|zoom in)$/,
    'one slow push-in that stops at half the distance',
  ],
  [/^(?:pull[- ](?:out|back)|dolly[- ]out|zoom out)$/, 'one slow pull-out that ends with the place in view'],
  [/^(?:pan|panning|slow pan|pan (?:left|right))$/, 'one slow pan from left to right that comes to rest'],
  [/^(?:tilt|tilt up)$/, 'one slow tilt up that ends at the top edge'],
  [/^(?:orbit|orbiting|circle around|arc|360)$/, 'one slow arc of a quarter circle that ends in front'],
  [/^(?:crane|crane up|crane shot|jib)$/, 'one slow crane up that ends with the place in view'],
];

/** Light that is asked for. */
export const LIGHTS_ASKED: readonly (readonly [names: RegExp, light: string])[] = [
  [
    /^(?:dark|darker|low[- ]key|moodier|moody)(?: light(?:ing)?)?$/,
    'one small source from the side, two thirds of the frame in shadow',
  ],
  [
    /^(?:bright|brighter|lighter|high[- ]key)(?: light(?:ing)?)?$/,
    'broad bright light from high left, shadows open and pale',
  ],
  [
    /^soft(?:er)? light(?:ing)?$|^softer$/,
    'one large diffused source from the left, shadows that hardly show',
  ],
  [
    /^hard(?:er)? light(?:ing)?$|^harsh(?:er)? light$/,
    'one hard source from high right, crisp black shadows',
  ],
  [
    /^back-?lit$|^back-?light(?:ing)?$/,
    'one strong source straight behind, every edge rimmed, the front in shade',
  ],
  [
    /^(?:candle-?light|candlelit|candles)$/,
    'candlelight from below left, warm and unsteady, the rest in darkness',
  ],
  [/^neon(?: light(?:s|ing)?)?$/, 'neon tubes from the right, magenta against a cold blue fill'],
  [/^(?:moonlight|moonlit)$/, 'moonlight from high behind, pale edges, the front nearly black'],
  [/^warm(?:er)? light(?:ing)?$/, 'a warm low source from the right, the shadow side neutral'],
  [/^(?:cool|cold)(?:er)? light(?:ing)?$/, 'cool even light from the left, the shadow side blue'],
];
