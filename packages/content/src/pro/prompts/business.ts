import type { LibraryEntry } from '../../open/library-entry.ts';

export const BUSINESS: readonly LibraryEntry[] = [
  {
    id: 67,
    title: 'Tuesday headshot',
    category: 'Business',
    tags: ['headshot', 'softbox', 'profile picture', 'office'],
    prompt:
      "Show today's face and not a better one: pores, hairline, teeth, glasses, apparent age and the expression that colleagues meet on a Tuesday. Replace what is worn with a fine navy crew neck under a soft grey jacket, and what is behind with a warm off-white wall three metres back. One octagonal softbox at camera left, a hand above eye level; a white board beneath the chest opens the chin, the far cheek ends one stop darker. 90 mm, f/4, lens at the eyes, shoulders a quarter to the right. From mid-chest up, eyes on the upper third, the right of the frame plain enough for a round crop or a line of type. Off-white, navy, stone. Approachable, awake. Present-day company portrait. No folded arms, no badge, no brightened eyes.",
    scene: 'headshot of a woman in a navy jacket before an off-white wall, softbox from the left',
  },
  {
    id: 68,
    title: 'One recipe, whole team',
    category: 'Business',
    tags: ['team page', 'headshot', 'consistent set', 'studio'],
    prompt:
      'Think of this portrait as one of twelve. The individual is left in peace, own features, hair, headwear, complexion, age and expression, while all that surrounds the head follows a recipe that can be repeated on every colleague. Square format. Seamless paper in [Company colour] from edge to edge. A plain cream top without pattern or collar. Crown an eighth of the height below the upper edge, chin on the middle line, shoulders level. One wide umbrella straight over the lens and a reflector at the waist give open, frontal light, shade only beneath the jaw; the paper is lit separately and has no gradient. 85 mm, f/8, two metres away, eye level. Cream, ink, skin, [Company colour]. Even-handed. Staff-page photograph, as consistent as passport pictures and kinder. No prop, no emblem, no coloured spill on the neck.',
    scene: 'studio headshot of a man in a cream top before a teal backdrop, even frontal light',
  },
  {
    id: 69,
    title: 'Speaker from row nine',
    category: 'Business',
    tags: ['speaker', 'conference', 'stage', 'telephoto'],
    prompt:
      "Stages lend people a stranger's face, so brow, eyes, mouth, haircut, build and years are checked against the upload before a single lamp goes on. They stand a step away from the lectern at a mid-sized conference, weight on one foot, one open hand at chest height making the point, a thin headset microphone, dark green jacket over a plain black top. A profile spot on the balcony rail, upper left, is warm white and just soft at its edge; behind, an unused screen glows dim blue and draws a line along hair and sleeve. 135 mm, f/2.8, 1/250 second, seated height, shot between two dark blurred heads in row eight. Speaker on the right third, facing left across the blue field, which stays vacant. Bottle green, stage black, screen blue, warm skin. In full flow. Conference reportage with clean blacks. The screen carries no words and no chart, five fingers on the raised hand, no beams of coloured light, no co-presenter.",
    scene: 'a speaker in a green jacket on a stage, blue screen behind, spotlight from the left',
  },
  {
    id: 70,
    title: 'First parcel of the day',
    category: 'Business',
    tags: ['founder', 'small business', 'product', 'early morning'],
    prompt:
      "Two things are fixed: the founder's face, tiredness, hair and age included, and the shape, label and colour of [YOUR PRODUCT]. Bring them together in the storeroom behind a small shop, half past seven on a November morning. Steel shelves, flat cartons, a roll of kraft paper; the founder, in an ink-blue overall with a pencil behind the ear, folds down the flap of a box in which [YOUR PRODUCT] lies on shredded paper, two more boxes waiting on the bench. The shutter is half raised at the right and lets in one low slab of cold daylight across hands and box; brown paper sends a warmer echo up to the jaw, and the ceiling tubes are still off. 35 mm, f/4, from bench height, the corner of a carton blurred at the lower left. Face in the upper right, parcel in the bright middle, shelves falling away into dusk. Kraft, ink blue, steel, and the product's strongest colour. Under way. Reportage for a trade weekly. No readable address, no other brands, label neither mirrored nor bent.",
    scene: 'a woman working with boxes in a storeroom workshop, cold morning light from the right',
  },
  {
    id: 71,
    title: 'Engineer at the lock',
    category: 'Business',
    tags: ['engineer', 'on site', 'winter', 'annual report'],
    prompt:
      'Outdoor skin stays outdoor skin: the creases by the eyes, colouring, stubble or none, bone structure, age and level look are what the photo says, with the hair visible below the rim of a helmet. The person answers for a canal lock that has been drained for repair, a still day in February. Signal-orange jacket, plain white helmet, a rolled drawing under one arm, the other hand flat on the oak balance beam. A white winter sky in front gives wide, shadowless light, and a weak sun from the back left puts one thin line on helmet and sleeve. 50 mm, f/8, chest height, from the opposite gate. Figure on the left third down to the knees, wet masonry walls converging to the right, sky above and nothing in it. Signal orange, wet oak, lime mortar, cloud. Accountable. Annual-report photograph for a waterways trust. No lettering on the jacket, no crane, no water in the chamber.',
    scene: 'an engineer in an orange jacket and helmet at a canal lock, overcast winter light',
  },
  {
    id: 72,
    title: 'Two partners, one model',
    category: 'Business',
    tags: ['two people', 'architects', 'blue hour', 'office'],
    prompt:
      'Partners are not twins: treat the two likenesses separately, face, hair, complexion, age and way of looking, and let the difference in height show. They face each other across a table in their architecture office at half past four in December, a paper model of a school between them, one in a charcoal roll-neck, one in a pale shirt with the cuffs turned back, a cutting blade and scraps by the base. A long lamp hung low over the model shines straight down, and the white card throws most of that warmth up into chins and cheeks; beyond the windows the city has gone blue. 40 mm, f/4, 1/30 second, tripod at table height. One person in each outer third, small lit roofs across the foreground, the line of the lamp mirrored once in dark glass at the top, nobody in the gap. Card white, amber, evening blue, graphite. In dispute, on good terms. Double portrait for a business monthly. No handshake, no laptop, no extra reflection.',
    scene: 'two architects sitting at a table in an office at dusk, warm lamp from above',
  },
];
