import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const operatorNotices = endpoint({
  method: 'GET',
  path: '/api/operator/notices',
  summary: 'What an operator of this server should know; for everybody else there is nothing',
  access: 'signed-in',
  key: 'never',
  response: z.object({ notices: z.array(z.string()) }),
  errors: [],
});
