import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * `npm run build:fonts` writes apps/web/app/ui/fonts: the faces of the interface, cut out of the families' own
 * files. What the interface itself says comes in one small file of each family; the rest of the scripts have
 * files of their own, which a browser fetches when a text needs them.
 */

/** What one family is cut down to. */
interface Family {
  readonly name: string;
  /** What the names of its files begin with. */
  readonly file: string;
  /** A file of its package, and which of the package's files hold the axes that are wanted. */
  readonly source: string;
  readonly axes: string;
  /** One value fixes an axis; a range keeps it. */
  readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** As the face says it to the browser. */
  readonly weight: string;
  readonly fallbacks: readonly Fallback[];
  /** The family's own metrics, in per cent. */
  readonly ascent: number;
  readonly descent: number;
}

/** A face that many systems have, stretched until a line of text is as long and as high as in the family. */
interface Fallback {
  readonly local: readonly string[];
  /**
   * Width of a text in the family by its width in the local face, in per cent. Where it depends on the size, there is a
   * face for each, by what its name ends with.
   */
  readonly sizeAdjust: Readonly<Record<string, number>>;
}

/** Printable ASCII, and the signs that the interface's texts use beside it. */
const INTERFACE = `${String.fromCharCode(...Array.from({ length: 95 }, (_, nth) => 32 + nth))}\u00a0©°·×–—‘’“”…•−↑↓é`;

const FAMILIES: readonly Family[] = [
  {
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    source: import.meta.resolve('@fontsource-variable/bricolage-grotesque/unicode.json'),
    axes: 'standard',
    // Headings have one weight and one width; the optical size is what makes them ours.
    variationAxes: { wdth: 80, wght: 600, opsz: { min: 18, max: 96 } },
    weight: '600',
    // The optical size makes small letters wide and large ones narrow: those of a card's title, of a page's and of the
    // landing page's.
    fallbacks: [
      {
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
        sizeAdjust: { ' Small': 82, '': 75, ' Large': 69 },
      },
      {
        local: ['DejaVu Sans Bold'],
        sizeAdjust: { ' DejaVu Small': 68, ' DejaVu': 65.5, ' DejaVu Large': 60 },
      },
    ],
    ascent: 93,
    descent: 27,
  },
  {
    name: 'Hanken Grotesk',
    file: 'hanken-grotesk',
    source: import.meta.resolve('@fontsource-variable/hanken-grotesk/unicode.json'),
    axes: 'wght',
    variationAxes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallbacks: [
      { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], sizeAdjust: { '': 100.5 } },
      // All that many a Linux has.
      { local: ['DejaVu Sans'], sizeAdjust: { ' DejaVu': 90 } },
    ],
    ascent: 100,
    descent: 30,
  },
  {
    name: 'Geist Mono',
    file: 'geist-mono',
    source: import.meta.resolve('@fontsource-variable/geist-mono/unicode.json'),
    axes: 'wght',
    variationAxes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    fallbacks: [
      {
        local: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Roboto Mono', 'DejaVu Sans Mono'],
        sizeAdjust: { '': 100 },
      },
    ],
    ascent: 101,
    descent: 30,
  },
];

/** Cuts every file into `folder`, with fonts.css beside them. */
export async function buildFonts(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const family of FAMILIES) {
    const name = family.file;
    const write = async (file: string, script: string, characters: string, range: string) => {
      const source = packageFile(family, `files/${name}-${script}-${family.axes}-normal.woff2`);
      if (!existsSync(source)) return; // This family has that script in other axes only.
      const cut = await subsetFont(await readFile(source), characters, {
        targetFormat: 'woff2',
        variationAxes: family.variationAxes,
      });
      await writeFile(path.join(folder, file), cut);
      rules.push(faceRule(family, file, range));
    };
    rules.push(...fallbackRules(family));
    await copyFile(packageFile(family, 'LICENSE'), path.join(folder, `${name}.LICENSE`));
    const ranges: Record<string, string> = JSON.parse(
      await readFile(packageFile(family, 'unicode.json'), 'utf8'),
    );
    for (const [script, range] of Object.entries(ranges)) {
      const rest = charactersOf(range).filter((character) => !INTERFACE.includes(character));
      await write(`${name}-${script}.woff2`, script, rest.join(''), range);
    }
    // The last face that has a character is the one that counts.
    await write(`${name}.woff2`, 'latin', INTERFACE, rangeOf(INTERFACE));
  }
  const css = `/* Written by \`npm run build:fonts\`: to be changed there. */\n\n${rules.join('\n\n')}\n`;
  await writeFile(path.join(folder, 'fonts.css'), css);
}

function packageFile({ source }: Family, file: string): string {
  return fileURLToPath(new URL(file, source));
}

function faceRule({ name, weight }: Family, file: string, range: string): string {
  return `@font-face {
  font-family: "${name}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}`;
}

function fallbackRules({ name, weight, fallbacks, ascent, descent }: Family): string[] {
  const sized = fallbacks.flatMap(({ local, sizeAdjust }) =>
    Object.entries(sizeAdjust).map(([size, adjust]) => ({ local, size, adjust })),
  );
  return sized.map(({ local, size, adjust }) => {
    const adjusted = (metric: number) => `${Math.round((10_000 * metric) / adjust) / 100}%`;
    return `@font-face {
  font-family: "${name} Fallback${size}";
  font-weight: ${weight};
  src: ${local.map((face) => `local("${face}")`).join(', ')};
  size-adjust: ${adjust}%;
  ascent-override: ${adjusted(ascent)};
  descent-override: ${adjusted(descent)};
  line-gap-override: 0%;
}`;
  });
}

/** @param range as in CSS: U+0100-02BA,U+20AC */
function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth));
  });
}

function rangeOf(characters: string): string {
  const spans: [number, number][] = [];
  for (const code of [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return spans
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

if (import.meta.main) await buildFonts('apps/web/app/ui/fonts');
