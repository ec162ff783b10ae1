import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * 'A cat on trial for knocking over a vase': what somebody is tried, thanked or known for was done before, and is not done
 * in the picture.
 */

const FOR_A_DEED = sifted(
  /\b(on trial|in court|in jail|in prison|arrested|charged|wanted|sentenced|convicted|fired|sacked|scolded|told off|fined|ticketed|punished|grounded|suspended|banned|expelled|forgiven|thanked|famous|known|apologi[sz]\p{L}*|sorry|awarded|(?:medal|prize|award|trophy|certificate|statue|plaque)(?: to \p{L}+)?) for (?:\p{L}+ )?\p{L}+ing\b[^,.;:]*/giu,
);

/** A sentence as it is read, without the deed that somebody is tried, thanked or known for. */
export const withoutPastDeeds = (text: string): string => text.replace(FOR_A_DEED, '$1');
