import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import type { Element } from '@framewright/prompt-engine/vocabulary';

/** What the versions of a work say. */
export const VERSION_TEXTS = {
  versions: 'Line of versions',
  versionsPrint: (count: number) => `${count} VERSIONS`,
  firstVersion: 'First take',
  branch: 'Branch',
  version: (number: number) => `Version ${number}`,
  changed: (version: number) => `What changed since version ${version}`,
  diffView: 'Differences',
  byElement: 'By element',
  byWord: 'By word',
  element: 'Element',
  before: (version: number) => `Version ${version}`,
  after: (version: number) => `Version ${version}, this one`,
  same: 'Same',
  sameWords: 'The words are the same.',
  goBack: (version: number) => `Go back to version ${version}`,
  nothingThere: 'nothing',
} as const;

/** An element of a prompt as people read it. */
export const elementName = (element: Element): string => ELEMENT_INFO[element].name;
