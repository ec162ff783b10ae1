import { pattern, sifted } from '../lexicon/sifting/sifted.ts';
import { withoutForeignTold } from './foreign-told.ts';

/*
 * How a picture is asked for in the other languages that are read: 'Kannst du mir bitte … malen', 'je voudrais une
 * image de …', '…の絵を描いてください'. A word for a sort of picture ('Zeichnung', 'foto') stays, for it is a look.
 */

/** One way to ask: what goes before the picture's words, and what goes behind them where it was there. */
interface Asking {
  readonly before: RegExp;
  readonly behind?: RegExp;
}

const GERMAN_MAKE = '(?:malen|zeichnen|machen|erstellen|generieren|entwerfen|zeigen|gestalten|basteln)';

/** Who wishes for it, or for what it is, before one asks. */
const PREFACES: readonly (readonly [words: RegExp, stays: string])[] = [
  [
    /^für [^,.]{3,60}? (?:brauche|suche|möchte|hätte|will|bräuchte) (?:ich|wir)(?: gerne?)? (?=ein|zwei|drei|mein|unser|de[rmn] |die |das )/iu,
    '',
  ],
  [
    /^(?<one>(?:meine?|unsere?) \p{L}+)[^,.]*[,.] (?:(?:ich|wir) (?:hätten? gerne?|möchten?|brauchen?|wünschen? (?:mir|uns)|wollen?|will) |bitte )ein (?:bild|foto) von (?:ihr|ihm|ihnen)(?!\p{L})/iu,
    '$<one>',
  ],
  [
    /^(?<one>(?:meine?|unsere?) \p{L}+)[^,.]*[,.] (?:ich|wir) (?:hätten? gerne?|möchten?|brauchen?|wünschen? (?:mir|uns)|wollen?|will) (?<sheet>(?:ein|eine) \p{L}+) von (?:ihr|ihm|ihnen)(?!\p{L})/iu,
    '$<sheet> von $<one>',
  ],
  [
    sifted(
      /^(?:ma|mon|mes|notre|nos) (?:petite? )?(?:fille|fils|enfants?|nièce|neveu|femme|mari|mère|père|ami|amie|copine|copain)[^,.]*[,.] (?:fais|dessine|crée|peins|fais-moi|dessine-moi)(?:[- ](?:lui|leur|moi))? (?=une?|deux|trois|des|le |la |les )/iu,
    ),
    '',
  ],
  [
    /^(?<one>(?:ma|mon|mes|notre|nos) [\p{L}-]+)[^,.]*[,.] (?:je (?:voudrais|veux)|j['’]aimerais) (?<sheet>une? \p{L}+) d['’](?:elle|eux|elles)(?!\p{L})/iu,
    '$<sheet> de $<one>',
  ],
  [
    sifted(
      /^(?:mis?|nuestr[oa]s?) (?:hij[oa]s?|niet[oa]s?|sobrin[oa]s?|niñ[oa]s?|mujer|marido|espos[oa]|novi[oa]|jef[ea]|herman[oa]) (?:quieren?|me pid(?:e|ió)|pide|quería) (?=una? (?:dibujo|imagen|foto|ilustración|cuadro|póster|retrato)|una? [^,.]*(?:[aei]ndo|que)(?!\p{L}))/iu,
    ),
    '',
  ],
  [
    /^(?<one>(?:mis?|nuestr[oa]s?) \p{L}+)[^,.]*[,.] (?:quiero|quisiera|me gustaría|necesito) (?<sheet>una? \p{L}+) (?:de|con) (?:ella|él|ellos|ellas)(?!\p{L})/iu,
    '$<sheet> de $<one>',
  ],
  [
    sifted(
      /^(?:(?:la |il )?(?:mi[oa]|nostr[oa])|i miei|le mie) (?:figli[oa]|figli|nipot[ei]|moglie|marito|fidanzat[oa]|capo|sorella|fratello) (?:vuole|vorrebbe|ha chiesto|vogliono) (?=un['’]? ?(?:disegno|immagine)|una? [^,.]*(?:che|[ae]ndo)(?!\p{L}))/iu,
    ),
    '',
  ],
  [
    /^(?<one>(?:la |il )?(?:mi[oa]|nostr[oa]) \p{L}+)[^,.]*[,.] (?:vorrei|voglio|mi serve|mi piacerebbe) (?<sheet>(?:una? |un['’])\p{L}+) di (?:lei|lui)(?!\p{L})/iu,
    '$<sheet> di $<one>',
  ],
  [
    sifted(
      /^(?:(?:a |o )?(?:minhas?|meus?|nossa|nosso)) (?:filh[oa]s?|net[oa]s?|sobrinh[oa]s?|mulher|marido|espos[oa]|namorad[oa]|chefe|irmã|irmão) (?:quer|querem|pediu|queria) (?=uma? (?:desenho|imagem|foto|ilustração|retrato)|uma? [^,.]*(?:[aei]ndo|que)(?!\p{L}))/iu,
    ),
    '',
  ],
  [
    /^(?<one>(?:a |o )?(?:minha|meu|nossa|nosso) \p{L}+)[^,.]*[,.] (?:queria|quero|gostaria de) (?<sheet>uma? \p{L}+) (?:de|com) ?(?:ela|ele|dela|dele)(?!\p{L})/iu,
    '$<sheet> de $<one>',
  ],
  [
    sifted(
      /^(?:私の|うちの)?(?:娘|息子|子供|子ども|妻|夫|母|父|友達|孫|彼女|彼氏)(?:の(?:誕生日|部屋))?の?(?:ため|為)に[、,]?\s*/u,
    ),
    '',
  ],
  [
    sifted(
      /^我(?:的|家)?(?:女儿|儿子|孩子|妈妈|爸爸|朋友|老婆|老公|妻子|丈夫|奶奶|爷爷)[^，,。]*[，,。]\s*(?=请|帮|想要|想|能|可以|画)/u,
    ),
    '',
  ],
  [
    /^(?:우리 |제 |저희 )?(?:아들|딸|아이|엄마|아빠|친구|남편|아내|조카)(?:이|가|은|는)?[^,.]*(?:좋아해요?|좋아합니다|좋아해서)[,.]?\s*(?=\S.*(?:그려|만들어|생성해))/u,
    '',
  ],
];

/** Wishes and questions that stand before what is to be seen. */
const ASKINGS: readonly Asking[] = [
  {
    before: pattern(
      `^(?:hallo|hi|hey|bitte|also|guten tag|moin)?[\\s,!]*(?:kannst|könntest|können|könnten|würdest|magst) (?:du|sie|ihr) (?:(?:mir|uns|ihm|ihr|bitte|mal|vielleicht|eventuell) )*(?=\\S)`,
    ),
    behind: pattern(` (?:bitte )?${GERMAN_MAKE}(?=\\s*(?:[,.?!;]|$))`),
  },
  {
    before: pattern(
      '^(?:hallo|hi|hey|bitte|also|guten tag|moin)?[\\s,!]*(?:ich|wir) (?:hätten?|möchten?|will|wollen|brauchen?|suchen?|wünschen?|bräuchten?|würden?)(?: (?:mir|uns|gern|gerne|bitte|mal|noch))*(?: (?=(?:ein\\p{L}{0,2}|zwei|drei|vier|mein\\p{L}*|unser\\p{L}*|de[rmn]|die|das|nur|etwas) ))',
    ),
    behind: pattern(` (?:haben|sehen|${GERMAN_MAKE.slice(3, -1)})(?=\\s*(?:[,.?!;]|$))`),
  },
  { before: pattern('^bitte (?=(?:ein(?:e|en)?|zwei|drei|vier) )') },
  {
    before: pattern(
      '^(?:hallo|hoi|hey|hi)?[\\s,!]*(?:(?:kun|kan|kunt|zou|wil|wilt) (?:je|jij|u|iemand)|graag)(?: (?:mij|me|ons|hem|haar|alsjeblieft|aub|misschien))* (?=\\S)',
    ),
    behind: pattern(
      ' (?:te )?(?:tekenen|maken|schilderen|ontwerpen|genereren|laten zien)(?=\\s*(?:[,.?!;]|$)| (?:die|dat|waar|met|van|in|op)\\b)',
    ),
  },
  {
    before: pattern(
      '^(?:hallo|hoi|hey|hi)?[\\s,!]*(?:ik|wij|we) (?:wil|willen|zoek|zoeken|heb|hebben)(?: (?:graag|nog))* (?=(?:een|twee|drie|vier|mijn|onze?) )',
    ),
  },
  {
    before: pattern(
      '^(?:cześć|hej|witam|dzień dobry)?[\\s,!]*(?:(?:czy )?(?:możesz|mógłbyś|mogłabyś|możecie)(?: mi| nam| proszę)* (?:narysować|namalować|zrobić|stworzyć)|(?:chcę|chcemy|chciał(?:a)?bym|poproszę|proszę o|szukam|potrzebuję)(?: mieć)?|(?:narysuj|namaluj|zrób|stwórz)(?: mi| nam| proszę)*) (?=\\S+ \\S)',
    ),
  },
  {
    before: pattern(
      '^(?:bitte )?(?:male?|zeichne|erstelle?|generiere?|mache?|zeige?|gestalte|entwirf)(?: (?:mir|uns|bitte|mal))* (?=(?:ein|eine?[nrms]?|zwei|drei|vier|mein\\p{L}*|unser\\p{L}*|de[rmn]|die|das) )',
    ),
  },
  {
    before: pattern(
      "^(?:bonjour|salut|coucou|bonsoir)?[\\s,!]*(?:je (?:voudrais|veux|souhaite(?:rais)?|cherche)|j['’](?:aimerais|ai besoin d(?:e |['’](?=une? )))|il (?:me|nous) faut|on (?:voudrait|aimerait)|nous (?:voudrions|aimerions|cherchons))(?: (?:bien|avoir|voir|s['’]il (?:te|vous) pla[iî]t))* ?(?=\\S)",
    ),
  },
  {
    before: pattern(
      "^(?:bonjour|salut|coucou|bonsoir)?[\\s,!]*(?:(?:peux|pourrais)[- ]tu|tu (?:peux|pourrais)|(?:pouvez|pourriez)[- ]vous|vous pou(?:vez|rriez)|est-ce que (?:tu peux|vous pouvez))(?: (?:me|nous|lui|s[’']il (?:te|vous) pla[iî]t))* (?:dessiner|faire|créer|générer|peindre|montrer|réaliser|imaginer) (?=\\S)",
    ),
  },
  {
    before: pattern(
      "^(?:s['’]il (?:te|vous) pla[iî]t,? )?(?:dessine|fais|crée|génère|peins|montre|imagine|dessinez|faites|créez|générez)(?:[- ](?:moi|nous))? (?=(?:une?|deux|trois|mon|ma|mes|notre|nos|le|la|les|des) )",
    ),
  },
  {
    before: pattern(
      '^(?:hola|buenas|buenos días)?[\\s,!]*(?:(?:yo )?(?:quiero|quisiera|querr[íi]a|necesito|busco|deseo)|(?:me|nos) gustar[íi]a|(?:queremos|necesitamos|buscamos))(?: (?:tener|ver|hacer|crear))? (?=(?:una?|unos|unas|mi|mis|dos|tres|el|la|los|las) )',
    ),
  },
  {
    before: pattern(
      '^(?:hola|buenas|por favor)?[\\s,!]*(?:¿ ?)?(?:me |nos )?(?:puedes|podr[íi]as|puede|podr[íi]a)(?: por favor)? (?:hacer|dibujar|crear|generar|pintar|mostrar|dise[ñn]ar)(?:me|nos)? (?=\\S)',
    ),
  },
  {
    before: pattern(
      '^(?:por favor,? )?(?:dib[úu]ja|haz|crea|gen[ée]ra|p[íi]nta|dise[ñn]a|mu[ée]stra)(?:me|nos)? (?=(?:una?|unos|unas|mi|mis|dos|tres|el|la) )',
    ),
  },
  {
    before: pattern(
      "^(?:ciao|salve|buongiorno)?[\\s,!]*(?:(?:io )?(?:vorrei|voglio|cerco|desidero)|(?:mi|ci) (?:serve|servirebbe|piacerebbe)|(?:ho|avrei) bisogno di|(?:vorremmo|cerchiamo))(?: (?:avere|vedere|fare|creare))? (?=(?:una? |un['’]|uno |due |tre |il |la |lo |i |le ))",
    ),
  },
  {
    before: pattern(
      '^(?:ciao|salve|per favore)?[\\s,!]*(?:mi |ci )?(?:puoi|potresti|pu[òo]|potrebbe|potete)(?: per favore)? (?:far|fare|disegnar|disegnare|crear|creare|generar|generare|dipinger|dipingere)(?:mi|ci)? (?=\\S)',
    ),
  },
  {
    before: pattern(
      "^(?:per favore,? )?(?:disegna|crea|genera|dipingi|fai|fa|mostra)(?:mi|ci)? (?=(?:una? |un['’]|uno |due |tre |il |la |lo |i |le ))",
    ),
  },
  {
    before: pattern(
      '^(?:ol[áa]|oi|bom dia)?[\\s,!]*(?:(?:eu )?(?:queria|quero|gostaria de|preciso de|procuro|desejo)|(?:queremos|precisamos de|a gente quer))(?: (?:ter|ver|fazer|criar))? (?=(?:uma?|uns|umas|o|a|os|as|dois|duas|tr[êe]s|meu|minha) )',
    ),
  },
  {
    before: pattern(
      '^(?:ol[áa]|oi|por favor)?[\\s,!]*(?:(?:voc[êe] )?(?:pode|poderia|podia)|podes|podias|d[áa] para)(?: por favor)?(?: me)? (?:fazer|desenhar|criar|gerar|pintar|mostrar)(?:-me)? (?=\\S)',
    ),
  },
  {
    before: pattern(
      '^(?:por favor,? )?(?:desenh[ae]|fa[çz]a?|cri[ae]|ger[ae]|pinte|mostre)(?:-me| me| para mim)? (?=(?:uma?|uns|umas|meu|minha|dois|duas|o|a) )',
    ),
  },
];

/** A word for any picture before what it shows, where its own article is left to it: 'une image d'un chat'. */
const CARRIERS: readonly RegExp[] = [
  sifted(/^(?:ein |das )?bild(?:chen)? von (?=(?:zwei|drei|vier|fünf|vielen) )/iu),
  /^(?:une?|l['’])\s?(?:belle |jolie |petite )?(?:image|photo d['’]illustration) d(?:e |['’])(?=(?:une? |deux |trois |la |l['’]|mon |ma |mes |notre |nos ))/iu,
  sifted(/^una? (?:imagen|dibujito) (?:de|con) (?=(?:una?|unos|unas|dos|tres|el|la|mi|mis) )/iu),
  sifted(/^un['’]? ?immagine (?:di|con) (?=(?:una? |un['’]|uno |due |tre |il |la |mio |mia ))/iu),
  sifted(/^uma? imagem (?:de|com) (?=(?:uma?|uns|umas|dois|duas|tr[êe]s|o|a|meu|minha) )/iu),
];

/** 'ein Bild von einem Igel': its case is that of the word for a picture, and goes with it. */
const GERMAN_OF = sifted(/^(?:ein |das )?bild(?:chen)? von (ein|mein|unser)(em|er) (?=\p{Lu})/iu);
const inNominative = (_: string, article: string, ending: string): string =>
  `${article}${ending.toLowerCase() === 'er' ? 'e' : ''} `;

/** For whom it is, and politeness, behind the last stop. */
const LAST: readonly RegExp[] = [
  sifted(/[\s,.!]+(?:danke(?: (?:schön|dir|euch|im voraus))?|vielen dank|bitte|lg)[\s!.]*$/iu),
  sifted(/[\s,.!]+(?:merci(?: (?:d['’]avance|beaucoup))?|s['’]il (?:te|vous) pla[iî]t|stp|svp)[\s!.]*$/iu),
  sifted(/[\s,.!]+(?:(?:muchas )?gracias(?: de antemano)?|por favor|porfa(?:vor)?|porfis)[\s!.]*$/iu),
  sifted(/[\s,.!]+(?:grazie(?: (?:mille|in anticipo))?|per favore|per piacere)[\s!.]*$/iu),
  sifted(/[\s,.!]+(?:(?:muito )?obrigad[oa](?: desde já)?|por favor|valeu)[\s!.]*$/iu),
  /,\s*(?:sie|er) ist (?:erst |schon )?(?:\d{1,2}|vier|fünf|sechs|sieben|acht)(?: jahre(?: alt)?)?[\s.!]*$/iu,
  sifted(/,\s*tiene \d{1,2} años[\s.!]*$/iu),
  sifted(/,\s*ha \d{1,2} anni[\s.!]*$/iu),
  sifted(/,\s*(?:ela |ele )?tem \d{1,2} anos[\s.!]*$/iu),
  sifted(/,\s*(?:elle|il) a \d{1,2} ans[\s.!]*$/iu),
  sifted(
    /,\s*(?:(?:das )?(?:ist )?)(?:als geschenk )?für (?:meine?n?|unsere?n?) (?:kleine?n? )?(?:tochter|sohn|kinder|enkel\p{L}*|frau|mann|mutter|vater|oma|opa|mama|papa|freundin|freund|schwester|bruder|chef\p{L}*)(?: zum \p{L}+)?[\s.!]*$/iu,
  ),
  sifted(
    /,\s*(?:c['’]est )?pour (?:(?:l['’]anniversaire|la chambre|la fête|les \d+ ans|le mariage) (?:de |du )?)?(?:ma|mon|mes|notre|nos) (?:petite? )?(?:fille|fils|mère|père|enfants?|femme|mari|maman|papa|grand-mère|grand-père|sœur|frère|copine|copain|amie?|patron|bébé)[\s.!]*$/iu,
  ),
  sifted(
    /,\s*(?:es )?para (?:(?:el cumpleaños|la habitación|el cuarto|la boda) de )?(?:mi|mis|nuestr[oa]s?) (?:hij[oa]s?|madre|padre|mamá|papá|abuel[oa]|novi[oa]|espos[oa]|mujer|marido|herman[oa]|amig[oa]|jef[ea])[\s.!]*$/iu,
  ),
  sifted(
    /,\s*(?:è )?per (?:(?:il compleanno|la cameretta|la camera|il matrimonio) di )?(?:la )?(?:mi[oa]|miei|nostr[oa]) (?:figli[oa]|figli|madre|padre|mamma|papà|nonn[oa]|moglie|marito|sorella|fratello|amic[oa]|ragazz[oa])[\s.!]*$/iu,
  ),
  /,\s*(?:é )?para (?:o aniversário d[ao] |o quarto d[ao] |a festa d[ao] )?(?:o |a )?(?:meus?|minhas?|nosso|nossa) (?:filh[oa]s?|mãe|pai|avó|avô|namorad[oa]|espos[oa]|mulher|marido|irmã|irmão|amig[oa]|chefe)[\s.!]*$/iu,
];

/** How a picture is asked for behind its words. */
const BEHIND: readonly RegExp[] = [
  /(?:の(?:絵|画像|ピクチャー))?を(?:描いて|書いて|かいて|作って|つくって|生成して|作成して|デザインして|見せて|お願い)(?:(?:は)?(?:ください|下さい|ほしい(?:です)?|欲しい(?:です)?|くれますか|くれませんか|もらえますか|もらえませんか|いただけますか|ちょうだい|くれ)|します|みて|ね)?[。！？!?\s]*$/u,
  sifted(/(?:の(?:絵|画像))?(?:が)(?:ほしい|欲しい|見たい)(?:です)?[。！!\s]*$/u),
  /(?:의\s(?:그림|이미지))?(?:을|를)?\s?(?:좀\s)?(?:그려|만들어|생성해|디자인해|보여)\s?(?:줘|주세요|줄래|줄래요|주실래요|주실 수 있나요|줄 수 있어|달라|봐)(?:요)?[.!?\s]*$/u,
  sifted(/[\s,]*(?:부탁해요?|부탁드립니다|부탁드려요|감사합니다|고마워요?)[.!\s]*$/u),
  sifted(/[、,\s]*(?:よろしく(?:お願いします)?|お願いします|ありがとう(?:ございます)?)[。！!\s]*$/u),
  sifted(/[，,、\s]*(?:谢谢(?:你|您)?|多谢|拜托(?:了)?|可以吗|好吗|行吗)[。！？!?\s]*$/u),
];

const CHINESE =
  /^(?:你好[，,！!\s]*)?(?:请问?|麻烦)?(?:你|您)?(?:能不能|可以|能)?(?:请)?(?:帮我|给我|替我|为我|帮忙)?(?:画|生成|制作|设计|创作|绘制|做)(?:一下|个|出)?(?=[一两三四五六七八九十几0-9])|^(?:我)(?:想要|需要|要)(?=[一两三四五六七八九十几0-9])/u;
/** 'a picture of': its measure word, and the word for a picture at the end. */
const CHINESE_SHEET = sifted(/^一?[张幅](?=.*的(?:图片|图|图像|画)[。！!\s]*$)/u);
const CHINESE_PICTURE = sifted(/的(?:图片|图|图像|画)[。！!\s]*$/u);

const SAYS = sifted(/[\p{L}\p{N}]{2}/u);

/** What stays once a way of asking is taken off it. */
function withoutAsking(text: string): string {
  for (const { before, behind } of ASKINGS) {
    const lead = before.exec(text)?.[0];
    if (lead === undefined) continue;
    const rest = text.slice(lead.length);
    // 'Kannst du einen Drachen' has no verb of making: nobody is asked for a picture.
    if (behind && /^\W*(?:\p{L}+ )?(?:kannst|könn|würdest|magst)/iu.test(lead) && !behind.test(rest))
      continue;
    return behind ? rest.replace(behind, '').replace(/\s*\?+$/, '') : rest.replace(/\s*\?+$/, '');
  }
  const chinese = text.replace(CHINESE, '');
  if (chinese === text) return text;
  return CHINESE_SHEET.test(chinese)
    ? chinese.replace(CHINESE_SHEET, '').replace(CHINESE_PICTURE, '')
    : chinese;
}

/** Who asks is told of in these words. */
const OF_ASKER = sifted(
  /(?<!\p{L})(?:ich|wir|meine?[nrms]?|unsere?[nrms]?|je|j['’]ai|nous|ma|mon|mes|notre|nos|mis?|nuestr[oa]s?|mi[oa]|miei|mie|nostr[oaie]|eu|minhas?|meus?|noss[oa]s?|ik|wij|mijn|onze?|mam|mamy|mój|moj\p{L}{1,2}|nasz\p{L}{0,3})(?!\p{L})/iu,
);
const GOES_ON =
  /[,.!?;]+\s+(?:(?:also|und|et|donc|alors|y|as[íi] que|e|quindi|então|en|dus|więc)\s+)?|\s(?:und|et|y|e|en|więc|dus|donc)\s+/giu;
/** Whoever was told of is wanted in the picture: their name would be lost. */
const OF_ONE_TOLD =
  /^(?:\S+ ){0,4}(?:ihn|ihm|ihr|ihnen|sie|lui|elle|elles|eux|él|ella|ellos|lei|loro|ele|ela|dele|dela|hem|haar|hen|jego|niego|nią|niej|nich)(?!\p{L})/iu;

/** A text from where it asks on, where all before that tells of whoever asks. */
function fromWish(text: string): string {
  for (const { 0: stop, index } of text.matchAll(GOES_ON)) {
    const rest = text.slice(index + stop.length);
    if (!OF_ASKER.test(text.slice(0, index)) || OF_ONE_TOLD.test(rest)) continue;
    if (withoutAsking(rest) !== rest) return rest;
  }
  return text;
}

/** A text of another language without what asks for a picture; the text itself where nothing else is in it. */
export function withoutForeignFrame(typed: string): string {
  const text = withoutForeignTold(typed);
  const own = PREFACES.reduce((rest, [words, stays]) => rest.replace(words, stays), text);
  const said = [...LAST, ...BEHIND].reduce((rest, last) => rest.replace(last, ''), own);
  const asked = withoutAsking(fromWish(LAST.reduce((rest, last) => rest.replace(last, ''), said)));
  const shown = CARRIERS.reduce((rest, carrier) => rest.replace(carrier, ''), asked).replace(
    GERMAN_OF,
    inNominative,
  );
  return SAYS.test(shown) ? shown : text;
}
