import { copyValue } from '../../lib/copy-prompt.ts';
import { CopyIconButton } from '../../ui/copy-button.tsx';

/** One line of what a file says. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Names and values in a table, each value copied by the button at its end. @param props.label names the table */
export function Facts({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <table className="facts" aria-label={label}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="fact-value">{value}</span>
            </td>
            <td>
              <CopyIconButton onCopy={() => copyValue(value)} name={`Copy ${name}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
