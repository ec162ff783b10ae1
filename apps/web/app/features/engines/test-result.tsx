import { Check, CircleAlert, X } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ENGINE_SCREEN as TEXTS } from './texts.ts';
import type { Tested } from './use-test.ts';

/** What an engine made when it was tried, or why it made nothing. */
export function TestResult({ result, onClose }: { result: Tested; onClose: () => void }) {
  const { success, message, picture, text } = result;
  const Icon = success ? Check : CircleAlert;
  return (
    <div className={classNames('engine-result', !picture && 'engine-result-text')}>
      {picture ? <img src={picture} alt="The test: a lighthouse on a rock" /> : null}
      <div className="min-w-0" role={success ? undefined : 'alert'}>
        <p className={classNames('flex items-center gap-2 text-sm', success ? 'text-ok' : 'text-danger')}>
          <Icon size={14} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
          {message}
        </p>
        {text ? <p className="mt-1 text-sm text-ink-2">{text}</p> : null}
      </div>
      <IconButton icon={X} label={TEXTS.close} onClick={onClose} />
    </div>
  );
}
