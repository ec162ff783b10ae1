/** A fault as it is planted, and the test that must see it. */
export interface Fault {
  /** What is broken by it, as somebody who uses the product would say. */
  readonly breaks: string;
  /** From the project's root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** The test file that goes red. */
  readonly test: string;
  /** Set while the test runs. */
  readonly env?: Readonly<Record<string, string>>;
}

const SERVER = 'apps/server/src';
const WEB = 'apps/web/app';
const ENGINE = 'packages/prompt-engine/src';

/** Faults of the kinds that once went unseen. */
export const FAULTS: readonly Fault[] = [
  // Usage and limits
  {
    breaks: 'the day of the limits is UTC, wherever the server stands',
    file: `${SERVER}/modules/usage/usage.service.ts`,
    from: 'const name = now.toISOString().slice(0, 10);',
    to: 'const name = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);',
    test: `${SERVER}/modules/usage/usage.test.ts`,
    env: { TZ: 'Asia/Tokyo' },
  },
  {
    breaks: 'a picture that arrives after its caller has left is not charged',
    file: `${SERVER}/modules/images/images.service.ts`,
    from: '  signal.throwIfAborted();\n  return picture;',
    to: '  return picture;',
    test: `${SERVER}/modules/images/cancelled.test.ts`,
  },
  {
    breaks: 'work that crashed is given back each minute',
    file: `${SERVER}/housekeeping.ts`,
    from: '  regularly(() => giveBack(now()), MINUTE);\n',
    to: '',
    test: `${SERVER}/housekeeping.test.ts`,
  },
  {
    breaks: 'what is over is forgotten each hour',
    file: `${SERVER}/housekeeping.ts`,
    from: '  regularly(forget, HOUR);\n',
    to: '',
    test: `${SERVER}/housekeeping.test.ts`,
  },
  {
    breaks: 'a reservation is given back once',
    file: `${SERVER}/modules/usage/usage.service.ts`,
    from: '    if (await repo.deleteReservation(tx, reservation.id)) await repo.uncountOne(tx, reservation);',
    to: '    await repo.deleteReservation(tx, reservation.id);\n    await repo.uncountOne(tx, reservation);',
    test: `${SERVER}/modules/usage/usage.test.ts`,
  },
  {
    breaks: 'work whose reservation has lapsed is not delivered uncounted',
    file: `${SERVER}/modules/usage/usage.service.ts`,
    from: "  if (!(await repo.deleteReservation(tx, id))) throw new AppError('store_unavailable', { cause });",
    to: '  if (cause) await repo.deleteReservation(tx, id);',
    test: `${SERVER}/modules/images/images.test.ts`,
  },
  {
    breaks: 'two transactions in each other’s way begin again',
    file: `${SERVER}/db/transaction.ts`,
    from: 'if (attempt === ATTEMPTS || !isRetryable(error)) throw error;',
    to: 'if (attempt >= 1) throw error;',
    test: `${SERVER}/db/transaction.test.ts`,
  },
  // Who calls
  {
    breaks: 'an IPv6 network is one address',
    file: `${SERVER}/http/client-address.ts`,
    from: '.slice(0, 4)\n',
    to: '.slice(0, 8)\n',
    test: `${SERVER}/http/client-address.test.ts`,
  },
  {
    breaks: 'the limit of registrations counts an IPv6 network as one',
    file: `${SERVER}/http/rate-limits.ts`,
    from: 'registration: (ip) => registrations(countedAddress(ip)),',
    to: 'registration: (ip) => registrations(ip),',
    test: `${SERVER}/http/rate-limits.test.ts`,
  },
  {
    breaks: 'an absent account takes as long as one with a wrong password',
    file: `${SERVER}/modules/auth/passwords.ts`,
    from: '  const matches = await hashing.run(async () => {',
    to: '  if (!passwordHash) return false;\n  const matches = await hashing.run(async () => {',
    test: `${SERVER}/modules/auth/passwords.test.ts`,
  },
  {
    breaks: 'two purposes have two secrets',
    file: `${SERVER}/secrets.ts`,
    from: "pictureAddresses: keyFor(secret, 'picture addresses'),",
    to: "pictureAddresses: keyFor(secret, 'tokens'),",
    test: `${SERVER}/secrets.test.ts`,
  },
  {
    breaks: 'a key that programs use is stored as its hash',
    file: `${SERVER}/modules/keys/secret.ts`,
    from: "return createHash('sha256').update(secret).digest('hex');",
    to: "return createHash('sha256').update('').digest('hex') && secret;",
    test: `${SERVER}/modules/keys/keys.test.ts`,
  },
  {
    breaks: 'the links of others stay hidden',
    file: `${SERVER}/modules/shares/shares.repo.ts`,
    from: "return ownedBy(userId, await named(db, userId).where('shares.id', '=', id).execute())[0];",
    to: "return db.selectFrom('shares').selectAll().select(({ val }) => val('').as('title')).where('shares.id', '=', id).executeTakeFirst().then((row) => userId && row) as never;",
    test: `${SERVER}/modules/shares/shares.test.ts`,
  },
  // Models and payments
  {
    breaks: 'a text model that sends elsewhere is not followed',
    file: `${SERVER}/providers/ai/text/guarded-fetch.ts`,
    from: "redirect: 'error'",
    to: "redirect: 'follow'",
    test: `${SERVER}/providers/ai/text/text-models.test.ts`,
  },
  {
    breaks: 'a picture model that sends elsewhere is not followed',
    file: `${SERVER}/providers/ai/provider-fetch.ts`,
    from: "redirect: 'error'",
    to: "redirect: 'follow'",
    test: `${SERVER}/providers/ai/provider-fetch.test.ts`,
  },
  {
    breaks: 'the payment provider is not followed elsewhere',
    file: `${SERVER}/providers/payments/stripe-fetch.ts`,
    from: "redirect: 'error'",
    to: "redirect: 'follow'",
    test: `${SERVER}/providers/payments/stripe.test.ts`,
  },
  {
    breaks: 'an event of test mode buys nothing',
    file: `${SERVER}/modules/billing/webhook.service.ts`,
    from: 'event.livemode === payments.terms.livemode && (await apply({ db, payments, now, log }, event));',
    to: 'await apply({ db, payments, now, log }, event);',
    test: `${SERVER}/modules/billing/webhook.test.ts`,
  },
  {
    breaks: 'an upload is what its bytes say',
    file: `${SERVER}/modules/images/input-picture.ts`,
    from: 'const { format, width, height } = await readPicture(bytes, who);',
    to: "const { width, height } = await readPicture(bytes, who);\n      const format = 'png';",
    test: `${SERVER}/modules/images/input-picture.test.ts`,
  },
  {
    breaks: 'uploads are too large together',
    file: `${SERVER}/modules/images/input-picture.ts`,
    from: '> INPUT_IMAGE.maxBytes)',
    to: '> INPUT_IMAGE.maxBytes * 1_000)',
    test: `${SERVER}/modules/images/input-picture.test.ts`,
  },
  {
    breaks: 'a picture without a ratio has the usual one',
    file: `${SERVER}/modules/images/picture-request.ts`,
    from: ': PROMPT_DEFAULTS.aspect_ratio),',
    to: ": PROMPT_DEFAULTS.aspect_ratio && '9:16'),",
    test: `${SERVER}/modules/images/images.test.ts`,
  },
  // Metadata
  {
    breaks: 'a broken segment of a JPEG does not end its reading',
    file: 'packages/image-metadata/src/containers/jpeg.ts',
    from: 'if (end < start + 4 || end > bytes.length) continue;',
    to: 'if (end < start + 4 || end > bytes.length) return;',
    test: 'packages/image-metadata/src/containers/read-container.test.ts',
  },
  // The engine
  {
    breaks: 'light follows the hour',
    file: `${ENGINE}/shot/light-of-hour.ts`,
    from: '    (isSoftened ? where.weatherRow : where.time) ??\n    where.time ??\n',
    to: '    (isSoftened ? where.weatherRow : undefined) ??\n',
    test: `${ENGINE}/write/compose.test.ts`,
  },
  {
    breaks: 'what the words rule out stays out',
    file: `${ENGINE}/shot/keep-out.ts`,
    from: '  if (ruled.length > 0) {',
    to: '  if (ruled.length > 99) {',
    test: `${ENGINE}/write/compose.test.ts`,
  },
  {
    breaks: 'a picture graded to night is dark',
    file: `${ENGINE}/draw/grading.ts`,
    from: 'tint:0.8 exposure:0.42 contrast:1.16 saturation:0.7',
    to: 'tint:0.8 exposure:1 contrast:1.16 saturation:0.7',
    test: `${ENGINE}/draw/grading.test.ts`,
  },
  {
    breaks: 'black and white has no colour',
    file: `${ENGINE}/draw/grading.ts`,
    from: 'greyscale|grayscale = saturation:0 lights',
    to: 'greyscale|grayscale = saturation:1 lights',
    test: `${ENGINE}/draw/grading.test.ts`,
  },
  {
    breaks: 'how a film is shot is no shot of it',
    file: `${ENGINE}/video/pieces.ts`,
    from: 'if (LOOPS.test(piece) || TECHNIQUE.test(piece) || VANTAGE.test(piece) || FROM.test(piece)) return true;',
    to: '',
    test: `${ENGINE}/video/pieces.test.ts`,
  },
  // The web app
  {
    breaks: 'a form that is under way is not sent twice',
    file: `${WEB}/features/generator/prompt-form.tsx`,
    from: '    if (!generating) onSubmit();',
    to: '    onSubmit();',
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  {
    breaks: 'a limit leads to Pro and not to another try',
    file: `${WEB}/features/generator/prompt-generator.tsx`,
    from: "{error && isDailyLimit(error, 'prompt_limit') ? (",
    to: "{error && isDailyLimit(error, 'image_limit') ? (",
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  {
    breaks: 'what failed keeps the subject and the takes before it',
    file: `${WEB}/features/generator/use-generate-prompts.ts`,
    from: '      if (wasCancelled(error)) return;\n      const sentence',
    to: '      setShown(undefined);\n      const sentence',
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  {
    breaks: 'the ratio of a picture is the chosen one',
    file: `${WEB}/features/generator/use-generate-prompts.ts`,
    from: 'return wish.isChosen ? wish.aspectRatio : result.suggested_aspect_ratio;',
    to: 'return result.suggested_aspect_ratio;',
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  {
    breaks: 'a copy that failed is not called one',
    file: `${WEB}/ui/copy-button.tsx`,
    from: '    if (!(await onCopy())) return;',
    to: '    await onCopy();',
    test: `${WEB}/ui/copy-button.test.tsx`,
  },
  {
    breaks: 'signing out tells the server',
    file: `${WEB}/lib/session.ts`,
    from: '  const ending = call(logout, { signal: AbortSignal.timeout(LOGOUT_MS) }).catch(() => undefined); // Here it ends in any case.',
    to: '  const ending = Promise.resolve(LOGOUT_MS);',
    test: `${WEB}/lib/session.test.tsx`,
  },
  {
    breaks: 'an upload that is too large is refused before it is sent',
    file: `${WEB}/features/images/read-input.ts`,
    from: 'return already + file.size > INPUT_IMAGE.maxBytes',
    to: 'return file.size > INPUT_IMAGE.maxBytes',
    test: `${WEB}/features/images/read-input.test.ts`,
  },
  {
    breaks: 'an allowance counts what is left',
    file: `${WEB}/features/usage/allowance.tsx`,
    from: 'const left = Math.max(limit - usage[',
    to: 'const left = Math.max(limit - 0 * usage[',
    test: `${WEB}/features/usage/allowance.test.tsx`,
  },
];
