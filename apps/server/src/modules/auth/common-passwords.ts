import { COMMON_PASSWORDS, LENGTHS } from '@framewright/contract';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the most common ones, in any case. The list is loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadList();
  return (await loading).has(password.toLowerCase());
}

/** The most common of those that are long enough to be chosen at all, commonest first in the source. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (password) => String(password).length >= LENGTHS.passwordMin,
  );
  return new Set(longEnough.slice(0, COMMON_PASSWORDS).map(String));
}
