import { type Field, type Loss, lossOf } from '../prompt.ts';
import { toNumber } from '../scan/characters.ts';
import type { CaptionBox, CaptionInput, CaptionLettering, CaptionThing } from './caption-input.ts';
import { joinPhrases, toHex } from './caption-input.ts';

/** A caption's fields in the form that all captions share; keys that nobody knows are lost. */
export function fromFields(fields: readonly Field[]): {
  readonly input: CaptionInput;
  readonly losses: readonly Loss[];
} {
  const textsOf = (role: Field['role']): string[] =>
    fields.filter((field) => field.role === role).map((field) => field.text);
  const palette = textsOf('palette');
  const { things, texts } = gather(fields);
  const input: CaptionInput = {
    subject: joinPhrases(textsOf('summary'), ' '),
    things,
    texts,
    background: { setting: joinPhrases(textsOf('background')) },
    lighting: lightingOf(fields),
    camera: cameraOf(fields),
    composition: joinPhrases(textsOf('composition')),
    mood: joinPhrases(textsOf('mood')),
    medium: joinPhrases(textsOf('medium')),
    style: joinPhrases(textsOf('style')),
    colourScheme: joinPhrases(palette.filter((colour) => toHex(colour) === null)),
    palette: palette.filter((colour) => toHex(colour) !== null),
  };
  const unknown = fields.filter((field) => field.role === 'other');
  const why = 'The caption’s schema has no such key, so nobody can say where this belongs.';
  const losses = unknown.map(({ path, text }) =>
    lossOf([path === '' ? text : `${path}: ${text}`], why, null),
  );
  return { input, losses };
}

/** Without a number of its own a place, a colour or a lettering belongs to the picture. */
function gather(fields: readonly Field[]): {
  readonly things: readonly CaptionThing[];
  readonly texts: readonly CaptionLettering[];
} {
  const groups = new Map<number, Field[]>();
  for (const field of fields.filter(({ thing, role }) => thing >= 0 && role !== 'other')) {
    const group = groups.get(field.thing) ?? [];
    group.push(field);
    groups.set(field.thing, group);
  }
  const things: CaptionThing[] = [];
  const texts: CaptionLettering[] = [];
  for (const [, group] of [...groups].sort(([a], [b]) => a - b)) {
    const textOf = (role: Field['role']): string =>
      joinPhrases(group.filter((field) => field.role === role).map((field) => field.text));
    const box = boxOf(group);
    const common = { place: textOf('place'), ...(box === null ? {} : { box }) };
    const colours = group.filter(({ role }) => role === 'colours').map((field) => field.text);
    if (group.some(({ role }) => role === 'lettering')) {
      texts.push({
        content: textOf('lettering'),
        description: joinPhrases([textOf('subject'), ...colours]),
        ...common,
      });
    } else if (textOf('subject') !== '' || common.place !== '' || colours.length > 0) {
      const odd = colours.filter((colour) => toHex(colour) === null);
      const description = joinPhrases([textOf('subject'), ...odd]) || common.place || colours.join(', ');
      things.push({ description, colours, ...common });
    }
  }
  return { things, texts };
}

/** Ideogram's `[y_min, x_min, y_max, x_max]` in thousandths; null where it is not whole. */
function boxOf(group: readonly Field[]): CaptionBox | null {
  const numbers = group.filter(({ role }) => role === 'box').map(({ text }) => toNumber(text));
  const [top, left, bottom, right] = numbers.map((number) => (number ?? Number.NaN) / 1000);
  const isWhole = numbers.length === 4 && numbers.every((number) => number !== null);
  return isWhole && top !== undefined && left !== undefined && bottom !== undefined && right !== undefined
    ? { top, left, bottom, right }
    : null;
}

function endOfPath(field: Field): string {
  return field.path.slice(field.path.lastIndexOf('.') + 1);
}

function lightingOf(fields: readonly Field[]): NonNullable<CaptionInput['lighting']> {
  const light = fields.filter(({ role }) => role === 'lighting');
  const textOf = (...keys: string[]): string =>
    joinPhrases(light.filter((field) => keys.includes(endOfPath(field))).map((field) => field.text));
  return {
    conditions: textOf('lighting', 'conditions'),
    direction: textOf('direction'),
    shadows: textOf('shadows'),
  };
}

function cameraOf(fields: readonly Field[]): NonNullable<CaptionInput['camera']> {
  const camera = fields.filter(({ role }) => role === 'camera');
  const textOf = (...keys: string[]): string =>
    joinPhrases(camera.filter((field) => keys.includes(endOfPath(field))).map((field) => field.text));
  return {
    shot: textOf('photo', 'camera', 'focus'),
    angle: textOf('angle', 'camera_angle'),
    lens: textOf('lens', 'lens_focal_length'),
    depthOfField: textOf('depth_of_field'),
  };
}
