import type { ByTake } from './named-lights.ts';

/** Style of graphic work whose school or period the subject names: that one and no other. */
export const IN_NAMED_IDIOM: ByTake = {
  studio: ['true to the idiom named, as a specimen page of it', 'drawn strictly within its named period'],
  cinematic: ['that same manner as found in daily use', 'the period worn on its sleeve'],
  minimal: ['same school, pared back', 'its idiom, one gesture'],
};
