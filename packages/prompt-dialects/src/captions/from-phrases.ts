import { joinText, type Phrase } from '../write/phrases.ts';
import { type CaptionInput, type CaptionThing, joinPhrases } from './caption-input.ts';
import {
  type CameraPart,
  cameraPart,
  mediumIn,
  namesDeed,
  opensThing,
  type PhraseRole,
  roleOfPhrase,
  withoutMedium,
} from './caption-words.ts';
import type { RoleOf } from './roles-by-anatomy.ts';

/** Between two things: each is one of its own, and the first is said with its place. */
const RELATIONS = [' left of ', ' right of ', ' above ', ' below ', ' next to ', ' beside '];

/**
 * Puts each phrase of a flat prompt where it belongs: as somebody knows who has read the sentences, else by its words.
 * The summary holds all of them.
 */
export function fromPhrases(phrases: readonly Phrase[], roleOf?: RoleOf): CaptionInput {
  const roles = new Map<PhraseRole, string[]>();
  const things = new Things();
  const looks = new Map<string, string>();
  const pieces = splitSentences(phrases);
  for (const piece of pieces) {
    const role = roleIn(piece.text, roleOf);
    const look = lookOfLettering(piece.text);
    if (look !== null) {
      looks.set(look.content, look.description);
    } else if (role === 'subject') {
      things.add(piece);
    } else {
      const others = roles.get(role) ?? [];
      others.push(piece.text);
      roles.set(role, others);
    }
  }
  const first = pieces[0]?.text ?? '';
  // A landscape is its own subject: models refuse a caption without any element.
  const list = things.list.length === 0 && first !== '' ? [first] : things.list;
  const said = (role: PhraseRole): string => joinPhrases(roles.get(role) ?? []);
  // Words that are named twice are seen once.
  const letterings = new Set(phrases.flatMap(({ lettering }) => lettering));
  return {
    subject: joinText(phrases),
    things: list.map((description): CaptionThing => ({ description })),
    texts: [...letterings].map((content) => ({ content, description: looks.get(content) ?? '' })),
    background: { setting: said('background') },
    lighting: { conditions: said('lighting') },
    camera: cameraOf(roles.get('camera') ?? []),
    composition: said('composition'),
    mood: said('mood'),
    medium: joinPhrases(eachOnce([mediumIn(first) ?? '', ...(roles.get('medium') ?? [])])),
    colourScheme: said('palette'),
  };
}

/** Each phrase about the camera under what it is about. */
function cameraOf(phrases: readonly string[]): NonNullable<CaptionInput['camera']> {
  const about = (part: CameraPart): string =>
    joinPhrases(phrases.filter((phrase) => cameraPart(phrase) === part));
  return {
    shot: about('shot'),
    angle: about('angle'),
    lens: about('lens'),
    depthOfField: about('depthOfField'),
  };
}

/** 'the words “OPEN” in red capitals' tells how lettering looks and is no thing beside it; null for all else. */
function lookOfLettering(phrase: string): { content: string; description: string } | null {
  const lead = /^(?:with )?(?:the )?(?:words?|text|lettering|letters|title|headline) ["“«]/iu.exec(
    phrase,
  )?.[0];
  const rest = phrase.slice(lead?.length ?? 0);
  const end = [...'"”»'].map((mark) => rest.indexOf(mark)).find((at) => at > 0);
  return lead === undefined || end === undefined
    ? null
    : { content: rest.slice(0, end), description: rest.slice(end + 1).trim() };
}

/** A medium that is named twice is one: 'a photo of …' at the beginning, 'Photo' at the end. */
function eachOnce(media: readonly string[]): string[] {
  const named = new Set<string>();
  return media.filter((medium) => {
    const lower = medium.toLowerCase();
    const name = lower === 'photo' ? 'photograph' : lower;
    const isNew = !named.has(name);
    named.add(name);
    return isNew;
  });
}

/** A style that names no medium (film grain) has no field that all captions know: it goes with the mood. */
function roleIn(sentence: string, roleOf: RoleOf | undefined): PhraseRole {
  const byWords = roleOfPhrase(sentence);
  const role = roleOf?.(sentence) ?? byWords;
  return role === 'style' ? (byWords === 'medium' ? 'medium' : 'mood') : role;
}

/** A phrase, or the part of it on one side of a full stop. */
interface Piece {
  readonly text: string;
  /** Whether it begins a sentence; so does the first one of all. */
  readonly isOpening: boolean;
}

/** Phrases, cut at each full stop with a blank behind it. */
function splitSentences(phrases: readonly Phrase[]): Piece[] {
  const pieces: Piece[] = [];
  let isOpening = true;
  for (const { text } of phrases) {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const isStop = '.!?'.includes(text.charAt(at)) && text.charAt(at + 1).trim() === '';
      if (isStop || at === text.length - 1) {
        const piece = text.slice(from, isStop ? at : at + 1).trim();
        from = at + 1;
        if (piece !== '') {
          pieces.push({ text: piece, isOpening });
        }
        isOpening = isStop || (isOpening && piece === '');
      }
    }
  }
  return pieces;
}

/** The separate things that phrases speak of, the main one first. */
class Things {
  readonly list: string[] = [];
  /** The first thing of the last phrase that brought any: sentences about details mean it. */
  #owner = 0;
  /** Whether the sentence is about a thing of its own. */
  #brings = true;

  /** 'a bench and a dog' are two things; what begins with no article tells more of the thing before. */
  add({ text, isOpening }: Piece): void {
    if (isOpening) {
      this.#brings = this.list.length === 0 || opensThing(text);
    }
    if (!this.#brings) {
      this.#tellMore(this.#owner, text);
      return;
    }
    const parts = splitAnd(withoutMedium(text)).flatMap(withOther);
    if (this.list.length > 0 && !opensThing(parts[0] ?? '')) {
      this.#tellMore(this.list.length - 1, parts.shift() ?? '');
    } else {
      this.#owner = this.list.length;
    }
    this.list.push(...parts);
  }

  #tellMore(at: number, text: string): void {
    this.list[at] = `${this.list[at] ?? ''}, ${text}`;
  }
}

/** 'a dog left of a chair' is a dog with its place, and a chair. */
function withOther(part: string): string[] {
  const lower = part.toLowerCase();
  for (const relation of RELATIONS) {
    const at = lower.indexOf(relation);
    const other = part.slice(at + relation.length);
    if (at > 0 && opensThing(other)) {
      return [part, other];
    }
  }
  return [part];
}

/** What two things do together is not cut in two: 'a corgi and a heron sharing an umbrella'. */
function splitAnd(phrase: string): string[] {
  const parts: string[] = [];
  for (const part of namesDeed(phrase) ? [phrase] : phrase.split(' and ')) {
    const last = parts.at(-1);
    if (last === undefined || opensThing(part)) {
      parts.push(part);
    } else {
      parts[parts.length - 1] = `${last} and ${part}`;
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
