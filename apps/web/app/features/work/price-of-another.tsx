import type { WorkItem } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../lib/config.ts';
import { PRICE_NOT_KNOWN, priceLine } from '../../lib/price-of-picture.ts';
import { usePriceOfWords } from '../../lib/text-models.ts';
import { dollarsToTheDigit } from './item-facts.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';

/** What another take costs: of a picture what it did cost, else what is told of its model now; of takes, of whoever writes. */
export function PriceOfAnother({ item: { model, content } }: { item: WorkItem }) {
  const ofWords = usePriceOfWords();
  const { data: config } = useQuery(configQuery);
  if (!config) return null;
  if (content.kind !== 'picture') return ofWords;
  const spent = content.cost_usd ?? content.about_usd ?? 0;
  if (spent > 0) return TEXTS.anotherFor(dollarsToTheDigit(spent));
  const choice = config.image_models.find(({ id }) => id === model);
  return choice ? priceLine(choice) : PRICE_NOT_KNOWN;
}
