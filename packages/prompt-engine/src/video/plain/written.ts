import { isBeingNoun } from '../idea/verbs.ts';
import { isLength } from '../length.ts';
import { noteKind } from './notes.ts';

/*
 * What is to be read in a film and what is to be said in it, where it is typed without quotation marks: 'end card: Open
 * daily', 'tekst in beeld: vrijdag vanaf vijf', 'the guest says: I ordered the fish'. It gets the marks, so that no comma of
 * it parts it.
 */

const QUALITY =
  '(?:(?:the|a|an|with|final|closing|last|white|big|small|bold|ein|eine|un|una|une|met|mit|con|avec|com)\\s)*';
const LABEL =
  '(?:end(?=\\s?[:=])|end ?cards?|end ?titles?|end ?text|endcard|inter ?titles?|date ?cards?|titles?|logos?|sign-?off|pack ?shot|closing cards?|title cards?|text|captions?|super|on-?screen text|text on screen|words on screen|slogan|tagline|claim|end line|closing line|hashtag|texte|texto|testo|tekst|schrift|einblendung|schlusstext|schlussbild|endkarte|legenda|rótulo|scritta|sottotitolo|sous-titre|untertitel|bordje|carton)';
const WHERE =
  "(?:\\s(?:(?:at|in|on|am|zum|al|à|alla|no|op|aan)\\s(?:the\\s|het\\s|la\\s|l['’])?(?:very\\s)?(?:end|ende|schluss|final|fin|fine|fim|einde|beeld|bild|screen|pantalla|écran|schermo|tela)|a schermo|final|finale|fin|comes last|appears|over (?:it|black)|fades in))?";
/** The label of what is to be read, before a colon or a mark. */
const LABELLED = new RegExp(
  `(?<=^|[,.;!?…–—]["”»]?\\s+|(?<!\\p{L})(?:am ende|al final|à la fin|alla fine|no final|zum schluss|at the end|in the end)\\s|\\s(?:and|with|then|und|y|et|e|en|con|avec|mit|met|com)\\s)(${QUALITY}${LABEL}${WHERE})\\s?[:=]\\s*(?!["“«„'‘])((?:\\p{L}|\\d{1,2}\\.?\\s\\p{L})[^.!?\\n"“”;]{1,90}(?:\\.\\s(?!\\d)[^.!?\\n"“”;,:]{1,24}(?=\\.?$))?[!?]?)`,
  'giu',
);
/** A line behind a verb of speaking and a colon, or at the end of the idea. */
const SAID =
  /(\b(?:says?|asks?|yells?|shouts?|whispers?|mutters?|sighs|answers?|replies|sagt|fragt|ruft|flüstert|dice|pregunta|dit|demande|chiede|diz|zegt|vraagt)):\s+(?!["“«„'‘])(\p{L}[^.!?\n"“”;]{1,80}[.!?]?)/giu;

/** 'End text Happy 40th Jo!', 'title at the end FERRYMAN': words that begin with a capital behind their label. */
const BARE =
  /(?<=^|[.!?,;]["”»]?\s+)((?:(?:end|closing|final)[- ]?(?:text|title|card|line|credit)s?|(?:title|text|logo|name)(?: card)? at (?:the )?end|texte final|texto final|testo finale|schlusstext))\s(?!["“«:=]|[IA]\s)(\p{L}[^.!?\n"“”;,:]{1,60}[!?]?)/giu;
/** 'Text only my name: Theo Brandt'. */
const NAME_ONLY =
  /(?<=^|[.!?,;]\s+)((?:text|title|caption|end card))s?,? (?:is )?(?:only|just) (?:my|our|the|his|her) (?:[\p{L}]+ )?name\s?:\s*(?!["“«])(\p{L}[^.!?\n"“”;,]{1,60})/giu;
/** 'Other one “You are the list”': who speaks by turns, without a verb. */
const OTHER_SAYS = /,?\s((?:and |then )?(?:the )?other(?: one)?),?\s(?=["“«][^"“”«»]{3,160}["”»])/giu;

/** 'Last line: Some things need the wrong water.' */
const LINE =
  /((?<=^|[,.;!?]\s+)(?:the )?(?:last|final|closing|first|opening) (?:line|words|sentence))\s?:\s+(?!["“«„'‘])(\p{L}[^.!?\n"“”;]{2,90}[.!?]?)/giu;
/** 'MARA: You kept the key.': a line behind a name in capitals, as scripts have it. */
const SCREENPLAY =
  /(?<=^|[.!?/:…]\s*)\/?\s?(?!(?:CAPTION|TEXT|TITLE|TITLES|CARD|END|SUPER|SFX|SOUND|MUSIC|CUT|SHOT|SCENE|INT|EXT|POV|NO|STYLE|LOOK|MOOD|FORMAT|LENGTH|IDEA|NOTE)\b)([A-Z]{2,14}|[A-D]):\s(?!["“«„'‘])([^"“”/\n:]{2,90}?[.!?…])(?=\s|$)\s?\/?/gu;
/** The beginning of a stretch that is no length and no note behind a comma. */
function untilNote(rest: string): readonly [own: string, further: string] {
  const pieces = rest.split(', ');
  const at = pieces.findIndex(
    (piece, i) => i > 0 && (isLength(piece.trim()) || !/^(?:hour)?$/u.test(noteKind(piece.trim()) ?? '')),
  );
  if (at < 0) return [rest, ''];
  return [pieces.slice(0, at).join(', '), `, ${pieces.slice(at).join(', ')}`];
}

/** 'Mom “did you feed the fish?” boy “which fish?”': who says each line stands before it. */
const NAMED = /(?<=^|[.:!?”"»,]\s?)((?:(?:the|my|his|her|our|an?)\s)?\p{L}+)\s(?=["“][^"“”]{3,}["”])/giu;
/** 'In a car: mom “did you …”'. */
const HEAD_NAMED = /(?<=\p{L}):\s(?=(?:(?:the|my|his|her|our|an?)\s)?(\p{L}+)\s["“][^"“”]{3,}["”])/giu;
const KIN =
  /(?:^|\s)(?:mom|mum|dad|grandma|grandpa|opa|oma|papa|mama|kid|waiter|waitress|customer|boss|cashier|driver)$/iu;

/** '“Call earlier.” on screen'. */
const ON_SCREEN =
  /[,.;]?\s["“]([^"“”]{2,90})["”] (?:(?:is |appears |written |in text )?on (?:the )?screen|as (?:on-?screen )?text)(?=[\s,.!?;]|$)/giu;
/** 'Name “Vela” at the end'. */
const NAME_END =
  /[,.;]?\s(?:and |with |then )*(?:(?:the|our|my) )?(?:name|brand(?: name)?|word) ["“]([^"“”]{2,60})["”] (?:at|in) (?:the )?(?:very )?end(?=[.!?,;]|$)/giu;
/** 'Logo at the end': the last picture is of it. */
const LOGO_END =
  /(?<=[\p{L}”"])[,.;]?\s(?:and |with |then )*((?:the |our |my )?(?:logo|pack ?shot|product shot|product)) (?:at|in) (?:the )?(?:very )?end(?=[.!?,;]|$)/giu;

/** A text in which what is read and said without marks has them. */
export const withMarks = (text: string): string =>
  text
    .replace(HEAD_NAMED, (all: string, name: string) =>
      isBeingNoun(name.toLowerCase()) || KIN.test(name) ? '. ' : all,
    )
    .replace(NAMED, (all: string, name: string) =>
      isBeingNoun(name.toLowerCase().split(' ').at(-1) ?? '') || KIN.test(name) ? `${name}: ` : all,
    )
    .replace(ON_SCREEN, (_, words: string) => `, text on screen “${words}”`)
    .replace(NAME_END, (_, words: string) => `. End card: “${words}”`)
    .replace(LOGO_END, '. Last shot: $1 alone in the frame')
    .replace(SCREENPLAY, (_, name: string, line: string) => ` ${name}: “${line}” `)
    .replace(/^(?:dialogues?|dialogs?|script|scene)\s?:\s+(?=\p{L}+:\s?[“"])/iu, '')
    .replace(OTHER_SAYS, ', the other says ')
    .replace(BARE, (all: string, label: string, words: string) =>
      /^\p{Lu}/u.test(words) ? `${label} “${words.trim()}”` : all,
    )
    .replace(NAME_ONLY, '$1 “$2”')
    .replace(LABELLED, (_, label: string, rest: string) => {
      const [own, further] = untilNote(rest);
      return `${label} “${own.trim()}”${further}`;
    })
    .replace(LINE, (_, label: string, rest: string) => {
      const [own, further] = untilNote(rest);
      return `${label} “${own.trim()}”${further}`;
    })
    .replace(SAID, (_, verb: string, rest: string) => {
      const [own, further] = untilNote(rest);
      return `${verb} “${own.trim()}”${further}`;
    });

const CARD = new RegExp(
  `^(?:(?:and|then|finally|und|y|et|e|en|dann|am ende|al final|à la fin|alla fine|no final|at the end|zum schluss|aan het einde|in the end|ends? (?:with|on)|ending (?:with|on)),?\\s)*(${QUALITY}${LABEL}${WHERE})(?:\\s(?:reads|says|saying|reading|that says|appears))?\\s?[:=]?\\s*([\\uE100-\\uE1FF])[.!?…]*\\s?(?:(?:at the end|on screen|am ende|al final|à la fin|alla fine|no final|over it|fades in))?[.!?…]*$`,
  'iu',
);

/** Whether a card fills the picture instead of standing over it. */
const FULL =
  /\b(?:end ?cards?|end ?titles?|endcard|closing cards?|title cards?|endkarte|schlussbild|carton)\b/iu;

/** What is to be read, as a piece of an idea asks for it. */
export interface Card {
  /** The sign behind which its words are held. */
  readonly mark: string;
  readonly isFull: boolean;
  /** Whether the film is called by its words. */
  readonly isTitle: boolean;
}

/** The card that a piece of an idea asks for and nothing besides. */
export function cardIn(text: string): Card | undefined {
  const [, label = '', mark] = CARD.exec(text) ?? [];
  return mark === undefined
    ? undefined
    : { mark, isFull: FULL.test(label), isTitle: /^(?:the |film )*titles?\b/iu.test(label) };
}
