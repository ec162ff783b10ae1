import type { Fault } from './fault.ts';

const ENGINE = 'packages/prompt-engine/src';

/** Faults of the packages that read, write and draw. */
export const ENGINE_FAULTS: readonly Fault[] = [
  // Metadata
  {
    breaks: 'a broken segment of a JPEG does not end its reading',
    file: 'packages/image-metadata/src/containers/jpeg.ts',
    from: 'if (end < start + 4 || end > bytes.length) continue;',
    to: 'if (end < start + 4 || end > bytes.length) return;',
    test: 'packages/image-metadata/src/containers/read-container.test.ts',
  },
  // The engine
  {
    breaks: 'light follows the hour',
    file: `${ENGINE}/shot/light/light-of-hour.ts`,
    from: '    (isSoftened ? where.weatherRow : where.time) ??\n    where.time ??\n',
    to: '    (isSoftened ? where.weatherRow : undefined) ??\n',
    test: `${ENGINE}/write/compose.test.ts`,
  },
  {
    breaks: 'what the words rule out stays out',
    file: `${ENGINE}/shot/agreement/keep-out.ts`,
    from: '  if (ruled.length > 0) {',
    to: '  if (ruled.length > 99) {',
    test: `${ENGINE}/write/compose.test.ts`,
  },
  {
    breaks: 'a picture graded to night is dark',
    file: `${ENGINE}/draw/grading.ts`,
    from: 'tint:0.8 exposure:0.42 contrast:1.16 saturation:0.7',
    to: 'tint:0.8 exposure:1 contrast:1.16 saturation:0.7',
    test: `${ENGINE}/draw/grading.test.ts`,
  },
  {
    breaks: 'black and white has no colour',
    file: `${ENGINE}/draw/grading.ts`,
    from: 'greyscale|grayscale = saturation:0 lights',
    to: 'greyscale|grayscale = saturation:1 lights',
    test: `${ENGINE}/draw/grading.test.ts`,
  },
  {
    breaks: 'how a film is shot is no shot of it',
    file: `${ENGINE}/video/idea/pieces.ts`,
    from: 'if (LOOPS.test(piece) || TECHNIQUE.test(piece) || VANTAGE.test(piece) || FROM.test(piece)) return true;',
    to: '',
    test: `${ENGINE}/video/idea/pieces.test.ts`,
  },
  {
    breaks: 'what is lettered is not kept out of the picture',
    file: `${ENGINE}/shot/agreement/keep-out.ts`,
    from: '  if (scene.lettering.length > 0)\n    return {',
    to: '  if (scene.lettering.length > 99)\n    return {',
    test: `${ENGINE}/write/compose.test.ts`,
  },
  {
    breaks: 'a place has nothing in it that the words rule out',
    file: `${ENGINE}/shot/agreement/excluded.ts`,
    from: '  return scene.excluded.some((words) => {',
    to: '  return scene.excluded.slice(99).some((words) => {',
    test: `${ENGINE}/write/compose.test.ts`,
  },
  // Drawing
  {
    breaks: 'red is drawn red and blue blue',
    file: `${ENGINE}/oklab.ts`,
    from: 'labOfLinear(LINEAR[value >> 16] ?? 0, LINEAR[(value >> 8) & 255] ?? 0, LINEAR[value & 255] ?? 0)',
    to: 'labOfLinear(LINEAR[value & 255] ?? 0, LINEAR[(value >> 8) & 255] ?? 0, LINEAR[value >> 16] ?? 0)',
    test: `${ENGINE}/draw/draw.test.ts`,
  },
  {
    breaks: 'a thing without a drawing is a shape with its word on it',
    file: `${ENGINE}/draw/layout/plain-shape.ts`,
    from: '    .slice(0, LONGEST)\n',
    to: '    .slice(0, 0)\n',
    test: `${ENGINE}/draw/draw.test.ts`,
  },
  {
    breaks: 'as many are drawn as there are',
    file: `${ENGINE}/draw/layout/groups.ts`,
    from: '  if (count <= 1) return',
    to: '  if (count <= 2) return',
    test: `${ENGINE}/draw/draw.test.ts`,
  },
  {
    breaks: 'night is dark',
    file: `${ENGINE}/draw/tones.ts`,
    from: "  if (daytime === 'night')\n",
    to: "  if (daytime === 'night' && weather === 'wind')\n",
    test: `${ENGINE}/draw/tones.test.ts`,
  },
  {
    breaks: 'a palette follows the colours that are named',
    file: `${ENGINE}/draw/tones.ts`,
    from: '  if (named.length === 0) return base;',
    to: '  if (named.length < 99) return base;',
    test: `${ENGINE}/draw/draw.test.ts`,
  },
  {
    breaks: 'a thing has the colour that the words give it',
    file: `${ENGINE}/draw/layout/actors.ts`,
    from: '    namedColour(colour ?? (isActor(shape)',
    to: '    namedColour((colour && undefined) ?? (isActor(shape)',
    test: `${ENGINE}/draw/tones.test.ts`,
  },
  {
    breaks: 'it rains in the picture',
    file: `${ENGINE}/draw/places/terrain.ts`,
    from: "  if (weather === 'rain' || weather === 'storm') {\n    let d",
    to: "  if (weather === 'storm') {\n    let d",
    test: `${ENGINE}/draw/tones.test.ts`,
  },
];
