import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';

export const ASPECT_RATIO_TEXT = 'Please choose one of the offered aspect ratios.';

export const aspectRatio = z.enum(ASPECT_RATIOS, { error: ASPECT_RATIO_TEXT });
