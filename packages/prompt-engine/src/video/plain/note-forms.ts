import { isToldWhole } from './acts.ts';
import type { NoteKind } from './note-kinds.ts';

/* Notes that are known by the form of all of their words: how fast it is cut, how lines are to be, in which shape it is. */

/** 'The pace gets faster and faster', 'dialogue only 8 lines tops', 'simple words'. */
const PACED =
  /^(?:the |and )*(?:pace|pacing|tempo|rhythm|cutting|editing)\s(?:goes|gets|is|becomes|speeds|quickens|slows|builds|picks)\b/iu;
const WORDED =
  /^(?:the |with |very |only |just |in )*(?:(?:dialogues?|dialogs?|lines|voice ?-?overs?|narration)\s(?:only|max|under|at most|short|simple|minimal|\d).{0,30}|(?:simple|easy|short|few|plain|everyday|kid[- ]friendly)\s(?:words|language|sentences|lines|english|dialogue))$/iu;
/** 'Slow piano ballad 3:05', 'music calm koto'. */
const TUNE =
  /^(?!(?:an?|the|his|her|my|their|this|that|one)\s)(?:(?:[\p{L}-]+\s){1,4}(?:ballad|song|track|tune|anthem|waltz|hymn|lullaby|beat)(?:\s\d:\d\d)?|(?:music|sound|audio|soundtrack)\s(?:[\p{L}-]+\s?){1,4})$/iu;
/** 'Transitions on doors'. */
const JOINED_BY =
  /^(?:[\p{L}]+\s)?(?:transitions?|match cuts?)\s(?:on|with|through|by|in|at|between)\s.{2,40}$/iu;
/** 'One shot per decade', 'same table'. */
const PER_EACH =
  /^(?:(?:one|an?|two|three|\d+) (?:shot|take|cut|image|frame)s? (?:per|for each|for every|each|every)\s.{2,30}|(?:the |always the )?same (?:\p{L}+ )?(?:table|place|spot|angle|corner|window|bench|street|room|chair|frame|view))$/iu;
/** 'Orchestral swell at the exit'. */
const SWELLS =
  /^(?:[\p{L}-]+\s){0,2}(?:swell|sting|crescendo|riser|whoosh|drum ?roll)(?:\s(?:at|on|when|as|before)\s.{2,30})?$/iu;
/** 'Vertical for phone'. */
const SHAPED =
  /^(?:vertical|horizontal|square|portrait|landscape|upright|hochformat|querformat)\s(?:for|format|video|on|frame|film|clip|shot|ratio)(?:\s[\p{L}\d]+){0,3}$/iu;
/** 'Drawn with chalk on a blackboard', 'stop motion with matchsticks'. */
const MADE_OF =
  /^(?:all |everything )?(?:drawn|painted|animated|sketched|knitted|embroidered|made|built)\s(?:with|in|on|from|out of|of|as)\s.{3,40}$|^(?:[\p{L}-]+\s)?(?:stop[- ]?motion|animation|claymation|collage|puppets?|lego|paper ?cut(?:out)?s?)\s(?:with|of|from|in|using)\s.{2,30}$/iu;
/** 'Montage of four weeks'. */
const MONTAGE = /^(?:quick |short |fast )?montage of .{2,30}$/iu;
/** A list of shots, as it is headed. */
const LISTED = /^(?:the )?(?:shot ?list|shots)$/iu;

/** 'Captions big', 'big bold text', 'yellow subtitles at the bottom', 'subtítulos en español'. */
const QUALITY =
  '(?:big|bold|huge|large|small|short|clear|simple|white|yellow|black|red|pink|funny|thick|handwritten|on screen|on|everywhere|at the bottom|at the top|too|grandes?|groß|en español|auf deutsch|en français|in english|in spanish|in german)';
const LETTERED = new RegExp(
  `^(?:(?:with|add|and|in|mit|con|avec|${QUALITY}) )*(?:captions?|subtitles?|subs|on-?screen text|text|lettering|untertiteln?|sous-titres|subt[ií]tulos|sottotitoli|legendas)(?: ${QUALITY}){0,3}(?: (?:for|on|in|with|at|under) (?:each|every|all) \\p{L}+)?$`,
  'iu',
);
/** 'Call to action at the end', 'website at the end': what is to be read, left to whoever makes it. */
const READ_AT_END =
  /^(?:and |with |the |our |a )*(?:call to action|cta|web ?site|web address|url|link|price|prices|phone number|contact details|address|opening hours|date|hashtag|qr code)(?: (?:at|in) (?:the )?end| on screen)?$/iu;
/** 'Hook in the first two seconds'. */
const HOOKED = /^(?:an? |the |with |strong |good )*hook (?:in|within) (?:the )?first .{3,20}$/iu;
/** 'Calm voice explaining each step', 'narrated by a kid'. */
const VOICED =
  /^(?:and |with |an? )*(?:(?!the |his |her |my |their )[\p{L}-]+ ){0,3}(?:voice|voice ?-?over|narrator|narration)(?: over)? (?:explain(?:s|ing)|tell(?:s|ing)|describ(?:es|ing)|count(?:s|ing)|guid(?:es|ing)|read(?:s|ing)|talk(?:s|ing)|in the background).{0,50}$|^narrated (?:by|in|like|as) .{2,30}$/iu;

/** The kind of the note that a piece is by its form; undefined where it is none. */
export function kindOfForm(text: string): NoteKind | undefined {
  if (LETTERED.test(text) || READ_AT_END.test(text)) return 'text';
  if (VOICED.test(text)) return 'sound';
  if (HOOKED.test(text)) return 'remark';
  if (SHAPED.test(text) || LISTED.test(text)) return 'form';
  if (JOINED_BY.test(text) || PER_EACH.test(text) || MONTAGE.test(text)) return 'camera';
  if (MADE_OF.test(text)) return 'look';
  if (PACED.test(text)) return 'mood';
  if (WORDED.test(text)) return 'remark';
  // Who plays a song is seen.
  if (/^(?:plays?|sings?|hums?|whistles?)\s/iu.test(text)) return undefined;
  return (TUNE.test(text) || SWELLS.test(text)) && !isToldWhole(text) ? 'sound' : undefined;
}
