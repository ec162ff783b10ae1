interface PriceNoteProps {
  /** What the button beside it is described by. */
  readonly id: string;
  /** In words; nothing is shown while it is not known. */
  readonly price: string | undefined;
}

/** What pressing the button beside it costs, or that it is free. */
export function PriceNote({ id, price }: PriceNoteProps) {
  return price ? (
    <p id={id} className="text-sm text-ink-2">
      {price}
    </p>
  ) : null;
}
