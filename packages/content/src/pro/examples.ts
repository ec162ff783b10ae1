/** A worked example of the library's second tab. */
export interface LibraryExampleEntry {
  readonly id: string;
  readonly title: string;
  /** What to look at in it, in a sentence or two. */
  readonly note: string;
  readonly prompt: string;
  /** What the finished picture shows, subject first, in one line: the frame is drawn from it. */
  readonly scene: string;
}

/** Three, each an edit of an uploaded photo that keeps the face. */
export const LIBRARY_EXAMPLES: readonly LibraryExampleEntry[] = [
  {
    id: 'art-gallery',
    title: 'Art gallery self-portrait',
    note: 'The face is locked first and then asked for a second time, in paint. Because both are named as one face, the model copies it twice instead of inventing another sitter for the canvas.',
    prompt:
      'Keep the face shape, features, hairline, skin texture, age and expression of the person in the uploaded photo exactly as they are. They stand in a quiet white museum gallery before their own likeness in oils, larger than life in a thin black frame, body turned three quarters to the canvas, face looking back over the near shoulder. The painted face is the same face with the same expression, laid down in visible brushstrokes. Dress them in a charcoal wool coat, and paint the coat as well. Track lights above the wall are the only source, soft ovals falling down the plaster, one warm pool on the canvas, a paler one on the boards at their feet. 28 mm, f/5.6, camera at chest height, verticals straight. Full length, figure right of centre and two thirds of the frame high, the canvas in the left half at eye height, the floor in the foreground empty. Plaster white, graphite, oak, one red. Private and amused. Contemporary museum photograph, fine natural grain. No other visitors, no wall labels, no glass over the canvas.',
    scene:
      'a woman in a dark coat standing in a museum gallery, framed picture on the wall, plaster white and graphite',
  },
  {
    id: 'glowing-moon',
    title: 'Lifting the glowing moon',
    note: 'The moon is the weight and the lamp at once, so nothing else has to explain the light. The pale grass is there to bounce some of it back: without that phrase the face would go dark.',
    prompt:
      'Keep the face shape, features, hairline, skin texture, age and expression of the person in the uploaded photo exactly as they are, the clothes as well. They lift a full moon three metres wide overhead as if it weighed nothing, arms straight, palms open, feet apart, knees a little bent, chin level, eyes straight ahead, on the crest of a bare hill at night. The moon is the only source: cool, broad light from directly above, bright on palms and forearms, soft on hair and shoulders, falling off to shadow below the knees; pale dry grass bounces enough of it up to show the face. 35 mm, f/4, camera at knee height. Symmetrical, full length: figure in the centre of the frame, the moon filling the upper half with its whole edge inside, a low horizon, sky empty at both sides. Ink blue, chalk, straw. Easy, impossible. Film photograph with fine grain, craters sharp. No second moon, no cables, no text, five fingers on each hand.',
    scene:
      'a man, arms raised, lifting the full moon above a night field, moonlight from above, in the centre',
  },
  {
    id: 'movie-scene',
    title: 'Movie scene',
    note: 'Read it as a shot list: who stays, where the car has stopped, where the sun is, and then the camera that could have seen it. The low sun comes in through the windscreen, so that a view from the side still has light on the face.',
    prompt:
      'Keep the face shape, features, hairline, skin texture, age and expression of the person in the uploaded photo exactly as they are. Seat them at the wheel of a small red coupe halted at a desert border crossing in 1968, one elbow on the open window, a folded map on the dashboard, face turned from the barrier towards the viewer. Dress them in a cream knitted shirt. The sun sets at the far left, low, hard and orange, through the windscreen onto the face and along the door in one long reflection; pale sand bounces a little light into the shadow side. 70 mm anamorphic, f/4, camera at door height, dead side-on. The car takes the lower half of the frame, the face on the right third, the painted road edge as a base line, the striped barrier blurred at the far left, the upper half left to the sky. Rust, slate, headlight white, one signal red. Almost away. European road film, colour negative, fine grain. No other cars, no lettering on plate or signs, no black bars.',
    scene: 'a red coupe on a desert road at dusk, setting sun at left, long shadow, slate and rust',
  },
];
