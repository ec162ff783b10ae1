import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * The words by which somebody asks for a picture: who asks, for whom, what a picture is called. They stand before and
 * behind what is to be seen, and are no part of it.
 */

/** Those whom a picture is asked for: they are in it only where the picture is of them. */
const KIN =
  'daughters?|sons?|kids?|kiddos?|child|children|boys?|girls?|toddler|little one|twins|wife|husband|hubby|wifey|partner|girlfriend|gf|boyfriend|bf|fianc[eé]e?|mum|mom|mam|mother|dad|father|parents|sister|brother|niece|nephew|cousin|aunt|uncle|grand(?:ma|mother|pa|father|son|daughter|kids?|children|parents)|nana?|gran|granny|friends?|bestie|buddy|mate|boss|manager|client|customers?|teacher|class|students?|pupils?|team|group|company|band|church|club|school|party|neighbou?rs?|roommate|flatmate|players|editor|publisher|landlord|office|department|bakery|caf[eé]|shop|restaurant|business|startup|\\d{1,2}[- ]year[- ]olds?';

/** One who is named as the asker's own: 'my 5 year old daughter', 'our dnd group'. */
export const OWN = `(?:my|our) (?:[\\p{L}\\d&'’-]+ ){0,3}?(?:${KIN})(?: \\([^()]{1,30}\\))?`;

/** What is left to whoever makes it, with its common slips. */
export const SOMETHING = '(?:some?thi?n?g?|sumthi?n?g?|smth|sth)';

/** What a picture is called, whatever it shows. */
export const PICTURE =
  '(?:pictures?|images?|pics?|photos?|photographs?|drawings?|paintings?|illustrations?|sketch(?:es)?|portraits?|renders?|artworks?|art|wallpapers?|backgrounds?|posters?|logos?|cards?|covers?|designs?|icons?|stickers?|tattoos?|banners?|thumbnails?|maps?|prints?|scenes?|shots?|avatars?|mockups?|visuals?|graphics?|flyers?|invitations?|invites?)';

/** Sheets that are asked for by their own name, and stay with what is on them. */
export const SHEETS =
  '(?:posters?|flyers?|fliers?|logos?|cards?|postcards?|covers?|stickers?|banners?|labels?|menus?|invitations?|invites?|bookmarks?|calendars?|signs?|badges?|patch(?:es)?|emblems?|tattoos?|wallpapers?|thumbnails?|avatars?|icons?|comics?|paintings?|drawings?|illustrations?|sketch(?:es)?|watercolou?rs?|cartoons?|maps?)';

/** Goods that a design is printed on. */
export const GOODS =
  '(?:t-?shirts?|tees?|shirts?|hoodies?|sweaters?|jerseys?|mugs?|cups?|tote(?: bags?)?|bags?|caps?|scar(?:f|ves)|tins?|phone cases?|cases?|plates?|aprons?|cushions?|blankets?|tea ?towels?|skateboards?)';

/** What stands before a thing that is asked for. */
export const DETERMINED = `(?:an?|some|the|one|two|three|four|five|six|my|our|his|her|their|${SOMETHING} (?:like|with|for|showing|where)|(?:pictures?|images?|pics?|photos?))`;

/** What somebody does who asks for a thing. */
export const WANT = `(?:(?:really |just |also |badly |always |now |actually )*(?:wants?|wanted|wanting|needs?|needed|asked (?:me |us )?for|(?:would|['’]d|d) (?:really |so )?(?:like|love)|could (?:really )?use|(?:would|['’]?d) (?:kill|die) for|requested|(?:(?:is|are|am|was|were|['’]s|['’]re|['’]m|m) )(?:looking for|asking for|after|searching for|in need of|hoping for|dreaming of|thinking (?:of|about)|trying to (?:get|make|create|find|do))|['’]?m looking for|looking for)(?: to (?:see|have|get|make|create|order|do))?(?: maybe| perhaps| please| pls)?)`;

/** Verbs that make a picture. */
export const MAKE =
  '(?:make|draw|create|generate|design|produce|show|give|paint|sketch|illustrate|render|do|get|imagine|picture|have|write)';

/** Who is asked, and how: 'can you please', 'would it be possible to'. */
export const ASKED = `(?:(?:can|could|would|will|may|might) (?:you|u|ya|someone|anyone|somebody|i|we)(?: guys)?(?: please| pls| plz| maybe| possibly| perhaps)*|would it be (?:possible|ok|okay) (?:for (?:you|me) )?to|is it possible to|is there (?:a|any) way to|do(?:es)? (?:anyone|anybody|someone|you) know how (?:to|i can)|how (?:do|can|could|would) (?:i|you|we|one))`;

/** Somebody whom the words before have named. */
export const PRONOUN = '(?:him|her|it|them)';

/** Whoever asks, somewhere in a clause: 'two of my students'. */
export const OF_ASKER = sifted(
  /(?<![\p{L}'’])(?:i|im|i['’](?:m|ve|d)|ive|we|we['’](?:re|ve)|my|our|me|us|mine)(?!\p{L})/iu,
);
