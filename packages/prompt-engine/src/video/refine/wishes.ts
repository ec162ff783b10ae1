import { listOf, rowsOf, wordsOfCell } from '../../lexicon/row.ts';
import { ELEMENTS, type Element } from '../../vocabulary.ts';
import { CAMERA_MOVES } from '../idea/film-words.ts';
import type { PromptDraft } from '../optimizer/draft.ts';
import { angleFrom, fromTheAir, lensOf, moveBy, resize } from './camera.ts';
import { circumstancesIn, settleCircumstance } from './circumstances.ts';
import { remarkIn } from './focus.ts';
import { again, another, longer, shorter } from './length.ts';
import {
  blackAndWhite,
  lightAs,
  lightAsked,
  moodAs,
  moodAsked,
  musicAs,
  noPeople,
  noWords,
  paced,
  shape,
  styleAs,
  styleAsked,
} from './looks.ts';
import { placeAndHour } from './place-and-hour.ts';
import { changeOf, placeWished } from './words.ts';

/** Changes the draft as the message wishes. */
export type Wish = (draft: PromptDraft) => void;

/** 'make it', 'set it', and the measure of more and less, which change nothing in what is asked. */
const LEAD =
  /^(?:(?:make|keep|set|turn|put|let|have|give|show|film|shoot|change) (?:it|this|that|the (?:whole )?(?:shot|scene|video|clip|prompt|mood|tone|feeling|camera|lighting|style|look|time(?: of day)?|weather))(?: be| into| look| feel| to(?: be)?| to take place)?|it should be|should be|use|switch to|go(?: for)?)\s+/i;
const MEASURE =
  /^(?:(?:all|a bit|a little|slightly|much|far|even|way|very|really|more|in|at|during|with|by|under|as|an?|the)\s+){1,4}/i;
const NO = /^(?:without(?: any)?|remove (?:the |all )?|no more)\s+/;

/* What is done, and with what | what asks for it, in lower case and without its lead. */
const FIXED: ReadonlyMap<string, readonly [act: string, argument: string]> = new Map(
  rowsOf(
    `
shorter | shorter, short, more concise, concise, briefer, simpler, trim it, shorten, shorten it, less detail, less details, less detailed
longer | longer, more detail, more details, more detailed, detail, details, detailed, expand, expand it, add detail, add details, add more detail, add more details, richer, extend it
again | again, another, another one, another version, another try, once more, retry, regenerate, try again, redo, redo it, different version, a different version, new version
size nearer | closer, nearer, tighter, closer in, closer up, get closer, go closer, move closer, move in closer, get in closer, zoom closer
size farther | wider, go wider, zoom wider, further back, further away, farther back, farther away, go further back
size close-up | close-up, close up, closeup, close-ups, extreme close-up, extreme close up
size wide shot | wide, wide shot, wide angle, wide-angle
size medium shot | medium, medium shot
angle from a low angle | low angle, low-angle, low angle shot, low-angle shot, from a low angle, from below
angle from a high angle | high angle, high-angle, high angle shot, high-angle shot, from a high angle, from above
angle from straight overhead | overhead, overhead shot, top-down, top down
angle at eye level | eye level, eye-level
angle from behind | from behind
air | drone, drone shot, aerial, aerial shot, fpv, from the air
pace all of it in slow motion | slower, slow motion, slow-motion, slow mo, slowmo, slow-mo, super slow motion, extreme slow motion, slow it down
pace all of it at a brisk, real pace | faster, quicker, speed it up, real speed, full speed, normal speed, at real speed, at full speed, at normal speed
pace all of it as a time-lapse | time-lapse, timelapse, time lapse
grey | black and white, black-and-white, black & white, b&w, b & w, bw, monochrome, no colour, no color, no colours, no colors, without colour, without color
nobody | no people, no persons, no humans, no one, nobody, empty of people
wordless | no dialogue, no dialog, no talking, no speech, no voice, no voices, no words, no speaking, wordless, nobody speaks, no one speaks, no one talks
music no music | no music, no score, no soundtrack
music no sound at all | no sound, no audio, silent, mute, muted
music | music, some music, background music, add music, add some music, add background music, add some background music
shape vertical 9:16 frame, the subject in the middle third | vertical, vertical format, vertical video, portrait format, portrait mode, portrait orientation, 9:16, for tiktok, for reels, for shorts, for stories, tiktok, reels, shorts, stories
shape square 1:1 frame, the subject in the centre | square, square format, 1:1
shape horizontal 16:9 frame, room on the side that the action moves toward | horizontal, horizontal format, horizontal orientation, landscape format, landscape orientation, landscape, 16:9, widescreen
shape very wide 21:9 frame, the subject off-centre | 21:9, cinemascope
`,
    2,
  ).flatMap(([act, names]) => {
    const [what = '', ...rest] = wordsOfCell(act);
    return listOf(names).map((name) => [name, [what, rest.join(' ')]] as const);
  }),
);

function fixedWish(act: string, argument: string): Wish | undefined {
  switch (act) {
    case 'shorter':
      return shorter;
    case 'longer':
      return longer;
    case 'again':
      return again;
    case 'grey':
      return blackAndWhite;
    case 'nobody':
      return noPeople;
    case 'wordless':
      return noWords;
    case 'air':
      return (draft) => fromTheAir(draft, 'You asked for a view from the air.');
    case 'size':
      return (draft) =>
        resize(
          draft,
          argument,
          argument === 'nearer' || argument === 'farther'
            ? `You asked for it ${argument}: one shot size, all else as it was.`
            : `You asked for a ${argument}.`,
        );
    case 'angle':
      return (draft) => angleFrom(draft, argument, `You asked to see it ${argument}.`);
    case 'pace':
      return (draft) => paced(draft, argument);
    case 'music':
      return (draft) => musicAs(draft, argument);
    case 'shape':
      return (draft) => shape(draft, argument);
    default:
      return undefined;
  }
}

const ANOTHER =
  /^(?:an?other|different|new|change the|other|vary the|try another) (camera|shot|angle|light|lighting|sound|audio|mood|style|look|setting|place|location|motion|movement|action)(?: angle| movement)?$/;
/* Element | other names of it. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  rowsOf(
    'camera | shot, angle\nlight | lighting\naudio | sound\nstyle | look\nsetting | place, location\nmotion | movement, action',
    2,
  ).flatMap(([element = '', names]) => listOf(names).map((name) => [name, element] as const)),
);
const elementNamed = (name: string): Element | undefined =>
  ELEMENTS.find((element) => element === (ALIASES.get(name) ?? name));

const MUSIC =
  /^(?:add|with|include|put in|some)\s+((?:[\p{L}-]{1,20}\s){0,4}(?:music|piano|guitar|strings|orchestra|jazz|synths?|drums|violin|score|soundtrack|beat))$/u;
const LENS = /^(?:an?\s)?(\d{1,3})\s?mm(?: lens)?$/;

function fixedIn(forms: readonly string[]): Wish | undefined {
  for (const form of forms) {
    const fixed = FIXED.get(form) ?? FIXED.get(form.replace(NO, 'no '));
    if (fixed) return fixedWish(fixed[0], fixed[1]);
    const part = elementNamed(ANOTHER.exec(form)?.[1] ?? '');
    if (part) return (draft) => another(draft, part);
    const music = MUSIC.exec(form)?.[1];
    if (music) return (draft) => musicAs(draft, music);
    const lens = LENS.exec(form)?.[1];
    if (lens) return (draft) => lensOf(draft, `${lens} mm`, `You asked for ${lens} mm.`);
  }
  return undefined;
}

/** Hours, movements, lights, feelings and looks, by the names that the lexicon has for them. */
function namedIn(core: string, bare: string, isOrder: boolean): Wish | undefined {
  const circumstances = circumstancesIn(core, isOrder) ?? circumstancesIn(bare, isOrder);
  if (circumstances) {
    return (draft) => {
      for (const each of circumstances) settleCircumstance(draft, each);
    };
  }
  const move = CAMERA_MOVES.find(({ words }) => bare.replace(words, '').trim() === '')?.whole;
  if (move)
    return (draft) =>
      moveBy(draft, move, 'You asked for this movement; it takes the place of the one before.');
  const light = lightAsked(core) ?? lightAsked(bare);
  if (light) return (draft) => lightAs(draft, light);
  const mood = /^(?:less|not so)\s/.test(bare) ? undefined : moodAsked(bare);
  if (mood) return (draft) => moodAs(draft, mood);
  const style = styleAsked(bare);
  return style && ((draft) => styleAs(draft, style.text, style.isDrawn));
}

function hourIn(words: string): Wish | undefined {
  const lower = words.toLowerCase();
  const found = circumstancesIn(lower, true) ?? circumstancesIn(lower.replace(MEASURE, ''), true);
  return (
    found &&
    ((draft) => {
      for (const each of found) settleCircumstance(draft, each);
    })
  );
}

/** What one instruction asks for, or undefined where it is none that is known. */
export function wishIn(said: string): Wish | undefined {
  const lower = said.toLowerCase();
  const core = lower.replace(LEAD, '');
  const bare = core.replace(MEASURE, '');
  // A name keeps its capital.
  const asTyped = said.replace(LEAD, '');
  const isOrder = core !== lower || /^(?:at|in|on|to|into)\s/.test(core);
  return (
    fixedIn([lower, core, bare]) ??
    (isOrder ? placeAndHour(asTyped, hourIn, placeWished) : undefined) ??
    namedIn(core, bare, core !== lower || /^(?:at|in)\s/.test(core)) ??
    changeOf(said) ??
    remarkIn(said, (name) => fixedIn([name]))
  );
}
