/** What the head of a page says that is made for each address. */
export interface PageHead {
  /** Else the page says with status 404 that there is nothing. */
  readonly isThere: boolean;
  readonly title: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly tags: readonly MetaTag[];
}

/** A `meta` element: the attribute that names it, its name, its content. */
export type MetaTag = readonly ['name' | 'property', string, string];

/** The size that every service shows a large picture of a link at, in pixels. */
const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** The page with a head of its own in place of the shared one. */
export function withHead(html: string, { title, isListed, tags }: PageHead): string {
  const robots: readonly MetaTag[] = isListed ? [] : [['name', 'robots', 'noindex']];
  return html
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(
      '</head>',
      () => `<title>${escaped(title)} · Framewright</title>${metas([...robots, ...tags])}</head>`,
    );
}

/** Where an open page is, for those who find and share it. */
export interface OpenPage {
  /** `/pricing` */
  readonly address: string;
  /** The origin that people know, without a slash at its end. */
  readonly publicUrl: string;
  /** The address of its picture on this server, where it has one. */
  readonly picture: string | undefined;
}

/** The description of a page that was built with one: those are the open pages, which may be found. */
export function descriptionOf(html: string): string | undefined {
  const [, content] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return content === undefined ? undefined : unescaped(content);
}

/**
 * The page with what search engines and previews in messages want to know: its one true address, and its title,
 * description and picture as Open Graph (https://ogp.me) has them. A page without a description stays as it is.
 */
export function withOpenGraph(html: string, { address, publicUrl, picture }: OpenPage): string {
  const description = descriptionOf(html);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  if (description === undefined) return html;
  const url = `${publicUrl}${address}`;
  const tags: readonly MetaTag[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Framewright'],
    ['property', 'og:title', unescaped(title)],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ...(picture ? pictureTags(`${publicUrl}${picture}`, LINK_PICTURE) : []),
    ['name', 'twitter:card', picture ? 'summary_large_image' : 'summary'],
  ];
  const canonical = `<link rel="canonical" href="${escaped(url)}"/>`;
  return html.replace('</head>', () => `${canonical}${metas(tags)}</head>`);
}

/** The tags of a JPEG that stands for a page. @param url with its origin */
export function pictureTags(
  url: string,
  { width, height }: { readonly width: number; readonly height: number },
): readonly MetaTag[] {
  return [
    ['property', 'og:image', url],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', String(width)],
    ['property', 'og:image:height', String(height)],
  ];
}

const metas = (tags: readonly MetaTag[]) =>
  tags
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}"/>`)
    .join('');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** As React writes attributes and text. */
const UNESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => UNESCAPES[entity] ?? entity);
