import { PLANS } from '@framewright/contract';

/** Sentences that several screens say. */
export const COMMON_TEXTS = {
  network: 'Network error. Please check your connection and try again.',
  failed: 'That did not work. Please try again.',
  mailFailed: 'The mail could not be sent. Please try again.',
  signInForImages: `Please sign in to generate images. Free users get ${PLANS.free.daily.images} images per day!`,
  gone: 'It was deleted, or the address is not quite right.',
  anotherTake: 'Another take',
  reading: 'Reading the picture...',
  upgrade: `Upgrade to Pro - $${PLANS.pro.price}/month`,
} as const;
