import { linesByGroup, linesOf } from './optimize-lines.ts';

/** Size, height and lens that suit a kind, as `frame, lens`; drawn pictures take the frame alone. */
const FRAMES_AND_LENSES = {
  person: `
medium close-up at eye level, 85 mm
medium shot at chest height, 50 mm
medium close-up from slightly below the eyes, 85 mm
medium wide shot at chest height, 35 mm | travels
full shot at chest height, 50 mm | travels`,
  people: `
medium wide shot at eye level, 35 mm
wide shot from seated height, 28 mm
full shot at chest height, 40 mm | travels`,
  child: `
medium shot at the child's own eye level, 50 mm
medium close-up at the height of the hands, 85 mm
full shot at knee height, 35 mm | travels`,
  hands: `
close-up from just above the wrists, 90 mm
extreme close-up at table height, 100 mm macro`,
  pet: `
medium close-up at the animal's own eye level, 85 mm
low angle medium shot from the floor, 35 mm
medium wide shot at knee height, 50 mm | travels`,
  wild: `
medium shot at the animal's own eye level, 300 mm
wide shot from low in the grass, 200 mm
full shot at shoulder height, 200 mm | travels`,
  bird: `
close-up at the bird's own eye level, 400 mm
medium shot from slightly below, 300 mm
wide shot from slightly below, 200 mm | travels`,
  insect: `
extreme close-up at stem height, 100 mm macro
macro close-up in profile, 90 mm`,
  sea: `
medium shot level with the animal, 24 mm
low angle wide shot looking up to the surface, 20 mm`,
  plant: `
close-up at flower height, 100 mm macro
medium close-up from just below the bloom, 85 mm`,
  food: `
close-up at thirty degrees above the plate, 85 mm
overhead close-up, 50 mm
extreme close-up at table height, 100 mm macro`,
  drink: `
close-up at rim height, 100 mm
extreme close-up at table height, 90 mm macro
close-up from thirty degrees above, 85 mm`,
  product: `
close-up in three-quarter view, 100 mm
extreme close-up at surface height, 100 mm macro
medium close-up slightly from above, 85 mm`,
  vehicle: `
low three-quarter medium shot at wheel height, 50 mm
wide shot at bumper height, 85 mm
low angle wide shot from the roadside, 35 mm | travels`,
  boat: `
wide shot from just above the waterline, 35 mm
medium wide shot at deck height, 50 mm`,
  aircraft: `
wide shot from slightly below, 135 mm
extreme wide shot with a low horizon, 35 mm`,
  machine: `
medium shot at the height of the moving part, 50 mm
close-up in profile, 100 mm`,
  building: `
wide shot at eye level, 24 mm with verticals kept straight
low angle wide shot from across the way, 28 mm`,
  interior: `
wide shot at seat height, 24 mm with verticals kept straight
medium wide shot through the doorway, 35 mm`,
  city: `
wide shot at eye level, 35 mm
high angle wide shot from a third floor, 50 mm
wide shot at chest height, 28 mm | travels`,
  mountain: `
extreme wide shot at eye level, 24 mm
wide shot across the valley, 135 mm that stacks the ridges`,
  coast: `
wide shot from just above the waterline, 24 mm
wide shot from the cliff edge, 50 mm`,
  forest: `
wide shot at chest height, 35 mm
low angle wide shot from the moss, 24 mm`,
  desert: `
extreme wide shot from the foot of the dune, 35 mm
wide shot along the crest, 135 mm`,
  field: `
wide shot at grass height, 28 mm
extreme wide shot from a slight rise, 50 mm`,
  water: `
wide shot low over the surface, 24 mm
medium wide shot from the bank, 70 mm`,
  sky: `
extreme wide shot with a low horizon, 20 mm
wide shot at eye level, 35 mm`,
  space: `
extreme wide shot, 35 mm
wide shot with a dark foreground edge, 24 mm`,
  event: `
medium wide shot from among the guests, 35 mm
wide shot slightly above head height, 28 mm`,
  sport: `
full shot from knee height, 200 mm
wide shot at ground level, 24 mm
full shot at hip height, 135 mm | travels`,
  battle: `
low angle wide shot from the ground, 28 mm
wide shot from the flank, 135 mm`,
  being: `
low angle wide shot, 24 mm
medium shot from below the jaw, 35 mm`,
  robot: `
low angle medium shot, 35 mm
medium close-up at sensor height, 85 mm
full shot at hip height, 40 mm | travels`,
  toy: `
low angle close-up at toy height, 60 mm macro
wide shot from the floor, 24 mm close up to the toy`,
  graphic: `
frontal medium shot, square to the surface, 50 mm
close-up square to the lines, 90 mm`,
  unknown: `
wide shot at eye level, 35 mm
medium wide shot at eye level, 40 mm`,
  abstract: `
wide shot, frontal and symmetrical, 35 mm
medium shot slightly from above, 50 mm`,
} as const;

export const FRAMES = linesByGroup('frame', FRAMES_AND_LENSES);

/** One move, with its end named. */
export const MOVES_STILL = linesOf(
  'move',
  `
one slow push-in that ends on the face | portrait one
one slow push-in that ends on the eyes | animal one
one slow push-in that stops at half the distance
a static, locked-off camera
one slow dolly in over the whole length of the shot
one slow arc of a quarter circle that ends in front`,
);
/** Where the hands do the work, the frame has to hold them. */
export const FRAMES_OF_HANDS = linesOf(
  'frame',
  `
medium shot at chest height, 50 mm
medium shot slightly from above, 40 mm
medium close-up at the height of the hands, 65 mm`,
);
export const MOVES_OF_HANDS = linesOf(
  'move',
  `
one slow push-in that ends on the hands
one slow dolly in from the shoulder to the hands
a static, locked-off camera`,
);
export const MOVES_TRAVELLING = linesOf(
  'move',
  `
one steady tracking shot alongside at the same pace
one tracking shot from left to right that stops at the end of the action
one follow shot from behind, two paces back | human
one slow pan that keeps pace and lets the subject leave the frame`,
);
export const MOVES_CLOSE = linesOf(
  'move',
  `
a static, locked-off camera
one slow slide of a hand's width to the right
one slow push-in that ends on the brightest point
one rack focus from the near edge to the centre`,
);
export const MOVES_WIDE = linesOf(
  'move',
  `
one slow pan from left to right that comes to rest
one slow crane up that ends with the horizon in the upper third | outdoor
one slow push-in along the centre line
one slow tilt up that ends at the top edge
a static, locked-off camera`,
);
