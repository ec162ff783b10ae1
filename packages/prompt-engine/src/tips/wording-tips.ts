import { isDrawn } from '../reading/named.ts';
import type { WordingTip } from './tip.ts';

const says =
  (words: RegExp): WordingTip['when'] =>
  ({ subject }) =>
    words.test(subject.slice(0, 600));

/** Things that contradict each other or say nothing; these come before all other advice. */
export const FAULT_TIPS: readonly WordingTip[] = [
  {
    text: 'A lens means nothing to a drawn picture: drop it and name the stroke, the wash or the edge instead.',
    when: ({ named }) => named.lens && isDrawn(named.medium),
  },
  {
    text: 'Black and white and a named colour pull against each other; say that one thing keeps its colour, or leave the colour out.',
    when: ({ named, subject }) =>
      named.palette === 'monochrome' &&
      /\b(?:red|blue|green|yellow|pink|orange|purple)\b/i.test(subject.slice(0, 600)),
  },
  {
    text: 'Words such as masterpiece, 8k or award-winning describe no thing in the picture; spend them on a material, a light or a lens.',
    when: says(
      /\b(?:masterpiece|8k|4k|best quality|award[- ]winning|trending|ultra[- ]detailed|hyper[- ]?detailed|high quality)\b/i,
    ),
  },
  {
    text: 'Write what fills the place rather than what is missing: "a deserted street" is obeyed more often than "no people, no cars".',
    when: says(/\b(?:without any|no people|no cars|no one|nobody)\b/i),
  },
  {
    text: 'Say what makes it beautiful, the light on one edge, a colour, how it is made: a model draws things, and "beautiful" is a verdict.',
    when: says(/\b(?:beautiful|amazing|nice|stunning|awesome|gorgeous|perfect|breathtaking|incredible)\b/i),
  },
  {
    text: 'Silhouette and facial expression cannot be had together; keep the outline and tell the mood with posture.',
    when: ({ named, subject }) =>
      named.light === 'silhouette' && /\b(?:smil|expression|eyes|face)/i.test(subject.slice(0, 600)),
  },
  {
    text: 'Straight down there is no horizon: decide between the overhead view and the sky you also ask for.',
    when: ({ named, subject }) =>
      named.shot === 'overhead' && /\b(?:horizon|sky|skyline)\b/i.test(subject.slice(0, 600)),
  },
];

/** What the form of the subject shows. */
export const FORM_TIPS: readonly WordingTip[] = [
  {
    text: 'A picture answers a question by showing one case of it: write the case ("a bus stop at midnight"), and keep the question for its title.',
    when: ({ isQuestion }) => isQuestion,
  },
  {
    text: 'Your words stay in their own language here; if a model reads English better, write the nouns and the place in English as well.',
    when: ({ isForeign }) => isForeign,
  },
  {
    text: 'Add two words in letters beside the pictograph, what it is and where it is: symbols are drawn as symbols.',
    when: ({ words }) => words === 0,
  },
  {
    text: 'This is long enough for two pictures: keep the sentence you would miss most and move the rest to a second prompt.',
    when: ({ words }) => words > 120,
  },
  {
    text: 'Put the name in quotation marks, so that it is spelled as you typed it and taken for lettering rather than for a theme.',
    when: ({ subject, quoted, kind }) =>
      quoted.length === 0 &&
      (kind === 'logo' || kind === 'lettering') &&
      /\b(?:called|named|saying|that says|reading|titled)\b/i.test(subject),
  },
  {
    text: 'Say what the number is made of and what it is fixed to; bare digits get a random font on a random background.',
    when: ({ subject }) => /^[\d\s.,:]+$/.test(subject.slice(0, 60)),
  },
  {
    text: 'Name the hour or the weather: with either, shadow length and colour stop being guesses.',
    when: ({ words, facts, kind }) =>
      words === 1 &&
      !facts.time &&
      !facts.weather &&
      (kind === 'city' || kind === 'mountain' || kind === 'coast' || kind === 'forest'),
  },
];

/** Advice for any picture that lacks what it speaks of; behind the tips for its kind. */
export const LACK_TIPS: readonly WordingTip[] = [
  {
    text: 'Name the direction of the light before its colour: models place every shadow from it.',
    when: ({ named, kind }) =>
      !named.light && !isDrawn(named.medium) && kind !== 'logo' && kind !== 'diagram',
  },
  {
    text: 'Name three colours that the things themselves have, the third one rare, and the whole picture will hold together.',
    when: ({ named }) => named.colours.length === 0 && !named.palette,
  },
  {
    text: 'One more word of place, on the pier, in the back kitchen, under the bridge, does more than three of mood.',
    when: ({ facts, others }) => !facts.place && others.length === 0,
  },
  {
    text: 'Say what lies nearest to the lens, even if it is only a blurred edge: depth begins there.',
    when: ({ words }) => words > 6,
  },
];
