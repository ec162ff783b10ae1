/** Key orders of the reference verifier; in brackets what may be missing. */
const TOP = ['high_level_description?', 'style_description?', 'compositional_deconstruction'];
const PHOTO = ['aesthetics', 'lighting', 'photo', 'medium', 'color_palette?'];
const ART = ['aesthetics', 'lighting', 'medium', 'art_style', 'color_palette?'];
const COMPOSITION = ['background', 'elements'];
const OBJECT = ['type', 'bbox?', 'desc', 'color_palette?'];
const TEXT = ['type', 'bbox?', 'text', 'desc', 'color_palette?'];

/**
 * What the seven rules of Ideogram's reference verifier (ideogram-oss/ideogram4) find wrong with a caption; nothing
 * where it is sound.
 */
export function checkIdeogramCaption(text: string): readonly string[] {
  let caption: unknown;
  try {
    caption = JSON.parse(text);
  } catch {
    return ['The caption is no JSON.'];
  }
  if (JSON.stringify(caption) !== text) {
    return ['The caption has blanks or escapes that it does not need.', ...checkTop(caption)];
  }
  return checkTop(caption);
}

function checkTop(caption: unknown): string[] {
  const style = memberOf(caption, 'style_description');
  const composition = memberOf(caption, 'compositional_deconstruction');
  const elements = memberOf(composition, 'elements');
  return [
    ...checkKeys(caption, TOP, 'The caption'),
    ...(style === undefined ? [] : checkStyle(style)),
    ...checkKeys(composition, COMPOSITION, 'compositional_deconstruction'),
    ...(Array.isArray(elements) ? elements.flatMap(checkElement) : ['elements is no list.']),
  ];
}

function checkStyle(style: unknown): string[] {
  const hasPhoto = memberOf(style, 'photo') !== undefined;
  const palette = checkPalette(memberOf(style, 'color_palette'), 16, 'style_description');
  return [...checkKeys(style, hasPhoto ? PHOTO : ART, 'style_description'), ...palette];
}

function checkElement(element: unknown, index: number): string[] {
  const name = `Element ${index + 1}`;
  const type = memberOf(element, 'type');
  const unknown = type === 'obj' || type === 'text' ? [] : [`${name} is neither obj nor text.`];
  return [
    ...unknown,
    ...checkKeys(element, type === 'text' ? TEXT : OBJECT, name),
    ...checkBox(memberOf(element, 'bbox'), name),
    ...checkPalette(memberOf(element, 'color_palette'), 5, name),
  ];
}

/** Keys, their order, and that each value but lists and objects is a text. */
function checkKeys(value: unknown, keys: readonly string[], name: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${name} is no object.`];
  }
  const found = Object.keys(value);
  const names = keys.map((key) => key.replace('?', ''));
  const missing = keys.filter((key) => !key.endsWith('?') && !found.includes(key));
  const unknown = found.filter((key) => !names.includes(key));
  const ordered = names.filter((key) => found.includes(key));
  const isOrdered = ordered.every(
    (key, index) => found.filter((other) => names.includes(other))[index] === key,
  );
  const texts = ['high_level_description', 'background', 'desc', 'text', ...PHOTO.slice(0, 4), 'art_style'];
  const noTexts = ordered.filter((key) => texts.includes(key) && typeof memberOf(value, key) !== 'string');
  return [
    ...missing.map((key) => `${name} lacks ${key}.`),
    ...unknown.map((key) => `${name} has the unknown key ${key}.`),
    ...(isOrdered ? [] : [`${name} has its keys in another order.`]),
    ...noTexts.map((key) => `${key} of ${name} is no text.`),
  ];
}

function checkBox(box: unknown, name: string): string[] {
  if (box === undefined) {
    return [];
  }
  const numbers: unknown[] = Array.isArray(box) ? box : [];
  const isWhole = numbers.every(
    (part) => Number.isInteger(part) && Number(part) >= 0 && Number(part) <= 1000,
  );
  const [top, left, bottom, right] = numbers.map(Number);
  const isOrdered = Number(top) <= Number(bottom) && Number(left) <= Number(right);
  return numbers.length === 4 && isWhole && isOrdered ? [] : [`The bbox of ${name} is no box.`];
}

function checkPalette(palette: unknown, most: number, name: string): string[] {
  if (palette === undefined) {
    return [];
  }
  const colours: unknown[] = Array.isArray(palette) ? palette : [null];
  const isSound = colours.every((colour) => typeof colour === 'string' && /^#[0-9A-F]{6}$/u.test(colour));
  return isSound && colours.length <= most
    ? []
    : [`The palette of ${name} has other than ${most} colours #RRGGBB.`];
}

function memberOf(object: unknown, key: string): unknown {
  const isObject = typeof object === 'object' && object !== null && Object.hasOwn(object, key);
  return isObject ? Object.entries(object).find(([name]) => name === key)?.[1] : undefined;
}
