import { Search } from 'lucide-react';

export interface SearchFieldProps {
  readonly value: string;
  /** Also its name for assistive technology. */
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}

/** Searches as one types. */
export function SearchField({ value, placeholder, onChange }: SearchFieldProps) {
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
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
