import type { Element } from '../vocabulary.ts';
import type { Circumstance } from './circumstance.ts';
import { CIRCUMSTANCES_ASKED, LIGHTS_ASKED, MOODS_ASKED, MOVES_ASKED, STYLES_ASKED } from './refine-asked.ts';
import { angleFrom, fromTheAir, lensOf, moveBy, resize } from './refine-camera.ts';
import { settleCircumstance } from './refine-circumstances.ts';
import type { Draft } from './refine-draft.ts';
import { again, another, longer, shorter } from './refine-length.ts';
import {
  blackAndWhite,
  lightAs,
  moodAs,
  musicAs,
  noPeople,
  noWords,
  paced,
  shape,
  styleAs,
} from './refine-looks.ts';
import { changeOf } from './refine-words.ts';

/** Changes the draft as somebody wishes. */
export type Wish = (draft: Draft) => void;

/** 'make it', 'set it', and the measure of more and less, which change nothing in what is asked. */
const LEAD =
  /^(?:(?:make|keep|set|turn|put|let|have|give|show|film|shoot|change) (?:it|this|that|the (?:whole )?(?:shot|scene|video|clip|prompt|mood|tone|feeling|camera|lighting|style|look|time(?: of day)?|weather))(?: be| into| look| feel| to(?: be)?| to take place)?|it should be|should be|use|switch to|go(?: for)?)\s+/i;
const MEASURE =
  /^(?:(?:all|a bit|a little|slightly|much|far|even|way|very|really|more|in|at|during|with|by|under|as|an?|the)\s+){1,4}/i;
const STYLE_END = /\s+(?:style|look|film|aesthetic|version|animation)$/;

/** Fixed instructions: what they match, in lower case without their lead, and what they do. */
const FIXED: readonly (readonly [RegExp, Wish])[] = [
  [
    /^(?:shorter|short|more concise|concise|briefer|simpler|trim it|shorten(?: it)?|less detail(?:ed|s)?)$/,
    shorter,
  ],
  [
    /^(?:longer|more details?|more detailed|detail(?:ed|s)?|expand(?: it)?|add (?:more )?details?|richer|extend it)$/,
    longer,
  ],
  [
    /^(?:again|another(?: one| version| try)?|once more|retry|regenerate|try again|redo(?: it)?|different version|a different version|new version|something else)$/,
    again,
  ],
  [
    /^(?:(?:get |go |move )?(?:in )?(?:closer|nearer|tighter)(?: in| up)?)$/,
    (draft) => resize(draft, -1, 'You asked to be closer: one shot size nearer, all else as it was.'),
  ],
  [
    /^(?:(?:go |zoom )?(?:wider|further (?:back|away)|farther (?:back|away)))$/,
    (draft) => resize(draft, 1, 'You asked for it wider: one shot size farther, all else as it was.'),
  ],
  [/^(?:extreme )?close-?ups?$/, (draft) => resize(draft, 'close-up', 'You asked for a close-up.')],
  [/^wide(?: shot| angle|-angle)?$/, (draft) => resize(draft, 'wide shot', 'You asked for a wide shot.')],
  [/^medium(?: shot)?$/, (draft) => resize(draft, 'medium shot', 'You asked for a medium shot.')],
  [
    /^(?:from a )?low[- ]angle(?: shot)?$|^from below$/,
    (draft) => angleFrom(draft, 'from a low angle', 'You asked to look up.'),
  ],
  [
    /^(?:from a )?high[- ]angle(?: shot)?$|^from above$/,
    (draft) => angleFrom(draft, 'from a high angle', 'You asked to look down.'),
  ],
  [
    /^overhead(?: shot)?$|^top[- ]down$/,
    (draft) => angleFrom(draft, 'from straight overhead', 'You asked for a view from overhead.'),
  ],
  [
    /^(?:drone|drone shot|aerial|aerial shot|fpv|from the air)$/,
    (draft) => fromTheAir(draft, 'You asked for a view from the air.'),
  ],
  [/^eye[- ]level$/, (draft) => angleFrom(draft, 'at eye level', 'You asked for eye level.')],
  [/^from behind$/, (draft) => angleFrom(draft, 'from behind', 'You asked to see it from behind.')],
  [
    /^slower$|^(?:super |extreme )?slow[- ]?mo(?:tion)?$|^slow it down$/,
    (draft) => paced(draft, 'all of it in slow motion'),
  ],
  [
    /^faster$|^quicker$|^speed it up$|^(?:at )?(?:real|full|normal) speed$/,
    (draft) => paced(draft, 'all of it at a brisk, real pace'),
  ],
  [/^time-?lapse$|^time lapse$/, (draft) => paced(draft, 'all of it as a time-lapse')],
  [
    /^black[- ](?:and|&)[- ]white$|^b\s?&\s?w$|^bw$|^monochrome$|^no colou?rs?$|^without colou?rs?$/,
    blackAndWhite,
  ],
  [
    /^(?:no|without(?: any)?|remove (?:the |all )?) ?(?:people|persons|humans|anyone)$|^nobody$|^no one$|^empty of people$/,
    noPeople,
  ],
  [
    /^(?:no|without(?: any)?|remove (?:the |all )?) ?(?:dialogue|dialog|talking|speech|voices?|words|speaking)$|^(?:wordless|nobody speaks|no one (?:speaks|talks))$/,
    noWords,
  ],
  [
    /^(?:no|without(?: any)?|remove (?:the |all )?) ?(?:music|score|soundtrack)$/,
    (draft) => musicAs(draft, 'no music'),
  ],
  [
    /^(?:no|without(?: any)?) (?:sound|audio)$|^(?:silent|mute|muted)$/,
    (draft) => musicAs(draft, 'no sound at all'),
  ],
  [/^(?:add )?(?:some )?(?:background )?music$/, (draft) => musicAs(draft, '')],
  [
    /^vertical(?: format| video)?$|^portrait(?: format| mode| orientation)?$|^9:16$|^for (?:tiktok|reels|shorts|stories)$/,
    (draft) => shape(draft, 'vertical 9:16 frame, the subject in the middle third'),
  ],
  [/^square(?: format)?$|^1:1$/, (draft) => shape(draft, 'square 1:1 frame, the subject in the centre')],
  [
    /^(?:horizontal|landscape)(?: format| orientation)?$|^16:9$|^widescreen$/,
    (draft) => shape(draft, 'horizontal 16:9 frame, room on the side that the action moves toward'),
  ],
  [/^21:9$|^cinemascope$/, (draft) => shape(draft, 'very wide 21:9 frame, the subject off-centre')],
];

const ANOTHER =
  /^(?:an?other|different|new|change the|other|vary the|try another) (camera|shot|angle|light|lighting|sound|audio|mood|style|look|setting|place|location|motion|movement|action)(?: angle| movement)?$/;
const PARTS_OF_ANOTHER: Readonly<Record<string, Element>> = {
  camera: 'camera',
  shot: 'camera',
  angle: 'camera',
  light: 'light',
  lighting: 'light',
  sound: 'audio',
  audio: 'audio',
  mood: 'mood',
  style: 'style',
  look: 'style',
  setting: 'setting',
  place: 'setting',
  location: 'setting',
  motion: 'motion',
  movement: 'motion',
  action: 'motion',
};

const MUSIC =
  /^(?:add|with|include|put in|some)\s+((?:[\p{L}-]{1,20}\s){0,4}(?:music|piano|guitar|strings|orchestra|jazz|synths?|drums|violin|score|soundtrack|beat))$/u;
const LENS = /^(?:an?\s)?(\d{1,3})\s?mm(?: lens)?$/;

/** What one instruction asks for, or undefined where it is none that is known. */
export function wishIn(said: string): Wish | undefined {
  const lower = said.toLowerCase();
  const core = lower.replace(LEAD, '');
  const bare = core.replace(MEASURE, '');
  return fixedIn([lower, core, bare]) ?? namedIn(core, bare) ?? changeOf(said);
}

function fixedIn(forms: readonly string[]): Wish | undefined {
  for (const form of forms) {
    for (const [words, wish] of FIXED) if (words.test(form)) return wish;
    const part = PARTS_OF_ANOTHER[ANOTHER.exec(form)?.[1] ?? ''];
    if (part) return (draft) => another(draft, part);
    const music = MUSIC.exec(form)?.[1];
    if (music) return (draft) => musicAs(draft, music);
    const lens = LENS.exec(form)?.[1];
    if (lens) return (draft) => lensOf(draft, `${lens} mm`, `You asked for ${lens} mm.`);
  }
  return undefined;
}

const SMALL: ReadonlySet<string> = new Set([
  'at',
  'in',
  'on',
  'by',
  'a',
  'an',
  'the',
  'with',
  'during',
  'and',
]);

/** One circumstance, or several in a row: 'night', 'rainy night', 'at night in the rain'. */
function circumstancesIn(core: string): Circumstance[] | undefined {
  const said = core.replace(/\s(?:scene|setting|shot|time)$/, '');
  const whole = CIRCUMSTANCES_ASKED.get(said);
  if (whole) return [whole];
  const words = said.split(' ').filter((word) => !SMALL.has(word));
  const found = words.flatMap((word) => CIRCUMSTANCES_ASKED.get(word) ?? []);
  return found.length > 0 && found.length === words.length ? found : undefined;
}

function namedIn(core: string, bare: string): Wish | undefined {
  const circumstances = circumstancesIn(core) ?? circumstancesIn(bare);
  if (circumstances) {
    return (draft) => {
      for (const circumstance of circumstances) settleCircumstance(draft, circumstance);
    };
  }
  const move = MOVES_ASKED.find(([names]) => names.test(bare))?.[1];
  if (move)
    return (draft) =>
      moveBy(draft, move, 'You asked for this movement; it takes the place of the one before.');
  const light = LIGHTS_ASKED.find(([names]) => names.test(bare) || names.test(core))?.[1];
  if (light) return (draft) => lightAs(draft, light);
  const mood = MOODS_ASKED.get(bare.replace(/^(?:less|not so) .*/, ''));
  if (mood) return (draft) => moodAs(draft, mood);
  const style = STYLES_ASKED.get(bare) ?? STYLES_ASKED.get(bare.replace(STYLE_END, ''));
  return style ? (draft) => styleAs(draft, style) : undefined;
}
