/** A guide, compiled by vite/mdx.ts. */
declare module '@framewright/content/guides/*' {
  import type { MDXContent } from 'mdx/types';

  /** The second-level headings, in order. */
  export const sections: readonly { readonly id: string; readonly title: string }[];
  const Guide: MDXContent;
  export default Guide;
}
