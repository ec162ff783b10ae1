import type { Scene } from '../../read/scene.ts';

/** The text with the focal length and the aperture that the words tell, in the place of its own. */
export function withToldLens(text: string, { subject }: Scene): string {
  const length = /\b(\d{2,3}) ?mm\b/i.exec(subject)?.[1];
  const aperture = /\bf ?\/ ?(\d{1,2}(?:\.\d)?)\b/i.exec(subject)?.[1];
  if (length === undefined) return text;
  return text
    .replace(/\b\d{2,3}mm\b/, `${length}mm`)
    .replace(/ at f\/[\d.]+/, '')
    .replace(/\blens\b/, aperture === undefined ? 'lens' : `lens at f/${aperture}`);
}
