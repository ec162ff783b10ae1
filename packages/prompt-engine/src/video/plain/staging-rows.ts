/*
 * How a film is lit, looks, moves and sounds by its sort, where its words leave that open: what is true of any picture of that
 * sort and brings nothing into it. '!' holds before all others, '@' is of the sort of film alone, and '~' of places in which no person
 * acts; of other rows the one holds whose word the idea has first. '-' is what the row leaves open.
 * words # light # look # how the camera moves # what is heard
 */
export const STAGING_ROWS = `
! music (?:video|vid|clip)|clip musical|musikvideo|videoclip|vid[ée]o ?clip|lyric video # - # music video look, rich colour, fine grain # one slow drift in the time of the music # the song alone
! horror|haunted|demon|possessed|zombies?|poltergeist|creepy|scary|crypt|grave(?:yard)? # Low, cold light from one side, most of the frame in shadow # horror film look, cold muted colour, deep blacks # one slow creep forward # only the sounds of the place, close; no music
@ behind[- ]the[- ]scenes # - # unstaged documentary look, natural colour # a handheld camera in the middle of the work # voices and work, close; no music
@ explainer|erklär\\p{L}*|explicati\\p{L}+|lesson|training|safety|onboarding # Flat, even light, every part of the picture clear # clear instructional look, true colour # a static camera # a clear, quiet room; no music
@ tutorial|recipe|receta|rezept|ricetta|recette|how to|anleitung # Bright, even light from above and one side # instructional look, true colour, the work unobstructed # a static camera close to the work # the sounds of the work, close; no music
! ^how (?:to|do)\\b # Bright, even light from above and one side # instructional look, true colour, the work unobstructed # a static camera close to the work # the sounds of the work, close; no music
! (?:ads?(?! \\p{L}+(?:are|ere|ire)\\b)|advert|commercial|promo|spot(?! style)|unboxing|product|werbung|werbe\\p{L}+|anuncio|pub|publicité|pubblicità|anúncio|propaganda|reclame\\p{L}*) # One large soft light from the side, the background falling off # commercial look, clean true colour, crisp edges # one slow push-in # light music, kept low
serum|perfume|cream|lotion|lipstick|watch(?= (?:on|in|rotating|turning|spinning)\\b)|necklace|earrings?|sneakers?|headphones|earbuds|smartphone|handbag # One large soft light from the side, the background falling off # product film look, clean true colour, crisp edges # one slow push-in # light music, kept low
wizards?|witch(?:es)?|dragons?|fair(?:y|ies)|elf|elves|goblins?|unicorns?|knights?|mermaid|troll|portal # - # fantasy film look, rich colour, fine grain # one slow sweep that ends on the action # the sounds of the action; low strings, as music
space ?ships?|aliens?|robots?|androids?|astronauts?|ufo|mars|spacewalk|cyborg|cyberpunk # - # science-fiction film look, wide frame, clean colour # one slow drift forward # the sounds of the action; a soft synth pad, as music
medieval|vikings?|roman soldiers?|victorian|samurai|pirates?|gladiators? # - # period film look, muted natural colour, fine grain # one slow drift forward # the sounds of the action; no music
! lol|funny|prank|sketch|parody|spoof|comedy|deadpan|hilarious # Bright, even light, hardly a shadow # comedy look, clear colour, everything in focus # a static camera # the small sounds of the action, dry and close; no music
goal|football|soccer|basketball|tennis|marathon|boxer|boxing|surf\\w*|skateboard\\w*|snowboard\\w*|skier|sprinter|goalkeeper|penalty|parkour|climber|gymnast|gym|workout|lifting weights # Hard, clear light from one side # sports film look, short shutter, hard detail # a handheld camera that follows the action # breath and impact, close; no music
dogs?|cats?|pupp(?:y|ies)|kittens?|hamsters?|rabbits?|bunn(?:y|ies)|parrots?|pugs?|corgis?|retrievers?|guinea pigs? # Soft daylight from one side # pet film look, natural colour, the lens at its own height # a handheld camera that stays with the animal # the animal, close; no music
pizza|burgers?|pancakes?|pasta|noodles|sushi|cheese|cake|cookies|bread|bakery|baker|chef|cook\\w*|soup|coffee|latte|lemonade|cocktail|syrup|chocolate # Warm light from one side, soft shadows # food film look, warm true colour, shallow focus # one slow push-in # the sounds of it, very close; no music
grandpa|grandma|grandfather|grandmother|dad|daddy|mum|mom|toddler|baby|newborn|family|son|daughter|grandson|granddaughter|wife|husband|couple|bride|groom|newlyweds # Warm, soft light from one side # family film look, warm natural colour, a close lens # a quiet handheld camera # voices, close; no music
~ waterfall|waves?|ocean|forest|mountains?|lake|river|glacier|clouds?|jungle|coral|whales?|turtle|owl|eagle|deer|wolf|fox|elephants?|desert|canyon|valley|fjords?|island # Soft, open daylight from one side # nature film look, true colour, wide frame # one slow, level move forward # only the sounds of the place; no music
~ road trip|travel|trip|train|old town|market|temples?|city|skyline|street # Soft, open daylight from one side # travel film look, natural colour, wide frame # one slow, level move forward # only the sounds of the place; no music
`;

/** What any film may have where no row knows more. */
export const USUAL_STAGING =
  'Soft light from one side, the far side in shade # natural colour, fine grain # one slow push-in # the small sounds of the action, close; no music';

/*
 * The light that a place usually has by day, where neither hour nor lamp is told. words # light
 */
export const USUAL_LIGHT_ROWS = `
kitchen|living room|bedroom|bathroom|classroom|school|hospital|waiting room|library|museum|gallery|hotel|attic|cabin|nursery|apartment|flat|caf[eé]|diner|restaurant|bakery|shop|store|salon|studio|house|home|room # Soft window light from one side, the room behind falling off
workshop|garage|barn|stable|factory|warehouse|mill|shed # One hard light from one side, the room around dim
gym|court|stadium|sports hall|boxing ring|arena # Hard light from high above, short shadows
car|bus|tram|train|taxi|truck|van # Daylight through the windows, sliding over what is inside
snow|ski resort|glacier # Bright, soft daylight, thrown back by the snow
beach|sea|ocean|coast|lake|river|island|harbou?r|pool|waves? # Open daylight from one side, bright, thrown back by the water
forest|jungle|wood|woods|park|garden|orchard # Daylight through leaves, in soft patches
(?:corn|wheat|rice|lavender|sunflower )?fields?|meadow|hill|mountains?|mountain top|cliff|valley|desert|canyon|village|farm|vineyard|terraces|rooftop|balcony|playground|backyard|rocks|road # Open daylight from one side, soft, the shadows clear
street|city|town|market|square|alley|bridge|gutter # Open shade of a street, soft, brighter from one side
`;
