/**
 * Binds the end of a sign-in to the browser that began it: a cookie of this name, which `page` alone can read,
 * and the parameter of the address have the same value. A link that somebody else made has no cookie here.
 */
export const SIGN_IN_MARK = {
  cookie: 'framewright_signed_in',
  parameter: 'mark',
  page: '/auth/callback',
} as const;
