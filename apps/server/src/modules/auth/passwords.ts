import { availableParallelism } from 'node:os';
import { AppError } from '../../http/app-error.ts';
import { limiter } from '../../limiter.ts';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes that run or wait, about a second of work; more are refused as busy. One core is left to everybody else: with
 * more hashes at once than cores none of them is done sooner, and all other answers wait for all of them.
 */
const hashing = limiter({
  atOnce: Math.max(1, availableParallelism() - 1),
  mayWait: 63,
  refusal: () => new AppError('overloaded'),
});

/** Of a password that nobody knows: what an absent account is compared with, so that it takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$f7SfJ++J1g5PcqYN/QZ+hA$oIKJvZ7Mbb8BswP68AtlNGONEgO93pJEx3ixGs20vgw';

/** With the first sign-in: a server that waits for one stays small. */
const loadArgon2 = () => import('@node-rs/argon2');

/** One spelling of what keyboards write in several ways: NFKC, as NIST SP 800-63B has it for passwords. */
const inNormalForm = (password: string): string => password.normalize('NFKC');

/** Off the main thread. Every character counts, at any length. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(async () => (await loadArgon2()).hash(inNormalForm(password), COST));
}

/** @param passwordHash undefined or null where there is no account or no password: takes the same time */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  // As it was typed, too: so were those set before there was one form.
  const spellings = new Set([inNormalForm(password), password]);
  const matches = await hashing.run(async () => {
    const { verify } = await loadArgon2();
    for (const spelling of spellings) if (await verify(passwordHash ?? NOBODY, spelling)) return true;
    return false;
  });
  return matches && Boolean(passwordHash);
}
