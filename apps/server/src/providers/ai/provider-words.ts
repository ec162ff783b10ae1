import { Secret } from './secret.ts';

/** Keys of the providers, whole or with stars in the middle. */
const KEYS = /\b(?:sk-|AIza|ark-)[\w*.-]+/g;
const REQUEST_IDS = [
  /,?\s*\b(?:and |please )?(?:include|quote|mention)?\s*(?:the |your )?request id:?\s*[\w-]*\d[\w-]*/gi,
  /\b(?:req|wfr|resp)_[\w-]+/g,
];

/** A provider's words as a user may read them: without keys, and without the ids of its requests. */
export function shownWords(message: string, key: Secret | string | undefined): string {
  const text = key instanceof Secret ? key.reveal() : key;
  const withoutKey = text ? message.replaceAll(text, '…') : message;
  const withoutKeys = withoutKey.replace(KEYS, '…');
  const words = REQUEST_IDS.reduce((text, id) => text.replace(id, ''), withoutKeys);
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .trim();
}
