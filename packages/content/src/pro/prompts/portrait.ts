import type { LibraryEntry } from '../../open/library-entry.ts';

export const PORTRAIT: readonly LibraryEntry[] = [
  {
    id: 1,
    title: 'Window light portrait',
    category: 'Portrait',
    tags: ['window light', 'linen', 'indoor', 'quiet'],
    prompt:
      "Keep this face exactly as uploaded: hairline, brows, expression, apparent age and every mark on the skin, with the head at the angle it already has. Dress them in a collarless shirt of washed oatmeal linen and sit them on a plain wooden chair, an arm's length from a tall sash window, in front of bare plaster. The window, just out of frame at camera left, is the only light: overcast north sky, soft, falling off across the nose until the far cheek is two stops darker and still open. 85 mm, f/2.8, lens level with the eyes, focus on the nearer eye. Head and shoulders right of centre, the left third given to the wall and its slow gradient. Palette: oatmeal, chalk, slate, the lips the only warm note. Unhurried. Magazine portrait on medium-format colour film. No jewellery, no smoothed skin, no window in view.",
    scene: 'a portrait of a woman by a tall window in a pale room, light from the left',
  },
  {
    id: 2,
    title: 'At the workbench',
    category: 'Portrait',
    tags: ['craft', 'workshop', 'occupation', 'documentary'],
    prompt:
      'The person stays who they are: same features, same hair, same years, same set of the mouth, hands no younger than the face. Move them into a working [Craft] workshop, behind a bench worn hollow along its front edge, sleeves rolled, in a waxed canvas apron with real stains. In the right hand one [Tool], paused an inch above the work. A dusty roof light high at the back left is the key and silvers one side of the head; a bench lamp at the right, half as strong, warms the jaw from below. 50 mm, f/4, chest height, seen from across the bench. Three-quarter length in the right half, tools hung in rows behind and going soft, the worktop running out to the lower left corner. Colours: canvas brown, iron grey, amber, one blue rag. Competent. Occupational portrait from a trades archive, 35 mm colour negative. No lettering on the apron, nobody behind, five fingers on each hand.',
    scene: 'a craftsman in an apron at a workbench in a workshop, dusty light from the back left',
  },
  {
    id: 3,
    title: 'Every line kept',
    category: 'Portrait',
    tags: ['black and white', 'older sitter', 'side light', 'studio'],
    prompt:
      'Every line of this face is wanted: leave wrinkles, spots, eyelids, thinning hair, the mouth and the look in the eyes precisely where the photograph has them, glasses included if they are worn. Exchange the clothes for a dark ribbed roll-neck and the surroundings for black felt, two metres back. A narrow strip softbox stands close at camera right, at ninety degrees, so that light rakes over the cheek and each crease gets one bright edge and one shadow. 100 mm, f/8, eye level. The head large and central, crown just inside the top edge. Black, graphite, pearl, silver where the hair is. Proud. Fibre-based black and white print from a large-format negative. No retouching, no added smile.',
    scene: 'black and white studio portrait of an old man in a dark jumper, hard side light from the right',
  },
  {
    id: 4,
    title: 'Straw hat at noon',
    category: 'Portrait',
    tags: ['hard sun', 'summer', 'shadow pattern', 'outdoor'],
    prompt:
      "Freckles, moles, eye colour, smile or no smile, age and the tilt of the head: all of it remains the original's. Add a wide hat of open-weave straw, set back far enough to show the hairline, and a faded coral shirt. Stand them at a limewashed wall beside a fig tree, southern island, July. The midday sun is almost overhead, hard and white, and falls through the brim as a net of small bright dots over nose, cheeks and collar. 70 mm, f/5.6, camera at chin height so the brim clears both eyes. Tight crop, straw touching the left and right edges. Straw, coral, lime white, leaf green. Drowsy. Summer editorial photograph on slide film. No sunglasses, dots that follow the curve of the face.",
    scene: 'a woman in a straw hat in a garden by a fig tree, hard noon sun',
  },
  {
    id: 5,
    title: 'Shelling peas together',
    category: 'Portrait',
    tags: ['two people', 'generations', 'kitchen', 'morning light'],
    prompt:
      "Both people come across whole, the older and the younger: two separate faces, two heads of hair, their true difference in height and age, the expression each of them has. Seat them side by side at a scrubbed pine table with a heap of pods between them, an enamel bowl half full and one pod just splitting under two thumbs. Morning light comes through a half-curtained window behind them at the left, rims both heads and returns softly from the pale tabletop into the faces. 50 mm, f/4, from across the table at the smaller one's eye height. Their heads make a slope from upper left to lower right, the bowl sits low in the middle, a dim dresser closes the top. Palette: pea green, enamel white, worn pine, one thin line of blue. Companionable. Domestic documentary, colour print of the 1980s. No third person, no phone on the table, four hands altogether.",
    scene: 'a grandmother and granddaughter sitting in a kitchen, morning light from the left',
  },
  {
    id: 6,
    title: 'Red chalk study',
    category: 'Portrait',
    tags: ['drawing', 'sanguine', 'paper', 'likeness'],
    prompt:
      "Draw the sitter as a true likeness: proportions, gaze, ears, hairline, asymmetries and age measured from the photo, in the same turn of the head. One stick of red chalk on cream laid paper. Read the light that is already there and reduce it to three values: bare paper for the lit planes, hatching that follows the form for the half tones, rubbed chalk under brow and jaw. Finish the eyes and mouth closely, let hair and shoulders run out into open strokes. Slightly left of centre, a hand's width of bare margin all round. Brick red and cream, a touch of white on the lip. Attentive. Academy life drawing of the eighteenth century. No second colour, no scenery, no signature.",
    scene: 'pencil drawing of a woman, head and shoulders in red chalk on cream paper',
  },
  {
    id: 7,
    title: 'After the cold swim',
    category: 'Portrait',
    tags: ['winter', 'lake', 'backlight', 'breath'],
    prompt:
      'Leave the features alone, from bone structure to pores: eyes, mouth, hairline, age and natural redness are not to be tidied. All that is new comes from the lake they have just left: wet hair pushed back by hand, a rough grey blanket held shut at the throat, bare jetty boards over a black lake in January, and a few paces behind a square hole sawn in the ice. The sun, ten minutes up, sits on the horizon behind the right shoulder and lights the breath; a snowy shore in front sends back a pale, even fill. 85 mm, f/2.8, standing eye height. Chest upward, left of centre, breath drifting into the open right half, spruce tops level with the chin. Palette: wool grey, ice blue, spruce green, a raw pink in ears and cheeks. Wide awake. Outdoor-journal portrait in natural colour. No icicles on brows or lashes, shoulders covered, fingers complete.',
    scene: 'a woman in a grey blanket by a frozen lake, low winter sun from the right',
  },
  {
    id: 8,
    title: 'Festive dress of home',
    category: 'Portrait',
    tags: ['tradition', 'doorway', 'celebration', 'open shade'],
    prompt:
      "Not one feature is to be exchanged: face shape, complexion, hair, expression and years are those of the photographed person. Clothe them in the festive dress that families in [Country] keep for [Occasion], right in cut, cloth, fastening and headwear, a garment worn before and pressed this morning. They stand in the open doorway of a family house, one hand on the frame, relatives only a blur of colour in the passage. Shade under the eaves gives a soft light from the street, straight on; a warm hall bulb behind separates the shoulders. 50 mm, f/2.8, chest height, three-quarter length. The door parallel to the picture's edges, the right third left to a sunlit bare wall. Colours: whitewash, door blue, brass, and the strongest thread of the cloth. Formal, glad. Present-day documentary portrait for a family album. No mixing of regions, no stage make-up, no flag.",
    scene: 'a woman in a red festive dress at the door of a village house, soft daylight',
  },
  {
    id: 9,
    title: 'Patterned cloth studio',
    category: 'Portrait',
    tags: ['1960s', 'studio', 'black and white', 'full length'],
    prompt:
      'Same person, same look, whether into the lens or past it: build, complexion, hair, age and any glasses are carried over without improvement. Rebuild around them a small-town West African portrait studio of the 1960s, with a leaf-printed bedspread nailed up as the backdrop, its top fold showing, and checked linoleum on the floor. They sit upright on a cane chair, as one sits for a picture that will be posted to relatives, in a freshly ironed two-piece of a second, clashing print, polished shoes together, both hands round a transistor radio on the knees. Daylight enters by the open courtyard door at camera left and a sheet of white board on the right answers it. 80 mm on six by six, f/8, from waist height. Full figure dead centre, floor squares running straight at the viewer, a hand of cloth above the head. Ink black, silver, bone. Dignified. Square gelatin silver print, narrow white border. Nothing written on the radio, no tint, no torn edges.',
    scene: 'a man sitting on a chair in a room, black and white, daylight from the left',
  },
  {
    id: 10,
    title: "Lamp at arm's length",
    category: 'Portrait',
    tags: ['night', 'single source', 'oil lamp', 'low key'],
    prompt:
      "Work around the face and not on it: eyes, mouth, proportions, hairline and age hold still, and only the light on them is new. Night in a mountain hut without electricity. The person lifts a small oil lamp at arm's length, lower than the chin and to the right of the picture, as if to see who has knocked. That flame is the single source, thumbnail-sized and orange: one bright cheek, a nose shadow climbing to the opposite brow, a quick fall into brown, the plank door behind barely readable. Thick felted jacket in undyed wool, collar up. 50 mm, f/2, eye level, half length. Lamp in the lower right, face upper centre, the left third black. Colours of flame, walnut and soot, and a thread of moon blue at the door's edge. Watchful. Photograph in the tradition of seventeenth-century candlelight painting. No other lamp, the glass chimney intact, fingers closed fully round the handle.",
    scene: 'a man holding a lantern in a dark room at night, orange light from the right',
  },
  {
    id: 11,
    title: 'White on white',
    category: 'Portrait',
    tags: ['high key', 'studio', 'minimal', 'soft light'],
    prompt:
      "From forehead to chin nothing is redrawn: the same eyes, the same teeth if they show, the same lines and years, the neck turned as before. All the rest becomes white: a heavy cotton painter's smock, the back of a kitchen chair, a paper sweep curving up behind. A wall of diffused daylight fills the whole left side; one board on the right returns it, so shadow survives only in the folds and the hair. 105 mm, f/11, a little above eye level. Head and one resting forearm in the lower right, the rest of the sheet bare. Palette: paper white, milk, skin, the iris darkest of all. Clear-headed. Fashion photograph of the nineties in a high key. No bleached skin, no whitened teeth.",
    scene: 'studio portrait of a woman in a white shirt before a white backdrop, soft even light',
  },
  {
    id: 12,
    title: 'Portrait of a companion',
    category: 'Portrait',
    tags: ['pet', 'animal', 'low sun', 'eye level'],
    prompt:
      'Anyone who feeds [YOUR PET] must recognise the animal at once: coat markings, whorls of fur, the set of the ears, eye colour, grey on the muzzle, a nick or a missing whisker, all where the photo shows them. Take away lead, bowl and clutter and settle the body, in its own posture, on a worn armchair of moss-green velvet at the end of a hallway. Late sun enters by a side door on the right, low and narrow, lighting whiskers and the tips of the fur, while the unlit passage behind makes the outline read. 135 mm, f/4, from the level of its own eyes, both sharp. Head and forepaws across the left two thirds, looking past us into the dim right. Moss, toffee, ink brown, a gold catchlight. Settled. Formal animal portrait, matt art print. No costume, no human hand, no extra toes.',
    scene: 'an old brown dog in a dark room, low evening sun from the right',
  },
  {
    id: 13,
    title: 'Corner of the ring',
    category: 'Portrait',
    tags: ['boxing gym', 'sport', 'documentary', 'hard light'],
    prompt:
      'Do not flatter: nose, brow, scars, stubble or smooth chin, hairline, age and expression belong to the person in the picture, and sweat is all that is added to them. They rest on the corner stool of a neighbourhood boxing ring after sparring, forearms on the thighs, cotton wraps on both hands, a towel round the neck, the grey T-shirt dark at the collar. One caged lamp hangs above and to the left, hard enough to draw the cheekbones; dirty skylights at the back give a cold edge. 35 mm, f/4, shot from outside at the height of the canvas floor. Sitter right of centre, the top rope blurred across the upper quarter of the frame, the left of the ring unoccupied. Palette: rope red, canvas ochre, concrete, chalk. Spent, content. Sports reportage, pushed colour negative. No opponent, no blood, no lettering on the padding.',
    scene: 'a boxer sitting on a stool under one lamp in a dark room at night, light from the left',
  },
  {
    id: 14,
    title: 'Rain on the glass',
    category: 'Portrait',
    tags: ['rain', 'cafe', 'reflection', 'dusk', 'city'],
    prompt:
      'The likeness has to survive the glass: features, fringe or open forehead, complexion, expression and age as given, and not one drop in front of the eyes. They sit in the window of a small cafe in [City] on a November evening, dark green coat still buttoned, one hand round a cup, and we look in from the pavement through a wet pane. A pendant lamp over the table, above and to the right, is warm and does the lighting; blue dusk lies on our side of the window, with headlamps broken into discs. 85 mm, f/2, seated eye height, focus past the drops on the lashes. Face in the upper right third, reflected wires and facades of [City] crossing the dark left half. Colours of bottle green, amber, dusk blue and rust. Elsewhere in thought. Street photograph on colour slide film. No lettering on the pane, no second face in the reflection.',
    scene: 'a woman in a green coat behind a wet cafe window at dusk, warm lamp from the right',
  },
];
