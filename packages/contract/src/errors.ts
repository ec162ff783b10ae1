import { z } from 'zod';
import { IMPORT, INPUT_IMAGE, KEYS_OF_ACCOUNT, SHARES, TEMPLATE, WORKFLOW } from './limits.ts';
import { PLANS } from './plans.ts';

/** Every failure that the API can answer: its status and what a person is told. */
export const ERRORS = {
  invalid_request: { status: 400, detail: 'Invalid request. Please check your inputs.' },
  broken_json: { status: 400, detail: 'The request is not valid JSON.' },
  common_password: {
    status: 400,
    detail: 'That password is one of the most common ones. Please choose another.',
  },
  invalid_image: { status: 400, detail: 'Please upload a valid image file.' },
  image_too_large: {
    status: 413,
    detail: `Image size must be less than ${INPUT_IMAGE.maxBytes / 1_048_576}MB.`,
  },
  too_many_pixels: {
    status: 400,
    detail: `That picture has too many pixels. Please use one of at most ${INPUT_IMAGE.maxPixels / 1_000_000} megapixels.`,
  },
  no_file: { status: 400, detail: 'Please select an image first' },
  one_file: { status: 400, detail: 'Please send one image at a time.' },
  broken_upload: { status: 400, detail: 'The upload is broken. Please send the file again.' },
  invalid_file: { status: 400, detail: 'Please upload a valid image file (JPEG, PNG, or WebP)' },
  wrong_password: { status: 400, detail: 'The current password is wrong.' },
  link_expired: {
    status: 400,
    detail: 'This link has expired or was used already. Please ask for a new one.',
  },
  key_in_address: {
    status: 400,
    detail:
      'An API key does not belong into an address, which others keep. Revoke this one, and send keys as Authorization: Bearer.',
  },
  bad_cursor: {
    status: 400,
    detail: 'This page address is not one of ours. Please begin at the first page.',
  },
  bad_webhook: { status: 400, detail: 'The signature of this event does not hold.' },
  wrong_credentials: { status: 401, detail: 'The email or the password is wrong.' },
  not_signed_in: { status: 401, detail: 'Please sign in.' },
  session_expired: { status: 401, detail: 'Your session has expired. Please sign in again.' },
  bad_key: {
    status: 401,
    detail: 'This API key is not valid: it was revoked, or copied incompletely.',
  },
  key_expired: { status: 401, detail: 'This API key has expired. Please make a new one.' },
  scope_required: { status: 403, detail: 'This API key may not do that: it lacks a scope.' },
  key_not_taken: { status: 403, detail: 'This call takes no API key. Please sign in.' },
  plan_required: { status: 403, detail: 'This needs the Pro plan.' },
  confirm_sign_in: {
    status: 403,
    detail: 'Please confirm with Google that it is you, and try again within ten minutes.',
  },
  operator_only: {
    status: 403,
    detail: 'Only an operator of this server can change its engines.',
  },
  bad_signature: { status: 403, detail: 'This picture address is not valid or has expired.' },
  foreign_origin: { status: 403, detail: 'This address does not answer pages of other sites.' },
  not_found: { status: 404, detail: 'There is nothing at this address.' },
  nothing_embedded: { status: 404, detail: 'No tool has written its settings into this picture.' },
  method_not_allowed: { status: 405, detail: 'This address does not take that method.' },
  request_timeout: { status: 408, detail: 'The request did not arrive in time. Please try again.' },
  already_pro: { status: 409, detail: 'You are on the Pro plan already.' },
  no_subscription: { status: 409, detail: 'There is no subscription to manage.' },
  too_many_keys: {
    status: 409,
    detail: `An account has at most ${KEYS_OF_ACCOUNT} API keys. Please revoke one first.`,
  },
  too_many_templates: {
    status: 409,
    detail: `An account has at most ${TEMPLATE.ofAccount} templates. Please delete one first.`,
  },
  too_many_shares: {
    status: 409,
    detail: `An account has at most ${SHARES.ofAccount} links. Please revoke one first.`,
  },
  too_many_imports: {
    status: 409,
    detail: `At most ${IMPORT.open} imports run at once. Please wait for one, or stop it.`,
  },
  wrong_part: {
    status: 409,
    detail: 'This part does not follow what is here. Please ask how far the import is, and go on there.',
  },
  collection_exists: { status: 409, detail: 'You have a collection of that name already.' },
  still_running: {
    status: 409,
    detail: 'The same request is still at work. Please try again in a moment.',
  },
  email_taken: { status: 409, detail: 'An account with this email already exists.' },
  too_large: { status: 413, detail: 'The request is too large.' },
  file_too_large: { status: 413, detail: 'File size must be less than 10MB' },
  workflow_too_large: {
    status: 413,
    detail: `A workflow may have ${WORKFLOW.maxBytes / 1_024} KB at most. Take pictures and notes out of it, and export it anew.`,
  },
  unsupported_media_type: { status: 415, detail: 'Please send the request as JSON.' },
  range_not_satisfiable: { status: 416, detail: 'The file has no such range.' },
  key_reused: {
    status: 422,
    detail: 'This Idempotency-Key came with another request before. Please send a new one with this request.',
  },
  prompt_limit: {
    status: 429,
    detail: 'Daily limit reached. Upgrade to Pro for unlimited prompts.',
  },
  image_limit: { status: 429, detail: 'Daily limit reached. Upgrade to Pro for unlimited images.' },
  too_many_attempts: { status: 429, detail: 'Too many attempts. Please wait a minute and try again.' },
  too_many_registrations: {
    status: 429,
    detail: 'Too many new accounts from this address. Please try again in an hour.',
  },
  too_many_analyses: {
    status: 429,
    detail: 'Too many pictures for this hour. Please try again later.',
  },
  too_many_tries: {
    status: 429,
    detail: `That is all that can be tried from this address in an hour. A free account has ${PLANS.free.daily.prompts} prompts a day.`,
  },
  too_many_alternatives: {
    status: 429,
    detail: 'Too many alternatives asked for. Please wait a minute and try again.',
  },
  too_many_translations: {
    status: 429,
    detail: 'Too many translations asked for. Please wait a minute and try again.',
  },
  too_many_own_key_calls: {
    status: 429,
    detail: 'Too many calls on your own key. Please wait a minute and try again.',
  },
  too_many_reads: {
    status: 429,
    detail: 'Too much was opened from this address. Please wait a minute and try again.',
  },
  server_error: { status: 500, detail: 'Server error. Please try again in a moment.' },
  foreign_host: {
    status: 421,
    detail: 'This server answers on its own machine only. Set PUBLIC_URL to reach it by another name.',
  },
  payments_failed: {
    status: 502,
    detail: 'The payment service did not answer as it should. Please try again.',
  },
  payments_not_configured: { status: 503, detail: 'Payments are not set up on this server.' },
  webhook_not_configured: { status: 503, detail: 'Events are not accepted: no webhook secret is set.' },
  overloaded: { status: 503, detail: 'The server is busy. Please try again in a moment.' },
  store_unavailable: { status: 503, detail: 'The store cannot be reached. Please try again in a moment.' },
  stopping: { status: 503, detail: 'The server is about to stop. Please try again in a moment.' },
  no_space: { status: 507, detail: 'The server has no room left to save this.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The codes as zod takes them: a non-empty tuple. */
const CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]; // Object.keys widens to string[]

/** One field's problem. `path` is dotted ('strength', 'history.0.role'). */
export const fieldProblem = z.object({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every failure. Calls whose success has `success` and `message` carry these on failure too. */
export const failureBody = z.object({
  detail: z.string(),
  code: z.enum(CODES),
  request_id: z.string(),
  fields: z.array(fieldProblem).optional(),
  success: z.literal(false).optional(),
  message: z.string().optional(),
});
export type FailureBody = z.infer<typeof failureBody>;
