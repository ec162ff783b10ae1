/*
 * What a customer says besides the film: orders ('want something funny that makes people book'), who the maker is ('we
 * just opened a salon'), what is for rent, whom a firm looks for. Orders are wishes, and what is sold is the product.
 */

/** What is offered or asked for, where that decides what is shown. */
export type OfferSort = 'property' | 'hiring' | 'helpers' | 'funds' | 'event' | 'product';

/** An idea without the words that speak to us. */
export interface Brief {
  readonly text: string;
  /** How it is to be: 'funny', 'cosy'. */
  readonly wishes: readonly string[];
  /** What is to be sold, let or supported; empty where the idea names none. */
  readonly product: string;
  readonly sort?: OfferSort;
  /** Words to be read at the end: 'opens on Monday'. */
  readonly caption: string;
}

const POLITE = /(?:^|[\s,])+(?:please|pls|plz|thanks|thx|thank you so much|many thanks|cheers)[\s!.]*$/i;
const TO_MOVE_PEOPLE =
  /\s(?:that|which|to|so)\s(?:will\s)?(?:makes?|gets?|that)?\s?(?:people|customers|them|everyone|everybody|guests|kids|they)\s(?:want to\s)?\p{L}+.*$/iu;
const UNKNOWN_YET =
  /\s(?:and|but)\s(?:nobody|no one|hardly anyone|not many people)\s(?:really\s)?knows?\b.*$/i;

/** Pieces that order: the first group is how it is to be. */
const ORDERS: readonly RegExp[] = [
  /^(?:and\s)?(?:please\s)?makes?\s(?:people|them|everyone|everybody|us|me|viewers|customers)\s(cry|laugh|smile|hungry|think|happy)\b.*$/iu,
  /^(?:(?:and|but|so)\s)?(?:(?:i|we)(?:['’]d| would)?\s)?(?:just\s|really\s)?(?:want|need|like|looking for|prefer|love)\s(?:to have\s)?(?:it to be\s|it\s|something|some(?:thing)? (?:kind|sort) of thing|anything)\s?(.*)$/iu,
  /^(?:and\s)?(?:please\s)?(?:make|keep)\sit\s(.*)$/iu,
  /^(?:and\s)?(?:it|this|the (?:video|film|clip))?\s?(?:should|must|has to|needs to)\s(?:be|feel|look)\s(.*)$/iu,
  /^()(?:nothing|not|no)\stoo\s.{3,40}$/iu,
  /^()(?:any ideas?\??|help(?: me| us)?|(?:i )?have no idea.*|no idea (?:how|what).*|idk.*|lol|haha+|asap|urgent|no budget|low budget)$/iu,
  /^()(?:and\s)?(?:so that|that|which|to)\s(?:makes?|gets?|make|get)?\s?(?:people|customers|them|everyone|guests)\s.*$/iu,
  /^()(?:and\s|but\s)?(?:nobody|no one|hardly anyone|not many people)\sknows?\s.*$/iu,
  /^()(?:and\s)?(?:i|we)\s(?:want|need|would like|hope)\s(?:for\s)?(?:people|more\s\p{L}+|new customers|customers|guests)\b.*$/iu,
];

const BUSINESS =
  /\b(?:shop|store|studio|cafe|café|coffee (?:shop|roaster|bar)|roaster(?:y)?|bakery|restaurant|pizzeria|bistro|diner|bar|pub|brewery|winery|distillery|brand|business|company|firm|agency|salon|barber\p{L}*|practice|clinic|gym|school|academy|club|hotel|hostel|guesthouse|campsite|farm|nursery|garage|workshop|gallery|museum|theatre|theater|cinema|kitchen|(?:food|coffee|taco|ice cream|burger) (?:truck|van|cart)|stall|market stall|app|startup|start-up|platform|website|webshop|label|boutique|service|services|florist|bookshop|bookstore|groomers?|grooming|kennel|spa|sauna|cleaners?|plumbers?|electricians?|builders?|carpenters?|painters?|landscap\p{L}+|caterers?|catering|travel agency|escape room|climbing hall|bike rental|rental)\b/iu;
const SELLS =
  /^(?:(?:hi|hello|hey)[,!]?\s)?(?:i|we|my \p{L}+ and i)(?:\s(?:have|are|am)|['’](?:ve|re|m))?\s(?:(?:just|recently|finally|now|also|currently)\s)*(opened|opening|started|starting|launched|launching|founded|run|running|own|set up|have|sell|selling|make and sell|offer|rent out)\s(?:up\s)?(?:(?:an?|the)\s)?(.+)$/iu;
const IS_BUSINESS = /^(?:i|we)(?:\sare|\sam|['’]re|['’]m)\s(?:an?|the)\s(.+)$/iu;
const OWN_OPENS =
  /^((?:our|my)\s(?:\p{L}+\s){0,4}?\p{L}+)\s((?:is opening|opens|opened|reopens|has opened|is now open|just opened|launches|is launching|moves|is moving)\s(?:again\s)?(?:on|this|next|in|tomorrow|today|soon|at|to|its doors)\b.*)$/iu;
/** 'Tattoo studio opening in Hamburg'. */
const OPENS =
  /^(?:new\s)?((?:\p{L}+\s){0,3}?\p{L}+)\s((?:opening|opens|reopening|reopens)(?:\s(?:soon|in|on|this|next|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b[^,.]*)?)$/iu;
const NAME_ENDS = /\s(?:and|but|so|which|that|who|because|where)\s.*$/iu;

const FILM_FOR =
  /^(?:(?:an?|the)\s)?(?:(?:short|new|quick|cool|\d+[- ]?(?:s|sec|second)s?)\s)*(?:teaser|trailer|(?:promo|advertising)\s(?:clip|video|film)|promo|video|film|ad|advert|reel|clip|commercial)\s(?:for|of|about)\s(?:(?:the|our|my|an?)\s)?/iu;
/** A film for the maker's own firm or work: 'a 15 sec reel for my flower shop'. */
const FILM_FOR_OWN =
  /^(?:(?:need|want|make|create|looking for|i need|we need|i want|we want)\s)?(?:(?:me|us)\s)?(?:(?:an?|the|some)\s)?(?:(?!for\b|of\b|about\b)[\p{L}\d-]+\s){0,5}?(?:teaser|trailer|promo|videos?|film|reels?|clips?|intro|content|shorts?|tiktoks?)\s(?:for|about|of)\s((?:my|our)(?:\s[\p{L}\d’'&-]+){1,5}?)(?=[,.;!]|\s(?:in|at|on|with|that|which|who|where|to|and|about)\s|$)/iu;
/** 'New vegan burger at our food truck'. */
const FROM_US =
  /^((?:(?:an?|the|our|my|new|fresh|homemade|handmade)\s)*[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2}?)\s(?:at|from|in|by)\s((?:my|our)\s.+)$/iu;
const PROMOTES =
  /(?:^|,\s|\band\s)(?:(?:we|i)\s(?:want|need|would like)\sto\s)?(?:promote|advertise|sell|market)\s((?:our|my|the)(?:\s[\p{L}\d’'&-]+){1,5}?)(?=[,.;!]|$)/iu;
const SALE =
  /^((?:\p{L}+\s){0,3}(?:sale|discounts?|deals?|offers?|clearance))\s(?:for|at|in|of)\s((?:my|our)\s.+)$/iu;
const SALE_FIRST = /^((?:\p{L}+\s){0,2}sale)[,!.:]\s((?:our|my)\s[^,.]*)/iu;
const HAS_NEW = /^((?:our|my)\s.+?)\s(?:now\s)?(?:has|have|offers|got)\s(?:an?\s|some\s)?(new\s.+)$/iu;
const REOPENS =
  /^(?:the\s)?(?:grand\s)?(?:re)?opening of\s((?:our|my)(?:\s\p{L}+){1,4}?)(?:\s((?:after|on|in|this|next)\b.*))?$/iu;
const MAKES =
  /^we\s(?:make|brew|build|design|produce|grow|roast|craft|import)\s(?!an?\s|the\s|our\s|my\s|it\b|them\b)((?:\p{L}+\s?){1,4}?)(?:\sin\s\p{L}+)?$/iu;
const FIRM = /^(?:\p{L}+\s){1,3}(?:company|firm|agency|startup|brand|business)$/iu;
const MOVES =
  /^(?:i|we)(?: are| am|['’]re|['’]m)\s(?:moving|opening|launching|expanding)\s((?:our|my)\s.+?)(\s(?:to|on|in|at|from|next|this|soon)\b.*)?$/iu;
const WORKS =
  /\b(?:musical|play|concert|show|exhibition|podcast|newsletter|album|channel|online course|etsy shop|book|cookbook|game|board game|novel|band|clothing line|collection|candles|jewell?ery|soaps?|art|paintings|prints|products?|portfolio)$/i;
const LAUNCH =
  /^(?:(?:the|our|my|an?)\s)?((?:[\p{L}\d’'-]+\s){0,3}?[\p{L}\d’'-]+)\s(?:launch|drop|release|relaunch)(?:\s(?:teaser|trailer|video|film|campaign|reel|ad|promo))?(?=[,.!]|$)/iu;
const NO_PRODUCT =
  /\b(?:rocket|missile|space|shuttle|satellite|boat|ship|leaf|rain|water|egg|a|the|hostage|album|single|fashion brand)$/i;

const HOME =
  '(?:houses?|flats?|apartments?|villas?|cottages?|homes?|bungalows?|penthouses?|lofts?|farmhouses?|chalets?|condos?|windmills?|tree ?houses?|house ?boats?|yurts?|igloos?|barns?|castles?|townhouses?|holiday flat|beach house|cabins?)';
const PROPERTY_ASKED =
  /\b(?:for rent|for sale|to let|to rent|real[- ]estate|property (?:video|tour|film|ad)|house viewing|estate agent|airbnb|listing|on the market)\b/i;
const PROPERTY = new RegExp(
  `((?:(?:\\d+|two|three|four|five)[ -]?bed(?:room)?s?\\s|(?:small|big|old|new|modern|cosy|cozy|sunny|bright|beach|holiday|country|town|family|detached|garden|city|stone|wooden|luxury|little|tiny)\\s)*${HOME})\\b(.*)$`,
  'iu',
);

const HIRES: readonly RegExp[] = [
  /^(?:an?\s)?(?:help wanted|job|recruitment|recruiting|hiring|vacancy)\s(?:ad|advert|video|film|post|clip|reel)\s(?:for|at)\s((?:our|my)\s.+)$/iu,
  /^(?:an?\s)?(?:job|recruitment|recruiting|hiring|vacancy)\s(?:ad|advert|video|film|post|clip|reel)\s(?:for|:)\s(?:an?\s|our\s)?(.+)$/iu,
  /^(?:(?:our|my|the)\s.+?\s(?:is|are)|we(?:['’]re|\sare))\s(?:now\s)?(?:hiring|recruiting|(?:looking|searching) for (?=(?:an?\s|new\s|more\s)?(?:\p{L}+\s){0,2}(?:staff|waiters?|cooks?|chefs?|baristas?|drivers?|nurses?|carers?|apprentices?|trainees?|developers?|engineers?|electricians?|plumbers?|bakers?|teachers?|mechanics?|carpenters?|hairdressers?|cleaners?|workers?|employees|colleagues|people to work)))\s?(?:an?\s|new\s|more\s)?(.+)$/iu,
];
const SEEKS =
  /^((?:(?:our|my)\s.+?\s(?:is|are))|(?:\p{L}+\s){1,4}?(?:club|team|choir|orchestra|band|brigade|association|scouts|society|league))\s(?:still\s)?(?:looking|searching) for\s(?:an?\s|new\s|more\s|some\s)?(.+)$/iu;
const WE_SEEK =
  /^we(?:\sare|['’]re)\s(?:still\s)?(?:looking|searching) for\s(?:an?\s|new\s|more\s)?(.+?)\sfor\s((?:our|my)\s.+)$/iu;
const CLUB =
  /\b(?:club|team|choir|orchestra|band|brigade|association|church|parish|village|school|scouts|group|society|league)$/i;
const WANTED = /^(.{3,40}?)\swanted(?=[,.!:]|$)/i;
const HELPERS =
  /^((?:our|my|the)\s.+?)\s(?:is looking for|are looking for|looks for|needs?|wants?|seeks?|is searching for)\s(?:more\s|new\s|your\s)?((?:\p{L}+\s){0,2}?(?:volunteers|helpers|members|players|singers|help|hands|foster \p{L}+|drivers|donors|people))\b.*$/iu;
const FUNDS =
  /^((?:our|my|the)\s.+?)\s(?:needs?|is raising|are raising|wants to raise|is collecting|raises?|is saving)\s(?:up\s)?(?:money|funds|donations|support|£|\$|€|\d).*$/iu;
const FUNDRAISER =
  /^(?:an?\s)?(?:fundraiser|fundraising|crowdfunding|kickstarter|charity|donation)\s(?:(?:video|film|clip|ad|campaign)\s)?(?:for|to)\s(?:an?\s)?(.+)$/iu;

const EVENT =
  /^((?:(?:an?|our|the|my)\s)?(?:\p{L}+\s){0,2}?(?:open day|open house|summer fair|village fair|school fair|book fair|flea market|christmas market|farmers['’]? market|street party|bake sale|garage sale|jumble sale|food festival|music festival|film festival|street festival|charity run|fun run|school play|school concert|grand opening|exhibition opening|quiz night|open mic night|pub quiz)(?:\s(?:at|of|in|for)\s(?:(?!on\b|this\b|next\b|every\b)[\p{L}'’]+\s?){1,4})?)(?:\swith\s[^,.]+)?(?:\s?((?:every|on|this|next|tomorrow|from)\b[^,.]*))?(?=[,.!:]|$)/iu;

const NIGHT =
  /^((?:(?:an?|our|the|my)\s)?(?:\p{L}+\s){0,2}?(?:concert|gig|poetry slam|reading|screening|tournament|festival|parade|dj set|party|match|market|exhibition|premiere)(?:\s(?:at|of|in)\s(?:(?!on\b|this\b|next\b|every\b)[\p{L}'’]+\s?){1,4})?)\s((?:on|this|next|every|tomorrow)\b[^,.]*)$/iu;
const ADVERTISES = /\b(?:promo\w*|ad|advert\w*|invit\w+|teaser|trailer|spot|reel)\b/i;

const DRAWN_OFF = /(,\s+|(?<=[.!?])\s+|\s[–—-]\s)/;

/* What people are to be made to do, and the tone that does it. */
const FELT_AS: ReadonlyMap<string, string> = new Map([
  ['cry', 'emotional'],
  ['laugh', 'funny'],
  ['smile', 'warm'],
  ['think', 'serious'],
]);

interface Parted {
  readonly text: string;
  readonly wishes: readonly string[];
}

/** The idea without orders and courtesies, and what they wish for. */
function withoutOrders(typed: string): Parted {
  const wishes: string[] = [];
  const parts = typed.split(DRAWN_OFF);
  const kept: string[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const polite = (parts[i] ?? '').replace(POLITE, '').replace(UNKNOWN_YET, '');
    const stop = /[.!?]+$/.exec(polite)?.[0] ?? '';
    const bare = polite.slice(0, polite.length - stop.length);
    const order = parts.length > 1 ? ORDERS.map((words) => words.exec(bare)).find(Boolean) : undefined;
    if (order) {
      const wish = (FELT_AS.get(order[1] ?? '') ?? order[1] ?? '')
        .replace(/\s?(?:that|which|to|so|for|about|with)\s.*$/i, '')
        .trim();
      if (wish !== '') wishes.push(wish);
      continue;
    }
    const own = bare.replace(TO_MOVE_PEOPLE, (tail) => (/\b(?:make|get)s?\b/i.test(tail) ? '' : tail));
    if (own.trim() !== '') kept.push((kept.length > 0 ? (parts[i - 1] ?? ' ') : '') + own + stop);
  }
  const text = kept.join('').trim();
  return text === '' ? { text: typed, wishes: [] } : { text, wishes };
}

interface Sold {
  readonly product: string;
  readonly sort: OfferSort;
  readonly rest: string;
  readonly caption?: string;
}

const sold = (product: string, sort: OfferSort, rest: string, caption = ''): Sold => ({
  product: product.trim().replace(/[.!,]+$/, ''),
  sort,
  rest: rest.replace(/^[\s,.!:;–-]+/, ''),
  caption,
});

function helpedIn(first: string, rest: string): Sold | undefined {
  for (const words of HIRES) {
    const job = words.exec(first)?.[1];
    if (job)
      return sold(
        job,
        'hiring',
        rest.replace(/^[,.]?\s?we (?:need|want|are looking for|search for)\s[^,.]*/i, ''),
        'we are hiring',
      );
  }
  const [, needed = '', crew = ''] = WE_SEEK.exec(first) ?? [];
  if (crew && CLUB.test(crew)) return sold(crew, 'helpers', rest, `${needed} wanted`);
  const [, seeking = '', sought = ''] = SEEKS.exec(first) ?? [];
  const seeker = seeking.replace(/\s(?:is|are)$/, '');
  if (seeker && CLUB.test(seeker)) return sold(seeker, 'helpers', rest, `${sought} wanted`);
  if (seeker && BUSINESS.test(seeker)) return sold(sought, 'hiring', rest, 'we are hiring');
  const wanted = WANTED.exec(first)?.[1];
  if (wanted) return sold(wanted.replace(/^(?:an?|the)\s/i, ''), 'hiring', rest);
  const [, whose = '', who = ''] = HELPERS.exec(first) ?? [];
  if (whose) return sold(whose, 'helpers', rest, `${who} wanted`);
  const poor = FUNDS.exec(first)?.[1] ?? FUNDRAISER.exec(first)?.[1];
  return poor ? sold(poor.replace(/^.*\b(?:of|for|at)\s(?=(?:our|my)\s)/i, ''), 'funds', rest) : undefined;
}

/** What an idea sells, lets, seeks or collects for, where it says so in the words of its owner. */
function soldIn(text: string): Sold | undefined {
  const [first = ''] = text.split(/(?<=[.!?])\s|,\s/);
  const bare = first.replace(/[.!?]+$/, '');
  const rest = text.slice(first.length);
  const home = PROPERTY_ASKED.test(text)
    ? PROPERTY.exec(text.replace(PROPERTY_ASKED, '').replace(/\s+/g, ' '))
    : null;
  if (home) return sold(`${home[1]}${(home[2] ?? '').replace(/,.*$/, '')}`, 'property', '');
  const shown = bare.replace(FILM_FOR, '').replace(/^(?:an?\s)?invitation to\s/i, '');
  const [, event = '', when = ''] =
    EVENT.exec(shown) ?? (ADVERTISES.test(text) ? NIGHT.exec(shown) : null) ?? [];
  if (event !== '') return sold(event, 'event', rest || shown.slice(event.length).replace(when, ''), when);
  const helped = helpedIn(bare, rest);
  if (helped) return helped;
  const [, verb = '', object = ''] = SELLS.exec(bare) ?? [];
  const isTrade = /sell|offer|rent/i.test(verb);
  if (object && (isTrade || BUSINESS.test(object)))
    return sold(`${isTrade ? '' : 'our '}${object.replace(NAME_ENDS, '')}`, 'product', rest);
  const is = IS_BUSINESS.exec(bare)?.[1]?.replace(NAME_ENDS, '');
  if (is && BUSINESS.test(is)) return sold(`our ${is}`, 'product', rest);
  const [, own = '', opens = ''] = OWN_OPENS.exec(bare) ?? [];
  const opening = OPENS.exec(bare);
  if (opening && BUSINESS.test(opening[1] ?? ''))
    return sold(opening[1] ?? '', 'product', rest, opening[2] ?? '');
  const firm = new RegExp(`^.*?${BUSINESS.source}`, 'iu').exec(own)?.[0];
  if (firm) return sold(firm, 'product', rest, opens);
  const forOwn = /^.{0,30}\b(?:music|lyrics?) video/i.test(text) ? '' : (FILM_FOR_OWN.exec(text)?.[1] ?? '');
  if (forOwn !== '' && (BUSINESS.test(forOwn) || WORKS.test(forOwn)))
    return sold(forOwn, 'product', text.replace(FILM_FOR_OWN, '').replace(/^\s?about\s/i, ''));
  const [, ware = '', ours = ''] = FROM_US.exec(bare) ?? [];
  if (
    ware !== '' &&
    !/(?:ing|\b(?:sale|discounts?|deals?)|\bis|\bare|\bwas|n['’]t)\b/i.test(ware) &&
    (BUSINESS.test(ours) || /\bown\b/i.test(ours))
  )
    return sold(ware, 'product', rest);
  const made = MAKES.exec(bare)?.[1] ?? (rest === '' ? '' : (FIRM.exec(bare)?.[0] ?? ''));
  if (made !== '') return sold(made, 'product', rest);
  const promoted = PROMOTES.exec(text)?.[1] ?? '';
  if (promoted !== '') return sold(promoted, 'product', text.replace(PROMOTES, ''));
  const [, reduced = '', store = ''] = SALE_FIRST.exec(text) ?? [];
  const shop = new RegExp(`^.*?${BUSINESS.source}`, 'iu').exec(store)?.[0];
  if (shop) return sold(shop, 'product', '', reduced);
  const [, sale = '', seller = ''] = SALE.exec(bare) ?? [];
  if (seller !== '') return sold(seller, 'product', rest, sale);
  const [, newer = '', news = ''] = HAS_NEW.exec(bare) ?? REOPENS.exec(bare) ?? [];
  if (newer !== '' && BUSINESS.test(newer))
    return sold(
      newer,
      'product',
      rest,
      /^(?:after|on|in|this|next)\b/i.test(news) ? `open again ${news}` : news || 'open again',
    );
  const [, moved = '', where = ''] = MOVES.exec(bare) ?? [];
  if (moved !== '' && BUSINESS.test(moved))
    return sold(
      moved,
      'product',
      rest,
      bare
        .slice(bare.search(/moving|opening|launching|expanding/i))
        .replace(moved, '')
        .replace(/\s+/g, ' ') + (where ? '' : ''),
    );
  const launched = LAUNCH.exec(text.replace(FILM_FOR, ''));
  const thing = launched?.[1] ?? '';
  return thing !== '' && !NO_PRODUCT.test(thing) && !/^(?:an?|the|to|we|i)$/i.test(thing)
    ? sold(
        thing.replace(/^(?:new|our|the)\s(?=\p{L}+\s)/iu, (word) => word),
        'product',
        text.replace(FILM_FOR, '').slice(launched?.[0].length ?? 0),
      )
    : undefined;
}

const NEW_SONG =
  /^(?:(?:our|my|the)\s)?(?:new|latest|debut|first|next)\s(?:single|song|track|album|ep)\s(?:of|by|from)\s(?=(?:my|our)\s)/iu;

const EXPLAINED_TO = /^explain\s(.+?)\sto\s(?:my|our|an?)\s[^,.]+$/i;
const TEACHES =
  /^(?:teach|show|tell|explain to)\s(kids|children|students|pupils|people|beginners|adults|seniors|teens|teenagers|toddlers|parents|customers|tourists)\s((?:how|why|what|to)\s.+?)[.!]?$/iu;

/** Reads what an idea says to us rather than of the film. @param typed without slips of the keyboard */
export function readBrief(typed: string): Brief {
  const { text, wishes } = withoutOrders(
    typed
      .replace(NEW_SONG, 'music video of ')
      .replace(EXPLAINED_TO, 'explainer about $1')
      .replace(TEACHES, (_, who: string, what: string) => `${what.replace(/^to\s/i, 'how to ')} for ${who}`),
  );
  const offer = soldIn(text);
  return {
    text: offer?.rest ?? text,
    wishes,
    product: offer?.product ?? '',
    ...(offer && { sort: offer.sort }),
    caption: offer?.caption ?? '',
  };
}
