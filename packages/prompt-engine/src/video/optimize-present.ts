import { analyze } from '../anatomy/analyze.ts';
import { readSubject } from '../reading/read-subject.ts';
import type { IdeaReading } from './idea.ts';
import { type Group, groupOf, type Slot } from './optimize-lines.ts';
import { findPhrases } from './optimize-phrases.ts';

/** Which parts of the seven elements a text already has. */
export type Present = Readonly<
  Record<
    'place' | 'time' | 'frame' | 'lens' | 'move' | 'motion' | 'light' | 'audio' | 'style' | 'mood',
    boolean
  >
>;

const FRAME =
  /\b(?:close[- ]?ups?|macro|wide[- ](?:shot|view|angle|frame)|(?:medium|full|long|establishing|two|master|cowboy|tight|insert|profile|detail|reaction|pov|aerial|drone|overhead)[- ](?:shot|view|footage)|full[- ]body|full[- ]length|from overhead|top[- ]down|bird['’]?s[- ]eye|worm['’]?s[- ]eye|(?:low|high|dutch|canted)[- ]angle|eye[- ]level|over[- ]the[- ]shoulder|seen from (?:above|below|behind)|shot from|pov|point of view|first[- ]person|head and shoulders|selfie|flat lay|ground level)\b/i;
const LENS =
  /\b\d{2,3}\s?mm\b(?!\s(?:\w{1,20}\s){0,2}(?:film|stock|negative))|\b(?:anamorphic|fish-?eye|telephoto|macro|wide-angle lens|long lens|prime lens|tilt-shift|gopro|pinhole)\b|f\/\d/i;
const MOVE =
  /\b(?:dolly|tracking shot|tracks (?:along|left|right|with)|push(?:es)?[- ]in|pull(?:s|ed)?[- ](?:out|back)|(?:slow|camera|whip) pans?|pans (?:left|right|across|slowly|to)|panning|tilts? (?:up|down)|crane (?:shot|up|down)|jib|orbit(?:s|ing)? (?:shot|around)|camera (?:orbits|circles|follows|moves|glides|rises|drifts|pulls|pushes|tracks|pans|tilts)|hand-?held|steadicam|gimbal|static|locked[- ]off|tripod|(?:slow|crash|dolly) zoom|zooms? (?:in|out)|drone|fly-?over|fpv|follow shot|rack focus|fixed camera|one continuous take|single take|pov)\b/i;
const MOTION =
  /\b(?:slow[- ]?mo(?:tion)?|time[- ]?lapse|hyperlapse|turns (?:its|her|his|their) head|stop[- ]motion|speed ramp|slowly|gently|gradually|suddenly|quickly|then (?:stops|turns|looks|lifts|falls|sits|stands)|once|twice|(?:one|two|three|four|five) (?:slow |quick |careful )?(?:steps?|strides?|turns?|beats?)|drift(?:s|ing)|sway(?:s|ing)|billow(?:s|ing)|swirl(?:s|ing)|rippl(?:es|ing)|trembl(?:es|ing)|flutter(?:s|ing)|flicker(?:s|ing)|(?:steam|smoke|dust|mist|fog) (?:rises|rising|curls|curling)|rising (?:steam|smoke|dust))\b|慢动作|zeitlupe|cámara lenta|au ralenti/i;
const LIGHT =
  /\b(?:lighting|(?:sun|moon|star|candle|lamp|fire|torch|day|back|rim|key|side|spot|flood|street)(?:light|lit)\b|(?:window|neon|soft|hard|warm|cold|cool|natural|golden|low|overhead|ambient|practical|first|last|late|early|morning|evening|pale|grey|gray|even|volumetric|dim|harsh|diffused?|stage|side|key|dappled) (?:light|lights|lit|glow)\b|lit (?:by|from|with|only)|light (?:from|through|falls|falling|streams|streaming|pours)|back-?lit|glow(?:s|ing)?|neon|silhouett(?:e|ed)|chiaroscuro|softbox|shafts? of (?:sun)?light|god rays|long shadows|shadows? (?:falls?|on|across)|rim light|bare bulb|lantern light)\b/i;
const AUDIO =
  /\b(?:sounds?|audio|soundtrack|sfx|no (?:music|score|dialogue)|without (?:music|sound|dialogue)|(?:soft|quiet|background|upbeat|piano|jazz|ambient|orchestral|dramatic|calm|classical|gentle|electronic|lo-?fi) music|music (?:plays|playing|swells|fades)|footsteps|birdsong|voice-?over|narrat(?:or|ion)|dialogue|ambience|asmr|hiss(?:es|ing)?|hum(?:s|ming)? of|crackl(?:e|es|ing)|rumble|clatter|chimes?|murmur|echo(?:es|ing)?|silent (?:film|movie|clip|video)|mute[d]?)\b|\b(?:says?|whispers?|shouts?|asks?)\b[^"“\n]{0,40}["“]/i;
const STYLE =
  /\b(?:silent (?:film|movie)|style|look|documentary|noir|vhs|found footage|music video|commercial|trailer|cinematic|photo-?realistic|hyper-?realistic|realistic|realism|anime|cartoon|claymation|stop[- ]motion|animat(?:ed|ion)|black[- ]and[- ]white|monochrome|home movie|newsreel|super 8|(?:16|35|65|70)\s?mm (?:\w{1,20} ){0,2}film|film (?:look|grain|stock)|social media|vlog|pixel art|watercolou?r|oil painting|3d render)\b/i;
const VERB_LOOK = /\blook (?:at|up|down|back|away|into|out|for|like|over|around|through)\b/i;
const MOOD = /\b(?:mood|atmosphere|vibe|feeling of|sense of)\b/i;
const TIME =
  /\b(?:\d{1,2}(?::\d\d)?\s?(?:am|pm|o['’]clock)|morning|noon|afternoon|evening|night|midnight|dawn|dusk|sunrise|sunset|twilight|daybreak|golden hour|blue hour|day(?:time|light)?|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|\d{3,4}0s|\d{2}(?:th|st) century)\b/i;

/** An hour is no light yet, and 'in the light' names none. */
const NO_LIGHT =
  /^(?:(?:at|in|during|before|after|under|by|as|a|an|the|of|just|early|late|first|to|day|towards?)\s){0,4}(?:sunset|sunrise|dawn|dusk|golden hour|blue hour|twilight|daybreak|night|noon|midday|light|day|sun)\b.{0,24}$/i;

/** Subjects that are places themselves. */
const PLACE_GROUPS: ReadonlySet<Group> = new Set<Group>([
  'building',
  'interior',
  'city',
  'mountain',
  'coast',
  'forest',
  'desert',
  'field',
  'water',
  'space',
  'unknown',
]);
/** Subjects on which no hour falls: plain grounds, sets, the deep. */
const TIMELESS: ReadonlySet<Group> = new Set<Group>([
  'product',
  'graphic',
  'abstract',
  'toy',
  'sea',
  'space',
  'hands',
]);

/** Lights that tell the hour well enough. */
const LIT_BY_NIGHT: ReadonlySet<string> = new Set([
  'candle',
  'lamp',
  'fire',
  'neon',
  'moon',
  'stars',
  'street',
  'stage',
  'studio',
  'screen',
]);
const A_PLACE =
  /^(?:in|inside|on|at|under|beside|behind|near|along|across|through|over|aboard|above|below|beneath|among|between|outside)\s/i;
const NO_PLACE =
  /^\w{1,8}\s(?:(?:an?|the|heavy|light|soft|early|late|summer|winter|spring|autumn|pouring|falling|deep|thick)\s){0,3}(?:rain|snow|fog|mist|wind|storm|thunderstorm|night|dawn|dusk|sunset|sunrise|morning|afternoon|evening|noon|midnight|winter|summer|autumn|spring|light|dark|sun|sunlight|shade|shadow|weather|black|colou?r|slow motion|golden hour|blue hour|twilight|motion|profile|close)\b/i;

/** From so many words on, a place without an hour is left as it is. */
const LONG = 30;

/** Finds which of the seven elements the user's words already settle. */
export function presentIn(text: string, idea: IdeaReading): Present {
  const found = findPhrases(text);
  const ours = new Set<Slot>(found.map(({ line }) => line.slot));
  const { reading } = idea;
  const group = groupOf(idea.kind, reading.known, idea.facts.place, text);
  const { place, time, weather, season } = idea.facts;
  const spans = analyze(text);
  const has = (element: string) =>
    spans.some((span) => span.element === element && !NO_LIGHT.test(text.slice(span.start, span.end)));
  const ownPlace = found.some(({ line }) => line.slot === 'place') && ours.has('light');
  const sees =
    reading.others.some(({ kind }) => PLACE_GROUPS.has(groupOf(kind, true, undefined, ''))) &&
    group === 'sky';
  const isPlaced =
    sees ||
    spans.some(
      ({ start, end, element }) =>
        element === 'setting' &&
        A_PLACE.test(text.slice(start, end)) &&
        !NO_PLACE.test(text.slice(start, end)),
    ) ||
    reading.isPlaced ||
    (idea.rest !== '' && readSubject(idea.rest).isPlaced);
  const move = MOVE.test(text);
  const isStyled = idea.hasStyle || (STYLE.test(text) && !VERB_LOOK.test(text));
  return {
    place:
      isPlaced || PLACE_GROUPS.has(group) || place === 'underwater' || place === 'space' || ours.has('place'),
    time:
      (time ?? weather ?? season) !== undefined ||
      TIMELESS.has(group) ||
      ownPlace ||
      reading.isForeign ||
      LIT_BY_NIGHT.has(idea.named.light ?? '') ||
      place === 'underwater' ||
      place === 'space' ||
      TIME.test(text) ||
      ours.has('time') ||
      reading.words > LONG,
    frame: FRAME.test(text) || idea.named.shot !== undefined,
    lens: LENS.test(text) || idea.isDrawn,
    move,
    motion: MOTION.test(text) || ours.has('motion'),
    light: LIGHT.test(text) || idea.named.light !== undefined || ours.has('light') || has('light'),
    audio: AUDIO.test(text) || ours.has('near'),
    style: isStyled || ours.has('style'),
    mood: idea.named.mood !== undefined || MOOD.test(text) || has('mood') || isStyled,
  };
}
