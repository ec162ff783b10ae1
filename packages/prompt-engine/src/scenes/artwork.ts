import type { KindScenes } from './scene.ts';

/** Pictures in a medium the user named: ground, edge, mark, layout, palette. No lens, and never another medium. */
export const artwork: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'worked up as a finished piece, subject complete, ground prepared and left visible as a clean border',
        },
        {
          text: 'composed from a preparatory study, large masses placed first, detail kept for the focal part alone',
        },
        { text: "planned as a plate for a collector's folio, {prop} given a secondary place" },
      ],
      light: [
        {
          text: 'modelled in four values from an upper-left source, lights clean, darks joined into one shape',
        },
        { text: 'form turned by temperature as well as value, warm toward the left, cool in the shadow' },
        { text: 'even illumination, contour and local colour carrying the form, shadow kept thin' },
      ],
      camera: [
        { text: 'sharp edges at the focal part, lost edges elsewhere, marks following the form' },
        { text: 'broad marks for the masses, fine ones reserved, border of one twelfth left all round' },
        { text: 'surface grain of the ground showing in the lights, darks laid more densely' },
      ],
      composition: [
        { text: 'subject on the left third, balanced by a quieter mass at lower right' },
        { text: 'subject centred, two thirds of the height, plain margin on each side' },
        { text: 'triangular arrangement, apex above the centre, base parallel with the lower edge' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ochre, indian red, slate blue, the bare ground' },
        { text: 'sap green, burnt sienna, cream' },
        { text: 'ultramarine, raw umber, pale rose' },
      ],
      mood: [{ text: 'composed' }, { text: 'attentive' }, { text: 'settled' }],
      style: [
        { text: 'academic finish within the named medium' },
        { text: 'museum-collection piece, flat reproduction' },
        { text: 'folio plate, true to the named materials' },
      ],
      negative: [
        { text: 'no second medium, no signature' },
        { text: 'no frame, no wall' },
        { text: 'nothing photographic in the finish' },
      ],
    },
    {
      setting: [
        { text: 'treated as a specimen study, subject described fully on an unworked ground, no scenery' },
        { text: 'set down as a measured likeness, proportion first, ornament left out' },
      ],
      light: [
        {
          text: 'light from the left at forty-five degrees, one shadow family, reflected light a shade above it',
        },
        { text: 'high key, three pale values and a single accent dark under the subject' },
      ],
      camera: [
        { text: 'contour varied from firm to broken, inner marks parallel and even' },
        { text: 'restrained handling, layers kept separate, joins clean' },
        { text: 'width of mark matched to distance, finest at the front plane' },
      ],
      composition: [
        { text: 'subject isolated at the optical centre, generous ground left clear' },
        { text: 'full figure or object from base to tip, margins equal left and right' },
        { text: 'detail study at lower right, main study at upper left' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bistre, chalk, moss' },
        { text: 'vermilion accent, grey, cream' },
        { text: 'cool grey, straw, clay' },
      ],
      mood: [{ text: 'exact' }, { text: 'observant' }, { text: 'unforced' }],
      style: [
        { text: 'natural-history plate in the named medium' },
        { text: 'atelier study, restrained palette' },
        { text: 'botanical-artist discipline' },
      ],
      negative: [{ text: 'no background scene' }, { text: 'no lettering, no monogram' }],
    },
    {
      setting: [
        { text: 'arranged as decoration, shapes interlocking, depth reduced to three planes' },
        {
          text: 'organised on a clear armature of verticals and one diagonal, each area given its own texture',
        },
      ],
      light: [
        {
          text: 'flat areas of light and shadow with crisp boundaries, no gradual blending beyond what the medium does',
        },
        { text: 'pattern of lights placed first, two of them linked, one held apart' },
      ],
      camera: [
        { text: 'shapes bounded by a consistent edge, texture alternating plain and worked' },
        { text: 'marks laid in one direction within each area, borders left unpainted' },
      ],
      composition: [
        { text: 'armature dividing the sheet at two fifths, subject at the crossing' },
        { text: 'large shape against many small, weight at the lower left' },
        { text: 'three planes stacked, subject on the middle one' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'teal, brick, parchment' },
        { text: 'olive, salmon, ink' },
        { text: 'mustard, grey violet, chalk' },
      ],
      mood: [{ text: 'harmonious' }, { text: 'rhythmic' }, { text: 'poised' }],
      style: [
        { text: 'decorative-arts panel, early century, named medium kept' },
        { text: 'poster-school design, hand-made' },
        { text: 'book-illustration plate, golden age' },
      ],
      negative: [{ text: 'no gradients foreign to the medium' }, { text: 'no frame' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'caught on the spot in one sitting, everything round it moving meanwhile, far parts barely stated',
        },
        {
          text: "staged at the story's turning point, something just dropped, something else about to begin",
        },
        {
          text: 'thrown into company: {prop} huge and near, the subject beyond it, action running off the sheet',
        },
      ],
      light: [
        { text: 'a glow beyond pulls everything toward it, near shapes dropped to dusky wash or hatch' },
        { text: 'one hot accent low down, cold tones pressing in round it' },
        { text: 'low sun implied, warm scraps breaking through cool shade', says: { light: 'sun' } },
        {
          text: 'lamp glow pooled in the middle, night laid thick about it',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'wet greys running together, one reflected colour',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: 'urgent handling, overlapping marks, drips or scratches let stand' },
        { text: 'thick over thin, contour restated twice, scraps of underdrawing showing' },
        { text: 'swift gestures along the action, quiet scumbled distance' },
      ],
      composition: [
        { text: 'high viewpoint, subject off to one side, a path or gaze crossing to it' },
        { text: 'near silhouette cutting the bottom, deep recession through the middle' },
        { text: 'cropped hard, subject half leaving, tension in the gap' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ember, petrol blue, bone' },
        { text: 'acid yellow, plum, smoke' },
        { text: 'coral dusk, bottle green, umber' },
      ],
      mood: [{ text: 'mid-story' }, { text: 'gusty' }, { text: 'overheard' }],
      style: [
        { text: 'illustrated-novel spread, all in the named materials' },
        { text: 'travelling sketchbook, made outdoors' },
        { text: 'narrative picture, salon years' },
      ],
      motion: [
        { text: 'everything loose blown one way' },
        { text: 'loose marks hurrying out of the picture' },
      ],
      negative: [{ text: 'nothing photographic about the finish' }],
    },
    {
      setting: [
        {
          text: 'seen through something, leaves, railings or a half-drawn blind, the subject glimpsed beyond',
        },
        { text: 'imagined from the far end of a long room or lane, the viewer arriving late' },
        { text: 'half hidden by what stands nearer, the rest of the sheet busy with small incident' },
      ],
      light: [
        { text: 'brightness broken by what hangs before it, patches scattered, dark linking them' },
        { text: 'counter-glow outlining shapes, inner detail swallowed' },
        { text: 'colours heating toward one side as though a stove stood there' },
      ],
      camera: [
        { text: 'broken touches, ground flashing between them' },
        { text: 'textures set against each other, dragged, spattered, wiped' },
        { text: 'restless hatching that thickens toward the near corner' },
      ],
      composition: [
        { text: 'bars or foliage crossing close, subject in the far third' },
        { text: 'spiralling arrangement, the eye thrown outward then back' },
        { text: 'tilted floor, everything sliding toward one corner' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'leaf shade, orange, ink' },
        { text: 'violet, brass, fog' },
        { text: 'rust, turquoise, soot' },
      ],
      mood: [{ text: 'secretive' }, { text: 'feverish' }, { text: 'longing' }],
      style: [
        { text: 'post-impressionist temper, named medium unaltered' },
        { text: 'noir storybook temper' },
        { text: 'symbolist mood piece' },
      ],
      motion: [{ text: 'foliage stirring' }],
      negative: [{ text: 'no crisp vector look' }],
    },
    {
      setting: [
        { text: 'scaled up to legend, all else tiny beneath, a great space opening overhead' },
        { text: 'remembered with some parts vivid and others gone, two moments sharing one sheet' },
        {
          text: 'met at a turn of the way, dusty distance half stated, near things bigger than they ought to be',
        },
      ],
      light: [
        { text: 'storm tones banked behind, one gap letting brightness onto the subject' },
        { text: 'afterimage colours, complement burning along each contour' },
        { text: 'far brilliance, middle gloom, a last scrap of warmth close by' },
      ],
      camera: [
        { text: 'sweeping arcs, pigment or line thinning where speed was greatest' },
        { text: 'layered veils, earlier figures ghosting underneath' },
        { text: 'heavy shapes hacked out, few corrections' },
      ],
      composition: [
        { text: 'towering form off-axis, small forms as a strip along the bottom' },
        { text: 'two moments sharing a seam, one bigger' },
        { text: 'horizon dropped almost out of view' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'thunder violet, brass, chalk pink' },
        { text: 'crimson, verdigris, night' },
        { text: 'saffron, slate, rose' },
      ],
      mood: [{ text: 'larger than life' }, { text: 'haunted' }, { text: 'reckoning' }],
      style: [
        { text: 'romantic-era drama, same materials throughout' },
        { text: 'folk-legend cycle, hand-worked' },
        { text: 'visionary sketch, fin de siècle' },
      ],
      motion: [{ text: 'cloud tumbling over itself' }],
      negative: [{ text: 'no halo, no text' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'fewest marks that hold it, bare ground' },
        { text: 'subject alone, small, nothing round it' },
        { text: 'one contour, ground untouched' },
      ],
      light: [
        { text: 'no shade, ground as the only pale' },
        { text: 'two values, no third' },
        { text: 'a single dark accent' },
      ],
      camera: [
        { text: 'one stroke weight, never restated' },
        { text: 'thin, dry, unbroken' },
        { text: 'broad, once, then left' },
      ],
      composition: [
        { text: 'low right, four fifths empty' },
        { text: 'dead centre, tiny' },
        { text: 'entering at one corner only' },
      ],
      palette: [
        { text: 'one ink, bare ground' },
        { text: '{colour1}, {colour2}, bare ground' },
        { text: 'black, one red' },
      ],
      mood: [{ text: 'hush' }, { text: 'sure' }, { text: 'light' }],
      style: [
        { text: 'one-sitting study' },
        { text: 'haiga-like spareness, same medium' },
        { text: 'notebook-corner study' },
      ],
      negative: [{ text: 'no setting, no wash' }, { text: 'nothing added after' }],
    },
    {
      setting: [
        { text: 'cut down to shape against blank' },
        { text: 'only its outline and one spot of colour' },
        { text: 'cropped until nearly nothing' },
      ],
      light: [{ text: 'solid, unmodelled' }, { text: 'pale on paler' }, { text: 'reserved white, no more' }],
      camera: [
        { text: 'hard edge, no interior' },
        { text: 'soft edge, single pass' },
        { text: 'gaps left open' },
      ],
      composition: [
        { text: 'fills it, two sides cropped' },
        { text: 'high, alone, void under' },
        { text: 'narrow upright strip' },
      ],
      palette: [{ text: 'grey, chalk' }, { text: '{colour1}, chalk' }, { text: 'rust, blank ground' }],
      mood: [{ text: 'spare' }, { text: 'blunt' }, { text: 'quiet' }],
      style: [
        { text: 'reduction study' },
        { text: 'colour-spot exercise' },
        { text: 'plain school-print spirit' },
      ],
      negative: [{ text: 'no texture fuss' }, { text: 'no extra colour' }],
    },
    {
      setting: [
        { text: 'unfinished on purpose, half left bare' },
        { text: 'tiny, whole, ample silence' },
        { text: 'a trace, a pause, no scenery' },
      ],
      light: [
        { text: 'fading out downward' },
        { text: 'thin overall, no source' },
        { text: 'barely darker than blank' },
      ],
      camera: [
        { text: 'light pressure, lifted early' },
        { text: 'few touches, wide apart' },
        { text: 'dry end of the tool' },
      ],
      composition: [
        { text: 'half used, half void' },
        { text: 'thumb-sized, off-axis' },
        { text: 'along the foot, thin' },
      ],
      palette: [
        { text: 'oat, umber' },
        { text: '{colour1}, {colour2}, oat' },
        { text: 'slate, nothing else' },
      ],
      mood: [{ text: 'tentative' }, { text: 'calm' }, { text: 'still' }],
      style: [
        { text: 'late-style simplicity' },
        { text: 'album-leaf study' },
        { text: 'margin drawing spirit' },
      ],
      negative: [{ text: 'no border, no mount' }],
    },
  ],
};
