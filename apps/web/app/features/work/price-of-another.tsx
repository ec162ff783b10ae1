import type { WorkItem } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../lib/config.ts';
import { PRICE_NOT_KNOWN, priceLine } from '../../lib/price-of-picture.ts';
import { usePriceOfWords } from '../../lib/text-models.ts';
import { dollarsToTheDigit } from './item-facts.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';

interface PriceOfAnotherProps {
  /** What the button beside it is described by. */
  readonly id: string;
  readonly item: WorkItem;
}

/** What another take of a work costs; nothing while that is not known. */
export function PriceOfAnother({ id, item }: PriceOfAnotherProps) {
  const price = usePriceOfAnother(item);
  return price ? (
    <p id={id} className="text-sm text-ink-2">
      {price}
    </p>
  ) : null;
}

/** What the picture did cost where it cost something, else what is told of its model now; of takes, of whoever writes. */
function usePriceOfAnother({ model, content }: WorkItem): string | undefined {
  const ofWords = usePriceOfWords();
  const { data: config } = useQuery(configQuery);
  if (content.kind !== 'picture') return ofWords;
  const spent = content.cost_usd ?? content.about_usd ?? 0;
  if (spent > 0) return TEXTS.anotherFor(dollarsToTheDigit(spent));
  const choice = config?.image_models.find(({ id }) => id === model);
  return choice ? priceLine(choice) : config && PRICE_NOT_KNOWN;
}
