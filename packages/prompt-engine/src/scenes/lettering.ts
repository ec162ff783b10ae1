import type { KindScenes } from './scene.ts';

/** Posters, covers, signs, numerals: words spelled once as typed, layout, margins, print surface. No lens. */
export const lettering: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'laid out flat and square as a finished proof, the words spelled once exactly as typed, no other lettering',
        },
        {
          text: 'set as a printed sheet shown whole, each given word used once, spelling untouched, nothing invented beside it',
        },
        {
          text: 'planned on a six-column grid, {prop} as the single image, the given words once and unaltered',
        },
      ],
      light: [
        { text: 'flat and even across the sheet, no vignette, paper tone the same in all four corners' },
        { text: 'proofing-booth evenness, ink density equal from edge to edge, no glare on solid areas' },
        { text: 'copy-stand evenness from both sides, surface grain just perceptible, no cast shadow' },
      ],
      camera: [
        {
          text: 'margins of one tenth on every side, baselines parallel with the lower edge, cap heights consistent',
        },
        { text: 'headline a third of the width in height, secondary line half its weight, generous leading' },
        {
          text: 'heavy grotesque capitals, tight but unjoined, optical kerning, strokes cut clean at the edges',
        },
        { text: 'sturdy slab serif, even stroke, counters open, ranged left on a single vertical' },
      ],
      composition: [
        { text: 'words in the upper third, image area below, a clear band between' },
        { text: 'words centred on the vertical axis, equal space left and right, nothing near the trim' },
        { text: 'ranged left in three steps of size, right side kept for the image' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'vermilion, warm black, uncoated cream' },
        { text: 'bottle green, mustard, paper white' },
        { text: 'cobalt, brick, ivory' },
      ],
      mood: [{ text: 'certain' }, { text: 'legible' }, { text: 'confident' }],
      style: [
        { text: 'offset-litho proof, mid-century international style' },
        { text: 'letterpress sheet, two solid inks' },
        { text: 'graphic-design annual plate' },
      ],
      negative: [
        { text: 'no misspelling, no repeated words' },
        { text: 'no extra small print, no watermark' },
        { text: 'no warped letters' },
      ],
    },
    {
      setting: [
        {
          text: 'made as an object: letters cut in solid material and standing on plain plaster, exactly as typed, nothing further',
        },
        { text: 'presented as raised characters on a board, spelled once, spacing measured, no ornament' },
      ],
      light: [
        {
          text: 'a large source from the left lays a slow gradient along each face, one soft shadow to the right',
        },
        { text: 'raking light from upper left, edges of each character drawn by a narrow dark' },
        { text: 'even top light, faces a tone paler than the sides, depth clear' },
      ],
      camera: [
        { text: 'square to the faces, baseline parallel with the picture edge, depth a fifth of the height' },
        {
          text: 'unpolished brass surface, saw marks kept, corners crisp, gap between characters tight and even',
        },
        { text: 'painted wood surface, faint grain, edges sanded, heights equal' },
      ],
      composition: [
        { text: 'centred, together half the width, equal clear space on every side' },
        { text: 'baseline on the lower third, plain wall above, nothing cut' },
        { text: 'characters filling three quarters of the width, margins identical left and right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'brass, plaster, warm black' },
        { text: 'enamel red, putty, steel' },
        { text: 'oak, chalk, ink' },
      ],
      mood: [{ text: 'certain' }, { text: 'solid' }, { text: 'deliberate' }],
      style: [
        { text: "sculptural typography, signmaker's catalogue" },
        { text: 'museum of lettering plate' },
        { text: 'type-foundry specimen' },
      ],
      negative: [{ text: 'no further characters' }, { text: 'no mirrored letters, no glow' }],
    },
    {
      setting: [
        {
          text: 'set as a type specimen, the given words large, spelled exactly, on clean stock with visible margins',
        },
        { text: 'composed as a formal title page, given words only, rules above and below, order kept' },
      ],
      light: [
        { text: 'no lighting effect, ink flat on stock, tone the same from edge to edge' },
        { text: 'even scanner light, the tooth of the stock visible, solids full and dense' },
      ],
      camera: [
        {
          text: 'classical roman capitals, wide tracking, hairline rules, margins in the ratio two to three',
        },
        { text: 'bold condensed gothic, lines justified to a single width, rules of equal stroke' },
        { text: 'broad-nib italic with measured slope, joins complete, weight consistent' },
      ],
      composition: [
        { text: 'title block at the optical centre, a little above the middle, wide foot margin' },
        { text: 'block ranged from the upper left, foot kept clear' },
        { text: 'symmetrical stack, longest line three quarters of the measure' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'oxblood, ivory, graphite' },
        { text: 'Prussian blue, buff, black' },
        { text: 'forest ink, bone, one red rule' },
      ],
      mood: [{ text: 'formal' }, { text: 'considered' }, { text: 'composed' }],
      style: [
        { text: 'private-press title page, 1920s' },
        { text: 'metal-type specimen book' },
        { text: 'engraved letterhead tradition' },
      ],
      negative: [{ text: 'no swashes' }, { text: 'no garbled letters' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'met out in use, pasted or painted on a street wall, letter for letter and nothing else readable',
        },
        {
          text: "found over a doorway after long weather, still true letter for letter, a passer-by's arm crossing beneath",
        },
        { text: 'glimpsed from a slowing tram, big on a gable, only the given text readable' },
      ],
      light: [
        { text: "a wet street's glow climbs it unevenly, strongest near one corner" },
        { text: 'late sun catches brush ridges and paste wrinkles slantwise', says: { light: 'sun' } },
        {
          text: 'amber street lamp overhead, its cone stopping short of the final character',
          says: { light: 'street' },
          needs: { time: 'night' },
        },
        {
          text: 'tubes humming pink and white, brick behind catching the spill',
          says: { light: 'neon' },
          needs: { time: 'night' },
        },
        {
          text: 'headlamps sweep over, drops trembling along each stroke',
          says: { weather: 'rain', light: 'street' },
          needs: { weather: 'rain' },
        },
        { text: "first cold blue on the wall, a shop's warm hatch opening below", needs: { time: 'dawn' } },
      ],
      camera: [
        {
          text: 'upright and undistorted despite the angle, brush stroke and worn edges showing at close range',
        },
        { text: 'text plane square to us, surface beneath showing through' },
        { text: 'stroke ends weathered, coarse enough to count each flaw' },
      ],
      composition: [
        { text: 'text filling the top half, street life a dark strip along the bottom' },
        { text: 'pushed hard to one side, a bicycle wheel and kerb near' },
        { text: 'cropped by an awning overhead, every character yet complete' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'petrol blue, amber, black' },
        { text: 'faded coral, soot, turquoise' },
        { text: 'sodium yellow, wet slate, rust' },
      ],
      mood: [{ text: 'seen in passing' }, { text: 'relief' }, { text: "somebody's promise" }],
      style: [
        { text: "sign-painter's trade, hand-brushed enamel, 1950s" },
        { text: 'fly-poster on old brick, halftone and paste' },
        { text: 'night-street graphic, glowing tube work' },
      ],
      motion: [{ text: 'a coat passing beneath' }, { text: 'torn corner lifting' }],
      negative: [{ text: 'no other text anywhere' }],
    },
    {
      setting: [
        { text: 'in the making, wet ink on the press bed, the same text once on the pulled sheet' },
        {
          text: 'on the bed of a hand press, the pulled sheet just lifted by one corner, all characters intact',
        },
        { text: 'pinned up in the workshop among offcuts, only this sheet carrying text' },
      ],
      light: [
        {
          text: 'a clip lamp close over the bench, wet ink shining, corners of the room brown',
          says: { light: 'lamp' },
        },
        { text: 'skylight glow sliding over wet ink, each ridge glinting' },
        { text: 'brightness bounced up off white offcuts, undersides of things warm' },
      ],
      camera: [
        { text: 'ink squeeze at the stroke ends, impression biting into rag stock, slight misregister' },
        { text: 'type standing slightly proud, quoins and chase along the border, inking a little uneven' },
        { text: 'wood-type texture, worn serifs, one nicked stroke' },
      ],
      composition: [
        { text: 'sheet at a slant across the view, text nearest, tools crowding the top' },
        { text: 'close crop in which characters run big and bench clutter frames two borders' },
        { text: 'sheet in the far third, ink slab and roller near' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ink blue, workbench brown, tin' },
        { text: 'scarlet, kraft, oily black' },
        { text: 'emerald enamel, chalk dust, walnut' },
      ],
      mood: [{ text: 'still wet' }, { text: 'proud of the trade' }, { text: 'nearly done' }],
      style: [
        { text: 'proof-press impression, wood type, 1890s manner' },
        { text: "jobbing-printer's broadside, hand-set" },
        { text: 'small-press pull, gig-poster era' },
      ],
      motion: [{ text: 'a sheet peeling off the type' }, { text: 'ink still creeping into the grain' }],
      negative: [{ text: 'no stray alphabets' }],
    },
    {
      setting: [
        {
          text: 'treated as a film title: the text big over one strong image, letter for letter, no credits',
        },
        {
          text: 'built as a story in layers, near shape, middle figure, far glow, the text threaded among them but never hidden',
        },
        { text: 'staged with {prop} huge and near, the text beyond it and fully readable' },
      ],
      light: [
        { text: 'painted glow rising beneath the text, upper part falling into deep tone' },
        { text: 'one hot patch near the image, text cut out pale against the dark' },
      ],
      camera: [
        { text: 'chunky display capitals following a gentle arc, stroke ends chiselled, inline highlight' },
        { text: 'tall narrow display face, slight slant, worn print texture' },
        { text: 'brush script with dry-stroke tails, big against small' },
      ],
      composition: [
        { text: 'diagonal thrust from bottom corner to text, dark mass near, open colour top' },
        { text: 'text low like a horizon, image towering over it' },
        { text: 'image bleeding off three sides, text held well inside' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ember orange, midnight, bone' },
        { text: 'acid green, plum, newsprint' },
        { text: 'teal dusk, vermilion, smoke' },
      ],
      mood: [{ text: 'anticipation' }, { text: 'coming soon' }, { text: 'trouble' }],
      style: [
        { text: 'painted one-sheet, 1970s film poster' },
        { text: 'pulp-cover gouache and hand lettering' },
        { text: 'stone-lithograph travel poster, 1930s' },
      ],
      negative: [{ text: 'no cast list, no rating box' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'thin type alone on a blank ground' },
        { text: 'only the given text, small, no image' },
        { text: 'plain text and empty paper' },
      ],
      light: [
        { text: 'flat, no glow, no cast' },
        { text: 'uniform paper tone, unlit' },
        { text: 'matte ground, one value' },
      ],
      camera: [
        { text: 'single weight, fine sans, wide spacing' },
        { text: 'small roman, no rules' },
        { text: 'thin geometric, lower-case feel' },
      ],
      composition: [
        { text: 'lower right, four fifths blank' },
        { text: 'dead centre, tiny' },
        { text: 'high left, rest empty' },
      ],
      palette: [{ text: 'black, white' }, { text: '{colour1}, white, black' }, { text: 'red, bone' }],
      mood: [{ text: 'plain' }, { text: 'hush' }, { text: 'sure' }],
      style: [{ text: 'blind-stamped card' }, { text: 'swiss-plain print' }, { text: 'matte book jacket' }],
      negative: [{ text: 'no image, no second text' }, { text: 'no frame, no rule' }],
    },
    {
      setting: [
        { text: 'reduced to type as shape, cropped by nothing' },
        { text: 'one block of type, one bare field' },
        { text: 'stripped of picture and ornament' },
      ],
      light: [
        { text: 'even, dull, no texture' },
        { text: 'ink on paper, nothing more' },
        { text: 'solid fill, no shade' },
      ],
      camera: [
        { text: 'very heavy, tight, one size' },
        { text: 'typewriter face, sparse' },
        { text: 'outline only, hairline' },
      ],
      composition: [
        { text: 'type fills the width, void above' },
        { text: 'one word-block at the foot' },
        { text: 'pinned to one corner, small' },
      ],
      palette: [
        { text: 'ink, pale grey' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'one blue, chalk' },
      ],
      mood: [{ text: 'blunt' }, { text: 'spare' }, { text: 'quiet' }],
      style: [
        { text: 'concrete-poetry print' },
        { text: 'risograph-like card' },
        { text: 'rubber-stamped slip' },
      ],
      negative: [{ text: 'no pattern' }, { text: 'no decoration' }],
    },
    {
      setting: [
        { text: 'the text as a small mark on a big plain wall' },
        { text: 'set low on raw board, nothing by it' },
        { text: 'one line, ample silence round it' },
      ],
      light: [
        { text: 'pale north brightness, no direction' },
        { text: 'thin, overall, unmodelled' },
        { text: 'low contrast, ink barely darker' },
      ],
      camera: [
        { text: 'hand-painted, thin, slightly uneven' },
        { text: 'stencilled, one coat' },
        { text: 'pressed in, uninked' },
      ],
      composition: [
        { text: 'lower third, a hand tall' },
        { text: 'off-axis, alone' },
        { text: 'along the foot, rest bare' },
      ],
      palette: [{ text: 'chalk, slate' }, { text: '{colour1}, {colour2}, slate' }, { text: 'oat, one red' }],
      mood: [{ text: 'modest' }, { text: 'calm' }, { text: 'true' }],
      style: [{ text: 'stencil on plaster' }, { text: 'debossed cover' }, { text: 'gallery caption card' }],
      negative: [{ text: 'nobody, no other mark' }],
    },
  ],
};
