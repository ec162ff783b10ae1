import { sifted } from '../lexicon/sifting/sifted.ts';
import { isEnglish } from './english-words.ts';
import { isPeople } from './scene.ts';
import { senses } from './senses.ts';

/*
 * People by their names: 'Marie Curie' is a person and no mare, 'Kate Bush' no bush. Given names that are words of
 * their own as well ('rose', 'mark') count only with a surname.
 */

const GIVEN: ReadonlySet<string> = new Set(
  `aaron abdul abigail adam adele agatha agnes ahmed aisha alan albert alejandro alex alexander alexandra alfred ali alice
alicia alina amanda amelia amir amy ana anastasia andre andrea andreas andrew andy angela angelina anika anita anja ann
anna anne annie anton antonio arthur astrid audrey aunt barbara beatrice beatrix ben benjamin bernard bernd bert bessie
beth betty bianca bjorn bob bobby boris brian bridget bruce bruno camille carl carla carlos carmen carol caroline
catherine cecilia cedric charles charlie charlotte chen chiara chloe chris christian christina christine christopher
claire clara claude claudia clive colin connor conrad cristina cynthia dan daniel daniela danny dave david deborah
denise dennis derek diana diego dieter dimitri dmitri dolores dominic donald dorothy doris edgar edith eduardo edward
edwin eleanor elena eli elias elisa elisabeth elizabeth ella ellen elliot elsa elvis emil emilia emily emma eric erica erik
erin ernest ernst esther ethan eva eve evelyn fatima felix fernando fiona florence francesca francesco francis
francisca francois frank franz fred freddie frederick frida friedrich fritz gabriel gabriela gary george georgia gerald
gerard gerda gertrude gianni giorgio giovanni giulia giuseppe gloria gordon greta gustav guy hank hannah hans harold
harriet harry heather heidi heinrich helen helena helga henri henrietta henry herbert hiroshi howard hugo humphrey ian
ibrahim ida igor ines ingrid irene irina isaac isabel isabella ivan jacob jacqueline jakob james jamie jan jane janet
janis jasmine jason javier jean jeanne jeff jeffrey jennifer jenny jens jeremy jerome jerry jessica jill jim jimi
jimmy joan joanna joanne joe johann johanna johannes john johnny jon jonas jonathan jorge jose josef joseph josephine
joshua juan judith judy jules julia julian julie juliet julio julius jurgen justin karen karl karin kate katharina
katherine kathy katie katrin keith kelly ken kenji kenneth kevin kim klaus kurt kyle lars laura lauren laurence
lawrence lea leila lena leo leon leonard leonardo leonora leslie lewis liam linda lisa liz lois louis louisa louise
luca lucas lucia lucy luigi luis luisa lukas luke lydia madeleine magda malala malcolm manuel marcel marcela marco
marcus marek margaret margarita margot maria marian marianne marie marilyn mario marion marlene marta martha martin
martina marty mary mateo matilda matt matteo matthew matthias maureen maurice megan mei melissa michael michel
michelle miguel mike mila miles milo miranda miriam mohamed mohammed moira molly mona monica muhammad nadia nancy
naomi natalie natasha nathan ned neil nelson niamh nicholas nick nicola nicole niels nigel nikola nils nina noah nora
norman olga oliver olivia omar oscar oskar otto pablo pamela pat patricia patrick paul paula pauline pavel pedro
percy peter petra phil philip philippa pierre piotr priya quentin rachel rafael rajesh ralph ramon raquel rebecca
renata rene ricardo richard rick rita robert roberta roberto roger roland ronald rosa rosalind rosie roy rudolf rupert
ruth ryan sabine salvador sally sam samantha samuel sandra sara sarah sean sebastian selma serge sergei sharon
sheila shirley sidney sigmund silvia simon simone sofia sonia sophia sophie stanley stefan stefanie stella stephanie
stephen steve steven stuart susan susanna susie svetlana sven sylvia tanya tatiana taylor ted teresa terry thelma theo
theodore theresa thomas tim timothy tina tobias tom tommy toni tony trevor ulrich ursula valentina valerie vanessa
vera veronica vicky victoria vincent virginia vladimir walter wanda wendy werner wilhelm wilhelmina william winifred
winston wolfgang xavier yasmin yoko yuki yusuf yvonne zoe`.split(/\s+/),
);

/** Given names that are common words as well, told by the name that follows. */
const WORDS_TOO: ReadonlySet<string> = new Set(
  `amber bill chuck cliff daisy dawn faith grace grant hazel hope iris ivy jack jade jewel joy june lily mark max may olive
pearl penny ray robin rob rocky rose ruby rusty sandy summer violet will woody angel art buster chase dean drew ginger
kate neil pierce sue`.split(/\s+/),
);

/** Between a given name and a surname. */
const PARTICLES = sifted(/^(?:de|da|di|del|della|van|von|der|den|la|le|bin|al|ter|mc|mac|o)$/);

const isCapital = (word: string | undefined): boolean => /^\p{Lu}[\p{Ll}'’.-]/u.test(word ?? '');

/** Whether the words are written as a title is, so that capitals say nothing: 'A Red Fox In Snow'. */
const isTitled = (words: readonly string[]): boolean =>
  words.length > 3 && words.filter(isCapital).length > words.length * 0.6;

/** How many words from here on are somebody's name; 0 for none. */
export function nameLengthAt(words: readonly string[], at: number): number {
  const lower = words[at]?.toLowerCase() ?? '';
  const isGiven = GIVEN.has(lower);
  if (!isGiven && !WORDS_TOO.has(lower)) return 0;
  if (!isCapital(words[at])) return isGiven && lower.length > 3 && !AS_WORDS.has(lower) ? 1 : 0;
  if (isTitled(words)) return isGiven && !WORDS_TOO.has(lower) && !AS_WORDS.has(lower) ? 1 : 0;
  let end = at + 1;
  while (end < words.length && end < at + 4) {
    const particle = PARTICLES.test(words[end]?.toLowerCase() ?? '') && isCapital(words[end + 1]);
    if (!isCapital(words[end]) && !particle) break;
    end += particle ? 2 : 1;
  }
  const length = end - at;
  return length > 1 || (isGiven && !WORDS_TOO.has(lower)) ? length : 0;
}

/** Artists whose names are looks, too. */
const ARTISTS = sifted(
  /\b(?:kahlo|gogh|monet|renoir|degas|c[eé]zanne|gauguin|banksy|miyazaki|escher|bosch|bruegel|caravaggio|rembrandt|rubens|vermeer|klimt|matisse|picasso|mondrian|dal[ií]|magritte|hopper|warhol|lichtenstein|basquiat|hokusai)$/,
);
const MADE = sifted(/^(?:paint|draw)ing$/);
const ACTS = sifted(/^(?:(?!setting|lighting)\p{L}{2,}ing|as|at|in|on|with|and|is|who|dressed)$/u);

/** 'Frida Kahlo drinking tea', 'a photo of Dali as a chef': who does something is somebody, and no look. */
export function isArtistSeen(words: readonly string[], at: number, length: number): boolean {
  const before = words[at - 1] ?? 'of';
  const [after = '', then = 'of'] = words.slice(at + length);
  return (
    ARTISTS.test(words.slice(at, at + length).join(' ')) &&
    /^(?:of|and|with|an?|the|young|old)$/.test(before) &&
    ACTS.test(after) &&
    !(MADE.test(after) && /^(?:of|in|style|with)$/.test(then))
  );
}

/** Given names that mean a thing or a place where nobody begins them with a capital. */
const AS_WORDS: ReadonlySet<string> = new Set(
  `frank georgia florence carol victoria virginia charlotte sydney guy jean jasmine kelly stella diana oscar victor aunt
elvis roger norman gloria christian dolly miles taylor nelson margarita heather angelica milo norman pat jerry wanda nick
dan ben ted jan ken`.split(/\s+/),
);

const TELLS = sifted(/^\p{Lu}\p{Ll}{2,}$/u);

/** Whether a word of no table that opens a sentence is somebody, for it does what people do: 'Hypatia teaching geometry'. */
export function isDoerByName(words: readonly string[], meant: string): boolean {
  const [first = '', deed = '', after = ''] = words;
  if (!TELLS.test(first) || isTitled(words) || isEnglish(first.toLowerCase())) return false;
  const table = senses();
  if (
    table.has(first.toLowerCase()) ||
    table.get(meant).some((each) => each.is === 'noun' && isPeople(each.row.kind))
  )
    return false;
  const isLed = table
    .get(after.toLowerCase())
    .some((each) => each.is === 'function' && /^(?:preposition|with)$/.test(each.role));
  return [`${deed} ${after}`, deed].some((verb) =>
    table
      .get(verb.toLowerCase())
      .some(
        (each) =>
          each.is === 'action' &&
          (each.form === 'ing' || each.form === 's') &&
          each.row !== undefined &&
          each.row.posture !== 'any' &&
          (verb !== deed || !isLed || !each.row.traits.words.has('hands')),
      ),
  );
}
