import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member, type Scene } from '../../read/scene.ts';
import { patternOf } from '../refer.ts';

const RETIRED = sifted(/^(?:retired|former|ex|off-duty|unemployed|aspiring|would-be|failed|future|fired)$/i);
const ON_LEAVE =
  /\b(?:off[- ]duty|retired|on (?:vacation|holiday|leave|strike)|on (?:his|her|their|a) day off|in (?:his|her|their) (?:pyjamas|pajamas|underwear|civvies))\b/i;
/** Who is dressed by the sport that is played. */
const OF_A_SPORT = sifted(/\b(?:referee|umpire|judge|coach|trainer|commentator)s?$/i);
const OTHER_SPORT = sifted(
  /\b(?:sumo|boxing|boxers?|wrestl\w+|judo|karate|fencing|tennis|table tennis|ping[- ]pong|snooker|billiards|chess|cricket|swimming|gymnastics|figure skating|dog show|baking|diving|darts|mma|fight|beauty contest|talent show|race|racing)\b/i,
);

/** Whether somebody is of a calling without its gear: retired, on leave, or at another sport than the row has in mind. */
export const isOffDuty = ({ subject }: Scene, { adjectives, name, kind }: Member): boolean =>
  isPeople(kind) &&
  (adjectives.some((each) => RETIRED.test(each)) ||
    new RegExp(`\\b(?:former|ex|one-time|wannabe)[ -](?:\\p{L}+ )?${patternOf(name)}`, 'iu').test(subject) ||
    ON_LEAVE.test(subject) ||
    (OF_A_SPORT.test(name) && OTHER_SPORT.test(subject)));
