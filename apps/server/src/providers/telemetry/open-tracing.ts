import type { Config } from '../../config.ts';
import type { Tracing } from '../../tracing.ts';

/**
 * @param onProblem hears, once a minute at most, why nothing can be sent
 * @returns undefined where no collector is named
 */
export async function openTracing(
  config: Config['tracing'],
  onProblem: (message: string) => void,
): Promise<Tracing | undefined> {
  if (!config) return undefined;
  // Its SDK is loaded only where it is used.
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(config, onProblem);
}
