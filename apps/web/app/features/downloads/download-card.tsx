import { type Download, PLANS } from '@framewright/contract';
import { Download as DownloadIcon, Lock } from 'lucide-react';
import { fileSize } from '../../lib/formatting.ts';
import { Badge, ProBadge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lookOf } from './download-look.ts';
import { DOWNLOAD_TEXTS } from './texts.ts';
import { downloadFailure, useDownload } from './use-download.ts';

/** A file: what it is, how large, and the way to it. */
export function DownloadCard({ file }: { file: Download }) {
  const { art, icon: Icon } = lookOf(file.id);
  return (
    <li className="card flex flex-col">
      <div className="px-2.5 pt-2.5">
        <Frame ratio="4:3">
          <img src={art} alt="" />
        </Frame>
      </div>
      <div className="flex flex-1 flex-col gap-3 px-5 pt-4 pb-5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="display display-3">{file.title}</h3>
          {file.plan === 'pro' ? <ProBadge /> : <Badge>{PLANS.free.name}</Badge>}
        </div>
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
          {file.format}, {fileSize(file.bytes)}
        </p>
        <p className="flex-1 text-sm text-ink-2">{file.description}</p>
        {file.available ? <DownloadButton file={file} /> : <UnlockLink file={file} />}
      </div>
    </li>
  );
}

function DownloadButton({ file }: { file: Download }) {
  const download = useDownload(file);
  return (
    <>
      {download.isError ? <Notice kind="error">{downloadFailure(download.error)}</Notice> : null}
      <Button full onClick={() => download.mutate()} busy={download.isPending && DOWNLOAD_TEXTS.downloading}>
        <DownloadIcon aria-hidden="true" />
        {DOWNLOAD_TEXTS.download}
        <Which file={file} />
      </Button>
    </>
  );
}

function UnlockLink({ file }: { file: Download }) {
  return (
    <LinkButton full to="/pricing">
      <Lock aria-hidden="true" />
      {DOWNLOAD_TEXTS.upgrade}
      <Which file={file} />
    </LinkButton>
  );
}

/** Tells apart, for those who cannot see the card, what is named alike. */
function Which({ file }: { file: Download }) {
  return <span className="sr-only">{file.title}</span>;
}
