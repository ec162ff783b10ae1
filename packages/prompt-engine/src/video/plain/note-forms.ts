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
const LISTED = /^shot ?list$/iu;

/** The kind of the note that a piece is by its form; undefined where it is none. */
export function kindOfForm(text: string): NoteKind | undefined {
  if (SHAPED.test(text) || LISTED.test(text)) return 'form';
  if (JOINED_BY.test(text) || PER_EACH.test(text) || MONTAGE.test(text)) return 'camera';
  if (MADE_OF.test(text)) return 'look';
  if (PACED.test(text)) return 'mood';
  if (WORDED.test(text)) return 'remark';
  return (TUNE.test(text) || SWELLS.test(text)) && !isToldWhole(text) ? 'sound' : undefined;
}
