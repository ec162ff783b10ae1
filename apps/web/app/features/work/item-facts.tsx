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
    { name: TEXTS.model, value: label },
    ...(content.kind === 'picture' ? pictureFacts(content) : []),
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
  const known = facts.filter((fact) => fact !== undefined);
  return (
    <dl className="item-facts" aria-label={TEXTS.facts}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Picture = Extract<WorkItem['content'], { kind: 'picture' }>;

function pictureFacts({ cost_usd: cost, settings, pictures }: Picture): (Fact | undefined)[] {
  const seed = pictures[0]?.seed ?? settings.seed;
  return [
    cost === null ? undefined : { name: TEXTS.price, value: priceOf(cost) },
    seed === undefined ? undefined : { name: TEXTS.seed, value: <span className="num">{seed}</span> },
    settings.sampler ? { name: TEXTS.sampler, value: settings.sampler } : undefined,
  ];
}

function priceOf(cost: number): ReactNode {
  if (cost === 0) return <span className="num text-ok">{TEXTS.free}</span>;
  return <span className="num">{`$${cost.toFixed(cost < 0.01 ? 4 : 2)}`}</span>;
}

function timeOf({ duration_ms: duration, content }: WorkItem): string {
  const steps = content.kind === 'picture' ? content.settings.steps : undefined;
  return [TEXTS.seconds(duration), steps !== undefined && TEXTS.steps(steps)].filter(Boolean).join(', ');
}
