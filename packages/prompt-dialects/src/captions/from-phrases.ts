import { joinText, type Phrase } from '../write/phrases.ts';
import { type CaptionInput, type CaptionThing, joinPhrases } from './caption-input.ts';
import { mediumIn, namesDeed, type PhraseRole, roleOfPhrase } from './caption-words.ts';
import type { RoleOf } from './roles-by-anatomy.ts';

const ARTICLES = 'a an one two three four five six seven eight nine ten several many'.split(' ');

/**
 * Puts each phrase of a flat prompt where it belongs: as somebody knows who has read the sentences, else by its words.
 * The summary holds all of them.
 */
export function fromPhrases(phrases: readonly Phrase[], roleOf?: RoleOf): CaptionInput {
  const roles = new Map<PhraseRole, string[]>();
  const things: string[] = [];
  const sentences = phrases.flatMap(({ text }) => splitSentences(text));
  for (const sentence of sentences) {
    const role = roleIn(sentence, roleOf);
    if (role === 'subject') {
      addThings(things, sentence);
    } else {
      const others = roles.get(role) ?? [];
      others.push(sentence);
      roles.set(role, others);
    }
  }
  const [first] = sentences;
  if (things.length === 0 && first !== undefined) {
    // A landscape is its own subject: models refuse a caption without any element.
    things.push(first);
  }
  const said = (role: PhraseRole): string => joinPhrases(roles.get(role) ?? []);
  const medium = mediumIn(first ?? '');
  const texts = phrases.flatMap(({ lettering }) => lettering.map((content) => ({ content })));
  return {
    subject: joinText(phrases),
    things: things.map((description): CaptionThing => ({ description })),
    texts,
    background: { setting: said('background') },
    lighting: { conditions: said('lighting') },
    camera: { shot: said('camera') },
    composition: said('composition'),
    mood: said('mood'),
    medium: joinPhrases([medium ?? '', said('medium')]),
    colourScheme: said('palette'),
  };
}

/** A style that names no medium (film grain) has no field that all captions know: it goes with the mood. */
function roleIn(sentence: string, roleOf: RoleOf | undefined): PhraseRole {
  const byWords = roleOfPhrase(sentence);
  const role = roleOf?.(sentence) ?? byWords;
  return role === 'style' ? (byWords === 'medium' ? 'medium' : 'mood') : role;
}

/** At a full stop with a blank behind it. */
function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isStop = '.!?'.includes(text.charAt(at)) && text.charAt(at + 1).trim() === '';
    if (isStop || at === text.length - 1) {
      const sentence = text.slice(from, isStop ? at : at + 1).trim();
      from = at + 1;
      if (sentence !== '') {
        sentences.push(sentence);
      }
    }
  }
  return sentences;
}

/** 'a bench and a dog' are two things; what begins with no article tells more of the thing before. */
function addThings(things: string[], phrase: string): void {
  const medium = mediumIn(phrase);
  const of = phrase.toLowerCase().indexOf(' of ');
  const parts = splitAnd(medium === null || of === -1 ? phrase : phrase.slice(of + 4));
  for (const [index, part] of parts.entries()) {
    const last = things.at(-1);
    const isNew = index > 0 || ARTICLES.includes(firstWord(part)) || last === undefined;
    if (isNew) {
      things.push(part);
    } else {
      things[things.length - 1] = `${last}, ${part}`;
    }
  }
}

function firstWord(text: string): string {
  const end = text.indexOf(' ');
  return (end === -1 ? text : text.slice(0, end)).toLowerCase();
}

/** What two things do together is not cut in two: 'a corgi and a heron sharing an umbrella'. */
function splitAnd(phrase: string): string[] {
  const parts: string[] = [];
  for (const part of namesDeed(phrase) ? [phrase] : phrase.split(' and ')) {
    const last = parts.at(-1);
    if (last === undefined || ARTICLES.includes(firstWord(part))) {
      parts.push(part);
    } else {
      parts[parts.length - 1] = `${last} and ${part}`;
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
