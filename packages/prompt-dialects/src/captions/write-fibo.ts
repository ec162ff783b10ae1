import type { CaptionInput, CaptionThing } from './caption-input.ts';
import { cleanText, joinPhrases, tidyPalette } from './caption-input.ts';
import { withoutMarks } from './write-ideogram.ts';

/** A FIBO caption by Bria's schema (bria-skill, schema-reference.md); what is unknown is null. */
export function writeFibo(input: CaptionInput): string {
  const { setting, ground, sky } = input.background ?? {};
  const { conditions, direction, shadows } = input.lighting ?? {};
  return JSON.stringify({
    short_description: orNull(input.subject),
    objects: input.things.map(objectOf),
    background_setting: orNull(joinPhrases([setting, ground, sky])),
    lighting: { conditions: orNull(conditions), direction: orNull(direction), shadows: orNull(shadows) },
    aesthetics: {
      composition: orNull(joinPhrases([input.composition, input.camera?.shot])),
      color_scheme: orNull(joinPhrases([input.colourScheme, ...tidyPalette(input.palette, 16)])),
      mood_atmosphere: orNull(input.mood),
    },
    photographic_characteristics: photographOf(input),
    style_medium: orNull(input.medium),
    artistic_style: orNull(input.style),
    context: null,
    text_render: (input.texts ?? []).map((text) => ({
      text: withoutMarks(cleanText(text.content)),
      location: orNull(text.place),
      size: null,
      color: null,
      font: null,
      appearance_details: orNull(text.description),
    })),
    edit_instruction: null,
  });
}

function orNull(text: string | undefined): string | null {
  return cleanText(text ?? '') || null;
}

function objectOf(thing: CaptionThing): object {
  return {
    description: orNull(thing.description),
    location: orNull(thing.place),
    relationship: null,
    relative_size: null,
    shape_and_color: orNull(joinPhrases(tidyPalette(thing.colours, 5))),
    texture: null,
    appearance_details: null,
    number_of_objects: null,
    pose: null,
    expression: null,
    clothing: null,
    action: null,
    gender: null,
    skin_tone_and_texture: null,
    orientation: null,
  };
}

function photographOf(input: CaptionInput): object | null {
  const { angle, lens, depthOfField } = input.camera ?? {};
  return joinPhrases([angle, lens, depthOfField]) === ''
    ? null
    : {
        depth_of_field: orNull(depthOfField),
        focus: null,
        camera_angle: orNull(angle),
        lens_focal_length: orNull(lens),
      };
}
