/* Turns of phrase by which a sort of film is known where no single word calls for it. */

/** Offices that only people hold: a pet in one is a joke. */
export const IN_OFFICE =
  /\b(?:holds?|holding|conducts?|gives?|giving|leads?|chairs?|attends?|runs?)\s(?:an?\s|the\s|its\s)?(?:[\p{L}-]+\s)?(?:interview|speech|meeting|presentation|lecture|trial|class|seminar|press conference)\b|\bin an?\s(?:[\p{L}-]+\s)?(?:suit|tie|tuxedo)\b/iu;

/** Whoever frightens us, at what we all do, is funny. */
export const UNDEAD =
  /\b(?:zombies?|vampires?|ghosts?|monsters?|skeletons?|werewol\w+|grim reaper|devil|demons?|dracula|aliens?|wizards?|witch(?:es)?|dragons?|knights?|pirates?|robots?|ninjas?|clowns?|samurai|vikings?|superhero(?:es)?|santa|gladiators?|mumm(?:y|ies)|dinosaurs?|cavem[ae]n|centaurs?|yeti|bigfoot)\b/i;
export const EVERYDAY =
  /\b(?:jobs?|office|dentist|job interview|dating|tinder|customer service|service desk|help ?desk|paperwork|tax office|call cent(?:re|er)|receptionists?|waiting room|ticket machine|parking ticket|insurance|landlord|voicemail|microwave|homework|lunch break|spreadsheets?|forms|supermarket|shopping|groceries|gym|therap\w+|driving test|parking|taxes|barbecue|bbq|laundry|dishwasher|ikea|traffic|zoom|wifi|phone|dinner|coffee|late for|boss|meeting|colleagues|commute|pizza|ice cream|burger|haircut|barber|bus|elevator|subway|supermarket|selfie|password|printer|karaoke|bowling|disco|waiter|waitress|restaurant|hotel guest|cappuccino|espresso|latte|orders?|checkout|queue|phone call|airport security|yoga|spa day|first date|blind date)\b/i;

/** What no animal does but in a tale. */
export const HUMAN =
  /\b(?:letters?|hats?|suits?|reads?|writes?|says?|asks?|promises?|school|drives|cooks?|bakes?|money|job|shop|guitar|piano|sings a song|invites?|king|queen|friends?|wants? to|dreams?|afraid|shy|jealous|brave|win|learns?|believes?|wishes|falls? in love|marr(?:y|ies)|retires?|birthday|umbrella|share[sd]?|sharing|blanket|candle|lullaby|knits?|umbrellas)\b/i;

/** What people drive, wear, use or do, which is a joke where an animal or a monster does it. */
export const HUMAN_FUN =
  /\b(?:courts?|judges?|jury|mak(?:es?|ing) (?:an?|the|his|her|its) bed|try(?:ing)? to|tries to|tiny arms|training for|powerpoint|presentation|meeting|business suit|spreadsheets?|interview\w*|office|boss|briefcase|accounting|driv(?:es?|ing)|truck|car|bus|taxi|scooter|bike|bicycle|skateboard\w*|surf\w*|snowboard\w*|laptop|computer|phone|tie|glasses|sunglasses|cook(?:s|ing)?|bak(?:es?|ing)|waiter|chef|dj|karaoke|vacuum\w*|shopping|cocktail|bowling|golf\w*|tennis|gym|yoga|selfie|elevator|toilet|shower|bathtub|escalators?|suitcase|passport|airport|race|racing|competition|contest|poker|chess|band|disco|restaurant|hairdresser|olympics|marathon|sprint|laundromat|launderette|pizza|rave|nightclub|casino|supermarket|wedding|fashion show|catwalk|spa|sauna|tango|breakdanc\w*|rollerskat\w*)\b/i;
/** What animals do among us, filmed by whoever stands beside. */
export const AMONG_US =
  /\b(?:my|our|us|me|sandwich|picnic|phone|bins?|trash|kitchen|fridge|sofa|couch|window|doorbell|shop|supermarket|jar|shoe|sock|car|garden hose|trampoline|pool|camera|go-?pro|tourist|camper|tent|campsite|mailman|postman|cyclist|jogger|referee|golfer|news anchor|ice cream|chips|fries|laundry|speech|mayor|homework|priest|police|bride|bouquet|passport)\b/i;
/** Forces of nature at work. */
export const FORCES =
  /\b(?:swallow\w*|explod\w*|explosion|collid\w*|collision|erupt\w*|collaps\w*|supernova|avalanche|tsunami|tornado|hurricane|lightning|meteor\w*|asteroid\w*|storm|thunderstorm|black hole)\b/i;
export const ARMED =
  /\b(?:swords?|swordswoman|swordsman|battle\w*|war|warriors?|throne|army|armies|curse[sd]?|blood|duels?|siege|emperor|assassin|revenge|fight(?:s|ing)?|attack(?:s|ing|ed)?|breath(?:es|ing) fire|slay(?:s|ing)?|burning (?:village|city|castle|town)|explosions?)\b/i;
export const PLAYS_MUSIC =
  /\b(?:band|orchestra|choir|dj|rapper|quartet|trio)\b.*\b(?:play\w*|perform\w*|sing\w*|rock\w*|concert|jam\w*|busk\w*)\b/i;
/** Work in clay, wood or metal, which is kneaded, turned and baked like food. */
export const NO_FOOD =
  /\b(?:clay|potter\w*|glaze|wood\w*|iron|steel|metal|glass|stone|leather|wax|soap|bricks?|plaster|ceramics?)\b/i;
/** What sun, moon and trees do in tales. */
export const LIKE_US =
  /\b(?:dancing|singing|talking|laughing|smiling|crying|sneezing|steals|fall(?:s|ing)? asleep|sleeps|smil(?:es|ing)|laugh(?:s|ing)|cr(?:ies|ying)|sing(?:s|ing)|dream(?:s|ing)|yawn(?:s|ing)|blush(?:es|ing)|talk(?:s|ing)? to|talks?|dances?|come(?:s)? alive|in love|lonely|hides)\b/i;
/** Nothing but things and weather moves. */
export const MINDED =
  /^(?:want|think|try|learn|love|hate|fall in love|dream|decide|refuse|escape|run|become|turn|quit|argue|fight|sing|dance|talk|say|ask|wait|hide|steal|chase|cry|laugh|complain|revolt|wake|plan)\b/;

/** Those of whom nobody expects it. */
const MISPLACED =
  /\b(?:guinea pigs?|hamsters?|chickens?|cats?|dogs?|penguins?|cows?|goats?|ducks?|mice|rats?|frogs?|squirrels?)\s(?:olympics|orchestra|band|wedding|parliament|school|gang|police|detectives?|heist|fashion show|circus|army|office)\b|\b(?:grandmas?|grannies|granny|grandpas?|grandmothers?|nuns?|monks?|priests?|bab(?:y|ies)|toddlers?|babies|queen|santa|statues?)\b.*\b(?:rob(?:s|bing)?|heist|bank robbery|motorbikes?|motorcycles?|breakdanc\w*|skateboard\w*|rave|rapp?(?:s|ing)|dj(?:s|ing)?|boxing|drag race|mosh\w*|escape (?:the|from)|gang|ninjas?)\b/i;
/** What is done with the hands. */
export const HANDS_ON =
  /\b(?:hands?|knead\w*|turn\w*|carv\w*|shap\w*|throw\w*|blow\w*|forg\w*|cut\w*|bend\w*|mould\w*|mold\w*|saw\w*|hammer\w*|polish\w*|sew\w*|stitch\w*|chop\w*|split\w*)\b/i;
/** Whether anybody is spoken of. */
export const SOMEBODY =
  /\b(?:he|she|they|we|i|my|his|her|everyone|everybody|nobody|people|guests|couple|crowd)\b/i;
/** What moves of itself outdoors. */
export const NATURE =
  /^(?:lea(?:f|ves)|snow(?:flakes?)?|rain(?:drops?)?|waves?|clouds?|petals?|rivers?|waterfalls?|wind|sun|moon|stars?|fog|mist|drops?|flowers?|trees?|grass|sand|ice|lava|icicles?|tide)$/i;
/** Works that are announced rather than sold. */
export const WORKS = /\b(?:musical|play|show|podcast|book|novel|album|game|series|film|movie|channel)$/i;
/** What sets somebody apart from all of its kind: 'a shark who is a vegetarian'. */
export const UNUSUAL =
  /\b(?:who|that)\s(?:is|was|wants?|wanted|hates?|can['’]?t|cannot|can only|refuses|dreams?|believes|thinks|has to|loves?|fell|falls|walks|talks|sings|dances|sneezes|snores|laughs|flies away)\b/i;
/** Places where people come and go. */
export const PUBLIC =
  /\b(?:shop|bar|caf[eé]|diner|market|restaurant|station|pub|nightclub|laundromat|supermarket|arcade|library|museum|bakery|barbershop)\b/i;
/** Losses that no light-hearted film is made of. */
export const GRAVE =
  /\b(?:war|air raids?|siege|bomb\w*|die[ds]?|dying|death|dead|funeral|grave|grief|griev\w*|mourn\w*|late (?:wife|husband|mother|father|mum|mom|dad|brother|sister|son|daughter)|cancer|hospice|refugees?|ashes|widow\w*|goodbye|memorial|in memory)\b/i;
/** What animals are only in tales. */
export const IN_ROLE =
  /\b(?:detective|chef|pilot|astronaut|cowboy|samurai|ninja|pirate|sheriff|spy|boxer|lawyer|professor|butler|bellboy|barista|astronomer|superhero|banker|wizard|knight|in a (?:suit|tuxedo|hat|trench coat|raincoat))\b/i;
/** Things of ours that act like somebody. */
export const THINGS: ReadonlySet<string> = new Set([
  'device',
  'machine',
  'product',
  'furniture',
  'small-thing',
  'food',
  'tool',
  'container',
  'clothing',
  'instrument',
  'textile',
]);
/** Sorts of film that no loss belongs in. */
export const LIGHT_HEARTED: ReadonlySet<string> = new Set(['family', 'pet', 'mischief', 'romance', 'sport']);
/** Kinds that are animals. */
export const ANIMALS: ReadonlySet<string> = new Set([
  'pet',
  'animal',
  'bird',
  'insect',
  'sea-life',
  'wild-animal',
  'farm-animal',
  'sea-animal',
  'reptile',
]);
/** Animals that nobody keeps. */
export const WILD: ReadonlySet<string> = new Set(['wild-animal', 'bird', 'sea-animal', 'reptile', 'insect']);
/** Kinds of a picture that is a view. */
export const VIEWS: ReadonlySet<string> = new Set(['landscape', 'plant', 'space']);
/** Kinds of nature. */
export const NATURAL: ReadonlySet<string> = new Set([
  'plant',
  'flower',
  'tree',
  'terrain',
  'weather',
  'celestial',
]);
/** Fighters of old times, who are no portrait of today. */
export const OF_OLD =
  /\b(?:samurai|knights?|warriors?|vikings?|gladiators?|cowboys?|pirates?|emperors?|pharaohs?|ronin)\b/i;
/** Journeys that no guide is made for. */
export const OFF_EARTH = /\b(?:space|mars|galaxy|aliens?|time travel\w*)\b/i;
/** Words for kin, which animals have too. */
export const KIN = /mother|father|family|baby|parent|sister|brother/i;
const UNCANNY =
  /\b(?:(?:house|walls?|mirror|doll|floor|mannequin) (?:starts|start|begins|is|are) (?:breath|bleed|whisper|mov|watch)\w*|whispers? (?:my|her|his|their) (?:own )?name|stops? at midnight|shadow (?:moves?|walks?|stays?|waves?) (?:on its own|by itself|away|behind)|from inside (?:the|an?|his|her|my|our) (?:mirror|walls?|closet|wardrobe|coffin|basement|attic|grave|tv)|baby monitor|knocking from|hears? (?:knocking|footsteps|breathing|scratching)|(?:his|her|my|the|their) (?:own )?reflection (?:does|do|blinks?|smiles?|moves?|turns?|waves?|stays?|keeps?|is)|floor 13|thirteenth floor|(?:calls?|texts?|knocks?|answers?|waves?|appears?|walks in|writes|comes? home|sitting|standing)\b.*\b(?:died|dead|buried) (?:\w+ ){0,2}years ago|(?:mannequins?|dolls?|statues?|portraits?|scarecrows?|puppets?|paintings?)\b.{0,40}\b(?:turn(?:s|ing)? (?:their|its|his|her) heads?|moves? (?:when|while|as|at night)|blinks?|(?:eyes|heads?) (?:follow|turn|move)|is (?:now )?(?:closer|gone|smiling))|(?:typewriter|swing|rocking chair|door|pram|doll)\b.*\bby (?:itself|themselves)\b|(?:attic|basement|cellar|midnight|empty house|old house|dark house|at night|nursery)\b.*\b(?:piano|music box|phone|radio)\b.*\bby itself|(?:piano|music box|phone|radio)\b.*\bby itself\b.*\b(?:attic|basement|cellar|midnight|house|at night|nursery)|already (?:in|inside) the house|there(?:['’]s| is) (?:somebody|someone|something|a man|a woman) (?:on|in|under|behind|inside|outside)|who let (?:her|him|them|it) in|(?:don['’]t|do not) (?:turn around|look behind|look up)|whispers?\b.*\b(?:behind you|not alone|under your bed|in the walls?))/i;
const NOT_FRIGHTENING = /\b(?:funny|comedy|kids|children|cute|bedtime|ad for|advert|cat|dog|puppy|kitten)\b/i;
/** Whether what is there cannot be, and is not meant to be laughed at. */
export const isUncanny = (text: string): boolean => UNCANNY.test(text) && !NOT_FRIGHTENING.test(text);
/** Turns that are laughed at: a yes from the waiter, a chase for a ball, what is told with 'lol'. */
const COMIC_TURN =
  /\bpropos\w+\b.*\bbut\b|\b(?:kids?|dog|cat|goose|ball)\b.*\bchas(?:es|ing) (?:everybody|everyone|them all|all of them)\b|(?:^|\s)(?:lol|lmao|haha\w*|rofl)(?=[\s,.!]|$)/i;
/** What is funny by where it is, or by how it turns out. */
export const OUT_OF_PLACE = new RegExp(`${MISPLACED.source}|${COMIC_TURN.source}`, 'i');

/** Forms that only move. */
export const SHAPES =
  /\b(?:triangles?|cubes?|circles?|squares|dots|grids?|shapes|particles|spheres?|polygons?|blobs?|bubbles of|waves of colou?r|patterns?|fractals?|spirals?(?!\s(?:stair|step))|lines of light|waveforms?|hexagons?|rings of light|kaleidoscope)\b/i;
/** What is ruled out calls for nothing: 'nothing scary', 'no horror'. */
const RULED_OUT =
  /\b(?:no|not|nothing|without|non)[\s-](?:too\s|very\s|really\s|so\s|any\s|an?\s)?(?!one\b|alone\b|right\b|idea\b)[\p{L}-]+/giu;
/** What the camera does makes no sort of film: 'camera rolls upside down'. */
const CAMERA_DOES = /\bcamera\s[^,.;]*/giu;
/** How it is to look is no essay on how things look. */
const MADE_LIKE = /\b(?:make|made|have|should|shot|filmed|want)\s(?:it\s)?(?:to\s)?(?:look\s)?like\b/giu;
const MADE_LIKE_FIRST = /^(?:make it |it should |it )?(?:all )?looks? like [^:,]{3,60}:/i;
/** What is only on the air makes no film of it: 'football on the radio'. */
const ON_AIR =
  /(?:[\p{L}’'-]+\s){1,2}(?:plays?\s|playing\s|blares?\s|blaring\s)?(?:on|from)\s(?:the|an?|his|her|their)\s(?:old\s|small\s|kitchen\s|car\s)?(?:radio|tv|telly|television|stereo)\b/giu;
/** Lamps and cakes of no tale. */
const FAIRY_LIGHTS = /\b(?:fairy (?:lights?|cakes?|bread)|dragon ?fruit|dragon boats?)\b/giu;
/** The words of an idea that can call for a sort of film. */
export const callingWords = (text: string): string =>
  text
    .replace(FAIRY_LIGHTS, ' ')
    .replace(MADE_LIKE_FIRST, (head) => (/home movie|super ?8|8 ?mm/i.test(head) ? head : ' '))
    .replace(CAMERA_DOES, ' ')
    .replace(ON_AIR, ' ')
    .replace(RULED_OUT, ' ')
    .replace(MADE_LIKE, ' ');
/** What nothing drifts quietly in. */
export const UNQUIET =
  /\b(?:storms?|thunderstorm|floods?|rapids|hurricane|tornado|fire|war|explosion|traffic)\b/i;

/** Bodies that go low over the ground. */
export const CRAWLS =
  /\b(?:hatchlings?|turtles?|tortoises?|snails?|crabs?|tadpoles?|worms?|slugs?|caterpillars?|seals?|snakes?|lizards?)$/i;
