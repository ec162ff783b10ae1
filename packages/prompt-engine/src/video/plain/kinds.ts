/*
 * For whom a film is by the kind of its idea, where a word of the idea is certain for that kind; the first row that has one
 * holds. Trade sources on short films agree that audience and tone follow the genre: horror is uneasy, a gag is played straight.
 */

/* words | audience | another audience | tone | platform | another platform */
const KINDS = `
my (?:shop|store|caf[eé]|bakery|restaurant|brand|salon|studio|product|products|candles?|soaps?|mugs?)|our (?:shop|store|caf[eé]|bakery|restaurant|brand|salon|product|products|latte art)|my ceramic|handmade|unboxing|etsy # People who may buy what it shows # Customers who know it already # Warm and exact, close to the thing # The shop’s own feed # The product’s page
horror|haunted|ghost|demon|dungeon|possessed|zombies?|poltergeist|red eyes|opens by itself|moves by itself|blood|creepy|crypt # Viewers of short horror # Those who watch it at night, with headphones # Quiet and uneasy, nothing shown too early # A horror channel # A late-night playlist
lol|hilarious|funny|prank|sketch|parody|spoof|comedy|deadpan|awkwardly|ufo|tries to look cool # Viewers who want a laugh # Friends who send it on # Deadpan: played straight, the joke told by the pictures # A comedy feed # A group chat
^(?:(?:my|our|the|a|an|his|her) )?(?:(?:old|little|fat|lazy|sleepy|tiny|black|white|orange) )?(?:dog|cat|puppy|kitten|hamster|parrot|rabbit|bunny|pug|corgi|golden retriever) # Animal lovers # Friends who ask for one more clip of it # Fond and observant # A pet channel # A clip in a group chat
grandpa|grandma|grandfather|grandmother|granddad|nana|grandson|granddaughter|dad|daddy|mum|mom|mommy|mummy|toddler|baby|my (?:son|daughter|kids?|sister|brother|wife|husband|family)|family|abuelo|abuela|opa|oma # Families # Parents and grandparents # Warm and simple, never sweetened # A family’s feed # A message to the family
wizard|witch|dragon|fairy|elf|goblin|unicorn|spell|knight|superhero # Viewers of light fantasy # Families watching together # Playful, its world taken seriously # A feed of short fantasy # A family evening
hummingbird|owl|whales?|penguins?|otters?|wolf|deer|forest|coral|hedgehog|seed|sprout|bees? # Viewers of nature films # Those who like to watch quietly # Patient and attentive # A nature channel # A slow evening playlist
vineyard|skyline|mountains|fjord|temple|old town|harbor|harbour|lagoon|coastline # People who dream of going there # Those who know the place # Calm and wide # A travel feed # The place’s own page
`;

/** For whom a film of a kind is, and in which tone. */
export interface FilmKind {
  readonly audiences: readonly [one: string, other: string];
  readonly tone: string;
  readonly platforms: readonly [one: string, other: string];
}

const ROWS = KINDS.trim()
  .split('\n')
  .map((row): readonly [RegExp, FilmKind] => {
    const [words = '', one = '', other = '', tone = '', place = '', page = ''] = row
      .split('#')
      .map((field) => field.trim());
    return [
      new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu'),
      { audiences: [one, other], tone, platforms: [place, page] },
    ];
  });

/** The kind of an idea; undefined where no word of it is certain for one. */
export const filmKindOf = (typed: string): FilmKind | undefined =>
  ROWS.find(([words]) => words.test(typed))?.[1];
