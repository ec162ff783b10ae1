import type { KindScenes } from './scene.ts';

/** Ideas: one object that stands for the idea, a moment that holds it, a mark that leaves the rest out. */
export const abstract: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'stood for by {prop}, alone on a plain plinth and lit as a still life, nothing else to explain it',
        },
        {
          text: 'given the form of a sealed letter upright on a grey table, nothing beside it, lit as a still life',
        },
        { text: 'embodied in a plumb line hanging dead still above a tray of combed sand' },
      ],
      light: [
        {
          text: 'a large soft source from the left, black flag at the right so that the far side falls into shadow',
        },
        {
          text: 'one spot through a narrow snoot from upper left, its circle just wider than the object, gentle bounce on the right',
        },
        { text: 'overhead scrim as wide as the table, faces graded downward, contact shadow short and soft' },
      ],
      camera: [
        { text: '100 mm, f/11, table height, tripod, focus-stacked' },
        { text: "90 mm, f/13, lens level with the object's middle" },
        { text: "85 mm, f/11, a hand's breadth above the table edge" },
      ],
      composition: [
        { text: 'object centred, a third of the height, clear margins all round' },
        { text: 'object on the left third, its shadow running right into clear space' },
        { text: 'table edge on the lower quarter, object upright on the central axis' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'paper white, graphite, sealing red' },
        { text: 'sand, brass, slate' },
        { text: 'bone, iron, dull blue' },
      ],
      mood: [{ text: 'deliberate' }, { text: 'weighed' }, { text: 'silent' }],
      style: [
        { text: 'conceptual still-life photograph, large format' },
        { text: 'museum vanitas, neutral print' },
        { text: 'editorial essay photograph' },
      ],
      negative: [
        { text: 'no figures, no text' },
        { text: 'no second symbol' },
        { text: 'no floating objects' },
      ],
    },
    {
      setting: [
        { text: 'set as a pair in balance: {prop} and the empty place where its opposite would be' },
        { text: 'stated by two glass weights on a beam scale, one clear and one smoked, pans almost level' },
        { text: 'shown by a knotted rope under tension between two iron rings, one strand already parted' },
      ],
      light: [
        {
          text: 'twin strip sources left and right, left a stop stronger, each edge drawn by a fine highlight',
        },
        { text: 'a single hard key from upper left, shadow sharp and readable on the rear board' },
        { text: 'door-sized diffuser at the left, white card at the right, grey in every shadow' },
      ],
      camera: [
        { text: '120 mm on 6x7, f/22, tripod, square-on' },
        { text: '105 mm, f/16, focus-stacked, level' },
        { text: '150 mm on 4x5, f/32, front standard dropped' },
      ],
      composition: [
        { text: 'balance of full and empty halves, the division exactly central' },
        { text: 'main object on the outer left third, plain depth to the right' },
        { text: 'left half occupied, right half deliberately vacant' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'smoked glass, steel, linen' },
        { text: 'hemp, rust, pale plaster' },
        { text: 'pewter, cream, oxblood' },
      ],
      mood: [{ text: 'poised' }, { text: 'tested' }, { text: 'grave' }],
      style: [
        { text: 'emblem-book idea as photograph' },
        { text: 'still-life allegory, sheet film' },
        { text: 'essay-magazine opening plate' },
      ],
      negative: [{ text: 'no people, no lettering' }, { text: 'no melting, no smoke' }],
    },
    {
      setting: [
        { text: 'reduced to one exhibit: {prop}, given a whole pale wall and nothing beside it' },
        { text: 'presented as an exhibit, a key without a lock on folded felt in a shallow tray' },
        { text: 'laid out as evidence, a stopped pocket watch and its loosened spring on white paper' },
      ],
      light: [
        { text: 'copy lighting from both sides, even to the corners, every scratch legible' },
        { text: 'soft overhead source, a slight gradient toward the lower edge' },
        { text: 'raking light from the left, relief of a millimetre made plain' },
      ],
      camera: [
        { text: '80 mm macro, f/11, straight down, sensor parallel with the board' },
        { text: '60 mm, f/13, column stand, dead vertical' },
        { text: '100 mm macro, f/16, eight exposures stacked' },
      ],
      composition: [
        { text: 'specimen centred, wide board on all four sides' },
        { text: 'specimen on the upper left third, its shadow the only diagonal' },
        { text: "aligned with the tray's edges, equal gaps" },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'felt green, brass, cream board' },
        { text: 'steel, white paper, violet ink' },
        { text: 'ash, copper, chalk' },
      ],
      mood: [{ text: 'examined' }, { text: 'sober' }, { text: 'exact' }],
      style: [
        { text: 'museum accession photograph' },
        { text: 'natural-history display plate' },
        { text: 'forensic tabletop photograph' },
      ],
      negative: [{ text: 'no handwriting, no labels' }, { text: 'no hands' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'seen as a moment: somebody stopped with a palm on a half-open door, deciding' },
        {
          text: 'lived through on a bus, one passenger awake, the glass smeared where a sleeve has wiped it',
        },
        { text: 'come across at the end of an ordinary working day: {prop}' },
        { text: 'felt on a stairwell, footsteps above, footsteps below, no face in view' },
      ],
      light: [
        { text: 'brightness spills past the door and stops at the shoes, everything nearer in brown' },
        {
          text: 'passing street lamps slide over knuckles and are gone',
          says: { light: 'street' },
          needs: { time: 'night' },
        },
        {
          text: 'late sun reaches the far end of the room and goes no further',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'grey rain glow through beaded glass, colour drained to two tones',
          says: { light: 'window' },
          needs: { weather: 'rain' },
        },
        {
          text: 'a bluish screen glow under the chin, nothing else on',
          says: { light: 'screen' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '35 mm over a shoulder, close enough to hear breathing' },
        { text: '50 mm wide open through smeared glass' },
        { text: '28 mm from three steps beneath, banister blurred near' },
      ],
      composition: [
        { text: 'figure pushed to one border, emptiness ahead of it' },
        { text: 'a dark coat filling the near side, the thing that matters small and bright beyond' },
        { text: 'nested openings, action glimpsed in the smallest' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'tobacco, cold blue, one scarlet thread' },
        { text: 'bus yellow, wet slate, plum' },
        { text: 'amber, bottle green, soot' },
      ],
      mood: [{ text: 'on the brink' }, { text: 'unspoken' }, { text: 'nearly home' }],
      style: [
        { text: 'chamber drama still, 35 mm film' },
        { text: 'observational feature, pushed colour negative' },
        { text: 'short-story film frame, 16 mm' },
      ],
      motion: [{ text: 'fingers tightening on the handle' }, { text: 'drops racing down glass' }],
      negative: [{ text: 'no symbols floating in air' }],
    },
    {
      setting: [
        { text: 'met as a place: a long pier in changeable weather, one coat hung over the rail' },
        { text: 'staged in an emptied swimming baths, a lane rope still afloat, tiles answering each step' },
        {
          text: 'found in a field of stopped clocks or parked chairs facing one way, wind getting in among them',
        },
        { text: 'set loose in a railway concourse, hundreds streaming, {prop} unmoved in the middle' },
      ],
      light: [
        { text: 'a torn ceiling of brightness far off, near boards almost black' },
        {
          text: 'high skylights drop pale columns onto the tiles, steam wandering past',
          says: { light: 'window' },
        },
        { text: 'low sun behind the rows, shade long toward us', says: { light: 'sun' } },
        {
          text: 'floodlit patch far below, darkness piled over it',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '24 mm at ankle height, floor rushing away' },
        { text: '200 mm from a gallery, distance compressed' },
        { text: '18 mm, corner to corner, nobody looking up' },
      ],
      composition: [
        { text: 'one unmoving thing off-centre, everything else receding' },
        { text: 'lines converging toward a gap near the top' },
        { text: 'vast ground, small coat, far third' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'chlorine green, rust, pale skin of sky' },
        { text: 'pewter, mustard, navy' },
        { text: 'sandstone, smoke, one red' },
      ],
      mood: [{ text: 'dwarfed' }, { text: 'out of step' }, { text: 'unmoored' }],
      style: [
        { text: 'allegory as location still, 65 mm film' },
        { text: 'modern-dance film frame' },
        { text: 'dream sequence, practical effects only' },
      ],
      motion: [{ text: 'loose cloth lifting in a gust' }, { text: 'one distant figure crossing' }],
      negative: [{ text: 'no lettering, no angels' }],
    },
    {
      setting: [
        { text: 'told in passing, {prop} at the edge of a busy room, faces out of view' },
        { text: 'caught the second after, a glass rolling, chairs pushed back, curtain still swinging' },
        { text: 'remembered rather than seen, an old garden overexposed, somebody running out of view' },
      ],
      light: [
        { text: 'candle stubs and one swinging bulb, disagreement of shade', says: { light: 'candle' } },
        { text: 'glow too strong at the edges, middle tones milky' },
        { text: 'fire from the hearth jumping over table legs', says: { light: 'fire' } },
      ],
      camera: [
        { text: '40 mm at tabletop height, crumbs close and sharp' },
        { text: '75 mm, flare creeping over, slightly slow shutter' },
        { text: 'handheld 32 mm, tilting after the movement' },
      ],
      composition: [
        { text: 'tumbled things at bottom right, cause already gone' },
        { text: 'action off-centre, cropped sleeves all round' },
        { text: 'somebody half out of view, the place taking over' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'wine, crust brown, candle yellow' },
        { text: 'faded rose, milky green, bone' },
        { text: 'brick, honey, navy' },
      ],
      mood: [{ text: 'too late' }, { text: 'tender' }, { text: 'aftermath' }],
      style: [
        { text: 'family saga frame, warm stock' },
        { text: 'memory film, super-8' },
        { text: 'ensemble drama, handheld' },
      ],
      motion: [{ text: 'curtain swinging' }, { text: 'something rolling to the border' }],
      negative: [{ text: 'no tears, no posing' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one dot off-balance on blank ground' },
        { text: 'a single thread, slack, on white' },
        { text: 'only {prop}, small, on bare white' },
      ],
      light: [
        { text: 'white overall, no cast' },
        { text: 'one small source, high, thin dark' },
        { text: 'pale, equal, nothing modelled' },
      ],
      camera: [{ text: '50 mm, straight down' }, { text: 'square on, no tilt' }, { text: '70 mm, far back' }],
      composition: [
        { text: 'lower right, rest void' },
        { text: 'crossing once, off-axis' },
        { text: 'high corner, tiny' },
      ],
      palette: [{ text: 'white, ink' }, { text: '{colour1}, white' }, { text: 'bone, one red' }],
      mood: [{ text: 'bare' }, { text: 'hush' }, { text: 'open' }],
      style: [{ text: 'gallery-wall print' }, { text: 'quiet study, matte' }, { text: 'haiku-page print' }],
      negative: [{ text: 'nothing second' }, { text: 'no figure, no sign' }],
    },
    {
      setting: [
        { text: 'a blank sheet, one crease' },
        { text: 'two marks, not quite touching' },
        { text: 'an absence: pale outline where something hung' },
      ],
      light: [
        { text: 'glancing, relief only' },
        { text: 'dull north pallor' },
        { text: 'low, one thin edge of dark' },
      ],
      camera: [
        { text: 'macro, crease filling it' },
        { text: '85 mm, dead level' },
        { text: '40 mm, empty distance' },
      ],
      composition: [
        { text: 'crease corner to corner' },
        { text: 'gap at the middle, narrow' },
        { text: 'outline high, plain below' },
      ],
      palette: [
        { text: 'cream, charcoal' },
        { text: '{colour1}, {colour2}, cream' },
        { text: 'ash, nothing else' },
      ],
      mood: [{ text: 'spare' }, { text: 'mute' }, { text: 'missing' }],
      style: [{ text: 'folded-stock study' }, { text: 'silver print' }, { text: 'blind emboss' }],
      negative: [{ text: 'no object added' }, { text: 'no colour spot' }],
    },
    {
      setting: [
        { text: 'one straight line, one that gives way' },
        { text: 'a circle left unfinished' },
        { text: 'small stone, large floor' },
      ],
      light: [
        { text: 'sourceless, thin' },
        { text: 'one hard spot, far side lost' },
        { text: 'faint, from below' },
      ],
      camera: [
        { text: 'flat plane, no perspective' },
        { text: '60 mm, overhead' },
        { text: '100 mm, tight' },
      ],
      composition: [
        { text: 'fills two thirds, no more' },
        { text: 'stone at the foot, void over' },
        { text: 'gap in the ring top left' },
      ],
      palette: [
        { text: 'black, rice white' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'slate, oat' },
      ],
      mood: [{ text: 'plain' }, { text: 'patient' }, { text: 'held' }],
      style: [
        { text: 'one-brush ink study' },
        { text: 'graphic two-tone print' },
        { text: 'concrete floor study' },
      ],
      negative: [{ text: 'no frame, no caption' }],
    },
  ],
};
