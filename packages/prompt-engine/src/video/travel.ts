import { imageSentence } from './images.ts';
import { storyIn } from './story.ts';
import type { Topic } from './topic-parts.ts';
import { isAdverb, isBeingNoun, isNoun, verbAt, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/* Journeys that name what is seen on the way: each named thing is one image, in its order. */

const TRIP =
  /^((?:[\p{L}\d’'-]+[\s-]){0,6}?(?:(?:road-?)?trip|holiday|vacation|weekend|getaway|honeymoon|city break|break|tour|journey|visit|hours|days?|week|vlog|adventure|guide|diary|safari|cruise|summer|winter))\s(?:to|in|around|through|across|along|on)\s([^,:.;]+?)(?:\s(?:with|including|featuring|and)\s|[,:.;]\s|\s[-–—]\s)(.+)$/iu;
const GOING =
  /^((?:solo\s)?(?:backpacking|travell?ing|hiking|cycling|exploring|visiting|island[- ]hopping|camping|sailing|wandering|interrailing|driving|road[- ]tripping|trekking|motorbiking)\s[^,:;.]+)[,:;.]\s(.+)$/iu;

/* One thing under two names. */
const COMPOUND =
  /\b(?:fish and chips|mac and cheese|gin and tonic|bed and breakfast|rock and roll|hide and seek|bread and butter|salt and pepper|bacon and eggs|tea and biscuits|strawberries and cream)\b/i;

/** Things named one after the other. */
export function itemsOf(list: string): string[] {
  return list
    .split(/[,;]\s+(?:and\s+|then\s+)?|\.\s+/)
    .flatMap((piece) => {
      if (COMPOUND.test(piece)) return [piece];
      const [one = '', two = '', ...more] = piece.split(/\s+and\s+/);
      const last = wordsOf(one).at(-1)?.text ?? '';
      return two && more.length === 0 && (isNoun(last) || /s$/.test(last) || /^\p{L}+ing\b/u.test(two))
        ? [one, two]
        : [piece];
    })
    .map((item) =>
      item
        .replace(/^(?:and|then|also|plus|lots of|some|the)\s+/i, '')
        .replace(/\s(?:at|in) the (?:very )?end$/i, '')
        .replace(/[.!]+$/, '')
        .trim(),
    )
    .filter(Boolean);
}

/** What somebody does, told as an '-ing': 'finally reaching the viewpoint'. */
function doneBy(item: string, who: string): string | undefined {
  const words = wordsOf(item);
  let at = 0;
  while (at < words.length - 1 && isAdverb(words[at]?.text ?? '')) at++;
  const verb = verbAt(words, at);
  const typed = words[at + (verb?.length ?? 1) - 1];
  if (verb?.form !== 'ing' || !typed || (words.length === 1 && isNoun(words[0]?.text ?? '')))
    return undefined;
  const lead = item.slice(0, words[at]?.start ?? 0).toLowerCase();
  return `${who} ${lead}${verb.verb.s}${item.slice(typed.end)}`;
}

/** A named thing, deed or clause as a sentence. @param who does what nobody is named for */
export function itemSentence(item: string, who: string): string {
  const done = doneBy(item, who);
  if (done) return capital(done);
  const [event] = storyIn(item).events;
  return event && event.doing !== '' ? event.text : imageSentence(item);
}

const whoTravels = (lead: string): string =>
  /\bfamily\b/i.test(lead)
    ? 'a family'
    : /\bhoneymoon|couple/i.test(lead)
      ? 'a couple'
      : /\bfriends?|girls|boys\b/i.test(lead)
        ? 'a group of friends'
        : 'a traveller';

interface Trip {
  readonly lead: string;
  readonly named: string;
  readonly mode: string;
  readonly items: readonly string[];
  readonly text: string;
}

/** A journey with somebody of one's own: 'my brother and I drive through Norway'. */
function together(companion: string, { lead, named, mode, items, text }: Trip): Topic {
  const goes = mode
    ? 'travel'
    : /road|driv/i.test(lead)
      ? 'drive'
      : /hik|trek/i.test(lead)
        ? 'hike'
        : /cycl|bik/i.test(lead)
          ? 'cycle'
          : 'walk';
  const place = /^\p{Ll}\p{L}+$/u.test(named) ? capital(named) : named;
  const opens = capital([`${companion} and I ${goes} through ${place}`, mode].filter(Boolean).join(' '));
  const beats = items.map((item) => itemSentence(item, 'we'));
  return { form: 'travel', name: place, beats: [opens, ...beats].slice(0, 5), told: text };
}

const isName = (place: string): boolean => /\p{Lu}\p{Ll}/u.test(place) || place.split(' ').length < 4;

/** A journey with what is seen on it. */
export function travelIn(text: string): Topic | undefined {
  const [, lead = '', where = '', list = ''] = TRIP.exec(text.replace(/^(?:travel\s)?vlog:\s/i, '')) ?? [];
  const place = where.replace(/\s(?:on|for|in)\s(?:just\s|only\s)?[£$€]?\d.*$/i, '');
  const [, going = '', seen = ''] = place ? [] : (GOING.exec(text) ?? []);
  const [, mode = ''] =
    /\s((?:on|by)\s(?:an?\s|the\s)?[\p{L}-]+|in\s(?:an?|our|my)\s(?:[\p{L}-]+\s)?(?:van|campervan|camper|car|bus|train|boat|rv|motorhome|jeep|kayak|canoe|truck))$/u.exec(
      place,
    ) ?? [];
  const named = mode ? place.slice(0, -mode.length - 1) : place;
  const items = itemsOf((list || seen).replace(/^[^,:]{2,40}:\s/, ''));
  if (
    (!place && !going) ||
    items.length === 0 ||
    (place && !isName(mode ? place.slice(0, -mode.length - 1) : place))
  )
    return undefined;
  const isTold =
    place !== '' &&
    storyIn(items[0] ?? '').events.some(
      ({ doing, subject }) => doing !== '' && /^(?:an?|my|our|two|three|he|she|they|we|i)\b/i.test(subject),
    );
  if (isTold) return undefined;
  const [one = ''] = items;
  const isWith =
    /^(?:my|our)\s/i.test(one) &&
    isBeingNoun(one.split(' ').at(-1)?.replace(/s$/, '') ?? '') &&
    one.split(' ').length < 6;
  if (isWith && place && items.length > 1)
    return together(one, { lead, named, mode, items: items.slice(1), text });
  const who = whoTravels(lead);
  const again = who.replace(/^an?\s/, 'the ');
  const starts = going.replace(/\swith\s(?:my|our)\s/i, ' with their ');
  const sentences = [...(going ? [starts] : []), ...items].map((item, i) =>
    itemSentence(item, i === 0 ? who : again),
  );
  const [first = '', ...more] = sentences;
  const opens = named && !first.includes(named) ? `${first} in ${named}` : first;
  const rides = mode ? [capital(`${who} travels through ${named} ${mode}`)] : [];
  const name =
    named ||
    going
      .replace(/\swith\s.*$/i, '')
      .replace(/^\S+\s(?:in|across|through|around|along|to)\s/i, '')
      .replace(/^\S+\s(?:\S+\s)??(?=\p{Lu})/u, '')
      .replace(/\s(?:solo|alone).*$/i, '');
  return {
    form: 'travel',
    name,
    beats: [...rides, rides.length > 0 ? first : opens, ...more].slice(0, 5),
    told: text,
  };
}
