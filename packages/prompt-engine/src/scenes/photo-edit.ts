import type { KindScenes } from './scene.ts';

/** An uploaded photograph to edit: what stays first, then what changes, then light and camera that agree. */
export const photoEdit: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'face, hairline, expression and pose kept exactly as uploaded, skin texture included; only what these words name is changed, finished to studio standard',
        },
        {
          text: 'every feature of the upload preserved, face, hairline, expression and pose untouched; the named change made cleanly up to its edges',
        },
        {
          text: 'identity held point for point, face, hairline, expression, pose; background and objects altered only where asked',
        },
      ],
      light: [
        {
          text: 'one broad key matched to the direction already on the subject, fill kept a stop lower, shadow edges agreeing',
        },
        {
          text: 'new areas lit from the same side as the original, equal softness, equal colour temperature',
        },
        { text: 'existing catchlights and nose shadow respected, changed parts given the same contrast' },
      ],
      camera: [
        {
          text: 'original lens height, distance and perspective retained, sharpness equal in old and new areas',
        },
        { text: "the upload's focal length and horizon kept, depth of field continued across the change" },
        { text: 'same crop and camera position as the upload, grain matched throughout' },
      ],
      composition: [
        { text: 'subject in its original place and scale, edges around hair left natural' },
        { text: 'original crop kept, changed area completed to the margins' },
        { text: 'proportions unaltered, straight lines still straight beside the subject' },
      ],
      palette: [
        { text: 'original skin and cloth colours, neutral grey, clean white' },
        { text: "true skin tone, the upload's own clothes colour, soft stone" },
        { text: 'upload colours unchanged, new parts a shade quieter' },
      ],
      mood: [{ text: 'faithful' }, { text: 'clean' }, { text: 'natural' }],
      style: [
        { text: 'retouched studio photograph, invisible joins' },
        { text: 'high-end portrait retouch, texture intact' },
        { text: 'commercial composite, single-exposure look' },
      ],
      negative: [
        { text: 'no smoothing of skin, no reshaping' },
        { text: 'no new people, no text' },
        { text: 'no altered eyes or teeth' },
      ],
    },
    {
      setting: [
        {
          text: 'kept as uploaded in face, hairline, expression and pose, age included; the requested alteration carried out with measured restraint',
        },
        {
          text: 'locked to the upload for face, hairline, expression, pose and hands; only the requested part rebuilt to match',
        },
        {
          text: 'held constant in face, hairline, expression and pose; the requested part replaced like for like in scale and texture',
        },
      ],
      light: [
        {
          text: 'overall exposure equalised, the original light direction continued through every altered part',
        },
        { text: "shadow under and beside the subject rebuilt from the upload's own light, density the same" },
        {
          text: 'colour temperature taken from the upload, highlights in altered parts kept below the original ones',
        },
      ],
      camera: [
        {
          text: 'identical viewpoint, identical perspective lines, resolution consistent from corner to corner',
        },
        { text: 'lens character of the upload repeated in altered parts, no change of height' },
        { text: 'tonal grain and sharpness copied from the upload, edges neither softer nor harder' },
      ],
      composition: [
        { text: 'framing identical, alteration confined to its own outline, margins untouched' },
        { text: 'balance of the upload respected, altered part no brighter than the subject' },
        { text: "subject's size and place untouched, altered part ending at natural boundaries" },
      ],
      palette: [
        { text: 'upload palette retained, neutral black, clean grey' },
        { text: 'natural tones as uploaded, one requested colour' },
        { text: 'original hues, corrected white balance, quiet grey' },
      ],
      mood: [{ text: 'discreet' }, { text: 'accurate' }, { text: 'consistent' }],
      style: [
        { text: 'archival restoration standard, photographic grain kept' },
        { text: 'catalogue retouch, documented and reversible' },
        { text: 'passport-honest retouch, high resolution' },
      ],
      negative: [
        { text: 'no beautifying, no added makeup' },
        { text: 'no cropped limbs, no halo around hair' },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'likeness first: face, hairline, gaze and pose are those in the source picture, unaltered; round them the asked-for world grows, lived in, with something near and something far',
        },
        {
          text: 'the source person or thing carried over whole, face and pose included, likeness intact; what was asked surrounds it like a real location',
        },
        {
          text: 'nothing about face, hairline, look or pose moves away from the source; the asked-for scene wraps round it, weather and all',
        },
      ],
      light: [
        {
          text: "surroundings take their glow's angle off the cheek or flank already in the source, a thin bounce tying both together",
        },
        { text: 'ambience borrowed: brightest where the source was brightest, far depths sinking two stops' },
        {
          text: 'whatever glows in the new place falls where the source already shows it, spill touching shoulders and hair',
        },
      ],
      camera: [
        {
          text: 'source viewpoint honoured, deeper space opening behind it at the same eye line, gentle falloff',
        },
        { text: 'horizon set where the source puts it, near blur and far haze added in step' },
        { text: 'apparent lens of the source continued into a deeper place, slight film halation' },
      ],
      composition: [
        {
          text: 'source figure where it was, near dark shapes added along one border, distance opening opposite',
        },
        { text: 'space widened to one side only, likeness never shrinking below the source' },
        { text: 'foreground layer out of focus at the bottom, likeness crisp, depth beyond' },
      ],
      palette: [
        { text: 'graded toward teal shade and amber, complexion left alone' },
        { text: 'dusk blue, ember, whatever the source wears' },
        { text: 'bottle green, rust, complexion true' },
      ],
      mood: [{ text: 'lived in' }, { text: 'believable' }, { text: 'story begun' }],
      style: [
        { text: 'film-still finish over a real exposure' },
        { text: 'location-shoot look, 35 mm colour negative' },
        { text: 'unit-stills realism, fine grain' },
      ],
      motion: [{ text: 'loose cloth stirring, likeness steady' }],
      negative: [
        { text: 'no swapped face, no second self' },
        { text: 'no plastic complexion' },
        { text: 'no pasted look along hair' },
      ],
    },
    {
      setting: [
        {
          text: 'same face, same hairline, same pose as the source, down to small flaws; the asked-for alteration treated as though it had been there on the day',
        },
        {
          text: 'exact likeness carried into the asked-for moment, face and pose first, surroundings answering with dust, reflections, use',
        },
        {
          text: 'true to the source in face, hairline, look and pose; the asked-for alteration worn in, never brand-new',
        },
      ],
      light: [
        {
          text: 'one found glow, its angle agreed with the source, colour spilling faintly onto what was kept',
        },
        { text: 'bounce off the new surroundings tints only outer rims, interior tones held' },
        { text: 'haze and glow thicken with distance while the kept parts stay clear' },
      ],
      camera: [
        { text: "handheld feel at the source's own height, no wider, motion blur reserved for surroundings" },
        { text: 'same closeness as the source, background dissolving sooner than before' },
        { text: 'slightly anamorphic stretch to far highlights only, the kept parts undistorted' },
      ],
      composition: [
        { text: 'likeness off-centre if it was so, new depth leading past it' },
        { text: 'crossing shapes near, never over the face' },
        { text: 'surroundings weighted to the emptier side, likeness anchoring the other' },
      ],
      palette: [
        { text: 'warm practical amber, cool far blue, kept complexion' },
        { text: 'faded coral, slate, source clothing as is' },
        { text: 'smoke, brass, honest complexion' },
      ],
      mood: [{ text: 'as if there' }, { text: 'candid' }, { text: 'unforced' }],
      style: [
        { text: 'documentary frame, available glow' },
        { text: 'period-correct print matched to the ask' },
        { text: 'road-film still, soft halation' },
      ],
      negative: [{ text: 'no drifting likeness' }, { text: 'no extra fingers, no twin' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'face, hairline, expression, pose stay; one change, as asked' },
        { text: 'all else as it is, face and pose first' },
        { text: 'nothing but the asked change, face and pose as before' },
      ],
      light: [
        { text: 'its own, unchanged' },
        { text: 'left as found, no relight' },
        { text: 'as before, not one stop different' },
      ],
      camera: [{ text: 'untouched view, no recrop' }, { text: 'as shot' }, { text: 'no shift in angle' }],
      composition: [
        { text: 'as it was, no more added' },
        { text: 'same place, same size' },
        { text: 'plain ground if any is asked' },
      ],
      palette: [
        { text: 'its own two tones, white' },
        { text: 'unshifted, one neutral' },
        { text: 'its own colours, ungraded' },
      ],
      mood: [{ text: 'honest' }, { text: 'quiet' }, { text: 'small' }],
      style: [
        { text: 'plain snapshot, unretouched feel' },
        { text: 'straight print' },
        { text: 'untreated photo' },
      ],
      negative: [{ text: 'no other edit, no filter' }, { text: 'no invented detail' }],
    },
    {
      setting: [
        { text: 'face, hairline, expression, pose fixed; then one plain ground if asked' },
        { text: 'stripped of clutter, face and pose unmoved' },
        { text: 'one edit, face and pose exactly there' },
      ],
      light: [
        { text: 'as given, only simpler ground' },
        { text: 'one source, whichever it had' },
        { text: 'flat where new, untouched where old' },
      ],
      camera: [
        { text: 'given angle, given height' },
        { text: 'nothing reframed' },
        { text: 'given distance, no zoom' },
      ],
      composition: [
        { text: 'person or thing unmoved, empty ground' },
        { text: 'same spot, fewer things near' },
        { text: 'margin blank, no shift' },
      ],
      palette: [
        { text: 'as given, bone ground' },
        { text: 'white, its own darks' },
        { text: 'pale grey, no tint' },
      ],
      mood: [{ text: 'bare' }, { text: 'calm' }, { text: 'plain' }],
      style: [
        { text: 'cut-out on plain stock' },
        { text: 'contact-sheet honesty' },
        { text: 'simple print, as shot' },
      ],
      negative: [{ text: 'no restyling, no props' }, { text: 'nothing moved' }],
    },
  ],
};
