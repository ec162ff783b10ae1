import { sifted } from '../lexicon/sifting/sifted.ts';
import { readScene } from '../read/read-scene.ts';
import type { Take } from '../vocabulary.ts';
import { seedOf } from './choose.ts';
import { planShot } from './plan.ts';
import type { LightSide, Stage } from './stage.ts';

/*
 * The stage of a prompt that is only a text: pasted, written by a model, from the library. Who is in it is read
 * from its opening; light, view and hour from all of it.
 */

const MOST_OPENING = 240;

/** The opening of a prompt: what it is about, before light and camera are spoken of. */
export function leadOf(text: string): string {
  const start = text.slice(0, MOST_OPENING);
  const end =
    /[.!?:\n](?:\s|$)|,\s(?=(?:standing|seated|kneeling|shown|seen|only|three-quarter|full-length|medium|close-up|wide|centred|on a plain)\b)/.exec(
      start,
    );
  const lead = end && end.index > 1 ? start.slice(0, end.index) : start;
  return lead.trim() || text.slice(0, MOST_OPENING);
}

/** Which take a prompt is most like. */
export function takeOf(text: string): Take {
  if (/negative space|one clear shape|minimalist/i.test(text)) return 'minimal';
  return /film still|cinematic|documentary still|establishing shot|handheld/i.test(text)
    ? 'cinematic'
    : 'studio';
}

const FROM: readonly (readonly [RegExp, LightSide])[] = [
  [sifted(/from behind|backlit|from the back|from back|rim light|contre-jour/i), 'back'],
  [sifted(/from (?:the |camera )?left|at camera left/i), 'left'],
  [sifted(/from (?:the |camera )?right|at camera right/i), 'right'],
  [sifted(/from above|overhead softbox|top light/i), 'top'],
  [sifted(/from below|under ?light/i), 'below'],
  [sifted(/ring light|on-camera flash|frontal/i), 'front'],
];

/** What a preview of any prompt draws. */
export function stageOfText(text: string): Stage {
  const lead = readScene(leadOf(text));
  const whole = readScene(text.slice(0, 1200));
  const scene = {
    ...lead,
    lights: lead.lights.length > 0 ? lead.lights : whole.lights,
    cameras: lead.cameras.length > 0 ? lead.cameras : whole.cameras.slice(0, 1),
    styles: lead.styles.length > 0 ? lead.styles : whole.styles,
    times: lead.times.length > 0 ? lead.times : whole.times.slice(0, 2),
    ...(lead.place ? {} : whole.place ? { place: whole.place } : {}),
  };
  const { stage } = planShot({
    scene,
    take: takeOf(text),
    wishes: {},
    seed: seedOf(lead.subject),
    variation: 0,
  });
  const from = FROM.find(([pattern]) => pattern.test(text))?.[1];
  const third = /\b(left|right) third|lower (left|right)/i.exec(text);
  const side = third?.[1] ?? third?.[2];
  const figures = stage.figures.map((figure, i) =>
    i === 0 && side ? { ...figure, x: side.toLowerCase() === 'left' ? 0.33 : 0.67 } : figure,
  );
  return { ...stage, figures, ...(from && { light: { ...stage.light, from } }) };
}
