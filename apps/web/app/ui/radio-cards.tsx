import { Radios } from './radios.tsx';

/** One choice, as a card. */
export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A few words at the end of the line. */
  readonly note?: string;
  /** Can be chosen, but cannot be used now; the note says why. */
  readonly faint?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly cards: readonly RadioCard<Value>[];
  /** About the one that is chosen. */
  readonly hint?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A choice of one, as joined cards. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, value, cards, hint, onChange } = props;
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <Radios
        label={label}
        className="radio-cards"
        itemClass="radio-card"
        value={value}
        radios={cards.map((card) => ({
          value: card.value,
          shown: (
            <>
              <span className="radio-dot" />
              <span className={card.faint ? 'text-ink-3' : 'font-[550]'}>{card.label}</span>
              <span className="ml-auto text-sm text-ink-3">{card.note}</span>
            </>
          ),
        }))}
        onChange={onChange}
      />
      {hint ? <p className="field-hint">{hint}</p> : null}
    </div>
  );
}
