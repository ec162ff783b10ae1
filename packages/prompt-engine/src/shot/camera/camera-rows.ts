import { rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { CAMERA_HEIGHTS, type CameraHeight, SHOT_SIZES, type ShotSize } from '../stage.ts';

/*
 * Lens and distance follow the thing (craft rule 4). class, take | size height | text. `moving` is a being whose
 * whole body acts; `working` one whose hands do; `face` one of whom the words tell the face; `whole` one that what
 * bears it would cut off; `closed` one inside something that leaves no distance; `housed` an animal in a room.
 */
const ROWS = `
person s | three-quarter eye | Three-quarter length at chest height, 85mm lens at f/5.6, face and hands in sharp focus
person s | medium eye | Medium shot at eye level, 85mm lens at f/5.6, face in sharp focus
person c | full low | Full-length shot from a low angle, 35mm lens at f/2, shallow depth of field
person c | wide eye | Wide shot at eye level, 35mm lens at f/2.8, shallow depth of field
person m | full eye | Full figure at a distance, 50mm lens, straight on
face s | medium eye | Medium close-up at eye level, 85mm lens at f/4, the eyes in sharp focus
face c | medium eye | Medium close-up at eye level, 50mm lens at f/2, the eyes sharp, shallow depth of field
face m | medium eye | Head and shoulders, 85mm lens, straight on
working s | three-quarter eye | Three-quarter length at chest height, 85mm lens at f/5.6, face and hands in sharp focus
working s | medium eye | Medium shot at chest height, 70mm lens at f/5.6, hands and face in sharp focus
working c | medium high | Medium close-up, 50mm lens at f/2.8, hands and face sharp, shallow depth of field
working c | medium low | Medium shot from just below hand height, 35mm lens at f/2, hands large in front, shallow depth of field
working m | three-quarter eye | Three-quarter length, 85mm lens, straight on
lying s | full high | Full-length shot from slightly above, 50mm lens at f/5.6, sharp throughout
lying c | wide ground | Full-length shot from ground level, 35mm lens at f/2.8, the near side sharp, shallow depth of field
lying m | full eye | Full figure at a distance, 50mm lens, side view
moving s | full eye | Full-length shot at hip height, 70mm lens at f/5.6, 1/1000 second, every limb sharp
moving c | wide ground | Wide shot from a low angle near the ground, 28mm lens at f/2.8, 1/60 second, moving limbs slightly blurred
moving c | full low | Full-length shot from a low angle, 35mm lens at f/2.8, 1/125 second, moving limbs slightly blurred
moving m | full eye | Full figure at a distance, 85mm lens, side view
whole s | full eye | Full-length shot at hip height, 70mm lens at f/5.6, sharp from head to foot
whole c | wide low | Wide shot from a low angle, 28mm lens at f/2.8, the figure sharp, the surroundings softer
whole m | full eye | Full figure at a distance, 85mm lens, side view
closed s | medium eye | Medium shot from close by, 35mm lens at f/5.6, sharp throughout
closed c | medium eye | Medium shot from close by, 28mm lens at f/2.8, the near side sharp, shallow depth of field
closed m | medium eye | Medium shot from close by, 50mm lens, straight on
people s | full eye | Full-length group shot at eye level, 50mm lens at f/8, every face in focus
people s | three-quarter eye | Three-quarter length at eye level, 50mm lens at f/8, every face in focus
people c | medium eye | Medium shot at eye level, 35mm lens at f/2, the nearest face sharp, shallow depth of field
people c | wide low | Wide shot from a low angle, 28mm lens at f/2.8, the near figure sharp, the rest softening
people c | wide eye | Wide shot at eye level, 35mm lens at f/2.8, the nearest face sharp, shallow depth of field
people m | full eye | Full figures at a distance, 85mm lens, straight on
pair s | three-quarter eye | Three-quarter length two-shot at chest height, 50mm lens at f/5.6, both in sharp focus
pair s | full eye | Full-length two-shot at eye level, 50mm lens at f/8, both in sharp focus
pair c | medium eye | Medium two-shot at eye level, 35mm lens at f/2.8, the nearer one sharp, shallow depth of field
pair c | full low | Full-length two-shot from a low angle, 35mm lens at f/2.8, shallow depth of field
pair m | full eye | Both figures at a distance, 85mm lens, straight on
hands s | close eye | Close-up, 100mm macro lens at f/8, every finger in focus
hands c | close high | Close-up from above the wrist, 50mm lens at f/2.8, shallow depth of field
hands m | close eye | Close-up, 100mm lens, straight on
animal s | full eye | Full-length shot at the animal's eye level, 135mm lens at f/5.6, sharp from nose to tail
animal c | medium ground | Medium shot from ground level, 200mm lens at f/2.8, shallow depth of field, eyes sharp
animal c | wide low | Wide shot from a low angle close by, 24mm lens at f/4, the animal large in its surroundings
animal c | full eye | Full-length shot at the animal's eye level, 85mm lens at f/2.8, shallow depth of field, eyes sharp
animal m | full eye | Full figure at a distance, 135mm lens, side view
housed s | full eye | Full-length shot at the animal's eye level, 50mm lens at f/8, sharp from nose to tail, the room clear behind
housed c | wide low | Wide shot from a low angle close by, 24mm lens at f/4, the animal large in its surroundings
housed c | full eye | Full-length shot at the animal's eye level, 35mm lens at f/2.8, eyes sharp, the room soft behind
housed m | full eye | Full figure at a distance, 50mm lens, side view
nest s | full high | Full view from slightly above the rim, 85mm lens at f/5.6, all of it in sight, sharp throughout
nest c | medium high | Medium shot looking in over the near rim, 50mm lens at f/2.8, the rim soft in front, the head sharp
nest m | full high | Full view from above at a distance, 85mm lens, all of it in sight
head s | medium eye | Medium shot at the animal's eye level, 135mm lens at f/5.6, sharp throughout
head c | medium low | Medium shot from slightly below, 85mm lens at f/2.8, shallow depth of field, eyes sharp
head m | medium eye | Medium shot at a distance, 135mm lens, side view
bird s | full eye | Full-length shot at the bird's own height, 300mm lens at f/5.6, every feather sharp
bird c | medium low | Medium shot from slightly below, 400mm lens at f/4, shallow depth of field, eye sharp
bird m | full eye | Full figure at a distance, 300mm lens, side view
insect s | macro eye | Macro shot at the insect's height, 100mm macro lens at f/11, focus-stacked from end to end
insect c | macro low | Macro shot from just below, 100mm macro lens at f/5.6, shallow depth of field
insect m | macro high | Macro shot from directly above, 100mm macro lens
sea-life s | full eye | Full-length shot at the same depth, 35mm lens behind a dome port at f/8, sharp from end to end
sea-life c | wide low | Wide shot from below toward the surface, 16mm lens at f/5.6, the near part large
sea-life m | full eye | Full figure at a distance, 35mm lens, side view
reef s | wide eye | Wide shot at the same depth, 24mm lens behind a dome port at f/8, sharp from front to back
reef c | wide low | Wide shot from below toward the surface, 16mm lens at f/5.6, the near part large
reef m | extreme-wide eye | Distant view at the same depth, 35mm lens, level
food s | close high | Close-up from a 45-degree angle, 90mm lens at f/8, sharp from front to back
food c | close eye | Close-up at table height, 50mm lens at f/2.8, front edge sharp, shallow depth of field
food m | close overhead | Overhead view, 70mm lens, camera pointing straight down
drink s | close eye | Close-up at rim height, 100mm lens at f/11, sharp throughout
drink c | close eye | Close-up at table height, 50mm lens at f/2, shallow depth of field
drink m | medium eye | Straight-on view at table height, 100mm lens
product s | close eye | Close-up in three-quarter view, 100mm lens at f/11, focus-stacked, sharp throughout
product c | close low | Close-up from the height of its base, 85mm lens at f/2.8, the near edge sharp, shallow depth of field
product c | close high | Close-up from slightly above, 50mm lens at f/2.8, shallow depth of field
product m | medium eye | Straight-on view, 100mm lens, level
small-thing s | close high | Close-up in three-quarter view from slightly above, 90mm lens at f/11, sharp throughout
small-thing c | close low | Close-up from the height of its base, 85mm lens at f/2.8, the near edge sharp, shallow depth of field
small-thing c | close high | Close-up from slightly above, 50mm lens at f/2.8, shallow depth of field
small-thing m | medium eye | Straight-on view, 90mm lens, level
clothing s | full eye | Full-length view at chest height, 70mm lens at f/8, fabric sharp throughout
clothing c | medium low | Medium shot from a low angle, 35mm lens at f/2.8, 1/125 second, hem moving
clothing m | medium eye | Straight-on view, 85mm lens
plant s | close eye | Close-up at flower height, 100mm macro lens at f/8, every petal and leaf sharp
plant c | close low | Close-up from below flower height, 85mm lens at f/2, shallow depth of field
plant m | medium eye | Straight-on view, 100mm lens
furniture s | full eye | Full view from seat height, 50mm lens at f/11, verticals straight, sharp throughout
furniture c | medium low | Three-quarter view from seat height, 35mm lens at f/2.8, shallow depth of field
furniture m | full eye | Straight-on view, 70mm lens
vehicle s | full low | Full view at its own mid-height, 85mm lens at f/11, sharp from end to end
vehicle c | wide low | Wide shot from a low angle, 28mm lens at f/4
vehicle m | wide eye | Full side view at a distance, 135mm lens
building s | full eye | Full view with verticals straight, 35mm shift lens at f/11, sharp throughout
building c | wide low | Wide shot from a low angle at one corner, 24mm lens at f/5.6
building m | wide eye | Straight-on elevation at a distance, 85mm lens
interior s | wide eye | Wide one-point perspective at eye level, 24mm lens at f/11, verticals straight, sharp throughout
interior c | wide low | Wide shot from low in one corner, 28mm lens at f/2.8, the near edge soft
interior m | medium eye | Straight-on view from one end, 35mm lens, verticals straight
landscape s | wide eye | Wide shot, 35mm lens at f/11 on a tripod, every plane sharp
landscape c | extreme-wide low | Extreme wide shot from low to the ground, 20mm lens at f/8, near ground large
landscape c | wide high | Wide shot from a high vantage point, 135mm lens, distant planes compressed
landscape m | extreme-wide eye | Distant view, 100mm lens, level
city s | wide eye | Wide frontal view, 50mm lens at f/11, verticals straight, sharp throughout
city c | wide low | Wide shot from low down, 28mm lens at f/2.8, the near side soft
city m | wide eye | Distant view, 135mm lens, level
space s | wide eye | Full view, long telephoto lens, sharp from edge to edge
space c | extreme-wide low | Extreme wide shot, 24mm lens, deep focus
space m | wide eye | Distant view, long lens
event s | wide high | Wide shot from slightly above, 35mm lens at f/8, the whole scene in focus
event c | wide eye | Wide shot from inside the scene at eye level, 28mm lens at f/4
event m | medium eye | Straight-on view, 85mm lens
idea s | medium eye | Still-life view at table height, 85mm lens at f/8, sharp throughout
idea c | medium low | Medium shot from a low angle, 35mm lens at f/2.8, shallow depth of field
idea m | medium eye | Straight-on view, 85mm lens
idea-scene s | full eye | Full view at eye level, 50mm lens at f/8, sharp throughout
idea-scene c | wide eye | Wide shot at eye level, 35mm lens at f/4
idea-scene m | full eye | Straight-on view at a distance, 85mm lens
material s | close eye | Close-up, 100mm lens at f/8, 1/8000 second, every particle sharp
material c | medium low | Medium shot from below, 35mm lens at f/4, 1/250 second
material m | close eye | Close-up, 100mm lens, straight on
sign s | full eye | Straight-on view, 70mm lens at f/8, the whole surface flat and sharp
sign c | medium low | Three-quarter view from slightly below, 35mm lens at f/2.8, the lettering sharp
sign m | full eye | Straight-on view, 70mm lens
unknown s | full eye | Full view at eye level, 70mm lens at f/8, sharp throughout
unknown c | medium eye | Three-quarter view at eye level, 35mm lens at f/2.8, shallow depth of field
unknown m | full eye | Straight-on view, 85mm lens
`;

/** A camera that suits a kind of scene in a take. */
export interface CameraRow {
  readonly kind: string;
  readonly take: string;
  readonly size: ShotSize;
  readonly height: CameraHeight;
  readonly text: string;
}

export const CAMERAS: readonly CameraRow[] = rowsOf(ROWS, 3).map(([who, facts, text]) => {
  const [kind = '', take = ''] = wordsOfCell(who);
  const [sizeWord, heightWord] = wordsOfCell(facts);
  const size = SHOT_SIZES.find((each) => each === sizeWord);
  const height = CAMERA_HEIGHTS.find((each) => each === heightWord);
  if (!size || !height) throw new RangeError(`Camera row without size or height: ${text}`);
  return { kind, take, size, height, text: textOf(text) };
});
