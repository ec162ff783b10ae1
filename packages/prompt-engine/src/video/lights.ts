import type { Facts } from '../facts.ts';
import type { LightName } from '../reading/named.ts';

/** A light that stays through a whole film. */
export interface Light {
  /** Source, direction, quality. */
  readonly key: string;
  /** The same, once it has been said. */
  readonly same: string;
  readonly quality: 'soft' | 'hard' | 'pool' | 'flat';
}

const light = (key: string, same: string, quality: Light['quality']): Light => ({ key, same, quality });

export const DRAWN = light(
  'Drawn light from upper left, two tones, shadow shapes falling to the right',
  'The same drawn light from upper left',
  'flat',
);
export const GROUND = light(
  'Even light from upper left on a plain ground, one soft shadow to the lower right',
  'The same even light from upper left',
  'flat',
);

/** Lights of an hour and a weather out of doors. */
export const OUTDOORS = {
  dawn: light(
    'First light from low at camera right, cool and soft, the near side still in shade',
    'The same first light from camera right',
    'soft',
  ),
  day: light(
    'Daylight from high at camera left, clear-edged shadows falling to the right',
    'The same daylight from high left',
    'hard',
  ),
  'golden-hour': light(
    'Low sun from camera left, warm and hard-edged, long shadows to the right',
    'The same low sun from camera left',
    'hard',
  ),
  dusk: light(
    'The last blue of the sky from overhead, soft, with one warm lamp far off at camera right',
    'The same blue sky light from overhead',
    'soft',
  ),
  night: light(
    'A pale moon from high at camera left, cold and thin, shadows left dark',
    'The same thin moonlight from high left',
    'pool',
  ),
} as const satisfies Record<NonNullable<Facts['time']>, Light>;

export const STREET_NIGHT = light(
  'One street lamp from upper left, warm and narrow, everything past it dark',
  'The same street lamp from upper left',
  'pool',
);
export const CLOUDED = light(
  'Flat grey sky from overhead, soft, slightly brighter at camera left, almost no shadow',
  'The same grey sky from overhead',
  'soft',
);
export const STORM = light(
  'Dark sky with one brighter gap at camera left, soft, contrast low',
  'The same bright gap at camera left',
  'soft',
);
export const FOG = light(
  'Light from everywhere, whitened, a little stronger from camera left, distance dissolving',
  'The same whitened light',
  'soft',
);
export const SNOW = light(
  'Pale sky from overhead, soft, with light thrown back up from the white ground',
  'The same pale sky, white ground filling from below',
  'soft',
);
export const DULL_DUSK = light(
  'A grey-blue sky going dark from overhead, soft, one warm lamp far off at camera right',
  'The same darkening sky from overhead',
  'soft',
);
export const DULL_DAWN = light(
  'A grey first light from camera right, very soft, no sun to be seen',
  'The same grey first light from camera right',
  'soft',
);
export const UNDERWATER = light(
  'Pale shafts from the surface, slanting from upper left, blue and wavering',
  'The same slanting shafts from the surface',
  'soft',
);
export const SPACE = light(
  'One hard white source from camera left, black shadows without fill',
  'The same hard source from camera left',
  'hard',
);
export const CAVE = light(
  'A single opening high at camera left, a pale shaft, black rock all round',
  'The same shaft from high left',
  'pool',
);
export const ROOM_DAY = light(
  'A large window at camera left, soft, falling off to shadow on the right',
  'The same window at camera left',
  'soft',
);
export const ROOM_NIGHT = light(
  'One shaded lamp at camera right, warm and low, the corners left dark',
  'The same shaded lamp at camera right',
  'pool',
);
export const ROOM_DAWN = light(
  'A window at camera left, grey-blue first light, soft, the far side hardly lit',
  'The same first light from the window',
  'soft',
);
export const ROOM_LOW_SUN = light(
  'Low sun through a window at camera left, warm, one slanting patch across the room',
  'The same slanting patch from camera left',
  'hard',
);
export const ROOM_DUSK = light(
  'A window at camera left turning blue, soft, against one warm lamp at the right',
  'The same blue window and warm lamp',
  'soft',
);
export const PASSING = light(
  'Daylight from camera left that sinks, reddens and gives way to lamps',
  'The same light from camera left, further on in its course',
  'soft',
);
export const SET = light(
  'A wide soft source from above left, one narrow edge from behind right',
  'The same soft source from above left',
  'soft',
);

export const CABIN = light(
  'Daylight through the side windows from camera left, soft, the roof in shade',
  'The same light through the side windows',
  'soft',
);

/** Lights that an idea names. */
export const NAMED: Readonly<Record<LightName, Light>> = {
  sun: light(
    'Sun from camera left, clear-edged shadows falling to the right',
    'The same sun from camera left',
    'hard',
  ),
  window: ROOM_DAY,
  lamp: light(
    'One lamp at camera right, warm and close, falling off within an arm’s length',
    'The same lamp at camera right',
    'pool',
  ),
  candle: light(
    'Candles low at camera right, warm and unsteady, everything beyond them brown to black',
    'The same candles low at camera right',
    'pool',
  ),
  fire: light(
    'Fire from low at camera left, orange and moving, shadows climbing behind',
    'The same fire from low left',
    'pool',
  ),
  neon: light(
    'Neon from camera right, one saturated colour, hard at the edge, its reflection on the ground',
    'The same neon from camera right',
    'pool',
  ),
  moon: OUTDOORS.night,
  stars: light(
    'Faint light from the sky itself, cold and without shadow, the ground a dark shape',
    'The same faint light from the sky',
    'pool',
  ),
  flash: light(
    'Flash from beside the lens, hard and flat, the background falling dark at once',
    'The same flash from beside the lens',
    'hard',
  ),
  studio: SET,
  stage: light(
    'One stage lamp from high at camera left, hard-edged, dust in the beam, the rest black',
    'The same stage lamp from high left',
    'pool',
  ),
  screen: light(
    'A screen from in front, cool and flickering a little, the rest dark',
    'The same cool screen from in front',
    'pool',
  ),
  street: STREET_NIGHT,
  backlight: light(
    'The source behind, just out of frame, drawing a bright edge all round',
    'The same source behind',
    'hard',
  ),
  silhouette: light(
    'A bright ground behind and nothing in front, every shape black',
    'The same bright ground behind',
    'flat',
  ),
  'high-key': light(
    'Broad white light from both sides, soft, hardly any shadow',
    'The same broad white light',
    'flat',
  ),
  'low-key': light(
    'One narrow source from high left, hard, most of the frame left black',
    'The same narrow source from high left',
    'pool',
  ),
  soft: light(
    'One broad source from camera left, soft-edged, a gentle fall to shadow',
    'The same broad source from camera left',
    'soft',
  ),
  hard: light(
    'One small source from camera left, hard-edged, shadows as dark shapes',
    'The same small source from camera left',
    'hard',
  ),
  natural: light(
    'Light as it is found, from camera left, soft, nothing added',
    'The same found light from camera left',
    'soft',
  ),
  shafts: light(
    'Shafts of light from upper left, edges plain in the dusty air',
    'The same shafts from upper left',
    'hard',
  ),
};
