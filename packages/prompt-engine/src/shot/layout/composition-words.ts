import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { isInMidAir } from '../camera/over-and-under.ts';
import { isOfDetail } from '../light/exposure.ts';
import { theOf } from '../refer.ts';
import { beings, isCrowd } from '../scene-class.ts';
import { capital } from '../shot.ts';

/*
 * What a layout calls those who are there, and where the take that empties most leaves them.
 */

/** What the frame is said to hold: a thing's own name, unless there is none or it is long. */
export const calledOf = (main: Member, drawn: boolean, subject: string): string =>
  main.kind === 'abstract' ||
  (!main.known &&
    !main.proper &&
    /(?:^| )(?:swim|trip|ride|drive|walk|call|run|day|night|life|outing|journey|visit|nap|date|moment|hour|minute|second|week|year|season)s?$/i.test(
      main.name,
    )) ||
  (!main.known &&
    /^(?:the )?(?:weight|price|sound|smell|taste|shape|idea|concept|feeling|meaning|end|beginning|cost|value|memory|echo) of\b/i.test(
      subject,
    )) ||
  // 'wild honey' of which the honey was not read.
  /^(?:wild|fresh|hot|cold|raw|old|new|homemade|organic|dried|salted)$/i.test(main.name) ||
  /^(?:what|how|why|when|where|if)\b/i.test(subject) ||
  (main.kind === 'event' && /(?:day|eve|night|morning|year|season)s?$/i.test(main.name)) ||
  (drawn && !main.known && !main.proper) ||
  (!main.known && main.name.split(' ').length > 3)
    ? 'the subject'
    : theOf(main);

/** A layout around the landmark of a place; without one it names none. */
export const withLandmark = (text: string, landmark: string | undefined): string =>
  landmark === undefined
    ? text
        .replace(/, \{landmark\} (?:left of centre|small and alone)/, '')
        .replace(
          '{Landmark} centred, calm empty space around',
          'Frontal and symmetrical, the middle of the floor left empty',
        )
        .replace(/\{Landmark\} (?:on|in) the [a-z ]+, .*/, 'Most of the frame left empty')
    : text.replace('{landmark}', landmark).replace('{Landmark}', capital(landmark));

const SEEN_IN_THE_SKY = sifted(
  /^(?:tornado|twister|waterspout|rainbow|double rainbow|lightning|lightning strike)$/i,
);

/** What the eye rests on in a place: what the words name there. */
export function landmarkOf(scene: Scene): string | undefined {
  const main = mainOf(scene);
  const named = scene.cast.find(
    (member) =>
      member !== main &&
      member.known &&
      !member.plural &&
      // What a place is overgrown with is all over it.
      !scene.doings.some(
        ({ form, verb }) => form === 'past' && /^(?:overgrow|cover|fill|litter|flood)/.test(verb.base),
      ) &&
      ['feature', 'scenery', 'support'].includes(member.part) &&
      !['material', 'weather', 'hands', 'textile', 'abstract', 'place', 'terrain'].includes(member.kind),
  );
  if (named) return theOf(named);
  const seen = scene.cast.length === 0 && scene.times.find(({ words }) => SEEN_IN_THE_SKY.test(words));
  if (seen) return `the ${seen.words.toLowerCase()}`;
  return main?.kind === 'celestial' && scene.place ? theOf(main) : undefined;
}

const singularOf = (name: string): string => name.toLowerCase().replace(/s$/, '');

/** Two or three of different kinds by their names: 'the kids and the uncle'. */
export function together(scene: Scene): string | undefined {
  const there = scene.cast.filter(
    ({ kind, part }) => isBeing(kind) && part !== 'topic' && part !== 'support',
  );
  const names = [...new Set(there.map(theOf))];
  const [one, other] = there;
  // 'a pigeon selling watches to other pigeons': all of them are pigeons.
  if (there.length === 2 && one && other && singularOf(one.name) === singularOf(other.name))
    return `All the ${(one.plural ? one : other.plural ? other : one).name}`;
  return names.length > 1 && names.length < 4 && names.length === there.length && !there.some(isCrowd)
    ? capital(inWords(names))
    : undefined;
}

/** Two nuns and a boy are three. */
export const isMoreThanTwo = (scene: Scene): boolean =>
  scene.cast
    .filter(({ kind, part }) => isBeing(kind) && part !== 'topic')
    .reduce((sum, { plural, count }) => sum + (plural ? count : 1), 0) > 2;

/** 'brother and sister': one name for two. */
const TWO_IN_ONE = sifted(
  /^(?:(?:kid|little|big|twin|older|younger|old|young) )*(?:brother and sister|sister and brother|mother and (?:daughter|son|child|baby)|father and (?:son|daughter|child|baby)|husband and wife|bride and groom|king and queen|grandmother and (?:grandson|granddaughter)|grandfather and (?:grandson|granddaughter)|man and woman|boy and girl)$/i,
);

/** Whether those who are there are two under one name. */
export function isTwoInOne({ cast }: Scene): boolean {
  const there = cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic');
  return there.length === 1 && TWO_IN_ONE.test(there[0]?.name ?? '');
}

/** Everyone who is there, as one calls them together: nobody of several stands for the rest. */
export function allOf(scene: Scene, the: string): string {
  const present = beings(scene);
  const main = mainOf(scene);
  if (present < 2 || !main || main.plural || !isBeing(main.kind)) return capital(the);
  if (present === 2) return 'Both';
  // Who feeds pigeons is no group with them.
  const people = scene.cast.filter(({ kind }) => isBeing(kind)).map(({ kind }) => isPeople(kind));
  return new Set(people).size > 1 ? capital(the) : 'The group';
}

/** Where the frame of the take that empties most would lose what the words are about. */
export function fittedMinimal(scene: Scene, take: Take, layout: string): string {
  if (take !== 'minimal') return layout;
  const raised = isInMidAir(scene)
    ? layout
        .replace(/\bin the lower (left|right|third)\b/, 'in the upper $1')
        .replace('wide negative space above', 'wide negative space below')
    : layout;
  return isOfDetail(scene)
    ? raised.replace(
        / small in the \w+ (left|right), wide negative space$/,
        ' on the $1 third, open space beside',
      )
    : raised;
}
