/* What is told in a row without numbers: the places of a way, shots that begin with their size. */

const STATION =
  "((?:(?:the|an?|his|her|its|my|our|their)\\s)?[\\p{L}’'-]+(?:\\s(?!to\\s)[\\p{L}’'-]+){0,3}?)";
const JOURNEY = new RegExp(
  `\\sfrom ${STATION},? to ${STATION},? to ${STATION}(?:,? to ${STATION})?(?=[,.;]|$)`,
  'giu',
);
const TO_PLACE =
  "(?:,?\\s(?:down|into|through|over|across|along|past|up|onto|under|to)\\s(?:the|an?|my|our|his|her)\\s[\\p{L}’'-]+(?:\\s(?!(?:down|into|through|over|across|along|past|up|onto|under|to)\\s)[\\p{L}’'-]+)?)";
/** 'One drone shot from a lake down the waterfall into the valley': the places of one way of the camera. */
const FLIGHT = new RegExp(
  `\\b(shot|drone|flight|camera|take|flies|flying)\\sfrom\\s((?:the|an?|my|our)\\s[\\p{L}’'-]+(?:\\s[\\p{L}’'-]+)?)(${TO_PLACE}{2,4})(?=[,.;]|$)`,
  'giu',
);
const EACH_PLACE = new RegExp(TO_PLACE, 'giu');

/** 'From the sea to a cloud to a tongue' is three places in a row. */
export const stationed = (text: string): string =>
  text
    .replace(FLIGHT, (_, led: string, first: string, ways: string) =>
      [`${led}: ${first}`, ...[...ways.matchAll(EACH_PLACE)].map(([way]) => way.replace(/^,?\s/u, ''))].join(
        ', ',
      ),
    )
    .replace(JOURNEY, (_, ...found: (string | number | undefined)[]) => {
      const stations = found.slice(0, 4).filter((each) => typeof each === 'string');
      return `: ${stations.join(', ')}`;
    });

const SIZE_BARE =
  /^(?:shot ?list:\s)?((?:(?:extreme|very|medium)\s)?(?:wide|close(?:[- ]?up)?|medium|macro|aerial|overhead|tight)(?:[- ](?:shot|angle))?)\s(?:(?:on|of)\s)?(?=\p{L})/iu;
const SIZES_IN_LIST = 3;

/** 'Wide empty stage - close on hands - medium she breathes in': each begins with its size. */
export const sizedLists = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((each) => SIZE_BARE.test(each)).length < SIZES_IN_LIST
    ? sentences
    : sentences.map((each) => each.replace(SIZE_BARE, '$1: '));
