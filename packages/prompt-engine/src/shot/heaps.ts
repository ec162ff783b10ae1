import type { Member, Scene } from '../read/scene.ts';
import { patternOf } from './refer.ts';

const HEAP = /^(?:towers?|walls?|mountains?|pyramids?|fortress|castles?|bridges?|hills?)$/i;

/** Whether the words pile a thing up of others: a tower of pancakes is no tower, pyramids of spices are heaps. */
export const isHeap = ({ subject }: Pick<Scene, 'subject'>, { name }: Pick<Member, 'name'>): boolean =>
  HEAP.test(name) &&
  new RegExp(`\\b${patternOf(name)} (?:of|made of|built of) (?!the )\\p{L}`, 'iu').test(subject);
