import { STREWN } from '../strewn.ts';
import { AT_WORK } from './at-work.ts';
import { BODIES_AT } from './bodies-at.ts';
import { ON_THE_WAY } from './on-the-way.ts';

/** The set pieces of ordinary deeds, and what lies about them, in their order. */
export const EVERYDAY = [...STREWN, ...AT_WORK, ...ON_THE_WAY, ...BODIES_AT];
