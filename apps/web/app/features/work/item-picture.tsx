import type { WorkContent } from '@framewright/contract';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';

type Pictures = Extract<WorkContent, { kind: 'picture' }>['pictures'];

export interface ItemPictureProps {
  readonly pictures: Pictures;
  /** What it shows. */
  readonly title: string;
  /** Below it at the left. */
  readonly caption: string;
  /** A swipe over the whole picture: 1 to the next, -1 to the one before. */
  readonly onSwipe: (direction: 1 | -1) => void;
}

/** How far a picture can be brought nearer, as multiples of the frame. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const;
/** Pixels that a finger must move to mean it. */
const SWIPE = 60;
/** A region that scrolls must be reachable by keyboard to be scrolled by it. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** The picture in its frame: whole, nearer, or over the whole screen. */
export function ItemPicture({ pictures, title, caption, onSwipe }: ItemPictureProps) {
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const picture = pictures[shown] ?? pictures[0];
  const swipe = useSwipe(zoom === 0 ? onSwipe : undefined);
  const pinch = usePinch(zoom, setZoom);
  if (!picture) return null;
  const { url, width, height } = picture;
  const closer = (steps: number) => setZoom(Math.max(0, Math.min(zoom + steps, ZOOMS.length - 1)));
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen?.();
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') closer(1);
    else if (event.key === '-' || event.key === '_') closer(-1);
    else if (event.key === '0') setZoom(0);
    else if (event.key === 'f') fill();
    else {
      // Arrow keys move what is zoomed, not on to another work.
      if (zoom > 0 && event.key.startsWith('Arrow')) event.stopPropagation();
      return;
    }
    event.preventDefault();
  }

  const scale = ZOOMS[zoom] ?? 1;
  return (
    // Its keys are those of all in it: over the whole screen the focus stays on the button that filled it.
    <figure className="item-figure" onKeyDown={onKeyDown}>
      <div ref={frame} className="item-frame" {...swipe}>
        <section
          className="item-scroll"
          {...pinch}
          aria-label={TEXTS.picture}
          aria-description={TEXTS.pictureKeys}
          data-zoomed={zoom > 0 ? '' : undefined}
          {...KEYBOARD_SCROLL}
        >
          <img
            key={url}
            src={url}
            alt={title}
            width={width}
            height={height}
            style={{ width: `${scale * 100}%`, aspectRatio: `${width} / ${height}` }}
            onDoubleClick={() => setZoom(zoom === 0 ? 2 : 0)}
          />
        </section>
        <div className="item-zoom">
          <IconButton icon={ZoomOut} label={TEXTS.zoomOut} disabled={zoom === 0} onClick={() => closer(-1)} />
          <button
            type="button"
            aria-label={zoom === 0 ? TEXTS.fitName : TEXTS.fitFrom(scale)}
            className="num"
            onClick={() => setZoom(0)}
          >
            {zoom === 0 ? TEXTS.fit : TEXTS.percent(scale)}
          </button>
          <IconButton
            icon={ZoomIn}
            label={TEXTS.zoomIn}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => closer(1)}
          />
          <IconButton icon={Maximize} label={TEXTS.fullScreen} onClick={fill} />
        </div>
      </div>
      <figcaption className="frame-caption">
        <span>{caption}</span>
        <span>{`${width} × ${height}`}</span>
      </figcaption>
      {pictures.length > 1 ? (
        <ul className="item-others">
          {pictures.map((other, place) => (
            <li key={other.id}>
              <button
                type="button"
                aria-label={TEXTS.pictureNumber(place + 1)}
                aria-pressed={place === shown}
                onClick={() => setShown(place)}
              >
                <img src={other.url} alt="" width={other.width} height={other.height} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

/** How far two fingers are apart; undefined while there are not two. */
function spread({ touches }: TouchEvent): number | undefined {
  const one = touches[0];
  const other = touches[1];
  if (!one || !other || touches.length > 2) return undefined;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** Two fingers bring a picture nearer, or farther, by the step next to what they ask for. */
function usePinch(zoom: number, onZoom: (zoom: number) => void) {
  const start = useRef<{ readonly spread: number; readonly scale: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const from = spread(event);
      start.current = from ? { spread: from, scale: ZOOMS[zoom] ?? 1 } : undefined;
    },
    onTouchMove: (event: TouchEvent) => {
      const now = spread(event);
      const from = start.current;
      if (now === undefined || !from) return;
      // By how often one goes into the other, as fingers feel it.
      const scale = Math.log((from.scale * now) / from.spread);
      const away = ZOOMS.map((step) => Math.abs(Math.log(step) - scale));
      onZoom(away.indexOf(Math.min(...away)));
    },
  };
}

/** Tells a swipe to the side of one finger from everything else that fingers do. */
export function useSwipe(onSwipe: ItemPictureProps['onSwipe'] | undefined) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const across = touch.clientX - from.x;
      const isMeant = Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(touch.clientY - from.y);
      if (isMeant) onSwipe?.(across < 0 ? 1 : -1);
    },
  };
}
