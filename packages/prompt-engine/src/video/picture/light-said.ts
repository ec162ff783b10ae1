import type { Idea } from '../idea/idea.ts';
import { spelled } from '../idea/spelled.ts';

/* A light that the idea itself names. It lights every shot, and no light of a place, an hour or a sort of film replaces it. */

const WITH_LIGHT =
  /(?:\b(?:with|in|by)\s|,\s)((?:[\p{L}-]+\s)?(?:morning|dawn|evening|window|golden|natural|warm|soft|cold|blue|red|pink|green|purple|amber|silver|orange|winter|dim|low)\slight)(?=[,.;]|$)/iu;
/** 'Warm dusk': an hour with the colour of its light. */
const COLOURED_HOUR =
  /\b(warm|golden|pink|orange|red|soft|hazy|cold|blue)\s(dusk|evening|sunset|dawn|sunrise|twilight|morning)\b(?!\s(?:dress|coat|gown|sky|bag|paper|coffee|tea|news|train))/iu;
/** 'Sparks the only light', 'the only light is a candle'. */
const ONLY_LIGHT =
  /\b((?:the |a |an |one |his |her )?[\p{L}’'-]+(?:\s(?:screen|lamp|light))?)\s(?:(?:is|are|as)\s)?the only light\b|\bonly light (?:is|comes from)\s((?:the |a |an |one |his |her )?[\p{L}’'-]+(?:\s[\p{L}’'-]+)?)/iu;
const AT_NIGHT = /\b(?:night|midnight|nocturnal|[1-4]\s?a\.?m)\b/i;

/** The light that the words name by its colour or its sort: 'blue morning light'; empty where they name none. */
function lightNamed({ request, subject }: Idea): string {
  return (
    WITH_LIGHT.exec(subject)?.[1] ??
    request.asides
      .map(({ sort, text }) => (sort === 'look' ? text : ''))
      .find(
        (text) =>
          /^(?:[\p{L}-]+\s){1,3}light(?:s|ing)?$/iu.test(text) &&
          !/\b(?:beautiful|nice|dramatic|cinematic|moody|great)\b/i.test(text),
      ) ??
    ''
  );
}

/** The light that the words of an idea name, with where it comes from; empty where they name none. */
export function lightSaid(idea: Idea, side: string): string {
  const text = spelled(idea.subject.slice(0, 2_000));
  if (/\bnight[- ]?vision\b/i.test(text))
    return 'night vision, flat green infrared light from the camera, darkness around';
  const [, first = '', second = ''] = ONLY_LIGHT.exec(text) ?? [];
  const source = (first || second).replace(/^(?:an?|the|one|his|her)\s/i, '').toLowerCase();
  if (source !== '') return `Light from the ${source} alone, near and low, darkness around`;
  const named = lightNamed(idea);
  // By night a room has no natural light but that of its own lamps.
  if (/^natural light/i.test(named) && AT_NIGHT.test(text))
    return `Available light of the lamps of the place, from camera ${side}`;
  if (named !== '') return `${named} from camera ${side}`;
  const [, colour = '', hour = ''] = COLOURED_HOUR.exec(text) ?? [];
  if (colour === '' || idea.timing === 'lapse' || idea.spansHours) return '';
  return `${colour.toLowerCase()} low light of ${hour.toLowerCase()} from camera ${side}, soft`;
}
