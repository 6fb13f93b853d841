import type { PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import type { Sql } from '../../database/sql.ts';
import { storeTestimonial } from './store-testimonial.ts';

it.each([
  ['2026-11-17T22:30:00.000Z', '2026-11-17T12:00:00.000Z'],
  ['2026-11-17T23:30:00.000Z', '2026-11-18T12:00:00.000Z'],
])('what is received at %s is dated in the clinic’s time zone', async (receivedAt, date) => {
  const create = vi.fn(async () => ({ id: 'a' }));
  const req = { payload: { create } } as unknown as PayloadRequest;
  await storeTestimonial(req, {} as Sql, {
    ...{ id: 'b', kind: 'testimonial', locale: 'de', receivedAt },
    ...{ fields: { name: 'Lia' }, campaign: {}, suspicions: [] },
  });
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      data: expect.objectContaining({ date, received_at: receivedAt }) as unknown,
    }),
  );
});
