import type { Content, ContentTable, CustomTableLayout, Size } from 'pdfmake/interfaces.js';
import { COLOUR } from './theme.ts';

/** Hairlines between rows and around none. */
const RULED: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0.8 : 0.5),
  hLineColor: (line, { table }) => (line === 0 || line === table.body.length ? COLOUR.ink : COLOUR.line),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 8),
  paddingRight: () => 8,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
};

/** Rows between hairlines, each kept whole on a page. */
export function ruledTable(widths: Size[], body: Content[][], headed = false): ContentTable {
  return {
    table: { widths, body, headerRows: headed ? 1 : 0, dontBreakRows: true, keepWithHeaderRows: 1 },
    layout: RULED,
  };
}
