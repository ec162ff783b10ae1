import { type Engine, type ResponseOf, testEngine } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { announce } from '../../ui/announcer.tsx';
import { engineFailure } from './queries.ts';

/** What a test of an engine came to. */
export type Tested = ResponseOf<typeof testEngine>;

/** Has an engine make something small. What goes wrong is a result, too. */
export function useTest({ id }: Engine) {
  const test = useMutation({
    mutationFn: (): Promise<Tested> => call(testEngine, { params: { id } }),
    onSuccess: ({ message }) => announce(message),
  });
  const failed: Tested | undefined = test.error
    ? { success: false, message: engineFailure(test.error), picture: null, text: null }
    : undefined;
  return {
    run: () => test.mutate(),
    running: test.isPending,
    result: test.data ?? failed,
    forget: test.reset,
  };
}
