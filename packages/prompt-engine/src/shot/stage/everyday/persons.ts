import type { Figure } from '../../stage.ts';
import { HANDED } from '../in-hand.ts';

/** Whether a figure has hands as people have. */
export const hasHands = ({ drawing }: Figure): boolean => HANDED.test(drawing);

/** The first one, where that is a person who is on and in nothing. */
export const freePerson = (figures: readonly Figure[]): Figure | undefined =>
  figures[0] && hasHands(figures[0]) && !figures[0].bond ? figures[0] : undefined;
