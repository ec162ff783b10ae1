import type { KindScenes } from './scene.ts';

/** Repeating patterns and textures: repeat, spacing, stroke, surface. No lens. */
export const pattern: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'drawn as one complete repeat, motif and half-drop stated clearly, joins invisible at all four edges',
        },
        {
          text: 'planned as a cloth or paper design, motifs in three sizes, density even, no motif cut by accident',
        },
        { text: '{prop} as the leading motif, two lesser motifs between, repeat closing exactly' },
      ],
      light: [
        { text: 'no lighting, flat colour, value contrast kept moderate so that the repeat stays level' },
        { text: 'even tone from edge to edge, motif two steps darker than ground' },
        { text: 'flat inks with one overprint tone where two colours cross' },
      ],
      camera: [
        {
          text: 'half-drop repeat on a square grid, stroke weight constant, clear space of half a motif between neighbours',
        },
        { text: 'mirror repeat on the vertical axis, edges crisp, outline of one weight' },
        { text: 'brick repeat, gaps equal, smallest motif no finer than the stroke' },
      ],
      composition: [
        { text: 'full sheet, four repeats across, rhythm level, no stripe or hole appearing' },
        { text: 'motifs turned in four directions so that no side is up' },
        { text: 'strict rows, each second row offset by half, selvedge margins equal' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'indigo, madder, undyed linen' },
        { text: 'sage, clay, ivory, one mustard' },
        { text: 'teal, coral, stone' },
      ],
      mood: [{ text: 'regular' }, { text: 'cheerful order' }, { text: 'well made' }],
      style: [
        { text: 'screen-printed furnishing fabric, mid-century' },
        { text: 'wallpaper sample-book plate' },
        { text: 'block-printed cotton, workshop tradition' },
      ],
      negative: [{ text: 'no seams, no vignette' }, { text: 'no centre medallion' }, { text: 'no text' }],
    },
    {
      setting: [
        {
          text: 'presented as a material sample, surface lying flat and complete to all sides, weave or grain legible',
        },
        { text: "recorded as a swatch for a mill's pattern book, scale constant from corner to corner" },
      ],
      light: [
        { text: 'raking evenly from the upper left, each ridge with the same small shadow' },
        { text: 'copy-stand evenness from both sides, texture from colour alone' },
      ],
      camera: [
        {
          text: 'surface parallel with the sheet, thread or grain straight along the vertical, sharp in all corners',
        },
        { text: 'pinked edges outside the picture, weave count readable, relief shallow' },
        { text: 'relief one millimetre, repeat measured, no stretching toward the edges' },
      ],
      composition: [
        { text: 'filling the whole square, no border, no fold' },
        { text: 'grid or grain aligned with the edges, accent every fourth row' },
        { text: 'uniform field, largest variation kept from the corners' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'flax, walnut dye, iron grey' },
        { text: 'limestone, moss, buff' },
        { text: 'petrol wool, rust fleck, oat' },
      ],
      mood: [{ text: 'tactile' }, { text: 'dependable' }, { text: 'restrained' }],
      style: [
        { text: 'mill pattern-book scan' },
        { text: 'materials-library tile' },
        { text: 'textile museum record' },
      ],
      negative: [{ text: 'no wrinkles, no moire' }, { text: 'no objects lying on it' }],
    },
    {
      setting: [
        {
          text: 'constructed from compass and rule, every line belonging to one figure, the figure interlaced and closed',
        },
        { text: 'tessellated from two shapes only, edges meeting without gap' },
      ],
      light: [
        { text: 'solid tints, three values, interlace shown by a gap in the under line' },
        { text: 'even glaze colour, each cell flat, grout line constant' },
      ],
      camera: [
        { text: 'line of constant width, over and under strictly alternating, nodes on a triangular grid' },
        { text: 'cells cut clean, joint one tenth of the stroke, angles exact' },
        { text: 'star-and-cross grid, double outline, inner margin even' },
      ],
      composition: [
        { text: 'one full rosette centred, its neighbours complete at the four edges' },
        { text: 'field without centre, equal weight in every ninth' },
        { text: 'axis upright, twelve-fold order kept to the margins' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'cobalt, turquoise, white glaze' },
        { text: 'terracotta, cream, black' },
        { text: 'malachite, gold ochre, ivory' },
      ],
      mood: [{ text: 'exact' }, { text: 'devotional' }, { text: 'balanced' }],
      style: [
        { text: 'tilework pattern drawing, workshop scroll' },
        { text: 'grammar-of-ornament plate, chromolithograph' },
        { text: 'encaustic-floor design sheet' },
      ],
      negative: [{ text: 'no broken interlace' }, { text: 'no perspective' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: "seen in use: cloth thrown over a chair by an open shutter, folds breaking the repeat, a cat's tail leaving",
        },
        { text: "worn on somebody's moving back in a market, everything else smear" },
        { text: 'strung across a courtyard to dry, bellying, {prop} half hidden in a fold' },
      ],
      light: [
        {
          text: 'slats throw bars over it, bright then deep, colour changing at each crossing',
          says: { light: 'sun' },
        },
        {
          text: 'paper lamp beneath, the weave glowing through',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        { text: 'uneven brightness, one fold blazing, its neighbour almost black' },
      ],
      camera: [
        { text: 'dye bled a little past the stroke, darned patch, nap crushed one way' },
        { text: 'selvedge frayed, brush drag visible, an older colour ghosting through' },
        { text: 'hand-blocked marks slightly off register, starch creases' },
      ],
      composition: [
        { text: 'folds sweeping diagonally, motif huge near, tiny toward the top' },
        { text: 'repeat climbing out of sight past a deep pleat' },
        { text: 'one turned-back hem off-centre showing the wrong side' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'turmeric, ink, rose' },
        { text: 'sun-bleached teal, tobacco, plum' },
        { text: 'pomegranate, smoke, leaf' },
      ],
      mood: [{ text: 'lived with' }, { text: 'half remembered' }, { text: 'market day' }],
      style: [
        { text: 'travel notebook gouache, 1930s' },
        { text: 'hand-blocked cloth, dye workshop' },
        { text: 'period-film wallpaper, scenic-painted' },
      ],
      motion: [{ text: 'cloth lifting in a draught' }],
      negative: [{ text: 'no clean showroom display' }],
    },
    {
      setting: [
        {
          text: 'grown wild: the repeat starts strictly at one corner and turns into the living thing by the other',
        },
        { text: 'flowing like a river, motifs schooling, colliding, thinning out' },
        { text: 'coming apart in motion, pieces drifting loose toward one border' },
      ],
      light: [
        { text: 'colour temperature sliding warm to cold along the drift' },
        { text: 'glowing heart, borders going dark and blue' },
        { text: 'flickering values, no two neighbours alike' },
      ],
      camera: [
        { text: 'brush marks loosening as they go, outlines opening, splatter' },
        { text: 'quick pen swarms, pressure rising then trailing' },
        { text: 'cut pieces overlapping, torn white borders showing' },
      ],
      composition: [
        { text: 'dense at bottom, scattering upward past the top' },
        { text: 'whirl off to one side, quiet pool opposite' },
        { text: 'current bending round an unseen thing in the far third' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'hot coral, deep sea, ash' },
        { text: 'saffron, violet, moss' },
        { text: 'ember, petrol, bone' },
      ],
      mood: [{ text: 'restless' }, { text: 'migrating' }, { text: 'jubilant' }],
      style: [
        { text: 'psychedelic poster ink, 1960s' },
        { text: 'storybook endpaper, watercolour' },
        { text: 'animated-title cel art' },
      ],
      motion: [{ text: 'motifs drifting apart' }],
      negative: [{ text: 'no rigid grid remaining' }],
    },
    {
      setting: [
        { text: 'found by accident, rust, tidemark or frost having made it, a nail and its stain beside' },
        {
          text: 'walked over for a century, middle worn pale, corners bright, a puddle mirroring part of it',
        },
        { text: 'close beneath a moving boot, grit caught in the joints' },
      ],
      light: [
        {
          text: 'low winter sun, each flake and chip throwing a long tail',
          says: { light: 'sun' },
          needs: { season: 'winter' },
        },
        { text: 'wet gleam sliding through the joints, dry islands dull' },
        { text: 'sidelong glow, peeling curls brighter than what they left' },
      ],
      camera: [
        { text: 'flaking surface, three older coats visible, drips arrested' },
        { text: 'joints packed with moss, edges rounded by use' },
        { text: 'crackle running everywhere, one repair in the wrong colour' },
      ],
      composition: [
        { text: 'wear spreading diagonally, brightest corner top' },
        { text: 'stain streaming beneath one off-centre flaw' },
        { text: 'dark border near, the rest running off' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'oxide, sea green, old white' },
        { text: 'brick dust, lead blue, tar' },
        { text: 'ochre crackle, verdigris, soot' },
      ],
      mood: [{ text: 'time passing' }, { text: 'trodden' }, { text: 'accidental grace' }],
      style: [
        { text: 'urban archaeology, found surface' },
        { text: 'neorealist floor study' },
        { text: 'decayed fresco manner' },
      ],
      negative: [{ text: 'no fresh paint' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one motif, one gap, repeated' },
        { text: 'thin lines, equal pauses, no figure' },
        { text: 'a single dot, wide spaced' },
      ],
      light: [
        { text: 'flat, unlit, two values' },
        { text: 'pale ink, barely darker' },
        { text: 'matte, one tone' },
      ],
      camera: [
        { text: 'hairline, single weight' },
        { text: 'stamped dot, same size' },
        { text: 'fine dashes, wide rest' },
      ],
      composition: [
        { text: 'all over, sparse' },
        { text: 'one missing mark, low right' },
        { text: 'thin rows, plenty blank' },
      ],
      palette: [{ text: 'white, one grey' }, { text: '{colour1}, white' }, { text: 'bone, ink' }],
      mood: [{ text: 'quiet' }, { text: 'slow' }, { text: 'plain' }],
      style: [
        { text: 'linen-plain print' },
        { text: 'gallery wrapping sheet' },
        { text: 'blind-stamped stock' },
      ],
      negative: [{ text: 'no second motif' }, { text: 'no border' }],
    },
    {
      setting: [
        { text: 'only stripes, two widths' },
        { text: 'reduced to texture, no drawing' },
        { text: 'blank but for a tiny fleck' },
      ],
      light: [{ text: 'tone on tone' }, { text: 'dull, uniform' }, { text: 'solid, no blend' }],
      camera: [
        { text: 'ruled thin, never touching' },
        { text: 'dry fibre, no outline' },
        { text: 'pinprick holes' },
      ],
      composition: [
        { text: 'stripes full height' },
        { text: 'fleck scattered thin' },
        { text: 'bare middle, marks outside' },
      ],
      palette: [{ text: 'ink, paper' }, { text: '{colour1}, {colour2}, white' }, { text: 'oat, rust' }],
      mood: [{ text: 'mute' }, { text: 'steady' }, { text: 'dry' }],
      style: [{ text: 'woven-plain study' }, { text: 'rice-paper study' }, { text: 'concrete-art print' }],
      negative: [{ text: 'no flowers, no shine' }, { text: 'nothing figurative' }],
    },
    {
      setting: [
        { text: 'squares, one turned slightly' },
        { text: 'a lone curve, tiled' },
        { text: 'few marks, much ground' },
      ],
      light: [{ text: 'untinted, plain' }, { text: 'ink only' }, { text: 'pale on pale, just visible' }],
      camera: [
        { text: 'cut paper, no outline' },
        { text: 'pencil, light hand' },
        { text: 'one brush touch each' },
      ],
      composition: [
        { text: 'loose, lots of air' },
        { text: 'one turned mark, high left' },
        { text: 'tile small, void ample' },
      ],
      palette: [
        { text: 'cream, black' },
        { text: '{colour1}, {colour2}, cream' },
        { text: 'chalk, one blue' },
      ],
      mood: [{ text: 'sly' }, { text: 'calm' }, { text: 'spare' }],
      style: [
        { text: 'risograph-like sheet' },
        { text: 'paper-cut study' },
        { text: 'school-notebook print' },
      ],
      negative: [{ text: 'no grid lines' }],
    },
  ],
};
