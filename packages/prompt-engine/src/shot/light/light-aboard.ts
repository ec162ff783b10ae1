import { isWindowless } from '../place/place-facts.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { isUsualPlace } from '../plain/certainty.ts';
import { type Brief, capital, said } from '../shot.ts';
import type { LightChoice } from './light-choice.ts';

/** What runs or flies has the light of its windows or of its walls: no lamp stands there, and no far wall. */
export function lightAboard(
  brief: Brief,
  where: Circumstances,
  side: 'left' | 'right',
): LightChoice | undefined {
  // A spaceship of cardboard has no lit panels.
  if (!isUsualPlace(brief.scene)) return undefined;
  const isCinematic = brief.take === 'cinematic';
  if (where.place?.traits.has('transport') && !isWindowless(brief, where)) {
    const isNight = where.daytime === 'night';
    const from = `${isNight ? 'street light' : 'daylight'} through the side windows from camera ${side}`;
    return {
      decision: {
        element: 'light',
        text: capital(
          isCinematic ? `${from}, hard-edged, the far side in shade` : `soft ${from}, the shadows kept open`,
        ),
        because: `${said(where.place.names[0] ?? '')} has no other light.`,
      },
      stage: { from: side, hard: isCinematic, warmth: 0, key: isNight ? 'low' : 'normal' },
    };
  }
  if (!/\b(?:space ?(?:ship|station|craft)|starship)\b/i.test(brief.scene.subject)) return undefined;
  return {
    decision: {
      element: 'light',
      text: `Even white light from the wall panels, soft, ${isCinematic ? `stronger from camera ${side}, one side in shade` : 'the shadows kept open'}`,
      because: 'A craft has its own light.',
    },
    stage: {
      from: isCinematic ? side : 'top',
      hard: false,
      warmth: -0.1,
      key: isCinematic ? 'low' : 'normal',
    },
  };
}
