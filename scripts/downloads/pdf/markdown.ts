import type { Content, Style } from 'pdfmake/interfaces.js';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { across } from './guide-page.ts';
import { ruledTable } from './tables.ts';
import { COLOUR } from './theme.ts';

const PARSER = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

type Block = ReturnType<typeof PARSER.parse>['children'][number];
type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
type Inline = BlockOf<'paragraph'>['children'][number];
type Cell = BlockOf<'table'>['children'][number]['children'][number];

/** What an element of the guide's Markdown becomes, given its attributes. */
export type Parts = Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => Content>>;

/** What stands under one heading. */
export interface Chapter {
  readonly title: string;
  /** Its first paragraph. */
  readonly lead: string;
  readonly body: readonly Content[];
}

/**
 * Reads a guide: what stands under its first heading is the cover, each heading of the second level begins a chapter.
 * @throws {Error} for whatever it has no form for, so that nothing is left out unseen
 */
export function readGuide(markdown: string, parts: Parts): { cover: Chapter; chapters: Chapter[] } {
  const chapters: Block[][] = [];
  for (const block of PARSER.parse(markdown).children) {
    if (block.type === 'heading' && block.depth < 3) chapters.push([block]);
    else chapters.at(-1)?.push(block);
  }
  const [cover, ...rest] = chapters.map((blocks) => readChapter(blocks, parts));
  if (!cover) throw new Error('The guide is empty.');
  return { cover, chapters: rest };
}

function readChapter([heading, lead, ...rest]: Block[], parts: Parts): Chapter {
  if (heading?.type !== 'heading' || lead?.type !== 'paragraph')
    throw new Error('A chapter begins with a title and a paragraph.');
  return {
    title: plain(heading.children),
    lead: plain(lead.children),
    body: blocksOf(rest, parts),
  };
}

/** A heading and what follows it stay on one page. */
function blocksOf(blocks: readonly Block[], parts: Parts): Content[] {
  const contents: Content[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (!block) continue;
    if (block.type !== 'heading' || !next) contents.push(blockOf(block, parts));
    else {
      contents.push({ stack: [blockOf(block, parts), blockOf(next, parts)], unbreakable: true });
      at++;
    }
  }
  return contents;
}

function blockOf(block: Block, parts: Parts): Content {
  switch (block.type) {
    case 'heading':
      return { text: plain(block.children), style: 'section', margin: [0, 7, 0, 3] };
    case 'paragraph':
      return { text: inlines(block.children), margin: [0, 0, 0, 7] };
    case 'list':
      return listOf(block);
    case 'table':
      return tableOf(block);
    case 'mdxJsxFlowElement':
      return partOf(block, parts);
    default:
      throw new Error(`The guide cannot show a ${block.type}.`);
  }
}

function listOf({ ordered, children }: BlockOf<'list'>): Content {
  const items = children.map(({ children: [paragraph] }): Content => {
    if (paragraph?.type !== 'paragraph') throw new Error('A list item is one paragraph.');
    return { text: inlines(paragraph.children), margin: [4, 0, 0, 4] };
  });
  const style = { margin: [0, 2, 0, 8], markerColor: COLOUR.accent } satisfies Style;
  return ordered ? { ol: items, ...style } : { ul: items, ...style };
}

function tableOf({ children: [head, ...rows] }: BlockOf<'table'>): Content {
  const labels = (head?.children ?? []).map(
    (cell): Content => ({ text: inlines(cell.children), style: 'label' }),
  );
  const cells = (cell: Cell, nth: number): Content => ({
    text: inlines(cell.children),
    fontSize: 9,
    lineHeight: 1.05,
    bold: nth === 0,
  });
  const widths = labels.length === 2 ? [185, '*'] : [130, 100, '*'];
  const body = [labels, ...rows.map((row) => row.children.map(cells))];
  return { ...ruledTable(widths, body, true), margin: across(4, 10) };
}

function partOf({ name, attributes }: BlockOf<'mdxJsxFlowElement'>, parts: Parts): Content {
  const part = name ? parts[name] : undefined;
  if (!part) throw new Error(`The guide has no part called ${name}.`);
  const values = attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
      throw new Error(`${name}: every attribute is a text.`);
    return [attribute.name, attribute.value];
  });
  return part(Object.fromEntries(values));
}

function inlines(nodes: readonly Inline[]): Content[] {
  return nodes.map((node): Content => {
    if (node.type === 'text') return typographic(node.value);
    if (node.type === 'strong') return { text: plain(node.children), bold: true };
    if (node.type === 'emphasis') return { text: plain(node.children), italics: true };
    throw new Error(`The guide cannot show a ${node.type} in a line.`);
  });
}

/** The text of titles, of leads and of what already stands out. */
function plain(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type !== 'text') throw new Error(`There is a ${node.type} where the guide has plain text.`);
      return typographic(node.value);
    })
    .join('');
}

/** Printed text has quotes that open and close. */
function typographic(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(])'/g, '\u2018')
    .replaceAll("'", '\u2019')
    .replaceAll(/(?<=^|[\s(])"/g, '\u201C')
    .replaceAll('"', '\u201D');
}
