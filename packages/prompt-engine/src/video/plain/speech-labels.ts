/** How a line is said, between its speaker and the line. */
const MANNER =
  '(?:deadpan|flat|dry|whispery|whispering|bored|smiling|grinning|laughing|crying|sobbing|shouting|yelling|panting|tired|nervous|proud|serious|excited|sarcastic|shy|angry|sad|calm|quiet|loud|off[- ]?screen|off[- ]?camera|\\p{L}{3,}ly|(?:in|with) an? (?:\\p{L}+ )?(?:voice|tone|whisper|smile|shrug|sigh|grin|accent))';
/** 'Receptionist, deadpan: “…”', 'the clerk says in a flat voice: “…”', 'Mum (quietly): “…”'. */
const MANNERED = new RegExp(
  `(?<=^|[.!?;,”"]\\s|\\n)((?:(?:the|an?|my|his|her|our)\\s)?(?!(?:then|and|but|so|finally|suddenly|he|she|they|it)\\s)[\\p{L}’'-]+(?:\\s(?!(?:says?|asks?)\\s)[\\p{L}’'-]+)?),?\\s(?:(?:says?|asks?|answers?)\\s)?\\(?${MANNER}\\)?(?:,?\\s(?:says?|asks?|answers?))?\\s?:\\s?(?=[“"])`,
  'giu',
);

/** Names who says a line right before it: how it is said is no name. */
export const withPlainLabels = (text: string): string => text.replace(MANNERED, '$1: ');
