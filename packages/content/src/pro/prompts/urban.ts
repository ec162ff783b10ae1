import type { LibraryEntry } from '../../open/library-entry.ts';
import { LIBRARY_SAMPLE } from '../../open/library-sample.ts';

export const URBAN: readonly LibraryEntry[] = [
  LIBRARY_SAMPLE,
  {
    id: 32,
    title: 'Rooftop laundry',
    category: 'Urban',
    tags: ['rooftop', 'summer', 'golden light', 'skyline'],
    prompt:
      'Take away the setting and leave the person standing: original eyes, nose, laughter lines, volume of hair, age and stance. Around them build a flat roof in [City], July, half an hour before sunset, white sheets on three lines, a water tank, a thicket of aerials. They wear a short-sleeved shirt printed with lemons, loose trousers, bare feet on warm tiles. The sun, nearly level on the left, shines through a hanging sheet, which turns into a glowing screen as tall as the person and becomes the key; the other cheek has only sky. 50 mm, f/5.6, chest height. Right of centre between two sheets as between curtains, with the roofs of [City] stepping down in the opening and plain sky over them. Colours: linen white, lemon, terracotta, haze blue. Unbothered. Colour street photograph made with medium-format patience. No second person, no print on the linen, pegs on the line only.',
    scene: 'a man in a yellow shirt on a rooftop above the city at sunset, low sun from the left',
  },
  {
    id: 33,
    title: 'Ten past eight',
    category: 'Urban',
    tags: ['bicycle', 'motion blur', 'morning', 'commute'],
    prompt:
      'Identity has to outrun the blur: eyes, cheeks, expression, hairline and age crisp and faithful while all that lies behind turns into streaks. The person rides an upright [Colour of the bicycle] bicycle along an avenue at ten past eight, work jacket open, satchel across the back, one trouser leg clipped, helmet tipped back enough to show the forehead. Spring sun comes low from camera right and lays lamp-post shadows over the road like rungs. 50 mm, f/16, 1/30 second, panned at the height of the handlebars. Rider in the left third and heading right, spokes spun to discs, an open lane in front. Colours: [Colour of the bicycle], plane-tree green, tarmac, tram-stop grey. Hurried, cheerful. City reportage photograph in natural colour. No legible shopfronts, two wheels and one chain, both hands on the grips.',
    scene: 'a cyclist on a street in the morning, low sun from the right',
  },
  {
    id: 34,
    title: 'Laundrette, two in the morning',
    category: 'Urban',
    tags: ['fluorescent', 'night', 'interior', 'documentary'],
    prompt:
      "Copy the face, don't interpret it: heavy lids, mouth, jaw, hair and age are to match the picture supplied, in this worse light as in the better one. A coin laundrette at two in the morning, the person on a slatted bench in a quilted jacket over pyjama trousers, a paperback open on one knee. Ceiling tubes light the room flatly from above, a trace green. 28 mm, f/5.6, level, at bench height. Two rows of round doors run to a vanishing point, the reader left of the axis, a single drum at the right turning something red. Mint green, white, tile grey, that one red. Sleepless. Large-format colour documentary, early eighties. No price list, no brand names, a paperback without a title.",
    scene: 'a man reading a book on a bench in a pale green room at night, light from above',
  },
  {
    id: 35,
    title: 'Long shadows on the court',
    category: 'Urban',
    tags: ['two people', 'basketball court', 'high angle', 'shadow'],
    prompt:
      "For both friends one rule: faces, complexions, hair, builds and ages are taken over one by one, and only the poses are new. They sit back to back in the painted centre circle of a public basketball court and look up at us, a ball beside the nearer knee, September, six o'clock. The sun is at the left and barely over the rooftops; it warms one side of each face and throws two shadows several metres long, which matter as much as the sitters. 35 mm, f/11, from a footbridge six metres up, tilted down. The pair small in the lower left, shadows pulling across the free-throw line to the upper right, the far half of the court deserted. Court blue, faded terracotta, line white, ball orange. Allied. Graphic street photograph, 35 mm slide. No letters on the ground, no fence across the faces, two shadows joined to two bodies.",
    scene: 'two friends sitting on a blue court outdoors with a ball, low sun from the left',
  },
  {
    id: 36,
    title: 'Gable end mural',
    category: 'Urban',
    tags: ['mural', 'street art', 'brick', 'overcast'],
    prompt:
      '[YOUR PHOTO SUBJECT] becomes paint and remains a likeness: contour, gaze, hair, the lines of age and the small asymmetries are scaled up from the photo and not beautified. The head and shoulders stand four storeys high on the windowless gable of a brick terrace, in rolled and brushed masonry paint, broad overlapping patches, brick courses showing through the cheek, a few drips at the lower border. In front lie a vacant plot with buddleia, a parked cherry picker, one walker with a dog for scale. Overcast mid-morning without shadows in the street, so that the painted light, coming from the left, is the only light on the face. 35 mm shift lens, f/8, from the opposite pavement, verticals straight. Gable right of centre, pale sky down the left quarter. Brick, ultramarine, peach, chalk. Neighbourly. Record photograph of public art. No tags, no lettering, no paint on the roof.',
    scene: 'a painted portrait of a woman on a brick wall in a street, overcast light',
  },
];
