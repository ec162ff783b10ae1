import { analyze } from '../../anatomy/analyze.ts';
import { senses } from '../../read/senses.ts';
import { isPlaceClass } from '../../shot/scene-class.ts';
import { feltIn } from '../genre/feeling-named.ts';
import { feelingAsked } from '../genre/felt.ts';
import { LIGHT, partsOf, sentencesOf } from '../optimizer/prompt-parts.ts';
import type { Slot } from '../optimizer/slots.ts';
import { lightTurn } from '../picture/light-turns.ts';
import { colourKept } from '../picture/named-looks.ts';
import type { VideoPlan } from '../plan.ts';
import { toldMoments } from '../story/tell.ts';
import { moveNamed, speaksOf } from './film-words.ts';
import type { Idea } from './idea.ts';
import { isPlacedByThings } from './setting.ts';

/** Which parts of the seven elements a text already has. */
export type Present = Readonly<Record<Exclude<Slot, 'near' | 'ground' | 'music'>, boolean>> & {
  readonly audio: boolean;
};

const FRAME =
  /\b(?:close[- ]?ups?|macro|wide[- ](?:shot|view|angle|frame)|(?:medium|full|long|establishing|two|master|cowboy|tight|insert|profile|detail|reaction|pov|aerial|drone|overhead)[- ](?:shot|view|footage)|full[- ]body|full[- ]length|from overhead|top[- ]down|bird['’]?s[- ]eye|worm['’]?s[- ]eye|(?:low|high|dutch|canted)[- ]angle|eye[- ]level|over[- ]the[- ]shoulder|seen from (?:above|below|behind)|shot from|pov|point of view|first[- ]person|head and shoulders|selfie|flat lay|ground level)\b/i;
const LENS =
  /\b\d{2,3}\s?mm\b(?!\s(?:\w{1,20}\s){0,2}(?:film|stock|negative))|\b(?:anamorphic|fish-?eye|telephoto|macro|wide-angle lens|long lens|prime lens|tilt-shift|gopro|pinhole)\b|f\/\d/i;
const MOTION =
  /\b(?:slow[- ]?mo(?:tion)?|time[- ]?lapse|hyperlapse|turns (?:its|her|his|their) head|speed ramp|slowly|gently|gradually|suddenly|quickly|once|twice|(?:one|two|three|four|five) (?:slow |quick |careful )?(?:steps?|strides?|turns?|beats?)|drift(?:s|ing)|sway(?:s|ing)|billow(?:s|ing)|swirl(?:s|ing)|rippl(?:es|ing)|trembl(?:es|ing)|flutter(?:s|ing)|flicker(?:s|ing)|(?:steam|smoke|dust|mist|fog) (?:rises|rising|curls|curling)|rising (?:steam|smoke|dust))\b|慢动作|zeitlupe|cámara lenta|au ralenti/i;
/** How time runs, which settles the movement by itself. */
const PACED = /\b(?:slow[- ]?mo(?:tion)?|time[- ]?lapse|hyperlapse|speed ramp)\b/i;
const AUDIO =
  /\b(?:sounds?|audio|soundtrack|sfx|no (?:music|score|dialogue)|without (?:music|sound|dialogue)|(?:soft|quiet|background|upbeat|piano|jazz|ambient|orchestral|dramatic|calm|classical|gentle|electronic|lo-?fi) music|music (?:plays|playing|swells|fades)|footsteps|birdsong|voice-?over|narrat(?:or|ion)|dialogue|ambience|hiss(?:es|ing)?|hum(?:s|ming)? of|crackl(?:e|es|ing)|rumble|clatter|chimes?|murmur|echo(?:es|ing)?|silent (?:film|movie|clip|video)|mute[d]?)\b/i;
/** Music or speech that is ruled out names no sound yet. */
const RULED_OUT =
  /(?:^|,\s*)(?:and\s|but\s|with\s)?(?:no|without(?: any)?)\s(?:music|score|dialogue|dialog|talking|speech|words)(?=[,.]|$)/gi;
const LOOK =
  /\b(?:silent (?:film|movie)|look|realism|hyper-?realistic|film (?:grain|stock)|social media|vlog|pixel art|watercolou?r|oil painting|3d render|(?:16|35|65|70)\s?mm (?:\w{1,20} ){0,2}film)\b/i;
const VERB_LOOK = /\blook (?:at|up|down|back|away|into|out|for|like|over|around|through)\b/i;
const MOOD = /\b(?:mood|atmosphere|vibe|feeling of|sense of)\b/i;
const CLOCK = /\b(?:\d{1,2}(?::\d\d)?\s?(?:am|pm|o['’]clock)|\d{3,4}0s|\d{2}(?:th|st) century|daylight)\b/i;
/** An hour is no light yet, and 'in the light' names none. */
const NO_LIGHT =
  /^(?:(?:at|in|during|before|after|under|by|as|a|an|the|of|just|early|late|first|to|day|towards?)\s){0,4}(?:sunset|sunrise|dawn|dusk|golden hour|blue hour|twilight|daybreak|night|noon|midday|light|day|sun)\b.{0,24}$/i;

/** From so many words on, a place without an hour is left as it is. */
const LONG = 30;

/** Whether a text names by what it is lit, and not from where or how: 'neon', 'lit only by a torch'. */
const isOnlySource = (text: string, { timing, isDrawn }: Idea): boolean =>
  isOneSentence(text) && timing !== 'lapse' && !isDrawn && ONLY_SOURCE.test(text) && !DIRECTED.test(text);

const ONLY_SOURCE =
  /(?:^|,\s)neon(?=,|$)|\blit\s(?:only\s|just\s)?(?:by|with)\s(?:an?\s|the\s|his\s|her\s)?(?:single\s|phone\s)?(?:torch(?:es)?|candles?|matches|match|lamp|lantern|flashlights?|phones?)\b/i;
const DIRECTED =
  /\b(?:from (?:the |camera |a )?(?:left|right|behind|above|below|side|window|front|back)|backlit|rim|soft|hard|harsh|diffused?|golden|low|side light|silhouette\w*|shadows?)\b/i;

function hasLight(text: string, idea: Idea): boolean {
  // Lights that go out one by one are told, and not yet lit.
  if (idea.scene.lights.length === 0 && isOneSentence(text) && lightTurn(text) !== '') return false;
  // Whoever lights a cigarette names no light.
  const said = text.replace(/\b(?:lights?|lighting) (?:an?|the|his|her|their|my|up|one)\b/gi, (all) =>
    ' '.repeat(all.length),
  );
  if (idea.scene.lights.length > 0 || LIGHT.test(said)) return !isOnlySource(said, idea);
  return analyze(said).some(
    ({ start, end, element }) => element === 'light' && !NO_LIGHT.test(said.slice(start, end)),
  );
}

function hasTime(text: string, idea: Idea, { parts }: VideoPlan): boolean {
  return parts.time === '' || idea.scene.times.length > 0 || CLOCK.test(text) || idea.scene.wordCount > LONG;
}

function hasPlace(idea: Idea, { setting }: VideoPlan): boolean {
  if (
    idea.scene.place ||
    setting.at !== '' ||
    /\bunderwater\b/i.test(idea.subject) ||
    isPlaceClass(idea.kind) ||
    idea.scene.isEdit
  )
    return true;
  if (['underwater', 'space'].includes(setting.where.surroundings ?? '') && idea.main?.kind !== 'sea-animal')
    return true;
  const inView = idea.scene.cast.some(
    (member) =>
      member !== idea.main && ['weather', 'terrain'].includes(member.kind) && member.part === 'topic',
  );
  return inView || isPlacedByThings(idea);
}

/** Whether the words name a feeling, also as the subject itself: 'loneliness'. */
function namesFeeling({ scene, main, subject }: Idea): boolean {
  if (feltIn(scene) || feelingAsked(subject) === subject) return true;
  return (
    main?.kind === 'abstract' &&
    senses()
      .get(main.name.toLowerCase())
      .some(({ is }) => is === 'feeling')
  );
}

/** A story in one sentence says what happens, and not how it is shown. */
const isOneSentence = (text: string): boolean => sentencesOf(text).length === 1;

/** Which parts a text names by its plain words, whatever was read of it. */
export function namedIn(
  text: string,
): Readonly<Record<'camera' | 'light' | 'style' | 'audio' | 'motion', boolean>> {
  const ours = new Set(partsOf(text).map(({ slot }) => slot));
  return {
    camera: FRAME.test(text) || LENS.test(text) || moveNamed(text) !== undefined || ours.has('frame'),
    light: LIGHT.test(text) || ours.has('light'),
    style: speaksOf('style', text) || (LOOK.test(text) && !VERB_LOOK.test(text)) || ours.has('style'),
    audio: /\bsounds?\s?:/i.test(text) || ours.has('near') || speaksOf('no-sound', text),
    motion: ours.has('motion'),
  };
}

/** Finds which of the seven elements the user's words already settle. */
export function presentIn(text: string, idea: Idea, plan: VideoPlan): Present {
  const ours = new Set(partsOf(text).map(({ slot }) => slot));
  const isStyled =
    idea.hasStyle ||
    speaksOf('style', text) ||
    (LOOK.test(text) && !VERB_LOOK.test(text)) ||
    ours.has('style');
  return {
    place: hasPlace(idea, plan) || ours.has('place'),
    time: hasTime(text, idea, plan) || ours.has('time'),
    frame:
      FRAME.test(text) ||
      idea.scene.cameras.some(({ row }) => row.id !== 'portrait' && (row.size ?? row.height)) ||
      ours.has('frame'),
    lens: LENS.test(text) || idea.isDrawn || ours.has('lens'),
    move: moveNamed(text) !== undefined,
    motion:
      (PACED.test(text) && toldMoments(idea).length < 2) ||
      (MOTION.test(text) && !(idea.events.length > 1 && isOneSentence(text))) ||
      ours.has('motion'),
    light: hasLight(text, idea) || ours.has('light'),
    style: isStyled && (colourKept(text) === '' || ours.has('style')),
    mood: namesFeeling(idea) || MOOD.test(text) || isStyled,
    audio: AUDIO.test(text.replace(RULED_OUT, ' ')) || ours.has('near'),
  };
}
