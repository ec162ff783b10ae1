import type { WorkItem } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortTime } from '../../lib/formatting.ts';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { overviewQuery } from './queries.ts';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** How a work was made, in ruled cells. */
export function ItemFacts({ item }: { item: WorkItem }) {
  const { data: overview } = useQuery(overviewQuery);
  const { model, origin, content, duration_ms: duration, created_at: made } = item;
  const label = overview?.models.find((each) => each.model === model)?.label ?? model;
  const facts: readonly (Fact | undefined)[] = [
    ...(content.kind === 'extraction' && content.made
      ? extractedFacts(content.made)
      : [{ name: TEXTS.model, value: label }]),
    ...(content.kind === 'picture' ? pictureFacts(item, content) : [written(TEXTS.ratio, item.ratio)]),
    duration > 0 ? { name: TEXTS.time, value: timeOf(item) } : undefined,
    { name: TEXTS.made, value: <time dateTime={made}>{shortTime(made)}</time> },
    origin
      ? {
          name: TEXTS.from,
          value:
            origin.id === null ? (
              origin.title
            ) : (
              <Link to={`/work/${origin.id}`} className="link">
                {origin.title}
              </Link>
            ),
        }
      : undefined,
  ];
  const known = new Map(facts.flatMap((fact) => (fact ? [[fact.name, fact.value] as const] : [])));
  return (
    <dl className="facts-sheet" aria-label={TEXTS.facts}>
      {[...known].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Picture = Extract<WorkItem['content'], { kind: 'picture' }>;

function pictureFacts(item: WorkItem, { settings, pictures, ...content }: Picture): (Fact | undefined)[] {
  const { guidance, steps } = settings;
  const price = priceOf(item, content);
  const isTimeUnknown = item.duration_ms <= 0;
  return [
    price ? { name: TEXTS.price, value: price } : undefined,
    written(TEXTS.ratio, item.ratio),
    numbered(TEXTS.seed, pictures[0]?.seed ?? settings.seed),
    written(TEXTS.sampler, settings.sampler),
    // Otherwise they stand beside the time that they took.
    isTimeUnknown ? numbered(TEXTS.rounds, steps) : undefined,
    numbered(TEXTS.guidance, guidance),
    written(TEXTS.resolution, settings.resolution),
    written(TEXTS.quality, settings.quality),
    written(TEXTS.background, settings.background),
    written(TEXTS.negative, settings.negative_prompt),
  ];
}

type Extracted = Extract<WorkItem['content'], { kind: 'extraction' }>;

/** How a picture's file says that it was made. A seed is a string, since it may be longer than numbers are. */
function extractedFacts(made: NonNullable<Extracted['made']>): (Fact | undefined)[] {
  const { tool, model, seed, sampler, steps, guidance, settings } = made;
  return [
    written(TEXTS.tool, tool),
    written(TEXTS.model, model),
    seed === null ? undefined : { name: TEXTS.seed, value: <span className="num">{seed}</span> },
    written(TEXTS.sampler, sampler),
    numbered(TEXTS.rounds, steps),
    numbered(TEXTS.guidance, guidance),
    ...Object.entries(settings).map(([name, value]) => written(name, value)),
  ];
}

function written(name: string, value: string | null | undefined): Fact | undefined {
  return value ? { name, value } : undefined;
}

function numbered(name: string, value: number | null | undefined): Fact | undefined {
  return value == null ? undefined : { name, value: <span className="num">{value}</span> };
}

/** What it cost, else what the price list says of it; nothing where neither is known. */
function priceOf(
  { model }: WorkItem,
  { cost_usd: exact, about_usd: listed }: Pick<Picture, 'cost_usd' | 'about_usd'>,
): ReactNode {
  // Previews of before were kept without a price.
  const cost = exact ?? (model === 'built-in' ? 0 : undefined);
  if (cost === 0) return <span className="num text-ok">{TEXTS.free}</span>;
  if (cost !== undefined) return <span className="num">{dollarsToTheDigit(cost)}</span>;
  return listed === undefined ? undefined : (
    <span className="num">{TEXTS.about(dollarsToTheDigit(listed))}</span>
  );
}

/** '$0.04': below a cent with four digits. */
export function dollarsToTheDigit(amount: number): string {
  return `$${amount.toFixed(amount < 0.01 ? 4 : 2)}`;
}

function timeOf({ duration_ms: duration, content }: WorkItem): string {
  const steps = content.kind === 'picture' ? content.settings.steps : undefined;
  return [TEXTS.seconds(duration), steps !== undefined && TEXTS.steps(steps)].filter(Boolean).join(', ');
}
