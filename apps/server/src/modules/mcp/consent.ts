import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { Refusal } from '../../http/inside-calls.ts';

type Asked = ReturnType<typeof inputRequired>;

/** Thrown where a tool cannot go on before somebody has answered: the client calls again with what they said. */
export class InputNeeded extends Error {
  readonly asked: Asked;

  constructor(asked: Asked) {
    super('Somebody is asked first.');
    this.asked = asked;
  }
}

/** Whoever uses the client, where it can ask them something. */
export interface UserToAsk {
  /**
   * Asks whether something may be done.
   * @param key stands for exactly what is asked: an answer to another question is none to this
   * @throws {InputNeeded} until they have answered, {@link Refusal} where they do not agree
   */
  agree(key: string, message: string, title: string): void;
}

const NOT_AGREED = 'The price was not agreed to: nothing was made, and nothing was spent.';

/** Undefined where the client cannot ask: those of the age of 2025, and those that say nothing of forms. */
export function personBehind({ envelope, inputResponses }: ServerContext['mcpReq']): UserToAsk | undefined {
  if (!asksByForm(envelope)) return undefined;
  return {
    agree(key, message, title) {
      const response = inputResponse(inputResponses, key);
      if (response.kind === 'missing') {
        const requestedSchema = z.object({ agree: z.boolean().meta({ title }) });
        const request = inputRequired.elicit({ message, requestedSchema });
        throw new InputNeeded(inputRequired({ inputRequests: { [key]: request } }));
      }
      const isAgreed =
        response.kind === 'elicit' && response.action === 'accept' && response.content?.['agree'] === true;
      if (!isAgreed) throw new Refusal('declined', NOT_AGREED);
    },
  };
}

/** As the protocol has it: `elicitation: {}` means forms. */
const saidOfItself = z.looseObject({
  [CLIENT_CAPABILITIES_META_KEY]: z.looseObject({
    elicitation: z.looseObject({ form: z.unknown().optional(), url: z.unknown().optional() }),
  }),
});

function asksByForm(envelope: unknown): boolean {
  const { data } = saidOfItself.safeParse(envelope);
  if (!data) return false;
  const { form, url } = data[CLIENT_CAPABILITIES_META_KEY].elicitation;
  return form !== undefined || url === undefined;
}
