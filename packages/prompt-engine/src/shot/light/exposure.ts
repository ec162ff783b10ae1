import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { isDenied } from '../pose/denied-deed.ts';
import { leadingDoing } from '../staging/staging.ts';

/*
 * An exposure that freezes or blurs needs a deed that moves fast, and never blurs what the words are about.
 */

const HOLDS_STILL = sifted(
  /^(?:hang|dangle|roost|cling|perch|balance|boulder|climb|scale|ride an? escalator|crawl|creep|crouch|lie|rest|rappel|abseil|wade|float|hover|drift|teeter|hold|grip|pose|meditate|rise|descend|sit|stand|lean|kneel)\b/,
);
const CARRIED = sifted(
  /\b(?:ferris wheel|merry-go-round|cable car|ski lift|chairlift|escalator|elevator|lift|train|bus|subway|carousel|raft|palanquin|throne|balloon|gondola|sedan chair|ferry)\b/i,
);
/** What would be smeared, and is what the words look at. */
const IN_DETAIL = sifted(
  /\b(?:finger ?tips?|fingers|hands?|palm|paws?|toes|claws|just touching|barely touching|about to touch|touching|catch\w*|grab\w*|snatch\w*|grasp\w*|tag|inches from|millimet\w+|mid-?air)\b/i,
);

/** Whether the words look at a detail that a blur or a distance would take away. */
export const isOfDetail = ({ subject }: Scene): boolean =>
  IN_DETAIL.test(subject) && !/\bmid-?air\b/i.test(subject);

/** What goes by a spring, no faster than it is wound. */
const WOUND = sifted(
  /\b(?:wind-?up|clockwork|tin) (?:[\p{L}-]+ ){0,2}?(?:toys?|robots?|mouse|mice|cars?|birds?|frogs?|dogs?|monkeys?|ducks?|soldiers?|dolls?|animals?|turtles?|trains?)\b/iu,
);

/** Whether nothing in the picture moves fast. */
const isStill = (scene: Scene): boolean => {
  const doing = leadingDoing(scene);
  if (!doing) return false;
  const isCarried = /^ride\b/.test(doing.verb.base) && CARRIED.test(scene.subject);
  return (
    isCarried ||
    WOUND.test(scene.subject) ||
    isDenied(scene) ||
    HOLDS_STILL.test(doing.verb.base) ||
    (doing.row !== undefined && doing.row.pace !== 'fast')
  );
};

/** A camera whose exposure fits how fast the deed is. */
export function exposedFor(scene: Scene, text: string): string {
  if (!/, 1\/\d+ second/.test(text)) return text;
  if (isStill(scene))
    return text
      .replace(/, 1\/\d+ second, (?:every limb sharp|sharp throughout)/, ', sharp throughout')
      .replace(/, 1\/\d+ second, [a-z ]+ slightly blurred/, ', shallow depth of field');
  return IN_DETAIL.test(scene.subject)
    ? text.replace(/1\/\d+ second, [a-z ]+ slightly blurred/, '1/1000 second, motion frozen')
    : text;
}
