/* What an idea orders and asks politely, which is a wish and no part of the film. */

const POLITE =
  /(?:^|[\s,])+(?:please|pls|plz|thanks|thx|thank you so much|many thanks|(?<=[,.!]\s*)cheers)[\s!.]*$/i;
const TO_MOVE_PEOPLE =
  /\s(?:that|which|to|so)\s(?:will\s)?(?:makes?|gets?|that)?\s?(?:people|customers|them|everyone|everybody|guests|kids|they)\s(?:want to\s)?\p{L}+.*$/iu;
const UNKNOWN_YET =
  /\s(?:and|but)\s(?:nobody|no one|hardly anyone|not many people)\s(?:really\s)?knows?\b.*$/i;

/** Pieces that order: the first group is how it is to be. */
const ORDERS: readonly RegExp[] = [
  /^(?:and\s)?(?:please\s)?makes?\s(?:people|them|everyone|everybody|us|me|viewers|customers)\s(cry|laugh|smile|hungry|think|happy)\b.*$/iu,
  /^(?:(?:and|but|so)\s)?(?:(?:i|we)(?:['’]d| would)?\s)?(?:just\s|really\s)?(?:want|need|like|looking for|prefer|love)\s(?:to have\s)?(?:it to be\s|it\s|something|some(?:thing)? (?:kind|sort) of thing|anything)\s?(.*)$/iu,
  /^(?:and\s)?(?:please\s)?(?:make|keep)\sit\s(.*)$/iu,
  /^(?:and\s)?(?:please\s)?(?:show|film|shoot|tell|do)\sit\s(?:all\s)?(?:in|like|as|with)\s(?:an?\s)?(.*?)(?:\sstyle.*|\slook.*)?$/iu,
  /^(?:and\s)?(?:it|this|the (?:video|film|clip))?\s?(?:should|must|has to|needs to)\s(?:be|feel|look)\s(.*)$/iu,
  /^()(?:nothing|not|no)\stoo\s.{3,40}$/iu,
  /^()(?:any ideas?\??|help(?: me| us)?|(?:i )?have no idea.*|no idea (?:how|what).*|idk.*|lol|haha+|asap|urgent|no budget|low budget)$/iu,
  /^()(?:and\s)?(?:so that|that|which|to)\s(?:makes?|gets?|make|get)?\s?(?:people|customers|them|everyone|guests)\s.*$/iu,
  /^()(?:and\s|but\s)?(?:nobody|no one|hardly anyone|not many people)\sknows?\s.*$/iu,
  /^()(?:and\s)?(?:i|we)\s(?:want|need|would like|hope)\s(?:for\s)?(?:people|more\s\p{L}+|new customers|customers|guests)\b.*$/iu,
];

/** What is to be read at the end: "end with the logo and the words 'Cook what you have'". */
export const ENDS_ON =
  /(?:^|,\s|\.\s)(?:and\s)?(?:end|ends|ending|finish|close)(?:s|ing)?\s(?:with|on)\s(?:the\s|our\s)?(?:logo(?:\sand)?\s?)?(?:(?:the\s|our\s)?(?:words?|text|line|slogan|claim|message)\s)?['"“‘]([^'"“”‘’]{2,60})['"”’][.!]?$/iu;

const DRAWN_OFF = /(,\s+|(?<=[.!?])\s+|\s[–—-]\s)/;
/* What people are to be made to do, and the tone that does it. */
const FELT_AS: ReadonlyMap<string, string> = new Map([
  ['cry', 'emotional'],
  ['laugh', 'funny'],
  ['smile', 'warm'],
  ['think', 'serious'],
]);

/** An idea without its orders. */
export interface Parted {
  readonly text: string;
  readonly wishes: readonly string[];
}

/** The idea without orders and courtesies, and what they wish for. */
export function withoutOrders(typed: string): Parted {
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
