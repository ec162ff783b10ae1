import { compile } from '@mdx-js/mdx';
import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

/** A heading that a table of contents lists. */
interface Section {
  readonly id: string;
  readonly title: string;
}

/**
 * Guides as Markdown with components, turned into code at build time. Beside the component a module
 * exports `sections`: its second-level headings, in order.
 */
export function mdx(): Plugin {
  return {
    name: 'mdx',
    enforce: 'pre',
    async transform(source, id) {
      return id.endsWith('.mdx') ? { code: await compileGuide(source, id), map: null } : undefined;
    },
  };
}

/** @throws {VFileMessage} where the Markdown cannot be read, with the line */
export async function compileGuide(source: string, path: string): Promise<string> {
  const sections: Section[] = [];
  const file = await compile(
    { value: source, path },
    { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, () => collectSections(sections)] },
  );
  return `${file}\nexport const sections = ${JSON.stringify(sections)};\n`;
}

function collectSections(sections: Section[]) {
  return (tree: Root) => {
    for (const node of tree.children) {
      if (node.type !== 'element' || node.tagName !== 'h2') continue;
      sections.push({ id: String(node.properties['id']), title: textOf(node) });
    }
  };
}

function textOf(node: Root['children'][number]): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
