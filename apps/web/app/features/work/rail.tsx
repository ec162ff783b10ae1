import {
  type Collection,
  WORK,
  type WorkFilters,
  type WorkOverview,
  wholeNumber,
} from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Film, Folder, FolderPlus, type LucideIcon, Pencil, Share2, Star, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fileSize } from '../../lib/formatting.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CollectionOnDemand } from './collection-on-demand.tsx';
import { KIND_ICONS } from './kind-icon.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import { collectionsQuery, overviewQuery } from './queries.ts';
import { ShareOnDemand } from './share-on-demand.tsx';
import { RAIL_TEXTS as TEXTS } from './texts.ts';
import { isNarrowed } from './work-view.ts';

export interface RailProps {
  readonly filters: WorkFilters;
  readonly onFilter: (part: Partial<WorkFilters>) => void;
  /** Everything, or the whole bin. */
  readonly onAll: (trash: boolean) => void;
}

/** Models and tags that are shown before somebody asks for the rest. */
const FEW = 6;

/** What narrows the roll, beside it: collections, kinds, models, tags, dates, ratings; and how full it is. */
export function Rail(props: RailProps) {
  const { filters, onFilter } = props;
  const { data: overview } = useQuery(overviewQuery);
  const toggled = <T,>(value: T, current: T | undefined) => (value === current ? undefined : value);
  return (
    <>
      <Places {...props} overview={overview} />
      <RailSection title={TEXTS.kind}>
        {overview?.kinds.map(({ kind, count }) => (
          <RailButton
            key={kind}
            icon={KIND_ICONS[kind]}
            label={KIND_TEXTS[kind].many}
            count={count}
            on={filters.kind === kind}
            onClick={() => onFilter({ kind: toggled(kind, filters.kind) })}
          />
        ))}
      </RailSection>
      <Folded title={TEXTS.model}>
        {overview?.models.map(({ model, label, count }) => (
          <RailButton
            key={model}
            label={label}
            count={count}
            on={filters.model === model}
            onClick={() => onFilter({ model: toggled(model, filters.model) })}
          />
        ))}
      </Folded>
      <Folded title={TEXTS.tags}>
        {overview?.tags.map(({ tag, count }) => (
          <RailButton
            key={tag}
            label={`#${tag}`}
            count={count}
            on={filters.tag?.includes(tag) ?? false}
            onClick={() => onFilter({ tag: without(filters.tag, tag) })}
          />
        ))}
      </Folded>
      <Narrower {...{ filters, onFilter }} />
      {overview ? <Storage {...overview.storage} /> : null}
    </>
  );
}

/** The list with the value taken out, or put in. */
export function without(values: readonly string[] | undefined, value: string): string[] {
  const others = values?.filter((each) => each !== value) ?? [];
  return others.length === (values?.length ?? 0) ? [...others, value] : others;
}

function Places({ filters, onFilter, onAll, overview }: RailProps & { overview: WorkOverview | undefined }) {
  const { data: collections } = useQuery(collectionsQuery);
  const [dialog, setDialog] = useState<{ readonly collection?: Collection }>();
  const [shared, setShared] = useState<string>();
  const { collection: chosen, favourite, trash } = filters;
  const isAll = !trash && !isNarrowed({ ...filters, q: '', element: [] });
  return (
    <RailSection title={TEXTS.collections}>
      <RailButton
        icon={Film}
        label={TEXTS.all}
        count={overview?.works}
        on={isAll}
        onClick={() => onAll(false)}
      />
      <RailButton
        icon={Star}
        label={TEXTS.favourites}
        count={overview?.favourites}
        on={favourite === true}
        onClick={() => onFilter({ favourite: favourite ? undefined : true, trash: false })}
      />
      {collections?.map((collection) => {
        const { id, name, works } = collection;
        return (
          <RailButton
            key={id}
            icon={Folder}
            label={name}
            count={works}
            on={chosen === id}
            onClick={() => onFilter({ collection: chosen === id ? undefined : id, trash: false })}
            aside={
              chosen === id ? (
                <span className="rail-edit">
                  <IconButton
                    icon={Share2}
                    iconSize={14}
                    label={TEXTS.share(name)}
                    onClick={() => setShared(id)}
                  />
                  <IconButton
                    icon={Pencil}
                    iconSize={14}
                    label={TEXTS.rename}
                    onClick={() => setDialog({ collection })}
                  />
                </span>
              ) : null
            }
          />
        );
      })}
      <RailButton
        icon={Trash2}
        label={TEXTS.bin}
        count={overview?.trashed}
        on={trash}
        onClick={() => onAll(!trash)}
      />
      <RailButton icon={FolderPlus} label={TEXTS.newCollection} onClick={() => setDialog({})} />
      {dialog ? (
        <CollectionOnDemand
          collection={dialog.collection}
          onClose={() => setDialog(undefined)}
          onRemoved={() => onFilter({ collection: undefined })}
        />
      ) : null}
      {shared === undefined ? null : (
        <ShareOnDemand what={{ collection_id: shared }} onClose={() => setShared(undefined)} />
      )}
    </RailSection>
  );
}

/** Stars, days and ratio. */
function Narrower({ filters, onFilter }: Pick<RailProps, 'filters' | 'onFilter'>) {
  const { rating, ratio } = filters;
  return (
    <RailSection title={TEXTS.rating}>
      <li className="rail-stars">
        {Array.from({ length: WORK.rating }, (_, index) => index + 1).map((stars) => (
          <IconButton
            key={stars}
            icon={Star}
            iconSize={16}
            label={TEXTS.stars(stars)}
            aria-pressed={rating === stars}
            data-lit={rating !== undefined && stars <= rating ? '' : undefined}
            onClick={() => onFilter({ rating: rating === stars ? undefined : stars })}
          />
        ))}
      </li>
      <li className="rail-days">
        <Day label={TEXTS.from} value={filters.from} onChange={(from) => onFilter({ from })} />
        <Day label={TEXTS.to} value={filters.to} onChange={(to) => onFilter({ to })} />
        <label>
          <span>{TEXTS.ratio}</span>
          <select
            className="input"
            value={ratio ?? ''}
            onChange={({ target }) =>
              onFilter({ ratio: ASPECT_RATIOS.find((each) => each === target.value) })
            }
          >
            <option value="">{TEXTS.anyRatio}</option>
            {ASPECT_RATIOS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </li>
    </RailSection>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        className="input"
        value={value?.slice(0, 10) ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </label>
  );
}

function RailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** A long section shows its first few until somebody asks. Nothing where there is nothing to choose. */
function Folded({ title, children }: { title: string; children: readonly ReactNode[] | undefined }) {
  const [open, setOpen] = useState(false);
  const all = children ?? [];
  if (all.length === 0) return null;
  return (
    <RailSection title={title}>
      {open ? all : all.slice(0, FEW)}
      {!open && all.length > FEW ? (
        <li>
          <button type="button" className="rail-more" onClick={() => setOpen(true)}>
            {TEXTS.moreModels(all.length - FEW)}
          </button>
        </li>
      ) : null}
    </RailSection>
  );
}

interface RailButtonProps {
  readonly icon?: LucideIcon;
  readonly label: string;
  readonly count?: number | undefined;
  /** Left out for what is no filter. */
  readonly on?: boolean;
  readonly onClick: () => void;
  readonly aside?: ReactNode;
}

function RailButton({ icon: Icon, label, count, on, onClick, aside }: RailButtonProps) {
  return (
    <li className="rail-line">
      <button type="button" className="rail-button" aria-pressed={on} onClick={onClick}>
        {Icon ? <Icon size={15} strokeWidth={1.6} aria-hidden="true" /> : null}
        <span className="rail-label" dir="auto" title={label}>
          {label}
        </span>
        {count === undefined ? null : <span className="num">{wholeNumber(count)}</span>}
      </button>
      {aside}
    </li>
  );
}

function Storage({ used_bytes: used, limit_bytes: limit }: WorkOverview['storage']) {
  return (
    <section className="rail-storage" aria-label={TEXTS.storage}>
      <p>
        <span>{TEXTS.storage}</span>
        <span className="num">
          {limit === null ? fileSize(used) : TEXTS.ofStorage(fileSize(used), fileSize(limit))}
        </span>
      </p>
      {limit === null ? null : (
        <svg
          className="meter-bar"
          data-full={used >= limit ? '' : undefined}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={Math.min((used / limit) * 100, 100)} height="1" />
        </svg>
      )}
    </section>
  );
}
