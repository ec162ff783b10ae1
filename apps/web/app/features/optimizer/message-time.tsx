import { clockTime } from './messages.ts';

/** When something was said: '20:14'; nothing where that is unknown. */
export function MessageTime({ timestamp }: { timestamp: string | undefined }) {
  if (timestamp === undefined) return null;
  return (
    <time className="num" dateTime={timestamp}>
      {clockTime(timestamp)}
    </time>
  );
}
