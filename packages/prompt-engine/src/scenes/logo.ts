import type { KindScenes } from './scene.ts';

/** Logos, icons, emblems, stickers: clear space, solid shapes, two flat colours. No lens. */
export const logo: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'one finished mark on a clean plate, any name spelled exactly as typed and only once, no tagline',
        },
        {
          text: 'drawn as an identity-sheet master, solid vector shapes, any given name set once beside or below the symbol',
        },
        { text: 'built from {prop} simplified to five or six shapes, any given name spelled once' },
      ],
      light: [
        { text: 'flat fill with no gradient, no shadow, no outline, edges clean at any size' },
        { text: 'no lighting effect of any kind, solids even from edge to edge' },
        { text: 'uniform colour areas, contrast strong enough to survive in black alone' },
      ],
      camera: [
        {
          text: 'clear space of one cap height on every side, stroke heavy enough to hold at sixteen pixels',
        },
        { text: 'constructed on a square grid, curves from true circles, stroke weight constant' },
        { text: 'smooth closed curves, optical corrections at each join, counters open' },
      ],
      composition: [
        { text: 'horizontal lockup, centred, symbol and name aligned on one baseline' },
        { text: 'symbol centred, three fifths of the square, margins equal all round' },
        { text: 'stacked lockup, symbol above, name no wider than the symbol' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, clean white' },
        { text: 'toast brown on warm cream' },
        { text: 'deep green and chalk, one coral accent' },
        { text: 'ink blue, clay, plain white' },
      ],
      mood: [{ text: 'friendly' }, { text: 'assured' }, { text: 'trustworthy' }],
      style: [
        { text: 'identity-sheet presentation, flat vector' },
        { text: 'trademark-register drawing, modernist' },
        { text: 'brand-manual master artwork' },
      ],
      negative: [
        { text: 'no mock-up, no tagline' },
        { text: 'no bevel, no glow, no photograph' },
        { text: 'no extra lettering' },
      ],
    },
    {
      setting: [
        {
          text: 'shaped as a single-piece emblem, name and symbol fused in one outline, spelling exactly as given',
        },
        {
          text: 'formed by negative space, two readings in one silhouette, any given name outside it and once only',
        },
      ],
      light: [
        { text: 'even solid ink, figure and ground in equal strength, nothing shaded' },
        { text: 'one-colour reproduction, no tints, edges as if cut by knife' },
      ],
      camera: [
        {
          text: 'outer contour a circle or shield with a single inner rule, gaps no thinner than the stroke',
        },
        { text: 'monoline drawing, rounded ends, constant width, no overlaps' },
        { text: 'bold geometric cut, angles limited to thirty, forty-five and ninety degrees' },
      ],
      composition: [
        { text: 'centred on the square, contour two thirds of the width, nothing touching the border' },
        { text: 'compact roundel, symbol in the middle, any letters evenly spaced around' },
        { text: 'balanced left and right about the vertical axis' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, clean white' },
        { text: 'navy, brass yellow, off-white' },
        { text: 'brick, sand, charcoal' },
        { text: 'pine, cream, one red' },
      ],
      mood: [{ text: 'established' }, { text: 'compact' }, { text: 'loyal' }],
      style: [
        { text: 'enamel-badge artwork, flat' },
        { text: 'mid-century trademark, one ink' },
        { text: 'notary-seal draughtsmanship' },
      ],
      negative: [{ text: 'no ribbon' }, { text: 'no mirrored letters' }, { text: 'no drop shadow' }],
    },
    {
      setting: [
        {
          text: 'given as a small family: full mark large, the symbol repeated once at favicon size for proof',
        },
        { text: 'set out with its construction lines very faint, the mark itself in full strength' },
      ],
      light: [
        { text: 'flat colour on clean board, tone equal in all four corners' },
        { text: 'specimen-sheet evenness, reversed version shown in a solid panel' },
      ],
      camera: [
        { text: "ratio of symbol to name two to one, clear zone measured by the symbol's own dot" },
        { text: 'round-cornered square container, inner margin one sixth, stroke constant' },
        { text: 'diagonal cut repeated in each shape, joins aligned to grid' },
      ],
      composition: [
        { text: 'large mark at the left, small proof at lower right, clear column between' },
        { text: 'main mark centred on the upper two thirds, proof beneath' },
        { text: "mark aligned to the grid's centre, margins one fifth" },
      ],
      palette: [
        { text: '{colour1}, {colour2}, clean white' },
        { text: 'persimmon, slate, paper' },
        { text: 'violet, oat, black' },
        { text: 'teal, butter, graphite' },
      ],
      mood: [{ text: 'consistent' }, { text: 'practical' }, { text: 'clear' }],
      style: [
        { text: 'design-office presentation board' },
        { text: 'corporate-identity manual, 1960s' },
        { text: 'vector construction sheet' },
      ],
      negative: [{ text: 'no business cards, no mock-ups' }, { text: 'no gradients' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'at work in the street: hand-gilded on a shop pane, somebody inside passing dimly' },
        { text: 'on the glass of a door just unlocked, keys in it, milk crate on the step' },
        { text: 'painted in a gentle arc on a street pane, {prop} standing dark within' },
      ],
      light: [
        { text: 'warmth leaks out through the pane, cold street colour catching the borders of the leaf' },
        { text: 'low sun skims the leaf, every brush ridge carrying a bright lip', says: { light: 'sun' } },
        {
          text: 'bulb burning within, the mark flaring against it',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'wet early glare on the pane, the mark dark then gold as one walks by',
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: 'gold leaf with brushed outline, slight burnish scratches, drawing unbent by the pane' },
        { text: 'enamel paint with a thin drop line, bristle marks at the turns' },
        { text: 'reverse-painted colours, hairline leaf border, one worn corner' },
      ],
      composition: [
        { text: 'mark in the top half square to us, life of the place crossing dimly at bottom right' },
        { text: 'mark off to one side, door edge dark and near' },
        { text: 'shutter slats along the top, mark beneath them, street reflected low' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'gold leaf, flour white, blue hour' },
        { text: 'verdigris, brass, wet slate' },
        { text: 'oxblood, leaf gold, soot' },
      ],
      mood: [{ text: 'open for business' }, { text: 'first warm air' }, { text: 'well travelled' }],
      style: [
        { text: "sign-painter's gilding, nineteenth-century manner" },
        { text: 'shopfront glass work, 1930s' },
        { text: 'hand-lettered pane, fascia trade' },
      ],
      motion: [{ text: 'a sleeve crossing within' }, { text: 'steam rising past the pane' }],
      negative: [{ text: 'no other words' }],
    },
    {
      setting: [
        { text: 'as a hanging iron sign over a lane, swinging, swifts going over' },
        { text: 'as a metal plate screwed to a brick gable, ivy reaching for it' },
        { text: "cut from sheet metal above a workshop gate, somebody's ladder still up" },
      ],
      light: [
        { text: "sky glare from the lane's end rims the metal, its face read by bounce" },
        {
          text: 'neon tube following the outline, brick catching the spill',
          says: { light: 'neon' },
          needs: { time: 'night' },
        },
        { text: 'hot doorway glow from beneath on one flank, blue alley on the other' },
      ],
      camera: [
        { text: 'paint worn thin at two screws, drawing still complete' },
        { text: 'forged outline, counters cut right out, hammered face' },
        { text: 'sheet metal folded at the borders, rivets counted out evenly' },
      ],
      composition: [
        { text: 'mark high and off-centre, lane dropping away beneath' },
        { text: 'bracket cutting near, mark clear of it against paleness' },
        { text: 'mark filling the far panel, dark gable along one side' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'enamel cobalt, rust, cream' },
        { text: 'wrought black, brick rose, swift blue' },
        { text: 'bottle green, tin, copper' },
      ],
      mood: [{ text: 'round the corner' }, { text: 'proud' }, { text: 'homecoming' }],
      style: [
        { text: 'trade sign in metal, railway era' },
        { text: "blacksmith's trade sign" },
        { text: 'metal fascia work, mid-century high street' },
      ],
      motion: [{ text: 'ivy and bracket stirring' }, { text: 'swifts crossing' }],
      negative: [{ text: 'no street names' }],
    },
    {
      setting: [
        {
          text: 'cut into the side of a printing block, the gouge still standing in it, scraps of sketch round it',
        },
        { text: 'mid-carve in a linoleum block, curls of lino pushed aside, ink roller parked' },
        { text: 'pulled from the block an hour ago, still tacky, pegged up to dry among failures' },
      ],
      light: [
        { text: 'raking glow over fresh gouge marks, ridges shining, hollows brown' },
        { text: 'a sheet half peeled, wet ink winking along its torn border' },
        { text: 'bench lamp close by, gouges doubled in dark', says: { light: 'lamp' } },
      ],
      camera: [
        { text: 'gouge stroke visible, slight chatter at curves, ink thin on the last pull' },
        { text: 'dry-brush texture inside heavy contour, one fibre caught' },
        { text: 'lino ridges printing as noise round the drawing, contour thick' },
      ],
      composition: [
        { text: 'block at a slant, mark biggest near us, tools fanned beyond' },
        { text: 'peeled sheet curling over the block, both versions in view' },
        { text: 'curls of lino banked along the bottom, mark clear above them' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: "lino brown, printer's red, ash" },
        { text: 'inky teal, kraft, bone' },
        { text: 'rust black, manila, moss' },
      ],
      mood: [{ text: 'freshly cut' }, { text: 'hand-made' }, { text: 'stubborn pride' }],
      style: [
        { text: 'block print, small-press tradition' },
        { text: 'punk fanzine cut, photocopied' },
        { text: 'folk woodcut broadside' },
      ],
      negative: [{ text: 'no stray text' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'thin outline alone, plain ground' },
        { text: 'one shape, one weight, nothing round it' },
        { text: 'bare letterform or glyph, no container' },
      ],
      light: [
        { text: 'no shade, no fill' },
        { text: 'pure line, unlit' },
        { text: 'flat black, nothing softer' },
      ],
      camera: [
        { text: 'hairline, single weight' },
        { text: 'one unbroken line, open ends' },
        { text: 'fine geometric, no join hidden' },
      ],
      composition: [
        { text: 'small, dead centre, rest empty' },
        { text: 'lower right, thumb-sized' },
        { text: 'tiny, ample void' },
      ],
      palette: [{ text: 'black, white' }, { text: '{colour1}, white' }, { text: 'bone, one red' }],
      mood: [{ text: 'quiet' }, { text: 'certain' }, { text: 'light' }],
      style: [{ text: 'blind-deboss study' }, { text: 'pictogram, one line' }, { text: 'swiss-plain glyph' }],
      negative: [{ text: 'no icon beyond it' }, { text: 'no frame, no name twice' }],
    },
    {
      setting: [
        { text: 'reduced to a dot and a gap' },
        { text: 'the fewest cuts that still say it' },
        { text: 'only its silhouette, filled' },
      ],
      light: [
        { text: 'solid, one tone' },
        { text: 'reversed, pale out of dark' },
        { text: 'ink only, no halftone' },
      ],
      camera: [
        { text: 'block shape, hard corners' },
        { text: 'round pebble form' },
        { text: 'quarter circles, nothing else' },
      ],
      composition: [
        { text: 'fills two thirds, no more' },
        { text: 'off-axis by a hair, blank beyond' },
        { text: 'low, with a wide void' },
      ],
      palette: [
        { text: 'ink, paper' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'coral, white, nothing else' },
      ],
      mood: [{ text: 'blunt' }, { text: 'spare' }, { text: 'playful' }],
      style: [{ text: 'rubber-stamp print' }, { text: 'paper-cut study' }, { text: 'app-glyph, flat' }],
      negative: [{ text: 'no letters' }, { text: 'no texture' }],
    },
    {
      setting: [
        { text: 'one gesture of the brush, plain sheet' },
        { text: 'folded once from a paper square' },
        { text: 'pressed into blank stock, uninked' },
      ],
      light: [{ text: 'only relief, barely there' }, { text: 'dry ink, no wash' }, { text: 'pale on pale' }],
      camera: [
        { text: 'thick to thin, single pass' },
        { text: 'crisp fold, no outline' },
        { text: 'shallow deboss, soft lip' },
      ],
      composition: [
        { text: 'centre, hand-sized, all else blank' },
        { text: 'high, alone' },
        { text: 'along the foot, small' },
      ],
      palette: [
        { text: 'sumi black, rice white' },
        { text: '{colour1}, {colour2}, paper' },
        { text: 'oat, oat darker' },
      ],
      mood: [{ text: 'calm' }, { text: 'modest' }, { text: 'sure-handed' }],
      style: [{ text: 'seal-script spirit' }, { text: 'origami-plain emblem' }, { text: 'blind emboss' }],
      negative: [{ text: 'nothing second' }],
    },
  ],
};
