/*
 * What is so and is no event: since when, until when, where, for how much, by what name. No camera sees it; it is read on screen.
 */

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)';
const DAY =
  '(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|weekends?|holidays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|domenica|sabato';
const NUMBER =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)';
const WE =
  '(?:we|i|it|they|our \\p{L}+(?: \\p{L}+){0,2}|my \\p{L}+(?: \\p{L}+){0,2}|the (?:shop|store|course|class(?:es)?|sale|studio|clinic|market|bar|place|workshop))';

/** Parts of an idea that are no event by their form. */
export const FACTS: readonly RegExp[] = [
  // 'We have 25 year anniversary', 'we are 20 years old', '20 years now'.
  new RegExp(`\\b${NUMBER}(?:st|nd|rd|th)?[- ](?:years?[- ])?(?:anniversary|birthday|jubilee)\\b`, 'iu'),
  new RegExp(
    `^(?:${WE}\\s(?:have |has |are |is |been |now |already |exist\\p{L}* |here )+)?(?:for |since |over |now |more than |already )*${NUMBER} years(?: (?:now|old|already|in business|on the (?:market|square|corner)|of \\p{L}+|experience))*$`,
    'iu',
  ),
  // 'Since 1912', 'est. 1950', 'in the third generation', 'family owned'.
  /^(?:(?:we are|we['’]re|it is|it['’]s|an?|the|our)\s)*(?:here |in business |there )?(?:since|est\.?|established(?: in)?|founded(?: in)?)\s(?:the\s)?\d[\d\p{L}’']*(?:\s\p{L}+){0,2}$/iu,
  /^(?:(?:we are|we['’]re|it is|it['’]s|an?|the|our)\s)*(?:small |old )?(?:family[- ](?:owned|run|business|firm|company)(?: .{0,30})?|(?:in (?:the |its |our )?)?(?:second|third|fourth|fifth|\d(?:nd|rd|th))[- ]generation(?:\s\p{L}+){0,2})$/iu,
  // 'We are open till ten', 'opens at six', 'closed on mondays'.
  new RegExp(
    `^(?:and |but |also |now )*${WE}(?:\\s(?:are|is|will be|stays?)|['’]re)\\s(?:\\p{L}+ly |also |still |always |now )*(?:open|closed)(?!\\s(?:the|his|her|a)\\b)`,
    'iu',
  ),
  new RegExp(
    `^(?:${WE}\\s)?(?:only |now )?(?:opens?|opening|closes?|starts?|begins?)\\s(?:daily|again|(?:at|on|from|every|until|till|in|next|this)\\s(?:the\\s)?(?:\\d|${NUMBER}|${DAY}|${MONTH}|noon|midnight|spring|summer|autumn|winter|week|month))`,
    'iu',
  ),
  new RegExp(
    `^(?:open(?:ing hours)?|geöffnet|abierto|ouvert|aperto)(?:\\s|:\\s)(?!up\\b|the\\b|door).*(?:\\d|${DAY}|daily|täglich)`,
    'iu',
  ),
  new RegExp(
    `^(?:the |our |my )?(?:online |next |new |free )?(?:course|class|classes|workshops?|lessons|sale|event|concert|market|exhibition|show|season|school|training|enrol?ment|registration|tickets?)\\s(?:starts?|begins?|opens?|is|are|runs?|from|on|at|in|until|till)\\s.*(?:\\d|${MONTH}|${DAY}|${NUMBER}|soon|tomorrow|free)`,
    'iu',
  ),
  // 'On 12 June', 'from May', 'saturday 10 to 4'.
  new RegExp(
    `^(?:on |from |until |till |the |am |ab |el |le |il |dal |bis )*(?:(?:${DAY}),?\\s)?(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:of |de )?${MONTH}|${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}[./]?(?:\\d{2,4})?)(?:,?\\s\\d{4})?(?:,?\\s(?:at\\s)?\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm|h|uhr|o['’]clock)?)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:new |free |next )?\\p{L}+(?: \\p{L}+)? (?:from|on|until|till|in|every) (?:${MONTH}|${DAY})$`,
    'iu',
  ),
  // 'We just opened our second cafe', 'our first was ten years ago'.
  new RegExp(
    `^(?:and |but )*${WE}\\s(?:have |has |just |recently |finally |now )*(?:opened|founded|started|launched|celebrates?|turns?|turned)\\s(?:our|the|a|my|in|\\d)`,
    'iu',
  ),
  new RegExp(`^(?:and |but )*(?:${WE}|our \\p{L}+)\\s(?:was|were|opened|started)\\s.{0,20}\\bago$`, 'iu'),
  // 'We have moved to Hill Street 9', 'you find us at …'.
  new RegExp(
    `^${WE}\\s(?:have |has |had |are |is |just |now |recently )*(?:moved|relocated|located|based|situated)\\s(?:to|in|at|on|near|from)\\b`,
    'iu',
  ),
  /^(?:you (?:can )?find us|find us|visit us|come (?:and see|to|visit) us|call us|book (?:now|online|a)|order (?:now|online)|link in bio|dm us|text us|write us|follow us|ask for|phone|tel)\b/iu,
  // 'One lunch costs 40 cents', 'only $5', '20% off', 'gift cards for mothers day', 'free delivery'.
  /\bcosts?\s(?:only |just |about |less than )?[$€£]?\d|^(?:only |just |from |for |now )*[$€£]\s?\d|^(?:only |just |from |now )*\d+(?:[.,]\d+)?\s?(?:€|eur|euros?|dollars?|usd|cents|pounds|chf|zł|kr)\b|\d+\s?(?:%|percent)\s(?:off|discount|less|cheaper)/iu,
  /^(?:with |we have |we sell |we offer |new |our |now )*(?:gift (?:cards?|vouchers?)|vouchers?|free (?:delivery|shipping|parking|entry|wifi|coffee)|discounts?|special offers?|happy hour|gutscheine?)\b/iu,
  // 'Her name is Lena', 'called Crumb'.
  /^(?:her|his|its|their|my|our|the (?:shop|brand|band|dog|cat|place|company)(?:['’]s)?)\s(?:(?:brand|dog|shop|company|business|new|band)\s)?name(?:['’]s| is| was)\s/iu,
  /^(?:it|she|he|this one|the \p{L}+)(?:['’]s| is)\s(?:called|named)\s/iu,
  // 'We won an award', 'best pizza in town', 'vegan and gluten free'.
  /^(?:the\s)?best\s(?:\p{L}+\s){1,3}in (?:town|the (?:city|world|country|street|area|region))$/iu,
  /^(?:(?:everything|all|it) is\s|all\s|100\s?%\s)?(?:vegan|organic|gluten[- ]free|halal|kosher|fair[- ]?trade|sugar[- ]free|locally sourced|eco[- ]friendly)(?:(?:,| and| &)\s(?:vegan|organic|gluten[- ]free|halal|kosher|fair[- ]?trade|sugar[- ]free|local))*$/iu,
  /^(?:the )?name(?:['’]s| is)\s/iu,
  /^(?:the )?(?:prices?|fees?|cost)\s(?:is|are|starts?|from|only|per)?\b.*\d/iu,
  new RegExp(
    `^(?:but |and )?only (?:on )?(?:${DAY}|today|this (?:week|weekend|month)|till .{3,20}|until .{3,20})$`,
    'iu',
  ),
  // Other tongues.
  /^(?:[一二三四五六七八九十百两\d]+(?:年|周年|多年)|(?:创业|開業|創業|营业)?[一二三四五六七八九十百\d]+(?:年|周年)(?:目|の歴史)?)$/u,
  /^(?:(?:wir (?:sind|haben)|es gibt uns|nous sommes|somos|siamo|estamos|existimos)\s)?(?:schon\s|jetzt\s|bereits\s|hier\s|auch\s)*(?:seit|depuis|desde(?: hace)?|dal|da)\s(?:über\s|plus de\s|más de\s|oltre\s)?\d+(?:\s(?:jahren|ans|años|anni|anos))?(?:\s\p{L}+){0,3}$/iu,
  /^(?:(?:ein|eine|une|una|un|uma|il|la)\s)?(?:familien(?:betrieb|unternehmen)|entreprise familiale|empresa familiar|azienda familiare|negocio familiar)(?:\s.{0,40})?$/iu,
  /^(?:in|en|à la|de|di|da)\s(?:der\s|la\s)?(?:zweiter|dritter|vierter|deuxième|troisième|segunda|tercera|seconda|terza|terceira)\s(?:generation|génération|generación|generazione|geração)$/iu,
  /^(?:wir haben|nous sommes|abrimos|estamos|siamo|apriamo|geöffnet|ouvert|abierto|aperto|öffnen|wir öffnen)\s(?:(?:jetzt|auch|immer|desde|dès|tous|toda|sempre)\s)*(?:geöffnet|ouverts?|abiertos?|aperti|a las|a partir|alle|les jours|ab|um|sonntags|samstags|bis)/iu,
  /^(?:wir )?(?:\p{L}+\s){0,2}(?:in|en|dans|em)\s(?:nur\s|menos de\s|moins de\s)?\d+\s?(?:stunden|horas|heures|ore|hours|h|tagen|días|jours|giorni)(?:\s.*)?$/iu,
];

/** How long it has been done, behind what is done: 'our bread is baked by hand since 1912'. */
export const SINCE =
  /,?\s((?:since|seit|depuis|desde|dal)\s(?:the\s|about\s|over\s)?(?:\d{1,2}\syears|1[5-9]\d\d|20\d\d|\d{2}s)|(?:for|seit|depuis|desde hace|da)\s(?:over\s|more than\s|now\s|über\s|plus de\s|más de\s|oltre\s)?(?:\d+|ten|twenty|thirty|forty|fifty|a hundred)\s(?:years|jahren|ans|años|anni)(?:\snow)?)$/iu;
