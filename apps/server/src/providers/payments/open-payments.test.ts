import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openPayments } from './open-payments.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of more than thirty-two characters',
  PUBLIC_URL: 'https://framewright.example',
};
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PRICE_ID: 'price_1' };

test.each([
  [{}, 'sandbox'],
  [{ HOST: '::1', PUBLIC_URL: 'http://localhost:5173' }, 'sandbox'],
  [{ HOST: '0.0.0.0' }, undefined],
  [{ PUBLIC_URL: 'https://framewright.example' }, undefined],
  [PRODUCTION, undefined],
  [{ ...PRODUCTION, HOST: '127.0.0.1' }, undefined],
  [STRIPE, 'stripe'],
  [{ ...PRODUCTION, ...STRIPE }, 'stripe'],
  [{ STRIPE_PRICE_ID: 'price_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'sandbox'],
])('with %j, payments go through %s', async (variables, id) => {
  expect((await openPayments(readConfig(variables)))?.id).toBe(id);
});
