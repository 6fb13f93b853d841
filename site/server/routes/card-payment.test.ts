import { expect, it } from 'vitest';
import { cardPaymentRoutes } from './card-payment.ts';

const ask = (key?: string) => cardPaymentRoutes(key).request('/card-payment/public-key');

it('gives pages the public key that the operator has set', async () => {
  const answer = await ask('pk_test_1234');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ publicKey: 'pk_test_1234' });
});

it('says so where there is none', async () => {
  const answer = await ask();
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ statusCode: 404 });
});
