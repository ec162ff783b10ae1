import { isEnglish } from '../../read/english-words.ts';
import { isBeingNoun, isNoun } from '../idea/verbs.ts';
import { capital } from '../wording.ts';
import { doerOf, isToldWhole, openingOf, withoutJoint } from './acts.ts';
import { linesIn, putBack } from './set-aside.ts';

/* Who says what, in a part of an idea that quotes it: the line is spoken, and what is done is that somebody speaks. */

/** A line that is spoken, and by whom; empty where the words do not tell. */
export interface SpokenLine {
  readonly speaker: string;
  readonly line: string;
}

/** A part of an idea without its spoken lines. */
export interface Unsaid {
  readonly text: string;
  readonly lines: readonly SpokenLine[];
}

const SAYS =
  /(?:^|[,;]?\s)((?:(?:just|only|softly|quietly|then|finally|suddenly|is|was|and)\s)*(?:says?|said|asks?|asked|answers?|replies|replied|goes|yells?|yelling|shouts?|shouting|whispers?|whispering|mutters?|murmurs?|sings?|singing|calls|announces?|declares?|tells (?:him|her|them|us|me|the \p{L}+)|saying|screams?|screaming|like|thinks?|explains?|adds?|begins?|orders?|begs?|prays?|demands?|warns?|promises|repeats?|insists?|complains?|(?:asks?|tells?|yells? at|shouts? (?:at|to)|whispers? to|says? to|calls? (?:out )?to|warns?|orders?)\s(?:[\p{L}’'-]+\s){0,6}[\p{L}’'-]+|dicen?|dit|disent|sagt|sagen|fragt|ruft|flüstert|schreit|antwortet|pregunta|susurra|grita|responde|demande|crie|murmure|répond|chiede|risponde|sussurra|urla|diz|dizem|pergunta|zegt|vraagt|roept)(?:\s(?:only|just|softly|quietly|simply|out|back|out loud|to (?:him|her|them|the \p{L}+|me|us|camera|the camera)))?)\s*[,:]?\s*$/iu;
const DEED = /\b(?:says?|said|goes|like|tells|saying)\b/iu;
/** Verbs of speaking in other tongues: the clause keeps them. */
const SAYS_ABROAD =
  /^(?:(?:y|et|und|e|en|then|and)\s)?(?:dicen?|dit|disent|sagt|sagen|fragt|ruft|flüstert|schreit|antwortet|pregunta|susurra|grita|responde|demande|crie|murmure|répond|chiede|risponde|sussurra|urla|diz|dizem|pergunta|zegt|vraagt|roept)$/iu;
/** Who says it there: a pronoun at the beginning, or the last with an article. */
const WHO_ABROAD =
  /^(il|elle|ils|er|sie|ella?|él|lui|lei|ele|ela|hij|zij)(?:\s|$)|^(?:.*\s)?((?:un|una|el|la|der|die|das|ein|eine|le|une|il|lo|o|a|um|uma|mi|su|mon|ma|mein|meine|de|het|een)\s\p{L}+)(?:\s(?:y|et|und|e|en))?$|^.*\s(il|elle|er|sie|ella?|él|lui|lei|ele|ela|hij|zij)$/iu;
/** 'Al final un señor mayor se agacha y le dice'. */
const LED_ABROAD =
  /^(?:(?:al final|am ende|à la fin|alla fine|no final|dann|da|luego|puis|poi|depois|y|und|et|e),?\s)*((?:un|una|el|la|der|die|das|ein|eine|le|une|il|lo|uno|o|a|um|uma|mi|su|mon|ma|mein|meine|de|het|een)\s\p{L}+)\s/iu;
const NOT_SEVERAL = /^(?!(?:they|we|you|i|both|all|two|three)(?:\s|$)|.*\b(?:both|all)$)/iu;
const speakOf = (subject: string): string =>
  NOT_SEVERAL.test(subject) && !/\bto$/iu.test(subject) ? 'speaks' : 'speak';
/** 'The last time she answers': when it is, before who speaks. */
const WHEN =
  /^(?:the (?:last|first|second|third|fourth|next) time|this time|finally|then|at last|in the end|one day|suddenly|every time),?\s(?=\S)/iu;
/** 'Asks a sheep in a field': who is spoken to is seen too. */
const OBJECT =
  /\b(?:asks?|yells? at|shouts? (?:at|to)|whispers? to|calls? (?:out )?to|warns?|orders?)\s\p{L}.*$/iu;
const AFTER =
  /^[\s,]*((?:(?:the|my|his|her|our|an?)\s)?[\p{L}’'-]+(?:\s[\p{L}’'-]+)?)\s(says?|said|asks?|asked|answers?|replies|yells?|shouts?|whispers?|mutters?|murmurs?|sings?|screams?)\b(.*)$/iu;
/** '“Na endlich!” sagt er'. */
const AFTER_ABROAD =
  /^[\s,–—-]*(sagt|fragt|ruft|flüstert|schreit|antwortet|dice|pregunta|susurra|grita|responde|dit|demande|crie|murmure|répond|chiede|risponde|sussurra|urla|diz|pergunta|zegt|vraagt|roept)(?:-t)?[\s-]((?:(?:der|die|das|ein|eine|el|la|un|una|le|une|il|lo|o|a|um|uma|de|het|een)\s)?[\p{L}’']+)(.*?)[.!?]*$/iu;
/** '"Is it free?" asks a ghost on a train'. */
const ASKED_BY =
  /^[\s,]*(says?|said|asks?|asked|answers?|replies|yells?|shouts?|whispers?|mutters?|murmurs?|sings?|screams?)\s((?:the|my|his|her|our|an?)\s[\p{L}’'-]+(?:\s(?!(?:on|in|at|from|with|to|by|and|who|behind|under|without|while|as)\b)[\p{L}’'-]+)?)((?:\s(?:on|in|at|from|with|behind|under|by)\s[^,]+)?)(.*)$/iu;
const NARRATED = /(?:^|\s)(?:narrator|voice ?-?over|announcer)\s*$/iu;
const WRITTEN =
  /\b(?:signs?|flags?|notes?|letters?|texts?|messages?|banners?|screens?|cards?|labels?|t-?shirts?|mugs?|boards?|billboards?|emails?|tattoos?|receipts?|headlines?|books?|cakes?|walls?|titles?|logos?|slogans?|taglines?|captions?|words?|called|named|titled|reads?|reading|written|spell(?:s|ed|ing)?|engraved|subtitles?|hashtag|song|track|chorus|cups?|that|which|posts?|tweets?|countdown)(?:\sat (?:the )?end)?(?:\s(?:that\s|which\s|just\s|only\s)?(?:says?|reads?|saying|is|on it|on the \p{L}+))?[\s:,]*$/iu;

/** '“Sleep well” on screen': what is to be read. */
const SHOWN =
  /^\s*(?:(?:stickers?|captions?|text|logo|title|banner|tag|label|button|pop-?up|overlay|stamp|subtitles?)(?!\p{L})|on (?:(?:the|a|his|her|its) )?(?:screen|wall|door|sign|board|t-?shirt|side|back|front|label|box|cup|mug|ceiling)|appears|written|in (?:big|white|red|black|gold|neon|small) letters)(?!\p{L})/iu;

const bare = (text: string): string => text.replace(/^[\s,;:.]+|[\s,;:]+$/gu, '').trim();

/** 'When the light comes on he': who speaks stands behind what happens first. */
const BEHIND_WHEN =
  /^(?:when|whenever|once|after|as|as soon as|while|every time|the moment|and when|then when)\s(.+?)\s(he|she|they|it|we|i|(?:the|my|his|her|our|an?)\s[\p{L}’'-]+(?:\s[\p{L}’'-]+)?)$/iu;

/** Of several clauses the last says who speaks; one without a doer of its own is done by that of the first. */
function speakingIn(subject: string): string {
  const behind = BEHIND_WHEN.exec(subject);
  if (behind && isToldWhole(behind[1] ?? '')) return behind[2] ?? '';
  if (openingOf(subject) === 'verb') return '';
  if (/^(?:they |we )?both$/iu.test(subject)) return 'both';
  if (!isToldWhole(subject)) return subject;
  const last = subject.split(/,\s+|\s(?:and then|and|then|but|while|until|when)\s/iu).at(-1) ?? subject;
  const own = openingOf(last) === 'verb' ? subject : last;
  return isToldWhole(own) ? doerOf(own) : own;
}

/** Of several words of another tongue it is not sure which name somebody. */
const isEnglishName = (name: string): boolean =>
  name.split(' ').length <= 2 || isEnglish((name.split(' ')[0] ?? '').toLowerCase());

/** 'He hears his granddaughter': who is heard is who speaks. */
const HEARS =
  /\b(?:hears?|lets?|makes?|watch(?:es)?|sees?|overhears?|listens to)\s((?:the|an?|his|her|my|our|their)\s[\p{L}’'-]+)$/iu;

/** Who is named before the verb of speaking, in few words. */
function speakerIn(subject: string): string {
  const heard = HEARS.exec(bare(subject))?.[1];
  if (heard !== undefined) return heard;
  const who = bare(withoutJoint(speakingIn(bare(withoutJoint(subject)).replace(WHEN, '')))).replace(
    /\s(?:\p{L}+ing|is|are|in|on|at|with|from|to|who|that|behind|as|of the|over|under|after|before)\b.*$/iu,
    '',
  );
  const named = who.split(/,\s*/).at(-1) ?? '';
  const last = /^one$/iu.test(named) ? 'one of them' : /\bboth\b/iu.test(named) ? 'both' : named;
  return isEnglishName(last) && last !== '' && last.split(' ').length <= 5 ? last : '';
}

/** One word without a stop is said by nobody who is not named. */
const isName = (line: string): boolean => !/[\s.!?…]/u.test(line.trim());

/** What has a verb of speaking in it names nobody by all of its words. */
const SPEAKS = /^(?:y|und|et|e|and|then)\s|\b(?:dice|sagt|diz|dit|says?)\b/iu;

const NARRATES =
  /^(?:the )?(?:narrator|narration|voice ?-?over|vo|voice|text|title|caption|announcer|voix[- ]off|voz en off|voz em off|voce (?:narrante|fuori campo)|off-stimme|sprecher(?:in)?|erzähler(?:in)?|narrateur|narratrice|narrador[ae]?|narratore)$/iu;

interface At {
  readonly before: string;
  readonly after: string;
  readonly line: string;
  readonly doer: string;
}

/** One line with its speaker, and what is told around it. */
function spokenAt({ before, after, line, doer }: At): Unsaid | undefined {
  const labelled = /:\s*$/u.test(before) ? saidByLabel({ before, after, line, doer }) : undefined;
  if (labelled) return labelled;
  const said = SAYS.exec(before);
  if (said) {
    const subject = bare(before.slice(0, said.index));
    const verb = said[1] ?? '';
    const voice = voiceIn(subject);
    if (voice !== undefined) return { text: bare(after), lines: [{ speaker: voiceName(voice), line }] };
    if (SAYS_ABROAD.test(verb)) return saidAbroad(subject, { before, after, line, doer });
    const speaker = speakerIn(subject) || doer;
    const deed = verb === 'saying' ? 'speaking' : DEED.test(verb) ? speakOf(subject) : verb;
    // Whoever does something and says a line is seen doing it.
    const told = OBJECT.exec(verb)?.[0] ?? '';
    const isDone = DEED.test(verb) && isToldWhole(subject) && /\band\b/iu.test(verb);
    const isKnown = doer !== '' && !/^(?:they|we|you|i)$/iu.test(doer);
    const text =
      subject === '' ? (isKnown ? `${doer} ${deed}` : '') : isDone ? subject : `${subject} ${told || deed}`;
    const joint = /^(?:without|before|after|while|as|to|into|at|from|with|and|then|when)\s/iu.test(
      bare(after),
    )
      ? ' '
      : ', ';
    return { text: [text, bare(after)].filter(Boolean).join(joint), lines: [{ speaker, line }] };
  }
  const by = bare(before) === '' ? ASKED_BY.exec(after) : null;
  if (by) {
    const [, verb = '', who = '', where = '', rest = ''] = by;
    const deed = DEED.test(verb) ? 'speaks' : verb;
    return {
      text: `${who}${where.replace(/[.!?…]+$/u, '')} ${deed}${rest}`.trim(),
      lines: [{ speaker: who, line }],
    };
  }
  const told = bare(before) === '' ? AFTER.exec(after) : null;
  if (told) {
    const [, who = '', verb = '', rest = ''] = told;
    return {
      text: `${who} ${DEED.test(verb) ? 'speaks' : verb}${rest}`.trim(),
      lines: [{ speaker: who, line }],
    };
  }
  const abroad = bare(before) === '' ? AFTER_ABROAD.exec(after) : null;
  if (abroad) {
    const [, verb = '', who = '', rest = ''] = abroad;
    return { text: `${who} ${verb}${rest}`.trim(), lines: [{ speaker: who, line }] };
  }
  // What is quoted within a clause is a name or a word of it.
  return spokenBeside({ before, after, line, doer });
}

/** A line in another tongue: the clause keeps its words, and who says it is named where that is sure. */
function saidAbroad(subject: string, { before, after, line }: At): Unsaid {
  const [, first, named, last] = WHO_ABROAD.exec(subject) ?? [];
  const who = last ?? named ?? first ?? LED_ABROAD.exec(subject)?.[1] ?? '';
  return { text: [bare(before), bare(after)].filter(Boolean).join(', '), lines: [{ speaker: who, line }] };
}

/** A pace, a sound or a pause says nothing, though a line stands behind it. */
const canSpeak = (name: string): boolean => {
  const head = name.split(' ').at(-1) ?? '';
  return (
    (!/^the\s/iu.test(name) && !/^(?:we|you)$/iu.test(name)) ||
    isBeingNoun(head.toLowerCase()) ||
    !isNoun(head.toLowerCase()) ||
    /^(?:monitor|radio|phone|voice|tv|speaker|machine|computer|toaster|gps|doll|statue|puppet|one|moon|sun|house|car)$/iu.test(
      head,
    )
  );
};

const VOICE_NAMES =
  '(?:narrator|narration|voice[- ]?over|vo|announcer|voice|whisper|voce(?: narrante| fuori campo)?|voix(?:[- ]off)?|voz(?: en)?(?: off)?|off-stimme|erzählstimme|sprecher(?:in)?|erzähler(?:in)?|narrateur|narratrice|narrador[ae]?|narratore)';
/** 'Narrator deep:', 'whispering french voice:', 'Voce fuori campo:': who is heard and seen by nobody. */
const VOICE = new RegExp(
  `^(?:(?:and|then|with|the|a|mit|avec|con|com|una?|une|eine?)\\s)*((?:(?!his|her|my|their)[\\p{L}’'-]+\\s){0,3}?${VOICE_NAMES}(?:\\s(?!from|of|in|on|behind|says|asks|speaks|is|reads|whispers|goes)[\\p{L}-]+){0,2})\\s?[:,]?\\s*$`,
  'iu',
);
/** A voice that nobody is seen with says it over what is seen; undefined where somebody is seen. */
const voiceIn = (subject: string): string | undefined =>
  /narrat|voice|announcer/iu.test(subject) ? VOICE.exec(subject)?.[1] : undefined;
const voiceName = (label: string): string =>
  /^whisper$/iu.test(label) ? 'Whispered voice-over' : label.replace(/\bvoice ?over\b/giu, 'voice-over');
/** 'Interview to camera:'. */
const TO_CAMERA =
  /^(?:(?:an |in )?(?:interview|talking head|confessional|straight|direct|speaking|talking|talks|speaks|she talks|he talks)\s?)?(?:(?:in)?to (?:the )?camera)?\s?:\s*$/iu;
/** 'Dialogue:': the lines that follow have no name before them. */
const DIALOGUE = /^(?:the )?(?:dialogues?|dialogs?|diálogos?|dialoghi?|lines?)\s?:\s*$/iu;

/** A line behind a label that names no one who is seen; undefined where the label names somebody. */
function saidByLabel({ before, after, line, doer }: At): Unsaid | undefined {
  const label = VOICE.exec(bare(before) === '' ? '' : before)?.[1];
  if (label !== undefined) return { text: bare(after), lines: [{ speaker: voiceName(label), line }] };
  if (DIALOGUE.test(before)) return { text: bare(after), lines: [{ speaker: '', line }] };
  if (bare(before) === '' || !TO_CAMERA.test(before)) return undefined;
  const text = doer === '' ? 'Somebody speaks to the camera' : `${doer} ${speakOf(doer)} to the camera`;
  return { text: [text, bare(after)].filter(Boolean).join(', '), lines: [{ speaker: doer, line }] };
}

/** A line that no verb of speaking leads: said by a narrator, a label, or whoever is told before it. */
function spokenBeside({ before, after, line, doer }: At): Unsaid | undefined {
  const labelled = saidByLabel({ before, after, line, doer });
  if (labelled) return labelled;
  const isCalled = /[!?]$/u.test(line) && line.includes(' ') && isToldWhole(bare(before));
  if (bare(before) !== '' && !/[:,]\s*$/u.test(before) && !isCalled && !NARRATED.test(before))
    return undefined;
  if (NARRATED.test(before)) return { text: bare(after), lines: [{ speaker: bare(before), line }] };
  const label =
    /^((?:(?:the|my|his|her|our)\s)?[\p{L}’'-]+(?:\s(?:[\p{L}’'-]+|\d{1,2}))?)\s?:\s*$/u.exec(before)?.[1] ??
    '';
  if (label !== '' && !/s$/u.test(label))
    return {
      text: [NARRATES.test(label) ? '' : `${label} ${speakOf(label)}`, bare(after)]
        .filter(Boolean)
        .join(', '),
      lines: [{ speaker: label, line }],
    };
  const lead = bare(before);
  const isSure = isEnglishName(lead);
  const named = isSure ? doerOf(lead) || speakerIn(lead) : '';
  const speaker =
    lead === '' || SPEAKS.test(lead) ? (canSpeak(doer) ? doer : '') : canSpeak(named) ? named : '';
  return { text: [bare(before), bare(after)].filter(Boolean).join(', '), lines: [{ speaker, line }] };
}

/**
 * A part without the lines that are spoken in it; what is to be read stays where it stands.
 * @param doer who says what stands alone; empty where nobody is sure to
 * @param speaking who says it where a verb of speaking has nobody before it
 */
export function unsaid(part: string, held: readonly string[], doer: string, speaking = doer): Unsaid {
  let text = part;
  const lines: SpokenLine[] = [];
  for (const { mark, line } of linesIn(part, held)) {
    const at = text.indexOf(mark);
    const isAlone = text.trim() === mark;
    if (
      at < 0 ||
      WRITTEN.test(text.slice(0, at)) ||
      SHOWN.test(text.slice(at + 1)) ||
      (isAlone && isName(line))
    )
      continue;
    const before = text.slice(0, at);
    const who = SAYS.test(before) || TO_CAMERA.test(before) ? speaking : doer;
    const one = spokenAt({ before, after: text.slice(at + 1), line, doer: who });
    if (!one) continue;
    text = one.text;
    lines.push(...one.lines.map((each) => ({ ...each, speaker: capital(putBack(each.speaker, held)) })));
  }
  return { text, lines };
}
