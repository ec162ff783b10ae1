import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Bond } from '../stage.ts';

/*
 * What two of the cast do with each other.
 */

/** What two do with each other, by the verb. */
const DEEDS: readonly (readonly [verb: RegExp, deed: Bond])[] = [
  [sifted(/\bkiss|make out|nuzzle|\bnoses\b/), 'kiss'],
  [
    sifted(
      /\bhug|embrace|cuddle|cuddling|snuggle|snuggling|hold (?:each other|close)|reunite|comfort|\barms? around|welcome/,
    ),
    'hug',
  ],
  [sifted(/dance|dancing|waltz|tango|salsa/), 'waltz'],
  [
    sifted(
      /fight|fought|\bbox|spar|duel|battle|(?<!\barm[ -]?)wrestl|grapple|grappling|brawl|clash|combat|swords|attack|slay|confront|lunge|^fence\b|\bfencing\b/,
    ),
    'fight',
  ],
  [sifted(/high.?five|fist.?bump|give five|\barm[ -]?wrestl/), 'five'],
  [sifted(/shake|handshake|hold hands|hand in hand|deal|propose|marry|get married|vows/), 'shake'],
  [sifted(/whisper|tell (?:a )?secret/), 'whisper'],
  [sifted(/argue|quarrel|debate|disagree|bicker|yell|shout|scold|face off|stand.?off/), 'argue'],
  [
    sifted(
      /\bfeed|\bpet\b|stroke|pat\b|groom|brush|braid|comb|massage|dress|help|wash|bathe|tame|teach|examine|bandage|measur|tickle|\bwake\b|tuck|\bdry\b|weigh|shave|tattoo/,
    ),
    'tend',
  ],
];

/** The deed that the words name for a pair without a verb of its own: a first dance. */
export const deedNamed = ({ subject }: Scene): Bond | undefined =>
  /\bfirst dance\b/i.test(subject)
    ? 'waltz'
    : /\bhold(?:ing|s)? hands\b|\bhand in hand\b/i.test(subject)
      ? 'shake'
      : /\b(?:duel|fight|bout)\b/i.test(subject)
        ? 'fight'
        : undefined;

/** Who is helped on the way is led by the hand. */
const HELPED_ALONG = sifted(
  /\bhelp\w* .*\b(?:across|to cross|up the|down the|out of|to stand|to her feet|to his feet)\b/i,
);

const deedOf = (verb: string): Bond | undefined => DEEDS.find(([pattern]) => pattern.test(verb))?.[1];

/** The deed between two of the cast, or of a pair among themselves, as the one who suffers it is bound. */
export function deedBetween(scene: Scene, index: number, partner: number): Bond | undefined {
  const doing = scene.doings.find(
    ({ agents, object, receiver }) =>
      ((object === index || receiver === index) && agents.includes(partner)) ||
      (agents.includes(index) && agents.includes(partner)),
  );
  // 'Shaking hands with a robot': what is done with the hands is done with the other.
  const isBare = (object: number | undefined): boolean =>
    object === undefined || /^(?:hands|abstract|event)$/.test(scene.cast[object]?.kind ?? '');
  const main = scene.doings.find(({ agents, object }) => agents.includes(partner) && isBare(object));
  const own = doing ?? (scene.cast[index]?.part === 'companion' ? main : undefined);
  const means = own && own.object !== index ? (scene.cast[own.object ?? -1]?.name ?? '') : '';
  const isCompanion = scene.cast[index]?.part === 'companion';
  if (HELPED_ALONG.test(scene.subject) && (own || isCompanion)) return 'shake';
  if (!own && isCompanion && /\bhold(?:ing|s)? hands|\bhand in hand\b/i.test(scene.subject)) return 'shake';
  return own && deedOf(`${own.verb.base} ${means} ${own.words}`);
}
