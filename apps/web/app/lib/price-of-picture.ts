import type { ImageModelChoice } from '@framewright/contract';
import { dollars } from './dollars.ts';

/** 'About $0.13 a picture', and who pays, or that it is free; nothing where nobody knows. */
export function priceLine(model: ImageModelChoice): string | undefined {
  const { price_usd: price, own_key: ownKey } = model.capabilities;
  const whose = ownKey?.required ? 'on your own key' : undefined;
  if (price === 0) return model.on_this_machine ? 'Free, on this machine' : 'Free';
  const about = price === null ? undefined : `About ${dollars(price)} a picture`;
  const line = [about, whose].filter(Boolean).join(', ');
  return line ? `${line[0]?.toUpperCase()}${line.slice(1)}` : undefined;
}

/** A model as people read it: of an engine with the engine's name, since several may have the same file. */
export function pictureModelLabel({
  id,
  label,
  note,
}: Pick<ImageModelChoice, 'id' | 'label' | 'note'>): string {
  return id.includes('/') && note !== '' ? `${label}, ${note}` : label;
}
