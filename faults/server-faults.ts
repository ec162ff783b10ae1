import type { Fault } from './fault.ts';

const SERVER = 'apps/server/src';

/** Faults of the server. */
export const SERVER_FAULTS: readonly Fault[] = [
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
  // Sign-in
  {
    breaks: 'of fifty who register with one email, one has the account and the others are told so',
    file: `${SERVER}/modules/auth/auth.service.ts`,
    from: "    if (isUniqueViolation(error)) throw new AppError('email_taken');\n",
    to: '',
    test: `${SERVER}/modules/auth/auth.test.ts`,
  },
  {
    breaks: 'a first Google sign-in that another tab overtakes ends in the same account',
    file: `${SERVER}/modules/auth/google.service.ts`,
    from: `  const owner = email ? await repo.findByEmail(deps.db, email) : undefined;
  const known = await identities.findIdentityUser(deps.db, identity);
  if (known)`,
    to: `  const known = await identities.findIdentityUser(deps.db, identity);
  const owner = email ? await repo.findByEmail(deps.db, email) : undefined;
  if (known)`,
    test: `${SERVER}/modules/auth/google-link.test.ts`,
  },
];
