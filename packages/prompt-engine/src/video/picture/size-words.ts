/* Words of a moment that say how near it is seen. */

/** What is told by a face. */
export const BY_FACE =
  /\b(?:smil\p{L}+|cr(?:y|ies|ying)|tears?|blush\p{L}*|winks?|stares?|sighs?|whisper\p{L}*|kiss\p{L}*|eyes?|realis\p{L}+|realiz\p{L}+|thinks|forg[eo]t\p{L}*|remembers?)\b/iu;

/** What needs room around it. */
export const BY_SPACE =
  /\b(?:travel\p{L}*|backpack\p{L}*|trip|journey|crowds?|race[sd]?|racing|city|mountains?|sea|ocean|sky|clouds?|beach|forest|desert|skyline|stadium|landscape|glaciers?|waterfalls?|terraces|river|valley|hills?|island|world|castle|storm|sunset|sunrise|migrat\p{L}+|herd|flock|erupt\p{L}*|road|drives?|night bus|party|across|skydiv\p{L}*|parade|field)\b/iu;

/** Images that are made of one thing or one grip. */
export const BY_DETAIL =
  /\b(?:close|hands?|fingers?|thumb|finger|edge|blade|flame|drops?|leaf|stem|ring|eyes?|candle|lid|brush|bolt|lead|pencil|zip|laces?)\b/i;

/** What is held in a hand. */
export const BY_HAND =
  /\b(?:hands?|fingers?|letter|ring|phone|button|key|seed|photo|compass|stone|watch|book|cards?|footprints?|paw prints?|fingerprints?|scratch|crack|note|coin|scar|tattoo|label)\b/i;

/** A lone figure in so much room that the room is the picture. */
export const IN_EMPTINESS =
  /\b(?:alone|lone|lonely|single|tiny|small)\b.*\b(?:empty|deserted|vast|huge|endless|abandoned)\b|\b(?:in|across|through|on)\s(?:an?|the)\s(?:empty|deserted|vast|endless)\b/i;

/** All who are there: no nearer shot has them in it. */
export const OF_ALL =
  /\b(?:whole|entire)\s(?:[\p{L}-]+\s){0,3}?(?:office|class|classroom|room|caf[eé]|crowd|stadium|street|team|bar|restaurant|train|bus|village|town|audience|church|hall|school|platform|bridge|beach|market|square)\b|^(?:everyone|everybody|all of them|the crowd|hundreds|thousands|a crowd)\b/iu;

/** What is done by all in turn. */
export const ONE_BY_ONE = /\b(?:one by one|one after (?:another|the other)|each in turn|all at once)\b/i;

/** What the whole body does. */
export const WHOLE_BODY =
  /^(?:danc|breakdanc|twirl|pirouett|waltz|jumps? over|leaps? over|vault|hurdl|cartwheel|somersault|skateboard|backflip)|\b(?:kickflip|ollie|backflip|somersault|cartwheel|pirouette|handstand)s?\b|^lands?\s(?:it|the (?:trick|jump|flip)|on (?:his|her|both) feet)/i;

/** What is sold and fits a hand or a foot. */
export const HELD = /^(?:product|clothing|drink|food|device|container|jewellery|textile|tool|toy)$/;

/** A thing to which something is done: 'cracked open on a rooftop'. */
export const IS_DONE = /(?:^|, )(?:cracked|opened|poured|unwrapped|peeled|sliced|cut|popped)\b/i;

/** Fine work of the hands. */
export const FINE_WORK =
  /\b(?:fold|folds|folding|sew\w*|knit\w*|tie|ties|tying|thread\w*|carv\w*|paints?|draws?|writes?|solder\w*|stitch\w*|repairs?|peels?|braid\w*)\b/i;

/** What is told by a detail that no wider shot has: a bite, a handwriting. */
export const FINE =
  /\b(?:(?:a|one|no) bite|bite marks?|hand ?writing|signature|a (?:crack|scratch)|fingerprints?|footprints?|paw prints?|sprouts?|price tag|a stain|splinter|barcode|wrinkle|eyelash|engraving|inscription)\b/i;
