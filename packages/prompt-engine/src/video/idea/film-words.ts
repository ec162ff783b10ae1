import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { wordsPattern } from '../wording.ts';

/*
 * Words about the film itself rather than about what it shows: how the camera moves, how time runs, what is heard.
 */

/** A movement of the camera: how it begins, goes on and ends, and the same in one phrase with its end named. */
export interface Move {
  readonly id: string;
  readonly words: RegExp;
  readonly begins: string;
  readonly goesOn: string;
  readonly ends: string;
  readonly whole: string;
}

/* id | names | begins | goes on | ends | whole */
const MOVES = `
static | static, locked-off, locked off, fixed camera, still camera, static camera, tripod, no camera movement, no movement, camera never moves, camera doesn’t move, camera does not move, camera stays still, camera stays put | locked off on a tripod | still locked off | locked off to the last frame | a static, locked-off camera
zolly | dolly zoom, dolly-zoom, vertigo effect, vertigo shot, zolly | dolly zoom begins, the face the same size while the background stretches away | the background goes on stretching behind the face | the dolly zoom ends, frame held | one dolly zoom, the face the same size while the background stretches away
push | push-in, push in, pushes in, dolly in, dolly-in, slow dolly, dolly, camera pushes | slow push-in begins | the push-in goes on at one pace | the push-in ends, frame held | one slow push-in that stops at half the distance
pull | pull-out, pull out, pull-back, pull back, pulls back, pulls out, pulls away, pulling out, pulling back, pulling away, dolly out, dolly-out, camera pulls | slow pull-out begins | the pull-out goes on at one pace | the pull-out ends on the whole | one slow pull-out that ends with the place in view
track | tracking shot, tracking, track along, track alongside, tracks along, camera tracks, trucking, camera trucks, trucks sideways, truck left, truck right, lateral tracking | tracking shot alongside, left to right | tracking at the same pace | the tracking slows to a stop | one steady tracking shot alongside at the same pace
follow | shot following, take following, camera following, shot that follows, follow shot, camera follows, drone follows, drone following, drone tracks, following shot, follows from behind | following from behind | following at the same distance | the following slows to a stop | one follow shot from behind, two paces back
pan | slow pan, camera pans, panning shot, pan left, pan right, pan across | slow pan begins at the left | the pan goes on to the right | the pan stops, frame held | one slow pan from left to right that comes to rest
tilt | tilt up, tilt down, tilts up, tilts down, camera tilts | slow tilt begins | the tilt goes on at one pace | the tilt stops, frame held | one slow tilt up that ends at the top edge
crane | crane up, crane down, crane shot, jib shot, camera rises | crane shot rising from low | the crane goes on rising | the crane stops high, frame held | one slow crane up that ends with the place in view
orbit | orbit shot, orbiting drone, circling drone, orbiting shot, circling shot, orbiting camera, circling camera, drone orbits, drone circles, drone orbiting, drone circling, orbiting around, slow orbit, orbit around, arc shot, circle around, camera circles, camera orbits, 360 | slow orbit begins to the right | the orbit goes on at one pace | the orbit stops where it began | one slow arc of a quarter circle that ends in front
handheld | handheld, hand-held, hand held, handheld camera, shaky, shaky cam | handheld, breathing only | handheld, following the action | handheld, settling | handheld, with the slight sway of a standing operator
glide | steadicam, gimbal, camera glides, one-take, one take, oner, single take, continuous take, long take, continuous shot, uncut shot, one long shot | smooth gimbal move forward | the move goes on at walking pace | the move slows to a stop | one smooth gimbal move forward at walking pace
forward | never stops moving forward, keeps moving forward, moving forward, moves forward, keeps going forward, moving steadily forward, camera moves through, camera flies through, camera flies into | steady move forward | the same move forward, without a stop | still moving forward to the last frame | one steady move forward that never stops
whip | whip pans, whip-pans, whip pan, whip-pan, swish pan | static | one whip pan, stopping dead | static | one whip pan that stops dead
crash | crash zoom, crash zooms, snap zoom | fast crash zoom in | another crash zoom | crash zoom, stopping dead | one fast crash zoom that stops dead
zoomout | slow zoom out, zoom out, zooms out, zooming out | slow zoom out begins | the zoom out goes on at one pace | the zoom out ends on the whole, frame held | one slow zoom out that ends on the whole
zoom | zoom in, zooms in, slow zoom, zoom shot, zooming in | slow zoom in begins | the zoom goes on at one pace | the zoom stops, frame held | one slow zoom in that stops at half the distance
droneout | drone shot pulling, drone shot pulls, drone pulling, drone pulls, drone shot flying away, drone flying away, drone flies away, drone backing, drone backs, aerial shot pulling, aerial pulling | drone backing away, slow and level | the flight backs off in one line | the drone hovers far off, all around in view | one level drone move back that ends with all around in view
fpv | fpv, first-person drone, fpv drone, fpv shot, fpv flight | FPV flight, fast and low | the flight goes on without a cut, banking hard | the flight brakes close by | one fast FPV flight that banks its way through
roll | camera rolls, camera slowly rolls, slowly rolls, camera rotates, camera slowly rotates, camera roll, slow roll, barrel roll, camera turns upside down | slow roll around the lens begins | the roll goes on at one pace | the roll ends, frame held | one slow roll around the lens, the horizon turning over
drone | drone shot, drone footage, drone view, by drone, drone flying, drone flies, drone over, drone above, drone through, drone along, drone across, drone flight, aerial shot, aerial footage, fly-over, flyover | drone forward, slow and level | the flight goes on in one line | the drone slows and hovers | one level drone move forward
rack | rack focus, focus pull, pull focus | static, focus on the near side | focus moves to the far side | static, focus held | one rack focus from the near edge to the centre
viewpoint | pov, point of view, first person, first-person, gopro, through the eyes of, through his eyes, through her eyes | moving as the wearer moves | a turn of the head to the action | coming to rest | a first-person camera that moves as the wearer moves
`;

const NOTHING = /(?!)/;

export const CAMERA_MOVES: readonly Move[] = rowsOf(MOVES, 6).map(
  ([id = '', names, begins = '', goesOn = '', ends = '', whole = '']) => ({
    id,
    words: wordsPattern(listOf(names)) ?? NOTHING,
    begins,
    goesOn,
    ends,
    whole,
  }),
);

/** 'Waves, drone, moody': what flies is only named. */
const ONLY_DRONE = /(?:^|,\s*)(?:drone|aerial)(?=\s*(?:,|\.|$))/i;

/** 'Told only through the goalkeeper's eyes'. */
export const EYES_OF =
  /\b(?:through|from|with)\s(?:only\s|just\s)?((?:the|an?|my|our)\s(?:[\p{L}’'-]+\s){0,2}?[\p{L}-]+[’']s?\s|(?:his|her|their|my)\s)(?:own\s)?eyes\b/iu;

/** Whether a movement goes through a whole film, so that it is one shot; a camera in the hand cuts. */
export const isOneMove = (move: Move | undefined): boolean => move !== undefined && move.id !== 'handheld';

/** The camera move that a text names first, a glide only if there is no other; a lone 'drone' is a drone shot. */
export const moveNamed = (text: string): Move | undefined =>
  moveIn(ONLY_DRONE.test(text) ? `${text}, drone shot` : EYES_OF.test(text) ? `${text}, pov` : text);

/** The first move that is named; that it is one take is no move where another is named. */
function moveIn(typed: string): Move | undefined {
  // A dolly that goes out is no dolly in.
  const text = typed.replace(
    /\b(?:slow(?:ly)?\s|smooth\s|gentle\s)?doll(?:y|ies)\s(?:back(?:wards)?|out)\b/gi,
    'pull-out',
  );
  const named = CAMERA_MOVES.map((move) => ({ move, at: text.search(move.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const move = (named.find(({ move: { id } }) => id !== 'glide') ?? named[0])?.move;
  const turn = move?.id === 'roll' ? (/\b(\d{2,3})\s?(?:degrees?|deg\b|°)/i.exec(text)?.[1] ?? '') : '';
  return move && turn !== '' ? { ...move, ends: `the roll ends at ${turn} degrees, frame held` } : move;
}

/** How the time of a film runs, where the words say so. */
export type Timing = 'slow' | 'lapse' | 'loop' | 'one-take';

/** One shot from the beginning to the end. */
const ONE_TAKE =
  /\b(?:one[- ]?take|single take|(?:continuous|unbroken|uninterrupted) (?:[\p{L}-]+ ){0,2}(?:take|shot)|(?:one|a single) (?:long |single |unbroken )?shot|oner|long take|(?:no|without(?: any)?|with no) (?:cuts?|cutting|edits))\b/iu;

const TIMINGS: readonly (readonly [Timing, RegExp])[] = [
  ['slow', /\b(?:slow[- ]?mo(?:tion)?|\d{3,4}\s?fps|high[- ]speed camera)\b/i],
  // 'The tent goes up in timelapse, guests dancing' has one deed in time-lapse.
  [
    'lapse',
    /\b(?:time-?\s?lapse(?!,\s)|(?<!\bin (?:a )?)time-?\s?lapse|hyper-?lapse|sped up|fast forward)\b/i,
  ],
  ['loop', /\b(?:seamless loop|looping|loops?|loopable|cinemagraph)\b/i],
  ['one-take', ONE_TAKE],
];

/**
 * How time runs in the film that a text asks for, if it says so: the first of slow motion, time-lapse, loop, one take.
 */
export const timingIn = (text: string): Timing | undefined =>
  TIMINGS.find(([, words]) => words.test(text))?.[0];

/** Hours that pass within the film. */
export const SPANS_HOURS =
  /(?<!\b(?:every|each|one|all|next|that|another) )\b(?:from )?(?:dawn|morning|day|noon|dusk|night|sunrise|sunset|daylight|winter|summer) (?:to|till|until|into) (?!one |that |the next )(?:[a-z]+ )?(?:dawn|morning|day|daylight|noon|midday|afternoon|evening|dusk|night|midnight|dark|darkness|sunrise|sunset|spring|summer|autumn|winter)\b/i;
export const BEFORE_DAWN = /\bbefore (?:dawn|sunrise|daybreak|first light)\b/i;

/* what | words */
const HEARD = `
no-sound | silent film, silent movie, silent clip, silent video, silent era, no sound, no audio, without sound, without any sound, without audio, mute, muted
no-words | wordless, silently, no dialogue, no dialog, no speech, no words, no talking, no voice, without a word, without words, without dialogue, without speaking, says nothing, nobody speaks, no one speaks
speaks | say, says, saying, tells, asks, asking, whispers, whispering, shouts, shouting, talks, talking, chatting, argues, arguing, interview*, speech, speaks, speaking, dialogue, conversation, explains, explaining, monologue, presents, presenting
written | writes, writing, written, write, reads, reading, sign, signs, label*, word, words, letter, letters, title*, called, named, logo, poster, text
music | no music, without music, music, soundtrack, song, score, piano, guitar, violin, jazz, orchestra*, lo-fi, lofi, synth, techno, drumbeat, beat
sound | sound, sounds, audio, asmr, noise, voiceover, voice-over, narrator, narration, ambience, hum, humming, echo, echoes
style | in the style of, anime style, film style, movie style, cartoon style, retro style, anderson style, documentary, noir, vhs, found footage, cinematic, photorealistic, realistic, anime, cartoon, claymation, stop-motion, animated, animation, monochrome, home movie, newsreel, super 8, 16mm, 35mm film, horror film, western film, sitcom, musical, black and white, retro look, vintage look, retro film, vintage film, vintage footage
vertical | vertical, 9:16, portrait mode, tiktok, reel, reels, shorts, instagram stories, insta stories, phone screen
`;

const PATTERNS = new Map(
  rowsOf(HEARD, 2).map(([what = '', words]) => [what, wordsPattern(listOf(words)) ?? NOTHING] as const),
);

/** Whether a text speaks of sound, speech, music, look or shape. */
export const speaksOf = (
  what: 'no-sound' | 'no-words' | 'speaks' | 'written' | 'music' | 'sound' | 'style' | 'vertical',
  text: string,
): boolean => PATTERNS.get(what)?.test(text) === true;

/** The words by which a text names its look; empty where it names none. */
export const styleWords = (text: string): string =>
  PATTERNS.get('style')?.exec(text)?.[0].toLowerCase() ?? '';

const QUOTED = /["“«]([^"“”«»\n]{1,200})["”»]/gu;

/** Texts in quotation marks. */
export const quotedLinesIn = (text: string): string[] =>
  Array.from(text.matchAll(QUOTED), ([, said = '']) => textOf(said.trim().replace(/,$/, '.'))).filter(
    Boolean,
  );

/** The music that a text asks for, in its own words; empty where it asks for none or for silence. */
export function musicAsked(text: string): string {
  const [, no = '', asked = ''] =
    /(?:^|[,.;]\s*|\bwith\s|\bto\s)(?:(no|without|not)\s)?((?:(?!no\b|without\b|for\b|the\b)[\p{L}-]+\s){1,3}(?:music|soundtrack|score|beats?))(?=[,.;]|$)/iu.exec(
      text,
    ) ?? [];
  if (no !== '') return '';
  const called = asked.replace(/^(?:with|some|an?|use|add)\s/i, '').toLowerCase();
  return called === '' ? tuneIn(text) : called;
}

/** Sorts of music that are named as such: 'pulsing to techno', 'lofi mood'. */
const TUNES =
  /(?<!\b(?:no|without)\s)\b(techno|house music|drum (?:and|&|n) bass|dnb|dubstep|lo-?fi|synthwave|hip[- ]hop|bossa nova|trance|breakbeat|vaporwave|mariachi|classical music|ambient music|punk rock|heavy metal|reggae|k-?pop)\b(?!\s(?:shirt|poster|producer|fan|dj|club|boy|girl|idol|beats?|music))/iu;
const FROM_RADIO = /\bto (?:the|an?(?: old)?) (radio|record player|jukebox|gramophone)\b/iu;

function tuneIn(text: string): string {
  const tune = TUNES.exec(text)?.[1]?.toLowerCase() ?? '';
  if (/\bto an? (?:heavy |huge |deep )?(?:bass|beat)(?: drop)?\b/i.test(text))
    return 'electronic music with a heavy bass';
  if (tune !== '') return /music$/.test(tune) ? tune : `${tune} music`;
  const from = FROM_RADIO.exec(text)?.[1]?.toLowerCase() ?? '';
  return from === '' ? '' : `music from the ${from}`;
}

/** Whether the words rule music out. */
export const isUnscored = (text: string): boolean =>
  /\b(?:no|without(?: any)?)\s(?:background\s)?music\b/i.test(text);

/** A sound that a thing of the words makes: 'a red telephone ringing' → 'the telephone ringing'. */
const MAKES_SOUND =
  /(?<![\p{L}’'-])(\p{L}{3,})\s(?:(?:is|are|starts?|keeps?)\s)?(ringing|crackling|blaring|ticking|sizzling|hissing|buzzing|creaking|howling|rustling|whistling|chirping|barking|rumbling|tolling|beeping|roaring|humming|dripping|clattering|snoring|purring|crunching|clicking|popping|flapping|splashing|cracking|squeaking|crowing|bubbling)(?![\p{L}])/iu;

/** The sound that a thing of the words makes; empty where none is said, or no thing stands before it. */
export function soundSaid(text: string): string {
  const [, thing = '', heard = ''] = MAKES_SOUND.exec(text) ?? [];
  return thing === '' ||
    /^(?:and|the|with|while|only|just|start|starts|keeps?|man|woman|home|away|alone|back|off|soaked|still|now|then)$/i.test(
      thing,
    )
    ? ''
    : `the ${thing.toLowerCase()} ${heard.toLowerCase()}`;
}

/** Whether what is said stands on a thing, and nobody speaks: 'a note that says “late”'. */
export const isSaidInWriting = (text: string): boolean =>
  /\b(?:notes?|letters?|signs?|texts?|messages?|posters?|banners?|screens?|cards?|label|t-?shirts?|mugs?|board|billboard|email|tattoo|receipt|headline|book|cake|wall)\s(?:(?:under|on|in|from|behind|at|inside|above|beside)\s(?:[\p{L}’'-]+\s){1,3})?(?:that\s|which\s)?(?:just\s|only\s)?(?:says?|reads?|saying|reading)\b/iu.test(
    text,
  );

/** Whether the words ask for quick cuts. */
export const isFastCut = (subject: string): boolean =>
  /\b(?:fast|quick|rapid|jump|smash|hard)[- ]?(?:cuts?|cutting|paced|edits?|editing)\b/i.test(subject);

const CARRIER =
  /^(?:(?:an?|the|one|some)\s)?(?:(?:ai|short|quick|new|\d{1,3}[\s-]?(?:s|secs?|seconds?)|(?:six|eight|ten|twelve)[\s-]seconds?)\s){0,3}(?:videos?|clips?|reels?|films?)\s(?:of|about|showing|with|where|in\swhich)\s(?=\S)/i;

/** An idea without the words that carry a request for a video. */
export const withoutCarrier = (text: string): string => text.replace(CARRIER, '');
