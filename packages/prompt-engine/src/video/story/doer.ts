import { singularsOf } from '../../lexicon/inflect.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { ANIMALS } from '../genre/genre-words.ts';
import type { Event } from '../idea/event.ts';
import { isBeingNoun, sensesAt } from '../idea/verbs.ts';
import { capital, headOf } from '../wording.ts';

/* Who acts in a moment, and how a part of whoever it is is called: his face, the cat's head. */

/** What kind of being or thing does a deed, as far as the camera minds. */
export type Doer = 'person' | 'people' | 'animal' | 'swarm' | 'thing';

/** Animals of which no head is gone near to. */
const SMALL: ReadonlySet<string> = new Set(['insect', 'sea-animal']);

const KIN =
  /\b(?:mum|mom|mummy|mommy|dad|daddy|mother|father|grand(?:ma|pa|mother|father|ad|dad|parents|son|daughter)|granny|gran|nan|sister|brother|son|daughter|wife|husband|aunt|uncle|friends?|girlfriend|boyfriend|kids?|children|baby|people|everyone|everybody|somebody|someone|twins|bro|dude|lad|guy|gal|mate|influencer|teen)$/iu;
/** Young animals are called by words that the lexicon has for no kind. */
const YOUNG = /^(?:pup|cub|foal|calf|lamb|chick|duckling|fawn|piglet|hatchling|joey|gosling|kit|tadpole)s?$/i;
const SEVERAL =
  /(?:\sand\s|^(?:the |my |our |his |her |their )?(?:\d+ |two|three|four|five|six|seven|both|all)\s|^(?:they|we|people|everyone|everybody)$|\b(?:friends|kids|children|twins|couple|team|family|class|crowd|band|crew|parents|grandparents|people|orchestra|choir|audience|jury|troupe|quartet|trio|duo|squad|staff|gang|public|parliament|cast)$)/iu;
/** 'Grandpa's old radio' is no grandpa. */
const OWNED = /^[^’']+['’]s\s(.+)$/iu;
const OF_BODY = /(?:^|\s)(?:eyes?|voice|shadow|reflection|face|hair|smile|heart|hands?|head|feet)$/i;

const animalKind = (word: string): string | undefined =>
  sensesAt(word).flatMap((sense) =>
    sense.is === 'noun' && ANIMALS.has(sense.row.kind) ? [sense.row.kind] : [],
  )[0];

/** Who does a deed; undefined where that is not certain. */
export function doerIn({ doer, isPlural }: Event, { cast, doings }: Scene): Doer | undefined {
  const agent: Member | undefined =
    cast[doings[0]?.agents[0] ?? -1] ?? cast.find(({ part }) => part === 'main');
  return sortOf(doer, isPlural, agent);
}

/** A boxer who is no dog: the word means both, and nothing says that it is kept. */
const isSportsman = (head: string, agent: Member | undefined): boolean =>
  head === 'boxer' && (agent === undefined || !/\bdog|puppy\b/i.test(agent.words));

function sortOf(doer: string, isPlural: boolean, agent: Member | undefined): Doer | undefined {
  if (doer === '' || /^(?:nobody|no one|neither|none|someone|somebody|i|you|we|something)\b/i.test(doer))
    return undefined;
  const owned = OWNED.exec(doer)?.[1];
  if (OF_BODY.test(doer) && !/\bprivate eye$/i.test(doer)) return 'thing';
  // A private eye is a man, and no part of one.
  const head = headOf(owned ?? doer.replace(/\bprivate eye$/i, 'detective')).toLowerCase();
  const people = isPlural || SEVERAL.test(owned ?? doer) || isMany(head) ? 'people' : 'person';
  if (YOUNG.test(head)) return 'animal';
  if (/^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(doer)) return 'person';
  const kind = animalKind(head);
  if (kind && !isSportsman(head, agent))
    return SMALL.has(kind) || isPlural || isMany(head) ? 'swarm' : 'animal';
  if (/^(?:he|she|they)$/i.test(doer) || KIN.test(head) || isBeingNoun(head)) return people;
  const isAgent = agent !== undefined && doer.toLowerCase().includes(agent.name.toLowerCase());
  if (isAgent && ANIMALS.has(agent.kind)) return SMALL.has(agent.kind) || agent.plural ? 'swarm' : 'animal';
  if (isAgent && isBeing(agent.kind)) return people;
  if (isAgent && agent.proper && agent.row === undefined) return people;
  // Of what nobody knows nothing is said but that it is there.
  return doer === 'it' ? undefined : 'thing';
}

/** 'Dancers', and no boss. */
const isMany = (head: string): boolean =>
  /[^s]s$/.test(head) && singularsOf(head).some((one) => isBeingNoun(one));

const OWN: Readonly<Record<string, string>> = { he: 'his', she: 'her', they: 'their', it: 'its' };

/** 'The two spies’ faces', 'his hands'. */
export function partOf(doer: string, part: string): string {
  const own = OWN[doer.toLowerCase()];
  return capital(own ? `${own} ${part}` : `${doer}${/[^s]s$/i.test(doer) ? '’' : '’s'} ${part}`);
}
