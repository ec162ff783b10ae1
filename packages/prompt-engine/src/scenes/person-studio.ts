import type { Scene } from './scene.ts';

/** Portraits under control: canvas, seamless paper, the trade's own things, north window, black velvet. */
export const personStudio: readonly Scene[] = [
  {
    setting: [
      {
        text: 'three-quarter length before a hand-painted canvas backdrop, clear of it by two metres, nothing else on the set',
        somewhere: true,
      },
      {
        text: 'head and shoulders set off by a mottled stone-coloured backdrop, clothing smoothed, lint and loose threads removed',
        says: { shows: 'face' },
        somewhere: true,
      },
      {
        text: 'waist up against a backdrop of washed charcoal muslin, its folds steamed out, shoulders clear of every seam',
        somewhere: true,
      },
      {
        text: 'set apart by a portable backdrop stretched on two stands, the real ground showing below its hem',
        needs: { place: 'outdoor' },
      },
      {
        text: 'three-quarter length, a canvas backdrop hung from two stands out of doors, daylight spilling round its edges',
        needs: { place: 'outdoor' },
      },
      {
        text: 'waist up, a canvas backdrop brought indoors and hung close, the real floor left showing',
        needs: { place: 'indoor' },
      },
      {
        text: 'head and shoulders, one end of the real interior cleared and dimmed to serve as backdrop',
        says: { shows: 'face' },
        needs: { place: 'indoor' },
      },
      {
        text: 'waist up before a slate backdrop, drops from a rain bar picked out one by one',
        needs: { weather: 'rain' },
      },
      {
        text: 'waist up before a slate backdrop, sieved snow let down from a tray above',
        needs: { weather: 'snow' },
      },
      {
        text: 'three-quarter length before a backdrop almost black, hung close, the surrounding night shut out',
        needs: { time: 'night' },
      },
      {
        text: 'afloat before a blue-grey backdrop sunk in a clear tank, every bubble wiped from the glass',
        needs: { place: 'underwater' },
      },
      {
        text: 'three-quarter length, a portable backdrop brought to the spot, the surroundings cut off at its edge',
      },
    ],
    light: [
      {
        text: "one broad diffused key from camera left, falling away by degrees; a black flag opposite keeps the cheekbone's edge",
      },
      {
        text: 'large octabox key high from camera left at forty-five degrees, feathered; a card opposite lifts the shadow side one stop',
        says: { light: 'studio' },
      },
      {
        text: 'beauty-dish key with a cotton sock straight above the axis, silver card under the chin, ground a stop and a half down',
        says: { light: 'studio' },
      },
      {
        text: 'key from upper camera right through double silk, a narrow strip at the rear separating hair and shoulder',
      },
      {
        text: 'cool tungsten-balanced key from high camera left, tight grid, a rim at the rear so the outline stays off the dark',
        needs: { time: 'night' },
      },
    ],
    camera: [
      { text: '85 mm, f/8, tripod at chest height, two and a half metres away' },
      { text: '85 mm, f/5.6, level with the eyes, focus on the nearer lashes' },
      { text: '85 mm, f/6.3, at collarbone level, cable release' },
    ],
    composition: [
      { text: 'head on the upper third line, even air on either side, no joint cut by an edge' },
      { text: "centred, crown a hand's width below the top, equal margins on both sides" },
      { text: 'slightly right of centre, more air kept on the side the body turns to' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'slate, bone, oxblood' },
      { text: 'charcoal, oatmeal, dull copper' },
      { text: 'stone grey, ink, dusty rose' },
    ],
    mood: [{ text: 'frank' }, { text: 'dignified' }, { text: 'attentive' }, { text: 'self-possessed' }],
    style: [
      { text: 'commissioned portrait, medium-format transparency' },
      { text: 'magazine portrait, honest skin, no heavy retouching' },
      { text: 'portrait sitting, large-format colour' },
    ],
    negative: [
      { text: 'no text, no logos' },
      { text: 'no logos, five fingers to each visible hand' },
      { text: 'no plastic skin, no extra fingers' },
    ],
  },
  {
    says: { place: 'indoor', shows: 'figure' },
    setting: [
      {
        text: 'full length on a seamless grey paper backdrop swept into a shallow curve, tape marks and stands out of view',
        somewhere: true,
      },
      {
        text: 'full length on a low plywood platform in a daylight loft, a painted backdrop closing the far end',
        somewhere: true,
      },
      {
        text: 'entire figure on a cream seamless backdrop, hem and footwear complete, paper swept clean of marks',
        somewhere: true,
      },
      { text: 'full length, a roll of grey paper hung as backdrop where it all happens, tape marks hidden' },
      {
        text: 'full length, the plainest stretch of the interior taken as backdrop, floor swept to the skirting',
      },
      {
        text: 'whole figure before a black vinyl backdrop, a drip tray hidden, rain let fall from a pipe overhead',
        needs: { weather: 'rain' },
      },
    ],
    light: [
      {
        text: 'two strip boxes as key and fill, the left a stop brighter, ground lit separately so the paper holds grey',
        says: { light: 'studio' },
      },
      {
        text: 'one bank key as wide as the set, diffused, from slightly forward and above; a black panel on one side shapes the outline',
      },
      {
        text: 'seven-foot parabolic umbrella as key from directly above the tripod, wrapping evenly, one crisp contact shadow under the feet',
        says: { light: 'studio' },
      },
      {
        text: 'bounced key from the left-hand flat, level and even, a black drape at camera right carving the other profile',
      },
    ],
    camera: [
      { text: '85 mm, f/11, waist height, five metres away, back of the camera upright' },
      { text: '85 mm, f/9, at hip level, six metres away, verticals true' },
      { text: '85 mm, f/13, navel height, tethered, floor spirit-levelled' },
    ],
    composition: [
      { text: 'centred, feet and crown both inside the margins, equal paper on either side' },
      { text: 'figure fills four fifths of the height, paper curve lost in the middle, no horizon' },
      { text: 'exactly on the vertical axis, generous headroom, lower margin narrower' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'paper grey, ink blue, tan leather' },
      { text: 'putty, black, brick' },
      { text: 'dove grey, olive, cream' },
    ],
    mood: [{ text: 'poised' }, { text: 'matter-of-fact' }, { text: 'open' }],
    style: [
      { text: 'fashion test, clean and unstyled' },
      { text: 'costume-archive plate' },
      { text: 'catalogue portrait, accurate cloth' },
    ],
    negative: [
      { text: 'no logos, no cropped feet' },
      { text: 'hands whole, feet complete' },
      { text: 'no text, no floating shadow' },
    ],
  },
  {
    setting: [
      {
        text: '{place}, {prop} within reach, the rest tidied until a plain end of the place serves as backdrop',
      },
      { text: '{prop} laid ready at one side, a neutral cloth backdrop screening whatever distracts' },
      {
        text: '{place}, {prop} kept in view, a plain wall of the interior serving as backdrop',
        needs: { place: 'indoor' },
      },
      {
        text: '{place}, {prop} kept in view, a bare stretch of ground and sky for backdrop',
        needs: { place: 'outdoor' },
      },
      {
        text: 'before a black velvet backdrop, rigging wires painted out, every fastening legible',
        needs: { place: 'space' },
      },
      {
        text: 'the controlled version of the real place, clutter removed, each remaining object squared up, a plain stretch serving as backdrop',
      },
      {
        text: 'surroundings reduced to three well-used things, each given its own air, a dull-toned backdrop closing the rear',
      },
      {
        text: 'everything on the spot kept, but squared up and dusted, dark felt draped as a backdrop where reflections would distract',
      },
      {
        text: 'the ground wetted down, rain allowed only at the rear where it shows as fine bright lines',
        needs: { weather: 'rain' },
      },
      {
        text: 'everything on the spot squared up, a far plain stretch for backdrop, sky kept to a narrow strip',
        needs: { place: 'outdoor' },
      },
      {
        text: 'footprints brushed away, fresh snow kept whole on both sides, one canvas backdrop braced against the wind',
        needs: { weather: 'snow' },
      },
      {
        text: 'mist let settle until distant clutter disappears and the nearest tools stay crisp, the mist itself for backdrop',
        needs: { weather: 'fog' },
      },
    ],
    light: [
      {
        text: 'large umbrella key from high camera left, feathered; the existing level is kept two stops under so the place stays readable',
        says: { light: 'studio' },
      },
      {
        text: 'broad key from camera right at head height, the surroundings two stops lower, a faint kicker separating the collar',
      },
      {
        text: 'octabox key on a boom from upper left, gridded, plus a weak bounce from the floor so hands and tools carry detail',
        says: { light: 'studio' },
      },
      {
        text: 'key through a tent of diffusion, stronger from the left, giving rounded modelling and no hot spot',
      },
      {
        text: 'one hard unfiltered key from camera left, no fill at all, edges sharp as if airless',
        needs: { place: 'space' },
      },
      {
        text: 'early sky at the rear, cool, held a stop under a warmed key from camera left',
        needs: { time: 'dawn' },
      },
      {
        text: 'lit by a gridded key from camera right alone; the night around it held three stops down, still legible',
        needs: { time: 'night' },
      },
    ],
    camera: [
      { text: '85 mm, f/8, chest height, tripod, enough depth for the tools' },
      { text: '85 mm, f/9, level with the elbows, square to the work' },
      { text: '85 mm, f/10, breastbone height, mirror up' },
    ],
    composition: [
      { text: 'head upper left, working area lower right, one diagonal linking both' },
      { text: 'pyramid: head at the apex, belongings forming a wide stable base, clear margins' },
      { text: 'upright in the middle third, side thirds given to the tools and their wear' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'tool steel, apron brown, chalk blue' },
      { text: 'linen, iron, moss' },
      { text: 'leather, pewter, mustard' },
    ],
    mood: [{ text: 'skilled' }, { text: 'known by name' }, { text: 'proud of it' }],
    style: [
      { text: 'occupational portrait from a trades archive' },
      { text: 'large-format portrait in a regional survey' },
      { text: 'portrait from an exhibition of trades, handled plainly' },
    ],
    negative: [
      { text: 'hands complete and visible, no brand names' },
      { text: 'hands unhidden, no captions' },
      { text: 'tools undistorted, no lettering' },
    ],
  },
  {
    says: { place: 'indoor' },
    setting: [
      {
        text: 'beside a tall north window, whitewash and swept boards, a folding screen for backdrop',
        somewhere: true,
      },
      {
        text: 'with the blind half down, an oat-coloured plaster wall as backdrop, nothing hung on it',
        somewhere: true,
      },
      {
        text: 'near a curtained north window, a grey-green backdrop a metre off, unlit itself',
        somewhere: true,
      },
      {
        text: 'beside tall panes streaked by rain, a linen backdrop going dim at the edges',
        needs: { weather: 'rain' },
      },
      {
        text: 'beside a sill heaped by snow, a plaster backdrop catching the bounce',
        needs: { weather: 'snow' },
      },
      {
        text: 'daylight admitted at one side only, a linen screen for backdrop, everything near cleared by a metre',
      },
    ],
    light: [
      {
        text: 'north window at camera left as the only key, muslin over the lower panes, a dark screen opposite deepening one side',
        says: { light: 'window' },
      },
      {
        text: 'daylight key at camera left, curtained to a slit, modelling from brow to chin, ambience two stops under',
      },
      {
        text: 'skylight key from above, diffused by tracing cloth, with a grey card below for the eye sockets',
        says: { light: 'window' },
      },
      {
        text: 'broad key from camera left, quality of an overcast north sky, turning slowly to umber on the other cheek',
      },
    ],
    camera: [
      { text: '85 mm, f/4, seated-eye height, tripod, quarter second' },
      { text: '85 mm, f/5.6, at shoulder level, long lens hood' },
      { text: '85 mm, f/4.5, chest height, two metres away' },
    ],
    composition: [
      { text: 'head and hands making a triangle in the middle, the source just out of view' },
      { text: 'bust placed on the left third, dim plaster given the other two' },
      { text: 'square in the format, shoulders reaching almost to both margins' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'raw umber, oat, lead grey' },
      { text: 'grey-green, flax, russet' },
      { text: 'plaster, walnut, faded blue' },
    ],
    mood: [{ text: 'unhurried' }, { text: 'grave' }, { text: 'candid' }],
    style: [
      { text: "painter's-studio portrait, large-format negative" },
      { text: 'hand-printed colour portrait' },
      { text: 'daylight portrait, warm-toned print' },
    ],
    negative: [
      { text: 'no lamps visible, no text' },
      { text: 'no ornate frame' },
      { text: 'no glamour retouching' },
    ],
  },
  {
    says: { shows: 'face' },
    setting: [
      {
        text: 'head and shoulders against a black velvet backdrop four metres off, dark clothing allowed to sink away',
      },
      {
        text: 'close head study before an indigo felt backdrop, hair and collar arranged, no jewellery added',
      },
      { text: 'bust length before a black backdrop, haze cleared, every stray highlight hunted down' },
      {
        text: 'waist up against a black velvet backdrop, fine rain crossing the beam as bright needles',
        needs: { weather: 'rain' },
      },
      {
        text: 'bust length, a felt backdrop at the rear, flakes of snow caught on hair and lapels',
        needs: { weather: 'snow' },
      },
    ],
    light: [
      {
        text: 'single gridded key from high camera left drawing a lit triangle under the opposite eye, no fill at all',
      },
      {
        text: 'narrow snooted key from upper right, hard-edged, with a dim blue kicker from the rear on hair and shoulder',
      },
      {
        text: 'small fresnel key from above and left, flooded halfway, negative fill close on the other side',
        says: { light: 'studio' },
      },
      {
        text: 'strip-box key from the rear at camera right, grazing the profile, a whisper of fill from below',
        says: { light: 'studio' },
      },
    ],
    camera: [
      { text: '85 mm, f/5.6, level with the brow, tripod' },
      { text: '85 mm, f/7.1, chin height, metre and a half away' },
      { text: '85 mm, f/6.3, eye level, focus fixed on the brighter iris' },
    ],
    composition: [
      { text: 'lit half on the centre line, dark half melting off to the margin' },
      { text: 'head high, one shoulder leading down to the opposite bottom edge' },
      { text: 'tight, brow near the top, throat the lowest bright form' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'velvet black, amber skin, garnet' },
      { text: 'umber, ivory, indigo' },
      { text: 'soot, honey, rust' },
    ],
    mood: [{ text: 'intent' }, { text: 'guarded' }, { text: 'resolute' }],
    style: [
      { text: 'low-key portrait, orthochromatic feel' },
      { text: 'theatrical portrait, one-source' },
      { text: 'chiaroscuro portrait, unretouched pores' },
    ],
    negative: [
      { text: 'no text, no visible equipment' },
      { text: 'no second face, ears symmetrical' },
      { text: 'no smoke, no glamour glow' },
    ],
  },
];
