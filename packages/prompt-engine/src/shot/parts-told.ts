import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Member, Scene } from '../read/scene.ts';
import { patternOf } from './refer.ts';

/* Parts of a thing that the words, the view or its makers leave no room for. */

/** 'stone bumpers' of a pinball machine: of what they are the words have said. */
export const isToldBesides = ({ cast }: Scene, member: Member, detail: string): boolean =>
  cast.some((each) => {
    const head = each.name.toLowerCase().split(' ').at(-1) ?? '';
    const isTold = each.adjectives.length + each.materials.length + each.colours.length > 0;
    return (
      each !== member &&
      isTold &&
      head.length > 3 &&
      new RegExp(`\\b${patternOf(head.replace(/s$/, ''))}s?$`, 'u').test(detail)
    );
  });

/** What is seen from straight above shows no sides. */
export const isHiddenFromAbove = ({ cameras }: Scene, detail: string): boolean =>
  cameras.some(({ row }) => row.height === 'overhead') &&
  /\b(?:sides?|straight|tapered|foot|feet|legs?|stem|base|underside)\b/.test(detail);

const MADE_BY = sifted(
  /\b(?:designed|built|made|carved|invented|crafted|engineered|planned|imagined|dreamt up) (?:entirely |only )?by\b/i,
);
const FAMOUS_MAKER = sifted(/\bby (?:my|his|her|our|their|hand|the (?:same|village|local))\b/i);

/** What those made who never had such a thing looks otherwise. */
export const isOfAnotherMake = ({ subject }: Scene, { part }: Member): boolean =>
  part === 'main' && MADE_BY.test(subject) && !FAMOUS_MAKER.test(subject);

const OUT_OF_USE = sifted(
  /\b(?:sunk|sunken|submerged|buried|wrecked|abandoned|derelict|overgrown|mossy|covered in (?:moss|ivy|sand|dust|snow|vines)|burnt[- ]out|broken|frozen|found in)\b/i,
);

/** What lies under moss or water is not lit, does not run and leaves no wake. */
export const isOutOfUse = ({ subject }: Scene, detail: string): boolean =>
  OUT_OF_USE.test(subject) &&
  /\b(?:lit|glowing|glow|steam\w*|blur\w*|running|wake|polished|shining)\b/.test(detail);
