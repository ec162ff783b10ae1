import { cleanText, withoutCommand } from '../../read/command.ts';
import { slipsMended } from '../spelled.ts';
import { setOf } from '../verbs.ts';
import { capital } from '../wording.ts';
import { asSentence, doerOf, isToldWhole, openingOf, withoutJoint } from './acts.ts';
import { labelledKind, noteBefore, reveals, withoutCamera, withoutFilm } from './heads.ts';
import { NOTE_KINDS, type NoteKind, noteKind } from './notes.ts';
import { type Part, partsIn } from './parts.ts';
import { bracketsIn, putBack, setAside } from './set-aside.ts';
import { type SpokenLine, unsaid } from './spoken.ts';

/*
 * One reading of an idea: what happens, as the user's own clauses in their order, and apart from it what is said about the
 * film.
 */

/** What is said about the film. */
export interface Note {
  readonly kind: NoteKind;
  readonly text: string;
  /** How many moments are told before it. */
  readonly at: number;
  /** Whether it stands in a shot of a list, and is of that one alone. */
  readonly isOfShot: boolean;
}

/** A stretch of what happens. */
export interface Moment {
  /** In the words of the idea, as a sentence begins. */
  readonly text: string;
  /** How near it is to be seen, where a shot list says so. */
  readonly size: string;
  readonly lines: readonly SpokenLine[];
  readonly isShot: boolean;
}

/** An idea as it was told. */
export interface Told {
  readonly typed: string;
  /** Which film it is, in the idea's own words: 'insurance ad'. */
  readonly film: string;
  readonly moments: readonly Moment[];
  readonly notes: readonly Note[];
}

/** What a film asks its viewers is shown by no picture. */
const ASKS = /^(?:who|what|why|how|when|where)\s.*\?$/iu;
const READ_AT_MOST = 4_000;
const BEFORE_CLAUSE = setOf('until till when');

/** What only talks to us goes: signs of laughter, a request. */
const TALK =
  /^(?:(?:ok(?:ay)?|so|hi|hey|hello|um+|well|guys|bro|yo|pls|please)[\s,!]+)+(?=\S)|[,\s]+(?:lol|lmao|rofl|haha(?:ha)*|hehe|xd|pls|plz|please)(?=[\s,.!?]*$|[,.!?])|[,\s]+(?:lol|lmao|haha(?:ha)*|hehe)(?=\s)/giu;
/** 'A cat on a cloud pls make it soft': what follows is another sentence. */
const PLEASE = /\s(?:pls|plz|please),?\s(?=\p{L})/giu;
const MODEL =
  /^(?:(?:prompt\s)?(?:for|in|with|using)\s)?(?:kling|veo|sora|runway|gen-?\d|pika|luma|hailuo|minimax|seedance|hunyuan|wan ?2|grok)\s?\d?(?:\.\d)?(?:\s(?:prompt|video|clip|shot|turbo|pro|master|pls|please))*[\s,:.–—-]+(?=\S)/iu;
const LENGTH_FIRST = /^(\d{1,3}\s?(?:s|secs?|seconds?)(?:\slong)?)[\s,:.–—-]+(?=\S)/iu;

class Reading {
  readonly moments: Moment[] = [];
  readonly notes: Note[] = [];
  film = '';
  private doer = '';
  private size = '';
  private readonly isShotList: boolean;
  private pending: SpokenLine[] = [];
  readonly held: readonly string[];

  constructor(held: readonly string[], isShotList: boolean) {
    this.held = held;
    this.isShotList = isShotList;
  }

  note(kind: NoteKind, text: string): void {
    const last = this.moments.at(-1);
    if (kind === 'camera' && last && this.isShotList && SIZE_ALONE.test(text)) {
      this.moments[this.moments.length - 1] = { ...last, size: text };
      return;
    }
    const own = putBack(text, this.held).replace(/^[\s,;:.+-]+|[\s,;:.]+$/gu, '');
    if (own !== '')
      this.notes.push({
        kind,
        text: own,
        at: this.moments.length,
        isOfShot: this.isShotList && this.moments.length > 0,
      });
  }

  /** One part of the idea, in its turn. */
  take(typed: Part, isOpening: boolean): void {
    const cut = CUT_TO.exec(typed.text)?.[0] ?? '';
    const part = cut === '' ? typed : { ...typed, text: typed.text.slice(cut.length), isFirst: true };
    const bare = this.withoutBrackets(part.text);
    const { text, lines } = unsaid(bare, this.held, this.doer);
    const matter = this.withoutNotes(text, isOpening, part);
    if (matter === '') this.say(lines);
    else this.tell({ ...part, text: matter }, lines);
  }

  private withoutBrackets(text: string): string {
    let own = text;
    for (const { mark, words } of bracketsIn(text, this.held)) {
      const kind = noteKind(words);
      const isTalk = /[!?]$/.test(words.trim()) || kind === 'chat';
      if (kind && kind !== 'chat') this.note(kind, words);
      if (isTalk || kind) own = own.replace(mark, '').replace(/\s{2,}/g, ' ');
    }
    return own.trim();
  }

  /** What is seen of a part, and its notes put down. */
  private withoutNotes(text: string, isOpening: boolean, part: Part): string {
    this.size = '';
    if (text.trim() === '') return '';
    const label = labelledKind(text);
    if (label && label.kind !== 'matter') return this.label(label.kind, label.matter);
    const own = label?.matter ?? text;
    const kind = part.isShot && part.size === '' ? undefined : noteKind(own);
    if (ASKS.test(own)) {
      this.film = [this.film, own].filter(Boolean).join('. ');
      return '';
    }
    const scene = SCENE.exec(own)?.[1];
    if (scene && kind) {
      this.note(kind, own);
      return `the ${scene.replace(/^the\s/i, '')}`;
    }
    if (kind && !(isOpening && leadsTo(own)) && !reveals(own)) {
      this.note(kind, own);
      return '';
    }
    const { film, matter } = isOpening ? withoutFilm(own) : { film: '', matter: own };
    if (film !== '') this.film ||= putBack(film, this.held).replace(/[\s.,;:!?]+$/u, '');
    const headed = noteBefore(matter);
    const headKind = headed.film === '' ? undefined : noteKind(headed.film);
    if (headKind) this.note(headKind, headed.film);
    const taken = withoutCamera(headed.matter);
    for (const each of taken.camera) this.note('camera', each);
    this.size = taken.size;
    return taken.matter.trim();
  }

  /** What a label of the idea itself says the kind of. */
  private label(kind: string, text: string): string {
    const note = NOTE_KINDS.find((each) => each === kind);
    if (note) this.note(note, text);
    if (kind === 'film') this.film = [this.film, putBack(text, this.held)].filter(Boolean).join(': ');
    if (kind === 'voice')
      this.say([{ speaker: 'Narrator', line: putBack(text, this.held).replace(/[“”"]/g, '') }]);
    return '';
  }

  private say(lines: readonly SpokenLine[]): void {
    const last = this.moments.pop();
    if (last) this.moments.push({ ...last, lines: [...last.lines, ...lines] });
    else this.pending.push(...lines);
  }

  private tell(part: Part, lines: readonly SpokenLine[]): void {
    for (const [i, clause] of clausesIn(part.text).entries())
      this.add(
        { ...part, text: clause, isFirst: part.isFirst && i === 0, isShot: part.isShot && i === 0 },
        i > 0,
      );
    this.say(lines);
  }

  private add(part: Part, isClause: boolean): void {
    const last = this.moments.at(-1);
    const text = part.text.replace(/[\s,;:.]+$|[!?]{2,}$/gu, '').replace(/^him (?=\p{L}+ing\b)/iu, 'he is ');
    const own = putBack(text, this.held);
    const isScrap =
      part.isFirst &&
      !CARD.test(own) &&
      !part.isShot &&
      own.split(' ').length <= 2 &&
      openingOf(own) === 'words';
    if (!last || (part.isFirst && !isScrap) || part.isShot || isClause || this.isMoment(text, last)) {
      this.moments.push({
        text: asSentence(own, part.isShot ? '' : this.doer),
        size: part.size || this.size,
        lines: this.pending.splice(0),
        isShot: part.isShot,
      });
    } else this.moments[this.moments.length - 1] = { ...last, text: `${last.text}, ${own}` };
    const told = this.moments.at(-1)?.text ?? '';
    this.doer = doerOf(told) || this.doer;
  }

  /** Whether a piece behind a comma is a moment of its own. */
  private isMoment(text: string, last: Moment): boolean {
    const opening = openingOf(text);
    const isOpen = openingOf(last.text) === 'led' && !isToldWhole(last.text);
    const length = text.split(' ').length;
    if (CARD.test(text) || /^the (?:[\p{L}’'-]+ ){1,3}scene$/iu.test(text)) return true;
    if (isOpen || this.isShotList) return false;
    if (/^\p{L}+ing\b/u.test(text) && opening === 'ing' && isToldBy(last.text)) return false;
    if (/^(?:and )?then\s|[?!]$/iu.test(text) || /[?!]$/.test(last.text)) return true;
    if (opening === 'clause') return true;
    if (opening === 'verb')
      return this.doer !== '' && (this.doer !== 'they' || !/^\p{L}+s\b/u.test(withoutJoint(text)));
    if (opening === 'led')
      return (
        !/\sand\s\p{L}+s\b/u.test(text) &&
        isToldWhole(text) &&
        !/^(?:while|as|like|because|so|who|which|that|where|to)\s/i.test(text)
      );
    // Things in a row are images of their own, unless they only fill in what somebody does.
    return !isToldWhole(last.text) && length > 2;
  }
}

/** What is seen of the maker is an image of its own. */
const CARD =
  /^(?:the |our |brand |their )?(?:logo|title|end card|pack ?shot|product shot|tagline|slogan|credits)\b/iu;
/** 'The funeral scene is the funniest': the scene is in the film. */
const SCENE = /^((?:the )?(?:[\p{L}’'-]+ ){1,3}scene) (?:is|should be|must be|has to be)\b/iu;
/** 'Cut to the dog in its bath': what is cut to is seen next. */
const CUT_TO =
  /^(?:and |then )*(?:hard |smash |quick )?cuts? (?:back )?to:? (?!black\b|white\b|title|silence|the title)/iu;
/** How near a shot of a list is, said behind it. */
const SIZE_ALONE = /^(?:very |extreme )?(?:close|wide|medium|tight|full)(?:[- ](?:up|shot))?$/iu;
const leadsTo = (text: string): boolean => {
  const { matter } = withoutCamera(text);
  return matter !== '' && matter !== text;
};
const isToldBy = (text: string): boolean => isToldWhole(text) || openingOf(text) === 'ing';
const NEGATED =
  /\b(?:not|never|no|nobody|nothing|can['’]?t|cannot|won['’]?t|don['’]?t|doesn['’]?t|doesnt|cant|wont|dont)\b/i;
const JOINED =
  /\s(?:(until|till)|and|but)\s(?=(?:then\s)?(?:he|she|it|they|we|i|you|an?|the|his|her|its|their|my|our|every|each|one|two|nobody|everyone|everybody|someone)\s)/giu;

/** A part by its whole clauses: 'she waits until the bell rings' is that she waits, then that it rings. */
function clausesIn(text: string): readonly string[] {
  const led = /^(\p{L}+)\s/u.exec(text)?.[1]?.toLowerCase() ?? '';
  const own =
    BEFORE_CLAUSE.has(led) && isToldWhole(text.slice(led.length + 1)) ? text.slice(led.length + 1) : text;
  for (const hit of own.matchAll(JOINED)) {
    const [before, after] = [own.slice(0, hit.index), own.slice(hit.index + hit[0].length)];
    const isUntil = hit[1] !== undefined;
    if (isUntil && NEGATED.test(before)) continue;
    if (before.split(' ').length > 2 && isToldWhole(before) && isToldWhole(withoutJoint(after)))
      return [before, ...clausesIn(withoutJoint(after))];
  }
  return withDeeds(own);
}

const LONG_CLAUSE = 9;

/** 'She swings her case into the bin and waves him off' is two things that she does, where it is long. */
function withDeeds(text: string): readonly string[] {
  const at = text.search(/\sand\s(?!\S*\s?$)(?=\p{L}+s\s)/u);
  const [before, after] = [text.slice(0, at), text.slice(at + ' and '.length)];
  const isTwo =
    at > 0 &&
    text.split(' ').length >= LONG_CLAUSE &&
    before.split(' ').length > 2 &&
    isToldWhole(before) &&
    openingOf(after) === 'verb' &&
    !/^(?:|they|we|you|i)$/iu.test(doerOf(before));
  return isTwo ? [before, after] : [text];
}

/** Reads what an idea tells, in its own words. */
export function readTold(typed: string): Told {
  const command = withoutCommand(cleanLines(typed.slice(0, READ_AT_MOST)));
  const length = LENGTH_FIRST.exec(command)?.[1] ?? '';
  const bare =
    command.replace(MODEL, '').replace(LENGTH_FIRST, '').replace(TALK, '').replace(PLEASE, '. ').trim() ||
    command;
  const { text, held } = setAside(slipsMended(bare));
  const parts = partsIn(text);
  const reading = new Reading(held, parts.filter(({ isShot, isEnd }) => isShot && !isEnd).length > 1);
  if (length) reading.note('form', length);
  for (const [i, part] of parts.entries()) reading.take(part, i === 0);
  return {
    typed: bare,
    film: reading.film,
    notes: reading.notes,
    moments: reading.moments.length > 0 ? reading.moments : [fallback(bare, reading)],
  };
}

const fallback = (bare: string, { film }: Reading): Moment => ({
  text: capital(film || bare.replace(/[\s,;:.]+$/u, '')),
  size: '',
  lines: [],
  isShot: false,
});

/** Line ends as the ends of sentences. */
const cleanLines = (text: string): string =>
  cleanText(
    text
      .trim()
      .replace(/([^\s.!?…,;:])[^\S\n]*\n+\s*/gu, '$1. ')
      .replace(/\n+/g, ' '),
  );
