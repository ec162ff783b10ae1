/* Places and weathers that a text names and that nothing plays at or in. */

/** Lightning that is drawn, shaved or sewn, and strikes nothing. */
export const DRAWN_STORM =
  /(?<=\b(?:shav|carv|paint|draw|tattoo|ink|sew|stitch|spray|bleach|knit|print|engrav|cut)\p{L}*\s(?:[\p{L}’'-]+\s){0,3})(?:lightning(?: bolts?)?|storms?|thunderbolts?|snowflakes?)\b/giu;

/** Where somebody leaves for or comes from, nobody is. */
export const GOES_THERE =
  /\bwedding(?=\s(?:speech|dress|rings?|cake|vows|photos?|invitations?|suit|shoes|song|toast|gown|veil)\b)|\b(?:supermarket|mall|store|hospital|hotel|cinema|office|airport)(?=\s(?:parking lot|car park|parking)\b)|\b(?:for|to|from|after|before)\s(?:(?:an?|the|his|her|their|its|own|my)\s)*(?:school|work|church|college|prison|hospital|class|wedding|funeral)\b|\b(?:before|until|till|for)\s(?:(?:an?|the|his|her|their|its|my|our)\s)?(?:\p{L}+['’]s?\s)?(?:first|last|next|big)\s(?:day|night|morning|week)\s(?:of|at|in)\s(?:the\s)?(?:school|work|college|university|kindergarten|class)\b/giu;

/** Water that does not move, or is not there: 'a frozen lake', 'an empty swimming pool'. */
export const WATERLESS =
  /\b(?:frozen|iced|icy|dried[- ]up|dry|drained|empty)\s(?:\p{L}+\s)?(?:lake|river|pool|pond|sea|stream|harbou?r|fountain|bath)\b/giu;

/** A bar of chocolate is no bar. */
export const BAR = /\b(?:chocolate|candy|energy|protein|snack|soap|gold|salad|cereal)\sbars?\b/giu;
