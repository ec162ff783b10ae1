import { INPUT_IMAGE, type WorkItem } from '@framewright/contract';
import { Columns2, CornerLeftUp, Download, Images, RefreshCw, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { compareAddress } from '../../lib/compare-link.tsx';
import { shortTime } from '../../lib/formatting.ts';
import { screenOf } from '../../lib/latest-work.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WhenOpen } from '../../ui/when-open.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { rollAddress, rollPlace } from './roll-address.ts';
import { ShareOnDemand } from './share-on-demand.tsx';
import { useAgain } from './use-again.ts';
import { useAsInput } from './use-as-input.ts';
import { useTrash } from './use-work-actions.ts';
import { DELETE_DIALOG } from './work-dialogs.ts';

/** It needs what the server can do, which the page does not. */
const PriceOfAnother = lazy<ComponentType<{ item: WorkItem }>>(async () => {
  const loaded = await import('./price-of-another.tsx').catch(() => undefined);
  return { default: loaded?.PriceOfAnother ?? (() => null) };
});

/** What can be done with a work; in the bin, how it comes out of it. */
export function ItemActions({ item }: { item: WorkItem }) {
  return item.trashed_at === null ? <OnTheRoll item={item} /> : <InTheBin item={item} />;
}

function useWayBack() {
  const navigate = useNavigate();
  return () => void navigate(rollAddress(), { state: rollPlace() });
}

function OnTheRoll({ item }: { item: WorkItem }) {
  const toRoll = useWayBack();
  const openAgain = useAgain();
  const openAsInput = useAsInput();
  const trash = useTrash();
  const [sharing, setSharing] = useState(false);
  const { content } = item;
  const picture = content.kind === 'picture' ? content.pictures[0] : undefined;
  const end = picture?.expires_at;
  return (
    <div className="item-actions">
      <Button variant="primary" onClick={() => openAgain(item)}>
        <CornerLeftUp aria-hidden="true" />
        {content.kind === 'picture' && !picture ? TEXTS.drawVersion : TEXTS.again[content.kind]}
      </Button>
      <AnotherTake item={item} />
      <LinkButton to={compareAddress(item.id)}>
        <Columns2 aria-hidden="true" />
        {TEXTS.compare}
      </LinkButton>
      {content.kind === 'picture' && picture ? (
        <DownloadLink content={content} title={item.title} url={picture.url} />
      ) : null}
      {picture && picture.bytes <= INPUT_IMAGE.maxBytes ? (
        <Button onClick={() => void openAsInput(picture, item)}>
          <Images aria-hidden="true" />
          {TEXTS.asInput}
        </Button>
      ) : null}
      <Button onClick={() => setSharing(true)}>
        <Share2 aria-hidden="true" />
        {TEXTS.share}
      </Button>
      <Button disabled={trash.isPending} onClick={() => trash.send([item.id], 'trash', toRoll)}>
        <Trash2 aria-hidden="true" />
        {TEXTS.toBin}
      </Button>
      {end ? (
        <Notice kind="info" className="item-notice">
          {TEXTS.unkept(shortTime(end))}
        </Notice>
      ) : null}
      {sharing ? <ShareOnDemand what={{ work_id: item.id }} onClose={() => setSharing(false)} /> : null}
    </div>
  );
}

/** Makes another take at once, beside what that costs, since one press spends it. */
function AnotherTake({ item }: { item: WorkItem }) {
  const { id, kind, content } = item;
  const priceId = useId();
  // Takes that were brought along may not say what they were written of.
  const isMade =
    content.kind === 'picture'
      ? content.pictures.length > 0
      : content.kind === 'takes' && 'subject' in content.request;
  if (!isMade) return null;
  return (
    <div className="item-another">
      <LinkButton to={`${screenOf({ id, kind })}&take=another`} aria-describedby={priceId}>
        <RefreshCw aria-hidden="true" />
        {TEXTS.another}
      </LinkButton>
      <p id={priceId} className="text-sm text-ink-2">
        <Suspense>
          <PriceOfAnother item={item} />
        </Suspense>
      </p>
    </div>
  );
}

type PictureContent = Extract<WorkItem['content'], { kind: 'picture' }>;

interface DownloadLinkProps {
  readonly content: PictureContent;
  readonly title: string;
  readonly url: string;
}

function DownloadLink({ content, title, url }: DownloadLinkProps) {
  const form = content.download_forms.includes('with-prompt') ? 'with-prompt' : 'original';
  const kind = content.pictures[0]?.content_type.replace('image/', '').replace('jpeg', 'jpg') ?? 'png';
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    <a className="btn" href={`${url}&as=${form}`} download={`${['framewright', ...words].join('-')}.${kind}`}>
      <Download aria-hidden="true" />
      {form === 'with-prompt' ? TEXTS.download : TEXTS.downloadPlain}
    </a>
  );
}

function InTheBin({ item }: { item: WorkItem }) {
  const toRoll = useWayBack();
  const trash = useTrash();
  const [asking, setAsking] = useState(false);
  return (
    <Notice
      kind="info"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={trash.isPending} onClick={() => trash.send([item.id], 'restore')}>
            <RotateCcw aria-hidden="true" />
            {TEXTS.restore}
          </Button>
          <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
            {TEXTS.deleteForEver}
          </Button>
        </div>
      }
    >
      {TEXTS.inBin}
      <WhenOpen
        part={DELETE_DIALOG}
        open={asking}
        props={{ ids: [item.id], onClose: () => setAsking(false), onDeleted: toRoll }}
      />
    </Notice>
  );
}
