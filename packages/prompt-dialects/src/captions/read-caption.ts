import type { CaptionDialect } from '../dialect.ts';
import { type Element, type FieldRole, type Loss, lossOf } from '../prompt.ts';
import { type JsonLeaf, readJsonLeaves } from '../read/json.ts';

/** By a path whose numbers are `*`; the part of it that a rule does not name may follow where it ends in `.`. */
const ROLES: Readonly<Record<CaptionDialect, Readonly<Record<string, FieldRole>>>> = {
  ideogram: {
    high_level_description: 'summary',
    'style_description.aesthetics': 'mood',
    'style_description.lighting': 'lighting',
    'style_description.photo': 'camera',
    'style_description.medium': 'medium',
    'style_description.art_style': 'style',
    'style_description.color_palette.*': 'palette',
    'compositional_deconstruction.background': 'background',
    'compositional_deconstruction.elements.*.bbox.*': 'box',
    'compositional_deconstruction.elements.*.desc': 'subject',
    'compositional_deconstruction.elements.*.text': 'lettering',
    'compositional_deconstruction.elements.*.color_palette.*': 'colours',
  },
  flux2: {
    scene: 'summary',
    'subjects.*.description': 'subject',
    'subjects.*.action': 'subject',
    'subjects.*.position': 'place',
    'subjects.*.color_palette.*': 'colours',
    style: 'style',
    'color_palette.*': 'palette',
    lighting: 'lighting',
    mood: 'mood',
    background: 'background',
    composition: 'composition',
    camera: 'camera',
    'camera.angle': 'camera',
    'camera.lens': 'camera',
    'camera.depth_of_field': 'camera',
  },
  fibo: {
    short_description: 'summary',
    context: 'summary',
    'objects.*.location': 'place',
    ...Object.fromEntries(
      `description relationship relative_size shape_and_color texture appearance_details number_of_objects pose
      expression clothing action gender skin_tone_and_texture orientation`
        .split(/\s+/u)
        .map((key): [string, FieldRole] => [`objects.*.${key}`, 'subject']),
    ),
    background_setting: 'background',
    'lighting.conditions': 'lighting',
    'lighting.direction': 'lighting',
    'lighting.shadows': 'lighting',
    'aesthetics.composition': 'composition',
    'aesthetics.color_scheme': 'palette',
    'aesthetics.mood_atmosphere': 'mood',
    'photographic_characteristics.depth_of_field': 'camera',
    'photographic_characteristics.focus': 'camera',
    'photographic_characteristics.camera_angle': 'camera',
    'photographic_characteristics.lens_focal_length': 'camera',
    style_medium: 'medium',
    artistic_style: 'style',
    'text_render.*.text': 'lettering',
    'text_render.*.location': 'place',
    'text_render.*.size': 'subject',
    'text_render.*.color': 'subject',
    'text_render.*.font': 'subject',
    'text_render.*.appearance_details': 'subject',
  },
};
/** FIBO counts its lettering apart from its things. */
const LETTERING_FROM = 10_000;

/** A caption as elements, with notes on what could not be read. */
export interface CaptionText {
  readonly elements: readonly Element[];
  readonly notes: readonly Loss[];
}

/** Reads a caption as far as it goes: cut off, with unknown keys, or no JSON at all. */
export function readCaption(text: string, dialect: CaptionDialect): CaptionText {
  const { leaves, broken } = readJsonLeaves(text);
  const elements = leaves.flatMap((leaf) => fieldOf(leaf, dialect));
  const notes =
    broken === null
      ? []
      : [
          lossOf(
            [broken.trim() || '…'],
            'The JSON is broken off or faulty here: it was read as far as it goes.',
            null,
          ),
        ];
  return { elements, notes };
}

function fieldOf(leaf: JsonLeaf, dialect: CaptionDialect): Element[] {
  const parts = leaf.path.split('.');
  const pattern = parts.map((part) => (isNumber(part) ? '*' : part)).join('.');
  const roles = ROLES[dialect];
  const role = Object.hasOwn(roles, pattern) ? roles[pattern] : undefined;
  const isType = pattern.endsWith('elements.*.type') && ['obj', 'text'].includes(leaf.text);
  if (leaf.text.trim() === '' || isType || (!leaf.isString && leaf.text === 'null')) {
    return [];
  }
  const number =
    parts.length > 2 || (parts.length === 2 && role === 'other') ? parts.find(isNumber) : undefined;
  const thing =
    number === undefined ? -1 : Number(number) + (parts[0] === 'text_render' ? LETTERING_FROM : 0);
  const named =
    leaf.isString || role === 'box'
      ? leaf.text
      : `${(parts.at(-1) ?? '').replaceAll('_', ' ')}: ${leaf.text}`;
  const place = { weight: 1, start: leaf.start, end: leaf.end };
  return [{ ...place, kind: 'field', role: role ?? 'other', path: leaf.path, thing, text: named }];
}

function isNumber(part: string): boolean {
  return part !== '' && part.length < 6 && [...part].every((digit) => digit >= '0' && digit <= '9');
}
