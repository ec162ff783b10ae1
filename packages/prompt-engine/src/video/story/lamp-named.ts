import type { Event } from '../idea/event.ts';

/* 'A bartender switches it off': what can be switched, of all that was named before, is meant. */

const SWITCHES =
  /\b((?:switch(?:es|ing)?|turn(?:s|ing)?|shut(?:s|ting)?|flick(?:s|ing)?)\s)(it|them)(?=\s(?:off|out|on)\b)/iu;
const LAMP =
  /\b((?:neon|traffic|street|night|stage|reading)\s)?(signs?|lights?|lamps?|lanterns?|floodlights?|spotlights?|beacons?|bulbs?|torch(?:es)?|streetlights?|screens?|monitors?|tv|television|radio|projector)\b/giu;

/** A moment in which a lamp is switched, with the lamp by its name. */
export function withLampNamed(event: Event, nth: number, all: readonly Event[]): Event {
  if (!SWITCHES.test(event.doing)) return event;
  const before = all.slice(0, nth).map(({ text }) => text);
  const [, kind = '', lamp = ''] = before.flatMap((text) => [...text.matchAll(LAMP)]).at(-1) ?? [];
  if (lamp === '') return event;
  const named = (text: string): string => text.replace(SWITCHES, `$1the ${`${kind}${lamp}`.toLowerCase()}`);
  return { ...event, text: named(event.text), doing: named(event.doing) };
}
