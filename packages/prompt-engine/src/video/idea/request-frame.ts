import { senses } from '../../read/senses.ts';
import { genreFilmIn } from '../story/genre-film.ts';
import { audienceIn, isWish } from './brief-words.ts';
import {
  ADS,
  ASKS,
  FOR_LESSON,
  FRAME,
  PLACES_FOR,
  SHOWS,
  SONG,
  SONG_ABOUT,
  STORY_OF_AD,
  SUNG_AT,
} from './request-words.ts';
import { setOf, verbAt, wordsOf } from './verbs.ts';

/* The words of an idea that call it a film: 'a 10-second ad for', 'school film about'. */

const DETERMINER = /^(?:an?|the|our|my|one|some|this|another)\s/i;
const KINDS = setOf(
  "tilt shift tilt-shift tourism tourist mothers mother’s mother's fathers father’s valentines day true hype highlight highlights reveal gameplay recap opening closing final last first ending climax intro outro cold meme nature wildlife party motivation motivational meditation heist crime detective mystery spy western war zombie vampire superhero adventure fairytale fashion lofi hip hop sports food bts birthday wedding school class product promotional promo explainer youtube tiktok instagram insta facebook music musical lyric lyrics travel invitation anniversary retirement thank you welcome farewell tribute social media ai short shorter minute minutes second seconds sec secs min animated stop motion horror comedy sci-fi scifi science fiction romantic fantasy drama dramatic action thriller kids children childrens family cooking recipe training safety onboarding recruitment image brand launch teaser tv viral dance educational documentary full-length intro how-to diy tutorial story noir drone aerial timelapse slow-motion new little mini very cool nice good great great-looking feel-good satirical christmas easter halloween valentines homemade fake whole first-person black-and-white comic web youtube-style indie pop rock rap folk hip-hop linkedin sci fi lyrical my-song love 10-second video film movie clip reel game book real estate property lullaby house-tour teaser-style",
);

/** Wishes that belong to the thing that is sold: 'luxury watch'. */
const OF_THING =
  /^(?:luxury|luxurious|premium|vintage|retro|modern|minimalist|elegant|natural|fresh|hot|cold|warm|running|dry|clean|soft|gaming|piano|guitar|house|video|beat|energy|dark)$/;

const isAd = (word: string): boolean => /^spots?$/i.test(word) || new RegExp(`^${ADS}$`, 'i').test(word);

const isKindWord = (word: string): boolean =>
  KINDS.has(word) || /^\d/.test(word) || (isWish(word) && !OF_THING.test(word));

/** 'Behind the scenes', 'vintage travel film'. */
const ONLY_HOW = /^(?:behind|the|vintage|retro|old-school)$/;

/** Words before 'film' that are no sort of film: 'fitness app' of 'fitness app ad'. */
function topicOf(mods: string): string | undefined {
  const words = wordsOf(mods.replace(DETERMINER, ''));
  for (const [i, { text }] of words.entries()) {
    const isKind = isKindWord(text);
    if (i > 0 && verbAt(words, i)?.form === 's' && !KINDS.has(text)) {
      const isNoun = senses()
        .get(text)
        .some(({ is }) => is === 'noun');
      if (!isNoun) return undefined;
    }
    if (
      !isKind &&
      /^(?:like|he|she|it|they|we|i|you|who|that|which|and|or|but|in|on|at|of|to|with|for|from|is|are|was|his|her|their|the|an?)$/.test(
        text,
      )
    )
      return undefined;
  }
  return words
    .filter(({ text }) => !isKindWord(text) && !ONLY_HOW.test(text))
    .map(({ start, end }) => mods.replace(DETERMINER, '').slice(start, end))
    .join(' ');
}

/** A piece of an idea without its frame. */
export interface Unframed {
  readonly text: string;
  readonly product: string;
  /** The words that went. */
  readonly film: string;
}

/** 'My little bakery needs a reel': whose film it is. */
const OWNER =
  /^((?:my|our)\s(?:[\p{L}'’-]+\s){1,4}?|(?:[\p{L}'’-]+\s){1,4}?(?=(?:needs|wants)\s(?:an?|some)\s(?:\p{L}+\s){0,3}(?:video|film|ad|trailer|reel|clip|promo|teaser|spot)\b))(?:needs|wants|is looking for|could use)\s(?=(?:an?|some)\s)/iu;

/** A piece without the words that call it a film; whose product it is where it is an advertisement. @param isFirst whether no piece comes before it */
export function unframed(piece: string, isFirst: boolean): Unframed {
  const genre = isFirst ? genreFilmIn(piece) : undefined;
  if (genre) return { text: genre.called, product: '', film: genre.lead };
  const owner = OWNER.exec(piece)?.[1]?.trim() ?? '';
  let text = owner === '' ? piece : piece.replace(OWNER, '');
  let product = owner;
  let film = '';
  for (let turn = 0; turn < 3; turn++) {
    const asked = text.replace(ASKS, '');
    const hit = FRAME.exec(asked.replace(DETERMINER, ''));
    // 'Landing a trick in slow motion' only ends on how it is filmed.
    const isTail = /\sin\s$/i.test(hit?.[1] ?? '');
    const isTune = /^(?:songs?|tracks?|ballads?)$/i.test(hit?.[3] ?? '');
    const topic = hit && !isTail ? topicOf(isTune ? '' : (hit[1] ?? '')) : undefined;
    // 'A mother records a message for her child' tells what she does.
    const isTold =
      hit?.[3] !== undefined &&
      wordsOf(hit[1] ?? '').some((_, i, all) => i > 0 && verbAt(all, i)?.form === 's');
    const mayFrame =
      isFirst || asked !== text || hit?.[2] !== undefined || /^(?:close-?ups?|shots?)$/i.test(hit?.[3] ?? '');
    if (!hit || isTold || topic === undefined || !mayFrame) break;
    const rest = asked.replace(DETERMINER, '').slice(hit[0].length);
    const link = (hit[4] ?? '').toLowerCase();
    const lesson = link === 'for' ? FOR_LESSON.exec(rest)?.[0] : undefined;
    if (lesson) {
      film += hit[0];
      text = rest.slice(lesson.length);
      continue;
    }
    film += hit[0];
    if (isAd(hit[2] ?? '')) {
      // 'Minimalist ad for a chair' sells no minimalist.
      const isOnlyWish = link === 'for' && topic.split(' ').every((word) => OF_THING.test(word));
      if (topic !== '' && !isOnlyWish) {
        product ||= topic;
        text = link === 'for' || link === 'to' || isWish(rest) ? '' : rest;
        if (link === 'for' && !audienceIn(`for ${rest}`)) text = rest;
      } else {
        const [thing = '', ...story] = rest.split(STORY_OF_AD);
        const isSold = link === 'for' || link === 'of' || link === 'about';
        product ||= isSold ? thing : '';
        text = isSold ? story.join(': ') : rest;
      }
      break;
    }
    const isPlace = senses()
      .get(topic.split(' ').at(-1)?.toLowerCase() ?? '')
      .some(({ is }) => is === 'place');
    if (
      link === 'for' &&
      topic !== '' &&
      (PLACES_FOR.test(rest) || /^(?:our|my|the)\s(?:\p{L}+\s)?class\b/iu.test(rest))
    ) {
      text = topic;
      break;
    }
    const led =
      topic === ''
        ? ''
        : link === 'with' && rest !== ''
          ? `${topic} with `
          : isPlace && rest !== ''
            ? `in the ${topic} `
            : `${topic}${rest ? ', ' : ''}`;
    if (link === 'for' && topic === '' && (PLACES_FOR.test(rest) || audienceIn(`for ${rest}`))) {
      text = rest.replace(PLACES_FOR, '').replace(/^[,.:\s]+/, '');
      if (audienceIn(`for ${rest}`)) text = '';
      break;
    }
    text = `${led}${rest}`;
    if (led) break;
  }
  const isMusic = /\b(?:music|lyrics?) video/i.test(film);
  if (isMusic) text = text.replace(SONG_ABOUT, '');
  const isSong = isMusic && SONG.test(text);
  const [, where = ''] = isMusic ? (SUNG_AT.exec(text) ?? []) : [];
  if (where !== '') return { text: `a singer ${where}`, product, film };
  return { text: isSong ? '' : text.replace(SHOWS, ''), product, film };
}
