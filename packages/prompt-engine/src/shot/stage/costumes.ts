import { isPeople, type Scene } from '../../read/scene.ts';

/*
 * What somebody wears who is nothing but a person.
 */

/** What the only person in the words has on, by the garment: names, costume. */
const CLAD: readonly (readonly [garments: RegExp, costume: string])[] = [
  [/kimono|yukata|hanbok/, 'kimono'],
  [/wedding (?:dress|gown)|bridal gown/, 'bride'],
  [/(?:ball|evening) ?gown|ball ?gown|gown/, 'gown'],
  [/tuxedo|(?:business|three-piece|black|grey|dark|white) suit|suit and tie/, 'suit'],
  [/superhero (?:cape|costume|suit|outfit)|(?:red|blue|flowing) cape/, 'cape'],
  [/space ?suit|astronaut (?:suit|costume|helmet)/, 'astronaut'],
  [/(?:suit of )?armou?r/, 'armour'],
  [/lab ?coat|white coat|scrubs/, 'doctor'],
  [/rain ?coat|trench ?coat|over ?coat|winter coat|long coat|parka/, 'coat'],
  [/swimsuit|bikini|bathing suit|swim trunks/, 'swimsuit'],
  [/overalls|dungarees/, 'overalls'],
  [/tutu/, 'ballerina'],
  [/apron/, 'apron'],
  [/hoodie/, 'hood'],
  [/(?:tracksuit|football shirt|jersey|gym clothes)/, 'sportswear'],
  [/(?:cloak|hooded robe)/, 'hood'],
  [/uniform/, 'uniform'],
  [/(?:witch|pirate|wizard|clown|angel|fairy|ghost) (?:costume|outfit)/, ''],
];
/** What is worn for what they are at, where nobody says it. */
const KITS: readonly (readonly [at: RegExp, costume: string])[] = [
  [/\bballet (?:class|school|lesson|rehearsal|recital|dancers?)\b|\bat the barre\b/i, 'ballerina'],
  [/\b(?:karate|judo|aikido|taekwondo) (?:class|lesson|training|dojo|match|kids?)\b/i, 'kimono'],
  [
    /\b(?:football|soccer|basketball|volleyball|handball|rugby|hockey|netball) (?:team|players?|match|practice)\b/i,
    'sportswear',
  ],
  [
    /\b(?:swimming lesson|swim (?:class|team)|swimming (?:race|pool))\b|\bjump\w* into (?:a|the) (?:\w+ )?(?:lake|pool|river|sea|pond|ocean)\b/i,
    'swimsuit',
  ],
  [/\b(?:graduation|graduates?)\b/i, 'robe'],
  [/\b(?:construction site|building site)\b/i, 'overalls'],
];
const WEARS =
  /\b(?:in|wearing|wears|dressed (?:in|as)) (?:an? |the |his |her |their )?((?:[\w-]+ ){0,3}[\w-]+)/gi;

/** The costume of somebody who is nothing but a person, where the words say what is worn. */
export function costumeIn(drawing: string, { cast, subject }: Scene): string {
  const isAlone = cast.filter(({ kind }) => isPeople(kind)).length === 1;
  for (const [, worn = ''] of isAlone ? subject.toLowerCase().matchAll(WEARS) : []) {
    const [, costume] = CLAD.find(([garment]) => garment.test(worn)) ?? [];
    if (costume !== undefined)
      return `${drawing}:${costume || (worn.match(/\w+(?= (?:costume|outfit))/)?.[0] ?? 'plain')}`;
  }
  const [, kit] = KITS.find(([at]) => at.test(subject)) ?? [];
  return kit ? `${drawing}:${kit}` : drawing;
}
