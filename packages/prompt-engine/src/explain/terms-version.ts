/**
 * Raised whenever a prompt is read to say other terms than before: what was kept with terms of an older version is
 * read again. 1: apertures stand for themselves, and natural colour is no palette.
 */
export const TERMS_VERSION = 1;
