import { wholeNumber } from '@framewright/contract';
import { works } from './counted.ts';

/** What is said of actions on chosen works. */
export const ACTION_TEXTS = {
  bar: 'Selection',
  selected: (count: number) => `${wholeNumber(count)} selected`,
  selectRest: 'Select all that match',
  selectingRest: 'Selecting...',
  clear: 'Clear the selection',
  collect: 'Collect',
  tag: 'Tag',
  bin: 'Bin',
  binning: 'Moving...',
  restore: 'Restore',
  deleteForEver: 'Delete for ever',
  compare: 'Compare',
  comparing: 'Opening...',
  compareTooMany: (most: number) => `A board takes ${most} prompts at most. Choose fewer frames.`,
  nothingToCompare: 'Nothing in these frames can be drawn.',
  zipTooMany: (most: number) =>
    `A ZIP takes ${most} chosen frames at a time. Choose fewer, or filter the roll and take it whole.`,
  deleted: (count: number) => (count === 1 ? 'Deleted for ever.' : `${works(count)} deleted for ever.`),
  collected: (name: string) => `Now in ${name}.`,
  uncollected: (name: string) => `Taken out of ${name}.`,
  takeOut: 'Take out',
  tagged: (tag: string) => `Tagged #${tag}.`,
  untagged: (tag: string) => `#${tag} taken off.`,
} as const;
