import { ENGINE_FAULTS } from './engine-faults.ts';
import { SERVER_FAULTS } from './server-faults.ts';
import { WEB_FAULTS } from './web-faults.ts';

/** Faults of the kinds that once went unseen. */
export const FAULTS = [...SERVER_FAULTS, ...ENGINE_FAULTS, ...WEB_FAULTS];
