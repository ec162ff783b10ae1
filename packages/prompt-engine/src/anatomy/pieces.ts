import { colourByName } from '../colour-words.ts';
import { type Hit, PhraseIndex, type PlacedWord } from '../explain/words.ts';
import { ELEMENTS, type Element } from '../vocabulary.ts';
import { CUES, type Cue } from './cues.ts';

/** A part of a clause that can do a job of its own, and the job that its words speak for. */
export interface ClausePiece {
  readonly from: number;
  readonly to: number;
  readonly element: Element | undefined;
  /** How sure: 0 when nothing speaks for the element. */
  readonly weight: number;
  /** What it begins with: a preposition of place, a joining word, or nothing of the kind. */
  readonly begins: 'place' | 'joining' | 'plain';
  /** How many of its words are part of known phrases. */
  readonly known: number;
  /** Ends in 'of' and introduces the subject: 'a wide shot of'. */
  readonly handsOver: boolean;
}

const words = (list: string) => new Set(list.split(' '));

const PLACE = words(
  'in on at under before behind beside inside outside beyond through along against across near over amid among between into above below beneath atop around down toward towards during crossing entering leaving overlooking facing',
);
const JOINING = words('with without while as and from lit');
const NEGATIVE = words("no without avoid never nobody none don't exclude excluding not");
/** Words that carry no colour, yet belong into a list of colours. */
const WITH_COLOURS = words(
  'a an the and on of with one two three four first pale dark deep warm cool soft faded muted bright dusty rich little touch rare line edge wool brick net ember flame headlight glare shade blue-black cold thin against in worn wet true natural pre dawn sodium spine accent all palette colour tone other off black rye cloth stripe flash hint edged disc canvas',
);
const PRONOUNS = words('he she they it');
/** Verbs after a pronoun that describe rather than move. */
const STATES = words('is are was were has have had wear stand sit look hold seem feel appear remain');
const UNITS = words('mm k fps iso kelvin f t second');
const NUMBER = /^\p{N}/u;
/** Phrases that end in 'of' and hand over to the subject. */
const HANDS_OVER: ReadonlySet<Element> = new Set(['style', 'composition', 'camera']);

/** Phrases whose words speak for other elements than they do together. */
const FIXED = new PhraseIndex<Cue>([
  ['no hurry', { element: 'mood', weight: 3 }],
  ['first warm air', { element: 'mood', weight: 2 }],
  ['no fill', { element: 'light', weight: 3 }],
  ['no taller than', { element: 'composition', weight: 3 }],
  ['no larger than', { element: 'composition', weight: 3 }],
  ['no wider than', { element: 'light', weight: 0 }],
  ['no visible source', { element: 'light', weight: 3 }],
  ['no lamp', { element: 'light', weight: 3 }],
  ['nothing cut', { element: 'composition', weight: 3 }],
  ['camera left', { element: 'light', weight: 2 }],
  ['camera right', { element: 'light', weight: 2 }],
  ['from behind', { element: 'camera', weight: 1.5 }],
  ['toward camera', { element: 'motion', weight: 1 }],
  ['toward the camera', { element: 'motion', weight: 1 }],
  ['toward the lens', { element: 'motion', weight: 1 }],
  ['with no', { element: 'negative', weight: 2.5 }],
  ['and no', { element: 'negative', weight: 2.5 }],
  ['and without', { element: 'negative', weight: 2.5 }],
  ['no music', { element: 'audio', weight: 3 }],
]);

/** The job that a number and its unit speak for. */
function measure(all: readonly PlacedWord[], at: number): Hit<Cue> | undefined {
  const [word = '', next = ''] = [all[at]?.key, all[at + 1]?.key];
  if (UNITS.has(next) && NUMBER.test(word)) {
    // '3200 K' is the warmth of a light, '8k' how fine a picture is.
    const element = next !== 'k' ? 'camera' : /^\d{4,}$/.test(word) ? 'light' : 'style';
    const sure = next !== 'second' || word.includes('/');
    return sure ? { value: { element, weight: 4 }, at, length: 2 } : undefined;
  }
  if ((word === 'f' || word === 't') && NUMBER.test(next)) {
    return { value: { element: 'camera', weight: 4 }, at, length: 2 };
  }
  return undefined;
}

function hitAt(all: readonly PlacedWord[], at: number, to: number): Hit<Cue> | undefined {
  const known = CUES.longestAt(all, at, to);
  const measured = at + 1 < to ? measure(all, at) : undefined;
  if (measured && (known?.length ?? 0) <= 2) return measured;
  return FIXED.longestAt(all, at, to) ?? known;
}

/** Whether nearly all words from `from` to `to` name colours, or things by their colour. */
export function isColourList(all: readonly PlacedWord[], from: number, to: number, fewest: number): boolean {
  if (to - from < fewest) return false;
  const keys = all.slice(from, to).map((word) => word.key);
  const colours = new Set<string>();
  let others = 0;
  keys.forEach((key, at) => {
    const colour = colourByName(keys, at);
    if (colour) colours.add(colour);
    else if (!WITH_COLOURS.has(key)) others++;
  });
  return colours.size >= fewest && others * 3 <= colours.size;
}

/** Adds up what the words of a stretch speak for. */
class Votes {
  readonly #sum = new Map<Element, number>();

  add({ element, weight }: Cue): void {
    this.#sum.set(element, (this.#sum.get(element) ?? 0) + weight);
  }

  winner(): Cue | undefined {
    if (this.#sum.size === 0) return undefined;
    let best: Cue | undefined;
    for (const element of ELEMENTS) {
      const weight = this.#sum.get(element) ?? 0;
      if (weight > (best?.weight ?? 0)) best = { element, weight };
    }
    return best;
  }
}

/** 'In a yellow oilskin': whatever has a colour after 'in' is mostly worn. */
function isDressed(all: readonly PlacedWord[], from: number, to: number): boolean {
  if (all[from]?.key !== 'in') return false;
  const keys = all.slice(from, Math.min(to, from + 5)).map((word) => word.key);
  return keys.some((_, at) => colourByName(keys, at));
}

/** 'She lifts the lid': a pronoun and what it does. */
function isDoing(all: readonly PlacedWord[], from: number, to: number): boolean {
  return to - from > 1 && PRONOUNS.has(all[from]?.key ?? '') && !STATES.has(all[from + 1]?.key ?? '');
}

/** Cuts a clause where a new thought may begin, and says what each part speaks for. */
export function cutPieces(all: readonly PlacedWord[], from: number, to: number): ClausePiece[] {
  const beginsAt = (at: number): ClausePiece['begins'] => {
    const key = all[at]?.key ?? '';
    if (PLACE.has(key) && at + 1 < to) return 'place';
    return JOINING.has(key) ? 'joining' : 'plain';
  };
  if (NEGATIVE.has(all[from]?.key ?? '') && !FIXED.longestAt(all, from, to)) {
    const whole = { begins: 'plain', known: to - from, handsOver: false } as const;
    return [{ from, to, element: 'negative', weight: 4, ...whole }];
  }
  const pieces: ClausePiece[] = [];
  let start = from;
  let known = 0;
  let votes = new Votes();
  const close = (end: number, handsOver: boolean) => {
    const begins = beginsAt(start);
    if (begins === 'place') votes.add({ element: 'setting', weight: 1 });
    if (isDressed(all, start, end)) votes.add({ element: 'subject', weight: 2.5 });
    if (isDoing(all, start, end)) votes.add({ element: 'motion', weight: 2.5 });
    const won = votes.winner();
    pieces.push({
      from: start,
      to: end,
      element: won?.element,
      weight: won?.weight ?? 0,
      begins,
      known,
      handsOver,
    });
    start = end;
    known = 0;
    votes = new Votes();
  };
  for (let at = from; at < to; at++) {
    const hit = hitAt(all, at, to);
    if (at > start && beginsAt(at) !== 'plain') close(at, false);
    if (hit) {
      votes.add(hit.value);
      known += hit.length;
      at += hit.length - 1;
    } else if (all[at]?.key === 'of' && at + 1 < to && HANDS_OVER.has(votes.winner()?.element ?? 'subject')) {
      close(at + 1, true);
    }
  }
  close(to, false);
  return pieces;
}
