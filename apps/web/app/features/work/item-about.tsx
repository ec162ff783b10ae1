import { WORK, type WorkItem } from '@framewright/contract';
import { Folder, FolderPlus, Pencil, Star, Tag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { onDemand, usePart } from '../../ui/on-demand.ts';
import { WhenOpen } from '../../ui/when-open.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { useChangeWork } from './use-work-actions.ts';
import { COLLECT_DIALOG, TAG_DIALOG } from './work-dialogs.ts';

/** The name of a work and what its owner thinks of it: favourite, rating, tags, collections. */
export function ItemAbout({ item }: { item: WorkItem }) {
  const { id, kind, favourite, rating, tags, collections } = item;
  const change = useChangeWork();
  const [asking, setAsking] = useState<'tag' | 'collect'>();
  const close = () => setAsking(undefined);
  return (
    <div className="grid gap-2.5">
      <div className="flex items-start justify-between gap-3">
        <ItemTitle key={item.title} item={item} />
        <FavouriteButton favourite={favourite} onPress={() => change.mutate({ id, favourite: !favourite })} />
      </div>
      <div className="item-marks">
        <span>{KIND_TEXTS[kind].one}</span>
        <Stars rating={rating} onRate={(stars) => change.mutate({ id, rating: stars })} />
        {collections.map(({ id: collection, name }) => (
          <Link key={collection} to={`/work?collection=${collection}`} className="item-mark">
            <Folder size={14} strokeWidth={1.6} aria-hidden="true" />
            <bdi title={name}>{name}</bdi>
          </Link>
        ))}
        {tags.map((tag) => (
          <Link key={tag} to={`/work?tag=${encodeURIComponent(tag)}`} className="item-mark">
            <bdi title={tag}>#{tag}</bdi>
          </Link>
        ))}
        <Button size="sm" variant="ghost" className="item-add" onClick={() => setAsking('tag')}>
          <Tag aria-hidden="true" />
          {TEXTS.addTag}
        </Button>
        <Button size="sm" variant="ghost" className="item-add" onClick={() => setAsking('collect')}>
          <FolderPlus aria-hidden="true" />
          {TEXTS.collect}
        </Button>
      </div>
      <WhenOpen part={TAG_DIALOG} open={asking === 'tag'} props={{ ids: [id], tags, onClose: close }} />
      <WhenOpen
        part={COLLECT_DIALOG}
        open={asking === 'collect'}
        props={{ ids: [id], inside: new Set(collections.map((each) => each.id)), onClose: close }}
      />
    </div>
  );
}

function FavouriteButton({ favourite, onPress }: { favourite: boolean; onPress: () => void }) {
  return (
    <Button size="sm" variant="ghost" aria-pressed={favourite} className="item-star" onClick={onPress}>
      <Star aria-hidden="true" />
      {TEXTS.favourite}
    </Button>
  );
}

/** Most titles stay as they are: fetched once the page stands. */
const titleForm = onDemand(async () => (await import('./title-form.tsx')).TitleForm);

/** The title, and a field in its place while it is changed. */
function ItemTitle({ item }: { item: WorkItem }) {
  const [changing, setChanging] = useState(false);
  const close = () => setChanging(false);
  const TitleForm = usePart(titleForm, changing, close);
  if (changing && TitleForm) return <TitleForm item={item} onClose={close} />;
  return (
    <h1 className="display display-2 item-title">
      <span dir="auto">{item.title}</span>
      <IconButton icon={Pencil} iconSize={15} label={TEXTS.rename} onClick={() => setChanging(true)} />
    </h1>
  );
}

/** Stars to set; the one that is set takes them all away again. */
function Stars({ rating, onRate }: { rating: number; onRate: (stars: number) => void }) {
  return (
    <fieldset className="item-stars">
      <legend className="sr-only">{TEXTS.rating}</legend>
      {Array.from({ length: WORK.rating }, (_, index) => index + 1).map((stars) => (
        <IconButton
          key={stars}
          icon={Star}
          iconSize={15}
          label={TEXTS.stars(stars)}
          aria-pressed={rating === stars}
          data-lit={stars <= rating ? '' : undefined}
          onClick={() => onRate(rating === stars ? 0 : stars)}
        />
      ))}
    </fieldset>
  );
}
