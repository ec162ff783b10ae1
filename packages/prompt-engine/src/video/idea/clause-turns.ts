import { formsOf } from '../../lexicon/inflect.ts';
import { capital } from '../wording.ts';
import { clauseVerb } from './clause-verb.ts';
import { verbAt, wordsOf } from './verbs.ts';

/*
 * Turns that stand in a word or two at the end of a sentence, said as the clauses that they mean: 'nobody sits beside
 * her until lunch' ends at lunch, when someone does. What is turned keeps its own words.
 */

const AT_HOUR =
  /^(?:the\s)?(?:lunch|dinner|breakfast|dessert|break|recess|midnight|noon|night|dawn|dusk|sunrise|sunset|christmas|easter|(?:very\s)?end|last\s(?:second|minute|moment|note|stop|page|bell|round))/i;
const ON_DAY =
  /^(?:the\s(?:last|first|final|next|third)\s(?:day|evening|morning|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:his|her|their|my|our)\s(?:\w+\s)?(?:birthday|wedding|anniversary))/i;

/** 'Lunch' as the moment of a clause: 'at lunch'. */
function whenOf(time: string): string {
  if (ON_DAY.test(time)) return `on ${time}`;
  if (/^(?:the\s)?(?:morning|evening|afternoon|spring|summer|autumn|winter)\b/i.test(time))
    return `in ${/^the\s/i.test(time) ? time : `the ${time}`}`;
  return AT_HOUR.test(time) ? `at ${time}` : `with ${time}`;
}

const NOBODY_UNTIL = /^(.*?)\b(nobody|no one|none of them)\s([^,]+?),?\s(?:until|till)\s([^,]{3,50})$/iu;
const NOT_UNTIL =
  /^(.*?)\b((?:[\p{L}’'-]+\s){0,4}?)(?:does not|doesn['’]?t|do not|don['’]?t|(?:(?:can|could|will|would)\s)?never|cannot|can['’]?t|won['’]?t)\s(\p{L}+)([^,]*?),?\s(?:until|till)\s([^,]{3,50})$/iu;
const NOBODY_EXCEPT =
  /^(.*?)\b(nobody|no one|none of them)\s([^,]+?),?\s(?:except(?: for)?|but|save)\s((?:an?|the|my|his|her|our|their|one|two)\s[^,]{2,40}|him|her|me|them)$/iu;
const EVERYBODY_EXCEPT =
  /^(.*?)\b((?:everyone|everybody|all of them)(?:\s[^,]+?)?),?\s(?:except(?: for)?|but)\s((?:an?|the|my|his|her|our|their|one|two)\s[^,]{2,40}|him|her|me|them)$/iu;
const LEFT_OUT =
  /^(.{6,}?),?\s(?:except(?: for)?|all but)\s((?:an?|the|my|his|her|our|their|one|two|three)\s[^,]{2,50})$/iu;
const REMOVES =
  /\b(?:delet|eras|sell|sold|throw|los|burn|eat|forg[eo]t|remov|giv|pack|leav|disappear|vanish|fall|break|quit|clos|empt|sink|drop|steal)/i;
const ONLY_TO =
  /,?\s(?:only|just)\sto\s(find|discover|realise|realize|learn|see|notice|hear|wake|fall|end)\b/iu;
const WHEN_SUDDENLY =
  /,?\swhen\s(?=(?:suddenly|all of a sudden|all at once|out of nowhere|without warning)\b)|,\swhen\s(?=(?:an?|the|his|her|one|someone|somebody)\s)/giu;

/** 'But inside sits a cat': what is there comes first. */
const INVERTED =
  /,?\s(?:but|and)\s(?=(?:inside|there|in there|(?:in|on|under|behind|beside|next to|at)\s(?:it|them|the \w+|his \w+|her \w+))\s(?:sits?|lies?|stands?|waits?|hangs?|sleeps?|is|are)\s(?:an?|the|his|her|only|nothing|two)\s)/iu;
/** 'A critic who in the end asks for ketchup' acts last. */
const WHO_AT_LAST =
  /\s(an?|the|his|her|my|our)\s([\p{L}-]+(?:\s[\p{L}-]+)?)\s(?:who|that|which)\s(in the end|finally|suddenly|then|at last|one day)\s(?=\p{L})/iu;

const SUBJECTS: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they', me: 'I' };

/** Whether a time is only named, and nothing is said to happen then. */
const isTimeOnly = (time: string): boolean => {
  const words = wordsOf(time);
  return words.length < 6 && !words.some((_, at) => at > 0 && verbAt(words, at)?.form === 's');
};

/** Who does it at last: 'someone' of 'nobody', else the doer again. */
function untilTime(text: string): string | undefined {
  const [, before = '', nobody = '', deed = '', time = ''] = NOBODY_UNTIL.exec(text) ?? [];
  if (nobody !== '' && isTimeOnly(time))
    return `${before}${nobody} ${deed}. ${capital(whenOf(time))} someone ${deed}`;
  const [, , subject = '', base = '', rest = '', at = ''] = NOT_UNTIL.exec(text) ?? [];
  const who = subject.replace(/^(?:but|and|so)\s/i, '');
  if (base === '' || who.trim() === '' || !isTimeOnly(at)) return undefined;
  const verb = verbAt(wordsOf(base), 0);
  const forms = verb?.verb ?? formsOf(base.toLowerCase());
  const isPlural = /^(?:they|we|i|you)\s$/i.test(who) || /[^s]s\s$/.test(who);
  const again = /^(?:an?|one)\s/i.test(who) ? who.replace(/^\p{L}+/u, 'the') : who;
  const said = text.replace(/,?\s(?:until|till)\s[^,]+$/iu, '');
  return `${said}. ${capital(whenOf(at))} ${again}${isPlural ? forms.base : forms.s}${rest}`;
}

/** What is lost or won one after the other. */
const PLAYED =
  /\b(?:lose|loses|lost|win|wins|won)\s(?:\p{L}+\s){1,3}?(?:games?|match(?:es)?|races?|fights?|sets?|rounds?|battles?)\b/iu;

/** What there is to be seen. */
const WATCHES = /^(?:is|was)\s(?:there|around|left)\b|^(?:sees?|watch(?:es)?|notices?|looks?)\b/iu;
/** 'One girl skipping'. */
const ONE_DOING = /^((?:an?|one|the|my|his|her)\s(?:[\p{L}’'-]+\s){1,3}?)\s?(\p{L}+ing(?:\s.*)?)$/iu;

/** 'One girl skipping' skips. */
function oneWhoDoes(who: string): string | undefined {
  const [, one = '', ing = ''] = ONE_DOING.exec(who) ?? [];
  const verb = ing === '' ? undefined : verbAt(wordsOf(ing), 0);
  return verb?.form === 'ing' ? `${one.trim()} ${verb.verb.s}${ing.replace(/^\p{L}+/u, '')}` : undefined;
}

/** The one who is excepted, as a clause of its own. */
function excepted(text: string): string | undefined {
  const [, before = '', nobody = '', deed = '', who = ''] = NOBODY_EXCEPT.exec(text) ?? [];
  if (nobody !== '' && WATCHES.test(deed))
    // Whom nobody else watches is no empty frame.
    return `${before.replace(/,?\s(?:and|but)?\s?$/i, '')}. Only ${SUBJECTS[who.toLowerCase()] ?? who} looks on`;
  if (nobody !== '') return `${before}${nobody} ${deed}. Only ${SUBJECTS[who.toLowerCase()] ?? who} ${deed}`;
  const [, lead = '', all = '', but = ''] = EVERYBODY_EXCEPT.exec(text) ?? [];
  if (all !== '')
    return `${lead}${all}. Only ${oneWhoDoes(but) ?? `${SUBJECTS[but.toLowerCase()] ?? but} does not`}`;
  const [, told = '', left = ''] = LEFT_OUT.exec(text) ?? [];
  if (told === '' || wordsOf(told).length < 3 || /\b(?:silence|silent|quiet|dark|black)$/i.test(told))
    return undefined;
  if (PLAYED.test(told))
    return `${told}. ${capital(left)} is ${/\b(?:lose|loses|lost)\b/i.test(told) ? 'won' : 'lost'}`;
  const does = oneWhoDoes(left);
  if (does) return `${told}. Only ${does}`;
  const isSeveral = /^(?:two|three)\s/i.test(left) || /[^s]s$/.test(left);
  return `${told}. Only ${left} ${isSeveral ? 'are' : 'is'} ${REMOVES.test(told) ? 'left' : 'left out'}`;
}

/** 'Only to find' is found by whoever acts, in the form of the verb before. */
function outcome(text: string): string {
  return text.replace(ONLY_TO, (_, base: string, at: number) => {
    const words = wordsOf(text.slice(0, at));
    const verbs = words.flatMap((_word, i) => verbAt(words, i) ?? []);
    const isSeveral =
      !verbs.some(({ form }) => form === 's') && verbs.some(({ form, at: i }) => form === 'base' && i > 0);
    const { s, ing } = verbAt(wordsOf(base), 0)?.verb ?? formsOf(base.toLowerCase());
    const isUnderWay =
      !isSeveral && !verbs.some(({ form }) => form === 's') && verbs.some(({ form }) => form === 'ing');
    return ` and ${isSeveral ? base : isUnderWay ? ing : s}`;
  });
}

/** 'By anyone except her little brother': the one who can do it at last. */
const BY_NOBODY_BUT =
  /^(.*?\bbe\s(\p{L}+)(?:\s\p{L}+)?\sby\s(?:anyone|anybody|no one|nobody)),?\s(?:except(?: for)?|but|other than)\s((?:an?|the|my|his|her|our|their|one)\s[^,]{2,40}|him|her|me|them)$/iu;

/** The one who is excepted from those who cannot. */
function doneByOne(text: string): string | undefined {
  const [, told = '', done = '', who = ''] = BY_NOBODY_BUT.exec(text) ?? [];
  const verb = done ? verbAt(wordsOf(done), 0) : undefined;
  if (verb?.form !== 'past') return undefined;
  const subject = SUBJECTS[who.toLowerCase()] ?? who;
  return `${told}. Only ${subject} ${/^(?:they|I)$/.test(subject) ? verb.verb.base : verb.verb.s} it`;
}

/** What sets something off whenever it happens: 'howls every time the neighbour plays the flute'. */
const EVERY_TIME =
  /^(.{6,}?),?\s(?:every time|each time|whenever)\s((?:an?|the|my|his|her|our|their|its|he|she|it|they|someone|somebody|anyone|no one|nobody|people)\s[^,]{4,80})$/iu;
const AND_STATE = /^(.{4,}?),?\sand\s((?:is|are|gets?|becomes?|turns?|goes|starts?|begins?)\s.+)$/iu;

/** What comes first is seen first: the flute, and then the howl. */
function setOff(text: string): string | undefined {
  const [, told = '', cause = ''] = EVERY_TIME.exec(text) ?? [];
  const verb = cause === '' ? undefined : clauseVerb(wordsOf(cause));
  if (!verb || verb.form === 'ing') return undefined;
  const [, before = '', state = ''] = AND_STATE.exec(told) ?? [];
  const words = wordsOf(before);
  const from = words[clauseVerb(words)?.from ?? -1]?.start;
  if (before === '' || from === undefined) return `${capital(cause)}. ${capital(told)}, every time`;
  const who = before
    .slice(0, from)
    .trim()
    .replace(/^(?:an?|one)\s/i, 'the ');
  return `${before}. ${capital(cause)}. ${capital(who)} ${state}, every time`;
}

/** 'A chess game where the pieces refuse to fight': what happens there is a moment of its own. */
const WHERE_DEED =
  /^(.{4,}?),?\s(?:where|in which)\s((?:an?|the|his|her|their|its|nobody|no one|everyone|everybody|every|all|two|three|people)\s.{6,})$/iu;

function whereDeed(text: string): string | undefined {
  const [, place = '', deed = ''] = WHERE_DEED.exec(text) ?? [];
  const isNamed = place !== '' && clauseVerb(wordsOf(place)) === undefined;
  const verb = isNamed ? clauseVerb(wordsOf(deed)) : undefined;
  return verb && verb.form !== 'ing' ? `${place}. ${capital(deed)}` : undefined;
}

/** 'A swan that melts before the guests arrive' does it after it was carved. */
const WHICH_THEN =
  /\s(an?)\s((?:\p{L}+\s)?\p{L}+)\s(?:that|which)\s((?:slowly |gradually |suddenly |quietly |then )?(?:grows into|turns into|becomes|transforms into|morphs into|changes into)|melts|breaks|explodes|escapes|comes alive|comes to life|wakes|bursts|disappears|vanishes|flies away|runs away|collapses|catches fire|starts|begins)\b([^,]*)$/iu;

/** 'And inside it people hold on'. */
const AND_INSIDE =
  /,?\s(?:and|but)\s(?=(?:inside|in|under|behind|on) (?:it|them)\s(?!(?:sits?|lies?|stands?|is|are)\b))/iu;

/** 'At the end we see her listening': whoever watches is not in it. */
const WE_SEE =
  /,?\s(?:and\s)?(at the end|in the end|finally|at last)?,?\s?(?:we|you)\s(?:see|watch)\s(?=(?:an?|the|his|her|him|them|their|my|our|that)\s)/giu;

/** What comes while the rest goes on: 'carries a petal as a truck approaches'. */
const AS_COMES =
  /(?<!\b(?:dressed|dressed up|disguised|costumed|works?|working|known|posing|poses|acts?|serves?|same|such)),?\s(?:as|while)\s(?=(?:an?|the)\s(?:\p{L}+\s){1,3}?(?:approaches|arrives|comes|passes|begins|starts|falls|rises|sets|closes|opens|breaks|rolls|roars)\b[^,]*$)/iu;

/** 'Notices her lace just as the penalty is taken': what happens at that very moment ends it. */
const JUST_AS =
  /,?\s(?:just|right|exactly)\s(?:as|when)\s(?=(?:(?:an?|the|his|her|their|its|my|our|two|everyone|everybody)\s\S+\s|it\s(?:starts|begins|rains|snows)\b)[^,]+$)/iu;

/** 'Teaches it to swear before the priest arrives': the priest does. */
const BEFORE_COMES =
  /,?\s(?:right |just )?before\s(?=(?:the|his|her|their|our|my)\s(?:[\p{L}’'-]+\s){1,3}?(?:arrives|walks in|comes (?:in|home|back)|knocks|returns|gets (?:home|back)|wakes(?: up)?)\b[^,]*$)/iu;

/** What somebody comes for is done there, as far as a visit may end with it: 'comes back to say sorry'. */
const COMES_TO =
  /\b((?:comes?|coming|goes|going|returns?|returning|travels?|travelling|drives?|walks?|runs?|climbs?|flies|sneaks?|tiptoes|crawls?|rides?|cycles?|swims?|rushes|hurries|stops?|kneels?|bends?)\b(?:\s(?!to\s(?:say|tell|thank|hug|kiss|greet|apologise|apologize|leave|lay|put|play|sing|feed|visit|water|help|comfort|rescue|dance|kiss|save|free|reach|deliver)\b)[\p{L}’'-]+){0,9})\sto\s(dance|kiss|save|free|reach|deliver|say|tell|thank|hug|kiss|greet|apologise|apologize|leave|lay|put|play|sing|feed|visit|water|help|comfort|rescue)\s(?=\S)/iu;

const IN_VAIN = /\b(?:but|only|instead|never|not|until|forgets?|finds?|too late)\b|n[’']t\b/i;

/** A visit and what is done at its end, as two deeds of the same one. */
const visited = (text: string): string =>
  IN_VAIN.test(text)
    ? text
    : text.replace(COMES_TO, (whole, goes: string, base: string) => {
        const first = wordsOf(goes)[0]?.text ?? '';
        const isPlural =
          /^(?:come|return|travel|drive|walk|run|climb|sneak|ride|crawl|swim|cycle|stop|kneel|bend)$/.test(
            first,
          );
        const verb = verbAt(wordsOf(base), 0)?.verb ?? formsOf(base.toLowerCase());
        return whole === text ? text : `${goes} and ${isPlural ? verb.base : verb.s} `;
      });

/** 'Opens on floor 13 but there's only twelve floors': what is true ends it. */
const BUT_THERE = /,?\s(?:but|except|only)\s(?=there(?:['’]s|\sis|\sare)\s)/iu;

/** 'The phone rings it's his mum': two sentences without a stop. */
const IT_IS =
  /(?<=\s(?:rings|knocks|buzzes|opens|lifts|unwraps|calls|turns|turns round|looks|looks up|looks closer|answers))\s(?=it['’]s\s(?:an?|the|his|her|my|our|their|me|us|him|only|just)\b)/iu;

/** 'Past a bear who misses': the one who is only met acts last. */
const MET_ACTS =
  /^(.{6,}?\s(an?)\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)),?\s(?:who|that)\s(?!(?:is|has|was|lives?|loves?|likes?|works?|knows?|looks?|wants?|owns?|needs?|thinks?|believes?|keeps?|makes?|does|says|sells|seems|feels|sounds|smells|always|only|just)\b)((?:never\s)?\p{L}+s(?:\s[^,]*)?)$/iu;

/** Whoever is met, as the doer of a moment of its own. */
function metActs(text: string): string | undefined {
  const [, told = '', , who = '', deed = ''] = MET_ACTS.exec(text) ?? [];
  const isDeed = deed !== '' && verbAt(wordsOf(deed.replace(/^never\s/i, '')), 0)?.form === 's';
  const verb = isDeed ? clauseVerb(wordsOf(told)) : undefined;
  return verb && !verb.isState ? `${told}. The ${who} ${deed}` : undefined;
}

/** 'Gets answered by a hammer': what was there, and then the answer. */
const ANSWERED =
  /^(.{4,}?)\s(?:gets?|is|are)\s(answered|interrupted|joined|echoed|matched|outdone|drowned out)\sby\s((?:an?|the|his|her|my|our|two|three)\s[^,]{3,80})$/iu;

function answeredBy(text: string): string | undefined {
  const [, one = '', done = '', other = ''] = ANSWERED.exec(text) ?? [];
  const verb = done === '' ? undefined : verbAt(wordsOf(done), 0);
  return verb?.form === 'past' ? `${one}. ${capital(other)} ${verb.verb.s} it` : undefined;
}

/** The sentences of an idea with each turn as a clause of its own. */
export function withTurns(sentence: string): readonly string[] {
  const text = visited(outcome(sentence.replace(/[.!…]+$/u, ''))).replace(WHEN_SUDDENLY, ', then ');
  const parted = text
    .replace(INVERTED, '. ')
    .replace(AS_COMES, '. ')
    .replace(JUST_AS, '. ')
    .replace(BEFORE_COMES, '. ')
    .replace(BUT_THERE, '. ')
    .replace(IT_IS, '. ')
    .replace(AND_INSIDE, '. ')
    .replace(WHICH_THEN, ' $1 $2. The $2 $3$4')
    .replace(WE_SEE, (_, when = '') => (when === '' ? '. ' : `. ${capital(when)} `))
    .replace(
      WHO_AT_LAST,
      (_, article: string, who: string, when: string) =>
        ` ${article} ${who}. ${capital(when)} ${/^an?$/i.test(article) ? 'the' : article} ${who} `,
    );
  if (parted !== text) return parted.split('. ').map(capital);
  const turned =
    untilTime(text) ??
    answeredBy(text) ??
    doneByOne(text) ??
    excepted(text) ??
    setOff(text) ??
    whereDeed(text) ??
    metActs(text);
  return turned
    ? turned.split(/\.\s(?=\p{Lu})/u)
    : [text === sentence.replace(/[.!…]+$/u, '') ? sentence : text];
}
