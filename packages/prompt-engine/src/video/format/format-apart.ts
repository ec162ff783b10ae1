import { listOf, rowsOf } from '../../lexicon/row.ts';
import { isNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { isToldWhole } from '../plain/acts.ts';
import type { NoteKind } from '../plain/note-kinds.ts';
import { noteKind } from '../plain/notes.ts';
import { escaped } from '../wording.ts';
import { FORMAT_GLUE, FORMAT_WORDS } from './format-rows.ts';

/*
 * Words of format, style, length, audience and platform are taken off an idea before it is read: they steer its film and are
 * never what happens in it.
 */

/** A word of format: what it steers, and as it was typed. */
export interface FormatNote {
  readonly kind: NoteKind | 'film';
  readonly text: string;
}

/** An idea without its words of format. */
export interface FormatApart {
  readonly text: string;
  readonly notes: readonly FormatNote[];
}

type Kind = 'camera' | 'look' | 'form' | 'film';
const KINDS: readonly Kind[] = ['camera', 'look', 'form', 'film'];

const WORDS: ReadonlyMap<string, Kind> = new Map(
  rowsOf(FORMAT_WORDS, 2).flatMap(([name, words]) => {
    const kind = KINDS.find((each) => each === name);
    if (!kind) throw new RangeError(`no kind of format: ${name}`);
    return listOf(words).map((word) => [word.toLowerCase(), kind] as const);
  }),
);

/** Whom it is for, and what is drawn into it. */
const FOR_WHOM =
  "like (?:i['’]?m|i am) (?:five|5)|for (?:an? )?(?:\\d{1,2}[- ](?:to \\d{1,2}[- ])?years?[- ]olds?|(?:small |young |little |my |our |the )?(?:kids|children|kindergarten|preschool(?:ers)?|toddlers|teens|beginners|dummies|seniors|students|pupils)|(?:my |our )?(?:\\d{1,2}(?:st|nd|rd|th)[- ])?(?:graders?|grade|class)|(?:elementary|primary|high|middle) school(?: (?:kids|students))?)|für (?:kleine )?(?:kinder|schüler|anfänger|die grundschule|den kindergarten)|pour (?:les )?(?:enfants|débutants|petits)|para (?:niños|crianças|principiantes)|per (?:bambini|principianti)|子供向け|子ども向け|초등학생용|儿童";
const WITH_SIGNS =
  'with (?:\\p{L}+ )?(?:arrows|labels|captions|diagrams|icons|numbers|subtitles|charts|speech bubbles)(?: and (?:arrows|labels|captions|text|numbers))?|mit pfeilen(?: und \\p{L}+)?|avec des flèches|con flechas|con frecce|矢印付き';
const MADE_BY = 'made by (?:kids|children|students|our class|the class|my kids)';

const asForm = (word: string): string => escaped(word).replaceAll('#', '\\d{1,3}').replaceAll("'", "['’]");
const TOKENS = [...WORDS.keys()].sort((one, other) => other.length - one.length).map(asForm);
const LATIN = TOKENS.filter((token) => !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(token));
const TOKEN = `(?:${FOR_WHOM}|${WITH_SIGNS}|${MADE_BY}|${LATIN.join('|')})`;
const GLUE = `(?:(?:${FORMAT_GLUE.join('|')})\\s)`;
const RUN = `${GLUE}*${TOKEN}(?:(?:\\s|\\s?[/&+]\\s?)${GLUE}*${TOKEN})*`;
const WHOLE = new RegExp(`^${RUN}$`, 'iu');
const TAIL = new RegExp(`^(.*?\\S)\\s(${RUN})[.!]?$`, 'iu');
const EACH = new RegExp(`(?<!\\p{L})${TOKEN}(?!\\p{L})`, 'giu');

const kindOf = (token: string): Kind | 'form' | 'look' => {
  const word = token
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\d{1,3}/gu, '#');
  const known = WORDS.get(word) ?? WORDS.get(token.toLowerCase());
  if (known) return known;
  return new RegExp(`^(?:${FOR_WHOM})$`, 'iu').test(token) ? 'form' : 'look';
};

/** The words of format in a run of them, each with what it steers; those of one kind that stand together stay so. */
function notesIn(run: string): readonly FormatNote[] {
  return [...run.matchAll(EACH)].map(([text]) => ({ kind: kindOf(text), text }));
}

/** What a format is never tied to: 'he watches a film', 'in a commercial'. */
const OPEN_END =
  /(?:^|\s)(?:an?|the|my|our|his|her|their|its|this|that|in|on|at|of|to|from|with|by|for|and|or|is|are|was|were|as|like|into|onto|du|de|la|le|les|un|une|el|los|las|una|der|die|das|ein|eine|einen|im|am|il|lo|gli|di|da|o|os)$/iu;

/** How a run may end a piece: it steers more than which film it is, and stands behind a name, or behind a clause that it films. */
function isTail(matter: string, notes: readonly FormatNote[]): boolean {
  if (!notes.some(({ kind }) => kind !== 'film') || OPEN_END.test(matter)) return false;
  const words = wordsOf(matter);
  const last = verbAt(words, words.length - 1);
  const isVerb = last?.form === 's' && words.length > 1 && !isNoun(words.at(-1)?.text ?? '');
  // What looks down 'from above' looks from there.
  const isFrom = notes.some(({ text }) =>
    /^(?:from above|dall.alto|von oben|desde arriba|de cima)$/iu.test(text),
  );
  return !isVerb && !(isFrom && isToldWhole(matter)) && /\p{L}{2}/u.test(matter);
}

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const CJK_TOKENS = TOKENS.filter((token) => CJK.test(token));
const CJK_RUN = `(?:${CJK_TOKENS.join('|')}|TikTok用|CM)`;
const CJK_WHOLE = new RegExp(`^(?:${CJK_RUN}(?:の|的|で|用)?\\s?)+$`, 'iu');
const CJK_TAIL = new RegExp(`^(.{2,}?)\\s?((?:(?:の|的|하는|의)?\\s?${CJK_RUN})+)$`, 'iu');
const CJK_EACH = new RegExp(CJK_RUN, 'giu');
/** What goes on before it: 'を', 'が' and the like are tied to what follows. */
const CJK_OPEN = /[をがはにで]$/u;

const cjkNotes = (run: string): readonly FormatNote[] =>
  [...run.matchAll(CJK_EACH)].map(([text]) => ({ kind: kindOf(text), text }));

/** One piece of another script without its words of format. */
function cjkApart(piece: string): FormatApart {
  if (CJK_WHOLE.test(piece)) return { text: '', notes: cjkNotes(piece) };
  const [, matter = '', run = ''] = CJK_TAIL.exec(piece) ?? [];
  return matter === '' || CJK_OPEN.test(matter)
    ? { text: piece, notes: [] }
    : { text: matter, notes: cjkNotes(run) };
}

interface PieceAt {
  /** Whether it is all of the idea. */
  readonly isAlone: boolean;
  /** Whether the idea begins with it. */
  readonly isOpening: boolean;
}

/** '3 sec loop of a neon sign': how it runs, before what it is of. */
const LOOP_OF =
  /^(?:an? )?(?:(\d{1,3}[ -]?(?:s|secs?|seconds?)) )?(?:(?:seamless|perfect|endless|short|looping) )*(loop|gif|boomerang|cinemagraph|live wallpaper)s? of (?:an? |the )?(?=\S)/iu;

/** 'Underwater shot of a turtle': where it is filmed, before what it is of. */
const SHOT_OF = /^(?:an? |some )?(underwater) (?:shots?|footage|videos?|clips?|scenes?) of (?=\S)/iu;

const SPEED = /slow|lapse|ralenti|zeitlupe|zeitraffer|lenta|rápida|rallentatore/iu;

/** 'Cat slow motion falling off couch': a speed within what it is of. */
const WITHIN = /^(.{2,40}?)\s(?:in )?(?:super )?slow[ -]?mo(?:tion)?\s(?=\p{L}+ing\b)/iu;

/** One piece without its words of format. */
function pieceApart(piece: string, { isAlone, isOpening }: PieceAt): FormatApart {
  const bare = piece.trim().replace(/[.!]+$/u, '');
  if (CJK.test(bare)) return cjkApart(bare);
  if (WHOLE.test(bare)) {
    const notes = notesIn(bare);
    const isOwn = notes.every(({ kind }) => kind === 'film');
    // What one word says is read as a note elsewhere; a film alone is asked for by its name.
    return isAlone || isOwn || (!isOpening && noteKind(bare) !== undefined && notes.length < 2)
      ? { text: piece, notes: [] }
      : { text: '', notes };
  }
  const [loop = '', length = '', run = ''] = isOpening ? (LOOP_OF.exec(bare) ?? []) : [];
  if (loop !== '')
    return {
      text: bare.slice(loop.length),
      notes: [
        ...(length === '' ? [] : [{ kind: 'form', text: length } as const]),
        { kind: 'form', text: run },
      ],
    };
  const [shotOf = '', how = ''] = isOpening ? (SHOT_OF.exec(bare) ?? []) : [];
  if (shotOf !== '')
    return { text: bare.slice(shotOf.length), notes: [{ kind: 'camera', text: `${how} shot` }] };
  const [within = '', before = ''] = WITHIN.exec(bare) ?? [];
  if (within !== '')
    return {
      text: `${before} ${bare.slice(within.length)}`,
      notes: [{ kind: 'camera', text: 'slow motion throughout' }],
    };
  const [, matter = '', tail = ''] = TAIL.exec(bare) ?? [];
  const notes = matter === '' ? [] : notesIn(tail);
  // The speed of one of several moments is told with it.
  const isOfMoment = !isAlone && notes.every(({ text: word }) => SPEED.test(word)) && isToldWhole(matter);
  if (isOfMoment || !isTail(matter, notes)) return { text: piece, notes: [] };
  // Which film it is stays with what it is of: 'boxing gym ad', 'yoga teacher intro'.
  const sort = notes.find(({ kind }) => kind === 'film')?.text ?? '';
  return {
    text: [matter, sort].filter(Boolean).join(' '),
    notes: notes.filter(({ kind }) => kind !== 'film'),
  };
}

const JOINT = /(\s?[,;、，；]\s?|(?<=[.!?。！？])\s+)/u;
const LOOKED_AT = 400;

/** What an idea is of, without words of format and without notes on light, sound and camera. */
export const matterApart = (text: string): string =>
  formatApart(text)
    .text.split(/,\s/u)
    .filter((piece, i) => i === 0 || noteKind(piece) === undefined)
    .join(', ');

/** An idea without its words of format, style, length, audience and platform, and these as notes. */
export function formatApart(text: string): FormatApart {
  if (text.length > LOOKED_AT) return { text, notes: [] };
  const pieces = text.split(JOINT);
  const notes: FormatNote[] = [];
  let kept = '';
  let joint = '';
  for (const [i, piece] of pieces.entries()) {
    if (i % 2 === 1) {
      joint = piece;
      continue;
    }
    const apart = pieceApart(piece, { isAlone: pieces.length === 1, isOpening: i === 0 });
    notes.push(...apart.notes);
    if (apart.text === '') continue;
    kept += kept === '' ? apart.text : `${joint}${apart.text}`;
    joint = '';
  }
  return kept === '' ? { text, notes: [] } : { text: kept, notes };
}
