import { lengthApart } from '../length.ts';

/*
 * What is typed as for a crew or a model: the model's name, a length, a frame, where a film ends, what the camera comes
 * to. None of it is seen: what remains is what happens, sentence by sentence. What it asks for is read from the idea as
 * it was typed.
 */

const MODELS =
  '(?:kling|veo|sora|runway|gen-?\\d|pika|luma|hailuo|minimax|seedance|hunyuan|wan ?2|ltx|midjourney video|grok)';
const FRAME_OF =
  '(?:\\d{1,2}\\s?[:x]\\s?\\d{1,2}(?!\\d)(?:\\s(?:for\\s)?(?:reels?|tik ?tok|shorts|stories|instagram|youtube|feed|vertical|horizontal|ratio|format))*|\\d{1,2}\\s?(?:s|secs?|seconds?)(?:\\s(?:long|max|clip|video))?)';
/** 'Kling 10 sec, …', 'veo3 asmr', '15s'. */
const FOR_MODEL = new RegExp(
  `^(?:(?:prompt\\s)?(?:for|in|with|using)\\s)?${MODELS}(?:\\s?\\d(?:\\.\\d)?)?(?:\\s(?:prompt|video|clip|shot|turbo|pro|master))*[\\s,:.–—-]+(?=\\S)`,
  'iu',
);
const LENGTH_FIRST = new RegExp(`^${FRAME_OF}[,:.–—-]\\s+(?=\\S)`, 'iu');
const SPEC_PIECE = new RegExp(`(?:^|[,.;]\\s+)${FRAME_OF}(?=[,.;]|$)`, 'giu');

/** 'Last shot the dryer spits out a receipt', 'final image: a door': what is seen at the end. */
const LAST =
  /(^|[,.;:]\s+)(?:(?:and|then|finally)\s)*(?:(?:the|our|a)\s)?(?:very\s)?(?:last|final|closing|end|ending|opening|first)\s(?:shots?|frames?|images?|scenes?|beat)(?:\s(?:is|of|on|shows|has|being|we see))*[:,–—-]?\s+(?=(?:an?|the|his|her|their|its|my|our|one|two|he|she|they|it|\p{L}+s?\s)\S)/giu;
const LAST_OF_SONG =
  /(^|[,.;]\s+)(?:in\s)?(?:the\s)?(last|final|first)\s(chorus|verse|bar|beat drop|note),?\s(?=\p{L})/giu;

/** 'Camera trucks sideways: she was there all the time', 'the camera flies through a drop and comes out over a table'. */
const CAMERA = '(?:the\\s)?(?:camera|drone|shot|lens)';
const CAMERA_TO = new RegExp(
  `(^|[,.;]\\s+)(?:(?:and|then|as|while)\\s)*${CAMERA}\\s(?:(?:slowly|then|just|suddenly|finally)\\s)*\\p{L}+s(?:\\s(?!through|thru|into|past|over|across)[\\p{L}-]+){0,3}:\\s+(?=\\p{L})`,
  'giu',
);
const CAMERA_THROUGH = new RegExp(
  `(^|[,.;]\\s+)(?:(?:and|then)\\s)*${CAMERA}\\s(?:flies|goes|dives|moves|pushes|passes|travels|glides|zooms|slips)\\s(?:through|thru|into|past|over|across)\\s([^,.;]{3,40}?)\\sand\\s(?:comes out|emerges|ends|lands|arrives|stops|comes to rest|comes down|exits)\\s(?:over|on|in|at|above|behind|among|inside|beside)\\s(?=\\p{L})`,
  'giu',
);
/** 'Camera never moves'. */
const CAMERA_STAYS = new RegExp(
  `(^|[,.;]\\s+)(?:and\\s)?${CAMERA}\\s(?:never|does ?n[o'’]t|doesn['’]?t|does not)\\s(?:once\\s|ever\\s)?(?:moves?|cuts?|pans?|budges?|stops?)(?=[,.;]|$)`,
  'giu',
);
/** 'Drone glued to a skateboarder' goes with him. */
const GLUED =
  /\b(drone|camera|shot|gimbal|steadicam)\s(?:glued|locked|stuck|strapped|tied)\s(?:on\s?)?to\s/giu;
/** 'Need a doc style piece about the last …'. */
const NEEDED =
  /^(?:(?:i|we|hi|hey|please|just)[\s,]+)*(?:need|want|looking for|would love|would like|['’]?d like|thinking of)\s(?:to (?:make|do|film|shoot)\s)?(an?|some)\s(?=(?:[\p{L}-]+\s){0,4}(?:pieces?|things?|bits?|spots?|videos?|films?|clips?|shorts?|scenes?|reels?|ads?)\b)/iu;
const PIECE =
  /^(an?\s(?:[\p{L}-]+\s){0,4}?)(?:style\s)?(?:piece|thing|bit)\s(?=(?:about|on|of|where|with)\s)/iu;
/** 'I want to cry but in a good way.': what it is to be felt as. */
const TO_FEEL =
  /^(?:(?:i|we)\s(?:wanna|want to|need to|just want to|would love to)\s|to\s)(?:\p{L}+\s)?(?:cry|laugh|smile|weep|feel|sob|be moved)\b[^.:!?]*[.:!?]\s+(?=\S)/iu;
const PRODUCT = /^(?:the\s)?product\s?:\s+(?:(?:an?|the|our|my)\s)?([^,.;:]{3,50})[,.;]\s+(?=\S)/iu;

/** 'A spot for pants but make it a western'. */
const BUT_MAKE_IT = /,?\sbut make it\s(?:an?\s)?([^,.;:]{3,40})(?=[,.;]|$)/iu;
/** 'Horror no gore: a baby monitor'. */
const NO_GORE =
  /^((?:short\s)?(?:horror|thriller|comedy|drama|romance|sci-fi|noir|western|fantasy))(?:,?\s(?:with\s)?(?:no|without)\s[\p{L} ]{3,20}):/iu;

/** 'Glances at the camera like in the office': another film, and no place of this one. */
const LIKE_THAT = /\s(?:just\s)?like (?:in|on)\s(?:an?\s|the\s)?[^,.;:]{3,30}(?=[,.;]|$)/giu;

const opened = (_: string, before: string): string => (before === '' ? '' : '. ');

/** An idea without what is said to a crew or a model, each ending in a sentence of its own. */
export function ideaAsListed(typed: string): string {
  const bare = lengthApart(typed)
    .replace(FOR_MODEL, '')
    .replace(LENGTH_FIRST, '')
    .replace(TO_FEEL, '')
    .replace(NEEDED, '$1 ')
    .replace(PIECE, (_, head: string) => `${head.replace(/\bdoc\b/i, 'documentary')}film `)
    .replace(BUT_MAKE_IT, ', $1 style')
    .replace(NO_GORE, '$1:')
    .replace(LIKE_THAT, '')
    .replace(PRODUCT, 'ad for $1: ')
    .replace(GLUED, '$1 following ')
    .replace(SPEC_PIECE, '')
    .replace(CAMERA_STAYS, '')
    .replace(
      CAMERA_THROUGH,
      (_, before: string, through: string) => `${before === '' ? '' : '. '}${through}. `,
    )
    .replace(CAMERA_TO, opened)
    .replace(LAST, opened)
    .replace(
      LAST_OF_SONG,
      (_, before: string, nth: string, part: string) => `${before === '' ? '' : '. '}in the ${nth} ${part} `,
    )
    .replace(/^[\s,.;]+/, '');
  return bare.trim() === '' ? typed : bare.trim();
}
