import { signInPath } from '../../lib/return-to.ts';

/** Where a mail for a new password is asked for. @param path where to go after signing in */
export function forgotPath(path: string): string {
  const signIn = signInPath(path);
  return `${signIn}${signIn.includes('?') ? '&' : '?'}forgot`;
}
