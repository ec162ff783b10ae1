import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Scene } from '../../read/scene.ts';

/*
 * What somebody wears who is nothing but a person.
 */

/** What the only person in the words has on, by the garment: names, costume. */
const CLAD: readonly (readonly [garments: RegExp, costume: string])[] = [
  [sifted(/kimono|yukata|hanbok/), 'kimono'],
  [sifted(/wedding (?:dress|gown)|bridal gown/), 'bride'],
  [sifted(/(?:ball|evening) ?gown|ball ?gown|gown/), 'gown'],
  [sifted(/tuxedo|(?:business|three-piece|black|grey|dark|white) suit|suit and tie/), 'suit'],
  [sifted(/superhero (?:cape|costume|suit|outfit)|(?:red|blue|flowing) cape/), 'cape'],
  [sifted(/space ?suit|astronaut (?:suit|costume|helmet)/), 'astronaut'],
  [sifted(/(?:suit of )?armou?r/), 'armour'],
  [sifted(/lab ?coat|white coat|scrubs/), 'doctor'],
  [sifted(/rain ?coat|trench ?coat|over ?coat|winter coat|long coat|parka/), 'coat'],
  [sifted(/swimsuit|bikini|bathing suit|swim trunks/), 'swimsuit'],
  [sifted(/overalls|dungarees/), 'overalls'],
  [sifted(/tutu/), 'ballerina'],
  [sifted(/apron/), 'apron'],
  [sifted(/hoodie/), 'hood'],
  [sifted(/(?:tracksuit|football shirt|jersey|gym clothes)/), 'sportswear'],
  [sifted(/(?:cloak|hooded robe)/), 'hood'],
  [sifted(/uniform/), 'uniform'],
  [sifted(/(?:witch|pirate|wizard|clown|angel|fairy|ghost) (?:costume|outfit)/), ''],
];
/** What is worn for what they are at, where nobody says it. */
const KITS: readonly (readonly [at: RegExp, costume: string])[] = [
  [sifted(/\bballet (?:class|school|lesson|rehearsal|recital|dancers?)\b|\bat the barre\b/i), 'ballerina'],
  [sifted(/\b(?:karate|judo|aikido|taekwondo) (?:class|lesson|training|dojo|match|kids?)\b/i), 'kimono'],
  [
    sifted(
      /\b(?:football|soccer|basketball|volleyball|handball|rugby|hockey|netball) (?:team|players?|match|practice)\b/i,
    ),
    'sportswear',
  ],
  [
    sifted(
      /\b(?:swimming lesson|swim (?:class|team)|swimming (?:race|pool))\b|\bjump\w* into (?:a|the) (?:\w+ )?(?:lake|pool|river|sea|pond|ocean)\b/i,
    ),
    'swimsuit',
  ],
  [sifted(/\b(?:graduation|graduates?)\b/i), 'robe'],
  [sifted(/\b(?:construction site|building site)\b/i), 'overalls'],
];
const WEARS = sifted(
  /\b(?:in|wearing|wears|dressed (?:in|as)) (?:an? |the |his |her |their )?((?:[\w-]+ ){0,3}[\w-]+)/gi,
);

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
