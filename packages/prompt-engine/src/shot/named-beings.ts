import { sifted } from '../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member } from '../read/scene.ts';
import { isDenied } from './pose/denied-deed.ts';
import { theOf } from './refer.ts';
import { type Brief, capital } from './shot.ts';

/*
 * What is said of a being that is named besides the main one. Where the two stand, the words say or leave open: a
 * sentence for it would be one guess among many, and wrong for a motif on a sweater or a bank that is robbed.
 */

const PREYS_ON = sifted(
  /^(?:swallow|eat|devour|gulp|catch|snatch|grab|bite|chew|kill|seize|hold|carry|pluck|tear)\b/,
);

/** Animals that hold with their paws. */
const PAWED = sifted(
  /\b(?:otters?|raccoons?|squirrels?|chipmunks?|hamsters?|monkeys?|chimpanzees?|apes?|gorillas?|orangutans?|lemurs?|koalas?|pandas?|meerkats?|mouse|mice|rats?)$/i,
);

/** Where an animal has what it eats or carries: half down, in the bill or in the jaws. People are in none. */
function inTheJaws(name: string, prey: Member, doer: Member, verb: string): string {
  if (!isBeing(doer.kind) || isPeople(doer.kind) || doer.kind === 'robot' || isPeople(prey.kind)) return '';
  if (/^(?:swallow|gulp|devour)/.test(verb))
    return `${capital(name)} half down the throat, the rest of it still showing`;
  // What an animal with fingers holds, it has in its paws.
  if (PAWED.test(doer.name) && /^(?:hold|carry|eat|grab|pluck)/.test(verb))
    return /\botters?$/i.test(doer.name)
      ? `${capital(name)} held between both forepaws on the chest`
      : `${capital(name)} held in both forepaws`;
  return doer.kind === 'bird'
    ? `${capital(name)} held fast in the bill, clear of the ground`
    : `${capital(name)} held fast in the jaws of ${theOf(doer)}`;
}

/** How a being that is named besides the main one is seen; empty where the words have said it. */
export function beingText({ scene }: Brief, member: Member, name: string, main: Member): string {
  const led = scene.doings.find(({ object }) => object === scene.cast.indexOf(member));
  const doer = scene.cast[led?.agents[0] ?? -1];
  if (doer && led && PREYS_ON.test(led.verb.base) && !isDenied(scene))
    return inTheJaws(name, member, doer, led.verb.base);
  // A goose on a pub sign is painted on it.
  const isPainted =
    /^(?:sign|graphic)$/.test(main.kind) && /^(?:with|of)$/.test(member.relation?.preposition ?? '');
  return isPainted ? `${capital(name)} painted on ${theOf(main)}` : '';
}
