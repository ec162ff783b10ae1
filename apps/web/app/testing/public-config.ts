import type { PublicConfig } from '@framewright/contract';

/** What the server of tests can do: next to nothing. */
export const BARE_CONFIG: PublicConfig = {
  image_models: [],
  default_image_model: 'built-in',
  google_sign_in: false,
  payments: 'sandbox',
  text_models: false,
  text_engines: [],
  default_text_model: 'built-in',
  default_vision_model: 'built-in',
  engines_not_ready: [],
  openrouter_sign_in: 'https://openrouter.ai/auth',
  answered_by: {},
  sora_invite_codes: [],
};
