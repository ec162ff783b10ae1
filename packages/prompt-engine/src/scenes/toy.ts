import type { KindScenes } from './scene.ts';

/** Toys and miniatures: macro and low, the tabletop set, the small world taken seriously, the toy alone. */
export const toy: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'set on a curved sheet of coloured card, paint edges and seams visible, base clean',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'stood on a maple shelf before a matching wall, dust brushed off, joints upright',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'placed on matt acrylic, turned three-quarters, wear on the corners kept',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'turned three-quarters, paint edges, seams or stitches visible, wear at the corners kept' },
      ],
      light: [
        { text: 'one small softbox near on the left, big for something this size, white card at the right' },
        { text: 'diffused top panel, silver card low in front to open the underside' },
        { text: 'window-sized source scaled down, gentle gradient over the round parts' },
      ],
      camera: [
        { text: '100 mm macro, f/16, at the eye level of the toy, focus-stacked' },
        { text: '90 mm, f/14, level with its base' },
        { text: '105 mm macro, f/11, slightly above' },
      ],
      composition: [
        { text: 'centred, filling half the height, even margins' },
        { text: 'base on the lower third, clean air above' },
        { text: 'in the middle of the picture, one accessory beside it' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'tin red, cream, enamel blue' },
        { text: 'maple, mint, poppy' },
        { text: 'plush brown, card yellow, white' },
      ],
      mood: [{ text: 'cheerful' }, { text: 'treasured' }, { text: 'brand-new' }],
      style: [
        { text: 'collector catalogue photograph' },
        { text: 'toy-museum record' },
        { text: 'packaging picture, true colour' },
      ],
      negative: [{ text: 'no invented lettering' }, { text: 'no scratches added' }],
    },
    {
      setting: [
        {
          text: 'arranged as a set-up on painted plywood, paper trees and a cardboard horizon behind',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'shown beside a wooden ruler so that its size is understood' },
        {
          text: 'posed on felt, parts laid out in order of assembly',
          says: { place: 'indoor' },
          somewhere: true,
        },
      ],
      light: [
        { text: 'a pair of little softboxes, key twice the fill, contact shade tidy' },
        { text: 'tracing-paper tent, thin dark cards for contour' },
        { text: 'single bare bulb through tracing paper, falloff fast' },
      ],
      camera: [
        { text: '60 mm macro, f/18, stacked' },
        { text: '85 mm, f/16, overhead' },
        { text: '100 mm, f/13, straight on' },
      ],
      composition: [
        { text: 'main piece left, horizon a third up' },
        { text: 'weighted left, an even gap kept all round' },
        { text: 'symmetrical, tallest element central' },
      ],
      palette: [
        { text: 'sky card, moss felt, brick' },
        { text: 'primary yellow, cobalt, birch' },
        { text: 'pistachio, rose, chalk' },
      ],
      mood: [{ text: 'orderly' }, { text: 'nostalgic' }, { text: 'inviting' }],
      style: [
        { text: 'instruction-leaflet photograph' },
        { text: 'stop-motion set still' },
        { text: 'department-store catalogue plate' },
      ],
      negative: [{ text: 'no melted details' }, { text: 'no swollen proportions' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'on an expedition along the skirting, crumbs like boulders, a cat far off and enormous',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'forgotten under a garden bench, leaves taller than itself, puddle for a lake',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'in the front row of a windowsill parade, curtain lifted, whole street out there',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'caught mid-adventure, crumbs like boulders, something far off enormous and asleep' },
      ],
      light: [
        {
          text: 'a slat of afternoon through a door ajar, dust like snow',
          says: { place: 'indoor', time: 'day' },
          somewhere: true,
        },
        {
          text: 'torch beam from under a blanket, orange at the rim',
          says: { light: 'lamp', place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'sky glow through glass, cool, a warm kitchen at its back',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'brightness comes in very low at one side, making long giants of small things' },
      ],
      camera: [
        { text: '24 mm almost touching the ground' },
        { text: '35 mm macro, ground height, distance dissolved' },
        { text: 'wide, tilted up, hero-sized' },
      ],
      composition: [
        { text: 'tiny, right of middle, vast ground ahead', says: { shows: 'figure' } },
        { text: 'seen between two blurred uprights' },
        { text: 'low horizon, ordinary things as mountains', says: { shows: 'figure' } },
      ],
      palette: [
        { text: 'parquet amber, slipper red, dusk' },
        { text: 'wet leaf, rust, pewter' },
        { text: 'wool, lamplight, plum' },
      ],
      mood: [{ text: 'brave' }, { text: 'after bedtime', says: { time: 'night' } }, { text: 'on a mission' }],
      style: [
        { text: 'adventure-film frame in miniature' },
        { text: 'storybook still, shallow focus' },
        { text: 'family-film insert, fine grain' },
      ],
      motion: [{ text: 'a marble rolling into shot' }, { text: 'something light settling after a landing' }],
      negative: [{ text: 'no oversized thumbs' }, { text: 'no full-size giveaway' }],
    },
    {
      setting: [
        {
          text: 'crossing a rug during a thunder-grey afternoon, blocks fallen like a ruined town',
          says: { place: 'indoor', time: 'day' },
          somewhere: true,
        },
        { text: 'mid-tea with guests of every size, one chair tipped over', somewhere: true },
        {
          text: 'launched off a stack of books, string still attached',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'in the thick of a story only its owner could explain, something toppled, something still rolling',
        },
      ],
      light: [
        { text: 'a reading lamp as setting sun, long dark stripes over the ground', says: { light: 'lamp' } },
        {
          text: 'pale window high above, room falling away brown',
          says: { place: 'indoor', light: 'window' },
          somewhere: true,
        },
        { text: 'fairy bulbs out of focus, one near enough to matter', says: { light: 'lamp' } },
        { text: 'one small glow plays the part of a whole sky, dark stripes reaching past' },
      ],
      camera: [
        { text: '50 mm macro, one point sharp' },
        { text: '28 mm, carpet pile like grass', says: { place: 'indoor' }, somewhere: true },
        { text: '70 mm, something stretched across the near corner' },
      ],
      composition: [
        { text: 'procession winding into depth', needs: { count: 'many' } },
        {
          text: 'table edge cutting in, gap for the missing guest',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'diagonal leap, landing place visible', says: { shows: 'figure' } },
        { text: 'off to the right, clutter winding into depth' },
      ],
      palette: [
        { text: 'wool grey, brick block, butter' },
        { text: 'china blue, jam, walnut' },
        { text: 'paperback orange, night, tin' },
      ],
      mood: [{ text: 'heroic, slightly silly' }, { text: 'conspiratorial' }, { text: 'unstoppable' }],
      style: [
        { text: 'puppet-animation frame' },
        { text: 'playroom epic' },
        { text: 'seventies television colour' },
      ],
      negative: [{ text: 'no extra fingers' }, { text: 'no duplicated pieces' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'alone on white, its own small shadow the only neighbour', somewhere: true },
        { text: 'on bare boards, nothing else within reach', somewhere: true },
        { text: 'facing an empty wall, back turned to us', says: { shows: 'figure' }, somewhere: true },
        { text: 'bare of accessories, nothing else within reach' },
      ],
      light: [
        { text: 'single hard lamp, low' },
        { text: 'even paleness, no edge' },
        { text: 'thin glow from one side' },
      ],
      camera: [
        { text: '100 mm, far off', says: { shows: 'figure' } },
        { text: '50 mm, low' },
        { text: 'square-on, level' },
      ],
      composition: [
        { text: 'very small, bottom corner', says: { shows: 'figure' } },
        { text: 'dwarfed by blankness, dead centre', says: { shows: 'figure' } },
        { text: 'at one end of a void', says: { shows: 'figure' } },
        { text: 'off-axis, all the rest plain' },
      ],
      palette: [
        { text: 'red, white, one grey' },
        { text: 'ochre, fog' },
        { text: 'blue, bone, nothing else' },
      ],
      mood: [{ text: 'left behind' }, { text: 'droll' }, { text: 'quiet' }],
      style: [
        { text: 'deadpan miniature study' },
        { text: 'plain record, matte' },
        { text: 'graphic reduction' },
      ],
      negative: [{ text: 'no second toy', needs: { count: 'one' } }, { text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'one rounded piece of it, cropped out of context', says: { shows: 'face' }, somewhere: true },
        {
          text: 'seen straight from overhead, lying where it fell',
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: 'simplified to shape and paint' },
      ],
      light: [
        { text: 'flat, dull, unshaded' },
        { text: 'dim, one source' },
        { text: 'grazing, one plane lit' },
      ],
      camera: [{ text: 'macro, one sharp inch' }, { text: '85 mm, back' }, { text: 'plan view, plumb' }],
      composition: [
        { text: 'filling nearly all, edges cut', says: { shows: 'face' } },
        { text: 'peeking in, low' },
        { text: 'sliced by the border, rest bare', says: { shows: 'face' } },
      ],
      palette: [{ text: 'yellow, ink' }, { text: 'mint, milk' }, { text: 'wood, chalk' }],
      mood: [{ text: 'shy' }, { text: 'still' }, { text: 'amused' }],
      style: [
        { text: 'poster simplicity' },
        { text: 'abstract crop, matte' },
        { text: 'toybox still, pale' },
      ],
      negative: [{ text: 'nothing to scale it' }],
    },
  ],
};
