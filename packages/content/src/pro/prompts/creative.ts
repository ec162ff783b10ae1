import type { LibraryEntry } from '../../open/library-entry.ts';

export const CREATIVE: readonly LibraryEntry[] = [
  {
    id: 55,
    title: 'Rowing across the soup',
    category: 'Creative',
    tags: ['miniature', 'surreal', 'macro', 'food'],
    prompt:
      "Four centimetres tall and still entirely themselves: face, hair, skin, age and mood are those of the uploaded person, sharp enough to be read with a loupe. They row half a walnut shell with two matchsticks across a wide bowl of pumpkin soup, in a striped jersey pushed up to the elbow, a slice of toast rising astern like a cliff. All else keeps its kitchen size, spoon handle, linen napkin, far rim. A window behind and to the right gives white midday light, soft, with long streaks on the skin of the soup. 100 mm macro, f/8, a finger above the rim, focus on the eyes. Rower left of centre, heading for a swirl of cream at the right, a tiled wall gone to blur across the upper third. Pumpkin, navy, linen grey, parsley green. Unworried. Tabletop photograph of a built set. Two oars in two hands, a real body's proportions and not a doll's, no giant fingers.",
    scene: 'a bowl of pumpkin soup on a table in a kitchen, soft window light from the right',
  },
  {
    id: 56,
    title: 'Feet in the harbour',
    category: 'Creative',
    tags: ['surreal', 'giant', 'town', 'evening', 'humour'],
    prompt:
      'However large they have grown, they remain who was photographed: features, hair down to the temple, complexion, age, the half-finished thought in the eyes. Sixty metres tall and seated on the hill above [Town], the person cools both feet in the harbour, trousers rolled to the knee, plum cardigan buttoned wrong, chin on a fist, while ferries steer politely round the ankles. Six in the evening in late spring. The sun at the left lays one apricot light on roofs and giant alike, and the shadow of a shin crosses three streets. Small things tell the scale: gulls at knee height, washing on a balcony, a cable car level with the elbow. 35 mm, f/11, from a rooftop over the bay, farther forms paler by steps of haze. Figure in the right half, head just inside the top edge, open water on the left. Apricot, slate, harbour green, plum. Gentle, absurd. Large-format view of [Town] as for a travel supplement. Nothing crushed, nobody fleeing, no second giant.',
    scene: 'a woman sitting by a harbour in the evening, low sun from the left',
  },
  {
    id: 57,
    title: 'Birchwood double exposure',
    category: 'Creative',
    tags: ['double exposure', 'forest', 'autumn', 'film'],
    prompt:
      'The likeness loses nothing to the effect: eyes, nose, mouth, hairline and age stay legible, and the head is turned as in the upload. One frame of film, exposed twice. First the person, head and shoulders in a dark wool coat, before an overcast sky bright enough to burn out to white, a pale reflector at front left keeping the face clear. Then, from low down, a birch wood at the end of October. Where the first exposure was dark, in hair, coat and the shaded cheek, trunks and yellow leaves appear; lit skin carries only a trace of twigs near the ear. Trees grow upward from the collar, crowns ending where the hair ends. 85 mm, f/4. Slightly low in the frame, blank white on every side, widest at the right. Birch white, leaf yellow, bark black, skin. Remembering. In-camera work on 120 roll film. No cut-out edges, no third layer.',
    scene: 'portrait of a woman in a dark coat before a birch forest in autumn, overcast light',
  },
  {
    id: 58,
    title: 'Encyclopaedia collage',
    category: 'Creative',
    tags: ['collage', 'surreal', 'engraving', '1930s', 'paper'],
    prompt:
      'Scissors go round the head in one piece: the photographed face, with its hair, ears, age and expression, is printed as a black and white halftone and left alone after that. Whatever surrounds it is pasted from old encyclopaedias and seed catalogues. Under the chin sit the shoulders of an engraved diving suit, the arms hold a sheaf of radishes taller than a man, an astronomical clock rises behind, and a paddle steamer crosses the bottom on a sea of torn blue sugar paper. The finished board lies under a desk lamp at the upper left, so each overlap casts a hairline of shadow to the lower right, and one lifted corner a broader one. Head above the middle, where radishes, clock hand and steamer smoke all point; the lower right quarter bare kraft card. Newsprint grey, radish pink, sugar-paper blue, kraft. Inquisitive. Surrealist collage of the 1930s photographed flat, 60 mm, f/11, glue ripples and torn fibres visible. One head only, no legible words, no soft digital shadows.',
    scene: 'a woman with a bouquet before a clock and the sea, illustration in flat paper shapes',
  },
  {
    id: 59,
    title: 'Boxed set of one',
    category: 'Creative',
    tags: ['toy', 'miniature', 'wood', 'hobby', 'lettering'],
    prompt:
      'Get the likeness first and the toy second: face shape, hair, glasses or beard, age and usual expression of the person survive being turned into painted wood. A limewood figure, nine centimetres long, jointed with visible pins, lies in the left half of a shallow card tray; in the right half four small accessories for [Hobby] sit in die-cut recesses, tied down with waxed thread. Clothes as in the photo, in matt milk paint. The lid leans behind and carries a single line, "[Name]", in brick-red block capitals printed a little crooked. Shop-window daylight from the left, soft, puts a wedge of shade inside every recess. 90 mm, f/11, forty-five degrees down. Tray square to the picture on grey felt, the lid across the top third, an even empty border. Limewood, brick red, box grey, mustard. Proud and small. Toymaker\'s catalogue photograph, about 1962. No plastic window, no barcode, no further lettering.',
    scene: 'a small cardboard box with a painted wooden figure on a grey table, soft light from the left',
  },
  {
    id: 60,
    title: 'Six instants, one day',
    category: 'Creative',
    tags: ['instant print', 'sequence', 'seaside', 'still life'],
    prompt:
      'One person across six small prints, and from print to print neither features nor hairline, complexion nor age may wander; the moment alone moves on. A kitchen table seen from straight above at the end of a day by the sea. Six square instant prints with deep lower borders lie fanned and overlapping: lacing shoes on a doorstep, asleep against a bus window, eating on the sea wall, wading with coat tails held up, blurred in a gust, waiting on a platform at dusk. Inside the prints flat sea light for four and a hard little flash for two; over the table a single shaded lamp from the upper left, which glosses one curled corner. Between them a ticket stub, three pebbles, spilt sand. 50 mm, f/8. Prints fill the left two thirds, wood grain runs free on the right. Oak, sea grey, bleached cyan, border white. Fond. Still life of a 1980s album not yet stuck in. Nothing written on the borders, no seventh print, no fingers.',
    scene: 'six instant prints of a woman by the sea on a wooden table, lamp from the left',
  },
  {
    id: 61,
    title: 'Two-ink gig bill',
    category: 'Creative',
    tags: ['poster', 'screen print', '1960s', 'lettering', 'music'],
    prompt:
      'Stencil by stencil the sitter remains identifiable: mass of hair, brow, eyes, mouth and age are traced from the photograph, with glasses where there are glasses. Design a poster for [Event] in two inks on cream stock. The head fills the upper three quarters and touches the left edge; out of the hair climb trumpets, swifts, a tram and lit windows, all loose knife-cut shapes. One lamp from the right has been pushed to a single threshold: that side of the face is bare paper, the other solid coral, with coarse dots only along the border. Across the foot two lines in hand-cut capitals, "[Event]" and below it "[Date]", spelled exactly so. Coral, night green, cream, and the brown where both inks overlap. Loud, friendly. Hand-pulled screen print, 1968, squeegee drag left in. No third line of type, no logos, no gradients.',
    scene: 'a gig poster with the face of a man in coral and green, flat screen print',
  },
  {
    id: 62,
    title: 'From crayon to cloth',
    category: 'Creative',
    tags: ["child's drawing", 'soft toy', 'felt', 'window light'],
    prompt:
      "The drawing is law: wobbling outline, number of legs and fingers, feet that point the wrong way, size of eyes, every colour and odd decision of its young maker; correct nothing. Translate the creature into a hand-sewn toy of felt, corduroy and wool, thirty centimetres tall. Crayon lines become chain stitch, scribbled areas looped pile. It sits on a window seat, and the original sheet leans on the frame behind, flat and unaltered. Morning sun through a net curtain at the right lies in soft squares and gives every seam a small shadow. 85 mm, f/5.6, at the toy's own eye level. Toy left of centre, sheet at the right, the lower third a striped cushion with nothing on it. The crayons' colours, calico, pine, one red button. Delighted. Craft-book photograph. No added smile, no shop label, no hands.",
    scene: 'a soft toy bear on a cushion by a window in the morning, sun from the right',
  },
];
