import type { NoteKind } from './note-kinds.ts';

/*
 * Notes that are known by the words that they begin with, however they go on: a move that nobody in the film makes, a camera
 * that is held or fixed somewhere, what is heard. English, German, French, Spanish, Italian, Portuguese, Dutch, Japanese and
 * Chinese.
 */

/** What joins a note to what came before, in those tongues. */
const JOINTS =
  "(?:(?:and|then|now|finally|slowly|first|dann|danach|und|zuerst|am ende|zum schluss|puis|et|ensuite|enfin|d[’']abord|à la fin|luego|y|después|al final|poi|infine|alla fine|e|depois|no fim|no final|en dan|dan),?\\s)*";
const ARTICLE =
  "(?:(?:the|a|an|one|die|eine?|einer|la|le|les|un|une|una|el|il|o|a|uma|de|een|très|sehr|muy|molto)\\s|l['’])*";
const MANNER =
  '(?:\\s(?:slow(?:ly)?|quick(?:ly)?|fast|gently|smoothly|suddenly|all the way|right|way|very|a bit|a little))*';

const starts = (words: string): RegExp => new RegExp(`^${JOINTS}${ARTICLE}(?:${words})`, 'iu');

/* Who or what leads a note, by its kind; the first that a piece begins with. */
const HEADS: readonly (readonly [NoteKind, RegExp])[] = [
  [
    'camera',
    /^(?:all |everything )?(?:in |from |as )?(?:an? |the )?(?:top|bird['’]?s?[- ]eye|overhead)[- ](?:view|angle)(?: only)?$/iu,
  ],
  [
    'remark',
    /^(?:and |but )*(?:he|she|they|i|we)(?:['’](?:s|re|m)|\s(?:is|are|am|was|were))\s(?:(?:now|about|only|already|almost|just)\s)*(?:\d{1,3}|(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?))(?:\syears?(?:\sold|\sof age)?)?$/iu,
  ],
  ['camera', /^(?:in |with )?(?:an? )?split[- ]?screen(?:[,:]? (?:of |with |between )?.{2,40})?$/iu],
  [
    'camera',
    new RegExp(
      `^${JOINTS}(?:(?:slow|slowly|quick|fast|crash|snap)\\s)?(?:zoom(?:s|ing)?|tilt(?:s|ing)?|dolly|dollies|crane|orbit(?:s|ing)?|rise|ascend|descend|hover|glide)${MANNER}(?:\\s(?:out|in|up|down|back|away|left|right|around|higher|closer|slowly|fast|quickly)(?:\\s|$)|$)`,
      'iu',
    ),
  ],
  [
    'camera',
    /^(?:and |then |slow |slowly )*(?:push(?:es|ing)?|pull(?:s|ing)?)\s(?:slowly\s)?(?:in|out|back)(?:\s(?:slowly|fast|quickly|slow|until|to (?:reveal|show|see))\b|$)/iu,
  ],
  [
    'camera',
    /^(?:only |just |mostly |lots of |many )*(?:(?:[\p{L}’'-]+[- ]style|extreme|tight|big) )?(?:close[- ]?ups|closeups|close shots|wide shots|macro shots|detail shots) (?:only|(?:of|on) (?:(?:the )?(?:hands|fingers)|eyes|faces|feet|lips|skin|details)(?: and (?:eyes|hands|faces|feet|fingers|lips))?)$|^(?:skin|hand|eye|face|food|product|detail|finger)s? (?:close[- ]?ups|closeups|macros)$|^(?:siempre |sólo |solo |nur |viele )?(?:primer[oí]s?(?:imos)? planos|nahaufnahmen|großaufnahmen|gros plans|primi piani|close-ups)(?: (?:de|der|von|di|dei|delle|des|du|das|dos) .{2,30})?$/iu,
  ],
  [
    'camera',
    /^(?:[\p{L}-]+ )?(?:locked|locked[- ]off|level|moving|static|floating|fixed|hidden|phone|drifting|still|steady)[- ](?:camera|cam)$/iu,
  ],
  [
    'sound',
    /^(?:(?:coach|referee|train|kettle|ship|police|factory|loud|distant|long|short) ){1,2}(?:whistles?|horns?|sirens?|bells?|foghorn)$|^(?:voice ?-?over|narrator|narration) (?:is )?(?:very )?[\p{L}-]+$/iu,
  ],
  [
    'sound',
    /^(?:con |mit |avec |com |una? |une |eine[rn]? )?(?:voce (?:narrante|fuori campo)|voix[- ]off|voz en off|voz off|erzählstimme|off-stimme|sprecher(?:in)?|narrador[ae]?|narratrice|narratore|vertelstem|voice-over)(?!\p{L}).{0,30}$/iu,
  ],
  ['sound', /^asmr(?:\s.*)?$/iu],
  [
    'sound',
    /^(?:(?:eine?|une|una|um|uma|un)\s)?(?:\p{L}+\s){0,2}(?:sprecher(?:in)?|off-stimme|erzähler(?:in)?|erzählstimme|voix(?: \p{L}+){0,2}|voz(?: \p{L}+){0,2}|voce(?: \p{L}+){0,2})$/iu,
  ],
  [
    'mood',
    /^(?:and )?(?:the )?(?:tension|suspense|excitement|panic|chaos|energy|dread) (?:slowly |quickly )?(?:builds|rises|grows|mounts|increases)(?: up| slowly)?$/iu,
  ],
  [
    'sound',
    /^(?!(?:an?|the|my|his|her|their|our|it|he|she|one|all|every|no)\s)(?:[\p{L}’'-]+\s){1,3}(?:sounds|noises)$/iu,
  ],
  [
    'sound',
    /^(?:und |y |et |e |and )?(?:[\p{L}]+\s){0,2}(?:geigen?|violinen?|klavier|gitarren?|akkordeon|trompeten?|orgel|cello|schlagzeug|trommeln?|mundharmonika|guitarra|violín|acordeón|trompeta|violon|guitare|accordéon|trompette|chitarra|violino|fisarmonica|violão|acordeão|sanfona|viool|gitaar)(?:\s\p{L}+){0,2}$/iu,
  ],
  [
    'camera',
    /^(?:and |then |slow |slowly )*pan(?:s|ning)?\s(?:slowly\s)?(?:left|right|up|down|across|along)(?:\s|$)/iu,
  ],
  [
    'camera',
    /^(?:all |everything |whole thing |the whole thing )*(?:hand-?held|hand held|shaky|static|fixed|locked(?: off)?|still|steady)(?: (?:camera|cam|shot|frame|take|footage|view))?\s(?:like|as if|as in|as though|from|through|at)\s/iu,
  ],
  [
    'camera',
    /^(?:(?:and|shaky|real|old|vertical|just|only|like|as|a|an|the)\s)*(?:phone|mobile|cell ?phone|iphone|dash ?cam|security cam(?:era)?|cctv|webcam|bodycam|doorbell cam(?:era)?|go ?pro|home)\s(?:video|footage|film|clip|look|style|quality|recording|feel)$/iu,
  ],
  [
    'sound',
    /^(?:[\p{L}’'-]+\s){0,3}(?:laugh(?:s|ing|ter)?|voices?|giggl\p{L}+|scream\p{L}*|whisper\p{L}*|sob\p{L}*)\s(?:behind the camera|off[- ]?screen|off[- ]?camera|in the background|from (?:next door|outside|upstairs|far away|the next room))$/iu,
  ],
  [
    'camera',
    starts(
      "(?:feste |ruhige |wackelige |bewegte |langsame )?kamera(?:fahrt|schwenk|flug)?(?!\\p{L})|caméra(?!\\p{L})|cámara(?!\\p{L})(?! de seguridad)|telecamera(?!\\p{L})|câmera(?!\\p{L})(?! de segurança)|macchina da presa|plan (?:fixe|large|serré|rapproché|moyen|américain|subjectif|d['’]ensemble|unique)|plano (?:fijo|fixo|general|geral|medio|médio|cerrado|abierto|aberto|fechado|detalle|único|corto|largo)|gros plan|primer(?:ísimo)? plano|primeiro plano|primo piano|piano sequenza|travelling|zoom (?:auf|sur|su|en|a|em|arrière|avant|lento|lent|heraus|hinein|raus|rein)|nahaufnahme|großaufnahme|halbtotale|totale(?!\\p{L})|detailaufnahme|froschperspektive|vogelperspektive|draufsicht|handkamera|zeitlupe|zeitraffer|inquadratura|contre-plongée|contrapicado|drohnen(?:flug|aufnahme|shot)|vista aérea|vue aérienne|vue? (?:de dessus|d['’]en haut|en plongée)|(?:alles )?(?:von|aus) oben(?: gefilmt| gesehen)?$|(?:visto |vista )?desde arriba$|(?:vista |visto )?dall['’]alto$|(?:vista |visto )?de cima$|van boven(?:af)?(?: gefilmd)?$|en accéléré$|im zeitraffer|a cámara (?:lenta|rápida)|alles? (?:in einer einstellung|in één shot)|ein(?:e|er)? einzigen? einstellung|in einer einstellung|tout en un plan|todo en un plano|en un solo plano|vaste camera",
    ),
  ],
  [
    'camera',
    /^(?:カメラ|固定カメラ|手持ち|スローモーション|ズーム|クローズアップ|ワンカット|镜头|固定镜头|手持|慢动作|特写|航拍|一镜到底)/u,
  ],
  [
    'sound',
    starts(
      "on (?:n['’])?entend|man hört|wir hören|(?:nur )?zu hören ist|(?:solo |sólo )?se oyen?|(?:solo |sólo )?se escuchan?|si sent(?:e|ono)|(?:só )?(?:se )?ouvem?(?:-se)?|je hoort|alleen het geluid",
    ),
  ],
  [
    'sound',
    new RegExp(
      `^${JOINTS}(?:totale |absolute |total |absolu )?(?:stille|silence|silencio|silenzio|silêncio|stilte)(?:\\s(?:total|totale|absolue?|complète|absoluto|assoluto))?$`,
      'iu',
    ),
  ],
  [
    'sound',
    /^(?:(?:nur|solo|sólo|seulement|só|leise|laute|sanfte|ruhige|traurige|avec|mit|con|com)\s)*(?:musik|música|musique|musica|muziek)(?!\p{L})(?:\s\S+){0,5}$/iu,
  ],
  [
    'sound',
    /^(?:nur |leise |laute |ferne |mit |nur noch )?\p{L}*(?:geräusche?|klänge|rauschen|gezwitscher)$/iu,
  ],
  ['form', /^(?:約|大约|大約)?\d{1,3}(?:秒|分)(?:間|钟|鐘)?(?:くらい|ぐらい|程度|以内|左右)?$/u],
  ['sound', /^(?:音楽|BGM|セリフ|台詞|声|音)(?:は|が)?(?:なし|無し|ない|だけ|のみ)$/u],
  ['sound', /^(?:没有|沒有|无|無|不要|不加)(?:音乐|音樂|配乐|配樂|对白|對白|旁白|人声|声音)$/u],
  ['text', /^(?:字幕|テロップ)(?:は)?(?:あり|有り|つき|付き)$|^(?:有|加|带|帶|配)字幕$/u],
  ['without', /^(?:字幕|テロップ|文字)(?:は)?(?:なし|無し)$|^(?:没有|沒有|无|無|不要|不加)(?:字幕|文字)$/u],
  [
    'sound',
    /^(?:and |with |just |only )*(?:his|her|my|our|their|the)\s(?:own\s)?(?:voice|narration|words)\s(?:over|under|on top of)(?:\s(?:it|this|that|them|everything|all of it|the (?:pictures|images|shots|film|video)))?$/iu,
  ],
  ['sound', /^\S{1,12}(?:の声|の音|音楽|が聞こえる|的声音|音乐|声)$/u],
  [
    'sound',
    /^(?:(?:the|a|an|real|only|just|and|with|make)\s)*(?:[\p{L}’'-]+\s){0,3}?(?:sounds?|noises?|music|audio|voice)\s(?:(?:is|should be|must be|really|very|so|super|too|extra|way|quite|a bit|turned)\s)*(?:loud(?:er)?|quiet(?:er)?|low|soft|clear|close|muffled|distant|far away|off[- ]?screen|throughout|all through|the whole time|up)$/iu,
  ],
];

const MOST_WORDS = 12;

/** The kind of the note that a piece begins as; undefined where it begins as none. */
export const kindOfHead = (text: string): NoteKind | undefined =>
  text.split(' ').length > MOST_WORDS ? undefined : HEADS.find(([, words]) => words.test(text))?.[0];

/** What a camera of any tongue comes to: 'la cámara sube y se ve toda la bahía', 'zoom out and a giant hand comes down'. */
const COMES_TO = new RegExp(
  `^(${JOINTS}(?:${ARTICLE}(?:kamera|caméra|cámara|telecamera|câmera)\\s.{2,60}?)\\s(?:y|et|und|e|en)\\s)(?=(?:se ven?|on voit|man sieht|si ved(?:e|ono)|vê-se|se vê|zeigt|muestra|montre|mostra|aparece|apparaît|appare|erscheint|os|as|o|a|los|las|el|la|les|le|l['’]|die|der|das|gli|il|lo)\\s?)`,
  'iu',
);
const MOVES_AND = new RegExp(
  `^(${JOINTS}(?:(?:slow|slowly|quick|fast)\\s)?(?:zoom(?:s|ing)?|pan|tilt|pull|push|crane|dolly)${MANNER}\\s(?:out|in|up|down|back|away|left|right)(?:\\s(?:slowly|fast|quickly))?\\s(?:(?:and|until|as|on|to(?! (?:see|find|reveal|show)\\s)|(?:to (?:see|find|reveal|show)|reveals?|revealing|shows|showing)(?: that)?))\\s)(?=(?:an?|the|his|her|its|my|our|their|two|three|one|all|he|she|it|they|we|someone|somebody|everyone|everybody|everything|nobody|nothing|hundreds|thousands|dozens)\\s)`,
  'iu',
);

/** A part that a move of the camera leads: the move, and what is seen then; undefined where none does. */
export function movedTo(text: string): { readonly camera: string; readonly matter: string } | undefined {
  const [all = ''] = COMES_TO.exec(text) ?? MOVES_AND.exec(text) ?? [];
  if (all === '') return undefined;
  const camera = all
    .replace(new RegExp(`^${JOINTS}`, 'iu'), '')
    .replace(
      /\s(?:y|et|und|e|en|and|until|as|on|to|(?:to (?:see|find|reveal|show)|reveals?|revealing|shows|showing)(?: that)?)\s$/iu,
      '',
    );
  return { camera, matter: text.slice(all.length) };
}

/** What is heard as it happens, at its place among what is seen: 'then you hear the nightingale'. */
export const isHeardEvent = (text: string): boolean => HEARD_EVENT.test(text);
const HEARD_EVENT = new RegExp(
  `^(?:and |then |suddenly |finally )*(?:you|we|one can)\\s(?:can\\s|suddenly\\s)?hear\\s(?!no\\b|nothing but|only)|^${JOINTS}(?:on entend|man hört|se oyen?|se escuchan?|si sent(?:e|ono)|(?:se )?ouvem?(?:-se)?)\\s(?!sólo|solo|nur|que\\b|rien)`,
  'iu',
);

/** Words that stand over a picture and are no picture of their own: 'title over it', 'end line', 'logo at the end'. */
export const isOverlay = (text: string): boolean => OVERLAY.test(text);
const OVERLAY =
  /^(?:and |then |with )*(?:(?:the|a|an|our|my|small|big|white)\s)*(?:logo space|space for (?:the |our |my )?logo|logo|title|text|tagline|slogan|caption|claim|end[- ](?:line|title|text)|hashtag|subtitle)s?(?:\s(?:over|at|on|in|under|below|space|comes last|last|small|big|only|reads|says|saying|here)\b.*|\s*[:,]?\s*[“\uE100-\uE1FF].*|)$/iu;

/** 'Can it be a girl on a fence': what is asked of the maker is what is to be seen. */
export const withoutWish = (text: string): string =>
  text
    .replace(/^(?:please )?explain (?:it|this|that) (?:with|using|by|through) (?=\S)/iu, '')
    .replace(
      /^(?:please |then |also )*show (?:us |me )?(?=(?:an?|the|how|some|all|our|my|his|her|their|one|two|three|\p{L}+) \p{L}+)(?!(?:dogs?|horses?|rooms?|business|jumping|hosts?|off|up|girls?)\b)/iu,
      '',
    )
    .replace(/^(?:maybe|perhaps|possibly|for example|e\.g\.)\s(?=(?:an?|the|some|two|three|my|our)\s)/iu, '')
    .replace(
      /^(?:and |but |so )*(?:can|could|may) (?:it|this|that|he|she|they) (?:please |maybe )?be (?=(?:an?|the|my|his|her|in|on|two|three)\s)/iu,
      '',
    );

/** 'Slowly you get that Earth is gone' shows that Earth is gone. */
const FOUND_OUT =
  /^(?:and |then |slowly |finally |at last |suddenly |in the end )*(?:you|we|the (?:viewer|audience)) (?:slowly |finally |suddenly |then )?(?:get|see|reali[sz]e|understand|learn|notice|find out|discover)s? that (?=\S+\s\S)/iu;
/** 'How to descale a kettle' is shown as that is done. */
export const withoutHow = (text: string): string =>
  text
    .replace(FOUND_OUT, '')
    .replace(/^how (?:(?:to|you(?: can)?) (?=\p{L})|(?=(?:i|we|my|our|the|a)\s))/iu, '');
