import { rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

/*
 * Light in the words of other languages, which a reading word by word loses: gaslight, candles, a lamp in the street, and
 * that the words speak of light at all.
 */

/* words of any language | what gives the light, in English */
const SOURCES = rowsOf(
  `
lumière (?:du|de) gaz|becs? de gaz|réverbères? à gaz|gaslicht|gaslaternen?|gaslampen?|luz de gas|luz de gás|farolas de gas|lampiões? a gás|luce a gas|lampioni a gas|ガス灯|煤气灯|가스등 | gas lamps
lumière (?:de|d['’]une|des) bougies?|à la (?:bougie|chandelle)|aux chandelles|bougies|kerzenlicht|kerzen|kerzenschein|luz de (?:las |una )?velas?|velas|a lume di candela|candele|ろうそく|蝋燭|キャンドル|蜡烛|烛光|촛불 | candles
réverbères?|lampadaires?|straßenlaternen?|strassenlaternen?|farolas?|farol|lampion[ei]|postes? de luz|único poste|luz d[eo] poste|街灯|街燈|路灯|가로등 | street lamp
feu de (?:camp|bois)|lagerfeuer|hoguera|fogata|fogueira|falò|焚き火|たき火|篝火|모닥불 | campfire
feu de cheminée|kaminfeuer|am kamin|la chimenea|lareira|il camino acceso|暖炉|壁炉|벽난로 | fireplace
néons?|neonreklamen?|neonschild|neones|neón|luci al neon|insegn[ae] al neon|ネオン|霓虹灯?|네온 | neon
clair de lune|mondlicht|mondschein|luz de la luna|luar|chiaro di luna|月明かり|月光|달빛 | moonlight
lanternes|lampions|laternen|lampions|farolillos|linternas de papel|lanternas|lanterne di carta|提灯|ちょうちん|灯笼|燈籠|등불|초롱 | lanterns
lampes? torches?|taschenlampen?|linternas?|lanterna na mão|torcia elettrica|懐中電灯|手电筒|손전등 | flashlight
phares allumés|scheinwerfer|los faros|faróis|fari accesi|ヘッドライト|车灯|전조등 | headlights
lampe (?:de|à) (?:chevet|bureau|pétrole|huile)|schreibtischlampe|stehlampe|nachttischlampe|öllampe|petroleumlampe|lámpara de (?:pie|mesa|aceite)|abajur|luminária|lampada da tavolo|lampada a olio|スタンド|台灯|스탠드 | desk lamp
torches enflammées|flambeaux|fackeln|antorchas|tochas|fiaccole|松明|火把|횃불 | torches
ampoules?(?: nues?)?|glühbirnen?|bombillas?|lampadin[ae]|lâmpadas? nuas?|裸電球|電球|灯泡|백열전구|전구 | bare bulb
lampk[aąęi]|lamp[aąęy]|lampy naftowe | desk lamp
żarówk\\p{Ll}+ | bare bulb
świec\\p{Ll}{0,2}|świeczk\\p{Ll}+ | candles
latarni[aąęei]|latarnie uliczne | street lamp
latark[aąęi] | flashlight
ognisk\\p{Ll}+ | campfire
neon[yów]* | neon
światło księżyca|przy księżycu | moonlight
świetlówk\\p{Ll}+|neonlicht|leuchtstoffröhren?|neonröhren?|tubos? fluorescentes?|lâmpadas? fluorescentes?|tubes? fluo\\p{Ll}*|蛍光灯 | fluorescent tube
um (?:ein|zwei|drei|vier|[1-4]) uhr (?:morgens|früh|nachts)|a las? (?:una|dos|tres|cuatro|[1-4]) de la (?:mañana|madrugada)|à(?:s)? (?:uma|duas|três|quatro|[1-4]) (?:horas )?da (?:manhã|madrugada)|[1-4] heures du matin|(?:deux|trois|quatre) heures du matin|alle (?:due|tre|quattro|[2-4]) del mattino|de madrugada|o (?:drugiej|trzeciej|czwartej) (?:w nocy|rano)|w nocy|noc[ąy] | at night
um (?:fünf|sechs|[56]) uhr (?:morgens|früh)|a las (?:cinco|seis|[56]) de la mañana|às (?:cinco|seis|[56]) (?:horas )?da manhã|(?:cinq|six|[56]) heures du matin|alle (?:cinque|sei|[56]) del mattino|o (?:piątej|szóstej) rano|o świcie|al amanecer|ao amanhecer|im morgengrauen|à l['’]aube|all['’]alba | at dawn
zachód słońca|o zachodzie|atardecer|pôr do sol|sonnenuntergang|coucher de soleil|tramonto | at sunset
夜|晩|深夜|夜中|밤|nuit|noche|notte|noite|nachts? | at night
różowe niebo|ciel rose|rosa himmel|cielo rosa|céu (?:cor-de-)?rosa|ピンクの空|桃色の空|粉红色?的天空|분홍빛? 하늘 | pink sky
ciel d['’]orage|orage|tormenta|temporale|gewitter\\p{Ll}*|tempestade|trovoada|嵐|雷雨|暴风雨|폭풍 | in a storm
à l['’]ombre|a la sombra|im schatten|all['’]ombra|[nà]a? sombra|木陰|树荫|그늘 | in the shade
fenster leuchtet|fenêtre (?:éclairée|allumée)|ventana (?:encendida|iluminada)|finestra (?:accesa|illuminata)|janela (?:acesa|iluminada) | lit window
pralle sonne|in der sonne|sonnenschein|en plein soleil|au soleil|a pleno sol|al sol|pieno sole|al sole|sol forte|w pełnym słońcu|炎天下|烈日|땡볕 | under a blazing sun
éclairs?|blitze?|relámpagos?|relâmpagos?|fulmin[ei]|稲妻|闪电|번개 | lightning
`,
  2,
).map(([words = '', english = '']) => ({
  words: new RegExp(`(?<![a-zà-ÿąćęłńśźż])(?:${textOf(words)})(?![a-zà-ÿąćęłńśźż])`, 'iu'),
  english: textOf(english),
}));

/** Light itself, in words of any language. */
const SPOKEN_OF = sifted(
  /(?<![\p{L}])(?:luz|luces|luzes|lumières?|éclairage|éclairée?s?|licht\p{Ll}*|\p{Ll}*licht|beleuchtet|sonnen(?:strahlen?|streifen|licht|schein)|luc[ei]|illuminat[aoei]|iluminad[ao]s?|focos?|reflector(?:es)?|holofotes?|projecteurs?|faretti|faretto|riflettor[ei]|scheinwerfer\p{Ll}*|strahler|encendid[ao]s?|allumée?s?|acces[aoei]|aces[ao]s?|contraluz|contre-?jour|gegenlicht|controluce|blitz(?:licht)?|flash|flits|flesz\p{Ll}*|backlight|światł\p{Ll}*|oświetl\p{Ll}*|rayons?|rayos? de sol|raios? de sol|raggi)(?![\p{L}])|光が?|明かり|灯り|あかり|灯光|光线|阳光|빛|불빛|조명|햇살/iu,
);

/** Letters that only Polish has among these languages, of which no other word is read. */
const POLISH = sifted(/[ąćęłńśźż]/iu);

/** What gives the light by the words of another language, in English. */
const sourcesAbroad = ({ subject, isForeign }: Scene): readonly string[] =>
  isForeign || POLISH.test(subject)
    ? SOURCES.filter(({ words }) => words.test(subject)).map(({ english }) => english)
    : [];

/** Whether words of another language speak of the light. */
export const speaksOfLight = ({ subject, isForeign }: Scene): boolean =>
  (isForeign || POLISH.test(subject)) && SPOKEN_OF.test(subject);

/** What is written on a sign gives no light: 'after 6 PM'. */
const WRITTEN = sifted(/["“][^"“”]*["”]/g);

/** One who burns among others, and what is small, lights no picture. */
const SMALL_FIRE = sifted(
  /\b(?:one|another|somebody|someone|which|hair|hat|wig|beard|sleeves?|tail|coat|cape|tie|scarf|shoes?|toast|toaster|marshmallows?|cake|pudding|tea towel|pants|trousers|skirt|homework|laptop)(?: of them)? (?:is |are |was )?(?:still |slightly |just |always )?on fire\b/gi,
);

/** The words by which the light is told, in English. */
export function readLightWords(scene: Scene): string {
  const text = (scene.isForeign ? scene.readable : scene.subject)
    .replace(WRITTEN, ' ')
    .replace(SMALL_FIRE, ' ');
  const told = sourcesAbroad(scene).filter((each) => !text.includes(each));
  return told.length > 0 ? `${text}, ${told.join(', ')}` : text;
}
