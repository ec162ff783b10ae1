import type { WorkItem } from '@framewright/contract';
import { SmallFrame } from './frame-picture.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';

/** In place of a picture that nobody has made of these words yet: what they look like. */
export function UnmadePicture({ item }: { item: WorkItem }) {
  return (
    <figure className="item-figure">
      <div className="item-frame item-unmade">
        <SmallFrame work={item} />
      </div>
      <figcaption className="frame-caption">
        <span>{TEXTS.frame(item.number)}</span>
        <span>{TEXTS.unmade}</span>
      </figcaption>
    </figure>
  );
}
