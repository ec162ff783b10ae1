import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { patternOf, theOf } from '../refer.ts';
import type { Held } from './in-frame-rows.ts';

/*
 * What a view of the noun alone would lose: two faces that are the deed, who is inside a bell or a pipe, a door no
 * higher than a hand, and what something tiny rides on.
 */

/** Deeds of two mouths or of one look. */
const OF_FACES = sifted(
  /\b(?:whisper\w*(?! (?:campaign|network))|teach\w* (?:[\p{L}'’-]+ ){1,5}?(?:how )?to (?:whistle|whisper|wink|smile|yodel)|(?:exchang|trad|shar)\w* (?:an? )?(?:[\p{L}-]+ )?(?:looks?|glances?|smiles?|secrets?)|staring contest|nose to nose)\b/iu,
);

/** What keeps two apart, or has a third thing in it that is looked at. */
const APART = sifted(
  /\b(?:across|opposite|over (?:the|an?)|through|walkie|phone|from (?:a|the) (?:window|balcony|distance)|behind|while|into (?:an?|the) (?:[\p{L}-]+ )?(?:shell|phone|microphone|well|jar|can))\b/iu,
);

/** Two whose faces are what the words are about; the other one is undefined where one plural names both. */
function facesOf({ cast, doings, subject, place }: Scene, main: Member): Held | undefined {
  if (!OF_FACES.test(subject) || APART.test(subject) || !isBeing(main.kind) || place?.row !== undefined)
    return undefined;
  const others = cast.filter(
    (member) => member !== main && isBeing(member.kind) && member.part !== 'topic' && member.kind !== 'hands',
  );
  const [other] = others;
  const isTaught = doings.some(({ verb }) => /^teach\b/.test(verb.base));
  const isMore = cast.length > (other ? 2 : 1) && !isTaught;
  if (others.length > 1 || isMore) return undefined;
  if (other) return main.plural || other.plural ? undefined : { how: 'faces', other: theOf(other) };
  return main.plural && main.count === 2 && isPeople(main.kind) ? { how: 'faces' } : undefined;
}

const BELLS = sifted(/\b(?:bells?|chimneys?|lamp ?shades?|belfry|silo|funnel)$/i);
const PIPES = sifted(
  /\b(?:(?:drain)?pipes?|tubes?|culvert|(?:hollow )?logs?|tuba|trumpet|cannon|barrel|tunnel slide)$/i,
);

/** What somebody is inside of, and sees the light only at its mouth. */
function hollowAround({ cast, place, subject }: Scene, main: Member): Held | undefined {
  if (!isBeing(main.kind) || isPeople(main.kind)) return undefined;
  const around = cast.find(
    ({ relation, name }) =>
      relation !== undefined &&
      cast[relation.to] === main &&
      relation.preposition === 'inside' &&
      (BELLS.test(name) || PIPES.test(name)),
  );
  const named =
    around?.name ?? (place?.preposition === 'inside' ? place.words.replace(/^(?:the|an?) /i, '') : '');
  if (
    new RegExp(
      `\\b(?:out of|from) (?:inside )?(?:an?|the) (?:[\\p{L}-]+ )?${patternOf(named || '-')}`,
      'iu',
    ).test(subject)
  )
    return undefined;
  const other = around ? theOf(around) : `the ${named}`;
  return BELLS.test(named)
    ? { how: 'upInto', other }
    : PIPES.test(named)
      ? { how: 'endOn', other }
      : undefined;
}

const OPENINGS = sifted(/\b(?:doors?|windows?|gates?|hatch|doorway)$/i);
const SMALL = sifted(/^(?:tiny|miniature|minuscule|mouse-sized|fairy|little|thumb-sized)$/i);

/** Whether it is a door or a window that no one could pass: the wall around it is no house front. */
export const isTinyOpening = ({ name, adjectives, words }: Member): boolean =>
  OPENINGS.test(name) &&
  (adjectives.some((each) => SMALL.test(each)) ||
    /\b(?:tiny|miniature|minuscule|fairy|mouse)\b/i.test(words));

const IN_OR_UNDER = sifted(
  /\b(?:under|beneath|in|at|between|among|inside|behind) ((?:the|an?) (?:[\p{L}-]+ ){0,2}?(?:roots|base|foot|trunk|bark|stump|tree|skirting(?: board)?|baseboard|wall|hill|mushroom|rocks?|stones?|stairs))\b(?: of (?:an?|the) ((?:[\p{L}-]+ )?[\p{L}-]+))?/iu,
);

/** What a tiny door is in, as the words have it: 'the roots of the oak tree'. */
function nookOf({ subject }: Scene, main: Member): Held | undefined {
  if (!isTinyOpening(main)) return undefined;
  const [, around, whole] = IN_OR_UNDER.exec(subject) ?? [];
  if (!around) return { how: 'nook' };
  const the = around.toLowerCase().replace(/^an? /, 'the ');
  return { how: 'nook', other: whole ? `${the} of the ${whole.toLowerCase()}` : the };
}

const RIDES = sifted(/^(?:ride|drive|surf|skate|steer|sail|row|pedal|balance on|sit on|cross)\b/);

/** What something as small as a snail rides on, where the words name it. */
function riddenBy({ cast, doings }: Scene, main: Member): Held | undefined {
  const at = cast.indexOf(main);
  const doing = doings.find(
    ({ verb, agents, form }) => form !== 'past' && agents.includes(at) && RIDES.test(verb.base),
  );
  const other = cast[doing?.object ?? -1];
  return main.kind === 'insect' && other && other !== main && !isBeing(other.kind)
    ? { how: 'ridden', other: theOf(other) }
    : undefined;
}

/** What is seen from near or into, by what the words set in relation. */
export const seenInto = (scene: Scene, main: Member): Held | undefined =>
  facesOf(scene, main) ?? hollowAround(scene, main) ?? nookOf(scene, main) ?? riddenBy(scene, main);
