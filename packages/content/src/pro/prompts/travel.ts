import type { LibraryEntry } from '../../open/library-entry.ts';

export const TRAVEL: readonly LibraryEntry[] = [
  {
    id: 23,
    title: 'Sleeper train at daybreak',
    category: 'Travel',
    tags: ['train', 'dawn', 'corridor', 'journey'],
    prompt:
      'Whoever is in the photo boards the train as they are: same face, same temples and hair, same half-awake or wide-awake look, not a year added or lost. The corridor of a sleeping car crossing [Country] at daybreak. They lean on the brass rail at the window in a crumpled cotton shirt and thick socks, tea in a glass with a metal holder. Low sun comes in from the left between passing trees, in bars that climb the jaw and the varnished panels; one compartment lamp is still on behind. 35 mm, f/2.8, standing height, the camera braced against the opposite wall. Person on the left third, the passage narrowing to the right, the fields of [Country] drawn out sideways beyond the glass. Varnish, tea amber, dawn pink, curtain green. Between places. Travel reportage on slide film, 1/60 second. No station names, no fellow passengers, no face in the window.',
    scene: 'a woman at a window in a wooden railway carriage at dawn, light from the left',
  },
  {
    id: 24,
    title: 'Railway poster',
    category: 'Travel',
    tags: ['poster', 'lithograph', '1930s', 'lettering'],
    prompt:
      'Simplify the face without replacing it: its shape, hair, glasses, expression and age stay legible enough that friends would know it across a room. Redesign the picture as a travel poster printed in five flat lithograph colours. The person stands large at the lower right, from the waist up, in a plain summer shirt, turned toward [Landmark], which holds the upper left in broad shapes without outlines. Afternoon sun from the left, each shadow a single flat violet. Stylised leaves along the bottom, a sky graded from peach to turquoise, the middle distance kept open. Cream border a thumb wide; below the image one line, "[Country]", in tall evenly spaced sans-serif capitals, spelled exactly so. Peach, turquoise, violet, cream. Cheerful, well-mannered. Railway poster of the 1930s, stone grain faintly visible. No further words, no emblem, no photographic texture.',
    scene: 'a travel poster of a mountain lake with a woman, flat illustration, afternoon sun',
  },
  {
    id: 25,
    title: 'Island ferry at six',
    category: 'Travel',
    tags: ['ferry', 'sea', 'evening', 'islands'],
    prompt:
      'Forehead, eyes, beard or bare chin, expression and age cross over unaltered; the sea wind is free to handle the hair as far as the hairline. They stand at the stern of a small car ferry, six in the evening, navy windcheater half zipped, one elbow on the white rail. The sun is low over islands at the right and gilds one edge of them; the white deckhouse on the left works as a wall-sized reflector and lights the face. 35 mm, f/5.6, chest height. Person in the right third, the wake opening as a V from the lower left. Palette: deck white, wake green, lifebuoy orange, dull gold. Homeward. Documentary travel photograph on colour negative. No other passengers, no name on the lifebuoy, the rail unbroken behind the arm.',
    scene: 'a man on the deck of a ferry at sea in the evening, low sun from the right',
  },
  {
    id: 26,
    title: 'Autumn on the steppe',
    category: 'Travel',
    tags: ['horse', 'grassland', 'autumn', 'wide landscape'],
    prompt:
      "Preserve the traveller's own looks, meaning bone, colouring, hair, expression and age; only posture and clothing give way to the saddle. They ride a small shaggy bay horse at an easy canter, reins in the left hand, in a long quilted coat of deep plum tied with a sash, wool cap pushed back off the forehead. Yellow grassland at the end of September, a white felt tent and a thread of smoke far off, first snow along the ranges. The sun is an hour high at camera left, cool and exact, and lays the shadow of every leg out to the right. 135 mm, f/5.6, 1/1000 second, from kneeling height. Horse and rider in the right third, heading left into open ground, grass heads soft along the lower edge, the horizon low. Colours: straw yellow, plum, felt white, steel blue. Spacious. Expedition reportage, colour slide. No other riders, four legs under the horse, both feet in stirrups.",
    scene: 'a brown horse with its rider in autumn grass, low sun from the left',
  },
  {
    id: 27,
    title: 'Night market stool',
    category: 'Travel',
    tags: ['night market', 'street food', 'steam', 'tungsten'],
    prompt:
      'Between collar and crown alter nothing: eyes, nose, mouth, hair, skin and age stay personal, and steam may cross the chin but never the gaze. They perch on a low red stool at a night market in [City], a bowl of noodle soup on the knee-high steel table, chopsticks lifted, thin cotton shirt with the sleeves turned up. A bare bulb under the awning, above and to the right, gives hard tungsten light; the green tube of the neighbouring stall edges the opposite shoulder. 35 mm, f/2, the photographer crouching at table height, 1/40 second. Eater left of centre, a corner of the table entering at the lower right, cooks and queue reduced to warm smears behind. Colours: stool red, tungsten gold, tube green, wet black. Hungry. Handheld travel reportage, present day. No readable menu, two chopsticks and no more, bystanders blurred past recognition.',
    scene: 'a woman sitting at a small table in a market street at night, warm bulb from the right',
  },
  {
    id: 28,
    title: 'Snow on the cedar steps',
    category: 'Travel',
    tags: ['snow', 'temple', 'japan', 'forest', 'quiet'],
    prompt:
      'Start from the portrait and protect it: head shape, hair, gaze, complexion and age go through untouched, cold cheeks being the one addition. Set the person on the stone stair to a mountain temple in northern Japan during the first heavy snowfall, turned back toward us, in a padded indigo coat and undyed scarf, a muted red paper umbrella resting on one shoulder. Soft white light comes from the whole sky at once, and the covered steps lift it under the paper. 85 mm, f/4, from eight steps lower. Figure centred and a third of the frame tall, cedar trunks as dark uprights to either side, the gate roof only a tone near the top. Palette: cedar brown, snow white, indigo, one muted red. Hushed. Winter photograph in medium format, flat and quiet as a woodblock print. No flake across the eyes, no signs, footprints below the figure only.',
    scene: 'a woman in a snowy forest with a red paper parasol, soft white light',
  },
  {
    id: 29,
    title: 'The same view, later',
    category: 'Travel',
    tags: ['place', 'season', 'archive', 'landscape'],
    prompt:
      'Stand in the same tripod holes: viewpoint, perspective, crop and every roof, window, trunk, kerb and hill line of the uploaded place stay where they are. Turn the calendar to [Season] and the clock to [Hour]. Let foliage, ground, gutters and water show what that time does here, equally from the nearest paving to the far ridge. The sun belongs to that hour too: light from one side, all shadows falling the same way, lamps lit only when the sky is dark enough to need them. Two small signs of use, a bicycle against a railing and a door left ajar. The focal length of the original, f/11, verticals straight, the brightest part of the sky kept clear. Local stone, shutter green, sky, and one strong colour that only [Season] brings. Familiar. Survey photograph for a town archive, natural colour. No new buildings, no people in the foreground, no rainbow.',
    scene: 'an old house by a lake in a valley in autumn, low sun from the left',
  },
  {
    id: 30,
    title: 'Two at the pass',
    category: 'Travel',
    tags: ['two people', 'mountains', 'hiking', 'summer'],
    prompt:
      'Two walkers, and neither may drift toward the other: each keeps a separate face, hair, build, age and expression, and the taller one stays taller. They share a flat rock beside a cairn on a mountain pass in June, rucksacks off, bootlaces loose, a flask going from hand to hand, old snow in the gullies. Sun through thin cloud stands high behind the left shoulder; a snow patch just below the camera throws it back, so both faces stay open. 35 mm, f/8, from their own seated height. The pair low in the left third; on the right the valley they have climbed drops away, the path a pale thread down to a tarn. Palette: granite grey, glacier blue, bleached red, flask green. Rested. Photograph from an alpine-club journal, slide film of the eighties. No summit cross, no drone angle, two people with two rucksacks.',
    scene: 'two hikers on a mountain pass with old snow, bright summer sun from the left',
  },
];
