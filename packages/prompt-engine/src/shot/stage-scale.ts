import { isBeing, type Member } from '../read/scene.ts';
import type { Figure } from './stage.ts';

/** Heights beside a person, by the size of a row. */
const SCALE: readonly (readonly [trait: string, scale: number])[] = [
  ['tiny', 0.05],
  ['hand', 0.14],
  ['table', 0.3],
  ['person', 1],
  ['large', 1.2],
  ['huge', 2.4],
  ['vast', 4],
];

const ELDERS = /^(?:great-)?grand(?:ma|pa|mother|father|mum|dad|parent)|^(?:granny|nan|elder|pensioner)/;

/** How old one looks: as the words say, or as the noun does. */
export function ageOf({ age, kind, name }: Member): NonNullable<Figure['age']> {
  if (age) return age;
  if (kind === 'child' || kind === 'baby') return kind;
  return ELDERS.test(name) ? 'old' : 'adult';
}

const SCALE_BY_AGE: Partial<Record<string, number>> = { child: 0.7, baby: 0.35 };

/** How tall a member of the cast is beside a grown person, who is 1. */
export const scaleOf = (member: Member): number => {
  const traits = member.row?.traits.words;
  // A bicycle is as long as a person is tall, and half as high.
  if (member.kind === 'vehicle' && traits?.has('ridden')) return 0.62;
  const scale = SCALE.find(([trait]) => traits?.has(trait))?.[1] ?? (isBeing(member.kind) ? 0.8 : 0.4);
  return scale * (SCALE_BY_AGE[ageOf(member)] ?? 1);
};
