import { PLANS } from '@framewright/contract';
import { Check, Minus } from 'lucide-react';
import { COMPARISON } from './texts.ts';

/** The two plans side by side. */
export function Comparison() {
  return (
    <div className="card overflow-hidden">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">What the plans include</caption>
        <thead>
          <tr>
            <td className="px-5 py-3.5" />
            {[PLANS.free, PLANS.pro].map(({ id, name }) => (
              <th key={id} scope="col" className="w-1/4 px-3 py-3.5 font-semibold sm:px-5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ what, free, pro }) => (
            <tr key={what} className="border-t border-line">
              <th scope="row" className="px-5 py-3 font-normal text-ink-2">
                {what}
              </th>
              <td className="px-3 py-3 sm:px-5">
                <Value value={free} />
              </td>
              <td className="px-3 py-3 sm:px-5">
                <Value value={pro} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ value }: { value: string | number | boolean | null }) {
  if (value === true) return <Check size={16} strokeWidth={1.6} role="img" aria-label="Included" />;
  if (value === false)
    return <Minus size={16} strokeWidth={1.6} className="text-ink-3" role="img" aria-label="Not included" />;
  return <>{value ?? 'Unlimited'}</>;
}
