/*
 * Turns by which what the words name is not there, or not as they have it: each leaves open what stands around it.
 */

/** Turns that compare, deny, restrict or turn round: what they say of is not there as its words have it. */
export const TURNS =
  /\b(?:but|except|instead|as if|as though|only(?! (?:the )?light\b)(?<!colou?rs only)|whose|which|who|what if|if|because|until|rather|pretend\w*|supposed|reali[sz](?:e[sd]?|ing)|never|not|nobody|nothing|none|neither|look(?:s|ing)? like|would|could|should|both(?! (?:hands|sides|ends|arms|eyes|feet|legs|paws|laughing|smiling|looking|asleep|sleeping|in|with|wearing|holding)\b)|each other|all of (?:it|them)|the rest|other|others|everything|everyone|also|where (?:the|all|every|each|everybody|everyone|nobody|no|it|there|they)|so that|too \p{L}+ (?:for|to))\b|n['’]t\b|\b(?:cant|wont|doesnt|isnt|wasnt|didnt|dont|havent|hasnt|arent|werent)\b/giu;

/** 'three turtles, one is late': of several one is told apart. */
export const ONE_OF_THEM =
  /(?:[,;]|\band|\bbut) (?:the )?(?:one|two|some|(?:old|young)er one) (?:of them|is|are|has|have|was|just|still|already|with|\w+(?:ing|ed|s))\b/giu;

/** 'like a picnic basket', 'as weather': what is only compared is not in the picture. */
export const LIKENESS =
  /(?<!\b(?:look(?:s|ing)?|shaped|dressed|would) )\b(?:like (?:an?|the|its|it's|in|you|when)|(?:as|but as|just as) (?:an?|the) (?=\p{L})|but as\b)\b/giu;

/** 'the priest is just a printer': what somebody is said to be is how they look. */
export const IS_REALLY =
  /\b(?:is|are|was|were|['’]s) (?:just|actually|really|only|secretly|all|both|now|made of)\b/giu;
export const IS_REAL = /\b(?:is|are|an?) (?:an? )?(?:actual|literal) /giu;
export const IS_ONE = /\b(?:is|are) (?:an?|two|three|four) \p{L}/giu;

/** 'a sea of umbrellas': none of it is there but what stands behind 'of'. */
export const FIGURE =
  /\b(?:sea|ocean|flood|storm|galaxy|avalanche|forest|river|mountain|cathedral|castle|city|planet|army|jungle|desert|audience|orchestra|choir|congregation|jury|parliament) of (?!the\b|trees?|pines?|oaks?|birch\w*|bamboo|water|lava|ice|sand|snow|glass|stone|gold)(?=\p{L})/giu;

/** 'a coach turning back into a pumpkin': it is neither as its kind is. */
export const BECOMES =
  /\b(?:becom(?:es?|ing)|turn(?:s|ed|ing)? (?:back |slowly )?into|transform\w* into|morph\w* into|melt(?:s|ing) into)\b/giu;
/** 'me and my best friend': one who is there is not in the cast. */
export const WITH_ME =
  /\b(?:me and|and me|and i|my \w+ and i|us both|both of us|the (?:two|three|four) of us|we)\b/giu;
/** 'being returned by a skeleton': who does it is told last. */
export const DONE_BY = /\bbeing \p{L}+(?:ed|en|n|t|ought|ung) by\b/giu;
/** 'someone has just gone through': what is over is not seen. */
export const IS_OVER =
  /\b(?:has|have|had) (?:just |already |finally |recently )?(?:gone|left|been|passed|happened|died|moved|escaped|vanished|disappeared|walked|run|flown|eaten|taken|stolen|fallen|broken|finished|ended)\b/giu;

/** 'a submarine made of a teapot': what it is made of has a shape of its own. */
export const MADE_OF_A_THING = /\bmade (?:out )?(?:of|from) (?:an?|two|three|four) \p{L}/giu;

/** 'a grumpy cloud raining on one person': a thing that feels is somebody, and no weather of the picture. */
export const ALIVE =
  /\b(?:grumpy|angry|sleepy|smiling|shy|crying|laughing|jealous|bored|nervous|worried) (?:\p{L}+ )?(?:clouds?|moon|sun|stars?|mountains?|trees?|houses?|lamps?|teapots?|chairs?|storms?|waves?|volcano|planets?|robots? vacuum|toasters?|cups?|cars?|bus|trains?|boats?)\b/giu;

/** A later clause of somebody who was named: it goes on with what nobody sees from the first. */
export const GOES_ON = /[,;] (?:(?:he|she|they|it|its)\b|(?:he|she|it|they)['’])/giu;

/** 'commuters as gnomes'. */
export const AS_OTHERS =
  /\bas (?:\p{L}+ )?(?!(?:always|this|his|is|was|the|us|its|has)\b)\p{L}{3,}s(?=$|[,.;])/giu;
