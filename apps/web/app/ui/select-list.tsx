import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { useEffect, useState } from 'react';
import type { SelectControlProps, SelectOption } from './select-control.ts';

/** The choice as a list that floats above the page, with what is drawn before each label. */
export default function SelectList({
  wiring,
  value,
  options,
  disabled,
  onChoose,
  focus,
}: SelectControlProps) {
  const chosen = options.find((option) => option.value === value);
  const [open, setOpen] = useState(false);
  // Closed, its options serve keys alone: they are made once it may get some.
  const [isReached, setIsReached] = useState(false);
  // Only once it stands: until then the other control is on the page and may still be pressed.
  useEffect(() => {
    if (focus.takeAsked()) setOpen(true);
  }, [focus]);
  return (
    <Primitive.Root
      value={value}
      open={open}
      disabled={disabled}
      onOpenChange={setOpen}
      onValueChange={onChoose}
    >
      <Primitive.Trigger
        {...wiring}
        ref={focus.keep}
        className="input input-select"
        onFocus={() => setIsReached(true)}
      >
        <span className="flex min-w-0 items-center gap-2">
          {chosen?.glyph}
          <Primitive.Value>{chosen?.label}</Primitive.Value>
        </span>
        <ChevronDown size={16} aria-hidden="true" />
      </Primitive.Trigger>
      {open || isReached ? (
        <Primitive.Portal>
          <Primitive.Content className="listbox" position="popper" sideOffset={6}>
            <Primitive.Viewport>
              {options.map((option) => (
                <Option key={option.value} {...option} />
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      ) : null}
    </Primitive.Root>
  );
}

function Option({ value, label, glyph, disabled = false }: SelectOption<string>) {
  return (
    <Primitive.Item value={value} disabled={disabled} className="option">
      <span className="flex items-center gap-2.5">
        {glyph}
        <Primitive.ItemText>{label}</Primitive.ItemText>
      </span>
      <Primitive.ItemIndicator>
        <Check size={14} aria-hidden="true" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
