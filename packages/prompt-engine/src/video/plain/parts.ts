import { isNoun } from '../idea/verbs.ts';
import { isLength } from '../length.ts';
import { isDoneByMany, isToldWhole, openingOf } from './acts.ts';
import { labelledKind } from './heads.ts';
import { noteKind } from './notes.ts';
import { LINE_ENDS } from './set-aside.ts';
import { sizedLists, stationed } from './stations.ts';

/*
 * An idea in its parts: sentences, and in them the pieces that commas, dashes and 'then' part. What labels a part ('Shot 2',
 * 'wide:', 'last shot:') is taken off and kept beside it.
 */

/** A stretch of the idea between two joints. */
export interface IdeaPart {
  readonly text: string;
  /** What headed it in a shot list: 'wide', 'close up'; empty where nothing did. */
  readonly size: string;
  /** Whether a label begins a new shot with it. */
  readonly isShot: boolean;
  /** Whether it is one of several images in a row. */
  readonly isItem: boolean;
  /** Whether it opens a sentence. */
  readonly isFirst: boolean;
  /** Whether the idea says that it is what is seen at the end. */
  readonly isEnd: boolean;
}

const ABBREVIATED =
  /(?:^|\s)(?:vs|mr|mrs|ms|dr|st|approx|ca|no|nr|p|a|e\.g|i\.e)\.$|(?:^|\s)(?:zum|zur|der|die|das|am|im|den|dem|des|vom|seit|bis|ihren?|seinen?|meinen?)\s\d{1,3}\.$/i;
/** Where a sentence ends: at its stop, at a dash or an arrow with spaces round it, at a slash between lines. */
const ENDS =
  /(?<=[.!?…。！？；;]["'”’)\]\uE100-\uE1FF]*)\s+|(?<=\uE0F0),?\s+(?:[/|–—-]+\s+)?(?!(?:says?|asks?|yells?|shouts?|whispers?|mutters?|screams?)\s)(?!(?:(?:the|my|his|her|our|an?)\s)?[\p{L}’'-]+\s(?:says?|said|asks?|asked|answers?|replies|yells?|shouts?|whispers?|mutters?|murmurs?|sings?|screams?)(?!\p{L})(?!(?:\s(?:back|again|softly|quietly|loudly))?,?:?\s?[\uE100-\uE1FF]))|(?<=[。！？])|\s+(?:[-–—]{1,2}|→|-+>|>+|=+>?|\/{1,2}|\||•)\s+|\s*\n+\s*/gu;

/** The sentences of a text, each with its stop. */
function sentencesIn(text: string): string[] {
  const found: string[] = [];
  for (const each of text.split(ENDS)) {
    const before = found.at(-1);
    const isOpen =
      before !== undefined &&
      (ABBREVIATED.test(before) ||
        (/(?:\.{2,}|…)$/.test(before) && /^\p{Ll}/u.test(each) && !JOINS.test(each) && !FOUND.test(each)));
    if (isOpen) found[found.length - 1] = `${before} ${each}`;
    else if (each && /[\p{L}\p{N}\p{S}\uE100-\uE1FF]/u.test(each)) found.push(each.trim());
  }
  return found;
}

/** 'It scratches... its just a cat': what is found out is a sentence of its own. */
const FOUND = /^(?:it['’]?s|it (?:is|was)|turns out|(?:he|she|they|nobody|nothing|the|an?)\s\p{L}+)\s/iu;
const JOINS = /^(?:and|then|but|until|till|so|suddenly|finally|cut)\b/i;

const NUMBERED =
  /^(?:(?:shot|scene|clip|beat|cut|frame|panel|part|step|take|sh)\s?(?:#|no\.?\s?)?\d{1,2}[a-z]?\b\s?[:.)–—-]*|#?\d{1,2}\s?[.):](?=\s)|\(?\d{1,2}(?::\d\d)?\s?(?:s|sec)?\s?[-–]\s?\d{1,2}(?::\d\d)?\s?(?:s|sec|seconds)?\)?\s?[:.–—-]*(?=\s)(?!\s(?:s|secs?|seconds?|mins?|minutes?|sekunden|segundos|secondes|secondi)\b))\s*/iu;
const SIZE =
  /^((?:(?:extreme|very|super|big|medium)\s)?(?:wide|full|medium|mid|close(?:[- ]?up)?|macro|detail|insert|establishing|aerial|long|tight|ecu|cu|mcu|ms|ws|ews|pov|overhead|two)(?:[- ](?:shot|angle|view))?)\s?(?::|\s[-–—])\s*(?=\S)/iu;
/** In a list the size may stand before a comma or lead what it is of: '2. close up, a hand', '1. wide of the surf'. */
const SIZE_FIRST =
  /^((?:(?:extreme|very|medium)\s)?(?:wide|full|medium|mid|close(?:[- ]?up)?|macro|detail|insert|establishing|aerial|tight|pov|overhead)(?:[- ](?:shot|angle|view))?)\s?(?:,\s*(?=\S)|(?<=up|macro|aerial|overhead|shot)\s(?=\p{L}+$)|(?<!pov)\s(?:of|on)\s(?=(?:the|an?|his|her|my|our|two|three|hands?|feet|eyes|\p{L}+s)\s))/iu;
/** 'Then wide shot and it is just a snail'. */
const SIZE_AND =
  /^(?:and |then )*(?:an? )?((?:extreme |very |medium )?(?:wide|close[- ]?up|close|full|medium|long)(?:[- ](?:shot|angle|view))?)\s(?:and|where|of)\s(?=(?:it|he|she|we|they|there)['’\s])/iu;
/** 'Bruised feet close up'. */
const SIZE_BEHIND =
  /(?<=^(?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]+)(?<!(?:^|\s)(?:extreme|very|super|big|tight|medium|of|many|only|just|some|more|all|the|in))\s(?:in )?close[- ]?ups?[.!]?$/iu;
const END =
  /^(?:(?:and|but|then|finally|in)\s)*(?:(?:the|our|a|my)\s)?(?:very\s)?(?:last|final|closing|ending|end)\s(?:shots?|frames?|images?|scene|beat|moment|picture|thing|one(?=\s(?:is(?!\s\p{L}+(?:ed|en|made|sent|found|written|left)\b)|of|on|shows|being)(?!\p{L})|\s?[:,–—-]))(?:\s(?:is|of|on|shows|being|we see|has))*\s?[:,–—-]?\s+(?=\S)|^(?:and\s)?(?:at|in) the (?:very )?end,?\s+(?=\S+\s\S)|^(?:and\s|then\s|it\s|the (?:film|video|ad|clip)\s)*(?:ends?|ending|finish(?:es)?|clos(?:es|ing))\s(?:up\s)?(?:on|with|in|when|as)\s+(?=\S)|^(?:ending|end|payoff|twist|punchline|reveal)\s?:\s*(?=\S)|^(?:and |then |in |at |on )*(?:the )?(?:very )?last second,?\s(?=(?:the|an?|his|her|only|just|we)\s)|^(?:最後は|最后|마지막은)(?=\S)/iu;
const OPENING =
  /^(?:(?:we|the (?:film|video|ad|clip)|it)\s)?(?:opens?|starts?|begins?|opening|starting)\s(?:up\s)?(?:on|with|at(?!\s(?:\d|dawn|dusk|night|noon|midnight|sunrise|sunset|the (?:beginning|end))))\s+(?=\S)|^(?:(?:the|our)\s)?(?:opening|first)\s(?:shot|frame|image|scene)(?:\s(?:is|of|on|shows))*\s?[:,–—-]?\s+(?=\S)/iu;

interface Labelled {
  readonly text: string;
  readonly size: string;
  readonly isShot: boolean;
  readonly isEnd: boolean;
}

/** A stretch without its label. */
function labelled(typed: string): Labelled {
  const numbered = NUMBERED.exec(typed)?.[0] ?? '';
  const rest = typed.slice(numbered.length);
  const [head = '', size = ''] =
    SIZE.exec(rest) ?? SIZE_AND.exec(rest) ?? (numbered === '' ? [] : (SIZE_FIRST.exec(rest) ?? []));
  const [behind = ''] = size === '' ? (SIZE_BEHIND.exec(rest) ?? []) : [];
  const own = rest.slice(head.length, rest.length - behind.length);
  const end = END.exec(own)?.[0] ?? '';
  const opening = end === '' ? (OPENING.exec(own)?.[0] ?? '') : '';
  return {
    text: own.slice(end.length + opening.length),
    size: behind === '' ? size.toLowerCase() : 'close',
    isShot: numbered !== '' || head !== '' || end !== '',
    isEnd: end !== '',
  };
}

/** Commas that part no number, and what comes next. */
const PIECES =
  /(?<=[、，])|\s+(?=but (?:you|they|everyone|everybody|all of them|the (?:family|people|guests|players|\p{L}{3,}s))(?:['’]re|\s(?:are|is|play))\s(?:all |really |actually |secretly )?(?:an?|the|robots|made|\p{L}+s)\b)|(?<=[\uE100-\uE1FF])\s+(?=(?:and |then |slow |slowly )*(?:zoom|camera|pan|tilt|dolly|pull|push|cut|close[- ]?up|wide|hand-?held|static)\b)|,\s+(?=\S)|,(?=\p{L})|\s+(?=(?:and|but) then (?!again\b)\p{L})|(?<!\b(?:and|but))\s+(?=then (?!again\b)\p{L})|\s(?=\+\s)|\s+(?=(?:and|but) (?:in|at|on) the (?:very )?(?:last|final) (?:shot|frame|scene|image|moment),?\s)|\s+(?=and (?:then )?the (?:camera|drone) \p{L})|(?<!\b(?:and|but|or|that|as|when|until|till|before|while|because|where|if|so|which|who|then))\s+(?=(?:he|she|it|they)\s(?:finally|finaly|suddenly|eventually|then)\s\p{L}+s\b)/gu;

const NUMBER = /(?:^|(?<=\s))(\d{1,2})[.)]\s+(?=\p{L})/gu;

/** A list in one line, each number of it at the beginning of a sentence. */
function listed(text: string): string {
  const numbers = [...text.matchAll(NUMBER)].map(([, number]) => Number(number));
  const isList = numbers.length > 1 && numbers.every((number, i) => number === i + 1);
  return isList ? text.replace(NUMBER, (_, number: string) => `\nShot ${number}: `) : text;
}

const ITEM_WORDS = 7;
const STEP_WORDS = 2;
const SHORT_WORDS = 3;
const ITEMS_AFTER_COLON = 3;
const STEPS = 4;
const THING_WORDS = 5;

const wordsOf = (piece: string): number => piece.trim().split(/\s+/u).length;

/** What is heard over all of a film, and is no thing in it that sounds. */
const TRACK =
  /\b(?:voice\p{L}*|voice-?over|narrat\p{L}+|music\p{L}*|songs?|tracks?|sounds?|dialog\p{L}*|silen\p{L}+|talking|speech|asmr|piano|guitars?|synth\p{L}*|beats?|jazz|score|theme|choir|drums?|orchestra\p{L}*)\b/iu;
/** Whether a piece names an image and nothing that is said of the film. */
const isImage = (piece: string): boolean => {
  const kind = noteKind(piece);
  const [first = ''] = /^\p{L}+/u.exec(piece) ?? [];
  return (
    !/^(?:no|without|only)\s/iu.test(piece) &&
    (kind === undefined || kind === 'hour' || kind === 'light' || (kind === 'sound' && !TRACK.test(piece))) &&
    (openingOf(piece) !== 'verb' || isNoun(first.toLowerCase()))
  );
};

/** How many pieces from a place on are short and hold what is asked of them. */
function runFrom(pieces: readonly string[], from: number, holds: (piece: string) => boolean): number {
  let at = from;
  while (at < pieces.length && holds((pieces[at] ?? '').trim())) at++;
  return at - from;
}

/** What heads the steps or the things of a list by its name: 'steps:', 'three exercises with a chair:'. */
const LIST_HEAD =
  /^(?:(?:with|in|the|only|just)\s)*(?:(?:\d{1,2}|two|three|four|five|six|seven|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro)\s)?(?:\p{L}+\s)?(?:steps|stages|exercises|tips|rules|scenes|shots|images|moments|schritte|schritten|übungen|étapes|exercices|pasos|ejercicios|passi|esercizi|passos|stappen)(?:\s[^:]{0,50})?:\s/iu;
const LISTED_WORDS = 10;

/** The pieces that such a head lists, its own with them; undefined where there is none. */
function listedIn(pieces: readonly string[]): ReadonlySet<number> | undefined {
  const head = pieces.findIndex((piece) => LIST_HEAD.test(piece.trim()));
  if (head < 0) return undefined;
  const isOne = (piece: string): boolean => wordsOf(piece) <= LISTED_WORDS && noteKind(piece) === undefined;
  const more = runFrom(pieces, head + 1, isOne);
  return more < 1 ? undefined : new Set(Array.from({ length: more + 1 }, (_, i) => head + i));
}

/** Which pieces are images in a row: 'bigger things: ducks, a sofa, a whale', 'flour, eggs, milk, whisk, flip'. */
function itemsIn(pieces: readonly string[]): ReadonlySet<number> {
  const listed = listedIn(pieces);
  if (listed) return listed;
  const colon = pieces.findIndex((piece) => /:\s+\S/u.test(piece));
  const named = /:\s+(.*)$/u.exec(pieces[colon] ?? '')?.[1] ?? '';
  if (named !== '' && wordsOf(named) <= ITEM_WORDS && pieces.length - colon >= ITEMS_AFTER_COLON) {
    const isRow =
      labelledKind((pieces[colon] ?? '').trim()) === undefined && !isToldWhole(named) && isImage(named);
    const more = isRow
      ? runFrom(pieces, colon + 1, (piece) => wordsOf(piece) <= ITEM_WORDS && isImage(piece))
      : 0;
    if (more + 1 >= ITEMS_AFTER_COLON) return new Set(Array.from({ length: more }, (_, i) => colon + 1 + i));
  }
  return stepsIn(pieces) ?? thingsIn(pieces);
}

/** 'Coffee from a machine, sunrise in the car park': bare images at the end of a row that somebody opens. */
const isBareImage = (piece: string): boolean =>
  wordsOf(piece) > STEP_WORDS &&
  isThing(piece) &&
  !/^(?:an?|the|his|her|its|their|my|our|one|two|three|some|every|each|of|in|on|at|from|\p{L}+ing)\s/iu.test(
    piece,
  ) &&
  /\s(?:from|in|on|at|under|over|behind|through|with|of)\s/iu.test(piece);

function thingsIn(pieces: readonly string[]): ReadonlySet<number> {
  const bare = pieces.findIndex((_, i) => i > 0 && runFrom(pieces, i, isBareImage) >= STEP_WORDS);
  if (bare > 0)
    return new Set(Array.from({ length: runFrom(pieces, bare, isBareImage) }, (_, i) => bare + i));
  const first = pieces.findIndex((_, i) => runFrom(pieces, i, isThing) >= ITEMS_AFTER_COLON);
  const count = first < 0 ? 0 : runFrom(pieces, first, isThing);
  return new Set(Array.from({ length: count }, (_, i) => first + i));
}

const isOfForm = (piece: string): boolean =>
  /^(?:form|camera|look|mood|text|chat|without|remark|whole)$/u.test(noteKind(piece) ?? '');

/** A row of very short pieces; undefined where there is none. */
function stepsIn(pieces: readonly string[]): ReadonlySet<number> | undefined {
  const areShort = pieces.every(
    (piece) =>
      wordsOf(piece) <= SHORT_WORDS && noteKind(piece.trim()) === undefined && !isToldWhole(piece.trim()),
  );
  if (pieces.length >= STEPS && areShort) return new Set(pieces.keys());
  const holds = (piece: string): boolean => isStep(piece) || isThing(piece);
  const from = pieces.findIndex((_, i) => {
    const run = pieces.slice(i, i + runFrom(pieces, i, holds)).map((piece) => piece.trim());
    return (
      runFrom(pieces, i, isStep) >= STEPS || (run.length > STEPS && run.filter(isStep).length > STEP_WORDS)
    );
  });
  if (from < 0) return undefined;
  const row = pieces.slice(from, from + runFrom(pieces, from, holds));
  const noted = row.filter((piece) => noteKind(piece.trim()) !== undefined).length;
  // A few words may be anything; a row of them is a recipe or a journey.
  if (noted * 3 > row.length) return undefined;
  // How it is shaped or looks is said between them.
  return new Set(row.flatMap((piece, i) => (isOfForm(piece.trim()) ? [] : [from + i])));
}

const JOINED = /^(?:and|or|but|with|like|very|so|all|not|too|half|much|more|then)\s/iu;
/** A thing that is named and nothing more, so that three of them in a row are three images. */
const isThing = (piece: string): boolean => {
  const words = wordsOf(piece);
  const isNamed = words > 1 || isNoun(piece.toLowerCase()) || isNoun(piece.toLowerCase().replace(/s$/u, ''));
  return (
    words <= THING_WORDS &&
    isNamed &&
    !JOINED.test(piece) &&
    (!isDoneByMany(piece) || isNoun(piece.split(' ')[0]?.toLowerCase() ?? '')) &&
    noteKind(piece) === undefined &&
    openingOf(piece) === 'words' &&
    !isToldWhole(piece)
  );
};

/** So few words, and no length. */
const isStep = (piece: string): boolean =>
  wordsOf(piece) <= STEP_WORDS &&
  !/\sonly$/iu.test(piece) &&
  !isLength(piece) &&
  !/^(?:don['’]?t|do not|no|never|not)\s/iu.test(piece);

/** 'Show ear protection, the emergency stop': a row of what is to be seen. */
const SHOWS =
  /^(?:please |it should |it must |we )?(?:shows?|explains?|covers?|includes?|teach(?:es)?|demonstrates?|zeigt?|montre[rz]?|muestra|mostra)\s(?:(?:how|that)\s)?(?=\S)/iu;
/** Whether all pieces of a sentence are named to be shown. */
const isShownRow = (pieces: readonly string[]): boolean =>
  SHOWS.test(pieces[0] ?? '') &&
  pieces.length >= ITEMS_AFTER_COLON &&
  pieces.every((piece, i) => wordsOf(piece) <= ITEM_WORDS && (i === 0 || isImage(piece.trim())));

/** The parts of a text, in their order. */
export function partsIn(text: string): readonly IdeaPart[] {
  const sentences = sizedLists(sentencesIn(stationed(listed(text))));
  return sentences.flatMap((typed) => {
    const sentence = typed.replaceAll(LINE_ENDS, '');
    const whole = labelled(sentence);
    const pieces = whole.text.split(PIECES);
    const isRow = isShownRow(pieces);
    const items = isRow ? new Set(pieces.keys()) : itemsIn(pieces);
    return pieces.flatMap((piece, i): IdeaPart[] => {
      const own = i === 0 ? whole : labelled(piece.trim());
      const bare = (i === 0 ? piece : own.text)
        .replace(isRow && i === 0 ? SHOWS : /^(?:\+|:)\s+/u, '')
        .replace(/[、，]$/u, '')
        .trim();
      return !/[\p{L}\p{N}\p{S}\uE100-\uE1FF]/u.test(bare)
        ? []
        : [
            {
              text: bare,
              size: own.size,
              isShot: own.isShot,
              isItem: items.has(i),
              isFirst: i === 0,
              isEnd: own.isEnd,
            },
          ];
    });
  });
}
