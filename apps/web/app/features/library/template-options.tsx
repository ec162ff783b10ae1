import { LENGTHS, type TemplateMenu } from '@framewright/contract';
import { Chips } from '../../ui/chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldLabel } from './field-label.ts';

export interface TemplateOptionsProps {
  readonly menus: readonly TemplateMenu[];
  /** Every placeholder of the template; those without a menu are typed. */
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** An empty value opens the placeholder again. */
  readonly onValue: (name: string, value: string) => void;
}

/** What fills the template: a few words to type, and menus for the rest. */
export function TemplateOptions({ menus, names, values, onValue }: TemplateOptionsProps) {
  const typed = names.filter((name) => menus.every(({ placeholder }) => placeholder !== name));
  return (
    <section className="grid content-start gap-6" aria-labelledby="quick-options">
      <h2 id="quick-options" className="display display-3">
        Quick options
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {typed.map((name) => (
          <TextField
            key={name}
            label={fieldLabel(name)}
            placeholder={`[${name}]`}
            maxLength={LENGTHS.promptField}
            value={values[name] ?? ''}
            onChange={({ target }) => onValue(name, target.value)}
          />
        ))}
      </div>
      {menus.map(({ label, placeholder, choices }) => (
        <div key={placeholder} className="grid gap-2">
          <p className="label text-sm" aria-hidden="true">
            {label}
          </p>
          <Chips
            label={label}
            value={values[placeholder] ?? ''}
            chips={choices.map((choice) => ({ value: choice.text, label: choice.label }))}
            onChange={(text) => onValue(placeholder, text === values[placeholder] ? '' : text)}
          />
        </div>
      ))}
    </section>
  );
}
