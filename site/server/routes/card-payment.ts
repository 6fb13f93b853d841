import { Hono } from 'hono';

const CACHING = { 'Cache-Control': 'public, max-age=300' };

/** Serves the public key of the payment service to pages; none of ours requests it yet. */
export function cardPaymentRoutes(publicKey: string | undefined): Hono {
  return new Hono().get('/card-payment/public-key', (context) =>
    publicKey === undefined
      ? context.json({ message: 'No card payment is set up.', statusCode: 404 }, 404)
      : context.json({ publicKey }, 200, CACHING),
  );
}
