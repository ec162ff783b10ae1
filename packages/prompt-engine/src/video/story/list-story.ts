import { capital, small } from '../wording.ts';
import { topicImages } from './topics.ts';

/* Lists that are only counted: '3 tips for better sleep', '5 mistakes everyone makes with houseplants'. */

const NUMBERED =
  /^((?:\d{1,2}|two|three|four|five|six|seven|ten)\s(?:\p{L}+\s)?(?:tips|ways|reasons|habits|facts|mistakes|tricks|hacks|ideas|signs|rules|things|steps))\s(.{3,80})$/iu;

/** What comes before the topic of a list: '3 tips for better sleep', '5 mistakes everyone makes with houseplants'. */
const LIST_TOPIC =
  /^.*\b(?:for|with|about|to|of|on|in|when|at|from|you)\s(?:(?:an?|the|your|my|our|better|good|great|healthy|healthier|perfect|first|new|more|a good|visit|love|start|try|get|have|make|save)\s)*/iu;

/** A numbered list: its heading, what its topic looks like, and a presenter where one is asked for. */
export function listStory(told: string, subject: string): readonly string[] {
  if (!NUMBERED.test(told)) return [];
  const heading = `“${capital(told)}”`;
  const topic = told.replace(LIST_TOPIC, '');
  const images =
    [topic, topic.split(' ').at(-1) ?? ''].map(topicImages).find((each) => each.length > 0) ?? [];
  if (/\b(?:talking[- ]heads?|to (?:the )?camera|presenter|host|speaker)\b/i.test(subject))
    return [
      'A face at a desk, eyes on the lens, and the first word',
      'One finger goes up, then one more for each point',
      ...images.slice(0, 1),
      `A nod, both hands open, and the words ${heading}`,
    ];
  return images.length > 0
    ? [
        `${heading} in large letters`,
        ...images.slice(0, 2).map((image, i) => `${i + 1}: ${small(image)}`),
        `${images.at(2) ?? 'The whole list, one look back over it'}`,
      ]
    : [
        `${heading} in large letters on a plain ground`,
        'One after the other, each with its number, each shown by two hands',
        'The whole list, one look back over it',
      ];
}
