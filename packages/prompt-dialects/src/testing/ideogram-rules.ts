/**
 * The seven rules once more, from their text alone and by other means than the package's own check: each object is
 * held against the one shape that its keys allow.
 */
export function breachesOf(text: string): string[] {
  const breaches: string[] = [];
  const demand = (holds: boolean, rule: string): void => {
    if (!holds) {
      breaches.push(rule);
    }
  };
  const caption: Record<string, unknown> = JSON.parse(text);
  demand(
    JSON.stringify(caption) === text && !/\\u(?!d[89a-f])/u.test(text.replace(/\\u00[01]/gu, '')),
    '7 compact',
  );
  const shape = Object.keys(caption).join();
  demand(
    /^(high_level_description,)?(style_description,)?compositional_deconstruction$/u.test(shape),
    `1 ${shape}`,
  );
  demand(['string', 'undefined'].includes(typeof caption['high_level_description']), '1 summary');
  const style = caption['style_description'];
  if (style !== undefined) {
    const keys = Object.keys(Object(style)).join();
    const known = /^aesthetics,lighting,(photo,medium|medium,art_style)(,color_palette)?$/u.test(keys);
    demand(known, `2 ${keys}`);
    const { color_palette: palette, ...texts } = Object(style);
    demand(Object.values(texts).every(isText), '2 texts');
    demand(palette === undefined || isPalette(palette, 16), '6 palette');
  }
  const { background, elements, ...rest } = Object(caption['compositional_deconstruction']);
  demand(
    Object.keys(Object(caption['compositional_deconstruction'])).join() === 'background,elements',
    '3 order',
  );
  demand(typeof background === 'string' && Array.isArray(elements) && Object.keys(rest).length === 0, '3');
  for (const element of Array.isArray(elements) ? elements : []) {
    const keys = Object.keys(element).join();
    const known = /^type,(bbox,)?(text,)?desc(,color_palette)?$/u.test(keys);
    demand(known && element.type === (keys.includes('text,desc') ? 'text' : 'obj'), `4 ${keys}`);
    demand(isText(element.desc) && (element.text === undefined || isText(element.text)), '4 texts');
    demand(element.text === undefined || !/["\n]/u.test(element.text), '4 lettering');
    demand(element.bbox === undefined || isBox(element.bbox), '5');
    demand(element.color_palette === undefined || isPalette(element.color_palette, 5), '6 element');
  }
  return breaches;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isPalette(value: unknown, most: number): boolean {
  return (
    Array.isArray(value) && value.length <= most && value.every((colour) => /^#[\dA-F]{6}$/u.test(colour))
  );
}

function isBox(value: unknown): boolean {
  const [top, left, bottom, right, more] = Array.isArray(value) ? value : [];
  const parts = [top, left, bottom, right];
  const isWhole = parts.every((part) => Number.isInteger(part) && part >= 0 && part <= 1000);
  return more === undefined && isWhole && top <= bottom && left <= right;
}
