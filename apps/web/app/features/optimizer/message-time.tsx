import { clockTime } from './messages.ts';

/** When something was said: '20:14'. */
export function MessageTime({ timestamp }: { timestamp: string }) {
  return (
    <time className="num" dateTime={timestamp}>
      {clockTime(timestamp)}
    </time>
  );
}
