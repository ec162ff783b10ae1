import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { TimeRow } from '../../lexicon/time.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { HOUSEHOLD } from '../place/unnamed-place.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';

const OF_HOUSES: ReadonlySet<string> = new Set([...HOUSEHOLD, 'drink', 'building']);

/** What lives or drives outdoors is lit by the sun, where nothing in the words may be a room's. */
export function isOutside({ scene }: Brief, kind: SceneClass): boolean {
  const main = mainOf(scene);
  const isWild =
    kind === 'vehicle' || ['wild-animal', 'farm-animal', 'bird', 'insect'].includes(main?.kind ?? '');
  // With a thing of a house it may be in one.
  const isAlone = scene.cast.every(
    (member) => member === main || member.part === 'topic' || !OF_HOUSES.has(member.kind),
  );
  return (
    isWild && main?.role === undefined && scene.place === undefined && isAlone && !INDOORS.test(scene.subject)
  );
}

/** In a field by day no lamp stands in the rain. */
export function unlit(
  { type, strongLight }: TimeRow,
  { place, daytime }: Circumstances,
  kind: SceneClass,
  isAfloat = false,
): string {
  const isLampLit = daytime === 'night' || daytime === 'dusk';
  // On a lake at night stands no lamp.
  const isWild =
    (place?.traits.has('nature') === true && !LIT.some((trait) => place.traits.has(trait))) ||
    (kind === 'landscape' && !place) ||
    (isAfloat && !place);
  if (isWild && / and lit lamps from the \{side\}/.test(strongLight))
    return strongLight.replace(/ and lit lamps from the \{side\}/, '');
  if (isWild && /\b(?:lit windows and lamps|lamps and lit windows)\b/.test(strongLight))
    return 'soft blue light of the last bright band of sky, from behind at the {side}';
  if (isWild && /\bone strong lamp\b/.test(strongLight))
    return strongLight.replace('one strong lamp from the', 'cold moonlight from the');
  return type !== 'weather' || isLampLit
    ? strongLight
    : strongLight.replace(
        /\b(?:a (?:warm )?lamp|one lamp) from (?:behind at )?the \{side\}/,
        'pale light from behind at the {side}',
      );
}

const LIT = ['city', 'night-lit', 'public'];

/** Whether lamps stand where it plays: none does on a mountain. */
export const isBuiltUp = ({ place }: Circumstances): boolean =>
  [...LIT, 'road'].some((trait) => place?.traits.has(trait) === true);

/** What is built, thrown or run only under the sky. */
const OPEN_AIR_DEEDS = sifted(
  /\b(?:(?:from|across|over|on|between|onto|of) (?:\p{L}+ ){0,3}?(?:roofs?|rooftops?|chimneys?|skyscrapers|towers|cliffs?|ledges)|tightropes?|high wire|hay ?bales?|haystacks?|behind (?:an?|the) (?:\p{L}+ )?(?:hedge|tree|bush|fence|dune|boulder)|sandcastles?|snowm[ae]n|snowballs?|igloo|the tide|finish line|marathon|flying (?:an? |his |her |their )?kites?|off (?:an?|the) (?:pier|dock|jetty|bridge)|mailman|postman|traffic|stadium crowd|penalty (?:kick|shoot-?out)|picnic|jump\w* (?:from|out of) (?:an?|the) (?:[\w-]+ )?window|under the eaves|try line|goal line|home plate|home run|outfield\w*|shortstop|line drive|pitcher(?:'s)? mound|(?:pole|high|long) (?:vault\w*|jump\w*)|javelin|hurdl\w+|red light|traffic lights?|crosswalk|pool float|inflatable (?:flamingo|unicorn|swan)|(?:save|dive|diving) (?:for )?(?:a|the) (?:penalty|ball|shot)|goalkeepers?|under (?:\w+ )?umbrellas?|plant(?:ing|s)? (?:an? |the )?(?:\w+ )?(?:trees?|seeds?|seedlings?|bulbs|potatoes)|dig(?:ging)? (?:an? |the )?(?:hole|grave|trench|potatoes|garden)|climb\w* (?:an? |the )?(?:\w+ )?trees?|(?:mow|rak|plough|plow|harvest)\w* (?:the |an? )?(?:lawn|leaves|grass|fields?|hay|wheat|grapes|rice)|through (?:shallow |the |a |deep )*(?:water|surf|puddles?|mud|snow|waves|wheat|grass))\b/iu,
);

/** Deeds that need the length of a road, a slope or the sky. */
const UNDER_WAY = sifted(
  /^(?:cycl|bik|rid|skateboard|longboard|gallop|hitchhik|sail|row|kayak|canoe|paddl|surf|ski|snowboard|sledg?|paraglid|skydiv|parachut|hang.glid|windsurf|jog|hik)/,
);

/** What only stands under a roof. */
const INDOORS = sifted(
  /\b(?:stair\w*|corridor|hallway|hall|gym|arena|office|kitchen|living room|bedroom|bathroom|classroom|mall|escalator|indoors?|museum|shop|store|bar|restaurant|hotel|apartment|flat|house|lobby|lift|elevator|train|bus|plane|zoo|aquarium|salon|hospital|library|studio|theat(?:re|er)|church|school|supermarket)\b/i,
);

/** Whether the deed itself takes place in the open. */
export const isInOpenAir = ({ subject, doings }: Scene): boolean =>
  !INDOORS.test(subject) &&
  (OPEN_AIR_DEEDS.test(subject) ||
    doings.some(
      ({ verb, form, object, row }) =>
        form !== 'past' && UNDER_WAY.test(verb.base) && (object === undefined || row?.posture === 'ride'),
    ));

const OVERGROWN = sifted(
  /\b(?:rust\w*|abandoned|overgrown|derelict|wreck\w*|mossy|covered (?:in|with)|full of|parked|muddy|burnt-out|old)\b/i,
);

/** A rusty truck is where it was left. */
export const isLeftOut = ({ subject }: Scene, kind: SceneClass): boolean =>
  kind === 'vehicle' && OVERGROWN.test(subject);

/** A city at night is lit by its own lamps, and not by the sky. */
export const isLitByNight = ({ place, daytime, weatherRow }: Circumstances): boolean =>
  daytime === 'night' &&
  weatherRow === undefined &&
  place !== undefined &&
  place.nightLight !== place.dayLight &&
  ['city', 'night-lit', 'public', 'road'].some((trait) => place.traits.has(trait));
