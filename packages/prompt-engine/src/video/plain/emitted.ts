import { formsOf } from '../../lexicon/inflect.ts';
import { isPeople } from '../../read/scene.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { soundSaid } from '../idea/film-words.ts';
import { sensesAt, setOf, wordsOf } from '../idea/verbs.ts';
import { soundEmitted } from '../sound/emitted-sounds.ts';
import { small } from '../wording.ts';
import { doerOf, withoutJoint } from './acts.ts';
import { isHeardEvent } from './note-heads.ts';

/* What the words of a moment sound of by themselves: only what is certain to be heard there. */

const LOUD = setOf(
  'sing hum whistle cough laugh clap knock scream bark meow scrape click crash shatter slam sneeze snore cry sob giggle cheer applaud howl growl roar ring beep buzz tick crackle sizzle pop squeak creak rattle jingle clatter splash drip thump stomp yell shout whisper gasp sigh yawn chirp croak moo bleat honk hiss snap gurgle rustle play drum strum hammer chop toll chime whirr purr scratch tap burp fart hoot clink ding bounce crunch thunder chew slurp type grumble squawk quack neigh bang',
);
const SILENCE =
  /\b(?:total|complete|dead|utter|awkward|in|to|on|then|absolute|long) silence\b|^(?:totale )?(?:stille|silencio|silenzio|silêncio|stilte)$|^silence\b|\b(?:falls?|goes|go) (?:silent|quiet)\b/iu;
/** Weather that is heard. */
const FALLS =
  /\b(?:it (?:pours|rains)|pouring rain|heavy rain|in the rain|rain on|rain(?:s|ing|fall)?(?= |$|,)(?!coat|bow)|lluvia|pluie|regen|pioggia|chuva|thunder(?!struck)\w*|hail(?:s|ing|storm)?)\b/iu;
const BANG =
  /^(?:a |one |then )*(click|bang|thud|crash|pop|beep|ding|knock|gunshot|splash|crack|boom|whoosh|snap|clap)s?(?=$|[,.;!])/iu;
const TALKS =
  /\b(?:talk|gossip|argu|interview|negotiat|rehears|bicker|preach|lectur)(?:s|es|ing|ying|e)?\b/iu;
const UNHEARD = /\b(?:without|not|never|no|nobody|stops?|\p{L}+n['’]?t)\s/iu;
const SPEECH = /\b(?:a|the|his|her) (?:\p{L}+ )?speech\b/iu;
const TUNED = /\btun(?:es|ing) (?:his|her|a|the) guitar\b/iu;
const MUSICAL =
  /\b(?:music\w*|songs?|sings?|singing|singer|dances?|dancing|dancers?|band|guitar\w*|piano\w*|drums?|drummer|violin\w*|orchestra|karaoke|choir|concert|disco|rave|dj|rapper|raps?|beat|accordion|trumpet|sax\w*|cello|waltz|tango|radio|festival|busker|opera|ballet|record|chord|música|musik|musique|musica)\b/iu;
/** 'Dripping water': what goes on by itself is heard. */
const GOES_ON =
  /^(?:(?:an?|the|distant|faint|soft|loud|quiet|slow|steady)\s)*(?:dripping|trickling|rushing|crackling|ticking|howling|humming|buzzing|rustling|creaking|rattling|crashing|chirping|purring|sizzling|bubbling|beeping|roaring|rumbling)\s[\p{L}’'-]+$/iu;
/** 'Hears the tram'. */
const HEARS =
  /\b(?:hears?|hearing)\s((?:(?:the|an?|his|her|their|its|my|our)\s)?(?:[\p{L}’'-]+\s?){1,4})(?=$|[,.;])/iu;
const IT_SOUNDS =
  /\b(?:sounds?|noise|music|voices?|song|cry|bark|knock|bell|footsteps|steps|laughter|whispers?|breathing|scream)\b/iu;
/** 'First chord rings out': a sound that does something itself. */
const NOTED =
  /^((?:the |an? |one |her |his )?(?:(?:first|last|single|loud|soft|long|distant|final) )*(?:chord|note(?= (?:rings|hangs|sounds|fades|echoes|lingers|dies|swells|holds)\b)|melody|song|applause|laughter|scream|howl|whistle|drum ?beat|bell|gong|alarm|siren|echo))\s\p{L}+s\b/iu;
const POURED =
  /\b(?:pour(?:s|ing)? (?:(?:the|a|some|his|her|hot|red|white|fresh|cold|himself|herself) )*(coffee|tea|wine|milk|water|beer|juice|whisky|whiskey|champagne|oil|sauce|syrup)|(coffee|espresso|tea|wine|milk|water|beer|juice) (?:is )?being poured)\b/iu;
const LANDS =
  /\b(space ?ship|ufo|rocket|helicopter|plane|jet|airplane|aeroplane)\s(?:lands|landing|takes off|taking off|hovers|hovering)\b/iu;
const TRAIN =
  /\b(train|tram)\s(?:of the (?:night|day)\s|home\s)?(?:leaves|leaving|arrives|arriving|passes|passing|pulls (?:in|out|away)|departs)\b/iu;
const OPENS = /\b(door|gate|drawer|window|lid)\s(opens|closes|slams|creaks|swings)\b/iu;
const BURNS = /\b(?:camp ?fire|bonfire|fireplace|on fire|catches fire|burning (?:house|shelf|logs?))\b/iu;
const STRIKES = /\b(?:clock|bell) strikes\b/iu;
const WAVES = /\b(?:waves|surf) (?:crash|crashing|roll|rolling|break|breaking|hit)\w*\b/iu;
const WINDY = /\b(?:windy|strong wind|wind blows|gust)\b/iu;
const FIVES = /\bhigh[- ]fives?\b/iu;
const LAUGHS = /\b(?:lachen|lacht|ríen|ríe|rient|ridono|riem|laughs?|laughing|giggles?|giggling)\b/iu;
const WALKS = setOf('walk march stroll stride tiptoe step pace');
/** What is done to a thing by the same verb and is no sound. */
const NO_SOUND =
  /\b(?:knock(?:s|ed|ing)? (?:\S+ ){0,3}?(?:off|over|down|out)|knock(?:s|ed|ing)? (?:the|a|his|her) |tap(?:s|ping)? into|rings? (?:him|her|them)|plays? (?:with|video|chess|cards|dead|games?|tag|a game|the game|football|tennis)|playing (?:with|video|chess|cards|games?|football|tennis)|pops? (?:out|up|in)|snaps? (?:a|the) (?:photo|picture)|types? of|cries out of|clicks? with|buzz cut)\b/iu;

/** A bell that somebody rings. */
const RUNG = /\brings?\s(?:the|an?|his|her|its|their)\s(?:\p{L}+\s)?((?:door|hand)?bells?|gong)\b/iu;
/** 'A phone rings in an empty house'. */
const RINGS_ALONE =
  /\b((?:(?:alarm|door|church|school|cell|pay|mobile)\s)?(?:phones?|telephones?|bells?|doorbells?|alarms?|clocks?))\srings?\b/iu;

const subjectOf = (text: string, end = 0): string => small(withoutJoint(text.slice(0, end))).trim();
const withoutThe = (text: string): string =>
  text.replace(/^the (?=(?:mum|mom|dad|grandma|grandpa|nana|nobody|everyone)\b)/iu, '');

/** Things that sound as they are used, in their order. */
function usedIn(text: string): string {
  const poured = POURED.exec(text);
  if (poured) return `${(poured[1] ?? poured[2] ?? '').toLowerCase()} being poured`;
  const craft = LANDS.exec(text)?.[1];
  if (craft) return `the ${craft.toLowerCase()}’s engines`;
  const train = TRAIN.exec(text)?.[1];
  if (train) return `the ${train.toLowerCase()} on its rails`;
  const [, door, how = ''] = OPENS.exec(text) ?? [];
  if (door) return `the ${door.toLowerCase()} ${formsOf(how.toLowerCase().replace(/s$/u, '')).ing}`;
  if (BURNS.test(text)) return 'the fire crackling';
  if (STRIKES.test(text)) return 'the clock striking';
  if (WAVES.test(text)) return 'the waves';
  if (WINDY.test(text)) return 'wind';
  return FIVES.test(text) ? 'a clap of hands' : '';
}

/** Whether somebody who is a person does it, so that steps are heard. */
const isPerson = (word: string): boolean =>
  sensesAt(word).some((sense) => sense.is === 'noun' && isPeople(sense.row.kind));

/** What the verb of a clause sounds of. */
function verbSound(text: string): string {
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  const base = verb?.verb.base.split(' ')[0] ?? '';
  const doer = doerOf(text);
  if (!verb) return '';
  const head = doer.split(' ').at(-1) ?? '';
  if (WALKS.has(base) && isPerson(head) && !/\b(?:away|into|through snow|barefoot|late)\b/iu.test(text))
    return 'footsteps';
  if (!LOUD.has(base) || NO_SOUND.test(text) || (base === 'play' && !MUSICAL.test(text))) return '';
  // Several are called by what they are.
  const who =
    (/^(?:they|it)$/u.test(doer) || doer === '') && verb.from > 0 && verb.from < 5
      ? subjectOf(text, words[verb.from]?.start)
      : doer;
  const ing = verb.verb.ing.split(' ')[0] ?? '';
  // Somebody who rings is no sound; a thing that rings by itself is.
  if (base === 'ring') {
    const alone = RINGS_ALONE.exec(text)?.[1];
    return alone === undefined ? ing : `the ${alone.toLowerCase()} ${ing}`;
  }
  if (/\bhears?\b/iu.test(text)) return '';
  return who === '' || /^(?:he|she|it|they|we|i|you|someone|somebody|the one|one of them)$/iu.test(who)
    ? ing
    : `${small(who)} ${ing}`;
}

/** 'Boom sound', 'the microwave ping', 'only cracks like gunshots': a sound that is named alone. */
const NAMED =
  /^(?:(?:[\p{L}’'-]+\s){1,3}(?:sounds?|noises?)|(?:(?:an?|the|one|his|her)\s)?[\p{L}’-]+\s(?:ping|ding|beep|click|bang|thud|boom|crash|whoosh|splash|chime|crunch|hiss)|(?:(?:first|then|only|just|distant|loud|soft)\s)*(?:cracks|bangs|clicks|footsteps|knocks|thuds|booms|whispers|gunshots|crackles|thumps)(?:\slike\s[\p{L}’-]+)?)$/iu;

/** What the words of one clause sound of. */
function emittedIn(text: string): string {
  if (isHeardEvent(text))
    return small(withoutJoint(text)).replace(/^(?:you|we|one can) (?:can |suddenly )?hear /iu, '');
  if (NAMED.test(text)) return small(withoutJoint(text)).replace(/^(?:(?:first|then|only|just)\s)+/iu, '');
  if (SILENCE.test(text)) return 'silence';
  if (FALLS.test(text)) return /thunder/iu.test(text) ? 'thunder' : /hail/iu.test(text) ? 'hail' : 'rain';
  const bang = BANG.exec(text)?.[1];
  if (bang) return `a ${bang.toLowerCase()}`;
  const noted = NOTED.exec(text)?.[1];
  if (noted) return /^(?:the|an?|one|her|his)\s/iu.test(noted) ? small(noted) : `the ${small(noted)}`;
  const said = soundSaid(text) || (NO_SOUND.test(text) ? '' : soundEmitted({ text, doer: doerOf(text) }));
  if (said !== '') return said;
  const rung = RUNG.exec(text)?.[1];
  if (rung !== undefined && !UNHEARD.test(text)) return `the ${rung.toLowerCase()} ringing`;
  const drips = GOES_ON.exec(text)?.[0].trim();
  if (drips) return small(drips);
  const used = usedIn(text);
  if (used !== '') return used;
  if (SPEECH.test(text) && doerOf(text) !== '') return `${small(doerOf(text))} speaking`;
  if (TUNED.test(text)) return 'the guitar being tuned';
  if (TALKS.test(text) && !UNHEARD.test(text)) return 'voices of those who speak';
  return (
    verbSound(text) ||
    (LAUGHS.test(text) && !/\b(?:not|never|without|almost|trying|tries)\b/iu.test(text) ? 'laughter' : '')
  );
}

/** What is heard in a moment, clause by clause. */
export function emittedOf(text: string): readonly string[] {
  const heard = HEARS.exec(text)?.[1]?.trim() ?? '';
  return [
    ...text
      .split(/[;:,]\s|\sand\s|\.{3}\s?/u)
      .map((clause) => withoutThe(emittedIn(clause).replace(/^.*\scrashing$/iu, 'a crash'))),
    heard === '' ? '' : IT_SOUNDS.test(heard) ? heard : `the sound of ${heard}`,
  ].filter((each, i, all) => each !== '' && all.indexOf(each) === i);
}
