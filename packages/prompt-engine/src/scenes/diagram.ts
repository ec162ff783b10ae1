import type { KindScenes } from './scene.ts';

/** Diagrams, maps, charts, infographics: grid, labels, exact flat colours. No lens. */
export const diagram: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'drawn as a clean plate, parts separated and in reading order, labels short and only where the words ask for them',
        },
        {
          text: 'set out on a modular grid, one idea per panel, connectors at right angles, labels spelled exactly as given',
        },
        { text: 'exploded in order of assembly, {prop} as the one pictorial element, labels ranged left' },
      ],
      light: [
        { text: 'no lighting, flat tints only, value steps of twenty per cent to tell layers apart' },
        { text: 'even white ground, depth shown by line weight alone, no gradient' },
        { text: 'tints flat from edge to edge, one accent at full strength for the main route' },
      ],
      camera: [
        { text: 'margin of one twelfth on every side, two line weights, rounded corners of equal radius' },
        { text: 'single sans face in two sizes, baselines on the grid, strokes of half and one point' },
        { text: 'constant stroke, arrowheads small and identical, gutters equal throughout' },
      ],
      composition: [
        { text: 'main sequence from left to right through the centre, details in a lower row' },
        { text: 'hub in the centre, six equal sectors, labels outside the circle' },
        { text: 'title band left clear on the upper edge, body below, key at lower right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'petrol, coral, pale grey, white' },
        { text: 'ink, signal orange, sand' },
        { text: 'forest, mustard, bone' },
      ],
      mood: [{ text: 'lucid' }, { text: 'orderly' }, { text: 'helpful' }],
      style: [
        { text: 'information-graphics plate, Swiss school' },
        { text: 'technical-manual vector drawing' },
        { text: 'atlas of science, flat colour' },
      ],
      negative: [
        { text: 'no invented numbers, no filler text' },
        { text: 'no shadows, no perspective' },
        { text: 'no crossed connectors' },
      ],
    },
    {
      setting: [
        {
          text: 'engraved in the manner of an encyclopaedia, the thing cut open, each part hatched and keyed',
        },
        { text: 'shown in plan, section and elevation at one scale, aligned with each other' },
      ],
      light: [
        { text: 'form given by parallel hatching from upper left, white left open for highlights' },
        { text: 'three tonal values, outline, hatch and solid, nothing blended' },
      ],
      camera: [
        { text: 'fine pen line, hatching at forty-five degrees, leaders straight and ending in a dot' },
        { text: 'ruled double border, scale bar beneath, key letters in small capitals' },
        { text: 'drafting-film line, three pen widths, dimension strokes outside the figure' },
      ],
      composition: [
        { text: 'largest view at upper left, sections aligned below and to the right' },
        { text: 'figure centred with keyed details in the four corners, even gutters' },
        { text: 'three views on common axes, margins equal' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'sepia, buff, indian red' },
        { text: 'drafting blue, white, grey' },
        { text: 'black, ivory, verdigris wash' },
      ],
      mood: [{ text: 'scholarly' }, { text: 'exact' }, { text: 'patient' }],
      style: [
        { text: 'copperplate encyclopaedia engraving, eighteenth century' },
        { text: 'patent-office drawing' },
        { text: 'engineering drawing, ink on film' },
      ],
      negative: [{ text: 'no garbled lettering' }, { text: 'no decorative cartouche' }],
    },
    {
      setting: [
        {
          text: 'mapped at one scale with north upward, areas in flat tints, borders closed, names only as given',
        },
        { text: 'plotted on clean axes, few gridlines, series told apart by shape and colour' },
      ],
      light: [
        { text: 'flat tints, relief or emphasis in two steps, sea or ground left pale' },
        { text: 'even sheet tone, accent colour reserved for what the words name' },
      ],
      camera: [
        { text: 'hairline grid, one heavy route line, symbols of equal size' },
        { text: 'tick marks inside, labels horizontal, line ends labelled directly' },
        { text: 'coastline or outline at a single weight, hatching inside the edge' },
      ],
      composition: [
        { text: 'figure filling three quarters, key boxed at lower left, clear margin all round' },
        { text: 'route crossing from lower left to upper right, detail inset at the right' },
        { text: 'axes on the left and lower edges, series given the full width' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'sea tint, sand, road red' },
        { text: 'sage, ochre, slate blue' },
        { text: 'aqua, brick, white' },
      ],
      mood: [{ text: 'orienting' }, { text: 'frank' }, { text: 'tidy' }],
      style: [
        { text: 'survey-office sheet, lithographed tints' },
        { text: 'transit-map draughtsmanship' },
        { text: "economist's chart, print edition" },
      ],
      negative: [{ text: 'no compass rose' }, { text: 'no false place names' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: "sketched out on a crowded workshop wall, string running pin to pin, somebody's sleeve reaching over it",
        },
        {
          text: 'unrolled across a bonnet or table, corners held down with mugs and stones, a finger tracing',
        },
        { text: 'chalked over a whole blackboard, half-erased trials ghosting beneath' },
        { text: 'inked over {prop}, thumbed soft at the folds' },
      ],
      light: [
        { text: 'a low lamp skims the creases, far corner lost in brown', says: { light: 'lamp' } },
        { text: 'raking glow brings up every fold and pinhole' },
        {
          text: 'torch circle wandering over it, only the part in question bright',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        { text: 'grey window glow, chalk dust standing out', says: { light: 'window' } },
      ],
      camera: [
        { text: 'hand-drawn marks of changing pressure, crossings-out kept, surface worn through in places' },
        { text: 'broad strokes then broken ones, arrows thrown fast' },
        { text: 'second colour over the first, circles gone round twice' },
      ],
      composition: [
        { text: 'drawn surface tilting away, the crucial knot near and big, remainder running off' },
        { text: 'sleeve and mug intruding at bottom, route climbing beyond' },
        { text: 'lines converging toward one spot in the far third' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'blueprint blue, tea stain, red string' },
        { text: 'blackboard green, chalk pink, brass' },
        { text: 'kraft, grease red, khaki' },
      ],
      mood: [{ text: 'on the scent' }, { text: 'late breakthrough' }, { text: 'conspiring' }],
      style: [
        { text: 'expedition notebook manner' },
        { text: "detective's board, 1970s thriller prop" },
        { text: 'lecture-hall demonstration, 1940s' },
      ],
      motion: [{ text: 'a sleeve dragging dust' }, { text: 'loose corner lifting' }],
      negative: [{ text: 'no legible secrets beyond the subject' }],
    },
    {
      setting: [
        {
          text: 'turned into a landscape one could walk: steps as terraces, flows as rivers, tiny walkers finding their way',
        },
        { text: 'built as a cutaway world, lit rooms stacked underground, small figures busy at each stage' },
        { text: 'told as a comic strip of causes, one gutter broken by the thing itself' },
      ],
      light: [
        { text: 'painted glow inside each chamber, earth round them dark' },
        { text: 'long painted evening from one side, terraces throwing shade downhill' },
        { text: 'brightest where the action is, everything else knocked back to dusk tones' },
      ],
      camera: [
        { text: 'inked contour with loose watercolour, texture scratched back' },
        { text: 'gouache flats with dry-brush borders, tiny pen details' },
        { text: 'clear-line drawing, screens of dots for shade' },
      ],
      composition: [
        { text: "bird's-eye slant, path snaking up from bottom corner to summit" },
        { text: 'deepest part biggest, roots or clouds along the top' },
        { text: 'stage by stage along a bend, near part huge' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'earth umber, lantern yellow, night blue' },
        { text: 'terracotta, jade, dusk pink' },
        { text: 'moss, copper, parchment' },
      ],
      mood: [{ text: 'curious' }, { text: 'industrious' }, { text: "let's go" }],
      style: [
        { text: "children's cutaway annual, 1950s gouache" },
        { text: 'picture-map tradition, pen and wash' },
        { text: 'underground-comics spread' },
      ],
      motion: [{ text: 'tiny walkers moving uphill' }],
      negative: [{ text: 'no nonsense captions' }],
    },
    {
      setting: [
        { text: "shown glowing on a control-room wall, operators' heads dark along the bottom" },
        {
          text: "projected onto a speaker's white shirt and the screen beyond, lines bending over the folds",
        },
        { text: 'floating over a table of planners, hands cutting through its layers' },
      ],
      light: [
        {
          text: 'its own phosphor glow paints chins and mugs, everything else black',
          says: { light: 'screen' },
        },
        { text: 'projector beam thick with dust, colours fringed at the borders' },
        { text: 'cold emission from each line, hottest at crossings' },
      ],
      camera: [
        { text: 'luminous line, scan texture, blinking node rings' },
        { text: 'widening strokes over uneven ground, pixels visible' },
        { text: 'translucent stacked layers, thin bright contour' },
      ],
      composition: [
        { text: 'heads and chairs near, luminous field curving beyond' },
        { text: 'dark figure off to one side, lines spilling past' },
        { text: 'layers opened on a slant, topmost brightest' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'phosphor green, black, warning orange' },
        { text: 'cyan, magenta fringe, charcoal' },
        { text: 'amber vector, ink, dull violet' },
      ],
      mood: [{ text: 'countdown' }, { text: 'all eyes' }, { text: 'tense' }],
      style: [
        { text: 'mission-control display, 1960s' },
        { text: 'thriller briefing still, slide projector' },
        { text: 'vector-arcade graphics, 1980s' },
      ],
      negative: [{ text: 'no logos on equipment' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'three shapes, one line, no labels' },
        { text: 'only the essential relation, nothing illustrated' },
        { text: 'one node, one arrow, blank ground' },
      ],
      light: [
        { text: 'unlit, flat, no tint' },
        { text: 'plain white, line only' },
        { text: 'two values, no blend' },
      ],
      camera: [
        { text: 'hairline, single weight, wide gaps' },
        { text: 'one thick stroke, no ends dressed' },
        { text: 'dots and thin lines only' },
      ],
      composition: [
        { text: 'small, dead centre, ample void' },
        { text: 'low on the sheet, rest empty' },
        { text: 'thin column, far right' },
      ],
      palette: [{ text: 'black, white, one red' }, { text: '{colour1}, white' }, { text: 'slate, bone' }],
      mood: [{ text: 'plain' }, { text: 'sober' }, { text: 'swift' }],
      style: [
        { text: 'back-of-envelope figure' },
        { text: 'pictogram, flat' },
        { text: 'thesis figure, unshaded' },
      ],
      negative: [{ text: 'no icons, no boxes' }, { text: 'no legend' }],
    },
    {
      setting: [
        { text: 'reduced to its outline, parts left unnamed' },
        { text: 'what remains once all detail goes' },
        { text: 'bare geometry, unannotated' },
      ],
      light: [{ text: 'solid, dull, uniform' }, { text: 'ink alone' }, { text: 'pale ground, dark shape' }],
      camera: [
        { text: 'solid shapes, no contour' },
        { text: 'fine dotted path' },
        { text: 'compass-drawn arcs' },
      ],
      composition: [
        { text: 'fills the width, thin' },
        { text: 'one corner used' },
        { text: 'halves, split once' },
      ],
      palette: [{ text: 'ink, chalk' }, { text: '{colour1}, {colour2}, white' }, { text: 'one blue, paper' }],
      mood: [{ text: 'terse' }, { text: 'calm' }, { text: 'dry' }],
      style: [
        { text: 'woodblock-plain figure' },
        { text: 'transit-plain study' },
        { text: 'gallery wall drawing' },
      ],
      negative: [{ text: 'no axis, no title' }, { text: 'nothing decorative' }],
    },
    {
      setting: [
        { text: 'a single curve crossing empty stock' },
        { text: 'one ring, one break in it' },
        { text: 'tiny marks counting off, no more' },
      ],
      light: [{ text: 'no shade at all' }, { text: 'faint grey, one dark accent' }, { text: 'untinted' }],
      camera: [
        { text: 'pencil, even, light pressure' },
        { text: 'stamped dots, same size' },
        { text: 'cut paper, no outline' },
      ],
      composition: [
        { text: 'curve rising low left' },
        { text: 'ring off-axis, hand-sized' },
        { text: 'row along the foot' },
      ],
      palette: [
        { text: 'graphite, cream' },
        { text: '{colour1}, {colour2}, cream' },
        { text: 'oat, vermilion' },
      ],
      mood: [{ text: 'modest' }, { text: 'quiet' }, { text: 'open' }],
      style: [{ text: 'notebook-plain drawing' }, { text: 'paper-cut figure' }, { text: 'sparkline study' }],
      negative: [{ text: 'no text, no arrows' }],
    },
  ],
};
