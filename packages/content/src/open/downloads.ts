import type { PlanId } from '@framewright/contract';

/** A file to take along; `npm run build:downloads` makes it from the content. */
export interface DownloadEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What kind of file it is, in words. */
  readonly format: string;
  readonly fileName: string;
  readonly contentType: string;
  /** The smallest plan that may have it. */
  readonly plan: PlanId;
}

/** In the order of the screen. */
export const DOWNLOADS: readonly DownloadEntry[] = [
  {
    id: 'prompting-guide',
    title: 'Prompt guide',
    description:
      'How a prompt is built, from subject to what stays out, with lenses, lights and worked examples.',
    format: 'Guide document, PDF',
    fileName: 'framewright-prompting-guide.pdf',
    contentType: 'application/pdf',
    plan: 'free',
  },
  {
    id: 'cheat-sheet',
    title: 'Anatomy cheat sheet',
    description:
      'Two pages for the wall: the eleven elements, lights, lenses and frames in a few words each.',
    format: 'PDF, 2 pages',
    fileName: 'framewright-cheat-sheet.pdf',
    contentType: 'application/pdf',
    plan: 'free',
  },
  {
    id: 'prompt-pack',
    title: 'Pro prompt pack',
    description: 'Every prompt of the library as Markdown, CSV and JSON.',
    format: 'Prompt pack, zip',
    fileName: 'framewright-prompt-pack.zip',
    contentType: 'application/zip',
    plan: 'pro',
  },
  {
    id: 'notion-template',
    title: 'Notion template',
    description: 'A prompt database that Notion imports, with the library in it and room for your own.',
    format: 'Template, zip',
    fileName: 'framewright-notion-template.zip',
    contentType: 'application/zip',
    plan: 'pro',
  },
];
