import { RefreshCw, ScanSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import mountains from '../../art/mountains.svg';
import { useElapsedSeconds } from '../../lib/elapsed-seconds.ts';
import { fileSize } from '../../lib/formatting.ts';
import { useSession } from '../../lib/session.ts';
import { usePriceOfReading } from '../../lib/text-models.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { useFileDrop, usePastedFile } from '../../ui/file-drop.ts';
import { Frame } from '../../ui/frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UnderWay } from '../../ui/under-way.tsx';
import { EXTRACTOR_SCREEN as TEXTS } from './texts.ts';
import type { Extraction } from './use-extraction.ts';

/** By ending, too: some systems know no media type for WebP. */
const ACCEPT = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';
/** Seconds after which a reading is long enough to be counted. */
const LONG = 3;

/** The picture to read: where it is put, how it looks, and the button that reads it. */
export function PicturePanel({ extraction }: { extraction: Extraction }) {
  const { picture, take, analyze, analyzing, failure, cancel, result } = extraction;
  const price = usePriceOfReading(useSession().status === 'signed-in');
  return (
    <section className="grid min-w-0 grid-cols-1 content-start gap-5" aria-label="Picture">
      {picture ? (
        <Preview picture={picture} onFile={take} />
      ) : (
        <DropZone
          label={TEXTS.choose}
          accept={ACCEPT}
          error={failure}
          className="extractor-drop"
          picture={
            <Frame viewfinder ratio="3:2" className="mb-1.5 w-30">
              <img src={mountains} alt="" />
            </Frame>
          }
          onFile={take}
        >
          {TEXTS.kinds}
        </DropZone>
      )}
      {picture && failure ? <Notice kind="error">{failure}</Notice> : null}
      <div className="grid gap-3">
        <Button
          variant={picture && !result ? 'primary' : 'secondary'}
          size="lg"
          full
          busy={analyzing && TEXTS.analyzing}
          onClick={analyze}
        >
          <ScanSearch aria-hidden="true" />
          {TEXTS.analyze}
        </Button>
        <p className="text-sm text-ink-2">{price ?? '\u00a0'}</p>
        {analyzing ? <Progress onCancel={cancel} /> : null}
      </div>
    </section>
  );
}

function Preview({ picture, onFile }: { picture: File; onFile: (file: File) => void }) {
  const address = useObjectAddress(picture);
  const { over, target } = useFileDrop(onFile);
  const input = useRef<HTMLInputElement>(null);
  usePastedFile(onFile);
  return (
    <>
      <div className={classNames('extractor-preview', over && 'extractor-preview-over')} {...target}>
        <Frame viewfinder selected className="picture-frame">
          {address ? <img src={address} alt={TEXTS.preview(picture.name)} className="develop" /> : null}
        </Frame>
      </div>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate text-sm font-[550]" dir="auto" title={picture.name}>
            {picture.name}
          </p>
          <p className="num">{fileSize(picture.size)}</p>
        </div>
        <Button size="sm" variant="ghost" onClick={() => input.current?.click()}>
          <RefreshCw aria-hidden="true" />
          {TEXTS.replace}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          hidden
          aria-label={TEXTS.replace}
          onChange={({ target: { files } }) => {
            const [file] = files ?? [];
            if (file) onFile(file);
          }}
        />
      </div>
    </>
  );
}

function Progress({ onCancel }: { onCancel: () => void }) {
  const seconds = useElapsedSeconds();
  return (
    <UnderWay what={TEXTS.reading} seconds={seconds >= LONG ? seconds : undefined} onCancel={onCancel} />
  );
}

/** An address under which the page can show a file. */
function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
