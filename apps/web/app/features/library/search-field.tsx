import { Search } from 'lucide-react';
import { startTransition, useState } from 'react';

export interface SearchFieldProps {
  readonly value: string;
  /** Also its name for assistive technology. */
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}

/** Searches as one types: the field shows each letter at once, what it finds follows. */
export function SearchField({ value, placeholder, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    // Changed from outside: cleared, or another address.
    setTold(value);
    setText(value);
  }
  return (
    <div className="relative max-w-[560px]">
      <Search
        size={16}
        strokeWidth={1.6}
        className="pointer-events-none absolute top-3.5 left-3 text-ink-3"
        aria-hidden="true"
      />
      <input
        type="search"
        className="input pl-9.5"
        aria-label={placeholder}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          startTransition(() => {
            setTold(target.value);
            onChange(target.value);
          });
        }}
      />
    </div>
  );
}
