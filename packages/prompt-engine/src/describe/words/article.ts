const VOWEL = /^(?:[aeio8]|1[18](?!\d)|u(?!ni|s[eu]|ti|ran|k)|hour|heir|honest)/i;
const SPOKEN_CONSONANT = /^(?:one|once|eu|ew)/i;

/** 'a' or 'an', by the sound of the word or number that follows. */
export function articleBefore(word: string): 'a' | 'an' {
  return VOWEL.test(word) && !SPOKEN_CONSONANT.test(word) ? 'an' : 'a';
}
