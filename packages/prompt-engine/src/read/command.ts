/*
 * A subject is taken as typed, but for a leading request ('please draw', 'generate an image of'),
 * which is an instruction to us and not a part of the picture.
 */
const GREETING = /^(?:please|pls|hi|hello|hey|ok|okay|kindly|now|so)\b[\s,!.]*/i;
const PLEASE = /^(?:please|pls)[\s,!.]+(?=\S)/i;
const WISH =
  /^(?:i\s(?:just\s)?(?:want|need|wish\sfor)(?:\sto\s(?:see|have))?|i(?:['’]d|\swould)\s(?:like|love)(?:\sto\s(?:see|have))?|i(?:['’]m|\sam)\slooking\sfor|let(?:['’]s|\sus)\s(?:see|have))\s(?=\S)/i;
const ASK =
  /^(?:can|could|would|will)\s(?:you|u)\s(?:please\s)?(?=(?:make|draw|create|generate|design|produce|show|give|paint|sketch|render|write|imagine)\s)/i;
const ORDER =
  /^(?:(?:make|draw|create|generate|design|produce|show|give|paint|sketch|illustrate|write|get)\s(?:me|us)\s|(?:make|draw|create|generate|design|produce|paint|sketch|illustrate|imagine|write)\s(?=(?:an?|some|one|two|three|four|five|my|\d{1,6})\s))(?=\S)/i;
const CARRIER =
  /^(?:(?:an?|the|one|some)\s)?(?:(?:ai|new|nice|good|great|high[\s-]quality)\s){0,2}(?:images?|pictures?|pics?|prompts?)\s(?:of|for|with|showing)\s(?=\S)/i;

const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

/** Control characters, line ends and marks that turn the direction of a text. */
const CONTROL = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/u;

/** Line breaks and control characters as single spaces, no white space at the ends. */
export function cleanText(text: string): string {
  if (!CONTROL.test(text)) return text.trim();
  return text
    .split(CONTROL)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

const EDIT =
  /^(?:change|replace|remove|swap|erase|delete|retouch|edit|fix|restore|colou?rize|upscale|sharpen|brighten|crop|blur|keep)\s(?:the|my|this|her|his|their|its|all|our|it|everything|background|only)\b|^(?:turn|convert|transform|make|put|place|give|add|dress)\s(?:the|my|our|this|her|his|him|me|us|it|them)\b(?!\s(?:an?|some|one|two)\s)|^(?:put|place|stick)\s(?:(?!\bthe\b).){1,50}\s(?:on|onto|in|over|behind|beside)\s(?:my|this|him|her|his|our|their|the\s(?:photo|picture|image|person|man|woman|dog|cat))\b|^(?:put|place|stick|add|draw)\s.{1,80}\sin\s(?:the|this|my)\s(?:photo|picture|image|photograph)\b|^add\s.{1,50}\s(?:over|in|on|onto|behind|beside|next to|above|around|under)\s(?:the|my|this|his|her|our|their)\b|^add\s(?:(?!\bto\b).){1,60}\sto\s(?:the|my|this|him|her|it|them)\b|\b(?:this|my|uploaded|attached)\s(?:photo|picture|image|selfie|photograph)\b/i;

/** Whether a text asks to change a picture that is already there. */
export function asksForEdit(text: string): boolean {
  return EDIT.test(cleanText(text).slice(0, 400));
}

/**
 * What is to be shown, in the user's own words. Empty only for an empty text. The order to change a
 * picture ('make my photo look older') is itself what is asked for, and stays whole.
 */
export function withoutCommand(text: string): string {
  const typed = cleanText(text).replace(/^\/imagine\s+(?:prompt\s*:?\s*)?(?=\S)/i, '');
  let rest = typed;
  let asked = false;
  const openings = asksForEdit(typed) ? [WISH, ASK] : [WISH, ASK, ORDER];
  for (let before = ''; before !== rest; ) {
    before = rest;
    const polite = rest.replace(GREETING, '');
    rest = openings.reduce((words, opening) => words.replace(opening, ''), polite);
    asked ||= rest !== polite;
  }
  rest = asked ? rest.replace(CARRIER, '') : typed.replace(PLEASE, '');
  return SAYS_SOMETHING.test(rest) ? rest : typed;
}
