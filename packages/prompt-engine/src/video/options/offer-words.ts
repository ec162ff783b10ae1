/* Turns of phrase in which owners say what they sell, let, seek or collect for. */

export const BUSINESS =
  /\b(?:shop|store|studio|cafe|café|coffee (?:shop|roaster|bar)|roaster(?:y)?|bakery|restaurant|pizzeria|bistro|diner|bar|pub|brewery|winery|distillery|brand|business|company|firm|agency|salon|barber\p{L}*|practice|clinic|gym|school|academy|club|hotel|hostel|guesthouse|campsite|farm|nursery|garage|workshop|gallery|museum|theatre|theater|cinema|kitchen|(?:food|coffee|taco|ice cream|burger) (?:truck|van|cart)|stall|market stall|(?:ice cream )?parlou?r|gelateria|deli|butcher\p{L}*|greengrocer\p{L}*|garden cent(?:er|re)|app|startup|start-up|platform|website|webshop|label|boutique|service|services|florist|bookshop|bookstore|groomers?|grooming|kennel|spa|sauna|cleaners?|plumbers?|electricians?|builders?|carpenters?|painters?|landscap\p{L}+|caterers?|catering|travel agency|escape room|climbing hall|bike rental|rental)\b/iu;
export const SELLS =
  /^(?:(?:hi|hello|hey)[,!]?\s)?(?:i|we|my \p{L}+ and i)(?:\s(?:have|are|am)|['’](?:ve|re|m))?\s(?:(?:just|recently|finally|now|also|currently)\s)*(opened|opening|started|starting|launched|launching|founded|run|running|own|set up|have|sell|selling|make and sell|offer|rent out|rent|repair|restore|fix)\s(?:up\s)?(?:(?:an?|the)\s)?(.+)$/iu;
export const IS_BUSINESS = /^(?:i|we)(?:\sare|\sam|['’]re|['’]m)\s(?:an?|the)\s(.+)$/iu;
export const OWN_OPENS =
  /^((?:our|my)\s(?:\p{L}+\s){0,4}?\p{L}+)\s((?:is opening|opens|opened|reopens|has opened|is now open|just opened|launches|is launching|moves|is moving)\s(?:again\s)?(?:on|this|next|in|tomorrow|today|soon|at|to|its doors)\b.*)$/iu;
/** 'Tattoo studio opening in Hamburg'. */
export const OPENS =
  /^(?:new\s)?((?:\p{L}+\s){0,3}?\p{L}+)\s((?:opening|opens|reopening|reopens)(?:\s(?:soon|in|on|this|next|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b[^,.]*)?)$/iu;
/** 'My bakery's sourdough - crust crackling', 'our honey - jar opening'. */
export const OWN_WARE = new RegExp(
  `^((?:my|our)\\s(?:(?:[\\p{L}-]+\\s){0,2}?${BUSINESS.source}['’]s?\\s[\\p{L}\\s-]{3,30}?|[\\p{L}-]+(?:\\s[\\p{L}-]+)?(?=\\s[-–—]\\s|:\\s)))(?:\\s[-–—]\\s|:\\s|,\\s)(.+)$`,
  'isu',
);
export const NAME_ENDS = /\s(?:and|but|so|which|that|who|because|where)\s.*$/iu;

export const FILM_FOR =
  /^(?:(?:an?|the)\s)?(?:(?:short|new|quick|cool|\d+[- ]?(?:s|sec|second)s?)\s)*(?:teaser|trailer|(?:promo|advertising)\s(?:clip|video|film)|promo|video|film|ad|advert|reel|clip|commercial)\s(?:for|of|about)\s(?:(?:the|our|my|an?)\s)?/iu;
/** A film for the maker's own firm or work: 'a 15 sec reel for my flower shop'. */
export const FILM_FOR_OWN =
  /^(?:(?:need|want|make|create|looking for|i need|we need|i want|we want)\s)?(?:(?:me|us)\s)?(?:(?:an?|the|some)\s)?(?:(?!for\b|of\b|about\b)[\p{L}\d-]+\s){0,5}?(?:teaser|trailer|promo|videos?|film|reels?|clips?|intro|content|shorts?|tiktoks?)\s(?:for|about|of)\s((?:my|our)(?:\s[\p{L}\d’'&-]+){1,5}?)(?=[,.;:!]|\s(?:in|at|on|with|that|which|who|where|to|and|about)\s|$)/iu;
/** 'New vegan burger at our food truck'. */
export const FROM_US =
  /^((?:(?:an?|the|our|my|new|fresh|homemade|handmade)\s)*[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2}?)\s(?:at|from|in|by)\s((?:my|our)\s.+)$/iu;
export const PROMOTES =
  /(?:^|,\s|\band\s)(?:(?:we|i)\s(?:want|need|would like)\sto\s)?(?:promote|advertise|sell|market)\s((?:our|my|the)(?:\s[\p{L}\d’'&-]+){1,5}?)(?=[,.;!]|$)/iu;
export const SALE =
  /^((?:\p{L}+\s){0,3}(?:sale|discounts?|deals?|offers?|clearance))\s(?:for|at|in|of)\s((?:my|our)\s.+)$/iu;
/** '15 % off all running shoes this weekend at Miller Sports'. */
export const REDUCED =
  /^((?:up to\s)?\d+\s?(?:%|percent|per cent)(?:\s(?:off|discount|less))?|half price|two for one|2 for 1)\s(?:off\s|on\s|for\s)?(?!of\s)(?:all\s|our\s|every\s)?(.+?)(\s(?:this|until|till|only|on|from|today|next)\b.*?)?(?:\s(?:at|in)\s([^,.]+))?$/iu;
/** 'New flavour at our ice cream parlour: salted caramel'. */
export const NEW_HERE =
  /^((?:the\s|our\s)?new\s(?:\p{L}+\s)?(?:flavou?r|dish|drink|cake|coffee|menu|collection|model|product|class|course|treatment|arrival|special|burger|pizza|sort|colou?r)s?)\s(?:at|in|from)\s(.+?):\s(.+)$/iu;
/** 'New collection of wool socks'. */
export const NEW_LINE =
  /^(?:(?:our|the|a)\s)?((?:brand[- ])?new\s(?:\p{L}+\s)?(?:collection|line|range|series))\sof\s(.+)$/iu;
/** 'Adopt Bruno'. */
export const ADOPTS = /^(?:.{0,40}?\b(?:shelter|rescue|home)[:,]?\s)?(?:please\s)?adopt\s(\p{Lu}\p{L}+)$/u;
export const TOLD_WORK = /\b(?:novel|book|film|movie|series|game|comic)$/i;
export const NO_WARE = /(?:ing|\b(?:sale|discounts?|deals?)|\bis|\bare|\bwas|n['’]t)\b/i;
export const SALE_FIRST = /^((?:\p{L}+\s){0,2}sale)[,!.:]\s((?:our|my)\s[^,.]*)/iu;
export const HAS_NEW = /^((?:our|my)\s.+?)\s(?:now\s)?(?:has|have|offers|got)\s(?:an?\s|some\s)?(new\s.+)$/iu;
export const REOPENS =
  /^(?:the\s)?(?:grand\s)?(?:re)?opening of\s((?:our|my)(?:\s\p{L}+){1,4}?)(?:\s((?:after|on|in|this|next)\b.*))?$/iu;
export const MAKES =
  /^we\s(?:make|brew|build|design|produce|grow|roast|craft|import)\s(?!an?\s|the\s|our\s|my\s|it\b|them\b)((?:\p{L}+\s?){1,4}?)(?:\sin\s\p{L}+)?$/iu;
export const FIRM = /^(?:\p{L}+\s){1,3}(?:company|firm|agency|startup|brand|business)$/iu;
export const MOVES =
  /^(?:i|we)(?: are| am|['’]re|['’]m)\s(?:moving|opening|launching|expanding)\s((?:our|my)\s.+?)(\s(?:to|on|in|at|from|next|this|soon)\b.*)?$/iu;
export const WORKS =
  /\b(?:musical|play|concert|show|exhibition|podcast|newsletter|album|channel|online course|etsy shop|book|cookbook|game|board game|novel|band|clothing line|collection|candles|jewell?ery|soaps?|art|paintings|prints|products?|portfolio)$/i;
export const LAUNCH =
  /^(?:(?:the|our|my|an?)\s)?((?:[\p{L}\d’'-]+\s){0,3}?[\p{L}\d’'-]+)\s(?:launch|drop|release|relaunch)(?:\s(?:teaser|trailer|video|film|campaign|reel|ad|promo))?(?=[,.!]|$)/iu;
/** 'Product reveal of our new knife'. */
export const REVEALS =
  /^(?:(?:an?|the)\s)?(?:(?:product\s(?:reveal|launch|shot|demo|presentation|showcase|video|film|teaser|introduction))|(?:big\s|grand\s)?(?:reveal|unveiling|launch|showcase|presentation|introduction|introducing|presenting|meet|relaunch|demo|teaser)(?=\s(?:(?:of|for)\s)?(?:our|my)\s))(?::\s|\s(?:(?:of|for)\s)?)(?:an?\s)?(.+?)(?=[,.!:]|\s(?:in|at|on)\s|$)/iu;
export const NO_PRODUCT =
  /\b(?:rocket|missile|space|shuttle|satellite|boat|ship|leaf|rain|water|egg|a|the|hostage|album|single|fashion brand)$/i;

const HOME =
  '(?:houses?|flats?|apartments?|villas?|cottages?|homes?|bungalows?|penthouses?|lofts?|farmhouses?|chalets?|condos?|windmills?|tree ?houses?|house ?boats?|yurts?|igloos?|barns?|castles?|townhouses?|holiday flat|beach house|cabins?)';
export const PROPERTY_ASKED =
  /\b(?:for rent|for sale|to let|to rent|real[- ]estate|property (?:video|tour|film|ad)|house viewing|estate agent|airbnb|listing|on the market)\b/i;
export const PROPERTY = new RegExp(
  `((?:(?:\\d+|two|three|four|five)[ -]?bed(?:room)?s?\\s|(?:small|big|old|new|modern|cosy|cozy|sunny|bright|beach|holiday|country|town|family|detached|garden|city|stone|wooden|luxury|little|tiny)\\s)*${HOME})\\b(.*)$`,
  'iu',
);

export const HIRES: readonly RegExp[] = [
  /^(?:an?\s)?(?:help wanted|job|recruitment|recruiting|hiring|vacancy)\s(?:ad|advert|video|film|post|clip|reel)\s(?:for|at)\s((?:our|my)\s.+)$/iu,
  /^(?:an?\s)?(?:job|recruitment|recruiting|hiring|vacancy)\s(?:ad|advert|video|film|post|clip|reel)\s(?:for|:)\s(?:an?\s|our\s)?(.+)$/iu,
  /^(?:(?:our|my|the)\s.+?\s(?:is|are)|we(?:['’]re|\sare))\s(?:now\s)?(?:hiring|recruiting|(?:looking|searching) for (?=(?:an?\s|new\s|more\s)?(?:\p{L}+\s){0,2}(?:staff|waiters?|cooks?|chefs?|baristas?|drivers?|nurses?|carers?|apprentices?|trainees?|developers?|engineers?|electricians?|plumbers?|bakers?|teachers?|mechanics?|carpenters?|hairdressers?|cleaners?|workers?|employees|colleagues|people to work)))\s?(?:an?\s|new\s|more\s)?(.+)$/iu,
];
export const SEEKS =
  /^((?:(?:our|my)\s.+?\s(?:is|are))|(?:\p{L}+\s){1,4}?(?:club|team|choir|orchestra|band|brigade|association|scouts|society|league))\s(?:still\s)?(?:looking|searching) for\s(?:an?\s|new\s|more\s|some\s)?(.+)$/iu;
export const WE_SEEK =
  /^we(?:\sare|['’]re)\s(?:still\s)?(?:looking|searching) for\s(?:an?\s|new\s|more\s)?(.+?)\sfor\s((?:our|my)\s.+)$/iu;
export const CLUB =
  /\b(?:club|team|choir|orchestra|band|brigade|association|church|parish|village|school|scouts|group|society|league)$/i;
export const WANTED = /^(.{3,40}?)\swanted(?=[,.!:]|$)/i;
export const HELPERS =
  /^((?:our|my|the)\s.+?)\s(?:is looking for|are looking for|looks for|needs?|wants?|seeks?|is searching for)\s(?:more\s|new\s|your\s)?((?:\p{L}+\s){0,2}?(?:volunteers|helpers|members|players|singers|help|hands|foster \p{L}+|drivers|donors|people))\b.*$/iu;
export const FUNDS =
  /^((?:our|my|the)\s.+?)\s(?:needs?|is raising|are raising|wants to raise|is collecting|raises?|is saving)\s(?:up\s)?(?:money|funds|donations|support|£|\$|€|\d).*$/iu;
export const GIFTS =
  /^(?:please\s)?(?:donate|give away|give|collect|we (?:collect|are collecting))\s(?:your\s)?((?:\p{L}+\s){0,2}(?:coats?|clothes|jackets?|shoes|blankets?|sleeping bags?|toys|books?|food|tins|groceries|hats|gloves|scarves|glasses|bikes|bicycles|laptops|furniture|instruments|school bags|sweaters|jumpers))(?:\s(?:for|to)\s([^,.]+))?$/iu;
export const FUNDRAISER =
  /^(?:an?\s)?(?:fundraiser|fundraising|crowdfunding|kickstarter|charity|donation)\s(?:(?:video|film|clip|ad|campaign)\s)?(?:for|to)\s(?:an?\s)?(.+)$/iu;

export const EVENT =
  /^((?:(?:an?|our|the|my)\s)?(?:\p{L}+\s){0,2}?(?:open day|open house|summer fair|village fair|school fair|book fair|flea market|christmas market|farmers['’]? market|street party|bake sale|garage sale|jumble sale|food festival|music festival|film festival|street festival|charity run|fun run|school play|school concert|grand opening|exhibition opening|quiz night|open mic night|pub quiz)(?:\s(?:at|of|in|for)\s(?:(?!on\b|this\b|next\b|every\b)[\p{L}'’]+\s?){1,4})?)(?:\swith\s[^,.]+)?(?:\s?((?:every|on|this|next|tomorrow|from)\b[^,.]*))?(?=[,.!:]|$)/iu;

/** A class that is announced with its day or its price: 'prenatal yoga class, Tuesdays at 6, first class free'. */
export const CLASS =
  /^((?:(?:our|my|new|free|weekly|online|the)\s)*(?:[\p{L}'’-]+\s){1,4}(?:class(?:es)?|course|workshop|lessons|sessions?|retreat|bootcamp|meet-?up|training)(?:\sfor\s\p{L}+(?:\s\p{L}+)?)?),\s(?=.*(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bfree\b|\d|\bevery\b|\bstarts?\b|\bsign up\b|\bjoin\b|\bbook\b|\bweekly\b))(.+)$/iu;

export const NIGHT =
  /^((?:(?:an?|our|the|my)\s)?(?:\p{L}+\s){0,2}?(?:concert|gig|poetry slam|reading|screening|tournament|festival|parade|dj set|party|match|market|exhibition|premiere)(?:\s(?:at|of|in)\s(?:(?!on\b|this\b|next\b|every\b)[\p{L}'’]+\s?){1,4})?)\s((?:on|this|next|every|tomorrow)\b[^,.]*)$/iu;
export const ADVERTISES = /\b(?:promo\w*|ad|advert\w*|invit\w+|teaser|trailer|spot|reel)\b/i;
