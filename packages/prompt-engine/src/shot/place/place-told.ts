import type { PlaceRow } from '../../lexicon/place.ts';
import { regionNames } from '../../lexicon/place-names.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { isMadeOtherwise } from './made-otherwise.ts';
import type { Circumstances } from './surroundings.ts';

/*
 * Whether what usually stands in such a place may be said of the one that the words name. A roof in Paris is not the
 * roof that its row has in mind, a barbershop in Harlem not its street, and a bakery of old Rome no bakery of today.
 */

/** Where or when from, as an adjective before what it is of. */
const OF_A_PEOPLE = sifted(
  /\b(?:roman|greek|egyptian|persian|japanese|chinese|korean|thai|vietnamese|indian|nepali|tibetan|mongolian|russian|ukrainian|polish|german|austrian|swiss|dutch|flemish|belgian|french|breton|italian|sicilian|venetian|spanish|catalan|portuguese|moroccan|tunisian|turkish|arab|arabian|lebanese|ethiopian|kenyan|nigerian|mexican|cuban|brazilian|peruvian|bolivian|chilean|argentin\w+|american|canadian|alaskan|scottish|irish|welsh|british|scandinavian|norwegian|swedish|danish|finnish|icelandic|nordic|viking|celtic|aztec|mayan|inca|bavarian|texan|parisian|mediterranean|caribbean|hawaiian|soviet|colonial|medieval|victorian|georgian|edwardian|ancient|renaissance|baroque|prehistoric|futuristic|alien|martian|lunar|post-apocalyptic)\b/i,
);

const PERIOD = sifted(/\b(?:1[0-9]|20)\d0'?s\b|\b[2-9]0'?s\b|\b(?:century|age|era)\b/i);

const isRegion = (row: PlaceRow | undefined): boolean => /^\p{Lu}/u.test(row?.names[0] ?? '');

/** The cities, countries and worlds that a subject names. */
export const regionsOf = onceFor(({ subject }: Scene): readonly PlaceRow[] => regionsIn(subject));

function regionsIn(subject: string): readonly PlaceRow[] {
  const words = subject.toLowerCase().split(/[^\p{L}'-]+/u);
  const found: PlaceRow[] = [];
  for (let at = 0; at < words.length; at++) {
    const hit = regionNames().longestAt(words, at);
    if (!hit) continue;
    found.push(...hit.value);
    at += hit.length - 1;
  }
  return found;
}

/** What stands in a city and has a look of its own: the city's streets are not in it. */
const WITHIN: ReadonlySet<string> = new Set([
  'building',
  'structure',
  'furniture',
  'event',
  'place',
  'machine',
]);

/** A ledge under water is no ledge of a house. */
const isOfOtherWorld = (place: Scene['place'], { surroundings }: Circumstances): boolean =>
  surroundings === 'underwater' &&
  place?.row !== undefined &&
  place.row.surroundings !== 'underwater' &&
  !place.row.traits.has('water');

/** A bus stop on Mars has no street behind it. */
const isOnPlanet = ({ cast, place }: Scene): boolean =>
  place?.row !== undefined &&
  place.row.surroundings !== 'space' &&
  cast.some(({ kind, relation }) => kind === 'celestial' && relation?.preposition === 'on');

/** 'the Faroe Islands' are no island as its row has it: a name that no table has tells of a place that nobody here knows. */
function isNamedOtherwise(place: Scene['place']): boolean {
  if (!place?.row || isRegion(place.row)) return false;
  const named = place.words.match(/(?:^|\s)(?!The\b)\p{Lu}[\p{L}'’-]*/gu) ?? [];
  const names = place.row.names.join(' ').toLowerCase();
  return named.some((word) => !names.includes(word.trim().toLowerCase().replace(/s$/, '')));
}

/** What the words have made of a place: a pool that ferns grow over has no sun loungers, a field of lavender no clover. */
const CHANGED = sifted(
  /\b(?:overgrown|flooded|burnt|burned|ruined|in ruins|destroyed|bombed|shelled|sunken|submerged|drowned|demolished|collapsed|looted|melted|drained|under construction|reclaimed by|swallowed by|buried|turned into|converted)\b/i,
);

/** 'a ruined castle' has a row of its own, as its fate has left it. */
const isOfChange = (place: Scene['place']): boolean =>
  place?.row?.names.some((name) => CHANGED.test(name) && name === place.words.toLowerCase()) === true;

/** Words up to which a sentence leaves its place to be furnished. */
const LEFT_OPEN = 14;

/** A laundromat has machines in any city; a house or a temple is built as they build there. */
const isAlikeEverywhere = ({ wordCount }: Scene, row: PlaceRow | undefined): boolean =>
  wordCount <= LEFT_OPEN &&
  row?.surroundings === 'indoor' &&
  !row.traits.has('support') &&
  ['public', 'work', 'transport'].some((trait) => row.traits.has(trait));

/** What a field may be of. */
const GROWN: ReadonlySet<string> = new Set(['plant', 'flower', 'tree', 'food', 'material', 'product']);

/** Whether the things of a place's row are surely those of the place that the words name. */
export function isAsUsual(scene: Scene, where: Circumstances): boolean {
  const { subject, cast, place } = scene;
  const { era, place: row } = where;
  if (isOfOtherWorld(place, where) || isNamedOtherwise(place) || isOnPlanet(scene)) return false;
  if (place && isMadeOtherwise(scene, place.words)) return false;
  const main = cast.find(({ part }) => part === 'main');
  const isOfOther = cast.some(
    ({ relation, kind }) => relation?.preposition === 'of' && cast[relation.to] === main && GROWN.has(kind),
  );
  if ((CHANGED.test(subject) && !isOfChange(place)) || (isOfOther && main?.kind !== 'place')) return false;
  const named = (main?.kind === 'place' ? main.placeRow : undefined) ?? place?.row ?? row;
  const isOfNature = ['water', 'nature'].some((trait) => named?.traits.has(trait));
  const isOwnName = named?.names.some(
    (name) => OF_A_PEOPLE.test(name) && subject.toLowerCase().includes(name.toLowerCase()),
  );
  // An Aztec market has its own row, of its own age.
  // A viking stands on no other cliff than anybody.
  const told = isOfNature && main && isBeing(main.kind) ? subject.replace(main.words, '') : subject;
  if (!isOwnName && (era || PERIOD.test(told) || OF_A_PEOPLE.test(told))) return false;
  const around = regionsOf(scene);
  // A street that is read with what its town has is dressed with that.
  if (named?.traits.has('in-town') && around.length < 2) return true;
  // A harbour is one in any country; a roof, a street or a city's river is not.
  if (!isRegion(named))
    return (
      around.length === 0 ||
      isOwnName === true ||
      isAlikeEverywhere(scene, named) ||
      (isOfNature && (main?.kind === 'place' || named?.traits.has('city') !== true))
    );
  return (
    around.length < 2 &&
    cast.every(
      ({ kind, words, part, placeRow }) =>
        part === 'topic' || isRegion(placeRow) || words === place?.words || !WITHIN.has(kind),
    )
  );
}
