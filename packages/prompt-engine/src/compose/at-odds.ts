import type { SubjectReading } from '../reading/subject-reading.ts';

/** Words that may not stand beside a subject of which something holds. */
interface AtOdds {
  readonly when: (reading: SubjectReading) => boolean;
  readonly words: RegExp;
}

const says =
  (words: RegExp): AtOdds['when'] =>
  ({ subject }) =>
    words.test(subject.slice(0, 600));

/** What no fact expresses, because only a few subjects have it. */
const RULES: readonly AtOdds[] = [
  {
    when: ({ named }) => named.palette === 'monochrome' || named.medium === 'mono',
    words:
      /\b(?:red|blue|green|yellow|orange|pink|purple|violet|amber|gold|golden|copper|teal|turquoise|cobalt|crimson|scarlet|ochre|magenta|lilac|apricot|brown|sodium|indigo|navy|umber|sienna|coral|cyan|rust|rose)\b/,
  },
  {
    when: says(/\b(?:abandoned|deserted|empty|derelict|alone|lone|lonely|solitary|uninhabited)\b/i),
    words:
      /\b(?:(?:some|any|every)(?:body|one)|figures?|people|passers?-by|walkers?|crowds?|men|women|children|visitors?|commuters?|onlookers?|neighbours?|strangers?|in use|voices?)\b/,
  },
  {
    when: says(/\b(?:frozen|icy|iced[- ]over|ice[- ]covered)\b/i),
    words:
      /\b(?:ripples?|rippling|splash(?:es)?|waves?|wavelets|swell|surf|flow(?:ing|s)?|current|tide|spray|drops?|droplets?|pour(?:ing|s)?|wet|foam|water(?:line|fall)?|reflections?|moss|boats?|bow|gunwale|piles|oars?|cupped|stoop\w*|fall)\b/,
  },
  {
    when: ({ facts, subject }) => facts.shows === 'face' || /\b(?:portrait|headshot|selfie)\b/i.test(subject),
    words:
      /\b(?:silhouette|outline only|contour|from behind|nape|back view|turned away|back to us|tiny|a dot|distant figure|no face|features? (?:given up|unlit|lost))\b/,
  },
  {
    when: says(/\b(?:smiling|laughing|grinning|happy|joyful|cheerful|giggling|cheering)\b/i),
    words:
      /\b(?:solemn|stern|sombre|grave|sorrow\w*|mourn\w*|unsmiling|hollow|hushed dread|grieving|guarded|melancholy|lonely|outnumbered|mouth closed|lips closed)\b/,
  },
  {
    when: says(/\b(?:sleeping|asleep|napping|dozing|eyes closed)\b/i),
    words:
      /\b(?:gaze|gazing|stare|staring|eyes? (?:open|sharp|bright|level)|awake|alert|mid-step|running|leaping|standing)\b/,
  },
  {
    when: says(
      /\b(?:running|sprinting|jumping|leaping|dancing|walking|racing|galloping|fighting|flying|chasing|jogging)\b/i,
    ),
    words:
      /\b(?:seated|sitting|perched|asleep|sleeping|lying down|curled|at rest|resting|motionless|bench|stool|standing still|hands (?:folded|resting|in lap))\b/,
  },
  {
    when: says(/\b(?:sitting|seated|kneeling|lying|crouching|reclining)\b/i),
    words:
      /\b(?:standing|on (?:its|their|her|his) feet|mid-step|striding|full stride|walking|running|leaping)\b/,
  },
  {
    when: ({ isPlaced }) => isPlaced,
    words:
      /\b(?:seamless tone|place omitted|nothing (?:around|underneath|alongside)|plain paper|white paper|blank sheet|void|without horizon|no place|floating)\b/,
  },
  {
    when: ({ facts, actions }) => facts.count === 'many' && actions.length > 0,
    words: /\b(?:ranked|row|rows|by height|line-?up|lined up|frieze|yearbook|end persons)\b/,
  },
  {
    when: says(/\b(?:breaching|surfacing|leaping out)\b/i),
    words: /\b(?:beneath|below|under|deep|seabed|underwater|depths?|slack tide|adrift)\b/,
  },
  {
    when: ({ facts }) => facts.place === 'space',
    words:
      /\b(?:scarf|wind|breeze|gusts?|birds?|leaf|leaves|smoke|curtains?|rain|clouds?|horizon line|grass)\b/,
  },
  {
    when: ({ named }) => named.shot === 'aerial',
    words:
      /\b(?:from (?:under|below|inside)|below|beneath|horizon|skyline|eye level|knee|ankle|waist|overhead|headlands?|doorway|foreground|nearest|boots?|figure|stooping|sky)\b/,
  },
  {
    when: says(/\b(?:new|brand[- ]new|pristine|modern|futuristic|sleek)\b/i),
    words: /\b(?:worn|scuffed|rust(?:ed|y|ing)?|battered|threadbare|chipped|cracked|peeling|dented|patina)\b/,
  },
];

/** The words that are at odds with a subject. */
export function barredBy(reading: SubjectReading): RegExp[] {
  return RULES.filter(({ when }) => when(reading)).map(({ words }) => words);
}
