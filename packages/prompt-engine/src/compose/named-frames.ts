import type { ShotName } from '../reading/named.ts';
import type { ByTake } from './named-lights.ts';

/** What is left to say of the camera where the subject names its lens: never a second lens. */
export const BESIDE_A_LENS: ByTake = {
  studio: [
    'tripod, level, stopped down for full sharpness, released by cable',
    'locked off square to the subject, mid aperture, focus checked on the nearest edge',
  ],
  cinematic: [
    'hand-held, half a step too near, breathing allowed to show',
    'from hip height while moving past, one eye on what comes next',
  ],
  minimal: ['still, level', 'far back, patient'],
};

/** Camera position that agrees with a shot the subject names. */
export const NAMED_SHOTS: Readonly<
  Record<ShotName, { readonly camera: ByTake; readonly composition: ByTake }>
> = {
  close: {
    camera: {
      studio: ['tripod on a focusing rail, small stop, sharp from the first surface to the last'],
      cinematic: ['so near that breath would fog it, focus a hair thick, the remainder melting'],
      minimal: ['very near, wide open', 'one plane sharp'],
    },
    composition: {
      studio: ['cropped inside the outline, the most telling surface central, edges left running out evenly'],
      cinematic: ['off to the right and cut by the border, a blurred neighbour filling the opposite corner'],
      minimal: ['one detail, edge to edge', 'a fragment, the rest blank'],
    },
  },
  wide: {
    camera: {
      studio: ['tripod at chest height, level, deep focus from near ground to far edge'],
      cinematic: ['low and very near the first thing in view, everything beyond rushing away'],
      minimal: ['far off, level', 'distant, deep'],
    },
    composition: {
      studio: ['horizon straight on the lower third, equal margins left and right, every plane readable'],
      cinematic: [
        'something large and dark at one side, the subject small past it, the path between them empty',
      ],
      minimal: ['tiny, low, much air', 'a speck under open space'],
    },
  },
  overhead: {
    camera: {
      studio: [
        'lens pointing straight down from a copy arm, sensor parallel with the surface, even sharpness',
      ],
      cinematic: ['looking steeply down from a ledge, own shadow nearly in the picture'],
      minimal: ['straight down', 'plumb above'],
    },
    composition: {
      studio: ['arranged on an invisible grid, centred, gaps equal, no horizon'],
      cinematic: ['tilted off the grid, trails and edges leading out through one corner'],
      minimal: ['one shape, wide ground', 'alone on the plane'],
    },
  },
  aerial: {
    camera: {
      studio: ['24 mm, straight down from a hundred metres, no tilt, even sharpness to the corners'],
      cinematic: ['from a low-flying drone on the slant, 35 mm, long shadows telling the heights'],
      minimal: ['from high up, plumb', 'straight down, far'],
    },
    composition: {
      studio: ['read as a map: edges and lines parallel with the frame, no horizon'],
      cinematic: ['one edge running through from corner to corner, something small and moving off its line'],
      minimal: ['two flat areas, one border', 'one shape, wide ground'],
    },
  },
  low: {
    camera: {
      studio: ['tripod legs flat, lens a hand above the ground, tilted just enough, uprights corrected'],
      cinematic: ['on the ground looking up, grit and blades large before the glass'],
      minimal: ['from the floor', 'ground height, upward'],
    },
    composition: {
      studio: ['base on the lower edge, height filling four fifths, sky kept plain'],
      cinematic: ['towering to the left, clouds or ceiling pouring over it diagonally'],
      minimal: ['rising, air above', 'base only, then sky'],
    },
  },
  full: {
    camera: {
      studio: ['tripod at waist height, far enough back for true proportions, stopped down'],
      cinematic: ['across the way, someone or something passing between'],
      minimal: ['well back, level', 'from a distance'],
    },
    composition: {
      studio: ['head and feet inside with even margins, ground line one tenth up'],
      cinematic: ['entire from top to toe, walking room on one side, a foreground edge dark at the other'],
      minimal: ['whole, small', 'complete, low in the field'],
    },
  },
  head: {
    camera: {
      studio: ['portrait distance, lens at eye height, near eye sharp, ears just soft'],
      cinematic: ['closer than polite, slightly beneath the chin, the room a smear'],
      minimal: ['eye height, near', 'plain and near'],
    },
    composition: {
      studio: ['head and shoulders centred, a finger of space above the hair'],
      cinematic: ['pushed to one side with the gaze crossing the void'],
      minimal: ['face alone', 'half in, half out'],
    },
  },
  behind: {
    camera: {
      studio: ['tripod at shoulder height, two metres back, deep focus'],
      cinematic: ['following at arm’s length, the nape blurred and the view ahead crisp'],
      minimal: ['from the rear', 'far behind'],
    },
    composition: {
      studio: ['the back centred, outline clear against a paler ground'],
      cinematic: ['one shoulder filling the left border, what is being looked at small beyond it'],
      minimal: ['small back, big view', 'facing away, low'],
    },
  },
  side: {
    camera: {
      studio: ['exactly square to the side, long distance, parallel edges kept parallel'],
      cinematic: ['panning alongside at the same speed, surroundings drawn into lines'],
      minimal: ['pure side-on', 'dead lateral'],
    },
    composition: {
      studio: ['contour complete, a tenth more room in front than behind'],
      cinematic: ['nose nearly at the border, wake of empty road to the rear'],
      minimal: ['outline, centred', 'one contour, space ahead'],
    },
  },
  level: {
    camera: {
      studio: ['lens at the subject’s own height, axis square, moderate stop'],
      cinematic: ['face to face, one pace off, no room to step back'],
      minimal: ['own height', 'square, plain'],
    },
    composition: {
      studio: ['symmetrical on the central axis, margins equal'],
      cinematic: ['dead ahead but low, ceiling pressing from the top'],
      minimal: ['dead centre', 'facing, alone'],
    },
  },
};
