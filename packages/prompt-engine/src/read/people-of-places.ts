import { articleFor } from '../lexicon/inflect.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { placeCalled, senses } from './senses.ts';

/* Whoever is named by where they are: a museum guard is a guard in a museum, and a bookstore cat a cat in a bookstore. */

const OF_A_PLACE = sifted(
  /(?<=[\p{L}'’] )(?:owner|keeper|worker|employee|staff member|clerk|assistant|attendant|(?:security )?guard|cleaner|janitor|manager|seller|vendor|receptionist|cashier|customer|visitor|girl|boy|lady|guy|man|woman|kid|singer|pianist|dancer|cat|kitten|dog|puppy)(?=$|[,.;:!]| (?:with|who|wearing|holding|\p{L}+ing)\b)/iu,
);

/** Whoever plays, draws or cooks in the street is there. */
const OF_THE_STREET = sifted(
  /^(?:an? |the |two |three )?(?:(?:old|young|lone|talented|blind|female|male|elderly) )*street (?:musician|performer|dancer|photographer|singer|magician|food vendor|food cook|sweeper|preacher|violinist|guitarist|drummer|juggler|mime)s?(?= \p{L}+ing\b)/iu,
);

/** Whoever keeps a shop is read as somebody who does. */
const KEEPS = /^(?:owner|keeper|seller|staff member|assistant|attendant|employee|worker|clerk)$/i;
const OWNS = /^(?:owner|keeper)$/i;

/** Whom no row reads, by whom they are like. */
const READ_AS: Readonly<Record<string, string>> = {
  visitor: 'person',
  attendant: 'employee',
  assistant: 'employee',
  'staff member': 'employee',
  owner: 'manager',
  keeper: 'guard',
  seller: 'vendor',
};
const SHOP =
  /(?:shop|store|market|bakery|caf[eé]|boutique|pharmacy|grocery|florist|delicatessen|deli|patisserie|kiosk|stall)$/i;

/** Another place is told where they are now. */
const ELSEWHERE =
  /\b(?:in|inside|at|on|under|near|beside|by|outside|behind) (?:an?|the|his|her|their|my|our) /iu;

/** What a building is within, for whoever is in it. */
const WITHIN: Readonly<Record<string, string>> = { hotel: 'hotel lobby', motel: 'hotel lobby' };

/** How many words the name of a place has at most. */
const LONGEST = 3;

/** Many kinds of beasts are named by their land: only of these places they are no kind. */
const OF_BEASTS = /^(?:farm|street|alley|harbou?r|market|barn|city)$/;
const BEAST = /^(?:cat|kitten|dog|puppy)$/i;

/** The name of a place that ends the words; empty where none does. */
function placeAtEnd(words: readonly string[]): string {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const name = words.slice(-length).join(' ').toLowerCase();
    const row = placeCalled(WITHIN[name] ?? name);
    if (row && !row.traits.has('support') && !row.traits.has('water')) return name;
  }
  return '';
}

const isOfBeasts = (name: string): boolean =>
  OF_BEASTS.test(name) || placeCalled(WITHIN[name] ?? name)?.surroundings === 'indoor';

/** Who somebody of a place is read as: whoever has a shop keeps it. */
function readAs(head: string, place: string): string {
  if (KEEPS.test(head) && SHOP.test(place)) return OWNS.test(head) ? 'shop owner' : 'shop clerk';
  return READ_AS[head.toLowerCase()] ?? head;
}

/**
 * A sentence in which whoever is named by a place is there: 'an old bookstore owner' is 'an old shop owner in a
 * bookstore'. The sentence itself where the two words are one name, or another place is told.
 */
export function inTheirPlace(text: string): string {
  if (ELSEWHERE.test(text)) return text;
  if (OF_THE_STREET.test(text)) return text.replace(OF_THE_STREET, '$& on a street');
  if (!OF_A_PLACE.test(text)) return text;
  const found = OF_A_PLACE.exec(text);
  const head = found?.[0] ?? '';
  const at = found?.index ?? 0;
  const before = text.slice(0, at).trimEnd();
  const name = placeAtEnd(before.split(/\s+/));
  if (BEAST.test(head) && !isOfBeasts(name)) return text;
  if (name === '' || senses().get(`${name} ${head}`).length > 0) return text;
  const opening = before.slice(0, before.length - name.length);
  const place = WITHIN[name] ?? name;
  const preposition = placeCalled(place)?.preposition ?? 'in';
  return `${opening}${readAs(head, name)} ${preposition} ${articleFor(place)} ${place}${text.slice(at + head.length)}`;
}
