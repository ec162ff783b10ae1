import type { KindScenes } from './scene.ts';

/** 3D renders and game scenes: a virtual camera, named materials, one lighting rig. */
export const render: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'modelled as a finished asset on a neutral sweep, complete from base to top, seams and edges clean',
        },
        {
          text: 'set on a turntable plinth, materials assigned one to each part, nothing floating or intersecting',
        },
        { text: 'built as a tabletop diorama with {prop}, base trimmed to a clean square' },
      ],
      light: [
        {
          text: 'area light overhead, rim strip at rear right, dim fill from the left, soft ray-traced shadow',
        },
        { text: 'three-point rig: large key at the left, half-strength fill, narrow edge light' },
        { text: 'neutral studio environment map, even reflections, contact shadow short and clean' },
      ],
      camera: [
        { text: 'three-quarter view from slightly above, long virtual focal length, verticals parallel' },
        { text: 'orthographic three-quarter view, equal angles, no distortion' },
        { text: 'front view turned twenty degrees, long virtual focal length, everything sharp' },
      ],
      composition: [
        { text: 'centred, two thirds of the height, even margins on all sides' },
        { text: 'base on the lower fifth, full silhouette clear of the edges' },
        { text: 'model on the central axis, plain depth left and right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'clay, mint, warm grey' },
        { text: 'cobalt plastic, sand, white' },
        { text: 'terracotta, sage, cream' },
      ],
      mood: [{ text: 'tidy' }, { text: 'tactile' }, { text: 'inviting' }],
      style: [
        { text: 'physically based render, product-visualisation finish' },
        { text: 'asset-sheet render, clean topology' },
        { text: 'stylised toy-like render, matte materials' },
      ],
      negative: [
        { text: 'no clipping geometry, no noise' },
        { text: 'no interface, no text' },
        { text: 'no fused parts' },
      ],
    },
    {
      setting: [
        { text: 'displayed as a level-design model, floor plan readable, walls cut away on two sides' },
        { text: 'presented as a material study, roughness and gloss kept distinct part by part' },
      ],
      light: [
        { text: 'single directional light from the left, ambient occlusion in each recess, no black holes' },
        { text: 'soft dome light with one warm accent inside, values in four clear steps' },
      ],
      camera: [
        { text: 'isometric angle, thirty degrees, parallel projection, uniform scale' },
        { text: 'high three-quarter angle, orthographic, grid aligned with the edges' },
        { text: 'level eye height, moderate virtual focal length, f/16 equivalent' },
      ],
      composition: [
        { text: 'cut-away facing lower left, highest part at the upper right' },
        { text: 'square footprint centred, diamond margins equal' },
        { text: 'main volume left, smaller parts stepping down to the right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'slate, moss, ochre' },
        { text: 'lilac, coral, stone' },
        { text: 'copper, petrol, chalk' },
      ],
      mood: [{ text: 'ordered' }, { text: 'playful' }, { text: 'legible' }],
      style: [
        { text: 'environment-art key sheet' },
        { text: 'architectural-model render' },
        { text: 'low-noise global-illumination render' },
      ],
      negative: [{ text: 'no texture stretching' }, { text: 'no repeated props' }, { text: 'no logos' }],
    },
    {
      setting: [
        { text: 'exhibited as a maquette, one matte material throughout, colours limited to three' },
        { text: 'arranged for a portfolio turn, one hero angle, pedestal plain' },
      ],
      light: [
        { text: 'gallery spot from upper left, broad bounce from the floor, shadow to the right kept open' },
        { text: 'backlit cyclorama, bright rear field, front filled so that form still reads' },
      ],
      camera: [
        { text: 'bust-height virtual camera, 85 mm equivalent, minimal distortion' },
        { text: 'straight-on view, 70 mm equivalent, symmetrical alignment' },
      ],
      composition: [
        { text: 'hero form centred, pedestal cropped at the lower edge, clear field above' },
        { text: 'form on the right third facing into clear space' },
        { text: 'symmetrical presentation, equal air left and right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'plaster, umber, blue grey' },
        { text: 'bronze, bone, dark green' },
        { text: 'wax, rose, iron' },
      ],
      mood: [{ text: 'sculpted' }, { text: 'confident' }, { text: 'calm' }],
      style: [
        { text: 'digital-sculpt presentation render' },
        { text: 'collectible-maquette visualisation' },
        { text: 'character-art portfolio plate' },
      ],
      negative: [{ text: 'no wireframe overlay' }, { text: 'no floating particles' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'entered midway, something just triggered, embers or petals in the air, the way onward half hidden',
        },
        { text: 'come upon late, {prop} abandoned in the path, distant structures calling' },
        { text: 'caught at its busiest moment, something just knocked over, loose sheets in the air' },
      ],
      light: [
        { text: 'volumetric glow pours in past far silhouettes, near forms cool and dark' },
        { text: 'one emissive source deep in the scene, its bounce tinting everything it reaches' },
        { text: 'low sun through drifting particles, long shade reaching toward us', says: { light: 'sun' } },
        {
          text: 'lanterns strung into the distance, dark taking each in turn',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: "rain streaks picked out by one sign's emission",
          says: { light: 'neon' },
          needs: { weather: 'rain' },
        },
        {
          text: 'first sun spilling over the far rim, valley haze glowing',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: 'low follow camera, wide virtual lens, near debris softly blurred' },
        { text: 'over-the-shoulder distance, anamorphic stretch, handheld sway' },
        { text: 'crane move beginning, 24 mm equivalent, ground rushing under' },
      ],
      composition: [
        { text: 'path winding from bottom corner to a far beacon, subject off to one side' },
        { text: 'broken arch or branch near, depth stacked in four hazy layers' },
        { text: 'scale told by something tiny standing before something vast' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'teal shade, ember, bone' },
        { text: 'violet dusk, acid green, rust' },
        { text: 'jade fog, amber, charcoal' },
      ],
      mood: [{ text: 'quest' }, { text: 'hushed threat' }, { text: 'wonder' }],
      style: [
        { text: 'real-time engine cutscene frame, ray-traced' },
        { text: 'animated-feature colour script, final lighting' },
        { text: 'concept-art keyframe brought to 3D' },
      ],
      motion: [{ text: 'particles drifting past' }, { text: 'loose sheets settling' }],
      negative: [{ text: 'no HUD, no health bars' }, { text: 'no mirrored crowd' }],
    },
    {
      setting: [
        { text: "glimpsed through hanging vines or cables, machinery ticking, somebody's pack left behind" },
        { text: 'overrun by growth, roots through floor, one terminal or shrine yet awake' },
        { text: 'reached by a broken bridge, chains creaking, {prop} swaying over the drop' },
      ],
      light: [
        { text: 'broken beams slipping between obstacles, bright flecks travelling over surfaces' },
        { text: 'a cold emissive pulse answered by one ember-warm corner' },
        { text: 'glow rising out of the depths, upper structures lost' },
      ],
      camera: [
        { text: '35 mm equivalent, crouched, foliage brushing past' },
        { text: 'long virtual lens, haze compressing every layer' },
        { text: 'drone height, tilting down into the opening' },
      ],
      composition: [
        { text: 'tangled frame of dark shapes, one clear window beyond' },
        { text: 'subject far third, debris pulling diagonally' },
        { text: 'deep shaft dropping away, glow at bottom' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'moss, oxidised copper, ember' },
        { text: 'cyan pulse, rust, ink' },
        { text: 'ochre dust, plum, steel' },
      ],
      mood: [{ text: 'discovery' }, { text: 'unease' }, { text: 'long abandoned' }],
      style: [
        { text: 'adventure-game vista, stylised realism' },
        { text: 'feature-animation sequence still' },
        { text: 'matte-painted world, 3D projection' },
      ],
      motion: [{ text: 'vines swaying' }, { text: 'dust sifting down' }],
      negative: [{ text: 'no floating text' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one form, plain floor, no scene' },
        { text: 'untextured, alone, a blank ground' },
        { text: 'only its primary shapes, nothing added' },
      ],
      light: [
        { text: 'one soft dome, no rim' },
        { text: 'white ambient, thin contact dark' },
        { text: 'single small source, hard' },
      ],
      camera: [{ text: 'flat front view' }, { text: 'top-down, parallel' }, { text: 'far, narrow view' }],
      composition: [
        { text: 'small, low centre, rest empty' },
        { text: 'lower right, thumb-sized' },
        { text: 'fills it, two sides cropped' },
      ],
      palette: [{ text: 'white clay, one coral' }, { text: '{colour1}, white' }, { text: 'bone, ink' }],
      mood: [{ text: 'quiet' }, { text: 'plain' }, { text: 'light' }],
      style: [
        { text: 'matte clay study' },
        { text: 'flat-shaded, low poly count' },
        { text: 'paper-craft look' },
      ],
      negative: [{ text: 'no props, no ground texture' }, { text: 'nothing moving' }],
    },
    {
      setting: [
        { text: 'reduced to facets, nothing behind' },
        { text: 'one block and its absence' },
        { text: 'bare volume, single material' },
      ],
      light: [
        { text: 'two tones, lit and unlit' },
        { text: 'glow within, dark out' },
        { text: 'even, no bounce' },
      ],
      camera: [{ text: 'isometric, tiny' }, { text: 'level, dead on' }, { text: 'tight crop, one corner' }],
      composition: [
        { text: 'dead centre, wide void' },
        { text: 'high left, alone' },
        { text: 'seam off-axis, rest blank' },
      ],
      palette: [
        { text: 'grey, chalk' },
        { text: '{colour1}, {colour2}, chalk' },
        { text: 'black, one amber' },
      ],
      mood: [{ text: 'mute' }, { text: 'toy-like' }, { text: 'held' }],
      style: [
        { text: 'ambient-occlusion pass' },
        { text: 'single-shader study' },
        { text: 'voxel-plain study' },
      ],
      negative: [{ text: 'no decals, no grain' }, { text: 'no horizon' }],
    },
  ],
};
