import type { KindScenes } from './scene.ts';

/** Planets, stars, nebulae and craft-free space: one star as key, black kept black. */
export const space: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'recorded as an observatory plate, the whole object complete from edge to edge, field stars kept faint',
        },
        {
          text: 'presented like a museum model, isolated, turned so that its surface features explain themselves',
        },
        { text: '{place}, recorded complete, surface features turned to explain themselves' },
      ],
      light: [
        { text: 'strongest part held below white, a clean fall from there to dark, no fill' },
        { text: 'radiance opened in measured steps, core or limb keeping its detail' },
        {
          text: 'brightest quarter at upper left, relief raised where bright meets dark, the far side just separate',
        },
        { text: 'thin bright edge at the right, the rest just separate from black' },
      ],
      camera: [
        { text: 'long-focus refractor, tracked exposure, stacked from two hundred plates' },
        { text: '2,000 mm mirror telescope, f/8, equatorial mount' },
        { text: 'orbital survey camera, narrow field, lens axis square to the disc' },
      ],
      composition: [
        { text: 'centred, two thirds of the height, equal black margins' },
        { text: 'body on the left third, long empty field at the right' },
        { text: 'axis tilted a few degrees, full outline inside the picture' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ochre, bone, slate, black' },
        { text: 'sulphur, rust, ash, ink' },
        { text: 'pale cyan, cream, graphite' },
      ],
      mood: [{ text: 'exact' }, { text: 'impartial' }, { text: 'silent' }],
      style: [
        { text: 'observatory archive photograph' },
        { text: 'planetary-survey mosaic, calibrated colour' },
        { text: 'astronomical glass plate, early century' },
      ],
      negative: [{ text: 'no lens flare' }, { text: 'no lettering' }],
    },
    {
      setting: [
        {
          text: 'laid out at true scale beside its nearest companion, distances shortened, surfaces legible',
          somewhere: true,
        },
        { text: 'described by layers, rim, mid-tones and core each given its own clear zone' },
      ],
      light: [
        { text: 'brightness weighted to the left, the right side black with one faint reflected edge' },
        { text: 'separate exposures for warm and cool parts, dust in open grey' },
        { text: 'twin sources of unequal warmth, left cool, right amber, each with its own edge' },
      ],
      camera: [
        { text: 'narrow-band filters, three exposures registered, tracked mount' },
        { text: '800 mm astrograph, f/4, corners corrected' },
        { text: 'probe camera, 500 mm, square pixels, no distortion' },
      ],
      composition: [
        { text: 'main body at upper left, clear diagonal to the lower right' },
        { text: 'concentric zones about the centre, margins even' },
        { text: 'layered bands parallel with the lower edge' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'hydrogen red, oxygen teal, dust brown' },
        { text: 'iron, frost, lemon, black' },
        { text: 'copper, bone, deep navy' },
      ],
      mood: [{ text: 'lucid' }, { text: 'orderly' }, { text: 'immense' }],
      style: [
        { text: 'deep-sky catalogue plate' },
        { text: 'science-journal colour composite' },
        { text: 'planetarium dome photograph' },
      ],
      negative: [{ text: 'no text' }, { text: 'no repeated star patterns' }],
    },
    {
      setting: [
        {
          text: 'built as a tabletop study, plaster and pigment under one bulb, edges crisp in a black room',
          says: { light: 'studio' },
        },
        { text: 'shown as a calibrated globe or cloud, each region graded separately, background even' },
      ],
      light: [
        { text: 'one bare source at the left, cut by a flag so that the right falls off completely' },
        {
          text: 'rim from upper right, a trace of bounce on the left, black velvet beyond',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '120 mm macro, f/22, focus-stacked, tripod' },
        { text: '100 mm, f/16, axis level with the equator' },
        { text: '150 mm on 6x7, f/32, long bellows' },
      ],
      composition: [
        { text: "full outline centred, a palm's width of black on each side" },
        { text: 'upper left weighting, lower right given to black' },
        { text: 'weighted left, one clear margin at the right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'plaster, umber, cobalt, black' },
        { text: 'chalk, brick, verdigris' },
        { text: 'sand, smoke, silver' },
      ],
      mood: [{ text: 'tactile' }, { text: 'studied' }, { text: 'concentrated' }],
      style: [
        { text: 'science-museum model photograph' },
        { text: 'encyclopaedia plate, 1960s' },
        { text: 'lecture-slide transparency' },
      ],
      negative: [{ text: 'no visible stand' }, { text: 'no wrinkled cloth' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'met through a porthole rimmed with frost, a gloved thumb wiping it clear, the deck humming',
          somewhere: true,
        },
        {
          text: 'found at the end of a long burn, hull plates scarred, one antenna bent across the view',
          somewhere: true,
        },
        { text: '{place}, past {prop}, the radio giving only static' },
        {
          text: 'rising over a ridge of grey rubble, two bootprints leading up to where we stand',
          somewhere: true,
        },
        { text: 'met after a long crossing, instruments ticking, one antenna bent into the view' },
      ],
      light: [
        { text: 'glare breaks past a dark rim, everything nearer sunk in blue-black' },
        { text: 'instrument glow on knuckles, the true blaze beyond the glass', says: { light: 'screen' } },
        { text: 'a low hard star behind us throws our own long shade toward it', says: { light: 'stars' } },
        { text: 'reflected glow from beneath turns near metal amber, upper parts lost' },
      ],
      camera: [
        { text: '35 mm anamorphic, dark hardware blurred near' },
        { text: '24 mm, close to scarred metal or rubble, kept sharp' },
        { text: '135 mm past a drifting tether, planes stacked' },
      ],
      composition: [
        { text: 'thing itself swelling in from top right, cut by a dark rim' },
        { text: 'tiny speck of a craft at bottom left for scale, everything else it' },
        { text: 'something looping near, the far curve tilting away' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'frost blue, visor amber, soot' },
        { text: 'ember, cold teal, hull white' },
        { text: 'sodium gold, violet, charcoal' },
      ],
      mood: [{ text: 'first sighting' }, { text: 'far from home' }, { text: 'awe' }],
      style: [
        { text: '1970s science-fiction feature, model work on 65 mm film' },
        { text: 'mission diary, 16 mm reversal' },
        { text: 'hard-science drama frame, halation' },
      ],
      motion: [
        { text: 'tether uncoiling slowly' },
        { text: 'frost creeping over the glass' },
        { text: 'dust lifting without falling' },
      ],
      negative: [{ text: 'no lettered hulls' }],
    },
    {
      setting: [
        {
          text: 'falling toward it with engines dead, dust ticking on the hull, somebody counting under their breath',
          somewhere: true,
        },
        { text: 'passed at dangerous speed, ice fragments tumbling between us and it', somewhere: true },
        {
          text: 'watched during the quiet shift, coffee bulb adrift, boots hooked beneath a rail',
          somewhere: true,
        },
        {
          text: 'come near enough to be dangerous, dust ticking on metal, somebody counting under their breath',
        },
      ],
      light: [
        { text: 'brightness creeping along a torn edge, fragments flaring as they turn' },
        { text: 'a thin ring of brightness round a dark middle' },
        { text: 'red emergency strips inside, white blaze outside', says: { light: 'lamp' } },
        { text: 'small flickers far beneath, slow and soundless' },
      ],
      camera: [
        { text: '18 mm, helmet-mounted, breath fogging the border' },
        { text: '200 mm through drifting ice, near pieces streaked' },
        { text: '50 mm wide open, cabin clutter floating out of focus' },
      ],
      composition: [
        { text: 'near pieces crossing on a diagonal, the giant edge beyond' },
        { text: 'bright arc rolling over the top third, void beneath' },
        { text: 'dark rail at one side, the blaze at the other' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'emergency red, ice, black' },
        { text: 'molten gold, cobalt, ash' },
        { text: 'storm ochre, mint, midnight' },
      ],
      mood: [{ text: 'no way back' }, { text: 'weightless dread' }, { text: 'night shift' }],
      style: [
        { text: 'survival thriller still, large-gauge film' },
        { text: 'deep-space horror frame, underexposed' },
        { text: 'space-race documentary blow-up' },
      ],
      motion: [{ text: 'ice tumbling end over end' }, { text: 'cabin clutter drifting' }],
      negative: [{ text: 'no laser beams' }],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        {
          text: "from a mountain road, tripod legs in the gravel, a friend's torch dimmed red",
          somewhere: true,
        },
        {
          text: 'from the roof of a shuttered observatory, dry grass ticking, a dog asleep in the car',
          somewhere: true,
        },
        { text: 'over a drowned village, church spire, frogs going quiet', somewhere: true },
        { text: "seen with the naked eye, gravel underfoot, a friend's torch dimmed red" },
      ],
      light: [
        { text: 'a red torch at knee height, everything overhead doing the rest', says: { light: 'lamp' } },
        { text: 'faint green airglow along the ridge, far town staining one corner' },
        { text: 'meteor scratch burning out, faces caught looking elsewhere', needs: { time: 'night' } },
      ],
      camera: [
        { text: '14 mm, f/2.8, near ground sharp beside the lens' },
        { text: '24 mm, twenty-five seconds, dark uprights leaning in' },
        { text: '70 mm, tracked, skyline softened by drift' },
      ],
      composition: [
        { text: 'skyline and people at bottom, huge reach tipping over them' },
        { text: 'one dark spike piercing into it, off to one side' },
        { text: "friend's dim shape near, the far blaze top right" },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'torch red, blue-black, ash' },
        { text: 'airglow green, pine, plum' },
        { text: 'spire grey, gold dust, ink' },
      ],
      mood: [{ text: 'dwarfed' }, { text: 'whispering' }, { text: 'wide awake' }],
      style: [
        { text: 'night-sky travelogue frame' },
        { text: 'campsite film diary, pushed stock' },
        { text: 'rural mystery still' },
      ],
      motion: [{ text: 'drift trailing' }, { text: 'torch dipping' }, { text: 'meteor fading' }],
      negative: [{ text: 'no oversized moon' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one disc, black, no more', somewhere: true },
        { text: 'a thin arc on black', somewhere: true },
        { text: 'one point of white, nothing near', somewhere: true },
        { text: 'whole, black all round' },
      ],
      light: [
        { text: 'single side source, hard' },
        { text: 'own dim glow, no fill' },
        { text: 'barely a rim, else dark' },
      ],
      camera: [{ text: 'far telescope, dead on' }, { text: 'widest view' }, { text: 'tight crop, one limb' }],
      composition: [
        { text: 'low left, rest void' },
        { text: 'entering top right only' },
        { text: 'pin-sized, dead centre' },
      ],
      palette: [
        { text: 'black, bone' },
        { text: '{colour1}, {colour2}, black' },
        { text: 'ink, one rust note' },
      ],
      mood: [{ text: 'silence' }, { text: 'alone' }, { text: 'cold' }],
      style: [
        { text: 'silver print, matte' },
        { text: 'graphic two-tone print' },
        { text: 'early space-age stamp design' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'reduced to one curve and its dark' },
        { text: 'nothing but surface, cropped flat', somewhere: true },
        { text: 'whole, small, unaccompanied' },
      ],
      light: [
        { text: 'low grazing source, one seam' },
        { text: 'thin, even, without highlights' },
        { text: 'lit from below, faintly' },
      ],
      camera: [
        { text: 'orbital view, straight down' },
        { text: 'long lens, flat' },
        { text: 'wide, empty, level' },
      ],
      composition: [
        { text: 'curve corner to corner' },
        { text: 'tone to three edges' },
        { text: 'weight in the upper third, void under' },
      ],
      palette: [
        { text: 'grey, black' },
        { text: '{colour1}, {colour2}, bone' },
        { text: 'chalk, deep blue' },
      ],
      mood: [{ text: 'mute' }, { text: 'remote' }, { text: 'austere' }],
      style: [
        { text: 'screenprint-like study' },
        { text: 'photogravure' },
        { text: 'blueprint-plain print' },
      ],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'only a few points, joined by nothing', somewhere: true },
        { text: 'one faint smudge in a blank field', somewhere: true },
        { text: 'empty, except where it bends', somewhere: true },
        { text: 'beyond reach, unaccompanied' },
      ],
      light: [
        { text: 'pinpricks, none dominant' },
        { text: 'fading outward, no centre' },
        { text: 'a pale hint, sourceless' },
      ],
      camera: [
        { text: 'wide field, no foreground' },
        { text: 'naked-eye view' },
        { text: 'single long plate' },
      ],
      composition: [
        { text: 'scattered thin, mostly void' },
        { text: 'off-axis, coin-sized' },
        { text: 'lower right, rest plain' },
      ],
      palette: [{ text: 'navy, milk' }, { text: '{colour1}, {colour2}, ink' }, { text: 'coal, one amber' }],
      mood: [{ text: 'patience' }, { text: 'hush' }, { text: 'unknowable' }],
      style: [{ text: 'star-chart-plain print' }, { text: 'duotone page' }, { text: 'pinprick paper study' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
