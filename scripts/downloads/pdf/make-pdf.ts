import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js';
import { EDITION } from '../edition.ts';
import { COLOUR, FACE, STYLES } from './theme.ts';

const file = (address: string): string => fileURLToPath(address);

const FONTS: TFontDictionary = {
  [FACE.display]: {
    normal: file(
      import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'),
    ),
    bold: file(
      import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    ),
  },
  [FACE.text]: {
    normal: file(
      import.meta.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
    ),
    bold: file(import.meta.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff')),
    italics: file(
      import.meta.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-italic.woff'),
    ),
  },
  [FACE.prompt]: {
    normal: file(import.meta.resolve('@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff')),
    bold: file(import.meta.resolve('@fontsource/geist-mono/files/geist-mono-latin-600-normal.woff')),
  },
};

/** What a document says of itself. */
interface About {
  readonly title: string;
  readonly subject: string;
}

/** What the faces' files have no sign for: they hold western European letters. */
const UNPRINTABLE = /[^\n -~\u00A0-\u00FF\u2013\u2014\u2018-\u201D\u2022\u2026\u20AC]/;

/**
 * Lays a document out, in the house style, dated by its edition: the same definition always gives the same bytes.
 * @throws {Error} naming a letter that would come out as an empty box
 */
export async function makePdf(about: About, definition: TDocumentDefinitions): Promise<Uint8Array> {
  const [unprintable] = UNPRINTABLE.exec(JSON.stringify(definition)) ?? [];
  if (unprintable) throw new Error(`${about.title}: the faces have no sign for "${unprintable}".`);
  pdfmake.setFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) =>
    Object.values(FONTS).some((face) => Object.values(face).includes(path)),
  );
  const pdf = pdfmake.createPdf({
    pageSize: 'A4',
    defaultStyle: { font: FACE.text, fontSize: 9.8, lineHeight: 1.12, color: COLOUR.ink },
    styles: STYLES,
    displayTitle: true,
    info: {
      ...about,
      author: 'Framewright',
      creator: 'Framewright',
      producer: 'Framewright',
      creationDate: EDITION.utc,
      modDate: EDITION.utc,
    },
    background: (_, { width, height }) => ({
      canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, color: COLOUR.paper }],
    }),
    ...definition,
  });
  return pdf.getBuffer();
}
