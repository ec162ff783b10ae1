import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import type { Member } from './scene.ts';
import { senses } from './senses.ts';

/*
 * The roof of a car or of a bus: it has no chimneys and no city at its feet, and who is on it is on the car.
 */

const VEHICLES =
  'car|van|camper van|campervan|caravan|bus|truck|lorry|taxi|cab|train|tram|tractor|ambulance|jeep';
const ROOF_OF = sifted(
  new RegExp(
    `\\b(?:roof|bonnet|hood|top) of (?:(?:an?|the|his|her|their|my|our|your) )?(?:[\\w'’-]+ ){0,3}?(${VEHICLES})\\b`,
    'i',
  ),
);
const OWN_ROOF = sifted(new RegExp(`\\b(${VEHICLES})(?:['’]s)? (?:roof|bonnet|hood)\\b`, 'i'));
const ROOF = sifted(/\b(?:roof|bonnet|hood)$/i);

const thingCalled = (words: string): Member => ({
  ...{ words, name: words, kind: 'vehicle', part: 'support', known: true },
  ...{ count: 1, plural: false, counted: false, proper: false },
  ...{ adjectives: [], colours: [], materials: [], strange: [] },
});

/** Takes away the roof as a place, and has whoever is on it on the vehicle. */
export function onVehicle(draft: Draft, subject: string): void {
  const named = (ROOF_OF.exec(subject) ?? OWN_ROOF.exec(subject))?.[1];
  const at = draft.cast.findIndex(({ name, words }) => ROOF.test(name) || ROOF.test(words));
  if (!named || (at < 1 && !ROOF.test(draft.place?.words.replace(/ of the .+$/, '') ?? ''))) return;
  const noun = senses()
    .get(named.toLowerCase())
    .find((sense) => sense.is === 'noun' && sense.row.kind === 'vehicle');
  const row = noun?.is === 'noun' ? noun.row : undefined;
  const own = draft.cast.findIndex(
    ({ kind, name }, i) => i > 0 && kind === 'vehicle' && name.endsWith(named),
  );
  const roof = draft.cast[at];
  if (own < 0 && !row) return;
  const bearer = own >= 0 ? own : at >= 0 ? at : draft.cast.length;
  const { placeRow: _, ...bare } = draft.cast[bearer] ?? thingCalled(draft.place?.words ?? named);
  delete draft.place;
  draft.cast[bearer] = {
    ...bare,
    kind: 'vehicle',
    ...(own < 0 && row && { row }),
    part: 'support',
    relation: { preposition: 'on', to: 0 },
    known: true,
  };
  if (roof && bearer !== at) draft.cast[at] = { ...roof, part: 'topic' };
  // 'A parked van' is a state of the van, and nobody parks it.
  for (let i = draft.doings.length - 1; i >= 0; i--) {
    const doing = draft.doings[i];
    if (doing?.form === 'past' && doing.object === bearer) draft.doings.splice(i, 1);
    else if (doing?.object === at) draft.doings[i] = { ...doing, object: bearer };
  }
}
