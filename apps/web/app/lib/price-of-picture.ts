import type { ImageModelChoice } from '@framewright/contract';
import { dollars } from './dollars.ts';

/** Where neither an engine nor a price list tells one. */
export const PRICE_NOT_KNOWN = 'Price not known';

/** 'About $0.13 a picture', and who pays, that it is free, or that nobody knows. */
export function priceLine(model: ImageModelChoice): string {
  const { price_usd: price, own_key: ownKey } = model.capabilities;
  const whose = ownKey?.required ? 'on your own key' : undefined;
  if (price === 0) return model.on_this_machine ? 'Free, on this machine' : 'Free';
  const about = price === null ? PRICE_NOT_KNOWN : `About ${dollars(price)} a picture`;
  return [about, whose].filter(Boolean).join(', ');
}

/** A model as people read it: of an engine with the engine's name, since several may have the same file. */
export function pictureModelLabel({
  id,
  label,
  note,
}: Pick<ImageModelChoice, 'id' | 'label' | 'note'>): string {
  return id.includes('/') && note !== '' ? `${label}, ${note}` : label;
}
