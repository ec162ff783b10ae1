import type { TimeRow } from '../lexicon/time.ts';
import { isBeing, mainOf } from '../read/scene.ts';
import { isWhollyRead } from './certainty.ts';
import type { SceneClass } from './scene-classes.ts';
import type { Brief } from './shot.ts';
import type { Circumstances } from './surroundings.ts';

/** What lives or drives outdoors is lit by the sun, where nothing in the words may be a room's. */
export function isOutside({ scene }: Brief, kind: SceneClass): boolean {
  const main = mainOf(scene);
  const isWild =
    kind === 'vehicle' || ['wild-animal', 'farm-animal', 'bird', 'insect'].includes(main?.kind ?? '');
  const isAlone = scene.cast.every(
    (member) =>
      member === main ||
      isBeing(member.kind) ||
      member.part === 'topic' ||
      (member.kind === 'place' && member.placeRow?.surroundings !== 'indoor'),
  );
  return (
    isWild &&
    main?.role === undefined &&
    scene.place === undefined &&
    isAlone &&
    (isWhollyRead(scene) || kind === 'vehicle')
  );
}

/** In a field by day no lamp stands in the rain. */
export function unlit({ type, strongLight }: TimeRow, { place, daytime }: Circumstances): string {
  const isLampLit =
    daytime === 'night' || daytime === 'dusk' || LIT.some((trait) => place?.traits.has(trait));
  // On a lake at night stands no lamp.
  const isWild = place?.traits.has('nature') === true && !LIT.some((trait) => place.traits.has(trait));
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
