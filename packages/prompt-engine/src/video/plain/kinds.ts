/*
 * For whom a film is by the kind of its idea, where a word of the idea is certain for that kind; the first row that has one
 * holds. Trade sources on short films agree that audience and tone follow the genre: horror is uneasy, a gag is played straight.
 */

/* words (behind '@' of the sort of film alone) # audience # another audience # tone # another tone # platform # another platform */
const KINDS = `
music (?:video|vid|clip)|clip musical|musikvideo|videoclip|vid[ée]o ?clip|lyric video # Listeners of the song # Those who hear it for the first time # Carried by the song # Intimate, as if sung to one person # A music channel # A vertical feed, with the sound on
trailer|teaser # Viewers choosing what to watch # Viewers who have heard of it # Tense, promising more than it shows # Fast, cut to the last image # Before another film # A feed, with the sound on
@ behind[- ]the[- ]scenes # People who know only the finished thing # Those who work there # Unstaged and close, in the middle of the work # Fond, with the small mishaps left in # A vertical feed, with the sound on # The makers’ own page
@ safety|training|onboarding|induction|lehrvideo|schulung\\p{L}*|unterweisung # People who begin in this work # Those who train them # Clear and exact, nothing skipped # Dry, with a wink, so that it is watched # The screen in the break room # The company’s own page
@ (?:for (?:teenagers|kids|children|beginners|pupils|students) )?explainer|erklär(?:video|film)|explicativ[oa]|explicatif|explicative # Curious people who want it explained simply # Those who have to explain it themselves # Clear and interested, one thing at a time # Playful and exact # An explainer channel # A classroom screen
@ tutorial|how to|recipe|lesson|recette|receta|ricetta|rezept|exercises|übungen|anleitung # People who want to do it themselves # People who only half know how # Clear, one step at a time # Relaxed, as if a friend showed it # A how-to channel # A vertical feed, saved for later
@ adoption|adopción|adozione|adoção|shelter|refugio|tierheim|refuge|charity|appeal|rescue|donations?|spenden\\p{L}*|fundrais\\p{L}+ # People who could help # People who have looked away so far # Honest and warm, without pity # Quiet, and left open at the end # A social feed # The page of those who help
@ road safety|sécurité routière|verkehrssicherheit|seguridad vial|sicurezza stradale|psa|public service|awareness|prévention # People whom it may concern # Those who think that it happens to others # Plain and serious, without shock # Quiet, then sudden # A social feed # Screens in public places
@ farewell|abschied\\p{L}*|retirement|despedida # The one who leaves # Colleagues and friends # Funny and warm # Plain, and moving at the end # A screen at the party # A message to all of them
@ recruit\\p{L}*|job ad|hiring|stellenanzeige|join our team # People who look for such work # People who know it only from outside # Honest, as the work is # Warm, close to those who do it # A jobs feed # The employer’s own page
kids tv|kids?(?:['’]s?)? (?:show|tv|intro|film)|children['’]s|kinderfilm # Children # Parents who watch along # Bright and quick # Silly, played seriously # A children’s channel # The family’s tablet
@ invit\\p{L}*|save the date|einladung\\p{L}* # Those who are invited # Friends and family far away # Tender and light # Playful, with a wink # A message to each guest # The page of the event
@ birthday|geburtstag\\p{L}*|cumpleaños|anniversaire|compleanno # The one whom it is for # Friends at the party # Warm and funny # Loud and happy, all of them in it # A message to one person # A screen at the party
@ real estate|house tour|walk-?through|immobilien\\p{L}* # People who look for a home # People who like to look into homes # Clear and bright # Surprising, one thing after the other # A page of homes # A vertical feed
@ memory film|film souvenir|erinnerungsfilm|memorial|in memory|remembering|golden wedding|anniversary # The family # Those who knew them # Tender and plain # Quiet, with time for each image # A screen at the gathering # A message to the family
(?:graders?|2nd grade|3rd grade|1st grade|my (?:class|students|pupils)|preschoolers|kindergarten|science class) # The class # Parents of the class # Clear and patient # Full of wonder # The classroom screen # The page of the class
(?:horror|spooky|scary|creepy)(?=.*\\b(?:kids|children|duckling|kitten|hedgehog|puppy)\\b)|ghost stories(?=.*\\b(?:kids|hedgehog)\\b) # Children who like to be a little scared # Families at Halloween # Spooky and safe, with a laugh at the end # A wink in the dark: the fright is a joke # A family channel # A Halloween playlist
horror|haunted|ghosts?|demon|dungeon|possessed|zombies?|poltergeist|red eyes|opens by itself|moves by itself|creepy|crypt|baby monitor # Viewers of short horror # Those who watch at night, with headphones # Quiet and uneasy, nothing shown too early # Cold and factual, which makes it worse # A horror channel # A late-night playlist
lol|hilarious|mockumentary|silent comedy|funny|prank|sketch|parody|spoof|comedy|deadpan|awkwardly|tries to look cool|burps?|farts?|sneezes|high[- ]fives?|super seriously|upside down|faints|falls off|trips over|slips on|you can guess # Viewers who want a laugh # Friends who send it on # Deadpan: played straight, the pictures tell the joke # Lively, built towards the last second # A comedy feed # A group chat
(?:ads?(?! \\p{L}+(?:are|ere|ire)\\b)|advert|commercial|promo|spot(?! style)|unboxing|product|handmade|hand[- ]poured|etsy|no logo|label|my (?:shop|store|caf[eé]|bakery|restaurant|brand|salon|studio|candles?|soaps?|mugs?)|our (?:shop|store|caf[eé]|bakery|restaurant|brand|latte art)|werbung|werbespot|werbefilm|anuncio|pub|publicité|pubblicità|anúncio|reclame\\p{L}*) # People who may buy what it shows # Customers who know it already # Warm and exact, close to the thing # Brisk and confident # The shop’s own feed # The product’s page
western|standoff|showdown|duel|cowboys?|saloon # Lovers of westerns # Viewers who want a laugh # A western, played dead straight # Dry comedy, every pause counted # A comedy feed # A group chat
(?:vhs|home video|childhood|1970s|1980s|1990s|19[6-9]\\d|[789]0s|the 60s) # People who were young then # The family it is about # Nostalgic, like a tape that was found # Happy and unordered, in the middle of it # A family’s feed # A screen at the next party
wizards?|witch(?:es)?|dragons?|(?<!tooth )fair(?:y|ies)|elf|elves|goblins?|unicorns?|spell|knights?|adventurers|cursed|mermaid|troll # Fantasy fans # Role-players, who know the scene # Playful, its world taken seriously # Deadpan: nobody in it finds it funny # A feed of short fantasy # A group chat of players
space ?ships?|aliens?|robots?|astronauts?|ufo|mars|spacewalk|cyborg|android # Viewers of light science fiction # Viewers who like people more than effects # Matter-of-fact, the strange thing shown plainly # Full of wonder, then dry # A science-fiction feed # A short-film evening
medieval|vikings?|roman|victorian|samurai|pirates?|19th century|1[5-8]\\d\\d # Viewers of historical drama # Players of historical games # Immersive, as if one stood there # Slow and watchful # A history channel # A page for players
^(?:(?:my|our|the|a|an|his|her) )?(?:(?:old|little|fat|lazy|sleepy|tiny|black|white|orange) )?(?:dog|cat|puppy|kitten|hamster|parrot|rabbit|bunny|pug|corgi|golden retriever) # Animal lovers # Friends who ask for one more clip of it # Fond and observant # Mock-serious, as if it were a great drama # A pet channel # A clip in a group chat
wife|husband|couple|newlyweds|in love|kiss(?:es)?|wedding|matrimonio|mariage|boda|hochzeit\\p{L}*|casamento|bride|groom|first date|proposal|proposes # Viewers of small love stories # Couples # Tender and light # Watched quietly, without a comment # A feed of short stories # A message to one person
(?<=^.{0,55})(?:grandpa|grandma|grandfather(?! clock)|grandmother|granddad|nana|nonna|nonno|grandson|granddaughter|dad|daddy|mum|mom|mommy|mummy|toddler|baby|my (?:son|daughter|kids?|sister|brother|family)|family|abuel[oa]|niet[oa]|opa|oma|grand-?m[eè]re|grand-?p[eè]re|avó|avô) # Families # Parents and grandparents # Warm and simple # Close and quiet, all of it unstaged # A family’s feed # A message to the family
skateboard\\w*|skates?|surf\\w*|snowboard\\w*|(?:riding a|on a) bike|bmx|mountain bike|boxer|sprinter|goalkeeper|penalty|parkour|climber|skier # People who do it themselves # People who only dare to watch # Fast and physical # Calm, then all at once # A sports feed # A vertical feed, with the sound on
guitarist|pianist|violinist|drummer|band|orchestra|choir|concert|busker|singer # People who play # Concert-goers # Quiet, then wide open # Intimate, close to the hands # A music channel # The page of a concert hall
chef|cook|cooks|baker|noodles|tortillas?|soup|sourdough|espresso|ramen|pizza # People who love to eat # People who cook themselves # Warm and exact, close to the food # Light, with a sense of humour # A food feed # The page of a kitchen
hummingbird|owl|whales?|penguins?|otters?|wolf|deer|coral|hedgehog|sprout|sunflower|bees?|fox|elephants?|dewdrop|rainforest # Viewers of nature films # Those who like to watch quietly # Patient and attentive # Close, as if one lay beside it # A nature channel # A slow evening playlist
vineyard|skyline|mountains?|fjord|temple|old town|harbou?r|lagoon|coast(?:line|al)?|valley|hiker|terraces # People who dream of going there # Those who know the place # Calm and wide # Quiet, one person in a great landscape # A travel feed # The place’s own page
`;

/** For whom a film of a kind is, and in which tone. */
export interface FilmKind {
  readonly audiences: readonly [one: string, other: string];
  readonly tones: readonly [one: string, other: string];
  readonly platforms: readonly [one: string, other: string];
}

const ROWS = KINDS.trim()
  .split('\n')
  .map((row) => {
    const isOfFilm = row.startsWith('@ ');
    const [words = '', one = '', other = '', tone = '', another = '', place = '', page = ''] = row
      .replace(/^@ /u, '')
      .split('#')
      .map((field) => field.trim());
    const kind: FilmKind = {
      audiences: [one, other],
      tones: [tone, another],
      platforms: [place, page],
    };
    return { isOfFilm, words: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu'), kind };
  });

/** The kind of an idea; undefined where no word of it is certain for one. */
export const filmKindOf = (film: string, typed: string): FilmKind | undefined =>
  // The sort of film that is asked for comes before a word of what happens in it.
  (
    ROWS.find(({ words }) => words.test(film)) ??
    ROWS.find(({ words, isOfFilm }) => !isOfFilm && words.test(typed))
  )?.kind;

/** Whether a kind is that of what is sold. */
export const isOfSale = (kind: FilmKind | undefined): boolean =>
  kind === undefined || kind.audiences[0] === 'People who may buy what it shows';
