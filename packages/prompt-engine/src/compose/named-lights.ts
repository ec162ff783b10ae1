import type { LightName } from '../reading/named.ts';
import type { Take } from '../vocabulary.ts';

/** Ways to write one thing, by take; the words of a take are its own. */
export type ByTake = Readonly<Record<Take, readonly string[]>>;

/** Light that the subject's own words name, written out as direction and quality. */
export const NAMED_LIGHTS: Readonly<Record<LightName, ByTake>> = {
  sun: {
    studio: [
      'the sun as key at forty-five degrees from camera left, one white reflector opposite, shadow edges crisp',
      'direct sun from high left, its contrast eased by a scrim just outside the picture',
    ],
    cinematic: [
      'rays come in low past an obstruction, half of everything burning, half in cool open shade',
      'noonday glare bounces up off the ground and fills what faces away',
    ],
    minimal: ['bare sun, one hard edge', 'one patch of sun, nothing else lit'],
  },
  window: {
    studio: [
      'the window as key from camera left, sheer curtain drawn, a black card opposite to keep one side modelled',
      'a tall north window left of the set, soft, falling off evenly to the right',
    ],
    cinematic: [
      'daylight leans in past the curtain, bright on the near edge, the room going brown within two steps',
      'a pane with old glass throws its bars over everything near it',
    ],
    minimal: ['one window, unseen', 'pale daylight, single side'],
  },
  lamp: {
    studio: [
      'the lamp as visible key at right, a dim overhead fill two stops under so that its shade keeps detail',
      'tungsten lamp from the side, flagged off the ground behind, warm fall-off kept true',
    ],
    cinematic: [
      'bulbs burn inside the picture and everything past their reach turns blue',
      'a yellow pool no wider than a table, the rest guessed from outlines',
    ],
    minimal: ['one lamp, small circle', 'a single bulb, dark around'],
  },
  candle: {
    studio: [
      'the flame as key, exposed for the wax, a silver card at left lifting the near side by one stop',
      'candles grouped low at right, no other source, fall-off kept long and brown',
    ],
    cinematic: [
      'candlelight trembles on whatever stands nearest, faces of things gold, their backs lost',
      'wicks gutter in a draught, shadows swing large over the ceiling',
    ],
    minimal: ['one flame', 'a single wick, black beyond'],
  },
  fire: {
    studio: [
      'the fire as key from low right, a cool overhead fill held two stops down, embers exposed with detail',
      'flames below the edge of the set, warm from beneath, one dim rim from the opposite side',
    ],
    cinematic: [
      'firelight climbs from underneath and keeps changing, sparks crossing the dark',
      'orange from the blaze, night blue at its back, smoke between the two',
    ],
    minimal: ['embers only', 'fire glow, one side'],
  },
  neon: {
    studio: [
      'two neon tubes as the whole scheme: cyan strip at left, magenta at right, a black gap between them',
      'a single neon tube just above the set, colour falling evenly, true black kept below',
    ],
    cinematic: [
      'neon buzzes over the doorway, its colour running down wet surfaces and across one cheek of everything',
      'signs out of view stain the air red on the near side, green farther off',
    ],
    minimal: ['one tube, one colour', 'neon line, nothing lit beyond'],
  },
  moon: {
    studio: [
      'the moon as a small hard key from high left, long exposure, shade kept readable in blue-grey',
      'moonlight from the right, silver on upper planes, tripod and patience instead of fill',
    ],
    cinematic: [
      'a high moon whitens every ridge, one warm window far away against it',
      'silver comes and goes with the cloud, hollows stay ink',
    ],
    minimal: ['moon alone', 'thin moonlight, one edge'],
  },
  stars: {
    studio: [
      'starlight on a long exposure, the ground kept as pure outline, sky density even from corner to corner',
      'sky glow as the only source, stars held as points, foreground one shade above black',
    ],
    cinematic: [
      'the whole sky is lit and the land is not, one torch beam pointing up at it',
      'stars thicken toward the horizon where a town would be',
    ],
    minimal: ['stars only', 'sky glow, land black'],
  },
  flash: {
    studio: [
      'one flash on axis, hard, the shadow a thin outline just below and behind',
      'a single bare flash, slightly above the lens, everything near it bleached crisp',
    ],
    cinematic: [
      'direct flash catches the instant, the distance dropping straight into black',
      'a pop of white freezes whoever is nearest while ambient colour smears around them',
    ],
    minimal: ['one flash, frontal', 'bare flash, black fall-off'],
  },
  studio: {
    studio: [
      'the set-up as named, key from camera left, fill two stops below it, a narrow rim to part subject and backdrop',
      'built as asked: one shaped key high at left, white card right, backdrop lit on its own',
    ],
    cinematic: [
      'stands and cables left in view, the lit island small within a dim room',
      'the modelling bulbs are the only lamps on, the rest of the space falling to brown',
    ],
    minimal: ['the one key, no fill', 'single source, hard stop to black'],
  },
  stage: {
    studio: [
      'one profile spot from high front left, crisp circle on the boards, faint haze to show the beam',
      'stage front at half, a cool backlight from the rear truss to part figure and drop',
    ],
    cinematic: [
      'beams swing through smoke, the audience a row of dark heads along the bottom',
      'seen from the wings, footlights from below, dust turning in them',
    ],
    minimal: ['one spot, black house', 'a single beam, straight down'],
  },
  screen: {
    studio: [
      'the screen as key from just below eye height, a dim neutral fill so that its colour reads as colour',
      'monitor glow from the front, flat and cool, one warm accent held far at right',
    ],
    cinematic: [
      'pixels flicker over everything within arm’s length, the remainder of the room asleep',
      'blue from the display on one side, hallway yellow leaking in at the other',
    ],
    minimal: ['screen glow alone', 'one display, dark room'],
  },
  street: {
    studio: [
      'the street lamp as top key, its cone complete in the picture, ground exposed for texture',
      'sodium from above right, even along the kerb, sky held a clean step above black',
    ],
    cinematic: [
      'lamps recede in a row, each with its own puddle of orange',
      'light drops from a pole, misses half of what is there, and picks up drizzle or dust on its way',
    ],
    minimal: ['one street lamp', 'a single cone, night around'],
  },
  backlight: {
    studio: [
      'key moved directly behind, thin bright contour all round, a large white card in front for one stop of fill',
      'strong source at the rear, flagged off the glass, front side kept in clean readable shade',
    ],
    cinematic: [
      'whatever glows stands beyond, edges catch fire, dust between here and there lights up',
      'shot straight into the brightness, flare accepted, faces of things dark and warm',
    ],
    minimal: ['edge only', 'bright rim, plain dark inside'],
  },
  silhouette: {
    studio: [
      'ground lit evenly to white, nothing at all on the near side, outline razor clean',
      'backdrop one stop over, foreground flagged to pure black, gaps in the shape kept open',
    ],
    cinematic: [
      'the bright air lies farther off, every nearer form cut out of it',
      'sky does the work, what stands before it is ink with a glowing seam',
    ],
    minimal: ['black shape, pale field', 'outline alone'],
  },
  'high-key': {
    studio: [
      'wide soft sources left and right, ground lifted to near white, shadow kept as a pale breath beneath',
      'overhead bank and white walls, contrast under two stops, whites held just below clipping',
    ],
    cinematic: [
      'brightness arrives everywhere at once, as in a white-walled room at eleven',
      'haze swallows the distance, only the nearest thing keeps any dark in it',
    ],
    minimal: ['all pale, barely shaded', 'white on white'],
  },
  'low-key': {
    studio: [
      'one small key, high left, black flags on both sides, three quarters of the picture below middle grey',
      'narrow strip from the right, no fill, blacks with just enough detail to print',
    ],
    cinematic: [
      'a door somewhere is open a hand’s width and that is all there is to see by',
      'most stays unlit, the little that shows is lit by accident',
    ],
    minimal: ['one sliver, black', 'almost dark'],
  },
  soft: {
    studio: [
      'a bank as wide as the set, close overhead left, shadow edges gone, modelling kept by a dark card right',
      'light through a full silk, even from top to bottom, tone falling a single stop to the right',
    ],
    cinematic: [
      'brightness with no direction, the hour when nothing casts anything',
      'it drifts in under an awning and wraps around whatever stands there',
    ],
    minimal: ['even, unshadowed', 'diffuse, sourceless'],
  },
  hard: {
    studio: [
      'a bare point source high at left, shadow edges sharp, no fill card',
      'small fresnel from the right, full contrast, cast shadow placed as part of the design',
    ],
    cinematic: [
      'glare flattens the top of things and drops a black copy beneath each',
      'merciless brightness, eyes narrowed, asphalt almost white',
    ],
    minimal: ['one hard edge', 'sharp, single shade'],
  },
  natural: {
    studio: [
      'daylight from one broad opening at left, white card opposite, nothing electric',
      'open shade, sky as a large soft source from above left, white reflector under it',
    ],
    cinematic: [
      'whatever the day gives, arriving from the far side, uneven and unhelped',
      'available brightness, patchy, warmer where it has bounced off something',
    ],
    minimal: ['plain daylight', 'day, one side'],
  },
  shafts: {
    studio: [
      'three clear shafts from upper left through thin haze, their angle parallel, the rest at half tone',
      'one narrow beam through smoke, edges defined, exposed so that dust shows',
    ],
    cinematic: [
      'beams break in through gaps overhead and land in pieces across the ground',
      'air thick enough to see, brightness standing in it like planks',
    ],
    minimal: ['one shaft', 'a single slanted beam'],
  },
};
